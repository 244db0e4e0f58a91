@group(0) @binding(0) var<storage, read> b0: array<u32>; // out_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn delta_rule_4_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v428: u32 = params[2].z;
  let v429: u32 = 0u;
  let v433: u32 = 3u;
  let v435: u32 = 1u;
  let v443: u32 = 16u;
  let v444: u32 = 4294901760u;
  let v462: u32 = params[2].w;
  let v463: u32 = 5u;
  let v464: u32 = 31u;
  let v482: u32 = params[3].x;
  let v484: u32 = 4u;
  let v489: u32 = params[3].y;
  let v510: u32 = params[3].z;
  let v70: u32 = 0u;
  let v71: u32 = 1u;
  let v72: u32 = 128u;
  let v73: u32 = 4u;
  let v74: u32 = lane;
  let v75: u32 = 32u;
  let v80: f32 = 0.0f;
  let v82: u32 = params[1].x;
  let v83: u32 = 6u;
  let v87: u32 = params[1].y;
  let v108: f32 = 0.088388346f;
  let v113: u32 = 64u;
  let v114: u32 = 7u;
  let v132: u32 = 16u;
  let v142: u32 = params[1].z;
  let v143: u32 = params[1].w;
  let v144: u32 = 2u;
  let v149: u32 = 3u;
  let v150: u32 = 5u;
  let v171: u32 = 31u;
  let v191: u32 = 65535u;
  let v193: u32 = params[2].x;
  let v196: u32 = 89226354u;
  let v197: u32 = 3417055213u;
  let v198: u32 = 2212286765u;
  let v201: u32 = 64248484u;
  let v205: u32 = 2415890431u;
  let v206: u32 = 996162400u;
  let v210: u32 = 32768u;
  let v211: u32 = 32767u;
  let v212: u32 = 13u;
  let v213: u32 = 939524096u;
  let v229: u32 = 16711935u;
  let v230: u32 = 8u;
  let v231: u32 = 2047u;
  let v240: f32 = 0.006767273f;
  let v241: f32 = -3.453125f;
  let v247: u32 = 4095u;
  let v248: u32 = 4294959104u;
  let v260: u32 = 256u;
  let v265: u32 = 384u;
  let v409: u32 = params[2].y;
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
  let v38: u32 = params[0].w;
  let v49: u32 = 512u;
  let v50: u32 = 32u;
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
    for (var v76: u32 = v74; v76 < v72; v76 += v75) {
      for (var v77: u32 = v70; v77 < v73; v77 += v71) {
        let v78: u32 = v77 * v72;
        let v79: u32 = v76 + v78;
        m3[v79] = v80;
      }
    }
    for (var v29: u32 = v7; v29 < v6; v29 += v10) {
      let v30: u32 = v6 - v29;
      let v31: u32 = min(v10, v30);
      for (var v32: u32 = v7; v32 < v5; v32 += v17) {
        let v33: u32 = v2 + v32;
        let v35: u32 = v34 * v1;
        for (var v36: u32 = v35; v36 < v31; v36 += v10) {
          let v37: u32 = v29 + v36;
          let v39: u32 = v37 % v38;
          let v40: u32 = v37 / v38;
          let v41: u32 = v33 * v6;
          let v42: u32 = v40 * v38;
          let v43: u32 = v41 + v42;
          let v44: u32 = v43 + v39;
          let v45: vec4<f32> = b1[v44 / 4u];
          let v46: u32 = v32 * v10;
          let v47: u32 = v36 + v46;
          m0[v47 + 0u] = v45.x; m0[v47 + 1u] = v45.y; m0[v47 + 2u] = v45.z; m0[v47 + 3u] = v45.w;
        }
      }
      workgroupBarrier();
      let v48: u32 = v28 + v29;
      let v81: u32 = v48 / v6;
      x0 = v81;
      let v84: bool = v82 == v83;
      if (v84) {
        let v85: u32 = v81 * v6;
        let v86: u32 = v48 - v85;
        for (var v88: u32 = v74; v88 < v72; v88 += v75) {
          for (var v89: u32 = v70; v89 < v73; v89 += v71) {
            x1 = v80;
            let v90: bool = v89 < v5;
            let v91: bool = v88 < v31;
            let v92: bool = v90 & v91;
            if (v92) {
              let v93: u32 = v89 * v10;
              let v94: u32 = v7 + v93;
              let v95: u32 = v94 + v88;
              let v96: f32 = m0[v95];
              let v97: u32 = v86 + v88;
              let v98: u32 = v97 >> v71;
              let v99: u32 = v87 + v98;
              let v100: u32 = b0[v99];
              let v101: u32 = v97 & v71;
              let v102: bool = v101 == v71;
              let v103: vec2<f32> = unpack2x16float(v100);
              let v104: f32 = v103.x;
              let v105: f32 = v103.y;
              let v106: f32 = select(v104, v105, v102);
              let v107: f32 = v96 * v106;
              let v109: f32 = v107 * v108;
              x1 = v109;
            }
            let v110: f32 = x1;
            let v111: u32 = v89 * v72;
            let v112: u32 = v88 + v111;
            m2[v112] = v110;
          }
        }
        workgroupBarrier();
        for (var v115: u32 = v70; v115 < v114; v115 += v71) {
          let v116: u32 = v71 << v115;
          let v117: u32 = v116 - v71;
          let v118: u32 = v115 + v71;
          for (var v119: u32 = v74; v119 < v113; v119 += v75) {
            let v120: u32 = v119 >> v115;
            let v121: u32 = v120 << v118;
            let v122: u32 = v119 & v117;
            let v123: u32 = v121 + v122;
            for (var v124: u32 = v70; v124 < v73; v124 += v71) {
              let v125: u32 = v124 * v72;
              let v126: u32 = v125 + v123;
              let v127: u32 = v126 + v116;
              let v128: f32 = m2[v126];
              let v129: f32 = m2[v127];
              let v130: f32 = v128 + v129;
              let v131: f32 = v128 - v129;
              m2[v126] = v130;
              m2[v127] = v131;
            }
          }
          workgroupBarrier();
        }
        let v133: u32 = v86 / v132;
        for (var v134: u32 = v74; v134 < v72; v134 += v75) {
          x2 = v80;
          x3 = v80;
          x4 = v80;
          x5 = v80;
          let v135: u32 = v81 + v134;
          let v136: u32 = v135 / v132;
          let v137: u32 = v135 % v132;
          for (var v138: u32 = v70; v138 < v72; v138 += v71) {
            let v139: u32 = v138 / v132;
            let v140: u32 = v133 + v139;
            let v141: u32 = v138 % v132;
            let v145: u32 = v142 * v73;
            let v146: u32 = v140 * v143;
            let v147: u32 = v146 + v136;
            let v148: u32 = v147 * v145;
            let v151: u32 = v137 & v114;
            let v152: u32 = v151 << v150;
            let v153: u32 = v137 >> v149;
            let v154: u32 = v153 << v144;
            let v155: u32 = v141 & v114;
            let v156: u32 = v155 >> v71;
            let v157: u32 = v156 << v149;
            let v158: u32 = v141 >> v149;
            let v159: u32 = v158 << v71;
            let v160: u32 = v141 & v71;
            let v161: u32 = v152 + v154;
            let v162: u32 = v161 + v157;
            let v163: u32 = v162 + v159;
            let v164: u32 = v163 + v160;
            let v165: u32 = v164 + v71;
            let v166: u32 = v165 * v142;
            let v167: u32 = v166 >> v71;
            let v168: u32 = v145 << v150;
            let v169: u32 = v167 + v168;
            let v170: u32 = v169 - v71;
            let v172: u32 = v170 >> v150;
            let v173: u32 = v169 - v132;
            let v174: u32 = v173 >> v150;
            let v175: bool = v172 < v145;
            let v176: u32 = v172 - v145;
            let v177: u32 = select(v176, v172, v175);
            let v178: u32 = v148 + v177;
            let v179: u32 = b0[v178];
            let v180: bool = v174 < v145;
            let v181: u32 = v174 - v145;
            let v182: u32 = select(v181, v174, v180);
            let v183: u32 = v148 + v182;
            let v184: u32 = b0[v183];
            let v185: u32 = v170 & v171;
            let v186: u32 = v171 - v185;
            let v187: u32 = v179 >> v186;
            let v188: u32 = v184 << v71;
            let v189: u32 = v188 << v185;
            let v190: u32 = v187 | v189;
            let v192: u32 = v190 & v191;
            let v194: bool = v193 == v70;
            let v195: bool = v193 == v144;
            let v199: u32 = select(v197, v198, v195);
            let v200: u32 = select(v199, v196, v194);
            let v202: u32 = select(v70, v201, v194);
            let v203: u32 = v192 * v200;
            let v204: u32 = v203 + v202;
            let v207: u32 = v204 & v205;
            let v208: u32 = v207 ^ v206;
            let v209: u32 = v208 >> v132;
            let v214: u32 = v208 & v210;
            let v215: u32 = v214 << v132;
            let v216: u32 = v208 & v211;
            let v217: u32 = v216 << v212;
            let v218: u32 = v217 + v213;
            let v219: u32 = v215 | v218;
            let v220: f32 = bitcast<f32>(v219);
            let v221: u32 = v209 & v210;
            let v222: u32 = v221 << v132;
            let v223: u32 = v209 & v211;
            let v224: u32 = v223 << v212;
            let v225: u32 = v224 + v213;
            let v226: u32 = v222 | v225;
            let v227: f32 = bitcast<f32>(v226);
            let v228: f32 = v220 + v227;
            let v232: u32 = v204 & v229;
            let v233: u32 = v204 >> v230;
            let v234: u32 = v233 & v229;
            let v235: u32 = v232 + v234;
            let v236: u32 = v235 >> v132;
            let v237: u32 = v235 + v236;
            let v238: u32 = v237 & v231;
            let v239: f32 = f32(v238);
            let v242: f32 = fma(v239, v240, v241);
            let v243: f32 = select(v228, v242, v195);
            let v244: u32 = bitcast<u32>(v243);
            let v245: u32 = v244 >> v212;
            let v246: u32 = v245 & v71;
            let v249: u32 = v244 + v247;
            let v250: u32 = v249 + v246;
            let v251: u32 = v250 & v248;
            let v252: f32 = bitcast<f32>(v251);
            let v253: f32 = m2[v138];
            let v254: f32 = x2;
            let v255: f32 = fma(v253, v252, v254);
            x2 = v255;
            let v256: u32 = v138 + v72;
            let v257: f32 = m2[v256];
            let v258: f32 = x3;
            let v259: f32 = fma(v257, v252, v258);
            x3 = v259;
            let v261: u32 = v138 + v260;
            let v262: f32 = m2[v261];
            let v263: f32 = x4;
            let v264: f32 = fma(v262, v252, v263);
            x4 = v264;
            let v266: u32 = v138 + v265;
            let v267: f32 = m2[v266];
            let v268: f32 = x5;
            let v269: f32 = fma(v267, v252, v268);
            x5 = v269;
          }
          let v270: f32 = m3[v134];
          let v271: f32 = x2;
          let v272: f32 = v270 + v271;
          m3[v134] = v272;
          let v273: u32 = v134 + v72;
          let v274: f32 = m3[v273];
          let v275: f32 = x3;
          let v276: f32 = v274 + v275;
          m3[v273] = v276;
          let v277: u32 = v134 + v260;
          let v278: f32 = m3[v277];
          let v279: f32 = x4;
          let v280: f32 = v278 + v279;
          m3[v277] = v280;
          let v281: u32 = v134 + v265;
          let v282: f32 = m3[v281];
          let v283: f32 = x5;
          let v284: f32 = v282 + v283;
          m3[v281] = v284;
        }
        workgroupBarrier();
      } else {
        let v285: u32 = v5 - v71;
        let v286: u32 = v27 - v71;
        for (var v287: u32 = v74; v287 < v72; v287 += v75) {
          x6 = v80;
          x7 = v80;
          x8 = v80;
          x9 = v80;
          let v288: u32 = min(v287, v286);
          let v289: u32 = v288 * v6;
          let v290: u32 = v48 + v289;
          for (var v291: u32 = v70; v291 < v31; v291 += v73) {
            let v292: u32 = v290 + v291;
            let v430: bool = v428 == v429;
            if (v430) {
              let v431: vec4<u32> = vec4<u32>(b0[v292 + 0u], b0[v292 + 1u], b0[v292 + 2u], b0[v292 + 3u]);
              let v432: vec4<f32> = bitcast<vec4<f32>>(v431);
              x10 = v432;
            } else {
              let v434: bool = v428 < v433;
              if (v434) {
                let v436: bool = v428 == v435;
                let v437: u32 = v292 >> v435;
                let v438: vec2<u32> = vec2<u32>(b0[v437 + 0u], b0[v437 + 1u]);
                let v439: u32 = v438.x;
                let v440: vec2<f32> = unpack2x16float(v439);
                let v441: f32 = v440.x;
                let v442: f32 = v440.y;
                let v445: u32 = v439 << v443;
                let v446: u32 = v439 & v444;
                let v447: f32 = bitcast<f32>(v445);
                let v448: f32 = bitcast<f32>(v446);
                let v449: f32 = select(v447, v441, v436);
                let v450: f32 = select(v448, v442, v436);
                let v451: u32 = v438.y;
                let v452: vec2<f32> = unpack2x16float(v451);
                let v453: f32 = v452.x;
                let v454: f32 = v452.y;
                let v455: u32 = v451 << v443;
                let v456: u32 = v451 & v444;
                let v457: f32 = bitcast<f32>(v455);
                let v458: f32 = bitcast<f32>(v456);
                let v459: f32 = select(v457, v453, v436);
                let v460: f32 = select(v458, v454, v436);
                let v461: vec4<f32> = vec4<f32>(v449, v450, v459, v460);
                x10 = v461;
              } else {
                let v465: u32 = v292 >> v463;
                let v466: u32 = v465 * v462;
                let v467: u32 = v292 & v464;
                let v468: u32 = v467 * v462;
                let v469: u32 = v468 >> v463;
                let v470: u32 = v466 + v469;
                let v471: u32 = v468 & v464;
                let v472: u32 = b0[v470];
                let v473: u32 = v470 + v435;
                let v474: u32 = b0[v473];
                let v475: u32 = v472 >> v471;
                let v476: u32 = v464 - v471;
                let v477: u32 = v474 << v435;
                let v478: u32 = v477 << v476;
                let v479: u32 = v475 | v478;
                let v480: u32 = v435 << v462;
                let v481: u32 = v480 - v435;
                let v483: u32 = v292 >> v482;
                let v485: bool = v428 == v433;
                let v486: bool = v428 == v484;
                let v487: u32 = v483 >> v435;
                let v488: u32 = select(v487, v483, v485);
                let v490: u32 = v489 + v488;
                let v491: u32 = b0[v490];
                let v492: f32 = bitcast<f32>(v491);
                let v493: u32 = v483 & v435;
                let v494: bool = v493 == v435;
                let v495: vec2<f32> = unpack2x16float(v491);
                let v496: f32 = v495.x;
                let v497: f32 = v495.y;
                let v498: u32 = v491 << v443;
                let v499: u32 = v491 & v444;
                let v500: f32 = bitcast<f32>(v498);
                let v501: f32 = bitcast<f32>(v499);
                let v502: f32 = select(v496, v497, v494);
                let v503: f32 = select(v500, v501, v494);
                let v504: f32 = select(v503, v502, v486);
                let v505: f32 = select(v504, v492, v485);
                let v506: bool = v428 == v433;
                let v507: bool = v428 == v484;
                let v508: u32 = v483 >> v435;
                let v509: u32 = select(v508, v483, v506);
                let v511: u32 = v510 + v509;
                let v512: u32 = b0[v511];
                let v513: f32 = bitcast<f32>(v512);
                let v514: u32 = v483 & v435;
                let v515: bool = v514 == v435;
                let v516: vec2<f32> = unpack2x16float(v512);
                let v517: f32 = v516.x;
                let v518: f32 = v516.y;
                let v519: u32 = v512 << v443;
                let v520: u32 = v512 & v444;
                let v521: f32 = bitcast<f32>(v519);
                let v522: f32 = bitcast<f32>(v520);
                let v523: f32 = select(v517, v518, v515);
                let v524: f32 = select(v521, v522, v515);
                let v525: f32 = select(v524, v523, v507);
                let v526: f32 = select(v525, v513, v506);
                let v527: u32 = v479 & v481;
                let v528: f32 = f32(v527);
                let v529: f32 = fma(v505, v528, v526);
                let v530: u32 = v479 >> v462;
                let v531: u32 = v530 & v481;
                let v532: f32 = f32(v531);
                let v533: f32 = fma(v505, v532, v526);
                let v534: u32 = v530 >> v462;
                let v535: u32 = v534 & v481;
                let v536: f32 = f32(v535);
                let v537: f32 = fma(v505, v536, v526);
                let v538: u32 = v534 >> v462;
                let v539: u32 = v538 & v481;
                let v540: f32 = f32(v539);
                let v541: f32 = fma(v505, v540, v526);
                let v542: vec4<f32> = vec4<f32>(v529, v533, v537, v541);
                x10 = v542;
              }
            }
            let v543: vec4<f32> = x10;
            let v294: u32 = min(v70, v285);
            let v295: u32 = v294 * v10;
            let v296: u32 = v7 + v295;
            let v297: u32 = v296 + v291;
            let v298: vec4<f32> = vec4<f32>(m0[v297 + 0u], m0[v297 + 1u], m0[v297 + 2u], m0[v297 + 3u]);
            let v299: f32 = x6;
            let v300: f32 = v298.x;
            let v301: f32 = v543.x;
            let v302: f32 = fma(v300, v301, v299);
            let v303: f32 = v298.y;
            let v304: f32 = v543.y;
            let v305: f32 = fma(v303, v304, v302);
            let v306: f32 = v298.z;
            let v307: f32 = v543.z;
            let v308: f32 = fma(v306, v307, v305);
            let v309: f32 = v298.w;
            let v310: f32 = v543.w;
            let v311: f32 = fma(v309, v310, v308);
            x6 = v311;
            let v312: u32 = min(v71, v285);
            let v313: u32 = v312 * v10;
            let v314: u32 = v7 + v313;
            let v315: u32 = v314 + v291;
            let v316: vec4<f32> = vec4<f32>(m0[v315 + 0u], m0[v315 + 1u], m0[v315 + 2u], m0[v315 + 3u]);
            let v317: f32 = x7;
            let v318: f32 = v316.x;
            let v319: f32 = v543.x;
            let v320: f32 = fma(v318, v319, v317);
            let v321: f32 = v316.y;
            let v322: f32 = v543.y;
            let v323: f32 = fma(v321, v322, v320);
            let v324: f32 = v316.z;
            let v325: f32 = v543.z;
            let v326: f32 = fma(v324, v325, v323);
            let v327: f32 = v316.w;
            let v328: f32 = v543.w;
            let v329: f32 = fma(v327, v328, v326);
            x7 = v329;
            let v330: u32 = min(v144, v285);
            let v331: u32 = v330 * v10;
            let v332: u32 = v7 + v331;
            let v333: u32 = v332 + v291;
            let v334: vec4<f32> = vec4<f32>(m0[v333 + 0u], m0[v333 + 1u], m0[v333 + 2u], m0[v333 + 3u]);
            let v335: f32 = x8;
            let v336: f32 = v334.x;
            let v337: f32 = v543.x;
            let v338: f32 = fma(v336, v337, v335);
            let v339: f32 = v334.y;
            let v340: f32 = v543.y;
            let v341: f32 = fma(v339, v340, v338);
            let v342: f32 = v334.z;
            let v343: f32 = v543.z;
            let v344: f32 = fma(v342, v343, v341);
            let v345: f32 = v334.w;
            let v346: f32 = v543.w;
            let v347: f32 = fma(v345, v346, v344);
            x8 = v347;
            let v348: u32 = min(v149, v285);
            let v349: u32 = v348 * v10;
            let v350: u32 = v7 + v349;
            let v351: u32 = v350 + v291;
            let v352: vec4<f32> = vec4<f32>(m0[v351 + 0u], m0[v351 + 1u], m0[v351 + 2u], m0[v351 + 3u]);
            let v353: f32 = x9;
            let v354: f32 = v352.x;
            let v355: f32 = v543.x;
            let v356: f32 = fma(v354, v355, v353);
            let v357: f32 = v352.y;
            let v358: f32 = v543.y;
            let v359: f32 = fma(v357, v358, v356);
            let v360: f32 = v352.z;
            let v361: f32 = v543.z;
            let v362: f32 = fma(v360, v361, v359);
            let v363: f32 = v352.w;
            let v364: f32 = v543.w;
            let v365: f32 = fma(v363, v364, v362);
            x9 = v365;
          }
          let v366: f32 = m3[v287];
          let v367: f32 = x6;
          let v368: f32 = v366 + v367;
          m3[v287] = v368;
          let v369: u32 = v287 + v72;
          let v370: f32 = m3[v369];
          let v371: f32 = x7;
          let v372: f32 = v370 + v371;
          m3[v369] = v372;
          let v373: u32 = v287 + v260;
          let v374: f32 = m3[v373];
          let v375: f32 = x8;
          let v376: f32 = v374 + v375;
          m3[v373] = v376;
          let v377: u32 = v287 + v265;
          let v378: f32 = m3[v377];
          let v379: f32 = x9;
          let v380: f32 = v378 + v379;
          m3[v377] = v380;
        }
      }
      workgroupBarrier();
    }
    for (var v381: u32 = v74; v381 < v72; v381 += v75) {
      for (var v382: u32 = v70; v382 < v73; v382 += v71) {
        let v383: u32 = v382 * v72;
        let v384: u32 = v381 + v383;
        let v385: f32 = m3[v384];
        let v386: u32 = v382 * v10;
        let v387: u32 = v7 + v386;
        let v388: u32 = v387 + v381;
        m1[v388] = v385;
      }
    }
    workgroupBarrier();
    let v389: bool = v82 == v83;
    if (v389) {
      for (var v390: u32 = v70; v390 < v114; v390 += v71) {
        let v391: u32 = v71 << v390;
        let v392: u32 = v391 - v71;
        let v393: u32 = v390 + v71;
        for (var v394: u32 = v74; v394 < v113; v394 += v75) {
          let v395: u32 = v394 >> v390;
          let v396: u32 = v395 << v393;
          let v397: u32 = v394 & v392;
          let v398: u32 = v396 + v397;
          for (var v399: u32 = v70; v399 < v73; v399 += v71) {
            let v400: u32 = v399 * v10;
            let v401: u32 = v7 + v400;
            let v402: u32 = v401 + v398;
            let v403: u32 = v402 + v391;
            let v404: f32 = m1[v402];
            let v405: f32 = m1[v403];
            let v406: f32 = v404 + v405;
            let v407: f32 = v404 - v405;
            m1[v402] = v406;
            m1[v403] = v407;
          }
        }
        workgroupBarrier();
      }
      let v408: u32 = x0;
      for (var v410: u32 = v74; v410 < v72; v410 += v75) {
        for (var v411: u32 = v70; v411 < v73; v411 += v71) {
          let v412: u32 = v411 * v10;
          let v413: u32 = v7 + v412;
          let v414: u32 = v413 + v410;
          let v415: f32 = m1[v414];
          let v416: u32 = v408 + v410;
          let v417: u32 = v416 >> v71;
          let v418: u32 = v409 + v417;
          let v419: u32 = b0[v418];
          let v420: u32 = v416 & v71;
          let v421: bool = v420 == v71;
          let v422: vec2<f32> = unpack2x16float(v419);
          let v423: f32 = v422.x;
          let v424: f32 = v422.y;
          let v425: f32 = select(v423, v424, v421);
          let v426: f32 = v415 * v108;
          let v427: f32 = v426 * v425;
          m1[v414] = v427;
        }
      }
      workgroupBarrier();
    }
    for (var v51: u32 = v34; v51 < v49; v51 += v50) {
      let v52: u32 = v51 / v10;
      let v53: u32 = v51 % v10;
      let v54: bool = v52 < v5;
      let v55: bool = v53 < v27;
      let v56: bool = v54 & v55;
      if (v56) {
        let v57: u32 = v2 + v52;
        let v58: u32 = v25 + v53;
        let v59: u32 = v57 * v8;
        let v60: u32 = v59 + v58;
        let v61: f32 = b2[v60];
        let v62: u32 = v57 - v2;
        let v63: u32 = v62 * v10;
        let v64: u32 = v58 - v25;
        let v65: u32 = v63 + v64;
        let v66: f32 = m1[v65];
        let v67: f32 = v61 + v66;
        let v68: u32 = v57 * v8;
        let v69: u32 = v68 + v58;
        b3[v69] = v67;
      }
    }
    workgroupBarrier();
  }
}
