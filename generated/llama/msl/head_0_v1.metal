#include <metal_stdlib>
using namespace metal;

kernel void head_0_v1(
    device const int* b0 [[buffer(0)]], // wanted
    device const float* b1 [[buffer(1)]], // x
    device const float* b2 [[buffer(2)]], // final_norm
    device float* b3 [[buffer(3)]], // v13
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = 0u;
  const uint v5 = 1u;
  const float v8 = 0.0f;
  const uint v9 = params[1];
  const uint v10 = lane;
  const uint v11 = 32u;
  const float v27 = as_type<float>(params[2]);
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const int v6 = b0[v3];
    const uint v7 = uint(v6);
    x0 = v8;
    for (uint v12 = v10; v12 < v9; v12 += v11) {
      const uint v13 = v7 * v9;
      const uint v14 = v13 + v12;
      const float v15 = b1[v14];
      const float v16 = v15 * v15;
      const float v17 = x0;
      const float v18 = v17 + v16;
      x0 = v18;
    }
    const float v19 = x0;
    const float v35 = simd_shuffle_xor(v19, 16);
    const float v36 = v19 + v35;
    const float v37 = simd_shuffle_xor(v36, 8);
    const float v38 = v36 + v37;
    const float v39 = simd_shuffle_xor(v38, 4);
    const float v40 = v38 + v39;
    const float v41 = simd_shuffle_xor(v40, 2);
    const float v42 = v40 + v41;
    const float v43 = simd_shuffle_xor(v42, 1);
    const float v44 = v42 + v43;
    for (uint v21 = v10; v21 < v9; v21 += v11) {
      const uint v22 = v7 * v9;
      const uint v23 = v22 + v21;
      const float v24 = b1[v23];
      const float v25 = float(v9);
      const float v26 = v44 / v25;
      const float v28 = v26 + v27;
      const float v29 = precise::rsqrt(v28);
      const float v30 = v24 * v29;
      const float v31 = b2[v21];
      const float v32 = v30 * v31;
      const uint v33 = v3 * v9;
      const uint v34 = v33 + v21;
      b3[v34] = v32;
    }
  }
}
