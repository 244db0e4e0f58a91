@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<u32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 7>;
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
  var x2: f32;
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
  let v746: u32 = params[4].x;
  let v747: u32 = 0u;
  let v751: u32 = 3u;
  let v753: u32 = 1u;
  let v762: u32 = 16u;
  let v763: u32 = 4294901760u;
  let v771: u32 = params[4].y;
  let v772: u32 = 5u;
  let v773: u32 = 31u;
  let v791: u32 = params[4].z;
  let v793: u32 = 4u;
  let v798: u32 = params[4].w;
  let v819: u32 = params[5].x;
  let v840: u32 = params[5].y;
  let v860: u32 = params[5].z;
  let v878: u32 = params[5].w;
  let v884: u32 = params[6].x;
  let v905: u32 = params[6].y;
  let v736: u32 = lane;
  let v737: u32 = 0u;
  let v738: u32 = 1u;
  let v739: u32 = 32u;
  let v144: u32 = 0u;
  let v145: u32 = 1u;
  let v146: u32 = 128u;
  let v147: u32 = 4u;
  let v148: u32 = lane;
  let v149: u32 = 32u;
  let v154: f32 = 0.0f;
  let v156: u32 = params[1].x;
  let v157: u32 = 6u;
  let v161: u32 = params[1].y;
  let v182: f32 = 0.088388346f;
  let v187: u32 = 64u;
  let v188: u32 = 7u;
  let v206: u32 = 16u;
  let v216: u32 = params[1].z;
  let v217: u32 = params[1].w;
  let v218: u32 = 2u;
  let v223: u32 = 3u;
  let v224: u32 = 5u;
  let v245: u32 = 31u;
  let v265: u32 = 65535u;
  let v267: u32 = params[2].x;
  let v270: u32 = 89226354u;
  let v271: u32 = 3417055213u;
  let v272: u32 = 2212286765u;
  let v275: u32 = 64248484u;
  let v279: u32 = 2415890431u;
  let v280: u32 = 996162400u;
  let v284: u32 = 32768u;
  let v285: u32 = 32767u;
  let v286: u32 = 13u;
  let v287: u32 = 939524096u;
  let v303: u32 = 16711935u;
  let v304: u32 = 8u;
  let v305: u32 = 2047u;
  let v314: f32 = 0.006767273f;
  let v315: f32 = -3.453125f;
  let v321: u32 = 4095u;
  let v322: u32 = 4294959104u;
  let v334: u32 = 256u;
  let v339: u32 = 384u;
  let v439: u32 = params[2].y;
  let v463: u32 = params[2].z;
  let v467: u32 = params[2].w;
  let v518: u32 = params[3].x;
  let v519: u32 = params[3].y;
  let v564: u32 = params[3].z;
  let v717: u32 = params[3].w;
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
  let v69: f32 = bitcast<f32>(params[6].z);
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
    m5[v736] = v21;
    workgroupBarrier();
    let v740: f32 = m5[v737];
    x20 = v740;
    for (var v741: u32 = v738; v741 < v739; v741 += v738) {
      let v742: f32 = m5[v741];
      let v743: f32 = x20;
      let v744: f32 = v743 + v742;
      x20 = v744;
    }
    workgroupBarrier();
    let v745: f32 = x20;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v745;
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
        let v155: u32 = v77 / v6;
        x1 = v155;
        let v158: bool = v156 == v157;
        if (v158) {
          let v159: u32 = v155 * v6;
          let v160: u32 = v77 - v159;
          for (var v162: u32 = v148; v162 < v146; v162 += v149) {
            for (var v163: u32 = v144; v163 < v147; v163 += v145) {
              x2 = v154;
              let v164: bool = v163 < v5;
              let v165: bool = v162 < v57;
              let v166: bool = v164 & v165;
              if (v166) {
                let v167: u32 = v163 * v26;
                let v168: u32 = v7 + v167;
                let v169: u32 = v168 + v162;
                let v170: f32 = m0[v169];
                let v171: u32 = v160 + v162;
                let v172: u32 = v171 >> v145;
                let v173: u32 = v161 + v172;
                let v174: u32 = b1[v173];
                let v175: u32 = v171 & v145;
                let v176: bool = v175 == v145;
                let v177: vec2<f32> = unpack2x16float(v174);
                let v178: f32 = v177.x;
                let v179: f32 = v177.y;
                let v180: f32 = select(v178, v179, v176);
                let v181: f32 = v170 * v180;
                let v183: f32 = v181 * v182;
                x2 = v183;
              }
              let v184: f32 = x2;
              let v185: u32 = v163 * v146;
              let v186: u32 = v162 + v185;
              m3[v186] = v184;
            }
          }
          workgroupBarrier();
          for (var v189: u32 = v144; v189 < v188; v189 += v145) {
            let v190: u32 = v145 << v189;
            let v191: u32 = v190 - v145;
            let v192: u32 = v189 + v145;
            for (var v193: u32 = v148; v193 < v187; v193 += v149) {
              let v194: u32 = v193 >> v189;
              let v195: u32 = v194 << v192;
              let v196: u32 = v193 & v191;
              let v197: u32 = v195 + v196;
              for (var v198: u32 = v144; v198 < v147; v198 += v145) {
                let v199: u32 = v198 * v146;
                let v200: u32 = v199 + v197;
                let v201: u32 = v200 + v190;
                let v202: f32 = m3[v200];
                let v203: f32 = m3[v201];
                let v204: f32 = v202 + v203;
                let v205: f32 = v202 - v203;
                m3[v200] = v204;
                m3[v201] = v205;
              }
            }
            workgroupBarrier();
          }
          let v207: u32 = v160 / v206;
          for (var v208: u32 = v148; v208 < v146; v208 += v149) {
            x3 = v154;
            x4 = v154;
            x5 = v154;
            x6 = v154;
            let v209: u32 = v155 + v208;
            let v210: u32 = v209 / v206;
            let v211: u32 = v209 % v206;
            for (var v212: u32 = v144; v212 < v146; v212 += v145) {
              let v213: u32 = v212 / v206;
              let v214: u32 = v207 + v213;
              let v215: u32 = v212 % v206;
              let v219: u32 = v216 * v147;
              let v220: u32 = v214 * v217;
              let v221: u32 = v220 + v210;
              let v222: u32 = v221 * v219;
              let v225: u32 = v211 & v188;
              let v226: u32 = v225 << v224;
              let v227: u32 = v211 >> v223;
              let v228: u32 = v227 << v218;
              let v229: u32 = v215 & v188;
              let v230: u32 = v229 >> v145;
              let v231: u32 = v230 << v223;
              let v232: u32 = v215 >> v223;
              let v233: u32 = v232 << v145;
              let v234: u32 = v215 & v145;
              let v235: u32 = v226 + v228;
              let v236: u32 = v235 + v231;
              let v237: u32 = v236 + v233;
              let v238: u32 = v237 + v234;
              let v239: u32 = v238 + v145;
              let v240: u32 = v239 * v216;
              let v241: u32 = v240 >> v145;
              let v242: u32 = v219 << v224;
              let v243: u32 = v241 + v242;
              let v244: u32 = v243 - v145;
              let v246: u32 = v244 >> v224;
              let v247: u32 = v243 - v206;
              let v248: u32 = v247 >> v224;
              let v249: bool = v246 < v219;
              let v250: u32 = v246 - v219;
              let v251: u32 = select(v250, v246, v249);
              let v252: u32 = v222 + v251;
              let v253: u32 = b1[v252];
              let v254: bool = v248 < v219;
              let v255: u32 = v248 - v219;
              let v256: u32 = select(v255, v248, v254);
              let v257: u32 = v222 + v256;
              let v258: u32 = b1[v257];
              let v259: u32 = v244 & v245;
              let v260: u32 = v245 - v259;
              let v261: u32 = v253 >> v260;
              let v262: u32 = v258 << v145;
              let v263: u32 = v262 << v259;
              let v264: u32 = v261 | v263;
              let v266: u32 = v264 & v265;
              let v268: bool = v267 == v144;
              let v269: bool = v267 == v218;
              let v273: u32 = select(v271, v272, v269);
              let v274: u32 = select(v273, v270, v268);
              let v276: u32 = select(v144, v275, v268);
              let v277: u32 = v266 * v274;
              let v278: u32 = v277 + v276;
              let v281: u32 = v278 & v279;
              let v282: u32 = v281 ^ v280;
              let v283: u32 = v282 >> v206;
              let v288: u32 = v282 & v284;
              let v289: u32 = v288 << v206;
              let v290: u32 = v282 & v285;
              let v291: u32 = v290 << v286;
              let v292: u32 = v291 + v287;
              let v293: u32 = v289 | v292;
              let v294: f32 = bitcast<f32>(v293);
              let v295: u32 = v283 & v284;
              let v296: u32 = v295 << v206;
              let v297: u32 = v283 & v285;
              let v298: u32 = v297 << v286;
              let v299: u32 = v298 + v287;
              let v300: u32 = v296 | v299;
              let v301: f32 = bitcast<f32>(v300);
              let v302: f32 = v294 + v301;
              let v306: u32 = v278 & v303;
              let v307: u32 = v278 >> v304;
              let v308: u32 = v307 & v303;
              let v309: u32 = v306 + v308;
              let v310: u32 = v309 >> v206;
              let v311: u32 = v309 + v310;
              let v312: u32 = v311 & v305;
              let v313: f32 = f32(v312);
              let v316: f32 = fma(v313, v314, v315);
              let v317: f32 = select(v302, v316, v269);
              let v318: u32 = bitcast<u32>(v317);
              let v319: u32 = v318 >> v286;
              let v320: u32 = v319 & v145;
              let v323: u32 = v318 + v321;
              let v324: u32 = v323 + v320;
              let v325: u32 = v324 & v322;
              let v326: f32 = bitcast<f32>(v325);
              let v327: f32 = m3[v212];
              let v328: f32 = x3;
              let v329: f32 = fma(v327, v326, v328);
              x3 = v329;
              let v330: u32 = v212 + v146;
              let v331: f32 = m3[v330];
              let v332: f32 = x4;
              let v333: f32 = fma(v331, v326, v332);
              x4 = v333;
              let v335: u32 = v212 + v334;
              let v336: f32 = m3[v335];
              let v337: f32 = x5;
              let v338: f32 = fma(v336, v326, v337);
              x5 = v338;
              let v340: u32 = v212 + v339;
              let v341: f32 = m3[v340];
              let v342: f32 = x6;
              let v343: f32 = fma(v341, v326, v342);
              x6 = v343;
            }
            let v344: f32 = m4[v208];
            let v345: f32 = x3;
            let v346: f32 = v344 + v345;
            m4[v208] = v346;
            let v347: u32 = v208 + v146;
            let v348: f32 = m4[v347];
            let v349: f32 = x4;
            let v350: f32 = v348 + v349;
            m4[v347] = v350;
            let v351: u32 = v208 + v334;
            let v352: f32 = m4[v351];
            let v353: f32 = x5;
            let v354: f32 = v352 + v353;
            m4[v351] = v354;
            let v355: u32 = v208 + v339;
            let v356: f32 = m4[v355];
            let v357: f32 = x6;
            let v358: f32 = v356 + v357;
            m4[v355] = v358;
          }
          workgroupBarrier();
        } else {
          let v359: u32 = v5 - v145;
          let v360: u32 = v53 - v145;
          for (var v361: u32 = v148; v361 < v146; v361 += v149) {
            x7 = v154;
            x8 = v154;
            x9 = v154;
            x10 = v154;
            let v362: u32 = min(v361, v360);
            let v363: u32 = v362 * v6;
            let v364: u32 = v77 + v363;
            for (var v365: u32 = v144; v365 < v57; v365 += v145) {
              let v366: u32 = v364 + v365;
              let v748: bool = v746 == v747;
              if (v748) {
                let v749: u32 = b1[v366];
                let v750: f32 = bitcast<f32>(v749);
                x21 = v750;
              } else {
                let v752: bool = v746 < v751;
                if (v752) {
                  let v754: bool = v746 == v753;
                  let v755: u32 = v366 >> v753;
                  let v756: u32 = b1[v755];
                  let v757: u32 = v366 & v753;
                  let v758: bool = v757 == v753;
                  let v759: vec2<f32> = unpack2x16float(v756);
                  let v760: f32 = v759.x;
                  let v761: f32 = v759.y;
                  let v764: u32 = v756 << v762;
                  let v765: u32 = v756 & v763;
                  let v766: f32 = bitcast<f32>(v764);
                  let v767: f32 = bitcast<f32>(v765);
                  let v768: f32 = select(v760, v761, v758);
                  let v769: f32 = select(v766, v767, v758);
                  let v770: f32 = select(v769, v768, v754);
                  x21 = v770;
                } else {
                  let v774: u32 = v366 >> v772;
                  let v775: u32 = v774 * v771;
                  let v776: u32 = v366 & v773;
                  let v777: u32 = v776 * v771;
                  let v778: u32 = v777 >> v772;
                  let v779: u32 = v775 + v778;
                  let v780: u32 = v777 & v773;
                  let v781: u32 = b1[v779];
                  let v782: u32 = v779 + v753;
                  let v783: u32 = b1[v782];
                  let v784: u32 = v781 >> v780;
                  let v785: u32 = v773 - v780;
                  let v786: u32 = v783 << v753;
                  let v787: u32 = v786 << v785;
                  let v788: u32 = v784 | v787;
                  let v789: u32 = v753 << v771;
                  let v790: u32 = v789 - v753;
                  let v792: u32 = v366 >> v791;
                  let v794: bool = v746 == v751;
                  let v795: bool = v746 == v793;
                  let v796: u32 = v792 >> v753;
                  let v797: u32 = select(v796, v792, v794);
                  let v799: u32 = v798 + v797;
                  let v800: u32 = b1[v799];
                  let v801: f32 = bitcast<f32>(v800);
                  let v802: u32 = v792 & v753;
                  let v803: bool = v802 == v753;
                  let v804: vec2<f32> = unpack2x16float(v800);
                  let v805: f32 = v804.x;
                  let v806: f32 = v804.y;
                  let v807: u32 = v800 << v762;
                  let v808: u32 = v800 & v763;
                  let v809: f32 = bitcast<f32>(v807);
                  let v810: f32 = bitcast<f32>(v808);
                  let v811: f32 = select(v805, v806, v803);
                  let v812: f32 = select(v809, v810, v803);
                  let v813: f32 = select(v812, v811, v795);
                  let v814: f32 = select(v813, v801, v794);
                  let v815: bool = v746 == v751;
                  let v816: bool = v746 == v793;
                  let v817: u32 = v792 >> v753;
                  let v818: u32 = select(v817, v792, v815);
                  let v820: u32 = v819 + v818;
                  let v821: u32 = b1[v820];
                  let v822: f32 = bitcast<f32>(v821);
                  let v823: u32 = v792 & v753;
                  let v824: bool = v823 == v753;
                  let v825: vec2<f32> = unpack2x16float(v821);
                  let v826: f32 = v825.x;
                  let v827: f32 = v825.y;
                  let v828: u32 = v821 << v762;
                  let v829: u32 = v821 & v763;
                  let v830: f32 = bitcast<f32>(v828);
                  let v831: f32 = bitcast<f32>(v829);
                  let v832: f32 = select(v826, v827, v824);
                  let v833: f32 = select(v830, v831, v824);
                  let v834: f32 = select(v833, v832, v816);
                  let v835: f32 = select(v834, v822, v815);
                  let v836: u32 = v788 & v790;
                  let v837: f32 = f32(v836);
                  let v838: f32 = fma(v814, v837, v835);
                  x21 = v838;
                }
              }
              let v839: f32 = x21;
              let v368: u32 = min(v144, v359);
              let v369: u32 = v368 * v26;
              let v370: u32 = v7 + v369;
              let v371: u32 = v370 + v365;
              let v372: f32 = m0[v371];
              let v373: f32 = x7;
              let v374: f32 = fma(v372, v839, v373);
              x7 = v374;
              let v375: u32 = min(v145, v359);
              let v376: u32 = v375 * v26;
              let v377: u32 = v7 + v376;
              let v378: u32 = v377 + v365;
              let v379: f32 = m0[v378];
              let v380: f32 = x8;
              let v381: f32 = fma(v379, v839, v380);
              x8 = v381;
              let v382: u32 = min(v218, v359);
              let v383: u32 = v382 * v26;
              let v384: u32 = v7 + v383;
              let v385: u32 = v384 + v365;
              let v386: f32 = m0[v385];
              let v387: f32 = x9;
              let v388: f32 = fma(v386, v839, v387);
              x9 = v388;
              let v389: u32 = min(v223, v359);
              let v390: u32 = v389 * v26;
              let v391: u32 = v7 + v390;
              let v392: u32 = v391 + v365;
              let v393: f32 = m0[v392];
              let v394: f32 = x10;
              let v395: f32 = fma(v393, v839, v394);
              x10 = v395;
            }
            let v396: f32 = m4[v361];
            let v397: f32 = x7;
            let v398: f32 = v396 + v397;
            m4[v361] = v398;
            let v399: u32 = v361 + v146;
            let v400: f32 = m4[v399];
            let v401: f32 = x8;
            let v402: f32 = v400 + v401;
            m4[v399] = v402;
            let v403: u32 = v361 + v334;
            let v404: f32 = m4[v403];
            let v405: f32 = x9;
            let v406: f32 = v404 + v405;
            m4[v403] = v406;
            let v407: u32 = v361 + v339;
            let v408: f32 = m4[v407];
            let v409: f32 = x10;
            let v410: f32 = v408 + v409;
            m4[v407] = v410;
          }
        }
        workgroupBarrier();
      }
      for (var v411: u32 = v148; v411 < v146; v411 += v149) {
        for (var v412: u32 = v144; v412 < v147; v412 += v145) {
          let v413: u32 = v412 * v146;
          let v414: u32 = v411 + v413;
          let v415: f32 = m4[v414];
          let v416: u32 = v412 * v26;
          let v417: u32 = v7 + v416;
          let v418: u32 = v417 + v411;
          m2[v418] = v415;
        }
      }
      workgroupBarrier();
      let v419: bool = v156 == v157;
      if (v419) {
        for (var v420: u32 = v144; v420 < v188; v420 += v145) {
          let v421: u32 = v145 << v420;
          let v422: u32 = v421 - v145;
          let v423: u32 = v420 + v145;
          for (var v424: u32 = v148; v424 < v187; v424 += v149) {
            let v425: u32 = v424 >> v420;
            let v426: u32 = v425 << v423;
            let v427: u32 = v424 & v422;
            let v428: u32 = v426 + v427;
            for (var v429: u32 = v144; v429 < v147; v429 += v145) {
              let v430: u32 = v429 * v26;
              let v431: u32 = v7 + v430;
              let v432: u32 = v431 + v428;
              let v433: u32 = v432 + v421;
              let v434: f32 = m2[v432];
              let v435: f32 = m2[v433];
              let v436: f32 = v434 + v435;
              let v437: f32 = v434 - v435;
              m2[v432] = v436;
              m2[v433] = v437;
            }
          }
          workgroupBarrier();
        }
        let v438: u32 = x1;
        for (var v440: u32 = v148; v440 < v146; v440 += v149) {
          for (var v441: u32 = v144; v441 < v147; v441 += v145) {
            let v442: u32 = v441 * v26;
            let v443: u32 = v7 + v442;
            let v444: u32 = v443 + v440;
            let v445: f32 = m2[v444];
            let v446: u32 = v438 + v440;
            let v447: u32 = v446 >> v145;
            let v448: u32 = v439 + v447;
            let v449: u32 = b1[v448];
            let v450: u32 = v446 & v145;
            let v451: bool = v450 == v145;
            let v452: vec2<f32> = unpack2x16float(v449);
            let v453: f32 = v452.x;
            let v454: f32 = v452.y;
            let v455: f32 = select(v453, v454, v451);
            let v456: f32 = v445 * v182;
            let v457: f32 = v456 * v455;
            m2[v444] = v457;
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
      for (var v458: u32 = v148; v458 < v146; v458 += v149) {
        for (var v459: u32 = v144; v459 < v147; v459 += v145) {
          let v460: u32 = v459 * v146;
          let v461: u32 = v458 + v460;
          m4[v461] = v154;
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
        let v462: u32 = v126 / v6;
        x1 = v462;
        let v464: bool = v463 == v157;
        if (v464) {
          let v465: u32 = v462 * v6;
          let v466: u32 = v126 - v465;
          for (var v468: u32 = v148; v468 < v146; v468 += v149) {
            for (var v469: u32 = v144; v469 < v147; v469 += v145) {
              x11 = v154;
              let v470: bool = v469 < v5;
              let v471: bool = v468 < v107;
              let v472: bool = v470 & v471;
              if (v472) {
                let v473: u32 = v469 * v26;
                let v474: u32 = v7 + v473;
                let v475: u32 = v474 + v468;
                let v476: f32 = m0[v475];
                let v477: u32 = v466 + v468;
                let v478: u32 = v477 >> v145;
                let v479: u32 = v467 + v478;
                let v480: u32 = b5[v479];
                let v481: u32 = v477 & v145;
                let v482: bool = v481 == v145;
                let v483: vec2<f32> = unpack2x16float(v480);
                let v484: f32 = v483.x;
                let v485: f32 = v483.y;
                let v486: f32 = select(v484, v485, v482);
                let v487: f32 = v476 * v486;
                let v488: f32 = v487 * v182;
                x11 = v488;
              }
              let v489: f32 = x11;
              let v490: u32 = v469 * v146;
              let v491: u32 = v468 + v490;
              m3[v491] = v489;
            }
          }
          workgroupBarrier();
          for (var v492: u32 = v144; v492 < v188; v492 += v145) {
            let v493: u32 = v145 << v492;
            let v494: u32 = v493 - v145;
            let v495: u32 = v492 + v145;
            for (var v496: u32 = v148; v496 < v187; v496 += v149) {
              let v497: u32 = v496 >> v492;
              let v498: u32 = v497 << v495;
              let v499: u32 = v496 & v494;
              let v500: u32 = v498 + v499;
              for (var v501: u32 = v144; v501 < v147; v501 += v145) {
                let v502: u32 = v501 * v146;
                let v503: u32 = v502 + v500;
                let v504: u32 = v503 + v493;
                let v505: f32 = m3[v503];
                let v506: f32 = m3[v504];
                let v507: f32 = v505 + v506;
                let v508: f32 = v505 - v506;
                m3[v503] = v507;
                m3[v504] = v508;
              }
            }
            workgroupBarrier();
          }
          let v509: u32 = v466 / v206;
          for (var v510: u32 = v148; v510 < v146; v510 += v149) {
            x12 = v154;
            x13 = v154;
            x14 = v154;
            x15 = v154;
            let v511: u32 = v462 + v510;
            let v512: u32 = v511 / v206;
            let v513: u32 = v511 % v206;
            for (var v514: u32 = v144; v514 < v146; v514 += v145) {
              let v515: u32 = v514 / v206;
              let v516: u32 = v509 + v515;
              let v517: u32 = v514 % v206;
              let v520: u32 = v518 * v147;
              let v521: u32 = v516 * v519;
              let v522: u32 = v521 + v512;
              let v523: u32 = v522 * v520;
              let v524: u32 = v513 & v188;
              let v525: u32 = v524 << v224;
              let v526: u32 = v513 >> v223;
              let v527: u32 = v526 << v218;
              let v528: u32 = v517 & v188;
              let v529: u32 = v528 >> v145;
              let v530: u32 = v529 << v223;
              let v531: u32 = v517 >> v223;
              let v532: u32 = v531 << v145;
              let v533: u32 = v517 & v145;
              let v534: u32 = v525 + v527;
              let v535: u32 = v534 + v530;
              let v536: u32 = v535 + v532;
              let v537: u32 = v536 + v533;
              let v538: u32 = v537 + v145;
              let v539: u32 = v538 * v518;
              let v540: u32 = v539 >> v145;
              let v541: u32 = v520 << v224;
              let v542: u32 = v540 + v541;
              let v543: u32 = v542 - v145;
              let v544: u32 = v543 >> v224;
              let v545: u32 = v542 - v206;
              let v546: u32 = v545 >> v224;
              let v547: bool = v544 < v520;
              let v548: u32 = v544 - v520;
              let v549: u32 = select(v548, v544, v547);
              let v550: u32 = v523 + v549;
              let v551: u32 = b5[v550];
              let v552: bool = v546 < v520;
              let v553: u32 = v546 - v520;
              let v554: u32 = select(v553, v546, v552);
              let v555: u32 = v523 + v554;
              let v556: u32 = b5[v555];
              let v557: u32 = v543 & v245;
              let v558: u32 = v245 - v557;
              let v559: u32 = v551 >> v558;
              let v560: u32 = v556 << v145;
              let v561: u32 = v560 << v557;
              let v562: u32 = v559 | v561;
              let v563: u32 = v562 & v265;
              let v565: bool = v564 == v144;
              let v566: bool = v564 == v218;
              let v567: u32 = select(v271, v272, v566);
              let v568: u32 = select(v567, v270, v565);
              let v569: u32 = select(v144, v275, v565);
              let v570: u32 = v563 * v568;
              let v571: u32 = v570 + v569;
              let v572: u32 = v571 & v279;
              let v573: u32 = v572 ^ v280;
              let v574: u32 = v573 >> v206;
              let v575: u32 = v573 & v284;
              let v576: u32 = v575 << v206;
              let v577: u32 = v573 & v285;
              let v578: u32 = v577 << v286;
              let v579: u32 = v578 + v287;
              let v580: u32 = v576 | v579;
              let v581: f32 = bitcast<f32>(v580);
              let v582: u32 = v574 & v284;
              let v583: u32 = v582 << v206;
              let v584: u32 = v574 & v285;
              let v585: u32 = v584 << v286;
              let v586: u32 = v585 + v287;
              let v587: u32 = v583 | v586;
              let v588: f32 = bitcast<f32>(v587);
              let v589: f32 = v581 + v588;
              let v590: u32 = v571 & v303;
              let v591: u32 = v571 >> v304;
              let v592: u32 = v591 & v303;
              let v593: u32 = v590 + v592;
              let v594: u32 = v593 >> v206;
              let v595: u32 = v593 + v594;
              let v596: u32 = v595 & v305;
              let v597: f32 = f32(v596);
              let v598: f32 = fma(v597, v314, v315);
              let v599: f32 = select(v589, v598, v566);
              let v600: u32 = bitcast<u32>(v599);
              let v601: u32 = v600 >> v286;
              let v602: u32 = v601 & v145;
              let v603: u32 = v600 + v321;
              let v604: u32 = v603 + v602;
              let v605: u32 = v604 & v322;
              let v606: f32 = bitcast<f32>(v605);
              let v607: f32 = m3[v514];
              let v608: f32 = x12;
              let v609: f32 = fma(v607, v606, v608);
              x12 = v609;
              let v610: u32 = v514 + v146;
              let v611: f32 = m3[v610];
              let v612: f32 = x13;
              let v613: f32 = fma(v611, v606, v612);
              x13 = v613;
              let v614: u32 = v514 + v334;
              let v615: f32 = m3[v614];
              let v616: f32 = x14;
              let v617: f32 = fma(v615, v606, v616);
              x14 = v617;
              let v618: u32 = v514 + v339;
              let v619: f32 = m3[v618];
              let v620: f32 = x15;
              let v621: f32 = fma(v619, v606, v620);
              x15 = v621;
            }
            let v622: f32 = m4[v510];
            let v623: f32 = x12;
            let v624: f32 = v622 + v623;
            m4[v510] = v624;
            let v625: u32 = v510 + v146;
            let v626: f32 = m4[v625];
            let v627: f32 = x13;
            let v628: f32 = v626 + v627;
            m4[v625] = v628;
            let v629: u32 = v510 + v334;
            let v630: f32 = m4[v629];
            let v631: f32 = x14;
            let v632: f32 = v630 + v631;
            m4[v629] = v632;
            let v633: u32 = v510 + v339;
            let v634: f32 = m4[v633];
            let v635: f32 = x15;
            let v636: f32 = v634 + v635;
            m4[v633] = v636;
          }
          workgroupBarrier();
        } else {
          let v637: u32 = v5 - v145;
          let v638: u32 = v103 - v145;
          for (var v639: u32 = v148; v639 < v146; v639 += v149) {
            x16 = v154;
            x17 = v154;
            x18 = v154;
            x19 = v154;
            let v640: u32 = min(v639, v638);
            let v641: u32 = v640 * v6;
            let v642: u32 = v126 + v641;
            for (var v643: u32 = v144; v643 < v107; v643 += v145) {
              let v644: u32 = v642 + v643;
              let v841: bool = v840 == v747;
              if (v841) {
                let v842: u32 = b5[v644];
                let v843: f32 = bitcast<f32>(v842);
                x22 = v843;
              } else {
                let v844: bool = v840 < v751;
                if (v844) {
                  let v845: bool = v840 == v753;
                  let v846: u32 = v644 >> v753;
                  let v847: u32 = b5[v846];
                  let v848: u32 = v644 & v753;
                  let v849: bool = v848 == v753;
                  let v850: vec2<f32> = unpack2x16float(v847);
                  let v851: f32 = v850.x;
                  let v852: f32 = v850.y;
                  let v853: u32 = v847 << v762;
                  let v854: u32 = v847 & v763;
                  let v855: f32 = bitcast<f32>(v853);
                  let v856: f32 = bitcast<f32>(v854);
                  let v857: f32 = select(v851, v852, v849);
                  let v858: f32 = select(v855, v856, v849);
                  let v859: f32 = select(v858, v857, v845);
                  x22 = v859;
                } else {
                  let v861: u32 = v644 >> v772;
                  let v862: u32 = v861 * v860;
                  let v863: u32 = v644 & v773;
                  let v864: u32 = v863 * v860;
                  let v865: u32 = v864 >> v772;
                  let v866: u32 = v862 + v865;
                  let v867: u32 = v864 & v773;
                  let v868: u32 = b5[v866];
                  let v869: u32 = v866 + v753;
                  let v870: u32 = b5[v869];
                  let v871: u32 = v868 >> v867;
                  let v872: u32 = v773 - v867;
                  let v873: u32 = v870 << v753;
                  let v874: u32 = v873 << v872;
                  let v875: u32 = v871 | v874;
                  let v876: u32 = v753 << v860;
                  let v877: u32 = v876 - v753;
                  let v879: u32 = v644 >> v878;
                  let v880: bool = v840 == v751;
                  let v881: bool = v840 == v793;
                  let v882: u32 = v879 >> v753;
                  let v883: u32 = select(v882, v879, v880);
                  let v885: u32 = v884 + v883;
                  let v886: u32 = b5[v885];
                  let v887: f32 = bitcast<f32>(v886);
                  let v888: u32 = v879 & v753;
                  let v889: bool = v888 == v753;
                  let v890: vec2<f32> = unpack2x16float(v886);
                  let v891: f32 = v890.x;
                  let v892: f32 = v890.y;
                  let v893: u32 = v886 << v762;
                  let v894: u32 = v886 & v763;
                  let v895: f32 = bitcast<f32>(v893);
                  let v896: f32 = bitcast<f32>(v894);
                  let v897: f32 = select(v891, v892, v889);
                  let v898: f32 = select(v895, v896, v889);
                  let v899: f32 = select(v898, v897, v881);
                  let v900: f32 = select(v899, v887, v880);
                  let v901: bool = v840 == v751;
                  let v902: bool = v840 == v793;
                  let v903: u32 = v879 >> v753;
                  let v904: u32 = select(v903, v879, v901);
                  let v906: u32 = v905 + v904;
                  let v907: u32 = b5[v906];
                  let v908: f32 = bitcast<f32>(v907);
                  let v909: u32 = v879 & v753;
                  let v910: bool = v909 == v753;
                  let v911: vec2<f32> = unpack2x16float(v907);
                  let v912: f32 = v911.x;
                  let v913: f32 = v911.y;
                  let v914: u32 = v907 << v762;
                  let v915: u32 = v907 & v763;
                  let v916: f32 = bitcast<f32>(v914);
                  let v917: f32 = bitcast<f32>(v915);
                  let v918: f32 = select(v912, v913, v910);
                  let v919: f32 = select(v916, v917, v910);
                  let v920: f32 = select(v919, v918, v902);
                  let v921: f32 = select(v920, v908, v901);
                  let v922: u32 = v875 & v877;
                  let v923: f32 = f32(v922);
                  let v924: f32 = fma(v900, v923, v921);
                  x22 = v924;
                }
              }
              let v925: f32 = x22;
              let v646: u32 = min(v144, v637);
              let v647: u32 = v646 * v26;
              let v648: u32 = v7 + v647;
              let v649: u32 = v648 + v643;
              let v650: f32 = m0[v649];
              let v651: f32 = x16;
              let v652: f32 = fma(v650, v925, v651);
              x16 = v652;
              let v653: u32 = min(v145, v637);
              let v654: u32 = v653 * v26;
              let v655: u32 = v7 + v654;
              let v656: u32 = v655 + v643;
              let v657: f32 = m0[v656];
              let v658: f32 = x17;
              let v659: f32 = fma(v657, v925, v658);
              x17 = v659;
              let v660: u32 = min(v218, v637);
              let v661: u32 = v660 * v26;
              let v662: u32 = v7 + v661;
              let v663: u32 = v662 + v643;
              let v664: f32 = m0[v663];
              let v665: f32 = x18;
              let v666: f32 = fma(v664, v925, v665);
              x18 = v666;
              let v667: u32 = min(v223, v637);
              let v668: u32 = v667 * v26;
              let v669: u32 = v7 + v668;
              let v670: u32 = v669 + v643;
              let v671: f32 = m0[v670];
              let v672: f32 = x19;
              let v673: f32 = fma(v671, v925, v672);
              x19 = v673;
            }
            let v674: f32 = m4[v639];
            let v675: f32 = x16;
            let v676: f32 = v674 + v675;
            m4[v639] = v676;
            let v677: u32 = v639 + v146;
            let v678: f32 = m4[v677];
            let v679: f32 = x17;
            let v680: f32 = v678 + v679;
            m4[v677] = v680;
            let v681: u32 = v639 + v334;
            let v682: f32 = m4[v681];
            let v683: f32 = x18;
            let v684: f32 = v682 + v683;
            m4[v681] = v684;
            let v685: u32 = v639 + v339;
            let v686: f32 = m4[v685];
            let v687: f32 = x19;
            let v688: f32 = v686 + v687;
            m4[v685] = v688;
          }
        }
        workgroupBarrier();
      }
      for (var v689: u32 = v148; v689 < v146; v689 += v149) {
        for (var v690: u32 = v144; v690 < v147; v690 += v145) {
          let v691: u32 = v690 * v146;
          let v692: u32 = v689 + v691;
          let v693: f32 = m4[v692];
          let v694: u32 = v690 * v26;
          let v695: u32 = v7 + v694;
          let v696: u32 = v695 + v689;
          m2[v696] = v693;
        }
      }
      workgroupBarrier();
      let v697: bool = v463 == v157;
      if (v697) {
        for (var v698: u32 = v144; v698 < v188; v698 += v145) {
          let v699: u32 = v145 << v698;
          let v700: u32 = v699 - v145;
          let v701: u32 = v698 + v145;
          for (var v702: u32 = v148; v702 < v187; v702 += v149) {
            let v703: u32 = v702 >> v698;
            let v704: u32 = v703 << v701;
            let v705: u32 = v702 & v700;
            let v706: u32 = v704 + v705;
            for (var v707: u32 = v144; v707 < v147; v707 += v145) {
              let v708: u32 = v707 * v26;
              let v709: u32 = v7 + v708;
              let v710: u32 = v709 + v706;
              let v711: u32 = v710 + v699;
              let v712: f32 = m2[v710];
              let v713: f32 = m2[v711];
              let v714: f32 = v712 + v713;
              let v715: f32 = v712 - v713;
              m2[v710] = v714;
              m2[v711] = v715;
            }
          }
          workgroupBarrier();
        }
        let v716: u32 = x1;
        for (var v718: u32 = v148; v718 < v146; v718 += v149) {
          for (var v719: u32 = v144; v719 < v147; v719 += v145) {
            let v720: u32 = v719 * v26;
            let v721: u32 = v7 + v720;
            let v722: u32 = v721 + v718;
            let v723: f32 = m2[v722];
            let v724: u32 = v716 + v718;
            let v725: u32 = v724 >> v145;
            let v726: u32 = v717 + v725;
            let v727: u32 = b5[v726];
            let v728: u32 = v724 & v145;
            let v729: bool = v728 == v145;
            let v730: vec2<f32> = unpack2x16float(v727);
            let v731: f32 = v730.x;
            let v732: f32 = v730.y;
            let v733: f32 = select(v731, v732, v729);
            let v734: f32 = v723 * v182;
            let v735: f32 = v734 * v733;
            m2[v722] = v735;
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
