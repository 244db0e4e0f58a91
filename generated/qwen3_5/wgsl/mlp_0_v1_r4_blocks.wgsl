@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
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
fn mlp_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
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
  var x22: f32;
  var x23: f32;
  let v696: u32 = params[3].w;
  let v697: u32 = 0u;
  let v701: u32 = 3u;
  let v703: u32 = 1u;
  let v712: u32 = 16u;
  let v713: u32 = 4294901760u;
  let v721: u32 = params[4].x;
  let v722: u32 = 5u;
  let v723: u32 = 31u;
  let v741: u32 = params[4].y;
  let v743: u32 = 4u;
  let v748: u32 = params[4].z;
  let v769: u32 = params[4].w;
  let v790: u32 = params[5].x;
  let v810: u32 = params[5].y;
  let v828: u32 = params[5].z;
  let v834: u32 = params[5].w;
  let v855: u32 = params[6].x;
  let v686: u32 = lane;
  let v687: u32 = 0u;
  let v688: u32 = 1u;
  let v689: u32 = 32u;
  let v94: u32 = 0u;
  let v95: u32 = 1u;
  let v96: u32 = 128u;
  let v97: u32 = 4u;
  let v98: u32 = lane;
  let v99: u32 = 32u;
  let v104: f32 = 0.0f;
  let v110: u32 = params[0].w;
  let v111: u32 = 6u;
  let v115: u32 = params[1].x;
  let v136: f32 = 0.088388346f;
  let v141: u32 = 64u;
  let v142: u32 = 7u;
  let v160: u32 = 16u;
  let v170: u32 = params[1].y;
  let v171: u32 = params[1].z;
  let v172: u32 = 2u;
  let v177: u32 = 3u;
  let v178: u32 = 5u;
  let v199: u32 = 31u;
  let v219: u32 = 65535u;
  let v221: u32 = params[1].w;
  let v224: u32 = 89226354u;
  let v225: u32 = 3417055213u;
  let v226: u32 = 2212286765u;
  let v229: u32 = 64248484u;
  let v233: u32 = 2415890431u;
  let v234: u32 = 996162400u;
  let v238: u32 = 32768u;
  let v239: u32 = 32767u;
  let v240: u32 = 13u;
  let v241: u32 = 939524096u;
  let v257: u32 = 16711935u;
  let v258: u32 = 8u;
  let v259: u32 = 2047u;
  let v268: f32 = 0.006767273f;
  let v269: f32 = -3.453125f;
  let v275: u32 = 4095u;
  let v276: u32 = 4294959104u;
  let v288: u32 = 256u;
  let v293: u32 = 384u;
  let v366: u32 = params[2].x;
  let v370: u32 = params[2].y;
  let v421: u32 = params[2].z;
  let v422: u32 = params[2].w;
  let v467: u32 = params[3].x;
  let v620: u32 = params[3].y;
  let v667: u32 = params[3].z;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = 1u;
  let v11: f32 = 0.0f;
  let v12: u32 = lane;
  let v13: u32 = 32u;
  let v24: u32 = params[0].z;
  let v25: u32 = 127u;
  let v26: u32 = 128u;
  let v31: u32 = group.x;
  let v32: u32 = groups.x;
  let v58: f32 = bitcast<f32>(params[6].y);
  let v67: u32 = 512u;
  let v83: f32 = 1.0f;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  for (var v9: u32 = v7; v9 < v5; v9 += v8) {
    let v10: u32 = v2 + v9;
    x0 = v11;
    for (var v14: u32 = v12; v14 < v6; v14 += v13) {
      let v15: u32 = v10 * v6;
      let v16: u32 = v15 + v14;
      let v17: f32 = b0[v16];
      let v18: f32 = v17 * v17;
      let v19: f32 = x0;
      let v20: f32 = v19 + v18;
      x0 = v20;
    }
    let v21: f32 = x0;
    m7[v686] = v21;
    workgroupBarrier();
    let v690: f32 = m7[v687];
    x21 = v690;
    for (var v691: u32 = v688; v691 < v689; v691 += v688) {
      let v692: f32 = m7[v691];
      let v693: f32 = x21;
      let v694: f32 = v693 + v692;
      x21 = v694;
    }
    workgroupBarrier();
    let v695: f32 = x21;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v695;
    }
  }
  workgroupBarrier();
  let v27: u32 = v24 + v25;
  let v28: u32 = v27 / v26;
  let v29: u32 = v24 + v25;
  let v30: u32 = v29 / v26;
  let v33: u32 = v28 + v32;
  let v34: u32 = v33 - v8;
  let v35: u32 = v34 / v32;
  let v36: u32 = v31 * v35;
  let v37: u32 = v36 + v35;
  let v38: u32 = min(v37, v28);
  for (var v39: u32 = v36; v39 < v38; v39 += v8) {
    let v40: u32 = v39 * v26;
    let v41: u32 = v24 - v40;
    let v42: u32 = min(v26, v41);
    let v43: u32 = v40 * v6;
    for (var v100: u32 = v98; v100 < v96; v100 += v99) {
      for (var v101: u32 = v94; v101 < v97; v101 += v95) {
        let v102: u32 = v101 * v96;
        let v103: u32 = v100 + v102;
        m5[v103] = v104;
      }
    }
    for (var v105: u32 = v98; v105 < v96; v105 += v99) {
      for (var v106: u32 = v94; v106 < v97; v106 += v95) {
        let v107: u32 = v106 * v96;
        let v108: u32 = v105 + v107;
        m6[v108] = v104;
      }
    }
    for (var v44: u32 = v7; v44 < v6; v44 += v26) {
      let v45: u32 = v6 - v44;
      let v46: u32 = min(v26, v45);
      for (var v47: u32 = v7; v47 < v5; v47 += v8) {
        let v48: u32 = v2 + v47;
        for (var v49: u32 = v12; v49 < v46; v49 += v13) {
          let v50: u32 = v44 + v49;
          let v51: u32 = v48 * v6;
          let v52: u32 = v51 + v50;
          let v53: f32 = b0[v52];
          let v54: u32 = v48 - v2;
          let v55: f32 = m1[v54];
          let v56: f32 = f32(v6);
          let v57: f32 = v55 / v56;
          let v59: f32 = v57 + v58;
          let v60: f32 = inverseSqrt(v59);
          let v61: f32 = v53 * v60;
          let v62: f32 = b3[v50];
          let v63: f32 = v61 * v62;
          let v64: u32 = v47 * v26;
          let v65: u32 = v49 + v64;
          m0[v65] = v63;
        }
      }
      workgroupBarrier();
      let v66: u32 = v43 + v44;
      let v109: u32 = v66 / v6;
      x1 = v109;
      let v112: bool = v110 == v111;
      if (v112) {
        let v113: u32 = v109 * v6;
        let v114: u32 = v66 - v113;
        for (var v116: u32 = v98; v116 < v96; v116 += v99) {
          for (var v117: u32 = v94; v117 < v97; v117 += v95) {
            x3 = v104;
            let v118: bool = v117 < v5;
            let v119: bool = v116 < v46;
            let v120: bool = v118 & v119;
            if (v120) {
              let v121: u32 = v117 * v26;
              let v122: u32 = v7 + v121;
              let v123: u32 = v122 + v116;
              let v124: f32 = m0[v123];
              let v125: u32 = v114 + v116;
              let v126: u32 = v125 >> v95;
              let v127: u32 = v115 + v126;
              let v128: u32 = b1[v127];
              let v129: u32 = v125 & v95;
              let v130: bool = v129 == v95;
              let v131: vec2<f32> = unpack2x16float(v128);
              let v132: f32 = v131.x;
              let v133: f32 = v131.y;
              let v134: f32 = select(v132, v133, v130);
              let v135: f32 = v124 * v134;
              let v137: f32 = v135 * v136;
              x3 = v137;
            }
            let v138: f32 = x3;
            let v139: u32 = v117 * v96;
            let v140: u32 = v116 + v139;
            m4[v140] = v138;
          }
        }
        workgroupBarrier();
        for (var v143: u32 = v94; v143 < v142; v143 += v95) {
          let v144: u32 = v95 << v143;
          let v145: u32 = v144 - v95;
          let v146: u32 = v143 + v95;
          for (var v147: u32 = v98; v147 < v141; v147 += v99) {
            let v148: u32 = v147 >> v143;
            let v149: u32 = v148 << v146;
            let v150: u32 = v147 & v145;
            let v151: u32 = v149 + v150;
            for (var v152: u32 = v94; v152 < v97; v152 += v95) {
              let v153: u32 = v152 * v96;
              let v154: u32 = v153 + v151;
              let v155: u32 = v154 + v144;
              let v156: f32 = m4[v154];
              let v157: f32 = m4[v155];
              let v158: f32 = v156 + v157;
              let v159: f32 = v156 - v157;
              m4[v154] = v158;
              m4[v155] = v159;
            }
          }
          workgroupBarrier();
        }
        let v161: u32 = v114 / v160;
        for (var v162: u32 = v98; v162 < v96; v162 += v99) {
          x4 = v104;
          x5 = v104;
          x6 = v104;
          x7 = v104;
          let v163: u32 = v109 + v162;
          let v164: u32 = v163 / v160;
          let v165: u32 = v163 % v160;
          for (var v166: u32 = v94; v166 < v96; v166 += v95) {
            let v167: u32 = v166 / v160;
            let v168: u32 = v161 + v167;
            let v169: u32 = v166 % v160;
            let v173: u32 = v170 * v97;
            let v174: u32 = v168 * v171;
            let v175: u32 = v174 + v164;
            let v176: u32 = v175 * v173;
            let v179: u32 = v165 & v142;
            let v180: u32 = v179 << v178;
            let v181: u32 = v165 >> v177;
            let v182: u32 = v181 << v172;
            let v183: u32 = v169 & v142;
            let v184: u32 = v183 >> v95;
            let v185: u32 = v184 << v177;
            let v186: u32 = v169 >> v177;
            let v187: u32 = v186 << v95;
            let v188: u32 = v169 & v95;
            let v189: u32 = v180 + v182;
            let v190: u32 = v189 + v185;
            let v191: u32 = v190 + v187;
            let v192: u32 = v191 + v188;
            let v193: u32 = v192 + v95;
            let v194: u32 = v193 * v170;
            let v195: u32 = v194 >> v95;
            let v196: u32 = v173 << v178;
            let v197: u32 = v195 + v196;
            let v198: u32 = v197 - v95;
            let v200: u32 = v198 >> v178;
            let v201: u32 = v197 - v160;
            let v202: u32 = v201 >> v178;
            let v203: bool = v200 < v173;
            let v204: u32 = v200 - v173;
            let v205: u32 = select(v204, v200, v203);
            let v206: u32 = v176 + v205;
            let v207: u32 = b1[v206];
            let v208: bool = v202 < v173;
            let v209: u32 = v202 - v173;
            let v210: u32 = select(v209, v202, v208);
            let v211: u32 = v176 + v210;
            let v212: u32 = b1[v211];
            let v213: u32 = v198 & v199;
            let v214: u32 = v199 - v213;
            let v215: u32 = v207 >> v214;
            let v216: u32 = v212 << v95;
            let v217: u32 = v216 << v213;
            let v218: u32 = v215 | v217;
            let v220: u32 = v218 & v219;
            let v222: bool = v221 == v94;
            let v223: bool = v221 == v172;
            let v227: u32 = select(v225, v226, v223);
            let v228: u32 = select(v227, v224, v222);
            let v230: u32 = select(v94, v229, v222);
            let v231: u32 = v220 * v228;
            let v232: u32 = v231 + v230;
            let v235: u32 = v232 & v233;
            let v236: u32 = v235 ^ v234;
            let v237: u32 = v236 >> v160;
            let v242: u32 = v236 & v238;
            let v243: u32 = v242 << v160;
            let v244: u32 = v236 & v239;
            let v245: u32 = v244 << v240;
            let v246: u32 = v245 + v241;
            let v247: u32 = v243 | v246;
            let v248: f32 = bitcast<f32>(v247);
            let v249: u32 = v237 & v238;
            let v250: u32 = v249 << v160;
            let v251: u32 = v237 & v239;
            let v252: u32 = v251 << v240;
            let v253: u32 = v252 + v241;
            let v254: u32 = v250 | v253;
            let v255: f32 = bitcast<f32>(v254);
            let v256: f32 = v248 + v255;
            let v260: u32 = v232 & v257;
            let v261: u32 = v232 >> v258;
            let v262: u32 = v261 & v257;
            let v263: u32 = v260 + v262;
            let v264: u32 = v263 >> v160;
            let v265: u32 = v263 + v264;
            let v266: u32 = v265 & v259;
            let v267: f32 = f32(v266);
            let v270: f32 = fma(v267, v268, v269);
            let v271: f32 = select(v256, v270, v223);
            let v272: u32 = bitcast<u32>(v271);
            let v273: u32 = v272 >> v240;
            let v274: u32 = v273 & v95;
            let v277: u32 = v272 + v275;
            let v278: u32 = v277 + v274;
            let v279: u32 = v278 & v276;
            let v280: f32 = bitcast<f32>(v279);
            let v281: f32 = m4[v166];
            let v282: f32 = x4;
            let v283: f32 = fma(v281, v280, v282);
            x4 = v283;
            let v284: u32 = v166 + v96;
            let v285: f32 = m4[v284];
            let v286: f32 = x5;
            let v287: f32 = fma(v285, v280, v286);
            x5 = v287;
            let v289: u32 = v166 + v288;
            let v290: f32 = m4[v289];
            let v291: f32 = x6;
            let v292: f32 = fma(v290, v280, v291);
            x6 = v292;
            let v294: u32 = v166 + v293;
            let v295: f32 = m4[v294];
            let v296: f32 = x7;
            let v297: f32 = fma(v295, v280, v296);
            x7 = v297;
          }
          let v298: f32 = m5[v162];
          let v299: f32 = x4;
          let v300: f32 = v298 + v299;
          m5[v162] = v300;
          let v301: u32 = v162 + v96;
          let v302: f32 = m5[v301];
          let v303: f32 = x5;
          let v304: f32 = v302 + v303;
          m5[v301] = v304;
          let v305: u32 = v162 + v288;
          let v306: f32 = m5[v305];
          let v307: f32 = x6;
          let v308: f32 = v306 + v307;
          m5[v305] = v308;
          let v309: u32 = v162 + v293;
          let v310: f32 = m5[v309];
          let v311: f32 = x7;
          let v312: f32 = v310 + v311;
          m5[v309] = v312;
        }
        workgroupBarrier();
      } else {
        let v313: u32 = v5 - v95;
        let v314: u32 = v42 - v95;
        for (var v315: u32 = v98; v315 < v96; v315 += v99) {
          x8 = v104;
          x9 = v104;
          x10 = v104;
          x11 = v104;
          let v316: u32 = min(v315, v314);
          let v317: u32 = v316 * v6;
          let v318: u32 = v66 + v317;
          for (var v319: u32 = v94; v319 < v46; v319 += v95) {
            let v320: u32 = v318 + v319;
            let v698: bool = v696 == v697;
            if (v698) {
              let v699: u32 = b1[v320];
              let v700: f32 = bitcast<f32>(v699);
              x22 = v700;
            } else {
              let v702: bool = v696 < v701;
              if (v702) {
                let v704: bool = v696 == v703;
                let v705: u32 = v320 >> v703;
                let v706: u32 = b1[v705];
                let v707: u32 = v320 & v703;
                let v708: bool = v707 == v703;
                let v709: vec2<f32> = unpack2x16float(v706);
                let v710: f32 = v709.x;
                let v711: f32 = v709.y;
                let v714: u32 = v706 << v712;
                let v715: u32 = v706 & v713;
                let v716: f32 = bitcast<f32>(v714);
                let v717: f32 = bitcast<f32>(v715);
                let v718: f32 = select(v710, v711, v708);
                let v719: f32 = select(v716, v717, v708);
                let v720: f32 = select(v719, v718, v704);
                x22 = v720;
              } else {
                let v724: u32 = v320 >> v722;
                let v725: u32 = v724 * v721;
                let v726: u32 = v320 & v723;
                let v727: u32 = v726 * v721;
                let v728: u32 = v727 >> v722;
                let v729: u32 = v725 + v728;
                let v730: u32 = v727 & v723;
                let v731: u32 = b1[v729];
                let v732: u32 = v729 + v703;
                let v733: u32 = b1[v732];
                let v734: u32 = v731 >> v730;
                let v735: u32 = v723 - v730;
                let v736: u32 = v733 << v703;
                let v737: u32 = v736 << v735;
                let v738: u32 = v734 | v737;
                let v739: u32 = v703 << v721;
                let v740: u32 = v739 - v703;
                let v742: u32 = v320 >> v741;
                let v744: bool = v696 == v701;
                let v745: bool = v696 == v743;
                let v746: u32 = v742 >> v703;
                let v747: u32 = select(v746, v742, v744);
                let v749: u32 = v748 + v747;
                let v750: u32 = b1[v749];
                let v751: f32 = bitcast<f32>(v750);
                let v752: u32 = v742 & v703;
                let v753: bool = v752 == v703;
                let v754: vec2<f32> = unpack2x16float(v750);
                let v755: f32 = v754.x;
                let v756: f32 = v754.y;
                let v757: u32 = v750 << v712;
                let v758: u32 = v750 & v713;
                let v759: f32 = bitcast<f32>(v757);
                let v760: f32 = bitcast<f32>(v758);
                let v761: f32 = select(v755, v756, v753);
                let v762: f32 = select(v759, v760, v753);
                let v763: f32 = select(v762, v761, v745);
                let v764: f32 = select(v763, v751, v744);
                let v765: bool = v696 == v701;
                let v766: bool = v696 == v743;
                let v767: u32 = v742 >> v703;
                let v768: u32 = select(v767, v742, v765);
                let v770: u32 = v769 + v768;
                let v771: u32 = b1[v770];
                let v772: f32 = bitcast<f32>(v771);
                let v773: u32 = v742 & v703;
                let v774: bool = v773 == v703;
                let v775: vec2<f32> = unpack2x16float(v771);
                let v776: f32 = v775.x;
                let v777: f32 = v775.y;
                let v778: u32 = v771 << v712;
                let v779: u32 = v771 & v713;
                let v780: f32 = bitcast<f32>(v778);
                let v781: f32 = bitcast<f32>(v779);
                let v782: f32 = select(v776, v777, v774);
                let v783: f32 = select(v780, v781, v774);
                let v784: f32 = select(v783, v782, v766);
                let v785: f32 = select(v784, v772, v765);
                let v786: u32 = v738 & v740;
                let v787: f32 = f32(v786);
                let v788: f32 = fma(v764, v787, v785);
                x22 = v788;
              }
            }
            let v789: f32 = x22;
            let v322: u32 = min(v94, v313);
            let v323: u32 = v322 * v26;
            let v324: u32 = v7 + v323;
            let v325: u32 = v324 + v319;
            let v326: f32 = m0[v325];
            let v327: f32 = x8;
            let v328: f32 = fma(v326, v789, v327);
            x8 = v328;
            let v329: u32 = min(v95, v313);
            let v330: u32 = v329 * v26;
            let v331: u32 = v7 + v330;
            let v332: u32 = v331 + v319;
            let v333: f32 = m0[v332];
            let v334: f32 = x9;
            let v335: f32 = fma(v333, v789, v334);
            x9 = v335;
            let v336: u32 = min(v172, v313);
            let v337: u32 = v336 * v26;
            let v338: u32 = v7 + v337;
            let v339: u32 = v338 + v319;
            let v340: f32 = m0[v339];
            let v341: f32 = x10;
            let v342: f32 = fma(v340, v789, v341);
            x10 = v342;
            let v343: u32 = min(v177, v313);
            let v344: u32 = v343 * v26;
            let v345: u32 = v7 + v344;
            let v346: u32 = v345 + v319;
            let v347: f32 = m0[v346];
            let v348: f32 = x11;
            let v349: f32 = fma(v347, v789, v348);
            x11 = v349;
          }
          let v350: f32 = m5[v315];
          let v351: f32 = x8;
          let v352: f32 = v350 + v351;
          m5[v315] = v352;
          let v353: u32 = v315 + v96;
          let v354: f32 = m5[v353];
          let v355: f32 = x9;
          let v356: f32 = v354 + v355;
          m5[v353] = v356;
          let v357: u32 = v315 + v288;
          let v358: f32 = m5[v357];
          let v359: f32 = x10;
          let v360: f32 = v358 + v359;
          m5[v357] = v360;
          let v361: u32 = v315 + v293;
          let v362: f32 = m5[v361];
          let v363: f32 = x11;
          let v364: f32 = v362 + v363;
          m5[v361] = v364;
        }
      }
      let v365: u32 = v66 / v6;
      x2 = v365;
      let v367: bool = v366 == v111;
      if (v367) {
        let v368: u32 = v365 * v6;
        let v369: u32 = v66 - v368;
        for (var v371: u32 = v98; v371 < v96; v371 += v99) {
          for (var v372: u32 = v94; v372 < v97; v372 += v95) {
            x12 = v104;
            let v373: bool = v372 < v5;
            let v374: bool = v371 < v46;
            let v375: bool = v373 & v374;
            if (v375) {
              let v376: u32 = v372 * v26;
              let v377: u32 = v7 + v376;
              let v378: u32 = v377 + v371;
              let v379: f32 = m0[v378];
              let v380: u32 = v369 + v371;
              let v381: u32 = v380 >> v95;
              let v382: u32 = v370 + v381;
              let v383: u32 = b2[v382];
              let v384: u32 = v380 & v95;
              let v385: bool = v384 == v95;
              let v386: vec2<f32> = unpack2x16float(v383);
              let v387: f32 = v386.x;
              let v388: f32 = v386.y;
              let v389: f32 = select(v387, v388, v385);
              let v390: f32 = v379 * v389;
              let v391: f32 = v390 * v136;
              x12 = v391;
            }
            let v392: f32 = x12;
            let v393: u32 = v372 * v96;
            let v394: u32 = v371 + v393;
            m4[v394] = v392;
          }
        }
        workgroupBarrier();
        for (var v395: u32 = v94; v395 < v142; v395 += v95) {
          let v396: u32 = v95 << v395;
          let v397: u32 = v396 - v95;
          let v398: u32 = v395 + v95;
          for (var v399: u32 = v98; v399 < v141; v399 += v99) {
            let v400: u32 = v399 >> v395;
            let v401: u32 = v400 << v398;
            let v402: u32 = v399 & v397;
            let v403: u32 = v401 + v402;
            for (var v404: u32 = v94; v404 < v97; v404 += v95) {
              let v405: u32 = v404 * v96;
              let v406: u32 = v405 + v403;
              let v407: u32 = v406 + v396;
              let v408: f32 = m4[v406];
              let v409: f32 = m4[v407];
              let v410: f32 = v408 + v409;
              let v411: f32 = v408 - v409;
              m4[v406] = v410;
              m4[v407] = v411;
            }
          }
          workgroupBarrier();
        }
        let v412: u32 = v369 / v160;
        for (var v413: u32 = v98; v413 < v96; v413 += v99) {
          x13 = v104;
          x14 = v104;
          x15 = v104;
          x16 = v104;
          let v414: u32 = v365 + v413;
          let v415: u32 = v414 / v160;
          let v416: u32 = v414 % v160;
          for (var v417: u32 = v94; v417 < v96; v417 += v95) {
            let v418: u32 = v417 / v160;
            let v419: u32 = v412 + v418;
            let v420: u32 = v417 % v160;
            let v423: u32 = v421 * v97;
            let v424: u32 = v419 * v422;
            let v425: u32 = v424 + v415;
            let v426: u32 = v425 * v423;
            let v427: u32 = v416 & v142;
            let v428: u32 = v427 << v178;
            let v429: u32 = v416 >> v177;
            let v430: u32 = v429 << v172;
            let v431: u32 = v420 & v142;
            let v432: u32 = v431 >> v95;
            let v433: u32 = v432 << v177;
            let v434: u32 = v420 >> v177;
            let v435: u32 = v434 << v95;
            let v436: u32 = v420 & v95;
            let v437: u32 = v428 + v430;
            let v438: u32 = v437 + v433;
            let v439: u32 = v438 + v435;
            let v440: u32 = v439 + v436;
            let v441: u32 = v440 + v95;
            let v442: u32 = v441 * v421;
            let v443: u32 = v442 >> v95;
            let v444: u32 = v423 << v178;
            let v445: u32 = v443 + v444;
            let v446: u32 = v445 - v95;
            let v447: u32 = v446 >> v178;
            let v448: u32 = v445 - v160;
            let v449: u32 = v448 >> v178;
            let v450: bool = v447 < v423;
            let v451: u32 = v447 - v423;
            let v452: u32 = select(v451, v447, v450);
            let v453: u32 = v426 + v452;
            let v454: u32 = b2[v453];
            let v455: bool = v449 < v423;
            let v456: u32 = v449 - v423;
            let v457: u32 = select(v456, v449, v455);
            let v458: u32 = v426 + v457;
            let v459: u32 = b2[v458];
            let v460: u32 = v446 & v199;
            let v461: u32 = v199 - v460;
            let v462: u32 = v454 >> v461;
            let v463: u32 = v459 << v95;
            let v464: u32 = v463 << v460;
            let v465: u32 = v462 | v464;
            let v466: u32 = v465 & v219;
            let v468: bool = v467 == v94;
            let v469: bool = v467 == v172;
            let v470: u32 = select(v225, v226, v469);
            let v471: u32 = select(v470, v224, v468);
            let v472: u32 = select(v94, v229, v468);
            let v473: u32 = v466 * v471;
            let v474: u32 = v473 + v472;
            let v475: u32 = v474 & v233;
            let v476: u32 = v475 ^ v234;
            let v477: u32 = v476 >> v160;
            let v478: u32 = v476 & v238;
            let v479: u32 = v478 << v160;
            let v480: u32 = v476 & v239;
            let v481: u32 = v480 << v240;
            let v482: u32 = v481 + v241;
            let v483: u32 = v479 | v482;
            let v484: f32 = bitcast<f32>(v483);
            let v485: u32 = v477 & v238;
            let v486: u32 = v485 << v160;
            let v487: u32 = v477 & v239;
            let v488: u32 = v487 << v240;
            let v489: u32 = v488 + v241;
            let v490: u32 = v486 | v489;
            let v491: f32 = bitcast<f32>(v490);
            let v492: f32 = v484 + v491;
            let v493: u32 = v474 & v257;
            let v494: u32 = v474 >> v258;
            let v495: u32 = v494 & v257;
            let v496: u32 = v493 + v495;
            let v497: u32 = v496 >> v160;
            let v498: u32 = v496 + v497;
            let v499: u32 = v498 & v259;
            let v500: f32 = f32(v499);
            let v501: f32 = fma(v500, v268, v269);
            let v502: f32 = select(v492, v501, v469);
            let v503: u32 = bitcast<u32>(v502);
            let v504: u32 = v503 >> v240;
            let v505: u32 = v504 & v95;
            let v506: u32 = v503 + v275;
            let v507: u32 = v506 + v505;
            let v508: u32 = v507 & v276;
            let v509: f32 = bitcast<f32>(v508);
            let v510: f32 = m4[v417];
            let v511: f32 = x13;
            let v512: f32 = fma(v510, v509, v511);
            x13 = v512;
            let v513: u32 = v417 + v96;
            let v514: f32 = m4[v513];
            let v515: f32 = x14;
            let v516: f32 = fma(v514, v509, v515);
            x14 = v516;
            let v517: u32 = v417 + v288;
            let v518: f32 = m4[v517];
            let v519: f32 = x15;
            let v520: f32 = fma(v518, v509, v519);
            x15 = v520;
            let v521: u32 = v417 + v293;
            let v522: f32 = m4[v521];
            let v523: f32 = x16;
            let v524: f32 = fma(v522, v509, v523);
            x16 = v524;
          }
          let v525: f32 = m6[v413];
          let v526: f32 = x13;
          let v527: f32 = v525 + v526;
          m6[v413] = v527;
          let v528: u32 = v413 + v96;
          let v529: f32 = m6[v528];
          let v530: f32 = x14;
          let v531: f32 = v529 + v530;
          m6[v528] = v531;
          let v532: u32 = v413 + v288;
          let v533: f32 = m6[v532];
          let v534: f32 = x15;
          let v535: f32 = v533 + v534;
          m6[v532] = v535;
          let v536: u32 = v413 + v293;
          let v537: f32 = m6[v536];
          let v538: f32 = x16;
          let v539: f32 = v537 + v538;
          m6[v536] = v539;
        }
        workgroupBarrier();
      } else {
        let v540: u32 = v5 - v95;
        let v541: u32 = v42 - v95;
        for (var v542: u32 = v98; v542 < v96; v542 += v99) {
          x17 = v104;
          x18 = v104;
          x19 = v104;
          x20 = v104;
          let v543: u32 = min(v542, v541);
          let v544: u32 = v543 * v6;
          let v545: u32 = v66 + v544;
          for (var v546: u32 = v94; v546 < v46; v546 += v95) {
            let v547: u32 = v545 + v546;
            let v791: bool = v790 == v697;
            if (v791) {
              let v792: u32 = b2[v547];
              let v793: f32 = bitcast<f32>(v792);
              x23 = v793;
            } else {
              let v794: bool = v790 < v701;
              if (v794) {
                let v795: bool = v790 == v703;
                let v796: u32 = v547 >> v703;
                let v797: u32 = b2[v796];
                let v798: u32 = v547 & v703;
                let v799: bool = v798 == v703;
                let v800: vec2<f32> = unpack2x16float(v797);
                let v801: f32 = v800.x;
                let v802: f32 = v800.y;
                let v803: u32 = v797 << v712;
                let v804: u32 = v797 & v713;
                let v805: f32 = bitcast<f32>(v803);
                let v806: f32 = bitcast<f32>(v804);
                let v807: f32 = select(v801, v802, v799);
                let v808: f32 = select(v805, v806, v799);
                let v809: f32 = select(v808, v807, v795);
                x23 = v809;
              } else {
                let v811: u32 = v547 >> v722;
                let v812: u32 = v811 * v810;
                let v813: u32 = v547 & v723;
                let v814: u32 = v813 * v810;
                let v815: u32 = v814 >> v722;
                let v816: u32 = v812 + v815;
                let v817: u32 = v814 & v723;
                let v818: u32 = b2[v816];
                let v819: u32 = v816 + v703;
                let v820: u32 = b2[v819];
                let v821: u32 = v818 >> v817;
                let v822: u32 = v723 - v817;
                let v823: u32 = v820 << v703;
                let v824: u32 = v823 << v822;
                let v825: u32 = v821 | v824;
                let v826: u32 = v703 << v810;
                let v827: u32 = v826 - v703;
                let v829: u32 = v547 >> v828;
                let v830: bool = v790 == v701;
                let v831: bool = v790 == v743;
                let v832: u32 = v829 >> v703;
                let v833: u32 = select(v832, v829, v830);
                let v835: u32 = v834 + v833;
                let v836: u32 = b2[v835];
                let v837: f32 = bitcast<f32>(v836);
                let v838: u32 = v829 & v703;
                let v839: bool = v838 == v703;
                let v840: vec2<f32> = unpack2x16float(v836);
                let v841: f32 = v840.x;
                let v842: f32 = v840.y;
                let v843: u32 = v836 << v712;
                let v844: u32 = v836 & v713;
                let v845: f32 = bitcast<f32>(v843);
                let v846: f32 = bitcast<f32>(v844);
                let v847: f32 = select(v841, v842, v839);
                let v848: f32 = select(v845, v846, v839);
                let v849: f32 = select(v848, v847, v831);
                let v850: f32 = select(v849, v837, v830);
                let v851: bool = v790 == v701;
                let v852: bool = v790 == v743;
                let v853: u32 = v829 >> v703;
                let v854: u32 = select(v853, v829, v851);
                let v856: u32 = v855 + v854;
                let v857: u32 = b2[v856];
                let v858: f32 = bitcast<f32>(v857);
                let v859: u32 = v829 & v703;
                let v860: bool = v859 == v703;
                let v861: vec2<f32> = unpack2x16float(v857);
                let v862: f32 = v861.x;
                let v863: f32 = v861.y;
                let v864: u32 = v857 << v712;
                let v865: u32 = v857 & v713;
                let v866: f32 = bitcast<f32>(v864);
                let v867: f32 = bitcast<f32>(v865);
                let v868: f32 = select(v862, v863, v860);
                let v869: f32 = select(v866, v867, v860);
                let v870: f32 = select(v869, v868, v852);
                let v871: f32 = select(v870, v858, v851);
                let v872: u32 = v825 & v827;
                let v873: f32 = f32(v872);
                let v874: f32 = fma(v850, v873, v871);
                x23 = v874;
              }
            }
            let v875: f32 = x23;
            let v549: u32 = min(v94, v540);
            let v550: u32 = v549 * v26;
            let v551: u32 = v7 + v550;
            let v552: u32 = v551 + v546;
            let v553: f32 = m0[v552];
            let v554: f32 = x17;
            let v555: f32 = fma(v553, v875, v554);
            x17 = v555;
            let v556: u32 = min(v95, v540);
            let v557: u32 = v556 * v26;
            let v558: u32 = v7 + v557;
            let v559: u32 = v558 + v546;
            let v560: f32 = m0[v559];
            let v561: f32 = x18;
            let v562: f32 = fma(v560, v875, v561);
            x18 = v562;
            let v563: u32 = min(v172, v540);
            let v564: u32 = v563 * v26;
            let v565: u32 = v7 + v564;
            let v566: u32 = v565 + v546;
            let v567: f32 = m0[v566];
            let v568: f32 = x19;
            let v569: f32 = fma(v567, v875, v568);
            x19 = v569;
            let v570: u32 = min(v177, v540);
            let v571: u32 = v570 * v26;
            let v572: u32 = v7 + v571;
            let v573: u32 = v572 + v546;
            let v574: f32 = m0[v573];
            let v575: f32 = x20;
            let v576: f32 = fma(v574, v875, v575);
            x20 = v576;
          }
          let v577: f32 = m6[v542];
          let v578: f32 = x17;
          let v579: f32 = v577 + v578;
          m6[v542] = v579;
          let v580: u32 = v542 + v96;
          let v581: f32 = m6[v580];
          let v582: f32 = x18;
          let v583: f32 = v581 + v582;
          m6[v580] = v583;
          let v584: u32 = v542 + v288;
          let v585: f32 = m6[v584];
          let v586: f32 = x19;
          let v587: f32 = v585 + v586;
          m6[v584] = v587;
          let v588: u32 = v542 + v293;
          let v589: f32 = m6[v588];
          let v590: f32 = x20;
          let v591: f32 = v589 + v590;
          m6[v588] = v591;
        }
      }
      workgroupBarrier();
    }
    for (var v592: u32 = v98; v592 < v96; v592 += v99) {
      for (var v593: u32 = v94; v593 < v97; v593 += v95) {
        let v594: u32 = v593 * v96;
        let v595: u32 = v592 + v594;
        let v596: f32 = m5[v595];
        let v597: u32 = v593 * v26;
        let v598: u32 = v7 + v597;
        let v599: u32 = v598 + v592;
        m2[v599] = v596;
      }
    }
    workgroupBarrier();
    let v600: bool = v110 == v111;
    if (v600) {
      for (var v601: u32 = v94; v601 < v142; v601 += v95) {
        let v602: u32 = v95 << v601;
        let v603: u32 = v602 - v95;
        let v604: u32 = v601 + v95;
        for (var v605: u32 = v98; v605 < v141; v605 += v99) {
          let v606: u32 = v605 >> v601;
          let v607: u32 = v606 << v604;
          let v608: u32 = v605 & v603;
          let v609: u32 = v607 + v608;
          for (var v610: u32 = v94; v610 < v97; v610 += v95) {
            let v611: u32 = v610 * v26;
            let v612: u32 = v7 + v611;
            let v613: u32 = v612 + v609;
            let v614: u32 = v613 + v602;
            let v615: f32 = m2[v613];
            let v616: f32 = m2[v614];
            let v617: f32 = v615 + v616;
            let v618: f32 = v615 - v616;
            m2[v613] = v617;
            m2[v614] = v618;
          }
        }
        workgroupBarrier();
      }
      let v619: u32 = x1;
      for (var v621: u32 = v98; v621 < v96; v621 += v99) {
        for (var v622: u32 = v94; v622 < v97; v622 += v95) {
          let v623: u32 = v622 * v26;
          let v624: u32 = v7 + v623;
          let v625: u32 = v624 + v621;
          let v626: f32 = m2[v625];
          let v627: u32 = v619 + v621;
          let v628: u32 = v627 >> v95;
          let v629: u32 = v620 + v628;
          let v630: u32 = b1[v629];
          let v631: u32 = v627 & v95;
          let v632: bool = v631 == v95;
          let v633: vec2<f32> = unpack2x16float(v630);
          let v634: f32 = v633.x;
          let v635: f32 = v633.y;
          let v636: f32 = select(v634, v635, v632);
          let v637: f32 = v626 * v136;
          let v638: f32 = v637 * v636;
          m2[v625] = v638;
        }
      }
      workgroupBarrier();
    }
    for (var v639: u32 = v98; v639 < v96; v639 += v99) {
      for (var v640: u32 = v94; v640 < v97; v640 += v95) {
        let v641: u32 = v640 * v96;
        let v642: u32 = v639 + v641;
        let v643: f32 = m6[v642];
        let v644: u32 = v640 * v26;
        let v645: u32 = v7 + v644;
        let v646: u32 = v645 + v639;
        m3[v646] = v643;
      }
    }
    workgroupBarrier();
    let v647: bool = v366 == v111;
    if (v647) {
      for (var v648: u32 = v94; v648 < v142; v648 += v95) {
        let v649: u32 = v95 << v648;
        let v650: u32 = v649 - v95;
        let v651: u32 = v648 + v95;
        for (var v652: u32 = v98; v652 < v141; v652 += v99) {
          let v653: u32 = v652 >> v648;
          let v654: u32 = v653 << v651;
          let v655: u32 = v652 & v650;
          let v656: u32 = v654 + v655;
          for (var v657: u32 = v94; v657 < v97; v657 += v95) {
            let v658: u32 = v657 * v26;
            let v659: u32 = v7 + v658;
            let v660: u32 = v659 + v656;
            let v661: u32 = v660 + v649;
            let v662: f32 = m3[v660];
            let v663: f32 = m3[v661];
            let v664: f32 = v662 + v663;
            let v665: f32 = v662 - v663;
            m3[v660] = v664;
            m3[v661] = v665;
          }
        }
        workgroupBarrier();
      }
      let v666: u32 = x2;
      for (var v668: u32 = v98; v668 < v96; v668 += v99) {
        for (var v669: u32 = v94; v669 < v97; v669 += v95) {
          let v670: u32 = v669 * v26;
          let v671: u32 = v7 + v670;
          let v672: u32 = v671 + v668;
          let v673: f32 = m3[v672];
          let v674: u32 = v666 + v668;
          let v675: u32 = v674 >> v95;
          let v676: u32 = v667 + v675;
          let v677: u32 = b2[v676];
          let v678: u32 = v674 & v95;
          let v679: bool = v678 == v95;
          let v680: vec2<f32> = unpack2x16float(v677);
          let v681: f32 = v680.x;
          let v682: f32 = v680.y;
          let v683: f32 = select(v681, v682, v679);
          let v684: f32 = v673 * v136;
          let v685: f32 = v684 * v683;
          m3[v672] = v685;
        }
      }
      workgroupBarrier();
    }
    for (var v68: u32 = v12; v68 < v67; v68 += v13) {
      let v69: u32 = v68 / v26;
      let v70: u32 = v68 % v26;
      let v71: bool = v69 < v5;
      let v72: bool = v70 < v42;
      let v73: bool = v71 & v72;
      if (v73) {
        let v74: u32 = v2 + v69;
        let v75: u32 = v40 + v70;
        let v76: u32 = v74 - v2;
        let v77: u32 = v76 * v26;
        let v78: u32 = v75 - v40;
        let v79: u32 = v77 + v78;
        let v80: f32 = m2[v79];
        let v81: f32 = -v80;
        let v82: f32 = exp(v81);
        let v84: f32 = v82 + v83;
        let v85: f32 = v80 / v84;
        let v86: u32 = v74 - v2;
        let v87: u32 = v86 * v26;
        let v88: u32 = v75 - v40;
        let v89: u32 = v87 + v88;
        let v90: f32 = m3[v89];
        let v91: f32 = v85 * v90;
        let v92: u32 = v74 * v24;
        let v93: u32 = v92 + v75;
        b4[v93] = v91;
      }
    }
    workgroupBarrier();
  }
}
