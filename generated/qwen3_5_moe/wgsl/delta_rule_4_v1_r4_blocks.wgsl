@group(0) @binding(0) var<storage, read> b0: array<u32>; // out_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn delta_rule_4_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v383: u32 = params[2].z;
  let v384: u32 = 0u;
  let v388: u32 = 3u;
  let v390: u32 = 1u;
  let v399: u32 = 16u;
  let v400: u32 = 4294901760u;
  let v408: u32 = params[2].w;
  let v409: u32 = 5u;
  let v410: u32 = 31u;
  let v428: u32 = params[3].x;
  let v430: u32 = 4u;
  let v435: u32 = params[3].y;
  let v456: u32 = params[3].z;
  let v69: u32 = 0u;
  let v70: u32 = 1u;
  let v71: u32 = 128u;
  let v72: u32 = 4u;
  let v73: u32 = lane;
  let v74: u32 = 32u;
  let v79: f32 = 0.0f;
  let v81: u32 = params[1].x;
  let v82: u32 = 6u;
  let v86: u32 = params[1].y;
  let v107: f32 = 0.088388346f;
  let v112: u32 = 64u;
  let v113: u32 = 7u;
  let v131: u32 = 16u;
  let v141: u32 = params[1].z;
  let v142: u32 = params[1].w;
  let v143: u32 = 2u;
  let v148: u32 = 3u;
  let v149: u32 = 5u;
  let v170: u32 = 31u;
  let v190: u32 = 65535u;
  let v192: u32 = params[2].x;
  let v195: u32 = 89226354u;
  let v196: u32 = 3417055213u;
  let v197: u32 = 2212286765u;
  let v200: u32 = 64248484u;
  let v204: u32 = 2415890431u;
  let v205: u32 = 996162400u;
  let v209: u32 = 32768u;
  let v210: u32 = 32767u;
  let v211: u32 = 13u;
  let v212: u32 = 939524096u;
  let v228: u32 = 16711935u;
  let v229: u32 = 8u;
  let v230: u32 = 2047u;
  let v239: f32 = 0.006767273f;
  let v240: f32 = -3.453125f;
  let v246: u32 = 4095u;
  let v247: u32 = 4294959104u;
  let v259: u32 = 256u;
  let v264: u32 = 384u;
  let v364: u32 = params[2].y;
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
      let v80: u32 = v48 / v6;
      x0 = v80;
      let v83: bool = v81 == v82;
      if (v83) {
        let v84: u32 = v80 * v6;
        let v85: u32 = v48 - v84;
        for (var v87: u32 = v73; v87 < v71; v87 += v74) {
          for (var v88: u32 = v69; v88 < v72; v88 += v70) {
            x1 = v79;
            let v89: bool = v88 < v5;
            let v90: bool = v87 < v31;
            let v91: bool = v89 & v90;
            if (v91) {
              let v92: u32 = v88 * v10;
              let v93: u32 = v7 + v92;
              let v94: u32 = v93 + v87;
              let v95: f32 = m0[v94];
              let v96: u32 = v85 + v87;
              let v97: u32 = v96 >> v70;
              let v98: u32 = v86 + v97;
              let v99: u32 = b0[v98];
              let v100: u32 = v96 & v70;
              let v101: bool = v100 == v70;
              let v102: vec2<f32> = unpack2x16float(v99);
              let v103: f32 = v102.x;
              let v104: f32 = v102.y;
              let v105: f32 = select(v103, v104, v101);
              let v106: f32 = v95 * v105;
              let v108: f32 = v106 * v107;
              x1 = v108;
            }
            let v109: f32 = x1;
            let v110: u32 = v88 * v71;
            let v111: u32 = v87 + v110;
            m2[v111] = v109;
          }
        }
        workgroupBarrier();
        for (var v114: u32 = v69; v114 < v113; v114 += v70) {
          let v115: u32 = v70 << v114;
          let v116: u32 = v115 - v70;
          let v117: u32 = v114 + v70;
          for (var v118: u32 = v73; v118 < v112; v118 += v74) {
            let v119: u32 = v118 >> v114;
            let v120: u32 = v119 << v117;
            let v121: u32 = v118 & v116;
            let v122: u32 = v120 + v121;
            for (var v123: u32 = v69; v123 < v72; v123 += v70) {
              let v124: u32 = v123 * v71;
              let v125: u32 = v124 + v122;
              let v126: u32 = v125 + v115;
              let v127: f32 = m2[v125];
              let v128: f32 = m2[v126];
              let v129: f32 = v127 + v128;
              let v130: f32 = v127 - v128;
              m2[v125] = v129;
              m2[v126] = v130;
            }
          }
          workgroupBarrier();
        }
        let v132: u32 = v85 / v131;
        for (var v133: u32 = v73; v133 < v71; v133 += v74) {
          x2 = v79;
          x3 = v79;
          x4 = v79;
          x5 = v79;
          let v134: u32 = v80 + v133;
          let v135: u32 = v134 / v131;
          let v136: u32 = v134 % v131;
          for (var v137: u32 = v69; v137 < v71; v137 += v70) {
            let v138: u32 = v137 / v131;
            let v139: u32 = v132 + v138;
            let v140: u32 = v137 % v131;
            let v144: u32 = v141 * v72;
            let v145: u32 = v139 * v142;
            let v146: u32 = v145 + v135;
            let v147: u32 = v146 * v144;
            let v150: u32 = v136 & v113;
            let v151: u32 = v150 << v149;
            let v152: u32 = v136 >> v148;
            let v153: u32 = v152 << v143;
            let v154: u32 = v140 & v113;
            let v155: u32 = v154 >> v70;
            let v156: u32 = v155 << v148;
            let v157: u32 = v140 >> v148;
            let v158: u32 = v157 << v70;
            let v159: u32 = v140 & v70;
            let v160: u32 = v151 + v153;
            let v161: u32 = v160 + v156;
            let v162: u32 = v161 + v158;
            let v163: u32 = v162 + v159;
            let v164: u32 = v163 + v70;
            let v165: u32 = v164 * v141;
            let v166: u32 = v165 >> v70;
            let v167: u32 = v144 << v149;
            let v168: u32 = v166 + v167;
            let v169: u32 = v168 - v70;
            let v171: u32 = v169 >> v149;
            let v172: u32 = v168 - v131;
            let v173: u32 = v172 >> v149;
            let v174: bool = v171 < v144;
            let v175: u32 = v171 - v144;
            let v176: u32 = select(v175, v171, v174);
            let v177: u32 = v147 + v176;
            let v178: u32 = b0[v177];
            let v179: bool = v173 < v144;
            let v180: u32 = v173 - v144;
            let v181: u32 = select(v180, v173, v179);
            let v182: u32 = v147 + v181;
            let v183: u32 = b0[v182];
            let v184: u32 = v169 & v170;
            let v185: u32 = v170 - v184;
            let v186: u32 = v178 >> v185;
            let v187: u32 = v183 << v70;
            let v188: u32 = v187 << v184;
            let v189: u32 = v186 | v188;
            let v191: u32 = v189 & v190;
            let v193: bool = v192 == v69;
            let v194: bool = v192 == v143;
            let v198: u32 = select(v196, v197, v194);
            let v199: u32 = select(v198, v195, v193);
            let v201: u32 = select(v69, v200, v193);
            let v202: u32 = v191 * v199;
            let v203: u32 = v202 + v201;
            let v206: u32 = v203 & v204;
            let v207: u32 = v206 ^ v205;
            let v208: u32 = v207 >> v131;
            let v213: u32 = v207 & v209;
            let v214: u32 = v213 << v131;
            let v215: u32 = v207 & v210;
            let v216: u32 = v215 << v211;
            let v217: u32 = v216 + v212;
            let v218: u32 = v214 | v217;
            let v219: f32 = bitcast<f32>(v218);
            let v220: u32 = v208 & v209;
            let v221: u32 = v220 << v131;
            let v222: u32 = v208 & v210;
            let v223: u32 = v222 << v211;
            let v224: u32 = v223 + v212;
            let v225: u32 = v221 | v224;
            let v226: f32 = bitcast<f32>(v225);
            let v227: f32 = v219 + v226;
            let v231: u32 = v203 & v228;
            let v232: u32 = v203 >> v229;
            let v233: u32 = v232 & v228;
            let v234: u32 = v231 + v233;
            let v235: u32 = v234 >> v131;
            let v236: u32 = v234 + v235;
            let v237: u32 = v236 & v230;
            let v238: f32 = f32(v237);
            let v241: f32 = fma(v238, v239, v240);
            let v242: f32 = select(v227, v241, v194);
            let v243: u32 = bitcast<u32>(v242);
            let v244: u32 = v243 >> v211;
            let v245: u32 = v244 & v70;
            let v248: u32 = v243 + v246;
            let v249: u32 = v248 + v245;
            let v250: u32 = v249 & v247;
            let v251: f32 = bitcast<f32>(v250);
            let v252: f32 = m2[v137];
            let v253: f32 = x2;
            let v254: f32 = fma(v252, v251, v253);
            x2 = v254;
            let v255: u32 = v137 + v71;
            let v256: f32 = m2[v255];
            let v257: f32 = x3;
            let v258: f32 = fma(v256, v251, v257);
            x3 = v258;
            let v260: u32 = v137 + v259;
            let v261: f32 = m2[v260];
            let v262: f32 = x4;
            let v263: f32 = fma(v261, v251, v262);
            x4 = v263;
            let v265: u32 = v137 + v264;
            let v266: f32 = m2[v265];
            let v267: f32 = x5;
            let v268: f32 = fma(v266, v251, v267);
            x5 = v268;
          }
          let v269: f32 = m3[v133];
          let v270: f32 = x2;
          let v271: f32 = v269 + v270;
          m3[v133] = v271;
          let v272: u32 = v133 + v71;
          let v273: f32 = m3[v272];
          let v274: f32 = x3;
          let v275: f32 = v273 + v274;
          m3[v272] = v275;
          let v276: u32 = v133 + v259;
          let v277: f32 = m3[v276];
          let v278: f32 = x4;
          let v279: f32 = v277 + v278;
          m3[v276] = v279;
          let v280: u32 = v133 + v264;
          let v281: f32 = m3[v280];
          let v282: f32 = x5;
          let v283: f32 = v281 + v282;
          m3[v280] = v283;
        }
        workgroupBarrier();
      } else {
        let v284: u32 = v5 - v70;
        let v285: u32 = v27 - v70;
        for (var v286: u32 = v73; v286 < v71; v286 += v74) {
          x6 = v79;
          x7 = v79;
          x8 = v79;
          x9 = v79;
          let v287: u32 = min(v286, v285);
          let v288: u32 = v287 * v6;
          let v289: u32 = v48 + v288;
          for (var v290: u32 = v69; v290 < v31; v290 += v70) {
            let v291: u32 = v289 + v290;
            let v385: bool = v383 == v384;
            if (v385) {
              let v386: u32 = b0[v291];
              let v387: f32 = bitcast<f32>(v386);
              x10 = v387;
            } else {
              let v389: bool = v383 < v388;
              if (v389) {
                let v391: bool = v383 == v390;
                let v392: u32 = v291 >> v390;
                let v393: u32 = b0[v392];
                let v394: u32 = v291 & v390;
                let v395: bool = v394 == v390;
                let v396: vec2<f32> = unpack2x16float(v393);
                let v397: f32 = v396.x;
                let v398: f32 = v396.y;
                let v401: u32 = v393 << v399;
                let v402: u32 = v393 & v400;
                let v403: f32 = bitcast<f32>(v401);
                let v404: f32 = bitcast<f32>(v402);
                let v405: f32 = select(v397, v398, v395);
                let v406: f32 = select(v403, v404, v395);
                let v407: f32 = select(v406, v405, v391);
                x10 = v407;
              } else {
                let v411: u32 = v291 >> v409;
                let v412: u32 = v411 * v408;
                let v413: u32 = v291 & v410;
                let v414: u32 = v413 * v408;
                let v415: u32 = v414 >> v409;
                let v416: u32 = v412 + v415;
                let v417: u32 = v414 & v410;
                let v418: u32 = b0[v416];
                let v419: u32 = v416 + v390;
                let v420: u32 = b0[v419];
                let v421: u32 = v418 >> v417;
                let v422: u32 = v410 - v417;
                let v423: u32 = v420 << v390;
                let v424: u32 = v423 << v422;
                let v425: u32 = v421 | v424;
                let v426: u32 = v390 << v408;
                let v427: u32 = v426 - v390;
                let v429: u32 = v291 >> v428;
                let v431: bool = v383 == v388;
                let v432: bool = v383 == v430;
                let v433: u32 = v429 >> v390;
                let v434: u32 = select(v433, v429, v431);
                let v436: u32 = v435 + v434;
                let v437: u32 = b0[v436];
                let v438: f32 = bitcast<f32>(v437);
                let v439: u32 = v429 & v390;
                let v440: bool = v439 == v390;
                let v441: vec2<f32> = unpack2x16float(v437);
                let v442: f32 = v441.x;
                let v443: f32 = v441.y;
                let v444: u32 = v437 << v399;
                let v445: u32 = v437 & v400;
                let v446: f32 = bitcast<f32>(v444);
                let v447: f32 = bitcast<f32>(v445);
                let v448: f32 = select(v442, v443, v440);
                let v449: f32 = select(v446, v447, v440);
                let v450: f32 = select(v449, v448, v432);
                let v451: f32 = select(v450, v438, v431);
                let v452: bool = v383 == v388;
                let v453: bool = v383 == v430;
                let v454: u32 = v429 >> v390;
                let v455: u32 = select(v454, v429, v452);
                let v457: u32 = v456 + v455;
                let v458: u32 = b0[v457];
                let v459: f32 = bitcast<f32>(v458);
                let v460: u32 = v429 & v390;
                let v461: bool = v460 == v390;
                let v462: vec2<f32> = unpack2x16float(v458);
                let v463: f32 = v462.x;
                let v464: f32 = v462.y;
                let v465: u32 = v458 << v399;
                let v466: u32 = v458 & v400;
                let v467: f32 = bitcast<f32>(v465);
                let v468: f32 = bitcast<f32>(v466);
                let v469: f32 = select(v463, v464, v461);
                let v470: f32 = select(v467, v468, v461);
                let v471: f32 = select(v470, v469, v453);
                let v472: f32 = select(v471, v459, v452);
                let v473: u32 = v425 & v427;
                let v474: f32 = f32(v473);
                let v475: f32 = fma(v451, v474, v472);
                x10 = v475;
              }
            }
            let v476: f32 = x10;
            let v293: u32 = min(v69, v284);
            let v294: u32 = v293 * v10;
            let v295: u32 = v7 + v294;
            let v296: u32 = v295 + v290;
            let v297: f32 = m0[v296];
            let v298: f32 = x6;
            let v299: f32 = fma(v297, v476, v298);
            x6 = v299;
            let v300: u32 = min(v70, v284);
            let v301: u32 = v300 * v10;
            let v302: u32 = v7 + v301;
            let v303: u32 = v302 + v290;
            let v304: f32 = m0[v303];
            let v305: f32 = x7;
            let v306: f32 = fma(v304, v476, v305);
            x7 = v306;
            let v307: u32 = min(v143, v284);
            let v308: u32 = v307 * v10;
            let v309: u32 = v7 + v308;
            let v310: u32 = v309 + v290;
            let v311: f32 = m0[v310];
            let v312: f32 = x8;
            let v313: f32 = fma(v311, v476, v312);
            x8 = v313;
            let v314: u32 = min(v148, v284);
            let v315: u32 = v314 * v10;
            let v316: u32 = v7 + v315;
            let v317: u32 = v316 + v290;
            let v318: f32 = m0[v317];
            let v319: f32 = x9;
            let v320: f32 = fma(v318, v476, v319);
            x9 = v320;
          }
          let v321: f32 = m3[v286];
          let v322: f32 = x6;
          let v323: f32 = v321 + v322;
          m3[v286] = v323;
          let v324: u32 = v286 + v71;
          let v325: f32 = m3[v324];
          let v326: f32 = x7;
          let v327: f32 = v325 + v326;
          m3[v324] = v327;
          let v328: u32 = v286 + v259;
          let v329: f32 = m3[v328];
          let v330: f32 = x8;
          let v331: f32 = v329 + v330;
          m3[v328] = v331;
          let v332: u32 = v286 + v264;
          let v333: f32 = m3[v332];
          let v334: f32 = x9;
          let v335: f32 = v333 + v334;
          m3[v332] = v335;
        }
      }
      workgroupBarrier();
    }
    for (var v336: u32 = v73; v336 < v71; v336 += v74) {
      for (var v337: u32 = v69; v337 < v72; v337 += v70) {
        let v338: u32 = v337 * v71;
        let v339: u32 = v336 + v338;
        let v340: f32 = m3[v339];
        let v341: u32 = v337 * v10;
        let v342: u32 = v7 + v341;
        let v343: u32 = v342 + v336;
        m1[v343] = v340;
      }
    }
    workgroupBarrier();
    let v344: bool = v81 == v82;
    if (v344) {
      for (var v345: u32 = v69; v345 < v113; v345 += v70) {
        let v346: u32 = v70 << v345;
        let v347: u32 = v346 - v70;
        let v348: u32 = v345 + v70;
        for (var v349: u32 = v73; v349 < v112; v349 += v74) {
          let v350: u32 = v349 >> v345;
          let v351: u32 = v350 << v348;
          let v352: u32 = v349 & v347;
          let v353: u32 = v351 + v352;
          for (var v354: u32 = v69; v354 < v72; v354 += v70) {
            let v355: u32 = v354 * v10;
            let v356: u32 = v7 + v355;
            let v357: u32 = v356 + v353;
            let v358: u32 = v357 + v346;
            let v359: f32 = m1[v357];
            let v360: f32 = m1[v358];
            let v361: f32 = v359 + v360;
            let v362: f32 = v359 - v360;
            m1[v357] = v361;
            m1[v358] = v362;
          }
        }
        workgroupBarrier();
      }
      let v363: u32 = x0;
      for (var v365: u32 = v73; v365 < v71; v365 += v74) {
        for (var v366: u32 = v69; v366 < v72; v366 += v70) {
          let v367: u32 = v366 * v10;
          let v368: u32 = v7 + v367;
          let v369: u32 = v368 + v365;
          let v370: f32 = m1[v369];
          let v371: u32 = v363 + v365;
          let v372: u32 = v371 >> v70;
          let v373: u32 = v364 + v372;
          let v374: u32 = b0[v373];
          let v375: u32 = v371 & v70;
          let v376: bool = v375 == v70;
          let v377: vec2<f32> = unpack2x16float(v374);
          let v378: f32 = v377.x;
          let v379: f32 = v377.y;
          let v380: f32 = select(v378, v379, v376);
          let v381: f32 = v370 * v107;
          let v382: f32 = v381 * v380;
          m1[v369] = v382;
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
