@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<i32>; // stored2
@group(0) @binding(3) var<storage, read> b3: array<u32>; // expert_down
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn experts_5_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v456: u32 = params[3].y;
  let v457: u32 = 0u;
  let v461: u32 = 3u;
  let v463: u32 = 1u;
  let v471: u32 = 16u;
  let v472: u32 = 4294901760u;
  let v490: u32 = params[3].z;
  let v491: u32 = 5u;
  let v492: u32 = 31u;
  let v510: u32 = params[3].w;
  let v512: u32 = 4u;
  let v517: u32 = params[4].x;
  let v538: u32 = params[4].y;
  let v89: u32 = 0u;
  let v90: u32 = 1u;
  let v91: u32 = 128u;
  let v92: u32 = 4u;
  let v93: u32 = lane;
  let v94: u32 = 32u;
  let v99: f32 = 0.0f;
  let v100: u32 = params[1].y;
  let v101: u32 = 6u;
  let v106: u32 = params[1].z;
  let v107: u32 = params[1].w;
  let v111: u32 = params[2].x;
  let v133: f32 = 0.088388346f;
  let v138: u32 = 64u;
  let v139: u32 = 7u;
  let v157: u32 = 16u;
  let v167: u32 = params[2].y;
  let v168: u32 = params[2].z;
  let v169: u32 = 2u;
  let v175: u32 = 3u;
  let v176: u32 = 5u;
  let v197: u32 = 31u;
  let v217: u32 = 65535u;
  let v219: u32 = params[2].w;
  let v222: u32 = 89226354u;
  let v223: u32 = 3417055213u;
  let v224: u32 = 2212286765u;
  let v227: u32 = 64248484u;
  let v231: u32 = 2415890431u;
  let v232: u32 = 996162400u;
  let v236: u32 = 32768u;
  let v237: u32 = 32767u;
  let v238: u32 = 13u;
  let v239: u32 = 939524096u;
  let v255: u32 = 16711935u;
  let v256: u32 = 8u;
  let v257: u32 = 2047u;
  let v266: f32 = 0.006767273f;
  let v267: f32 = -3.453125f;
  let v273: u32 = 4095u;
  let v274: u32 = 4294959104u;
  let v286: u32 = 256u;
  let v291: u32 = 384u;
  let v436: u32 = params[3].x;
  let v0: u32 = params[0].x;
  let v1: u32 = params[0].y;
  let v2: u32 = 127u;
  let v3: u32 = 128u;
  let v7: u32 = 1u;
  let v8: u32 = group.x;
  let v9: u32 = groups.x;
  let v30: u32 = 4u;
  let v37: u32 = params[0].z;
  let v41: u32 = 0u;
  let v51: u32 = lane;
  let v59: u32 = params[0].w;
  let v60: u32 = 512u;
  let v61: u32 = 32u;
  let v84: u32 = params[1].x;
  let v4: u32 = v1 + v2;
  let v5: u32 = v4 / v3;
  let v6: u32 = v0 * v5;
  let v10: u32 = v6 + v9;
  let v11: u32 = v10 - v7;
  let v12: u32 = v11 / v9;
  let v13: u32 = v8 * v12;
  let v14: u32 = v13 + v12;
  let v15: u32 = min(v14, v6);
  for (var v16: u32 = v13; v16 < v15; v16 += v7) {
    let v17: u32 = v16 / v5;
    let v18: u32 = v16 % v5;
    let v19: i32 = b2[v17];
    let v20: u32 = u32(v19);
    let v21: i32 = b1[v20];
    let v22: u32 = u32(v21);
    let v23: u32 = v0 + v22;
    let v24: i32 = b2[v23];
    let v25: u32 = u32(v24);
    let v26: bool = v25 == v17;
    if (v26) {
      let v27: u32 = v23 + v7;
      let v28: i32 = b2[v27];
      let v29: u32 = u32(v28);
      let v31: u32 = v18 * v3;
      let v32: u32 = v1 - v31;
      let v33: u32 = min(v3, v32);
      for (var v34: u32 = v17; v34 < v29; v34 += v30) {
        let v35: u32 = v29 - v34;
        let v36: u32 = min(v30, v35);
        let v38: u32 = v22 * v1;
        let v39: u32 = v31 + v38;
        let v40: u32 = v39 * v37;
        for (var v95: u32 = v93; v95 < v91; v95 += v94) {
          for (var v96: u32 = v89; v96 < v92; v96 += v90) {
            let v97: u32 = v96 * v91;
            let v98: u32 = v95 + v97;
            m3[v98] = v99;
          }
        }
        for (var v42: u32 = v41; v42 < v37; v42 += v3) {
          let v43: u32 = v37 - v42;
          let v44: u32 = min(v3, v43);
          for (var v45: u32 = v41; v45 < v36; v45 += v7) {
            let v46: u32 = v34 + v45;
            let v47: i32 = b2[v46];
            let v48: u32 = u32(v47);
            let v49: u32 = v48 * v37;
            let v50: u32 = v42 + v49;
            let v52: u32 = v51 * v30;
            for (var v53: u32 = v52; v53 < v44; v53 += v3) {
              let v54: u32 = v50 + v53;
              let v55: vec4<f32> = b0[v54 / 4u];
              let v56: u32 = v45 * v3;
              let v57: u32 = v53 + v56;
              m1[v57 + 0u] = v55.x; m1[v57 + 1u] = v55.y; m1[v57 + 2u] = v55.z; m1[v57 + 3u] = v55.w;
            }
          }
          workgroupBarrier();
          let v58: u32 = v40 + v42;
          let v102: bool = v100 == v101;
          if (v102) {
            let v103: u32 = v58 / v37;
            let v104: u32 = v103 * v37;
            let v105: u32 = v58 - v104;
            let v108: u32 = v103 / v106;
            let v109: u32 = v103 % v106;
            let v110: u32 = v108 * v107;
            x0 = v109;
            x1 = v110;
            let v112: u32 = v110 + v111;
            for (var v113: u32 = v93; v113 < v91; v113 += v94) {
              for (var v114: u32 = v89; v114 < v92; v114 += v90) {
                x2 = v99;
                let v115: bool = v114 < v36;
                let v116: bool = v113 < v44;
                let v117: bool = v115 & v116;
                if (v117) {
                  let v118: u32 = v114 * v3;
                  let v119: u32 = v41 + v118;
                  let v120: u32 = v119 + v113;
                  let v121: f32 = m1[v120];
                  let v122: u32 = v105 + v113;
                  let v123: u32 = v122 >> v90;
                  let v124: u32 = v112 + v123;
                  let v125: u32 = b3[v124];
                  let v126: u32 = v122 & v90;
                  let v127: bool = v126 == v90;
                  let v128: vec2<f32> = unpack2x16float(v125);
                  let v129: f32 = v128.x;
                  let v130: f32 = v128.y;
                  let v131: f32 = select(v129, v130, v127);
                  let v132: f32 = v121 * v131;
                  let v134: f32 = v132 * v133;
                  x2 = v134;
                }
                let v135: f32 = x2;
                let v136: u32 = v114 * v91;
                let v137: u32 = v113 + v136;
                m2[v137] = v135;
              }
            }
            workgroupBarrier();
            for (var v140: u32 = v89; v140 < v139; v140 += v90) {
              let v141: u32 = v90 << v140;
              let v142: u32 = v141 - v90;
              let v143: u32 = v140 + v90;
              for (var v144: u32 = v93; v144 < v138; v144 += v94) {
                let v145: u32 = v144 >> v140;
                let v146: u32 = v145 << v143;
                let v147: u32 = v144 & v142;
                let v148: u32 = v146 + v147;
                for (var v149: u32 = v89; v149 < v92; v149 += v90) {
                  let v150: u32 = v149 * v91;
                  let v151: u32 = v150 + v148;
                  let v152: u32 = v151 + v141;
                  let v153: f32 = m2[v151];
                  let v154: f32 = m2[v152];
                  let v155: f32 = v153 + v154;
                  let v156: f32 = v153 - v154;
                  m2[v151] = v155;
                  m2[v152] = v156;
                }
              }
              workgroupBarrier();
            }
            let v158: u32 = v105 / v157;
            for (var v159: u32 = v93; v159 < v91; v159 += v94) {
              x3 = v99;
              x4 = v99;
              x5 = v99;
              x6 = v99;
              let v160: u32 = v109 + v159;
              let v161: u32 = v160 / v157;
              let v162: u32 = v160 % v157;
              for (var v163: u32 = v89; v163 < v91; v163 += v90) {
                let v164: u32 = v163 / v157;
                let v165: u32 = v158 + v164;
                let v166: u32 = v163 % v157;
                let v170: u32 = v167 * v92;
                let v171: u32 = v165 * v168;
                let v172: u32 = v171 + v161;
                let v173: u32 = v172 * v170;
                let v174: u32 = v110 + v173;
                let v177: u32 = v162 & v139;
                let v178: u32 = v177 << v176;
                let v179: u32 = v162 >> v175;
                let v180: u32 = v179 << v169;
                let v181: u32 = v166 & v139;
                let v182: u32 = v181 >> v90;
                let v183: u32 = v182 << v175;
                let v184: u32 = v166 >> v175;
                let v185: u32 = v184 << v90;
                let v186: u32 = v166 & v90;
                let v187: u32 = v178 + v180;
                let v188: u32 = v187 + v183;
                let v189: u32 = v188 + v185;
                let v190: u32 = v189 + v186;
                let v191: u32 = v190 + v90;
                let v192: u32 = v191 * v167;
                let v193: u32 = v192 >> v90;
                let v194: u32 = v170 << v176;
                let v195: u32 = v193 + v194;
                let v196: u32 = v195 - v90;
                let v198: u32 = v196 >> v176;
                let v199: u32 = v195 - v157;
                let v200: u32 = v199 >> v176;
                let v201: bool = v198 < v170;
                let v202: u32 = v198 - v170;
                let v203: u32 = select(v202, v198, v201);
                let v204: u32 = v174 + v203;
                let v205: u32 = b3[v204];
                let v206: bool = v200 < v170;
                let v207: u32 = v200 - v170;
                let v208: u32 = select(v207, v200, v206);
                let v209: u32 = v174 + v208;
                let v210: u32 = b3[v209];
                let v211: u32 = v196 & v197;
                let v212: u32 = v197 - v211;
                let v213: u32 = v205 >> v212;
                let v214: u32 = v210 << v90;
                let v215: u32 = v214 << v211;
                let v216: u32 = v213 | v215;
                let v218: u32 = v216 & v217;
                let v220: bool = v219 == v89;
                let v221: bool = v219 == v169;
                let v225: u32 = select(v223, v224, v221);
                let v226: u32 = select(v225, v222, v220);
                let v228: u32 = select(v89, v227, v220);
                let v229: u32 = v218 * v226;
                let v230: u32 = v229 + v228;
                let v233: u32 = v230 & v231;
                let v234: u32 = v233 ^ v232;
                let v235: u32 = v234 >> v157;
                let v240: u32 = v234 & v236;
                let v241: u32 = v240 << v157;
                let v242: u32 = v234 & v237;
                let v243: u32 = v242 << v238;
                let v244: u32 = v243 + v239;
                let v245: u32 = v241 | v244;
                let v246: f32 = bitcast<f32>(v245);
                let v247: u32 = v235 & v236;
                let v248: u32 = v247 << v157;
                let v249: u32 = v235 & v237;
                let v250: u32 = v249 << v238;
                let v251: u32 = v250 + v239;
                let v252: u32 = v248 | v251;
                let v253: f32 = bitcast<f32>(v252);
                let v254: f32 = v246 + v253;
                let v258: u32 = v230 & v255;
                let v259: u32 = v230 >> v256;
                let v260: u32 = v259 & v255;
                let v261: u32 = v258 + v260;
                let v262: u32 = v261 >> v157;
                let v263: u32 = v261 + v262;
                let v264: u32 = v263 & v257;
                let v265: f32 = f32(v264);
                let v268: f32 = fma(v265, v266, v267);
                let v269: f32 = select(v254, v268, v221);
                let v270: u32 = bitcast<u32>(v269);
                let v271: u32 = v270 >> v238;
                let v272: u32 = v271 & v90;
                let v275: u32 = v270 + v273;
                let v276: u32 = v275 + v272;
                let v277: u32 = v276 & v274;
                let v278: f32 = bitcast<f32>(v277);
                let v279: f32 = m2[v163];
                let v280: f32 = x3;
                let v281: f32 = fma(v279, v278, v280);
                x3 = v281;
                let v282: u32 = v163 + v91;
                let v283: f32 = m2[v282];
                let v284: f32 = x4;
                let v285: f32 = fma(v283, v278, v284);
                x4 = v285;
                let v287: u32 = v163 + v286;
                let v288: f32 = m2[v287];
                let v289: f32 = x5;
                let v290: f32 = fma(v288, v278, v289);
                x5 = v290;
                let v292: u32 = v163 + v291;
                let v293: f32 = m2[v292];
                let v294: f32 = x6;
                let v295: f32 = fma(v293, v278, v294);
                x6 = v295;
              }
              let v296: f32 = m3[v159];
              let v297: f32 = x3;
              let v298: f32 = v296 + v297;
              m3[v159] = v298;
              let v299: u32 = v159 + v91;
              let v300: f32 = m3[v299];
              let v301: f32 = x4;
              let v302: f32 = v300 + v301;
              m3[v299] = v302;
              let v303: u32 = v159 + v286;
              let v304: f32 = m3[v303];
              let v305: f32 = x5;
              let v306: f32 = v304 + v305;
              m3[v303] = v306;
              let v307: u32 = v159 + v291;
              let v308: f32 = m3[v307];
              let v309: f32 = x6;
              let v310: f32 = v308 + v309;
              m3[v307] = v310;
            }
            workgroupBarrier();
          } else {
            let v311: u32 = v36 - v90;
            let v312: u32 = v33 - v90;
            for (var v313: u32 = v93; v313 < v91; v313 += v94) {
              x7 = v99;
              x8 = v99;
              x9 = v99;
              x10 = v99;
              let v314: u32 = min(v313, v312);
              let v315: u32 = v314 * v37;
              let v316: u32 = v58 + v315;
              for (var v317: u32 = v89; v317 < v44; v317 += v92) {
                let v318: u32 = v316 + v317;
                let v458: bool = v456 == v457;
                if (v458) {
                  let v459: vec4<u32> = vec4<u32>(b3[v318 + 0u], b3[v318 + 1u], b3[v318 + 2u], b3[v318 + 3u]);
                  let v460: vec4<f32> = bitcast<vec4<f32>>(v459);
                  x11 = v460;
                } else {
                  let v462: bool = v456 < v461;
                  if (v462) {
                    let v464: bool = v456 == v463;
                    let v465: u32 = v318 >> v463;
                    let v466: vec2<u32> = vec2<u32>(b3[v465 + 0u], b3[v465 + 1u]);
                    let v467: u32 = v466.x;
                    let v468: vec2<f32> = unpack2x16float(v467);
                    let v469: f32 = v468.x;
                    let v470: f32 = v468.y;
                    let v473: u32 = v467 << v471;
                    let v474: u32 = v467 & v472;
                    let v475: f32 = bitcast<f32>(v473);
                    let v476: f32 = bitcast<f32>(v474);
                    let v477: f32 = select(v475, v469, v464);
                    let v478: f32 = select(v476, v470, v464);
                    let v479: u32 = v466.y;
                    let v480: vec2<f32> = unpack2x16float(v479);
                    let v481: f32 = v480.x;
                    let v482: f32 = v480.y;
                    let v483: u32 = v479 << v471;
                    let v484: u32 = v479 & v472;
                    let v485: f32 = bitcast<f32>(v483);
                    let v486: f32 = bitcast<f32>(v484);
                    let v487: f32 = select(v485, v481, v464);
                    let v488: f32 = select(v486, v482, v464);
                    let v489: vec4<f32> = vec4<f32>(v477, v478, v487, v488);
                    x11 = v489;
                  } else {
                    let v493: u32 = v318 >> v491;
                    let v494: u32 = v493 * v490;
                    let v495: u32 = v318 & v492;
                    let v496: u32 = v495 * v490;
                    let v497: u32 = v496 >> v491;
                    let v498: u32 = v494 + v497;
                    let v499: u32 = v496 & v492;
                    let v500: u32 = b3[v498];
                    let v501: u32 = v498 + v463;
                    let v502: u32 = b3[v501];
                    let v503: u32 = v500 >> v499;
                    let v504: u32 = v492 - v499;
                    let v505: u32 = v502 << v463;
                    let v506: u32 = v505 << v504;
                    let v507: u32 = v503 | v506;
                    let v508: u32 = v463 << v490;
                    let v509: u32 = v508 - v463;
                    let v511: u32 = v318 >> v510;
                    let v513: bool = v456 == v461;
                    let v514: bool = v456 == v512;
                    let v515: u32 = v511 >> v463;
                    let v516: u32 = select(v515, v511, v513);
                    let v518: u32 = v517 + v516;
                    let v519: u32 = b3[v518];
                    let v520: f32 = bitcast<f32>(v519);
                    let v521: u32 = v511 & v463;
                    let v522: bool = v521 == v463;
                    let v523: vec2<f32> = unpack2x16float(v519);
                    let v524: f32 = v523.x;
                    let v525: f32 = v523.y;
                    let v526: u32 = v519 << v471;
                    let v527: u32 = v519 & v472;
                    let v528: f32 = bitcast<f32>(v526);
                    let v529: f32 = bitcast<f32>(v527);
                    let v530: f32 = select(v524, v525, v522);
                    let v531: f32 = select(v528, v529, v522);
                    let v532: f32 = select(v531, v530, v514);
                    let v533: f32 = select(v532, v520, v513);
                    let v534: bool = v456 == v461;
                    let v535: bool = v456 == v512;
                    let v536: u32 = v511 >> v463;
                    let v537: u32 = select(v536, v511, v534);
                    let v539: u32 = v538 + v537;
                    let v540: u32 = b3[v539];
                    let v541: f32 = bitcast<f32>(v540);
                    let v542: u32 = v511 & v463;
                    let v543: bool = v542 == v463;
                    let v544: vec2<f32> = unpack2x16float(v540);
                    let v545: f32 = v544.x;
                    let v546: f32 = v544.y;
                    let v547: u32 = v540 << v471;
                    let v548: u32 = v540 & v472;
                    let v549: f32 = bitcast<f32>(v547);
                    let v550: f32 = bitcast<f32>(v548);
                    let v551: f32 = select(v545, v546, v543);
                    let v552: f32 = select(v549, v550, v543);
                    let v553: f32 = select(v552, v551, v535);
                    let v554: f32 = select(v553, v541, v534);
                    let v555: u32 = v507 & v509;
                    let v556: f32 = f32(v555);
                    let v557: f32 = fma(v533, v556, v554);
                    let v558: u32 = v507 >> v490;
                    let v559: u32 = v558 & v509;
                    let v560: f32 = f32(v559);
                    let v561: f32 = fma(v533, v560, v554);
                    let v562: u32 = v558 >> v490;
                    let v563: u32 = v562 & v509;
                    let v564: f32 = f32(v563);
                    let v565: f32 = fma(v533, v564, v554);
                    let v566: u32 = v562 >> v490;
                    let v567: u32 = v566 & v509;
                    let v568: f32 = f32(v567);
                    let v569: f32 = fma(v533, v568, v554);
                    let v570: vec4<f32> = vec4<f32>(v557, v561, v565, v569);
                    x11 = v570;
                  }
                }
                let v571: vec4<f32> = x11;
                let v320: u32 = min(v89, v311);
                let v321: u32 = v320 * v3;
                let v322: u32 = v41 + v321;
                let v323: u32 = v322 + v317;
                let v324: vec4<f32> = vec4<f32>(m1[v323 + 0u], m1[v323 + 1u], m1[v323 + 2u], m1[v323 + 3u]);
                let v325: f32 = x7;
                let v326: f32 = v324.x;
                let v327: f32 = v571.x;
                let v328: f32 = fma(v326, v327, v325);
                let v329: f32 = v324.y;
                let v330: f32 = v571.y;
                let v331: f32 = fma(v329, v330, v328);
                let v332: f32 = v324.z;
                let v333: f32 = v571.z;
                let v334: f32 = fma(v332, v333, v331);
                let v335: f32 = v324.w;
                let v336: f32 = v571.w;
                let v337: f32 = fma(v335, v336, v334);
                x7 = v337;
                let v338: u32 = min(v90, v311);
                let v339: u32 = v338 * v3;
                let v340: u32 = v41 + v339;
                let v341: u32 = v340 + v317;
                let v342: vec4<f32> = vec4<f32>(m1[v341 + 0u], m1[v341 + 1u], m1[v341 + 2u], m1[v341 + 3u]);
                let v343: f32 = x8;
                let v344: f32 = v342.x;
                let v345: f32 = v571.x;
                let v346: f32 = fma(v344, v345, v343);
                let v347: f32 = v342.y;
                let v348: f32 = v571.y;
                let v349: f32 = fma(v347, v348, v346);
                let v350: f32 = v342.z;
                let v351: f32 = v571.z;
                let v352: f32 = fma(v350, v351, v349);
                let v353: f32 = v342.w;
                let v354: f32 = v571.w;
                let v355: f32 = fma(v353, v354, v352);
                x8 = v355;
                let v356: u32 = min(v169, v311);
                let v357: u32 = v356 * v3;
                let v358: u32 = v41 + v357;
                let v359: u32 = v358 + v317;
                let v360: vec4<f32> = vec4<f32>(m1[v359 + 0u], m1[v359 + 1u], m1[v359 + 2u], m1[v359 + 3u]);
                let v361: f32 = x9;
                let v362: f32 = v360.x;
                let v363: f32 = v571.x;
                let v364: f32 = fma(v362, v363, v361);
                let v365: f32 = v360.y;
                let v366: f32 = v571.y;
                let v367: f32 = fma(v365, v366, v364);
                let v368: f32 = v360.z;
                let v369: f32 = v571.z;
                let v370: f32 = fma(v368, v369, v367);
                let v371: f32 = v360.w;
                let v372: f32 = v571.w;
                let v373: f32 = fma(v371, v372, v370);
                x9 = v373;
                let v374: u32 = min(v175, v311);
                let v375: u32 = v374 * v3;
                let v376: u32 = v41 + v375;
                let v377: u32 = v376 + v317;
                let v378: vec4<f32> = vec4<f32>(m1[v377 + 0u], m1[v377 + 1u], m1[v377 + 2u], m1[v377 + 3u]);
                let v379: f32 = x10;
                let v380: f32 = v378.x;
                let v381: f32 = v571.x;
                let v382: f32 = fma(v380, v381, v379);
                let v383: f32 = v378.y;
                let v384: f32 = v571.y;
                let v385: f32 = fma(v383, v384, v382);
                let v386: f32 = v378.z;
                let v387: f32 = v571.z;
                let v388: f32 = fma(v386, v387, v385);
                let v389: f32 = v378.w;
                let v390: f32 = v571.w;
                let v391: f32 = fma(v389, v390, v388);
                x10 = v391;
              }
              let v392: f32 = m3[v313];
              let v393: f32 = x7;
              let v394: f32 = v392 + v393;
              m3[v313] = v394;
              let v395: u32 = v313 + v91;
              let v396: f32 = m3[v395];
              let v397: f32 = x8;
              let v398: f32 = v396 + v397;
              m3[v395] = v398;
              let v399: u32 = v313 + v286;
              let v400: f32 = m3[v399];
              let v401: f32 = x9;
              let v402: f32 = v400 + v401;
              m3[v399] = v402;
              let v403: u32 = v313 + v291;
              let v404: f32 = m3[v403];
              let v405: f32 = x10;
              let v406: f32 = v404 + v405;
              m3[v403] = v406;
            }
          }
          workgroupBarrier();
        }
        for (var v407: u32 = v93; v407 < v91; v407 += v94) {
          for (var v408: u32 = v89; v408 < v92; v408 += v90) {
            let v409: u32 = v408 * v91;
            let v410: u32 = v407 + v409;
            let v411: f32 = m3[v410];
            let v412: u32 = v408 * v3;
            let v413: u32 = v41 + v412;
            let v414: u32 = v413 + v407;
            m0[v414] = v411;
          }
        }
        workgroupBarrier();
        let v415: bool = v100 == v101;
        if (v415) {
          for (var v416: u32 = v89; v416 < v139; v416 += v90) {
            let v417: u32 = v90 << v416;
            let v418: u32 = v417 - v90;
            let v419: u32 = v416 + v90;
            for (var v420: u32 = v93; v420 < v138; v420 += v94) {
              let v421: u32 = v420 >> v416;
              let v422: u32 = v421 << v419;
              let v423: u32 = v420 & v418;
              let v424: u32 = v422 + v423;
              for (var v425: u32 = v89; v425 < v92; v425 += v90) {
                let v426: u32 = v425 * v3;
                let v427: u32 = v41 + v426;
                let v428: u32 = v427 + v424;
                let v429: u32 = v428 + v417;
                let v430: f32 = m0[v428];
                let v431: f32 = m0[v429];
                let v432: f32 = v430 + v431;
                let v433: f32 = v430 - v431;
                m0[v428] = v432;
                m0[v429] = v433;
              }
            }
            workgroupBarrier();
          }
          let v434: u32 = x0;
          let v435: u32 = x1;
          let v437: u32 = v435 + v436;
          for (var v438: u32 = v93; v438 < v91; v438 += v94) {
            for (var v439: u32 = v89; v439 < v92; v439 += v90) {
              let v440: u32 = v439 * v3;
              let v441: u32 = v41 + v440;
              let v442: u32 = v441 + v438;
              let v443: f32 = m0[v442];
              let v444: u32 = v434 + v438;
              let v445: u32 = v444 >> v90;
              let v446: u32 = v437 + v445;
              let v447: u32 = b3[v446];
              let v448: u32 = v444 & v90;
              let v449: bool = v448 == v90;
              let v450: vec2<f32> = unpack2x16float(v447);
              let v451: f32 = v450.x;
              let v452: f32 = v450.y;
              let v453: f32 = select(v451, v452, v449);
              let v454: f32 = v443 * v133;
              let v455: f32 = v454 * v453;
              m0[v442] = v455;
            }
          }
          workgroupBarrier();
        }
        for (var v62: u32 = v51; v62 < v60; v62 += v61) {
          let v63: u32 = v62 / v3;
          let v64: u32 = v62 % v3;
          let v65: bool = v63 < v36;
          let v66: bool = v64 < v33;
          let v67: bool = v65 & v66;
          if (v67) {
            let v68: u32 = v34 + v63;
            let v69: i32 = b2[v68];
            let v70: u32 = u32(v69);
            let v71: u32 = v70 / v59;
            let v72: u32 = v70 % v59;
            let v73: u32 = v31 + v64;
            let v74: u32 = v63 * v3;
            let v75: u32 = v31 - v74;
            let v76: u32 = v71 - v71;
            let v77: u32 = v72 - v72;
            let v78: u32 = v73 - v75;
            let v79: f32 = m0[v78];
            let v80: u32 = v71 * v59;
            let v81: u32 = v80 + v72;
            let v82: f32 = b4[v81];
            let v83: f32 = v79 * v82;
            let v85: u32 = v71 * v84;
            let v86: u32 = v72 * v1;
            let v87: u32 = v85 + v86;
            let v88: u32 = v87 + v73;
            b5[v88] = v83;
          }
        }
        workgroupBarrier();
      }
    }
  }
}
