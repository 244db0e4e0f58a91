@group(0) @binding(0) var<storage, read> b0: array<i32>; // token
@group(0) @binding(1) var<storage, read> b1: array<u32>; // embedding
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // v2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;

@compute @workgroup_size(32)
fn embed_0_v1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  let v17: u32 = 1u;
  let v21: u32 = 16u;
  let v22: u32 = 4294901760u;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = params[0].y;
  let v5: u32 = lane;
  let v6: u32 = 1u;
  let v7: u32 = 32u;
  let v9: u32 = 0u;
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    for (var v8: u32 = v5; v8 < v4; v8 += v7) {
      let v10: i32 = b0[v3];
      let v11: u32 = u32(v10);
      let v12: u32 = v11 * v4;
      let v13: u32 = v12 + v8;
      let v18: u32 = v13 >> v17;
      let v19: u32 = b1[v18];
      let v20: u32 = v13 & v17;
      let v23: u32 = v19 << v21;
      let v24: u32 = v19 & v22;
      let v25: f32 = bitcast<f32>(v23);
      let v26: f32 = bitcast<f32>(v24);
      let v27: bool = v20 == v17;
      let v28: f32 = select(v25, v26, v27);
      let v15: u32 = v3 * v4;
      let v16: u32 = v15 + v8;
      b2[v16] = v28;
    }
  }
}
