@group(0) @binding(0) var<storage, read> b0: array<i32>; // wanted
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // x
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // final_norm
@group(0) @binding(3) var<storage, read_write> b3: array<vec4<f32>>; // v13
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn head_0_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  let v46: u32 = lane;
  let v47: u32 = 0u;
  let v48: u32 = 1u;
  let v49: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = 1u;
  let v8: vec4<f32> = vec4<f32>(0.0f);
  let v9: u32 = params[0].y;
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v37: f32 = bitcast<f32>(params[0].z);
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: i32 = b0[v3];
    let v7: u32 = u32(v6);
    x0 = v8;
    let v12: u32 = v10 * v11;
    for (var v14: u32 = v12; v14 < v9; v14 += v13) {
      let v15: u32 = v7 * v9;
      let v16: u32 = v15 + v14;
      let v17: vec4<f32> = b1[v16 / 4u];
      let v18: vec4<f32> = v17 * v17;
      let v19: vec4<f32> = x0;
      let v20: vec4<f32> = v19 + v18;
      x0 = v20;
    }
    let v21: vec4<f32> = x0;
    let v22: f32 = v21.x;
    let v23: f32 = v21.y;
    let v24: f32 = v22 + v23;
    let v25: f32 = v21.z;
    let v26: f32 = v24 + v25;
    let v27: f32 = v21.w;
    let v28: f32 = v26 + v27;
    m0[v46] = v28;
    workgroupBarrier();
    let v50: f32 = m0[v47];
    x1 = v50;
    for (var v51: u32 = v48; v51 < v49; v51 += v48) {
      let v52: f32 = m0[v51];
      let v53: f32 = x1;
      let v54: f32 = v53 + v52;
      x1 = v54;
    }
    workgroupBarrier();
    let v55: f32 = x1;
    let v30: u32 = v10 * v11;
    for (var v31: u32 = v30; v31 < v9; v31 += v13) {
      let v32: u32 = v7 * v9;
      let v33: u32 = v32 + v31;
      let v34: vec4<f32> = b1[v33 / 4u];
      let v35: f32 = f32(v9);
      let v36: f32 = v55 / v35;
      let v38: f32 = v36 + v37;
      let v39: f32 = inverseSqrt(v38);
      let v40: vec4<f32> = vec4<f32>(v39);
      let v41: vec4<f32> = v34 * v40;
      let v42: vec4<f32> = b2[v31 / 4u];
      let v43: vec4<f32> = v41 * v42;
      let v44: u32 = v3 * v9;
      let v45: u32 = v44 + v31;
      b3[v45 / 4u] = v43;
    }
  }
}
