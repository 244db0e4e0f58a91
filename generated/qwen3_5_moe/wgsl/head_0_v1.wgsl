@group(0) @binding(0) var<storage, read> b0: array<i32>; // wanted
@group(0) @binding(1) var<storage, read> b1: array<f32>; // x
@group(0) @binding(2) var<storage, read> b2: array<f32>; // final_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn head_0_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  let v41: u32 = lane;
  let v42: u32 = 0u;
  let v43: u32 = 1u;
  let v44: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v14: f32 = 0.0f;
  let v15: u32 = params[0].y;
  let v16: u32 = lane;
  let v17: u32 = 32u;
  let v33: f32 = bitcast<f32>(params[0].z);
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v12: i32 = b0[v10];
    let v13: u32 = u32(v12);
    x0 = v14;
    for (var v18: u32 = v16; v18 < v15; v18 += v17) {
      let v19: u32 = v13 * v15;
      let v20: u32 = v19 + v18;
      let v21: f32 = b1[v20];
      let v22: f32 = v21 * v21;
      let v23: f32 = x0;
      let v24: f32 = v23 + v22;
      x0 = v24;
    }
    let v25: f32 = x0;
    m0[v41] = v25;
    workgroupBarrier();
    let v45: f32 = m0[v42];
    x1 = v45;
    for (var v46: u32 = v43; v46 < v44; v46 += v43) {
      let v47: f32 = m0[v46];
      let v48: f32 = x1;
      let v49: f32 = v48 + v47;
      x1 = v49;
    }
    workgroupBarrier();
    let v50: f32 = x1;
    for (var v27: u32 = v16; v27 < v15; v27 += v17) {
      let v28: u32 = v13 * v15;
      let v29: u32 = v28 + v27;
      let v30: f32 = b1[v29];
      let v31: f32 = f32(v15);
      let v32: f32 = v50 / v31;
      let v34: f32 = v32 + v33;
      let v35: f32 = inverseSqrt(v34);
      let v36: f32 = v30 * v35;
      let v37: f32 = b2[v27];
      let v38: f32 = v36 * v37;
      let v39: u32 = v10 * v15;
      let v40: u32 = v39 + v27;
      b3[v40] = v38;
    }
  }
}
