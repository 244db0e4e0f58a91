#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v1_r1_f32(
    device const float* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  const float v69 = 0.0f;
  const uint v70 = 1u;
  const uint v72 = 0u;
  const uint v83 = 2u;
  const uint v87 = 3u;
  const uint v91 = lane;
  const uint v92 = 32u;
  const uint v112 = 5u;
  const uint v121 = 4u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const uint v7 = params[2];
  const uint v8 = 3u;
  const uint v9 = 4u;
  const uint v14 = group.x;
  const uint v15 = groups.x;
  const uint v27 = 512u;
  const uint v33 = lane;
  const uint v34 = 32u;
  const uint v37 = params[3];
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v10 = v7 + v8;
  const uint v11 = v10 / v9;
  const uint v12 = v7 + v8;
  const uint v13 = v12 / v9;
  const uint v16 = v11 + v15;
  const uint v17 = v16 - v1;
  const uint v18 = v17 / v15;
  const uint v19 = v14 * v18;
  const uint v20 = v19 + v18;
  const uint v21 = min(v20, v11);
  for (uint v22 = v19; v22 < v21; v22 += v1) {
    const uint v23 = v22 * v9;
    const uint v24 = v7 - v23;
    const uint v25 = min(v9, v24);
    const uint v26 = v23 * v5;
    x0 = v69;
    x1 = v69;
    x2 = v69;
    x3 = v69;
    for (uint v28 = v6; v28 < v5; v28 += v27) {
      const uint v29 = v5 - v28;
      const uint v30 = min(v27, v29);
      for (uint v31 = v6; v31 < v4; v31 += v1) {
        const uint v32 = v0 + v31;
        for (uint v35 = v33; v35 < v30; v35 += v34) {
          const uint v36 = v28 + v35;
          const uint v38 = v36 % v37;
          const uint v39 = v36 / v37;
          const uint v40 = v32 * v5;
          const uint v41 = v39 * v37;
          const uint v42 = v40 + v41;
          const uint v43 = v42 + v38;
          const float v44 = b1[v43];
          const uint v45 = v31 * v27;
          const uint v46 = v35 + v45;
          m0[v46] = v44;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v47 = v26 + v28;
      const uint v71 = v4 - v70;
      const uint v73 = min(v72, v71);
      const uint v74 = v73 * v27;
      const uint v75 = v6 + v74;
      const uint v76 = v25 - v70;
      const uint v77 = min(v72, v76);
      const uint v78 = v77 * v5;
      const uint v79 = v47 + v78;
      const uint v80 = min(v70, v76);
      const uint v81 = v80 * v5;
      const uint v82 = v47 + v81;
      const uint v84 = min(v83, v76);
      const uint v85 = v84 * v5;
      const uint v86 = v47 + v85;
      const uint v88 = min(v87, v76);
      const uint v89 = v88 * v5;
      const uint v90 = v47 + v89;
      for (uint v93 = v91; v93 < v30; v93 += v92) {
        const uint v94 = v75 + v93;
        const float v95 = m0[v94];
        const uint v96 = v79 + v93;
        const float v97 = b0[v96];
        const float v98 = x0;
        const float v99 = fma(v95, v97, v98);
        x0 = v99;
        const uint v100 = v82 + v93;
        const float v101 = b0[v100];
        const float v102 = x1;
        const float v103 = fma(v95, v101, v102);
        x1 = v103;
        const uint v104 = v86 + v93;
        const float v105 = b0[v104];
        const float v106 = x2;
        const float v107 = fma(v95, v105, v106);
        x2 = v107;
        const uint v108 = v90 + v93;
        const float v109 = b0[v108];
        const float v110 = x3;
        const float v111 = fma(v95, v109, v110);
        x3 = v111;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v113 = v91 * v112;
    const float v114 = x0;
    m2[v113] = v114;
    const uint v115 = v113 + v70;
    const float v116 = x1;
    m2[v115] = v116;
    const uint v117 = v113 + v83;
    const float v118 = x2;
    m2[v117] = v118;
    const uint v119 = v113 + v87;
    const float v120 = x3;
    m2[v119] = v120;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v122 = v91; v122 < v121; v122 += v92) {
      const uint v123 = v122 / v121;
      const uint v124 = v122 % v121;
      const bool v125 = v123 < v4;
      const bool v126 = v124 < v25;
      const bool v127 = v125 & v126;
      if (v127) {
        x4 = v69;
        for (uint v128 = v72; v128 < v92; v128 += v70) {
          const uint v129 = v128 * v112;
          const uint v130 = v122 + v129;
          const float v131 = m2[v130];
          const float v132 = x4;
          const float v133 = v132 + v131;
          x4 = v133;
        }
        const float v134 = x4;
        const uint v135 = v123 * v9;
        const uint v136 = v6 + v135;
        const uint v137 = v136 + v124;
        m1[v137] = v134;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v48 = v33; v48 < v9; v48 += v34) {
      const uint v49 = v48 / v9;
      const uint v50 = v48 % v9;
      const bool v51 = v49 < v4;
      const bool v52 = v50 < v25;
      const bool v53 = v51 & v52;
      if (v53) {
        const uint v54 = v0 + v49;
        const uint v55 = v23 + v50;
        const uint v56 = v54 * v7;
        const uint v57 = v56 + v55;
        const float v58 = b2[v57];
        const uint v59 = v54 - v0;
        const uint v60 = v59 * v9;
        const uint v61 = v55 - v23;
        const uint v62 = v60 + v61;
        const float v63 = m1[v62];
        const float v64 = b3[v55];
        const float v65 = v63 + v64;
        const float v66 = v58 + v65;
        const uint v67 = v54 * v7;
        const uint v68 = v67 + v55;
        b4[v68] = v66;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
