#include <metal_stdlib>
using namespace metal;

kernel void mlp_1_v1_r1_f16(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
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
  const uint v118 = 1u;
  const float v49 = 0.0f;
  const uint v50 = 1u;
  const uint v52 = 0u;
  const uint v63 = 2u;
  const uint v67 = 3u;
  const uint v71 = lane;
  const uint v72 = 32u;
  const uint v92 = 5u;
  const uint v101 = 4u;
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
    x0 = v49;
    x1 = v49;
    x2 = v49;
    x3 = v49;
    const uint v51 = v4 - v50;
    const uint v53 = min(v52, v51);
    const uint v54 = v53 * v5;
    const uint v55 = v6 + v54;
    const uint v56 = v26 - v50;
    const uint v57 = min(v52, v56);
    const uint v58 = v57 * v5;
    const uint v59 = v27 + v58;
    const uint v60 = min(v50, v56);
    const uint v61 = v60 * v5;
    const uint v62 = v27 + v61;
    const uint v64 = min(v63, v56);
    const uint v65 = v64 * v5;
    const uint v66 = v27 + v65;
    const uint v68 = min(v67, v56);
    const uint v69 = v68 * v5;
    const uint v70 = v27 + v69;
    for (uint v73 = v71; v73 < v5; v73 += v72) {
      const uint v74 = v55 + v73;
      const float v75 = b0[v74];
      const uint v76 = v59 + v73;
      const uint v119 = v76 >> v118;
      const uint v120 = b1[v119];
      const uint v121 = v76 & v118;
      const float2 v122 = float2(as_type<half2>(v120));
      const float v123 = v122.x;
      const float v124 = v122.y;
      const bool v125 = v121 == v118;
      const float v126 = select(v123, v124, v125);
      const float v78 = x0;
      const float v79 = fma(v75, v126, v78);
      x0 = v79;
      const uint v80 = v62 + v73;
      const uint v127 = v80 >> v118;
      const uint v128 = b1[v127];
      const uint v129 = v80 & v118;
      const float2 v130 = float2(as_type<half2>(v128));
      const float v131 = v130.x;
      const float v132 = v130.y;
      const bool v133 = v129 == v118;
      const float v134 = select(v131, v132, v133);
      const float v82 = x1;
      const float v83 = fma(v75, v134, v82);
      x1 = v83;
      const uint v84 = v66 + v73;
      const uint v135 = v84 >> v118;
      const uint v136 = b1[v135];
      const uint v137 = v84 & v118;
      const float2 v138 = float2(as_type<half2>(v136));
      const float v139 = v138.x;
      const float v140 = v138.y;
      const bool v141 = v137 == v118;
      const float v142 = select(v139, v140, v141);
      const float v86 = x2;
      const float v87 = fma(v75, v142, v86);
      x2 = v87;
      const uint v88 = v70 + v73;
      const uint v143 = v88 >> v118;
      const uint v144 = b1[v143];
      const uint v145 = v88 & v118;
      const float2 v146 = float2(as_type<half2>(v144));
      const float v147 = v146.x;
      const float v148 = v146.y;
      const bool v149 = v145 == v118;
      const float v150 = select(v147, v148, v149);
      const float v90 = x3;
      const float v91 = fma(v75, v150, v90);
      x3 = v91;
    }
    const uint v93 = v71 * v92;
    const float v94 = x0;
    m1[v93] = v94;
    const uint v95 = v93 + v50;
    const float v96 = x1;
    m1[v95] = v96;
    const uint v97 = v93 + v63;
    const float v98 = x2;
    m1[v97] = v98;
    const uint v99 = v93 + v67;
    const float v100 = x3;
    m1[v99] = v100;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v102 = v71; v102 < v101; v102 += v72) {
      const uint v103 = v102 / v101;
      const uint v104 = v102 % v101;
      const bool v105 = v103 < v4;
      const bool v106 = v104 < v26;
      const bool v107 = v105 & v106;
      if (v107) {
        x4 = v49;
        for (uint v108 = v52; v108 < v72; v108 += v50) {
          const uint v109 = v108 * v92;
          const uint v110 = v102 + v109;
          const float v111 = m1[v110];
          const float v112 = x4;
          const float v113 = v112 + v111;
          x4 = v113;
        }
        const float v114 = x4;
        const uint v115 = v103 * v10;
        const uint v116 = v7 + v115;
        const uint v117 = v116 + v104;
        m0[v117] = v114;
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
        const float v46 = v40 + v45;
        const uint v47 = v36 * v8;
        const uint v48 = v47 + v37;
        b3[v48] = v46;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
