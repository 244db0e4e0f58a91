@group(0) @binding(0) var<storage, read> b0: array<i32>; // first_row
@group(0) @binding(1) var<storage, read> b1: array<i32>; // slot
@group(0) @binding(2) var<storage, read> b2: array<i32>; // position
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // delta
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // stored5
@group(0) @binding(6) var<storage, read> b6: array<f32>; // stored6
@group(0) @binding(7) var<storage, read> b7: array<f32>; // delta_norm
@group(0) @binding(8) var<storage, read> b8: array<f32>; // stored8
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 3>;
var<workgroup> m0: array<f32, 256>;
var<workgroup> m1: array<f32, 256>;
var<workgroup> m2: array<f32, 256>;
var<workgroup> m3: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_3_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  let v155: u32 = lane;
  let v156: u32 = 0u;
  let v157: u32 = 1u;
  let v158: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = 1u;
  let v3: u32 = 0u;
  let v14: u32 = params[0].x;
  let v15: u32 = params[0].y;
  let v18: u32 = params[0].z;
  let v19: u32 = params[0].w;
  let v24: u32 = lane;
  let v25: u32 = 32u;
  let v27: f32 = 0.0f;
  let v36: u32 = params[1].x;
  let v51: f32 = 1e-6f;
  let v55: f32 = bitcast<f32>(params[2].x);
  let v60: u32 = params[1].y;
  let v100: u32 = params[1].z;
  let v133: f32 = bitcast<f32>(params[2].y);
  let v141: u32 = params[1].w;
  let v147: f32 = 1.0f;
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
    for (var v26: u32 = v24; v26 < v19; v26 += v25) {
      for (var v28: u32 = v3; v28 < v18; v28 += v2) {
        let v29: u32 = v23 + v26;
        let v30: u32 = v28 * v19;
        let v31: u32 = v29 + v30;
        b3[v31] = v27;
      }
    }
  }
  for (var v32: u32 = v5; v32 < v8; v32 += v2) {
    x0 = v27;
    for (var v33: u32 = v24; v33 < v18; v33 += v25) {
      let v34: u32 = v17 * v18;
      let v35: u32 = v34 + v33;
      let v37: u32 = v32 * v36;
      let v38: u32 = v37 + v35;
      let v39: f32 = b4[v38];
      let v40: f32 = v39 * v39;
      let v41: f32 = x0;
      let v42: f32 = v41 + v40;
      x0 = v42;
    }
    let v43: f32 = x0;
    m3[v155] = v43;
    workgroupBarrier(); storageBarrier();
    let v159: f32 = m3[v156];
    x5 = v159;
    for (var v160: u32 = v157; v160 < v158; v160 += v157) {
      let v161: f32 = m3[v160];
      let v162: f32 = x5;
      let v163: f32 = v162 + v161;
      x5 = v163;
    }
    workgroupBarrier(); storageBarrier();
    let v164: f32 = x5;
    for (var v45: u32 = v24; v45 < v18; v45 += v25) {
      let v46: u32 = v17 * v18;
      let v47: u32 = v46 + v45;
      let v48: u32 = v32 * v36;
      let v49: u32 = v48 + v47;
      let v50: f32 = b4[v49];
      let v52: f32 = v164 + v51;
      let v53: f32 = inverseSqrt(v52);
      let v54: f32 = v50 * v53;
      let v56: f32 = v54 * v55;
      m0[v45] = v56;
    }
    x1 = v27;
    for (var v57: u32 = v24; v57 < v18; v57 += v25) {
      let v58: u32 = v17 * v18;
      let v59: u32 = v58 + v57;
      let v61: u32 = v59 + v60;
      let v62: u32 = v32 * v36;
      let v63: u32 = v62 + v61;
      let v64: f32 = b4[v63];
      let v65: f32 = v64 * v64;
      let v66: f32 = x1;
      let v67: f32 = v66 + v65;
      x1 = v67;
    }
    let v68: f32 = x1;
    m3[v155] = v68;
    workgroupBarrier(); storageBarrier();
    let v165: f32 = m3[v156];
    x6 = v165;
    for (var v166: u32 = v157; v166 < v158; v166 += v157) {
      let v167: f32 = m3[v166];
      let v168: f32 = x6;
      let v169: f32 = v168 + v167;
      x6 = v169;
    }
    workgroupBarrier(); storageBarrier();
    let v170: f32 = x6;
    for (var v70: u32 = v24; v70 < v18; v70 += v25) {
      let v71: u32 = v17 * v18;
      let v72: u32 = v71 + v70;
      let v73: u32 = v72 + v60;
      let v74: u32 = v32 * v36;
      let v75: u32 = v74 + v73;
      let v76: f32 = b4[v75];
      let v77: f32 = v170 + v51;
      let v78: f32 = inverseSqrt(v77);
      let v79: f32 = v76 * v78;
      m1[v70] = v79;
    }
    let v80: u32 = v32 * v14;
    let v81: u32 = v80 + v0;
    let v82: f32 = b5[v81];
    let v83: f32 = exp(v82);
    let v84: u32 = v32 * v14;
    let v85: u32 = v84 + v0;
    let v86: f32 = b6[v85];
    workgroupBarrier(); storageBarrier();
    for (var v87: u32 = v24; v87 < v19; v87 += v25) {
      let v88: u32 = v23 + v87;
      x2 = v27;
      for (var v89: u32 = v3; v89 < v18; v89 += v2) {
        let v90: u32 = v89 * v19;
        let v91: u32 = v88 + v90;
        let v92: f32 = b3[v91];
        let v93: f32 = v92 * v83;
        let v94: f32 = m1[v89];
        let v95: f32 = x2;
        let v96: f32 = fma(v93, v94, v95);
        x2 = v96;
      }
      let v97: f32 = x2;
      let v98: u32 = v0 * v19;
      let v99: u32 = v98 + v87;
      let v101: u32 = v99 + v100;
      let v102: u32 = v32 * v36;
      let v103: u32 = v102 + v101;
      let v104: f32 = b4[v103];
      let v105: f32 = v104 - v97;
      let v106: f32 = v86 * v105;
      x3 = v27;
      for (var v107: u32 = v3; v107 < v18; v107 += v2) {
        let v108: u32 = v107 * v19;
        let v109: u32 = v88 + v108;
        let v110: f32 = b3[v109];
        let v111: f32 = v110 * v83;
        let v112: f32 = m1[v107];
        let v113: f32 = fma(v112, v106, v111);
        b3[v109] = v113;
        let v114: f32 = m0[v107];
        let v115: f32 = x3;
        let v116: f32 = fma(v113, v114, v115);
        x3 = v116;
      }
      let v117: f32 = x3;
      m2[v87] = v117;
    }
    workgroupBarrier(); storageBarrier();
    x4 = v27;
    for (var v118: u32 = v24; v118 < v19; v118 += v25) {
      let v119: u32 = v32 - v32;
      let v120: u32 = v0 - v0;
      let v121: f32 = m2[v118];
      let v122: f32 = v121 * v121;
      let v123: f32 = x4;
      let v124: f32 = v123 + v122;
      x4 = v124;
    }
    let v125: f32 = x4;
    m3[v155] = v125;
    workgroupBarrier(); storageBarrier();
    let v171: f32 = m3[v156];
    x7 = v171;
    for (var v172: u32 = v157; v172 < v158; v172 += v157) {
      let v173: f32 = m3[v172];
      let v174: f32 = x7;
      let v175: f32 = v174 + v173;
      x7 = v175;
    }
    workgroupBarrier(); storageBarrier();
    let v176: f32 = x7;
    for (var v127: u32 = v24; v127 < v19; v127 += v25) {
      let v128: u32 = v32 - v32;
      let v129: u32 = v0 - v0;
      let v130: f32 = m2[v127];
      let v131: f32 = f32(v19);
      let v132: f32 = v176 / v131;
      let v134: f32 = v132 + v133;
      let v135: f32 = inverseSqrt(v134);
      let v136: f32 = v130 * v135;
      let v137: f32 = b7[v127];
      let v138: f32 = v136 * v137;
      let v139: u32 = v0 * v19;
      let v140: u32 = v139 + v127;
      let v142: u32 = v32 * v141;
      let v143: u32 = v142 + v140;
      let v144: f32 = b8[v143];
      let v145: f32 = -v144;
      let v146: f32 = exp(v145);
      let v148: f32 = v146 + v147;
      let v149: f32 = v144 / v148;
      let v150: f32 = v138 * v149;
      let v151: u32 = v32 * v141;
      let v152: u32 = v0 * v19;
      let v153: u32 = v151 + v152;
      let v154: u32 = v153 + v127;
      b9[v154] = v150;
    }
    workgroupBarrier(); storageBarrier();
  }
}
