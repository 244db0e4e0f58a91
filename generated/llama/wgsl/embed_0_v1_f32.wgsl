@group(0) @binding(0) var<storage, read> b0: array<i32>; // token
@group(0) @binding(1) var<storage, read> b1: array<f32>; // embedding
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // v2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;

@compute @workgroup_size(32)
fn embed_0_v1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
      let v14: f32 = b1[v13];
      let v15: u32 = v3 * v4;
      let v16: u32 = v15 + v8;
      b2[v16] = v14;
    }
  }
}
