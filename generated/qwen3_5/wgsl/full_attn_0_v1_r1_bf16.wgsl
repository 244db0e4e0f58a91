@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // k_proj
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<storage, read> b6: array<u32>; // v_proj
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_0_v1_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v389: u32 = 1u;
  let v393: u32 = 16u;
  let v394: u32 = 4294901760u;
  let v379: u32 = lane;
  let v380: u32 = 0u;
  let v381: u32 = 1u;
  let v382: u32 = 32u;
  let v190: f32 = 0.0f;
  let v191: u32 = 1u;
  let v193: u32 = 0u;
  let v204: u32 = 2u;
  let v208: u32 = 3u;
  let v212: u32 = lane;
  let v213: u32 = 32u;
  let v233: u32 = 5u;
  let v242: u32 = 4u;
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
  let v59: u32 = 512u;
  let v74: f32 = bitcast<f32>(params[1].x);
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
    m4[v379] = v19;
    workgroupBarrier();
    let v383: f32 = m4[v380];
    x8 = v383;
    for (var v384: u32 = v381; v384 < v382; v384 += v381) {
      let v385: f32 = m4[v384];
      let v386: f32 = x8;
      let v387: f32 = v386 + v385;
      x8 = v387;
    }
    workgroupBarrier();
    let v388: f32 = x8;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v388;
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
  let v44: u32 = v33 + v43;
  let v45: u32 = v44 - v1;
  let v46: u32 = v45 / v43;
  let v47: u32 = v42 * v46;
  let v48: u32 = v47 + v46;
  let v49: u32 = min(v48, v33);
  for (var v50: u32 = v47; v50 < v49; v50 += v1) {
    let v51: bool = v50 < v35;
    let v52: bool = v50 < v6;
    let v53: bool = !v52;
    let v54: bool = v51 & v53;
    if (v54) {
      let v55: u32 = v50 * v24;
      let v56: u32 = v22 - v55;
      let v57: u32 = min(v24, v56);
      let v58: u32 = v55 * v5;
      x1 = v190;
      x2 = v190;
      x3 = v190;
      x4 = v190;
      for (var v60: u32 = v6; v60 < v5; v60 += v59) {
        let v61: u32 = v5 - v60;
        let v62: u32 = min(v59, v61);
        for (var v63: u32 = v6; v63 < v4; v63 += v1) {
          let v64: u32 = v0 + v63;
          for (var v65: u32 = v10; v65 < v62; v65 += v11) {
            let v66: u32 = v60 + v65;
            let v67: u32 = v64 * v5;
            let v68: u32 = v67 + v66;
            let v69: f32 = b0[v68];
            let v70: u32 = v64 - v0;
            let v71: f32 = m1[v70];
            let v72: f32 = f32(v5);
            let v73: f32 = v71 / v72;
            let v75: f32 = v73 + v74;
            let v76: f32 = inverseSqrt(v75);
            let v77: f32 = v69 * v76;
            let v78: f32 = b2[v66];
            let v79: f32 = v77 * v78;
            let v80: u32 = v63 * v59;
            let v81: u32 = v65 + v80;
            m0[v81] = v79;
          }
        }
        workgroupBarrier();
        let v82: u32 = v58 + v60;
        let v192: u32 = v4 - v191;
        let v194: u32 = min(v193, v192);
        let v195: u32 = v194 * v59;
        let v196: u32 = v6 + v195;
        let v197: u32 = v57 - v191;
        let v198: u32 = min(v193, v197);
        let v199: u32 = v198 * v5;
        let v200: u32 = v82 + v199;
        let v201: u32 = min(v191, v197);
        let v202: u32 = v201 * v5;
        let v203: u32 = v82 + v202;
        let v205: u32 = min(v204, v197);
        let v206: u32 = v205 * v5;
        let v207: u32 = v82 + v206;
        let v209: u32 = min(v208, v197);
        let v210: u32 = v209 * v5;
        let v211: u32 = v82 + v210;
        for (var v214: u32 = v212; v214 < v62; v214 += v213) {
          let v215: u32 = v196 + v214;
          let v216: f32 = m0[v215];
          let v217: u32 = v200 + v214;
          let v390: u32 = v217 >> v389;
          let v391: u32 = b1[v390];
          let v392: u32 = v217 & v389;
          let v395: u32 = v391 << v393;
          let v396: u32 = v391 & v394;
          let v397: f32 = bitcast<f32>(v395);
          let v398: f32 = bitcast<f32>(v396);
          let v399: bool = v392 == v389;
          let v400: f32 = select(v397, v398, v399);
          let v219: f32 = x1;
          let v220: f32 = fma(v216, v400, v219);
          x1 = v220;
          let v221: u32 = v203 + v214;
          let v401: u32 = v221 >> v389;
          let v402: u32 = b1[v401];
          let v403: u32 = v221 & v389;
          let v404: u32 = v402 << v393;
          let v405: u32 = v402 & v394;
          let v406: f32 = bitcast<f32>(v404);
          let v407: f32 = bitcast<f32>(v405);
          let v408: bool = v403 == v389;
          let v409: f32 = select(v406, v407, v408);
          let v223: f32 = x2;
          let v224: f32 = fma(v216, v409, v223);
          x2 = v224;
          let v225: u32 = v207 + v214;
          let v410: u32 = v225 >> v389;
          let v411: u32 = b1[v410];
          let v412: u32 = v225 & v389;
          let v413: u32 = v411 << v393;
          let v414: u32 = v411 & v394;
          let v415: f32 = bitcast<f32>(v413);
          let v416: f32 = bitcast<f32>(v414);
          let v417: bool = v412 == v389;
          let v418: f32 = select(v415, v416, v417);
          let v227: f32 = x3;
          let v228: f32 = fma(v216, v418, v227);
          x3 = v228;
          let v229: u32 = v211 + v214;
          let v419: u32 = v229 >> v389;
          let v420: u32 = b1[v419];
          let v421: u32 = v229 & v389;
          let v422: u32 = v420 << v393;
          let v423: u32 = v420 & v394;
          let v424: f32 = bitcast<f32>(v422);
          let v425: f32 = bitcast<f32>(v423);
          let v426: bool = v421 == v389;
          let v427: f32 = select(v424, v425, v426);
          let v231: f32 = x4;
          let v232: f32 = fma(v216, v427, v231);
          x4 = v232;
        }
        workgroupBarrier();
      }
      let v234: u32 = v212 * v233;
      let v235: f32 = x1;
      m3[v234] = v235;
      let v236: u32 = v234 + v191;
      let v237: f32 = x2;
      m3[v236] = v237;
      let v238: u32 = v234 + v204;
      let v239: f32 = x3;
      m3[v238] = v239;
      let v240: u32 = v234 + v208;
      let v241: f32 = x4;
      m3[v240] = v241;
      workgroupBarrier();
      for (var v243: u32 = v212; v243 < v242; v243 += v213) {
        let v244: u32 = v243 / v242;
        let v245: u32 = v243 % v242;
        let v246: bool = v244 < v4;
        let v247: bool = v245 < v57;
        let v248: bool = v246 & v247;
        if (v248) {
          x5 = v190;
          for (var v249: u32 = v193; v249 < v213; v249 += v191) {
            let v250: u32 = v249 * v233;
            let v251: u32 = v243 + v250;
            let v252: f32 = m3[v251];
            let v253: f32 = x5;
            let v254: f32 = v253 + v252;
            x5 = v254;
          }
          let v255: f32 = x5;
          let v256: u32 = v244 * v24;
          let v257: u32 = v6 + v256;
          let v258: u32 = v257 + v245;
          m2[v258] = v255;
        }
      }
      workgroupBarrier();
      for (var v83: u32 = v10; v83 < v24; v83 += v11) {
        let v84: u32 = v83 / v24;
        let v85: u32 = v83 % v24;
        let v86: bool = v84 < v4;
        let v87: bool = v85 < v57;
        let v88: bool = v86 & v87;
        if (v88) {
          let v89: u32 = v0 + v84;
          let v90: u32 = v55 + v85;
          let v91: u32 = v89 - v0;
          let v92: u32 = v91 * v24;
          let v93: u32 = v90 - v55;
          let v94: u32 = v92 + v93;
          let v95: f32 = m2[v94];
          let v96: u32 = v89 * v22;
          let v97: u32 = v96 + v90;
          b3[v97] = v95;
        }
      }
      workgroupBarrier();
    }
    let v98: bool = v50 < v38;
    let v99: bool = v50 < v35;
    let v100: bool = !v99;
    let v101: bool = v98 & v100;
    if (v101) {
      let v102: u32 = v50 - v35;
      let v103: u32 = v102 * v24;
      let v104: u32 = v27 - v103;
      let v105: u32 = min(v24, v104);
      let v106: u32 = v103 * v5;
      x1 = v190;
      x2 = v190;
      x3 = v190;
      x4 = v190;
      for (var v107: u32 = v6; v107 < v5; v107 += v59) {
        let v108: u32 = v5 - v107;
        let v109: u32 = min(v59, v108);
        for (var v110: u32 = v6; v110 < v4; v110 += v1) {
          let v111: u32 = v0 + v110;
          for (var v112: u32 = v10; v112 < v109; v112 += v11) {
            let v113: u32 = v107 + v112;
            let v114: u32 = v111 * v5;
            let v115: u32 = v114 + v113;
            let v116: f32 = b0[v115];
            let v117: u32 = v111 - v0;
            let v118: f32 = m1[v117];
            let v119: f32 = f32(v5);
            let v120: f32 = v118 / v119;
            let v121: f32 = v120 + v74;
            let v122: f32 = inverseSqrt(v121);
            let v123: f32 = v116 * v122;
            let v124: f32 = b2[v113];
            let v125: f32 = v123 * v124;
            let v126: u32 = v110 * v59;
            let v127: u32 = v112 + v126;
            m0[v127] = v125;
          }
        }
        workgroupBarrier();
        let v128: u32 = v106 + v107;
        let v259: u32 = v4 - v191;
        let v260: u32 = min(v193, v259);
        let v261: u32 = v260 * v59;
        let v262: u32 = v6 + v261;
        let v263: u32 = v105 - v191;
        let v264: u32 = min(v193, v263);
        let v265: u32 = v264 * v5;
        let v266: u32 = v128 + v265;
        let v267: u32 = min(v191, v263);
        let v268: u32 = v267 * v5;
        let v269: u32 = v128 + v268;
        let v270: u32 = min(v204, v263);
        let v271: u32 = v270 * v5;
        let v272: u32 = v128 + v271;
        let v273: u32 = min(v208, v263);
        let v274: u32 = v273 * v5;
        let v275: u32 = v128 + v274;
        for (var v276: u32 = v212; v276 < v109; v276 += v213) {
          let v277: u32 = v262 + v276;
          let v278: f32 = m0[v277];
          let v279: u32 = v266 + v276;
          let v428: u32 = v279 >> v389;
          let v429: u32 = b4[v428];
          let v430: u32 = v279 & v389;
          let v431: u32 = v429 << v393;
          let v432: u32 = v429 & v394;
          let v433: f32 = bitcast<f32>(v431);
          let v434: f32 = bitcast<f32>(v432);
          let v435: bool = v430 == v389;
          let v436: f32 = select(v433, v434, v435);
          let v281: f32 = x1;
          let v282: f32 = fma(v278, v436, v281);
          x1 = v282;
          let v283: u32 = v269 + v276;
          let v437: u32 = v283 >> v389;
          let v438: u32 = b4[v437];
          let v439: u32 = v283 & v389;
          let v440: u32 = v438 << v393;
          let v441: u32 = v438 & v394;
          let v442: f32 = bitcast<f32>(v440);
          let v443: f32 = bitcast<f32>(v441);
          let v444: bool = v439 == v389;
          let v445: f32 = select(v442, v443, v444);
          let v285: f32 = x2;
          let v286: f32 = fma(v278, v445, v285);
          x2 = v286;
          let v287: u32 = v272 + v276;
          let v446: u32 = v287 >> v389;
          let v447: u32 = b4[v446];
          let v448: u32 = v287 & v389;
          let v449: u32 = v447 << v393;
          let v450: u32 = v447 & v394;
          let v451: f32 = bitcast<f32>(v449);
          let v452: f32 = bitcast<f32>(v450);
          let v453: bool = v448 == v389;
          let v454: f32 = select(v451, v452, v453);
          let v289: f32 = x3;
          let v290: f32 = fma(v278, v454, v289);
          x3 = v290;
          let v291: u32 = v275 + v276;
          let v455: u32 = v291 >> v389;
          let v456: u32 = b4[v455];
          let v457: u32 = v291 & v389;
          let v458: u32 = v456 << v393;
          let v459: u32 = v456 & v394;
          let v460: f32 = bitcast<f32>(v458);
          let v461: f32 = bitcast<f32>(v459);
          let v462: bool = v457 == v389;
          let v463: f32 = select(v460, v461, v462);
          let v293: f32 = x4;
          let v294: f32 = fma(v278, v463, v293);
          x4 = v294;
        }
        workgroupBarrier();
      }
      let v295: u32 = v212 * v233;
      let v296: f32 = x1;
      m3[v295] = v296;
      let v297: u32 = v295 + v191;
      let v298: f32 = x2;
      m3[v297] = v298;
      let v299: u32 = v295 + v204;
      let v300: f32 = x3;
      m3[v299] = v300;
      let v301: u32 = v295 + v208;
      let v302: f32 = x4;
      m3[v301] = v302;
      workgroupBarrier();
      for (var v303: u32 = v212; v303 < v242; v303 += v213) {
        let v304: u32 = v303 / v242;
        let v305: u32 = v303 % v242;
        let v306: bool = v304 < v4;
        let v307: bool = v305 < v105;
        let v308: bool = v306 & v307;
        if (v308) {
          x6 = v190;
          for (var v309: u32 = v193; v309 < v213; v309 += v191) {
            let v310: u32 = v309 * v233;
            let v311: u32 = v303 + v310;
            let v312: f32 = m3[v311];
            let v313: f32 = x6;
            let v314: f32 = v313 + v312;
            x6 = v314;
          }
          let v315: f32 = x6;
          let v316: u32 = v304 * v24;
          let v317: u32 = v6 + v316;
          let v318: u32 = v317 + v305;
          m2[v318] = v315;
        }
      }
      workgroupBarrier();
      for (var v129: u32 = v10; v129 < v24; v129 += v11) {
        let v130: u32 = v129 / v24;
        let v131: u32 = v129 % v24;
        let v132: bool = v130 < v4;
        let v133: bool = v131 < v105;
        let v134: bool = v132 & v133;
        if (v134) {
          let v135: u32 = v0 + v130;
          let v136: u32 = v103 + v131;
          let v137: u32 = v135 - v0;
          let v138: u32 = v137 * v24;
          let v139: u32 = v136 - v103;
          let v140: u32 = v138 + v139;
          let v141: f32 = m2[v140];
          let v142: u32 = v135 * v27;
          let v143: u32 = v142 + v136;
          b5[v143] = v141;
        }
      }
      workgroupBarrier();
    }
    let v144: bool = v50 < v41;
    let v145: bool = v50 < v38;
    let v146: bool = !v145;
    let v147: bool = v144 & v146;
    if (v147) {
      let v148: u32 = v50 - v38;
      let v149: u32 = v148 * v24;
      let v150: u32 = v27 - v149;
      let v151: u32 = min(v24, v150);
      let v152: u32 = v149 * v5;
      x1 = v190;
      x2 = v190;
      x3 = v190;
      x4 = v190;
      for (var v153: u32 = v6; v153 < v5; v153 += v59) {
        let v154: u32 = v5 - v153;
        let v155: u32 = min(v59, v154);
        for (var v156: u32 = v6; v156 < v4; v156 += v1) {
          let v157: u32 = v0 + v156;
          for (var v158: u32 = v10; v158 < v155; v158 += v11) {
            let v159: u32 = v153 + v158;
            let v160: u32 = v157 * v5;
            let v161: u32 = v160 + v159;
            let v162: f32 = b0[v161];
            let v163: u32 = v157 - v0;
            let v164: f32 = m1[v163];
            let v165: f32 = f32(v5);
            let v166: f32 = v164 / v165;
            let v167: f32 = v166 + v74;
            let v168: f32 = inverseSqrt(v167);
            let v169: f32 = v162 * v168;
            let v170: f32 = b2[v159];
            let v171: f32 = v169 * v170;
            let v172: u32 = v156 * v59;
            let v173: u32 = v158 + v172;
            m0[v173] = v171;
          }
        }
        workgroupBarrier();
        let v174: u32 = v152 + v153;
        let v319: u32 = v4 - v191;
        let v320: u32 = min(v193, v319);
        let v321: u32 = v320 * v59;
        let v322: u32 = v6 + v321;
        let v323: u32 = v151 - v191;
        let v324: u32 = min(v193, v323);
        let v325: u32 = v324 * v5;
        let v326: u32 = v174 + v325;
        let v327: u32 = min(v191, v323);
        let v328: u32 = v327 * v5;
        let v329: u32 = v174 + v328;
        let v330: u32 = min(v204, v323);
        let v331: u32 = v330 * v5;
        let v332: u32 = v174 + v331;
        let v333: u32 = min(v208, v323);
        let v334: u32 = v333 * v5;
        let v335: u32 = v174 + v334;
        for (var v336: u32 = v212; v336 < v155; v336 += v213) {
          let v337: u32 = v322 + v336;
          let v338: f32 = m0[v337];
          let v339: u32 = v326 + v336;
          let v464: u32 = v339 >> v389;
          let v465: u32 = b6[v464];
          let v466: u32 = v339 & v389;
          let v467: u32 = v465 << v393;
          let v468: u32 = v465 & v394;
          let v469: f32 = bitcast<f32>(v467);
          let v470: f32 = bitcast<f32>(v468);
          let v471: bool = v466 == v389;
          let v472: f32 = select(v469, v470, v471);
          let v341: f32 = x1;
          let v342: f32 = fma(v338, v472, v341);
          x1 = v342;
          let v343: u32 = v329 + v336;
          let v473: u32 = v343 >> v389;
          let v474: u32 = b6[v473];
          let v475: u32 = v343 & v389;
          let v476: u32 = v474 << v393;
          let v477: u32 = v474 & v394;
          let v478: f32 = bitcast<f32>(v476);
          let v479: f32 = bitcast<f32>(v477);
          let v480: bool = v475 == v389;
          let v481: f32 = select(v478, v479, v480);
          let v345: f32 = x2;
          let v346: f32 = fma(v338, v481, v345);
          x2 = v346;
          let v347: u32 = v332 + v336;
          let v482: u32 = v347 >> v389;
          let v483: u32 = b6[v482];
          let v484: u32 = v347 & v389;
          let v485: u32 = v483 << v393;
          let v486: u32 = v483 & v394;
          let v487: f32 = bitcast<f32>(v485);
          let v488: f32 = bitcast<f32>(v486);
          let v489: bool = v484 == v389;
          let v490: f32 = select(v487, v488, v489);
          let v349: f32 = x3;
          let v350: f32 = fma(v338, v490, v349);
          x3 = v350;
          let v351: u32 = v335 + v336;
          let v491: u32 = v351 >> v389;
          let v492: u32 = b6[v491];
          let v493: u32 = v351 & v389;
          let v494: u32 = v492 << v393;
          let v495: u32 = v492 & v394;
          let v496: f32 = bitcast<f32>(v494);
          let v497: f32 = bitcast<f32>(v495);
          let v498: bool = v493 == v389;
          let v499: f32 = select(v496, v497, v498);
          let v353: f32 = x4;
          let v354: f32 = fma(v338, v499, v353);
          x4 = v354;
        }
        workgroupBarrier();
      }
      let v355: u32 = v212 * v233;
      let v356: f32 = x1;
      m3[v355] = v356;
      let v357: u32 = v355 + v191;
      let v358: f32 = x2;
      m3[v357] = v358;
      let v359: u32 = v355 + v204;
      let v360: f32 = x3;
      m3[v359] = v360;
      let v361: u32 = v355 + v208;
      let v362: f32 = x4;
      m3[v361] = v362;
      workgroupBarrier();
      for (var v363: u32 = v212; v363 < v242; v363 += v213) {
        let v364: u32 = v363 / v242;
        let v365: u32 = v363 % v242;
        let v366: bool = v364 < v4;
        let v367: bool = v365 < v151;
        let v368: bool = v366 & v367;
        if (v368) {
          x7 = v190;
          for (var v369: u32 = v193; v369 < v213; v369 += v191) {
            let v370: u32 = v369 * v233;
            let v371: u32 = v363 + v370;
            let v372: f32 = m3[v371];
            let v373: f32 = x7;
            let v374: f32 = v373 + v372;
            x7 = v374;
          }
          let v375: f32 = x7;
          let v376: u32 = v364 * v24;
          let v377: u32 = v6 + v376;
          let v378: u32 = v377 + v365;
          m2[v378] = v375;
        }
      }
      workgroupBarrier();
      for (var v175: u32 = v10; v175 < v24; v175 += v11) {
        let v176: u32 = v175 / v24;
        let v177: u32 = v175 % v24;
        let v178: bool = v176 < v4;
        let v179: bool = v177 < v151;
        let v180: bool = v178 & v179;
        if (v180) {
          let v181: u32 = v0 + v176;
          let v182: u32 = v149 + v177;
          let v183: u32 = v181 - v0;
          let v184: u32 = v183 * v24;
          let v185: u32 = v182 - v149;
          let v186: u32 = v184 + v185;
          let v187: f32 = m2[v186];
          let v188: u32 = v181 * v27;
          let v189: u32 = v188 + v182;
          b7[v189] = v187;
        }
      }
      workgroupBarrier();
    }
  }
}
