#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_0_v4_r1_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // gate_proj
    device const float* b2 [[buffer(2)]], // up_proj
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
  const float v101 = 0.0f;
  const uint v102 = 1u;
  const uint v104 = 0u;
  const uint v115 = 2u;
  const uint v119 = 3u;
  const uint v123 = lane;
  const uint v124 = 4u;
  const uint v126 = 128u;
  const uint v271 = 5u;
  const uint v280 = 32u;
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
  const float v88 = 1.0f;
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
    const float v321 = simd_shuffle_xor(v28, 16);
    const float v322 = v28 + v321;
    const float v323 = simd_shuffle_xor(v322, 8);
    const float v324 = v322 + v323;
    const float v325 = simd_shuffle_xor(v324, 4);
    const float v326 = v324 + v325;
    const float v327 = simd_shuffle_xor(v326, 2);
    const float v328 = v326 + v327;
    const float v329 = simd_shuffle_xor(v328, 1);
    const float v330 = v328 + v329;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v330;
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
    x1 = v101;
    x2 = v101;
    x3 = v101;
    x4 = v101;
    x5 = v101;
    x6 = v101;
    x7 = v101;
    x8 = v101;
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
      const uint v103 = v4 - v102;
      const uint v105 = min(v104, v103);
      const uint v106 = v105 * v44;
      const uint v107 = v6 + v106;
      const uint v108 = v42 - v102;
      const uint v109 = min(v104, v108);
      const uint v110 = v109 * v5;
      const uint v111 = v69 + v110;
      const uint v112 = min(v102, v108);
      const uint v113 = v112 * v5;
      const uint v114 = v69 + v113;
      const uint v116 = min(v115, v108);
      const uint v117 = v116 * v5;
      const uint v118 = v69 + v117;
      const uint v120 = min(v119, v108);
      const uint v121 = v120 * v5;
      const uint v122 = v69 + v121;
      const uint v125 = v123 * v124;
      for (uint v127 = v125; v127 < v47; v127 += v126) {
        const uint v128 = v107 + v127;
        const float4 v129 = *(threadgroup float4*)(m0 + v128);
        const uint v130 = v111 + v127;
        const float4 v131 = *(device const float4*)(b1 + v130);
        const float v132 = x1;
        const float v133 = v129.x;
        const float v134 = v131.x;
        const float v135 = fma(v133, v134, v132);
        const float v136 = v129.y;
        const float v137 = v131.y;
        const float v138 = fma(v136, v137, v135);
        const float v139 = v129.z;
        const float v140 = v131.z;
        const float v141 = fma(v139, v140, v138);
        const float v142 = v129.w;
        const float v143 = v131.w;
        const float v144 = fma(v142, v143, v141);
        x1 = v144;
        const uint v145 = v114 + v127;
        const float4 v146 = *(device const float4*)(b1 + v145);
        const float v147 = x2;
        const float v148 = v129.x;
        const float v149 = v146.x;
        const float v150 = fma(v148, v149, v147);
        const float v151 = v129.y;
        const float v152 = v146.y;
        const float v153 = fma(v151, v152, v150);
        const float v154 = v129.z;
        const float v155 = v146.z;
        const float v156 = fma(v154, v155, v153);
        const float v157 = v129.w;
        const float v158 = v146.w;
        const float v159 = fma(v157, v158, v156);
        x2 = v159;
        const uint v160 = v118 + v127;
        const float4 v161 = *(device const float4*)(b1 + v160);
        const float v162 = x3;
        const float v163 = v129.x;
        const float v164 = v161.x;
        const float v165 = fma(v163, v164, v162);
        const float v166 = v129.y;
        const float v167 = v161.y;
        const float v168 = fma(v166, v167, v165);
        const float v169 = v129.z;
        const float v170 = v161.z;
        const float v171 = fma(v169, v170, v168);
        const float v172 = v129.w;
        const float v173 = v161.w;
        const float v174 = fma(v172, v173, v171);
        x3 = v174;
        const uint v175 = v122 + v127;
        const float4 v176 = *(device const float4*)(b1 + v175);
        const float v177 = x4;
        const float v178 = v129.x;
        const float v179 = v176.x;
        const float v180 = fma(v178, v179, v177);
        const float v181 = v129.y;
        const float v182 = v176.y;
        const float v183 = fma(v181, v182, v180);
        const float v184 = v129.z;
        const float v185 = v176.z;
        const float v186 = fma(v184, v185, v183);
        const float v187 = v129.w;
        const float v188 = v176.w;
        const float v189 = fma(v187, v188, v186);
        x4 = v189;
      }
      const uint v190 = v4 - v102;
      const uint v191 = min(v104, v190);
      const uint v192 = v191 * v44;
      const uint v193 = v6 + v192;
      const uint v194 = v42 - v102;
      const uint v195 = min(v104, v194);
      const uint v196 = v195 * v5;
      const uint v197 = v69 + v196;
      const uint v198 = min(v102, v194);
      const uint v199 = v198 * v5;
      const uint v200 = v69 + v199;
      const uint v201 = min(v115, v194);
      const uint v202 = v201 * v5;
      const uint v203 = v69 + v202;
      const uint v204 = min(v119, v194);
      const uint v205 = v204 * v5;
      const uint v206 = v69 + v205;
      const uint v207 = v123 * v124;
      for (uint v208 = v207; v208 < v47; v208 += v126) {
        const uint v209 = v193 + v208;
        const float4 v210 = *(threadgroup float4*)(m0 + v209);
        const uint v211 = v197 + v208;
        const float4 v212 = *(device const float4*)(b2 + v211);
        const float v213 = x5;
        const float v214 = v210.x;
        const float v215 = v212.x;
        const float v216 = fma(v214, v215, v213);
        const float v217 = v210.y;
        const float v218 = v212.y;
        const float v219 = fma(v217, v218, v216);
        const float v220 = v210.z;
        const float v221 = v212.z;
        const float v222 = fma(v220, v221, v219);
        const float v223 = v210.w;
        const float v224 = v212.w;
        const float v225 = fma(v223, v224, v222);
        x5 = v225;
        const uint v226 = v200 + v208;
        const float4 v227 = *(device const float4*)(b2 + v226);
        const float v228 = x6;
        const float v229 = v210.x;
        const float v230 = v227.x;
        const float v231 = fma(v229, v230, v228);
        const float v232 = v210.y;
        const float v233 = v227.y;
        const float v234 = fma(v232, v233, v231);
        const float v235 = v210.z;
        const float v236 = v227.z;
        const float v237 = fma(v235, v236, v234);
        const float v238 = v210.w;
        const float v239 = v227.w;
        const float v240 = fma(v238, v239, v237);
        x6 = v240;
        const uint v241 = v203 + v208;
        const float4 v242 = *(device const float4*)(b2 + v241);
        const float v243 = x7;
        const float v244 = v210.x;
        const float v245 = v242.x;
        const float v246 = fma(v244, v245, v243);
        const float v247 = v210.y;
        const float v248 = v242.y;
        const float v249 = fma(v247, v248, v246);
        const float v250 = v210.z;
        const float v251 = v242.z;
        const float v252 = fma(v250, v251, v249);
        const float v253 = v210.w;
        const float v254 = v242.w;
        const float v255 = fma(v253, v254, v252);
        x7 = v255;
        const uint v256 = v206 + v208;
        const float4 v257 = *(device const float4*)(b2 + v256);
        const float v258 = x8;
        const float v259 = v210.x;
        const float v260 = v257.x;
        const float v261 = fma(v259, v260, v258);
        const float v262 = v210.y;
        const float v263 = v257.y;
        const float v264 = fma(v262, v263, v261);
        const float v265 = v210.z;
        const float v266 = v257.z;
        const float v267 = fma(v265, v266, v264);
        const float v268 = v210.w;
        const float v269 = v257.w;
        const float v270 = fma(v268, v269, v267);
        x8 = v270;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v272 = v123 * v271;
    const float v273 = x1;
    m4[v272] = v273;
    const uint v274 = v272 + v102;
    const float v275 = x2;
    m4[v274] = v275;
    const uint v276 = v272 + v115;
    const float v277 = x3;
    m4[v276] = v277;
    const uint v278 = v272 + v119;
    const float v279 = x4;
    m4[v278] = v279;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v281 = v123; v281 < v124; v281 += v280) {
      const uint v282 = v281 / v124;
      const uint v283 = v281 % v124;
      const bool v284 = v282 < v4;
      const bool v285 = v283 < v42;
      const bool v286 = v284 & v285;
      if (v286) {
        x9 = v101;
        for (uint v287 = v104; v287 < v280; v287 += v102) {
          const uint v288 = v287 * v271;
          const uint v289 = v281 + v288;
          const float v290 = m4[v289];
          const float v291 = x9;
          const float v292 = v291 + v290;
          x9 = v292;
        }
        const float v293 = x9;
        const uint v294 = v282 * v11;
        const uint v295 = v6 + v294;
        const uint v296 = v295 + v283;
        m2[v296] = v293;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v297 = v123 * v271;
    const float v298 = x5;
    m4[v297] = v298;
    const uint v299 = v297 + v102;
    const float v300 = x6;
    m4[v299] = v300;
    const uint v301 = v297 + v115;
    const float v302 = x7;
    m4[v301] = v302;
    const uint v303 = v297 + v119;
    const float v304 = x8;
    m4[v303] = v304;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v305 = v123; v305 < v124; v305 += v280) {
      const uint v306 = v305 / v124;
      const uint v307 = v305 % v124;
      const bool v308 = v306 < v4;
      const bool v309 = v307 < v42;
      const bool v310 = v308 & v309;
      if (v310) {
        x10 = v101;
        for (uint v311 = v104; v311 < v280; v311 += v102) {
          const uint v312 = v311 * v271;
          const uint v313 = v305 + v312;
          const float v314 = m4[v313];
          const float v315 = x10;
          const float v316 = v315 + v314;
          x10 = v316;
        }
        const float v317 = x10;
        const uint v318 = v306 * v11;
        const uint v319 = v6 + v318;
        const uint v320 = v319 + v307;
        m3[v320] = v317;
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
        const float v84 = b4[v78];
        const float v85 = v83 + v84;
        const float v86 = -v85;
        const float v87 = precise::exp(v86);
        const float v89 = v87 + v88;
        const float v90 = v85 / v89;
        const uint v91 = v77 - v0;
        const uint v92 = v91 * v11;
        const uint v93 = v78 - v40;
        const uint v94 = v92 + v93;
        const float v95 = m3[v94];
        const float v96 = b5[v78];
        const float v97 = v95 + v96;
        const float v98 = v90 * v97;
        const uint v99 = v77 * v31;
        const uint v100 = v99 + v78;
        b6[v100] = v98;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
