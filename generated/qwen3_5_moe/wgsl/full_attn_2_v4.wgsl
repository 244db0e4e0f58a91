@group(0) @binding(0) var<storage, read> b0: array<i32>; // position
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stream
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // k_cache
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // v_cache
@group(0) @binding(4) var<storage, read> b4: array<vec4<f32>>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<vec4<f32>>; // q_norm
@group(0) @binding(6) var<storage, read> b6: array<vec4<f32>>; // rope_cos
@group(0) @binding(7) var<storage, read> b7: array<vec4<f32>>; // rope_sin
@group(0) @binding(8) var<storage, read> b8: array<i32>; // pages
@group(0) @binding(9) var<storage, read_write> b9: array<vec4<f32>>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 3>;
var<workgroup> m0: array<vec4<f32>, 64>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<vec4<f32>, 64>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_2_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: vec4<f32>;
  var x2: vec4<f32>;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: vec4<f32>;
  var x7: f32;
  var x8: vec4<f32>;
  var x9: f32;
  var x10: f32;
  var x11: f32;
  let v238: u32 = lane;
  let v239: u32 = 0u;
  let v240: u32 = 1u;
  let v241: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = params[0].x;
  let v3: u32 = params[0].y;
  let v10: u32 = 0u;
  let v11: u32 = 1u;
  let v12: u32 = 512u;
  let v13: u32 = params[0].z;
  let v14: vec4<f32> = vec4<f32>(0.0f);
  let v15: u32 = lane;
  let v16: u32 = 4u;
  let v18: u32 = 128u;
  let v20: u32 = params[0].w;
  let v23: u32 = params[1].x;
  let v41: u32 = params[1].y;
  let v50: f32 = bitcast<f32>(params[2].y);
  let v111: u32 = params[1].z;
  let v128: f32 = bitcast<f32>(params[2].z);
  let v133: f32 = -1e30f;
  let v134: f32 = 0.0f;
  let v138: u32 = params[1].w;
  let v154: u32 = 32u;
  let v229: f32 = 1.0f;
  let v233: u32 = params[2].x;
  let v4: u32 = v2 / v3;
  let v5: u32 = v0 / v4;
  let v6: i32 = b0[v1];
  let v7: u32 = u32(v6);
  let v8: i32 = b1[v1];
  let v9: u32 = u32(v8);
  x0 = v14;
  let v17: u32 = v15 * v16;
  for (var v19: u32 = v17; v19 < v13; v19 += v18) {
    let v21: u32 = v0 * v20;
    let v22: u32 = v21 + v19;
    let v24: u32 = v1 * v23;
    let v25: u32 = v24 + v22;
    let v26: vec4<f32> = b4[v25 / 4u];
    let v27: vec4<f32> = v26 * v26;
    let v28: vec4<f32> = x0;
    let v29: vec4<f32> = v28 + v27;
    x0 = v29;
  }
  let v30: vec4<f32> = x0;
  let v31: f32 = v30.x;
  let v32: f32 = v30.y;
  let v33: f32 = v31 + v32;
  let v34: f32 = v30.z;
  let v35: f32 = v33 + v34;
  let v36: f32 = v30.w;
  let v37: f32 = v35 + v36;
  m3[v238] = v37;
  workgroupBarrier();
  let v242: f32 = m3[v239];
  x9 = v242;
  for (var v243: u32 = v240; v243 < v241; v243 += v240) {
    let v244: f32 = m3[v243];
    let v245: f32 = x9;
    let v246: f32 = v245 + v244;
    x9 = v246;
  }
  workgroupBarrier();
  let v247: f32 = x9;
  let v39: u32 = v15 * v16;
  for (var v40: u32 = v39; v40 < v13; v40 += v18) {
    x1 = v14;
    let v42: bool = v40 < v41;
    if (v42) {
      let v43: u32 = v0 * v20;
      let v44: u32 = v43 + v40;
      let v45: u32 = v1 * v23;
      let v46: u32 = v45 + v44;
      let v47: vec4<f32> = b4[v46 / 4u];
      let v48: f32 = f32(v13);
      let v49: f32 = v247 / v48;
      let v51: f32 = v49 + v50;
      let v52: f32 = inverseSqrt(v51);
      let v53: vec4<f32> = vec4<f32>(v52);
      let v54: vec4<f32> = v47 * v53;
      let v55: vec4<f32> = b5[v40 / 4u];
      let v56: vec4<f32> = v54 * v55;
      let v57: u32 = v1 * v41;
      let v58: u32 = v57 + v40;
      let v59: vec4<f32> = b6[v58 / 4u];
      let v60: vec4<f32> = v56 * v59;
      let v61: u32 = v40 + v41;
      let v62: u32 = v0 * v20;
      let v63: u32 = v62 + v61;
      let v64: u32 = v1 * v23;
      let v65: u32 = v64 + v63;
      let v66: vec4<f32> = b4[v65 / 4u];
      let v67: vec4<f32> = vec4<f32>(v52);
      let v68: vec4<f32> = v66 * v67;
      let v69: vec4<f32> = b5[v61 / 4u];
      let v70: vec4<f32> = v68 * v69;
      let v71: u32 = v1 * v41;
      let v72: u32 = v71 + v40;
      let v73: vec4<f32> = b7[v72 / 4u];
      let v74: vec4<f32> = v70 * v73;
      let v75: vec4<f32> = v60 - v74;
      x1 = v75;
    } else {
      let v76: u32 = v40 - v41;
      x2 = v14;
      let v77: bool = v76 < v41;
      if (v77) {
        let v78: u32 = v76 + v41;
        let v79: u32 = v0 * v20;
        let v80: u32 = v79 + v78;
        let v81: u32 = v1 * v23;
        let v82: u32 = v81 + v80;
        let v83: vec4<f32> = b4[v82 / 4u];
        let v84: f32 = f32(v13);
        let v85: f32 = v247 / v84;
        let v86: f32 = v85 + v50;
        let v87: f32 = inverseSqrt(v86);
        let v88: vec4<f32> = vec4<f32>(v87);
        let v89: vec4<f32> = v83 * v88;
        let v90: vec4<f32> = b5[v78 / 4u];
        let v91: vec4<f32> = v89 * v90;
        let v92: u32 = v1 * v41;
        let v93: u32 = v92 + v76;
        let v94: vec4<f32> = b6[v93 / 4u];
        let v95: vec4<f32> = v91 * v94;
        let v96: u32 = v0 * v20;
        let v97: u32 = v96 + v76;
        let v98: u32 = v1 * v23;
        let v99: u32 = v98 + v97;
        let v100: vec4<f32> = b4[v99 / 4u];
        let v101: vec4<f32> = vec4<f32>(v87);
        let v102: vec4<f32> = v100 * v101;
        let v103: vec4<f32> = b5[v76 / 4u];
        let v104: vec4<f32> = v102 * v103;
        let v105: u32 = v1 * v41;
        let v106: u32 = v105 + v76;
        let v107: vec4<f32> = b7[v106 / 4u];
        let v108: vec4<f32> = v104 * v107;
        let v109: vec4<f32> = v95 + v108;
        x2 = v109;
      } else {
        let v110: u32 = v76 - v41;
        let v112: u32 = v110 + v111;
        let v113: u32 = v0 * v20;
        let v114: u32 = v113 + v112;
        let v115: u32 = v1 * v23;
        let v116: u32 = v115 + v114;
        let v117: vec4<f32> = b4[v116 / 4u];
        let v118: f32 = f32(v13);
        let v119: f32 = v247 / v118;
        let v120: f32 = v119 + v50;
        let v121: f32 = inverseSqrt(v120);
        let v122: vec4<f32> = vec4<f32>(v121);
        let v123: vec4<f32> = v117 * v122;
        let v124: vec4<f32> = b5[v112 / 4u];
        let v125: vec4<f32> = v123 * v124;
        x2 = v125;
      }
      let v126: vec4<f32> = x2;
      x1 = v126;
    }
    let v127: vec4<f32> = x1;
    let v129: vec4<f32> = vec4<f32>(v128);
    let v130: vec4<f32> = v127 * v129;
    m0[v40 / 4u] = v130;
  }
  let v131: u32 = v15 * v16;
  for (var v132: u32 = v131; v132 < v13; v132 += v18) {
    m2[v132 / 4u] = v14;
  }
  workgroupBarrier();
  x3 = v133;
  x4 = v134;
  let v135: u32 = v7 / v12;
  let v136: u32 = v135 + v11;
  for (var v137: u32 = v10; v137 < v136; v137 += v11) {
    let v139: u32 = v9 * v138;
    let v140: u32 = v137 + v139;
    let v141: i32 = b8[v140];
    let v142: u32 = u32(v141);
    let v143: u32 = v137 * v12;
    let v144: u32 = max(v10, v143);
    let v145: u32 = v144 - v143;
    let v146: u32 = v7 + v11;
    let v147: u32 = v146 - v143;
    let v148: u32 = min(v147, v12);
    x5 = v133;
    let v149: u32 = v142 * v3;
    let v150: u32 = v5 + v149;
    let v151: u32 = v150 * v13;
    let v152: u32 = v151 * v12;
    let v153: u32 = v145 + v15;
    for (var v155: u32 = v153; v155 < v148; v155 += v154) {
      let v156: u32 = v155 * v13;
      let v157: u32 = v152 + v156;
      x6 = v14;
      for (var v158: u32 = v10; v158 < v13; v158 += v16) {
        let v159: vec4<f32> = m0[v158 / 4u];
        let v160: u32 = v157 + v158;
        let v161: vec4<f32> = b2[v160 / 4u];
        let v162: vec4<f32> = x6;
        let v163: vec4<f32> = fma(v159, v161, v162);
        x6 = v163;
      }
      let v164: vec4<f32> = x6;
      let v165: f32 = v164.x;
      let v166: f32 = v164.y;
      let v167: f32 = v165 + v166;
      let v168: f32 = v164.z;
      let v169: f32 = v167 + v168;
      let v170: f32 = v164.w;
      let v171: f32 = v169 + v170;
      m1[v155] = v171;
      let v172: f32 = x5;
      let v173: f32 = max(v172, v171);
      x5 = v173;
    }
    let v174: f32 = x5;
    m3[v238] = v174;
    workgroupBarrier();
    let v248: f32 = m3[v239];
    x10 = v248;
    for (var v249: u32 = v240; v249 < v241; v249 += v240) {
      let v250: f32 = m3[v249];
      let v251: f32 = x10;
      let v252: f32 = max(v251, v250);
      x10 = v252;
    }
    workgroupBarrier();
    let v253: f32 = x10;
    let v176: f32 = x3;
    let v177: f32 = max(v176, v253);
    let v178: f32 = v176 - v177;
    let v179: f32 = exp(v178);
    x3 = v177;
    x7 = v134;
    for (var v180: u32 = v153; v180 < v148; v180 += v154) {
      let v181: f32 = m1[v180];
      let v182: f32 = v181 - v177;
      let v183: f32 = exp(v182);
      m1[v180] = v183;
      let v184: f32 = x7;
      let v185: f32 = v184 + v183;
      x7 = v185;
    }
    let v186: f32 = x7;
    m3[v238] = v186;
    workgroupBarrier();
    let v254: f32 = m3[v239];
    x11 = v254;
    for (var v255: u32 = v240; v255 < v241; v255 += v240) {
      let v256: f32 = m3[v255];
      let v257: f32 = x11;
      let v258: f32 = v257 + v256;
      x11 = v258;
    }
    workgroupBarrier();
    let v259: f32 = x11;
    let v188: f32 = x4;
    let v189: f32 = fma(v188, v179, v259);
    x4 = v189;
    workgroupBarrier();
    let v190: u32 = v142 * v3;
    let v191: u32 = v5 + v190;
    let v192: u32 = v191 * v13;
    let v193: u32 = v192 * v12;
    let v194: vec4<f32> = vec4<f32>(v179);
    let v195: u32 = v15 * v16;
    for (var v196: u32 = v195; v196 < v13; v196 += v18) {
      x8 = v14;
      let v197: u32 = v193 + v196;
      for (var v198: u32 = v145; v198 < v148; v198 += v11) {
        let v199: f32 = m1[v198];
        let v200: vec4<f32> = vec4<f32>(v199);
        let v201: u32 = v198 * v13;
        let v202: u32 = v197 + v201;
        let v203: vec4<f32> = b3[v202 / 4u];
        let v204: vec4<f32> = x8;
        let v205: vec4<f32> = fma(v200, v203, v204);
        x8 = v205;
      }
      let v206: vec4<f32> = x8;
      let v207: vec4<f32> = m2[v196 / 4u];
      let v208: vec4<f32> = fma(v207, v194, v206);
      m2[v196 / 4u] = v208;
    }
    workgroupBarrier();
  }
  let v209: f32 = x4;
  let v210: f32 = 1.0 / v209;
  let v211: vec4<f32> = vec4<f32>(v210);
  let v212: u32 = v15 * v16;
  for (var v213: u32 = v212; v213 < v13; v213 += v18) {
    let v214: vec4<f32> = m2[v213 / 4u];
    let v215: vec4<f32> = v214 * v211;
    m2[v213 / 4u] = v215;
  }
  workgroupBarrier();
  let v216: u32 = v15 * v16;
  for (var v217: u32 = v216; v217 < v13; v217 += v18) {
    let v218: u32 = v1 - v1;
    let v219: u32 = v0 - v0;
    let v220: vec4<f32> = m2[v217 / 4u];
    let v221: u32 = v217 + v13;
    let v222: u32 = v0 * v20;
    let v223: u32 = v222 + v221;
    let v224: u32 = v1 * v23;
    let v225: u32 = v224 + v223;
    let v226: vec4<f32> = b4[v225 / 4u];
    let v227: vec4<f32> = -v226;
    let v228: vec4<f32> = exp(v227);
    let v230: vec4<f32> = vec4<f32>(v229);
    let v231: vec4<f32> = v228 + v230;
    let v232: vec4<f32> = v220 / v231;
    let v234: u32 = v1 * v233;
    let v235: u32 = v0 * v13;
    let v236: u32 = v234 + v235;
    let v237: u32 = v236 + v217;
    b9[v237 / 4u] = v232;
  }
}
