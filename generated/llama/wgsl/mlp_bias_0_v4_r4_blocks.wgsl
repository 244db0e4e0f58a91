@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read> b4: array<f32>; // gate_bias
@group(0) @binding(5) var<storage, read> b5: array<f32>; // up_bias
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
@group(0) @binding(7) var<uniform> params: array<vec4<u32>, 8>;
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
  var x3: u32;
  var x4: u32;
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
  var x24: vec4<f32>;
  var x25: vec4<f32>;
  let v816: u32 = params[4].w;
  let v817: u32 = 0u;
  let v821: u32 = 3u;
  let v823: u32 = 1u;
  let v831: u32 = 16u;
  let v832: u32 = 4294901760u;
  let v850: u32 = params[5].x;
  let v851: u32 = 5u;
  let v852: u32 = 31u;
  let v870: u32 = params[5].y;
  let v872: u32 = 4u;
  let v877: u32 = params[5].z;
  let v898: u32 = params[5].w;
  let v932: u32 = params[6].x;
  let v961: u32 = params[6].y;
  let v979: u32 = params[6].z;
  let v985: u32 = params[6].w;
  let v1006: u32 = params[7].x;
  let v806: u32 = lane;
  let v807: u32 = 0u;
  let v808: u32 = 1u;
  let v809: u32 = 32u;
  let v108: u32 = 0u;
  let v109: u32 = 1u;
  let v110: u32 = 128u;
  let v111: u32 = 4u;
  let v112: u32 = lane;
  let v113: u32 = 32u;
  let v118: f32 = 0.0f;
  let v123: u32 = params[0].w;
  let v124: u32 = 6u;
  let v129: u32 = params[1].x;
  let v130: u32 = params[1].y;
  let v134: u32 = params[1].z;
  let v156: f32 = 0.088388346f;
  let v161: u32 = 64u;
  let v162: u32 = 7u;
  let v180: u32 = 16u;
  let v190: u32 = params[1].w;
  let v191: u32 = params[2].x;
  let v192: u32 = 2u;
  let v198: u32 = 3u;
  let v199: u32 = 5u;
  let v220: u32 = 31u;
  let v240: u32 = 65535u;
  let v242: u32 = params[2].y;
  let v245: u32 = 89226354u;
  let v246: u32 = 3417055213u;
  let v247: u32 = 2212286765u;
  let v250: u32 = 64248484u;
  let v254: u32 = 2415890431u;
  let v255: u32 = 996162400u;
  let v259: u32 = 32768u;
  let v260: u32 = 32767u;
  let v261: u32 = 13u;
  let v262: u32 = 939524096u;
  let v278: u32 = 16711935u;
  let v279: u32 = 8u;
  let v280: u32 = 2047u;
  let v289: f32 = 0.006767273f;
  let v290: f32 = -3.453125f;
  let v296: u32 = 4095u;
  let v297: u32 = 4294959104u;
  let v309: u32 = 256u;
  let v314: u32 = 384u;
  let v430: u32 = params[2].z;
  let v435: u32 = params[2].w;
  let v436: u32 = params[3].x;
  let v440: u32 = params[3].y;
  let v492: u32 = params[3].z;
  let v493: u32 = params[3].w;
  let v539: u32 = params[4].x;
  let v737: u32 = params[4].y;
  let v786: u32 = params[4].z;
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
  let v66: f32 = bitcast<f32>(params[7].y);
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
    m7[v806] = v29;
    workgroupBarrier();
    let v810: f32 = m7[v807];
    x23 = v810;
    for (var v811: u32 = v808; v811 < v809; v811 += v808) {
      let v812: f32 = m7[v811];
      let v813: f32 = x23;
      let v814: f32 = v813 + v812;
      x23 = v814;
    }
    workgroupBarrier();
    let v815: f32 = x23;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v815;
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
      let v125: bool = v123 == v124;
      if (v125) {
        let v126: u32 = v75 / v6;
        let v127: u32 = v126 * v6;
        let v128: u32 = v75 - v127;
        let v131: u32 = v126 / v129;
        let v132: u32 = v126 % v129;
        let v133: u32 = v131 * v130;
        x1 = v132;
        x2 = v133;
        let v135: u32 = v133 + v134;
        for (var v136: u32 = v112; v136 < v110; v136 += v113) {
          for (var v137: u32 = v108; v137 < v111; v137 += v109) {
            x5 = v118;
            let v138: bool = v137 < v5;
            let v139: bool = v136 < v53;
            let v140: bool = v138 & v139;
            if (v140) {
              let v141: u32 = v137 * v14;
              let v142: u32 = v7 + v141;
              let v143: u32 = v142 + v136;
              let v144: f32 = m0[v143];
              let v145: u32 = v128 + v136;
              let v146: u32 = v145 >> v109;
              let v147: u32 = v135 + v146;
              let v148: u32 = b1[v147];
              let v149: u32 = v145 & v109;
              let v150: bool = v149 == v109;
              let v151: vec2<f32> = unpack2x16float(v148);
              let v152: f32 = v151.x;
              let v153: f32 = v151.y;
              let v154: f32 = select(v152, v153, v150);
              let v155: f32 = v144 * v154;
              let v157: f32 = v155 * v156;
              x5 = v157;
            }
            let v158: f32 = x5;
            let v159: u32 = v137 * v110;
            let v160: u32 = v136 + v159;
            m4[v160] = v158;
          }
        }
        workgroupBarrier();
        for (var v163: u32 = v108; v163 < v162; v163 += v109) {
          let v164: u32 = v109 << v163;
          let v165: u32 = v164 - v109;
          let v166: u32 = v163 + v109;
          for (var v167: u32 = v112; v167 < v161; v167 += v113) {
            let v168: u32 = v167 >> v163;
            let v169: u32 = v168 << v166;
            let v170: u32 = v167 & v165;
            let v171: u32 = v169 + v170;
            for (var v172: u32 = v108; v172 < v111; v172 += v109) {
              let v173: u32 = v172 * v110;
              let v174: u32 = v173 + v171;
              let v175: u32 = v174 + v164;
              let v176: f32 = m4[v174];
              let v177: f32 = m4[v175];
              let v178: f32 = v176 + v177;
              let v179: f32 = v176 - v177;
              m4[v174] = v178;
              m4[v175] = v179;
            }
          }
          workgroupBarrier();
        }
        let v181: u32 = v128 / v180;
        for (var v182: u32 = v112; v182 < v110; v182 += v113) {
          x6 = v118;
          x7 = v118;
          x8 = v118;
          x9 = v118;
          let v183: u32 = v132 + v182;
          let v184: u32 = v183 / v180;
          let v185: u32 = v183 % v180;
          for (var v186: u32 = v108; v186 < v110; v186 += v109) {
            let v187: u32 = v186 / v180;
            let v188: u32 = v181 + v187;
            let v189: u32 = v186 % v180;
            let v193: u32 = v190 * v111;
            let v194: u32 = v188 * v191;
            let v195: u32 = v194 + v184;
            let v196: u32 = v195 * v193;
            let v197: u32 = v133 + v196;
            let v200: u32 = v185 & v162;
            let v201: u32 = v200 << v199;
            let v202: u32 = v185 >> v198;
            let v203: u32 = v202 << v192;
            let v204: u32 = v189 & v162;
            let v205: u32 = v204 >> v109;
            let v206: u32 = v205 << v198;
            let v207: u32 = v189 >> v198;
            let v208: u32 = v207 << v109;
            let v209: u32 = v189 & v109;
            let v210: u32 = v201 + v203;
            let v211: u32 = v210 + v206;
            let v212: u32 = v211 + v208;
            let v213: u32 = v212 + v209;
            let v214: u32 = v213 + v109;
            let v215: u32 = v214 * v190;
            let v216: u32 = v215 >> v109;
            let v217: u32 = v193 << v199;
            let v218: u32 = v216 + v217;
            let v219: u32 = v218 - v109;
            let v221: u32 = v219 >> v199;
            let v222: u32 = v218 - v180;
            let v223: u32 = v222 >> v199;
            let v224: bool = v221 < v193;
            let v225: u32 = v221 - v193;
            let v226: u32 = select(v225, v221, v224);
            let v227: u32 = v197 + v226;
            let v228: u32 = b1[v227];
            let v229: bool = v223 < v193;
            let v230: u32 = v223 - v193;
            let v231: u32 = select(v230, v223, v229);
            let v232: u32 = v197 + v231;
            let v233: u32 = b1[v232];
            let v234: u32 = v219 & v220;
            let v235: u32 = v220 - v234;
            let v236: u32 = v228 >> v235;
            let v237: u32 = v233 << v109;
            let v238: u32 = v237 << v234;
            let v239: u32 = v236 | v238;
            let v241: u32 = v239 & v240;
            let v243: bool = v242 == v108;
            let v244: bool = v242 == v192;
            let v248: u32 = select(v246, v247, v244);
            let v249: u32 = select(v248, v245, v243);
            let v251: u32 = select(v108, v250, v243);
            let v252: u32 = v241 * v249;
            let v253: u32 = v252 + v251;
            let v256: u32 = v253 & v254;
            let v257: u32 = v256 ^ v255;
            let v258: u32 = v257 >> v180;
            let v263: u32 = v257 & v259;
            let v264: u32 = v263 << v180;
            let v265: u32 = v257 & v260;
            let v266: u32 = v265 << v261;
            let v267: u32 = v266 + v262;
            let v268: u32 = v264 | v267;
            let v269: f32 = bitcast<f32>(v268);
            let v270: u32 = v258 & v259;
            let v271: u32 = v270 << v180;
            let v272: u32 = v258 & v260;
            let v273: u32 = v272 << v261;
            let v274: u32 = v273 + v262;
            let v275: u32 = v271 | v274;
            let v276: f32 = bitcast<f32>(v275);
            let v277: f32 = v269 + v276;
            let v281: u32 = v253 & v278;
            let v282: u32 = v253 >> v279;
            let v283: u32 = v282 & v278;
            let v284: u32 = v281 + v283;
            let v285: u32 = v284 >> v180;
            let v286: u32 = v284 + v285;
            let v287: u32 = v286 & v280;
            let v288: f32 = f32(v287);
            let v291: f32 = fma(v288, v289, v290);
            let v292: f32 = select(v277, v291, v244);
            let v293: u32 = bitcast<u32>(v292);
            let v294: u32 = v293 >> v261;
            let v295: u32 = v294 & v109;
            let v298: u32 = v293 + v296;
            let v299: u32 = v298 + v295;
            let v300: u32 = v299 & v297;
            let v301: f32 = bitcast<f32>(v300);
            let v302: f32 = m4[v186];
            let v303: f32 = x6;
            let v304: f32 = fma(v302, v301, v303);
            x6 = v304;
            let v305: u32 = v186 + v110;
            let v306: f32 = m4[v305];
            let v307: f32 = x7;
            let v308: f32 = fma(v306, v301, v307);
            x7 = v308;
            let v310: u32 = v186 + v309;
            let v311: f32 = m4[v310];
            let v312: f32 = x8;
            let v313: f32 = fma(v311, v301, v312);
            x8 = v313;
            let v315: u32 = v186 + v314;
            let v316: f32 = m4[v315];
            let v317: f32 = x9;
            let v318: f32 = fma(v316, v301, v317);
            x9 = v318;
          }
          let v319: f32 = m5[v182];
          let v320: f32 = x6;
          let v321: f32 = v319 + v320;
          m5[v182] = v321;
          let v322: u32 = v182 + v110;
          let v323: f32 = m5[v322];
          let v324: f32 = x7;
          let v325: f32 = v323 + v324;
          m5[v322] = v325;
          let v326: u32 = v182 + v309;
          let v327: f32 = m5[v326];
          let v328: f32 = x8;
          let v329: f32 = v327 + v328;
          m5[v326] = v329;
          let v330: u32 = v182 + v314;
          let v331: f32 = m5[v330];
          let v332: f32 = x9;
          let v333: f32 = v331 + v332;
          m5[v330] = v333;
        }
        workgroupBarrier();
      } else {
        let v334: u32 = v5 - v109;
        let v335: u32 = v49 - v109;
        for (var v336: u32 = v112; v336 < v110; v336 += v113) {
          x10 = v118;
          x11 = v118;
          x12 = v118;
          x13 = v118;
          let v337: u32 = min(v336, v335);
          let v338: u32 = v337 * v6;
          let v339: u32 = v75 + v338;
          for (var v340: u32 = v108; v340 < v53; v340 += v111) {
            let v341: u32 = v339 + v340;
            let v818: bool = v816 == v817;
            if (v818) {
              let v819: vec4<u32> = vec4<u32>(b1[v341 + 0u], b1[v341 + 1u], b1[v341 + 2u], b1[v341 + 3u]);
              let v820: vec4<f32> = bitcast<vec4<f32>>(v819);
              x24 = v820;
            } else {
              let v822: bool = v816 < v821;
              if (v822) {
                let v824: bool = v816 == v823;
                let v825: u32 = v341 >> v823;
                let v826: vec2<u32> = vec2<u32>(b1[v825 + 0u], b1[v825 + 1u]);
                let v827: u32 = v826.x;
                let v828: vec2<f32> = unpack2x16float(v827);
                let v829: f32 = v828.x;
                let v830: f32 = v828.y;
                let v833: u32 = v827 << v831;
                let v834: u32 = v827 & v832;
                let v835: f32 = bitcast<f32>(v833);
                let v836: f32 = bitcast<f32>(v834);
                let v837: f32 = select(v835, v829, v824);
                let v838: f32 = select(v836, v830, v824);
                let v839: u32 = v826.y;
                let v840: vec2<f32> = unpack2x16float(v839);
                let v841: f32 = v840.x;
                let v842: f32 = v840.y;
                let v843: u32 = v839 << v831;
                let v844: u32 = v839 & v832;
                let v845: f32 = bitcast<f32>(v843);
                let v846: f32 = bitcast<f32>(v844);
                let v847: f32 = select(v845, v841, v824);
                let v848: f32 = select(v846, v842, v824);
                let v849: vec4<f32> = vec4<f32>(v837, v838, v847, v848);
                x24 = v849;
              } else {
                let v853: u32 = v341 >> v851;
                let v854: u32 = v853 * v850;
                let v855: u32 = v341 & v852;
                let v856: u32 = v855 * v850;
                let v857: u32 = v856 >> v851;
                let v858: u32 = v854 + v857;
                let v859: u32 = v856 & v852;
                let v860: u32 = b1[v858];
                let v861: u32 = v858 + v823;
                let v862: u32 = b1[v861];
                let v863: u32 = v860 >> v859;
                let v864: u32 = v852 - v859;
                let v865: u32 = v862 << v823;
                let v866: u32 = v865 << v864;
                let v867: u32 = v863 | v866;
                let v868: u32 = v823 << v850;
                let v869: u32 = v868 - v823;
                let v871: u32 = v341 >> v870;
                let v873: bool = v816 == v821;
                let v874: bool = v816 == v872;
                let v875: u32 = v871 >> v823;
                let v876: u32 = select(v875, v871, v873);
                let v878: u32 = v877 + v876;
                let v879: u32 = b1[v878];
                let v880: f32 = bitcast<f32>(v879);
                let v881: u32 = v871 & v823;
                let v882: bool = v881 == v823;
                let v883: vec2<f32> = unpack2x16float(v879);
                let v884: f32 = v883.x;
                let v885: f32 = v883.y;
                let v886: u32 = v879 << v831;
                let v887: u32 = v879 & v832;
                let v888: f32 = bitcast<f32>(v886);
                let v889: f32 = bitcast<f32>(v887);
                let v890: f32 = select(v884, v885, v882);
                let v891: f32 = select(v888, v889, v882);
                let v892: f32 = select(v891, v890, v874);
                let v893: f32 = select(v892, v880, v873);
                let v894: bool = v816 == v821;
                let v895: bool = v816 == v872;
                let v896: u32 = v871 >> v823;
                let v897: u32 = select(v896, v871, v894);
                let v899: u32 = v898 + v897;
                let v900: u32 = b1[v899];
                let v901: f32 = bitcast<f32>(v900);
                let v902: u32 = v871 & v823;
                let v903: bool = v902 == v823;
                let v904: vec2<f32> = unpack2x16float(v900);
                let v905: f32 = v904.x;
                let v906: f32 = v904.y;
                let v907: u32 = v900 << v831;
                let v908: u32 = v900 & v832;
                let v909: f32 = bitcast<f32>(v907);
                let v910: f32 = bitcast<f32>(v908);
                let v911: f32 = select(v905, v906, v903);
                let v912: f32 = select(v909, v910, v903);
                let v913: f32 = select(v912, v911, v895);
                let v914: f32 = select(v913, v901, v894);
                let v915: u32 = v867 & v869;
                let v916: f32 = f32(v915);
                let v917: f32 = fma(v893, v916, v914);
                let v918: u32 = v867 >> v850;
                let v919: u32 = v918 & v869;
                let v920: f32 = f32(v919);
                let v921: f32 = fma(v893, v920, v914);
                let v922: u32 = v918 >> v850;
                let v923: u32 = v922 & v869;
                let v924: f32 = f32(v923);
                let v925: f32 = fma(v893, v924, v914);
                let v926: u32 = v922 >> v850;
                let v927: u32 = v926 & v869;
                let v928: f32 = f32(v927);
                let v929: f32 = fma(v893, v928, v914);
                let v930: vec4<f32> = vec4<f32>(v917, v921, v925, v929);
                x24 = v930;
              }
            }
            let v931: vec4<f32> = x24;
            let v343: u32 = min(v108, v334);
            let v344: u32 = v343 * v14;
            let v345: u32 = v7 + v344;
            let v346: u32 = v345 + v340;
            let v347: vec4<f32> = vec4<f32>(m0[v346 + 0u], m0[v346 + 1u], m0[v346 + 2u], m0[v346 + 3u]);
            let v348: f32 = x10;
            let v349: f32 = v347.x;
            let v350: f32 = v931.x;
            let v351: f32 = fma(v349, v350, v348);
            let v352: f32 = v347.y;
            let v353: f32 = v931.y;
            let v354: f32 = fma(v352, v353, v351);
            let v355: f32 = v347.z;
            let v356: f32 = v931.z;
            let v357: f32 = fma(v355, v356, v354);
            let v358: f32 = v347.w;
            let v359: f32 = v931.w;
            let v360: f32 = fma(v358, v359, v357);
            x10 = v360;
            let v361: u32 = min(v109, v334);
            let v362: u32 = v361 * v14;
            let v363: u32 = v7 + v362;
            let v364: u32 = v363 + v340;
            let v365: vec4<f32> = vec4<f32>(m0[v364 + 0u], m0[v364 + 1u], m0[v364 + 2u], m0[v364 + 3u]);
            let v366: f32 = x11;
            let v367: f32 = v365.x;
            let v368: f32 = v931.x;
            let v369: f32 = fma(v367, v368, v366);
            let v370: f32 = v365.y;
            let v371: f32 = v931.y;
            let v372: f32 = fma(v370, v371, v369);
            let v373: f32 = v365.z;
            let v374: f32 = v931.z;
            let v375: f32 = fma(v373, v374, v372);
            let v376: f32 = v365.w;
            let v377: f32 = v931.w;
            let v378: f32 = fma(v376, v377, v375);
            x11 = v378;
            let v379: u32 = min(v192, v334);
            let v380: u32 = v379 * v14;
            let v381: u32 = v7 + v380;
            let v382: u32 = v381 + v340;
            let v383: vec4<f32> = vec4<f32>(m0[v382 + 0u], m0[v382 + 1u], m0[v382 + 2u], m0[v382 + 3u]);
            let v384: f32 = x12;
            let v385: f32 = v383.x;
            let v386: f32 = v931.x;
            let v387: f32 = fma(v385, v386, v384);
            let v388: f32 = v383.y;
            let v389: f32 = v931.y;
            let v390: f32 = fma(v388, v389, v387);
            let v391: f32 = v383.z;
            let v392: f32 = v931.z;
            let v393: f32 = fma(v391, v392, v390);
            let v394: f32 = v383.w;
            let v395: f32 = v931.w;
            let v396: f32 = fma(v394, v395, v393);
            x12 = v396;
            let v397: u32 = min(v198, v334);
            let v398: u32 = v397 * v14;
            let v399: u32 = v7 + v398;
            let v400: u32 = v399 + v340;
            let v401: vec4<f32> = vec4<f32>(m0[v400 + 0u], m0[v400 + 1u], m0[v400 + 2u], m0[v400 + 3u]);
            let v402: f32 = x13;
            let v403: f32 = v401.x;
            let v404: f32 = v931.x;
            let v405: f32 = fma(v403, v404, v402);
            let v406: f32 = v401.y;
            let v407: f32 = v931.y;
            let v408: f32 = fma(v406, v407, v405);
            let v409: f32 = v401.z;
            let v410: f32 = v931.z;
            let v411: f32 = fma(v409, v410, v408);
            let v412: f32 = v401.w;
            let v413: f32 = v931.w;
            let v414: f32 = fma(v412, v413, v411);
            x13 = v414;
          }
          let v415: f32 = m5[v336];
          let v416: f32 = x10;
          let v417: f32 = v415 + v416;
          m5[v336] = v417;
          let v418: u32 = v336 + v110;
          let v419: f32 = m5[v418];
          let v420: f32 = x11;
          let v421: f32 = v419 + v420;
          m5[v418] = v421;
          let v422: u32 = v336 + v309;
          let v423: f32 = m5[v422];
          let v424: f32 = x12;
          let v425: f32 = v423 + v424;
          m5[v422] = v425;
          let v426: u32 = v336 + v314;
          let v427: f32 = m5[v426];
          let v428: f32 = x13;
          let v429: f32 = v427 + v428;
          m5[v426] = v429;
        }
      }
      let v431: bool = v430 == v124;
      if (v431) {
        let v432: u32 = v75 / v6;
        let v433: u32 = v432 * v6;
        let v434: u32 = v75 - v433;
        let v437: u32 = v432 / v435;
        let v438: u32 = v432 % v435;
        let v439: u32 = v437 * v436;
        x3 = v438;
        x4 = v439;
        let v441: u32 = v439 + v440;
        for (var v442: u32 = v112; v442 < v110; v442 += v113) {
          for (var v443: u32 = v108; v443 < v111; v443 += v109) {
            x14 = v118;
            let v444: bool = v443 < v5;
            let v445: bool = v442 < v53;
            let v446: bool = v444 & v445;
            if (v446) {
              let v447: u32 = v443 * v14;
              let v448: u32 = v7 + v447;
              let v449: u32 = v448 + v442;
              let v450: f32 = m0[v449];
              let v451: u32 = v434 + v442;
              let v452: u32 = v451 >> v109;
              let v453: u32 = v441 + v452;
              let v454: u32 = b2[v453];
              let v455: u32 = v451 & v109;
              let v456: bool = v455 == v109;
              let v457: vec2<f32> = unpack2x16float(v454);
              let v458: f32 = v457.x;
              let v459: f32 = v457.y;
              let v460: f32 = select(v458, v459, v456);
              let v461: f32 = v450 * v460;
              let v462: f32 = v461 * v156;
              x14 = v462;
            }
            let v463: f32 = x14;
            let v464: u32 = v443 * v110;
            let v465: u32 = v442 + v464;
            m4[v465] = v463;
          }
        }
        workgroupBarrier();
        for (var v466: u32 = v108; v466 < v162; v466 += v109) {
          let v467: u32 = v109 << v466;
          let v468: u32 = v467 - v109;
          let v469: u32 = v466 + v109;
          for (var v470: u32 = v112; v470 < v161; v470 += v113) {
            let v471: u32 = v470 >> v466;
            let v472: u32 = v471 << v469;
            let v473: u32 = v470 & v468;
            let v474: u32 = v472 + v473;
            for (var v475: u32 = v108; v475 < v111; v475 += v109) {
              let v476: u32 = v475 * v110;
              let v477: u32 = v476 + v474;
              let v478: u32 = v477 + v467;
              let v479: f32 = m4[v477];
              let v480: f32 = m4[v478];
              let v481: f32 = v479 + v480;
              let v482: f32 = v479 - v480;
              m4[v477] = v481;
              m4[v478] = v482;
            }
          }
          workgroupBarrier();
        }
        let v483: u32 = v434 / v180;
        for (var v484: u32 = v112; v484 < v110; v484 += v113) {
          x15 = v118;
          x16 = v118;
          x17 = v118;
          x18 = v118;
          let v485: u32 = v438 + v484;
          let v486: u32 = v485 / v180;
          let v487: u32 = v485 % v180;
          for (var v488: u32 = v108; v488 < v110; v488 += v109) {
            let v489: u32 = v488 / v180;
            let v490: u32 = v483 + v489;
            let v491: u32 = v488 % v180;
            let v494: u32 = v492 * v111;
            let v495: u32 = v490 * v493;
            let v496: u32 = v495 + v486;
            let v497: u32 = v496 * v494;
            let v498: u32 = v439 + v497;
            let v499: u32 = v487 & v162;
            let v500: u32 = v499 << v199;
            let v501: u32 = v487 >> v198;
            let v502: u32 = v501 << v192;
            let v503: u32 = v491 & v162;
            let v504: u32 = v503 >> v109;
            let v505: u32 = v504 << v198;
            let v506: u32 = v491 >> v198;
            let v507: u32 = v506 << v109;
            let v508: u32 = v491 & v109;
            let v509: u32 = v500 + v502;
            let v510: u32 = v509 + v505;
            let v511: u32 = v510 + v507;
            let v512: u32 = v511 + v508;
            let v513: u32 = v512 + v109;
            let v514: u32 = v513 * v492;
            let v515: u32 = v514 >> v109;
            let v516: u32 = v494 << v199;
            let v517: u32 = v515 + v516;
            let v518: u32 = v517 - v109;
            let v519: u32 = v518 >> v199;
            let v520: u32 = v517 - v180;
            let v521: u32 = v520 >> v199;
            let v522: bool = v519 < v494;
            let v523: u32 = v519 - v494;
            let v524: u32 = select(v523, v519, v522);
            let v525: u32 = v498 + v524;
            let v526: u32 = b2[v525];
            let v527: bool = v521 < v494;
            let v528: u32 = v521 - v494;
            let v529: u32 = select(v528, v521, v527);
            let v530: u32 = v498 + v529;
            let v531: u32 = b2[v530];
            let v532: u32 = v518 & v220;
            let v533: u32 = v220 - v532;
            let v534: u32 = v526 >> v533;
            let v535: u32 = v531 << v109;
            let v536: u32 = v535 << v532;
            let v537: u32 = v534 | v536;
            let v538: u32 = v537 & v240;
            let v540: bool = v539 == v108;
            let v541: bool = v539 == v192;
            let v542: u32 = select(v246, v247, v541);
            let v543: u32 = select(v542, v245, v540);
            let v544: u32 = select(v108, v250, v540);
            let v545: u32 = v538 * v543;
            let v546: u32 = v545 + v544;
            let v547: u32 = v546 & v254;
            let v548: u32 = v547 ^ v255;
            let v549: u32 = v548 >> v180;
            let v550: u32 = v548 & v259;
            let v551: u32 = v550 << v180;
            let v552: u32 = v548 & v260;
            let v553: u32 = v552 << v261;
            let v554: u32 = v553 + v262;
            let v555: u32 = v551 | v554;
            let v556: f32 = bitcast<f32>(v555);
            let v557: u32 = v549 & v259;
            let v558: u32 = v557 << v180;
            let v559: u32 = v549 & v260;
            let v560: u32 = v559 << v261;
            let v561: u32 = v560 + v262;
            let v562: u32 = v558 | v561;
            let v563: f32 = bitcast<f32>(v562);
            let v564: f32 = v556 + v563;
            let v565: u32 = v546 & v278;
            let v566: u32 = v546 >> v279;
            let v567: u32 = v566 & v278;
            let v568: u32 = v565 + v567;
            let v569: u32 = v568 >> v180;
            let v570: u32 = v568 + v569;
            let v571: u32 = v570 & v280;
            let v572: f32 = f32(v571);
            let v573: f32 = fma(v572, v289, v290);
            let v574: f32 = select(v564, v573, v541);
            let v575: u32 = bitcast<u32>(v574);
            let v576: u32 = v575 >> v261;
            let v577: u32 = v576 & v109;
            let v578: u32 = v575 + v296;
            let v579: u32 = v578 + v577;
            let v580: u32 = v579 & v297;
            let v581: f32 = bitcast<f32>(v580);
            let v582: f32 = m4[v488];
            let v583: f32 = x15;
            let v584: f32 = fma(v582, v581, v583);
            x15 = v584;
            let v585: u32 = v488 + v110;
            let v586: f32 = m4[v585];
            let v587: f32 = x16;
            let v588: f32 = fma(v586, v581, v587);
            x16 = v588;
            let v589: u32 = v488 + v309;
            let v590: f32 = m4[v589];
            let v591: f32 = x17;
            let v592: f32 = fma(v590, v581, v591);
            x17 = v592;
            let v593: u32 = v488 + v314;
            let v594: f32 = m4[v593];
            let v595: f32 = x18;
            let v596: f32 = fma(v594, v581, v595);
            x18 = v596;
          }
          let v597: f32 = m6[v484];
          let v598: f32 = x15;
          let v599: f32 = v597 + v598;
          m6[v484] = v599;
          let v600: u32 = v484 + v110;
          let v601: f32 = m6[v600];
          let v602: f32 = x16;
          let v603: f32 = v601 + v602;
          m6[v600] = v603;
          let v604: u32 = v484 + v309;
          let v605: f32 = m6[v604];
          let v606: f32 = x17;
          let v607: f32 = v605 + v606;
          m6[v604] = v607;
          let v608: u32 = v484 + v314;
          let v609: f32 = m6[v608];
          let v610: f32 = x18;
          let v611: f32 = v609 + v610;
          m6[v608] = v611;
        }
        workgroupBarrier();
      } else {
        let v612: u32 = v5 - v109;
        let v613: u32 = v49 - v109;
        for (var v614: u32 = v112; v614 < v110; v614 += v113) {
          x19 = v118;
          x20 = v118;
          x21 = v118;
          x22 = v118;
          let v615: u32 = min(v614, v613);
          let v616: u32 = v615 * v6;
          let v617: u32 = v75 + v616;
          for (var v618: u32 = v108; v618 < v53; v618 += v111) {
            let v619: u32 = v617 + v618;
            let v933: bool = v932 == v817;
            if (v933) {
              let v934: vec4<u32> = vec4<u32>(b2[v619 + 0u], b2[v619 + 1u], b2[v619 + 2u], b2[v619 + 3u]);
              let v935: vec4<f32> = bitcast<vec4<f32>>(v934);
              x25 = v935;
            } else {
              let v936: bool = v932 < v821;
              if (v936) {
                let v937: bool = v932 == v823;
                let v938: u32 = v619 >> v823;
                let v939: vec2<u32> = vec2<u32>(b2[v938 + 0u], b2[v938 + 1u]);
                let v940: u32 = v939.x;
                let v941: vec2<f32> = unpack2x16float(v940);
                let v942: f32 = v941.x;
                let v943: f32 = v941.y;
                let v944: u32 = v940 << v831;
                let v945: u32 = v940 & v832;
                let v946: f32 = bitcast<f32>(v944);
                let v947: f32 = bitcast<f32>(v945);
                let v948: f32 = select(v946, v942, v937);
                let v949: f32 = select(v947, v943, v937);
                let v950: u32 = v939.y;
                let v951: vec2<f32> = unpack2x16float(v950);
                let v952: f32 = v951.x;
                let v953: f32 = v951.y;
                let v954: u32 = v950 << v831;
                let v955: u32 = v950 & v832;
                let v956: f32 = bitcast<f32>(v954);
                let v957: f32 = bitcast<f32>(v955);
                let v958: f32 = select(v956, v952, v937);
                let v959: f32 = select(v957, v953, v937);
                let v960: vec4<f32> = vec4<f32>(v948, v949, v958, v959);
                x25 = v960;
              } else {
                let v962: u32 = v619 >> v851;
                let v963: u32 = v962 * v961;
                let v964: u32 = v619 & v852;
                let v965: u32 = v964 * v961;
                let v966: u32 = v965 >> v851;
                let v967: u32 = v963 + v966;
                let v968: u32 = v965 & v852;
                let v969: u32 = b2[v967];
                let v970: u32 = v967 + v823;
                let v971: u32 = b2[v970];
                let v972: u32 = v969 >> v968;
                let v973: u32 = v852 - v968;
                let v974: u32 = v971 << v823;
                let v975: u32 = v974 << v973;
                let v976: u32 = v972 | v975;
                let v977: u32 = v823 << v961;
                let v978: u32 = v977 - v823;
                let v980: u32 = v619 >> v979;
                let v981: bool = v932 == v821;
                let v982: bool = v932 == v872;
                let v983: u32 = v980 >> v823;
                let v984: u32 = select(v983, v980, v981);
                let v986: u32 = v985 + v984;
                let v987: u32 = b2[v986];
                let v988: f32 = bitcast<f32>(v987);
                let v989: u32 = v980 & v823;
                let v990: bool = v989 == v823;
                let v991: vec2<f32> = unpack2x16float(v987);
                let v992: f32 = v991.x;
                let v993: f32 = v991.y;
                let v994: u32 = v987 << v831;
                let v995: u32 = v987 & v832;
                let v996: f32 = bitcast<f32>(v994);
                let v997: f32 = bitcast<f32>(v995);
                let v998: f32 = select(v992, v993, v990);
                let v999: f32 = select(v996, v997, v990);
                let v1000: f32 = select(v999, v998, v982);
                let v1001: f32 = select(v1000, v988, v981);
                let v1002: bool = v932 == v821;
                let v1003: bool = v932 == v872;
                let v1004: u32 = v980 >> v823;
                let v1005: u32 = select(v1004, v980, v1002);
                let v1007: u32 = v1006 + v1005;
                let v1008: u32 = b2[v1007];
                let v1009: f32 = bitcast<f32>(v1008);
                let v1010: u32 = v980 & v823;
                let v1011: bool = v1010 == v823;
                let v1012: vec2<f32> = unpack2x16float(v1008);
                let v1013: f32 = v1012.x;
                let v1014: f32 = v1012.y;
                let v1015: u32 = v1008 << v831;
                let v1016: u32 = v1008 & v832;
                let v1017: f32 = bitcast<f32>(v1015);
                let v1018: f32 = bitcast<f32>(v1016);
                let v1019: f32 = select(v1013, v1014, v1011);
                let v1020: f32 = select(v1017, v1018, v1011);
                let v1021: f32 = select(v1020, v1019, v1003);
                let v1022: f32 = select(v1021, v1009, v1002);
                let v1023: u32 = v976 & v978;
                let v1024: f32 = f32(v1023);
                let v1025: f32 = fma(v1001, v1024, v1022);
                let v1026: u32 = v976 >> v961;
                let v1027: u32 = v1026 & v978;
                let v1028: f32 = f32(v1027);
                let v1029: f32 = fma(v1001, v1028, v1022);
                let v1030: u32 = v1026 >> v961;
                let v1031: u32 = v1030 & v978;
                let v1032: f32 = f32(v1031);
                let v1033: f32 = fma(v1001, v1032, v1022);
                let v1034: u32 = v1030 >> v961;
                let v1035: u32 = v1034 & v978;
                let v1036: f32 = f32(v1035);
                let v1037: f32 = fma(v1001, v1036, v1022);
                let v1038: vec4<f32> = vec4<f32>(v1025, v1029, v1033, v1037);
                x25 = v1038;
              }
            }
            let v1039: vec4<f32> = x25;
            let v621: u32 = min(v108, v612);
            let v622: u32 = v621 * v14;
            let v623: u32 = v7 + v622;
            let v624: u32 = v623 + v618;
            let v625: vec4<f32> = vec4<f32>(m0[v624 + 0u], m0[v624 + 1u], m0[v624 + 2u], m0[v624 + 3u]);
            let v626: f32 = x19;
            let v627: f32 = v625.x;
            let v628: f32 = v1039.x;
            let v629: f32 = fma(v627, v628, v626);
            let v630: f32 = v625.y;
            let v631: f32 = v1039.y;
            let v632: f32 = fma(v630, v631, v629);
            let v633: f32 = v625.z;
            let v634: f32 = v1039.z;
            let v635: f32 = fma(v633, v634, v632);
            let v636: f32 = v625.w;
            let v637: f32 = v1039.w;
            let v638: f32 = fma(v636, v637, v635);
            x19 = v638;
            let v639: u32 = min(v109, v612);
            let v640: u32 = v639 * v14;
            let v641: u32 = v7 + v640;
            let v642: u32 = v641 + v618;
            let v643: vec4<f32> = vec4<f32>(m0[v642 + 0u], m0[v642 + 1u], m0[v642 + 2u], m0[v642 + 3u]);
            let v644: f32 = x20;
            let v645: f32 = v643.x;
            let v646: f32 = v1039.x;
            let v647: f32 = fma(v645, v646, v644);
            let v648: f32 = v643.y;
            let v649: f32 = v1039.y;
            let v650: f32 = fma(v648, v649, v647);
            let v651: f32 = v643.z;
            let v652: f32 = v1039.z;
            let v653: f32 = fma(v651, v652, v650);
            let v654: f32 = v643.w;
            let v655: f32 = v1039.w;
            let v656: f32 = fma(v654, v655, v653);
            x20 = v656;
            let v657: u32 = min(v192, v612);
            let v658: u32 = v657 * v14;
            let v659: u32 = v7 + v658;
            let v660: u32 = v659 + v618;
            let v661: vec4<f32> = vec4<f32>(m0[v660 + 0u], m0[v660 + 1u], m0[v660 + 2u], m0[v660 + 3u]);
            let v662: f32 = x21;
            let v663: f32 = v661.x;
            let v664: f32 = v1039.x;
            let v665: f32 = fma(v663, v664, v662);
            let v666: f32 = v661.y;
            let v667: f32 = v1039.y;
            let v668: f32 = fma(v666, v667, v665);
            let v669: f32 = v661.z;
            let v670: f32 = v1039.z;
            let v671: f32 = fma(v669, v670, v668);
            let v672: f32 = v661.w;
            let v673: f32 = v1039.w;
            let v674: f32 = fma(v672, v673, v671);
            x21 = v674;
            let v675: u32 = min(v198, v612);
            let v676: u32 = v675 * v14;
            let v677: u32 = v7 + v676;
            let v678: u32 = v677 + v618;
            let v679: vec4<f32> = vec4<f32>(m0[v678 + 0u], m0[v678 + 1u], m0[v678 + 2u], m0[v678 + 3u]);
            let v680: f32 = x22;
            let v681: f32 = v679.x;
            let v682: f32 = v1039.x;
            let v683: f32 = fma(v681, v682, v680);
            let v684: f32 = v679.y;
            let v685: f32 = v1039.y;
            let v686: f32 = fma(v684, v685, v683);
            let v687: f32 = v679.z;
            let v688: f32 = v1039.z;
            let v689: f32 = fma(v687, v688, v686);
            let v690: f32 = v679.w;
            let v691: f32 = v1039.w;
            let v692: f32 = fma(v690, v691, v689);
            x22 = v692;
          }
          let v693: f32 = m6[v614];
          let v694: f32 = x19;
          let v695: f32 = v693 + v694;
          m6[v614] = v695;
          let v696: u32 = v614 + v110;
          let v697: f32 = m6[v696];
          let v698: f32 = x20;
          let v699: f32 = v697 + v698;
          m6[v696] = v699;
          let v700: u32 = v614 + v309;
          let v701: f32 = m6[v700];
          let v702: f32 = x21;
          let v703: f32 = v701 + v702;
          m6[v700] = v703;
          let v704: u32 = v614 + v314;
          let v705: f32 = m6[v704];
          let v706: f32 = x22;
          let v707: f32 = v705 + v706;
          m6[v704] = v707;
        }
      }
      workgroupBarrier();
    }
    for (var v708: u32 = v112; v708 < v110; v708 += v113) {
      for (var v709: u32 = v108; v709 < v111; v709 += v109) {
        let v710: u32 = v709 * v110;
        let v711: u32 = v708 + v710;
        let v712: f32 = m5[v711];
        let v713: u32 = v709 * v14;
        let v714: u32 = v7 + v713;
        let v715: u32 = v714 + v708;
        m2[v715] = v712;
      }
    }
    workgroupBarrier();
    let v716: bool = v123 == v124;
    if (v716) {
      for (var v717: u32 = v108; v717 < v162; v717 += v109) {
        let v718: u32 = v109 << v717;
        let v719: u32 = v718 - v109;
        let v720: u32 = v717 + v109;
        for (var v721: u32 = v112; v721 < v161; v721 += v113) {
          let v722: u32 = v721 >> v717;
          let v723: u32 = v722 << v720;
          let v724: u32 = v721 & v719;
          let v725: u32 = v723 + v724;
          for (var v726: u32 = v108; v726 < v111; v726 += v109) {
            let v727: u32 = v726 * v14;
            let v728: u32 = v7 + v727;
            let v729: u32 = v728 + v725;
            let v730: u32 = v729 + v718;
            let v731: f32 = m2[v729];
            let v732: f32 = m2[v730];
            let v733: f32 = v731 + v732;
            let v734: f32 = v731 - v732;
            m2[v729] = v733;
            m2[v730] = v734;
          }
        }
        workgroupBarrier();
      }
      let v735: u32 = x1;
      let v736: u32 = x2;
      let v738: u32 = v736 + v737;
      for (var v739: u32 = v112; v739 < v110; v739 += v113) {
        for (var v740: u32 = v108; v740 < v111; v740 += v109) {
          let v741: u32 = v740 * v14;
          let v742: u32 = v7 + v741;
          let v743: u32 = v742 + v739;
          let v744: f32 = m2[v743];
          let v745: u32 = v735 + v739;
          let v746: u32 = v745 >> v109;
          let v747: u32 = v738 + v746;
          let v748: u32 = b1[v747];
          let v749: u32 = v745 & v109;
          let v750: bool = v749 == v109;
          let v751: vec2<f32> = unpack2x16float(v748);
          let v752: f32 = v751.x;
          let v753: f32 = v751.y;
          let v754: f32 = select(v752, v753, v750);
          let v755: f32 = v744 * v156;
          let v756: f32 = v755 * v754;
          m2[v743] = v756;
        }
      }
      workgroupBarrier();
    }
    for (var v757: u32 = v112; v757 < v110; v757 += v113) {
      for (var v758: u32 = v108; v758 < v111; v758 += v109) {
        let v759: u32 = v758 * v110;
        let v760: u32 = v757 + v759;
        let v761: f32 = m6[v760];
        let v762: u32 = v758 * v14;
        let v763: u32 = v7 + v762;
        let v764: u32 = v763 + v757;
        m3[v764] = v761;
      }
    }
    workgroupBarrier();
    let v765: bool = v430 == v124;
    if (v765) {
      for (var v766: u32 = v108; v766 < v162; v766 += v109) {
        let v767: u32 = v109 << v766;
        let v768: u32 = v767 - v109;
        let v769: u32 = v766 + v109;
        for (var v770: u32 = v112; v770 < v161; v770 += v113) {
          let v771: u32 = v770 >> v766;
          let v772: u32 = v771 << v769;
          let v773: u32 = v770 & v768;
          let v774: u32 = v772 + v773;
          for (var v775: u32 = v108; v775 < v111; v775 += v109) {
            let v776: u32 = v775 * v14;
            let v777: u32 = v7 + v776;
            let v778: u32 = v777 + v774;
            let v779: u32 = v778 + v767;
            let v780: f32 = m3[v778];
            let v781: f32 = m3[v779];
            let v782: f32 = v780 + v781;
            let v783: f32 = v780 - v781;
            m3[v778] = v782;
            m3[v779] = v783;
          }
        }
        workgroupBarrier();
      }
      let v784: u32 = x3;
      let v785: u32 = x4;
      let v787: u32 = v785 + v786;
      for (var v788: u32 = v112; v788 < v110; v788 += v113) {
        for (var v789: u32 = v108; v789 < v111; v789 += v109) {
          let v790: u32 = v789 * v14;
          let v791: u32 = v7 + v790;
          let v792: u32 = v791 + v788;
          let v793: f32 = m3[v792];
          let v794: u32 = v784 + v788;
          let v795: u32 = v794 >> v109;
          let v796: u32 = v787 + v795;
          let v797: u32 = b2[v796];
          let v798: u32 = v794 & v109;
          let v799: bool = v798 == v109;
          let v800: vec2<f32> = unpack2x16float(v797);
          let v801: f32 = v800.x;
          let v802: f32 = v800.y;
          let v803: f32 = select(v801, v802, v799);
          let v804: f32 = v793 * v156;
          let v805: f32 = v804 * v803;
          m3[v792] = v805;
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
