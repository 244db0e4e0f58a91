#include <metal_stdlib>
using namespace metal;

kernel void full_attn_2_v4(
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
  float4 x2;
  float x3;
  float x4;
  float x5;
  float4 x6;
  float x7;
  float4 x8;
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
  const uint v20 = params[3];
  const uint v23 = params[4];
  const uint v41 = params[5];
  const float v50 = as_type<float>(params[9]);
  const uint v111 = params[6];
  const float v128 = as_type<float>(params[10]);
  const float v133 = -1e30f;
  const float v134 = 0.0f;
  const uint v138 = params[7];
  const uint v154 = 32u;
  const float v229 = 1.0f;
  const uint v233 = params[8];
  const uint v4 = v2 / v3;
  const uint v5 = v0 / v4;
  const int v6 = b0[v1];
  const uint v7 = uint(v6);
  const int v8 = b1[v1];
  const uint v9 = uint(v8);
  x0 = v14;
  const uint v17 = v15 * v16;
  for (uint v19 = v17; v19 < v13; v19 += v18) {
    const uint v21 = v0 * v20;
    const uint v22 = v21 + v19;
    const uint v24 = v1 * v23;
    const uint v25 = v24 + v22;
    const float4 v26 = *(device const float4*)(b4 + v25);
    const float4 v27 = v26 * v26;
    const float4 v28 = x0;
    const float4 v29 = v28 + v27;
    x0 = v29;
  }
  const float4 v30 = x0;
  const float v31 = v30.x;
  const float v32 = v30.y;
  const float v33 = v31 + v32;
  const float v34 = v30.z;
  const float v35 = v33 + v34;
  const float v36 = v30.w;
  const float v37 = v35 + v36;
  const float v238 = simd_shuffle_xor(v37, 16);
  const float v239 = v37 + v238;
  const float v240 = simd_shuffle_xor(v239, 8);
  const float v241 = v239 + v240;
  const float v242 = simd_shuffle_xor(v241, 4);
  const float v243 = v241 + v242;
  const float v244 = simd_shuffle_xor(v243, 2);
  const float v245 = v243 + v244;
  const float v246 = simd_shuffle_xor(v245, 1);
  const float v247 = v245 + v246;
  const uint v39 = v15 * v16;
  for (uint v40 = v39; v40 < v13; v40 += v18) {
    x1 = v14;
    const bool v42 = v40 < v41;
    if (v42) {
      const uint v43 = v0 * v20;
      const uint v44 = v43 + v40;
      const uint v45 = v1 * v23;
      const uint v46 = v45 + v44;
      const float4 v47 = *(device const float4*)(b4 + v46);
      const float v48 = float(v13);
      const float v49 = v247 / v48;
      const float v51 = v49 + v50;
      const float v52 = precise::rsqrt(v51);
      const float4 v53 = float4(v52);
      const float4 v54 = v47 * v53;
      const float4 v55 = *(device const float4*)(b5 + v40);
      const float4 v56 = v54 * v55;
      const uint v57 = v1 * v41;
      const uint v58 = v57 + v40;
      const float4 v59 = *(device const float4*)(b6 + v58);
      const float4 v60 = v56 * v59;
      const uint v61 = v40 + v41;
      const uint v62 = v0 * v20;
      const uint v63 = v62 + v61;
      const uint v64 = v1 * v23;
      const uint v65 = v64 + v63;
      const float4 v66 = *(device const float4*)(b4 + v65);
      const float4 v67 = float4(v52);
      const float4 v68 = v66 * v67;
      const float4 v69 = *(device const float4*)(b5 + v61);
      const float4 v70 = v68 * v69;
      const uint v71 = v1 * v41;
      const uint v72 = v71 + v40;
      const float4 v73 = *(device const float4*)(b7 + v72);
      const float4 v74 = v70 * v73;
      const float4 v75 = v60 - v74;
      x1 = v75;
    } else {
      const uint v76 = v40 - v41;
      x2 = v14;
      const bool v77 = v76 < v41;
      if (v77) {
        const uint v78 = v76 + v41;
        const uint v79 = v0 * v20;
        const uint v80 = v79 + v78;
        const uint v81 = v1 * v23;
        const uint v82 = v81 + v80;
        const float4 v83 = *(device const float4*)(b4 + v82);
        const float v84 = float(v13);
        const float v85 = v247 / v84;
        const float v86 = v85 + v50;
        const float v87 = precise::rsqrt(v86);
        const float4 v88 = float4(v87);
        const float4 v89 = v83 * v88;
        const float4 v90 = *(device const float4*)(b5 + v78);
        const float4 v91 = v89 * v90;
        const uint v92 = v1 * v41;
        const uint v93 = v92 + v76;
        const float4 v94 = *(device const float4*)(b6 + v93);
        const float4 v95 = v91 * v94;
        const uint v96 = v0 * v20;
        const uint v97 = v96 + v76;
        const uint v98 = v1 * v23;
        const uint v99 = v98 + v97;
        const float4 v100 = *(device const float4*)(b4 + v99);
        const float4 v101 = float4(v87);
        const float4 v102 = v100 * v101;
        const float4 v103 = *(device const float4*)(b5 + v76);
        const float4 v104 = v102 * v103;
        const uint v105 = v1 * v41;
        const uint v106 = v105 + v76;
        const float4 v107 = *(device const float4*)(b7 + v106);
        const float4 v108 = v104 * v107;
        const float4 v109 = v95 + v108;
        x2 = v109;
      } else {
        const uint v110 = v76 - v41;
        const uint v112 = v110 + v111;
        const uint v113 = v0 * v20;
        const uint v114 = v113 + v112;
        const uint v115 = v1 * v23;
        const uint v116 = v115 + v114;
        const float4 v117 = *(device const float4*)(b4 + v116);
        const float v118 = float(v13);
        const float v119 = v247 / v118;
        const float v120 = v119 + v50;
        const float v121 = precise::rsqrt(v120);
        const float4 v122 = float4(v121);
        const float4 v123 = v117 * v122;
        const float4 v124 = *(device const float4*)(b5 + v112);
        const float4 v125 = v123 * v124;
        x2 = v125;
      }
      const float4 v126 = x2;
      x1 = v126;
    }
    const float4 v127 = x1;
    const float4 v129 = float4(v128);
    const float4 v130 = v127 * v129;
    *(threadgroup float4*)(m0 + v40) = v130;
  }
  const uint v131 = v15 * v16;
  for (uint v132 = v131; v132 < v13; v132 += v18) {
    *(threadgroup float4*)(m2 + v132) = v14;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  x3 = v133;
  x4 = v134;
  const uint v135 = v7 / v12;
  const uint v136 = v135 + v11;
  for (uint v137 = v10; v137 < v136; v137 += v11) {
    const uint v139 = v9 * v138;
    const uint v140 = v137 + v139;
    const int v141 = b8[v140];
    const uint v142 = uint(v141);
    const uint v143 = v137 * v12;
    const uint v144 = max(v10, v143);
    const uint v145 = v144 - v143;
    const uint v146 = v7 + v11;
    const uint v147 = v146 - v143;
    const uint v148 = min(v147, v12);
    x5 = v133;
    const uint v149 = v142 * v3;
    const uint v150 = v5 + v149;
    const uint v151 = v150 * v13;
    const uint v152 = v151 * v12;
    const uint v153 = v145 + v15;
    for (uint v155 = v153; v155 < v148; v155 += v154) {
      const uint v156 = v155 * v13;
      const uint v157 = v152 + v156;
      x6 = v14;
      for (uint v158 = v10; v158 < v13; v158 += v16) {
        const float4 v159 = *(threadgroup float4*)(m0 + v158);
        const uint v160 = v157 + v158;
        const float4 v161 = *(device const float4*)(b2 + v160);
        const float4 v162 = x6;
        const float4 v163 = fma(v159, v161, v162);
        x6 = v163;
      }
      const float4 v164 = x6;
      const float v165 = v164.x;
      const float v166 = v164.y;
      const float v167 = v165 + v166;
      const float v168 = v164.z;
      const float v169 = v167 + v168;
      const float v170 = v164.w;
      const float v171 = v169 + v170;
      m1[v155] = v171;
      const float v172 = x5;
      const float v173 = max(v172, v171);
      x5 = v173;
    }
    const float v174 = x5;
    const float v248 = simd_shuffle_xor(v174, 16);
    const float v249 = max(v174, v248);
    const float v250 = simd_shuffle_xor(v249, 8);
    const float v251 = max(v249, v250);
    const float v252 = simd_shuffle_xor(v251, 4);
    const float v253 = max(v251, v252);
    const float v254 = simd_shuffle_xor(v253, 2);
    const float v255 = max(v253, v254);
    const float v256 = simd_shuffle_xor(v255, 1);
    const float v257 = max(v255, v256);
    const float v176 = x3;
    const float v177 = max(v176, v257);
    const float v178 = v176 - v177;
    const float v179 = precise::exp(v178);
    x3 = v177;
    x7 = v134;
    for (uint v180 = v153; v180 < v148; v180 += v154) {
      const float v181 = m1[v180];
      const float v182 = v181 - v177;
      const float v183 = precise::exp(v182);
      m1[v180] = v183;
      const float v184 = x7;
      const float v185 = v184 + v183;
      x7 = v185;
    }
    const float v186 = x7;
    const float v258 = simd_shuffle_xor(v186, 16);
    const float v259 = v186 + v258;
    const float v260 = simd_shuffle_xor(v259, 8);
    const float v261 = v259 + v260;
    const float v262 = simd_shuffle_xor(v261, 4);
    const float v263 = v261 + v262;
    const float v264 = simd_shuffle_xor(v263, 2);
    const float v265 = v263 + v264;
    const float v266 = simd_shuffle_xor(v265, 1);
    const float v267 = v265 + v266;
    const float v188 = x4;
    const float v189 = fma(v188, v179, v267);
    x4 = v189;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v190 = v142 * v3;
    const uint v191 = v5 + v190;
    const uint v192 = v191 * v13;
    const uint v193 = v192 * v12;
    const float4 v194 = float4(v179);
    const uint v195 = v15 * v16;
    for (uint v196 = v195; v196 < v13; v196 += v18) {
      x8 = v14;
      const uint v197 = v193 + v196;
      for (uint v198 = v145; v198 < v148; v198 += v11) {
        const float v199 = m1[v198];
        const float4 v200 = float4(v199);
        const uint v201 = v198 * v13;
        const uint v202 = v197 + v201;
        const float4 v203 = *(device const float4*)(b3 + v202);
        const float4 v204 = x8;
        const float4 v205 = fma(v200, v203, v204);
        x8 = v205;
      }
      const float4 v206 = x8;
      const float4 v207 = *(threadgroup float4*)(m2 + v196);
      const float4 v208 = fma(v207, v194, v206);
      *(threadgroup float4*)(m2 + v196) = v208;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
  const float v209 = x4;
  const float v210 = 1.0f / v209;
  const float4 v211 = float4(v210);
  const uint v212 = v15 * v16;
  for (uint v213 = v212; v213 < v13; v213 += v18) {
    const float4 v214 = *(threadgroup float4*)(m2 + v213);
    const float4 v215 = v214 * v211;
    *(threadgroup float4*)(m2 + v213) = v215;
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v216 = v15 * v16;
  for (uint v217 = v216; v217 < v13; v217 += v18) {
    const uint v218 = v1 - v1;
    const uint v219 = v0 - v0;
    const float4 v220 = *(threadgroup float4*)(m2 + v217);
    const uint v221 = v217 + v13;
    const uint v222 = v0 * v20;
    const uint v223 = v222 + v221;
    const uint v224 = v1 * v23;
    const uint v225 = v224 + v223;
    const float4 v226 = *(device const float4*)(b4 + v225);
    const float4 v227 = -v226;
    const float4 v228 = precise::exp(v227);
    const float4 v230 = float4(v229);
    const float4 v231 = v228 + v230;
    const float4 v232 = v220 / v231;
    const uint v234 = v1 * v233;
    const uint v235 = v0 * v13;
    const uint v236 = v234 + v235;
    const uint v237 = v236 + v217;
    *(device float4*)(b9 + v237) = v232;
  }
}
