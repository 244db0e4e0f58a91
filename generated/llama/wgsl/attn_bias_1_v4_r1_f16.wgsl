@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v219: u32 = 1u;
  let v209: u32 = lane;
  let v210: u32 = 0u;
  let v211: u32 = 1u;
  let v212: u32 = 32u;
  let v94: f32 = 0.0f;
  let v95: u32 = 1u;
  let v97: u32 = 0u;
  let v108: u32 = 2u;
  let v112: u32 = 3u;
  let v116: u32 = lane;
  let v117: u32 = 4u;
  let v119: u32 = 128u;
  let v183: u32 = 5u;
  let v192: u32 = 32u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v9: vec4<f32> = vec4<f32>(0.0f);
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v31: u32 = params[0].z;
  let v32: u32 = 3u;
  let v37: u32 = group.x;
  let v38: u32 = groups.x;
  let v50: u32 = 512u;
  let v66: f32 = bitcast<f32>(params[0].w);
  let v76: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  for (var v7: u32 = v6; v7 < v4; v7 += v1) {
    let v8: u32 = v0 + v7;
    x0 = v9;
    let v12: u32 = v10 * v11;
    for (var v14: u32 = v12; v14 < v5; v14 += v13) {
      let v15: u32 = v8 * v5;
      let v16: u32 = v15 + v14;
      let v17: vec4<f32> = b0[v16 / 4u];
      let v18: vec4<f32> = v17 * v17;
      let v19: vec4<f32> = x0;
      let v20: vec4<f32> = v19 + v18;
      x0 = v20;
    }
    let v21: vec4<f32> = x0;
    let v22: f32 = v21.x;
    let v23: f32 = v21.y;
    let v24: f32 = v22 + v23;
    let v25: f32 = v21.z;
    let v26: f32 = v24 + v25;
    let v27: f32 = v21.w;
    let v28: f32 = v26 + v27;
    m4[v209] = v28;
    workgroupBarrier();
    let v213: f32 = m4[v210];
    x6 = v213;
    for (var v214: u32 = v211; v214 < v212; v214 += v211) {
      let v215: f32 = m4[v214];
      let v216: f32 = x6;
      let v217: f32 = v216 + v215;
      x6 = v217;
    }
    workgroupBarrier();
    let v218: f32 = x6;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v218;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v35: u32 = v31 + v32;
  let v36: u32 = v35 / v11;
  let v39: u32 = v34 + v38;
  let v40: u32 = v39 - v1;
  let v41: u32 = v40 / v38;
  let v42: u32 = v37 * v41;
  let v43: u32 = v42 + v41;
  let v44: u32 = min(v43, v34);
  for (var v45: u32 = v42; v45 < v44; v45 += v1) {
    let v46: u32 = v45 * v11;
    let v47: u32 = v31 - v46;
    let v48: u32 = min(v11, v47);
    let v49: u32 = v46 * v5;
    x1 = v94;
    x2 = v94;
    x3 = v94;
    x4 = v94;
    for (var v51: u32 = v6; v51 < v5; v51 += v50) {
      let v52: u32 = v5 - v51;
      let v53: u32 = min(v50, v52);
      for (var v54: u32 = v6; v54 < v4; v54 += v1) {
        let v55: u32 = v0 + v54;
        let v56: u32 = v10 * v11;
        for (var v57: u32 = v56; v57 < v53; v57 += v13) {
          let v58: u32 = v51 + v57;
          let v59: u32 = v55 * v5;
          let v60: u32 = v59 + v58;
          let v61: vec4<f32> = b0[v60 / 4u];
          let v62: u32 = v55 - v0;
          let v63: f32 = m1[v62];
          let v64: f32 = f32(v5);
          let v65: f32 = v63 / v64;
          let v67: f32 = v65 + v66;
          let v68: f32 = inverseSqrt(v67);
          let v69: vec4<f32> = vec4<f32>(v68);
          let v70: vec4<f32> = v61 * v69;
          let v71: vec4<f32> = b2[v58 / 4u];
          let v72: vec4<f32> = v70 * v71;
          let v73: u32 = v54 * v50;
          let v74: u32 = v57 + v73;
          m0[v74 / 4u] = v72;
        }
      }
      workgroupBarrier();
      let v75: u32 = v49 + v51;
      let v96: u32 = v4 - v95;
      let v98: u32 = min(v97, v96);
      let v99: u32 = v98 * v50;
      let v100: u32 = v6 + v99;
      let v101: u32 = v48 - v95;
      let v102: u32 = min(v97, v101);
      let v103: u32 = v102 * v5;
      let v104: u32 = v75 + v103;
      let v105: u32 = min(v95, v101);
      let v106: u32 = v105 * v5;
      let v107: u32 = v75 + v106;
      let v109: u32 = min(v108, v101);
      let v110: u32 = v109 * v5;
      let v111: u32 = v75 + v110;
      let v113: u32 = min(v112, v101);
      let v114: u32 = v113 * v5;
      let v115: u32 = v75 + v114;
      let v118: u32 = v116 * v117;
      for (var v120: u32 = v118; v120 < v53; v120 += v119) {
        let v121: u32 = v100 + v120;
        let v122: vec4<f32> = m0[v121 / 4u];
        let v123: u32 = v104 + v120;
        let v220: u32 = v123 >> v219;
        let v221: vec2<u32> = b1[v220 / 2u];
        let v222: u32 = v221.x;
        let v223: vec2<f32> = unpack2x16float(v222);
        let v224: f32 = v223.x;
        let v225: f32 = v223.y;
        let v226: u32 = v221.y;
        let v227: vec2<f32> = unpack2x16float(v226);
        let v228: f32 = v227.x;
        let v229: f32 = v227.y;
        let v230: vec4<f32> = vec4<f32>(v224, v225, v228, v229);
        let v125: f32 = x1;
        let v126: f32 = v122.x;
        let v127: f32 = v230.x;
        let v128: f32 = fma(v126, v127, v125);
        let v129: f32 = v122.y;
        let v130: f32 = v230.y;
        let v131: f32 = fma(v129, v130, v128);
        let v132: f32 = v122.z;
        let v133: f32 = v230.z;
        let v134: f32 = fma(v132, v133, v131);
        let v135: f32 = v122.w;
        let v136: f32 = v230.w;
        let v137: f32 = fma(v135, v136, v134);
        x1 = v137;
        let v138: u32 = v107 + v120;
        let v231: u32 = v138 >> v219;
        let v232: vec2<u32> = b1[v231 / 2u];
        let v233: u32 = v232.x;
        let v234: vec2<f32> = unpack2x16float(v233);
        let v235: f32 = v234.x;
        let v236: f32 = v234.y;
        let v237: u32 = v232.y;
        let v238: vec2<f32> = unpack2x16float(v237);
        let v239: f32 = v238.x;
        let v240: f32 = v238.y;
        let v241: vec4<f32> = vec4<f32>(v235, v236, v239, v240);
        let v140: f32 = x2;
        let v141: f32 = v122.x;
        let v142: f32 = v241.x;
        let v143: f32 = fma(v141, v142, v140);
        let v144: f32 = v122.y;
        let v145: f32 = v241.y;
        let v146: f32 = fma(v144, v145, v143);
        let v147: f32 = v122.z;
        let v148: f32 = v241.z;
        let v149: f32 = fma(v147, v148, v146);
        let v150: f32 = v122.w;
        let v151: f32 = v241.w;
        let v152: f32 = fma(v150, v151, v149);
        x2 = v152;
        let v153: u32 = v111 + v120;
        let v242: u32 = v153 >> v219;
        let v243: vec2<u32> = b1[v242 / 2u];
        let v244: u32 = v243.x;
        let v245: vec2<f32> = unpack2x16float(v244);
        let v246: f32 = v245.x;
        let v247: f32 = v245.y;
        let v248: u32 = v243.y;
        let v249: vec2<f32> = unpack2x16float(v248);
        let v250: f32 = v249.x;
        let v251: f32 = v249.y;
        let v252: vec4<f32> = vec4<f32>(v246, v247, v250, v251);
        let v155: f32 = x3;
        let v156: f32 = v122.x;
        let v157: f32 = v252.x;
        let v158: f32 = fma(v156, v157, v155);
        let v159: f32 = v122.y;
        let v160: f32 = v252.y;
        let v161: f32 = fma(v159, v160, v158);
        let v162: f32 = v122.z;
        let v163: f32 = v252.z;
        let v164: f32 = fma(v162, v163, v161);
        let v165: f32 = v122.w;
        let v166: f32 = v252.w;
        let v167: f32 = fma(v165, v166, v164);
        x3 = v167;
        let v168: u32 = v115 + v120;
        let v253: u32 = v168 >> v219;
        let v254: vec2<u32> = b1[v253 / 2u];
        let v255: u32 = v254.x;
        let v256: vec2<f32> = unpack2x16float(v255);
        let v257: f32 = v256.x;
        let v258: f32 = v256.y;
        let v259: u32 = v254.y;
        let v260: vec2<f32> = unpack2x16float(v259);
        let v261: f32 = v260.x;
        let v262: f32 = v260.y;
        let v263: vec4<f32> = vec4<f32>(v257, v258, v261, v262);
        let v170: f32 = x4;
        let v171: f32 = v122.x;
        let v172: f32 = v263.x;
        let v173: f32 = fma(v171, v172, v170);
        let v174: f32 = v122.y;
        let v175: f32 = v263.y;
        let v176: f32 = fma(v174, v175, v173);
        let v177: f32 = v122.z;
        let v178: f32 = v263.z;
        let v179: f32 = fma(v177, v178, v176);
        let v180: f32 = v122.w;
        let v181: f32 = v263.w;
        let v182: f32 = fma(v180, v181, v179);
        x4 = v182;
      }
      workgroupBarrier();
    }
    let v184: u32 = v116 * v183;
    let v185: f32 = x1;
    m3[v184] = v185;
    let v186: u32 = v184 + v95;
    let v187: f32 = x2;
    m3[v186] = v187;
    let v188: u32 = v184 + v108;
    let v189: f32 = x3;
    m3[v188] = v189;
    let v190: u32 = v184 + v112;
    let v191: f32 = x4;
    m3[v190] = v191;
    workgroupBarrier();
    for (var v193: u32 = v116; v193 < v117; v193 += v192) {
      let v194: u32 = v193 / v117;
      let v195: u32 = v193 % v117;
      let v196: bool = v194 < v4;
      let v197: bool = v195 < v48;
      let v198: bool = v196 & v197;
      if (v198) {
        x5 = v94;
        for (var v199: u32 = v97; v199 < v192; v199 += v95) {
          let v200: u32 = v199 * v183;
          let v201: u32 = v193 + v200;
          let v202: f32 = m3[v201];
          let v203: f32 = x5;
          let v204: f32 = v203 + v202;
          x5 = v204;
        }
        let v205: f32 = x5;
        let v206: u32 = v194 * v11;
        let v207: u32 = v6 + v206;
        let v208: u32 = v207 + v195;
        m2[v208] = v205;
      }
    }
    workgroupBarrier();
    for (var v77: u32 = v10; v77 < v11; v77 += v76) {
      let v78: u32 = v77 / v11;
      let v79: u32 = v77 % v11;
      let v80: bool = v78 < v4;
      let v81: bool = v79 < v48;
      let v82: bool = v80 & v81;
      if (v82) {
        let v83: u32 = v0 + v78;
        let v84: u32 = v46 + v79;
        let v85: u32 = v83 - v0;
        let v86: u32 = v85 * v11;
        let v87: u32 = v84 - v46;
        let v88: u32 = v86 + v87;
        let v89: f32 = m2[v88];
        let v90: f32 = b3[v84];
        let v91: f32 = v89 + v90;
        let v92: u32 = v83 * v31;
        let v93: u32 = v92 + v84;
        b4[v93] = v91;
      }
    }
    workgroupBarrier();
  }
}
