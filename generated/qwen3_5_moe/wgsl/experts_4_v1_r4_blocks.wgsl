@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<i32>; // stored2
@group(0) @binding(3) var<storage, read> b3: array<u32>; // expert_gate
@group(0) @binding(4) var<storage, read> b4: array<u32>; // expert_up
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<uniform> params: array<vec4<u32>, 8>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 512>;

@compute @workgroup_size(32)
fn experts_4_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: u32;
  var x1: u32;
  var x2: u32;
  var x3: u32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  var x10: f32;
  var x11: f32;
  var x12: f32;
  var x13: f32;
  var x14: f32;
  var x15: f32;
  var x16: f32;
  var x17: f32;
  var x18: f32;
  var x19: f32;
  var x20: f32;
  var x21: f32;
  var x22: f32;
  var x23: f32;
  let v705: u32 = params[5].y;
  let v706: u32 = 0u;
  let v710: u32 = 3u;
  let v712: u32 = 1u;
  let v721: u32 = 16u;
  let v722: u32 = 4294901760u;
  let v730: u32 = params[5].z;
  let v731: u32 = 5u;
  let v732: u32 = 31u;
  let v750: u32 = params[5].w;
  let v752: u32 = 4u;
  let v757: u32 = params[6].x;
  let v778: u32 = params[6].y;
  let v799: u32 = params[6].z;
  let v819: u32 = params[6].w;
  let v837: u32 = params[7].x;
  let v843: u32 = params[7].y;
  let v864: u32 = params[7].z;
  let v95: u32 = 0u;
  let v96: u32 = 1u;
  let v97: u32 = 128u;
  let v98: u32 = 4u;
  let v99: u32 = lane;
  let v100: u32 = 32u;
  let v105: f32 = 0.0f;
  let v110: u32 = params[1].y;
  let v111: u32 = 6u;
  let v116: u32 = params[1].z;
  let v117: u32 = params[1].w;
  let v121: u32 = params[2].x;
  let v143: f32 = 0.088388346f;
  let v148: u32 = 64u;
  let v149: u32 = 7u;
  let v167: u32 = 16u;
  let v177: u32 = params[2].y;
  let v178: u32 = params[2].z;
  let v179: u32 = 2u;
  let v185: u32 = 3u;
  let v186: u32 = 5u;
  let v207: u32 = 31u;
  let v227: u32 = 65535u;
  let v229: u32 = params[2].w;
  let v232: u32 = 89226354u;
  let v233: u32 = 3417055213u;
  let v234: u32 = 2212286765u;
  let v237: u32 = 64248484u;
  let v241: u32 = 2415890431u;
  let v242: u32 = 996162400u;
  let v246: u32 = 32768u;
  let v247: u32 = 32767u;
  let v248: u32 = 13u;
  let v249: u32 = 939524096u;
  let v265: u32 = 16711935u;
  let v266: u32 = 8u;
  let v267: u32 = 2047u;
  let v276: f32 = 0.006767273f;
  let v277: f32 = -3.453125f;
  let v283: u32 = 4095u;
  let v284: u32 = 4294959104u;
  let v296: u32 = 256u;
  let v301: u32 = 384u;
  let v373: u32 = params[3].x;
  let v378: u32 = params[3].y;
  let v379: u32 = params[3].z;
  let v383: u32 = params[3].w;
  let v435: u32 = params[4].x;
  let v436: u32 = params[4].y;
  let v482: u32 = params[4].z;
  let v636: u32 = params[4].w;
  let v685: u32 = params[5].x;
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
  let v49: u32 = params[0].w;
  let v53: u32 = lane;
  let v54: u32 = 32u;
  let v61: u32 = 512u;
  let v82: f32 = 1.0f;
  let v90: u32 = params[1].x;
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
        for (var v101: u32 = v99; v101 < v97; v101 += v100) {
          for (var v102: u32 = v95; v102 < v98; v102 += v96) {
            let v103: u32 = v102 * v97;
            let v104: u32 = v101 + v103;
            m4[v104] = v105;
          }
        }
        for (var v106: u32 = v99; v106 < v97; v106 += v100) {
          for (var v107: u32 = v95; v107 < v98; v107 += v96) {
            let v108: u32 = v107 * v97;
            let v109: u32 = v106 + v108;
            m5[v109] = v105;
          }
        }
        for (var v42: u32 = v41; v42 < v37; v42 += v3) {
          let v43: u32 = v37 - v42;
          let v44: u32 = min(v3, v43);
          for (var v45: u32 = v41; v45 < v36; v45 += v7) {
            let v46: u32 = v34 + v45;
            let v47: i32 = b2[v46];
            let v48: u32 = u32(v47);
            let v50: u32 = v48 / v49;
            let v51: u32 = v50 * v37;
            let v52: u32 = v42 + v51;
            for (var v55: u32 = v53; v55 < v44; v55 += v54) {
              let v56: u32 = v52 + v55;
              let v57: f32 = b0[v56];
              let v58: u32 = v45 * v3;
              let v59: u32 = v55 + v58;
              m2[v59] = v57;
            }
          }
          workgroupBarrier();
          let v60: u32 = v40 + v42;
          let v112: bool = v110 == v111;
          if (v112) {
            let v113: u32 = v60 / v37;
            let v114: u32 = v113 * v37;
            let v115: u32 = v60 - v114;
            let v118: u32 = v113 / v116;
            let v119: u32 = v113 % v116;
            let v120: u32 = v118 * v117;
            x0 = v119;
            x1 = v120;
            let v122: u32 = v120 + v121;
            for (var v123: u32 = v99; v123 < v97; v123 += v100) {
              for (var v124: u32 = v95; v124 < v98; v124 += v96) {
                x4 = v105;
                let v125: bool = v124 < v36;
                let v126: bool = v123 < v44;
                let v127: bool = v125 & v126;
                if (v127) {
                  let v128: u32 = v124 * v3;
                  let v129: u32 = v41 + v128;
                  let v130: u32 = v129 + v123;
                  let v131: f32 = m2[v130];
                  let v132: u32 = v115 + v123;
                  let v133: u32 = v132 >> v96;
                  let v134: u32 = v122 + v133;
                  let v135: u32 = b3[v134];
                  let v136: u32 = v132 & v96;
                  let v137: bool = v136 == v96;
                  let v138: vec2<f32> = unpack2x16float(v135);
                  let v139: f32 = v138.x;
                  let v140: f32 = v138.y;
                  let v141: f32 = select(v139, v140, v137);
                  let v142: f32 = v131 * v141;
                  let v144: f32 = v142 * v143;
                  x4 = v144;
                }
                let v145: f32 = x4;
                let v146: u32 = v124 * v97;
                let v147: u32 = v123 + v146;
                m3[v147] = v145;
              }
            }
            workgroupBarrier();
            for (var v150: u32 = v95; v150 < v149; v150 += v96) {
              let v151: u32 = v96 << v150;
              let v152: u32 = v151 - v96;
              let v153: u32 = v150 + v96;
              for (var v154: u32 = v99; v154 < v148; v154 += v100) {
                let v155: u32 = v154 >> v150;
                let v156: u32 = v155 << v153;
                let v157: u32 = v154 & v152;
                let v158: u32 = v156 + v157;
                for (var v159: u32 = v95; v159 < v98; v159 += v96) {
                  let v160: u32 = v159 * v97;
                  let v161: u32 = v160 + v158;
                  let v162: u32 = v161 + v151;
                  let v163: f32 = m3[v161];
                  let v164: f32 = m3[v162];
                  let v165: f32 = v163 + v164;
                  let v166: f32 = v163 - v164;
                  m3[v161] = v165;
                  m3[v162] = v166;
                }
              }
              workgroupBarrier();
            }
            let v168: u32 = v115 / v167;
            for (var v169: u32 = v99; v169 < v97; v169 += v100) {
              x5 = v105;
              x6 = v105;
              x7 = v105;
              x8 = v105;
              let v170: u32 = v119 + v169;
              let v171: u32 = v170 / v167;
              let v172: u32 = v170 % v167;
              for (var v173: u32 = v95; v173 < v97; v173 += v96) {
                let v174: u32 = v173 / v167;
                let v175: u32 = v168 + v174;
                let v176: u32 = v173 % v167;
                let v180: u32 = v177 * v98;
                let v181: u32 = v175 * v178;
                let v182: u32 = v181 + v171;
                let v183: u32 = v182 * v180;
                let v184: u32 = v120 + v183;
                let v187: u32 = v172 & v149;
                let v188: u32 = v187 << v186;
                let v189: u32 = v172 >> v185;
                let v190: u32 = v189 << v179;
                let v191: u32 = v176 & v149;
                let v192: u32 = v191 >> v96;
                let v193: u32 = v192 << v185;
                let v194: u32 = v176 >> v185;
                let v195: u32 = v194 << v96;
                let v196: u32 = v176 & v96;
                let v197: u32 = v188 + v190;
                let v198: u32 = v197 + v193;
                let v199: u32 = v198 + v195;
                let v200: u32 = v199 + v196;
                let v201: u32 = v200 + v96;
                let v202: u32 = v201 * v177;
                let v203: u32 = v202 >> v96;
                let v204: u32 = v180 << v186;
                let v205: u32 = v203 + v204;
                let v206: u32 = v205 - v96;
                let v208: u32 = v206 >> v186;
                let v209: u32 = v205 - v167;
                let v210: u32 = v209 >> v186;
                let v211: bool = v208 < v180;
                let v212: u32 = v208 - v180;
                let v213: u32 = select(v212, v208, v211);
                let v214: u32 = v184 + v213;
                let v215: u32 = b3[v214];
                let v216: bool = v210 < v180;
                let v217: u32 = v210 - v180;
                let v218: u32 = select(v217, v210, v216);
                let v219: u32 = v184 + v218;
                let v220: u32 = b3[v219];
                let v221: u32 = v206 & v207;
                let v222: u32 = v207 - v221;
                let v223: u32 = v215 >> v222;
                let v224: u32 = v220 << v96;
                let v225: u32 = v224 << v221;
                let v226: u32 = v223 | v225;
                let v228: u32 = v226 & v227;
                let v230: bool = v229 == v95;
                let v231: bool = v229 == v179;
                let v235: u32 = select(v233, v234, v231);
                let v236: u32 = select(v235, v232, v230);
                let v238: u32 = select(v95, v237, v230);
                let v239: u32 = v228 * v236;
                let v240: u32 = v239 + v238;
                let v243: u32 = v240 & v241;
                let v244: u32 = v243 ^ v242;
                let v245: u32 = v244 >> v167;
                let v250: u32 = v244 & v246;
                let v251: u32 = v250 << v167;
                let v252: u32 = v244 & v247;
                let v253: u32 = v252 << v248;
                let v254: u32 = v253 + v249;
                let v255: u32 = v251 | v254;
                let v256: f32 = bitcast<f32>(v255);
                let v257: u32 = v245 & v246;
                let v258: u32 = v257 << v167;
                let v259: u32 = v245 & v247;
                let v260: u32 = v259 << v248;
                let v261: u32 = v260 + v249;
                let v262: u32 = v258 | v261;
                let v263: f32 = bitcast<f32>(v262);
                let v264: f32 = v256 + v263;
                let v268: u32 = v240 & v265;
                let v269: u32 = v240 >> v266;
                let v270: u32 = v269 & v265;
                let v271: u32 = v268 + v270;
                let v272: u32 = v271 >> v167;
                let v273: u32 = v271 + v272;
                let v274: u32 = v273 & v267;
                let v275: f32 = f32(v274);
                let v278: f32 = fma(v275, v276, v277);
                let v279: f32 = select(v264, v278, v231);
                let v280: u32 = bitcast<u32>(v279);
                let v281: u32 = v280 >> v248;
                let v282: u32 = v281 & v96;
                let v285: u32 = v280 + v283;
                let v286: u32 = v285 + v282;
                let v287: u32 = v286 & v284;
                let v288: f32 = bitcast<f32>(v287);
                let v289: f32 = m3[v173];
                let v290: f32 = x5;
                let v291: f32 = fma(v289, v288, v290);
                x5 = v291;
                let v292: u32 = v173 + v97;
                let v293: f32 = m3[v292];
                let v294: f32 = x6;
                let v295: f32 = fma(v293, v288, v294);
                x6 = v295;
                let v297: u32 = v173 + v296;
                let v298: f32 = m3[v297];
                let v299: f32 = x7;
                let v300: f32 = fma(v298, v288, v299);
                x7 = v300;
                let v302: u32 = v173 + v301;
                let v303: f32 = m3[v302];
                let v304: f32 = x8;
                let v305: f32 = fma(v303, v288, v304);
                x8 = v305;
              }
              let v306: f32 = m4[v169];
              let v307: f32 = x5;
              let v308: f32 = v306 + v307;
              m4[v169] = v308;
              let v309: u32 = v169 + v97;
              let v310: f32 = m4[v309];
              let v311: f32 = x6;
              let v312: f32 = v310 + v311;
              m4[v309] = v312;
              let v313: u32 = v169 + v296;
              let v314: f32 = m4[v313];
              let v315: f32 = x7;
              let v316: f32 = v314 + v315;
              m4[v313] = v316;
              let v317: u32 = v169 + v301;
              let v318: f32 = m4[v317];
              let v319: f32 = x8;
              let v320: f32 = v318 + v319;
              m4[v317] = v320;
            }
            workgroupBarrier();
          } else {
            let v321: u32 = v36 - v96;
            let v322: u32 = v33 - v96;
            for (var v323: u32 = v99; v323 < v97; v323 += v100) {
              x9 = v105;
              x10 = v105;
              x11 = v105;
              x12 = v105;
              let v324: u32 = min(v323, v322);
              let v325: u32 = v324 * v37;
              let v326: u32 = v60 + v325;
              for (var v327: u32 = v95; v327 < v44; v327 += v96) {
                let v328: u32 = v326 + v327;
                let v707: bool = v705 == v706;
                if (v707) {
                  let v708: u32 = b3[v328];
                  let v709: f32 = bitcast<f32>(v708);
                  x22 = v709;
                } else {
                  let v711: bool = v705 < v710;
                  if (v711) {
                    let v713: bool = v705 == v712;
                    let v714: u32 = v328 >> v712;
                    let v715: u32 = b3[v714];
                    let v716: u32 = v328 & v712;
                    let v717: bool = v716 == v712;
                    let v718: vec2<f32> = unpack2x16float(v715);
                    let v719: f32 = v718.x;
                    let v720: f32 = v718.y;
                    let v723: u32 = v715 << v721;
                    let v724: u32 = v715 & v722;
                    let v725: f32 = bitcast<f32>(v723);
                    let v726: f32 = bitcast<f32>(v724);
                    let v727: f32 = select(v719, v720, v717);
                    let v728: f32 = select(v725, v726, v717);
                    let v729: f32 = select(v728, v727, v713);
                    x22 = v729;
                  } else {
                    let v733: u32 = v328 >> v731;
                    let v734: u32 = v733 * v730;
                    let v735: u32 = v328 & v732;
                    let v736: u32 = v735 * v730;
                    let v737: u32 = v736 >> v731;
                    let v738: u32 = v734 + v737;
                    let v739: u32 = v736 & v732;
                    let v740: u32 = b3[v738];
                    let v741: u32 = v738 + v712;
                    let v742: u32 = b3[v741];
                    let v743: u32 = v740 >> v739;
                    let v744: u32 = v732 - v739;
                    let v745: u32 = v742 << v712;
                    let v746: u32 = v745 << v744;
                    let v747: u32 = v743 | v746;
                    let v748: u32 = v712 << v730;
                    let v749: u32 = v748 - v712;
                    let v751: u32 = v328 >> v750;
                    let v753: bool = v705 == v710;
                    let v754: bool = v705 == v752;
                    let v755: u32 = v751 >> v712;
                    let v756: u32 = select(v755, v751, v753);
                    let v758: u32 = v757 + v756;
                    let v759: u32 = b3[v758];
                    let v760: f32 = bitcast<f32>(v759);
                    let v761: u32 = v751 & v712;
                    let v762: bool = v761 == v712;
                    let v763: vec2<f32> = unpack2x16float(v759);
                    let v764: f32 = v763.x;
                    let v765: f32 = v763.y;
                    let v766: u32 = v759 << v721;
                    let v767: u32 = v759 & v722;
                    let v768: f32 = bitcast<f32>(v766);
                    let v769: f32 = bitcast<f32>(v767);
                    let v770: f32 = select(v764, v765, v762);
                    let v771: f32 = select(v768, v769, v762);
                    let v772: f32 = select(v771, v770, v754);
                    let v773: f32 = select(v772, v760, v753);
                    let v774: bool = v705 == v710;
                    let v775: bool = v705 == v752;
                    let v776: u32 = v751 >> v712;
                    let v777: u32 = select(v776, v751, v774);
                    let v779: u32 = v778 + v777;
                    let v780: u32 = b3[v779];
                    let v781: f32 = bitcast<f32>(v780);
                    let v782: u32 = v751 & v712;
                    let v783: bool = v782 == v712;
                    let v784: vec2<f32> = unpack2x16float(v780);
                    let v785: f32 = v784.x;
                    let v786: f32 = v784.y;
                    let v787: u32 = v780 << v721;
                    let v788: u32 = v780 & v722;
                    let v789: f32 = bitcast<f32>(v787);
                    let v790: f32 = bitcast<f32>(v788);
                    let v791: f32 = select(v785, v786, v783);
                    let v792: f32 = select(v789, v790, v783);
                    let v793: f32 = select(v792, v791, v775);
                    let v794: f32 = select(v793, v781, v774);
                    let v795: u32 = v747 & v749;
                    let v796: f32 = f32(v795);
                    let v797: f32 = fma(v773, v796, v794);
                    x22 = v797;
                  }
                }
                let v798: f32 = x22;
                let v330: u32 = min(v95, v321);
                let v331: u32 = v330 * v3;
                let v332: u32 = v41 + v331;
                let v333: u32 = v332 + v327;
                let v334: f32 = m2[v333];
                let v335: f32 = x9;
                let v336: f32 = fma(v334, v798, v335);
                x9 = v336;
                let v337: u32 = min(v96, v321);
                let v338: u32 = v337 * v3;
                let v339: u32 = v41 + v338;
                let v340: u32 = v339 + v327;
                let v341: f32 = m2[v340];
                let v342: f32 = x10;
                let v343: f32 = fma(v341, v798, v342);
                x10 = v343;
                let v344: u32 = min(v179, v321);
                let v345: u32 = v344 * v3;
                let v346: u32 = v41 + v345;
                let v347: u32 = v346 + v327;
                let v348: f32 = m2[v347];
                let v349: f32 = x11;
                let v350: f32 = fma(v348, v798, v349);
                x11 = v350;
                let v351: u32 = min(v185, v321);
                let v352: u32 = v351 * v3;
                let v353: u32 = v41 + v352;
                let v354: u32 = v353 + v327;
                let v355: f32 = m2[v354];
                let v356: f32 = x12;
                let v357: f32 = fma(v355, v798, v356);
                x12 = v357;
              }
              let v358: f32 = m4[v323];
              let v359: f32 = x9;
              let v360: f32 = v358 + v359;
              m4[v323] = v360;
              let v361: u32 = v323 + v97;
              let v362: f32 = m4[v361];
              let v363: f32 = x10;
              let v364: f32 = v362 + v363;
              m4[v361] = v364;
              let v365: u32 = v323 + v296;
              let v366: f32 = m4[v365];
              let v367: f32 = x11;
              let v368: f32 = v366 + v367;
              m4[v365] = v368;
              let v369: u32 = v323 + v301;
              let v370: f32 = m4[v369];
              let v371: f32 = x12;
              let v372: f32 = v370 + v371;
              m4[v369] = v372;
            }
          }
          let v374: bool = v373 == v111;
          if (v374) {
            let v375: u32 = v60 / v37;
            let v376: u32 = v375 * v37;
            let v377: u32 = v60 - v376;
            let v380: u32 = v375 / v378;
            let v381: u32 = v375 % v378;
            let v382: u32 = v380 * v379;
            x2 = v381;
            x3 = v382;
            let v384: u32 = v382 + v383;
            for (var v385: u32 = v99; v385 < v97; v385 += v100) {
              for (var v386: u32 = v95; v386 < v98; v386 += v96) {
                x13 = v105;
                let v387: bool = v386 < v36;
                let v388: bool = v385 < v44;
                let v389: bool = v387 & v388;
                if (v389) {
                  let v390: u32 = v386 * v3;
                  let v391: u32 = v41 + v390;
                  let v392: u32 = v391 + v385;
                  let v393: f32 = m2[v392];
                  let v394: u32 = v377 + v385;
                  let v395: u32 = v394 >> v96;
                  let v396: u32 = v384 + v395;
                  let v397: u32 = b4[v396];
                  let v398: u32 = v394 & v96;
                  let v399: bool = v398 == v96;
                  let v400: vec2<f32> = unpack2x16float(v397);
                  let v401: f32 = v400.x;
                  let v402: f32 = v400.y;
                  let v403: f32 = select(v401, v402, v399);
                  let v404: f32 = v393 * v403;
                  let v405: f32 = v404 * v143;
                  x13 = v405;
                }
                let v406: f32 = x13;
                let v407: u32 = v386 * v97;
                let v408: u32 = v385 + v407;
                m3[v408] = v406;
              }
            }
            workgroupBarrier();
            for (var v409: u32 = v95; v409 < v149; v409 += v96) {
              let v410: u32 = v96 << v409;
              let v411: u32 = v410 - v96;
              let v412: u32 = v409 + v96;
              for (var v413: u32 = v99; v413 < v148; v413 += v100) {
                let v414: u32 = v413 >> v409;
                let v415: u32 = v414 << v412;
                let v416: u32 = v413 & v411;
                let v417: u32 = v415 + v416;
                for (var v418: u32 = v95; v418 < v98; v418 += v96) {
                  let v419: u32 = v418 * v97;
                  let v420: u32 = v419 + v417;
                  let v421: u32 = v420 + v410;
                  let v422: f32 = m3[v420];
                  let v423: f32 = m3[v421];
                  let v424: f32 = v422 + v423;
                  let v425: f32 = v422 - v423;
                  m3[v420] = v424;
                  m3[v421] = v425;
                }
              }
              workgroupBarrier();
            }
            let v426: u32 = v377 / v167;
            for (var v427: u32 = v99; v427 < v97; v427 += v100) {
              x14 = v105;
              x15 = v105;
              x16 = v105;
              x17 = v105;
              let v428: u32 = v381 + v427;
              let v429: u32 = v428 / v167;
              let v430: u32 = v428 % v167;
              for (var v431: u32 = v95; v431 < v97; v431 += v96) {
                let v432: u32 = v431 / v167;
                let v433: u32 = v426 + v432;
                let v434: u32 = v431 % v167;
                let v437: u32 = v435 * v98;
                let v438: u32 = v433 * v436;
                let v439: u32 = v438 + v429;
                let v440: u32 = v439 * v437;
                let v441: u32 = v382 + v440;
                let v442: u32 = v430 & v149;
                let v443: u32 = v442 << v186;
                let v444: u32 = v430 >> v185;
                let v445: u32 = v444 << v179;
                let v446: u32 = v434 & v149;
                let v447: u32 = v446 >> v96;
                let v448: u32 = v447 << v185;
                let v449: u32 = v434 >> v185;
                let v450: u32 = v449 << v96;
                let v451: u32 = v434 & v96;
                let v452: u32 = v443 + v445;
                let v453: u32 = v452 + v448;
                let v454: u32 = v453 + v450;
                let v455: u32 = v454 + v451;
                let v456: u32 = v455 + v96;
                let v457: u32 = v456 * v435;
                let v458: u32 = v457 >> v96;
                let v459: u32 = v437 << v186;
                let v460: u32 = v458 + v459;
                let v461: u32 = v460 - v96;
                let v462: u32 = v461 >> v186;
                let v463: u32 = v460 - v167;
                let v464: u32 = v463 >> v186;
                let v465: bool = v462 < v437;
                let v466: u32 = v462 - v437;
                let v467: u32 = select(v466, v462, v465);
                let v468: u32 = v441 + v467;
                let v469: u32 = b4[v468];
                let v470: bool = v464 < v437;
                let v471: u32 = v464 - v437;
                let v472: u32 = select(v471, v464, v470);
                let v473: u32 = v441 + v472;
                let v474: u32 = b4[v473];
                let v475: u32 = v461 & v207;
                let v476: u32 = v207 - v475;
                let v477: u32 = v469 >> v476;
                let v478: u32 = v474 << v96;
                let v479: u32 = v478 << v475;
                let v480: u32 = v477 | v479;
                let v481: u32 = v480 & v227;
                let v483: bool = v482 == v95;
                let v484: bool = v482 == v179;
                let v485: u32 = select(v233, v234, v484);
                let v486: u32 = select(v485, v232, v483);
                let v487: u32 = select(v95, v237, v483);
                let v488: u32 = v481 * v486;
                let v489: u32 = v488 + v487;
                let v490: u32 = v489 & v241;
                let v491: u32 = v490 ^ v242;
                let v492: u32 = v491 >> v167;
                let v493: u32 = v491 & v246;
                let v494: u32 = v493 << v167;
                let v495: u32 = v491 & v247;
                let v496: u32 = v495 << v248;
                let v497: u32 = v496 + v249;
                let v498: u32 = v494 | v497;
                let v499: f32 = bitcast<f32>(v498);
                let v500: u32 = v492 & v246;
                let v501: u32 = v500 << v167;
                let v502: u32 = v492 & v247;
                let v503: u32 = v502 << v248;
                let v504: u32 = v503 + v249;
                let v505: u32 = v501 | v504;
                let v506: f32 = bitcast<f32>(v505);
                let v507: f32 = v499 + v506;
                let v508: u32 = v489 & v265;
                let v509: u32 = v489 >> v266;
                let v510: u32 = v509 & v265;
                let v511: u32 = v508 + v510;
                let v512: u32 = v511 >> v167;
                let v513: u32 = v511 + v512;
                let v514: u32 = v513 & v267;
                let v515: f32 = f32(v514);
                let v516: f32 = fma(v515, v276, v277);
                let v517: f32 = select(v507, v516, v484);
                let v518: u32 = bitcast<u32>(v517);
                let v519: u32 = v518 >> v248;
                let v520: u32 = v519 & v96;
                let v521: u32 = v518 + v283;
                let v522: u32 = v521 + v520;
                let v523: u32 = v522 & v284;
                let v524: f32 = bitcast<f32>(v523);
                let v525: f32 = m3[v431];
                let v526: f32 = x14;
                let v527: f32 = fma(v525, v524, v526);
                x14 = v527;
                let v528: u32 = v431 + v97;
                let v529: f32 = m3[v528];
                let v530: f32 = x15;
                let v531: f32 = fma(v529, v524, v530);
                x15 = v531;
                let v532: u32 = v431 + v296;
                let v533: f32 = m3[v532];
                let v534: f32 = x16;
                let v535: f32 = fma(v533, v524, v534);
                x16 = v535;
                let v536: u32 = v431 + v301;
                let v537: f32 = m3[v536];
                let v538: f32 = x17;
                let v539: f32 = fma(v537, v524, v538);
                x17 = v539;
              }
              let v540: f32 = m5[v427];
              let v541: f32 = x14;
              let v542: f32 = v540 + v541;
              m5[v427] = v542;
              let v543: u32 = v427 + v97;
              let v544: f32 = m5[v543];
              let v545: f32 = x15;
              let v546: f32 = v544 + v545;
              m5[v543] = v546;
              let v547: u32 = v427 + v296;
              let v548: f32 = m5[v547];
              let v549: f32 = x16;
              let v550: f32 = v548 + v549;
              m5[v547] = v550;
              let v551: u32 = v427 + v301;
              let v552: f32 = m5[v551];
              let v553: f32 = x17;
              let v554: f32 = v552 + v553;
              m5[v551] = v554;
            }
            workgroupBarrier();
          } else {
            let v555: u32 = v36 - v96;
            let v556: u32 = v33 - v96;
            for (var v557: u32 = v99; v557 < v97; v557 += v100) {
              x18 = v105;
              x19 = v105;
              x20 = v105;
              x21 = v105;
              let v558: u32 = min(v557, v556);
              let v559: u32 = v558 * v37;
              let v560: u32 = v60 + v559;
              for (var v561: u32 = v95; v561 < v44; v561 += v96) {
                let v562: u32 = v560 + v561;
                let v800: bool = v799 == v706;
                if (v800) {
                  let v801: u32 = b4[v562];
                  let v802: f32 = bitcast<f32>(v801);
                  x23 = v802;
                } else {
                  let v803: bool = v799 < v710;
                  if (v803) {
                    let v804: bool = v799 == v712;
                    let v805: u32 = v562 >> v712;
                    let v806: u32 = b4[v805];
                    let v807: u32 = v562 & v712;
                    let v808: bool = v807 == v712;
                    let v809: vec2<f32> = unpack2x16float(v806);
                    let v810: f32 = v809.x;
                    let v811: f32 = v809.y;
                    let v812: u32 = v806 << v721;
                    let v813: u32 = v806 & v722;
                    let v814: f32 = bitcast<f32>(v812);
                    let v815: f32 = bitcast<f32>(v813);
                    let v816: f32 = select(v810, v811, v808);
                    let v817: f32 = select(v814, v815, v808);
                    let v818: f32 = select(v817, v816, v804);
                    x23 = v818;
                  } else {
                    let v820: u32 = v562 >> v731;
                    let v821: u32 = v820 * v819;
                    let v822: u32 = v562 & v732;
                    let v823: u32 = v822 * v819;
                    let v824: u32 = v823 >> v731;
                    let v825: u32 = v821 + v824;
                    let v826: u32 = v823 & v732;
                    let v827: u32 = b4[v825];
                    let v828: u32 = v825 + v712;
                    let v829: u32 = b4[v828];
                    let v830: u32 = v827 >> v826;
                    let v831: u32 = v732 - v826;
                    let v832: u32 = v829 << v712;
                    let v833: u32 = v832 << v831;
                    let v834: u32 = v830 | v833;
                    let v835: u32 = v712 << v819;
                    let v836: u32 = v835 - v712;
                    let v838: u32 = v562 >> v837;
                    let v839: bool = v799 == v710;
                    let v840: bool = v799 == v752;
                    let v841: u32 = v838 >> v712;
                    let v842: u32 = select(v841, v838, v839);
                    let v844: u32 = v843 + v842;
                    let v845: u32 = b4[v844];
                    let v846: f32 = bitcast<f32>(v845);
                    let v847: u32 = v838 & v712;
                    let v848: bool = v847 == v712;
                    let v849: vec2<f32> = unpack2x16float(v845);
                    let v850: f32 = v849.x;
                    let v851: f32 = v849.y;
                    let v852: u32 = v845 << v721;
                    let v853: u32 = v845 & v722;
                    let v854: f32 = bitcast<f32>(v852);
                    let v855: f32 = bitcast<f32>(v853);
                    let v856: f32 = select(v850, v851, v848);
                    let v857: f32 = select(v854, v855, v848);
                    let v858: f32 = select(v857, v856, v840);
                    let v859: f32 = select(v858, v846, v839);
                    let v860: bool = v799 == v710;
                    let v861: bool = v799 == v752;
                    let v862: u32 = v838 >> v712;
                    let v863: u32 = select(v862, v838, v860);
                    let v865: u32 = v864 + v863;
                    let v866: u32 = b4[v865];
                    let v867: f32 = bitcast<f32>(v866);
                    let v868: u32 = v838 & v712;
                    let v869: bool = v868 == v712;
                    let v870: vec2<f32> = unpack2x16float(v866);
                    let v871: f32 = v870.x;
                    let v872: f32 = v870.y;
                    let v873: u32 = v866 << v721;
                    let v874: u32 = v866 & v722;
                    let v875: f32 = bitcast<f32>(v873);
                    let v876: f32 = bitcast<f32>(v874);
                    let v877: f32 = select(v871, v872, v869);
                    let v878: f32 = select(v875, v876, v869);
                    let v879: f32 = select(v878, v877, v861);
                    let v880: f32 = select(v879, v867, v860);
                    let v881: u32 = v834 & v836;
                    let v882: f32 = f32(v881);
                    let v883: f32 = fma(v859, v882, v880);
                    x23 = v883;
                  }
                }
                let v884: f32 = x23;
                let v564: u32 = min(v95, v555);
                let v565: u32 = v564 * v3;
                let v566: u32 = v41 + v565;
                let v567: u32 = v566 + v561;
                let v568: f32 = m2[v567];
                let v569: f32 = x18;
                let v570: f32 = fma(v568, v884, v569);
                x18 = v570;
                let v571: u32 = min(v96, v555);
                let v572: u32 = v571 * v3;
                let v573: u32 = v41 + v572;
                let v574: u32 = v573 + v561;
                let v575: f32 = m2[v574];
                let v576: f32 = x19;
                let v577: f32 = fma(v575, v884, v576);
                x19 = v577;
                let v578: u32 = min(v179, v555);
                let v579: u32 = v578 * v3;
                let v580: u32 = v41 + v579;
                let v581: u32 = v580 + v561;
                let v582: f32 = m2[v581];
                let v583: f32 = x20;
                let v584: f32 = fma(v582, v884, v583);
                x20 = v584;
                let v585: u32 = min(v185, v555);
                let v586: u32 = v585 * v3;
                let v587: u32 = v41 + v586;
                let v588: u32 = v587 + v561;
                let v589: f32 = m2[v588];
                let v590: f32 = x21;
                let v591: f32 = fma(v589, v884, v590);
                x21 = v591;
              }
              let v592: f32 = m5[v557];
              let v593: f32 = x18;
              let v594: f32 = v592 + v593;
              m5[v557] = v594;
              let v595: u32 = v557 + v97;
              let v596: f32 = m5[v595];
              let v597: f32 = x19;
              let v598: f32 = v596 + v597;
              m5[v595] = v598;
              let v599: u32 = v557 + v296;
              let v600: f32 = m5[v599];
              let v601: f32 = x20;
              let v602: f32 = v600 + v601;
              m5[v599] = v602;
              let v603: u32 = v557 + v301;
              let v604: f32 = m5[v603];
              let v605: f32 = x21;
              let v606: f32 = v604 + v605;
              m5[v603] = v606;
            }
          }
          workgroupBarrier();
        }
        for (var v607: u32 = v99; v607 < v97; v607 += v100) {
          for (var v608: u32 = v95; v608 < v98; v608 += v96) {
            let v609: u32 = v608 * v97;
            let v610: u32 = v607 + v609;
            let v611: f32 = m4[v610];
            let v612: u32 = v608 * v3;
            let v613: u32 = v41 + v612;
            let v614: u32 = v613 + v607;
            m0[v614] = v611;
          }
        }
        workgroupBarrier();
        let v615: bool = v110 == v111;
        if (v615) {
          for (var v616: u32 = v95; v616 < v149; v616 += v96) {
            let v617: u32 = v96 << v616;
            let v618: u32 = v617 - v96;
            let v619: u32 = v616 + v96;
            for (var v620: u32 = v99; v620 < v148; v620 += v100) {
              let v621: u32 = v620 >> v616;
              let v622: u32 = v621 << v619;
              let v623: u32 = v620 & v618;
              let v624: u32 = v622 + v623;
              for (var v625: u32 = v95; v625 < v98; v625 += v96) {
                let v626: u32 = v625 * v3;
                let v627: u32 = v41 + v626;
                let v628: u32 = v627 + v624;
                let v629: u32 = v628 + v617;
                let v630: f32 = m0[v628];
                let v631: f32 = m0[v629];
                let v632: f32 = v630 + v631;
                let v633: f32 = v630 - v631;
                m0[v628] = v632;
                m0[v629] = v633;
              }
            }
            workgroupBarrier();
          }
          let v634: u32 = x0;
          let v635: u32 = x1;
          let v637: u32 = v635 + v636;
          for (var v638: u32 = v99; v638 < v97; v638 += v100) {
            for (var v639: u32 = v95; v639 < v98; v639 += v96) {
              let v640: u32 = v639 * v3;
              let v641: u32 = v41 + v640;
              let v642: u32 = v641 + v638;
              let v643: f32 = m0[v642];
              let v644: u32 = v634 + v638;
              let v645: u32 = v644 >> v96;
              let v646: u32 = v637 + v645;
              let v647: u32 = b3[v646];
              let v648: u32 = v644 & v96;
              let v649: bool = v648 == v96;
              let v650: vec2<f32> = unpack2x16float(v647);
              let v651: f32 = v650.x;
              let v652: f32 = v650.y;
              let v653: f32 = select(v651, v652, v649);
              let v654: f32 = v643 * v143;
              let v655: f32 = v654 * v653;
              m0[v642] = v655;
            }
          }
          workgroupBarrier();
        }
        for (var v656: u32 = v99; v656 < v97; v656 += v100) {
          for (var v657: u32 = v95; v657 < v98; v657 += v96) {
            let v658: u32 = v657 * v97;
            let v659: u32 = v656 + v658;
            let v660: f32 = m5[v659];
            let v661: u32 = v657 * v3;
            let v662: u32 = v41 + v661;
            let v663: u32 = v662 + v656;
            m1[v663] = v660;
          }
        }
        workgroupBarrier();
        let v664: bool = v373 == v111;
        if (v664) {
          for (var v665: u32 = v95; v665 < v149; v665 += v96) {
            let v666: u32 = v96 << v665;
            let v667: u32 = v666 - v96;
            let v668: u32 = v665 + v96;
            for (var v669: u32 = v99; v669 < v148; v669 += v100) {
              let v670: u32 = v669 >> v665;
              let v671: u32 = v670 << v668;
              let v672: u32 = v669 & v667;
              let v673: u32 = v671 + v672;
              for (var v674: u32 = v95; v674 < v98; v674 += v96) {
                let v675: u32 = v674 * v3;
                let v676: u32 = v41 + v675;
                let v677: u32 = v676 + v673;
                let v678: u32 = v677 + v666;
                let v679: f32 = m1[v677];
                let v680: f32 = m1[v678];
                let v681: f32 = v679 + v680;
                let v682: f32 = v679 - v680;
                m1[v677] = v681;
                m1[v678] = v682;
              }
            }
            workgroupBarrier();
          }
          let v683: u32 = x2;
          let v684: u32 = x3;
          let v686: u32 = v684 + v685;
          for (var v687: u32 = v99; v687 < v97; v687 += v100) {
            for (var v688: u32 = v95; v688 < v98; v688 += v96) {
              let v689: u32 = v688 * v3;
              let v690: u32 = v41 + v689;
              let v691: u32 = v690 + v687;
              let v692: f32 = m1[v691];
              let v693: u32 = v683 + v687;
              let v694: u32 = v693 >> v96;
              let v695: u32 = v686 + v694;
              let v696: u32 = b4[v695];
              let v697: u32 = v693 & v96;
              let v698: bool = v697 == v96;
              let v699: vec2<f32> = unpack2x16float(v696);
              let v700: f32 = v699.x;
              let v701: f32 = v699.y;
              let v702: f32 = select(v700, v701, v698);
              let v703: f32 = v692 * v143;
              let v704: f32 = v703 * v702;
              m1[v691] = v704;
            }
          }
          workgroupBarrier();
        }
        for (var v62: u32 = v53; v62 < v61; v62 += v54) {
          let v63: u32 = v62 / v3;
          let v64: u32 = v62 % v3;
          let v65: bool = v63 < v36;
          let v66: bool = v64 < v33;
          let v67: bool = v65 & v66;
          if (v67) {
            let v68: u32 = v34 + v63;
            let v69: i32 = b2[v68];
            let v70: u32 = u32(v69);
            let v71: u32 = v70 / v49;
            let v72: u32 = v70 % v49;
            let v73: u32 = v31 + v64;
            let v74: u32 = v63 * v3;
            let v75: u32 = v31 - v74;
            let v76: u32 = v71 - v71;
            let v77: u32 = v72 - v72;
            let v78: u32 = v73 - v75;
            let v79: f32 = m0[v78];
            let v80: f32 = -v79;
            let v81: f32 = exp(v80);
            let v83: f32 = v81 + v82;
            let v84: f32 = v79 / v83;
            let v85: u32 = v71 - v71;
            let v86: u32 = v72 - v72;
            let v87: u32 = v73 - v75;
            let v88: f32 = m1[v87];
            let v89: f32 = v84 * v88;
            let v91: u32 = v71 * v90;
            let v92: u32 = v72 * v1;
            let v93: u32 = v91 + v92;
            let v94: u32 = v93 + v73;
            b5[v94] = v89;
          }
        }
        workgroupBarrier();
      }
    }
  }
}
