#include <metal_stdlib>
using namespace metal;

kernel void full_attn_2_v1(
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
  float x8;
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
  const uint v18 = params[3];
  const uint v21 = params[4];
  const uint v31 = params[5];
  const float v40 = as_type<float>(params[9]);
  const uint v97 = params[6];
  const float v113 = as_type<float>(params[10]);
  const float v116 = -1e30f;
  const uint v120 = params[7];
  const float v197 = 1.0f;
  const uint v200 = params[8];
  const uint v4 = v2 / v3;
  const uint v5 = v0 / v4;
  const int v6 = b0[v1];
  const uint v7 = uint(v6);
  const int v8 = b1[v1];
  const uint v9 = uint(v8);
  x0 = v14;
  for (uint v17 = v15; v17 < v13; v17 += v16) {
    const uint v19 = v0 * v18;
    const uint v20 = v19 + v17;
    const uint v22 = v1 * v21;
    const uint v23 = v22 + v20;
    const float v24 = b4[v23];
    const float v25 = v24 * v24;
    const float v26 = x0;
    const float v27 = v26 + v25;
    x0 = v27;
  }
  const float v28 = x0;
  const float v205 = simd_shuffle_xor(v28, 16);
  const float v206 = v28 + v205;
  const float v207 = simd_shuffle_xor(v206, 8);
  const float v208 = v206 + v207;
  const float v209 = simd_shuffle_xor(v208, 4);
  const float v210 = v208 + v209;
  const float v211 = simd_shuffle_xor(v210, 2);
  const float v212 = v210 + v211;
  const float v213 = simd_shuffle_xor(v212, 1);
  const float v214 = v212 + v213;
  for (uint v30 = v15; v30 < v13; v30 += v16) {
    x1 = v14;
    const bool v32 = v30 < v31;
    if (v32) {
      const uint v33 = v0 * v18;
      const uint v34 = v33 + v30;
      const uint v35 = v1 * v21;
      const uint v36 = v35 + v34;
      const float v37 = b4[v36];
      const float v38 = float(v13);
      const float v39 = v214 / v38;
      const float v41 = v39 + v40;
      const float v42 = precise::rsqrt(v41);
      const float v43 = v37 * v42;
      const float v44 = b5[v30];
      const float v45 = v43 * v44;
      const uint v46 = v1 * v31;
      const uint v47 = v46 + v30;
      const float v48 = b6[v47];
      const float v49 = v45 * v48;
      const uint v50 = v30 + v31;
      const uint v51 = v0 * v18;
      const uint v52 = v51 + v50;
      const uint v53 = v1 * v21;
      const uint v54 = v53 + v52;
      const float v55 = b4[v54];
      const float v56 = v55 * v42;
      const float v57 = b5[v50];
      const float v58 = v56 * v57;
      const uint v59 = v1 * v31;
      const uint v60 = v59 + v30;
      const float v61 = b7[v60];
      const float v62 = v58 * v61;
      const float v63 = v49 - v62;
      x1 = v63;
    } else {
      const uint v64 = v30 - v31;
      x2 = v14;
      const bool v65 = v64 < v31;
      if (v65) {
        const uint v66 = v64 + v31;
        const uint v67 = v0 * v18;
        const uint v68 = v67 + v66;
        const uint v69 = v1 * v21;
        const uint v70 = v69 + v68;
        const float v71 = b4[v70];
        const float v72 = float(v13);
        const float v73 = v214 / v72;
        const float v74 = v73 + v40;
        const float v75 = precise::rsqrt(v74);
        const float v76 = v71 * v75;
        const float v77 = b5[v66];
        const float v78 = v76 * v77;
        const uint v79 = v1 * v31;
        const uint v80 = v79 + v64;
        const float v81 = b6[v80];
        const float v82 = v78 * v81;
        const uint v83 = v0 * v18;
        const uint v84 = v83 + v64;
        const uint v85 = v1 * v21;
        const uint v86 = v85 + v84;
        const float v87 = b4[v86];
        const float v88 = v87 * v75;
        const float v89 = b5[v64];
        const float v90 = v88 * v89;
        const uint v91 = v1 * v31;
        const uint v92 = v91 + v64;
        const float v93 = b7[v92];
        const float v94 = v90 * v93;
        const float v95 = v82 + v94;
        x2 = v95;
      } else {
        const uint v96 = v64 - v31;
        const uint v98 = v96 + v97;
        const uint v99 = v0 * v18;
        const uint v100 = v99 + v98;
        const uint v101 = v1 * v21;
        const uint v102 = v101 + v100;
        const float v103 = b4[v102];
        const float v104 = float(v13);
        const float v105 = v214 / v104;
        const float v106 = v105 + v40;
        const float v107 = precise::rsqrt(v106);
        const float v108 = v103 * v107;
        const float v109 = b5[v98];
        const float v110 = v108 * v109;
        x2 = v110;
      }
      const float v111 = x2;
      x1 = v111;
    }
    const float v112 = x1;
    const float v114 = v112 * v113;
    m0[v30] = v114;
  }
  for (uint v115 = v15; v115 < v13; v115 += v16) {
    m2[v115] = v14;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  x3 = v116;
  x4 = v14;
  const uint v117 = v7 / v12;
  const uint v118 = v117 + v11;
  for (uint v119 = v10; v119 < v118; v119 += v11) {
    const uint v121 = v9 * v120;
    const uint v122 = v119 + v121;
    const int v123 = b8[v122];
    const uint v124 = uint(v123);
    const uint v125 = v119 * v12;
    const uint v126 = max(v10, v125);
    const uint v127 = v126 - v125;
    const uint v128 = v7 + v11;
    const uint v129 = v128 - v125;
    const uint v130 = min(v129, v12);
    x5 = v116;
    const uint v131 = v124 * v3;
    const uint v132 = v5 + v131;
    const uint v133 = v132 * v13;
    const uint v134 = v133 * v12;
    const uint v135 = v127 + v15;
    for (uint v136 = v135; v136 < v130; v136 += v16) {
      const uint v137 = v136 * v13;
      const uint v138 = v134 + v137;
      x6 = v14;
      for (uint v139 = v10; v139 < v13; v139 += v11) {
        const float v140 = m0[v139];
        const uint v141 = v138 + v139;
        const float v142 = b2[v141];
        const float v143 = x6;
        const float v144 = fma(v140, v142, v143);
        x6 = v144;
      }
      const float v145 = x6;
      m1[v136] = v145;
      const float v146 = x5;
      const float v147 = max(v146, v145);
      x5 = v147;
    }
    const float v148 = x5;
    const float v215 = simd_shuffle_xor(v148, 16);
    const float v216 = max(v148, v215);
    const float v217 = simd_shuffle_xor(v216, 8);
    const float v218 = max(v216, v217);
    const float v219 = simd_shuffle_xor(v218, 4);
    const float v220 = max(v218, v219);
    const float v221 = simd_shuffle_xor(v220, 2);
    const float v222 = max(v220, v221);
    const float v223 = simd_shuffle_xor(v222, 1);
    const float v224 = max(v222, v223);
    const float v150 = x3;
    const float v151 = max(v150, v224);
    const float v152 = v150 - v151;
    const float v153 = precise::exp(v152);
    x3 = v151;
    x7 = v14;
    for (uint v154 = v135; v154 < v130; v154 += v16) {
      const float v155 = m1[v154];
      const float v156 = v155 - v151;
      const float v157 = precise::exp(v156);
      m1[v154] = v157;
      const float v158 = x7;
      const float v159 = v158 + v157;
      x7 = v159;
    }
    const float v160 = x7;
    const float v225 = simd_shuffle_xor(v160, 16);
    const float v226 = v160 + v225;
    const float v227 = simd_shuffle_xor(v226, 8);
    const float v228 = v226 + v227;
    const float v229 = simd_shuffle_xor(v228, 4);
    const float v230 = v228 + v229;
    const float v231 = simd_shuffle_xor(v230, 2);
    const float v232 = v230 + v231;
    const float v233 = simd_shuffle_xor(v232, 1);
    const float v234 = v232 + v233;
    const float v162 = x4;
    const float v163 = fma(v162, v153, v234);
    x4 = v163;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v164 = v124 * v3;
    const uint v165 = v5 + v164;
    const uint v166 = v165 * v13;
    const uint v167 = v166 * v12;
    for (uint v168 = v15; v168 < v13; v168 += v16) {
      x8 = v14;
      const uint v169 = v167 + v168;
      for (uint v170 = v127; v170 < v130; v170 += v11) {
        const float v171 = m1[v170];
        const uint v172 = v170 * v13;
        const uint v173 = v169 + v172;
        const float v174 = b3[v173];
        const float v175 = x8;
        const float v176 = fma(v171, v174, v175);
        x8 = v176;
      }
      const float v177 = x8;
      const float v178 = m2[v168];
      const float v179 = fma(v178, v153, v177);
      m2[v168] = v179;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
  const float v180 = x4;
  const float v181 = 1.0f / v180;
  for (uint v182 = v15; v182 < v13; v182 += v16) {
    const float v183 = m2[v182];
    const float v184 = v183 * v181;
    m2[v182] = v184;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  for (uint v185 = v15; v185 < v13; v185 += v16) {
    const uint v186 = v1 - v1;
    const uint v187 = v0 - v0;
    const float v188 = m2[v185];
    const uint v189 = v185 + v13;
    const uint v190 = v0 * v18;
    const uint v191 = v190 + v189;
    const uint v192 = v1 * v21;
    const uint v193 = v192 + v191;
    const float v194 = b4[v193];
    const float v195 = -v194;
    const float v196 = precise::exp(v195);
    const float v198 = v196 + v197;
    const float v199 = v188 / v198;
    const uint v201 = v1 * v200;
    const uint v202 = v0 * v13;
    const uint v203 = v201 + v202;
    const uint v204 = v203 + v185;
    b9[v204] = v199;
  }
}
