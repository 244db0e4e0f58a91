@group(0) @binding(0) var<storage, read> b0: array<f32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn attn_bias_4_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v69: f32 = 0.0f;
  let v70: u32 = 1u;
  let v72: u32 = 0u;
  let v83: u32 = 2u;
  let v87: u32 = 3u;
  let v91: u32 = lane;
  let v92: u32 = 32u;
  let v112: u32 = 5u;
  let v121: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v7: u32 = params[0].z;
  let v8: u32 = 3u;
  let v9: u32 = 4u;
  let v14: u32 = group.x;
  let v15: u32 = groups.x;
  let v27: u32 = 512u;
  let v33: u32 = lane;
  let v34: u32 = 32u;
  let v37: u32 = params[0].w;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v10: u32 = v7 + v8;
  let v11: u32 = v10 / v9;
  let v12: u32 = v7 + v8;
  let v13: u32 = v12 / v9;
  let v16: u32 = v11 + v15;
  let v17: u32 = v16 - v1;
  let v18: u32 = v17 / v15;
  let v19: u32 = v14 * v18;
  let v20: u32 = v19 + v18;
  let v21: u32 = min(v20, v11);
  for (var v22: u32 = v19; v22 < v21; v22 += v1) {
    let v23: u32 = v22 * v9;
    let v24: u32 = v7 - v23;
    let v25: u32 = min(v9, v24);
    let v26: u32 = v23 * v5;
    x0 = v69;
    x1 = v69;
    x2 = v69;
    x3 = v69;
    for (var v28: u32 = v6; v28 < v5; v28 += v27) {
      let v29: u32 = v5 - v28;
      let v30: u32 = min(v27, v29);
      for (var v31: u32 = v6; v31 < v4; v31 += v1) {
        let v32: u32 = v0 + v31;
        for (var v35: u32 = v33; v35 < v30; v35 += v34) {
          let v36: u32 = v28 + v35;
          let v38: u32 = v36 % v37;
          let v39: u32 = v36 / v37;
          let v40: u32 = v32 * v5;
          let v41: u32 = v39 * v37;
          let v42: u32 = v40 + v41;
          let v43: u32 = v42 + v38;
          let v44: f32 = b1[v43];
          let v45: u32 = v31 * v27;
          let v46: u32 = v35 + v45;
          m0[v46] = v44;
        }
      }
      workgroupBarrier();
      let v47: u32 = v26 + v28;
      let v71: u32 = v4 - v70;
      let v73: u32 = min(v72, v71);
      let v74: u32 = v73 * v27;
      let v75: u32 = v6 + v74;
      let v76: u32 = v25 - v70;
      let v77: u32 = min(v72, v76);
      let v78: u32 = v77 * v5;
      let v79: u32 = v47 + v78;
      let v80: u32 = min(v70, v76);
      let v81: u32 = v80 * v5;
      let v82: u32 = v47 + v81;
      let v84: u32 = min(v83, v76);
      let v85: u32 = v84 * v5;
      let v86: u32 = v47 + v85;
      let v88: u32 = min(v87, v76);
      let v89: u32 = v88 * v5;
      let v90: u32 = v47 + v89;
      for (var v93: u32 = v91; v93 < v30; v93 += v92) {
        let v94: u32 = v75 + v93;
        let v95: f32 = m0[v94];
        let v96: u32 = v79 + v93;
        let v97: f32 = b0[v96];
        let v98: f32 = x0;
        let v99: f32 = fma(v95, v97, v98);
        x0 = v99;
        let v100: u32 = v82 + v93;
        let v101: f32 = b0[v100];
        let v102: f32 = x1;
        let v103: f32 = fma(v95, v101, v102);
        x1 = v103;
        let v104: u32 = v86 + v93;
        let v105: f32 = b0[v104];
        let v106: f32 = x2;
        let v107: f32 = fma(v95, v105, v106);
        x2 = v107;
        let v108: u32 = v90 + v93;
        let v109: f32 = b0[v108];
        let v110: f32 = x3;
        let v111: f32 = fma(v95, v109, v110);
        x3 = v111;
      }
      workgroupBarrier();
    }
    let v113: u32 = v91 * v112;
    let v114: f32 = x0;
    m2[v113] = v114;
    let v115: u32 = v113 + v70;
    let v116: f32 = x1;
    m2[v115] = v116;
    let v117: u32 = v113 + v83;
    let v118: f32 = x2;
    m2[v117] = v118;
    let v119: u32 = v113 + v87;
    let v120: f32 = x3;
    m2[v119] = v120;
    workgroupBarrier();
    for (var v122: u32 = v91; v122 < v121; v122 += v92) {
      let v123: u32 = v122 / v121;
      let v124: u32 = v122 % v121;
      let v125: bool = v123 < v4;
      let v126: bool = v124 < v25;
      let v127: bool = v125 & v126;
      if (v127) {
        x4 = v69;
        for (var v128: u32 = v72; v128 < v92; v128 += v70) {
          let v129: u32 = v128 * v112;
          let v130: u32 = v122 + v129;
          let v131: f32 = m2[v130];
          let v132: f32 = x4;
          let v133: f32 = v132 + v131;
          x4 = v133;
        }
        let v134: f32 = x4;
        let v135: u32 = v123 * v9;
        let v136: u32 = v6 + v135;
        let v137: u32 = v136 + v124;
        m1[v137] = v134;
      }
    }
    workgroupBarrier();
    for (var v48: u32 = v33; v48 < v9; v48 += v34) {
      let v49: u32 = v48 / v9;
      let v50: u32 = v48 % v9;
      let v51: bool = v49 < v4;
      let v52: bool = v50 < v25;
      let v53: bool = v51 & v52;
      if (v53) {
        let v54: u32 = v0 + v49;
        let v55: u32 = v23 + v50;
        let v56: u32 = v54 * v7;
        let v57: u32 = v56 + v55;
        let v58: f32 = b2[v57];
        let v59: u32 = v54 - v0;
        let v60: u32 = v59 * v9;
        let v61: u32 = v55 - v23;
        let v62: u32 = v60 + v61;
        let v63: f32 = m1[v62];
        let v64: f32 = b3[v55];
        let v65: f32 = v63 + v64;
        let v66: f32 = v58 + v65;
        let v67: u32 = v54 * v7;
        let v68: u32 = v67 + v55;
        b4[v68] = v66;
      }
    }
    workgroupBarrier();
  }
}
