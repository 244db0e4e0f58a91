@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<u32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 8>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v764: u32 = params[5].x;
  let v765: u32 = 0u;
  let v769: u32 = 3u;
  let v771: u32 = 1u;
  let v780: u32 = 16u;
  let v781: u32 = 4294901760u;
  let v789: u32 = params[5].y;
  let v790: u32 = 5u;
  let v791: u32 = 31u;
  let v809: u32 = params[5].z;
  let v811: u32 = 4u;
  let v816: u32 = params[5].w;
  let v837: u32 = params[6].x;
  let v858: u32 = params[6].y;
  let v878: u32 = params[6].z;
  let v896: u32 = params[6].w;
  let v902: u32 = params[7].x;
  let v923: u32 = params[7].y;
  let v754: u32 = lane;
  let v755: u32 = 0u;
  let v756: u32 = 1u;
  let v757: u32 = 32u;
  let v144: u32 = 0u;
  let v145: u32 = 1u;
  let v146: u32 = 128u;
  let v147: u32 = 4u;
  let v148: u32 = lane;
  let v149: u32 = 32u;
  let v154: f32 = 0.0f;
  let v155: u32 = params[1].x;
  let v156: u32 = 6u;
  let v161: u32 = params[1].y;
  let v162: u32 = params[1].z;
  let v166: u32 = params[1].w;
  let v188: f32 = 0.088388346f;
  let v193: u32 = 64u;
  let v194: u32 = 7u;
  let v212: u32 = 16u;
  let v222: u32 = params[2].x;
  let v223: u32 = params[2].y;
  let v224: u32 = 2u;
  let v230: u32 = 3u;
  let v231: u32 = 5u;
  let v252: u32 = 31u;
  let v272: u32 = 65535u;
  let v274: u32 = params[2].z;
  let v277: u32 = 89226354u;
  let v278: u32 = 3417055213u;
  let v279: u32 = 2212286765u;
  let v282: u32 = 64248484u;
  let v286: u32 = 2415890431u;
  let v287: u32 = 996162400u;
  let v291: u32 = 32768u;
  let v292: u32 = 32767u;
  let v293: u32 = 13u;
  let v294: u32 = 939524096u;
  let v310: u32 = 16711935u;
  let v311: u32 = 8u;
  let v312: u32 = 2047u;
  let v321: f32 = 0.006767273f;
  let v322: f32 = -3.453125f;
  let v328: u32 = 4095u;
  let v329: u32 = 4294959104u;
  let v341: u32 = 256u;
  let v346: u32 = 384u;
  let v447: u32 = params[2].w;
  let v471: u32 = params[3].x;
  let v476: u32 = params[3].y;
  let v477: u32 = params[3].z;
  let v481: u32 = params[3].w;
  let v533: u32 = params[4].x;
  let v534: u32 = params[4].y;
  let v580: u32 = params[4].z;
  let v734: u32 = params[4].w;
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
  let v29: u32 = params[0].w;
  let v38: u32 = group.x;
  let v39: u32 = groups.x;
  let v69: f32 = bitcast<f32>(params[7].z);
  let v78: u32 = 512u;
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
    m5[v754] = v21;
    workgroupBarrier();
    let v758: f32 = m5[v755];
    x21 = v758;
    for (var v759: u32 = v756; v759 < v757; v759 += v756) {
      let v760: f32 = m5[v759];
      let v761: f32 = x21;
      let v762: f32 = v761 + v760;
      x21 = v762;
    }
    workgroupBarrier();
    let v763: f32 = x21;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v763;
    }
  }
  workgroupBarrier();
  let v27: u32 = v24 + v25;
  let v28: u32 = v27 / v26;
  let v30: u32 = v29 + v25;
  let v31: u32 = v30 / v26;
  let v32: u32 = v28 + v31;
  let v33: u32 = v24 + v25;
  let v34: u32 = v33 / v26;
  let v35: u32 = v29 + v25;
  let v36: u32 = v35 / v26;
  let v37: u32 = v34 + v36;
  let v40: u32 = v32 + v39;
  let v41: u32 = v40 - v8;
  let v42: u32 = v41 / v39;
  let v43: u32 = v38 * v42;
  let v44: u32 = v43 + v42;
  let v45: u32 = min(v44, v32);
  for (var v46: u32 = v43; v46 < v45; v46 += v8) {
    let v47: bool = v46 < v34;
    let v48: bool = v46 < v7;
    let v49: bool = !v48;
    let v50: bool = v47 & v49;
    if (v50) {
      let v51: u32 = v46 * v26;
      let v52: u32 = v24 - v51;
      let v53: u32 = min(v26, v52);
      let v54: u32 = v51 * v6;
      for (var v150: u32 = v148; v150 < v146; v150 += v149) {
        for (var v151: u32 = v144; v151 < v147; v151 += v145) {
          let v152: u32 = v151 * v146;
          let v153: u32 = v150 + v152;
          m4[v153] = v154;
        }
      }
      for (var v55: u32 = v7; v55 < v6; v55 += v26) {
        let v56: u32 = v6 - v55;
        let v57: u32 = min(v26, v56);
        for (var v58: u32 = v7; v58 < v5; v58 += v8) {
          let v59: u32 = v2 + v58;
          for (var v60: u32 = v12; v60 < v57; v60 += v13) {
            let v61: u32 = v55 + v60;
            let v62: u32 = v59 * v6;
            let v63: u32 = v62 + v61;
            let v64: f32 = b0[v63];
            let v65: u32 = v59 - v2;
            let v66: f32 = m1[v65];
            let v67: f32 = f32(v6);
            let v68: f32 = v66 / v67;
            let v70: f32 = v68 + v69;
            let v71: f32 = inverseSqrt(v70);
            let v72: f32 = v64 * v71;
            let v73: f32 = b2[v61];
            let v74: f32 = v72 * v73;
            let v75: u32 = v58 * v26;
            let v76: u32 = v60 + v75;
            m0[v76] = v74;
          }
        }
        workgroupBarrier();
        let v77: u32 = v54 + v55;
        let v157: bool = v155 == v156;
        if (v157) {
          let v158: u32 = v77 / v6;
          let v159: u32 = v158 * v6;
          let v160: u32 = v77 - v159;
          let v163: u32 = v158 / v161;
          let v164: u32 = v158 % v161;
          let v165: u32 = v163 * v162;
          x1 = v164;
          x2 = v165;
          let v167: u32 = v165 + v166;
          for (var v168: u32 = v148; v168 < v146; v168 += v149) {
            for (var v169: u32 = v144; v169 < v147; v169 += v145) {
              x3 = v154;
              let v170: bool = v169 < v5;
              let v171: bool = v168 < v57;
              let v172: bool = v170 & v171;
              if (v172) {
                let v173: u32 = v169 * v26;
                let v174: u32 = v7 + v173;
                let v175: u32 = v174 + v168;
                let v176: f32 = m0[v175];
                let v177: u32 = v160 + v168;
                let v178: u32 = v177 >> v145;
                let v179: u32 = v167 + v178;
                let v180: u32 = b1[v179];
                let v181: u32 = v177 & v145;
                let v182: bool = v181 == v145;
                let v183: vec2<f32> = unpack2x16float(v180);
                let v184: f32 = v183.x;
                let v185: f32 = v183.y;
                let v186: f32 = select(v184, v185, v182);
                let v187: f32 = v176 * v186;
                let v189: f32 = v187 * v188;
                x3 = v189;
              }
              let v190: f32 = x3;
              let v191: u32 = v169 * v146;
              let v192: u32 = v168 + v191;
              m3[v192] = v190;
            }
          }
          workgroupBarrier();
          for (var v195: u32 = v144; v195 < v194; v195 += v145) {
            let v196: u32 = v145 << v195;
            let v197: u32 = v196 - v145;
            let v198: u32 = v195 + v145;
            for (var v199: u32 = v148; v199 < v193; v199 += v149) {
              let v200: u32 = v199 >> v195;
              let v201: u32 = v200 << v198;
              let v202: u32 = v199 & v197;
              let v203: u32 = v201 + v202;
              for (var v204: u32 = v144; v204 < v147; v204 += v145) {
                let v205: u32 = v204 * v146;
                let v206: u32 = v205 + v203;
                let v207: u32 = v206 + v196;
                let v208: f32 = m3[v206];
                let v209: f32 = m3[v207];
                let v210: f32 = v208 + v209;
                let v211: f32 = v208 - v209;
                m3[v206] = v210;
                m3[v207] = v211;
              }
            }
            workgroupBarrier();
          }
          let v213: u32 = v160 / v212;
          for (var v214: u32 = v148; v214 < v146; v214 += v149) {
            x4 = v154;
            x5 = v154;
            x6 = v154;
            x7 = v154;
            let v215: u32 = v164 + v214;
            let v216: u32 = v215 / v212;
            let v217: u32 = v215 % v212;
            for (var v218: u32 = v144; v218 < v146; v218 += v145) {
              let v219: u32 = v218 / v212;
              let v220: u32 = v213 + v219;
              let v221: u32 = v218 % v212;
              let v225: u32 = v222 * v147;
              let v226: u32 = v220 * v223;
              let v227: u32 = v226 + v216;
              let v228: u32 = v227 * v225;
              let v229: u32 = v165 + v228;
              let v232: u32 = v217 & v194;
              let v233: u32 = v232 << v231;
              let v234: u32 = v217 >> v230;
              let v235: u32 = v234 << v224;
              let v236: u32 = v221 & v194;
              let v237: u32 = v236 >> v145;
              let v238: u32 = v237 << v230;
              let v239: u32 = v221 >> v230;
              let v240: u32 = v239 << v145;
              let v241: u32 = v221 & v145;
              let v242: u32 = v233 + v235;
              let v243: u32 = v242 + v238;
              let v244: u32 = v243 + v240;
              let v245: u32 = v244 + v241;
              let v246: u32 = v245 + v145;
              let v247: u32 = v246 * v222;
              let v248: u32 = v247 >> v145;
              let v249: u32 = v225 << v231;
              let v250: u32 = v248 + v249;
              let v251: u32 = v250 - v145;
              let v253: u32 = v251 >> v231;
              let v254: u32 = v250 - v212;
              let v255: u32 = v254 >> v231;
              let v256: bool = v253 < v225;
              let v257: u32 = v253 - v225;
              let v258: u32 = select(v257, v253, v256);
              let v259: u32 = v229 + v258;
              let v260: u32 = b1[v259];
              let v261: bool = v255 < v225;
              let v262: u32 = v255 - v225;
              let v263: u32 = select(v262, v255, v261);
              let v264: u32 = v229 + v263;
              let v265: u32 = b1[v264];
              let v266: u32 = v251 & v252;
              let v267: u32 = v252 - v266;
              let v268: u32 = v260 >> v267;
              let v269: u32 = v265 << v145;
              let v270: u32 = v269 << v266;
              let v271: u32 = v268 | v270;
              let v273: u32 = v271 & v272;
              let v275: bool = v274 == v144;
              let v276: bool = v274 == v224;
              let v280: u32 = select(v278, v279, v276);
              let v281: u32 = select(v280, v277, v275);
              let v283: u32 = select(v144, v282, v275);
              let v284: u32 = v273 * v281;
              let v285: u32 = v284 + v283;
              let v288: u32 = v285 & v286;
              let v289: u32 = v288 ^ v287;
              let v290: u32 = v289 >> v212;
              let v295: u32 = v289 & v291;
              let v296: u32 = v295 << v212;
              let v297: u32 = v289 & v292;
              let v298: u32 = v297 << v293;
              let v299: u32 = v298 + v294;
              let v300: u32 = v296 | v299;
              let v301: f32 = bitcast<f32>(v300);
              let v302: u32 = v290 & v291;
              let v303: u32 = v302 << v212;
              let v304: u32 = v290 & v292;
              let v305: u32 = v304 << v293;
              let v306: u32 = v305 + v294;
              let v307: u32 = v303 | v306;
              let v308: f32 = bitcast<f32>(v307);
              let v309: f32 = v301 + v308;
              let v313: u32 = v285 & v310;
              let v314: u32 = v285 >> v311;
              let v315: u32 = v314 & v310;
              let v316: u32 = v313 + v315;
              let v317: u32 = v316 >> v212;
              let v318: u32 = v316 + v317;
              let v319: u32 = v318 & v312;
              let v320: f32 = f32(v319);
              let v323: f32 = fma(v320, v321, v322);
              let v324: f32 = select(v309, v323, v276);
              let v325: u32 = bitcast<u32>(v324);
              let v326: u32 = v325 >> v293;
              let v327: u32 = v326 & v145;
              let v330: u32 = v325 + v328;
              let v331: u32 = v330 + v327;
              let v332: u32 = v331 & v329;
              let v333: f32 = bitcast<f32>(v332);
              let v334: f32 = m3[v218];
              let v335: f32 = x4;
              let v336: f32 = fma(v334, v333, v335);
              x4 = v336;
              let v337: u32 = v218 + v146;
              let v338: f32 = m3[v337];
              let v339: f32 = x5;
              let v340: f32 = fma(v338, v333, v339);
              x5 = v340;
              let v342: u32 = v218 + v341;
              let v343: f32 = m3[v342];
              let v344: f32 = x6;
              let v345: f32 = fma(v343, v333, v344);
              x6 = v345;
              let v347: u32 = v218 + v346;
              let v348: f32 = m3[v347];
              let v349: f32 = x7;
              let v350: f32 = fma(v348, v333, v349);
              x7 = v350;
            }
            let v351: f32 = m4[v214];
            let v352: f32 = x4;
            let v353: f32 = v351 + v352;
            m4[v214] = v353;
            let v354: u32 = v214 + v146;
            let v355: f32 = m4[v354];
            let v356: f32 = x5;
            let v357: f32 = v355 + v356;
            m4[v354] = v357;
            let v358: u32 = v214 + v341;
            let v359: f32 = m4[v358];
            let v360: f32 = x6;
            let v361: f32 = v359 + v360;
            m4[v358] = v361;
            let v362: u32 = v214 + v346;
            let v363: f32 = m4[v362];
            let v364: f32 = x7;
            let v365: f32 = v363 + v364;
            m4[v362] = v365;
          }
          workgroupBarrier();
        } else {
          let v366: u32 = v5 - v145;
          let v367: u32 = v53 - v145;
          for (var v368: u32 = v148; v368 < v146; v368 += v149) {
            x8 = v154;
            x9 = v154;
            x10 = v154;
            x11 = v154;
            let v369: u32 = min(v368, v367);
            let v370: u32 = v369 * v6;
            let v371: u32 = v77 + v370;
            for (var v372: u32 = v144; v372 < v57; v372 += v145) {
              let v373: u32 = v371 + v372;
              let v766: bool = v764 == v765;
              if (v766) {
                let v767: u32 = b1[v373];
                let v768: f32 = bitcast<f32>(v767);
                x22 = v768;
              } else {
                let v770: bool = v764 < v769;
                if (v770) {
                  let v772: bool = v764 == v771;
                  let v773: u32 = v373 >> v771;
                  let v774: u32 = b1[v773];
                  let v775: u32 = v373 & v771;
                  let v776: bool = v775 == v771;
                  let v777: vec2<f32> = unpack2x16float(v774);
                  let v778: f32 = v777.x;
                  let v779: f32 = v777.y;
                  let v782: u32 = v774 << v780;
                  let v783: u32 = v774 & v781;
                  let v784: f32 = bitcast<f32>(v782);
                  let v785: f32 = bitcast<f32>(v783);
                  let v786: f32 = select(v778, v779, v776);
                  let v787: f32 = select(v784, v785, v776);
                  let v788: f32 = select(v787, v786, v772);
                  x22 = v788;
                } else {
                  let v792: u32 = v373 >> v790;
                  let v793: u32 = v792 * v789;
                  let v794: u32 = v373 & v791;
                  let v795: u32 = v794 * v789;
                  let v796: u32 = v795 >> v790;
                  let v797: u32 = v793 + v796;
                  let v798: u32 = v795 & v791;
                  let v799: u32 = b1[v797];
                  let v800: u32 = v797 + v771;
                  let v801: u32 = b1[v800];
                  let v802: u32 = v799 >> v798;
                  let v803: u32 = v791 - v798;
                  let v804: u32 = v801 << v771;
                  let v805: u32 = v804 << v803;
                  let v806: u32 = v802 | v805;
                  let v807: u32 = v771 << v789;
                  let v808: u32 = v807 - v771;
                  let v810: u32 = v373 >> v809;
                  let v812: bool = v764 == v769;
                  let v813: bool = v764 == v811;
                  let v814: u32 = v810 >> v771;
                  let v815: u32 = select(v814, v810, v812);
                  let v817: u32 = v816 + v815;
                  let v818: u32 = b1[v817];
                  let v819: f32 = bitcast<f32>(v818);
                  let v820: u32 = v810 & v771;
                  let v821: bool = v820 == v771;
                  let v822: vec2<f32> = unpack2x16float(v818);
                  let v823: f32 = v822.x;
                  let v824: f32 = v822.y;
                  let v825: u32 = v818 << v780;
                  let v826: u32 = v818 & v781;
                  let v827: f32 = bitcast<f32>(v825);
                  let v828: f32 = bitcast<f32>(v826);
                  let v829: f32 = select(v823, v824, v821);
                  let v830: f32 = select(v827, v828, v821);
                  let v831: f32 = select(v830, v829, v813);
                  let v832: f32 = select(v831, v819, v812);
                  let v833: bool = v764 == v769;
                  let v834: bool = v764 == v811;
                  let v835: u32 = v810 >> v771;
                  let v836: u32 = select(v835, v810, v833);
                  let v838: u32 = v837 + v836;
                  let v839: u32 = b1[v838];
                  let v840: f32 = bitcast<f32>(v839);
                  let v841: u32 = v810 & v771;
                  let v842: bool = v841 == v771;
                  let v843: vec2<f32> = unpack2x16float(v839);
                  let v844: f32 = v843.x;
                  let v845: f32 = v843.y;
                  let v846: u32 = v839 << v780;
                  let v847: u32 = v839 & v781;
                  let v848: f32 = bitcast<f32>(v846);
                  let v849: f32 = bitcast<f32>(v847);
                  let v850: f32 = select(v844, v845, v842);
                  let v851: f32 = select(v848, v849, v842);
                  let v852: f32 = select(v851, v850, v834);
                  let v853: f32 = select(v852, v840, v833);
                  let v854: u32 = v806 & v808;
                  let v855: f32 = f32(v854);
                  let v856: f32 = fma(v832, v855, v853);
                  x22 = v856;
                }
              }
              let v857: f32 = x22;
              let v375: u32 = min(v144, v366);
              let v376: u32 = v375 * v26;
              let v377: u32 = v7 + v376;
              let v378: u32 = v377 + v372;
              let v379: f32 = m0[v378];
              let v380: f32 = x8;
              let v381: f32 = fma(v379, v857, v380);
              x8 = v381;
              let v382: u32 = min(v145, v366);
              let v383: u32 = v382 * v26;
              let v384: u32 = v7 + v383;
              let v385: u32 = v384 + v372;
              let v386: f32 = m0[v385];
              let v387: f32 = x9;
              let v388: f32 = fma(v386, v857, v387);
              x9 = v388;
              let v389: u32 = min(v224, v366);
              let v390: u32 = v389 * v26;
              let v391: u32 = v7 + v390;
              let v392: u32 = v391 + v372;
              let v393: f32 = m0[v392];
              let v394: f32 = x10;
              let v395: f32 = fma(v393, v857, v394);
              x10 = v395;
              let v396: u32 = min(v230, v366);
              let v397: u32 = v396 * v26;
              let v398: u32 = v7 + v397;
              let v399: u32 = v398 + v372;
              let v400: f32 = m0[v399];
              let v401: f32 = x11;
              let v402: f32 = fma(v400, v857, v401);
              x11 = v402;
            }
            let v403: f32 = m4[v368];
            let v404: f32 = x8;
            let v405: f32 = v403 + v404;
            m4[v368] = v405;
            let v406: u32 = v368 + v146;
            let v407: f32 = m4[v406];
            let v408: f32 = x9;
            let v409: f32 = v407 + v408;
            m4[v406] = v409;
            let v410: u32 = v368 + v341;
            let v411: f32 = m4[v410];
            let v412: f32 = x10;
            let v413: f32 = v411 + v412;
            m4[v410] = v413;
            let v414: u32 = v368 + v346;
            let v415: f32 = m4[v414];
            let v416: f32 = x11;
            let v417: f32 = v415 + v416;
            m4[v414] = v417;
          }
        }
        workgroupBarrier();
      }
      for (var v418: u32 = v148; v418 < v146; v418 += v149) {
        for (var v419: u32 = v144; v419 < v147; v419 += v145) {
          let v420: u32 = v419 * v146;
          let v421: u32 = v418 + v420;
          let v422: f32 = m4[v421];
          let v423: u32 = v419 * v26;
          let v424: u32 = v7 + v423;
          let v425: u32 = v424 + v418;
          m2[v425] = v422;
        }
      }
      workgroupBarrier();
      let v426: bool = v155 == v156;
      if (v426) {
        for (var v427: u32 = v144; v427 < v194; v427 += v145) {
          let v428: u32 = v145 << v427;
          let v429: u32 = v428 - v145;
          let v430: u32 = v427 + v145;
          for (var v431: u32 = v148; v431 < v193; v431 += v149) {
            let v432: u32 = v431 >> v427;
            let v433: u32 = v432 << v430;
            let v434: u32 = v431 & v429;
            let v435: u32 = v433 + v434;
            for (var v436: u32 = v144; v436 < v147; v436 += v145) {
              let v437: u32 = v436 * v26;
              let v438: u32 = v7 + v437;
              let v439: u32 = v438 + v435;
              let v440: u32 = v439 + v428;
              let v441: f32 = m2[v439];
              let v442: f32 = m2[v440];
              let v443: f32 = v441 + v442;
              let v444: f32 = v441 - v442;
              m2[v439] = v443;
              m2[v440] = v444;
            }
          }
          workgroupBarrier();
        }
        let v445: u32 = x1;
        let v446: u32 = x2;
        let v448: u32 = v446 + v447;
        for (var v449: u32 = v148; v449 < v146; v449 += v149) {
          for (var v450: u32 = v144; v450 < v147; v450 += v145) {
            let v451: u32 = v450 * v26;
            let v452: u32 = v7 + v451;
            let v453: u32 = v452 + v449;
            let v454: f32 = m2[v453];
            let v455: u32 = v445 + v449;
            let v456: u32 = v455 >> v145;
            let v457: u32 = v448 + v456;
            let v458: u32 = b1[v457];
            let v459: u32 = v455 & v145;
            let v460: bool = v459 == v145;
            let v461: vec2<f32> = unpack2x16float(v458);
            let v462: f32 = v461.x;
            let v463: f32 = v461.y;
            let v464: f32 = select(v462, v463, v460);
            let v465: f32 = v454 * v188;
            let v466: f32 = v465 * v464;
            m2[v453] = v466;
          }
        }
        workgroupBarrier();
      }
      for (var v79: u32 = v12; v79 < v78; v79 += v13) {
        let v80: u32 = v79 / v26;
        let v81: u32 = v79 % v26;
        let v82: bool = v80 < v5;
        let v83: bool = v81 < v53;
        let v84: bool = v82 & v83;
        if (v84) {
          let v85: u32 = v2 + v80;
          let v86: u32 = v51 + v81;
          let v87: u32 = v85 - v2;
          let v88: u32 = v87 * v26;
          let v89: u32 = v86 - v51;
          let v90: u32 = v88 + v89;
          let v91: f32 = m2[v90];
          let v92: f32 = b3[v86];
          let v93: f32 = v91 + v92;
          let v94: u32 = v85 * v24;
          let v95: u32 = v94 + v86;
          b4[v95] = v93;
        }
      }
      workgroupBarrier();
    }
    let v96: bool = v46 < v37;
    let v97: bool = v46 < v34;
    let v98: bool = !v97;
    let v99: bool = v96 & v98;
    if (v99) {
      let v100: u32 = v46 - v34;
      let v101: u32 = v100 * v26;
      let v102: u32 = v29 - v101;
      let v103: u32 = min(v26, v102);
      let v104: u32 = v101 * v6;
      for (var v467: u32 = v148; v467 < v146; v467 += v149) {
        for (var v468: u32 = v144; v468 < v147; v468 += v145) {
          let v469: u32 = v468 * v146;
          let v470: u32 = v467 + v469;
          m4[v470] = v154;
        }
      }
      for (var v105: u32 = v7; v105 < v6; v105 += v26) {
        let v106: u32 = v6 - v105;
        let v107: u32 = min(v26, v106);
        for (var v108: u32 = v7; v108 < v5; v108 += v8) {
          let v109: u32 = v2 + v108;
          for (var v110: u32 = v12; v110 < v107; v110 += v13) {
            let v111: u32 = v105 + v110;
            let v112: u32 = v109 * v6;
            let v113: u32 = v112 + v111;
            let v114: f32 = b0[v113];
            let v115: u32 = v109 - v2;
            let v116: f32 = m1[v115];
            let v117: f32 = f32(v6);
            let v118: f32 = v116 / v117;
            let v119: f32 = v118 + v69;
            let v120: f32 = inverseSqrt(v119);
            let v121: f32 = v114 * v120;
            let v122: f32 = b2[v111];
            let v123: f32 = v121 * v122;
            let v124: u32 = v108 * v26;
            let v125: u32 = v110 + v124;
            m0[v125] = v123;
          }
        }
        workgroupBarrier();
        let v126: u32 = v104 + v105;
        let v472: bool = v471 == v156;
        if (v472) {
          let v473: u32 = v126 / v6;
          let v474: u32 = v473 * v6;
          let v475: u32 = v126 - v474;
          let v478: u32 = v473 / v476;
          let v479: u32 = v473 % v476;
          let v480: u32 = v478 * v477;
          x1 = v479;
          x2 = v480;
          let v482: u32 = v480 + v481;
          for (var v483: u32 = v148; v483 < v146; v483 += v149) {
            for (var v484: u32 = v144; v484 < v147; v484 += v145) {
              x12 = v154;
              let v485: bool = v484 < v5;
              let v486: bool = v483 < v107;
              let v487: bool = v485 & v486;
              if (v487) {
                let v488: u32 = v484 * v26;
                let v489: u32 = v7 + v488;
                let v490: u32 = v489 + v483;
                let v491: f32 = m0[v490];
                let v492: u32 = v475 + v483;
                let v493: u32 = v492 >> v145;
                let v494: u32 = v482 + v493;
                let v495: u32 = b5[v494];
                let v496: u32 = v492 & v145;
                let v497: bool = v496 == v145;
                let v498: vec2<f32> = unpack2x16float(v495);
                let v499: f32 = v498.x;
                let v500: f32 = v498.y;
                let v501: f32 = select(v499, v500, v497);
                let v502: f32 = v491 * v501;
                let v503: f32 = v502 * v188;
                x12 = v503;
              }
              let v504: f32 = x12;
              let v505: u32 = v484 * v146;
              let v506: u32 = v483 + v505;
              m3[v506] = v504;
            }
          }
          workgroupBarrier();
          for (var v507: u32 = v144; v507 < v194; v507 += v145) {
            let v508: u32 = v145 << v507;
            let v509: u32 = v508 - v145;
            let v510: u32 = v507 + v145;
            for (var v511: u32 = v148; v511 < v193; v511 += v149) {
              let v512: u32 = v511 >> v507;
              let v513: u32 = v512 << v510;
              let v514: u32 = v511 & v509;
              let v515: u32 = v513 + v514;
              for (var v516: u32 = v144; v516 < v147; v516 += v145) {
                let v517: u32 = v516 * v146;
                let v518: u32 = v517 + v515;
                let v519: u32 = v518 + v508;
                let v520: f32 = m3[v518];
                let v521: f32 = m3[v519];
                let v522: f32 = v520 + v521;
                let v523: f32 = v520 - v521;
                m3[v518] = v522;
                m3[v519] = v523;
              }
            }
            workgroupBarrier();
          }
          let v524: u32 = v475 / v212;
          for (var v525: u32 = v148; v525 < v146; v525 += v149) {
            x13 = v154;
            x14 = v154;
            x15 = v154;
            x16 = v154;
            let v526: u32 = v479 + v525;
            let v527: u32 = v526 / v212;
            let v528: u32 = v526 % v212;
            for (var v529: u32 = v144; v529 < v146; v529 += v145) {
              let v530: u32 = v529 / v212;
              let v531: u32 = v524 + v530;
              let v532: u32 = v529 % v212;
              let v535: u32 = v533 * v147;
              let v536: u32 = v531 * v534;
              let v537: u32 = v536 + v527;
              let v538: u32 = v537 * v535;
              let v539: u32 = v480 + v538;
              let v540: u32 = v528 & v194;
              let v541: u32 = v540 << v231;
              let v542: u32 = v528 >> v230;
              let v543: u32 = v542 << v224;
              let v544: u32 = v532 & v194;
              let v545: u32 = v544 >> v145;
              let v546: u32 = v545 << v230;
              let v547: u32 = v532 >> v230;
              let v548: u32 = v547 << v145;
              let v549: u32 = v532 & v145;
              let v550: u32 = v541 + v543;
              let v551: u32 = v550 + v546;
              let v552: u32 = v551 + v548;
              let v553: u32 = v552 + v549;
              let v554: u32 = v553 + v145;
              let v555: u32 = v554 * v533;
              let v556: u32 = v555 >> v145;
              let v557: u32 = v535 << v231;
              let v558: u32 = v556 + v557;
              let v559: u32 = v558 - v145;
              let v560: u32 = v559 >> v231;
              let v561: u32 = v558 - v212;
              let v562: u32 = v561 >> v231;
              let v563: bool = v560 < v535;
              let v564: u32 = v560 - v535;
              let v565: u32 = select(v564, v560, v563);
              let v566: u32 = v539 + v565;
              let v567: u32 = b5[v566];
              let v568: bool = v562 < v535;
              let v569: u32 = v562 - v535;
              let v570: u32 = select(v569, v562, v568);
              let v571: u32 = v539 + v570;
              let v572: u32 = b5[v571];
              let v573: u32 = v559 & v252;
              let v574: u32 = v252 - v573;
              let v575: u32 = v567 >> v574;
              let v576: u32 = v572 << v145;
              let v577: u32 = v576 << v573;
              let v578: u32 = v575 | v577;
              let v579: u32 = v578 & v272;
              let v581: bool = v580 == v144;
              let v582: bool = v580 == v224;
              let v583: u32 = select(v278, v279, v582);
              let v584: u32 = select(v583, v277, v581);
              let v585: u32 = select(v144, v282, v581);
              let v586: u32 = v579 * v584;
              let v587: u32 = v586 + v585;
              let v588: u32 = v587 & v286;
              let v589: u32 = v588 ^ v287;
              let v590: u32 = v589 >> v212;
              let v591: u32 = v589 & v291;
              let v592: u32 = v591 << v212;
              let v593: u32 = v589 & v292;
              let v594: u32 = v593 << v293;
              let v595: u32 = v594 + v294;
              let v596: u32 = v592 | v595;
              let v597: f32 = bitcast<f32>(v596);
              let v598: u32 = v590 & v291;
              let v599: u32 = v598 << v212;
              let v600: u32 = v590 & v292;
              let v601: u32 = v600 << v293;
              let v602: u32 = v601 + v294;
              let v603: u32 = v599 | v602;
              let v604: f32 = bitcast<f32>(v603);
              let v605: f32 = v597 + v604;
              let v606: u32 = v587 & v310;
              let v607: u32 = v587 >> v311;
              let v608: u32 = v607 & v310;
              let v609: u32 = v606 + v608;
              let v610: u32 = v609 >> v212;
              let v611: u32 = v609 + v610;
              let v612: u32 = v611 & v312;
              let v613: f32 = f32(v612);
              let v614: f32 = fma(v613, v321, v322);
              let v615: f32 = select(v605, v614, v582);
              let v616: u32 = bitcast<u32>(v615);
              let v617: u32 = v616 >> v293;
              let v618: u32 = v617 & v145;
              let v619: u32 = v616 + v328;
              let v620: u32 = v619 + v618;
              let v621: u32 = v620 & v329;
              let v622: f32 = bitcast<f32>(v621);
              let v623: f32 = m3[v529];
              let v624: f32 = x13;
              let v625: f32 = fma(v623, v622, v624);
              x13 = v625;
              let v626: u32 = v529 + v146;
              let v627: f32 = m3[v626];
              let v628: f32 = x14;
              let v629: f32 = fma(v627, v622, v628);
              x14 = v629;
              let v630: u32 = v529 + v341;
              let v631: f32 = m3[v630];
              let v632: f32 = x15;
              let v633: f32 = fma(v631, v622, v632);
              x15 = v633;
              let v634: u32 = v529 + v346;
              let v635: f32 = m3[v634];
              let v636: f32 = x16;
              let v637: f32 = fma(v635, v622, v636);
              x16 = v637;
            }
            let v638: f32 = m4[v525];
            let v639: f32 = x13;
            let v640: f32 = v638 + v639;
            m4[v525] = v640;
            let v641: u32 = v525 + v146;
            let v642: f32 = m4[v641];
            let v643: f32 = x14;
            let v644: f32 = v642 + v643;
            m4[v641] = v644;
            let v645: u32 = v525 + v341;
            let v646: f32 = m4[v645];
            let v647: f32 = x15;
            let v648: f32 = v646 + v647;
            m4[v645] = v648;
            let v649: u32 = v525 + v346;
            let v650: f32 = m4[v649];
            let v651: f32 = x16;
            let v652: f32 = v650 + v651;
            m4[v649] = v652;
          }
          workgroupBarrier();
        } else {
          let v653: u32 = v5 - v145;
          let v654: u32 = v103 - v145;
          for (var v655: u32 = v148; v655 < v146; v655 += v149) {
            x17 = v154;
            x18 = v154;
            x19 = v154;
            x20 = v154;
            let v656: u32 = min(v655, v654);
            let v657: u32 = v656 * v6;
            let v658: u32 = v126 + v657;
            for (var v659: u32 = v144; v659 < v107; v659 += v145) {
              let v660: u32 = v658 + v659;
              let v859: bool = v858 == v765;
              if (v859) {
                let v860: u32 = b5[v660];
                let v861: f32 = bitcast<f32>(v860);
                x23 = v861;
              } else {
                let v862: bool = v858 < v769;
                if (v862) {
                  let v863: bool = v858 == v771;
                  let v864: u32 = v660 >> v771;
                  let v865: u32 = b5[v864];
                  let v866: u32 = v660 & v771;
                  let v867: bool = v866 == v771;
                  let v868: vec2<f32> = unpack2x16float(v865);
                  let v869: f32 = v868.x;
                  let v870: f32 = v868.y;
                  let v871: u32 = v865 << v780;
                  let v872: u32 = v865 & v781;
                  let v873: f32 = bitcast<f32>(v871);
                  let v874: f32 = bitcast<f32>(v872);
                  let v875: f32 = select(v869, v870, v867);
                  let v876: f32 = select(v873, v874, v867);
                  let v877: f32 = select(v876, v875, v863);
                  x23 = v877;
                } else {
                  let v879: u32 = v660 >> v790;
                  let v880: u32 = v879 * v878;
                  let v881: u32 = v660 & v791;
                  let v882: u32 = v881 * v878;
                  let v883: u32 = v882 >> v790;
                  let v884: u32 = v880 + v883;
                  let v885: u32 = v882 & v791;
                  let v886: u32 = b5[v884];
                  let v887: u32 = v884 + v771;
                  let v888: u32 = b5[v887];
                  let v889: u32 = v886 >> v885;
                  let v890: u32 = v791 - v885;
                  let v891: u32 = v888 << v771;
                  let v892: u32 = v891 << v890;
                  let v893: u32 = v889 | v892;
                  let v894: u32 = v771 << v878;
                  let v895: u32 = v894 - v771;
                  let v897: u32 = v660 >> v896;
                  let v898: bool = v858 == v769;
                  let v899: bool = v858 == v811;
                  let v900: u32 = v897 >> v771;
                  let v901: u32 = select(v900, v897, v898);
                  let v903: u32 = v902 + v901;
                  let v904: u32 = b5[v903];
                  let v905: f32 = bitcast<f32>(v904);
                  let v906: u32 = v897 & v771;
                  let v907: bool = v906 == v771;
                  let v908: vec2<f32> = unpack2x16float(v904);
                  let v909: f32 = v908.x;
                  let v910: f32 = v908.y;
                  let v911: u32 = v904 << v780;
                  let v912: u32 = v904 & v781;
                  let v913: f32 = bitcast<f32>(v911);
                  let v914: f32 = bitcast<f32>(v912);
                  let v915: f32 = select(v909, v910, v907);
                  let v916: f32 = select(v913, v914, v907);
                  let v917: f32 = select(v916, v915, v899);
                  let v918: f32 = select(v917, v905, v898);
                  let v919: bool = v858 == v769;
                  let v920: bool = v858 == v811;
                  let v921: u32 = v897 >> v771;
                  let v922: u32 = select(v921, v897, v919);
                  let v924: u32 = v923 + v922;
                  let v925: u32 = b5[v924];
                  let v926: f32 = bitcast<f32>(v925);
                  let v927: u32 = v897 & v771;
                  let v928: bool = v927 == v771;
                  let v929: vec2<f32> = unpack2x16float(v925);
                  let v930: f32 = v929.x;
                  let v931: f32 = v929.y;
                  let v932: u32 = v925 << v780;
                  let v933: u32 = v925 & v781;
                  let v934: f32 = bitcast<f32>(v932);
                  let v935: f32 = bitcast<f32>(v933);
                  let v936: f32 = select(v930, v931, v928);
                  let v937: f32 = select(v934, v935, v928);
                  let v938: f32 = select(v937, v936, v920);
                  let v939: f32 = select(v938, v926, v919);
                  let v940: u32 = v893 & v895;
                  let v941: f32 = f32(v940);
                  let v942: f32 = fma(v918, v941, v939);
                  x23 = v942;
                }
              }
              let v943: f32 = x23;
              let v662: u32 = min(v144, v653);
              let v663: u32 = v662 * v26;
              let v664: u32 = v7 + v663;
              let v665: u32 = v664 + v659;
              let v666: f32 = m0[v665];
              let v667: f32 = x17;
              let v668: f32 = fma(v666, v943, v667);
              x17 = v668;
              let v669: u32 = min(v145, v653);
              let v670: u32 = v669 * v26;
              let v671: u32 = v7 + v670;
              let v672: u32 = v671 + v659;
              let v673: f32 = m0[v672];
              let v674: f32 = x18;
              let v675: f32 = fma(v673, v943, v674);
              x18 = v675;
              let v676: u32 = min(v224, v653);
              let v677: u32 = v676 * v26;
              let v678: u32 = v7 + v677;
              let v679: u32 = v678 + v659;
              let v680: f32 = m0[v679];
              let v681: f32 = x19;
              let v682: f32 = fma(v680, v943, v681);
              x19 = v682;
              let v683: u32 = min(v230, v653);
              let v684: u32 = v683 * v26;
              let v685: u32 = v7 + v684;
              let v686: u32 = v685 + v659;
              let v687: f32 = m0[v686];
              let v688: f32 = x20;
              let v689: f32 = fma(v687, v943, v688);
              x20 = v689;
            }
            let v690: f32 = m4[v655];
            let v691: f32 = x17;
            let v692: f32 = v690 + v691;
            m4[v655] = v692;
            let v693: u32 = v655 + v146;
            let v694: f32 = m4[v693];
            let v695: f32 = x18;
            let v696: f32 = v694 + v695;
            m4[v693] = v696;
            let v697: u32 = v655 + v341;
            let v698: f32 = m4[v697];
            let v699: f32 = x19;
            let v700: f32 = v698 + v699;
            m4[v697] = v700;
            let v701: u32 = v655 + v346;
            let v702: f32 = m4[v701];
            let v703: f32 = x20;
            let v704: f32 = v702 + v703;
            m4[v701] = v704;
          }
        }
        workgroupBarrier();
      }
      for (var v705: u32 = v148; v705 < v146; v705 += v149) {
        for (var v706: u32 = v144; v706 < v147; v706 += v145) {
          let v707: u32 = v706 * v146;
          let v708: u32 = v705 + v707;
          let v709: f32 = m4[v708];
          let v710: u32 = v706 * v26;
          let v711: u32 = v7 + v710;
          let v712: u32 = v711 + v705;
          m2[v712] = v709;
        }
      }
      workgroupBarrier();
      let v713: bool = v471 == v156;
      if (v713) {
        for (var v714: u32 = v144; v714 < v194; v714 += v145) {
          let v715: u32 = v145 << v714;
          let v716: u32 = v715 - v145;
          let v717: u32 = v714 + v145;
          for (var v718: u32 = v148; v718 < v193; v718 += v149) {
            let v719: u32 = v718 >> v714;
            let v720: u32 = v719 << v717;
            let v721: u32 = v718 & v716;
            let v722: u32 = v720 + v721;
            for (var v723: u32 = v144; v723 < v147; v723 += v145) {
              let v724: u32 = v723 * v26;
              let v725: u32 = v7 + v724;
              let v726: u32 = v725 + v722;
              let v727: u32 = v726 + v715;
              let v728: f32 = m2[v726];
              let v729: f32 = m2[v727];
              let v730: f32 = v728 + v729;
              let v731: f32 = v728 - v729;
              m2[v726] = v730;
              m2[v727] = v731;
            }
          }
          workgroupBarrier();
        }
        let v732: u32 = x1;
        let v733: u32 = x2;
        let v735: u32 = v733 + v734;
        for (var v736: u32 = v148; v736 < v146; v736 += v149) {
          for (var v737: u32 = v144; v737 < v147; v737 += v145) {
            let v738: u32 = v737 * v26;
            let v739: u32 = v7 + v738;
            let v740: u32 = v739 + v736;
            let v741: f32 = m2[v740];
            let v742: u32 = v732 + v736;
            let v743: u32 = v742 >> v145;
            let v744: u32 = v735 + v743;
            let v745: u32 = b5[v744];
            let v746: u32 = v742 & v145;
            let v747: bool = v746 == v145;
            let v748: vec2<f32> = unpack2x16float(v745);
            let v749: f32 = v748.x;
            let v750: f32 = v748.y;
            let v751: f32 = select(v749, v750, v747);
            let v752: f32 = v741 * v188;
            let v753: f32 = v752 * v751;
            m2[v740] = v753;
          }
        }
        workgroupBarrier();
      }
      for (var v127: u32 = v12; v127 < v78; v127 += v13) {
        let v128: u32 = v127 / v26;
        let v129: u32 = v127 % v26;
        let v130: bool = v128 < v5;
        let v131: bool = v129 < v103;
        let v132: bool = v130 & v131;
        if (v132) {
          let v133: u32 = v2 + v128;
          let v134: u32 = v101 + v129;
          let v135: u32 = v133 - v2;
          let v136: u32 = v135 * v26;
          let v137: u32 = v134 - v101;
          let v138: u32 = v136 + v137;
          let v139: f32 = m2[v138];
          let v140: f32 = b6[v134];
          let v141: f32 = v139 + v140;
          let v142: u32 = v133 * v29;
          let v143: u32 = v142 + v134;
          b7[v143] = v141;
        }
      }
      workgroupBarrier();
    }
  }
}
