@group(0) @binding(0) var<storage, read> b0: array<f32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // v65
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v70
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
  let v63: f32 = 0.0f;
  let v64: u32 = 1u;
  let v66: u32 = 0u;
  let v77: u32 = 2u;
  let v81: u32 = 3u;
  let v85: u32 = lane;
  let v86: u32 = 32u;
  let v106: u32 = 5u;
  let v115: u32 = 4u;
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
    x0 = v63;
    x1 = v63;
    x2 = v63;
    x3 = v63;
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
      let v65: u32 = v4 - v64;
      let v67: u32 = min(v66, v65);
      let v68: u32 = v67 * v21;
      let v69: u32 = v6 + v68;
      let v70: u32 = v19 - v64;
      let v71: u32 = min(v66, v70);
      let v72: u32 = v71 * v5;
      let v73: u32 = v41 + v72;
      let v74: u32 = min(v64, v70);
      let v75: u32 = v74 * v5;
      let v76: u32 = v41 + v75;
      let v78: u32 = min(v77, v70);
      let v79: u32 = v78 * v5;
      let v80: u32 = v41 + v79;
      let v82: u32 = min(v81, v70);
      let v83: u32 = v82 * v5;
      let v84: u32 = v41 + v83;
      for (var v87: u32 = v85; v87 < v24; v87 += v86) {
        let v88: u32 = v69 + v87;
        let v89: f32 = m0[v88];
        let v90: u32 = v73 + v87;
        let v91: f32 = b0[v90];
        let v92: f32 = x0;
        let v93: f32 = fma(v89, v91, v92);
        x0 = v93;
        let v94: u32 = v76 + v87;
        let v95: f32 = b0[v94];
        let v96: f32 = x1;
        let v97: f32 = fma(v89, v95, v96);
        x1 = v97;
        let v98: u32 = v80 + v87;
        let v99: f32 = b0[v98];
        let v100: f32 = x2;
        let v101: f32 = fma(v89, v99, v100);
        x2 = v101;
        let v102: u32 = v84 + v87;
        let v103: f32 = b0[v102];
        let v104: f32 = x3;
        let v105: f32 = fma(v89, v103, v104);
        x3 = v105;
      }
      workgroupBarrier();
    }
    let v107: u32 = v85 * v106;
    let v108: f32 = x0;
    m2[v107] = v108;
    let v109: u32 = v107 + v64;
    let v110: f32 = x1;
    m2[v109] = v110;
    let v111: u32 = v107 + v77;
    let v112: f32 = x2;
    m2[v111] = v112;
    let v113: u32 = v107 + v81;
    let v114: f32 = x3;
    m2[v113] = v114;
    workgroupBarrier();
    for (var v116: u32 = v85; v116 < v115; v116 += v86) {
      let v117: u32 = v116 / v115;
      let v118: u32 = v116 % v115;
      let v119: bool = v117 < v4;
      let v120: bool = v118 < v19;
      let v121: bool = v119 & v120;
      if (v121) {
        x4 = v63;
        for (var v122: u32 = v66; v122 < v86; v122 += v64) {
          let v123: u32 = v122 * v106;
          let v124: u32 = v116 + v123;
          let v125: f32 = m2[v124];
          let v126: f32 = x4;
          let v127: f32 = v126 + v125;
          x4 = v127;
        }
        let v128: f32 = x4;
        let v129: u32 = v117 * v9;
        let v130: u32 = v6 + v129;
        let v131: u32 = v130 + v118;
        m1[v131] = v128;
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
        let v58: f32 = b3[v49];
        let v59: f32 = v57 + v58;
        let v60: f32 = v52 + v59;
        let v61: u32 = v48 * v7;
        let v62: u32 = v61 + v49;
        b4[v62] = v60;
      }
    }
    workgroupBarrier();
  }
}
