#include <metal_stdlib>
using namespace metal;

kernel void head_0_v1(
    device const int* b0 [[buffer(0)]], // wanted
    device const float* b1 [[buffer(1)]], // x
    device const float* b2 [[buffer(2)]], // final_norm
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const float v14 = 0.0f;
  const uint v15 = params[1];
  const uint v16 = lane;
  const uint v17 = 32u;
  const float v33 = as_type<float>(params[2]);
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const int v12 = b0[v10];
    const uint v13 = uint(v12);
    x0 = v14;
    for (uint v18 = v16; v18 < v15; v18 += v17) {
      const uint v19 = v13 * v15;
      const uint v20 = v19 + v18;
      const float v21 = b1[v20];
      const float v22 = v21 * v21;
      const float v23 = x0;
      const float v24 = v23 + v22;
      x0 = v24;
    }
    const float v25 = x0;
    const float v41 = simd_shuffle_xor(v25, 16);
    const float v42 = v25 + v41;
    const float v43 = simd_shuffle_xor(v42, 8);
    const float v44 = v42 + v43;
    const float v45 = simd_shuffle_xor(v44, 4);
    const float v46 = v44 + v45;
    const float v47 = simd_shuffle_xor(v46, 2);
    const float v48 = v46 + v47;
    const float v49 = simd_shuffle_xor(v48, 1);
    const float v50 = v48 + v49;
    for (uint v27 = v16; v27 < v15; v27 += v17) {
      const uint v28 = v13 * v15;
      const uint v29 = v28 + v27;
      const float v30 = b1[v29];
      const float v31 = float(v15);
      const float v32 = v50 / v31;
      const float v34 = v32 + v33;
      const float v35 = precise::rsqrt(v34);
      const float v36 = v30 * v35;
      const float v37 = b2[v27];
      const float v38 = v36 * v37;
      const uint v39 = v10 * v15;
      const uint v40 = v39 + v27;
      b3[v40] = v38;
    }
  }
}
