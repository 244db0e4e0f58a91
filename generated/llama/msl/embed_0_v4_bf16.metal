#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v4_bf16(
    device const int* b0 [[buffer(0)]], // token
    device const uint* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // v2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  const uint v19 = 1u;
  const uint v23 = 16u;
  const uint v24 = 4294901760u;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = params[1];
  const uint v5 = lane;
  const uint v6 = 4u;
  const uint v8 = 128u;
  const uint v10 = 1u;
  const uint v11 = 0u;
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const uint v7 = v5 * v6;
    for (uint v9 = v7; v9 < v4; v9 += v8) {
      const int v12 = b0[v3];
      const uint v13 = uint(v12);
      const uint v14 = v13 * v4;
      const uint v15 = v14 + v9;
      const uint v20 = v15 >> v19;
      const uint2 v21 = *(device const uint2*)(b1 + v20);
      const uint v22 = v21.x;
      const uint v25 = v22 << v23;
      const uint v26 = v22 & v24;
      const float v27 = as_type<float>(v25);
      const float v28 = as_type<float>(v26);
      const uint v29 = v21.y;
      const uint v30 = v29 << v23;
      const uint v31 = v29 & v24;
      const float v32 = as_type<float>(v30);
      const float v33 = as_type<float>(v31);
      const float4 v34 = float4(v27, v28, v32, v33);
      const uint v17 = v3 * v4;
      const uint v18 = v17 + v9;
      *(device float4*)(b2 + v18) = v34;
    }
  }
}
