@group(0) @binding(0) var<storage, read> b0: array<u32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn attn_3_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v437: u32 = params[3].x;
  let v438: u32 = 0u;
  let v442: u32 = 3u;
  let v444: u32 = 1u;
  let v452: u32 = 16u;
  let v453: u32 = 4294901760u;
  let v471: u32 = params[3].y;
  let v472: u32 = 5u;
  let v473: u32 = 31u;
  let v491: u32 = params[3].z;
  let v493: u32 = 4u;
  let v498: u32 = params[3].w;
  let v519: u32 = params[4].x;
  let v70: u32 = 0u;
  let v71: u32 = 1u;
  let v72: u32 = 128u;
  let v73: u32 = 4u;
  let v74: u32 = lane;
  let v75: u32 = 32u;
  let v80: f32 = 0.0f;
  let v81: u32 = params[1].x;
  let v82: u32 = 6u;
  let v87: u32 = params[1].y;
  let v88: u32 = params[1].z;
  let v92: u32 = params[1].w;
  let v114: f32 = 0.088388346f;
  let v119: u32 = 64u;
  let v120: u32 = 7u;
  let v138: u32 = 16u;
  let v148: u32 = params[2].x;
  let v149: u32 = params[2].y;
  let v150: u32 = 2u;
  let v156: u32 = 3u;
  let v157: u32 = 5u;
  let v178: u32 = 31u;
  let v198: u32 = 65535u;
  let v200: u32 = params[2].z;
  let v203: u32 = 89226354u;
  let v204: u32 = 3417055213u;
  let v205: u32 = 2212286765u;
  let v208: u32 = 64248484u;
  let v212: u32 = 2415890431u;
  let v213: u32 = 996162400u;
  let v217: u32 = 32768u;
  let v218: u32 = 32767u;
  let v219: u32 = 13u;
  let v220: u32 = 939524096u;
  let v236: u32 = 16711935u;
  let v237: u32 = 8u;
  let v238: u32 = 2047u;
  let v247: f32 = 0.006767273f;
  let v248: f32 = -3.453125f;
  let v254: u32 = 4095u;
  let v255: u32 = 4294959104u;
  let v267: u32 = 256u;
  let v272: u32 = 384u;
  let v417: u32 = params[2].w;
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
      let v83: bool = v81 == v82;
      if (v83) {
        let v84: u32 = v48 / v6;
        let v85: u32 = v84 * v6;
        let v86: u32 = v48 - v85;
        let v89: u32 = v84 / v87;
        let v90: u32 = v84 % v87;
        let v91: u32 = v89 * v88;
        x0 = v90;
        x1 = v91;
        let v93: u32 = v91 + v92;
        for (var v94: u32 = v74; v94 < v72; v94 += v75) {
          for (var v95: u32 = v70; v95 < v73; v95 += v71) {
            x2 = v80;
            let v96: bool = v95 < v5;
            let v97: bool = v94 < v31;
            let v98: bool = v96 & v97;
            if (v98) {
              let v99: u32 = v95 * v10;
              let v100: u32 = v7 + v99;
              let v101: u32 = v100 + v94;
              let v102: f32 = m0[v101];
              let v103: u32 = v86 + v94;
              let v104: u32 = v103 >> v71;
              let v105: u32 = v93 + v104;
              let v106: u32 = b0[v105];
              let v107: u32 = v103 & v71;
              let v108: bool = v107 == v71;
              let v109: vec2<f32> = unpack2x16float(v106);
              let v110: f32 = v109.x;
              let v111: f32 = v109.y;
              let v112: f32 = select(v110, v111, v108);
              let v113: f32 = v102 * v112;
              let v115: f32 = v113 * v114;
              x2 = v115;
            }
            let v116: f32 = x2;
            let v117: u32 = v95 * v72;
            let v118: u32 = v94 + v117;
            m2[v118] = v116;
          }
        }
        workgroupBarrier();
        for (var v121: u32 = v70; v121 < v120; v121 += v71) {
          let v122: u32 = v71 << v121;
          let v123: u32 = v122 - v71;
          let v124: u32 = v121 + v71;
          for (var v125: u32 = v74; v125 < v119; v125 += v75) {
            let v126: u32 = v125 >> v121;
            let v127: u32 = v126 << v124;
            let v128: u32 = v125 & v123;
            let v129: u32 = v127 + v128;
            for (var v130: u32 = v70; v130 < v73; v130 += v71) {
              let v131: u32 = v130 * v72;
              let v132: u32 = v131 + v129;
              let v133: u32 = v132 + v122;
              let v134: f32 = m2[v132];
              let v135: f32 = m2[v133];
              let v136: f32 = v134 + v135;
              let v137: f32 = v134 - v135;
              m2[v132] = v136;
              m2[v133] = v137;
            }
          }
          workgroupBarrier();
        }
        let v139: u32 = v86 / v138;
        for (var v140: u32 = v74; v140 < v72; v140 += v75) {
          x3 = v80;
          x4 = v80;
          x5 = v80;
          x6 = v80;
          let v141: u32 = v90 + v140;
          let v142: u32 = v141 / v138;
          let v143: u32 = v141 % v138;
          for (var v144: u32 = v70; v144 < v72; v144 += v71) {
            let v145: u32 = v144 / v138;
            let v146: u32 = v139 + v145;
            let v147: u32 = v144 % v138;
            let v151: u32 = v148 * v73;
            let v152: u32 = v146 * v149;
            let v153: u32 = v152 + v142;
            let v154: u32 = v153 * v151;
            let v155: u32 = v91 + v154;
            let v158: u32 = v143 & v120;
            let v159: u32 = v158 << v157;
            let v160: u32 = v143 >> v156;
            let v161: u32 = v160 << v150;
            let v162: u32 = v147 & v120;
            let v163: u32 = v162 >> v71;
            let v164: u32 = v163 << v156;
            let v165: u32 = v147 >> v156;
            let v166: u32 = v165 << v71;
            let v167: u32 = v147 & v71;
            let v168: u32 = v159 + v161;
            let v169: u32 = v168 + v164;
            let v170: u32 = v169 + v166;
            let v171: u32 = v170 + v167;
            let v172: u32 = v171 + v71;
            let v173: u32 = v172 * v148;
            let v174: u32 = v173 >> v71;
            let v175: u32 = v151 << v157;
            let v176: u32 = v174 + v175;
            let v177: u32 = v176 - v71;
            let v179: u32 = v177 >> v157;
            let v180: u32 = v176 - v138;
            let v181: u32 = v180 >> v157;
            let v182: bool = v179 < v151;
            let v183: u32 = v179 - v151;
            let v184: u32 = select(v183, v179, v182);
            let v185: u32 = v155 + v184;
            let v186: u32 = b0[v185];
            let v187: bool = v181 < v151;
            let v188: u32 = v181 - v151;
            let v189: u32 = select(v188, v181, v187);
            let v190: u32 = v155 + v189;
            let v191: u32 = b0[v190];
            let v192: u32 = v177 & v178;
            let v193: u32 = v178 - v192;
            let v194: u32 = v186 >> v193;
            let v195: u32 = v191 << v71;
            let v196: u32 = v195 << v192;
            let v197: u32 = v194 | v196;
            let v199: u32 = v197 & v198;
            let v201: bool = v200 == v70;
            let v202: bool = v200 == v150;
            let v206: u32 = select(v204, v205, v202);
            let v207: u32 = select(v206, v203, v201);
            let v209: u32 = select(v70, v208, v201);
            let v210: u32 = v199 * v207;
            let v211: u32 = v210 + v209;
            let v214: u32 = v211 & v212;
            let v215: u32 = v214 ^ v213;
            let v216: u32 = v215 >> v138;
            let v221: u32 = v215 & v217;
            let v222: u32 = v221 << v138;
            let v223: u32 = v215 & v218;
            let v224: u32 = v223 << v219;
            let v225: u32 = v224 + v220;
            let v226: u32 = v222 | v225;
            let v227: f32 = bitcast<f32>(v226);
            let v228: u32 = v216 & v217;
            let v229: u32 = v228 << v138;
            let v230: u32 = v216 & v218;
            let v231: u32 = v230 << v219;
            let v232: u32 = v231 + v220;
            let v233: u32 = v229 | v232;
            let v234: f32 = bitcast<f32>(v233);
            let v235: f32 = v227 + v234;
            let v239: u32 = v211 & v236;
            let v240: u32 = v211 >> v237;
            let v241: u32 = v240 & v236;
            let v242: u32 = v239 + v241;
            let v243: u32 = v242 >> v138;
            let v244: u32 = v242 + v243;
            let v245: u32 = v244 & v238;
            let v246: f32 = f32(v245);
            let v249: f32 = fma(v246, v247, v248);
            let v250: f32 = select(v235, v249, v202);
            let v251: u32 = bitcast<u32>(v250);
            let v252: u32 = v251 >> v219;
            let v253: u32 = v252 & v71;
            let v256: u32 = v251 + v254;
            let v257: u32 = v256 + v253;
            let v258: u32 = v257 & v255;
            let v259: f32 = bitcast<f32>(v258);
            let v260: f32 = m2[v144];
            let v261: f32 = x3;
            let v262: f32 = fma(v260, v259, v261);
            x3 = v262;
            let v263: u32 = v144 + v72;
            let v264: f32 = m2[v263];
            let v265: f32 = x4;
            let v266: f32 = fma(v264, v259, v265);
            x4 = v266;
            let v268: u32 = v144 + v267;
            let v269: f32 = m2[v268];
            let v270: f32 = x5;
            let v271: f32 = fma(v269, v259, v270);
            x5 = v271;
            let v273: u32 = v144 + v272;
            let v274: f32 = m2[v273];
            let v275: f32 = x6;
            let v276: f32 = fma(v274, v259, v275);
            x6 = v276;
          }
          let v277: f32 = m3[v140];
          let v278: f32 = x3;
          let v279: f32 = v277 + v278;
          m3[v140] = v279;
          let v280: u32 = v140 + v72;
          let v281: f32 = m3[v280];
          let v282: f32 = x4;
          let v283: f32 = v281 + v282;
          m3[v280] = v283;
          let v284: u32 = v140 + v267;
          let v285: f32 = m3[v284];
          let v286: f32 = x5;
          let v287: f32 = v285 + v286;
          m3[v284] = v287;
          let v288: u32 = v140 + v272;
          let v289: f32 = m3[v288];
          let v290: f32 = x6;
          let v291: f32 = v289 + v290;
          m3[v288] = v291;
        }
        workgroupBarrier();
      } else {
        let v292: u32 = v5 - v71;
        let v293: u32 = v27 - v71;
        for (var v294: u32 = v74; v294 < v72; v294 += v75) {
          x7 = v80;
          x8 = v80;
          x9 = v80;
          x10 = v80;
          let v295: u32 = min(v294, v293);
          let v296: u32 = v295 * v6;
          let v297: u32 = v48 + v296;
          for (var v298: u32 = v70; v298 < v31; v298 += v73) {
            let v299: u32 = v297 + v298;
            let v439: bool = v437 == v438;
            if (v439) {
              let v440: vec4<u32> = vec4<u32>(b0[v299 + 0u], b0[v299 + 1u], b0[v299 + 2u], b0[v299 + 3u]);
              let v441: vec4<f32> = bitcast<vec4<f32>>(v440);
              x11 = v441;
            } else {
              let v443: bool = v437 < v442;
              if (v443) {
                let v445: bool = v437 == v444;
                let v446: u32 = v299 >> v444;
                let v447: vec2<u32> = vec2<u32>(b0[v446 + 0u], b0[v446 + 1u]);
                let v448: u32 = v447.x;
                let v449: vec2<f32> = unpack2x16float(v448);
                let v450: f32 = v449.x;
                let v451: f32 = v449.y;
                let v454: u32 = v448 << v452;
                let v455: u32 = v448 & v453;
                let v456: f32 = bitcast<f32>(v454);
                let v457: f32 = bitcast<f32>(v455);
                let v458: f32 = select(v456, v450, v445);
                let v459: f32 = select(v457, v451, v445);
                let v460: u32 = v447.y;
                let v461: vec2<f32> = unpack2x16float(v460);
                let v462: f32 = v461.x;
                let v463: f32 = v461.y;
                let v464: u32 = v460 << v452;
                let v465: u32 = v460 & v453;
                let v466: f32 = bitcast<f32>(v464);
                let v467: f32 = bitcast<f32>(v465);
                let v468: f32 = select(v466, v462, v445);
                let v469: f32 = select(v467, v463, v445);
                let v470: vec4<f32> = vec4<f32>(v458, v459, v468, v469);
                x11 = v470;
              } else {
                let v474: u32 = v299 >> v472;
                let v475: u32 = v474 * v471;
                let v476: u32 = v299 & v473;
                let v477: u32 = v476 * v471;
                let v478: u32 = v477 >> v472;
                let v479: u32 = v475 + v478;
                let v480: u32 = v477 & v473;
                let v481: u32 = b0[v479];
                let v482: u32 = v479 + v444;
                let v483: u32 = b0[v482];
                let v484: u32 = v481 >> v480;
                let v485: u32 = v473 - v480;
                let v486: u32 = v483 << v444;
                let v487: u32 = v486 << v485;
                let v488: u32 = v484 | v487;
                let v489: u32 = v444 << v471;
                let v490: u32 = v489 - v444;
                let v492: u32 = v299 >> v491;
                let v494: bool = v437 == v442;
                let v495: bool = v437 == v493;
                let v496: u32 = v492 >> v444;
                let v497: u32 = select(v496, v492, v494);
                let v499: u32 = v498 + v497;
                let v500: u32 = b0[v499];
                let v501: f32 = bitcast<f32>(v500);
                let v502: u32 = v492 & v444;
                let v503: bool = v502 == v444;
                let v504: vec2<f32> = unpack2x16float(v500);
                let v505: f32 = v504.x;
                let v506: f32 = v504.y;
                let v507: u32 = v500 << v452;
                let v508: u32 = v500 & v453;
                let v509: f32 = bitcast<f32>(v507);
                let v510: f32 = bitcast<f32>(v508);
                let v511: f32 = select(v505, v506, v503);
                let v512: f32 = select(v509, v510, v503);
                let v513: f32 = select(v512, v511, v495);
                let v514: f32 = select(v513, v501, v494);
                let v515: bool = v437 == v442;
                let v516: bool = v437 == v493;
                let v517: u32 = v492 >> v444;
                let v518: u32 = select(v517, v492, v515);
                let v520: u32 = v519 + v518;
                let v521: u32 = b0[v520];
                let v522: f32 = bitcast<f32>(v521);
                let v523: u32 = v492 & v444;
                let v524: bool = v523 == v444;
                let v525: vec2<f32> = unpack2x16float(v521);
                let v526: f32 = v525.x;
                let v527: f32 = v525.y;
                let v528: u32 = v521 << v452;
                let v529: u32 = v521 & v453;
                let v530: f32 = bitcast<f32>(v528);
                let v531: f32 = bitcast<f32>(v529);
                let v532: f32 = select(v526, v527, v524);
                let v533: f32 = select(v530, v531, v524);
                let v534: f32 = select(v533, v532, v516);
                let v535: f32 = select(v534, v522, v515);
                let v536: u32 = v488 & v490;
                let v537: f32 = f32(v536);
                let v538: f32 = fma(v514, v537, v535);
                let v539: u32 = v488 >> v471;
                let v540: u32 = v539 & v490;
                let v541: f32 = f32(v540);
                let v542: f32 = fma(v514, v541, v535);
                let v543: u32 = v539 >> v471;
                let v544: u32 = v543 & v490;
                let v545: f32 = f32(v544);
                let v546: f32 = fma(v514, v545, v535);
                let v547: u32 = v543 >> v471;
                let v548: u32 = v547 & v490;
                let v549: f32 = f32(v548);
                let v550: f32 = fma(v514, v549, v535);
                let v551: vec4<f32> = vec4<f32>(v538, v542, v546, v550);
                x11 = v551;
              }
            }
            let v552: vec4<f32> = x11;
            let v301: u32 = min(v70, v292);
            let v302: u32 = v301 * v10;
            let v303: u32 = v7 + v302;
            let v304: u32 = v303 + v298;
            let v305: vec4<f32> = vec4<f32>(m0[v304 + 0u], m0[v304 + 1u], m0[v304 + 2u], m0[v304 + 3u]);
            let v306: f32 = x7;
            let v307: f32 = v305.x;
            let v308: f32 = v552.x;
            let v309: f32 = fma(v307, v308, v306);
            let v310: f32 = v305.y;
            let v311: f32 = v552.y;
            let v312: f32 = fma(v310, v311, v309);
            let v313: f32 = v305.z;
            let v314: f32 = v552.z;
            let v315: f32 = fma(v313, v314, v312);
            let v316: f32 = v305.w;
            let v317: f32 = v552.w;
            let v318: f32 = fma(v316, v317, v315);
            x7 = v318;
            let v319: u32 = min(v71, v292);
            let v320: u32 = v319 * v10;
            let v321: u32 = v7 + v320;
            let v322: u32 = v321 + v298;
            let v323: vec4<f32> = vec4<f32>(m0[v322 + 0u], m0[v322 + 1u], m0[v322 + 2u], m0[v322 + 3u]);
            let v324: f32 = x8;
            let v325: f32 = v323.x;
            let v326: f32 = v552.x;
            let v327: f32 = fma(v325, v326, v324);
            let v328: f32 = v323.y;
            let v329: f32 = v552.y;
            let v330: f32 = fma(v328, v329, v327);
            let v331: f32 = v323.z;
            let v332: f32 = v552.z;
            let v333: f32 = fma(v331, v332, v330);
            let v334: f32 = v323.w;
            let v335: f32 = v552.w;
            let v336: f32 = fma(v334, v335, v333);
            x8 = v336;
            let v337: u32 = min(v150, v292);
            let v338: u32 = v337 * v10;
            let v339: u32 = v7 + v338;
            let v340: u32 = v339 + v298;
            let v341: vec4<f32> = vec4<f32>(m0[v340 + 0u], m0[v340 + 1u], m0[v340 + 2u], m0[v340 + 3u]);
            let v342: f32 = x9;
            let v343: f32 = v341.x;
            let v344: f32 = v552.x;
            let v345: f32 = fma(v343, v344, v342);
            let v346: f32 = v341.y;
            let v347: f32 = v552.y;
            let v348: f32 = fma(v346, v347, v345);
            let v349: f32 = v341.z;
            let v350: f32 = v552.z;
            let v351: f32 = fma(v349, v350, v348);
            let v352: f32 = v341.w;
            let v353: f32 = v552.w;
            let v354: f32 = fma(v352, v353, v351);
            x9 = v354;
            let v355: u32 = min(v156, v292);
            let v356: u32 = v355 * v10;
            let v357: u32 = v7 + v356;
            let v358: u32 = v357 + v298;
            let v359: vec4<f32> = vec4<f32>(m0[v358 + 0u], m0[v358 + 1u], m0[v358 + 2u], m0[v358 + 3u]);
            let v360: f32 = x10;
            let v361: f32 = v359.x;
            let v362: f32 = v552.x;
            let v363: f32 = fma(v361, v362, v360);
            let v364: f32 = v359.y;
            let v365: f32 = v552.y;
            let v366: f32 = fma(v364, v365, v363);
            let v367: f32 = v359.z;
            let v368: f32 = v552.z;
            let v369: f32 = fma(v367, v368, v366);
            let v370: f32 = v359.w;
            let v371: f32 = v552.w;
            let v372: f32 = fma(v370, v371, v369);
            x10 = v372;
          }
          let v373: f32 = m3[v294];
          let v374: f32 = x7;
          let v375: f32 = v373 + v374;
          m3[v294] = v375;
          let v376: u32 = v294 + v72;
          let v377: f32 = m3[v376];
          let v378: f32 = x8;
          let v379: f32 = v377 + v378;
          m3[v376] = v379;
          let v380: u32 = v294 + v267;
          let v381: f32 = m3[v380];
          let v382: f32 = x9;
          let v383: f32 = v381 + v382;
          m3[v380] = v383;
          let v384: u32 = v294 + v272;
          let v385: f32 = m3[v384];
          let v386: f32 = x10;
          let v387: f32 = v385 + v386;
          m3[v384] = v387;
        }
      }
      workgroupBarrier();
    }
    for (var v388: u32 = v74; v388 < v72; v388 += v75) {
      for (var v389: u32 = v70; v389 < v73; v389 += v71) {
        let v390: u32 = v389 * v72;
        let v391: u32 = v388 + v390;
        let v392: f32 = m3[v391];
        let v393: u32 = v389 * v10;
        let v394: u32 = v7 + v393;
        let v395: u32 = v394 + v388;
        m1[v395] = v392;
      }
    }
    workgroupBarrier();
    let v396: bool = v81 == v82;
    if (v396) {
      for (var v397: u32 = v70; v397 < v120; v397 += v71) {
        let v398: u32 = v71 << v397;
        let v399: u32 = v398 - v71;
        let v400: u32 = v397 + v71;
        for (var v401: u32 = v74; v401 < v119; v401 += v75) {
          let v402: u32 = v401 >> v397;
          let v403: u32 = v402 << v400;
          let v404: u32 = v401 & v399;
          let v405: u32 = v403 + v404;
          for (var v406: u32 = v70; v406 < v73; v406 += v71) {
            let v407: u32 = v406 * v10;
            let v408: u32 = v7 + v407;
            let v409: u32 = v408 + v405;
            let v410: u32 = v409 + v398;
            let v411: f32 = m1[v409];
            let v412: f32 = m1[v410];
            let v413: f32 = v411 + v412;
            let v414: f32 = v411 - v412;
            m1[v409] = v413;
            m1[v410] = v414;
          }
        }
        workgroupBarrier();
      }
      let v415: u32 = x0;
      let v416: u32 = x1;
      let v418: u32 = v416 + v417;
      for (var v419: u32 = v74; v419 < v72; v419 += v75) {
        for (var v420: u32 = v70; v420 < v73; v420 += v71) {
          let v421: u32 = v420 * v10;
          let v422: u32 = v7 + v421;
          let v423: u32 = v422 + v419;
          let v424: f32 = m1[v423];
          let v425: u32 = v415 + v419;
          let v426: u32 = v425 >> v71;
          let v427: u32 = v418 + v426;
          let v428: u32 = b0[v427];
          let v429: u32 = v425 & v71;
          let v430: bool = v429 == v71;
          let v431: vec2<f32> = unpack2x16float(v428);
          let v432: f32 = v431.x;
          let v433: f32 = v431.y;
          let v434: f32 = select(v432, v433, v430);
          let v435: f32 = v424 * v114;
          let v436: f32 = v435 * v434;
          m1[v423] = v436;
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
