#include <metal_stdlib>
using namespace metal;

kernel void full_attn_3_v1_r1_bf16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
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
  const uint v136 = 1u;
  const uint v140 = 16u;
  const uint v141 = 4294901760u;
  const float v67 = 0.0f;
  const uint v68 = 1u;
  const uint v70 = 0u;
  const uint v81 = 2u;
  const uint v85 = 3u;
  const uint v89 = lane;
  const uint v90 = 32u;
  const uint v110 = 5u;
  const uint v119 = 4u;
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
    x0 = v67;
    x1 = v67;
    x2 = v67;
    x3 = v67;
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
      const uint v69 = v4 - v68;
      const uint v71 = min(v70, v69);
      const uint v72 = v71 * v27;
      const uint v73 = v6 + v72;
      const uint v74 = v25 - v68;
      const uint v75 = min(v70, v74);
      const uint v76 = v75 * v5;
      const uint v77 = v47 + v76;
      const uint v78 = min(v68, v74);
      const uint v79 = v78 * v5;
      const uint v80 = v47 + v79;
      const uint v82 = min(v81, v74);
      const uint v83 = v82 * v5;
      const uint v84 = v47 + v83;
      const uint v86 = min(v85, v74);
      const uint v87 = v86 * v5;
      const uint v88 = v47 + v87;
      for (uint v91 = v89; v91 < v30; v91 += v90) {
        const uint v92 = v73 + v91;
        const float v93 = m0[v92];
        const uint v94 = v77 + v91;
        const uint v137 = v94 >> v136;
        const uint v138 = b0[v137];
        const uint v139 = v94 & v136;
        const uint v142 = v138 << v140;
        const uint v143 = v138 & v141;
        const float v144 = as_type<float>(v142);
        const float v145 = as_type<float>(v143);
        const bool v146 = v139 == v136;
        const float v147 = select(v144, v145, v146);
        const float v96 = x0;
        const float v97 = fma(v93, v147, v96);
        x0 = v97;
        const uint v98 = v80 + v91;
        const uint v148 = v98 >> v136;
        const uint v149 = b0[v148];
        const uint v150 = v98 & v136;
        const uint v151 = v149 << v140;
        const uint v152 = v149 & v141;
        const float v153 = as_type<float>(v151);
        const float v154 = as_type<float>(v152);
        const bool v155 = v150 == v136;
        const float v156 = select(v153, v154, v155);
        const float v100 = x1;
        const float v101 = fma(v93, v156, v100);
        x1 = v101;
        const uint v102 = v84 + v91;
        const uint v157 = v102 >> v136;
        const uint v158 = b0[v157];
        const uint v159 = v102 & v136;
        const uint v160 = v158 << v140;
        const uint v161 = v158 & v141;
        const float v162 = as_type<float>(v160);
        const float v163 = as_type<float>(v161);
        const bool v164 = v159 == v136;
        const float v165 = select(v162, v163, v164);
        const float v104 = x2;
        const float v105 = fma(v93, v165, v104);
        x2 = v105;
        const uint v106 = v88 + v91;
        const uint v166 = v106 >> v136;
        const uint v167 = b0[v166];
        const uint v168 = v106 & v136;
        const uint v169 = v167 << v140;
        const uint v170 = v167 & v141;
        const float v171 = as_type<float>(v169);
        const float v172 = as_type<float>(v170);
        const bool v173 = v168 == v136;
        const float v174 = select(v171, v172, v173);
        const float v108 = x3;
        const float v109 = fma(v93, v174, v108);
        x3 = v109;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v111 = v89 * v110;
    const float v112 = x0;
    m2[v111] = v112;
    const uint v113 = v111 + v68;
    const float v114 = x1;
    m2[v113] = v114;
    const uint v115 = v111 + v81;
    const float v116 = x2;
    m2[v115] = v116;
    const uint v117 = v111 + v85;
    const float v118 = x3;
    m2[v117] = v118;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v120 = v89; v120 < v119; v120 += v90) {
      const uint v121 = v120 / v119;
      const uint v122 = v120 % v119;
      const bool v123 = v121 < v4;
      const bool v124 = v122 < v25;
      const bool v125 = v123 & v124;
      if (v125) {
        x4 = v67;
        for (uint v126 = v70; v126 < v90; v126 += v68) {
          const uint v127 = v126 * v110;
          const uint v128 = v120 + v127;
          const float v129 = m2[v128];
          const float v130 = x4;
          const float v131 = v130 + v129;
          x4 = v131;
        }
        const float v132 = x4;
        const uint v133 = v121 * v9;
        const uint v134 = v6 + v133;
        const uint v135 = v134 + v122;
        m1[v135] = v132;
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
        const float v64 = v58 + v63;
        const uint v65 = v54 * v7;
        const uint v66 = v65 + v55;
        b3[v66] = v64;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
