@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
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
fn mlp_bias_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v700: u32 = params[3].w;
  let v701: u32 = 0u;
  let v705: u32 = 3u;
  let v707: u32 = 1u;
  let v716: u32 = 16u;
  let v717: u32 = 4294901760u;
  let v725: u32 = params[4].x;
  let v726: u32 = 5u;
  let v727: u32 = 31u;
  let v745: u32 = params[4].y;
  let v747: u32 = 4u;
  let v752: u32 = params[4].z;
  let v773: u32 = params[4].w;
  let v794: u32 = params[5].x;
  let v814: u32 = params[5].y;
  let v832: u32 = params[5].z;
  let v838: u32 = params[5].w;
  let v859: u32 = params[6].x;
  let v690: u32 = lane;
  let v691: u32 = 0u;
  let v692: u32 = 1u;
  let v693: u32 = 32u;
  let v98: u32 = 0u;
  let v99: u32 = 1u;
  let v100: u32 = 128u;
  let v101: u32 = 4u;
  let v102: u32 = lane;
  let v103: u32 = 32u;
  let v108: f32 = 0.0f;
  let v114: u32 = params[0].w;
  let v115: u32 = 6u;
  let v119: u32 = params[1].x;
  let v140: f32 = 0.088388346f;
  let v145: u32 = 64u;
  let v146: u32 = 7u;
  let v164: u32 = 16u;
  let v174: u32 = params[1].y;
  let v175: u32 = params[1].z;
  let v176: u32 = 2u;
  let v181: u32 = 3u;
  let v182: u32 = 5u;
  let v203: u32 = 31u;
  let v223: u32 = 65535u;
  let v225: u32 = params[1].w;
  let v228: u32 = 89226354u;
  let v229: u32 = 3417055213u;
  let v230: u32 = 2212286765u;
  let v233: u32 = 64248484u;
  let v237: u32 = 2415890431u;
  let v238: u32 = 996162400u;
  let v242: u32 = 32768u;
  let v243: u32 = 32767u;
  let v244: u32 = 13u;
  let v245: u32 = 939524096u;
  let v261: u32 = 16711935u;
  let v262: u32 = 8u;
  let v263: u32 = 2047u;
  let v272: f32 = 0.006767273f;
  let v273: f32 = -3.453125f;
  let v279: u32 = 4095u;
  let v280: u32 = 4294959104u;
  let v292: u32 = 256u;
  let v297: u32 = 384u;
  let v370: u32 = params[2].x;
  let v374: u32 = params[2].y;
  let v425: u32 = params[2].z;
  let v426: u32 = params[2].w;
  let v471: u32 = params[3].x;
  let v624: u32 = params[3].y;
  let v671: u32 = params[3].z;
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
  let v85: f32 = 1.0f;
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
    m7[v690] = v21;
    workgroupBarrier();
    let v694: f32 = m7[v691];
    x21 = v694;
    for (var v695: u32 = v692; v695 < v693; v695 += v692) {
      let v696: f32 = m7[v695];
      let v697: f32 = x21;
      let v698: f32 = v697 + v696;
      x21 = v698;
    }
    workgroupBarrier();
    let v699: f32 = x21;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v699;
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
    for (var v104: u32 = v102; v104 < v100; v104 += v103) {
      for (var v105: u32 = v98; v105 < v101; v105 += v99) {
        let v106: u32 = v105 * v100;
        let v107: u32 = v104 + v106;
        m5[v107] = v108;
      }
    }
    for (var v109: u32 = v102; v109 < v100; v109 += v103) {
      for (var v110: u32 = v98; v110 < v101; v110 += v99) {
        let v111: u32 = v110 * v100;
        let v112: u32 = v109 + v111;
        m6[v112] = v108;
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
      let v113: u32 = v66 / v6;
      x1 = v113;
      let v116: bool = v114 == v115;
      if (v116) {
        let v117: u32 = v113 * v6;
        let v118: u32 = v66 - v117;
        for (var v120: u32 = v102; v120 < v100; v120 += v103) {
          for (var v121: u32 = v98; v121 < v101; v121 += v99) {
            x3 = v108;
            let v122: bool = v121 < v5;
            let v123: bool = v120 < v46;
            let v124: bool = v122 & v123;
            if (v124) {
              let v125: u32 = v121 * v26;
              let v126: u32 = v7 + v125;
              let v127: u32 = v126 + v120;
              let v128: f32 = m0[v127];
              let v129: u32 = v118 + v120;
              let v130: u32 = v129 >> v99;
              let v131: u32 = v119 + v130;
              let v132: u32 = b1[v131];
              let v133: u32 = v129 & v99;
              let v134: bool = v133 == v99;
              let v135: vec2<f32> = unpack2x16float(v132);
              let v136: f32 = v135.x;
              let v137: f32 = v135.y;
              let v138: f32 = select(v136, v137, v134);
              let v139: f32 = v128 * v138;
              let v141: f32 = v139 * v140;
              x3 = v141;
            }
            let v142: f32 = x3;
            let v143: u32 = v121 * v100;
            let v144: u32 = v120 + v143;
            m4[v144] = v142;
          }
        }
        workgroupBarrier();
        for (var v147: u32 = v98; v147 < v146; v147 += v99) {
          let v148: u32 = v99 << v147;
          let v149: u32 = v148 - v99;
          let v150: u32 = v147 + v99;
          for (var v151: u32 = v102; v151 < v145; v151 += v103) {
            let v152: u32 = v151 >> v147;
            let v153: u32 = v152 << v150;
            let v154: u32 = v151 & v149;
            let v155: u32 = v153 + v154;
            for (var v156: u32 = v98; v156 < v101; v156 += v99) {
              let v157: u32 = v156 * v100;
              let v158: u32 = v157 + v155;
              let v159: u32 = v158 + v148;
              let v160: f32 = m4[v158];
              let v161: f32 = m4[v159];
              let v162: f32 = v160 + v161;
              let v163: f32 = v160 - v161;
              m4[v158] = v162;
              m4[v159] = v163;
            }
          }
          workgroupBarrier();
        }
        let v165: u32 = v118 / v164;
        for (var v166: u32 = v102; v166 < v100; v166 += v103) {
          x4 = v108;
          x5 = v108;
          x6 = v108;
          x7 = v108;
          let v167: u32 = v113 + v166;
          let v168: u32 = v167 / v164;
          let v169: u32 = v167 % v164;
          for (var v170: u32 = v98; v170 < v100; v170 += v99) {
            let v171: u32 = v170 / v164;
            let v172: u32 = v165 + v171;
            let v173: u32 = v170 % v164;
            let v177: u32 = v174 * v101;
            let v178: u32 = v172 * v175;
            let v179: u32 = v178 + v168;
            let v180: u32 = v179 * v177;
            let v183: u32 = v169 & v146;
            let v184: u32 = v183 << v182;
            let v185: u32 = v169 >> v181;
            let v186: u32 = v185 << v176;
            let v187: u32 = v173 & v146;
            let v188: u32 = v187 >> v99;
            let v189: u32 = v188 << v181;
            let v190: u32 = v173 >> v181;
            let v191: u32 = v190 << v99;
            let v192: u32 = v173 & v99;
            let v193: u32 = v184 + v186;
            let v194: u32 = v193 + v189;
            let v195: u32 = v194 + v191;
            let v196: u32 = v195 + v192;
            let v197: u32 = v196 + v99;
            let v198: u32 = v197 * v174;
            let v199: u32 = v198 >> v99;
            let v200: u32 = v177 << v182;
            let v201: u32 = v199 + v200;
            let v202: u32 = v201 - v99;
            let v204: u32 = v202 >> v182;
            let v205: u32 = v201 - v164;
            let v206: u32 = v205 >> v182;
            let v207: bool = v204 < v177;
            let v208: u32 = v204 - v177;
            let v209: u32 = select(v208, v204, v207);
            let v210: u32 = v180 + v209;
            let v211: u32 = b1[v210];
            let v212: bool = v206 < v177;
            let v213: u32 = v206 - v177;
            let v214: u32 = select(v213, v206, v212);
            let v215: u32 = v180 + v214;
            let v216: u32 = b1[v215];
            let v217: u32 = v202 & v203;
            let v218: u32 = v203 - v217;
            let v219: u32 = v211 >> v218;
            let v220: u32 = v216 << v99;
            let v221: u32 = v220 << v217;
            let v222: u32 = v219 | v221;
            let v224: u32 = v222 & v223;
            let v226: bool = v225 == v98;
            let v227: bool = v225 == v176;
            let v231: u32 = select(v229, v230, v227);
            let v232: u32 = select(v231, v228, v226);
            let v234: u32 = select(v98, v233, v226);
            let v235: u32 = v224 * v232;
            let v236: u32 = v235 + v234;
            let v239: u32 = v236 & v237;
            let v240: u32 = v239 ^ v238;
            let v241: u32 = v240 >> v164;
            let v246: u32 = v240 & v242;
            let v247: u32 = v246 << v164;
            let v248: u32 = v240 & v243;
            let v249: u32 = v248 << v244;
            let v250: u32 = v249 + v245;
            let v251: u32 = v247 | v250;
            let v252: f32 = bitcast<f32>(v251);
            let v253: u32 = v241 & v242;
            let v254: u32 = v253 << v164;
            let v255: u32 = v241 & v243;
            let v256: u32 = v255 << v244;
            let v257: u32 = v256 + v245;
            let v258: u32 = v254 | v257;
            let v259: f32 = bitcast<f32>(v258);
            let v260: f32 = v252 + v259;
            let v264: u32 = v236 & v261;
            let v265: u32 = v236 >> v262;
            let v266: u32 = v265 & v261;
            let v267: u32 = v264 + v266;
            let v268: u32 = v267 >> v164;
            let v269: u32 = v267 + v268;
            let v270: u32 = v269 & v263;
            let v271: f32 = f32(v270);
            let v274: f32 = fma(v271, v272, v273);
            let v275: f32 = select(v260, v274, v227);
            let v276: u32 = bitcast<u32>(v275);
            let v277: u32 = v276 >> v244;
            let v278: u32 = v277 & v99;
            let v281: u32 = v276 + v279;
            let v282: u32 = v281 + v278;
            let v283: u32 = v282 & v280;
            let v284: f32 = bitcast<f32>(v283);
            let v285: f32 = m4[v170];
            let v286: f32 = x4;
            let v287: f32 = fma(v285, v284, v286);
            x4 = v287;
            let v288: u32 = v170 + v100;
            let v289: f32 = m4[v288];
            let v290: f32 = x5;
            let v291: f32 = fma(v289, v284, v290);
            x5 = v291;
            let v293: u32 = v170 + v292;
            let v294: f32 = m4[v293];
            let v295: f32 = x6;
            let v296: f32 = fma(v294, v284, v295);
            x6 = v296;
            let v298: u32 = v170 + v297;
            let v299: f32 = m4[v298];
            let v300: f32 = x7;
            let v301: f32 = fma(v299, v284, v300);
            x7 = v301;
          }
          let v302: f32 = m5[v166];
          let v303: f32 = x4;
          let v304: f32 = v302 + v303;
          m5[v166] = v304;
          let v305: u32 = v166 + v100;
          let v306: f32 = m5[v305];
          let v307: f32 = x5;
          let v308: f32 = v306 + v307;
          m5[v305] = v308;
          let v309: u32 = v166 + v292;
          let v310: f32 = m5[v309];
          let v311: f32 = x6;
          let v312: f32 = v310 + v311;
          m5[v309] = v312;
          let v313: u32 = v166 + v297;
          let v314: f32 = m5[v313];
          let v315: f32 = x7;
          let v316: f32 = v314 + v315;
          m5[v313] = v316;
        }
        workgroupBarrier();
      } else {
        let v317: u32 = v5 - v99;
        let v318: u32 = v42 - v99;
        for (var v319: u32 = v102; v319 < v100; v319 += v103) {
          x8 = v108;
          x9 = v108;
          x10 = v108;
          x11 = v108;
          let v320: u32 = min(v319, v318);
          let v321: u32 = v320 * v6;
          let v322: u32 = v66 + v321;
          for (var v323: u32 = v98; v323 < v46; v323 += v99) {
            let v324: u32 = v322 + v323;
            let v702: bool = v700 == v701;
            if (v702) {
              let v703: u32 = b1[v324];
              let v704: f32 = bitcast<f32>(v703);
              x22 = v704;
            } else {
              let v706: bool = v700 < v705;
              if (v706) {
                let v708: bool = v700 == v707;
                let v709: u32 = v324 >> v707;
                let v710: u32 = b1[v709];
                let v711: u32 = v324 & v707;
                let v712: bool = v711 == v707;
                let v713: vec2<f32> = unpack2x16float(v710);
                let v714: f32 = v713.x;
                let v715: f32 = v713.y;
                let v718: u32 = v710 << v716;
                let v719: u32 = v710 & v717;
                let v720: f32 = bitcast<f32>(v718);
                let v721: f32 = bitcast<f32>(v719);
                let v722: f32 = select(v714, v715, v712);
                let v723: f32 = select(v720, v721, v712);
                let v724: f32 = select(v723, v722, v708);
                x22 = v724;
              } else {
                let v728: u32 = v324 >> v726;
                let v729: u32 = v728 * v725;
                let v730: u32 = v324 & v727;
                let v731: u32 = v730 * v725;
                let v732: u32 = v731 >> v726;
                let v733: u32 = v729 + v732;
                let v734: u32 = v731 & v727;
                let v735: u32 = b1[v733];
                let v736: u32 = v733 + v707;
                let v737: u32 = b1[v736];
                let v738: u32 = v735 >> v734;
                let v739: u32 = v727 - v734;
                let v740: u32 = v737 << v707;
                let v741: u32 = v740 << v739;
                let v742: u32 = v738 | v741;
                let v743: u32 = v707 << v725;
                let v744: u32 = v743 - v707;
                let v746: u32 = v324 >> v745;
                let v748: bool = v700 == v705;
                let v749: bool = v700 == v747;
                let v750: u32 = v746 >> v707;
                let v751: u32 = select(v750, v746, v748);
                let v753: u32 = v752 + v751;
                let v754: u32 = b1[v753];
                let v755: f32 = bitcast<f32>(v754);
                let v756: u32 = v746 & v707;
                let v757: bool = v756 == v707;
                let v758: vec2<f32> = unpack2x16float(v754);
                let v759: f32 = v758.x;
                let v760: f32 = v758.y;
                let v761: u32 = v754 << v716;
                let v762: u32 = v754 & v717;
                let v763: f32 = bitcast<f32>(v761);
                let v764: f32 = bitcast<f32>(v762);
                let v765: f32 = select(v759, v760, v757);
                let v766: f32 = select(v763, v764, v757);
                let v767: f32 = select(v766, v765, v749);
                let v768: f32 = select(v767, v755, v748);
                let v769: bool = v700 == v705;
                let v770: bool = v700 == v747;
                let v771: u32 = v746 >> v707;
                let v772: u32 = select(v771, v746, v769);
                let v774: u32 = v773 + v772;
                let v775: u32 = b1[v774];
                let v776: f32 = bitcast<f32>(v775);
                let v777: u32 = v746 & v707;
                let v778: bool = v777 == v707;
                let v779: vec2<f32> = unpack2x16float(v775);
                let v780: f32 = v779.x;
                let v781: f32 = v779.y;
                let v782: u32 = v775 << v716;
                let v783: u32 = v775 & v717;
                let v784: f32 = bitcast<f32>(v782);
                let v785: f32 = bitcast<f32>(v783);
                let v786: f32 = select(v780, v781, v778);
                let v787: f32 = select(v784, v785, v778);
                let v788: f32 = select(v787, v786, v770);
                let v789: f32 = select(v788, v776, v769);
                let v790: u32 = v742 & v744;
                let v791: f32 = f32(v790);
                let v792: f32 = fma(v768, v791, v789);
                x22 = v792;
              }
            }
            let v793: f32 = x22;
            let v326: u32 = min(v98, v317);
            let v327: u32 = v326 * v26;
            let v328: u32 = v7 + v327;
            let v329: u32 = v328 + v323;
            let v330: f32 = m0[v329];
            let v331: f32 = x8;
            let v332: f32 = fma(v330, v793, v331);
            x8 = v332;
            let v333: u32 = min(v99, v317);
            let v334: u32 = v333 * v26;
            let v335: u32 = v7 + v334;
            let v336: u32 = v335 + v323;
            let v337: f32 = m0[v336];
            let v338: f32 = x9;
            let v339: f32 = fma(v337, v793, v338);
            x9 = v339;
            let v340: u32 = min(v176, v317);
            let v341: u32 = v340 * v26;
            let v342: u32 = v7 + v341;
            let v343: u32 = v342 + v323;
            let v344: f32 = m0[v343];
            let v345: f32 = x10;
            let v346: f32 = fma(v344, v793, v345);
            x10 = v346;
            let v347: u32 = min(v181, v317);
            let v348: u32 = v347 * v26;
            let v349: u32 = v7 + v348;
            let v350: u32 = v349 + v323;
            let v351: f32 = m0[v350];
            let v352: f32 = x11;
            let v353: f32 = fma(v351, v793, v352);
            x11 = v353;
          }
          let v354: f32 = m5[v319];
          let v355: f32 = x8;
          let v356: f32 = v354 + v355;
          m5[v319] = v356;
          let v357: u32 = v319 + v100;
          let v358: f32 = m5[v357];
          let v359: f32 = x9;
          let v360: f32 = v358 + v359;
          m5[v357] = v360;
          let v361: u32 = v319 + v292;
          let v362: f32 = m5[v361];
          let v363: f32 = x10;
          let v364: f32 = v362 + v363;
          m5[v361] = v364;
          let v365: u32 = v319 + v297;
          let v366: f32 = m5[v365];
          let v367: f32 = x11;
          let v368: f32 = v366 + v367;
          m5[v365] = v368;
        }
      }
      let v369: u32 = v66 / v6;
      x2 = v369;
      let v371: bool = v370 == v115;
      if (v371) {
        let v372: u32 = v369 * v6;
        let v373: u32 = v66 - v372;
        for (var v375: u32 = v102; v375 < v100; v375 += v103) {
          for (var v376: u32 = v98; v376 < v101; v376 += v99) {
            x12 = v108;
            let v377: bool = v376 < v5;
            let v378: bool = v375 < v46;
            let v379: bool = v377 & v378;
            if (v379) {
              let v380: u32 = v376 * v26;
              let v381: u32 = v7 + v380;
              let v382: u32 = v381 + v375;
              let v383: f32 = m0[v382];
              let v384: u32 = v373 + v375;
              let v385: u32 = v384 >> v99;
              let v386: u32 = v374 + v385;
              let v387: u32 = b2[v386];
              let v388: u32 = v384 & v99;
              let v389: bool = v388 == v99;
              let v390: vec2<f32> = unpack2x16float(v387);
              let v391: f32 = v390.x;
              let v392: f32 = v390.y;
              let v393: f32 = select(v391, v392, v389);
              let v394: f32 = v383 * v393;
              let v395: f32 = v394 * v140;
              x12 = v395;
            }
            let v396: f32 = x12;
            let v397: u32 = v376 * v100;
            let v398: u32 = v375 + v397;
            m4[v398] = v396;
          }
        }
        workgroupBarrier();
        for (var v399: u32 = v98; v399 < v146; v399 += v99) {
          let v400: u32 = v99 << v399;
          let v401: u32 = v400 - v99;
          let v402: u32 = v399 + v99;
          for (var v403: u32 = v102; v403 < v145; v403 += v103) {
            let v404: u32 = v403 >> v399;
            let v405: u32 = v404 << v402;
            let v406: u32 = v403 & v401;
            let v407: u32 = v405 + v406;
            for (var v408: u32 = v98; v408 < v101; v408 += v99) {
              let v409: u32 = v408 * v100;
              let v410: u32 = v409 + v407;
              let v411: u32 = v410 + v400;
              let v412: f32 = m4[v410];
              let v413: f32 = m4[v411];
              let v414: f32 = v412 + v413;
              let v415: f32 = v412 - v413;
              m4[v410] = v414;
              m4[v411] = v415;
            }
          }
          workgroupBarrier();
        }
        let v416: u32 = v373 / v164;
        for (var v417: u32 = v102; v417 < v100; v417 += v103) {
          x13 = v108;
          x14 = v108;
          x15 = v108;
          x16 = v108;
          let v418: u32 = v369 + v417;
          let v419: u32 = v418 / v164;
          let v420: u32 = v418 % v164;
          for (var v421: u32 = v98; v421 < v100; v421 += v99) {
            let v422: u32 = v421 / v164;
            let v423: u32 = v416 + v422;
            let v424: u32 = v421 % v164;
            let v427: u32 = v425 * v101;
            let v428: u32 = v423 * v426;
            let v429: u32 = v428 + v419;
            let v430: u32 = v429 * v427;
            let v431: u32 = v420 & v146;
            let v432: u32 = v431 << v182;
            let v433: u32 = v420 >> v181;
            let v434: u32 = v433 << v176;
            let v435: u32 = v424 & v146;
            let v436: u32 = v435 >> v99;
            let v437: u32 = v436 << v181;
            let v438: u32 = v424 >> v181;
            let v439: u32 = v438 << v99;
            let v440: u32 = v424 & v99;
            let v441: u32 = v432 + v434;
            let v442: u32 = v441 + v437;
            let v443: u32 = v442 + v439;
            let v444: u32 = v443 + v440;
            let v445: u32 = v444 + v99;
            let v446: u32 = v445 * v425;
            let v447: u32 = v446 >> v99;
            let v448: u32 = v427 << v182;
            let v449: u32 = v447 + v448;
            let v450: u32 = v449 - v99;
            let v451: u32 = v450 >> v182;
            let v452: u32 = v449 - v164;
            let v453: u32 = v452 >> v182;
            let v454: bool = v451 < v427;
            let v455: u32 = v451 - v427;
            let v456: u32 = select(v455, v451, v454);
            let v457: u32 = v430 + v456;
            let v458: u32 = b2[v457];
            let v459: bool = v453 < v427;
            let v460: u32 = v453 - v427;
            let v461: u32 = select(v460, v453, v459);
            let v462: u32 = v430 + v461;
            let v463: u32 = b2[v462];
            let v464: u32 = v450 & v203;
            let v465: u32 = v203 - v464;
            let v466: u32 = v458 >> v465;
            let v467: u32 = v463 << v99;
            let v468: u32 = v467 << v464;
            let v469: u32 = v466 | v468;
            let v470: u32 = v469 & v223;
            let v472: bool = v471 == v98;
            let v473: bool = v471 == v176;
            let v474: u32 = select(v229, v230, v473);
            let v475: u32 = select(v474, v228, v472);
            let v476: u32 = select(v98, v233, v472);
            let v477: u32 = v470 * v475;
            let v478: u32 = v477 + v476;
            let v479: u32 = v478 & v237;
            let v480: u32 = v479 ^ v238;
            let v481: u32 = v480 >> v164;
            let v482: u32 = v480 & v242;
            let v483: u32 = v482 << v164;
            let v484: u32 = v480 & v243;
            let v485: u32 = v484 << v244;
            let v486: u32 = v485 + v245;
            let v487: u32 = v483 | v486;
            let v488: f32 = bitcast<f32>(v487);
            let v489: u32 = v481 & v242;
            let v490: u32 = v489 << v164;
            let v491: u32 = v481 & v243;
            let v492: u32 = v491 << v244;
            let v493: u32 = v492 + v245;
            let v494: u32 = v490 | v493;
            let v495: f32 = bitcast<f32>(v494);
            let v496: f32 = v488 + v495;
            let v497: u32 = v478 & v261;
            let v498: u32 = v478 >> v262;
            let v499: u32 = v498 & v261;
            let v500: u32 = v497 + v499;
            let v501: u32 = v500 >> v164;
            let v502: u32 = v500 + v501;
            let v503: u32 = v502 & v263;
            let v504: f32 = f32(v503);
            let v505: f32 = fma(v504, v272, v273);
            let v506: f32 = select(v496, v505, v473);
            let v507: u32 = bitcast<u32>(v506);
            let v508: u32 = v507 >> v244;
            let v509: u32 = v508 & v99;
            let v510: u32 = v507 + v279;
            let v511: u32 = v510 + v509;
            let v512: u32 = v511 & v280;
            let v513: f32 = bitcast<f32>(v512);
            let v514: f32 = m4[v421];
            let v515: f32 = x13;
            let v516: f32 = fma(v514, v513, v515);
            x13 = v516;
            let v517: u32 = v421 + v100;
            let v518: f32 = m4[v517];
            let v519: f32 = x14;
            let v520: f32 = fma(v518, v513, v519);
            x14 = v520;
            let v521: u32 = v421 + v292;
            let v522: f32 = m4[v521];
            let v523: f32 = x15;
            let v524: f32 = fma(v522, v513, v523);
            x15 = v524;
            let v525: u32 = v421 + v297;
            let v526: f32 = m4[v525];
            let v527: f32 = x16;
            let v528: f32 = fma(v526, v513, v527);
            x16 = v528;
          }
          let v529: f32 = m6[v417];
          let v530: f32 = x13;
          let v531: f32 = v529 + v530;
          m6[v417] = v531;
          let v532: u32 = v417 + v100;
          let v533: f32 = m6[v532];
          let v534: f32 = x14;
          let v535: f32 = v533 + v534;
          m6[v532] = v535;
          let v536: u32 = v417 + v292;
          let v537: f32 = m6[v536];
          let v538: f32 = x15;
          let v539: f32 = v537 + v538;
          m6[v536] = v539;
          let v540: u32 = v417 + v297;
          let v541: f32 = m6[v540];
          let v542: f32 = x16;
          let v543: f32 = v541 + v542;
          m6[v540] = v543;
        }
        workgroupBarrier();
      } else {
        let v544: u32 = v5 - v99;
        let v545: u32 = v42 - v99;
        for (var v546: u32 = v102; v546 < v100; v546 += v103) {
          x17 = v108;
          x18 = v108;
          x19 = v108;
          x20 = v108;
          let v547: u32 = min(v546, v545);
          let v548: u32 = v547 * v6;
          let v549: u32 = v66 + v548;
          for (var v550: u32 = v98; v550 < v46; v550 += v99) {
            let v551: u32 = v549 + v550;
            let v795: bool = v794 == v701;
            if (v795) {
              let v796: u32 = b2[v551];
              let v797: f32 = bitcast<f32>(v796);
              x23 = v797;
            } else {
              let v798: bool = v794 < v705;
              if (v798) {
                let v799: bool = v794 == v707;
                let v800: u32 = v551 >> v707;
                let v801: u32 = b2[v800];
                let v802: u32 = v551 & v707;
                let v803: bool = v802 == v707;
                let v804: vec2<f32> = unpack2x16float(v801);
                let v805: f32 = v804.x;
                let v806: f32 = v804.y;
                let v807: u32 = v801 << v716;
                let v808: u32 = v801 & v717;
                let v809: f32 = bitcast<f32>(v807);
                let v810: f32 = bitcast<f32>(v808);
                let v811: f32 = select(v805, v806, v803);
                let v812: f32 = select(v809, v810, v803);
                let v813: f32 = select(v812, v811, v799);
                x23 = v813;
              } else {
                let v815: u32 = v551 >> v726;
                let v816: u32 = v815 * v814;
                let v817: u32 = v551 & v727;
                let v818: u32 = v817 * v814;
                let v819: u32 = v818 >> v726;
                let v820: u32 = v816 + v819;
                let v821: u32 = v818 & v727;
                let v822: u32 = b2[v820];
                let v823: u32 = v820 + v707;
                let v824: u32 = b2[v823];
                let v825: u32 = v822 >> v821;
                let v826: u32 = v727 - v821;
                let v827: u32 = v824 << v707;
                let v828: u32 = v827 << v826;
                let v829: u32 = v825 | v828;
                let v830: u32 = v707 << v814;
                let v831: u32 = v830 - v707;
                let v833: u32 = v551 >> v832;
                let v834: bool = v794 == v705;
                let v835: bool = v794 == v747;
                let v836: u32 = v833 >> v707;
                let v837: u32 = select(v836, v833, v834);
                let v839: u32 = v838 + v837;
                let v840: u32 = b2[v839];
                let v841: f32 = bitcast<f32>(v840);
                let v842: u32 = v833 & v707;
                let v843: bool = v842 == v707;
                let v844: vec2<f32> = unpack2x16float(v840);
                let v845: f32 = v844.x;
                let v846: f32 = v844.y;
                let v847: u32 = v840 << v716;
                let v848: u32 = v840 & v717;
                let v849: f32 = bitcast<f32>(v847);
                let v850: f32 = bitcast<f32>(v848);
                let v851: f32 = select(v845, v846, v843);
                let v852: f32 = select(v849, v850, v843);
                let v853: f32 = select(v852, v851, v835);
                let v854: f32 = select(v853, v841, v834);
                let v855: bool = v794 == v705;
                let v856: bool = v794 == v747;
                let v857: u32 = v833 >> v707;
                let v858: u32 = select(v857, v833, v855);
                let v860: u32 = v859 + v858;
                let v861: u32 = b2[v860];
                let v862: f32 = bitcast<f32>(v861);
                let v863: u32 = v833 & v707;
                let v864: bool = v863 == v707;
                let v865: vec2<f32> = unpack2x16float(v861);
                let v866: f32 = v865.x;
                let v867: f32 = v865.y;
                let v868: u32 = v861 << v716;
                let v869: u32 = v861 & v717;
                let v870: f32 = bitcast<f32>(v868);
                let v871: f32 = bitcast<f32>(v869);
                let v872: f32 = select(v866, v867, v864);
                let v873: f32 = select(v870, v871, v864);
                let v874: f32 = select(v873, v872, v856);
                let v875: f32 = select(v874, v862, v855);
                let v876: u32 = v829 & v831;
                let v877: f32 = f32(v876);
                let v878: f32 = fma(v854, v877, v875);
                x23 = v878;
              }
            }
            let v879: f32 = x23;
            let v553: u32 = min(v98, v544);
            let v554: u32 = v553 * v26;
            let v555: u32 = v7 + v554;
            let v556: u32 = v555 + v550;
            let v557: f32 = m0[v556];
            let v558: f32 = x17;
            let v559: f32 = fma(v557, v879, v558);
            x17 = v559;
            let v560: u32 = min(v99, v544);
            let v561: u32 = v560 * v26;
            let v562: u32 = v7 + v561;
            let v563: u32 = v562 + v550;
            let v564: f32 = m0[v563];
            let v565: f32 = x18;
            let v566: f32 = fma(v564, v879, v565);
            x18 = v566;
            let v567: u32 = min(v176, v544);
            let v568: u32 = v567 * v26;
            let v569: u32 = v7 + v568;
            let v570: u32 = v569 + v550;
            let v571: f32 = m0[v570];
            let v572: f32 = x19;
            let v573: f32 = fma(v571, v879, v572);
            x19 = v573;
            let v574: u32 = min(v181, v544);
            let v575: u32 = v574 * v26;
            let v576: u32 = v7 + v575;
            let v577: u32 = v576 + v550;
            let v578: f32 = m0[v577];
            let v579: f32 = x20;
            let v580: f32 = fma(v578, v879, v579);
            x20 = v580;
          }
          let v581: f32 = m6[v546];
          let v582: f32 = x17;
          let v583: f32 = v581 + v582;
          m6[v546] = v583;
          let v584: u32 = v546 + v100;
          let v585: f32 = m6[v584];
          let v586: f32 = x18;
          let v587: f32 = v585 + v586;
          m6[v584] = v587;
          let v588: u32 = v546 + v292;
          let v589: f32 = m6[v588];
          let v590: f32 = x19;
          let v591: f32 = v589 + v590;
          m6[v588] = v591;
          let v592: u32 = v546 + v297;
          let v593: f32 = m6[v592];
          let v594: f32 = x20;
          let v595: f32 = v593 + v594;
          m6[v592] = v595;
        }
      }
      workgroupBarrier();
    }
    for (var v596: u32 = v102; v596 < v100; v596 += v103) {
      for (var v597: u32 = v98; v597 < v101; v597 += v99) {
        let v598: u32 = v597 * v100;
        let v599: u32 = v596 + v598;
        let v600: f32 = m5[v599];
        let v601: u32 = v597 * v26;
        let v602: u32 = v7 + v601;
        let v603: u32 = v602 + v596;
        m2[v603] = v600;
      }
    }
    workgroupBarrier();
    let v604: bool = v114 == v115;
    if (v604) {
      for (var v605: u32 = v98; v605 < v146; v605 += v99) {
        let v606: u32 = v99 << v605;
        let v607: u32 = v606 - v99;
        let v608: u32 = v605 + v99;
        for (var v609: u32 = v102; v609 < v145; v609 += v103) {
          let v610: u32 = v609 >> v605;
          let v611: u32 = v610 << v608;
          let v612: u32 = v609 & v607;
          let v613: u32 = v611 + v612;
          for (var v614: u32 = v98; v614 < v101; v614 += v99) {
            let v615: u32 = v614 * v26;
            let v616: u32 = v7 + v615;
            let v617: u32 = v616 + v613;
            let v618: u32 = v617 + v606;
            let v619: f32 = m2[v617];
            let v620: f32 = m2[v618];
            let v621: f32 = v619 + v620;
            let v622: f32 = v619 - v620;
            m2[v617] = v621;
            m2[v618] = v622;
          }
        }
        workgroupBarrier();
      }
      let v623: u32 = x1;
      for (var v625: u32 = v102; v625 < v100; v625 += v103) {
        for (var v626: u32 = v98; v626 < v101; v626 += v99) {
          let v627: u32 = v626 * v26;
          let v628: u32 = v7 + v627;
          let v629: u32 = v628 + v625;
          let v630: f32 = m2[v629];
          let v631: u32 = v623 + v625;
          let v632: u32 = v631 >> v99;
          let v633: u32 = v624 + v632;
          let v634: u32 = b1[v633];
          let v635: u32 = v631 & v99;
          let v636: bool = v635 == v99;
          let v637: vec2<f32> = unpack2x16float(v634);
          let v638: f32 = v637.x;
          let v639: f32 = v637.y;
          let v640: f32 = select(v638, v639, v636);
          let v641: f32 = v630 * v140;
          let v642: f32 = v641 * v640;
          m2[v629] = v642;
        }
      }
      workgroupBarrier();
    }
    for (var v643: u32 = v102; v643 < v100; v643 += v103) {
      for (var v644: u32 = v98; v644 < v101; v644 += v99) {
        let v645: u32 = v644 * v100;
        let v646: u32 = v643 + v645;
        let v647: f32 = m6[v646];
        let v648: u32 = v644 * v26;
        let v649: u32 = v7 + v648;
        let v650: u32 = v649 + v643;
        m3[v650] = v647;
      }
    }
    workgroupBarrier();
    let v651: bool = v370 == v115;
    if (v651) {
      for (var v652: u32 = v98; v652 < v146; v652 += v99) {
        let v653: u32 = v99 << v652;
        let v654: u32 = v653 - v99;
        let v655: u32 = v652 + v99;
        for (var v656: u32 = v102; v656 < v145; v656 += v103) {
          let v657: u32 = v656 >> v652;
          let v658: u32 = v657 << v655;
          let v659: u32 = v656 & v654;
          let v660: u32 = v658 + v659;
          for (var v661: u32 = v98; v661 < v101; v661 += v99) {
            let v662: u32 = v661 * v26;
            let v663: u32 = v7 + v662;
            let v664: u32 = v663 + v660;
            let v665: u32 = v664 + v653;
            let v666: f32 = m3[v664];
            let v667: f32 = m3[v665];
            let v668: f32 = v666 + v667;
            let v669: f32 = v666 - v667;
            m3[v664] = v668;
            m3[v665] = v669;
          }
        }
        workgroupBarrier();
      }
      let v670: u32 = x2;
      for (var v672: u32 = v102; v672 < v100; v672 += v103) {
        for (var v673: u32 = v98; v673 < v101; v673 += v99) {
          let v674: u32 = v673 * v26;
          let v675: u32 = v7 + v674;
          let v676: u32 = v675 + v672;
          let v677: f32 = m3[v676];
          let v678: u32 = v670 + v672;
          let v679: u32 = v678 >> v99;
          let v680: u32 = v671 + v679;
          let v681: u32 = b2[v680];
          let v682: u32 = v678 & v99;
          let v683: bool = v682 == v99;
          let v684: vec2<f32> = unpack2x16float(v681);
          let v685: f32 = v684.x;
          let v686: f32 = v684.y;
          let v687: f32 = select(v685, v686, v683);
          let v688: f32 = v677 * v140;
          let v689: f32 = v688 * v687;
          m3[v676] = v689;
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
        let v81: f32 = b4[v75];
        let v82: f32 = v80 + v81;
        let v83: f32 = -v82;
        let v84: f32 = exp(v83);
        let v86: f32 = v84 + v85;
        let v87: f32 = v82 / v86;
        let v88: u32 = v74 - v2;
        let v89: u32 = v88 * v26;
        let v90: u32 = v75 - v40;
        let v91: u32 = v89 + v90;
        let v92: f32 = m3[v91];
        let v93: f32 = b5[v75];
        let v94: f32 = v92 + v93;
        let v95: f32 = v87 * v94;
        let v96: u32 = v74 * v24;
        let v97: u32 = v96 + v75;
        b6[v97] = v95;
      }
    }
    workgroupBarrier();
  }
}
