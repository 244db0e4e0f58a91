#include <metal_stdlib>
using namespace metal;

kernel void head_0_v4(
    device const int* b0 [[buffer(0)]], // wanted
    device const float* b1 [[buffer(1)]], // x
    device const float* b2 [[buffer(2)]], // final_norm
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float4 x0;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const float4 v14 = float4(0.0f);
  const uint v15 = params[1];
  const uint v16 = lane;
  const uint v17 = 4u;
  const uint v19 = 128u;
  const float v43 = as_type<float>(params[2]);
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
    const uint v18 = v16 * v17;
    for (uint v20 = v18; v20 < v15; v20 += v19) {
      const uint v21 = v13 * v15;
      const uint v22 = v21 + v20;
      const float4 v23 = *(device const float4*)(b1 + v22);
      const float4 v24 = v23 * v23;
      const float4 v25 = x0;
      const float4 v26 = v25 + v24;
      x0 = v26;
    }
    const float4 v27 = x0;
    const float v28 = v27.x;
    const float v29 = v27.y;
    const float v30 = v28 + v29;
    const float v31 = v27.z;
    const float v32 = v30 + v31;
    const float v33 = v27.w;
    const float v34 = v32 + v33;
    const float v52 = simd_shuffle_xor(v34, 16);
    const float v53 = v34 + v52;
    const float v54 = simd_shuffle_xor(v53, 8);
    const float v55 = v53 + v54;
    const float v56 = simd_shuffle_xor(v55, 4);
    const float v57 = v55 + v56;
    const float v58 = simd_shuffle_xor(v57, 2);
    const float v59 = v57 + v58;
    const float v60 = simd_shuffle_xor(v59, 1);
    const float v61 = v59 + v60;
    const uint v36 = v16 * v17;
    for (uint v37 = v36; v37 < v15; v37 += v19) {
      const uint v38 = v13 * v15;
      const uint v39 = v38 + v37;
      const float4 v40 = *(device const float4*)(b1 + v39);
      const float v41 = float(v15);
      const float v42 = v61 / v41;
      const float v44 = v42 + v43;
      const float v45 = precise::rsqrt(v44);
      const float4 v46 = float4(v45);
      const float4 v47 = v40 * v46;
      const float4 v48 = *(device const float4*)(b2 + v37);
      const float4 v49 = v47 * v48;
      const uint v50 = v10 * v15;
      const uint v51 = v50 + v37;
      *(device float4*)(b3 + v51) = v49;
    }
  }
}
