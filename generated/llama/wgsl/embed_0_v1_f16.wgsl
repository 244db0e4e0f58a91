@group(0) @binding(0) var<storage, read> b0: array<i32>; // token
@group(0) @binding(1) var<storage, read> b1: array<u32>; // embedding
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;

@compute @workgroup_size(32)
fn embed_0_v1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let v23: u32 = 1u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = params[0].y;
  let v12: u32 = lane;
  let v13: u32 = 32u;
  let v15: u32 = 0u;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    for (var v14: u32 = v12; v14 < v11; v14 += v13) {
      let v16: i32 = b0[v10];
      let v17: u32 = u32(v16);
      let v18: u32 = v17 * v11;
      let v19: u32 = v18 + v14;
      let v24: u32 = v19 >> v23;
      let v25: u32 = b1[v24];
      let v26: u32 = v19 & v23;
      let v27: vec2<f32> = unpack2x16float(v25);
      let v28: f32 = v27.x;
      let v29: f32 = v27.y;
      let v30: bool = v26 == v23;
      let v31: f32 = select(v28, v29, v30);
      let v21: u32 = v10 * v11;
      let v22: u32 = v21 + v14;
      b2[v22] = v31;
    }
  }
}
