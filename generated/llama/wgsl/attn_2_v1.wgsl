@group(0) @binding(0) var<storage, read> b0: array<i32>; // position
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stream
@group(0) @binding(2) var<storage, read> b2: array<f32>; // k_cache
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_cache
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // rope_cos
@group(0) @binding(6) var<storage, read> b6: array<f32>; // rope_sin
@group(0) @binding(7) var<storage, read> b7: array<i32>; // pages
@group(0) @binding(8) var<storage, read_write> b8: array<f32>; // stored8
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 256>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 256>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_2_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v143: u32 = lane;
  let v144: u32 = 0u;
  let v145: u32 = 1u;
  let v146: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = params[0].x;
  let v3: u32 = params[0].y;
  let v10: u32 = 0u;
  let v11: u32 = 1u;
  let v12: u32 = 512u;
  let v13: u32 = params[0].z;
  let v14: u32 = lane;
  let v15: u32 = 32u;
  let v17: f32 = 0.0f;
  let v18: u32 = params[0].w;
  let v22: u32 = params[1].x;
  let v63: f32 = bitcast<f32>(params[1].z);
  let v66: f32 = -1e30f;
  let v70: u32 = params[1].y;
  let v4: u32 = v2 / v3;
  let v5: u32 = v0 / v4;
  let v6: i32 = b0[v1];
  let v7: u32 = u32(v6);
  let v8: i32 = b1[v1];
  let v9: u32 = u32(v8);
  for (var v16: u32 = v14; v16 < v13; v16 += v15) {
    x0 = v17;
    let v19: bool = v16 < v18;
    if (v19) {
      let v20: u32 = v0 * v13;
      let v21: u32 = v20 + v16;
      let v23: u32 = v1 * v22;
      let v24: u32 = v23 + v21;
      let v25: f32 = b4[v24];
      let v26: u32 = v1 * v18;
      let v27: u32 = v26 + v16;
      let v28: f32 = b5[v27];
      let v29: f32 = v25 * v28;
      let v30: u32 = v16 + v18;
      let v31: u32 = v0 * v13;
      let v32: u32 = v31 + v30;
      let v33: u32 = v1 * v22;
      let v34: u32 = v33 + v32;
      let v35: f32 = b4[v34];
      let v36: u32 = v1 * v18;
      let v37: u32 = v36 + v16;
      let v38: f32 = b6[v37];
      let v39: f32 = v35 * v38;
      let v40: f32 = v29 - v39;
      x0 = v40;
    } else {
      let v41: u32 = v16 - v18;
      let v42: u32 = v41 + v18;
      let v43: u32 = v0 * v13;
      let v44: u32 = v43 + v42;
      let v45: u32 = v1 * v22;
      let v46: u32 = v45 + v44;
      let v47: f32 = b4[v46];
      let v48: u32 = v1 * v18;
      let v49: u32 = v48 + v41;
      let v50: f32 = b5[v49];
      let v51: f32 = v47 * v50;
      let v52: u32 = v0 * v13;
      let v53: u32 = v52 + v41;
      let v54: u32 = v1 * v22;
      let v55: u32 = v54 + v53;
      let v56: f32 = b4[v55];
      let v57: u32 = v1 * v18;
      let v58: u32 = v57 + v41;
      let v59: f32 = b6[v58];
      let v60: f32 = v56 * v59;
      let v61: f32 = v51 + v60;
      x0 = v61;
    }
    let v62: f32 = x0;
    let v64: f32 = v62 * v63;
    m0[v16] = v64;
  }
  for (var v65: u32 = v14; v65 < v13; v65 += v15) {
    m2[v65] = v17;
  }
  workgroupBarrier();
  x1 = v66;
  x2 = v17;
  let v67: u32 = v7 / v12;
  let v68: u32 = v67 + v11;
  for (var v69: u32 = v10; v69 < v68; v69 += v11) {
    let v71: u32 = v9 * v70;
    let v72: u32 = v69 + v71;
    let v73: i32 = b7[v72];
    let v74: u32 = u32(v73);
    let v75: u32 = v69 * v12;
    let v76: u32 = max(v10, v75);
    let v77: u32 = v76 - v75;
    let v78: u32 = v7 + v11;
    let v79: u32 = v78 - v75;
    let v80: u32 = min(v79, v12);
    x3 = v66;
    let v81: u32 = v74 * v3;
    let v82: u32 = v5 + v81;
    let v83: u32 = v82 * v13;
    let v84: u32 = v83 * v12;
    let v85: u32 = v77 + v14;
    for (var v86: u32 = v85; v86 < v80; v86 += v15) {
      let v87: u32 = v86 * v13;
      let v88: u32 = v84 + v87;
      x4 = v17;
      for (var v89: u32 = v10; v89 < v13; v89 += v11) {
        let v90: f32 = m0[v89];
        let v91: u32 = v88 + v89;
        let v92: f32 = b2[v91];
        let v93: f32 = x4;
        let v94: f32 = fma(v90, v92, v93);
        x4 = v94;
      }
      let v95: f32 = x4;
      m1[v86] = v95;
      let v96: f32 = x3;
      let v97: f32 = max(v96, v95);
      x3 = v97;
    }
    let v98: f32 = x3;
    m3[v143] = v98;
    workgroupBarrier();
    let v147: f32 = m3[v144];
    x7 = v147;
    for (var v148: u32 = v145; v148 < v146; v148 += v145) {
      let v149: f32 = m3[v148];
      let v150: f32 = x7;
      let v151: f32 = max(v150, v149);
      x7 = v151;
    }
    workgroupBarrier();
    let v152: f32 = x7;
    let v100: f32 = x1;
    let v101: f32 = max(v100, v152);
    let v102: f32 = v100 - v101;
    let v103: f32 = exp(v102);
    x1 = v101;
    x5 = v17;
    for (var v104: u32 = v85; v104 < v80; v104 += v15) {
      let v105: f32 = m1[v104];
      let v106: f32 = v105 - v101;
      let v107: f32 = exp(v106);
      m1[v104] = v107;
      let v108: f32 = x5;
      let v109: f32 = v108 + v107;
      x5 = v109;
    }
    let v110: f32 = x5;
    m3[v143] = v110;
    workgroupBarrier();
    let v153: f32 = m3[v144];
    x8 = v153;
    for (var v154: u32 = v145; v154 < v146; v154 += v145) {
      let v155: f32 = m3[v154];
      let v156: f32 = x8;
      let v157: f32 = v156 + v155;
      x8 = v157;
    }
    workgroupBarrier();
    let v158: f32 = x8;
    let v112: f32 = x2;
    let v113: f32 = fma(v112, v103, v158);
    x2 = v113;
    workgroupBarrier();
    let v114: u32 = v74 * v3;
    let v115: u32 = v5 + v114;
    let v116: u32 = v115 * v13;
    let v117: u32 = v116 * v12;
    for (var v118: u32 = v14; v118 < v13; v118 += v15) {
      x6 = v17;
      let v119: u32 = v117 + v118;
      for (var v120: u32 = v77; v120 < v80; v120 += v11) {
        let v121: f32 = m1[v120];
        let v122: u32 = v120 * v13;
        let v123: u32 = v119 + v122;
        let v124: f32 = b3[v123];
        let v125: f32 = x6;
        let v126: f32 = fma(v121, v124, v125);
        x6 = v126;
      }
      let v127: f32 = x6;
      let v128: f32 = m2[v118];
      let v129: f32 = fma(v128, v103, v127);
      m2[v118] = v129;
    }
    workgroupBarrier();
  }
  let v130: f32 = x2;
  let v131: f32 = 1.0 / v130;
  for (var v132: u32 = v14; v132 < v13; v132 += v15) {
    let v133: f32 = m2[v132];
    let v134: f32 = v133 * v131;
    m2[v132] = v134;
  }
  workgroupBarrier();
  for (var v135: u32 = v14; v135 < v13; v135 += v15) {
    let v136: u32 = v1 - v1;
    let v137: u32 = v0 - v0;
    let v138: f32 = m2[v135];
    let v139: u32 = v1 * v22;
    let v140: u32 = v0 * v13;
    let v141: u32 = v139 + v140;
    let v142: u32 = v141 + v135;
    b8[v142] = v138;
  }
}
