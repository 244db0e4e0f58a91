#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_2_v1(
    device const int* b0 [[buffer(0)]], // position
    device const int* b1 [[buffer(1)]], // stream
    device const float* b2 [[buffer(2)]], // k_cache
    device const float* b3 [[buffer(3)]], // v_cache
    device const float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // q_norm
    device const float* b6 [[buffer(6)]], // rope_cos
    device const float* b7 [[buffer(7)]], // rope_sin
    device const int* b8 [[buffer(8)]], // pages
    device float* b9 [[buffer(9)]], // stored9
    constant uint* params [[buffer(10)]],
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
  float x7;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = params[0];
  const uint v3 = params[1];
  const uint v10 = 0u;
  const uint v11 = 1u;
  const uint v12 = 512u;
  const uint v13 = params[2];
  const float v14 = 0.0f;
  const uint v15 = lane;
  const uint v16 = 32u;
  const uint v20 = params[3];
  const uint v30 = params[4];
  const float v39 = as_type<float>(params[6]);
  const float v95 = as_type<float>(params[7]);
  const float v98 = -1e30f;
  const uint v102 = params[5];
  const uint v4 = v2 / v3;
  const uint v5 = v0 / v4;
  const int v6 = b0[v1];
  const uint v7 = uint(v6);
  const int v8 = b1[v1];
  const uint v9 = uint(v8);
  x0 = v14;
  for (uint v17 = v15; v17 < v13; v17 += v16) {
    const uint v18 = v0 * v13;
    const uint v19 = v18 + v17;
    const uint v21 = v1 * v20;
    const uint v22 = v21 + v19;
    const float v23 = b4[v22];
    const float v24 = v23 * v23;
    const float v25 = x0;
    const float v26 = v25 + v24;
    x0 = v26;
  }
  const float v27 = x0;
  const float v175 = simd_shuffle_xor(v27, 16);
  const float v176 = v27 + v175;
  const float v177 = simd_shuffle_xor(v176, 8);
  const float v178 = v176 + v177;
  const float v179 = simd_shuffle_xor(v178, 4);
  const float v180 = v178 + v179;
  const float v181 = simd_shuffle_xor(v180, 2);
  const float v182 = v180 + v181;
  const float v183 = simd_shuffle_xor(v182, 1);
  const float v184 = v182 + v183;
  for (uint v29 = v15; v29 < v13; v29 += v16) {
    x1 = v14;
    const bool v31 = v29 < v30;
    if (v31) {
      const uint v32 = v0 * v13;
      const uint v33 = v32 + v29;
      const uint v34 = v1 * v20;
      const uint v35 = v34 + v33;
      const float v36 = b4[v35];
      const float v37 = float(v13);
      const float v38 = v184 / v37;
      const float v40 = v38 + v39;
      const float v41 = precise::rsqrt(v40);
      const float v42 = v36 * v41;
      const float v43 = b5[v29];
      const float v44 = v42 * v43;
      const uint v45 = v1 * v30;
      const uint v46 = v45 + v29;
      const float v47 = b6[v46];
      const float v48 = v44 * v47;
      const uint v49 = v29 + v30;
      const uint v50 = v0 * v13;
      const uint v51 = v50 + v49;
      const uint v52 = v1 * v20;
      const uint v53 = v52 + v51;
      const float v54 = b4[v53];
      const float v55 = v54 * v41;
      const float v56 = b5[v49];
      const float v57 = v55 * v56;
      const uint v58 = v1 * v30;
      const uint v59 = v58 + v29;
      const float v60 = b7[v59];
      const float v61 = v57 * v60;
      const float v62 = v48 - v61;
      x1 = v62;
    } else {
      const uint v63 = v29 - v30;
      const uint v64 = v63 + v30;
      const uint v65 = v0 * v13;
      const uint v66 = v65 + v64;
      const uint v67 = v1 * v20;
      const uint v68 = v67 + v66;
      const float v69 = b4[v68];
      const float v70 = float(v13);
      const float v71 = v184 / v70;
      const float v72 = v71 + v39;
      const float v73 = precise::rsqrt(v72);
      const float v74 = v69 * v73;
      const float v75 = b5[v64];
      const float v76 = v74 * v75;
      const uint v77 = v1 * v30;
      const uint v78 = v77 + v63;
      const float v79 = b6[v78];
      const float v80 = v76 * v79;
      const uint v81 = v0 * v13;
      const uint v82 = v81 + v63;
      const uint v83 = v1 * v20;
      const uint v84 = v83 + v82;
      const float v85 = b4[v84];
      const float v86 = v85 * v73;
      const float v87 = b5[v63];
      const float v88 = v86 * v87;
      const uint v89 = v1 * v30;
      const uint v90 = v89 + v63;
      const float v91 = b7[v90];
      const float v92 = v88 * v91;
      const float v93 = v80 + v92;
      x1 = v93;
    }
    const float v94 = x1;
    const float v96 = v94 * v95;
    m0[v29] = v96;
  }
  for (uint v97 = v15; v97 < v13; v97 += v16) {
    m2[v97] = v14;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  x2 = v98;
  x3 = v14;
  const uint v99 = v7 / v12;
  const uint v100 = v99 + v11;
  for (uint v101 = v10; v101 < v100; v101 += v11) {
    const uint v103 = v9 * v102;
    const uint v104 = v101 + v103;
    const int v105 = b8[v104];
    const uint v106 = uint(v105);
    const uint v107 = v101 * v12;
    const uint v108 = max(v10, v107);
    const uint v109 = v108 - v107;
    const uint v110 = v7 + v11;
    const uint v111 = v110 - v107;
    const uint v112 = min(v111, v12);
    x4 = v98;
    const uint v113 = v106 * v3;
    const uint v114 = v5 + v113;
    const uint v115 = v114 * v13;
    const uint v116 = v115 * v12;
    const uint v117 = v109 + v15;
    for (uint v118 = v117; v118 < v112; v118 += v16) {
      const uint v119 = v118 * v13;
      const uint v120 = v116 + v119;
      x5 = v14;
      for (uint v121 = v10; v121 < v13; v121 += v11) {
        const float v122 = m0[v121];
        const uint v123 = v120 + v121;
        const float v124 = b2[v123];
        const float v125 = x5;
        const float v126 = fma(v122, v124, v125);
        x5 = v126;
      }
      const float v127 = x5;
      m1[v118] = v127;
      const float v128 = x4;
      const float v129 = max(v128, v127);
      x4 = v129;
    }
    const float v130 = x4;
    const float v185 = simd_shuffle_xor(v130, 16);
    const float v186 = max(v130, v185);
    const float v187 = simd_shuffle_xor(v186, 8);
    const float v188 = max(v186, v187);
    const float v189 = simd_shuffle_xor(v188, 4);
    const float v190 = max(v188, v189);
    const float v191 = simd_shuffle_xor(v190, 2);
    const float v192 = max(v190, v191);
    const float v193 = simd_shuffle_xor(v192, 1);
    const float v194 = max(v192, v193);
    const float v132 = x2;
    const float v133 = max(v132, v194);
    const float v134 = v132 - v133;
    const float v135 = precise::exp(v134);
    x2 = v133;
    x6 = v14;
    for (uint v136 = v117; v136 < v112; v136 += v16) {
      const float v137 = m1[v136];
      const float v138 = v137 - v133;
      const float v139 = precise::exp(v138);
      m1[v136] = v139;
      const float v140 = x6;
      const float v141 = v140 + v139;
      x6 = v141;
    }
    const float v142 = x6;
    const float v195 = simd_shuffle_xor(v142, 16);
    const float v196 = v142 + v195;
    const float v197 = simd_shuffle_xor(v196, 8);
    const float v198 = v196 + v197;
    const float v199 = simd_shuffle_xor(v198, 4);
    const float v200 = v198 + v199;
    const float v201 = simd_shuffle_xor(v200, 2);
    const float v202 = v200 + v201;
    const float v203 = simd_shuffle_xor(v202, 1);
    const float v204 = v202 + v203;
    const float v144 = x3;
    const float v145 = fma(v144, v135, v204);
    x3 = v145;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v146 = v106 * v3;
    const uint v147 = v5 + v146;
    const uint v148 = v147 * v13;
    const uint v149 = v148 * v12;
    for (uint v150 = v15; v150 < v13; v150 += v16) {
      x7 = v14;
      const uint v151 = v149 + v150;
      for (uint v152 = v109; v152 < v112; v152 += v11) {
        const float v153 = m1[v152];
        const uint v154 = v152 * v13;
        const uint v155 = v151 + v154;
        const float v156 = b3[v155];
        const float v157 = x7;
        const float v158 = fma(v153, v156, v157);
        x7 = v158;
      }
      const float v159 = x7;
      const float v160 = m2[v150];
      const float v161 = fma(v160, v135, v159);
      m2[v150] = v161;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
  const float v162 = x3;
  const float v163 = 1.0f / v162;
  for (uint v164 = v15; v164 < v13; v164 += v16) {
    const float v165 = m2[v164];
    const float v166 = v165 * v163;
    m2[v164] = v166;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  for (uint v167 = v15; v167 < v13; v167 += v16) {
    const uint v168 = v1 - v1;
    const uint v169 = v0 - v0;
    const float v170 = m2[v167];
    const uint v171 = v1 * v20;
    const uint v172 = v0 * v13;
    const uint v173 = v171 + v172;
    const uint v174 = v173 + v167;
    b9[v174] = v170;
  }
}
