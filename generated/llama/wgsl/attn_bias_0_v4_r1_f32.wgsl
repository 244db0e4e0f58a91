@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v24
@group(0) @binding(5) var<storage, read> b5: array<vec4<f32>>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v26
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  let v369: u32 = lane;
  let v370: u32 = 0u;
  let v371: u32 = 1u;
  let v372: u32 = 32u;
  let v149: f32 = 0.0f;
  let v150: u32 = 1u;
  let v152: u32 = 0u;
  let v163: u32 = 2u;
  let v167: u32 = 3u;
  let v171: u32 = lane;
  let v172: u32 = 4u;
  let v174: u32 = 128u;
  let v238: u32 = 5u;
  let v247: u32 = 32u;
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
  let v44: u32 = group.x;
  let v45: u32 = groups.x;
  let v55: u32 = 512u;
  let v71: f32 = bitcast<f32>(params[1].x);
  let v81: u32 = 32u;
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
    m4[v369] = v28;
    workgroupBarrier();
    let v373: f32 = m4[v370];
    x7 = v373;
    for (var v374: u32 = v371; v374 < v372; v374 += v371) {
      let v375: f32 = m4[v374];
      let v376: f32 = x7;
      let v377: f32 = v376 + v375;
      x7 = v377;
    }
    workgroupBarrier();
    let v378: f32 = x7;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v378;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v36: u32 = v35 + v32;
  let v37: u32 = v36 / v11;
  let v38: u32 = v34 + v37;
  let v39: u32 = v31 + v32;
  let v40: u32 = v39 / v11;
  let v41: u32 = v35 + v32;
  let v42: u32 = v41 / v11;
  let v43: u32 = v40 + v42;
  for (var v46: u32 = v44; v46 < v38; v46 += v45) {
    let v47: bool = v46 < v40;
    let v48: bool = v46 < v6;
    let v49: bool = !v48;
    let v50: bool = v47 & v49;
    if (v50) {
      let v51: u32 = v46 * v11;
      let v52: u32 = v31 - v51;
      let v53: u32 = min(v11, v52);
      let v54: u32 = v51 * v5;
      x1 = v149;
      x2 = v149;
      x3 = v149;
      x4 = v149;
      for (var v56: u32 = v6; v56 < v5; v56 += v55) {
        let v57: u32 = v5 - v56;
        let v58: u32 = min(v55, v57);
        for (var v59: u32 = v6; v59 < v4; v59 += v1) {
          let v60: u32 = v0 + v59;
          let v61: u32 = v10 * v11;
          for (var v62: u32 = v61; v62 < v58; v62 += v13) {
            let v63: u32 = v56 + v62;
            let v64: u32 = v60 * v5;
            let v65: u32 = v64 + v63;
            let v66: vec4<f32> = b0[v65 / 4u];
            let v67: u32 = v60 - v0;
            let v68: f32 = m1[v67];
            let v69: f32 = f32(v5);
            let v70: f32 = v68 / v69;
            let v72: f32 = v70 + v71;
            let v73: f32 = inverseSqrt(v72);
            let v74: vec4<f32> = vec4<f32>(v73);
            let v75: vec4<f32> = v66 * v74;
            let v76: vec4<f32> = b2[v63 / 4u];
            let v77: vec4<f32> = v75 * v76;
            let v78: u32 = v59 * v55;
            let v79: u32 = v62 + v78;
            m0[v79 / 4u] = v77;
          }
        }
        workgroupBarrier();
        let v80: u32 = v54 + v56;
        let v151: u32 = v4 - v150;
        let v153: u32 = min(v152, v151);
        let v154: u32 = v153 * v55;
        let v155: u32 = v6 + v154;
        let v156: u32 = v53 - v150;
        let v157: u32 = min(v152, v156);
        let v158: u32 = v157 * v5;
        let v159: u32 = v80 + v158;
        let v160: u32 = min(v150, v156);
        let v161: u32 = v160 * v5;
        let v162: u32 = v80 + v161;
        let v164: u32 = min(v163, v156);
        let v165: u32 = v164 * v5;
        let v166: u32 = v80 + v165;
        let v168: u32 = min(v167, v156);
        let v169: u32 = v168 * v5;
        let v170: u32 = v80 + v169;
        let v173: u32 = v171 * v172;
        for (var v175: u32 = v173; v175 < v58; v175 += v174) {
          let v176: u32 = v155 + v175;
          let v177: vec4<f32> = m0[v176 / 4u];
          let v178: u32 = v159 + v175;
          let v179: vec4<f32> = b1[v178 / 4u];
          let v180: f32 = x1;
          let v181: f32 = v177.x;
          let v182: f32 = v179.x;
          let v183: f32 = fma(v181, v182, v180);
          let v184: f32 = v177.y;
          let v185: f32 = v179.y;
          let v186: f32 = fma(v184, v185, v183);
          let v187: f32 = v177.z;
          let v188: f32 = v179.z;
          let v189: f32 = fma(v187, v188, v186);
          let v190: f32 = v177.w;
          let v191: f32 = v179.w;
          let v192: f32 = fma(v190, v191, v189);
          x1 = v192;
          let v193: u32 = v162 + v175;
          let v194: vec4<f32> = b1[v193 / 4u];
          let v195: f32 = x2;
          let v196: f32 = v177.x;
          let v197: f32 = v194.x;
          let v198: f32 = fma(v196, v197, v195);
          let v199: f32 = v177.y;
          let v200: f32 = v194.y;
          let v201: f32 = fma(v199, v200, v198);
          let v202: f32 = v177.z;
          let v203: f32 = v194.z;
          let v204: f32 = fma(v202, v203, v201);
          let v205: f32 = v177.w;
          let v206: f32 = v194.w;
          let v207: f32 = fma(v205, v206, v204);
          x2 = v207;
          let v208: u32 = v166 + v175;
          let v209: vec4<f32> = b1[v208 / 4u];
          let v210: f32 = x3;
          let v211: f32 = v177.x;
          let v212: f32 = v209.x;
          let v213: f32 = fma(v211, v212, v210);
          let v214: f32 = v177.y;
          let v215: f32 = v209.y;
          let v216: f32 = fma(v214, v215, v213);
          let v217: f32 = v177.z;
          let v218: f32 = v209.z;
          let v219: f32 = fma(v217, v218, v216);
          let v220: f32 = v177.w;
          let v221: f32 = v209.w;
          let v222: f32 = fma(v220, v221, v219);
          x3 = v222;
          let v223: u32 = v170 + v175;
          let v224: vec4<f32> = b1[v223 / 4u];
          let v225: f32 = x4;
          let v226: f32 = v177.x;
          let v227: f32 = v224.x;
          let v228: f32 = fma(v226, v227, v225);
          let v229: f32 = v177.y;
          let v230: f32 = v224.y;
          let v231: f32 = fma(v229, v230, v228);
          let v232: f32 = v177.z;
          let v233: f32 = v224.z;
          let v234: f32 = fma(v232, v233, v231);
          let v235: f32 = v177.w;
          let v236: f32 = v224.w;
          let v237: f32 = fma(v235, v236, v234);
          x4 = v237;
        }
        workgroupBarrier();
      }
      let v239: u32 = v171 * v238;
      let v240: f32 = x1;
      m3[v239] = v240;
      let v241: u32 = v239 + v150;
      let v242: f32 = x2;
      m3[v241] = v242;
      let v243: u32 = v239 + v163;
      let v244: f32 = x3;
      m3[v243] = v244;
      let v245: u32 = v239 + v167;
      let v246: f32 = x4;
      m3[v245] = v246;
      workgroupBarrier();
      for (var v248: u32 = v171; v248 < v172; v248 += v247) {
        let v249: u32 = v248 / v172;
        let v250: u32 = v248 % v172;
        let v251: bool = v249 < v4;
        let v252: bool = v250 < v53;
        let v253: bool = v251 & v252;
        if (v253) {
          x5 = v149;
          for (var v254: u32 = v152; v254 < v247; v254 += v150) {
            let v255: u32 = v254 * v238;
            let v256: u32 = v248 + v255;
            let v257: f32 = m3[v256];
            let v258: f32 = x5;
            let v259: f32 = v258 + v257;
            x5 = v259;
          }
          let v260: f32 = x5;
          let v261: u32 = v249 * v11;
          let v262: u32 = v6 + v261;
          let v263: u32 = v262 + v250;
          m2[v263] = v260;
        }
      }
      workgroupBarrier();
      for (var v82: u32 = v10; v82 < v11; v82 += v81) {
        let v83: u32 = v82 / v11;
        let v84: u32 = v82 % v11;
        let v85: bool = v83 < v4;
        let v86: bool = v84 < v53;
        let v87: bool = v85 & v86;
        if (v87) {
          let v88: u32 = v0 + v83;
          let v89: u32 = v51 + v84;
          let v90: u32 = v88 - v0;
          let v91: u32 = v90 * v11;
          let v92: u32 = v89 - v51;
          let v93: u32 = v91 + v92;
          let v94: f32 = m2[v93];
          let v95: f32 = b3[v89];
          let v96: f32 = v94 + v95;
          let v97: u32 = v88 * v31;
          let v98: u32 = v97 + v89;
          b4[v98] = v96;
        }
      }
      workgroupBarrier();
    }
    let v99: bool = v46 < v43;
    let v100: bool = v46 < v40;
    let v101: bool = !v100;
    let v102: bool = v99 & v101;
    if (v102) {
      let v103: u32 = v46 - v40;
      let v104: u32 = v103 * v11;
      let v105: u32 = v35 - v104;
      let v106: u32 = min(v11, v105);
      let v107: u32 = v104 * v5;
      x1 = v149;
      x2 = v149;
      x3 = v149;
      x4 = v149;
      for (var v108: u32 = v6; v108 < v5; v108 += v55) {
        let v109: u32 = v5 - v108;
        let v110: u32 = min(v55, v109);
        for (var v111: u32 = v6; v111 < v4; v111 += v1) {
          let v112: u32 = v0 + v111;
          let v113: u32 = v10 * v11;
          for (var v114: u32 = v113; v114 < v110; v114 += v13) {
            let v115: u32 = v108 + v114;
            let v116: u32 = v112 * v5;
            let v117: u32 = v116 + v115;
            let v118: vec4<f32> = b0[v117 / 4u];
            let v119: u32 = v112 - v0;
            let v120: f32 = m1[v119];
            let v121: f32 = f32(v5);
            let v122: f32 = v120 / v121;
            let v123: f32 = v122 + v71;
            let v124: f32 = inverseSqrt(v123);
            let v125: vec4<f32> = vec4<f32>(v124);
            let v126: vec4<f32> = v118 * v125;
            let v127: vec4<f32> = b2[v115 / 4u];
            let v128: vec4<f32> = v126 * v127;
            let v129: u32 = v111 * v55;
            let v130: u32 = v114 + v129;
            m0[v130 / 4u] = v128;
          }
        }
        workgroupBarrier();
        let v131: u32 = v107 + v108;
        let v264: u32 = v4 - v150;
        let v265: u32 = min(v152, v264);
        let v266: u32 = v265 * v55;
        let v267: u32 = v6 + v266;
        let v268: u32 = v106 - v150;
        let v269: u32 = min(v152, v268);
        let v270: u32 = v269 * v5;
        let v271: u32 = v131 + v270;
        let v272: u32 = min(v150, v268);
        let v273: u32 = v272 * v5;
        let v274: u32 = v131 + v273;
        let v275: u32 = min(v163, v268);
        let v276: u32 = v275 * v5;
        let v277: u32 = v131 + v276;
        let v278: u32 = min(v167, v268);
        let v279: u32 = v278 * v5;
        let v280: u32 = v131 + v279;
        let v281: u32 = v171 * v172;
        for (var v282: u32 = v281; v282 < v110; v282 += v174) {
          let v283: u32 = v267 + v282;
          let v284: vec4<f32> = m0[v283 / 4u];
          let v285: u32 = v271 + v282;
          let v286: vec4<f32> = b5[v285 / 4u];
          let v287: f32 = x1;
          let v288: f32 = v284.x;
          let v289: f32 = v286.x;
          let v290: f32 = fma(v288, v289, v287);
          let v291: f32 = v284.y;
          let v292: f32 = v286.y;
          let v293: f32 = fma(v291, v292, v290);
          let v294: f32 = v284.z;
          let v295: f32 = v286.z;
          let v296: f32 = fma(v294, v295, v293);
          let v297: f32 = v284.w;
          let v298: f32 = v286.w;
          let v299: f32 = fma(v297, v298, v296);
          x1 = v299;
          let v300: u32 = v274 + v282;
          let v301: vec4<f32> = b5[v300 / 4u];
          let v302: f32 = x2;
          let v303: f32 = v284.x;
          let v304: f32 = v301.x;
          let v305: f32 = fma(v303, v304, v302);
          let v306: f32 = v284.y;
          let v307: f32 = v301.y;
          let v308: f32 = fma(v306, v307, v305);
          let v309: f32 = v284.z;
          let v310: f32 = v301.z;
          let v311: f32 = fma(v309, v310, v308);
          let v312: f32 = v284.w;
          let v313: f32 = v301.w;
          let v314: f32 = fma(v312, v313, v311);
          x2 = v314;
          let v315: u32 = v277 + v282;
          let v316: vec4<f32> = b5[v315 / 4u];
          let v317: f32 = x3;
          let v318: f32 = v284.x;
          let v319: f32 = v316.x;
          let v320: f32 = fma(v318, v319, v317);
          let v321: f32 = v284.y;
          let v322: f32 = v316.y;
          let v323: f32 = fma(v321, v322, v320);
          let v324: f32 = v284.z;
          let v325: f32 = v316.z;
          let v326: f32 = fma(v324, v325, v323);
          let v327: f32 = v284.w;
          let v328: f32 = v316.w;
          let v329: f32 = fma(v327, v328, v326);
          x3 = v329;
          let v330: u32 = v280 + v282;
          let v331: vec4<f32> = b5[v330 / 4u];
          let v332: f32 = x4;
          let v333: f32 = v284.x;
          let v334: f32 = v331.x;
          let v335: f32 = fma(v333, v334, v332);
          let v336: f32 = v284.y;
          let v337: f32 = v331.y;
          let v338: f32 = fma(v336, v337, v335);
          let v339: f32 = v284.z;
          let v340: f32 = v331.z;
          let v341: f32 = fma(v339, v340, v338);
          let v342: f32 = v284.w;
          let v343: f32 = v331.w;
          let v344: f32 = fma(v342, v343, v341);
          x4 = v344;
        }
        workgroupBarrier();
      }
      let v345: u32 = v171 * v238;
      let v346: f32 = x1;
      m3[v345] = v346;
      let v347: u32 = v345 + v150;
      let v348: f32 = x2;
      m3[v347] = v348;
      let v349: u32 = v345 + v163;
      let v350: f32 = x3;
      m3[v349] = v350;
      let v351: u32 = v345 + v167;
      let v352: f32 = x4;
      m3[v351] = v352;
      workgroupBarrier();
      for (var v353: u32 = v171; v353 < v172; v353 += v247) {
        let v354: u32 = v353 / v172;
        let v355: u32 = v353 % v172;
        let v356: bool = v354 < v4;
        let v357: bool = v355 < v106;
        let v358: bool = v356 & v357;
        if (v358) {
          x6 = v149;
          for (var v359: u32 = v152; v359 < v247; v359 += v150) {
            let v360: u32 = v359 * v238;
            let v361: u32 = v353 + v360;
            let v362: f32 = m3[v361];
            let v363: f32 = x6;
            let v364: f32 = v363 + v362;
            x6 = v364;
          }
          let v365: f32 = x6;
          let v366: u32 = v354 * v11;
          let v367: u32 = v6 + v366;
          let v368: u32 = v367 + v355;
          m2[v368] = v365;
        }
      }
      workgroupBarrier();
      for (var v132: u32 = v10; v132 < v11; v132 += v81) {
        let v133: u32 = v132 / v11;
        let v134: u32 = v132 % v11;
        let v135: bool = v133 < v4;
        let v136: bool = v134 < v106;
        let v137: bool = v135 & v136;
        if (v137) {
          let v138: u32 = v0 + v133;
          let v139: u32 = v104 + v134;
          let v140: u32 = v138 - v0;
          let v141: u32 = v140 * v11;
          let v142: u32 = v139 - v104;
          let v143: u32 = v141 + v142;
          let v144: f32 = m2[v143];
          let v145: f32 = b6[v139];
          let v146: f32 = v144 + v145;
          let v147: u32 = v138 * v35;
          let v148: u32 = v147 + v139;
          b7[v148] = v146;
        }
      }
      workgroupBarrier();
    }
  }
}
