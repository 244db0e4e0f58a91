#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_0_v4_r1_bf16(
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
  float4 x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  const uint v710 = 1u;
  const uint v714 = 16u;
  const uint v715 = 4294901760u;
  const float v270 = 0.0f;
  const uint v271 = 1u;
  const uint v273 = 0u;
  const uint v284 = 2u;
  const uint v288 = 3u;
  const uint v292 = lane;
  const uint v293 = 4u;
  const uint v295 = 128u;
  const uint v359 = 5u;
  const uint v368 = 32u;
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
  const uint v68 = 512u;
  const float v84 = as_type<float>(params[5]);
  const uint v94 = 32u;
  const float v151 = 20.0f;
  const float v162 = 1.0f;
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
    const float v700 = simd_shuffle_xor(v28, 16);
    const float v701 = v28 + v700;
    const float v702 = simd_shuffle_xor(v701, 8);
    const float v703 = v701 + v702;
    const float v704 = simd_shuffle_xor(v703, 4);
    const float v705 = v703 + v704;
    const float v706 = simd_shuffle_xor(v705, 2);
    const float v707 = v705 + v706;
    const float v708 = simd_shuffle_xor(v707, 1);
    const float v709 = v707 + v708;
    const bool v30 = v10 < v1;
    if (v30) {
      m1[v7] = v709;
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
  for (uint v59 = v57; v59 < v45; v59 += v58) {
    const bool v60 = v59 < v47;
    const bool v61 = v59 < v6;
    const bool v62 = !v61;
    const bool v63 = v60 & v62;
    if (v63) {
      const uint v64 = v59 * v11;
      const uint v65 = v31 - v64;
      const uint v66 = min(v11, v65);
      const uint v67 = v64 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (uint v69 = v6; v69 < v5; v69 += v68) {
        const uint v70 = v5 - v69;
        const uint v71 = min(v68, v70);
        for (uint v72 = v6; v72 < v4; v72 += v1) {
          const uint v73 = v0 + v72;
          const uint v74 = v10 * v11;
          for (uint v75 = v74; v75 < v71; v75 += v13) {
            const uint v76 = v69 + v75;
            const uint v77 = v73 * v5;
            const uint v78 = v77 + v76;
            const float4 v79 = *(device const float4*)(b0 + v78);
            const uint v80 = v73 - v0;
            const float v81 = m1[v80];
            const float v82 = float(v5);
            const float v83 = v81 / v82;
            const float v85 = v83 + v84;
            const float v86 = precise::rsqrt(v85);
            const float4 v87 = float4(v86);
            const float4 v88 = v79 * v87;
            const float4 v89 = *(device const float4*)(b2 + v76);
            const float4 v90 = v88 * v89;
            const uint v91 = v72 * v68;
            const uint v92 = v75 + v91;
            *(threadgroup float4*)(m0 + v92) = v90;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v93 = v67 + v69;
        const uint v272 = v4 - v271;
        const uint v274 = min(v273, v272);
        const uint v275 = v274 * v68;
        const uint v276 = v6 + v275;
        const uint v277 = v66 - v271;
        const uint v278 = min(v273, v277);
        const uint v279 = v278 * v5;
        const uint v280 = v93 + v279;
        const uint v281 = min(v271, v277);
        const uint v282 = v281 * v5;
        const uint v283 = v93 + v282;
        const uint v285 = min(v284, v277);
        const uint v286 = v285 * v5;
        const uint v287 = v93 + v286;
        const uint v289 = min(v288, v277);
        const uint v290 = v289 * v5;
        const uint v291 = v93 + v290;
        const uint v294 = v292 * v293;
        for (uint v296 = v294; v296 < v71; v296 += v295) {
          const uint v297 = v276 + v296;
          const float4 v298 = *(threadgroup float4*)(m0 + v297);
          const uint v299 = v280 + v296;
          const uint v711 = v299 >> v710;
          const uint2 v712 = *(device const uint2*)(b1 + v711);
          const uint v713 = v712.x;
          const uint v716 = v713 << v714;
          const uint v717 = v713 & v715;
          const float v718 = as_type<float>(v716);
          const float v719 = as_type<float>(v717);
          const uint v720 = v712.y;
          const uint v721 = v720 << v714;
          const uint v722 = v720 & v715;
          const float v723 = as_type<float>(v721);
          const float v724 = as_type<float>(v722);
          const float4 v725 = float4(v718, v719, v723, v724);
          const float v301 = x1;
          const float v302 = v298.x;
          const float v303 = v725.x;
          const float v304 = fma(v302, v303, v301);
          const float v305 = v298.y;
          const float v306 = v725.y;
          const float v307 = fma(v305, v306, v304);
          const float v308 = v298.z;
          const float v309 = v725.z;
          const float v310 = fma(v308, v309, v307);
          const float v311 = v298.w;
          const float v312 = v725.w;
          const float v313 = fma(v311, v312, v310);
          x1 = v313;
          const uint v314 = v283 + v296;
          const uint v726 = v314 >> v710;
          const uint2 v727 = *(device const uint2*)(b1 + v726);
          const uint v728 = v727.x;
          const uint v729 = v728 << v714;
          const uint v730 = v728 & v715;
          const float v731 = as_type<float>(v729);
          const float v732 = as_type<float>(v730);
          const uint v733 = v727.y;
          const uint v734 = v733 << v714;
          const uint v735 = v733 & v715;
          const float v736 = as_type<float>(v734);
          const float v737 = as_type<float>(v735);
          const float4 v738 = float4(v731, v732, v736, v737);
          const float v316 = x2;
          const float v317 = v298.x;
          const float v318 = v738.x;
          const float v319 = fma(v317, v318, v316);
          const float v320 = v298.y;
          const float v321 = v738.y;
          const float v322 = fma(v320, v321, v319);
          const float v323 = v298.z;
          const float v324 = v738.z;
          const float v325 = fma(v323, v324, v322);
          const float v326 = v298.w;
          const float v327 = v738.w;
          const float v328 = fma(v326, v327, v325);
          x2 = v328;
          const uint v329 = v287 + v296;
          const uint v739 = v329 >> v710;
          const uint2 v740 = *(device const uint2*)(b1 + v739);
          const uint v741 = v740.x;
          const uint v742 = v741 << v714;
          const uint v743 = v741 & v715;
          const float v744 = as_type<float>(v742);
          const float v745 = as_type<float>(v743);
          const uint v746 = v740.y;
          const uint v747 = v746 << v714;
          const uint v748 = v746 & v715;
          const float v749 = as_type<float>(v747);
          const float v750 = as_type<float>(v748);
          const float4 v751 = float4(v744, v745, v749, v750);
          const float v331 = x3;
          const float v332 = v298.x;
          const float v333 = v751.x;
          const float v334 = fma(v332, v333, v331);
          const float v335 = v298.y;
          const float v336 = v751.y;
          const float v337 = fma(v335, v336, v334);
          const float v338 = v298.z;
          const float v339 = v751.z;
          const float v340 = fma(v338, v339, v337);
          const float v341 = v298.w;
          const float v342 = v751.w;
          const float v343 = fma(v341, v342, v340);
          x3 = v343;
          const uint v344 = v291 + v296;
          const uint v752 = v344 >> v710;
          const uint2 v753 = *(device const uint2*)(b1 + v752);
          const uint v754 = v753.x;
          const uint v755 = v754 << v714;
          const uint v756 = v754 & v715;
          const float v757 = as_type<float>(v755);
          const float v758 = as_type<float>(v756);
          const uint v759 = v753.y;
          const uint v760 = v759 << v714;
          const uint v761 = v759 & v715;
          const float v762 = as_type<float>(v760);
          const float v763 = as_type<float>(v761);
          const float4 v764 = float4(v757, v758, v762, v763);
          const float v346 = x4;
          const float v347 = v298.x;
          const float v348 = v764.x;
          const float v349 = fma(v347, v348, v346);
          const float v350 = v298.y;
          const float v351 = v764.y;
          const float v352 = fma(v350, v351, v349);
          const float v353 = v298.z;
          const float v354 = v764.z;
          const float v355 = fma(v353, v354, v352);
          const float v356 = v298.w;
          const float v357 = v764.w;
          const float v358 = fma(v356, v357, v355);
          x4 = v358;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v360 = v292 * v359;
      const float v361 = x1;
      m3[v360] = v361;
      const uint v362 = v360 + v271;
      const float v363 = x2;
      m3[v362] = v363;
      const uint v364 = v360 + v284;
      const float v365 = x3;
      m3[v364] = v365;
      const uint v366 = v360 + v288;
      const float v367 = x4;
      m3[v366] = v367;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v369 = v292; v369 < v293; v369 += v368) {
        const uint v370 = v369 / v293;
        const uint v371 = v369 % v293;
        const bool v372 = v370 < v4;
        const bool v373 = v371 < v66;
        const bool v374 = v372 & v373;
        if (v374) {
          x5 = v270;
          for (uint v375 = v273; v375 < v368; v375 += v271) {
            const uint v376 = v375 * v359;
            const uint v377 = v369 + v376;
            const float v378 = m3[v377];
            const float v379 = x5;
            const float v380 = v379 + v378;
            x5 = v380;
          }
          const float v381 = x5;
          const uint v382 = v370 * v11;
          const uint v383 = v6 + v382;
          const uint v384 = v383 + v371;
          m2[v384] = v381;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v95 = v10; v95 < v11; v95 += v94) {
        const uint v96 = v95 / v11;
        const uint v97 = v95 % v11;
        const bool v98 = v96 < v4;
        const bool v99 = v97 < v66;
        const bool v100 = v98 & v99;
        if (v100) {
          const uint v101 = v0 + v96;
          const uint v102 = v64 + v97;
          const uint v103 = v101 - v0;
          const uint v104 = v103 * v11;
          const uint v105 = v102 - v64;
          const uint v106 = v104 + v105;
          const float v107 = m2[v106];
          const uint v108 = v101 * v31;
          const uint v109 = v108 + v102;
          b3[v109] = v107;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v110 = v59 < v50;
    const bool v111 = v59 < v47;
    const bool v112 = !v111;
    const bool v113 = v110 & v112;
    if (v113) {
      const uint v114 = v59 - v47;
      const uint v115 = v114 * v11;
      const uint v116 = v35 - v115;
      const uint v117 = min(v11, v116);
      const uint v118 = v115 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (uint v119 = v6; v119 < v5; v119 += v68) {
        const uint v120 = v5 - v119;
        const uint v121 = min(v68, v120);
        for (uint v122 = v6; v122 < v4; v122 += v1) {
          const uint v123 = v0 + v122;
          const uint v124 = v10 * v11;
          for (uint v125 = v124; v125 < v121; v125 += v13) {
            const uint v126 = v119 + v125;
            const uint v127 = v123 * v5;
            const uint v128 = v127 + v126;
            const float4 v129 = *(device const float4*)(b0 + v128);
            const uint v130 = v123 - v0;
            const float v131 = m1[v130];
            const float v132 = float(v5);
            const float v133 = v131 / v132;
            const float v134 = v133 + v84;
            const float v135 = precise::rsqrt(v134);
            const float4 v136 = float4(v135);
            const float4 v137 = v129 * v136;
            const float4 v138 = *(device const float4*)(b2 + v126);
            const float4 v139 = v137 * v138;
            const uint v140 = v122 * v68;
            const uint v141 = v125 + v140;
            *(threadgroup float4*)(m0 + v141) = v139;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v142 = v118 + v119;
        const uint v385 = v4 - v271;
        const uint v386 = min(v273, v385);
        const uint v387 = v386 * v68;
        const uint v388 = v6 + v387;
        const uint v389 = v117 - v271;
        const uint v390 = min(v273, v389);
        const uint v391 = v390 * v5;
        const uint v392 = v142 + v391;
        const uint v393 = min(v271, v389);
        const uint v394 = v393 * v5;
        const uint v395 = v142 + v394;
        const uint v396 = min(v284, v389);
        const uint v397 = v396 * v5;
        const uint v398 = v142 + v397;
        const uint v399 = min(v288, v389);
        const uint v400 = v399 * v5;
        const uint v401 = v142 + v400;
        const uint v402 = v292 * v293;
        for (uint v403 = v402; v403 < v121; v403 += v295) {
          const uint v404 = v388 + v403;
          const float4 v405 = *(threadgroup float4*)(m0 + v404);
          const uint v406 = v392 + v403;
          const uint v765 = v406 >> v710;
          const uint2 v766 = *(device const uint2*)(b4 + v765);
          const uint v767 = v766.x;
          const uint v768 = v767 << v714;
          const uint v769 = v767 & v715;
          const float v770 = as_type<float>(v768);
          const float v771 = as_type<float>(v769);
          const uint v772 = v766.y;
          const uint v773 = v772 << v714;
          const uint v774 = v772 & v715;
          const float v775 = as_type<float>(v773);
          const float v776 = as_type<float>(v774);
          const float4 v777 = float4(v770, v771, v775, v776);
          const float v408 = x1;
          const float v409 = v405.x;
          const float v410 = v777.x;
          const float v411 = fma(v409, v410, v408);
          const float v412 = v405.y;
          const float v413 = v777.y;
          const float v414 = fma(v412, v413, v411);
          const float v415 = v405.z;
          const float v416 = v777.z;
          const float v417 = fma(v415, v416, v414);
          const float v418 = v405.w;
          const float v419 = v777.w;
          const float v420 = fma(v418, v419, v417);
          x1 = v420;
          const uint v421 = v395 + v403;
          const uint v778 = v421 >> v710;
          const uint2 v779 = *(device const uint2*)(b4 + v778);
          const uint v780 = v779.x;
          const uint v781 = v780 << v714;
          const uint v782 = v780 & v715;
          const float v783 = as_type<float>(v781);
          const float v784 = as_type<float>(v782);
          const uint v785 = v779.y;
          const uint v786 = v785 << v714;
          const uint v787 = v785 & v715;
          const float v788 = as_type<float>(v786);
          const float v789 = as_type<float>(v787);
          const float4 v790 = float4(v783, v784, v788, v789);
          const float v423 = x2;
          const float v424 = v405.x;
          const float v425 = v790.x;
          const float v426 = fma(v424, v425, v423);
          const float v427 = v405.y;
          const float v428 = v790.y;
          const float v429 = fma(v427, v428, v426);
          const float v430 = v405.z;
          const float v431 = v790.z;
          const float v432 = fma(v430, v431, v429);
          const float v433 = v405.w;
          const float v434 = v790.w;
          const float v435 = fma(v433, v434, v432);
          x2 = v435;
          const uint v436 = v398 + v403;
          const uint v791 = v436 >> v710;
          const uint2 v792 = *(device const uint2*)(b4 + v791);
          const uint v793 = v792.x;
          const uint v794 = v793 << v714;
          const uint v795 = v793 & v715;
          const float v796 = as_type<float>(v794);
          const float v797 = as_type<float>(v795);
          const uint v798 = v792.y;
          const uint v799 = v798 << v714;
          const uint v800 = v798 & v715;
          const float v801 = as_type<float>(v799);
          const float v802 = as_type<float>(v800);
          const float4 v803 = float4(v796, v797, v801, v802);
          const float v438 = x3;
          const float v439 = v405.x;
          const float v440 = v803.x;
          const float v441 = fma(v439, v440, v438);
          const float v442 = v405.y;
          const float v443 = v803.y;
          const float v444 = fma(v442, v443, v441);
          const float v445 = v405.z;
          const float v446 = v803.z;
          const float v447 = fma(v445, v446, v444);
          const float v448 = v405.w;
          const float v449 = v803.w;
          const float v450 = fma(v448, v449, v447);
          x3 = v450;
          const uint v451 = v401 + v403;
          const uint v804 = v451 >> v710;
          const uint2 v805 = *(device const uint2*)(b4 + v804);
          const uint v806 = v805.x;
          const uint v807 = v806 << v714;
          const uint v808 = v806 & v715;
          const float v809 = as_type<float>(v807);
          const float v810 = as_type<float>(v808);
          const uint v811 = v805.y;
          const uint v812 = v811 << v714;
          const uint v813 = v811 & v715;
          const float v814 = as_type<float>(v812);
          const float v815 = as_type<float>(v813);
          const float4 v816 = float4(v809, v810, v814, v815);
          const float v453 = x4;
          const float v454 = v405.x;
          const float v455 = v816.x;
          const float v456 = fma(v454, v455, v453);
          const float v457 = v405.y;
          const float v458 = v816.y;
          const float v459 = fma(v457, v458, v456);
          const float v460 = v405.z;
          const float v461 = v816.z;
          const float v462 = fma(v460, v461, v459);
          const float v463 = v405.w;
          const float v464 = v816.w;
          const float v465 = fma(v463, v464, v462);
          x4 = v465;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v466 = v292 * v359;
      const float v467 = x1;
      m3[v466] = v467;
      const uint v468 = v466 + v271;
      const float v469 = x2;
      m3[v468] = v469;
      const uint v470 = v466 + v284;
      const float v471 = x3;
      m3[v470] = v471;
      const uint v472 = v466 + v288;
      const float v473 = x4;
      m3[v472] = v473;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v474 = v292; v474 < v293; v474 += v368) {
        const uint v475 = v474 / v293;
        const uint v476 = v474 % v293;
        const bool v477 = v475 < v4;
        const bool v478 = v476 < v117;
        const bool v479 = v477 & v478;
        if (v479) {
          x6 = v270;
          for (uint v480 = v273; v480 < v368; v480 += v271) {
            const uint v481 = v480 * v359;
            const uint v482 = v474 + v481;
            const float v483 = m3[v482];
            const float v484 = x6;
            const float v485 = v484 + v483;
            x6 = v485;
          }
          const float v486 = x6;
          const uint v487 = v475 * v11;
          const uint v488 = v6 + v487;
          const uint v489 = v488 + v476;
          m2[v489] = v486;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v143 = v10; v143 < v11; v143 += v94) {
        const uint v144 = v143 / v11;
        const uint v145 = v143 % v11;
        const bool v146 = v144 < v4;
        const bool v147 = v145 < v117;
        const bool v148 = v146 & v147;
        if (v148) {
          const uint v149 = v0 + v144;
          const uint v150 = v115 + v145;
          const uint v152 = v149 - v0;
          const uint v153 = v152 * v11;
          const uint v154 = v150 - v115;
          const uint v155 = v153 + v154;
          const float v156 = m2[v155];
          const float v157 = b5[v150];
          const float v158 = v156 + v157;
          const bool v159 = v151 < v158;
          const float v160 = min(v158, v151);
          const float v161 = precise::exp(v160);
          const float v163 = v161 + v162;
          const float v164 = precise::log(v163);
          const float v165 = select(v164, v158, v159);
          const float v166 = b6[v150];
          const float v167 = v165 * v166;
          const uint v168 = v149 * v35;
          const uint v169 = v168 + v150;
          b7[v169] = v167;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v170 = v59 < v53;
    const bool v171 = v59 < v50;
    const bool v172 = !v171;
    const bool v173 = v170 & v172;
    if (v173) {
      const uint v174 = v59 - v50;
      const uint v175 = v174 * v11;
      const uint v176 = v35 - v175;
      const uint v177 = min(v11, v176);
      const uint v178 = v175 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (uint v179 = v6; v179 < v5; v179 += v68) {
        const uint v180 = v5 - v179;
        const uint v181 = min(v68, v180);
        for (uint v182 = v6; v182 < v4; v182 += v1) {
          const uint v183 = v0 + v182;
          const uint v184 = v10 * v11;
          for (uint v185 = v184; v185 < v181; v185 += v13) {
            const uint v186 = v179 + v185;
            const uint v187 = v183 * v5;
            const uint v188 = v187 + v186;
            const float4 v189 = *(device const float4*)(b0 + v188);
            const uint v190 = v183 - v0;
            const float v191 = m1[v190];
            const float v192 = float(v5);
            const float v193 = v191 / v192;
            const float v194 = v193 + v84;
            const float v195 = precise::rsqrt(v194);
            const float4 v196 = float4(v195);
            const float4 v197 = v189 * v196;
            const float4 v198 = *(device const float4*)(b2 + v186);
            const float4 v199 = v197 * v198;
            const uint v200 = v182 * v68;
            const uint v201 = v185 + v200;
            *(threadgroup float4*)(m0 + v201) = v199;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v202 = v178 + v179;
        const uint v490 = v4 - v271;
        const uint v491 = min(v273, v490);
        const uint v492 = v491 * v68;
        const uint v493 = v6 + v492;
        const uint v494 = v177 - v271;
        const uint v495 = min(v273, v494);
        const uint v496 = v495 * v5;
        const uint v497 = v202 + v496;
        const uint v498 = min(v271, v494);
        const uint v499 = v498 * v5;
        const uint v500 = v202 + v499;
        const uint v501 = min(v284, v494);
        const uint v502 = v501 * v5;
        const uint v503 = v202 + v502;
        const uint v504 = min(v288, v494);
        const uint v505 = v504 * v5;
        const uint v506 = v202 + v505;
        const uint v507 = v292 * v293;
        for (uint v508 = v507; v508 < v181; v508 += v295) {
          const uint v509 = v493 + v508;
          const float4 v510 = *(threadgroup float4*)(m0 + v509);
          const uint v511 = v497 + v508;
          const uint v817 = v511 >> v710;
          const uint2 v818 = *(device const uint2*)(b8 + v817);
          const uint v819 = v818.x;
          const uint v820 = v819 << v714;
          const uint v821 = v819 & v715;
          const float v822 = as_type<float>(v820);
          const float v823 = as_type<float>(v821);
          const uint v824 = v818.y;
          const uint v825 = v824 << v714;
          const uint v826 = v824 & v715;
          const float v827 = as_type<float>(v825);
          const float v828 = as_type<float>(v826);
          const float4 v829 = float4(v822, v823, v827, v828);
          const float v513 = x1;
          const float v514 = v510.x;
          const float v515 = v829.x;
          const float v516 = fma(v514, v515, v513);
          const float v517 = v510.y;
          const float v518 = v829.y;
          const float v519 = fma(v517, v518, v516);
          const float v520 = v510.z;
          const float v521 = v829.z;
          const float v522 = fma(v520, v521, v519);
          const float v523 = v510.w;
          const float v524 = v829.w;
          const float v525 = fma(v523, v524, v522);
          x1 = v525;
          const uint v526 = v500 + v508;
          const uint v830 = v526 >> v710;
          const uint2 v831 = *(device const uint2*)(b8 + v830);
          const uint v832 = v831.x;
          const uint v833 = v832 << v714;
          const uint v834 = v832 & v715;
          const float v835 = as_type<float>(v833);
          const float v836 = as_type<float>(v834);
          const uint v837 = v831.y;
          const uint v838 = v837 << v714;
          const uint v839 = v837 & v715;
          const float v840 = as_type<float>(v838);
          const float v841 = as_type<float>(v839);
          const float4 v842 = float4(v835, v836, v840, v841);
          const float v528 = x2;
          const float v529 = v510.x;
          const float v530 = v842.x;
          const float v531 = fma(v529, v530, v528);
          const float v532 = v510.y;
          const float v533 = v842.y;
          const float v534 = fma(v532, v533, v531);
          const float v535 = v510.z;
          const float v536 = v842.z;
          const float v537 = fma(v535, v536, v534);
          const float v538 = v510.w;
          const float v539 = v842.w;
          const float v540 = fma(v538, v539, v537);
          x2 = v540;
          const uint v541 = v503 + v508;
          const uint v843 = v541 >> v710;
          const uint2 v844 = *(device const uint2*)(b8 + v843);
          const uint v845 = v844.x;
          const uint v846 = v845 << v714;
          const uint v847 = v845 & v715;
          const float v848 = as_type<float>(v846);
          const float v849 = as_type<float>(v847);
          const uint v850 = v844.y;
          const uint v851 = v850 << v714;
          const uint v852 = v850 & v715;
          const float v853 = as_type<float>(v851);
          const float v854 = as_type<float>(v852);
          const float4 v855 = float4(v848, v849, v853, v854);
          const float v543 = x3;
          const float v544 = v510.x;
          const float v545 = v855.x;
          const float v546 = fma(v544, v545, v543);
          const float v547 = v510.y;
          const float v548 = v855.y;
          const float v549 = fma(v547, v548, v546);
          const float v550 = v510.z;
          const float v551 = v855.z;
          const float v552 = fma(v550, v551, v549);
          const float v553 = v510.w;
          const float v554 = v855.w;
          const float v555 = fma(v553, v554, v552);
          x3 = v555;
          const uint v556 = v506 + v508;
          const uint v856 = v556 >> v710;
          const uint2 v857 = *(device const uint2*)(b8 + v856);
          const uint v858 = v857.x;
          const uint v859 = v858 << v714;
          const uint v860 = v858 & v715;
          const float v861 = as_type<float>(v859);
          const float v862 = as_type<float>(v860);
          const uint v863 = v857.y;
          const uint v864 = v863 << v714;
          const uint v865 = v863 & v715;
          const float v866 = as_type<float>(v864);
          const float v867 = as_type<float>(v865);
          const float4 v868 = float4(v861, v862, v866, v867);
          const float v558 = x4;
          const float v559 = v510.x;
          const float v560 = v868.x;
          const float v561 = fma(v559, v560, v558);
          const float v562 = v510.y;
          const float v563 = v868.y;
          const float v564 = fma(v562, v563, v561);
          const float v565 = v510.z;
          const float v566 = v868.z;
          const float v567 = fma(v565, v566, v564);
          const float v568 = v510.w;
          const float v569 = v868.w;
          const float v570 = fma(v568, v569, v567);
          x4 = v570;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v571 = v292 * v359;
      const float v572 = x1;
      m3[v571] = v572;
      const uint v573 = v571 + v271;
      const float v574 = x2;
      m3[v573] = v574;
      const uint v575 = v571 + v284;
      const float v576 = x3;
      m3[v575] = v576;
      const uint v577 = v571 + v288;
      const float v578 = x4;
      m3[v577] = v578;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v579 = v292; v579 < v293; v579 += v368) {
        const uint v580 = v579 / v293;
        const uint v581 = v579 % v293;
        const bool v582 = v580 < v4;
        const bool v583 = v581 < v177;
        const bool v584 = v582 & v583;
        if (v584) {
          x7 = v270;
          for (uint v585 = v273; v585 < v368; v585 += v271) {
            const uint v586 = v585 * v359;
            const uint v587 = v579 + v586;
            const float v588 = m3[v587];
            const float v589 = x7;
            const float v590 = v589 + v588;
            x7 = v590;
          }
          const float v591 = x7;
          const uint v592 = v580 * v11;
          const uint v593 = v6 + v592;
          const uint v594 = v593 + v581;
          m2[v594] = v591;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v203 = v10; v203 < v11; v203 += v94) {
        const uint v204 = v203 / v11;
        const uint v205 = v203 % v11;
        const bool v206 = v204 < v4;
        const bool v207 = v205 < v177;
        const bool v208 = v206 & v207;
        if (v208) {
          const uint v209 = v0 + v204;
          const uint v210 = v175 + v205;
          const uint v211 = v209 - v0;
          const uint v212 = v211 * v11;
          const uint v213 = v210 - v175;
          const uint v214 = v212 + v213;
          const float v215 = m2[v214];
          const float v216 = -v215;
          const float v217 = precise::exp(v216);
          const float v218 = v217 + v162;
          const float v219 = 1.0f / v218;
          const uint v220 = v209 * v35;
          const uint v221 = v220 + v210;
          b9[v221] = v219;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v222 = v59 < v56;
    const bool v223 = v59 < v53;
    const bool v224 = !v223;
    const bool v225 = v222 & v224;
    if (v225) {
      const uint v226 = v59 - v53;
      const uint v227 = v226 * v11;
      const uint v228 = v42 - v227;
      const uint v229 = min(v11, v228);
      const uint v230 = v227 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (uint v231 = v6; v231 < v5; v231 += v68) {
        const uint v232 = v5 - v231;
        const uint v233 = min(v68, v232);
        for (uint v234 = v6; v234 < v4; v234 += v1) {
          const uint v235 = v0 + v234;
          const uint v236 = v10 * v11;
          for (uint v237 = v236; v237 < v233; v237 += v13) {
            const uint v238 = v231 + v237;
            const uint v239 = v235 * v5;
            const uint v240 = v239 + v238;
            const float4 v241 = *(device const float4*)(b0 + v240);
            const uint v242 = v235 - v0;
            const float v243 = m1[v242];
            const float v244 = float(v5);
            const float v245 = v243 / v244;
            const float v246 = v245 + v84;
            const float v247 = precise::rsqrt(v246);
            const float4 v248 = float4(v247);
            const float4 v249 = v241 * v248;
            const float4 v250 = *(device const float4*)(b2 + v238);
            const float4 v251 = v249 * v250;
            const uint v252 = v234 * v68;
            const uint v253 = v237 + v252;
            *(threadgroup float4*)(m0 + v253) = v251;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v254 = v230 + v231;
        const uint v595 = v4 - v271;
        const uint v596 = min(v273, v595);
        const uint v597 = v596 * v68;
        const uint v598 = v6 + v597;
        const uint v599 = v229 - v271;
        const uint v600 = min(v273, v599);
        const uint v601 = v600 * v5;
        const uint v602 = v254 + v601;
        const uint v603 = min(v271, v599);
        const uint v604 = v603 * v5;
        const uint v605 = v254 + v604;
        const uint v606 = min(v284, v599);
        const uint v607 = v606 * v5;
        const uint v608 = v254 + v607;
        const uint v609 = min(v288, v599);
        const uint v610 = v609 * v5;
        const uint v611 = v254 + v610;
        const uint v612 = v292 * v293;
        for (uint v613 = v612; v613 < v233; v613 += v295) {
          const uint v614 = v598 + v613;
          const float4 v615 = *(threadgroup float4*)(m0 + v614);
          const uint v616 = v602 + v613;
          const uint v869 = v616 >> v710;
          const uint2 v870 = *(device const uint2*)(b10 + v869);
          const uint v871 = v870.x;
          const uint v872 = v871 << v714;
          const uint v873 = v871 & v715;
          const float v874 = as_type<float>(v872);
          const float v875 = as_type<float>(v873);
          const uint v876 = v870.y;
          const uint v877 = v876 << v714;
          const uint v878 = v876 & v715;
          const float v879 = as_type<float>(v877);
          const float v880 = as_type<float>(v878);
          const float4 v881 = float4(v874, v875, v879, v880);
          const float v618 = x1;
          const float v619 = v615.x;
          const float v620 = v881.x;
          const float v621 = fma(v619, v620, v618);
          const float v622 = v615.y;
          const float v623 = v881.y;
          const float v624 = fma(v622, v623, v621);
          const float v625 = v615.z;
          const float v626 = v881.z;
          const float v627 = fma(v625, v626, v624);
          const float v628 = v615.w;
          const float v629 = v881.w;
          const float v630 = fma(v628, v629, v627);
          x1 = v630;
          const uint v631 = v605 + v613;
          const uint v882 = v631 >> v710;
          const uint2 v883 = *(device const uint2*)(b10 + v882);
          const uint v884 = v883.x;
          const uint v885 = v884 << v714;
          const uint v886 = v884 & v715;
          const float v887 = as_type<float>(v885);
          const float v888 = as_type<float>(v886);
          const uint v889 = v883.y;
          const uint v890 = v889 << v714;
          const uint v891 = v889 & v715;
          const float v892 = as_type<float>(v890);
          const float v893 = as_type<float>(v891);
          const float4 v894 = float4(v887, v888, v892, v893);
          const float v633 = x2;
          const float v634 = v615.x;
          const float v635 = v894.x;
          const float v636 = fma(v634, v635, v633);
          const float v637 = v615.y;
          const float v638 = v894.y;
          const float v639 = fma(v637, v638, v636);
          const float v640 = v615.z;
          const float v641 = v894.z;
          const float v642 = fma(v640, v641, v639);
          const float v643 = v615.w;
          const float v644 = v894.w;
          const float v645 = fma(v643, v644, v642);
          x2 = v645;
          const uint v646 = v608 + v613;
          const uint v895 = v646 >> v710;
          const uint2 v896 = *(device const uint2*)(b10 + v895);
          const uint v897 = v896.x;
          const uint v898 = v897 << v714;
          const uint v899 = v897 & v715;
          const float v900 = as_type<float>(v898);
          const float v901 = as_type<float>(v899);
          const uint v902 = v896.y;
          const uint v903 = v902 << v714;
          const uint v904 = v902 & v715;
          const float v905 = as_type<float>(v903);
          const float v906 = as_type<float>(v904);
          const float4 v907 = float4(v900, v901, v905, v906);
          const float v648 = x3;
          const float v649 = v615.x;
          const float v650 = v907.x;
          const float v651 = fma(v649, v650, v648);
          const float v652 = v615.y;
          const float v653 = v907.y;
          const float v654 = fma(v652, v653, v651);
          const float v655 = v615.z;
          const float v656 = v907.z;
          const float v657 = fma(v655, v656, v654);
          const float v658 = v615.w;
          const float v659 = v907.w;
          const float v660 = fma(v658, v659, v657);
          x3 = v660;
          const uint v661 = v611 + v613;
          const uint v908 = v661 >> v710;
          const uint2 v909 = *(device const uint2*)(b10 + v908);
          const uint v910 = v909.x;
          const uint v911 = v910 << v714;
          const uint v912 = v910 & v715;
          const float v913 = as_type<float>(v911);
          const float v914 = as_type<float>(v912);
          const uint v915 = v909.y;
          const uint v916 = v915 << v714;
          const uint v917 = v915 & v715;
          const float v918 = as_type<float>(v916);
          const float v919 = as_type<float>(v917);
          const float4 v920 = float4(v913, v914, v918, v919);
          const float v663 = x4;
          const float v664 = v615.x;
          const float v665 = v920.x;
          const float v666 = fma(v664, v665, v663);
          const float v667 = v615.y;
          const float v668 = v920.y;
          const float v669 = fma(v667, v668, v666);
          const float v670 = v615.z;
          const float v671 = v920.z;
          const float v672 = fma(v670, v671, v669);
          const float v673 = v615.w;
          const float v674 = v920.w;
          const float v675 = fma(v673, v674, v672);
          x4 = v675;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v676 = v292 * v359;
      const float v677 = x1;
      m3[v676] = v677;
      const uint v678 = v676 + v271;
      const float v679 = x2;
      m3[v678] = v679;
      const uint v680 = v676 + v284;
      const float v681 = x3;
      m3[v680] = v681;
      const uint v682 = v676 + v288;
      const float v683 = x4;
      m3[v682] = v683;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v684 = v292; v684 < v293; v684 += v368) {
        const uint v685 = v684 / v293;
        const uint v686 = v684 % v293;
        const bool v687 = v685 < v4;
        const bool v688 = v686 < v229;
        const bool v689 = v687 & v688;
        if (v689) {
          x8 = v270;
          for (uint v690 = v273; v690 < v368; v690 += v271) {
            const uint v691 = v690 * v359;
            const uint v692 = v684 + v691;
            const float v693 = m3[v692];
            const float v694 = x8;
            const float v695 = v694 + v693;
            x8 = v695;
          }
          const float v696 = x8;
          const uint v697 = v685 * v11;
          const uint v698 = v6 + v697;
          const uint v699 = v698 + v686;
          m2[v699] = v696;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v255 = v10; v255 < v11; v255 += v94) {
        const uint v256 = v255 / v11;
        const uint v257 = v255 % v11;
        const bool v258 = v256 < v4;
        const bool v259 = v257 < v229;
        const bool v260 = v258 & v259;
        if (v260) {
          const uint v261 = v0 + v256;
          const uint v262 = v227 + v257;
          const uint v263 = v261 - v0;
          const uint v264 = v263 * v11;
          const uint v265 = v262 - v227;
          const uint v266 = v264 + v265;
          const float v267 = m2[v266];
          const uint v268 = v261 * v42;
          const uint v269 = v268 + v262;
          b11[v269] = v267;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
