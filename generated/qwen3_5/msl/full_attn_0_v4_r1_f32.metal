#include <metal_stdlib>
using namespace metal;

kernel void full_attn_0_v4_r1_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // stored3
    device const float* b4 [[buffer(4)]], // k_proj
    device float* b5 [[buffer(5)]], // stored5
    device const float* b6 [[buffer(6)]], // v_proj
    device float* b7 [[buffer(7)]], // stored7
    constant uint* params [[buffer(8)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[1];
  alignas(16) threadgroup float m2[4];
  alignas(16) threadgroup float m3[160];
  float4 x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  const float v205 = 0.0f;
  const uint v206 = 1u;
  const uint v208 = 0u;
  const uint v219 = 2u;
  const uint v223 = 3u;
  const uint v227 = lane;
  const uint v228 = 4u;
  const uint v230 = 128u;
  const uint v294 = 5u;
  const uint v303 = 32u;
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
  const uint v35 = params[3];
  const uint v50 = group.x;
  const uint v51 = groups.x;
  const uint v67 = 512u;
  const float v83 = as_type<float>(params[4]);
  const uint v93 = 32u;
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
    const float v530 = simd_shuffle_xor(v28, 16);
    const float v531 = v28 + v530;
    const float v532 = simd_shuffle_xor(v531, 8);
    const float v533 = v531 + v532;
    const float v534 = simd_shuffle_xor(v533, 4);
    const float v535 = v533 + v534;
    const float v536 = simd_shuffle_xor(v535, 2);
    const float v537 = v535 + v536;
    const float v538 = simd_shuffle_xor(v537, 1);
    const float v539 = v537 + v538;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v539;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v33 = v31 + v32;
  const uint v34 = v33 / v11;
  const uint v36 = v35 + v32;
  const uint v37 = v36 / v11;
  const uint v38 = v34 + v37;
  const uint v39 = v35 + v32;
  const uint v40 = v39 / v11;
  const uint v41 = v38 + v40;
  const uint v42 = v31 + v32;
  const uint v43 = v42 / v11;
  const uint v44 = v35 + v32;
  const uint v45 = v44 / v11;
  const uint v46 = v43 + v45;
  const uint v47 = v35 + v32;
  const uint v48 = v47 / v11;
  const uint v49 = v46 + v48;
  const uint v52 = v41 + v51;
  const uint v53 = v52 - v1;
  const uint v54 = v53 / v51;
  const uint v55 = v50 * v54;
  const uint v56 = v55 + v54;
  const uint v57 = min(v56, v41);
  for (uint v58 = v55; v58 < v57; v58 += v1) {
    const bool v59 = v58 < v43;
    const bool v60 = v58 < v6;
    const bool v61 = !v60;
    const bool v62 = v59 & v61;
    if (v62) {
      const uint v63 = v58 * v11;
      const uint v64 = v31 - v63;
      const uint v65 = min(v11, v64);
      const uint v66 = v63 * v5;
      x1 = v205;
      x2 = v205;
      x3 = v205;
      x4 = v205;
      for (uint v68 = v6; v68 < v5; v68 += v67) {
        const uint v69 = v5 - v68;
        const uint v70 = min(v67, v69);
        for (uint v71 = v6; v71 < v4; v71 += v1) {
          const uint v72 = v0 + v71;
          const uint v73 = v10 * v11;
          for (uint v74 = v73; v74 < v70; v74 += v13) {
            const uint v75 = v68 + v74;
            const uint v76 = v72 * v5;
            const uint v77 = v76 + v75;
            const float4 v78 = *(device const float4*)(b0 + v77);
            const uint v79 = v72 - v0;
            const float v80 = m1[v79];
            const float v81 = float(v5);
            const float v82 = v80 / v81;
            const float v84 = v82 + v83;
            const float v85 = precise::rsqrt(v84);
            const float4 v86 = float4(v85);
            const float4 v87 = v78 * v86;
            const float4 v88 = *(device const float4*)(b2 + v75);
            const float4 v89 = v87 * v88;
            const uint v90 = v71 * v67;
            const uint v91 = v74 + v90;
            *(threadgroup float4*)(m0 + v91) = v89;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v92 = v66 + v68;
        const uint v207 = v4 - v206;
        const uint v209 = min(v208, v207);
        const uint v210 = v209 * v67;
        const uint v211 = v6 + v210;
        const uint v212 = v65 - v206;
        const uint v213 = min(v208, v212);
        const uint v214 = v213 * v5;
        const uint v215 = v92 + v214;
        const uint v216 = min(v206, v212);
        const uint v217 = v216 * v5;
        const uint v218 = v92 + v217;
        const uint v220 = min(v219, v212);
        const uint v221 = v220 * v5;
        const uint v222 = v92 + v221;
        const uint v224 = min(v223, v212);
        const uint v225 = v224 * v5;
        const uint v226 = v92 + v225;
        const uint v229 = v227 * v228;
        for (uint v231 = v229; v231 < v70; v231 += v230) {
          const uint v232 = v211 + v231;
          const float4 v233 = *(threadgroup float4*)(m0 + v232);
          const uint v234 = v215 + v231;
          const float4 v235 = *(device const float4*)(b1 + v234);
          const float v236 = x1;
          const float v237 = v233.x;
          const float v238 = v235.x;
          const float v239 = fma(v237, v238, v236);
          const float v240 = v233.y;
          const float v241 = v235.y;
          const float v242 = fma(v240, v241, v239);
          const float v243 = v233.z;
          const float v244 = v235.z;
          const float v245 = fma(v243, v244, v242);
          const float v246 = v233.w;
          const float v247 = v235.w;
          const float v248 = fma(v246, v247, v245);
          x1 = v248;
          const uint v249 = v218 + v231;
          const float4 v250 = *(device const float4*)(b1 + v249);
          const float v251 = x2;
          const float v252 = v233.x;
          const float v253 = v250.x;
          const float v254 = fma(v252, v253, v251);
          const float v255 = v233.y;
          const float v256 = v250.y;
          const float v257 = fma(v255, v256, v254);
          const float v258 = v233.z;
          const float v259 = v250.z;
          const float v260 = fma(v258, v259, v257);
          const float v261 = v233.w;
          const float v262 = v250.w;
          const float v263 = fma(v261, v262, v260);
          x2 = v263;
          const uint v264 = v222 + v231;
          const float4 v265 = *(device const float4*)(b1 + v264);
          const float v266 = x3;
          const float v267 = v233.x;
          const float v268 = v265.x;
          const float v269 = fma(v267, v268, v266);
          const float v270 = v233.y;
          const float v271 = v265.y;
          const float v272 = fma(v270, v271, v269);
          const float v273 = v233.z;
          const float v274 = v265.z;
          const float v275 = fma(v273, v274, v272);
          const float v276 = v233.w;
          const float v277 = v265.w;
          const float v278 = fma(v276, v277, v275);
          x3 = v278;
          const uint v279 = v226 + v231;
          const float4 v280 = *(device const float4*)(b1 + v279);
          const float v281 = x4;
          const float v282 = v233.x;
          const float v283 = v280.x;
          const float v284 = fma(v282, v283, v281);
          const float v285 = v233.y;
          const float v286 = v280.y;
          const float v287 = fma(v285, v286, v284);
          const float v288 = v233.z;
          const float v289 = v280.z;
          const float v290 = fma(v288, v289, v287);
          const float v291 = v233.w;
          const float v292 = v280.w;
          const float v293 = fma(v291, v292, v290);
          x4 = v293;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v295 = v227 * v294;
      const float v296 = x1;
      m3[v295] = v296;
      const uint v297 = v295 + v206;
      const float v298 = x2;
      m3[v297] = v298;
      const uint v299 = v295 + v219;
      const float v300 = x3;
      m3[v299] = v300;
      const uint v301 = v295 + v223;
      const float v302 = x4;
      m3[v301] = v302;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v304 = v227; v304 < v228; v304 += v303) {
        const uint v305 = v304 / v228;
        const uint v306 = v304 % v228;
        const bool v307 = v305 < v4;
        const bool v308 = v306 < v65;
        const bool v309 = v307 & v308;
        if (v309) {
          x5 = v205;
          for (uint v310 = v208; v310 < v303; v310 += v206) {
            const uint v311 = v310 * v294;
            const uint v312 = v304 + v311;
            const float v313 = m3[v312];
            const float v314 = x5;
            const float v315 = v314 + v313;
            x5 = v315;
          }
          const float v316 = x5;
          const uint v317 = v305 * v11;
          const uint v318 = v6 + v317;
          const uint v319 = v318 + v306;
          m2[v319] = v316;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v94 = v10; v94 < v11; v94 += v93) {
        const uint v95 = v94 / v11;
        const uint v96 = v94 % v11;
        const bool v97 = v95 < v4;
        const bool v98 = v96 < v65;
        const bool v99 = v97 & v98;
        if (v99) {
          const uint v100 = v0 + v95;
          const uint v101 = v63 + v96;
          const uint v102 = v100 - v0;
          const uint v103 = v102 * v11;
          const uint v104 = v101 - v63;
          const uint v105 = v103 + v104;
          const float v106 = m2[v105];
          const uint v107 = v100 * v31;
          const uint v108 = v107 + v101;
          b3[v108] = v106;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v109 = v58 < v46;
    const bool v110 = v58 < v43;
    const bool v111 = !v110;
    const bool v112 = v109 & v111;
    if (v112) {
      const uint v113 = v58 - v43;
      const uint v114 = v113 * v11;
      const uint v115 = v35 - v114;
      const uint v116 = min(v11, v115);
      const uint v117 = v114 * v5;
      x1 = v205;
      x2 = v205;
      x3 = v205;
      x4 = v205;
      for (uint v118 = v6; v118 < v5; v118 += v67) {
        const uint v119 = v5 - v118;
        const uint v120 = min(v67, v119);
        for (uint v121 = v6; v121 < v4; v121 += v1) {
          const uint v122 = v0 + v121;
          const uint v123 = v10 * v11;
          for (uint v124 = v123; v124 < v120; v124 += v13) {
            const uint v125 = v118 + v124;
            const uint v126 = v122 * v5;
            const uint v127 = v126 + v125;
            const float4 v128 = *(device const float4*)(b0 + v127);
            const uint v129 = v122 - v0;
            const float v130 = m1[v129];
            const float v131 = float(v5);
            const float v132 = v130 / v131;
            const float v133 = v132 + v83;
            const float v134 = precise::rsqrt(v133);
            const float4 v135 = float4(v134);
            const float4 v136 = v128 * v135;
            const float4 v137 = *(device const float4*)(b2 + v125);
            const float4 v138 = v136 * v137;
            const uint v139 = v121 * v67;
            const uint v140 = v124 + v139;
            *(threadgroup float4*)(m0 + v140) = v138;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v141 = v117 + v118;
        const uint v320 = v4 - v206;
        const uint v321 = min(v208, v320);
        const uint v322 = v321 * v67;
        const uint v323 = v6 + v322;
        const uint v324 = v116 - v206;
        const uint v325 = min(v208, v324);
        const uint v326 = v325 * v5;
        const uint v327 = v141 + v326;
        const uint v328 = min(v206, v324);
        const uint v329 = v328 * v5;
        const uint v330 = v141 + v329;
        const uint v331 = min(v219, v324);
        const uint v332 = v331 * v5;
        const uint v333 = v141 + v332;
        const uint v334 = min(v223, v324);
        const uint v335 = v334 * v5;
        const uint v336 = v141 + v335;
        const uint v337 = v227 * v228;
        for (uint v338 = v337; v338 < v120; v338 += v230) {
          const uint v339 = v323 + v338;
          const float4 v340 = *(threadgroup float4*)(m0 + v339);
          const uint v341 = v327 + v338;
          const float4 v342 = *(device const float4*)(b4 + v341);
          const float v343 = x1;
          const float v344 = v340.x;
          const float v345 = v342.x;
          const float v346 = fma(v344, v345, v343);
          const float v347 = v340.y;
          const float v348 = v342.y;
          const float v349 = fma(v347, v348, v346);
          const float v350 = v340.z;
          const float v351 = v342.z;
          const float v352 = fma(v350, v351, v349);
          const float v353 = v340.w;
          const float v354 = v342.w;
          const float v355 = fma(v353, v354, v352);
          x1 = v355;
          const uint v356 = v330 + v338;
          const float4 v357 = *(device const float4*)(b4 + v356);
          const float v358 = x2;
          const float v359 = v340.x;
          const float v360 = v357.x;
          const float v361 = fma(v359, v360, v358);
          const float v362 = v340.y;
          const float v363 = v357.y;
          const float v364 = fma(v362, v363, v361);
          const float v365 = v340.z;
          const float v366 = v357.z;
          const float v367 = fma(v365, v366, v364);
          const float v368 = v340.w;
          const float v369 = v357.w;
          const float v370 = fma(v368, v369, v367);
          x2 = v370;
          const uint v371 = v333 + v338;
          const float4 v372 = *(device const float4*)(b4 + v371);
          const float v373 = x3;
          const float v374 = v340.x;
          const float v375 = v372.x;
          const float v376 = fma(v374, v375, v373);
          const float v377 = v340.y;
          const float v378 = v372.y;
          const float v379 = fma(v377, v378, v376);
          const float v380 = v340.z;
          const float v381 = v372.z;
          const float v382 = fma(v380, v381, v379);
          const float v383 = v340.w;
          const float v384 = v372.w;
          const float v385 = fma(v383, v384, v382);
          x3 = v385;
          const uint v386 = v336 + v338;
          const float4 v387 = *(device const float4*)(b4 + v386);
          const float v388 = x4;
          const float v389 = v340.x;
          const float v390 = v387.x;
          const float v391 = fma(v389, v390, v388);
          const float v392 = v340.y;
          const float v393 = v387.y;
          const float v394 = fma(v392, v393, v391);
          const float v395 = v340.z;
          const float v396 = v387.z;
          const float v397 = fma(v395, v396, v394);
          const float v398 = v340.w;
          const float v399 = v387.w;
          const float v400 = fma(v398, v399, v397);
          x4 = v400;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v401 = v227 * v294;
      const float v402 = x1;
      m3[v401] = v402;
      const uint v403 = v401 + v206;
      const float v404 = x2;
      m3[v403] = v404;
      const uint v405 = v401 + v219;
      const float v406 = x3;
      m3[v405] = v406;
      const uint v407 = v401 + v223;
      const float v408 = x4;
      m3[v407] = v408;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v409 = v227; v409 < v228; v409 += v303) {
        const uint v410 = v409 / v228;
        const uint v411 = v409 % v228;
        const bool v412 = v410 < v4;
        const bool v413 = v411 < v116;
        const bool v414 = v412 & v413;
        if (v414) {
          x6 = v205;
          for (uint v415 = v208; v415 < v303; v415 += v206) {
            const uint v416 = v415 * v294;
            const uint v417 = v409 + v416;
            const float v418 = m3[v417];
            const float v419 = x6;
            const float v420 = v419 + v418;
            x6 = v420;
          }
          const float v421 = x6;
          const uint v422 = v410 * v11;
          const uint v423 = v6 + v422;
          const uint v424 = v423 + v411;
          m2[v424] = v421;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v142 = v10; v142 < v11; v142 += v93) {
        const uint v143 = v142 / v11;
        const uint v144 = v142 % v11;
        const bool v145 = v143 < v4;
        const bool v146 = v144 < v116;
        const bool v147 = v145 & v146;
        if (v147) {
          const uint v148 = v0 + v143;
          const uint v149 = v114 + v144;
          const uint v150 = v148 - v0;
          const uint v151 = v150 * v11;
          const uint v152 = v149 - v114;
          const uint v153 = v151 + v152;
          const float v154 = m2[v153];
          const uint v155 = v148 * v35;
          const uint v156 = v155 + v149;
          b5[v156] = v154;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v157 = v58 < v49;
    const bool v158 = v58 < v46;
    const bool v159 = !v158;
    const bool v160 = v157 & v159;
    if (v160) {
      const uint v161 = v58 - v46;
      const uint v162 = v161 * v11;
      const uint v163 = v35 - v162;
      const uint v164 = min(v11, v163);
      const uint v165 = v162 * v5;
      x1 = v205;
      x2 = v205;
      x3 = v205;
      x4 = v205;
      for (uint v166 = v6; v166 < v5; v166 += v67) {
        const uint v167 = v5 - v166;
        const uint v168 = min(v67, v167);
        for (uint v169 = v6; v169 < v4; v169 += v1) {
          const uint v170 = v0 + v169;
          const uint v171 = v10 * v11;
          for (uint v172 = v171; v172 < v168; v172 += v13) {
            const uint v173 = v166 + v172;
            const uint v174 = v170 * v5;
            const uint v175 = v174 + v173;
            const float4 v176 = *(device const float4*)(b0 + v175);
            const uint v177 = v170 - v0;
            const float v178 = m1[v177];
            const float v179 = float(v5);
            const float v180 = v178 / v179;
            const float v181 = v180 + v83;
            const float v182 = precise::rsqrt(v181);
            const float4 v183 = float4(v182);
            const float4 v184 = v176 * v183;
            const float4 v185 = *(device const float4*)(b2 + v173);
            const float4 v186 = v184 * v185;
            const uint v187 = v169 * v67;
            const uint v188 = v172 + v187;
            *(threadgroup float4*)(m0 + v188) = v186;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v189 = v165 + v166;
        const uint v425 = v4 - v206;
        const uint v426 = min(v208, v425);
        const uint v427 = v426 * v67;
        const uint v428 = v6 + v427;
        const uint v429 = v164 - v206;
        const uint v430 = min(v208, v429);
        const uint v431 = v430 * v5;
        const uint v432 = v189 + v431;
        const uint v433 = min(v206, v429);
        const uint v434 = v433 * v5;
        const uint v435 = v189 + v434;
        const uint v436 = min(v219, v429);
        const uint v437 = v436 * v5;
        const uint v438 = v189 + v437;
        const uint v439 = min(v223, v429);
        const uint v440 = v439 * v5;
        const uint v441 = v189 + v440;
        const uint v442 = v227 * v228;
        for (uint v443 = v442; v443 < v168; v443 += v230) {
          const uint v444 = v428 + v443;
          const float4 v445 = *(threadgroup float4*)(m0 + v444);
          const uint v446 = v432 + v443;
          const float4 v447 = *(device const float4*)(b6 + v446);
          const float v448 = x1;
          const float v449 = v445.x;
          const float v450 = v447.x;
          const float v451 = fma(v449, v450, v448);
          const float v452 = v445.y;
          const float v453 = v447.y;
          const float v454 = fma(v452, v453, v451);
          const float v455 = v445.z;
          const float v456 = v447.z;
          const float v457 = fma(v455, v456, v454);
          const float v458 = v445.w;
          const float v459 = v447.w;
          const float v460 = fma(v458, v459, v457);
          x1 = v460;
          const uint v461 = v435 + v443;
          const float4 v462 = *(device const float4*)(b6 + v461);
          const float v463 = x2;
          const float v464 = v445.x;
          const float v465 = v462.x;
          const float v466 = fma(v464, v465, v463);
          const float v467 = v445.y;
          const float v468 = v462.y;
          const float v469 = fma(v467, v468, v466);
          const float v470 = v445.z;
          const float v471 = v462.z;
          const float v472 = fma(v470, v471, v469);
          const float v473 = v445.w;
          const float v474 = v462.w;
          const float v475 = fma(v473, v474, v472);
          x2 = v475;
          const uint v476 = v438 + v443;
          const float4 v477 = *(device const float4*)(b6 + v476);
          const float v478 = x3;
          const float v479 = v445.x;
          const float v480 = v477.x;
          const float v481 = fma(v479, v480, v478);
          const float v482 = v445.y;
          const float v483 = v477.y;
          const float v484 = fma(v482, v483, v481);
          const float v485 = v445.z;
          const float v486 = v477.z;
          const float v487 = fma(v485, v486, v484);
          const float v488 = v445.w;
          const float v489 = v477.w;
          const float v490 = fma(v488, v489, v487);
          x3 = v490;
          const uint v491 = v441 + v443;
          const float4 v492 = *(device const float4*)(b6 + v491);
          const float v493 = x4;
          const float v494 = v445.x;
          const float v495 = v492.x;
          const float v496 = fma(v494, v495, v493);
          const float v497 = v445.y;
          const float v498 = v492.y;
          const float v499 = fma(v497, v498, v496);
          const float v500 = v445.z;
          const float v501 = v492.z;
          const float v502 = fma(v500, v501, v499);
          const float v503 = v445.w;
          const float v504 = v492.w;
          const float v505 = fma(v503, v504, v502);
          x4 = v505;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v506 = v227 * v294;
      const float v507 = x1;
      m3[v506] = v507;
      const uint v508 = v506 + v206;
      const float v509 = x2;
      m3[v508] = v509;
      const uint v510 = v506 + v219;
      const float v511 = x3;
      m3[v510] = v511;
      const uint v512 = v506 + v223;
      const float v513 = x4;
      m3[v512] = v513;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v514 = v227; v514 < v228; v514 += v303) {
        const uint v515 = v514 / v228;
        const uint v516 = v514 % v228;
        const bool v517 = v515 < v4;
        const bool v518 = v516 < v164;
        const bool v519 = v517 & v518;
        if (v519) {
          x7 = v205;
          for (uint v520 = v208; v520 < v303; v520 += v206) {
            const uint v521 = v520 * v294;
            const uint v522 = v514 + v521;
            const float v523 = m3[v522];
            const float v524 = x7;
            const float v525 = v524 + v523;
            x7 = v525;
          }
          const float v526 = x7;
          const uint v527 = v515 * v11;
          const uint v528 = v6 + v527;
          const uint v529 = v528 + v516;
          m2[v529] = v526;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v190 = v10; v190 < v11; v190 += v93) {
        const uint v191 = v190 / v11;
        const uint v192 = v190 % v11;
        const bool v193 = v191 < v4;
        const bool v194 = v192 < v164;
        const bool v195 = v193 & v194;
        if (v195) {
          const uint v196 = v0 + v191;
          const uint v197 = v162 + v192;
          const uint v198 = v196 - v0;
          const uint v199 = v198 * v11;
          const uint v200 = v197 - v162;
          const uint v201 = v199 + v200;
          const float v202 = m2[v201];
          const uint v203 = v196 * v35;
          const uint v204 = v203 + v197;
          b7[v204] = v202;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
