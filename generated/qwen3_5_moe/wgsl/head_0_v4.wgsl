@group(0) @binding(0) var<storage, read> b0: array<i32>; // wanted
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // x
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // final_norm
@group(0) @binding(3) var<storage, read_write> b3: array<vec4<f32>>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn head_0_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  let v52: u32 = lane;
  let v53: u32 = 0u;
  let v54: u32 = 1u;
  let v55: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v14: vec4<f32> = vec4<f32>(0.0f);
  let v15: u32 = params[0].y;
  let v16: u32 = lane;
  let v17: u32 = 4u;
  let v19: u32 = 128u;
  let v43: f32 = bitcast<f32>(params[0].z);
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
    let v18: u32 = v16 * v17;
    for (var v20: u32 = v18; v20 < v15; v20 += v19) {
      let v21: u32 = v13 * v15;
      let v22: u32 = v21 + v20;
      let v23: vec4<f32> = b1[v22 / 4u];
      let v24: vec4<f32> = v23 * v23;
      let v25: vec4<f32> = x0;
      let v26: vec4<f32> = v25 + v24;
      x0 = v26;
    }
    let v27: vec4<f32> = x0;
    let v28: f32 = v27.x;
    let v29: f32 = v27.y;
    let v30: f32 = v28 + v29;
    let v31: f32 = v27.z;
    let v32: f32 = v30 + v31;
    let v33: f32 = v27.w;
    let v34: f32 = v32 + v33;
    m0[v52] = v34;
    workgroupBarrier();
    let v56: f32 = m0[v53];
    x1 = v56;
    for (var v57: u32 = v54; v57 < v55; v57 += v54) {
      let v58: f32 = m0[v57];
      let v59: f32 = x1;
      let v60: f32 = v59 + v58;
      x1 = v60;
    }
    workgroupBarrier();
    let v61: f32 = x1;
    let v36: u32 = v16 * v17;
    for (var v37: u32 = v36; v37 < v15; v37 += v19) {
      let v38: u32 = v13 * v15;
      let v39: u32 = v38 + v37;
      let v40: vec4<f32> = b1[v39 / 4u];
      let v41: f32 = f32(v15);
      let v42: f32 = v61 / v41;
      let v44: f32 = v42 + v43;
      let v45: f32 = inverseSqrt(v44);
      let v46: vec4<f32> = vec4<f32>(v45);
      let v47: vec4<f32> = v40 * v46;
      let v48: vec4<f32> = b2[v37 / 4u];
      let v49: vec4<f32> = v47 * v48;
      let v50: u32 = v10 * v15;
      let v51: u32 = v50 + v37;
      b3[v51 / 4u] = v49;
    }
  }
}
