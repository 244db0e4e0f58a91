#include <metal_stdlib>
using namespace metal;

kernel void head_1_v1_r1_bf16(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // lm_head
    device float* b2 [[buffer(2)]], // stored2
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
  const uint v114 = 1u;
  const uint v118 = 16u;
  const uint v119 = 4294901760u;
  const float v45 = 0.0f;
  const uint v46 = 1u;
  const uint v48 = 0u;
  const uint v59 = 2u;
  const uint v63 = 3u;
  const uint v67 = lane;
  const uint v68 = 32u;
  const uint v88 = 5u;
  const uint v97 = 4u;
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
    x0 = v45;
    x1 = v45;
    x2 = v45;
    x3 = v45;
    const uint v47 = v4 - v46;
    const uint v49 = min(v48, v47);
    const uint v50 = v49 * v5;
    const uint v51 = v6 + v50;
    const uint v52 = v26 - v46;
    const uint v53 = min(v48, v52);
    const uint v54 = v53 * v5;
    const uint v55 = v27 + v54;
    const uint v56 = min(v46, v52);
    const uint v57 = v56 * v5;
    const uint v58 = v27 + v57;
    const uint v60 = min(v59, v52);
    const uint v61 = v60 * v5;
    const uint v62 = v27 + v61;
    const uint v64 = min(v63, v52);
    const uint v65 = v64 * v5;
    const uint v66 = v27 + v65;
    for (uint v69 = v67; v69 < v5; v69 += v68) {
      const uint v70 = v51 + v69;
      const float v71 = b0[v70];
      const uint v72 = v55 + v69;
      const uint v115 = v72 >> v114;
      const uint v116 = b1[v115];
      const uint v117 = v72 & v114;
      const uint v120 = v116 << v118;
      const uint v121 = v116 & v119;
      const float v122 = as_type<float>(v120);
      const float v123 = as_type<float>(v121);
      const bool v124 = v117 == v114;
      const float v125 = select(v122, v123, v124);
      const float v74 = x0;
      const float v75 = fma(v71, v125, v74);
      x0 = v75;
      const uint v76 = v58 + v69;
      const uint v126 = v76 >> v114;
      const uint v127 = b1[v126];
      const uint v128 = v76 & v114;
      const uint v129 = v127 << v118;
      const uint v130 = v127 & v119;
      const float v131 = as_type<float>(v129);
      const float v132 = as_type<float>(v130);
      const bool v133 = v128 == v114;
      const float v134 = select(v131, v132, v133);
      const float v78 = x1;
      const float v79 = fma(v71, v134, v78);
      x1 = v79;
      const uint v80 = v62 + v69;
      const uint v135 = v80 >> v114;
      const uint v136 = b1[v135];
      const uint v137 = v80 & v114;
      const uint v138 = v136 << v118;
      const uint v139 = v136 & v119;
      const float v140 = as_type<float>(v138);
      const float v141 = as_type<float>(v139);
      const bool v142 = v137 == v114;
      const float v143 = select(v140, v141, v142);
      const float v82 = x2;
      const float v83 = fma(v71, v143, v82);
      x2 = v83;
      const uint v84 = v66 + v69;
      const uint v144 = v84 >> v114;
      const uint v145 = b1[v144];
      const uint v146 = v84 & v114;
      const uint v147 = v145 << v118;
      const uint v148 = v145 & v119;
      const float v149 = as_type<float>(v147);
      const float v150 = as_type<float>(v148);
      const bool v151 = v146 == v114;
      const float v152 = select(v149, v150, v151);
      const float v86 = x3;
      const float v87 = fma(v71, v152, v86);
      x3 = v87;
    }
    const uint v89 = v67 * v88;
    const float v90 = x0;
    m1[v89] = v90;
    const uint v91 = v89 + v46;
    const float v92 = x1;
    m1[v91] = v92;
    const uint v93 = v89 + v59;
    const float v94 = x2;
    m1[v93] = v94;
    const uint v95 = v89 + v63;
    const float v96 = x3;
    m1[v95] = v96;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v98 = v67; v98 < v97; v98 += v68) {
      const uint v99 = v98 / v97;
      const uint v100 = v98 % v97;
      const bool v101 = v99 < v4;
      const bool v102 = v100 < v26;
      const bool v103 = v101 & v102;
      if (v103) {
        x4 = v45;
        for (uint v104 = v48; v104 < v68; v104 += v46) {
          const uint v105 = v104 * v88;
          const uint v106 = v98 + v105;
          const float v107 = m1[v106];
          const float v108 = x4;
          const float v109 = v108 + v107;
          x4 = v109;
        }
        const float v110 = x4;
        const uint v111 = v99 * v10;
        const uint v112 = v7 + v111;
        const uint v113 = v112 + v100;
        m0[v113] = v110;
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
        const uint v38 = v36 - v0;
        const uint v39 = v38 * v10;
        const uint v40 = v37 - v24;
        const uint v41 = v39 + v40;
        const float v42 = m0[v41];
        const uint v43 = v36 * v8;
        const uint v44 = v43 + v37;
        b2[v44] = v42;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
