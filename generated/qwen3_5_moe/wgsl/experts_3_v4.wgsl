@group(0) @binding(0) var<storage, read> b0: array<i32>; // stored0
@group(0) @binding(1) var<storage, read_write> b1: array<i32>; // stored1
@group(0) @binding(2) var<uniform> params: array<vec4<u32>, 1>;

@compute @workgroup_size(32)
fn experts_3_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: u32;
  var x1: u32;
  let v0: u32 = 0u;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v3: u32 = params[0].y;
  let v4: u32 = 32u;
  let v7: u32 = group.x;
  let v8: u32 = groups.x;
  let v16: u32 = lane;
  let v5: u32 = v2 + v4;
  let v6: u32 = v5 / v4;
  let v9: u32 = v6 + v8;
  let v10: u32 = v9 - v1;
  let v11: u32 = v10 / v8;
  let v12: u32 = v7 * v11;
  let v13: u32 = v12 + v11;
  let v14: u32 = min(v13, v6);
  for (var v15: u32 = v12; v15 < v14; v15 += v1) {
    let v17: u32 = v15 * v4;
    let v18: u32 = v16 + v17;
    x0 = v0;
    x1 = v0;
    for (var v19: u32 = v0; v19 < v3; v19 += v1) {
      let v20: i32 = b0[v19];
      let v21: u32 = u32(v20);
      let v22: bool = v21 < v18;
      let v23: bool = v21 == v18;
      let v24: u32 = select(v0, v1, v22);
      let v25: u32 = x0;
      let v26: u32 = v25 + v24;
      x0 = v26;
      let v27: u32 = select(v0, v1, v23);
      let v28: u32 = x1;
      let v29: u32 = v28 + v27;
      x1 = v29;
    }
    let v30: u32 = x0;
    let v31: u32 = x1;
    let v32: bool = v2 < v18;
    let v33: bool = !v32;
    if (v33) {
      let v34: u32 = v3 + v18;
      let v35: i32 = i32(v30);
      b1[v34] = v35;
    }
    let v36: bool = v0 < v31;
    if (v36) {
      for (var v37: u32 = v0; v37 < v3; v37 += v1) {
        let v38: i32 = b0[v37];
        let v39: u32 = u32(v38);
        let v40: bool = v39 == v18;
        if (v40) {
          let v41: u32 = x0;
          let v42: i32 = i32(v37);
          b1[v41] = v42;
          let v43: u32 = v41 + v1;
          x0 = v43;
        }
      }
    }
  }
}
