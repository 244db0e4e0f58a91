#include <metal_stdlib>
using namespace metal;

kernel void mlp_0_v4_r1_f32(
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
  const float v103 = 0.0f;
  const uint v104 = 1u;
  const uint v106 = 0u;
  const uint v117 = 2u;
  const uint v121 = 3u;
  const uint v125 = lane;
  const uint v126 = 4u;
  const uint v128 = 128u;
  const uint v273 = 5u;
  const uint v282 = 32u;
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
  const uint v50 = 512u;
  const float v66 = as_type<float>(params[3]);
  const uint v76 = 32u;
  const float v92 = 1.0f;
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
    const float v323 = simd_shuffle_xor(v28, 16);
    const float v324 = v28 + v323;
    const float v325 = simd_shuffle_xor(v324, 8);
    const float v326 = v324 + v325;
    const float v327 = simd_shuffle_xor(v326, 4);
    const float v328 = v326 + v327;
    const float v329 = simd_shuffle_xor(v328, 2);
    const float v330 = v328 + v329;
    const float v331 = simd_shuffle_xor(v330, 1);
    const float v332 = v330 + v331;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v332;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v33 = v31 + v32;
  const uint v34 = v33 / v11;
  const uint v35 = v31 + v32;
  const uint v36 = v35 / v11;
  const uint v39 = v34 + v38;
  const uint v40 = v39 - v1;
  const uint v41 = v40 / v38;
  const uint v42 = v37 * v41;
  const uint v43 = v42 + v41;
  const uint v44 = min(v43, v34);
  for (uint v45 = v42; v45 < v44; v45 += v1) {
    const uint v46 = v45 * v11;
    const uint v47 = v31 - v46;
    const uint v48 = min(v11, v47);
    const uint v49 = v46 * v5;
    x1 = v103;
    x2 = v103;
    x3 = v103;
    x4 = v103;
    x5 = v103;
    x6 = v103;
    x7 = v103;
    x8 = v103;
    for (uint v51 = v6; v51 < v5; v51 += v50) {
      const uint v52 = v5 - v51;
      const uint v53 = min(v50, v52);
      for (uint v54 = v6; v54 < v4; v54 += v1) {
        const uint v55 = v0 + v54;
        const uint v56 = v10 * v11;
        for (uint v57 = v56; v57 < v53; v57 += v13) {
          const uint v58 = v51 + v57;
          const uint v59 = v55 * v5;
          const uint v60 = v59 + v58;
          const float4 v61 = *(device const float4*)(b0 + v60);
          const uint v62 = v55 - v0;
          const float v63 = m1[v62];
          const float v64 = float(v5);
          const float v65 = v63 / v64;
          const float v67 = v65 + v66;
          const float v68 = precise::rsqrt(v67);
          const float4 v69 = float4(v68);
          const float4 v70 = v61 * v69;
          const float4 v71 = *(device const float4*)(b3 + v58);
          const float4 v72 = v70 * v71;
          const uint v73 = v54 * v50;
          const uint v74 = v57 + v73;
          *(threadgroup float4*)(m0 + v74) = v72;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v75 = v49 + v51;
      const uint v105 = v4 - v104;
      const uint v107 = min(v106, v105);
      const uint v108 = v107 * v50;
      const uint v109 = v6 + v108;
      const uint v110 = v48 - v104;
      const uint v111 = min(v106, v110);
      const uint v112 = v111 * v5;
      const uint v113 = v75 + v112;
      const uint v114 = min(v104, v110);
      const uint v115 = v114 * v5;
      const uint v116 = v75 + v115;
      const uint v118 = min(v117, v110);
      const uint v119 = v118 * v5;
      const uint v120 = v75 + v119;
      const uint v122 = min(v121, v110);
      const uint v123 = v122 * v5;
      const uint v124 = v75 + v123;
      const uint v127 = v125 * v126;
      for (uint v129 = v127; v129 < v53; v129 += v128) {
        const uint v130 = v109 + v129;
        const float4 v131 = *(threadgroup float4*)(m0 + v130);
        const uint v132 = v113 + v129;
        const float4 v133 = *(device const float4*)(b1 + v132);
        const float v134 = x1;
        const float v135 = v131.x;
        const float v136 = v133.x;
        const float v137 = fma(v135, v136, v134);
        const float v138 = v131.y;
        const float v139 = v133.y;
        const float v140 = fma(v138, v139, v137);
        const float v141 = v131.z;
        const float v142 = v133.z;
        const float v143 = fma(v141, v142, v140);
        const float v144 = v131.w;
        const float v145 = v133.w;
        const float v146 = fma(v144, v145, v143);
        x1 = v146;
        const uint v147 = v116 + v129;
        const float4 v148 = *(device const float4*)(b1 + v147);
        const float v149 = x2;
        const float v150 = v131.x;
        const float v151 = v148.x;
        const float v152 = fma(v150, v151, v149);
        const float v153 = v131.y;
        const float v154 = v148.y;
        const float v155 = fma(v153, v154, v152);
        const float v156 = v131.z;
        const float v157 = v148.z;
        const float v158 = fma(v156, v157, v155);
        const float v159 = v131.w;
        const float v160 = v148.w;
        const float v161 = fma(v159, v160, v158);
        x2 = v161;
        const uint v162 = v120 + v129;
        const float4 v163 = *(device const float4*)(b1 + v162);
        const float v164 = x3;
        const float v165 = v131.x;
        const float v166 = v163.x;
        const float v167 = fma(v165, v166, v164);
        const float v168 = v131.y;
        const float v169 = v163.y;
        const float v170 = fma(v168, v169, v167);
        const float v171 = v131.z;
        const float v172 = v163.z;
        const float v173 = fma(v171, v172, v170);
        const float v174 = v131.w;
        const float v175 = v163.w;
        const float v176 = fma(v174, v175, v173);
        x3 = v176;
        const uint v177 = v124 + v129;
        const float4 v178 = *(device const float4*)(b1 + v177);
        const float v179 = x4;
        const float v180 = v131.x;
        const float v181 = v178.x;
        const float v182 = fma(v180, v181, v179);
        const float v183 = v131.y;
        const float v184 = v178.y;
        const float v185 = fma(v183, v184, v182);
        const float v186 = v131.z;
        const float v187 = v178.z;
        const float v188 = fma(v186, v187, v185);
        const float v189 = v131.w;
        const float v190 = v178.w;
        const float v191 = fma(v189, v190, v188);
        x4 = v191;
      }
      const uint v192 = v4 - v104;
      const uint v193 = min(v106, v192);
      const uint v194 = v193 * v50;
      const uint v195 = v6 + v194;
      const uint v196 = v48 - v104;
      const uint v197 = min(v106, v196);
      const uint v198 = v197 * v5;
      const uint v199 = v75 + v198;
      const uint v200 = min(v104, v196);
      const uint v201 = v200 * v5;
      const uint v202 = v75 + v201;
      const uint v203 = min(v117, v196);
      const uint v204 = v203 * v5;
      const uint v205 = v75 + v204;
      const uint v206 = min(v121, v196);
      const uint v207 = v206 * v5;
      const uint v208 = v75 + v207;
      const uint v209 = v125 * v126;
      for (uint v210 = v209; v210 < v53; v210 += v128) {
        const uint v211 = v195 + v210;
        const float4 v212 = *(threadgroup float4*)(m0 + v211);
        const uint v213 = v199 + v210;
        const float4 v214 = *(device const float4*)(b2 + v213);
        const float v215 = x5;
        const float v216 = v212.x;
        const float v217 = v214.x;
        const float v218 = fma(v216, v217, v215);
        const float v219 = v212.y;
        const float v220 = v214.y;
        const float v221 = fma(v219, v220, v218);
        const float v222 = v212.z;
        const float v223 = v214.z;
        const float v224 = fma(v222, v223, v221);
        const float v225 = v212.w;
        const float v226 = v214.w;
        const float v227 = fma(v225, v226, v224);
        x5 = v227;
        const uint v228 = v202 + v210;
        const float4 v229 = *(device const float4*)(b2 + v228);
        const float v230 = x6;
        const float v231 = v212.x;
        const float v232 = v229.x;
        const float v233 = fma(v231, v232, v230);
        const float v234 = v212.y;
        const float v235 = v229.y;
        const float v236 = fma(v234, v235, v233);
        const float v237 = v212.z;
        const float v238 = v229.z;
        const float v239 = fma(v237, v238, v236);
        const float v240 = v212.w;
        const float v241 = v229.w;
        const float v242 = fma(v240, v241, v239);
        x6 = v242;
        const uint v243 = v205 + v210;
        const float4 v244 = *(device const float4*)(b2 + v243);
        const float v245 = x7;
        const float v246 = v212.x;
        const float v247 = v244.x;
        const float v248 = fma(v246, v247, v245);
        const float v249 = v212.y;
        const float v250 = v244.y;
        const float v251 = fma(v249, v250, v248);
        const float v252 = v212.z;
        const float v253 = v244.z;
        const float v254 = fma(v252, v253, v251);
        const float v255 = v212.w;
        const float v256 = v244.w;
        const float v257 = fma(v255, v256, v254);
        x7 = v257;
        const uint v258 = v208 + v210;
        const float4 v259 = *(device const float4*)(b2 + v258);
        const float v260 = x8;
        const float v261 = v212.x;
        const float v262 = v259.x;
        const float v263 = fma(v261, v262, v260);
        const float v264 = v212.y;
        const float v265 = v259.y;
        const float v266 = fma(v264, v265, v263);
        const float v267 = v212.z;
        const float v268 = v259.z;
        const float v269 = fma(v267, v268, v266);
        const float v270 = v212.w;
        const float v271 = v259.w;
        const float v272 = fma(v270, v271, v269);
        x8 = v272;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v274 = v125 * v273;
    const float v275 = x1;
    m4[v274] = v275;
    const uint v276 = v274 + v104;
    const float v277 = x2;
    m4[v276] = v277;
    const uint v278 = v274 + v117;
    const float v279 = x3;
    m4[v278] = v279;
    const uint v280 = v274 + v121;
    const float v281 = x4;
    m4[v280] = v281;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v283 = v125; v283 < v126; v283 += v282) {
      const uint v284 = v283 / v126;
      const uint v285 = v283 % v126;
      const bool v286 = v284 < v4;
      const bool v287 = v285 < v48;
      const bool v288 = v286 & v287;
      if (v288) {
        x9 = v103;
        for (uint v289 = v106; v289 < v282; v289 += v104) {
          const uint v290 = v289 * v273;
          const uint v291 = v283 + v290;
          const float v292 = m4[v291];
          const float v293 = x9;
          const float v294 = v293 + v292;
          x9 = v294;
        }
        const float v295 = x9;
        const uint v296 = v284 * v11;
        const uint v297 = v6 + v296;
        const uint v298 = v297 + v285;
        m2[v298] = v295;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v299 = v125 * v273;
    const float v300 = x5;
    m4[v299] = v300;
    const uint v301 = v299 + v104;
    const float v302 = x6;
    m4[v301] = v302;
    const uint v303 = v299 + v117;
    const float v304 = x7;
    m4[v303] = v304;
    const uint v305 = v299 + v121;
    const float v306 = x8;
    m4[v305] = v306;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v307 = v125; v307 < v126; v307 += v282) {
      const uint v308 = v307 / v126;
      const uint v309 = v307 % v126;
      const bool v310 = v308 < v4;
      const bool v311 = v309 < v48;
      const bool v312 = v310 & v311;
      if (v312) {
        x10 = v103;
        for (uint v313 = v106; v313 < v282; v313 += v104) {
          const uint v314 = v313 * v273;
          const uint v315 = v307 + v314;
          const float v316 = m4[v315];
          const float v317 = x10;
          const float v318 = v317 + v316;
          x10 = v318;
        }
        const float v319 = x10;
        const uint v320 = v308 * v11;
        const uint v321 = v6 + v320;
        const uint v322 = v321 + v309;
        m3[v322] = v319;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v77 = v10; v77 < v11; v77 += v76) {
      const uint v78 = v77 / v11;
      const uint v79 = v77 % v11;
      const bool v80 = v78 < v4;
      const bool v81 = v79 < v48;
      const bool v82 = v80 & v81;
      if (v82) {
        const uint v83 = v0 + v78;
        const uint v84 = v46 + v79;
        const uint v85 = v83 - v0;
        const uint v86 = v85 * v11;
        const uint v87 = v84 - v46;
        const uint v88 = v86 + v87;
        const float v89 = m2[v88];
        const float v90 = -v89;
        const float v91 = precise::exp(v90);
        const float v93 = v91 + v92;
        const float v94 = v89 / v93;
        const uint v95 = v83 - v0;
        const uint v96 = v95 * v11;
        const uint v97 = v84 - v46;
        const uint v98 = v96 + v97;
        const float v99 = m3[v98];
        const float v100 = v94 * v99;
        const uint v101 = v83 * v31;
        const uint v102 = v101 + v84;
        b4[v102] = v100;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
