@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // down_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 4>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;

@compute @workgroup_size(32)
fn mlp_bias_1_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: u32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  var x10: f32;
  let v373: u32 = params[2].y;
  let v374: u32 = 0u;
  let v378: u32 = 3u;
  let v380: u32 = 1u;
  let v389: u32 = 16u;
  let v390: u32 = 4294901760u;
  let v398: u32 = params[2].z;
  let v399: u32 = 5u;
  let v400: u32 = 31u;
  let v418: u32 = params[2].w;
  let v420: u32 = 4u;
  let v425: u32 = params[3].x;
  let v446: u32 = params[3].y;
  let v59: u32 = 0u;
  let v60: u32 = 1u;
  let v61: u32 = 128u;
  let v62: u32 = 4u;
  let v63: u32 = lane;
  let v64: u32 = 32u;
  let v69: f32 = 0.0f;
  let v71: u32 = params[0].w;
  let v72: u32 = 6u;
  let v76: u32 = params[1].x;
  let v97: f32 = 0.088388346f;
  let v102: u32 = 64u;
  let v103: u32 = 7u;
  let v121: u32 = 16u;
  let v131: u32 = params[1].y;
  let v132: u32 = params[1].z;
  let v133: u32 = 2u;
  let v138: u32 = 3u;
  let v139: u32 = 5u;
  let v160: u32 = 31u;
  let v180: u32 = 65535u;
  let v182: u32 = params[1].w;
  let v185: u32 = 89226354u;
  let v186: u32 = 3417055213u;
  let v187: u32 = 2212286765u;
  let v190: u32 = 64248484u;
  let v194: u32 = 2415890431u;
  let v195: u32 = 996162400u;
  let v199: u32 = 32768u;
  let v200: u32 = 32767u;
  let v201: u32 = 13u;
  let v202: u32 = 939524096u;
  let v218: u32 = 16711935u;
  let v219: u32 = 8u;
  let v220: u32 = 2047u;
  let v229: f32 = 0.006767273f;
  let v230: f32 = -3.453125f;
  let v236: u32 = 4095u;
  let v237: u32 = 4294959104u;
  let v249: u32 = 256u;
  let v254: u32 = 384u;
  let v354: u32 = params[2].x;
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
    for (var v65: u32 = v63; v65 < v61; v65 += v64) {
      for (var v66: u32 = v59; v66 < v62; v66 += v60) {
        let v67: u32 = v66 * v61;
        let v68: u32 = v65 + v67;
        m2[v68] = v69;
      }
    }
    for (var v30: u32 = v8; v30 < v6; v30 += v11) {
      let v31: u32 = v6 - v30;
      let v32: u32 = min(v11, v31);
      let v33: u32 = v7 + v30;
      let v34: u32 = v29 + v30;
      let v70: u32 = v34 / v6;
      x0 = v70;
      let v73: bool = v71 == v72;
      if (v73) {
        let v74: u32 = v70 * v6;
        let v75: u32 = v34 - v74;
        for (var v77: u32 = v63; v77 < v61; v77 += v64) {
          for (var v78: u32 = v59; v78 < v62; v78 += v60) {
            x1 = v69;
            let v79: bool = v78 < v5;
            let v80: bool = v77 < v32;
            let v81: bool = v79 & v80;
            if (v81) {
              let v82: u32 = v78 * v6;
              let v83: u32 = v33 + v82;
              let v84: u32 = v83 + v77;
              let v85: f32 = b0[v84];
              let v86: u32 = v75 + v77;
              let v87: u32 = v86 >> v60;
              let v88: u32 = v76 + v87;
              let v89: u32 = b1[v88];
              let v90: u32 = v86 & v60;
              let v91: bool = v90 == v60;
              let v92: vec2<f32> = unpack2x16float(v89);
              let v93: f32 = v92.x;
              let v94: f32 = v92.y;
              let v95: f32 = select(v93, v94, v91);
              let v96: f32 = v85 * v95;
              let v98: f32 = v96 * v97;
              x1 = v98;
            }
            let v99: f32 = x1;
            let v100: u32 = v78 * v61;
            let v101: u32 = v77 + v100;
            m1[v101] = v99;
          }
        }
        workgroupBarrier();
        for (var v104: u32 = v59; v104 < v103; v104 += v60) {
          let v105: u32 = v60 << v104;
          let v106: u32 = v105 - v60;
          let v107: u32 = v104 + v60;
          for (var v108: u32 = v63; v108 < v102; v108 += v64) {
            let v109: u32 = v108 >> v104;
            let v110: u32 = v109 << v107;
            let v111: u32 = v108 & v106;
            let v112: u32 = v110 + v111;
            for (var v113: u32 = v59; v113 < v62; v113 += v60) {
              let v114: u32 = v113 * v61;
              let v115: u32 = v114 + v112;
              let v116: u32 = v115 + v105;
              let v117: f32 = m1[v115];
              let v118: f32 = m1[v116];
              let v119: f32 = v117 + v118;
              let v120: f32 = v117 - v118;
              m1[v115] = v119;
              m1[v116] = v120;
            }
          }
          workgroupBarrier();
        }
        let v122: u32 = v75 / v121;
        for (var v123: u32 = v63; v123 < v61; v123 += v64) {
          x2 = v69;
          x3 = v69;
          x4 = v69;
          x5 = v69;
          let v124: u32 = v70 + v123;
          let v125: u32 = v124 / v121;
          let v126: u32 = v124 % v121;
          for (var v127: u32 = v59; v127 < v61; v127 += v60) {
            let v128: u32 = v127 / v121;
            let v129: u32 = v122 + v128;
            let v130: u32 = v127 % v121;
            let v134: u32 = v131 * v62;
            let v135: u32 = v129 * v132;
            let v136: u32 = v135 + v125;
            let v137: u32 = v136 * v134;
            let v140: u32 = v126 & v103;
            let v141: u32 = v140 << v139;
            let v142: u32 = v126 >> v138;
            let v143: u32 = v142 << v133;
            let v144: u32 = v130 & v103;
            let v145: u32 = v144 >> v60;
            let v146: u32 = v145 << v138;
            let v147: u32 = v130 >> v138;
            let v148: u32 = v147 << v60;
            let v149: u32 = v130 & v60;
            let v150: u32 = v141 + v143;
            let v151: u32 = v150 + v146;
            let v152: u32 = v151 + v148;
            let v153: u32 = v152 + v149;
            let v154: u32 = v153 + v60;
            let v155: u32 = v154 * v131;
            let v156: u32 = v155 >> v60;
            let v157: u32 = v134 << v139;
            let v158: u32 = v156 + v157;
            let v159: u32 = v158 - v60;
            let v161: u32 = v159 >> v139;
            let v162: u32 = v158 - v121;
            let v163: u32 = v162 >> v139;
            let v164: bool = v161 < v134;
            let v165: u32 = v161 - v134;
            let v166: u32 = select(v165, v161, v164);
            let v167: u32 = v137 + v166;
            let v168: u32 = b1[v167];
            let v169: bool = v163 < v134;
            let v170: u32 = v163 - v134;
            let v171: u32 = select(v170, v163, v169);
            let v172: u32 = v137 + v171;
            let v173: u32 = b1[v172];
            let v174: u32 = v159 & v160;
            let v175: u32 = v160 - v174;
            let v176: u32 = v168 >> v175;
            let v177: u32 = v173 << v60;
            let v178: u32 = v177 << v174;
            let v179: u32 = v176 | v178;
            let v181: u32 = v179 & v180;
            let v183: bool = v182 == v59;
            let v184: bool = v182 == v133;
            let v188: u32 = select(v186, v187, v184);
            let v189: u32 = select(v188, v185, v183);
            let v191: u32 = select(v59, v190, v183);
            let v192: u32 = v181 * v189;
            let v193: u32 = v192 + v191;
            let v196: u32 = v193 & v194;
            let v197: u32 = v196 ^ v195;
            let v198: u32 = v197 >> v121;
            let v203: u32 = v197 & v199;
            let v204: u32 = v203 << v121;
            let v205: u32 = v197 & v200;
            let v206: u32 = v205 << v201;
            let v207: u32 = v206 + v202;
            let v208: u32 = v204 | v207;
            let v209: f32 = bitcast<f32>(v208);
            let v210: u32 = v198 & v199;
            let v211: u32 = v210 << v121;
            let v212: u32 = v198 & v200;
            let v213: u32 = v212 << v201;
            let v214: u32 = v213 + v202;
            let v215: u32 = v211 | v214;
            let v216: f32 = bitcast<f32>(v215);
            let v217: f32 = v209 + v216;
            let v221: u32 = v193 & v218;
            let v222: u32 = v193 >> v219;
            let v223: u32 = v222 & v218;
            let v224: u32 = v221 + v223;
            let v225: u32 = v224 >> v121;
            let v226: u32 = v224 + v225;
            let v227: u32 = v226 & v220;
            let v228: f32 = f32(v227);
            let v231: f32 = fma(v228, v229, v230);
            let v232: f32 = select(v217, v231, v184);
            let v233: u32 = bitcast<u32>(v232);
            let v234: u32 = v233 >> v201;
            let v235: u32 = v234 & v60;
            let v238: u32 = v233 + v236;
            let v239: u32 = v238 + v235;
            let v240: u32 = v239 & v237;
            let v241: f32 = bitcast<f32>(v240);
            let v242: f32 = m1[v127];
            let v243: f32 = x2;
            let v244: f32 = fma(v242, v241, v243);
            x2 = v244;
            let v245: u32 = v127 + v61;
            let v246: f32 = m1[v245];
            let v247: f32 = x3;
            let v248: f32 = fma(v246, v241, v247);
            x3 = v248;
            let v250: u32 = v127 + v249;
            let v251: f32 = m1[v250];
            let v252: f32 = x4;
            let v253: f32 = fma(v251, v241, v252);
            x4 = v253;
            let v255: u32 = v127 + v254;
            let v256: f32 = m1[v255];
            let v257: f32 = x5;
            let v258: f32 = fma(v256, v241, v257);
            x5 = v258;
          }
          let v259: f32 = m2[v123];
          let v260: f32 = x2;
          let v261: f32 = v259 + v260;
          m2[v123] = v261;
          let v262: u32 = v123 + v61;
          let v263: f32 = m2[v262];
          let v264: f32 = x3;
          let v265: f32 = v263 + v264;
          m2[v262] = v265;
          let v266: u32 = v123 + v249;
          let v267: f32 = m2[v266];
          let v268: f32 = x4;
          let v269: f32 = v267 + v268;
          m2[v266] = v269;
          let v270: u32 = v123 + v254;
          let v271: f32 = m2[v270];
          let v272: f32 = x5;
          let v273: f32 = v271 + v272;
          m2[v270] = v273;
        }
        workgroupBarrier();
      } else {
        let v274: u32 = v5 - v60;
        let v275: u32 = v28 - v60;
        for (var v276: u32 = v63; v276 < v61; v276 += v64) {
          x6 = v69;
          x7 = v69;
          x8 = v69;
          x9 = v69;
          let v277: u32 = min(v276, v275);
          let v278: u32 = v277 * v6;
          let v279: u32 = v34 + v278;
          for (var v280: u32 = v59; v280 < v32; v280 += v60) {
            let v281: u32 = v279 + v280;
            let v375: bool = v373 == v374;
            if (v375) {
              let v376: u32 = b1[v281];
              let v377: f32 = bitcast<f32>(v376);
              x10 = v377;
            } else {
              let v379: bool = v373 < v378;
              if (v379) {
                let v381: bool = v373 == v380;
                let v382: u32 = v281 >> v380;
                let v383: u32 = b1[v382];
                let v384: u32 = v281 & v380;
                let v385: bool = v384 == v380;
                let v386: vec2<f32> = unpack2x16float(v383);
                let v387: f32 = v386.x;
                let v388: f32 = v386.y;
                let v391: u32 = v383 << v389;
                let v392: u32 = v383 & v390;
                let v393: f32 = bitcast<f32>(v391);
                let v394: f32 = bitcast<f32>(v392);
                let v395: f32 = select(v387, v388, v385);
                let v396: f32 = select(v393, v394, v385);
                let v397: f32 = select(v396, v395, v381);
                x10 = v397;
              } else {
                let v401: u32 = v281 >> v399;
                let v402: u32 = v401 * v398;
                let v403: u32 = v281 & v400;
                let v404: u32 = v403 * v398;
                let v405: u32 = v404 >> v399;
                let v406: u32 = v402 + v405;
                let v407: u32 = v404 & v400;
                let v408: u32 = b1[v406];
                let v409: u32 = v406 + v380;
                let v410: u32 = b1[v409];
                let v411: u32 = v408 >> v407;
                let v412: u32 = v400 - v407;
                let v413: u32 = v410 << v380;
                let v414: u32 = v413 << v412;
                let v415: u32 = v411 | v414;
                let v416: u32 = v380 << v398;
                let v417: u32 = v416 - v380;
                let v419: u32 = v281 >> v418;
                let v421: bool = v373 == v378;
                let v422: bool = v373 == v420;
                let v423: u32 = v419 >> v380;
                let v424: u32 = select(v423, v419, v421);
                let v426: u32 = v425 + v424;
                let v427: u32 = b1[v426];
                let v428: f32 = bitcast<f32>(v427);
                let v429: u32 = v419 & v380;
                let v430: bool = v429 == v380;
                let v431: vec2<f32> = unpack2x16float(v427);
                let v432: f32 = v431.x;
                let v433: f32 = v431.y;
                let v434: u32 = v427 << v389;
                let v435: u32 = v427 & v390;
                let v436: f32 = bitcast<f32>(v434);
                let v437: f32 = bitcast<f32>(v435);
                let v438: f32 = select(v432, v433, v430);
                let v439: f32 = select(v436, v437, v430);
                let v440: f32 = select(v439, v438, v422);
                let v441: f32 = select(v440, v428, v421);
                let v442: bool = v373 == v378;
                let v443: bool = v373 == v420;
                let v444: u32 = v419 >> v380;
                let v445: u32 = select(v444, v419, v442);
                let v447: u32 = v446 + v445;
                let v448: u32 = b1[v447];
                let v449: f32 = bitcast<f32>(v448);
                let v450: u32 = v419 & v380;
                let v451: bool = v450 == v380;
                let v452: vec2<f32> = unpack2x16float(v448);
                let v453: f32 = v452.x;
                let v454: f32 = v452.y;
                let v455: u32 = v448 << v389;
                let v456: u32 = v448 & v390;
                let v457: f32 = bitcast<f32>(v455);
                let v458: f32 = bitcast<f32>(v456);
                let v459: f32 = select(v453, v454, v451);
                let v460: f32 = select(v457, v458, v451);
                let v461: f32 = select(v460, v459, v443);
                let v462: f32 = select(v461, v449, v442);
                let v463: u32 = v415 & v417;
                let v464: f32 = f32(v463);
                let v465: f32 = fma(v441, v464, v462);
                x10 = v465;
              }
            }
            let v466: f32 = x10;
            let v283: u32 = min(v59, v274);
            let v284: u32 = v283 * v6;
            let v285: u32 = v33 + v284;
            let v286: u32 = v285 + v280;
            let v287: f32 = b0[v286];
            let v288: f32 = x6;
            let v289: f32 = fma(v287, v466, v288);
            x6 = v289;
            let v290: u32 = min(v60, v274);
            let v291: u32 = v290 * v6;
            let v292: u32 = v33 + v291;
            let v293: u32 = v292 + v280;
            let v294: f32 = b0[v293];
            let v295: f32 = x7;
            let v296: f32 = fma(v294, v466, v295);
            x7 = v296;
            let v297: u32 = min(v133, v274);
            let v298: u32 = v297 * v6;
            let v299: u32 = v33 + v298;
            let v300: u32 = v299 + v280;
            let v301: f32 = b0[v300];
            let v302: f32 = x8;
            let v303: f32 = fma(v301, v466, v302);
            x8 = v303;
            let v304: u32 = min(v138, v274);
            let v305: u32 = v304 * v6;
            let v306: u32 = v33 + v305;
            let v307: u32 = v306 + v280;
            let v308: f32 = b0[v307];
            let v309: f32 = x9;
            let v310: f32 = fma(v308, v466, v309);
            x9 = v310;
          }
          let v311: f32 = m2[v276];
          let v312: f32 = x6;
          let v313: f32 = v311 + v312;
          m2[v276] = v313;
          let v314: u32 = v276 + v61;
          let v315: f32 = m2[v314];
          let v316: f32 = x7;
          let v317: f32 = v315 + v316;
          m2[v314] = v317;
          let v318: u32 = v276 + v249;
          let v319: f32 = m2[v318];
          let v320: f32 = x8;
          let v321: f32 = v319 + v320;
          m2[v318] = v321;
          let v322: u32 = v276 + v254;
          let v323: f32 = m2[v322];
          let v324: f32 = x9;
          let v325: f32 = v323 + v324;
          m2[v322] = v325;
        }
      }
    }
    for (var v326: u32 = v63; v326 < v61; v326 += v64) {
      for (var v327: u32 = v59; v327 < v62; v327 += v60) {
        let v328: u32 = v327 * v61;
        let v329: u32 = v326 + v328;
        let v330: f32 = m2[v329];
        let v331: u32 = v327 * v11;
        let v332: u32 = v8 + v331;
        let v333: u32 = v332 + v326;
        m0[v333] = v330;
      }
    }
    workgroupBarrier();
    let v334: bool = v71 == v72;
    if (v334) {
      for (var v335: u32 = v59; v335 < v103; v335 += v60) {
        let v336: u32 = v60 << v335;
        let v337: u32 = v336 - v60;
        let v338: u32 = v335 + v60;
        for (var v339: u32 = v63; v339 < v102; v339 += v64) {
          let v340: u32 = v339 >> v335;
          let v341: u32 = v340 << v338;
          let v342: u32 = v339 & v337;
          let v343: u32 = v341 + v342;
          for (var v344: u32 = v59; v344 < v62; v344 += v60) {
            let v345: u32 = v344 * v11;
            let v346: u32 = v8 + v345;
            let v347: u32 = v346 + v343;
            let v348: u32 = v347 + v336;
            let v349: f32 = m0[v347];
            let v350: f32 = m0[v348];
            let v351: f32 = v349 + v350;
            let v352: f32 = v349 - v350;
            m0[v347] = v351;
            m0[v348] = v352;
          }
        }
        workgroupBarrier();
      }
      let v353: u32 = x0;
      for (var v355: u32 = v63; v355 < v61; v355 += v64) {
        for (var v356: u32 = v59; v356 < v62; v356 += v60) {
          let v357: u32 = v356 * v11;
          let v358: u32 = v8 + v357;
          let v359: u32 = v358 + v355;
          let v360: f32 = m0[v359];
          let v361: u32 = v353 + v355;
          let v362: u32 = v361 >> v60;
          let v363: u32 = v354 + v362;
          let v364: u32 = b1[v363];
          let v365: u32 = v361 & v60;
          let v366: bool = v365 == v60;
          let v367: vec2<f32> = unpack2x16float(v364);
          let v368: f32 = v367.x;
          let v369: f32 = v367.y;
          let v370: f32 = select(v368, v369, v366);
          let v371: f32 = v360 * v97;
          let v372: f32 = v371 * v370;
          m0[v359] = v372;
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
        let v49: u32 = v44 - v2;
        let v50: u32 = v49 * v11;
        let v51: u32 = v45 - v26;
        let v52: u32 = v50 + v51;
        let v53: f32 = m0[v52];
        let v54: f32 = b3[v45];
        let v55: f32 = v53 + v54;
        let v56: f32 = v48 + v55;
        let v57: u32 = v44 * v9;
        let v58: u32 = v57 + v45;
        b4[v58] = v56;
      }
    }
    workgroupBarrier();
  }
}
