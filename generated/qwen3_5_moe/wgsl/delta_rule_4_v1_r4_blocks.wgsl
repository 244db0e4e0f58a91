@group(0) @binding(0) var<storage, read> b0: array<u32>; // out_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn delta_rule_4_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v392: u32 = params[3].x;
  let v393: u32 = 0u;
  let v397: u32 = 3u;
  let v399: u32 = 1u;
  let v408: u32 = 16u;
  let v409: u32 = 4294901760u;
  let v417: u32 = params[3].y;
  let v418: u32 = 5u;
  let v419: u32 = 31u;
  let v437: u32 = params[3].z;
  let v439: u32 = 4u;
  let v444: u32 = params[3].w;
  let v465: u32 = params[4].x;
  let v69: u32 = 0u;
  let v70: u32 = 1u;
  let v71: u32 = 128u;
  let v72: u32 = 4u;
  let v73: u32 = lane;
  let v74: u32 = 32u;
  let v79: f32 = 0.0f;
  let v80: u32 = params[1].x;
  let v81: u32 = 6u;
  let v86: u32 = params[1].y;
  let v87: u32 = params[1].z;
  let v91: u32 = params[1].w;
  let v113: f32 = 0.088388346f;
  let v118: u32 = 64u;
  let v119: u32 = 7u;
  let v137: u32 = 16u;
  let v147: u32 = params[2].x;
  let v148: u32 = params[2].y;
  let v149: u32 = 2u;
  let v155: u32 = 3u;
  let v156: u32 = 5u;
  let v177: u32 = 31u;
  let v197: u32 = 65535u;
  let v199: u32 = params[2].z;
  let v202: u32 = 89226354u;
  let v203: u32 = 3417055213u;
  let v204: u32 = 2212286765u;
  let v207: u32 = 64248484u;
  let v211: u32 = 2415890431u;
  let v212: u32 = 996162400u;
  let v216: u32 = 32768u;
  let v217: u32 = 32767u;
  let v218: u32 = 13u;
  let v219: u32 = 939524096u;
  let v235: u32 = 16711935u;
  let v236: u32 = 8u;
  let v237: u32 = 2047u;
  let v246: f32 = 0.006767273f;
  let v247: f32 = -3.453125f;
  let v253: u32 = 4095u;
  let v254: u32 = 4294959104u;
  let v266: u32 = 256u;
  let v271: u32 = 384u;
  let v372: u32 = params[2].w;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = params[0].z;
  let v9: u32 = 127u;
  let v10: u32 = 128u;
  let v15: u32 = group.x;
  let v16: u32 = groups.x;
  let v17: u32 = 1u;
  let v34: u32 = lane;
  let v35: u32 = 32u;
  let v38: u32 = params[0].w;
  let v49: u32 = 512u;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  let v11: u32 = v8 + v9;
  let v12: u32 = v11 / v10;
  let v13: u32 = v8 + v9;
  let v14: u32 = v13 / v10;
  let v18: u32 = v12 + v16;
  let v19: u32 = v18 - v17;
  let v20: u32 = v19 / v16;
  let v21: u32 = v15 * v20;
  let v22: u32 = v21 + v20;
  let v23: u32 = min(v22, v12);
  for (var v24: u32 = v21; v24 < v23; v24 += v17) {
    let v25: u32 = v24 * v10;
    let v26: u32 = v8 - v25;
    let v27: u32 = min(v10, v26);
    let v28: u32 = v25 * v6;
    for (var v75: u32 = v73; v75 < v71; v75 += v74) {
      for (var v76: u32 = v69; v76 < v72; v76 += v70) {
        let v77: u32 = v76 * v71;
        let v78: u32 = v75 + v77;
        m3[v78] = v79;
      }
    }
    for (var v29: u32 = v7; v29 < v6; v29 += v10) {
      let v30: u32 = v6 - v29;
      let v31: u32 = min(v10, v30);
      for (var v32: u32 = v7; v32 < v5; v32 += v17) {
        let v33: u32 = v2 + v32;
        for (var v36: u32 = v34; v36 < v31; v36 += v35) {
          let v37: u32 = v29 + v36;
          let v39: u32 = v37 % v38;
          let v40: u32 = v37 / v38;
          let v41: u32 = v33 * v6;
          let v42: u32 = v40 * v38;
          let v43: u32 = v41 + v42;
          let v44: u32 = v43 + v39;
          let v45: f32 = b1[v44];
          let v46: u32 = v32 * v10;
          let v47: u32 = v36 + v46;
          m0[v47] = v45;
        }
      }
      workgroupBarrier();
      let v48: u32 = v28 + v29;
      let v82: bool = v80 == v81;
      if (v82) {
        let v83: u32 = v48 / v6;
        let v84: u32 = v83 * v6;
        let v85: u32 = v48 - v84;
        let v88: u32 = v83 / v86;
        let v89: u32 = v83 % v86;
        let v90: u32 = v88 * v87;
        x0 = v89;
        x1 = v90;
        let v92: u32 = v90 + v91;
        for (var v93: u32 = v73; v93 < v71; v93 += v74) {
          for (var v94: u32 = v69; v94 < v72; v94 += v70) {
            x2 = v79;
            let v95: bool = v94 < v5;
            let v96: bool = v93 < v31;
            let v97: bool = v95 & v96;
            if (v97) {
              let v98: u32 = v94 * v10;
              let v99: u32 = v7 + v98;
              let v100: u32 = v99 + v93;
              let v101: f32 = m0[v100];
              let v102: u32 = v85 + v93;
              let v103: u32 = v102 >> v70;
              let v104: u32 = v92 + v103;
              let v105: u32 = b0[v104];
              let v106: u32 = v102 & v70;
              let v107: bool = v106 == v70;
              let v108: vec2<f32> = unpack2x16float(v105);
              let v109: f32 = v108.x;
              let v110: f32 = v108.y;
              let v111: f32 = select(v109, v110, v107);
              let v112: f32 = v101 * v111;
              let v114: f32 = v112 * v113;
              x2 = v114;
            }
            let v115: f32 = x2;
            let v116: u32 = v94 * v71;
            let v117: u32 = v93 + v116;
            m2[v117] = v115;
          }
        }
        workgroupBarrier();
        for (var v120: u32 = v69; v120 < v119; v120 += v70) {
          let v121: u32 = v70 << v120;
          let v122: u32 = v121 - v70;
          let v123: u32 = v120 + v70;
          for (var v124: u32 = v73; v124 < v118; v124 += v74) {
            let v125: u32 = v124 >> v120;
            let v126: u32 = v125 << v123;
            let v127: u32 = v124 & v122;
            let v128: u32 = v126 + v127;
            for (var v129: u32 = v69; v129 < v72; v129 += v70) {
              let v130: u32 = v129 * v71;
              let v131: u32 = v130 + v128;
              let v132: u32 = v131 + v121;
              let v133: f32 = m2[v131];
              let v134: f32 = m2[v132];
              let v135: f32 = v133 + v134;
              let v136: f32 = v133 - v134;
              m2[v131] = v135;
              m2[v132] = v136;
            }
          }
          workgroupBarrier();
        }
        let v138: u32 = v85 / v137;
        for (var v139: u32 = v73; v139 < v71; v139 += v74) {
          x3 = v79;
          x4 = v79;
          x5 = v79;
          x6 = v79;
          let v140: u32 = v89 + v139;
          let v141: u32 = v140 / v137;
          let v142: u32 = v140 % v137;
          for (var v143: u32 = v69; v143 < v71; v143 += v70) {
            let v144: u32 = v143 / v137;
            let v145: u32 = v138 + v144;
            let v146: u32 = v143 % v137;
            let v150: u32 = v147 * v72;
            let v151: u32 = v145 * v148;
            let v152: u32 = v151 + v141;
            let v153: u32 = v152 * v150;
            let v154: u32 = v90 + v153;
            let v157: u32 = v142 & v119;
            let v158: u32 = v157 << v156;
            let v159: u32 = v142 >> v155;
            let v160: u32 = v159 << v149;
            let v161: u32 = v146 & v119;
            let v162: u32 = v161 >> v70;
            let v163: u32 = v162 << v155;
            let v164: u32 = v146 >> v155;
            let v165: u32 = v164 << v70;
            let v166: u32 = v146 & v70;
            let v167: u32 = v158 + v160;
            let v168: u32 = v167 + v163;
            let v169: u32 = v168 + v165;
            let v170: u32 = v169 + v166;
            let v171: u32 = v170 + v70;
            let v172: u32 = v171 * v147;
            let v173: u32 = v172 >> v70;
            let v174: u32 = v150 << v156;
            let v175: u32 = v173 + v174;
            let v176: u32 = v175 - v70;
            let v178: u32 = v176 >> v156;
            let v179: u32 = v175 - v137;
            let v180: u32 = v179 >> v156;
            let v181: bool = v178 < v150;
            let v182: u32 = v178 - v150;
            let v183: u32 = select(v182, v178, v181);
            let v184: u32 = v154 + v183;
            let v185: u32 = b0[v184];
            let v186: bool = v180 < v150;
            let v187: u32 = v180 - v150;
            let v188: u32 = select(v187, v180, v186);
            let v189: u32 = v154 + v188;
            let v190: u32 = b0[v189];
            let v191: u32 = v176 & v177;
            let v192: u32 = v177 - v191;
            let v193: u32 = v185 >> v192;
            let v194: u32 = v190 << v70;
            let v195: u32 = v194 << v191;
            let v196: u32 = v193 | v195;
            let v198: u32 = v196 & v197;
            let v200: bool = v199 == v69;
            let v201: bool = v199 == v149;
            let v205: u32 = select(v203, v204, v201);
            let v206: u32 = select(v205, v202, v200);
            let v208: u32 = select(v69, v207, v200);
            let v209: u32 = v198 * v206;
            let v210: u32 = v209 + v208;
            let v213: u32 = v210 & v211;
            let v214: u32 = v213 ^ v212;
            let v215: u32 = v214 >> v137;
            let v220: u32 = v214 & v216;
            let v221: u32 = v220 << v137;
            let v222: u32 = v214 & v217;
            let v223: u32 = v222 << v218;
            let v224: u32 = v223 + v219;
            let v225: u32 = v221 | v224;
            let v226: f32 = bitcast<f32>(v225);
            let v227: u32 = v215 & v216;
            let v228: u32 = v227 << v137;
            let v229: u32 = v215 & v217;
            let v230: u32 = v229 << v218;
            let v231: u32 = v230 + v219;
            let v232: u32 = v228 | v231;
            let v233: f32 = bitcast<f32>(v232);
            let v234: f32 = v226 + v233;
            let v238: u32 = v210 & v235;
            let v239: u32 = v210 >> v236;
            let v240: u32 = v239 & v235;
            let v241: u32 = v238 + v240;
            let v242: u32 = v241 >> v137;
            let v243: u32 = v241 + v242;
            let v244: u32 = v243 & v237;
            let v245: f32 = f32(v244);
            let v248: f32 = fma(v245, v246, v247);
            let v249: f32 = select(v234, v248, v201);
            let v250: u32 = bitcast<u32>(v249);
            let v251: u32 = v250 >> v218;
            let v252: u32 = v251 & v70;
            let v255: u32 = v250 + v253;
            let v256: u32 = v255 + v252;
            let v257: u32 = v256 & v254;
            let v258: f32 = bitcast<f32>(v257);
            let v259: f32 = m2[v143];
            let v260: f32 = x3;
            let v261: f32 = fma(v259, v258, v260);
            x3 = v261;
            let v262: u32 = v143 + v71;
            let v263: f32 = m2[v262];
            let v264: f32 = x4;
            let v265: f32 = fma(v263, v258, v264);
            x4 = v265;
            let v267: u32 = v143 + v266;
            let v268: f32 = m2[v267];
            let v269: f32 = x5;
            let v270: f32 = fma(v268, v258, v269);
            x5 = v270;
            let v272: u32 = v143 + v271;
            let v273: f32 = m2[v272];
            let v274: f32 = x6;
            let v275: f32 = fma(v273, v258, v274);
            x6 = v275;
          }
          let v276: f32 = m3[v139];
          let v277: f32 = x3;
          let v278: f32 = v276 + v277;
          m3[v139] = v278;
          let v279: u32 = v139 + v71;
          let v280: f32 = m3[v279];
          let v281: f32 = x4;
          let v282: f32 = v280 + v281;
          m3[v279] = v282;
          let v283: u32 = v139 + v266;
          let v284: f32 = m3[v283];
          let v285: f32 = x5;
          let v286: f32 = v284 + v285;
          m3[v283] = v286;
          let v287: u32 = v139 + v271;
          let v288: f32 = m3[v287];
          let v289: f32 = x6;
          let v290: f32 = v288 + v289;
          m3[v287] = v290;
        }
        workgroupBarrier();
      } else {
        let v291: u32 = v5 - v70;
        let v292: u32 = v27 - v70;
        for (var v293: u32 = v73; v293 < v71; v293 += v74) {
          x7 = v79;
          x8 = v79;
          x9 = v79;
          x10 = v79;
          let v294: u32 = min(v293, v292);
          let v295: u32 = v294 * v6;
          let v296: u32 = v48 + v295;
          for (var v297: u32 = v69; v297 < v31; v297 += v70) {
            let v298: u32 = v296 + v297;
            let v394: bool = v392 == v393;
            if (v394) {
              let v395: u32 = b0[v298];
              let v396: f32 = bitcast<f32>(v395);
              x11 = v396;
            } else {
              let v398: bool = v392 < v397;
              if (v398) {
                let v400: bool = v392 == v399;
                let v401: u32 = v298 >> v399;
                let v402: u32 = b0[v401];
                let v403: u32 = v298 & v399;
                let v404: bool = v403 == v399;
                let v405: vec2<f32> = unpack2x16float(v402);
                let v406: f32 = v405.x;
                let v407: f32 = v405.y;
                let v410: u32 = v402 << v408;
                let v411: u32 = v402 & v409;
                let v412: f32 = bitcast<f32>(v410);
                let v413: f32 = bitcast<f32>(v411);
                let v414: f32 = select(v406, v407, v404);
                let v415: f32 = select(v412, v413, v404);
                let v416: f32 = select(v415, v414, v400);
                x11 = v416;
              } else {
                let v420: u32 = v298 >> v418;
                let v421: u32 = v420 * v417;
                let v422: u32 = v298 & v419;
                let v423: u32 = v422 * v417;
                let v424: u32 = v423 >> v418;
                let v425: u32 = v421 + v424;
                let v426: u32 = v423 & v419;
                let v427: u32 = b0[v425];
                let v428: u32 = v425 + v399;
                let v429: u32 = b0[v428];
                let v430: u32 = v427 >> v426;
                let v431: u32 = v419 - v426;
                let v432: u32 = v429 << v399;
                let v433: u32 = v432 << v431;
                let v434: u32 = v430 | v433;
                let v435: u32 = v399 << v417;
                let v436: u32 = v435 - v399;
                let v438: u32 = v298 >> v437;
                let v440: bool = v392 == v397;
                let v441: bool = v392 == v439;
                let v442: u32 = v438 >> v399;
                let v443: u32 = select(v442, v438, v440);
                let v445: u32 = v444 + v443;
                let v446: u32 = b0[v445];
                let v447: f32 = bitcast<f32>(v446);
                let v448: u32 = v438 & v399;
                let v449: bool = v448 == v399;
                let v450: vec2<f32> = unpack2x16float(v446);
                let v451: f32 = v450.x;
                let v452: f32 = v450.y;
                let v453: u32 = v446 << v408;
                let v454: u32 = v446 & v409;
                let v455: f32 = bitcast<f32>(v453);
                let v456: f32 = bitcast<f32>(v454);
                let v457: f32 = select(v451, v452, v449);
                let v458: f32 = select(v455, v456, v449);
                let v459: f32 = select(v458, v457, v441);
                let v460: f32 = select(v459, v447, v440);
                let v461: bool = v392 == v397;
                let v462: bool = v392 == v439;
                let v463: u32 = v438 >> v399;
                let v464: u32 = select(v463, v438, v461);
                let v466: u32 = v465 + v464;
                let v467: u32 = b0[v466];
                let v468: f32 = bitcast<f32>(v467);
                let v469: u32 = v438 & v399;
                let v470: bool = v469 == v399;
                let v471: vec2<f32> = unpack2x16float(v467);
                let v472: f32 = v471.x;
                let v473: f32 = v471.y;
                let v474: u32 = v467 << v408;
                let v475: u32 = v467 & v409;
                let v476: f32 = bitcast<f32>(v474);
                let v477: f32 = bitcast<f32>(v475);
                let v478: f32 = select(v472, v473, v470);
                let v479: f32 = select(v476, v477, v470);
                let v480: f32 = select(v479, v478, v462);
                let v481: f32 = select(v480, v468, v461);
                let v482: u32 = v434 & v436;
                let v483: f32 = f32(v482);
                let v484: f32 = fma(v460, v483, v481);
                x11 = v484;
              }
            }
            let v485: f32 = x11;
            let v300: u32 = min(v69, v291);
            let v301: u32 = v300 * v10;
            let v302: u32 = v7 + v301;
            let v303: u32 = v302 + v297;
            let v304: f32 = m0[v303];
            let v305: f32 = x7;
            let v306: f32 = fma(v304, v485, v305);
            x7 = v306;
            let v307: u32 = min(v70, v291);
            let v308: u32 = v307 * v10;
            let v309: u32 = v7 + v308;
            let v310: u32 = v309 + v297;
            let v311: f32 = m0[v310];
            let v312: f32 = x8;
            let v313: f32 = fma(v311, v485, v312);
            x8 = v313;
            let v314: u32 = min(v149, v291);
            let v315: u32 = v314 * v10;
            let v316: u32 = v7 + v315;
            let v317: u32 = v316 + v297;
            let v318: f32 = m0[v317];
            let v319: f32 = x9;
            let v320: f32 = fma(v318, v485, v319);
            x9 = v320;
            let v321: u32 = min(v155, v291);
            let v322: u32 = v321 * v10;
            let v323: u32 = v7 + v322;
            let v324: u32 = v323 + v297;
            let v325: f32 = m0[v324];
            let v326: f32 = x10;
            let v327: f32 = fma(v325, v485, v326);
            x10 = v327;
          }
          let v328: f32 = m3[v293];
          let v329: f32 = x7;
          let v330: f32 = v328 + v329;
          m3[v293] = v330;
          let v331: u32 = v293 + v71;
          let v332: f32 = m3[v331];
          let v333: f32 = x8;
          let v334: f32 = v332 + v333;
          m3[v331] = v334;
          let v335: u32 = v293 + v266;
          let v336: f32 = m3[v335];
          let v337: f32 = x9;
          let v338: f32 = v336 + v337;
          m3[v335] = v338;
          let v339: u32 = v293 + v271;
          let v340: f32 = m3[v339];
          let v341: f32 = x10;
          let v342: f32 = v340 + v341;
          m3[v339] = v342;
        }
      }
      workgroupBarrier();
    }
    for (var v343: u32 = v73; v343 < v71; v343 += v74) {
      for (var v344: u32 = v69; v344 < v72; v344 += v70) {
        let v345: u32 = v344 * v71;
        let v346: u32 = v343 + v345;
        let v347: f32 = m3[v346];
        let v348: u32 = v344 * v10;
        let v349: u32 = v7 + v348;
        let v350: u32 = v349 + v343;
        m1[v350] = v347;
      }
    }
    workgroupBarrier();
    let v351: bool = v80 == v81;
    if (v351) {
      for (var v352: u32 = v69; v352 < v119; v352 += v70) {
        let v353: u32 = v70 << v352;
        let v354: u32 = v353 - v70;
        let v355: u32 = v352 + v70;
        for (var v356: u32 = v73; v356 < v118; v356 += v74) {
          let v357: u32 = v356 >> v352;
          let v358: u32 = v357 << v355;
          let v359: u32 = v356 & v354;
          let v360: u32 = v358 + v359;
          for (var v361: u32 = v69; v361 < v72; v361 += v70) {
            let v362: u32 = v361 * v10;
            let v363: u32 = v7 + v362;
            let v364: u32 = v363 + v360;
            let v365: u32 = v364 + v353;
            let v366: f32 = m1[v364];
            let v367: f32 = m1[v365];
            let v368: f32 = v366 + v367;
            let v369: f32 = v366 - v367;
            m1[v364] = v368;
            m1[v365] = v369;
          }
        }
        workgroupBarrier();
      }
      let v370: u32 = x0;
      let v371: u32 = x1;
      let v373: u32 = v371 + v372;
      for (var v374: u32 = v73; v374 < v71; v374 += v74) {
        for (var v375: u32 = v69; v375 < v72; v375 += v70) {
          let v376: u32 = v375 * v10;
          let v377: u32 = v7 + v376;
          let v378: u32 = v377 + v374;
          let v379: f32 = m1[v378];
          let v380: u32 = v370 + v374;
          let v381: u32 = v380 >> v70;
          let v382: u32 = v373 + v381;
          let v383: u32 = b0[v382];
          let v384: u32 = v380 & v70;
          let v385: bool = v384 == v70;
          let v386: vec2<f32> = unpack2x16float(v383);
          let v387: f32 = v386.x;
          let v388: f32 = v386.y;
          let v389: f32 = select(v387, v388, v385);
          let v390: f32 = v379 * v113;
          let v391: f32 = v390 * v389;
          m1[v378] = v391;
        }
      }
      workgroupBarrier();
    }
    for (var v50: u32 = v34; v50 < v49; v50 += v35) {
      let v51: u32 = v50 / v10;
      let v52: u32 = v50 % v10;
      let v53: bool = v51 < v5;
      let v54: bool = v52 < v27;
      let v55: bool = v53 & v54;
      if (v55) {
        let v56: u32 = v2 + v51;
        let v57: u32 = v25 + v52;
        let v58: u32 = v56 * v8;
        let v59: u32 = v58 + v57;
        let v60: f32 = b2[v59];
        let v61: u32 = v56 - v2;
        let v62: u32 = v61 * v10;
        let v63: u32 = v57 - v25;
        let v64: u32 = v62 + v63;
        let v65: f32 = m1[v64];
        let v66: f32 = v60 + v65;
        let v67: u32 = v56 * v8;
        let v68: u32 = v67 + v57;
        b3[v68] = v66;
      }
    }
    workgroupBarrier();
  }
}
