@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 8>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 512>;
var<workgroup> m6: array<f32, 512>;
var<workgroup> m7: array<f32, 32>;

@compute @workgroup_size(32)
fn mlp_0_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v812: u32 = params[4].w;
  let v813: u32 = 0u;
  let v817: u32 = 3u;
  let v819: u32 = 1u;
  let v827: u32 = 16u;
  let v828: u32 = 4294901760u;
  let v846: u32 = params[5].x;
  let v847: u32 = 5u;
  let v848: u32 = 31u;
  let v866: u32 = params[5].y;
  let v868: u32 = 4u;
  let v873: u32 = params[5].z;
  let v894: u32 = params[5].w;
  let v928: u32 = params[6].x;
  let v957: u32 = params[6].y;
  let v975: u32 = params[6].z;
  let v981: u32 = params[6].w;
  let v1002: u32 = params[7].x;
  let v802: u32 = lane;
  let v803: u32 = 0u;
  let v804: u32 = 1u;
  let v805: u32 = 32u;
  let v104: u32 = 0u;
  let v105: u32 = 1u;
  let v106: u32 = 128u;
  let v107: u32 = 4u;
  let v108: u32 = lane;
  let v109: u32 = 32u;
  let v114: f32 = 0.0f;
  let v119: u32 = params[0].w;
  let v120: u32 = 6u;
  let v125: u32 = params[1].x;
  let v126: u32 = params[1].y;
  let v130: u32 = params[1].z;
  let v152: f32 = 0.088388346f;
  let v157: u32 = 64u;
  let v158: u32 = 7u;
  let v176: u32 = 16u;
  let v186: u32 = params[1].w;
  let v187: u32 = params[2].x;
  let v188: u32 = 2u;
  let v194: u32 = 3u;
  let v195: u32 = 5u;
  let v216: u32 = 31u;
  let v236: u32 = 65535u;
  let v238: u32 = params[2].y;
  let v241: u32 = 89226354u;
  let v242: u32 = 3417055213u;
  let v243: u32 = 2212286765u;
  let v246: u32 = 64248484u;
  let v250: u32 = 2415890431u;
  let v251: u32 = 996162400u;
  let v255: u32 = 32768u;
  let v256: u32 = 32767u;
  let v257: u32 = 13u;
  let v258: u32 = 939524096u;
  let v274: u32 = 16711935u;
  let v275: u32 = 8u;
  let v276: u32 = 2047u;
  let v285: f32 = 0.006767273f;
  let v286: f32 = -3.453125f;
  let v292: u32 = 4095u;
  let v293: u32 = 4294959104u;
  let v305: u32 = 256u;
  let v310: u32 = 384u;
  let v426: u32 = params[2].z;
  let v431: u32 = params[2].w;
  let v432: u32 = params[3].x;
  let v436: u32 = params[3].y;
  let v488: u32 = params[3].z;
  let v489: u32 = params[3].w;
  let v535: u32 = params[4].x;
  let v733: u32 = params[4].y;
  let v782: u32 = params[4].z;
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
  let v93: f32 = 1.0f;
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
    m7[v802] = v29;
    workgroupBarrier();
    let v806: f32 = m7[v803];
    x23 = v806;
    for (var v807: u32 = v804; v807 < v805; v807 += v804) {
      let v808: f32 = m7[v807];
      let v809: f32 = x23;
      let v810: f32 = v809 + v808;
      x23 = v810;
    }
    workgroupBarrier();
    let v811: f32 = x23;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v811;
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
    for (var v110: u32 = v108; v110 < v106; v110 += v109) {
      for (var v111: u32 = v104; v111 < v107; v111 += v105) {
        let v112: u32 = v111 * v106;
        let v113: u32 = v110 + v112;
        m5[v113] = v114;
      }
    }
    for (var v115: u32 = v108; v115 < v106; v115 += v109) {
      for (var v116: u32 = v104; v116 < v107; v116 += v105) {
        let v117: u32 = v116 * v106;
        let v118: u32 = v115 + v117;
        m6[v118] = v114;
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
      let v121: bool = v119 == v120;
      if (v121) {
        let v122: u32 = v75 / v6;
        let v123: u32 = v122 * v6;
        let v124: u32 = v75 - v123;
        let v127: u32 = v122 / v125;
        let v128: u32 = v122 % v125;
        let v129: u32 = v127 * v126;
        x1 = v128;
        x2 = v129;
        let v131: u32 = v129 + v130;
        for (var v132: u32 = v108; v132 < v106; v132 += v109) {
          for (var v133: u32 = v104; v133 < v107; v133 += v105) {
            x5 = v114;
            let v134: bool = v133 < v5;
            let v135: bool = v132 < v53;
            let v136: bool = v134 & v135;
            if (v136) {
              let v137: u32 = v133 * v14;
              let v138: u32 = v7 + v137;
              let v139: u32 = v138 + v132;
              let v140: f32 = m0[v139];
              let v141: u32 = v124 + v132;
              let v142: u32 = v141 >> v105;
              let v143: u32 = v131 + v142;
              let v144: u32 = b1[v143];
              let v145: u32 = v141 & v105;
              let v146: bool = v145 == v105;
              let v147: vec2<f32> = unpack2x16float(v144);
              let v148: f32 = v147.x;
              let v149: f32 = v147.y;
              let v150: f32 = select(v148, v149, v146);
              let v151: f32 = v140 * v150;
              let v153: f32 = v151 * v152;
              x5 = v153;
            }
            let v154: f32 = x5;
            let v155: u32 = v133 * v106;
            let v156: u32 = v132 + v155;
            m4[v156] = v154;
          }
        }
        workgroupBarrier();
        for (var v159: u32 = v104; v159 < v158; v159 += v105) {
          let v160: u32 = v105 << v159;
          let v161: u32 = v160 - v105;
          let v162: u32 = v159 + v105;
          for (var v163: u32 = v108; v163 < v157; v163 += v109) {
            let v164: u32 = v163 >> v159;
            let v165: u32 = v164 << v162;
            let v166: u32 = v163 & v161;
            let v167: u32 = v165 + v166;
            for (var v168: u32 = v104; v168 < v107; v168 += v105) {
              let v169: u32 = v168 * v106;
              let v170: u32 = v169 + v167;
              let v171: u32 = v170 + v160;
              let v172: f32 = m4[v170];
              let v173: f32 = m4[v171];
              let v174: f32 = v172 + v173;
              let v175: f32 = v172 - v173;
              m4[v170] = v174;
              m4[v171] = v175;
            }
          }
          workgroupBarrier();
        }
        let v177: u32 = v124 / v176;
        for (var v178: u32 = v108; v178 < v106; v178 += v109) {
          x6 = v114;
          x7 = v114;
          x8 = v114;
          x9 = v114;
          let v179: u32 = v128 + v178;
          let v180: u32 = v179 / v176;
          let v181: u32 = v179 % v176;
          for (var v182: u32 = v104; v182 < v106; v182 += v105) {
            let v183: u32 = v182 / v176;
            let v184: u32 = v177 + v183;
            let v185: u32 = v182 % v176;
            let v189: u32 = v186 * v107;
            let v190: u32 = v184 * v187;
            let v191: u32 = v190 + v180;
            let v192: u32 = v191 * v189;
            let v193: u32 = v129 + v192;
            let v196: u32 = v181 & v158;
            let v197: u32 = v196 << v195;
            let v198: u32 = v181 >> v194;
            let v199: u32 = v198 << v188;
            let v200: u32 = v185 & v158;
            let v201: u32 = v200 >> v105;
            let v202: u32 = v201 << v194;
            let v203: u32 = v185 >> v194;
            let v204: u32 = v203 << v105;
            let v205: u32 = v185 & v105;
            let v206: u32 = v197 + v199;
            let v207: u32 = v206 + v202;
            let v208: u32 = v207 + v204;
            let v209: u32 = v208 + v205;
            let v210: u32 = v209 + v105;
            let v211: u32 = v210 * v186;
            let v212: u32 = v211 >> v105;
            let v213: u32 = v189 << v195;
            let v214: u32 = v212 + v213;
            let v215: u32 = v214 - v105;
            let v217: u32 = v215 >> v195;
            let v218: u32 = v214 - v176;
            let v219: u32 = v218 >> v195;
            let v220: bool = v217 < v189;
            let v221: u32 = v217 - v189;
            let v222: u32 = select(v221, v217, v220);
            let v223: u32 = v193 + v222;
            let v224: u32 = b1[v223];
            let v225: bool = v219 < v189;
            let v226: u32 = v219 - v189;
            let v227: u32 = select(v226, v219, v225);
            let v228: u32 = v193 + v227;
            let v229: u32 = b1[v228];
            let v230: u32 = v215 & v216;
            let v231: u32 = v216 - v230;
            let v232: u32 = v224 >> v231;
            let v233: u32 = v229 << v105;
            let v234: u32 = v233 << v230;
            let v235: u32 = v232 | v234;
            let v237: u32 = v235 & v236;
            let v239: bool = v238 == v104;
            let v240: bool = v238 == v188;
            let v244: u32 = select(v242, v243, v240);
            let v245: u32 = select(v244, v241, v239);
            let v247: u32 = select(v104, v246, v239);
            let v248: u32 = v237 * v245;
            let v249: u32 = v248 + v247;
            let v252: u32 = v249 & v250;
            let v253: u32 = v252 ^ v251;
            let v254: u32 = v253 >> v176;
            let v259: u32 = v253 & v255;
            let v260: u32 = v259 << v176;
            let v261: u32 = v253 & v256;
            let v262: u32 = v261 << v257;
            let v263: u32 = v262 + v258;
            let v264: u32 = v260 | v263;
            let v265: f32 = bitcast<f32>(v264);
            let v266: u32 = v254 & v255;
            let v267: u32 = v266 << v176;
            let v268: u32 = v254 & v256;
            let v269: u32 = v268 << v257;
            let v270: u32 = v269 + v258;
            let v271: u32 = v267 | v270;
            let v272: f32 = bitcast<f32>(v271);
            let v273: f32 = v265 + v272;
            let v277: u32 = v249 & v274;
            let v278: u32 = v249 >> v275;
            let v279: u32 = v278 & v274;
            let v280: u32 = v277 + v279;
            let v281: u32 = v280 >> v176;
            let v282: u32 = v280 + v281;
            let v283: u32 = v282 & v276;
            let v284: f32 = f32(v283);
            let v287: f32 = fma(v284, v285, v286);
            let v288: f32 = select(v273, v287, v240);
            let v289: u32 = bitcast<u32>(v288);
            let v290: u32 = v289 >> v257;
            let v291: u32 = v290 & v105;
            let v294: u32 = v289 + v292;
            let v295: u32 = v294 + v291;
            let v296: u32 = v295 & v293;
            let v297: f32 = bitcast<f32>(v296);
            let v298: f32 = m4[v182];
            let v299: f32 = x6;
            let v300: f32 = fma(v298, v297, v299);
            x6 = v300;
            let v301: u32 = v182 + v106;
            let v302: f32 = m4[v301];
            let v303: f32 = x7;
            let v304: f32 = fma(v302, v297, v303);
            x7 = v304;
            let v306: u32 = v182 + v305;
            let v307: f32 = m4[v306];
            let v308: f32 = x8;
            let v309: f32 = fma(v307, v297, v308);
            x8 = v309;
            let v311: u32 = v182 + v310;
            let v312: f32 = m4[v311];
            let v313: f32 = x9;
            let v314: f32 = fma(v312, v297, v313);
            x9 = v314;
          }
          let v315: f32 = m5[v178];
          let v316: f32 = x6;
          let v317: f32 = v315 + v316;
          m5[v178] = v317;
          let v318: u32 = v178 + v106;
          let v319: f32 = m5[v318];
          let v320: f32 = x7;
          let v321: f32 = v319 + v320;
          m5[v318] = v321;
          let v322: u32 = v178 + v305;
          let v323: f32 = m5[v322];
          let v324: f32 = x8;
          let v325: f32 = v323 + v324;
          m5[v322] = v325;
          let v326: u32 = v178 + v310;
          let v327: f32 = m5[v326];
          let v328: f32 = x9;
          let v329: f32 = v327 + v328;
          m5[v326] = v329;
        }
        workgroupBarrier();
      } else {
        let v330: u32 = v5 - v105;
        let v331: u32 = v49 - v105;
        for (var v332: u32 = v108; v332 < v106; v332 += v109) {
          x10 = v114;
          x11 = v114;
          x12 = v114;
          x13 = v114;
          let v333: u32 = min(v332, v331);
          let v334: u32 = v333 * v6;
          let v335: u32 = v75 + v334;
          for (var v336: u32 = v104; v336 < v53; v336 += v107) {
            let v337: u32 = v335 + v336;
            let v814: bool = v812 == v813;
            if (v814) {
              let v815: vec4<u32> = vec4<u32>(b1[v337 + 0u], b1[v337 + 1u], b1[v337 + 2u], b1[v337 + 3u]);
              let v816: vec4<f32> = bitcast<vec4<f32>>(v815);
              x24 = v816;
            } else {
              let v818: bool = v812 < v817;
              if (v818) {
                let v820: bool = v812 == v819;
                let v821: u32 = v337 >> v819;
                let v822: vec2<u32> = vec2<u32>(b1[v821 + 0u], b1[v821 + 1u]);
                let v823: u32 = v822.x;
                let v824: vec2<f32> = unpack2x16float(v823);
                let v825: f32 = v824.x;
                let v826: f32 = v824.y;
                let v829: u32 = v823 << v827;
                let v830: u32 = v823 & v828;
                let v831: f32 = bitcast<f32>(v829);
                let v832: f32 = bitcast<f32>(v830);
                let v833: f32 = select(v831, v825, v820);
                let v834: f32 = select(v832, v826, v820);
                let v835: u32 = v822.y;
                let v836: vec2<f32> = unpack2x16float(v835);
                let v837: f32 = v836.x;
                let v838: f32 = v836.y;
                let v839: u32 = v835 << v827;
                let v840: u32 = v835 & v828;
                let v841: f32 = bitcast<f32>(v839);
                let v842: f32 = bitcast<f32>(v840);
                let v843: f32 = select(v841, v837, v820);
                let v844: f32 = select(v842, v838, v820);
                let v845: vec4<f32> = vec4<f32>(v833, v834, v843, v844);
                x24 = v845;
              } else {
                let v849: u32 = v337 >> v847;
                let v850: u32 = v849 * v846;
                let v851: u32 = v337 & v848;
                let v852: u32 = v851 * v846;
                let v853: u32 = v852 >> v847;
                let v854: u32 = v850 + v853;
                let v855: u32 = v852 & v848;
                let v856: u32 = b1[v854];
                let v857: u32 = v854 + v819;
                let v858: u32 = b1[v857];
                let v859: u32 = v856 >> v855;
                let v860: u32 = v848 - v855;
                let v861: u32 = v858 << v819;
                let v862: u32 = v861 << v860;
                let v863: u32 = v859 | v862;
                let v864: u32 = v819 << v846;
                let v865: u32 = v864 - v819;
                let v867: u32 = v337 >> v866;
                let v869: bool = v812 == v817;
                let v870: bool = v812 == v868;
                let v871: u32 = v867 >> v819;
                let v872: u32 = select(v871, v867, v869);
                let v874: u32 = v873 + v872;
                let v875: u32 = b1[v874];
                let v876: f32 = bitcast<f32>(v875);
                let v877: u32 = v867 & v819;
                let v878: bool = v877 == v819;
                let v879: vec2<f32> = unpack2x16float(v875);
                let v880: f32 = v879.x;
                let v881: f32 = v879.y;
                let v882: u32 = v875 << v827;
                let v883: u32 = v875 & v828;
                let v884: f32 = bitcast<f32>(v882);
                let v885: f32 = bitcast<f32>(v883);
                let v886: f32 = select(v880, v881, v878);
                let v887: f32 = select(v884, v885, v878);
                let v888: f32 = select(v887, v886, v870);
                let v889: f32 = select(v888, v876, v869);
                let v890: bool = v812 == v817;
                let v891: bool = v812 == v868;
                let v892: u32 = v867 >> v819;
                let v893: u32 = select(v892, v867, v890);
                let v895: u32 = v894 + v893;
                let v896: u32 = b1[v895];
                let v897: f32 = bitcast<f32>(v896);
                let v898: u32 = v867 & v819;
                let v899: bool = v898 == v819;
                let v900: vec2<f32> = unpack2x16float(v896);
                let v901: f32 = v900.x;
                let v902: f32 = v900.y;
                let v903: u32 = v896 << v827;
                let v904: u32 = v896 & v828;
                let v905: f32 = bitcast<f32>(v903);
                let v906: f32 = bitcast<f32>(v904);
                let v907: f32 = select(v901, v902, v899);
                let v908: f32 = select(v905, v906, v899);
                let v909: f32 = select(v908, v907, v891);
                let v910: f32 = select(v909, v897, v890);
                let v911: u32 = v863 & v865;
                let v912: f32 = f32(v911);
                let v913: f32 = fma(v889, v912, v910);
                let v914: u32 = v863 >> v846;
                let v915: u32 = v914 & v865;
                let v916: f32 = f32(v915);
                let v917: f32 = fma(v889, v916, v910);
                let v918: u32 = v914 >> v846;
                let v919: u32 = v918 & v865;
                let v920: f32 = f32(v919);
                let v921: f32 = fma(v889, v920, v910);
                let v922: u32 = v918 >> v846;
                let v923: u32 = v922 & v865;
                let v924: f32 = f32(v923);
                let v925: f32 = fma(v889, v924, v910);
                let v926: vec4<f32> = vec4<f32>(v913, v917, v921, v925);
                x24 = v926;
              }
            }
            let v927: vec4<f32> = x24;
            let v339: u32 = min(v104, v330);
            let v340: u32 = v339 * v14;
            let v341: u32 = v7 + v340;
            let v342: u32 = v341 + v336;
            let v343: vec4<f32> = vec4<f32>(m0[v342 + 0u], m0[v342 + 1u], m0[v342 + 2u], m0[v342 + 3u]);
            let v344: f32 = x10;
            let v345: f32 = v343.x;
            let v346: f32 = v927.x;
            let v347: f32 = fma(v345, v346, v344);
            let v348: f32 = v343.y;
            let v349: f32 = v927.y;
            let v350: f32 = fma(v348, v349, v347);
            let v351: f32 = v343.z;
            let v352: f32 = v927.z;
            let v353: f32 = fma(v351, v352, v350);
            let v354: f32 = v343.w;
            let v355: f32 = v927.w;
            let v356: f32 = fma(v354, v355, v353);
            x10 = v356;
            let v357: u32 = min(v105, v330);
            let v358: u32 = v357 * v14;
            let v359: u32 = v7 + v358;
            let v360: u32 = v359 + v336;
            let v361: vec4<f32> = vec4<f32>(m0[v360 + 0u], m0[v360 + 1u], m0[v360 + 2u], m0[v360 + 3u]);
            let v362: f32 = x11;
            let v363: f32 = v361.x;
            let v364: f32 = v927.x;
            let v365: f32 = fma(v363, v364, v362);
            let v366: f32 = v361.y;
            let v367: f32 = v927.y;
            let v368: f32 = fma(v366, v367, v365);
            let v369: f32 = v361.z;
            let v370: f32 = v927.z;
            let v371: f32 = fma(v369, v370, v368);
            let v372: f32 = v361.w;
            let v373: f32 = v927.w;
            let v374: f32 = fma(v372, v373, v371);
            x11 = v374;
            let v375: u32 = min(v188, v330);
            let v376: u32 = v375 * v14;
            let v377: u32 = v7 + v376;
            let v378: u32 = v377 + v336;
            let v379: vec4<f32> = vec4<f32>(m0[v378 + 0u], m0[v378 + 1u], m0[v378 + 2u], m0[v378 + 3u]);
            let v380: f32 = x12;
            let v381: f32 = v379.x;
            let v382: f32 = v927.x;
            let v383: f32 = fma(v381, v382, v380);
            let v384: f32 = v379.y;
            let v385: f32 = v927.y;
            let v386: f32 = fma(v384, v385, v383);
            let v387: f32 = v379.z;
            let v388: f32 = v927.z;
            let v389: f32 = fma(v387, v388, v386);
            let v390: f32 = v379.w;
            let v391: f32 = v927.w;
            let v392: f32 = fma(v390, v391, v389);
            x12 = v392;
            let v393: u32 = min(v194, v330);
            let v394: u32 = v393 * v14;
            let v395: u32 = v7 + v394;
            let v396: u32 = v395 + v336;
            let v397: vec4<f32> = vec4<f32>(m0[v396 + 0u], m0[v396 + 1u], m0[v396 + 2u], m0[v396 + 3u]);
            let v398: f32 = x13;
            let v399: f32 = v397.x;
            let v400: f32 = v927.x;
            let v401: f32 = fma(v399, v400, v398);
            let v402: f32 = v397.y;
            let v403: f32 = v927.y;
            let v404: f32 = fma(v402, v403, v401);
            let v405: f32 = v397.z;
            let v406: f32 = v927.z;
            let v407: f32 = fma(v405, v406, v404);
            let v408: f32 = v397.w;
            let v409: f32 = v927.w;
            let v410: f32 = fma(v408, v409, v407);
            x13 = v410;
          }
          let v411: f32 = m5[v332];
          let v412: f32 = x10;
          let v413: f32 = v411 + v412;
          m5[v332] = v413;
          let v414: u32 = v332 + v106;
          let v415: f32 = m5[v414];
          let v416: f32 = x11;
          let v417: f32 = v415 + v416;
          m5[v414] = v417;
          let v418: u32 = v332 + v305;
          let v419: f32 = m5[v418];
          let v420: f32 = x12;
          let v421: f32 = v419 + v420;
          m5[v418] = v421;
          let v422: u32 = v332 + v310;
          let v423: f32 = m5[v422];
          let v424: f32 = x13;
          let v425: f32 = v423 + v424;
          m5[v422] = v425;
        }
      }
      let v427: bool = v426 == v120;
      if (v427) {
        let v428: u32 = v75 / v6;
        let v429: u32 = v428 * v6;
        let v430: u32 = v75 - v429;
        let v433: u32 = v428 / v431;
        let v434: u32 = v428 % v431;
        let v435: u32 = v433 * v432;
        x3 = v434;
        x4 = v435;
        let v437: u32 = v435 + v436;
        for (var v438: u32 = v108; v438 < v106; v438 += v109) {
          for (var v439: u32 = v104; v439 < v107; v439 += v105) {
            x14 = v114;
            let v440: bool = v439 < v5;
            let v441: bool = v438 < v53;
            let v442: bool = v440 & v441;
            if (v442) {
              let v443: u32 = v439 * v14;
              let v444: u32 = v7 + v443;
              let v445: u32 = v444 + v438;
              let v446: f32 = m0[v445];
              let v447: u32 = v430 + v438;
              let v448: u32 = v447 >> v105;
              let v449: u32 = v437 + v448;
              let v450: u32 = b2[v449];
              let v451: u32 = v447 & v105;
              let v452: bool = v451 == v105;
              let v453: vec2<f32> = unpack2x16float(v450);
              let v454: f32 = v453.x;
              let v455: f32 = v453.y;
              let v456: f32 = select(v454, v455, v452);
              let v457: f32 = v446 * v456;
              let v458: f32 = v457 * v152;
              x14 = v458;
            }
            let v459: f32 = x14;
            let v460: u32 = v439 * v106;
            let v461: u32 = v438 + v460;
            m4[v461] = v459;
          }
        }
        workgroupBarrier();
        for (var v462: u32 = v104; v462 < v158; v462 += v105) {
          let v463: u32 = v105 << v462;
          let v464: u32 = v463 - v105;
          let v465: u32 = v462 + v105;
          for (var v466: u32 = v108; v466 < v157; v466 += v109) {
            let v467: u32 = v466 >> v462;
            let v468: u32 = v467 << v465;
            let v469: u32 = v466 & v464;
            let v470: u32 = v468 + v469;
            for (var v471: u32 = v104; v471 < v107; v471 += v105) {
              let v472: u32 = v471 * v106;
              let v473: u32 = v472 + v470;
              let v474: u32 = v473 + v463;
              let v475: f32 = m4[v473];
              let v476: f32 = m4[v474];
              let v477: f32 = v475 + v476;
              let v478: f32 = v475 - v476;
              m4[v473] = v477;
              m4[v474] = v478;
            }
          }
          workgroupBarrier();
        }
        let v479: u32 = v430 / v176;
        for (var v480: u32 = v108; v480 < v106; v480 += v109) {
          x15 = v114;
          x16 = v114;
          x17 = v114;
          x18 = v114;
          let v481: u32 = v434 + v480;
          let v482: u32 = v481 / v176;
          let v483: u32 = v481 % v176;
          for (var v484: u32 = v104; v484 < v106; v484 += v105) {
            let v485: u32 = v484 / v176;
            let v486: u32 = v479 + v485;
            let v487: u32 = v484 % v176;
            let v490: u32 = v488 * v107;
            let v491: u32 = v486 * v489;
            let v492: u32 = v491 + v482;
            let v493: u32 = v492 * v490;
            let v494: u32 = v435 + v493;
            let v495: u32 = v483 & v158;
            let v496: u32 = v495 << v195;
            let v497: u32 = v483 >> v194;
            let v498: u32 = v497 << v188;
            let v499: u32 = v487 & v158;
            let v500: u32 = v499 >> v105;
            let v501: u32 = v500 << v194;
            let v502: u32 = v487 >> v194;
            let v503: u32 = v502 << v105;
            let v504: u32 = v487 & v105;
            let v505: u32 = v496 + v498;
            let v506: u32 = v505 + v501;
            let v507: u32 = v506 + v503;
            let v508: u32 = v507 + v504;
            let v509: u32 = v508 + v105;
            let v510: u32 = v509 * v488;
            let v511: u32 = v510 >> v105;
            let v512: u32 = v490 << v195;
            let v513: u32 = v511 + v512;
            let v514: u32 = v513 - v105;
            let v515: u32 = v514 >> v195;
            let v516: u32 = v513 - v176;
            let v517: u32 = v516 >> v195;
            let v518: bool = v515 < v490;
            let v519: u32 = v515 - v490;
            let v520: u32 = select(v519, v515, v518);
            let v521: u32 = v494 + v520;
            let v522: u32 = b2[v521];
            let v523: bool = v517 < v490;
            let v524: u32 = v517 - v490;
            let v525: u32 = select(v524, v517, v523);
            let v526: u32 = v494 + v525;
            let v527: u32 = b2[v526];
            let v528: u32 = v514 & v216;
            let v529: u32 = v216 - v528;
            let v530: u32 = v522 >> v529;
            let v531: u32 = v527 << v105;
            let v532: u32 = v531 << v528;
            let v533: u32 = v530 | v532;
            let v534: u32 = v533 & v236;
            let v536: bool = v535 == v104;
            let v537: bool = v535 == v188;
            let v538: u32 = select(v242, v243, v537);
            let v539: u32 = select(v538, v241, v536);
            let v540: u32 = select(v104, v246, v536);
            let v541: u32 = v534 * v539;
            let v542: u32 = v541 + v540;
            let v543: u32 = v542 & v250;
            let v544: u32 = v543 ^ v251;
            let v545: u32 = v544 >> v176;
            let v546: u32 = v544 & v255;
            let v547: u32 = v546 << v176;
            let v548: u32 = v544 & v256;
            let v549: u32 = v548 << v257;
            let v550: u32 = v549 + v258;
            let v551: u32 = v547 | v550;
            let v552: f32 = bitcast<f32>(v551);
            let v553: u32 = v545 & v255;
            let v554: u32 = v553 << v176;
            let v555: u32 = v545 & v256;
            let v556: u32 = v555 << v257;
            let v557: u32 = v556 + v258;
            let v558: u32 = v554 | v557;
            let v559: f32 = bitcast<f32>(v558);
            let v560: f32 = v552 + v559;
            let v561: u32 = v542 & v274;
            let v562: u32 = v542 >> v275;
            let v563: u32 = v562 & v274;
            let v564: u32 = v561 + v563;
            let v565: u32 = v564 >> v176;
            let v566: u32 = v564 + v565;
            let v567: u32 = v566 & v276;
            let v568: f32 = f32(v567);
            let v569: f32 = fma(v568, v285, v286);
            let v570: f32 = select(v560, v569, v537);
            let v571: u32 = bitcast<u32>(v570);
            let v572: u32 = v571 >> v257;
            let v573: u32 = v572 & v105;
            let v574: u32 = v571 + v292;
            let v575: u32 = v574 + v573;
            let v576: u32 = v575 & v293;
            let v577: f32 = bitcast<f32>(v576);
            let v578: f32 = m4[v484];
            let v579: f32 = x15;
            let v580: f32 = fma(v578, v577, v579);
            x15 = v580;
            let v581: u32 = v484 + v106;
            let v582: f32 = m4[v581];
            let v583: f32 = x16;
            let v584: f32 = fma(v582, v577, v583);
            x16 = v584;
            let v585: u32 = v484 + v305;
            let v586: f32 = m4[v585];
            let v587: f32 = x17;
            let v588: f32 = fma(v586, v577, v587);
            x17 = v588;
            let v589: u32 = v484 + v310;
            let v590: f32 = m4[v589];
            let v591: f32 = x18;
            let v592: f32 = fma(v590, v577, v591);
            x18 = v592;
          }
          let v593: f32 = m6[v480];
          let v594: f32 = x15;
          let v595: f32 = v593 + v594;
          m6[v480] = v595;
          let v596: u32 = v480 + v106;
          let v597: f32 = m6[v596];
          let v598: f32 = x16;
          let v599: f32 = v597 + v598;
          m6[v596] = v599;
          let v600: u32 = v480 + v305;
          let v601: f32 = m6[v600];
          let v602: f32 = x17;
          let v603: f32 = v601 + v602;
          m6[v600] = v603;
          let v604: u32 = v480 + v310;
          let v605: f32 = m6[v604];
          let v606: f32 = x18;
          let v607: f32 = v605 + v606;
          m6[v604] = v607;
        }
        workgroupBarrier();
      } else {
        let v608: u32 = v5 - v105;
        let v609: u32 = v49 - v105;
        for (var v610: u32 = v108; v610 < v106; v610 += v109) {
          x19 = v114;
          x20 = v114;
          x21 = v114;
          x22 = v114;
          let v611: u32 = min(v610, v609);
          let v612: u32 = v611 * v6;
          let v613: u32 = v75 + v612;
          for (var v614: u32 = v104; v614 < v53; v614 += v107) {
            let v615: u32 = v613 + v614;
            let v929: bool = v928 == v813;
            if (v929) {
              let v930: vec4<u32> = vec4<u32>(b2[v615 + 0u], b2[v615 + 1u], b2[v615 + 2u], b2[v615 + 3u]);
              let v931: vec4<f32> = bitcast<vec4<f32>>(v930);
              x25 = v931;
            } else {
              let v932: bool = v928 < v817;
              if (v932) {
                let v933: bool = v928 == v819;
                let v934: u32 = v615 >> v819;
                let v935: vec2<u32> = vec2<u32>(b2[v934 + 0u], b2[v934 + 1u]);
                let v936: u32 = v935.x;
                let v937: vec2<f32> = unpack2x16float(v936);
                let v938: f32 = v937.x;
                let v939: f32 = v937.y;
                let v940: u32 = v936 << v827;
                let v941: u32 = v936 & v828;
                let v942: f32 = bitcast<f32>(v940);
                let v943: f32 = bitcast<f32>(v941);
                let v944: f32 = select(v942, v938, v933);
                let v945: f32 = select(v943, v939, v933);
                let v946: u32 = v935.y;
                let v947: vec2<f32> = unpack2x16float(v946);
                let v948: f32 = v947.x;
                let v949: f32 = v947.y;
                let v950: u32 = v946 << v827;
                let v951: u32 = v946 & v828;
                let v952: f32 = bitcast<f32>(v950);
                let v953: f32 = bitcast<f32>(v951);
                let v954: f32 = select(v952, v948, v933);
                let v955: f32 = select(v953, v949, v933);
                let v956: vec4<f32> = vec4<f32>(v944, v945, v954, v955);
                x25 = v956;
              } else {
                let v958: u32 = v615 >> v847;
                let v959: u32 = v958 * v957;
                let v960: u32 = v615 & v848;
                let v961: u32 = v960 * v957;
                let v962: u32 = v961 >> v847;
                let v963: u32 = v959 + v962;
                let v964: u32 = v961 & v848;
                let v965: u32 = b2[v963];
                let v966: u32 = v963 + v819;
                let v967: u32 = b2[v966];
                let v968: u32 = v965 >> v964;
                let v969: u32 = v848 - v964;
                let v970: u32 = v967 << v819;
                let v971: u32 = v970 << v969;
                let v972: u32 = v968 | v971;
                let v973: u32 = v819 << v957;
                let v974: u32 = v973 - v819;
                let v976: u32 = v615 >> v975;
                let v977: bool = v928 == v817;
                let v978: bool = v928 == v868;
                let v979: u32 = v976 >> v819;
                let v980: u32 = select(v979, v976, v977);
                let v982: u32 = v981 + v980;
                let v983: u32 = b2[v982];
                let v984: f32 = bitcast<f32>(v983);
                let v985: u32 = v976 & v819;
                let v986: bool = v985 == v819;
                let v987: vec2<f32> = unpack2x16float(v983);
                let v988: f32 = v987.x;
                let v989: f32 = v987.y;
                let v990: u32 = v983 << v827;
                let v991: u32 = v983 & v828;
                let v992: f32 = bitcast<f32>(v990);
                let v993: f32 = bitcast<f32>(v991);
                let v994: f32 = select(v988, v989, v986);
                let v995: f32 = select(v992, v993, v986);
                let v996: f32 = select(v995, v994, v978);
                let v997: f32 = select(v996, v984, v977);
                let v998: bool = v928 == v817;
                let v999: bool = v928 == v868;
                let v1000: u32 = v976 >> v819;
                let v1001: u32 = select(v1000, v976, v998);
                let v1003: u32 = v1002 + v1001;
                let v1004: u32 = b2[v1003];
                let v1005: f32 = bitcast<f32>(v1004);
                let v1006: u32 = v976 & v819;
                let v1007: bool = v1006 == v819;
                let v1008: vec2<f32> = unpack2x16float(v1004);
                let v1009: f32 = v1008.x;
                let v1010: f32 = v1008.y;
                let v1011: u32 = v1004 << v827;
                let v1012: u32 = v1004 & v828;
                let v1013: f32 = bitcast<f32>(v1011);
                let v1014: f32 = bitcast<f32>(v1012);
                let v1015: f32 = select(v1009, v1010, v1007);
                let v1016: f32 = select(v1013, v1014, v1007);
                let v1017: f32 = select(v1016, v1015, v999);
                let v1018: f32 = select(v1017, v1005, v998);
                let v1019: u32 = v972 & v974;
                let v1020: f32 = f32(v1019);
                let v1021: f32 = fma(v997, v1020, v1018);
                let v1022: u32 = v972 >> v957;
                let v1023: u32 = v1022 & v974;
                let v1024: f32 = f32(v1023);
                let v1025: f32 = fma(v997, v1024, v1018);
                let v1026: u32 = v1022 >> v957;
                let v1027: u32 = v1026 & v974;
                let v1028: f32 = f32(v1027);
                let v1029: f32 = fma(v997, v1028, v1018);
                let v1030: u32 = v1026 >> v957;
                let v1031: u32 = v1030 & v974;
                let v1032: f32 = f32(v1031);
                let v1033: f32 = fma(v997, v1032, v1018);
                let v1034: vec4<f32> = vec4<f32>(v1021, v1025, v1029, v1033);
                x25 = v1034;
              }
            }
            let v1035: vec4<f32> = x25;
            let v617: u32 = min(v104, v608);
            let v618: u32 = v617 * v14;
            let v619: u32 = v7 + v618;
            let v620: u32 = v619 + v614;
            let v621: vec4<f32> = vec4<f32>(m0[v620 + 0u], m0[v620 + 1u], m0[v620 + 2u], m0[v620 + 3u]);
            let v622: f32 = x19;
            let v623: f32 = v621.x;
            let v624: f32 = v1035.x;
            let v625: f32 = fma(v623, v624, v622);
            let v626: f32 = v621.y;
            let v627: f32 = v1035.y;
            let v628: f32 = fma(v626, v627, v625);
            let v629: f32 = v621.z;
            let v630: f32 = v1035.z;
            let v631: f32 = fma(v629, v630, v628);
            let v632: f32 = v621.w;
            let v633: f32 = v1035.w;
            let v634: f32 = fma(v632, v633, v631);
            x19 = v634;
            let v635: u32 = min(v105, v608);
            let v636: u32 = v635 * v14;
            let v637: u32 = v7 + v636;
            let v638: u32 = v637 + v614;
            let v639: vec4<f32> = vec4<f32>(m0[v638 + 0u], m0[v638 + 1u], m0[v638 + 2u], m0[v638 + 3u]);
            let v640: f32 = x20;
            let v641: f32 = v639.x;
            let v642: f32 = v1035.x;
            let v643: f32 = fma(v641, v642, v640);
            let v644: f32 = v639.y;
            let v645: f32 = v1035.y;
            let v646: f32 = fma(v644, v645, v643);
            let v647: f32 = v639.z;
            let v648: f32 = v1035.z;
            let v649: f32 = fma(v647, v648, v646);
            let v650: f32 = v639.w;
            let v651: f32 = v1035.w;
            let v652: f32 = fma(v650, v651, v649);
            x20 = v652;
            let v653: u32 = min(v188, v608);
            let v654: u32 = v653 * v14;
            let v655: u32 = v7 + v654;
            let v656: u32 = v655 + v614;
            let v657: vec4<f32> = vec4<f32>(m0[v656 + 0u], m0[v656 + 1u], m0[v656 + 2u], m0[v656 + 3u]);
            let v658: f32 = x21;
            let v659: f32 = v657.x;
            let v660: f32 = v1035.x;
            let v661: f32 = fma(v659, v660, v658);
            let v662: f32 = v657.y;
            let v663: f32 = v1035.y;
            let v664: f32 = fma(v662, v663, v661);
            let v665: f32 = v657.z;
            let v666: f32 = v1035.z;
            let v667: f32 = fma(v665, v666, v664);
            let v668: f32 = v657.w;
            let v669: f32 = v1035.w;
            let v670: f32 = fma(v668, v669, v667);
            x21 = v670;
            let v671: u32 = min(v194, v608);
            let v672: u32 = v671 * v14;
            let v673: u32 = v7 + v672;
            let v674: u32 = v673 + v614;
            let v675: vec4<f32> = vec4<f32>(m0[v674 + 0u], m0[v674 + 1u], m0[v674 + 2u], m0[v674 + 3u]);
            let v676: f32 = x22;
            let v677: f32 = v675.x;
            let v678: f32 = v1035.x;
            let v679: f32 = fma(v677, v678, v676);
            let v680: f32 = v675.y;
            let v681: f32 = v1035.y;
            let v682: f32 = fma(v680, v681, v679);
            let v683: f32 = v675.z;
            let v684: f32 = v1035.z;
            let v685: f32 = fma(v683, v684, v682);
            let v686: f32 = v675.w;
            let v687: f32 = v1035.w;
            let v688: f32 = fma(v686, v687, v685);
            x22 = v688;
          }
          let v689: f32 = m6[v610];
          let v690: f32 = x19;
          let v691: f32 = v689 + v690;
          m6[v610] = v691;
          let v692: u32 = v610 + v106;
          let v693: f32 = m6[v692];
          let v694: f32 = x20;
          let v695: f32 = v693 + v694;
          m6[v692] = v695;
          let v696: u32 = v610 + v305;
          let v697: f32 = m6[v696];
          let v698: f32 = x21;
          let v699: f32 = v697 + v698;
          m6[v696] = v699;
          let v700: u32 = v610 + v310;
          let v701: f32 = m6[v700];
          let v702: f32 = x22;
          let v703: f32 = v701 + v702;
          m6[v700] = v703;
        }
      }
      workgroupBarrier();
    }
    for (var v704: u32 = v108; v704 < v106; v704 += v109) {
      for (var v705: u32 = v104; v705 < v107; v705 += v105) {
        let v706: u32 = v705 * v106;
        let v707: u32 = v704 + v706;
        let v708: f32 = m5[v707];
        let v709: u32 = v705 * v14;
        let v710: u32 = v7 + v709;
        let v711: u32 = v710 + v704;
        m2[v711] = v708;
      }
    }
    workgroupBarrier();
    let v712: bool = v119 == v120;
    if (v712) {
      for (var v713: u32 = v104; v713 < v158; v713 += v105) {
        let v714: u32 = v105 << v713;
        let v715: u32 = v714 - v105;
        let v716: u32 = v713 + v105;
        for (var v717: u32 = v108; v717 < v157; v717 += v109) {
          let v718: u32 = v717 >> v713;
          let v719: u32 = v718 << v716;
          let v720: u32 = v717 & v715;
          let v721: u32 = v719 + v720;
          for (var v722: u32 = v104; v722 < v107; v722 += v105) {
            let v723: u32 = v722 * v14;
            let v724: u32 = v7 + v723;
            let v725: u32 = v724 + v721;
            let v726: u32 = v725 + v714;
            let v727: f32 = m2[v725];
            let v728: f32 = m2[v726];
            let v729: f32 = v727 + v728;
            let v730: f32 = v727 - v728;
            m2[v725] = v729;
            m2[v726] = v730;
          }
        }
        workgroupBarrier();
      }
      let v731: u32 = x1;
      let v732: u32 = x2;
      let v734: u32 = v732 + v733;
      for (var v735: u32 = v108; v735 < v106; v735 += v109) {
        for (var v736: u32 = v104; v736 < v107; v736 += v105) {
          let v737: u32 = v736 * v14;
          let v738: u32 = v7 + v737;
          let v739: u32 = v738 + v735;
          let v740: f32 = m2[v739];
          let v741: u32 = v731 + v735;
          let v742: u32 = v741 >> v105;
          let v743: u32 = v734 + v742;
          let v744: u32 = b1[v743];
          let v745: u32 = v741 & v105;
          let v746: bool = v745 == v105;
          let v747: vec2<f32> = unpack2x16float(v744);
          let v748: f32 = v747.x;
          let v749: f32 = v747.y;
          let v750: f32 = select(v748, v749, v746);
          let v751: f32 = v740 * v152;
          let v752: f32 = v751 * v750;
          m2[v739] = v752;
        }
      }
      workgroupBarrier();
    }
    for (var v753: u32 = v108; v753 < v106; v753 += v109) {
      for (var v754: u32 = v104; v754 < v107; v754 += v105) {
        let v755: u32 = v754 * v106;
        let v756: u32 = v753 + v755;
        let v757: f32 = m6[v756];
        let v758: u32 = v754 * v14;
        let v759: u32 = v7 + v758;
        let v760: u32 = v759 + v753;
        m3[v760] = v757;
      }
    }
    workgroupBarrier();
    let v761: bool = v426 == v120;
    if (v761) {
      for (var v762: u32 = v104; v762 < v158; v762 += v105) {
        let v763: u32 = v105 << v762;
        let v764: u32 = v763 - v105;
        let v765: u32 = v762 + v105;
        for (var v766: u32 = v108; v766 < v157; v766 += v109) {
          let v767: u32 = v766 >> v762;
          let v768: u32 = v767 << v765;
          let v769: u32 = v766 & v764;
          let v770: u32 = v768 + v769;
          for (var v771: u32 = v104; v771 < v107; v771 += v105) {
            let v772: u32 = v771 * v14;
            let v773: u32 = v7 + v772;
            let v774: u32 = v773 + v770;
            let v775: u32 = v774 + v763;
            let v776: f32 = m3[v774];
            let v777: f32 = m3[v775];
            let v778: f32 = v776 + v777;
            let v779: f32 = v776 - v777;
            m3[v774] = v778;
            m3[v775] = v779;
          }
        }
        workgroupBarrier();
      }
      let v780: u32 = x3;
      let v781: u32 = x4;
      let v783: u32 = v781 + v782;
      for (var v784: u32 = v108; v784 < v106; v784 += v109) {
        for (var v785: u32 = v104; v785 < v107; v785 += v105) {
          let v786: u32 = v785 * v14;
          let v787: u32 = v7 + v786;
          let v788: u32 = v787 + v784;
          let v789: f32 = m3[v788];
          let v790: u32 = v780 + v784;
          let v791: u32 = v790 >> v105;
          let v792: u32 = v783 + v791;
          let v793: u32 = b2[v792];
          let v794: u32 = v790 & v105;
          let v795: bool = v794 == v105;
          let v796: vec2<f32> = unpack2x16float(v793);
          let v797: f32 = v796.x;
          let v798: f32 = v796.y;
          let v799: f32 = select(v797, v798, v795);
          let v800: f32 = v789 * v152;
          let v801: f32 = v800 * v799;
          m3[v788] = v801;
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
        let v91: f32 = -v90;
        let v92: f32 = exp(v91);
        let v94: f32 = v92 + v93;
        let v95: f32 = v90 / v94;
        let v96: u32 = v84 - v2;
        let v97: u32 = v96 * v14;
        let v98: u32 = v85 - v47;
        let v99: u32 = v97 + v98;
        let v100: f32 = m3[v99];
        let v101: f32 = v95 * v100;
        let v102: u32 = v84 * v32;
        let v103: u32 = v102 + v85;
        b4[v103] = v101;
      }
    }
    workgroupBarrier();
  }
}
