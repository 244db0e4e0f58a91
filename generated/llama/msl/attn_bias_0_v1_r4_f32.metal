#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_0_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // attn_norm
    device const float* b3 [[buffer(3)]], // q_bias
    device float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // k_proj
    device const float* b6 [[buffer(6)]], // k_bias
    device float* b7 [[buffer(7)]], // stored7
    device const float* b8 [[buffer(8)]], // v_proj
    device const float* b9 [[buffer(9)]], // v_bias
    device float* b10 [[buffer(10)]], // stored10
    constant uint* params [[buffer(11)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[2048];
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[16];
  alignas(16) threadgroup float m3[544];
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
  float x11;
  float x12;
  float x13;
  float x14;
  float x15;
  float x16;
  float x17;
  float x18;
  float x19;
  const float v198 = 0.0f;
  const uint v199 = 1u;
  const uint v201 = 0u;
  const uint v208 = 2u;
  const uint v212 = 3u;
  const uint v229 = lane;
  const uint v230 = 32u;
  const uint v280 = 17u;
  const uint v289 = 4u;
  const uint v292 = 5u;
  const uint v295 = 6u;
  const uint v298 = 7u;
  const uint v301 = 8u;
  const uint v304 = 9u;
  const uint v307 = 10u;
  const uint v310 = 11u;
  const uint v313 = 12u;
  const uint v316 = 13u;
  const uint v319 = 14u;
  const uint v322 = 15u;
  const uint v325 = 16u;
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = 1u;
  const float v11 = 0.0f;
  const uint v12 = lane;
  const uint v13 = 32u;
  const uint v24 = params[2];
  const uint v25 = 3u;
  const uint v28 = params[3];
  const uint v43 = group.x;
  const uint v44 = groups.x;
  const uint v60 = 512u;
  const float v75 = as_type<float>(params[4]);
  const uint v84 = 16u;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  for (uint v9 = v7; v9 < v5; v9 += v8) {
    const uint v10 = v2 + v9;
    x0 = v11;
    for (uint v14 = v12; v14 < v6; v14 += v13) {
      const uint v15 = v10 * v6;
      const uint v16 = v15 + v14;
      const float v17 = b0[v16];
      const float v18 = v17 * v17;
      const float v19 = x0;
      const float v20 = v19 + v18;
      x0 = v20;
    }
    const float v21 = x0;
    const float v588 = simd_shuffle_xor(v21, 16);
    const float v589 = v21 + v588;
    const float v590 = simd_shuffle_xor(v589, 8);
    const float v591 = v589 + v590;
    const float v592 = simd_shuffle_xor(v591, 4);
    const float v593 = v591 + v592;
    const float v594 = simd_shuffle_xor(v593, 2);
    const float v595 = v593 + v594;
    const float v596 = simd_shuffle_xor(v595, 1);
    const float v597 = v595 + v596;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v597;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v26 = v24 + v25;
  const uint v27 = v26 / v1;
  const uint v29 = v28 + v25;
  const uint v30 = v29 / v1;
  const uint v31 = v27 + v30;
  const uint v32 = v28 + v25;
  const uint v33 = v32 / v1;
  const uint v34 = v31 + v33;
  const uint v35 = v24 + v25;
  const uint v36 = v35 / v1;
  const uint v37 = v28 + v25;
  const uint v38 = v37 / v1;
  const uint v39 = v36 + v38;
  const uint v40 = v28 + v25;
  const uint v41 = v40 / v1;
  const uint v42 = v39 + v41;
  const uint v45 = v34 + v44;
  const uint v46 = v45 - v8;
  const uint v47 = v46 / v44;
  const uint v48 = v43 * v47;
  const uint v49 = v48 + v47;
  const uint v50 = min(v49, v34);
  for (uint v51 = v48; v51 < v50; v51 += v8) {
    const bool v52 = v51 < v36;
    const bool v53 = v51 < v7;
    const bool v54 = !v53;
    const bool v55 = v52 & v54;
    if (v55) {
      const uint v56 = v51 * v1;
      const uint v57 = v24 - v56;
      const uint v58 = min(v1, v57);
      const uint v59 = v56 * v6;
      x1 = v198;
      x2 = v198;
      x3 = v198;
      x4 = v198;
      x5 = v198;
      x6 = v198;
      x7 = v198;
      x8 = v198;
      x9 = v198;
      x10 = v198;
      x11 = v198;
      x12 = v198;
      x13 = v198;
      x14 = v198;
      x15 = v198;
      x16 = v198;
      for (uint v61 = v7; v61 < v6; v61 += v60) {
        const uint v62 = v6 - v61;
        const uint v63 = min(v60, v62);
        for (uint v64 = v7; v64 < v5; v64 += v8) {
          const uint v65 = v2 + v64;
          for (uint v66 = v12; v66 < v63; v66 += v13) {
            const uint v67 = v61 + v66;
            const uint v68 = v65 * v6;
            const uint v69 = v68 + v67;
            const float v70 = b0[v69];
            const uint v71 = v65 - v2;
            const float v72 = m1[v71];
            const float v73 = float(v6);
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
        const uint v200 = v5 - v199;
        const uint v202 = min(v201, v200);
        const uint v203 = v202 * v60;
        const uint v204 = v7 + v203;
        const uint v205 = min(v199, v200);
        const uint v206 = v205 * v60;
        const uint v207 = v7 + v206;
        const uint v209 = min(v208, v200);
        const uint v210 = v209 * v60;
        const uint v211 = v7 + v210;
        const uint v213 = min(v212, v200);
        const uint v214 = v213 * v60;
        const uint v215 = v7 + v214;
        const uint v216 = v58 - v199;
        const uint v217 = min(v201, v216);
        const uint v218 = v217 * v6;
        const uint v219 = v83 + v218;
        const uint v220 = min(v199, v216);
        const uint v221 = v220 * v6;
        const uint v222 = v83 + v221;
        const uint v223 = min(v208, v216);
        const uint v224 = v223 * v6;
        const uint v225 = v83 + v224;
        const uint v226 = min(v212, v216);
        const uint v227 = v226 * v6;
        const uint v228 = v83 + v227;
        for (uint v231 = v229; v231 < v63; v231 += v230) {
          const uint v232 = v204 + v231;
          const float v233 = m0[v232];
          const uint v234 = v207 + v231;
          const float v235 = m0[v234];
          const uint v236 = v211 + v231;
          const float v237 = m0[v236];
          const uint v238 = v215 + v231;
          const float v239 = m0[v238];
          const uint v240 = v219 + v231;
          const float v241 = b1[v240];
          const float v242 = x1;
          const float v243 = fma(v233, v241, v242);
          x1 = v243;
          const float v244 = x5;
          const float v245 = fma(v235, v241, v244);
          x5 = v245;
          const float v246 = x9;
          const float v247 = fma(v237, v241, v246);
          x9 = v247;
          const float v248 = x13;
          const float v249 = fma(v239, v241, v248);
          x13 = v249;
          const uint v250 = v222 + v231;
          const float v251 = b1[v250];
          const float v252 = x2;
          const float v253 = fma(v233, v251, v252);
          x2 = v253;
          const float v254 = x6;
          const float v255 = fma(v235, v251, v254);
          x6 = v255;
          const float v256 = x10;
          const float v257 = fma(v237, v251, v256);
          x10 = v257;
          const float v258 = x14;
          const float v259 = fma(v239, v251, v258);
          x14 = v259;
          const uint v260 = v225 + v231;
          const float v261 = b1[v260];
          const float v262 = x3;
          const float v263 = fma(v233, v261, v262);
          x3 = v263;
          const float v264 = x7;
          const float v265 = fma(v235, v261, v264);
          x7 = v265;
          const float v266 = x11;
          const float v267 = fma(v237, v261, v266);
          x11 = v267;
          const float v268 = x15;
          const float v269 = fma(v239, v261, v268);
          x15 = v269;
          const uint v270 = v228 + v231;
          const float v271 = b1[v270];
          const float v272 = x4;
          const float v273 = fma(v233, v271, v272);
          x4 = v273;
          const float v274 = x8;
          const float v275 = fma(v235, v271, v274);
          x8 = v275;
          const float v276 = x12;
          const float v277 = fma(v237, v271, v276);
          x12 = v277;
          const float v278 = x16;
          const float v279 = fma(v239, v271, v278);
          x16 = v279;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v281 = v229 * v280;
      const float v282 = x1;
      m3[v281] = v282;
      const uint v283 = v281 + v199;
      const float v284 = x2;
      m3[v283] = v284;
      const uint v285 = v281 + v208;
      const float v286 = x3;
      m3[v285] = v286;
      const uint v287 = v281 + v212;
      const float v288 = x4;
      m3[v287] = v288;
      const uint v290 = v281 + v289;
      const float v291 = x5;
      m3[v290] = v291;
      const uint v293 = v281 + v292;
      const float v294 = x6;
      m3[v293] = v294;
      const uint v296 = v281 + v295;
      const float v297 = x7;
      m3[v296] = v297;
      const uint v299 = v281 + v298;
      const float v300 = x8;
      m3[v299] = v300;
      const uint v302 = v281 + v301;
      const float v303 = x9;
      m3[v302] = v303;
      const uint v305 = v281 + v304;
      const float v306 = x10;
      m3[v305] = v306;
      const uint v308 = v281 + v307;
      const float v309 = x11;
      m3[v308] = v309;
      const uint v311 = v281 + v310;
      const float v312 = x12;
      m3[v311] = v312;
      const uint v314 = v281 + v313;
      const float v315 = x13;
      m3[v314] = v315;
      const uint v317 = v281 + v316;
      const float v318 = x14;
      m3[v317] = v318;
      const uint v320 = v281 + v319;
      const float v321 = x15;
      m3[v320] = v321;
      const uint v323 = v281 + v322;
      const float v324 = x16;
      m3[v323] = v324;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v326 = v229; v326 < v325; v326 += v230) {
        const uint v327 = v326 / v289;
        const uint v328 = v326 % v289;
        const bool v329 = v327 < v5;
        const bool v330 = v328 < v58;
        const bool v331 = v329 & v330;
        if (v331) {
          x17 = v198;
          for (uint v332 = v201; v332 < v230; v332 += v199) {
            const uint v333 = v332 * v280;
            const uint v334 = v326 + v333;
            const float v335 = m3[v334];
            const float v336 = x17;
            const float v337 = v336 + v335;
            x17 = v337;
          }
          const float v338 = x17;
          const uint v339 = v327 * v1;
          const uint v340 = v7 + v339;
          const uint v341 = v340 + v328;
          m2[v341] = v338;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v85 = v12; v85 < v84; v85 += v13) {
        const uint v86 = v85 / v1;
        const uint v87 = v85 % v1;
        const bool v88 = v86 < v5;
        const bool v89 = v87 < v58;
        const bool v90 = v88 & v89;
        if (v90) {
          const uint v91 = v2 + v86;
          const uint v92 = v56 + v87;
          const uint v93 = v91 - v2;
          const uint v94 = v93 * v1;
          const uint v95 = v92 - v56;
          const uint v96 = v94 + v95;
          const float v97 = m2[v96];
          const float v98 = b3[v92];
          const float v99 = v97 + v98;
          const uint v100 = v91 * v24;
          const uint v101 = v100 + v92;
          b4[v101] = v99;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v102 = v51 < v39;
    const bool v103 = v51 < v36;
    const bool v104 = !v103;
    const bool v105 = v102 & v104;
    if (v105) {
      const uint v106 = v51 - v36;
      const uint v107 = v106 * v1;
      const uint v108 = v28 - v107;
      const uint v109 = min(v1, v108);
      const uint v110 = v107 * v6;
      x1 = v198;
      x2 = v198;
      x3 = v198;
      x4 = v198;
      x5 = v198;
      x6 = v198;
      x7 = v198;
      x8 = v198;
      x9 = v198;
      x10 = v198;
      x11 = v198;
      x12 = v198;
      x13 = v198;
      x14 = v198;
      x15 = v198;
      x16 = v198;
      for (uint v111 = v7; v111 < v6; v111 += v60) {
        const uint v112 = v6 - v111;
        const uint v113 = min(v60, v112);
        for (uint v114 = v7; v114 < v5; v114 += v8) {
          const uint v115 = v2 + v114;
          for (uint v116 = v12; v116 < v113; v116 += v13) {
            const uint v117 = v111 + v116;
            const uint v118 = v115 * v6;
            const uint v119 = v118 + v117;
            const float v120 = b0[v119];
            const uint v121 = v115 - v2;
            const float v122 = m1[v121];
            const float v123 = float(v6);
            const float v124 = v122 / v123;
            const float v125 = v124 + v75;
            const float v126 = precise::rsqrt(v125);
            const float v127 = v120 * v126;
            const float v128 = b2[v117];
            const float v129 = v127 * v128;
            const uint v130 = v114 * v60;
            const uint v131 = v116 + v130;
            m0[v131] = v129;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v132 = v110 + v111;
        const uint v342 = v5 - v199;
        const uint v343 = min(v201, v342);
        const uint v344 = v343 * v60;
        const uint v345 = v7 + v344;
        const uint v346 = min(v199, v342);
        const uint v347 = v346 * v60;
        const uint v348 = v7 + v347;
        const uint v349 = min(v208, v342);
        const uint v350 = v349 * v60;
        const uint v351 = v7 + v350;
        const uint v352 = min(v212, v342);
        const uint v353 = v352 * v60;
        const uint v354 = v7 + v353;
        const uint v355 = v109 - v199;
        const uint v356 = min(v201, v355);
        const uint v357 = v356 * v6;
        const uint v358 = v132 + v357;
        const uint v359 = min(v199, v355);
        const uint v360 = v359 * v6;
        const uint v361 = v132 + v360;
        const uint v362 = min(v208, v355);
        const uint v363 = v362 * v6;
        const uint v364 = v132 + v363;
        const uint v365 = min(v212, v355);
        const uint v366 = v365 * v6;
        const uint v367 = v132 + v366;
        for (uint v368 = v229; v368 < v113; v368 += v230) {
          const uint v369 = v345 + v368;
          const float v370 = m0[v369];
          const uint v371 = v348 + v368;
          const float v372 = m0[v371];
          const uint v373 = v351 + v368;
          const float v374 = m0[v373];
          const uint v375 = v354 + v368;
          const float v376 = m0[v375];
          const uint v377 = v358 + v368;
          const float v378 = b5[v377];
          const float v379 = x1;
          const float v380 = fma(v370, v378, v379);
          x1 = v380;
          const float v381 = x5;
          const float v382 = fma(v372, v378, v381);
          x5 = v382;
          const float v383 = x9;
          const float v384 = fma(v374, v378, v383);
          x9 = v384;
          const float v385 = x13;
          const float v386 = fma(v376, v378, v385);
          x13 = v386;
          const uint v387 = v361 + v368;
          const float v388 = b5[v387];
          const float v389 = x2;
          const float v390 = fma(v370, v388, v389);
          x2 = v390;
          const float v391 = x6;
          const float v392 = fma(v372, v388, v391);
          x6 = v392;
          const float v393 = x10;
          const float v394 = fma(v374, v388, v393);
          x10 = v394;
          const float v395 = x14;
          const float v396 = fma(v376, v388, v395);
          x14 = v396;
          const uint v397 = v364 + v368;
          const float v398 = b5[v397];
          const float v399 = x3;
          const float v400 = fma(v370, v398, v399);
          x3 = v400;
          const float v401 = x7;
          const float v402 = fma(v372, v398, v401);
          x7 = v402;
          const float v403 = x11;
          const float v404 = fma(v374, v398, v403);
          x11 = v404;
          const float v405 = x15;
          const float v406 = fma(v376, v398, v405);
          x15 = v406;
          const uint v407 = v367 + v368;
          const float v408 = b5[v407];
          const float v409 = x4;
          const float v410 = fma(v370, v408, v409);
          x4 = v410;
          const float v411 = x8;
          const float v412 = fma(v372, v408, v411);
          x8 = v412;
          const float v413 = x12;
          const float v414 = fma(v374, v408, v413);
          x12 = v414;
          const float v415 = x16;
          const float v416 = fma(v376, v408, v415);
          x16 = v416;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v417 = v229 * v280;
      const float v418 = x1;
      m3[v417] = v418;
      const uint v419 = v417 + v199;
      const float v420 = x2;
      m3[v419] = v420;
      const uint v421 = v417 + v208;
      const float v422 = x3;
      m3[v421] = v422;
      const uint v423 = v417 + v212;
      const float v424 = x4;
      m3[v423] = v424;
      const uint v425 = v417 + v289;
      const float v426 = x5;
      m3[v425] = v426;
      const uint v427 = v417 + v292;
      const float v428 = x6;
      m3[v427] = v428;
      const uint v429 = v417 + v295;
      const float v430 = x7;
      m3[v429] = v430;
      const uint v431 = v417 + v298;
      const float v432 = x8;
      m3[v431] = v432;
      const uint v433 = v417 + v301;
      const float v434 = x9;
      m3[v433] = v434;
      const uint v435 = v417 + v304;
      const float v436 = x10;
      m3[v435] = v436;
      const uint v437 = v417 + v307;
      const float v438 = x11;
      m3[v437] = v438;
      const uint v439 = v417 + v310;
      const float v440 = x12;
      m3[v439] = v440;
      const uint v441 = v417 + v313;
      const float v442 = x13;
      m3[v441] = v442;
      const uint v443 = v417 + v316;
      const float v444 = x14;
      m3[v443] = v444;
      const uint v445 = v417 + v319;
      const float v446 = x15;
      m3[v445] = v446;
      const uint v447 = v417 + v322;
      const float v448 = x16;
      m3[v447] = v448;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v449 = v229; v449 < v325; v449 += v230) {
        const uint v450 = v449 / v289;
        const uint v451 = v449 % v289;
        const bool v452 = v450 < v5;
        const bool v453 = v451 < v109;
        const bool v454 = v452 & v453;
        if (v454) {
          x18 = v198;
          for (uint v455 = v201; v455 < v230; v455 += v199) {
            const uint v456 = v455 * v280;
            const uint v457 = v449 + v456;
            const float v458 = m3[v457];
            const float v459 = x18;
            const float v460 = v459 + v458;
            x18 = v460;
          }
          const float v461 = x18;
          const uint v462 = v450 * v1;
          const uint v463 = v7 + v462;
          const uint v464 = v463 + v451;
          m2[v464] = v461;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v133 = v12; v133 < v84; v133 += v13) {
        const uint v134 = v133 / v1;
        const uint v135 = v133 % v1;
        const bool v136 = v134 < v5;
        const bool v137 = v135 < v109;
        const bool v138 = v136 & v137;
        if (v138) {
          const uint v139 = v2 + v134;
          const uint v140 = v107 + v135;
          const uint v141 = v139 - v2;
          const uint v142 = v141 * v1;
          const uint v143 = v140 - v107;
          const uint v144 = v142 + v143;
          const float v145 = m2[v144];
          const float v146 = b6[v140];
          const float v147 = v145 + v146;
          const uint v148 = v139 * v28;
          const uint v149 = v148 + v140;
          b7[v149] = v147;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v150 = v51 < v42;
    const bool v151 = v51 < v39;
    const bool v152 = !v151;
    const bool v153 = v150 & v152;
    if (v153) {
      const uint v154 = v51 - v39;
      const uint v155 = v154 * v1;
      const uint v156 = v28 - v155;
      const uint v157 = min(v1, v156);
      const uint v158 = v155 * v6;
      x1 = v198;
      x2 = v198;
      x3 = v198;
      x4 = v198;
      x5 = v198;
      x6 = v198;
      x7 = v198;
      x8 = v198;
      x9 = v198;
      x10 = v198;
      x11 = v198;
      x12 = v198;
      x13 = v198;
      x14 = v198;
      x15 = v198;
      x16 = v198;
      for (uint v159 = v7; v159 < v6; v159 += v60) {
        const uint v160 = v6 - v159;
        const uint v161 = min(v60, v160);
        for (uint v162 = v7; v162 < v5; v162 += v8) {
          const uint v163 = v2 + v162;
          for (uint v164 = v12; v164 < v161; v164 += v13) {
            const uint v165 = v159 + v164;
            const uint v166 = v163 * v6;
            const uint v167 = v166 + v165;
            const float v168 = b0[v167];
            const uint v169 = v163 - v2;
            const float v170 = m1[v169];
            const float v171 = float(v6);
            const float v172 = v170 / v171;
            const float v173 = v172 + v75;
            const float v174 = precise::rsqrt(v173);
            const float v175 = v168 * v174;
            const float v176 = b2[v165];
            const float v177 = v175 * v176;
            const uint v178 = v162 * v60;
            const uint v179 = v164 + v178;
            m0[v179] = v177;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v180 = v158 + v159;
        const uint v465 = v5 - v199;
        const uint v466 = min(v201, v465);
        const uint v467 = v466 * v60;
        const uint v468 = v7 + v467;
        const uint v469 = min(v199, v465);
        const uint v470 = v469 * v60;
        const uint v471 = v7 + v470;
        const uint v472 = min(v208, v465);
        const uint v473 = v472 * v60;
        const uint v474 = v7 + v473;
        const uint v475 = min(v212, v465);
        const uint v476 = v475 * v60;
        const uint v477 = v7 + v476;
        const uint v478 = v157 - v199;
        const uint v479 = min(v201, v478);
        const uint v480 = v479 * v6;
        const uint v481 = v180 + v480;
        const uint v482 = min(v199, v478);
        const uint v483 = v482 * v6;
        const uint v484 = v180 + v483;
        const uint v485 = min(v208, v478);
        const uint v486 = v485 * v6;
        const uint v487 = v180 + v486;
        const uint v488 = min(v212, v478);
        const uint v489 = v488 * v6;
        const uint v490 = v180 + v489;
        for (uint v491 = v229; v491 < v161; v491 += v230) {
          const uint v492 = v468 + v491;
          const float v493 = m0[v492];
          const uint v494 = v471 + v491;
          const float v495 = m0[v494];
          const uint v496 = v474 + v491;
          const float v497 = m0[v496];
          const uint v498 = v477 + v491;
          const float v499 = m0[v498];
          const uint v500 = v481 + v491;
          const float v501 = b8[v500];
          const float v502 = x1;
          const float v503 = fma(v493, v501, v502);
          x1 = v503;
          const float v504 = x5;
          const float v505 = fma(v495, v501, v504);
          x5 = v505;
          const float v506 = x9;
          const float v507 = fma(v497, v501, v506);
          x9 = v507;
          const float v508 = x13;
          const float v509 = fma(v499, v501, v508);
          x13 = v509;
          const uint v510 = v484 + v491;
          const float v511 = b8[v510];
          const float v512 = x2;
          const float v513 = fma(v493, v511, v512);
          x2 = v513;
          const float v514 = x6;
          const float v515 = fma(v495, v511, v514);
          x6 = v515;
          const float v516 = x10;
          const float v517 = fma(v497, v511, v516);
          x10 = v517;
          const float v518 = x14;
          const float v519 = fma(v499, v511, v518);
          x14 = v519;
          const uint v520 = v487 + v491;
          const float v521 = b8[v520];
          const float v522 = x3;
          const float v523 = fma(v493, v521, v522);
          x3 = v523;
          const float v524 = x7;
          const float v525 = fma(v495, v521, v524);
          x7 = v525;
          const float v526 = x11;
          const float v527 = fma(v497, v521, v526);
          x11 = v527;
          const float v528 = x15;
          const float v529 = fma(v499, v521, v528);
          x15 = v529;
          const uint v530 = v490 + v491;
          const float v531 = b8[v530];
          const float v532 = x4;
          const float v533 = fma(v493, v531, v532);
          x4 = v533;
          const float v534 = x8;
          const float v535 = fma(v495, v531, v534);
          x8 = v535;
          const float v536 = x12;
          const float v537 = fma(v497, v531, v536);
          x12 = v537;
          const float v538 = x16;
          const float v539 = fma(v499, v531, v538);
          x16 = v539;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v540 = v229 * v280;
      const float v541 = x1;
      m3[v540] = v541;
      const uint v542 = v540 + v199;
      const float v543 = x2;
      m3[v542] = v543;
      const uint v544 = v540 + v208;
      const float v545 = x3;
      m3[v544] = v545;
      const uint v546 = v540 + v212;
      const float v547 = x4;
      m3[v546] = v547;
      const uint v548 = v540 + v289;
      const float v549 = x5;
      m3[v548] = v549;
      const uint v550 = v540 + v292;
      const float v551 = x6;
      m3[v550] = v551;
      const uint v552 = v540 + v295;
      const float v553 = x7;
      m3[v552] = v553;
      const uint v554 = v540 + v298;
      const float v555 = x8;
      m3[v554] = v555;
      const uint v556 = v540 + v301;
      const float v557 = x9;
      m3[v556] = v557;
      const uint v558 = v540 + v304;
      const float v559 = x10;
      m3[v558] = v559;
      const uint v560 = v540 + v307;
      const float v561 = x11;
      m3[v560] = v561;
      const uint v562 = v540 + v310;
      const float v563 = x12;
      m3[v562] = v563;
      const uint v564 = v540 + v313;
      const float v565 = x13;
      m3[v564] = v565;
      const uint v566 = v540 + v316;
      const float v567 = x14;
      m3[v566] = v567;
      const uint v568 = v540 + v319;
      const float v569 = x15;
      m3[v568] = v569;
      const uint v570 = v540 + v322;
      const float v571 = x16;
      m3[v570] = v571;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v572 = v229; v572 < v325; v572 += v230) {
        const uint v573 = v572 / v289;
        const uint v574 = v572 % v289;
        const bool v575 = v573 < v5;
        const bool v576 = v574 < v157;
        const bool v577 = v575 & v576;
        if (v577) {
          x19 = v198;
          for (uint v578 = v201; v578 < v230; v578 += v199) {
            const uint v579 = v578 * v280;
            const uint v580 = v572 + v579;
            const float v581 = m3[v580];
            const float v582 = x19;
            const float v583 = v582 + v581;
            x19 = v583;
          }
          const float v584 = x19;
          const uint v585 = v573 * v1;
          const uint v586 = v7 + v585;
          const uint v587 = v586 + v574;
          m2[v587] = v584;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v181 = v12; v181 < v84; v181 += v13) {
        const uint v182 = v181 / v1;
        const uint v183 = v181 % v1;
        const bool v184 = v182 < v5;
        const bool v185 = v183 < v157;
        const bool v186 = v184 & v185;
        if (v186) {
          const uint v187 = v2 + v182;
          const uint v188 = v155 + v183;
          const uint v189 = v187 - v2;
          const uint v190 = v189 * v1;
          const uint v191 = v188 - v155;
          const uint v192 = v190 + v191;
          const float v193 = m2[v192];
          const float v194 = b9[v188];
          const float v195 = v193 + v194;
          const uint v196 = v187 * v28;
          const uint v197 = v196 + v188;
          b10[v197] = v195;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
