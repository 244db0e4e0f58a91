@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn mlp_1_v1_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v118: u32 = 1u;
  let v122: u32 = 16u;
  let v123: u32 = 4294901760u;
  let v49: f32 = 0.0f;
  let v50: u32 = 1u;
  let v52: u32 = 0u;
  let v63: u32 = 2u;
  let v67: u32 = 3u;
  let v71: u32 = lane;
  let v72: u32 = 32u;
  let v92: u32 = 5u;
  let v101: u32 = 4u;
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
    x0 = v49;
    x1 = v49;
    x2 = v49;
    x3 = v49;
    let v51: u32 = v4 - v50;
    let v53: u32 = min(v52, v51);
    let v54: u32 = v53 * v5;
    let v55: u32 = v6 + v54;
    let v56: u32 = v26 - v50;
    let v57: u32 = min(v52, v56);
    let v58: u32 = v57 * v5;
    let v59: u32 = v27 + v58;
    let v60: u32 = min(v50, v56);
    let v61: u32 = v60 * v5;
    let v62: u32 = v27 + v61;
    let v64: u32 = min(v63, v56);
    let v65: u32 = v64 * v5;
    let v66: u32 = v27 + v65;
    let v68: u32 = min(v67, v56);
    let v69: u32 = v68 * v5;
    let v70: u32 = v27 + v69;
    for (var v73: u32 = v71; v73 < v5; v73 += v72) {
      let v74: u32 = v55 + v73;
      let v75: f32 = b0[v74];
      let v76: u32 = v59 + v73;
      let v119: u32 = v76 >> v118;
      let v120: u32 = b1[v119];
      let v121: u32 = v76 & v118;
      let v124: u32 = v120 << v122;
      let v125: u32 = v120 & v123;
      let v126: f32 = bitcast<f32>(v124);
      let v127: f32 = bitcast<f32>(v125);
      let v128: bool = v121 == v118;
      let v129: f32 = select(v126, v127, v128);
      let v78: f32 = x0;
      let v79: f32 = fma(v75, v129, v78);
      x0 = v79;
      let v80: u32 = v62 + v73;
      let v130: u32 = v80 >> v118;
      let v131: u32 = b1[v130];
      let v132: u32 = v80 & v118;
      let v133: u32 = v131 << v122;
      let v134: u32 = v131 & v123;
      let v135: f32 = bitcast<f32>(v133);
      let v136: f32 = bitcast<f32>(v134);
      let v137: bool = v132 == v118;
      let v138: f32 = select(v135, v136, v137);
      let v82: f32 = x1;
      let v83: f32 = fma(v75, v138, v82);
      x1 = v83;
      let v84: u32 = v66 + v73;
      let v139: u32 = v84 >> v118;
      let v140: u32 = b1[v139];
      let v141: u32 = v84 & v118;
      let v142: u32 = v140 << v122;
      let v143: u32 = v140 & v123;
      let v144: f32 = bitcast<f32>(v142);
      let v145: f32 = bitcast<f32>(v143);
      let v146: bool = v141 == v118;
      let v147: f32 = select(v144, v145, v146);
      let v86: f32 = x2;
      let v87: f32 = fma(v75, v147, v86);
      x2 = v87;
      let v88: u32 = v70 + v73;
      let v148: u32 = v88 >> v118;
      let v149: u32 = b1[v148];
      let v150: u32 = v88 & v118;
      let v151: u32 = v149 << v122;
      let v152: u32 = v149 & v123;
      let v153: f32 = bitcast<f32>(v151);
      let v154: f32 = bitcast<f32>(v152);
      let v155: bool = v150 == v118;
      let v156: f32 = select(v153, v154, v155);
      let v90: f32 = x3;
      let v91: f32 = fma(v75, v156, v90);
      x3 = v91;
    }
    let v93: u32 = v71 * v92;
    let v94: f32 = x0;
    m1[v93] = v94;
    let v95: u32 = v93 + v50;
    let v96: f32 = x1;
    m1[v95] = v96;
    let v97: u32 = v93 + v63;
    let v98: f32 = x2;
    m1[v97] = v98;
    let v99: u32 = v93 + v67;
    let v100: f32 = x3;
    m1[v99] = v100;
    workgroupBarrier();
    for (var v102: u32 = v71; v102 < v101; v102 += v72) {
      let v103: u32 = v102 / v101;
      let v104: u32 = v102 % v101;
      let v105: bool = v103 < v4;
      let v106: bool = v104 < v26;
      let v107: bool = v105 & v106;
      if (v107) {
        x4 = v49;
        for (var v108: u32 = v52; v108 < v72; v108 += v50) {
          let v109: u32 = v108 * v92;
          let v110: u32 = v102 + v109;
          let v111: f32 = m1[v110];
          let v112: f32 = x4;
          let v113: f32 = v112 + v111;
          x4 = v113;
        }
        let v114: f32 = x4;
        let v115: u32 = v103 * v10;
        let v116: u32 = v7 + v115;
        let v117: u32 = v116 + v104;
        m0[v117] = v114;
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
        let v46: f32 = v40 + v45;
        let v47: u32 = v36 * v8;
        let v48: u32 = v47 + v37;
        b3[v48] = v46;
      }
    }
    workgroupBarrier();
  }
}
