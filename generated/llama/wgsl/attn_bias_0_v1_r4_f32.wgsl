@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v24
@group(0) @binding(5) var<storage, read> b5: array<f32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v26
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
  let v405: u32 = lane;
  let v406: u32 = 0u;
  let v407: u32 = 1u;
  let v408: u32 = 32u;
  let v138: f32 = 0.0f;
  let v139: u32 = 1u;
  let v141: u32 = 0u;
  let v148: u32 = 2u;
  let v152: u32 = 3u;
  let v169: u32 = lane;
  let v170: u32 = 32u;
  let v220: u32 = 17u;
  let v229: u32 = 4u;
  let v232: u32 = 5u;
  let v235: u32 = 6u;
  let v238: u32 = 7u;
  let v241: u32 = 8u;
  let v244: u32 = 9u;
  let v247: u32 = 10u;
  let v250: u32 = 11u;
  let v253: u32 = 12u;
  let v256: u32 = 13u;
  let v259: u32 = 14u;
  let v262: u32 = 15u;
  let v265: u32 = 16u;
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
  let v48: u32 = 512u;
  let v63: f32 = bitcast<f32>(params[1].x);
  let v72: u32 = 16u;
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
    m4[v405] = v21;
    workgroupBarrier();
    let v409: f32 = m4[v406];
    x19 = v409;
    for (var v410: u32 = v407; v410 < v408; v410 += v407) {
      let v411: f32 = m4[v410];
      let v412: f32 = x19;
      let v413: f32 = v412 + v411;
      x19 = v413;
    }
    workgroupBarrier();
    let v414: f32 = x19;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v414;
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
  for (var v39: u32 = v37; v39 < v31; v39 += v38) {
    let v40: bool = v39 < v33;
    let v41: bool = v39 < v7;
    let v42: bool = !v41;
    let v43: bool = v40 & v42;
    if (v43) {
      let v44: u32 = v39 * v1;
      let v45: u32 = v24 - v44;
      let v46: u32 = min(v1, v45);
      let v47: u32 = v44 * v6;
      x1 = v138;
      x2 = v138;
      x3 = v138;
      x4 = v138;
      x5 = v138;
      x6 = v138;
      x7 = v138;
      x8 = v138;
      x9 = v138;
      x10 = v138;
      x11 = v138;
      x12 = v138;
      x13 = v138;
      x14 = v138;
      x15 = v138;
      x16 = v138;
      for (var v49: u32 = v7; v49 < v6; v49 += v48) {
        let v50: u32 = v6 - v49;
        let v51: u32 = min(v48, v50);
        for (var v52: u32 = v7; v52 < v5; v52 += v8) {
          let v53: u32 = v2 + v52;
          for (var v54: u32 = v12; v54 < v51; v54 += v13) {
            let v55: u32 = v49 + v54;
            let v56: u32 = v53 * v6;
            let v57: u32 = v56 + v55;
            let v58: f32 = b0[v57];
            let v59: u32 = v53 - v2;
            let v60: f32 = m1[v59];
            let v61: f32 = f32(v6);
            let v62: f32 = v60 / v61;
            let v64: f32 = v62 + v63;
            let v65: f32 = inverseSqrt(v64);
            let v66: f32 = v58 * v65;
            let v67: f32 = b2[v55];
            let v68: f32 = v66 * v67;
            let v69: u32 = v52 * v48;
            let v70: u32 = v54 + v69;
            m0[v70] = v68;
          }
        }
        workgroupBarrier();
        let v71: u32 = v47 + v49;
        let v140: u32 = v5 - v139;
        let v142: u32 = min(v141, v140);
        let v143: u32 = v142 * v48;
        let v144: u32 = v7 + v143;
        let v145: u32 = min(v139, v140);
        let v146: u32 = v145 * v48;
        let v147: u32 = v7 + v146;
        let v149: u32 = min(v148, v140);
        let v150: u32 = v149 * v48;
        let v151: u32 = v7 + v150;
        let v153: u32 = min(v152, v140);
        let v154: u32 = v153 * v48;
        let v155: u32 = v7 + v154;
        let v156: u32 = v46 - v139;
        let v157: u32 = min(v141, v156);
        let v158: u32 = v157 * v6;
        let v159: u32 = v71 + v158;
        let v160: u32 = min(v139, v156);
        let v161: u32 = v160 * v6;
        let v162: u32 = v71 + v161;
        let v163: u32 = min(v148, v156);
        let v164: u32 = v163 * v6;
        let v165: u32 = v71 + v164;
        let v166: u32 = min(v152, v156);
        let v167: u32 = v166 * v6;
        let v168: u32 = v71 + v167;
        for (var v171: u32 = v169; v171 < v51; v171 += v170) {
          let v172: u32 = v144 + v171;
          let v173: f32 = m0[v172];
          let v174: u32 = v147 + v171;
          let v175: f32 = m0[v174];
          let v176: u32 = v151 + v171;
          let v177: f32 = m0[v176];
          let v178: u32 = v155 + v171;
          let v179: f32 = m0[v178];
          let v180: u32 = v159 + v171;
          let v181: f32 = b1[v180];
          let v182: f32 = x1;
          let v183: f32 = fma(v173, v181, v182);
          x1 = v183;
          let v184: f32 = x5;
          let v185: f32 = fma(v175, v181, v184);
          x5 = v185;
          let v186: f32 = x9;
          let v187: f32 = fma(v177, v181, v186);
          x9 = v187;
          let v188: f32 = x13;
          let v189: f32 = fma(v179, v181, v188);
          x13 = v189;
          let v190: u32 = v162 + v171;
          let v191: f32 = b1[v190];
          let v192: f32 = x2;
          let v193: f32 = fma(v173, v191, v192);
          x2 = v193;
          let v194: f32 = x6;
          let v195: f32 = fma(v175, v191, v194);
          x6 = v195;
          let v196: f32 = x10;
          let v197: f32 = fma(v177, v191, v196);
          x10 = v197;
          let v198: f32 = x14;
          let v199: f32 = fma(v179, v191, v198);
          x14 = v199;
          let v200: u32 = v165 + v171;
          let v201: f32 = b1[v200];
          let v202: f32 = x3;
          let v203: f32 = fma(v173, v201, v202);
          x3 = v203;
          let v204: f32 = x7;
          let v205: f32 = fma(v175, v201, v204);
          x7 = v205;
          let v206: f32 = x11;
          let v207: f32 = fma(v177, v201, v206);
          x11 = v207;
          let v208: f32 = x15;
          let v209: f32 = fma(v179, v201, v208);
          x15 = v209;
          let v210: u32 = v168 + v171;
          let v211: f32 = b1[v210];
          let v212: f32 = x4;
          let v213: f32 = fma(v173, v211, v212);
          x4 = v213;
          let v214: f32 = x8;
          let v215: f32 = fma(v175, v211, v214);
          x8 = v215;
          let v216: f32 = x12;
          let v217: f32 = fma(v177, v211, v216);
          x12 = v217;
          let v218: f32 = x16;
          let v219: f32 = fma(v179, v211, v218);
          x16 = v219;
        }
        workgroupBarrier();
      }
      let v221: u32 = v169 * v220;
      let v222: f32 = x1;
      m3[v221] = v222;
      let v223: u32 = v221 + v139;
      let v224: f32 = x2;
      m3[v223] = v224;
      let v225: u32 = v221 + v148;
      let v226: f32 = x3;
      m3[v225] = v226;
      let v227: u32 = v221 + v152;
      let v228: f32 = x4;
      m3[v227] = v228;
      let v230: u32 = v221 + v229;
      let v231: f32 = x5;
      m3[v230] = v231;
      let v233: u32 = v221 + v232;
      let v234: f32 = x6;
      m3[v233] = v234;
      let v236: u32 = v221 + v235;
      let v237: f32 = x7;
      m3[v236] = v237;
      let v239: u32 = v221 + v238;
      let v240: f32 = x8;
      m3[v239] = v240;
      let v242: u32 = v221 + v241;
      let v243: f32 = x9;
      m3[v242] = v243;
      let v245: u32 = v221 + v244;
      let v246: f32 = x10;
      m3[v245] = v246;
      let v248: u32 = v221 + v247;
      let v249: f32 = x11;
      m3[v248] = v249;
      let v251: u32 = v221 + v250;
      let v252: f32 = x12;
      m3[v251] = v252;
      let v254: u32 = v221 + v253;
      let v255: f32 = x13;
      m3[v254] = v255;
      let v257: u32 = v221 + v256;
      let v258: f32 = x14;
      m3[v257] = v258;
      let v260: u32 = v221 + v259;
      let v261: f32 = x15;
      m3[v260] = v261;
      let v263: u32 = v221 + v262;
      let v264: f32 = x16;
      m3[v263] = v264;
      workgroupBarrier();
      for (var v266: u32 = v169; v266 < v265; v266 += v170) {
        let v267: u32 = v266 / v229;
        let v268: u32 = v266 % v229;
        let v269: bool = v267 < v5;
        let v270: bool = v268 < v46;
        let v271: bool = v269 & v270;
        if (v271) {
          x17 = v138;
          for (var v272: u32 = v141; v272 < v170; v272 += v139) {
            let v273: u32 = v272 * v220;
            let v274: u32 = v266 + v273;
            let v275: f32 = m3[v274];
            let v276: f32 = x17;
            let v277: f32 = v276 + v275;
            x17 = v277;
          }
          let v278: f32 = x17;
          let v279: u32 = v267 * v1;
          let v280: u32 = v7 + v279;
          let v281: u32 = v280 + v268;
          m2[v281] = v278;
        }
      }
      workgroupBarrier();
      for (var v73: u32 = v12; v73 < v72; v73 += v13) {
        let v74: u32 = v73 / v1;
        let v75: u32 = v73 % v1;
        let v76: bool = v74 < v5;
        let v77: bool = v75 < v46;
        let v78: bool = v76 & v77;
        if (v78) {
          let v79: u32 = v2 + v74;
          let v80: u32 = v44 + v75;
          let v81: u32 = v79 - v2;
          let v82: u32 = v81 * v1;
          let v83: u32 = v80 - v44;
          let v84: u32 = v82 + v83;
          let v85: f32 = m2[v84];
          let v86: f32 = b3[v80];
          let v87: f32 = v85 + v86;
          let v88: u32 = v79 * v24;
          let v89: u32 = v88 + v80;
          b4[v89] = v87;
        }
      }
      workgroupBarrier();
    }
    let v90: bool = v39 < v36;
    let v91: bool = v39 < v33;
    let v92: bool = !v91;
    let v93: bool = v90 & v92;
    if (v93) {
      let v94: u32 = v39 - v33;
      let v95: u32 = v94 * v1;
      let v96: u32 = v28 - v95;
      let v97: u32 = min(v1, v96);
      let v98: u32 = v95 * v6;
      x1 = v138;
      x2 = v138;
      x3 = v138;
      x4 = v138;
      x5 = v138;
      x6 = v138;
      x7 = v138;
      x8 = v138;
      x9 = v138;
      x10 = v138;
      x11 = v138;
      x12 = v138;
      x13 = v138;
      x14 = v138;
      x15 = v138;
      x16 = v138;
      for (var v99: u32 = v7; v99 < v6; v99 += v48) {
        let v100: u32 = v6 - v99;
        let v101: u32 = min(v48, v100);
        for (var v102: u32 = v7; v102 < v5; v102 += v8) {
          let v103: u32 = v2 + v102;
          for (var v104: u32 = v12; v104 < v101; v104 += v13) {
            let v105: u32 = v99 + v104;
            let v106: u32 = v103 * v6;
            let v107: u32 = v106 + v105;
            let v108: f32 = b0[v107];
            let v109: u32 = v103 - v2;
            let v110: f32 = m1[v109];
            let v111: f32 = f32(v6);
            let v112: f32 = v110 / v111;
            let v113: f32 = v112 + v63;
            let v114: f32 = inverseSqrt(v113);
            let v115: f32 = v108 * v114;
            let v116: f32 = b2[v105];
            let v117: f32 = v115 * v116;
            let v118: u32 = v102 * v48;
            let v119: u32 = v104 + v118;
            m0[v119] = v117;
          }
        }
        workgroupBarrier();
        let v120: u32 = v98 + v99;
        let v282: u32 = v5 - v139;
        let v283: u32 = min(v141, v282);
        let v284: u32 = v283 * v48;
        let v285: u32 = v7 + v284;
        let v286: u32 = min(v139, v282);
        let v287: u32 = v286 * v48;
        let v288: u32 = v7 + v287;
        let v289: u32 = min(v148, v282);
        let v290: u32 = v289 * v48;
        let v291: u32 = v7 + v290;
        let v292: u32 = min(v152, v282);
        let v293: u32 = v292 * v48;
        let v294: u32 = v7 + v293;
        let v295: u32 = v97 - v139;
        let v296: u32 = min(v141, v295);
        let v297: u32 = v296 * v6;
        let v298: u32 = v120 + v297;
        let v299: u32 = min(v139, v295);
        let v300: u32 = v299 * v6;
        let v301: u32 = v120 + v300;
        let v302: u32 = min(v148, v295);
        let v303: u32 = v302 * v6;
        let v304: u32 = v120 + v303;
        let v305: u32 = min(v152, v295);
        let v306: u32 = v305 * v6;
        let v307: u32 = v120 + v306;
        for (var v308: u32 = v169; v308 < v101; v308 += v170) {
          let v309: u32 = v285 + v308;
          let v310: f32 = m0[v309];
          let v311: u32 = v288 + v308;
          let v312: f32 = m0[v311];
          let v313: u32 = v291 + v308;
          let v314: f32 = m0[v313];
          let v315: u32 = v294 + v308;
          let v316: f32 = m0[v315];
          let v317: u32 = v298 + v308;
          let v318: f32 = b5[v317];
          let v319: f32 = x1;
          let v320: f32 = fma(v310, v318, v319);
          x1 = v320;
          let v321: f32 = x5;
          let v322: f32 = fma(v312, v318, v321);
          x5 = v322;
          let v323: f32 = x9;
          let v324: f32 = fma(v314, v318, v323);
          x9 = v324;
          let v325: f32 = x13;
          let v326: f32 = fma(v316, v318, v325);
          x13 = v326;
          let v327: u32 = v301 + v308;
          let v328: f32 = b5[v327];
          let v329: f32 = x2;
          let v330: f32 = fma(v310, v328, v329);
          x2 = v330;
          let v331: f32 = x6;
          let v332: f32 = fma(v312, v328, v331);
          x6 = v332;
          let v333: f32 = x10;
          let v334: f32 = fma(v314, v328, v333);
          x10 = v334;
          let v335: f32 = x14;
          let v336: f32 = fma(v316, v328, v335);
          x14 = v336;
          let v337: u32 = v304 + v308;
          let v338: f32 = b5[v337];
          let v339: f32 = x3;
          let v340: f32 = fma(v310, v338, v339);
          x3 = v340;
          let v341: f32 = x7;
          let v342: f32 = fma(v312, v338, v341);
          x7 = v342;
          let v343: f32 = x11;
          let v344: f32 = fma(v314, v338, v343);
          x11 = v344;
          let v345: f32 = x15;
          let v346: f32 = fma(v316, v338, v345);
          x15 = v346;
          let v347: u32 = v307 + v308;
          let v348: f32 = b5[v347];
          let v349: f32 = x4;
          let v350: f32 = fma(v310, v348, v349);
          x4 = v350;
          let v351: f32 = x8;
          let v352: f32 = fma(v312, v348, v351);
          x8 = v352;
          let v353: f32 = x12;
          let v354: f32 = fma(v314, v348, v353);
          x12 = v354;
          let v355: f32 = x16;
          let v356: f32 = fma(v316, v348, v355);
          x16 = v356;
        }
        workgroupBarrier();
      }
      let v357: u32 = v169 * v220;
      let v358: f32 = x1;
      m3[v357] = v358;
      let v359: u32 = v357 + v139;
      let v360: f32 = x2;
      m3[v359] = v360;
      let v361: u32 = v357 + v148;
      let v362: f32 = x3;
      m3[v361] = v362;
      let v363: u32 = v357 + v152;
      let v364: f32 = x4;
      m3[v363] = v364;
      let v365: u32 = v357 + v229;
      let v366: f32 = x5;
      m3[v365] = v366;
      let v367: u32 = v357 + v232;
      let v368: f32 = x6;
      m3[v367] = v368;
      let v369: u32 = v357 + v235;
      let v370: f32 = x7;
      m3[v369] = v370;
      let v371: u32 = v357 + v238;
      let v372: f32 = x8;
      m3[v371] = v372;
      let v373: u32 = v357 + v241;
      let v374: f32 = x9;
      m3[v373] = v374;
      let v375: u32 = v357 + v244;
      let v376: f32 = x10;
      m3[v375] = v376;
      let v377: u32 = v357 + v247;
      let v378: f32 = x11;
      m3[v377] = v378;
      let v379: u32 = v357 + v250;
      let v380: f32 = x12;
      m3[v379] = v380;
      let v381: u32 = v357 + v253;
      let v382: f32 = x13;
      m3[v381] = v382;
      let v383: u32 = v357 + v256;
      let v384: f32 = x14;
      m3[v383] = v384;
      let v385: u32 = v357 + v259;
      let v386: f32 = x15;
      m3[v385] = v386;
      let v387: u32 = v357 + v262;
      let v388: f32 = x16;
      m3[v387] = v388;
      workgroupBarrier();
      for (var v389: u32 = v169; v389 < v265; v389 += v170) {
        let v390: u32 = v389 / v229;
        let v391: u32 = v389 % v229;
        let v392: bool = v390 < v5;
        let v393: bool = v391 < v97;
        let v394: bool = v392 & v393;
        if (v394) {
          x18 = v138;
          for (var v395: u32 = v141; v395 < v170; v395 += v139) {
            let v396: u32 = v395 * v220;
            let v397: u32 = v389 + v396;
            let v398: f32 = m3[v397];
            let v399: f32 = x18;
            let v400: f32 = v399 + v398;
            x18 = v400;
          }
          let v401: f32 = x18;
          let v402: u32 = v390 * v1;
          let v403: u32 = v7 + v402;
          let v404: u32 = v403 + v391;
          m2[v404] = v401;
        }
      }
      workgroupBarrier();
      for (var v121: u32 = v12; v121 < v72; v121 += v13) {
        let v122: u32 = v121 / v1;
        let v123: u32 = v121 % v1;
        let v124: bool = v122 < v5;
        let v125: bool = v123 < v97;
        let v126: bool = v124 & v125;
        if (v126) {
          let v127: u32 = v2 + v122;
          let v128: u32 = v95 + v123;
          let v129: u32 = v127 - v2;
          let v130: u32 = v129 * v1;
          let v131: u32 = v128 - v95;
          let v132: u32 = v130 + v131;
          let v133: f32 = m2[v132];
          let v134: f32 = b6[v128];
          let v135: f32 = v133 + v134;
          let v136: u32 = v127 * v28;
          let v137: u32 = v136 + v128;
          b7[v137] = v135;
        }
      }
      workgroupBarrier();
    }
  }
}
