@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // shared_down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn experts_6_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: u32;
  var x2: u32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  var x10: f32;
  var x11: f32;
  var x12: f32;
  let v395: u32 = params[3].y;
  let v396: u32 = 0u;
  let v400: u32 = 3u;
  let v402: u32 = 1u;
  let v411: u32 = 16u;
  let v412: u32 = 4294901760u;
  let v420: u32 = params[3].z;
  let v421: u32 = 5u;
  let v422: u32 = 31u;
  let v440: u32 = params[3].w;
  let v442: u32 = 4u;
  let v447: u32 = params[4].x;
  let v468: u32 = params[4].y;
  let v72: u32 = 0u;
  let v73: u32 = 1u;
  let v74: u32 = 128u;
  let v75: u32 = 4u;
  let v76: u32 = lane;
  let v77: u32 = 32u;
  let v82: f32 = 0.0f;
  let v83: u32 = params[1].y;
  let v84: u32 = 6u;
  let v89: u32 = params[1].z;
  let v90: u32 = params[1].w;
  let v94: u32 = params[2].x;
  let v116: f32 = 0.088388346f;
  let v121: u32 = 64u;
  let v122: u32 = 7u;
  let v140: u32 = 16u;
  let v150: u32 = params[2].y;
  let v151: u32 = params[2].z;
  let v152: u32 = 2u;
  let v158: u32 = 3u;
  let v159: u32 = 5u;
  let v180: u32 = 31u;
  let v200: u32 = 65535u;
  let v202: u32 = params[2].w;
  let v205: u32 = 89226354u;
  let v206: u32 = 3417055213u;
  let v207: u32 = 2212286765u;
  let v210: u32 = 64248484u;
  let v214: u32 = 2415890431u;
  let v215: u32 = 996162400u;
  let v219: u32 = 32768u;
  let v220: u32 = 32767u;
  let v221: u32 = 13u;
  let v222: u32 = 939524096u;
  let v238: u32 = 16711935u;
  let v239: u32 = 8u;
  let v240: u32 = 2047u;
  let v249: f32 = 0.006767273f;
  let v250: f32 = -3.453125f;
  let v256: u32 = 4095u;
  let v257: u32 = 4294959104u;
  let v269: u32 = 256u;
  let v274: u32 = 384u;
  let v375: u32 = params[3].x;
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
  let v49: f32 = 0.0f;
  let v50: u32 = params[0].w;
  let v52: u32 = params[1].x;
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
    for (var v78: u32 = v76; v78 < v74; v78 += v77) {
      for (var v79: u32 = v72; v79 < v75; v79 += v73) {
        let v80: u32 = v79 * v74;
        let v81: u32 = v78 + v80;
        m2[v81] = v82;
      }
    }
    for (var v30: u32 = v8; v30 < v6; v30 += v11) {
      let v31: u32 = v6 - v30;
      let v32: u32 = min(v11, v31);
      let v33: u32 = v7 + v30;
      let v34: u32 = v29 + v30;
      let v85: bool = v83 == v84;
      if (v85) {
        let v86: u32 = v34 / v6;
        let v87: u32 = v86 * v6;
        let v88: u32 = v34 - v87;
        let v91: u32 = v86 / v89;
        let v92: u32 = v86 % v89;
        let v93: u32 = v91 * v90;
        x1 = v92;
        x2 = v93;
        let v95: u32 = v93 + v94;
        for (var v96: u32 = v76; v96 < v74; v96 += v77) {
          for (var v97: u32 = v72; v97 < v75; v97 += v73) {
            x3 = v82;
            let v98: bool = v97 < v5;
            let v99: bool = v96 < v32;
            let v100: bool = v98 & v99;
            if (v100) {
              let v101: u32 = v97 * v6;
              let v102: u32 = v33 + v101;
              let v103: u32 = v102 + v96;
              let v104: f32 = b0[v103];
              let v105: u32 = v88 + v96;
              let v106: u32 = v105 >> v73;
              let v107: u32 = v95 + v106;
              let v108: u32 = b1[v107];
              let v109: u32 = v105 & v73;
              let v110: bool = v109 == v73;
              let v111: vec2<f32> = unpack2x16float(v108);
              let v112: f32 = v111.x;
              let v113: f32 = v111.y;
              let v114: f32 = select(v112, v113, v110);
              let v115: f32 = v104 * v114;
              let v117: f32 = v115 * v116;
              x3 = v117;
            }
            let v118: f32 = x3;
            let v119: u32 = v97 * v74;
            let v120: u32 = v96 + v119;
            m1[v120] = v118;
          }
        }
        workgroupBarrier();
        for (var v123: u32 = v72; v123 < v122; v123 += v73) {
          let v124: u32 = v73 << v123;
          let v125: u32 = v124 - v73;
          let v126: u32 = v123 + v73;
          for (var v127: u32 = v76; v127 < v121; v127 += v77) {
            let v128: u32 = v127 >> v123;
            let v129: u32 = v128 << v126;
            let v130: u32 = v127 & v125;
            let v131: u32 = v129 + v130;
            for (var v132: u32 = v72; v132 < v75; v132 += v73) {
              let v133: u32 = v132 * v74;
              let v134: u32 = v133 + v131;
              let v135: u32 = v134 + v124;
              let v136: f32 = m1[v134];
              let v137: f32 = m1[v135];
              let v138: f32 = v136 + v137;
              let v139: f32 = v136 - v137;
              m1[v134] = v138;
              m1[v135] = v139;
            }
          }
          workgroupBarrier();
        }
        let v141: u32 = v88 / v140;
        for (var v142: u32 = v76; v142 < v74; v142 += v77) {
          x4 = v82;
          x5 = v82;
          x6 = v82;
          x7 = v82;
          let v143: u32 = v92 + v142;
          let v144: u32 = v143 / v140;
          let v145: u32 = v143 % v140;
          for (var v146: u32 = v72; v146 < v74; v146 += v73) {
            let v147: u32 = v146 / v140;
            let v148: u32 = v141 + v147;
            let v149: u32 = v146 % v140;
            let v153: u32 = v150 * v75;
            let v154: u32 = v148 * v151;
            let v155: u32 = v154 + v144;
            let v156: u32 = v155 * v153;
            let v157: u32 = v93 + v156;
            let v160: u32 = v145 & v122;
            let v161: u32 = v160 << v159;
            let v162: u32 = v145 >> v158;
            let v163: u32 = v162 << v152;
            let v164: u32 = v149 & v122;
            let v165: u32 = v164 >> v73;
            let v166: u32 = v165 << v158;
            let v167: u32 = v149 >> v158;
            let v168: u32 = v167 << v73;
            let v169: u32 = v149 & v73;
            let v170: u32 = v161 + v163;
            let v171: u32 = v170 + v166;
            let v172: u32 = v171 + v168;
            let v173: u32 = v172 + v169;
            let v174: u32 = v173 + v73;
            let v175: u32 = v174 * v150;
            let v176: u32 = v175 >> v73;
            let v177: u32 = v153 << v159;
            let v178: u32 = v176 + v177;
            let v179: u32 = v178 - v73;
            let v181: u32 = v179 >> v159;
            let v182: u32 = v178 - v140;
            let v183: u32 = v182 >> v159;
            let v184: bool = v181 < v153;
            let v185: u32 = v181 - v153;
            let v186: u32 = select(v185, v181, v184);
            let v187: u32 = v157 + v186;
            let v188: u32 = b1[v187];
            let v189: bool = v183 < v153;
            let v190: u32 = v183 - v153;
            let v191: u32 = select(v190, v183, v189);
            let v192: u32 = v157 + v191;
            let v193: u32 = b1[v192];
            let v194: u32 = v179 & v180;
            let v195: u32 = v180 - v194;
            let v196: u32 = v188 >> v195;
            let v197: u32 = v193 << v73;
            let v198: u32 = v197 << v194;
            let v199: u32 = v196 | v198;
            let v201: u32 = v199 & v200;
            let v203: bool = v202 == v72;
            let v204: bool = v202 == v152;
            let v208: u32 = select(v206, v207, v204);
            let v209: u32 = select(v208, v205, v203);
            let v211: u32 = select(v72, v210, v203);
            let v212: u32 = v201 * v209;
            let v213: u32 = v212 + v211;
            let v216: u32 = v213 & v214;
            let v217: u32 = v216 ^ v215;
            let v218: u32 = v217 >> v140;
            let v223: u32 = v217 & v219;
            let v224: u32 = v223 << v140;
            let v225: u32 = v217 & v220;
            let v226: u32 = v225 << v221;
            let v227: u32 = v226 + v222;
            let v228: u32 = v224 | v227;
            let v229: f32 = bitcast<f32>(v228);
            let v230: u32 = v218 & v219;
            let v231: u32 = v230 << v140;
            let v232: u32 = v218 & v220;
            let v233: u32 = v232 << v221;
            let v234: u32 = v233 + v222;
            let v235: u32 = v231 | v234;
            let v236: f32 = bitcast<f32>(v235);
            let v237: f32 = v229 + v236;
            let v241: u32 = v213 & v238;
            let v242: u32 = v213 >> v239;
            let v243: u32 = v242 & v238;
            let v244: u32 = v241 + v243;
            let v245: u32 = v244 >> v140;
            let v246: u32 = v244 + v245;
            let v247: u32 = v246 & v240;
            let v248: f32 = f32(v247);
            let v251: f32 = fma(v248, v249, v250);
            let v252: f32 = select(v237, v251, v204);
            let v253: u32 = bitcast<u32>(v252);
            let v254: u32 = v253 >> v221;
            let v255: u32 = v254 & v73;
            let v258: u32 = v253 + v256;
            let v259: u32 = v258 + v255;
            let v260: u32 = v259 & v257;
            let v261: f32 = bitcast<f32>(v260);
            let v262: f32 = m1[v146];
            let v263: f32 = x4;
            let v264: f32 = fma(v262, v261, v263);
            x4 = v264;
            let v265: u32 = v146 + v74;
            let v266: f32 = m1[v265];
            let v267: f32 = x5;
            let v268: f32 = fma(v266, v261, v267);
            x5 = v268;
            let v270: u32 = v146 + v269;
            let v271: f32 = m1[v270];
            let v272: f32 = x6;
            let v273: f32 = fma(v271, v261, v272);
            x6 = v273;
            let v275: u32 = v146 + v274;
            let v276: f32 = m1[v275];
            let v277: f32 = x7;
            let v278: f32 = fma(v276, v261, v277);
            x7 = v278;
          }
          let v279: f32 = m2[v142];
          let v280: f32 = x4;
          let v281: f32 = v279 + v280;
          m2[v142] = v281;
          let v282: u32 = v142 + v74;
          let v283: f32 = m2[v282];
          let v284: f32 = x5;
          let v285: f32 = v283 + v284;
          m2[v282] = v285;
          let v286: u32 = v142 + v269;
          let v287: f32 = m2[v286];
          let v288: f32 = x6;
          let v289: f32 = v287 + v288;
          m2[v286] = v289;
          let v290: u32 = v142 + v274;
          let v291: f32 = m2[v290];
          let v292: f32 = x7;
          let v293: f32 = v291 + v292;
          m2[v290] = v293;
        }
        workgroupBarrier();
      } else {
        let v294: u32 = v5 - v73;
        let v295: u32 = v28 - v73;
        for (var v296: u32 = v76; v296 < v74; v296 += v77) {
          x8 = v82;
          x9 = v82;
          x10 = v82;
          x11 = v82;
          let v297: u32 = min(v296, v295);
          let v298: u32 = v297 * v6;
          let v299: u32 = v34 + v298;
          for (var v300: u32 = v72; v300 < v32; v300 += v73) {
            let v301: u32 = v299 + v300;
            let v397: bool = v395 == v396;
            if (v397) {
              let v398: u32 = b1[v301];
              let v399: f32 = bitcast<f32>(v398);
              x12 = v399;
            } else {
              let v401: bool = v395 < v400;
              if (v401) {
                let v403: bool = v395 == v402;
                let v404: u32 = v301 >> v402;
                let v405: u32 = b1[v404];
                let v406: u32 = v301 & v402;
                let v407: bool = v406 == v402;
                let v408: vec2<f32> = unpack2x16float(v405);
                let v409: f32 = v408.x;
                let v410: f32 = v408.y;
                let v413: u32 = v405 << v411;
                let v414: u32 = v405 & v412;
                let v415: f32 = bitcast<f32>(v413);
                let v416: f32 = bitcast<f32>(v414);
                let v417: f32 = select(v409, v410, v407);
                let v418: f32 = select(v415, v416, v407);
                let v419: f32 = select(v418, v417, v403);
                x12 = v419;
              } else {
                let v423: u32 = v301 >> v421;
                let v424: u32 = v423 * v420;
                let v425: u32 = v301 & v422;
                let v426: u32 = v425 * v420;
                let v427: u32 = v426 >> v421;
                let v428: u32 = v424 + v427;
                let v429: u32 = v426 & v422;
                let v430: u32 = b1[v428];
                let v431: u32 = v428 + v402;
                let v432: u32 = b1[v431];
                let v433: u32 = v430 >> v429;
                let v434: u32 = v422 - v429;
                let v435: u32 = v432 << v402;
                let v436: u32 = v435 << v434;
                let v437: u32 = v433 | v436;
                let v438: u32 = v402 << v420;
                let v439: u32 = v438 - v402;
                let v441: u32 = v301 >> v440;
                let v443: bool = v395 == v400;
                let v444: bool = v395 == v442;
                let v445: u32 = v441 >> v402;
                let v446: u32 = select(v445, v441, v443);
                let v448: u32 = v447 + v446;
                let v449: u32 = b1[v448];
                let v450: f32 = bitcast<f32>(v449);
                let v451: u32 = v441 & v402;
                let v452: bool = v451 == v402;
                let v453: vec2<f32> = unpack2x16float(v449);
                let v454: f32 = v453.x;
                let v455: f32 = v453.y;
                let v456: u32 = v449 << v411;
                let v457: u32 = v449 & v412;
                let v458: f32 = bitcast<f32>(v456);
                let v459: f32 = bitcast<f32>(v457);
                let v460: f32 = select(v454, v455, v452);
                let v461: f32 = select(v458, v459, v452);
                let v462: f32 = select(v461, v460, v444);
                let v463: f32 = select(v462, v450, v443);
                let v464: bool = v395 == v400;
                let v465: bool = v395 == v442;
                let v466: u32 = v441 >> v402;
                let v467: u32 = select(v466, v441, v464);
                let v469: u32 = v468 + v467;
                let v470: u32 = b1[v469];
                let v471: f32 = bitcast<f32>(v470);
                let v472: u32 = v441 & v402;
                let v473: bool = v472 == v402;
                let v474: vec2<f32> = unpack2x16float(v470);
                let v475: f32 = v474.x;
                let v476: f32 = v474.y;
                let v477: u32 = v470 << v411;
                let v478: u32 = v470 & v412;
                let v479: f32 = bitcast<f32>(v477);
                let v480: f32 = bitcast<f32>(v478);
                let v481: f32 = select(v475, v476, v473);
                let v482: f32 = select(v479, v480, v473);
                let v483: f32 = select(v482, v481, v465);
                let v484: f32 = select(v483, v471, v464);
                let v485: u32 = v437 & v439;
                let v486: f32 = f32(v485);
                let v487: f32 = fma(v463, v486, v484);
                x12 = v487;
              }
            }
            let v488: f32 = x12;
            let v303: u32 = min(v72, v294);
            let v304: u32 = v303 * v6;
            let v305: u32 = v33 + v304;
            let v306: u32 = v305 + v300;
            let v307: f32 = b0[v306];
            let v308: f32 = x8;
            let v309: f32 = fma(v307, v488, v308);
            x8 = v309;
            let v310: u32 = min(v73, v294);
            let v311: u32 = v310 * v6;
            let v312: u32 = v33 + v311;
            let v313: u32 = v312 + v300;
            let v314: f32 = b0[v313];
            let v315: f32 = x9;
            let v316: f32 = fma(v314, v488, v315);
            x9 = v316;
            let v317: u32 = min(v152, v294);
            let v318: u32 = v317 * v6;
            let v319: u32 = v33 + v318;
            let v320: u32 = v319 + v300;
            let v321: f32 = b0[v320];
            let v322: f32 = x10;
            let v323: f32 = fma(v321, v488, v322);
            x10 = v323;
            let v324: u32 = min(v158, v294);
            let v325: u32 = v324 * v6;
            let v326: u32 = v33 + v325;
            let v327: u32 = v326 + v300;
            let v328: f32 = b0[v327];
            let v329: f32 = x11;
            let v330: f32 = fma(v328, v488, v329);
            x11 = v330;
          }
          let v331: f32 = m2[v296];
          let v332: f32 = x8;
          let v333: f32 = v331 + v332;
          m2[v296] = v333;
          let v334: u32 = v296 + v74;
          let v335: f32 = m2[v334];
          let v336: f32 = x9;
          let v337: f32 = v335 + v336;
          m2[v334] = v337;
          let v338: u32 = v296 + v269;
          let v339: f32 = m2[v338];
          let v340: f32 = x10;
          let v341: f32 = v339 + v340;
          m2[v338] = v341;
          let v342: u32 = v296 + v274;
          let v343: f32 = m2[v342];
          let v344: f32 = x11;
          let v345: f32 = v343 + v344;
          m2[v342] = v345;
        }
      }
    }
    for (var v346: u32 = v76; v346 < v74; v346 += v77) {
      for (var v347: u32 = v72; v347 < v75; v347 += v73) {
        let v348: u32 = v347 * v74;
        let v349: u32 = v346 + v348;
        let v350: f32 = m2[v349];
        let v351: u32 = v347 * v11;
        let v352: u32 = v8 + v351;
        let v353: u32 = v352 + v346;
        m0[v353] = v350;
      }
    }
    workgroupBarrier();
    let v354: bool = v83 == v84;
    if (v354) {
      for (var v355: u32 = v72; v355 < v122; v355 += v73) {
        let v356: u32 = v73 << v355;
        let v357: u32 = v356 - v73;
        let v358: u32 = v355 + v73;
        for (var v359: u32 = v76; v359 < v121; v359 += v77) {
          let v360: u32 = v359 >> v355;
          let v361: u32 = v360 << v358;
          let v362: u32 = v359 & v357;
          let v363: u32 = v361 + v362;
          for (var v364: u32 = v72; v364 < v75; v364 += v73) {
            let v365: u32 = v364 * v11;
            let v366: u32 = v8 + v365;
            let v367: u32 = v366 + v363;
            let v368: u32 = v367 + v356;
            let v369: f32 = m0[v367];
            let v370: f32 = m0[v368];
            let v371: f32 = v369 + v370;
            let v372: f32 = v369 - v370;
            m0[v367] = v371;
            m0[v368] = v372;
          }
        }
        workgroupBarrier();
      }
      let v373: u32 = x1;
      let v374: u32 = x2;
      let v376: u32 = v374 + v375;
      for (var v377: u32 = v76; v377 < v74; v377 += v77) {
        for (var v378: u32 = v72; v378 < v75; v378 += v73) {
          let v379: u32 = v378 * v11;
          let v380: u32 = v8 + v379;
          let v381: u32 = v380 + v377;
          let v382: f32 = m0[v381];
          let v383: u32 = v373 + v377;
          let v384: u32 = v383 >> v73;
          let v385: u32 = v376 + v384;
          let v386: u32 = b1[v385];
          let v387: u32 = v383 & v73;
          let v388: bool = v387 == v73;
          let v389: vec2<f32> = unpack2x16float(v386);
          let v390: f32 = v389.x;
          let v391: f32 = v389.y;
          let v392: f32 = select(v390, v391, v388);
          let v393: f32 = v382 * v116;
          let v394: f32 = v393 * v392;
          m0[v381] = v394;
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
        x0 = v49;
        for (var v51: u32 = v8; v51 < v50; v51 += v18) {
          let v53: u32 = v44 * v52;
          let v54: u32 = v51 * v9;
          let v55: u32 = v53 + v54;
          let v56: u32 = v55 + v45;
          let v57: f32 = b3[v56];
          let v58: f32 = x0;
          let v59: f32 = v58 + v57;
          x0 = v59;
        }
        let v60: f32 = x0;
        let v61: u32 = v44 - v2;
        let v62: u32 = v61 * v11;
        let v63: u32 = v45 - v26;
        let v64: u32 = v62 + v63;
        let v65: f32 = m0[v64];
        let v66: f32 = b4[v44];
        let v67: f32 = v65 * v66;
        let v68: f32 = v60 + v67;
        let v69: f32 = v48 + v68;
        let v70: u32 = v44 * v9;
        let v71: u32 = v70 + v45;
        b5[v71] = v69;
      }
    }
    workgroupBarrier();
  }
}
