@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 5>;
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
  let v416: u32 = params[2].w;
  let v417: u32 = 0u;
  let v421: u32 = 3u;
  let v423: u32 = 1u;
  let v432: u32 = 16u;
  let v433: u32 = 4294901760u;
  let v441: u32 = params[3].x;
  let v442: u32 = 5u;
  let v443: u32 = 31u;
  let v461: u32 = params[3].y;
  let v463: u32 = 4u;
  let v468: u32 = params[3].z;
  let v489: u32 = params[3].w;
  let v406: u32 = lane;
  let v407: u32 = 0u;
  let v408: u32 = 1u;
  let v409: u32 = 32u;
  let v83: u32 = 0u;
  let v84: u32 = 1u;
  let v85: u32 = 128u;
  let v86: u32 = 4u;
  let v87: u32 = lane;
  let v88: u32 = 32u;
  let v93: f32 = 0.0f;
  let v94: u32 = params[0].w;
  let v95: u32 = 6u;
  let v100: u32 = params[1].x;
  let v101: u32 = params[1].y;
  let v105: u32 = params[1].z;
  let v127: f32 = 0.088388346f;
  let v132: u32 = 64u;
  let v133: u32 = 7u;
  let v151: u32 = 16u;
  let v161: u32 = params[1].w;
  let v162: u32 = params[2].x;
  let v163: u32 = 2u;
  let v169: u32 = 3u;
  let v170: u32 = 5u;
  let v191: u32 = 31u;
  let v211: u32 = 65535u;
  let v213: u32 = params[2].y;
  let v216: u32 = 89226354u;
  let v217: u32 = 3417055213u;
  let v218: u32 = 2212286765u;
  let v221: u32 = 64248484u;
  let v225: u32 = 2415890431u;
  let v226: u32 = 996162400u;
  let v230: u32 = 32768u;
  let v231: u32 = 32767u;
  let v232: u32 = 13u;
  let v233: u32 = 939524096u;
  let v249: u32 = 16711935u;
  let v250: u32 = 8u;
  let v251: u32 = 2047u;
  let v260: f32 = 0.006767273f;
  let v261: f32 = -3.453125f;
  let v267: u32 = 4095u;
  let v268: u32 = 4294959104u;
  let v280: u32 = 256u;
  let v285: u32 = 384u;
  let v386: u32 = params[2].z;
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
    m5[v406] = v21;
    workgroupBarrier();
    let v410: f32 = m5[v407];
    x12 = v410;
    for (var v411: u32 = v408; v411 < v409; v411 += v408) {
      let v412: f32 = m5[v411];
      let v413: f32 = x12;
      let v414: f32 = v413 + v412;
      x12 = v414;
    }
    workgroupBarrier();
    let v415: f32 = x12;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v415;
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
      let v96: bool = v94 == v95;
      if (v96) {
        let v97: u32 = v66 / v6;
        let v98: u32 = v97 * v6;
        let v99: u32 = v66 - v98;
        let v102: u32 = v97 / v100;
        let v103: u32 = v97 % v100;
        let v104: u32 = v102 * v101;
        x1 = v103;
        x2 = v104;
        let v106: u32 = v104 + v105;
        for (var v107: u32 = v87; v107 < v85; v107 += v88) {
          for (var v108: u32 = v83; v108 < v86; v108 += v84) {
            x3 = v93;
            let v109: bool = v108 < v5;
            let v110: bool = v107 < v46;
            let v111: bool = v109 & v110;
            if (v111) {
              let v112: u32 = v108 * v26;
              let v113: u32 = v7 + v112;
              let v114: u32 = v113 + v107;
              let v115: f32 = m0[v114];
              let v116: u32 = v99 + v107;
              let v117: u32 = v116 >> v84;
              let v118: u32 = v106 + v117;
              let v119: u32 = b1[v118];
              let v120: u32 = v116 & v84;
              let v121: bool = v120 == v84;
              let v122: vec2<f32> = unpack2x16float(v119);
              let v123: f32 = v122.x;
              let v124: f32 = v122.y;
              let v125: f32 = select(v123, v124, v121);
              let v126: f32 = v115 * v125;
              let v128: f32 = v126 * v127;
              x3 = v128;
            }
            let v129: f32 = x3;
            let v130: u32 = v108 * v85;
            let v131: u32 = v107 + v130;
            m3[v131] = v129;
          }
        }
        workgroupBarrier();
        for (var v134: u32 = v83; v134 < v133; v134 += v84) {
          let v135: u32 = v84 << v134;
          let v136: u32 = v135 - v84;
          let v137: u32 = v134 + v84;
          for (var v138: u32 = v87; v138 < v132; v138 += v88) {
            let v139: u32 = v138 >> v134;
            let v140: u32 = v139 << v137;
            let v141: u32 = v138 & v136;
            let v142: u32 = v140 + v141;
            for (var v143: u32 = v83; v143 < v86; v143 += v84) {
              let v144: u32 = v143 * v85;
              let v145: u32 = v144 + v142;
              let v146: u32 = v145 + v135;
              let v147: f32 = m3[v145];
              let v148: f32 = m3[v146];
              let v149: f32 = v147 + v148;
              let v150: f32 = v147 - v148;
              m3[v145] = v149;
              m3[v146] = v150;
            }
          }
          workgroupBarrier();
        }
        let v152: u32 = v99 / v151;
        for (var v153: u32 = v87; v153 < v85; v153 += v88) {
          x4 = v93;
          x5 = v93;
          x6 = v93;
          x7 = v93;
          let v154: u32 = v103 + v153;
          let v155: u32 = v154 / v151;
          let v156: u32 = v154 % v151;
          for (var v157: u32 = v83; v157 < v85; v157 += v84) {
            let v158: u32 = v157 / v151;
            let v159: u32 = v152 + v158;
            let v160: u32 = v157 % v151;
            let v164: u32 = v161 * v86;
            let v165: u32 = v159 * v162;
            let v166: u32 = v165 + v155;
            let v167: u32 = v166 * v164;
            let v168: u32 = v104 + v167;
            let v171: u32 = v156 & v133;
            let v172: u32 = v171 << v170;
            let v173: u32 = v156 >> v169;
            let v174: u32 = v173 << v163;
            let v175: u32 = v160 & v133;
            let v176: u32 = v175 >> v84;
            let v177: u32 = v176 << v169;
            let v178: u32 = v160 >> v169;
            let v179: u32 = v178 << v84;
            let v180: u32 = v160 & v84;
            let v181: u32 = v172 + v174;
            let v182: u32 = v181 + v177;
            let v183: u32 = v182 + v179;
            let v184: u32 = v183 + v180;
            let v185: u32 = v184 + v84;
            let v186: u32 = v185 * v161;
            let v187: u32 = v186 >> v84;
            let v188: u32 = v164 << v170;
            let v189: u32 = v187 + v188;
            let v190: u32 = v189 - v84;
            let v192: u32 = v190 >> v170;
            let v193: u32 = v189 - v151;
            let v194: u32 = v193 >> v170;
            let v195: bool = v192 < v164;
            let v196: u32 = v192 - v164;
            let v197: u32 = select(v196, v192, v195);
            let v198: u32 = v168 + v197;
            let v199: u32 = b1[v198];
            let v200: bool = v194 < v164;
            let v201: u32 = v194 - v164;
            let v202: u32 = select(v201, v194, v200);
            let v203: u32 = v168 + v202;
            let v204: u32 = b1[v203];
            let v205: u32 = v190 & v191;
            let v206: u32 = v191 - v205;
            let v207: u32 = v199 >> v206;
            let v208: u32 = v204 << v84;
            let v209: u32 = v208 << v205;
            let v210: u32 = v207 | v209;
            let v212: u32 = v210 & v211;
            let v214: bool = v213 == v83;
            let v215: bool = v213 == v163;
            let v219: u32 = select(v217, v218, v215);
            let v220: u32 = select(v219, v216, v214);
            let v222: u32 = select(v83, v221, v214);
            let v223: u32 = v212 * v220;
            let v224: u32 = v223 + v222;
            let v227: u32 = v224 & v225;
            let v228: u32 = v227 ^ v226;
            let v229: u32 = v228 >> v151;
            let v234: u32 = v228 & v230;
            let v235: u32 = v234 << v151;
            let v236: u32 = v228 & v231;
            let v237: u32 = v236 << v232;
            let v238: u32 = v237 + v233;
            let v239: u32 = v235 | v238;
            let v240: f32 = bitcast<f32>(v239);
            let v241: u32 = v229 & v230;
            let v242: u32 = v241 << v151;
            let v243: u32 = v229 & v231;
            let v244: u32 = v243 << v232;
            let v245: u32 = v244 + v233;
            let v246: u32 = v242 | v245;
            let v247: f32 = bitcast<f32>(v246);
            let v248: f32 = v240 + v247;
            let v252: u32 = v224 & v249;
            let v253: u32 = v224 >> v250;
            let v254: u32 = v253 & v249;
            let v255: u32 = v252 + v254;
            let v256: u32 = v255 >> v151;
            let v257: u32 = v255 + v256;
            let v258: u32 = v257 & v251;
            let v259: f32 = f32(v258);
            let v262: f32 = fma(v259, v260, v261);
            let v263: f32 = select(v248, v262, v215);
            let v264: u32 = bitcast<u32>(v263);
            let v265: u32 = v264 >> v232;
            let v266: u32 = v265 & v84;
            let v269: u32 = v264 + v267;
            let v270: u32 = v269 + v266;
            let v271: u32 = v270 & v268;
            let v272: f32 = bitcast<f32>(v271);
            let v273: f32 = m3[v157];
            let v274: f32 = x4;
            let v275: f32 = fma(v273, v272, v274);
            x4 = v275;
            let v276: u32 = v157 + v85;
            let v277: f32 = m3[v276];
            let v278: f32 = x5;
            let v279: f32 = fma(v277, v272, v278);
            x5 = v279;
            let v281: u32 = v157 + v280;
            let v282: f32 = m3[v281];
            let v283: f32 = x6;
            let v284: f32 = fma(v282, v272, v283);
            x6 = v284;
            let v286: u32 = v157 + v285;
            let v287: f32 = m3[v286];
            let v288: f32 = x7;
            let v289: f32 = fma(v287, v272, v288);
            x7 = v289;
          }
          let v290: f32 = m4[v153];
          let v291: f32 = x4;
          let v292: f32 = v290 + v291;
          m4[v153] = v292;
          let v293: u32 = v153 + v85;
          let v294: f32 = m4[v293];
          let v295: f32 = x5;
          let v296: f32 = v294 + v295;
          m4[v293] = v296;
          let v297: u32 = v153 + v280;
          let v298: f32 = m4[v297];
          let v299: f32 = x6;
          let v300: f32 = v298 + v299;
          m4[v297] = v300;
          let v301: u32 = v153 + v285;
          let v302: f32 = m4[v301];
          let v303: f32 = x7;
          let v304: f32 = v302 + v303;
          m4[v301] = v304;
        }
        workgroupBarrier();
      } else {
        let v305: u32 = v5 - v84;
        let v306: u32 = v42 - v84;
        for (var v307: u32 = v87; v307 < v85; v307 += v88) {
          x8 = v93;
          x9 = v93;
          x10 = v93;
          x11 = v93;
          let v308: u32 = min(v307, v306);
          let v309: u32 = v308 * v6;
          let v310: u32 = v66 + v309;
          for (var v311: u32 = v83; v311 < v46; v311 += v84) {
            let v312: u32 = v310 + v311;
            let v418: bool = v416 == v417;
            if (v418) {
              let v419: u32 = b1[v312];
              let v420: f32 = bitcast<f32>(v419);
              x13 = v420;
            } else {
              let v422: bool = v416 < v421;
              if (v422) {
                let v424: bool = v416 == v423;
                let v425: u32 = v312 >> v423;
                let v426: u32 = b1[v425];
                let v427: u32 = v312 & v423;
                let v428: bool = v427 == v423;
                let v429: vec2<f32> = unpack2x16float(v426);
                let v430: f32 = v429.x;
                let v431: f32 = v429.y;
                let v434: u32 = v426 << v432;
                let v435: u32 = v426 & v433;
                let v436: f32 = bitcast<f32>(v434);
                let v437: f32 = bitcast<f32>(v435);
                let v438: f32 = select(v430, v431, v428);
                let v439: f32 = select(v436, v437, v428);
                let v440: f32 = select(v439, v438, v424);
                x13 = v440;
              } else {
                let v444: u32 = v312 >> v442;
                let v445: u32 = v444 * v441;
                let v446: u32 = v312 & v443;
                let v447: u32 = v446 * v441;
                let v448: u32 = v447 >> v442;
                let v449: u32 = v445 + v448;
                let v450: u32 = v447 & v443;
                let v451: u32 = b1[v449];
                let v452: u32 = v449 + v423;
                let v453: u32 = b1[v452];
                let v454: u32 = v451 >> v450;
                let v455: u32 = v443 - v450;
                let v456: u32 = v453 << v423;
                let v457: u32 = v456 << v455;
                let v458: u32 = v454 | v457;
                let v459: u32 = v423 << v441;
                let v460: u32 = v459 - v423;
                let v462: u32 = v312 >> v461;
                let v464: bool = v416 == v421;
                let v465: bool = v416 == v463;
                let v466: u32 = v462 >> v423;
                let v467: u32 = select(v466, v462, v464);
                let v469: u32 = v468 + v467;
                let v470: u32 = b1[v469];
                let v471: f32 = bitcast<f32>(v470);
                let v472: u32 = v462 & v423;
                let v473: bool = v472 == v423;
                let v474: vec2<f32> = unpack2x16float(v470);
                let v475: f32 = v474.x;
                let v476: f32 = v474.y;
                let v477: u32 = v470 << v432;
                let v478: u32 = v470 & v433;
                let v479: f32 = bitcast<f32>(v477);
                let v480: f32 = bitcast<f32>(v478);
                let v481: f32 = select(v475, v476, v473);
                let v482: f32 = select(v479, v480, v473);
                let v483: f32 = select(v482, v481, v465);
                let v484: f32 = select(v483, v471, v464);
                let v485: bool = v416 == v421;
                let v486: bool = v416 == v463;
                let v487: u32 = v462 >> v423;
                let v488: u32 = select(v487, v462, v485);
                let v490: u32 = v489 + v488;
                let v491: u32 = b1[v490];
                let v492: f32 = bitcast<f32>(v491);
                let v493: u32 = v462 & v423;
                let v494: bool = v493 == v423;
                let v495: vec2<f32> = unpack2x16float(v491);
                let v496: f32 = v495.x;
                let v497: f32 = v495.y;
                let v498: u32 = v491 << v432;
                let v499: u32 = v491 & v433;
                let v500: f32 = bitcast<f32>(v498);
                let v501: f32 = bitcast<f32>(v499);
                let v502: f32 = select(v496, v497, v494);
                let v503: f32 = select(v500, v501, v494);
                let v504: f32 = select(v503, v502, v486);
                let v505: f32 = select(v504, v492, v485);
                let v506: u32 = v458 & v460;
                let v507: f32 = f32(v506);
                let v508: f32 = fma(v484, v507, v505);
                x13 = v508;
              }
            }
            let v509: f32 = x13;
            let v314: u32 = min(v83, v305);
            let v315: u32 = v314 * v26;
            let v316: u32 = v7 + v315;
            let v317: u32 = v316 + v311;
            let v318: f32 = m0[v317];
            let v319: f32 = x8;
            let v320: f32 = fma(v318, v509, v319);
            x8 = v320;
            let v321: u32 = min(v84, v305);
            let v322: u32 = v321 * v26;
            let v323: u32 = v7 + v322;
            let v324: u32 = v323 + v311;
            let v325: f32 = m0[v324];
            let v326: f32 = x9;
            let v327: f32 = fma(v325, v509, v326);
            x9 = v327;
            let v328: u32 = min(v163, v305);
            let v329: u32 = v328 * v26;
            let v330: u32 = v7 + v329;
            let v331: u32 = v330 + v311;
            let v332: f32 = m0[v331];
            let v333: f32 = x10;
            let v334: f32 = fma(v332, v509, v333);
            x10 = v334;
            let v335: u32 = min(v169, v305);
            let v336: u32 = v335 * v26;
            let v337: u32 = v7 + v336;
            let v338: u32 = v337 + v311;
            let v339: f32 = m0[v338];
            let v340: f32 = x11;
            let v341: f32 = fma(v339, v509, v340);
            x11 = v341;
          }
          let v342: f32 = m4[v307];
          let v343: f32 = x8;
          let v344: f32 = v342 + v343;
          m4[v307] = v344;
          let v345: u32 = v307 + v85;
          let v346: f32 = m4[v345];
          let v347: f32 = x9;
          let v348: f32 = v346 + v347;
          m4[v345] = v348;
          let v349: u32 = v307 + v280;
          let v350: f32 = m4[v349];
          let v351: f32 = x10;
          let v352: f32 = v350 + v351;
          m4[v349] = v352;
          let v353: u32 = v307 + v285;
          let v354: f32 = m4[v353];
          let v355: f32 = x11;
          let v356: f32 = v354 + v355;
          m4[v353] = v356;
        }
      }
      workgroupBarrier();
    }
    for (var v357: u32 = v87; v357 < v85; v357 += v88) {
      for (var v358: u32 = v83; v358 < v86; v358 += v84) {
        let v359: u32 = v358 * v85;
        let v360: u32 = v357 + v359;
        let v361: f32 = m4[v360];
        let v362: u32 = v358 * v26;
        let v363: u32 = v7 + v362;
        let v364: u32 = v363 + v357;
        m2[v364] = v361;
      }
    }
    workgroupBarrier();
    let v365: bool = v94 == v95;
    if (v365) {
      for (var v366: u32 = v83; v366 < v133; v366 += v84) {
        let v367: u32 = v84 << v366;
        let v368: u32 = v367 - v84;
        let v369: u32 = v366 + v84;
        for (var v370: u32 = v87; v370 < v132; v370 += v88) {
          let v371: u32 = v370 >> v366;
          let v372: u32 = v371 << v369;
          let v373: u32 = v370 & v368;
          let v374: u32 = v372 + v373;
          for (var v375: u32 = v83; v375 < v86; v375 += v84) {
            let v376: u32 = v375 * v26;
            let v377: u32 = v7 + v376;
            let v378: u32 = v377 + v374;
            let v379: u32 = v378 + v367;
            let v380: f32 = m2[v378];
            let v381: f32 = m2[v379];
            let v382: f32 = v380 + v381;
            let v383: f32 = v380 - v381;
            m2[v378] = v382;
            m2[v379] = v383;
          }
        }
        workgroupBarrier();
      }
      let v384: u32 = x1;
      let v385: u32 = x2;
      let v387: u32 = v385 + v386;
      for (var v388: u32 = v87; v388 < v85; v388 += v88) {
        for (var v389: u32 = v83; v389 < v86; v389 += v84) {
          let v390: u32 = v389 * v26;
          let v391: u32 = v7 + v390;
          let v392: u32 = v391 + v388;
          let v393: f32 = m2[v392];
          let v394: u32 = v384 + v388;
          let v395: u32 = v394 >> v84;
          let v396: u32 = v387 + v395;
          let v397: u32 = b1[v396];
          let v398: u32 = v394 & v84;
          let v399: bool = v398 == v84;
          let v400: vec2<f32> = unpack2x16float(v397);
          let v401: f32 = v400.x;
          let v402: f32 = v400.y;
          let v403: f32 = select(v401, v402, v399);
          let v404: f32 = v393 * v127;
          let v405: f32 = v404 * v403;
          m2[v392] = v405;
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
