#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_0_v1_r1_bf16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // gate_proj
    device const uint* b2 [[buffer(2)]], // up_proj
    device const float* b3 [[buffer(3)]], // mlp_norm
    device const float* b4 [[buffer(4)]], // gate_bias
    device const float* b5 [[buffer(5)]], // up_bias
    device float* b6 [[buffer(6)]], // stored6
    constant uint* params [[buffer(7)]],
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
  const uint v235 = 1u;
  const uint v239 = 16u;
  const uint v240 = 4294901760u;
  const float v96 = 0.0f;
  const uint v97 = 1u;
  const uint v99 = 0u;
  const uint v110 = 2u;
  const uint v114 = 3u;
  const uint v118 = lane;
  const uint v119 = 32u;
  const uint v175 = 5u;
  const uint v184 = 4u;
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
  const float v83 = 1.0f;
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
    const float v225 = simd_shuffle_xor(v19, 16);
    const float v226 = v19 + v225;
    const float v227 = simd_shuffle_xor(v226, 8);
    const float v228 = v226 + v227;
    const float v229 = simd_shuffle_xor(v228, 4);
    const float v230 = v228 + v229;
    const float v231 = simd_shuffle_xor(v230, 2);
    const float v232 = v230 + v231;
    const float v233 = simd_shuffle_xor(v232, 1);
    const float v234 = v232 + v233;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v234;
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
    x1 = v96;
    x2 = v96;
    x3 = v96;
    x4 = v96;
    x5 = v96;
    x6 = v96;
    x7 = v96;
    x8 = v96;
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
      const uint v98 = v4 - v97;
      const uint v100 = min(v99, v98);
      const uint v101 = v100 * v42;
      const uint v102 = v6 + v101;
      const uint v103 = v40 - v97;
      const uint v104 = min(v99, v103);
      const uint v105 = v104 * v5;
      const uint v106 = v65 + v105;
      const uint v107 = min(v97, v103);
      const uint v108 = v107 * v5;
      const uint v109 = v65 + v108;
      const uint v111 = min(v110, v103);
      const uint v112 = v111 * v5;
      const uint v113 = v65 + v112;
      const uint v115 = min(v114, v103);
      const uint v116 = v115 * v5;
      const uint v117 = v65 + v116;
      for (uint v120 = v118; v120 < v45; v120 += v119) {
        const uint v121 = v102 + v120;
        const float v122 = m0[v121];
        const uint v123 = v106 + v120;
        const uint v236 = v123 >> v235;
        const uint v237 = b1[v236];
        const uint v238 = v123 & v235;
        const uint v241 = v237 << v239;
        const uint v242 = v237 & v240;
        const float v243 = as_type<float>(v241);
        const float v244 = as_type<float>(v242);
        const bool v245 = v238 == v235;
        const float v246 = select(v243, v244, v245);
        const float v125 = x1;
        const float v126 = fma(v122, v246, v125);
        x1 = v126;
        const uint v127 = v109 + v120;
        const uint v247 = v127 >> v235;
        const uint v248 = b1[v247];
        const uint v249 = v127 & v235;
        const uint v250 = v248 << v239;
        const uint v251 = v248 & v240;
        const float v252 = as_type<float>(v250);
        const float v253 = as_type<float>(v251);
        const bool v254 = v249 == v235;
        const float v255 = select(v252, v253, v254);
        const float v129 = x2;
        const float v130 = fma(v122, v255, v129);
        x2 = v130;
        const uint v131 = v113 + v120;
        const uint v256 = v131 >> v235;
        const uint v257 = b1[v256];
        const uint v258 = v131 & v235;
        const uint v259 = v257 << v239;
        const uint v260 = v257 & v240;
        const float v261 = as_type<float>(v259);
        const float v262 = as_type<float>(v260);
        const bool v263 = v258 == v235;
        const float v264 = select(v261, v262, v263);
        const float v133 = x3;
        const float v134 = fma(v122, v264, v133);
        x3 = v134;
        const uint v135 = v117 + v120;
        const uint v265 = v135 >> v235;
        const uint v266 = b1[v265];
        const uint v267 = v135 & v235;
        const uint v268 = v266 << v239;
        const uint v269 = v266 & v240;
        const float v270 = as_type<float>(v268);
        const float v271 = as_type<float>(v269);
        const bool v272 = v267 == v235;
        const float v273 = select(v270, v271, v272);
        const float v137 = x4;
        const float v138 = fma(v122, v273, v137);
        x4 = v138;
      }
      const uint v139 = v4 - v97;
      const uint v140 = min(v99, v139);
      const uint v141 = v140 * v42;
      const uint v142 = v6 + v141;
      const uint v143 = v40 - v97;
      const uint v144 = min(v99, v143);
      const uint v145 = v144 * v5;
      const uint v146 = v65 + v145;
      const uint v147 = min(v97, v143);
      const uint v148 = v147 * v5;
      const uint v149 = v65 + v148;
      const uint v150 = min(v110, v143);
      const uint v151 = v150 * v5;
      const uint v152 = v65 + v151;
      const uint v153 = min(v114, v143);
      const uint v154 = v153 * v5;
      const uint v155 = v65 + v154;
      for (uint v156 = v118; v156 < v45; v156 += v119) {
        const uint v157 = v142 + v156;
        const float v158 = m0[v157];
        const uint v159 = v146 + v156;
        const uint v274 = v159 >> v235;
        const uint v275 = b2[v274];
        const uint v276 = v159 & v235;
        const uint v277 = v275 << v239;
        const uint v278 = v275 & v240;
        const float v279 = as_type<float>(v277);
        const float v280 = as_type<float>(v278);
        const bool v281 = v276 == v235;
        const float v282 = select(v279, v280, v281);
        const float v161 = x5;
        const float v162 = fma(v158, v282, v161);
        x5 = v162;
        const uint v163 = v149 + v156;
        const uint v283 = v163 >> v235;
        const uint v284 = b2[v283];
        const uint v285 = v163 & v235;
        const uint v286 = v284 << v239;
        const uint v287 = v284 & v240;
        const float v288 = as_type<float>(v286);
        const float v289 = as_type<float>(v287);
        const bool v290 = v285 == v235;
        const float v291 = select(v288, v289, v290);
        const float v165 = x6;
        const float v166 = fma(v158, v291, v165);
        x6 = v166;
        const uint v167 = v152 + v156;
        const uint v292 = v167 >> v235;
        const uint v293 = b2[v292];
        const uint v294 = v167 & v235;
        const uint v295 = v293 << v239;
        const uint v296 = v293 & v240;
        const float v297 = as_type<float>(v295);
        const float v298 = as_type<float>(v296);
        const bool v299 = v294 == v235;
        const float v300 = select(v297, v298, v299);
        const float v169 = x7;
        const float v170 = fma(v158, v300, v169);
        x7 = v170;
        const uint v171 = v155 + v156;
        const uint v301 = v171 >> v235;
        const uint v302 = b2[v301];
        const uint v303 = v171 & v235;
        const uint v304 = v302 << v239;
        const uint v305 = v302 & v240;
        const float v306 = as_type<float>(v304);
        const float v307 = as_type<float>(v305);
        const bool v308 = v303 == v235;
        const float v309 = select(v306, v307, v308);
        const float v173 = x8;
        const float v174 = fma(v158, v309, v173);
        x8 = v174;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v176 = v118 * v175;
    const float v177 = x1;
    m4[v176] = v177;
    const uint v178 = v176 + v97;
    const float v179 = x2;
    m4[v178] = v179;
    const uint v180 = v176 + v110;
    const float v181 = x3;
    m4[v180] = v181;
    const uint v182 = v176 + v114;
    const float v183 = x4;
    m4[v182] = v183;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v185 = v118; v185 < v184; v185 += v119) {
      const uint v186 = v185 / v184;
      const uint v187 = v185 % v184;
      const bool v188 = v186 < v4;
      const bool v189 = v187 < v40;
      const bool v190 = v188 & v189;
      if (v190) {
        x9 = v96;
        for (uint v191 = v99; v191 < v119; v191 += v97) {
          const uint v192 = v191 * v175;
          const uint v193 = v185 + v192;
          const float v194 = m4[v193];
          const float v195 = x9;
          const float v196 = v195 + v194;
          x9 = v196;
        }
        const float v197 = x9;
        const uint v198 = v186 * v24;
        const uint v199 = v6 + v198;
        const uint v200 = v199 + v187;
        m2[v200] = v197;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v201 = v118 * v175;
    const float v202 = x5;
    m4[v201] = v202;
    const uint v203 = v201 + v97;
    const float v204 = x6;
    m4[v203] = v204;
    const uint v205 = v201 + v110;
    const float v206 = x7;
    m4[v205] = v206;
    const uint v207 = v201 + v114;
    const float v208 = x8;
    m4[v207] = v208;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v209 = v118; v209 < v184; v209 += v119) {
      const uint v210 = v209 / v184;
      const uint v211 = v209 % v184;
      const bool v212 = v210 < v4;
      const bool v213 = v211 < v40;
      const bool v214 = v212 & v213;
      if (v214) {
        x10 = v96;
        for (uint v215 = v99; v215 < v119; v215 += v97) {
          const uint v216 = v215 * v175;
          const uint v217 = v209 + v216;
          const float v218 = m4[v217];
          const float v219 = x10;
          const float v220 = v219 + v218;
          x10 = v220;
        }
        const float v221 = x10;
        const uint v222 = v210 * v24;
        const uint v223 = v6 + v222;
        const uint v224 = v223 + v211;
        m3[v224] = v221;
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
        const float v79 = b4[v73];
        const float v80 = v78 + v79;
        const float v81 = -v80;
        const float v82 = precise::exp(v81);
        const float v84 = v82 + v83;
        const float v85 = v80 / v84;
        const uint v86 = v72 - v0;
        const uint v87 = v86 * v24;
        const uint v88 = v73 - v38;
        const uint v89 = v87 + v88;
        const float v90 = m3[v89];
        const float v91 = b5[v73];
        const float v92 = v90 + v91;
        const float v93 = v85 * v92;
        const uint v94 = v72 * v22;
        const uint v95 = v94 + v73;
        b6[v95] = v93;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
