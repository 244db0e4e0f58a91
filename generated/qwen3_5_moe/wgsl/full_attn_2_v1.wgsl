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
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 3>;
var<workgroup> m0: array<f32, 256>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 256>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_2_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x11: f32;
  let v205: u32 = lane;
  let v206: u32 = 0u;
  let v207: u32 = 1u;
  let v208: u32 = 32u;
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
  let v18: u32 = params[0].w;
  let v21: u32 = params[1].x;
  let v31: u32 = params[1].y;
  let v40: f32 = bitcast<f32>(params[2].y);
  let v97: u32 = params[1].z;
  let v113: f32 = bitcast<f32>(params[2].z);
  let v116: f32 = -1e30f;
  let v120: u32 = params[1].w;
  let v197: f32 = 1.0f;
  let v200: u32 = params[2].x;
  let v4: u32 = v2 / v3;
  let v5: u32 = v0 / v4;
  let v6: i32 = b0[v1];
  let v7: u32 = u32(v6);
  let v8: i32 = b1[v1];
  let v9: u32 = u32(v8);
  x0 = v14;
  for (var v17: u32 = v15; v17 < v13; v17 += v16) {
    let v19: u32 = v0 * v18;
    let v20: u32 = v19 + v17;
    let v22: u32 = v1 * v21;
    let v23: u32 = v22 + v20;
    let v24: f32 = b4[v23];
    let v25: f32 = v24 * v24;
    let v26: f32 = x0;
    let v27: f32 = v26 + v25;
    x0 = v27;
  }
  let v28: f32 = x0;
  m3[v205] = v28;
  workgroupBarrier();
  let v209: f32 = m3[v206];
  x9 = v209;
  for (var v210: u32 = v207; v210 < v208; v210 += v207) {
    let v211: f32 = m3[v210];
    let v212: f32 = x9;
    let v213: f32 = v212 + v211;
    x9 = v213;
  }
  workgroupBarrier();
  let v214: f32 = x9;
  for (var v30: u32 = v15; v30 < v13; v30 += v16) {
    x1 = v14;
    let v32: bool = v30 < v31;
    if (v32) {
      let v33: u32 = v0 * v18;
      let v34: u32 = v33 + v30;
      let v35: u32 = v1 * v21;
      let v36: u32 = v35 + v34;
      let v37: f32 = b4[v36];
      let v38: f32 = f32(v13);
      let v39: f32 = v214 / v38;
      let v41: f32 = v39 + v40;
      let v42: f32 = inverseSqrt(v41);
      let v43: f32 = v37 * v42;
      let v44: f32 = b5[v30];
      let v45: f32 = v43 * v44;
      let v46: u32 = v1 * v31;
      let v47: u32 = v46 + v30;
      let v48: f32 = b6[v47];
      let v49: f32 = v45 * v48;
      let v50: u32 = v30 + v31;
      let v51: u32 = v0 * v18;
      let v52: u32 = v51 + v50;
      let v53: u32 = v1 * v21;
      let v54: u32 = v53 + v52;
      let v55: f32 = b4[v54];
      let v56: f32 = v55 * v42;
      let v57: f32 = b5[v50];
      let v58: f32 = v56 * v57;
      let v59: u32 = v1 * v31;
      let v60: u32 = v59 + v30;
      let v61: f32 = b7[v60];
      let v62: f32 = v58 * v61;
      let v63: f32 = v49 - v62;
      x1 = v63;
    } else {
      let v64: u32 = v30 - v31;
      x2 = v14;
      let v65: bool = v64 < v31;
      if (v65) {
        let v66: u32 = v64 + v31;
        let v67: u32 = v0 * v18;
        let v68: u32 = v67 + v66;
        let v69: u32 = v1 * v21;
        let v70: u32 = v69 + v68;
        let v71: f32 = b4[v70];
        let v72: f32 = f32(v13);
        let v73: f32 = v214 / v72;
        let v74: f32 = v73 + v40;
        let v75: f32 = inverseSqrt(v74);
        let v76: f32 = v71 * v75;
        let v77: f32 = b5[v66];
        let v78: f32 = v76 * v77;
        let v79: u32 = v1 * v31;
        let v80: u32 = v79 + v64;
        let v81: f32 = b6[v80];
        let v82: f32 = v78 * v81;
        let v83: u32 = v0 * v18;
        let v84: u32 = v83 + v64;
        let v85: u32 = v1 * v21;
        let v86: u32 = v85 + v84;
        let v87: f32 = b4[v86];
        let v88: f32 = v87 * v75;
        let v89: f32 = b5[v64];
        let v90: f32 = v88 * v89;
        let v91: u32 = v1 * v31;
        let v92: u32 = v91 + v64;
        let v93: f32 = b7[v92];
        let v94: f32 = v90 * v93;
        let v95: f32 = v82 + v94;
        x2 = v95;
      } else {
        let v96: u32 = v64 - v31;
        let v98: u32 = v96 + v97;
        let v99: u32 = v0 * v18;
        let v100: u32 = v99 + v98;
        let v101: u32 = v1 * v21;
        let v102: u32 = v101 + v100;
        let v103: f32 = b4[v102];
        let v104: f32 = f32(v13);
        let v105: f32 = v214 / v104;
        let v106: f32 = v105 + v40;
        let v107: f32 = inverseSqrt(v106);
        let v108: f32 = v103 * v107;
        let v109: f32 = b5[v98];
        let v110: f32 = v108 * v109;
        x2 = v110;
      }
      let v111: f32 = x2;
      x1 = v111;
    }
    let v112: f32 = x1;
    let v114: f32 = v112 * v113;
    m0[v30] = v114;
  }
  for (var v115: u32 = v15; v115 < v13; v115 += v16) {
    m2[v115] = v14;
  }
  workgroupBarrier();
  x3 = v116;
  x4 = v14;
  let v117: u32 = v7 / v12;
  let v118: u32 = v117 + v11;
  for (var v119: u32 = v10; v119 < v118; v119 += v11) {
    let v121: u32 = v9 * v120;
    let v122: u32 = v119 + v121;
    let v123: i32 = b8[v122];
    let v124: u32 = u32(v123);
    let v125: u32 = v119 * v12;
    let v126: u32 = max(v10, v125);
    let v127: u32 = v126 - v125;
    let v128: u32 = v7 + v11;
    let v129: u32 = v128 - v125;
    let v130: u32 = min(v129, v12);
    x5 = v116;
    let v131: u32 = v124 * v3;
    let v132: u32 = v5 + v131;
    let v133: u32 = v132 * v13;
    let v134: u32 = v133 * v12;
    let v135: u32 = v127 + v15;
    for (var v136: u32 = v135; v136 < v130; v136 += v16) {
      let v137: u32 = v136 * v13;
      let v138: u32 = v134 + v137;
      x6 = v14;
      for (var v139: u32 = v10; v139 < v13; v139 += v11) {
        let v140: f32 = m0[v139];
        let v141: u32 = v138 + v139;
        let v142: f32 = b2[v141];
        let v143: f32 = x6;
        let v144: f32 = fma(v140, v142, v143);
        x6 = v144;
      }
      let v145: f32 = x6;
      m1[v136] = v145;
      let v146: f32 = x5;
      let v147: f32 = max(v146, v145);
      x5 = v147;
    }
    let v148: f32 = x5;
    m3[v205] = v148;
    workgroupBarrier();
    let v215: f32 = m3[v206];
    x10 = v215;
    for (var v216: u32 = v207; v216 < v208; v216 += v207) {
      let v217: f32 = m3[v216];
      let v218: f32 = x10;
      let v219: f32 = max(v218, v217);
      x10 = v219;
    }
    workgroupBarrier();
    let v220: f32 = x10;
    let v150: f32 = x3;
    let v151: f32 = max(v150, v220);
    let v152: f32 = v150 - v151;
    let v153: f32 = exp(v152);
    x3 = v151;
    x7 = v14;
    for (var v154: u32 = v135; v154 < v130; v154 += v16) {
      let v155: f32 = m1[v154];
      let v156: f32 = v155 - v151;
      let v157: f32 = exp(v156);
      m1[v154] = v157;
      let v158: f32 = x7;
      let v159: f32 = v158 + v157;
      x7 = v159;
    }
    let v160: f32 = x7;
    m3[v205] = v160;
    workgroupBarrier();
    let v221: f32 = m3[v206];
    x11 = v221;
    for (var v222: u32 = v207; v222 < v208; v222 += v207) {
      let v223: f32 = m3[v222];
      let v224: f32 = x11;
      let v225: f32 = v224 + v223;
      x11 = v225;
    }
    workgroupBarrier();
    let v226: f32 = x11;
    let v162: f32 = x4;
    let v163: f32 = fma(v162, v153, v226);
    x4 = v163;
    workgroupBarrier();
    let v164: u32 = v124 * v3;
    let v165: u32 = v5 + v164;
    let v166: u32 = v165 * v13;
    let v167: u32 = v166 * v12;
    for (var v168: u32 = v15; v168 < v13; v168 += v16) {
      x8 = v14;
      let v169: u32 = v167 + v168;
      for (var v170: u32 = v127; v170 < v130; v170 += v11) {
        let v171: f32 = m1[v170];
        let v172: u32 = v170 * v13;
        let v173: u32 = v169 + v172;
        let v174: f32 = b3[v173];
        let v175: f32 = x8;
        let v176: f32 = fma(v171, v174, v175);
        x8 = v176;
      }
      let v177: f32 = x8;
      let v178: f32 = m2[v168];
      let v179: f32 = fma(v178, v153, v177);
      m2[v168] = v179;
    }
    workgroupBarrier();
  }
  let v180: f32 = x4;
  let v181: f32 = 1.0 / v180;
  for (var v182: u32 = v15; v182 < v13; v182 += v16) {
    let v183: f32 = m2[v182];
    let v184: f32 = v183 * v181;
    m2[v182] = v184;
  }
  workgroupBarrier();
  for (var v185: u32 = v15; v185 < v13; v185 += v16) {
    let v186: u32 = v1 - v1;
    let v187: u32 = v0 - v0;
    let v188: f32 = m2[v185];
    let v189: u32 = v185 + v13;
    let v190: u32 = v0 * v18;
    let v191: u32 = v190 + v189;
    let v192: u32 = v1 * v21;
    let v193: u32 = v192 + v191;
    let v194: f32 = b4[v193];
    let v195: f32 = -v194;
    let v196: f32 = exp(v195);
    let v198: f32 = v196 + v197;
    let v199: f32 = v188 / v198;
    let v201: u32 = v1 * v200;
    let v202: u32 = v0 * v13;
    let v203: u32 = v201 + v202;
    let v204: u32 = v203 + v185;
    b9[v204] = v199;
  }
}
