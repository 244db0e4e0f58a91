@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v39
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
  let v221: u32 = lane;
  let v222: u32 = 0u;
  let v223: u32 = 1u;
  let v224: u32 = 32u;
  let v77: f32 = 0.0f;
  let v78: u32 = 1u;
  let v80: u32 = 0u;
  let v87: u32 = 2u;
  let v91: u32 = 3u;
  let v108: u32 = lane;
  let v109: u32 = 32u;
  let v159: u32 = 17u;
  let v168: u32 = 4u;
  let v171: u32 = 5u;
  let v174: u32 = 6u;
  let v177: u32 = 7u;
  let v180: u32 = 8u;
  let v183: u32 = 9u;
  let v186: u32 = 10u;
  let v189: u32 = 11u;
  let v192: u32 = 12u;
  let v195: u32 = 13u;
  let v198: u32 = 14u;
  let v201: u32 = 15u;
  let v204: u32 = 16u;
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
    m4[v221] = v21;
    workgroupBarrier();
    let v225: f32 = m4[v222];
    x18 = v225;
    for (var v226: u32 = v223; v226 < v224; v226 += v223) {
      let v227: f32 = m4[v226];
      let v228: f32 = x18;
      let v229: f32 = v228 + v227;
      x18 = v229;
    }
    workgroupBarrier();
    let v230: f32 = x18;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v230;
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
    x1 = v77;
    x2 = v77;
    x3 = v77;
    x4 = v77;
    x5 = v77;
    x6 = v77;
    x7 = v77;
    x8 = v77;
    x9 = v77;
    x10 = v77;
    x11 = v77;
    x12 = v77;
    x13 = v77;
    x14 = v77;
    x15 = v77;
    x16 = v77;
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
      let v79: u32 = v5 - v78;
      let v81: u32 = min(v80, v79);
      let v82: u32 = v81 * v37;
      let v83: u32 = v7 + v82;
      let v84: u32 = min(v78, v79);
      let v85: u32 = v84 * v37;
      let v86: u32 = v7 + v85;
      let v88: u32 = min(v87, v79);
      let v89: u32 = v88 * v37;
      let v90: u32 = v7 + v89;
      let v92: u32 = min(v91, v79);
      let v93: u32 = v92 * v37;
      let v94: u32 = v7 + v93;
      let v95: u32 = v35 - v78;
      let v96: u32 = min(v80, v95);
      let v97: u32 = v96 * v6;
      let v98: u32 = v60 + v97;
      let v99: u32 = min(v78, v95);
      let v100: u32 = v99 * v6;
      let v101: u32 = v60 + v100;
      let v102: u32 = min(v87, v95);
      let v103: u32 = v102 * v6;
      let v104: u32 = v60 + v103;
      let v105: u32 = min(v91, v95);
      let v106: u32 = v105 * v6;
      let v107: u32 = v60 + v106;
      for (var v110: u32 = v108; v110 < v40; v110 += v109) {
        let v111: u32 = v83 + v110;
        let v112: f32 = m0[v111];
        let v113: u32 = v86 + v110;
        let v114: f32 = m0[v113];
        let v115: u32 = v90 + v110;
        let v116: f32 = m0[v115];
        let v117: u32 = v94 + v110;
        let v118: f32 = m0[v117];
        let v119: u32 = v98 + v110;
        let v120: f32 = b1[v119];
        let v121: f32 = x1;
        let v122: f32 = fma(v112, v120, v121);
        x1 = v122;
        let v123: f32 = x5;
        let v124: f32 = fma(v114, v120, v123);
        x5 = v124;
        let v125: f32 = x9;
        let v126: f32 = fma(v116, v120, v125);
        x9 = v126;
        let v127: f32 = x13;
        let v128: f32 = fma(v118, v120, v127);
        x13 = v128;
        let v129: u32 = v101 + v110;
        let v130: f32 = b1[v129];
        let v131: f32 = x2;
        let v132: f32 = fma(v112, v130, v131);
        x2 = v132;
        let v133: f32 = x6;
        let v134: f32 = fma(v114, v130, v133);
        x6 = v134;
        let v135: f32 = x10;
        let v136: f32 = fma(v116, v130, v135);
        x10 = v136;
        let v137: f32 = x14;
        let v138: f32 = fma(v118, v130, v137);
        x14 = v138;
        let v139: u32 = v104 + v110;
        let v140: f32 = b1[v139];
        let v141: f32 = x3;
        let v142: f32 = fma(v112, v140, v141);
        x3 = v142;
        let v143: f32 = x7;
        let v144: f32 = fma(v114, v140, v143);
        x7 = v144;
        let v145: f32 = x11;
        let v146: f32 = fma(v116, v140, v145);
        x11 = v146;
        let v147: f32 = x15;
        let v148: f32 = fma(v118, v140, v147);
        x15 = v148;
        let v149: u32 = v107 + v110;
        let v150: f32 = b1[v149];
        let v151: f32 = x4;
        let v152: f32 = fma(v112, v150, v151);
        x4 = v152;
        let v153: f32 = x8;
        let v154: f32 = fma(v114, v150, v153);
        x8 = v154;
        let v155: f32 = x12;
        let v156: f32 = fma(v116, v150, v155);
        x12 = v156;
        let v157: f32 = x16;
        let v158: f32 = fma(v118, v150, v157);
        x16 = v158;
      }
      workgroupBarrier();
    }
    let v160: u32 = v108 * v159;
    let v161: f32 = x1;
    m3[v160] = v161;
    let v162: u32 = v160 + v78;
    let v163: f32 = x2;
    m3[v162] = v163;
    let v164: u32 = v160 + v87;
    let v165: f32 = x3;
    m3[v164] = v165;
    let v166: u32 = v160 + v91;
    let v167: f32 = x4;
    m3[v166] = v167;
    let v169: u32 = v160 + v168;
    let v170: f32 = x5;
    m3[v169] = v170;
    let v172: u32 = v160 + v171;
    let v173: f32 = x6;
    m3[v172] = v173;
    let v175: u32 = v160 + v174;
    let v176: f32 = x7;
    m3[v175] = v176;
    let v178: u32 = v160 + v177;
    let v179: f32 = x8;
    m3[v178] = v179;
    let v181: u32 = v160 + v180;
    let v182: f32 = x9;
    m3[v181] = v182;
    let v184: u32 = v160 + v183;
    let v185: f32 = x10;
    m3[v184] = v185;
    let v187: u32 = v160 + v186;
    let v188: f32 = x11;
    m3[v187] = v188;
    let v190: u32 = v160 + v189;
    let v191: f32 = x12;
    m3[v190] = v191;
    let v193: u32 = v160 + v192;
    let v194: f32 = x13;
    m3[v193] = v194;
    let v196: u32 = v160 + v195;
    let v197: f32 = x14;
    m3[v196] = v197;
    let v199: u32 = v160 + v198;
    let v200: f32 = x15;
    m3[v199] = v200;
    let v202: u32 = v160 + v201;
    let v203: f32 = x16;
    m3[v202] = v203;
    workgroupBarrier();
    for (var v205: u32 = v108; v205 < v204; v205 += v109) {
      let v206: u32 = v205 / v168;
      let v207: u32 = v205 % v168;
      let v208: bool = v206 < v5;
      let v209: bool = v207 < v35;
      let v210: bool = v208 & v209;
      if (v210) {
        x17 = v77;
        for (var v211: u32 = v80; v211 < v109; v211 += v78) {
          let v212: u32 = v211 * v159;
          let v213: u32 = v205 + v212;
          let v214: f32 = m3[v213];
          let v215: f32 = x17;
          let v216: f32 = v215 + v214;
          x17 = v216;
        }
        let v217: f32 = x17;
        let v218: u32 = v206 * v1;
        let v219: u32 = v7 + v218;
        let v220: u32 = v219 + v207;
        m2[v220] = v217;
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
        let v75: u32 = v68 * v24;
        let v76: u32 = v75 + v69;
        b3[v76] = v74;
      }
    }
    workgroupBarrier();
  }
}
