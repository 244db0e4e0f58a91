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
fn mlp_bias_1_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x11: vec4<f32>;
  let v426: u32 = params[2].w;
  let v427: u32 = 0u;
  let v431: u32 = 3u;
  let v433: u32 = 1u;
  let v441: u32 = 16u;
  let v442: u32 = 4294901760u;
  let v460: u32 = params[3].x;
  let v461: u32 = 5u;
  let v462: u32 = 31u;
  let v480: u32 = params[3].y;
  let v482: u32 = 4u;
  let v487: u32 = params[3].z;
  let v508: u32 = params[3].w;
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
  let v406: u32 = params[2].z;
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
          for (var v287: u32 = v59; v287 < v32; v287 += v62) {
            let v288: u32 = v286 + v287;
            let v428: bool = v426 == v427;
            if (v428) {
              let v429: vec4<u32> = vec4<u32>(b1[v288 + 0u], b1[v288 + 1u], b1[v288 + 2u], b1[v288 + 3u]);
              let v430: vec4<f32> = bitcast<vec4<f32>>(v429);
              x11 = v430;
            } else {
              let v432: bool = v426 < v431;
              if (v432) {
                let v434: bool = v426 == v433;
                let v435: u32 = v288 >> v433;
                let v436: vec2<u32> = vec2<u32>(b1[v435 + 0u], b1[v435 + 1u]);
                let v437: u32 = v436.x;
                let v438: vec2<f32> = unpack2x16float(v437);
                let v439: f32 = v438.x;
                let v440: f32 = v438.y;
                let v443: u32 = v437 << v441;
                let v444: u32 = v437 & v442;
                let v445: f32 = bitcast<f32>(v443);
                let v446: f32 = bitcast<f32>(v444);
                let v447: f32 = select(v445, v439, v434);
                let v448: f32 = select(v446, v440, v434);
                let v449: u32 = v436.y;
                let v450: vec2<f32> = unpack2x16float(v449);
                let v451: f32 = v450.x;
                let v452: f32 = v450.y;
                let v453: u32 = v449 << v441;
                let v454: u32 = v449 & v442;
                let v455: f32 = bitcast<f32>(v453);
                let v456: f32 = bitcast<f32>(v454);
                let v457: f32 = select(v455, v451, v434);
                let v458: f32 = select(v456, v452, v434);
                let v459: vec4<f32> = vec4<f32>(v447, v448, v457, v458);
                x11 = v459;
              } else {
                let v463: u32 = v288 >> v461;
                let v464: u32 = v463 * v460;
                let v465: u32 = v288 & v462;
                let v466: u32 = v465 * v460;
                let v467: u32 = v466 >> v461;
                let v468: u32 = v464 + v467;
                let v469: u32 = v466 & v462;
                let v470: u32 = b1[v468];
                let v471: u32 = v468 + v433;
                let v472: u32 = b1[v471];
                let v473: u32 = v470 >> v469;
                let v474: u32 = v462 - v469;
                let v475: u32 = v472 << v433;
                let v476: u32 = v475 << v474;
                let v477: u32 = v473 | v476;
                let v478: u32 = v433 << v460;
                let v479: u32 = v478 - v433;
                let v481: u32 = v288 >> v480;
                let v483: bool = v426 == v431;
                let v484: bool = v426 == v482;
                let v485: u32 = v481 >> v433;
                let v486: u32 = select(v485, v481, v483);
                let v488: u32 = v487 + v486;
                let v489: u32 = b1[v488];
                let v490: f32 = bitcast<f32>(v489);
                let v491: u32 = v481 & v433;
                let v492: bool = v491 == v433;
                let v493: vec2<f32> = unpack2x16float(v489);
                let v494: f32 = v493.x;
                let v495: f32 = v493.y;
                let v496: u32 = v489 << v441;
                let v497: u32 = v489 & v442;
                let v498: f32 = bitcast<f32>(v496);
                let v499: f32 = bitcast<f32>(v497);
                let v500: f32 = select(v494, v495, v492);
                let v501: f32 = select(v498, v499, v492);
                let v502: f32 = select(v501, v500, v484);
                let v503: f32 = select(v502, v490, v483);
                let v504: bool = v426 == v431;
                let v505: bool = v426 == v482;
                let v506: u32 = v481 >> v433;
                let v507: u32 = select(v506, v481, v504);
                let v509: u32 = v508 + v507;
                let v510: u32 = b1[v509];
                let v511: f32 = bitcast<f32>(v510);
                let v512: u32 = v481 & v433;
                let v513: bool = v512 == v433;
                let v514: vec2<f32> = unpack2x16float(v510);
                let v515: f32 = v514.x;
                let v516: f32 = v514.y;
                let v517: u32 = v510 << v441;
                let v518: u32 = v510 & v442;
                let v519: f32 = bitcast<f32>(v517);
                let v520: f32 = bitcast<f32>(v518);
                let v521: f32 = select(v515, v516, v513);
                let v522: f32 = select(v519, v520, v513);
                let v523: f32 = select(v522, v521, v505);
                let v524: f32 = select(v523, v511, v504);
                let v525: u32 = v477 & v479;
                let v526: f32 = f32(v525);
                let v527: f32 = fma(v503, v526, v524);
                let v528: u32 = v477 >> v460;
                let v529: u32 = v528 & v479;
                let v530: f32 = f32(v529);
                let v531: f32 = fma(v503, v530, v524);
                let v532: u32 = v528 >> v460;
                let v533: u32 = v532 & v479;
                let v534: f32 = f32(v533);
                let v535: f32 = fma(v503, v534, v524);
                let v536: u32 = v532 >> v460;
                let v537: u32 = v536 & v479;
                let v538: f32 = f32(v537);
                let v539: f32 = fma(v503, v538, v524);
                let v540: vec4<f32> = vec4<f32>(v527, v531, v535, v539);
                x11 = v540;
              }
            }
            let v541: vec4<f32> = x11;
            let v290: u32 = min(v59, v281);
            let v291: u32 = v290 * v6;
            let v292: u32 = v33 + v291;
            let v293: u32 = v292 + v287;
            let v294: vec4<f32> = vec4<f32>(b0[v293 + 0u], b0[v293 + 1u], b0[v293 + 2u], b0[v293 + 3u]);
            let v295: f32 = x7;
            let v296: f32 = v294.x;
            let v297: f32 = v541.x;
            let v298: f32 = fma(v296, v297, v295);
            let v299: f32 = v294.y;
            let v300: f32 = v541.y;
            let v301: f32 = fma(v299, v300, v298);
            let v302: f32 = v294.z;
            let v303: f32 = v541.z;
            let v304: f32 = fma(v302, v303, v301);
            let v305: f32 = v294.w;
            let v306: f32 = v541.w;
            let v307: f32 = fma(v305, v306, v304);
            x7 = v307;
            let v308: u32 = min(v60, v281);
            let v309: u32 = v308 * v6;
            let v310: u32 = v33 + v309;
            let v311: u32 = v310 + v287;
            let v312: vec4<f32> = vec4<f32>(b0[v311 + 0u], b0[v311 + 1u], b0[v311 + 2u], b0[v311 + 3u]);
            let v313: f32 = x8;
            let v314: f32 = v312.x;
            let v315: f32 = v541.x;
            let v316: f32 = fma(v314, v315, v313);
            let v317: f32 = v312.y;
            let v318: f32 = v541.y;
            let v319: f32 = fma(v317, v318, v316);
            let v320: f32 = v312.z;
            let v321: f32 = v541.z;
            let v322: f32 = fma(v320, v321, v319);
            let v323: f32 = v312.w;
            let v324: f32 = v541.w;
            let v325: f32 = fma(v323, v324, v322);
            x8 = v325;
            let v326: u32 = min(v139, v281);
            let v327: u32 = v326 * v6;
            let v328: u32 = v33 + v327;
            let v329: u32 = v328 + v287;
            let v330: vec4<f32> = vec4<f32>(b0[v329 + 0u], b0[v329 + 1u], b0[v329 + 2u], b0[v329 + 3u]);
            let v331: f32 = x9;
            let v332: f32 = v330.x;
            let v333: f32 = v541.x;
            let v334: f32 = fma(v332, v333, v331);
            let v335: f32 = v330.y;
            let v336: f32 = v541.y;
            let v337: f32 = fma(v335, v336, v334);
            let v338: f32 = v330.z;
            let v339: f32 = v541.z;
            let v340: f32 = fma(v338, v339, v337);
            let v341: f32 = v330.w;
            let v342: f32 = v541.w;
            let v343: f32 = fma(v341, v342, v340);
            x9 = v343;
            let v344: u32 = min(v145, v281);
            let v345: u32 = v344 * v6;
            let v346: u32 = v33 + v345;
            let v347: u32 = v346 + v287;
            let v348: vec4<f32> = vec4<f32>(b0[v347 + 0u], b0[v347 + 1u], b0[v347 + 2u], b0[v347 + 3u]);
            let v349: f32 = x10;
            let v350: f32 = v348.x;
            let v351: f32 = v541.x;
            let v352: f32 = fma(v350, v351, v349);
            let v353: f32 = v348.y;
            let v354: f32 = v541.y;
            let v355: f32 = fma(v353, v354, v352);
            let v356: f32 = v348.z;
            let v357: f32 = v541.z;
            let v358: f32 = fma(v356, v357, v355);
            let v359: f32 = v348.w;
            let v360: f32 = v541.w;
            let v361: f32 = fma(v359, v360, v358);
            x10 = v361;
          }
          let v362: f32 = m2[v283];
          let v363: f32 = x7;
          let v364: f32 = v362 + v363;
          m2[v283] = v364;
          let v365: u32 = v283 + v61;
          let v366: f32 = m2[v365];
          let v367: f32 = x8;
          let v368: f32 = v366 + v367;
          m2[v365] = v368;
          let v369: u32 = v283 + v256;
          let v370: f32 = m2[v369];
          let v371: f32 = x9;
          let v372: f32 = v370 + v371;
          m2[v369] = v372;
          let v373: u32 = v283 + v261;
          let v374: f32 = m2[v373];
          let v375: f32 = x10;
          let v376: f32 = v374 + v375;
          m2[v373] = v376;
        }
      }
    }
    for (var v377: u32 = v63; v377 < v61; v377 += v64) {
      for (var v378: u32 = v59; v378 < v62; v378 += v60) {
        let v379: u32 = v378 * v61;
        let v380: u32 = v377 + v379;
        let v381: f32 = m2[v380];
        let v382: u32 = v378 * v11;
        let v383: u32 = v8 + v382;
        let v384: u32 = v383 + v377;
        m0[v384] = v381;
      }
    }
    workgroupBarrier();
    let v385: bool = v70 == v71;
    if (v385) {
      for (var v386: u32 = v59; v386 < v109; v386 += v60) {
        let v387: u32 = v60 << v386;
        let v388: u32 = v387 - v60;
        let v389: u32 = v386 + v60;
        for (var v390: u32 = v63; v390 < v108; v390 += v64) {
          let v391: u32 = v390 >> v386;
          let v392: u32 = v391 << v389;
          let v393: u32 = v390 & v388;
          let v394: u32 = v392 + v393;
          for (var v395: u32 = v59; v395 < v62; v395 += v60) {
            let v396: u32 = v395 * v11;
            let v397: u32 = v8 + v396;
            let v398: u32 = v397 + v394;
            let v399: u32 = v398 + v387;
            let v400: f32 = m0[v398];
            let v401: f32 = m0[v399];
            let v402: f32 = v400 + v401;
            let v403: f32 = v400 - v401;
            m0[v398] = v402;
            m0[v399] = v403;
          }
        }
        workgroupBarrier();
      }
      let v404: u32 = x0;
      let v405: u32 = x1;
      let v407: u32 = v405 + v406;
      for (var v408: u32 = v63; v408 < v61; v408 += v64) {
        for (var v409: u32 = v59; v409 < v62; v409 += v60) {
          let v410: u32 = v409 * v11;
          let v411: u32 = v8 + v410;
          let v412: u32 = v411 + v408;
          let v413: f32 = m0[v412];
          let v414: u32 = v404 + v408;
          let v415: u32 = v414 >> v60;
          let v416: u32 = v407 + v415;
          let v417: u32 = b1[v416];
          let v418: u32 = v414 & v60;
          let v419: bool = v418 == v60;
          let v420: vec2<f32> = unpack2x16float(v417);
          let v421: f32 = v420.x;
          let v422: f32 = v420.y;
          let v423: f32 = select(v421, v422, v419);
          let v424: f32 = v413 * v103;
          let v425: f32 = v424 * v423;
          m0[v412] = v425;
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
