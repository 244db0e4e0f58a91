@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v21
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
  let v317: u32 = lane;
  let v318: u32 = 0u;
  let v319: u32 = 1u;
  let v320: u32 = 32u;
  let v97: f32 = 0.0f;
  let v98: u32 = 1u;
  let v100: u32 = 0u;
  let v111: u32 = 2u;
  let v115: u32 = 3u;
  let v119: u32 = lane;
  let v120: u32 = 4u;
  let v122: u32 = 128u;
  let v267: u32 = 5u;
  let v276: u32 = 32u;
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
  let v44: u32 = 512u;
  let v60: f32 = bitcast<f32>(params[0].w);
  let v70: u32 = 32u;
  let v86: f32 = 1.0f;
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
    m5[v317] = v28;
    workgroupBarrier();
    let v321: f32 = m5[v318];
    x11 = v321;
    for (var v322: u32 = v319; v322 < v320; v322 += v319) {
      let v323: f32 = m5[v322];
      let v324: f32 = x11;
      let v325: f32 = v324 + v323;
      x11 = v325;
    }
    workgroupBarrier();
    let v326: f32 = x11;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v326;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v35: u32 = v31 + v32;
  let v36: u32 = v35 / v11;
  for (var v39: u32 = v37; v39 < v34; v39 += v38) {
    let v40: u32 = v39 * v11;
    let v41: u32 = v31 - v40;
    let v42: u32 = min(v11, v41);
    let v43: u32 = v40 * v5;
    x1 = v97;
    x2 = v97;
    x3 = v97;
    x4 = v97;
    x5 = v97;
    x6 = v97;
    x7 = v97;
    x8 = v97;
    for (var v45: u32 = v6; v45 < v5; v45 += v44) {
      let v46: u32 = v5 - v45;
      let v47: u32 = min(v44, v46);
      for (var v48: u32 = v6; v48 < v4; v48 += v1) {
        let v49: u32 = v0 + v48;
        let v50: u32 = v10 * v11;
        for (var v51: u32 = v50; v51 < v47; v51 += v13) {
          let v52: u32 = v45 + v51;
          let v53: u32 = v49 * v5;
          let v54: u32 = v53 + v52;
          let v55: vec4<f32> = b0[v54 / 4u];
          let v56: u32 = v49 - v0;
          let v57: f32 = m1[v56];
          let v58: f32 = f32(v5);
          let v59: f32 = v57 / v58;
          let v61: f32 = v59 + v60;
          let v62: f32 = inverseSqrt(v61);
          let v63: vec4<f32> = vec4<f32>(v62);
          let v64: vec4<f32> = v55 * v63;
          let v65: vec4<f32> = b3[v52 / 4u];
          let v66: vec4<f32> = v64 * v65;
          let v67: u32 = v48 * v44;
          let v68: u32 = v51 + v67;
          m0[v68 / 4u] = v66;
        }
      }
      workgroupBarrier();
      let v69: u32 = v43 + v45;
      let v99: u32 = v4 - v98;
      let v101: u32 = min(v100, v99);
      let v102: u32 = v101 * v44;
      let v103: u32 = v6 + v102;
      let v104: u32 = v42 - v98;
      let v105: u32 = min(v100, v104);
      let v106: u32 = v105 * v5;
      let v107: u32 = v69 + v106;
      let v108: u32 = min(v98, v104);
      let v109: u32 = v108 * v5;
      let v110: u32 = v69 + v109;
      let v112: u32 = min(v111, v104);
      let v113: u32 = v112 * v5;
      let v114: u32 = v69 + v113;
      let v116: u32 = min(v115, v104);
      let v117: u32 = v116 * v5;
      let v118: u32 = v69 + v117;
      let v121: u32 = v119 * v120;
      for (var v123: u32 = v121; v123 < v47; v123 += v122) {
        let v124: u32 = v103 + v123;
        let v125: vec4<f32> = m0[v124 / 4u];
        let v126: u32 = v107 + v123;
        let v127: vec4<f32> = b1[v126 / 4u];
        let v128: f32 = x1;
        let v129: f32 = v125.x;
        let v130: f32 = v127.x;
        let v131: f32 = fma(v129, v130, v128);
        let v132: f32 = v125.y;
        let v133: f32 = v127.y;
        let v134: f32 = fma(v132, v133, v131);
        let v135: f32 = v125.z;
        let v136: f32 = v127.z;
        let v137: f32 = fma(v135, v136, v134);
        let v138: f32 = v125.w;
        let v139: f32 = v127.w;
        let v140: f32 = fma(v138, v139, v137);
        x1 = v140;
        let v141: u32 = v110 + v123;
        let v142: vec4<f32> = b1[v141 / 4u];
        let v143: f32 = x2;
        let v144: f32 = v125.x;
        let v145: f32 = v142.x;
        let v146: f32 = fma(v144, v145, v143);
        let v147: f32 = v125.y;
        let v148: f32 = v142.y;
        let v149: f32 = fma(v147, v148, v146);
        let v150: f32 = v125.z;
        let v151: f32 = v142.z;
        let v152: f32 = fma(v150, v151, v149);
        let v153: f32 = v125.w;
        let v154: f32 = v142.w;
        let v155: f32 = fma(v153, v154, v152);
        x2 = v155;
        let v156: u32 = v114 + v123;
        let v157: vec4<f32> = b1[v156 / 4u];
        let v158: f32 = x3;
        let v159: f32 = v125.x;
        let v160: f32 = v157.x;
        let v161: f32 = fma(v159, v160, v158);
        let v162: f32 = v125.y;
        let v163: f32 = v157.y;
        let v164: f32 = fma(v162, v163, v161);
        let v165: f32 = v125.z;
        let v166: f32 = v157.z;
        let v167: f32 = fma(v165, v166, v164);
        let v168: f32 = v125.w;
        let v169: f32 = v157.w;
        let v170: f32 = fma(v168, v169, v167);
        x3 = v170;
        let v171: u32 = v118 + v123;
        let v172: vec4<f32> = b1[v171 / 4u];
        let v173: f32 = x4;
        let v174: f32 = v125.x;
        let v175: f32 = v172.x;
        let v176: f32 = fma(v174, v175, v173);
        let v177: f32 = v125.y;
        let v178: f32 = v172.y;
        let v179: f32 = fma(v177, v178, v176);
        let v180: f32 = v125.z;
        let v181: f32 = v172.z;
        let v182: f32 = fma(v180, v181, v179);
        let v183: f32 = v125.w;
        let v184: f32 = v172.w;
        let v185: f32 = fma(v183, v184, v182);
        x4 = v185;
      }
      let v186: u32 = v4 - v98;
      let v187: u32 = min(v100, v186);
      let v188: u32 = v187 * v44;
      let v189: u32 = v6 + v188;
      let v190: u32 = v42 - v98;
      let v191: u32 = min(v100, v190);
      let v192: u32 = v191 * v5;
      let v193: u32 = v69 + v192;
      let v194: u32 = min(v98, v190);
      let v195: u32 = v194 * v5;
      let v196: u32 = v69 + v195;
      let v197: u32 = min(v111, v190);
      let v198: u32 = v197 * v5;
      let v199: u32 = v69 + v198;
      let v200: u32 = min(v115, v190);
      let v201: u32 = v200 * v5;
      let v202: u32 = v69 + v201;
      let v203: u32 = v119 * v120;
      for (var v204: u32 = v203; v204 < v47; v204 += v122) {
        let v205: u32 = v189 + v204;
        let v206: vec4<f32> = m0[v205 / 4u];
        let v207: u32 = v193 + v204;
        let v208: vec4<f32> = b2[v207 / 4u];
        let v209: f32 = x5;
        let v210: f32 = v206.x;
        let v211: f32 = v208.x;
        let v212: f32 = fma(v210, v211, v209);
        let v213: f32 = v206.y;
        let v214: f32 = v208.y;
        let v215: f32 = fma(v213, v214, v212);
        let v216: f32 = v206.z;
        let v217: f32 = v208.z;
        let v218: f32 = fma(v216, v217, v215);
        let v219: f32 = v206.w;
        let v220: f32 = v208.w;
        let v221: f32 = fma(v219, v220, v218);
        x5 = v221;
        let v222: u32 = v196 + v204;
        let v223: vec4<f32> = b2[v222 / 4u];
        let v224: f32 = x6;
        let v225: f32 = v206.x;
        let v226: f32 = v223.x;
        let v227: f32 = fma(v225, v226, v224);
        let v228: f32 = v206.y;
        let v229: f32 = v223.y;
        let v230: f32 = fma(v228, v229, v227);
        let v231: f32 = v206.z;
        let v232: f32 = v223.z;
        let v233: f32 = fma(v231, v232, v230);
        let v234: f32 = v206.w;
        let v235: f32 = v223.w;
        let v236: f32 = fma(v234, v235, v233);
        x6 = v236;
        let v237: u32 = v199 + v204;
        let v238: vec4<f32> = b2[v237 / 4u];
        let v239: f32 = x7;
        let v240: f32 = v206.x;
        let v241: f32 = v238.x;
        let v242: f32 = fma(v240, v241, v239);
        let v243: f32 = v206.y;
        let v244: f32 = v238.y;
        let v245: f32 = fma(v243, v244, v242);
        let v246: f32 = v206.z;
        let v247: f32 = v238.z;
        let v248: f32 = fma(v246, v247, v245);
        let v249: f32 = v206.w;
        let v250: f32 = v238.w;
        let v251: f32 = fma(v249, v250, v248);
        x7 = v251;
        let v252: u32 = v202 + v204;
        let v253: vec4<f32> = b2[v252 / 4u];
        let v254: f32 = x8;
        let v255: f32 = v206.x;
        let v256: f32 = v253.x;
        let v257: f32 = fma(v255, v256, v254);
        let v258: f32 = v206.y;
        let v259: f32 = v253.y;
        let v260: f32 = fma(v258, v259, v257);
        let v261: f32 = v206.z;
        let v262: f32 = v253.z;
        let v263: f32 = fma(v261, v262, v260);
        let v264: f32 = v206.w;
        let v265: f32 = v253.w;
        let v266: f32 = fma(v264, v265, v263);
        x8 = v266;
      }
      workgroupBarrier();
    }
    let v268: u32 = v119 * v267;
    let v269: f32 = x1;
    m4[v268] = v269;
    let v270: u32 = v268 + v98;
    let v271: f32 = x2;
    m4[v270] = v271;
    let v272: u32 = v268 + v111;
    let v273: f32 = x3;
    m4[v272] = v273;
    let v274: u32 = v268 + v115;
    let v275: f32 = x4;
    m4[v274] = v275;
    workgroupBarrier();
    for (var v277: u32 = v119; v277 < v120; v277 += v276) {
      let v278: u32 = v277 / v120;
      let v279: u32 = v277 % v120;
      let v280: bool = v278 < v4;
      let v281: bool = v279 < v42;
      let v282: bool = v280 & v281;
      if (v282) {
        x9 = v97;
        for (var v283: u32 = v100; v283 < v276; v283 += v98) {
          let v284: u32 = v283 * v267;
          let v285: u32 = v277 + v284;
          let v286: f32 = m4[v285];
          let v287: f32 = x9;
          let v288: f32 = v287 + v286;
          x9 = v288;
        }
        let v289: f32 = x9;
        let v290: u32 = v278 * v11;
        let v291: u32 = v6 + v290;
        let v292: u32 = v291 + v279;
        m2[v292] = v289;
      }
    }
    workgroupBarrier();
    let v293: u32 = v119 * v267;
    let v294: f32 = x5;
    m4[v293] = v294;
    let v295: u32 = v293 + v98;
    let v296: f32 = x6;
    m4[v295] = v296;
    let v297: u32 = v293 + v111;
    let v298: f32 = x7;
    m4[v297] = v298;
    let v299: u32 = v293 + v115;
    let v300: f32 = x8;
    m4[v299] = v300;
    workgroupBarrier();
    for (var v301: u32 = v119; v301 < v120; v301 += v276) {
      let v302: u32 = v301 / v120;
      let v303: u32 = v301 % v120;
      let v304: bool = v302 < v4;
      let v305: bool = v303 < v42;
      let v306: bool = v304 & v305;
      if (v306) {
        x10 = v97;
        for (var v307: u32 = v100; v307 < v276; v307 += v98) {
          let v308: u32 = v307 * v267;
          let v309: u32 = v301 + v308;
          let v310: f32 = m4[v309];
          let v311: f32 = x10;
          let v312: f32 = v311 + v310;
          x10 = v312;
        }
        let v313: f32 = x10;
        let v314: u32 = v302 * v11;
        let v315: u32 = v6 + v314;
        let v316: u32 = v315 + v303;
        m3[v316] = v313;
      }
    }
    workgroupBarrier();
    for (var v71: u32 = v10; v71 < v11; v71 += v70) {
      let v72: u32 = v71 / v11;
      let v73: u32 = v71 % v11;
      let v74: bool = v72 < v4;
      let v75: bool = v73 < v42;
      let v76: bool = v74 & v75;
      if (v76) {
        let v77: u32 = v0 + v72;
        let v78: u32 = v40 + v73;
        let v79: u32 = v77 - v0;
        let v80: u32 = v79 * v11;
        let v81: u32 = v78 - v40;
        let v82: u32 = v80 + v81;
        let v83: f32 = m2[v82];
        let v84: f32 = -v83;
        let v85: f32 = exp(v84);
        let v87: f32 = v85 + v86;
        let v88: f32 = v83 / v87;
        let v89: u32 = v77 - v0;
        let v90: u32 = v89 * v11;
        let v91: u32 = v78 - v40;
        let v92: u32 = v90 + v91;
        let v93: f32 = m3[v92];
        let v94: f32 = v88 * v93;
        let v95: u32 = v77 * v31;
        let v96: u32 = v95 + v78;
        b4[v96] = v94;
      }
    }
    workgroupBarrier();
  }
}
