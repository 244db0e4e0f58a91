@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
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
fn attn_bias_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v409: u32 = params[2].y;
  let v410: u32 = 0u;
  let v414: u32 = 3u;
  let v416: u32 = 1u;
  let v425: u32 = 16u;
  let v426: u32 = 4294901760u;
  let v434: u32 = params[2].z;
  let v435: u32 = 5u;
  let v436: u32 = 31u;
  let v454: u32 = params[2].w;
  let v456: u32 = 4u;
  let v461: u32 = params[3].x;
  let v482: u32 = params[3].y;
  let v399: u32 = lane;
  let v400: u32 = 0u;
  let v401: u32 = 1u;
  let v402: u32 = 32u;
  let v85: u32 = 0u;
  let v86: u32 = 1u;
  let v87: u32 = 128u;
  let v88: u32 = 4u;
  let v89: u32 = lane;
  let v90: u32 = 32u;
  let v95: f32 = 0.0f;
  let v97: u32 = params[0].w;
  let v98: u32 = 6u;
  let v102: u32 = params[1].x;
  let v123: f32 = 0.088388346f;
  let v128: u32 = 64u;
  let v129: u32 = 7u;
  let v147: u32 = 16u;
  let v157: u32 = params[1].y;
  let v158: u32 = params[1].z;
  let v159: u32 = 2u;
  let v164: u32 = 3u;
  let v165: u32 = 5u;
  let v186: u32 = 31u;
  let v206: u32 = 65535u;
  let v208: u32 = params[1].w;
  let v211: u32 = 89226354u;
  let v212: u32 = 3417055213u;
  let v213: u32 = 2212286765u;
  let v216: u32 = 64248484u;
  let v220: u32 = 2415890431u;
  let v221: u32 = 996162400u;
  let v225: u32 = 32768u;
  let v226: u32 = 32767u;
  let v227: u32 = 13u;
  let v228: u32 = 939524096u;
  let v244: u32 = 16711935u;
  let v245: u32 = 8u;
  let v246: u32 = 2047u;
  let v255: f32 = 0.006767273f;
  let v256: f32 = -3.453125f;
  let v262: u32 = 4095u;
  let v263: u32 = 4294959104u;
  let v275: u32 = 256u;
  let v280: u32 = 384u;
  let v380: u32 = params[2].x;
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
    m5[v399] = v21;
    workgroupBarrier();
    let v403: f32 = m5[v400];
    x11 = v403;
    for (var v404: u32 = v401; v404 < v402; v404 += v401) {
      let v405: f32 = m5[v404];
      let v406: f32 = x11;
      let v407: f32 = v406 + v405;
      x11 = v407;
    }
    workgroupBarrier();
    let v408: f32 = x11;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v408;
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
      let v96: u32 = v66 / v6;
      x1 = v96;
      let v99: bool = v97 == v98;
      if (v99) {
        let v100: u32 = v96 * v6;
        let v101: u32 = v66 - v100;
        for (var v103: u32 = v89; v103 < v87; v103 += v90) {
          for (var v104: u32 = v85; v104 < v88; v104 += v86) {
            x2 = v95;
            let v105: bool = v104 < v5;
            let v106: bool = v103 < v46;
            let v107: bool = v105 & v106;
            if (v107) {
              let v108: u32 = v104 * v26;
              let v109: u32 = v7 + v108;
              let v110: u32 = v109 + v103;
              let v111: f32 = m0[v110];
              let v112: u32 = v101 + v103;
              let v113: u32 = v112 >> v86;
              let v114: u32 = v102 + v113;
              let v115: u32 = b1[v114];
              let v116: u32 = v112 & v86;
              let v117: bool = v116 == v86;
              let v118: vec2<f32> = unpack2x16float(v115);
              let v119: f32 = v118.x;
              let v120: f32 = v118.y;
              let v121: f32 = select(v119, v120, v117);
              let v122: f32 = v111 * v121;
              let v124: f32 = v122 * v123;
              x2 = v124;
            }
            let v125: f32 = x2;
            let v126: u32 = v104 * v87;
            let v127: u32 = v103 + v126;
            m3[v127] = v125;
          }
        }
        workgroupBarrier();
        for (var v130: u32 = v85; v130 < v129; v130 += v86) {
          let v131: u32 = v86 << v130;
          let v132: u32 = v131 - v86;
          let v133: u32 = v130 + v86;
          for (var v134: u32 = v89; v134 < v128; v134 += v90) {
            let v135: u32 = v134 >> v130;
            let v136: u32 = v135 << v133;
            let v137: u32 = v134 & v132;
            let v138: u32 = v136 + v137;
            for (var v139: u32 = v85; v139 < v88; v139 += v86) {
              let v140: u32 = v139 * v87;
              let v141: u32 = v140 + v138;
              let v142: u32 = v141 + v131;
              let v143: f32 = m3[v141];
              let v144: f32 = m3[v142];
              let v145: f32 = v143 + v144;
              let v146: f32 = v143 - v144;
              m3[v141] = v145;
              m3[v142] = v146;
            }
          }
          workgroupBarrier();
        }
        let v148: u32 = v101 / v147;
        for (var v149: u32 = v89; v149 < v87; v149 += v90) {
          x3 = v95;
          x4 = v95;
          x5 = v95;
          x6 = v95;
          let v150: u32 = v96 + v149;
          let v151: u32 = v150 / v147;
          let v152: u32 = v150 % v147;
          for (var v153: u32 = v85; v153 < v87; v153 += v86) {
            let v154: u32 = v153 / v147;
            let v155: u32 = v148 + v154;
            let v156: u32 = v153 % v147;
            let v160: u32 = v157 * v88;
            let v161: u32 = v155 * v158;
            let v162: u32 = v161 + v151;
            let v163: u32 = v162 * v160;
            let v166: u32 = v152 & v129;
            let v167: u32 = v166 << v165;
            let v168: u32 = v152 >> v164;
            let v169: u32 = v168 << v159;
            let v170: u32 = v156 & v129;
            let v171: u32 = v170 >> v86;
            let v172: u32 = v171 << v164;
            let v173: u32 = v156 >> v164;
            let v174: u32 = v173 << v86;
            let v175: u32 = v156 & v86;
            let v176: u32 = v167 + v169;
            let v177: u32 = v176 + v172;
            let v178: u32 = v177 + v174;
            let v179: u32 = v178 + v175;
            let v180: u32 = v179 + v86;
            let v181: u32 = v180 * v157;
            let v182: u32 = v181 >> v86;
            let v183: u32 = v160 << v165;
            let v184: u32 = v182 + v183;
            let v185: u32 = v184 - v86;
            let v187: u32 = v185 >> v165;
            let v188: u32 = v184 - v147;
            let v189: u32 = v188 >> v165;
            let v190: bool = v187 < v160;
            let v191: u32 = v187 - v160;
            let v192: u32 = select(v191, v187, v190);
            let v193: u32 = v163 + v192;
            let v194: u32 = b1[v193];
            let v195: bool = v189 < v160;
            let v196: u32 = v189 - v160;
            let v197: u32 = select(v196, v189, v195);
            let v198: u32 = v163 + v197;
            let v199: u32 = b1[v198];
            let v200: u32 = v185 & v186;
            let v201: u32 = v186 - v200;
            let v202: u32 = v194 >> v201;
            let v203: u32 = v199 << v86;
            let v204: u32 = v203 << v200;
            let v205: u32 = v202 | v204;
            let v207: u32 = v205 & v206;
            let v209: bool = v208 == v85;
            let v210: bool = v208 == v159;
            let v214: u32 = select(v212, v213, v210);
            let v215: u32 = select(v214, v211, v209);
            let v217: u32 = select(v85, v216, v209);
            let v218: u32 = v207 * v215;
            let v219: u32 = v218 + v217;
            let v222: u32 = v219 & v220;
            let v223: u32 = v222 ^ v221;
            let v224: u32 = v223 >> v147;
            let v229: u32 = v223 & v225;
            let v230: u32 = v229 << v147;
            let v231: u32 = v223 & v226;
            let v232: u32 = v231 << v227;
            let v233: u32 = v232 + v228;
            let v234: u32 = v230 | v233;
            let v235: f32 = bitcast<f32>(v234);
            let v236: u32 = v224 & v225;
            let v237: u32 = v236 << v147;
            let v238: u32 = v224 & v226;
            let v239: u32 = v238 << v227;
            let v240: u32 = v239 + v228;
            let v241: u32 = v237 | v240;
            let v242: f32 = bitcast<f32>(v241);
            let v243: f32 = v235 + v242;
            let v247: u32 = v219 & v244;
            let v248: u32 = v219 >> v245;
            let v249: u32 = v248 & v244;
            let v250: u32 = v247 + v249;
            let v251: u32 = v250 >> v147;
            let v252: u32 = v250 + v251;
            let v253: u32 = v252 & v246;
            let v254: f32 = f32(v253);
            let v257: f32 = fma(v254, v255, v256);
            let v258: f32 = select(v243, v257, v210);
            let v259: u32 = bitcast<u32>(v258);
            let v260: u32 = v259 >> v227;
            let v261: u32 = v260 & v86;
            let v264: u32 = v259 + v262;
            let v265: u32 = v264 + v261;
            let v266: u32 = v265 & v263;
            let v267: f32 = bitcast<f32>(v266);
            let v268: f32 = m3[v153];
            let v269: f32 = x3;
            let v270: f32 = fma(v268, v267, v269);
            x3 = v270;
            let v271: u32 = v153 + v87;
            let v272: f32 = m3[v271];
            let v273: f32 = x4;
            let v274: f32 = fma(v272, v267, v273);
            x4 = v274;
            let v276: u32 = v153 + v275;
            let v277: f32 = m3[v276];
            let v278: f32 = x5;
            let v279: f32 = fma(v277, v267, v278);
            x5 = v279;
            let v281: u32 = v153 + v280;
            let v282: f32 = m3[v281];
            let v283: f32 = x6;
            let v284: f32 = fma(v282, v267, v283);
            x6 = v284;
          }
          let v285: f32 = m4[v149];
          let v286: f32 = x3;
          let v287: f32 = v285 + v286;
          m4[v149] = v287;
          let v288: u32 = v149 + v87;
          let v289: f32 = m4[v288];
          let v290: f32 = x4;
          let v291: f32 = v289 + v290;
          m4[v288] = v291;
          let v292: u32 = v149 + v275;
          let v293: f32 = m4[v292];
          let v294: f32 = x5;
          let v295: f32 = v293 + v294;
          m4[v292] = v295;
          let v296: u32 = v149 + v280;
          let v297: f32 = m4[v296];
          let v298: f32 = x6;
          let v299: f32 = v297 + v298;
          m4[v296] = v299;
        }
        workgroupBarrier();
      } else {
        let v300: u32 = v5 - v86;
        let v301: u32 = v42 - v86;
        for (var v302: u32 = v89; v302 < v87; v302 += v90) {
          x7 = v95;
          x8 = v95;
          x9 = v95;
          x10 = v95;
          let v303: u32 = min(v302, v301);
          let v304: u32 = v303 * v6;
          let v305: u32 = v66 + v304;
          for (var v306: u32 = v85; v306 < v46; v306 += v86) {
            let v307: u32 = v305 + v306;
            let v411: bool = v409 == v410;
            if (v411) {
              let v412: u32 = b1[v307];
              let v413: f32 = bitcast<f32>(v412);
              x12 = v413;
            } else {
              let v415: bool = v409 < v414;
              if (v415) {
                let v417: bool = v409 == v416;
                let v418: u32 = v307 >> v416;
                let v419: u32 = b1[v418];
                let v420: u32 = v307 & v416;
                let v421: bool = v420 == v416;
                let v422: vec2<f32> = unpack2x16float(v419);
                let v423: f32 = v422.x;
                let v424: f32 = v422.y;
                let v427: u32 = v419 << v425;
                let v428: u32 = v419 & v426;
                let v429: f32 = bitcast<f32>(v427);
                let v430: f32 = bitcast<f32>(v428);
                let v431: f32 = select(v423, v424, v421);
                let v432: f32 = select(v429, v430, v421);
                let v433: f32 = select(v432, v431, v417);
                x12 = v433;
              } else {
                let v437: u32 = v307 >> v435;
                let v438: u32 = v437 * v434;
                let v439: u32 = v307 & v436;
                let v440: u32 = v439 * v434;
                let v441: u32 = v440 >> v435;
                let v442: u32 = v438 + v441;
                let v443: u32 = v440 & v436;
                let v444: u32 = b1[v442];
                let v445: u32 = v442 + v416;
                let v446: u32 = b1[v445];
                let v447: u32 = v444 >> v443;
                let v448: u32 = v436 - v443;
                let v449: u32 = v446 << v416;
                let v450: u32 = v449 << v448;
                let v451: u32 = v447 | v450;
                let v452: u32 = v416 << v434;
                let v453: u32 = v452 - v416;
                let v455: u32 = v307 >> v454;
                let v457: bool = v409 == v414;
                let v458: bool = v409 == v456;
                let v459: u32 = v455 >> v416;
                let v460: u32 = select(v459, v455, v457);
                let v462: u32 = v461 + v460;
                let v463: u32 = b1[v462];
                let v464: f32 = bitcast<f32>(v463);
                let v465: u32 = v455 & v416;
                let v466: bool = v465 == v416;
                let v467: vec2<f32> = unpack2x16float(v463);
                let v468: f32 = v467.x;
                let v469: f32 = v467.y;
                let v470: u32 = v463 << v425;
                let v471: u32 = v463 & v426;
                let v472: f32 = bitcast<f32>(v470);
                let v473: f32 = bitcast<f32>(v471);
                let v474: f32 = select(v468, v469, v466);
                let v475: f32 = select(v472, v473, v466);
                let v476: f32 = select(v475, v474, v458);
                let v477: f32 = select(v476, v464, v457);
                let v478: bool = v409 == v414;
                let v479: bool = v409 == v456;
                let v480: u32 = v455 >> v416;
                let v481: u32 = select(v480, v455, v478);
                let v483: u32 = v482 + v481;
                let v484: u32 = b1[v483];
                let v485: f32 = bitcast<f32>(v484);
                let v486: u32 = v455 & v416;
                let v487: bool = v486 == v416;
                let v488: vec2<f32> = unpack2x16float(v484);
                let v489: f32 = v488.x;
                let v490: f32 = v488.y;
                let v491: u32 = v484 << v425;
                let v492: u32 = v484 & v426;
                let v493: f32 = bitcast<f32>(v491);
                let v494: f32 = bitcast<f32>(v492);
                let v495: f32 = select(v489, v490, v487);
                let v496: f32 = select(v493, v494, v487);
                let v497: f32 = select(v496, v495, v479);
                let v498: f32 = select(v497, v485, v478);
                let v499: u32 = v451 & v453;
                let v500: f32 = f32(v499);
                let v501: f32 = fma(v477, v500, v498);
                x12 = v501;
              }
            }
            let v502: f32 = x12;
            let v309: u32 = min(v85, v300);
            let v310: u32 = v309 * v26;
            let v311: u32 = v7 + v310;
            let v312: u32 = v311 + v306;
            let v313: f32 = m0[v312];
            let v314: f32 = x7;
            let v315: f32 = fma(v313, v502, v314);
            x7 = v315;
            let v316: u32 = min(v86, v300);
            let v317: u32 = v316 * v26;
            let v318: u32 = v7 + v317;
            let v319: u32 = v318 + v306;
            let v320: f32 = m0[v319];
            let v321: f32 = x8;
            let v322: f32 = fma(v320, v502, v321);
            x8 = v322;
            let v323: u32 = min(v159, v300);
            let v324: u32 = v323 * v26;
            let v325: u32 = v7 + v324;
            let v326: u32 = v325 + v306;
            let v327: f32 = m0[v326];
            let v328: f32 = x9;
            let v329: f32 = fma(v327, v502, v328);
            x9 = v329;
            let v330: u32 = min(v164, v300);
            let v331: u32 = v330 * v26;
            let v332: u32 = v7 + v331;
            let v333: u32 = v332 + v306;
            let v334: f32 = m0[v333];
            let v335: f32 = x10;
            let v336: f32 = fma(v334, v502, v335);
            x10 = v336;
          }
          let v337: f32 = m4[v302];
          let v338: f32 = x7;
          let v339: f32 = v337 + v338;
          m4[v302] = v339;
          let v340: u32 = v302 + v87;
          let v341: f32 = m4[v340];
          let v342: f32 = x8;
          let v343: f32 = v341 + v342;
          m4[v340] = v343;
          let v344: u32 = v302 + v275;
          let v345: f32 = m4[v344];
          let v346: f32 = x9;
          let v347: f32 = v345 + v346;
          m4[v344] = v347;
          let v348: u32 = v302 + v280;
          let v349: f32 = m4[v348];
          let v350: f32 = x10;
          let v351: f32 = v349 + v350;
          m4[v348] = v351;
        }
      }
      workgroupBarrier();
    }
    for (var v352: u32 = v89; v352 < v87; v352 += v90) {
      for (var v353: u32 = v85; v353 < v88; v353 += v86) {
        let v354: u32 = v353 * v87;
        let v355: u32 = v352 + v354;
        let v356: f32 = m4[v355];
        let v357: u32 = v353 * v26;
        let v358: u32 = v7 + v357;
        let v359: u32 = v358 + v352;
        m2[v359] = v356;
      }
    }
    workgroupBarrier();
    let v360: bool = v97 == v98;
    if (v360) {
      for (var v361: u32 = v85; v361 < v129; v361 += v86) {
        let v362: u32 = v86 << v361;
        let v363: u32 = v362 - v86;
        let v364: u32 = v361 + v86;
        for (var v365: u32 = v89; v365 < v128; v365 += v90) {
          let v366: u32 = v365 >> v361;
          let v367: u32 = v366 << v364;
          let v368: u32 = v365 & v363;
          let v369: u32 = v367 + v368;
          for (var v370: u32 = v85; v370 < v88; v370 += v86) {
            let v371: u32 = v370 * v26;
            let v372: u32 = v7 + v371;
            let v373: u32 = v372 + v369;
            let v374: u32 = v373 + v362;
            let v375: f32 = m2[v373];
            let v376: f32 = m2[v374];
            let v377: f32 = v375 + v376;
            let v378: f32 = v375 - v376;
            m2[v373] = v377;
            m2[v374] = v378;
          }
        }
        workgroupBarrier();
      }
      let v379: u32 = x1;
      for (var v381: u32 = v89; v381 < v87; v381 += v90) {
        for (var v382: u32 = v85; v382 < v88; v382 += v86) {
          let v383: u32 = v382 * v26;
          let v384: u32 = v7 + v383;
          let v385: u32 = v384 + v381;
          let v386: f32 = m2[v385];
          let v387: u32 = v379 + v381;
          let v388: u32 = v387 >> v86;
          let v389: u32 = v380 + v388;
          let v390: u32 = b1[v389];
          let v391: u32 = v387 & v86;
          let v392: bool = v391 == v86;
          let v393: vec2<f32> = unpack2x16float(v390);
          let v394: f32 = v393.x;
          let v395: f32 = v393.y;
          let v396: f32 = select(v394, v395, v392);
          let v397: f32 = v386 * v123;
          let v398: f32 = v397 * v396;
          m2[v385] = v398;
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
