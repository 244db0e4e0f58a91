@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
@group(0) @binding(4) var<storage, read> b4: array<f32>; // gate_bias
@group(0) @binding(5) var<storage, read> b5: array<f32>; // up_bias
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
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
  let v235: u32 = 1u;
  let v225: u32 = lane;
  let v226: u32 = 0u;
  let v227: u32 = 1u;
  let v228: u32 = 32u;
  let v96: f32 = 0.0f;
  let v97: u32 = 1u;
  let v99: u32 = 0u;
  let v110: u32 = 2u;
  let v114: u32 = 3u;
  let v118: u32 = lane;
  let v119: u32 = 32u;
  let v175: u32 = 5u;
  let v184: u32 = 4u;
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
  let v42: u32 = 512u;
  let v57: f32 = bitcast<f32>(params[0].w);
  let v83: f32 = 1.0f;
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
    m5[v225] = v19;
    workgroupBarrier();
    let v229: f32 = m5[v226];
    x11 = v229;
    for (var v230: u32 = v227; v230 < v228; v230 += v227) {
      let v231: f32 = m5[v230];
      let v232: f32 = x11;
      let v233: f32 = v232 + v231;
      x11 = v233;
    }
    workgroupBarrier();
    let v234: f32 = x11;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v234;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v27: u32 = v22 + v23;
  let v28: u32 = v27 / v24;
  let v31: u32 = v26 + v30;
  let v32: u32 = v31 - v1;
  let v33: u32 = v32 / v30;
  let v34: u32 = v29 * v33;
  let v35: u32 = v34 + v33;
  let v36: u32 = min(v35, v26);
  for (var v37: u32 = v34; v37 < v36; v37 += v1) {
    let v38: u32 = v37 * v24;
    let v39: u32 = v22 - v38;
    let v40: u32 = min(v24, v39);
    let v41: u32 = v38 * v5;
    x1 = v96;
    x2 = v96;
    x3 = v96;
    x4 = v96;
    x5 = v96;
    x6 = v96;
    x7 = v96;
    x8 = v96;
    for (var v43: u32 = v6; v43 < v5; v43 += v42) {
      let v44: u32 = v5 - v43;
      let v45: u32 = min(v42, v44);
      for (var v46: u32 = v6; v46 < v4; v46 += v1) {
        let v47: u32 = v0 + v46;
        for (var v48: u32 = v10; v48 < v45; v48 += v11) {
          let v49: u32 = v43 + v48;
          let v50: u32 = v47 * v5;
          let v51: u32 = v50 + v49;
          let v52: f32 = b0[v51];
          let v53: u32 = v47 - v0;
          let v54: f32 = m1[v53];
          let v55: f32 = f32(v5);
          let v56: f32 = v54 / v55;
          let v58: f32 = v56 + v57;
          let v59: f32 = inverseSqrt(v58);
          let v60: f32 = v52 * v59;
          let v61: f32 = b3[v49];
          let v62: f32 = v60 * v61;
          let v63: u32 = v46 * v42;
          let v64: u32 = v48 + v63;
          m0[v64] = v62;
        }
      }
      workgroupBarrier();
      let v65: u32 = v41 + v43;
      let v98: u32 = v4 - v97;
      let v100: u32 = min(v99, v98);
      let v101: u32 = v100 * v42;
      let v102: u32 = v6 + v101;
      let v103: u32 = v40 - v97;
      let v104: u32 = min(v99, v103);
      let v105: u32 = v104 * v5;
      let v106: u32 = v65 + v105;
      let v107: u32 = min(v97, v103);
      let v108: u32 = v107 * v5;
      let v109: u32 = v65 + v108;
      let v111: u32 = min(v110, v103);
      let v112: u32 = v111 * v5;
      let v113: u32 = v65 + v112;
      let v115: u32 = min(v114, v103);
      let v116: u32 = v115 * v5;
      let v117: u32 = v65 + v116;
      for (var v120: u32 = v118; v120 < v45; v120 += v119) {
        let v121: u32 = v102 + v120;
        let v122: f32 = m0[v121];
        let v123: u32 = v106 + v120;
        let v236: u32 = v123 >> v235;
        let v237: u32 = b1[v236];
        let v238: u32 = v123 & v235;
        let v239: vec2<f32> = unpack2x16float(v237);
        let v240: f32 = v239.x;
        let v241: f32 = v239.y;
        let v242: bool = v238 == v235;
        let v243: f32 = select(v240, v241, v242);
        let v125: f32 = x1;
        let v126: f32 = fma(v122, v243, v125);
        x1 = v126;
        let v127: u32 = v109 + v120;
        let v244: u32 = v127 >> v235;
        let v245: u32 = b1[v244];
        let v246: u32 = v127 & v235;
        let v247: vec2<f32> = unpack2x16float(v245);
        let v248: f32 = v247.x;
        let v249: f32 = v247.y;
        let v250: bool = v246 == v235;
        let v251: f32 = select(v248, v249, v250);
        let v129: f32 = x2;
        let v130: f32 = fma(v122, v251, v129);
        x2 = v130;
        let v131: u32 = v113 + v120;
        let v252: u32 = v131 >> v235;
        let v253: u32 = b1[v252];
        let v254: u32 = v131 & v235;
        let v255: vec2<f32> = unpack2x16float(v253);
        let v256: f32 = v255.x;
        let v257: f32 = v255.y;
        let v258: bool = v254 == v235;
        let v259: f32 = select(v256, v257, v258);
        let v133: f32 = x3;
        let v134: f32 = fma(v122, v259, v133);
        x3 = v134;
        let v135: u32 = v117 + v120;
        let v260: u32 = v135 >> v235;
        let v261: u32 = b1[v260];
        let v262: u32 = v135 & v235;
        let v263: vec2<f32> = unpack2x16float(v261);
        let v264: f32 = v263.x;
        let v265: f32 = v263.y;
        let v266: bool = v262 == v235;
        let v267: f32 = select(v264, v265, v266);
        let v137: f32 = x4;
        let v138: f32 = fma(v122, v267, v137);
        x4 = v138;
      }
      let v139: u32 = v4 - v97;
      let v140: u32 = min(v99, v139);
      let v141: u32 = v140 * v42;
      let v142: u32 = v6 + v141;
      let v143: u32 = v40 - v97;
      let v144: u32 = min(v99, v143);
      let v145: u32 = v144 * v5;
      let v146: u32 = v65 + v145;
      let v147: u32 = min(v97, v143);
      let v148: u32 = v147 * v5;
      let v149: u32 = v65 + v148;
      let v150: u32 = min(v110, v143);
      let v151: u32 = v150 * v5;
      let v152: u32 = v65 + v151;
      let v153: u32 = min(v114, v143);
      let v154: u32 = v153 * v5;
      let v155: u32 = v65 + v154;
      for (var v156: u32 = v118; v156 < v45; v156 += v119) {
        let v157: u32 = v142 + v156;
        let v158: f32 = m0[v157];
        let v159: u32 = v146 + v156;
        let v268: u32 = v159 >> v235;
        let v269: u32 = b2[v268];
        let v270: u32 = v159 & v235;
        let v271: vec2<f32> = unpack2x16float(v269);
        let v272: f32 = v271.x;
        let v273: f32 = v271.y;
        let v274: bool = v270 == v235;
        let v275: f32 = select(v272, v273, v274);
        let v161: f32 = x5;
        let v162: f32 = fma(v158, v275, v161);
        x5 = v162;
        let v163: u32 = v149 + v156;
        let v276: u32 = v163 >> v235;
        let v277: u32 = b2[v276];
        let v278: u32 = v163 & v235;
        let v279: vec2<f32> = unpack2x16float(v277);
        let v280: f32 = v279.x;
        let v281: f32 = v279.y;
        let v282: bool = v278 == v235;
        let v283: f32 = select(v280, v281, v282);
        let v165: f32 = x6;
        let v166: f32 = fma(v158, v283, v165);
        x6 = v166;
        let v167: u32 = v152 + v156;
        let v284: u32 = v167 >> v235;
        let v285: u32 = b2[v284];
        let v286: u32 = v167 & v235;
        let v287: vec2<f32> = unpack2x16float(v285);
        let v288: f32 = v287.x;
        let v289: f32 = v287.y;
        let v290: bool = v286 == v235;
        let v291: f32 = select(v288, v289, v290);
        let v169: f32 = x7;
        let v170: f32 = fma(v158, v291, v169);
        x7 = v170;
        let v171: u32 = v155 + v156;
        let v292: u32 = v171 >> v235;
        let v293: u32 = b2[v292];
        let v294: u32 = v171 & v235;
        let v295: vec2<f32> = unpack2x16float(v293);
        let v296: f32 = v295.x;
        let v297: f32 = v295.y;
        let v298: bool = v294 == v235;
        let v299: f32 = select(v296, v297, v298);
        let v173: f32 = x8;
        let v174: f32 = fma(v158, v299, v173);
        x8 = v174;
      }
      workgroupBarrier();
    }
    let v176: u32 = v118 * v175;
    let v177: f32 = x1;
    m4[v176] = v177;
    let v178: u32 = v176 + v97;
    let v179: f32 = x2;
    m4[v178] = v179;
    let v180: u32 = v176 + v110;
    let v181: f32 = x3;
    m4[v180] = v181;
    let v182: u32 = v176 + v114;
    let v183: f32 = x4;
    m4[v182] = v183;
    workgroupBarrier();
    for (var v185: u32 = v118; v185 < v184; v185 += v119) {
      let v186: u32 = v185 / v184;
      let v187: u32 = v185 % v184;
      let v188: bool = v186 < v4;
      let v189: bool = v187 < v40;
      let v190: bool = v188 & v189;
      if (v190) {
        x9 = v96;
        for (var v191: u32 = v99; v191 < v119; v191 += v97) {
          let v192: u32 = v191 * v175;
          let v193: u32 = v185 + v192;
          let v194: f32 = m4[v193];
          let v195: f32 = x9;
          let v196: f32 = v195 + v194;
          x9 = v196;
        }
        let v197: f32 = x9;
        let v198: u32 = v186 * v24;
        let v199: u32 = v6 + v198;
        let v200: u32 = v199 + v187;
        m2[v200] = v197;
      }
    }
    workgroupBarrier();
    let v201: u32 = v118 * v175;
    let v202: f32 = x5;
    m4[v201] = v202;
    let v203: u32 = v201 + v97;
    let v204: f32 = x6;
    m4[v203] = v204;
    let v205: u32 = v201 + v110;
    let v206: f32 = x7;
    m4[v205] = v206;
    let v207: u32 = v201 + v114;
    let v208: f32 = x8;
    m4[v207] = v208;
    workgroupBarrier();
    for (var v209: u32 = v118; v209 < v184; v209 += v119) {
      let v210: u32 = v209 / v184;
      let v211: u32 = v209 % v184;
      let v212: bool = v210 < v4;
      let v213: bool = v211 < v40;
      let v214: bool = v212 & v213;
      if (v214) {
        x10 = v96;
        for (var v215: u32 = v99; v215 < v119; v215 += v97) {
          let v216: u32 = v215 * v175;
          let v217: u32 = v209 + v216;
          let v218: f32 = m4[v217];
          let v219: f32 = x10;
          let v220: f32 = v219 + v218;
          x10 = v220;
        }
        let v221: f32 = x10;
        let v222: u32 = v210 * v24;
        let v223: u32 = v6 + v222;
        let v224: u32 = v223 + v211;
        m3[v224] = v221;
      }
    }
    workgroupBarrier();
    for (var v66: u32 = v10; v66 < v24; v66 += v11) {
      let v67: u32 = v66 / v24;
      let v68: u32 = v66 % v24;
      let v69: bool = v67 < v4;
      let v70: bool = v68 < v40;
      let v71: bool = v69 & v70;
      if (v71) {
        let v72: u32 = v0 + v67;
        let v73: u32 = v38 + v68;
        let v74: u32 = v72 - v0;
        let v75: u32 = v74 * v24;
        let v76: u32 = v73 - v38;
        let v77: u32 = v75 + v76;
        let v78: f32 = m2[v77];
        let v79: f32 = b4[v73];
        let v80: f32 = v78 + v79;
        let v81: f32 = -v80;
        let v82: f32 = exp(v81);
        let v84: f32 = v82 + v83;
        let v85: f32 = v80 / v84;
        let v86: u32 = v72 - v0;
        let v87: u32 = v86 * v24;
        let v88: u32 = v73 - v38;
        let v89: u32 = v87 + v88;
        let v90: f32 = m3[v89];
        let v91: f32 = b5[v73];
        let v92: f32 = v90 + v91;
        let v93: f32 = v85 * v92;
        let v94: u32 = v72 * v22;
        let v95: u32 = v94 + v73;
        b6[v95] = v93;
      }
    }
    workgroupBarrier();
  }
}
