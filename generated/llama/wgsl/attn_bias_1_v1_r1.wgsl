@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 3>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v1_r1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v162: u32 = params[0].w;
  let v163: u32 = 0u;
  let v167: u32 = 3u;
  let v169: u32 = 1u;
  let v178: u32 = 16u;
  let v179: u32 = 4294901760u;
  let v187: u32 = params[1].x;
  let v188: u32 = 5u;
  let v189: u32 = 31u;
  let v207: u32 = params[1].y;
  let v209: u32 = 4u;
  let v214: u32 = params[1].z;
  let v235: u32 = params[1].w;
  let v152: u32 = lane;
  let v153: u32 = 0u;
  let v154: u32 = 1u;
  let v155: u32 = 32u;
  let v83: f32 = 0.0f;
  let v84: u32 = 1u;
  let v86: u32 = 0u;
  let v97: u32 = 2u;
  let v101: u32 = 3u;
  let v105: u32 = lane;
  let v106: u32 = 32u;
  let v126: u32 = 5u;
  let v135: u32 = 4u;
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
    m4[v152] = v19;
    workgroupBarrier();
    let v156: f32 = m4[v153];
    x6 = v156;
    for (var v157: u32 = v154; v157 < v155; v157 += v154) {
      let v158: f32 = m4[v157];
      let v159: f32 = x6;
      let v160: f32 = v159 + v158;
      x6 = v160;
    }
    workgroupBarrier();
    let v161: f32 = x6;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v161;
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
    x1 = v83;
    x2 = v83;
    x3 = v83;
    x4 = v83;
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
      let v85: u32 = v4 - v84;
      let v87: u32 = min(v86, v85);
      let v88: u32 = v87 * v42;
      let v89: u32 = v6 + v88;
      let v90: u32 = v40 - v84;
      let v91: u32 = min(v86, v90);
      let v92: u32 = v91 * v5;
      let v93: u32 = v65 + v92;
      let v94: u32 = min(v84, v90);
      let v95: u32 = v94 * v5;
      let v96: u32 = v65 + v95;
      let v98: u32 = min(v97, v90);
      let v99: u32 = v98 * v5;
      let v100: u32 = v65 + v99;
      let v102: u32 = min(v101, v90);
      let v103: u32 = v102 * v5;
      let v104: u32 = v65 + v103;
      for (var v107: u32 = v105; v107 < v45; v107 += v106) {
        let v108: u32 = v89 + v107;
        let v109: f32 = m0[v108];
        let v110: u32 = v93 + v107;
        let v164: bool = v162 == v163;
        if (v164) {
          let v165: u32 = b1[v110];
          let v166: f32 = bitcast<f32>(v165);
          x7 = v166;
        } else {
          let v168: bool = v162 < v167;
          if (v168) {
            let v170: bool = v162 == v169;
            let v171: u32 = v110 >> v169;
            let v172: u32 = b1[v171];
            let v173: u32 = v110 & v169;
            let v174: bool = v173 == v169;
            let v175: vec2<f32> = unpack2x16float(v172);
            let v176: f32 = v175.x;
            let v177: f32 = v175.y;
            let v180: u32 = v172 << v178;
            let v181: u32 = v172 & v179;
            let v182: f32 = bitcast<f32>(v180);
            let v183: f32 = bitcast<f32>(v181);
            let v184: f32 = select(v176, v177, v174);
            let v185: f32 = select(v182, v183, v174);
            let v186: f32 = select(v185, v184, v170);
            x7 = v186;
          } else {
            let v190: u32 = v110 >> v188;
            let v191: u32 = v190 * v187;
            let v192: u32 = v110 & v189;
            let v193: u32 = v192 * v187;
            let v194: u32 = v193 >> v188;
            let v195: u32 = v191 + v194;
            let v196: u32 = v193 & v189;
            let v197: u32 = b1[v195];
            let v198: u32 = v195 + v169;
            let v199: u32 = b1[v198];
            let v200: u32 = v197 >> v196;
            let v201: u32 = v189 - v196;
            let v202: u32 = v199 << v169;
            let v203: u32 = v202 << v201;
            let v204: u32 = v200 | v203;
            let v205: u32 = v169 << v187;
            let v206: u32 = v205 - v169;
            let v208: u32 = v110 >> v207;
            let v210: bool = v162 == v167;
            let v211: bool = v162 == v209;
            let v212: u32 = v208 >> v169;
            let v213: u32 = select(v212, v208, v210);
            let v215: u32 = v214 + v213;
            let v216: u32 = b1[v215];
            let v217: f32 = bitcast<f32>(v216);
            let v218: u32 = v208 & v169;
            let v219: bool = v218 == v169;
            let v220: vec2<f32> = unpack2x16float(v216);
            let v221: f32 = v220.x;
            let v222: f32 = v220.y;
            let v223: u32 = v216 << v178;
            let v224: u32 = v216 & v179;
            let v225: f32 = bitcast<f32>(v223);
            let v226: f32 = bitcast<f32>(v224);
            let v227: f32 = select(v221, v222, v219);
            let v228: f32 = select(v225, v226, v219);
            let v229: f32 = select(v228, v227, v211);
            let v230: f32 = select(v229, v217, v210);
            let v231: bool = v162 == v167;
            let v232: bool = v162 == v209;
            let v233: u32 = v208 >> v169;
            let v234: u32 = select(v233, v208, v231);
            let v236: u32 = v235 + v234;
            let v237: u32 = b1[v236];
            let v238: f32 = bitcast<f32>(v237);
            let v239: u32 = v208 & v169;
            let v240: bool = v239 == v169;
            let v241: vec2<f32> = unpack2x16float(v237);
            let v242: f32 = v241.x;
            let v243: f32 = v241.y;
            let v244: u32 = v237 << v178;
            let v245: u32 = v237 & v179;
            let v246: f32 = bitcast<f32>(v244);
            let v247: f32 = bitcast<f32>(v245);
            let v248: f32 = select(v242, v243, v240);
            let v249: f32 = select(v246, v247, v240);
            let v250: f32 = select(v249, v248, v232);
            let v251: f32 = select(v250, v238, v231);
            let v252: u32 = v204 & v206;
            let v253: f32 = f32(v252);
            let v254: f32 = fma(v230, v253, v251);
            x7 = v254;
          }
        }
        let v255: f32 = x7;
        let v112: f32 = x1;
        let v113: f32 = fma(v109, v255, v112);
        x1 = v113;
        let v114: u32 = v96 + v107;
        let v256: bool = v162 == v163;
        if (v256) {
          let v257: u32 = b1[v114];
          let v258: f32 = bitcast<f32>(v257);
          x8 = v258;
        } else {
          let v259: bool = v162 < v167;
          if (v259) {
            let v260: bool = v162 == v169;
            let v261: u32 = v114 >> v169;
            let v262: u32 = b1[v261];
            let v263: u32 = v114 & v169;
            let v264: bool = v263 == v169;
            let v265: vec2<f32> = unpack2x16float(v262);
            let v266: f32 = v265.x;
            let v267: f32 = v265.y;
            let v268: u32 = v262 << v178;
            let v269: u32 = v262 & v179;
            let v270: f32 = bitcast<f32>(v268);
            let v271: f32 = bitcast<f32>(v269);
            let v272: f32 = select(v266, v267, v264);
            let v273: f32 = select(v270, v271, v264);
            let v274: f32 = select(v273, v272, v260);
            x8 = v274;
          } else {
            let v275: u32 = v114 >> v188;
            let v276: u32 = v275 * v187;
            let v277: u32 = v114 & v189;
            let v278: u32 = v277 * v187;
            let v279: u32 = v278 >> v188;
            let v280: u32 = v276 + v279;
            let v281: u32 = v278 & v189;
            let v282: u32 = b1[v280];
            let v283: u32 = v280 + v169;
            let v284: u32 = b1[v283];
            let v285: u32 = v282 >> v281;
            let v286: u32 = v189 - v281;
            let v287: u32 = v284 << v169;
            let v288: u32 = v287 << v286;
            let v289: u32 = v285 | v288;
            let v290: u32 = v169 << v187;
            let v291: u32 = v290 - v169;
            let v292: u32 = v114 >> v207;
            let v293: bool = v162 == v167;
            let v294: bool = v162 == v209;
            let v295: u32 = v292 >> v169;
            let v296: u32 = select(v295, v292, v293);
            let v297: u32 = v214 + v296;
            let v298: u32 = b1[v297];
            let v299: f32 = bitcast<f32>(v298);
            let v300: u32 = v292 & v169;
            let v301: bool = v300 == v169;
            let v302: vec2<f32> = unpack2x16float(v298);
            let v303: f32 = v302.x;
            let v304: f32 = v302.y;
            let v305: u32 = v298 << v178;
            let v306: u32 = v298 & v179;
            let v307: f32 = bitcast<f32>(v305);
            let v308: f32 = bitcast<f32>(v306);
            let v309: f32 = select(v303, v304, v301);
            let v310: f32 = select(v307, v308, v301);
            let v311: f32 = select(v310, v309, v294);
            let v312: f32 = select(v311, v299, v293);
            let v313: bool = v162 == v167;
            let v314: bool = v162 == v209;
            let v315: u32 = v292 >> v169;
            let v316: u32 = select(v315, v292, v313);
            let v317: u32 = v235 + v316;
            let v318: u32 = b1[v317];
            let v319: f32 = bitcast<f32>(v318);
            let v320: u32 = v292 & v169;
            let v321: bool = v320 == v169;
            let v322: vec2<f32> = unpack2x16float(v318);
            let v323: f32 = v322.x;
            let v324: f32 = v322.y;
            let v325: u32 = v318 << v178;
            let v326: u32 = v318 & v179;
            let v327: f32 = bitcast<f32>(v325);
            let v328: f32 = bitcast<f32>(v326);
            let v329: f32 = select(v323, v324, v321);
            let v330: f32 = select(v327, v328, v321);
            let v331: f32 = select(v330, v329, v314);
            let v332: f32 = select(v331, v319, v313);
            let v333: u32 = v289 & v291;
            let v334: f32 = f32(v333);
            let v335: f32 = fma(v312, v334, v332);
            x8 = v335;
          }
        }
        let v336: f32 = x8;
        let v116: f32 = x2;
        let v117: f32 = fma(v109, v336, v116);
        x2 = v117;
        let v118: u32 = v100 + v107;
        let v337: bool = v162 == v163;
        if (v337) {
          let v338: u32 = b1[v118];
          let v339: f32 = bitcast<f32>(v338);
          x9 = v339;
        } else {
          let v340: bool = v162 < v167;
          if (v340) {
            let v341: bool = v162 == v169;
            let v342: u32 = v118 >> v169;
            let v343: u32 = b1[v342];
            let v344: u32 = v118 & v169;
            let v345: bool = v344 == v169;
            let v346: vec2<f32> = unpack2x16float(v343);
            let v347: f32 = v346.x;
            let v348: f32 = v346.y;
            let v349: u32 = v343 << v178;
            let v350: u32 = v343 & v179;
            let v351: f32 = bitcast<f32>(v349);
            let v352: f32 = bitcast<f32>(v350);
            let v353: f32 = select(v347, v348, v345);
            let v354: f32 = select(v351, v352, v345);
            let v355: f32 = select(v354, v353, v341);
            x9 = v355;
          } else {
            let v356: u32 = v118 >> v188;
            let v357: u32 = v356 * v187;
            let v358: u32 = v118 & v189;
            let v359: u32 = v358 * v187;
            let v360: u32 = v359 >> v188;
            let v361: u32 = v357 + v360;
            let v362: u32 = v359 & v189;
            let v363: u32 = b1[v361];
            let v364: u32 = v361 + v169;
            let v365: u32 = b1[v364];
            let v366: u32 = v363 >> v362;
            let v367: u32 = v189 - v362;
            let v368: u32 = v365 << v169;
            let v369: u32 = v368 << v367;
            let v370: u32 = v366 | v369;
            let v371: u32 = v169 << v187;
            let v372: u32 = v371 - v169;
            let v373: u32 = v118 >> v207;
            let v374: bool = v162 == v167;
            let v375: bool = v162 == v209;
            let v376: u32 = v373 >> v169;
            let v377: u32 = select(v376, v373, v374);
            let v378: u32 = v214 + v377;
            let v379: u32 = b1[v378];
            let v380: f32 = bitcast<f32>(v379);
            let v381: u32 = v373 & v169;
            let v382: bool = v381 == v169;
            let v383: vec2<f32> = unpack2x16float(v379);
            let v384: f32 = v383.x;
            let v385: f32 = v383.y;
            let v386: u32 = v379 << v178;
            let v387: u32 = v379 & v179;
            let v388: f32 = bitcast<f32>(v386);
            let v389: f32 = bitcast<f32>(v387);
            let v390: f32 = select(v384, v385, v382);
            let v391: f32 = select(v388, v389, v382);
            let v392: f32 = select(v391, v390, v375);
            let v393: f32 = select(v392, v380, v374);
            let v394: bool = v162 == v167;
            let v395: bool = v162 == v209;
            let v396: u32 = v373 >> v169;
            let v397: u32 = select(v396, v373, v394);
            let v398: u32 = v235 + v397;
            let v399: u32 = b1[v398];
            let v400: f32 = bitcast<f32>(v399);
            let v401: u32 = v373 & v169;
            let v402: bool = v401 == v169;
            let v403: vec2<f32> = unpack2x16float(v399);
            let v404: f32 = v403.x;
            let v405: f32 = v403.y;
            let v406: u32 = v399 << v178;
            let v407: u32 = v399 & v179;
            let v408: f32 = bitcast<f32>(v406);
            let v409: f32 = bitcast<f32>(v407);
            let v410: f32 = select(v404, v405, v402);
            let v411: f32 = select(v408, v409, v402);
            let v412: f32 = select(v411, v410, v395);
            let v413: f32 = select(v412, v400, v394);
            let v414: u32 = v370 & v372;
            let v415: f32 = f32(v414);
            let v416: f32 = fma(v393, v415, v413);
            x9 = v416;
          }
        }
        let v417: f32 = x9;
        let v120: f32 = x3;
        let v121: f32 = fma(v109, v417, v120);
        x3 = v121;
        let v122: u32 = v104 + v107;
        let v418: bool = v162 == v163;
        if (v418) {
          let v419: u32 = b1[v122];
          let v420: f32 = bitcast<f32>(v419);
          x10 = v420;
        } else {
          let v421: bool = v162 < v167;
          if (v421) {
            let v422: bool = v162 == v169;
            let v423: u32 = v122 >> v169;
            let v424: u32 = b1[v423];
            let v425: u32 = v122 & v169;
            let v426: bool = v425 == v169;
            let v427: vec2<f32> = unpack2x16float(v424);
            let v428: f32 = v427.x;
            let v429: f32 = v427.y;
            let v430: u32 = v424 << v178;
            let v431: u32 = v424 & v179;
            let v432: f32 = bitcast<f32>(v430);
            let v433: f32 = bitcast<f32>(v431);
            let v434: f32 = select(v428, v429, v426);
            let v435: f32 = select(v432, v433, v426);
            let v436: f32 = select(v435, v434, v422);
            x10 = v436;
          } else {
            let v437: u32 = v122 >> v188;
            let v438: u32 = v437 * v187;
            let v439: u32 = v122 & v189;
            let v440: u32 = v439 * v187;
            let v441: u32 = v440 >> v188;
            let v442: u32 = v438 + v441;
            let v443: u32 = v440 & v189;
            let v444: u32 = b1[v442];
            let v445: u32 = v442 + v169;
            let v446: u32 = b1[v445];
            let v447: u32 = v444 >> v443;
            let v448: u32 = v189 - v443;
            let v449: u32 = v446 << v169;
            let v450: u32 = v449 << v448;
            let v451: u32 = v447 | v450;
            let v452: u32 = v169 << v187;
            let v453: u32 = v452 - v169;
            let v454: u32 = v122 >> v207;
            let v455: bool = v162 == v167;
            let v456: bool = v162 == v209;
            let v457: u32 = v454 >> v169;
            let v458: u32 = select(v457, v454, v455);
            let v459: u32 = v214 + v458;
            let v460: u32 = b1[v459];
            let v461: f32 = bitcast<f32>(v460);
            let v462: u32 = v454 & v169;
            let v463: bool = v462 == v169;
            let v464: vec2<f32> = unpack2x16float(v460);
            let v465: f32 = v464.x;
            let v466: f32 = v464.y;
            let v467: u32 = v460 << v178;
            let v468: u32 = v460 & v179;
            let v469: f32 = bitcast<f32>(v467);
            let v470: f32 = bitcast<f32>(v468);
            let v471: f32 = select(v465, v466, v463);
            let v472: f32 = select(v469, v470, v463);
            let v473: f32 = select(v472, v471, v456);
            let v474: f32 = select(v473, v461, v455);
            let v475: bool = v162 == v167;
            let v476: bool = v162 == v209;
            let v477: u32 = v454 >> v169;
            let v478: u32 = select(v477, v454, v475);
            let v479: u32 = v235 + v478;
            let v480: u32 = b1[v479];
            let v481: f32 = bitcast<f32>(v480);
            let v482: u32 = v454 & v169;
            let v483: bool = v482 == v169;
            let v484: vec2<f32> = unpack2x16float(v480);
            let v485: f32 = v484.x;
            let v486: f32 = v484.y;
            let v487: u32 = v480 << v178;
            let v488: u32 = v480 & v179;
            let v489: f32 = bitcast<f32>(v487);
            let v490: f32 = bitcast<f32>(v488);
            let v491: f32 = select(v485, v486, v483);
            let v492: f32 = select(v489, v490, v483);
            let v493: f32 = select(v492, v491, v476);
            let v494: f32 = select(v493, v481, v475);
            let v495: u32 = v451 & v453;
            let v496: f32 = f32(v495);
            let v497: f32 = fma(v474, v496, v494);
            x10 = v497;
          }
        }
        let v498: f32 = x10;
        let v124: f32 = x4;
        let v125: f32 = fma(v109, v498, v124);
        x4 = v125;
      }
      workgroupBarrier();
    }
    let v127: u32 = v105 * v126;
    let v128: f32 = x1;
    m3[v127] = v128;
    let v129: u32 = v127 + v84;
    let v130: f32 = x2;
    m3[v129] = v130;
    let v131: u32 = v127 + v97;
    let v132: f32 = x3;
    m3[v131] = v132;
    let v133: u32 = v127 + v101;
    let v134: f32 = x4;
    m3[v133] = v134;
    workgroupBarrier();
    for (var v136: u32 = v105; v136 < v135; v136 += v106) {
      let v137: u32 = v136 / v135;
      let v138: u32 = v136 % v135;
      let v139: bool = v137 < v4;
      let v140: bool = v138 < v40;
      let v141: bool = v139 & v140;
      if (v141) {
        x5 = v83;
        for (var v142: u32 = v86; v142 < v106; v142 += v84) {
          let v143: u32 = v142 * v126;
          let v144: u32 = v136 + v143;
          let v145: f32 = m3[v144];
          let v146: f32 = x5;
          let v147: f32 = v146 + v145;
          x5 = v147;
        }
        let v148: f32 = x5;
        let v149: u32 = v137 * v24;
        let v150: u32 = v6 + v149;
        let v151: u32 = v150 + v138;
        m2[v151] = v148;
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
        let v79: f32 = b3[v73];
        let v80: f32 = v78 + v79;
        let v81: u32 = v72 * v22;
        let v82: u32 = v81 + v73;
        b4[v82] = v80;
      }
    }
    workgroupBarrier();
  }
}
