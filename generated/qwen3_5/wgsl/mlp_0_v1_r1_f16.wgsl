@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // gate_proj
@group(0) @binding(2) var<storage, read> b2: array<u32>; // up_proj
@group(0) @binding(3) var<storage, read> b3: array<f32>; // mlp_norm
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
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
  let v231: u32 = 1u;
  let v221: u32 = lane;
  let v222: u32 = 0u;
  let v223: u32 = 1u;
  let v224: u32 = 32u;
  let v92: f32 = 0.0f;
  let v93: u32 = 1u;
  let v95: u32 = 0u;
  let v106: u32 = 2u;
  let v110: u32 = 3u;
  let v114: u32 = lane;
  let v115: u32 = 32u;
  let v171: u32 = 5u;
  let v180: u32 = 4u;
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
  let v81: f32 = 1.0f;
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
    m5[v221] = v19;
    workgroupBarrier();
    let v225: f32 = m5[v222];
    x11 = v225;
    for (var v226: u32 = v223; v226 < v224; v226 += v223) {
      let v227: f32 = m5[v226];
      let v228: f32 = x11;
      let v229: f32 = v228 + v227;
      x11 = v229;
    }
    workgroupBarrier();
    let v230: f32 = x11;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v230;
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
    x1 = v92;
    x2 = v92;
    x3 = v92;
    x4 = v92;
    x5 = v92;
    x6 = v92;
    x7 = v92;
    x8 = v92;
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
      let v94: u32 = v4 - v93;
      let v96: u32 = min(v95, v94);
      let v97: u32 = v96 * v42;
      let v98: u32 = v6 + v97;
      let v99: u32 = v40 - v93;
      let v100: u32 = min(v95, v99);
      let v101: u32 = v100 * v5;
      let v102: u32 = v65 + v101;
      let v103: u32 = min(v93, v99);
      let v104: u32 = v103 * v5;
      let v105: u32 = v65 + v104;
      let v107: u32 = min(v106, v99);
      let v108: u32 = v107 * v5;
      let v109: u32 = v65 + v108;
      let v111: u32 = min(v110, v99);
      let v112: u32 = v111 * v5;
      let v113: u32 = v65 + v112;
      for (var v116: u32 = v114; v116 < v45; v116 += v115) {
        let v117: u32 = v98 + v116;
        let v118: f32 = m0[v117];
        let v119: u32 = v102 + v116;
        let v232: u32 = v119 >> v231;
        let v233: u32 = b1[v232];
        let v234: u32 = v119 & v231;
        let v235: vec2<f32> = unpack2x16float(v233);
        let v236: f32 = v235.x;
        let v237: f32 = v235.y;
        let v238: bool = v234 == v231;
        let v239: f32 = select(v236, v237, v238);
        let v121: f32 = x1;
        let v122: f32 = fma(v118, v239, v121);
        x1 = v122;
        let v123: u32 = v105 + v116;
        let v240: u32 = v123 >> v231;
        let v241: u32 = b1[v240];
        let v242: u32 = v123 & v231;
        let v243: vec2<f32> = unpack2x16float(v241);
        let v244: f32 = v243.x;
        let v245: f32 = v243.y;
        let v246: bool = v242 == v231;
        let v247: f32 = select(v244, v245, v246);
        let v125: f32 = x2;
        let v126: f32 = fma(v118, v247, v125);
        x2 = v126;
        let v127: u32 = v109 + v116;
        let v248: u32 = v127 >> v231;
        let v249: u32 = b1[v248];
        let v250: u32 = v127 & v231;
        let v251: vec2<f32> = unpack2x16float(v249);
        let v252: f32 = v251.x;
        let v253: f32 = v251.y;
        let v254: bool = v250 == v231;
        let v255: f32 = select(v252, v253, v254);
        let v129: f32 = x3;
        let v130: f32 = fma(v118, v255, v129);
        x3 = v130;
        let v131: u32 = v113 + v116;
        let v256: u32 = v131 >> v231;
        let v257: u32 = b1[v256];
        let v258: u32 = v131 & v231;
        let v259: vec2<f32> = unpack2x16float(v257);
        let v260: f32 = v259.x;
        let v261: f32 = v259.y;
        let v262: bool = v258 == v231;
        let v263: f32 = select(v260, v261, v262);
        let v133: f32 = x4;
        let v134: f32 = fma(v118, v263, v133);
        x4 = v134;
      }
      let v135: u32 = v4 - v93;
      let v136: u32 = min(v95, v135);
      let v137: u32 = v136 * v42;
      let v138: u32 = v6 + v137;
      let v139: u32 = v40 - v93;
      let v140: u32 = min(v95, v139);
      let v141: u32 = v140 * v5;
      let v142: u32 = v65 + v141;
      let v143: u32 = min(v93, v139);
      let v144: u32 = v143 * v5;
      let v145: u32 = v65 + v144;
      let v146: u32 = min(v106, v139);
      let v147: u32 = v146 * v5;
      let v148: u32 = v65 + v147;
      let v149: u32 = min(v110, v139);
      let v150: u32 = v149 * v5;
      let v151: u32 = v65 + v150;
      for (var v152: u32 = v114; v152 < v45; v152 += v115) {
        let v153: u32 = v138 + v152;
        let v154: f32 = m0[v153];
        let v155: u32 = v142 + v152;
        let v264: u32 = v155 >> v231;
        let v265: u32 = b2[v264];
        let v266: u32 = v155 & v231;
        let v267: vec2<f32> = unpack2x16float(v265);
        let v268: f32 = v267.x;
        let v269: f32 = v267.y;
        let v270: bool = v266 == v231;
        let v271: f32 = select(v268, v269, v270);
        let v157: f32 = x5;
        let v158: f32 = fma(v154, v271, v157);
        x5 = v158;
        let v159: u32 = v145 + v152;
        let v272: u32 = v159 >> v231;
        let v273: u32 = b2[v272];
        let v274: u32 = v159 & v231;
        let v275: vec2<f32> = unpack2x16float(v273);
        let v276: f32 = v275.x;
        let v277: f32 = v275.y;
        let v278: bool = v274 == v231;
        let v279: f32 = select(v276, v277, v278);
        let v161: f32 = x6;
        let v162: f32 = fma(v154, v279, v161);
        x6 = v162;
        let v163: u32 = v148 + v152;
        let v280: u32 = v163 >> v231;
        let v281: u32 = b2[v280];
        let v282: u32 = v163 & v231;
        let v283: vec2<f32> = unpack2x16float(v281);
        let v284: f32 = v283.x;
        let v285: f32 = v283.y;
        let v286: bool = v282 == v231;
        let v287: f32 = select(v284, v285, v286);
        let v165: f32 = x7;
        let v166: f32 = fma(v154, v287, v165);
        x7 = v166;
        let v167: u32 = v151 + v152;
        let v288: u32 = v167 >> v231;
        let v289: u32 = b2[v288];
        let v290: u32 = v167 & v231;
        let v291: vec2<f32> = unpack2x16float(v289);
        let v292: f32 = v291.x;
        let v293: f32 = v291.y;
        let v294: bool = v290 == v231;
        let v295: f32 = select(v292, v293, v294);
        let v169: f32 = x8;
        let v170: f32 = fma(v154, v295, v169);
        x8 = v170;
      }
      workgroupBarrier();
    }
    let v172: u32 = v114 * v171;
    let v173: f32 = x1;
    m4[v172] = v173;
    let v174: u32 = v172 + v93;
    let v175: f32 = x2;
    m4[v174] = v175;
    let v176: u32 = v172 + v106;
    let v177: f32 = x3;
    m4[v176] = v177;
    let v178: u32 = v172 + v110;
    let v179: f32 = x4;
    m4[v178] = v179;
    workgroupBarrier();
    for (var v181: u32 = v114; v181 < v180; v181 += v115) {
      let v182: u32 = v181 / v180;
      let v183: u32 = v181 % v180;
      let v184: bool = v182 < v4;
      let v185: bool = v183 < v40;
      let v186: bool = v184 & v185;
      if (v186) {
        x9 = v92;
        for (var v187: u32 = v95; v187 < v115; v187 += v93) {
          let v188: u32 = v187 * v171;
          let v189: u32 = v181 + v188;
          let v190: f32 = m4[v189];
          let v191: f32 = x9;
          let v192: f32 = v191 + v190;
          x9 = v192;
        }
        let v193: f32 = x9;
        let v194: u32 = v182 * v24;
        let v195: u32 = v6 + v194;
        let v196: u32 = v195 + v183;
        m2[v196] = v193;
      }
    }
    workgroupBarrier();
    let v197: u32 = v114 * v171;
    let v198: f32 = x5;
    m4[v197] = v198;
    let v199: u32 = v197 + v93;
    let v200: f32 = x6;
    m4[v199] = v200;
    let v201: u32 = v197 + v106;
    let v202: f32 = x7;
    m4[v201] = v202;
    let v203: u32 = v197 + v110;
    let v204: f32 = x8;
    m4[v203] = v204;
    workgroupBarrier();
    for (var v205: u32 = v114; v205 < v180; v205 += v115) {
      let v206: u32 = v205 / v180;
      let v207: u32 = v205 % v180;
      let v208: bool = v206 < v4;
      let v209: bool = v207 < v40;
      let v210: bool = v208 & v209;
      if (v210) {
        x10 = v92;
        for (var v211: u32 = v95; v211 < v115; v211 += v93) {
          let v212: u32 = v211 * v171;
          let v213: u32 = v205 + v212;
          let v214: f32 = m4[v213];
          let v215: f32 = x10;
          let v216: f32 = v215 + v214;
          x10 = v216;
        }
        let v217: f32 = x10;
        let v218: u32 = v206 * v24;
        let v219: u32 = v6 + v218;
        let v220: u32 = v219 + v207;
        m3[v220] = v217;
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
        let v79: f32 = -v78;
        let v80: f32 = exp(v79);
        let v82: f32 = v80 + v81;
        let v83: f32 = v78 / v82;
        let v84: u32 = v72 - v0;
        let v85: u32 = v84 * v24;
        let v86: u32 = v73 - v38;
        let v87: u32 = v85 + v86;
        let v88: f32 = m3[v87];
        let v89: f32 = v83 * v88;
        let v90: u32 = v72 * v22;
        let v91: u32 = v90 + v73;
        b4[v91] = v89;
      }
    }
    workgroupBarrier();
  }
}
