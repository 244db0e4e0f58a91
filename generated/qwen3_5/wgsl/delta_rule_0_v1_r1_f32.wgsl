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
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
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
  let v389: u32 = lane;
  let v390: u32 = 0u;
  let v391: u32 = 1u;
  let v392: u32 = 32u;
  let v200: f32 = 0.0f;
  let v201: u32 = 1u;
  let v203: u32 = 0u;
  let v214: u32 = 2u;
  let v218: u32 = 3u;
  let v222: u32 = lane;
  let v223: u32 = 32u;
  let v243: u32 = 5u;
  let v252: u32 = 4u;
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
  let v53: u32 = 512u;
  let v68: f32 = bitcast<f32>(params[1].x);
  let v131: f32 = 20.0f;
  let v142: f32 = 1.0f;
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
    m4[v389] = v19;
    workgroupBarrier();
    let v393: f32 = m4[v390];
    x8 = v393;
    for (var v394: u32 = v391; v394 < v392; v394 += v391) {
      let v395: f32 = m4[v394];
      let v396: f32 = x8;
      let v397: f32 = v396 + v395;
      x8 = v397;
    }
    workgroupBarrier();
    let v398: f32 = x8;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v398;
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
  for (var v44: u32 = v42; v44 < v33; v44 += v43) {
    let v45: bool = v44 < v35;
    let v46: bool = v44 < v6;
    let v47: bool = !v46;
    let v48: bool = v45 & v47;
    if (v48) {
      let v49: u32 = v44 * v24;
      let v50: u32 = v22 - v49;
      let v51: u32 = min(v24, v50);
      let v52: u32 = v49 * v5;
      x1 = v200;
      x2 = v200;
      x3 = v200;
      x4 = v200;
      for (var v54: u32 = v6; v54 < v5; v54 += v53) {
        let v55: u32 = v5 - v54;
        let v56: u32 = min(v53, v55);
        for (var v57: u32 = v6; v57 < v4; v57 += v1) {
          let v58: u32 = v0 + v57;
          for (var v59: u32 = v10; v59 < v56; v59 += v11) {
            let v60: u32 = v54 + v59;
            let v61: u32 = v58 * v5;
            let v62: u32 = v61 + v60;
            let v63: f32 = b0[v62];
            let v64: u32 = v58 - v0;
            let v65: f32 = m1[v64];
            let v66: f32 = f32(v5);
            let v67: f32 = v65 / v66;
            let v69: f32 = v67 + v68;
            let v70: f32 = inverseSqrt(v69);
            let v71: f32 = v63 * v70;
            let v72: f32 = b2[v60];
            let v73: f32 = v71 * v72;
            let v74: u32 = v57 * v53;
            let v75: u32 = v59 + v74;
            m0[v75] = v73;
          }
        }
        workgroupBarrier();
        let v76: u32 = v52 + v54;
        let v202: u32 = v4 - v201;
        let v204: u32 = min(v203, v202);
        let v205: u32 = v204 * v53;
        let v206: u32 = v6 + v205;
        let v207: u32 = v51 - v201;
        let v208: u32 = min(v203, v207);
        let v209: u32 = v208 * v5;
        let v210: u32 = v76 + v209;
        let v211: u32 = min(v201, v207);
        let v212: u32 = v211 * v5;
        let v213: u32 = v76 + v212;
        let v215: u32 = min(v214, v207);
        let v216: u32 = v215 * v5;
        let v217: u32 = v76 + v216;
        let v219: u32 = min(v218, v207);
        let v220: u32 = v219 * v5;
        let v221: u32 = v76 + v220;
        for (var v224: u32 = v222; v224 < v56; v224 += v223) {
          let v225: u32 = v206 + v224;
          let v226: f32 = m0[v225];
          let v227: u32 = v210 + v224;
          let v228: f32 = b1[v227];
          let v229: f32 = x1;
          let v230: f32 = fma(v226, v228, v229);
          x1 = v230;
          let v231: u32 = v213 + v224;
          let v232: f32 = b1[v231];
          let v233: f32 = x2;
          let v234: f32 = fma(v226, v232, v233);
          x2 = v234;
          let v235: u32 = v217 + v224;
          let v236: f32 = b1[v235];
          let v237: f32 = x3;
          let v238: f32 = fma(v226, v236, v237);
          x3 = v238;
          let v239: u32 = v221 + v224;
          let v240: f32 = b1[v239];
          let v241: f32 = x4;
          let v242: f32 = fma(v226, v240, v241);
          x4 = v242;
        }
        workgroupBarrier();
      }
      let v244: u32 = v222 * v243;
      let v245: f32 = x1;
      m3[v244] = v245;
      let v246: u32 = v244 + v201;
      let v247: f32 = x2;
      m3[v246] = v247;
      let v248: u32 = v244 + v214;
      let v249: f32 = x3;
      m3[v248] = v249;
      let v250: u32 = v244 + v218;
      let v251: f32 = x4;
      m3[v250] = v251;
      workgroupBarrier();
      for (var v253: u32 = v222; v253 < v252; v253 += v223) {
        let v254: u32 = v253 / v252;
        let v255: u32 = v253 % v252;
        let v256: bool = v254 < v4;
        let v257: bool = v255 < v51;
        let v258: bool = v256 & v257;
        if (v258) {
          x5 = v200;
          for (var v259: u32 = v203; v259 < v223; v259 += v201) {
            let v260: u32 = v259 * v243;
            let v261: u32 = v253 + v260;
            let v262: f32 = m3[v261];
            let v263: f32 = x5;
            let v264: f32 = v263 + v262;
            x5 = v264;
          }
          let v265: f32 = x5;
          let v266: u32 = v254 * v24;
          let v267: u32 = v6 + v266;
          let v268: u32 = v267 + v255;
          m2[v268] = v265;
        }
      }
      workgroupBarrier();
      for (var v77: u32 = v10; v77 < v24; v77 += v11) {
        let v78: u32 = v77 / v24;
        let v79: u32 = v77 % v24;
        let v80: bool = v78 < v4;
        let v81: bool = v79 < v51;
        let v82: bool = v80 & v81;
        if (v82) {
          let v83: u32 = v0 + v78;
          let v84: u32 = v49 + v79;
          let v85: u32 = v83 - v0;
          let v86: u32 = v85 * v24;
          let v87: u32 = v84 - v49;
          let v88: u32 = v86 + v87;
          let v89: f32 = m2[v88];
          let v90: u32 = v83 * v22;
          let v91: u32 = v90 + v84;
          b3[v91] = v89;
        }
      }
      workgroupBarrier();
    }
    let v92: bool = v44 < v38;
    let v93: bool = v44 < v35;
    let v94: bool = !v93;
    let v95: bool = v92 & v94;
    if (v95) {
      let v96: u32 = v44 - v35;
      let v97: u32 = v96 * v24;
      let v98: u32 = v27 - v97;
      let v99: u32 = min(v24, v98);
      let v100: u32 = v97 * v5;
      x1 = v200;
      x2 = v200;
      x3 = v200;
      x4 = v200;
      for (var v101: u32 = v6; v101 < v5; v101 += v53) {
        let v102: u32 = v5 - v101;
        let v103: u32 = min(v53, v102);
        for (var v104: u32 = v6; v104 < v4; v104 += v1) {
          let v105: u32 = v0 + v104;
          for (var v106: u32 = v10; v106 < v103; v106 += v11) {
            let v107: u32 = v101 + v106;
            let v108: u32 = v105 * v5;
            let v109: u32 = v108 + v107;
            let v110: f32 = b0[v109];
            let v111: u32 = v105 - v0;
            let v112: f32 = m1[v111];
            let v113: f32 = f32(v5);
            let v114: f32 = v112 / v113;
            let v115: f32 = v114 + v68;
            let v116: f32 = inverseSqrt(v115);
            let v117: f32 = v110 * v116;
            let v118: f32 = b2[v107];
            let v119: f32 = v117 * v118;
            let v120: u32 = v104 * v53;
            let v121: u32 = v106 + v120;
            m0[v121] = v119;
          }
        }
        workgroupBarrier();
        let v122: u32 = v100 + v101;
        let v269: u32 = v4 - v201;
        let v270: u32 = min(v203, v269);
        let v271: u32 = v270 * v53;
        let v272: u32 = v6 + v271;
        let v273: u32 = v99 - v201;
        let v274: u32 = min(v203, v273);
        let v275: u32 = v274 * v5;
        let v276: u32 = v122 + v275;
        let v277: u32 = min(v201, v273);
        let v278: u32 = v277 * v5;
        let v279: u32 = v122 + v278;
        let v280: u32 = min(v214, v273);
        let v281: u32 = v280 * v5;
        let v282: u32 = v122 + v281;
        let v283: u32 = min(v218, v273);
        let v284: u32 = v283 * v5;
        let v285: u32 = v122 + v284;
        for (var v286: u32 = v222; v286 < v103; v286 += v223) {
          let v287: u32 = v272 + v286;
          let v288: f32 = m0[v287];
          let v289: u32 = v276 + v286;
          let v290: f32 = b4[v289];
          let v291: f32 = x1;
          let v292: f32 = fma(v288, v290, v291);
          x1 = v292;
          let v293: u32 = v279 + v286;
          let v294: f32 = b4[v293];
          let v295: f32 = x2;
          let v296: f32 = fma(v288, v294, v295);
          x2 = v296;
          let v297: u32 = v282 + v286;
          let v298: f32 = b4[v297];
          let v299: f32 = x3;
          let v300: f32 = fma(v288, v298, v299);
          x3 = v300;
          let v301: u32 = v285 + v286;
          let v302: f32 = b4[v301];
          let v303: f32 = x4;
          let v304: f32 = fma(v288, v302, v303);
          x4 = v304;
        }
        workgroupBarrier();
      }
      let v305: u32 = v222 * v243;
      let v306: f32 = x1;
      m3[v305] = v306;
      let v307: u32 = v305 + v201;
      let v308: f32 = x2;
      m3[v307] = v308;
      let v309: u32 = v305 + v214;
      let v310: f32 = x3;
      m3[v309] = v310;
      let v311: u32 = v305 + v218;
      let v312: f32 = x4;
      m3[v311] = v312;
      workgroupBarrier();
      for (var v313: u32 = v222; v313 < v252; v313 += v223) {
        let v314: u32 = v313 / v252;
        let v315: u32 = v313 % v252;
        let v316: bool = v314 < v4;
        let v317: bool = v315 < v99;
        let v318: bool = v316 & v317;
        if (v318) {
          x6 = v200;
          for (var v319: u32 = v203; v319 < v223; v319 += v201) {
            let v320: u32 = v319 * v243;
            let v321: u32 = v313 + v320;
            let v322: f32 = m3[v321];
            let v323: f32 = x6;
            let v324: f32 = v323 + v322;
            x6 = v324;
          }
          let v325: f32 = x6;
          let v326: u32 = v314 * v24;
          let v327: u32 = v6 + v326;
          let v328: u32 = v327 + v315;
          m2[v328] = v325;
        }
      }
      workgroupBarrier();
      for (var v123: u32 = v10; v123 < v24; v123 += v11) {
        let v124: u32 = v123 / v24;
        let v125: u32 = v123 % v24;
        let v126: bool = v124 < v4;
        let v127: bool = v125 < v99;
        let v128: bool = v126 & v127;
        if (v128) {
          let v129: u32 = v0 + v124;
          let v130: u32 = v97 + v125;
          let v132: u32 = v129 - v0;
          let v133: u32 = v132 * v24;
          let v134: u32 = v130 - v97;
          let v135: u32 = v133 + v134;
          let v136: f32 = m2[v135];
          let v137: f32 = b5[v130];
          let v138: f32 = v136 + v137;
          let v139: bool = v131 < v138;
          let v140: f32 = min(v138, v131);
          let v141: f32 = exp(v140);
          let v143: f32 = v141 + v142;
          let v144: f32 = log(v143);
          let v145: f32 = select(v144, v138, v139);
          let v146: f32 = b6[v130];
          let v147: f32 = v145 * v146;
          let v148: u32 = v129 * v27;
          let v149: u32 = v148 + v130;
          b7[v149] = v147;
        }
      }
      workgroupBarrier();
    }
    let v150: bool = v44 < v41;
    let v151: bool = v44 < v38;
    let v152: bool = !v151;
    let v153: bool = v150 & v152;
    if (v153) {
      let v154: u32 = v44 - v38;
      let v155: u32 = v154 * v24;
      let v156: u32 = v27 - v155;
      let v157: u32 = min(v24, v156);
      let v158: u32 = v155 * v5;
      x1 = v200;
      x2 = v200;
      x3 = v200;
      x4 = v200;
      for (var v159: u32 = v6; v159 < v5; v159 += v53) {
        let v160: u32 = v5 - v159;
        let v161: u32 = min(v53, v160);
        for (var v162: u32 = v6; v162 < v4; v162 += v1) {
          let v163: u32 = v0 + v162;
          for (var v164: u32 = v10; v164 < v161; v164 += v11) {
            let v165: u32 = v159 + v164;
            let v166: u32 = v163 * v5;
            let v167: u32 = v166 + v165;
            let v168: f32 = b0[v167];
            let v169: u32 = v163 - v0;
            let v170: f32 = m1[v169];
            let v171: f32 = f32(v5);
            let v172: f32 = v170 / v171;
            let v173: f32 = v172 + v68;
            let v174: f32 = inverseSqrt(v173);
            let v175: f32 = v168 * v174;
            let v176: f32 = b2[v165];
            let v177: f32 = v175 * v176;
            let v178: u32 = v162 * v53;
            let v179: u32 = v164 + v178;
            m0[v179] = v177;
          }
        }
        workgroupBarrier();
        let v180: u32 = v158 + v159;
        let v329: u32 = v4 - v201;
        let v330: u32 = min(v203, v329);
        let v331: u32 = v330 * v53;
        let v332: u32 = v6 + v331;
        let v333: u32 = v157 - v201;
        let v334: u32 = min(v203, v333);
        let v335: u32 = v334 * v5;
        let v336: u32 = v180 + v335;
        let v337: u32 = min(v201, v333);
        let v338: u32 = v337 * v5;
        let v339: u32 = v180 + v338;
        let v340: u32 = min(v214, v333);
        let v341: u32 = v340 * v5;
        let v342: u32 = v180 + v341;
        let v343: u32 = min(v218, v333);
        let v344: u32 = v343 * v5;
        let v345: u32 = v180 + v344;
        for (var v346: u32 = v222; v346 < v161; v346 += v223) {
          let v347: u32 = v332 + v346;
          let v348: f32 = m0[v347];
          let v349: u32 = v336 + v346;
          let v350: f32 = b8[v349];
          let v351: f32 = x1;
          let v352: f32 = fma(v348, v350, v351);
          x1 = v352;
          let v353: u32 = v339 + v346;
          let v354: f32 = b8[v353];
          let v355: f32 = x2;
          let v356: f32 = fma(v348, v354, v355);
          x2 = v356;
          let v357: u32 = v342 + v346;
          let v358: f32 = b8[v357];
          let v359: f32 = x3;
          let v360: f32 = fma(v348, v358, v359);
          x3 = v360;
          let v361: u32 = v345 + v346;
          let v362: f32 = b8[v361];
          let v363: f32 = x4;
          let v364: f32 = fma(v348, v362, v363);
          x4 = v364;
        }
        workgroupBarrier();
      }
      let v365: u32 = v222 * v243;
      let v366: f32 = x1;
      m3[v365] = v366;
      let v367: u32 = v365 + v201;
      let v368: f32 = x2;
      m3[v367] = v368;
      let v369: u32 = v365 + v214;
      let v370: f32 = x3;
      m3[v369] = v370;
      let v371: u32 = v365 + v218;
      let v372: f32 = x4;
      m3[v371] = v372;
      workgroupBarrier();
      for (var v373: u32 = v222; v373 < v252; v373 += v223) {
        let v374: u32 = v373 / v252;
        let v375: u32 = v373 % v252;
        let v376: bool = v374 < v4;
        let v377: bool = v375 < v157;
        let v378: bool = v376 & v377;
        if (v378) {
          x7 = v200;
          for (var v379: u32 = v203; v379 < v223; v379 += v201) {
            let v380: u32 = v379 * v243;
            let v381: u32 = v373 + v380;
            let v382: f32 = m3[v381];
            let v383: f32 = x7;
            let v384: f32 = v383 + v382;
            x7 = v384;
          }
          let v385: f32 = x7;
          let v386: u32 = v374 * v24;
          let v387: u32 = v6 + v386;
          let v388: u32 = v387 + v375;
          m2[v388] = v385;
        }
      }
      workgroupBarrier();
      for (var v181: u32 = v10; v181 < v24; v181 += v11) {
        let v182: u32 = v181 / v24;
        let v183: u32 = v181 % v24;
        let v184: bool = v182 < v4;
        let v185: bool = v183 < v157;
        let v186: bool = v184 & v185;
        if (v186) {
          let v187: u32 = v0 + v182;
          let v188: u32 = v155 + v183;
          let v189: u32 = v187 - v0;
          let v190: u32 = v189 * v24;
          let v191: u32 = v188 - v155;
          let v192: u32 = v190 + v191;
          let v193: f32 = m2[v192];
          let v194: f32 = -v193;
          let v195: f32 = exp(v194);
          let v196: f32 = v195 + v142;
          let v197: f32 = 1.0 / v196;
          let v198: u32 = v187 * v27;
          let v199: u32 = v198 + v188;
          b9[v199] = v197;
        }
      }
      workgroupBarrier();
    }
  }
}
