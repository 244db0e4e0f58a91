#include <metal_stdlib>
using namespace metal;

kernel void attn_2_v1(
    device const int* b0 [[buffer(0)]], // position
    device const int* b1 [[buffer(1)]], // stream
    device const float* b2 [[buffer(2)]], // k_cache
    device const float* b3 [[buffer(3)]], // v_cache
    device const float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // rope_cos
    device const float* b6 [[buffer(6)]], // rope_sin
    device const int* b7 [[buffer(7)]], // pages
    device float* b8 [[buffer(8)]], // stored8
    constant uint* params [[buffer(9)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[256];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[256];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = params[0];
  const uint v3 = params[1];
  const uint v10 = 0u;
  const uint v11 = 1u;
  const uint v12 = 512u;
  const uint v13 = params[2];
  const uint v14 = lane;
  const uint v15 = 32u;
  const float v17 = 0.0f;
  const uint v18 = params[3];
  const uint v22 = params[4];
  const float v63 = as_type<float>(params[6]);
  const float v66 = -1e30f;
  const uint v70 = params[5];
  const uint v4 = v2 / v3;
  const uint v5 = v0 / v4;
  const int v6 = b0[v1];
  const uint v7 = uint(v6);
  const int v8 = b1[v1];
  const uint v9 = uint(v8);
  for (uint v16 = v14; v16 < v13; v16 += v15) {
    x0 = v17;
    const bool v19 = v16 < v18;
    if (v19) {
      const uint v20 = v0 * v13;
      const uint v21 = v20 + v16;
      const uint v23 = v1 * v22;
      const uint v24 = v23 + v21;
      const float v25 = b4[v24];
      const uint v26 = v1 * v18;
      const uint v27 = v26 + v16;
      const float v28 = b5[v27];
      const float v29 = v25 * v28;
      const uint v30 = v16 + v18;
      const uint v31 = v0 * v13;
      const uint v32 = v31 + v30;
      const uint v33 = v1 * v22;
      const uint v34 = v33 + v32;
      const float v35 = b4[v34];
      const uint v36 = v1 * v18;
      const uint v37 = v36 + v16;
      const float v38 = b6[v37];
      const float v39 = v35 * v38;
      const float v40 = v29 - v39;
      x0 = v40;
    } else {
      const uint v41 = v16 - v18;
      const uint v42 = v41 + v18;
      const uint v43 = v0 * v13;
      const uint v44 = v43 + v42;
      const uint v45 = v1 * v22;
      const uint v46 = v45 + v44;
      const float v47 = b4[v46];
      const uint v48 = v1 * v18;
      const uint v49 = v48 + v41;
      const float v50 = b5[v49];
      const float v51 = v47 * v50;
      const uint v52 = v0 * v13;
      const uint v53 = v52 + v41;
      const uint v54 = v1 * v22;
      const uint v55 = v54 + v53;
      const float v56 = b4[v55];
      const uint v57 = v1 * v18;
      const uint v58 = v57 + v41;
      const float v59 = b6[v58];
      const float v60 = v56 * v59;
      const float v61 = v51 + v60;
      x0 = v61;
    }
    const float v62 = x0;
    const float v64 = v62 * v63;
    m0[v16] = v64;
  }
  for (uint v65 = v14; v65 < v13; v65 += v15) {
    m2[v65] = v17;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  x1 = v66;
  x2 = v17;
  const uint v67 = v7 / v12;
  const uint v68 = v67 + v11;
  for (uint v69 = v10; v69 < v68; v69 += v11) {
    const uint v71 = v9 * v70;
    const uint v72 = v69 + v71;
    const int v73 = b7[v72];
    const uint v74 = uint(v73);
    const uint v75 = v69 * v12;
    const uint v76 = max(v10, v75);
    const uint v77 = v76 - v75;
    const uint v78 = v7 + v11;
    const uint v79 = v78 - v75;
    const uint v80 = min(v79, v12);
    x3 = v66;
    const uint v81 = v74 * v3;
    const uint v82 = v5 + v81;
    const uint v83 = v82 * v13;
    const uint v84 = v83 * v12;
    const uint v85 = v77 + v14;
    for (uint v86 = v85; v86 < v80; v86 += v15) {
      const uint v87 = v86 * v13;
      const uint v88 = v84 + v87;
      x4 = v17;
      for (uint v89 = v10; v89 < v13; v89 += v11) {
        const float v90 = m0[v89];
        const uint v91 = v88 + v89;
        const float v92 = b2[v91];
        const float v93 = x4;
        const float v94 = fma(v90, v92, v93);
        x4 = v94;
      }
      const float v95 = x4;
      m1[v86] = v95;
      const float v96 = x3;
      const float v97 = max(v96, v95);
      x3 = v97;
    }
    const float v98 = x3;
    const float v143 = simd_shuffle_xor(v98, 16);
    const float v144 = max(v98, v143);
    const float v145 = simd_shuffle_xor(v144, 8);
    const float v146 = max(v144, v145);
    const float v147 = simd_shuffle_xor(v146, 4);
    const float v148 = max(v146, v147);
    const float v149 = simd_shuffle_xor(v148, 2);
    const float v150 = max(v148, v149);
    const float v151 = simd_shuffle_xor(v150, 1);
    const float v152 = max(v150, v151);
    const float v100 = x1;
    const float v101 = max(v100, v152);
    const float v102 = v100 - v101;
    const float v103 = precise::exp(v102);
    x1 = v101;
    x5 = v17;
    for (uint v104 = v85; v104 < v80; v104 += v15) {
      const float v105 = m1[v104];
      const float v106 = v105 - v101;
      const float v107 = precise::exp(v106);
      m1[v104] = v107;
      const float v108 = x5;
      const float v109 = v108 + v107;
      x5 = v109;
    }
    const float v110 = x5;
    const float v153 = simd_shuffle_xor(v110, 16);
    const float v154 = v110 + v153;
    const float v155 = simd_shuffle_xor(v154, 8);
    const float v156 = v154 + v155;
    const float v157 = simd_shuffle_xor(v156, 4);
    const float v158 = v156 + v157;
    const float v159 = simd_shuffle_xor(v158, 2);
    const float v160 = v158 + v159;
    const float v161 = simd_shuffle_xor(v160, 1);
    const float v162 = v160 + v161;
    const float v112 = x2;
    const float v113 = fma(v112, v103, v162);
    x2 = v113;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v114 = v74 * v3;
    const uint v115 = v5 + v114;
    const uint v116 = v115 * v13;
    const uint v117 = v116 * v12;
    for (uint v118 = v14; v118 < v13; v118 += v15) {
      x6 = v17;
      const uint v119 = v117 + v118;
      for (uint v120 = v77; v120 < v80; v120 += v11) {
        const float v121 = m1[v120];
        const uint v122 = v120 * v13;
        const uint v123 = v119 + v122;
        const float v124 = b3[v123];
        const float v125 = x6;
        const float v126 = fma(v121, v124, v125);
        x6 = v126;
      }
      const float v127 = x6;
      const float v128 = m2[v118];
      const float v129 = fma(v128, v103, v127);
      m2[v118] = v129;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
  const float v130 = x2;
  const float v131 = 1.0f / v130;
  for (uint v132 = v14; v132 < v13; v132 += v15) {
    const float v133 = m2[v132];
    const float v134 = v133 * v131;
    m2[v132] = v134;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  for (uint v135 = v14; v135 < v13; v135 += v15) {
    const uint v136 = v1 - v1;
    const uint v137 = v0 - v0;
    const float v138 = m2[v135];
    const uint v139 = v1 * v22;
    const uint v140 = v0 * v13;
    const uint v141 = v139 + v140;
    const uint v142 = v141 + v135;
    b8[v142] = v138;
  }
}
