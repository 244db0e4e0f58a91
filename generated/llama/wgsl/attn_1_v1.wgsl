@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<f32>; // rope_cos
@group(0) @binding(2) var<storage, read> b2: array<f32>; // rope_sin
@group(0) @binding(3) var<storage, read> b3: array<i32>; // position
@group(0) @binding(4) var<storage, read> b4: array<i32>; // stream
@group(0) @binding(5) var<storage, read> b5: array<i32>; // pages
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // k_cache
@group(0) @binding(7) var<storage, read> b7: array<f32>; // stored7
@group(0) @binding(8) var<storage, read_write> b8: array<f32>; // v_cache
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 2>;

@compute @workgroup_size(32)
fn attn_1_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: u32 = params[0].y;
  let v15: u32 = params[0].z;
  let v16: u32 = lane;
  let v17: u32 = 32u;
  let v19: f32 = 0.0f;
  let v20: u32 = params[0].w;
  let v24: u32 = params[1].x;
  let v69: u32 = params[1].y;
  let v70: u32 = 512u;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v13: u32 = v10 % v12;
    let v14: u32 = v10 / v12;
    for (var v18: u32 = v16; v18 < v15; v18 += v17) {
      x0 = v19;
      let v21: bool = v18 < v20;
      if (v21) {
        let v22: u32 = v13 * v15;
        let v23: u32 = v22 + v18;
        let v25: u32 = v14 * v24;
        let v26: u32 = v25 + v23;
        let v27: f32 = b0[v26];
        let v28: u32 = v14 * v20;
        let v29: u32 = v28 + v18;
        let v30: f32 = b1[v29];
        let v31: f32 = v27 * v30;
        let v32: u32 = v18 + v20;
        let v33: u32 = v13 * v15;
        let v34: u32 = v33 + v32;
        let v35: u32 = v14 * v24;
        let v36: u32 = v35 + v34;
        let v37: f32 = b0[v36];
        let v38: u32 = v14 * v20;
        let v39: u32 = v38 + v18;
        let v40: f32 = b2[v39];
        let v41: f32 = v37 * v40;
        let v42: f32 = v31 - v41;
        x0 = v42;
      } else {
        let v43: u32 = v18 - v20;
        let v44: u32 = v43 + v20;
        let v45: u32 = v13 * v15;
        let v46: u32 = v45 + v44;
        let v47: u32 = v14 * v24;
        let v48: u32 = v47 + v46;
        let v49: f32 = b0[v48];
        let v50: u32 = v14 * v20;
        let v51: u32 = v50 + v43;
        let v52: f32 = b1[v51];
        let v53: f32 = v49 * v52;
        let v54: u32 = v13 * v15;
        let v55: u32 = v54 + v43;
        let v56: u32 = v14 * v24;
        let v57: u32 = v56 + v55;
        let v58: f32 = b0[v57];
        let v59: u32 = v14 * v20;
        let v60: u32 = v59 + v43;
        let v61: f32 = b2[v60];
        let v62: f32 = v58 * v61;
        let v63: f32 = v53 + v62;
        x0 = v63;
      }
      let v64: f32 = x0;
      let v65: i32 = b3[v14];
      let v66: u32 = u32(v65);
      let v67: i32 = b4[v14];
      let v68: u32 = u32(v67);
      let v71: u32 = v66 / v70;
      let v72: u32 = v66 % v70;
      let v73: u32 = v68 * v69;
      let v74: u32 = v71 + v73;
      let v75: i32 = b5[v74];
      let v76: u32 = u32(v75);
      let v77: u32 = v76 * v12;
      let v78: u32 = v13 + v77;
      let v79: u32 = v78 * v15;
      let v80: u32 = v79 * v70;
      let v81: u32 = v72 * v15;
      let v82: u32 = v80 + v81;
      let v83: u32 = v82 + v18;
      b6[v83] = v64;
    }
    for (var v84: u32 = v16; v84 < v15; v84 += v17) {
      let v85: u32 = v13 * v15;
      let v86: u32 = v85 + v84;
      let v87: u32 = v14 * v24;
      let v88: u32 = v87 + v86;
      let v89: f32 = b7[v88];
      let v90: i32 = b3[v14];
      let v91: u32 = u32(v90);
      let v92: i32 = b4[v14];
      let v93: u32 = u32(v92);
      let v94: u32 = v91 / v70;
      let v95: u32 = v91 % v70;
      let v96: u32 = v93 * v69;
      let v97: u32 = v94 + v96;
      let v98: i32 = b5[v97];
      let v99: u32 = u32(v98);
      let v100: u32 = v99 * v12;
      let v101: u32 = v13 + v100;
      let v102: u32 = v101 * v15;
      let v103: u32 = v102 * v70;
      let v104: u32 = v95 * v15;
      let v105: u32 = v103 + v104;
      let v106: u32 = v105 + v84;
      b8[v106] = v89;
    }
  }
}
