@group(0) @binding(0) var<storage, read> b0: array<i32>; // position
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stream
@group(0) @binding(2) var<storage, read> b2: array<f32>; // k_cache
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_cache
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // q_norm
@group(0) @binding(6) var<storage, read> b6: array<f32>; // rope_cos
@group(0) @binding(7) var<storage, read> b7: array<f32>; // rope_sin
@group(0) @binding(8) var<storage, read> b8: array<i32>; // pages
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 256>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 256>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_qk_norm_2_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  var x10: f32;
  let v175: u32 = lane;
  let v176: u32 = 0u;
  let v177: u32 = 1u;
  let v178: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = params[0].x;
  let v3: u32 = params[0].y;
  let v10: u32 = 0u;
  let v11: u32 = 1u;
  let v12: u32 = 512u;
  let v13: u32 = params[0].z;
  let v14: f32 = 0.0f;
  let v15: u32 = lane;
  let v16: u32 = 32u;
  let v20: u32 = params[0].w;
  let v30: u32 = params[1].x;
  let v39: f32 = bitcast<f32>(params[1].z);
  let v95: f32 = bitcast<f32>(params[1].w);
  let v98: f32 = -1e30f;
  let v102: u32 = params[1].y;
  let v4: u32 = v2 / v3;
  let v5: u32 = v0 / v4;
  let v6: i32 = b0[v1];
  let v7: u32 = u32(v6);
  let v8: i32 = b1[v1];
  let v9: u32 = u32(v8);
  x0 = v14;
  for (var v17: u32 = v15; v17 < v13; v17 += v16) {
    let v18: u32 = v0 * v13;
    let v19: u32 = v18 + v17;
    let v21: u32 = v1 * v20;
    let v22: u32 = v21 + v19;
    let v23: f32 = b4[v22];
    let v24: f32 = v23 * v23;
    let v25: f32 = x0;
    let v26: f32 = v25 + v24;
    x0 = v26;
  }
  let v27: f32 = x0;
  m3[v175] = v27;
  workgroupBarrier();
  let v179: f32 = m3[v176];
  x8 = v179;
  for (var v180: u32 = v177; v180 < v178; v180 += v177) {
    let v181: f32 = m3[v180];
    let v182: f32 = x8;
    let v183: f32 = v182 + v181;
    x8 = v183;
  }
  workgroupBarrier();
  let v184: f32 = x8;
  for (var v29: u32 = v15; v29 < v13; v29 += v16) {
    x1 = v14;
    let v31: bool = v29 < v30;
    if (v31) {
      let v32: u32 = v0 * v13;
      let v33: u32 = v32 + v29;
      let v34: u32 = v1 * v20;
      let v35: u32 = v34 + v33;
      let v36: f32 = b4[v35];
      let v37: f32 = f32(v13);
      let v38: f32 = v184 / v37;
      let v40: f32 = v38 + v39;
      let v41: f32 = inverseSqrt(v40);
      let v42: f32 = v36 * v41;
      let v43: f32 = b5[v29];
      let v44: f32 = v42 * v43;
      let v45: u32 = v1 * v30;
      let v46: u32 = v45 + v29;
      let v47: f32 = b6[v46];
      let v48: f32 = v44 * v47;
      let v49: u32 = v29 + v30;
      let v50: u32 = v0 * v13;
      let v51: u32 = v50 + v49;
      let v52: u32 = v1 * v20;
      let v53: u32 = v52 + v51;
      let v54: f32 = b4[v53];
      let v55: f32 = v54 * v41;
      let v56: f32 = b5[v49];
      let v57: f32 = v55 * v56;
      let v58: u32 = v1 * v30;
      let v59: u32 = v58 + v29;
      let v60: f32 = b7[v59];
      let v61: f32 = v57 * v60;
      let v62: f32 = v48 - v61;
      x1 = v62;
    } else {
      let v63: u32 = v29 - v30;
      let v64: u32 = v63 + v30;
      let v65: u32 = v0 * v13;
      let v66: u32 = v65 + v64;
      let v67: u32 = v1 * v20;
      let v68: u32 = v67 + v66;
      let v69: f32 = b4[v68];
      let v70: f32 = f32(v13);
      let v71: f32 = v184 / v70;
      let v72: f32 = v71 + v39;
      let v73: f32 = inverseSqrt(v72);
      let v74: f32 = v69 * v73;
      let v75: f32 = b5[v64];
      let v76: f32 = v74 * v75;
      let v77: u32 = v1 * v30;
      let v78: u32 = v77 + v63;
      let v79: f32 = b6[v78];
      let v80: f32 = v76 * v79;
      let v81: u32 = v0 * v13;
      let v82: u32 = v81 + v63;
      let v83: u32 = v1 * v20;
      let v84: u32 = v83 + v82;
      let v85: f32 = b4[v84];
      let v86: f32 = v85 * v73;
      let v87: f32 = b5[v63];
      let v88: f32 = v86 * v87;
      let v89: u32 = v1 * v30;
      let v90: u32 = v89 + v63;
      let v91: f32 = b7[v90];
      let v92: f32 = v88 * v91;
      let v93: f32 = v80 + v92;
      x1 = v93;
    }
    let v94: f32 = x1;
    let v96: f32 = v94 * v95;
    m0[v29] = v96;
  }
  for (var v97: u32 = v15; v97 < v13; v97 += v16) {
    m2[v97] = v14;
  }
  workgroupBarrier();
  x2 = v98;
  x3 = v14;
  let v99: u32 = v7 / v12;
  let v100: u32 = v99 + v11;
  for (var v101: u32 = v10; v101 < v100; v101 += v11) {
    let v103: u32 = v9 * v102;
    let v104: u32 = v101 + v103;
    let v105: i32 = b8[v104];
    let v106: u32 = u32(v105);
    let v107: u32 = v101 * v12;
    let v108: u32 = max(v10, v107);
    let v109: u32 = v108 - v107;
    let v110: u32 = v7 + v11;
    let v111: u32 = v110 - v107;
    let v112: u32 = min(v111, v12);
    x4 = v98;
    let v113: u32 = v106 * v3;
    let v114: u32 = v5 + v113;
    let v115: u32 = v114 * v13;
    let v116: u32 = v115 * v12;
    let v117: u32 = v109 + v15;
    for (var v118: u32 = v117; v118 < v112; v118 += v16) {
      let v119: u32 = v118 * v13;
      let v120: u32 = v116 + v119;
      x5 = v14;
      for (var v121: u32 = v10; v121 < v13; v121 += v11) {
        let v122: f32 = m0[v121];
        let v123: u32 = v120 + v121;
        let v124: f32 = b2[v123];
        let v125: f32 = x5;
        let v126: f32 = fma(v122, v124, v125);
        x5 = v126;
      }
      let v127: f32 = x5;
      m1[v118] = v127;
      let v128: f32 = x4;
      let v129: f32 = max(v128, v127);
      x4 = v129;
    }
    let v130: f32 = x4;
    m3[v175] = v130;
    workgroupBarrier();
    let v185: f32 = m3[v176];
    x9 = v185;
    for (var v186: u32 = v177; v186 < v178; v186 += v177) {
      let v187: f32 = m3[v186];
      let v188: f32 = x9;
      let v189: f32 = max(v188, v187);
      x9 = v189;
    }
    workgroupBarrier();
    let v190: f32 = x9;
    let v132: f32 = x2;
    let v133: f32 = max(v132, v190);
    let v134: f32 = v132 - v133;
    let v135: f32 = exp(v134);
    x2 = v133;
    x6 = v14;
    for (var v136: u32 = v117; v136 < v112; v136 += v16) {
      let v137: f32 = m1[v136];
      let v138: f32 = v137 - v133;
      let v139: f32 = exp(v138);
      m1[v136] = v139;
      let v140: f32 = x6;
      let v141: f32 = v140 + v139;
      x6 = v141;
    }
    let v142: f32 = x6;
    m3[v175] = v142;
    workgroupBarrier();
    let v191: f32 = m3[v176];
    x10 = v191;
    for (var v192: u32 = v177; v192 < v178; v192 += v177) {
      let v193: f32 = m3[v192];
      let v194: f32 = x10;
      let v195: f32 = v194 + v193;
      x10 = v195;
    }
    workgroupBarrier();
    let v196: f32 = x10;
    let v144: f32 = x3;
    let v145: f32 = fma(v144, v135, v196);
    x3 = v145;
    workgroupBarrier();
    let v146: u32 = v106 * v3;
    let v147: u32 = v5 + v146;
    let v148: u32 = v147 * v13;
    let v149: u32 = v148 * v12;
    for (var v150: u32 = v15; v150 < v13; v150 += v16) {
      x7 = v14;
      let v151: u32 = v149 + v150;
      for (var v152: u32 = v109; v152 < v112; v152 += v11) {
        let v153: f32 = m1[v152];
        let v154: u32 = v152 * v13;
        let v155: u32 = v151 + v154;
        let v156: f32 = b3[v155];
        let v157: f32 = x7;
        let v158: f32 = fma(v153, v156, v157);
        x7 = v158;
      }
      let v159: f32 = x7;
      let v160: f32 = m2[v150];
      let v161: f32 = fma(v160, v135, v159);
      m2[v150] = v161;
    }
    workgroupBarrier();
  }
  let v162: f32 = x3;
  let v163: f32 = 1.0 / v162;
  for (var v164: u32 = v15; v164 < v13; v164 += v16) {
    let v165: f32 = m2[v164];
    let v166: f32 = v165 * v163;
    m2[v164] = v166;
  }
  workgroupBarrier();
  for (var v167: u32 = v15; v167 < v13; v167 += v16) {
    let v168: u32 = v1 - v1;
    let v169: u32 = v0 - v0;
    let v170: f32 = m2[v167];
    let v171: u32 = v1 * v20;
    let v172: u32 = v0 * v13;
    let v173: u32 = v171 + v172;
    let v174: u32 = v173 + v167;
    b9[v174] = v170;
  }
}
