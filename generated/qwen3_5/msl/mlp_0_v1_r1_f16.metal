#include <metal_stdlib>
using namespace metal;

kernel void mlp_0_v1_r1_f16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // gate_proj
    device const uint* b2 [[buffer(2)]], // up_proj
    device const float* b3 [[buffer(3)]], // mlp_norm
    device float* b4 [[buffer(4)]], // v21
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
  const uint v225 = 1u;
  const float v86 = 0.0f;
  const uint v87 = 1u;
  const uint v89 = 0u;
  const uint v100 = 2u;
  const uint v104 = 3u;
  const uint v108 = lane;
  const uint v109 = 32u;
  const uint v165 = 5u;
  const uint v174 = 4u;
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
  const uint v36 = 512u;
  const float v51 = as_type<float>(params[3]);
  const float v75 = 1.0f;
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
    const float v215 = simd_shuffle_xor(v19, 16);
    const float v216 = v19 + v215;
    const float v217 = simd_shuffle_xor(v216, 8);
    const float v218 = v216 + v217;
    const float v219 = simd_shuffle_xor(v218, 4);
    const float v220 = v218 + v219;
    const float v221 = simd_shuffle_xor(v220, 2);
    const float v222 = v220 + v221;
    const float v223 = simd_shuffle_xor(v222, 1);
    const float v224 = v222 + v223;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v224;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v25 = v22 + v23;
  const uint v26 = v25 / v24;
  const uint v27 = v22 + v23;
  const uint v28 = v27 / v24;
  for (uint v31 = v29; v31 < v26; v31 += v30) {
    const uint v32 = v31 * v24;
    const uint v33 = v22 - v32;
    const uint v34 = min(v24, v33);
    const uint v35 = v32 * v5;
    x1 = v86;
    x2 = v86;
    x3 = v86;
    x4 = v86;
    x5 = v86;
    x6 = v86;
    x7 = v86;
    x8 = v86;
    for (uint v37 = v6; v37 < v5; v37 += v36) {
      const uint v38 = v5 - v37;
      const uint v39 = min(v36, v38);
      for (uint v40 = v6; v40 < v4; v40 += v1) {
        const uint v41 = v0 + v40;
        for (uint v42 = v10; v42 < v39; v42 += v11) {
          const uint v43 = v37 + v42;
          const uint v44 = v41 * v5;
          const uint v45 = v44 + v43;
          const float v46 = b0[v45];
          const uint v47 = v41 - v0;
          const float v48 = m1[v47];
          const float v49 = float(v5);
          const float v50 = v48 / v49;
          const float v52 = v50 + v51;
          const float v53 = precise::rsqrt(v52);
          const float v54 = v46 * v53;
          const float v55 = b3[v43];
          const float v56 = v54 * v55;
          const uint v57 = v40 * v36;
          const uint v58 = v42 + v57;
          m0[v58] = v56;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v59 = v35 + v37;
      const uint v88 = v4 - v87;
      const uint v90 = min(v89, v88);
      const uint v91 = v90 * v36;
      const uint v92 = v6 + v91;
      const uint v93 = v34 - v87;
      const uint v94 = min(v89, v93);
      const uint v95 = v94 * v5;
      const uint v96 = v59 + v95;
      const uint v97 = min(v87, v93);
      const uint v98 = v97 * v5;
      const uint v99 = v59 + v98;
      const uint v101 = min(v100, v93);
      const uint v102 = v101 * v5;
      const uint v103 = v59 + v102;
      const uint v105 = min(v104, v93);
      const uint v106 = v105 * v5;
      const uint v107 = v59 + v106;
      for (uint v110 = v108; v110 < v39; v110 += v109) {
        const uint v111 = v92 + v110;
        const float v112 = m0[v111];
        const uint v113 = v96 + v110;
        const uint v226 = v113 >> v225;
        const uint v227 = b1[v226];
        const uint v228 = v113 & v225;
        const float2 v229 = float2(as_type<half2>(v227));
        const float v230 = v229.x;
        const float v231 = v229.y;
        const bool v232 = v228 == v225;
        const float v233 = select(v230, v231, v232);
        const float v115 = x1;
        const float v116 = fma(v112, v233, v115);
        x1 = v116;
        const uint v117 = v99 + v110;
        const uint v234 = v117 >> v225;
        const uint v235 = b1[v234];
        const uint v236 = v117 & v225;
        const float2 v237 = float2(as_type<half2>(v235));
        const float v238 = v237.x;
        const float v239 = v237.y;
        const bool v240 = v236 == v225;
        const float v241 = select(v238, v239, v240);
        const float v119 = x2;
        const float v120 = fma(v112, v241, v119);
        x2 = v120;
        const uint v121 = v103 + v110;
        const uint v242 = v121 >> v225;
        const uint v243 = b1[v242];
        const uint v244 = v121 & v225;
        const float2 v245 = float2(as_type<half2>(v243));
        const float v246 = v245.x;
        const float v247 = v245.y;
        const bool v248 = v244 == v225;
        const float v249 = select(v246, v247, v248);
        const float v123 = x3;
        const float v124 = fma(v112, v249, v123);
        x3 = v124;
        const uint v125 = v107 + v110;
        const uint v250 = v125 >> v225;
        const uint v251 = b1[v250];
        const uint v252 = v125 & v225;
        const float2 v253 = float2(as_type<half2>(v251));
        const float v254 = v253.x;
        const float v255 = v253.y;
        const bool v256 = v252 == v225;
        const float v257 = select(v254, v255, v256);
        const float v127 = x4;
        const float v128 = fma(v112, v257, v127);
        x4 = v128;
      }
      const uint v129 = v4 - v87;
      const uint v130 = min(v89, v129);
      const uint v131 = v130 * v36;
      const uint v132 = v6 + v131;
      const uint v133 = v34 - v87;
      const uint v134 = min(v89, v133);
      const uint v135 = v134 * v5;
      const uint v136 = v59 + v135;
      const uint v137 = min(v87, v133);
      const uint v138 = v137 * v5;
      const uint v139 = v59 + v138;
      const uint v140 = min(v100, v133);
      const uint v141 = v140 * v5;
      const uint v142 = v59 + v141;
      const uint v143 = min(v104, v133);
      const uint v144 = v143 * v5;
      const uint v145 = v59 + v144;
      for (uint v146 = v108; v146 < v39; v146 += v109) {
        const uint v147 = v132 + v146;
        const float v148 = m0[v147];
        const uint v149 = v136 + v146;
        const uint v258 = v149 >> v225;
        const uint v259 = b2[v258];
        const uint v260 = v149 & v225;
        const float2 v261 = float2(as_type<half2>(v259));
        const float v262 = v261.x;
        const float v263 = v261.y;
        const bool v264 = v260 == v225;
        const float v265 = select(v262, v263, v264);
        const float v151 = x5;
        const float v152 = fma(v148, v265, v151);
        x5 = v152;
        const uint v153 = v139 + v146;
        const uint v266 = v153 >> v225;
        const uint v267 = b2[v266];
        const uint v268 = v153 & v225;
        const float2 v269 = float2(as_type<half2>(v267));
        const float v270 = v269.x;
        const float v271 = v269.y;
        const bool v272 = v268 == v225;
        const float v273 = select(v270, v271, v272);
        const float v155 = x6;
        const float v156 = fma(v148, v273, v155);
        x6 = v156;
        const uint v157 = v142 + v146;
        const uint v274 = v157 >> v225;
        const uint v275 = b2[v274];
        const uint v276 = v157 & v225;
        const float2 v277 = float2(as_type<half2>(v275));
        const float v278 = v277.x;
        const float v279 = v277.y;
        const bool v280 = v276 == v225;
        const float v281 = select(v278, v279, v280);
        const float v159 = x7;
        const float v160 = fma(v148, v281, v159);
        x7 = v160;
        const uint v161 = v145 + v146;
        const uint v282 = v161 >> v225;
        const uint v283 = b2[v282];
        const uint v284 = v161 & v225;
        const float2 v285 = float2(as_type<half2>(v283));
        const float v286 = v285.x;
        const float v287 = v285.y;
        const bool v288 = v284 == v225;
        const float v289 = select(v286, v287, v288);
        const float v163 = x8;
        const float v164 = fma(v148, v289, v163);
        x8 = v164;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v166 = v108 * v165;
    const float v167 = x1;
    m4[v166] = v167;
    const uint v168 = v166 + v87;
    const float v169 = x2;
    m4[v168] = v169;
    const uint v170 = v166 + v100;
    const float v171 = x3;
    m4[v170] = v171;
    const uint v172 = v166 + v104;
    const float v173 = x4;
    m4[v172] = v173;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v175 = v108; v175 < v174; v175 += v109) {
      const uint v176 = v175 / v174;
      const uint v177 = v175 % v174;
      const bool v178 = v176 < v4;
      const bool v179 = v177 < v34;
      const bool v180 = v178 & v179;
      if (v180) {
        x9 = v86;
        for (uint v181 = v89; v181 < v109; v181 += v87) {
          const uint v182 = v181 * v165;
          const uint v183 = v175 + v182;
          const float v184 = m4[v183];
          const float v185 = x9;
          const float v186 = v185 + v184;
          x9 = v186;
        }
        const float v187 = x9;
        const uint v188 = v176 * v24;
        const uint v189 = v6 + v188;
        const uint v190 = v189 + v177;
        m2[v190] = v187;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v191 = v108 * v165;
    const float v192 = x5;
    m4[v191] = v192;
    const uint v193 = v191 + v87;
    const float v194 = x6;
    m4[v193] = v194;
    const uint v195 = v191 + v100;
    const float v196 = x7;
    m4[v195] = v196;
    const uint v197 = v191 + v104;
    const float v198 = x8;
    m4[v197] = v198;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v199 = v108; v199 < v174; v199 += v109) {
      const uint v200 = v199 / v174;
      const uint v201 = v199 % v174;
      const bool v202 = v200 < v4;
      const bool v203 = v201 < v34;
      const bool v204 = v202 & v203;
      if (v204) {
        x10 = v86;
        for (uint v205 = v89; v205 < v109; v205 += v87) {
          const uint v206 = v205 * v165;
          const uint v207 = v199 + v206;
          const float v208 = m4[v207];
          const float v209 = x10;
          const float v210 = v209 + v208;
          x10 = v210;
        }
        const float v211 = x10;
        const uint v212 = v200 * v24;
        const uint v213 = v6 + v212;
        const uint v214 = v213 + v201;
        m3[v214] = v211;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v60 = v10; v60 < v24; v60 += v11) {
      const uint v61 = v60 / v24;
      const uint v62 = v60 % v24;
      const bool v63 = v61 < v4;
      const bool v64 = v62 < v34;
      const bool v65 = v63 & v64;
      if (v65) {
        const uint v66 = v0 + v61;
        const uint v67 = v32 + v62;
        const uint v68 = v66 - v0;
        const uint v69 = v68 * v24;
        const uint v70 = v67 - v32;
        const uint v71 = v69 + v70;
        const float v72 = m2[v71];
        const float v73 = -v72;
        const float v74 = precise::exp(v73);
        const float v76 = v74 + v75;
        const float v77 = v72 / v76;
        const uint v78 = v66 - v0;
        const uint v79 = v78 * v24;
        const uint v80 = v67 - v32;
        const uint v81 = v79 + v80;
        const float v82 = m3[v81];
        const float v83 = v77 * v82;
        const uint v84 = v66 * v22;
        const uint v85 = v84 + v67;
        b4[v85] = v83;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
