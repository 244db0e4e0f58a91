#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_0_v1_r1_bf16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // in_proj_qkv
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // v22
    device const uint* b4 [[buffer(4)]], // in_proj_a
    device const float* b5 [[buffer(5)]], // dt_bias
    device const float* b6 [[buffer(6)]], // decay
    device float* b7 [[buffer(7)]], // v33
    device const uint* b8 [[buffer(8)]], // in_proj_b
    device float* b9 [[buffer(9)]], // v38
    device const uint* b10 [[buffer(10)]], // in_proj_z
    device float* b11 [[buffer(11)]], // v39
    constant uint* params [[buffer(12)]],
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
  float x8;
  const uint v512 = 1u;
  const uint v516 = 16u;
  const uint v517 = 4294901760u;
  const float v253 = 0.0f;
  const uint v254 = 1u;
  const uint v256 = 0u;
  const uint v267 = 2u;
  const uint v271 = 3u;
  const uint v275 = lane;
  const uint v276 = 32u;
  const uint v296 = 5u;
  const uint v305 = 4u;
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
  const uint v34 = params[4];
  const uint v49 = group.x;
  const uint v50 = groups.x;
  const uint v60 = 512u;
  const float v75 = as_type<float>(params[5]);
  const float v138 = 20.0f;
  const float v149 = 1.0f;
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
    const float v502 = simd_shuffle_xor(v19, 16);
    const float v503 = v19 + v502;
    const float v504 = simd_shuffle_xor(v503, 8);
    const float v505 = v503 + v504;
    const float v506 = simd_shuffle_xor(v505, 4);
    const float v507 = v505 + v506;
    const float v508 = simd_shuffle_xor(v507, 2);
    const float v509 = v507 + v508;
    const float v510 = simd_shuffle_xor(v509, 1);
    const float v511 = v509 + v510;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v511;
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
  const uint v35 = v34 + v23;
  const uint v36 = v35 / v24;
  const uint v37 = v33 + v36;
  const uint v38 = v22 + v23;
  const uint v39 = v38 / v24;
  const uint v40 = v27 + v23;
  const uint v41 = v40 / v24;
  const uint v42 = v39 + v41;
  const uint v43 = v27 + v23;
  const uint v44 = v43 / v24;
  const uint v45 = v42 + v44;
  const uint v46 = v34 + v23;
  const uint v47 = v46 / v24;
  const uint v48 = v45 + v47;
  for (uint v51 = v49; v51 < v37; v51 += v50) {
    const bool v52 = v51 < v39;
    const bool v53 = v51 < v6;
    const bool v54 = !v53;
    const bool v55 = v52 & v54;
    if (v55) {
      const uint v56 = v51 * v24;
      const uint v57 = v22 - v56;
      const uint v58 = min(v24, v57);
      const uint v59 = v56 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (uint v61 = v6; v61 < v5; v61 += v60) {
        const uint v62 = v5 - v61;
        const uint v63 = min(v60, v62);
        for (uint v64 = v6; v64 < v4; v64 += v1) {
          const uint v65 = v0 + v64;
          for (uint v66 = v10; v66 < v63; v66 += v11) {
            const uint v67 = v61 + v66;
            const uint v68 = v65 * v5;
            const uint v69 = v68 + v67;
            const float v70 = b0[v69];
            const uint v71 = v65 - v0;
            const float v72 = m1[v71];
            const float v73 = float(v5);
            const float v74 = v72 / v73;
            const float v76 = v74 + v75;
            const float v77 = precise::rsqrt(v76);
            const float v78 = v70 * v77;
            const float v79 = b2[v67];
            const float v80 = v78 * v79;
            const uint v81 = v64 * v60;
            const uint v82 = v66 + v81;
            m0[v82] = v80;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v83 = v59 + v61;
        const uint v255 = v4 - v254;
        const uint v257 = min(v256, v255);
        const uint v258 = v257 * v60;
        const uint v259 = v6 + v258;
        const uint v260 = v58 - v254;
        const uint v261 = min(v256, v260);
        const uint v262 = v261 * v5;
        const uint v263 = v83 + v262;
        const uint v264 = min(v254, v260);
        const uint v265 = v264 * v5;
        const uint v266 = v83 + v265;
        const uint v268 = min(v267, v260);
        const uint v269 = v268 * v5;
        const uint v270 = v83 + v269;
        const uint v272 = min(v271, v260);
        const uint v273 = v272 * v5;
        const uint v274 = v83 + v273;
        for (uint v277 = v275; v277 < v63; v277 += v276) {
          const uint v278 = v259 + v277;
          const float v279 = m0[v278];
          const uint v280 = v263 + v277;
          const uint v513 = v280 >> v512;
          const uint v514 = b1[v513];
          const uint v515 = v280 & v512;
          const uint v518 = v514 << v516;
          const uint v519 = v514 & v517;
          const float v520 = as_type<float>(v518);
          const float v521 = as_type<float>(v519);
          const bool v522 = v515 == v512;
          const float v523 = select(v520, v521, v522);
          const float v282 = x1;
          const float v283 = fma(v279, v523, v282);
          x1 = v283;
          const uint v284 = v266 + v277;
          const uint v524 = v284 >> v512;
          const uint v525 = b1[v524];
          const uint v526 = v284 & v512;
          const uint v527 = v525 << v516;
          const uint v528 = v525 & v517;
          const float v529 = as_type<float>(v527);
          const float v530 = as_type<float>(v528);
          const bool v531 = v526 == v512;
          const float v532 = select(v529, v530, v531);
          const float v286 = x2;
          const float v287 = fma(v279, v532, v286);
          x2 = v287;
          const uint v288 = v270 + v277;
          const uint v533 = v288 >> v512;
          const uint v534 = b1[v533];
          const uint v535 = v288 & v512;
          const uint v536 = v534 << v516;
          const uint v537 = v534 & v517;
          const float v538 = as_type<float>(v536);
          const float v539 = as_type<float>(v537);
          const bool v540 = v535 == v512;
          const float v541 = select(v538, v539, v540);
          const float v290 = x3;
          const float v291 = fma(v279, v541, v290);
          x3 = v291;
          const uint v292 = v274 + v277;
          const uint v542 = v292 >> v512;
          const uint v543 = b1[v542];
          const uint v544 = v292 & v512;
          const uint v545 = v543 << v516;
          const uint v546 = v543 & v517;
          const float v547 = as_type<float>(v545);
          const float v548 = as_type<float>(v546);
          const bool v549 = v544 == v512;
          const float v550 = select(v547, v548, v549);
          const float v294 = x4;
          const float v295 = fma(v279, v550, v294);
          x4 = v295;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v297 = v275 * v296;
      const float v298 = x1;
      m3[v297] = v298;
      const uint v299 = v297 + v254;
      const float v300 = x2;
      m3[v299] = v300;
      const uint v301 = v297 + v267;
      const float v302 = x3;
      m3[v301] = v302;
      const uint v303 = v297 + v271;
      const float v304 = x4;
      m3[v303] = v304;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v306 = v275; v306 < v305; v306 += v276) {
        const uint v307 = v306 / v305;
        const uint v308 = v306 % v305;
        const bool v309 = v307 < v4;
        const bool v310 = v308 < v58;
        const bool v311 = v309 & v310;
        if (v311) {
          x5 = v253;
          for (uint v312 = v256; v312 < v276; v312 += v254) {
            const uint v313 = v312 * v296;
            const uint v314 = v306 + v313;
            const float v315 = m3[v314];
            const float v316 = x5;
            const float v317 = v316 + v315;
            x5 = v317;
          }
          const float v318 = x5;
          const uint v319 = v307 * v24;
          const uint v320 = v6 + v319;
          const uint v321 = v320 + v308;
          m2[v321] = v318;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v84 = v10; v84 < v24; v84 += v11) {
        const uint v85 = v84 / v24;
        const uint v86 = v84 % v24;
        const bool v87 = v85 < v4;
        const bool v88 = v86 < v58;
        const bool v89 = v87 & v88;
        if (v89) {
          const uint v90 = v0 + v85;
          const uint v91 = v56 + v86;
          const uint v92 = v90 - v0;
          const uint v93 = v92 * v24;
          const uint v94 = v91 - v56;
          const uint v95 = v93 + v94;
          const float v96 = m2[v95];
          const uint v97 = v90 * v22;
          const uint v98 = v97 + v91;
          b3[v98] = v96;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v99 = v51 < v42;
    const bool v100 = v51 < v39;
    const bool v101 = !v100;
    const bool v102 = v99 & v101;
    if (v102) {
      const uint v103 = v51 - v39;
      const uint v104 = v103 * v24;
      const uint v105 = v27 - v104;
      const uint v106 = min(v24, v105);
      const uint v107 = v104 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (uint v108 = v6; v108 < v5; v108 += v60) {
        const uint v109 = v5 - v108;
        const uint v110 = min(v60, v109);
        for (uint v111 = v6; v111 < v4; v111 += v1) {
          const uint v112 = v0 + v111;
          for (uint v113 = v10; v113 < v110; v113 += v11) {
            const uint v114 = v108 + v113;
            const uint v115 = v112 * v5;
            const uint v116 = v115 + v114;
            const float v117 = b0[v116];
            const uint v118 = v112 - v0;
            const float v119 = m1[v118];
            const float v120 = float(v5);
            const float v121 = v119 / v120;
            const float v122 = v121 + v75;
            const float v123 = precise::rsqrt(v122);
            const float v124 = v117 * v123;
            const float v125 = b2[v114];
            const float v126 = v124 * v125;
            const uint v127 = v111 * v60;
            const uint v128 = v113 + v127;
            m0[v128] = v126;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v129 = v107 + v108;
        const uint v322 = v4 - v254;
        const uint v323 = min(v256, v322);
        const uint v324 = v323 * v60;
        const uint v325 = v6 + v324;
        const uint v326 = v106 - v254;
        const uint v327 = min(v256, v326);
        const uint v328 = v327 * v5;
        const uint v329 = v129 + v328;
        const uint v330 = min(v254, v326);
        const uint v331 = v330 * v5;
        const uint v332 = v129 + v331;
        const uint v333 = min(v267, v326);
        const uint v334 = v333 * v5;
        const uint v335 = v129 + v334;
        const uint v336 = min(v271, v326);
        const uint v337 = v336 * v5;
        const uint v338 = v129 + v337;
        for (uint v339 = v275; v339 < v110; v339 += v276) {
          const uint v340 = v325 + v339;
          const float v341 = m0[v340];
          const uint v342 = v329 + v339;
          const uint v551 = v342 >> v512;
          const uint v552 = b4[v551];
          const uint v553 = v342 & v512;
          const uint v554 = v552 << v516;
          const uint v555 = v552 & v517;
          const float v556 = as_type<float>(v554);
          const float v557 = as_type<float>(v555);
          const bool v558 = v553 == v512;
          const float v559 = select(v556, v557, v558);
          const float v344 = x1;
          const float v345 = fma(v341, v559, v344);
          x1 = v345;
          const uint v346 = v332 + v339;
          const uint v560 = v346 >> v512;
          const uint v561 = b4[v560];
          const uint v562 = v346 & v512;
          const uint v563 = v561 << v516;
          const uint v564 = v561 & v517;
          const float v565 = as_type<float>(v563);
          const float v566 = as_type<float>(v564);
          const bool v567 = v562 == v512;
          const float v568 = select(v565, v566, v567);
          const float v348 = x2;
          const float v349 = fma(v341, v568, v348);
          x2 = v349;
          const uint v350 = v335 + v339;
          const uint v569 = v350 >> v512;
          const uint v570 = b4[v569];
          const uint v571 = v350 & v512;
          const uint v572 = v570 << v516;
          const uint v573 = v570 & v517;
          const float v574 = as_type<float>(v572);
          const float v575 = as_type<float>(v573);
          const bool v576 = v571 == v512;
          const float v577 = select(v574, v575, v576);
          const float v352 = x3;
          const float v353 = fma(v341, v577, v352);
          x3 = v353;
          const uint v354 = v338 + v339;
          const uint v578 = v354 >> v512;
          const uint v579 = b4[v578];
          const uint v580 = v354 & v512;
          const uint v581 = v579 << v516;
          const uint v582 = v579 & v517;
          const float v583 = as_type<float>(v581);
          const float v584 = as_type<float>(v582);
          const bool v585 = v580 == v512;
          const float v586 = select(v583, v584, v585);
          const float v356 = x4;
          const float v357 = fma(v341, v586, v356);
          x4 = v357;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v358 = v275 * v296;
      const float v359 = x1;
      m3[v358] = v359;
      const uint v360 = v358 + v254;
      const float v361 = x2;
      m3[v360] = v361;
      const uint v362 = v358 + v267;
      const float v363 = x3;
      m3[v362] = v363;
      const uint v364 = v358 + v271;
      const float v365 = x4;
      m3[v364] = v365;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v366 = v275; v366 < v305; v366 += v276) {
        const uint v367 = v366 / v305;
        const uint v368 = v366 % v305;
        const bool v369 = v367 < v4;
        const bool v370 = v368 < v106;
        const bool v371 = v369 & v370;
        if (v371) {
          x6 = v253;
          for (uint v372 = v256; v372 < v276; v372 += v254) {
            const uint v373 = v372 * v296;
            const uint v374 = v366 + v373;
            const float v375 = m3[v374];
            const float v376 = x6;
            const float v377 = v376 + v375;
            x6 = v377;
          }
          const float v378 = x6;
          const uint v379 = v367 * v24;
          const uint v380 = v6 + v379;
          const uint v381 = v380 + v368;
          m2[v381] = v378;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v130 = v10; v130 < v24; v130 += v11) {
        const uint v131 = v130 / v24;
        const uint v132 = v130 % v24;
        const bool v133 = v131 < v4;
        const bool v134 = v132 < v106;
        const bool v135 = v133 & v134;
        if (v135) {
          const uint v136 = v0 + v131;
          const uint v137 = v104 + v132;
          const uint v139 = v136 - v0;
          const uint v140 = v139 * v24;
          const uint v141 = v137 - v104;
          const uint v142 = v140 + v141;
          const float v143 = m2[v142];
          const float v144 = b5[v137];
          const float v145 = v143 + v144;
          const bool v146 = v138 < v145;
          const float v147 = min(v145, v138);
          const float v148 = precise::exp(v147);
          const float v150 = v148 + v149;
          const float v151 = precise::log(v150);
          const float v152 = select(v151, v145, v146);
          const float v153 = b6[v137];
          const float v154 = v152 * v153;
          const uint v155 = v136 * v27;
          const uint v156 = v155 + v137;
          b7[v156] = v154;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v157 = v51 < v45;
    const bool v158 = v51 < v42;
    const bool v159 = !v158;
    const bool v160 = v157 & v159;
    if (v160) {
      const uint v161 = v51 - v42;
      const uint v162 = v161 * v24;
      const uint v163 = v27 - v162;
      const uint v164 = min(v24, v163);
      const uint v165 = v162 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (uint v166 = v6; v166 < v5; v166 += v60) {
        const uint v167 = v5 - v166;
        const uint v168 = min(v60, v167);
        for (uint v169 = v6; v169 < v4; v169 += v1) {
          const uint v170 = v0 + v169;
          for (uint v171 = v10; v171 < v168; v171 += v11) {
            const uint v172 = v166 + v171;
            const uint v173 = v170 * v5;
            const uint v174 = v173 + v172;
            const float v175 = b0[v174];
            const uint v176 = v170 - v0;
            const float v177 = m1[v176];
            const float v178 = float(v5);
            const float v179 = v177 / v178;
            const float v180 = v179 + v75;
            const float v181 = precise::rsqrt(v180);
            const float v182 = v175 * v181;
            const float v183 = b2[v172];
            const float v184 = v182 * v183;
            const uint v185 = v169 * v60;
            const uint v186 = v171 + v185;
            m0[v186] = v184;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v187 = v165 + v166;
        const uint v382 = v4 - v254;
        const uint v383 = min(v256, v382);
        const uint v384 = v383 * v60;
        const uint v385 = v6 + v384;
        const uint v386 = v164 - v254;
        const uint v387 = min(v256, v386);
        const uint v388 = v387 * v5;
        const uint v389 = v187 + v388;
        const uint v390 = min(v254, v386);
        const uint v391 = v390 * v5;
        const uint v392 = v187 + v391;
        const uint v393 = min(v267, v386);
        const uint v394 = v393 * v5;
        const uint v395 = v187 + v394;
        const uint v396 = min(v271, v386);
        const uint v397 = v396 * v5;
        const uint v398 = v187 + v397;
        for (uint v399 = v275; v399 < v168; v399 += v276) {
          const uint v400 = v385 + v399;
          const float v401 = m0[v400];
          const uint v402 = v389 + v399;
          const uint v587 = v402 >> v512;
          const uint v588 = b8[v587];
          const uint v589 = v402 & v512;
          const uint v590 = v588 << v516;
          const uint v591 = v588 & v517;
          const float v592 = as_type<float>(v590);
          const float v593 = as_type<float>(v591);
          const bool v594 = v589 == v512;
          const float v595 = select(v592, v593, v594);
          const float v404 = x1;
          const float v405 = fma(v401, v595, v404);
          x1 = v405;
          const uint v406 = v392 + v399;
          const uint v596 = v406 >> v512;
          const uint v597 = b8[v596];
          const uint v598 = v406 & v512;
          const uint v599 = v597 << v516;
          const uint v600 = v597 & v517;
          const float v601 = as_type<float>(v599);
          const float v602 = as_type<float>(v600);
          const bool v603 = v598 == v512;
          const float v604 = select(v601, v602, v603);
          const float v408 = x2;
          const float v409 = fma(v401, v604, v408);
          x2 = v409;
          const uint v410 = v395 + v399;
          const uint v605 = v410 >> v512;
          const uint v606 = b8[v605];
          const uint v607 = v410 & v512;
          const uint v608 = v606 << v516;
          const uint v609 = v606 & v517;
          const float v610 = as_type<float>(v608);
          const float v611 = as_type<float>(v609);
          const bool v612 = v607 == v512;
          const float v613 = select(v610, v611, v612);
          const float v412 = x3;
          const float v413 = fma(v401, v613, v412);
          x3 = v413;
          const uint v414 = v398 + v399;
          const uint v614 = v414 >> v512;
          const uint v615 = b8[v614];
          const uint v616 = v414 & v512;
          const uint v617 = v615 << v516;
          const uint v618 = v615 & v517;
          const float v619 = as_type<float>(v617);
          const float v620 = as_type<float>(v618);
          const bool v621 = v616 == v512;
          const float v622 = select(v619, v620, v621);
          const float v416 = x4;
          const float v417 = fma(v401, v622, v416);
          x4 = v417;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v418 = v275 * v296;
      const float v419 = x1;
      m3[v418] = v419;
      const uint v420 = v418 + v254;
      const float v421 = x2;
      m3[v420] = v421;
      const uint v422 = v418 + v267;
      const float v423 = x3;
      m3[v422] = v423;
      const uint v424 = v418 + v271;
      const float v425 = x4;
      m3[v424] = v425;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v426 = v275; v426 < v305; v426 += v276) {
        const uint v427 = v426 / v305;
        const uint v428 = v426 % v305;
        const bool v429 = v427 < v4;
        const bool v430 = v428 < v164;
        const bool v431 = v429 & v430;
        if (v431) {
          x7 = v253;
          for (uint v432 = v256; v432 < v276; v432 += v254) {
            const uint v433 = v432 * v296;
            const uint v434 = v426 + v433;
            const float v435 = m3[v434];
            const float v436 = x7;
            const float v437 = v436 + v435;
            x7 = v437;
          }
          const float v438 = x7;
          const uint v439 = v427 * v24;
          const uint v440 = v6 + v439;
          const uint v441 = v440 + v428;
          m2[v441] = v438;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v188 = v10; v188 < v24; v188 += v11) {
        const uint v189 = v188 / v24;
        const uint v190 = v188 % v24;
        const bool v191 = v189 < v4;
        const bool v192 = v190 < v164;
        const bool v193 = v191 & v192;
        if (v193) {
          const uint v194 = v0 + v189;
          const uint v195 = v162 + v190;
          const uint v196 = v194 - v0;
          const uint v197 = v196 * v24;
          const uint v198 = v195 - v162;
          const uint v199 = v197 + v198;
          const float v200 = m2[v199];
          const float v201 = -v200;
          const float v202 = precise::exp(v201);
          const float v203 = v202 + v149;
          const float v204 = 1.0f / v203;
          const uint v205 = v194 * v27;
          const uint v206 = v205 + v195;
          b9[v206] = v204;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v207 = v51 < v48;
    const bool v208 = v51 < v45;
    const bool v209 = !v208;
    const bool v210 = v207 & v209;
    if (v210) {
      const uint v211 = v51 - v45;
      const uint v212 = v211 * v24;
      const uint v213 = v34 - v212;
      const uint v214 = min(v24, v213);
      const uint v215 = v212 * v5;
      x1 = v253;
      x2 = v253;
      x3 = v253;
      x4 = v253;
      for (uint v216 = v6; v216 < v5; v216 += v60) {
        const uint v217 = v5 - v216;
        const uint v218 = min(v60, v217);
        for (uint v219 = v6; v219 < v4; v219 += v1) {
          const uint v220 = v0 + v219;
          for (uint v221 = v10; v221 < v218; v221 += v11) {
            const uint v222 = v216 + v221;
            const uint v223 = v220 * v5;
            const uint v224 = v223 + v222;
            const float v225 = b0[v224];
            const uint v226 = v220 - v0;
            const float v227 = m1[v226];
            const float v228 = float(v5);
            const float v229 = v227 / v228;
            const float v230 = v229 + v75;
            const float v231 = precise::rsqrt(v230);
            const float v232 = v225 * v231;
            const float v233 = b2[v222];
            const float v234 = v232 * v233;
            const uint v235 = v219 * v60;
            const uint v236 = v221 + v235;
            m0[v236] = v234;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v237 = v215 + v216;
        const uint v442 = v4 - v254;
        const uint v443 = min(v256, v442);
        const uint v444 = v443 * v60;
        const uint v445 = v6 + v444;
        const uint v446 = v214 - v254;
        const uint v447 = min(v256, v446);
        const uint v448 = v447 * v5;
        const uint v449 = v237 + v448;
        const uint v450 = min(v254, v446);
        const uint v451 = v450 * v5;
        const uint v452 = v237 + v451;
        const uint v453 = min(v267, v446);
        const uint v454 = v453 * v5;
        const uint v455 = v237 + v454;
        const uint v456 = min(v271, v446);
        const uint v457 = v456 * v5;
        const uint v458 = v237 + v457;
        for (uint v459 = v275; v459 < v218; v459 += v276) {
          const uint v460 = v445 + v459;
          const float v461 = m0[v460];
          const uint v462 = v449 + v459;
          const uint v623 = v462 >> v512;
          const uint v624 = b10[v623];
          const uint v625 = v462 & v512;
          const uint v626 = v624 << v516;
          const uint v627 = v624 & v517;
          const float v628 = as_type<float>(v626);
          const float v629 = as_type<float>(v627);
          const bool v630 = v625 == v512;
          const float v631 = select(v628, v629, v630);
          const float v464 = x1;
          const float v465 = fma(v461, v631, v464);
          x1 = v465;
          const uint v466 = v452 + v459;
          const uint v632 = v466 >> v512;
          const uint v633 = b10[v632];
          const uint v634 = v466 & v512;
          const uint v635 = v633 << v516;
          const uint v636 = v633 & v517;
          const float v637 = as_type<float>(v635);
          const float v638 = as_type<float>(v636);
          const bool v639 = v634 == v512;
          const float v640 = select(v637, v638, v639);
          const float v468 = x2;
          const float v469 = fma(v461, v640, v468);
          x2 = v469;
          const uint v470 = v455 + v459;
          const uint v641 = v470 >> v512;
          const uint v642 = b10[v641];
          const uint v643 = v470 & v512;
          const uint v644 = v642 << v516;
          const uint v645 = v642 & v517;
          const float v646 = as_type<float>(v644);
          const float v647 = as_type<float>(v645);
          const bool v648 = v643 == v512;
          const float v649 = select(v646, v647, v648);
          const float v472 = x3;
          const float v473 = fma(v461, v649, v472);
          x3 = v473;
          const uint v474 = v458 + v459;
          const uint v650 = v474 >> v512;
          const uint v651 = b10[v650];
          const uint v652 = v474 & v512;
          const uint v653 = v651 << v516;
          const uint v654 = v651 & v517;
          const float v655 = as_type<float>(v653);
          const float v656 = as_type<float>(v654);
          const bool v657 = v652 == v512;
          const float v658 = select(v655, v656, v657);
          const float v476 = x4;
          const float v477 = fma(v461, v658, v476);
          x4 = v477;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v478 = v275 * v296;
      const float v479 = x1;
      m3[v478] = v479;
      const uint v480 = v478 + v254;
      const float v481 = x2;
      m3[v480] = v481;
      const uint v482 = v478 + v267;
      const float v483 = x3;
      m3[v482] = v483;
      const uint v484 = v478 + v271;
      const float v485 = x4;
      m3[v484] = v485;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v486 = v275; v486 < v305; v486 += v276) {
        const uint v487 = v486 / v305;
        const uint v488 = v486 % v305;
        const bool v489 = v487 < v4;
        const bool v490 = v488 < v214;
        const bool v491 = v489 & v490;
        if (v491) {
          x8 = v253;
          for (uint v492 = v256; v492 < v276; v492 += v254) {
            const uint v493 = v492 * v296;
            const uint v494 = v486 + v493;
            const float v495 = m3[v494];
            const float v496 = x8;
            const float v497 = v496 + v495;
            x8 = v497;
          }
          const float v498 = x8;
          const uint v499 = v487 * v24;
          const uint v500 = v6 + v499;
          const uint v501 = v500 + v488;
          m2[v501] = v498;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v238 = v10; v238 < v24; v238 += v11) {
        const uint v239 = v238 / v24;
        const uint v240 = v238 % v24;
        const bool v241 = v239 < v4;
        const bool v242 = v240 < v214;
        const bool v243 = v241 & v242;
        if (v243) {
          const uint v244 = v0 + v239;
          const uint v245 = v212 + v240;
          const uint v246 = v244 - v0;
          const uint v247 = v246 * v24;
          const uint v248 = v245 - v212;
          const uint v249 = v247 + v248;
          const float v250 = m2[v249];
          const uint v251 = v244 * v34;
          const uint v252 = v251 + v245;
          b11[v252] = v250;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
