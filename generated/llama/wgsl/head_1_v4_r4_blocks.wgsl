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
  let v420: u32 = params[2].w;
  let v421: u32 = 0u;
  let v425: u32 = 3u;
  let v427: u32 = 1u;
  let v435: u32 = 16u;
  let v436: u32 = 4294901760u;
  let v454: u32 = params[3].x;
  let v455: u32 = 5u;
  let v456: u32 = 31u;
  let v474: u32 = params[3].y;
  let v476: u32 = 4u;
  let v481: u32 = params[3].z;
  let v502: u32 = params[3].w;
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
  let v400: u32 = params[2].z;
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
          for (var v281: u32 = v53; v281 < v32; v281 += v56) {
            let v282: u32 = v280 + v281;
            let v422: bool = v420 == v421;
            if (v422) {
              let v423: vec4<u32> = vec4<u32>(b1[v282 + 0u], b1[v282 + 1u], b1[v282 + 2u], b1[v282 + 3u]);
              let v424: vec4<f32> = bitcast<vec4<f32>>(v423);
              x11 = v424;
            } else {
              let v426: bool = v420 < v425;
              if (v426) {
                let v428: bool = v420 == v427;
                let v429: u32 = v282 >> v427;
                let v430: vec2<u32> = vec2<u32>(b1[v429 + 0u], b1[v429 + 1u]);
                let v431: u32 = v430.x;
                let v432: vec2<f32> = unpack2x16float(v431);
                let v433: f32 = v432.x;
                let v434: f32 = v432.y;
                let v437: u32 = v431 << v435;
                let v438: u32 = v431 & v436;
                let v439: f32 = bitcast<f32>(v437);
                let v440: f32 = bitcast<f32>(v438);
                let v441: f32 = select(v439, v433, v428);
                let v442: f32 = select(v440, v434, v428);
                let v443: u32 = v430.y;
                let v444: vec2<f32> = unpack2x16float(v443);
                let v445: f32 = v444.x;
                let v446: f32 = v444.y;
                let v447: u32 = v443 << v435;
                let v448: u32 = v443 & v436;
                let v449: f32 = bitcast<f32>(v447);
                let v450: f32 = bitcast<f32>(v448);
                let v451: f32 = select(v449, v445, v428);
                let v452: f32 = select(v450, v446, v428);
                let v453: vec4<f32> = vec4<f32>(v441, v442, v451, v452);
                x11 = v453;
              } else {
                let v457: u32 = v282 >> v455;
                let v458: u32 = v457 * v454;
                let v459: u32 = v282 & v456;
                let v460: u32 = v459 * v454;
                let v461: u32 = v460 >> v455;
                let v462: u32 = v458 + v461;
                let v463: u32 = v460 & v456;
                let v464: u32 = b1[v462];
                let v465: u32 = v462 + v427;
                let v466: u32 = b1[v465];
                let v467: u32 = v464 >> v463;
                let v468: u32 = v456 - v463;
                let v469: u32 = v466 << v427;
                let v470: u32 = v469 << v468;
                let v471: u32 = v467 | v470;
                let v472: u32 = v427 << v454;
                let v473: u32 = v472 - v427;
                let v475: u32 = v282 >> v474;
                let v477: bool = v420 == v425;
                let v478: bool = v420 == v476;
                let v479: u32 = v475 >> v427;
                let v480: u32 = select(v479, v475, v477);
                let v482: u32 = v481 + v480;
                let v483: u32 = b1[v482];
                let v484: f32 = bitcast<f32>(v483);
                let v485: u32 = v475 & v427;
                let v486: bool = v485 == v427;
                let v487: vec2<f32> = unpack2x16float(v483);
                let v488: f32 = v487.x;
                let v489: f32 = v487.y;
                let v490: u32 = v483 << v435;
                let v491: u32 = v483 & v436;
                let v492: f32 = bitcast<f32>(v490);
                let v493: f32 = bitcast<f32>(v491);
                let v494: f32 = select(v488, v489, v486);
                let v495: f32 = select(v492, v493, v486);
                let v496: f32 = select(v495, v494, v478);
                let v497: f32 = select(v496, v484, v477);
                let v498: bool = v420 == v425;
                let v499: bool = v420 == v476;
                let v500: u32 = v475 >> v427;
                let v501: u32 = select(v500, v475, v498);
                let v503: u32 = v502 + v501;
                let v504: u32 = b1[v503];
                let v505: f32 = bitcast<f32>(v504);
                let v506: u32 = v475 & v427;
                let v507: bool = v506 == v427;
                let v508: vec2<f32> = unpack2x16float(v504);
                let v509: f32 = v508.x;
                let v510: f32 = v508.y;
                let v511: u32 = v504 << v435;
                let v512: u32 = v504 & v436;
                let v513: f32 = bitcast<f32>(v511);
                let v514: f32 = bitcast<f32>(v512);
                let v515: f32 = select(v509, v510, v507);
                let v516: f32 = select(v513, v514, v507);
                let v517: f32 = select(v516, v515, v499);
                let v518: f32 = select(v517, v505, v498);
                let v519: u32 = v471 & v473;
                let v520: f32 = f32(v519);
                let v521: f32 = fma(v497, v520, v518);
                let v522: u32 = v471 >> v454;
                let v523: u32 = v522 & v473;
                let v524: f32 = f32(v523);
                let v525: f32 = fma(v497, v524, v518);
                let v526: u32 = v522 >> v454;
                let v527: u32 = v526 & v473;
                let v528: f32 = f32(v527);
                let v529: f32 = fma(v497, v528, v518);
                let v530: u32 = v526 >> v454;
                let v531: u32 = v530 & v473;
                let v532: f32 = f32(v531);
                let v533: f32 = fma(v497, v532, v518);
                let v534: vec4<f32> = vec4<f32>(v521, v525, v529, v533);
                x11 = v534;
              }
            }
            let v535: vec4<f32> = x11;
            let v284: u32 = min(v53, v275);
            let v285: u32 = v284 * v6;
            let v286: u32 = v33 + v285;
            let v287: u32 = v286 + v281;
            let v288: vec4<f32> = vec4<f32>(b0[v287 + 0u], b0[v287 + 1u], b0[v287 + 2u], b0[v287 + 3u]);
            let v289: f32 = x7;
            let v290: f32 = v288.x;
            let v291: f32 = v535.x;
            let v292: f32 = fma(v290, v291, v289);
            let v293: f32 = v288.y;
            let v294: f32 = v535.y;
            let v295: f32 = fma(v293, v294, v292);
            let v296: f32 = v288.z;
            let v297: f32 = v535.z;
            let v298: f32 = fma(v296, v297, v295);
            let v299: f32 = v288.w;
            let v300: f32 = v535.w;
            let v301: f32 = fma(v299, v300, v298);
            x7 = v301;
            let v302: u32 = min(v54, v275);
            let v303: u32 = v302 * v6;
            let v304: u32 = v33 + v303;
            let v305: u32 = v304 + v281;
            let v306: vec4<f32> = vec4<f32>(b0[v305 + 0u], b0[v305 + 1u], b0[v305 + 2u], b0[v305 + 3u]);
            let v307: f32 = x8;
            let v308: f32 = v306.x;
            let v309: f32 = v535.x;
            let v310: f32 = fma(v308, v309, v307);
            let v311: f32 = v306.y;
            let v312: f32 = v535.y;
            let v313: f32 = fma(v311, v312, v310);
            let v314: f32 = v306.z;
            let v315: f32 = v535.z;
            let v316: f32 = fma(v314, v315, v313);
            let v317: f32 = v306.w;
            let v318: f32 = v535.w;
            let v319: f32 = fma(v317, v318, v316);
            x8 = v319;
            let v320: u32 = min(v133, v275);
            let v321: u32 = v320 * v6;
            let v322: u32 = v33 + v321;
            let v323: u32 = v322 + v281;
            let v324: vec4<f32> = vec4<f32>(b0[v323 + 0u], b0[v323 + 1u], b0[v323 + 2u], b0[v323 + 3u]);
            let v325: f32 = x9;
            let v326: f32 = v324.x;
            let v327: f32 = v535.x;
            let v328: f32 = fma(v326, v327, v325);
            let v329: f32 = v324.y;
            let v330: f32 = v535.y;
            let v331: f32 = fma(v329, v330, v328);
            let v332: f32 = v324.z;
            let v333: f32 = v535.z;
            let v334: f32 = fma(v332, v333, v331);
            let v335: f32 = v324.w;
            let v336: f32 = v535.w;
            let v337: f32 = fma(v335, v336, v334);
            x9 = v337;
            let v338: u32 = min(v139, v275);
            let v339: u32 = v338 * v6;
            let v340: u32 = v33 + v339;
            let v341: u32 = v340 + v281;
            let v342: vec4<f32> = vec4<f32>(b0[v341 + 0u], b0[v341 + 1u], b0[v341 + 2u], b0[v341 + 3u]);
            let v343: f32 = x10;
            let v344: f32 = v342.x;
            let v345: f32 = v535.x;
            let v346: f32 = fma(v344, v345, v343);
            let v347: f32 = v342.y;
            let v348: f32 = v535.y;
            let v349: f32 = fma(v347, v348, v346);
            let v350: f32 = v342.z;
            let v351: f32 = v535.z;
            let v352: f32 = fma(v350, v351, v349);
            let v353: f32 = v342.w;
            let v354: f32 = v535.w;
            let v355: f32 = fma(v353, v354, v352);
            x10 = v355;
          }
          let v356: f32 = m2[v277];
          let v357: f32 = x7;
          let v358: f32 = v356 + v357;
          m2[v277] = v358;
          let v359: u32 = v277 + v55;
          let v360: f32 = m2[v359];
          let v361: f32 = x8;
          let v362: f32 = v360 + v361;
          m2[v359] = v362;
          let v363: u32 = v277 + v250;
          let v364: f32 = m2[v363];
          let v365: f32 = x9;
          let v366: f32 = v364 + v365;
          m2[v363] = v366;
          let v367: u32 = v277 + v255;
          let v368: f32 = m2[v367];
          let v369: f32 = x10;
          let v370: f32 = v368 + v369;
          m2[v367] = v370;
        }
      }
    }
    for (var v371: u32 = v57; v371 < v55; v371 += v58) {
      for (var v372: u32 = v53; v372 < v56; v372 += v54) {
        let v373: u32 = v372 * v55;
        let v374: u32 = v371 + v373;
        let v375: f32 = m2[v374];
        let v376: u32 = v372 * v11;
        let v377: u32 = v8 + v376;
        let v378: u32 = v377 + v371;
        m0[v378] = v375;
      }
    }
    workgroupBarrier();
    let v379: bool = v64 == v65;
    if (v379) {
      for (var v380: u32 = v53; v380 < v103; v380 += v54) {
        let v381: u32 = v54 << v380;
        let v382: u32 = v381 - v54;
        let v383: u32 = v380 + v54;
        for (var v384: u32 = v57; v384 < v102; v384 += v58) {
          let v385: u32 = v384 >> v380;
          let v386: u32 = v385 << v383;
          let v387: u32 = v384 & v382;
          let v388: u32 = v386 + v387;
          for (var v389: u32 = v53; v389 < v56; v389 += v54) {
            let v390: u32 = v389 * v11;
            let v391: u32 = v8 + v390;
            let v392: u32 = v391 + v388;
            let v393: u32 = v392 + v381;
            let v394: f32 = m0[v392];
            let v395: f32 = m0[v393];
            let v396: f32 = v394 + v395;
            let v397: f32 = v394 - v395;
            m0[v392] = v396;
            m0[v393] = v397;
          }
        }
        workgroupBarrier();
      }
      let v398: u32 = x0;
      let v399: u32 = x1;
      let v401: u32 = v399 + v400;
      for (var v402: u32 = v57; v402 < v55; v402 += v58) {
        for (var v403: u32 = v53; v403 < v56; v403 += v54) {
          let v404: u32 = v403 * v11;
          let v405: u32 = v8 + v404;
          let v406: u32 = v405 + v402;
          let v407: f32 = m0[v406];
          let v408: u32 = v398 + v402;
          let v409: u32 = v408 >> v54;
          let v410: u32 = v401 + v409;
          let v411: u32 = b1[v410];
          let v412: u32 = v408 & v54;
          let v413: bool = v412 == v54;
          let v414: vec2<f32> = unpack2x16float(v411);
          let v415: f32 = v414.x;
          let v416: f32 = v414.y;
          let v417: f32 = select(v415, v416, v413);
          let v418: f32 = v407 * v97;
          let v419: f32 = v418 * v417;
          m0[v406] = v419;
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
