@group(0) @binding(0) var<storage, read> b0: array<u32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn attn_bias_4_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v439: u32 = params[3].x;
  let v440: u32 = 0u;
  let v444: u32 = 3u;
  let v446: u32 = 1u;
  let v454: u32 = 16u;
  let v455: u32 = 4294901760u;
  let v473: u32 = params[3].y;
  let v474: u32 = 5u;
  let v475: u32 = 31u;
  let v493: u32 = params[3].z;
  let v495: u32 = 4u;
  let v500: u32 = params[3].w;
  let v521: u32 = params[4].x;
  let v72: u32 = 0u;
  let v73: u32 = 1u;
  let v74: u32 = 128u;
  let v75: u32 = 4u;
  let v76: u32 = lane;
  let v77: u32 = 32u;
  let v82: f32 = 0.0f;
  let v83: u32 = params[1].x;
  let v84: u32 = 6u;
  let v89: u32 = params[1].y;
  let v90: u32 = params[1].z;
  let v94: u32 = params[1].w;
  let v116: f32 = 0.088388346f;
  let v121: u32 = 64u;
  let v122: u32 = 7u;
  let v140: u32 = 16u;
  let v150: u32 = params[2].x;
  let v151: u32 = params[2].y;
  let v152: u32 = 2u;
  let v158: u32 = 3u;
  let v159: u32 = 5u;
  let v180: u32 = 31u;
  let v200: u32 = 65535u;
  let v202: u32 = params[2].z;
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
  let v419: u32 = params[2].w;
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
    for (var v78: u32 = v76; v78 < v74; v78 += v77) {
      for (var v79: u32 = v72; v79 < v75; v79 += v73) {
        let v80: u32 = v79 * v74;
        let v81: u32 = v78 + v80;
        m3[v81] = v82;
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
      let v85: bool = v83 == v84;
      if (v85) {
        let v86: u32 = v48 / v6;
        let v87: u32 = v86 * v6;
        let v88: u32 = v48 - v87;
        let v91: u32 = v86 / v89;
        let v92: u32 = v86 % v89;
        let v93: u32 = v91 * v90;
        x0 = v92;
        x1 = v93;
        let v95: u32 = v93 + v94;
        for (var v96: u32 = v76; v96 < v74; v96 += v77) {
          for (var v97: u32 = v72; v97 < v75; v97 += v73) {
            x2 = v82;
            let v98: bool = v97 < v5;
            let v99: bool = v96 < v31;
            let v100: bool = v98 & v99;
            if (v100) {
              let v101: u32 = v97 * v10;
              let v102: u32 = v7 + v101;
              let v103: u32 = v102 + v96;
              let v104: f32 = m0[v103];
              let v105: u32 = v88 + v96;
              let v106: u32 = v105 >> v73;
              let v107: u32 = v95 + v106;
              let v108: u32 = b0[v107];
              let v109: u32 = v105 & v73;
              let v110: bool = v109 == v73;
              let v111: vec2<f32> = unpack2x16float(v108);
              let v112: f32 = v111.x;
              let v113: f32 = v111.y;
              let v114: f32 = select(v112, v113, v110);
              let v115: f32 = v104 * v114;
              let v117: f32 = v115 * v116;
              x2 = v117;
            }
            let v118: f32 = x2;
            let v119: u32 = v97 * v74;
            let v120: u32 = v96 + v119;
            m2[v120] = v118;
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
              let v136: f32 = m2[v134];
              let v137: f32 = m2[v135];
              let v138: f32 = v136 + v137;
              let v139: f32 = v136 - v137;
              m2[v134] = v138;
              m2[v135] = v139;
            }
          }
          workgroupBarrier();
        }
        let v141: u32 = v88 / v140;
        for (var v142: u32 = v76; v142 < v74; v142 += v77) {
          x3 = v82;
          x4 = v82;
          x5 = v82;
          x6 = v82;
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
            let v188: u32 = b0[v187];
            let v189: bool = v183 < v153;
            let v190: u32 = v183 - v153;
            let v191: u32 = select(v190, v183, v189);
            let v192: u32 = v157 + v191;
            let v193: u32 = b0[v192];
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
            let v262: f32 = m2[v146];
            let v263: f32 = x3;
            let v264: f32 = fma(v262, v261, v263);
            x3 = v264;
            let v265: u32 = v146 + v74;
            let v266: f32 = m2[v265];
            let v267: f32 = x4;
            let v268: f32 = fma(v266, v261, v267);
            x4 = v268;
            let v270: u32 = v146 + v269;
            let v271: f32 = m2[v270];
            let v272: f32 = x5;
            let v273: f32 = fma(v271, v261, v272);
            x5 = v273;
            let v275: u32 = v146 + v274;
            let v276: f32 = m2[v275];
            let v277: f32 = x6;
            let v278: f32 = fma(v276, v261, v277);
            x6 = v278;
          }
          let v279: f32 = m3[v142];
          let v280: f32 = x3;
          let v281: f32 = v279 + v280;
          m3[v142] = v281;
          let v282: u32 = v142 + v74;
          let v283: f32 = m3[v282];
          let v284: f32 = x4;
          let v285: f32 = v283 + v284;
          m3[v282] = v285;
          let v286: u32 = v142 + v269;
          let v287: f32 = m3[v286];
          let v288: f32 = x5;
          let v289: f32 = v287 + v288;
          m3[v286] = v289;
          let v290: u32 = v142 + v274;
          let v291: f32 = m3[v290];
          let v292: f32 = x6;
          let v293: f32 = v291 + v292;
          m3[v290] = v293;
        }
        workgroupBarrier();
      } else {
        let v294: u32 = v5 - v73;
        let v295: u32 = v27 - v73;
        for (var v296: u32 = v76; v296 < v74; v296 += v77) {
          x7 = v82;
          x8 = v82;
          x9 = v82;
          x10 = v82;
          let v297: u32 = min(v296, v295);
          let v298: u32 = v297 * v6;
          let v299: u32 = v48 + v298;
          for (var v300: u32 = v72; v300 < v31; v300 += v75) {
            let v301: u32 = v299 + v300;
            let v441: bool = v439 == v440;
            if (v441) {
              let v442: vec4<u32> = vec4<u32>(b0[v301 + 0u], b0[v301 + 1u], b0[v301 + 2u], b0[v301 + 3u]);
              let v443: vec4<f32> = bitcast<vec4<f32>>(v442);
              x11 = v443;
            } else {
              let v445: bool = v439 < v444;
              if (v445) {
                let v447: bool = v439 == v446;
                let v448: u32 = v301 >> v446;
                let v449: vec2<u32> = vec2<u32>(b0[v448 + 0u], b0[v448 + 1u]);
                let v450: u32 = v449.x;
                let v451: vec2<f32> = unpack2x16float(v450);
                let v452: f32 = v451.x;
                let v453: f32 = v451.y;
                let v456: u32 = v450 << v454;
                let v457: u32 = v450 & v455;
                let v458: f32 = bitcast<f32>(v456);
                let v459: f32 = bitcast<f32>(v457);
                let v460: f32 = select(v458, v452, v447);
                let v461: f32 = select(v459, v453, v447);
                let v462: u32 = v449.y;
                let v463: vec2<f32> = unpack2x16float(v462);
                let v464: f32 = v463.x;
                let v465: f32 = v463.y;
                let v466: u32 = v462 << v454;
                let v467: u32 = v462 & v455;
                let v468: f32 = bitcast<f32>(v466);
                let v469: f32 = bitcast<f32>(v467);
                let v470: f32 = select(v468, v464, v447);
                let v471: f32 = select(v469, v465, v447);
                let v472: vec4<f32> = vec4<f32>(v460, v461, v470, v471);
                x11 = v472;
              } else {
                let v476: u32 = v301 >> v474;
                let v477: u32 = v476 * v473;
                let v478: u32 = v301 & v475;
                let v479: u32 = v478 * v473;
                let v480: u32 = v479 >> v474;
                let v481: u32 = v477 + v480;
                let v482: u32 = v479 & v475;
                let v483: u32 = b0[v481];
                let v484: u32 = v481 + v446;
                let v485: u32 = b0[v484];
                let v486: u32 = v483 >> v482;
                let v487: u32 = v475 - v482;
                let v488: u32 = v485 << v446;
                let v489: u32 = v488 << v487;
                let v490: u32 = v486 | v489;
                let v491: u32 = v446 << v473;
                let v492: u32 = v491 - v446;
                let v494: u32 = v301 >> v493;
                let v496: bool = v439 == v444;
                let v497: bool = v439 == v495;
                let v498: u32 = v494 >> v446;
                let v499: u32 = select(v498, v494, v496);
                let v501: u32 = v500 + v499;
                let v502: u32 = b0[v501];
                let v503: f32 = bitcast<f32>(v502);
                let v504: u32 = v494 & v446;
                let v505: bool = v504 == v446;
                let v506: vec2<f32> = unpack2x16float(v502);
                let v507: f32 = v506.x;
                let v508: f32 = v506.y;
                let v509: u32 = v502 << v454;
                let v510: u32 = v502 & v455;
                let v511: f32 = bitcast<f32>(v509);
                let v512: f32 = bitcast<f32>(v510);
                let v513: f32 = select(v507, v508, v505);
                let v514: f32 = select(v511, v512, v505);
                let v515: f32 = select(v514, v513, v497);
                let v516: f32 = select(v515, v503, v496);
                let v517: bool = v439 == v444;
                let v518: bool = v439 == v495;
                let v519: u32 = v494 >> v446;
                let v520: u32 = select(v519, v494, v517);
                let v522: u32 = v521 + v520;
                let v523: u32 = b0[v522];
                let v524: f32 = bitcast<f32>(v523);
                let v525: u32 = v494 & v446;
                let v526: bool = v525 == v446;
                let v527: vec2<f32> = unpack2x16float(v523);
                let v528: f32 = v527.x;
                let v529: f32 = v527.y;
                let v530: u32 = v523 << v454;
                let v531: u32 = v523 & v455;
                let v532: f32 = bitcast<f32>(v530);
                let v533: f32 = bitcast<f32>(v531);
                let v534: f32 = select(v528, v529, v526);
                let v535: f32 = select(v532, v533, v526);
                let v536: f32 = select(v535, v534, v518);
                let v537: f32 = select(v536, v524, v517);
                let v538: u32 = v490 & v492;
                let v539: f32 = f32(v538);
                let v540: f32 = fma(v516, v539, v537);
                let v541: u32 = v490 >> v473;
                let v542: u32 = v541 & v492;
                let v543: f32 = f32(v542);
                let v544: f32 = fma(v516, v543, v537);
                let v545: u32 = v541 >> v473;
                let v546: u32 = v545 & v492;
                let v547: f32 = f32(v546);
                let v548: f32 = fma(v516, v547, v537);
                let v549: u32 = v545 >> v473;
                let v550: u32 = v549 & v492;
                let v551: f32 = f32(v550);
                let v552: f32 = fma(v516, v551, v537);
                let v553: vec4<f32> = vec4<f32>(v540, v544, v548, v552);
                x11 = v553;
              }
            }
            let v554: vec4<f32> = x11;
            let v303: u32 = min(v72, v294);
            let v304: u32 = v303 * v10;
            let v305: u32 = v7 + v304;
            let v306: u32 = v305 + v300;
            let v307: vec4<f32> = vec4<f32>(m0[v306 + 0u], m0[v306 + 1u], m0[v306 + 2u], m0[v306 + 3u]);
            let v308: f32 = x7;
            let v309: f32 = v307.x;
            let v310: f32 = v554.x;
            let v311: f32 = fma(v309, v310, v308);
            let v312: f32 = v307.y;
            let v313: f32 = v554.y;
            let v314: f32 = fma(v312, v313, v311);
            let v315: f32 = v307.z;
            let v316: f32 = v554.z;
            let v317: f32 = fma(v315, v316, v314);
            let v318: f32 = v307.w;
            let v319: f32 = v554.w;
            let v320: f32 = fma(v318, v319, v317);
            x7 = v320;
            let v321: u32 = min(v73, v294);
            let v322: u32 = v321 * v10;
            let v323: u32 = v7 + v322;
            let v324: u32 = v323 + v300;
            let v325: vec4<f32> = vec4<f32>(m0[v324 + 0u], m0[v324 + 1u], m0[v324 + 2u], m0[v324 + 3u]);
            let v326: f32 = x8;
            let v327: f32 = v325.x;
            let v328: f32 = v554.x;
            let v329: f32 = fma(v327, v328, v326);
            let v330: f32 = v325.y;
            let v331: f32 = v554.y;
            let v332: f32 = fma(v330, v331, v329);
            let v333: f32 = v325.z;
            let v334: f32 = v554.z;
            let v335: f32 = fma(v333, v334, v332);
            let v336: f32 = v325.w;
            let v337: f32 = v554.w;
            let v338: f32 = fma(v336, v337, v335);
            x8 = v338;
            let v339: u32 = min(v152, v294);
            let v340: u32 = v339 * v10;
            let v341: u32 = v7 + v340;
            let v342: u32 = v341 + v300;
            let v343: vec4<f32> = vec4<f32>(m0[v342 + 0u], m0[v342 + 1u], m0[v342 + 2u], m0[v342 + 3u]);
            let v344: f32 = x9;
            let v345: f32 = v343.x;
            let v346: f32 = v554.x;
            let v347: f32 = fma(v345, v346, v344);
            let v348: f32 = v343.y;
            let v349: f32 = v554.y;
            let v350: f32 = fma(v348, v349, v347);
            let v351: f32 = v343.z;
            let v352: f32 = v554.z;
            let v353: f32 = fma(v351, v352, v350);
            let v354: f32 = v343.w;
            let v355: f32 = v554.w;
            let v356: f32 = fma(v354, v355, v353);
            x9 = v356;
            let v357: u32 = min(v158, v294);
            let v358: u32 = v357 * v10;
            let v359: u32 = v7 + v358;
            let v360: u32 = v359 + v300;
            let v361: vec4<f32> = vec4<f32>(m0[v360 + 0u], m0[v360 + 1u], m0[v360 + 2u], m0[v360 + 3u]);
            let v362: f32 = x10;
            let v363: f32 = v361.x;
            let v364: f32 = v554.x;
            let v365: f32 = fma(v363, v364, v362);
            let v366: f32 = v361.y;
            let v367: f32 = v554.y;
            let v368: f32 = fma(v366, v367, v365);
            let v369: f32 = v361.z;
            let v370: f32 = v554.z;
            let v371: f32 = fma(v369, v370, v368);
            let v372: f32 = v361.w;
            let v373: f32 = v554.w;
            let v374: f32 = fma(v372, v373, v371);
            x10 = v374;
          }
          let v375: f32 = m3[v296];
          let v376: f32 = x7;
          let v377: f32 = v375 + v376;
          m3[v296] = v377;
          let v378: u32 = v296 + v74;
          let v379: f32 = m3[v378];
          let v380: f32 = x8;
          let v381: f32 = v379 + v380;
          m3[v378] = v381;
          let v382: u32 = v296 + v269;
          let v383: f32 = m3[v382];
          let v384: f32 = x9;
          let v385: f32 = v383 + v384;
          m3[v382] = v385;
          let v386: u32 = v296 + v274;
          let v387: f32 = m3[v386];
          let v388: f32 = x10;
          let v389: f32 = v387 + v388;
          m3[v386] = v389;
        }
      }
      workgroupBarrier();
    }
    for (var v390: u32 = v76; v390 < v74; v390 += v77) {
      for (var v391: u32 = v72; v391 < v75; v391 += v73) {
        let v392: u32 = v391 * v74;
        let v393: u32 = v390 + v392;
        let v394: f32 = m3[v393];
        let v395: u32 = v391 * v10;
        let v396: u32 = v7 + v395;
        let v397: u32 = v396 + v390;
        m1[v397] = v394;
      }
    }
    workgroupBarrier();
    let v398: bool = v83 == v84;
    if (v398) {
      for (var v399: u32 = v72; v399 < v122; v399 += v73) {
        let v400: u32 = v73 << v399;
        let v401: u32 = v400 - v73;
        let v402: u32 = v399 + v73;
        for (var v403: u32 = v76; v403 < v121; v403 += v77) {
          let v404: u32 = v403 >> v399;
          let v405: u32 = v404 << v402;
          let v406: u32 = v403 & v401;
          let v407: u32 = v405 + v406;
          for (var v408: u32 = v72; v408 < v75; v408 += v73) {
            let v409: u32 = v408 * v10;
            let v410: u32 = v7 + v409;
            let v411: u32 = v410 + v407;
            let v412: u32 = v411 + v400;
            let v413: f32 = m1[v411];
            let v414: f32 = m1[v412];
            let v415: f32 = v413 + v414;
            let v416: f32 = v413 - v414;
            m1[v411] = v415;
            m1[v412] = v416;
          }
        }
        workgroupBarrier();
      }
      let v417: u32 = x0;
      let v418: u32 = x1;
      let v420: u32 = v418 + v419;
      for (var v421: u32 = v76; v421 < v74; v421 += v77) {
        for (var v422: u32 = v72; v422 < v75; v422 += v73) {
          let v423: u32 = v422 * v10;
          let v424: u32 = v7 + v423;
          let v425: u32 = v424 + v421;
          let v426: f32 = m1[v425];
          let v427: u32 = v417 + v421;
          let v428: u32 = v427 >> v73;
          let v429: u32 = v420 + v428;
          let v430: u32 = b0[v429];
          let v431: u32 = v427 & v73;
          let v432: bool = v431 == v73;
          let v433: vec2<f32> = unpack2x16float(v430);
          let v434: f32 = v433.x;
          let v435: f32 = v433.y;
          let v436: f32 = select(v434, v435, v432);
          let v437: f32 = v426 * v116;
          let v438: f32 = v437 * v436;
          m1[v425] = v438;
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
        let v67: f32 = b3[v58];
        let v68: f32 = v66 + v67;
        let v69: f32 = v61 + v68;
        let v70: u32 = v57 * v8;
        let v71: u32 = v70 + v58;
        b4[v71] = v69;
      }
    }
    workgroupBarrier();
  }
}
