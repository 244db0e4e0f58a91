@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
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
fn attn_bias_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v418: u32 = params[2].w;
  let v419: u32 = 0u;
  let v423: u32 = 3u;
  let v425: u32 = 1u;
  let v434: u32 = 16u;
  let v435: u32 = 4294901760u;
  let v443: u32 = params[3].x;
  let v444: u32 = 5u;
  let v445: u32 = 31u;
  let v463: u32 = params[3].y;
  let v465: u32 = 4u;
  let v470: u32 = params[3].z;
  let v491: u32 = params[3].w;
  let v408: u32 = lane;
  let v409: u32 = 0u;
  let v410: u32 = 1u;
  let v411: u32 = 32u;
  let v85: u32 = 0u;
  let v86: u32 = 1u;
  let v87: u32 = 128u;
  let v88: u32 = 4u;
  let v89: u32 = lane;
  let v90: u32 = 32u;
  let v95: f32 = 0.0f;
  let v96: u32 = params[0].w;
  let v97: u32 = 6u;
  let v102: u32 = params[1].x;
  let v103: u32 = params[1].y;
  let v107: u32 = params[1].z;
  let v129: f32 = 0.088388346f;
  let v134: u32 = 64u;
  let v135: u32 = 7u;
  let v153: u32 = 16u;
  let v163: u32 = params[1].w;
  let v164: u32 = params[2].x;
  let v165: u32 = 2u;
  let v171: u32 = 3u;
  let v172: u32 = 5u;
  let v193: u32 = 31u;
  let v213: u32 = 65535u;
  let v215: u32 = params[2].y;
  let v218: u32 = 89226354u;
  let v219: u32 = 3417055213u;
  let v220: u32 = 2212286765u;
  let v223: u32 = 64248484u;
  let v227: u32 = 2415890431u;
  let v228: u32 = 996162400u;
  let v232: u32 = 32768u;
  let v233: u32 = 32767u;
  let v234: u32 = 13u;
  let v235: u32 = 939524096u;
  let v251: u32 = 16711935u;
  let v252: u32 = 8u;
  let v253: u32 = 2047u;
  let v262: f32 = 0.006767273f;
  let v263: f32 = -3.453125f;
  let v269: u32 = 4095u;
  let v270: u32 = 4294959104u;
  let v282: u32 = 256u;
  let v287: u32 = 384u;
  let v388: u32 = params[2].z;
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
  let v58: f32 = bitcast<f32>(params[4].x);
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
    m5[v408] = v21;
    workgroupBarrier();
    let v412: f32 = m5[v409];
    x12 = v412;
    for (var v413: u32 = v410; v413 < v411; v413 += v410) {
      let v414: f32 = m5[v413];
      let v415: f32 = x12;
      let v416: f32 = v415 + v414;
      x12 = v416;
    }
    workgroupBarrier();
    let v417: f32 = x12;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v417;
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
    for (var v91: u32 = v89; v91 < v87; v91 += v90) {
      for (var v92: u32 = v85; v92 < v88; v92 += v86) {
        let v93: u32 = v92 * v87;
        let v94: u32 = v91 + v93;
        m4[v94] = v95;
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
      let v98: bool = v96 == v97;
      if (v98) {
        let v99: u32 = v66 / v6;
        let v100: u32 = v99 * v6;
        let v101: u32 = v66 - v100;
        let v104: u32 = v99 / v102;
        let v105: u32 = v99 % v102;
        let v106: u32 = v104 * v103;
        x1 = v105;
        x2 = v106;
        let v108: u32 = v106 + v107;
        for (var v109: u32 = v89; v109 < v87; v109 += v90) {
          for (var v110: u32 = v85; v110 < v88; v110 += v86) {
            x3 = v95;
            let v111: bool = v110 < v5;
            let v112: bool = v109 < v46;
            let v113: bool = v111 & v112;
            if (v113) {
              let v114: u32 = v110 * v26;
              let v115: u32 = v7 + v114;
              let v116: u32 = v115 + v109;
              let v117: f32 = m0[v116];
              let v118: u32 = v101 + v109;
              let v119: u32 = v118 >> v86;
              let v120: u32 = v108 + v119;
              let v121: u32 = b1[v120];
              let v122: u32 = v118 & v86;
              let v123: bool = v122 == v86;
              let v124: vec2<f32> = unpack2x16float(v121);
              let v125: f32 = v124.x;
              let v126: f32 = v124.y;
              let v127: f32 = select(v125, v126, v123);
              let v128: f32 = v117 * v127;
              let v130: f32 = v128 * v129;
              x3 = v130;
            }
            let v131: f32 = x3;
            let v132: u32 = v110 * v87;
            let v133: u32 = v109 + v132;
            m3[v133] = v131;
          }
        }
        workgroupBarrier();
        for (var v136: u32 = v85; v136 < v135; v136 += v86) {
          let v137: u32 = v86 << v136;
          let v138: u32 = v137 - v86;
          let v139: u32 = v136 + v86;
          for (var v140: u32 = v89; v140 < v134; v140 += v90) {
            let v141: u32 = v140 >> v136;
            let v142: u32 = v141 << v139;
            let v143: u32 = v140 & v138;
            let v144: u32 = v142 + v143;
            for (var v145: u32 = v85; v145 < v88; v145 += v86) {
              let v146: u32 = v145 * v87;
              let v147: u32 = v146 + v144;
              let v148: u32 = v147 + v137;
              let v149: f32 = m3[v147];
              let v150: f32 = m3[v148];
              let v151: f32 = v149 + v150;
              let v152: f32 = v149 - v150;
              m3[v147] = v151;
              m3[v148] = v152;
            }
          }
          workgroupBarrier();
        }
        let v154: u32 = v101 / v153;
        for (var v155: u32 = v89; v155 < v87; v155 += v90) {
          x4 = v95;
          x5 = v95;
          x6 = v95;
          x7 = v95;
          let v156: u32 = v105 + v155;
          let v157: u32 = v156 / v153;
          let v158: u32 = v156 % v153;
          for (var v159: u32 = v85; v159 < v87; v159 += v86) {
            let v160: u32 = v159 / v153;
            let v161: u32 = v154 + v160;
            let v162: u32 = v159 % v153;
            let v166: u32 = v163 * v88;
            let v167: u32 = v161 * v164;
            let v168: u32 = v167 + v157;
            let v169: u32 = v168 * v166;
            let v170: u32 = v106 + v169;
            let v173: u32 = v158 & v135;
            let v174: u32 = v173 << v172;
            let v175: u32 = v158 >> v171;
            let v176: u32 = v175 << v165;
            let v177: u32 = v162 & v135;
            let v178: u32 = v177 >> v86;
            let v179: u32 = v178 << v171;
            let v180: u32 = v162 >> v171;
            let v181: u32 = v180 << v86;
            let v182: u32 = v162 & v86;
            let v183: u32 = v174 + v176;
            let v184: u32 = v183 + v179;
            let v185: u32 = v184 + v181;
            let v186: u32 = v185 + v182;
            let v187: u32 = v186 + v86;
            let v188: u32 = v187 * v163;
            let v189: u32 = v188 >> v86;
            let v190: u32 = v166 << v172;
            let v191: u32 = v189 + v190;
            let v192: u32 = v191 - v86;
            let v194: u32 = v192 >> v172;
            let v195: u32 = v191 - v153;
            let v196: u32 = v195 >> v172;
            let v197: bool = v194 < v166;
            let v198: u32 = v194 - v166;
            let v199: u32 = select(v198, v194, v197);
            let v200: u32 = v170 + v199;
            let v201: u32 = b1[v200];
            let v202: bool = v196 < v166;
            let v203: u32 = v196 - v166;
            let v204: u32 = select(v203, v196, v202);
            let v205: u32 = v170 + v204;
            let v206: u32 = b1[v205];
            let v207: u32 = v192 & v193;
            let v208: u32 = v193 - v207;
            let v209: u32 = v201 >> v208;
            let v210: u32 = v206 << v86;
            let v211: u32 = v210 << v207;
            let v212: u32 = v209 | v211;
            let v214: u32 = v212 & v213;
            let v216: bool = v215 == v85;
            let v217: bool = v215 == v165;
            let v221: u32 = select(v219, v220, v217);
            let v222: u32 = select(v221, v218, v216);
            let v224: u32 = select(v85, v223, v216);
            let v225: u32 = v214 * v222;
            let v226: u32 = v225 + v224;
            let v229: u32 = v226 & v227;
            let v230: u32 = v229 ^ v228;
            let v231: u32 = v230 >> v153;
            let v236: u32 = v230 & v232;
            let v237: u32 = v236 << v153;
            let v238: u32 = v230 & v233;
            let v239: u32 = v238 << v234;
            let v240: u32 = v239 + v235;
            let v241: u32 = v237 | v240;
            let v242: f32 = bitcast<f32>(v241);
            let v243: u32 = v231 & v232;
            let v244: u32 = v243 << v153;
            let v245: u32 = v231 & v233;
            let v246: u32 = v245 << v234;
            let v247: u32 = v246 + v235;
            let v248: u32 = v244 | v247;
            let v249: f32 = bitcast<f32>(v248);
            let v250: f32 = v242 + v249;
            let v254: u32 = v226 & v251;
            let v255: u32 = v226 >> v252;
            let v256: u32 = v255 & v251;
            let v257: u32 = v254 + v256;
            let v258: u32 = v257 >> v153;
            let v259: u32 = v257 + v258;
            let v260: u32 = v259 & v253;
            let v261: f32 = f32(v260);
            let v264: f32 = fma(v261, v262, v263);
            let v265: f32 = select(v250, v264, v217);
            let v266: u32 = bitcast<u32>(v265);
            let v267: u32 = v266 >> v234;
            let v268: u32 = v267 & v86;
            let v271: u32 = v266 + v269;
            let v272: u32 = v271 + v268;
            let v273: u32 = v272 & v270;
            let v274: f32 = bitcast<f32>(v273);
            let v275: f32 = m3[v159];
            let v276: f32 = x4;
            let v277: f32 = fma(v275, v274, v276);
            x4 = v277;
            let v278: u32 = v159 + v87;
            let v279: f32 = m3[v278];
            let v280: f32 = x5;
            let v281: f32 = fma(v279, v274, v280);
            x5 = v281;
            let v283: u32 = v159 + v282;
            let v284: f32 = m3[v283];
            let v285: f32 = x6;
            let v286: f32 = fma(v284, v274, v285);
            x6 = v286;
            let v288: u32 = v159 + v287;
            let v289: f32 = m3[v288];
            let v290: f32 = x7;
            let v291: f32 = fma(v289, v274, v290);
            x7 = v291;
          }
          let v292: f32 = m4[v155];
          let v293: f32 = x4;
          let v294: f32 = v292 + v293;
          m4[v155] = v294;
          let v295: u32 = v155 + v87;
          let v296: f32 = m4[v295];
          let v297: f32 = x5;
          let v298: f32 = v296 + v297;
          m4[v295] = v298;
          let v299: u32 = v155 + v282;
          let v300: f32 = m4[v299];
          let v301: f32 = x6;
          let v302: f32 = v300 + v301;
          m4[v299] = v302;
          let v303: u32 = v155 + v287;
          let v304: f32 = m4[v303];
          let v305: f32 = x7;
          let v306: f32 = v304 + v305;
          m4[v303] = v306;
        }
        workgroupBarrier();
      } else {
        let v307: u32 = v5 - v86;
        let v308: u32 = v42 - v86;
        for (var v309: u32 = v89; v309 < v87; v309 += v90) {
          x8 = v95;
          x9 = v95;
          x10 = v95;
          x11 = v95;
          let v310: u32 = min(v309, v308);
          let v311: u32 = v310 * v6;
          let v312: u32 = v66 + v311;
          for (var v313: u32 = v85; v313 < v46; v313 += v86) {
            let v314: u32 = v312 + v313;
            let v420: bool = v418 == v419;
            if (v420) {
              let v421: u32 = b1[v314];
              let v422: f32 = bitcast<f32>(v421);
              x13 = v422;
            } else {
              let v424: bool = v418 < v423;
              if (v424) {
                let v426: bool = v418 == v425;
                let v427: u32 = v314 >> v425;
                let v428: u32 = b1[v427];
                let v429: u32 = v314 & v425;
                let v430: bool = v429 == v425;
                let v431: vec2<f32> = unpack2x16float(v428);
                let v432: f32 = v431.x;
                let v433: f32 = v431.y;
                let v436: u32 = v428 << v434;
                let v437: u32 = v428 & v435;
                let v438: f32 = bitcast<f32>(v436);
                let v439: f32 = bitcast<f32>(v437);
                let v440: f32 = select(v432, v433, v430);
                let v441: f32 = select(v438, v439, v430);
                let v442: f32 = select(v441, v440, v426);
                x13 = v442;
              } else {
                let v446: u32 = v314 >> v444;
                let v447: u32 = v446 * v443;
                let v448: u32 = v314 & v445;
                let v449: u32 = v448 * v443;
                let v450: u32 = v449 >> v444;
                let v451: u32 = v447 + v450;
                let v452: u32 = v449 & v445;
                let v453: u32 = b1[v451];
                let v454: u32 = v451 + v425;
                let v455: u32 = b1[v454];
                let v456: u32 = v453 >> v452;
                let v457: u32 = v445 - v452;
                let v458: u32 = v455 << v425;
                let v459: u32 = v458 << v457;
                let v460: u32 = v456 | v459;
                let v461: u32 = v425 << v443;
                let v462: u32 = v461 - v425;
                let v464: u32 = v314 >> v463;
                let v466: bool = v418 == v423;
                let v467: bool = v418 == v465;
                let v468: u32 = v464 >> v425;
                let v469: u32 = select(v468, v464, v466);
                let v471: u32 = v470 + v469;
                let v472: u32 = b1[v471];
                let v473: f32 = bitcast<f32>(v472);
                let v474: u32 = v464 & v425;
                let v475: bool = v474 == v425;
                let v476: vec2<f32> = unpack2x16float(v472);
                let v477: f32 = v476.x;
                let v478: f32 = v476.y;
                let v479: u32 = v472 << v434;
                let v480: u32 = v472 & v435;
                let v481: f32 = bitcast<f32>(v479);
                let v482: f32 = bitcast<f32>(v480);
                let v483: f32 = select(v477, v478, v475);
                let v484: f32 = select(v481, v482, v475);
                let v485: f32 = select(v484, v483, v467);
                let v486: f32 = select(v485, v473, v466);
                let v487: bool = v418 == v423;
                let v488: bool = v418 == v465;
                let v489: u32 = v464 >> v425;
                let v490: u32 = select(v489, v464, v487);
                let v492: u32 = v491 + v490;
                let v493: u32 = b1[v492];
                let v494: f32 = bitcast<f32>(v493);
                let v495: u32 = v464 & v425;
                let v496: bool = v495 == v425;
                let v497: vec2<f32> = unpack2x16float(v493);
                let v498: f32 = v497.x;
                let v499: f32 = v497.y;
                let v500: u32 = v493 << v434;
                let v501: u32 = v493 & v435;
                let v502: f32 = bitcast<f32>(v500);
                let v503: f32 = bitcast<f32>(v501);
                let v504: f32 = select(v498, v499, v496);
                let v505: f32 = select(v502, v503, v496);
                let v506: f32 = select(v505, v504, v488);
                let v507: f32 = select(v506, v494, v487);
                let v508: u32 = v460 & v462;
                let v509: f32 = f32(v508);
                let v510: f32 = fma(v486, v509, v507);
                x13 = v510;
              }
            }
            let v511: f32 = x13;
            let v316: u32 = min(v85, v307);
            let v317: u32 = v316 * v26;
            let v318: u32 = v7 + v317;
            let v319: u32 = v318 + v313;
            let v320: f32 = m0[v319];
            let v321: f32 = x8;
            let v322: f32 = fma(v320, v511, v321);
            x8 = v322;
            let v323: u32 = min(v86, v307);
            let v324: u32 = v323 * v26;
            let v325: u32 = v7 + v324;
            let v326: u32 = v325 + v313;
            let v327: f32 = m0[v326];
            let v328: f32 = x9;
            let v329: f32 = fma(v327, v511, v328);
            x9 = v329;
            let v330: u32 = min(v165, v307);
            let v331: u32 = v330 * v26;
            let v332: u32 = v7 + v331;
            let v333: u32 = v332 + v313;
            let v334: f32 = m0[v333];
            let v335: f32 = x10;
            let v336: f32 = fma(v334, v511, v335);
            x10 = v336;
            let v337: u32 = min(v171, v307);
            let v338: u32 = v337 * v26;
            let v339: u32 = v7 + v338;
            let v340: u32 = v339 + v313;
            let v341: f32 = m0[v340];
            let v342: f32 = x11;
            let v343: f32 = fma(v341, v511, v342);
            x11 = v343;
          }
          let v344: f32 = m4[v309];
          let v345: f32 = x8;
          let v346: f32 = v344 + v345;
          m4[v309] = v346;
          let v347: u32 = v309 + v87;
          let v348: f32 = m4[v347];
          let v349: f32 = x9;
          let v350: f32 = v348 + v349;
          m4[v347] = v350;
          let v351: u32 = v309 + v282;
          let v352: f32 = m4[v351];
          let v353: f32 = x10;
          let v354: f32 = v352 + v353;
          m4[v351] = v354;
          let v355: u32 = v309 + v287;
          let v356: f32 = m4[v355];
          let v357: f32 = x11;
          let v358: f32 = v356 + v357;
          m4[v355] = v358;
        }
      }
      workgroupBarrier();
    }
    for (var v359: u32 = v89; v359 < v87; v359 += v90) {
      for (var v360: u32 = v85; v360 < v88; v360 += v86) {
        let v361: u32 = v360 * v87;
        let v362: u32 = v359 + v361;
        let v363: f32 = m4[v362];
        let v364: u32 = v360 * v26;
        let v365: u32 = v7 + v364;
        let v366: u32 = v365 + v359;
        m2[v366] = v363;
      }
    }
    workgroupBarrier();
    let v367: bool = v96 == v97;
    if (v367) {
      for (var v368: u32 = v85; v368 < v135; v368 += v86) {
        let v369: u32 = v86 << v368;
        let v370: u32 = v369 - v86;
        let v371: u32 = v368 + v86;
        for (var v372: u32 = v89; v372 < v134; v372 += v90) {
          let v373: u32 = v372 >> v368;
          let v374: u32 = v373 << v371;
          let v375: u32 = v372 & v370;
          let v376: u32 = v374 + v375;
          for (var v377: u32 = v85; v377 < v88; v377 += v86) {
            let v378: u32 = v377 * v26;
            let v379: u32 = v7 + v378;
            let v380: u32 = v379 + v376;
            let v381: u32 = v380 + v369;
            let v382: f32 = m2[v380];
            let v383: f32 = m2[v381];
            let v384: f32 = v382 + v383;
            let v385: f32 = v382 - v383;
            m2[v380] = v384;
            m2[v381] = v385;
          }
        }
        workgroupBarrier();
      }
      let v386: u32 = x1;
      let v387: u32 = x2;
      let v389: u32 = v387 + v388;
      for (var v390: u32 = v89; v390 < v87; v390 += v90) {
        for (var v391: u32 = v85; v391 < v88; v391 += v86) {
          let v392: u32 = v391 * v26;
          let v393: u32 = v7 + v392;
          let v394: u32 = v393 + v390;
          let v395: f32 = m2[v394];
          let v396: u32 = v386 + v390;
          let v397: u32 = v396 >> v86;
          let v398: u32 = v389 + v397;
          let v399: u32 = b1[v398];
          let v400: u32 = v396 & v86;
          let v401: bool = v400 == v86;
          let v402: vec2<f32> = unpack2x16float(v399);
          let v403: f32 = v402.x;
          let v404: f32 = v402.y;
          let v405: f32 = select(v403, v404, v401);
          let v406: f32 = v395 * v129;
          let v407: f32 = v406 * v405;
          m2[v394] = v407;
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
        let v81: f32 = b3[v75];
        let v82: f32 = v80 + v81;
        let v83: u32 = v74 * v24;
        let v84: u32 = v83 + v75;
        b4[v84] = v82;
      }
    }
    workgroupBarrier();
  }
}
