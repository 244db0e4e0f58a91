#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v1_f32(
    device const int* b0 [[buffer(0)]], // token
    device const float* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // v2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
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
      const float v14 = b1[v13];
      const uint v15 = v3 * v4;
      const uint v16 = v15 + v8;
      b2[v16] = v14;
    }
  }
}
