@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 2048>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 16>;
var<workgroup> m3: array<f32, 544>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v1_r4_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v227: u32 = lane;
  let v228: u32 = 0u;
  let v229: u32 = 1u;
  let v230: u32 = 32u;
  let v83: f32 = 0.0f;
  let v84: u32 = 1u;
  let v86: u32 = 0u;
  let v93: u32 = 2u;
  let v97: u32 = 3u;
  let v114: u32 = lane;
  let v115: u32 = 32u;
  let v165: u32 = 17u;
  let v174: u32 = 4u;
  let v177: u32 = 5u;
  let v180: u32 = 6u;
  let v183: u32 = 7u;
  let v186: u32 = 8u;
  let v189: u32 = 9u;
  let v192: u32 = 10u;
  let v195: u32 = 11u;
  let v198: u32 = 12u;
  let v201: u32 = 13u;
  let v204: u32 = 14u;
  let v207: u32 = 15u;
  let v210: u32 = 16u;
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
  let v43: u32 = 512u;
  let v58: f32 = bitcast<f32>(params[0].w);
  let v67: u32 = 16u;
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
    m4[v227] = v21;
    workgroupBarrier();
    let v231: f32 = m4[v228];
    x18 = v231;
    for (var v232: u32 = v229; v232 < v230; v232 += v229) {
      let v233: f32 = m4[v232];
      let v234: f32 = x18;
      let v235: f32 = v234 + v233;
      x18 = v235;
    }
    workgroupBarrier();
    let v236: f32 = x18;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v236;
    }
  }
  workgroupBarrier();
  let v26: u32 = v24 + v25;
  let v27: u32 = v26 / v1;
  let v28: u32 = v24 + v25;
  let v29: u32 = v28 / v1;
  let v32: u32 = v27 + v31;
  let v33: u32 = v32 - v8;
  let v34: u32 = v33 / v31;
  let v35: u32 = v30 * v34;
  let v36: u32 = v35 + v34;
  let v37: u32 = min(v36, v27);
  for (var v38: u32 = v35; v38 < v37; v38 += v8) {
    let v39: u32 = v38 * v1;
    let v40: u32 = v24 - v39;
    let v41: u32 = min(v1, v40);
    let v42: u32 = v39 * v6;
    x1 = v83;
    x2 = v83;
    x3 = v83;
    x4 = v83;
    x5 = v83;
    x6 = v83;
    x7 = v83;
    x8 = v83;
    x9 = v83;
    x10 = v83;
    x11 = v83;
    x12 = v83;
    x13 = v83;
    x14 = v83;
    x15 = v83;
    x16 = v83;
    for (var v44: u32 = v7; v44 < v6; v44 += v43) {
      let v45: u32 = v6 - v44;
      let v46: u32 = min(v43, v45);
      for (var v47: u32 = v7; v47 < v5; v47 += v8) {
        let v48: u32 = v2 + v47;
        for (var v49: u32 = v12; v49 < v46; v49 += v13) {
          let v50: u32 = v44 + v49;
          let v51: u32 = v48 * v6;
          let v52: u32 = v51 + v50;
          let v53: f32 = b0[v52];
          let v54: u32 = v48 - v2;
          let v55: f32 = m1[v54];
          let v56: f32 = f32(v6);
          let v57: f32 = v55 / v56;
          let v59: f32 = v57 + v58;
          let v60: f32 = inverseSqrt(v59);
          let v61: f32 = v53 * v60;
          let v62: f32 = b2[v50];
          let v63: f32 = v61 * v62;
          let v64: u32 = v47 * v43;
          let v65: u32 = v49 + v64;
          m0[v65] = v63;
        }
      }
      workgroupBarrier();
      let v66: u32 = v42 + v44;
      let v85: u32 = v5 - v84;
      let v87: u32 = min(v86, v85);
      let v88: u32 = v87 * v43;
      let v89: u32 = v7 + v88;
      let v90: u32 = min(v84, v85);
      let v91: u32 = v90 * v43;
      let v92: u32 = v7 + v91;
      let v94: u32 = min(v93, v85);
      let v95: u32 = v94 * v43;
      let v96: u32 = v7 + v95;
      let v98: u32 = min(v97, v85);
      let v99: u32 = v98 * v43;
      let v100: u32 = v7 + v99;
      let v101: u32 = v41 - v84;
      let v102: u32 = min(v86, v101);
      let v103: u32 = v102 * v6;
      let v104: u32 = v66 + v103;
      let v105: u32 = min(v84, v101);
      let v106: u32 = v105 * v6;
      let v107: u32 = v66 + v106;
      let v108: u32 = min(v93, v101);
      let v109: u32 = v108 * v6;
      let v110: u32 = v66 + v109;
      let v111: u32 = min(v97, v101);
      let v112: u32 = v111 * v6;
      let v113: u32 = v66 + v112;
      for (var v116: u32 = v114; v116 < v46; v116 += v115) {
        let v117: u32 = v89 + v116;
        let v118: f32 = m0[v117];
        let v119: u32 = v92 + v116;
        let v120: f32 = m0[v119];
        let v121: u32 = v96 + v116;
        let v122: f32 = m0[v121];
        let v123: u32 = v100 + v116;
        let v124: f32 = m0[v123];
        let v125: u32 = v104 + v116;
        let v126: f32 = b1[v125];
        let v127: f32 = x1;
        let v128: f32 = fma(v118, v126, v127);
        x1 = v128;
        let v129: f32 = x5;
        let v130: f32 = fma(v120, v126, v129);
        x5 = v130;
        let v131: f32 = x9;
        let v132: f32 = fma(v122, v126, v131);
        x9 = v132;
        let v133: f32 = x13;
        let v134: f32 = fma(v124, v126, v133);
        x13 = v134;
        let v135: u32 = v107 + v116;
        let v136: f32 = b1[v135];
        let v137: f32 = x2;
        let v138: f32 = fma(v118, v136, v137);
        x2 = v138;
        let v139: f32 = x6;
        let v140: f32 = fma(v120, v136, v139);
        x6 = v140;
        let v141: f32 = x10;
        let v142: f32 = fma(v122, v136, v141);
        x10 = v142;
        let v143: f32 = x14;
        let v144: f32 = fma(v124, v136, v143);
        x14 = v144;
        let v145: u32 = v110 + v116;
        let v146: f32 = b1[v145];
        let v147: f32 = x3;
        let v148: f32 = fma(v118, v146, v147);
        x3 = v148;
        let v149: f32 = x7;
        let v150: f32 = fma(v120, v146, v149);
        x7 = v150;
        let v151: f32 = x11;
        let v152: f32 = fma(v122, v146, v151);
        x11 = v152;
        let v153: f32 = x15;
        let v154: f32 = fma(v124, v146, v153);
        x15 = v154;
        let v155: u32 = v113 + v116;
        let v156: f32 = b1[v155];
        let v157: f32 = x4;
        let v158: f32 = fma(v118, v156, v157);
        x4 = v158;
        let v159: f32 = x8;
        let v160: f32 = fma(v120, v156, v159);
        x8 = v160;
        let v161: f32 = x12;
        let v162: f32 = fma(v122, v156, v161);
        x12 = v162;
        let v163: f32 = x16;
        let v164: f32 = fma(v124, v156, v163);
        x16 = v164;
      }
      workgroupBarrier();
    }
    let v166: u32 = v114 * v165;
    let v167: f32 = x1;
    m3[v166] = v167;
    let v168: u32 = v166 + v84;
    let v169: f32 = x2;
    m3[v168] = v169;
    let v170: u32 = v166 + v93;
    let v171: f32 = x3;
    m3[v170] = v171;
    let v172: u32 = v166 + v97;
    let v173: f32 = x4;
    m3[v172] = v173;
    let v175: u32 = v166 + v174;
    let v176: f32 = x5;
    m3[v175] = v176;
    let v178: u32 = v166 + v177;
    let v179: f32 = x6;
    m3[v178] = v179;
    let v181: u32 = v166 + v180;
    let v182: f32 = x7;
    m3[v181] = v182;
    let v184: u32 = v166 + v183;
    let v185: f32 = x8;
    m3[v184] = v185;
    let v187: u32 = v166 + v186;
    let v188: f32 = x9;
    m3[v187] = v188;
    let v190: u32 = v166 + v189;
    let v191: f32 = x10;
    m3[v190] = v191;
    let v193: u32 = v166 + v192;
    let v194: f32 = x11;
    m3[v193] = v194;
    let v196: u32 = v166 + v195;
    let v197: f32 = x12;
    m3[v196] = v197;
    let v199: u32 = v166 + v198;
    let v200: f32 = x13;
    m3[v199] = v200;
    let v202: u32 = v166 + v201;
    let v203: f32 = x14;
    m3[v202] = v203;
    let v205: u32 = v166 + v204;
    let v206: f32 = x15;
    m3[v205] = v206;
    let v208: u32 = v166 + v207;
    let v209: f32 = x16;
    m3[v208] = v209;
    workgroupBarrier();
    for (var v211: u32 = v114; v211 < v210; v211 += v115) {
      let v212: u32 = v211 / v174;
      let v213: u32 = v211 % v174;
      let v214: bool = v212 < v5;
      let v215: bool = v213 < v41;
      let v216: bool = v214 & v215;
      if (v216) {
        x17 = v83;
        for (var v217: u32 = v86; v217 < v115; v217 += v84) {
          let v218: u32 = v217 * v165;
          let v219: u32 = v211 + v218;
          let v220: f32 = m3[v219];
          let v221: f32 = x17;
          let v222: f32 = v221 + v220;
          x17 = v222;
        }
        let v223: f32 = x17;
        let v224: u32 = v212 * v1;
        let v225: u32 = v7 + v224;
        let v226: u32 = v225 + v213;
        m2[v226] = v223;
      }
    }
    workgroupBarrier();
    for (var v68: u32 = v12; v68 < v67; v68 += v13) {
      let v69: u32 = v68 / v1;
      let v70: u32 = v68 % v1;
      let v71: bool = v69 < v5;
      let v72: bool = v70 < v41;
      let v73: bool = v71 & v72;
      if (v73) {
        let v74: u32 = v2 + v69;
        let v75: u32 = v39 + v70;
        let v76: u32 = v74 - v2;
        let v77: u32 = v76 * v1;
        let v78: u32 = v75 - v39;
        let v79: u32 = v77 + v78;
        let v80: f32 = m2[v79];
        let v81: u32 = v74 * v24;
        let v82: u32 = v81 + v75;
        b3[v82] = v80;
      }
    }
    workgroupBarrier();
  }
}
