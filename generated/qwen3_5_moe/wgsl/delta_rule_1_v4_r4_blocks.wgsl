@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v470: u32 = params[2].w;
  let v471: u32 = 0u;
  let v475: u32 = 3u;
  let v477: u32 = 1u;
  let v485: u32 = 16u;
  let v486: u32 = 4294901760u;
  let v504: u32 = params[3].x;
  let v505: u32 = 5u;
  let v506: u32 = 31u;
  let v524: u32 = params[3].y;
  let v526: u32 = 4u;
  let v531: u32 = params[3].z;
  let v552: u32 = params[3].w;
  let v460: u32 = lane;
  let v461: u32 = 0u;
  let v462: u32 = 1u;
  let v463: u32 = 32u;
  let v93: u32 = 0u;
  let v94: u32 = 1u;
  let v95: u32 = 128u;
  let v96: u32 = 4u;
  let v97: u32 = lane;
  let v98: u32 = 32u;
  let v103: f32 = 0.0f;
  let v104: u32 = params[0].w;
  let v105: u32 = 6u;
  let v110: u32 = params[1].x;
  let v111: u32 = params[1].y;
  let v115: u32 = params[1].z;
  let v137: f32 = 0.088388346f;
  let v142: u32 = 64u;
  let v143: u32 = 7u;
  let v161: u32 = 16u;
  let v171: u32 = params[1].w;
  let v172: u32 = params[2].x;
  let v173: u32 = 2u;
  let v179: u32 = 3u;
  let v180: u32 = 5u;
  let v201: u32 = 31u;
  let v221: u32 = 65535u;
  let v223: u32 = params[2].y;
  let v226: u32 = 89226354u;
  let v227: u32 = 3417055213u;
  let v228: u32 = 2212286765u;
  let v231: u32 = 64248484u;
  let v235: u32 = 2415890431u;
  let v236: u32 = 996162400u;
  let v240: u32 = 32768u;
  let v241: u32 = 32767u;
  let v242: u32 = 13u;
  let v243: u32 = 939524096u;
  let v259: u32 = 16711935u;
  let v260: u32 = 8u;
  let v261: u32 = 2047u;
  let v270: f32 = 0.006767273f;
  let v271: f32 = -3.453125f;
  let v277: u32 = 4095u;
  let v278: u32 = 4294959104u;
  let v290: u32 = 256u;
  let v295: u32 = 384u;
  let v440: u32 = params[2].z;
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
    m5[v460] = v29;
    workgroupBarrier();
    let v464: f32 = m5[v461];
    x12 = v464;
    for (var v465: u32 = v462; v465 < v463; v465 += v462) {
      let v466: f32 = m5[v465];
      let v467: f32 = x12;
      let v468: f32 = v467 + v466;
      x12 = v468;
    }
    workgroupBarrier();
    let v469: f32 = x12;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v469;
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
    for (var v99: u32 = v97; v99 < v95; v99 += v98) {
      for (var v100: u32 = v93; v100 < v96; v100 += v94) {
        let v101: u32 = v100 * v95;
        let v102: u32 = v99 + v101;
        m4[v102] = v103;
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
      let v106: bool = v104 == v105;
      if (v106) {
        let v107: u32 = v75 / v6;
        let v108: u32 = v107 * v6;
        let v109: u32 = v75 - v108;
        let v112: u32 = v107 / v110;
        let v113: u32 = v107 % v110;
        let v114: u32 = v112 * v111;
        x1 = v113;
        x2 = v114;
        let v116: u32 = v114 + v115;
        for (var v117: u32 = v97; v117 < v95; v117 += v98) {
          for (var v118: u32 = v93; v118 < v96; v118 += v94) {
            x3 = v103;
            let v119: bool = v118 < v5;
            let v120: bool = v117 < v53;
            let v121: bool = v119 & v120;
            if (v121) {
              let v122: u32 = v118 * v14;
              let v123: u32 = v7 + v122;
              let v124: u32 = v123 + v117;
              let v125: f32 = m0[v124];
              let v126: u32 = v109 + v117;
              let v127: u32 = v126 >> v94;
              let v128: u32 = v116 + v127;
              let v129: u32 = b1[v128];
              let v130: u32 = v126 & v94;
              let v131: bool = v130 == v94;
              let v132: vec2<f32> = unpack2x16float(v129);
              let v133: f32 = v132.x;
              let v134: f32 = v132.y;
              let v135: f32 = select(v133, v134, v131);
              let v136: f32 = v125 * v135;
              let v138: f32 = v136 * v137;
              x3 = v138;
            }
            let v139: f32 = x3;
            let v140: u32 = v118 * v95;
            let v141: u32 = v117 + v140;
            m3[v141] = v139;
          }
        }
        workgroupBarrier();
        for (var v144: u32 = v93; v144 < v143; v144 += v94) {
          let v145: u32 = v94 << v144;
          let v146: u32 = v145 - v94;
          let v147: u32 = v144 + v94;
          for (var v148: u32 = v97; v148 < v142; v148 += v98) {
            let v149: u32 = v148 >> v144;
            let v150: u32 = v149 << v147;
            let v151: u32 = v148 & v146;
            let v152: u32 = v150 + v151;
            for (var v153: u32 = v93; v153 < v96; v153 += v94) {
              let v154: u32 = v153 * v95;
              let v155: u32 = v154 + v152;
              let v156: u32 = v155 + v145;
              let v157: f32 = m3[v155];
              let v158: f32 = m3[v156];
              let v159: f32 = v157 + v158;
              let v160: f32 = v157 - v158;
              m3[v155] = v159;
              m3[v156] = v160;
            }
          }
          workgroupBarrier();
        }
        let v162: u32 = v109 / v161;
        for (var v163: u32 = v97; v163 < v95; v163 += v98) {
          x4 = v103;
          x5 = v103;
          x6 = v103;
          x7 = v103;
          let v164: u32 = v113 + v163;
          let v165: u32 = v164 / v161;
          let v166: u32 = v164 % v161;
          for (var v167: u32 = v93; v167 < v95; v167 += v94) {
            let v168: u32 = v167 / v161;
            let v169: u32 = v162 + v168;
            let v170: u32 = v167 % v161;
            let v174: u32 = v171 * v96;
            let v175: u32 = v169 * v172;
            let v176: u32 = v175 + v165;
            let v177: u32 = v176 * v174;
            let v178: u32 = v114 + v177;
            let v181: u32 = v166 & v143;
            let v182: u32 = v181 << v180;
            let v183: u32 = v166 >> v179;
            let v184: u32 = v183 << v173;
            let v185: u32 = v170 & v143;
            let v186: u32 = v185 >> v94;
            let v187: u32 = v186 << v179;
            let v188: u32 = v170 >> v179;
            let v189: u32 = v188 << v94;
            let v190: u32 = v170 & v94;
            let v191: u32 = v182 + v184;
            let v192: u32 = v191 + v187;
            let v193: u32 = v192 + v189;
            let v194: u32 = v193 + v190;
            let v195: u32 = v194 + v94;
            let v196: u32 = v195 * v171;
            let v197: u32 = v196 >> v94;
            let v198: u32 = v174 << v180;
            let v199: u32 = v197 + v198;
            let v200: u32 = v199 - v94;
            let v202: u32 = v200 >> v180;
            let v203: u32 = v199 - v161;
            let v204: u32 = v203 >> v180;
            let v205: bool = v202 < v174;
            let v206: u32 = v202 - v174;
            let v207: u32 = select(v206, v202, v205);
            let v208: u32 = v178 + v207;
            let v209: u32 = b1[v208];
            let v210: bool = v204 < v174;
            let v211: u32 = v204 - v174;
            let v212: u32 = select(v211, v204, v210);
            let v213: u32 = v178 + v212;
            let v214: u32 = b1[v213];
            let v215: u32 = v200 & v201;
            let v216: u32 = v201 - v215;
            let v217: u32 = v209 >> v216;
            let v218: u32 = v214 << v94;
            let v219: u32 = v218 << v215;
            let v220: u32 = v217 | v219;
            let v222: u32 = v220 & v221;
            let v224: bool = v223 == v93;
            let v225: bool = v223 == v173;
            let v229: u32 = select(v227, v228, v225);
            let v230: u32 = select(v229, v226, v224);
            let v232: u32 = select(v93, v231, v224);
            let v233: u32 = v222 * v230;
            let v234: u32 = v233 + v232;
            let v237: u32 = v234 & v235;
            let v238: u32 = v237 ^ v236;
            let v239: u32 = v238 >> v161;
            let v244: u32 = v238 & v240;
            let v245: u32 = v244 << v161;
            let v246: u32 = v238 & v241;
            let v247: u32 = v246 << v242;
            let v248: u32 = v247 + v243;
            let v249: u32 = v245 | v248;
            let v250: f32 = bitcast<f32>(v249);
            let v251: u32 = v239 & v240;
            let v252: u32 = v251 << v161;
            let v253: u32 = v239 & v241;
            let v254: u32 = v253 << v242;
            let v255: u32 = v254 + v243;
            let v256: u32 = v252 | v255;
            let v257: f32 = bitcast<f32>(v256);
            let v258: f32 = v250 + v257;
            let v262: u32 = v234 & v259;
            let v263: u32 = v234 >> v260;
            let v264: u32 = v263 & v259;
            let v265: u32 = v262 + v264;
            let v266: u32 = v265 >> v161;
            let v267: u32 = v265 + v266;
            let v268: u32 = v267 & v261;
            let v269: f32 = f32(v268);
            let v272: f32 = fma(v269, v270, v271);
            let v273: f32 = select(v258, v272, v225);
            let v274: u32 = bitcast<u32>(v273);
            let v275: u32 = v274 >> v242;
            let v276: u32 = v275 & v94;
            let v279: u32 = v274 + v277;
            let v280: u32 = v279 + v276;
            let v281: u32 = v280 & v278;
            let v282: f32 = bitcast<f32>(v281);
            let v283: f32 = m3[v167];
            let v284: f32 = x4;
            let v285: f32 = fma(v283, v282, v284);
            x4 = v285;
            let v286: u32 = v167 + v95;
            let v287: f32 = m3[v286];
            let v288: f32 = x5;
            let v289: f32 = fma(v287, v282, v288);
            x5 = v289;
            let v291: u32 = v167 + v290;
            let v292: f32 = m3[v291];
            let v293: f32 = x6;
            let v294: f32 = fma(v292, v282, v293);
            x6 = v294;
            let v296: u32 = v167 + v295;
            let v297: f32 = m3[v296];
            let v298: f32 = x7;
            let v299: f32 = fma(v297, v282, v298);
            x7 = v299;
          }
          let v300: f32 = m4[v163];
          let v301: f32 = x4;
          let v302: f32 = v300 + v301;
          m4[v163] = v302;
          let v303: u32 = v163 + v95;
          let v304: f32 = m4[v303];
          let v305: f32 = x5;
          let v306: f32 = v304 + v305;
          m4[v303] = v306;
          let v307: u32 = v163 + v290;
          let v308: f32 = m4[v307];
          let v309: f32 = x6;
          let v310: f32 = v308 + v309;
          m4[v307] = v310;
          let v311: u32 = v163 + v295;
          let v312: f32 = m4[v311];
          let v313: f32 = x7;
          let v314: f32 = v312 + v313;
          m4[v311] = v314;
        }
        workgroupBarrier();
      } else {
        let v315: u32 = v5 - v94;
        let v316: u32 = v49 - v94;
        for (var v317: u32 = v97; v317 < v95; v317 += v98) {
          x8 = v103;
          x9 = v103;
          x10 = v103;
          x11 = v103;
          let v318: u32 = min(v317, v316);
          let v319: u32 = v318 * v6;
          let v320: u32 = v75 + v319;
          for (var v321: u32 = v93; v321 < v53; v321 += v96) {
            let v322: u32 = v320 + v321;
            let v472: bool = v470 == v471;
            if (v472) {
              let v473: vec4<u32> = vec4<u32>(b1[v322 + 0u], b1[v322 + 1u], b1[v322 + 2u], b1[v322 + 3u]);
              let v474: vec4<f32> = bitcast<vec4<f32>>(v473);
              x13 = v474;
            } else {
              let v476: bool = v470 < v475;
              if (v476) {
                let v478: bool = v470 == v477;
                let v479: u32 = v322 >> v477;
                let v480: vec2<u32> = vec2<u32>(b1[v479 + 0u], b1[v479 + 1u]);
                let v481: u32 = v480.x;
                let v482: vec2<f32> = unpack2x16float(v481);
                let v483: f32 = v482.x;
                let v484: f32 = v482.y;
                let v487: u32 = v481 << v485;
                let v488: u32 = v481 & v486;
                let v489: f32 = bitcast<f32>(v487);
                let v490: f32 = bitcast<f32>(v488);
                let v491: f32 = select(v489, v483, v478);
                let v492: f32 = select(v490, v484, v478);
                let v493: u32 = v480.y;
                let v494: vec2<f32> = unpack2x16float(v493);
                let v495: f32 = v494.x;
                let v496: f32 = v494.y;
                let v497: u32 = v493 << v485;
                let v498: u32 = v493 & v486;
                let v499: f32 = bitcast<f32>(v497);
                let v500: f32 = bitcast<f32>(v498);
                let v501: f32 = select(v499, v495, v478);
                let v502: f32 = select(v500, v496, v478);
                let v503: vec4<f32> = vec4<f32>(v491, v492, v501, v502);
                x13 = v503;
              } else {
                let v507: u32 = v322 >> v505;
                let v508: u32 = v507 * v504;
                let v509: u32 = v322 & v506;
                let v510: u32 = v509 * v504;
                let v511: u32 = v510 >> v505;
                let v512: u32 = v508 + v511;
                let v513: u32 = v510 & v506;
                let v514: u32 = b1[v512];
                let v515: u32 = v512 + v477;
                let v516: u32 = b1[v515];
                let v517: u32 = v514 >> v513;
                let v518: u32 = v506 - v513;
                let v519: u32 = v516 << v477;
                let v520: u32 = v519 << v518;
                let v521: u32 = v517 | v520;
                let v522: u32 = v477 << v504;
                let v523: u32 = v522 - v477;
                let v525: u32 = v322 >> v524;
                let v527: bool = v470 == v475;
                let v528: bool = v470 == v526;
                let v529: u32 = v525 >> v477;
                let v530: u32 = select(v529, v525, v527);
                let v532: u32 = v531 + v530;
                let v533: u32 = b1[v532];
                let v534: f32 = bitcast<f32>(v533);
                let v535: u32 = v525 & v477;
                let v536: bool = v535 == v477;
                let v537: vec2<f32> = unpack2x16float(v533);
                let v538: f32 = v537.x;
                let v539: f32 = v537.y;
                let v540: u32 = v533 << v485;
                let v541: u32 = v533 & v486;
                let v542: f32 = bitcast<f32>(v540);
                let v543: f32 = bitcast<f32>(v541);
                let v544: f32 = select(v538, v539, v536);
                let v545: f32 = select(v542, v543, v536);
                let v546: f32 = select(v545, v544, v528);
                let v547: f32 = select(v546, v534, v527);
                let v548: bool = v470 == v475;
                let v549: bool = v470 == v526;
                let v550: u32 = v525 >> v477;
                let v551: u32 = select(v550, v525, v548);
                let v553: u32 = v552 + v551;
                let v554: u32 = b1[v553];
                let v555: f32 = bitcast<f32>(v554);
                let v556: u32 = v525 & v477;
                let v557: bool = v556 == v477;
                let v558: vec2<f32> = unpack2x16float(v554);
                let v559: f32 = v558.x;
                let v560: f32 = v558.y;
                let v561: u32 = v554 << v485;
                let v562: u32 = v554 & v486;
                let v563: f32 = bitcast<f32>(v561);
                let v564: f32 = bitcast<f32>(v562);
                let v565: f32 = select(v559, v560, v557);
                let v566: f32 = select(v563, v564, v557);
                let v567: f32 = select(v566, v565, v549);
                let v568: f32 = select(v567, v555, v548);
                let v569: u32 = v521 & v523;
                let v570: f32 = f32(v569);
                let v571: f32 = fma(v547, v570, v568);
                let v572: u32 = v521 >> v504;
                let v573: u32 = v572 & v523;
                let v574: f32 = f32(v573);
                let v575: f32 = fma(v547, v574, v568);
                let v576: u32 = v572 >> v504;
                let v577: u32 = v576 & v523;
                let v578: f32 = f32(v577);
                let v579: f32 = fma(v547, v578, v568);
                let v580: u32 = v576 >> v504;
                let v581: u32 = v580 & v523;
                let v582: f32 = f32(v581);
                let v583: f32 = fma(v547, v582, v568);
                let v584: vec4<f32> = vec4<f32>(v571, v575, v579, v583);
                x13 = v584;
              }
            }
            let v585: vec4<f32> = x13;
            let v324: u32 = min(v93, v315);
            let v325: u32 = v324 * v14;
            let v326: u32 = v7 + v325;
            let v327: u32 = v326 + v321;
            let v328: vec4<f32> = vec4<f32>(m0[v327 + 0u], m0[v327 + 1u], m0[v327 + 2u], m0[v327 + 3u]);
            let v329: f32 = x8;
            let v330: f32 = v328.x;
            let v331: f32 = v585.x;
            let v332: f32 = fma(v330, v331, v329);
            let v333: f32 = v328.y;
            let v334: f32 = v585.y;
            let v335: f32 = fma(v333, v334, v332);
            let v336: f32 = v328.z;
            let v337: f32 = v585.z;
            let v338: f32 = fma(v336, v337, v335);
            let v339: f32 = v328.w;
            let v340: f32 = v585.w;
            let v341: f32 = fma(v339, v340, v338);
            x8 = v341;
            let v342: u32 = min(v94, v315);
            let v343: u32 = v342 * v14;
            let v344: u32 = v7 + v343;
            let v345: u32 = v344 + v321;
            let v346: vec4<f32> = vec4<f32>(m0[v345 + 0u], m0[v345 + 1u], m0[v345 + 2u], m0[v345 + 3u]);
            let v347: f32 = x9;
            let v348: f32 = v346.x;
            let v349: f32 = v585.x;
            let v350: f32 = fma(v348, v349, v347);
            let v351: f32 = v346.y;
            let v352: f32 = v585.y;
            let v353: f32 = fma(v351, v352, v350);
            let v354: f32 = v346.z;
            let v355: f32 = v585.z;
            let v356: f32 = fma(v354, v355, v353);
            let v357: f32 = v346.w;
            let v358: f32 = v585.w;
            let v359: f32 = fma(v357, v358, v356);
            x9 = v359;
            let v360: u32 = min(v173, v315);
            let v361: u32 = v360 * v14;
            let v362: u32 = v7 + v361;
            let v363: u32 = v362 + v321;
            let v364: vec4<f32> = vec4<f32>(m0[v363 + 0u], m0[v363 + 1u], m0[v363 + 2u], m0[v363 + 3u]);
            let v365: f32 = x10;
            let v366: f32 = v364.x;
            let v367: f32 = v585.x;
            let v368: f32 = fma(v366, v367, v365);
            let v369: f32 = v364.y;
            let v370: f32 = v585.y;
            let v371: f32 = fma(v369, v370, v368);
            let v372: f32 = v364.z;
            let v373: f32 = v585.z;
            let v374: f32 = fma(v372, v373, v371);
            let v375: f32 = v364.w;
            let v376: f32 = v585.w;
            let v377: f32 = fma(v375, v376, v374);
            x10 = v377;
            let v378: u32 = min(v179, v315);
            let v379: u32 = v378 * v14;
            let v380: u32 = v7 + v379;
            let v381: u32 = v380 + v321;
            let v382: vec4<f32> = vec4<f32>(m0[v381 + 0u], m0[v381 + 1u], m0[v381 + 2u], m0[v381 + 3u]);
            let v383: f32 = x11;
            let v384: f32 = v382.x;
            let v385: f32 = v585.x;
            let v386: f32 = fma(v384, v385, v383);
            let v387: f32 = v382.y;
            let v388: f32 = v585.y;
            let v389: f32 = fma(v387, v388, v386);
            let v390: f32 = v382.z;
            let v391: f32 = v585.z;
            let v392: f32 = fma(v390, v391, v389);
            let v393: f32 = v382.w;
            let v394: f32 = v585.w;
            let v395: f32 = fma(v393, v394, v392);
            x11 = v395;
          }
          let v396: f32 = m4[v317];
          let v397: f32 = x8;
          let v398: f32 = v396 + v397;
          m4[v317] = v398;
          let v399: u32 = v317 + v95;
          let v400: f32 = m4[v399];
          let v401: f32 = x9;
          let v402: f32 = v400 + v401;
          m4[v399] = v402;
          let v403: u32 = v317 + v290;
          let v404: f32 = m4[v403];
          let v405: f32 = x10;
          let v406: f32 = v404 + v405;
          m4[v403] = v406;
          let v407: u32 = v317 + v295;
          let v408: f32 = m4[v407];
          let v409: f32 = x11;
          let v410: f32 = v408 + v409;
          m4[v407] = v410;
        }
      }
      workgroupBarrier();
    }
    for (var v411: u32 = v97; v411 < v95; v411 += v98) {
      for (var v412: u32 = v93; v412 < v96; v412 += v94) {
        let v413: u32 = v412 * v95;
        let v414: u32 = v411 + v413;
        let v415: f32 = m4[v414];
        let v416: u32 = v412 * v14;
        let v417: u32 = v7 + v416;
        let v418: u32 = v417 + v411;
        m2[v418] = v415;
      }
    }
    workgroupBarrier();
    let v419: bool = v104 == v105;
    if (v419) {
      for (var v420: u32 = v93; v420 < v143; v420 += v94) {
        let v421: u32 = v94 << v420;
        let v422: u32 = v421 - v94;
        let v423: u32 = v420 + v94;
        for (var v424: u32 = v97; v424 < v142; v424 += v98) {
          let v425: u32 = v424 >> v420;
          let v426: u32 = v425 << v423;
          let v427: u32 = v424 & v422;
          let v428: u32 = v426 + v427;
          for (var v429: u32 = v93; v429 < v96; v429 += v94) {
            let v430: u32 = v429 * v14;
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
      let v439: u32 = x2;
      let v441: u32 = v439 + v440;
      for (var v442: u32 = v97; v442 < v95; v442 += v98) {
        for (var v443: u32 = v93; v443 < v96; v443 += v94) {
          let v444: u32 = v443 * v14;
          let v445: u32 = v7 + v444;
          let v446: u32 = v445 + v442;
          let v447: f32 = m2[v446];
          let v448: u32 = v438 + v442;
          let v449: u32 = v448 >> v94;
          let v450: u32 = v441 + v449;
          let v451: u32 = b1[v450];
          let v452: u32 = v448 & v94;
          let v453: bool = v452 == v94;
          let v454: vec2<f32> = unpack2x16float(v451);
          let v455: f32 = v454.x;
          let v456: f32 = v454.y;
          let v457: f32 = select(v455, v456, v453);
          let v458: f32 = v447 * v137;
          let v459: f32 = v458 * v457;
          m2[v446] = v459;
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
        let v91: u32 = v84 * v32;
        let v92: u32 = v91 + v85;
        b3[v92] = v90;
      }
    }
    workgroupBarrier();
  }
}
