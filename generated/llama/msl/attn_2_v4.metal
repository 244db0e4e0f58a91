#include <metal_stdlib>
using namespace metal;

kernel void attn_2_v4(
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
  float4 x0;
  float x1;
  float x2;
  float x3;
  float4 x4;
  float x5;
  float4 x6;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = params[0];
  const uint v3 = params[1];
  const uint v10 = 0u;
  const uint v11 = 1u;
  const uint v12 = 512u;
  const uint v13 = params[2];
  const uint v14 = lane;
  const uint v15 = 4u;
  const uint v17 = 128u;
  const float4 v19 = float4(0.0f);
  const uint v20 = params[3];
  const uint v24 = params[4];
  const float v65 = as_type<float>(params[6]);
  const float v70 = -1e30f;
  const float v71 = 0.0f;
  const uint v75 = params[5];
  const uint v91 = 32u;
  const uint v4 = v2 / v3;
  const uint v5 = v0 / v4;
  const int v6 = b0[v1];
  const uint v7 = uint(v6);
  const int v8 = b1[v1];
  const uint v9 = uint(v8);
  const uint v16 = v14 * v15;
  for (uint v18 = v16; v18 < v13; v18 += v17) {
    x0 = v19;
    const bool v21 = v18 < v20;
    if (v21) {
      const uint v22 = v0 * v13;
      const uint v23 = v22 + v18;
      const uint v25 = v1 * v24;
      const uint v26 = v25 + v23;
      const float4 v27 = *(device const float4*)(b4 + v26);
      const uint v28 = v1 * v20;
      const uint v29 = v28 + v18;
      const float4 v30 = *(device const float4*)(b5 + v29);
      const float4 v31 = v27 * v30;
      const uint v32 = v18 + v20;
      const uint v33 = v0 * v13;
      const uint v34 = v33 + v32;
      const uint v35 = v1 * v24;
      const uint v36 = v35 + v34;
      const float4 v37 = *(device const float4*)(b4 + v36);
      const uint v38 = v1 * v20;
      const uint v39 = v38 + v18;
      const float4 v40 = *(device const float4*)(b6 + v39);
      const float4 v41 = v37 * v40;
      const float4 v42 = v31 - v41;
      x0 = v42;
    } else {
      const uint v43 = v18 - v20;
      const uint v44 = v43 + v20;
      const uint v45 = v0 * v13;
      const uint v46 = v45 + v44;
      const uint v47 = v1 * v24;
      const uint v48 = v47 + v46;
      const float4 v49 = *(device const float4*)(b4 + v48);
      const uint v50 = v1 * v20;
      const uint v51 = v50 + v43;
      const float4 v52 = *(device const float4*)(b5 + v51);
      const float4 v53 = v49 * v52;
      const uint v54 = v0 * v13;
      const uint v55 = v54 + v43;
      const uint v56 = v1 * v24;
      const uint v57 = v56 + v55;
      const float4 v58 = *(device const float4*)(b4 + v57);
      const uint v59 = v1 * v20;
      const uint v60 = v59 + v43;
      const float4 v61 = *(device const float4*)(b6 + v60);
      const float4 v62 = v58 * v61;
      const float4 v63 = v53 + v62;
      x0 = v63;
    }
    const float4 v64 = x0;
    const float4 v66 = float4(v65);
    const float4 v67 = v64 * v66;
    *(threadgroup float4*)(m0 + v18) = v67;
  }
  const uint v68 = v14 * v15;
  for (uint v69 = v68; v69 < v13; v69 += v17) {
    *(threadgroup float4*)(m2 + v69) = v19;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  x1 = v70;
  x2 = v71;
  const uint v72 = v7 / v12;
  const uint v73 = v72 + v11;
  for (uint v74 = v10; v74 < v73; v74 += v11) {
    const uint v76 = v9 * v75;
    const uint v77 = v74 + v76;
    const int v78 = b7[v77];
    const uint v79 = uint(v78);
    const uint v80 = v74 * v12;
    const uint v81 = max(v10, v80);
    const uint v82 = v81 - v80;
    const uint v83 = v7 + v11;
    const uint v84 = v83 - v80;
    const uint v85 = min(v84, v12);
    x3 = v70;
    const uint v86 = v79 * v3;
    const uint v87 = v5 + v86;
    const uint v88 = v87 * v13;
    const uint v89 = v88 * v12;
    const uint v90 = v82 + v14;
    for (uint v92 = v90; v92 < v85; v92 += v91) {
      const uint v93 = v92 * v13;
      const uint v94 = v89 + v93;
      x4 = v19;
      for (uint v95 = v10; v95 < v13; v95 += v15) {
        const float4 v96 = *(threadgroup float4*)(m0 + v95);
        const uint v97 = v94 + v95;
        const float4 v98 = *(device const float4*)(b2 + v97);
        const float4 v99 = x4;
        const float4 v100 = fma(v96, v98, v99);
        x4 = v100;
      }
      const float4 v101 = x4;
      const float v102 = v101.x;
      const float v103 = v101.y;
      const float v104 = v102 + v103;
      const float v105 = v101.z;
      const float v106 = v104 + v105;
      const float v107 = v101.w;
      const float v108 = v106 + v107;
      m1[v92] = v108;
      const float v109 = x3;
      const float v110 = max(v109, v108);
      x3 = v110;
    }
    const float v111 = x3;
    const float v162 = simd_shuffle_xor(v111, 16);
    const float v163 = max(v111, v162);
    const float v164 = simd_shuffle_xor(v163, 8);
    const float v165 = max(v163, v164);
    const float v166 = simd_shuffle_xor(v165, 4);
    const float v167 = max(v165, v166);
    const float v168 = simd_shuffle_xor(v167, 2);
    const float v169 = max(v167, v168);
    const float v170 = simd_shuffle_xor(v169, 1);
    const float v171 = max(v169, v170);
    const float v113 = x1;
    const float v114 = max(v113, v171);
    const float v115 = v113 - v114;
    const float v116 = precise::exp(v115);
    x1 = v114;
    x5 = v71;
    for (uint v117 = v90; v117 < v85; v117 += v91) {
      const float v118 = m1[v117];
      const float v119 = v118 - v114;
      const float v120 = precise::exp(v119);
      m1[v117] = v120;
      const float v121 = x5;
      const float v122 = v121 + v120;
      x5 = v122;
    }
    const float v123 = x5;
    const float v172 = simd_shuffle_xor(v123, 16);
    const float v173 = v123 + v172;
    const float v174 = simd_shuffle_xor(v173, 8);
    const float v175 = v173 + v174;
    const float v176 = simd_shuffle_xor(v175, 4);
    const float v177 = v175 + v176;
    const float v178 = simd_shuffle_xor(v177, 2);
    const float v179 = v177 + v178;
    const float v180 = simd_shuffle_xor(v179, 1);
    const float v181 = v179 + v180;
    const float v125 = x2;
    const float v126 = fma(v125, v116, v181);
    x2 = v126;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v127 = v79 * v3;
    const uint v128 = v5 + v127;
    const uint v129 = v128 * v13;
    const uint v130 = v129 * v12;
    const float4 v131 = float4(v116);
    const uint v132 = v14 * v15;
    for (uint v133 = v132; v133 < v13; v133 += v17) {
      x6 = v19;
      const uint v134 = v130 + v133;
      for (uint v135 = v82; v135 < v85; v135 += v11) {
        const float v136 = m1[v135];
        const float4 v137 = float4(v136);
        const uint v138 = v135 * v13;
        const uint v139 = v134 + v138;
        const float4 v140 = *(device const float4*)(b3 + v139);
        const float4 v141 = x6;
        const float4 v142 = fma(v137, v140, v141);
        x6 = v142;
      }
      const float4 v143 = x6;
      const float4 v144 = *(threadgroup float4*)(m2 + v133);
      const float4 v145 = fma(v144, v131, v143);
      *(threadgroup float4*)(m2 + v133) = v145;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
  const float v146 = x2;
  const float v147 = 1.0f / v146;
  const float4 v148 = float4(v147);
  const uint v149 = v14 * v15;
  for (uint v150 = v149; v150 < v13; v150 += v17) {
    const float4 v151 = *(threadgroup float4*)(m2 + v150);
    const float4 v152 = v151 * v148;
    *(threadgroup float4*)(m2 + v150) = v152;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v153 = v14 * v15;
  for (uint v154 = v153; v154 < v13; v154 += v17) {
    const uint v155 = v1 - v1;
    const uint v156 = v0 - v0;
    const float4 v157 = *(threadgroup float4*)(m2 + v154);
    const uint v158 = v1 * v24;
    const uint v159 = v0 * v13;
    const uint v160 = v158 + v159;
    const uint v161 = v160 + v154;
    *(device float4*)(b8 + v161) = v157;
  }
}
