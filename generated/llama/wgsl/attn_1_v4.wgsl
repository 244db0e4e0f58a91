@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // rope_cos
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // rope_sin
@group(0) @binding(3) var<storage, read> b3: array<i32>; // position
@group(0) @binding(4) var<storage, read> b4: array<i32>; // stream
@group(0) @binding(5) var<storage, read> b5: array<i32>; // pages
@group(0) @binding(6) var<storage, read_write> b6: array<vec4<f32>>; // k_cache
@group(0) @binding(7) var<storage, read> b7: array<vec4<f32>>; // stored7
@group(0) @binding(8) var<storage, read_write> b8: array<vec4<f32>>; // v_cache
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 2>;

@compute @workgroup_size(32)
fn attn_1_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: u32 = params[0].y;
  let v15: u32 = params[0].z;
  let v16: u32 = lane;
  let v17: u32 = 4u;
  let v19: u32 = 128u;
  let v21: vec4<f32> = vec4<f32>(0.0f);
  let v22: u32 = params[0].w;
  let v26: u32 = params[1].x;
  let v71: u32 = params[1].y;
  let v72: u32 = 512u;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v13: u32 = v10 % v12;
    let v14: u32 = v10 / v12;
    let v18: u32 = v16 * v17;
    for (var v20: u32 = v18; v20 < v15; v20 += v19) {
      x0 = v21;
      let v23: bool = v20 < v22;
      if (v23) {
        let v24: u32 = v13 * v15;
        let v25: u32 = v24 + v20;
        let v27: u32 = v14 * v26;
        let v28: u32 = v27 + v25;
        let v29: vec4<f32> = b0[v28 / 4u];
        let v30: u32 = v14 * v22;
        let v31: u32 = v30 + v20;
        let v32: vec4<f32> = b1[v31 / 4u];
        let v33: vec4<f32> = v29 * v32;
        let v34: u32 = v20 + v22;
        let v35: u32 = v13 * v15;
        let v36: u32 = v35 + v34;
        let v37: u32 = v14 * v26;
        let v38: u32 = v37 + v36;
        let v39: vec4<f32> = b0[v38 / 4u];
        let v40: u32 = v14 * v22;
        let v41: u32 = v40 + v20;
        let v42: vec4<f32> = b2[v41 / 4u];
        let v43: vec4<f32> = v39 * v42;
        let v44: vec4<f32> = v33 - v43;
        x0 = v44;
      } else {
        let v45: u32 = v20 - v22;
        let v46: u32 = v45 + v22;
        let v47: u32 = v13 * v15;
        let v48: u32 = v47 + v46;
        let v49: u32 = v14 * v26;
        let v50: u32 = v49 + v48;
        let v51: vec4<f32> = b0[v50 / 4u];
        let v52: u32 = v14 * v22;
        let v53: u32 = v52 + v45;
        let v54: vec4<f32> = b1[v53 / 4u];
        let v55: vec4<f32> = v51 * v54;
        let v56: u32 = v13 * v15;
        let v57: u32 = v56 + v45;
        let v58: u32 = v14 * v26;
        let v59: u32 = v58 + v57;
        let v60: vec4<f32> = b0[v59 / 4u];
        let v61: u32 = v14 * v22;
        let v62: u32 = v61 + v45;
        let v63: vec4<f32> = b2[v62 / 4u];
        let v64: vec4<f32> = v60 * v63;
        let v65: vec4<f32> = v55 + v64;
        x0 = v65;
      }
      let v66: vec4<f32> = x0;
      let v67: i32 = b3[v14];
      let v68: u32 = u32(v67);
      let v69: i32 = b4[v14];
      let v70: u32 = u32(v69);
      let v73: u32 = v68 / v72;
      let v74: u32 = v68 % v72;
      let v75: u32 = v70 * v71;
      let v76: u32 = v73 + v75;
      let v77: i32 = b5[v76];
      let v78: u32 = u32(v77);
      let v79: u32 = v78 * v12;
      let v80: u32 = v13 + v79;
      let v81: u32 = v80 * v15;
      let v82: u32 = v81 * v72;
      let v83: u32 = v74 * v15;
      let v84: u32 = v82 + v83;
      let v85: u32 = v84 + v20;
      b6[v85 / 4u] = v66;
    }
    let v86: u32 = v16 * v17;
    for (var v87: u32 = v86; v87 < v15; v87 += v19) {
      let v88: u32 = v13 * v15;
      let v89: u32 = v88 + v87;
      let v90: u32 = v14 * v26;
      let v91: u32 = v90 + v89;
      let v92: vec4<f32> = b7[v91 / 4u];
      let v93: i32 = b3[v14];
      let v94: u32 = u32(v93);
      let v95: i32 = b4[v14];
      let v96: u32 = u32(v95);
      let v97: u32 = v94 / v72;
      let v98: u32 = v94 % v72;
      let v99: u32 = v96 * v71;
      let v100: u32 = v97 + v99;
      let v101: i32 = b5[v100];
      let v102: u32 = u32(v101);
      let v103: u32 = v102 * v12;
      let v104: u32 = v13 + v103;
      let v105: u32 = v104 * v15;
      let v106: u32 = v105 * v72;
      let v107: u32 = v98 * v15;
      let v108: u32 = v106 + v107;
      let v109: u32 = v108 + v87;
      b8[v109 / 4u] = v92;
    }
  }
}
