@group(0) @binding(0) var<storage, read> b0: array<f32>; // v22
@group(0) @binding(1) var<storage, read> b1: array<f32>; // k_norm
@group(0) @binding(2) var<storage, read> b2: array<f32>; // rope_cos
@group(0) @binding(3) var<storage, read> b3: array<f32>; // rope_sin
@group(0) @binding(4) var<storage, read> b4: array<i32>; // position
@group(0) @binding(5) var<storage, read> b5: array<i32>; // stream
@group(0) @binding(6) var<storage, read> b6: array<i32>; // pages
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // k_cache
@group(0) @binding(8) var<storage, read> b8: array<f32>; // v23
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // v_cache
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_qk_norm_1_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  let v133: u32 = lane;
  let v134: u32 = 0u;
  let v135: u32 = 1u;
  let v136: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = params[0].y;
  let v8: f32 = 0.0f;
  let v9: u32 = params[0].z;
  let v10: u32 = lane;
  let v11: u32 = 1u;
  let v12: u32 = 32u;
  let v16: u32 = params[0].w;
  let v26: u32 = params[1].x;
  let v35: f32 = bitcast<f32>(params[1].z);
  let v95: u32 = params[1].y;
  let v96: u32 = 512u;
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: u32 = v3 % v5;
    let v7: u32 = v3 / v5;
    x0 = v8;
    for (var v13: u32 = v10; v13 < v9; v13 += v12) {
      let v14: u32 = v6 * v9;
      let v15: u32 = v14 + v13;
      let v17: u32 = v7 * v16;
      let v18: u32 = v17 + v15;
      let v19: f32 = b0[v18];
      let v20: f32 = v19 * v19;
      let v21: f32 = x0;
      let v22: f32 = v21 + v20;
      x0 = v22;
    }
    let v23: f32 = x0;
    m0[v133] = v23;
    workgroupBarrier();
    let v137: f32 = m0[v134];
    x2 = v137;
    for (var v138: u32 = v135; v138 < v136; v138 += v135) {
      let v139: f32 = m0[v138];
      let v140: f32 = x2;
      let v141: f32 = v140 + v139;
      x2 = v141;
    }
    workgroupBarrier();
    let v142: f32 = x2;
    for (var v25: u32 = v10; v25 < v9; v25 += v12) {
      x1 = v8;
      let v27: bool = v25 < v26;
      if (v27) {
        let v28: u32 = v6 * v9;
        let v29: u32 = v28 + v25;
        let v30: u32 = v7 * v16;
        let v31: u32 = v30 + v29;
        let v32: f32 = b0[v31];
        let v33: f32 = f32(v9);
        let v34: f32 = v142 / v33;
        let v36: f32 = v34 + v35;
        let v37: f32 = inverseSqrt(v36);
        let v38: f32 = v32 * v37;
        let v39: f32 = b1[v25];
        let v40: f32 = v38 * v39;
        let v41: u32 = v7 * v26;
        let v42: u32 = v41 + v25;
        let v43: f32 = b2[v42];
        let v44: f32 = v40 * v43;
        let v45: u32 = v25 + v26;
        let v46: u32 = v6 * v9;
        let v47: u32 = v46 + v45;
        let v48: u32 = v7 * v16;
        let v49: u32 = v48 + v47;
        let v50: f32 = b0[v49];
        let v51: f32 = v50 * v37;
        let v52: f32 = b1[v45];
        let v53: f32 = v51 * v52;
        let v54: u32 = v7 * v26;
        let v55: u32 = v54 + v25;
        let v56: f32 = b3[v55];
        let v57: f32 = v53 * v56;
        let v58: f32 = v44 - v57;
        x1 = v58;
      } else {
        let v59: u32 = v25 - v26;
        let v60: u32 = v59 + v26;
        let v61: u32 = v6 * v9;
        let v62: u32 = v61 + v60;
        let v63: u32 = v7 * v16;
        let v64: u32 = v63 + v62;
        let v65: f32 = b0[v64];
        let v66: f32 = f32(v9);
        let v67: f32 = v142 / v66;
        let v68: f32 = v67 + v35;
        let v69: f32 = inverseSqrt(v68);
        let v70: f32 = v65 * v69;
        let v71: f32 = b1[v60];
        let v72: f32 = v70 * v71;
        let v73: u32 = v7 * v26;
        let v74: u32 = v73 + v59;
        let v75: f32 = b2[v74];
        let v76: f32 = v72 * v75;
        let v77: u32 = v6 * v9;
        let v78: u32 = v77 + v59;
        let v79: u32 = v7 * v16;
        let v80: u32 = v79 + v78;
        let v81: f32 = b0[v80];
        let v82: f32 = v81 * v69;
        let v83: f32 = b1[v59];
        let v84: f32 = v82 * v83;
        let v85: u32 = v7 * v26;
        let v86: u32 = v85 + v59;
        let v87: f32 = b3[v86];
        let v88: f32 = v84 * v87;
        let v89: f32 = v76 + v88;
        x1 = v89;
      }
      let v90: f32 = x1;
      let v91: i32 = b4[v7];
      let v92: u32 = u32(v91);
      let v93: i32 = b5[v7];
      let v94: u32 = u32(v93);
      let v97: u32 = v92 / v96;
      let v98: u32 = v92 % v96;
      let v99: u32 = v94 * v95;
      let v100: u32 = v97 + v99;
      let v101: i32 = b6[v100];
      let v102: u32 = u32(v101);
      let v103: u32 = v102 * v5;
      let v104: u32 = v6 + v103;
      let v105: u32 = v104 * v9;
      let v106: u32 = v105 * v96;
      let v107: u32 = v98 * v9;
      let v108: u32 = v106 + v107;
      let v109: u32 = v108 + v25;
      b7[v109] = v90;
    }
    for (var v110: u32 = v10; v110 < v9; v110 += v12) {
      let v111: u32 = v6 * v9;
      let v112: u32 = v111 + v110;
      let v113: u32 = v7 * v16;
      let v114: u32 = v113 + v112;
      let v115: f32 = b8[v114];
      let v116: i32 = b4[v7];
      let v117: u32 = u32(v116);
      let v118: i32 = b5[v7];
      let v119: u32 = u32(v118);
      let v120: u32 = v117 / v96;
      let v121: u32 = v117 % v96;
      let v122: u32 = v119 * v95;
      let v123: u32 = v120 + v122;
      let v124: i32 = b6[v123];
      let v125: u32 = u32(v124);
      let v126: u32 = v125 * v5;
      let v127: u32 = v6 + v126;
      let v128: u32 = v127 * v9;
      let v129: u32 = v128 * v96;
      let v130: u32 = v121 * v9;
      let v131: u32 = v129 + v130;
      let v132: u32 = v131 + v110;
      b9[v132] = v115;
    }
  }
}
