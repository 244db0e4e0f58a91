@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v407: u32 = params[2].y;
  let v408: u32 = 0u;
  let v412: u32 = 3u;
  let v414: u32 = 1u;
  let v423: u32 = 16u;
  let v424: u32 = 4294901760u;
  let v432: u32 = params[2].z;
  let v433: u32 = 5u;
  let v434: u32 = 31u;
  let v452: u32 = params[2].w;
  let v454: u32 = 4u;
  let v459: u32 = params[3].x;
  let v480: u32 = params[3].y;
  let v397: u32 = lane;
  let v398: u32 = 0u;
  let v399: u32 = 1u;
  let v400: u32 = 32u;
  let v83: u32 = 0u;
  let v84: u32 = 1u;
  let v85: u32 = 128u;
  let v86: u32 = 4u;
  let v87: u32 = lane;
  let v88: u32 = 32u;
  let v93: f32 = 0.0f;
  let v95: u32 = params[0].w;
  let v96: u32 = 6u;
  let v100: u32 = params[1].x;
  let v121: f32 = 0.088388346f;
  let v126: u32 = 64u;
  let v127: u32 = 7u;
  let v145: u32 = 16u;
  let v155: u32 = params[1].y;
  let v156: u32 = params[1].z;
  let v157: u32 = 2u;
  let v162: u32 = 3u;
  let v163: u32 = 5u;
  let v184: u32 = 31u;
  let v204: u32 = 65535u;
  let v206: u32 = params[1].w;
  let v209: u32 = 89226354u;
  let v210: u32 = 3417055213u;
  let v211: u32 = 2212286765u;
  let v214: u32 = 64248484u;
  let v218: u32 = 2415890431u;
  let v219: u32 = 996162400u;
  let v223: u32 = 32768u;
  let v224: u32 = 32767u;
  let v225: u32 = 13u;
  let v226: u32 = 939524096u;
  let v242: u32 = 16711935u;
  let v243: u32 = 8u;
  let v244: u32 = 2047u;
  let v253: f32 = 0.006767273f;
  let v254: f32 = -3.453125f;
  let v260: u32 = 4095u;
  let v261: u32 = 4294959104u;
  let v273: u32 = 256u;
  let v278: u32 = 384u;
  let v378: u32 = params[2].x;
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
  let v58: f32 = bitcast<f32>(params[3].z);
  let v67: u32 = 512u;
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
    m5[v397] = v21;
    workgroupBarrier();
    let v401: f32 = m5[v398];
    x11 = v401;
    for (var v402: u32 = v399; v402 < v400; v402 += v399) {
      let v403: f32 = m5[v402];
      let v404: f32 = x11;
      let v405: f32 = v404 + v403;
      x11 = v405;
    }
    workgroupBarrier();
    let v406: f32 = x11;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v406;
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
    for (var v89: u32 = v87; v89 < v85; v89 += v88) {
      for (var v90: u32 = v83; v90 < v86; v90 += v84) {
        let v91: u32 = v90 * v85;
        let v92: u32 = v89 + v91;
        m4[v92] = v93;
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
          let v62: f32 = b2[v50];
          let v63: f32 = v61 * v62;
          let v64: u32 = v47 * v26;
          let v65: u32 = v49 + v64;
          m0[v65] = v63;
        }
      }
      workgroupBarrier();
      let v66: u32 = v43 + v44;
      let v94: u32 = v66 / v6;
      x1 = v94;
      let v97: bool = v95 == v96;
      if (v97) {
        let v98: u32 = v94 * v6;
        let v99: u32 = v66 - v98;
        for (var v101: u32 = v87; v101 < v85; v101 += v88) {
          for (var v102: u32 = v83; v102 < v86; v102 += v84) {
            x2 = v93;
            let v103: bool = v102 < v5;
            let v104: bool = v101 < v46;
            let v105: bool = v103 & v104;
            if (v105) {
              let v106: u32 = v102 * v26;
              let v107: u32 = v7 + v106;
              let v108: u32 = v107 + v101;
              let v109: f32 = m0[v108];
              let v110: u32 = v99 + v101;
              let v111: u32 = v110 >> v84;
              let v112: u32 = v100 + v111;
              let v113: u32 = b1[v112];
              let v114: u32 = v110 & v84;
              let v115: bool = v114 == v84;
              let v116: vec2<f32> = unpack2x16float(v113);
              let v117: f32 = v116.x;
              let v118: f32 = v116.y;
              let v119: f32 = select(v117, v118, v115);
              let v120: f32 = v109 * v119;
              let v122: f32 = v120 * v121;
              x2 = v122;
            }
            let v123: f32 = x2;
            let v124: u32 = v102 * v85;
            let v125: u32 = v101 + v124;
            m3[v125] = v123;
          }
        }
        workgroupBarrier();
        for (var v128: u32 = v83; v128 < v127; v128 += v84) {
          let v129: u32 = v84 << v128;
          let v130: u32 = v129 - v84;
          let v131: u32 = v128 + v84;
          for (var v132: u32 = v87; v132 < v126; v132 += v88) {
            let v133: u32 = v132 >> v128;
            let v134: u32 = v133 << v131;
            let v135: u32 = v132 & v130;
            let v136: u32 = v134 + v135;
            for (var v137: u32 = v83; v137 < v86; v137 += v84) {
              let v138: u32 = v137 * v85;
              let v139: u32 = v138 + v136;
              let v140: u32 = v139 + v129;
              let v141: f32 = m3[v139];
              let v142: f32 = m3[v140];
              let v143: f32 = v141 + v142;
              let v144: f32 = v141 - v142;
              m3[v139] = v143;
              m3[v140] = v144;
            }
          }
          workgroupBarrier();
        }
        let v146: u32 = v99 / v145;
        for (var v147: u32 = v87; v147 < v85; v147 += v88) {
          x3 = v93;
          x4 = v93;
          x5 = v93;
          x6 = v93;
          let v148: u32 = v94 + v147;
          let v149: u32 = v148 / v145;
          let v150: u32 = v148 % v145;
          for (var v151: u32 = v83; v151 < v85; v151 += v84) {
            let v152: u32 = v151 / v145;
            let v153: u32 = v146 + v152;
            let v154: u32 = v151 % v145;
            let v158: u32 = v155 * v86;
            let v159: u32 = v153 * v156;
            let v160: u32 = v159 + v149;
            let v161: u32 = v160 * v158;
            let v164: u32 = v150 & v127;
            let v165: u32 = v164 << v163;
            let v166: u32 = v150 >> v162;
            let v167: u32 = v166 << v157;
            let v168: u32 = v154 & v127;
            let v169: u32 = v168 >> v84;
            let v170: u32 = v169 << v162;
            let v171: u32 = v154 >> v162;
            let v172: u32 = v171 << v84;
            let v173: u32 = v154 & v84;
            let v174: u32 = v165 + v167;
            let v175: u32 = v174 + v170;
            let v176: u32 = v175 + v172;
            let v177: u32 = v176 + v173;
            let v178: u32 = v177 + v84;
            let v179: u32 = v178 * v155;
            let v180: u32 = v179 >> v84;
            let v181: u32 = v158 << v163;
            let v182: u32 = v180 + v181;
            let v183: u32 = v182 - v84;
            let v185: u32 = v183 >> v163;
            let v186: u32 = v182 - v145;
            let v187: u32 = v186 >> v163;
            let v188: bool = v185 < v158;
            let v189: u32 = v185 - v158;
            let v190: u32 = select(v189, v185, v188);
            let v191: u32 = v161 + v190;
            let v192: u32 = b1[v191];
            let v193: bool = v187 < v158;
            let v194: u32 = v187 - v158;
            let v195: u32 = select(v194, v187, v193);
            let v196: u32 = v161 + v195;
            let v197: u32 = b1[v196];
            let v198: u32 = v183 & v184;
            let v199: u32 = v184 - v198;
            let v200: u32 = v192 >> v199;
            let v201: u32 = v197 << v84;
            let v202: u32 = v201 << v198;
            let v203: u32 = v200 | v202;
            let v205: u32 = v203 & v204;
            let v207: bool = v206 == v83;
            let v208: bool = v206 == v157;
            let v212: u32 = select(v210, v211, v208);
            let v213: u32 = select(v212, v209, v207);
            let v215: u32 = select(v83, v214, v207);
            let v216: u32 = v205 * v213;
            let v217: u32 = v216 + v215;
            let v220: u32 = v217 & v218;
            let v221: u32 = v220 ^ v219;
            let v222: u32 = v221 >> v145;
            let v227: u32 = v221 & v223;
            let v228: u32 = v227 << v145;
            let v229: u32 = v221 & v224;
            let v230: u32 = v229 << v225;
            let v231: u32 = v230 + v226;
            let v232: u32 = v228 | v231;
            let v233: f32 = bitcast<f32>(v232);
            let v234: u32 = v222 & v223;
            let v235: u32 = v234 << v145;
            let v236: u32 = v222 & v224;
            let v237: u32 = v236 << v225;
            let v238: u32 = v237 + v226;
            let v239: u32 = v235 | v238;
            let v240: f32 = bitcast<f32>(v239);
            let v241: f32 = v233 + v240;
            let v245: u32 = v217 & v242;
            let v246: u32 = v217 >> v243;
            let v247: u32 = v246 & v242;
            let v248: u32 = v245 + v247;
            let v249: u32 = v248 >> v145;
            let v250: u32 = v248 + v249;
            let v251: u32 = v250 & v244;
            let v252: f32 = f32(v251);
            let v255: f32 = fma(v252, v253, v254);
            let v256: f32 = select(v241, v255, v208);
            let v257: u32 = bitcast<u32>(v256);
            let v258: u32 = v257 >> v225;
            let v259: u32 = v258 & v84;
            let v262: u32 = v257 + v260;
            let v263: u32 = v262 + v259;
            let v264: u32 = v263 & v261;
            let v265: f32 = bitcast<f32>(v264);
            let v266: f32 = m3[v151];
            let v267: f32 = x3;
            let v268: f32 = fma(v266, v265, v267);
            x3 = v268;
            let v269: u32 = v151 + v85;
            let v270: f32 = m3[v269];
            let v271: f32 = x4;
            let v272: f32 = fma(v270, v265, v271);
            x4 = v272;
            let v274: u32 = v151 + v273;
            let v275: f32 = m3[v274];
            let v276: f32 = x5;
            let v277: f32 = fma(v275, v265, v276);
            x5 = v277;
            let v279: u32 = v151 + v278;
            let v280: f32 = m3[v279];
            let v281: f32 = x6;
            let v282: f32 = fma(v280, v265, v281);
            x6 = v282;
          }
          let v283: f32 = m4[v147];
          let v284: f32 = x3;
          let v285: f32 = v283 + v284;
          m4[v147] = v285;
          let v286: u32 = v147 + v85;
          let v287: f32 = m4[v286];
          let v288: f32 = x4;
          let v289: f32 = v287 + v288;
          m4[v286] = v289;
          let v290: u32 = v147 + v273;
          let v291: f32 = m4[v290];
          let v292: f32 = x5;
          let v293: f32 = v291 + v292;
          m4[v290] = v293;
          let v294: u32 = v147 + v278;
          let v295: f32 = m4[v294];
          let v296: f32 = x6;
          let v297: f32 = v295 + v296;
          m4[v294] = v297;
        }
        workgroupBarrier();
      } else {
        let v298: u32 = v5 - v84;
        let v299: u32 = v42 - v84;
        for (var v300: u32 = v87; v300 < v85; v300 += v88) {
          x7 = v93;
          x8 = v93;
          x9 = v93;
          x10 = v93;
          let v301: u32 = min(v300, v299);
          let v302: u32 = v301 * v6;
          let v303: u32 = v66 + v302;
          for (var v304: u32 = v83; v304 < v46; v304 += v84) {
            let v305: u32 = v303 + v304;
            let v409: bool = v407 == v408;
            if (v409) {
              let v410: u32 = b1[v305];
              let v411: f32 = bitcast<f32>(v410);
              x12 = v411;
            } else {
              let v413: bool = v407 < v412;
              if (v413) {
                let v415: bool = v407 == v414;
                let v416: u32 = v305 >> v414;
                let v417: u32 = b1[v416];
                let v418: u32 = v305 & v414;
                let v419: bool = v418 == v414;
                let v420: vec2<f32> = unpack2x16float(v417);
                let v421: f32 = v420.x;
                let v422: f32 = v420.y;
                let v425: u32 = v417 << v423;
                let v426: u32 = v417 & v424;
                let v427: f32 = bitcast<f32>(v425);
                let v428: f32 = bitcast<f32>(v426);
                let v429: f32 = select(v421, v422, v419);
                let v430: f32 = select(v427, v428, v419);
                let v431: f32 = select(v430, v429, v415);
                x12 = v431;
              } else {
                let v435: u32 = v305 >> v433;
                let v436: u32 = v435 * v432;
                let v437: u32 = v305 & v434;
                let v438: u32 = v437 * v432;
                let v439: u32 = v438 >> v433;
                let v440: u32 = v436 + v439;
                let v441: u32 = v438 & v434;
                let v442: u32 = b1[v440];
                let v443: u32 = v440 + v414;
                let v444: u32 = b1[v443];
                let v445: u32 = v442 >> v441;
                let v446: u32 = v434 - v441;
                let v447: u32 = v444 << v414;
                let v448: u32 = v447 << v446;
                let v449: u32 = v445 | v448;
                let v450: u32 = v414 << v432;
                let v451: u32 = v450 - v414;
                let v453: u32 = v305 >> v452;
                let v455: bool = v407 == v412;
                let v456: bool = v407 == v454;
                let v457: u32 = v453 >> v414;
                let v458: u32 = select(v457, v453, v455);
                let v460: u32 = v459 + v458;
                let v461: u32 = b1[v460];
                let v462: f32 = bitcast<f32>(v461);
                let v463: u32 = v453 & v414;
                let v464: bool = v463 == v414;
                let v465: vec2<f32> = unpack2x16float(v461);
                let v466: f32 = v465.x;
                let v467: f32 = v465.y;
                let v468: u32 = v461 << v423;
                let v469: u32 = v461 & v424;
                let v470: f32 = bitcast<f32>(v468);
                let v471: f32 = bitcast<f32>(v469);
                let v472: f32 = select(v466, v467, v464);
                let v473: f32 = select(v470, v471, v464);
                let v474: f32 = select(v473, v472, v456);
                let v475: f32 = select(v474, v462, v455);
                let v476: bool = v407 == v412;
                let v477: bool = v407 == v454;
                let v478: u32 = v453 >> v414;
                let v479: u32 = select(v478, v453, v476);
                let v481: u32 = v480 + v479;
                let v482: u32 = b1[v481];
                let v483: f32 = bitcast<f32>(v482);
                let v484: u32 = v453 & v414;
                let v485: bool = v484 == v414;
                let v486: vec2<f32> = unpack2x16float(v482);
                let v487: f32 = v486.x;
                let v488: f32 = v486.y;
                let v489: u32 = v482 << v423;
                let v490: u32 = v482 & v424;
                let v491: f32 = bitcast<f32>(v489);
                let v492: f32 = bitcast<f32>(v490);
                let v493: f32 = select(v487, v488, v485);
                let v494: f32 = select(v491, v492, v485);
                let v495: f32 = select(v494, v493, v477);
                let v496: f32 = select(v495, v483, v476);
                let v497: u32 = v449 & v451;
                let v498: f32 = f32(v497);
                let v499: f32 = fma(v475, v498, v496);
                x12 = v499;
              }
            }
            let v500: f32 = x12;
            let v307: u32 = min(v83, v298);
            let v308: u32 = v307 * v26;
            let v309: u32 = v7 + v308;
            let v310: u32 = v309 + v304;
            let v311: f32 = m0[v310];
            let v312: f32 = x7;
            let v313: f32 = fma(v311, v500, v312);
            x7 = v313;
            let v314: u32 = min(v84, v298);
            let v315: u32 = v314 * v26;
            let v316: u32 = v7 + v315;
            let v317: u32 = v316 + v304;
            let v318: f32 = m0[v317];
            let v319: f32 = x8;
            let v320: f32 = fma(v318, v500, v319);
            x8 = v320;
            let v321: u32 = min(v157, v298);
            let v322: u32 = v321 * v26;
            let v323: u32 = v7 + v322;
            let v324: u32 = v323 + v304;
            let v325: f32 = m0[v324];
            let v326: f32 = x9;
            let v327: f32 = fma(v325, v500, v326);
            x9 = v327;
            let v328: u32 = min(v162, v298);
            let v329: u32 = v328 * v26;
            let v330: u32 = v7 + v329;
            let v331: u32 = v330 + v304;
            let v332: f32 = m0[v331];
            let v333: f32 = x10;
            let v334: f32 = fma(v332, v500, v333);
            x10 = v334;
          }
          let v335: f32 = m4[v300];
          let v336: f32 = x7;
          let v337: f32 = v335 + v336;
          m4[v300] = v337;
          let v338: u32 = v300 + v85;
          let v339: f32 = m4[v338];
          let v340: f32 = x8;
          let v341: f32 = v339 + v340;
          m4[v338] = v341;
          let v342: u32 = v300 + v273;
          let v343: f32 = m4[v342];
          let v344: f32 = x9;
          let v345: f32 = v343 + v344;
          m4[v342] = v345;
          let v346: u32 = v300 + v278;
          let v347: f32 = m4[v346];
          let v348: f32 = x10;
          let v349: f32 = v347 + v348;
          m4[v346] = v349;
        }
      }
      workgroupBarrier();
    }
    for (var v350: u32 = v87; v350 < v85; v350 += v88) {
      for (var v351: u32 = v83; v351 < v86; v351 += v84) {
        let v352: u32 = v351 * v85;
        let v353: u32 = v350 + v352;
        let v354: f32 = m4[v353];
        let v355: u32 = v351 * v26;
        let v356: u32 = v7 + v355;
        let v357: u32 = v356 + v350;
        m2[v357] = v354;
      }
    }
    workgroupBarrier();
    let v358: bool = v95 == v96;
    if (v358) {
      for (var v359: u32 = v83; v359 < v127; v359 += v84) {
        let v360: u32 = v84 << v359;
        let v361: u32 = v360 - v84;
        let v362: u32 = v359 + v84;
        for (var v363: u32 = v87; v363 < v126; v363 += v88) {
          let v364: u32 = v363 >> v359;
          let v365: u32 = v364 << v362;
          let v366: u32 = v363 & v361;
          let v367: u32 = v365 + v366;
          for (var v368: u32 = v83; v368 < v86; v368 += v84) {
            let v369: u32 = v368 * v26;
            let v370: u32 = v7 + v369;
            let v371: u32 = v370 + v367;
            let v372: u32 = v371 + v360;
            let v373: f32 = m2[v371];
            let v374: f32 = m2[v372];
            let v375: f32 = v373 + v374;
            let v376: f32 = v373 - v374;
            m2[v371] = v375;
            m2[v372] = v376;
          }
        }
        workgroupBarrier();
      }
      let v377: u32 = x1;
      for (var v379: u32 = v87; v379 < v85; v379 += v88) {
        for (var v380: u32 = v83; v380 < v86; v380 += v84) {
          let v381: u32 = v380 * v26;
          let v382: u32 = v7 + v381;
          let v383: u32 = v382 + v379;
          let v384: f32 = m2[v383];
          let v385: u32 = v377 + v379;
          let v386: u32 = v385 >> v84;
          let v387: u32 = v378 + v386;
          let v388: u32 = b1[v387];
          let v389: u32 = v385 & v84;
          let v390: bool = v389 == v84;
          let v391: vec2<f32> = unpack2x16float(v388);
          let v392: f32 = v391.x;
          let v393: f32 = v391.y;
          let v394: f32 = select(v392, v393, v390);
          let v395: f32 = v384 * v121;
          let v396: f32 = v395 * v394;
          m2[v383] = v396;
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
        let v81: u32 = v74 * v24;
        let v82: u32 = v81 + v75;
        b3[v82] = v80;
      }
    }
    workgroupBarrier();
  }
}
