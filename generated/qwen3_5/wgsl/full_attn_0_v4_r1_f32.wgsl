@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<vec4<f32>>; // k_proj
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<storage, read> b6: array<vec4<f32>>; // v_proj
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_0_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v530: u32 = lane;
  let v531: u32 = 0u;
  let v532: u32 = 1u;
  let v533: u32 = 32u;
  let v205: f32 = 0.0f;
  let v206: u32 = 1u;
  let v208: u32 = 0u;
  let v219: u32 = 2u;
  let v223: u32 = 3u;
  let v227: u32 = lane;
  let v228: u32 = 4u;
  let v230: u32 = 128u;
  let v294: u32 = 5u;
  let v303: u32 = 32u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v9: vec4<f32> = vec4<f32>(0.0f);
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v31: u32 = params[0].z;
  let v32: u32 = 3u;
  let v35: u32 = params[0].w;
  let v50: u32 = group.x;
  let v51: u32 = groups.x;
  let v67: u32 = 512u;
  let v83: f32 = bitcast<f32>(params[1].x);
  let v93: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  for (var v7: u32 = v6; v7 < v4; v7 += v1) {
    let v8: u32 = v0 + v7;
    x0 = v9;
    let v12: u32 = v10 * v11;
    for (var v14: u32 = v12; v14 < v5; v14 += v13) {
      let v15: u32 = v8 * v5;
      let v16: u32 = v15 + v14;
      let v17: vec4<f32> = b0[v16 / 4u];
      let v18: vec4<f32> = v17 * v17;
      let v19: vec4<f32> = x0;
      let v20: vec4<f32> = v19 + v18;
      x0 = v20;
    }
    let v21: vec4<f32> = x0;
    let v22: f32 = v21.x;
    let v23: f32 = v21.y;
    let v24: f32 = v22 + v23;
    let v25: f32 = v21.z;
    let v26: f32 = v24 + v25;
    let v27: f32 = v21.w;
    let v28: f32 = v26 + v27;
    m4[v530] = v28;
    workgroupBarrier();
    let v534: f32 = m4[v531];
    x8 = v534;
    for (var v535: u32 = v532; v535 < v533; v535 += v532) {
      let v536: f32 = m4[v535];
      let v537: f32 = x8;
      let v538: f32 = v537 + v536;
      x8 = v538;
    }
    workgroupBarrier();
    let v539: f32 = x8;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v539;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v36: u32 = v35 + v32;
  let v37: u32 = v36 / v11;
  let v38: u32 = v34 + v37;
  let v39: u32 = v35 + v32;
  let v40: u32 = v39 / v11;
  let v41: u32 = v38 + v40;
  let v42: u32 = v31 + v32;
  let v43: u32 = v42 / v11;
  let v44: u32 = v35 + v32;
  let v45: u32 = v44 / v11;
  let v46: u32 = v43 + v45;
  let v47: u32 = v35 + v32;
  let v48: u32 = v47 / v11;
  let v49: u32 = v46 + v48;
  let v52: u32 = v41 + v51;
  let v53: u32 = v52 - v1;
  let v54: u32 = v53 / v51;
  let v55: u32 = v50 * v54;
  let v56: u32 = v55 + v54;
  let v57: u32 = min(v56, v41);
  for (var v58: u32 = v55; v58 < v57; v58 += v1) {
    let v59: bool = v58 < v43;
    let v60: bool = v58 < v6;
    let v61: bool = !v60;
    let v62: bool = v59 & v61;
    if (v62) {
      let v63: u32 = v58 * v11;
      let v64: u32 = v31 - v63;
      let v65: u32 = min(v11, v64);
      let v66: u32 = v63 * v5;
      x1 = v205;
      x2 = v205;
      x3 = v205;
      x4 = v205;
      for (var v68: u32 = v6; v68 < v5; v68 += v67) {
        let v69: u32 = v5 - v68;
        let v70: u32 = min(v67, v69);
        for (var v71: u32 = v6; v71 < v4; v71 += v1) {
          let v72: u32 = v0 + v71;
          let v73: u32 = v10 * v11;
          for (var v74: u32 = v73; v74 < v70; v74 += v13) {
            let v75: u32 = v68 + v74;
            let v76: u32 = v72 * v5;
            let v77: u32 = v76 + v75;
            let v78: vec4<f32> = b0[v77 / 4u];
            let v79: u32 = v72 - v0;
            let v80: f32 = m1[v79];
            let v81: f32 = f32(v5);
            let v82: f32 = v80 / v81;
            let v84: f32 = v82 + v83;
            let v85: f32 = inverseSqrt(v84);
            let v86: vec4<f32> = vec4<f32>(v85);
            let v87: vec4<f32> = v78 * v86;
            let v88: vec4<f32> = b2[v75 / 4u];
            let v89: vec4<f32> = v87 * v88;
            let v90: u32 = v71 * v67;
            let v91: u32 = v74 + v90;
            m0[v91 / 4u] = v89;
          }
        }
        workgroupBarrier();
        let v92: u32 = v66 + v68;
        let v207: u32 = v4 - v206;
        let v209: u32 = min(v208, v207);
        let v210: u32 = v209 * v67;
        let v211: u32 = v6 + v210;
        let v212: u32 = v65 - v206;
        let v213: u32 = min(v208, v212);
        let v214: u32 = v213 * v5;
        let v215: u32 = v92 + v214;
        let v216: u32 = min(v206, v212);
        let v217: u32 = v216 * v5;
        let v218: u32 = v92 + v217;
        let v220: u32 = min(v219, v212);
        let v221: u32 = v220 * v5;
        let v222: u32 = v92 + v221;
        let v224: u32 = min(v223, v212);
        let v225: u32 = v224 * v5;
        let v226: u32 = v92 + v225;
        let v229: u32 = v227 * v228;
        for (var v231: u32 = v229; v231 < v70; v231 += v230) {
          let v232: u32 = v211 + v231;
          let v233: vec4<f32> = m0[v232 / 4u];
          let v234: u32 = v215 + v231;
          let v235: vec4<f32> = b1[v234 / 4u];
          let v236: f32 = x1;
          let v237: f32 = v233.x;
          let v238: f32 = v235.x;
          let v239: f32 = fma(v237, v238, v236);
          let v240: f32 = v233.y;
          let v241: f32 = v235.y;
          let v242: f32 = fma(v240, v241, v239);
          let v243: f32 = v233.z;
          let v244: f32 = v235.z;
          let v245: f32 = fma(v243, v244, v242);
          let v246: f32 = v233.w;
          let v247: f32 = v235.w;
          let v248: f32 = fma(v246, v247, v245);
          x1 = v248;
          let v249: u32 = v218 + v231;
          let v250: vec4<f32> = b1[v249 / 4u];
          let v251: f32 = x2;
          let v252: f32 = v233.x;
          let v253: f32 = v250.x;
          let v254: f32 = fma(v252, v253, v251);
          let v255: f32 = v233.y;
          let v256: f32 = v250.y;
          let v257: f32 = fma(v255, v256, v254);
          let v258: f32 = v233.z;
          let v259: f32 = v250.z;
          let v260: f32 = fma(v258, v259, v257);
          let v261: f32 = v233.w;
          let v262: f32 = v250.w;
          let v263: f32 = fma(v261, v262, v260);
          x2 = v263;
          let v264: u32 = v222 + v231;
          let v265: vec4<f32> = b1[v264 / 4u];
          let v266: f32 = x3;
          let v267: f32 = v233.x;
          let v268: f32 = v265.x;
          let v269: f32 = fma(v267, v268, v266);
          let v270: f32 = v233.y;
          let v271: f32 = v265.y;
          let v272: f32 = fma(v270, v271, v269);
          let v273: f32 = v233.z;
          let v274: f32 = v265.z;
          let v275: f32 = fma(v273, v274, v272);
          let v276: f32 = v233.w;
          let v277: f32 = v265.w;
          let v278: f32 = fma(v276, v277, v275);
          x3 = v278;
          let v279: u32 = v226 + v231;
          let v280: vec4<f32> = b1[v279 / 4u];
          let v281: f32 = x4;
          let v282: f32 = v233.x;
          let v283: f32 = v280.x;
          let v284: f32 = fma(v282, v283, v281);
          let v285: f32 = v233.y;
          let v286: f32 = v280.y;
          let v287: f32 = fma(v285, v286, v284);
          let v288: f32 = v233.z;
          let v289: f32 = v280.z;
          let v290: f32 = fma(v288, v289, v287);
          let v291: f32 = v233.w;
          let v292: f32 = v280.w;
          let v293: f32 = fma(v291, v292, v290);
          x4 = v293;
        }
        workgroupBarrier();
      }
      let v295: u32 = v227 * v294;
      let v296: f32 = x1;
      m3[v295] = v296;
      let v297: u32 = v295 + v206;
      let v298: f32 = x2;
      m3[v297] = v298;
      let v299: u32 = v295 + v219;
      let v300: f32 = x3;
      m3[v299] = v300;
      let v301: u32 = v295 + v223;
      let v302: f32 = x4;
      m3[v301] = v302;
      workgroupBarrier();
      for (var v304: u32 = v227; v304 < v228; v304 += v303) {
        let v305: u32 = v304 / v228;
        let v306: u32 = v304 % v228;
        let v307: bool = v305 < v4;
        let v308: bool = v306 < v65;
        let v309: bool = v307 & v308;
        if (v309) {
          x5 = v205;
          for (var v310: u32 = v208; v310 < v303; v310 += v206) {
            let v311: u32 = v310 * v294;
            let v312: u32 = v304 + v311;
            let v313: f32 = m3[v312];
            let v314: f32 = x5;
            let v315: f32 = v314 + v313;
            x5 = v315;
          }
          let v316: f32 = x5;
          let v317: u32 = v305 * v11;
          let v318: u32 = v6 + v317;
          let v319: u32 = v318 + v306;
          m2[v319] = v316;
        }
      }
      workgroupBarrier();
      for (var v94: u32 = v10; v94 < v11; v94 += v93) {
        let v95: u32 = v94 / v11;
        let v96: u32 = v94 % v11;
        let v97: bool = v95 < v4;
        let v98: bool = v96 < v65;
        let v99: bool = v97 & v98;
        if (v99) {
          let v100: u32 = v0 + v95;
          let v101: u32 = v63 + v96;
          let v102: u32 = v100 - v0;
          let v103: u32 = v102 * v11;
          let v104: u32 = v101 - v63;
          let v105: u32 = v103 + v104;
          let v106: f32 = m2[v105];
          let v107: u32 = v100 * v31;
          let v108: u32 = v107 + v101;
          b3[v108] = v106;
        }
      }
      workgroupBarrier();
    }
    let v109: bool = v58 < v46;
    let v110: bool = v58 < v43;
    let v111: bool = !v110;
    let v112: bool = v109 & v111;
    if (v112) {
      let v113: u32 = v58 - v43;
      let v114: u32 = v113 * v11;
      let v115: u32 = v35 - v114;
      let v116: u32 = min(v11, v115);
      let v117: u32 = v114 * v5;
      x1 = v205;
      x2 = v205;
      x3 = v205;
      x4 = v205;
      for (var v118: u32 = v6; v118 < v5; v118 += v67) {
        let v119: u32 = v5 - v118;
        let v120: u32 = min(v67, v119);
        for (var v121: u32 = v6; v121 < v4; v121 += v1) {
          let v122: u32 = v0 + v121;
          let v123: u32 = v10 * v11;
          for (var v124: u32 = v123; v124 < v120; v124 += v13) {
            let v125: u32 = v118 + v124;
            let v126: u32 = v122 * v5;
            let v127: u32 = v126 + v125;
            let v128: vec4<f32> = b0[v127 / 4u];
            let v129: u32 = v122 - v0;
            let v130: f32 = m1[v129];
            let v131: f32 = f32(v5);
            let v132: f32 = v130 / v131;
            let v133: f32 = v132 + v83;
            let v134: f32 = inverseSqrt(v133);
            let v135: vec4<f32> = vec4<f32>(v134);
            let v136: vec4<f32> = v128 * v135;
            let v137: vec4<f32> = b2[v125 / 4u];
            let v138: vec4<f32> = v136 * v137;
            let v139: u32 = v121 * v67;
            let v140: u32 = v124 + v139;
            m0[v140 / 4u] = v138;
          }
        }
        workgroupBarrier();
        let v141: u32 = v117 + v118;
        let v320: u32 = v4 - v206;
        let v321: u32 = min(v208, v320);
        let v322: u32 = v321 * v67;
        let v323: u32 = v6 + v322;
        let v324: u32 = v116 - v206;
        let v325: u32 = min(v208, v324);
        let v326: u32 = v325 * v5;
        let v327: u32 = v141 + v326;
        let v328: u32 = min(v206, v324);
        let v329: u32 = v328 * v5;
        let v330: u32 = v141 + v329;
        let v331: u32 = min(v219, v324);
        let v332: u32 = v331 * v5;
        let v333: u32 = v141 + v332;
        let v334: u32 = min(v223, v324);
        let v335: u32 = v334 * v5;
        let v336: u32 = v141 + v335;
        let v337: u32 = v227 * v228;
        for (var v338: u32 = v337; v338 < v120; v338 += v230) {
          let v339: u32 = v323 + v338;
          let v340: vec4<f32> = m0[v339 / 4u];
          let v341: u32 = v327 + v338;
          let v342: vec4<f32> = b4[v341 / 4u];
          let v343: f32 = x1;
          let v344: f32 = v340.x;
          let v345: f32 = v342.x;
          let v346: f32 = fma(v344, v345, v343);
          let v347: f32 = v340.y;
          let v348: f32 = v342.y;
          let v349: f32 = fma(v347, v348, v346);
          let v350: f32 = v340.z;
          let v351: f32 = v342.z;
          let v352: f32 = fma(v350, v351, v349);
          let v353: f32 = v340.w;
          let v354: f32 = v342.w;
          let v355: f32 = fma(v353, v354, v352);
          x1 = v355;
          let v356: u32 = v330 + v338;
          let v357: vec4<f32> = b4[v356 / 4u];
          let v358: f32 = x2;
          let v359: f32 = v340.x;
          let v360: f32 = v357.x;
          let v361: f32 = fma(v359, v360, v358);
          let v362: f32 = v340.y;
          let v363: f32 = v357.y;
          let v364: f32 = fma(v362, v363, v361);
          let v365: f32 = v340.z;
          let v366: f32 = v357.z;
          let v367: f32 = fma(v365, v366, v364);
          let v368: f32 = v340.w;
          let v369: f32 = v357.w;
          let v370: f32 = fma(v368, v369, v367);
          x2 = v370;
          let v371: u32 = v333 + v338;
          let v372: vec4<f32> = b4[v371 / 4u];
          let v373: f32 = x3;
          let v374: f32 = v340.x;
          let v375: f32 = v372.x;
          let v376: f32 = fma(v374, v375, v373);
          let v377: f32 = v340.y;
          let v378: f32 = v372.y;
          let v379: f32 = fma(v377, v378, v376);
          let v380: f32 = v340.z;
          let v381: f32 = v372.z;
          let v382: f32 = fma(v380, v381, v379);
          let v383: f32 = v340.w;
          let v384: f32 = v372.w;
          let v385: f32 = fma(v383, v384, v382);
          x3 = v385;
          let v386: u32 = v336 + v338;
          let v387: vec4<f32> = b4[v386 / 4u];
          let v388: f32 = x4;
          let v389: f32 = v340.x;
          let v390: f32 = v387.x;
          let v391: f32 = fma(v389, v390, v388);
          let v392: f32 = v340.y;
          let v393: f32 = v387.y;
          let v394: f32 = fma(v392, v393, v391);
          let v395: f32 = v340.z;
          let v396: f32 = v387.z;
          let v397: f32 = fma(v395, v396, v394);
          let v398: f32 = v340.w;
          let v399: f32 = v387.w;
          let v400: f32 = fma(v398, v399, v397);
          x4 = v400;
        }
        workgroupBarrier();
      }
      let v401: u32 = v227 * v294;
      let v402: f32 = x1;
      m3[v401] = v402;
      let v403: u32 = v401 + v206;
      let v404: f32 = x2;
      m3[v403] = v404;
      let v405: u32 = v401 + v219;
      let v406: f32 = x3;
      m3[v405] = v406;
      let v407: u32 = v401 + v223;
      let v408: f32 = x4;
      m3[v407] = v408;
      workgroupBarrier();
      for (var v409: u32 = v227; v409 < v228; v409 += v303) {
        let v410: u32 = v409 / v228;
        let v411: u32 = v409 % v228;
        let v412: bool = v410 < v4;
        let v413: bool = v411 < v116;
        let v414: bool = v412 & v413;
        if (v414) {
          x6 = v205;
          for (var v415: u32 = v208; v415 < v303; v415 += v206) {
            let v416: u32 = v415 * v294;
            let v417: u32 = v409 + v416;
            let v418: f32 = m3[v417];
            let v419: f32 = x6;
            let v420: f32 = v419 + v418;
            x6 = v420;
          }
          let v421: f32 = x6;
          let v422: u32 = v410 * v11;
          let v423: u32 = v6 + v422;
          let v424: u32 = v423 + v411;
          m2[v424] = v421;
        }
      }
      workgroupBarrier();
      for (var v142: u32 = v10; v142 < v11; v142 += v93) {
        let v143: u32 = v142 / v11;
        let v144: u32 = v142 % v11;
        let v145: bool = v143 < v4;
        let v146: bool = v144 < v116;
        let v147: bool = v145 & v146;
        if (v147) {
          let v148: u32 = v0 + v143;
          let v149: u32 = v114 + v144;
          let v150: u32 = v148 - v0;
          let v151: u32 = v150 * v11;
          let v152: u32 = v149 - v114;
          let v153: u32 = v151 + v152;
          let v154: f32 = m2[v153];
          let v155: u32 = v148 * v35;
          let v156: u32 = v155 + v149;
          b5[v156] = v154;
        }
      }
      workgroupBarrier();
    }
    let v157: bool = v58 < v49;
    let v158: bool = v58 < v46;
    let v159: bool = !v158;
    let v160: bool = v157 & v159;
    if (v160) {
      let v161: u32 = v58 - v46;
      let v162: u32 = v161 * v11;
      let v163: u32 = v35 - v162;
      let v164: u32 = min(v11, v163);
      let v165: u32 = v162 * v5;
      x1 = v205;
      x2 = v205;
      x3 = v205;
      x4 = v205;
      for (var v166: u32 = v6; v166 < v5; v166 += v67) {
        let v167: u32 = v5 - v166;
        let v168: u32 = min(v67, v167);
        for (var v169: u32 = v6; v169 < v4; v169 += v1) {
          let v170: u32 = v0 + v169;
          let v171: u32 = v10 * v11;
          for (var v172: u32 = v171; v172 < v168; v172 += v13) {
            let v173: u32 = v166 + v172;
            let v174: u32 = v170 * v5;
            let v175: u32 = v174 + v173;
            let v176: vec4<f32> = b0[v175 / 4u];
            let v177: u32 = v170 - v0;
            let v178: f32 = m1[v177];
            let v179: f32 = f32(v5);
            let v180: f32 = v178 / v179;
            let v181: f32 = v180 + v83;
            let v182: f32 = inverseSqrt(v181);
            let v183: vec4<f32> = vec4<f32>(v182);
            let v184: vec4<f32> = v176 * v183;
            let v185: vec4<f32> = b2[v173 / 4u];
            let v186: vec4<f32> = v184 * v185;
            let v187: u32 = v169 * v67;
            let v188: u32 = v172 + v187;
            m0[v188 / 4u] = v186;
          }
        }
        workgroupBarrier();
        let v189: u32 = v165 + v166;
        let v425: u32 = v4 - v206;
        let v426: u32 = min(v208, v425);
        let v427: u32 = v426 * v67;
        let v428: u32 = v6 + v427;
        let v429: u32 = v164 - v206;
        let v430: u32 = min(v208, v429);
        let v431: u32 = v430 * v5;
        let v432: u32 = v189 + v431;
        let v433: u32 = min(v206, v429);
        let v434: u32 = v433 * v5;
        let v435: u32 = v189 + v434;
        let v436: u32 = min(v219, v429);
        let v437: u32 = v436 * v5;
        let v438: u32 = v189 + v437;
        let v439: u32 = min(v223, v429);
        let v440: u32 = v439 * v5;
        let v441: u32 = v189 + v440;
        let v442: u32 = v227 * v228;
        for (var v443: u32 = v442; v443 < v168; v443 += v230) {
          let v444: u32 = v428 + v443;
          let v445: vec4<f32> = m0[v444 / 4u];
          let v446: u32 = v432 + v443;
          let v447: vec4<f32> = b6[v446 / 4u];
          let v448: f32 = x1;
          let v449: f32 = v445.x;
          let v450: f32 = v447.x;
          let v451: f32 = fma(v449, v450, v448);
          let v452: f32 = v445.y;
          let v453: f32 = v447.y;
          let v454: f32 = fma(v452, v453, v451);
          let v455: f32 = v445.z;
          let v456: f32 = v447.z;
          let v457: f32 = fma(v455, v456, v454);
          let v458: f32 = v445.w;
          let v459: f32 = v447.w;
          let v460: f32 = fma(v458, v459, v457);
          x1 = v460;
          let v461: u32 = v435 + v443;
          let v462: vec4<f32> = b6[v461 / 4u];
          let v463: f32 = x2;
          let v464: f32 = v445.x;
          let v465: f32 = v462.x;
          let v466: f32 = fma(v464, v465, v463);
          let v467: f32 = v445.y;
          let v468: f32 = v462.y;
          let v469: f32 = fma(v467, v468, v466);
          let v470: f32 = v445.z;
          let v471: f32 = v462.z;
          let v472: f32 = fma(v470, v471, v469);
          let v473: f32 = v445.w;
          let v474: f32 = v462.w;
          let v475: f32 = fma(v473, v474, v472);
          x2 = v475;
          let v476: u32 = v438 + v443;
          let v477: vec4<f32> = b6[v476 / 4u];
          let v478: f32 = x3;
          let v479: f32 = v445.x;
          let v480: f32 = v477.x;
          let v481: f32 = fma(v479, v480, v478);
          let v482: f32 = v445.y;
          let v483: f32 = v477.y;
          let v484: f32 = fma(v482, v483, v481);
          let v485: f32 = v445.z;
          let v486: f32 = v477.z;
          let v487: f32 = fma(v485, v486, v484);
          let v488: f32 = v445.w;
          let v489: f32 = v477.w;
          let v490: f32 = fma(v488, v489, v487);
          x3 = v490;
          let v491: u32 = v441 + v443;
          let v492: vec4<f32> = b6[v491 / 4u];
          let v493: f32 = x4;
          let v494: f32 = v445.x;
          let v495: f32 = v492.x;
          let v496: f32 = fma(v494, v495, v493);
          let v497: f32 = v445.y;
          let v498: f32 = v492.y;
          let v499: f32 = fma(v497, v498, v496);
          let v500: f32 = v445.z;
          let v501: f32 = v492.z;
          let v502: f32 = fma(v500, v501, v499);
          let v503: f32 = v445.w;
          let v504: f32 = v492.w;
          let v505: f32 = fma(v503, v504, v502);
          x4 = v505;
        }
        workgroupBarrier();
      }
      let v506: u32 = v227 * v294;
      let v507: f32 = x1;
      m3[v506] = v507;
      let v508: u32 = v506 + v206;
      let v509: f32 = x2;
      m3[v508] = v509;
      let v510: u32 = v506 + v219;
      let v511: f32 = x3;
      m3[v510] = v511;
      let v512: u32 = v506 + v223;
      let v513: f32 = x4;
      m3[v512] = v513;
      workgroupBarrier();
      for (var v514: u32 = v227; v514 < v228; v514 += v303) {
        let v515: u32 = v514 / v228;
        let v516: u32 = v514 % v228;
        let v517: bool = v515 < v4;
        let v518: bool = v516 < v164;
        let v519: bool = v517 & v518;
        if (v519) {
          x7 = v205;
          for (var v520: u32 = v208; v520 < v303; v520 += v206) {
            let v521: u32 = v520 * v294;
            let v522: u32 = v514 + v521;
            let v523: f32 = m3[v522];
            let v524: f32 = x7;
            let v525: f32 = v524 + v523;
            x7 = v525;
          }
          let v526: f32 = x7;
          let v527: u32 = v515 * v11;
          let v528: u32 = v6 + v527;
          let v529: u32 = v528 + v516;
          m2[v529] = v526;
        }
      }
      workgroupBarrier();
      for (var v190: u32 = v10; v190 < v11; v190 += v93) {
        let v191: u32 = v190 / v11;
        let v192: u32 = v190 % v11;
        let v193: bool = v191 < v4;
        let v194: bool = v192 < v164;
        let v195: bool = v193 & v194;
        if (v195) {
          let v196: u32 = v0 + v191;
          let v197: u32 = v162 + v192;
          let v198: u32 = v196 - v0;
          let v199: u32 = v198 * v11;
          let v200: u32 = v197 - v162;
          let v201: u32 = v199 + v200;
          let v202: f32 = m2[v201];
          let v203: u32 = v196 * v35;
          let v204: u32 = v203 + v197;
          b7[v204] = v202;
        }
      }
      workgroupBarrier();
    }
  }
}
