@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_qkv
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // in_proj_a
@group(0) @binding(5) var<storage, read> b5: array<f32>; // dt_bias
@group(0) @binding(6) var<storage, read> b6: array<f32>; // decay
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<storage, read> b8: array<u32>; // in_proj_b
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_0_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v405: u32 = 1u;
  let v395: u32 = lane;
  let v396: u32 = 0u;
  let v397: u32 = 1u;
  let v398: u32 = 32u;
  let v206: f32 = 0.0f;
  let v207: u32 = 1u;
  let v209: u32 = 0u;
  let v220: u32 = 2u;
  let v224: u32 = 3u;
  let v228: u32 = lane;
  let v229: u32 = 32u;
  let v249: u32 = 5u;
  let v258: u32 = 4u;
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
  let v27: u32 = params[0].w;
  let v42: u32 = group.x;
  let v43: u32 = groups.x;
  let v59: u32 = 512u;
  let v74: f32 = bitcast<f32>(params[1].x);
  let v137: f32 = 20.0f;
  let v148: f32 = 1.0f;
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
    m4[v395] = v19;
    workgroupBarrier();
    let v399: f32 = m4[v396];
    x8 = v399;
    for (var v400: u32 = v397; v400 < v398; v400 += v397) {
      let v401: f32 = m4[v400];
      let v402: f32 = x8;
      let v403: f32 = v402 + v401;
      x8 = v403;
    }
    workgroupBarrier();
    let v404: f32 = x8;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v404;
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
  let v34: u32 = v22 + v23;
  let v35: u32 = v34 / v24;
  let v36: u32 = v27 + v23;
  let v37: u32 = v36 / v24;
  let v38: u32 = v35 + v37;
  let v39: u32 = v27 + v23;
  let v40: u32 = v39 / v24;
  let v41: u32 = v38 + v40;
  let v44: u32 = v33 + v43;
  let v45: u32 = v44 - v1;
  let v46: u32 = v45 / v43;
  let v47: u32 = v42 * v46;
  let v48: u32 = v47 + v46;
  let v49: u32 = min(v48, v33);
  for (var v50: u32 = v47; v50 < v49; v50 += v1) {
    let v51: bool = v50 < v35;
    let v52: bool = v50 < v6;
    let v53: bool = !v52;
    let v54: bool = v51 & v53;
    if (v54) {
      let v55: u32 = v50 * v24;
      let v56: u32 = v22 - v55;
      let v57: u32 = min(v24, v56);
      let v58: u32 = v55 * v5;
      x1 = v206;
      x2 = v206;
      x3 = v206;
      x4 = v206;
      for (var v60: u32 = v6; v60 < v5; v60 += v59) {
        let v61: u32 = v5 - v60;
        let v62: u32 = min(v59, v61);
        for (var v63: u32 = v6; v63 < v4; v63 += v1) {
          let v64: u32 = v0 + v63;
          for (var v65: u32 = v10; v65 < v62; v65 += v11) {
            let v66: u32 = v60 + v65;
            let v67: u32 = v64 * v5;
            let v68: u32 = v67 + v66;
            let v69: f32 = b0[v68];
            let v70: u32 = v64 - v0;
            let v71: f32 = m1[v70];
            let v72: f32 = f32(v5);
            let v73: f32 = v71 / v72;
            let v75: f32 = v73 + v74;
            let v76: f32 = inverseSqrt(v75);
            let v77: f32 = v69 * v76;
            let v78: f32 = b2[v66];
            let v79: f32 = v77 * v78;
            let v80: u32 = v63 * v59;
            let v81: u32 = v65 + v80;
            m0[v81] = v79;
          }
        }
        workgroupBarrier();
        let v82: u32 = v58 + v60;
        let v208: u32 = v4 - v207;
        let v210: u32 = min(v209, v208);
        let v211: u32 = v210 * v59;
        let v212: u32 = v6 + v211;
        let v213: u32 = v57 - v207;
        let v214: u32 = min(v209, v213);
        let v215: u32 = v214 * v5;
        let v216: u32 = v82 + v215;
        let v217: u32 = min(v207, v213);
        let v218: u32 = v217 * v5;
        let v219: u32 = v82 + v218;
        let v221: u32 = min(v220, v213);
        let v222: u32 = v221 * v5;
        let v223: u32 = v82 + v222;
        let v225: u32 = min(v224, v213);
        let v226: u32 = v225 * v5;
        let v227: u32 = v82 + v226;
        for (var v230: u32 = v228; v230 < v62; v230 += v229) {
          let v231: u32 = v212 + v230;
          let v232: f32 = m0[v231];
          let v233: u32 = v216 + v230;
          let v406: u32 = v233 >> v405;
          let v407: u32 = b1[v406];
          let v408: u32 = v233 & v405;
          let v409: vec2<f32> = unpack2x16float(v407);
          let v410: f32 = v409.x;
          let v411: f32 = v409.y;
          let v412: bool = v408 == v405;
          let v413: f32 = select(v410, v411, v412);
          let v235: f32 = x1;
          let v236: f32 = fma(v232, v413, v235);
          x1 = v236;
          let v237: u32 = v219 + v230;
          let v414: u32 = v237 >> v405;
          let v415: u32 = b1[v414];
          let v416: u32 = v237 & v405;
          let v417: vec2<f32> = unpack2x16float(v415);
          let v418: f32 = v417.x;
          let v419: f32 = v417.y;
          let v420: bool = v416 == v405;
          let v421: f32 = select(v418, v419, v420);
          let v239: f32 = x2;
          let v240: f32 = fma(v232, v421, v239);
          x2 = v240;
          let v241: u32 = v223 + v230;
          let v422: u32 = v241 >> v405;
          let v423: u32 = b1[v422];
          let v424: u32 = v241 & v405;
          let v425: vec2<f32> = unpack2x16float(v423);
          let v426: f32 = v425.x;
          let v427: f32 = v425.y;
          let v428: bool = v424 == v405;
          let v429: f32 = select(v426, v427, v428);
          let v243: f32 = x3;
          let v244: f32 = fma(v232, v429, v243);
          x3 = v244;
          let v245: u32 = v227 + v230;
          let v430: u32 = v245 >> v405;
          let v431: u32 = b1[v430];
          let v432: u32 = v245 & v405;
          let v433: vec2<f32> = unpack2x16float(v431);
          let v434: f32 = v433.x;
          let v435: f32 = v433.y;
          let v436: bool = v432 == v405;
          let v437: f32 = select(v434, v435, v436);
          let v247: f32 = x4;
          let v248: f32 = fma(v232, v437, v247);
          x4 = v248;
        }
        workgroupBarrier();
      }
      let v250: u32 = v228 * v249;
      let v251: f32 = x1;
      m3[v250] = v251;
      let v252: u32 = v250 + v207;
      let v253: f32 = x2;
      m3[v252] = v253;
      let v254: u32 = v250 + v220;
      let v255: f32 = x3;
      m3[v254] = v255;
      let v256: u32 = v250 + v224;
      let v257: f32 = x4;
      m3[v256] = v257;
      workgroupBarrier();
      for (var v259: u32 = v228; v259 < v258; v259 += v229) {
        let v260: u32 = v259 / v258;
        let v261: u32 = v259 % v258;
        let v262: bool = v260 < v4;
        let v263: bool = v261 < v57;
        let v264: bool = v262 & v263;
        if (v264) {
          x5 = v206;
          for (var v265: u32 = v209; v265 < v229; v265 += v207) {
            let v266: u32 = v265 * v249;
            let v267: u32 = v259 + v266;
            let v268: f32 = m3[v267];
            let v269: f32 = x5;
            let v270: f32 = v269 + v268;
            x5 = v270;
          }
          let v271: f32 = x5;
          let v272: u32 = v260 * v24;
          let v273: u32 = v6 + v272;
          let v274: u32 = v273 + v261;
          m2[v274] = v271;
        }
      }
      workgroupBarrier();
      for (var v83: u32 = v10; v83 < v24; v83 += v11) {
        let v84: u32 = v83 / v24;
        let v85: u32 = v83 % v24;
        let v86: bool = v84 < v4;
        let v87: bool = v85 < v57;
        let v88: bool = v86 & v87;
        if (v88) {
          let v89: u32 = v0 + v84;
          let v90: u32 = v55 + v85;
          let v91: u32 = v89 - v0;
          let v92: u32 = v91 * v24;
          let v93: u32 = v90 - v55;
          let v94: u32 = v92 + v93;
          let v95: f32 = m2[v94];
          let v96: u32 = v89 * v22;
          let v97: u32 = v96 + v90;
          b3[v97] = v95;
        }
      }
      workgroupBarrier();
    }
    let v98: bool = v50 < v38;
    let v99: bool = v50 < v35;
    let v100: bool = !v99;
    let v101: bool = v98 & v100;
    if (v101) {
      let v102: u32 = v50 - v35;
      let v103: u32 = v102 * v24;
      let v104: u32 = v27 - v103;
      let v105: u32 = min(v24, v104);
      let v106: u32 = v103 * v5;
      x1 = v206;
      x2 = v206;
      x3 = v206;
      x4 = v206;
      for (var v107: u32 = v6; v107 < v5; v107 += v59) {
        let v108: u32 = v5 - v107;
        let v109: u32 = min(v59, v108);
        for (var v110: u32 = v6; v110 < v4; v110 += v1) {
          let v111: u32 = v0 + v110;
          for (var v112: u32 = v10; v112 < v109; v112 += v11) {
            let v113: u32 = v107 + v112;
            let v114: u32 = v111 * v5;
            let v115: u32 = v114 + v113;
            let v116: f32 = b0[v115];
            let v117: u32 = v111 - v0;
            let v118: f32 = m1[v117];
            let v119: f32 = f32(v5);
            let v120: f32 = v118 / v119;
            let v121: f32 = v120 + v74;
            let v122: f32 = inverseSqrt(v121);
            let v123: f32 = v116 * v122;
            let v124: f32 = b2[v113];
            let v125: f32 = v123 * v124;
            let v126: u32 = v110 * v59;
            let v127: u32 = v112 + v126;
            m0[v127] = v125;
          }
        }
        workgroupBarrier();
        let v128: u32 = v106 + v107;
        let v275: u32 = v4 - v207;
        let v276: u32 = min(v209, v275);
        let v277: u32 = v276 * v59;
        let v278: u32 = v6 + v277;
        let v279: u32 = v105 - v207;
        let v280: u32 = min(v209, v279);
        let v281: u32 = v280 * v5;
        let v282: u32 = v128 + v281;
        let v283: u32 = min(v207, v279);
        let v284: u32 = v283 * v5;
        let v285: u32 = v128 + v284;
        let v286: u32 = min(v220, v279);
        let v287: u32 = v286 * v5;
        let v288: u32 = v128 + v287;
        let v289: u32 = min(v224, v279);
        let v290: u32 = v289 * v5;
        let v291: u32 = v128 + v290;
        for (var v292: u32 = v228; v292 < v109; v292 += v229) {
          let v293: u32 = v278 + v292;
          let v294: f32 = m0[v293];
          let v295: u32 = v282 + v292;
          let v438: u32 = v295 >> v405;
          let v439: u32 = b4[v438];
          let v440: u32 = v295 & v405;
          let v441: vec2<f32> = unpack2x16float(v439);
          let v442: f32 = v441.x;
          let v443: f32 = v441.y;
          let v444: bool = v440 == v405;
          let v445: f32 = select(v442, v443, v444);
          let v297: f32 = x1;
          let v298: f32 = fma(v294, v445, v297);
          x1 = v298;
          let v299: u32 = v285 + v292;
          let v446: u32 = v299 >> v405;
          let v447: u32 = b4[v446];
          let v448: u32 = v299 & v405;
          let v449: vec2<f32> = unpack2x16float(v447);
          let v450: f32 = v449.x;
          let v451: f32 = v449.y;
          let v452: bool = v448 == v405;
          let v453: f32 = select(v450, v451, v452);
          let v301: f32 = x2;
          let v302: f32 = fma(v294, v453, v301);
          x2 = v302;
          let v303: u32 = v288 + v292;
          let v454: u32 = v303 >> v405;
          let v455: u32 = b4[v454];
          let v456: u32 = v303 & v405;
          let v457: vec2<f32> = unpack2x16float(v455);
          let v458: f32 = v457.x;
          let v459: f32 = v457.y;
          let v460: bool = v456 == v405;
          let v461: f32 = select(v458, v459, v460);
          let v305: f32 = x3;
          let v306: f32 = fma(v294, v461, v305);
          x3 = v306;
          let v307: u32 = v291 + v292;
          let v462: u32 = v307 >> v405;
          let v463: u32 = b4[v462];
          let v464: u32 = v307 & v405;
          let v465: vec2<f32> = unpack2x16float(v463);
          let v466: f32 = v465.x;
          let v467: f32 = v465.y;
          let v468: bool = v464 == v405;
          let v469: f32 = select(v466, v467, v468);
          let v309: f32 = x4;
          let v310: f32 = fma(v294, v469, v309);
          x4 = v310;
        }
        workgroupBarrier();
      }
      let v311: u32 = v228 * v249;
      let v312: f32 = x1;
      m3[v311] = v312;
      let v313: u32 = v311 + v207;
      let v314: f32 = x2;
      m3[v313] = v314;
      let v315: u32 = v311 + v220;
      let v316: f32 = x3;
      m3[v315] = v316;
      let v317: u32 = v311 + v224;
      let v318: f32 = x4;
      m3[v317] = v318;
      workgroupBarrier();
      for (var v319: u32 = v228; v319 < v258; v319 += v229) {
        let v320: u32 = v319 / v258;
        let v321: u32 = v319 % v258;
        let v322: bool = v320 < v4;
        let v323: bool = v321 < v105;
        let v324: bool = v322 & v323;
        if (v324) {
          x6 = v206;
          for (var v325: u32 = v209; v325 < v229; v325 += v207) {
            let v326: u32 = v325 * v249;
            let v327: u32 = v319 + v326;
            let v328: f32 = m3[v327];
            let v329: f32 = x6;
            let v330: f32 = v329 + v328;
            x6 = v330;
          }
          let v331: f32 = x6;
          let v332: u32 = v320 * v24;
          let v333: u32 = v6 + v332;
          let v334: u32 = v333 + v321;
          m2[v334] = v331;
        }
      }
      workgroupBarrier();
      for (var v129: u32 = v10; v129 < v24; v129 += v11) {
        let v130: u32 = v129 / v24;
        let v131: u32 = v129 % v24;
        let v132: bool = v130 < v4;
        let v133: bool = v131 < v105;
        let v134: bool = v132 & v133;
        if (v134) {
          let v135: u32 = v0 + v130;
          let v136: u32 = v103 + v131;
          let v138: u32 = v135 - v0;
          let v139: u32 = v138 * v24;
          let v140: u32 = v136 - v103;
          let v141: u32 = v139 + v140;
          let v142: f32 = m2[v141];
          let v143: f32 = b5[v136];
          let v144: f32 = v142 + v143;
          let v145: bool = v137 < v144;
          let v146: f32 = min(v144, v137);
          let v147: f32 = exp(v146);
          let v149: f32 = v147 + v148;
          let v150: f32 = log(v149);
          let v151: f32 = select(v150, v144, v145);
          let v152: f32 = b6[v136];
          let v153: f32 = v151 * v152;
          let v154: u32 = v135 * v27;
          let v155: u32 = v154 + v136;
          b7[v155] = v153;
        }
      }
      workgroupBarrier();
    }
    let v156: bool = v50 < v41;
    let v157: bool = v50 < v38;
    let v158: bool = !v157;
    let v159: bool = v156 & v158;
    if (v159) {
      let v160: u32 = v50 - v38;
      let v161: u32 = v160 * v24;
      let v162: u32 = v27 - v161;
      let v163: u32 = min(v24, v162);
      let v164: u32 = v161 * v5;
      x1 = v206;
      x2 = v206;
      x3 = v206;
      x4 = v206;
      for (var v165: u32 = v6; v165 < v5; v165 += v59) {
        let v166: u32 = v5 - v165;
        let v167: u32 = min(v59, v166);
        for (var v168: u32 = v6; v168 < v4; v168 += v1) {
          let v169: u32 = v0 + v168;
          for (var v170: u32 = v10; v170 < v167; v170 += v11) {
            let v171: u32 = v165 + v170;
            let v172: u32 = v169 * v5;
            let v173: u32 = v172 + v171;
            let v174: f32 = b0[v173];
            let v175: u32 = v169 - v0;
            let v176: f32 = m1[v175];
            let v177: f32 = f32(v5);
            let v178: f32 = v176 / v177;
            let v179: f32 = v178 + v74;
            let v180: f32 = inverseSqrt(v179);
            let v181: f32 = v174 * v180;
            let v182: f32 = b2[v171];
            let v183: f32 = v181 * v182;
            let v184: u32 = v168 * v59;
            let v185: u32 = v170 + v184;
            m0[v185] = v183;
          }
        }
        workgroupBarrier();
        let v186: u32 = v164 + v165;
        let v335: u32 = v4 - v207;
        let v336: u32 = min(v209, v335);
        let v337: u32 = v336 * v59;
        let v338: u32 = v6 + v337;
        let v339: u32 = v163 - v207;
        let v340: u32 = min(v209, v339);
        let v341: u32 = v340 * v5;
        let v342: u32 = v186 + v341;
        let v343: u32 = min(v207, v339);
        let v344: u32 = v343 * v5;
        let v345: u32 = v186 + v344;
        let v346: u32 = min(v220, v339);
        let v347: u32 = v346 * v5;
        let v348: u32 = v186 + v347;
        let v349: u32 = min(v224, v339);
        let v350: u32 = v349 * v5;
        let v351: u32 = v186 + v350;
        for (var v352: u32 = v228; v352 < v167; v352 += v229) {
          let v353: u32 = v338 + v352;
          let v354: f32 = m0[v353];
          let v355: u32 = v342 + v352;
          let v470: u32 = v355 >> v405;
          let v471: u32 = b8[v470];
          let v472: u32 = v355 & v405;
          let v473: vec2<f32> = unpack2x16float(v471);
          let v474: f32 = v473.x;
          let v475: f32 = v473.y;
          let v476: bool = v472 == v405;
          let v477: f32 = select(v474, v475, v476);
          let v357: f32 = x1;
          let v358: f32 = fma(v354, v477, v357);
          x1 = v358;
          let v359: u32 = v345 + v352;
          let v478: u32 = v359 >> v405;
          let v479: u32 = b8[v478];
          let v480: u32 = v359 & v405;
          let v481: vec2<f32> = unpack2x16float(v479);
          let v482: f32 = v481.x;
          let v483: f32 = v481.y;
          let v484: bool = v480 == v405;
          let v485: f32 = select(v482, v483, v484);
          let v361: f32 = x2;
          let v362: f32 = fma(v354, v485, v361);
          x2 = v362;
          let v363: u32 = v348 + v352;
          let v486: u32 = v363 >> v405;
          let v487: u32 = b8[v486];
          let v488: u32 = v363 & v405;
          let v489: vec2<f32> = unpack2x16float(v487);
          let v490: f32 = v489.x;
          let v491: f32 = v489.y;
          let v492: bool = v488 == v405;
          let v493: f32 = select(v490, v491, v492);
          let v365: f32 = x3;
          let v366: f32 = fma(v354, v493, v365);
          x3 = v366;
          let v367: u32 = v351 + v352;
          let v494: u32 = v367 >> v405;
          let v495: u32 = b8[v494];
          let v496: u32 = v367 & v405;
          let v497: vec2<f32> = unpack2x16float(v495);
          let v498: f32 = v497.x;
          let v499: f32 = v497.y;
          let v500: bool = v496 == v405;
          let v501: f32 = select(v498, v499, v500);
          let v369: f32 = x4;
          let v370: f32 = fma(v354, v501, v369);
          x4 = v370;
        }
        workgroupBarrier();
      }
      let v371: u32 = v228 * v249;
      let v372: f32 = x1;
      m3[v371] = v372;
      let v373: u32 = v371 + v207;
      let v374: f32 = x2;
      m3[v373] = v374;
      let v375: u32 = v371 + v220;
      let v376: f32 = x3;
      m3[v375] = v376;
      let v377: u32 = v371 + v224;
      let v378: f32 = x4;
      m3[v377] = v378;
      workgroupBarrier();
      for (var v379: u32 = v228; v379 < v258; v379 += v229) {
        let v380: u32 = v379 / v258;
        let v381: u32 = v379 % v258;
        let v382: bool = v380 < v4;
        let v383: bool = v381 < v163;
        let v384: bool = v382 & v383;
        if (v384) {
          x7 = v206;
          for (var v385: u32 = v209; v385 < v229; v385 += v207) {
            let v386: u32 = v385 * v249;
            let v387: u32 = v379 + v386;
            let v388: f32 = m3[v387];
            let v389: f32 = x7;
            let v390: f32 = v389 + v388;
            x7 = v390;
          }
          let v391: f32 = x7;
          let v392: u32 = v380 * v24;
          let v393: u32 = v6 + v392;
          let v394: u32 = v393 + v381;
          m2[v394] = v391;
        }
      }
      workgroupBarrier();
      for (var v187: u32 = v10; v187 < v24; v187 += v11) {
        let v188: u32 = v187 / v24;
        let v189: u32 = v187 % v24;
        let v190: bool = v188 < v4;
        let v191: bool = v189 < v163;
        let v192: bool = v190 & v191;
        if (v192) {
          let v193: u32 = v0 + v188;
          let v194: u32 = v161 + v189;
          let v195: u32 = v193 - v0;
          let v196: u32 = v195 * v24;
          let v197: u32 = v194 - v161;
          let v198: u32 = v196 + v197;
          let v199: f32 = m2[v198];
          let v200: f32 = -v199;
          let v201: f32 = exp(v200);
          let v202: f32 = v201 + v148;
          let v203: f32 = 1.0 / v202;
          let v204: u32 = v193 * v27;
          let v205: u32 = v204 + v194;
          b9[v205] = v203;
        }
      }
      workgroupBarrier();
    }
  }
}
