@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v28
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v4_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v213: u32 = 1u;
  let v217: u32 = 16u;
  let v218: u32 = 4294901760u;
  let v203: u32 = lane;
  let v204: u32 = 0u;
  let v205: u32 = 1u;
  let v206: u32 = 32u;
  let v88: f32 = 0.0f;
  let v89: u32 = 1u;
  let v91: u32 = 0u;
  let v102: u32 = 2u;
  let v106: u32 = 3u;
  let v110: u32 = lane;
  let v111: u32 = 4u;
  let v113: u32 = 128u;
  let v177: u32 = 5u;
  let v186: u32 = 32u;
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
  let v44: u32 = 512u;
  let v60: f32 = bitcast<f32>(params[0].w);
  let v70: u32 = 32u;
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
    m4[v203] = v28;
    workgroupBarrier();
    let v207: f32 = m4[v204];
    x6 = v207;
    for (var v208: u32 = v205; v208 < v206; v208 += v205) {
      let v209: f32 = m4[v208];
      let v210: f32 = x6;
      let v211: f32 = v210 + v209;
      x6 = v211;
    }
    workgroupBarrier();
    let v212: f32 = x6;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v212;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v35: u32 = v31 + v32;
  let v36: u32 = v35 / v11;
  for (var v39: u32 = v37; v39 < v34; v39 += v38) {
    let v40: u32 = v39 * v11;
    let v41: u32 = v31 - v40;
    let v42: u32 = min(v11, v41);
    let v43: u32 = v40 * v5;
    x1 = v88;
    x2 = v88;
    x3 = v88;
    x4 = v88;
    for (var v45: u32 = v6; v45 < v5; v45 += v44) {
      let v46: u32 = v5 - v45;
      let v47: u32 = min(v44, v46);
      for (var v48: u32 = v6; v48 < v4; v48 += v1) {
        let v49: u32 = v0 + v48;
        let v50: u32 = v10 * v11;
        for (var v51: u32 = v50; v51 < v47; v51 += v13) {
          let v52: u32 = v45 + v51;
          let v53: u32 = v49 * v5;
          let v54: u32 = v53 + v52;
          let v55: vec4<f32> = b0[v54 / 4u];
          let v56: u32 = v49 - v0;
          let v57: f32 = m1[v56];
          let v58: f32 = f32(v5);
          let v59: f32 = v57 / v58;
          let v61: f32 = v59 + v60;
          let v62: f32 = inverseSqrt(v61);
          let v63: vec4<f32> = vec4<f32>(v62);
          let v64: vec4<f32> = v55 * v63;
          let v65: vec4<f32> = b2[v52 / 4u];
          let v66: vec4<f32> = v64 * v65;
          let v67: u32 = v48 * v44;
          let v68: u32 = v51 + v67;
          m0[v68 / 4u] = v66;
        }
      }
      workgroupBarrier();
      let v69: u32 = v43 + v45;
      let v90: u32 = v4 - v89;
      let v92: u32 = min(v91, v90);
      let v93: u32 = v92 * v44;
      let v94: u32 = v6 + v93;
      let v95: u32 = v42 - v89;
      let v96: u32 = min(v91, v95);
      let v97: u32 = v96 * v5;
      let v98: u32 = v69 + v97;
      let v99: u32 = min(v89, v95);
      let v100: u32 = v99 * v5;
      let v101: u32 = v69 + v100;
      let v103: u32 = min(v102, v95);
      let v104: u32 = v103 * v5;
      let v105: u32 = v69 + v104;
      let v107: u32 = min(v106, v95);
      let v108: u32 = v107 * v5;
      let v109: u32 = v69 + v108;
      let v112: u32 = v110 * v111;
      for (var v114: u32 = v112; v114 < v47; v114 += v113) {
        let v115: u32 = v94 + v114;
        let v116: vec4<f32> = m0[v115 / 4u];
        let v117: u32 = v98 + v114;
        let v214: u32 = v117 >> v213;
        let v215: vec2<u32> = b1[v214 / 2u];
        let v216: u32 = v215.x;
        let v219: u32 = v216 << v217;
        let v220: u32 = v216 & v218;
        let v221: f32 = bitcast<f32>(v219);
        let v222: f32 = bitcast<f32>(v220);
        let v223: u32 = v215.y;
        let v224: u32 = v223 << v217;
        let v225: u32 = v223 & v218;
        let v226: f32 = bitcast<f32>(v224);
        let v227: f32 = bitcast<f32>(v225);
        let v228: vec4<f32> = vec4<f32>(v221, v222, v226, v227);
        let v119: f32 = x1;
        let v120: f32 = v116.x;
        let v121: f32 = v228.x;
        let v122: f32 = fma(v120, v121, v119);
        let v123: f32 = v116.y;
        let v124: f32 = v228.y;
        let v125: f32 = fma(v123, v124, v122);
        let v126: f32 = v116.z;
        let v127: f32 = v228.z;
        let v128: f32 = fma(v126, v127, v125);
        let v129: f32 = v116.w;
        let v130: f32 = v228.w;
        let v131: f32 = fma(v129, v130, v128);
        x1 = v131;
        let v132: u32 = v101 + v114;
        let v229: u32 = v132 >> v213;
        let v230: vec2<u32> = b1[v229 / 2u];
        let v231: u32 = v230.x;
        let v232: u32 = v231 << v217;
        let v233: u32 = v231 & v218;
        let v234: f32 = bitcast<f32>(v232);
        let v235: f32 = bitcast<f32>(v233);
        let v236: u32 = v230.y;
        let v237: u32 = v236 << v217;
        let v238: u32 = v236 & v218;
        let v239: f32 = bitcast<f32>(v237);
        let v240: f32 = bitcast<f32>(v238);
        let v241: vec4<f32> = vec4<f32>(v234, v235, v239, v240);
        let v134: f32 = x2;
        let v135: f32 = v116.x;
        let v136: f32 = v241.x;
        let v137: f32 = fma(v135, v136, v134);
        let v138: f32 = v116.y;
        let v139: f32 = v241.y;
        let v140: f32 = fma(v138, v139, v137);
        let v141: f32 = v116.z;
        let v142: f32 = v241.z;
        let v143: f32 = fma(v141, v142, v140);
        let v144: f32 = v116.w;
        let v145: f32 = v241.w;
        let v146: f32 = fma(v144, v145, v143);
        x2 = v146;
        let v147: u32 = v105 + v114;
        let v242: u32 = v147 >> v213;
        let v243: vec2<u32> = b1[v242 / 2u];
        let v244: u32 = v243.x;
        let v245: u32 = v244 << v217;
        let v246: u32 = v244 & v218;
        let v247: f32 = bitcast<f32>(v245);
        let v248: f32 = bitcast<f32>(v246);
        let v249: u32 = v243.y;
        let v250: u32 = v249 << v217;
        let v251: u32 = v249 & v218;
        let v252: f32 = bitcast<f32>(v250);
        let v253: f32 = bitcast<f32>(v251);
        let v254: vec4<f32> = vec4<f32>(v247, v248, v252, v253);
        let v149: f32 = x3;
        let v150: f32 = v116.x;
        let v151: f32 = v254.x;
        let v152: f32 = fma(v150, v151, v149);
        let v153: f32 = v116.y;
        let v154: f32 = v254.y;
        let v155: f32 = fma(v153, v154, v152);
        let v156: f32 = v116.z;
        let v157: f32 = v254.z;
        let v158: f32 = fma(v156, v157, v155);
        let v159: f32 = v116.w;
        let v160: f32 = v254.w;
        let v161: f32 = fma(v159, v160, v158);
        x3 = v161;
        let v162: u32 = v109 + v114;
        let v255: u32 = v162 >> v213;
        let v256: vec2<u32> = b1[v255 / 2u];
        let v257: u32 = v256.x;
        let v258: u32 = v257 << v217;
        let v259: u32 = v257 & v218;
        let v260: f32 = bitcast<f32>(v258);
        let v261: f32 = bitcast<f32>(v259);
        let v262: u32 = v256.y;
        let v263: u32 = v262 << v217;
        let v264: u32 = v262 & v218;
        let v265: f32 = bitcast<f32>(v263);
        let v266: f32 = bitcast<f32>(v264);
        let v267: vec4<f32> = vec4<f32>(v260, v261, v265, v266);
        let v164: f32 = x4;
        let v165: f32 = v116.x;
        let v166: f32 = v267.x;
        let v167: f32 = fma(v165, v166, v164);
        let v168: f32 = v116.y;
        let v169: f32 = v267.y;
        let v170: f32 = fma(v168, v169, v167);
        let v171: f32 = v116.z;
        let v172: f32 = v267.z;
        let v173: f32 = fma(v171, v172, v170);
        let v174: f32 = v116.w;
        let v175: f32 = v267.w;
        let v176: f32 = fma(v174, v175, v173);
        x4 = v176;
      }
      workgroupBarrier();
    }
    let v178: u32 = v110 * v177;
    let v179: f32 = x1;
    m3[v178] = v179;
    let v180: u32 = v178 + v89;
    let v181: f32 = x2;
    m3[v180] = v181;
    let v182: u32 = v178 + v102;
    let v183: f32 = x3;
    m3[v182] = v183;
    let v184: u32 = v178 + v106;
    let v185: f32 = x4;
    m3[v184] = v185;
    workgroupBarrier();
    for (var v187: u32 = v110; v187 < v111; v187 += v186) {
      let v188: u32 = v187 / v111;
      let v189: u32 = v187 % v111;
      let v190: bool = v188 < v4;
      let v191: bool = v189 < v42;
      let v192: bool = v190 & v191;
      if (v192) {
        x5 = v88;
        for (var v193: u32 = v91; v193 < v186; v193 += v89) {
          let v194: u32 = v193 * v177;
          let v195: u32 = v187 + v194;
          let v196: f32 = m3[v195];
          let v197: f32 = x5;
          let v198: f32 = v197 + v196;
          x5 = v198;
        }
        let v199: f32 = x5;
        let v200: u32 = v188 * v11;
        let v201: u32 = v6 + v200;
        let v202: u32 = v201 + v189;
        m2[v202] = v199;
      }
    }
    workgroupBarrier();
    for (var v71: u32 = v10; v71 < v11; v71 += v70) {
      let v72: u32 = v71 / v11;
      let v73: u32 = v71 % v11;
      let v74: bool = v72 < v4;
      let v75: bool = v73 < v42;
      let v76: bool = v74 & v75;
      if (v76) {
        let v77: u32 = v0 + v72;
        let v78: u32 = v40 + v73;
        let v79: u32 = v77 - v0;
        let v80: u32 = v79 * v11;
        let v81: u32 = v78 - v40;
        let v82: u32 = v80 + v81;
        let v83: f32 = m2[v82];
        let v84: f32 = b3[v78];
        let v85: f32 = v83 + v84;
        let v86: u32 = v77 * v31;
        let v87: u32 = v86 + v78;
        b4[v87] = v85;
      }
    }
    workgroupBarrier();
  }
}
