#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_1_v1_r1_bf16(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // down_bias
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
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
  const uint v120 = 1u;
  const uint v124 = 16u;
  const uint v125 = 4294901760u;
  const float v51 = 0.0f;
  const uint v52 = 1u;
  const uint v54 = 0u;
  const uint v65 = 2u;
  const uint v69 = 3u;
  const uint v73 = lane;
  const uint v74 = 32u;
  const uint v94 = 5u;
  const uint v103 = 4u;
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
  const uint v28 = lane;
  const uint v29 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v6 = v0 * v5;
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  const uint v17 = v12 + v16;
  const uint v18 = v17 - v1;
  const uint v19 = v18 / v16;
  const uint v20 = v15 * v19;
  const uint v21 = v20 + v19;
  const uint v22 = min(v21, v12);
  for (uint v23 = v20; v23 < v22; v23 += v1) {
    const uint v24 = v23 * v10;
    const uint v25 = v8 - v24;
    const uint v26 = min(v10, v25);
    const uint v27 = v24 * v5;
    x0 = v51;
    x1 = v51;
    x2 = v51;
    x3 = v51;
    const uint v53 = v4 - v52;
    const uint v55 = min(v54, v53);
    const uint v56 = v55 * v5;
    const uint v57 = v6 + v56;
    const uint v58 = v26 - v52;
    const uint v59 = min(v54, v58);
    const uint v60 = v59 * v5;
    const uint v61 = v27 + v60;
    const uint v62 = min(v52, v58);
    const uint v63 = v62 * v5;
    const uint v64 = v27 + v63;
    const uint v66 = min(v65, v58);
    const uint v67 = v66 * v5;
    const uint v68 = v27 + v67;
    const uint v70 = min(v69, v58);
    const uint v71 = v70 * v5;
    const uint v72 = v27 + v71;
    for (uint v75 = v73; v75 < v5; v75 += v74) {
      const uint v76 = v57 + v75;
      const float v77 = b0[v76];
      const uint v78 = v61 + v75;
      const uint v121 = v78 >> v120;
      const uint v122 = b1[v121];
      const uint v123 = v78 & v120;
      const uint v126 = v122 << v124;
      const uint v127 = v122 & v125;
      const float v128 = as_type<float>(v126);
      const float v129 = as_type<float>(v127);
      const bool v130 = v123 == v120;
      const float v131 = select(v128, v129, v130);
      const float v80 = x0;
      const float v81 = fma(v77, v131, v80);
      x0 = v81;
      const uint v82 = v64 + v75;
      const uint v132 = v82 >> v120;
      const uint v133 = b1[v132];
      const uint v134 = v82 & v120;
      const uint v135 = v133 << v124;
      const uint v136 = v133 & v125;
      const float v137 = as_type<float>(v135);
      const float v138 = as_type<float>(v136);
      const bool v139 = v134 == v120;
      const float v140 = select(v137, v138, v139);
      const float v84 = x1;
      const float v85 = fma(v77, v140, v84);
      x1 = v85;
      const uint v86 = v68 + v75;
      const uint v141 = v86 >> v120;
      const uint v142 = b1[v141];
      const uint v143 = v86 & v120;
      const uint v144 = v142 << v124;
      const uint v145 = v142 & v125;
      const float v146 = as_type<float>(v144);
      const float v147 = as_type<float>(v145);
      const bool v148 = v143 == v120;
      const float v149 = select(v146, v147, v148);
      const float v88 = x2;
      const float v89 = fma(v77, v149, v88);
      x2 = v89;
      const uint v90 = v72 + v75;
      const uint v150 = v90 >> v120;
      const uint v151 = b1[v150];
      const uint v152 = v90 & v120;
      const uint v153 = v151 << v124;
      const uint v154 = v151 & v125;
      const float v155 = as_type<float>(v153);
      const float v156 = as_type<float>(v154);
      const bool v157 = v152 == v120;
      const float v158 = select(v155, v156, v157);
      const float v92 = x3;
      const float v93 = fma(v77, v158, v92);
      x3 = v93;
    }
    const uint v95 = v73 * v94;
    const float v96 = x0;
    m1[v95] = v96;
    const uint v97 = v95 + v52;
    const float v98 = x1;
    m1[v97] = v98;
    const uint v99 = v95 + v65;
    const float v100 = x2;
    m1[v99] = v100;
    const uint v101 = v95 + v69;
    const float v102 = x3;
    m1[v101] = v102;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v104 = v73; v104 < v103; v104 += v74) {
      const uint v105 = v104 / v103;
      const uint v106 = v104 % v103;
      const bool v107 = v105 < v4;
      const bool v108 = v106 < v26;
      const bool v109 = v107 & v108;
      if (v109) {
        x4 = v51;
        for (uint v110 = v54; v110 < v74; v110 += v52) {
          const uint v111 = v110 * v94;
          const uint v112 = v104 + v111;
          const float v113 = m1[v112];
          const float v114 = x4;
          const float v115 = v114 + v113;
          x4 = v115;
        }
        const float v116 = x4;
        const uint v117 = v105 * v10;
        const uint v118 = v7 + v117;
        const uint v119 = v118 + v106;
        m0[v119] = v116;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v30 = v28; v30 < v10; v30 += v29) {
      const uint v31 = v30 / v10;
      const uint v32 = v30 % v10;
      const bool v33 = v31 < v4;
      const bool v34 = v32 < v26;
      const bool v35 = v33 & v34;
      if (v35) {
        const uint v36 = v0 + v31;
        const uint v37 = v24 + v32;
        const uint v38 = v36 * v8;
        const uint v39 = v38 + v37;
        const float v40 = b2[v39];
        const uint v41 = v36 - v0;
        const uint v42 = v41 * v10;
        const uint v43 = v37 - v24;
        const uint v44 = v42 + v43;
        const float v45 = m0[v44];
        const float v46 = b3[v37];
        const float v47 = v45 + v46;
        const float v48 = v40 + v47;
        const uint v49 = v36 * v8;
        const uint v50 = v49 + v37;
        b4[v50] = v48;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
