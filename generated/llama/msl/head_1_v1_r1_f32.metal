#include <metal_stdlib>
using namespace metal;

kernel void head_1_v1_r1_f32(
    device const float* b0 [[buffer(0)]], // v13
    device const float* b1 [[buffer(1)]], // lm_head
    device float* b2 [[buffer(2)]], // v15
    constant uint* params [[buffer(3)]],
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
  const float v39 = 0.0f;
  const uint v40 = 1u;
  const uint v42 = 0u;
  const uint v53 = 2u;
  const uint v57 = 3u;
  const uint v61 = lane;
  const uint v62 = 32u;
  const uint v82 = 5u;
  const uint v91 = 4u;
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
    x0 = v39;
    x1 = v39;
    x2 = v39;
    x3 = v39;
    const uint v41 = v4 - v40;
    const uint v43 = min(v42, v41);
    const uint v44 = v43 * v5;
    const uint v45 = v6 + v44;
    const uint v46 = v20 - v40;
    const uint v47 = min(v42, v46);
    const uint v48 = v47 * v5;
    const uint v49 = v21 + v48;
    const uint v50 = min(v40, v46);
    const uint v51 = v50 * v5;
    const uint v52 = v21 + v51;
    const uint v54 = min(v53, v46);
    const uint v55 = v54 * v5;
    const uint v56 = v21 + v55;
    const uint v58 = min(v57, v46);
    const uint v59 = v58 * v5;
    const uint v60 = v21 + v59;
    for (uint v63 = v61; v63 < v5; v63 += v62) {
      const uint v64 = v45 + v63;
      const float v65 = b0[v64];
      const uint v66 = v49 + v63;
      const float v67 = b1[v66];
      const float v68 = x0;
      const float v69 = fma(v65, v67, v68);
      x0 = v69;
      const uint v70 = v52 + v63;
      const float v71 = b1[v70];
      const float v72 = x1;
      const float v73 = fma(v65, v71, v72);
      x1 = v73;
      const uint v74 = v56 + v63;
      const float v75 = b1[v74];
      const float v76 = x2;
      const float v77 = fma(v65, v75, v76);
      x2 = v77;
      const uint v78 = v60 + v63;
      const float v79 = b1[v78];
      const float v80 = x3;
      const float v81 = fma(v65, v79, v80);
      x3 = v81;
    }
    const uint v83 = v61 * v82;
    const float v84 = x0;
    m1[v83] = v84;
    const uint v85 = v83 + v40;
    const float v86 = x1;
    m1[v85] = v86;
    const uint v87 = v83 + v53;
    const float v88 = x2;
    m1[v87] = v88;
    const uint v89 = v83 + v57;
    const float v90 = x3;
    m1[v89] = v90;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v92 = v61; v92 < v91; v92 += v62) {
      const uint v93 = v92 / v91;
      const uint v94 = v92 % v91;
      const bool v95 = v93 < v4;
      const bool v96 = v94 < v20;
      const bool v97 = v95 & v96;
      if (v97) {
        x4 = v39;
        for (uint v98 = v42; v98 < v62; v98 += v40) {
          const uint v99 = v98 * v82;
          const uint v100 = v92 + v99;
          const float v101 = m1[v100];
          const float v102 = x4;
          const float v103 = v102 + v101;
          x4 = v103;
        }
        const float v104 = x4;
        const uint v105 = v93 * v10;
        const uint v106 = v7 + v105;
        const uint v107 = v106 + v94;
        m0[v107] = v104;
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
        const uint v32 = v30 - v0;
        const uint v33 = v32 * v10;
        const uint v34 = v31 - v18;
        const uint v35 = v33 + v34;
        const float v36 = m0[v35];
        const uint v37 = v30 * v8;
        const uint v38 = v37 + v31;
        b2[v38] = v36;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
