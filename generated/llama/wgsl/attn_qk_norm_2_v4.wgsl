@group(0) @binding(0) var<storage, read> b0: array<i32>; // position
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stream
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // k_cache
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // v_cache
@group(0) @binding(4) var<storage, read> b4: array<vec4<f32>>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<vec4<f32>>; // q_norm
@group(0) @binding(6) var<storage, read> b6: array<vec4<f32>>; // rope_cos
@group(0) @binding(7) var<storage, read> b7: array<vec4<f32>>; // rope_sin
@group(0) @binding(8) var<storage, read> b8: array<i32>; // pages
@group(0) @binding(9) var<storage, read_write> b9: array<vec4<f32>>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 64>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<vec4<f32>, 64>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_qk_norm_2_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: vec4<f32>;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: vec4<f32>;
  var x6: f32;
  var x7: vec4<f32>;
  var x8: f32;
  var x9: f32;
  var x10: f32;
  let v206: u32 = lane;
  let v207: u32 = 0u;
  let v208: u32 = 1u;
  let v209: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = params[0].x;
  let v3: u32 = params[0].y;
  let v10: u32 = 0u;
  let v11: u32 = 1u;
  let v12: u32 = 512u;
  let v13: u32 = params[0].z;
  let v14: vec4<f32> = vec4<f32>(0.0f);
  let v15: u32 = lane;
  let v16: u32 = 4u;
  let v18: u32 = 128u;
  let v22: u32 = params[0].w;
  let v40: u32 = params[1].x;
  let v49: f32 = bitcast<f32>(params[1].z);
  let v109: f32 = bitcast<f32>(params[1].w);
  let v114: f32 = -1e30f;
  let v115: f32 = 0.0f;
  let v119: u32 = params[1].y;
  let v135: u32 = 32u;
  let v4: u32 = v2 / v3;
  let v5: u32 = v0 / v4;
  let v6: i32 = b0[v1];
  let v7: u32 = u32(v6);
  let v8: i32 = b1[v1];
  let v9: u32 = u32(v8);
  x0 = v14;
  let v17: u32 = v15 * v16;
  for (var v19: u32 = v17; v19 < v13; v19 += v18) {
    let v20: u32 = v0 * v13;
    let v21: u32 = v20 + v19;
    let v23: u32 = v1 * v22;
    let v24: u32 = v23 + v21;
    let v25: vec4<f32> = b4[v24 / 4u];
    let v26: vec4<f32> = v25 * v25;
    let v27: vec4<f32> = x0;
    let v28: vec4<f32> = v27 + v26;
    x0 = v28;
  }
  let v29: vec4<f32> = x0;
  let v30: f32 = v29.x;
  let v31: f32 = v29.y;
  let v32: f32 = v30 + v31;
  let v33: f32 = v29.z;
  let v34: f32 = v32 + v33;
  let v35: f32 = v29.w;
  let v36: f32 = v34 + v35;
  m3[v206] = v36;
  workgroupBarrier();
  let v210: f32 = m3[v207];
  x8 = v210;
  for (var v211: u32 = v208; v211 < v209; v211 += v208) {
    let v212: f32 = m3[v211];
    let v213: f32 = x8;
    let v214: f32 = v213 + v212;
    x8 = v214;
  }
  workgroupBarrier();
  let v215: f32 = x8;
  let v38: u32 = v15 * v16;
  for (var v39: u32 = v38; v39 < v13; v39 += v18) {
    x1 = v14;
    let v41: bool = v39 < v40;
    if (v41) {
      let v42: u32 = v0 * v13;
      let v43: u32 = v42 + v39;
      let v44: u32 = v1 * v22;
      let v45: u32 = v44 + v43;
      let v46: vec4<f32> = b4[v45 / 4u];
      let v47: f32 = f32(v13);
      let v48: f32 = v215 / v47;
      let v50: f32 = v48 + v49;
      let v51: f32 = inverseSqrt(v50);
      let v52: vec4<f32> = vec4<f32>(v51);
      let v53: vec4<f32> = v46 * v52;
      let v54: vec4<f32> = b5[v39 / 4u];
      let v55: vec4<f32> = v53 * v54;
      let v56: u32 = v1 * v40;
      let v57: u32 = v56 + v39;
      let v58: vec4<f32> = b6[v57 / 4u];
      let v59: vec4<f32> = v55 * v58;
      let v60: u32 = v39 + v40;
      let v61: u32 = v0 * v13;
      let v62: u32 = v61 + v60;
      let v63: u32 = v1 * v22;
      let v64: u32 = v63 + v62;
      let v65: vec4<f32> = b4[v64 / 4u];
      let v66: vec4<f32> = vec4<f32>(v51);
      let v67: vec4<f32> = v65 * v66;
      let v68: vec4<f32> = b5[v60 / 4u];
      let v69: vec4<f32> = v67 * v68;
      let v70: u32 = v1 * v40;
      let v71: u32 = v70 + v39;
      let v72: vec4<f32> = b7[v71 / 4u];
      let v73: vec4<f32> = v69 * v72;
      let v74: vec4<f32> = v59 - v73;
      x1 = v74;
    } else {
      let v75: u32 = v39 - v40;
      let v76: u32 = v75 + v40;
      let v77: u32 = v0 * v13;
      let v78: u32 = v77 + v76;
      let v79: u32 = v1 * v22;
      let v80: u32 = v79 + v78;
      let v81: vec4<f32> = b4[v80 / 4u];
      let v82: f32 = f32(v13);
      let v83: f32 = v215 / v82;
      let v84: f32 = v83 + v49;
      let v85: f32 = inverseSqrt(v84);
      let v86: vec4<f32> = vec4<f32>(v85);
      let v87: vec4<f32> = v81 * v86;
      let v88: vec4<f32> = b5[v76 / 4u];
      let v89: vec4<f32> = v87 * v88;
      let v90: u32 = v1 * v40;
      let v91: u32 = v90 + v75;
      let v92: vec4<f32> = b6[v91 / 4u];
      let v93: vec4<f32> = v89 * v92;
      let v94: u32 = v0 * v13;
      let v95: u32 = v94 + v75;
      let v96: u32 = v1 * v22;
      let v97: u32 = v96 + v95;
      let v98: vec4<f32> = b4[v97 / 4u];
      let v99: vec4<f32> = vec4<f32>(v85);
      let v100: vec4<f32> = v98 * v99;
      let v101: vec4<f32> = b5[v75 / 4u];
      let v102: vec4<f32> = v100 * v101;
      let v103: u32 = v1 * v40;
      let v104: u32 = v103 + v75;
      let v105: vec4<f32> = b7[v104 / 4u];
      let v106: vec4<f32> = v102 * v105;
      let v107: vec4<f32> = v93 + v106;
      x1 = v107;
    }
    let v108: vec4<f32> = x1;
    let v110: vec4<f32> = vec4<f32>(v109);
    let v111: vec4<f32> = v108 * v110;
    m0[v39 / 4u] = v111;
  }
  let v112: u32 = v15 * v16;
  for (var v113: u32 = v112; v113 < v13; v113 += v18) {
    m2[v113 / 4u] = v14;
  }
  workgroupBarrier();
  x2 = v114;
  x3 = v115;
  let v116: u32 = v7 / v12;
  let v117: u32 = v116 + v11;
  for (var v118: u32 = v10; v118 < v117; v118 += v11) {
    let v120: u32 = v9 * v119;
    let v121: u32 = v118 + v120;
    let v122: i32 = b8[v121];
    let v123: u32 = u32(v122);
    let v124: u32 = v118 * v12;
    let v125: u32 = max(v10, v124);
    let v126: u32 = v125 - v124;
    let v127: u32 = v7 + v11;
    let v128: u32 = v127 - v124;
    let v129: u32 = min(v128, v12);
    x4 = v114;
    let v130: u32 = v123 * v3;
    let v131: u32 = v5 + v130;
    let v132: u32 = v131 * v13;
    let v133: u32 = v132 * v12;
    let v134: u32 = v126 + v15;
    for (var v136: u32 = v134; v136 < v129; v136 += v135) {
      let v137: u32 = v136 * v13;
      let v138: u32 = v133 + v137;
      x5 = v14;
      for (var v139: u32 = v10; v139 < v13; v139 += v16) {
        let v140: vec4<f32> = m0[v139 / 4u];
        let v141: u32 = v138 + v139;
        let v142: vec4<f32> = b2[v141 / 4u];
        let v143: vec4<f32> = x5;
        let v144: vec4<f32> = fma(v140, v142, v143);
        x5 = v144;
      }
      let v145: vec4<f32> = x5;
      let v146: f32 = v145.x;
      let v147: f32 = v145.y;
      let v148: f32 = v146 + v147;
      let v149: f32 = v145.z;
      let v150: f32 = v148 + v149;
      let v151: f32 = v145.w;
      let v152: f32 = v150 + v151;
      m1[v136] = v152;
      let v153: f32 = x4;
      let v154: f32 = max(v153, v152);
      x4 = v154;
    }
    let v155: f32 = x4;
    m3[v206] = v155;
    workgroupBarrier();
    let v216: f32 = m3[v207];
    x9 = v216;
    for (var v217: u32 = v208; v217 < v209; v217 += v208) {
      let v218: f32 = m3[v217];
      let v219: f32 = x9;
      let v220: f32 = max(v219, v218);
      x9 = v220;
    }
    workgroupBarrier();
    let v221: f32 = x9;
    let v157: f32 = x2;
    let v158: f32 = max(v157, v221);
    let v159: f32 = v157 - v158;
    let v160: f32 = exp(v159);
    x2 = v158;
    x6 = v115;
    for (var v161: u32 = v134; v161 < v129; v161 += v135) {
      let v162: f32 = m1[v161];
      let v163: f32 = v162 - v158;
      let v164: f32 = exp(v163);
      m1[v161] = v164;
      let v165: f32 = x6;
      let v166: f32 = v165 + v164;
      x6 = v166;
    }
    let v167: f32 = x6;
    m3[v206] = v167;
    workgroupBarrier();
    let v222: f32 = m3[v207];
    x10 = v222;
    for (var v223: u32 = v208; v223 < v209; v223 += v208) {
      let v224: f32 = m3[v223];
      let v225: f32 = x10;
      let v226: f32 = v225 + v224;
      x10 = v226;
    }
    workgroupBarrier();
    let v227: f32 = x10;
    let v169: f32 = x3;
    let v170: f32 = fma(v169, v160, v227);
    x3 = v170;
    workgroupBarrier();
    let v171: u32 = v123 * v3;
    let v172: u32 = v5 + v171;
    let v173: u32 = v172 * v13;
    let v174: u32 = v173 * v12;
    let v175: vec4<f32> = vec4<f32>(v160);
    let v176: u32 = v15 * v16;
    for (var v177: u32 = v176; v177 < v13; v177 += v18) {
      x7 = v14;
      let v178: u32 = v174 + v177;
      for (var v179: u32 = v126; v179 < v129; v179 += v11) {
        let v180: f32 = m1[v179];
        let v181: vec4<f32> = vec4<f32>(v180);
        let v182: u32 = v179 * v13;
        let v183: u32 = v178 + v182;
        let v184: vec4<f32> = b3[v183 / 4u];
        let v185: vec4<f32> = x7;
        let v186: vec4<f32> = fma(v181, v184, v185);
        x7 = v186;
      }
      let v187: vec4<f32> = x7;
      let v188: vec4<f32> = m2[v177 / 4u];
      let v189: vec4<f32> = fma(v188, v175, v187);
      m2[v177 / 4u] = v189;
    }
    workgroupBarrier();
  }
  let v190: f32 = x3;
  let v191: f32 = 1.0 / v190;
  let v192: vec4<f32> = vec4<f32>(v191);
  let v193: u32 = v15 * v16;
  for (var v194: u32 = v193; v194 < v13; v194 += v18) {
    let v195: vec4<f32> = m2[v194 / 4u];
    let v196: vec4<f32> = v195 * v192;
    m2[v194 / 4u] = v196;
  }
  workgroupBarrier();
  let v197: u32 = v15 * v16;
  for (var v198: u32 = v197; v198 < v13; v198 += v18) {
    let v199: u32 = v1 - v1;
    let v200: u32 = v0 - v0;
    let v201: vec4<f32> = m2[v198 / 4u];
    let v202: u32 = v1 * v22;
    let v203: u32 = v0 * v13;
    let v204: u32 = v202 + v203;
    let v205: u32 = v204 + v198;
    b9[v205 / 4u] = v201;
  }
}
