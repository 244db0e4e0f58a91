@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // down_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn mlp_bias_1_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v120: u32 = 1u;
  let v51: f32 = 0.0f;
  let v52: u32 = 1u;
  let v54: u32 = 0u;
  let v65: u32 = 2u;
  let v69: u32 = 3u;
  let v73: u32 = lane;
  let v74: u32 = 32u;
  let v94: u32 = 5u;
  let v103: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = params[0].z;
  let v9: u32 = 3u;
  let v10: u32 = 4u;
  let v15: u32 = group.x;
  let v16: u32 = groups.x;
  let v28: u32 = lane;
  let v29: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v6: u32 = v0 * v5;
  let v11: u32 = v8 + v9;
  let v12: u32 = v11 / v10;
  let v13: u32 = v8 + v9;
  let v14: u32 = v13 / v10;
  let v17: u32 = v12 + v16;
  let v18: u32 = v17 - v1;
  let v19: u32 = v18 / v16;
  let v20: u32 = v15 * v19;
  let v21: u32 = v20 + v19;
  let v22: u32 = min(v21, v12);
  for (var v23: u32 = v20; v23 < v22; v23 += v1) {
    let v24: u32 = v23 * v10;
    let v25: u32 = v8 - v24;
    let v26: u32 = min(v10, v25);
    let v27: u32 = v24 * v5;
    x0 = v51;
    x1 = v51;
    x2 = v51;
    x3 = v51;
    let v53: u32 = v4 - v52;
    let v55: u32 = min(v54, v53);
    let v56: u32 = v55 * v5;
    let v57: u32 = v6 + v56;
    let v58: u32 = v26 - v52;
    let v59: u32 = min(v54, v58);
    let v60: u32 = v59 * v5;
    let v61: u32 = v27 + v60;
    let v62: u32 = min(v52, v58);
    let v63: u32 = v62 * v5;
    let v64: u32 = v27 + v63;
    let v66: u32 = min(v65, v58);
    let v67: u32 = v66 * v5;
    let v68: u32 = v27 + v67;
    let v70: u32 = min(v69, v58);
    let v71: u32 = v70 * v5;
    let v72: u32 = v27 + v71;
    for (var v75: u32 = v73; v75 < v5; v75 += v74) {
      let v76: u32 = v57 + v75;
      let v77: f32 = b0[v76];
      let v78: u32 = v61 + v75;
      let v121: u32 = v78 >> v120;
      let v122: u32 = b1[v121];
      let v123: u32 = v78 & v120;
      let v124: vec2<f32> = unpack2x16float(v122);
      let v125: f32 = v124.x;
      let v126: f32 = v124.y;
      let v127: bool = v123 == v120;
      let v128: f32 = select(v125, v126, v127);
      let v80: f32 = x0;
      let v81: f32 = fma(v77, v128, v80);
      x0 = v81;
      let v82: u32 = v64 + v75;
      let v129: u32 = v82 >> v120;
      let v130: u32 = b1[v129];
      let v131: u32 = v82 & v120;
      let v132: vec2<f32> = unpack2x16float(v130);
      let v133: f32 = v132.x;
      let v134: f32 = v132.y;
      let v135: bool = v131 == v120;
      let v136: f32 = select(v133, v134, v135);
      let v84: f32 = x1;
      let v85: f32 = fma(v77, v136, v84);
      x1 = v85;
      let v86: u32 = v68 + v75;
      let v137: u32 = v86 >> v120;
      let v138: u32 = b1[v137];
      let v139: u32 = v86 & v120;
      let v140: vec2<f32> = unpack2x16float(v138);
      let v141: f32 = v140.x;
      let v142: f32 = v140.y;
      let v143: bool = v139 == v120;
      let v144: f32 = select(v141, v142, v143);
      let v88: f32 = x2;
      let v89: f32 = fma(v77, v144, v88);
      x2 = v89;
      let v90: u32 = v72 + v75;
      let v145: u32 = v90 >> v120;
      let v146: u32 = b1[v145];
      let v147: u32 = v90 & v120;
      let v148: vec2<f32> = unpack2x16float(v146);
      let v149: f32 = v148.x;
      let v150: f32 = v148.y;
      let v151: bool = v147 == v120;
      let v152: f32 = select(v149, v150, v151);
      let v92: f32 = x3;
      let v93: f32 = fma(v77, v152, v92);
      x3 = v93;
    }
    let v95: u32 = v73 * v94;
    let v96: f32 = x0;
    m1[v95] = v96;
    let v97: u32 = v95 + v52;
    let v98: f32 = x1;
    m1[v97] = v98;
    let v99: u32 = v95 + v65;
    let v100: f32 = x2;
    m1[v99] = v100;
    let v101: u32 = v95 + v69;
    let v102: f32 = x3;
    m1[v101] = v102;
    workgroupBarrier();
    for (var v104: u32 = v73; v104 < v103; v104 += v74) {
      let v105: u32 = v104 / v103;
      let v106: u32 = v104 % v103;
      let v107: bool = v105 < v4;
      let v108: bool = v106 < v26;
      let v109: bool = v107 & v108;
      if (v109) {
        x4 = v51;
        for (var v110: u32 = v54; v110 < v74; v110 += v52) {
          let v111: u32 = v110 * v94;
          let v112: u32 = v104 + v111;
          let v113: f32 = m1[v112];
          let v114: f32 = x4;
          let v115: f32 = v114 + v113;
          x4 = v115;
        }
        let v116: f32 = x4;
        let v117: u32 = v105 * v10;
        let v118: u32 = v7 + v117;
        let v119: u32 = v118 + v106;
        m0[v119] = v116;
      }
    }
    workgroupBarrier();
    for (var v30: u32 = v28; v30 < v10; v30 += v29) {
      let v31: u32 = v30 / v10;
      let v32: u32 = v30 % v10;
      let v33: bool = v31 < v4;
      let v34: bool = v32 < v26;
      let v35: bool = v33 & v34;
      if (v35) {
        let v36: u32 = v0 + v31;
        let v37: u32 = v24 + v32;
        let v38: u32 = v36 * v8;
        let v39: u32 = v38 + v37;
        let v40: f32 = b2[v39];
        let v41: u32 = v36 - v0;
        let v42: u32 = v41 * v10;
        let v43: u32 = v37 - v24;
        let v44: u32 = v42 + v43;
        let v45: f32 = m0[v44];
        let v46: f32 = b3[v37];
        let v47: f32 = v45 + v46;
        let v48: f32 = v40 + v47;
        let v49: u32 = v36 * v8;
        let v50: u32 = v49 + v37;
        b4[v50] = v48;
      }
    }
    workgroupBarrier();
  }
}
