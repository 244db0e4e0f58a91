#include <metal_stdlib>
using namespace metal;

kernel void mlp_1_v1_r1_f32(
    device const float* b0 [[buffer(0)]], // v21
    device const float* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // v24
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[4];
  alignas(16) threadgroup float m1[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  const float v43 = 0.0f;
  const uint v44 = 1u;
  const uint v46 = 0u;
  const uint v57 = 2u;
  const uint v61 = 3u;
  const uint v65 = lane;
  const uint v66 = 32u;
  const uint v86 = 5u;
  const uint v95 = 4u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 3u;
  const uint v10 = 4u;
  const uint v15 = group.x;
  const uint v16 = groups.x;
  const uint v22 = lane;
  const uint v23 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v6 = v0 * v5;
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  for (uint v17 = v15; v17 < v12; v17 += v16) {
    const uint v18 = v17 * v10;
    const uint v19 = v8 - v18;
    const uint v20 = min(v10, v19);
    const uint v21 = v18 * v5;
    x0 = v43;
    x1 = v43;
    x2 = v43;
    x3 = v43;
    const uint v45 = v4 - v44;
    const uint v47 = min(v46, v45);
    const uint v48 = v47 * v5;
    const uint v49 = v6 + v48;
    const uint v50 = v20 - v44;
    const uint v51 = min(v46, v50);
    const uint v52 = v51 * v5;
    const uint v53 = v21 + v52;
    const uint v54 = min(v44, v50);
    const uint v55 = v54 * v5;
    const uint v56 = v21 + v55;
    const uint v58 = min(v57, v50);
    const uint v59 = v58 * v5;
    const uint v60 = v21 + v59;
    const uint v62 = min(v61, v50);
    const uint v63 = v62 * v5;
    const uint v64 = v21 + v63;
    for (uint v67 = v65; v67 < v5; v67 += v66) {
      const uint v68 = v49 + v67;
      const float v69 = b0[v68];
      const uint v70 = v53 + v67;
      const float v71 = b1[v70];
      const float v72 = x0;
      const float v73 = fma(v69, v71, v72);
      x0 = v73;
      const uint v74 = v56 + v67;
      const float v75 = b1[v74];
      const float v76 = x1;
      const float v77 = fma(v69, v75, v76);
      x1 = v77;
      const uint v78 = v60 + v67;
      const float v79 = b1[v78];
      const float v80 = x2;
      const float v81 = fma(v69, v79, v80);
      x2 = v81;
      const uint v82 = v64 + v67;
      const float v83 = b1[v82];
      const float v84 = x3;
      const float v85 = fma(v69, v83, v84);
      x3 = v85;
    }
    const uint v87 = v65 * v86;
    const float v88 = x0;
    m1[v87] = v88;
    const uint v89 = v87 + v44;
    const float v90 = x1;
    m1[v89] = v90;
    const uint v91 = v87 + v57;
    const float v92 = x2;
    m1[v91] = v92;
    const uint v93 = v87 + v61;
    const float v94 = x3;
    m1[v93] = v94;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v96 = v65; v96 < v95; v96 += v66) {
      const uint v97 = v96 / v95;
      const uint v98 = v96 % v95;
      const bool v99 = v97 < v4;
      const bool v100 = v98 < v20;
      const bool v101 = v99 & v100;
      if (v101) {
        x4 = v43;
        for (uint v102 = v46; v102 < v66; v102 += v44) {
          const uint v103 = v102 * v86;
          const uint v104 = v96 + v103;
          const float v105 = m1[v104];
          const float v106 = x4;
          const float v107 = v106 + v105;
          x4 = v107;
        }
        const float v108 = x4;
        const uint v109 = v97 * v10;
        const uint v110 = v7 + v109;
        const uint v111 = v110 + v98;
        m0[v111] = v108;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v24 = v22; v24 < v10; v24 += v23) {
      const uint v25 = v24 / v10;
      const uint v26 = v24 % v10;
      const bool v27 = v25 < v4;
      const bool v28 = v26 < v20;
      const bool v29 = v27 & v28;
      if (v29) {
        const uint v30 = v0 + v25;
        const uint v31 = v18 + v26;
        const uint v32 = v30 * v8;
        const uint v33 = v32 + v31;
        const float v34 = b2[v33];
        const uint v35 = v30 - v0;
        const uint v36 = v35 * v10;
        const uint v37 = v31 - v18;
        const uint v38 = v36 + v37;
        const float v39 = m0[v38];
        const float v40 = v34 + v39;
        const uint v41 = v30 * v8;
        const uint v42 = v41 + v31;
        b3[v42] = v40;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
