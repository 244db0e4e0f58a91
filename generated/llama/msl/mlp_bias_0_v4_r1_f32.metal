#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_0_v4_r1_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // gate_proj
    device const float* b2 [[buffer(2)]], // up_proj
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
  const float v107 = 0.0f;
  const uint v108 = 1u;
  const uint v110 = 0u;
  const uint v121 = 2u;
  const uint v125 = 3u;
  const uint v129 = lane;
  const uint v130 = 4u;
  const uint v132 = 128u;
  const uint v277 = 5u;
  const uint v286 = 32u;
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
  const float v94 = 1.0f;
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
    const float v327 = simd_shuffle_xor(v28, 16);
    const float v328 = v28 + v327;
    const float v329 = simd_shuffle_xor(v328, 8);
    const float v330 = v328 + v329;
    const float v331 = simd_shuffle_xor(v330, 4);
    const float v332 = v330 + v331;
    const float v333 = simd_shuffle_xor(v332, 2);
    const float v334 = v332 + v333;
    const float v335 = simd_shuffle_xor(v334, 1);
    const float v336 = v334 + v335;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v336;
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
    x1 = v107;
    x2 = v107;
    x3 = v107;
    x4 = v107;
    x5 = v107;
    x6 = v107;
    x7 = v107;
    x8 = v107;
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
      const uint v109 = v4 - v108;
      const uint v111 = min(v110, v109);
      const uint v112 = v111 * v50;
      const uint v113 = v6 + v112;
      const uint v114 = v48 - v108;
      const uint v115 = min(v110, v114);
      const uint v116 = v115 * v5;
      const uint v117 = v75 + v116;
      const uint v118 = min(v108, v114);
      const uint v119 = v118 * v5;
      const uint v120 = v75 + v119;
      const uint v122 = min(v121, v114);
      const uint v123 = v122 * v5;
      const uint v124 = v75 + v123;
      const uint v126 = min(v125, v114);
      const uint v127 = v126 * v5;
      const uint v128 = v75 + v127;
      const uint v131 = v129 * v130;
      for (uint v133 = v131; v133 < v53; v133 += v132) {
        const uint v134 = v113 + v133;
        const float4 v135 = *(threadgroup float4*)(m0 + v134);
        const uint v136 = v117 + v133;
        const float4 v137 = *(device const float4*)(b1 + v136);
        const float v138 = x1;
        const float v139 = v135.x;
        const float v140 = v137.x;
        const float v141 = fma(v139, v140, v138);
        const float v142 = v135.y;
        const float v143 = v137.y;
        const float v144 = fma(v142, v143, v141);
        const float v145 = v135.z;
        const float v146 = v137.z;
        const float v147 = fma(v145, v146, v144);
        const float v148 = v135.w;
        const float v149 = v137.w;
        const float v150 = fma(v148, v149, v147);
        x1 = v150;
        const uint v151 = v120 + v133;
        const float4 v152 = *(device const float4*)(b1 + v151);
        const float v153 = x2;
        const float v154 = v135.x;
        const float v155 = v152.x;
        const float v156 = fma(v154, v155, v153);
        const float v157 = v135.y;
        const float v158 = v152.y;
        const float v159 = fma(v157, v158, v156);
        const float v160 = v135.z;
        const float v161 = v152.z;
        const float v162 = fma(v160, v161, v159);
        const float v163 = v135.w;
        const float v164 = v152.w;
        const float v165 = fma(v163, v164, v162);
        x2 = v165;
        const uint v166 = v124 + v133;
        const float4 v167 = *(device const float4*)(b1 + v166);
        const float v168 = x3;
        const float v169 = v135.x;
        const float v170 = v167.x;
        const float v171 = fma(v169, v170, v168);
        const float v172 = v135.y;
        const float v173 = v167.y;
        const float v174 = fma(v172, v173, v171);
        const float v175 = v135.z;
        const float v176 = v167.z;
        const float v177 = fma(v175, v176, v174);
        const float v178 = v135.w;
        const float v179 = v167.w;
        const float v180 = fma(v178, v179, v177);
        x3 = v180;
        const uint v181 = v128 + v133;
        const float4 v182 = *(device const float4*)(b1 + v181);
        const float v183 = x4;
        const float v184 = v135.x;
        const float v185 = v182.x;
        const float v186 = fma(v184, v185, v183);
        const float v187 = v135.y;
        const float v188 = v182.y;
        const float v189 = fma(v187, v188, v186);
        const float v190 = v135.z;
        const float v191 = v182.z;
        const float v192 = fma(v190, v191, v189);
        const float v193 = v135.w;
        const float v194 = v182.w;
        const float v195 = fma(v193, v194, v192);
        x4 = v195;
      }
      const uint v196 = v4 - v108;
      const uint v197 = min(v110, v196);
      const uint v198 = v197 * v50;
      const uint v199 = v6 + v198;
      const uint v200 = v48 - v108;
      const uint v201 = min(v110, v200);
      const uint v202 = v201 * v5;
      const uint v203 = v75 + v202;
      const uint v204 = min(v108, v200);
      const uint v205 = v204 * v5;
      const uint v206 = v75 + v205;
      const uint v207 = min(v121, v200);
      const uint v208 = v207 * v5;
      const uint v209 = v75 + v208;
      const uint v210 = min(v125, v200);
      const uint v211 = v210 * v5;
      const uint v212 = v75 + v211;
      const uint v213 = v129 * v130;
      for (uint v214 = v213; v214 < v53; v214 += v132) {
        const uint v215 = v199 + v214;
        const float4 v216 = *(threadgroup float4*)(m0 + v215);
        const uint v217 = v203 + v214;
        const float4 v218 = *(device const float4*)(b2 + v217);
        const float v219 = x5;
        const float v220 = v216.x;
        const float v221 = v218.x;
        const float v222 = fma(v220, v221, v219);
        const float v223 = v216.y;
        const float v224 = v218.y;
        const float v225 = fma(v223, v224, v222);
        const float v226 = v216.z;
        const float v227 = v218.z;
        const float v228 = fma(v226, v227, v225);
        const float v229 = v216.w;
        const float v230 = v218.w;
        const float v231 = fma(v229, v230, v228);
        x5 = v231;
        const uint v232 = v206 + v214;
        const float4 v233 = *(device const float4*)(b2 + v232);
        const float v234 = x6;
        const float v235 = v216.x;
        const float v236 = v233.x;
        const float v237 = fma(v235, v236, v234);
        const float v238 = v216.y;
        const float v239 = v233.y;
        const float v240 = fma(v238, v239, v237);
        const float v241 = v216.z;
        const float v242 = v233.z;
        const float v243 = fma(v241, v242, v240);
        const float v244 = v216.w;
        const float v245 = v233.w;
        const float v246 = fma(v244, v245, v243);
        x6 = v246;
        const uint v247 = v209 + v214;
        const float4 v248 = *(device const float4*)(b2 + v247);
        const float v249 = x7;
        const float v250 = v216.x;
        const float v251 = v248.x;
        const float v252 = fma(v250, v251, v249);
        const float v253 = v216.y;
        const float v254 = v248.y;
        const float v255 = fma(v253, v254, v252);
        const float v256 = v216.z;
        const float v257 = v248.z;
        const float v258 = fma(v256, v257, v255);
        const float v259 = v216.w;
        const float v260 = v248.w;
        const float v261 = fma(v259, v260, v258);
        x7 = v261;
        const uint v262 = v212 + v214;
        const float4 v263 = *(device const float4*)(b2 + v262);
        const float v264 = x8;
        const float v265 = v216.x;
        const float v266 = v263.x;
        const float v267 = fma(v265, v266, v264);
        const float v268 = v216.y;
        const float v269 = v263.y;
        const float v270 = fma(v268, v269, v267);
        const float v271 = v216.z;
        const float v272 = v263.z;
        const float v273 = fma(v271, v272, v270);
        const float v274 = v216.w;
        const float v275 = v263.w;
        const float v276 = fma(v274, v275, v273);
        x8 = v276;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v278 = v129 * v277;
    const float v279 = x1;
    m4[v278] = v279;
    const uint v280 = v278 + v108;
    const float v281 = x2;
    m4[v280] = v281;
    const uint v282 = v278 + v121;
    const float v283 = x3;
    m4[v282] = v283;
    const uint v284 = v278 + v125;
    const float v285 = x4;
    m4[v284] = v285;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v287 = v129; v287 < v130; v287 += v286) {
      const uint v288 = v287 / v130;
      const uint v289 = v287 % v130;
      const bool v290 = v288 < v4;
      const bool v291 = v289 < v48;
      const bool v292 = v290 & v291;
      if (v292) {
        x9 = v107;
        for (uint v293 = v110; v293 < v286; v293 += v108) {
          const uint v294 = v293 * v277;
          const uint v295 = v287 + v294;
          const float v296 = m4[v295];
          const float v297 = x9;
          const float v298 = v297 + v296;
          x9 = v298;
        }
        const float v299 = x9;
        const uint v300 = v288 * v11;
        const uint v301 = v6 + v300;
        const uint v302 = v301 + v289;
        m2[v302] = v299;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v303 = v129 * v277;
    const float v304 = x5;
    m4[v303] = v304;
    const uint v305 = v303 + v108;
    const float v306 = x6;
    m4[v305] = v306;
    const uint v307 = v303 + v121;
    const float v308 = x7;
    m4[v307] = v308;
    const uint v309 = v303 + v125;
    const float v310 = x8;
    m4[v309] = v310;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v311 = v129; v311 < v130; v311 += v286) {
      const uint v312 = v311 / v130;
      const uint v313 = v311 % v130;
      const bool v314 = v312 < v4;
      const bool v315 = v313 < v48;
      const bool v316 = v314 & v315;
      if (v316) {
        x10 = v107;
        for (uint v317 = v110; v317 < v286; v317 += v108) {
          const uint v318 = v317 * v277;
          const uint v319 = v311 + v318;
          const float v320 = m4[v319];
          const float v321 = x10;
          const float v322 = v321 + v320;
          x10 = v322;
        }
        const float v323 = x10;
        const uint v324 = v312 * v11;
        const uint v325 = v6 + v324;
        const uint v326 = v325 + v313;
        m3[v326] = v323;
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
        const float v90 = b4[v84];
        const float v91 = v89 + v90;
        const float v92 = -v91;
        const float v93 = precise::exp(v92);
        const float v95 = v93 + v94;
        const float v96 = v91 / v95;
        const uint v97 = v83 - v0;
        const uint v98 = v97 * v11;
        const uint v99 = v84 - v46;
        const uint v100 = v98 + v99;
        const float v101 = m3[v100];
        const float v102 = b5[v84];
        const float v103 = v101 + v102;
        const float v104 = v96 * v103;
        const uint v105 = v83 * v31;
        const uint v106 = v105 + v84;
        b6[v106] = v104;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
