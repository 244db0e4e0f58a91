#include <metal_stdlib>
using namespace metal;

kernel void experts_3_v4(
    device const int* b0 [[buffer(0)]], // stored0
    device int* b1 [[buffer(1)]], // stored1
    constant uint* params [[buffer(2)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  uint x0;
  uint x1;
  const uint v0 = 0u;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v3 = params[1];
  const uint v4 = 32u;
  const uint v7 = group.x;
  const uint v8 = groups.x;
  const uint v16 = lane;
  const uint v5 = v2 + v4;
  const uint v6 = v5 / v4;
  const uint v9 = v6 + v8;
  const uint v10 = v9 - v1;
  const uint v11 = v10 / v8;
  const uint v12 = v7 * v11;
  const uint v13 = v12 + v11;
  const uint v14 = min(v13, v6);
  for (uint v15 = v12; v15 < v14; v15 += v1) {
    const uint v17 = v15 * v4;
    const uint v18 = v16 + v17;
    x0 = v0;
    x1 = v0;
    for (uint v19 = v0; v19 < v3; v19 += v1) {
      const int v20 = b0[v19];
      const uint v21 = uint(v20);
      const bool v22 = v21 < v18;
      const bool v23 = v21 == v18;
      const uint v24 = select(v0, v1, v22);
      const uint v25 = x0;
      const uint v26 = v25 + v24;
      x0 = v26;
      const uint v27 = select(v0, v1, v23);
      const uint v28 = x1;
      const uint v29 = v28 + v27;
      x1 = v29;
    }
    const uint v30 = x0;
    const uint v31 = x1;
    const bool v32 = v2 < v18;
    const bool v33 = !v32;
    if (v33) {
      const uint v34 = v3 + v18;
      const int v35 = int(v30);
      b1[v34] = v35;
    }
    const bool v36 = v0 < v31;
    if (v36) {
      for (uint v37 = v0; v37 < v3; v37 += v1) {
        const int v38 = b0[v37];
        const uint v39 = uint(v38);
        const bool v40 = v39 == v18;
        if (v40) {
          const uint v41 = x0;
          const int v42 = int(v37);
          b1[v41] = v42;
          const uint v43 = v41 + v1;
          x0 = v43;
        }
      }
    }
  }
}
