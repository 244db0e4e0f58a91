#include <metal_stdlib>
using namespace metal;

kernel void full_attn_0_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // x
    device const float* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // v21
    device const float* b4 [[buffer(4)]], // k_proj
    device float* b5 [[buffer(5)]], // v22
    device const float* b6 [[buffer(6)]], // v_proj
    device float* b7 [[buffer(7)]], // v23
    constant uint* params [[buffer(8)]],
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
  const float v186 = 0.0f;
  const uint v187 = 1u;
  const uint v189 = 0u;
  const uint v196 = 2u;
  const uint v200 = 3u;
  const uint v217 = lane;
  const uint v218 = 32u;
  const uint v268 = 17u;
  const uint v277 = 4u;
  const uint v280 = 5u;
  const uint v283 = 6u;
  const uint v286 = 7u;
  const uint v289 = 8u;
  const uint v292 = 9u;
  const uint v295 = 10u;
  const uint v298 = 11u;
  const uint v301 = 12u;
  const uint v304 = 13u;
  const uint v307 = 14u;
  const uint v310 = 15u;
  const uint v313 = 16u;
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
    const float v576 = simd_shuffle_xor(v21, 16);
    const float v577 = v21 + v576;
    const float v578 = simd_shuffle_xor(v577, 8);
    const float v579 = v577 + v578;
    const float v580 = simd_shuffle_xor(v579, 4);
    const float v581 = v579 + v580;
    const float v582 = simd_shuffle_xor(v581, 2);
    const float v583 = v581 + v582;
    const float v584 = simd_shuffle_xor(v583, 1);
    const float v585 = v583 + v584;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v585;
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
      x1 = v186;
      x2 = v186;
      x3 = v186;
      x4 = v186;
      x5 = v186;
      x6 = v186;
      x7 = v186;
      x8 = v186;
      x9 = v186;
      x10 = v186;
      x11 = v186;
      x12 = v186;
      x13 = v186;
      x14 = v186;
      x15 = v186;
      x16 = v186;
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
        const uint v188 = v5 - v187;
        const uint v190 = min(v189, v188);
        const uint v191 = v190 * v54;
        const uint v192 = v7 + v191;
        const uint v193 = min(v187, v188);
        const uint v194 = v193 * v54;
        const uint v195 = v7 + v194;
        const uint v197 = min(v196, v188);
        const uint v198 = v197 * v54;
        const uint v199 = v7 + v198;
        const uint v201 = min(v200, v188);
        const uint v202 = v201 * v54;
        const uint v203 = v7 + v202;
        const uint v204 = v52 - v187;
        const uint v205 = min(v189, v204);
        const uint v206 = v205 * v6;
        const uint v207 = v77 + v206;
        const uint v208 = min(v187, v204);
        const uint v209 = v208 * v6;
        const uint v210 = v77 + v209;
        const uint v211 = min(v196, v204);
        const uint v212 = v211 * v6;
        const uint v213 = v77 + v212;
        const uint v214 = min(v200, v204);
        const uint v215 = v214 * v6;
        const uint v216 = v77 + v215;
        for (uint v219 = v217; v219 < v57; v219 += v218) {
          const uint v220 = v192 + v219;
          const float v221 = m0[v220];
          const uint v222 = v195 + v219;
          const float v223 = m0[v222];
          const uint v224 = v199 + v219;
          const float v225 = m0[v224];
          const uint v226 = v203 + v219;
          const float v227 = m0[v226];
          const uint v228 = v207 + v219;
          const float v229 = b1[v228];
          const float v230 = x1;
          const float v231 = fma(v221, v229, v230);
          x1 = v231;
          const float v232 = x5;
          const float v233 = fma(v223, v229, v232);
          x5 = v233;
          const float v234 = x9;
          const float v235 = fma(v225, v229, v234);
          x9 = v235;
          const float v236 = x13;
          const float v237 = fma(v227, v229, v236);
          x13 = v237;
          const uint v238 = v210 + v219;
          const float v239 = b1[v238];
          const float v240 = x2;
          const float v241 = fma(v221, v239, v240);
          x2 = v241;
          const float v242 = x6;
          const float v243 = fma(v223, v239, v242);
          x6 = v243;
          const float v244 = x10;
          const float v245 = fma(v225, v239, v244);
          x10 = v245;
          const float v246 = x14;
          const float v247 = fma(v227, v239, v246);
          x14 = v247;
          const uint v248 = v213 + v219;
          const float v249 = b1[v248];
          const float v250 = x3;
          const float v251 = fma(v221, v249, v250);
          x3 = v251;
          const float v252 = x7;
          const float v253 = fma(v223, v249, v252);
          x7 = v253;
          const float v254 = x11;
          const float v255 = fma(v225, v249, v254);
          x11 = v255;
          const float v256 = x15;
          const float v257 = fma(v227, v249, v256);
          x15 = v257;
          const uint v258 = v216 + v219;
          const float v259 = b1[v258];
          const float v260 = x4;
          const float v261 = fma(v221, v259, v260);
          x4 = v261;
          const float v262 = x8;
          const float v263 = fma(v223, v259, v262);
          x8 = v263;
          const float v264 = x12;
          const float v265 = fma(v225, v259, v264);
          x12 = v265;
          const float v266 = x16;
          const float v267 = fma(v227, v259, v266);
          x16 = v267;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v269 = v217 * v268;
      const float v270 = x1;
      m3[v269] = v270;
      const uint v271 = v269 + v187;
      const float v272 = x2;
      m3[v271] = v272;
      const uint v273 = v269 + v196;
      const float v274 = x3;
      m3[v273] = v274;
      const uint v275 = v269 + v200;
      const float v276 = x4;
      m3[v275] = v276;
      const uint v278 = v269 + v277;
      const float v279 = x5;
      m3[v278] = v279;
      const uint v281 = v269 + v280;
      const float v282 = x6;
      m3[v281] = v282;
      const uint v284 = v269 + v283;
      const float v285 = x7;
      m3[v284] = v285;
      const uint v287 = v269 + v286;
      const float v288 = x8;
      m3[v287] = v288;
      const uint v290 = v269 + v289;
      const float v291 = x9;
      m3[v290] = v291;
      const uint v293 = v269 + v292;
      const float v294 = x10;
      m3[v293] = v294;
      const uint v296 = v269 + v295;
      const float v297 = x11;
      m3[v296] = v297;
      const uint v299 = v269 + v298;
      const float v300 = x12;
      m3[v299] = v300;
      const uint v302 = v269 + v301;
      const float v303 = x13;
      m3[v302] = v303;
      const uint v305 = v269 + v304;
      const float v306 = x14;
      m3[v305] = v306;
      const uint v308 = v269 + v307;
      const float v309 = x15;
      m3[v308] = v309;
      const uint v311 = v269 + v310;
      const float v312 = x16;
      m3[v311] = v312;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v314 = v217; v314 < v313; v314 += v218) {
        const uint v315 = v314 / v277;
        const uint v316 = v314 % v277;
        const bool v317 = v315 < v5;
        const bool v318 = v316 < v52;
        const bool v319 = v317 & v318;
        if (v319) {
          x17 = v186;
          for (uint v320 = v189; v320 < v218; v320 += v187) {
            const uint v321 = v320 * v268;
            const uint v322 = v314 + v321;
            const float v323 = m3[v322];
            const float v324 = x17;
            const float v325 = v324 + v323;
            x17 = v325;
          }
          const float v326 = x17;
          const uint v327 = v315 * v1;
          const uint v328 = v7 + v327;
          const uint v329 = v328 + v316;
          m2[v329] = v326;
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
          const uint v92 = v85 * v24;
          const uint v93 = v92 + v86;
          b3[v93] = v91;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v94 = v45 < v39;
    const bool v95 = v45 < v36;
    const bool v96 = !v95;
    const bool v97 = v94 & v96;
    if (v97) {
      const uint v98 = v45 - v36;
      const uint v99 = v98 * v1;
      const uint v100 = v28 - v99;
      const uint v101 = min(v1, v100);
      const uint v102 = v99 * v6;
      x1 = v186;
      x2 = v186;
      x3 = v186;
      x4 = v186;
      x5 = v186;
      x6 = v186;
      x7 = v186;
      x8 = v186;
      x9 = v186;
      x10 = v186;
      x11 = v186;
      x12 = v186;
      x13 = v186;
      x14 = v186;
      x15 = v186;
      x16 = v186;
      for (uint v103 = v7; v103 < v6; v103 += v54) {
        const uint v104 = v6 - v103;
        const uint v105 = min(v54, v104);
        for (uint v106 = v7; v106 < v5; v106 += v8) {
          const uint v107 = v2 + v106;
          for (uint v108 = v12; v108 < v105; v108 += v13) {
            const uint v109 = v103 + v108;
            const uint v110 = v107 * v6;
            const uint v111 = v110 + v109;
            const float v112 = b0[v111];
            const uint v113 = v107 - v2;
            const float v114 = m1[v113];
            const float v115 = float(v6);
            const float v116 = v114 / v115;
            const float v117 = v116 + v69;
            const float v118 = precise::rsqrt(v117);
            const float v119 = v112 * v118;
            const float v120 = b2[v109];
            const float v121 = v119 * v120;
            const uint v122 = v106 * v54;
            const uint v123 = v108 + v122;
            m0[v123] = v121;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v124 = v102 + v103;
        const uint v330 = v5 - v187;
        const uint v331 = min(v189, v330);
        const uint v332 = v331 * v54;
        const uint v333 = v7 + v332;
        const uint v334 = min(v187, v330);
        const uint v335 = v334 * v54;
        const uint v336 = v7 + v335;
        const uint v337 = min(v196, v330);
        const uint v338 = v337 * v54;
        const uint v339 = v7 + v338;
        const uint v340 = min(v200, v330);
        const uint v341 = v340 * v54;
        const uint v342 = v7 + v341;
        const uint v343 = v101 - v187;
        const uint v344 = min(v189, v343);
        const uint v345 = v344 * v6;
        const uint v346 = v124 + v345;
        const uint v347 = min(v187, v343);
        const uint v348 = v347 * v6;
        const uint v349 = v124 + v348;
        const uint v350 = min(v196, v343);
        const uint v351 = v350 * v6;
        const uint v352 = v124 + v351;
        const uint v353 = min(v200, v343);
        const uint v354 = v353 * v6;
        const uint v355 = v124 + v354;
        for (uint v356 = v217; v356 < v105; v356 += v218) {
          const uint v357 = v333 + v356;
          const float v358 = m0[v357];
          const uint v359 = v336 + v356;
          const float v360 = m0[v359];
          const uint v361 = v339 + v356;
          const float v362 = m0[v361];
          const uint v363 = v342 + v356;
          const float v364 = m0[v363];
          const uint v365 = v346 + v356;
          const float v366 = b4[v365];
          const float v367 = x1;
          const float v368 = fma(v358, v366, v367);
          x1 = v368;
          const float v369 = x5;
          const float v370 = fma(v360, v366, v369);
          x5 = v370;
          const float v371 = x9;
          const float v372 = fma(v362, v366, v371);
          x9 = v372;
          const float v373 = x13;
          const float v374 = fma(v364, v366, v373);
          x13 = v374;
          const uint v375 = v349 + v356;
          const float v376 = b4[v375];
          const float v377 = x2;
          const float v378 = fma(v358, v376, v377);
          x2 = v378;
          const float v379 = x6;
          const float v380 = fma(v360, v376, v379);
          x6 = v380;
          const float v381 = x10;
          const float v382 = fma(v362, v376, v381);
          x10 = v382;
          const float v383 = x14;
          const float v384 = fma(v364, v376, v383);
          x14 = v384;
          const uint v385 = v352 + v356;
          const float v386 = b4[v385];
          const float v387 = x3;
          const float v388 = fma(v358, v386, v387);
          x3 = v388;
          const float v389 = x7;
          const float v390 = fma(v360, v386, v389);
          x7 = v390;
          const float v391 = x11;
          const float v392 = fma(v362, v386, v391);
          x11 = v392;
          const float v393 = x15;
          const float v394 = fma(v364, v386, v393);
          x15 = v394;
          const uint v395 = v355 + v356;
          const float v396 = b4[v395];
          const float v397 = x4;
          const float v398 = fma(v358, v396, v397);
          x4 = v398;
          const float v399 = x8;
          const float v400 = fma(v360, v396, v399);
          x8 = v400;
          const float v401 = x12;
          const float v402 = fma(v362, v396, v401);
          x12 = v402;
          const float v403 = x16;
          const float v404 = fma(v364, v396, v403);
          x16 = v404;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v405 = v217 * v268;
      const float v406 = x1;
      m3[v405] = v406;
      const uint v407 = v405 + v187;
      const float v408 = x2;
      m3[v407] = v408;
      const uint v409 = v405 + v196;
      const float v410 = x3;
      m3[v409] = v410;
      const uint v411 = v405 + v200;
      const float v412 = x4;
      m3[v411] = v412;
      const uint v413 = v405 + v277;
      const float v414 = x5;
      m3[v413] = v414;
      const uint v415 = v405 + v280;
      const float v416 = x6;
      m3[v415] = v416;
      const uint v417 = v405 + v283;
      const float v418 = x7;
      m3[v417] = v418;
      const uint v419 = v405 + v286;
      const float v420 = x8;
      m3[v419] = v420;
      const uint v421 = v405 + v289;
      const float v422 = x9;
      m3[v421] = v422;
      const uint v423 = v405 + v292;
      const float v424 = x10;
      m3[v423] = v424;
      const uint v425 = v405 + v295;
      const float v426 = x11;
      m3[v425] = v426;
      const uint v427 = v405 + v298;
      const float v428 = x12;
      m3[v427] = v428;
      const uint v429 = v405 + v301;
      const float v430 = x13;
      m3[v429] = v430;
      const uint v431 = v405 + v304;
      const float v432 = x14;
      m3[v431] = v432;
      const uint v433 = v405 + v307;
      const float v434 = x15;
      m3[v433] = v434;
      const uint v435 = v405 + v310;
      const float v436 = x16;
      m3[v435] = v436;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v437 = v217; v437 < v313; v437 += v218) {
        const uint v438 = v437 / v277;
        const uint v439 = v437 % v277;
        const bool v440 = v438 < v5;
        const bool v441 = v439 < v101;
        const bool v442 = v440 & v441;
        if (v442) {
          x18 = v186;
          for (uint v443 = v189; v443 < v218; v443 += v187) {
            const uint v444 = v443 * v268;
            const uint v445 = v437 + v444;
            const float v446 = m3[v445];
            const float v447 = x18;
            const float v448 = v447 + v446;
            x18 = v448;
          }
          const float v449 = x18;
          const uint v450 = v438 * v1;
          const uint v451 = v7 + v450;
          const uint v452 = v451 + v439;
          m2[v452] = v449;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v125 = v12; v125 < v78; v125 += v13) {
        const uint v126 = v125 / v1;
        const uint v127 = v125 % v1;
        const bool v128 = v126 < v5;
        const bool v129 = v127 < v101;
        const bool v130 = v128 & v129;
        if (v130) {
          const uint v131 = v2 + v126;
          const uint v132 = v99 + v127;
          const uint v133 = v131 - v2;
          const uint v134 = v133 * v1;
          const uint v135 = v132 - v99;
          const uint v136 = v134 + v135;
          const float v137 = m2[v136];
          const uint v138 = v131 * v28;
          const uint v139 = v138 + v132;
          b5[v139] = v137;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v140 = v45 < v42;
    const bool v141 = v45 < v39;
    const bool v142 = !v141;
    const bool v143 = v140 & v142;
    if (v143) {
      const uint v144 = v45 - v39;
      const uint v145 = v144 * v1;
      const uint v146 = v28 - v145;
      const uint v147 = min(v1, v146);
      const uint v148 = v145 * v6;
      x1 = v186;
      x2 = v186;
      x3 = v186;
      x4 = v186;
      x5 = v186;
      x6 = v186;
      x7 = v186;
      x8 = v186;
      x9 = v186;
      x10 = v186;
      x11 = v186;
      x12 = v186;
      x13 = v186;
      x14 = v186;
      x15 = v186;
      x16 = v186;
      for (uint v149 = v7; v149 < v6; v149 += v54) {
        const uint v150 = v6 - v149;
        const uint v151 = min(v54, v150);
        for (uint v152 = v7; v152 < v5; v152 += v8) {
          const uint v153 = v2 + v152;
          for (uint v154 = v12; v154 < v151; v154 += v13) {
            const uint v155 = v149 + v154;
            const uint v156 = v153 * v6;
            const uint v157 = v156 + v155;
            const float v158 = b0[v157];
            const uint v159 = v153 - v2;
            const float v160 = m1[v159];
            const float v161 = float(v6);
            const float v162 = v160 / v161;
            const float v163 = v162 + v69;
            const float v164 = precise::rsqrt(v163);
            const float v165 = v158 * v164;
            const float v166 = b2[v155];
            const float v167 = v165 * v166;
            const uint v168 = v152 * v54;
            const uint v169 = v154 + v168;
            m0[v169] = v167;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v170 = v148 + v149;
        const uint v453 = v5 - v187;
        const uint v454 = min(v189, v453);
        const uint v455 = v454 * v54;
        const uint v456 = v7 + v455;
        const uint v457 = min(v187, v453);
        const uint v458 = v457 * v54;
        const uint v459 = v7 + v458;
        const uint v460 = min(v196, v453);
        const uint v461 = v460 * v54;
        const uint v462 = v7 + v461;
        const uint v463 = min(v200, v453);
        const uint v464 = v463 * v54;
        const uint v465 = v7 + v464;
        const uint v466 = v147 - v187;
        const uint v467 = min(v189, v466);
        const uint v468 = v467 * v6;
        const uint v469 = v170 + v468;
        const uint v470 = min(v187, v466);
        const uint v471 = v470 * v6;
        const uint v472 = v170 + v471;
        const uint v473 = min(v196, v466);
        const uint v474 = v473 * v6;
        const uint v475 = v170 + v474;
        const uint v476 = min(v200, v466);
        const uint v477 = v476 * v6;
        const uint v478 = v170 + v477;
        for (uint v479 = v217; v479 < v151; v479 += v218) {
          const uint v480 = v456 + v479;
          const float v481 = m0[v480];
          const uint v482 = v459 + v479;
          const float v483 = m0[v482];
          const uint v484 = v462 + v479;
          const float v485 = m0[v484];
          const uint v486 = v465 + v479;
          const float v487 = m0[v486];
          const uint v488 = v469 + v479;
          const float v489 = b6[v488];
          const float v490 = x1;
          const float v491 = fma(v481, v489, v490);
          x1 = v491;
          const float v492 = x5;
          const float v493 = fma(v483, v489, v492);
          x5 = v493;
          const float v494 = x9;
          const float v495 = fma(v485, v489, v494);
          x9 = v495;
          const float v496 = x13;
          const float v497 = fma(v487, v489, v496);
          x13 = v497;
          const uint v498 = v472 + v479;
          const float v499 = b6[v498];
          const float v500 = x2;
          const float v501 = fma(v481, v499, v500);
          x2 = v501;
          const float v502 = x6;
          const float v503 = fma(v483, v499, v502);
          x6 = v503;
          const float v504 = x10;
          const float v505 = fma(v485, v499, v504);
          x10 = v505;
          const float v506 = x14;
          const float v507 = fma(v487, v499, v506);
          x14 = v507;
          const uint v508 = v475 + v479;
          const float v509 = b6[v508];
          const float v510 = x3;
          const float v511 = fma(v481, v509, v510);
          x3 = v511;
          const float v512 = x7;
          const float v513 = fma(v483, v509, v512);
          x7 = v513;
          const float v514 = x11;
          const float v515 = fma(v485, v509, v514);
          x11 = v515;
          const float v516 = x15;
          const float v517 = fma(v487, v509, v516);
          x15 = v517;
          const uint v518 = v478 + v479;
          const float v519 = b6[v518];
          const float v520 = x4;
          const float v521 = fma(v481, v519, v520);
          x4 = v521;
          const float v522 = x8;
          const float v523 = fma(v483, v519, v522);
          x8 = v523;
          const float v524 = x12;
          const float v525 = fma(v485, v519, v524);
          x12 = v525;
          const float v526 = x16;
          const float v527 = fma(v487, v519, v526);
          x16 = v527;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v528 = v217 * v268;
      const float v529 = x1;
      m3[v528] = v529;
      const uint v530 = v528 + v187;
      const float v531 = x2;
      m3[v530] = v531;
      const uint v532 = v528 + v196;
      const float v533 = x3;
      m3[v532] = v533;
      const uint v534 = v528 + v200;
      const float v535 = x4;
      m3[v534] = v535;
      const uint v536 = v528 + v277;
      const float v537 = x5;
      m3[v536] = v537;
      const uint v538 = v528 + v280;
      const float v539 = x6;
      m3[v538] = v539;
      const uint v540 = v528 + v283;
      const float v541 = x7;
      m3[v540] = v541;
      const uint v542 = v528 + v286;
      const float v543 = x8;
      m3[v542] = v543;
      const uint v544 = v528 + v289;
      const float v545 = x9;
      m3[v544] = v545;
      const uint v546 = v528 + v292;
      const float v547 = x10;
      m3[v546] = v547;
      const uint v548 = v528 + v295;
      const float v549 = x11;
      m3[v548] = v549;
      const uint v550 = v528 + v298;
      const float v551 = x12;
      m3[v550] = v551;
      const uint v552 = v528 + v301;
      const float v553 = x13;
      m3[v552] = v553;
      const uint v554 = v528 + v304;
      const float v555 = x14;
      m3[v554] = v555;
      const uint v556 = v528 + v307;
      const float v557 = x15;
      m3[v556] = v557;
      const uint v558 = v528 + v310;
      const float v559 = x16;
      m3[v558] = v559;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v560 = v217; v560 < v313; v560 += v218) {
        const uint v561 = v560 / v277;
        const uint v562 = v560 % v277;
        const bool v563 = v561 < v5;
        const bool v564 = v562 < v147;
        const bool v565 = v563 & v564;
        if (v565) {
          x19 = v186;
          for (uint v566 = v189; v566 < v218; v566 += v187) {
            const uint v567 = v566 * v268;
            const uint v568 = v560 + v567;
            const float v569 = m3[v568];
            const float v570 = x19;
            const float v571 = v570 + v569;
            x19 = v571;
          }
          const float v572 = x19;
          const uint v573 = v561 * v1;
          const uint v574 = v7 + v573;
          const uint v575 = v574 + v562;
          m2[v575] = v572;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v171 = v12; v171 < v78; v171 += v13) {
        const uint v172 = v171 / v1;
        const uint v173 = v171 % v1;
        const bool v174 = v172 < v5;
        const bool v175 = v173 < v147;
        const bool v176 = v174 & v175;
        if (v176) {
          const uint v177 = v2 + v172;
          const uint v178 = v145 + v173;
          const uint v179 = v177 - v2;
          const uint v180 = v179 * v1;
          const uint v181 = v178 - v145;
          const uint v182 = v180 + v181;
          const float v183 = m2[v182];
          const uint v184 = v177 * v28;
          const uint v185 = v184 + v178;
          b7[v185] = v183;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
