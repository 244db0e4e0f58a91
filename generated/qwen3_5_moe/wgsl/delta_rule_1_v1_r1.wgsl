@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 3>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v1_r1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
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
  let v160: u32 = params[0].w;
  let v161: u32 = 0u;
  let v165: u32 = 3u;
  let v167: u32 = 1u;
  let v176: u32 = 16u;
  let v177: u32 = 4294901760u;
  let v185: u32 = params[1].x;
  let v186: u32 = 5u;
  let v187: u32 = 31u;
  let v205: u32 = params[1].y;
  let v207: u32 = 4u;
  let v212: u32 = params[1].z;
  let v233: u32 = params[1].w;
  let v150: u32 = lane;
  let v151: u32 = 0u;
  let v152: u32 = 1u;
  let v153: u32 = 32u;
  let v81: f32 = 0.0f;
  let v82: u32 = 1u;
  let v84: u32 = 0u;
  let v95: u32 = 2u;
  let v99: u32 = 3u;
  let v103: u32 = lane;
  let v104: u32 = 32u;
  let v124: u32 = 5u;
  let v133: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v9: f32 = 0.0f;
  let v10: u32 = lane;
  let v11: u32 = 32u;
  let v22: u32 = params[0].z;
  let v23: u32 = 3u;
  let v24: u32 = 4u;
  let v29: u32 = group.x;
  let v30: u32 = groups.x;
  let v42: u32 = 512u;
  let v57: f32 = bitcast<f32>(params[2].x);
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  for (var v7: u32 = v6; v7 < v4; v7 += v1) {
    let v8: u32 = v0 + v7;
    x0 = v9;
    for (var v12: u32 = v10; v12 < v5; v12 += v11) {
      let v13: u32 = v8 * v5;
      let v14: u32 = v13 + v12;
      let v15: f32 = b0[v14];
      let v16: f32 = v15 * v15;
      let v17: f32 = x0;
      let v18: f32 = v17 + v16;
      x0 = v18;
    }
    let v19: f32 = x0;
    m4[v150] = v19;
    workgroupBarrier();
    let v154: f32 = m4[v151];
    x6 = v154;
    for (var v155: u32 = v152; v155 < v153; v155 += v152) {
      let v156: f32 = m4[v155];
      let v157: f32 = x6;
      let v158: f32 = v157 + v156;
      x6 = v158;
    }
    workgroupBarrier();
    let v159: f32 = x6;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v159;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v27: u32 = v22 + v23;
  let v28: u32 = v27 / v24;
  let v31: u32 = v26 + v30;
  let v32: u32 = v31 - v1;
  let v33: u32 = v32 / v30;
  let v34: u32 = v29 * v33;
  let v35: u32 = v34 + v33;
  let v36: u32 = min(v35, v26);
  for (var v37: u32 = v34; v37 < v36; v37 += v1) {
    let v38: u32 = v37 * v24;
    let v39: u32 = v22 - v38;
    let v40: u32 = min(v24, v39);
    let v41: u32 = v38 * v5;
    x1 = v81;
    x2 = v81;
    x3 = v81;
    x4 = v81;
    for (var v43: u32 = v6; v43 < v5; v43 += v42) {
      let v44: u32 = v5 - v43;
      let v45: u32 = min(v42, v44);
      for (var v46: u32 = v6; v46 < v4; v46 += v1) {
        let v47: u32 = v0 + v46;
        for (var v48: u32 = v10; v48 < v45; v48 += v11) {
          let v49: u32 = v43 + v48;
          let v50: u32 = v47 * v5;
          let v51: u32 = v50 + v49;
          let v52: f32 = b0[v51];
          let v53: u32 = v47 - v0;
          let v54: f32 = m1[v53];
          let v55: f32 = f32(v5);
          let v56: f32 = v54 / v55;
          let v58: f32 = v56 + v57;
          let v59: f32 = inverseSqrt(v58);
          let v60: f32 = v52 * v59;
          let v61: f32 = b2[v49];
          let v62: f32 = v60 * v61;
          let v63: u32 = v46 * v42;
          let v64: u32 = v48 + v63;
          m0[v64] = v62;
        }
      }
      workgroupBarrier();
      let v65: u32 = v41 + v43;
      let v83: u32 = v4 - v82;
      let v85: u32 = min(v84, v83);
      let v86: u32 = v85 * v42;
      let v87: u32 = v6 + v86;
      let v88: u32 = v40 - v82;
      let v89: u32 = min(v84, v88);
      let v90: u32 = v89 * v5;
      let v91: u32 = v65 + v90;
      let v92: u32 = min(v82, v88);
      let v93: u32 = v92 * v5;
      let v94: u32 = v65 + v93;
      let v96: u32 = min(v95, v88);
      let v97: u32 = v96 * v5;
      let v98: u32 = v65 + v97;
      let v100: u32 = min(v99, v88);
      let v101: u32 = v100 * v5;
      let v102: u32 = v65 + v101;
      for (var v105: u32 = v103; v105 < v45; v105 += v104) {
        let v106: u32 = v87 + v105;
        let v107: f32 = m0[v106];
        let v108: u32 = v91 + v105;
        let v162: bool = v160 == v161;
        if (v162) {
          let v163: u32 = b1[v108];
          let v164: f32 = bitcast<f32>(v163);
          x7 = v164;
        } else {
          let v166: bool = v160 < v165;
          if (v166) {
            let v168: bool = v160 == v167;
            let v169: u32 = v108 >> v167;
            let v170: u32 = b1[v169];
            let v171: u32 = v108 & v167;
            let v172: bool = v171 == v167;
            let v173: vec2<f32> = unpack2x16float(v170);
            let v174: f32 = v173.x;
            let v175: f32 = v173.y;
            let v178: u32 = v170 << v176;
            let v179: u32 = v170 & v177;
            let v180: f32 = bitcast<f32>(v178);
            let v181: f32 = bitcast<f32>(v179);
            let v182: f32 = select(v174, v175, v172);
            let v183: f32 = select(v180, v181, v172);
            let v184: f32 = select(v183, v182, v168);
            x7 = v184;
          } else {
            let v188: u32 = v108 >> v186;
            let v189: u32 = v188 * v185;
            let v190: u32 = v108 & v187;
            let v191: u32 = v190 * v185;
            let v192: u32 = v191 >> v186;
            let v193: u32 = v189 + v192;
            let v194: u32 = v191 & v187;
            let v195: u32 = b1[v193];
            let v196: u32 = v193 + v167;
            let v197: u32 = b1[v196];
            let v198: u32 = v195 >> v194;
            let v199: u32 = v187 - v194;
            let v200: u32 = v197 << v167;
            let v201: u32 = v200 << v199;
            let v202: u32 = v198 | v201;
            let v203: u32 = v167 << v185;
            let v204: u32 = v203 - v167;
            let v206: u32 = v108 >> v205;
            let v208: bool = v160 == v165;
            let v209: bool = v160 == v207;
            let v210: u32 = v206 >> v167;
            let v211: u32 = select(v210, v206, v208);
            let v213: u32 = v212 + v211;
            let v214: u32 = b1[v213];
            let v215: f32 = bitcast<f32>(v214);
            let v216: u32 = v206 & v167;
            let v217: bool = v216 == v167;
            let v218: vec2<f32> = unpack2x16float(v214);
            let v219: f32 = v218.x;
            let v220: f32 = v218.y;
            let v221: u32 = v214 << v176;
            let v222: u32 = v214 & v177;
            let v223: f32 = bitcast<f32>(v221);
            let v224: f32 = bitcast<f32>(v222);
            let v225: f32 = select(v219, v220, v217);
            let v226: f32 = select(v223, v224, v217);
            let v227: f32 = select(v226, v225, v209);
            let v228: f32 = select(v227, v215, v208);
            let v229: bool = v160 == v165;
            let v230: bool = v160 == v207;
            let v231: u32 = v206 >> v167;
            let v232: u32 = select(v231, v206, v229);
            let v234: u32 = v233 + v232;
            let v235: u32 = b1[v234];
            let v236: f32 = bitcast<f32>(v235);
            let v237: u32 = v206 & v167;
            let v238: bool = v237 == v167;
            let v239: vec2<f32> = unpack2x16float(v235);
            let v240: f32 = v239.x;
            let v241: f32 = v239.y;
            let v242: u32 = v235 << v176;
            let v243: u32 = v235 & v177;
            let v244: f32 = bitcast<f32>(v242);
            let v245: f32 = bitcast<f32>(v243);
            let v246: f32 = select(v240, v241, v238);
            let v247: f32 = select(v244, v245, v238);
            let v248: f32 = select(v247, v246, v230);
            let v249: f32 = select(v248, v236, v229);
            let v250: u32 = v202 & v204;
            let v251: f32 = f32(v250);
            let v252: f32 = fma(v228, v251, v249);
            x7 = v252;
          }
        }
        let v253: f32 = x7;
        let v110: f32 = x1;
        let v111: f32 = fma(v107, v253, v110);
        x1 = v111;
        let v112: u32 = v94 + v105;
        let v254: bool = v160 == v161;
        if (v254) {
          let v255: u32 = b1[v112];
          let v256: f32 = bitcast<f32>(v255);
          x8 = v256;
        } else {
          let v257: bool = v160 < v165;
          if (v257) {
            let v258: bool = v160 == v167;
            let v259: u32 = v112 >> v167;
            let v260: u32 = b1[v259];
            let v261: u32 = v112 & v167;
            let v262: bool = v261 == v167;
            let v263: vec2<f32> = unpack2x16float(v260);
            let v264: f32 = v263.x;
            let v265: f32 = v263.y;
            let v266: u32 = v260 << v176;
            let v267: u32 = v260 & v177;
            let v268: f32 = bitcast<f32>(v266);
            let v269: f32 = bitcast<f32>(v267);
            let v270: f32 = select(v264, v265, v262);
            let v271: f32 = select(v268, v269, v262);
            let v272: f32 = select(v271, v270, v258);
            x8 = v272;
          } else {
            let v273: u32 = v112 >> v186;
            let v274: u32 = v273 * v185;
            let v275: u32 = v112 & v187;
            let v276: u32 = v275 * v185;
            let v277: u32 = v276 >> v186;
            let v278: u32 = v274 + v277;
            let v279: u32 = v276 & v187;
            let v280: u32 = b1[v278];
            let v281: u32 = v278 + v167;
            let v282: u32 = b1[v281];
            let v283: u32 = v280 >> v279;
            let v284: u32 = v187 - v279;
            let v285: u32 = v282 << v167;
            let v286: u32 = v285 << v284;
            let v287: u32 = v283 | v286;
            let v288: u32 = v167 << v185;
            let v289: u32 = v288 - v167;
            let v290: u32 = v112 >> v205;
            let v291: bool = v160 == v165;
            let v292: bool = v160 == v207;
            let v293: u32 = v290 >> v167;
            let v294: u32 = select(v293, v290, v291);
            let v295: u32 = v212 + v294;
            let v296: u32 = b1[v295];
            let v297: f32 = bitcast<f32>(v296);
            let v298: u32 = v290 & v167;
            let v299: bool = v298 == v167;
            let v300: vec2<f32> = unpack2x16float(v296);
            let v301: f32 = v300.x;
            let v302: f32 = v300.y;
            let v303: u32 = v296 << v176;
            let v304: u32 = v296 & v177;
            let v305: f32 = bitcast<f32>(v303);
            let v306: f32 = bitcast<f32>(v304);
            let v307: f32 = select(v301, v302, v299);
            let v308: f32 = select(v305, v306, v299);
            let v309: f32 = select(v308, v307, v292);
            let v310: f32 = select(v309, v297, v291);
            let v311: bool = v160 == v165;
            let v312: bool = v160 == v207;
            let v313: u32 = v290 >> v167;
            let v314: u32 = select(v313, v290, v311);
            let v315: u32 = v233 + v314;
            let v316: u32 = b1[v315];
            let v317: f32 = bitcast<f32>(v316);
            let v318: u32 = v290 & v167;
            let v319: bool = v318 == v167;
            let v320: vec2<f32> = unpack2x16float(v316);
            let v321: f32 = v320.x;
            let v322: f32 = v320.y;
            let v323: u32 = v316 << v176;
            let v324: u32 = v316 & v177;
            let v325: f32 = bitcast<f32>(v323);
            let v326: f32 = bitcast<f32>(v324);
            let v327: f32 = select(v321, v322, v319);
            let v328: f32 = select(v325, v326, v319);
            let v329: f32 = select(v328, v327, v312);
            let v330: f32 = select(v329, v317, v311);
            let v331: u32 = v287 & v289;
            let v332: f32 = f32(v331);
            let v333: f32 = fma(v310, v332, v330);
            x8 = v333;
          }
        }
        let v334: f32 = x8;
        let v114: f32 = x2;
        let v115: f32 = fma(v107, v334, v114);
        x2 = v115;
        let v116: u32 = v98 + v105;
        let v335: bool = v160 == v161;
        if (v335) {
          let v336: u32 = b1[v116];
          let v337: f32 = bitcast<f32>(v336);
          x9 = v337;
        } else {
          let v338: bool = v160 < v165;
          if (v338) {
            let v339: bool = v160 == v167;
            let v340: u32 = v116 >> v167;
            let v341: u32 = b1[v340];
            let v342: u32 = v116 & v167;
            let v343: bool = v342 == v167;
            let v344: vec2<f32> = unpack2x16float(v341);
            let v345: f32 = v344.x;
            let v346: f32 = v344.y;
            let v347: u32 = v341 << v176;
            let v348: u32 = v341 & v177;
            let v349: f32 = bitcast<f32>(v347);
            let v350: f32 = bitcast<f32>(v348);
            let v351: f32 = select(v345, v346, v343);
            let v352: f32 = select(v349, v350, v343);
            let v353: f32 = select(v352, v351, v339);
            x9 = v353;
          } else {
            let v354: u32 = v116 >> v186;
            let v355: u32 = v354 * v185;
            let v356: u32 = v116 & v187;
            let v357: u32 = v356 * v185;
            let v358: u32 = v357 >> v186;
            let v359: u32 = v355 + v358;
            let v360: u32 = v357 & v187;
            let v361: u32 = b1[v359];
            let v362: u32 = v359 + v167;
            let v363: u32 = b1[v362];
            let v364: u32 = v361 >> v360;
            let v365: u32 = v187 - v360;
            let v366: u32 = v363 << v167;
            let v367: u32 = v366 << v365;
            let v368: u32 = v364 | v367;
            let v369: u32 = v167 << v185;
            let v370: u32 = v369 - v167;
            let v371: u32 = v116 >> v205;
            let v372: bool = v160 == v165;
            let v373: bool = v160 == v207;
            let v374: u32 = v371 >> v167;
            let v375: u32 = select(v374, v371, v372);
            let v376: u32 = v212 + v375;
            let v377: u32 = b1[v376];
            let v378: f32 = bitcast<f32>(v377);
            let v379: u32 = v371 & v167;
            let v380: bool = v379 == v167;
            let v381: vec2<f32> = unpack2x16float(v377);
            let v382: f32 = v381.x;
            let v383: f32 = v381.y;
            let v384: u32 = v377 << v176;
            let v385: u32 = v377 & v177;
            let v386: f32 = bitcast<f32>(v384);
            let v387: f32 = bitcast<f32>(v385);
            let v388: f32 = select(v382, v383, v380);
            let v389: f32 = select(v386, v387, v380);
            let v390: f32 = select(v389, v388, v373);
            let v391: f32 = select(v390, v378, v372);
            let v392: bool = v160 == v165;
            let v393: bool = v160 == v207;
            let v394: u32 = v371 >> v167;
            let v395: u32 = select(v394, v371, v392);
            let v396: u32 = v233 + v395;
            let v397: u32 = b1[v396];
            let v398: f32 = bitcast<f32>(v397);
            let v399: u32 = v371 & v167;
            let v400: bool = v399 == v167;
            let v401: vec2<f32> = unpack2x16float(v397);
            let v402: f32 = v401.x;
            let v403: f32 = v401.y;
            let v404: u32 = v397 << v176;
            let v405: u32 = v397 & v177;
            let v406: f32 = bitcast<f32>(v404);
            let v407: f32 = bitcast<f32>(v405);
            let v408: f32 = select(v402, v403, v400);
            let v409: f32 = select(v406, v407, v400);
            let v410: f32 = select(v409, v408, v393);
            let v411: f32 = select(v410, v398, v392);
            let v412: u32 = v368 & v370;
            let v413: f32 = f32(v412);
            let v414: f32 = fma(v391, v413, v411);
            x9 = v414;
          }
        }
        let v415: f32 = x9;
        let v118: f32 = x3;
        let v119: f32 = fma(v107, v415, v118);
        x3 = v119;
        let v120: u32 = v102 + v105;
        let v416: bool = v160 == v161;
        if (v416) {
          let v417: u32 = b1[v120];
          let v418: f32 = bitcast<f32>(v417);
          x10 = v418;
        } else {
          let v419: bool = v160 < v165;
          if (v419) {
            let v420: bool = v160 == v167;
            let v421: u32 = v120 >> v167;
            let v422: u32 = b1[v421];
            let v423: u32 = v120 & v167;
            let v424: bool = v423 == v167;
            let v425: vec2<f32> = unpack2x16float(v422);
            let v426: f32 = v425.x;
            let v427: f32 = v425.y;
            let v428: u32 = v422 << v176;
            let v429: u32 = v422 & v177;
            let v430: f32 = bitcast<f32>(v428);
            let v431: f32 = bitcast<f32>(v429);
            let v432: f32 = select(v426, v427, v424);
            let v433: f32 = select(v430, v431, v424);
            let v434: f32 = select(v433, v432, v420);
            x10 = v434;
          } else {
            let v435: u32 = v120 >> v186;
            let v436: u32 = v435 * v185;
            let v437: u32 = v120 & v187;
            let v438: u32 = v437 * v185;
            let v439: u32 = v438 >> v186;
            let v440: u32 = v436 + v439;
            let v441: u32 = v438 & v187;
            let v442: u32 = b1[v440];
            let v443: u32 = v440 + v167;
            let v444: u32 = b1[v443];
            let v445: u32 = v442 >> v441;
            let v446: u32 = v187 - v441;
            let v447: u32 = v444 << v167;
            let v448: u32 = v447 << v446;
            let v449: u32 = v445 | v448;
            let v450: u32 = v167 << v185;
            let v451: u32 = v450 - v167;
            let v452: u32 = v120 >> v205;
            let v453: bool = v160 == v165;
            let v454: bool = v160 == v207;
            let v455: u32 = v452 >> v167;
            let v456: u32 = select(v455, v452, v453);
            let v457: u32 = v212 + v456;
            let v458: u32 = b1[v457];
            let v459: f32 = bitcast<f32>(v458);
            let v460: u32 = v452 & v167;
            let v461: bool = v460 == v167;
            let v462: vec2<f32> = unpack2x16float(v458);
            let v463: f32 = v462.x;
            let v464: f32 = v462.y;
            let v465: u32 = v458 << v176;
            let v466: u32 = v458 & v177;
            let v467: f32 = bitcast<f32>(v465);
            let v468: f32 = bitcast<f32>(v466);
            let v469: f32 = select(v463, v464, v461);
            let v470: f32 = select(v467, v468, v461);
            let v471: f32 = select(v470, v469, v454);
            let v472: f32 = select(v471, v459, v453);
            let v473: bool = v160 == v165;
            let v474: bool = v160 == v207;
            let v475: u32 = v452 >> v167;
            let v476: u32 = select(v475, v452, v473);
            let v477: u32 = v233 + v476;
            let v478: u32 = b1[v477];
            let v479: f32 = bitcast<f32>(v478);
            let v480: u32 = v452 & v167;
            let v481: bool = v480 == v167;
            let v482: vec2<f32> = unpack2x16float(v478);
            let v483: f32 = v482.x;
            let v484: f32 = v482.y;
            let v485: u32 = v478 << v176;
            let v486: u32 = v478 & v177;
            let v487: f32 = bitcast<f32>(v485);
            let v488: f32 = bitcast<f32>(v486);
            let v489: f32 = select(v483, v484, v481);
            let v490: f32 = select(v487, v488, v481);
            let v491: f32 = select(v490, v489, v474);
            let v492: f32 = select(v491, v479, v473);
            let v493: u32 = v449 & v451;
            let v494: f32 = f32(v493);
            let v495: f32 = fma(v472, v494, v492);
            x10 = v495;
          }
        }
        let v496: f32 = x10;
        let v122: f32 = x4;
        let v123: f32 = fma(v107, v496, v122);
        x4 = v123;
      }
      workgroupBarrier();
    }
    let v125: u32 = v103 * v124;
    let v126: f32 = x1;
    m3[v125] = v126;
    let v127: u32 = v125 + v82;
    let v128: f32 = x2;
    m3[v127] = v128;
    let v129: u32 = v125 + v95;
    let v130: f32 = x3;
    m3[v129] = v130;
    let v131: u32 = v125 + v99;
    let v132: f32 = x4;
    m3[v131] = v132;
    workgroupBarrier();
    for (var v134: u32 = v103; v134 < v133; v134 += v104) {
      let v135: u32 = v134 / v133;
      let v136: u32 = v134 % v133;
      let v137: bool = v135 < v4;
      let v138: bool = v136 < v40;
      let v139: bool = v137 & v138;
      if (v139) {
        x5 = v81;
        for (var v140: u32 = v84; v140 < v104; v140 += v82) {
          let v141: u32 = v140 * v124;
          let v142: u32 = v134 + v141;
          let v143: f32 = m3[v142];
          let v144: f32 = x5;
          let v145: f32 = v144 + v143;
          x5 = v145;
        }
        let v146: f32 = x5;
        let v147: u32 = v135 * v24;
        let v148: u32 = v6 + v147;
        let v149: u32 = v148 + v136;
        m2[v149] = v146;
      }
    }
    workgroupBarrier();
    for (var v66: u32 = v10; v66 < v24; v66 += v11) {
      let v67: u32 = v66 / v24;
      let v68: u32 = v66 % v24;
      let v69: bool = v67 < v4;
      let v70: bool = v68 < v40;
      let v71: bool = v69 & v70;
      if (v71) {
        let v72: u32 = v0 + v67;
        let v73: u32 = v38 + v68;
        let v74: u32 = v72 - v0;
        let v75: u32 = v74 * v24;
        let v76: u32 = v73 - v38;
        let v77: u32 = v75 + v76;
        let v78: f32 = m2[v77];
        let v79: u32 = v72 * v22;
        let v80: u32 = v79 + v73;
        b3[v80] = v78;
      }
    }
    workgroupBarrier();
  }
}
