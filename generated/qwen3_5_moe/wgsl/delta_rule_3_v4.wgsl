@group(0) @binding(0) var<storage, read> b0: array<i32>; // first_row
@group(0) @binding(1) var<storage, read> b1: array<i32>; // slot
@group(0) @binding(2) var<storage, read> b2: array<i32>; // position
@group(0) @binding(3) var<storage, read_write> b3: array<vec4<f32>>; // delta
@group(0) @binding(4) var<storage, read> b4: array<vec4<f32>>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // stored5
@group(0) @binding(6) var<storage, read> b6: array<f32>; // stored6
@group(0) @binding(7) var<storage, read> b7: array<vec4<f32>>; // delta_norm
@group(0) @binding(8) var<storage, read> b8: array<vec4<f32>>; // stored8
@group(0) @binding(9) var<storage, read_write> b9: array<vec4<f32>>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 3>;
var<workgroup> m0: array<f32, 256>;
var<workgroup> m1: array<f32, 256>;
var<workgroup> m2: array<vec4<f32>, 64>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_3_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: vec4<f32>;
  var x2: vec4<f32>;
  var x3: vec4<f32>;
  var x4: vec4<f32>;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  let v195: u32 = lane;
  let v196: u32 = 0u;
  let v197: u32 = 1u;
  let v198: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = 1u;
  let v3: u32 = 0u;
  let v14: u32 = params[0].x;
  let v15: u32 = params[0].y;
  let v18: u32 = params[0].z;
  let v19: u32 = params[0].w;
  let v24: u32 = lane;
  let v25: u32 = 4u;
  let v27: u32 = 128u;
  let v29: vec4<f32> = vec4<f32>(0.0f);
  let v39: u32 = params[1].x;
  let v62: f32 = 1e-6f;
  let v67: f32 = bitcast<f32>(params[2].x);
  let v74: u32 = params[1].y;
  let v127: u32 = params[1].z;
  let v171: f32 = bitcast<f32>(params[2].y);
  let v180: u32 = params[1].w;
  let v186: f32 = 1.0f;
  let v4: i32 = b0[v1];
  let v5: u32 = u32(v4);
  let v6: u32 = v1 + v2;
  let v7: i32 = b0[v6];
  let v8: u32 = u32(v7);
  let v9: i32 = b1[v1];
  let v10: u32 = u32(v9);
  let v11: i32 = b2[v5];
  let v12: u32 = u32(v11);
  let v13: bool = v12 == v3;
  let v16: u32 = v14 / v15;
  let v17: u32 = v0 / v16;
  let v20: u32 = v10 * v14;
  let v21: u32 = v0 + v20;
  let v22: u32 = v21 * v18;
  let v23: u32 = v22 * v19;
  if (v13) {
    let v26: u32 = v24 * v25;
    for (var v28: u32 = v26; v28 < v19; v28 += v27) {
      for (var v30: u32 = v3; v30 < v18; v30 += v2) {
        let v31: u32 = v23 + v28;
        let v32: u32 = v30 * v19;
        let v33: u32 = v31 + v32;
        b3[v33 / 4u] = v29;
      }
    }
  }
  for (var v34: u32 = v5; v34 < v8; v34 += v2) {
    x0 = v29;
    let v35: u32 = v24 * v25;
    for (var v36: u32 = v35; v36 < v18; v36 += v27) {
      let v37: u32 = v17 * v18;
      let v38: u32 = v37 + v36;
      let v40: u32 = v34 * v39;
      let v41: u32 = v40 + v38;
      let v42: vec4<f32> = b4[v41 / 4u];
      let v43: vec4<f32> = v42 * v42;
      let v44: vec4<f32> = x0;
      let v45: vec4<f32> = v44 + v43;
      x0 = v45;
    }
    let v46: vec4<f32> = x0;
    let v47: f32 = v46.x;
    let v48: f32 = v46.y;
    let v49: f32 = v47 + v48;
    let v50: f32 = v46.z;
    let v51: f32 = v49 + v50;
    let v52: f32 = v46.w;
    let v53: f32 = v51 + v52;
    m3[v195] = v53;
    workgroupBarrier(); storageBarrier();
    let v199: f32 = m3[v196];
    x5 = v199;
    for (var v200: u32 = v197; v200 < v198; v200 += v197) {
      let v201: f32 = m3[v200];
      let v202: f32 = x5;
      let v203: f32 = v202 + v201;
      x5 = v203;
    }
    workgroupBarrier(); storageBarrier();
    let v204: f32 = x5;
    let v55: u32 = v24 * v25;
    for (var v56: u32 = v55; v56 < v18; v56 += v27) {
      let v57: u32 = v17 * v18;
      let v58: u32 = v57 + v56;
      let v59: u32 = v34 * v39;
      let v60: u32 = v59 + v58;
      let v61: vec4<f32> = b4[v60 / 4u];
      let v63: f32 = v204 + v62;
      let v64: f32 = inverseSqrt(v63);
      let v65: vec4<f32> = vec4<f32>(v64);
      let v66: vec4<f32> = v61 * v65;
      let v68: vec4<f32> = vec4<f32>(v67);
      let v69: vec4<f32> = v66 * v68;
      m0[v56 + 0u] = v69.x; m0[v56 + 1u] = v69.y; m0[v56 + 2u] = v69.z; m0[v56 + 3u] = v69.w;
    }
    x1 = v29;
    let v70: u32 = v24 * v25;
    for (var v71: u32 = v70; v71 < v18; v71 += v27) {
      let v72: u32 = v17 * v18;
      let v73: u32 = v72 + v71;
      let v75: u32 = v73 + v74;
      let v76: u32 = v34 * v39;
      let v77: u32 = v76 + v75;
      let v78: vec4<f32> = b4[v77 / 4u];
      let v79: vec4<f32> = v78 * v78;
      let v80: vec4<f32> = x1;
      let v81: vec4<f32> = v80 + v79;
      x1 = v81;
    }
    let v82: vec4<f32> = x1;
    let v83: f32 = v82.x;
    let v84: f32 = v82.y;
    let v85: f32 = v83 + v84;
    let v86: f32 = v82.z;
    let v87: f32 = v85 + v86;
    let v88: f32 = v82.w;
    let v89: f32 = v87 + v88;
    m3[v195] = v89;
    workgroupBarrier(); storageBarrier();
    let v205: f32 = m3[v196];
    x6 = v205;
    for (var v206: u32 = v197; v206 < v198; v206 += v197) {
      let v207: f32 = m3[v206];
      let v208: f32 = x6;
      let v209: f32 = v208 + v207;
      x6 = v209;
    }
    workgroupBarrier(); storageBarrier();
    let v210: f32 = x6;
    let v91: u32 = v24 * v25;
    for (var v92: u32 = v91; v92 < v18; v92 += v27) {
      let v93: u32 = v17 * v18;
      let v94: u32 = v93 + v92;
      let v95: u32 = v94 + v74;
      let v96: u32 = v34 * v39;
      let v97: u32 = v96 + v95;
      let v98: vec4<f32> = b4[v97 / 4u];
      let v99: f32 = v210 + v62;
      let v100: f32 = inverseSqrt(v99);
      let v101: vec4<f32> = vec4<f32>(v100);
      let v102: vec4<f32> = v98 * v101;
      m1[v92 + 0u] = v102.x; m1[v92 + 1u] = v102.y; m1[v92 + 2u] = v102.z; m1[v92 + 3u] = v102.w;
    }
    let v103: u32 = v34 * v14;
    let v104: u32 = v103 + v0;
    let v105: f32 = b5[v104];
    let v106: f32 = exp(v105);
    let v107: vec4<f32> = vec4<f32>(v106);
    let v108: u32 = v34 * v14;
    let v109: u32 = v108 + v0;
    let v110: f32 = b6[v109];
    let v111: vec4<f32> = vec4<f32>(v110);
    workgroupBarrier(); storageBarrier();
    let v112: u32 = v24 * v25;
    for (var v113: u32 = v112; v113 < v19; v113 += v27) {
      let v114: u32 = v23 + v113;
      x2 = v29;
      for (var v115: u32 = v3; v115 < v18; v115 += v2) {
        let v116: u32 = v115 * v19;
        let v117: u32 = v114 + v116;
        let v118: vec4<f32> = b3[v117 / 4u];
        let v119: vec4<f32> = v118 * v107;
        let v120: f32 = m1[v115];
        let v121: vec4<f32> = vec4<f32>(v120);
        let v122: vec4<f32> = x2;
        let v123: vec4<f32> = fma(v119, v121, v122);
        x2 = v123;
      }
      let v124: vec4<f32> = x2;
      let v125: u32 = v0 * v19;
      let v126: u32 = v125 + v113;
      let v128: u32 = v126 + v127;
      let v129: u32 = v34 * v39;
      let v130: u32 = v129 + v128;
      let v131: vec4<f32> = b4[v130 / 4u];
      let v132: vec4<f32> = v131 - v124;
      let v133: vec4<f32> = v111 * v132;
      x3 = v29;
      for (var v134: u32 = v3; v134 < v18; v134 += v2) {
        let v135: u32 = v134 * v19;
        let v136: u32 = v114 + v135;
        let v137: vec4<f32> = b3[v136 / 4u];
        let v138: vec4<f32> = v137 * v107;
        let v139: f32 = m1[v134];
        let v140: vec4<f32> = vec4<f32>(v139);
        let v141: vec4<f32> = fma(v140, v133, v138);
        b3[v136 / 4u] = v141;
        let v142: f32 = m0[v134];
        let v143: vec4<f32> = vec4<f32>(v142);
        let v144: vec4<f32> = x3;
        let v145: vec4<f32> = fma(v141, v143, v144);
        x3 = v145;
      }
      let v146: vec4<f32> = x3;
      m2[v113 / 4u] = v146;
    }
    workgroupBarrier(); storageBarrier();
    x4 = v29;
    let v147: u32 = v24 * v25;
    for (var v148: u32 = v147; v148 < v19; v148 += v27) {
      let v149: u32 = v34 - v34;
      let v150: u32 = v0 - v0;
      let v151: vec4<f32> = m2[v148 / 4u];
      let v152: vec4<f32> = v151 * v151;
      let v153: vec4<f32> = x4;
      let v154: vec4<f32> = v153 + v152;
      x4 = v154;
    }
    let v155: vec4<f32> = x4;
    let v156: f32 = v155.x;
    let v157: f32 = v155.y;
    let v158: f32 = v156 + v157;
    let v159: f32 = v155.z;
    let v160: f32 = v158 + v159;
    let v161: f32 = v155.w;
    let v162: f32 = v160 + v161;
    m3[v195] = v162;
    workgroupBarrier(); storageBarrier();
    let v211: f32 = m3[v196];
    x7 = v211;
    for (var v212: u32 = v197; v212 < v198; v212 += v197) {
      let v213: f32 = m3[v212];
      let v214: f32 = x7;
      let v215: f32 = v214 + v213;
      x7 = v215;
    }
    workgroupBarrier(); storageBarrier();
    let v216: f32 = x7;
    let v164: u32 = v24 * v25;
    for (var v165: u32 = v164; v165 < v19; v165 += v27) {
      let v166: u32 = v34 - v34;
      let v167: u32 = v0 - v0;
      let v168: vec4<f32> = m2[v165 / 4u];
      let v169: f32 = f32(v19);
      let v170: f32 = v216 / v169;
      let v172: f32 = v170 + v171;
      let v173: f32 = inverseSqrt(v172);
      let v174: vec4<f32> = vec4<f32>(v173);
      let v175: vec4<f32> = v168 * v174;
      let v176: vec4<f32> = b7[v165 / 4u];
      let v177: vec4<f32> = v175 * v176;
      let v178: u32 = v0 * v19;
      let v179: u32 = v178 + v165;
      let v181: u32 = v34 * v180;
      let v182: u32 = v181 + v179;
      let v183: vec4<f32> = b8[v182 / 4u];
      let v184: vec4<f32> = -v183;
      let v185: vec4<f32> = exp(v184);
      let v187: vec4<f32> = vec4<f32>(v186);
      let v188: vec4<f32> = v185 + v187;
      let v189: vec4<f32> = v183 / v188;
      let v190: vec4<f32> = v177 * v189;
      let v191: u32 = v34 * v180;
      let v192: u32 = v0 * v19;
      let v193: u32 = v191 + v192;
      let v194: u32 = v193 + v165;
      b9[v194 / 4u] = v190;
    }
    workgroupBarrier(); storageBarrier();
  }
}
