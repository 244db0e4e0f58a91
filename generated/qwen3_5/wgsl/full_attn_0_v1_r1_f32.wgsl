@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v21
@group(0) @binding(4) var<storage, read> b4: array<f32>; // k_proj
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // v22
@group(0) @binding(6) var<storage, read> b6: array<f32>; // v_proj
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v23
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_0_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v373: u32 = lane;
  let v374: u32 = 0u;
  let v375: u32 = 1u;
  let v376: u32 = 32u;
  let v184: f32 = 0.0f;
  let v185: u32 = 1u;
  let v187: u32 = 0u;
  let v198: u32 = 2u;
  let v202: u32 = 3u;
  let v206: u32 = lane;
  let v207: u32 = 32u;
  let v227: u32 = 5u;
  let v236: u32 = 4u;
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
  let v42: u32 = group.x;
  let v43: u32 = groups.x;
  let v53: u32 = 512u;
  let v68: f32 = bitcast<f32>(params[1].x);
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
    m4[v373] = v19;
    workgroupBarrier();
    let v377: f32 = m4[v374];
    x8 = v377;
    for (var v378: u32 = v375; v378 < v376; v378 += v375) {
      let v379: f32 = m4[v378];
      let v380: f32 = x8;
      let v381: f32 = v380 + v379;
      x8 = v381;
    }
    workgroupBarrier();
    let v382: f32 = x8;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v382;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v28: u32 = v27 + v23;
  let v29: u32 = v28 / v24;
  let v30: u32 = v26 + v29;
  let v31: u32 = v27 + v23;
  let v32: u32 = v31 / v24;
  let v33: u32 = v30 + v32;
  let v34: u32 = v22 + v23;
  let v35: u32 = v34 / v24;
  let v36: u32 = v27 + v23;
  let v37: u32 = v36 / v24;
  let v38: u32 = v35 + v37;
  let v39: u32 = v27 + v23;
  let v40: u32 = v39 / v24;
  let v41: u32 = v38 + v40;
  for (var v44: u32 = v42; v44 < v33; v44 += v43) {
    let v45: bool = v44 < v35;
    let v46: bool = v44 < v6;
    let v47: bool = !v46;
    let v48: bool = v45 & v47;
    if (v48) {
      let v49: u32 = v44 * v24;
      let v50: u32 = v22 - v49;
      let v51: u32 = min(v24, v50);
      let v52: u32 = v49 * v5;
      x1 = v184;
      x2 = v184;
      x3 = v184;
      x4 = v184;
      for (var v54: u32 = v6; v54 < v5; v54 += v53) {
        let v55: u32 = v5 - v54;
        let v56: u32 = min(v53, v55);
        for (var v57: u32 = v6; v57 < v4; v57 += v1) {
          let v58: u32 = v0 + v57;
          for (var v59: u32 = v10; v59 < v56; v59 += v11) {
            let v60: u32 = v54 + v59;
            let v61: u32 = v58 * v5;
            let v62: u32 = v61 + v60;
            let v63: f32 = b0[v62];
            let v64: u32 = v58 - v0;
            let v65: f32 = m1[v64];
            let v66: f32 = f32(v5);
            let v67: f32 = v65 / v66;
            let v69: f32 = v67 + v68;
            let v70: f32 = inverseSqrt(v69);
            let v71: f32 = v63 * v70;
            let v72: f32 = b2[v60];
            let v73: f32 = v71 * v72;
            let v74: u32 = v57 * v53;
            let v75: u32 = v59 + v74;
            m0[v75] = v73;
          }
        }
        workgroupBarrier();
        let v76: u32 = v52 + v54;
        let v186: u32 = v4 - v185;
        let v188: u32 = min(v187, v186);
        let v189: u32 = v188 * v53;
        let v190: u32 = v6 + v189;
        let v191: u32 = v51 - v185;
        let v192: u32 = min(v187, v191);
        let v193: u32 = v192 * v5;
        let v194: u32 = v76 + v193;
        let v195: u32 = min(v185, v191);
        let v196: u32 = v195 * v5;
        let v197: u32 = v76 + v196;
        let v199: u32 = min(v198, v191);
        let v200: u32 = v199 * v5;
        let v201: u32 = v76 + v200;
        let v203: u32 = min(v202, v191);
        let v204: u32 = v203 * v5;
        let v205: u32 = v76 + v204;
        for (var v208: u32 = v206; v208 < v56; v208 += v207) {
          let v209: u32 = v190 + v208;
          let v210: f32 = m0[v209];
          let v211: u32 = v194 + v208;
          let v212: f32 = b1[v211];
          let v213: f32 = x1;
          let v214: f32 = fma(v210, v212, v213);
          x1 = v214;
          let v215: u32 = v197 + v208;
          let v216: f32 = b1[v215];
          let v217: f32 = x2;
          let v218: f32 = fma(v210, v216, v217);
          x2 = v218;
          let v219: u32 = v201 + v208;
          let v220: f32 = b1[v219];
          let v221: f32 = x3;
          let v222: f32 = fma(v210, v220, v221);
          x3 = v222;
          let v223: u32 = v205 + v208;
          let v224: f32 = b1[v223];
          let v225: f32 = x4;
          let v226: f32 = fma(v210, v224, v225);
          x4 = v226;
        }
        workgroupBarrier();
      }
      let v228: u32 = v206 * v227;
      let v229: f32 = x1;
      m3[v228] = v229;
      let v230: u32 = v228 + v185;
      let v231: f32 = x2;
      m3[v230] = v231;
      let v232: u32 = v228 + v198;
      let v233: f32 = x3;
      m3[v232] = v233;
      let v234: u32 = v228 + v202;
      let v235: f32 = x4;
      m3[v234] = v235;
      workgroupBarrier();
      for (var v237: u32 = v206; v237 < v236; v237 += v207) {
        let v238: u32 = v237 / v236;
        let v239: u32 = v237 % v236;
        let v240: bool = v238 < v4;
        let v241: bool = v239 < v51;
        let v242: bool = v240 & v241;
        if (v242) {
          x5 = v184;
          for (var v243: u32 = v187; v243 < v207; v243 += v185) {
            let v244: u32 = v243 * v227;
            let v245: u32 = v237 + v244;
            let v246: f32 = m3[v245];
            let v247: f32 = x5;
            let v248: f32 = v247 + v246;
            x5 = v248;
          }
          let v249: f32 = x5;
          let v250: u32 = v238 * v24;
          let v251: u32 = v6 + v250;
          let v252: u32 = v251 + v239;
          m2[v252] = v249;
        }
      }
      workgroupBarrier();
      for (var v77: u32 = v10; v77 < v24; v77 += v11) {
        let v78: u32 = v77 / v24;
        let v79: u32 = v77 % v24;
        let v80: bool = v78 < v4;
        let v81: bool = v79 < v51;
        let v82: bool = v80 & v81;
        if (v82) {
          let v83: u32 = v0 + v78;
          let v84: u32 = v49 + v79;
          let v85: u32 = v83 - v0;
          let v86: u32 = v85 * v24;
          let v87: u32 = v84 - v49;
          let v88: u32 = v86 + v87;
          let v89: f32 = m2[v88];
          let v90: u32 = v83 * v22;
          let v91: u32 = v90 + v84;
          b3[v91] = v89;
        }
      }
      workgroupBarrier();
    }
    let v92: bool = v44 < v38;
    let v93: bool = v44 < v35;
    let v94: bool = !v93;
    let v95: bool = v92 & v94;
    if (v95) {
      let v96: u32 = v44 - v35;
      let v97: u32 = v96 * v24;
      let v98: u32 = v27 - v97;
      let v99: u32 = min(v24, v98);
      let v100: u32 = v97 * v5;
      x1 = v184;
      x2 = v184;
      x3 = v184;
      x4 = v184;
      for (var v101: u32 = v6; v101 < v5; v101 += v53) {
        let v102: u32 = v5 - v101;
        let v103: u32 = min(v53, v102);
        for (var v104: u32 = v6; v104 < v4; v104 += v1) {
          let v105: u32 = v0 + v104;
          for (var v106: u32 = v10; v106 < v103; v106 += v11) {
            let v107: u32 = v101 + v106;
            let v108: u32 = v105 * v5;
            let v109: u32 = v108 + v107;
            let v110: f32 = b0[v109];
            let v111: u32 = v105 - v0;
            let v112: f32 = m1[v111];
            let v113: f32 = f32(v5);
            let v114: f32 = v112 / v113;
            let v115: f32 = v114 + v68;
            let v116: f32 = inverseSqrt(v115);
            let v117: f32 = v110 * v116;
            let v118: f32 = b2[v107];
            let v119: f32 = v117 * v118;
            let v120: u32 = v104 * v53;
            let v121: u32 = v106 + v120;
            m0[v121] = v119;
          }
        }
        workgroupBarrier();
        let v122: u32 = v100 + v101;
        let v253: u32 = v4 - v185;
        let v254: u32 = min(v187, v253);
        let v255: u32 = v254 * v53;
        let v256: u32 = v6 + v255;
        let v257: u32 = v99 - v185;
        let v258: u32 = min(v187, v257);
        let v259: u32 = v258 * v5;
        let v260: u32 = v122 + v259;
        let v261: u32 = min(v185, v257);
        let v262: u32 = v261 * v5;
        let v263: u32 = v122 + v262;
        let v264: u32 = min(v198, v257);
        let v265: u32 = v264 * v5;
        let v266: u32 = v122 + v265;
        let v267: u32 = min(v202, v257);
        let v268: u32 = v267 * v5;
        let v269: u32 = v122 + v268;
        for (var v270: u32 = v206; v270 < v103; v270 += v207) {
          let v271: u32 = v256 + v270;
          let v272: f32 = m0[v271];
          let v273: u32 = v260 + v270;
          let v274: f32 = b4[v273];
          let v275: f32 = x1;
          let v276: f32 = fma(v272, v274, v275);
          x1 = v276;
          let v277: u32 = v263 + v270;
          let v278: f32 = b4[v277];
          let v279: f32 = x2;
          let v280: f32 = fma(v272, v278, v279);
          x2 = v280;
          let v281: u32 = v266 + v270;
          let v282: f32 = b4[v281];
          let v283: f32 = x3;
          let v284: f32 = fma(v272, v282, v283);
          x3 = v284;
          let v285: u32 = v269 + v270;
          let v286: f32 = b4[v285];
          let v287: f32 = x4;
          let v288: f32 = fma(v272, v286, v287);
          x4 = v288;
        }
        workgroupBarrier();
      }
      let v289: u32 = v206 * v227;
      let v290: f32 = x1;
      m3[v289] = v290;
      let v291: u32 = v289 + v185;
      let v292: f32 = x2;
      m3[v291] = v292;
      let v293: u32 = v289 + v198;
      let v294: f32 = x3;
      m3[v293] = v294;
      let v295: u32 = v289 + v202;
      let v296: f32 = x4;
      m3[v295] = v296;
      workgroupBarrier();
      for (var v297: u32 = v206; v297 < v236; v297 += v207) {
        let v298: u32 = v297 / v236;
        let v299: u32 = v297 % v236;
        let v300: bool = v298 < v4;
        let v301: bool = v299 < v99;
        let v302: bool = v300 & v301;
        if (v302) {
          x6 = v184;
          for (var v303: u32 = v187; v303 < v207; v303 += v185) {
            let v304: u32 = v303 * v227;
            let v305: u32 = v297 + v304;
            let v306: f32 = m3[v305];
            let v307: f32 = x6;
            let v308: f32 = v307 + v306;
            x6 = v308;
          }
          let v309: f32 = x6;
          let v310: u32 = v298 * v24;
          let v311: u32 = v6 + v310;
          let v312: u32 = v311 + v299;
          m2[v312] = v309;
        }
      }
      workgroupBarrier();
      for (var v123: u32 = v10; v123 < v24; v123 += v11) {
        let v124: u32 = v123 / v24;
        let v125: u32 = v123 % v24;
        let v126: bool = v124 < v4;
        let v127: bool = v125 < v99;
        let v128: bool = v126 & v127;
        if (v128) {
          let v129: u32 = v0 + v124;
          let v130: u32 = v97 + v125;
          let v131: u32 = v129 - v0;
          let v132: u32 = v131 * v24;
          let v133: u32 = v130 - v97;
          let v134: u32 = v132 + v133;
          let v135: f32 = m2[v134];
          let v136: u32 = v129 * v27;
          let v137: u32 = v136 + v130;
          b5[v137] = v135;
        }
      }
      workgroupBarrier();
    }
    let v138: bool = v44 < v41;
    let v139: bool = v44 < v38;
    let v140: bool = !v139;
    let v141: bool = v138 & v140;
    if (v141) {
      let v142: u32 = v44 - v38;
      let v143: u32 = v142 * v24;
      let v144: u32 = v27 - v143;
      let v145: u32 = min(v24, v144);
      let v146: u32 = v143 * v5;
      x1 = v184;
      x2 = v184;
      x3 = v184;
      x4 = v184;
      for (var v147: u32 = v6; v147 < v5; v147 += v53) {
        let v148: u32 = v5 - v147;
        let v149: u32 = min(v53, v148);
        for (var v150: u32 = v6; v150 < v4; v150 += v1) {
          let v151: u32 = v0 + v150;
          for (var v152: u32 = v10; v152 < v149; v152 += v11) {
            let v153: u32 = v147 + v152;
            let v154: u32 = v151 * v5;
            let v155: u32 = v154 + v153;
            let v156: f32 = b0[v155];
            let v157: u32 = v151 - v0;
            let v158: f32 = m1[v157];
            let v159: f32 = f32(v5);
            let v160: f32 = v158 / v159;
            let v161: f32 = v160 + v68;
            let v162: f32 = inverseSqrt(v161);
            let v163: f32 = v156 * v162;
            let v164: f32 = b2[v153];
            let v165: f32 = v163 * v164;
            let v166: u32 = v150 * v53;
            let v167: u32 = v152 + v166;
            m0[v167] = v165;
          }
        }
        workgroupBarrier();
        let v168: u32 = v146 + v147;
        let v313: u32 = v4 - v185;
        let v314: u32 = min(v187, v313);
        let v315: u32 = v314 * v53;
        let v316: u32 = v6 + v315;
        let v317: u32 = v145 - v185;
        let v318: u32 = min(v187, v317);
        let v319: u32 = v318 * v5;
        let v320: u32 = v168 + v319;
        let v321: u32 = min(v185, v317);
        let v322: u32 = v321 * v5;
        let v323: u32 = v168 + v322;
        let v324: u32 = min(v198, v317);
        let v325: u32 = v324 * v5;
        let v326: u32 = v168 + v325;
        let v327: u32 = min(v202, v317);
        let v328: u32 = v327 * v5;
        let v329: u32 = v168 + v328;
        for (var v330: u32 = v206; v330 < v149; v330 += v207) {
          let v331: u32 = v316 + v330;
          let v332: f32 = m0[v331];
          let v333: u32 = v320 + v330;
          let v334: f32 = b6[v333];
          let v335: f32 = x1;
          let v336: f32 = fma(v332, v334, v335);
          x1 = v336;
          let v337: u32 = v323 + v330;
          let v338: f32 = b6[v337];
          let v339: f32 = x2;
          let v340: f32 = fma(v332, v338, v339);
          x2 = v340;
          let v341: u32 = v326 + v330;
          let v342: f32 = b6[v341];
          let v343: f32 = x3;
          let v344: f32 = fma(v332, v342, v343);
          x3 = v344;
          let v345: u32 = v329 + v330;
          let v346: f32 = b6[v345];
          let v347: f32 = x4;
          let v348: f32 = fma(v332, v346, v347);
          x4 = v348;
        }
        workgroupBarrier();
      }
      let v349: u32 = v206 * v227;
      let v350: f32 = x1;
      m3[v349] = v350;
      let v351: u32 = v349 + v185;
      let v352: f32 = x2;
      m3[v351] = v352;
      let v353: u32 = v349 + v198;
      let v354: f32 = x3;
      m3[v353] = v354;
      let v355: u32 = v349 + v202;
      let v356: f32 = x4;
      m3[v355] = v356;
      workgroupBarrier();
      for (var v357: u32 = v206; v357 < v236; v357 += v207) {
        let v358: u32 = v357 / v236;
        let v359: u32 = v357 % v236;
        let v360: bool = v358 < v4;
        let v361: bool = v359 < v145;
        let v362: bool = v360 & v361;
        if (v362) {
          x7 = v184;
          for (var v363: u32 = v187; v363 < v207; v363 += v185) {
            let v364: u32 = v363 * v227;
            let v365: u32 = v357 + v364;
            let v366: f32 = m3[v365];
            let v367: f32 = x7;
            let v368: f32 = v367 + v366;
            x7 = v368;
          }
          let v369: f32 = x7;
          let v370: u32 = v358 * v24;
          let v371: u32 = v6 + v370;
          let v372: u32 = v371 + v359;
          m2[v372] = v369;
        }
      }
      workgroupBarrier();
      for (var v169: u32 = v10; v169 < v24; v169 += v11) {
        let v170: u32 = v169 / v24;
        let v171: u32 = v169 % v24;
        let v172: bool = v170 < v4;
        let v173: bool = v171 < v145;
        let v174: bool = v172 & v173;
        if (v174) {
          let v175: u32 = v0 + v170;
          let v176: u32 = v143 + v171;
          let v177: u32 = v175 - v0;
          let v178: u32 = v177 * v24;
          let v179: u32 = v176 - v143;
          let v180: u32 = v178 + v179;
          let v181: f32 = m2[v180];
          let v182: u32 = v175 * v27;
          let v183: u32 = v182 + v176;
          b7[v183] = v181;
        }
      }
      workgroupBarrier();
    }
  }
}
