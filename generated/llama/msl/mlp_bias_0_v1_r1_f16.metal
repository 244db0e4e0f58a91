#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_0_v1_r1_f16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // gate_proj
    device const uint* b2 [[buffer(2)]], // up_proj
    device const float* b3 [[buffer(3)]], // mlp_norm
    device const float* b4 [[buffer(4)]], // gate_bias
    device const float* b5 [[buffer(5)]], // up_bias
    device float* b6 [[buffer(6)]], // v26
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
  const uint v229 = 1u;
  const float v90 = 0.0f;
  const uint v91 = 1u;
  const uint v93 = 0u;
  const uint v104 = 2u;
  const uint v108 = 3u;
  const uint v112 = lane;
  const uint v113 = 32u;
  const uint v169 = 5u;
  const uint v178 = 4u;
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
  const float v77 = 1.0f;
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
    const float v219 = simd_shuffle_xor(v19, 16);
    const float v220 = v19 + v219;
    const float v221 = simd_shuffle_xor(v220, 8);
    const float v222 = v220 + v221;
    const float v223 = simd_shuffle_xor(v222, 4);
    const float v224 = v222 + v223;
    const float v225 = simd_shuffle_xor(v224, 2);
    const float v226 = v224 + v225;
    const float v227 = simd_shuffle_xor(v226, 1);
    const float v228 = v226 + v227;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v228;
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
    x1 = v90;
    x2 = v90;
    x3 = v90;
    x4 = v90;
    x5 = v90;
    x6 = v90;
    x7 = v90;
    x8 = v90;
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
      const uint v92 = v4 - v91;
      const uint v94 = min(v93, v92);
      const uint v95 = v94 * v36;
      const uint v96 = v6 + v95;
      const uint v97 = v34 - v91;
      const uint v98 = min(v93, v97);
      const uint v99 = v98 * v5;
      const uint v100 = v59 + v99;
      const uint v101 = min(v91, v97);
      const uint v102 = v101 * v5;
      const uint v103 = v59 + v102;
      const uint v105 = min(v104, v97);
      const uint v106 = v105 * v5;
      const uint v107 = v59 + v106;
      const uint v109 = min(v108, v97);
      const uint v110 = v109 * v5;
      const uint v111 = v59 + v110;
      for (uint v114 = v112; v114 < v39; v114 += v113) {
        const uint v115 = v96 + v114;
        const float v116 = m0[v115];
        const uint v117 = v100 + v114;
        const uint v230 = v117 >> v229;
        const uint v231 = b1[v230];
        const uint v232 = v117 & v229;
        const float2 v233 = float2(as_type<half2>(v231));
        const float v234 = v233.x;
        const float v235 = v233.y;
        const bool v236 = v232 == v229;
        const float v237 = select(v234, v235, v236);
        const float v119 = x1;
        const float v120 = fma(v116, v237, v119);
        x1 = v120;
        const uint v121 = v103 + v114;
        const uint v238 = v121 >> v229;
        const uint v239 = b1[v238];
        const uint v240 = v121 & v229;
        const float2 v241 = float2(as_type<half2>(v239));
        const float v242 = v241.x;
        const float v243 = v241.y;
        const bool v244 = v240 == v229;
        const float v245 = select(v242, v243, v244);
        const float v123 = x2;
        const float v124 = fma(v116, v245, v123);
        x2 = v124;
        const uint v125 = v107 + v114;
        const uint v246 = v125 >> v229;
        const uint v247 = b1[v246];
        const uint v248 = v125 & v229;
        const float2 v249 = float2(as_type<half2>(v247));
        const float v250 = v249.x;
        const float v251 = v249.y;
        const bool v252 = v248 == v229;
        const float v253 = select(v250, v251, v252);
        const float v127 = x3;
        const float v128 = fma(v116, v253, v127);
        x3 = v128;
        const uint v129 = v111 + v114;
        const uint v254 = v129 >> v229;
        const uint v255 = b1[v254];
        const uint v256 = v129 & v229;
        const float2 v257 = float2(as_type<half2>(v255));
        const float v258 = v257.x;
        const float v259 = v257.y;
        const bool v260 = v256 == v229;
        const float v261 = select(v258, v259, v260);
        const float v131 = x4;
        const float v132 = fma(v116, v261, v131);
        x4 = v132;
      }
      const uint v133 = v4 - v91;
      const uint v134 = min(v93, v133);
      const uint v135 = v134 * v36;
      const uint v136 = v6 + v135;
      const uint v137 = v34 - v91;
      const uint v138 = min(v93, v137);
      const uint v139 = v138 * v5;
      const uint v140 = v59 + v139;
      const uint v141 = min(v91, v137);
      const uint v142 = v141 * v5;
      const uint v143 = v59 + v142;
      const uint v144 = min(v104, v137);
      const uint v145 = v144 * v5;
      const uint v146 = v59 + v145;
      const uint v147 = min(v108, v137);
      const uint v148 = v147 * v5;
      const uint v149 = v59 + v148;
      for (uint v150 = v112; v150 < v39; v150 += v113) {
        const uint v151 = v136 + v150;
        const float v152 = m0[v151];
        const uint v153 = v140 + v150;
        const uint v262 = v153 >> v229;
        const uint v263 = b2[v262];
        const uint v264 = v153 & v229;
        const float2 v265 = float2(as_type<half2>(v263));
        const float v266 = v265.x;
        const float v267 = v265.y;
        const bool v268 = v264 == v229;
        const float v269 = select(v266, v267, v268);
        const float v155 = x5;
        const float v156 = fma(v152, v269, v155);
        x5 = v156;
        const uint v157 = v143 + v150;
        const uint v270 = v157 >> v229;
        const uint v271 = b2[v270];
        const uint v272 = v157 & v229;
        const float2 v273 = float2(as_type<half2>(v271));
        const float v274 = v273.x;
        const float v275 = v273.y;
        const bool v276 = v272 == v229;
        const float v277 = select(v274, v275, v276);
        const float v159 = x6;
        const float v160 = fma(v152, v277, v159);
        x6 = v160;
        const uint v161 = v146 + v150;
        const uint v278 = v161 >> v229;
        const uint v279 = b2[v278];
        const uint v280 = v161 & v229;
        const float2 v281 = float2(as_type<half2>(v279));
        const float v282 = v281.x;
        const float v283 = v281.y;
        const bool v284 = v280 == v229;
        const float v285 = select(v282, v283, v284);
        const float v163 = x7;
        const float v164 = fma(v152, v285, v163);
        x7 = v164;
        const uint v165 = v149 + v150;
        const uint v286 = v165 >> v229;
        const uint v287 = b2[v286];
        const uint v288 = v165 & v229;
        const float2 v289 = float2(as_type<half2>(v287));
        const float v290 = v289.x;
        const float v291 = v289.y;
        const bool v292 = v288 == v229;
        const float v293 = select(v290, v291, v292);
        const float v167 = x8;
        const float v168 = fma(v152, v293, v167);
        x8 = v168;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v170 = v112 * v169;
    const float v171 = x1;
    m4[v170] = v171;
    const uint v172 = v170 + v91;
    const float v173 = x2;
    m4[v172] = v173;
    const uint v174 = v170 + v104;
    const float v175 = x3;
    m4[v174] = v175;
    const uint v176 = v170 + v108;
    const float v177 = x4;
    m4[v176] = v177;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v179 = v112; v179 < v178; v179 += v113) {
      const uint v180 = v179 / v178;
      const uint v181 = v179 % v178;
      const bool v182 = v180 < v4;
      const bool v183 = v181 < v34;
      const bool v184 = v182 & v183;
      if (v184) {
        x9 = v90;
        for (uint v185 = v93; v185 < v113; v185 += v91) {
          const uint v186 = v185 * v169;
          const uint v187 = v179 + v186;
          const float v188 = m4[v187];
          const float v189 = x9;
          const float v190 = v189 + v188;
          x9 = v190;
        }
        const float v191 = x9;
        const uint v192 = v180 * v24;
        const uint v193 = v6 + v192;
        const uint v194 = v193 + v181;
        m2[v194] = v191;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v195 = v112 * v169;
    const float v196 = x5;
    m4[v195] = v196;
    const uint v197 = v195 + v91;
    const float v198 = x6;
    m4[v197] = v198;
    const uint v199 = v195 + v104;
    const float v200 = x7;
    m4[v199] = v200;
    const uint v201 = v195 + v108;
    const float v202 = x8;
    m4[v201] = v202;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v203 = v112; v203 < v178; v203 += v113) {
      const uint v204 = v203 / v178;
      const uint v205 = v203 % v178;
      const bool v206 = v204 < v4;
      const bool v207 = v205 < v34;
      const bool v208 = v206 & v207;
      if (v208) {
        x10 = v90;
        for (uint v209 = v93; v209 < v113; v209 += v91) {
          const uint v210 = v209 * v169;
          const uint v211 = v203 + v210;
          const float v212 = m4[v211];
          const float v213 = x10;
          const float v214 = v213 + v212;
          x10 = v214;
        }
        const float v215 = x10;
        const uint v216 = v204 * v24;
        const uint v217 = v6 + v216;
        const uint v218 = v217 + v205;
        m3[v218] = v215;
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
        const float v73 = b4[v67];
        const float v74 = v72 + v73;
        const float v75 = -v74;
        const float v76 = precise::exp(v75);
        const float v78 = v76 + v77;
        const float v79 = v74 / v78;
        const uint v80 = v66 - v0;
        const uint v81 = v80 * v24;
        const uint v82 = v67 - v32;
        const uint v83 = v81 + v82;
        const float v84 = m3[v83];
        const float v85 = b5[v67];
        const float v86 = v84 + v85;
        const float v87 = v79 * v86;
        const uint v88 = v66 * v22;
        const uint v89 = v88 + v67;
        b6[v89] = v87;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
