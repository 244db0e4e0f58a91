#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v1_r1_bf16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // v65
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // v70
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
  const uint v132 = 1u;
  const uint v136 = 16u;
  const uint v137 = 4294901760u;
  const float v63 = 0.0f;
  const uint v64 = 1u;
  const uint v66 = 0u;
  const uint v77 = 2u;
  const uint v81 = 3u;
  const uint v85 = lane;
  const uint v86 = 32u;
  const uint v106 = 5u;
  const uint v115 = 4u;
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
    x0 = v63;
    x1 = v63;
    x2 = v63;
    x3 = v63;
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
      const uint v65 = v4 - v64;
      const uint v67 = min(v66, v65);
      const uint v68 = v67 * v21;
      const uint v69 = v6 + v68;
      const uint v70 = v19 - v64;
      const uint v71 = min(v66, v70);
      const uint v72 = v71 * v5;
      const uint v73 = v41 + v72;
      const uint v74 = min(v64, v70);
      const uint v75 = v74 * v5;
      const uint v76 = v41 + v75;
      const uint v78 = min(v77, v70);
      const uint v79 = v78 * v5;
      const uint v80 = v41 + v79;
      const uint v82 = min(v81, v70);
      const uint v83 = v82 * v5;
      const uint v84 = v41 + v83;
      for (uint v87 = v85; v87 < v24; v87 += v86) {
        const uint v88 = v69 + v87;
        const float v89 = m0[v88];
        const uint v90 = v73 + v87;
        const uint v133 = v90 >> v132;
        const uint v134 = b0[v133];
        const uint v135 = v90 & v132;
        const uint v138 = v134 << v136;
        const uint v139 = v134 & v137;
        const float v140 = as_type<float>(v138);
        const float v141 = as_type<float>(v139);
        const bool v142 = v135 == v132;
        const float v143 = select(v140, v141, v142);
        const float v92 = x0;
        const float v93 = fma(v89, v143, v92);
        x0 = v93;
        const uint v94 = v76 + v87;
        const uint v144 = v94 >> v132;
        const uint v145 = b0[v144];
        const uint v146 = v94 & v132;
        const uint v147 = v145 << v136;
        const uint v148 = v145 & v137;
        const float v149 = as_type<float>(v147);
        const float v150 = as_type<float>(v148);
        const bool v151 = v146 == v132;
        const float v152 = select(v149, v150, v151);
        const float v96 = x1;
        const float v97 = fma(v89, v152, v96);
        x1 = v97;
        const uint v98 = v80 + v87;
        const uint v153 = v98 >> v132;
        const uint v154 = b0[v153];
        const uint v155 = v98 & v132;
        const uint v156 = v154 << v136;
        const uint v157 = v154 & v137;
        const float v158 = as_type<float>(v156);
        const float v159 = as_type<float>(v157);
        const bool v160 = v155 == v132;
        const float v161 = select(v158, v159, v160);
        const float v100 = x2;
        const float v101 = fma(v89, v161, v100);
        x2 = v101;
        const uint v102 = v84 + v87;
        const uint v162 = v102 >> v132;
        const uint v163 = b0[v162];
        const uint v164 = v102 & v132;
        const uint v165 = v163 << v136;
        const uint v166 = v163 & v137;
        const float v167 = as_type<float>(v165);
        const float v168 = as_type<float>(v166);
        const bool v169 = v164 == v132;
        const float v170 = select(v167, v168, v169);
        const float v104 = x3;
        const float v105 = fma(v89, v170, v104);
        x3 = v105;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v107 = v85 * v106;
    const float v108 = x0;
    m2[v107] = v108;
    const uint v109 = v107 + v64;
    const float v110 = x1;
    m2[v109] = v110;
    const uint v111 = v107 + v77;
    const float v112 = x2;
    m2[v111] = v112;
    const uint v113 = v107 + v81;
    const float v114 = x3;
    m2[v113] = v114;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v116 = v85; v116 < v115; v116 += v86) {
      const uint v117 = v116 / v115;
      const uint v118 = v116 % v115;
      const bool v119 = v117 < v4;
      const bool v120 = v118 < v19;
      const bool v121 = v119 & v120;
      if (v121) {
        x4 = v63;
        for (uint v122 = v66; v122 < v86; v122 += v64) {
          const uint v123 = v122 * v106;
          const uint v124 = v116 + v123;
          const float v125 = m2[v124];
          const float v126 = x4;
          const float v127 = v126 + v125;
          x4 = v127;
        }
        const float v128 = x4;
        const uint v129 = v117 * v9;
        const uint v130 = v6 + v129;
        const uint v131 = v130 + v118;
        m1[v131] = v128;
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
        const float v58 = b3[v49];
        const float v59 = v57 + v58;
        const float v60 = v52 + v59;
        const uint v61 = v48 * v7;
        const uint v62 = v61 + v49;
        b4[v62] = v60;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
