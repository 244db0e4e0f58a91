#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_0_v1_r1_f16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // attn_norm
    device const float* b3 [[buffer(3)]], // q_bias
    device float* b4 [[buffer(4)]], // stored4
    device const uint* b5 [[buffer(5)]], // k_proj
    device const float* b6 [[buffer(6)]], // k_bias
    device float* b7 [[buffer(7)]], // stored7
    device const uint* b8 [[buffer(8)]], // v_proj
    device const float* b9 [[buffer(9)]], // v_bias
    device float* b10 [[buffer(10)]], // stored10
    constant uint* params [[buffer(11)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[1];
  alignas(16) threadgroup float m2[4];
  alignas(16) threadgroup float m3[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  const uint v395 = 1u;
  const float v196 = 0.0f;
  const uint v197 = 1u;
  const uint v199 = 0u;
  const uint v210 = 2u;
  const uint v214 = 3u;
  const uint v218 = lane;
  const uint v219 = 32u;
  const uint v239 = 5u;
  const uint v248 = 4u;
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
  const uint v27 = params[3];
  const uint v42 = group.x;
  const uint v43 = groups.x;
  const uint v59 = 512u;
  const float v74 = as_type<float>(params[4]);
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
    const float v385 = simd_shuffle_xor(v19, 16);
    const float v386 = v19 + v385;
    const float v387 = simd_shuffle_xor(v386, 8);
    const float v388 = v386 + v387;
    const float v389 = simd_shuffle_xor(v388, 4);
    const float v390 = v388 + v389;
    const float v391 = simd_shuffle_xor(v390, 2);
    const float v392 = v390 + v391;
    const float v393 = simd_shuffle_xor(v392, 1);
    const float v394 = v392 + v393;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v394;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v25 = v22 + v23;
  const uint v26 = v25 / v24;
  const uint v28 = v27 + v23;
  const uint v29 = v28 / v24;
  const uint v30 = v26 + v29;
  const uint v31 = v27 + v23;
  const uint v32 = v31 / v24;
  const uint v33 = v30 + v32;
  const uint v34 = v22 + v23;
  const uint v35 = v34 / v24;
  const uint v36 = v27 + v23;
  const uint v37 = v36 / v24;
  const uint v38 = v35 + v37;
  const uint v39 = v27 + v23;
  const uint v40 = v39 / v24;
  const uint v41 = v38 + v40;
  const uint v44 = v33 + v43;
  const uint v45 = v44 - v1;
  const uint v46 = v45 / v43;
  const uint v47 = v42 * v46;
  const uint v48 = v47 + v46;
  const uint v49 = min(v48, v33);
  for (uint v50 = v47; v50 < v49; v50 += v1) {
    const bool v51 = v50 < v35;
    const bool v52 = v50 < v6;
    const bool v53 = !v52;
    const bool v54 = v51 & v53;
    if (v54) {
      const uint v55 = v50 * v24;
      const uint v56 = v22 - v55;
      const uint v57 = min(v24, v56);
      const uint v58 = v55 * v5;
      x1 = v196;
      x2 = v196;
      x3 = v196;
      x4 = v196;
      for (uint v60 = v6; v60 < v5; v60 += v59) {
        const uint v61 = v5 - v60;
        const uint v62 = min(v59, v61);
        for (uint v63 = v6; v63 < v4; v63 += v1) {
          const uint v64 = v0 + v63;
          for (uint v65 = v10; v65 < v62; v65 += v11) {
            const uint v66 = v60 + v65;
            const uint v67 = v64 * v5;
            const uint v68 = v67 + v66;
            const float v69 = b0[v68];
            const uint v70 = v64 - v0;
            const float v71 = m1[v70];
            const float v72 = float(v5);
            const float v73 = v71 / v72;
            const float v75 = v73 + v74;
            const float v76 = precise::rsqrt(v75);
            const float v77 = v69 * v76;
            const float v78 = b2[v66];
            const float v79 = v77 * v78;
            const uint v80 = v63 * v59;
            const uint v81 = v65 + v80;
            m0[v81] = v79;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v82 = v58 + v60;
        const uint v198 = v4 - v197;
        const uint v200 = min(v199, v198);
        const uint v201 = v200 * v59;
        const uint v202 = v6 + v201;
        const uint v203 = v57 - v197;
        const uint v204 = min(v199, v203);
        const uint v205 = v204 * v5;
        const uint v206 = v82 + v205;
        const uint v207 = min(v197, v203);
        const uint v208 = v207 * v5;
        const uint v209 = v82 + v208;
        const uint v211 = min(v210, v203);
        const uint v212 = v211 * v5;
        const uint v213 = v82 + v212;
        const uint v215 = min(v214, v203);
        const uint v216 = v215 * v5;
        const uint v217 = v82 + v216;
        for (uint v220 = v218; v220 < v62; v220 += v219) {
          const uint v221 = v202 + v220;
          const float v222 = m0[v221];
          const uint v223 = v206 + v220;
          const uint v396 = v223 >> v395;
          const uint v397 = b1[v396];
          const uint v398 = v223 & v395;
          const float2 v399 = float2(as_type<half2>(v397));
          const float v400 = v399.x;
          const float v401 = v399.y;
          const bool v402 = v398 == v395;
          const float v403 = select(v400, v401, v402);
          const float v225 = x1;
          const float v226 = fma(v222, v403, v225);
          x1 = v226;
          const uint v227 = v209 + v220;
          const uint v404 = v227 >> v395;
          const uint v405 = b1[v404];
          const uint v406 = v227 & v395;
          const float2 v407 = float2(as_type<half2>(v405));
          const float v408 = v407.x;
          const float v409 = v407.y;
          const bool v410 = v406 == v395;
          const float v411 = select(v408, v409, v410);
          const float v229 = x2;
          const float v230 = fma(v222, v411, v229);
          x2 = v230;
          const uint v231 = v213 + v220;
          const uint v412 = v231 >> v395;
          const uint v413 = b1[v412];
          const uint v414 = v231 & v395;
          const float2 v415 = float2(as_type<half2>(v413));
          const float v416 = v415.x;
          const float v417 = v415.y;
          const bool v418 = v414 == v395;
          const float v419 = select(v416, v417, v418);
          const float v233 = x3;
          const float v234 = fma(v222, v419, v233);
          x3 = v234;
          const uint v235 = v217 + v220;
          const uint v420 = v235 >> v395;
          const uint v421 = b1[v420];
          const uint v422 = v235 & v395;
          const float2 v423 = float2(as_type<half2>(v421));
          const float v424 = v423.x;
          const float v425 = v423.y;
          const bool v426 = v422 == v395;
          const float v427 = select(v424, v425, v426);
          const float v237 = x4;
          const float v238 = fma(v222, v427, v237);
          x4 = v238;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v240 = v218 * v239;
      const float v241 = x1;
      m3[v240] = v241;
      const uint v242 = v240 + v197;
      const float v243 = x2;
      m3[v242] = v243;
      const uint v244 = v240 + v210;
      const float v245 = x3;
      m3[v244] = v245;
      const uint v246 = v240 + v214;
      const float v247 = x4;
      m3[v246] = v247;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v249 = v218; v249 < v248; v249 += v219) {
        const uint v250 = v249 / v248;
        const uint v251 = v249 % v248;
        const bool v252 = v250 < v4;
        const bool v253 = v251 < v57;
        const bool v254 = v252 & v253;
        if (v254) {
          x5 = v196;
          for (uint v255 = v199; v255 < v219; v255 += v197) {
            const uint v256 = v255 * v239;
            const uint v257 = v249 + v256;
            const float v258 = m3[v257];
            const float v259 = x5;
            const float v260 = v259 + v258;
            x5 = v260;
          }
          const float v261 = x5;
          const uint v262 = v250 * v24;
          const uint v263 = v6 + v262;
          const uint v264 = v263 + v251;
          m2[v264] = v261;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v83 = v10; v83 < v24; v83 += v11) {
        const uint v84 = v83 / v24;
        const uint v85 = v83 % v24;
        const bool v86 = v84 < v4;
        const bool v87 = v85 < v57;
        const bool v88 = v86 & v87;
        if (v88) {
          const uint v89 = v0 + v84;
          const uint v90 = v55 + v85;
          const uint v91 = v89 - v0;
          const uint v92 = v91 * v24;
          const uint v93 = v90 - v55;
          const uint v94 = v92 + v93;
          const float v95 = m2[v94];
          const float v96 = b3[v90];
          const float v97 = v95 + v96;
          const uint v98 = v89 * v22;
          const uint v99 = v98 + v90;
          b4[v99] = v97;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v100 = v50 < v38;
    const bool v101 = v50 < v35;
    const bool v102 = !v101;
    const bool v103 = v100 & v102;
    if (v103) {
      const uint v104 = v50 - v35;
      const uint v105 = v104 * v24;
      const uint v106 = v27 - v105;
      const uint v107 = min(v24, v106);
      const uint v108 = v105 * v5;
      x1 = v196;
      x2 = v196;
      x3 = v196;
      x4 = v196;
      for (uint v109 = v6; v109 < v5; v109 += v59) {
        const uint v110 = v5 - v109;
        const uint v111 = min(v59, v110);
        for (uint v112 = v6; v112 < v4; v112 += v1) {
          const uint v113 = v0 + v112;
          for (uint v114 = v10; v114 < v111; v114 += v11) {
            const uint v115 = v109 + v114;
            const uint v116 = v113 * v5;
            const uint v117 = v116 + v115;
            const float v118 = b0[v117];
            const uint v119 = v113 - v0;
            const float v120 = m1[v119];
            const float v121 = float(v5);
            const float v122 = v120 / v121;
            const float v123 = v122 + v74;
            const float v124 = precise::rsqrt(v123);
            const float v125 = v118 * v124;
            const float v126 = b2[v115];
            const float v127 = v125 * v126;
            const uint v128 = v112 * v59;
            const uint v129 = v114 + v128;
            m0[v129] = v127;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v130 = v108 + v109;
        const uint v265 = v4 - v197;
        const uint v266 = min(v199, v265);
        const uint v267 = v266 * v59;
        const uint v268 = v6 + v267;
        const uint v269 = v107 - v197;
        const uint v270 = min(v199, v269);
        const uint v271 = v270 * v5;
        const uint v272 = v130 + v271;
        const uint v273 = min(v197, v269);
        const uint v274 = v273 * v5;
        const uint v275 = v130 + v274;
        const uint v276 = min(v210, v269);
        const uint v277 = v276 * v5;
        const uint v278 = v130 + v277;
        const uint v279 = min(v214, v269);
        const uint v280 = v279 * v5;
        const uint v281 = v130 + v280;
        for (uint v282 = v218; v282 < v111; v282 += v219) {
          const uint v283 = v268 + v282;
          const float v284 = m0[v283];
          const uint v285 = v272 + v282;
          const uint v428 = v285 >> v395;
          const uint v429 = b5[v428];
          const uint v430 = v285 & v395;
          const float2 v431 = float2(as_type<half2>(v429));
          const float v432 = v431.x;
          const float v433 = v431.y;
          const bool v434 = v430 == v395;
          const float v435 = select(v432, v433, v434);
          const float v287 = x1;
          const float v288 = fma(v284, v435, v287);
          x1 = v288;
          const uint v289 = v275 + v282;
          const uint v436 = v289 >> v395;
          const uint v437 = b5[v436];
          const uint v438 = v289 & v395;
          const float2 v439 = float2(as_type<half2>(v437));
          const float v440 = v439.x;
          const float v441 = v439.y;
          const bool v442 = v438 == v395;
          const float v443 = select(v440, v441, v442);
          const float v291 = x2;
          const float v292 = fma(v284, v443, v291);
          x2 = v292;
          const uint v293 = v278 + v282;
          const uint v444 = v293 >> v395;
          const uint v445 = b5[v444];
          const uint v446 = v293 & v395;
          const float2 v447 = float2(as_type<half2>(v445));
          const float v448 = v447.x;
          const float v449 = v447.y;
          const bool v450 = v446 == v395;
          const float v451 = select(v448, v449, v450);
          const float v295 = x3;
          const float v296 = fma(v284, v451, v295);
          x3 = v296;
          const uint v297 = v281 + v282;
          const uint v452 = v297 >> v395;
          const uint v453 = b5[v452];
          const uint v454 = v297 & v395;
          const float2 v455 = float2(as_type<half2>(v453));
          const float v456 = v455.x;
          const float v457 = v455.y;
          const bool v458 = v454 == v395;
          const float v459 = select(v456, v457, v458);
          const float v299 = x4;
          const float v300 = fma(v284, v459, v299);
          x4 = v300;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v301 = v218 * v239;
      const float v302 = x1;
      m3[v301] = v302;
      const uint v303 = v301 + v197;
      const float v304 = x2;
      m3[v303] = v304;
      const uint v305 = v301 + v210;
      const float v306 = x3;
      m3[v305] = v306;
      const uint v307 = v301 + v214;
      const float v308 = x4;
      m3[v307] = v308;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v309 = v218; v309 < v248; v309 += v219) {
        const uint v310 = v309 / v248;
        const uint v311 = v309 % v248;
        const bool v312 = v310 < v4;
        const bool v313 = v311 < v107;
        const bool v314 = v312 & v313;
        if (v314) {
          x6 = v196;
          for (uint v315 = v199; v315 < v219; v315 += v197) {
            const uint v316 = v315 * v239;
            const uint v317 = v309 + v316;
            const float v318 = m3[v317];
            const float v319 = x6;
            const float v320 = v319 + v318;
            x6 = v320;
          }
          const float v321 = x6;
          const uint v322 = v310 * v24;
          const uint v323 = v6 + v322;
          const uint v324 = v323 + v311;
          m2[v324] = v321;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v131 = v10; v131 < v24; v131 += v11) {
        const uint v132 = v131 / v24;
        const uint v133 = v131 % v24;
        const bool v134 = v132 < v4;
        const bool v135 = v133 < v107;
        const bool v136 = v134 & v135;
        if (v136) {
          const uint v137 = v0 + v132;
          const uint v138 = v105 + v133;
          const uint v139 = v137 - v0;
          const uint v140 = v139 * v24;
          const uint v141 = v138 - v105;
          const uint v142 = v140 + v141;
          const float v143 = m2[v142];
          const float v144 = b6[v138];
          const float v145 = v143 + v144;
          const uint v146 = v137 * v27;
          const uint v147 = v146 + v138;
          b7[v147] = v145;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v148 = v50 < v41;
    const bool v149 = v50 < v38;
    const bool v150 = !v149;
    const bool v151 = v148 & v150;
    if (v151) {
      const uint v152 = v50 - v38;
      const uint v153 = v152 * v24;
      const uint v154 = v27 - v153;
      const uint v155 = min(v24, v154);
      const uint v156 = v153 * v5;
      x1 = v196;
      x2 = v196;
      x3 = v196;
      x4 = v196;
      for (uint v157 = v6; v157 < v5; v157 += v59) {
        const uint v158 = v5 - v157;
        const uint v159 = min(v59, v158);
        for (uint v160 = v6; v160 < v4; v160 += v1) {
          const uint v161 = v0 + v160;
          for (uint v162 = v10; v162 < v159; v162 += v11) {
            const uint v163 = v157 + v162;
            const uint v164 = v161 * v5;
            const uint v165 = v164 + v163;
            const float v166 = b0[v165];
            const uint v167 = v161 - v0;
            const float v168 = m1[v167];
            const float v169 = float(v5);
            const float v170 = v168 / v169;
            const float v171 = v170 + v74;
            const float v172 = precise::rsqrt(v171);
            const float v173 = v166 * v172;
            const float v174 = b2[v163];
            const float v175 = v173 * v174;
            const uint v176 = v160 * v59;
            const uint v177 = v162 + v176;
            m0[v177] = v175;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v178 = v156 + v157;
        const uint v325 = v4 - v197;
        const uint v326 = min(v199, v325);
        const uint v327 = v326 * v59;
        const uint v328 = v6 + v327;
        const uint v329 = v155 - v197;
        const uint v330 = min(v199, v329);
        const uint v331 = v330 * v5;
        const uint v332 = v178 + v331;
        const uint v333 = min(v197, v329);
        const uint v334 = v333 * v5;
        const uint v335 = v178 + v334;
        const uint v336 = min(v210, v329);
        const uint v337 = v336 * v5;
        const uint v338 = v178 + v337;
        const uint v339 = min(v214, v329);
        const uint v340 = v339 * v5;
        const uint v341 = v178 + v340;
        for (uint v342 = v218; v342 < v159; v342 += v219) {
          const uint v343 = v328 + v342;
          const float v344 = m0[v343];
          const uint v345 = v332 + v342;
          const uint v460 = v345 >> v395;
          const uint v461 = b8[v460];
          const uint v462 = v345 & v395;
          const float2 v463 = float2(as_type<half2>(v461));
          const float v464 = v463.x;
          const float v465 = v463.y;
          const bool v466 = v462 == v395;
          const float v467 = select(v464, v465, v466);
          const float v347 = x1;
          const float v348 = fma(v344, v467, v347);
          x1 = v348;
          const uint v349 = v335 + v342;
          const uint v468 = v349 >> v395;
          const uint v469 = b8[v468];
          const uint v470 = v349 & v395;
          const float2 v471 = float2(as_type<half2>(v469));
          const float v472 = v471.x;
          const float v473 = v471.y;
          const bool v474 = v470 == v395;
          const float v475 = select(v472, v473, v474);
          const float v351 = x2;
          const float v352 = fma(v344, v475, v351);
          x2 = v352;
          const uint v353 = v338 + v342;
          const uint v476 = v353 >> v395;
          const uint v477 = b8[v476];
          const uint v478 = v353 & v395;
          const float2 v479 = float2(as_type<half2>(v477));
          const float v480 = v479.x;
          const float v481 = v479.y;
          const bool v482 = v478 == v395;
          const float v483 = select(v480, v481, v482);
          const float v355 = x3;
          const float v356 = fma(v344, v483, v355);
          x3 = v356;
          const uint v357 = v341 + v342;
          const uint v484 = v357 >> v395;
          const uint v485 = b8[v484];
          const uint v486 = v357 & v395;
          const float2 v487 = float2(as_type<half2>(v485));
          const float v488 = v487.x;
          const float v489 = v487.y;
          const bool v490 = v486 == v395;
          const float v491 = select(v488, v489, v490);
          const float v359 = x4;
          const float v360 = fma(v344, v491, v359);
          x4 = v360;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v361 = v218 * v239;
      const float v362 = x1;
      m3[v361] = v362;
      const uint v363 = v361 + v197;
      const float v364 = x2;
      m3[v363] = v364;
      const uint v365 = v361 + v210;
      const float v366 = x3;
      m3[v365] = v366;
      const uint v367 = v361 + v214;
      const float v368 = x4;
      m3[v367] = v368;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v369 = v218; v369 < v248; v369 += v219) {
        const uint v370 = v369 / v248;
        const uint v371 = v369 % v248;
        const bool v372 = v370 < v4;
        const bool v373 = v371 < v155;
        const bool v374 = v372 & v373;
        if (v374) {
          x7 = v196;
          for (uint v375 = v199; v375 < v219; v375 += v197) {
            const uint v376 = v375 * v239;
            const uint v377 = v369 + v376;
            const float v378 = m3[v377];
            const float v379 = x7;
            const float v380 = v379 + v378;
            x7 = v380;
          }
          const float v381 = x7;
          const uint v382 = v370 * v24;
          const uint v383 = v6 + v382;
          const uint v384 = v383 + v371;
          m2[v384] = v381;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v179 = v10; v179 < v24; v179 += v11) {
        const uint v180 = v179 / v24;
        const uint v181 = v179 % v24;
        const bool v182 = v180 < v4;
        const bool v183 = v181 < v155;
        const bool v184 = v182 & v183;
        if (v184) {
          const uint v185 = v0 + v180;
          const uint v186 = v153 + v181;
          const uint v187 = v185 - v0;
          const uint v188 = v187 * v24;
          const uint v189 = v186 - v153;
          const uint v190 = v188 + v189;
          const float v191 = m2[v190];
          const float v192 = b9[v186];
          const float v193 = v191 + v192;
          const uint v194 = v185 * v27;
          const uint v195 = v194 + v186;
          b10[v195] = v193;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
