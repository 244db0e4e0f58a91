#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_2_v4(
    device const int* b0 [[buffer(0)]], // first_row
    device const int* b1 [[buffer(1)]], // slot
    device const int* b2 [[buffer(2)]], // position
    device float* b3 [[buffer(3)]], // delta
    device const float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // stored5
    device const float* b6 [[buffer(6)]], // stored6
    device const float* b7 [[buffer(7)]], // delta_norm
    device const float* b8 [[buffer(8)]], // stored8
    device float* b9 [[buffer(9)]], // stored9
    constant uint* params [[buffer(10)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[256];
  alignas(16) threadgroup float m1[256];
  alignas(16) threadgroup float m2[256];
  float4 x0;
  float4 x1;
  float4 x2;
  float4 x3;
  float4 x4;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = 1u;
  const uint v3 = 0u;
  const uint v14 = params[0];
  const uint v15 = params[1];
  const uint v18 = params[2];
  const uint v19 = params[3];
  const uint v24 = lane;
  const uint v25 = 4u;
  const uint v27 = 128u;
  const float4 v29 = float4(0.0f);
  const uint v39 = params[4];
  const float v62 = 1e-6f;
  const float v67 = as_type<float>(params[8]);
  const uint v74 = params[5];
  const uint v127 = params[6];
  const float v171 = as_type<float>(params[9]);
  const uint v180 = params[7];
  const float v186 = 1.0f;
  const int v4 = b0[v1];
  const uint v5 = uint(v4);
  const uint v6 = v1 + v2;
  const int v7 = b0[v6];
  const uint v8 = uint(v7);
  const int v9 = b1[v1];
  const uint v10 = uint(v9);
  const int v11 = b2[v5];
  const uint v12 = uint(v11);
  const bool v13 = v12 == v3;
  const uint v16 = v14 / v15;
  const uint v17 = v0 / v16;
  const uint v20 = v10 * v14;
  const uint v21 = v0 + v20;
  const uint v22 = v21 * v18;
  const uint v23 = v22 * v19;
  if (v13) {
    const uint v26 = v24 * v25;
    for (uint v28 = v26; v28 < v19; v28 += v27) {
      for (uint v30 = v3; v30 < v18; v30 += v2) {
        const uint v31 = v23 + v28;
        const uint v32 = v30 * v19;
        const uint v33 = v31 + v32;
        *(device float4*)(b3 + v33) = v29;
      }
    }
  }
  for (uint v34 = v5; v34 < v8; v34 += v2) {
    x0 = v29;
    const uint v35 = v24 * v25;
    for (uint v36 = v35; v36 < v18; v36 += v27) {
      const uint v37 = v17 * v18;
      const uint v38 = v37 + v36;
      const uint v40 = v34 * v39;
      const uint v41 = v40 + v38;
      const float4 v42 = *(device const float4*)(b4 + v41);
      const float4 v43 = v42 * v42;
      const float4 v44 = x0;
      const float4 v45 = v44 + v43;
      x0 = v45;
    }
    const float4 v46 = x0;
    const float v47 = v46.x;
    const float v48 = v46.y;
    const float v49 = v47 + v48;
    const float v50 = v46.z;
    const float v51 = v49 + v50;
    const float v52 = v46.w;
    const float v53 = v51 + v52;
    const float v195 = simd_shuffle_xor(v53, 16);
    const float v196 = v53 + v195;
    const float v197 = simd_shuffle_xor(v196, 8);
    const float v198 = v196 + v197;
    const float v199 = simd_shuffle_xor(v198, 4);
    const float v200 = v198 + v199;
    const float v201 = simd_shuffle_xor(v200, 2);
    const float v202 = v200 + v201;
    const float v203 = simd_shuffle_xor(v202, 1);
    const float v204 = v202 + v203;
    const uint v55 = v24 * v25;
    for (uint v56 = v55; v56 < v18; v56 += v27) {
      const uint v57 = v17 * v18;
      const uint v58 = v57 + v56;
      const uint v59 = v34 * v39;
      const uint v60 = v59 + v58;
      const float4 v61 = *(device const float4*)(b4 + v60);
      const float v63 = v204 + v62;
      const float v64 = precise::rsqrt(v63);
      const float4 v65 = float4(v64);
      const float4 v66 = v61 * v65;
      const float4 v68 = float4(v67);
      const float4 v69 = v66 * v68;
      *(threadgroup float4*)(m0 + v56) = v69;
    }
    x1 = v29;
    const uint v70 = v24 * v25;
    for (uint v71 = v70; v71 < v18; v71 += v27) {
      const uint v72 = v17 * v18;
      const uint v73 = v72 + v71;
      const uint v75 = v73 + v74;
      const uint v76 = v34 * v39;
      const uint v77 = v76 + v75;
      const float4 v78 = *(device const float4*)(b4 + v77);
      const float4 v79 = v78 * v78;
      const float4 v80 = x1;
      const float4 v81 = v80 + v79;
      x1 = v81;
    }
    const float4 v82 = x1;
    const float v83 = v82.x;
    const float v84 = v82.y;
    const float v85 = v83 + v84;
    const float v86 = v82.z;
    const float v87 = v85 + v86;
    const float v88 = v82.w;
    const float v89 = v87 + v88;
    const float v205 = simd_shuffle_xor(v89, 16);
    const float v206 = v89 + v205;
    const float v207 = simd_shuffle_xor(v206, 8);
    const float v208 = v206 + v207;
    const float v209 = simd_shuffle_xor(v208, 4);
    const float v210 = v208 + v209;
    const float v211 = simd_shuffle_xor(v210, 2);
    const float v212 = v210 + v211;
    const float v213 = simd_shuffle_xor(v212, 1);
    const float v214 = v212 + v213;
    const uint v91 = v24 * v25;
    for (uint v92 = v91; v92 < v18; v92 += v27) {
      const uint v93 = v17 * v18;
      const uint v94 = v93 + v92;
      const uint v95 = v94 + v74;
      const uint v96 = v34 * v39;
      const uint v97 = v96 + v95;
      const float4 v98 = *(device const float4*)(b4 + v97);
      const float v99 = v214 + v62;
      const float v100 = precise::rsqrt(v99);
      const float4 v101 = float4(v100);
      const float4 v102 = v98 * v101;
      *(threadgroup float4*)(m1 + v92) = v102;
    }
    const uint v103 = v34 * v14;
    const uint v104 = v103 + v0;
    const float v105 = b5[v104];
    const float v106 = precise::exp(v105);
    const float4 v107 = float4(v106);
    const uint v108 = v34 * v14;
    const uint v109 = v108 + v0;
    const float v110 = b6[v109];
    const float4 v111 = float4(v110);
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v112 = v24 * v25;
    for (uint v113 = v112; v113 < v19; v113 += v27) {
      const uint v114 = v23 + v113;
      x2 = v29;
      for (uint v115 = v3; v115 < v18; v115 += v2) {
        const uint v116 = v115 * v19;
        const uint v117 = v114 + v116;
        const float4 v118 = *(device float4*)(b3 + v117);
        const float4 v119 = v118 * v107;
        const float v120 = m1[v115];
        const float4 v121 = float4(v120);
        const float4 v122 = x2;
        const float4 v123 = fma(v119, v121, v122);
        x2 = v123;
      }
      const float4 v124 = x2;
      const uint v125 = v0 * v19;
      const uint v126 = v125 + v113;
      const uint v128 = v126 + v127;
      const uint v129 = v34 * v39;
      const uint v130 = v129 + v128;
      const float4 v131 = *(device const float4*)(b4 + v130);
      const float4 v132 = v131 - v124;
      const float4 v133 = v111 * v132;
      x3 = v29;
      for (uint v134 = v3; v134 < v18; v134 += v2) {
        const uint v135 = v134 * v19;
        const uint v136 = v114 + v135;
        const float4 v137 = *(device float4*)(b3 + v136);
        const float4 v138 = v137 * v107;
        const float v139 = m1[v134];
        const float4 v140 = float4(v139);
        const float4 v141 = fma(v140, v133, v138);
        *(device float4*)(b3 + v136) = v141;
        const float v142 = m0[v134];
        const float4 v143 = float4(v142);
        const float4 v144 = x3;
        const float4 v145 = fma(v141, v143, v144);
        x3 = v145;
      }
      const float4 v146 = x3;
      *(threadgroup float4*)(m2 + v113) = v146;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    x4 = v29;
    const uint v147 = v24 * v25;
    for (uint v148 = v147; v148 < v19; v148 += v27) {
      const uint v149 = v34 - v34;
      const uint v150 = v0 - v0;
      const float4 v151 = *(threadgroup float4*)(m2 + v148);
      const float4 v152 = v151 * v151;
      const float4 v153 = x4;
      const float4 v154 = v153 + v152;
      x4 = v154;
    }
    const float4 v155 = x4;
    const float v156 = v155.x;
    const float v157 = v155.y;
    const float v158 = v156 + v157;
    const float v159 = v155.z;
    const float v160 = v158 + v159;
    const float v161 = v155.w;
    const float v162 = v160 + v161;
    const float v215 = simd_shuffle_xor(v162, 16);
    const float v216 = v162 + v215;
    const float v217 = simd_shuffle_xor(v216, 8);
    const float v218 = v216 + v217;
    const float v219 = simd_shuffle_xor(v218, 4);
    const float v220 = v218 + v219;
    const float v221 = simd_shuffle_xor(v220, 2);
    const float v222 = v220 + v221;
    const float v223 = simd_shuffle_xor(v222, 1);
    const float v224 = v222 + v223;
    const uint v164 = v24 * v25;
    for (uint v165 = v164; v165 < v19; v165 += v27) {
      const uint v166 = v34 - v34;
      const uint v167 = v0 - v0;
      const float4 v168 = *(threadgroup float4*)(m2 + v165);
      const float v169 = float(v19);
      const float v170 = v224 / v169;
      const float v172 = v170 + v171;
      const float v173 = precise::rsqrt(v172);
      const float4 v174 = float4(v173);
      const float4 v175 = v168 * v174;
      const float4 v176 = *(device const float4*)(b7 + v165);
      const float4 v177 = v175 * v176;
      const uint v178 = v0 * v19;
      const uint v179 = v178 + v165;
      const uint v181 = v34 * v180;
      const uint v182 = v181 + v179;
      const float4 v183 = *(device const float4*)(b8 + v182);
      const float4 v184 = -v183;
      const float4 v185 = precise::exp(v184);
      const float4 v187 = float4(v186);
      const float4 v188 = v185 + v187;
      const float4 v189 = v183 / v188;
      const float4 v190 = v177 * v189;
      const uint v191 = v34 * v180;
      const uint v192 = v0 * v19;
      const uint v193 = v191 + v192;
      const uint v194 = v193 + v165;
      *(device float4*)(b9 + v194) = v190;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
