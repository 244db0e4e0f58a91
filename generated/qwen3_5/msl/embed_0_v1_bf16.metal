#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v1_bf16(
    device const int* b0 [[buffer(0)]], // token
    device const uint* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  const uint v23 = 1u;
  const uint v27 = 16u;
  const uint v28 = 4294901760u;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = params[1];
  const uint v12 = lane;
  const uint v13 = 32u;
  const uint v15 = 0u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    for (uint v14 = v12; v14 < v11; v14 += v13) {
      const int v16 = b0[v10];
      const uint v17 = uint(v16);
      const uint v18 = v17 * v11;
      const uint v19 = v18 + v14;
      const uint v24 = v19 >> v23;
      const uint v25 = b1[v24];
      const uint v26 = v19 & v23;
      const uint v29 = v25 << v27;
      const uint v30 = v25 & v28;
      const float v31 = as_type<float>(v29);
      const float v32 = as_type<float>(v30);
      const bool v33 = v26 == v23;
      const float v34 = select(v31, v32, v33);
      const uint v21 = v10 * v11;
      const uint v22 = v21 + v14;
      b2[v22] = v34;
    }
  }
}
