#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v4_bf16(
    device const int* b0 [[buffer(0)]], // token
    device const uint* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  const uint v25 = 1u;
  const uint v29 = 16u;
  const uint v30 = 4294901760u;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = params[1];
  const uint v12 = lane;
  const uint v13 = 4u;
  const uint v15 = 128u;
  const uint v17 = 0u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const uint v14 = v12 * v13;
    for (uint v16 = v14; v16 < v11; v16 += v15) {
      const int v18 = b0[v10];
      const uint v19 = uint(v18);
      const uint v20 = v19 * v11;
      const uint v21 = v20 + v16;
      const uint v26 = v21 >> v25;
      const uint2 v27 = *(device const uint2*)(b1 + v26);
      const uint v28 = v27.x;
      const uint v31 = v28 << v29;
      const uint v32 = v28 & v30;
      const float v33 = as_type<float>(v31);
      const float v34 = as_type<float>(v32);
      const uint v35 = v27.y;
      const uint v36 = v35 << v29;
      const uint v37 = v35 & v30;
      const float v38 = as_type<float>(v36);
      const float v39 = as_type<float>(v37);
      const float4 v40 = float4(v33, v34, v38, v39);
      const uint v23 = v10 * v11;
      const uint v24 = v23 + v16;
      *(device float4*)(b2 + v24) = v40;
    }
  }
}
