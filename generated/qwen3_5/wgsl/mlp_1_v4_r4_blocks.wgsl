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
  let v424: u32 = params[2].w;
  let v425: u32 = 0u;
  let v429: u32 = 3u;
  let v431: u32 = 1u;
  let v439: u32 = 16u;
  let v440: u32 = 4294901760u;
  let v458: u32 = params[3].x;
  let v459: u32 = 5u;
  let v460: u32 = 31u;
  let v478: u32 = params[3].y;
  let v480: u32 = 4u;
  let v485: u32 = params[3].z;
  let v506: u32 = params[3].w;
  let v57: u32 = 0u;
  let v58: u32 = 1u;
  let v59: u32 = 128u;
  let v60: u32 = 4u;
  let v61: u32 = lane;
  let v62: u32 = 32u;
  let v67: f32 = 0.0f;
  let v68: u32 = params[0].w;
  let v69: u32 = 6u;
  let v74: u32 = params[1].x;
  let v75: u32 = params[1].y;
  let v79: u32 = params[1].z;
  let v101: f32 = 0.088388346f;
  let v106: u32 = 64u;
  let v107: u32 = 7u;
  let v125: u32 = 16u;
  let v135: u32 = params[1].w;
  let v136: u32 = params[2].x;
  let v137: u32 = 2u;
  let v143: u32 = 3u;
  let v144: u32 = 5u;
  let v165: u32 = 31u;
  let v185: u32 = 65535u;
  let v187: u32 = params[2].y;
  let v190: u32 = 89226354u;
  let v191: u32 = 3417055213u;
  let v192: u32 = 2212286765u;
  let v195: u32 = 64248484u;
  let v199: u32 = 2415890431u;
  let v200: u32 = 996162400u;
  let v204: u32 = 32768u;
  let v205: u32 = 32767u;
  let v206: u32 = 13u;
  let v207: u32 = 939524096u;
  let v223: u32 = 16711935u;
  let v224: u32 = 8u;
  let v225: u32 = 2047u;
  let v234: f32 = 0.006767273f;
  let v235: f32 = -3.453125f;
  let v241: u32 = 4095u;
  let v242: u32 = 4294959104u;
  let v254: u32 = 256u;
  let v259: u32 = 384u;
  let v404: u32 = params[2].z;
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
      let v70: bool = v68 == v69;
      if (v70) {
        let v71: u32 = v34 / v6;
        let v72: u32 = v71 * v6;
        let v73: u32 = v34 - v72;
        let v76: u32 = v71 / v74;
        let v77: u32 = v71 % v74;
        let v78: u32 = v76 * v75;
        x0 = v77;
        x1 = v78;
        let v80: u32 = v78 + v79;
        for (var v81: u32 = v61; v81 < v59; v81 += v62) {
          for (var v82: u32 = v57; v82 < v60; v82 += v58) {
            x2 = v67;
            let v83: bool = v82 < v5;
            let v84: bool = v81 < v32;
            let v85: bool = v83 & v84;
            if (v85) {
              let v86: u32 = v82 * v6;
              let v87: u32 = v33 + v86;
              let v88: u32 = v87 + v81;
              let v89: f32 = b0[v88];
              let v90: u32 = v73 + v81;
              let v91: u32 = v90 >> v58;
              let v92: u32 = v80 + v91;
              let v93: u32 = b1[v92];
              let v94: u32 = v90 & v58;
              let v95: bool = v94 == v58;
              let v96: vec2<f32> = unpack2x16float(v93);
              let v97: f32 = v96.x;
              let v98: f32 = v96.y;
              let v99: f32 = select(v97, v98, v95);
              let v100: f32 = v89 * v99;
              let v102: f32 = v100 * v101;
              x2 = v102;
            }
            let v103: f32 = x2;
            let v104: u32 = v82 * v59;
            let v105: u32 = v81 + v104;
            m1[v105] = v103;
          }
        }
        workgroupBarrier();
        for (var v108: u32 = v57; v108 < v107; v108 += v58) {
          let v109: u32 = v58 << v108;
          let v110: u32 = v109 - v58;
          let v111: u32 = v108 + v58;
          for (var v112: u32 = v61; v112 < v106; v112 += v62) {
            let v113: u32 = v112 >> v108;
            let v114: u32 = v113 << v111;
            let v115: u32 = v112 & v110;
            let v116: u32 = v114 + v115;
            for (var v117: u32 = v57; v117 < v60; v117 += v58) {
              let v118: u32 = v117 * v59;
              let v119: u32 = v118 + v116;
              let v120: u32 = v119 + v109;
              let v121: f32 = m1[v119];
              let v122: f32 = m1[v120];
              let v123: f32 = v121 + v122;
              let v124: f32 = v121 - v122;
              m1[v119] = v123;
              m1[v120] = v124;
            }
          }
          workgroupBarrier();
        }
        let v126: u32 = v73 / v125;
        for (var v127: u32 = v61; v127 < v59; v127 += v62) {
          x3 = v67;
          x4 = v67;
          x5 = v67;
          x6 = v67;
          let v128: u32 = v77 + v127;
          let v129: u32 = v128 / v125;
          let v130: u32 = v128 % v125;
          for (var v131: u32 = v57; v131 < v59; v131 += v58) {
            let v132: u32 = v131 / v125;
            let v133: u32 = v126 + v132;
            let v134: u32 = v131 % v125;
            let v138: u32 = v135 * v60;
            let v139: u32 = v133 * v136;
            let v140: u32 = v139 + v129;
            let v141: u32 = v140 * v138;
            let v142: u32 = v78 + v141;
            let v145: u32 = v130 & v107;
            let v146: u32 = v145 << v144;
            let v147: u32 = v130 >> v143;
            let v148: u32 = v147 << v137;
            let v149: u32 = v134 & v107;
            let v150: u32 = v149 >> v58;
            let v151: u32 = v150 << v143;
            let v152: u32 = v134 >> v143;
            let v153: u32 = v152 << v58;
            let v154: u32 = v134 & v58;
            let v155: u32 = v146 + v148;
            let v156: u32 = v155 + v151;
            let v157: u32 = v156 + v153;
            let v158: u32 = v157 + v154;
            let v159: u32 = v158 + v58;
            let v160: u32 = v159 * v135;
            let v161: u32 = v160 >> v58;
            let v162: u32 = v138 << v144;
            let v163: u32 = v161 + v162;
            let v164: u32 = v163 - v58;
            let v166: u32 = v164 >> v144;
            let v167: u32 = v163 - v125;
            let v168: u32 = v167 >> v144;
            let v169: bool = v166 < v138;
            let v170: u32 = v166 - v138;
            let v171: u32 = select(v170, v166, v169);
            let v172: u32 = v142 + v171;
            let v173: u32 = b1[v172];
            let v174: bool = v168 < v138;
            let v175: u32 = v168 - v138;
            let v176: u32 = select(v175, v168, v174);
            let v177: u32 = v142 + v176;
            let v178: u32 = b1[v177];
            let v179: u32 = v164 & v165;
            let v180: u32 = v165 - v179;
            let v181: u32 = v173 >> v180;
            let v182: u32 = v178 << v58;
            let v183: u32 = v182 << v179;
            let v184: u32 = v181 | v183;
            let v186: u32 = v184 & v185;
            let v188: bool = v187 == v57;
            let v189: bool = v187 == v137;
            let v193: u32 = select(v191, v192, v189);
            let v194: u32 = select(v193, v190, v188);
            let v196: u32 = select(v57, v195, v188);
            let v197: u32 = v186 * v194;
            let v198: u32 = v197 + v196;
            let v201: u32 = v198 & v199;
            let v202: u32 = v201 ^ v200;
            let v203: u32 = v202 >> v125;
            let v208: u32 = v202 & v204;
            let v209: u32 = v208 << v125;
            let v210: u32 = v202 & v205;
            let v211: u32 = v210 << v206;
            let v212: u32 = v211 + v207;
            let v213: u32 = v209 | v212;
            let v214: f32 = bitcast<f32>(v213);
            let v215: u32 = v203 & v204;
            let v216: u32 = v215 << v125;
            let v217: u32 = v203 & v205;
            let v218: u32 = v217 << v206;
            let v219: u32 = v218 + v207;
            let v220: u32 = v216 | v219;
            let v221: f32 = bitcast<f32>(v220);
            let v222: f32 = v214 + v221;
            let v226: u32 = v198 & v223;
            let v227: u32 = v198 >> v224;
            let v228: u32 = v227 & v223;
            let v229: u32 = v226 + v228;
            let v230: u32 = v229 >> v125;
            let v231: u32 = v229 + v230;
            let v232: u32 = v231 & v225;
            let v233: f32 = f32(v232);
            let v236: f32 = fma(v233, v234, v235);
            let v237: f32 = select(v222, v236, v189);
            let v238: u32 = bitcast<u32>(v237);
            let v239: u32 = v238 >> v206;
            let v240: u32 = v239 & v58;
            let v243: u32 = v238 + v241;
            let v244: u32 = v243 + v240;
            let v245: u32 = v244 & v242;
            let v246: f32 = bitcast<f32>(v245);
            let v247: f32 = m1[v131];
            let v248: f32 = x3;
            let v249: f32 = fma(v247, v246, v248);
            x3 = v249;
            let v250: u32 = v131 + v59;
            let v251: f32 = m1[v250];
            let v252: f32 = x4;
            let v253: f32 = fma(v251, v246, v252);
            x4 = v253;
            let v255: u32 = v131 + v254;
            let v256: f32 = m1[v255];
            let v257: f32 = x5;
            let v258: f32 = fma(v256, v246, v257);
            x5 = v258;
            let v260: u32 = v131 + v259;
            let v261: f32 = m1[v260];
            let v262: f32 = x6;
            let v263: f32 = fma(v261, v246, v262);
            x6 = v263;
          }
          let v264: f32 = m2[v127];
          let v265: f32 = x3;
          let v266: f32 = v264 + v265;
          m2[v127] = v266;
          let v267: u32 = v127 + v59;
          let v268: f32 = m2[v267];
          let v269: f32 = x4;
          let v270: f32 = v268 + v269;
          m2[v267] = v270;
          let v271: u32 = v127 + v254;
          let v272: f32 = m2[v271];
          let v273: f32 = x5;
          let v274: f32 = v272 + v273;
          m2[v271] = v274;
          let v275: u32 = v127 + v259;
          let v276: f32 = m2[v275];
          let v277: f32 = x6;
          let v278: f32 = v276 + v277;
          m2[v275] = v278;
        }
        workgroupBarrier();
      } else {
        let v279: u32 = v5 - v58;
        let v280: u32 = v28 - v58;
        for (var v281: u32 = v61; v281 < v59; v281 += v62) {
          x7 = v67;
          x8 = v67;
          x9 = v67;
          x10 = v67;
          let v282: u32 = min(v281, v280);
          let v283: u32 = v282 * v6;
          let v284: u32 = v34 + v283;
          for (var v285: u32 = v57; v285 < v32; v285 += v60) {
            let v286: u32 = v284 + v285;
            let v426: bool = v424 == v425;
            if (v426) {
              let v427: vec4<u32> = vec4<u32>(b1[v286 + 0u], b1[v286 + 1u], b1[v286 + 2u], b1[v286 + 3u]);
              let v428: vec4<f32> = bitcast<vec4<f32>>(v427);
              x11 = v428;
            } else {
              let v430: bool = v424 < v429;
              if (v430) {
                let v432: bool = v424 == v431;
                let v433: u32 = v286 >> v431;
                let v434: vec2<u32> = vec2<u32>(b1[v433 + 0u], b1[v433 + 1u]);
                let v435: u32 = v434.x;
                let v436: vec2<f32> = unpack2x16float(v435);
                let v437: f32 = v436.x;
                let v438: f32 = v436.y;
                let v441: u32 = v435 << v439;
                let v442: u32 = v435 & v440;
                let v443: f32 = bitcast<f32>(v441);
                let v444: f32 = bitcast<f32>(v442);
                let v445: f32 = select(v443, v437, v432);
                let v446: f32 = select(v444, v438, v432);
                let v447: u32 = v434.y;
                let v448: vec2<f32> = unpack2x16float(v447);
                let v449: f32 = v448.x;
                let v450: f32 = v448.y;
                let v451: u32 = v447 << v439;
                let v452: u32 = v447 & v440;
                let v453: f32 = bitcast<f32>(v451);
                let v454: f32 = bitcast<f32>(v452);
                let v455: f32 = select(v453, v449, v432);
                let v456: f32 = select(v454, v450, v432);
                let v457: vec4<f32> = vec4<f32>(v445, v446, v455, v456);
                x11 = v457;
              } else {
                let v461: u32 = v286 >> v459;
                let v462: u32 = v461 * v458;
                let v463: u32 = v286 & v460;
                let v464: u32 = v463 * v458;
                let v465: u32 = v464 >> v459;
                let v466: u32 = v462 + v465;
                let v467: u32 = v464 & v460;
                let v468: u32 = b1[v466];
                let v469: u32 = v466 + v431;
                let v470: u32 = b1[v469];
                let v471: u32 = v468 >> v467;
                let v472: u32 = v460 - v467;
                let v473: u32 = v470 << v431;
                let v474: u32 = v473 << v472;
                let v475: u32 = v471 | v474;
                let v476: u32 = v431 << v458;
                let v477: u32 = v476 - v431;
                let v479: u32 = v286 >> v478;
                let v481: bool = v424 == v429;
                let v482: bool = v424 == v480;
                let v483: u32 = v479 >> v431;
                let v484: u32 = select(v483, v479, v481);
                let v486: u32 = v485 + v484;
                let v487: u32 = b1[v486];
                let v488: f32 = bitcast<f32>(v487);
                let v489: u32 = v479 & v431;
                let v490: bool = v489 == v431;
                let v491: vec2<f32> = unpack2x16float(v487);
                let v492: f32 = v491.x;
                let v493: f32 = v491.y;
                let v494: u32 = v487 << v439;
                let v495: u32 = v487 & v440;
                let v496: f32 = bitcast<f32>(v494);
                let v497: f32 = bitcast<f32>(v495);
                let v498: f32 = select(v492, v493, v490);
                let v499: f32 = select(v496, v497, v490);
                let v500: f32 = select(v499, v498, v482);
                let v501: f32 = select(v500, v488, v481);
                let v502: bool = v424 == v429;
                let v503: bool = v424 == v480;
                let v504: u32 = v479 >> v431;
                let v505: u32 = select(v504, v479, v502);
                let v507: u32 = v506 + v505;
                let v508: u32 = b1[v507];
                let v509: f32 = bitcast<f32>(v508);
                let v510: u32 = v479 & v431;
                let v511: bool = v510 == v431;
                let v512: vec2<f32> = unpack2x16float(v508);
                let v513: f32 = v512.x;
                let v514: f32 = v512.y;
                let v515: u32 = v508 << v439;
                let v516: u32 = v508 & v440;
                let v517: f32 = bitcast<f32>(v515);
                let v518: f32 = bitcast<f32>(v516);
                let v519: f32 = select(v513, v514, v511);
                let v520: f32 = select(v517, v518, v511);
                let v521: f32 = select(v520, v519, v503);
                let v522: f32 = select(v521, v509, v502);
                let v523: u32 = v475 & v477;
                let v524: f32 = f32(v523);
                let v525: f32 = fma(v501, v524, v522);
                let v526: u32 = v475 >> v458;
                let v527: u32 = v526 & v477;
                let v528: f32 = f32(v527);
                let v529: f32 = fma(v501, v528, v522);
                let v530: u32 = v526 >> v458;
                let v531: u32 = v530 & v477;
                let v532: f32 = f32(v531);
                let v533: f32 = fma(v501, v532, v522);
                let v534: u32 = v530 >> v458;
                let v535: u32 = v534 & v477;
                let v536: f32 = f32(v535);
                let v537: f32 = fma(v501, v536, v522);
                let v538: vec4<f32> = vec4<f32>(v525, v529, v533, v537);
                x11 = v538;
              }
            }
            let v539: vec4<f32> = x11;
            let v288: u32 = min(v57, v279);
            let v289: u32 = v288 * v6;
            let v290: u32 = v33 + v289;
            let v291: u32 = v290 + v285;
            let v292: vec4<f32> = vec4<f32>(b0[v291 + 0u], b0[v291 + 1u], b0[v291 + 2u], b0[v291 + 3u]);
            let v293: f32 = x7;
            let v294: f32 = v292.x;
            let v295: f32 = v539.x;
            let v296: f32 = fma(v294, v295, v293);
            let v297: f32 = v292.y;
            let v298: f32 = v539.y;
            let v299: f32 = fma(v297, v298, v296);
            let v300: f32 = v292.z;
            let v301: f32 = v539.z;
            let v302: f32 = fma(v300, v301, v299);
            let v303: f32 = v292.w;
            let v304: f32 = v539.w;
            let v305: f32 = fma(v303, v304, v302);
            x7 = v305;
            let v306: u32 = min(v58, v279);
            let v307: u32 = v306 * v6;
            let v308: u32 = v33 + v307;
            let v309: u32 = v308 + v285;
            let v310: vec4<f32> = vec4<f32>(b0[v309 + 0u], b0[v309 + 1u], b0[v309 + 2u], b0[v309 + 3u]);
            let v311: f32 = x8;
            let v312: f32 = v310.x;
            let v313: f32 = v539.x;
            let v314: f32 = fma(v312, v313, v311);
            let v315: f32 = v310.y;
            let v316: f32 = v539.y;
            let v317: f32 = fma(v315, v316, v314);
            let v318: f32 = v310.z;
            let v319: f32 = v539.z;
            let v320: f32 = fma(v318, v319, v317);
            let v321: f32 = v310.w;
            let v322: f32 = v539.w;
            let v323: f32 = fma(v321, v322, v320);
            x8 = v323;
            let v324: u32 = min(v137, v279);
            let v325: u32 = v324 * v6;
            let v326: u32 = v33 + v325;
            let v327: u32 = v326 + v285;
            let v328: vec4<f32> = vec4<f32>(b0[v327 + 0u], b0[v327 + 1u], b0[v327 + 2u], b0[v327 + 3u]);
            let v329: f32 = x9;
            let v330: f32 = v328.x;
            let v331: f32 = v539.x;
            let v332: f32 = fma(v330, v331, v329);
            let v333: f32 = v328.y;
            let v334: f32 = v539.y;
            let v335: f32 = fma(v333, v334, v332);
            let v336: f32 = v328.z;
            let v337: f32 = v539.z;
            let v338: f32 = fma(v336, v337, v335);
            let v339: f32 = v328.w;
            let v340: f32 = v539.w;
            let v341: f32 = fma(v339, v340, v338);
            x9 = v341;
            let v342: u32 = min(v143, v279);
            let v343: u32 = v342 * v6;
            let v344: u32 = v33 + v343;
            let v345: u32 = v344 + v285;
            let v346: vec4<f32> = vec4<f32>(b0[v345 + 0u], b0[v345 + 1u], b0[v345 + 2u], b0[v345 + 3u]);
            let v347: f32 = x10;
            let v348: f32 = v346.x;
            let v349: f32 = v539.x;
            let v350: f32 = fma(v348, v349, v347);
            let v351: f32 = v346.y;
            let v352: f32 = v539.y;
            let v353: f32 = fma(v351, v352, v350);
            let v354: f32 = v346.z;
            let v355: f32 = v539.z;
            let v356: f32 = fma(v354, v355, v353);
            let v357: f32 = v346.w;
            let v358: f32 = v539.w;
            let v359: f32 = fma(v357, v358, v356);
            x10 = v359;
          }
          let v360: f32 = m2[v281];
          let v361: f32 = x7;
          let v362: f32 = v360 + v361;
          m2[v281] = v362;
          let v363: u32 = v281 + v59;
          let v364: f32 = m2[v363];
          let v365: f32 = x8;
          let v366: f32 = v364 + v365;
          m2[v363] = v366;
          let v367: u32 = v281 + v254;
          let v368: f32 = m2[v367];
          let v369: f32 = x9;
          let v370: f32 = v368 + v369;
          m2[v367] = v370;
          let v371: u32 = v281 + v259;
          let v372: f32 = m2[v371];
          let v373: f32 = x10;
          let v374: f32 = v372 + v373;
          m2[v371] = v374;
        }
      }
    }
    for (var v375: u32 = v61; v375 < v59; v375 += v62) {
      for (var v376: u32 = v57; v376 < v60; v376 += v58) {
        let v377: u32 = v376 * v59;
        let v378: u32 = v375 + v377;
        let v379: f32 = m2[v378];
        let v380: u32 = v376 * v11;
        let v381: u32 = v8 + v380;
        let v382: u32 = v381 + v375;
        m0[v382] = v379;
      }
    }
    workgroupBarrier();
    let v383: bool = v68 == v69;
    if (v383) {
      for (var v384: u32 = v57; v384 < v107; v384 += v58) {
        let v385: u32 = v58 << v384;
        let v386: u32 = v385 - v58;
        let v387: u32 = v384 + v58;
        for (var v388: u32 = v61; v388 < v106; v388 += v62) {
          let v389: u32 = v388 >> v384;
          let v390: u32 = v389 << v387;
          let v391: u32 = v388 & v386;
          let v392: u32 = v390 + v391;
          for (var v393: u32 = v57; v393 < v60; v393 += v58) {
            let v394: u32 = v393 * v11;
            let v395: u32 = v8 + v394;
            let v396: u32 = v395 + v392;
            let v397: u32 = v396 + v385;
            let v398: f32 = m0[v396];
            let v399: f32 = m0[v397];
            let v400: f32 = v398 + v399;
            let v401: f32 = v398 - v399;
            m0[v396] = v400;
            m0[v397] = v401;
          }
        }
        workgroupBarrier();
      }
      let v402: u32 = x0;
      let v403: u32 = x1;
      let v405: u32 = v403 + v404;
      for (var v406: u32 = v61; v406 < v59; v406 += v62) {
        for (var v407: u32 = v57; v407 < v60; v407 += v58) {
          let v408: u32 = v407 * v11;
          let v409: u32 = v8 + v408;
          let v410: u32 = v409 + v406;
          let v411: f32 = m0[v410];
          let v412: u32 = v402 + v406;
          let v413: u32 = v412 >> v58;
          let v414: u32 = v405 + v413;
          let v415: u32 = b1[v414];
          let v416: u32 = v412 & v58;
          let v417: bool = v416 == v58;
          let v418: vec2<f32> = unpack2x16float(v415);
          let v419: f32 = v418.x;
          let v420: f32 = v418.y;
          let v421: f32 = select(v419, v420, v417);
          let v422: f32 = v411 * v101;
          let v423: f32 = v422 * v421;
          m0[v410] = v423;
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
