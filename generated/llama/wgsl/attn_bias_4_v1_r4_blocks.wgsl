@group(0) @binding(0) var<storage, read> b0: array<u32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn attn_bias_4_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v394: u32 = params[3].x;
  let v395: u32 = 0u;
  let v399: u32 = 3u;
  let v401: u32 = 1u;
  let v410: u32 = 16u;
  let v411: u32 = 4294901760u;
  let v419: u32 = params[3].y;
  let v420: u32 = 5u;
  let v421: u32 = 31u;
  let v439: u32 = params[3].z;
  let v441: u32 = 4u;
  let v446: u32 = params[3].w;
  let v467: u32 = params[4].x;
  let v71: u32 = 0u;
  let v72: u32 = 1u;
  let v73: u32 = 128u;
  let v74: u32 = 4u;
  let v75: u32 = lane;
  let v76: u32 = 32u;
  let v81: f32 = 0.0f;
  let v82: u32 = params[1].x;
  let v83: u32 = 6u;
  let v88: u32 = params[1].y;
  let v89: u32 = params[1].z;
  let v93: u32 = params[1].w;
  let v115: f32 = 0.088388346f;
  let v120: u32 = 64u;
  let v121: u32 = 7u;
  let v139: u32 = 16u;
  let v149: u32 = params[2].x;
  let v150: u32 = params[2].y;
  let v151: u32 = 2u;
  let v157: u32 = 3u;
  let v158: u32 = 5u;
  let v179: u32 = 31u;
  let v199: u32 = 65535u;
  let v201: u32 = params[2].z;
  let v204: u32 = 89226354u;
  let v205: u32 = 3417055213u;
  let v206: u32 = 2212286765u;
  let v209: u32 = 64248484u;
  let v213: u32 = 2415890431u;
  let v214: u32 = 996162400u;
  let v218: u32 = 32768u;
  let v219: u32 = 32767u;
  let v220: u32 = 13u;
  let v221: u32 = 939524096u;
  let v237: u32 = 16711935u;
  let v238: u32 = 8u;
  let v239: u32 = 2047u;
  let v248: f32 = 0.006767273f;
  let v249: f32 = -3.453125f;
  let v255: u32 = 4095u;
  let v256: u32 = 4294959104u;
  let v268: u32 = 256u;
  let v273: u32 = 384u;
  let v374: u32 = params[2].w;
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
      let v84: bool = v82 == v83;
      if (v84) {
        let v85: u32 = v48 / v6;
        let v86: u32 = v85 * v6;
        let v87: u32 = v48 - v86;
        let v90: u32 = v85 / v88;
        let v91: u32 = v85 % v88;
        let v92: u32 = v90 * v89;
        x0 = v91;
        x1 = v92;
        let v94: u32 = v92 + v93;
        for (var v95: u32 = v75; v95 < v73; v95 += v76) {
          for (var v96: u32 = v71; v96 < v74; v96 += v72) {
            x2 = v81;
            let v97: bool = v96 < v5;
            let v98: bool = v95 < v31;
            let v99: bool = v97 & v98;
            if (v99) {
              let v100: u32 = v96 * v10;
              let v101: u32 = v7 + v100;
              let v102: u32 = v101 + v95;
              let v103: f32 = m0[v102];
              let v104: u32 = v87 + v95;
              let v105: u32 = v104 >> v72;
              let v106: u32 = v94 + v105;
              let v107: u32 = b0[v106];
              let v108: u32 = v104 & v72;
              let v109: bool = v108 == v72;
              let v110: vec2<f32> = unpack2x16float(v107);
              let v111: f32 = v110.x;
              let v112: f32 = v110.y;
              let v113: f32 = select(v111, v112, v109);
              let v114: f32 = v103 * v113;
              let v116: f32 = v114 * v115;
              x2 = v116;
            }
            let v117: f32 = x2;
            let v118: u32 = v96 * v73;
            let v119: u32 = v95 + v118;
            m2[v119] = v117;
          }
        }
        workgroupBarrier();
        for (var v122: u32 = v71; v122 < v121; v122 += v72) {
          let v123: u32 = v72 << v122;
          let v124: u32 = v123 - v72;
          let v125: u32 = v122 + v72;
          for (var v126: u32 = v75; v126 < v120; v126 += v76) {
            let v127: u32 = v126 >> v122;
            let v128: u32 = v127 << v125;
            let v129: u32 = v126 & v124;
            let v130: u32 = v128 + v129;
            for (var v131: u32 = v71; v131 < v74; v131 += v72) {
              let v132: u32 = v131 * v73;
              let v133: u32 = v132 + v130;
              let v134: u32 = v133 + v123;
              let v135: f32 = m2[v133];
              let v136: f32 = m2[v134];
              let v137: f32 = v135 + v136;
              let v138: f32 = v135 - v136;
              m2[v133] = v137;
              m2[v134] = v138;
            }
          }
          workgroupBarrier();
        }
        let v140: u32 = v87 / v139;
        for (var v141: u32 = v75; v141 < v73; v141 += v76) {
          x3 = v81;
          x4 = v81;
          x5 = v81;
          x6 = v81;
          let v142: u32 = v91 + v141;
          let v143: u32 = v142 / v139;
          let v144: u32 = v142 % v139;
          for (var v145: u32 = v71; v145 < v73; v145 += v72) {
            let v146: u32 = v145 / v139;
            let v147: u32 = v140 + v146;
            let v148: u32 = v145 % v139;
            let v152: u32 = v149 * v74;
            let v153: u32 = v147 * v150;
            let v154: u32 = v153 + v143;
            let v155: u32 = v154 * v152;
            let v156: u32 = v92 + v155;
            let v159: u32 = v144 & v121;
            let v160: u32 = v159 << v158;
            let v161: u32 = v144 >> v157;
            let v162: u32 = v161 << v151;
            let v163: u32 = v148 & v121;
            let v164: u32 = v163 >> v72;
            let v165: u32 = v164 << v157;
            let v166: u32 = v148 >> v157;
            let v167: u32 = v166 << v72;
            let v168: u32 = v148 & v72;
            let v169: u32 = v160 + v162;
            let v170: u32 = v169 + v165;
            let v171: u32 = v170 + v167;
            let v172: u32 = v171 + v168;
            let v173: u32 = v172 + v72;
            let v174: u32 = v173 * v149;
            let v175: u32 = v174 >> v72;
            let v176: u32 = v152 << v158;
            let v177: u32 = v175 + v176;
            let v178: u32 = v177 - v72;
            let v180: u32 = v178 >> v158;
            let v181: u32 = v177 - v139;
            let v182: u32 = v181 >> v158;
            let v183: bool = v180 < v152;
            let v184: u32 = v180 - v152;
            let v185: u32 = select(v184, v180, v183);
            let v186: u32 = v156 + v185;
            let v187: u32 = b0[v186];
            let v188: bool = v182 < v152;
            let v189: u32 = v182 - v152;
            let v190: u32 = select(v189, v182, v188);
            let v191: u32 = v156 + v190;
            let v192: u32 = b0[v191];
            let v193: u32 = v178 & v179;
            let v194: u32 = v179 - v193;
            let v195: u32 = v187 >> v194;
            let v196: u32 = v192 << v72;
            let v197: u32 = v196 << v193;
            let v198: u32 = v195 | v197;
            let v200: u32 = v198 & v199;
            let v202: bool = v201 == v71;
            let v203: bool = v201 == v151;
            let v207: u32 = select(v205, v206, v203);
            let v208: u32 = select(v207, v204, v202);
            let v210: u32 = select(v71, v209, v202);
            let v211: u32 = v200 * v208;
            let v212: u32 = v211 + v210;
            let v215: u32 = v212 & v213;
            let v216: u32 = v215 ^ v214;
            let v217: u32 = v216 >> v139;
            let v222: u32 = v216 & v218;
            let v223: u32 = v222 << v139;
            let v224: u32 = v216 & v219;
            let v225: u32 = v224 << v220;
            let v226: u32 = v225 + v221;
            let v227: u32 = v223 | v226;
            let v228: f32 = bitcast<f32>(v227);
            let v229: u32 = v217 & v218;
            let v230: u32 = v229 << v139;
            let v231: u32 = v217 & v219;
            let v232: u32 = v231 << v220;
            let v233: u32 = v232 + v221;
            let v234: u32 = v230 | v233;
            let v235: f32 = bitcast<f32>(v234);
            let v236: f32 = v228 + v235;
            let v240: u32 = v212 & v237;
            let v241: u32 = v212 >> v238;
            let v242: u32 = v241 & v237;
            let v243: u32 = v240 + v242;
            let v244: u32 = v243 >> v139;
            let v245: u32 = v243 + v244;
            let v246: u32 = v245 & v239;
            let v247: f32 = f32(v246);
            let v250: f32 = fma(v247, v248, v249);
            let v251: f32 = select(v236, v250, v203);
            let v252: u32 = bitcast<u32>(v251);
            let v253: u32 = v252 >> v220;
            let v254: u32 = v253 & v72;
            let v257: u32 = v252 + v255;
            let v258: u32 = v257 + v254;
            let v259: u32 = v258 & v256;
            let v260: f32 = bitcast<f32>(v259);
            let v261: f32 = m2[v145];
            let v262: f32 = x3;
            let v263: f32 = fma(v261, v260, v262);
            x3 = v263;
            let v264: u32 = v145 + v73;
            let v265: f32 = m2[v264];
            let v266: f32 = x4;
            let v267: f32 = fma(v265, v260, v266);
            x4 = v267;
            let v269: u32 = v145 + v268;
            let v270: f32 = m2[v269];
            let v271: f32 = x5;
            let v272: f32 = fma(v270, v260, v271);
            x5 = v272;
            let v274: u32 = v145 + v273;
            let v275: f32 = m2[v274];
            let v276: f32 = x6;
            let v277: f32 = fma(v275, v260, v276);
            x6 = v277;
          }
          let v278: f32 = m3[v141];
          let v279: f32 = x3;
          let v280: f32 = v278 + v279;
          m3[v141] = v280;
          let v281: u32 = v141 + v73;
          let v282: f32 = m3[v281];
          let v283: f32 = x4;
          let v284: f32 = v282 + v283;
          m3[v281] = v284;
          let v285: u32 = v141 + v268;
          let v286: f32 = m3[v285];
          let v287: f32 = x5;
          let v288: f32 = v286 + v287;
          m3[v285] = v288;
          let v289: u32 = v141 + v273;
          let v290: f32 = m3[v289];
          let v291: f32 = x6;
          let v292: f32 = v290 + v291;
          m3[v289] = v292;
        }
        workgroupBarrier();
      } else {
        let v293: u32 = v5 - v72;
        let v294: u32 = v27 - v72;
        for (var v295: u32 = v75; v295 < v73; v295 += v76) {
          x7 = v81;
          x8 = v81;
          x9 = v81;
          x10 = v81;
          let v296: u32 = min(v295, v294);
          let v297: u32 = v296 * v6;
          let v298: u32 = v48 + v297;
          for (var v299: u32 = v71; v299 < v31; v299 += v72) {
            let v300: u32 = v298 + v299;
            let v396: bool = v394 == v395;
            if (v396) {
              let v397: u32 = b0[v300];
              let v398: f32 = bitcast<f32>(v397);
              x11 = v398;
            } else {
              let v400: bool = v394 < v399;
              if (v400) {
                let v402: bool = v394 == v401;
                let v403: u32 = v300 >> v401;
                let v404: u32 = b0[v403];
                let v405: u32 = v300 & v401;
                let v406: bool = v405 == v401;
                let v407: vec2<f32> = unpack2x16float(v404);
                let v408: f32 = v407.x;
                let v409: f32 = v407.y;
                let v412: u32 = v404 << v410;
                let v413: u32 = v404 & v411;
                let v414: f32 = bitcast<f32>(v412);
                let v415: f32 = bitcast<f32>(v413);
                let v416: f32 = select(v408, v409, v406);
                let v417: f32 = select(v414, v415, v406);
                let v418: f32 = select(v417, v416, v402);
                x11 = v418;
              } else {
                let v422: u32 = v300 >> v420;
                let v423: u32 = v422 * v419;
                let v424: u32 = v300 & v421;
                let v425: u32 = v424 * v419;
                let v426: u32 = v425 >> v420;
                let v427: u32 = v423 + v426;
                let v428: u32 = v425 & v421;
                let v429: u32 = b0[v427];
                let v430: u32 = v427 + v401;
                let v431: u32 = b0[v430];
                let v432: u32 = v429 >> v428;
                let v433: u32 = v421 - v428;
                let v434: u32 = v431 << v401;
                let v435: u32 = v434 << v433;
                let v436: u32 = v432 | v435;
                let v437: u32 = v401 << v419;
                let v438: u32 = v437 - v401;
                let v440: u32 = v300 >> v439;
                let v442: bool = v394 == v399;
                let v443: bool = v394 == v441;
                let v444: u32 = v440 >> v401;
                let v445: u32 = select(v444, v440, v442);
                let v447: u32 = v446 + v445;
                let v448: u32 = b0[v447];
                let v449: f32 = bitcast<f32>(v448);
                let v450: u32 = v440 & v401;
                let v451: bool = v450 == v401;
                let v452: vec2<f32> = unpack2x16float(v448);
                let v453: f32 = v452.x;
                let v454: f32 = v452.y;
                let v455: u32 = v448 << v410;
                let v456: u32 = v448 & v411;
                let v457: f32 = bitcast<f32>(v455);
                let v458: f32 = bitcast<f32>(v456);
                let v459: f32 = select(v453, v454, v451);
                let v460: f32 = select(v457, v458, v451);
                let v461: f32 = select(v460, v459, v443);
                let v462: f32 = select(v461, v449, v442);
                let v463: bool = v394 == v399;
                let v464: bool = v394 == v441;
                let v465: u32 = v440 >> v401;
                let v466: u32 = select(v465, v440, v463);
                let v468: u32 = v467 + v466;
                let v469: u32 = b0[v468];
                let v470: f32 = bitcast<f32>(v469);
                let v471: u32 = v440 & v401;
                let v472: bool = v471 == v401;
                let v473: vec2<f32> = unpack2x16float(v469);
                let v474: f32 = v473.x;
                let v475: f32 = v473.y;
                let v476: u32 = v469 << v410;
                let v477: u32 = v469 & v411;
                let v478: f32 = bitcast<f32>(v476);
                let v479: f32 = bitcast<f32>(v477);
                let v480: f32 = select(v474, v475, v472);
                let v481: f32 = select(v478, v479, v472);
                let v482: f32 = select(v481, v480, v464);
                let v483: f32 = select(v482, v470, v463);
                let v484: u32 = v436 & v438;
                let v485: f32 = f32(v484);
                let v486: f32 = fma(v462, v485, v483);
                x11 = v486;
              }
            }
            let v487: f32 = x11;
            let v302: u32 = min(v71, v293);
            let v303: u32 = v302 * v10;
            let v304: u32 = v7 + v303;
            let v305: u32 = v304 + v299;
            let v306: f32 = m0[v305];
            let v307: f32 = x7;
            let v308: f32 = fma(v306, v487, v307);
            x7 = v308;
            let v309: u32 = min(v72, v293);
            let v310: u32 = v309 * v10;
            let v311: u32 = v7 + v310;
            let v312: u32 = v311 + v299;
            let v313: f32 = m0[v312];
            let v314: f32 = x8;
            let v315: f32 = fma(v313, v487, v314);
            x8 = v315;
            let v316: u32 = min(v151, v293);
            let v317: u32 = v316 * v10;
            let v318: u32 = v7 + v317;
            let v319: u32 = v318 + v299;
            let v320: f32 = m0[v319];
            let v321: f32 = x9;
            let v322: f32 = fma(v320, v487, v321);
            x9 = v322;
            let v323: u32 = min(v157, v293);
            let v324: u32 = v323 * v10;
            let v325: u32 = v7 + v324;
            let v326: u32 = v325 + v299;
            let v327: f32 = m0[v326];
            let v328: f32 = x10;
            let v329: f32 = fma(v327, v487, v328);
            x10 = v329;
          }
          let v330: f32 = m3[v295];
          let v331: f32 = x7;
          let v332: f32 = v330 + v331;
          m3[v295] = v332;
          let v333: u32 = v295 + v73;
          let v334: f32 = m3[v333];
          let v335: f32 = x8;
          let v336: f32 = v334 + v335;
          m3[v333] = v336;
          let v337: u32 = v295 + v268;
          let v338: f32 = m3[v337];
          let v339: f32 = x9;
          let v340: f32 = v338 + v339;
          m3[v337] = v340;
          let v341: u32 = v295 + v273;
          let v342: f32 = m3[v341];
          let v343: f32 = x10;
          let v344: f32 = v342 + v343;
          m3[v341] = v344;
        }
      }
      workgroupBarrier();
    }
    for (var v345: u32 = v75; v345 < v73; v345 += v76) {
      for (var v346: u32 = v71; v346 < v74; v346 += v72) {
        let v347: u32 = v346 * v73;
        let v348: u32 = v345 + v347;
        let v349: f32 = m3[v348];
        let v350: u32 = v346 * v10;
        let v351: u32 = v7 + v350;
        let v352: u32 = v351 + v345;
        m1[v352] = v349;
      }
    }
    workgroupBarrier();
    let v353: bool = v82 == v83;
    if (v353) {
      for (var v354: u32 = v71; v354 < v121; v354 += v72) {
        let v355: u32 = v72 << v354;
        let v356: u32 = v355 - v72;
        let v357: u32 = v354 + v72;
        for (var v358: u32 = v75; v358 < v120; v358 += v76) {
          let v359: u32 = v358 >> v354;
          let v360: u32 = v359 << v357;
          let v361: u32 = v358 & v356;
          let v362: u32 = v360 + v361;
          for (var v363: u32 = v71; v363 < v74; v363 += v72) {
            let v364: u32 = v363 * v10;
            let v365: u32 = v7 + v364;
            let v366: u32 = v365 + v362;
            let v367: u32 = v366 + v355;
            let v368: f32 = m1[v366];
            let v369: f32 = m1[v367];
            let v370: f32 = v368 + v369;
            let v371: f32 = v368 - v369;
            m1[v366] = v370;
            m1[v367] = v371;
          }
        }
        workgroupBarrier();
      }
      let v372: u32 = x0;
      let v373: u32 = x1;
      let v375: u32 = v373 + v374;
      for (var v376: u32 = v75; v376 < v73; v376 += v76) {
        for (var v377: u32 = v71; v377 < v74; v377 += v72) {
          let v378: u32 = v377 * v10;
          let v379: u32 = v7 + v378;
          let v380: u32 = v379 + v376;
          let v381: f32 = m1[v380];
          let v382: u32 = v372 + v376;
          let v383: u32 = v382 >> v72;
          let v384: u32 = v375 + v383;
          let v385: u32 = b0[v384];
          let v386: u32 = v382 & v72;
          let v387: bool = v386 == v72;
          let v388: vec2<f32> = unpack2x16float(v385);
          let v389: f32 = v388.x;
          let v390: f32 = v388.y;
          let v391: f32 = select(v389, v390, v387);
          let v392: f32 = v381 * v115;
          let v393: f32 = v392 * v391;
          m1[v380] = v393;
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
