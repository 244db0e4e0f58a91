@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v21
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 4>;
var<workgroup> m4: array<f32, 160>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn mlp_0_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v225: u32 = 1u;
  let v215: u32 = lane;
  let v216: u32 = 0u;
  let v217: u32 = 1u;
  let v218: u32 = 32u;
  let v86: f32 = 0.0f;
  let v87: u32 = 1u;
  let v89: u32 = 0u;
  let v100: u32 = 2u;
  let v104: u32 = 3u;
  let v108: u32 = lane;
  let v109: u32 = 32u;
  let v165: u32 = 5u;
  let v174: u32 = 4u;
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
  let v75: f32 = 1.0f;
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
    m5[v215] = v19;
    workgroupBarrier();
    let v219: f32 = m5[v216];
    x11 = v219;
    for (var v220: u32 = v217; v220 < v218; v220 += v217) {
      let v221: f32 = m5[v220];
      let v222: f32 = x11;
      let v223: f32 = v222 + v221;
      x11 = v223;
    }
    workgroupBarrier();
    let v224: f32 = x11;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v224;
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
    x1 = v86;
    x2 = v86;
    x3 = v86;
    x4 = v86;
    x5 = v86;
    x6 = v86;
    x7 = v86;
    x8 = v86;
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
      let v88: u32 = v4 - v87;
      let v90: u32 = min(v89, v88);
      let v91: u32 = v90 * v36;
      let v92: u32 = v6 + v91;
      let v93: u32 = v34 - v87;
      let v94: u32 = min(v89, v93);
      let v95: u32 = v94 * v5;
      let v96: u32 = v59 + v95;
      let v97: u32 = min(v87, v93);
      let v98: u32 = v97 * v5;
      let v99: u32 = v59 + v98;
      let v101: u32 = min(v100, v93);
      let v102: u32 = v101 * v5;
      let v103: u32 = v59 + v102;
      let v105: u32 = min(v104, v93);
      let v106: u32 = v105 * v5;
      let v107: u32 = v59 + v106;
      for (var v110: u32 = v108; v110 < v39; v110 += v109) {
        let v111: u32 = v92 + v110;
        let v112: f32 = m0[v111];
        let v113: u32 = v96 + v110;
        let v226: u32 = v113 >> v225;
        let v227: u32 = b1[v226];
        let v228: u32 = v113 & v225;
        let v229: vec2<f32> = unpack2x16float(v227);
        let v230: f32 = v229.x;
        let v231: f32 = v229.y;
        let v232: bool = v228 == v225;
        let v233: f32 = select(v230, v231, v232);
        let v115: f32 = x1;
        let v116: f32 = fma(v112, v233, v115);
        x1 = v116;
        let v117: u32 = v99 + v110;
        let v234: u32 = v117 >> v225;
        let v235: u32 = b1[v234];
        let v236: u32 = v117 & v225;
        let v237: vec2<f32> = unpack2x16float(v235);
        let v238: f32 = v237.x;
        let v239: f32 = v237.y;
        let v240: bool = v236 == v225;
        let v241: f32 = select(v238, v239, v240);
        let v119: f32 = x2;
        let v120: f32 = fma(v112, v241, v119);
        x2 = v120;
        let v121: u32 = v103 + v110;
        let v242: u32 = v121 >> v225;
        let v243: u32 = b1[v242];
        let v244: u32 = v121 & v225;
        let v245: vec2<f32> = unpack2x16float(v243);
        let v246: f32 = v245.x;
        let v247: f32 = v245.y;
        let v248: bool = v244 == v225;
        let v249: f32 = select(v246, v247, v248);
        let v123: f32 = x3;
        let v124: f32 = fma(v112, v249, v123);
        x3 = v124;
        let v125: u32 = v107 + v110;
        let v250: u32 = v125 >> v225;
        let v251: u32 = b1[v250];
        let v252: u32 = v125 & v225;
        let v253: vec2<f32> = unpack2x16float(v251);
        let v254: f32 = v253.x;
        let v255: f32 = v253.y;
        let v256: bool = v252 == v225;
        let v257: f32 = select(v254, v255, v256);
        let v127: f32 = x4;
        let v128: f32 = fma(v112, v257, v127);
        x4 = v128;
      }
      let v129: u32 = v4 - v87;
      let v130: u32 = min(v89, v129);
      let v131: u32 = v130 * v36;
      let v132: u32 = v6 + v131;
      let v133: u32 = v34 - v87;
      let v134: u32 = min(v89, v133);
      let v135: u32 = v134 * v5;
      let v136: u32 = v59 + v135;
      let v137: u32 = min(v87, v133);
      let v138: u32 = v137 * v5;
      let v139: u32 = v59 + v138;
      let v140: u32 = min(v100, v133);
      let v141: u32 = v140 * v5;
      let v142: u32 = v59 + v141;
      let v143: u32 = min(v104, v133);
      let v144: u32 = v143 * v5;
      let v145: u32 = v59 + v144;
      for (var v146: u32 = v108; v146 < v39; v146 += v109) {
        let v147: u32 = v132 + v146;
        let v148: f32 = m0[v147];
        let v149: u32 = v136 + v146;
        let v258: u32 = v149 >> v225;
        let v259: u32 = b2[v258];
        let v260: u32 = v149 & v225;
        let v261: vec2<f32> = unpack2x16float(v259);
        let v262: f32 = v261.x;
        let v263: f32 = v261.y;
        let v264: bool = v260 == v225;
        let v265: f32 = select(v262, v263, v264);
        let v151: f32 = x5;
        let v152: f32 = fma(v148, v265, v151);
        x5 = v152;
        let v153: u32 = v139 + v146;
        let v266: u32 = v153 >> v225;
        let v267: u32 = b2[v266];
        let v268: u32 = v153 & v225;
        let v269: vec2<f32> = unpack2x16float(v267);
        let v270: f32 = v269.x;
        let v271: f32 = v269.y;
        let v272: bool = v268 == v225;
        let v273: f32 = select(v270, v271, v272);
        let v155: f32 = x6;
        let v156: f32 = fma(v148, v273, v155);
        x6 = v156;
        let v157: u32 = v142 + v146;
        let v274: u32 = v157 >> v225;
        let v275: u32 = b2[v274];
        let v276: u32 = v157 & v225;
        let v277: vec2<f32> = unpack2x16float(v275);
        let v278: f32 = v277.x;
        let v279: f32 = v277.y;
        let v280: bool = v276 == v225;
        let v281: f32 = select(v278, v279, v280);
        let v159: f32 = x7;
        let v160: f32 = fma(v148, v281, v159);
        x7 = v160;
        let v161: u32 = v145 + v146;
        let v282: u32 = v161 >> v225;
        let v283: u32 = b2[v282];
        let v284: u32 = v161 & v225;
        let v285: vec2<f32> = unpack2x16float(v283);
        let v286: f32 = v285.x;
        let v287: f32 = v285.y;
        let v288: bool = v284 == v225;
        let v289: f32 = select(v286, v287, v288);
        let v163: f32 = x8;
        let v164: f32 = fma(v148, v289, v163);
        x8 = v164;
      }
      workgroupBarrier();
    }
    let v166: u32 = v108 * v165;
    let v167: f32 = x1;
    m4[v166] = v167;
    let v168: u32 = v166 + v87;
    let v169: f32 = x2;
    m4[v168] = v169;
    let v170: u32 = v166 + v100;
    let v171: f32 = x3;
    m4[v170] = v171;
    let v172: u32 = v166 + v104;
    let v173: f32 = x4;
    m4[v172] = v173;
    workgroupBarrier();
    for (var v175: u32 = v108; v175 < v174; v175 += v109) {
      let v176: u32 = v175 / v174;
      let v177: u32 = v175 % v174;
      let v178: bool = v176 < v4;
      let v179: bool = v177 < v34;
      let v180: bool = v178 & v179;
      if (v180) {
        x9 = v86;
        for (var v181: u32 = v89; v181 < v109; v181 += v87) {
          let v182: u32 = v181 * v165;
          let v183: u32 = v175 + v182;
          let v184: f32 = m4[v183];
          let v185: f32 = x9;
          let v186: f32 = v185 + v184;
          x9 = v186;
        }
        let v187: f32 = x9;
        let v188: u32 = v176 * v24;
        let v189: u32 = v6 + v188;
        let v190: u32 = v189 + v177;
        m2[v190] = v187;
      }
    }
    workgroupBarrier();
    let v191: u32 = v108 * v165;
    let v192: f32 = x5;
    m4[v191] = v192;
    let v193: u32 = v191 + v87;
    let v194: f32 = x6;
    m4[v193] = v194;
    let v195: u32 = v191 + v100;
    let v196: f32 = x7;
    m4[v195] = v196;
    let v197: u32 = v191 + v104;
    let v198: f32 = x8;
    m4[v197] = v198;
    workgroupBarrier();
    for (var v199: u32 = v108; v199 < v174; v199 += v109) {
      let v200: u32 = v199 / v174;
      let v201: u32 = v199 % v174;
      let v202: bool = v200 < v4;
      let v203: bool = v201 < v34;
      let v204: bool = v202 & v203;
      if (v204) {
        x10 = v86;
        for (var v205: u32 = v89; v205 < v109; v205 += v87) {
          let v206: u32 = v205 * v165;
          let v207: u32 = v199 + v206;
          let v208: f32 = m4[v207];
          let v209: f32 = x10;
          let v210: f32 = v209 + v208;
          x10 = v210;
        }
        let v211: f32 = x10;
        let v212: u32 = v200 * v24;
        let v213: u32 = v6 + v212;
        let v214: u32 = v213 + v201;
        m3[v214] = v211;
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
        let v73: f32 = -v72;
        let v74: f32 = exp(v73);
        let v76: f32 = v74 + v75;
        let v77: f32 = v72 / v76;
        let v78: u32 = v66 - v0;
        let v79: u32 = v78 * v24;
        let v80: u32 = v67 - v32;
        let v81: u32 = v79 + v80;
        let v82: f32 = m3[v81];
        let v83: f32 = v77 * v82;
        let v84: u32 = v66 * v22;
        let v85: u32 = v84 + v67;
        b4[v85] = v83;
      }
    }
    workgroupBarrier();
  }
}
