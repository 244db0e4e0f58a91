@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // stored0
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
fn experts_4_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x22: vec4<f32>;
  var x23: vec4<f32>;
  let v794: u32 = params[5].y;
  let v795: u32 = 0u;
  let v799: u32 = 3u;
  let v801: u32 = 1u;
  let v809: u32 = 16u;
  let v810: u32 = 4294901760u;
  let v828: u32 = params[5].z;
  let v829: u32 = 5u;
  let v830: u32 = 31u;
  let v848: u32 = params[5].w;
  let v850: u32 = 4u;
  let v855: u32 = params[6].x;
  let v876: u32 = params[6].y;
  let v910: u32 = params[6].z;
  let v939: u32 = params[6].w;
  let v957: u32 = params[7].x;
  let v963: u32 = params[7].y;
  let v984: u32 = params[7].z;
  let v96: u32 = 0u;
  let v97: u32 = 1u;
  let v98: u32 = 128u;
  let v99: u32 = 4u;
  let v100: u32 = lane;
  let v101: u32 = 32u;
  let v106: f32 = 0.0f;
  let v111: u32 = params[1].y;
  let v112: u32 = 6u;
  let v117: u32 = params[1].z;
  let v118: u32 = params[1].w;
  let v122: u32 = params[2].x;
  let v144: f32 = 0.088388346f;
  let v149: u32 = 64u;
  let v150: u32 = 7u;
  let v168: u32 = 16u;
  let v178: u32 = params[2].y;
  let v179: u32 = params[2].z;
  let v180: u32 = 2u;
  let v186: u32 = 3u;
  let v187: u32 = 5u;
  let v208: u32 = 31u;
  let v228: u32 = 65535u;
  let v230: u32 = params[2].w;
  let v233: u32 = 89226354u;
  let v234: u32 = 3417055213u;
  let v235: u32 = 2212286765u;
  let v238: u32 = 64248484u;
  let v242: u32 = 2415890431u;
  let v243: u32 = 996162400u;
  let v247: u32 = 32768u;
  let v248: u32 = 32767u;
  let v249: u32 = 13u;
  let v250: u32 = 939524096u;
  let v266: u32 = 16711935u;
  let v267: u32 = 8u;
  let v268: u32 = 2047u;
  let v277: f32 = 0.006767273f;
  let v278: f32 = -3.453125f;
  let v284: u32 = 4095u;
  let v285: u32 = 4294959104u;
  let v297: u32 = 256u;
  let v302: u32 = 384u;
  let v418: u32 = params[3].x;
  let v423: u32 = params[3].y;
  let v424: u32 = params[3].z;
  let v428: u32 = params[3].w;
  let v480: u32 = params[4].x;
  let v481: u32 = params[4].y;
  let v527: u32 = params[4].z;
  let v725: u32 = params[4].w;
  let v774: u32 = params[5].x;
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
  let v61: u32 = 512u;
  let v62: u32 = 32u;
  let v83: f32 = 1.0f;
  let v91: u32 = params[1].x;
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
        for (var v102: u32 = v100; v102 < v98; v102 += v101) {
          for (var v103: u32 = v96; v103 < v99; v103 += v97) {
            let v104: u32 = v103 * v98;
            let v105: u32 = v102 + v104;
            m4[v105] = v106;
          }
        }
        for (var v107: u32 = v100; v107 < v98; v107 += v101) {
          for (var v108: u32 = v96; v108 < v99; v108 += v97) {
            let v109: u32 = v108 * v98;
            let v110: u32 = v107 + v109;
            m5[v110] = v106;
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
            let v54: u32 = v53 * v30;
            for (var v55: u32 = v54; v55 < v44; v55 += v3) {
              let v56: u32 = v52 + v55;
              let v57: vec4<f32> = b0[v56 / 4u];
              let v58: u32 = v45 * v3;
              let v59: u32 = v55 + v58;
              m2[v59 + 0u] = v57.x; m2[v59 + 1u] = v57.y; m2[v59 + 2u] = v57.z; m2[v59 + 3u] = v57.w;
            }
          }
          workgroupBarrier();
          let v60: u32 = v40 + v42;
          let v113: bool = v111 == v112;
          if (v113) {
            let v114: u32 = v60 / v37;
            let v115: u32 = v114 * v37;
            let v116: u32 = v60 - v115;
            let v119: u32 = v114 / v117;
            let v120: u32 = v114 % v117;
            let v121: u32 = v119 * v118;
            x0 = v120;
            x1 = v121;
            let v123: u32 = v121 + v122;
            for (var v124: u32 = v100; v124 < v98; v124 += v101) {
              for (var v125: u32 = v96; v125 < v99; v125 += v97) {
                x4 = v106;
                let v126: bool = v125 < v36;
                let v127: bool = v124 < v44;
                let v128: bool = v126 & v127;
                if (v128) {
                  let v129: u32 = v125 * v3;
                  let v130: u32 = v41 + v129;
                  let v131: u32 = v130 + v124;
                  let v132: f32 = m2[v131];
                  let v133: u32 = v116 + v124;
                  let v134: u32 = v133 >> v97;
                  let v135: u32 = v123 + v134;
                  let v136: u32 = b3[v135];
                  let v137: u32 = v133 & v97;
                  let v138: bool = v137 == v97;
                  let v139: vec2<f32> = unpack2x16float(v136);
                  let v140: f32 = v139.x;
                  let v141: f32 = v139.y;
                  let v142: f32 = select(v140, v141, v138);
                  let v143: f32 = v132 * v142;
                  let v145: f32 = v143 * v144;
                  x4 = v145;
                }
                let v146: f32 = x4;
                let v147: u32 = v125 * v98;
                let v148: u32 = v124 + v147;
                m3[v148] = v146;
              }
            }
            workgroupBarrier();
            for (var v151: u32 = v96; v151 < v150; v151 += v97) {
              let v152: u32 = v97 << v151;
              let v153: u32 = v152 - v97;
              let v154: u32 = v151 + v97;
              for (var v155: u32 = v100; v155 < v149; v155 += v101) {
                let v156: u32 = v155 >> v151;
                let v157: u32 = v156 << v154;
                let v158: u32 = v155 & v153;
                let v159: u32 = v157 + v158;
                for (var v160: u32 = v96; v160 < v99; v160 += v97) {
                  let v161: u32 = v160 * v98;
                  let v162: u32 = v161 + v159;
                  let v163: u32 = v162 + v152;
                  let v164: f32 = m3[v162];
                  let v165: f32 = m3[v163];
                  let v166: f32 = v164 + v165;
                  let v167: f32 = v164 - v165;
                  m3[v162] = v166;
                  m3[v163] = v167;
                }
              }
              workgroupBarrier();
            }
            let v169: u32 = v116 / v168;
            for (var v170: u32 = v100; v170 < v98; v170 += v101) {
              x5 = v106;
              x6 = v106;
              x7 = v106;
              x8 = v106;
              let v171: u32 = v120 + v170;
              let v172: u32 = v171 / v168;
              let v173: u32 = v171 % v168;
              for (var v174: u32 = v96; v174 < v98; v174 += v97) {
                let v175: u32 = v174 / v168;
                let v176: u32 = v169 + v175;
                let v177: u32 = v174 % v168;
                let v181: u32 = v178 * v99;
                let v182: u32 = v176 * v179;
                let v183: u32 = v182 + v172;
                let v184: u32 = v183 * v181;
                let v185: u32 = v121 + v184;
                let v188: u32 = v173 & v150;
                let v189: u32 = v188 << v187;
                let v190: u32 = v173 >> v186;
                let v191: u32 = v190 << v180;
                let v192: u32 = v177 & v150;
                let v193: u32 = v192 >> v97;
                let v194: u32 = v193 << v186;
                let v195: u32 = v177 >> v186;
                let v196: u32 = v195 << v97;
                let v197: u32 = v177 & v97;
                let v198: u32 = v189 + v191;
                let v199: u32 = v198 + v194;
                let v200: u32 = v199 + v196;
                let v201: u32 = v200 + v197;
                let v202: u32 = v201 + v97;
                let v203: u32 = v202 * v178;
                let v204: u32 = v203 >> v97;
                let v205: u32 = v181 << v187;
                let v206: u32 = v204 + v205;
                let v207: u32 = v206 - v97;
                let v209: u32 = v207 >> v187;
                let v210: u32 = v206 - v168;
                let v211: u32 = v210 >> v187;
                let v212: bool = v209 < v181;
                let v213: u32 = v209 - v181;
                let v214: u32 = select(v213, v209, v212);
                let v215: u32 = v185 + v214;
                let v216: u32 = b3[v215];
                let v217: bool = v211 < v181;
                let v218: u32 = v211 - v181;
                let v219: u32 = select(v218, v211, v217);
                let v220: u32 = v185 + v219;
                let v221: u32 = b3[v220];
                let v222: u32 = v207 & v208;
                let v223: u32 = v208 - v222;
                let v224: u32 = v216 >> v223;
                let v225: u32 = v221 << v97;
                let v226: u32 = v225 << v222;
                let v227: u32 = v224 | v226;
                let v229: u32 = v227 & v228;
                let v231: bool = v230 == v96;
                let v232: bool = v230 == v180;
                let v236: u32 = select(v234, v235, v232);
                let v237: u32 = select(v236, v233, v231);
                let v239: u32 = select(v96, v238, v231);
                let v240: u32 = v229 * v237;
                let v241: u32 = v240 + v239;
                let v244: u32 = v241 & v242;
                let v245: u32 = v244 ^ v243;
                let v246: u32 = v245 >> v168;
                let v251: u32 = v245 & v247;
                let v252: u32 = v251 << v168;
                let v253: u32 = v245 & v248;
                let v254: u32 = v253 << v249;
                let v255: u32 = v254 + v250;
                let v256: u32 = v252 | v255;
                let v257: f32 = bitcast<f32>(v256);
                let v258: u32 = v246 & v247;
                let v259: u32 = v258 << v168;
                let v260: u32 = v246 & v248;
                let v261: u32 = v260 << v249;
                let v262: u32 = v261 + v250;
                let v263: u32 = v259 | v262;
                let v264: f32 = bitcast<f32>(v263);
                let v265: f32 = v257 + v264;
                let v269: u32 = v241 & v266;
                let v270: u32 = v241 >> v267;
                let v271: u32 = v270 & v266;
                let v272: u32 = v269 + v271;
                let v273: u32 = v272 >> v168;
                let v274: u32 = v272 + v273;
                let v275: u32 = v274 & v268;
                let v276: f32 = f32(v275);
                let v279: f32 = fma(v276, v277, v278);
                let v280: f32 = select(v265, v279, v232);
                let v281: u32 = bitcast<u32>(v280);
                let v282: u32 = v281 >> v249;
                let v283: u32 = v282 & v97;
                let v286: u32 = v281 + v284;
                let v287: u32 = v286 + v283;
                let v288: u32 = v287 & v285;
                let v289: f32 = bitcast<f32>(v288);
                let v290: f32 = m3[v174];
                let v291: f32 = x5;
                let v292: f32 = fma(v290, v289, v291);
                x5 = v292;
                let v293: u32 = v174 + v98;
                let v294: f32 = m3[v293];
                let v295: f32 = x6;
                let v296: f32 = fma(v294, v289, v295);
                x6 = v296;
                let v298: u32 = v174 + v297;
                let v299: f32 = m3[v298];
                let v300: f32 = x7;
                let v301: f32 = fma(v299, v289, v300);
                x7 = v301;
                let v303: u32 = v174 + v302;
                let v304: f32 = m3[v303];
                let v305: f32 = x8;
                let v306: f32 = fma(v304, v289, v305);
                x8 = v306;
              }
              let v307: f32 = m4[v170];
              let v308: f32 = x5;
              let v309: f32 = v307 + v308;
              m4[v170] = v309;
              let v310: u32 = v170 + v98;
              let v311: f32 = m4[v310];
              let v312: f32 = x6;
              let v313: f32 = v311 + v312;
              m4[v310] = v313;
              let v314: u32 = v170 + v297;
              let v315: f32 = m4[v314];
              let v316: f32 = x7;
              let v317: f32 = v315 + v316;
              m4[v314] = v317;
              let v318: u32 = v170 + v302;
              let v319: f32 = m4[v318];
              let v320: f32 = x8;
              let v321: f32 = v319 + v320;
              m4[v318] = v321;
            }
            workgroupBarrier();
          } else {
            let v322: u32 = v36 - v97;
            let v323: u32 = v33 - v97;
            for (var v324: u32 = v100; v324 < v98; v324 += v101) {
              x9 = v106;
              x10 = v106;
              x11 = v106;
              x12 = v106;
              let v325: u32 = min(v324, v323);
              let v326: u32 = v325 * v37;
              let v327: u32 = v60 + v326;
              for (var v328: u32 = v96; v328 < v44; v328 += v99) {
                let v329: u32 = v327 + v328;
                let v796: bool = v794 == v795;
                if (v796) {
                  let v797: vec4<u32> = vec4<u32>(b3[v329 + 0u], b3[v329 + 1u], b3[v329 + 2u], b3[v329 + 3u]);
                  let v798: vec4<f32> = bitcast<vec4<f32>>(v797);
                  x22 = v798;
                } else {
                  let v800: bool = v794 < v799;
                  if (v800) {
                    let v802: bool = v794 == v801;
                    let v803: u32 = v329 >> v801;
                    let v804: vec2<u32> = vec2<u32>(b3[v803 + 0u], b3[v803 + 1u]);
                    let v805: u32 = v804.x;
                    let v806: vec2<f32> = unpack2x16float(v805);
                    let v807: f32 = v806.x;
                    let v808: f32 = v806.y;
                    let v811: u32 = v805 << v809;
                    let v812: u32 = v805 & v810;
                    let v813: f32 = bitcast<f32>(v811);
                    let v814: f32 = bitcast<f32>(v812);
                    let v815: f32 = select(v813, v807, v802);
                    let v816: f32 = select(v814, v808, v802);
                    let v817: u32 = v804.y;
                    let v818: vec2<f32> = unpack2x16float(v817);
                    let v819: f32 = v818.x;
                    let v820: f32 = v818.y;
                    let v821: u32 = v817 << v809;
                    let v822: u32 = v817 & v810;
                    let v823: f32 = bitcast<f32>(v821);
                    let v824: f32 = bitcast<f32>(v822);
                    let v825: f32 = select(v823, v819, v802);
                    let v826: f32 = select(v824, v820, v802);
                    let v827: vec4<f32> = vec4<f32>(v815, v816, v825, v826);
                    x22 = v827;
                  } else {
                    let v831: u32 = v329 >> v829;
                    let v832: u32 = v831 * v828;
                    let v833: u32 = v329 & v830;
                    let v834: u32 = v833 * v828;
                    let v835: u32 = v834 >> v829;
                    let v836: u32 = v832 + v835;
                    let v837: u32 = v834 & v830;
                    let v838: u32 = b3[v836];
                    let v839: u32 = v836 + v801;
                    let v840: u32 = b3[v839];
                    let v841: u32 = v838 >> v837;
                    let v842: u32 = v830 - v837;
                    let v843: u32 = v840 << v801;
                    let v844: u32 = v843 << v842;
                    let v845: u32 = v841 | v844;
                    let v846: u32 = v801 << v828;
                    let v847: u32 = v846 - v801;
                    let v849: u32 = v329 >> v848;
                    let v851: bool = v794 == v799;
                    let v852: bool = v794 == v850;
                    let v853: u32 = v849 >> v801;
                    let v854: u32 = select(v853, v849, v851);
                    let v856: u32 = v855 + v854;
                    let v857: u32 = b3[v856];
                    let v858: f32 = bitcast<f32>(v857);
                    let v859: u32 = v849 & v801;
                    let v860: bool = v859 == v801;
                    let v861: vec2<f32> = unpack2x16float(v857);
                    let v862: f32 = v861.x;
                    let v863: f32 = v861.y;
                    let v864: u32 = v857 << v809;
                    let v865: u32 = v857 & v810;
                    let v866: f32 = bitcast<f32>(v864);
                    let v867: f32 = bitcast<f32>(v865);
                    let v868: f32 = select(v862, v863, v860);
                    let v869: f32 = select(v866, v867, v860);
                    let v870: f32 = select(v869, v868, v852);
                    let v871: f32 = select(v870, v858, v851);
                    let v872: bool = v794 == v799;
                    let v873: bool = v794 == v850;
                    let v874: u32 = v849 >> v801;
                    let v875: u32 = select(v874, v849, v872);
                    let v877: u32 = v876 + v875;
                    let v878: u32 = b3[v877];
                    let v879: f32 = bitcast<f32>(v878);
                    let v880: u32 = v849 & v801;
                    let v881: bool = v880 == v801;
                    let v882: vec2<f32> = unpack2x16float(v878);
                    let v883: f32 = v882.x;
                    let v884: f32 = v882.y;
                    let v885: u32 = v878 << v809;
                    let v886: u32 = v878 & v810;
                    let v887: f32 = bitcast<f32>(v885);
                    let v888: f32 = bitcast<f32>(v886);
                    let v889: f32 = select(v883, v884, v881);
                    let v890: f32 = select(v887, v888, v881);
                    let v891: f32 = select(v890, v889, v873);
                    let v892: f32 = select(v891, v879, v872);
                    let v893: u32 = v845 & v847;
                    let v894: f32 = f32(v893);
                    let v895: f32 = fma(v871, v894, v892);
                    let v896: u32 = v845 >> v828;
                    let v897: u32 = v896 & v847;
                    let v898: f32 = f32(v897);
                    let v899: f32 = fma(v871, v898, v892);
                    let v900: u32 = v896 >> v828;
                    let v901: u32 = v900 & v847;
                    let v902: f32 = f32(v901);
                    let v903: f32 = fma(v871, v902, v892);
                    let v904: u32 = v900 >> v828;
                    let v905: u32 = v904 & v847;
                    let v906: f32 = f32(v905);
                    let v907: f32 = fma(v871, v906, v892);
                    let v908: vec4<f32> = vec4<f32>(v895, v899, v903, v907);
                    x22 = v908;
                  }
                }
                let v909: vec4<f32> = x22;
                let v331: u32 = min(v96, v322);
                let v332: u32 = v331 * v3;
                let v333: u32 = v41 + v332;
                let v334: u32 = v333 + v328;
                let v335: vec4<f32> = vec4<f32>(m2[v334 + 0u], m2[v334 + 1u], m2[v334 + 2u], m2[v334 + 3u]);
                let v336: f32 = x9;
                let v337: f32 = v335.x;
                let v338: f32 = v909.x;
                let v339: f32 = fma(v337, v338, v336);
                let v340: f32 = v335.y;
                let v341: f32 = v909.y;
                let v342: f32 = fma(v340, v341, v339);
                let v343: f32 = v335.z;
                let v344: f32 = v909.z;
                let v345: f32 = fma(v343, v344, v342);
                let v346: f32 = v335.w;
                let v347: f32 = v909.w;
                let v348: f32 = fma(v346, v347, v345);
                x9 = v348;
                let v349: u32 = min(v97, v322);
                let v350: u32 = v349 * v3;
                let v351: u32 = v41 + v350;
                let v352: u32 = v351 + v328;
                let v353: vec4<f32> = vec4<f32>(m2[v352 + 0u], m2[v352 + 1u], m2[v352 + 2u], m2[v352 + 3u]);
                let v354: f32 = x10;
                let v355: f32 = v353.x;
                let v356: f32 = v909.x;
                let v357: f32 = fma(v355, v356, v354);
                let v358: f32 = v353.y;
                let v359: f32 = v909.y;
                let v360: f32 = fma(v358, v359, v357);
                let v361: f32 = v353.z;
                let v362: f32 = v909.z;
                let v363: f32 = fma(v361, v362, v360);
                let v364: f32 = v353.w;
                let v365: f32 = v909.w;
                let v366: f32 = fma(v364, v365, v363);
                x10 = v366;
                let v367: u32 = min(v180, v322);
                let v368: u32 = v367 * v3;
                let v369: u32 = v41 + v368;
                let v370: u32 = v369 + v328;
                let v371: vec4<f32> = vec4<f32>(m2[v370 + 0u], m2[v370 + 1u], m2[v370 + 2u], m2[v370 + 3u]);
                let v372: f32 = x11;
                let v373: f32 = v371.x;
                let v374: f32 = v909.x;
                let v375: f32 = fma(v373, v374, v372);
                let v376: f32 = v371.y;
                let v377: f32 = v909.y;
                let v378: f32 = fma(v376, v377, v375);
                let v379: f32 = v371.z;
                let v380: f32 = v909.z;
                let v381: f32 = fma(v379, v380, v378);
                let v382: f32 = v371.w;
                let v383: f32 = v909.w;
                let v384: f32 = fma(v382, v383, v381);
                x11 = v384;
                let v385: u32 = min(v186, v322);
                let v386: u32 = v385 * v3;
                let v387: u32 = v41 + v386;
                let v388: u32 = v387 + v328;
                let v389: vec4<f32> = vec4<f32>(m2[v388 + 0u], m2[v388 + 1u], m2[v388 + 2u], m2[v388 + 3u]);
                let v390: f32 = x12;
                let v391: f32 = v389.x;
                let v392: f32 = v909.x;
                let v393: f32 = fma(v391, v392, v390);
                let v394: f32 = v389.y;
                let v395: f32 = v909.y;
                let v396: f32 = fma(v394, v395, v393);
                let v397: f32 = v389.z;
                let v398: f32 = v909.z;
                let v399: f32 = fma(v397, v398, v396);
                let v400: f32 = v389.w;
                let v401: f32 = v909.w;
                let v402: f32 = fma(v400, v401, v399);
                x12 = v402;
              }
              let v403: f32 = m4[v324];
              let v404: f32 = x9;
              let v405: f32 = v403 + v404;
              m4[v324] = v405;
              let v406: u32 = v324 + v98;
              let v407: f32 = m4[v406];
              let v408: f32 = x10;
              let v409: f32 = v407 + v408;
              m4[v406] = v409;
              let v410: u32 = v324 + v297;
              let v411: f32 = m4[v410];
              let v412: f32 = x11;
              let v413: f32 = v411 + v412;
              m4[v410] = v413;
              let v414: u32 = v324 + v302;
              let v415: f32 = m4[v414];
              let v416: f32 = x12;
              let v417: f32 = v415 + v416;
              m4[v414] = v417;
            }
          }
          let v419: bool = v418 == v112;
          if (v419) {
            let v420: u32 = v60 / v37;
            let v421: u32 = v420 * v37;
            let v422: u32 = v60 - v421;
            let v425: u32 = v420 / v423;
            let v426: u32 = v420 % v423;
            let v427: u32 = v425 * v424;
            x2 = v426;
            x3 = v427;
            let v429: u32 = v427 + v428;
            for (var v430: u32 = v100; v430 < v98; v430 += v101) {
              for (var v431: u32 = v96; v431 < v99; v431 += v97) {
                x13 = v106;
                let v432: bool = v431 < v36;
                let v433: bool = v430 < v44;
                let v434: bool = v432 & v433;
                if (v434) {
                  let v435: u32 = v431 * v3;
                  let v436: u32 = v41 + v435;
                  let v437: u32 = v436 + v430;
                  let v438: f32 = m2[v437];
                  let v439: u32 = v422 + v430;
                  let v440: u32 = v439 >> v97;
                  let v441: u32 = v429 + v440;
                  let v442: u32 = b4[v441];
                  let v443: u32 = v439 & v97;
                  let v444: bool = v443 == v97;
                  let v445: vec2<f32> = unpack2x16float(v442);
                  let v446: f32 = v445.x;
                  let v447: f32 = v445.y;
                  let v448: f32 = select(v446, v447, v444);
                  let v449: f32 = v438 * v448;
                  let v450: f32 = v449 * v144;
                  x13 = v450;
                }
                let v451: f32 = x13;
                let v452: u32 = v431 * v98;
                let v453: u32 = v430 + v452;
                m3[v453] = v451;
              }
            }
            workgroupBarrier();
            for (var v454: u32 = v96; v454 < v150; v454 += v97) {
              let v455: u32 = v97 << v454;
              let v456: u32 = v455 - v97;
              let v457: u32 = v454 + v97;
              for (var v458: u32 = v100; v458 < v149; v458 += v101) {
                let v459: u32 = v458 >> v454;
                let v460: u32 = v459 << v457;
                let v461: u32 = v458 & v456;
                let v462: u32 = v460 + v461;
                for (var v463: u32 = v96; v463 < v99; v463 += v97) {
                  let v464: u32 = v463 * v98;
                  let v465: u32 = v464 + v462;
                  let v466: u32 = v465 + v455;
                  let v467: f32 = m3[v465];
                  let v468: f32 = m3[v466];
                  let v469: f32 = v467 + v468;
                  let v470: f32 = v467 - v468;
                  m3[v465] = v469;
                  m3[v466] = v470;
                }
              }
              workgroupBarrier();
            }
            let v471: u32 = v422 / v168;
            for (var v472: u32 = v100; v472 < v98; v472 += v101) {
              x14 = v106;
              x15 = v106;
              x16 = v106;
              x17 = v106;
              let v473: u32 = v426 + v472;
              let v474: u32 = v473 / v168;
              let v475: u32 = v473 % v168;
              for (var v476: u32 = v96; v476 < v98; v476 += v97) {
                let v477: u32 = v476 / v168;
                let v478: u32 = v471 + v477;
                let v479: u32 = v476 % v168;
                let v482: u32 = v480 * v99;
                let v483: u32 = v478 * v481;
                let v484: u32 = v483 + v474;
                let v485: u32 = v484 * v482;
                let v486: u32 = v427 + v485;
                let v487: u32 = v475 & v150;
                let v488: u32 = v487 << v187;
                let v489: u32 = v475 >> v186;
                let v490: u32 = v489 << v180;
                let v491: u32 = v479 & v150;
                let v492: u32 = v491 >> v97;
                let v493: u32 = v492 << v186;
                let v494: u32 = v479 >> v186;
                let v495: u32 = v494 << v97;
                let v496: u32 = v479 & v97;
                let v497: u32 = v488 + v490;
                let v498: u32 = v497 + v493;
                let v499: u32 = v498 + v495;
                let v500: u32 = v499 + v496;
                let v501: u32 = v500 + v97;
                let v502: u32 = v501 * v480;
                let v503: u32 = v502 >> v97;
                let v504: u32 = v482 << v187;
                let v505: u32 = v503 + v504;
                let v506: u32 = v505 - v97;
                let v507: u32 = v506 >> v187;
                let v508: u32 = v505 - v168;
                let v509: u32 = v508 >> v187;
                let v510: bool = v507 < v482;
                let v511: u32 = v507 - v482;
                let v512: u32 = select(v511, v507, v510);
                let v513: u32 = v486 + v512;
                let v514: u32 = b4[v513];
                let v515: bool = v509 < v482;
                let v516: u32 = v509 - v482;
                let v517: u32 = select(v516, v509, v515);
                let v518: u32 = v486 + v517;
                let v519: u32 = b4[v518];
                let v520: u32 = v506 & v208;
                let v521: u32 = v208 - v520;
                let v522: u32 = v514 >> v521;
                let v523: u32 = v519 << v97;
                let v524: u32 = v523 << v520;
                let v525: u32 = v522 | v524;
                let v526: u32 = v525 & v228;
                let v528: bool = v527 == v96;
                let v529: bool = v527 == v180;
                let v530: u32 = select(v234, v235, v529);
                let v531: u32 = select(v530, v233, v528);
                let v532: u32 = select(v96, v238, v528);
                let v533: u32 = v526 * v531;
                let v534: u32 = v533 + v532;
                let v535: u32 = v534 & v242;
                let v536: u32 = v535 ^ v243;
                let v537: u32 = v536 >> v168;
                let v538: u32 = v536 & v247;
                let v539: u32 = v538 << v168;
                let v540: u32 = v536 & v248;
                let v541: u32 = v540 << v249;
                let v542: u32 = v541 + v250;
                let v543: u32 = v539 | v542;
                let v544: f32 = bitcast<f32>(v543);
                let v545: u32 = v537 & v247;
                let v546: u32 = v545 << v168;
                let v547: u32 = v537 & v248;
                let v548: u32 = v547 << v249;
                let v549: u32 = v548 + v250;
                let v550: u32 = v546 | v549;
                let v551: f32 = bitcast<f32>(v550);
                let v552: f32 = v544 + v551;
                let v553: u32 = v534 & v266;
                let v554: u32 = v534 >> v267;
                let v555: u32 = v554 & v266;
                let v556: u32 = v553 + v555;
                let v557: u32 = v556 >> v168;
                let v558: u32 = v556 + v557;
                let v559: u32 = v558 & v268;
                let v560: f32 = f32(v559);
                let v561: f32 = fma(v560, v277, v278);
                let v562: f32 = select(v552, v561, v529);
                let v563: u32 = bitcast<u32>(v562);
                let v564: u32 = v563 >> v249;
                let v565: u32 = v564 & v97;
                let v566: u32 = v563 + v284;
                let v567: u32 = v566 + v565;
                let v568: u32 = v567 & v285;
                let v569: f32 = bitcast<f32>(v568);
                let v570: f32 = m3[v476];
                let v571: f32 = x14;
                let v572: f32 = fma(v570, v569, v571);
                x14 = v572;
                let v573: u32 = v476 + v98;
                let v574: f32 = m3[v573];
                let v575: f32 = x15;
                let v576: f32 = fma(v574, v569, v575);
                x15 = v576;
                let v577: u32 = v476 + v297;
                let v578: f32 = m3[v577];
                let v579: f32 = x16;
                let v580: f32 = fma(v578, v569, v579);
                x16 = v580;
                let v581: u32 = v476 + v302;
                let v582: f32 = m3[v581];
                let v583: f32 = x17;
                let v584: f32 = fma(v582, v569, v583);
                x17 = v584;
              }
              let v585: f32 = m5[v472];
              let v586: f32 = x14;
              let v587: f32 = v585 + v586;
              m5[v472] = v587;
              let v588: u32 = v472 + v98;
              let v589: f32 = m5[v588];
              let v590: f32 = x15;
              let v591: f32 = v589 + v590;
              m5[v588] = v591;
              let v592: u32 = v472 + v297;
              let v593: f32 = m5[v592];
              let v594: f32 = x16;
              let v595: f32 = v593 + v594;
              m5[v592] = v595;
              let v596: u32 = v472 + v302;
              let v597: f32 = m5[v596];
              let v598: f32 = x17;
              let v599: f32 = v597 + v598;
              m5[v596] = v599;
            }
            workgroupBarrier();
          } else {
            let v600: u32 = v36 - v97;
            let v601: u32 = v33 - v97;
            for (var v602: u32 = v100; v602 < v98; v602 += v101) {
              x18 = v106;
              x19 = v106;
              x20 = v106;
              x21 = v106;
              let v603: u32 = min(v602, v601);
              let v604: u32 = v603 * v37;
              let v605: u32 = v60 + v604;
              for (var v606: u32 = v96; v606 < v44; v606 += v99) {
                let v607: u32 = v605 + v606;
                let v911: bool = v910 == v795;
                if (v911) {
                  let v912: vec4<u32> = vec4<u32>(b4[v607 + 0u], b4[v607 + 1u], b4[v607 + 2u], b4[v607 + 3u]);
                  let v913: vec4<f32> = bitcast<vec4<f32>>(v912);
                  x23 = v913;
                } else {
                  let v914: bool = v910 < v799;
                  if (v914) {
                    let v915: bool = v910 == v801;
                    let v916: u32 = v607 >> v801;
                    let v917: vec2<u32> = vec2<u32>(b4[v916 + 0u], b4[v916 + 1u]);
                    let v918: u32 = v917.x;
                    let v919: vec2<f32> = unpack2x16float(v918);
                    let v920: f32 = v919.x;
                    let v921: f32 = v919.y;
                    let v922: u32 = v918 << v809;
                    let v923: u32 = v918 & v810;
                    let v924: f32 = bitcast<f32>(v922);
                    let v925: f32 = bitcast<f32>(v923);
                    let v926: f32 = select(v924, v920, v915);
                    let v927: f32 = select(v925, v921, v915);
                    let v928: u32 = v917.y;
                    let v929: vec2<f32> = unpack2x16float(v928);
                    let v930: f32 = v929.x;
                    let v931: f32 = v929.y;
                    let v932: u32 = v928 << v809;
                    let v933: u32 = v928 & v810;
                    let v934: f32 = bitcast<f32>(v932);
                    let v935: f32 = bitcast<f32>(v933);
                    let v936: f32 = select(v934, v930, v915);
                    let v937: f32 = select(v935, v931, v915);
                    let v938: vec4<f32> = vec4<f32>(v926, v927, v936, v937);
                    x23 = v938;
                  } else {
                    let v940: u32 = v607 >> v829;
                    let v941: u32 = v940 * v939;
                    let v942: u32 = v607 & v830;
                    let v943: u32 = v942 * v939;
                    let v944: u32 = v943 >> v829;
                    let v945: u32 = v941 + v944;
                    let v946: u32 = v943 & v830;
                    let v947: u32 = b4[v945];
                    let v948: u32 = v945 + v801;
                    let v949: u32 = b4[v948];
                    let v950: u32 = v947 >> v946;
                    let v951: u32 = v830 - v946;
                    let v952: u32 = v949 << v801;
                    let v953: u32 = v952 << v951;
                    let v954: u32 = v950 | v953;
                    let v955: u32 = v801 << v939;
                    let v956: u32 = v955 - v801;
                    let v958: u32 = v607 >> v957;
                    let v959: bool = v910 == v799;
                    let v960: bool = v910 == v850;
                    let v961: u32 = v958 >> v801;
                    let v962: u32 = select(v961, v958, v959);
                    let v964: u32 = v963 + v962;
                    let v965: u32 = b4[v964];
                    let v966: f32 = bitcast<f32>(v965);
                    let v967: u32 = v958 & v801;
                    let v968: bool = v967 == v801;
                    let v969: vec2<f32> = unpack2x16float(v965);
                    let v970: f32 = v969.x;
                    let v971: f32 = v969.y;
                    let v972: u32 = v965 << v809;
                    let v973: u32 = v965 & v810;
                    let v974: f32 = bitcast<f32>(v972);
                    let v975: f32 = bitcast<f32>(v973);
                    let v976: f32 = select(v970, v971, v968);
                    let v977: f32 = select(v974, v975, v968);
                    let v978: f32 = select(v977, v976, v960);
                    let v979: f32 = select(v978, v966, v959);
                    let v980: bool = v910 == v799;
                    let v981: bool = v910 == v850;
                    let v982: u32 = v958 >> v801;
                    let v983: u32 = select(v982, v958, v980);
                    let v985: u32 = v984 + v983;
                    let v986: u32 = b4[v985];
                    let v987: f32 = bitcast<f32>(v986);
                    let v988: u32 = v958 & v801;
                    let v989: bool = v988 == v801;
                    let v990: vec2<f32> = unpack2x16float(v986);
                    let v991: f32 = v990.x;
                    let v992: f32 = v990.y;
                    let v993: u32 = v986 << v809;
                    let v994: u32 = v986 & v810;
                    let v995: f32 = bitcast<f32>(v993);
                    let v996: f32 = bitcast<f32>(v994);
                    let v997: f32 = select(v991, v992, v989);
                    let v998: f32 = select(v995, v996, v989);
                    let v999: f32 = select(v998, v997, v981);
                    let v1000: f32 = select(v999, v987, v980);
                    let v1001: u32 = v954 & v956;
                    let v1002: f32 = f32(v1001);
                    let v1003: f32 = fma(v979, v1002, v1000);
                    let v1004: u32 = v954 >> v939;
                    let v1005: u32 = v1004 & v956;
                    let v1006: f32 = f32(v1005);
                    let v1007: f32 = fma(v979, v1006, v1000);
                    let v1008: u32 = v1004 >> v939;
                    let v1009: u32 = v1008 & v956;
                    let v1010: f32 = f32(v1009);
                    let v1011: f32 = fma(v979, v1010, v1000);
                    let v1012: u32 = v1008 >> v939;
                    let v1013: u32 = v1012 & v956;
                    let v1014: f32 = f32(v1013);
                    let v1015: f32 = fma(v979, v1014, v1000);
                    let v1016: vec4<f32> = vec4<f32>(v1003, v1007, v1011, v1015);
                    x23 = v1016;
                  }
                }
                let v1017: vec4<f32> = x23;
                let v609: u32 = min(v96, v600);
                let v610: u32 = v609 * v3;
                let v611: u32 = v41 + v610;
                let v612: u32 = v611 + v606;
                let v613: vec4<f32> = vec4<f32>(m2[v612 + 0u], m2[v612 + 1u], m2[v612 + 2u], m2[v612 + 3u]);
                let v614: f32 = x18;
                let v615: f32 = v613.x;
                let v616: f32 = v1017.x;
                let v617: f32 = fma(v615, v616, v614);
                let v618: f32 = v613.y;
                let v619: f32 = v1017.y;
                let v620: f32 = fma(v618, v619, v617);
                let v621: f32 = v613.z;
                let v622: f32 = v1017.z;
                let v623: f32 = fma(v621, v622, v620);
                let v624: f32 = v613.w;
                let v625: f32 = v1017.w;
                let v626: f32 = fma(v624, v625, v623);
                x18 = v626;
                let v627: u32 = min(v97, v600);
                let v628: u32 = v627 * v3;
                let v629: u32 = v41 + v628;
                let v630: u32 = v629 + v606;
                let v631: vec4<f32> = vec4<f32>(m2[v630 + 0u], m2[v630 + 1u], m2[v630 + 2u], m2[v630 + 3u]);
                let v632: f32 = x19;
                let v633: f32 = v631.x;
                let v634: f32 = v1017.x;
                let v635: f32 = fma(v633, v634, v632);
                let v636: f32 = v631.y;
                let v637: f32 = v1017.y;
                let v638: f32 = fma(v636, v637, v635);
                let v639: f32 = v631.z;
                let v640: f32 = v1017.z;
                let v641: f32 = fma(v639, v640, v638);
                let v642: f32 = v631.w;
                let v643: f32 = v1017.w;
                let v644: f32 = fma(v642, v643, v641);
                x19 = v644;
                let v645: u32 = min(v180, v600);
                let v646: u32 = v645 * v3;
                let v647: u32 = v41 + v646;
                let v648: u32 = v647 + v606;
                let v649: vec4<f32> = vec4<f32>(m2[v648 + 0u], m2[v648 + 1u], m2[v648 + 2u], m2[v648 + 3u]);
                let v650: f32 = x20;
                let v651: f32 = v649.x;
                let v652: f32 = v1017.x;
                let v653: f32 = fma(v651, v652, v650);
                let v654: f32 = v649.y;
                let v655: f32 = v1017.y;
                let v656: f32 = fma(v654, v655, v653);
                let v657: f32 = v649.z;
                let v658: f32 = v1017.z;
                let v659: f32 = fma(v657, v658, v656);
                let v660: f32 = v649.w;
                let v661: f32 = v1017.w;
                let v662: f32 = fma(v660, v661, v659);
                x20 = v662;
                let v663: u32 = min(v186, v600);
                let v664: u32 = v663 * v3;
                let v665: u32 = v41 + v664;
                let v666: u32 = v665 + v606;
                let v667: vec4<f32> = vec4<f32>(m2[v666 + 0u], m2[v666 + 1u], m2[v666 + 2u], m2[v666 + 3u]);
                let v668: f32 = x21;
                let v669: f32 = v667.x;
                let v670: f32 = v1017.x;
                let v671: f32 = fma(v669, v670, v668);
                let v672: f32 = v667.y;
                let v673: f32 = v1017.y;
                let v674: f32 = fma(v672, v673, v671);
                let v675: f32 = v667.z;
                let v676: f32 = v1017.z;
                let v677: f32 = fma(v675, v676, v674);
                let v678: f32 = v667.w;
                let v679: f32 = v1017.w;
                let v680: f32 = fma(v678, v679, v677);
                x21 = v680;
              }
              let v681: f32 = m5[v602];
              let v682: f32 = x18;
              let v683: f32 = v681 + v682;
              m5[v602] = v683;
              let v684: u32 = v602 + v98;
              let v685: f32 = m5[v684];
              let v686: f32 = x19;
              let v687: f32 = v685 + v686;
              m5[v684] = v687;
              let v688: u32 = v602 + v297;
              let v689: f32 = m5[v688];
              let v690: f32 = x20;
              let v691: f32 = v689 + v690;
              m5[v688] = v691;
              let v692: u32 = v602 + v302;
              let v693: f32 = m5[v692];
              let v694: f32 = x21;
              let v695: f32 = v693 + v694;
              m5[v692] = v695;
            }
          }
          workgroupBarrier();
        }
        for (var v696: u32 = v100; v696 < v98; v696 += v101) {
          for (var v697: u32 = v96; v697 < v99; v697 += v97) {
            let v698: u32 = v697 * v98;
            let v699: u32 = v696 + v698;
            let v700: f32 = m4[v699];
            let v701: u32 = v697 * v3;
            let v702: u32 = v41 + v701;
            let v703: u32 = v702 + v696;
            m0[v703] = v700;
          }
        }
        workgroupBarrier();
        let v704: bool = v111 == v112;
        if (v704) {
          for (var v705: u32 = v96; v705 < v150; v705 += v97) {
            let v706: u32 = v97 << v705;
            let v707: u32 = v706 - v97;
            let v708: u32 = v705 + v97;
            for (var v709: u32 = v100; v709 < v149; v709 += v101) {
              let v710: u32 = v709 >> v705;
              let v711: u32 = v710 << v708;
              let v712: u32 = v709 & v707;
              let v713: u32 = v711 + v712;
              for (var v714: u32 = v96; v714 < v99; v714 += v97) {
                let v715: u32 = v714 * v3;
                let v716: u32 = v41 + v715;
                let v717: u32 = v716 + v713;
                let v718: u32 = v717 + v706;
                let v719: f32 = m0[v717];
                let v720: f32 = m0[v718];
                let v721: f32 = v719 + v720;
                let v722: f32 = v719 - v720;
                m0[v717] = v721;
                m0[v718] = v722;
              }
            }
            workgroupBarrier();
          }
          let v723: u32 = x0;
          let v724: u32 = x1;
          let v726: u32 = v724 + v725;
          for (var v727: u32 = v100; v727 < v98; v727 += v101) {
            for (var v728: u32 = v96; v728 < v99; v728 += v97) {
              let v729: u32 = v728 * v3;
              let v730: u32 = v41 + v729;
              let v731: u32 = v730 + v727;
              let v732: f32 = m0[v731];
              let v733: u32 = v723 + v727;
              let v734: u32 = v733 >> v97;
              let v735: u32 = v726 + v734;
              let v736: u32 = b3[v735];
              let v737: u32 = v733 & v97;
              let v738: bool = v737 == v97;
              let v739: vec2<f32> = unpack2x16float(v736);
              let v740: f32 = v739.x;
              let v741: f32 = v739.y;
              let v742: f32 = select(v740, v741, v738);
              let v743: f32 = v732 * v144;
              let v744: f32 = v743 * v742;
              m0[v731] = v744;
            }
          }
          workgroupBarrier();
        }
        for (var v745: u32 = v100; v745 < v98; v745 += v101) {
          for (var v746: u32 = v96; v746 < v99; v746 += v97) {
            let v747: u32 = v746 * v98;
            let v748: u32 = v745 + v747;
            let v749: f32 = m5[v748];
            let v750: u32 = v746 * v3;
            let v751: u32 = v41 + v750;
            let v752: u32 = v751 + v745;
            m1[v752] = v749;
          }
        }
        workgroupBarrier();
        let v753: bool = v418 == v112;
        if (v753) {
          for (var v754: u32 = v96; v754 < v150; v754 += v97) {
            let v755: u32 = v97 << v754;
            let v756: u32 = v755 - v97;
            let v757: u32 = v754 + v97;
            for (var v758: u32 = v100; v758 < v149; v758 += v101) {
              let v759: u32 = v758 >> v754;
              let v760: u32 = v759 << v757;
              let v761: u32 = v758 & v756;
              let v762: u32 = v760 + v761;
              for (var v763: u32 = v96; v763 < v99; v763 += v97) {
                let v764: u32 = v763 * v3;
                let v765: u32 = v41 + v764;
                let v766: u32 = v765 + v762;
                let v767: u32 = v766 + v755;
                let v768: f32 = m1[v766];
                let v769: f32 = m1[v767];
                let v770: f32 = v768 + v769;
                let v771: f32 = v768 - v769;
                m1[v766] = v770;
                m1[v767] = v771;
              }
            }
            workgroupBarrier();
          }
          let v772: u32 = x2;
          let v773: u32 = x3;
          let v775: u32 = v773 + v774;
          for (var v776: u32 = v100; v776 < v98; v776 += v101) {
            for (var v777: u32 = v96; v777 < v99; v777 += v97) {
              let v778: u32 = v777 * v3;
              let v779: u32 = v41 + v778;
              let v780: u32 = v779 + v776;
              let v781: f32 = m1[v780];
              let v782: u32 = v772 + v776;
              let v783: u32 = v782 >> v97;
              let v784: u32 = v775 + v783;
              let v785: u32 = b4[v784];
              let v786: u32 = v782 & v97;
              let v787: bool = v786 == v97;
              let v788: vec2<f32> = unpack2x16float(v785);
              let v789: f32 = v788.x;
              let v790: f32 = v788.y;
              let v791: f32 = select(v789, v790, v787);
              let v792: f32 = v781 * v144;
              let v793: f32 = v792 * v791;
              m1[v780] = v793;
            }
          }
          workgroupBarrier();
        }
        for (var v63: u32 = v53; v63 < v61; v63 += v62) {
          let v64: u32 = v63 / v3;
          let v65: u32 = v63 % v3;
          let v66: bool = v64 < v36;
          let v67: bool = v65 < v33;
          let v68: bool = v66 & v67;
          if (v68) {
            let v69: u32 = v34 + v64;
            let v70: i32 = b2[v69];
            let v71: u32 = u32(v70);
            let v72: u32 = v71 / v49;
            let v73: u32 = v71 % v49;
            let v74: u32 = v31 + v65;
            let v75: u32 = v64 * v3;
            let v76: u32 = v31 - v75;
            let v77: u32 = v72 - v72;
            let v78: u32 = v73 - v73;
            let v79: u32 = v74 - v76;
            let v80: f32 = m0[v79];
            let v81: f32 = -v80;
            let v82: f32 = exp(v81);
            let v84: f32 = v82 + v83;
            let v85: f32 = v80 / v84;
            let v86: u32 = v72 - v72;
            let v87: u32 = v73 - v73;
            let v88: u32 = v74 - v76;
            let v89: f32 = m1[v88];
            let v90: f32 = v85 * v89;
            let v92: u32 = v72 * v91;
            let v93: u32 = v73 * v1;
            let v94: u32 = v92 + v93;
            let v95: u32 = v94 + v74;
            b5[v95] = v90;
          }
        }
        workgroupBarrier();
      }
    }
  }
}
