@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 7>;
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
  let v794: u32 = params[3].w;
  let v795: u32 = 0u;
  let v799: u32 = 3u;
  let v801: u32 = 1u;
  let v809: u32 = 16u;
  let v810: u32 = 4294901760u;
  let v828: u32 = params[4].x;
  let v829: u32 = 5u;
  let v830: u32 = 31u;
  let v848: u32 = params[4].y;
  let v850: u32 = 4u;
  let v855: u32 = params[4].z;
  let v876: u32 = params[4].w;
  let v910: u32 = params[5].x;
  let v939: u32 = params[5].y;
  let v957: u32 = params[5].z;
  let v963: u32 = params[5].w;
  let v984: u32 = params[6].x;
  let v784: u32 = lane;
  let v785: u32 = 0u;
  let v786: u32 = 1u;
  let v787: u32 = 32u;
  let v104: u32 = 0u;
  let v105: u32 = 1u;
  let v106: u32 = 128u;
  let v107: u32 = 4u;
  let v108: u32 = lane;
  let v109: u32 = 32u;
  let v114: f32 = 0.0f;
  let v120: u32 = params[0].w;
  let v121: u32 = 6u;
  let v125: u32 = params[1].x;
  let v146: f32 = 0.088388346f;
  let v151: u32 = 64u;
  let v152: u32 = 7u;
  let v170: u32 = 16u;
  let v180: u32 = params[1].y;
  let v181: u32 = params[1].z;
  let v182: u32 = 2u;
  let v187: u32 = 3u;
  let v188: u32 = 5u;
  let v209: u32 = 31u;
  let v229: u32 = 65535u;
  let v231: u32 = params[1].w;
  let v234: u32 = 89226354u;
  let v235: u32 = 3417055213u;
  let v236: u32 = 2212286765u;
  let v239: u32 = 64248484u;
  let v243: u32 = 2415890431u;
  let v244: u32 = 996162400u;
  let v248: u32 = 32768u;
  let v249: u32 = 32767u;
  let v250: u32 = 13u;
  let v251: u32 = 939524096u;
  let v267: u32 = 16711935u;
  let v268: u32 = 8u;
  let v269: u32 = 2047u;
  let v278: f32 = 0.006767273f;
  let v279: f32 = -3.453125f;
  let v285: u32 = 4095u;
  let v286: u32 = 4294959104u;
  let v298: u32 = 256u;
  let v303: u32 = 384u;
  let v420: u32 = params[2].x;
  let v424: u32 = params[2].y;
  let v475: u32 = params[2].z;
  let v476: u32 = params[2].w;
  let v521: u32 = params[3].x;
  let v718: u32 = params[3].y;
  let v765: u32 = params[3].z;
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
    m7[v784] = v29;
    workgroupBarrier();
    let v788: f32 = m7[v785];
    x21 = v788;
    for (var v789: u32 = v786; v789 < v787; v789 += v786) {
      let v790: f32 = m7[v789];
      let v791: f32 = x21;
      let v792: f32 = v791 + v790;
      x21 = v792;
    }
    workgroupBarrier();
    let v793: f32 = x21;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v793;
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
      let v119: u32 = v75 / v6;
      x1 = v119;
      let v122: bool = v120 == v121;
      if (v122) {
        let v123: u32 = v119 * v6;
        let v124: u32 = v75 - v123;
        for (var v126: u32 = v108; v126 < v106; v126 += v109) {
          for (var v127: u32 = v104; v127 < v107; v127 += v105) {
            x3 = v114;
            let v128: bool = v127 < v5;
            let v129: bool = v126 < v53;
            let v130: bool = v128 & v129;
            if (v130) {
              let v131: u32 = v127 * v14;
              let v132: u32 = v7 + v131;
              let v133: u32 = v132 + v126;
              let v134: f32 = m0[v133];
              let v135: u32 = v124 + v126;
              let v136: u32 = v135 >> v105;
              let v137: u32 = v125 + v136;
              let v138: u32 = b1[v137];
              let v139: u32 = v135 & v105;
              let v140: bool = v139 == v105;
              let v141: vec2<f32> = unpack2x16float(v138);
              let v142: f32 = v141.x;
              let v143: f32 = v141.y;
              let v144: f32 = select(v142, v143, v140);
              let v145: f32 = v134 * v144;
              let v147: f32 = v145 * v146;
              x3 = v147;
            }
            let v148: f32 = x3;
            let v149: u32 = v127 * v106;
            let v150: u32 = v126 + v149;
            m4[v150] = v148;
          }
        }
        workgroupBarrier();
        for (var v153: u32 = v104; v153 < v152; v153 += v105) {
          let v154: u32 = v105 << v153;
          let v155: u32 = v154 - v105;
          let v156: u32 = v153 + v105;
          for (var v157: u32 = v108; v157 < v151; v157 += v109) {
            let v158: u32 = v157 >> v153;
            let v159: u32 = v158 << v156;
            let v160: u32 = v157 & v155;
            let v161: u32 = v159 + v160;
            for (var v162: u32 = v104; v162 < v107; v162 += v105) {
              let v163: u32 = v162 * v106;
              let v164: u32 = v163 + v161;
              let v165: u32 = v164 + v154;
              let v166: f32 = m4[v164];
              let v167: f32 = m4[v165];
              let v168: f32 = v166 + v167;
              let v169: f32 = v166 - v167;
              m4[v164] = v168;
              m4[v165] = v169;
            }
          }
          workgroupBarrier();
        }
        let v171: u32 = v124 / v170;
        for (var v172: u32 = v108; v172 < v106; v172 += v109) {
          x4 = v114;
          x5 = v114;
          x6 = v114;
          x7 = v114;
          let v173: u32 = v119 + v172;
          let v174: u32 = v173 / v170;
          let v175: u32 = v173 % v170;
          for (var v176: u32 = v104; v176 < v106; v176 += v105) {
            let v177: u32 = v176 / v170;
            let v178: u32 = v171 + v177;
            let v179: u32 = v176 % v170;
            let v183: u32 = v180 * v107;
            let v184: u32 = v178 * v181;
            let v185: u32 = v184 + v174;
            let v186: u32 = v185 * v183;
            let v189: u32 = v175 & v152;
            let v190: u32 = v189 << v188;
            let v191: u32 = v175 >> v187;
            let v192: u32 = v191 << v182;
            let v193: u32 = v179 & v152;
            let v194: u32 = v193 >> v105;
            let v195: u32 = v194 << v187;
            let v196: u32 = v179 >> v187;
            let v197: u32 = v196 << v105;
            let v198: u32 = v179 & v105;
            let v199: u32 = v190 + v192;
            let v200: u32 = v199 + v195;
            let v201: u32 = v200 + v197;
            let v202: u32 = v201 + v198;
            let v203: u32 = v202 + v105;
            let v204: u32 = v203 * v180;
            let v205: u32 = v204 >> v105;
            let v206: u32 = v183 << v188;
            let v207: u32 = v205 + v206;
            let v208: u32 = v207 - v105;
            let v210: u32 = v208 >> v188;
            let v211: u32 = v207 - v170;
            let v212: u32 = v211 >> v188;
            let v213: bool = v210 < v183;
            let v214: u32 = v210 - v183;
            let v215: u32 = select(v214, v210, v213);
            let v216: u32 = v186 + v215;
            let v217: u32 = b1[v216];
            let v218: bool = v212 < v183;
            let v219: u32 = v212 - v183;
            let v220: u32 = select(v219, v212, v218);
            let v221: u32 = v186 + v220;
            let v222: u32 = b1[v221];
            let v223: u32 = v208 & v209;
            let v224: u32 = v209 - v223;
            let v225: u32 = v217 >> v224;
            let v226: u32 = v222 << v105;
            let v227: u32 = v226 << v223;
            let v228: u32 = v225 | v227;
            let v230: u32 = v228 & v229;
            let v232: bool = v231 == v104;
            let v233: bool = v231 == v182;
            let v237: u32 = select(v235, v236, v233);
            let v238: u32 = select(v237, v234, v232);
            let v240: u32 = select(v104, v239, v232);
            let v241: u32 = v230 * v238;
            let v242: u32 = v241 + v240;
            let v245: u32 = v242 & v243;
            let v246: u32 = v245 ^ v244;
            let v247: u32 = v246 >> v170;
            let v252: u32 = v246 & v248;
            let v253: u32 = v252 << v170;
            let v254: u32 = v246 & v249;
            let v255: u32 = v254 << v250;
            let v256: u32 = v255 + v251;
            let v257: u32 = v253 | v256;
            let v258: f32 = bitcast<f32>(v257);
            let v259: u32 = v247 & v248;
            let v260: u32 = v259 << v170;
            let v261: u32 = v247 & v249;
            let v262: u32 = v261 << v250;
            let v263: u32 = v262 + v251;
            let v264: u32 = v260 | v263;
            let v265: f32 = bitcast<f32>(v264);
            let v266: f32 = v258 + v265;
            let v270: u32 = v242 & v267;
            let v271: u32 = v242 >> v268;
            let v272: u32 = v271 & v267;
            let v273: u32 = v270 + v272;
            let v274: u32 = v273 >> v170;
            let v275: u32 = v273 + v274;
            let v276: u32 = v275 & v269;
            let v277: f32 = f32(v276);
            let v280: f32 = fma(v277, v278, v279);
            let v281: f32 = select(v266, v280, v233);
            let v282: u32 = bitcast<u32>(v281);
            let v283: u32 = v282 >> v250;
            let v284: u32 = v283 & v105;
            let v287: u32 = v282 + v285;
            let v288: u32 = v287 + v284;
            let v289: u32 = v288 & v286;
            let v290: f32 = bitcast<f32>(v289);
            let v291: f32 = m4[v176];
            let v292: f32 = x4;
            let v293: f32 = fma(v291, v290, v292);
            x4 = v293;
            let v294: u32 = v176 + v106;
            let v295: f32 = m4[v294];
            let v296: f32 = x5;
            let v297: f32 = fma(v295, v290, v296);
            x5 = v297;
            let v299: u32 = v176 + v298;
            let v300: f32 = m4[v299];
            let v301: f32 = x6;
            let v302: f32 = fma(v300, v290, v301);
            x6 = v302;
            let v304: u32 = v176 + v303;
            let v305: f32 = m4[v304];
            let v306: f32 = x7;
            let v307: f32 = fma(v305, v290, v306);
            x7 = v307;
          }
          let v308: f32 = m5[v172];
          let v309: f32 = x4;
          let v310: f32 = v308 + v309;
          m5[v172] = v310;
          let v311: u32 = v172 + v106;
          let v312: f32 = m5[v311];
          let v313: f32 = x5;
          let v314: f32 = v312 + v313;
          m5[v311] = v314;
          let v315: u32 = v172 + v298;
          let v316: f32 = m5[v315];
          let v317: f32 = x6;
          let v318: f32 = v316 + v317;
          m5[v315] = v318;
          let v319: u32 = v172 + v303;
          let v320: f32 = m5[v319];
          let v321: f32 = x7;
          let v322: f32 = v320 + v321;
          m5[v319] = v322;
        }
        workgroupBarrier();
      } else {
        let v323: u32 = v5 - v105;
        let v324: u32 = v49 - v105;
        for (var v325: u32 = v108; v325 < v106; v325 += v109) {
          x8 = v114;
          x9 = v114;
          x10 = v114;
          x11 = v114;
          let v326: u32 = min(v325, v324);
          let v327: u32 = v326 * v6;
          let v328: u32 = v75 + v327;
          for (var v329: u32 = v104; v329 < v53; v329 += v107) {
            let v330: u32 = v328 + v329;
            let v796: bool = v794 == v795;
            if (v796) {
              let v797: vec4<u32> = vec4<u32>(b1[v330 + 0u], b1[v330 + 1u], b1[v330 + 2u], b1[v330 + 3u]);
              let v798: vec4<f32> = bitcast<vec4<f32>>(v797);
              x22 = v798;
            } else {
              let v800: bool = v794 < v799;
              if (v800) {
                let v802: bool = v794 == v801;
                let v803: u32 = v330 >> v801;
                let v804: vec2<u32> = vec2<u32>(b1[v803 + 0u], b1[v803 + 1u]);
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
                let v831: u32 = v330 >> v829;
                let v832: u32 = v831 * v828;
                let v833: u32 = v330 & v830;
                let v834: u32 = v833 * v828;
                let v835: u32 = v834 >> v829;
                let v836: u32 = v832 + v835;
                let v837: u32 = v834 & v830;
                let v838: u32 = b1[v836];
                let v839: u32 = v836 + v801;
                let v840: u32 = b1[v839];
                let v841: u32 = v838 >> v837;
                let v842: u32 = v830 - v837;
                let v843: u32 = v840 << v801;
                let v844: u32 = v843 << v842;
                let v845: u32 = v841 | v844;
                let v846: u32 = v801 << v828;
                let v847: u32 = v846 - v801;
                let v849: u32 = v330 >> v848;
                let v851: bool = v794 == v799;
                let v852: bool = v794 == v850;
                let v853: u32 = v849 >> v801;
                let v854: u32 = select(v853, v849, v851);
                let v856: u32 = v855 + v854;
                let v857: u32 = b1[v856];
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
                let v878: u32 = b1[v877];
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
            let v332: u32 = min(v104, v323);
            let v333: u32 = v332 * v14;
            let v334: u32 = v7 + v333;
            let v335: u32 = v334 + v329;
            let v336: vec4<f32> = vec4<f32>(m0[v335 + 0u], m0[v335 + 1u], m0[v335 + 2u], m0[v335 + 3u]);
            let v337: f32 = x8;
            let v338: f32 = v336.x;
            let v339: f32 = v909.x;
            let v340: f32 = fma(v338, v339, v337);
            let v341: f32 = v336.y;
            let v342: f32 = v909.y;
            let v343: f32 = fma(v341, v342, v340);
            let v344: f32 = v336.z;
            let v345: f32 = v909.z;
            let v346: f32 = fma(v344, v345, v343);
            let v347: f32 = v336.w;
            let v348: f32 = v909.w;
            let v349: f32 = fma(v347, v348, v346);
            x8 = v349;
            let v350: u32 = min(v105, v323);
            let v351: u32 = v350 * v14;
            let v352: u32 = v7 + v351;
            let v353: u32 = v352 + v329;
            let v354: vec4<f32> = vec4<f32>(m0[v353 + 0u], m0[v353 + 1u], m0[v353 + 2u], m0[v353 + 3u]);
            let v355: f32 = x9;
            let v356: f32 = v354.x;
            let v357: f32 = v909.x;
            let v358: f32 = fma(v356, v357, v355);
            let v359: f32 = v354.y;
            let v360: f32 = v909.y;
            let v361: f32 = fma(v359, v360, v358);
            let v362: f32 = v354.z;
            let v363: f32 = v909.z;
            let v364: f32 = fma(v362, v363, v361);
            let v365: f32 = v354.w;
            let v366: f32 = v909.w;
            let v367: f32 = fma(v365, v366, v364);
            x9 = v367;
            let v368: u32 = min(v182, v323);
            let v369: u32 = v368 * v14;
            let v370: u32 = v7 + v369;
            let v371: u32 = v370 + v329;
            let v372: vec4<f32> = vec4<f32>(m0[v371 + 0u], m0[v371 + 1u], m0[v371 + 2u], m0[v371 + 3u]);
            let v373: f32 = x10;
            let v374: f32 = v372.x;
            let v375: f32 = v909.x;
            let v376: f32 = fma(v374, v375, v373);
            let v377: f32 = v372.y;
            let v378: f32 = v909.y;
            let v379: f32 = fma(v377, v378, v376);
            let v380: f32 = v372.z;
            let v381: f32 = v909.z;
            let v382: f32 = fma(v380, v381, v379);
            let v383: f32 = v372.w;
            let v384: f32 = v909.w;
            let v385: f32 = fma(v383, v384, v382);
            x10 = v385;
            let v386: u32 = min(v187, v323);
            let v387: u32 = v386 * v14;
            let v388: u32 = v7 + v387;
            let v389: u32 = v388 + v329;
            let v390: vec4<f32> = vec4<f32>(m0[v389 + 0u], m0[v389 + 1u], m0[v389 + 2u], m0[v389 + 3u]);
            let v391: f32 = x11;
            let v392: f32 = v390.x;
            let v393: f32 = v909.x;
            let v394: f32 = fma(v392, v393, v391);
            let v395: f32 = v390.y;
            let v396: f32 = v909.y;
            let v397: f32 = fma(v395, v396, v394);
            let v398: f32 = v390.z;
            let v399: f32 = v909.z;
            let v400: f32 = fma(v398, v399, v397);
            let v401: f32 = v390.w;
            let v402: f32 = v909.w;
            let v403: f32 = fma(v401, v402, v400);
            x11 = v403;
          }
          let v404: f32 = m5[v325];
          let v405: f32 = x8;
          let v406: f32 = v404 + v405;
          m5[v325] = v406;
          let v407: u32 = v325 + v106;
          let v408: f32 = m5[v407];
          let v409: f32 = x9;
          let v410: f32 = v408 + v409;
          m5[v407] = v410;
          let v411: u32 = v325 + v298;
          let v412: f32 = m5[v411];
          let v413: f32 = x10;
          let v414: f32 = v412 + v413;
          m5[v411] = v414;
          let v415: u32 = v325 + v303;
          let v416: f32 = m5[v415];
          let v417: f32 = x11;
          let v418: f32 = v416 + v417;
          m5[v415] = v418;
        }
      }
      let v419: u32 = v75 / v6;
      x2 = v419;
      let v421: bool = v420 == v121;
      if (v421) {
        let v422: u32 = v419 * v6;
        let v423: u32 = v75 - v422;
        for (var v425: u32 = v108; v425 < v106; v425 += v109) {
          for (var v426: u32 = v104; v426 < v107; v426 += v105) {
            x12 = v114;
            let v427: bool = v426 < v5;
            let v428: bool = v425 < v53;
            let v429: bool = v427 & v428;
            if (v429) {
              let v430: u32 = v426 * v14;
              let v431: u32 = v7 + v430;
              let v432: u32 = v431 + v425;
              let v433: f32 = m0[v432];
              let v434: u32 = v423 + v425;
              let v435: u32 = v434 >> v105;
              let v436: u32 = v424 + v435;
              let v437: u32 = b2[v436];
              let v438: u32 = v434 & v105;
              let v439: bool = v438 == v105;
              let v440: vec2<f32> = unpack2x16float(v437);
              let v441: f32 = v440.x;
              let v442: f32 = v440.y;
              let v443: f32 = select(v441, v442, v439);
              let v444: f32 = v433 * v443;
              let v445: f32 = v444 * v146;
              x12 = v445;
            }
            let v446: f32 = x12;
            let v447: u32 = v426 * v106;
            let v448: u32 = v425 + v447;
            m4[v448] = v446;
          }
        }
        workgroupBarrier();
        for (var v449: u32 = v104; v449 < v152; v449 += v105) {
          let v450: u32 = v105 << v449;
          let v451: u32 = v450 - v105;
          let v452: u32 = v449 + v105;
          for (var v453: u32 = v108; v453 < v151; v453 += v109) {
            let v454: u32 = v453 >> v449;
            let v455: u32 = v454 << v452;
            let v456: u32 = v453 & v451;
            let v457: u32 = v455 + v456;
            for (var v458: u32 = v104; v458 < v107; v458 += v105) {
              let v459: u32 = v458 * v106;
              let v460: u32 = v459 + v457;
              let v461: u32 = v460 + v450;
              let v462: f32 = m4[v460];
              let v463: f32 = m4[v461];
              let v464: f32 = v462 + v463;
              let v465: f32 = v462 - v463;
              m4[v460] = v464;
              m4[v461] = v465;
            }
          }
          workgroupBarrier();
        }
        let v466: u32 = v423 / v170;
        for (var v467: u32 = v108; v467 < v106; v467 += v109) {
          x13 = v114;
          x14 = v114;
          x15 = v114;
          x16 = v114;
          let v468: u32 = v419 + v467;
          let v469: u32 = v468 / v170;
          let v470: u32 = v468 % v170;
          for (var v471: u32 = v104; v471 < v106; v471 += v105) {
            let v472: u32 = v471 / v170;
            let v473: u32 = v466 + v472;
            let v474: u32 = v471 % v170;
            let v477: u32 = v475 * v107;
            let v478: u32 = v473 * v476;
            let v479: u32 = v478 + v469;
            let v480: u32 = v479 * v477;
            let v481: u32 = v470 & v152;
            let v482: u32 = v481 << v188;
            let v483: u32 = v470 >> v187;
            let v484: u32 = v483 << v182;
            let v485: u32 = v474 & v152;
            let v486: u32 = v485 >> v105;
            let v487: u32 = v486 << v187;
            let v488: u32 = v474 >> v187;
            let v489: u32 = v488 << v105;
            let v490: u32 = v474 & v105;
            let v491: u32 = v482 + v484;
            let v492: u32 = v491 + v487;
            let v493: u32 = v492 + v489;
            let v494: u32 = v493 + v490;
            let v495: u32 = v494 + v105;
            let v496: u32 = v495 * v475;
            let v497: u32 = v496 >> v105;
            let v498: u32 = v477 << v188;
            let v499: u32 = v497 + v498;
            let v500: u32 = v499 - v105;
            let v501: u32 = v500 >> v188;
            let v502: u32 = v499 - v170;
            let v503: u32 = v502 >> v188;
            let v504: bool = v501 < v477;
            let v505: u32 = v501 - v477;
            let v506: u32 = select(v505, v501, v504);
            let v507: u32 = v480 + v506;
            let v508: u32 = b2[v507];
            let v509: bool = v503 < v477;
            let v510: u32 = v503 - v477;
            let v511: u32 = select(v510, v503, v509);
            let v512: u32 = v480 + v511;
            let v513: u32 = b2[v512];
            let v514: u32 = v500 & v209;
            let v515: u32 = v209 - v514;
            let v516: u32 = v508 >> v515;
            let v517: u32 = v513 << v105;
            let v518: u32 = v517 << v514;
            let v519: u32 = v516 | v518;
            let v520: u32 = v519 & v229;
            let v522: bool = v521 == v104;
            let v523: bool = v521 == v182;
            let v524: u32 = select(v235, v236, v523);
            let v525: u32 = select(v524, v234, v522);
            let v526: u32 = select(v104, v239, v522);
            let v527: u32 = v520 * v525;
            let v528: u32 = v527 + v526;
            let v529: u32 = v528 & v243;
            let v530: u32 = v529 ^ v244;
            let v531: u32 = v530 >> v170;
            let v532: u32 = v530 & v248;
            let v533: u32 = v532 << v170;
            let v534: u32 = v530 & v249;
            let v535: u32 = v534 << v250;
            let v536: u32 = v535 + v251;
            let v537: u32 = v533 | v536;
            let v538: f32 = bitcast<f32>(v537);
            let v539: u32 = v531 & v248;
            let v540: u32 = v539 << v170;
            let v541: u32 = v531 & v249;
            let v542: u32 = v541 << v250;
            let v543: u32 = v542 + v251;
            let v544: u32 = v540 | v543;
            let v545: f32 = bitcast<f32>(v544);
            let v546: f32 = v538 + v545;
            let v547: u32 = v528 & v267;
            let v548: u32 = v528 >> v268;
            let v549: u32 = v548 & v267;
            let v550: u32 = v547 + v549;
            let v551: u32 = v550 >> v170;
            let v552: u32 = v550 + v551;
            let v553: u32 = v552 & v269;
            let v554: f32 = f32(v553);
            let v555: f32 = fma(v554, v278, v279);
            let v556: f32 = select(v546, v555, v523);
            let v557: u32 = bitcast<u32>(v556);
            let v558: u32 = v557 >> v250;
            let v559: u32 = v558 & v105;
            let v560: u32 = v557 + v285;
            let v561: u32 = v560 + v559;
            let v562: u32 = v561 & v286;
            let v563: f32 = bitcast<f32>(v562);
            let v564: f32 = m4[v471];
            let v565: f32 = x13;
            let v566: f32 = fma(v564, v563, v565);
            x13 = v566;
            let v567: u32 = v471 + v106;
            let v568: f32 = m4[v567];
            let v569: f32 = x14;
            let v570: f32 = fma(v568, v563, v569);
            x14 = v570;
            let v571: u32 = v471 + v298;
            let v572: f32 = m4[v571];
            let v573: f32 = x15;
            let v574: f32 = fma(v572, v563, v573);
            x15 = v574;
            let v575: u32 = v471 + v303;
            let v576: f32 = m4[v575];
            let v577: f32 = x16;
            let v578: f32 = fma(v576, v563, v577);
            x16 = v578;
          }
          let v579: f32 = m6[v467];
          let v580: f32 = x13;
          let v581: f32 = v579 + v580;
          m6[v467] = v581;
          let v582: u32 = v467 + v106;
          let v583: f32 = m6[v582];
          let v584: f32 = x14;
          let v585: f32 = v583 + v584;
          m6[v582] = v585;
          let v586: u32 = v467 + v298;
          let v587: f32 = m6[v586];
          let v588: f32 = x15;
          let v589: f32 = v587 + v588;
          m6[v586] = v589;
          let v590: u32 = v467 + v303;
          let v591: f32 = m6[v590];
          let v592: f32 = x16;
          let v593: f32 = v591 + v592;
          m6[v590] = v593;
        }
        workgroupBarrier();
      } else {
        let v594: u32 = v5 - v105;
        let v595: u32 = v49 - v105;
        for (var v596: u32 = v108; v596 < v106; v596 += v109) {
          x17 = v114;
          x18 = v114;
          x19 = v114;
          x20 = v114;
          let v597: u32 = min(v596, v595);
          let v598: u32 = v597 * v6;
          let v599: u32 = v75 + v598;
          for (var v600: u32 = v104; v600 < v53; v600 += v107) {
            let v601: u32 = v599 + v600;
            let v911: bool = v910 == v795;
            if (v911) {
              let v912: vec4<u32> = vec4<u32>(b2[v601 + 0u], b2[v601 + 1u], b2[v601 + 2u], b2[v601 + 3u]);
              let v913: vec4<f32> = bitcast<vec4<f32>>(v912);
              x23 = v913;
            } else {
              let v914: bool = v910 < v799;
              if (v914) {
                let v915: bool = v910 == v801;
                let v916: u32 = v601 >> v801;
                let v917: vec2<u32> = vec2<u32>(b2[v916 + 0u], b2[v916 + 1u]);
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
                let v940: u32 = v601 >> v829;
                let v941: u32 = v940 * v939;
                let v942: u32 = v601 & v830;
                let v943: u32 = v942 * v939;
                let v944: u32 = v943 >> v829;
                let v945: u32 = v941 + v944;
                let v946: u32 = v943 & v830;
                let v947: u32 = b2[v945];
                let v948: u32 = v945 + v801;
                let v949: u32 = b2[v948];
                let v950: u32 = v947 >> v946;
                let v951: u32 = v830 - v946;
                let v952: u32 = v949 << v801;
                let v953: u32 = v952 << v951;
                let v954: u32 = v950 | v953;
                let v955: u32 = v801 << v939;
                let v956: u32 = v955 - v801;
                let v958: u32 = v601 >> v957;
                let v959: bool = v910 == v799;
                let v960: bool = v910 == v850;
                let v961: u32 = v958 >> v801;
                let v962: u32 = select(v961, v958, v959);
                let v964: u32 = v963 + v962;
                let v965: u32 = b2[v964];
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
                let v986: u32 = b2[v985];
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
            let v603: u32 = min(v104, v594);
            let v604: u32 = v603 * v14;
            let v605: u32 = v7 + v604;
            let v606: u32 = v605 + v600;
            let v607: vec4<f32> = vec4<f32>(m0[v606 + 0u], m0[v606 + 1u], m0[v606 + 2u], m0[v606 + 3u]);
            let v608: f32 = x17;
            let v609: f32 = v607.x;
            let v610: f32 = v1017.x;
            let v611: f32 = fma(v609, v610, v608);
            let v612: f32 = v607.y;
            let v613: f32 = v1017.y;
            let v614: f32 = fma(v612, v613, v611);
            let v615: f32 = v607.z;
            let v616: f32 = v1017.z;
            let v617: f32 = fma(v615, v616, v614);
            let v618: f32 = v607.w;
            let v619: f32 = v1017.w;
            let v620: f32 = fma(v618, v619, v617);
            x17 = v620;
            let v621: u32 = min(v105, v594);
            let v622: u32 = v621 * v14;
            let v623: u32 = v7 + v622;
            let v624: u32 = v623 + v600;
            let v625: vec4<f32> = vec4<f32>(m0[v624 + 0u], m0[v624 + 1u], m0[v624 + 2u], m0[v624 + 3u]);
            let v626: f32 = x18;
            let v627: f32 = v625.x;
            let v628: f32 = v1017.x;
            let v629: f32 = fma(v627, v628, v626);
            let v630: f32 = v625.y;
            let v631: f32 = v1017.y;
            let v632: f32 = fma(v630, v631, v629);
            let v633: f32 = v625.z;
            let v634: f32 = v1017.z;
            let v635: f32 = fma(v633, v634, v632);
            let v636: f32 = v625.w;
            let v637: f32 = v1017.w;
            let v638: f32 = fma(v636, v637, v635);
            x18 = v638;
            let v639: u32 = min(v182, v594);
            let v640: u32 = v639 * v14;
            let v641: u32 = v7 + v640;
            let v642: u32 = v641 + v600;
            let v643: vec4<f32> = vec4<f32>(m0[v642 + 0u], m0[v642 + 1u], m0[v642 + 2u], m0[v642 + 3u]);
            let v644: f32 = x19;
            let v645: f32 = v643.x;
            let v646: f32 = v1017.x;
            let v647: f32 = fma(v645, v646, v644);
            let v648: f32 = v643.y;
            let v649: f32 = v1017.y;
            let v650: f32 = fma(v648, v649, v647);
            let v651: f32 = v643.z;
            let v652: f32 = v1017.z;
            let v653: f32 = fma(v651, v652, v650);
            let v654: f32 = v643.w;
            let v655: f32 = v1017.w;
            let v656: f32 = fma(v654, v655, v653);
            x19 = v656;
            let v657: u32 = min(v187, v594);
            let v658: u32 = v657 * v14;
            let v659: u32 = v7 + v658;
            let v660: u32 = v659 + v600;
            let v661: vec4<f32> = vec4<f32>(m0[v660 + 0u], m0[v660 + 1u], m0[v660 + 2u], m0[v660 + 3u]);
            let v662: f32 = x20;
            let v663: f32 = v661.x;
            let v664: f32 = v1017.x;
            let v665: f32 = fma(v663, v664, v662);
            let v666: f32 = v661.y;
            let v667: f32 = v1017.y;
            let v668: f32 = fma(v666, v667, v665);
            let v669: f32 = v661.z;
            let v670: f32 = v1017.z;
            let v671: f32 = fma(v669, v670, v668);
            let v672: f32 = v661.w;
            let v673: f32 = v1017.w;
            let v674: f32 = fma(v672, v673, v671);
            x20 = v674;
          }
          let v675: f32 = m6[v596];
          let v676: f32 = x17;
          let v677: f32 = v675 + v676;
          m6[v596] = v677;
          let v678: u32 = v596 + v106;
          let v679: f32 = m6[v678];
          let v680: f32 = x18;
          let v681: f32 = v679 + v680;
          m6[v678] = v681;
          let v682: u32 = v596 + v298;
          let v683: f32 = m6[v682];
          let v684: f32 = x19;
          let v685: f32 = v683 + v684;
          m6[v682] = v685;
          let v686: u32 = v596 + v303;
          let v687: f32 = m6[v686];
          let v688: f32 = x20;
          let v689: f32 = v687 + v688;
          m6[v686] = v689;
        }
      }
      workgroupBarrier();
    }
    for (var v690: u32 = v108; v690 < v106; v690 += v109) {
      for (var v691: u32 = v104; v691 < v107; v691 += v105) {
        let v692: u32 = v691 * v106;
        let v693: u32 = v690 + v692;
        let v694: f32 = m5[v693];
        let v695: u32 = v691 * v14;
        let v696: u32 = v7 + v695;
        let v697: u32 = v696 + v690;
        m2[v697] = v694;
      }
    }
    workgroupBarrier();
    let v698: bool = v120 == v121;
    if (v698) {
      for (var v699: u32 = v104; v699 < v152; v699 += v105) {
        let v700: u32 = v105 << v699;
        let v701: u32 = v700 - v105;
        let v702: u32 = v699 + v105;
        for (var v703: u32 = v108; v703 < v151; v703 += v109) {
          let v704: u32 = v703 >> v699;
          let v705: u32 = v704 << v702;
          let v706: u32 = v703 & v701;
          let v707: u32 = v705 + v706;
          for (var v708: u32 = v104; v708 < v107; v708 += v105) {
            let v709: u32 = v708 * v14;
            let v710: u32 = v7 + v709;
            let v711: u32 = v710 + v707;
            let v712: u32 = v711 + v700;
            let v713: f32 = m2[v711];
            let v714: f32 = m2[v712];
            let v715: f32 = v713 + v714;
            let v716: f32 = v713 - v714;
            m2[v711] = v715;
            m2[v712] = v716;
          }
        }
        workgroupBarrier();
      }
      let v717: u32 = x1;
      for (var v719: u32 = v108; v719 < v106; v719 += v109) {
        for (var v720: u32 = v104; v720 < v107; v720 += v105) {
          let v721: u32 = v720 * v14;
          let v722: u32 = v7 + v721;
          let v723: u32 = v722 + v719;
          let v724: f32 = m2[v723];
          let v725: u32 = v717 + v719;
          let v726: u32 = v725 >> v105;
          let v727: u32 = v718 + v726;
          let v728: u32 = b1[v727];
          let v729: u32 = v725 & v105;
          let v730: bool = v729 == v105;
          let v731: vec2<f32> = unpack2x16float(v728);
          let v732: f32 = v731.x;
          let v733: f32 = v731.y;
          let v734: f32 = select(v732, v733, v730);
          let v735: f32 = v724 * v146;
          let v736: f32 = v735 * v734;
          m2[v723] = v736;
        }
      }
      workgroupBarrier();
    }
    for (var v737: u32 = v108; v737 < v106; v737 += v109) {
      for (var v738: u32 = v104; v738 < v107; v738 += v105) {
        let v739: u32 = v738 * v106;
        let v740: u32 = v737 + v739;
        let v741: f32 = m6[v740];
        let v742: u32 = v738 * v14;
        let v743: u32 = v7 + v742;
        let v744: u32 = v743 + v737;
        m3[v744] = v741;
      }
    }
    workgroupBarrier();
    let v745: bool = v420 == v121;
    if (v745) {
      for (var v746: u32 = v104; v746 < v152; v746 += v105) {
        let v747: u32 = v105 << v746;
        let v748: u32 = v747 - v105;
        let v749: u32 = v746 + v105;
        for (var v750: u32 = v108; v750 < v151; v750 += v109) {
          let v751: u32 = v750 >> v746;
          let v752: u32 = v751 << v749;
          let v753: u32 = v750 & v748;
          let v754: u32 = v752 + v753;
          for (var v755: u32 = v104; v755 < v107; v755 += v105) {
            let v756: u32 = v755 * v14;
            let v757: u32 = v7 + v756;
            let v758: u32 = v757 + v754;
            let v759: u32 = v758 + v747;
            let v760: f32 = m3[v758];
            let v761: f32 = m3[v759];
            let v762: f32 = v760 + v761;
            let v763: f32 = v760 - v761;
            m3[v758] = v762;
            m3[v759] = v763;
          }
        }
        workgroupBarrier();
      }
      let v764: u32 = x2;
      for (var v766: u32 = v108; v766 < v106; v766 += v109) {
        for (var v767: u32 = v104; v767 < v107; v767 += v105) {
          let v768: u32 = v767 * v14;
          let v769: u32 = v7 + v768;
          let v770: u32 = v769 + v766;
          let v771: f32 = m3[v770];
          let v772: u32 = v764 + v766;
          let v773: u32 = v772 >> v105;
          let v774: u32 = v765 + v773;
          let v775: u32 = b2[v774];
          let v776: u32 = v772 & v105;
          let v777: bool = v776 == v105;
          let v778: vec2<f32> = unpack2x16float(v775);
          let v779: f32 = v778.x;
          let v780: f32 = v778.y;
          let v781: f32 = select(v779, v780, v777);
          let v782: f32 = v771 * v146;
          let v783: f32 = v782 * v781;
          m3[v770] = v783;
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
