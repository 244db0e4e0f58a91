@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // lm_head
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn head_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: u32;
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
  let v367: u32 = params[2].y;
  let v368: u32 = 0u;
  let v372: u32 = 3u;
  let v374: u32 = 1u;
  let v383: u32 = 16u;
  let v384: u32 = 4294901760u;
  let v392: u32 = params[2].z;
  let v393: u32 = 5u;
  let v394: u32 = 31u;
  let v412: u32 = params[2].w;
  let v414: u32 = 4u;
  let v419: u32 = params[3].x;
  let v440: u32 = params[3].y;
  let v53: u32 = 0u;
  let v54: u32 = 1u;
  let v55: u32 = 128u;
  let v56: u32 = 4u;
  let v57: u32 = lane;
  let v58: u32 = 32u;
  let v63: f32 = 0.0f;
  let v65: u32 = params[0].w;
  let v66: u32 = 6u;
  let v70: u32 = params[1].x;
  let v91: f32 = 0.088388346f;
  let v96: u32 = 64u;
  let v97: u32 = 7u;
  let v115: u32 = 16u;
  let v125: u32 = params[1].y;
  let v126: u32 = params[1].z;
  let v127: u32 = 2u;
  let v132: u32 = 3u;
  let v133: u32 = 5u;
  let v154: u32 = 31u;
  let v174: u32 = 65535u;
  let v176: u32 = params[1].w;
  let v179: u32 = 89226354u;
  let v180: u32 = 3417055213u;
  let v181: u32 = 2212286765u;
  let v184: u32 = 64248484u;
  let v188: u32 = 2415890431u;
  let v189: u32 = 996162400u;
  let v193: u32 = 32768u;
  let v194: u32 = 32767u;
  let v195: u32 = 13u;
  let v196: u32 = 939524096u;
  let v212: u32 = 16711935u;
  let v213: u32 = 8u;
  let v214: u32 = 2047u;
  let v223: f32 = 0.006767273f;
  let v224: f32 = -3.453125f;
  let v230: u32 = 4095u;
  let v231: u32 = 4294959104u;
  let v243: u32 = 256u;
  let v248: u32 = 384u;
  let v348: u32 = params[2].x;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v8: u32 = 0u;
  let v9: u32 = params[0].z;
  let v10: u32 = 127u;
  let v11: u32 = 128u;
  let v16: u32 = group.x;
  let v17: u32 = groups.x;
  let v18: u32 = 1u;
  let v35: u32 = 512u;
  let v36: u32 = lane;
  let v37: u32 = 32u;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  let v7: u32 = v2 * v6;
  let v12: u32 = v9 + v10;
  let v13: u32 = v12 / v11;
  let v14: u32 = v9 + v10;
  let v15: u32 = v14 / v11;
  let v19: u32 = v13 + v17;
  let v20: u32 = v19 - v18;
  let v21: u32 = v20 / v17;
  let v22: u32 = v16 * v21;
  let v23: u32 = v22 + v21;
  let v24: u32 = min(v23, v13);
  for (var v25: u32 = v22; v25 < v24; v25 += v18) {
    let v26: u32 = v25 * v11;
    let v27: u32 = v9 - v26;
    let v28: u32 = min(v11, v27);
    let v29: u32 = v26 * v6;
    for (var v59: u32 = v57; v59 < v55; v59 += v58) {
      for (var v60: u32 = v53; v60 < v56; v60 += v54) {
        let v61: u32 = v60 * v55;
        let v62: u32 = v59 + v61;
        m2[v62] = v63;
      }
    }
    for (var v30: u32 = v8; v30 < v6; v30 += v11) {
      let v31: u32 = v6 - v30;
      let v32: u32 = min(v11, v31);
      let v33: u32 = v7 + v30;
      let v34: u32 = v29 + v30;
      let v64: u32 = v34 / v6;
      x0 = v64;
      let v67: bool = v65 == v66;
      if (v67) {
        let v68: u32 = v64 * v6;
        let v69: u32 = v34 - v68;
        for (var v71: u32 = v57; v71 < v55; v71 += v58) {
          for (var v72: u32 = v53; v72 < v56; v72 += v54) {
            x1 = v63;
            let v73: bool = v72 < v5;
            let v74: bool = v71 < v32;
            let v75: bool = v73 & v74;
            if (v75) {
              let v76: u32 = v72 * v6;
              let v77: u32 = v33 + v76;
              let v78: u32 = v77 + v71;
              let v79: f32 = b0[v78];
              let v80: u32 = v69 + v71;
              let v81: u32 = v80 >> v54;
              let v82: u32 = v70 + v81;
              let v83: u32 = b1[v82];
              let v84: u32 = v80 & v54;
              let v85: bool = v84 == v54;
              let v86: vec2<f32> = unpack2x16float(v83);
              let v87: f32 = v86.x;
              let v88: f32 = v86.y;
              let v89: f32 = select(v87, v88, v85);
              let v90: f32 = v79 * v89;
              let v92: f32 = v90 * v91;
              x1 = v92;
            }
            let v93: f32 = x1;
            let v94: u32 = v72 * v55;
            let v95: u32 = v71 + v94;
            m1[v95] = v93;
          }
        }
        workgroupBarrier();
        for (var v98: u32 = v53; v98 < v97; v98 += v54) {
          let v99: u32 = v54 << v98;
          let v100: u32 = v99 - v54;
          let v101: u32 = v98 + v54;
          for (var v102: u32 = v57; v102 < v96; v102 += v58) {
            let v103: u32 = v102 >> v98;
            let v104: u32 = v103 << v101;
            let v105: u32 = v102 & v100;
            let v106: u32 = v104 + v105;
            for (var v107: u32 = v53; v107 < v56; v107 += v54) {
              let v108: u32 = v107 * v55;
              let v109: u32 = v108 + v106;
              let v110: u32 = v109 + v99;
              let v111: f32 = m1[v109];
              let v112: f32 = m1[v110];
              let v113: f32 = v111 + v112;
              let v114: f32 = v111 - v112;
              m1[v109] = v113;
              m1[v110] = v114;
            }
          }
          workgroupBarrier();
        }
        let v116: u32 = v69 / v115;
        for (var v117: u32 = v57; v117 < v55; v117 += v58) {
          x2 = v63;
          x3 = v63;
          x4 = v63;
          x5 = v63;
          let v118: u32 = v64 + v117;
          let v119: u32 = v118 / v115;
          let v120: u32 = v118 % v115;
          for (var v121: u32 = v53; v121 < v55; v121 += v54) {
            let v122: u32 = v121 / v115;
            let v123: u32 = v116 + v122;
            let v124: u32 = v121 % v115;
            let v128: u32 = v125 * v56;
            let v129: u32 = v123 * v126;
            let v130: u32 = v129 + v119;
            let v131: u32 = v130 * v128;
            let v134: u32 = v120 & v97;
            let v135: u32 = v134 << v133;
            let v136: u32 = v120 >> v132;
            let v137: u32 = v136 << v127;
            let v138: u32 = v124 & v97;
            let v139: u32 = v138 >> v54;
            let v140: u32 = v139 << v132;
            let v141: u32 = v124 >> v132;
            let v142: u32 = v141 << v54;
            let v143: u32 = v124 & v54;
            let v144: u32 = v135 + v137;
            let v145: u32 = v144 + v140;
            let v146: u32 = v145 + v142;
            let v147: u32 = v146 + v143;
            let v148: u32 = v147 + v54;
            let v149: u32 = v148 * v125;
            let v150: u32 = v149 >> v54;
            let v151: u32 = v128 << v133;
            let v152: u32 = v150 + v151;
            let v153: u32 = v152 - v54;
            let v155: u32 = v153 >> v133;
            let v156: u32 = v152 - v115;
            let v157: u32 = v156 >> v133;
            let v158: bool = v155 < v128;
            let v159: u32 = v155 - v128;
            let v160: u32 = select(v159, v155, v158);
            let v161: u32 = v131 + v160;
            let v162: u32 = b1[v161];
            let v163: bool = v157 < v128;
            let v164: u32 = v157 - v128;
            let v165: u32 = select(v164, v157, v163);
            let v166: u32 = v131 + v165;
            let v167: u32 = b1[v166];
            let v168: u32 = v153 & v154;
            let v169: u32 = v154 - v168;
            let v170: u32 = v162 >> v169;
            let v171: u32 = v167 << v54;
            let v172: u32 = v171 << v168;
            let v173: u32 = v170 | v172;
            let v175: u32 = v173 & v174;
            let v177: bool = v176 == v53;
            let v178: bool = v176 == v127;
            let v182: u32 = select(v180, v181, v178);
            let v183: u32 = select(v182, v179, v177);
            let v185: u32 = select(v53, v184, v177);
            let v186: u32 = v175 * v183;
            let v187: u32 = v186 + v185;
            let v190: u32 = v187 & v188;
            let v191: u32 = v190 ^ v189;
            let v192: u32 = v191 >> v115;
            let v197: u32 = v191 & v193;
            let v198: u32 = v197 << v115;
            let v199: u32 = v191 & v194;
            let v200: u32 = v199 << v195;
            let v201: u32 = v200 + v196;
            let v202: u32 = v198 | v201;
            let v203: f32 = bitcast<f32>(v202);
            let v204: u32 = v192 & v193;
            let v205: u32 = v204 << v115;
            let v206: u32 = v192 & v194;
            let v207: u32 = v206 << v195;
            let v208: u32 = v207 + v196;
            let v209: u32 = v205 | v208;
            let v210: f32 = bitcast<f32>(v209);
            let v211: f32 = v203 + v210;
            let v215: u32 = v187 & v212;
            let v216: u32 = v187 >> v213;
            let v217: u32 = v216 & v212;
            let v218: u32 = v215 + v217;
            let v219: u32 = v218 >> v115;
            let v220: u32 = v218 + v219;
            let v221: u32 = v220 & v214;
            let v222: f32 = f32(v221);
            let v225: f32 = fma(v222, v223, v224);
            let v226: f32 = select(v211, v225, v178);
            let v227: u32 = bitcast<u32>(v226);
            let v228: u32 = v227 >> v195;
            let v229: u32 = v228 & v54;
            let v232: u32 = v227 + v230;
            let v233: u32 = v232 + v229;
            let v234: u32 = v233 & v231;
            let v235: f32 = bitcast<f32>(v234);
            let v236: f32 = m1[v121];
            let v237: f32 = x2;
            let v238: f32 = fma(v236, v235, v237);
            x2 = v238;
            let v239: u32 = v121 + v55;
            let v240: f32 = m1[v239];
            let v241: f32 = x3;
            let v242: f32 = fma(v240, v235, v241);
            x3 = v242;
            let v244: u32 = v121 + v243;
            let v245: f32 = m1[v244];
            let v246: f32 = x4;
            let v247: f32 = fma(v245, v235, v246);
            x4 = v247;
            let v249: u32 = v121 + v248;
            let v250: f32 = m1[v249];
            let v251: f32 = x5;
            let v252: f32 = fma(v250, v235, v251);
            x5 = v252;
          }
          let v253: f32 = m2[v117];
          let v254: f32 = x2;
          let v255: f32 = v253 + v254;
          m2[v117] = v255;
          let v256: u32 = v117 + v55;
          let v257: f32 = m2[v256];
          let v258: f32 = x3;
          let v259: f32 = v257 + v258;
          m2[v256] = v259;
          let v260: u32 = v117 + v243;
          let v261: f32 = m2[v260];
          let v262: f32 = x4;
          let v263: f32 = v261 + v262;
          m2[v260] = v263;
          let v264: u32 = v117 + v248;
          let v265: f32 = m2[v264];
          let v266: f32 = x5;
          let v267: f32 = v265 + v266;
          m2[v264] = v267;
        }
        workgroupBarrier();
      } else {
        let v268: u32 = v5 - v54;
        let v269: u32 = v28 - v54;
        for (var v270: u32 = v57; v270 < v55; v270 += v58) {
          x6 = v63;
          x7 = v63;
          x8 = v63;
          x9 = v63;
          let v271: u32 = min(v270, v269);
          let v272: u32 = v271 * v6;
          let v273: u32 = v34 + v272;
          for (var v274: u32 = v53; v274 < v32; v274 += v54) {
            let v275: u32 = v273 + v274;
            let v369: bool = v367 == v368;
            if (v369) {
              let v370: u32 = b1[v275];
              let v371: f32 = bitcast<f32>(v370);
              x10 = v371;
            } else {
              let v373: bool = v367 < v372;
              if (v373) {
                let v375: bool = v367 == v374;
                let v376: u32 = v275 >> v374;
                let v377: u32 = b1[v376];
                let v378: u32 = v275 & v374;
                let v379: bool = v378 == v374;
                let v380: vec2<f32> = unpack2x16float(v377);
                let v381: f32 = v380.x;
                let v382: f32 = v380.y;
                let v385: u32 = v377 << v383;
                let v386: u32 = v377 & v384;
                let v387: f32 = bitcast<f32>(v385);
                let v388: f32 = bitcast<f32>(v386);
                let v389: f32 = select(v381, v382, v379);
                let v390: f32 = select(v387, v388, v379);
                let v391: f32 = select(v390, v389, v375);
                x10 = v391;
              } else {
                let v395: u32 = v275 >> v393;
                let v396: u32 = v395 * v392;
                let v397: u32 = v275 & v394;
                let v398: u32 = v397 * v392;
                let v399: u32 = v398 >> v393;
                let v400: u32 = v396 + v399;
                let v401: u32 = v398 & v394;
                let v402: u32 = b1[v400];
                let v403: u32 = v400 + v374;
                let v404: u32 = b1[v403];
                let v405: u32 = v402 >> v401;
                let v406: u32 = v394 - v401;
                let v407: u32 = v404 << v374;
                let v408: u32 = v407 << v406;
                let v409: u32 = v405 | v408;
                let v410: u32 = v374 << v392;
                let v411: u32 = v410 - v374;
                let v413: u32 = v275 >> v412;
                let v415: bool = v367 == v372;
                let v416: bool = v367 == v414;
                let v417: u32 = v413 >> v374;
                let v418: u32 = select(v417, v413, v415);
                let v420: u32 = v419 + v418;
                let v421: u32 = b1[v420];
                let v422: f32 = bitcast<f32>(v421);
                let v423: u32 = v413 & v374;
                let v424: bool = v423 == v374;
                let v425: vec2<f32> = unpack2x16float(v421);
                let v426: f32 = v425.x;
                let v427: f32 = v425.y;
                let v428: u32 = v421 << v383;
                let v429: u32 = v421 & v384;
                let v430: f32 = bitcast<f32>(v428);
                let v431: f32 = bitcast<f32>(v429);
                let v432: f32 = select(v426, v427, v424);
                let v433: f32 = select(v430, v431, v424);
                let v434: f32 = select(v433, v432, v416);
                let v435: f32 = select(v434, v422, v415);
                let v436: bool = v367 == v372;
                let v437: bool = v367 == v414;
                let v438: u32 = v413 >> v374;
                let v439: u32 = select(v438, v413, v436);
                let v441: u32 = v440 + v439;
                let v442: u32 = b1[v441];
                let v443: f32 = bitcast<f32>(v442);
                let v444: u32 = v413 & v374;
                let v445: bool = v444 == v374;
                let v446: vec2<f32> = unpack2x16float(v442);
                let v447: f32 = v446.x;
                let v448: f32 = v446.y;
                let v449: u32 = v442 << v383;
                let v450: u32 = v442 & v384;
                let v451: f32 = bitcast<f32>(v449);
                let v452: f32 = bitcast<f32>(v450);
                let v453: f32 = select(v447, v448, v445);
                let v454: f32 = select(v451, v452, v445);
                let v455: f32 = select(v454, v453, v437);
                let v456: f32 = select(v455, v443, v436);
                let v457: u32 = v409 & v411;
                let v458: f32 = f32(v457);
                let v459: f32 = fma(v435, v458, v456);
                x10 = v459;
              }
            }
            let v460: f32 = x10;
            let v277: u32 = min(v53, v268);
            let v278: u32 = v277 * v6;
            let v279: u32 = v33 + v278;
            let v280: u32 = v279 + v274;
            let v281: f32 = b0[v280];
            let v282: f32 = x6;
            let v283: f32 = fma(v281, v460, v282);
            x6 = v283;
            let v284: u32 = min(v54, v268);
            let v285: u32 = v284 * v6;
            let v286: u32 = v33 + v285;
            let v287: u32 = v286 + v274;
            let v288: f32 = b0[v287];
            let v289: f32 = x7;
            let v290: f32 = fma(v288, v460, v289);
            x7 = v290;
            let v291: u32 = min(v127, v268);
            let v292: u32 = v291 * v6;
            let v293: u32 = v33 + v292;
            let v294: u32 = v293 + v274;
            let v295: f32 = b0[v294];
            let v296: f32 = x8;
            let v297: f32 = fma(v295, v460, v296);
            x8 = v297;
            let v298: u32 = min(v132, v268);
            let v299: u32 = v298 * v6;
            let v300: u32 = v33 + v299;
            let v301: u32 = v300 + v274;
            let v302: f32 = b0[v301];
            let v303: f32 = x9;
            let v304: f32 = fma(v302, v460, v303);
            x9 = v304;
          }
          let v305: f32 = m2[v270];
          let v306: f32 = x6;
          let v307: f32 = v305 + v306;
          m2[v270] = v307;
          let v308: u32 = v270 + v55;
          let v309: f32 = m2[v308];
          let v310: f32 = x7;
          let v311: f32 = v309 + v310;
          m2[v308] = v311;
          let v312: u32 = v270 + v243;
          let v313: f32 = m2[v312];
          let v314: f32 = x8;
          let v315: f32 = v313 + v314;
          m2[v312] = v315;
          let v316: u32 = v270 + v248;
          let v317: f32 = m2[v316];
          let v318: f32 = x9;
          let v319: f32 = v317 + v318;
          m2[v316] = v319;
        }
      }
    }
    for (var v320: u32 = v57; v320 < v55; v320 += v58) {
      for (var v321: u32 = v53; v321 < v56; v321 += v54) {
        let v322: u32 = v321 * v55;
        let v323: u32 = v320 + v322;
        let v324: f32 = m2[v323];
        let v325: u32 = v321 * v11;
        let v326: u32 = v8 + v325;
        let v327: u32 = v326 + v320;
        m0[v327] = v324;
      }
    }
    workgroupBarrier();
    let v328: bool = v65 == v66;
    if (v328) {
      for (var v329: u32 = v53; v329 < v97; v329 += v54) {
        let v330: u32 = v54 << v329;
        let v331: u32 = v330 - v54;
        let v332: u32 = v329 + v54;
        for (var v333: u32 = v57; v333 < v96; v333 += v58) {
          let v334: u32 = v333 >> v329;
          let v335: u32 = v334 << v332;
          let v336: u32 = v333 & v331;
          let v337: u32 = v335 + v336;
          for (var v338: u32 = v53; v338 < v56; v338 += v54) {
            let v339: u32 = v338 * v11;
            let v340: u32 = v8 + v339;
            let v341: u32 = v340 + v337;
            let v342: u32 = v341 + v330;
            let v343: f32 = m0[v341];
            let v344: f32 = m0[v342];
            let v345: f32 = v343 + v344;
            let v346: f32 = v343 - v344;
            m0[v341] = v345;
            m0[v342] = v346;
          }
        }
        workgroupBarrier();
      }
      let v347: u32 = x0;
      for (var v349: u32 = v57; v349 < v55; v349 += v58) {
        for (var v350: u32 = v53; v350 < v56; v350 += v54) {
          let v351: u32 = v350 * v11;
          let v352: u32 = v8 + v351;
          let v353: u32 = v352 + v349;
          let v354: f32 = m0[v353];
          let v355: u32 = v347 + v349;
          let v356: u32 = v355 >> v54;
          let v357: u32 = v348 + v356;
          let v358: u32 = b1[v357];
          let v359: u32 = v355 & v54;
          let v360: bool = v359 == v54;
          let v361: vec2<f32> = unpack2x16float(v358);
          let v362: f32 = v361.x;
          let v363: f32 = v361.y;
          let v364: f32 = select(v362, v363, v360);
          let v365: f32 = v354 * v91;
          let v366: f32 = v365 * v364;
          m0[v353] = v366;
        }
      }
      workgroupBarrier();
    }
    for (var v38: u32 = v36; v38 < v35; v38 += v37) {
      let v39: u32 = v38 / v11;
      let v40: u32 = v38 % v11;
      let v41: bool = v39 < v5;
      let v42: bool = v40 < v28;
      let v43: bool = v41 & v42;
      if (v43) {
        let v44: u32 = v2 + v39;
        let v45: u32 = v26 + v40;
        let v46: u32 = v44 - v2;
        let v47: u32 = v46 * v11;
        let v48: u32 = v45 - v26;
        let v49: u32 = v47 + v48;
        let v50: f32 = m0[v49];
        let v51: u32 = v44 * v9;
        let v52: u32 = v51 + v45;
        b2[v52] = v50;
      }
    }
    workgroupBarrier();
  }
}
