#include <metal_stdlib>
using namespace metal;

kernel void experts_0_v4(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // mlp_norm
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float4 x0;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const float4 v12 = float4(0.0f);
  const uint v13 = params[1];
  const uint v14 = lane;
  const uint v15 = 4u;
  const uint v17 = 128u;
  const float v41 = as_type<float>(params[2]);
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    x0 = v12;
    const uint v16 = v14 * v15;
    for (uint v18 = v16; v18 < v13; v18 += v17) {
      const uint v19 = v10 * v13;
      const uint v20 = v19 + v18;
      const float4 v21 = *(device const float4*)(b0 + v20);
      const float4 v22 = v21 * v21;
      const float4 v23 = x0;
      const float4 v24 = v23 + v22;
      x0 = v24;
    }
    const float4 v25 = x0;
    const float v26 = v25.x;
    const float v27 = v25.y;
    const float v28 = v26 + v27;
    const float v29 = v25.z;
    const float v30 = v28 + v29;
    const float v31 = v25.w;
    const float v32 = v30 + v31;
    const float v50 = simd_shuffle_xor(v32, 16);
    const float v51 = v32 + v50;
    const float v52 = simd_shuffle_xor(v51, 8);
    const float v53 = v51 + v52;
    const float v54 = simd_shuffle_xor(v53, 4);
    const float v55 = v53 + v54;
    const float v56 = simd_shuffle_xor(v55, 2);
    const float v57 = v55 + v56;
    const float v58 = simd_shuffle_xor(v57, 1);
    const float v59 = v57 + v58;
    const uint v34 = v14 * v15;
    for (uint v35 = v34; v35 < v13; v35 += v17) {
      const uint v36 = v10 * v13;
      const uint v37 = v36 + v35;
      const float4 v38 = *(device const float4*)(b0 + v37);
      const float v39 = float(v13);
      const float v40 = v59 / v39;
      const float v42 = v40 + v41;
      const float v43 = precise::rsqrt(v42);
      const float4 v44 = float4(v43);
      const float4 v45 = v38 * v44;
      const float4 v46 = *(device const float4*)(b1 + v35);
      const float4 v47 = v45 * v46;
      const uint v48 = v10 * v13;
      const uint v49 = v48 + v35;
      *(device float4*)(b2 + v49) = v47;
    }
  }
}
