@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<f32>; // mlp_norm
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn experts_0_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  let v39: u32 = lane;
  let v40: u32 = 0u;
  let v41: u32 = 1u;
  let v42: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: f32 = 0.0f;
  let v13: u32 = params[0].y;
  let v14: u32 = lane;
  let v15: u32 = 32u;
  let v31: f32 = bitcast<f32>(params[0].z);
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    x0 = v12;
    for (var v16: u32 = v14; v16 < v13; v16 += v15) {
      let v17: u32 = v10 * v13;
      let v18: u32 = v17 + v16;
      let v19: f32 = b0[v18];
      let v20: f32 = v19 * v19;
      let v21: f32 = x0;
      let v22: f32 = v21 + v20;
      x0 = v22;
    }
    let v23: f32 = x0;
    m0[v39] = v23;
    workgroupBarrier();
    let v43: f32 = m0[v40];
    x1 = v43;
    for (var v44: u32 = v41; v44 < v42; v44 += v41) {
      let v45: f32 = m0[v44];
      let v46: f32 = x1;
      let v47: f32 = v46 + v45;
      x1 = v47;
    }
    workgroupBarrier();
    let v48: f32 = x1;
    for (var v25: u32 = v14; v25 < v13; v25 += v15) {
      let v26: u32 = v10 * v13;
      let v27: u32 = v26 + v25;
      let v28: f32 = b0[v27];
      let v29: f32 = f32(v13);
      let v30: f32 = v48 / v29;
      let v32: f32 = v30 + v31;
      let v33: f32 = inverseSqrt(v32);
      let v34: f32 = v28 * v33;
      let v35: f32 = b1[v25];
      let v36: f32 = v34 * v35;
      let v37: u32 = v10 * v13;
      let v38: u32 = v37 + v25;
      b2[v38] = v36;
    }
  }
}
