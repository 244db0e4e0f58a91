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
  let v376: u32 = params[2].w;
  let v377: u32 = 0u;
  let v381: u32 = 3u;
  let v383: u32 = 1u;
  let v392: u32 = 16u;
  let v393: u32 = 4294901760u;
  let v401: u32 = params[3].x;
  let v402: u32 = 5u;
  let v403: u32 = 31u;
  let v421: u32 = params[3].y;
  let v423: u32 = 4u;
  let v428: u32 = params[3].z;
  let v449: u32 = params[3].w;
  let v53: u32 = 0u;
  let v54: u32 = 1u;
  let v55: u32 = 128u;
  let v56: u32 = 4u;
  let v57: u32 = lane;
  let v58: u32 = 32u;
  let v63: f32 = 0.0f;
  let v64: u32 = params[0].w;
  let v65: u32 = 6u;
  let v70: u32 = params[1].x;
  let v71: u32 = params[1].y;
  let v75: u32 = params[1].z;
  let v97: f32 = 0.088388346f;
  let v102: u32 = 64u;
  let v103: u32 = 7u;
  let v121: u32 = 16u;
  let v131: u32 = params[1].w;
  let v132: u32 = params[2].x;
  let v133: u32 = 2u;
  let v139: u32 = 3u;
  let v140: u32 = 5u;
  let v161: u32 = 31u;
  let v181: u32 = 65535u;
  let v183: u32 = params[2].y;
  let v186: u32 = 89226354u;
  let v187: u32 = 3417055213u;
  let v188: u32 = 2212286765u;
  let v191: u32 = 64248484u;
  let v195: u32 = 2415890431u;
  let v196: u32 = 996162400u;
  let v200: u32 = 32768u;
  let v201: u32 = 32767u;
  let v202: u32 = 13u;
  let v203: u32 = 939524096u;
  let v219: u32 = 16711935u;
  let v220: u32 = 8u;
  let v221: u32 = 2047u;
  let v230: f32 = 0.006767273f;
  let v231: f32 = -3.453125f;
  let v237: u32 = 4095u;
  let v238: u32 = 4294959104u;
  let v250: u32 = 256u;
  let v255: u32 = 384u;
  let v356: u32 = params[2].z;
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
      let v66: bool = v64 == v65;
      if (v66) {
        let v67: u32 = v34 / v6;
        let v68: u32 = v67 * v6;
        let v69: u32 = v34 - v68;
        let v72: u32 = v67 / v70;
        let v73: u32 = v67 % v70;
        let v74: u32 = v72 * v71;
        x0 = v73;
        x1 = v74;
        let v76: u32 = v74 + v75;
        for (var v77: u32 = v57; v77 < v55; v77 += v58) {
          for (var v78: u32 = v53; v78 < v56; v78 += v54) {
            x2 = v63;
            let v79: bool = v78 < v5;
            let v80: bool = v77 < v32;
            let v81: bool = v79 & v80;
            if (v81) {
              let v82: u32 = v78 * v6;
              let v83: u32 = v33 + v82;
              let v84: u32 = v83 + v77;
              let v85: f32 = b0[v84];
              let v86: u32 = v69 + v77;
              let v87: u32 = v86 >> v54;
              let v88: u32 = v76 + v87;
              let v89: u32 = b1[v88];
              let v90: u32 = v86 & v54;
              let v91: bool = v90 == v54;
              let v92: vec2<f32> = unpack2x16float(v89);
              let v93: f32 = v92.x;
              let v94: f32 = v92.y;
              let v95: f32 = select(v93, v94, v91);
              let v96: f32 = v85 * v95;
              let v98: f32 = v96 * v97;
              x2 = v98;
            }
            let v99: f32 = x2;
            let v100: u32 = v78 * v55;
            let v101: u32 = v77 + v100;
            m1[v101] = v99;
          }
        }
        workgroupBarrier();
        for (var v104: u32 = v53; v104 < v103; v104 += v54) {
          let v105: u32 = v54 << v104;
          let v106: u32 = v105 - v54;
          let v107: u32 = v104 + v54;
          for (var v108: u32 = v57; v108 < v102; v108 += v58) {
            let v109: u32 = v108 >> v104;
            let v110: u32 = v109 << v107;
            let v111: u32 = v108 & v106;
            let v112: u32 = v110 + v111;
            for (var v113: u32 = v53; v113 < v56; v113 += v54) {
              let v114: u32 = v113 * v55;
              let v115: u32 = v114 + v112;
              let v116: u32 = v115 + v105;
              let v117: f32 = m1[v115];
              let v118: f32 = m1[v116];
              let v119: f32 = v117 + v118;
              let v120: f32 = v117 - v118;
              m1[v115] = v119;
              m1[v116] = v120;
            }
          }
          workgroupBarrier();
        }
        let v122: u32 = v69 / v121;
        for (var v123: u32 = v57; v123 < v55; v123 += v58) {
          x3 = v63;
          x4 = v63;
          x5 = v63;
          x6 = v63;
          let v124: u32 = v73 + v123;
          let v125: u32 = v124 / v121;
          let v126: u32 = v124 % v121;
          for (var v127: u32 = v53; v127 < v55; v127 += v54) {
            let v128: u32 = v127 / v121;
            let v129: u32 = v122 + v128;
            let v130: u32 = v127 % v121;
            let v134: u32 = v131 * v56;
            let v135: u32 = v129 * v132;
            let v136: u32 = v135 + v125;
            let v137: u32 = v136 * v134;
            let v138: u32 = v74 + v137;
            let v141: u32 = v126 & v103;
            let v142: u32 = v141 << v140;
            let v143: u32 = v126 >> v139;
            let v144: u32 = v143 << v133;
            let v145: u32 = v130 & v103;
            let v146: u32 = v145 >> v54;
            let v147: u32 = v146 << v139;
            let v148: u32 = v130 >> v139;
            let v149: u32 = v148 << v54;
            let v150: u32 = v130 & v54;
            let v151: u32 = v142 + v144;
            let v152: u32 = v151 + v147;
            let v153: u32 = v152 + v149;
            let v154: u32 = v153 + v150;
            let v155: u32 = v154 + v54;
            let v156: u32 = v155 * v131;
            let v157: u32 = v156 >> v54;
            let v158: u32 = v134 << v140;
            let v159: u32 = v157 + v158;
            let v160: u32 = v159 - v54;
            let v162: u32 = v160 >> v140;
            let v163: u32 = v159 - v121;
            let v164: u32 = v163 >> v140;
            let v165: bool = v162 < v134;
            let v166: u32 = v162 - v134;
            let v167: u32 = select(v166, v162, v165);
            let v168: u32 = v138 + v167;
            let v169: u32 = b1[v168];
            let v170: bool = v164 < v134;
            let v171: u32 = v164 - v134;
            let v172: u32 = select(v171, v164, v170);
            let v173: u32 = v138 + v172;
            let v174: u32 = b1[v173];
            let v175: u32 = v160 & v161;
            let v176: u32 = v161 - v175;
            let v177: u32 = v169 >> v176;
            let v178: u32 = v174 << v54;
            let v179: u32 = v178 << v175;
            let v180: u32 = v177 | v179;
            let v182: u32 = v180 & v181;
            let v184: bool = v183 == v53;
            let v185: bool = v183 == v133;
            let v189: u32 = select(v187, v188, v185);
            let v190: u32 = select(v189, v186, v184);
            let v192: u32 = select(v53, v191, v184);
            let v193: u32 = v182 * v190;
            let v194: u32 = v193 + v192;
            let v197: u32 = v194 & v195;
            let v198: u32 = v197 ^ v196;
            let v199: u32 = v198 >> v121;
            let v204: u32 = v198 & v200;
            let v205: u32 = v204 << v121;
            let v206: u32 = v198 & v201;
            let v207: u32 = v206 << v202;
            let v208: u32 = v207 + v203;
            let v209: u32 = v205 | v208;
            let v210: f32 = bitcast<f32>(v209);
            let v211: u32 = v199 & v200;
            let v212: u32 = v211 << v121;
            let v213: u32 = v199 & v201;
            let v214: u32 = v213 << v202;
            let v215: u32 = v214 + v203;
            let v216: u32 = v212 | v215;
            let v217: f32 = bitcast<f32>(v216);
            let v218: f32 = v210 + v217;
            let v222: u32 = v194 & v219;
            let v223: u32 = v194 >> v220;
            let v224: u32 = v223 & v219;
            let v225: u32 = v222 + v224;
            let v226: u32 = v225 >> v121;
            let v227: u32 = v225 + v226;
            let v228: u32 = v227 & v221;
            let v229: f32 = f32(v228);
            let v232: f32 = fma(v229, v230, v231);
            let v233: f32 = select(v218, v232, v185);
            let v234: u32 = bitcast<u32>(v233);
            let v235: u32 = v234 >> v202;
            let v236: u32 = v235 & v54;
            let v239: u32 = v234 + v237;
            let v240: u32 = v239 + v236;
            let v241: u32 = v240 & v238;
            let v242: f32 = bitcast<f32>(v241);
            let v243: f32 = m1[v127];
            let v244: f32 = x3;
            let v245: f32 = fma(v243, v242, v244);
            x3 = v245;
            let v246: u32 = v127 + v55;
            let v247: f32 = m1[v246];
            let v248: f32 = x4;
            let v249: f32 = fma(v247, v242, v248);
            x4 = v249;
            let v251: u32 = v127 + v250;
            let v252: f32 = m1[v251];
            let v253: f32 = x5;
            let v254: f32 = fma(v252, v242, v253);
            x5 = v254;
            let v256: u32 = v127 + v255;
            let v257: f32 = m1[v256];
            let v258: f32 = x6;
            let v259: f32 = fma(v257, v242, v258);
            x6 = v259;
          }
          let v260: f32 = m2[v123];
          let v261: f32 = x3;
          let v262: f32 = v260 + v261;
          m2[v123] = v262;
          let v263: u32 = v123 + v55;
          let v264: f32 = m2[v263];
          let v265: f32 = x4;
          let v266: f32 = v264 + v265;
          m2[v263] = v266;
          let v267: u32 = v123 + v250;
          let v268: f32 = m2[v267];
          let v269: f32 = x5;
          let v270: f32 = v268 + v269;
          m2[v267] = v270;
          let v271: u32 = v123 + v255;
          let v272: f32 = m2[v271];
          let v273: f32 = x6;
          let v274: f32 = v272 + v273;
          m2[v271] = v274;
        }
        workgroupBarrier();
      } else {
        let v275: u32 = v5 - v54;
        let v276: u32 = v28 - v54;
        for (var v277: u32 = v57; v277 < v55; v277 += v58) {
          x7 = v63;
          x8 = v63;
          x9 = v63;
          x10 = v63;
          let v278: u32 = min(v277, v276);
          let v279: u32 = v278 * v6;
          let v280: u32 = v34 + v279;
          for (var v281: u32 = v53; v281 < v32; v281 += v54) {
            let v282: u32 = v280 + v281;
            let v378: bool = v376 == v377;
            if (v378) {
              let v379: u32 = b1[v282];
              let v380: f32 = bitcast<f32>(v379);
              x11 = v380;
            } else {
              let v382: bool = v376 < v381;
              if (v382) {
                let v384: bool = v376 == v383;
                let v385: u32 = v282 >> v383;
                let v386: u32 = b1[v385];
                let v387: u32 = v282 & v383;
                let v388: bool = v387 == v383;
                let v389: vec2<f32> = unpack2x16float(v386);
                let v390: f32 = v389.x;
                let v391: f32 = v389.y;
                let v394: u32 = v386 << v392;
                let v395: u32 = v386 & v393;
                let v396: f32 = bitcast<f32>(v394);
                let v397: f32 = bitcast<f32>(v395);
                let v398: f32 = select(v390, v391, v388);
                let v399: f32 = select(v396, v397, v388);
                let v400: f32 = select(v399, v398, v384);
                x11 = v400;
              } else {
                let v404: u32 = v282 >> v402;
                let v405: u32 = v404 * v401;
                let v406: u32 = v282 & v403;
                let v407: u32 = v406 * v401;
                let v408: u32 = v407 >> v402;
                let v409: u32 = v405 + v408;
                let v410: u32 = v407 & v403;
                let v411: u32 = b1[v409];
                let v412: u32 = v409 + v383;
                let v413: u32 = b1[v412];
                let v414: u32 = v411 >> v410;
                let v415: u32 = v403 - v410;
                let v416: u32 = v413 << v383;
                let v417: u32 = v416 << v415;
                let v418: u32 = v414 | v417;
                let v419: u32 = v383 << v401;
                let v420: u32 = v419 - v383;
                let v422: u32 = v282 >> v421;
                let v424: bool = v376 == v381;
                let v425: bool = v376 == v423;
                let v426: u32 = v422 >> v383;
                let v427: u32 = select(v426, v422, v424);
                let v429: u32 = v428 + v427;
                let v430: u32 = b1[v429];
                let v431: f32 = bitcast<f32>(v430);
                let v432: u32 = v422 & v383;
                let v433: bool = v432 == v383;
                let v434: vec2<f32> = unpack2x16float(v430);
                let v435: f32 = v434.x;
                let v436: f32 = v434.y;
                let v437: u32 = v430 << v392;
                let v438: u32 = v430 & v393;
                let v439: f32 = bitcast<f32>(v437);
                let v440: f32 = bitcast<f32>(v438);
                let v441: f32 = select(v435, v436, v433);
                let v442: f32 = select(v439, v440, v433);
                let v443: f32 = select(v442, v441, v425);
                let v444: f32 = select(v443, v431, v424);
                let v445: bool = v376 == v381;
                let v446: bool = v376 == v423;
                let v447: u32 = v422 >> v383;
                let v448: u32 = select(v447, v422, v445);
                let v450: u32 = v449 + v448;
                let v451: u32 = b1[v450];
                let v452: f32 = bitcast<f32>(v451);
                let v453: u32 = v422 & v383;
                let v454: bool = v453 == v383;
                let v455: vec2<f32> = unpack2x16float(v451);
                let v456: f32 = v455.x;
                let v457: f32 = v455.y;
                let v458: u32 = v451 << v392;
                let v459: u32 = v451 & v393;
                let v460: f32 = bitcast<f32>(v458);
                let v461: f32 = bitcast<f32>(v459);
                let v462: f32 = select(v456, v457, v454);
                let v463: f32 = select(v460, v461, v454);
                let v464: f32 = select(v463, v462, v446);
                let v465: f32 = select(v464, v452, v445);
                let v466: u32 = v418 & v420;
                let v467: f32 = f32(v466);
                let v468: f32 = fma(v444, v467, v465);
                x11 = v468;
              }
            }
            let v469: f32 = x11;
            let v284: u32 = min(v53, v275);
            let v285: u32 = v284 * v6;
            let v286: u32 = v33 + v285;
            let v287: u32 = v286 + v281;
            let v288: f32 = b0[v287];
            let v289: f32 = x7;
            let v290: f32 = fma(v288, v469, v289);
            x7 = v290;
            let v291: u32 = min(v54, v275);
            let v292: u32 = v291 * v6;
            let v293: u32 = v33 + v292;
            let v294: u32 = v293 + v281;
            let v295: f32 = b0[v294];
            let v296: f32 = x8;
            let v297: f32 = fma(v295, v469, v296);
            x8 = v297;
            let v298: u32 = min(v133, v275);
            let v299: u32 = v298 * v6;
            let v300: u32 = v33 + v299;
            let v301: u32 = v300 + v281;
            let v302: f32 = b0[v301];
            let v303: f32 = x9;
            let v304: f32 = fma(v302, v469, v303);
            x9 = v304;
            let v305: u32 = min(v139, v275);
            let v306: u32 = v305 * v6;
            let v307: u32 = v33 + v306;
            let v308: u32 = v307 + v281;
            let v309: f32 = b0[v308];
            let v310: f32 = x10;
            let v311: f32 = fma(v309, v469, v310);
            x10 = v311;
          }
          let v312: f32 = m2[v277];
          let v313: f32 = x7;
          let v314: f32 = v312 + v313;
          m2[v277] = v314;
          let v315: u32 = v277 + v55;
          let v316: f32 = m2[v315];
          let v317: f32 = x8;
          let v318: f32 = v316 + v317;
          m2[v315] = v318;
          let v319: u32 = v277 + v250;
          let v320: f32 = m2[v319];
          let v321: f32 = x9;
          let v322: f32 = v320 + v321;
          m2[v319] = v322;
          let v323: u32 = v277 + v255;
          let v324: f32 = m2[v323];
          let v325: f32 = x10;
          let v326: f32 = v324 + v325;
          m2[v323] = v326;
        }
      }
    }
    for (var v327: u32 = v57; v327 < v55; v327 += v58) {
      for (var v328: u32 = v53; v328 < v56; v328 += v54) {
        let v329: u32 = v328 * v55;
        let v330: u32 = v327 + v329;
        let v331: f32 = m2[v330];
        let v332: u32 = v328 * v11;
        let v333: u32 = v8 + v332;
        let v334: u32 = v333 + v327;
        m0[v334] = v331;
      }
    }
    workgroupBarrier();
    let v335: bool = v64 == v65;
    if (v335) {
      for (var v336: u32 = v53; v336 < v103; v336 += v54) {
        let v337: u32 = v54 << v336;
        let v338: u32 = v337 - v54;
        let v339: u32 = v336 + v54;
        for (var v340: u32 = v57; v340 < v102; v340 += v58) {
          let v341: u32 = v340 >> v336;
          let v342: u32 = v341 << v339;
          let v343: u32 = v340 & v338;
          let v344: u32 = v342 + v343;
          for (var v345: u32 = v53; v345 < v56; v345 += v54) {
            let v346: u32 = v345 * v11;
            let v347: u32 = v8 + v346;
            let v348: u32 = v347 + v344;
            let v349: u32 = v348 + v337;
            let v350: f32 = m0[v348];
            let v351: f32 = m0[v349];
            let v352: f32 = v350 + v351;
            let v353: f32 = v350 - v351;
            m0[v348] = v352;
            m0[v349] = v353;
          }
        }
        workgroupBarrier();
      }
      let v354: u32 = x0;
      let v355: u32 = x1;
      let v357: u32 = v355 + v356;
      for (var v358: u32 = v57; v358 < v55; v358 += v58) {
        for (var v359: u32 = v53; v359 < v56; v359 += v54) {
          let v360: u32 = v359 * v11;
          let v361: u32 = v8 + v360;
          let v362: u32 = v361 + v358;
          let v363: f32 = m0[v362];
          let v364: u32 = v354 + v358;
          let v365: u32 = v364 >> v54;
          let v366: u32 = v357 + v365;
          let v367: u32 = b1[v366];
          let v368: u32 = v364 & v54;
          let v369: bool = v368 == v54;
          let v370: vec2<f32> = unpack2x16float(v367);
          let v371: f32 = v370.x;
          let v372: f32 = v370.y;
          let v373: f32 = select(v371, v372, v369);
          let v374: f32 = v363 * v97;
          let v375: f32 = v374 * v373;
          m0[v362] = v375;
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
