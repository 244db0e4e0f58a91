#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_0_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // attn_norm
    device const float* b3 [[buffer(3)]], // q_bias
    device float* b4 [[buffer(4)]], // v24
    device const float* b5 [[buffer(5)]], // k_proj
    device const float* b6 [[buffer(6)]], // k_bias
    device float* b7 [[buffer(7)]], // v26
    device const float* b8 [[buffer(8)]], // v_proj
    device const float* b9 [[buffer(9)]], // v_bias
    device float* b10 [[buffer(10)]], // v28
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
  const float v192 = 0.0f;
  const uint v193 = 1u;
  const uint v195 = 0u;
  const uint v202 = 2u;
  const uint v206 = 3u;
  const uint v223 = lane;
  const uint v224 = 32u;
  const uint v274 = 17u;
  const uint v283 = 4u;
  const uint v286 = 5u;
  const uint v289 = 6u;
  const uint v292 = 7u;
  const uint v295 = 8u;
  const uint v298 = 9u;
  const uint v301 = 10u;
  const uint v304 = 11u;
  const uint v307 = 12u;
  const uint v310 = 13u;
  const uint v313 = 14u;
  const uint v316 = 15u;
  const uint v319 = 16u;
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
  const uint v54 = 512u;
  const float v69 = as_type<float>(params[4]);
  const uint v78 = 16u;
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
    const float v582 = simd_shuffle_xor(v21, 16);
    const float v583 = v21 + v582;
    const float v584 = simd_shuffle_xor(v583, 8);
    const float v585 = v583 + v584;
    const float v586 = simd_shuffle_xor(v585, 4);
    const float v587 = v585 + v586;
    const float v588 = simd_shuffle_xor(v587, 2);
    const float v589 = v587 + v588;
    const float v590 = simd_shuffle_xor(v589, 1);
    const float v591 = v589 + v590;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v591;
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
  for (uint v45 = v43; v45 < v34; v45 += v44) {
    const bool v46 = v45 < v36;
    const bool v47 = v45 < v7;
    const bool v48 = !v47;
    const bool v49 = v46 & v48;
    if (v49) {
      const uint v50 = v45 * v1;
      const uint v51 = v24 - v50;
      const uint v52 = min(v1, v51);
      const uint v53 = v50 * v6;
      x1 = v192;
      x2 = v192;
      x3 = v192;
      x4 = v192;
      x5 = v192;
      x6 = v192;
      x7 = v192;
      x8 = v192;
      x9 = v192;
      x10 = v192;
      x11 = v192;
      x12 = v192;
      x13 = v192;
      x14 = v192;
      x15 = v192;
      x16 = v192;
      for (uint v55 = v7; v55 < v6; v55 += v54) {
        const uint v56 = v6 - v55;
        const uint v57 = min(v54, v56);
        for (uint v58 = v7; v58 < v5; v58 += v8) {
          const uint v59 = v2 + v58;
          for (uint v60 = v12; v60 < v57; v60 += v13) {
            const uint v61 = v55 + v60;
            const uint v62 = v59 * v6;
            const uint v63 = v62 + v61;
            const float v64 = b0[v63];
            const uint v65 = v59 - v2;
            const float v66 = m1[v65];
            const float v67 = float(v6);
            const float v68 = v66 / v67;
            const float v70 = v68 + v69;
            const float v71 = precise::rsqrt(v70);
            const float v72 = v64 * v71;
            const float v73 = b2[v61];
            const float v74 = v72 * v73;
            const uint v75 = v58 * v54;
            const uint v76 = v60 + v75;
            m0[v76] = v74;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v77 = v53 + v55;
        const uint v194 = v5 - v193;
        const uint v196 = min(v195, v194);
        const uint v197 = v196 * v54;
        const uint v198 = v7 + v197;
        const uint v199 = min(v193, v194);
        const uint v200 = v199 * v54;
        const uint v201 = v7 + v200;
        const uint v203 = min(v202, v194);
        const uint v204 = v203 * v54;
        const uint v205 = v7 + v204;
        const uint v207 = min(v206, v194);
        const uint v208 = v207 * v54;
        const uint v209 = v7 + v208;
        const uint v210 = v52 - v193;
        const uint v211 = min(v195, v210);
        const uint v212 = v211 * v6;
        const uint v213 = v77 + v212;
        const uint v214 = min(v193, v210);
        const uint v215 = v214 * v6;
        const uint v216 = v77 + v215;
        const uint v217 = min(v202, v210);
        const uint v218 = v217 * v6;
        const uint v219 = v77 + v218;
        const uint v220 = min(v206, v210);
        const uint v221 = v220 * v6;
        const uint v222 = v77 + v221;
        for (uint v225 = v223; v225 < v57; v225 += v224) {
          const uint v226 = v198 + v225;
          const float v227 = m0[v226];
          const uint v228 = v201 + v225;
          const float v229 = m0[v228];
          const uint v230 = v205 + v225;
          const float v231 = m0[v230];
          const uint v232 = v209 + v225;
          const float v233 = m0[v232];
          const uint v234 = v213 + v225;
          const float v235 = b1[v234];
          const float v236 = x1;
          const float v237 = fma(v227, v235, v236);
          x1 = v237;
          const float v238 = x5;
          const float v239 = fma(v229, v235, v238);
          x5 = v239;
          const float v240 = x9;
          const float v241 = fma(v231, v235, v240);
          x9 = v241;
          const float v242 = x13;
          const float v243 = fma(v233, v235, v242);
          x13 = v243;
          const uint v244 = v216 + v225;
          const float v245 = b1[v244];
          const float v246 = x2;
          const float v247 = fma(v227, v245, v246);
          x2 = v247;
          const float v248 = x6;
          const float v249 = fma(v229, v245, v248);
          x6 = v249;
          const float v250 = x10;
          const float v251 = fma(v231, v245, v250);
          x10 = v251;
          const float v252 = x14;
          const float v253 = fma(v233, v245, v252);
          x14 = v253;
          const uint v254 = v219 + v225;
          const float v255 = b1[v254];
          const float v256 = x3;
          const float v257 = fma(v227, v255, v256);
          x3 = v257;
          const float v258 = x7;
          const float v259 = fma(v229, v255, v258);
          x7 = v259;
          const float v260 = x11;
          const float v261 = fma(v231, v255, v260);
          x11 = v261;
          const float v262 = x15;
          const float v263 = fma(v233, v255, v262);
          x15 = v263;
          const uint v264 = v222 + v225;
          const float v265 = b1[v264];
          const float v266 = x4;
          const float v267 = fma(v227, v265, v266);
          x4 = v267;
          const float v268 = x8;
          const float v269 = fma(v229, v265, v268);
          x8 = v269;
          const float v270 = x12;
          const float v271 = fma(v231, v265, v270);
          x12 = v271;
          const float v272 = x16;
          const float v273 = fma(v233, v265, v272);
          x16 = v273;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v275 = v223 * v274;
      const float v276 = x1;
      m3[v275] = v276;
      const uint v277 = v275 + v193;
      const float v278 = x2;
      m3[v277] = v278;
      const uint v279 = v275 + v202;
      const float v280 = x3;
      m3[v279] = v280;
      const uint v281 = v275 + v206;
      const float v282 = x4;
      m3[v281] = v282;
      const uint v284 = v275 + v283;
      const float v285 = x5;
      m3[v284] = v285;
      const uint v287 = v275 + v286;
      const float v288 = x6;
      m3[v287] = v288;
      const uint v290 = v275 + v289;
      const float v291 = x7;
      m3[v290] = v291;
      const uint v293 = v275 + v292;
      const float v294 = x8;
      m3[v293] = v294;
      const uint v296 = v275 + v295;
      const float v297 = x9;
      m3[v296] = v297;
      const uint v299 = v275 + v298;
      const float v300 = x10;
      m3[v299] = v300;
      const uint v302 = v275 + v301;
      const float v303 = x11;
      m3[v302] = v303;
      const uint v305 = v275 + v304;
      const float v306 = x12;
      m3[v305] = v306;
      const uint v308 = v275 + v307;
      const float v309 = x13;
      m3[v308] = v309;
      const uint v311 = v275 + v310;
      const float v312 = x14;
      m3[v311] = v312;
      const uint v314 = v275 + v313;
      const float v315 = x15;
      m3[v314] = v315;
      const uint v317 = v275 + v316;
      const float v318 = x16;
      m3[v317] = v318;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v320 = v223; v320 < v319; v320 += v224) {
        const uint v321 = v320 / v283;
        const uint v322 = v320 % v283;
        const bool v323 = v321 < v5;
        const bool v324 = v322 < v52;
        const bool v325 = v323 & v324;
        if (v325) {
          x17 = v192;
          for (uint v326 = v195; v326 < v224; v326 += v193) {
            const uint v327 = v326 * v274;
            const uint v328 = v320 + v327;
            const float v329 = m3[v328];
            const float v330 = x17;
            const float v331 = v330 + v329;
            x17 = v331;
          }
          const float v332 = x17;
          const uint v333 = v321 * v1;
          const uint v334 = v7 + v333;
          const uint v335 = v334 + v322;
          m2[v335] = v332;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v79 = v12; v79 < v78; v79 += v13) {
        const uint v80 = v79 / v1;
        const uint v81 = v79 % v1;
        const bool v82 = v80 < v5;
        const bool v83 = v81 < v52;
        const bool v84 = v82 & v83;
        if (v84) {
          const uint v85 = v2 + v80;
          const uint v86 = v50 + v81;
          const uint v87 = v85 - v2;
          const uint v88 = v87 * v1;
          const uint v89 = v86 - v50;
          const uint v90 = v88 + v89;
          const float v91 = m2[v90];
          const float v92 = b3[v86];
          const float v93 = v91 + v92;
          const uint v94 = v85 * v24;
          const uint v95 = v94 + v86;
          b4[v95] = v93;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v96 = v45 < v39;
    const bool v97 = v45 < v36;
    const bool v98 = !v97;
    const bool v99 = v96 & v98;
    if (v99) {
      const uint v100 = v45 - v36;
      const uint v101 = v100 * v1;
      const uint v102 = v28 - v101;
      const uint v103 = min(v1, v102);
      const uint v104 = v101 * v6;
      x1 = v192;
      x2 = v192;
      x3 = v192;
      x4 = v192;
      x5 = v192;
      x6 = v192;
      x7 = v192;
      x8 = v192;
      x9 = v192;
      x10 = v192;
      x11 = v192;
      x12 = v192;
      x13 = v192;
      x14 = v192;
      x15 = v192;
      x16 = v192;
      for (uint v105 = v7; v105 < v6; v105 += v54) {
        const uint v106 = v6 - v105;
        const uint v107 = min(v54, v106);
        for (uint v108 = v7; v108 < v5; v108 += v8) {
          const uint v109 = v2 + v108;
          for (uint v110 = v12; v110 < v107; v110 += v13) {
            const uint v111 = v105 + v110;
            const uint v112 = v109 * v6;
            const uint v113 = v112 + v111;
            const float v114 = b0[v113];
            const uint v115 = v109 - v2;
            const float v116 = m1[v115];
            const float v117 = float(v6);
            const float v118 = v116 / v117;
            const float v119 = v118 + v69;
            const float v120 = precise::rsqrt(v119);
            const float v121 = v114 * v120;
            const float v122 = b2[v111];
            const float v123 = v121 * v122;
            const uint v124 = v108 * v54;
            const uint v125 = v110 + v124;
            m0[v125] = v123;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v126 = v104 + v105;
        const uint v336 = v5 - v193;
        const uint v337 = min(v195, v336);
        const uint v338 = v337 * v54;
        const uint v339 = v7 + v338;
        const uint v340 = min(v193, v336);
        const uint v341 = v340 * v54;
        const uint v342 = v7 + v341;
        const uint v343 = min(v202, v336);
        const uint v344 = v343 * v54;
        const uint v345 = v7 + v344;
        const uint v346 = min(v206, v336);
        const uint v347 = v346 * v54;
        const uint v348 = v7 + v347;
        const uint v349 = v103 - v193;
        const uint v350 = min(v195, v349);
        const uint v351 = v350 * v6;
        const uint v352 = v126 + v351;
        const uint v353 = min(v193, v349);
        const uint v354 = v353 * v6;
        const uint v355 = v126 + v354;
        const uint v356 = min(v202, v349);
        const uint v357 = v356 * v6;
        const uint v358 = v126 + v357;
        const uint v359 = min(v206, v349);
        const uint v360 = v359 * v6;
        const uint v361 = v126 + v360;
        for (uint v362 = v223; v362 < v107; v362 += v224) {
          const uint v363 = v339 + v362;
          const float v364 = m0[v363];
          const uint v365 = v342 + v362;
          const float v366 = m0[v365];
          const uint v367 = v345 + v362;
          const float v368 = m0[v367];
          const uint v369 = v348 + v362;
          const float v370 = m0[v369];
          const uint v371 = v352 + v362;
          const float v372 = b5[v371];
          const float v373 = x1;
          const float v374 = fma(v364, v372, v373);
          x1 = v374;
          const float v375 = x5;
          const float v376 = fma(v366, v372, v375);
          x5 = v376;
          const float v377 = x9;
          const float v378 = fma(v368, v372, v377);
          x9 = v378;
          const float v379 = x13;
          const float v380 = fma(v370, v372, v379);
          x13 = v380;
          const uint v381 = v355 + v362;
          const float v382 = b5[v381];
          const float v383 = x2;
          const float v384 = fma(v364, v382, v383);
          x2 = v384;
          const float v385 = x6;
          const float v386 = fma(v366, v382, v385);
          x6 = v386;
          const float v387 = x10;
          const float v388 = fma(v368, v382, v387);
          x10 = v388;
          const float v389 = x14;
          const float v390 = fma(v370, v382, v389);
          x14 = v390;
          const uint v391 = v358 + v362;
          const float v392 = b5[v391];
          const float v393 = x3;
          const float v394 = fma(v364, v392, v393);
          x3 = v394;
          const float v395 = x7;
          const float v396 = fma(v366, v392, v395);
          x7 = v396;
          const float v397 = x11;
          const float v398 = fma(v368, v392, v397);
          x11 = v398;
          const float v399 = x15;
          const float v400 = fma(v370, v392, v399);
          x15 = v400;
          const uint v401 = v361 + v362;
          const float v402 = b5[v401];
          const float v403 = x4;
          const float v404 = fma(v364, v402, v403);
          x4 = v404;
          const float v405 = x8;
          const float v406 = fma(v366, v402, v405);
          x8 = v406;
          const float v407 = x12;
          const float v408 = fma(v368, v402, v407);
          x12 = v408;
          const float v409 = x16;
          const float v410 = fma(v370, v402, v409);
          x16 = v410;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v411 = v223 * v274;
      const float v412 = x1;
      m3[v411] = v412;
      const uint v413 = v411 + v193;
      const float v414 = x2;
      m3[v413] = v414;
      const uint v415 = v411 + v202;
      const float v416 = x3;
      m3[v415] = v416;
      const uint v417 = v411 + v206;
      const float v418 = x4;
      m3[v417] = v418;
      const uint v419 = v411 + v283;
      const float v420 = x5;
      m3[v419] = v420;
      const uint v421 = v411 + v286;
      const float v422 = x6;
      m3[v421] = v422;
      const uint v423 = v411 + v289;
      const float v424 = x7;
      m3[v423] = v424;
      const uint v425 = v411 + v292;
      const float v426 = x8;
      m3[v425] = v426;
      const uint v427 = v411 + v295;
      const float v428 = x9;
      m3[v427] = v428;
      const uint v429 = v411 + v298;
      const float v430 = x10;
      m3[v429] = v430;
      const uint v431 = v411 + v301;
      const float v432 = x11;
      m3[v431] = v432;
      const uint v433 = v411 + v304;
      const float v434 = x12;
      m3[v433] = v434;
      const uint v435 = v411 + v307;
      const float v436 = x13;
      m3[v435] = v436;
      const uint v437 = v411 + v310;
      const float v438 = x14;
      m3[v437] = v438;
      const uint v439 = v411 + v313;
      const float v440 = x15;
      m3[v439] = v440;
      const uint v441 = v411 + v316;
      const float v442 = x16;
      m3[v441] = v442;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v443 = v223; v443 < v319; v443 += v224) {
        const uint v444 = v443 / v283;
        const uint v445 = v443 % v283;
        const bool v446 = v444 < v5;
        const bool v447 = v445 < v103;
        const bool v448 = v446 & v447;
        if (v448) {
          x18 = v192;
          for (uint v449 = v195; v449 < v224; v449 += v193) {
            const uint v450 = v449 * v274;
            const uint v451 = v443 + v450;
            const float v452 = m3[v451];
            const float v453 = x18;
            const float v454 = v453 + v452;
            x18 = v454;
          }
          const float v455 = x18;
          const uint v456 = v444 * v1;
          const uint v457 = v7 + v456;
          const uint v458 = v457 + v445;
          m2[v458] = v455;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v127 = v12; v127 < v78; v127 += v13) {
        const uint v128 = v127 / v1;
        const uint v129 = v127 % v1;
        const bool v130 = v128 < v5;
        const bool v131 = v129 < v103;
        const bool v132 = v130 & v131;
        if (v132) {
          const uint v133 = v2 + v128;
          const uint v134 = v101 + v129;
          const uint v135 = v133 - v2;
          const uint v136 = v135 * v1;
          const uint v137 = v134 - v101;
          const uint v138 = v136 + v137;
          const float v139 = m2[v138];
          const float v140 = b6[v134];
          const float v141 = v139 + v140;
          const uint v142 = v133 * v28;
          const uint v143 = v142 + v134;
          b7[v143] = v141;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v144 = v45 < v42;
    const bool v145 = v45 < v39;
    const bool v146 = !v145;
    const bool v147 = v144 & v146;
    if (v147) {
      const uint v148 = v45 - v39;
      const uint v149 = v148 * v1;
      const uint v150 = v28 - v149;
      const uint v151 = min(v1, v150);
      const uint v152 = v149 * v6;
      x1 = v192;
      x2 = v192;
      x3 = v192;
      x4 = v192;
      x5 = v192;
      x6 = v192;
      x7 = v192;
      x8 = v192;
      x9 = v192;
      x10 = v192;
      x11 = v192;
      x12 = v192;
      x13 = v192;
      x14 = v192;
      x15 = v192;
      x16 = v192;
      for (uint v153 = v7; v153 < v6; v153 += v54) {
        const uint v154 = v6 - v153;
        const uint v155 = min(v54, v154);
        for (uint v156 = v7; v156 < v5; v156 += v8) {
          const uint v157 = v2 + v156;
          for (uint v158 = v12; v158 < v155; v158 += v13) {
            const uint v159 = v153 + v158;
            const uint v160 = v157 * v6;
            const uint v161 = v160 + v159;
            const float v162 = b0[v161];
            const uint v163 = v157 - v2;
            const float v164 = m1[v163];
            const float v165 = float(v6);
            const float v166 = v164 / v165;
            const float v167 = v166 + v69;
            const float v168 = precise::rsqrt(v167);
            const float v169 = v162 * v168;
            const float v170 = b2[v159];
            const float v171 = v169 * v170;
            const uint v172 = v156 * v54;
            const uint v173 = v158 + v172;
            m0[v173] = v171;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v174 = v152 + v153;
        const uint v459 = v5 - v193;
        const uint v460 = min(v195, v459);
        const uint v461 = v460 * v54;
        const uint v462 = v7 + v461;
        const uint v463 = min(v193, v459);
        const uint v464 = v463 * v54;
        const uint v465 = v7 + v464;
        const uint v466 = min(v202, v459);
        const uint v467 = v466 * v54;
        const uint v468 = v7 + v467;
        const uint v469 = min(v206, v459);
        const uint v470 = v469 * v54;
        const uint v471 = v7 + v470;
        const uint v472 = v151 - v193;
        const uint v473 = min(v195, v472);
        const uint v474 = v473 * v6;
        const uint v475 = v174 + v474;
        const uint v476 = min(v193, v472);
        const uint v477 = v476 * v6;
        const uint v478 = v174 + v477;
        const uint v479 = min(v202, v472);
        const uint v480 = v479 * v6;
        const uint v481 = v174 + v480;
        const uint v482 = min(v206, v472);
        const uint v483 = v482 * v6;
        const uint v484 = v174 + v483;
        for (uint v485 = v223; v485 < v155; v485 += v224) {
          const uint v486 = v462 + v485;
          const float v487 = m0[v486];
          const uint v488 = v465 + v485;
          const float v489 = m0[v488];
          const uint v490 = v468 + v485;
          const float v491 = m0[v490];
          const uint v492 = v471 + v485;
          const float v493 = m0[v492];
          const uint v494 = v475 + v485;
          const float v495 = b8[v494];
          const float v496 = x1;
          const float v497 = fma(v487, v495, v496);
          x1 = v497;
          const float v498 = x5;
          const float v499 = fma(v489, v495, v498);
          x5 = v499;
          const float v500 = x9;
          const float v501 = fma(v491, v495, v500);
          x9 = v501;
          const float v502 = x13;
          const float v503 = fma(v493, v495, v502);
          x13 = v503;
          const uint v504 = v478 + v485;
          const float v505 = b8[v504];
          const float v506 = x2;
          const float v507 = fma(v487, v505, v506);
          x2 = v507;
          const float v508 = x6;
          const float v509 = fma(v489, v505, v508);
          x6 = v509;
          const float v510 = x10;
          const float v511 = fma(v491, v505, v510);
          x10 = v511;
          const float v512 = x14;
          const float v513 = fma(v493, v505, v512);
          x14 = v513;
          const uint v514 = v481 + v485;
          const float v515 = b8[v514];
          const float v516 = x3;
          const float v517 = fma(v487, v515, v516);
          x3 = v517;
          const float v518 = x7;
          const float v519 = fma(v489, v515, v518);
          x7 = v519;
          const float v520 = x11;
          const float v521 = fma(v491, v515, v520);
          x11 = v521;
          const float v522 = x15;
          const float v523 = fma(v493, v515, v522);
          x15 = v523;
          const uint v524 = v484 + v485;
          const float v525 = b8[v524];
          const float v526 = x4;
          const float v527 = fma(v487, v525, v526);
          x4 = v527;
          const float v528 = x8;
          const float v529 = fma(v489, v525, v528);
          x8 = v529;
          const float v530 = x12;
          const float v531 = fma(v491, v525, v530);
          x12 = v531;
          const float v532 = x16;
          const float v533 = fma(v493, v525, v532);
          x16 = v533;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v534 = v223 * v274;
      const float v535 = x1;
      m3[v534] = v535;
      const uint v536 = v534 + v193;
      const float v537 = x2;
      m3[v536] = v537;
      const uint v538 = v534 + v202;
      const float v539 = x3;
      m3[v538] = v539;
      const uint v540 = v534 + v206;
      const float v541 = x4;
      m3[v540] = v541;
      const uint v542 = v534 + v283;
      const float v543 = x5;
      m3[v542] = v543;
      const uint v544 = v534 + v286;
      const float v545 = x6;
      m3[v544] = v545;
      const uint v546 = v534 + v289;
      const float v547 = x7;
      m3[v546] = v547;
      const uint v548 = v534 + v292;
      const float v549 = x8;
      m3[v548] = v549;
      const uint v550 = v534 + v295;
      const float v551 = x9;
      m3[v550] = v551;
      const uint v552 = v534 + v298;
      const float v553 = x10;
      m3[v552] = v553;
      const uint v554 = v534 + v301;
      const float v555 = x11;
      m3[v554] = v555;
      const uint v556 = v534 + v304;
      const float v557 = x12;
      m3[v556] = v557;
      const uint v558 = v534 + v307;
      const float v559 = x13;
      m3[v558] = v559;
      const uint v560 = v534 + v310;
      const float v561 = x14;
      m3[v560] = v561;
      const uint v562 = v534 + v313;
      const float v563 = x15;
      m3[v562] = v563;
      const uint v564 = v534 + v316;
      const float v565 = x16;
      m3[v564] = v565;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v566 = v223; v566 < v319; v566 += v224) {
        const uint v567 = v566 / v283;
        const uint v568 = v566 % v283;
        const bool v569 = v567 < v5;
        const bool v570 = v568 < v151;
        const bool v571 = v569 & v570;
        if (v571) {
          x19 = v192;
          for (uint v572 = v195; v572 < v224; v572 += v193) {
            const uint v573 = v572 * v274;
            const uint v574 = v566 + v573;
            const float v575 = m3[v574];
            const float v576 = x19;
            const float v577 = v576 + v575;
            x19 = v577;
          }
          const float v578 = x19;
          const uint v579 = v567 * v1;
          const uint v580 = v7 + v579;
          const uint v581 = v580 + v568;
          m2[v581] = v578;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v175 = v12; v175 < v78; v175 += v13) {
        const uint v176 = v175 / v1;
        const uint v177 = v175 % v1;
        const bool v178 = v176 < v5;
        const bool v179 = v177 < v151;
        const bool v180 = v178 & v179;
        if (v180) {
          const uint v181 = v2 + v176;
          const uint v182 = v149 + v177;
          const uint v183 = v181 - v2;
          const uint v184 = v183 * v1;
          const uint v185 = v182 - v149;
          const uint v186 = v184 + v185;
          const float v187 = m2[v186];
          const float v188 = b9[v182];
          const float v189 = v187 + v188;
          const uint v190 = v181 * v28;
          const uint v191 = v190 + v182;
          b10[v191] = v189;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
