#include <metal_stdlib>
using namespace metal;

kernel void mlp_0_v1_r1_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // gate_proj
    device const float* b2 [[buffer(2)]], // up_proj
    device const float* b3 [[buffer(3)]], // mlp_norm
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[1];
  alignas(16) threadgroup float m2[4];
  alignas(16) threadgroup float m3[4];
  alignas(16) threadgroup float m4[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  float x9;
  float x10;
  const float v92 = 0.0f;
  const uint v93 = 1u;
  const uint v95 = 0u;
  const uint v106 = 2u;
  const uint v110 = 3u;
  const uint v114 = lane;
  const uint v115 = 32u;
  const uint v171 = 5u;
  const uint v180 = 4u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const float v9 = 0.0f;
  const uint v10 = lane;
  const uint v11 = 32u;
  const uint v22 = params[2];
  const uint v23 = 3u;
  const uint v24 = 4u;
  const uint v29 = group.x;
  const uint v30 = groups.x;
  const uint v42 = 512u;
  const float v57 = as_type<float>(params[3]);
  const float v81 = 1.0f;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  for (uint v7 = v6; v7 < v4; v7 += v1) {
    const uint v8 = v0 + v7;
    x0 = v9;
    for (uint v12 = v10; v12 < v5; v12 += v11) {
      const uint v13 = v8 * v5;
      const uint v14 = v13 + v12;
      const float v15 = b0[v14];
      const float v16 = v15 * v15;
      const float v17 = x0;
      const float v18 = v17 + v16;
      x0 = v18;
    }
    const float v19 = x0;
    const float v221 = simd_shuffle_xor(v19, 16);
    const float v222 = v19 + v221;
    const float v223 = simd_shuffle_xor(v222, 8);
    const float v224 = v222 + v223;
    const float v225 = simd_shuffle_xor(v224, 4);
    const float v226 = v224 + v225;
    const float v227 = simd_shuffle_xor(v226, 2);
    const float v228 = v226 + v227;
    const float v229 = simd_shuffle_xor(v228, 1);
    const float v230 = v228 + v229;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v230;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v25 = v22 + v23;
  const uint v26 = v25 / v24;
  const uint v27 = v22 + v23;
  const uint v28 = v27 / v24;
  const uint v31 = v26 + v30;
  const uint v32 = v31 - v1;
  const uint v33 = v32 / v30;
  const uint v34 = v29 * v33;
  const uint v35 = v34 + v33;
  const uint v36 = min(v35, v26);
  for (uint v37 = v34; v37 < v36; v37 += v1) {
    const uint v38 = v37 * v24;
    const uint v39 = v22 - v38;
    const uint v40 = min(v24, v39);
    const uint v41 = v38 * v5;
    x1 = v92;
    x2 = v92;
    x3 = v92;
    x4 = v92;
    x5 = v92;
    x6 = v92;
    x7 = v92;
    x8 = v92;
    for (uint v43 = v6; v43 < v5; v43 += v42) {
      const uint v44 = v5 - v43;
      const uint v45 = min(v42, v44);
      for (uint v46 = v6; v46 < v4; v46 += v1) {
        const uint v47 = v0 + v46;
        for (uint v48 = v10; v48 < v45; v48 += v11) {
          const uint v49 = v43 + v48;
          const uint v50 = v47 * v5;
          const uint v51 = v50 + v49;
          const float v52 = b0[v51];
          const uint v53 = v47 - v0;
          const float v54 = m1[v53];
          const float v55 = float(v5);
          const float v56 = v54 / v55;
          const float v58 = v56 + v57;
          const float v59 = precise::rsqrt(v58);
          const float v60 = v52 * v59;
          const float v61 = b3[v49];
          const float v62 = v60 * v61;
          const uint v63 = v46 * v42;
          const uint v64 = v48 + v63;
          m0[v64] = v62;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v65 = v41 + v43;
      const uint v94 = v4 - v93;
      const uint v96 = min(v95, v94);
      const uint v97 = v96 * v42;
      const uint v98 = v6 + v97;
      const uint v99 = v40 - v93;
      const uint v100 = min(v95, v99);
      const uint v101 = v100 * v5;
      const uint v102 = v65 + v101;
      const uint v103 = min(v93, v99);
      const uint v104 = v103 * v5;
      const uint v105 = v65 + v104;
      const uint v107 = min(v106, v99);
      const uint v108 = v107 * v5;
      const uint v109 = v65 + v108;
      const uint v111 = min(v110, v99);
      const uint v112 = v111 * v5;
      const uint v113 = v65 + v112;
      for (uint v116 = v114; v116 < v45; v116 += v115) {
        const uint v117 = v98 + v116;
        const float v118 = m0[v117];
        const uint v119 = v102 + v116;
        const float v120 = b1[v119];
        const float v121 = x1;
        const float v122 = fma(v118, v120, v121);
        x1 = v122;
        const uint v123 = v105 + v116;
        const float v124 = b1[v123];
        const float v125 = x2;
        const float v126 = fma(v118, v124, v125);
        x2 = v126;
        const uint v127 = v109 + v116;
        const float v128 = b1[v127];
        const float v129 = x3;
        const float v130 = fma(v118, v128, v129);
        x3 = v130;
        const uint v131 = v113 + v116;
        const float v132 = b1[v131];
        const float v133 = x4;
        const float v134 = fma(v118, v132, v133);
        x4 = v134;
      }
      const uint v135 = v4 - v93;
      const uint v136 = min(v95, v135);
      const uint v137 = v136 * v42;
      const uint v138 = v6 + v137;
      const uint v139 = v40 - v93;
      const uint v140 = min(v95, v139);
      const uint v141 = v140 * v5;
      const uint v142 = v65 + v141;
      const uint v143 = min(v93, v139);
      const uint v144 = v143 * v5;
      const uint v145 = v65 + v144;
      const uint v146 = min(v106, v139);
      const uint v147 = v146 * v5;
      const uint v148 = v65 + v147;
      const uint v149 = min(v110, v139);
      const uint v150 = v149 * v5;
      const uint v151 = v65 + v150;
      for (uint v152 = v114; v152 < v45; v152 += v115) {
        const uint v153 = v138 + v152;
        const float v154 = m0[v153];
        const uint v155 = v142 + v152;
        const float v156 = b2[v155];
        const float v157 = x5;
        const float v158 = fma(v154, v156, v157);
        x5 = v158;
        const uint v159 = v145 + v152;
        const float v160 = b2[v159];
        const float v161 = x6;
        const float v162 = fma(v154, v160, v161);
        x6 = v162;
        const uint v163 = v148 + v152;
        const float v164 = b2[v163];
        const float v165 = x7;
        const float v166 = fma(v154, v164, v165);
        x7 = v166;
        const uint v167 = v151 + v152;
        const float v168 = b2[v167];
        const float v169 = x8;
        const float v170 = fma(v154, v168, v169);
        x8 = v170;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v172 = v114 * v171;
    const float v173 = x1;
    m4[v172] = v173;
    const uint v174 = v172 + v93;
    const float v175 = x2;
    m4[v174] = v175;
    const uint v176 = v172 + v106;
    const float v177 = x3;
    m4[v176] = v177;
    const uint v178 = v172 + v110;
    const float v179 = x4;
    m4[v178] = v179;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v181 = v114; v181 < v180; v181 += v115) {
      const uint v182 = v181 / v180;
      const uint v183 = v181 % v180;
      const bool v184 = v182 < v4;
      const bool v185 = v183 < v40;
      const bool v186 = v184 & v185;
      if (v186) {
        x9 = v92;
        for (uint v187 = v95; v187 < v115; v187 += v93) {
          const uint v188 = v187 * v171;
          const uint v189 = v181 + v188;
          const float v190 = m4[v189];
          const float v191 = x9;
          const float v192 = v191 + v190;
          x9 = v192;
        }
        const float v193 = x9;
        const uint v194 = v182 * v24;
        const uint v195 = v6 + v194;
        const uint v196 = v195 + v183;
        m2[v196] = v193;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v197 = v114 * v171;
    const float v198 = x5;
    m4[v197] = v198;
    const uint v199 = v197 + v93;
    const float v200 = x6;
    m4[v199] = v200;
    const uint v201 = v197 + v106;
    const float v202 = x7;
    m4[v201] = v202;
    const uint v203 = v197 + v110;
    const float v204 = x8;
    m4[v203] = v204;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v205 = v114; v205 < v180; v205 += v115) {
      const uint v206 = v205 / v180;
      const uint v207 = v205 % v180;
      const bool v208 = v206 < v4;
      const bool v209 = v207 < v40;
      const bool v210 = v208 & v209;
      if (v210) {
        x10 = v92;
        for (uint v211 = v95; v211 < v115; v211 += v93) {
          const uint v212 = v211 * v171;
          const uint v213 = v205 + v212;
          const float v214 = m4[v213];
          const float v215 = x10;
          const float v216 = v215 + v214;
          x10 = v216;
        }
        const float v217 = x10;
        const uint v218 = v206 * v24;
        const uint v219 = v6 + v218;
        const uint v220 = v219 + v207;
        m3[v220] = v217;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v66 = v10; v66 < v24; v66 += v11) {
      const uint v67 = v66 / v24;
      const uint v68 = v66 % v24;
      const bool v69 = v67 < v4;
      const bool v70 = v68 < v40;
      const bool v71 = v69 & v70;
      if (v71) {
        const uint v72 = v0 + v67;
        const uint v73 = v38 + v68;
        const uint v74 = v72 - v0;
        const uint v75 = v74 * v24;
        const uint v76 = v73 - v38;
        const uint v77 = v75 + v76;
        const float v78 = m2[v77];
        const float v79 = -v78;
        const float v80 = precise::exp(v79);
        const float v82 = v80 + v81;
        const float v83 = v78 / v82;
        const uint v84 = v72 - v0;
        const uint v85 = v84 * v24;
        const uint v86 = v73 - v38;
        const uint v87 = v85 + v86;
        const float v88 = m3[v87];
        const float v89 = v83 * v88;
        const uint v90 = v72 * v22;
        const uint v91 = v90 + v73;
        b4[v91] = v89;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
