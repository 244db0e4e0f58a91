#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_0_v1_r1_f16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // in_proj_qkv
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // stored3
    device const uint* b4 [[buffer(4)]], // in_proj_a
    device const float* b5 [[buffer(5)]], // dt_bias
    device const float* b6 [[buffer(6)]], // decay
    device float* b7 [[buffer(7)]], // stored7
    device const uint* b8 [[buffer(8)]], // in_proj_b
    device float* b9 [[buffer(9)]], // stored9
    device const uint* b10 [[buffer(10)]], // in_proj_z
    device float* b11 [[buffer(11)]], // stored11
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
  const uint v518 = 1u;
  const float v259 = 0.0f;
  const uint v260 = 1u;
  const uint v262 = 0u;
  const uint v273 = 2u;
  const uint v277 = 3u;
  const uint v281 = lane;
  const uint v282 = 32u;
  const uint v302 = 5u;
  const uint v311 = 4u;
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
  const uint v66 = 512u;
  const float v81 = as_type<float>(params[5]);
  const float v144 = 20.0f;
  const float v155 = 1.0f;
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
    const float v508 = simd_shuffle_xor(v19, 16);
    const float v509 = v19 + v508;
    const float v510 = simd_shuffle_xor(v509, 8);
    const float v511 = v509 + v510;
    const float v512 = simd_shuffle_xor(v511, 4);
    const float v513 = v511 + v512;
    const float v514 = simd_shuffle_xor(v513, 2);
    const float v515 = v513 + v514;
    const float v516 = simd_shuffle_xor(v515, 1);
    const float v517 = v515 + v516;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v517;
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
  const uint v51 = v37 + v50;
  const uint v52 = v51 - v1;
  const uint v53 = v52 / v50;
  const uint v54 = v49 * v53;
  const uint v55 = v54 + v53;
  const uint v56 = min(v55, v37);
  for (uint v57 = v54; v57 < v56; v57 += v1) {
    const bool v58 = v57 < v39;
    const bool v59 = v57 < v6;
    const bool v60 = !v59;
    const bool v61 = v58 & v60;
    if (v61) {
      const uint v62 = v57 * v24;
      const uint v63 = v22 - v62;
      const uint v64 = min(v24, v63);
      const uint v65 = v62 * v5;
      x1 = v259;
      x2 = v259;
      x3 = v259;
      x4 = v259;
      for (uint v67 = v6; v67 < v5; v67 += v66) {
        const uint v68 = v5 - v67;
        const uint v69 = min(v66, v68);
        for (uint v70 = v6; v70 < v4; v70 += v1) {
          const uint v71 = v0 + v70;
          for (uint v72 = v10; v72 < v69; v72 += v11) {
            const uint v73 = v67 + v72;
            const uint v74 = v71 * v5;
            const uint v75 = v74 + v73;
            const float v76 = b0[v75];
            const uint v77 = v71 - v0;
            const float v78 = m1[v77];
            const float v79 = float(v5);
            const float v80 = v78 / v79;
            const float v82 = v80 + v81;
            const float v83 = precise::rsqrt(v82);
            const float v84 = v76 * v83;
            const float v85 = b2[v73];
            const float v86 = v84 * v85;
            const uint v87 = v70 * v66;
            const uint v88 = v72 + v87;
            m0[v88] = v86;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v89 = v65 + v67;
        const uint v261 = v4 - v260;
        const uint v263 = min(v262, v261);
        const uint v264 = v263 * v66;
        const uint v265 = v6 + v264;
        const uint v266 = v64 - v260;
        const uint v267 = min(v262, v266);
        const uint v268 = v267 * v5;
        const uint v269 = v89 + v268;
        const uint v270 = min(v260, v266);
        const uint v271 = v270 * v5;
        const uint v272 = v89 + v271;
        const uint v274 = min(v273, v266);
        const uint v275 = v274 * v5;
        const uint v276 = v89 + v275;
        const uint v278 = min(v277, v266);
        const uint v279 = v278 * v5;
        const uint v280 = v89 + v279;
        for (uint v283 = v281; v283 < v69; v283 += v282) {
          const uint v284 = v265 + v283;
          const float v285 = m0[v284];
          const uint v286 = v269 + v283;
          const uint v519 = v286 >> v518;
          const uint v520 = b1[v519];
          const uint v521 = v286 & v518;
          const float2 v522 = float2(as_type<half2>(v520));
          const float v523 = v522.x;
          const float v524 = v522.y;
          const bool v525 = v521 == v518;
          const float v526 = select(v523, v524, v525);
          const float v288 = x1;
          const float v289 = fma(v285, v526, v288);
          x1 = v289;
          const uint v290 = v272 + v283;
          const uint v527 = v290 >> v518;
          const uint v528 = b1[v527];
          const uint v529 = v290 & v518;
          const float2 v530 = float2(as_type<half2>(v528));
          const float v531 = v530.x;
          const float v532 = v530.y;
          const bool v533 = v529 == v518;
          const float v534 = select(v531, v532, v533);
          const float v292 = x2;
          const float v293 = fma(v285, v534, v292);
          x2 = v293;
          const uint v294 = v276 + v283;
          const uint v535 = v294 >> v518;
          const uint v536 = b1[v535];
          const uint v537 = v294 & v518;
          const float2 v538 = float2(as_type<half2>(v536));
          const float v539 = v538.x;
          const float v540 = v538.y;
          const bool v541 = v537 == v518;
          const float v542 = select(v539, v540, v541);
          const float v296 = x3;
          const float v297 = fma(v285, v542, v296);
          x3 = v297;
          const uint v298 = v280 + v283;
          const uint v543 = v298 >> v518;
          const uint v544 = b1[v543];
          const uint v545 = v298 & v518;
          const float2 v546 = float2(as_type<half2>(v544));
          const float v547 = v546.x;
          const float v548 = v546.y;
          const bool v549 = v545 == v518;
          const float v550 = select(v547, v548, v549);
          const float v300 = x4;
          const float v301 = fma(v285, v550, v300);
          x4 = v301;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v303 = v281 * v302;
      const float v304 = x1;
      m3[v303] = v304;
      const uint v305 = v303 + v260;
      const float v306 = x2;
      m3[v305] = v306;
      const uint v307 = v303 + v273;
      const float v308 = x3;
      m3[v307] = v308;
      const uint v309 = v303 + v277;
      const float v310 = x4;
      m3[v309] = v310;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v312 = v281; v312 < v311; v312 += v282) {
        const uint v313 = v312 / v311;
        const uint v314 = v312 % v311;
        const bool v315 = v313 < v4;
        const bool v316 = v314 < v64;
        const bool v317 = v315 & v316;
        if (v317) {
          x5 = v259;
          for (uint v318 = v262; v318 < v282; v318 += v260) {
            const uint v319 = v318 * v302;
            const uint v320 = v312 + v319;
            const float v321 = m3[v320];
            const float v322 = x5;
            const float v323 = v322 + v321;
            x5 = v323;
          }
          const float v324 = x5;
          const uint v325 = v313 * v24;
          const uint v326 = v6 + v325;
          const uint v327 = v326 + v314;
          m2[v327] = v324;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v90 = v10; v90 < v24; v90 += v11) {
        const uint v91 = v90 / v24;
        const uint v92 = v90 % v24;
        const bool v93 = v91 < v4;
        const bool v94 = v92 < v64;
        const bool v95 = v93 & v94;
        if (v95) {
          const uint v96 = v0 + v91;
          const uint v97 = v62 + v92;
          const uint v98 = v96 - v0;
          const uint v99 = v98 * v24;
          const uint v100 = v97 - v62;
          const uint v101 = v99 + v100;
          const float v102 = m2[v101];
          const uint v103 = v96 * v22;
          const uint v104 = v103 + v97;
          b3[v104] = v102;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v105 = v57 < v42;
    const bool v106 = v57 < v39;
    const bool v107 = !v106;
    const bool v108 = v105 & v107;
    if (v108) {
      const uint v109 = v57 - v39;
      const uint v110 = v109 * v24;
      const uint v111 = v27 - v110;
      const uint v112 = min(v24, v111);
      const uint v113 = v110 * v5;
      x1 = v259;
      x2 = v259;
      x3 = v259;
      x4 = v259;
      for (uint v114 = v6; v114 < v5; v114 += v66) {
        const uint v115 = v5 - v114;
        const uint v116 = min(v66, v115);
        for (uint v117 = v6; v117 < v4; v117 += v1) {
          const uint v118 = v0 + v117;
          for (uint v119 = v10; v119 < v116; v119 += v11) {
            const uint v120 = v114 + v119;
            const uint v121 = v118 * v5;
            const uint v122 = v121 + v120;
            const float v123 = b0[v122];
            const uint v124 = v118 - v0;
            const float v125 = m1[v124];
            const float v126 = float(v5);
            const float v127 = v125 / v126;
            const float v128 = v127 + v81;
            const float v129 = precise::rsqrt(v128);
            const float v130 = v123 * v129;
            const float v131 = b2[v120];
            const float v132 = v130 * v131;
            const uint v133 = v117 * v66;
            const uint v134 = v119 + v133;
            m0[v134] = v132;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v135 = v113 + v114;
        const uint v328 = v4 - v260;
        const uint v329 = min(v262, v328);
        const uint v330 = v329 * v66;
        const uint v331 = v6 + v330;
        const uint v332 = v112 - v260;
        const uint v333 = min(v262, v332);
        const uint v334 = v333 * v5;
        const uint v335 = v135 + v334;
        const uint v336 = min(v260, v332);
        const uint v337 = v336 * v5;
        const uint v338 = v135 + v337;
        const uint v339 = min(v273, v332);
        const uint v340 = v339 * v5;
        const uint v341 = v135 + v340;
        const uint v342 = min(v277, v332);
        const uint v343 = v342 * v5;
        const uint v344 = v135 + v343;
        for (uint v345 = v281; v345 < v116; v345 += v282) {
          const uint v346 = v331 + v345;
          const float v347 = m0[v346];
          const uint v348 = v335 + v345;
          const uint v551 = v348 >> v518;
          const uint v552 = b4[v551];
          const uint v553 = v348 & v518;
          const float2 v554 = float2(as_type<half2>(v552));
          const float v555 = v554.x;
          const float v556 = v554.y;
          const bool v557 = v553 == v518;
          const float v558 = select(v555, v556, v557);
          const float v350 = x1;
          const float v351 = fma(v347, v558, v350);
          x1 = v351;
          const uint v352 = v338 + v345;
          const uint v559 = v352 >> v518;
          const uint v560 = b4[v559];
          const uint v561 = v352 & v518;
          const float2 v562 = float2(as_type<half2>(v560));
          const float v563 = v562.x;
          const float v564 = v562.y;
          const bool v565 = v561 == v518;
          const float v566 = select(v563, v564, v565);
          const float v354 = x2;
          const float v355 = fma(v347, v566, v354);
          x2 = v355;
          const uint v356 = v341 + v345;
          const uint v567 = v356 >> v518;
          const uint v568 = b4[v567];
          const uint v569 = v356 & v518;
          const float2 v570 = float2(as_type<half2>(v568));
          const float v571 = v570.x;
          const float v572 = v570.y;
          const bool v573 = v569 == v518;
          const float v574 = select(v571, v572, v573);
          const float v358 = x3;
          const float v359 = fma(v347, v574, v358);
          x3 = v359;
          const uint v360 = v344 + v345;
          const uint v575 = v360 >> v518;
          const uint v576 = b4[v575];
          const uint v577 = v360 & v518;
          const float2 v578 = float2(as_type<half2>(v576));
          const float v579 = v578.x;
          const float v580 = v578.y;
          const bool v581 = v577 == v518;
          const float v582 = select(v579, v580, v581);
          const float v362 = x4;
          const float v363 = fma(v347, v582, v362);
          x4 = v363;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v364 = v281 * v302;
      const float v365 = x1;
      m3[v364] = v365;
      const uint v366 = v364 + v260;
      const float v367 = x2;
      m3[v366] = v367;
      const uint v368 = v364 + v273;
      const float v369 = x3;
      m3[v368] = v369;
      const uint v370 = v364 + v277;
      const float v371 = x4;
      m3[v370] = v371;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v372 = v281; v372 < v311; v372 += v282) {
        const uint v373 = v372 / v311;
        const uint v374 = v372 % v311;
        const bool v375 = v373 < v4;
        const bool v376 = v374 < v112;
        const bool v377 = v375 & v376;
        if (v377) {
          x6 = v259;
          for (uint v378 = v262; v378 < v282; v378 += v260) {
            const uint v379 = v378 * v302;
            const uint v380 = v372 + v379;
            const float v381 = m3[v380];
            const float v382 = x6;
            const float v383 = v382 + v381;
            x6 = v383;
          }
          const float v384 = x6;
          const uint v385 = v373 * v24;
          const uint v386 = v6 + v385;
          const uint v387 = v386 + v374;
          m2[v387] = v384;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v136 = v10; v136 < v24; v136 += v11) {
        const uint v137 = v136 / v24;
        const uint v138 = v136 % v24;
        const bool v139 = v137 < v4;
        const bool v140 = v138 < v112;
        const bool v141 = v139 & v140;
        if (v141) {
          const uint v142 = v0 + v137;
          const uint v143 = v110 + v138;
          const uint v145 = v142 - v0;
          const uint v146 = v145 * v24;
          const uint v147 = v143 - v110;
          const uint v148 = v146 + v147;
          const float v149 = m2[v148];
          const float v150 = b5[v143];
          const float v151 = v149 + v150;
          const bool v152 = v144 < v151;
          const float v153 = min(v151, v144);
          const float v154 = precise::exp(v153);
          const float v156 = v154 + v155;
          const float v157 = precise::log(v156);
          const float v158 = select(v157, v151, v152);
          const float v159 = b6[v143];
          const float v160 = v158 * v159;
          const uint v161 = v142 * v27;
          const uint v162 = v161 + v143;
          b7[v162] = v160;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v163 = v57 < v45;
    const bool v164 = v57 < v42;
    const bool v165 = !v164;
    const bool v166 = v163 & v165;
    if (v166) {
      const uint v167 = v57 - v42;
      const uint v168 = v167 * v24;
      const uint v169 = v27 - v168;
      const uint v170 = min(v24, v169);
      const uint v171 = v168 * v5;
      x1 = v259;
      x2 = v259;
      x3 = v259;
      x4 = v259;
      for (uint v172 = v6; v172 < v5; v172 += v66) {
        const uint v173 = v5 - v172;
        const uint v174 = min(v66, v173);
        for (uint v175 = v6; v175 < v4; v175 += v1) {
          const uint v176 = v0 + v175;
          for (uint v177 = v10; v177 < v174; v177 += v11) {
            const uint v178 = v172 + v177;
            const uint v179 = v176 * v5;
            const uint v180 = v179 + v178;
            const float v181 = b0[v180];
            const uint v182 = v176 - v0;
            const float v183 = m1[v182];
            const float v184 = float(v5);
            const float v185 = v183 / v184;
            const float v186 = v185 + v81;
            const float v187 = precise::rsqrt(v186);
            const float v188 = v181 * v187;
            const float v189 = b2[v178];
            const float v190 = v188 * v189;
            const uint v191 = v175 * v66;
            const uint v192 = v177 + v191;
            m0[v192] = v190;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v193 = v171 + v172;
        const uint v388 = v4 - v260;
        const uint v389 = min(v262, v388);
        const uint v390 = v389 * v66;
        const uint v391 = v6 + v390;
        const uint v392 = v170 - v260;
        const uint v393 = min(v262, v392);
        const uint v394 = v393 * v5;
        const uint v395 = v193 + v394;
        const uint v396 = min(v260, v392);
        const uint v397 = v396 * v5;
        const uint v398 = v193 + v397;
        const uint v399 = min(v273, v392);
        const uint v400 = v399 * v5;
        const uint v401 = v193 + v400;
        const uint v402 = min(v277, v392);
        const uint v403 = v402 * v5;
        const uint v404 = v193 + v403;
        for (uint v405 = v281; v405 < v174; v405 += v282) {
          const uint v406 = v391 + v405;
          const float v407 = m0[v406];
          const uint v408 = v395 + v405;
          const uint v583 = v408 >> v518;
          const uint v584 = b8[v583];
          const uint v585 = v408 & v518;
          const float2 v586 = float2(as_type<half2>(v584));
          const float v587 = v586.x;
          const float v588 = v586.y;
          const bool v589 = v585 == v518;
          const float v590 = select(v587, v588, v589);
          const float v410 = x1;
          const float v411 = fma(v407, v590, v410);
          x1 = v411;
          const uint v412 = v398 + v405;
          const uint v591 = v412 >> v518;
          const uint v592 = b8[v591];
          const uint v593 = v412 & v518;
          const float2 v594 = float2(as_type<half2>(v592));
          const float v595 = v594.x;
          const float v596 = v594.y;
          const bool v597 = v593 == v518;
          const float v598 = select(v595, v596, v597);
          const float v414 = x2;
          const float v415 = fma(v407, v598, v414);
          x2 = v415;
          const uint v416 = v401 + v405;
          const uint v599 = v416 >> v518;
          const uint v600 = b8[v599];
          const uint v601 = v416 & v518;
          const float2 v602 = float2(as_type<half2>(v600));
          const float v603 = v602.x;
          const float v604 = v602.y;
          const bool v605 = v601 == v518;
          const float v606 = select(v603, v604, v605);
          const float v418 = x3;
          const float v419 = fma(v407, v606, v418);
          x3 = v419;
          const uint v420 = v404 + v405;
          const uint v607 = v420 >> v518;
          const uint v608 = b8[v607];
          const uint v609 = v420 & v518;
          const float2 v610 = float2(as_type<half2>(v608));
          const float v611 = v610.x;
          const float v612 = v610.y;
          const bool v613 = v609 == v518;
          const float v614 = select(v611, v612, v613);
          const float v422 = x4;
          const float v423 = fma(v407, v614, v422);
          x4 = v423;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v424 = v281 * v302;
      const float v425 = x1;
      m3[v424] = v425;
      const uint v426 = v424 + v260;
      const float v427 = x2;
      m3[v426] = v427;
      const uint v428 = v424 + v273;
      const float v429 = x3;
      m3[v428] = v429;
      const uint v430 = v424 + v277;
      const float v431 = x4;
      m3[v430] = v431;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v432 = v281; v432 < v311; v432 += v282) {
        const uint v433 = v432 / v311;
        const uint v434 = v432 % v311;
        const bool v435 = v433 < v4;
        const bool v436 = v434 < v170;
        const bool v437 = v435 & v436;
        if (v437) {
          x7 = v259;
          for (uint v438 = v262; v438 < v282; v438 += v260) {
            const uint v439 = v438 * v302;
            const uint v440 = v432 + v439;
            const float v441 = m3[v440];
            const float v442 = x7;
            const float v443 = v442 + v441;
            x7 = v443;
          }
          const float v444 = x7;
          const uint v445 = v433 * v24;
          const uint v446 = v6 + v445;
          const uint v447 = v446 + v434;
          m2[v447] = v444;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v194 = v10; v194 < v24; v194 += v11) {
        const uint v195 = v194 / v24;
        const uint v196 = v194 % v24;
        const bool v197 = v195 < v4;
        const bool v198 = v196 < v170;
        const bool v199 = v197 & v198;
        if (v199) {
          const uint v200 = v0 + v195;
          const uint v201 = v168 + v196;
          const uint v202 = v200 - v0;
          const uint v203 = v202 * v24;
          const uint v204 = v201 - v168;
          const uint v205 = v203 + v204;
          const float v206 = m2[v205];
          const float v207 = -v206;
          const float v208 = precise::exp(v207);
          const float v209 = v208 + v155;
          const float v210 = 1.0f / v209;
          const uint v211 = v200 * v27;
          const uint v212 = v211 + v201;
          b9[v212] = v210;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v213 = v57 < v48;
    const bool v214 = v57 < v45;
    const bool v215 = !v214;
    const bool v216 = v213 & v215;
    if (v216) {
      const uint v217 = v57 - v45;
      const uint v218 = v217 * v24;
      const uint v219 = v34 - v218;
      const uint v220 = min(v24, v219);
      const uint v221 = v218 * v5;
      x1 = v259;
      x2 = v259;
      x3 = v259;
      x4 = v259;
      for (uint v222 = v6; v222 < v5; v222 += v66) {
        const uint v223 = v5 - v222;
        const uint v224 = min(v66, v223);
        for (uint v225 = v6; v225 < v4; v225 += v1) {
          const uint v226 = v0 + v225;
          for (uint v227 = v10; v227 < v224; v227 += v11) {
            const uint v228 = v222 + v227;
            const uint v229 = v226 * v5;
            const uint v230 = v229 + v228;
            const float v231 = b0[v230];
            const uint v232 = v226 - v0;
            const float v233 = m1[v232];
            const float v234 = float(v5);
            const float v235 = v233 / v234;
            const float v236 = v235 + v81;
            const float v237 = precise::rsqrt(v236);
            const float v238 = v231 * v237;
            const float v239 = b2[v228];
            const float v240 = v238 * v239;
            const uint v241 = v225 * v66;
            const uint v242 = v227 + v241;
            m0[v242] = v240;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v243 = v221 + v222;
        const uint v448 = v4 - v260;
        const uint v449 = min(v262, v448);
        const uint v450 = v449 * v66;
        const uint v451 = v6 + v450;
        const uint v452 = v220 - v260;
        const uint v453 = min(v262, v452);
        const uint v454 = v453 * v5;
        const uint v455 = v243 + v454;
        const uint v456 = min(v260, v452);
        const uint v457 = v456 * v5;
        const uint v458 = v243 + v457;
        const uint v459 = min(v273, v452);
        const uint v460 = v459 * v5;
        const uint v461 = v243 + v460;
        const uint v462 = min(v277, v452);
        const uint v463 = v462 * v5;
        const uint v464 = v243 + v463;
        for (uint v465 = v281; v465 < v224; v465 += v282) {
          const uint v466 = v451 + v465;
          const float v467 = m0[v466];
          const uint v468 = v455 + v465;
          const uint v615 = v468 >> v518;
          const uint v616 = b10[v615];
          const uint v617 = v468 & v518;
          const float2 v618 = float2(as_type<half2>(v616));
          const float v619 = v618.x;
          const float v620 = v618.y;
          const bool v621 = v617 == v518;
          const float v622 = select(v619, v620, v621);
          const float v470 = x1;
          const float v471 = fma(v467, v622, v470);
          x1 = v471;
          const uint v472 = v458 + v465;
          const uint v623 = v472 >> v518;
          const uint v624 = b10[v623];
          const uint v625 = v472 & v518;
          const float2 v626 = float2(as_type<half2>(v624));
          const float v627 = v626.x;
          const float v628 = v626.y;
          const bool v629 = v625 == v518;
          const float v630 = select(v627, v628, v629);
          const float v474 = x2;
          const float v475 = fma(v467, v630, v474);
          x2 = v475;
          const uint v476 = v461 + v465;
          const uint v631 = v476 >> v518;
          const uint v632 = b10[v631];
          const uint v633 = v476 & v518;
          const float2 v634 = float2(as_type<half2>(v632));
          const float v635 = v634.x;
          const float v636 = v634.y;
          const bool v637 = v633 == v518;
          const float v638 = select(v635, v636, v637);
          const float v478 = x3;
          const float v479 = fma(v467, v638, v478);
          x3 = v479;
          const uint v480 = v464 + v465;
          const uint v639 = v480 >> v518;
          const uint v640 = b10[v639];
          const uint v641 = v480 & v518;
          const float2 v642 = float2(as_type<half2>(v640));
          const float v643 = v642.x;
          const float v644 = v642.y;
          const bool v645 = v641 == v518;
          const float v646 = select(v643, v644, v645);
          const float v482 = x4;
          const float v483 = fma(v467, v646, v482);
          x4 = v483;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v484 = v281 * v302;
      const float v485 = x1;
      m3[v484] = v485;
      const uint v486 = v484 + v260;
      const float v487 = x2;
      m3[v486] = v487;
      const uint v488 = v484 + v273;
      const float v489 = x3;
      m3[v488] = v489;
      const uint v490 = v484 + v277;
      const float v491 = x4;
      m3[v490] = v491;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v492 = v281; v492 < v311; v492 += v282) {
        const uint v493 = v492 / v311;
        const uint v494 = v492 % v311;
        const bool v495 = v493 < v4;
        const bool v496 = v494 < v220;
        const bool v497 = v495 & v496;
        if (v497) {
          x8 = v259;
          for (uint v498 = v262; v498 < v282; v498 += v260) {
            const uint v499 = v498 * v302;
            const uint v500 = v492 + v499;
            const float v501 = m3[v500];
            const float v502 = x8;
            const float v503 = v502 + v501;
            x8 = v503;
          }
          const float v504 = x8;
          const uint v505 = v493 * v24;
          const uint v506 = v6 + v505;
          const uint v507 = v506 + v494;
          m2[v507] = v504;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v244 = v10; v244 < v24; v244 += v11) {
        const uint v245 = v244 / v24;
        const uint v246 = v244 % v24;
        const bool v247 = v245 < v4;
        const bool v248 = v246 < v220;
        const bool v249 = v247 & v248;
        if (v249) {
          const uint v250 = v0 + v245;
          const uint v251 = v218 + v246;
          const uint v252 = v250 - v0;
          const uint v253 = v252 * v24;
          const uint v254 = v251 - v218;
          const uint v255 = v253 + v254;
          const float v256 = m2[v255];
          const uint v257 = v250 * v34;
          const uint v258 = v257 + v251;
          b11[v258] = v256;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
