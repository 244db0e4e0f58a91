@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // in_proj_qkv
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v22
@group(0) @binding(4) var<storage, read> b4: array<f32>; // in_proj_a
@group(0) @binding(5) var<storage, read> b5: array<f32>; // dt_bias
@group(0) @binding(6) var<storage, read> b6: array<f32>; // decay
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v33
@group(0) @binding(8) var<storage, read> b8: array<f32>; // in_proj_b
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // v38
@group(0) @binding(10) var<storage, read> b10: array<f32>; // in_proj_z
@group(0) @binding(11) var<storage, read_write> b11: array<f32>; // v39
@group(0) @binding(12) var<storage, read> params: array<u32>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_0_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v502: u32 = lane;
  let v503: u32 = 0u;
  let v504: u32 = 1u;
  let v505: u32 = 32u;
  let v253: f32 = 0.0f;
  let v254: u32 = 1u;
  let v256: u32 = 0u;
  let v267: u32 = 2u;
  let v271: u32 = 3u;
  let v275: u32 = lane;
  let v276: u32 = 32u;
  let v296: u32 = 5u;
  let v305: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0u];
  let v5: u32 = params[1u];
  let v6: u32 = 0u;
  let v9: f32 = 0.0f;
  let v10: u32 = lane;
  let v11: u32 = 32u;
  let v22: u32 = params[2u];
  let v23: u32 = 3u;
  let v24: u32 = 4u;
  let v27: u32 = params[3u];
  let v34: u32 = params[4u];
  let v49: u32 = group.x;
  let v50: u32 = groups.x;
  let v60: u32 = 512u;
  let v75: f32 = bitcast<f32>(params[5u]);
  let v138: f32 = 20.0f;
  let v149: f32 = 1.0f;
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
    m4[v502] = v19;
    workgroupBarrier();
    let v506: f32 = m4[v503];
    x9 = v506;
    for (var v507: u32 = v504; v507 < v505; v507 += v504) {
      let v508: f32 = m4[v507];
      let v509: f32 = x9;
      let v510: f32 = v509 + v508;
      x9 = v510;
    }
    workgroupBarrier();
    let v511: f32 = x9;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v511;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v28: u32 = v27 + v23;
  let v29: u32 = v28 / v24;
  let v30: u32 = v26 + v29;
  let v31: u32 = v27 + v23;
  let v32: u32 = v31 / v24;
  let v33: u32 = v30 + v32;
  let v35: u32 = v34 + v23;
  let v36: u32 = v35 / v24;
  let v37: u32 = v33 + v36;
  let v38: u32 = v22 + v23;
  let v39: u32 = v38 / v24;
  let v40: u32 = v27 + v23;
  let v41: u32 = v40 / v24;
  let v42: u32 = v39 + v41;
  let v43: u32 = v27 + v23;
  let v44: u32 = v43 / v24;
  let v45: u32 = v42 + v44;
  let v46: u32 = v34 + v23;
  let v47: u32 = v46 / v24;
  let v48: u32 = v45 + v47;
  for (var v51: u32 = v49; v51 < v37; v51 += v50) {
    let v52: bool = v51 < v39;
    let v53: bool = v51 < v6;
    let v54: bool = !v53;
    let v55: bool = v52 & v54;
    if (v55) {
      let v56: u32 = v51 * v24;
      let v57: u32 = v22 - v56;
      let v58: u32 = min(v24, v57);
      let v59: u32 = v56 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (var v61: u32 = v6; v61 < v5; v61 += v60) {
        let v62: u32 = v5 - v61;
        let v63: u32 = min(v60, v62);
        for (var v64: u32 = v6; v64 < v4; v64 += v1) {
          let v65: u32 = v0 + v64;
          for (var v66: u32 = v10; v66 < v63; v66 += v11) {
            let v67: u32 = v61 + v66;
            let v68: u32 = v65 * v5;
            let v69: u32 = v68 + v67;
            let v70: f32 = b0[v69];
            let v71: u32 = v65 - v0;
            let v72: f32 = m1[v71];
            let v73: f32 = f32(v5);
            let v74: f32 = v72 / v73;
            let v76: f32 = v74 + v75;
            let v77: f32 = inverseSqrt(v76);
            let v78: f32 = v70 * v77;
            let v79: f32 = b2[v67];
            let v80: f32 = v78 * v79;
            let v81: u32 = v64 * v60;
            let v82: u32 = v66 + v81;
            m0[v82] = v80;
          }
        }
        workgroupBarrier();
        let v83: u32 = v59 + v61;
        let v255: u32 = v4 - v254;
        let v257: u32 = min(v256, v255);
        let v258: u32 = v257 * v60;
        let v259: u32 = v6 + v258;
        let v260: u32 = v58 - v254;
        let v261: u32 = min(v256, v260);
        let v262: u32 = v261 * v5;
        let v263: u32 = v83 + v262;
        let v264: u32 = min(v254, v260);
        let v265: u32 = v264 * v5;
        let v266: u32 = v83 + v265;
        let v268: u32 = min(v267, v260);
        let v269: u32 = v268 * v5;
        let v270: u32 = v83 + v269;
        let v272: u32 = min(v271, v260);
        let v273: u32 = v272 * v5;
        let v274: u32 = v83 + v273;
        for (var v277: u32 = v275; v277 < v63; v277 += v276) {
          let v278: u32 = v259 + v277;
          let v279: f32 = m0[v278];
          let v280: u32 = v263 + v277;
          let v281: f32 = b1[v280];
          let v282: f32 = x1;
          let v283: f32 = fma(v279, v281, v282);
          x1 = v283;
          let v284: u32 = v266 + v277;
          let v285: f32 = b1[v284];
          let v286: f32 = x2;
          let v287: f32 = fma(v279, v285, v286);
          x2 = v287;
          let v288: u32 = v270 + v277;
          let v289: f32 = b1[v288];
          let v290: f32 = x3;
          let v291: f32 = fma(v279, v289, v290);
          x3 = v291;
          let v292: u32 = v274 + v277;
          let v293: f32 = b1[v292];
          let v294: f32 = x4;
          let v295: f32 = fma(v279, v293, v294);
          x4 = v295;
        }
        workgroupBarrier();
      }
      let v297: u32 = v275 * v296;
      let v298: f32 = x1;
      m3[v297] = v298;
      let v299: u32 = v297 + v254;
      let v300: f32 = x2;
      m3[v299] = v300;
      let v301: u32 = v297 + v267;
      let v302: f32 = x3;
      m3[v301] = v302;
      let v303: u32 = v297 + v271;
      let v304: f32 = x4;
      m3[v303] = v304;
      workgroupBarrier();
      for (var v306: u32 = v275; v306 < v305; v306 += v276) {
        let v307: u32 = v306 / v305;
        let v308: u32 = v306 % v305;
        let v309: bool = v307 < v4;
        let v310: bool = v308 < v58;
        let v311: bool = v309 & v310;
        if (v311) {
          x5 = v253;
          for (var v312: u32 = v256; v312 < v276; v312 += v254) {
            let v313: u32 = v312 * v296;
            let v314: u32 = v306 + v313;
            let v315: f32 = m3[v314];
            let v316: f32 = x5;
            let v317: f32 = v316 + v315;
            x5 = v317;
          }
          let v318: f32 = x5;
          let v319: u32 = v307 * v24;
          let v320: u32 = v6 + v319;
          let v321: u32 = v320 + v308;
          m2[v321] = v318;
        }
      }
      workgroupBarrier();
      for (var v84: u32 = v10; v84 < v24; v84 += v11) {
        let v85: u32 = v84 / v24;
        let v86: u32 = v84 % v24;
        let v87: bool = v85 < v4;
        let v88: bool = v86 < v58;
        let v89: bool = v87 & v88;
        if (v89) {
          let v90: u32 = v0 + v85;
          let v91: u32 = v56 + v86;
          let v92: u32 = v90 - v0;
          let v93: u32 = v92 * v24;
          let v94: u32 = v91 - v56;
          let v95: u32 = v93 + v94;
          let v96: f32 = m2[v95];
          let v97: u32 = v90 * v22;
          let v98: u32 = v97 + v91;
          b3[v98] = v96;
        }
      }
      workgroupBarrier();
    }
    let v99: bool = v51 < v42;
    let v100: bool = v51 < v39;
    let v101: bool = !v100;
    let v102: bool = v99 & v101;
    if (v102) {
      let v103: u32 = v51 - v39;
      let v104: u32 = v103 * v24;
      let v105: u32 = v27 - v104;
      let v106: u32 = min(v24, v105);
      let v107: u32 = v104 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (var v108: u32 = v6; v108 < v5; v108 += v60) {
        let v109: u32 = v5 - v108;
        let v110: u32 = min(v60, v109);
        for (var v111: u32 = v6; v111 < v4; v111 += v1) {
          let v112: u32 = v0 + v111;
          for (var v113: u32 = v10; v113 < v110; v113 += v11) {
            let v114: u32 = v108 + v113;
            let v115: u32 = v112 * v5;
            let v116: u32 = v115 + v114;
            let v117: f32 = b0[v116];
            let v118: u32 = v112 - v0;
            let v119: f32 = m1[v118];
            let v120: f32 = f32(v5);
            let v121: f32 = v119 / v120;
            let v122: f32 = v121 + v75;
            let v123: f32 = inverseSqrt(v122);
            let v124: f32 = v117 * v123;
            let v125: f32 = b2[v114];
            let v126: f32 = v124 * v125;
            let v127: u32 = v111 * v60;
            let v128: u32 = v113 + v127;
            m0[v128] = v126;
          }
        }
        workgroupBarrier();
        let v129: u32 = v107 + v108;
        let v322: u32 = v4 - v254;
        let v323: u32 = min(v256, v322);
        let v324: u32 = v323 * v60;
        let v325: u32 = v6 + v324;
        let v326: u32 = v106 - v254;
        let v327: u32 = min(v256, v326);
        let v328: u32 = v327 * v5;
        let v329: u32 = v129 + v328;
        let v330: u32 = min(v254, v326);
        let v331: u32 = v330 * v5;
        let v332: u32 = v129 + v331;
        let v333: u32 = min(v267, v326);
        let v334: u32 = v333 * v5;
        let v335: u32 = v129 + v334;
        let v336: u32 = min(v271, v326);
        let v337: u32 = v336 * v5;
        let v338: u32 = v129 + v337;
        for (var v339: u32 = v275; v339 < v110; v339 += v276) {
          let v340: u32 = v325 + v339;
          let v341: f32 = m0[v340];
          let v342: u32 = v329 + v339;
          let v343: f32 = b4[v342];
          let v344: f32 = x1;
          let v345: f32 = fma(v341, v343, v344);
          x1 = v345;
          let v346: u32 = v332 + v339;
          let v347: f32 = b4[v346];
          let v348: f32 = x2;
          let v349: f32 = fma(v341, v347, v348);
          x2 = v349;
          let v350: u32 = v335 + v339;
          let v351: f32 = b4[v350];
          let v352: f32 = x3;
          let v353: f32 = fma(v341, v351, v352);
          x3 = v353;
          let v354: u32 = v338 + v339;
          let v355: f32 = b4[v354];
          let v356: f32 = x4;
          let v357: f32 = fma(v341, v355, v356);
          x4 = v357;
        }
        workgroupBarrier();
      }
      let v358: u32 = v275 * v296;
      let v359: f32 = x1;
      m3[v358] = v359;
      let v360: u32 = v358 + v254;
      let v361: f32 = x2;
      m3[v360] = v361;
      let v362: u32 = v358 + v267;
      let v363: f32 = x3;
      m3[v362] = v363;
      let v364: u32 = v358 + v271;
      let v365: f32 = x4;
      m3[v364] = v365;
      workgroupBarrier();
      for (var v366: u32 = v275; v366 < v305; v366 += v276) {
        let v367: u32 = v366 / v305;
        let v368: u32 = v366 % v305;
        let v369: bool = v367 < v4;
        let v370: bool = v368 < v106;
        let v371: bool = v369 & v370;
        if (v371) {
          x6 = v253;
          for (var v372: u32 = v256; v372 < v276; v372 += v254) {
            let v373: u32 = v372 * v296;
            let v374: u32 = v366 + v373;
            let v375: f32 = m3[v374];
            let v376: f32 = x6;
            let v377: f32 = v376 + v375;
            x6 = v377;
          }
          let v378: f32 = x6;
          let v379: u32 = v367 * v24;
          let v380: u32 = v6 + v379;
          let v381: u32 = v380 + v368;
          m2[v381] = v378;
        }
      }
      workgroupBarrier();
      for (var v130: u32 = v10; v130 < v24; v130 += v11) {
        let v131: u32 = v130 / v24;
        let v132: u32 = v130 % v24;
        let v133: bool = v131 < v4;
        let v134: bool = v132 < v106;
        let v135: bool = v133 & v134;
        if (v135) {
          let v136: u32 = v0 + v131;
          let v137: u32 = v104 + v132;
          let v139: u32 = v136 - v0;
          let v140: u32 = v139 * v24;
          let v141: u32 = v137 - v104;
          let v142: u32 = v140 + v141;
          let v143: f32 = m2[v142];
          let v144: f32 = b5[v137];
          let v145: f32 = v143 + v144;
          let v146: bool = v138 < v145;
          let v147: f32 = min(v145, v138);
          let v148: f32 = exp(v147);
          let v150: f32 = v148 + v149;
          let v151: f32 = log(v150);
          let v152: f32 = select(v151, v145, v146);
          let v153: f32 = b6[v137];
          let v154: f32 = v152 * v153;
          let v155: u32 = v136 * v27;
          let v156: u32 = v155 + v137;
          b7[v156] = v154;
        }
      }
      workgroupBarrier();
    }
    let v157: bool = v51 < v45;
    let v158: bool = v51 < v42;
    let v159: bool = !v158;
    let v160: bool = v157 & v159;
    if (v160) {
      let v161: u32 = v51 - v42;
      let v162: u32 = v161 * v24;
      let v163: u32 = v27 - v162;
      let v164: u32 = min(v24, v163);
      let v165: u32 = v162 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (var v166: u32 = v6; v166 < v5; v166 += v60) {
        let v167: u32 = v5 - v166;
        let v168: u32 = min(v60, v167);
        for (var v169: u32 = v6; v169 < v4; v169 += v1) {
          let v170: u32 = v0 + v169;
          for (var v171: u32 = v10; v171 < v168; v171 += v11) {
            let v172: u32 = v166 + v171;
            let v173: u32 = v170 * v5;
            let v174: u32 = v173 + v172;
            let v175: f32 = b0[v174];
            let v176: u32 = v170 - v0;
            let v177: f32 = m1[v176];
            let v178: f32 = f32(v5);
            let v179: f32 = v177 / v178;
            let v180: f32 = v179 + v75;
            let v181: f32 = inverseSqrt(v180);
            let v182: f32 = v175 * v181;
            let v183: f32 = b2[v172];
            let v184: f32 = v182 * v183;
            let v185: u32 = v169 * v60;
            let v186: u32 = v171 + v185;
            m0[v186] = v184;
          }
        }
        workgroupBarrier();
        let v187: u32 = v165 + v166;
        let v382: u32 = v4 - v254;
        let v383: u32 = min(v256, v382);
        let v384: u32 = v383 * v60;
        let v385: u32 = v6 + v384;
        let v386: u32 = v164 - v254;
        let v387: u32 = min(v256, v386);
        let v388: u32 = v387 * v5;
        let v389: u32 = v187 + v388;
        let v390: u32 = min(v254, v386);
        let v391: u32 = v390 * v5;
        let v392: u32 = v187 + v391;
        let v393: u32 = min(v267, v386);
        let v394: u32 = v393 * v5;
        let v395: u32 = v187 + v394;
        let v396: u32 = min(v271, v386);
        let v397: u32 = v396 * v5;
        let v398: u32 = v187 + v397;
        for (var v399: u32 = v275; v399 < v168; v399 += v276) {
          let v400: u32 = v385 + v399;
          let v401: f32 = m0[v400];
          let v402: u32 = v389 + v399;
          let v403: f32 = b8[v402];
          let v404: f32 = x1;
          let v405: f32 = fma(v401, v403, v404);
          x1 = v405;
          let v406: u32 = v392 + v399;
          let v407: f32 = b8[v406];
          let v408: f32 = x2;
          let v409: f32 = fma(v401, v407, v408);
          x2 = v409;
          let v410: u32 = v395 + v399;
          let v411: f32 = b8[v410];
          let v412: f32 = x3;
          let v413: f32 = fma(v401, v411, v412);
          x3 = v413;
          let v414: u32 = v398 + v399;
          let v415: f32 = b8[v414];
          let v416: f32 = x4;
          let v417: f32 = fma(v401, v415, v416);
          x4 = v417;
        }
        workgroupBarrier();
      }
      let v418: u32 = v275 * v296;
      let v419: f32 = x1;
      m3[v418] = v419;
      let v420: u32 = v418 + v254;
      let v421: f32 = x2;
      m3[v420] = v421;
      let v422: u32 = v418 + v267;
      let v423: f32 = x3;
      m3[v422] = v423;
      let v424: u32 = v418 + v271;
      let v425: f32 = x4;
      m3[v424] = v425;
      workgroupBarrier();
      for (var v426: u32 = v275; v426 < v305; v426 += v276) {
        let v427: u32 = v426 / v305;
        let v428: u32 = v426 % v305;
        let v429: bool = v427 < v4;
        let v430: bool = v428 < v164;
        let v431: bool = v429 & v430;
        if (v431) {
          x7 = v253;
          for (var v432: u32 = v256; v432 < v276; v432 += v254) {
            let v433: u32 = v432 * v296;
            let v434: u32 = v426 + v433;
            let v435: f32 = m3[v434];
            let v436: f32 = x7;
            let v437: f32 = v436 + v435;
            x7 = v437;
          }
          let v438: f32 = x7;
          let v439: u32 = v427 * v24;
          let v440: u32 = v6 + v439;
          let v441: u32 = v440 + v428;
          m2[v441] = v438;
        }
      }
      workgroupBarrier();
      for (var v188: u32 = v10; v188 < v24; v188 += v11) {
        let v189: u32 = v188 / v24;
        let v190: u32 = v188 % v24;
        let v191: bool = v189 < v4;
        let v192: bool = v190 < v164;
        let v193: bool = v191 & v192;
        if (v193) {
          let v194: u32 = v0 + v189;
          let v195: u32 = v162 + v190;
          let v196: u32 = v194 - v0;
          let v197: u32 = v196 * v24;
          let v198: u32 = v195 - v162;
          let v199: u32 = v197 + v198;
          let v200: f32 = m2[v199];
          let v201: f32 = -v200;
          let v202: f32 = exp(v201);
          let v203: f32 = v202 + v149;
          let v204: f32 = 1.0 / v203;
          let v205: u32 = v194 * v27;
          let v206: u32 = v205 + v195;
          b9[v206] = v204;
        }
      }
      workgroupBarrier();
    }
    let v207: bool = v51 < v48;
    let v208: bool = v51 < v45;
    let v209: bool = !v208;
    let v210: bool = v207 & v209;
    if (v210) {
      let v211: u32 = v51 - v45;
      let v212: u32 = v211 * v24;
      let v213: u32 = v34 - v212;
      let v214: u32 = min(v24, v213);
      let v215: u32 = v212 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (var v216: u32 = v6; v216 < v5; v216 += v60) {
        let v217: u32 = v5 - v216;
        let v218: u32 = min(v60, v217);
        for (var v219: u32 = v6; v219 < v4; v219 += v1) {
          let v220: u32 = v0 + v219;
          for (var v221: u32 = v10; v221 < v218; v221 += v11) {
            let v222: u32 = v216 + v221;
            let v223: u32 = v220 * v5;
            let v224: u32 = v223 + v222;
            let v225: f32 = b0[v224];
            let v226: u32 = v220 - v0;
            let v227: f32 = m1[v226];
            let v228: f32 = f32(v5);
            let v229: f32 = v227 / v228;
            let v230: f32 = v229 + v75;
            let v231: f32 = inverseSqrt(v230);
            let v232: f32 = v225 * v231;
            let v233: f32 = b2[v222];
            let v234: f32 = v232 * v233;
            let v235: u32 = v219 * v60;
            let v236: u32 = v221 + v235;
            m0[v236] = v234;
          }
        }
        workgroupBarrier();
        let v237: u32 = v215 + v216;
        let v442: u32 = v4 - v254;
        let v443: u32 = min(v256, v442);
        let v444: u32 = v443 * v60;
        let v445: u32 = v6 + v444;
        let v446: u32 = v214 - v254;
        let v447: u32 = min(v256, v446);
        let v448: u32 = v447 * v5;
        let v449: u32 = v237 + v448;
        let v450: u32 = min(v254, v446);
        let v451: u32 = v450 * v5;
        let v452: u32 = v237 + v451;
        let v453: u32 = min(v267, v446);
        let v454: u32 = v453 * v5;
        let v455: u32 = v237 + v454;
        let v456: u32 = min(v271, v446);
        let v457: u32 = v456 * v5;
        let v458: u32 = v237 + v457;
        for (var v459: u32 = v275; v459 < v218; v459 += v276) {
          let v460: u32 = v445 + v459;
          let v461: f32 = m0[v460];
          let v462: u32 = v449 + v459;
          let v463: f32 = b10[v462];
          let v464: f32 = x1;
          let v465: f32 = fma(v461, v463, v464);
          x1 = v465;
          let v466: u32 = v452 + v459;
          let v467: f32 = b10[v466];
          let v468: f32 = x2;
          let v469: f32 = fma(v461, v467, v468);
          x2 = v469;
          let v470: u32 = v455 + v459;
          let v471: f32 = b10[v470];
          let v472: f32 = x3;
          let v473: f32 = fma(v461, v471, v472);
          x3 = v473;
          let v474: u32 = v458 + v459;
          let v475: f32 = b10[v474];
          let v476: f32 = x4;
          let v477: f32 = fma(v461, v475, v476);
          x4 = v477;
        }
        workgroupBarrier();
      }
      let v478: u32 = v275 * v296;
      let v479: f32 = x1;
      m3[v478] = v479;
      let v480: u32 = v478 + v254;
      let v481: f32 = x2;
      m3[v480] = v481;
      let v482: u32 = v478 + v267;
      let v483: f32 = x3;
      m3[v482] = v483;
      let v484: u32 = v478 + v271;
      let v485: f32 = x4;
      m3[v484] = v485;
      workgroupBarrier();
      for (var v486: u32 = v275; v486 < v305; v486 += v276) {
        let v487: u32 = v486 / v305;
        let v488: u32 = v486 % v305;
        let v489: bool = v487 < v4;
        let v490: bool = v488 < v214;
        let v491: bool = v489 & v490;
        if (v491) {
          x8 = v253;
          for (var v492: u32 = v256; v492 < v276; v492 += v254) {
            let v493: u32 = v492 * v296;
            let v494: u32 = v486 + v493;
            let v495: f32 = m3[v494];
            let v496: f32 = x8;
            let v497: f32 = v496 + v495;
            x8 = v497;
          }
          let v498: f32 = x8;
          let v499: u32 = v487 * v24;
          let v500: u32 = v6 + v499;
          let v501: u32 = v500 + v488;
          m2[v501] = v498;
        }
      }
      workgroupBarrier();
      for (var v238: u32 = v10; v238 < v24; v238 += v11) {
        let v239: u32 = v238 / v24;
        let v240: u32 = v238 % v24;
        let v241: bool = v239 < v4;
        let v242: bool = v240 < v214;
        let v243: bool = v241 & v242;
        if (v243) {
          let v244: u32 = v0 + v239;
          let v245: u32 = v212 + v240;
          let v246: u32 = v244 - v0;
          let v247: u32 = v246 * v24;
          let v248: u32 = v245 - v212;
          let v249: u32 = v247 + v248;
          let v250: f32 = m2[v249];
          let v251: u32 = v244 * v34;
          let v252: u32 = v251 + v245;
          b11[v252] = v250;
        }
      }
      workgroupBarrier();
    }
  }
}
