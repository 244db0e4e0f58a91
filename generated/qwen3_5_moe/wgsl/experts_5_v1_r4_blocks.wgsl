@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<i32>; // stored2
@group(0) @binding(3) var<storage, read> b3: array<u32>; // expert_down
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<uniform> params: array<vec4<u32>, 5>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;

@compute @workgroup_size(32)
fn experts_5_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: u32;
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
  let v411: u32 = params[3].y;
  let v412: u32 = 0u;
  let v416: u32 = 3u;
  let v418: u32 = 1u;
  let v427: u32 = 16u;
  let v428: u32 = 4294901760u;
  let v436: u32 = params[3].z;
  let v437: u32 = 5u;
  let v438: u32 = 31u;
  let v456: u32 = params[3].w;
  let v458: u32 = 4u;
  let v463: u32 = params[4].x;
  let v484: u32 = params[4].y;
  let v88: u32 = 0u;
  let v89: u32 = 1u;
  let v90: u32 = 128u;
  let v91: u32 = 4u;
  let v92: u32 = lane;
  let v93: u32 = 32u;
  let v98: f32 = 0.0f;
  let v99: u32 = params[1].y;
  let v100: u32 = 6u;
  let v105: u32 = params[1].z;
  let v106: u32 = params[1].w;
  let v110: u32 = params[2].x;
  let v132: f32 = 0.088388346f;
  let v137: u32 = 64u;
  let v138: u32 = 7u;
  let v156: u32 = 16u;
  let v166: u32 = params[2].y;
  let v167: u32 = params[2].z;
  let v168: u32 = 2u;
  let v174: u32 = 3u;
  let v175: u32 = 5u;
  let v196: u32 = 31u;
  let v216: u32 = 65535u;
  let v218: u32 = params[2].w;
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
  let v391: u32 = params[3].x;
  let v0: u32 = params[0].x;
  let v1: u32 = params[0].y;
  let v2: u32 = 127u;
  let v3: u32 = 128u;
  let v7: u32 = 1u;
  let v8: u32 = group.x;
  let v9: u32 = groups.x;
  let v30: u32 = 4u;
  let v37: u32 = params[0].z;
  let v41: u32 = 0u;
  let v51: u32 = lane;
  let v52: u32 = 32u;
  let v59: u32 = params[0].w;
  let v60: u32 = 512u;
  let v83: u32 = params[1].x;
  let v4: u32 = v1 + v2;
  let v5: u32 = v4 / v3;
  let v6: u32 = v0 * v5;
  let v10: u32 = v6 + v9;
  let v11: u32 = v10 - v7;
  let v12: u32 = v11 / v9;
  let v13: u32 = v8 * v12;
  let v14: u32 = v13 + v12;
  let v15: u32 = min(v14, v6);
  for (var v16: u32 = v13; v16 < v15; v16 += v7) {
    let v17: u32 = v16 / v5;
    let v18: u32 = v16 % v5;
    let v19: i32 = b2[v17];
    let v20: u32 = u32(v19);
    let v21: i32 = b1[v20];
    let v22: u32 = u32(v21);
    let v23: u32 = v0 + v22;
    let v24: i32 = b2[v23];
    let v25: u32 = u32(v24);
    let v26: bool = v25 == v17;
    if (v26) {
      let v27: u32 = v23 + v7;
      let v28: i32 = b2[v27];
      let v29: u32 = u32(v28);
      let v31: u32 = v18 * v3;
      let v32: u32 = v1 - v31;
      let v33: u32 = min(v3, v32);
      for (var v34: u32 = v17; v34 < v29; v34 += v30) {
        let v35: u32 = v29 - v34;
        let v36: u32 = min(v30, v35);
        let v38: u32 = v22 * v1;
        let v39: u32 = v31 + v38;
        let v40: u32 = v39 * v37;
        for (var v94: u32 = v92; v94 < v90; v94 += v93) {
          for (var v95: u32 = v88; v95 < v91; v95 += v89) {
            let v96: u32 = v95 * v90;
            let v97: u32 = v94 + v96;
            m3[v97] = v98;
          }
        }
        for (var v42: u32 = v41; v42 < v37; v42 += v3) {
          let v43: u32 = v37 - v42;
          let v44: u32 = min(v3, v43);
          for (var v45: u32 = v41; v45 < v36; v45 += v7) {
            let v46: u32 = v34 + v45;
            let v47: i32 = b2[v46];
            let v48: u32 = u32(v47);
            let v49: u32 = v48 * v37;
            let v50: u32 = v42 + v49;
            for (var v53: u32 = v51; v53 < v44; v53 += v52) {
              let v54: u32 = v50 + v53;
              let v55: f32 = b0[v54];
              let v56: u32 = v45 * v3;
              let v57: u32 = v53 + v56;
              m1[v57] = v55;
            }
          }
          workgroupBarrier();
          let v58: u32 = v40 + v42;
          let v101: bool = v99 == v100;
          if (v101) {
            let v102: u32 = v58 / v37;
            let v103: u32 = v102 * v37;
            let v104: u32 = v58 - v103;
            let v107: u32 = v102 / v105;
            let v108: u32 = v102 % v105;
            let v109: u32 = v107 * v106;
            x0 = v108;
            x1 = v109;
            let v111: u32 = v109 + v110;
            for (var v112: u32 = v92; v112 < v90; v112 += v93) {
              for (var v113: u32 = v88; v113 < v91; v113 += v89) {
                x2 = v98;
                let v114: bool = v113 < v36;
                let v115: bool = v112 < v44;
                let v116: bool = v114 & v115;
                if (v116) {
                  let v117: u32 = v113 * v3;
                  let v118: u32 = v41 + v117;
                  let v119: u32 = v118 + v112;
                  let v120: f32 = m1[v119];
                  let v121: u32 = v104 + v112;
                  let v122: u32 = v121 >> v89;
                  let v123: u32 = v111 + v122;
                  let v124: u32 = b3[v123];
                  let v125: u32 = v121 & v89;
                  let v126: bool = v125 == v89;
                  let v127: vec2<f32> = unpack2x16float(v124);
                  let v128: f32 = v127.x;
                  let v129: f32 = v127.y;
                  let v130: f32 = select(v128, v129, v126);
                  let v131: f32 = v120 * v130;
                  let v133: f32 = v131 * v132;
                  x2 = v133;
                }
                let v134: f32 = x2;
                let v135: u32 = v113 * v90;
                let v136: u32 = v112 + v135;
                m2[v136] = v134;
              }
            }
            workgroupBarrier();
            for (var v139: u32 = v88; v139 < v138; v139 += v89) {
              let v140: u32 = v89 << v139;
              let v141: u32 = v140 - v89;
              let v142: u32 = v139 + v89;
              for (var v143: u32 = v92; v143 < v137; v143 += v93) {
                let v144: u32 = v143 >> v139;
                let v145: u32 = v144 << v142;
                let v146: u32 = v143 & v141;
                let v147: u32 = v145 + v146;
                for (var v148: u32 = v88; v148 < v91; v148 += v89) {
                  let v149: u32 = v148 * v90;
                  let v150: u32 = v149 + v147;
                  let v151: u32 = v150 + v140;
                  let v152: f32 = m2[v150];
                  let v153: f32 = m2[v151];
                  let v154: f32 = v152 + v153;
                  let v155: f32 = v152 - v153;
                  m2[v150] = v154;
                  m2[v151] = v155;
                }
              }
              workgroupBarrier();
            }
            let v157: u32 = v104 / v156;
            for (var v158: u32 = v92; v158 < v90; v158 += v93) {
              x3 = v98;
              x4 = v98;
              x5 = v98;
              x6 = v98;
              let v159: u32 = v108 + v158;
              let v160: u32 = v159 / v156;
              let v161: u32 = v159 % v156;
              for (var v162: u32 = v88; v162 < v90; v162 += v89) {
                let v163: u32 = v162 / v156;
                let v164: u32 = v157 + v163;
                let v165: u32 = v162 % v156;
                let v169: u32 = v166 * v91;
                let v170: u32 = v164 * v167;
                let v171: u32 = v170 + v160;
                let v172: u32 = v171 * v169;
                let v173: u32 = v109 + v172;
                let v176: u32 = v161 & v138;
                let v177: u32 = v176 << v175;
                let v178: u32 = v161 >> v174;
                let v179: u32 = v178 << v168;
                let v180: u32 = v165 & v138;
                let v181: u32 = v180 >> v89;
                let v182: u32 = v181 << v174;
                let v183: u32 = v165 >> v174;
                let v184: u32 = v183 << v89;
                let v185: u32 = v165 & v89;
                let v186: u32 = v177 + v179;
                let v187: u32 = v186 + v182;
                let v188: u32 = v187 + v184;
                let v189: u32 = v188 + v185;
                let v190: u32 = v189 + v89;
                let v191: u32 = v190 * v166;
                let v192: u32 = v191 >> v89;
                let v193: u32 = v169 << v175;
                let v194: u32 = v192 + v193;
                let v195: u32 = v194 - v89;
                let v197: u32 = v195 >> v175;
                let v198: u32 = v194 - v156;
                let v199: u32 = v198 >> v175;
                let v200: bool = v197 < v169;
                let v201: u32 = v197 - v169;
                let v202: u32 = select(v201, v197, v200);
                let v203: u32 = v173 + v202;
                let v204: u32 = b3[v203];
                let v205: bool = v199 < v169;
                let v206: u32 = v199 - v169;
                let v207: u32 = select(v206, v199, v205);
                let v208: u32 = v173 + v207;
                let v209: u32 = b3[v208];
                let v210: u32 = v195 & v196;
                let v211: u32 = v196 - v210;
                let v212: u32 = v204 >> v211;
                let v213: u32 = v209 << v89;
                let v214: u32 = v213 << v210;
                let v215: u32 = v212 | v214;
                let v217: u32 = v215 & v216;
                let v219: bool = v218 == v88;
                let v220: bool = v218 == v168;
                let v224: u32 = select(v222, v223, v220);
                let v225: u32 = select(v224, v221, v219);
                let v227: u32 = select(v88, v226, v219);
                let v228: u32 = v217 * v225;
                let v229: u32 = v228 + v227;
                let v232: u32 = v229 & v230;
                let v233: u32 = v232 ^ v231;
                let v234: u32 = v233 >> v156;
                let v239: u32 = v233 & v235;
                let v240: u32 = v239 << v156;
                let v241: u32 = v233 & v236;
                let v242: u32 = v241 << v237;
                let v243: u32 = v242 + v238;
                let v244: u32 = v240 | v243;
                let v245: f32 = bitcast<f32>(v244);
                let v246: u32 = v234 & v235;
                let v247: u32 = v246 << v156;
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
                let v261: u32 = v260 >> v156;
                let v262: u32 = v260 + v261;
                let v263: u32 = v262 & v256;
                let v264: f32 = f32(v263);
                let v267: f32 = fma(v264, v265, v266);
                let v268: f32 = select(v253, v267, v220);
                let v269: u32 = bitcast<u32>(v268);
                let v270: u32 = v269 >> v237;
                let v271: u32 = v270 & v89;
                let v274: u32 = v269 + v272;
                let v275: u32 = v274 + v271;
                let v276: u32 = v275 & v273;
                let v277: f32 = bitcast<f32>(v276);
                let v278: f32 = m2[v162];
                let v279: f32 = x3;
                let v280: f32 = fma(v278, v277, v279);
                x3 = v280;
                let v281: u32 = v162 + v90;
                let v282: f32 = m2[v281];
                let v283: f32 = x4;
                let v284: f32 = fma(v282, v277, v283);
                x4 = v284;
                let v286: u32 = v162 + v285;
                let v287: f32 = m2[v286];
                let v288: f32 = x5;
                let v289: f32 = fma(v287, v277, v288);
                x5 = v289;
                let v291: u32 = v162 + v290;
                let v292: f32 = m2[v291];
                let v293: f32 = x6;
                let v294: f32 = fma(v292, v277, v293);
                x6 = v294;
              }
              let v295: f32 = m3[v158];
              let v296: f32 = x3;
              let v297: f32 = v295 + v296;
              m3[v158] = v297;
              let v298: u32 = v158 + v90;
              let v299: f32 = m3[v298];
              let v300: f32 = x4;
              let v301: f32 = v299 + v300;
              m3[v298] = v301;
              let v302: u32 = v158 + v285;
              let v303: f32 = m3[v302];
              let v304: f32 = x5;
              let v305: f32 = v303 + v304;
              m3[v302] = v305;
              let v306: u32 = v158 + v290;
              let v307: f32 = m3[v306];
              let v308: f32 = x6;
              let v309: f32 = v307 + v308;
              m3[v306] = v309;
            }
            workgroupBarrier();
          } else {
            let v310: u32 = v36 - v89;
            let v311: u32 = v33 - v89;
            for (var v312: u32 = v92; v312 < v90; v312 += v93) {
              x7 = v98;
              x8 = v98;
              x9 = v98;
              x10 = v98;
              let v313: u32 = min(v312, v311);
              let v314: u32 = v313 * v37;
              let v315: u32 = v58 + v314;
              for (var v316: u32 = v88; v316 < v44; v316 += v89) {
                let v317: u32 = v315 + v316;
                let v413: bool = v411 == v412;
                if (v413) {
                  let v414: u32 = b3[v317];
                  let v415: f32 = bitcast<f32>(v414);
                  x11 = v415;
                } else {
                  let v417: bool = v411 < v416;
                  if (v417) {
                    let v419: bool = v411 == v418;
                    let v420: u32 = v317 >> v418;
                    let v421: u32 = b3[v420];
                    let v422: u32 = v317 & v418;
                    let v423: bool = v422 == v418;
                    let v424: vec2<f32> = unpack2x16float(v421);
                    let v425: f32 = v424.x;
                    let v426: f32 = v424.y;
                    let v429: u32 = v421 << v427;
                    let v430: u32 = v421 & v428;
                    let v431: f32 = bitcast<f32>(v429);
                    let v432: f32 = bitcast<f32>(v430);
                    let v433: f32 = select(v425, v426, v423);
                    let v434: f32 = select(v431, v432, v423);
                    let v435: f32 = select(v434, v433, v419);
                    x11 = v435;
                  } else {
                    let v439: u32 = v317 >> v437;
                    let v440: u32 = v439 * v436;
                    let v441: u32 = v317 & v438;
                    let v442: u32 = v441 * v436;
                    let v443: u32 = v442 >> v437;
                    let v444: u32 = v440 + v443;
                    let v445: u32 = v442 & v438;
                    let v446: u32 = b3[v444];
                    let v447: u32 = v444 + v418;
                    let v448: u32 = b3[v447];
                    let v449: u32 = v446 >> v445;
                    let v450: u32 = v438 - v445;
                    let v451: u32 = v448 << v418;
                    let v452: u32 = v451 << v450;
                    let v453: u32 = v449 | v452;
                    let v454: u32 = v418 << v436;
                    let v455: u32 = v454 - v418;
                    let v457: u32 = v317 >> v456;
                    let v459: bool = v411 == v416;
                    let v460: bool = v411 == v458;
                    let v461: u32 = v457 >> v418;
                    let v462: u32 = select(v461, v457, v459);
                    let v464: u32 = v463 + v462;
                    let v465: u32 = b3[v464];
                    let v466: f32 = bitcast<f32>(v465);
                    let v467: u32 = v457 & v418;
                    let v468: bool = v467 == v418;
                    let v469: vec2<f32> = unpack2x16float(v465);
                    let v470: f32 = v469.x;
                    let v471: f32 = v469.y;
                    let v472: u32 = v465 << v427;
                    let v473: u32 = v465 & v428;
                    let v474: f32 = bitcast<f32>(v472);
                    let v475: f32 = bitcast<f32>(v473);
                    let v476: f32 = select(v470, v471, v468);
                    let v477: f32 = select(v474, v475, v468);
                    let v478: f32 = select(v477, v476, v460);
                    let v479: f32 = select(v478, v466, v459);
                    let v480: bool = v411 == v416;
                    let v481: bool = v411 == v458;
                    let v482: u32 = v457 >> v418;
                    let v483: u32 = select(v482, v457, v480);
                    let v485: u32 = v484 + v483;
                    let v486: u32 = b3[v485];
                    let v487: f32 = bitcast<f32>(v486);
                    let v488: u32 = v457 & v418;
                    let v489: bool = v488 == v418;
                    let v490: vec2<f32> = unpack2x16float(v486);
                    let v491: f32 = v490.x;
                    let v492: f32 = v490.y;
                    let v493: u32 = v486 << v427;
                    let v494: u32 = v486 & v428;
                    let v495: f32 = bitcast<f32>(v493);
                    let v496: f32 = bitcast<f32>(v494);
                    let v497: f32 = select(v491, v492, v489);
                    let v498: f32 = select(v495, v496, v489);
                    let v499: f32 = select(v498, v497, v481);
                    let v500: f32 = select(v499, v487, v480);
                    let v501: u32 = v453 & v455;
                    let v502: f32 = f32(v501);
                    let v503: f32 = fma(v479, v502, v500);
                    x11 = v503;
                  }
                }
                let v504: f32 = x11;
                let v319: u32 = min(v88, v310);
                let v320: u32 = v319 * v3;
                let v321: u32 = v41 + v320;
                let v322: u32 = v321 + v316;
                let v323: f32 = m1[v322];
                let v324: f32 = x7;
                let v325: f32 = fma(v323, v504, v324);
                x7 = v325;
                let v326: u32 = min(v89, v310);
                let v327: u32 = v326 * v3;
                let v328: u32 = v41 + v327;
                let v329: u32 = v328 + v316;
                let v330: f32 = m1[v329];
                let v331: f32 = x8;
                let v332: f32 = fma(v330, v504, v331);
                x8 = v332;
                let v333: u32 = min(v168, v310);
                let v334: u32 = v333 * v3;
                let v335: u32 = v41 + v334;
                let v336: u32 = v335 + v316;
                let v337: f32 = m1[v336];
                let v338: f32 = x9;
                let v339: f32 = fma(v337, v504, v338);
                x9 = v339;
                let v340: u32 = min(v174, v310);
                let v341: u32 = v340 * v3;
                let v342: u32 = v41 + v341;
                let v343: u32 = v342 + v316;
                let v344: f32 = m1[v343];
                let v345: f32 = x10;
                let v346: f32 = fma(v344, v504, v345);
                x10 = v346;
              }
              let v347: f32 = m3[v312];
              let v348: f32 = x7;
              let v349: f32 = v347 + v348;
              m3[v312] = v349;
              let v350: u32 = v312 + v90;
              let v351: f32 = m3[v350];
              let v352: f32 = x8;
              let v353: f32 = v351 + v352;
              m3[v350] = v353;
              let v354: u32 = v312 + v285;
              let v355: f32 = m3[v354];
              let v356: f32 = x9;
              let v357: f32 = v355 + v356;
              m3[v354] = v357;
              let v358: u32 = v312 + v290;
              let v359: f32 = m3[v358];
              let v360: f32 = x10;
              let v361: f32 = v359 + v360;
              m3[v358] = v361;
            }
          }
          workgroupBarrier();
        }
        for (var v362: u32 = v92; v362 < v90; v362 += v93) {
          for (var v363: u32 = v88; v363 < v91; v363 += v89) {
            let v364: u32 = v363 * v90;
            let v365: u32 = v362 + v364;
            let v366: f32 = m3[v365];
            let v367: u32 = v363 * v3;
            let v368: u32 = v41 + v367;
            let v369: u32 = v368 + v362;
            m0[v369] = v366;
          }
        }
        workgroupBarrier();
        let v370: bool = v99 == v100;
        if (v370) {
          for (var v371: u32 = v88; v371 < v138; v371 += v89) {
            let v372: u32 = v89 << v371;
            let v373: u32 = v372 - v89;
            let v374: u32 = v371 + v89;
            for (var v375: u32 = v92; v375 < v137; v375 += v93) {
              let v376: u32 = v375 >> v371;
              let v377: u32 = v376 << v374;
              let v378: u32 = v375 & v373;
              let v379: u32 = v377 + v378;
              for (var v380: u32 = v88; v380 < v91; v380 += v89) {
                let v381: u32 = v380 * v3;
                let v382: u32 = v41 + v381;
                let v383: u32 = v382 + v379;
                let v384: u32 = v383 + v372;
                let v385: f32 = m0[v383];
                let v386: f32 = m0[v384];
                let v387: f32 = v385 + v386;
                let v388: f32 = v385 - v386;
                m0[v383] = v387;
                m0[v384] = v388;
              }
            }
            workgroupBarrier();
          }
          let v389: u32 = x0;
          let v390: u32 = x1;
          let v392: u32 = v390 + v391;
          for (var v393: u32 = v92; v393 < v90; v393 += v93) {
            for (var v394: u32 = v88; v394 < v91; v394 += v89) {
              let v395: u32 = v394 * v3;
              let v396: u32 = v41 + v395;
              let v397: u32 = v396 + v393;
              let v398: f32 = m0[v397];
              let v399: u32 = v389 + v393;
              let v400: u32 = v399 >> v89;
              let v401: u32 = v392 + v400;
              let v402: u32 = b3[v401];
              let v403: u32 = v399 & v89;
              let v404: bool = v403 == v89;
              let v405: vec2<f32> = unpack2x16float(v402);
              let v406: f32 = v405.x;
              let v407: f32 = v405.y;
              let v408: f32 = select(v406, v407, v404);
              let v409: f32 = v398 * v132;
              let v410: f32 = v409 * v408;
              m0[v397] = v410;
            }
          }
          workgroupBarrier();
        }
        for (var v61: u32 = v51; v61 < v60; v61 += v52) {
          let v62: u32 = v61 / v3;
          let v63: u32 = v61 % v3;
          let v64: bool = v62 < v36;
          let v65: bool = v63 < v33;
          let v66: bool = v64 & v65;
          if (v66) {
            let v67: u32 = v34 + v62;
            let v68: i32 = b2[v67];
            let v69: u32 = u32(v68);
            let v70: u32 = v69 / v59;
            let v71: u32 = v69 % v59;
            let v72: u32 = v31 + v63;
            let v73: u32 = v62 * v3;
            let v74: u32 = v31 - v73;
            let v75: u32 = v70 - v70;
            let v76: u32 = v71 - v71;
            let v77: u32 = v72 - v74;
            let v78: f32 = m0[v77];
            let v79: u32 = v70 * v59;
            let v80: u32 = v79 + v71;
            let v81: f32 = b4[v80];
            let v82: f32 = v78 * v81;
            let v84: u32 = v70 * v83;
            let v85: u32 = v71 * v1;
            let v86: u32 = v84 + v85;
            let v87: u32 = v86 + v72;
            b5[v87] = v82;
          }
        }
        workgroupBarrier();
      }
    }
  }
}
