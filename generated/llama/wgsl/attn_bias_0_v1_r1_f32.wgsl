@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v24
@group(0) @binding(5) var<storage, read> b5: array<f32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v26
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  let v265: u32 = lane;
  let v266: u32 = 0u;
  let v267: u32 = 1u;
  let v268: u32 = 32u;
  let v136: f32 = 0.0f;
  let v137: u32 = 1u;
  let v139: u32 = 0u;
  let v150: u32 = 2u;
  let v154: u32 = 3u;
  let v158: u32 = lane;
  let v159: u32 = 32u;
  let v179: u32 = 5u;
  let v188: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v9: f32 = 0.0f;
  let v10: u32 = lane;
  let v11: u32 = 32u;
  let v22: u32 = params[0].z;
  let v23: u32 = 3u;
  let v24: u32 = 4u;
  let v27: u32 = params[0].w;
  let v36: u32 = group.x;
  let v37: u32 = groups.x;
  let v47: u32 = 512u;
  let v62: f32 = bitcast<f32>(params[1].x);
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  for (var v7: u32 = v6; v7 < v4; v7 += v1) {
    let v8: u32 = v0 + v7;
    x0 = v9;
    for (var v12: u32 = v10; v12 < v5; v12 += v11) {
      let v13: u32 = v8 * v5;
      let v14: u32 = v13 + v12;
      let v15: f32 = b0[v14];
      let v16: f32 = v15 * v15;
      let v17: f32 = x0;
      let v18: f32 = v17 + v16;
      x0 = v18;
    }
    let v19: f32 = x0;
    m4[v265] = v19;
    workgroupBarrier();
    let v269: f32 = m4[v266];
    x7 = v269;
    for (var v270: u32 = v267; v270 < v268; v270 += v267) {
      let v271: f32 = m4[v270];
      let v272: f32 = x7;
      let v273: f32 = v272 + v271;
      x7 = v273;
    }
    workgroupBarrier();
    let v274: f32 = x7;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v274;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v28: u32 = v27 + v23;
  let v29: u32 = v28 / v24;
  let v30: u32 = v26 + v29;
  let v31: u32 = v22 + v23;
  let v32: u32 = v31 / v24;
  let v33: u32 = v27 + v23;
  let v34: u32 = v33 / v24;
  let v35: u32 = v32 + v34;
  for (var v38: u32 = v36; v38 < v30; v38 += v37) {
    let v39: bool = v38 < v32;
    let v40: bool = v38 < v6;
    let v41: bool = !v40;
    let v42: bool = v39 & v41;
    if (v42) {
      let v43: u32 = v38 * v24;
      let v44: u32 = v22 - v43;
      let v45: u32 = min(v24, v44);
      let v46: u32 = v43 * v5;
      x1 = v136;
      x2 = v136;
      x3 = v136;
      x4 = v136;
      for (var v48: u32 = v6; v48 < v5; v48 += v47) {
        let v49: u32 = v5 - v48;
        let v50: u32 = min(v47, v49);
        for (var v51: u32 = v6; v51 < v4; v51 += v1) {
          let v52: u32 = v0 + v51;
          for (var v53: u32 = v10; v53 < v50; v53 += v11) {
            let v54: u32 = v48 + v53;
            let v55: u32 = v52 * v5;
            let v56: u32 = v55 + v54;
            let v57: f32 = b0[v56];
            let v58: u32 = v52 - v0;
            let v59: f32 = m1[v58];
            let v60: f32 = f32(v5);
            let v61: f32 = v59 / v60;
            let v63: f32 = v61 + v62;
            let v64: f32 = inverseSqrt(v63);
            let v65: f32 = v57 * v64;
            let v66: f32 = b2[v54];
            let v67: f32 = v65 * v66;
            let v68: u32 = v51 * v47;
            let v69: u32 = v53 + v68;
            m0[v69] = v67;
          }
        }
        workgroupBarrier();
        let v70: u32 = v46 + v48;
        let v138: u32 = v4 - v137;
        let v140: u32 = min(v139, v138);
        let v141: u32 = v140 * v47;
        let v142: u32 = v6 + v141;
        let v143: u32 = v45 - v137;
        let v144: u32 = min(v139, v143);
        let v145: u32 = v144 * v5;
        let v146: u32 = v70 + v145;
        let v147: u32 = min(v137, v143);
        let v148: u32 = v147 * v5;
        let v149: u32 = v70 + v148;
        let v151: u32 = min(v150, v143);
        let v152: u32 = v151 * v5;
        let v153: u32 = v70 + v152;
        let v155: u32 = min(v154, v143);
        let v156: u32 = v155 * v5;
        let v157: u32 = v70 + v156;
        for (var v160: u32 = v158; v160 < v50; v160 += v159) {
          let v161: u32 = v142 + v160;
          let v162: f32 = m0[v161];
          let v163: u32 = v146 + v160;
          let v164: f32 = b1[v163];
          let v165: f32 = x1;
          let v166: f32 = fma(v162, v164, v165);
          x1 = v166;
          let v167: u32 = v149 + v160;
          let v168: f32 = b1[v167];
          let v169: f32 = x2;
          let v170: f32 = fma(v162, v168, v169);
          x2 = v170;
          let v171: u32 = v153 + v160;
          let v172: f32 = b1[v171];
          let v173: f32 = x3;
          let v174: f32 = fma(v162, v172, v173);
          x3 = v174;
          let v175: u32 = v157 + v160;
          let v176: f32 = b1[v175];
          let v177: f32 = x4;
          let v178: f32 = fma(v162, v176, v177);
          x4 = v178;
        }
        workgroupBarrier();
      }
      let v180: u32 = v158 * v179;
      let v181: f32 = x1;
      m3[v180] = v181;
      let v182: u32 = v180 + v137;
      let v183: f32 = x2;
      m3[v182] = v183;
      let v184: u32 = v180 + v150;
      let v185: f32 = x3;
      m3[v184] = v185;
      let v186: u32 = v180 + v154;
      let v187: f32 = x4;
      m3[v186] = v187;
      workgroupBarrier();
      for (var v189: u32 = v158; v189 < v188; v189 += v159) {
        let v190: u32 = v189 / v188;
        let v191: u32 = v189 % v188;
        let v192: bool = v190 < v4;
        let v193: bool = v191 < v45;
        let v194: bool = v192 & v193;
        if (v194) {
          x5 = v136;
          for (var v195: u32 = v139; v195 < v159; v195 += v137) {
            let v196: u32 = v195 * v179;
            let v197: u32 = v189 + v196;
            let v198: f32 = m3[v197];
            let v199: f32 = x5;
            let v200: f32 = v199 + v198;
            x5 = v200;
          }
          let v201: f32 = x5;
          let v202: u32 = v190 * v24;
          let v203: u32 = v6 + v202;
          let v204: u32 = v203 + v191;
          m2[v204] = v201;
        }
      }
      workgroupBarrier();
      for (var v71: u32 = v10; v71 < v24; v71 += v11) {
        let v72: u32 = v71 / v24;
        let v73: u32 = v71 % v24;
        let v74: bool = v72 < v4;
        let v75: bool = v73 < v45;
        let v76: bool = v74 & v75;
        if (v76) {
          let v77: u32 = v0 + v72;
          let v78: u32 = v43 + v73;
          let v79: u32 = v77 - v0;
          let v80: u32 = v79 * v24;
          let v81: u32 = v78 - v43;
          let v82: u32 = v80 + v81;
          let v83: f32 = m2[v82];
          let v84: f32 = b3[v78];
          let v85: f32 = v83 + v84;
          let v86: u32 = v77 * v22;
          let v87: u32 = v86 + v78;
          b4[v87] = v85;
        }
      }
      workgroupBarrier();
    }
    let v88: bool = v38 < v35;
    let v89: bool = v38 < v32;
    let v90: bool = !v89;
    let v91: bool = v88 & v90;
    if (v91) {
      let v92: u32 = v38 - v32;
      let v93: u32 = v92 * v24;
      let v94: u32 = v27 - v93;
      let v95: u32 = min(v24, v94);
      let v96: u32 = v93 * v5;
      x1 = v136;
      x2 = v136;
      x3 = v136;
      x4 = v136;
      for (var v97: u32 = v6; v97 < v5; v97 += v47) {
        let v98: u32 = v5 - v97;
        let v99: u32 = min(v47, v98);
        for (var v100: u32 = v6; v100 < v4; v100 += v1) {
          let v101: u32 = v0 + v100;
          for (var v102: u32 = v10; v102 < v99; v102 += v11) {
            let v103: u32 = v97 + v102;
            let v104: u32 = v101 * v5;
            let v105: u32 = v104 + v103;
            let v106: f32 = b0[v105];
            let v107: u32 = v101 - v0;
            let v108: f32 = m1[v107];
            let v109: f32 = f32(v5);
            let v110: f32 = v108 / v109;
            let v111: f32 = v110 + v62;
            let v112: f32 = inverseSqrt(v111);
            let v113: f32 = v106 * v112;
            let v114: f32 = b2[v103];
            let v115: f32 = v113 * v114;
            let v116: u32 = v100 * v47;
            let v117: u32 = v102 + v116;
            m0[v117] = v115;
          }
        }
        workgroupBarrier();
        let v118: u32 = v96 + v97;
        let v205: u32 = v4 - v137;
        let v206: u32 = min(v139, v205);
        let v207: u32 = v206 * v47;
        let v208: u32 = v6 + v207;
        let v209: u32 = v95 - v137;
        let v210: u32 = min(v139, v209);
        let v211: u32 = v210 * v5;
        let v212: u32 = v118 + v211;
        let v213: u32 = min(v137, v209);
        let v214: u32 = v213 * v5;
        let v215: u32 = v118 + v214;
        let v216: u32 = min(v150, v209);
        let v217: u32 = v216 * v5;
        let v218: u32 = v118 + v217;
        let v219: u32 = min(v154, v209);
        let v220: u32 = v219 * v5;
        let v221: u32 = v118 + v220;
        for (var v222: u32 = v158; v222 < v99; v222 += v159) {
          let v223: u32 = v208 + v222;
          let v224: f32 = m0[v223];
          let v225: u32 = v212 + v222;
          let v226: f32 = b5[v225];
          let v227: f32 = x1;
          let v228: f32 = fma(v224, v226, v227);
          x1 = v228;
          let v229: u32 = v215 + v222;
          let v230: f32 = b5[v229];
          let v231: f32 = x2;
          let v232: f32 = fma(v224, v230, v231);
          x2 = v232;
          let v233: u32 = v218 + v222;
          let v234: f32 = b5[v233];
          let v235: f32 = x3;
          let v236: f32 = fma(v224, v234, v235);
          x3 = v236;
          let v237: u32 = v221 + v222;
          let v238: f32 = b5[v237];
          let v239: f32 = x4;
          let v240: f32 = fma(v224, v238, v239);
          x4 = v240;
        }
        workgroupBarrier();
      }
      let v241: u32 = v158 * v179;
      let v242: f32 = x1;
      m3[v241] = v242;
      let v243: u32 = v241 + v137;
      let v244: f32 = x2;
      m3[v243] = v244;
      let v245: u32 = v241 + v150;
      let v246: f32 = x3;
      m3[v245] = v246;
      let v247: u32 = v241 + v154;
      let v248: f32 = x4;
      m3[v247] = v248;
      workgroupBarrier();
      for (var v249: u32 = v158; v249 < v188; v249 += v159) {
        let v250: u32 = v249 / v188;
        let v251: u32 = v249 % v188;
        let v252: bool = v250 < v4;
        let v253: bool = v251 < v95;
        let v254: bool = v252 & v253;
        if (v254) {
          x6 = v136;
          for (var v255: u32 = v139; v255 < v159; v255 += v137) {
            let v256: u32 = v255 * v179;
            let v257: u32 = v249 + v256;
            let v258: f32 = m3[v257];
            let v259: f32 = x6;
            let v260: f32 = v259 + v258;
            x6 = v260;
          }
          let v261: f32 = x6;
          let v262: u32 = v250 * v24;
          let v263: u32 = v6 + v262;
          let v264: u32 = v263 + v251;
          m2[v264] = v261;
        }
      }
      workgroupBarrier();
      for (var v119: u32 = v10; v119 < v24; v119 += v11) {
        let v120: u32 = v119 / v24;
        let v121: u32 = v119 % v24;
        let v122: bool = v120 < v4;
        let v123: bool = v121 < v95;
        let v124: bool = v122 & v123;
        if (v124) {
          let v125: u32 = v0 + v120;
          let v126: u32 = v93 + v121;
          let v127: u32 = v125 - v0;
          let v128: u32 = v127 * v24;
          let v129: u32 = v126 - v93;
          let v130: u32 = v128 + v129;
          let v131: f32 = m2[v130];
          let v132: f32 = b6[v126];
          let v133: f32 = v131 + v132;
          let v134: u32 = v125 * v27;
          let v135: u32 = v134 + v126;
          b7[v135] = v133;
        }
      }
      workgroupBarrier();
    }
  }
}
