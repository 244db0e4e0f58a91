#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_0_v4_r1_f16(
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
  float4 x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  const uint v546 = 1u;
  const float v211 = 0.0f;
  const uint v212 = 1u;
  const uint v214 = 0u;
  const uint v225 = 2u;
  const uint v229 = 3u;
  const uint v233 = lane;
  const uint v234 = 4u;
  const uint v236 = 128u;
  const uint v300 = 5u;
  const uint v309 = 32u;
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
    const float v536 = simd_shuffle_xor(v28, 16);
    const float v537 = v28 + v536;
    const float v538 = simd_shuffle_xor(v537, 8);
    const float v539 = v537 + v538;
    const float v540 = simd_shuffle_xor(v539, 4);
    const float v541 = v539 + v540;
    const float v542 = simd_shuffle_xor(v541, 2);
    const float v543 = v541 + v542;
    const float v544 = simd_shuffle_xor(v543, 1);
    const float v545 = v543 + v544;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v545;
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
      x1 = v211;
      x2 = v211;
      x3 = v211;
      x4 = v211;
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
        const uint v213 = v4 - v212;
        const uint v215 = min(v214, v213);
        const uint v216 = v215 * v67;
        const uint v217 = v6 + v216;
        const uint v218 = v65 - v212;
        const uint v219 = min(v214, v218);
        const uint v220 = v219 * v5;
        const uint v221 = v92 + v220;
        const uint v222 = min(v212, v218);
        const uint v223 = v222 * v5;
        const uint v224 = v92 + v223;
        const uint v226 = min(v225, v218);
        const uint v227 = v226 * v5;
        const uint v228 = v92 + v227;
        const uint v230 = min(v229, v218);
        const uint v231 = v230 * v5;
        const uint v232 = v92 + v231;
        const uint v235 = v233 * v234;
        for (uint v237 = v235; v237 < v70; v237 += v236) {
          const uint v238 = v217 + v237;
          const float4 v239 = *(threadgroup float4*)(m0 + v238);
          const uint v240 = v221 + v237;
          const uint v547 = v240 >> v546;
          const uint2 v548 = *(device const uint2*)(b1 + v547);
          const uint v549 = v548.x;
          const float2 v550 = float2(as_type<half2>(v549));
          const float v551 = v550.x;
          const float v552 = v550.y;
          const uint v553 = v548.y;
          const float2 v554 = float2(as_type<half2>(v553));
          const float v555 = v554.x;
          const float v556 = v554.y;
          const float4 v557 = float4(v551, v552, v555, v556);
          const float v242 = x1;
          const float v243 = v239.x;
          const float v244 = v557.x;
          const float v245 = fma(v243, v244, v242);
          const float v246 = v239.y;
          const float v247 = v557.y;
          const float v248 = fma(v246, v247, v245);
          const float v249 = v239.z;
          const float v250 = v557.z;
          const float v251 = fma(v249, v250, v248);
          const float v252 = v239.w;
          const float v253 = v557.w;
          const float v254 = fma(v252, v253, v251);
          x1 = v254;
          const uint v255 = v224 + v237;
          const uint v558 = v255 >> v546;
          const uint2 v559 = *(device const uint2*)(b1 + v558);
          const uint v560 = v559.x;
          const float2 v561 = float2(as_type<half2>(v560));
          const float v562 = v561.x;
          const float v563 = v561.y;
          const uint v564 = v559.y;
          const float2 v565 = float2(as_type<half2>(v564));
          const float v566 = v565.x;
          const float v567 = v565.y;
          const float4 v568 = float4(v562, v563, v566, v567);
          const float v257 = x2;
          const float v258 = v239.x;
          const float v259 = v568.x;
          const float v260 = fma(v258, v259, v257);
          const float v261 = v239.y;
          const float v262 = v568.y;
          const float v263 = fma(v261, v262, v260);
          const float v264 = v239.z;
          const float v265 = v568.z;
          const float v266 = fma(v264, v265, v263);
          const float v267 = v239.w;
          const float v268 = v568.w;
          const float v269 = fma(v267, v268, v266);
          x2 = v269;
          const uint v270 = v228 + v237;
          const uint v569 = v270 >> v546;
          const uint2 v570 = *(device const uint2*)(b1 + v569);
          const uint v571 = v570.x;
          const float2 v572 = float2(as_type<half2>(v571));
          const float v573 = v572.x;
          const float v574 = v572.y;
          const uint v575 = v570.y;
          const float2 v576 = float2(as_type<half2>(v575));
          const float v577 = v576.x;
          const float v578 = v576.y;
          const float4 v579 = float4(v573, v574, v577, v578);
          const float v272 = x3;
          const float v273 = v239.x;
          const float v274 = v579.x;
          const float v275 = fma(v273, v274, v272);
          const float v276 = v239.y;
          const float v277 = v579.y;
          const float v278 = fma(v276, v277, v275);
          const float v279 = v239.z;
          const float v280 = v579.z;
          const float v281 = fma(v279, v280, v278);
          const float v282 = v239.w;
          const float v283 = v579.w;
          const float v284 = fma(v282, v283, v281);
          x3 = v284;
          const uint v285 = v232 + v237;
          const uint v580 = v285 >> v546;
          const uint2 v581 = *(device const uint2*)(b1 + v580);
          const uint v582 = v581.x;
          const float2 v583 = float2(as_type<half2>(v582));
          const float v584 = v583.x;
          const float v585 = v583.y;
          const uint v586 = v581.y;
          const float2 v587 = float2(as_type<half2>(v586));
          const float v588 = v587.x;
          const float v589 = v587.y;
          const float4 v590 = float4(v584, v585, v588, v589);
          const float v287 = x4;
          const float v288 = v239.x;
          const float v289 = v590.x;
          const float v290 = fma(v288, v289, v287);
          const float v291 = v239.y;
          const float v292 = v590.y;
          const float v293 = fma(v291, v292, v290);
          const float v294 = v239.z;
          const float v295 = v590.z;
          const float v296 = fma(v294, v295, v293);
          const float v297 = v239.w;
          const float v298 = v590.w;
          const float v299 = fma(v297, v298, v296);
          x4 = v299;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v301 = v233 * v300;
      const float v302 = x1;
      m3[v301] = v302;
      const uint v303 = v301 + v212;
      const float v304 = x2;
      m3[v303] = v304;
      const uint v305 = v301 + v225;
      const float v306 = x3;
      m3[v305] = v306;
      const uint v307 = v301 + v229;
      const float v308 = x4;
      m3[v307] = v308;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v310 = v233; v310 < v234; v310 += v309) {
        const uint v311 = v310 / v234;
        const uint v312 = v310 % v234;
        const bool v313 = v311 < v4;
        const bool v314 = v312 < v65;
        const bool v315 = v313 & v314;
        if (v315) {
          x5 = v211;
          for (uint v316 = v214; v316 < v309; v316 += v212) {
            const uint v317 = v316 * v300;
            const uint v318 = v310 + v317;
            const float v319 = m3[v318];
            const float v320 = x5;
            const float v321 = v320 + v319;
            x5 = v321;
          }
          const float v322 = x5;
          const uint v323 = v311 * v11;
          const uint v324 = v6 + v323;
          const uint v325 = v324 + v312;
          m2[v325] = v322;
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
          const float v107 = b3[v101];
          const float v108 = v106 + v107;
          const uint v109 = v100 * v31;
          const uint v110 = v109 + v101;
          b4[v110] = v108;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v111 = v58 < v46;
    const bool v112 = v58 < v43;
    const bool v113 = !v112;
    const bool v114 = v111 & v113;
    if (v114) {
      const uint v115 = v58 - v43;
      const uint v116 = v115 * v11;
      const uint v117 = v35 - v116;
      const uint v118 = min(v11, v117);
      const uint v119 = v116 * v5;
      x1 = v211;
      x2 = v211;
      x3 = v211;
      x4 = v211;
      for (uint v120 = v6; v120 < v5; v120 += v67) {
        const uint v121 = v5 - v120;
        const uint v122 = min(v67, v121);
        for (uint v123 = v6; v123 < v4; v123 += v1) {
          const uint v124 = v0 + v123;
          const uint v125 = v10 * v11;
          for (uint v126 = v125; v126 < v122; v126 += v13) {
            const uint v127 = v120 + v126;
            const uint v128 = v124 * v5;
            const uint v129 = v128 + v127;
            const float4 v130 = *(device const float4*)(b0 + v129);
            const uint v131 = v124 - v0;
            const float v132 = m1[v131];
            const float v133 = float(v5);
            const float v134 = v132 / v133;
            const float v135 = v134 + v83;
            const float v136 = precise::rsqrt(v135);
            const float4 v137 = float4(v136);
            const float4 v138 = v130 * v137;
            const float4 v139 = *(device const float4*)(b2 + v127);
            const float4 v140 = v138 * v139;
            const uint v141 = v123 * v67;
            const uint v142 = v126 + v141;
            *(threadgroup float4*)(m0 + v142) = v140;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v143 = v119 + v120;
        const uint v326 = v4 - v212;
        const uint v327 = min(v214, v326);
        const uint v328 = v327 * v67;
        const uint v329 = v6 + v328;
        const uint v330 = v118 - v212;
        const uint v331 = min(v214, v330);
        const uint v332 = v331 * v5;
        const uint v333 = v143 + v332;
        const uint v334 = min(v212, v330);
        const uint v335 = v334 * v5;
        const uint v336 = v143 + v335;
        const uint v337 = min(v225, v330);
        const uint v338 = v337 * v5;
        const uint v339 = v143 + v338;
        const uint v340 = min(v229, v330);
        const uint v341 = v340 * v5;
        const uint v342 = v143 + v341;
        const uint v343 = v233 * v234;
        for (uint v344 = v343; v344 < v122; v344 += v236) {
          const uint v345 = v329 + v344;
          const float4 v346 = *(threadgroup float4*)(m0 + v345);
          const uint v347 = v333 + v344;
          const uint v591 = v347 >> v546;
          const uint2 v592 = *(device const uint2*)(b5 + v591);
          const uint v593 = v592.x;
          const float2 v594 = float2(as_type<half2>(v593));
          const float v595 = v594.x;
          const float v596 = v594.y;
          const uint v597 = v592.y;
          const float2 v598 = float2(as_type<half2>(v597));
          const float v599 = v598.x;
          const float v600 = v598.y;
          const float4 v601 = float4(v595, v596, v599, v600);
          const float v349 = x1;
          const float v350 = v346.x;
          const float v351 = v601.x;
          const float v352 = fma(v350, v351, v349);
          const float v353 = v346.y;
          const float v354 = v601.y;
          const float v355 = fma(v353, v354, v352);
          const float v356 = v346.z;
          const float v357 = v601.z;
          const float v358 = fma(v356, v357, v355);
          const float v359 = v346.w;
          const float v360 = v601.w;
          const float v361 = fma(v359, v360, v358);
          x1 = v361;
          const uint v362 = v336 + v344;
          const uint v602 = v362 >> v546;
          const uint2 v603 = *(device const uint2*)(b5 + v602);
          const uint v604 = v603.x;
          const float2 v605 = float2(as_type<half2>(v604));
          const float v606 = v605.x;
          const float v607 = v605.y;
          const uint v608 = v603.y;
          const float2 v609 = float2(as_type<half2>(v608));
          const float v610 = v609.x;
          const float v611 = v609.y;
          const float4 v612 = float4(v606, v607, v610, v611);
          const float v364 = x2;
          const float v365 = v346.x;
          const float v366 = v612.x;
          const float v367 = fma(v365, v366, v364);
          const float v368 = v346.y;
          const float v369 = v612.y;
          const float v370 = fma(v368, v369, v367);
          const float v371 = v346.z;
          const float v372 = v612.z;
          const float v373 = fma(v371, v372, v370);
          const float v374 = v346.w;
          const float v375 = v612.w;
          const float v376 = fma(v374, v375, v373);
          x2 = v376;
          const uint v377 = v339 + v344;
          const uint v613 = v377 >> v546;
          const uint2 v614 = *(device const uint2*)(b5 + v613);
          const uint v615 = v614.x;
          const float2 v616 = float2(as_type<half2>(v615));
          const float v617 = v616.x;
          const float v618 = v616.y;
          const uint v619 = v614.y;
          const float2 v620 = float2(as_type<half2>(v619));
          const float v621 = v620.x;
          const float v622 = v620.y;
          const float4 v623 = float4(v617, v618, v621, v622);
          const float v379 = x3;
          const float v380 = v346.x;
          const float v381 = v623.x;
          const float v382 = fma(v380, v381, v379);
          const float v383 = v346.y;
          const float v384 = v623.y;
          const float v385 = fma(v383, v384, v382);
          const float v386 = v346.z;
          const float v387 = v623.z;
          const float v388 = fma(v386, v387, v385);
          const float v389 = v346.w;
          const float v390 = v623.w;
          const float v391 = fma(v389, v390, v388);
          x3 = v391;
          const uint v392 = v342 + v344;
          const uint v624 = v392 >> v546;
          const uint2 v625 = *(device const uint2*)(b5 + v624);
          const uint v626 = v625.x;
          const float2 v627 = float2(as_type<half2>(v626));
          const float v628 = v627.x;
          const float v629 = v627.y;
          const uint v630 = v625.y;
          const float2 v631 = float2(as_type<half2>(v630));
          const float v632 = v631.x;
          const float v633 = v631.y;
          const float4 v634 = float4(v628, v629, v632, v633);
          const float v394 = x4;
          const float v395 = v346.x;
          const float v396 = v634.x;
          const float v397 = fma(v395, v396, v394);
          const float v398 = v346.y;
          const float v399 = v634.y;
          const float v400 = fma(v398, v399, v397);
          const float v401 = v346.z;
          const float v402 = v634.z;
          const float v403 = fma(v401, v402, v400);
          const float v404 = v346.w;
          const float v405 = v634.w;
          const float v406 = fma(v404, v405, v403);
          x4 = v406;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v407 = v233 * v300;
      const float v408 = x1;
      m3[v407] = v408;
      const uint v409 = v407 + v212;
      const float v410 = x2;
      m3[v409] = v410;
      const uint v411 = v407 + v225;
      const float v412 = x3;
      m3[v411] = v412;
      const uint v413 = v407 + v229;
      const float v414 = x4;
      m3[v413] = v414;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v415 = v233; v415 < v234; v415 += v309) {
        const uint v416 = v415 / v234;
        const uint v417 = v415 % v234;
        const bool v418 = v416 < v4;
        const bool v419 = v417 < v118;
        const bool v420 = v418 & v419;
        if (v420) {
          x6 = v211;
          for (uint v421 = v214; v421 < v309; v421 += v212) {
            const uint v422 = v421 * v300;
            const uint v423 = v415 + v422;
            const float v424 = m3[v423];
            const float v425 = x6;
            const float v426 = v425 + v424;
            x6 = v426;
          }
          const float v427 = x6;
          const uint v428 = v416 * v11;
          const uint v429 = v6 + v428;
          const uint v430 = v429 + v417;
          m2[v430] = v427;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v144 = v10; v144 < v11; v144 += v93) {
        const uint v145 = v144 / v11;
        const uint v146 = v144 % v11;
        const bool v147 = v145 < v4;
        const bool v148 = v146 < v118;
        const bool v149 = v147 & v148;
        if (v149) {
          const uint v150 = v0 + v145;
          const uint v151 = v116 + v146;
          const uint v152 = v150 - v0;
          const uint v153 = v152 * v11;
          const uint v154 = v151 - v116;
          const uint v155 = v153 + v154;
          const float v156 = m2[v155];
          const float v157 = b6[v151];
          const float v158 = v156 + v157;
          const uint v159 = v150 * v35;
          const uint v160 = v159 + v151;
          b7[v160] = v158;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v161 = v58 < v49;
    const bool v162 = v58 < v46;
    const bool v163 = !v162;
    const bool v164 = v161 & v163;
    if (v164) {
      const uint v165 = v58 - v46;
      const uint v166 = v165 * v11;
      const uint v167 = v35 - v166;
      const uint v168 = min(v11, v167);
      const uint v169 = v166 * v5;
      x1 = v211;
      x2 = v211;
      x3 = v211;
      x4 = v211;
      for (uint v170 = v6; v170 < v5; v170 += v67) {
        const uint v171 = v5 - v170;
        const uint v172 = min(v67, v171);
        for (uint v173 = v6; v173 < v4; v173 += v1) {
          const uint v174 = v0 + v173;
          const uint v175 = v10 * v11;
          for (uint v176 = v175; v176 < v172; v176 += v13) {
            const uint v177 = v170 + v176;
            const uint v178 = v174 * v5;
            const uint v179 = v178 + v177;
            const float4 v180 = *(device const float4*)(b0 + v179);
            const uint v181 = v174 - v0;
            const float v182 = m1[v181];
            const float v183 = float(v5);
            const float v184 = v182 / v183;
            const float v185 = v184 + v83;
            const float v186 = precise::rsqrt(v185);
            const float4 v187 = float4(v186);
            const float4 v188 = v180 * v187;
            const float4 v189 = *(device const float4*)(b2 + v177);
            const float4 v190 = v188 * v189;
            const uint v191 = v173 * v67;
            const uint v192 = v176 + v191;
            *(threadgroup float4*)(m0 + v192) = v190;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v193 = v169 + v170;
        const uint v431 = v4 - v212;
        const uint v432 = min(v214, v431);
        const uint v433 = v432 * v67;
        const uint v434 = v6 + v433;
        const uint v435 = v168 - v212;
        const uint v436 = min(v214, v435);
        const uint v437 = v436 * v5;
        const uint v438 = v193 + v437;
        const uint v439 = min(v212, v435);
        const uint v440 = v439 * v5;
        const uint v441 = v193 + v440;
        const uint v442 = min(v225, v435);
        const uint v443 = v442 * v5;
        const uint v444 = v193 + v443;
        const uint v445 = min(v229, v435);
        const uint v446 = v445 * v5;
        const uint v447 = v193 + v446;
        const uint v448 = v233 * v234;
        for (uint v449 = v448; v449 < v172; v449 += v236) {
          const uint v450 = v434 + v449;
          const float4 v451 = *(threadgroup float4*)(m0 + v450);
          const uint v452 = v438 + v449;
          const uint v635 = v452 >> v546;
          const uint2 v636 = *(device const uint2*)(b8 + v635);
          const uint v637 = v636.x;
          const float2 v638 = float2(as_type<half2>(v637));
          const float v639 = v638.x;
          const float v640 = v638.y;
          const uint v641 = v636.y;
          const float2 v642 = float2(as_type<half2>(v641));
          const float v643 = v642.x;
          const float v644 = v642.y;
          const float4 v645 = float4(v639, v640, v643, v644);
          const float v454 = x1;
          const float v455 = v451.x;
          const float v456 = v645.x;
          const float v457 = fma(v455, v456, v454);
          const float v458 = v451.y;
          const float v459 = v645.y;
          const float v460 = fma(v458, v459, v457);
          const float v461 = v451.z;
          const float v462 = v645.z;
          const float v463 = fma(v461, v462, v460);
          const float v464 = v451.w;
          const float v465 = v645.w;
          const float v466 = fma(v464, v465, v463);
          x1 = v466;
          const uint v467 = v441 + v449;
          const uint v646 = v467 >> v546;
          const uint2 v647 = *(device const uint2*)(b8 + v646);
          const uint v648 = v647.x;
          const float2 v649 = float2(as_type<half2>(v648));
          const float v650 = v649.x;
          const float v651 = v649.y;
          const uint v652 = v647.y;
          const float2 v653 = float2(as_type<half2>(v652));
          const float v654 = v653.x;
          const float v655 = v653.y;
          const float4 v656 = float4(v650, v651, v654, v655);
          const float v469 = x2;
          const float v470 = v451.x;
          const float v471 = v656.x;
          const float v472 = fma(v470, v471, v469);
          const float v473 = v451.y;
          const float v474 = v656.y;
          const float v475 = fma(v473, v474, v472);
          const float v476 = v451.z;
          const float v477 = v656.z;
          const float v478 = fma(v476, v477, v475);
          const float v479 = v451.w;
          const float v480 = v656.w;
          const float v481 = fma(v479, v480, v478);
          x2 = v481;
          const uint v482 = v444 + v449;
          const uint v657 = v482 >> v546;
          const uint2 v658 = *(device const uint2*)(b8 + v657);
          const uint v659 = v658.x;
          const float2 v660 = float2(as_type<half2>(v659));
          const float v661 = v660.x;
          const float v662 = v660.y;
          const uint v663 = v658.y;
          const float2 v664 = float2(as_type<half2>(v663));
          const float v665 = v664.x;
          const float v666 = v664.y;
          const float4 v667 = float4(v661, v662, v665, v666);
          const float v484 = x3;
          const float v485 = v451.x;
          const float v486 = v667.x;
          const float v487 = fma(v485, v486, v484);
          const float v488 = v451.y;
          const float v489 = v667.y;
          const float v490 = fma(v488, v489, v487);
          const float v491 = v451.z;
          const float v492 = v667.z;
          const float v493 = fma(v491, v492, v490);
          const float v494 = v451.w;
          const float v495 = v667.w;
          const float v496 = fma(v494, v495, v493);
          x3 = v496;
          const uint v497 = v447 + v449;
          const uint v668 = v497 >> v546;
          const uint2 v669 = *(device const uint2*)(b8 + v668);
          const uint v670 = v669.x;
          const float2 v671 = float2(as_type<half2>(v670));
          const float v672 = v671.x;
          const float v673 = v671.y;
          const uint v674 = v669.y;
          const float2 v675 = float2(as_type<half2>(v674));
          const float v676 = v675.x;
          const float v677 = v675.y;
          const float4 v678 = float4(v672, v673, v676, v677);
          const float v499 = x4;
          const float v500 = v451.x;
          const float v501 = v678.x;
          const float v502 = fma(v500, v501, v499);
          const float v503 = v451.y;
          const float v504 = v678.y;
          const float v505 = fma(v503, v504, v502);
          const float v506 = v451.z;
          const float v507 = v678.z;
          const float v508 = fma(v506, v507, v505);
          const float v509 = v451.w;
          const float v510 = v678.w;
          const float v511 = fma(v509, v510, v508);
          x4 = v511;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v512 = v233 * v300;
      const float v513 = x1;
      m3[v512] = v513;
      const uint v514 = v512 + v212;
      const float v515 = x2;
      m3[v514] = v515;
      const uint v516 = v512 + v225;
      const float v517 = x3;
      m3[v516] = v517;
      const uint v518 = v512 + v229;
      const float v519 = x4;
      m3[v518] = v519;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v520 = v233; v520 < v234; v520 += v309) {
        const uint v521 = v520 / v234;
        const uint v522 = v520 % v234;
        const bool v523 = v521 < v4;
        const bool v524 = v522 < v168;
        const bool v525 = v523 & v524;
        if (v525) {
          x7 = v211;
          for (uint v526 = v214; v526 < v309; v526 += v212) {
            const uint v527 = v526 * v300;
            const uint v528 = v520 + v527;
            const float v529 = m3[v528];
            const float v530 = x7;
            const float v531 = v530 + v529;
            x7 = v531;
          }
          const float v532 = x7;
          const uint v533 = v521 * v11;
          const uint v534 = v6 + v533;
          const uint v535 = v534 + v522;
          m2[v535] = v532;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v194 = v10; v194 < v11; v194 += v93) {
        const uint v195 = v194 / v11;
        const uint v196 = v194 % v11;
        const bool v197 = v195 < v4;
        const bool v198 = v196 < v168;
        const bool v199 = v197 & v198;
        if (v199) {
          const uint v200 = v0 + v195;
          const uint v201 = v166 + v196;
          const uint v202 = v200 - v0;
          const uint v203 = v202 * v11;
          const uint v204 = v201 - v166;
          const uint v205 = v203 + v204;
          const float v206 = m2[v205];
          const float v207 = b9[v201];
          const float v208 = v206 + v207;
          const uint v209 = v200 * v35;
          const uint v210 = v209 + v201;
          b10[v210] = v208;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
