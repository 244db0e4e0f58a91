@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // down_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn mlp_bias_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: u32;
  var x1: u32;
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
  let v382: u32 = params[2].w;
  let v383: u32 = 0u;
  let v387: u32 = 3u;
  let v389: u32 = 1u;
  let v398: u32 = 16u;
  let v399: u32 = 4294901760u;
  let v407: u32 = params[3].x;
  let v408: u32 = 5u;
  let v409: u32 = 31u;
  let v427: u32 = params[3].y;
  let v429: u32 = 4u;
  let v434: u32 = params[3].z;
  let v455: u32 = params[3].w;
  let v59: u32 = 0u;
  let v60: u32 = 1u;
  let v61: u32 = 128u;
  let v62: u32 = 4u;
  let v63: u32 = lane;
  let v64: u32 = 32u;
  let v69: f32 = 0.0f;
  let v70: u32 = params[0].w;
  let v71: u32 = 6u;
  let v76: u32 = params[1].x;
  let v77: u32 = params[1].y;
  let v81: u32 = params[1].z;
  let v103: f32 = 0.088388346f;
  let v108: u32 = 64u;
  let v109: u32 = 7u;
  let v127: u32 = 16u;
  let v137: u32 = params[1].w;
  let v138: u32 = params[2].x;
  let v139: u32 = 2u;
  let v145: u32 = 3u;
  let v146: u32 = 5u;
  let v167: u32 = 31u;
  let v187: u32 = 65535u;
  let v189: u32 = params[2].y;
  let v192: u32 = 89226354u;
  let v193: u32 = 3417055213u;
  let v194: u32 = 2212286765u;
  let v197: u32 = 64248484u;
  let v201: u32 = 2415890431u;
  let v202: u32 = 996162400u;
  let v206: u32 = 32768u;
  let v207: u32 = 32767u;
  let v208: u32 = 13u;
  let v209: u32 = 939524096u;
  let v225: u32 = 16711935u;
  let v226: u32 = 8u;
  let v227: u32 = 2047u;
  let v236: f32 = 0.006767273f;
  let v237: f32 = -3.453125f;
  let v243: u32 = 4095u;
  let v244: u32 = 4294959104u;
  let v256: u32 = 256u;
  let v261: u32 = 384u;
  let v362: u32 = params[2].z;
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
    for (var v65: u32 = v63; v65 < v61; v65 += v64) {
      for (var v66: u32 = v59; v66 < v62; v66 += v60) {
        let v67: u32 = v66 * v61;
        let v68: u32 = v65 + v67;
        m2[v68] = v69;
      }
    }
    for (var v30: u32 = v8; v30 < v6; v30 += v11) {
      let v31: u32 = v6 - v30;
      let v32: u32 = min(v11, v31);
      let v33: u32 = v7 + v30;
      let v34: u32 = v29 + v30;
      let v72: bool = v70 == v71;
      if (v72) {
        let v73: u32 = v34 / v6;
        let v74: u32 = v73 * v6;
        let v75: u32 = v34 - v74;
        let v78: u32 = v73 / v76;
        let v79: u32 = v73 % v76;
        let v80: u32 = v78 * v77;
        x0 = v79;
        x1 = v80;
        let v82: u32 = v80 + v81;
        for (var v83: u32 = v63; v83 < v61; v83 += v64) {
          for (var v84: u32 = v59; v84 < v62; v84 += v60) {
            x2 = v69;
            let v85: bool = v84 < v5;
            let v86: bool = v83 < v32;
            let v87: bool = v85 & v86;
            if (v87) {
              let v88: u32 = v84 * v6;
              let v89: u32 = v33 + v88;
              let v90: u32 = v89 + v83;
              let v91: f32 = b0[v90];
              let v92: u32 = v75 + v83;
              let v93: u32 = v92 >> v60;
              let v94: u32 = v82 + v93;
              let v95: u32 = b1[v94];
              let v96: u32 = v92 & v60;
              let v97: bool = v96 == v60;
              let v98: vec2<f32> = unpack2x16float(v95);
              let v99: f32 = v98.x;
              let v100: f32 = v98.y;
              let v101: f32 = select(v99, v100, v97);
              let v102: f32 = v91 * v101;
              let v104: f32 = v102 * v103;
              x2 = v104;
            }
            let v105: f32 = x2;
            let v106: u32 = v84 * v61;
            let v107: u32 = v83 + v106;
            m1[v107] = v105;
          }
        }
        workgroupBarrier();
        for (var v110: u32 = v59; v110 < v109; v110 += v60) {
          let v111: u32 = v60 << v110;
          let v112: u32 = v111 - v60;
          let v113: u32 = v110 + v60;
          for (var v114: u32 = v63; v114 < v108; v114 += v64) {
            let v115: u32 = v114 >> v110;
            let v116: u32 = v115 << v113;
            let v117: u32 = v114 & v112;
            let v118: u32 = v116 + v117;
            for (var v119: u32 = v59; v119 < v62; v119 += v60) {
              let v120: u32 = v119 * v61;
              let v121: u32 = v120 + v118;
              let v122: u32 = v121 + v111;
              let v123: f32 = m1[v121];
              let v124: f32 = m1[v122];
              let v125: f32 = v123 + v124;
              let v126: f32 = v123 - v124;
              m1[v121] = v125;
              m1[v122] = v126;
            }
          }
          workgroupBarrier();
        }
        let v128: u32 = v75 / v127;
        for (var v129: u32 = v63; v129 < v61; v129 += v64) {
          x3 = v69;
          x4 = v69;
          x5 = v69;
          x6 = v69;
          let v130: u32 = v79 + v129;
          let v131: u32 = v130 / v127;
          let v132: u32 = v130 % v127;
          for (var v133: u32 = v59; v133 < v61; v133 += v60) {
            let v134: u32 = v133 / v127;
            let v135: u32 = v128 + v134;
            let v136: u32 = v133 % v127;
            let v140: u32 = v137 * v62;
            let v141: u32 = v135 * v138;
            let v142: u32 = v141 + v131;
            let v143: u32 = v142 * v140;
            let v144: u32 = v80 + v143;
            let v147: u32 = v132 & v109;
            let v148: u32 = v147 << v146;
            let v149: u32 = v132 >> v145;
            let v150: u32 = v149 << v139;
            let v151: u32 = v136 & v109;
            let v152: u32 = v151 >> v60;
            let v153: u32 = v152 << v145;
            let v154: u32 = v136 >> v145;
            let v155: u32 = v154 << v60;
            let v156: u32 = v136 & v60;
            let v157: u32 = v148 + v150;
            let v158: u32 = v157 + v153;
            let v159: u32 = v158 + v155;
            let v160: u32 = v159 + v156;
            let v161: u32 = v160 + v60;
            let v162: u32 = v161 * v137;
            let v163: u32 = v162 >> v60;
            let v164: u32 = v140 << v146;
            let v165: u32 = v163 + v164;
            let v166: u32 = v165 - v60;
            let v168: u32 = v166 >> v146;
            let v169: u32 = v165 - v127;
            let v170: u32 = v169 >> v146;
            let v171: bool = v168 < v140;
            let v172: u32 = v168 - v140;
            let v173: u32 = select(v172, v168, v171);
            let v174: u32 = v144 + v173;
            let v175: u32 = b1[v174];
            let v176: bool = v170 < v140;
            let v177: u32 = v170 - v140;
            let v178: u32 = select(v177, v170, v176);
            let v179: u32 = v144 + v178;
            let v180: u32 = b1[v179];
            let v181: u32 = v166 & v167;
            let v182: u32 = v167 - v181;
            let v183: u32 = v175 >> v182;
            let v184: u32 = v180 << v60;
            let v185: u32 = v184 << v181;
            let v186: u32 = v183 | v185;
            let v188: u32 = v186 & v187;
            let v190: bool = v189 == v59;
            let v191: bool = v189 == v139;
            let v195: u32 = select(v193, v194, v191);
            let v196: u32 = select(v195, v192, v190);
            let v198: u32 = select(v59, v197, v190);
            let v199: u32 = v188 * v196;
            let v200: u32 = v199 + v198;
            let v203: u32 = v200 & v201;
            let v204: u32 = v203 ^ v202;
            let v205: u32 = v204 >> v127;
            let v210: u32 = v204 & v206;
            let v211: u32 = v210 << v127;
            let v212: u32 = v204 & v207;
            let v213: u32 = v212 << v208;
            let v214: u32 = v213 + v209;
            let v215: u32 = v211 | v214;
            let v216: f32 = bitcast<f32>(v215);
            let v217: u32 = v205 & v206;
            let v218: u32 = v217 << v127;
            let v219: u32 = v205 & v207;
            let v220: u32 = v219 << v208;
            let v221: u32 = v220 + v209;
            let v222: u32 = v218 | v221;
            let v223: f32 = bitcast<f32>(v222);
            let v224: f32 = v216 + v223;
            let v228: u32 = v200 & v225;
            let v229: u32 = v200 >> v226;
            let v230: u32 = v229 & v225;
            let v231: u32 = v228 + v230;
            let v232: u32 = v231 >> v127;
            let v233: u32 = v231 + v232;
            let v234: u32 = v233 & v227;
            let v235: f32 = f32(v234);
            let v238: f32 = fma(v235, v236, v237);
            let v239: f32 = select(v224, v238, v191);
            let v240: u32 = bitcast<u32>(v239);
            let v241: u32 = v240 >> v208;
            let v242: u32 = v241 & v60;
            let v245: u32 = v240 + v243;
            let v246: u32 = v245 + v242;
            let v247: u32 = v246 & v244;
            let v248: f32 = bitcast<f32>(v247);
            let v249: f32 = m1[v133];
            let v250: f32 = x3;
            let v251: f32 = fma(v249, v248, v250);
            x3 = v251;
            let v252: u32 = v133 + v61;
            let v253: f32 = m1[v252];
            let v254: f32 = x4;
            let v255: f32 = fma(v253, v248, v254);
            x4 = v255;
            let v257: u32 = v133 + v256;
            let v258: f32 = m1[v257];
            let v259: f32 = x5;
            let v260: f32 = fma(v258, v248, v259);
            x5 = v260;
            let v262: u32 = v133 + v261;
            let v263: f32 = m1[v262];
            let v264: f32 = x6;
            let v265: f32 = fma(v263, v248, v264);
            x6 = v265;
          }
          let v266: f32 = m2[v129];
          let v267: f32 = x3;
          let v268: f32 = v266 + v267;
          m2[v129] = v268;
          let v269: u32 = v129 + v61;
          let v270: f32 = m2[v269];
          let v271: f32 = x4;
          let v272: f32 = v270 + v271;
          m2[v269] = v272;
          let v273: u32 = v129 + v256;
          let v274: f32 = m2[v273];
          let v275: f32 = x5;
          let v276: f32 = v274 + v275;
          m2[v273] = v276;
          let v277: u32 = v129 + v261;
          let v278: f32 = m2[v277];
          let v279: f32 = x6;
          let v280: f32 = v278 + v279;
          m2[v277] = v280;
        }
        workgroupBarrier();
      } else {
        let v281: u32 = v5 - v60;
        let v282: u32 = v28 - v60;
        for (var v283: u32 = v63; v283 < v61; v283 += v64) {
          x7 = v69;
          x8 = v69;
          x9 = v69;
          x10 = v69;
          let v284: u32 = min(v283, v282);
          let v285: u32 = v284 * v6;
          let v286: u32 = v34 + v285;
          for (var v287: u32 = v59; v287 < v32; v287 += v60) {
            let v288: u32 = v286 + v287;
            let v384: bool = v382 == v383;
            if (v384) {
              let v385: u32 = b1[v288];
              let v386: f32 = bitcast<f32>(v385);
              x11 = v386;
            } else {
              let v388: bool = v382 < v387;
              if (v388) {
                let v390: bool = v382 == v389;
                let v391: u32 = v288 >> v389;
                let v392: u32 = b1[v391];
                let v393: u32 = v288 & v389;
                let v394: bool = v393 == v389;
                let v395: vec2<f32> = unpack2x16float(v392);
                let v396: f32 = v395.x;
                let v397: f32 = v395.y;
                let v400: u32 = v392 << v398;
                let v401: u32 = v392 & v399;
                let v402: f32 = bitcast<f32>(v400);
                let v403: f32 = bitcast<f32>(v401);
                let v404: f32 = select(v396, v397, v394);
                let v405: f32 = select(v402, v403, v394);
                let v406: f32 = select(v405, v404, v390);
                x11 = v406;
              } else {
                let v410: u32 = v288 >> v408;
                let v411: u32 = v410 * v407;
                let v412: u32 = v288 & v409;
                let v413: u32 = v412 * v407;
                let v414: u32 = v413 >> v408;
                let v415: u32 = v411 + v414;
                let v416: u32 = v413 & v409;
                let v417: u32 = b1[v415];
                let v418: u32 = v415 + v389;
                let v419: u32 = b1[v418];
                let v420: u32 = v417 >> v416;
                let v421: u32 = v409 - v416;
                let v422: u32 = v419 << v389;
                let v423: u32 = v422 << v421;
                let v424: u32 = v420 | v423;
                let v425: u32 = v389 << v407;
                let v426: u32 = v425 - v389;
                let v428: u32 = v288 >> v427;
                let v430: bool = v382 == v387;
                let v431: bool = v382 == v429;
                let v432: u32 = v428 >> v389;
                let v433: u32 = select(v432, v428, v430);
                let v435: u32 = v434 + v433;
                let v436: u32 = b1[v435];
                let v437: f32 = bitcast<f32>(v436);
                let v438: u32 = v428 & v389;
                let v439: bool = v438 == v389;
                let v440: vec2<f32> = unpack2x16float(v436);
                let v441: f32 = v440.x;
                let v442: f32 = v440.y;
                let v443: u32 = v436 << v398;
                let v444: u32 = v436 & v399;
                let v445: f32 = bitcast<f32>(v443);
                let v446: f32 = bitcast<f32>(v444);
                let v447: f32 = select(v441, v442, v439);
                let v448: f32 = select(v445, v446, v439);
                let v449: f32 = select(v448, v447, v431);
                let v450: f32 = select(v449, v437, v430);
                let v451: bool = v382 == v387;
                let v452: bool = v382 == v429;
                let v453: u32 = v428 >> v389;
                let v454: u32 = select(v453, v428, v451);
                let v456: u32 = v455 + v454;
                let v457: u32 = b1[v456];
                let v458: f32 = bitcast<f32>(v457);
                let v459: u32 = v428 & v389;
                let v460: bool = v459 == v389;
                let v461: vec2<f32> = unpack2x16float(v457);
                let v462: f32 = v461.x;
                let v463: f32 = v461.y;
                let v464: u32 = v457 << v398;
                let v465: u32 = v457 & v399;
                let v466: f32 = bitcast<f32>(v464);
                let v467: f32 = bitcast<f32>(v465);
                let v468: f32 = select(v462, v463, v460);
                let v469: f32 = select(v466, v467, v460);
                let v470: f32 = select(v469, v468, v452);
                let v471: f32 = select(v470, v458, v451);
                let v472: u32 = v424 & v426;
                let v473: f32 = f32(v472);
                let v474: f32 = fma(v450, v473, v471);
                x11 = v474;
              }
            }
            let v475: f32 = x11;
            let v290: u32 = min(v59, v281);
            let v291: u32 = v290 * v6;
            let v292: u32 = v33 + v291;
            let v293: u32 = v292 + v287;
            let v294: f32 = b0[v293];
            let v295: f32 = x7;
            let v296: f32 = fma(v294, v475, v295);
            x7 = v296;
            let v297: u32 = min(v60, v281);
            let v298: u32 = v297 * v6;
            let v299: u32 = v33 + v298;
            let v300: u32 = v299 + v287;
            let v301: f32 = b0[v300];
            let v302: f32 = x8;
            let v303: f32 = fma(v301, v475, v302);
            x8 = v303;
            let v304: u32 = min(v139, v281);
            let v305: u32 = v304 * v6;
            let v306: u32 = v33 + v305;
            let v307: u32 = v306 + v287;
            let v308: f32 = b0[v307];
            let v309: f32 = x9;
            let v310: f32 = fma(v308, v475, v309);
            x9 = v310;
            let v311: u32 = min(v145, v281);
            let v312: u32 = v311 * v6;
            let v313: u32 = v33 + v312;
            let v314: u32 = v313 + v287;
            let v315: f32 = b0[v314];
            let v316: f32 = x10;
            let v317: f32 = fma(v315, v475, v316);
            x10 = v317;
          }
          let v318: f32 = m2[v283];
          let v319: f32 = x7;
          let v320: f32 = v318 + v319;
          m2[v283] = v320;
          let v321: u32 = v283 + v61;
          let v322: f32 = m2[v321];
          let v323: f32 = x8;
          let v324: f32 = v322 + v323;
          m2[v321] = v324;
          let v325: u32 = v283 + v256;
          let v326: f32 = m2[v325];
          let v327: f32 = x9;
          let v328: f32 = v326 + v327;
          m2[v325] = v328;
          let v329: u32 = v283 + v261;
          let v330: f32 = m2[v329];
          let v331: f32 = x10;
          let v332: f32 = v330 + v331;
          m2[v329] = v332;
        }
      }
    }
    for (var v333: u32 = v63; v333 < v61; v333 += v64) {
      for (var v334: u32 = v59; v334 < v62; v334 += v60) {
        let v335: u32 = v334 * v61;
        let v336: u32 = v333 + v335;
        let v337: f32 = m2[v336];
        let v338: u32 = v334 * v11;
        let v339: u32 = v8 + v338;
        let v340: u32 = v339 + v333;
        m0[v340] = v337;
      }
    }
    workgroupBarrier();
    let v341: bool = v70 == v71;
    if (v341) {
      for (var v342: u32 = v59; v342 < v109; v342 += v60) {
        let v343: u32 = v60 << v342;
        let v344: u32 = v343 - v60;
        let v345: u32 = v342 + v60;
        for (var v346: u32 = v63; v346 < v108; v346 += v64) {
          let v347: u32 = v346 >> v342;
          let v348: u32 = v347 << v345;
          let v349: u32 = v346 & v344;
          let v350: u32 = v348 + v349;
          for (var v351: u32 = v59; v351 < v62; v351 += v60) {
            let v352: u32 = v351 * v11;
            let v353: u32 = v8 + v352;
            let v354: u32 = v353 + v350;
            let v355: u32 = v354 + v343;
            let v356: f32 = m0[v354];
            let v357: f32 = m0[v355];
            let v358: f32 = v356 + v357;
            let v359: f32 = v356 - v357;
            m0[v354] = v358;
            m0[v355] = v359;
          }
        }
        workgroupBarrier();
      }
      let v360: u32 = x0;
      let v361: u32 = x1;
      let v363: u32 = v361 + v362;
      for (var v364: u32 = v63; v364 < v61; v364 += v64) {
        for (var v365: u32 = v59; v365 < v62; v365 += v60) {
          let v366: u32 = v365 * v11;
          let v367: u32 = v8 + v366;
          let v368: u32 = v367 + v364;
          let v369: f32 = m0[v368];
          let v370: u32 = v360 + v364;
          let v371: u32 = v370 >> v60;
          let v372: u32 = v363 + v371;
          let v373: u32 = b1[v372];
          let v374: u32 = v370 & v60;
          let v375: bool = v374 == v60;
          let v376: vec2<f32> = unpack2x16float(v373);
          let v377: f32 = v376.x;
          let v378: f32 = v376.y;
          let v379: f32 = select(v377, v378, v375);
          let v380: f32 = v369 * v103;
          let v381: f32 = v380 * v379;
          m0[v368] = v381;
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
        let v46: u32 = v44 * v9;
        let v47: u32 = v46 + v45;
        let v48: f32 = b2[v47];
        let v49: u32 = v44 - v2;
        let v50: u32 = v49 * v11;
        let v51: u32 = v45 - v26;
        let v52: u32 = v50 + v51;
        let v53: f32 = m0[v52];
        let v54: f32 = b3[v45];
        let v55: f32 = v53 + v54;
        let v56: f32 = v48 + v55;
        let v57: u32 = v44 * v9;
        let v58: u32 = v57 + v45;
        b4[v58] = v56;
      }
    }
    workgroupBarrier();
  }
}
