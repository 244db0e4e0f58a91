@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 4>;
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
  var x12: vec4<f32>;
  let v461: u32 = params[2].y;
  let v462: u32 = 0u;
  let v466: u32 = 3u;
  let v468: u32 = 1u;
  let v476: u32 = 16u;
  let v477: u32 = 4294901760u;
  let v495: u32 = params[2].z;
  let v496: u32 = 5u;
  let v497: u32 = 31u;
  let v515: u32 = params[2].w;
  let v517: u32 = 4u;
  let v522: u32 = params[3].x;
  let v543: u32 = params[3].y;
  let v451: u32 = lane;
  let v452: u32 = 0u;
  let v453: u32 = 1u;
  let v454: u32 = 32u;
  let v93: u32 = 0u;
  let v94: u32 = 1u;
  let v95: u32 = 128u;
  let v96: u32 = 4u;
  let v97: u32 = lane;
  let v98: u32 = 32u;
  let v103: f32 = 0.0f;
  let v105: u32 = params[0].w;
  let v106: u32 = 6u;
  let v110: u32 = params[1].x;
  let v131: f32 = 0.088388346f;
  let v136: u32 = 64u;
  let v137: u32 = 7u;
  let v155: u32 = 16u;
  let v165: u32 = params[1].y;
  let v166: u32 = params[1].z;
  let v167: u32 = 2u;
  let v172: u32 = 3u;
  let v173: u32 = 5u;
  let v194: u32 = 31u;
  let v214: u32 = 65535u;
  let v216: u32 = params[1].w;
  let v219: u32 = 89226354u;
  let v220: u32 = 3417055213u;
  let v221: u32 = 2212286765u;
  let v224: u32 = 64248484u;
  let v228: u32 = 2415890431u;
  let v229: u32 = 996162400u;
  let v233: u32 = 32768u;
  let v234: u32 = 32767u;
  let v235: u32 = 13u;
  let v236: u32 = 939524096u;
  let v252: u32 = 16711935u;
  let v253: u32 = 8u;
  let v254: u32 = 2047u;
  let v263: f32 = 0.006767273f;
  let v264: f32 = -3.453125f;
  let v270: u32 = 4095u;
  let v271: u32 = 4294959104u;
  let v283: u32 = 256u;
  let v288: u32 = 384u;
  let v432: u32 = params[2].x;
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
  let v66: f32 = bitcast<f32>(params[3].z);
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
    m5[v451] = v29;
    workgroupBarrier();
    let v455: f32 = m5[v452];
    x11 = v455;
    for (var v456: u32 = v453; v456 < v454; v456 += v453) {
      let v457: f32 = m5[v456];
      let v458: f32 = x11;
      let v459: f32 = v458 + v457;
      x11 = v459;
    }
    workgroupBarrier();
    let v460: f32 = x11;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v460;
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
      let v104: u32 = v75 / v6;
      x1 = v104;
      let v107: bool = v105 == v106;
      if (v107) {
        let v108: u32 = v104 * v6;
        let v109: u32 = v75 - v108;
        for (var v111: u32 = v97; v111 < v95; v111 += v98) {
          for (var v112: u32 = v93; v112 < v96; v112 += v94) {
            x2 = v103;
            let v113: bool = v112 < v5;
            let v114: bool = v111 < v53;
            let v115: bool = v113 & v114;
            if (v115) {
              let v116: u32 = v112 * v14;
              let v117: u32 = v7 + v116;
              let v118: u32 = v117 + v111;
              let v119: f32 = m0[v118];
              let v120: u32 = v109 + v111;
              let v121: u32 = v120 >> v94;
              let v122: u32 = v110 + v121;
              let v123: u32 = b1[v122];
              let v124: u32 = v120 & v94;
              let v125: bool = v124 == v94;
              let v126: vec2<f32> = unpack2x16float(v123);
              let v127: f32 = v126.x;
              let v128: f32 = v126.y;
              let v129: f32 = select(v127, v128, v125);
              let v130: f32 = v119 * v129;
              let v132: f32 = v130 * v131;
              x2 = v132;
            }
            let v133: f32 = x2;
            let v134: u32 = v112 * v95;
            let v135: u32 = v111 + v134;
            m3[v135] = v133;
          }
        }
        workgroupBarrier();
        for (var v138: u32 = v93; v138 < v137; v138 += v94) {
          let v139: u32 = v94 << v138;
          let v140: u32 = v139 - v94;
          let v141: u32 = v138 + v94;
          for (var v142: u32 = v97; v142 < v136; v142 += v98) {
            let v143: u32 = v142 >> v138;
            let v144: u32 = v143 << v141;
            let v145: u32 = v142 & v140;
            let v146: u32 = v144 + v145;
            for (var v147: u32 = v93; v147 < v96; v147 += v94) {
              let v148: u32 = v147 * v95;
              let v149: u32 = v148 + v146;
              let v150: u32 = v149 + v139;
              let v151: f32 = m3[v149];
              let v152: f32 = m3[v150];
              let v153: f32 = v151 + v152;
              let v154: f32 = v151 - v152;
              m3[v149] = v153;
              m3[v150] = v154;
            }
          }
          workgroupBarrier();
        }
        let v156: u32 = v109 / v155;
        for (var v157: u32 = v97; v157 < v95; v157 += v98) {
          x3 = v103;
          x4 = v103;
          x5 = v103;
          x6 = v103;
          let v158: u32 = v104 + v157;
          let v159: u32 = v158 / v155;
          let v160: u32 = v158 % v155;
          for (var v161: u32 = v93; v161 < v95; v161 += v94) {
            let v162: u32 = v161 / v155;
            let v163: u32 = v156 + v162;
            let v164: u32 = v161 % v155;
            let v168: u32 = v165 * v96;
            let v169: u32 = v163 * v166;
            let v170: u32 = v169 + v159;
            let v171: u32 = v170 * v168;
            let v174: u32 = v160 & v137;
            let v175: u32 = v174 << v173;
            let v176: u32 = v160 >> v172;
            let v177: u32 = v176 << v167;
            let v178: u32 = v164 & v137;
            let v179: u32 = v178 >> v94;
            let v180: u32 = v179 << v172;
            let v181: u32 = v164 >> v172;
            let v182: u32 = v181 << v94;
            let v183: u32 = v164 & v94;
            let v184: u32 = v175 + v177;
            let v185: u32 = v184 + v180;
            let v186: u32 = v185 + v182;
            let v187: u32 = v186 + v183;
            let v188: u32 = v187 + v94;
            let v189: u32 = v188 * v165;
            let v190: u32 = v189 >> v94;
            let v191: u32 = v168 << v173;
            let v192: u32 = v190 + v191;
            let v193: u32 = v192 - v94;
            let v195: u32 = v193 >> v173;
            let v196: u32 = v192 - v155;
            let v197: u32 = v196 >> v173;
            let v198: bool = v195 < v168;
            let v199: u32 = v195 - v168;
            let v200: u32 = select(v199, v195, v198);
            let v201: u32 = v171 + v200;
            let v202: u32 = b1[v201];
            let v203: bool = v197 < v168;
            let v204: u32 = v197 - v168;
            let v205: u32 = select(v204, v197, v203);
            let v206: u32 = v171 + v205;
            let v207: u32 = b1[v206];
            let v208: u32 = v193 & v194;
            let v209: u32 = v194 - v208;
            let v210: u32 = v202 >> v209;
            let v211: u32 = v207 << v94;
            let v212: u32 = v211 << v208;
            let v213: u32 = v210 | v212;
            let v215: u32 = v213 & v214;
            let v217: bool = v216 == v93;
            let v218: bool = v216 == v167;
            let v222: u32 = select(v220, v221, v218);
            let v223: u32 = select(v222, v219, v217);
            let v225: u32 = select(v93, v224, v217);
            let v226: u32 = v215 * v223;
            let v227: u32 = v226 + v225;
            let v230: u32 = v227 & v228;
            let v231: u32 = v230 ^ v229;
            let v232: u32 = v231 >> v155;
            let v237: u32 = v231 & v233;
            let v238: u32 = v237 << v155;
            let v239: u32 = v231 & v234;
            let v240: u32 = v239 << v235;
            let v241: u32 = v240 + v236;
            let v242: u32 = v238 | v241;
            let v243: f32 = bitcast<f32>(v242);
            let v244: u32 = v232 & v233;
            let v245: u32 = v244 << v155;
            let v246: u32 = v232 & v234;
            let v247: u32 = v246 << v235;
            let v248: u32 = v247 + v236;
            let v249: u32 = v245 | v248;
            let v250: f32 = bitcast<f32>(v249);
            let v251: f32 = v243 + v250;
            let v255: u32 = v227 & v252;
            let v256: u32 = v227 >> v253;
            let v257: u32 = v256 & v252;
            let v258: u32 = v255 + v257;
            let v259: u32 = v258 >> v155;
            let v260: u32 = v258 + v259;
            let v261: u32 = v260 & v254;
            let v262: f32 = f32(v261);
            let v265: f32 = fma(v262, v263, v264);
            let v266: f32 = select(v251, v265, v218);
            let v267: u32 = bitcast<u32>(v266);
            let v268: u32 = v267 >> v235;
            let v269: u32 = v268 & v94;
            let v272: u32 = v267 + v270;
            let v273: u32 = v272 + v269;
            let v274: u32 = v273 & v271;
            let v275: f32 = bitcast<f32>(v274);
            let v276: f32 = m3[v161];
            let v277: f32 = x3;
            let v278: f32 = fma(v276, v275, v277);
            x3 = v278;
            let v279: u32 = v161 + v95;
            let v280: f32 = m3[v279];
            let v281: f32 = x4;
            let v282: f32 = fma(v280, v275, v281);
            x4 = v282;
            let v284: u32 = v161 + v283;
            let v285: f32 = m3[v284];
            let v286: f32 = x5;
            let v287: f32 = fma(v285, v275, v286);
            x5 = v287;
            let v289: u32 = v161 + v288;
            let v290: f32 = m3[v289];
            let v291: f32 = x6;
            let v292: f32 = fma(v290, v275, v291);
            x6 = v292;
          }
          let v293: f32 = m4[v157];
          let v294: f32 = x3;
          let v295: f32 = v293 + v294;
          m4[v157] = v295;
          let v296: u32 = v157 + v95;
          let v297: f32 = m4[v296];
          let v298: f32 = x4;
          let v299: f32 = v297 + v298;
          m4[v296] = v299;
          let v300: u32 = v157 + v283;
          let v301: f32 = m4[v300];
          let v302: f32 = x5;
          let v303: f32 = v301 + v302;
          m4[v300] = v303;
          let v304: u32 = v157 + v288;
          let v305: f32 = m4[v304];
          let v306: f32 = x6;
          let v307: f32 = v305 + v306;
          m4[v304] = v307;
        }
        workgroupBarrier();
      } else {
        let v308: u32 = v5 - v94;
        let v309: u32 = v49 - v94;
        for (var v310: u32 = v97; v310 < v95; v310 += v98) {
          x7 = v103;
          x8 = v103;
          x9 = v103;
          x10 = v103;
          let v311: u32 = min(v310, v309);
          let v312: u32 = v311 * v6;
          let v313: u32 = v75 + v312;
          for (var v314: u32 = v93; v314 < v53; v314 += v96) {
            let v315: u32 = v313 + v314;
            let v463: bool = v461 == v462;
            if (v463) {
              let v464: vec4<u32> = vec4<u32>(b1[v315 + 0u], b1[v315 + 1u], b1[v315 + 2u], b1[v315 + 3u]);
              let v465: vec4<f32> = bitcast<vec4<f32>>(v464);
              x12 = v465;
            } else {
              let v467: bool = v461 < v466;
              if (v467) {
                let v469: bool = v461 == v468;
                let v470: u32 = v315 >> v468;
                let v471: vec2<u32> = vec2<u32>(b1[v470 + 0u], b1[v470 + 1u]);
                let v472: u32 = v471.x;
                let v473: vec2<f32> = unpack2x16float(v472);
                let v474: f32 = v473.x;
                let v475: f32 = v473.y;
                let v478: u32 = v472 << v476;
                let v479: u32 = v472 & v477;
                let v480: f32 = bitcast<f32>(v478);
                let v481: f32 = bitcast<f32>(v479);
                let v482: f32 = select(v480, v474, v469);
                let v483: f32 = select(v481, v475, v469);
                let v484: u32 = v471.y;
                let v485: vec2<f32> = unpack2x16float(v484);
                let v486: f32 = v485.x;
                let v487: f32 = v485.y;
                let v488: u32 = v484 << v476;
                let v489: u32 = v484 & v477;
                let v490: f32 = bitcast<f32>(v488);
                let v491: f32 = bitcast<f32>(v489);
                let v492: f32 = select(v490, v486, v469);
                let v493: f32 = select(v491, v487, v469);
                let v494: vec4<f32> = vec4<f32>(v482, v483, v492, v493);
                x12 = v494;
              } else {
                let v498: u32 = v315 >> v496;
                let v499: u32 = v498 * v495;
                let v500: u32 = v315 & v497;
                let v501: u32 = v500 * v495;
                let v502: u32 = v501 >> v496;
                let v503: u32 = v499 + v502;
                let v504: u32 = v501 & v497;
                let v505: u32 = b1[v503];
                let v506: u32 = v503 + v468;
                let v507: u32 = b1[v506];
                let v508: u32 = v505 >> v504;
                let v509: u32 = v497 - v504;
                let v510: u32 = v507 << v468;
                let v511: u32 = v510 << v509;
                let v512: u32 = v508 | v511;
                let v513: u32 = v468 << v495;
                let v514: u32 = v513 - v468;
                let v516: u32 = v315 >> v515;
                let v518: bool = v461 == v466;
                let v519: bool = v461 == v517;
                let v520: u32 = v516 >> v468;
                let v521: u32 = select(v520, v516, v518);
                let v523: u32 = v522 + v521;
                let v524: u32 = b1[v523];
                let v525: f32 = bitcast<f32>(v524);
                let v526: u32 = v516 & v468;
                let v527: bool = v526 == v468;
                let v528: vec2<f32> = unpack2x16float(v524);
                let v529: f32 = v528.x;
                let v530: f32 = v528.y;
                let v531: u32 = v524 << v476;
                let v532: u32 = v524 & v477;
                let v533: f32 = bitcast<f32>(v531);
                let v534: f32 = bitcast<f32>(v532);
                let v535: f32 = select(v529, v530, v527);
                let v536: f32 = select(v533, v534, v527);
                let v537: f32 = select(v536, v535, v519);
                let v538: f32 = select(v537, v525, v518);
                let v539: bool = v461 == v466;
                let v540: bool = v461 == v517;
                let v541: u32 = v516 >> v468;
                let v542: u32 = select(v541, v516, v539);
                let v544: u32 = v543 + v542;
                let v545: u32 = b1[v544];
                let v546: f32 = bitcast<f32>(v545);
                let v547: u32 = v516 & v468;
                let v548: bool = v547 == v468;
                let v549: vec2<f32> = unpack2x16float(v545);
                let v550: f32 = v549.x;
                let v551: f32 = v549.y;
                let v552: u32 = v545 << v476;
                let v553: u32 = v545 & v477;
                let v554: f32 = bitcast<f32>(v552);
                let v555: f32 = bitcast<f32>(v553);
                let v556: f32 = select(v550, v551, v548);
                let v557: f32 = select(v554, v555, v548);
                let v558: f32 = select(v557, v556, v540);
                let v559: f32 = select(v558, v546, v539);
                let v560: u32 = v512 & v514;
                let v561: f32 = f32(v560);
                let v562: f32 = fma(v538, v561, v559);
                let v563: u32 = v512 >> v495;
                let v564: u32 = v563 & v514;
                let v565: f32 = f32(v564);
                let v566: f32 = fma(v538, v565, v559);
                let v567: u32 = v563 >> v495;
                let v568: u32 = v567 & v514;
                let v569: f32 = f32(v568);
                let v570: f32 = fma(v538, v569, v559);
                let v571: u32 = v567 >> v495;
                let v572: u32 = v571 & v514;
                let v573: f32 = f32(v572);
                let v574: f32 = fma(v538, v573, v559);
                let v575: vec4<f32> = vec4<f32>(v562, v566, v570, v574);
                x12 = v575;
              }
            }
            let v576: vec4<f32> = x12;
            let v317: u32 = min(v93, v308);
            let v318: u32 = v317 * v14;
            let v319: u32 = v7 + v318;
            let v320: u32 = v319 + v314;
            let v321: vec4<f32> = vec4<f32>(m0[v320 + 0u], m0[v320 + 1u], m0[v320 + 2u], m0[v320 + 3u]);
            let v322: f32 = x7;
            let v323: f32 = v321.x;
            let v324: f32 = v576.x;
            let v325: f32 = fma(v323, v324, v322);
            let v326: f32 = v321.y;
            let v327: f32 = v576.y;
            let v328: f32 = fma(v326, v327, v325);
            let v329: f32 = v321.z;
            let v330: f32 = v576.z;
            let v331: f32 = fma(v329, v330, v328);
            let v332: f32 = v321.w;
            let v333: f32 = v576.w;
            let v334: f32 = fma(v332, v333, v331);
            x7 = v334;
            let v335: u32 = min(v94, v308);
            let v336: u32 = v335 * v14;
            let v337: u32 = v7 + v336;
            let v338: u32 = v337 + v314;
            let v339: vec4<f32> = vec4<f32>(m0[v338 + 0u], m0[v338 + 1u], m0[v338 + 2u], m0[v338 + 3u]);
            let v340: f32 = x8;
            let v341: f32 = v339.x;
            let v342: f32 = v576.x;
            let v343: f32 = fma(v341, v342, v340);
            let v344: f32 = v339.y;
            let v345: f32 = v576.y;
            let v346: f32 = fma(v344, v345, v343);
            let v347: f32 = v339.z;
            let v348: f32 = v576.z;
            let v349: f32 = fma(v347, v348, v346);
            let v350: f32 = v339.w;
            let v351: f32 = v576.w;
            let v352: f32 = fma(v350, v351, v349);
            x8 = v352;
            let v353: u32 = min(v167, v308);
            let v354: u32 = v353 * v14;
            let v355: u32 = v7 + v354;
            let v356: u32 = v355 + v314;
            let v357: vec4<f32> = vec4<f32>(m0[v356 + 0u], m0[v356 + 1u], m0[v356 + 2u], m0[v356 + 3u]);
            let v358: f32 = x9;
            let v359: f32 = v357.x;
            let v360: f32 = v576.x;
            let v361: f32 = fma(v359, v360, v358);
            let v362: f32 = v357.y;
            let v363: f32 = v576.y;
            let v364: f32 = fma(v362, v363, v361);
            let v365: f32 = v357.z;
            let v366: f32 = v576.z;
            let v367: f32 = fma(v365, v366, v364);
            let v368: f32 = v357.w;
            let v369: f32 = v576.w;
            let v370: f32 = fma(v368, v369, v367);
            x9 = v370;
            let v371: u32 = min(v172, v308);
            let v372: u32 = v371 * v14;
            let v373: u32 = v7 + v372;
            let v374: u32 = v373 + v314;
            let v375: vec4<f32> = vec4<f32>(m0[v374 + 0u], m0[v374 + 1u], m0[v374 + 2u], m0[v374 + 3u]);
            let v376: f32 = x10;
            let v377: f32 = v375.x;
            let v378: f32 = v576.x;
            let v379: f32 = fma(v377, v378, v376);
            let v380: f32 = v375.y;
            let v381: f32 = v576.y;
            let v382: f32 = fma(v380, v381, v379);
            let v383: f32 = v375.z;
            let v384: f32 = v576.z;
            let v385: f32 = fma(v383, v384, v382);
            let v386: f32 = v375.w;
            let v387: f32 = v576.w;
            let v388: f32 = fma(v386, v387, v385);
            x10 = v388;
          }
          let v389: f32 = m4[v310];
          let v390: f32 = x7;
          let v391: f32 = v389 + v390;
          m4[v310] = v391;
          let v392: u32 = v310 + v95;
          let v393: f32 = m4[v392];
          let v394: f32 = x8;
          let v395: f32 = v393 + v394;
          m4[v392] = v395;
          let v396: u32 = v310 + v283;
          let v397: f32 = m4[v396];
          let v398: f32 = x9;
          let v399: f32 = v397 + v398;
          m4[v396] = v399;
          let v400: u32 = v310 + v288;
          let v401: f32 = m4[v400];
          let v402: f32 = x10;
          let v403: f32 = v401 + v402;
          m4[v400] = v403;
        }
      }
      workgroupBarrier();
    }
    for (var v404: u32 = v97; v404 < v95; v404 += v98) {
      for (var v405: u32 = v93; v405 < v96; v405 += v94) {
        let v406: u32 = v405 * v95;
        let v407: u32 = v404 + v406;
        let v408: f32 = m4[v407];
        let v409: u32 = v405 * v14;
        let v410: u32 = v7 + v409;
        let v411: u32 = v410 + v404;
        m2[v411] = v408;
      }
    }
    workgroupBarrier();
    let v412: bool = v105 == v106;
    if (v412) {
      for (var v413: u32 = v93; v413 < v137; v413 += v94) {
        let v414: u32 = v94 << v413;
        let v415: u32 = v414 - v94;
        let v416: u32 = v413 + v94;
        for (var v417: u32 = v97; v417 < v136; v417 += v98) {
          let v418: u32 = v417 >> v413;
          let v419: u32 = v418 << v416;
          let v420: u32 = v417 & v415;
          let v421: u32 = v419 + v420;
          for (var v422: u32 = v93; v422 < v96; v422 += v94) {
            let v423: u32 = v422 * v14;
            let v424: u32 = v7 + v423;
            let v425: u32 = v424 + v421;
            let v426: u32 = v425 + v414;
            let v427: f32 = m2[v425];
            let v428: f32 = m2[v426];
            let v429: f32 = v427 + v428;
            let v430: f32 = v427 - v428;
            m2[v425] = v429;
            m2[v426] = v430;
          }
        }
        workgroupBarrier();
      }
      let v431: u32 = x1;
      for (var v433: u32 = v97; v433 < v95; v433 += v98) {
        for (var v434: u32 = v93; v434 < v96; v434 += v94) {
          let v435: u32 = v434 * v14;
          let v436: u32 = v7 + v435;
          let v437: u32 = v436 + v433;
          let v438: f32 = m2[v437];
          let v439: u32 = v431 + v433;
          let v440: u32 = v439 >> v94;
          let v441: u32 = v432 + v440;
          let v442: u32 = b1[v441];
          let v443: u32 = v439 & v94;
          let v444: bool = v443 == v94;
          let v445: vec2<f32> = unpack2x16float(v442);
          let v446: f32 = v445.x;
          let v447: f32 = v445.y;
          let v448: f32 = select(v446, v447, v444);
          let v449: f32 = v438 * v131;
          let v450: f32 = v449 * v448;
          m2[v437] = v450;
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
