#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_1_v1(
    device const int* b0 [[buffer(0)]], // first_row
    device const int* b1 [[buffer(1)]], // slot
    device const int* b2 [[buffer(2)]], // position
    device float* b3 [[buffer(3)]], // conv_tail
    device const float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // conv
    device float* b6 [[buffer(6)]], // stored6
    constant uint* params [[buffer(7)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[64];
  float x0;
  float x1;
  float x2;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = 1u;
  const uint v3 = 0u;
  const uint v14 = params[0];
  const uint v15 = params[1];
  const uint v17 = 64u;
  const uint v22 = lane;
  const uint v23 = 32u;
  const float v28 = 0.0f;
  const float v57 = 1.0f;
  const int v4 = b0[v1];
  const uint v5 = uint(v4);
  const uint v6 = v1 + v2;
  const int v7 = b0[v6];
  const uint v8 = uint(v7);
  const int v9 = b1[v1];
  const uint v10 = uint(v9);
  const int v11 = b2[v5];
  const uint v12 = uint(v11);
  const bool v13 = v12 == v3;
  const uint v16 = v15 - v2;
  const uint v18 = v0 * v17;
  const uint v19 = v14 - v18;
  const uint v20 = min(v17, v19);
  const uint v21 = v10 * v14;
  for (uint v24 = v22; v24 < v20; v24 += v23) {
    const uint v25 = v18 + v24;
    const uint v26 = v8 - v5;
    for (uint v27 = v3; v27 < v26; v27 += v2) {
      x0 = v28;
      for (uint v29 = v3; v29 < v15; v29 += v2) {
        const uint v30 = v16 - v29;
        x1 = v28;
        const bool v31 = v27 < v30;
        if (v31) {
          const bool v32 = !v13;
          if (v32) {
            const uint v33 = v16 + v27;
            const uint v34 = v33 - v30;
            const uint v35 = v21 + v25;
            const uint v36 = v35 * v16;
            const uint v37 = v34 + v36;
            const float v38 = b3[v37];
            x1 = v38;
          }
        } else {
          const uint v39 = v5 + v27;
          const uint v40 = v39 - v30;
          const uint v41 = v40 * v14;
          const uint v42 = v41 + v25;
          const float v43 = b4[v42];
          x1 = v43;
        }
        const float v44 = x1;
        const uint v45 = v25 * v15;
        const uint v46 = v45 + v29;
        const float v47 = b5[v46];
        const float v48 = x0;
        const float v49 = fma(v47, v44, v48);
        x0 = v49;
      }
      const float v50 = x0;
      m0[v24] = v50;
      const uint v51 = v5 + v27;
      const uint v52 = v51 - v51;
      const uint v53 = v25 - v18;
      const float v54 = m0[v53];
      const float v55 = -v54;
      const float v56 = precise::exp(v55);
      const float v58 = v56 + v57;
      const float v59 = v54 / v58;
      const uint v60 = v51 * v14;
      const uint v61 = v60 + v25;
      b6[v61] = v59;
    }
    for (uint v62 = v3; v62 < v16; v62 += v2) {
      const uint v63 = v16 - v62;
      x2 = v28;
      const bool v64 = v26 < v63;
      if (v64) {
        const bool v65 = !v13;
        if (v65) {
          const uint v66 = v16 + v26;
          const uint v67 = v66 - v63;
          const uint v68 = v21 + v25;
          const uint v69 = v68 * v16;
          const uint v70 = v67 + v69;
          const float v71 = b3[v70];
          x2 = v71;
        }
      } else {
        const uint v72 = v5 + v26;
        const uint v73 = v72 - v63;
        const uint v74 = v73 * v14;
        const uint v75 = v74 + v25;
        const float v76 = b4[v75];
        x2 = v76;
      }
      const float v77 = x2;
      const uint v78 = v21 + v25;
      const uint v79 = v78 * v16;
      const uint v80 = v62 + v79;
      b3[v80] = v77;
    }
  }
}
