@group(0) @binding(0) var<storage, read> b0: array<f32>; // v20
@group(0) @binding(1) var<storage, read> b1: array<f32>; // rope_cos
@group(0) @binding(2) var<storage, read> b2: array<f32>; // rope_sin
@group(0) @binding(3) var<storage, read> b3: array<i32>; // position
@group(0) @binding(4) var<storage, read> b4: array<i32>; // stream
@group(0) @binding(5) var<storage, read> b5: array<i32>; // pages
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // k_cache
@group(0) @binding(7) var<storage, read> b7: array<f32>; // v21
@group(0) @binding(8) var<storage, read_write> b8: array<f32>; // v_cache
@group(0) @binding(9) var<uniform> params: array<vec4<u32>, 2>;

@compute @workgroup_size(32)
fn attn_1_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = params[0].y;
  let v8: u32 = 1u;
  let v9: u32 = params[0].z;
  let v10: u32 = lane;
  let v11: u32 = 32u;
  let v13: f32 = 0.0f;
  let v14: u32 = params[0].w;
  let v18: u32 = params[1].x;
  let v63: u32 = params[1].y;
  let v64: u32 = 512u;
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: u32 = v3 % v5;
    let v7: u32 = v3 / v5;
    for (var v12: u32 = v10; v12 < v9; v12 += v11) {
      x0 = v13;
      let v15: bool = v12 < v14;
      if (v15) {
        let v16: u32 = v6 * v9;
        let v17: u32 = v16 + v12;
        let v19: u32 = v7 * v18;
        let v20: u32 = v19 + v17;
        let v21: f32 = b0[v20];
        let v22: u32 = v7 * v14;
        let v23: u32 = v22 + v12;
        let v24: f32 = b1[v23];
        let v25: f32 = v21 * v24;
        let v26: u32 = v12 + v14;
        let v27: u32 = v6 * v9;
        let v28: u32 = v27 + v26;
        let v29: u32 = v7 * v18;
        let v30: u32 = v29 + v28;
        let v31: f32 = b0[v30];
        let v32: u32 = v7 * v14;
        let v33: u32 = v32 + v12;
        let v34: f32 = b2[v33];
        let v35: f32 = v31 * v34;
        let v36: f32 = v25 - v35;
        x0 = v36;
      } else {
        let v37: u32 = v12 - v14;
        let v38: u32 = v37 + v14;
        let v39: u32 = v6 * v9;
        let v40: u32 = v39 + v38;
        let v41: u32 = v7 * v18;
        let v42: u32 = v41 + v40;
        let v43: f32 = b0[v42];
        let v44: u32 = v7 * v14;
        let v45: u32 = v44 + v37;
        let v46: f32 = b1[v45];
        let v47: f32 = v43 * v46;
        let v48: u32 = v6 * v9;
        let v49: u32 = v48 + v37;
        let v50: u32 = v7 * v18;
        let v51: u32 = v50 + v49;
        let v52: f32 = b0[v51];
        let v53: u32 = v7 * v14;
        let v54: u32 = v53 + v37;
        let v55: f32 = b2[v54];
        let v56: f32 = v52 * v55;
        let v57: f32 = v47 + v56;
        x0 = v57;
      }
      let v58: f32 = x0;
      let v59: i32 = b3[v7];
      let v60: u32 = u32(v59);
      let v61: i32 = b4[v7];
      let v62: u32 = u32(v61);
      let v65: u32 = v60 / v64;
      let v66: u32 = v60 % v64;
      let v67: u32 = v62 * v63;
      let v68: u32 = v65 + v67;
      let v69: i32 = b5[v68];
      let v70: u32 = u32(v69);
      let v71: u32 = v70 * v5;
      let v72: u32 = v6 + v71;
      let v73: u32 = v72 * v9;
      let v74: u32 = v73 * v64;
      let v75: u32 = v66 * v9;
      let v76: u32 = v74 + v75;
      let v77: u32 = v76 + v12;
      b6[v77] = v58;
    }
    for (var v78: u32 = v10; v78 < v9; v78 += v11) {
      let v79: u32 = v6 * v9;
      let v80: u32 = v79 + v78;
      let v81: u32 = v7 * v18;
      let v82: u32 = v81 + v80;
      let v83: f32 = b7[v82];
      let v84: i32 = b3[v7];
      let v85: u32 = u32(v84);
      let v86: i32 = b4[v7];
      let v87: u32 = u32(v86);
      let v88: u32 = v85 / v64;
      let v89: u32 = v85 % v64;
      let v90: u32 = v87 * v63;
      let v91: u32 = v88 + v90;
      let v92: i32 = b5[v91];
      let v93: u32 = u32(v92);
      let v94: u32 = v93 * v5;
      let v95: u32 = v6 + v94;
      let v96: u32 = v95 * v9;
      let v97: u32 = v96 * v64;
      let v98: u32 = v89 * v9;
      let v99: u32 = v97 + v98;
      let v100: u32 = v99 + v78;
      b8[v100] = v83;
    }
  }
}
