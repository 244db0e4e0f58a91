@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
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
fn mlp_bias_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v718: u32 = params[4].w;
  let v719: u32 = 0u;
  let v723: u32 = 3u;
  let v725: u32 = 1u;
  let v734: u32 = 16u;
  let v735: u32 = 4294901760u;
  let v743: u32 = params[5].x;
  let v744: u32 = 5u;
  let v745: u32 = 31u;
  let v763: u32 = params[5].y;
  let v765: u32 = 4u;
  let v770: u32 = params[5].z;
  let v791: u32 = params[5].w;
  let v812: u32 = params[6].x;
  let v832: u32 = params[6].y;
  let v850: u32 = params[6].z;
  let v856: u32 = params[6].w;
  let v877: u32 = params[7].x;
  let v708: u32 = lane;
  let v709: u32 = 0u;
  let v710: u32 = 1u;
  let v711: u32 = 32u;
  let v98: u32 = 0u;
  let v99: u32 = 1u;
  let v100: u32 = 128u;
  let v101: u32 = 4u;
  let v102: u32 = lane;
  let v103: u32 = 32u;
  let v108: f32 = 0.0f;
  let v113: u32 = params[0].w;
  let v114: u32 = 6u;
  let v119: u32 = params[1].x;
  let v120: u32 = params[1].y;
  let v124: u32 = params[1].z;
  let v146: f32 = 0.088388346f;
  let v151: u32 = 64u;
  let v152: u32 = 7u;
  let v170: u32 = 16u;
  let v180: u32 = params[1].w;
  let v181: u32 = params[2].x;
  let v182: u32 = 2u;
  let v188: u32 = 3u;
  let v189: u32 = 5u;
  let v210: u32 = 31u;
  let v230: u32 = 65535u;
  let v232: u32 = params[2].y;
  let v235: u32 = 89226354u;
  let v236: u32 = 3417055213u;
  let v237: u32 = 2212286765u;
  let v240: u32 = 64248484u;
  let v244: u32 = 2415890431u;
  let v245: u32 = 996162400u;
  let v249: u32 = 32768u;
  let v250: u32 = 32767u;
  let v251: u32 = 13u;
  let v252: u32 = 939524096u;
  let v268: u32 = 16711935u;
  let v269: u32 = 8u;
  let v270: u32 = 2047u;
  let v279: f32 = 0.006767273f;
  let v280: f32 = -3.453125f;
  let v286: u32 = 4095u;
  let v287: u32 = 4294959104u;
  let v299: u32 = 256u;
  let v304: u32 = 384u;
  let v376: u32 = params[2].z;
  let v381: u32 = params[2].w;
  let v382: u32 = params[3].x;
  let v386: u32 = params[3].y;
  let v438: u32 = params[3].z;
  let v439: u32 = params[3].w;
  let v485: u32 = params[4].x;
  let v639: u32 = params[4].y;
  let v688: u32 = params[4].z;
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
    m7[v708] = v21;
    workgroupBarrier();
    let v712: f32 = m7[v709];
    x23 = v712;
    for (var v713: u32 = v710; v713 < v711; v713 += v710) {
      let v714: f32 = m7[v713];
      let v715: f32 = x23;
      let v716: f32 = v715 + v714;
      x23 = v716;
    }
    workgroupBarrier();
    let v717: f32 = x23;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v717;
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
      let v115: bool = v113 == v114;
      if (v115) {
        let v116: u32 = v66 / v6;
        let v117: u32 = v116 * v6;
        let v118: u32 = v66 - v117;
        let v121: u32 = v116 / v119;
        let v122: u32 = v116 % v119;
        let v123: u32 = v121 * v120;
        x1 = v122;
        x2 = v123;
        let v125: u32 = v123 + v124;
        for (var v126: u32 = v102; v126 < v100; v126 += v103) {
          for (var v127: u32 = v98; v127 < v101; v127 += v99) {
            x5 = v108;
            let v128: bool = v127 < v5;
            let v129: bool = v126 < v46;
            let v130: bool = v128 & v129;
            if (v130) {
              let v131: u32 = v127 * v26;
              let v132: u32 = v7 + v131;
              let v133: u32 = v132 + v126;
              let v134: f32 = m0[v133];
              let v135: u32 = v118 + v126;
              let v136: u32 = v135 >> v99;
              let v137: u32 = v125 + v136;
              let v138: u32 = b1[v137];
              let v139: u32 = v135 & v99;
              let v140: bool = v139 == v99;
              let v141: vec2<f32> = unpack2x16float(v138);
              let v142: f32 = v141.x;
              let v143: f32 = v141.y;
              let v144: f32 = select(v142, v143, v140);
              let v145: f32 = v134 * v144;
              let v147: f32 = v145 * v146;
              x5 = v147;
            }
            let v148: f32 = x5;
            let v149: u32 = v127 * v100;
            let v150: u32 = v126 + v149;
            m4[v150] = v148;
          }
        }
        workgroupBarrier();
        for (var v153: u32 = v98; v153 < v152; v153 += v99) {
          let v154: u32 = v99 << v153;
          let v155: u32 = v154 - v99;
          let v156: u32 = v153 + v99;
          for (var v157: u32 = v102; v157 < v151; v157 += v103) {
            let v158: u32 = v157 >> v153;
            let v159: u32 = v158 << v156;
            let v160: u32 = v157 & v155;
            let v161: u32 = v159 + v160;
            for (var v162: u32 = v98; v162 < v101; v162 += v99) {
              let v163: u32 = v162 * v100;
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
        let v171: u32 = v118 / v170;
        for (var v172: u32 = v102; v172 < v100; v172 += v103) {
          x6 = v108;
          x7 = v108;
          x8 = v108;
          x9 = v108;
          let v173: u32 = v122 + v172;
          let v174: u32 = v173 / v170;
          let v175: u32 = v173 % v170;
          for (var v176: u32 = v98; v176 < v100; v176 += v99) {
            let v177: u32 = v176 / v170;
            let v178: u32 = v171 + v177;
            let v179: u32 = v176 % v170;
            let v183: u32 = v180 * v101;
            let v184: u32 = v178 * v181;
            let v185: u32 = v184 + v174;
            let v186: u32 = v185 * v183;
            let v187: u32 = v123 + v186;
            let v190: u32 = v175 & v152;
            let v191: u32 = v190 << v189;
            let v192: u32 = v175 >> v188;
            let v193: u32 = v192 << v182;
            let v194: u32 = v179 & v152;
            let v195: u32 = v194 >> v99;
            let v196: u32 = v195 << v188;
            let v197: u32 = v179 >> v188;
            let v198: u32 = v197 << v99;
            let v199: u32 = v179 & v99;
            let v200: u32 = v191 + v193;
            let v201: u32 = v200 + v196;
            let v202: u32 = v201 + v198;
            let v203: u32 = v202 + v199;
            let v204: u32 = v203 + v99;
            let v205: u32 = v204 * v180;
            let v206: u32 = v205 >> v99;
            let v207: u32 = v183 << v189;
            let v208: u32 = v206 + v207;
            let v209: u32 = v208 - v99;
            let v211: u32 = v209 >> v189;
            let v212: u32 = v208 - v170;
            let v213: u32 = v212 >> v189;
            let v214: bool = v211 < v183;
            let v215: u32 = v211 - v183;
            let v216: u32 = select(v215, v211, v214);
            let v217: u32 = v187 + v216;
            let v218: u32 = b1[v217];
            let v219: bool = v213 < v183;
            let v220: u32 = v213 - v183;
            let v221: u32 = select(v220, v213, v219);
            let v222: u32 = v187 + v221;
            let v223: u32 = b1[v222];
            let v224: u32 = v209 & v210;
            let v225: u32 = v210 - v224;
            let v226: u32 = v218 >> v225;
            let v227: u32 = v223 << v99;
            let v228: u32 = v227 << v224;
            let v229: u32 = v226 | v228;
            let v231: u32 = v229 & v230;
            let v233: bool = v232 == v98;
            let v234: bool = v232 == v182;
            let v238: u32 = select(v236, v237, v234);
            let v239: u32 = select(v238, v235, v233);
            let v241: u32 = select(v98, v240, v233);
            let v242: u32 = v231 * v239;
            let v243: u32 = v242 + v241;
            let v246: u32 = v243 & v244;
            let v247: u32 = v246 ^ v245;
            let v248: u32 = v247 >> v170;
            let v253: u32 = v247 & v249;
            let v254: u32 = v253 << v170;
            let v255: u32 = v247 & v250;
            let v256: u32 = v255 << v251;
            let v257: u32 = v256 + v252;
            let v258: u32 = v254 | v257;
            let v259: f32 = bitcast<f32>(v258);
            let v260: u32 = v248 & v249;
            let v261: u32 = v260 << v170;
            let v262: u32 = v248 & v250;
            let v263: u32 = v262 << v251;
            let v264: u32 = v263 + v252;
            let v265: u32 = v261 | v264;
            let v266: f32 = bitcast<f32>(v265);
            let v267: f32 = v259 + v266;
            let v271: u32 = v243 & v268;
            let v272: u32 = v243 >> v269;
            let v273: u32 = v272 & v268;
            let v274: u32 = v271 + v273;
            let v275: u32 = v274 >> v170;
            let v276: u32 = v274 + v275;
            let v277: u32 = v276 & v270;
            let v278: f32 = f32(v277);
            let v281: f32 = fma(v278, v279, v280);
            let v282: f32 = select(v267, v281, v234);
            let v283: u32 = bitcast<u32>(v282);
            let v284: u32 = v283 >> v251;
            let v285: u32 = v284 & v99;
            let v288: u32 = v283 + v286;
            let v289: u32 = v288 + v285;
            let v290: u32 = v289 & v287;
            let v291: f32 = bitcast<f32>(v290);
            let v292: f32 = m4[v176];
            let v293: f32 = x6;
            let v294: f32 = fma(v292, v291, v293);
            x6 = v294;
            let v295: u32 = v176 + v100;
            let v296: f32 = m4[v295];
            let v297: f32 = x7;
            let v298: f32 = fma(v296, v291, v297);
            x7 = v298;
            let v300: u32 = v176 + v299;
            let v301: f32 = m4[v300];
            let v302: f32 = x8;
            let v303: f32 = fma(v301, v291, v302);
            x8 = v303;
            let v305: u32 = v176 + v304;
            let v306: f32 = m4[v305];
            let v307: f32 = x9;
            let v308: f32 = fma(v306, v291, v307);
            x9 = v308;
          }
          let v309: f32 = m5[v172];
          let v310: f32 = x6;
          let v311: f32 = v309 + v310;
          m5[v172] = v311;
          let v312: u32 = v172 + v100;
          let v313: f32 = m5[v312];
          let v314: f32 = x7;
          let v315: f32 = v313 + v314;
          m5[v312] = v315;
          let v316: u32 = v172 + v299;
          let v317: f32 = m5[v316];
          let v318: f32 = x8;
          let v319: f32 = v317 + v318;
          m5[v316] = v319;
          let v320: u32 = v172 + v304;
          let v321: f32 = m5[v320];
          let v322: f32 = x9;
          let v323: f32 = v321 + v322;
          m5[v320] = v323;
        }
        workgroupBarrier();
      } else {
        let v324: u32 = v5 - v99;
        let v325: u32 = v42 - v99;
        for (var v326: u32 = v102; v326 < v100; v326 += v103) {
          x10 = v108;
          x11 = v108;
          x12 = v108;
          x13 = v108;
          let v327: u32 = min(v326, v325);
          let v328: u32 = v327 * v6;
          let v329: u32 = v66 + v328;
          for (var v330: u32 = v98; v330 < v46; v330 += v99) {
            let v331: u32 = v329 + v330;
            let v720: bool = v718 == v719;
            if (v720) {
              let v721: u32 = b1[v331];
              let v722: f32 = bitcast<f32>(v721);
              x24 = v722;
            } else {
              let v724: bool = v718 < v723;
              if (v724) {
                let v726: bool = v718 == v725;
                let v727: u32 = v331 >> v725;
                let v728: u32 = b1[v727];
                let v729: u32 = v331 & v725;
                let v730: bool = v729 == v725;
                let v731: vec2<f32> = unpack2x16float(v728);
                let v732: f32 = v731.x;
                let v733: f32 = v731.y;
                let v736: u32 = v728 << v734;
                let v737: u32 = v728 & v735;
                let v738: f32 = bitcast<f32>(v736);
                let v739: f32 = bitcast<f32>(v737);
                let v740: f32 = select(v732, v733, v730);
                let v741: f32 = select(v738, v739, v730);
                let v742: f32 = select(v741, v740, v726);
                x24 = v742;
              } else {
                let v746: u32 = v331 >> v744;
                let v747: u32 = v746 * v743;
                let v748: u32 = v331 & v745;
                let v749: u32 = v748 * v743;
                let v750: u32 = v749 >> v744;
                let v751: u32 = v747 + v750;
                let v752: u32 = v749 & v745;
                let v753: u32 = b1[v751];
                let v754: u32 = v751 + v725;
                let v755: u32 = b1[v754];
                let v756: u32 = v753 >> v752;
                let v757: u32 = v745 - v752;
                let v758: u32 = v755 << v725;
                let v759: u32 = v758 << v757;
                let v760: u32 = v756 | v759;
                let v761: u32 = v725 << v743;
                let v762: u32 = v761 - v725;
                let v764: u32 = v331 >> v763;
                let v766: bool = v718 == v723;
                let v767: bool = v718 == v765;
                let v768: u32 = v764 >> v725;
                let v769: u32 = select(v768, v764, v766);
                let v771: u32 = v770 + v769;
                let v772: u32 = b1[v771];
                let v773: f32 = bitcast<f32>(v772);
                let v774: u32 = v764 & v725;
                let v775: bool = v774 == v725;
                let v776: vec2<f32> = unpack2x16float(v772);
                let v777: f32 = v776.x;
                let v778: f32 = v776.y;
                let v779: u32 = v772 << v734;
                let v780: u32 = v772 & v735;
                let v781: f32 = bitcast<f32>(v779);
                let v782: f32 = bitcast<f32>(v780);
                let v783: f32 = select(v777, v778, v775);
                let v784: f32 = select(v781, v782, v775);
                let v785: f32 = select(v784, v783, v767);
                let v786: f32 = select(v785, v773, v766);
                let v787: bool = v718 == v723;
                let v788: bool = v718 == v765;
                let v789: u32 = v764 >> v725;
                let v790: u32 = select(v789, v764, v787);
                let v792: u32 = v791 + v790;
                let v793: u32 = b1[v792];
                let v794: f32 = bitcast<f32>(v793);
                let v795: u32 = v764 & v725;
                let v796: bool = v795 == v725;
                let v797: vec2<f32> = unpack2x16float(v793);
                let v798: f32 = v797.x;
                let v799: f32 = v797.y;
                let v800: u32 = v793 << v734;
                let v801: u32 = v793 & v735;
                let v802: f32 = bitcast<f32>(v800);
                let v803: f32 = bitcast<f32>(v801);
                let v804: f32 = select(v798, v799, v796);
                let v805: f32 = select(v802, v803, v796);
                let v806: f32 = select(v805, v804, v788);
                let v807: f32 = select(v806, v794, v787);
                let v808: u32 = v760 & v762;
                let v809: f32 = f32(v808);
                let v810: f32 = fma(v786, v809, v807);
                x24 = v810;
              }
            }
            let v811: f32 = x24;
            let v333: u32 = min(v98, v324);
            let v334: u32 = v333 * v26;
            let v335: u32 = v7 + v334;
            let v336: u32 = v335 + v330;
            let v337: f32 = m0[v336];
            let v338: f32 = x10;
            let v339: f32 = fma(v337, v811, v338);
            x10 = v339;
            let v340: u32 = min(v99, v324);
            let v341: u32 = v340 * v26;
            let v342: u32 = v7 + v341;
            let v343: u32 = v342 + v330;
            let v344: f32 = m0[v343];
            let v345: f32 = x11;
            let v346: f32 = fma(v344, v811, v345);
            x11 = v346;
            let v347: u32 = min(v182, v324);
            let v348: u32 = v347 * v26;
            let v349: u32 = v7 + v348;
            let v350: u32 = v349 + v330;
            let v351: f32 = m0[v350];
            let v352: f32 = x12;
            let v353: f32 = fma(v351, v811, v352);
            x12 = v353;
            let v354: u32 = min(v188, v324);
            let v355: u32 = v354 * v26;
            let v356: u32 = v7 + v355;
            let v357: u32 = v356 + v330;
            let v358: f32 = m0[v357];
            let v359: f32 = x13;
            let v360: f32 = fma(v358, v811, v359);
            x13 = v360;
          }
          let v361: f32 = m5[v326];
          let v362: f32 = x10;
          let v363: f32 = v361 + v362;
          m5[v326] = v363;
          let v364: u32 = v326 + v100;
          let v365: f32 = m5[v364];
          let v366: f32 = x11;
          let v367: f32 = v365 + v366;
          m5[v364] = v367;
          let v368: u32 = v326 + v299;
          let v369: f32 = m5[v368];
          let v370: f32 = x12;
          let v371: f32 = v369 + v370;
          m5[v368] = v371;
          let v372: u32 = v326 + v304;
          let v373: f32 = m5[v372];
          let v374: f32 = x13;
          let v375: f32 = v373 + v374;
          m5[v372] = v375;
        }
      }
      let v377: bool = v376 == v114;
      if (v377) {
        let v378: u32 = v66 / v6;
        let v379: u32 = v378 * v6;
        let v380: u32 = v66 - v379;
        let v383: u32 = v378 / v381;
        let v384: u32 = v378 % v381;
        let v385: u32 = v383 * v382;
        x3 = v384;
        x4 = v385;
        let v387: u32 = v385 + v386;
        for (var v388: u32 = v102; v388 < v100; v388 += v103) {
          for (var v389: u32 = v98; v389 < v101; v389 += v99) {
            x14 = v108;
            let v390: bool = v389 < v5;
            let v391: bool = v388 < v46;
            let v392: bool = v390 & v391;
            if (v392) {
              let v393: u32 = v389 * v26;
              let v394: u32 = v7 + v393;
              let v395: u32 = v394 + v388;
              let v396: f32 = m0[v395];
              let v397: u32 = v380 + v388;
              let v398: u32 = v397 >> v99;
              let v399: u32 = v387 + v398;
              let v400: u32 = b2[v399];
              let v401: u32 = v397 & v99;
              let v402: bool = v401 == v99;
              let v403: vec2<f32> = unpack2x16float(v400);
              let v404: f32 = v403.x;
              let v405: f32 = v403.y;
              let v406: f32 = select(v404, v405, v402);
              let v407: f32 = v396 * v406;
              let v408: f32 = v407 * v146;
              x14 = v408;
            }
            let v409: f32 = x14;
            let v410: u32 = v389 * v100;
            let v411: u32 = v388 + v410;
            m4[v411] = v409;
          }
        }
        workgroupBarrier();
        for (var v412: u32 = v98; v412 < v152; v412 += v99) {
          let v413: u32 = v99 << v412;
          let v414: u32 = v413 - v99;
          let v415: u32 = v412 + v99;
          for (var v416: u32 = v102; v416 < v151; v416 += v103) {
            let v417: u32 = v416 >> v412;
            let v418: u32 = v417 << v415;
            let v419: u32 = v416 & v414;
            let v420: u32 = v418 + v419;
            for (var v421: u32 = v98; v421 < v101; v421 += v99) {
              let v422: u32 = v421 * v100;
              let v423: u32 = v422 + v420;
              let v424: u32 = v423 + v413;
              let v425: f32 = m4[v423];
              let v426: f32 = m4[v424];
              let v427: f32 = v425 + v426;
              let v428: f32 = v425 - v426;
              m4[v423] = v427;
              m4[v424] = v428;
            }
          }
          workgroupBarrier();
        }
        let v429: u32 = v380 / v170;
        for (var v430: u32 = v102; v430 < v100; v430 += v103) {
          x15 = v108;
          x16 = v108;
          x17 = v108;
          x18 = v108;
          let v431: u32 = v384 + v430;
          let v432: u32 = v431 / v170;
          let v433: u32 = v431 % v170;
          for (var v434: u32 = v98; v434 < v100; v434 += v99) {
            let v435: u32 = v434 / v170;
            let v436: u32 = v429 + v435;
            let v437: u32 = v434 % v170;
            let v440: u32 = v438 * v101;
            let v441: u32 = v436 * v439;
            let v442: u32 = v441 + v432;
            let v443: u32 = v442 * v440;
            let v444: u32 = v385 + v443;
            let v445: u32 = v433 & v152;
            let v446: u32 = v445 << v189;
            let v447: u32 = v433 >> v188;
            let v448: u32 = v447 << v182;
            let v449: u32 = v437 & v152;
            let v450: u32 = v449 >> v99;
            let v451: u32 = v450 << v188;
            let v452: u32 = v437 >> v188;
            let v453: u32 = v452 << v99;
            let v454: u32 = v437 & v99;
            let v455: u32 = v446 + v448;
            let v456: u32 = v455 + v451;
            let v457: u32 = v456 + v453;
            let v458: u32 = v457 + v454;
            let v459: u32 = v458 + v99;
            let v460: u32 = v459 * v438;
            let v461: u32 = v460 >> v99;
            let v462: u32 = v440 << v189;
            let v463: u32 = v461 + v462;
            let v464: u32 = v463 - v99;
            let v465: u32 = v464 >> v189;
            let v466: u32 = v463 - v170;
            let v467: u32 = v466 >> v189;
            let v468: bool = v465 < v440;
            let v469: u32 = v465 - v440;
            let v470: u32 = select(v469, v465, v468);
            let v471: u32 = v444 + v470;
            let v472: u32 = b2[v471];
            let v473: bool = v467 < v440;
            let v474: u32 = v467 - v440;
            let v475: u32 = select(v474, v467, v473);
            let v476: u32 = v444 + v475;
            let v477: u32 = b2[v476];
            let v478: u32 = v464 & v210;
            let v479: u32 = v210 - v478;
            let v480: u32 = v472 >> v479;
            let v481: u32 = v477 << v99;
            let v482: u32 = v481 << v478;
            let v483: u32 = v480 | v482;
            let v484: u32 = v483 & v230;
            let v486: bool = v485 == v98;
            let v487: bool = v485 == v182;
            let v488: u32 = select(v236, v237, v487);
            let v489: u32 = select(v488, v235, v486);
            let v490: u32 = select(v98, v240, v486);
            let v491: u32 = v484 * v489;
            let v492: u32 = v491 + v490;
            let v493: u32 = v492 & v244;
            let v494: u32 = v493 ^ v245;
            let v495: u32 = v494 >> v170;
            let v496: u32 = v494 & v249;
            let v497: u32 = v496 << v170;
            let v498: u32 = v494 & v250;
            let v499: u32 = v498 << v251;
            let v500: u32 = v499 + v252;
            let v501: u32 = v497 | v500;
            let v502: f32 = bitcast<f32>(v501);
            let v503: u32 = v495 & v249;
            let v504: u32 = v503 << v170;
            let v505: u32 = v495 & v250;
            let v506: u32 = v505 << v251;
            let v507: u32 = v506 + v252;
            let v508: u32 = v504 | v507;
            let v509: f32 = bitcast<f32>(v508);
            let v510: f32 = v502 + v509;
            let v511: u32 = v492 & v268;
            let v512: u32 = v492 >> v269;
            let v513: u32 = v512 & v268;
            let v514: u32 = v511 + v513;
            let v515: u32 = v514 >> v170;
            let v516: u32 = v514 + v515;
            let v517: u32 = v516 & v270;
            let v518: f32 = f32(v517);
            let v519: f32 = fma(v518, v279, v280);
            let v520: f32 = select(v510, v519, v487);
            let v521: u32 = bitcast<u32>(v520);
            let v522: u32 = v521 >> v251;
            let v523: u32 = v522 & v99;
            let v524: u32 = v521 + v286;
            let v525: u32 = v524 + v523;
            let v526: u32 = v525 & v287;
            let v527: f32 = bitcast<f32>(v526);
            let v528: f32 = m4[v434];
            let v529: f32 = x15;
            let v530: f32 = fma(v528, v527, v529);
            x15 = v530;
            let v531: u32 = v434 + v100;
            let v532: f32 = m4[v531];
            let v533: f32 = x16;
            let v534: f32 = fma(v532, v527, v533);
            x16 = v534;
            let v535: u32 = v434 + v299;
            let v536: f32 = m4[v535];
            let v537: f32 = x17;
            let v538: f32 = fma(v536, v527, v537);
            x17 = v538;
            let v539: u32 = v434 + v304;
            let v540: f32 = m4[v539];
            let v541: f32 = x18;
            let v542: f32 = fma(v540, v527, v541);
            x18 = v542;
          }
          let v543: f32 = m6[v430];
          let v544: f32 = x15;
          let v545: f32 = v543 + v544;
          m6[v430] = v545;
          let v546: u32 = v430 + v100;
          let v547: f32 = m6[v546];
          let v548: f32 = x16;
          let v549: f32 = v547 + v548;
          m6[v546] = v549;
          let v550: u32 = v430 + v299;
          let v551: f32 = m6[v550];
          let v552: f32 = x17;
          let v553: f32 = v551 + v552;
          m6[v550] = v553;
          let v554: u32 = v430 + v304;
          let v555: f32 = m6[v554];
          let v556: f32 = x18;
          let v557: f32 = v555 + v556;
          m6[v554] = v557;
        }
        workgroupBarrier();
      } else {
        let v558: u32 = v5 - v99;
        let v559: u32 = v42 - v99;
        for (var v560: u32 = v102; v560 < v100; v560 += v103) {
          x19 = v108;
          x20 = v108;
          x21 = v108;
          x22 = v108;
          let v561: u32 = min(v560, v559);
          let v562: u32 = v561 * v6;
          let v563: u32 = v66 + v562;
          for (var v564: u32 = v98; v564 < v46; v564 += v99) {
            let v565: u32 = v563 + v564;
            let v813: bool = v812 == v719;
            if (v813) {
              let v814: u32 = b2[v565];
              let v815: f32 = bitcast<f32>(v814);
              x25 = v815;
            } else {
              let v816: bool = v812 < v723;
              if (v816) {
                let v817: bool = v812 == v725;
                let v818: u32 = v565 >> v725;
                let v819: u32 = b2[v818];
                let v820: u32 = v565 & v725;
                let v821: bool = v820 == v725;
                let v822: vec2<f32> = unpack2x16float(v819);
                let v823: f32 = v822.x;
                let v824: f32 = v822.y;
                let v825: u32 = v819 << v734;
                let v826: u32 = v819 & v735;
                let v827: f32 = bitcast<f32>(v825);
                let v828: f32 = bitcast<f32>(v826);
                let v829: f32 = select(v823, v824, v821);
                let v830: f32 = select(v827, v828, v821);
                let v831: f32 = select(v830, v829, v817);
                x25 = v831;
              } else {
                let v833: u32 = v565 >> v744;
                let v834: u32 = v833 * v832;
                let v835: u32 = v565 & v745;
                let v836: u32 = v835 * v832;
                let v837: u32 = v836 >> v744;
                let v838: u32 = v834 + v837;
                let v839: u32 = v836 & v745;
                let v840: u32 = b2[v838];
                let v841: u32 = v838 + v725;
                let v842: u32 = b2[v841];
                let v843: u32 = v840 >> v839;
                let v844: u32 = v745 - v839;
                let v845: u32 = v842 << v725;
                let v846: u32 = v845 << v844;
                let v847: u32 = v843 | v846;
                let v848: u32 = v725 << v832;
                let v849: u32 = v848 - v725;
                let v851: u32 = v565 >> v850;
                let v852: bool = v812 == v723;
                let v853: bool = v812 == v765;
                let v854: u32 = v851 >> v725;
                let v855: u32 = select(v854, v851, v852);
                let v857: u32 = v856 + v855;
                let v858: u32 = b2[v857];
                let v859: f32 = bitcast<f32>(v858);
                let v860: u32 = v851 & v725;
                let v861: bool = v860 == v725;
                let v862: vec2<f32> = unpack2x16float(v858);
                let v863: f32 = v862.x;
                let v864: f32 = v862.y;
                let v865: u32 = v858 << v734;
                let v866: u32 = v858 & v735;
                let v867: f32 = bitcast<f32>(v865);
                let v868: f32 = bitcast<f32>(v866);
                let v869: f32 = select(v863, v864, v861);
                let v870: f32 = select(v867, v868, v861);
                let v871: f32 = select(v870, v869, v853);
                let v872: f32 = select(v871, v859, v852);
                let v873: bool = v812 == v723;
                let v874: bool = v812 == v765;
                let v875: u32 = v851 >> v725;
                let v876: u32 = select(v875, v851, v873);
                let v878: u32 = v877 + v876;
                let v879: u32 = b2[v878];
                let v880: f32 = bitcast<f32>(v879);
                let v881: u32 = v851 & v725;
                let v882: bool = v881 == v725;
                let v883: vec2<f32> = unpack2x16float(v879);
                let v884: f32 = v883.x;
                let v885: f32 = v883.y;
                let v886: u32 = v879 << v734;
                let v887: u32 = v879 & v735;
                let v888: f32 = bitcast<f32>(v886);
                let v889: f32 = bitcast<f32>(v887);
                let v890: f32 = select(v884, v885, v882);
                let v891: f32 = select(v888, v889, v882);
                let v892: f32 = select(v891, v890, v874);
                let v893: f32 = select(v892, v880, v873);
                let v894: u32 = v847 & v849;
                let v895: f32 = f32(v894);
                let v896: f32 = fma(v872, v895, v893);
                x25 = v896;
              }
            }
            let v897: f32 = x25;
            let v567: u32 = min(v98, v558);
            let v568: u32 = v567 * v26;
            let v569: u32 = v7 + v568;
            let v570: u32 = v569 + v564;
            let v571: f32 = m0[v570];
            let v572: f32 = x19;
            let v573: f32 = fma(v571, v897, v572);
            x19 = v573;
            let v574: u32 = min(v99, v558);
            let v575: u32 = v574 * v26;
            let v576: u32 = v7 + v575;
            let v577: u32 = v576 + v564;
            let v578: f32 = m0[v577];
            let v579: f32 = x20;
            let v580: f32 = fma(v578, v897, v579);
            x20 = v580;
            let v581: u32 = min(v182, v558);
            let v582: u32 = v581 * v26;
            let v583: u32 = v7 + v582;
            let v584: u32 = v583 + v564;
            let v585: f32 = m0[v584];
            let v586: f32 = x21;
            let v587: f32 = fma(v585, v897, v586);
            x21 = v587;
            let v588: u32 = min(v188, v558);
            let v589: u32 = v588 * v26;
            let v590: u32 = v7 + v589;
            let v591: u32 = v590 + v564;
            let v592: f32 = m0[v591];
            let v593: f32 = x22;
            let v594: f32 = fma(v592, v897, v593);
            x22 = v594;
          }
          let v595: f32 = m6[v560];
          let v596: f32 = x19;
          let v597: f32 = v595 + v596;
          m6[v560] = v597;
          let v598: u32 = v560 + v100;
          let v599: f32 = m6[v598];
          let v600: f32 = x20;
          let v601: f32 = v599 + v600;
          m6[v598] = v601;
          let v602: u32 = v560 + v299;
          let v603: f32 = m6[v602];
          let v604: f32 = x21;
          let v605: f32 = v603 + v604;
          m6[v602] = v605;
          let v606: u32 = v560 + v304;
          let v607: f32 = m6[v606];
          let v608: f32 = x22;
          let v609: f32 = v607 + v608;
          m6[v606] = v609;
        }
      }
      workgroupBarrier();
    }
    for (var v610: u32 = v102; v610 < v100; v610 += v103) {
      for (var v611: u32 = v98; v611 < v101; v611 += v99) {
        let v612: u32 = v611 * v100;
        let v613: u32 = v610 + v612;
        let v614: f32 = m5[v613];
        let v615: u32 = v611 * v26;
        let v616: u32 = v7 + v615;
        let v617: u32 = v616 + v610;
        m2[v617] = v614;
      }
    }
    workgroupBarrier();
    let v618: bool = v113 == v114;
    if (v618) {
      for (var v619: u32 = v98; v619 < v152; v619 += v99) {
        let v620: u32 = v99 << v619;
        let v621: u32 = v620 - v99;
        let v622: u32 = v619 + v99;
        for (var v623: u32 = v102; v623 < v151; v623 += v103) {
          let v624: u32 = v623 >> v619;
          let v625: u32 = v624 << v622;
          let v626: u32 = v623 & v621;
          let v627: u32 = v625 + v626;
          for (var v628: u32 = v98; v628 < v101; v628 += v99) {
            let v629: u32 = v628 * v26;
            let v630: u32 = v7 + v629;
            let v631: u32 = v630 + v627;
            let v632: u32 = v631 + v620;
            let v633: f32 = m2[v631];
            let v634: f32 = m2[v632];
            let v635: f32 = v633 + v634;
            let v636: f32 = v633 - v634;
            m2[v631] = v635;
            m2[v632] = v636;
          }
        }
        workgroupBarrier();
      }
      let v637: u32 = x1;
      let v638: u32 = x2;
      let v640: u32 = v638 + v639;
      for (var v641: u32 = v102; v641 < v100; v641 += v103) {
        for (var v642: u32 = v98; v642 < v101; v642 += v99) {
          let v643: u32 = v642 * v26;
          let v644: u32 = v7 + v643;
          let v645: u32 = v644 + v641;
          let v646: f32 = m2[v645];
          let v647: u32 = v637 + v641;
          let v648: u32 = v647 >> v99;
          let v649: u32 = v640 + v648;
          let v650: u32 = b1[v649];
          let v651: u32 = v647 & v99;
          let v652: bool = v651 == v99;
          let v653: vec2<f32> = unpack2x16float(v650);
          let v654: f32 = v653.x;
          let v655: f32 = v653.y;
          let v656: f32 = select(v654, v655, v652);
          let v657: f32 = v646 * v146;
          let v658: f32 = v657 * v656;
          m2[v645] = v658;
        }
      }
      workgroupBarrier();
    }
    for (var v659: u32 = v102; v659 < v100; v659 += v103) {
      for (var v660: u32 = v98; v660 < v101; v660 += v99) {
        let v661: u32 = v660 * v100;
        let v662: u32 = v659 + v661;
        let v663: f32 = m6[v662];
        let v664: u32 = v660 * v26;
        let v665: u32 = v7 + v664;
        let v666: u32 = v665 + v659;
        m3[v666] = v663;
      }
    }
    workgroupBarrier();
    let v667: bool = v376 == v114;
    if (v667) {
      for (var v668: u32 = v98; v668 < v152; v668 += v99) {
        let v669: u32 = v99 << v668;
        let v670: u32 = v669 - v99;
        let v671: u32 = v668 + v99;
        for (var v672: u32 = v102; v672 < v151; v672 += v103) {
          let v673: u32 = v672 >> v668;
          let v674: u32 = v673 << v671;
          let v675: u32 = v672 & v670;
          let v676: u32 = v674 + v675;
          for (var v677: u32 = v98; v677 < v101; v677 += v99) {
            let v678: u32 = v677 * v26;
            let v679: u32 = v7 + v678;
            let v680: u32 = v679 + v676;
            let v681: u32 = v680 + v669;
            let v682: f32 = m3[v680];
            let v683: f32 = m3[v681];
            let v684: f32 = v682 + v683;
            let v685: f32 = v682 - v683;
            m3[v680] = v684;
            m3[v681] = v685;
          }
        }
        workgroupBarrier();
      }
      let v686: u32 = x3;
      let v687: u32 = x4;
      let v689: u32 = v687 + v688;
      for (var v690: u32 = v102; v690 < v100; v690 += v103) {
        for (var v691: u32 = v98; v691 < v101; v691 += v99) {
          let v692: u32 = v691 * v26;
          let v693: u32 = v7 + v692;
          let v694: u32 = v693 + v690;
          let v695: f32 = m3[v694];
          let v696: u32 = v686 + v690;
          let v697: u32 = v696 >> v99;
          let v698: u32 = v689 + v697;
          let v699: u32 = b2[v698];
          let v700: u32 = v696 & v99;
          let v701: bool = v700 == v99;
          let v702: vec2<f32> = unpack2x16float(v699);
          let v703: f32 = v702.x;
          let v704: f32 = v702.y;
          let v705: f32 = select(v703, v704, v701);
          let v706: f32 = v695 * v146;
          let v707: f32 = v706 * v705;
          m3[v694] = v707;
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
