@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // mlp_norm
@group(0) @binding(4) var<storage, read> b4: array<f32>; // gate_bias
@group(0) @binding(5) var<storage, read> b5: array<f32>; // up_bias
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // v26
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
  let v321: u32 = lane;
  let v322: u32 = 0u;
  let v323: u32 = 1u;
  let v324: u32 = 32u;
  let v101: f32 = 0.0f;
  let v102: u32 = 1u;
  let v104: u32 = 0u;
  let v115: u32 = 2u;
  let v119: u32 = 3u;
  let v123: u32 = lane;
  let v124: u32 = 4u;
  let v126: u32 = 128u;
  let v271: u32 = 5u;
  let v280: u32 = 32u;
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
  let v88: f32 = 1.0f;
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
    m5[v321] = v28;
    workgroupBarrier();
    let v325: f32 = m5[v322];
    x11 = v325;
    for (var v326: u32 = v323; v326 < v324; v326 += v323) {
      let v327: f32 = m5[v326];
      let v328: f32 = x11;
      let v329: f32 = v328 + v327;
      x11 = v329;
    }
    workgroupBarrier();
    let v330: f32 = x11;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v330;
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
    x1 = v101;
    x2 = v101;
    x3 = v101;
    x4 = v101;
    x5 = v101;
    x6 = v101;
    x7 = v101;
    x8 = v101;
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
      let v103: u32 = v4 - v102;
      let v105: u32 = min(v104, v103);
      let v106: u32 = v105 * v44;
      let v107: u32 = v6 + v106;
      let v108: u32 = v42 - v102;
      let v109: u32 = min(v104, v108);
      let v110: u32 = v109 * v5;
      let v111: u32 = v69 + v110;
      let v112: u32 = min(v102, v108);
      let v113: u32 = v112 * v5;
      let v114: u32 = v69 + v113;
      let v116: u32 = min(v115, v108);
      let v117: u32 = v116 * v5;
      let v118: u32 = v69 + v117;
      let v120: u32 = min(v119, v108);
      let v121: u32 = v120 * v5;
      let v122: u32 = v69 + v121;
      let v125: u32 = v123 * v124;
      for (var v127: u32 = v125; v127 < v47; v127 += v126) {
        let v128: u32 = v107 + v127;
        let v129: vec4<f32> = m0[v128 / 4u];
        let v130: u32 = v111 + v127;
        let v131: vec4<f32> = b1[v130 / 4u];
        let v132: f32 = x1;
        let v133: f32 = v129.x;
        let v134: f32 = v131.x;
        let v135: f32 = fma(v133, v134, v132);
        let v136: f32 = v129.y;
        let v137: f32 = v131.y;
        let v138: f32 = fma(v136, v137, v135);
        let v139: f32 = v129.z;
        let v140: f32 = v131.z;
        let v141: f32 = fma(v139, v140, v138);
        let v142: f32 = v129.w;
        let v143: f32 = v131.w;
        let v144: f32 = fma(v142, v143, v141);
        x1 = v144;
        let v145: u32 = v114 + v127;
        let v146: vec4<f32> = b1[v145 / 4u];
        let v147: f32 = x2;
        let v148: f32 = v129.x;
        let v149: f32 = v146.x;
        let v150: f32 = fma(v148, v149, v147);
        let v151: f32 = v129.y;
        let v152: f32 = v146.y;
        let v153: f32 = fma(v151, v152, v150);
        let v154: f32 = v129.z;
        let v155: f32 = v146.z;
        let v156: f32 = fma(v154, v155, v153);
        let v157: f32 = v129.w;
        let v158: f32 = v146.w;
        let v159: f32 = fma(v157, v158, v156);
        x2 = v159;
        let v160: u32 = v118 + v127;
        let v161: vec4<f32> = b1[v160 / 4u];
        let v162: f32 = x3;
        let v163: f32 = v129.x;
        let v164: f32 = v161.x;
        let v165: f32 = fma(v163, v164, v162);
        let v166: f32 = v129.y;
        let v167: f32 = v161.y;
        let v168: f32 = fma(v166, v167, v165);
        let v169: f32 = v129.z;
        let v170: f32 = v161.z;
        let v171: f32 = fma(v169, v170, v168);
        let v172: f32 = v129.w;
        let v173: f32 = v161.w;
        let v174: f32 = fma(v172, v173, v171);
        x3 = v174;
        let v175: u32 = v122 + v127;
        let v176: vec4<f32> = b1[v175 / 4u];
        let v177: f32 = x4;
        let v178: f32 = v129.x;
        let v179: f32 = v176.x;
        let v180: f32 = fma(v178, v179, v177);
        let v181: f32 = v129.y;
        let v182: f32 = v176.y;
        let v183: f32 = fma(v181, v182, v180);
        let v184: f32 = v129.z;
        let v185: f32 = v176.z;
        let v186: f32 = fma(v184, v185, v183);
        let v187: f32 = v129.w;
        let v188: f32 = v176.w;
        let v189: f32 = fma(v187, v188, v186);
        x4 = v189;
      }
      let v190: u32 = v4 - v102;
      let v191: u32 = min(v104, v190);
      let v192: u32 = v191 * v44;
      let v193: u32 = v6 + v192;
      let v194: u32 = v42 - v102;
      let v195: u32 = min(v104, v194);
      let v196: u32 = v195 * v5;
      let v197: u32 = v69 + v196;
      let v198: u32 = min(v102, v194);
      let v199: u32 = v198 * v5;
      let v200: u32 = v69 + v199;
      let v201: u32 = min(v115, v194);
      let v202: u32 = v201 * v5;
      let v203: u32 = v69 + v202;
      let v204: u32 = min(v119, v194);
      let v205: u32 = v204 * v5;
      let v206: u32 = v69 + v205;
      let v207: u32 = v123 * v124;
      for (var v208: u32 = v207; v208 < v47; v208 += v126) {
        let v209: u32 = v193 + v208;
        let v210: vec4<f32> = m0[v209 / 4u];
        let v211: u32 = v197 + v208;
        let v212: vec4<f32> = b2[v211 / 4u];
        let v213: f32 = x5;
        let v214: f32 = v210.x;
        let v215: f32 = v212.x;
        let v216: f32 = fma(v214, v215, v213);
        let v217: f32 = v210.y;
        let v218: f32 = v212.y;
        let v219: f32 = fma(v217, v218, v216);
        let v220: f32 = v210.z;
        let v221: f32 = v212.z;
        let v222: f32 = fma(v220, v221, v219);
        let v223: f32 = v210.w;
        let v224: f32 = v212.w;
        let v225: f32 = fma(v223, v224, v222);
        x5 = v225;
        let v226: u32 = v200 + v208;
        let v227: vec4<f32> = b2[v226 / 4u];
        let v228: f32 = x6;
        let v229: f32 = v210.x;
        let v230: f32 = v227.x;
        let v231: f32 = fma(v229, v230, v228);
        let v232: f32 = v210.y;
        let v233: f32 = v227.y;
        let v234: f32 = fma(v232, v233, v231);
        let v235: f32 = v210.z;
        let v236: f32 = v227.z;
        let v237: f32 = fma(v235, v236, v234);
        let v238: f32 = v210.w;
        let v239: f32 = v227.w;
        let v240: f32 = fma(v238, v239, v237);
        x6 = v240;
        let v241: u32 = v203 + v208;
        let v242: vec4<f32> = b2[v241 / 4u];
        let v243: f32 = x7;
        let v244: f32 = v210.x;
        let v245: f32 = v242.x;
        let v246: f32 = fma(v244, v245, v243);
        let v247: f32 = v210.y;
        let v248: f32 = v242.y;
        let v249: f32 = fma(v247, v248, v246);
        let v250: f32 = v210.z;
        let v251: f32 = v242.z;
        let v252: f32 = fma(v250, v251, v249);
        let v253: f32 = v210.w;
        let v254: f32 = v242.w;
        let v255: f32 = fma(v253, v254, v252);
        x7 = v255;
        let v256: u32 = v206 + v208;
        let v257: vec4<f32> = b2[v256 / 4u];
        let v258: f32 = x8;
        let v259: f32 = v210.x;
        let v260: f32 = v257.x;
        let v261: f32 = fma(v259, v260, v258);
        let v262: f32 = v210.y;
        let v263: f32 = v257.y;
        let v264: f32 = fma(v262, v263, v261);
        let v265: f32 = v210.z;
        let v266: f32 = v257.z;
        let v267: f32 = fma(v265, v266, v264);
        let v268: f32 = v210.w;
        let v269: f32 = v257.w;
        let v270: f32 = fma(v268, v269, v267);
        x8 = v270;
      }
      workgroupBarrier();
    }
    let v272: u32 = v123 * v271;
    let v273: f32 = x1;
    m4[v272] = v273;
    let v274: u32 = v272 + v102;
    let v275: f32 = x2;
    m4[v274] = v275;
    let v276: u32 = v272 + v115;
    let v277: f32 = x3;
    m4[v276] = v277;
    let v278: u32 = v272 + v119;
    let v279: f32 = x4;
    m4[v278] = v279;
    workgroupBarrier();
    for (var v281: u32 = v123; v281 < v124; v281 += v280) {
      let v282: u32 = v281 / v124;
      let v283: u32 = v281 % v124;
      let v284: bool = v282 < v4;
      let v285: bool = v283 < v42;
      let v286: bool = v284 & v285;
      if (v286) {
        x9 = v101;
        for (var v287: u32 = v104; v287 < v280; v287 += v102) {
          let v288: u32 = v287 * v271;
          let v289: u32 = v281 + v288;
          let v290: f32 = m4[v289];
          let v291: f32 = x9;
          let v292: f32 = v291 + v290;
          x9 = v292;
        }
        let v293: f32 = x9;
        let v294: u32 = v282 * v11;
        let v295: u32 = v6 + v294;
        let v296: u32 = v295 + v283;
        m2[v296] = v293;
      }
    }
    workgroupBarrier();
    let v297: u32 = v123 * v271;
    let v298: f32 = x5;
    m4[v297] = v298;
    let v299: u32 = v297 + v102;
    let v300: f32 = x6;
    m4[v299] = v300;
    let v301: u32 = v297 + v115;
    let v302: f32 = x7;
    m4[v301] = v302;
    let v303: u32 = v297 + v119;
    let v304: f32 = x8;
    m4[v303] = v304;
    workgroupBarrier();
    for (var v305: u32 = v123; v305 < v124; v305 += v280) {
      let v306: u32 = v305 / v124;
      let v307: u32 = v305 % v124;
      let v308: bool = v306 < v4;
      let v309: bool = v307 < v42;
      let v310: bool = v308 & v309;
      if (v310) {
        x10 = v101;
        for (var v311: u32 = v104; v311 < v280; v311 += v102) {
          let v312: u32 = v311 * v271;
          let v313: u32 = v305 + v312;
          let v314: f32 = m4[v313];
          let v315: f32 = x10;
          let v316: f32 = v315 + v314;
          x10 = v316;
        }
        let v317: f32 = x10;
        let v318: u32 = v306 * v11;
        let v319: u32 = v6 + v318;
        let v320: u32 = v319 + v307;
        m3[v320] = v317;
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
        let v84: f32 = b4[v78];
        let v85: f32 = v83 + v84;
        let v86: f32 = -v85;
        let v87: f32 = exp(v86);
        let v89: f32 = v87 + v88;
        let v90: f32 = v85 / v89;
        let v91: u32 = v77 - v0;
        let v92: u32 = v91 * v11;
        let v93: u32 = v78 - v40;
        let v94: u32 = v92 + v93;
        let v95: f32 = m3[v94];
        let v96: f32 = b5[v78];
        let v97: f32 = v95 + v96;
        let v98: f32 = v90 * v97;
        let v99: u32 = v77 * v31;
        let v100: u32 = v99 + v78;
        b6[v100] = v98;
      }
    }
    workgroupBarrier();
  }
}
