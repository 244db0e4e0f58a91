@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 2048>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 16>;
var<workgroup> m3: array<f32, 544>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v1_r4_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x11: f32;
  var x12: f32;
  var x13: f32;
  var x14: f32;
  var x15: f32;
  var x16: f32;
  var x17: f32;
  var x18: f32;
  var x19: f32;
  let v411: u32 = lane;
  let v412: u32 = 0u;
  let v413: u32 = 1u;
  let v414: u32 = 32u;
  let v144: f32 = 0.0f;
  let v145: u32 = 1u;
  let v147: u32 = 0u;
  let v154: u32 = 2u;
  let v158: u32 = 3u;
  let v175: u32 = lane;
  let v176: u32 = 32u;
  let v226: u32 = 17u;
  let v235: u32 = 4u;
  let v238: u32 = 5u;
  let v241: u32 = 6u;
  let v244: u32 = 7u;
  let v247: u32 = 8u;
  let v250: u32 = 9u;
  let v253: u32 = 10u;
  let v256: u32 = 11u;
  let v259: u32 = 12u;
  let v262: u32 = 13u;
  let v265: u32 = 14u;
  let v268: u32 = 15u;
  let v271: u32 = 16u;
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
  let v25: u32 = 3u;
  let v28: u32 = params[0].w;
  let v37: u32 = group.x;
  let v38: u32 = groups.x;
  let v54: u32 = 512u;
  let v69: f32 = bitcast<f32>(params[1].x);
  let v78: u32 = 16u;
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
    m4[v411] = v21;
    workgroupBarrier();
    let v415: f32 = m4[v412];
    x19 = v415;
    for (var v416: u32 = v413; v416 < v414; v416 += v413) {
      let v417: f32 = m4[v416];
      let v418: f32 = x19;
      let v419: f32 = v418 + v417;
      x19 = v419;
    }
    workgroupBarrier();
    let v420: f32 = x19;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v420;
    }
  }
  workgroupBarrier();
  let v26: u32 = v24 + v25;
  let v27: u32 = v26 / v1;
  let v29: u32 = v28 + v25;
  let v30: u32 = v29 / v1;
  let v31: u32 = v27 + v30;
  let v32: u32 = v24 + v25;
  let v33: u32 = v32 / v1;
  let v34: u32 = v28 + v25;
  let v35: u32 = v34 / v1;
  let v36: u32 = v33 + v35;
  let v39: u32 = v31 + v38;
  let v40: u32 = v39 - v8;
  let v41: u32 = v40 / v38;
  let v42: u32 = v37 * v41;
  let v43: u32 = v42 + v41;
  let v44: u32 = min(v43, v31);
  for (var v45: u32 = v42; v45 < v44; v45 += v8) {
    let v46: bool = v45 < v33;
    let v47: bool = v45 < v7;
    let v48: bool = !v47;
    let v49: bool = v46 & v48;
    if (v49) {
      let v50: u32 = v45 * v1;
      let v51: u32 = v24 - v50;
      let v52: u32 = min(v1, v51);
      let v53: u32 = v50 * v6;
      x1 = v144;
      x2 = v144;
      x3 = v144;
      x4 = v144;
      x5 = v144;
      x6 = v144;
      x7 = v144;
      x8 = v144;
      x9 = v144;
      x10 = v144;
      x11 = v144;
      x12 = v144;
      x13 = v144;
      x14 = v144;
      x15 = v144;
      x16 = v144;
      for (var v55: u32 = v7; v55 < v6; v55 += v54) {
        let v56: u32 = v6 - v55;
        let v57: u32 = min(v54, v56);
        for (var v58: u32 = v7; v58 < v5; v58 += v8) {
          let v59: u32 = v2 + v58;
          for (var v60: u32 = v12; v60 < v57; v60 += v13) {
            let v61: u32 = v55 + v60;
            let v62: u32 = v59 * v6;
            let v63: u32 = v62 + v61;
            let v64: f32 = b0[v63];
            let v65: u32 = v59 - v2;
            let v66: f32 = m1[v65];
            let v67: f32 = f32(v6);
            let v68: f32 = v66 / v67;
            let v70: f32 = v68 + v69;
            let v71: f32 = inverseSqrt(v70);
            let v72: f32 = v64 * v71;
            let v73: f32 = b2[v61];
            let v74: f32 = v72 * v73;
            let v75: u32 = v58 * v54;
            let v76: u32 = v60 + v75;
            m0[v76] = v74;
          }
        }
        workgroupBarrier();
        let v77: u32 = v53 + v55;
        let v146: u32 = v5 - v145;
        let v148: u32 = min(v147, v146);
        let v149: u32 = v148 * v54;
        let v150: u32 = v7 + v149;
        let v151: u32 = min(v145, v146);
        let v152: u32 = v151 * v54;
        let v153: u32 = v7 + v152;
        let v155: u32 = min(v154, v146);
        let v156: u32 = v155 * v54;
        let v157: u32 = v7 + v156;
        let v159: u32 = min(v158, v146);
        let v160: u32 = v159 * v54;
        let v161: u32 = v7 + v160;
        let v162: u32 = v52 - v145;
        let v163: u32 = min(v147, v162);
        let v164: u32 = v163 * v6;
        let v165: u32 = v77 + v164;
        let v166: u32 = min(v145, v162);
        let v167: u32 = v166 * v6;
        let v168: u32 = v77 + v167;
        let v169: u32 = min(v154, v162);
        let v170: u32 = v169 * v6;
        let v171: u32 = v77 + v170;
        let v172: u32 = min(v158, v162);
        let v173: u32 = v172 * v6;
        let v174: u32 = v77 + v173;
        for (var v177: u32 = v175; v177 < v57; v177 += v176) {
          let v178: u32 = v150 + v177;
          let v179: f32 = m0[v178];
          let v180: u32 = v153 + v177;
          let v181: f32 = m0[v180];
          let v182: u32 = v157 + v177;
          let v183: f32 = m0[v182];
          let v184: u32 = v161 + v177;
          let v185: f32 = m0[v184];
          let v186: u32 = v165 + v177;
          let v187: f32 = b1[v186];
          let v188: f32 = x1;
          let v189: f32 = fma(v179, v187, v188);
          x1 = v189;
          let v190: f32 = x5;
          let v191: f32 = fma(v181, v187, v190);
          x5 = v191;
          let v192: f32 = x9;
          let v193: f32 = fma(v183, v187, v192);
          x9 = v193;
          let v194: f32 = x13;
          let v195: f32 = fma(v185, v187, v194);
          x13 = v195;
          let v196: u32 = v168 + v177;
          let v197: f32 = b1[v196];
          let v198: f32 = x2;
          let v199: f32 = fma(v179, v197, v198);
          x2 = v199;
          let v200: f32 = x6;
          let v201: f32 = fma(v181, v197, v200);
          x6 = v201;
          let v202: f32 = x10;
          let v203: f32 = fma(v183, v197, v202);
          x10 = v203;
          let v204: f32 = x14;
          let v205: f32 = fma(v185, v197, v204);
          x14 = v205;
          let v206: u32 = v171 + v177;
          let v207: f32 = b1[v206];
          let v208: f32 = x3;
          let v209: f32 = fma(v179, v207, v208);
          x3 = v209;
          let v210: f32 = x7;
          let v211: f32 = fma(v181, v207, v210);
          x7 = v211;
          let v212: f32 = x11;
          let v213: f32 = fma(v183, v207, v212);
          x11 = v213;
          let v214: f32 = x15;
          let v215: f32 = fma(v185, v207, v214);
          x15 = v215;
          let v216: u32 = v174 + v177;
          let v217: f32 = b1[v216];
          let v218: f32 = x4;
          let v219: f32 = fma(v179, v217, v218);
          x4 = v219;
          let v220: f32 = x8;
          let v221: f32 = fma(v181, v217, v220);
          x8 = v221;
          let v222: f32 = x12;
          let v223: f32 = fma(v183, v217, v222);
          x12 = v223;
          let v224: f32 = x16;
          let v225: f32 = fma(v185, v217, v224);
          x16 = v225;
        }
        workgroupBarrier();
      }
      let v227: u32 = v175 * v226;
      let v228: f32 = x1;
      m3[v227] = v228;
      let v229: u32 = v227 + v145;
      let v230: f32 = x2;
      m3[v229] = v230;
      let v231: u32 = v227 + v154;
      let v232: f32 = x3;
      m3[v231] = v232;
      let v233: u32 = v227 + v158;
      let v234: f32 = x4;
      m3[v233] = v234;
      let v236: u32 = v227 + v235;
      let v237: f32 = x5;
      m3[v236] = v237;
      let v239: u32 = v227 + v238;
      let v240: f32 = x6;
      m3[v239] = v240;
      let v242: u32 = v227 + v241;
      let v243: f32 = x7;
      m3[v242] = v243;
      let v245: u32 = v227 + v244;
      let v246: f32 = x8;
      m3[v245] = v246;
      let v248: u32 = v227 + v247;
      let v249: f32 = x9;
      m3[v248] = v249;
      let v251: u32 = v227 + v250;
      let v252: f32 = x10;
      m3[v251] = v252;
      let v254: u32 = v227 + v253;
      let v255: f32 = x11;
      m3[v254] = v255;
      let v257: u32 = v227 + v256;
      let v258: f32 = x12;
      m3[v257] = v258;
      let v260: u32 = v227 + v259;
      let v261: f32 = x13;
      m3[v260] = v261;
      let v263: u32 = v227 + v262;
      let v264: f32 = x14;
      m3[v263] = v264;
      let v266: u32 = v227 + v265;
      let v267: f32 = x15;
      m3[v266] = v267;
      let v269: u32 = v227 + v268;
      let v270: f32 = x16;
      m3[v269] = v270;
      workgroupBarrier();
      for (var v272: u32 = v175; v272 < v271; v272 += v176) {
        let v273: u32 = v272 / v235;
        let v274: u32 = v272 % v235;
        let v275: bool = v273 < v5;
        let v276: bool = v274 < v52;
        let v277: bool = v275 & v276;
        if (v277) {
          x17 = v144;
          for (var v278: u32 = v147; v278 < v176; v278 += v145) {
            let v279: u32 = v278 * v226;
            let v280: u32 = v272 + v279;
            let v281: f32 = m3[v280];
            let v282: f32 = x17;
            let v283: f32 = v282 + v281;
            x17 = v283;
          }
          let v284: f32 = x17;
          let v285: u32 = v273 * v1;
          let v286: u32 = v7 + v285;
          let v287: u32 = v286 + v274;
          m2[v287] = v284;
        }
      }
      workgroupBarrier();
      for (var v79: u32 = v12; v79 < v78; v79 += v13) {
        let v80: u32 = v79 / v1;
        let v81: u32 = v79 % v1;
        let v82: bool = v80 < v5;
        let v83: bool = v81 < v52;
        let v84: bool = v82 & v83;
        if (v84) {
          let v85: u32 = v2 + v80;
          let v86: u32 = v50 + v81;
          let v87: u32 = v85 - v2;
          let v88: u32 = v87 * v1;
          let v89: u32 = v86 - v50;
          let v90: u32 = v88 + v89;
          let v91: f32 = m2[v90];
          let v92: f32 = b3[v86];
          let v93: f32 = v91 + v92;
          let v94: u32 = v85 * v24;
          let v95: u32 = v94 + v86;
          b4[v95] = v93;
        }
      }
      workgroupBarrier();
    }
    let v96: bool = v45 < v36;
    let v97: bool = v45 < v33;
    let v98: bool = !v97;
    let v99: bool = v96 & v98;
    if (v99) {
      let v100: u32 = v45 - v33;
      let v101: u32 = v100 * v1;
      let v102: u32 = v28 - v101;
      let v103: u32 = min(v1, v102);
      let v104: u32 = v101 * v6;
      x1 = v144;
      x2 = v144;
      x3 = v144;
      x4 = v144;
      x5 = v144;
      x6 = v144;
      x7 = v144;
      x8 = v144;
      x9 = v144;
      x10 = v144;
      x11 = v144;
      x12 = v144;
      x13 = v144;
      x14 = v144;
      x15 = v144;
      x16 = v144;
      for (var v105: u32 = v7; v105 < v6; v105 += v54) {
        let v106: u32 = v6 - v105;
        let v107: u32 = min(v54, v106);
        for (var v108: u32 = v7; v108 < v5; v108 += v8) {
          let v109: u32 = v2 + v108;
          for (var v110: u32 = v12; v110 < v107; v110 += v13) {
            let v111: u32 = v105 + v110;
            let v112: u32 = v109 * v6;
            let v113: u32 = v112 + v111;
            let v114: f32 = b0[v113];
            let v115: u32 = v109 - v2;
            let v116: f32 = m1[v115];
            let v117: f32 = f32(v6);
            let v118: f32 = v116 / v117;
            let v119: f32 = v118 + v69;
            let v120: f32 = inverseSqrt(v119);
            let v121: f32 = v114 * v120;
            let v122: f32 = b2[v111];
            let v123: f32 = v121 * v122;
            let v124: u32 = v108 * v54;
            let v125: u32 = v110 + v124;
            m0[v125] = v123;
          }
        }
        workgroupBarrier();
        let v126: u32 = v104 + v105;
        let v288: u32 = v5 - v145;
        let v289: u32 = min(v147, v288);
        let v290: u32 = v289 * v54;
        let v291: u32 = v7 + v290;
        let v292: u32 = min(v145, v288);
        let v293: u32 = v292 * v54;
        let v294: u32 = v7 + v293;
        let v295: u32 = min(v154, v288);
        let v296: u32 = v295 * v54;
        let v297: u32 = v7 + v296;
        let v298: u32 = min(v158, v288);
        let v299: u32 = v298 * v54;
        let v300: u32 = v7 + v299;
        let v301: u32 = v103 - v145;
        let v302: u32 = min(v147, v301);
        let v303: u32 = v302 * v6;
        let v304: u32 = v126 + v303;
        let v305: u32 = min(v145, v301);
        let v306: u32 = v305 * v6;
        let v307: u32 = v126 + v306;
        let v308: u32 = min(v154, v301);
        let v309: u32 = v308 * v6;
        let v310: u32 = v126 + v309;
        let v311: u32 = min(v158, v301);
        let v312: u32 = v311 * v6;
        let v313: u32 = v126 + v312;
        for (var v314: u32 = v175; v314 < v107; v314 += v176) {
          let v315: u32 = v291 + v314;
          let v316: f32 = m0[v315];
          let v317: u32 = v294 + v314;
          let v318: f32 = m0[v317];
          let v319: u32 = v297 + v314;
          let v320: f32 = m0[v319];
          let v321: u32 = v300 + v314;
          let v322: f32 = m0[v321];
          let v323: u32 = v304 + v314;
          let v324: f32 = b5[v323];
          let v325: f32 = x1;
          let v326: f32 = fma(v316, v324, v325);
          x1 = v326;
          let v327: f32 = x5;
          let v328: f32 = fma(v318, v324, v327);
          x5 = v328;
          let v329: f32 = x9;
          let v330: f32 = fma(v320, v324, v329);
          x9 = v330;
          let v331: f32 = x13;
          let v332: f32 = fma(v322, v324, v331);
          x13 = v332;
          let v333: u32 = v307 + v314;
          let v334: f32 = b5[v333];
          let v335: f32 = x2;
          let v336: f32 = fma(v316, v334, v335);
          x2 = v336;
          let v337: f32 = x6;
          let v338: f32 = fma(v318, v334, v337);
          x6 = v338;
          let v339: f32 = x10;
          let v340: f32 = fma(v320, v334, v339);
          x10 = v340;
          let v341: f32 = x14;
          let v342: f32 = fma(v322, v334, v341);
          x14 = v342;
          let v343: u32 = v310 + v314;
          let v344: f32 = b5[v343];
          let v345: f32 = x3;
          let v346: f32 = fma(v316, v344, v345);
          x3 = v346;
          let v347: f32 = x7;
          let v348: f32 = fma(v318, v344, v347);
          x7 = v348;
          let v349: f32 = x11;
          let v350: f32 = fma(v320, v344, v349);
          x11 = v350;
          let v351: f32 = x15;
          let v352: f32 = fma(v322, v344, v351);
          x15 = v352;
          let v353: u32 = v313 + v314;
          let v354: f32 = b5[v353];
          let v355: f32 = x4;
          let v356: f32 = fma(v316, v354, v355);
          x4 = v356;
          let v357: f32 = x8;
          let v358: f32 = fma(v318, v354, v357);
          x8 = v358;
          let v359: f32 = x12;
          let v360: f32 = fma(v320, v354, v359);
          x12 = v360;
          let v361: f32 = x16;
          let v362: f32 = fma(v322, v354, v361);
          x16 = v362;
        }
        workgroupBarrier();
      }
      let v363: u32 = v175 * v226;
      let v364: f32 = x1;
      m3[v363] = v364;
      let v365: u32 = v363 + v145;
      let v366: f32 = x2;
      m3[v365] = v366;
      let v367: u32 = v363 + v154;
      let v368: f32 = x3;
      m3[v367] = v368;
      let v369: u32 = v363 + v158;
      let v370: f32 = x4;
      m3[v369] = v370;
      let v371: u32 = v363 + v235;
      let v372: f32 = x5;
      m3[v371] = v372;
      let v373: u32 = v363 + v238;
      let v374: f32 = x6;
      m3[v373] = v374;
      let v375: u32 = v363 + v241;
      let v376: f32 = x7;
      m3[v375] = v376;
      let v377: u32 = v363 + v244;
      let v378: f32 = x8;
      m3[v377] = v378;
      let v379: u32 = v363 + v247;
      let v380: f32 = x9;
      m3[v379] = v380;
      let v381: u32 = v363 + v250;
      let v382: f32 = x10;
      m3[v381] = v382;
      let v383: u32 = v363 + v253;
      let v384: f32 = x11;
      m3[v383] = v384;
      let v385: u32 = v363 + v256;
      let v386: f32 = x12;
      m3[v385] = v386;
      let v387: u32 = v363 + v259;
      let v388: f32 = x13;
      m3[v387] = v388;
      let v389: u32 = v363 + v262;
      let v390: f32 = x14;
      m3[v389] = v390;
      let v391: u32 = v363 + v265;
      let v392: f32 = x15;
      m3[v391] = v392;
      let v393: u32 = v363 + v268;
      let v394: f32 = x16;
      m3[v393] = v394;
      workgroupBarrier();
      for (var v395: u32 = v175; v395 < v271; v395 += v176) {
        let v396: u32 = v395 / v235;
        let v397: u32 = v395 % v235;
        let v398: bool = v396 < v5;
        let v399: bool = v397 < v103;
        let v400: bool = v398 & v399;
        if (v400) {
          x18 = v144;
          for (var v401: u32 = v147; v401 < v176; v401 += v145) {
            let v402: u32 = v401 * v226;
            let v403: u32 = v395 + v402;
            let v404: f32 = m3[v403];
            let v405: f32 = x18;
            let v406: f32 = v405 + v404;
            x18 = v406;
          }
          let v407: f32 = x18;
          let v408: u32 = v396 * v1;
          let v409: u32 = v7 + v408;
          let v410: u32 = v409 + v397;
          m2[v410] = v407;
        }
      }
      workgroupBarrier();
      for (var v127: u32 = v12; v127 < v78; v127 += v13) {
        let v128: u32 = v127 / v1;
        let v129: u32 = v127 % v1;
        let v130: bool = v128 < v5;
        let v131: bool = v129 < v103;
        let v132: bool = v130 & v131;
        if (v132) {
          let v133: u32 = v2 + v128;
          let v134: u32 = v101 + v129;
          let v135: u32 = v133 - v2;
          let v136: u32 = v135 * v1;
          let v137: u32 = v134 - v101;
          let v138: u32 = v136 + v137;
          let v139: f32 = m2[v138];
          let v140: f32 = b6[v134];
          let v141: f32 = v139 + v140;
          let v142: u32 = v133 * v28;
          let v143: u32 = v142 + v134;
          b7[v143] = v141;
        }
      }
      workgroupBarrier();
    }
  }
}
