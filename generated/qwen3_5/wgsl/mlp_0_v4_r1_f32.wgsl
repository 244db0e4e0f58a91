@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 4>;
var<workgroup> m4: array<f32, 160>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn mlp_0_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v323: u32 = lane;
  let v324: u32 = 0u;
  let v325: u32 = 1u;
  let v326: u32 = 32u;
  let v103: f32 = 0.0f;
  let v104: u32 = 1u;
  let v106: u32 = 0u;
  let v117: u32 = 2u;
  let v121: u32 = 3u;
  let v125: u32 = lane;
  let v126: u32 = 4u;
  let v128: u32 = 128u;
  let v273: u32 = 5u;
  let v282: u32 = 32u;
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
  let v92: f32 = 1.0f;
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
    m5[v323] = v28;
    workgroupBarrier();
    let v327: f32 = m5[v324];
    x11 = v327;
    for (var v328: u32 = v325; v328 < v326; v328 += v325) {
      let v329: f32 = m5[v328];
      let v330: f32 = x11;
      let v331: f32 = v330 + v329;
      x11 = v331;
    }
    workgroupBarrier();
    let v332: f32 = x11;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v332;
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
    x1 = v103;
    x2 = v103;
    x3 = v103;
    x4 = v103;
    x5 = v103;
    x6 = v103;
    x7 = v103;
    x8 = v103;
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
      let v105: u32 = v4 - v104;
      let v107: u32 = min(v106, v105);
      let v108: u32 = v107 * v50;
      let v109: u32 = v6 + v108;
      let v110: u32 = v48 - v104;
      let v111: u32 = min(v106, v110);
      let v112: u32 = v111 * v5;
      let v113: u32 = v75 + v112;
      let v114: u32 = min(v104, v110);
      let v115: u32 = v114 * v5;
      let v116: u32 = v75 + v115;
      let v118: u32 = min(v117, v110);
      let v119: u32 = v118 * v5;
      let v120: u32 = v75 + v119;
      let v122: u32 = min(v121, v110);
      let v123: u32 = v122 * v5;
      let v124: u32 = v75 + v123;
      let v127: u32 = v125 * v126;
      for (var v129: u32 = v127; v129 < v53; v129 += v128) {
        let v130: u32 = v109 + v129;
        let v131: vec4<f32> = m0[v130 / 4u];
        let v132: u32 = v113 + v129;
        let v133: vec4<f32> = b1[v132 / 4u];
        let v134: f32 = x1;
        let v135: f32 = v131.x;
        let v136: f32 = v133.x;
        let v137: f32 = fma(v135, v136, v134);
        let v138: f32 = v131.y;
        let v139: f32 = v133.y;
        let v140: f32 = fma(v138, v139, v137);
        let v141: f32 = v131.z;
        let v142: f32 = v133.z;
        let v143: f32 = fma(v141, v142, v140);
        let v144: f32 = v131.w;
        let v145: f32 = v133.w;
        let v146: f32 = fma(v144, v145, v143);
        x1 = v146;
        let v147: u32 = v116 + v129;
        let v148: vec4<f32> = b1[v147 / 4u];
        let v149: f32 = x2;
        let v150: f32 = v131.x;
        let v151: f32 = v148.x;
        let v152: f32 = fma(v150, v151, v149);
        let v153: f32 = v131.y;
        let v154: f32 = v148.y;
        let v155: f32 = fma(v153, v154, v152);
        let v156: f32 = v131.z;
        let v157: f32 = v148.z;
        let v158: f32 = fma(v156, v157, v155);
        let v159: f32 = v131.w;
        let v160: f32 = v148.w;
        let v161: f32 = fma(v159, v160, v158);
        x2 = v161;
        let v162: u32 = v120 + v129;
        let v163: vec4<f32> = b1[v162 / 4u];
        let v164: f32 = x3;
        let v165: f32 = v131.x;
        let v166: f32 = v163.x;
        let v167: f32 = fma(v165, v166, v164);
        let v168: f32 = v131.y;
        let v169: f32 = v163.y;
        let v170: f32 = fma(v168, v169, v167);
        let v171: f32 = v131.z;
        let v172: f32 = v163.z;
        let v173: f32 = fma(v171, v172, v170);
        let v174: f32 = v131.w;
        let v175: f32 = v163.w;
        let v176: f32 = fma(v174, v175, v173);
        x3 = v176;
        let v177: u32 = v124 + v129;
        let v178: vec4<f32> = b1[v177 / 4u];
        let v179: f32 = x4;
        let v180: f32 = v131.x;
        let v181: f32 = v178.x;
        let v182: f32 = fma(v180, v181, v179);
        let v183: f32 = v131.y;
        let v184: f32 = v178.y;
        let v185: f32 = fma(v183, v184, v182);
        let v186: f32 = v131.z;
        let v187: f32 = v178.z;
        let v188: f32 = fma(v186, v187, v185);
        let v189: f32 = v131.w;
        let v190: f32 = v178.w;
        let v191: f32 = fma(v189, v190, v188);
        x4 = v191;
      }
      let v192: u32 = v4 - v104;
      let v193: u32 = min(v106, v192);
      let v194: u32 = v193 * v50;
      let v195: u32 = v6 + v194;
      let v196: u32 = v48 - v104;
      let v197: u32 = min(v106, v196);
      let v198: u32 = v197 * v5;
      let v199: u32 = v75 + v198;
      let v200: u32 = min(v104, v196);
      let v201: u32 = v200 * v5;
      let v202: u32 = v75 + v201;
      let v203: u32 = min(v117, v196);
      let v204: u32 = v203 * v5;
      let v205: u32 = v75 + v204;
      let v206: u32 = min(v121, v196);
      let v207: u32 = v206 * v5;
      let v208: u32 = v75 + v207;
      let v209: u32 = v125 * v126;
      for (var v210: u32 = v209; v210 < v53; v210 += v128) {
        let v211: u32 = v195 + v210;
        let v212: vec4<f32> = m0[v211 / 4u];
        let v213: u32 = v199 + v210;
        let v214: vec4<f32> = b2[v213 / 4u];
        let v215: f32 = x5;
        let v216: f32 = v212.x;
        let v217: f32 = v214.x;
        let v218: f32 = fma(v216, v217, v215);
        let v219: f32 = v212.y;
        let v220: f32 = v214.y;
        let v221: f32 = fma(v219, v220, v218);
        let v222: f32 = v212.z;
        let v223: f32 = v214.z;
        let v224: f32 = fma(v222, v223, v221);
        let v225: f32 = v212.w;
        let v226: f32 = v214.w;
        let v227: f32 = fma(v225, v226, v224);
        x5 = v227;
        let v228: u32 = v202 + v210;
        let v229: vec4<f32> = b2[v228 / 4u];
        let v230: f32 = x6;
        let v231: f32 = v212.x;
        let v232: f32 = v229.x;
        let v233: f32 = fma(v231, v232, v230);
        let v234: f32 = v212.y;
        let v235: f32 = v229.y;
        let v236: f32 = fma(v234, v235, v233);
        let v237: f32 = v212.z;
        let v238: f32 = v229.z;
        let v239: f32 = fma(v237, v238, v236);
        let v240: f32 = v212.w;
        let v241: f32 = v229.w;
        let v242: f32 = fma(v240, v241, v239);
        x6 = v242;
        let v243: u32 = v205 + v210;
        let v244: vec4<f32> = b2[v243 / 4u];
        let v245: f32 = x7;
        let v246: f32 = v212.x;
        let v247: f32 = v244.x;
        let v248: f32 = fma(v246, v247, v245);
        let v249: f32 = v212.y;
        let v250: f32 = v244.y;
        let v251: f32 = fma(v249, v250, v248);
        let v252: f32 = v212.z;
        let v253: f32 = v244.z;
        let v254: f32 = fma(v252, v253, v251);
        let v255: f32 = v212.w;
        let v256: f32 = v244.w;
        let v257: f32 = fma(v255, v256, v254);
        x7 = v257;
        let v258: u32 = v208 + v210;
        let v259: vec4<f32> = b2[v258 / 4u];
        let v260: f32 = x8;
        let v261: f32 = v212.x;
        let v262: f32 = v259.x;
        let v263: f32 = fma(v261, v262, v260);
        let v264: f32 = v212.y;
        let v265: f32 = v259.y;
        let v266: f32 = fma(v264, v265, v263);
        let v267: f32 = v212.z;
        let v268: f32 = v259.z;
        let v269: f32 = fma(v267, v268, v266);
        let v270: f32 = v212.w;
        let v271: f32 = v259.w;
        let v272: f32 = fma(v270, v271, v269);
        x8 = v272;
      }
      workgroupBarrier();
    }
    let v274: u32 = v125 * v273;
    let v275: f32 = x1;
    m4[v274] = v275;
    let v276: u32 = v274 + v104;
    let v277: f32 = x2;
    m4[v276] = v277;
    let v278: u32 = v274 + v117;
    let v279: f32 = x3;
    m4[v278] = v279;
    let v280: u32 = v274 + v121;
    let v281: f32 = x4;
    m4[v280] = v281;
    workgroupBarrier();
    for (var v283: u32 = v125; v283 < v126; v283 += v282) {
      let v284: u32 = v283 / v126;
      let v285: u32 = v283 % v126;
      let v286: bool = v284 < v4;
      let v287: bool = v285 < v48;
      let v288: bool = v286 & v287;
      if (v288) {
        x9 = v103;
        for (var v289: u32 = v106; v289 < v282; v289 += v104) {
          let v290: u32 = v289 * v273;
          let v291: u32 = v283 + v290;
          let v292: f32 = m4[v291];
          let v293: f32 = x9;
          let v294: f32 = v293 + v292;
          x9 = v294;
        }
        let v295: f32 = x9;
        let v296: u32 = v284 * v11;
        let v297: u32 = v6 + v296;
        let v298: u32 = v297 + v285;
        m2[v298] = v295;
      }
    }
    workgroupBarrier();
    let v299: u32 = v125 * v273;
    let v300: f32 = x5;
    m4[v299] = v300;
    let v301: u32 = v299 + v104;
    let v302: f32 = x6;
    m4[v301] = v302;
    let v303: u32 = v299 + v117;
    let v304: f32 = x7;
    m4[v303] = v304;
    let v305: u32 = v299 + v121;
    let v306: f32 = x8;
    m4[v305] = v306;
    workgroupBarrier();
    for (var v307: u32 = v125; v307 < v126; v307 += v282) {
      let v308: u32 = v307 / v126;
      let v309: u32 = v307 % v126;
      let v310: bool = v308 < v4;
      let v311: bool = v309 < v48;
      let v312: bool = v310 & v311;
      if (v312) {
        x10 = v103;
        for (var v313: u32 = v106; v313 < v282; v313 += v104) {
          let v314: u32 = v313 * v273;
          let v315: u32 = v307 + v314;
          let v316: f32 = m4[v315];
          let v317: f32 = x10;
          let v318: f32 = v317 + v316;
          x10 = v318;
        }
        let v319: f32 = x10;
        let v320: u32 = v308 * v11;
        let v321: u32 = v6 + v320;
        let v322: u32 = v321 + v309;
        m3[v322] = v319;
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
        let v90: f32 = -v89;
        let v91: f32 = exp(v90);
        let v93: f32 = v91 + v92;
        let v94: f32 = v89 / v93;
        let v95: u32 = v83 - v0;
        let v96: u32 = v95 * v11;
        let v97: u32 = v84 - v46;
        let v98: u32 = v96 + v97;
        let v99: f32 = m3[v98];
        let v100: f32 = v94 * v99;
        let v101: u32 = v83 * v31;
        let v102: u32 = v101 + v84;
        b4[v102] = v100;
      }
    }
    workgroupBarrier();
  }
}
