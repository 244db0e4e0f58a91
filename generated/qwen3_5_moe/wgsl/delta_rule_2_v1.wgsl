@group(0) @binding(0) var<storage, read> b0: array<i32>; // first_row
@group(0) @binding(1) var<storage, read> b1: array<i32>; // slot
@group(0) @binding(2) var<storage, read> b2: array<i32>; // position
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // conv_tail
@group(0) @binding(4) var<storage, read> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // conv
@group(0) @binding(6) var<storage, read_write> b6: array<f32>; // stored6
@group(0) @binding(7) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 64>;

@compute @workgroup_size(32)
fn delta_rule_2_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = 1u;
  let v3: u32 = 0u;
  let v14: u32 = params[0].x;
  let v15: u32 = params[0].y;
  let v17: u32 = 64u;
  let v22: u32 = lane;
  let v23: u32 = 32u;
  let v28: f32 = 0.0f;
  let v57: f32 = 1.0f;
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
  let v16: u32 = v15 - v2;
  let v18: u32 = v0 * v17;
  let v19: u32 = v14 - v18;
  let v20: u32 = min(v17, v19);
  let v21: u32 = v10 * v14;
  for (var v24: u32 = v22; v24 < v20; v24 += v23) {
    let v25: u32 = v18 + v24;
    let v26: u32 = v8 - v5;
    for (var v27: u32 = v3; v27 < v26; v27 += v2) {
      x0 = v28;
      for (var v29: u32 = v3; v29 < v15; v29 += v2) {
        let v30: u32 = v16 - v29;
        x1 = v28;
        let v31: bool = v27 < v30;
        if (v31) {
          let v32: bool = !v13;
          if (v32) {
            let v33: u32 = v16 + v27;
            let v34: u32 = v33 - v30;
            let v35: u32 = v21 + v25;
            let v36: u32 = v35 * v16;
            let v37: u32 = v34 + v36;
            let v38: f32 = b3[v37];
            x1 = v38;
          }
        } else {
          let v39: u32 = v5 + v27;
          let v40: u32 = v39 - v30;
          let v41: u32 = v40 * v14;
          let v42: u32 = v41 + v25;
          let v43: f32 = b4[v42];
          x1 = v43;
        }
        let v44: f32 = x1;
        let v45: u32 = v25 * v15;
        let v46: u32 = v45 + v29;
        let v47: f32 = b5[v46];
        let v48: f32 = x0;
        let v49: f32 = fma(v47, v44, v48);
        x0 = v49;
      }
      let v50: f32 = x0;
      m0[v24] = v50;
      let v51: u32 = v5 + v27;
      let v52: u32 = v51 - v51;
      let v53: u32 = v25 - v18;
      let v54: f32 = m0[v53];
      let v55: f32 = -v54;
      let v56: f32 = exp(v55);
      let v58: f32 = v56 + v57;
      let v59: f32 = v54 / v58;
      let v60: u32 = v51 * v14;
      let v61: u32 = v60 + v25;
      b6[v61] = v59;
    }
    for (var v62: u32 = v3; v62 < v16; v62 += v2) {
      let v63: u32 = v16 - v62;
      x2 = v28;
      let v64: bool = v26 < v63;
      if (v64) {
        let v65: bool = !v13;
        if (v65) {
          let v66: u32 = v16 + v26;
          let v67: u32 = v66 - v63;
          let v68: u32 = v21 + v25;
          let v69: u32 = v68 * v16;
          let v70: u32 = v67 + v69;
          let v71: f32 = b3[v70];
          x2 = v71;
        }
      } else {
        let v72: u32 = v5 + v26;
        let v73: u32 = v72 - v63;
        let v74: u32 = v73 * v14;
        let v75: u32 = v74 + v25;
        let v76: f32 = b4[v75];
        x2 = v76;
      }
      let v77: f32 = x2;
      let v78: u32 = v21 + v25;
      let v79: u32 = v78 * v16;
      let v80: u32 = v62 + v79;
      b3[v80] = v77;
    }
  }
}
