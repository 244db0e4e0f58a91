@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v28
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v146: u32 = lane;
  let v147: u32 = 0u;
  let v148: u32 = 1u;
  let v149: u32 = 32u;
  let v77: f32 = 0.0f;
  let v78: u32 = 1u;
  let v80: u32 = 0u;
  let v91: u32 = 2u;
  let v95: u32 = 3u;
  let v99: u32 = lane;
  let v100: u32 = 32u;
  let v120: u32 = 5u;
  let v129: u32 = 4u;
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
  let v36: u32 = 512u;
  let v51: f32 = bitcast<f32>(params[0].w);
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
    m4[v146] = v19;
    workgroupBarrier();
    let v150: f32 = m4[v147];
    x6 = v150;
    for (var v151: u32 = v148; v151 < v149; v151 += v148) {
      let v152: f32 = m4[v151];
      let v153: f32 = x6;
      let v154: f32 = v153 + v152;
      x6 = v154;
    }
    workgroupBarrier();
    let v155: f32 = x6;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v155;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v27: u32 = v22 + v23;
  let v28: u32 = v27 / v24;
  for (var v31: u32 = v29; v31 < v26; v31 += v30) {
    let v32: u32 = v31 * v24;
    let v33: u32 = v22 - v32;
    let v34: u32 = min(v24, v33);
    let v35: u32 = v32 * v5;
    x1 = v77;
    x2 = v77;
    x3 = v77;
    x4 = v77;
    for (var v37: u32 = v6; v37 < v5; v37 += v36) {
      let v38: u32 = v5 - v37;
      let v39: u32 = min(v36, v38);
      for (var v40: u32 = v6; v40 < v4; v40 += v1) {
        let v41: u32 = v0 + v40;
        for (var v42: u32 = v10; v42 < v39; v42 += v11) {
          let v43: u32 = v37 + v42;
          let v44: u32 = v41 * v5;
          let v45: u32 = v44 + v43;
          let v46: f32 = b0[v45];
          let v47: u32 = v41 - v0;
          let v48: f32 = m1[v47];
          let v49: f32 = f32(v5);
          let v50: f32 = v48 / v49;
          let v52: f32 = v50 + v51;
          let v53: f32 = inverseSqrt(v52);
          let v54: f32 = v46 * v53;
          let v55: f32 = b2[v43];
          let v56: f32 = v54 * v55;
          let v57: u32 = v40 * v36;
          let v58: u32 = v42 + v57;
          m0[v58] = v56;
        }
      }
      workgroupBarrier();
      let v59: u32 = v35 + v37;
      let v79: u32 = v4 - v78;
      let v81: u32 = min(v80, v79);
      let v82: u32 = v81 * v36;
      let v83: u32 = v6 + v82;
      let v84: u32 = v34 - v78;
      let v85: u32 = min(v80, v84);
      let v86: u32 = v85 * v5;
      let v87: u32 = v59 + v86;
      let v88: u32 = min(v78, v84);
      let v89: u32 = v88 * v5;
      let v90: u32 = v59 + v89;
      let v92: u32 = min(v91, v84);
      let v93: u32 = v92 * v5;
      let v94: u32 = v59 + v93;
      let v96: u32 = min(v95, v84);
      let v97: u32 = v96 * v5;
      let v98: u32 = v59 + v97;
      for (var v101: u32 = v99; v101 < v39; v101 += v100) {
        let v102: u32 = v83 + v101;
        let v103: f32 = m0[v102];
        let v104: u32 = v87 + v101;
        let v105: f32 = b1[v104];
        let v106: f32 = x1;
        let v107: f32 = fma(v103, v105, v106);
        x1 = v107;
        let v108: u32 = v90 + v101;
        let v109: f32 = b1[v108];
        let v110: f32 = x2;
        let v111: f32 = fma(v103, v109, v110);
        x2 = v111;
        let v112: u32 = v94 + v101;
        let v113: f32 = b1[v112];
        let v114: f32 = x3;
        let v115: f32 = fma(v103, v113, v114);
        x3 = v115;
        let v116: u32 = v98 + v101;
        let v117: f32 = b1[v116];
        let v118: f32 = x4;
        let v119: f32 = fma(v103, v117, v118);
        x4 = v119;
      }
      workgroupBarrier();
    }
    let v121: u32 = v99 * v120;
    let v122: f32 = x1;
    m3[v121] = v122;
    let v123: u32 = v121 + v78;
    let v124: f32 = x2;
    m3[v123] = v124;
    let v125: u32 = v121 + v91;
    let v126: f32 = x3;
    m3[v125] = v126;
    let v127: u32 = v121 + v95;
    let v128: f32 = x4;
    m3[v127] = v128;
    workgroupBarrier();
    for (var v130: u32 = v99; v130 < v129; v130 += v100) {
      let v131: u32 = v130 / v129;
      let v132: u32 = v130 % v129;
      let v133: bool = v131 < v4;
      let v134: bool = v132 < v34;
      let v135: bool = v133 & v134;
      if (v135) {
        x5 = v77;
        for (var v136: u32 = v80; v136 < v100; v136 += v78) {
          let v137: u32 = v136 * v120;
          let v138: u32 = v130 + v137;
          let v139: f32 = m3[v138];
          let v140: f32 = x5;
          let v141: f32 = v140 + v139;
          x5 = v141;
        }
        let v142: f32 = x5;
        let v143: u32 = v131 * v24;
        let v144: u32 = v6 + v143;
        let v145: u32 = v144 + v132;
        m2[v145] = v142;
      }
    }
    workgroupBarrier();
    for (var v60: u32 = v10; v60 < v24; v60 += v11) {
      let v61: u32 = v60 / v24;
      let v62: u32 = v60 % v24;
      let v63: bool = v61 < v4;
      let v64: bool = v62 < v34;
      let v65: bool = v63 & v64;
      if (v65) {
        let v66: u32 = v0 + v61;
        let v67: u32 = v32 + v62;
        let v68: u32 = v66 - v0;
        let v69: u32 = v68 * v24;
        let v70: u32 = v67 - v32;
        let v71: u32 = v69 + v70;
        let v72: f32 = m2[v71];
        let v73: f32 = b3[v67];
        let v74: f32 = v72 + v73;
        let v75: u32 = v66 * v22;
        let v76: u32 = v75 + v67;
        b4[v76] = v74;
      }
    }
    workgroupBarrier();
  }
}
