@group(0) @binding(0) var<storage, read> b0: array<f32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // v84
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v88
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn full_attn_3_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v61: f32 = 0.0f;
  let v62: u32 = 1u;
  let v64: u32 = 0u;
  let v75: u32 = 2u;
  let v79: u32 = 3u;
  let v83: u32 = lane;
  let v84: u32 = 32u;
  let v104: u32 = 5u;
  let v113: u32 = 4u;
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
  let v21: u32 = 512u;
  let v27: u32 = lane;
  let v28: u32 = 32u;
  let v31: u32 = params[0].w;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v10: u32 = v7 + v8;
  let v11: u32 = v10 / v9;
  let v12: u32 = v7 + v8;
  let v13: u32 = v12 / v9;
  for (var v16: u32 = v14; v16 < v11; v16 += v15) {
    let v17: u32 = v16 * v9;
    let v18: u32 = v7 - v17;
    let v19: u32 = min(v9, v18);
    let v20: u32 = v17 * v5;
    x0 = v61;
    x1 = v61;
    x2 = v61;
    x3 = v61;
    for (var v22: u32 = v6; v22 < v5; v22 += v21) {
      let v23: u32 = v5 - v22;
      let v24: u32 = min(v21, v23);
      for (var v25: u32 = v6; v25 < v4; v25 += v1) {
        let v26: u32 = v0 + v25;
        for (var v29: u32 = v27; v29 < v24; v29 += v28) {
          let v30: u32 = v22 + v29;
          let v32: u32 = v30 % v31;
          let v33: u32 = v30 / v31;
          let v34: u32 = v26 * v5;
          let v35: u32 = v33 * v31;
          let v36: u32 = v34 + v35;
          let v37: u32 = v36 + v32;
          let v38: f32 = b1[v37];
          let v39: u32 = v25 * v21;
          let v40: u32 = v29 + v39;
          m0[v40] = v38;
        }
      }
      workgroupBarrier();
      let v41: u32 = v20 + v22;
      let v63: u32 = v4 - v62;
      let v65: u32 = min(v64, v63);
      let v66: u32 = v65 * v21;
      let v67: u32 = v6 + v66;
      let v68: u32 = v19 - v62;
      let v69: u32 = min(v64, v68);
      let v70: u32 = v69 * v5;
      let v71: u32 = v41 + v70;
      let v72: u32 = min(v62, v68);
      let v73: u32 = v72 * v5;
      let v74: u32 = v41 + v73;
      let v76: u32 = min(v75, v68);
      let v77: u32 = v76 * v5;
      let v78: u32 = v41 + v77;
      let v80: u32 = min(v79, v68);
      let v81: u32 = v80 * v5;
      let v82: u32 = v41 + v81;
      for (var v85: u32 = v83; v85 < v24; v85 += v84) {
        let v86: u32 = v67 + v85;
        let v87: f32 = m0[v86];
        let v88: u32 = v71 + v85;
        let v89: f32 = b0[v88];
        let v90: f32 = x0;
        let v91: f32 = fma(v87, v89, v90);
        x0 = v91;
        let v92: u32 = v74 + v85;
        let v93: f32 = b0[v92];
        let v94: f32 = x1;
        let v95: f32 = fma(v87, v93, v94);
        x1 = v95;
        let v96: u32 = v78 + v85;
        let v97: f32 = b0[v96];
        let v98: f32 = x2;
        let v99: f32 = fma(v87, v97, v98);
        x2 = v99;
        let v100: u32 = v82 + v85;
        let v101: f32 = b0[v100];
        let v102: f32 = x3;
        let v103: f32 = fma(v87, v101, v102);
        x3 = v103;
      }
      workgroupBarrier();
    }
    let v105: u32 = v83 * v104;
    let v106: f32 = x0;
    m2[v105] = v106;
    let v107: u32 = v105 + v62;
    let v108: f32 = x1;
    m2[v107] = v108;
    let v109: u32 = v105 + v75;
    let v110: f32 = x2;
    m2[v109] = v110;
    let v111: u32 = v105 + v79;
    let v112: f32 = x3;
    m2[v111] = v112;
    workgroupBarrier();
    for (var v114: u32 = v83; v114 < v113; v114 += v84) {
      let v115: u32 = v114 / v113;
      let v116: u32 = v114 % v113;
      let v117: bool = v115 < v4;
      let v118: bool = v116 < v19;
      let v119: bool = v117 & v118;
      if (v119) {
        x4 = v61;
        for (var v120: u32 = v64; v120 < v84; v120 += v62) {
          let v121: u32 = v120 * v104;
          let v122: u32 = v114 + v121;
          let v123: f32 = m2[v122];
          let v124: f32 = x4;
          let v125: f32 = v124 + v123;
          x4 = v125;
        }
        let v126: f32 = x4;
        let v127: u32 = v115 * v9;
        let v128: u32 = v6 + v127;
        let v129: u32 = v128 + v116;
        m1[v129] = v126;
      }
    }
    workgroupBarrier();
    for (var v42: u32 = v27; v42 < v9; v42 += v28) {
      let v43: u32 = v42 / v9;
      let v44: u32 = v42 % v9;
      let v45: bool = v43 < v4;
      let v46: bool = v44 < v19;
      let v47: bool = v45 & v46;
      if (v47) {
        let v48: u32 = v0 + v43;
        let v49: u32 = v17 + v44;
        let v50: u32 = v48 * v7;
        let v51: u32 = v50 + v49;
        let v52: f32 = b2[v51];
        let v53: u32 = v48 - v0;
        let v54: u32 = v53 * v9;
        let v55: u32 = v49 - v17;
        let v56: u32 = v54 + v55;
        let v57: f32 = m1[v56];
        let v58: f32 = v52 + v57;
        let v59: u32 = v48 * v7;
        let v60: u32 = v59 + v49;
        b3[v60] = v58;
      }
    }
    workgroupBarrier();
  }
}
