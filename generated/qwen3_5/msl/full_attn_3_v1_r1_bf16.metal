#include <metal_stdlib>
using namespace metal;

kernel void full_attn_3_v1_r1_bf16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // v84
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // v88
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
  const uint v130 = 1u;
  const uint v134 = 16u;
  const uint v135 = 4294901760u;
  const float v61 = 0.0f;
  const uint v62 = 1u;
  const uint v64 = 0u;
  const uint v75 = 2u;
  const uint v79 = 3u;
  const uint v83 = lane;
  const uint v84 = 32u;
  const uint v104 = 5u;
  const uint v113 = 4u;
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
  const uint v21 = 512u;
  const uint v27 = lane;
  const uint v28 = 32u;
  const uint v31 = params[3];
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v10 = v7 + v8;
  const uint v11 = v10 / v9;
  const uint v12 = v7 + v8;
  const uint v13 = v12 / v9;
  for (uint v16 = v14; v16 < v11; v16 += v15) {
    const uint v17 = v16 * v9;
    const uint v18 = v7 - v17;
    const uint v19 = min(v9, v18);
    const uint v20 = v17 * v5;
    x0 = v61;
    x1 = v61;
    x2 = v61;
    x3 = v61;
    for (uint v22 = v6; v22 < v5; v22 += v21) {
      const uint v23 = v5 - v22;
      const uint v24 = min(v21, v23);
      for (uint v25 = v6; v25 < v4; v25 += v1) {
        const uint v26 = v0 + v25;
        for (uint v29 = v27; v29 < v24; v29 += v28) {
          const uint v30 = v22 + v29;
          const uint v32 = v30 % v31;
          const uint v33 = v30 / v31;
          const uint v34 = v26 * v5;
          const uint v35 = v33 * v31;
          const uint v36 = v34 + v35;
          const uint v37 = v36 + v32;
          const float v38 = b1[v37];
          const uint v39 = v25 * v21;
          const uint v40 = v29 + v39;
          m0[v40] = v38;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v41 = v20 + v22;
      const uint v63 = v4 - v62;
      const uint v65 = min(v64, v63);
      const uint v66 = v65 * v21;
      const uint v67 = v6 + v66;
      const uint v68 = v19 - v62;
      const uint v69 = min(v64, v68);
      const uint v70 = v69 * v5;
      const uint v71 = v41 + v70;
      const uint v72 = min(v62, v68);
      const uint v73 = v72 * v5;
      const uint v74 = v41 + v73;
      const uint v76 = min(v75, v68);
      const uint v77 = v76 * v5;
      const uint v78 = v41 + v77;
      const uint v80 = min(v79, v68);
      const uint v81 = v80 * v5;
      const uint v82 = v41 + v81;
      for (uint v85 = v83; v85 < v24; v85 += v84) {
        const uint v86 = v67 + v85;
        const float v87 = m0[v86];
        const uint v88 = v71 + v85;
        const uint v131 = v88 >> v130;
        const uint v132 = b0[v131];
        const uint v133 = v88 & v130;
        const uint v136 = v132 << v134;
        const uint v137 = v132 & v135;
        const float v138 = as_type<float>(v136);
        const float v139 = as_type<float>(v137);
        const bool v140 = v133 == v130;
        const float v141 = select(v138, v139, v140);
        const float v90 = x0;
        const float v91 = fma(v87, v141, v90);
        x0 = v91;
        const uint v92 = v74 + v85;
        const uint v142 = v92 >> v130;
        const uint v143 = b0[v142];
        const uint v144 = v92 & v130;
        const uint v145 = v143 << v134;
        const uint v146 = v143 & v135;
        const float v147 = as_type<float>(v145);
        const float v148 = as_type<float>(v146);
        const bool v149 = v144 == v130;
        const float v150 = select(v147, v148, v149);
        const float v94 = x1;
        const float v95 = fma(v87, v150, v94);
        x1 = v95;
        const uint v96 = v78 + v85;
        const uint v151 = v96 >> v130;
        const uint v152 = b0[v151];
        const uint v153 = v96 & v130;
        const uint v154 = v152 << v134;
        const uint v155 = v152 & v135;
        const float v156 = as_type<float>(v154);
        const float v157 = as_type<float>(v155);
        const bool v158 = v153 == v130;
        const float v159 = select(v156, v157, v158);
        const float v98 = x2;
        const float v99 = fma(v87, v159, v98);
        x2 = v99;
        const uint v100 = v82 + v85;
        const uint v160 = v100 >> v130;
        const uint v161 = b0[v160];
        const uint v162 = v100 & v130;
        const uint v163 = v161 << v134;
        const uint v164 = v161 & v135;
        const float v165 = as_type<float>(v163);
        const float v166 = as_type<float>(v164);
        const bool v167 = v162 == v130;
        const float v168 = select(v165, v166, v167);
        const float v102 = x3;
        const float v103 = fma(v87, v168, v102);
        x3 = v103;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v105 = v83 * v104;
    const float v106 = x0;
    m2[v105] = v106;
    const uint v107 = v105 + v62;
    const float v108 = x1;
    m2[v107] = v108;
    const uint v109 = v105 + v75;
    const float v110 = x2;
    m2[v109] = v110;
    const uint v111 = v105 + v79;
    const float v112 = x3;
    m2[v111] = v112;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v114 = v83; v114 < v113; v114 += v84) {
      const uint v115 = v114 / v113;
      const uint v116 = v114 % v113;
      const bool v117 = v115 < v4;
      const bool v118 = v116 < v19;
      const bool v119 = v117 & v118;
      if (v119) {
        x4 = v61;
        for (uint v120 = v64; v120 < v84; v120 += v62) {
          const uint v121 = v120 * v104;
          const uint v122 = v114 + v121;
          const float v123 = m2[v122];
          const float v124 = x4;
          const float v125 = v124 + v123;
          x4 = v125;
        }
        const float v126 = x4;
        const uint v127 = v115 * v9;
        const uint v128 = v6 + v127;
        const uint v129 = v128 + v116;
        m1[v129] = v126;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v42 = v27; v42 < v9; v42 += v28) {
      const uint v43 = v42 / v9;
      const uint v44 = v42 % v9;
      const bool v45 = v43 < v4;
      const bool v46 = v44 < v19;
      const bool v47 = v45 & v46;
      if (v47) {
        const uint v48 = v0 + v43;
        const uint v49 = v17 + v44;
        const uint v50 = v48 * v7;
        const uint v51 = v50 + v49;
        const float v52 = b2[v51];
        const uint v53 = v48 - v0;
        const uint v54 = v53 * v9;
        const uint v55 = v49 - v17;
        const uint v56 = v54 + v55;
        const float v57 = m1[v56];
        const float v58 = v52 + v57;
        const uint v59 = v48 * v7;
        const uint v60 = v59 + v49;
        b3[v60] = v58;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
