@group(0) @binding(0) var<storage, read> b0: array<u32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn attn_bias_4_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v385: u32 = params[2].z;
  let v386: u32 = 0u;
  let v390: u32 = 3u;
  let v392: u32 = 1u;
  let v401: u32 = 16u;
  let v402: u32 = 4294901760u;
  let v410: u32 = params[2].w;
  let v411: u32 = 5u;
  let v412: u32 = 31u;
  let v430: u32 = params[3].x;
  let v432: u32 = 4u;
  let v437: u32 = params[3].y;
  let v458: u32 = params[3].z;
  let v71: u32 = 0u;
  let v72: u32 = 1u;
  let v73: u32 = 128u;
  let v74: u32 = 4u;
  let v75: u32 = lane;
  let v76: u32 = 32u;
  let v81: f32 = 0.0f;
  let v83: u32 = params[1].x;
  let v84: u32 = 6u;
  let v88: u32 = params[1].y;
  let v109: f32 = 0.088388346f;
  let v114: u32 = 64u;
  let v115: u32 = 7u;
  let v133: u32 = 16u;
  let v143: u32 = params[1].z;
  let v144: u32 = params[1].w;
  let v145: u32 = 2u;
  let v150: u32 = 3u;
  let v151: u32 = 5u;
  let v172: u32 = 31u;
  let v192: u32 = 65535u;
  let v194: u32 = params[2].x;
  let v197: u32 = 89226354u;
  let v198: u32 = 3417055213u;
  let v199: u32 = 2212286765u;
  let v202: u32 = 64248484u;
  let v206: u32 = 2415890431u;
  let v207: u32 = 996162400u;
  let v211: u32 = 32768u;
  let v212: u32 = 32767u;
  let v213: u32 = 13u;
  let v214: u32 = 939524096u;
  let v230: u32 = 16711935u;
  let v231: u32 = 8u;
  let v232: u32 = 2047u;
  let v241: f32 = 0.006767273f;
  let v242: f32 = -3.453125f;
  let v248: u32 = 4095u;
  let v249: u32 = 4294959104u;
  let v261: u32 = 256u;
  let v266: u32 = 384u;
  let v366: u32 = params[2].y;
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
    for (var v77: u32 = v75; v77 < v73; v77 += v76) {
      for (var v78: u32 = v71; v78 < v74; v78 += v72) {
        let v79: u32 = v78 * v73;
        let v80: u32 = v77 + v79;
        m3[v80] = v81;
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
      let v82: u32 = v48 / v6;
      x0 = v82;
      let v85: bool = v83 == v84;
      if (v85) {
        let v86: u32 = v82 * v6;
        let v87: u32 = v48 - v86;
        for (var v89: u32 = v75; v89 < v73; v89 += v76) {
          for (var v90: u32 = v71; v90 < v74; v90 += v72) {
            x1 = v81;
            let v91: bool = v90 < v5;
            let v92: bool = v89 < v31;
            let v93: bool = v91 & v92;
            if (v93) {
              let v94: u32 = v90 * v10;
              let v95: u32 = v7 + v94;
              let v96: u32 = v95 + v89;
              let v97: f32 = m0[v96];
              let v98: u32 = v87 + v89;
              let v99: u32 = v98 >> v72;
              let v100: u32 = v88 + v99;
              let v101: u32 = b0[v100];
              let v102: u32 = v98 & v72;
              let v103: bool = v102 == v72;
              let v104: vec2<f32> = unpack2x16float(v101);
              let v105: f32 = v104.x;
              let v106: f32 = v104.y;
              let v107: f32 = select(v105, v106, v103);
              let v108: f32 = v97 * v107;
              let v110: f32 = v108 * v109;
              x1 = v110;
            }
            let v111: f32 = x1;
            let v112: u32 = v90 * v73;
            let v113: u32 = v89 + v112;
            m2[v113] = v111;
          }
        }
        workgroupBarrier();
        for (var v116: u32 = v71; v116 < v115; v116 += v72) {
          let v117: u32 = v72 << v116;
          let v118: u32 = v117 - v72;
          let v119: u32 = v116 + v72;
          for (var v120: u32 = v75; v120 < v114; v120 += v76) {
            let v121: u32 = v120 >> v116;
            let v122: u32 = v121 << v119;
            let v123: u32 = v120 & v118;
            let v124: u32 = v122 + v123;
            for (var v125: u32 = v71; v125 < v74; v125 += v72) {
              let v126: u32 = v125 * v73;
              let v127: u32 = v126 + v124;
              let v128: u32 = v127 + v117;
              let v129: f32 = m2[v127];
              let v130: f32 = m2[v128];
              let v131: f32 = v129 + v130;
              let v132: f32 = v129 - v130;
              m2[v127] = v131;
              m2[v128] = v132;
            }
          }
          workgroupBarrier();
        }
        let v134: u32 = v87 / v133;
        for (var v135: u32 = v75; v135 < v73; v135 += v76) {
          x2 = v81;
          x3 = v81;
          x4 = v81;
          x5 = v81;
          let v136: u32 = v82 + v135;
          let v137: u32 = v136 / v133;
          let v138: u32 = v136 % v133;
          for (var v139: u32 = v71; v139 < v73; v139 += v72) {
            let v140: u32 = v139 / v133;
            let v141: u32 = v134 + v140;
            let v142: u32 = v139 % v133;
            let v146: u32 = v143 * v74;
            let v147: u32 = v141 * v144;
            let v148: u32 = v147 + v137;
            let v149: u32 = v148 * v146;
            let v152: u32 = v138 & v115;
            let v153: u32 = v152 << v151;
            let v154: u32 = v138 >> v150;
            let v155: u32 = v154 << v145;
            let v156: u32 = v142 & v115;
            let v157: u32 = v156 >> v72;
            let v158: u32 = v157 << v150;
            let v159: u32 = v142 >> v150;
            let v160: u32 = v159 << v72;
            let v161: u32 = v142 & v72;
            let v162: u32 = v153 + v155;
            let v163: u32 = v162 + v158;
            let v164: u32 = v163 + v160;
            let v165: u32 = v164 + v161;
            let v166: u32 = v165 + v72;
            let v167: u32 = v166 * v143;
            let v168: u32 = v167 >> v72;
            let v169: u32 = v146 << v151;
            let v170: u32 = v168 + v169;
            let v171: u32 = v170 - v72;
            let v173: u32 = v171 >> v151;
            let v174: u32 = v170 - v133;
            let v175: u32 = v174 >> v151;
            let v176: bool = v173 < v146;
            let v177: u32 = v173 - v146;
            let v178: u32 = select(v177, v173, v176);
            let v179: u32 = v149 + v178;
            let v180: u32 = b0[v179];
            let v181: bool = v175 < v146;
            let v182: u32 = v175 - v146;
            let v183: u32 = select(v182, v175, v181);
            let v184: u32 = v149 + v183;
            let v185: u32 = b0[v184];
            let v186: u32 = v171 & v172;
            let v187: u32 = v172 - v186;
            let v188: u32 = v180 >> v187;
            let v189: u32 = v185 << v72;
            let v190: u32 = v189 << v186;
            let v191: u32 = v188 | v190;
            let v193: u32 = v191 & v192;
            let v195: bool = v194 == v71;
            let v196: bool = v194 == v145;
            let v200: u32 = select(v198, v199, v196);
            let v201: u32 = select(v200, v197, v195);
            let v203: u32 = select(v71, v202, v195);
            let v204: u32 = v193 * v201;
            let v205: u32 = v204 + v203;
            let v208: u32 = v205 & v206;
            let v209: u32 = v208 ^ v207;
            let v210: u32 = v209 >> v133;
            let v215: u32 = v209 & v211;
            let v216: u32 = v215 << v133;
            let v217: u32 = v209 & v212;
            let v218: u32 = v217 << v213;
            let v219: u32 = v218 + v214;
            let v220: u32 = v216 | v219;
            let v221: f32 = bitcast<f32>(v220);
            let v222: u32 = v210 & v211;
            let v223: u32 = v222 << v133;
            let v224: u32 = v210 & v212;
            let v225: u32 = v224 << v213;
            let v226: u32 = v225 + v214;
            let v227: u32 = v223 | v226;
            let v228: f32 = bitcast<f32>(v227);
            let v229: f32 = v221 + v228;
            let v233: u32 = v205 & v230;
            let v234: u32 = v205 >> v231;
            let v235: u32 = v234 & v230;
            let v236: u32 = v233 + v235;
            let v237: u32 = v236 >> v133;
            let v238: u32 = v236 + v237;
            let v239: u32 = v238 & v232;
            let v240: f32 = f32(v239);
            let v243: f32 = fma(v240, v241, v242);
            let v244: f32 = select(v229, v243, v196);
            let v245: u32 = bitcast<u32>(v244);
            let v246: u32 = v245 >> v213;
            let v247: u32 = v246 & v72;
            let v250: u32 = v245 + v248;
            let v251: u32 = v250 + v247;
            let v252: u32 = v251 & v249;
            let v253: f32 = bitcast<f32>(v252);
            let v254: f32 = m2[v139];
            let v255: f32 = x2;
            let v256: f32 = fma(v254, v253, v255);
            x2 = v256;
            let v257: u32 = v139 + v73;
            let v258: f32 = m2[v257];
            let v259: f32 = x3;
            let v260: f32 = fma(v258, v253, v259);
            x3 = v260;
            let v262: u32 = v139 + v261;
            let v263: f32 = m2[v262];
            let v264: f32 = x4;
            let v265: f32 = fma(v263, v253, v264);
            x4 = v265;
            let v267: u32 = v139 + v266;
            let v268: f32 = m2[v267];
            let v269: f32 = x5;
            let v270: f32 = fma(v268, v253, v269);
            x5 = v270;
          }
          let v271: f32 = m3[v135];
          let v272: f32 = x2;
          let v273: f32 = v271 + v272;
          m3[v135] = v273;
          let v274: u32 = v135 + v73;
          let v275: f32 = m3[v274];
          let v276: f32 = x3;
          let v277: f32 = v275 + v276;
          m3[v274] = v277;
          let v278: u32 = v135 + v261;
          let v279: f32 = m3[v278];
          let v280: f32 = x4;
          let v281: f32 = v279 + v280;
          m3[v278] = v281;
          let v282: u32 = v135 + v266;
          let v283: f32 = m3[v282];
          let v284: f32 = x5;
          let v285: f32 = v283 + v284;
          m3[v282] = v285;
        }
        workgroupBarrier();
      } else {
        let v286: u32 = v5 - v72;
        let v287: u32 = v27 - v72;
        for (var v288: u32 = v75; v288 < v73; v288 += v76) {
          x6 = v81;
          x7 = v81;
          x8 = v81;
          x9 = v81;
          let v289: u32 = min(v288, v287);
          let v290: u32 = v289 * v6;
          let v291: u32 = v48 + v290;
          for (var v292: u32 = v71; v292 < v31; v292 += v72) {
            let v293: u32 = v291 + v292;
            let v387: bool = v385 == v386;
            if (v387) {
              let v388: u32 = b0[v293];
              let v389: f32 = bitcast<f32>(v388);
              x10 = v389;
            } else {
              let v391: bool = v385 < v390;
              if (v391) {
                let v393: bool = v385 == v392;
                let v394: u32 = v293 >> v392;
                let v395: u32 = b0[v394];
                let v396: u32 = v293 & v392;
                let v397: bool = v396 == v392;
                let v398: vec2<f32> = unpack2x16float(v395);
                let v399: f32 = v398.x;
                let v400: f32 = v398.y;
                let v403: u32 = v395 << v401;
                let v404: u32 = v395 & v402;
                let v405: f32 = bitcast<f32>(v403);
                let v406: f32 = bitcast<f32>(v404);
                let v407: f32 = select(v399, v400, v397);
                let v408: f32 = select(v405, v406, v397);
                let v409: f32 = select(v408, v407, v393);
                x10 = v409;
              } else {
                let v413: u32 = v293 >> v411;
                let v414: u32 = v413 * v410;
                let v415: u32 = v293 & v412;
                let v416: u32 = v415 * v410;
                let v417: u32 = v416 >> v411;
                let v418: u32 = v414 + v417;
                let v419: u32 = v416 & v412;
                let v420: u32 = b0[v418];
                let v421: u32 = v418 + v392;
                let v422: u32 = b0[v421];
                let v423: u32 = v420 >> v419;
                let v424: u32 = v412 - v419;
                let v425: u32 = v422 << v392;
                let v426: u32 = v425 << v424;
                let v427: u32 = v423 | v426;
                let v428: u32 = v392 << v410;
                let v429: u32 = v428 - v392;
                let v431: u32 = v293 >> v430;
                let v433: bool = v385 == v390;
                let v434: bool = v385 == v432;
                let v435: u32 = v431 >> v392;
                let v436: u32 = select(v435, v431, v433);
                let v438: u32 = v437 + v436;
                let v439: u32 = b0[v438];
                let v440: f32 = bitcast<f32>(v439);
                let v441: u32 = v431 & v392;
                let v442: bool = v441 == v392;
                let v443: vec2<f32> = unpack2x16float(v439);
                let v444: f32 = v443.x;
                let v445: f32 = v443.y;
                let v446: u32 = v439 << v401;
                let v447: u32 = v439 & v402;
                let v448: f32 = bitcast<f32>(v446);
                let v449: f32 = bitcast<f32>(v447);
                let v450: f32 = select(v444, v445, v442);
                let v451: f32 = select(v448, v449, v442);
                let v452: f32 = select(v451, v450, v434);
                let v453: f32 = select(v452, v440, v433);
                let v454: bool = v385 == v390;
                let v455: bool = v385 == v432;
                let v456: u32 = v431 >> v392;
                let v457: u32 = select(v456, v431, v454);
                let v459: u32 = v458 + v457;
                let v460: u32 = b0[v459];
                let v461: f32 = bitcast<f32>(v460);
                let v462: u32 = v431 & v392;
                let v463: bool = v462 == v392;
                let v464: vec2<f32> = unpack2x16float(v460);
                let v465: f32 = v464.x;
                let v466: f32 = v464.y;
                let v467: u32 = v460 << v401;
                let v468: u32 = v460 & v402;
                let v469: f32 = bitcast<f32>(v467);
                let v470: f32 = bitcast<f32>(v468);
                let v471: f32 = select(v465, v466, v463);
                let v472: f32 = select(v469, v470, v463);
                let v473: f32 = select(v472, v471, v455);
                let v474: f32 = select(v473, v461, v454);
                let v475: u32 = v427 & v429;
                let v476: f32 = f32(v475);
                let v477: f32 = fma(v453, v476, v474);
                x10 = v477;
              }
            }
            let v478: f32 = x10;
            let v295: u32 = min(v71, v286);
            let v296: u32 = v295 * v10;
            let v297: u32 = v7 + v296;
            let v298: u32 = v297 + v292;
            let v299: f32 = m0[v298];
            let v300: f32 = x6;
            let v301: f32 = fma(v299, v478, v300);
            x6 = v301;
            let v302: u32 = min(v72, v286);
            let v303: u32 = v302 * v10;
            let v304: u32 = v7 + v303;
            let v305: u32 = v304 + v292;
            let v306: f32 = m0[v305];
            let v307: f32 = x7;
            let v308: f32 = fma(v306, v478, v307);
            x7 = v308;
            let v309: u32 = min(v145, v286);
            let v310: u32 = v309 * v10;
            let v311: u32 = v7 + v310;
            let v312: u32 = v311 + v292;
            let v313: f32 = m0[v312];
            let v314: f32 = x8;
            let v315: f32 = fma(v313, v478, v314);
            x8 = v315;
            let v316: u32 = min(v150, v286);
            let v317: u32 = v316 * v10;
            let v318: u32 = v7 + v317;
            let v319: u32 = v318 + v292;
            let v320: f32 = m0[v319];
            let v321: f32 = x9;
            let v322: f32 = fma(v320, v478, v321);
            x9 = v322;
          }
          let v323: f32 = m3[v288];
          let v324: f32 = x6;
          let v325: f32 = v323 + v324;
          m3[v288] = v325;
          let v326: u32 = v288 + v73;
          let v327: f32 = m3[v326];
          let v328: f32 = x7;
          let v329: f32 = v327 + v328;
          m3[v326] = v329;
          let v330: u32 = v288 + v261;
          let v331: f32 = m3[v330];
          let v332: f32 = x8;
          let v333: f32 = v331 + v332;
          m3[v330] = v333;
          let v334: u32 = v288 + v266;
          let v335: f32 = m3[v334];
          let v336: f32 = x9;
          let v337: f32 = v335 + v336;
          m3[v334] = v337;
        }
      }
      workgroupBarrier();
    }
    for (var v338: u32 = v75; v338 < v73; v338 += v76) {
      for (var v339: u32 = v71; v339 < v74; v339 += v72) {
        let v340: u32 = v339 * v73;
        let v341: u32 = v338 + v340;
        let v342: f32 = m3[v341];
        let v343: u32 = v339 * v10;
        let v344: u32 = v7 + v343;
        let v345: u32 = v344 + v338;
        m1[v345] = v342;
      }
    }
    workgroupBarrier();
    let v346: bool = v83 == v84;
    if (v346) {
      for (var v347: u32 = v71; v347 < v115; v347 += v72) {
        let v348: u32 = v72 << v347;
        let v349: u32 = v348 - v72;
        let v350: u32 = v347 + v72;
        for (var v351: u32 = v75; v351 < v114; v351 += v76) {
          let v352: u32 = v351 >> v347;
          let v353: u32 = v352 << v350;
          let v354: u32 = v351 & v349;
          let v355: u32 = v353 + v354;
          for (var v356: u32 = v71; v356 < v74; v356 += v72) {
            let v357: u32 = v356 * v10;
            let v358: u32 = v7 + v357;
            let v359: u32 = v358 + v355;
            let v360: u32 = v359 + v348;
            let v361: f32 = m1[v359];
            let v362: f32 = m1[v360];
            let v363: f32 = v361 + v362;
            let v364: f32 = v361 - v362;
            m1[v359] = v363;
            m1[v360] = v364;
          }
        }
        workgroupBarrier();
      }
      let v365: u32 = x0;
      for (var v367: u32 = v75; v367 < v73; v367 += v76) {
        for (var v368: u32 = v71; v368 < v74; v368 += v72) {
          let v369: u32 = v368 * v10;
          let v370: u32 = v7 + v369;
          let v371: u32 = v370 + v367;
          let v372: f32 = m1[v371];
          let v373: u32 = v365 + v367;
          let v374: u32 = v373 >> v72;
          let v375: u32 = v366 + v374;
          let v376: u32 = b0[v375];
          let v377: u32 = v373 & v72;
          let v378: bool = v377 == v72;
          let v379: vec2<f32> = unpack2x16float(v376);
          let v380: f32 = v379.x;
          let v381: f32 = v379.y;
          let v382: f32 = select(v380, v381, v378);
          let v383: f32 = v372 * v109;
          let v384: f32 = v383 * v382;
          m1[v371] = v384;
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
        let v66: f32 = b3[v57];
        let v67: f32 = v65 + v66;
        let v68: f32 = v60 + v67;
        let v69: u32 = v56 * v8;
        let v70: u32 = v69 + v57;
        b4[v70] = v68;
      }
    }
    workgroupBarrier();
  }
}
