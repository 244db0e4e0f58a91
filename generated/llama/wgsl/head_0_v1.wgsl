@group(0) @binding(0) var<storage, read> b0: array<i32>; // wanted
@group(0) @binding(1) var<storage, read> b1: array<f32>; // x
@group(0) @binding(2) var<storage, read> b2: array<f32>; // final_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v13
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn head_0_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  let v35: u32 = lane;
  let v36: u32 = 0u;
  let v37: u32 = 1u;
  let v38: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = 1u;
  let v8: f32 = 0.0f;
  let v9: u32 = params[0].y;
  let v10: u32 = lane;
  let v11: u32 = 32u;
  let v27: f32 = bitcast<f32>(params[0].z);
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: i32 = b0[v3];
    let v7: u32 = u32(v6);
    x0 = v8;
    for (var v12: u32 = v10; v12 < v9; v12 += v11) {
      let v13: u32 = v7 * v9;
      let v14: u32 = v13 + v12;
      let v15: f32 = b1[v14];
      let v16: f32 = v15 * v15;
      let v17: f32 = x0;
      let v18: f32 = v17 + v16;
      x0 = v18;
    }
    let v19: f32 = x0;
    m0[v35] = v19;
    workgroupBarrier();
    let v39: f32 = m0[v36];
    x1 = v39;
    for (var v40: u32 = v37; v40 < v38; v40 += v37) {
      let v41: f32 = m0[v40];
      let v42: f32 = x1;
      let v43: f32 = v42 + v41;
      x1 = v43;
    }
    workgroupBarrier();
    let v44: f32 = x1;
    for (var v21: u32 = v10; v21 < v9; v21 += v11) {
      let v22: u32 = v7 * v9;
      let v23: u32 = v22 + v21;
      let v24: f32 = b1[v23];
      let v25: f32 = f32(v9);
      let v26: f32 = v44 / v25;
      let v28: f32 = v26 + v27;
      let v29: f32 = inverseSqrt(v28);
      let v30: f32 = v24 * v29;
      let v31: f32 = b2[v21];
      let v32: f32 = v30 * v31;
      let v33: u32 = v3 * v9;
      let v34: u32 = v33 + v21;
      b3[v34] = v32;
    }
  }
}
