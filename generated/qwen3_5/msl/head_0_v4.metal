#include <metal_stdlib>
using namespace metal;

kernel void head_0_v4(
    device const int* b0 [[buffer(0)]], // wanted
    device const float* b1 [[buffer(1)]], // x
    device const float* b2 [[buffer(2)]], // final_norm
    device float* b3 [[buffer(3)]], // v13
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float4 x0;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = 0u;
  const uint v5 = 1u;
  const float4 v8 = float4(0.0f);
  const uint v9 = params[1];
  const uint v10 = lane;
  const uint v11 = 4u;
  const uint v13 = 128u;
  const float v37 = as_type<float>(params[2]);
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const int v6 = b0[v3];
    const uint v7 = uint(v6);
    x0 = v8;
    const uint v12 = v10 * v11;
    for (uint v14 = v12; v14 < v9; v14 += v13) {
      const uint v15 = v7 * v9;
      const uint v16 = v15 + v14;
      const float4 v17 = *(device const float4*)(b1 + v16);
      const float4 v18 = v17 * v17;
      const float4 v19 = x0;
      const float4 v20 = v19 + v18;
      x0 = v20;
    }
    const float4 v21 = x0;
    const float v22 = v21.x;
    const float v23 = v21.y;
    const float v24 = v22 + v23;
    const float v25 = v21.z;
    const float v26 = v24 + v25;
    const float v27 = v21.w;
    const float v28 = v26 + v27;
    const float v46 = simd_shuffle_xor(v28, 16);
    const float v47 = v28 + v46;
    const float v48 = simd_shuffle_xor(v47, 8);
    const float v49 = v47 + v48;
    const float v50 = simd_shuffle_xor(v49, 4);
    const float v51 = v49 + v50;
    const float v52 = simd_shuffle_xor(v51, 2);
    const float v53 = v51 + v52;
    const float v54 = simd_shuffle_xor(v53, 1);
    const float v55 = v53 + v54;
    const uint v30 = v10 * v11;
    for (uint v31 = v30; v31 < v9; v31 += v13) {
      const uint v32 = v7 * v9;
      const uint v33 = v32 + v31;
      const float4 v34 = *(device const float4*)(b1 + v33);
      const float v35 = float(v9);
      const float v36 = v55 / v35;
      const float v38 = v36 + v37;
      const float v39 = precise::rsqrt(v38);
      const float4 v40 = float4(v39);
      const float4 v41 = v34 * v40;
      const float4 v42 = *(device const float4*)(b2 + v31);
      const float4 v43 = v41 * v42;
      const uint v44 = v3 * v9;
      const uint v45 = v44 + v31;
      *(device float4*)(b3 + v45) = v43;
    }
  }
}
