@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read> b4: array<f32>; // gate_bias
@group(0) @binding(5) var<storage, read> b5: array<f32>; // up_bias
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
@group(0) @binding(7) var<uniform> params: array<vec4<u32>, 7>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 512>;
var<workgroup> m6: array<f32, 512>;
var<workgroup> m7: array<f32, 32>;

@compute @workgroup_size(32)
fn mlp_bias_0_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: u32;
  var x2: u32;
  var x3: f32;
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
  let v798: u32 = params[3].w;
  let v799: u32 = 0u;
  let v803: u32 = 3u;
  let v805: u32 = 1u;
  let v813: u32 = 16u;
  let v814: u32 = 4294901760u;
  let v832: u32 = params[4].x;
  let v833: u32 = 5u;
  let v834: u32 = 31u;
  let v852: u32 = params[4].y;
  let v854: u32 = 4u;
  let v859: u32 = params[4].z;
  let v880: u32 = params[4].w;
  let v914: u32 = params[5].x;
  let v943: u32 = params[5].y;
  let v961: u32 = params[5].z;
  let v967: u32 = params[5].w;
  let v988: u32 = params[6].x;
  let v788: u32 = lane;
  let v789: u32 = 0u;
  let v790: u32 = 1u;
  let v791: u32 = 32u;
  let v108: u32 = 0u;
  let v109: u32 = 1u;
  let v110: u32 = 128u;
  let v111: u32 = 4u;
  let v112: u32 = lane;
  let v113: u32 = 32u;
  let v118: f32 = 0.0f;
  let v124: u32 = params[0].w;
  let v125: u32 = 6u;
  let v129: u32 = params[1].x;
  let v150: f32 = 0.088388346f;
  let v155: u32 = 64u;
  let v156: u32 = 7u;
  let v174: u32 = 16u;
  let v184: u32 = params[1].y;
  let v185: u32 = params[1].z;
  let v186: u32 = 2u;
  let v191: u32 = 3u;
  let v192: u32 = 5u;
  let v213: u32 = 31u;
  let v233: u32 = 65535u;
  let v235: u32 = params[1].w;
  let v238: u32 = 89226354u;
  let v239: u32 = 3417055213u;
  let v240: u32 = 2212286765u;
  let v243: u32 = 64248484u;
  let v247: u32 = 2415890431u;
  let v248: u32 = 996162400u;
  let v252: u32 = 32768u;
  let v253: u32 = 32767u;
  let v254: u32 = 13u;
  let v255: u32 = 939524096u;
  let v271: u32 = 16711935u;
  let v272: u32 = 8u;
  let v273: u32 = 2047u;
  let v282: f32 = 0.006767273f;
  let v283: f32 = -3.453125f;
  let v289: u32 = 4095u;
  let v290: u32 = 4294959104u;
  let v302: u32 = 256u;
  let v307: u32 = 384u;
  let v424: u32 = params[2].x;
  let v428: u32 = params[2].y;
  let v479: u32 = params[2].z;
  let v480: u32 = params[2].w;
  let v525: u32 = params[3].x;
  let v722: u32 = params[3].y;
  let v769: u32 = params[3].z;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = 1u;
  let v11: vec4<f32> = vec4<f32>(0.0f);
  let v12: u32 = lane;
  let v14: u32 = 128u;
  let v32: u32 = params[0].z;
  let v33: u32 = 127u;
  let v38: u32 = group.x;
  let v39: u32 = groups.x;
  let v66: f32 = bitcast<f32>(params[6].y);
  let v76: u32 = 512u;
  let v77: u32 = 32u;
  let v95: f32 = 1.0f;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  for (var v9: u32 = v7; v9 < v5; v9 += v8) {
    let v10: u32 = v2 + v9;
    x0 = v11;
    let v13: u32 = v12 * v1;
    for (var v15: u32 = v13; v15 < v6; v15 += v14) {
      let v16: u32 = v10 * v6;
      let v17: u32 = v16 + v15;
      let v18: vec4<f32> = b0[v17 / 4u];
      let v19: vec4<f32> = v18 * v18;
      let v20: vec4<f32> = x0;
      let v21: vec4<f32> = v20 + v19;
      x0 = v21;
    }
    let v22: vec4<f32> = x0;
    let v23: f32 = v22.x;
    let v24: f32 = v22.y;
    let v25: f32 = v23 + v24;
    let v26: f32 = v22.z;
    let v27: f32 = v25 + v26;
    let v28: f32 = v22.w;
    let v29: f32 = v27 + v28;
    m7[v788] = v29;
    workgroupBarrier();
    let v792: f32 = m7[v789];
    x21 = v792;
    for (var v793: u32 = v790; v793 < v791; v793 += v790) {
      let v794: f32 = m7[v793];
      let v795: f32 = x21;
      let v796: f32 = v795 + v794;
      x21 = v796;
    }
    workgroupBarrier();
    let v797: f32 = x21;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v797;
    }
  }
  workgroupBarrier();
  let v34: u32 = v32 + v33;
  let v35: u32 = v34 / v14;
  let v36: u32 = v32 + v33;
  let v37: u32 = v36 / v14;
  let v40: u32 = v35 + v39;
  let v41: u32 = v40 - v8;
  let v42: u32 = v41 / v39;
  let v43: u32 = v38 * v42;
  let v44: u32 = v43 + v42;
  let v45: u32 = min(v44, v35);
  for (var v46: u32 = v43; v46 < v45; v46 += v8) {
    let v47: u32 = v46 * v14;
    let v48: u32 = v32 - v47;
    let v49: u32 = min(v14, v48);
    let v50: u32 = v47 * v6;
    for (var v114: u32 = v112; v114 < v110; v114 += v113) {
      for (var v115: u32 = v108; v115 < v111; v115 += v109) {
        let v116: u32 = v115 * v110;
        let v117: u32 = v114 + v116;
        m5[v117] = v118;
      }
    }
    for (var v119: u32 = v112; v119 < v110; v119 += v113) {
      for (var v120: u32 = v108; v120 < v111; v120 += v109) {
        let v121: u32 = v120 * v110;
        let v122: u32 = v119 + v121;
        m6[v122] = v118;
      }
    }
    for (var v51: u32 = v7; v51 < v6; v51 += v14) {
      let v52: u32 = v6 - v51;
      let v53: u32 = min(v14, v52);
      for (var v54: u32 = v7; v54 < v5; v54 += v8) {
        let v55: u32 = v2 + v54;
        let v56: u32 = v12 * v1;
        for (var v57: u32 = v56; v57 < v53; v57 += v14) {
          let v58: u32 = v51 + v57;
          let v59: u32 = v55 * v6;
          let v60: u32 = v59 + v58;
          let v61: vec4<f32> = b0[v60 / 4u];
          let v62: u32 = v55 - v2;
          let v63: f32 = m1[v62];
          let v64: f32 = f32(v6);
          let v65: f32 = v63 / v64;
          let v67: f32 = v65 + v66;
          let v68: f32 = inverseSqrt(v67);
          let v69: vec4<f32> = vec4<f32>(v68);
          let v70: vec4<f32> = v61 * v69;
          let v71: vec4<f32> = b3[v58 / 4u];
          let v72: vec4<f32> = v70 * v71;
          let v73: u32 = v54 * v14;
          let v74: u32 = v57 + v73;
          m0[v74 + 0u] = v72.x; m0[v74 + 1u] = v72.y; m0[v74 + 2u] = v72.z; m0[v74 + 3u] = v72.w;
        }
      }
      workgroupBarrier();
      let v75: u32 = v50 + v51;
      let v123: u32 = v75 / v6;
      x1 = v123;
      let v126: bool = v124 == v125;
      if (v126) {
        let v127: u32 = v123 * v6;
        let v128: u32 = v75 - v127;
        for (var v130: u32 = v112; v130 < v110; v130 += v113) {
          for (var v131: u32 = v108; v131 < v111; v131 += v109) {
            x3 = v118;
            let v132: bool = v131 < v5;
            let v133: bool = v130 < v53;
            let v134: bool = v132 & v133;
            if (v134) {
              let v135: u32 = v131 * v14;
              let v136: u32 = v7 + v135;
              let v137: u32 = v136 + v130;
              let v138: f32 = m0[v137];
              let v139: u32 = v128 + v130;
              let v140: u32 = v139 >> v109;
              let v141: u32 = v129 + v140;
              let v142: u32 = b1[v141];
              let v143: u32 = v139 & v109;
              let v144: bool = v143 == v109;
              let v145: vec2<f32> = unpack2x16float(v142);
              let v146: f32 = v145.x;
              let v147: f32 = v145.y;
              let v148: f32 = select(v146, v147, v144);
              let v149: f32 = v138 * v148;
              let v151: f32 = v149 * v150;
              x3 = v151;
            }
            let v152: f32 = x3;
            let v153: u32 = v131 * v110;
            let v154: u32 = v130 + v153;
            m4[v154] = v152;
          }
        }
        workgroupBarrier();
        for (var v157: u32 = v108; v157 < v156; v157 += v109) {
          let v158: u32 = v109 << v157;
          let v159: u32 = v158 - v109;
          let v160: u32 = v157 + v109;
          for (var v161: u32 = v112; v161 < v155; v161 += v113) {
            let v162: u32 = v161 >> v157;
            let v163: u32 = v162 << v160;
            let v164: u32 = v161 & v159;
            let v165: u32 = v163 + v164;
            for (var v166: u32 = v108; v166 < v111; v166 += v109) {
              let v167: u32 = v166 * v110;
              let v168: u32 = v167 + v165;
              let v169: u32 = v168 + v158;
              let v170: f32 = m4[v168];
              let v171: f32 = m4[v169];
              let v172: f32 = v170 + v171;
              let v173: f32 = v170 - v171;
              m4[v168] = v172;
              m4[v169] = v173;
            }
          }
          workgroupBarrier();
        }
        let v175: u32 = v128 / v174;
        for (var v176: u32 = v112; v176 < v110; v176 += v113) {
          x4 = v118;
          x5 = v118;
          x6 = v118;
          x7 = v118;
          let v177: u32 = v123 + v176;
          let v178: u32 = v177 / v174;
          let v179: u32 = v177 % v174;
          for (var v180: u32 = v108; v180 < v110; v180 += v109) {
            let v181: u32 = v180 / v174;
            let v182: u32 = v175 + v181;
            let v183: u32 = v180 % v174;
            let v187: u32 = v184 * v111;
            let v188: u32 = v182 * v185;
            let v189: u32 = v188 + v178;
            let v190: u32 = v189 * v187;
            let v193: u32 = v179 & v156;
            let v194: u32 = v193 << v192;
            let v195: u32 = v179 >> v191;
            let v196: u32 = v195 << v186;
            let v197: u32 = v183 & v156;
            let v198: u32 = v197 >> v109;
            let v199: u32 = v198 << v191;
            let v200: u32 = v183 >> v191;
            let v201: u32 = v200 << v109;
            let v202: u32 = v183 & v109;
            let v203: u32 = v194 + v196;
            let v204: u32 = v203 + v199;
            let v205: u32 = v204 + v201;
            let v206: u32 = v205 + v202;
            let v207: u32 = v206 + v109;
            let v208: u32 = v207 * v184;
            let v209: u32 = v208 >> v109;
            let v210: u32 = v187 << v192;
            let v211: u32 = v209 + v210;
            let v212: u32 = v211 - v109;
            let v214: u32 = v212 >> v192;
            let v215: u32 = v211 - v174;
            let v216: u32 = v215 >> v192;
            let v217: bool = v214 < v187;
            let v218: u32 = v214 - v187;
            let v219: u32 = select(v218, v214, v217);
            let v220: u32 = v190 + v219;
            let v221: u32 = b1[v220];
            let v222: bool = v216 < v187;
            let v223: u32 = v216 - v187;
            let v224: u32 = select(v223, v216, v222);
            let v225: u32 = v190 + v224;
            let v226: u32 = b1[v225];
            let v227: u32 = v212 & v213;
            let v228: u32 = v213 - v227;
            let v229: u32 = v221 >> v228;
            let v230: u32 = v226 << v109;
            let v231: u32 = v230 << v227;
            let v232: u32 = v229 | v231;
            let v234: u32 = v232 & v233;
            let v236: bool = v235 == v108;
            let v237: bool = v235 == v186;
            let v241: u32 = select(v239, v240, v237);
            let v242: u32 = select(v241, v238, v236);
            let v244: u32 = select(v108, v243, v236);
            let v245: u32 = v234 * v242;
            let v246: u32 = v245 + v244;
            let v249: u32 = v246 & v247;
            let v250: u32 = v249 ^ v248;
            let v251: u32 = v250 >> v174;
            let v256: u32 = v250 & v252;
            let v257: u32 = v256 << v174;
            let v258: u32 = v250 & v253;
            let v259: u32 = v258 << v254;
            let v260: u32 = v259 + v255;
            let v261: u32 = v257 | v260;
            let v262: f32 = bitcast<f32>(v261);
            let v263: u32 = v251 & v252;
            let v264: u32 = v263 << v174;
            let v265: u32 = v251 & v253;
            let v266: u32 = v265 << v254;
            let v267: u32 = v266 + v255;
            let v268: u32 = v264 | v267;
            let v269: f32 = bitcast<f32>(v268);
            let v270: f32 = v262 + v269;
            let v274: u32 = v246 & v271;
            let v275: u32 = v246 >> v272;
            let v276: u32 = v275 & v271;
            let v277: u32 = v274 + v276;
            let v278: u32 = v277 >> v174;
            let v279: u32 = v277 + v278;
            let v280: u32 = v279 & v273;
            let v281: f32 = f32(v280);
            let v284: f32 = fma(v281, v282, v283);
            let v285: f32 = select(v270, v284, v237);
            let v286: u32 = bitcast<u32>(v285);
            let v287: u32 = v286 >> v254;
            let v288: u32 = v287 & v109;
            let v291: u32 = v286 + v289;
            let v292: u32 = v291 + v288;
            let v293: u32 = v292 & v290;
            let v294: f32 = bitcast<f32>(v293);
            let v295: f32 = m4[v180];
            let v296: f32 = x4;
            let v297: f32 = fma(v295, v294, v296);
            x4 = v297;
            let v298: u32 = v180 + v110;
            let v299: f32 = m4[v298];
            let v300: f32 = x5;
            let v301: f32 = fma(v299, v294, v300);
            x5 = v301;
            let v303: u32 = v180 + v302;
            let v304: f32 = m4[v303];
            let v305: f32 = x6;
            let v306: f32 = fma(v304, v294, v305);
            x6 = v306;
            let v308: u32 = v180 + v307;
            let v309: f32 = m4[v308];
            let v310: f32 = x7;
            let v311: f32 = fma(v309, v294, v310);
            x7 = v311;
          }
          let v312: f32 = m5[v176];
          let v313: f32 = x4;
          let v314: f32 = v312 + v313;
          m5[v176] = v314;
          let v315: u32 = v176 + v110;
          let v316: f32 = m5[v315];
          let v317: f32 = x5;
          let v318: f32 = v316 + v317;
          m5[v315] = v318;
          let v319: u32 = v176 + v302;
          let v320: f32 = m5[v319];
          let v321: f32 = x6;
          let v322: f32 = v320 + v321;
          m5[v319] = v322;
          let v323: u32 = v176 + v307;
          let v324: f32 = m5[v323];
          let v325: f32 = x7;
          let v326: f32 = v324 + v325;
          m5[v323] = v326;
        }
        workgroupBarrier();
      } else {
        let v327: u32 = v5 - v109;
        let v328: u32 = v49 - v109;
        for (var v329: u32 = v112; v329 < v110; v329 += v113) {
          x8 = v118;
          x9 = v118;
          x10 = v118;
          x11 = v118;
          let v330: u32 = min(v329, v328);
          let v331: u32 = v330 * v6;
          let v332: u32 = v75 + v331;
          for (var v333: u32 = v108; v333 < v53; v333 += v111) {
            let v334: u32 = v332 + v333;
            let v800: bool = v798 == v799;
            if (v800) {
              let v801: vec4<u32> = vec4<u32>(b1[v334 + 0u], b1[v334 + 1u], b1[v334 + 2u], b1[v334 + 3u]);
              let v802: vec4<f32> = bitcast<vec4<f32>>(v801);
              x22 = v802;
            } else {
              let v804: bool = v798 < v803;
              if (v804) {
                let v806: bool = v798 == v805;
                let v807: u32 = v334 >> v805;
                let v808: vec2<u32> = vec2<u32>(b1[v807 + 0u], b1[v807 + 1u]);
                let v809: u32 = v808.x;
                let v810: vec2<f32> = unpack2x16float(v809);
                let v811: f32 = v810.x;
                let v812: f32 = v810.y;
                let v815: u32 = v809 << v813;
                let v816: u32 = v809 & v814;
                let v817: f32 = bitcast<f32>(v815);
                let v818: f32 = bitcast<f32>(v816);
                let v819: f32 = select(v817, v811, v806);
                let v820: f32 = select(v818, v812, v806);
                let v821: u32 = v808.y;
                let v822: vec2<f32> = unpack2x16float(v821);
                let v823: f32 = v822.x;
                let v824: f32 = v822.y;
                let v825: u32 = v821 << v813;
                let v826: u32 = v821 & v814;
                let v827: f32 = bitcast<f32>(v825);
                let v828: f32 = bitcast<f32>(v826);
                let v829: f32 = select(v827, v823, v806);
                let v830: f32 = select(v828, v824, v806);
                let v831: vec4<f32> = vec4<f32>(v819, v820, v829, v830);
                x22 = v831;
              } else {
                let v835: u32 = v334 >> v833;
                let v836: u32 = v835 * v832;
                let v837: u32 = v334 & v834;
                let v838: u32 = v837 * v832;
                let v839: u32 = v838 >> v833;
                let v840: u32 = v836 + v839;
                let v841: u32 = v838 & v834;
                let v842: u32 = b1[v840];
                let v843: u32 = v840 + v805;
                let v844: u32 = b1[v843];
                let v845: u32 = v842 >> v841;
                let v846: u32 = v834 - v841;
                let v847: u32 = v844 << v805;
                let v848: u32 = v847 << v846;
                let v849: u32 = v845 | v848;
                let v850: u32 = v805 << v832;
                let v851: u32 = v850 - v805;
                let v853: u32 = v334 >> v852;
                let v855: bool = v798 == v803;
                let v856: bool = v798 == v854;
                let v857: u32 = v853 >> v805;
                let v858: u32 = select(v857, v853, v855);
                let v860: u32 = v859 + v858;
                let v861: u32 = b1[v860];
                let v862: f32 = bitcast<f32>(v861);
                let v863: u32 = v853 & v805;
                let v864: bool = v863 == v805;
                let v865: vec2<f32> = unpack2x16float(v861);
                let v866: f32 = v865.x;
                let v867: f32 = v865.y;
                let v868: u32 = v861 << v813;
                let v869: u32 = v861 & v814;
                let v870: f32 = bitcast<f32>(v868);
                let v871: f32 = bitcast<f32>(v869);
                let v872: f32 = select(v866, v867, v864);
                let v873: f32 = select(v870, v871, v864);
                let v874: f32 = select(v873, v872, v856);
                let v875: f32 = select(v874, v862, v855);
                let v876: bool = v798 == v803;
                let v877: bool = v798 == v854;
                let v878: u32 = v853 >> v805;
                let v879: u32 = select(v878, v853, v876);
                let v881: u32 = v880 + v879;
                let v882: u32 = b1[v881];
                let v883: f32 = bitcast<f32>(v882);
                let v884: u32 = v853 & v805;
                let v885: bool = v884 == v805;
                let v886: vec2<f32> = unpack2x16float(v882);
                let v887: f32 = v886.x;
                let v888: f32 = v886.y;
                let v889: u32 = v882 << v813;
                let v890: u32 = v882 & v814;
                let v891: f32 = bitcast<f32>(v889);
                let v892: f32 = bitcast<f32>(v890);
                let v893: f32 = select(v887, v888, v885);
                let v894: f32 = select(v891, v892, v885);
                let v895: f32 = select(v894, v893, v877);
                let v896: f32 = select(v895, v883, v876);
                let v897: u32 = v849 & v851;
                let v898: f32 = f32(v897);
                let v899: f32 = fma(v875, v898, v896);
                let v900: u32 = v849 >> v832;
                let v901: u32 = v900 & v851;
                let v902: f32 = f32(v901);
                let v903: f32 = fma(v875, v902, v896);
                let v904: u32 = v900 >> v832;
                let v905: u32 = v904 & v851;
                let v906: f32 = f32(v905);
                let v907: f32 = fma(v875, v906, v896);
                let v908: u32 = v904 >> v832;
                let v909: u32 = v908 & v851;
                let v910: f32 = f32(v909);
                let v911: f32 = fma(v875, v910, v896);
                let v912: vec4<f32> = vec4<f32>(v899, v903, v907, v911);
                x22 = v912;
              }
            }
            let v913: vec4<f32> = x22;
            let v336: u32 = min(v108, v327);
            let v337: u32 = v336 * v14;
            let v338: u32 = v7 + v337;
            let v339: u32 = v338 + v333;
            let v340: vec4<f32> = vec4<f32>(m0[v339 + 0u], m0[v339 + 1u], m0[v339 + 2u], m0[v339 + 3u]);
            let v341: f32 = x8;
            let v342: f32 = v340.x;
            let v343: f32 = v913.x;
            let v344: f32 = fma(v342, v343, v341);
            let v345: f32 = v340.y;
            let v346: f32 = v913.y;
            let v347: f32 = fma(v345, v346, v344);
            let v348: f32 = v340.z;
            let v349: f32 = v913.z;
            let v350: f32 = fma(v348, v349, v347);
            let v351: f32 = v340.w;
            let v352: f32 = v913.w;
            let v353: f32 = fma(v351, v352, v350);
            x8 = v353;
            let v354: u32 = min(v109, v327);
            let v355: u32 = v354 * v14;
            let v356: u32 = v7 + v355;
            let v357: u32 = v356 + v333;
            let v358: vec4<f32> = vec4<f32>(m0[v357 + 0u], m0[v357 + 1u], m0[v357 + 2u], m0[v357 + 3u]);
            let v359: f32 = x9;
            let v360: f32 = v358.x;
            let v361: f32 = v913.x;
            let v362: f32 = fma(v360, v361, v359);
            let v363: f32 = v358.y;
            let v364: f32 = v913.y;
            let v365: f32 = fma(v363, v364, v362);
            let v366: f32 = v358.z;
            let v367: f32 = v913.z;
            let v368: f32 = fma(v366, v367, v365);
            let v369: f32 = v358.w;
            let v370: f32 = v913.w;
            let v371: f32 = fma(v369, v370, v368);
            x9 = v371;
            let v372: u32 = min(v186, v327);
            let v373: u32 = v372 * v14;
            let v374: u32 = v7 + v373;
            let v375: u32 = v374 + v333;
            let v376: vec4<f32> = vec4<f32>(m0[v375 + 0u], m0[v375 + 1u], m0[v375 + 2u], m0[v375 + 3u]);
            let v377: f32 = x10;
            let v378: f32 = v376.x;
            let v379: f32 = v913.x;
            let v380: f32 = fma(v378, v379, v377);
            let v381: f32 = v376.y;
            let v382: f32 = v913.y;
            let v383: f32 = fma(v381, v382, v380);
            let v384: f32 = v376.z;
            let v385: f32 = v913.z;
            let v386: f32 = fma(v384, v385, v383);
            let v387: f32 = v376.w;
            let v388: f32 = v913.w;
            let v389: f32 = fma(v387, v388, v386);
            x10 = v389;
            let v390: u32 = min(v191, v327);
            let v391: u32 = v390 * v14;
            let v392: u32 = v7 + v391;
            let v393: u32 = v392 + v333;
            let v394: vec4<f32> = vec4<f32>(m0[v393 + 0u], m0[v393 + 1u], m0[v393 + 2u], m0[v393 + 3u]);
            let v395: f32 = x11;
            let v396: f32 = v394.x;
            let v397: f32 = v913.x;
            let v398: f32 = fma(v396, v397, v395);
            let v399: f32 = v394.y;
            let v400: f32 = v913.y;
            let v401: f32 = fma(v399, v400, v398);
            let v402: f32 = v394.z;
            let v403: f32 = v913.z;
            let v404: f32 = fma(v402, v403, v401);
            let v405: f32 = v394.w;
            let v406: f32 = v913.w;
            let v407: f32 = fma(v405, v406, v404);
            x11 = v407;
          }
          let v408: f32 = m5[v329];
          let v409: f32 = x8;
          let v410: f32 = v408 + v409;
          m5[v329] = v410;
          let v411: u32 = v329 + v110;
          let v412: f32 = m5[v411];
          let v413: f32 = x9;
          let v414: f32 = v412 + v413;
          m5[v411] = v414;
          let v415: u32 = v329 + v302;
          let v416: f32 = m5[v415];
          let v417: f32 = x10;
          let v418: f32 = v416 + v417;
          m5[v415] = v418;
          let v419: u32 = v329 + v307;
          let v420: f32 = m5[v419];
          let v421: f32 = x11;
          let v422: f32 = v420 + v421;
          m5[v419] = v422;
        }
      }
      let v423: u32 = v75 / v6;
      x2 = v423;
      let v425: bool = v424 == v125;
      if (v425) {
        let v426: u32 = v423 * v6;
        let v427: u32 = v75 - v426;
        for (var v429: u32 = v112; v429 < v110; v429 += v113) {
          for (var v430: u32 = v108; v430 < v111; v430 += v109) {
            x12 = v118;
            let v431: bool = v430 < v5;
            let v432: bool = v429 < v53;
            let v433: bool = v431 & v432;
            if (v433) {
              let v434: u32 = v430 * v14;
              let v435: u32 = v7 + v434;
              let v436: u32 = v435 + v429;
              let v437: f32 = m0[v436];
              let v438: u32 = v427 + v429;
              let v439: u32 = v438 >> v109;
              let v440: u32 = v428 + v439;
              let v441: u32 = b2[v440];
              let v442: u32 = v438 & v109;
              let v443: bool = v442 == v109;
              let v444: vec2<f32> = unpack2x16float(v441);
              let v445: f32 = v444.x;
              let v446: f32 = v444.y;
              let v447: f32 = select(v445, v446, v443);
              let v448: f32 = v437 * v447;
              let v449: f32 = v448 * v150;
              x12 = v449;
            }
            let v450: f32 = x12;
            let v451: u32 = v430 * v110;
            let v452: u32 = v429 + v451;
            m4[v452] = v450;
          }
        }
        workgroupBarrier();
        for (var v453: u32 = v108; v453 < v156; v453 += v109) {
          let v454: u32 = v109 << v453;
          let v455: u32 = v454 - v109;
          let v456: u32 = v453 + v109;
          for (var v457: u32 = v112; v457 < v155; v457 += v113) {
            let v458: u32 = v457 >> v453;
            let v459: u32 = v458 << v456;
            let v460: u32 = v457 & v455;
            let v461: u32 = v459 + v460;
            for (var v462: u32 = v108; v462 < v111; v462 += v109) {
              let v463: u32 = v462 * v110;
              let v464: u32 = v463 + v461;
              let v465: u32 = v464 + v454;
              let v466: f32 = m4[v464];
              let v467: f32 = m4[v465];
              let v468: f32 = v466 + v467;
              let v469: f32 = v466 - v467;
              m4[v464] = v468;
              m4[v465] = v469;
            }
          }
          workgroupBarrier();
        }
        let v470: u32 = v427 / v174;
        for (var v471: u32 = v112; v471 < v110; v471 += v113) {
          x13 = v118;
          x14 = v118;
          x15 = v118;
          x16 = v118;
          let v472: u32 = v423 + v471;
          let v473: u32 = v472 / v174;
          let v474: u32 = v472 % v174;
          for (var v475: u32 = v108; v475 < v110; v475 += v109) {
            let v476: u32 = v475 / v174;
            let v477: u32 = v470 + v476;
            let v478: u32 = v475 % v174;
            let v481: u32 = v479 * v111;
            let v482: u32 = v477 * v480;
            let v483: u32 = v482 + v473;
            let v484: u32 = v483 * v481;
            let v485: u32 = v474 & v156;
            let v486: u32 = v485 << v192;
            let v487: u32 = v474 >> v191;
            let v488: u32 = v487 << v186;
            let v489: u32 = v478 & v156;
            let v490: u32 = v489 >> v109;
            let v491: u32 = v490 << v191;
            let v492: u32 = v478 >> v191;
            let v493: u32 = v492 << v109;
            let v494: u32 = v478 & v109;
            let v495: u32 = v486 + v488;
            let v496: u32 = v495 + v491;
            let v497: u32 = v496 + v493;
            let v498: u32 = v497 + v494;
            let v499: u32 = v498 + v109;
            let v500: u32 = v499 * v479;
            let v501: u32 = v500 >> v109;
            let v502: u32 = v481 << v192;
            let v503: u32 = v501 + v502;
            let v504: u32 = v503 - v109;
            let v505: u32 = v504 >> v192;
            let v506: u32 = v503 - v174;
            let v507: u32 = v506 >> v192;
            let v508: bool = v505 < v481;
            let v509: u32 = v505 - v481;
            let v510: u32 = select(v509, v505, v508);
            let v511: u32 = v484 + v510;
            let v512: u32 = b2[v511];
            let v513: bool = v507 < v481;
            let v514: u32 = v507 - v481;
            let v515: u32 = select(v514, v507, v513);
            let v516: u32 = v484 + v515;
            let v517: u32 = b2[v516];
            let v518: u32 = v504 & v213;
            let v519: u32 = v213 - v518;
            let v520: u32 = v512 >> v519;
            let v521: u32 = v517 << v109;
            let v522: u32 = v521 << v518;
            let v523: u32 = v520 | v522;
            let v524: u32 = v523 & v233;
            let v526: bool = v525 == v108;
            let v527: bool = v525 == v186;
            let v528: u32 = select(v239, v240, v527);
            let v529: u32 = select(v528, v238, v526);
            let v530: u32 = select(v108, v243, v526);
            let v531: u32 = v524 * v529;
            let v532: u32 = v531 + v530;
            let v533: u32 = v532 & v247;
            let v534: u32 = v533 ^ v248;
            let v535: u32 = v534 >> v174;
            let v536: u32 = v534 & v252;
            let v537: u32 = v536 << v174;
            let v538: u32 = v534 & v253;
            let v539: u32 = v538 << v254;
            let v540: u32 = v539 + v255;
            let v541: u32 = v537 | v540;
            let v542: f32 = bitcast<f32>(v541);
            let v543: u32 = v535 & v252;
            let v544: u32 = v543 << v174;
            let v545: u32 = v535 & v253;
            let v546: u32 = v545 << v254;
            let v547: u32 = v546 + v255;
            let v548: u32 = v544 | v547;
            let v549: f32 = bitcast<f32>(v548);
            let v550: f32 = v542 + v549;
            let v551: u32 = v532 & v271;
            let v552: u32 = v532 >> v272;
            let v553: u32 = v552 & v271;
            let v554: u32 = v551 + v553;
            let v555: u32 = v554 >> v174;
            let v556: u32 = v554 + v555;
            let v557: u32 = v556 & v273;
            let v558: f32 = f32(v557);
            let v559: f32 = fma(v558, v282, v283);
            let v560: f32 = select(v550, v559, v527);
            let v561: u32 = bitcast<u32>(v560);
            let v562: u32 = v561 >> v254;
            let v563: u32 = v562 & v109;
            let v564: u32 = v561 + v289;
            let v565: u32 = v564 + v563;
            let v566: u32 = v565 & v290;
            let v567: f32 = bitcast<f32>(v566);
            let v568: f32 = m4[v475];
            let v569: f32 = x13;
            let v570: f32 = fma(v568, v567, v569);
            x13 = v570;
            let v571: u32 = v475 + v110;
            let v572: f32 = m4[v571];
            let v573: f32 = x14;
            let v574: f32 = fma(v572, v567, v573);
            x14 = v574;
            let v575: u32 = v475 + v302;
            let v576: f32 = m4[v575];
            let v577: f32 = x15;
            let v578: f32 = fma(v576, v567, v577);
            x15 = v578;
            let v579: u32 = v475 + v307;
            let v580: f32 = m4[v579];
            let v581: f32 = x16;
            let v582: f32 = fma(v580, v567, v581);
            x16 = v582;
          }
          let v583: f32 = m6[v471];
          let v584: f32 = x13;
          let v585: f32 = v583 + v584;
          m6[v471] = v585;
          let v586: u32 = v471 + v110;
          let v587: f32 = m6[v586];
          let v588: f32 = x14;
          let v589: f32 = v587 + v588;
          m6[v586] = v589;
          let v590: u32 = v471 + v302;
          let v591: f32 = m6[v590];
          let v592: f32 = x15;
          let v593: f32 = v591 + v592;
          m6[v590] = v593;
          let v594: u32 = v471 + v307;
          let v595: f32 = m6[v594];
          let v596: f32 = x16;
          let v597: f32 = v595 + v596;
          m6[v594] = v597;
        }
        workgroupBarrier();
      } else {
        let v598: u32 = v5 - v109;
        let v599: u32 = v49 - v109;
        for (var v600: u32 = v112; v600 < v110; v600 += v113) {
          x17 = v118;
          x18 = v118;
          x19 = v118;
          x20 = v118;
          let v601: u32 = min(v600, v599);
          let v602: u32 = v601 * v6;
          let v603: u32 = v75 + v602;
          for (var v604: u32 = v108; v604 < v53; v604 += v111) {
            let v605: u32 = v603 + v604;
            let v915: bool = v914 == v799;
            if (v915) {
              let v916: vec4<u32> = vec4<u32>(b2[v605 + 0u], b2[v605 + 1u], b2[v605 + 2u], b2[v605 + 3u]);
              let v917: vec4<f32> = bitcast<vec4<f32>>(v916);
              x23 = v917;
            } else {
              let v918: bool = v914 < v803;
              if (v918) {
                let v919: bool = v914 == v805;
                let v920: u32 = v605 >> v805;
                let v921: vec2<u32> = vec2<u32>(b2[v920 + 0u], b2[v920 + 1u]);
                let v922: u32 = v921.x;
                let v923: vec2<f32> = unpack2x16float(v922);
                let v924: f32 = v923.x;
                let v925: f32 = v923.y;
                let v926: u32 = v922 << v813;
                let v927: u32 = v922 & v814;
                let v928: f32 = bitcast<f32>(v926);
                let v929: f32 = bitcast<f32>(v927);
                let v930: f32 = select(v928, v924, v919);
                let v931: f32 = select(v929, v925, v919);
                let v932: u32 = v921.y;
                let v933: vec2<f32> = unpack2x16float(v932);
                let v934: f32 = v933.x;
                let v935: f32 = v933.y;
                let v936: u32 = v932 << v813;
                let v937: u32 = v932 & v814;
                let v938: f32 = bitcast<f32>(v936);
                let v939: f32 = bitcast<f32>(v937);
                let v940: f32 = select(v938, v934, v919);
                let v941: f32 = select(v939, v935, v919);
                let v942: vec4<f32> = vec4<f32>(v930, v931, v940, v941);
                x23 = v942;
              } else {
                let v944: u32 = v605 >> v833;
                let v945: u32 = v944 * v943;
                let v946: u32 = v605 & v834;
                let v947: u32 = v946 * v943;
                let v948: u32 = v947 >> v833;
                let v949: u32 = v945 + v948;
                let v950: u32 = v947 & v834;
                let v951: u32 = b2[v949];
                let v952: u32 = v949 + v805;
                let v953: u32 = b2[v952];
                let v954: u32 = v951 >> v950;
                let v955: u32 = v834 - v950;
                let v956: u32 = v953 << v805;
                let v957: u32 = v956 << v955;
                let v958: u32 = v954 | v957;
                let v959: u32 = v805 << v943;
                let v960: u32 = v959 - v805;
                let v962: u32 = v605 >> v961;
                let v963: bool = v914 == v803;
                let v964: bool = v914 == v854;
                let v965: u32 = v962 >> v805;
                let v966: u32 = select(v965, v962, v963);
                let v968: u32 = v967 + v966;
                let v969: u32 = b2[v968];
                let v970: f32 = bitcast<f32>(v969);
                let v971: u32 = v962 & v805;
                let v972: bool = v971 == v805;
                let v973: vec2<f32> = unpack2x16float(v969);
                let v974: f32 = v973.x;
                let v975: f32 = v973.y;
                let v976: u32 = v969 << v813;
                let v977: u32 = v969 & v814;
                let v978: f32 = bitcast<f32>(v976);
                let v979: f32 = bitcast<f32>(v977);
                let v980: f32 = select(v974, v975, v972);
                let v981: f32 = select(v978, v979, v972);
                let v982: f32 = select(v981, v980, v964);
                let v983: f32 = select(v982, v970, v963);
                let v984: bool = v914 == v803;
                let v985: bool = v914 == v854;
                let v986: u32 = v962 >> v805;
                let v987: u32 = select(v986, v962, v984);
                let v989: u32 = v988 + v987;
                let v990: u32 = b2[v989];
                let v991: f32 = bitcast<f32>(v990);
                let v992: u32 = v962 & v805;
                let v993: bool = v992 == v805;
                let v994: vec2<f32> = unpack2x16float(v990);
                let v995: f32 = v994.x;
                let v996: f32 = v994.y;
                let v997: u32 = v990 << v813;
                let v998: u32 = v990 & v814;
                let v999: f32 = bitcast<f32>(v997);
                let v1000: f32 = bitcast<f32>(v998);
                let v1001: f32 = select(v995, v996, v993);
                let v1002: f32 = select(v999, v1000, v993);
                let v1003: f32 = select(v1002, v1001, v985);
                let v1004: f32 = select(v1003, v991, v984);
                let v1005: u32 = v958 & v960;
                let v1006: f32 = f32(v1005);
                let v1007: f32 = fma(v983, v1006, v1004);
                let v1008: u32 = v958 >> v943;
                let v1009: u32 = v1008 & v960;
                let v1010: f32 = f32(v1009);
                let v1011: f32 = fma(v983, v1010, v1004);
                let v1012: u32 = v1008 >> v943;
                let v1013: u32 = v1012 & v960;
                let v1014: f32 = f32(v1013);
                let v1015: f32 = fma(v983, v1014, v1004);
                let v1016: u32 = v1012 >> v943;
                let v1017: u32 = v1016 & v960;
                let v1018: f32 = f32(v1017);
                let v1019: f32 = fma(v983, v1018, v1004);
                let v1020: vec4<f32> = vec4<f32>(v1007, v1011, v1015, v1019);
                x23 = v1020;
              }
            }
            let v1021: vec4<f32> = x23;
            let v607: u32 = min(v108, v598);
            let v608: u32 = v607 * v14;
            let v609: u32 = v7 + v608;
            let v610: u32 = v609 + v604;
            let v611: vec4<f32> = vec4<f32>(m0[v610 + 0u], m0[v610 + 1u], m0[v610 + 2u], m0[v610 + 3u]);
            let v612: f32 = x17;
            let v613: f32 = v611.x;
            let v614: f32 = v1021.x;
            let v615: f32 = fma(v613, v614, v612);
            let v616: f32 = v611.y;
            let v617: f32 = v1021.y;
            let v618: f32 = fma(v616, v617, v615);
            let v619: f32 = v611.z;
            let v620: f32 = v1021.z;
            let v621: f32 = fma(v619, v620, v618);
            let v622: f32 = v611.w;
            let v623: f32 = v1021.w;
            let v624: f32 = fma(v622, v623, v621);
            x17 = v624;
            let v625: u32 = min(v109, v598);
            let v626: u32 = v625 * v14;
            let v627: u32 = v7 + v626;
            let v628: u32 = v627 + v604;
            let v629: vec4<f32> = vec4<f32>(m0[v628 + 0u], m0[v628 + 1u], m0[v628 + 2u], m0[v628 + 3u]);
            let v630: f32 = x18;
            let v631: f32 = v629.x;
            let v632: f32 = v1021.x;
            let v633: f32 = fma(v631, v632, v630);
            let v634: f32 = v629.y;
            let v635: f32 = v1021.y;
            let v636: f32 = fma(v634, v635, v633);
            let v637: f32 = v629.z;
            let v638: f32 = v1021.z;
            let v639: f32 = fma(v637, v638, v636);
            let v640: f32 = v629.w;
            let v641: f32 = v1021.w;
            let v642: f32 = fma(v640, v641, v639);
            x18 = v642;
            let v643: u32 = min(v186, v598);
            let v644: u32 = v643 * v14;
            let v645: u32 = v7 + v644;
            let v646: u32 = v645 + v604;
            let v647: vec4<f32> = vec4<f32>(m0[v646 + 0u], m0[v646 + 1u], m0[v646 + 2u], m0[v646 + 3u]);
            let v648: f32 = x19;
            let v649: f32 = v647.x;
            let v650: f32 = v1021.x;
            let v651: f32 = fma(v649, v650, v648);
            let v652: f32 = v647.y;
            let v653: f32 = v1021.y;
            let v654: f32 = fma(v652, v653, v651);
            let v655: f32 = v647.z;
            let v656: f32 = v1021.z;
            let v657: f32 = fma(v655, v656, v654);
            let v658: f32 = v647.w;
            let v659: f32 = v1021.w;
            let v660: f32 = fma(v658, v659, v657);
            x19 = v660;
            let v661: u32 = min(v191, v598);
            let v662: u32 = v661 * v14;
            let v663: u32 = v7 + v662;
            let v664: u32 = v663 + v604;
            let v665: vec4<f32> = vec4<f32>(m0[v664 + 0u], m0[v664 + 1u], m0[v664 + 2u], m0[v664 + 3u]);
            let v666: f32 = x20;
            let v667: f32 = v665.x;
            let v668: f32 = v1021.x;
            let v669: f32 = fma(v667, v668, v666);
            let v670: f32 = v665.y;
            let v671: f32 = v1021.y;
            let v672: f32 = fma(v670, v671, v669);
            let v673: f32 = v665.z;
            let v674: f32 = v1021.z;
            let v675: f32 = fma(v673, v674, v672);
            let v676: f32 = v665.w;
            let v677: f32 = v1021.w;
            let v678: f32 = fma(v676, v677, v675);
            x20 = v678;
          }
          let v679: f32 = m6[v600];
          let v680: f32 = x17;
          let v681: f32 = v679 + v680;
          m6[v600] = v681;
          let v682: u32 = v600 + v110;
          let v683: f32 = m6[v682];
          let v684: f32 = x18;
          let v685: f32 = v683 + v684;
          m6[v682] = v685;
          let v686: u32 = v600 + v302;
          let v687: f32 = m6[v686];
          let v688: f32 = x19;
          let v689: f32 = v687 + v688;
          m6[v686] = v689;
          let v690: u32 = v600 + v307;
          let v691: f32 = m6[v690];
          let v692: f32 = x20;
          let v693: f32 = v691 + v692;
          m6[v690] = v693;
        }
      }
      workgroupBarrier();
    }
    for (var v694: u32 = v112; v694 < v110; v694 += v113) {
      for (var v695: u32 = v108; v695 < v111; v695 += v109) {
        let v696: u32 = v695 * v110;
        let v697: u32 = v694 + v696;
        let v698: f32 = m5[v697];
        let v699: u32 = v695 * v14;
        let v700: u32 = v7 + v699;
        let v701: u32 = v700 + v694;
        m2[v701] = v698;
      }
    }
    workgroupBarrier();
    let v702: bool = v124 == v125;
    if (v702) {
      for (var v703: u32 = v108; v703 < v156; v703 += v109) {
        let v704: u32 = v109 << v703;
        let v705: u32 = v704 - v109;
        let v706: u32 = v703 + v109;
        for (var v707: u32 = v112; v707 < v155; v707 += v113) {
          let v708: u32 = v707 >> v703;
          let v709: u32 = v708 << v706;
          let v710: u32 = v707 & v705;
          let v711: u32 = v709 + v710;
          for (var v712: u32 = v108; v712 < v111; v712 += v109) {
            let v713: u32 = v712 * v14;
            let v714: u32 = v7 + v713;
            let v715: u32 = v714 + v711;
            let v716: u32 = v715 + v704;
            let v717: f32 = m2[v715];
            let v718: f32 = m2[v716];
            let v719: f32 = v717 + v718;
            let v720: f32 = v717 - v718;
            m2[v715] = v719;
            m2[v716] = v720;
          }
        }
        workgroupBarrier();
      }
      let v721: u32 = x1;
      for (var v723: u32 = v112; v723 < v110; v723 += v113) {
        for (var v724: u32 = v108; v724 < v111; v724 += v109) {
          let v725: u32 = v724 * v14;
          let v726: u32 = v7 + v725;
          let v727: u32 = v726 + v723;
          let v728: f32 = m2[v727];
          let v729: u32 = v721 + v723;
          let v730: u32 = v729 >> v109;
          let v731: u32 = v722 + v730;
          let v732: u32 = b1[v731];
          let v733: u32 = v729 & v109;
          let v734: bool = v733 == v109;
          let v735: vec2<f32> = unpack2x16float(v732);
          let v736: f32 = v735.x;
          let v737: f32 = v735.y;
          let v738: f32 = select(v736, v737, v734);
          let v739: f32 = v728 * v150;
          let v740: f32 = v739 * v738;
          m2[v727] = v740;
        }
      }
      workgroupBarrier();
    }
    for (var v741: u32 = v112; v741 < v110; v741 += v113) {
      for (var v742: u32 = v108; v742 < v111; v742 += v109) {
        let v743: u32 = v742 * v110;
        let v744: u32 = v741 + v743;
        let v745: f32 = m6[v744];
        let v746: u32 = v742 * v14;
        let v747: u32 = v7 + v746;
        let v748: u32 = v747 + v741;
        m3[v748] = v745;
      }
    }
    workgroupBarrier();
    let v749: bool = v424 == v125;
    if (v749) {
      for (var v750: u32 = v108; v750 < v156; v750 += v109) {
        let v751: u32 = v109 << v750;
        let v752: u32 = v751 - v109;
        let v753: u32 = v750 + v109;
        for (var v754: u32 = v112; v754 < v155; v754 += v113) {
          let v755: u32 = v754 >> v750;
          let v756: u32 = v755 << v753;
          let v757: u32 = v754 & v752;
          let v758: u32 = v756 + v757;
          for (var v759: u32 = v108; v759 < v111; v759 += v109) {
            let v760: u32 = v759 * v14;
            let v761: u32 = v7 + v760;
            let v762: u32 = v761 + v758;
            let v763: u32 = v762 + v751;
            let v764: f32 = m3[v762];
            let v765: f32 = m3[v763];
            let v766: f32 = v764 + v765;
            let v767: f32 = v764 - v765;
            m3[v762] = v766;
            m3[v763] = v767;
          }
        }
        workgroupBarrier();
      }
      let v768: u32 = x2;
      for (var v770: u32 = v112; v770 < v110; v770 += v113) {
        for (var v771: u32 = v108; v771 < v111; v771 += v109) {
          let v772: u32 = v771 * v14;
          let v773: u32 = v7 + v772;
          let v774: u32 = v773 + v770;
          let v775: f32 = m3[v774];
          let v776: u32 = v768 + v770;
          let v777: u32 = v776 >> v109;
          let v778: u32 = v769 + v777;
          let v779: u32 = b2[v778];
          let v780: u32 = v776 & v109;
          let v781: bool = v780 == v109;
          let v782: vec2<f32> = unpack2x16float(v779);
          let v783: f32 = v782.x;
          let v784: f32 = v782.y;
          let v785: f32 = select(v783, v784, v781);
          let v786: f32 = v775 * v150;
          let v787: f32 = v786 * v785;
          m3[v774] = v787;
        }
      }
      workgroupBarrier();
    }
    for (var v78: u32 = v12; v78 < v76; v78 += v77) {
      let v79: u32 = v78 / v14;
      let v80: u32 = v78 % v14;
      let v81: bool = v79 < v5;
      let v82: bool = v80 < v49;
      let v83: bool = v81 & v82;
      if (v83) {
        let v84: u32 = v2 + v79;
        let v85: u32 = v47 + v80;
        let v86: u32 = v84 - v2;
        let v87: u32 = v86 * v14;
        let v88: u32 = v85 - v47;
        let v89: u32 = v87 + v88;
        let v90: f32 = m2[v89];
        let v91: f32 = b4[v85];
        let v92: f32 = v90 + v91;
        let v93: f32 = -v92;
        let v94: f32 = exp(v93);
        let v96: f32 = v94 + v95;
        let v97: f32 = v92 / v96;
        let v98: u32 = v84 - v2;
        let v99: u32 = v98 * v14;
        let v100: u32 = v85 - v47;
        let v101: u32 = v99 + v100;
        let v102: f32 = m3[v101];
        let v103: f32 = b5[v85];
        let v104: f32 = v102 + v103;
        let v105: f32 = v97 * v104;
        let v106: u32 = v84 * v32;
        let v107: u32 = v106 + v85;
        b6[v107] = v105;
      }
    }
    workgroupBarrier();
  }
}
