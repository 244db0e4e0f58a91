@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
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
fn mlp_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
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
  var x24: f32;
  var x25: f32;
  let v714: u32 = params[4].w;
  let v715: u32 = 0u;
  let v719: u32 = 3u;
  let v721: u32 = 1u;
  let v730: u32 = 16u;
  let v731: u32 = 4294901760u;
  let v739: u32 = params[5].x;
  let v740: u32 = 5u;
  let v741: u32 = 31u;
  let v759: u32 = params[5].y;
  let v761: u32 = 4u;
  let v766: u32 = params[5].z;
  let v787: u32 = params[5].w;
  let v808: u32 = params[6].x;
  let v828: u32 = params[6].y;
  let v846: u32 = params[6].z;
  let v852: u32 = params[6].w;
  let v873: u32 = params[7].x;
  let v704: u32 = lane;
  let v705: u32 = 0u;
  let v706: u32 = 1u;
  let v707: u32 = 32u;
  let v94: u32 = 0u;
  let v95: u32 = 1u;
  let v96: u32 = 128u;
  let v97: u32 = 4u;
  let v98: u32 = lane;
  let v99: u32 = 32u;
  let v104: f32 = 0.0f;
  let v109: u32 = params[0].w;
  let v110: u32 = 6u;
  let v115: u32 = params[1].x;
  let v116: u32 = params[1].y;
  let v120: u32 = params[1].z;
  let v142: f32 = 0.088388346f;
  let v147: u32 = 64u;
  let v148: u32 = 7u;
  let v166: u32 = 16u;
  let v176: u32 = params[1].w;
  let v177: u32 = params[2].x;
  let v178: u32 = 2u;
  let v184: u32 = 3u;
  let v185: u32 = 5u;
  let v206: u32 = 31u;
  let v226: u32 = 65535u;
  let v228: u32 = params[2].y;
  let v231: u32 = 89226354u;
  let v232: u32 = 3417055213u;
  let v233: u32 = 2212286765u;
  let v236: u32 = 64248484u;
  let v240: u32 = 2415890431u;
  let v241: u32 = 996162400u;
  let v245: u32 = 32768u;
  let v246: u32 = 32767u;
  let v247: u32 = 13u;
  let v248: u32 = 939524096u;
  let v264: u32 = 16711935u;
  let v265: u32 = 8u;
  let v266: u32 = 2047u;
  let v275: f32 = 0.006767273f;
  let v276: f32 = -3.453125f;
  let v282: u32 = 4095u;
  let v283: u32 = 4294959104u;
  let v295: u32 = 256u;
  let v300: u32 = 384u;
  let v372: u32 = params[2].z;
  let v377: u32 = params[2].w;
  let v378: u32 = params[3].x;
  let v382: u32 = params[3].y;
  let v434: u32 = params[3].z;
  let v435: u32 = params[3].w;
  let v481: u32 = params[4].x;
  let v635: u32 = params[4].y;
  let v684: u32 = params[4].z;
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
  let v58: f32 = bitcast<f32>(params[7].y);
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
    m7[v704] = v21;
    workgroupBarrier();
    let v708: f32 = m7[v705];
    x23 = v708;
    for (var v709: u32 = v706; v709 < v707; v709 += v706) {
      let v710: f32 = m7[v709];
      let v711: f32 = x23;
      let v712: f32 = v711 + v710;
      x23 = v712;
    }
    workgroupBarrier();
    let v713: f32 = x23;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v713;
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
      let v111: bool = v109 == v110;
      if (v111) {
        let v112: u32 = v66 / v6;
        let v113: u32 = v112 * v6;
        let v114: u32 = v66 - v113;
        let v117: u32 = v112 / v115;
        let v118: u32 = v112 % v115;
        let v119: u32 = v117 * v116;
        x1 = v118;
        x2 = v119;
        let v121: u32 = v119 + v120;
        for (var v122: u32 = v98; v122 < v96; v122 += v99) {
          for (var v123: u32 = v94; v123 < v97; v123 += v95) {
            x5 = v104;
            let v124: bool = v123 < v5;
            let v125: bool = v122 < v46;
            let v126: bool = v124 & v125;
            if (v126) {
              let v127: u32 = v123 * v26;
              let v128: u32 = v7 + v127;
              let v129: u32 = v128 + v122;
              let v130: f32 = m0[v129];
              let v131: u32 = v114 + v122;
              let v132: u32 = v131 >> v95;
              let v133: u32 = v121 + v132;
              let v134: u32 = b1[v133];
              let v135: u32 = v131 & v95;
              let v136: bool = v135 == v95;
              let v137: vec2<f32> = unpack2x16float(v134);
              let v138: f32 = v137.x;
              let v139: f32 = v137.y;
              let v140: f32 = select(v138, v139, v136);
              let v141: f32 = v130 * v140;
              let v143: f32 = v141 * v142;
              x5 = v143;
            }
            let v144: f32 = x5;
            let v145: u32 = v123 * v96;
            let v146: u32 = v122 + v145;
            m4[v146] = v144;
          }
        }
        workgroupBarrier();
        for (var v149: u32 = v94; v149 < v148; v149 += v95) {
          let v150: u32 = v95 << v149;
          let v151: u32 = v150 - v95;
          let v152: u32 = v149 + v95;
          for (var v153: u32 = v98; v153 < v147; v153 += v99) {
            let v154: u32 = v153 >> v149;
            let v155: u32 = v154 << v152;
            let v156: u32 = v153 & v151;
            let v157: u32 = v155 + v156;
            for (var v158: u32 = v94; v158 < v97; v158 += v95) {
              let v159: u32 = v158 * v96;
              let v160: u32 = v159 + v157;
              let v161: u32 = v160 + v150;
              let v162: f32 = m4[v160];
              let v163: f32 = m4[v161];
              let v164: f32 = v162 + v163;
              let v165: f32 = v162 - v163;
              m4[v160] = v164;
              m4[v161] = v165;
            }
          }
          workgroupBarrier();
        }
        let v167: u32 = v114 / v166;
        for (var v168: u32 = v98; v168 < v96; v168 += v99) {
          x6 = v104;
          x7 = v104;
          x8 = v104;
          x9 = v104;
          let v169: u32 = v118 + v168;
          let v170: u32 = v169 / v166;
          let v171: u32 = v169 % v166;
          for (var v172: u32 = v94; v172 < v96; v172 += v95) {
            let v173: u32 = v172 / v166;
            let v174: u32 = v167 + v173;
            let v175: u32 = v172 % v166;
            let v179: u32 = v176 * v97;
            let v180: u32 = v174 * v177;
            let v181: u32 = v180 + v170;
            let v182: u32 = v181 * v179;
            let v183: u32 = v119 + v182;
            let v186: u32 = v171 & v148;
            let v187: u32 = v186 << v185;
            let v188: u32 = v171 >> v184;
            let v189: u32 = v188 << v178;
            let v190: u32 = v175 & v148;
            let v191: u32 = v190 >> v95;
            let v192: u32 = v191 << v184;
            let v193: u32 = v175 >> v184;
            let v194: u32 = v193 << v95;
            let v195: u32 = v175 & v95;
            let v196: u32 = v187 + v189;
            let v197: u32 = v196 + v192;
            let v198: u32 = v197 + v194;
            let v199: u32 = v198 + v195;
            let v200: u32 = v199 + v95;
            let v201: u32 = v200 * v176;
            let v202: u32 = v201 >> v95;
            let v203: u32 = v179 << v185;
            let v204: u32 = v202 + v203;
            let v205: u32 = v204 - v95;
            let v207: u32 = v205 >> v185;
            let v208: u32 = v204 - v166;
            let v209: u32 = v208 >> v185;
            let v210: bool = v207 < v179;
            let v211: u32 = v207 - v179;
            let v212: u32 = select(v211, v207, v210);
            let v213: u32 = v183 + v212;
            let v214: u32 = b1[v213];
            let v215: bool = v209 < v179;
            let v216: u32 = v209 - v179;
            let v217: u32 = select(v216, v209, v215);
            let v218: u32 = v183 + v217;
            let v219: u32 = b1[v218];
            let v220: u32 = v205 & v206;
            let v221: u32 = v206 - v220;
            let v222: u32 = v214 >> v221;
            let v223: u32 = v219 << v95;
            let v224: u32 = v223 << v220;
            let v225: u32 = v222 | v224;
            let v227: u32 = v225 & v226;
            let v229: bool = v228 == v94;
            let v230: bool = v228 == v178;
            let v234: u32 = select(v232, v233, v230);
            let v235: u32 = select(v234, v231, v229);
            let v237: u32 = select(v94, v236, v229);
            let v238: u32 = v227 * v235;
            let v239: u32 = v238 + v237;
            let v242: u32 = v239 & v240;
            let v243: u32 = v242 ^ v241;
            let v244: u32 = v243 >> v166;
            let v249: u32 = v243 & v245;
            let v250: u32 = v249 << v166;
            let v251: u32 = v243 & v246;
            let v252: u32 = v251 << v247;
            let v253: u32 = v252 + v248;
            let v254: u32 = v250 | v253;
            let v255: f32 = bitcast<f32>(v254);
            let v256: u32 = v244 & v245;
            let v257: u32 = v256 << v166;
            let v258: u32 = v244 & v246;
            let v259: u32 = v258 << v247;
            let v260: u32 = v259 + v248;
            let v261: u32 = v257 | v260;
            let v262: f32 = bitcast<f32>(v261);
            let v263: f32 = v255 + v262;
            let v267: u32 = v239 & v264;
            let v268: u32 = v239 >> v265;
            let v269: u32 = v268 & v264;
            let v270: u32 = v267 + v269;
            let v271: u32 = v270 >> v166;
            let v272: u32 = v270 + v271;
            let v273: u32 = v272 & v266;
            let v274: f32 = f32(v273);
            let v277: f32 = fma(v274, v275, v276);
            let v278: f32 = select(v263, v277, v230);
            let v279: u32 = bitcast<u32>(v278);
            let v280: u32 = v279 >> v247;
            let v281: u32 = v280 & v95;
            let v284: u32 = v279 + v282;
            let v285: u32 = v284 + v281;
            let v286: u32 = v285 & v283;
            let v287: f32 = bitcast<f32>(v286);
            let v288: f32 = m4[v172];
            let v289: f32 = x6;
            let v290: f32 = fma(v288, v287, v289);
            x6 = v290;
            let v291: u32 = v172 + v96;
            let v292: f32 = m4[v291];
            let v293: f32 = x7;
            let v294: f32 = fma(v292, v287, v293);
            x7 = v294;
            let v296: u32 = v172 + v295;
            let v297: f32 = m4[v296];
            let v298: f32 = x8;
            let v299: f32 = fma(v297, v287, v298);
            x8 = v299;
            let v301: u32 = v172 + v300;
            let v302: f32 = m4[v301];
            let v303: f32 = x9;
            let v304: f32 = fma(v302, v287, v303);
            x9 = v304;
          }
          let v305: f32 = m5[v168];
          let v306: f32 = x6;
          let v307: f32 = v305 + v306;
          m5[v168] = v307;
          let v308: u32 = v168 + v96;
          let v309: f32 = m5[v308];
          let v310: f32 = x7;
          let v311: f32 = v309 + v310;
          m5[v308] = v311;
          let v312: u32 = v168 + v295;
          let v313: f32 = m5[v312];
          let v314: f32 = x8;
          let v315: f32 = v313 + v314;
          m5[v312] = v315;
          let v316: u32 = v168 + v300;
          let v317: f32 = m5[v316];
          let v318: f32 = x9;
          let v319: f32 = v317 + v318;
          m5[v316] = v319;
        }
        workgroupBarrier();
      } else {
        let v320: u32 = v5 - v95;
        let v321: u32 = v42 - v95;
        for (var v322: u32 = v98; v322 < v96; v322 += v99) {
          x10 = v104;
          x11 = v104;
          x12 = v104;
          x13 = v104;
          let v323: u32 = min(v322, v321);
          let v324: u32 = v323 * v6;
          let v325: u32 = v66 + v324;
          for (var v326: u32 = v94; v326 < v46; v326 += v95) {
            let v327: u32 = v325 + v326;
            let v716: bool = v714 == v715;
            if (v716) {
              let v717: u32 = b1[v327];
              let v718: f32 = bitcast<f32>(v717);
              x24 = v718;
            } else {
              let v720: bool = v714 < v719;
              if (v720) {
                let v722: bool = v714 == v721;
                let v723: u32 = v327 >> v721;
                let v724: u32 = b1[v723];
                let v725: u32 = v327 & v721;
                let v726: bool = v725 == v721;
                let v727: vec2<f32> = unpack2x16float(v724);
                let v728: f32 = v727.x;
                let v729: f32 = v727.y;
                let v732: u32 = v724 << v730;
                let v733: u32 = v724 & v731;
                let v734: f32 = bitcast<f32>(v732);
                let v735: f32 = bitcast<f32>(v733);
                let v736: f32 = select(v728, v729, v726);
                let v737: f32 = select(v734, v735, v726);
                let v738: f32 = select(v737, v736, v722);
                x24 = v738;
              } else {
                let v742: u32 = v327 >> v740;
                let v743: u32 = v742 * v739;
                let v744: u32 = v327 & v741;
                let v745: u32 = v744 * v739;
                let v746: u32 = v745 >> v740;
                let v747: u32 = v743 + v746;
                let v748: u32 = v745 & v741;
                let v749: u32 = b1[v747];
                let v750: u32 = v747 + v721;
                let v751: u32 = b1[v750];
                let v752: u32 = v749 >> v748;
                let v753: u32 = v741 - v748;
                let v754: u32 = v751 << v721;
                let v755: u32 = v754 << v753;
                let v756: u32 = v752 | v755;
                let v757: u32 = v721 << v739;
                let v758: u32 = v757 - v721;
                let v760: u32 = v327 >> v759;
                let v762: bool = v714 == v719;
                let v763: bool = v714 == v761;
                let v764: u32 = v760 >> v721;
                let v765: u32 = select(v764, v760, v762);
                let v767: u32 = v766 + v765;
                let v768: u32 = b1[v767];
                let v769: f32 = bitcast<f32>(v768);
                let v770: u32 = v760 & v721;
                let v771: bool = v770 == v721;
                let v772: vec2<f32> = unpack2x16float(v768);
                let v773: f32 = v772.x;
                let v774: f32 = v772.y;
                let v775: u32 = v768 << v730;
                let v776: u32 = v768 & v731;
                let v777: f32 = bitcast<f32>(v775);
                let v778: f32 = bitcast<f32>(v776);
                let v779: f32 = select(v773, v774, v771);
                let v780: f32 = select(v777, v778, v771);
                let v781: f32 = select(v780, v779, v763);
                let v782: f32 = select(v781, v769, v762);
                let v783: bool = v714 == v719;
                let v784: bool = v714 == v761;
                let v785: u32 = v760 >> v721;
                let v786: u32 = select(v785, v760, v783);
                let v788: u32 = v787 + v786;
                let v789: u32 = b1[v788];
                let v790: f32 = bitcast<f32>(v789);
                let v791: u32 = v760 & v721;
                let v792: bool = v791 == v721;
                let v793: vec2<f32> = unpack2x16float(v789);
                let v794: f32 = v793.x;
                let v795: f32 = v793.y;
                let v796: u32 = v789 << v730;
                let v797: u32 = v789 & v731;
                let v798: f32 = bitcast<f32>(v796);
                let v799: f32 = bitcast<f32>(v797);
                let v800: f32 = select(v794, v795, v792);
                let v801: f32 = select(v798, v799, v792);
                let v802: f32 = select(v801, v800, v784);
                let v803: f32 = select(v802, v790, v783);
                let v804: u32 = v756 & v758;
                let v805: f32 = f32(v804);
                let v806: f32 = fma(v782, v805, v803);
                x24 = v806;
              }
            }
            let v807: f32 = x24;
            let v329: u32 = min(v94, v320);
            let v330: u32 = v329 * v26;
            let v331: u32 = v7 + v330;
            let v332: u32 = v331 + v326;
            let v333: f32 = m0[v332];
            let v334: f32 = x10;
            let v335: f32 = fma(v333, v807, v334);
            x10 = v335;
            let v336: u32 = min(v95, v320);
            let v337: u32 = v336 * v26;
            let v338: u32 = v7 + v337;
            let v339: u32 = v338 + v326;
            let v340: f32 = m0[v339];
            let v341: f32 = x11;
            let v342: f32 = fma(v340, v807, v341);
            x11 = v342;
            let v343: u32 = min(v178, v320);
            let v344: u32 = v343 * v26;
            let v345: u32 = v7 + v344;
            let v346: u32 = v345 + v326;
            let v347: f32 = m0[v346];
            let v348: f32 = x12;
            let v349: f32 = fma(v347, v807, v348);
            x12 = v349;
            let v350: u32 = min(v184, v320);
            let v351: u32 = v350 * v26;
            let v352: u32 = v7 + v351;
            let v353: u32 = v352 + v326;
            let v354: f32 = m0[v353];
            let v355: f32 = x13;
            let v356: f32 = fma(v354, v807, v355);
            x13 = v356;
          }
          let v357: f32 = m5[v322];
          let v358: f32 = x10;
          let v359: f32 = v357 + v358;
          m5[v322] = v359;
          let v360: u32 = v322 + v96;
          let v361: f32 = m5[v360];
          let v362: f32 = x11;
          let v363: f32 = v361 + v362;
          m5[v360] = v363;
          let v364: u32 = v322 + v295;
          let v365: f32 = m5[v364];
          let v366: f32 = x12;
          let v367: f32 = v365 + v366;
          m5[v364] = v367;
          let v368: u32 = v322 + v300;
          let v369: f32 = m5[v368];
          let v370: f32 = x13;
          let v371: f32 = v369 + v370;
          m5[v368] = v371;
        }
      }
      let v373: bool = v372 == v110;
      if (v373) {
        let v374: u32 = v66 / v6;
        let v375: u32 = v374 * v6;
        let v376: u32 = v66 - v375;
        let v379: u32 = v374 / v377;
        let v380: u32 = v374 % v377;
        let v381: u32 = v379 * v378;
        x3 = v380;
        x4 = v381;
        let v383: u32 = v381 + v382;
        for (var v384: u32 = v98; v384 < v96; v384 += v99) {
          for (var v385: u32 = v94; v385 < v97; v385 += v95) {
            x14 = v104;
            let v386: bool = v385 < v5;
            let v387: bool = v384 < v46;
            let v388: bool = v386 & v387;
            if (v388) {
              let v389: u32 = v385 * v26;
              let v390: u32 = v7 + v389;
              let v391: u32 = v390 + v384;
              let v392: f32 = m0[v391];
              let v393: u32 = v376 + v384;
              let v394: u32 = v393 >> v95;
              let v395: u32 = v383 + v394;
              let v396: u32 = b2[v395];
              let v397: u32 = v393 & v95;
              let v398: bool = v397 == v95;
              let v399: vec2<f32> = unpack2x16float(v396);
              let v400: f32 = v399.x;
              let v401: f32 = v399.y;
              let v402: f32 = select(v400, v401, v398);
              let v403: f32 = v392 * v402;
              let v404: f32 = v403 * v142;
              x14 = v404;
            }
            let v405: f32 = x14;
            let v406: u32 = v385 * v96;
            let v407: u32 = v384 + v406;
            m4[v407] = v405;
          }
        }
        workgroupBarrier();
        for (var v408: u32 = v94; v408 < v148; v408 += v95) {
          let v409: u32 = v95 << v408;
          let v410: u32 = v409 - v95;
          let v411: u32 = v408 + v95;
          for (var v412: u32 = v98; v412 < v147; v412 += v99) {
            let v413: u32 = v412 >> v408;
            let v414: u32 = v413 << v411;
            let v415: u32 = v412 & v410;
            let v416: u32 = v414 + v415;
            for (var v417: u32 = v94; v417 < v97; v417 += v95) {
              let v418: u32 = v417 * v96;
              let v419: u32 = v418 + v416;
              let v420: u32 = v419 + v409;
              let v421: f32 = m4[v419];
              let v422: f32 = m4[v420];
              let v423: f32 = v421 + v422;
              let v424: f32 = v421 - v422;
              m4[v419] = v423;
              m4[v420] = v424;
            }
          }
          workgroupBarrier();
        }
        let v425: u32 = v376 / v166;
        for (var v426: u32 = v98; v426 < v96; v426 += v99) {
          x15 = v104;
          x16 = v104;
          x17 = v104;
          x18 = v104;
          let v427: u32 = v380 + v426;
          let v428: u32 = v427 / v166;
          let v429: u32 = v427 % v166;
          for (var v430: u32 = v94; v430 < v96; v430 += v95) {
            let v431: u32 = v430 / v166;
            let v432: u32 = v425 + v431;
            let v433: u32 = v430 % v166;
            let v436: u32 = v434 * v97;
            let v437: u32 = v432 * v435;
            let v438: u32 = v437 + v428;
            let v439: u32 = v438 * v436;
            let v440: u32 = v381 + v439;
            let v441: u32 = v429 & v148;
            let v442: u32 = v441 << v185;
            let v443: u32 = v429 >> v184;
            let v444: u32 = v443 << v178;
            let v445: u32 = v433 & v148;
            let v446: u32 = v445 >> v95;
            let v447: u32 = v446 << v184;
            let v448: u32 = v433 >> v184;
            let v449: u32 = v448 << v95;
            let v450: u32 = v433 & v95;
            let v451: u32 = v442 + v444;
            let v452: u32 = v451 + v447;
            let v453: u32 = v452 + v449;
            let v454: u32 = v453 + v450;
            let v455: u32 = v454 + v95;
            let v456: u32 = v455 * v434;
            let v457: u32 = v456 >> v95;
            let v458: u32 = v436 << v185;
            let v459: u32 = v457 + v458;
            let v460: u32 = v459 - v95;
            let v461: u32 = v460 >> v185;
            let v462: u32 = v459 - v166;
            let v463: u32 = v462 >> v185;
            let v464: bool = v461 < v436;
            let v465: u32 = v461 - v436;
            let v466: u32 = select(v465, v461, v464);
            let v467: u32 = v440 + v466;
            let v468: u32 = b2[v467];
            let v469: bool = v463 < v436;
            let v470: u32 = v463 - v436;
            let v471: u32 = select(v470, v463, v469);
            let v472: u32 = v440 + v471;
            let v473: u32 = b2[v472];
            let v474: u32 = v460 & v206;
            let v475: u32 = v206 - v474;
            let v476: u32 = v468 >> v475;
            let v477: u32 = v473 << v95;
            let v478: u32 = v477 << v474;
            let v479: u32 = v476 | v478;
            let v480: u32 = v479 & v226;
            let v482: bool = v481 == v94;
            let v483: bool = v481 == v178;
            let v484: u32 = select(v232, v233, v483);
            let v485: u32 = select(v484, v231, v482);
            let v486: u32 = select(v94, v236, v482);
            let v487: u32 = v480 * v485;
            let v488: u32 = v487 + v486;
            let v489: u32 = v488 & v240;
            let v490: u32 = v489 ^ v241;
            let v491: u32 = v490 >> v166;
            let v492: u32 = v490 & v245;
            let v493: u32 = v492 << v166;
            let v494: u32 = v490 & v246;
            let v495: u32 = v494 << v247;
            let v496: u32 = v495 + v248;
            let v497: u32 = v493 | v496;
            let v498: f32 = bitcast<f32>(v497);
            let v499: u32 = v491 & v245;
            let v500: u32 = v499 << v166;
            let v501: u32 = v491 & v246;
            let v502: u32 = v501 << v247;
            let v503: u32 = v502 + v248;
            let v504: u32 = v500 | v503;
            let v505: f32 = bitcast<f32>(v504);
            let v506: f32 = v498 + v505;
            let v507: u32 = v488 & v264;
            let v508: u32 = v488 >> v265;
            let v509: u32 = v508 & v264;
            let v510: u32 = v507 + v509;
            let v511: u32 = v510 >> v166;
            let v512: u32 = v510 + v511;
            let v513: u32 = v512 & v266;
            let v514: f32 = f32(v513);
            let v515: f32 = fma(v514, v275, v276);
            let v516: f32 = select(v506, v515, v483);
            let v517: u32 = bitcast<u32>(v516);
            let v518: u32 = v517 >> v247;
            let v519: u32 = v518 & v95;
            let v520: u32 = v517 + v282;
            let v521: u32 = v520 + v519;
            let v522: u32 = v521 & v283;
            let v523: f32 = bitcast<f32>(v522);
            let v524: f32 = m4[v430];
            let v525: f32 = x15;
            let v526: f32 = fma(v524, v523, v525);
            x15 = v526;
            let v527: u32 = v430 + v96;
            let v528: f32 = m4[v527];
            let v529: f32 = x16;
            let v530: f32 = fma(v528, v523, v529);
            x16 = v530;
            let v531: u32 = v430 + v295;
            let v532: f32 = m4[v531];
            let v533: f32 = x17;
            let v534: f32 = fma(v532, v523, v533);
            x17 = v534;
            let v535: u32 = v430 + v300;
            let v536: f32 = m4[v535];
            let v537: f32 = x18;
            let v538: f32 = fma(v536, v523, v537);
            x18 = v538;
          }
          let v539: f32 = m6[v426];
          let v540: f32 = x15;
          let v541: f32 = v539 + v540;
          m6[v426] = v541;
          let v542: u32 = v426 + v96;
          let v543: f32 = m6[v542];
          let v544: f32 = x16;
          let v545: f32 = v543 + v544;
          m6[v542] = v545;
          let v546: u32 = v426 + v295;
          let v547: f32 = m6[v546];
          let v548: f32 = x17;
          let v549: f32 = v547 + v548;
          m6[v546] = v549;
          let v550: u32 = v426 + v300;
          let v551: f32 = m6[v550];
          let v552: f32 = x18;
          let v553: f32 = v551 + v552;
          m6[v550] = v553;
        }
        workgroupBarrier();
      } else {
        let v554: u32 = v5 - v95;
        let v555: u32 = v42 - v95;
        for (var v556: u32 = v98; v556 < v96; v556 += v99) {
          x19 = v104;
          x20 = v104;
          x21 = v104;
          x22 = v104;
          let v557: u32 = min(v556, v555);
          let v558: u32 = v557 * v6;
          let v559: u32 = v66 + v558;
          for (var v560: u32 = v94; v560 < v46; v560 += v95) {
            let v561: u32 = v559 + v560;
            let v809: bool = v808 == v715;
            if (v809) {
              let v810: u32 = b2[v561];
              let v811: f32 = bitcast<f32>(v810);
              x25 = v811;
            } else {
              let v812: bool = v808 < v719;
              if (v812) {
                let v813: bool = v808 == v721;
                let v814: u32 = v561 >> v721;
                let v815: u32 = b2[v814];
                let v816: u32 = v561 & v721;
                let v817: bool = v816 == v721;
                let v818: vec2<f32> = unpack2x16float(v815);
                let v819: f32 = v818.x;
                let v820: f32 = v818.y;
                let v821: u32 = v815 << v730;
                let v822: u32 = v815 & v731;
                let v823: f32 = bitcast<f32>(v821);
                let v824: f32 = bitcast<f32>(v822);
                let v825: f32 = select(v819, v820, v817);
                let v826: f32 = select(v823, v824, v817);
                let v827: f32 = select(v826, v825, v813);
                x25 = v827;
              } else {
                let v829: u32 = v561 >> v740;
                let v830: u32 = v829 * v828;
                let v831: u32 = v561 & v741;
                let v832: u32 = v831 * v828;
                let v833: u32 = v832 >> v740;
                let v834: u32 = v830 + v833;
                let v835: u32 = v832 & v741;
                let v836: u32 = b2[v834];
                let v837: u32 = v834 + v721;
                let v838: u32 = b2[v837];
                let v839: u32 = v836 >> v835;
                let v840: u32 = v741 - v835;
                let v841: u32 = v838 << v721;
                let v842: u32 = v841 << v840;
                let v843: u32 = v839 | v842;
                let v844: u32 = v721 << v828;
                let v845: u32 = v844 - v721;
                let v847: u32 = v561 >> v846;
                let v848: bool = v808 == v719;
                let v849: bool = v808 == v761;
                let v850: u32 = v847 >> v721;
                let v851: u32 = select(v850, v847, v848);
                let v853: u32 = v852 + v851;
                let v854: u32 = b2[v853];
                let v855: f32 = bitcast<f32>(v854);
                let v856: u32 = v847 & v721;
                let v857: bool = v856 == v721;
                let v858: vec2<f32> = unpack2x16float(v854);
                let v859: f32 = v858.x;
                let v860: f32 = v858.y;
                let v861: u32 = v854 << v730;
                let v862: u32 = v854 & v731;
                let v863: f32 = bitcast<f32>(v861);
                let v864: f32 = bitcast<f32>(v862);
                let v865: f32 = select(v859, v860, v857);
                let v866: f32 = select(v863, v864, v857);
                let v867: f32 = select(v866, v865, v849);
                let v868: f32 = select(v867, v855, v848);
                let v869: bool = v808 == v719;
                let v870: bool = v808 == v761;
                let v871: u32 = v847 >> v721;
                let v872: u32 = select(v871, v847, v869);
                let v874: u32 = v873 + v872;
                let v875: u32 = b2[v874];
                let v876: f32 = bitcast<f32>(v875);
                let v877: u32 = v847 & v721;
                let v878: bool = v877 == v721;
                let v879: vec2<f32> = unpack2x16float(v875);
                let v880: f32 = v879.x;
                let v881: f32 = v879.y;
                let v882: u32 = v875 << v730;
                let v883: u32 = v875 & v731;
                let v884: f32 = bitcast<f32>(v882);
                let v885: f32 = bitcast<f32>(v883);
                let v886: f32 = select(v880, v881, v878);
                let v887: f32 = select(v884, v885, v878);
                let v888: f32 = select(v887, v886, v870);
                let v889: f32 = select(v888, v876, v869);
                let v890: u32 = v843 & v845;
                let v891: f32 = f32(v890);
                let v892: f32 = fma(v868, v891, v889);
                x25 = v892;
              }
            }
            let v893: f32 = x25;
            let v563: u32 = min(v94, v554);
            let v564: u32 = v563 * v26;
            let v565: u32 = v7 + v564;
            let v566: u32 = v565 + v560;
            let v567: f32 = m0[v566];
            let v568: f32 = x19;
            let v569: f32 = fma(v567, v893, v568);
            x19 = v569;
            let v570: u32 = min(v95, v554);
            let v571: u32 = v570 * v26;
            let v572: u32 = v7 + v571;
            let v573: u32 = v572 + v560;
            let v574: f32 = m0[v573];
            let v575: f32 = x20;
            let v576: f32 = fma(v574, v893, v575);
            x20 = v576;
            let v577: u32 = min(v178, v554);
            let v578: u32 = v577 * v26;
            let v579: u32 = v7 + v578;
            let v580: u32 = v579 + v560;
            let v581: f32 = m0[v580];
            let v582: f32 = x21;
            let v583: f32 = fma(v581, v893, v582);
            x21 = v583;
            let v584: u32 = min(v184, v554);
            let v585: u32 = v584 * v26;
            let v586: u32 = v7 + v585;
            let v587: u32 = v586 + v560;
            let v588: f32 = m0[v587];
            let v589: f32 = x22;
            let v590: f32 = fma(v588, v893, v589);
            x22 = v590;
          }
          let v591: f32 = m6[v556];
          let v592: f32 = x19;
          let v593: f32 = v591 + v592;
          m6[v556] = v593;
          let v594: u32 = v556 + v96;
          let v595: f32 = m6[v594];
          let v596: f32 = x20;
          let v597: f32 = v595 + v596;
          m6[v594] = v597;
          let v598: u32 = v556 + v295;
          let v599: f32 = m6[v598];
          let v600: f32 = x21;
          let v601: f32 = v599 + v600;
          m6[v598] = v601;
          let v602: u32 = v556 + v300;
          let v603: f32 = m6[v602];
          let v604: f32 = x22;
          let v605: f32 = v603 + v604;
          m6[v602] = v605;
        }
      }
      workgroupBarrier();
    }
    for (var v606: u32 = v98; v606 < v96; v606 += v99) {
      for (var v607: u32 = v94; v607 < v97; v607 += v95) {
        let v608: u32 = v607 * v96;
        let v609: u32 = v606 + v608;
        let v610: f32 = m5[v609];
        let v611: u32 = v607 * v26;
        let v612: u32 = v7 + v611;
        let v613: u32 = v612 + v606;
        m2[v613] = v610;
      }
    }
    workgroupBarrier();
    let v614: bool = v109 == v110;
    if (v614) {
      for (var v615: u32 = v94; v615 < v148; v615 += v95) {
        let v616: u32 = v95 << v615;
        let v617: u32 = v616 - v95;
        let v618: u32 = v615 + v95;
        for (var v619: u32 = v98; v619 < v147; v619 += v99) {
          let v620: u32 = v619 >> v615;
          let v621: u32 = v620 << v618;
          let v622: u32 = v619 & v617;
          let v623: u32 = v621 + v622;
          for (var v624: u32 = v94; v624 < v97; v624 += v95) {
            let v625: u32 = v624 * v26;
            let v626: u32 = v7 + v625;
            let v627: u32 = v626 + v623;
            let v628: u32 = v627 + v616;
            let v629: f32 = m2[v627];
            let v630: f32 = m2[v628];
            let v631: f32 = v629 + v630;
            let v632: f32 = v629 - v630;
            m2[v627] = v631;
            m2[v628] = v632;
          }
        }
        workgroupBarrier();
      }
      let v633: u32 = x1;
      let v634: u32 = x2;
      let v636: u32 = v634 + v635;
      for (var v637: u32 = v98; v637 < v96; v637 += v99) {
        for (var v638: u32 = v94; v638 < v97; v638 += v95) {
          let v639: u32 = v638 * v26;
          let v640: u32 = v7 + v639;
          let v641: u32 = v640 + v637;
          let v642: f32 = m2[v641];
          let v643: u32 = v633 + v637;
          let v644: u32 = v643 >> v95;
          let v645: u32 = v636 + v644;
          let v646: u32 = b1[v645];
          let v647: u32 = v643 & v95;
          let v648: bool = v647 == v95;
          let v649: vec2<f32> = unpack2x16float(v646);
          let v650: f32 = v649.x;
          let v651: f32 = v649.y;
          let v652: f32 = select(v650, v651, v648);
          let v653: f32 = v642 * v142;
          let v654: f32 = v653 * v652;
          m2[v641] = v654;
        }
      }
      workgroupBarrier();
    }
    for (var v655: u32 = v98; v655 < v96; v655 += v99) {
      for (var v656: u32 = v94; v656 < v97; v656 += v95) {
        let v657: u32 = v656 * v96;
        let v658: u32 = v655 + v657;
        let v659: f32 = m6[v658];
        let v660: u32 = v656 * v26;
        let v661: u32 = v7 + v660;
        let v662: u32 = v661 + v655;
        m3[v662] = v659;
      }
    }
    workgroupBarrier();
    let v663: bool = v372 == v110;
    if (v663) {
      for (var v664: u32 = v94; v664 < v148; v664 += v95) {
        let v665: u32 = v95 << v664;
        let v666: u32 = v665 - v95;
        let v667: u32 = v664 + v95;
        for (var v668: u32 = v98; v668 < v147; v668 += v99) {
          let v669: u32 = v668 >> v664;
          let v670: u32 = v669 << v667;
          let v671: u32 = v668 & v666;
          let v672: u32 = v670 + v671;
          for (var v673: u32 = v94; v673 < v97; v673 += v95) {
            let v674: u32 = v673 * v26;
            let v675: u32 = v7 + v674;
            let v676: u32 = v675 + v672;
            let v677: u32 = v676 + v665;
            let v678: f32 = m3[v676];
            let v679: f32 = m3[v677];
            let v680: f32 = v678 + v679;
            let v681: f32 = v678 - v679;
            m3[v676] = v680;
            m3[v677] = v681;
          }
        }
        workgroupBarrier();
      }
      let v682: u32 = x3;
      let v683: u32 = x4;
      let v685: u32 = v683 + v684;
      for (var v686: u32 = v98; v686 < v96; v686 += v99) {
        for (var v687: u32 = v94; v687 < v97; v687 += v95) {
          let v688: u32 = v687 * v26;
          let v689: u32 = v7 + v688;
          let v690: u32 = v689 + v686;
          let v691: f32 = m3[v690];
          let v692: u32 = v682 + v686;
          let v693: u32 = v692 >> v95;
          let v694: u32 = v685 + v693;
          let v695: u32 = b2[v694];
          let v696: u32 = v692 & v95;
          let v697: bool = v696 == v95;
          let v698: vec2<f32> = unpack2x16float(v695);
          let v699: f32 = v698.x;
          let v700: f32 = v698.y;
          let v701: f32 = select(v699, v700, v697);
          let v702: f32 = v691 * v142;
          let v703: f32 = v702 * v701;
          m3[v690] = v703;
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
