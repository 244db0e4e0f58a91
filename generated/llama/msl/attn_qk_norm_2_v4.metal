#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_2_v4(
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
  float4 x0;
  float4 x1;
  float x2;
  float x3;
  float x4;
  float4 x5;
  float x6;
  float4 x7;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = params[0];
  const uint v3 = params[1];
  const uint v10 = 0u;
  const uint v11 = 1u;
  const uint v12 = 512u;
  const uint v13 = params[2];
  const float4 v14 = float4(0.0f);
  const uint v15 = lane;
  const uint v16 = 4u;
  const uint v18 = 128u;
  const uint v22 = params[3];
  const uint v40 = params[4];
  const float v49 = as_type<float>(params[6]);
  const float v109 = as_type<float>(params[7]);
  const float v114 = -1e30f;
  const float v115 = 0.0f;
  const uint v119 = params[5];
  const uint v135 = 32u;
  const uint v4 = v2 / v3;
  const uint v5 = v0 / v4;
  const int v6 = b0[v1];
  const uint v7 = uint(v6);
  const int v8 = b1[v1];
  const uint v9 = uint(v8);
  x0 = v14;
  const uint v17 = v15 * v16;
  for (uint v19 = v17; v19 < v13; v19 += v18) {
    const uint v20 = v0 * v13;
    const uint v21 = v20 + v19;
    const uint v23 = v1 * v22;
    const uint v24 = v23 + v21;
    const float4 v25 = *(device const float4*)(b4 + v24);
    const float4 v26 = v25 * v25;
    const float4 v27 = x0;
    const float4 v28 = v27 + v26;
    x0 = v28;
  }
  const float4 v29 = x0;
  const float v30 = v29.x;
  const float v31 = v29.y;
  const float v32 = v30 + v31;
  const float v33 = v29.z;
  const float v34 = v32 + v33;
  const float v35 = v29.w;
  const float v36 = v34 + v35;
  const float v206 = simd_shuffle_xor(v36, 16);
  const float v207 = v36 + v206;
  const float v208 = simd_shuffle_xor(v207, 8);
  const float v209 = v207 + v208;
  const float v210 = simd_shuffle_xor(v209, 4);
  const float v211 = v209 + v210;
  const float v212 = simd_shuffle_xor(v211, 2);
  const float v213 = v211 + v212;
  const float v214 = simd_shuffle_xor(v213, 1);
  const float v215 = v213 + v214;
  const uint v38 = v15 * v16;
  for (uint v39 = v38; v39 < v13; v39 += v18) {
    x1 = v14;
    const bool v41 = v39 < v40;
    if (v41) {
      const uint v42 = v0 * v13;
      const uint v43 = v42 + v39;
      const uint v44 = v1 * v22;
      const uint v45 = v44 + v43;
      const float4 v46 = *(device const float4*)(b4 + v45);
      const float v47 = float(v13);
      const float v48 = v215 / v47;
      const float v50 = v48 + v49;
      const float v51 = precise::rsqrt(v50);
      const float4 v52 = float4(v51);
      const float4 v53 = v46 * v52;
      const float4 v54 = *(device const float4*)(b5 + v39);
      const float4 v55 = v53 * v54;
      const uint v56 = v1 * v40;
      const uint v57 = v56 + v39;
      const float4 v58 = *(device const float4*)(b6 + v57);
      const float4 v59 = v55 * v58;
      const uint v60 = v39 + v40;
      const uint v61 = v0 * v13;
      const uint v62 = v61 + v60;
      const uint v63 = v1 * v22;
      const uint v64 = v63 + v62;
      const float4 v65 = *(device const float4*)(b4 + v64);
      const float4 v66 = float4(v51);
      const float4 v67 = v65 * v66;
      const float4 v68 = *(device const float4*)(b5 + v60);
      const float4 v69 = v67 * v68;
      const uint v70 = v1 * v40;
      const uint v71 = v70 + v39;
      const float4 v72 = *(device const float4*)(b7 + v71);
      const float4 v73 = v69 * v72;
      const float4 v74 = v59 - v73;
      x1 = v74;
    } else {
      const uint v75 = v39 - v40;
      const uint v76 = v75 + v40;
      const uint v77 = v0 * v13;
      const uint v78 = v77 + v76;
      const uint v79 = v1 * v22;
      const uint v80 = v79 + v78;
      const float4 v81 = *(device const float4*)(b4 + v80);
      const float v82 = float(v13);
      const float v83 = v215 / v82;
      const float v84 = v83 + v49;
      const float v85 = precise::rsqrt(v84);
      const float4 v86 = float4(v85);
      const float4 v87 = v81 * v86;
      const float4 v88 = *(device const float4*)(b5 + v76);
      const float4 v89 = v87 * v88;
      const uint v90 = v1 * v40;
      const uint v91 = v90 + v75;
      const float4 v92 = *(device const float4*)(b6 + v91);
      const float4 v93 = v89 * v92;
      const uint v94 = v0 * v13;
      const uint v95 = v94 + v75;
      const uint v96 = v1 * v22;
      const uint v97 = v96 + v95;
      const float4 v98 = *(device const float4*)(b4 + v97);
      const float4 v99 = float4(v85);
      const float4 v100 = v98 * v99;
      const float4 v101 = *(device const float4*)(b5 + v75);
      const float4 v102 = v100 * v101;
      const uint v103 = v1 * v40;
      const uint v104 = v103 + v75;
      const float4 v105 = *(device const float4*)(b7 + v104);
      const float4 v106 = v102 * v105;
      const float4 v107 = v93 + v106;
      x1 = v107;
    }
    const float4 v108 = x1;
    const float4 v110 = float4(v109);
    const float4 v111 = v108 * v110;
    *(threadgroup float4*)(m0 + v39) = v111;
  }
  const uint v112 = v15 * v16;
  for (uint v113 = v112; v113 < v13; v113 += v18) {
    *(threadgroup float4*)(m2 + v113) = v14;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  x2 = v114;
  x3 = v115;
  const uint v116 = v7 / v12;
  const uint v117 = v116 + v11;
  for (uint v118 = v10; v118 < v117; v118 += v11) {
    const uint v120 = v9 * v119;
    const uint v121 = v118 + v120;
    const int v122 = b8[v121];
    const uint v123 = uint(v122);
    const uint v124 = v118 * v12;
    const uint v125 = max(v10, v124);
    const uint v126 = v125 - v124;
    const uint v127 = v7 + v11;
    const uint v128 = v127 - v124;
    const uint v129 = min(v128, v12);
    x4 = v114;
    const uint v130 = v123 * v3;
    const uint v131 = v5 + v130;
    const uint v132 = v131 * v13;
    const uint v133 = v132 * v12;
    const uint v134 = v126 + v15;
    for (uint v136 = v134; v136 < v129; v136 += v135) {
      const uint v137 = v136 * v13;
      const uint v138 = v133 + v137;
      x5 = v14;
      for (uint v139 = v10; v139 < v13; v139 += v16) {
        const float4 v140 = *(threadgroup float4*)(m0 + v139);
        const uint v141 = v138 + v139;
        const float4 v142 = *(device const float4*)(b2 + v141);
        const float4 v143 = x5;
        const float4 v144 = fma(v140, v142, v143);
        x5 = v144;
      }
      const float4 v145 = x5;
      const float v146 = v145.x;
      const float v147 = v145.y;
      const float v148 = v146 + v147;
      const float v149 = v145.z;
      const float v150 = v148 + v149;
      const float v151 = v145.w;
      const float v152 = v150 + v151;
      m1[v136] = v152;
      const float v153 = x4;
      const float v154 = max(v153, v152);
      x4 = v154;
    }
    const float v155 = x4;
    const float v216 = simd_shuffle_xor(v155, 16);
    const float v217 = max(v155, v216);
    const float v218 = simd_shuffle_xor(v217, 8);
    const float v219 = max(v217, v218);
    const float v220 = simd_shuffle_xor(v219, 4);
    const float v221 = max(v219, v220);
    const float v222 = simd_shuffle_xor(v221, 2);
    const float v223 = max(v221, v222);
    const float v224 = simd_shuffle_xor(v223, 1);
    const float v225 = max(v223, v224);
    const float v157 = x2;
    const float v158 = max(v157, v225);
    const float v159 = v157 - v158;
    const float v160 = precise::exp(v159);
    x2 = v158;
    x6 = v115;
    for (uint v161 = v134; v161 < v129; v161 += v135) {
      const float v162 = m1[v161];
      const float v163 = v162 - v158;
      const float v164 = precise::exp(v163);
      m1[v161] = v164;
      const float v165 = x6;
      const float v166 = v165 + v164;
      x6 = v166;
    }
    const float v167 = x6;
    const float v226 = simd_shuffle_xor(v167, 16);
    const float v227 = v167 + v226;
    const float v228 = simd_shuffle_xor(v227, 8);
    const float v229 = v227 + v228;
    const float v230 = simd_shuffle_xor(v229, 4);
    const float v231 = v229 + v230;
    const float v232 = simd_shuffle_xor(v231, 2);
    const float v233 = v231 + v232;
    const float v234 = simd_shuffle_xor(v233, 1);
    const float v235 = v233 + v234;
    const float v169 = x3;
    const float v170 = fma(v169, v160, v235);
    x3 = v170;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v171 = v123 * v3;
    const uint v172 = v5 + v171;
    const uint v173 = v172 * v13;
    const uint v174 = v173 * v12;
    const float4 v175 = float4(v160);
    const uint v176 = v15 * v16;
    for (uint v177 = v176; v177 < v13; v177 += v18) {
      x7 = v14;
      const uint v178 = v174 + v177;
      for (uint v179 = v126; v179 < v129; v179 += v11) {
        const float v180 = m1[v179];
        const float4 v181 = float4(v180);
        const uint v182 = v179 * v13;
        const uint v183 = v178 + v182;
        const float4 v184 = *(device const float4*)(b3 + v183);
        const float4 v185 = x7;
        const float4 v186 = fma(v181, v184, v185);
        x7 = v186;
      }
      const float4 v187 = x7;
      const float4 v188 = *(threadgroup float4*)(m2 + v177);
      const float4 v189 = fma(v188, v175, v187);
      *(threadgroup float4*)(m2 + v177) = v189;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
  const float v190 = x3;
  const float v191 = 1.0f / v190;
  const float4 v192 = float4(v191);
  const uint v193 = v15 * v16;
  for (uint v194 = v193; v194 < v13; v194 += v18) {
    const float4 v195 = *(threadgroup float4*)(m2 + v194);
    const float4 v196 = v195 * v192;
    *(threadgroup float4*)(m2 + v194) = v196;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v197 = v15 * v16;
  for (uint v198 = v197; v198 < v13; v198 += v18) {
    const uint v199 = v1 - v1;
    const uint v200 = v0 - v0;
    const float4 v201 = *(threadgroup float4*)(m2 + v198);
    const uint v202 = v1 * v22;
    const uint v203 = v0 * v13;
    const uint v204 = v202 + v203;
    const uint v205 = v204 + v198;
    *(device float4*)(b9 + v205) = v201;
  }
}
