@group(0) @binding(0) var<storage, read> b0: array<i32>; // position
@group(0) @binding(1) var<storage, read> b1: array<i32>; // stream
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // k_cache
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // v_cache
@group(0) @binding(4) var<storage, read> b4: array<vec4<f32>>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<vec4<f32>>; // rope_cos
@group(0) @binding(6) var<storage, read> b6: array<vec4<f32>>; // rope_sin
@group(0) @binding(7) var<storage, read> b7: array<i32>; // pages
@group(0) @binding(8) var<storage, read_write> b8: array<vec4<f32>>; // stored8
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 64>;
var<workgroup> m1: array<f32, 512>;
var<workgroup> m2: array<vec4<f32>, 64>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_2_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: vec4<f32>;
  var x5: f32;
  var x6: vec4<f32>;
  var x7: f32;
  var x8: f32;
  let v162: u32 = lane;
  let v163: u32 = 0u;
  let v164: u32 = 1u;
  let v165: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = params[0].x;
  let v3: u32 = params[0].y;
  let v10: u32 = 0u;
  let v11: u32 = 1u;
  let v12: u32 = 512u;
  let v13: u32 = params[0].z;
  let v14: u32 = lane;
  let v15: u32 = 4u;
  let v17: u32 = 128u;
  let v19: vec4<f32> = vec4<f32>(0.0f);
  let v20: u32 = params[0].w;
  let v24: u32 = params[1].x;
  let v65: f32 = bitcast<f32>(params[1].z);
  let v70: f32 = -1e30f;
  let v71: f32 = 0.0f;
  let v75: u32 = params[1].y;
  let v91: u32 = 32u;
  let v4: u32 = v2 / v3;
  let v5: u32 = v0 / v4;
  let v6: i32 = b0[v1];
  let v7: u32 = u32(v6);
  let v8: i32 = b1[v1];
  let v9: u32 = u32(v8);
  let v16: u32 = v14 * v15;
  for (var v18: u32 = v16; v18 < v13; v18 += v17) {
    x0 = v19;
    let v21: bool = v18 < v20;
    if (v21) {
      let v22: u32 = v0 * v13;
      let v23: u32 = v22 + v18;
      let v25: u32 = v1 * v24;
      let v26: u32 = v25 + v23;
      let v27: vec4<f32> = b4[v26 / 4u];
      let v28: u32 = v1 * v20;
      let v29: u32 = v28 + v18;
      let v30: vec4<f32> = b5[v29 / 4u];
      let v31: vec4<f32> = v27 * v30;
      let v32: u32 = v18 + v20;
      let v33: u32 = v0 * v13;
      let v34: u32 = v33 + v32;
      let v35: u32 = v1 * v24;
      let v36: u32 = v35 + v34;
      let v37: vec4<f32> = b4[v36 / 4u];
      let v38: u32 = v1 * v20;
      let v39: u32 = v38 + v18;
      let v40: vec4<f32> = b6[v39 / 4u];
      let v41: vec4<f32> = v37 * v40;
      let v42: vec4<f32> = v31 - v41;
      x0 = v42;
    } else {
      let v43: u32 = v18 - v20;
      let v44: u32 = v43 + v20;
      let v45: u32 = v0 * v13;
      let v46: u32 = v45 + v44;
      let v47: u32 = v1 * v24;
      let v48: u32 = v47 + v46;
      let v49: vec4<f32> = b4[v48 / 4u];
      let v50: u32 = v1 * v20;
      let v51: u32 = v50 + v43;
      let v52: vec4<f32> = b5[v51 / 4u];
      let v53: vec4<f32> = v49 * v52;
      let v54: u32 = v0 * v13;
      let v55: u32 = v54 + v43;
      let v56: u32 = v1 * v24;
      let v57: u32 = v56 + v55;
      let v58: vec4<f32> = b4[v57 / 4u];
      let v59: u32 = v1 * v20;
      let v60: u32 = v59 + v43;
      let v61: vec4<f32> = b6[v60 / 4u];
      let v62: vec4<f32> = v58 * v61;
      let v63: vec4<f32> = v53 + v62;
      x0 = v63;
    }
    let v64: vec4<f32> = x0;
    let v66: vec4<f32> = vec4<f32>(v65);
    let v67: vec4<f32> = v64 * v66;
    m0[v18 / 4u] = v67;
  }
  let v68: u32 = v14 * v15;
  for (var v69: u32 = v68; v69 < v13; v69 += v17) {
    m2[v69 / 4u] = v19;
  }
  workgroupBarrier();
  x1 = v70;
  x2 = v71;
  let v72: u32 = v7 / v12;
  let v73: u32 = v72 + v11;
  for (var v74: u32 = v10; v74 < v73; v74 += v11) {
    let v76: u32 = v9 * v75;
    let v77: u32 = v74 + v76;
    let v78: i32 = b7[v77];
    let v79: u32 = u32(v78);
    let v80: u32 = v74 * v12;
    let v81: u32 = max(v10, v80);
    let v82: u32 = v81 - v80;
    let v83: u32 = v7 + v11;
    let v84: u32 = v83 - v80;
    let v85: u32 = min(v84, v12);
    x3 = v70;
    let v86: u32 = v79 * v3;
    let v87: u32 = v5 + v86;
    let v88: u32 = v87 * v13;
    let v89: u32 = v88 * v12;
    let v90: u32 = v82 + v14;
    for (var v92: u32 = v90; v92 < v85; v92 += v91) {
      let v93: u32 = v92 * v13;
      let v94: u32 = v89 + v93;
      x4 = v19;
      for (var v95: u32 = v10; v95 < v13; v95 += v15) {
        let v96: vec4<f32> = m0[v95 / 4u];
        let v97: u32 = v94 + v95;
        let v98: vec4<f32> = b2[v97 / 4u];
        let v99: vec4<f32> = x4;
        let v100: vec4<f32> = fma(v96, v98, v99);
        x4 = v100;
      }
      let v101: vec4<f32> = x4;
      let v102: f32 = v101.x;
      let v103: f32 = v101.y;
      let v104: f32 = v102 + v103;
      let v105: f32 = v101.z;
      let v106: f32 = v104 + v105;
      let v107: f32 = v101.w;
      let v108: f32 = v106 + v107;
      m1[v92] = v108;
      let v109: f32 = x3;
      let v110: f32 = max(v109, v108);
      x3 = v110;
    }
    let v111: f32 = x3;
    m3[v162] = v111;
    workgroupBarrier();
    let v166: f32 = m3[v163];
    x7 = v166;
    for (var v167: u32 = v164; v167 < v165; v167 += v164) {
      let v168: f32 = m3[v167];
      let v169: f32 = x7;
      let v170: f32 = max(v169, v168);
      x7 = v170;
    }
    workgroupBarrier();
    let v171: f32 = x7;
    let v113: f32 = x1;
    let v114: f32 = max(v113, v171);
    let v115: f32 = v113 - v114;
    let v116: f32 = exp(v115);
    x1 = v114;
    x5 = v71;
    for (var v117: u32 = v90; v117 < v85; v117 += v91) {
      let v118: f32 = m1[v117];
      let v119: f32 = v118 - v114;
      let v120: f32 = exp(v119);
      m1[v117] = v120;
      let v121: f32 = x5;
      let v122: f32 = v121 + v120;
      x5 = v122;
    }
    let v123: f32 = x5;
    m3[v162] = v123;
    workgroupBarrier();
    let v172: f32 = m3[v163];
    x8 = v172;
    for (var v173: u32 = v164; v173 < v165; v173 += v164) {
      let v174: f32 = m3[v173];
      let v175: f32 = x8;
      let v176: f32 = v175 + v174;
      x8 = v176;
    }
    workgroupBarrier();
    let v177: f32 = x8;
    let v125: f32 = x2;
    let v126: f32 = fma(v125, v116, v177);
    x2 = v126;
    workgroupBarrier();
    let v127: u32 = v79 * v3;
    let v128: u32 = v5 + v127;
    let v129: u32 = v128 * v13;
    let v130: u32 = v129 * v12;
    let v131: vec4<f32> = vec4<f32>(v116);
    let v132: u32 = v14 * v15;
    for (var v133: u32 = v132; v133 < v13; v133 += v17) {
      x6 = v19;
      let v134: u32 = v130 + v133;
      for (var v135: u32 = v82; v135 < v85; v135 += v11) {
        let v136: f32 = m1[v135];
        let v137: vec4<f32> = vec4<f32>(v136);
        let v138: u32 = v135 * v13;
        let v139: u32 = v134 + v138;
        let v140: vec4<f32> = b3[v139 / 4u];
        let v141: vec4<f32> = x6;
        let v142: vec4<f32> = fma(v137, v140, v141);
        x6 = v142;
      }
      let v143: vec4<f32> = x6;
      let v144: vec4<f32> = m2[v133 / 4u];
      let v145: vec4<f32> = fma(v144, v131, v143);
      m2[v133 / 4u] = v145;
    }
    workgroupBarrier();
  }
  let v146: f32 = x2;
  let v147: f32 = 1.0 / v146;
  let v148: vec4<f32> = vec4<f32>(v147);
  let v149: u32 = v14 * v15;
  for (var v150: u32 = v149; v150 < v13; v150 += v17) {
    let v151: vec4<f32> = m2[v150 / 4u];
    let v152: vec4<f32> = v151 * v148;
    m2[v150 / 4u] = v152;
  }
  workgroupBarrier();
  let v153: u32 = v14 * v15;
  for (var v154: u32 = v153; v154 < v13; v154 += v17) {
    let v155: u32 = v1 - v1;
    let v156: u32 = v0 - v0;
    let v157: vec4<f32> = m2[v154 / 4u];
    let v158: u32 = v1 * v24;
    let v159: u32 = v0 * v13;
    let v160: u32 = v158 + v159;
    let v161: u32 = v160 + v154;
    b8[v161 / 4u] = v157;
  }
}
