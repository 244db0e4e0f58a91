@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn mlp_1_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x10: vec4<f32>;
  let v415: u32 = params[2].y;
  let v416: u32 = 0u;
  let v420: u32 = 3u;
  let v422: u32 = 1u;
  let v430: u32 = 16u;
  let v431: u32 = 4294901760u;
  let v449: u32 = params[2].z;
  let v450: u32 = 5u;
  let v451: u32 = 31u;
  let v469: u32 = params[2].w;
  let v471: u32 = 4u;
  let v476: u32 = params[3].x;
  let v497: u32 = params[3].y;
  let v57: u32 = 0u;
  let v58: u32 = 1u;
  let v59: u32 = 128u;
  let v60: u32 = 4u;
  let v61: u32 = lane;
  let v62: u32 = 32u;
  let v67: f32 = 0.0f;
  let v69: u32 = params[0].w;
  let v70: u32 = 6u;
  let v74: u32 = params[1].x;
  let v95: f32 = 0.088388346f;
  let v100: u32 = 64u;
  let v101: u32 = 7u;
  let v119: u32 = 16u;
  let v129: u32 = params[1].y;
  let v130: u32 = params[1].z;
  let v131: u32 = 2u;
  let v136: u32 = 3u;
  let v137: u32 = 5u;
  let v158: u32 = 31u;
  let v178: u32 = 65535u;
  let v180: u32 = params[1].w;
  let v183: u32 = 89226354u;
  let v184: u32 = 3417055213u;
  let v185: u32 = 2212286765u;
  let v188: u32 = 64248484u;
  let v192: u32 = 2415890431u;
  let v193: u32 = 996162400u;
  let v197: u32 = 32768u;
  let v198: u32 = 32767u;
  let v199: u32 = 13u;
  let v200: u32 = 939524096u;
  let v216: u32 = 16711935u;
  let v217: u32 = 8u;
  let v218: u32 = 2047u;
  let v227: f32 = 0.006767273f;
  let v228: f32 = -3.453125f;
  let v234: u32 = 4095u;
  let v235: u32 = 4294959104u;
  let v247: u32 = 256u;
  let v252: u32 = 384u;
  let v396: u32 = params[2].x;
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
    for (var v63: u32 = v61; v63 < v59; v63 += v62) {
      for (var v64: u32 = v57; v64 < v60; v64 += v58) {
        let v65: u32 = v64 * v59;
        let v66: u32 = v63 + v65;
        m2[v66] = v67;
      }
    }
    for (var v30: u32 = v8; v30 < v6; v30 += v11) {
      let v31: u32 = v6 - v30;
      let v32: u32 = min(v11, v31);
      let v33: u32 = v7 + v30;
      let v34: u32 = v29 + v30;
      let v68: u32 = v34 / v6;
      x0 = v68;
      let v71: bool = v69 == v70;
      if (v71) {
        let v72: u32 = v68 * v6;
        let v73: u32 = v34 - v72;
        for (var v75: u32 = v61; v75 < v59; v75 += v62) {
          for (var v76: u32 = v57; v76 < v60; v76 += v58) {
            x1 = v67;
            let v77: bool = v76 < v5;
            let v78: bool = v75 < v32;
            let v79: bool = v77 & v78;
            if (v79) {
              let v80: u32 = v76 * v6;
              let v81: u32 = v33 + v80;
              let v82: u32 = v81 + v75;
              let v83: f32 = b0[v82];
              let v84: u32 = v73 + v75;
              let v85: u32 = v84 >> v58;
              let v86: u32 = v74 + v85;
              let v87: u32 = b1[v86];
              let v88: u32 = v84 & v58;
              let v89: bool = v88 == v58;
              let v90: vec2<f32> = unpack2x16float(v87);
              let v91: f32 = v90.x;
              let v92: f32 = v90.y;
              let v93: f32 = select(v91, v92, v89);
              let v94: f32 = v83 * v93;
              let v96: f32 = v94 * v95;
              x1 = v96;
            }
            let v97: f32 = x1;
            let v98: u32 = v76 * v59;
            let v99: u32 = v75 + v98;
            m1[v99] = v97;
          }
        }
        workgroupBarrier();
        for (var v102: u32 = v57; v102 < v101; v102 += v58) {
          let v103: u32 = v58 << v102;
          let v104: u32 = v103 - v58;
          let v105: u32 = v102 + v58;
          for (var v106: u32 = v61; v106 < v100; v106 += v62) {
            let v107: u32 = v106 >> v102;
            let v108: u32 = v107 << v105;
            let v109: u32 = v106 & v104;
            let v110: u32 = v108 + v109;
            for (var v111: u32 = v57; v111 < v60; v111 += v58) {
              let v112: u32 = v111 * v59;
              let v113: u32 = v112 + v110;
              let v114: u32 = v113 + v103;
              let v115: f32 = m1[v113];
              let v116: f32 = m1[v114];
              let v117: f32 = v115 + v116;
              let v118: f32 = v115 - v116;
              m1[v113] = v117;
              m1[v114] = v118;
            }
          }
          workgroupBarrier();
        }
        let v120: u32 = v73 / v119;
        for (var v121: u32 = v61; v121 < v59; v121 += v62) {
          x2 = v67;
          x3 = v67;
          x4 = v67;
          x5 = v67;
          let v122: u32 = v68 + v121;
          let v123: u32 = v122 / v119;
          let v124: u32 = v122 % v119;
          for (var v125: u32 = v57; v125 < v59; v125 += v58) {
            let v126: u32 = v125 / v119;
            let v127: u32 = v120 + v126;
            let v128: u32 = v125 % v119;
            let v132: u32 = v129 * v60;
            let v133: u32 = v127 * v130;
            let v134: u32 = v133 + v123;
            let v135: u32 = v134 * v132;
            let v138: u32 = v124 & v101;
            let v139: u32 = v138 << v137;
            let v140: u32 = v124 >> v136;
            let v141: u32 = v140 << v131;
            let v142: u32 = v128 & v101;
            let v143: u32 = v142 >> v58;
            let v144: u32 = v143 << v136;
            let v145: u32 = v128 >> v136;
            let v146: u32 = v145 << v58;
            let v147: u32 = v128 & v58;
            let v148: u32 = v139 + v141;
            let v149: u32 = v148 + v144;
            let v150: u32 = v149 + v146;
            let v151: u32 = v150 + v147;
            let v152: u32 = v151 + v58;
            let v153: u32 = v152 * v129;
            let v154: u32 = v153 >> v58;
            let v155: u32 = v132 << v137;
            let v156: u32 = v154 + v155;
            let v157: u32 = v156 - v58;
            let v159: u32 = v157 >> v137;
            let v160: u32 = v156 - v119;
            let v161: u32 = v160 >> v137;
            let v162: bool = v159 < v132;
            let v163: u32 = v159 - v132;
            let v164: u32 = select(v163, v159, v162);
            let v165: u32 = v135 + v164;
            let v166: u32 = b1[v165];
            let v167: bool = v161 < v132;
            let v168: u32 = v161 - v132;
            let v169: u32 = select(v168, v161, v167);
            let v170: u32 = v135 + v169;
            let v171: u32 = b1[v170];
            let v172: u32 = v157 & v158;
            let v173: u32 = v158 - v172;
            let v174: u32 = v166 >> v173;
            let v175: u32 = v171 << v58;
            let v176: u32 = v175 << v172;
            let v177: u32 = v174 | v176;
            let v179: u32 = v177 & v178;
            let v181: bool = v180 == v57;
            let v182: bool = v180 == v131;
            let v186: u32 = select(v184, v185, v182);
            let v187: u32 = select(v186, v183, v181);
            let v189: u32 = select(v57, v188, v181);
            let v190: u32 = v179 * v187;
            let v191: u32 = v190 + v189;
            let v194: u32 = v191 & v192;
            let v195: u32 = v194 ^ v193;
            let v196: u32 = v195 >> v119;
            let v201: u32 = v195 & v197;
            let v202: u32 = v201 << v119;
            let v203: u32 = v195 & v198;
            let v204: u32 = v203 << v199;
            let v205: u32 = v204 + v200;
            let v206: u32 = v202 | v205;
            let v207: f32 = bitcast<f32>(v206);
            let v208: u32 = v196 & v197;
            let v209: u32 = v208 << v119;
            let v210: u32 = v196 & v198;
            let v211: u32 = v210 << v199;
            let v212: u32 = v211 + v200;
            let v213: u32 = v209 | v212;
            let v214: f32 = bitcast<f32>(v213);
            let v215: f32 = v207 + v214;
            let v219: u32 = v191 & v216;
            let v220: u32 = v191 >> v217;
            let v221: u32 = v220 & v216;
            let v222: u32 = v219 + v221;
            let v223: u32 = v222 >> v119;
            let v224: u32 = v222 + v223;
            let v225: u32 = v224 & v218;
            let v226: f32 = f32(v225);
            let v229: f32 = fma(v226, v227, v228);
            let v230: f32 = select(v215, v229, v182);
            let v231: u32 = bitcast<u32>(v230);
            let v232: u32 = v231 >> v199;
            let v233: u32 = v232 & v58;
            let v236: u32 = v231 + v234;
            let v237: u32 = v236 + v233;
            let v238: u32 = v237 & v235;
            let v239: f32 = bitcast<f32>(v238);
            let v240: f32 = m1[v125];
            let v241: f32 = x2;
            let v242: f32 = fma(v240, v239, v241);
            x2 = v242;
            let v243: u32 = v125 + v59;
            let v244: f32 = m1[v243];
            let v245: f32 = x3;
            let v246: f32 = fma(v244, v239, v245);
            x3 = v246;
            let v248: u32 = v125 + v247;
            let v249: f32 = m1[v248];
            let v250: f32 = x4;
            let v251: f32 = fma(v249, v239, v250);
            x4 = v251;
            let v253: u32 = v125 + v252;
            let v254: f32 = m1[v253];
            let v255: f32 = x5;
            let v256: f32 = fma(v254, v239, v255);
            x5 = v256;
          }
          let v257: f32 = m2[v121];
          let v258: f32 = x2;
          let v259: f32 = v257 + v258;
          m2[v121] = v259;
          let v260: u32 = v121 + v59;
          let v261: f32 = m2[v260];
          let v262: f32 = x3;
          let v263: f32 = v261 + v262;
          m2[v260] = v263;
          let v264: u32 = v121 + v247;
          let v265: f32 = m2[v264];
          let v266: f32 = x4;
          let v267: f32 = v265 + v266;
          m2[v264] = v267;
          let v268: u32 = v121 + v252;
          let v269: f32 = m2[v268];
          let v270: f32 = x5;
          let v271: f32 = v269 + v270;
          m2[v268] = v271;
        }
        workgroupBarrier();
      } else {
        let v272: u32 = v5 - v58;
        let v273: u32 = v28 - v58;
        for (var v274: u32 = v61; v274 < v59; v274 += v62) {
          x6 = v67;
          x7 = v67;
          x8 = v67;
          x9 = v67;
          let v275: u32 = min(v274, v273);
          let v276: u32 = v275 * v6;
          let v277: u32 = v34 + v276;
          for (var v278: u32 = v57; v278 < v32; v278 += v60) {
            let v279: u32 = v277 + v278;
            let v417: bool = v415 == v416;
            if (v417) {
              let v418: vec4<u32> = vec4<u32>(b1[v279 + 0u], b1[v279 + 1u], b1[v279 + 2u], b1[v279 + 3u]);
              let v419: vec4<f32> = bitcast<vec4<f32>>(v418);
              x10 = v419;
            } else {
              let v421: bool = v415 < v420;
              if (v421) {
                let v423: bool = v415 == v422;
                let v424: u32 = v279 >> v422;
                let v425: vec2<u32> = vec2<u32>(b1[v424 + 0u], b1[v424 + 1u]);
                let v426: u32 = v425.x;
                let v427: vec2<f32> = unpack2x16float(v426);
                let v428: f32 = v427.x;
                let v429: f32 = v427.y;
                let v432: u32 = v426 << v430;
                let v433: u32 = v426 & v431;
                let v434: f32 = bitcast<f32>(v432);
                let v435: f32 = bitcast<f32>(v433);
                let v436: f32 = select(v434, v428, v423);
                let v437: f32 = select(v435, v429, v423);
                let v438: u32 = v425.y;
                let v439: vec2<f32> = unpack2x16float(v438);
                let v440: f32 = v439.x;
                let v441: f32 = v439.y;
                let v442: u32 = v438 << v430;
                let v443: u32 = v438 & v431;
                let v444: f32 = bitcast<f32>(v442);
                let v445: f32 = bitcast<f32>(v443);
                let v446: f32 = select(v444, v440, v423);
                let v447: f32 = select(v445, v441, v423);
                let v448: vec4<f32> = vec4<f32>(v436, v437, v446, v447);
                x10 = v448;
              } else {
                let v452: u32 = v279 >> v450;
                let v453: u32 = v452 * v449;
                let v454: u32 = v279 & v451;
                let v455: u32 = v454 * v449;
                let v456: u32 = v455 >> v450;
                let v457: u32 = v453 + v456;
                let v458: u32 = v455 & v451;
                let v459: u32 = b1[v457];
                let v460: u32 = v457 + v422;
                let v461: u32 = b1[v460];
                let v462: u32 = v459 >> v458;
                let v463: u32 = v451 - v458;
                let v464: u32 = v461 << v422;
                let v465: u32 = v464 << v463;
                let v466: u32 = v462 | v465;
                let v467: u32 = v422 << v449;
                let v468: u32 = v467 - v422;
                let v470: u32 = v279 >> v469;
                let v472: bool = v415 == v420;
                let v473: bool = v415 == v471;
                let v474: u32 = v470 >> v422;
                let v475: u32 = select(v474, v470, v472);
                let v477: u32 = v476 + v475;
                let v478: u32 = b1[v477];
                let v479: f32 = bitcast<f32>(v478);
                let v480: u32 = v470 & v422;
                let v481: bool = v480 == v422;
                let v482: vec2<f32> = unpack2x16float(v478);
                let v483: f32 = v482.x;
                let v484: f32 = v482.y;
                let v485: u32 = v478 << v430;
                let v486: u32 = v478 & v431;
                let v487: f32 = bitcast<f32>(v485);
                let v488: f32 = bitcast<f32>(v486);
                let v489: f32 = select(v483, v484, v481);
                let v490: f32 = select(v487, v488, v481);
                let v491: f32 = select(v490, v489, v473);
                let v492: f32 = select(v491, v479, v472);
                let v493: bool = v415 == v420;
                let v494: bool = v415 == v471;
                let v495: u32 = v470 >> v422;
                let v496: u32 = select(v495, v470, v493);
                let v498: u32 = v497 + v496;
                let v499: u32 = b1[v498];
                let v500: f32 = bitcast<f32>(v499);
                let v501: u32 = v470 & v422;
                let v502: bool = v501 == v422;
                let v503: vec2<f32> = unpack2x16float(v499);
                let v504: f32 = v503.x;
                let v505: f32 = v503.y;
                let v506: u32 = v499 << v430;
                let v507: u32 = v499 & v431;
                let v508: f32 = bitcast<f32>(v506);
                let v509: f32 = bitcast<f32>(v507);
                let v510: f32 = select(v504, v505, v502);
                let v511: f32 = select(v508, v509, v502);
                let v512: f32 = select(v511, v510, v494);
                let v513: f32 = select(v512, v500, v493);
                let v514: u32 = v466 & v468;
                let v515: f32 = f32(v514);
                let v516: f32 = fma(v492, v515, v513);
                let v517: u32 = v466 >> v449;
                let v518: u32 = v517 & v468;
                let v519: f32 = f32(v518);
                let v520: f32 = fma(v492, v519, v513);
                let v521: u32 = v517 >> v449;
                let v522: u32 = v521 & v468;
                let v523: f32 = f32(v522);
                let v524: f32 = fma(v492, v523, v513);
                let v525: u32 = v521 >> v449;
                let v526: u32 = v525 & v468;
                let v527: f32 = f32(v526);
                let v528: f32 = fma(v492, v527, v513);
                let v529: vec4<f32> = vec4<f32>(v516, v520, v524, v528);
                x10 = v529;
              }
            }
            let v530: vec4<f32> = x10;
            let v281: u32 = min(v57, v272);
            let v282: u32 = v281 * v6;
            let v283: u32 = v33 + v282;
            let v284: u32 = v283 + v278;
            let v285: vec4<f32> = vec4<f32>(b0[v284 + 0u], b0[v284 + 1u], b0[v284 + 2u], b0[v284 + 3u]);
            let v286: f32 = x6;
            let v287: f32 = v285.x;
            let v288: f32 = v530.x;
            let v289: f32 = fma(v287, v288, v286);
            let v290: f32 = v285.y;
            let v291: f32 = v530.y;
            let v292: f32 = fma(v290, v291, v289);
            let v293: f32 = v285.z;
            let v294: f32 = v530.z;
            let v295: f32 = fma(v293, v294, v292);
            let v296: f32 = v285.w;
            let v297: f32 = v530.w;
            let v298: f32 = fma(v296, v297, v295);
            x6 = v298;
            let v299: u32 = min(v58, v272);
            let v300: u32 = v299 * v6;
            let v301: u32 = v33 + v300;
            let v302: u32 = v301 + v278;
            let v303: vec4<f32> = vec4<f32>(b0[v302 + 0u], b0[v302 + 1u], b0[v302 + 2u], b0[v302 + 3u]);
            let v304: f32 = x7;
            let v305: f32 = v303.x;
            let v306: f32 = v530.x;
            let v307: f32 = fma(v305, v306, v304);
            let v308: f32 = v303.y;
            let v309: f32 = v530.y;
            let v310: f32 = fma(v308, v309, v307);
            let v311: f32 = v303.z;
            let v312: f32 = v530.z;
            let v313: f32 = fma(v311, v312, v310);
            let v314: f32 = v303.w;
            let v315: f32 = v530.w;
            let v316: f32 = fma(v314, v315, v313);
            x7 = v316;
            let v317: u32 = min(v131, v272);
            let v318: u32 = v317 * v6;
            let v319: u32 = v33 + v318;
            let v320: u32 = v319 + v278;
            let v321: vec4<f32> = vec4<f32>(b0[v320 + 0u], b0[v320 + 1u], b0[v320 + 2u], b0[v320 + 3u]);
            let v322: f32 = x8;
            let v323: f32 = v321.x;
            let v324: f32 = v530.x;
            let v325: f32 = fma(v323, v324, v322);
            let v326: f32 = v321.y;
            let v327: f32 = v530.y;
            let v328: f32 = fma(v326, v327, v325);
            let v329: f32 = v321.z;
            let v330: f32 = v530.z;
            let v331: f32 = fma(v329, v330, v328);
            let v332: f32 = v321.w;
            let v333: f32 = v530.w;
            let v334: f32 = fma(v332, v333, v331);
            x8 = v334;
            let v335: u32 = min(v136, v272);
            let v336: u32 = v335 * v6;
            let v337: u32 = v33 + v336;
            let v338: u32 = v337 + v278;
            let v339: vec4<f32> = vec4<f32>(b0[v338 + 0u], b0[v338 + 1u], b0[v338 + 2u], b0[v338 + 3u]);
            let v340: f32 = x9;
            let v341: f32 = v339.x;
            let v342: f32 = v530.x;
            let v343: f32 = fma(v341, v342, v340);
            let v344: f32 = v339.y;
            let v345: f32 = v530.y;
            let v346: f32 = fma(v344, v345, v343);
            let v347: f32 = v339.z;
            let v348: f32 = v530.z;
            let v349: f32 = fma(v347, v348, v346);
            let v350: f32 = v339.w;
            let v351: f32 = v530.w;
            let v352: f32 = fma(v350, v351, v349);
            x9 = v352;
          }
          let v353: f32 = m2[v274];
          let v354: f32 = x6;
          let v355: f32 = v353 + v354;
          m2[v274] = v355;
          let v356: u32 = v274 + v59;
          let v357: f32 = m2[v356];
          let v358: f32 = x7;
          let v359: f32 = v357 + v358;
          m2[v356] = v359;
          let v360: u32 = v274 + v247;
          let v361: f32 = m2[v360];
          let v362: f32 = x8;
          let v363: f32 = v361 + v362;
          m2[v360] = v363;
          let v364: u32 = v274 + v252;
          let v365: f32 = m2[v364];
          let v366: f32 = x9;
          let v367: f32 = v365 + v366;
          m2[v364] = v367;
        }
      }
    }
    for (var v368: u32 = v61; v368 < v59; v368 += v62) {
      for (var v369: u32 = v57; v369 < v60; v369 += v58) {
        let v370: u32 = v369 * v59;
        let v371: u32 = v368 + v370;
        let v372: f32 = m2[v371];
        let v373: u32 = v369 * v11;
        let v374: u32 = v8 + v373;
        let v375: u32 = v374 + v368;
        m0[v375] = v372;
      }
    }
    workgroupBarrier();
    let v376: bool = v69 == v70;
    if (v376) {
      for (var v377: u32 = v57; v377 < v101; v377 += v58) {
        let v378: u32 = v58 << v377;
        let v379: u32 = v378 - v58;
        let v380: u32 = v377 + v58;
        for (var v381: u32 = v61; v381 < v100; v381 += v62) {
          let v382: u32 = v381 >> v377;
          let v383: u32 = v382 << v380;
          let v384: u32 = v381 & v379;
          let v385: u32 = v383 + v384;
          for (var v386: u32 = v57; v386 < v60; v386 += v58) {
            let v387: u32 = v386 * v11;
            let v388: u32 = v8 + v387;
            let v389: u32 = v388 + v385;
            let v390: u32 = v389 + v378;
            let v391: f32 = m0[v389];
            let v392: f32 = m0[v390];
            let v393: f32 = v391 + v392;
            let v394: f32 = v391 - v392;
            m0[v389] = v393;
            m0[v390] = v394;
          }
        }
        workgroupBarrier();
      }
      let v395: u32 = x0;
      for (var v397: u32 = v61; v397 < v59; v397 += v62) {
        for (var v398: u32 = v57; v398 < v60; v398 += v58) {
          let v399: u32 = v398 * v11;
          let v400: u32 = v8 + v399;
          let v401: u32 = v400 + v397;
          let v402: f32 = m0[v401];
          let v403: u32 = v395 + v397;
          let v404: u32 = v403 >> v58;
          let v405: u32 = v396 + v404;
          let v406: u32 = b1[v405];
          let v407: u32 = v403 & v58;
          let v408: bool = v407 == v58;
          let v409: vec2<f32> = unpack2x16float(v406);
          let v410: f32 = v409.x;
          let v411: f32 = v409.y;
          let v412: f32 = select(v410, v411, v408);
          let v413: f32 = v402 * v95;
          let v414: f32 = v413 * v412;
          m0[v401] = v414;
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
        let v54: f32 = v48 + v53;
        let v55: u32 = v44 * v9;
        let v56: u32 = v55 + v45;
        b3[v56] = v54;
      }
    }
    workgroupBarrier();
  }
}
