@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v28
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 2048>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 16>;
var<workgroup> m3: array<f32, 544>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v1_r4_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  var x12: f32;
  var x13: f32;
  var x14: f32;
  var x15: f32;
  var x16: f32;
  var x17: f32;
  var x18: f32;
  let v223: u32 = lane;
  let v224: u32 = 0u;
  let v225: u32 = 1u;
  let v226: u32 = 32u;
  let v79: f32 = 0.0f;
  let v80: u32 = 1u;
  let v82: u32 = 0u;
  let v89: u32 = 2u;
  let v93: u32 = 3u;
  let v110: u32 = lane;
  let v111: u32 = 32u;
  let v161: u32 = 17u;
  let v170: u32 = 4u;
  let v173: u32 = 5u;
  let v176: u32 = 6u;
  let v179: u32 = 7u;
  let v182: u32 = 8u;
  let v185: u32 = 9u;
  let v188: u32 = 10u;
  let v191: u32 = 11u;
  let v194: u32 = 12u;
  let v197: u32 = 13u;
  let v200: u32 = 14u;
  let v203: u32 = 15u;
  let v206: u32 = 16u;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = 1u;
  let v11: f32 = 0.0f;
  let v12: u32 = lane;
  let v13: u32 = 32u;
  let v24: u32 = params[0].z;
  let v25: u32 = 3u;
  let v30: u32 = group.x;
  let v31: u32 = groups.x;
  let v37: u32 = 512u;
  let v52: f32 = bitcast<f32>(params[0].w);
  let v61: u32 = 16u;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  for (var v9: u32 = v7; v9 < v5; v9 += v8) {
    let v10: u32 = v2 + v9;
    x0 = v11;
    for (var v14: u32 = v12; v14 < v6; v14 += v13) {
      let v15: u32 = v10 * v6;
      let v16: u32 = v15 + v14;
      let v17: f32 = b0[v16];
      let v18: f32 = v17 * v17;
      let v19: f32 = x0;
      let v20: f32 = v19 + v18;
      x0 = v20;
    }
    let v21: f32 = x0;
    m4[v223] = v21;
    workgroupBarrier();
    let v227: f32 = m4[v224];
    x18 = v227;
    for (var v228: u32 = v225; v228 < v226; v228 += v225) {
      let v229: f32 = m4[v228];
      let v230: f32 = x18;
      let v231: f32 = v230 + v229;
      x18 = v231;
    }
    workgroupBarrier();
    let v232: f32 = x18;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v232;
    }
  }
  workgroupBarrier();
  let v26: u32 = v24 + v25;
  let v27: u32 = v26 / v1;
  let v28: u32 = v24 + v25;
  let v29: u32 = v28 / v1;
  for (var v32: u32 = v30; v32 < v27; v32 += v31) {
    let v33: u32 = v32 * v1;
    let v34: u32 = v24 - v33;
    let v35: u32 = min(v1, v34);
    let v36: u32 = v33 * v6;
    x1 = v79;
    x2 = v79;
    x3 = v79;
    x4 = v79;
    x5 = v79;
    x6 = v79;
    x7 = v79;
    x8 = v79;
    x9 = v79;
    x10 = v79;
    x11 = v79;
    x12 = v79;
    x13 = v79;
    x14 = v79;
    x15 = v79;
    x16 = v79;
    for (var v38: u32 = v7; v38 < v6; v38 += v37) {
      let v39: u32 = v6 - v38;
      let v40: u32 = min(v37, v39);
      for (var v41: u32 = v7; v41 < v5; v41 += v8) {
        let v42: u32 = v2 + v41;
        for (var v43: u32 = v12; v43 < v40; v43 += v13) {
          let v44: u32 = v38 + v43;
          let v45: u32 = v42 * v6;
          let v46: u32 = v45 + v44;
          let v47: f32 = b0[v46];
          let v48: u32 = v42 - v2;
          let v49: f32 = m1[v48];
          let v50: f32 = f32(v6);
          let v51: f32 = v49 / v50;
          let v53: f32 = v51 + v52;
          let v54: f32 = inverseSqrt(v53);
          let v55: f32 = v47 * v54;
          let v56: f32 = b2[v44];
          let v57: f32 = v55 * v56;
          let v58: u32 = v41 * v37;
          let v59: u32 = v43 + v58;
          m0[v59] = v57;
        }
      }
      workgroupBarrier();
      let v60: u32 = v36 + v38;
      let v81: u32 = v5 - v80;
      let v83: u32 = min(v82, v81);
      let v84: u32 = v83 * v37;
      let v85: u32 = v7 + v84;
      let v86: u32 = min(v80, v81);
      let v87: u32 = v86 * v37;
      let v88: u32 = v7 + v87;
      let v90: u32 = min(v89, v81);
      let v91: u32 = v90 * v37;
      let v92: u32 = v7 + v91;
      let v94: u32 = min(v93, v81);
      let v95: u32 = v94 * v37;
      let v96: u32 = v7 + v95;
      let v97: u32 = v35 - v80;
      let v98: u32 = min(v82, v97);
      let v99: u32 = v98 * v6;
      let v100: u32 = v60 + v99;
      let v101: u32 = min(v80, v97);
      let v102: u32 = v101 * v6;
      let v103: u32 = v60 + v102;
      let v104: u32 = min(v89, v97);
      let v105: u32 = v104 * v6;
      let v106: u32 = v60 + v105;
      let v107: u32 = min(v93, v97);
      let v108: u32 = v107 * v6;
      let v109: u32 = v60 + v108;
      for (var v112: u32 = v110; v112 < v40; v112 += v111) {
        let v113: u32 = v85 + v112;
        let v114: f32 = m0[v113];
        let v115: u32 = v88 + v112;
        let v116: f32 = m0[v115];
        let v117: u32 = v92 + v112;
        let v118: f32 = m0[v117];
        let v119: u32 = v96 + v112;
        let v120: f32 = m0[v119];
        let v121: u32 = v100 + v112;
        let v122: f32 = b1[v121];
        let v123: f32 = x1;
        let v124: f32 = fma(v114, v122, v123);
        x1 = v124;
        let v125: f32 = x5;
        let v126: f32 = fma(v116, v122, v125);
        x5 = v126;
        let v127: f32 = x9;
        let v128: f32 = fma(v118, v122, v127);
        x9 = v128;
        let v129: f32 = x13;
        let v130: f32 = fma(v120, v122, v129);
        x13 = v130;
        let v131: u32 = v103 + v112;
        let v132: f32 = b1[v131];
        let v133: f32 = x2;
        let v134: f32 = fma(v114, v132, v133);
        x2 = v134;
        let v135: f32 = x6;
        let v136: f32 = fma(v116, v132, v135);
        x6 = v136;
        let v137: f32 = x10;
        let v138: f32 = fma(v118, v132, v137);
        x10 = v138;
        let v139: f32 = x14;
        let v140: f32 = fma(v120, v132, v139);
        x14 = v140;
        let v141: u32 = v106 + v112;
        let v142: f32 = b1[v141];
        let v143: f32 = x3;
        let v144: f32 = fma(v114, v142, v143);
        x3 = v144;
        let v145: f32 = x7;
        let v146: f32 = fma(v116, v142, v145);
        x7 = v146;
        let v147: f32 = x11;
        let v148: f32 = fma(v118, v142, v147);
        x11 = v148;
        let v149: f32 = x15;
        let v150: f32 = fma(v120, v142, v149);
        x15 = v150;
        let v151: u32 = v109 + v112;
        let v152: f32 = b1[v151];
        let v153: f32 = x4;
        let v154: f32 = fma(v114, v152, v153);
        x4 = v154;
        let v155: f32 = x8;
        let v156: f32 = fma(v116, v152, v155);
        x8 = v156;
        let v157: f32 = x12;
        let v158: f32 = fma(v118, v152, v157);
        x12 = v158;
        let v159: f32 = x16;
        let v160: f32 = fma(v120, v152, v159);
        x16 = v160;
      }
      workgroupBarrier();
    }
    let v162: u32 = v110 * v161;
    let v163: f32 = x1;
    m3[v162] = v163;
    let v164: u32 = v162 + v80;
    let v165: f32 = x2;
    m3[v164] = v165;
    let v166: u32 = v162 + v89;
    let v167: f32 = x3;
    m3[v166] = v167;
    let v168: u32 = v162 + v93;
    let v169: f32 = x4;
    m3[v168] = v169;
    let v171: u32 = v162 + v170;
    let v172: f32 = x5;
    m3[v171] = v172;
    let v174: u32 = v162 + v173;
    let v175: f32 = x6;
    m3[v174] = v175;
    let v177: u32 = v162 + v176;
    let v178: f32 = x7;
    m3[v177] = v178;
    let v180: u32 = v162 + v179;
    let v181: f32 = x8;
    m3[v180] = v181;
    let v183: u32 = v162 + v182;
    let v184: f32 = x9;
    m3[v183] = v184;
    let v186: u32 = v162 + v185;
    let v187: f32 = x10;
    m3[v186] = v187;
    let v189: u32 = v162 + v188;
    let v190: f32 = x11;
    m3[v189] = v190;
    let v192: u32 = v162 + v191;
    let v193: f32 = x12;
    m3[v192] = v193;
    let v195: u32 = v162 + v194;
    let v196: f32 = x13;
    m3[v195] = v196;
    let v198: u32 = v162 + v197;
    let v199: f32 = x14;
    m3[v198] = v199;
    let v201: u32 = v162 + v200;
    let v202: f32 = x15;
    m3[v201] = v202;
    let v204: u32 = v162 + v203;
    let v205: f32 = x16;
    m3[v204] = v205;
    workgroupBarrier();
    for (var v207: u32 = v110; v207 < v206; v207 += v111) {
      let v208: u32 = v207 / v170;
      let v209: u32 = v207 % v170;
      let v210: bool = v208 < v5;
      let v211: bool = v209 < v35;
      let v212: bool = v210 & v211;
      if (v212) {
        x17 = v79;
        for (var v213: u32 = v82; v213 < v111; v213 += v80) {
          let v214: u32 = v213 * v161;
          let v215: u32 = v207 + v214;
          let v216: f32 = m3[v215];
          let v217: f32 = x17;
          let v218: f32 = v217 + v216;
          x17 = v218;
        }
        let v219: f32 = x17;
        let v220: u32 = v208 * v1;
        let v221: u32 = v7 + v220;
        let v222: u32 = v221 + v209;
        m2[v222] = v219;
      }
    }
    workgroupBarrier();
    for (var v62: u32 = v12; v62 < v61; v62 += v13) {
      let v63: u32 = v62 / v1;
      let v64: u32 = v62 % v1;
      let v65: bool = v63 < v5;
      let v66: bool = v64 < v35;
      let v67: bool = v65 & v66;
      if (v67) {
        let v68: u32 = v2 + v63;
        let v69: u32 = v33 + v64;
        let v70: u32 = v68 - v2;
        let v71: u32 = v70 * v1;
        let v72: u32 = v69 - v33;
        let v73: u32 = v71 + v72;
        let v74: f32 = m2[v73];
        let v75: f32 = b3[v69];
        let v76: f32 = v74 + v75;
        let v77: u32 = v68 * v24;
        let v78: u32 = v77 + v69;
        b4[v78] = v76;
      }
    }
    workgroupBarrier();
  }
}
