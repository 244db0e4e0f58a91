@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read> b4: array<f32>; // gate_bias
@group(0) @binding(5) var<storage, read> b5: array<f32>; // up_bias
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
@group(0) @binding(7) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 4>;
var<workgroup> m4: array<f32, 160>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn mlp_bias_0_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
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
  let v327: u32 = lane;
  let v328: u32 = 0u;
  let v329: u32 = 1u;
  let v330: u32 = 32u;
  let v107: f32 = 0.0f;
  let v108: u32 = 1u;
  let v110: u32 = 0u;
  let v121: u32 = 2u;
  let v125: u32 = 3u;
  let v129: u32 = lane;
  let v130: u32 = 4u;
  let v132: u32 = 128u;
  let v277: u32 = 5u;
  let v286: u32 = 32u;
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
  let v37: u32 = group.x;
  let v38: u32 = groups.x;
  let v50: u32 = 512u;
  let v66: f32 = bitcast<f32>(params[0].w);
  let v76: u32 = 32u;
  let v94: f32 = 1.0f;
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
    m5[v327] = v28;
    workgroupBarrier();
    let v331: f32 = m5[v328];
    x11 = v331;
    for (var v332: u32 = v329; v332 < v330; v332 += v329) {
      let v333: f32 = m5[v332];
      let v334: f32 = x11;
      let v335: f32 = v334 + v333;
      x11 = v335;
    }
    workgroupBarrier();
    let v336: f32 = x11;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v336;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v35: u32 = v31 + v32;
  let v36: u32 = v35 / v11;
  let v39: u32 = v34 + v38;
  let v40: u32 = v39 - v1;
  let v41: u32 = v40 / v38;
  let v42: u32 = v37 * v41;
  let v43: u32 = v42 + v41;
  let v44: u32 = min(v43, v34);
  for (var v45: u32 = v42; v45 < v44; v45 += v1) {
    let v46: u32 = v45 * v11;
    let v47: u32 = v31 - v46;
    let v48: u32 = min(v11, v47);
    let v49: u32 = v46 * v5;
    x1 = v107;
    x2 = v107;
    x3 = v107;
    x4 = v107;
    x5 = v107;
    x6 = v107;
    x7 = v107;
    x8 = v107;
    for (var v51: u32 = v6; v51 < v5; v51 += v50) {
      let v52: u32 = v5 - v51;
      let v53: u32 = min(v50, v52);
      for (var v54: u32 = v6; v54 < v4; v54 += v1) {
        let v55: u32 = v0 + v54;
        let v56: u32 = v10 * v11;
        for (var v57: u32 = v56; v57 < v53; v57 += v13) {
          let v58: u32 = v51 + v57;
          let v59: u32 = v55 * v5;
          let v60: u32 = v59 + v58;
          let v61: vec4<f32> = b0[v60 / 4u];
          let v62: u32 = v55 - v0;
          let v63: f32 = m1[v62];
          let v64: f32 = f32(v5);
          let v65: f32 = v63 / v64;
          let v67: f32 = v65 + v66;
          let v68: f32 = inverseSqrt(v67);
          let v69: vec4<f32> = vec4<f32>(v68);
          let v70: vec4<f32> = v61 * v69;
          let v71: vec4<f32> = b3[v58 / 4u];
          let v72: vec4<f32> = v70 * v71;
          let v73: u32 = v54 * v50;
          let v74: u32 = v57 + v73;
          m0[v74 / 4u] = v72;
        }
      }
      workgroupBarrier();
      let v75: u32 = v49 + v51;
      let v109: u32 = v4 - v108;
      let v111: u32 = min(v110, v109);
      let v112: u32 = v111 * v50;
      let v113: u32 = v6 + v112;
      let v114: u32 = v48 - v108;
      let v115: u32 = min(v110, v114);
      let v116: u32 = v115 * v5;
      let v117: u32 = v75 + v116;
      let v118: u32 = min(v108, v114);
      let v119: u32 = v118 * v5;
      let v120: u32 = v75 + v119;
      let v122: u32 = min(v121, v114);
      let v123: u32 = v122 * v5;
      let v124: u32 = v75 + v123;
      let v126: u32 = min(v125, v114);
      let v127: u32 = v126 * v5;
      let v128: u32 = v75 + v127;
      let v131: u32 = v129 * v130;
      for (var v133: u32 = v131; v133 < v53; v133 += v132) {
        let v134: u32 = v113 + v133;
        let v135: vec4<f32> = m0[v134 / 4u];
        let v136: u32 = v117 + v133;
        let v137: vec4<f32> = b1[v136 / 4u];
        let v138: f32 = x1;
        let v139: f32 = v135.x;
        let v140: f32 = v137.x;
        let v141: f32 = fma(v139, v140, v138);
        let v142: f32 = v135.y;
        let v143: f32 = v137.y;
        let v144: f32 = fma(v142, v143, v141);
        let v145: f32 = v135.z;
        let v146: f32 = v137.z;
        let v147: f32 = fma(v145, v146, v144);
        let v148: f32 = v135.w;
        let v149: f32 = v137.w;
        let v150: f32 = fma(v148, v149, v147);
        x1 = v150;
        let v151: u32 = v120 + v133;
        let v152: vec4<f32> = b1[v151 / 4u];
        let v153: f32 = x2;
        let v154: f32 = v135.x;
        let v155: f32 = v152.x;
        let v156: f32 = fma(v154, v155, v153);
        let v157: f32 = v135.y;
        let v158: f32 = v152.y;
        let v159: f32 = fma(v157, v158, v156);
        let v160: f32 = v135.z;
        let v161: f32 = v152.z;
        let v162: f32 = fma(v160, v161, v159);
        let v163: f32 = v135.w;
        let v164: f32 = v152.w;
        let v165: f32 = fma(v163, v164, v162);
        x2 = v165;
        let v166: u32 = v124 + v133;
        let v167: vec4<f32> = b1[v166 / 4u];
        let v168: f32 = x3;
        let v169: f32 = v135.x;
        let v170: f32 = v167.x;
        let v171: f32 = fma(v169, v170, v168);
        let v172: f32 = v135.y;
        let v173: f32 = v167.y;
        let v174: f32 = fma(v172, v173, v171);
        let v175: f32 = v135.z;
        let v176: f32 = v167.z;
        let v177: f32 = fma(v175, v176, v174);
        let v178: f32 = v135.w;
        let v179: f32 = v167.w;
        let v180: f32 = fma(v178, v179, v177);
        x3 = v180;
        let v181: u32 = v128 + v133;
        let v182: vec4<f32> = b1[v181 / 4u];
        let v183: f32 = x4;
        let v184: f32 = v135.x;
        let v185: f32 = v182.x;
        let v186: f32 = fma(v184, v185, v183);
        let v187: f32 = v135.y;
        let v188: f32 = v182.y;
        let v189: f32 = fma(v187, v188, v186);
        let v190: f32 = v135.z;
        let v191: f32 = v182.z;
        let v192: f32 = fma(v190, v191, v189);
        let v193: f32 = v135.w;
        let v194: f32 = v182.w;
        let v195: f32 = fma(v193, v194, v192);
        x4 = v195;
      }
      let v196: u32 = v4 - v108;
      let v197: u32 = min(v110, v196);
      let v198: u32 = v197 * v50;
      let v199: u32 = v6 + v198;
      let v200: u32 = v48 - v108;
      let v201: u32 = min(v110, v200);
      let v202: u32 = v201 * v5;
      let v203: u32 = v75 + v202;
      let v204: u32 = min(v108, v200);
      let v205: u32 = v204 * v5;
      let v206: u32 = v75 + v205;
      let v207: u32 = min(v121, v200);
      let v208: u32 = v207 * v5;
      let v209: u32 = v75 + v208;
      let v210: u32 = min(v125, v200);
      let v211: u32 = v210 * v5;
      let v212: u32 = v75 + v211;
      let v213: u32 = v129 * v130;
      for (var v214: u32 = v213; v214 < v53; v214 += v132) {
        let v215: u32 = v199 + v214;
        let v216: vec4<f32> = m0[v215 / 4u];
        let v217: u32 = v203 + v214;
        let v218: vec4<f32> = b2[v217 / 4u];
        let v219: f32 = x5;
        let v220: f32 = v216.x;
        let v221: f32 = v218.x;
        let v222: f32 = fma(v220, v221, v219);
        let v223: f32 = v216.y;
        let v224: f32 = v218.y;
        let v225: f32 = fma(v223, v224, v222);
        let v226: f32 = v216.z;
        let v227: f32 = v218.z;
        let v228: f32 = fma(v226, v227, v225);
        let v229: f32 = v216.w;
        let v230: f32 = v218.w;
        let v231: f32 = fma(v229, v230, v228);
        x5 = v231;
        let v232: u32 = v206 + v214;
        let v233: vec4<f32> = b2[v232 / 4u];
        let v234: f32 = x6;
        let v235: f32 = v216.x;
        let v236: f32 = v233.x;
        let v237: f32 = fma(v235, v236, v234);
        let v238: f32 = v216.y;
        let v239: f32 = v233.y;
        let v240: f32 = fma(v238, v239, v237);
        let v241: f32 = v216.z;
        let v242: f32 = v233.z;
        let v243: f32 = fma(v241, v242, v240);
        let v244: f32 = v216.w;
        let v245: f32 = v233.w;
        let v246: f32 = fma(v244, v245, v243);
        x6 = v246;
        let v247: u32 = v209 + v214;
        let v248: vec4<f32> = b2[v247 / 4u];
        let v249: f32 = x7;
        let v250: f32 = v216.x;
        let v251: f32 = v248.x;
        let v252: f32 = fma(v250, v251, v249);
        let v253: f32 = v216.y;
        let v254: f32 = v248.y;
        let v255: f32 = fma(v253, v254, v252);
        let v256: f32 = v216.z;
        let v257: f32 = v248.z;
        let v258: f32 = fma(v256, v257, v255);
        let v259: f32 = v216.w;
        let v260: f32 = v248.w;
        let v261: f32 = fma(v259, v260, v258);
        x7 = v261;
        let v262: u32 = v212 + v214;
        let v263: vec4<f32> = b2[v262 / 4u];
        let v264: f32 = x8;
        let v265: f32 = v216.x;
        let v266: f32 = v263.x;
        let v267: f32 = fma(v265, v266, v264);
        let v268: f32 = v216.y;
        let v269: f32 = v263.y;
        let v270: f32 = fma(v268, v269, v267);
        let v271: f32 = v216.z;
        let v272: f32 = v263.z;
        let v273: f32 = fma(v271, v272, v270);
        let v274: f32 = v216.w;
        let v275: f32 = v263.w;
        let v276: f32 = fma(v274, v275, v273);
        x8 = v276;
      }
      workgroupBarrier();
    }
    let v278: u32 = v129 * v277;
    let v279: f32 = x1;
    m4[v278] = v279;
    let v280: u32 = v278 + v108;
    let v281: f32 = x2;
    m4[v280] = v281;
    let v282: u32 = v278 + v121;
    let v283: f32 = x3;
    m4[v282] = v283;
    let v284: u32 = v278 + v125;
    let v285: f32 = x4;
    m4[v284] = v285;
    workgroupBarrier();
    for (var v287: u32 = v129; v287 < v130; v287 += v286) {
      let v288: u32 = v287 / v130;
      let v289: u32 = v287 % v130;
      let v290: bool = v288 < v4;
      let v291: bool = v289 < v48;
      let v292: bool = v290 & v291;
      if (v292) {
        x9 = v107;
        for (var v293: u32 = v110; v293 < v286; v293 += v108) {
          let v294: u32 = v293 * v277;
          let v295: u32 = v287 + v294;
          let v296: f32 = m4[v295];
          let v297: f32 = x9;
          let v298: f32 = v297 + v296;
          x9 = v298;
        }
        let v299: f32 = x9;
        let v300: u32 = v288 * v11;
        let v301: u32 = v6 + v300;
        let v302: u32 = v301 + v289;
        m2[v302] = v299;
      }
    }
    workgroupBarrier();
    let v303: u32 = v129 * v277;
    let v304: f32 = x5;
    m4[v303] = v304;
    let v305: u32 = v303 + v108;
    let v306: f32 = x6;
    m4[v305] = v306;
    let v307: u32 = v303 + v121;
    let v308: f32 = x7;
    m4[v307] = v308;
    let v309: u32 = v303 + v125;
    let v310: f32 = x8;
    m4[v309] = v310;
    workgroupBarrier();
    for (var v311: u32 = v129; v311 < v130; v311 += v286) {
      let v312: u32 = v311 / v130;
      let v313: u32 = v311 % v130;
      let v314: bool = v312 < v4;
      let v315: bool = v313 < v48;
      let v316: bool = v314 & v315;
      if (v316) {
        x10 = v107;
        for (var v317: u32 = v110; v317 < v286; v317 += v108) {
          let v318: u32 = v317 * v277;
          let v319: u32 = v311 + v318;
          let v320: f32 = m4[v319];
          let v321: f32 = x10;
          let v322: f32 = v321 + v320;
          x10 = v322;
        }
        let v323: f32 = x10;
        let v324: u32 = v312 * v11;
        let v325: u32 = v6 + v324;
        let v326: u32 = v325 + v313;
        m3[v326] = v323;
      }
    }
    workgroupBarrier();
    for (var v77: u32 = v10; v77 < v11; v77 += v76) {
      let v78: u32 = v77 / v11;
      let v79: u32 = v77 % v11;
      let v80: bool = v78 < v4;
      let v81: bool = v79 < v48;
      let v82: bool = v80 & v81;
      if (v82) {
        let v83: u32 = v0 + v78;
        let v84: u32 = v46 + v79;
        let v85: u32 = v83 - v0;
        let v86: u32 = v85 * v11;
        let v87: u32 = v84 - v46;
        let v88: u32 = v86 + v87;
        let v89: f32 = m2[v88];
        let v90: f32 = b4[v84];
        let v91: f32 = v89 + v90;
        let v92: f32 = -v91;
        let v93: f32 = exp(v92);
        let v95: f32 = v93 + v94;
        let v96: f32 = v91 / v95;
        let v97: u32 = v83 - v0;
        let v98: u32 = v97 * v11;
        let v99: u32 = v84 - v46;
        let v100: u32 = v98 + v99;
        let v101: f32 = m3[v100];
        let v102: f32 = b5[v84];
        let v103: f32 = v101 + v102;
        let v104: f32 = v96 * v103;
        let v105: u32 = v83 * v31;
        let v106: u32 = v105 + v84;
        b6[v106] = v104;
      }
    }
    workgroupBarrier();
  }
}
