#include <metal_stdlib>
using namespace metal;

kernel void attn_0_v4_r1_f16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // attn_norm
    device float* b3 [[buffer(3)]], // v19
    device const uint* b4 [[buffer(4)]], // k_proj
    device float* b5 [[buffer(5)]], // v20
    device const uint* b6 [[buffer(6)]], // v_proj
    device float* b7 [[buffer(7)]], // v21
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
  const uint v534 = 1u;
  const float v199 = 0.0f;
  const uint v200 = 1u;
  const uint v202 = 0u;
  const uint v213 = 2u;
  const uint v217 = 3u;
  const uint v221 = lane;
  const uint v222 = 4u;
  const uint v224 = 128u;
  const uint v288 = 5u;
  const uint v297 = 32u;
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
  const uint v61 = 512u;
  const float v77 = as_type<float>(params[4]);
  const uint v87 = 32u;
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
    const float v524 = simd_shuffle_xor(v28, 16);
    const float v525 = v28 + v524;
    const float v526 = simd_shuffle_xor(v525, 8);
    const float v527 = v525 + v526;
    const float v528 = simd_shuffle_xor(v527, 4);
    const float v529 = v527 + v528;
    const float v530 = simd_shuffle_xor(v529, 2);
    const float v531 = v529 + v530;
    const float v532 = simd_shuffle_xor(v531, 1);
    const float v533 = v531 + v532;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v533;
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
  for (uint v52 = v50; v52 < v41; v52 += v51) {
    const bool v53 = v52 < v43;
    const bool v54 = v52 < v6;
    const bool v55 = !v54;
    const bool v56 = v53 & v55;
    if (v56) {
      const uint v57 = v52 * v11;
      const uint v58 = v31 - v57;
      const uint v59 = min(v11, v58);
      const uint v60 = v57 * v5;
      x1 = v199;
      x2 = v199;
      x3 = v199;
      x4 = v199;
      for (uint v62 = v6; v62 < v5; v62 += v61) {
        const uint v63 = v5 - v62;
        const uint v64 = min(v61, v63);
        for (uint v65 = v6; v65 < v4; v65 += v1) {
          const uint v66 = v0 + v65;
          const uint v67 = v10 * v11;
          for (uint v68 = v67; v68 < v64; v68 += v13) {
            const uint v69 = v62 + v68;
            const uint v70 = v66 * v5;
            const uint v71 = v70 + v69;
            const float4 v72 = *(device const float4*)(b0 + v71);
            const uint v73 = v66 - v0;
            const float v74 = m1[v73];
            const float v75 = float(v5);
            const float v76 = v74 / v75;
            const float v78 = v76 + v77;
            const float v79 = precise::rsqrt(v78);
            const float4 v80 = float4(v79);
            const float4 v81 = v72 * v80;
            const float4 v82 = *(device const float4*)(b2 + v69);
            const float4 v83 = v81 * v82;
            const uint v84 = v65 * v61;
            const uint v85 = v68 + v84;
            *(threadgroup float4*)(m0 + v85) = v83;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v86 = v60 + v62;
        const uint v201 = v4 - v200;
        const uint v203 = min(v202, v201);
        const uint v204 = v203 * v61;
        const uint v205 = v6 + v204;
        const uint v206 = v59 - v200;
        const uint v207 = min(v202, v206);
        const uint v208 = v207 * v5;
        const uint v209 = v86 + v208;
        const uint v210 = min(v200, v206);
        const uint v211 = v210 * v5;
        const uint v212 = v86 + v211;
        const uint v214 = min(v213, v206);
        const uint v215 = v214 * v5;
        const uint v216 = v86 + v215;
        const uint v218 = min(v217, v206);
        const uint v219 = v218 * v5;
        const uint v220 = v86 + v219;
        const uint v223 = v221 * v222;
        for (uint v225 = v223; v225 < v64; v225 += v224) {
          const uint v226 = v205 + v225;
          const float4 v227 = *(threadgroup float4*)(m0 + v226);
          const uint v228 = v209 + v225;
          const uint v535 = v228 >> v534;
          const uint2 v536 = *(device const uint2*)(b1 + v535);
          const uint v537 = v536.x;
          const float2 v538 = float2(as_type<half2>(v537));
          const float v539 = v538.x;
          const float v540 = v538.y;
          const uint v541 = v536.y;
          const float2 v542 = float2(as_type<half2>(v541));
          const float v543 = v542.x;
          const float v544 = v542.y;
          const float4 v545 = float4(v539, v540, v543, v544);
          const float v230 = x1;
          const float v231 = v227.x;
          const float v232 = v545.x;
          const float v233 = fma(v231, v232, v230);
          const float v234 = v227.y;
          const float v235 = v545.y;
          const float v236 = fma(v234, v235, v233);
          const float v237 = v227.z;
          const float v238 = v545.z;
          const float v239 = fma(v237, v238, v236);
          const float v240 = v227.w;
          const float v241 = v545.w;
          const float v242 = fma(v240, v241, v239);
          x1 = v242;
          const uint v243 = v212 + v225;
          const uint v546 = v243 >> v534;
          const uint2 v547 = *(device const uint2*)(b1 + v546);
          const uint v548 = v547.x;
          const float2 v549 = float2(as_type<half2>(v548));
          const float v550 = v549.x;
          const float v551 = v549.y;
          const uint v552 = v547.y;
          const float2 v553 = float2(as_type<half2>(v552));
          const float v554 = v553.x;
          const float v555 = v553.y;
          const float4 v556 = float4(v550, v551, v554, v555);
          const float v245 = x2;
          const float v246 = v227.x;
          const float v247 = v556.x;
          const float v248 = fma(v246, v247, v245);
          const float v249 = v227.y;
          const float v250 = v556.y;
          const float v251 = fma(v249, v250, v248);
          const float v252 = v227.z;
          const float v253 = v556.z;
          const float v254 = fma(v252, v253, v251);
          const float v255 = v227.w;
          const float v256 = v556.w;
          const float v257 = fma(v255, v256, v254);
          x2 = v257;
          const uint v258 = v216 + v225;
          const uint v557 = v258 >> v534;
          const uint2 v558 = *(device const uint2*)(b1 + v557);
          const uint v559 = v558.x;
          const float2 v560 = float2(as_type<half2>(v559));
          const float v561 = v560.x;
          const float v562 = v560.y;
          const uint v563 = v558.y;
          const float2 v564 = float2(as_type<half2>(v563));
          const float v565 = v564.x;
          const float v566 = v564.y;
          const float4 v567 = float4(v561, v562, v565, v566);
          const float v260 = x3;
          const float v261 = v227.x;
          const float v262 = v567.x;
          const float v263 = fma(v261, v262, v260);
          const float v264 = v227.y;
          const float v265 = v567.y;
          const float v266 = fma(v264, v265, v263);
          const float v267 = v227.z;
          const float v268 = v567.z;
          const float v269 = fma(v267, v268, v266);
          const float v270 = v227.w;
          const float v271 = v567.w;
          const float v272 = fma(v270, v271, v269);
          x3 = v272;
          const uint v273 = v220 + v225;
          const uint v568 = v273 >> v534;
          const uint2 v569 = *(device const uint2*)(b1 + v568);
          const uint v570 = v569.x;
          const float2 v571 = float2(as_type<half2>(v570));
          const float v572 = v571.x;
          const float v573 = v571.y;
          const uint v574 = v569.y;
          const float2 v575 = float2(as_type<half2>(v574));
          const float v576 = v575.x;
          const float v577 = v575.y;
          const float4 v578 = float4(v572, v573, v576, v577);
          const float v275 = x4;
          const float v276 = v227.x;
          const float v277 = v578.x;
          const float v278 = fma(v276, v277, v275);
          const float v279 = v227.y;
          const float v280 = v578.y;
          const float v281 = fma(v279, v280, v278);
          const float v282 = v227.z;
          const float v283 = v578.z;
          const float v284 = fma(v282, v283, v281);
          const float v285 = v227.w;
          const float v286 = v578.w;
          const float v287 = fma(v285, v286, v284);
          x4 = v287;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v289 = v221 * v288;
      const float v290 = x1;
      m3[v289] = v290;
      const uint v291 = v289 + v200;
      const float v292 = x2;
      m3[v291] = v292;
      const uint v293 = v289 + v213;
      const float v294 = x3;
      m3[v293] = v294;
      const uint v295 = v289 + v217;
      const float v296 = x4;
      m3[v295] = v296;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v298 = v221; v298 < v222; v298 += v297) {
        const uint v299 = v298 / v222;
        const uint v300 = v298 % v222;
        const bool v301 = v299 < v4;
        const bool v302 = v300 < v59;
        const bool v303 = v301 & v302;
        if (v303) {
          x5 = v199;
          for (uint v304 = v202; v304 < v297; v304 += v200) {
            const uint v305 = v304 * v288;
            const uint v306 = v298 + v305;
            const float v307 = m3[v306];
            const float v308 = x5;
            const float v309 = v308 + v307;
            x5 = v309;
          }
          const float v310 = x5;
          const uint v311 = v299 * v11;
          const uint v312 = v6 + v311;
          const uint v313 = v312 + v300;
          m2[v313] = v310;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v88 = v10; v88 < v11; v88 += v87) {
        const uint v89 = v88 / v11;
        const uint v90 = v88 % v11;
        const bool v91 = v89 < v4;
        const bool v92 = v90 < v59;
        const bool v93 = v91 & v92;
        if (v93) {
          const uint v94 = v0 + v89;
          const uint v95 = v57 + v90;
          const uint v96 = v94 - v0;
          const uint v97 = v96 * v11;
          const uint v98 = v95 - v57;
          const uint v99 = v97 + v98;
          const float v100 = m2[v99];
          const uint v101 = v94 * v31;
          const uint v102 = v101 + v95;
          b3[v102] = v100;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v103 = v52 < v46;
    const bool v104 = v52 < v43;
    const bool v105 = !v104;
    const bool v106 = v103 & v105;
    if (v106) {
      const uint v107 = v52 - v43;
      const uint v108 = v107 * v11;
      const uint v109 = v35 - v108;
      const uint v110 = min(v11, v109);
      const uint v111 = v108 * v5;
      x1 = v199;
      x2 = v199;
      x3 = v199;
      x4 = v199;
      for (uint v112 = v6; v112 < v5; v112 += v61) {
        const uint v113 = v5 - v112;
        const uint v114 = min(v61, v113);
        for (uint v115 = v6; v115 < v4; v115 += v1) {
          const uint v116 = v0 + v115;
          const uint v117 = v10 * v11;
          for (uint v118 = v117; v118 < v114; v118 += v13) {
            const uint v119 = v112 + v118;
            const uint v120 = v116 * v5;
            const uint v121 = v120 + v119;
            const float4 v122 = *(device const float4*)(b0 + v121);
            const uint v123 = v116 - v0;
            const float v124 = m1[v123];
            const float v125 = float(v5);
            const float v126 = v124 / v125;
            const float v127 = v126 + v77;
            const float v128 = precise::rsqrt(v127);
            const float4 v129 = float4(v128);
            const float4 v130 = v122 * v129;
            const float4 v131 = *(device const float4*)(b2 + v119);
            const float4 v132 = v130 * v131;
            const uint v133 = v115 * v61;
            const uint v134 = v118 + v133;
            *(threadgroup float4*)(m0 + v134) = v132;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v135 = v111 + v112;
        const uint v314 = v4 - v200;
        const uint v315 = min(v202, v314);
        const uint v316 = v315 * v61;
        const uint v317 = v6 + v316;
        const uint v318 = v110 - v200;
        const uint v319 = min(v202, v318);
        const uint v320 = v319 * v5;
        const uint v321 = v135 + v320;
        const uint v322 = min(v200, v318);
        const uint v323 = v322 * v5;
        const uint v324 = v135 + v323;
        const uint v325 = min(v213, v318);
        const uint v326 = v325 * v5;
        const uint v327 = v135 + v326;
        const uint v328 = min(v217, v318);
        const uint v329 = v328 * v5;
        const uint v330 = v135 + v329;
        const uint v331 = v221 * v222;
        for (uint v332 = v331; v332 < v114; v332 += v224) {
          const uint v333 = v317 + v332;
          const float4 v334 = *(threadgroup float4*)(m0 + v333);
          const uint v335 = v321 + v332;
          const uint v579 = v335 >> v534;
          const uint2 v580 = *(device const uint2*)(b4 + v579);
          const uint v581 = v580.x;
          const float2 v582 = float2(as_type<half2>(v581));
          const float v583 = v582.x;
          const float v584 = v582.y;
          const uint v585 = v580.y;
          const float2 v586 = float2(as_type<half2>(v585));
          const float v587 = v586.x;
          const float v588 = v586.y;
          const float4 v589 = float4(v583, v584, v587, v588);
          const float v337 = x1;
          const float v338 = v334.x;
          const float v339 = v589.x;
          const float v340 = fma(v338, v339, v337);
          const float v341 = v334.y;
          const float v342 = v589.y;
          const float v343 = fma(v341, v342, v340);
          const float v344 = v334.z;
          const float v345 = v589.z;
          const float v346 = fma(v344, v345, v343);
          const float v347 = v334.w;
          const float v348 = v589.w;
          const float v349 = fma(v347, v348, v346);
          x1 = v349;
          const uint v350 = v324 + v332;
          const uint v590 = v350 >> v534;
          const uint2 v591 = *(device const uint2*)(b4 + v590);
          const uint v592 = v591.x;
          const float2 v593 = float2(as_type<half2>(v592));
          const float v594 = v593.x;
          const float v595 = v593.y;
          const uint v596 = v591.y;
          const float2 v597 = float2(as_type<half2>(v596));
          const float v598 = v597.x;
          const float v599 = v597.y;
          const float4 v600 = float4(v594, v595, v598, v599);
          const float v352 = x2;
          const float v353 = v334.x;
          const float v354 = v600.x;
          const float v355 = fma(v353, v354, v352);
          const float v356 = v334.y;
          const float v357 = v600.y;
          const float v358 = fma(v356, v357, v355);
          const float v359 = v334.z;
          const float v360 = v600.z;
          const float v361 = fma(v359, v360, v358);
          const float v362 = v334.w;
          const float v363 = v600.w;
          const float v364 = fma(v362, v363, v361);
          x2 = v364;
          const uint v365 = v327 + v332;
          const uint v601 = v365 >> v534;
          const uint2 v602 = *(device const uint2*)(b4 + v601);
          const uint v603 = v602.x;
          const float2 v604 = float2(as_type<half2>(v603));
          const float v605 = v604.x;
          const float v606 = v604.y;
          const uint v607 = v602.y;
          const float2 v608 = float2(as_type<half2>(v607));
          const float v609 = v608.x;
          const float v610 = v608.y;
          const float4 v611 = float4(v605, v606, v609, v610);
          const float v367 = x3;
          const float v368 = v334.x;
          const float v369 = v611.x;
          const float v370 = fma(v368, v369, v367);
          const float v371 = v334.y;
          const float v372 = v611.y;
          const float v373 = fma(v371, v372, v370);
          const float v374 = v334.z;
          const float v375 = v611.z;
          const float v376 = fma(v374, v375, v373);
          const float v377 = v334.w;
          const float v378 = v611.w;
          const float v379 = fma(v377, v378, v376);
          x3 = v379;
          const uint v380 = v330 + v332;
          const uint v612 = v380 >> v534;
          const uint2 v613 = *(device const uint2*)(b4 + v612);
          const uint v614 = v613.x;
          const float2 v615 = float2(as_type<half2>(v614));
          const float v616 = v615.x;
          const float v617 = v615.y;
          const uint v618 = v613.y;
          const float2 v619 = float2(as_type<half2>(v618));
          const float v620 = v619.x;
          const float v621 = v619.y;
          const float4 v622 = float4(v616, v617, v620, v621);
          const float v382 = x4;
          const float v383 = v334.x;
          const float v384 = v622.x;
          const float v385 = fma(v383, v384, v382);
          const float v386 = v334.y;
          const float v387 = v622.y;
          const float v388 = fma(v386, v387, v385);
          const float v389 = v334.z;
          const float v390 = v622.z;
          const float v391 = fma(v389, v390, v388);
          const float v392 = v334.w;
          const float v393 = v622.w;
          const float v394 = fma(v392, v393, v391);
          x4 = v394;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v395 = v221 * v288;
      const float v396 = x1;
      m3[v395] = v396;
      const uint v397 = v395 + v200;
      const float v398 = x2;
      m3[v397] = v398;
      const uint v399 = v395 + v213;
      const float v400 = x3;
      m3[v399] = v400;
      const uint v401 = v395 + v217;
      const float v402 = x4;
      m3[v401] = v402;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v403 = v221; v403 < v222; v403 += v297) {
        const uint v404 = v403 / v222;
        const uint v405 = v403 % v222;
        const bool v406 = v404 < v4;
        const bool v407 = v405 < v110;
        const bool v408 = v406 & v407;
        if (v408) {
          x6 = v199;
          for (uint v409 = v202; v409 < v297; v409 += v200) {
            const uint v410 = v409 * v288;
            const uint v411 = v403 + v410;
            const float v412 = m3[v411];
            const float v413 = x6;
            const float v414 = v413 + v412;
            x6 = v414;
          }
          const float v415 = x6;
          const uint v416 = v404 * v11;
          const uint v417 = v6 + v416;
          const uint v418 = v417 + v405;
          m2[v418] = v415;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v136 = v10; v136 < v11; v136 += v87) {
        const uint v137 = v136 / v11;
        const uint v138 = v136 % v11;
        const bool v139 = v137 < v4;
        const bool v140 = v138 < v110;
        const bool v141 = v139 & v140;
        if (v141) {
          const uint v142 = v0 + v137;
          const uint v143 = v108 + v138;
          const uint v144 = v142 - v0;
          const uint v145 = v144 * v11;
          const uint v146 = v143 - v108;
          const uint v147 = v145 + v146;
          const float v148 = m2[v147];
          const uint v149 = v142 * v35;
          const uint v150 = v149 + v143;
          b5[v150] = v148;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v151 = v52 < v49;
    const bool v152 = v52 < v46;
    const bool v153 = !v152;
    const bool v154 = v151 & v153;
    if (v154) {
      const uint v155 = v52 - v46;
      const uint v156 = v155 * v11;
      const uint v157 = v35 - v156;
      const uint v158 = min(v11, v157);
      const uint v159 = v156 * v5;
      x1 = v199;
      x2 = v199;
      x3 = v199;
      x4 = v199;
      for (uint v160 = v6; v160 < v5; v160 += v61) {
        const uint v161 = v5 - v160;
        const uint v162 = min(v61, v161);
        for (uint v163 = v6; v163 < v4; v163 += v1) {
          const uint v164 = v0 + v163;
          const uint v165 = v10 * v11;
          for (uint v166 = v165; v166 < v162; v166 += v13) {
            const uint v167 = v160 + v166;
            const uint v168 = v164 * v5;
            const uint v169 = v168 + v167;
            const float4 v170 = *(device const float4*)(b0 + v169);
            const uint v171 = v164 - v0;
            const float v172 = m1[v171];
            const float v173 = float(v5);
            const float v174 = v172 / v173;
            const float v175 = v174 + v77;
            const float v176 = precise::rsqrt(v175);
            const float4 v177 = float4(v176);
            const float4 v178 = v170 * v177;
            const float4 v179 = *(device const float4*)(b2 + v167);
            const float4 v180 = v178 * v179;
            const uint v181 = v163 * v61;
            const uint v182 = v166 + v181;
            *(threadgroup float4*)(m0 + v182) = v180;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v183 = v159 + v160;
        const uint v419 = v4 - v200;
        const uint v420 = min(v202, v419);
        const uint v421 = v420 * v61;
        const uint v422 = v6 + v421;
        const uint v423 = v158 - v200;
        const uint v424 = min(v202, v423);
        const uint v425 = v424 * v5;
        const uint v426 = v183 + v425;
        const uint v427 = min(v200, v423);
        const uint v428 = v427 * v5;
        const uint v429 = v183 + v428;
        const uint v430 = min(v213, v423);
        const uint v431 = v430 * v5;
        const uint v432 = v183 + v431;
        const uint v433 = min(v217, v423);
        const uint v434 = v433 * v5;
        const uint v435 = v183 + v434;
        const uint v436 = v221 * v222;
        for (uint v437 = v436; v437 < v162; v437 += v224) {
          const uint v438 = v422 + v437;
          const float4 v439 = *(threadgroup float4*)(m0 + v438);
          const uint v440 = v426 + v437;
          const uint v623 = v440 >> v534;
          const uint2 v624 = *(device const uint2*)(b6 + v623);
          const uint v625 = v624.x;
          const float2 v626 = float2(as_type<half2>(v625));
          const float v627 = v626.x;
          const float v628 = v626.y;
          const uint v629 = v624.y;
          const float2 v630 = float2(as_type<half2>(v629));
          const float v631 = v630.x;
          const float v632 = v630.y;
          const float4 v633 = float4(v627, v628, v631, v632);
          const float v442 = x1;
          const float v443 = v439.x;
          const float v444 = v633.x;
          const float v445 = fma(v443, v444, v442);
          const float v446 = v439.y;
          const float v447 = v633.y;
          const float v448 = fma(v446, v447, v445);
          const float v449 = v439.z;
          const float v450 = v633.z;
          const float v451 = fma(v449, v450, v448);
          const float v452 = v439.w;
          const float v453 = v633.w;
          const float v454 = fma(v452, v453, v451);
          x1 = v454;
          const uint v455 = v429 + v437;
          const uint v634 = v455 >> v534;
          const uint2 v635 = *(device const uint2*)(b6 + v634);
          const uint v636 = v635.x;
          const float2 v637 = float2(as_type<half2>(v636));
          const float v638 = v637.x;
          const float v639 = v637.y;
          const uint v640 = v635.y;
          const float2 v641 = float2(as_type<half2>(v640));
          const float v642 = v641.x;
          const float v643 = v641.y;
          const float4 v644 = float4(v638, v639, v642, v643);
          const float v457 = x2;
          const float v458 = v439.x;
          const float v459 = v644.x;
          const float v460 = fma(v458, v459, v457);
          const float v461 = v439.y;
          const float v462 = v644.y;
          const float v463 = fma(v461, v462, v460);
          const float v464 = v439.z;
          const float v465 = v644.z;
          const float v466 = fma(v464, v465, v463);
          const float v467 = v439.w;
          const float v468 = v644.w;
          const float v469 = fma(v467, v468, v466);
          x2 = v469;
          const uint v470 = v432 + v437;
          const uint v645 = v470 >> v534;
          const uint2 v646 = *(device const uint2*)(b6 + v645);
          const uint v647 = v646.x;
          const float2 v648 = float2(as_type<half2>(v647));
          const float v649 = v648.x;
          const float v650 = v648.y;
          const uint v651 = v646.y;
          const float2 v652 = float2(as_type<half2>(v651));
          const float v653 = v652.x;
          const float v654 = v652.y;
          const float4 v655 = float4(v649, v650, v653, v654);
          const float v472 = x3;
          const float v473 = v439.x;
          const float v474 = v655.x;
          const float v475 = fma(v473, v474, v472);
          const float v476 = v439.y;
          const float v477 = v655.y;
          const float v478 = fma(v476, v477, v475);
          const float v479 = v439.z;
          const float v480 = v655.z;
          const float v481 = fma(v479, v480, v478);
          const float v482 = v439.w;
          const float v483 = v655.w;
          const float v484 = fma(v482, v483, v481);
          x3 = v484;
          const uint v485 = v435 + v437;
          const uint v656 = v485 >> v534;
          const uint2 v657 = *(device const uint2*)(b6 + v656);
          const uint v658 = v657.x;
          const float2 v659 = float2(as_type<half2>(v658));
          const float v660 = v659.x;
          const float v661 = v659.y;
          const uint v662 = v657.y;
          const float2 v663 = float2(as_type<half2>(v662));
          const float v664 = v663.x;
          const float v665 = v663.y;
          const float4 v666 = float4(v660, v661, v664, v665);
          const float v487 = x4;
          const float v488 = v439.x;
          const float v489 = v666.x;
          const float v490 = fma(v488, v489, v487);
          const float v491 = v439.y;
          const float v492 = v666.y;
          const float v493 = fma(v491, v492, v490);
          const float v494 = v439.z;
          const float v495 = v666.z;
          const float v496 = fma(v494, v495, v493);
          const float v497 = v439.w;
          const float v498 = v666.w;
          const float v499 = fma(v497, v498, v496);
          x4 = v499;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v500 = v221 * v288;
      const float v501 = x1;
      m3[v500] = v501;
      const uint v502 = v500 + v200;
      const float v503 = x2;
      m3[v502] = v503;
      const uint v504 = v500 + v213;
      const float v505 = x3;
      m3[v504] = v505;
      const uint v506 = v500 + v217;
      const float v507 = x4;
      m3[v506] = v507;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v508 = v221; v508 < v222; v508 += v297) {
        const uint v509 = v508 / v222;
        const uint v510 = v508 % v222;
        const bool v511 = v509 < v4;
        const bool v512 = v510 < v158;
        const bool v513 = v511 & v512;
        if (v513) {
          x7 = v199;
          for (uint v514 = v202; v514 < v297; v514 += v200) {
            const uint v515 = v514 * v288;
            const uint v516 = v508 + v515;
            const float v517 = m3[v516];
            const float v518 = x7;
            const float v519 = v518 + v517;
            x7 = v519;
          }
          const float v520 = x7;
          const uint v521 = v509 * v11;
          const uint v522 = v6 + v521;
          const uint v523 = v522 + v510;
          m2[v523] = v520;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v184 = v10; v184 < v11; v184 += v87) {
        const uint v185 = v184 / v11;
        const uint v186 = v184 % v11;
        const bool v187 = v185 < v4;
        const bool v188 = v186 < v158;
        const bool v189 = v187 & v188;
        if (v189) {
          const uint v190 = v0 + v185;
          const uint v191 = v156 + v186;
          const uint v192 = v190 - v0;
          const uint v193 = v192 * v11;
          const uint v194 = v191 - v156;
          const uint v195 = v193 + v194;
          const float v196 = m2[v195];
          const uint v197 = v190 * v35;
          const uint v198 = v197 + v191;
          b7[v198] = v196;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
