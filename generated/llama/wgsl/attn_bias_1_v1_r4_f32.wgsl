@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
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
  let v229: u32 = lane;
  let v230: u32 = 0u;
  let v231: u32 = 1u;
  let v232: u32 = 32u;
  let v85: f32 = 0.0f;
  let v86: u32 = 1u;
  let v88: u32 = 0u;
  let v95: u32 = 2u;
  let v99: u32 = 3u;
  let v116: u32 = lane;
  let v117: u32 = 32u;
  let v167: u32 = 17u;
  let v176: u32 = 4u;
  let v179: u32 = 5u;
  let v182: u32 = 6u;
  let v185: u32 = 7u;
  let v188: u32 = 8u;
  let v191: u32 = 9u;
  let v194: u32 = 10u;
  let v197: u32 = 11u;
  let v200: u32 = 12u;
  let v203: u32 = 13u;
  let v206: u32 = 14u;
  let v209: u32 = 15u;
  let v212: u32 = 16u;
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
    m4[v229] = v21;
    workgroupBarrier();
    let v233: f32 = m4[v230];
    x18 = v233;
    for (var v234: u32 = v231; v234 < v232; v234 += v231) {
      let v235: f32 = m4[v234];
      let v236: f32 = x18;
      let v237: f32 = v236 + v235;
      x18 = v237;
    }
    workgroupBarrier();
    let v238: f32 = x18;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v238;
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
    x1 = v85;
    x2 = v85;
    x3 = v85;
    x4 = v85;
    x5 = v85;
    x6 = v85;
    x7 = v85;
    x8 = v85;
    x9 = v85;
    x10 = v85;
    x11 = v85;
    x12 = v85;
    x13 = v85;
    x14 = v85;
    x15 = v85;
    x16 = v85;
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
      let v87: u32 = v5 - v86;
      let v89: u32 = min(v88, v87);
      let v90: u32 = v89 * v43;
      let v91: u32 = v7 + v90;
      let v92: u32 = min(v86, v87);
      let v93: u32 = v92 * v43;
      let v94: u32 = v7 + v93;
      let v96: u32 = min(v95, v87);
      let v97: u32 = v96 * v43;
      let v98: u32 = v7 + v97;
      let v100: u32 = min(v99, v87);
      let v101: u32 = v100 * v43;
      let v102: u32 = v7 + v101;
      let v103: u32 = v41 - v86;
      let v104: u32 = min(v88, v103);
      let v105: u32 = v104 * v6;
      let v106: u32 = v66 + v105;
      let v107: u32 = min(v86, v103);
      let v108: u32 = v107 * v6;
      let v109: u32 = v66 + v108;
      let v110: u32 = min(v95, v103);
      let v111: u32 = v110 * v6;
      let v112: u32 = v66 + v111;
      let v113: u32 = min(v99, v103);
      let v114: u32 = v113 * v6;
      let v115: u32 = v66 + v114;
      for (var v118: u32 = v116; v118 < v46; v118 += v117) {
        let v119: u32 = v91 + v118;
        let v120: f32 = m0[v119];
        let v121: u32 = v94 + v118;
        let v122: f32 = m0[v121];
        let v123: u32 = v98 + v118;
        let v124: f32 = m0[v123];
        let v125: u32 = v102 + v118;
        let v126: f32 = m0[v125];
        let v127: u32 = v106 + v118;
        let v128: f32 = b1[v127];
        let v129: f32 = x1;
        let v130: f32 = fma(v120, v128, v129);
        x1 = v130;
        let v131: f32 = x5;
        let v132: f32 = fma(v122, v128, v131);
        x5 = v132;
        let v133: f32 = x9;
        let v134: f32 = fma(v124, v128, v133);
        x9 = v134;
        let v135: f32 = x13;
        let v136: f32 = fma(v126, v128, v135);
        x13 = v136;
        let v137: u32 = v109 + v118;
        let v138: f32 = b1[v137];
        let v139: f32 = x2;
        let v140: f32 = fma(v120, v138, v139);
        x2 = v140;
        let v141: f32 = x6;
        let v142: f32 = fma(v122, v138, v141);
        x6 = v142;
        let v143: f32 = x10;
        let v144: f32 = fma(v124, v138, v143);
        x10 = v144;
        let v145: f32 = x14;
        let v146: f32 = fma(v126, v138, v145);
        x14 = v146;
        let v147: u32 = v112 + v118;
        let v148: f32 = b1[v147];
        let v149: f32 = x3;
        let v150: f32 = fma(v120, v148, v149);
        x3 = v150;
        let v151: f32 = x7;
        let v152: f32 = fma(v122, v148, v151);
        x7 = v152;
        let v153: f32 = x11;
        let v154: f32 = fma(v124, v148, v153);
        x11 = v154;
        let v155: f32 = x15;
        let v156: f32 = fma(v126, v148, v155);
        x15 = v156;
        let v157: u32 = v115 + v118;
        let v158: f32 = b1[v157];
        let v159: f32 = x4;
        let v160: f32 = fma(v120, v158, v159);
        x4 = v160;
        let v161: f32 = x8;
        let v162: f32 = fma(v122, v158, v161);
        x8 = v162;
        let v163: f32 = x12;
        let v164: f32 = fma(v124, v158, v163);
        x12 = v164;
        let v165: f32 = x16;
        let v166: f32 = fma(v126, v158, v165);
        x16 = v166;
      }
      workgroupBarrier();
    }
    let v168: u32 = v116 * v167;
    let v169: f32 = x1;
    m3[v168] = v169;
    let v170: u32 = v168 + v86;
    let v171: f32 = x2;
    m3[v170] = v171;
    let v172: u32 = v168 + v95;
    let v173: f32 = x3;
    m3[v172] = v173;
    let v174: u32 = v168 + v99;
    let v175: f32 = x4;
    m3[v174] = v175;
    let v177: u32 = v168 + v176;
    let v178: f32 = x5;
    m3[v177] = v178;
    let v180: u32 = v168 + v179;
    let v181: f32 = x6;
    m3[v180] = v181;
    let v183: u32 = v168 + v182;
    let v184: f32 = x7;
    m3[v183] = v184;
    let v186: u32 = v168 + v185;
    let v187: f32 = x8;
    m3[v186] = v187;
    let v189: u32 = v168 + v188;
    let v190: f32 = x9;
    m3[v189] = v190;
    let v192: u32 = v168 + v191;
    let v193: f32 = x10;
    m3[v192] = v193;
    let v195: u32 = v168 + v194;
    let v196: f32 = x11;
    m3[v195] = v196;
    let v198: u32 = v168 + v197;
    let v199: f32 = x12;
    m3[v198] = v199;
    let v201: u32 = v168 + v200;
    let v202: f32 = x13;
    m3[v201] = v202;
    let v204: u32 = v168 + v203;
    let v205: f32 = x14;
    m3[v204] = v205;
    let v207: u32 = v168 + v206;
    let v208: f32 = x15;
    m3[v207] = v208;
    let v210: u32 = v168 + v209;
    let v211: f32 = x16;
    m3[v210] = v211;
    workgroupBarrier();
    for (var v213: u32 = v116; v213 < v212; v213 += v117) {
      let v214: u32 = v213 / v176;
      let v215: u32 = v213 % v176;
      let v216: bool = v214 < v5;
      let v217: bool = v215 < v41;
      let v218: bool = v216 & v217;
      if (v218) {
        x17 = v85;
        for (var v219: u32 = v88; v219 < v117; v219 += v86) {
          let v220: u32 = v219 * v167;
          let v221: u32 = v213 + v220;
          let v222: f32 = m3[v221];
          let v223: f32 = x17;
          let v224: f32 = v223 + v222;
          x17 = v224;
        }
        let v225: f32 = x17;
        let v226: u32 = v214 * v1;
        let v227: u32 = v7 + v226;
        let v228: u32 = v227 + v215;
        m2[v228] = v225;
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
        let v81: f32 = b3[v75];
        let v82: f32 = v80 + v81;
        let v83: u32 = v74 * v24;
        let v84: u32 = v83 + v75;
        b4[v84] = v82;
      }
    }
    workgroupBarrier();
  }
}
