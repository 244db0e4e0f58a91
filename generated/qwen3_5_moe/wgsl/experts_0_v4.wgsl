@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // mlp_norm
@group(0) @binding(2) var<storage, read_write> b2: array<vec4<f32>>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn experts_0_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  let v50: u32 = lane;
  let v51: u32 = 0u;
  let v52: u32 = 1u;
  let v53: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: vec4<f32> = vec4<f32>(0.0f);
  let v13: u32 = params[0].y;
  let v14: u32 = lane;
  let v15: u32 = 4u;
  let v17: u32 = 128u;
  let v41: f32 = bitcast<f32>(params[0].z);
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    x0 = v12;
    let v16: u32 = v14 * v15;
    for (var v18: u32 = v16; v18 < v13; v18 += v17) {
      let v19: u32 = v10 * v13;
      let v20: u32 = v19 + v18;
      let v21: vec4<f32> = b0[v20 / 4u];
      let v22: vec4<f32> = v21 * v21;
      let v23: vec4<f32> = x0;
      let v24: vec4<f32> = v23 + v22;
      x0 = v24;
    }
    let v25: vec4<f32> = x0;
    let v26: f32 = v25.x;
    let v27: f32 = v25.y;
    let v28: f32 = v26 + v27;
    let v29: f32 = v25.z;
    let v30: f32 = v28 + v29;
    let v31: f32 = v25.w;
    let v32: f32 = v30 + v31;
    m0[v50] = v32;
    workgroupBarrier();
    let v54: f32 = m0[v51];
    x1 = v54;
    for (var v55: u32 = v52; v55 < v53; v55 += v52) {
      let v56: f32 = m0[v55];
      let v57: f32 = x1;
      let v58: f32 = v57 + v56;
      x1 = v58;
    }
    workgroupBarrier();
    let v59: f32 = x1;
    let v34: u32 = v14 * v15;
    for (var v35: u32 = v34; v35 < v13; v35 += v17) {
      let v36: u32 = v10 * v13;
      let v37: u32 = v36 + v35;
      let v38: vec4<f32> = b0[v37 / 4u];
      let v39: f32 = f32(v13);
      let v40: f32 = v59 / v39;
      let v42: f32 = v40 + v41;
      let v43: f32 = inverseSqrt(v42);
      let v44: vec4<f32> = vec4<f32>(v43);
      let v45: vec4<f32> = v38 * v44;
      let v46: vec4<f32> = b1[v35 / 4u];
      let v47: vec4<f32> = v45 * v46;
      let v48: u32 = v10 * v13;
      let v49: u32 = v48 + v35;
      b2[v49 / 4u] = v47;
    }
  }
}
