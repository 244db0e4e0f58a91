#include <metal_stdlib>
using namespace metal;

kernel void mlp_0_v4_r1_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // gate_proj
    device const float* b2 [[buffer(2)]], // up_proj
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
  float4 x0;
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
  const float v97 = 0.0f;
  const uint v98 = 1u;
  const uint v100 = 0u;
  const uint v111 = 2u;
  const uint v115 = 3u;
  const uint v119 = lane;
  const uint v120 = 4u;
  const uint v122 = 128u;
  const uint v267 = 5u;
  const uint v276 = 32u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const float4 v9 = float4(0.0f);
  const uint v10 = lane;
  const uint v11 = 4u;
  const uint v13 = 128u;
  const uint v31 = params[2];
  const uint v32 = 3u;
  const uint v37 = group.x;
  const uint v38 = groups.x;
  const uint v44 = 512u;
  const float v60 = as_type<float>(params[3]);
  const uint v70 = 32u;
  const float v86 = 1.0f;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  for (uint v7 = v6; v7 < v4; v7 += v1) {
    const uint v8 = v0 + v7;
    x0 = v9;
    const uint v12 = v10 * v11;
    for (uint v14 = v12; v14 < v5; v14 += v13) {
      const uint v15 = v8 * v5;
      const uint v16 = v15 + v14;
      const float4 v17 = *(device const float4*)(b0 + v16);
      const float4 v18 = v17 * v17;
      const float4 v19 = x0;
      const float4 v20 = v19 + v18;
      x0 = v20;
    }
    const float4 v21 = x0;
    const float v22 = v21.x;
    const float v23 = v21.y;
    const float v24 = v22 + v23;
    const float v25 = v21.z;
    const float v26 = v24 + v25;
    const float v27 = v21.w;
    const float v28 = v26 + v27;
    const float v317 = simd_shuffle_xor(v28, 16);
    const float v318 = v28 + v317;
    const float v319 = simd_shuffle_xor(v318, 8);
    const float v320 = v318 + v319;
    const float v321 = simd_shuffle_xor(v320, 4);
    const float v322 = v320 + v321;
    const float v323 = simd_shuffle_xor(v322, 2);
    const float v324 = v322 + v323;
    const float v325 = simd_shuffle_xor(v324, 1);
    const float v326 = v324 + v325;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v326;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v33 = v31 + v32;
  const uint v34 = v33 / v11;
  const uint v35 = v31 + v32;
  const uint v36 = v35 / v11;
  for (uint v39 = v37; v39 < v34; v39 += v38) {
    const uint v40 = v39 * v11;
    const uint v41 = v31 - v40;
    const uint v42 = min(v11, v41);
    const uint v43 = v40 * v5;
    x1 = v97;
    x2 = v97;
    x3 = v97;
    x4 = v97;
    x5 = v97;
    x6 = v97;
    x7 = v97;
    x8 = v97;
    for (uint v45 = v6; v45 < v5; v45 += v44) {
      const uint v46 = v5 - v45;
      const uint v47 = min(v44, v46);
      for (uint v48 = v6; v48 < v4; v48 += v1) {
        const uint v49 = v0 + v48;
        const uint v50 = v10 * v11;
        for (uint v51 = v50; v51 < v47; v51 += v13) {
          const uint v52 = v45 + v51;
          const uint v53 = v49 * v5;
          const uint v54 = v53 + v52;
          const float4 v55 = *(device const float4*)(b0 + v54);
          const uint v56 = v49 - v0;
          const float v57 = m1[v56];
          const float v58 = float(v5);
          const float v59 = v57 / v58;
          const float v61 = v59 + v60;
          const float v62 = precise::rsqrt(v61);
          const float4 v63 = float4(v62);
          const float4 v64 = v55 * v63;
          const float4 v65 = *(device const float4*)(b3 + v52);
          const float4 v66 = v64 * v65;
          const uint v67 = v48 * v44;
          const uint v68 = v51 + v67;
          *(threadgroup float4*)(m0 + v68) = v66;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v69 = v43 + v45;
      const uint v99 = v4 - v98;
      const uint v101 = min(v100, v99);
      const uint v102 = v101 * v44;
      const uint v103 = v6 + v102;
      const uint v104 = v42 - v98;
      const uint v105 = min(v100, v104);
      const uint v106 = v105 * v5;
      const uint v107 = v69 + v106;
      const uint v108 = min(v98, v104);
      const uint v109 = v108 * v5;
      const uint v110 = v69 + v109;
      const uint v112 = min(v111, v104);
      const uint v113 = v112 * v5;
      const uint v114 = v69 + v113;
      const uint v116 = min(v115, v104);
      const uint v117 = v116 * v5;
      const uint v118 = v69 + v117;
      const uint v121 = v119 * v120;
      for (uint v123 = v121; v123 < v47; v123 += v122) {
        const uint v124 = v103 + v123;
        const float4 v125 = *(threadgroup float4*)(m0 + v124);
        const uint v126 = v107 + v123;
        const float4 v127 = *(device const float4*)(b1 + v126);
        const float v128 = x1;
        const float v129 = v125.x;
        const float v130 = v127.x;
        const float v131 = fma(v129, v130, v128);
        const float v132 = v125.y;
        const float v133 = v127.y;
        const float v134 = fma(v132, v133, v131);
        const float v135 = v125.z;
        const float v136 = v127.z;
        const float v137 = fma(v135, v136, v134);
        const float v138 = v125.w;
        const float v139 = v127.w;
        const float v140 = fma(v138, v139, v137);
        x1 = v140;
        const uint v141 = v110 + v123;
        const float4 v142 = *(device const float4*)(b1 + v141);
        const float v143 = x2;
        const float v144 = v125.x;
        const float v145 = v142.x;
        const float v146 = fma(v144, v145, v143);
        const float v147 = v125.y;
        const float v148 = v142.y;
        const float v149 = fma(v147, v148, v146);
        const float v150 = v125.z;
        const float v151 = v142.z;
        const float v152 = fma(v150, v151, v149);
        const float v153 = v125.w;
        const float v154 = v142.w;
        const float v155 = fma(v153, v154, v152);
        x2 = v155;
        const uint v156 = v114 + v123;
        const float4 v157 = *(device const float4*)(b1 + v156);
        const float v158 = x3;
        const float v159 = v125.x;
        const float v160 = v157.x;
        const float v161 = fma(v159, v160, v158);
        const float v162 = v125.y;
        const float v163 = v157.y;
        const float v164 = fma(v162, v163, v161);
        const float v165 = v125.z;
        const float v166 = v157.z;
        const float v167 = fma(v165, v166, v164);
        const float v168 = v125.w;
        const float v169 = v157.w;
        const float v170 = fma(v168, v169, v167);
        x3 = v170;
        const uint v171 = v118 + v123;
        const float4 v172 = *(device const float4*)(b1 + v171);
        const float v173 = x4;
        const float v174 = v125.x;
        const float v175 = v172.x;
        const float v176 = fma(v174, v175, v173);
        const float v177 = v125.y;
        const float v178 = v172.y;
        const float v179 = fma(v177, v178, v176);
        const float v180 = v125.z;
        const float v181 = v172.z;
        const float v182 = fma(v180, v181, v179);
        const float v183 = v125.w;
        const float v184 = v172.w;
        const float v185 = fma(v183, v184, v182);
        x4 = v185;
      }
      const uint v186 = v4 - v98;
      const uint v187 = min(v100, v186);
      const uint v188 = v187 * v44;
      const uint v189 = v6 + v188;
      const uint v190 = v42 - v98;
      const uint v191 = min(v100, v190);
      const uint v192 = v191 * v5;
      const uint v193 = v69 + v192;
      const uint v194 = min(v98, v190);
      const uint v195 = v194 * v5;
      const uint v196 = v69 + v195;
      const uint v197 = min(v111, v190);
      const uint v198 = v197 * v5;
      const uint v199 = v69 + v198;
      const uint v200 = min(v115, v190);
      const uint v201 = v200 * v5;
      const uint v202 = v69 + v201;
      const uint v203 = v119 * v120;
      for (uint v204 = v203; v204 < v47; v204 += v122) {
        const uint v205 = v189 + v204;
        const float4 v206 = *(threadgroup float4*)(m0 + v205);
        const uint v207 = v193 + v204;
        const float4 v208 = *(device const float4*)(b2 + v207);
        const float v209 = x5;
        const float v210 = v206.x;
        const float v211 = v208.x;
        const float v212 = fma(v210, v211, v209);
        const float v213 = v206.y;
        const float v214 = v208.y;
        const float v215 = fma(v213, v214, v212);
        const float v216 = v206.z;
        const float v217 = v208.z;
        const float v218 = fma(v216, v217, v215);
        const float v219 = v206.w;
        const float v220 = v208.w;
        const float v221 = fma(v219, v220, v218);
        x5 = v221;
        const uint v222 = v196 + v204;
        const float4 v223 = *(device const float4*)(b2 + v222);
        const float v224 = x6;
        const float v225 = v206.x;
        const float v226 = v223.x;
        const float v227 = fma(v225, v226, v224);
        const float v228 = v206.y;
        const float v229 = v223.y;
        const float v230 = fma(v228, v229, v227);
        const float v231 = v206.z;
        const float v232 = v223.z;
        const float v233 = fma(v231, v232, v230);
        const float v234 = v206.w;
        const float v235 = v223.w;
        const float v236 = fma(v234, v235, v233);
        x6 = v236;
        const uint v237 = v199 + v204;
        const float4 v238 = *(device const float4*)(b2 + v237);
        const float v239 = x7;
        const float v240 = v206.x;
        const float v241 = v238.x;
        const float v242 = fma(v240, v241, v239);
        const float v243 = v206.y;
        const float v244 = v238.y;
        const float v245 = fma(v243, v244, v242);
        const float v246 = v206.z;
        const float v247 = v238.z;
        const float v248 = fma(v246, v247, v245);
        const float v249 = v206.w;
        const float v250 = v238.w;
        const float v251 = fma(v249, v250, v248);
        x7 = v251;
        const uint v252 = v202 + v204;
        const float4 v253 = *(device const float4*)(b2 + v252);
        const float v254 = x8;
        const float v255 = v206.x;
        const float v256 = v253.x;
        const float v257 = fma(v255, v256, v254);
        const float v258 = v206.y;
        const float v259 = v253.y;
        const float v260 = fma(v258, v259, v257);
        const float v261 = v206.z;
        const float v262 = v253.z;
        const float v263 = fma(v261, v262, v260);
        const float v264 = v206.w;
        const float v265 = v253.w;
        const float v266 = fma(v264, v265, v263);
        x8 = v266;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v268 = v119 * v267;
    const float v269 = x1;
    m4[v268] = v269;
    const uint v270 = v268 + v98;
    const float v271 = x2;
    m4[v270] = v271;
    const uint v272 = v268 + v111;
    const float v273 = x3;
    m4[v272] = v273;
    const uint v274 = v268 + v115;
    const float v275 = x4;
    m4[v274] = v275;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v277 = v119; v277 < v120; v277 += v276) {
      const uint v278 = v277 / v120;
      const uint v279 = v277 % v120;
      const bool v280 = v278 < v4;
      const bool v281 = v279 < v42;
      const bool v282 = v280 & v281;
      if (v282) {
        x9 = v97;
        for (uint v283 = v100; v283 < v276; v283 += v98) {
          const uint v284 = v283 * v267;
          const uint v285 = v277 + v284;
          const float v286 = m4[v285];
          const float v287 = x9;
          const float v288 = v287 + v286;
          x9 = v288;
        }
        const float v289 = x9;
        const uint v290 = v278 * v11;
        const uint v291 = v6 + v290;
        const uint v292 = v291 + v279;
        m2[v292] = v289;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v293 = v119 * v267;
    const float v294 = x5;
    m4[v293] = v294;
    const uint v295 = v293 + v98;
    const float v296 = x6;
    m4[v295] = v296;
    const uint v297 = v293 + v111;
    const float v298 = x7;
    m4[v297] = v298;
    const uint v299 = v293 + v115;
    const float v300 = x8;
    m4[v299] = v300;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v301 = v119; v301 < v120; v301 += v276) {
      const uint v302 = v301 / v120;
      const uint v303 = v301 % v120;
      const bool v304 = v302 < v4;
      const bool v305 = v303 < v42;
      const bool v306 = v304 & v305;
      if (v306) {
        x10 = v97;
        for (uint v307 = v100; v307 < v276; v307 += v98) {
          const uint v308 = v307 * v267;
          const uint v309 = v301 + v308;
          const float v310 = m4[v309];
          const float v311 = x10;
          const float v312 = v311 + v310;
          x10 = v312;
        }
        const float v313 = x10;
        const uint v314 = v302 * v11;
        const uint v315 = v6 + v314;
        const uint v316 = v315 + v303;
        m3[v316] = v313;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v71 = v10; v71 < v11; v71 += v70) {
      const uint v72 = v71 / v11;
      const uint v73 = v71 % v11;
      const bool v74 = v72 < v4;
      const bool v75 = v73 < v42;
      const bool v76 = v74 & v75;
      if (v76) {
        const uint v77 = v0 + v72;
        const uint v78 = v40 + v73;
        const uint v79 = v77 - v0;
        const uint v80 = v79 * v11;
        const uint v81 = v78 - v40;
        const uint v82 = v80 + v81;
        const float v83 = m2[v82];
        const float v84 = -v83;
        const float v85 = precise::exp(v84);
        const float v87 = v85 + v86;
        const float v88 = v83 / v87;
        const uint v89 = v77 - v0;
        const uint v90 = v89 * v11;
        const uint v91 = v78 - v40;
        const uint v92 = v90 + v91;
        const float v93 = m3[v92];
        const float v94 = v88 * v93;
        const uint v95 = v77 * v31;
        const uint v96 = v95 + v78;
        b4[v96] = v94;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
