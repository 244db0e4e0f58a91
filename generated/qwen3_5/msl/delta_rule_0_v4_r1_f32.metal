#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_0_v4_r1_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // in_proj_qkv
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // stored3
    device const float* b4 [[buffer(4)]], // in_proj_a
    device const float* b5 [[buffer(5)]], // dt_bias
    device const float* b6 [[buffer(6)]], // decay
    device float* b7 [[buffer(7)]], // stored7
    device const float* b8 [[buffer(8)]], // in_proj_b
    device float* b9 [[buffer(9)]], // stored9
    device const float* b10 [[buffer(10)]], // in_proj_z
    device float* b11 [[buffer(11)]], // stored11
    constant uint* params [[buffer(12)]],
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
  float x8;
  const float v276 = 0.0f;
  const uint v277 = 1u;
  const uint v279 = 0u;
  const uint v290 = 2u;
  const uint v294 = 3u;
  const uint v298 = lane;
  const uint v299 = 4u;
  const uint v301 = 128u;
  const uint v365 = 5u;
  const uint v374 = 32u;
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
  const uint v42 = params[4];
  const uint v57 = group.x;
  const uint v58 = groups.x;
  const uint v74 = 512u;
  const float v90 = as_type<float>(params[5]);
  const uint v100 = 32u;
  const float v157 = 20.0f;
  const float v168 = 1.0f;
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
    const float v706 = simd_shuffle_xor(v28, 16);
    const float v707 = v28 + v706;
    const float v708 = simd_shuffle_xor(v707, 8);
    const float v709 = v707 + v708;
    const float v710 = simd_shuffle_xor(v709, 4);
    const float v711 = v709 + v710;
    const float v712 = simd_shuffle_xor(v711, 2);
    const float v713 = v711 + v712;
    const float v714 = simd_shuffle_xor(v713, 1);
    const float v715 = v713 + v714;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v715;
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
  const uint v43 = v42 + v32;
  const uint v44 = v43 / v11;
  const uint v45 = v41 + v44;
  const uint v46 = v31 + v32;
  const uint v47 = v46 / v11;
  const uint v48 = v35 + v32;
  const uint v49 = v48 / v11;
  const uint v50 = v47 + v49;
  const uint v51 = v35 + v32;
  const uint v52 = v51 / v11;
  const uint v53 = v50 + v52;
  const uint v54 = v42 + v32;
  const uint v55 = v54 / v11;
  const uint v56 = v53 + v55;
  const uint v59 = v45 + v58;
  const uint v60 = v59 - v1;
  const uint v61 = v60 / v58;
  const uint v62 = v57 * v61;
  const uint v63 = v62 + v61;
  const uint v64 = min(v63, v45);
  for (uint v65 = v62; v65 < v64; v65 += v1) {
    const bool v66 = v65 < v47;
    const bool v67 = v65 < v6;
    const bool v68 = !v67;
    const bool v69 = v66 & v68;
    if (v69) {
      const uint v70 = v65 * v11;
      const uint v71 = v31 - v70;
      const uint v72 = min(v11, v71);
      const uint v73 = v70 * v5;
      x1 = v276;
      x2 = v276;
      x3 = v276;
      x4 = v276;
      for (uint v75 = v6; v75 < v5; v75 += v74) {
        const uint v76 = v5 - v75;
        const uint v77 = min(v74, v76);
        for (uint v78 = v6; v78 < v4; v78 += v1) {
          const uint v79 = v0 + v78;
          const uint v80 = v10 * v11;
          for (uint v81 = v80; v81 < v77; v81 += v13) {
            const uint v82 = v75 + v81;
            const uint v83 = v79 * v5;
            const uint v84 = v83 + v82;
            const float4 v85 = *(device const float4*)(b0 + v84);
            const uint v86 = v79 - v0;
            const float v87 = m1[v86];
            const float v88 = float(v5);
            const float v89 = v87 / v88;
            const float v91 = v89 + v90;
            const float v92 = precise::rsqrt(v91);
            const float4 v93 = float4(v92);
            const float4 v94 = v85 * v93;
            const float4 v95 = *(device const float4*)(b2 + v82);
            const float4 v96 = v94 * v95;
            const uint v97 = v78 * v74;
            const uint v98 = v81 + v97;
            *(threadgroup float4*)(m0 + v98) = v96;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v99 = v73 + v75;
        const uint v278 = v4 - v277;
        const uint v280 = min(v279, v278);
        const uint v281 = v280 * v74;
        const uint v282 = v6 + v281;
        const uint v283 = v72 - v277;
        const uint v284 = min(v279, v283);
        const uint v285 = v284 * v5;
        const uint v286 = v99 + v285;
        const uint v287 = min(v277, v283);
        const uint v288 = v287 * v5;
        const uint v289 = v99 + v288;
        const uint v291 = min(v290, v283);
        const uint v292 = v291 * v5;
        const uint v293 = v99 + v292;
        const uint v295 = min(v294, v283);
        const uint v296 = v295 * v5;
        const uint v297 = v99 + v296;
        const uint v300 = v298 * v299;
        for (uint v302 = v300; v302 < v77; v302 += v301) {
          const uint v303 = v282 + v302;
          const float4 v304 = *(threadgroup float4*)(m0 + v303);
          const uint v305 = v286 + v302;
          const float4 v306 = *(device const float4*)(b1 + v305);
          const float v307 = x1;
          const float v308 = v304.x;
          const float v309 = v306.x;
          const float v310 = fma(v308, v309, v307);
          const float v311 = v304.y;
          const float v312 = v306.y;
          const float v313 = fma(v311, v312, v310);
          const float v314 = v304.z;
          const float v315 = v306.z;
          const float v316 = fma(v314, v315, v313);
          const float v317 = v304.w;
          const float v318 = v306.w;
          const float v319 = fma(v317, v318, v316);
          x1 = v319;
          const uint v320 = v289 + v302;
          const float4 v321 = *(device const float4*)(b1 + v320);
          const float v322 = x2;
          const float v323 = v304.x;
          const float v324 = v321.x;
          const float v325 = fma(v323, v324, v322);
          const float v326 = v304.y;
          const float v327 = v321.y;
          const float v328 = fma(v326, v327, v325);
          const float v329 = v304.z;
          const float v330 = v321.z;
          const float v331 = fma(v329, v330, v328);
          const float v332 = v304.w;
          const float v333 = v321.w;
          const float v334 = fma(v332, v333, v331);
          x2 = v334;
          const uint v335 = v293 + v302;
          const float4 v336 = *(device const float4*)(b1 + v335);
          const float v337 = x3;
          const float v338 = v304.x;
          const float v339 = v336.x;
          const float v340 = fma(v338, v339, v337);
          const float v341 = v304.y;
          const float v342 = v336.y;
          const float v343 = fma(v341, v342, v340);
          const float v344 = v304.z;
          const float v345 = v336.z;
          const float v346 = fma(v344, v345, v343);
          const float v347 = v304.w;
          const float v348 = v336.w;
          const float v349 = fma(v347, v348, v346);
          x3 = v349;
          const uint v350 = v297 + v302;
          const float4 v351 = *(device const float4*)(b1 + v350);
          const float v352 = x4;
          const float v353 = v304.x;
          const float v354 = v351.x;
          const float v355 = fma(v353, v354, v352);
          const float v356 = v304.y;
          const float v357 = v351.y;
          const float v358 = fma(v356, v357, v355);
          const float v359 = v304.z;
          const float v360 = v351.z;
          const float v361 = fma(v359, v360, v358);
          const float v362 = v304.w;
          const float v363 = v351.w;
          const float v364 = fma(v362, v363, v361);
          x4 = v364;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v366 = v298 * v365;
      const float v367 = x1;
      m3[v366] = v367;
      const uint v368 = v366 + v277;
      const float v369 = x2;
      m3[v368] = v369;
      const uint v370 = v366 + v290;
      const float v371 = x3;
      m3[v370] = v371;
      const uint v372 = v366 + v294;
      const float v373 = x4;
      m3[v372] = v373;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v375 = v298; v375 < v299; v375 += v374) {
        const uint v376 = v375 / v299;
        const uint v377 = v375 % v299;
        const bool v378 = v376 < v4;
        const bool v379 = v377 < v72;
        const bool v380 = v378 & v379;
        if (v380) {
          x5 = v276;
          for (uint v381 = v279; v381 < v374; v381 += v277) {
            const uint v382 = v381 * v365;
            const uint v383 = v375 + v382;
            const float v384 = m3[v383];
            const float v385 = x5;
            const float v386 = v385 + v384;
            x5 = v386;
          }
          const float v387 = x5;
          const uint v388 = v376 * v11;
          const uint v389 = v6 + v388;
          const uint v390 = v389 + v377;
          m2[v390] = v387;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v101 = v10; v101 < v11; v101 += v100) {
        const uint v102 = v101 / v11;
        const uint v103 = v101 % v11;
        const bool v104 = v102 < v4;
        const bool v105 = v103 < v72;
        const bool v106 = v104 & v105;
        if (v106) {
          const uint v107 = v0 + v102;
          const uint v108 = v70 + v103;
          const uint v109 = v107 - v0;
          const uint v110 = v109 * v11;
          const uint v111 = v108 - v70;
          const uint v112 = v110 + v111;
          const float v113 = m2[v112];
          const uint v114 = v107 * v31;
          const uint v115 = v114 + v108;
          b3[v115] = v113;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v116 = v65 < v50;
    const bool v117 = v65 < v47;
    const bool v118 = !v117;
    const bool v119 = v116 & v118;
    if (v119) {
      const uint v120 = v65 - v47;
      const uint v121 = v120 * v11;
      const uint v122 = v35 - v121;
      const uint v123 = min(v11, v122);
      const uint v124 = v121 * v5;
      x1 = v276;
      x2 = v276;
      x3 = v276;
      x4 = v276;
      for (uint v125 = v6; v125 < v5; v125 += v74) {
        const uint v126 = v5 - v125;
        const uint v127 = min(v74, v126);
        for (uint v128 = v6; v128 < v4; v128 += v1) {
          const uint v129 = v0 + v128;
          const uint v130 = v10 * v11;
          for (uint v131 = v130; v131 < v127; v131 += v13) {
            const uint v132 = v125 + v131;
            const uint v133 = v129 * v5;
            const uint v134 = v133 + v132;
            const float4 v135 = *(device const float4*)(b0 + v134);
            const uint v136 = v129 - v0;
            const float v137 = m1[v136];
            const float v138 = float(v5);
            const float v139 = v137 / v138;
            const float v140 = v139 + v90;
            const float v141 = precise::rsqrt(v140);
            const float4 v142 = float4(v141);
            const float4 v143 = v135 * v142;
            const float4 v144 = *(device const float4*)(b2 + v132);
            const float4 v145 = v143 * v144;
            const uint v146 = v128 * v74;
            const uint v147 = v131 + v146;
            *(threadgroup float4*)(m0 + v147) = v145;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v148 = v124 + v125;
        const uint v391 = v4 - v277;
        const uint v392 = min(v279, v391);
        const uint v393 = v392 * v74;
        const uint v394 = v6 + v393;
        const uint v395 = v123 - v277;
        const uint v396 = min(v279, v395);
        const uint v397 = v396 * v5;
        const uint v398 = v148 + v397;
        const uint v399 = min(v277, v395);
        const uint v400 = v399 * v5;
        const uint v401 = v148 + v400;
        const uint v402 = min(v290, v395);
        const uint v403 = v402 * v5;
        const uint v404 = v148 + v403;
        const uint v405 = min(v294, v395);
        const uint v406 = v405 * v5;
        const uint v407 = v148 + v406;
        const uint v408 = v298 * v299;
        for (uint v409 = v408; v409 < v127; v409 += v301) {
          const uint v410 = v394 + v409;
          const float4 v411 = *(threadgroup float4*)(m0 + v410);
          const uint v412 = v398 + v409;
          const float4 v413 = *(device const float4*)(b4 + v412);
          const float v414 = x1;
          const float v415 = v411.x;
          const float v416 = v413.x;
          const float v417 = fma(v415, v416, v414);
          const float v418 = v411.y;
          const float v419 = v413.y;
          const float v420 = fma(v418, v419, v417);
          const float v421 = v411.z;
          const float v422 = v413.z;
          const float v423 = fma(v421, v422, v420);
          const float v424 = v411.w;
          const float v425 = v413.w;
          const float v426 = fma(v424, v425, v423);
          x1 = v426;
          const uint v427 = v401 + v409;
          const float4 v428 = *(device const float4*)(b4 + v427);
          const float v429 = x2;
          const float v430 = v411.x;
          const float v431 = v428.x;
          const float v432 = fma(v430, v431, v429);
          const float v433 = v411.y;
          const float v434 = v428.y;
          const float v435 = fma(v433, v434, v432);
          const float v436 = v411.z;
          const float v437 = v428.z;
          const float v438 = fma(v436, v437, v435);
          const float v439 = v411.w;
          const float v440 = v428.w;
          const float v441 = fma(v439, v440, v438);
          x2 = v441;
          const uint v442 = v404 + v409;
          const float4 v443 = *(device const float4*)(b4 + v442);
          const float v444 = x3;
          const float v445 = v411.x;
          const float v446 = v443.x;
          const float v447 = fma(v445, v446, v444);
          const float v448 = v411.y;
          const float v449 = v443.y;
          const float v450 = fma(v448, v449, v447);
          const float v451 = v411.z;
          const float v452 = v443.z;
          const float v453 = fma(v451, v452, v450);
          const float v454 = v411.w;
          const float v455 = v443.w;
          const float v456 = fma(v454, v455, v453);
          x3 = v456;
          const uint v457 = v407 + v409;
          const float4 v458 = *(device const float4*)(b4 + v457);
          const float v459 = x4;
          const float v460 = v411.x;
          const float v461 = v458.x;
          const float v462 = fma(v460, v461, v459);
          const float v463 = v411.y;
          const float v464 = v458.y;
          const float v465 = fma(v463, v464, v462);
          const float v466 = v411.z;
          const float v467 = v458.z;
          const float v468 = fma(v466, v467, v465);
          const float v469 = v411.w;
          const float v470 = v458.w;
          const float v471 = fma(v469, v470, v468);
          x4 = v471;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v472 = v298 * v365;
      const float v473 = x1;
      m3[v472] = v473;
      const uint v474 = v472 + v277;
      const float v475 = x2;
      m3[v474] = v475;
      const uint v476 = v472 + v290;
      const float v477 = x3;
      m3[v476] = v477;
      const uint v478 = v472 + v294;
      const float v479 = x4;
      m3[v478] = v479;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v480 = v298; v480 < v299; v480 += v374) {
        const uint v481 = v480 / v299;
        const uint v482 = v480 % v299;
        const bool v483 = v481 < v4;
        const bool v484 = v482 < v123;
        const bool v485 = v483 & v484;
        if (v485) {
          x6 = v276;
          for (uint v486 = v279; v486 < v374; v486 += v277) {
            const uint v487 = v486 * v365;
            const uint v488 = v480 + v487;
            const float v489 = m3[v488];
            const float v490 = x6;
            const float v491 = v490 + v489;
            x6 = v491;
          }
          const float v492 = x6;
          const uint v493 = v481 * v11;
          const uint v494 = v6 + v493;
          const uint v495 = v494 + v482;
          m2[v495] = v492;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v149 = v10; v149 < v11; v149 += v100) {
        const uint v150 = v149 / v11;
        const uint v151 = v149 % v11;
        const bool v152 = v150 < v4;
        const bool v153 = v151 < v123;
        const bool v154 = v152 & v153;
        if (v154) {
          const uint v155 = v0 + v150;
          const uint v156 = v121 + v151;
          const uint v158 = v155 - v0;
          const uint v159 = v158 * v11;
          const uint v160 = v156 - v121;
          const uint v161 = v159 + v160;
          const float v162 = m2[v161];
          const float v163 = b5[v156];
          const float v164 = v162 + v163;
          const bool v165 = v157 < v164;
          const float v166 = min(v164, v157);
          const float v167 = precise::exp(v166);
          const float v169 = v167 + v168;
          const float v170 = precise::log(v169);
          const float v171 = select(v170, v164, v165);
          const float v172 = b6[v156];
          const float v173 = v171 * v172;
          const uint v174 = v155 * v35;
          const uint v175 = v174 + v156;
          b7[v175] = v173;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v176 = v65 < v53;
    const bool v177 = v65 < v50;
    const bool v178 = !v177;
    const bool v179 = v176 & v178;
    if (v179) {
      const uint v180 = v65 - v50;
      const uint v181 = v180 * v11;
      const uint v182 = v35 - v181;
      const uint v183 = min(v11, v182);
      const uint v184 = v181 * v5;
      x1 = v276;
      x2 = v276;
      x3 = v276;
      x4 = v276;
      for (uint v185 = v6; v185 < v5; v185 += v74) {
        const uint v186 = v5 - v185;
        const uint v187 = min(v74, v186);
        for (uint v188 = v6; v188 < v4; v188 += v1) {
          const uint v189 = v0 + v188;
          const uint v190 = v10 * v11;
          for (uint v191 = v190; v191 < v187; v191 += v13) {
            const uint v192 = v185 + v191;
            const uint v193 = v189 * v5;
            const uint v194 = v193 + v192;
            const float4 v195 = *(device const float4*)(b0 + v194);
            const uint v196 = v189 - v0;
            const float v197 = m1[v196];
            const float v198 = float(v5);
            const float v199 = v197 / v198;
            const float v200 = v199 + v90;
            const float v201 = precise::rsqrt(v200);
            const float4 v202 = float4(v201);
            const float4 v203 = v195 * v202;
            const float4 v204 = *(device const float4*)(b2 + v192);
            const float4 v205 = v203 * v204;
            const uint v206 = v188 * v74;
            const uint v207 = v191 + v206;
            *(threadgroup float4*)(m0 + v207) = v205;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v208 = v184 + v185;
        const uint v496 = v4 - v277;
        const uint v497 = min(v279, v496);
        const uint v498 = v497 * v74;
        const uint v499 = v6 + v498;
        const uint v500 = v183 - v277;
        const uint v501 = min(v279, v500);
        const uint v502 = v501 * v5;
        const uint v503 = v208 + v502;
        const uint v504 = min(v277, v500);
        const uint v505 = v504 * v5;
        const uint v506 = v208 + v505;
        const uint v507 = min(v290, v500);
        const uint v508 = v507 * v5;
        const uint v509 = v208 + v508;
        const uint v510 = min(v294, v500);
        const uint v511 = v510 * v5;
        const uint v512 = v208 + v511;
        const uint v513 = v298 * v299;
        for (uint v514 = v513; v514 < v187; v514 += v301) {
          const uint v515 = v499 + v514;
          const float4 v516 = *(threadgroup float4*)(m0 + v515);
          const uint v517 = v503 + v514;
          const float4 v518 = *(device const float4*)(b8 + v517);
          const float v519 = x1;
          const float v520 = v516.x;
          const float v521 = v518.x;
          const float v522 = fma(v520, v521, v519);
          const float v523 = v516.y;
          const float v524 = v518.y;
          const float v525 = fma(v523, v524, v522);
          const float v526 = v516.z;
          const float v527 = v518.z;
          const float v528 = fma(v526, v527, v525);
          const float v529 = v516.w;
          const float v530 = v518.w;
          const float v531 = fma(v529, v530, v528);
          x1 = v531;
          const uint v532 = v506 + v514;
          const float4 v533 = *(device const float4*)(b8 + v532);
          const float v534 = x2;
          const float v535 = v516.x;
          const float v536 = v533.x;
          const float v537 = fma(v535, v536, v534);
          const float v538 = v516.y;
          const float v539 = v533.y;
          const float v540 = fma(v538, v539, v537);
          const float v541 = v516.z;
          const float v542 = v533.z;
          const float v543 = fma(v541, v542, v540);
          const float v544 = v516.w;
          const float v545 = v533.w;
          const float v546 = fma(v544, v545, v543);
          x2 = v546;
          const uint v547 = v509 + v514;
          const float4 v548 = *(device const float4*)(b8 + v547);
          const float v549 = x3;
          const float v550 = v516.x;
          const float v551 = v548.x;
          const float v552 = fma(v550, v551, v549);
          const float v553 = v516.y;
          const float v554 = v548.y;
          const float v555 = fma(v553, v554, v552);
          const float v556 = v516.z;
          const float v557 = v548.z;
          const float v558 = fma(v556, v557, v555);
          const float v559 = v516.w;
          const float v560 = v548.w;
          const float v561 = fma(v559, v560, v558);
          x3 = v561;
          const uint v562 = v512 + v514;
          const float4 v563 = *(device const float4*)(b8 + v562);
          const float v564 = x4;
          const float v565 = v516.x;
          const float v566 = v563.x;
          const float v567 = fma(v565, v566, v564);
          const float v568 = v516.y;
          const float v569 = v563.y;
          const float v570 = fma(v568, v569, v567);
          const float v571 = v516.z;
          const float v572 = v563.z;
          const float v573 = fma(v571, v572, v570);
          const float v574 = v516.w;
          const float v575 = v563.w;
          const float v576 = fma(v574, v575, v573);
          x4 = v576;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v577 = v298 * v365;
      const float v578 = x1;
      m3[v577] = v578;
      const uint v579 = v577 + v277;
      const float v580 = x2;
      m3[v579] = v580;
      const uint v581 = v577 + v290;
      const float v582 = x3;
      m3[v581] = v582;
      const uint v583 = v577 + v294;
      const float v584 = x4;
      m3[v583] = v584;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v585 = v298; v585 < v299; v585 += v374) {
        const uint v586 = v585 / v299;
        const uint v587 = v585 % v299;
        const bool v588 = v586 < v4;
        const bool v589 = v587 < v183;
        const bool v590 = v588 & v589;
        if (v590) {
          x7 = v276;
          for (uint v591 = v279; v591 < v374; v591 += v277) {
            const uint v592 = v591 * v365;
            const uint v593 = v585 + v592;
            const float v594 = m3[v593];
            const float v595 = x7;
            const float v596 = v595 + v594;
            x7 = v596;
          }
          const float v597 = x7;
          const uint v598 = v586 * v11;
          const uint v599 = v6 + v598;
          const uint v600 = v599 + v587;
          m2[v600] = v597;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v209 = v10; v209 < v11; v209 += v100) {
        const uint v210 = v209 / v11;
        const uint v211 = v209 % v11;
        const bool v212 = v210 < v4;
        const bool v213 = v211 < v183;
        const bool v214 = v212 & v213;
        if (v214) {
          const uint v215 = v0 + v210;
          const uint v216 = v181 + v211;
          const uint v217 = v215 - v0;
          const uint v218 = v217 * v11;
          const uint v219 = v216 - v181;
          const uint v220 = v218 + v219;
          const float v221 = m2[v220];
          const float v222 = -v221;
          const float v223 = precise::exp(v222);
          const float v224 = v223 + v168;
          const float v225 = 1.0f / v224;
          const uint v226 = v215 * v35;
          const uint v227 = v226 + v216;
          b9[v227] = v225;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v228 = v65 < v56;
    const bool v229 = v65 < v53;
    const bool v230 = !v229;
    const bool v231 = v228 & v230;
    if (v231) {
      const uint v232 = v65 - v53;
      const uint v233 = v232 * v11;
      const uint v234 = v42 - v233;
      const uint v235 = min(v11, v234);
      const uint v236 = v233 * v5;
      x1 = v276;
      x2 = v276;
      x3 = v276;
      x4 = v276;
      for (uint v237 = v6; v237 < v5; v237 += v74) {
        const uint v238 = v5 - v237;
        const uint v239 = min(v74, v238);
        for (uint v240 = v6; v240 < v4; v240 += v1) {
          const uint v241 = v0 + v240;
          const uint v242 = v10 * v11;
          for (uint v243 = v242; v243 < v239; v243 += v13) {
            const uint v244 = v237 + v243;
            const uint v245 = v241 * v5;
            const uint v246 = v245 + v244;
            const float4 v247 = *(device const float4*)(b0 + v246);
            const uint v248 = v241 - v0;
            const float v249 = m1[v248];
            const float v250 = float(v5);
            const float v251 = v249 / v250;
            const float v252 = v251 + v90;
            const float v253 = precise::rsqrt(v252);
            const float4 v254 = float4(v253);
            const float4 v255 = v247 * v254;
            const float4 v256 = *(device const float4*)(b2 + v244);
            const float4 v257 = v255 * v256;
            const uint v258 = v240 * v74;
            const uint v259 = v243 + v258;
            *(threadgroup float4*)(m0 + v259) = v257;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v260 = v236 + v237;
        const uint v601 = v4 - v277;
        const uint v602 = min(v279, v601);
        const uint v603 = v602 * v74;
        const uint v604 = v6 + v603;
        const uint v605 = v235 - v277;
        const uint v606 = min(v279, v605);
        const uint v607 = v606 * v5;
        const uint v608 = v260 + v607;
        const uint v609 = min(v277, v605);
        const uint v610 = v609 * v5;
        const uint v611 = v260 + v610;
        const uint v612 = min(v290, v605);
        const uint v613 = v612 * v5;
        const uint v614 = v260 + v613;
        const uint v615 = min(v294, v605);
        const uint v616 = v615 * v5;
        const uint v617 = v260 + v616;
        const uint v618 = v298 * v299;
        for (uint v619 = v618; v619 < v239; v619 += v301) {
          const uint v620 = v604 + v619;
          const float4 v621 = *(threadgroup float4*)(m0 + v620);
          const uint v622 = v608 + v619;
          const float4 v623 = *(device const float4*)(b10 + v622);
          const float v624 = x1;
          const float v625 = v621.x;
          const float v626 = v623.x;
          const float v627 = fma(v625, v626, v624);
          const float v628 = v621.y;
          const float v629 = v623.y;
          const float v630 = fma(v628, v629, v627);
          const float v631 = v621.z;
          const float v632 = v623.z;
          const float v633 = fma(v631, v632, v630);
          const float v634 = v621.w;
          const float v635 = v623.w;
          const float v636 = fma(v634, v635, v633);
          x1 = v636;
          const uint v637 = v611 + v619;
          const float4 v638 = *(device const float4*)(b10 + v637);
          const float v639 = x2;
          const float v640 = v621.x;
          const float v641 = v638.x;
          const float v642 = fma(v640, v641, v639);
          const float v643 = v621.y;
          const float v644 = v638.y;
          const float v645 = fma(v643, v644, v642);
          const float v646 = v621.z;
          const float v647 = v638.z;
          const float v648 = fma(v646, v647, v645);
          const float v649 = v621.w;
          const float v650 = v638.w;
          const float v651 = fma(v649, v650, v648);
          x2 = v651;
          const uint v652 = v614 + v619;
          const float4 v653 = *(device const float4*)(b10 + v652);
          const float v654 = x3;
          const float v655 = v621.x;
          const float v656 = v653.x;
          const float v657 = fma(v655, v656, v654);
          const float v658 = v621.y;
          const float v659 = v653.y;
          const float v660 = fma(v658, v659, v657);
          const float v661 = v621.z;
          const float v662 = v653.z;
          const float v663 = fma(v661, v662, v660);
          const float v664 = v621.w;
          const float v665 = v653.w;
          const float v666 = fma(v664, v665, v663);
          x3 = v666;
          const uint v667 = v617 + v619;
          const float4 v668 = *(device const float4*)(b10 + v667);
          const float v669 = x4;
          const float v670 = v621.x;
          const float v671 = v668.x;
          const float v672 = fma(v670, v671, v669);
          const float v673 = v621.y;
          const float v674 = v668.y;
          const float v675 = fma(v673, v674, v672);
          const float v676 = v621.z;
          const float v677 = v668.z;
          const float v678 = fma(v676, v677, v675);
          const float v679 = v621.w;
          const float v680 = v668.w;
          const float v681 = fma(v679, v680, v678);
          x4 = v681;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v682 = v298 * v365;
      const float v683 = x1;
      m3[v682] = v683;
      const uint v684 = v682 + v277;
      const float v685 = x2;
      m3[v684] = v685;
      const uint v686 = v682 + v290;
      const float v687 = x3;
      m3[v686] = v687;
      const uint v688 = v682 + v294;
      const float v689 = x4;
      m3[v688] = v689;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v690 = v298; v690 < v299; v690 += v374) {
        const uint v691 = v690 / v299;
        const uint v692 = v690 % v299;
        const bool v693 = v691 < v4;
        const bool v694 = v692 < v235;
        const bool v695 = v693 & v694;
        if (v695) {
          x8 = v276;
          for (uint v696 = v279; v696 < v374; v696 += v277) {
            const uint v697 = v696 * v365;
            const uint v698 = v690 + v697;
            const float v699 = m3[v698];
            const float v700 = x8;
            const float v701 = v700 + v699;
            x8 = v701;
          }
          const float v702 = x8;
          const uint v703 = v691 * v11;
          const uint v704 = v6 + v703;
          const uint v705 = v704 + v692;
          m2[v705] = v702;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v261 = v10; v261 < v11; v261 += v100) {
        const uint v262 = v261 / v11;
        const uint v263 = v261 % v11;
        const bool v264 = v262 < v4;
        const bool v265 = v263 < v235;
        const bool v266 = v264 & v265;
        if (v266) {
          const uint v267 = v0 + v262;
          const uint v268 = v233 + v263;
          const uint v269 = v267 - v0;
          const uint v270 = v269 * v11;
          const uint v271 = v268 - v233;
          const uint v272 = v270 + v271;
          const float v273 = m2[v272];
          const uint v274 = v267 * v42;
          const uint v275 = v274 + v268;
          b11[v275] = v273;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
