#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v1_bf16(
    device const int* b0 [[buffer(0)]], // token
    device const uint* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // v2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  const uint v17 = 1u;
  const uint v21 = 16u;
  const uint v22 = 4294901760u;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = params[1];
  const uint v5 = lane;
  const uint v6 = 1u;
  const uint v7 = 32u;
  const uint v9 = 0u;
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    for (uint v8 = v5; v8 < v4; v8 += v7) {
      const int v10 = b0[v3];
      const uint v11 = uint(v10);
      const uint v12 = v11 * v4;
      const uint v13 = v12 + v8;
      const uint v18 = v13 >> v17;
      const uint v19 = b1[v18];
      const uint v20 = v13 & v17;
      const uint v23 = v19 << v21;
      const uint v24 = v19 & v22;
      const float v25 = as_type<float>(v23);
      const float v26 = as_type<float>(v24);
      const bool v27 = v20 == v17;
      const float v28 = select(v25, v26, v27);
      const uint v15 = v3 * v4;
      const uint v16 = v15 + v8;
      b2[v16] = v28;
    }
  }
}
