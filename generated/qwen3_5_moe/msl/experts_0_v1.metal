#include <metal_stdlib>
using namespace metal;

kernel void experts_0_v1(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // mlp_norm
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const float v12 = 0.0f;
  const uint v13 = params[1];
  const uint v14 = lane;
  const uint v15 = 32u;
  const float v31 = as_type<float>(params[2]);
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    x0 = v12;
    for (uint v16 = v14; v16 < v13; v16 += v15) {
      const uint v17 = v10 * v13;
      const uint v18 = v17 + v16;
      const float v19 = b0[v18];
      const float v20 = v19 * v19;
      const float v21 = x0;
      const float v22 = v21 + v20;
      x0 = v22;
    }
    const float v23 = x0;
    const float v39 = simd_shuffle_xor(v23, 16);
    const float v40 = v23 + v39;
    const float v41 = simd_shuffle_xor(v40, 8);
    const float v42 = v40 + v41;
    const float v43 = simd_shuffle_xor(v42, 4);
    const float v44 = v42 + v43;
    const float v45 = simd_shuffle_xor(v44, 2);
    const float v46 = v44 + v45;
    const float v47 = simd_shuffle_xor(v46, 1);
    const float v48 = v46 + v47;
    for (uint v25 = v14; v25 < v13; v25 += v15) {
      const uint v26 = v10 * v13;
      const uint v27 = v26 + v25;
      const float v28 = b0[v27];
      const float v29 = float(v13);
      const float v30 = v48 / v29;
      const float v32 = v30 + v31;
      const float v33 = precise::rsqrt(v32);
      const float v34 = v28 * v33;
      const float v35 = b1[v25];
      const float v36 = v34 * v35;
      const uint v37 = v10 * v13;
      const uint v38 = v37 + v25;
      b2[v38] = v36;
    }
  }
}
