@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // v20
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // rope_cos
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // rope_sin
@group(0) @binding(3) var<storage, read> b3: array<i32>; // position
@group(0) @binding(4) var<storage, read> b4: array<i32>; // stream
@group(0) @binding(5) var<storage, read> b5: array<i32>; // pages
@group(0) @binding(6) var<storage, read_write> b6: array<vec4<f32>>; // k_cache
@group(0) @binding(7) var<storage, read> b7: array<vec4<f32>>; // v21
@group(0) @binding(8) var<storage, read_write> b8: array<vec4<f32>>; // v_cache
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 2>;

@compute @workgroup_size(32)
fn attn_1_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = params[0].y;
  let v8: u32 = 1u;
  let v9: u32 = params[0].z;
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v15: vec4<f32> = vec4<f32>(0.0f);
  let v16: u32 = params[0].w;
  let v20: u32 = params[1].x;
  let v65: u32 = params[1].y;
  let v66: u32 = 512u;
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: u32 = v3 % v5;
    let v7: u32 = v3 / v5;
    let v12: u32 = v10 * v11;
    for (var v14: u32 = v12; v14 < v9; v14 += v13) {
      x0 = v15;
      let v17: bool = v14 < v16;
      if (v17) {
        let v18: u32 = v6 * v9;
        let v19: u32 = v18 + v14;
        let v21: u32 = v7 * v20;
        let v22: u32 = v21 + v19;
        let v23: vec4<f32> = b0[v22 / 4u];
        let v24: u32 = v7 * v16;
        let v25: u32 = v24 + v14;
        let v26: vec4<f32> = b1[v25 / 4u];
        let v27: vec4<f32> = v23 * v26;
        let v28: u32 = v14 + v16;
        let v29: u32 = v6 * v9;
        let v30: u32 = v29 + v28;
        let v31: u32 = v7 * v20;
        let v32: u32 = v31 + v30;
        let v33: vec4<f32> = b0[v32 / 4u];
        let v34: u32 = v7 * v16;
        let v35: u32 = v34 + v14;
        let v36: vec4<f32> = b2[v35 / 4u];
        let v37: vec4<f32> = v33 * v36;
        let v38: vec4<f32> = v27 - v37;
        x0 = v38;
      } else {
        let v39: u32 = v14 - v16;
        let v40: u32 = v39 + v16;
        let v41: u32 = v6 * v9;
        let v42: u32 = v41 + v40;
        let v43: u32 = v7 * v20;
        let v44: u32 = v43 + v42;
        let v45: vec4<f32> = b0[v44 / 4u];
        let v46: u32 = v7 * v16;
        let v47: u32 = v46 + v39;
        let v48: vec4<f32> = b1[v47 / 4u];
        let v49: vec4<f32> = v45 * v48;
        let v50: u32 = v6 * v9;
        let v51: u32 = v50 + v39;
        let v52: u32 = v7 * v20;
        let v53: u32 = v52 + v51;
        let v54: vec4<f32> = b0[v53 / 4u];
        let v55: u32 = v7 * v16;
        let v56: u32 = v55 + v39;
        let v57: vec4<f32> = b2[v56 / 4u];
        let v58: vec4<f32> = v54 * v57;
        let v59: vec4<f32> = v49 + v58;
        x0 = v59;
      }
      let v60: vec4<f32> = x0;
      let v61: i32 = b3[v7];
      let v62: u32 = u32(v61);
      let v63: i32 = b4[v7];
      let v64: u32 = u32(v63);
      let v67: u32 = v62 / v66;
      let v68: u32 = v62 % v66;
      let v69: u32 = v64 * v65;
      let v70: u32 = v67 + v69;
      let v71: i32 = b5[v70];
      let v72: u32 = u32(v71);
      let v73: u32 = v72 * v5;
      let v74: u32 = v6 + v73;
      let v75: u32 = v74 * v9;
      let v76: u32 = v75 * v66;
      let v77: u32 = v68 * v9;
      let v78: u32 = v76 + v77;
      let v79: u32 = v78 + v14;
      b6[v79 / 4u] = v60;
    }
    let v80: u32 = v10 * v11;
    for (var v81: u32 = v80; v81 < v9; v81 += v13) {
      let v82: u32 = v6 * v9;
      let v83: u32 = v82 + v81;
      let v84: u32 = v7 * v20;
      let v85: u32 = v84 + v83;
      let v86: vec4<f32> = b7[v85 / 4u];
      let v87: i32 = b3[v7];
      let v88: u32 = u32(v87);
      let v89: i32 = b4[v7];
      let v90: u32 = u32(v89);
      let v91: u32 = v88 / v66;
      let v92: u32 = v88 % v66;
      let v93: u32 = v90 * v65;
      let v94: u32 = v91 + v93;
      let v95: i32 = b5[v94];
      let v96: u32 = u32(v95);
      let v97: u32 = v96 * v5;
      let v98: u32 = v6 + v97;
      let v99: u32 = v98 * v9;
      let v100: u32 = v99 * v66;
      let v101: u32 = v92 * v9;
      let v102: u32 = v100 + v101;
      let v103: u32 = v102 + v81;
      b8[v103 / 4u] = v86;
    }
  }
}
