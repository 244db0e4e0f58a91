@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // lm_head
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn head_1_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v411: u32 = params[2].y;
  let v412: u32 = 0u;
  let v416: u32 = 3u;
  let v418: u32 = 1u;
  let v426: u32 = 16u;
  let v427: u32 = 4294901760u;
  let v445: u32 = params[2].z;
  let v446: u32 = 5u;
  let v447: u32 = 31u;
  let v465: u32 = params[2].w;
  let v467: u32 = 4u;
  let v472: u32 = params[3].x;
  let v493: u32 = params[3].y;
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
  let v392: u32 = params[2].x;
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
          for (var v274: u32 = v53; v274 < v32; v274 += v56) {
            let v275: u32 = v273 + v274;
            let v413: bool = v411 == v412;
            if (v413) {
              let v414: vec4<u32> = vec4<u32>(b1[v275 + 0u], b1[v275 + 1u], b1[v275 + 2u], b1[v275 + 3u]);
              let v415: vec4<f32> = bitcast<vec4<f32>>(v414);
              x10 = v415;
            } else {
              let v417: bool = v411 < v416;
              if (v417) {
                let v419: bool = v411 == v418;
                let v420: u32 = v275 >> v418;
                let v421: vec2<u32> = vec2<u32>(b1[v420 + 0u], b1[v420 + 1u]);
                let v422: u32 = v421.x;
                let v423: vec2<f32> = unpack2x16float(v422);
                let v424: f32 = v423.x;
                let v425: f32 = v423.y;
                let v428: u32 = v422 << v426;
                let v429: u32 = v422 & v427;
                let v430: f32 = bitcast<f32>(v428);
                let v431: f32 = bitcast<f32>(v429);
                let v432: f32 = select(v430, v424, v419);
                let v433: f32 = select(v431, v425, v419);
                let v434: u32 = v421.y;
                let v435: vec2<f32> = unpack2x16float(v434);
                let v436: f32 = v435.x;
                let v437: f32 = v435.y;
                let v438: u32 = v434 << v426;
                let v439: u32 = v434 & v427;
                let v440: f32 = bitcast<f32>(v438);
                let v441: f32 = bitcast<f32>(v439);
                let v442: f32 = select(v440, v436, v419);
                let v443: f32 = select(v441, v437, v419);
                let v444: vec4<f32> = vec4<f32>(v432, v433, v442, v443);
                x10 = v444;
              } else {
                let v448: u32 = v275 >> v446;
                let v449: u32 = v448 * v445;
                let v450: u32 = v275 & v447;
                let v451: u32 = v450 * v445;
                let v452: u32 = v451 >> v446;
                let v453: u32 = v449 + v452;
                let v454: u32 = v451 & v447;
                let v455: u32 = b1[v453];
                let v456: u32 = v453 + v418;
                let v457: u32 = b1[v456];
                let v458: u32 = v455 >> v454;
                let v459: u32 = v447 - v454;
                let v460: u32 = v457 << v418;
                let v461: u32 = v460 << v459;
                let v462: u32 = v458 | v461;
                let v463: u32 = v418 << v445;
                let v464: u32 = v463 - v418;
                let v466: u32 = v275 >> v465;
                let v468: bool = v411 == v416;
                let v469: bool = v411 == v467;
                let v470: u32 = v466 >> v418;
                let v471: u32 = select(v470, v466, v468);
                let v473: u32 = v472 + v471;
                let v474: u32 = b1[v473];
                let v475: f32 = bitcast<f32>(v474);
                let v476: u32 = v466 & v418;
                let v477: bool = v476 == v418;
                let v478: vec2<f32> = unpack2x16float(v474);
                let v479: f32 = v478.x;
                let v480: f32 = v478.y;
                let v481: u32 = v474 << v426;
                let v482: u32 = v474 & v427;
                let v483: f32 = bitcast<f32>(v481);
                let v484: f32 = bitcast<f32>(v482);
                let v485: f32 = select(v479, v480, v477);
                let v486: f32 = select(v483, v484, v477);
                let v487: f32 = select(v486, v485, v469);
                let v488: f32 = select(v487, v475, v468);
                let v489: bool = v411 == v416;
                let v490: bool = v411 == v467;
                let v491: u32 = v466 >> v418;
                let v492: u32 = select(v491, v466, v489);
                let v494: u32 = v493 + v492;
                let v495: u32 = b1[v494];
                let v496: f32 = bitcast<f32>(v495);
                let v497: u32 = v466 & v418;
                let v498: bool = v497 == v418;
                let v499: vec2<f32> = unpack2x16float(v495);
                let v500: f32 = v499.x;
                let v501: f32 = v499.y;
                let v502: u32 = v495 << v426;
                let v503: u32 = v495 & v427;
                let v504: f32 = bitcast<f32>(v502);
                let v505: f32 = bitcast<f32>(v503);
                let v506: f32 = select(v500, v501, v498);
                let v507: f32 = select(v504, v505, v498);
                let v508: f32 = select(v507, v506, v490);
                let v509: f32 = select(v508, v496, v489);
                let v510: u32 = v462 & v464;
                let v511: f32 = f32(v510);
                let v512: f32 = fma(v488, v511, v509);
                let v513: u32 = v462 >> v445;
                let v514: u32 = v513 & v464;
                let v515: f32 = f32(v514);
                let v516: f32 = fma(v488, v515, v509);
                let v517: u32 = v513 >> v445;
                let v518: u32 = v517 & v464;
                let v519: f32 = f32(v518);
                let v520: f32 = fma(v488, v519, v509);
                let v521: u32 = v517 >> v445;
                let v522: u32 = v521 & v464;
                let v523: f32 = f32(v522);
                let v524: f32 = fma(v488, v523, v509);
                let v525: vec4<f32> = vec4<f32>(v512, v516, v520, v524);
                x10 = v525;
              }
            }
            let v526: vec4<f32> = x10;
            let v277: u32 = min(v53, v268);
            let v278: u32 = v277 * v6;
            let v279: u32 = v33 + v278;
            let v280: u32 = v279 + v274;
            let v281: vec4<f32> = vec4<f32>(b0[v280 + 0u], b0[v280 + 1u], b0[v280 + 2u], b0[v280 + 3u]);
            let v282: f32 = x6;
            let v283: f32 = v281.x;
            let v284: f32 = v526.x;
            let v285: f32 = fma(v283, v284, v282);
            let v286: f32 = v281.y;
            let v287: f32 = v526.y;
            let v288: f32 = fma(v286, v287, v285);
            let v289: f32 = v281.z;
            let v290: f32 = v526.z;
            let v291: f32 = fma(v289, v290, v288);
            let v292: f32 = v281.w;
            let v293: f32 = v526.w;
            let v294: f32 = fma(v292, v293, v291);
            x6 = v294;
            let v295: u32 = min(v54, v268);
            let v296: u32 = v295 * v6;
            let v297: u32 = v33 + v296;
            let v298: u32 = v297 + v274;
            let v299: vec4<f32> = vec4<f32>(b0[v298 + 0u], b0[v298 + 1u], b0[v298 + 2u], b0[v298 + 3u]);
            let v300: f32 = x7;
            let v301: f32 = v299.x;
            let v302: f32 = v526.x;
            let v303: f32 = fma(v301, v302, v300);
            let v304: f32 = v299.y;
            let v305: f32 = v526.y;
            let v306: f32 = fma(v304, v305, v303);
            let v307: f32 = v299.z;
            let v308: f32 = v526.z;
            let v309: f32 = fma(v307, v308, v306);
            let v310: f32 = v299.w;
            let v311: f32 = v526.w;
            let v312: f32 = fma(v310, v311, v309);
            x7 = v312;
            let v313: u32 = min(v127, v268);
            let v314: u32 = v313 * v6;
            let v315: u32 = v33 + v314;
            let v316: u32 = v315 + v274;
            let v317: vec4<f32> = vec4<f32>(b0[v316 + 0u], b0[v316 + 1u], b0[v316 + 2u], b0[v316 + 3u]);
            let v318: f32 = x8;
            let v319: f32 = v317.x;
            let v320: f32 = v526.x;
            let v321: f32 = fma(v319, v320, v318);
            let v322: f32 = v317.y;
            let v323: f32 = v526.y;
            let v324: f32 = fma(v322, v323, v321);
            let v325: f32 = v317.z;
            let v326: f32 = v526.z;
            let v327: f32 = fma(v325, v326, v324);
            let v328: f32 = v317.w;
            let v329: f32 = v526.w;
            let v330: f32 = fma(v328, v329, v327);
            x8 = v330;
            let v331: u32 = min(v132, v268);
            let v332: u32 = v331 * v6;
            let v333: u32 = v33 + v332;
            let v334: u32 = v333 + v274;
            let v335: vec4<f32> = vec4<f32>(b0[v334 + 0u], b0[v334 + 1u], b0[v334 + 2u], b0[v334 + 3u]);
            let v336: f32 = x9;
            let v337: f32 = v335.x;
            let v338: f32 = v526.x;
            let v339: f32 = fma(v337, v338, v336);
            let v340: f32 = v335.y;
            let v341: f32 = v526.y;
            let v342: f32 = fma(v340, v341, v339);
            let v343: f32 = v335.z;
            let v344: f32 = v526.z;
            let v345: f32 = fma(v343, v344, v342);
            let v346: f32 = v335.w;
            let v347: f32 = v526.w;
            let v348: f32 = fma(v346, v347, v345);
            x9 = v348;
          }
          let v349: f32 = m2[v270];
          let v350: f32 = x6;
          let v351: f32 = v349 + v350;
          m2[v270] = v351;
          let v352: u32 = v270 + v55;
          let v353: f32 = m2[v352];
          let v354: f32 = x7;
          let v355: f32 = v353 + v354;
          m2[v352] = v355;
          let v356: u32 = v270 + v243;
          let v357: f32 = m2[v356];
          let v358: f32 = x8;
          let v359: f32 = v357 + v358;
          m2[v356] = v359;
          let v360: u32 = v270 + v248;
          let v361: f32 = m2[v360];
          let v362: f32 = x9;
          let v363: f32 = v361 + v362;
          m2[v360] = v363;
        }
      }
    }
    for (var v364: u32 = v57; v364 < v55; v364 += v58) {
      for (var v365: u32 = v53; v365 < v56; v365 += v54) {
        let v366: u32 = v365 * v55;
        let v367: u32 = v364 + v366;
        let v368: f32 = m2[v367];
        let v369: u32 = v365 * v11;
        let v370: u32 = v8 + v369;
        let v371: u32 = v370 + v364;
        m0[v371] = v368;
      }
    }
    workgroupBarrier();
    let v372: bool = v65 == v66;
    if (v372) {
      for (var v373: u32 = v53; v373 < v97; v373 += v54) {
        let v374: u32 = v54 << v373;
        let v375: u32 = v374 - v54;
        let v376: u32 = v373 + v54;
        for (var v377: u32 = v57; v377 < v96; v377 += v58) {
          let v378: u32 = v377 >> v373;
          let v379: u32 = v378 << v376;
          let v380: u32 = v377 & v375;
          let v381: u32 = v379 + v380;
          for (var v382: u32 = v53; v382 < v56; v382 += v54) {
            let v383: u32 = v382 * v11;
            let v384: u32 = v8 + v383;
            let v385: u32 = v384 + v381;
            let v386: u32 = v385 + v374;
            let v387: f32 = m0[v385];
            let v388: f32 = m0[v386];
            let v389: f32 = v387 + v388;
            let v390: f32 = v387 - v388;
            m0[v385] = v389;
            m0[v386] = v390;
          }
        }
        workgroupBarrier();
      }
      let v391: u32 = x0;
      for (var v393: u32 = v57; v393 < v55; v393 += v58) {
        for (var v394: u32 = v53; v394 < v56; v394 += v54) {
          let v395: u32 = v394 * v11;
          let v396: u32 = v8 + v395;
          let v397: u32 = v396 + v393;
          let v398: f32 = m0[v397];
          let v399: u32 = v391 + v393;
          let v400: u32 = v399 >> v54;
          let v401: u32 = v392 + v400;
          let v402: u32 = b1[v401];
          let v403: u32 = v399 & v54;
          let v404: bool = v403 == v54;
          let v405: vec2<f32> = unpack2x16float(v402);
          let v406: f32 = v405.x;
          let v407: f32 = v405.y;
          let v408: f32 = select(v406, v407, v404);
          let v409: f32 = v398 * v91;
          let v410: f32 = v409 * v408;
          m0[v397] = v410;
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
