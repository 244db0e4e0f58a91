@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // shared_down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn experts_6_v4_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x11: vec4<f32>;
  let v430: u32 = params[2].w;
  let v431: u32 = 0u;
  let v435: u32 = 3u;
  let v437: u32 = 1u;
  let v445: u32 = 16u;
  let v446: u32 = 4294901760u;
  let v464: u32 = params[3].x;
  let v465: u32 = 5u;
  let v466: u32 = 31u;
  let v484: u32 = params[3].y;
  let v486: u32 = 4u;
  let v491: u32 = params[3].z;
  let v512: u32 = params[3].w;
  let v72: u32 = 0u;
  let v73: u32 = 1u;
  let v74: u32 = 128u;
  let v75: u32 = 4u;
  let v76: u32 = lane;
  let v77: u32 = 32u;
  let v82: f32 = 0.0f;
  let v84: u32 = params[1].y;
  let v85: u32 = 6u;
  let v89: u32 = params[1].z;
  let v110: f32 = 0.088388346f;
  let v115: u32 = 64u;
  let v116: u32 = 7u;
  let v134: u32 = 16u;
  let v144: u32 = params[1].w;
  let v145: u32 = params[2].x;
  let v146: u32 = 2u;
  let v151: u32 = 3u;
  let v152: u32 = 5u;
  let v173: u32 = 31u;
  let v193: u32 = 65535u;
  let v195: u32 = params[2].y;
  let v198: u32 = 89226354u;
  let v199: u32 = 3417055213u;
  let v200: u32 = 2212286765u;
  let v203: u32 = 64248484u;
  let v207: u32 = 2415890431u;
  let v208: u32 = 996162400u;
  let v212: u32 = 32768u;
  let v213: u32 = 32767u;
  let v214: u32 = 13u;
  let v215: u32 = 939524096u;
  let v231: u32 = 16711935u;
  let v232: u32 = 8u;
  let v233: u32 = 2047u;
  let v242: f32 = 0.006767273f;
  let v243: f32 = -3.453125f;
  let v249: u32 = 4095u;
  let v250: u32 = 4294959104u;
  let v262: u32 = 256u;
  let v267: u32 = 384u;
  let v411: u32 = params[2].z;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v8: u32 = 0u;
  let v9: u32 = params[0].z;
  let v10: u32 = 127u;
  let v11: u32 = 128u;
  let v16: u32 = group.x;
  let v17: u32 = groups.x;
  let v18: u32 = 1u;
  let v35: u32 = 512u;
  let v36: u32 = lane;
  let v37: u32 = 32u;
  let v49: f32 = 0.0f;
  let v50: u32 = params[0].w;
  let v52: u32 = params[1].x;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  let v7: u32 = v2 * v6;
  let v12: u32 = v9 + v10;
  let v13: u32 = v12 / v11;
  let v14: u32 = v9 + v10;
  let v15: u32 = v14 / v11;
  let v19: u32 = v13 + v17;
  let v20: u32 = v19 - v18;
  let v21: u32 = v20 / v17;
  let v22: u32 = v16 * v21;
  let v23: u32 = v22 + v21;
  let v24: u32 = min(v23, v13);
  for (var v25: u32 = v22; v25 < v24; v25 += v18) {
    let v26: u32 = v25 * v11;
    let v27: u32 = v9 - v26;
    let v28: u32 = min(v11, v27);
    let v29: u32 = v26 * v6;
    for (var v78: u32 = v76; v78 < v74; v78 += v77) {
      for (var v79: u32 = v72; v79 < v75; v79 += v73) {
        let v80: u32 = v79 * v74;
        let v81: u32 = v78 + v80;
        m2[v81] = v82;
      }
    }
    for (var v30: u32 = v8; v30 < v6; v30 += v11) {
      let v31: u32 = v6 - v30;
      let v32: u32 = min(v11, v31);
      let v33: u32 = v7 + v30;
      let v34: u32 = v29 + v30;
      let v83: u32 = v34 / v6;
      x1 = v83;
      let v86: bool = v84 == v85;
      if (v86) {
        let v87: u32 = v83 * v6;
        let v88: u32 = v34 - v87;
        for (var v90: u32 = v76; v90 < v74; v90 += v77) {
          for (var v91: u32 = v72; v91 < v75; v91 += v73) {
            x2 = v82;
            let v92: bool = v91 < v5;
            let v93: bool = v90 < v32;
            let v94: bool = v92 & v93;
            if (v94) {
              let v95: u32 = v91 * v6;
              let v96: u32 = v33 + v95;
              let v97: u32 = v96 + v90;
              let v98: f32 = b0[v97];
              let v99: u32 = v88 + v90;
              let v100: u32 = v99 >> v73;
              let v101: u32 = v89 + v100;
              let v102: u32 = b1[v101];
              let v103: u32 = v99 & v73;
              let v104: bool = v103 == v73;
              let v105: vec2<f32> = unpack2x16float(v102);
              let v106: f32 = v105.x;
              let v107: f32 = v105.y;
              let v108: f32 = select(v106, v107, v104);
              let v109: f32 = v98 * v108;
              let v111: f32 = v109 * v110;
              x2 = v111;
            }
            let v112: f32 = x2;
            let v113: u32 = v91 * v74;
            let v114: u32 = v90 + v113;
            m1[v114] = v112;
          }
        }
        workgroupBarrier();
        for (var v117: u32 = v72; v117 < v116; v117 += v73) {
          let v118: u32 = v73 << v117;
          let v119: u32 = v118 - v73;
          let v120: u32 = v117 + v73;
          for (var v121: u32 = v76; v121 < v115; v121 += v77) {
            let v122: u32 = v121 >> v117;
            let v123: u32 = v122 << v120;
            let v124: u32 = v121 & v119;
            let v125: u32 = v123 + v124;
            for (var v126: u32 = v72; v126 < v75; v126 += v73) {
              let v127: u32 = v126 * v74;
              let v128: u32 = v127 + v125;
              let v129: u32 = v128 + v118;
              let v130: f32 = m1[v128];
              let v131: f32 = m1[v129];
              let v132: f32 = v130 + v131;
              let v133: f32 = v130 - v131;
              m1[v128] = v132;
              m1[v129] = v133;
            }
          }
          workgroupBarrier();
        }
        let v135: u32 = v88 / v134;
        for (var v136: u32 = v76; v136 < v74; v136 += v77) {
          x3 = v82;
          x4 = v82;
          x5 = v82;
          x6 = v82;
          let v137: u32 = v83 + v136;
          let v138: u32 = v137 / v134;
          let v139: u32 = v137 % v134;
          for (var v140: u32 = v72; v140 < v74; v140 += v73) {
            let v141: u32 = v140 / v134;
            let v142: u32 = v135 + v141;
            let v143: u32 = v140 % v134;
            let v147: u32 = v144 * v75;
            let v148: u32 = v142 * v145;
            let v149: u32 = v148 + v138;
            let v150: u32 = v149 * v147;
            let v153: u32 = v139 & v116;
            let v154: u32 = v153 << v152;
            let v155: u32 = v139 >> v151;
            let v156: u32 = v155 << v146;
            let v157: u32 = v143 & v116;
            let v158: u32 = v157 >> v73;
            let v159: u32 = v158 << v151;
            let v160: u32 = v143 >> v151;
            let v161: u32 = v160 << v73;
            let v162: u32 = v143 & v73;
            let v163: u32 = v154 + v156;
            let v164: u32 = v163 + v159;
            let v165: u32 = v164 + v161;
            let v166: u32 = v165 + v162;
            let v167: u32 = v166 + v73;
            let v168: u32 = v167 * v144;
            let v169: u32 = v168 >> v73;
            let v170: u32 = v147 << v152;
            let v171: u32 = v169 + v170;
            let v172: u32 = v171 - v73;
            let v174: u32 = v172 >> v152;
            let v175: u32 = v171 - v134;
            let v176: u32 = v175 >> v152;
            let v177: bool = v174 < v147;
            let v178: u32 = v174 - v147;
            let v179: u32 = select(v178, v174, v177);
            let v180: u32 = v150 + v179;
            let v181: u32 = b1[v180];
            let v182: bool = v176 < v147;
            let v183: u32 = v176 - v147;
            let v184: u32 = select(v183, v176, v182);
            let v185: u32 = v150 + v184;
            let v186: u32 = b1[v185];
            let v187: u32 = v172 & v173;
            let v188: u32 = v173 - v187;
            let v189: u32 = v181 >> v188;
            let v190: u32 = v186 << v73;
            let v191: u32 = v190 << v187;
            let v192: u32 = v189 | v191;
            let v194: u32 = v192 & v193;
            let v196: bool = v195 == v72;
            let v197: bool = v195 == v146;
            let v201: u32 = select(v199, v200, v197);
            let v202: u32 = select(v201, v198, v196);
            let v204: u32 = select(v72, v203, v196);
            let v205: u32 = v194 * v202;
            let v206: u32 = v205 + v204;
            let v209: u32 = v206 & v207;
            let v210: u32 = v209 ^ v208;
            let v211: u32 = v210 >> v134;
            let v216: u32 = v210 & v212;
            let v217: u32 = v216 << v134;
            let v218: u32 = v210 & v213;
            let v219: u32 = v218 << v214;
            let v220: u32 = v219 + v215;
            let v221: u32 = v217 | v220;
            let v222: f32 = bitcast<f32>(v221);
            let v223: u32 = v211 & v212;
            let v224: u32 = v223 << v134;
            let v225: u32 = v211 & v213;
            let v226: u32 = v225 << v214;
            let v227: u32 = v226 + v215;
            let v228: u32 = v224 | v227;
            let v229: f32 = bitcast<f32>(v228);
            let v230: f32 = v222 + v229;
            let v234: u32 = v206 & v231;
            let v235: u32 = v206 >> v232;
            let v236: u32 = v235 & v231;
            let v237: u32 = v234 + v236;
            let v238: u32 = v237 >> v134;
            let v239: u32 = v237 + v238;
            let v240: u32 = v239 & v233;
            let v241: f32 = f32(v240);
            let v244: f32 = fma(v241, v242, v243);
            let v245: f32 = select(v230, v244, v197);
            let v246: u32 = bitcast<u32>(v245);
            let v247: u32 = v246 >> v214;
            let v248: u32 = v247 & v73;
            let v251: u32 = v246 + v249;
            let v252: u32 = v251 + v248;
            let v253: u32 = v252 & v250;
            let v254: f32 = bitcast<f32>(v253);
            let v255: f32 = m1[v140];
            let v256: f32 = x3;
            let v257: f32 = fma(v255, v254, v256);
            x3 = v257;
            let v258: u32 = v140 + v74;
            let v259: f32 = m1[v258];
            let v260: f32 = x4;
            let v261: f32 = fma(v259, v254, v260);
            x4 = v261;
            let v263: u32 = v140 + v262;
            let v264: f32 = m1[v263];
            let v265: f32 = x5;
            let v266: f32 = fma(v264, v254, v265);
            x5 = v266;
            let v268: u32 = v140 + v267;
            let v269: f32 = m1[v268];
            let v270: f32 = x6;
            let v271: f32 = fma(v269, v254, v270);
            x6 = v271;
          }
          let v272: f32 = m2[v136];
          let v273: f32 = x3;
          let v274: f32 = v272 + v273;
          m2[v136] = v274;
          let v275: u32 = v136 + v74;
          let v276: f32 = m2[v275];
          let v277: f32 = x4;
          let v278: f32 = v276 + v277;
          m2[v275] = v278;
          let v279: u32 = v136 + v262;
          let v280: f32 = m2[v279];
          let v281: f32 = x5;
          let v282: f32 = v280 + v281;
          m2[v279] = v282;
          let v283: u32 = v136 + v267;
          let v284: f32 = m2[v283];
          let v285: f32 = x6;
          let v286: f32 = v284 + v285;
          m2[v283] = v286;
        }
        workgroupBarrier();
      } else {
        let v287: u32 = v5 - v73;
        let v288: u32 = v28 - v73;
        for (var v289: u32 = v76; v289 < v74; v289 += v77) {
          x7 = v82;
          x8 = v82;
          x9 = v82;
          x10 = v82;
          let v290: u32 = min(v289, v288);
          let v291: u32 = v290 * v6;
          let v292: u32 = v34 + v291;
          for (var v293: u32 = v72; v293 < v32; v293 += v75) {
            let v294: u32 = v292 + v293;
            let v432: bool = v430 == v431;
            if (v432) {
              let v433: vec4<u32> = vec4<u32>(b1[v294 + 0u], b1[v294 + 1u], b1[v294 + 2u], b1[v294 + 3u]);
              let v434: vec4<f32> = bitcast<vec4<f32>>(v433);
              x11 = v434;
            } else {
              let v436: bool = v430 < v435;
              if (v436) {
                let v438: bool = v430 == v437;
                let v439: u32 = v294 >> v437;
                let v440: vec2<u32> = vec2<u32>(b1[v439 + 0u], b1[v439 + 1u]);
                let v441: u32 = v440.x;
                let v442: vec2<f32> = unpack2x16float(v441);
                let v443: f32 = v442.x;
                let v444: f32 = v442.y;
                let v447: u32 = v441 << v445;
                let v448: u32 = v441 & v446;
                let v449: f32 = bitcast<f32>(v447);
                let v450: f32 = bitcast<f32>(v448);
                let v451: f32 = select(v449, v443, v438);
                let v452: f32 = select(v450, v444, v438);
                let v453: u32 = v440.y;
                let v454: vec2<f32> = unpack2x16float(v453);
                let v455: f32 = v454.x;
                let v456: f32 = v454.y;
                let v457: u32 = v453 << v445;
                let v458: u32 = v453 & v446;
                let v459: f32 = bitcast<f32>(v457);
                let v460: f32 = bitcast<f32>(v458);
                let v461: f32 = select(v459, v455, v438);
                let v462: f32 = select(v460, v456, v438);
                let v463: vec4<f32> = vec4<f32>(v451, v452, v461, v462);
                x11 = v463;
              } else {
                let v467: u32 = v294 >> v465;
                let v468: u32 = v467 * v464;
                let v469: u32 = v294 & v466;
                let v470: u32 = v469 * v464;
                let v471: u32 = v470 >> v465;
                let v472: u32 = v468 + v471;
                let v473: u32 = v470 & v466;
                let v474: u32 = b1[v472];
                let v475: u32 = v472 + v437;
                let v476: u32 = b1[v475];
                let v477: u32 = v474 >> v473;
                let v478: u32 = v466 - v473;
                let v479: u32 = v476 << v437;
                let v480: u32 = v479 << v478;
                let v481: u32 = v477 | v480;
                let v482: u32 = v437 << v464;
                let v483: u32 = v482 - v437;
                let v485: u32 = v294 >> v484;
                let v487: bool = v430 == v435;
                let v488: bool = v430 == v486;
                let v489: u32 = v485 >> v437;
                let v490: u32 = select(v489, v485, v487);
                let v492: u32 = v491 + v490;
                let v493: u32 = b1[v492];
                let v494: f32 = bitcast<f32>(v493);
                let v495: u32 = v485 & v437;
                let v496: bool = v495 == v437;
                let v497: vec2<f32> = unpack2x16float(v493);
                let v498: f32 = v497.x;
                let v499: f32 = v497.y;
                let v500: u32 = v493 << v445;
                let v501: u32 = v493 & v446;
                let v502: f32 = bitcast<f32>(v500);
                let v503: f32 = bitcast<f32>(v501);
                let v504: f32 = select(v498, v499, v496);
                let v505: f32 = select(v502, v503, v496);
                let v506: f32 = select(v505, v504, v488);
                let v507: f32 = select(v506, v494, v487);
                let v508: bool = v430 == v435;
                let v509: bool = v430 == v486;
                let v510: u32 = v485 >> v437;
                let v511: u32 = select(v510, v485, v508);
                let v513: u32 = v512 + v511;
                let v514: u32 = b1[v513];
                let v515: f32 = bitcast<f32>(v514);
                let v516: u32 = v485 & v437;
                let v517: bool = v516 == v437;
                let v518: vec2<f32> = unpack2x16float(v514);
                let v519: f32 = v518.x;
                let v520: f32 = v518.y;
                let v521: u32 = v514 << v445;
                let v522: u32 = v514 & v446;
                let v523: f32 = bitcast<f32>(v521);
                let v524: f32 = bitcast<f32>(v522);
                let v525: f32 = select(v519, v520, v517);
                let v526: f32 = select(v523, v524, v517);
                let v527: f32 = select(v526, v525, v509);
                let v528: f32 = select(v527, v515, v508);
                let v529: u32 = v481 & v483;
                let v530: f32 = f32(v529);
                let v531: f32 = fma(v507, v530, v528);
                let v532: u32 = v481 >> v464;
                let v533: u32 = v532 & v483;
                let v534: f32 = f32(v533);
                let v535: f32 = fma(v507, v534, v528);
                let v536: u32 = v532 >> v464;
                let v537: u32 = v536 & v483;
                let v538: f32 = f32(v537);
                let v539: f32 = fma(v507, v538, v528);
                let v540: u32 = v536 >> v464;
                let v541: u32 = v540 & v483;
                let v542: f32 = f32(v541);
                let v543: f32 = fma(v507, v542, v528);
                let v544: vec4<f32> = vec4<f32>(v531, v535, v539, v543);
                x11 = v544;
              }
            }
            let v545: vec4<f32> = x11;
            let v296: u32 = min(v72, v287);
            let v297: u32 = v296 * v6;
            let v298: u32 = v33 + v297;
            let v299: u32 = v298 + v293;
            let v300: vec4<f32> = vec4<f32>(b0[v299 + 0u], b0[v299 + 1u], b0[v299 + 2u], b0[v299 + 3u]);
            let v301: f32 = x7;
            let v302: f32 = v300.x;
            let v303: f32 = v545.x;
            let v304: f32 = fma(v302, v303, v301);
            let v305: f32 = v300.y;
            let v306: f32 = v545.y;
            let v307: f32 = fma(v305, v306, v304);
            let v308: f32 = v300.z;
            let v309: f32 = v545.z;
            let v310: f32 = fma(v308, v309, v307);
            let v311: f32 = v300.w;
            let v312: f32 = v545.w;
            let v313: f32 = fma(v311, v312, v310);
            x7 = v313;
            let v314: u32 = min(v73, v287);
            let v315: u32 = v314 * v6;
            let v316: u32 = v33 + v315;
            let v317: u32 = v316 + v293;
            let v318: vec4<f32> = vec4<f32>(b0[v317 + 0u], b0[v317 + 1u], b0[v317 + 2u], b0[v317 + 3u]);
            let v319: f32 = x8;
            let v320: f32 = v318.x;
            let v321: f32 = v545.x;
            let v322: f32 = fma(v320, v321, v319);
            let v323: f32 = v318.y;
            let v324: f32 = v545.y;
            let v325: f32 = fma(v323, v324, v322);
            let v326: f32 = v318.z;
            let v327: f32 = v545.z;
            let v328: f32 = fma(v326, v327, v325);
            let v329: f32 = v318.w;
            let v330: f32 = v545.w;
            let v331: f32 = fma(v329, v330, v328);
            x8 = v331;
            let v332: u32 = min(v146, v287);
            let v333: u32 = v332 * v6;
            let v334: u32 = v33 + v333;
            let v335: u32 = v334 + v293;
            let v336: vec4<f32> = vec4<f32>(b0[v335 + 0u], b0[v335 + 1u], b0[v335 + 2u], b0[v335 + 3u]);
            let v337: f32 = x9;
            let v338: f32 = v336.x;
            let v339: f32 = v545.x;
            let v340: f32 = fma(v338, v339, v337);
            let v341: f32 = v336.y;
            let v342: f32 = v545.y;
            let v343: f32 = fma(v341, v342, v340);
            let v344: f32 = v336.z;
            let v345: f32 = v545.z;
            let v346: f32 = fma(v344, v345, v343);
            let v347: f32 = v336.w;
            let v348: f32 = v545.w;
            let v349: f32 = fma(v347, v348, v346);
            x9 = v349;
            let v350: u32 = min(v151, v287);
            let v351: u32 = v350 * v6;
            let v352: u32 = v33 + v351;
            let v353: u32 = v352 + v293;
            let v354: vec4<f32> = vec4<f32>(b0[v353 + 0u], b0[v353 + 1u], b0[v353 + 2u], b0[v353 + 3u]);
            let v355: f32 = x10;
            let v356: f32 = v354.x;
            let v357: f32 = v545.x;
            let v358: f32 = fma(v356, v357, v355);
            let v359: f32 = v354.y;
            let v360: f32 = v545.y;
            let v361: f32 = fma(v359, v360, v358);
            let v362: f32 = v354.z;
            let v363: f32 = v545.z;
            let v364: f32 = fma(v362, v363, v361);
            let v365: f32 = v354.w;
            let v366: f32 = v545.w;
            let v367: f32 = fma(v365, v366, v364);
            x10 = v367;
          }
          let v368: f32 = m2[v289];
          let v369: f32 = x7;
          let v370: f32 = v368 + v369;
          m2[v289] = v370;
          let v371: u32 = v289 + v74;
          let v372: f32 = m2[v371];
          let v373: f32 = x8;
          let v374: f32 = v372 + v373;
          m2[v371] = v374;
          let v375: u32 = v289 + v262;
          let v376: f32 = m2[v375];
          let v377: f32 = x9;
          let v378: f32 = v376 + v377;
          m2[v375] = v378;
          let v379: u32 = v289 + v267;
          let v380: f32 = m2[v379];
          let v381: f32 = x10;
          let v382: f32 = v380 + v381;
          m2[v379] = v382;
        }
      }
    }
    for (var v383: u32 = v76; v383 < v74; v383 += v77) {
      for (var v384: u32 = v72; v384 < v75; v384 += v73) {
        let v385: u32 = v384 * v74;
        let v386: u32 = v383 + v385;
        let v387: f32 = m2[v386];
        let v388: u32 = v384 * v11;
        let v389: u32 = v8 + v388;
        let v390: u32 = v389 + v383;
        m0[v390] = v387;
      }
    }
    workgroupBarrier();
    let v391: bool = v84 == v85;
    if (v391) {
      for (var v392: u32 = v72; v392 < v116; v392 += v73) {
        let v393: u32 = v73 << v392;
        let v394: u32 = v393 - v73;
        let v395: u32 = v392 + v73;
        for (var v396: u32 = v76; v396 < v115; v396 += v77) {
          let v397: u32 = v396 >> v392;
          let v398: u32 = v397 << v395;
          let v399: u32 = v396 & v394;
          let v400: u32 = v398 + v399;
          for (var v401: u32 = v72; v401 < v75; v401 += v73) {
            let v402: u32 = v401 * v11;
            let v403: u32 = v8 + v402;
            let v404: u32 = v403 + v400;
            let v405: u32 = v404 + v393;
            let v406: f32 = m0[v404];
            let v407: f32 = m0[v405];
            let v408: f32 = v406 + v407;
            let v409: f32 = v406 - v407;
            m0[v404] = v408;
            m0[v405] = v409;
          }
        }
        workgroupBarrier();
      }
      let v410: u32 = x1;
      for (var v412: u32 = v76; v412 < v74; v412 += v77) {
        for (var v413: u32 = v72; v413 < v75; v413 += v73) {
          let v414: u32 = v413 * v11;
          let v415: u32 = v8 + v414;
          let v416: u32 = v415 + v412;
          let v417: f32 = m0[v416];
          let v418: u32 = v410 + v412;
          let v419: u32 = v418 >> v73;
          let v420: u32 = v411 + v419;
          let v421: u32 = b1[v420];
          let v422: u32 = v418 & v73;
          let v423: bool = v422 == v73;
          let v424: vec2<f32> = unpack2x16float(v421);
          let v425: f32 = v424.x;
          let v426: f32 = v424.y;
          let v427: f32 = select(v425, v426, v423);
          let v428: f32 = v417 * v110;
          let v429: f32 = v428 * v427;
          m0[v416] = v429;
        }
      }
      workgroupBarrier();
    }
    for (var v38: u32 = v36; v38 < v35; v38 += v37) {
      let v39: u32 = v38 / v11;
      let v40: u32 = v38 % v11;
      let v41: bool = v39 < v5;
      let v42: bool = v40 < v28;
      let v43: bool = v41 & v42;
      if (v43) {
        let v44: u32 = v2 + v39;
        let v45: u32 = v26 + v40;
        let v46: u32 = v44 * v9;
        let v47: u32 = v46 + v45;
        let v48: f32 = b2[v47];
        x0 = v49;
        for (var v51: u32 = v8; v51 < v50; v51 += v18) {
          let v53: u32 = v44 * v52;
          let v54: u32 = v51 * v9;
          let v55: u32 = v53 + v54;
          let v56: u32 = v55 + v45;
          let v57: f32 = b3[v56];
          let v58: f32 = x0;
          let v59: f32 = v58 + v57;
          x0 = v59;
        }
        let v60: f32 = x0;
        let v61: u32 = v44 - v2;
        let v62: u32 = v61 * v11;
        let v63: u32 = v45 - v26;
        let v64: u32 = v62 + v63;
        let v65: f32 = m0[v64];
        let v66: f32 = b4[v44];
        let v67: f32 = v65 * v66;
        let v68: f32 = v60 + v67;
        let v69: f32 = v48 + v68;
        let v70: u32 = v44 * v9;
        let v71: u32 = v70 + v45;
        b5[v71] = v69;
      }
    }
    workgroupBarrier();
  }
}
