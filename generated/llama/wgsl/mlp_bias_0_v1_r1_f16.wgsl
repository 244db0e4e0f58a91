@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
@group(0) @binding(4) var<storage, read> b4: array<f32>; // gate_bias
@group(0) @binding(5) var<storage, read> b5: array<f32>; // up_bias
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // v26
@group(0) @binding(7) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 4>;
var<workgroup> m4: array<f32, 160>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn mlp_bias_0_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v229: u32 = 1u;
  let v219: u32 = lane;
  let v220: u32 = 0u;
  let v221: u32 = 1u;
  let v222: u32 = 32u;
  let v90: f32 = 0.0f;
  let v91: u32 = 1u;
  let v93: u32 = 0u;
  let v104: u32 = 2u;
  let v108: u32 = 3u;
  let v112: u32 = lane;
  let v113: u32 = 32u;
  let v169: u32 = 5u;
  let v178: u32 = 4u;
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
  let v29: u32 = group.x;
  let v30: u32 = groups.x;
  let v36: u32 = 512u;
  let v51: f32 = bitcast<f32>(params[0].w);
  let v77: f32 = 1.0f;
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
    m5[v219] = v19;
    workgroupBarrier();
    let v223: f32 = m5[v220];
    x11 = v223;
    for (var v224: u32 = v221; v224 < v222; v224 += v221) {
      let v225: f32 = m5[v224];
      let v226: f32 = x11;
      let v227: f32 = v226 + v225;
      x11 = v227;
    }
    workgroupBarrier();
    let v228: f32 = x11;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v228;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v27: u32 = v22 + v23;
  let v28: u32 = v27 / v24;
  for (var v31: u32 = v29; v31 < v26; v31 += v30) {
    let v32: u32 = v31 * v24;
    let v33: u32 = v22 - v32;
    let v34: u32 = min(v24, v33);
    let v35: u32 = v32 * v5;
    x1 = v90;
    x2 = v90;
    x3 = v90;
    x4 = v90;
    x5 = v90;
    x6 = v90;
    x7 = v90;
    x8 = v90;
    for (var v37: u32 = v6; v37 < v5; v37 += v36) {
      let v38: u32 = v5 - v37;
      let v39: u32 = min(v36, v38);
      for (var v40: u32 = v6; v40 < v4; v40 += v1) {
        let v41: u32 = v0 + v40;
        for (var v42: u32 = v10; v42 < v39; v42 += v11) {
          let v43: u32 = v37 + v42;
          let v44: u32 = v41 * v5;
          let v45: u32 = v44 + v43;
          let v46: f32 = b0[v45];
          let v47: u32 = v41 - v0;
          let v48: f32 = m1[v47];
          let v49: f32 = f32(v5);
          let v50: f32 = v48 / v49;
          let v52: f32 = v50 + v51;
          let v53: f32 = inverseSqrt(v52);
          let v54: f32 = v46 * v53;
          let v55: f32 = b3[v43];
          let v56: f32 = v54 * v55;
          let v57: u32 = v40 * v36;
          let v58: u32 = v42 + v57;
          m0[v58] = v56;
        }
      }
      workgroupBarrier();
      let v59: u32 = v35 + v37;
      let v92: u32 = v4 - v91;
      let v94: u32 = min(v93, v92);
      let v95: u32 = v94 * v36;
      let v96: u32 = v6 + v95;
      let v97: u32 = v34 - v91;
      let v98: u32 = min(v93, v97);
      let v99: u32 = v98 * v5;
      let v100: u32 = v59 + v99;
      let v101: u32 = min(v91, v97);
      let v102: u32 = v101 * v5;
      let v103: u32 = v59 + v102;
      let v105: u32 = min(v104, v97);
      let v106: u32 = v105 * v5;
      let v107: u32 = v59 + v106;
      let v109: u32 = min(v108, v97);
      let v110: u32 = v109 * v5;
      let v111: u32 = v59 + v110;
      for (var v114: u32 = v112; v114 < v39; v114 += v113) {
        let v115: u32 = v96 + v114;
        let v116: f32 = m0[v115];
        let v117: u32 = v100 + v114;
        let v230: u32 = v117 >> v229;
        let v231: u32 = b1[v230];
        let v232: u32 = v117 & v229;
        let v233: vec2<f32> = unpack2x16float(v231);
        let v234: f32 = v233.x;
        let v235: f32 = v233.y;
        let v236: bool = v232 == v229;
        let v237: f32 = select(v234, v235, v236);
        let v119: f32 = x1;
        let v120: f32 = fma(v116, v237, v119);
        x1 = v120;
        let v121: u32 = v103 + v114;
        let v238: u32 = v121 >> v229;
        let v239: u32 = b1[v238];
        let v240: u32 = v121 & v229;
        let v241: vec2<f32> = unpack2x16float(v239);
        let v242: f32 = v241.x;
        let v243: f32 = v241.y;
        let v244: bool = v240 == v229;
        let v245: f32 = select(v242, v243, v244);
        let v123: f32 = x2;
        let v124: f32 = fma(v116, v245, v123);
        x2 = v124;
        let v125: u32 = v107 + v114;
        let v246: u32 = v125 >> v229;
        let v247: u32 = b1[v246];
        let v248: u32 = v125 & v229;
        let v249: vec2<f32> = unpack2x16float(v247);
        let v250: f32 = v249.x;
        let v251: f32 = v249.y;
        let v252: bool = v248 == v229;
        let v253: f32 = select(v250, v251, v252);
        let v127: f32 = x3;
        let v128: f32 = fma(v116, v253, v127);
        x3 = v128;
        let v129: u32 = v111 + v114;
        let v254: u32 = v129 >> v229;
        let v255: u32 = b1[v254];
        let v256: u32 = v129 & v229;
        let v257: vec2<f32> = unpack2x16float(v255);
        let v258: f32 = v257.x;
        let v259: f32 = v257.y;
        let v260: bool = v256 == v229;
        let v261: f32 = select(v258, v259, v260);
        let v131: f32 = x4;
        let v132: f32 = fma(v116, v261, v131);
        x4 = v132;
      }
      let v133: u32 = v4 - v91;
      let v134: u32 = min(v93, v133);
      let v135: u32 = v134 * v36;
      let v136: u32 = v6 + v135;
      let v137: u32 = v34 - v91;
      let v138: u32 = min(v93, v137);
      let v139: u32 = v138 * v5;
      let v140: u32 = v59 + v139;
      let v141: u32 = min(v91, v137);
      let v142: u32 = v141 * v5;
      let v143: u32 = v59 + v142;
      let v144: u32 = min(v104, v137);
      let v145: u32 = v144 * v5;
      let v146: u32 = v59 + v145;
      let v147: u32 = min(v108, v137);
      let v148: u32 = v147 * v5;
      let v149: u32 = v59 + v148;
      for (var v150: u32 = v112; v150 < v39; v150 += v113) {
        let v151: u32 = v136 + v150;
        let v152: f32 = m0[v151];
        let v153: u32 = v140 + v150;
        let v262: u32 = v153 >> v229;
        let v263: u32 = b2[v262];
        let v264: u32 = v153 & v229;
        let v265: vec2<f32> = unpack2x16float(v263);
        let v266: f32 = v265.x;
        let v267: f32 = v265.y;
        let v268: bool = v264 == v229;
        let v269: f32 = select(v266, v267, v268);
        let v155: f32 = x5;
        let v156: f32 = fma(v152, v269, v155);
        x5 = v156;
        let v157: u32 = v143 + v150;
        let v270: u32 = v157 >> v229;
        let v271: u32 = b2[v270];
        let v272: u32 = v157 & v229;
        let v273: vec2<f32> = unpack2x16float(v271);
        let v274: f32 = v273.x;
        let v275: f32 = v273.y;
        let v276: bool = v272 == v229;
        let v277: f32 = select(v274, v275, v276);
        let v159: f32 = x6;
        let v160: f32 = fma(v152, v277, v159);
        x6 = v160;
        let v161: u32 = v146 + v150;
        let v278: u32 = v161 >> v229;
        let v279: u32 = b2[v278];
        let v280: u32 = v161 & v229;
        let v281: vec2<f32> = unpack2x16float(v279);
        let v282: f32 = v281.x;
        let v283: f32 = v281.y;
        let v284: bool = v280 == v229;
        let v285: f32 = select(v282, v283, v284);
        let v163: f32 = x7;
        let v164: f32 = fma(v152, v285, v163);
        x7 = v164;
        let v165: u32 = v149 + v150;
        let v286: u32 = v165 >> v229;
        let v287: u32 = b2[v286];
        let v288: u32 = v165 & v229;
        let v289: vec2<f32> = unpack2x16float(v287);
        let v290: f32 = v289.x;
        let v291: f32 = v289.y;
        let v292: bool = v288 == v229;
        let v293: f32 = select(v290, v291, v292);
        let v167: f32 = x8;
        let v168: f32 = fma(v152, v293, v167);
        x8 = v168;
      }
      workgroupBarrier();
    }
    let v170: u32 = v112 * v169;
    let v171: f32 = x1;
    m4[v170] = v171;
    let v172: u32 = v170 + v91;
    let v173: f32 = x2;
    m4[v172] = v173;
    let v174: u32 = v170 + v104;
    let v175: f32 = x3;
    m4[v174] = v175;
    let v176: u32 = v170 + v108;
    let v177: f32 = x4;
    m4[v176] = v177;
    workgroupBarrier();
    for (var v179: u32 = v112; v179 < v178; v179 += v113) {
      let v180: u32 = v179 / v178;
      let v181: u32 = v179 % v178;
      let v182: bool = v180 < v4;
      let v183: bool = v181 < v34;
      let v184: bool = v182 & v183;
      if (v184) {
        x9 = v90;
        for (var v185: u32 = v93; v185 < v113; v185 += v91) {
          let v186: u32 = v185 * v169;
          let v187: u32 = v179 + v186;
          let v188: f32 = m4[v187];
          let v189: f32 = x9;
          let v190: f32 = v189 + v188;
          x9 = v190;
        }
        let v191: f32 = x9;
        let v192: u32 = v180 * v24;
        let v193: u32 = v6 + v192;
        let v194: u32 = v193 + v181;
        m2[v194] = v191;
      }
    }
    workgroupBarrier();
    let v195: u32 = v112 * v169;
    let v196: f32 = x5;
    m4[v195] = v196;
    let v197: u32 = v195 + v91;
    let v198: f32 = x6;
    m4[v197] = v198;
    let v199: u32 = v195 + v104;
    let v200: f32 = x7;
    m4[v199] = v200;
    let v201: u32 = v195 + v108;
    let v202: f32 = x8;
    m4[v201] = v202;
    workgroupBarrier();
    for (var v203: u32 = v112; v203 < v178; v203 += v113) {
      let v204: u32 = v203 / v178;
      let v205: u32 = v203 % v178;
      let v206: bool = v204 < v4;
      let v207: bool = v205 < v34;
      let v208: bool = v206 & v207;
      if (v208) {
        x10 = v90;
        for (var v209: u32 = v93; v209 < v113; v209 += v91) {
          let v210: u32 = v209 * v169;
          let v211: u32 = v203 + v210;
          let v212: f32 = m4[v211];
          let v213: f32 = x10;
          let v214: f32 = v213 + v212;
          x10 = v214;
        }
        let v215: f32 = x10;
        let v216: u32 = v204 * v24;
        let v217: u32 = v6 + v216;
        let v218: u32 = v217 + v205;
        m3[v218] = v215;
      }
    }
    workgroupBarrier();
    for (var v60: u32 = v10; v60 < v24; v60 += v11) {
      let v61: u32 = v60 / v24;
      let v62: u32 = v60 % v24;
      let v63: bool = v61 < v4;
      let v64: bool = v62 < v34;
      let v65: bool = v63 & v64;
      if (v65) {
        let v66: u32 = v0 + v61;
        let v67: u32 = v32 + v62;
        let v68: u32 = v66 - v0;
        let v69: u32 = v68 * v24;
        let v70: u32 = v67 - v32;
        let v71: u32 = v69 + v70;
        let v72: f32 = m2[v71];
        let v73: f32 = b4[v67];
        let v74: f32 = v72 + v73;
        let v75: f32 = -v74;
        let v76: f32 = exp(v75);
        let v78: f32 = v76 + v77;
        let v79: f32 = v74 / v78;
        let v80: u32 = v66 - v0;
        let v81: u32 = v80 * v24;
        let v82: u32 = v67 - v32;
        let v83: u32 = v81 + v82;
        let v84: f32 = m3[v83];
        let v85: f32 = b5[v67];
        let v86: f32 = v84 + v85;
        let v87: f32 = v79 * v86;
        let v88: u32 = v66 * v22;
        let v89: u32 = v88 + v67;
        b6[v89] = v87;
      }
    }
    workgroupBarrier();
  }
}
