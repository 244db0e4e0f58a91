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
fn experts_6_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v386: u32 = params[2].w;
  let v387: u32 = 0u;
  let v391: u32 = 3u;
  let v393: u32 = 1u;
  let v402: u32 = 16u;
  let v403: u32 = 4294901760u;
  let v411: u32 = params[3].x;
  let v412: u32 = 5u;
  let v413: u32 = 31u;
  let v431: u32 = params[3].y;
  let v433: u32 = 4u;
  let v438: u32 = params[3].z;
  let v459: u32 = params[3].w;
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
  let v367: u32 = params[2].z;
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
          for (var v293: u32 = v72; v293 < v32; v293 += v73) {
            let v294: u32 = v292 + v293;
            let v388: bool = v386 == v387;
            if (v388) {
              let v389: u32 = b1[v294];
              let v390: f32 = bitcast<f32>(v389);
              x11 = v390;
            } else {
              let v392: bool = v386 < v391;
              if (v392) {
                let v394: bool = v386 == v393;
                let v395: u32 = v294 >> v393;
                let v396: u32 = b1[v395];
                let v397: u32 = v294 & v393;
                let v398: bool = v397 == v393;
                let v399: vec2<f32> = unpack2x16float(v396);
                let v400: f32 = v399.x;
                let v401: f32 = v399.y;
                let v404: u32 = v396 << v402;
                let v405: u32 = v396 & v403;
                let v406: f32 = bitcast<f32>(v404);
                let v407: f32 = bitcast<f32>(v405);
                let v408: f32 = select(v400, v401, v398);
                let v409: f32 = select(v406, v407, v398);
                let v410: f32 = select(v409, v408, v394);
                x11 = v410;
              } else {
                let v414: u32 = v294 >> v412;
                let v415: u32 = v414 * v411;
                let v416: u32 = v294 & v413;
                let v417: u32 = v416 * v411;
                let v418: u32 = v417 >> v412;
                let v419: u32 = v415 + v418;
                let v420: u32 = v417 & v413;
                let v421: u32 = b1[v419];
                let v422: u32 = v419 + v393;
                let v423: u32 = b1[v422];
                let v424: u32 = v421 >> v420;
                let v425: u32 = v413 - v420;
                let v426: u32 = v423 << v393;
                let v427: u32 = v426 << v425;
                let v428: u32 = v424 | v427;
                let v429: u32 = v393 << v411;
                let v430: u32 = v429 - v393;
                let v432: u32 = v294 >> v431;
                let v434: bool = v386 == v391;
                let v435: bool = v386 == v433;
                let v436: u32 = v432 >> v393;
                let v437: u32 = select(v436, v432, v434);
                let v439: u32 = v438 + v437;
                let v440: u32 = b1[v439];
                let v441: f32 = bitcast<f32>(v440);
                let v442: u32 = v432 & v393;
                let v443: bool = v442 == v393;
                let v444: vec2<f32> = unpack2x16float(v440);
                let v445: f32 = v444.x;
                let v446: f32 = v444.y;
                let v447: u32 = v440 << v402;
                let v448: u32 = v440 & v403;
                let v449: f32 = bitcast<f32>(v447);
                let v450: f32 = bitcast<f32>(v448);
                let v451: f32 = select(v445, v446, v443);
                let v452: f32 = select(v449, v450, v443);
                let v453: f32 = select(v452, v451, v435);
                let v454: f32 = select(v453, v441, v434);
                let v455: bool = v386 == v391;
                let v456: bool = v386 == v433;
                let v457: u32 = v432 >> v393;
                let v458: u32 = select(v457, v432, v455);
                let v460: u32 = v459 + v458;
                let v461: u32 = b1[v460];
                let v462: f32 = bitcast<f32>(v461);
                let v463: u32 = v432 & v393;
                let v464: bool = v463 == v393;
                let v465: vec2<f32> = unpack2x16float(v461);
                let v466: f32 = v465.x;
                let v467: f32 = v465.y;
                let v468: u32 = v461 << v402;
                let v469: u32 = v461 & v403;
                let v470: f32 = bitcast<f32>(v468);
                let v471: f32 = bitcast<f32>(v469);
                let v472: f32 = select(v466, v467, v464);
                let v473: f32 = select(v470, v471, v464);
                let v474: f32 = select(v473, v472, v456);
                let v475: f32 = select(v474, v462, v455);
                let v476: u32 = v428 & v430;
                let v477: f32 = f32(v476);
                let v478: f32 = fma(v454, v477, v475);
                x11 = v478;
              }
            }
            let v479: f32 = x11;
            let v296: u32 = min(v72, v287);
            let v297: u32 = v296 * v6;
            let v298: u32 = v33 + v297;
            let v299: u32 = v298 + v293;
            let v300: f32 = b0[v299];
            let v301: f32 = x7;
            let v302: f32 = fma(v300, v479, v301);
            x7 = v302;
            let v303: u32 = min(v73, v287);
            let v304: u32 = v303 * v6;
            let v305: u32 = v33 + v304;
            let v306: u32 = v305 + v293;
            let v307: f32 = b0[v306];
            let v308: f32 = x8;
            let v309: f32 = fma(v307, v479, v308);
            x8 = v309;
            let v310: u32 = min(v146, v287);
            let v311: u32 = v310 * v6;
            let v312: u32 = v33 + v311;
            let v313: u32 = v312 + v293;
            let v314: f32 = b0[v313];
            let v315: f32 = x9;
            let v316: f32 = fma(v314, v479, v315);
            x9 = v316;
            let v317: u32 = min(v151, v287);
            let v318: u32 = v317 * v6;
            let v319: u32 = v33 + v318;
            let v320: u32 = v319 + v293;
            let v321: f32 = b0[v320];
            let v322: f32 = x10;
            let v323: f32 = fma(v321, v479, v322);
            x10 = v323;
          }
          let v324: f32 = m2[v289];
          let v325: f32 = x7;
          let v326: f32 = v324 + v325;
          m2[v289] = v326;
          let v327: u32 = v289 + v74;
          let v328: f32 = m2[v327];
          let v329: f32 = x8;
          let v330: f32 = v328 + v329;
          m2[v327] = v330;
          let v331: u32 = v289 + v262;
          let v332: f32 = m2[v331];
          let v333: f32 = x9;
          let v334: f32 = v332 + v333;
          m2[v331] = v334;
          let v335: u32 = v289 + v267;
          let v336: f32 = m2[v335];
          let v337: f32 = x10;
          let v338: f32 = v336 + v337;
          m2[v335] = v338;
        }
      }
    }
    for (var v339: u32 = v76; v339 < v74; v339 += v77) {
      for (var v340: u32 = v72; v340 < v75; v340 += v73) {
        let v341: u32 = v340 * v74;
        let v342: u32 = v339 + v341;
        let v343: f32 = m2[v342];
        let v344: u32 = v340 * v11;
        let v345: u32 = v8 + v344;
        let v346: u32 = v345 + v339;
        m0[v346] = v343;
      }
    }
    workgroupBarrier();
    let v347: bool = v84 == v85;
    if (v347) {
      for (var v348: u32 = v72; v348 < v116; v348 += v73) {
        let v349: u32 = v73 << v348;
        let v350: u32 = v349 - v73;
        let v351: u32 = v348 + v73;
        for (var v352: u32 = v76; v352 < v115; v352 += v77) {
          let v353: u32 = v352 >> v348;
          let v354: u32 = v353 << v351;
          let v355: u32 = v352 & v350;
          let v356: u32 = v354 + v355;
          for (var v357: u32 = v72; v357 < v75; v357 += v73) {
            let v358: u32 = v357 * v11;
            let v359: u32 = v8 + v358;
            let v360: u32 = v359 + v356;
            let v361: u32 = v360 + v349;
            let v362: f32 = m0[v360];
            let v363: f32 = m0[v361];
            let v364: f32 = v362 + v363;
            let v365: f32 = v362 - v363;
            m0[v360] = v364;
            m0[v361] = v365;
          }
        }
        workgroupBarrier();
      }
      let v366: u32 = x1;
      for (var v368: u32 = v76; v368 < v74; v368 += v77) {
        for (var v369: u32 = v72; v369 < v75; v369 += v73) {
          let v370: u32 = v369 * v11;
          let v371: u32 = v8 + v370;
          let v372: u32 = v371 + v368;
          let v373: f32 = m0[v372];
          let v374: u32 = v366 + v368;
          let v375: u32 = v374 >> v73;
          let v376: u32 = v367 + v375;
          let v377: u32 = b1[v376];
          let v378: u32 = v374 & v73;
          let v379: bool = v378 == v73;
          let v380: vec2<f32> = unpack2x16float(v377);
          let v381: f32 = v380.x;
          let v382: f32 = v380.y;
          let v383: f32 = select(v381, v382, v379);
          let v384: f32 = v373 * v110;
          let v385: f32 = v384 * v383;
          m0[v372] = v385;
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
