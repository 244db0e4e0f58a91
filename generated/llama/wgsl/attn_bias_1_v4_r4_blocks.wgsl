@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 4>;
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
  let v463: u32 = params[2].y;
  let v464: u32 = 0u;
  let v468: u32 = 3u;
  let v470: u32 = 1u;
  let v478: u32 = 16u;
  let v479: u32 = 4294901760u;
  let v497: u32 = params[2].z;
  let v498: u32 = 5u;
  let v499: u32 = 31u;
  let v517: u32 = params[2].w;
  let v519: u32 = 4u;
  let v524: u32 = params[3].x;
  let v545: u32 = params[3].y;
  let v453: u32 = lane;
  let v454: u32 = 0u;
  let v455: u32 = 1u;
  let v456: u32 = 32u;
  let v95: u32 = 0u;
  let v96: u32 = 1u;
  let v97: u32 = 128u;
  let v98: u32 = 4u;
  let v99: u32 = lane;
  let v100: u32 = 32u;
  let v105: f32 = 0.0f;
  let v107: u32 = params[0].w;
  let v108: u32 = 6u;
  let v112: u32 = params[1].x;
  let v133: f32 = 0.088388346f;
  let v138: u32 = 64u;
  let v139: u32 = 7u;
  let v157: u32 = 16u;
  let v167: u32 = params[1].y;
  let v168: u32 = params[1].z;
  let v169: u32 = 2u;
  let v174: u32 = 3u;
  let v175: u32 = 5u;
  let v196: u32 = 31u;
  let v216: u32 = 65535u;
  let v218: u32 = params[1].w;
  let v221: u32 = 89226354u;
  let v222: u32 = 3417055213u;
  let v223: u32 = 2212286765u;
  let v226: u32 = 64248484u;
  let v230: u32 = 2415890431u;
  let v231: u32 = 996162400u;
  let v235: u32 = 32768u;
  let v236: u32 = 32767u;
  let v237: u32 = 13u;
  let v238: u32 = 939524096u;
  let v254: u32 = 16711935u;
  let v255: u32 = 8u;
  let v256: u32 = 2047u;
  let v265: f32 = 0.006767273f;
  let v266: f32 = -3.453125f;
  let v272: u32 = 4095u;
  let v273: u32 = 4294959104u;
  let v285: u32 = 256u;
  let v290: u32 = 384u;
  let v434: u32 = params[2].x;
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
    m5[v453] = v29;
    workgroupBarrier();
    let v457: f32 = m5[v454];
    x11 = v457;
    for (var v458: u32 = v455; v458 < v456; v458 += v455) {
      let v459: f32 = m5[v458];
      let v460: f32 = x11;
      let v461: f32 = v460 + v459;
      x11 = v461;
    }
    workgroupBarrier();
    let v462: f32 = x11;
    let v31: bool = v12 < v8;
    if (v31) {
      m1[v9] = v462;
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
      let v106: u32 = v75 / v6;
      x1 = v106;
      let v109: bool = v107 == v108;
      if (v109) {
        let v110: u32 = v106 * v6;
        let v111: u32 = v75 - v110;
        for (var v113: u32 = v99; v113 < v97; v113 += v100) {
          for (var v114: u32 = v95; v114 < v98; v114 += v96) {
            x2 = v105;
            let v115: bool = v114 < v5;
            let v116: bool = v113 < v53;
            let v117: bool = v115 & v116;
            if (v117) {
              let v118: u32 = v114 * v14;
              let v119: u32 = v7 + v118;
              let v120: u32 = v119 + v113;
              let v121: f32 = m0[v120];
              let v122: u32 = v111 + v113;
              let v123: u32 = v122 >> v96;
              let v124: u32 = v112 + v123;
              let v125: u32 = b1[v124];
              let v126: u32 = v122 & v96;
              let v127: bool = v126 == v96;
              let v128: vec2<f32> = unpack2x16float(v125);
              let v129: f32 = v128.x;
              let v130: f32 = v128.y;
              let v131: f32 = select(v129, v130, v127);
              let v132: f32 = v121 * v131;
              let v134: f32 = v132 * v133;
              x2 = v134;
            }
            let v135: f32 = x2;
            let v136: u32 = v114 * v97;
            let v137: u32 = v113 + v136;
            m3[v137] = v135;
          }
        }
        workgroupBarrier();
        for (var v140: u32 = v95; v140 < v139; v140 += v96) {
          let v141: u32 = v96 << v140;
          let v142: u32 = v141 - v96;
          let v143: u32 = v140 + v96;
          for (var v144: u32 = v99; v144 < v138; v144 += v100) {
            let v145: u32 = v144 >> v140;
            let v146: u32 = v145 << v143;
            let v147: u32 = v144 & v142;
            let v148: u32 = v146 + v147;
            for (var v149: u32 = v95; v149 < v98; v149 += v96) {
              let v150: u32 = v149 * v97;
              let v151: u32 = v150 + v148;
              let v152: u32 = v151 + v141;
              let v153: f32 = m3[v151];
              let v154: f32 = m3[v152];
              let v155: f32 = v153 + v154;
              let v156: f32 = v153 - v154;
              m3[v151] = v155;
              m3[v152] = v156;
            }
          }
          workgroupBarrier();
        }
        let v158: u32 = v111 / v157;
        for (var v159: u32 = v99; v159 < v97; v159 += v100) {
          x3 = v105;
          x4 = v105;
          x5 = v105;
          x6 = v105;
          let v160: u32 = v106 + v159;
          let v161: u32 = v160 / v157;
          let v162: u32 = v160 % v157;
          for (var v163: u32 = v95; v163 < v97; v163 += v96) {
            let v164: u32 = v163 / v157;
            let v165: u32 = v158 + v164;
            let v166: u32 = v163 % v157;
            let v170: u32 = v167 * v98;
            let v171: u32 = v165 * v168;
            let v172: u32 = v171 + v161;
            let v173: u32 = v172 * v170;
            let v176: u32 = v162 & v139;
            let v177: u32 = v176 << v175;
            let v178: u32 = v162 >> v174;
            let v179: u32 = v178 << v169;
            let v180: u32 = v166 & v139;
            let v181: u32 = v180 >> v96;
            let v182: u32 = v181 << v174;
            let v183: u32 = v166 >> v174;
            let v184: u32 = v183 << v96;
            let v185: u32 = v166 & v96;
            let v186: u32 = v177 + v179;
            let v187: u32 = v186 + v182;
            let v188: u32 = v187 + v184;
            let v189: u32 = v188 + v185;
            let v190: u32 = v189 + v96;
            let v191: u32 = v190 * v167;
            let v192: u32 = v191 >> v96;
            let v193: u32 = v170 << v175;
            let v194: u32 = v192 + v193;
            let v195: u32 = v194 - v96;
            let v197: u32 = v195 >> v175;
            let v198: u32 = v194 - v157;
            let v199: u32 = v198 >> v175;
            let v200: bool = v197 < v170;
            let v201: u32 = v197 - v170;
            let v202: u32 = select(v201, v197, v200);
            let v203: u32 = v173 + v202;
            let v204: u32 = b1[v203];
            let v205: bool = v199 < v170;
            let v206: u32 = v199 - v170;
            let v207: u32 = select(v206, v199, v205);
            let v208: u32 = v173 + v207;
            let v209: u32 = b1[v208];
            let v210: u32 = v195 & v196;
            let v211: u32 = v196 - v210;
            let v212: u32 = v204 >> v211;
            let v213: u32 = v209 << v96;
            let v214: u32 = v213 << v210;
            let v215: u32 = v212 | v214;
            let v217: u32 = v215 & v216;
            let v219: bool = v218 == v95;
            let v220: bool = v218 == v169;
            let v224: u32 = select(v222, v223, v220);
            let v225: u32 = select(v224, v221, v219);
            let v227: u32 = select(v95, v226, v219);
            let v228: u32 = v217 * v225;
            let v229: u32 = v228 + v227;
            let v232: u32 = v229 & v230;
            let v233: u32 = v232 ^ v231;
            let v234: u32 = v233 >> v157;
            let v239: u32 = v233 & v235;
            let v240: u32 = v239 << v157;
            let v241: u32 = v233 & v236;
            let v242: u32 = v241 << v237;
            let v243: u32 = v242 + v238;
            let v244: u32 = v240 | v243;
            let v245: f32 = bitcast<f32>(v244);
            let v246: u32 = v234 & v235;
            let v247: u32 = v246 << v157;
            let v248: u32 = v234 & v236;
            let v249: u32 = v248 << v237;
            let v250: u32 = v249 + v238;
            let v251: u32 = v247 | v250;
            let v252: f32 = bitcast<f32>(v251);
            let v253: f32 = v245 + v252;
            let v257: u32 = v229 & v254;
            let v258: u32 = v229 >> v255;
            let v259: u32 = v258 & v254;
            let v260: u32 = v257 + v259;
            let v261: u32 = v260 >> v157;
            let v262: u32 = v260 + v261;
            let v263: u32 = v262 & v256;
            let v264: f32 = f32(v263);
            let v267: f32 = fma(v264, v265, v266);
            let v268: f32 = select(v253, v267, v220);
            let v269: u32 = bitcast<u32>(v268);
            let v270: u32 = v269 >> v237;
            let v271: u32 = v270 & v96;
            let v274: u32 = v269 + v272;
            let v275: u32 = v274 + v271;
            let v276: u32 = v275 & v273;
            let v277: f32 = bitcast<f32>(v276);
            let v278: f32 = m3[v163];
            let v279: f32 = x3;
            let v280: f32 = fma(v278, v277, v279);
            x3 = v280;
            let v281: u32 = v163 + v97;
            let v282: f32 = m3[v281];
            let v283: f32 = x4;
            let v284: f32 = fma(v282, v277, v283);
            x4 = v284;
            let v286: u32 = v163 + v285;
            let v287: f32 = m3[v286];
            let v288: f32 = x5;
            let v289: f32 = fma(v287, v277, v288);
            x5 = v289;
            let v291: u32 = v163 + v290;
            let v292: f32 = m3[v291];
            let v293: f32 = x6;
            let v294: f32 = fma(v292, v277, v293);
            x6 = v294;
          }
          let v295: f32 = m4[v159];
          let v296: f32 = x3;
          let v297: f32 = v295 + v296;
          m4[v159] = v297;
          let v298: u32 = v159 + v97;
          let v299: f32 = m4[v298];
          let v300: f32 = x4;
          let v301: f32 = v299 + v300;
          m4[v298] = v301;
          let v302: u32 = v159 + v285;
          let v303: f32 = m4[v302];
          let v304: f32 = x5;
          let v305: f32 = v303 + v304;
          m4[v302] = v305;
          let v306: u32 = v159 + v290;
          let v307: f32 = m4[v306];
          let v308: f32 = x6;
          let v309: f32 = v307 + v308;
          m4[v306] = v309;
        }
        workgroupBarrier();
      } else {
        let v310: u32 = v5 - v96;
        let v311: u32 = v49 - v96;
        for (var v312: u32 = v99; v312 < v97; v312 += v100) {
          x7 = v105;
          x8 = v105;
          x9 = v105;
          x10 = v105;
          let v313: u32 = min(v312, v311);
          let v314: u32 = v313 * v6;
          let v315: u32 = v75 + v314;
          for (var v316: u32 = v95; v316 < v53; v316 += v98) {
            let v317: u32 = v315 + v316;
            let v465: bool = v463 == v464;
            if (v465) {
              let v466: vec4<u32> = vec4<u32>(b1[v317 + 0u], b1[v317 + 1u], b1[v317 + 2u], b1[v317 + 3u]);
              let v467: vec4<f32> = bitcast<vec4<f32>>(v466);
              x12 = v467;
            } else {
              let v469: bool = v463 < v468;
              if (v469) {
                let v471: bool = v463 == v470;
                let v472: u32 = v317 >> v470;
                let v473: vec2<u32> = vec2<u32>(b1[v472 + 0u], b1[v472 + 1u]);
                let v474: u32 = v473.x;
                let v475: vec2<f32> = unpack2x16float(v474);
                let v476: f32 = v475.x;
                let v477: f32 = v475.y;
                let v480: u32 = v474 << v478;
                let v481: u32 = v474 & v479;
                let v482: f32 = bitcast<f32>(v480);
                let v483: f32 = bitcast<f32>(v481);
                let v484: f32 = select(v482, v476, v471);
                let v485: f32 = select(v483, v477, v471);
                let v486: u32 = v473.y;
                let v487: vec2<f32> = unpack2x16float(v486);
                let v488: f32 = v487.x;
                let v489: f32 = v487.y;
                let v490: u32 = v486 << v478;
                let v491: u32 = v486 & v479;
                let v492: f32 = bitcast<f32>(v490);
                let v493: f32 = bitcast<f32>(v491);
                let v494: f32 = select(v492, v488, v471);
                let v495: f32 = select(v493, v489, v471);
                let v496: vec4<f32> = vec4<f32>(v484, v485, v494, v495);
                x12 = v496;
              } else {
                let v500: u32 = v317 >> v498;
                let v501: u32 = v500 * v497;
                let v502: u32 = v317 & v499;
                let v503: u32 = v502 * v497;
                let v504: u32 = v503 >> v498;
                let v505: u32 = v501 + v504;
                let v506: u32 = v503 & v499;
                let v507: u32 = b1[v505];
                let v508: u32 = v505 + v470;
                let v509: u32 = b1[v508];
                let v510: u32 = v507 >> v506;
                let v511: u32 = v499 - v506;
                let v512: u32 = v509 << v470;
                let v513: u32 = v512 << v511;
                let v514: u32 = v510 | v513;
                let v515: u32 = v470 << v497;
                let v516: u32 = v515 - v470;
                let v518: u32 = v317 >> v517;
                let v520: bool = v463 == v468;
                let v521: bool = v463 == v519;
                let v522: u32 = v518 >> v470;
                let v523: u32 = select(v522, v518, v520);
                let v525: u32 = v524 + v523;
                let v526: u32 = b1[v525];
                let v527: f32 = bitcast<f32>(v526);
                let v528: u32 = v518 & v470;
                let v529: bool = v528 == v470;
                let v530: vec2<f32> = unpack2x16float(v526);
                let v531: f32 = v530.x;
                let v532: f32 = v530.y;
                let v533: u32 = v526 << v478;
                let v534: u32 = v526 & v479;
                let v535: f32 = bitcast<f32>(v533);
                let v536: f32 = bitcast<f32>(v534);
                let v537: f32 = select(v531, v532, v529);
                let v538: f32 = select(v535, v536, v529);
                let v539: f32 = select(v538, v537, v521);
                let v540: f32 = select(v539, v527, v520);
                let v541: bool = v463 == v468;
                let v542: bool = v463 == v519;
                let v543: u32 = v518 >> v470;
                let v544: u32 = select(v543, v518, v541);
                let v546: u32 = v545 + v544;
                let v547: u32 = b1[v546];
                let v548: f32 = bitcast<f32>(v547);
                let v549: u32 = v518 & v470;
                let v550: bool = v549 == v470;
                let v551: vec2<f32> = unpack2x16float(v547);
                let v552: f32 = v551.x;
                let v553: f32 = v551.y;
                let v554: u32 = v547 << v478;
                let v555: u32 = v547 & v479;
                let v556: f32 = bitcast<f32>(v554);
                let v557: f32 = bitcast<f32>(v555);
                let v558: f32 = select(v552, v553, v550);
                let v559: f32 = select(v556, v557, v550);
                let v560: f32 = select(v559, v558, v542);
                let v561: f32 = select(v560, v548, v541);
                let v562: u32 = v514 & v516;
                let v563: f32 = f32(v562);
                let v564: f32 = fma(v540, v563, v561);
                let v565: u32 = v514 >> v497;
                let v566: u32 = v565 & v516;
                let v567: f32 = f32(v566);
                let v568: f32 = fma(v540, v567, v561);
                let v569: u32 = v565 >> v497;
                let v570: u32 = v569 & v516;
                let v571: f32 = f32(v570);
                let v572: f32 = fma(v540, v571, v561);
                let v573: u32 = v569 >> v497;
                let v574: u32 = v573 & v516;
                let v575: f32 = f32(v574);
                let v576: f32 = fma(v540, v575, v561);
                let v577: vec4<f32> = vec4<f32>(v564, v568, v572, v576);
                x12 = v577;
              }
            }
            let v578: vec4<f32> = x12;
            let v319: u32 = min(v95, v310);
            let v320: u32 = v319 * v14;
            let v321: u32 = v7 + v320;
            let v322: u32 = v321 + v316;
            let v323: vec4<f32> = vec4<f32>(m0[v322 + 0u], m0[v322 + 1u], m0[v322 + 2u], m0[v322 + 3u]);
            let v324: f32 = x7;
            let v325: f32 = v323.x;
            let v326: f32 = v578.x;
            let v327: f32 = fma(v325, v326, v324);
            let v328: f32 = v323.y;
            let v329: f32 = v578.y;
            let v330: f32 = fma(v328, v329, v327);
            let v331: f32 = v323.z;
            let v332: f32 = v578.z;
            let v333: f32 = fma(v331, v332, v330);
            let v334: f32 = v323.w;
            let v335: f32 = v578.w;
            let v336: f32 = fma(v334, v335, v333);
            x7 = v336;
            let v337: u32 = min(v96, v310);
            let v338: u32 = v337 * v14;
            let v339: u32 = v7 + v338;
            let v340: u32 = v339 + v316;
            let v341: vec4<f32> = vec4<f32>(m0[v340 + 0u], m0[v340 + 1u], m0[v340 + 2u], m0[v340 + 3u]);
            let v342: f32 = x8;
            let v343: f32 = v341.x;
            let v344: f32 = v578.x;
            let v345: f32 = fma(v343, v344, v342);
            let v346: f32 = v341.y;
            let v347: f32 = v578.y;
            let v348: f32 = fma(v346, v347, v345);
            let v349: f32 = v341.z;
            let v350: f32 = v578.z;
            let v351: f32 = fma(v349, v350, v348);
            let v352: f32 = v341.w;
            let v353: f32 = v578.w;
            let v354: f32 = fma(v352, v353, v351);
            x8 = v354;
            let v355: u32 = min(v169, v310);
            let v356: u32 = v355 * v14;
            let v357: u32 = v7 + v356;
            let v358: u32 = v357 + v316;
            let v359: vec4<f32> = vec4<f32>(m0[v358 + 0u], m0[v358 + 1u], m0[v358 + 2u], m0[v358 + 3u]);
            let v360: f32 = x9;
            let v361: f32 = v359.x;
            let v362: f32 = v578.x;
            let v363: f32 = fma(v361, v362, v360);
            let v364: f32 = v359.y;
            let v365: f32 = v578.y;
            let v366: f32 = fma(v364, v365, v363);
            let v367: f32 = v359.z;
            let v368: f32 = v578.z;
            let v369: f32 = fma(v367, v368, v366);
            let v370: f32 = v359.w;
            let v371: f32 = v578.w;
            let v372: f32 = fma(v370, v371, v369);
            x9 = v372;
            let v373: u32 = min(v174, v310);
            let v374: u32 = v373 * v14;
            let v375: u32 = v7 + v374;
            let v376: u32 = v375 + v316;
            let v377: vec4<f32> = vec4<f32>(m0[v376 + 0u], m0[v376 + 1u], m0[v376 + 2u], m0[v376 + 3u]);
            let v378: f32 = x10;
            let v379: f32 = v377.x;
            let v380: f32 = v578.x;
            let v381: f32 = fma(v379, v380, v378);
            let v382: f32 = v377.y;
            let v383: f32 = v578.y;
            let v384: f32 = fma(v382, v383, v381);
            let v385: f32 = v377.z;
            let v386: f32 = v578.z;
            let v387: f32 = fma(v385, v386, v384);
            let v388: f32 = v377.w;
            let v389: f32 = v578.w;
            let v390: f32 = fma(v388, v389, v387);
            x10 = v390;
          }
          let v391: f32 = m4[v312];
          let v392: f32 = x7;
          let v393: f32 = v391 + v392;
          m4[v312] = v393;
          let v394: u32 = v312 + v97;
          let v395: f32 = m4[v394];
          let v396: f32 = x8;
          let v397: f32 = v395 + v396;
          m4[v394] = v397;
          let v398: u32 = v312 + v285;
          let v399: f32 = m4[v398];
          let v400: f32 = x9;
          let v401: f32 = v399 + v400;
          m4[v398] = v401;
          let v402: u32 = v312 + v290;
          let v403: f32 = m4[v402];
          let v404: f32 = x10;
          let v405: f32 = v403 + v404;
          m4[v402] = v405;
        }
      }
      workgroupBarrier();
    }
    for (var v406: u32 = v99; v406 < v97; v406 += v100) {
      for (var v407: u32 = v95; v407 < v98; v407 += v96) {
        let v408: u32 = v407 * v97;
        let v409: u32 = v406 + v408;
        let v410: f32 = m4[v409];
        let v411: u32 = v407 * v14;
        let v412: u32 = v7 + v411;
        let v413: u32 = v412 + v406;
        m2[v413] = v410;
      }
    }
    workgroupBarrier();
    let v414: bool = v107 == v108;
    if (v414) {
      for (var v415: u32 = v95; v415 < v139; v415 += v96) {
        let v416: u32 = v96 << v415;
        let v417: u32 = v416 - v96;
        let v418: u32 = v415 + v96;
        for (var v419: u32 = v99; v419 < v138; v419 += v100) {
          let v420: u32 = v419 >> v415;
          let v421: u32 = v420 << v418;
          let v422: u32 = v419 & v417;
          let v423: u32 = v421 + v422;
          for (var v424: u32 = v95; v424 < v98; v424 += v96) {
            let v425: u32 = v424 * v14;
            let v426: u32 = v7 + v425;
            let v427: u32 = v426 + v423;
            let v428: u32 = v427 + v416;
            let v429: f32 = m2[v427];
            let v430: f32 = m2[v428];
            let v431: f32 = v429 + v430;
            let v432: f32 = v429 - v430;
            m2[v427] = v431;
            m2[v428] = v432;
          }
        }
        workgroupBarrier();
      }
      let v433: u32 = x1;
      for (var v435: u32 = v99; v435 < v97; v435 += v100) {
        for (var v436: u32 = v95; v436 < v98; v436 += v96) {
          let v437: u32 = v436 * v14;
          let v438: u32 = v7 + v437;
          let v439: u32 = v438 + v435;
          let v440: f32 = m2[v439];
          let v441: u32 = v433 + v435;
          let v442: u32 = v441 >> v96;
          let v443: u32 = v434 + v442;
          let v444: u32 = b1[v443];
          let v445: u32 = v441 & v96;
          let v446: bool = v445 == v96;
          let v447: vec2<f32> = unpack2x16float(v444);
          let v448: f32 = v447.x;
          let v449: f32 = v447.y;
          let v450: f32 = select(v448, v449, v446);
          let v451: f32 = v440 * v133;
          let v452: f32 = v451 * v450;
          m2[v439] = v452;
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
