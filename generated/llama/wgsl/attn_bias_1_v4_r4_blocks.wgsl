@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x13: vec4<f32>;
  let v472: u32 = params[2].w;
  let v473: u32 = 0u;
  let v477: u32 = 3u;
  let v479: u32 = 1u;
  let v487: u32 = 16u;
  let v488: u32 = 4294901760u;
  let v506: u32 = params[3].x;
  let v507: u32 = 5u;
  let v508: u32 = 31u;
  let v526: u32 = params[3].y;
  let v528: u32 = 4u;
  let v533: u32 = params[3].z;
  let v554: u32 = params[3].w;
  let v462: u32 = lane;
  let v463: u32 = 0u;
  let v464: u32 = 1u;
  let v465: u32 = 32u;
  let v95: u32 = 0u;
  let v96: u32 = 1u;
  let v97: u32 = 128u;
  let v98: u32 = 4u;
  let v99: u32 = lane;
  let v100: u32 = 32u;
  let v105: f32 = 0.0f;
  let v106: u32 = params[0].w;
  let v107: u32 = 6u;
  let v112: u32 = params[1].x;
  let v113: u32 = params[1].y;
  let v117: u32 = params[1].z;
  let v139: f32 = 0.088388346f;
  let v144: u32 = 64u;
  let v145: u32 = 7u;
  let v163: u32 = 16u;
  let v173: u32 = params[1].w;
  let v174: u32 = params[2].x;
  let v175: u32 = 2u;
  let v181: u32 = 3u;
  let v182: u32 = 5u;
  let v203: u32 = 31u;
  let v223: u32 = 65535u;
  let v225: u32 = params[2].y;
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
  let v442: u32 = params[2].z;
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
  let v66: f32 = bitcast<f32>(params[4].x);
  let v76: u32 = 512u;
  let v77: u32 = 32u;
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
    m5[v462] = v29;
    workgroupBarrier();
    let v466: f32 = m5[v463];
    x12 = v466;
    for (var v467: u32 = v464; v467 < v465; v467 += v464) {
      let v468: f32 = m5[v467];
      let v469: f32 = x12;
      let v470: f32 = v469 + v468;
      x12 = v470;
    }
    workgroupBarrier();
    let v471: f32 = x12;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v471;
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
    for (var v101: u32 = v99; v101 < v97; v101 += v100) {
      for (var v102: u32 = v95; v102 < v98; v102 += v96) {
        let v103: u32 = v102 * v97;
        let v104: u32 = v101 + v103;
        m4[v104] = v105;
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
          let v71: vec4<f32> = b2[v58 / 4u];
          let v72: vec4<f32> = v70 * v71;
          let v73: u32 = v54 * v14;
          let v74: u32 = v57 + v73;
          m0[v74 + 0u] = v72.x; m0[v74 + 1u] = v72.y; m0[v74 + 2u] = v72.z; m0[v74 + 3u] = v72.w;
        }
      }
      workgroupBarrier();
      let v75: u32 = v50 + v51;
      let v108: bool = v106 == v107;
      if (v108) {
        let v109: u32 = v75 / v6;
        let v110: u32 = v109 * v6;
        let v111: u32 = v75 - v110;
        let v114: u32 = v109 / v112;
        let v115: u32 = v109 % v112;
        let v116: u32 = v114 * v113;
        x1 = v115;
        x2 = v116;
        let v118: u32 = v116 + v117;
        for (var v119: u32 = v99; v119 < v97; v119 += v100) {
          for (var v120: u32 = v95; v120 < v98; v120 += v96) {
            x3 = v105;
            let v121: bool = v120 < v5;
            let v122: bool = v119 < v53;
            let v123: bool = v121 & v122;
            if (v123) {
              let v124: u32 = v120 * v14;
              let v125: u32 = v7 + v124;
              let v126: u32 = v125 + v119;
              let v127: f32 = m0[v126];
              let v128: u32 = v111 + v119;
              let v129: u32 = v128 >> v96;
              let v130: u32 = v118 + v129;
              let v131: u32 = b1[v130];
              let v132: u32 = v128 & v96;
              let v133: bool = v132 == v96;
              let v134: vec2<f32> = unpack2x16float(v131);
              let v135: f32 = v134.x;
              let v136: f32 = v134.y;
              let v137: f32 = select(v135, v136, v133);
              let v138: f32 = v127 * v137;
              let v140: f32 = v138 * v139;
              x3 = v140;
            }
            let v141: f32 = x3;
            let v142: u32 = v120 * v97;
            let v143: u32 = v119 + v142;
            m3[v143] = v141;
          }
        }
        workgroupBarrier();
        for (var v146: u32 = v95; v146 < v145; v146 += v96) {
          let v147: u32 = v96 << v146;
          let v148: u32 = v147 - v96;
          let v149: u32 = v146 + v96;
          for (var v150: u32 = v99; v150 < v144; v150 += v100) {
            let v151: u32 = v150 >> v146;
            let v152: u32 = v151 << v149;
            let v153: u32 = v150 & v148;
            let v154: u32 = v152 + v153;
            for (var v155: u32 = v95; v155 < v98; v155 += v96) {
              let v156: u32 = v155 * v97;
              let v157: u32 = v156 + v154;
              let v158: u32 = v157 + v147;
              let v159: f32 = m3[v157];
              let v160: f32 = m3[v158];
              let v161: f32 = v159 + v160;
              let v162: f32 = v159 - v160;
              m3[v157] = v161;
              m3[v158] = v162;
            }
          }
          workgroupBarrier();
        }
        let v164: u32 = v111 / v163;
        for (var v165: u32 = v99; v165 < v97; v165 += v100) {
          x4 = v105;
          x5 = v105;
          x6 = v105;
          x7 = v105;
          let v166: u32 = v115 + v165;
          let v167: u32 = v166 / v163;
          let v168: u32 = v166 % v163;
          for (var v169: u32 = v95; v169 < v97; v169 += v96) {
            let v170: u32 = v169 / v163;
            let v171: u32 = v164 + v170;
            let v172: u32 = v169 % v163;
            let v176: u32 = v173 * v98;
            let v177: u32 = v171 * v174;
            let v178: u32 = v177 + v167;
            let v179: u32 = v178 * v176;
            let v180: u32 = v116 + v179;
            let v183: u32 = v168 & v145;
            let v184: u32 = v183 << v182;
            let v185: u32 = v168 >> v181;
            let v186: u32 = v185 << v175;
            let v187: u32 = v172 & v145;
            let v188: u32 = v187 >> v96;
            let v189: u32 = v188 << v181;
            let v190: u32 = v172 >> v181;
            let v191: u32 = v190 << v96;
            let v192: u32 = v172 & v96;
            let v193: u32 = v184 + v186;
            let v194: u32 = v193 + v189;
            let v195: u32 = v194 + v191;
            let v196: u32 = v195 + v192;
            let v197: u32 = v196 + v96;
            let v198: u32 = v197 * v173;
            let v199: u32 = v198 >> v96;
            let v200: u32 = v176 << v182;
            let v201: u32 = v199 + v200;
            let v202: u32 = v201 - v96;
            let v204: u32 = v202 >> v182;
            let v205: u32 = v201 - v163;
            let v206: u32 = v205 >> v182;
            let v207: bool = v204 < v176;
            let v208: u32 = v204 - v176;
            let v209: u32 = select(v208, v204, v207);
            let v210: u32 = v180 + v209;
            let v211: u32 = b1[v210];
            let v212: bool = v206 < v176;
            let v213: u32 = v206 - v176;
            let v214: u32 = select(v213, v206, v212);
            let v215: u32 = v180 + v214;
            let v216: u32 = b1[v215];
            let v217: u32 = v202 & v203;
            let v218: u32 = v203 - v217;
            let v219: u32 = v211 >> v218;
            let v220: u32 = v216 << v96;
            let v221: u32 = v220 << v217;
            let v222: u32 = v219 | v221;
            let v224: u32 = v222 & v223;
            let v226: bool = v225 == v95;
            let v227: bool = v225 == v175;
            let v231: u32 = select(v229, v230, v227);
            let v232: u32 = select(v231, v228, v226);
            let v234: u32 = select(v95, v233, v226);
            let v235: u32 = v224 * v232;
            let v236: u32 = v235 + v234;
            let v239: u32 = v236 & v237;
            let v240: u32 = v239 ^ v238;
            let v241: u32 = v240 >> v163;
            let v246: u32 = v240 & v242;
            let v247: u32 = v246 << v163;
            let v248: u32 = v240 & v243;
            let v249: u32 = v248 << v244;
            let v250: u32 = v249 + v245;
            let v251: u32 = v247 | v250;
            let v252: f32 = bitcast<f32>(v251);
            let v253: u32 = v241 & v242;
            let v254: u32 = v253 << v163;
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
            let v268: u32 = v267 >> v163;
            let v269: u32 = v267 + v268;
            let v270: u32 = v269 & v263;
            let v271: f32 = f32(v270);
            let v274: f32 = fma(v271, v272, v273);
            let v275: f32 = select(v260, v274, v227);
            let v276: u32 = bitcast<u32>(v275);
            let v277: u32 = v276 >> v244;
            let v278: u32 = v277 & v96;
            let v281: u32 = v276 + v279;
            let v282: u32 = v281 + v278;
            let v283: u32 = v282 & v280;
            let v284: f32 = bitcast<f32>(v283);
            let v285: f32 = m3[v169];
            let v286: f32 = x4;
            let v287: f32 = fma(v285, v284, v286);
            x4 = v287;
            let v288: u32 = v169 + v97;
            let v289: f32 = m3[v288];
            let v290: f32 = x5;
            let v291: f32 = fma(v289, v284, v290);
            x5 = v291;
            let v293: u32 = v169 + v292;
            let v294: f32 = m3[v293];
            let v295: f32 = x6;
            let v296: f32 = fma(v294, v284, v295);
            x6 = v296;
            let v298: u32 = v169 + v297;
            let v299: f32 = m3[v298];
            let v300: f32 = x7;
            let v301: f32 = fma(v299, v284, v300);
            x7 = v301;
          }
          let v302: f32 = m4[v165];
          let v303: f32 = x4;
          let v304: f32 = v302 + v303;
          m4[v165] = v304;
          let v305: u32 = v165 + v97;
          let v306: f32 = m4[v305];
          let v307: f32 = x5;
          let v308: f32 = v306 + v307;
          m4[v305] = v308;
          let v309: u32 = v165 + v292;
          let v310: f32 = m4[v309];
          let v311: f32 = x6;
          let v312: f32 = v310 + v311;
          m4[v309] = v312;
          let v313: u32 = v165 + v297;
          let v314: f32 = m4[v313];
          let v315: f32 = x7;
          let v316: f32 = v314 + v315;
          m4[v313] = v316;
        }
        workgroupBarrier();
      } else {
        let v317: u32 = v5 - v96;
        let v318: u32 = v49 - v96;
        for (var v319: u32 = v99; v319 < v97; v319 += v100) {
          x8 = v105;
          x9 = v105;
          x10 = v105;
          x11 = v105;
          let v320: u32 = min(v319, v318);
          let v321: u32 = v320 * v6;
          let v322: u32 = v75 + v321;
          for (var v323: u32 = v95; v323 < v53; v323 += v98) {
            let v324: u32 = v322 + v323;
            let v474: bool = v472 == v473;
            if (v474) {
              let v475: vec4<u32> = vec4<u32>(b1[v324 + 0u], b1[v324 + 1u], b1[v324 + 2u], b1[v324 + 3u]);
              let v476: vec4<f32> = bitcast<vec4<f32>>(v475);
              x13 = v476;
            } else {
              let v478: bool = v472 < v477;
              if (v478) {
                let v480: bool = v472 == v479;
                let v481: u32 = v324 >> v479;
                let v482: vec2<u32> = vec2<u32>(b1[v481 + 0u], b1[v481 + 1u]);
                let v483: u32 = v482.x;
                let v484: vec2<f32> = unpack2x16float(v483);
                let v485: f32 = v484.x;
                let v486: f32 = v484.y;
                let v489: u32 = v483 << v487;
                let v490: u32 = v483 & v488;
                let v491: f32 = bitcast<f32>(v489);
                let v492: f32 = bitcast<f32>(v490);
                let v493: f32 = select(v491, v485, v480);
                let v494: f32 = select(v492, v486, v480);
                let v495: u32 = v482.y;
                let v496: vec2<f32> = unpack2x16float(v495);
                let v497: f32 = v496.x;
                let v498: f32 = v496.y;
                let v499: u32 = v495 << v487;
                let v500: u32 = v495 & v488;
                let v501: f32 = bitcast<f32>(v499);
                let v502: f32 = bitcast<f32>(v500);
                let v503: f32 = select(v501, v497, v480);
                let v504: f32 = select(v502, v498, v480);
                let v505: vec4<f32> = vec4<f32>(v493, v494, v503, v504);
                x13 = v505;
              } else {
                let v509: u32 = v324 >> v507;
                let v510: u32 = v509 * v506;
                let v511: u32 = v324 & v508;
                let v512: u32 = v511 * v506;
                let v513: u32 = v512 >> v507;
                let v514: u32 = v510 + v513;
                let v515: u32 = v512 & v508;
                let v516: u32 = b1[v514];
                let v517: u32 = v514 + v479;
                let v518: u32 = b1[v517];
                let v519: u32 = v516 >> v515;
                let v520: u32 = v508 - v515;
                let v521: u32 = v518 << v479;
                let v522: u32 = v521 << v520;
                let v523: u32 = v519 | v522;
                let v524: u32 = v479 << v506;
                let v525: u32 = v524 - v479;
                let v527: u32 = v324 >> v526;
                let v529: bool = v472 == v477;
                let v530: bool = v472 == v528;
                let v531: u32 = v527 >> v479;
                let v532: u32 = select(v531, v527, v529);
                let v534: u32 = v533 + v532;
                let v535: u32 = b1[v534];
                let v536: f32 = bitcast<f32>(v535);
                let v537: u32 = v527 & v479;
                let v538: bool = v537 == v479;
                let v539: vec2<f32> = unpack2x16float(v535);
                let v540: f32 = v539.x;
                let v541: f32 = v539.y;
                let v542: u32 = v535 << v487;
                let v543: u32 = v535 & v488;
                let v544: f32 = bitcast<f32>(v542);
                let v545: f32 = bitcast<f32>(v543);
                let v546: f32 = select(v540, v541, v538);
                let v547: f32 = select(v544, v545, v538);
                let v548: f32 = select(v547, v546, v530);
                let v549: f32 = select(v548, v536, v529);
                let v550: bool = v472 == v477;
                let v551: bool = v472 == v528;
                let v552: u32 = v527 >> v479;
                let v553: u32 = select(v552, v527, v550);
                let v555: u32 = v554 + v553;
                let v556: u32 = b1[v555];
                let v557: f32 = bitcast<f32>(v556);
                let v558: u32 = v527 & v479;
                let v559: bool = v558 == v479;
                let v560: vec2<f32> = unpack2x16float(v556);
                let v561: f32 = v560.x;
                let v562: f32 = v560.y;
                let v563: u32 = v556 << v487;
                let v564: u32 = v556 & v488;
                let v565: f32 = bitcast<f32>(v563);
                let v566: f32 = bitcast<f32>(v564);
                let v567: f32 = select(v561, v562, v559);
                let v568: f32 = select(v565, v566, v559);
                let v569: f32 = select(v568, v567, v551);
                let v570: f32 = select(v569, v557, v550);
                let v571: u32 = v523 & v525;
                let v572: f32 = f32(v571);
                let v573: f32 = fma(v549, v572, v570);
                let v574: u32 = v523 >> v506;
                let v575: u32 = v574 & v525;
                let v576: f32 = f32(v575);
                let v577: f32 = fma(v549, v576, v570);
                let v578: u32 = v574 >> v506;
                let v579: u32 = v578 & v525;
                let v580: f32 = f32(v579);
                let v581: f32 = fma(v549, v580, v570);
                let v582: u32 = v578 >> v506;
                let v583: u32 = v582 & v525;
                let v584: f32 = f32(v583);
                let v585: f32 = fma(v549, v584, v570);
                let v586: vec4<f32> = vec4<f32>(v573, v577, v581, v585);
                x13 = v586;
              }
            }
            let v587: vec4<f32> = x13;
            let v326: u32 = min(v95, v317);
            let v327: u32 = v326 * v14;
            let v328: u32 = v7 + v327;
            let v329: u32 = v328 + v323;
            let v330: vec4<f32> = vec4<f32>(m0[v329 + 0u], m0[v329 + 1u], m0[v329 + 2u], m0[v329 + 3u]);
            let v331: f32 = x8;
            let v332: f32 = v330.x;
            let v333: f32 = v587.x;
            let v334: f32 = fma(v332, v333, v331);
            let v335: f32 = v330.y;
            let v336: f32 = v587.y;
            let v337: f32 = fma(v335, v336, v334);
            let v338: f32 = v330.z;
            let v339: f32 = v587.z;
            let v340: f32 = fma(v338, v339, v337);
            let v341: f32 = v330.w;
            let v342: f32 = v587.w;
            let v343: f32 = fma(v341, v342, v340);
            x8 = v343;
            let v344: u32 = min(v96, v317);
            let v345: u32 = v344 * v14;
            let v346: u32 = v7 + v345;
            let v347: u32 = v346 + v323;
            let v348: vec4<f32> = vec4<f32>(m0[v347 + 0u], m0[v347 + 1u], m0[v347 + 2u], m0[v347 + 3u]);
            let v349: f32 = x9;
            let v350: f32 = v348.x;
            let v351: f32 = v587.x;
            let v352: f32 = fma(v350, v351, v349);
            let v353: f32 = v348.y;
            let v354: f32 = v587.y;
            let v355: f32 = fma(v353, v354, v352);
            let v356: f32 = v348.z;
            let v357: f32 = v587.z;
            let v358: f32 = fma(v356, v357, v355);
            let v359: f32 = v348.w;
            let v360: f32 = v587.w;
            let v361: f32 = fma(v359, v360, v358);
            x9 = v361;
            let v362: u32 = min(v175, v317);
            let v363: u32 = v362 * v14;
            let v364: u32 = v7 + v363;
            let v365: u32 = v364 + v323;
            let v366: vec4<f32> = vec4<f32>(m0[v365 + 0u], m0[v365 + 1u], m0[v365 + 2u], m0[v365 + 3u]);
            let v367: f32 = x10;
            let v368: f32 = v366.x;
            let v369: f32 = v587.x;
            let v370: f32 = fma(v368, v369, v367);
            let v371: f32 = v366.y;
            let v372: f32 = v587.y;
            let v373: f32 = fma(v371, v372, v370);
            let v374: f32 = v366.z;
            let v375: f32 = v587.z;
            let v376: f32 = fma(v374, v375, v373);
            let v377: f32 = v366.w;
            let v378: f32 = v587.w;
            let v379: f32 = fma(v377, v378, v376);
            x10 = v379;
            let v380: u32 = min(v181, v317);
            let v381: u32 = v380 * v14;
            let v382: u32 = v7 + v381;
            let v383: u32 = v382 + v323;
            let v384: vec4<f32> = vec4<f32>(m0[v383 + 0u], m0[v383 + 1u], m0[v383 + 2u], m0[v383 + 3u]);
            let v385: f32 = x11;
            let v386: f32 = v384.x;
            let v387: f32 = v587.x;
            let v388: f32 = fma(v386, v387, v385);
            let v389: f32 = v384.y;
            let v390: f32 = v587.y;
            let v391: f32 = fma(v389, v390, v388);
            let v392: f32 = v384.z;
            let v393: f32 = v587.z;
            let v394: f32 = fma(v392, v393, v391);
            let v395: f32 = v384.w;
            let v396: f32 = v587.w;
            let v397: f32 = fma(v395, v396, v394);
            x11 = v397;
          }
          let v398: f32 = m4[v319];
          let v399: f32 = x8;
          let v400: f32 = v398 + v399;
          m4[v319] = v400;
          let v401: u32 = v319 + v97;
          let v402: f32 = m4[v401];
          let v403: f32 = x9;
          let v404: f32 = v402 + v403;
          m4[v401] = v404;
          let v405: u32 = v319 + v292;
          let v406: f32 = m4[v405];
          let v407: f32 = x10;
          let v408: f32 = v406 + v407;
          m4[v405] = v408;
          let v409: u32 = v319 + v297;
          let v410: f32 = m4[v409];
          let v411: f32 = x11;
          let v412: f32 = v410 + v411;
          m4[v409] = v412;
        }
      }
      workgroupBarrier();
    }
    for (var v413: u32 = v99; v413 < v97; v413 += v100) {
      for (var v414: u32 = v95; v414 < v98; v414 += v96) {
        let v415: u32 = v414 * v97;
        let v416: u32 = v413 + v415;
        let v417: f32 = m4[v416];
        let v418: u32 = v414 * v14;
        let v419: u32 = v7 + v418;
        let v420: u32 = v419 + v413;
        m2[v420] = v417;
      }
    }
    workgroupBarrier();
    let v421: bool = v106 == v107;
    if (v421) {
      for (var v422: u32 = v95; v422 < v145; v422 += v96) {
        let v423: u32 = v96 << v422;
        let v424: u32 = v423 - v96;
        let v425: u32 = v422 + v96;
        for (var v426: u32 = v99; v426 < v144; v426 += v100) {
          let v427: u32 = v426 >> v422;
          let v428: u32 = v427 << v425;
          let v429: u32 = v426 & v424;
          let v430: u32 = v428 + v429;
          for (var v431: u32 = v95; v431 < v98; v431 += v96) {
            let v432: u32 = v431 * v14;
            let v433: u32 = v7 + v432;
            let v434: u32 = v433 + v430;
            let v435: u32 = v434 + v423;
            let v436: f32 = m2[v434];
            let v437: f32 = m2[v435];
            let v438: f32 = v436 + v437;
            let v439: f32 = v436 - v437;
            m2[v434] = v438;
            m2[v435] = v439;
          }
        }
        workgroupBarrier();
      }
      let v440: u32 = x1;
      let v441: u32 = x2;
      let v443: u32 = v441 + v442;
      for (var v444: u32 = v99; v444 < v97; v444 += v100) {
        for (var v445: u32 = v95; v445 < v98; v445 += v96) {
          let v446: u32 = v445 * v14;
          let v447: u32 = v7 + v446;
          let v448: u32 = v447 + v444;
          let v449: f32 = m2[v448];
          let v450: u32 = v440 + v444;
          let v451: u32 = v450 >> v96;
          let v452: u32 = v443 + v451;
          let v453: u32 = b1[v452];
          let v454: u32 = v450 & v96;
          let v455: bool = v454 == v96;
          let v456: vec2<f32> = unpack2x16float(v453);
          let v457: f32 = v456.x;
          let v458: f32 = v456.y;
          let v459: f32 = select(v457, v458, v455);
          let v460: f32 = v449 * v139;
          let v461: f32 = v460 * v459;
          m2[v448] = v461;
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
        let v91: f32 = b3[v85];
        let v92: f32 = v90 + v91;
        let v93: u32 = v84 * v32;
        let v94: u32 = v93 + v85;
        b4[v94] = v92;
      }
    }
    workgroupBarrier();
  }
}
