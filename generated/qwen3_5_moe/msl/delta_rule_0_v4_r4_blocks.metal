#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_0_v4_r4_blocks(
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
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
  alignas(16) threadgroup float m4[512];
  float4 x0;
  uint x1;
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
  float x20;
  float x21;
  float x22;
  float x23;
  float x24;
  float x25;
  float x26;
  float x27;
  float x28;
  float x29;
  float x30;
  float x31;
  float x32;
  float x33;
  float x34;
  float x35;
  float x36;
  float x37;
  float4 x38;
  float4 x39;
  float4 x40;
  float4 x41;
  const uint v1611 = params[29];
  const uint v1612 = 0u;
  const uint v1616 = 3u;
  const uint v1618 = 1u;
  const uint v1626 = 16u;
  const uint v1627 = 4294901760u;
  const uint v1645 = params[30];
  const uint v1646 = 5u;
  const uint v1647 = 31u;
  const uint v1665 = params[31];
  const uint v1667 = 4u;
  const uint v1672 = params[32];
  const uint v1693 = params[33];
  const uint v1727 = params[34];
  const uint v1756 = params[35];
  const uint v1774 = params[36];
  const uint v1780 = params[37];
  const uint v1801 = params[38];
  const uint v1835 = params[39];
  const uint v1864 = params[40];
  const uint v1882 = params[41];
  const uint v1888 = params[42];
  const uint v1909 = params[43];
  const uint v1943 = params[44];
  const uint v1972 = params[45];
  const uint v1990 = params[46];
  const uint v1996 = params[47];
  const uint v2017 = params[48];
  const uint v277 = 0u;
  const uint v278 = 1u;
  const uint v279 = 128u;
  const uint v280 = 4u;
  const uint v281 = lane;
  const uint v282 = 32u;
  const float v287 = 0.0f;
  const uint v289 = params[5];
  const uint v290 = 6u;
  const uint v294 = params[6];
  const float v315 = 0.088388346f;
  const uint v320 = 64u;
  const uint v321 = 7u;
  const uint v339 = 16u;
  const uint v349 = params[7];
  const uint v350 = params[8];
  const uint v351 = 2u;
  const uint v356 = 3u;
  const uint v357 = 5u;
  const uint v378 = 31u;
  const uint v398 = 65535u;
  const uint v400 = params[9];
  const uint v403 = 89226354u;
  const uint v404 = 3417055213u;
  const uint v405 = 2212286765u;
  const uint v408 = 64248484u;
  const uint v412 = 2415890431u;
  const uint v413 = 996162400u;
  const uint v417 = 32768u;
  const uint v418 = 32767u;
  const uint v419 = 13u;
  const uint v420 = 939524096u;
  const uint v436 = 16711935u;
  const uint v437 = 8u;
  const uint v438 = 2047u;
  const float v447 = 0.006767273f;
  const float v448 = -3.453125f;
  const uint v454 = 4095u;
  const uint v455 = 4294959104u;
  const uint v467 = 256u;
  const uint v472 = 384u;
  const uint v616 = params[10];
  const uint v640 = params[11];
  const uint v644 = params[12];
  const uint v695 = params[13];
  const uint v696 = params[14];
  const uint v741 = params[15];
  const uint v938 = params[16];
  const uint v962 = params[17];
  const uint v966 = params[18];
  const uint v1017 = params[19];
  const uint v1018 = params[20];
  const uint v1063 = params[21];
  const uint v1260 = params[22];
  const uint v1284 = params[23];
  const uint v1288 = params[24];
  const uint v1339 = params[25];
  const uint v1340 = params[26];
  const uint v1385 = params[27];
  const uint v1582 = params[28];
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = 1u;
  const float4 v11 = float4(0.0f);
  const uint v12 = lane;
  const uint v14 = 128u;
  const uint v32 = params[2];
  const uint v33 = 127u;
  const uint v36 = params[3];
  const uint v43 = params[4];
  const uint v58 = group.x;
  const uint v59 = groups.x;
  const float v90 = as_type<float>(params[49]);
  const uint v100 = 512u;
  const uint v101 = 32u;
  const float v158 = 20.0f;
  const float v169 = 1.0f;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  for (uint v9 = v7; v9 < v5; v9 += v8) {
    const uint v10 = v2 + v9;
    x0 = v11;
    const uint v13 = v12 * v1;
    for (uint v15 = v13; v15 < v6; v15 += v14) {
      const uint v16 = v10 * v6;
      const uint v17 = v16 + v15;
      const float4 v18 = *(device const float4*)(b0 + v17);
      const float4 v19 = v18 * v18;
      const float4 v20 = x0;
      const float4 v21 = v20 + v19;
      x0 = v21;
    }
    const float4 v22 = x0;
    const float v23 = v22.x;
    const float v24 = v22.y;
    const float v25 = v23 + v24;
    const float v26 = v22.z;
    const float v27 = v25 + v26;
    const float v28 = v22.w;
    const float v29 = v27 + v28;
    const float v1601 = simd_shuffle_xor(v29, 16);
    const float v1602 = v29 + v1601;
    const float v1603 = simd_shuffle_xor(v1602, 8);
    const float v1604 = v1602 + v1603;
    const float v1605 = simd_shuffle_xor(v1604, 4);
    const float v1606 = v1604 + v1605;
    const float v1607 = simd_shuffle_xor(v1606, 2);
    const float v1608 = v1606 + v1607;
    const float v1609 = simd_shuffle_xor(v1608, 1);
    const float v1610 = v1608 + v1609;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1610;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v34 = v32 + v33;
  const uint v35 = v34 / v14;
  const uint v37 = v36 + v33;
  const uint v38 = v37 / v14;
  const uint v39 = v35 + v38;
  const uint v40 = v36 + v33;
  const uint v41 = v40 / v14;
  const uint v42 = v39 + v41;
  const uint v44 = v43 + v33;
  const uint v45 = v44 / v14;
  const uint v46 = v42 + v45;
  const uint v47 = v32 + v33;
  const uint v48 = v47 / v14;
  const uint v49 = v36 + v33;
  const uint v50 = v49 / v14;
  const uint v51 = v48 + v50;
  const uint v52 = v36 + v33;
  const uint v53 = v52 / v14;
  const uint v54 = v51 + v53;
  const uint v55 = v43 + v33;
  const uint v56 = v55 / v14;
  const uint v57 = v54 + v56;
  const uint v60 = v46 + v59;
  const uint v61 = v60 - v8;
  const uint v62 = v61 / v59;
  const uint v63 = v58 * v62;
  const uint v64 = v63 + v62;
  const uint v65 = min(v64, v46);
  for (uint v66 = v63; v66 < v65; v66 += v8) {
    const bool v67 = v66 < v48;
    const bool v68 = v66 < v7;
    const bool v69 = !v68;
    const bool v70 = v67 & v69;
    if (v70) {
      const uint v71 = v66 * v14;
      const uint v72 = v32 - v71;
      const uint v73 = min(v14, v72);
      const uint v74 = v71 * v6;
      for (uint v283 = v281; v283 < v279; v283 += v282) {
        for (uint v284 = v277; v284 < v280; v284 += v278) {
          const uint v285 = v284 * v279;
          const uint v286 = v283 + v285;
          m4[v286] = v287;
        }
      }
      for (uint v75 = v7; v75 < v6; v75 += v14) {
        const uint v76 = v6 - v75;
        const uint v77 = min(v14, v76);
        for (uint v78 = v7; v78 < v5; v78 += v8) {
          const uint v79 = v2 + v78;
          const uint v80 = v12 * v1;
          for (uint v81 = v80; v81 < v77; v81 += v14) {
            const uint v82 = v75 + v81;
            const uint v83 = v79 * v6;
            const uint v84 = v83 + v82;
            const float4 v85 = *(device const float4*)(b0 + v84);
            const uint v86 = v79 - v2;
            const float v87 = m1[v86];
            const float v88 = float(v6);
            const float v89 = v87 / v88;
            const float v91 = v89 + v90;
            const float v92 = precise::rsqrt(v91);
            const float4 v93 = float4(v92);
            const float4 v94 = v85 * v93;
            const float4 v95 = *(device const float4*)(b2 + v82);
            const float4 v96 = v94 * v95;
            const uint v97 = v78 * v14;
            const uint v98 = v81 + v97;
            *(threadgroup float4*)(m0 + v98) = v96;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v99 = v74 + v75;
        const uint v288 = v99 / v6;
        x1 = v288;
        const bool v291 = v289 == v290;
        if (v291) {
          const uint v292 = v288 * v6;
          const uint v293 = v99 - v292;
          for (uint v295 = v281; v295 < v279; v295 += v282) {
            for (uint v296 = v277; v296 < v280; v296 += v278) {
              x2 = v287;
              const bool v297 = v296 < v5;
              const bool v298 = v295 < v77;
              const bool v299 = v297 & v298;
              if (v299) {
                const uint v300 = v296 * v14;
                const uint v301 = v7 + v300;
                const uint v302 = v301 + v295;
                const float v303 = m0[v302];
                const uint v304 = v293 + v295;
                const uint v305 = v304 >> v278;
                const uint v306 = v294 + v305;
                const uint v307 = b1[v306];
                const uint v308 = v304 & v278;
                const bool v309 = v308 == v278;
                const float2 v310 = float2(as_type<half2>(v307));
                const float v311 = v310.x;
                const float v312 = v310.y;
                const float v313 = select(v311, v312, v309);
                const float v314 = v303 * v313;
                const float v316 = v314 * v315;
                x2 = v316;
              }
              const float v317 = x2;
              const uint v318 = v296 * v279;
              const uint v319 = v295 + v318;
              m3[v319] = v317;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v322 = v277; v322 < v321; v322 += v278) {
            const uint v323 = v278 << v322;
            const uint v324 = v323 - v278;
            const uint v325 = v322 + v278;
            for (uint v326 = v281; v326 < v320; v326 += v282) {
              const uint v327 = v326 >> v322;
              const uint v328 = v327 << v325;
              const uint v329 = v326 & v324;
              const uint v330 = v328 + v329;
              for (uint v331 = v277; v331 < v280; v331 += v278) {
                const uint v332 = v331 * v279;
                const uint v333 = v332 + v330;
                const uint v334 = v333 + v323;
                const float v335 = m3[v333];
                const float v336 = m3[v334];
                const float v337 = v335 + v336;
                const float v338 = v335 - v336;
                m3[v333] = v337;
                m3[v334] = v338;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v340 = v293 / v339;
          for (uint v341 = v281; v341 < v279; v341 += v282) {
            x3 = v287;
            x4 = v287;
            x5 = v287;
            x6 = v287;
            const uint v342 = v288 + v341;
            const uint v343 = v342 / v339;
            const uint v344 = v342 % v339;
            for (uint v345 = v277; v345 < v279; v345 += v278) {
              const uint v346 = v345 / v339;
              const uint v347 = v340 + v346;
              const uint v348 = v345 % v339;
              const uint v352 = v349 * v280;
              const uint v353 = v347 * v350;
              const uint v354 = v353 + v343;
              const uint v355 = v354 * v352;
              const uint v358 = v344 & v321;
              const uint v359 = v358 << v357;
              const uint v360 = v344 >> v356;
              const uint v361 = v360 << v351;
              const uint v362 = v348 & v321;
              const uint v363 = v362 >> v278;
              const uint v364 = v363 << v356;
              const uint v365 = v348 >> v356;
              const uint v366 = v365 << v278;
              const uint v367 = v348 & v278;
              const uint v368 = v359 + v361;
              const uint v369 = v368 + v364;
              const uint v370 = v369 + v366;
              const uint v371 = v370 + v367;
              const uint v372 = v371 + v278;
              const uint v373 = v372 * v349;
              const uint v374 = v373 >> v278;
              const uint v375 = v352 << v357;
              const uint v376 = v374 + v375;
              const uint v377 = v376 - v278;
              const uint v379 = v377 >> v357;
              const uint v380 = v376 - v339;
              const uint v381 = v380 >> v357;
              const bool v382 = v379 < v352;
              const uint v383 = v379 - v352;
              const uint v384 = select(v383, v379, v382);
              const uint v385 = v355 + v384;
              const uint v386 = b1[v385];
              const bool v387 = v381 < v352;
              const uint v388 = v381 - v352;
              const uint v389 = select(v388, v381, v387);
              const uint v390 = v355 + v389;
              const uint v391 = b1[v390];
              const uint v392 = v377 & v378;
              const uint v393 = v378 - v392;
              const uint v394 = v386 >> v393;
              const uint v395 = v391 << v278;
              const uint v396 = v395 << v392;
              const uint v397 = v394 | v396;
              const uint v399 = v397 & v398;
              const bool v401 = v400 == v277;
              const bool v402 = v400 == v351;
              const uint v406 = select(v404, v405, v402);
              const uint v407 = select(v406, v403, v401);
              const uint v409 = select(v277, v408, v401);
              const uint v410 = v399 * v407;
              const uint v411 = v410 + v409;
              const uint v414 = v411 & v412;
              const uint v415 = v414 ^ v413;
              const uint v416 = v415 >> v339;
              const uint v421 = v415 & v417;
              const uint v422 = v421 << v339;
              const uint v423 = v415 & v418;
              const uint v424 = v423 << v419;
              const uint v425 = v424 + v420;
              const uint v426 = v422 | v425;
              const float v427 = as_type<float>(v426);
              const uint v428 = v416 & v417;
              const uint v429 = v428 << v339;
              const uint v430 = v416 & v418;
              const uint v431 = v430 << v419;
              const uint v432 = v431 + v420;
              const uint v433 = v429 | v432;
              const float v434 = as_type<float>(v433);
              const float v435 = v427 + v434;
              const uint v439 = v411 & v436;
              const uint v440 = v411 >> v437;
              const uint v441 = v440 & v436;
              const uint v442 = v439 + v441;
              const uint v443 = v442 >> v339;
              const uint v444 = v442 + v443;
              const uint v445 = v444 & v438;
              const float v446 = float(v445);
              const float v449 = fma(v446, v447, v448);
              const float v450 = select(v435, v449, v402);
              const uint v451 = as_type<uint>(v450);
              const uint v452 = v451 >> v419;
              const uint v453 = v452 & v278;
              const uint v456 = v451 + v454;
              const uint v457 = v456 + v453;
              const uint v458 = v457 & v455;
              const float v459 = as_type<float>(v458);
              const float v460 = m3[v345];
              const float v461 = x3;
              const float v462 = fma(v460, v459, v461);
              x3 = v462;
              const uint v463 = v345 + v279;
              const float v464 = m3[v463];
              const float v465 = x4;
              const float v466 = fma(v464, v459, v465);
              x4 = v466;
              const uint v468 = v345 + v467;
              const float v469 = m3[v468];
              const float v470 = x5;
              const float v471 = fma(v469, v459, v470);
              x5 = v471;
              const uint v473 = v345 + v472;
              const float v474 = m3[v473];
              const float v475 = x6;
              const float v476 = fma(v474, v459, v475);
              x6 = v476;
            }
            const float v477 = m4[v341];
            const float v478 = x3;
            const float v479 = v477 + v478;
            m4[v341] = v479;
            const uint v480 = v341 + v279;
            const float v481 = m4[v480];
            const float v482 = x4;
            const float v483 = v481 + v482;
            m4[v480] = v483;
            const uint v484 = v341 + v467;
            const float v485 = m4[v484];
            const float v486 = x5;
            const float v487 = v485 + v486;
            m4[v484] = v487;
            const uint v488 = v341 + v472;
            const float v489 = m4[v488];
            const float v490 = x6;
            const float v491 = v489 + v490;
            m4[v488] = v491;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v492 = v5 - v278;
          const uint v493 = v73 - v278;
          for (uint v494 = v281; v494 < v279; v494 += v282) {
            x7 = v287;
            x8 = v287;
            x9 = v287;
            x10 = v287;
            const uint v495 = min(v494, v493);
            const uint v496 = v495 * v6;
            const uint v497 = v99 + v496;
            for (uint v498 = v277; v498 < v77; v498 += v280) {
              const uint v499 = v497 + v498;
              const bool v1613 = v1611 == v1612;
              if (v1613) {
                const uint4 v1614 = *(device const uint4*)(b1 + v499);
                const float4 v1615 = as_type<float4>(v1614);
                x38 = v1615;
              } else {
                const bool v1617 = v1611 < v1616;
                if (v1617) {
                  const bool v1619 = v1611 == v1618;
                  const uint v1620 = v499 >> v1618;
                  const uint2 v1621 = *(device const uint2*)(b1 + v1620);
                  const uint v1622 = v1621.x;
                  const float2 v1623 = float2(as_type<half2>(v1622));
                  const float v1624 = v1623.x;
                  const float v1625 = v1623.y;
                  const uint v1628 = v1622 << v1626;
                  const uint v1629 = v1622 & v1627;
                  const float v1630 = as_type<float>(v1628);
                  const float v1631 = as_type<float>(v1629);
                  const float v1632 = select(v1630, v1624, v1619);
                  const float v1633 = select(v1631, v1625, v1619);
                  const uint v1634 = v1621.y;
                  const float2 v1635 = float2(as_type<half2>(v1634));
                  const float v1636 = v1635.x;
                  const float v1637 = v1635.y;
                  const uint v1638 = v1634 << v1626;
                  const uint v1639 = v1634 & v1627;
                  const float v1640 = as_type<float>(v1638);
                  const float v1641 = as_type<float>(v1639);
                  const float v1642 = select(v1640, v1636, v1619);
                  const float v1643 = select(v1641, v1637, v1619);
                  const float4 v1644 = float4(v1632, v1633, v1642, v1643);
                  x38 = v1644;
                } else {
                  const uint v1648 = v499 >> v1646;
                  const uint v1649 = v1648 * v1645;
                  const uint v1650 = v499 & v1647;
                  const uint v1651 = v1650 * v1645;
                  const uint v1652 = v1651 >> v1646;
                  const uint v1653 = v1649 + v1652;
                  const uint v1654 = v1651 & v1647;
                  const uint v1655 = b1[v1653];
                  const uint v1656 = v1653 + v1618;
                  const uint v1657 = b1[v1656];
                  const uint v1658 = v1655 >> v1654;
                  const uint v1659 = v1647 - v1654;
                  const uint v1660 = v1657 << v1618;
                  const uint v1661 = v1660 << v1659;
                  const uint v1662 = v1658 | v1661;
                  const uint v1663 = v1618 << v1645;
                  const uint v1664 = v1663 - v1618;
                  const uint v1666 = v499 >> v1665;
                  const bool v1668 = v1611 == v1616;
                  const bool v1669 = v1611 == v1667;
                  const uint v1670 = v1666 >> v1618;
                  const uint v1671 = select(v1670, v1666, v1668);
                  const uint v1673 = v1672 + v1671;
                  const uint v1674 = b1[v1673];
                  const float v1675 = as_type<float>(v1674);
                  const uint v1676 = v1666 & v1618;
                  const bool v1677 = v1676 == v1618;
                  const float2 v1678 = float2(as_type<half2>(v1674));
                  const float v1679 = v1678.x;
                  const float v1680 = v1678.y;
                  const uint v1681 = v1674 << v1626;
                  const uint v1682 = v1674 & v1627;
                  const float v1683 = as_type<float>(v1681);
                  const float v1684 = as_type<float>(v1682);
                  const float v1685 = select(v1679, v1680, v1677);
                  const float v1686 = select(v1683, v1684, v1677);
                  const float v1687 = select(v1686, v1685, v1669);
                  const float v1688 = select(v1687, v1675, v1668);
                  const bool v1689 = v1611 == v1616;
                  const bool v1690 = v1611 == v1667;
                  const uint v1691 = v1666 >> v1618;
                  const uint v1692 = select(v1691, v1666, v1689);
                  const uint v1694 = v1693 + v1692;
                  const uint v1695 = b1[v1694];
                  const float v1696 = as_type<float>(v1695);
                  const uint v1697 = v1666 & v1618;
                  const bool v1698 = v1697 == v1618;
                  const float2 v1699 = float2(as_type<half2>(v1695));
                  const float v1700 = v1699.x;
                  const float v1701 = v1699.y;
                  const uint v1702 = v1695 << v1626;
                  const uint v1703 = v1695 & v1627;
                  const float v1704 = as_type<float>(v1702);
                  const float v1705 = as_type<float>(v1703);
                  const float v1706 = select(v1700, v1701, v1698);
                  const float v1707 = select(v1704, v1705, v1698);
                  const float v1708 = select(v1707, v1706, v1690);
                  const float v1709 = select(v1708, v1696, v1689);
                  const uint v1710 = v1662 & v1664;
                  const float v1711 = float(v1710);
                  const float v1712 = fma(v1688, v1711, v1709);
                  const uint v1713 = v1662 >> v1645;
                  const uint v1714 = v1713 & v1664;
                  const float v1715 = float(v1714);
                  const float v1716 = fma(v1688, v1715, v1709);
                  const uint v1717 = v1713 >> v1645;
                  const uint v1718 = v1717 & v1664;
                  const float v1719 = float(v1718);
                  const float v1720 = fma(v1688, v1719, v1709);
                  const uint v1721 = v1717 >> v1645;
                  const uint v1722 = v1721 & v1664;
                  const float v1723 = float(v1722);
                  const float v1724 = fma(v1688, v1723, v1709);
                  const float4 v1725 = float4(v1712, v1716, v1720, v1724);
                  x38 = v1725;
                }
              }
              const float4 v1726 = x38;
              const uint v501 = min(v277, v492);
              const uint v502 = v501 * v14;
              const uint v503 = v7 + v502;
              const uint v504 = v503 + v498;
              const float4 v505 = *(threadgroup float4*)(m0 + v504);
              const float v506 = x7;
              const float v507 = v505.x;
              const float v508 = v1726.x;
              const float v509 = fma(v507, v508, v506);
              const float v510 = v505.y;
              const float v511 = v1726.y;
              const float v512 = fma(v510, v511, v509);
              const float v513 = v505.z;
              const float v514 = v1726.z;
              const float v515 = fma(v513, v514, v512);
              const float v516 = v505.w;
              const float v517 = v1726.w;
              const float v518 = fma(v516, v517, v515);
              x7 = v518;
              const uint v519 = min(v278, v492);
              const uint v520 = v519 * v14;
              const uint v521 = v7 + v520;
              const uint v522 = v521 + v498;
              const float4 v523 = *(threadgroup float4*)(m0 + v522);
              const float v524 = x8;
              const float v525 = v523.x;
              const float v526 = v1726.x;
              const float v527 = fma(v525, v526, v524);
              const float v528 = v523.y;
              const float v529 = v1726.y;
              const float v530 = fma(v528, v529, v527);
              const float v531 = v523.z;
              const float v532 = v1726.z;
              const float v533 = fma(v531, v532, v530);
              const float v534 = v523.w;
              const float v535 = v1726.w;
              const float v536 = fma(v534, v535, v533);
              x8 = v536;
              const uint v537 = min(v351, v492);
              const uint v538 = v537 * v14;
              const uint v539 = v7 + v538;
              const uint v540 = v539 + v498;
              const float4 v541 = *(threadgroup float4*)(m0 + v540);
              const float v542 = x9;
              const float v543 = v541.x;
              const float v544 = v1726.x;
              const float v545 = fma(v543, v544, v542);
              const float v546 = v541.y;
              const float v547 = v1726.y;
              const float v548 = fma(v546, v547, v545);
              const float v549 = v541.z;
              const float v550 = v1726.z;
              const float v551 = fma(v549, v550, v548);
              const float v552 = v541.w;
              const float v553 = v1726.w;
              const float v554 = fma(v552, v553, v551);
              x9 = v554;
              const uint v555 = min(v356, v492);
              const uint v556 = v555 * v14;
              const uint v557 = v7 + v556;
              const uint v558 = v557 + v498;
              const float4 v559 = *(threadgroup float4*)(m0 + v558);
              const float v560 = x10;
              const float v561 = v559.x;
              const float v562 = v1726.x;
              const float v563 = fma(v561, v562, v560);
              const float v564 = v559.y;
              const float v565 = v1726.y;
              const float v566 = fma(v564, v565, v563);
              const float v567 = v559.z;
              const float v568 = v1726.z;
              const float v569 = fma(v567, v568, v566);
              const float v570 = v559.w;
              const float v571 = v1726.w;
              const float v572 = fma(v570, v571, v569);
              x10 = v572;
            }
            const float v573 = m4[v494];
            const float v574 = x7;
            const float v575 = v573 + v574;
            m4[v494] = v575;
            const uint v576 = v494 + v279;
            const float v577 = m4[v576];
            const float v578 = x8;
            const float v579 = v577 + v578;
            m4[v576] = v579;
            const uint v580 = v494 + v467;
            const float v581 = m4[v580];
            const float v582 = x9;
            const float v583 = v581 + v582;
            m4[v580] = v583;
            const uint v584 = v494 + v472;
            const float v585 = m4[v584];
            const float v586 = x10;
            const float v587 = v585 + v586;
            m4[v584] = v587;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v588 = v281; v588 < v279; v588 += v282) {
        for (uint v589 = v277; v589 < v280; v589 += v278) {
          const uint v590 = v589 * v279;
          const uint v591 = v588 + v590;
          const float v592 = m4[v591];
          const uint v593 = v589 * v14;
          const uint v594 = v7 + v593;
          const uint v595 = v594 + v588;
          m2[v595] = v592;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v596 = v289 == v290;
      if (v596) {
        for (uint v597 = v277; v597 < v321; v597 += v278) {
          const uint v598 = v278 << v597;
          const uint v599 = v598 - v278;
          const uint v600 = v597 + v278;
          for (uint v601 = v281; v601 < v320; v601 += v282) {
            const uint v602 = v601 >> v597;
            const uint v603 = v602 << v600;
            const uint v604 = v601 & v599;
            const uint v605 = v603 + v604;
            for (uint v606 = v277; v606 < v280; v606 += v278) {
              const uint v607 = v606 * v14;
              const uint v608 = v7 + v607;
              const uint v609 = v608 + v605;
              const uint v610 = v609 + v598;
              const float v611 = m2[v609];
              const float v612 = m2[v610];
              const float v613 = v611 + v612;
              const float v614 = v611 - v612;
              m2[v609] = v613;
              m2[v610] = v614;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v615 = x1;
        for (uint v617 = v281; v617 < v279; v617 += v282) {
          for (uint v618 = v277; v618 < v280; v618 += v278) {
            const uint v619 = v618 * v14;
            const uint v620 = v7 + v619;
            const uint v621 = v620 + v617;
            const float v622 = m2[v621];
            const uint v623 = v615 + v617;
            const uint v624 = v623 >> v278;
            const uint v625 = v616 + v624;
            const uint v626 = b1[v625];
            const uint v627 = v623 & v278;
            const bool v628 = v627 == v278;
            const float2 v629 = float2(as_type<half2>(v626));
            const float v630 = v629.x;
            const float v631 = v629.y;
            const float v632 = select(v630, v631, v628);
            const float v633 = v622 * v315;
            const float v634 = v633 * v632;
            m2[v621] = v634;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v102 = v12; v102 < v100; v102 += v101) {
        const uint v103 = v102 / v14;
        const uint v104 = v102 % v14;
        const bool v105 = v103 < v5;
        const bool v106 = v104 < v73;
        const bool v107 = v105 & v106;
        if (v107) {
          const uint v108 = v2 + v103;
          const uint v109 = v71 + v104;
          const uint v110 = v108 - v2;
          const uint v111 = v110 * v14;
          const uint v112 = v109 - v71;
          const uint v113 = v111 + v112;
          const float v114 = m2[v113];
          const uint v115 = v108 * v32;
          const uint v116 = v115 + v109;
          b3[v116] = v114;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v117 = v66 < v51;
    const bool v118 = v66 < v48;
    const bool v119 = !v118;
    const bool v120 = v117 & v119;
    if (v120) {
      const uint v121 = v66 - v48;
      const uint v122 = v121 * v14;
      const uint v123 = v36 - v122;
      const uint v124 = min(v14, v123);
      const uint v125 = v122 * v6;
      for (uint v635 = v281; v635 < v279; v635 += v282) {
        for (uint v636 = v277; v636 < v280; v636 += v278) {
          const uint v637 = v636 * v279;
          const uint v638 = v635 + v637;
          m4[v638] = v287;
        }
      }
      for (uint v126 = v7; v126 < v6; v126 += v14) {
        const uint v127 = v6 - v126;
        const uint v128 = min(v14, v127);
        for (uint v129 = v7; v129 < v5; v129 += v8) {
          const uint v130 = v2 + v129;
          const uint v131 = v12 * v1;
          for (uint v132 = v131; v132 < v128; v132 += v14) {
            const uint v133 = v126 + v132;
            const uint v134 = v130 * v6;
            const uint v135 = v134 + v133;
            const float4 v136 = *(device const float4*)(b0 + v135);
            const uint v137 = v130 - v2;
            const float v138 = m1[v137];
            const float v139 = float(v6);
            const float v140 = v138 / v139;
            const float v141 = v140 + v90;
            const float v142 = precise::rsqrt(v141);
            const float4 v143 = float4(v142);
            const float4 v144 = v136 * v143;
            const float4 v145 = *(device const float4*)(b2 + v133);
            const float4 v146 = v144 * v145;
            const uint v147 = v129 * v14;
            const uint v148 = v132 + v147;
            *(threadgroup float4*)(m0 + v148) = v146;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v149 = v125 + v126;
        const uint v639 = v149 / v6;
        x1 = v639;
        const bool v641 = v640 == v290;
        if (v641) {
          const uint v642 = v639 * v6;
          const uint v643 = v149 - v642;
          for (uint v645 = v281; v645 < v279; v645 += v282) {
            for (uint v646 = v277; v646 < v280; v646 += v278) {
              x11 = v287;
              const bool v647 = v646 < v5;
              const bool v648 = v645 < v128;
              const bool v649 = v647 & v648;
              if (v649) {
                const uint v650 = v646 * v14;
                const uint v651 = v7 + v650;
                const uint v652 = v651 + v645;
                const float v653 = m0[v652];
                const uint v654 = v643 + v645;
                const uint v655 = v654 >> v278;
                const uint v656 = v644 + v655;
                const uint v657 = b4[v656];
                const uint v658 = v654 & v278;
                const bool v659 = v658 == v278;
                const float2 v660 = float2(as_type<half2>(v657));
                const float v661 = v660.x;
                const float v662 = v660.y;
                const float v663 = select(v661, v662, v659);
                const float v664 = v653 * v663;
                const float v665 = v664 * v315;
                x11 = v665;
              }
              const float v666 = x11;
              const uint v667 = v646 * v279;
              const uint v668 = v645 + v667;
              m3[v668] = v666;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v669 = v277; v669 < v321; v669 += v278) {
            const uint v670 = v278 << v669;
            const uint v671 = v670 - v278;
            const uint v672 = v669 + v278;
            for (uint v673 = v281; v673 < v320; v673 += v282) {
              const uint v674 = v673 >> v669;
              const uint v675 = v674 << v672;
              const uint v676 = v673 & v671;
              const uint v677 = v675 + v676;
              for (uint v678 = v277; v678 < v280; v678 += v278) {
                const uint v679 = v678 * v279;
                const uint v680 = v679 + v677;
                const uint v681 = v680 + v670;
                const float v682 = m3[v680];
                const float v683 = m3[v681];
                const float v684 = v682 + v683;
                const float v685 = v682 - v683;
                m3[v680] = v684;
                m3[v681] = v685;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v686 = v643 / v339;
          for (uint v687 = v281; v687 < v279; v687 += v282) {
            x12 = v287;
            x13 = v287;
            x14 = v287;
            x15 = v287;
            const uint v688 = v639 + v687;
            const uint v689 = v688 / v339;
            const uint v690 = v688 % v339;
            for (uint v691 = v277; v691 < v279; v691 += v278) {
              const uint v692 = v691 / v339;
              const uint v693 = v686 + v692;
              const uint v694 = v691 % v339;
              const uint v697 = v695 * v280;
              const uint v698 = v693 * v696;
              const uint v699 = v698 + v689;
              const uint v700 = v699 * v697;
              const uint v701 = v690 & v321;
              const uint v702 = v701 << v357;
              const uint v703 = v690 >> v356;
              const uint v704 = v703 << v351;
              const uint v705 = v694 & v321;
              const uint v706 = v705 >> v278;
              const uint v707 = v706 << v356;
              const uint v708 = v694 >> v356;
              const uint v709 = v708 << v278;
              const uint v710 = v694 & v278;
              const uint v711 = v702 + v704;
              const uint v712 = v711 + v707;
              const uint v713 = v712 + v709;
              const uint v714 = v713 + v710;
              const uint v715 = v714 + v278;
              const uint v716 = v715 * v695;
              const uint v717 = v716 >> v278;
              const uint v718 = v697 << v357;
              const uint v719 = v717 + v718;
              const uint v720 = v719 - v278;
              const uint v721 = v720 >> v357;
              const uint v722 = v719 - v339;
              const uint v723 = v722 >> v357;
              const bool v724 = v721 < v697;
              const uint v725 = v721 - v697;
              const uint v726 = select(v725, v721, v724);
              const uint v727 = v700 + v726;
              const uint v728 = b4[v727];
              const bool v729 = v723 < v697;
              const uint v730 = v723 - v697;
              const uint v731 = select(v730, v723, v729);
              const uint v732 = v700 + v731;
              const uint v733 = b4[v732];
              const uint v734 = v720 & v378;
              const uint v735 = v378 - v734;
              const uint v736 = v728 >> v735;
              const uint v737 = v733 << v278;
              const uint v738 = v737 << v734;
              const uint v739 = v736 | v738;
              const uint v740 = v739 & v398;
              const bool v742 = v741 == v277;
              const bool v743 = v741 == v351;
              const uint v744 = select(v404, v405, v743);
              const uint v745 = select(v744, v403, v742);
              const uint v746 = select(v277, v408, v742);
              const uint v747 = v740 * v745;
              const uint v748 = v747 + v746;
              const uint v749 = v748 & v412;
              const uint v750 = v749 ^ v413;
              const uint v751 = v750 >> v339;
              const uint v752 = v750 & v417;
              const uint v753 = v752 << v339;
              const uint v754 = v750 & v418;
              const uint v755 = v754 << v419;
              const uint v756 = v755 + v420;
              const uint v757 = v753 | v756;
              const float v758 = as_type<float>(v757);
              const uint v759 = v751 & v417;
              const uint v760 = v759 << v339;
              const uint v761 = v751 & v418;
              const uint v762 = v761 << v419;
              const uint v763 = v762 + v420;
              const uint v764 = v760 | v763;
              const float v765 = as_type<float>(v764);
              const float v766 = v758 + v765;
              const uint v767 = v748 & v436;
              const uint v768 = v748 >> v437;
              const uint v769 = v768 & v436;
              const uint v770 = v767 + v769;
              const uint v771 = v770 >> v339;
              const uint v772 = v770 + v771;
              const uint v773 = v772 & v438;
              const float v774 = float(v773);
              const float v775 = fma(v774, v447, v448);
              const float v776 = select(v766, v775, v743);
              const uint v777 = as_type<uint>(v776);
              const uint v778 = v777 >> v419;
              const uint v779 = v778 & v278;
              const uint v780 = v777 + v454;
              const uint v781 = v780 + v779;
              const uint v782 = v781 & v455;
              const float v783 = as_type<float>(v782);
              const float v784 = m3[v691];
              const float v785 = x12;
              const float v786 = fma(v784, v783, v785);
              x12 = v786;
              const uint v787 = v691 + v279;
              const float v788 = m3[v787];
              const float v789 = x13;
              const float v790 = fma(v788, v783, v789);
              x13 = v790;
              const uint v791 = v691 + v467;
              const float v792 = m3[v791];
              const float v793 = x14;
              const float v794 = fma(v792, v783, v793);
              x14 = v794;
              const uint v795 = v691 + v472;
              const float v796 = m3[v795];
              const float v797 = x15;
              const float v798 = fma(v796, v783, v797);
              x15 = v798;
            }
            const float v799 = m4[v687];
            const float v800 = x12;
            const float v801 = v799 + v800;
            m4[v687] = v801;
            const uint v802 = v687 + v279;
            const float v803 = m4[v802];
            const float v804 = x13;
            const float v805 = v803 + v804;
            m4[v802] = v805;
            const uint v806 = v687 + v467;
            const float v807 = m4[v806];
            const float v808 = x14;
            const float v809 = v807 + v808;
            m4[v806] = v809;
            const uint v810 = v687 + v472;
            const float v811 = m4[v810];
            const float v812 = x15;
            const float v813 = v811 + v812;
            m4[v810] = v813;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v814 = v5 - v278;
          const uint v815 = v124 - v278;
          for (uint v816 = v281; v816 < v279; v816 += v282) {
            x16 = v287;
            x17 = v287;
            x18 = v287;
            x19 = v287;
            const uint v817 = min(v816, v815);
            const uint v818 = v817 * v6;
            const uint v819 = v149 + v818;
            for (uint v820 = v277; v820 < v128; v820 += v280) {
              const uint v821 = v819 + v820;
              const bool v1728 = v1727 == v1612;
              if (v1728) {
                const uint4 v1729 = *(device const uint4*)(b4 + v821);
                const float4 v1730 = as_type<float4>(v1729);
                x39 = v1730;
              } else {
                const bool v1731 = v1727 < v1616;
                if (v1731) {
                  const bool v1732 = v1727 == v1618;
                  const uint v1733 = v821 >> v1618;
                  const uint2 v1734 = *(device const uint2*)(b4 + v1733);
                  const uint v1735 = v1734.x;
                  const float2 v1736 = float2(as_type<half2>(v1735));
                  const float v1737 = v1736.x;
                  const float v1738 = v1736.y;
                  const uint v1739 = v1735 << v1626;
                  const uint v1740 = v1735 & v1627;
                  const float v1741 = as_type<float>(v1739);
                  const float v1742 = as_type<float>(v1740);
                  const float v1743 = select(v1741, v1737, v1732);
                  const float v1744 = select(v1742, v1738, v1732);
                  const uint v1745 = v1734.y;
                  const float2 v1746 = float2(as_type<half2>(v1745));
                  const float v1747 = v1746.x;
                  const float v1748 = v1746.y;
                  const uint v1749 = v1745 << v1626;
                  const uint v1750 = v1745 & v1627;
                  const float v1751 = as_type<float>(v1749);
                  const float v1752 = as_type<float>(v1750);
                  const float v1753 = select(v1751, v1747, v1732);
                  const float v1754 = select(v1752, v1748, v1732);
                  const float4 v1755 = float4(v1743, v1744, v1753, v1754);
                  x39 = v1755;
                } else {
                  const uint v1757 = v821 >> v1646;
                  const uint v1758 = v1757 * v1756;
                  const uint v1759 = v821 & v1647;
                  const uint v1760 = v1759 * v1756;
                  const uint v1761 = v1760 >> v1646;
                  const uint v1762 = v1758 + v1761;
                  const uint v1763 = v1760 & v1647;
                  const uint v1764 = b4[v1762];
                  const uint v1765 = v1762 + v1618;
                  const uint v1766 = b4[v1765];
                  const uint v1767 = v1764 >> v1763;
                  const uint v1768 = v1647 - v1763;
                  const uint v1769 = v1766 << v1618;
                  const uint v1770 = v1769 << v1768;
                  const uint v1771 = v1767 | v1770;
                  const uint v1772 = v1618 << v1756;
                  const uint v1773 = v1772 - v1618;
                  const uint v1775 = v821 >> v1774;
                  const bool v1776 = v1727 == v1616;
                  const bool v1777 = v1727 == v1667;
                  const uint v1778 = v1775 >> v1618;
                  const uint v1779 = select(v1778, v1775, v1776);
                  const uint v1781 = v1780 + v1779;
                  const uint v1782 = b4[v1781];
                  const float v1783 = as_type<float>(v1782);
                  const uint v1784 = v1775 & v1618;
                  const bool v1785 = v1784 == v1618;
                  const float2 v1786 = float2(as_type<half2>(v1782));
                  const float v1787 = v1786.x;
                  const float v1788 = v1786.y;
                  const uint v1789 = v1782 << v1626;
                  const uint v1790 = v1782 & v1627;
                  const float v1791 = as_type<float>(v1789);
                  const float v1792 = as_type<float>(v1790);
                  const float v1793 = select(v1787, v1788, v1785);
                  const float v1794 = select(v1791, v1792, v1785);
                  const float v1795 = select(v1794, v1793, v1777);
                  const float v1796 = select(v1795, v1783, v1776);
                  const bool v1797 = v1727 == v1616;
                  const bool v1798 = v1727 == v1667;
                  const uint v1799 = v1775 >> v1618;
                  const uint v1800 = select(v1799, v1775, v1797);
                  const uint v1802 = v1801 + v1800;
                  const uint v1803 = b4[v1802];
                  const float v1804 = as_type<float>(v1803);
                  const uint v1805 = v1775 & v1618;
                  const bool v1806 = v1805 == v1618;
                  const float2 v1807 = float2(as_type<half2>(v1803));
                  const float v1808 = v1807.x;
                  const float v1809 = v1807.y;
                  const uint v1810 = v1803 << v1626;
                  const uint v1811 = v1803 & v1627;
                  const float v1812 = as_type<float>(v1810);
                  const float v1813 = as_type<float>(v1811);
                  const float v1814 = select(v1808, v1809, v1806);
                  const float v1815 = select(v1812, v1813, v1806);
                  const float v1816 = select(v1815, v1814, v1798);
                  const float v1817 = select(v1816, v1804, v1797);
                  const uint v1818 = v1771 & v1773;
                  const float v1819 = float(v1818);
                  const float v1820 = fma(v1796, v1819, v1817);
                  const uint v1821 = v1771 >> v1756;
                  const uint v1822 = v1821 & v1773;
                  const float v1823 = float(v1822);
                  const float v1824 = fma(v1796, v1823, v1817);
                  const uint v1825 = v1821 >> v1756;
                  const uint v1826 = v1825 & v1773;
                  const float v1827 = float(v1826);
                  const float v1828 = fma(v1796, v1827, v1817);
                  const uint v1829 = v1825 >> v1756;
                  const uint v1830 = v1829 & v1773;
                  const float v1831 = float(v1830);
                  const float v1832 = fma(v1796, v1831, v1817);
                  const float4 v1833 = float4(v1820, v1824, v1828, v1832);
                  x39 = v1833;
                }
              }
              const float4 v1834 = x39;
              const uint v823 = min(v277, v814);
              const uint v824 = v823 * v14;
              const uint v825 = v7 + v824;
              const uint v826 = v825 + v820;
              const float4 v827 = *(threadgroup float4*)(m0 + v826);
              const float v828 = x16;
              const float v829 = v827.x;
              const float v830 = v1834.x;
              const float v831 = fma(v829, v830, v828);
              const float v832 = v827.y;
              const float v833 = v1834.y;
              const float v834 = fma(v832, v833, v831);
              const float v835 = v827.z;
              const float v836 = v1834.z;
              const float v837 = fma(v835, v836, v834);
              const float v838 = v827.w;
              const float v839 = v1834.w;
              const float v840 = fma(v838, v839, v837);
              x16 = v840;
              const uint v841 = min(v278, v814);
              const uint v842 = v841 * v14;
              const uint v843 = v7 + v842;
              const uint v844 = v843 + v820;
              const float4 v845 = *(threadgroup float4*)(m0 + v844);
              const float v846 = x17;
              const float v847 = v845.x;
              const float v848 = v1834.x;
              const float v849 = fma(v847, v848, v846);
              const float v850 = v845.y;
              const float v851 = v1834.y;
              const float v852 = fma(v850, v851, v849);
              const float v853 = v845.z;
              const float v854 = v1834.z;
              const float v855 = fma(v853, v854, v852);
              const float v856 = v845.w;
              const float v857 = v1834.w;
              const float v858 = fma(v856, v857, v855);
              x17 = v858;
              const uint v859 = min(v351, v814);
              const uint v860 = v859 * v14;
              const uint v861 = v7 + v860;
              const uint v862 = v861 + v820;
              const float4 v863 = *(threadgroup float4*)(m0 + v862);
              const float v864 = x18;
              const float v865 = v863.x;
              const float v866 = v1834.x;
              const float v867 = fma(v865, v866, v864);
              const float v868 = v863.y;
              const float v869 = v1834.y;
              const float v870 = fma(v868, v869, v867);
              const float v871 = v863.z;
              const float v872 = v1834.z;
              const float v873 = fma(v871, v872, v870);
              const float v874 = v863.w;
              const float v875 = v1834.w;
              const float v876 = fma(v874, v875, v873);
              x18 = v876;
              const uint v877 = min(v356, v814);
              const uint v878 = v877 * v14;
              const uint v879 = v7 + v878;
              const uint v880 = v879 + v820;
              const float4 v881 = *(threadgroup float4*)(m0 + v880);
              const float v882 = x19;
              const float v883 = v881.x;
              const float v884 = v1834.x;
              const float v885 = fma(v883, v884, v882);
              const float v886 = v881.y;
              const float v887 = v1834.y;
              const float v888 = fma(v886, v887, v885);
              const float v889 = v881.z;
              const float v890 = v1834.z;
              const float v891 = fma(v889, v890, v888);
              const float v892 = v881.w;
              const float v893 = v1834.w;
              const float v894 = fma(v892, v893, v891);
              x19 = v894;
            }
            const float v895 = m4[v816];
            const float v896 = x16;
            const float v897 = v895 + v896;
            m4[v816] = v897;
            const uint v898 = v816 + v279;
            const float v899 = m4[v898];
            const float v900 = x17;
            const float v901 = v899 + v900;
            m4[v898] = v901;
            const uint v902 = v816 + v467;
            const float v903 = m4[v902];
            const float v904 = x18;
            const float v905 = v903 + v904;
            m4[v902] = v905;
            const uint v906 = v816 + v472;
            const float v907 = m4[v906];
            const float v908 = x19;
            const float v909 = v907 + v908;
            m4[v906] = v909;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v910 = v281; v910 < v279; v910 += v282) {
        for (uint v911 = v277; v911 < v280; v911 += v278) {
          const uint v912 = v911 * v279;
          const uint v913 = v910 + v912;
          const float v914 = m4[v913];
          const uint v915 = v911 * v14;
          const uint v916 = v7 + v915;
          const uint v917 = v916 + v910;
          m2[v917] = v914;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v918 = v640 == v290;
      if (v918) {
        for (uint v919 = v277; v919 < v321; v919 += v278) {
          const uint v920 = v278 << v919;
          const uint v921 = v920 - v278;
          const uint v922 = v919 + v278;
          for (uint v923 = v281; v923 < v320; v923 += v282) {
            const uint v924 = v923 >> v919;
            const uint v925 = v924 << v922;
            const uint v926 = v923 & v921;
            const uint v927 = v925 + v926;
            for (uint v928 = v277; v928 < v280; v928 += v278) {
              const uint v929 = v928 * v14;
              const uint v930 = v7 + v929;
              const uint v931 = v930 + v927;
              const uint v932 = v931 + v920;
              const float v933 = m2[v931];
              const float v934 = m2[v932];
              const float v935 = v933 + v934;
              const float v936 = v933 - v934;
              m2[v931] = v935;
              m2[v932] = v936;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v937 = x1;
        for (uint v939 = v281; v939 < v279; v939 += v282) {
          for (uint v940 = v277; v940 < v280; v940 += v278) {
            const uint v941 = v940 * v14;
            const uint v942 = v7 + v941;
            const uint v943 = v942 + v939;
            const float v944 = m2[v943];
            const uint v945 = v937 + v939;
            const uint v946 = v945 >> v278;
            const uint v947 = v938 + v946;
            const uint v948 = b4[v947];
            const uint v949 = v945 & v278;
            const bool v950 = v949 == v278;
            const float2 v951 = float2(as_type<half2>(v948));
            const float v952 = v951.x;
            const float v953 = v951.y;
            const float v954 = select(v952, v953, v950);
            const float v955 = v944 * v315;
            const float v956 = v955 * v954;
            m2[v943] = v956;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v150 = v12; v150 < v100; v150 += v101) {
        const uint v151 = v150 / v14;
        const uint v152 = v150 % v14;
        const bool v153 = v151 < v5;
        const bool v154 = v152 < v124;
        const bool v155 = v153 & v154;
        if (v155) {
          const uint v156 = v2 + v151;
          const uint v157 = v122 + v152;
          const uint v159 = v156 - v2;
          const uint v160 = v159 * v14;
          const uint v161 = v157 - v122;
          const uint v162 = v160 + v161;
          const float v163 = m2[v162];
          const float v164 = b5[v157];
          const float v165 = v163 + v164;
          const bool v166 = v158 < v165;
          const float v167 = min(v165, v158);
          const float v168 = precise::exp(v167);
          const float v170 = v168 + v169;
          const float v171 = precise::log(v170);
          const float v172 = select(v171, v165, v166);
          const float v173 = b6[v157];
          const float v174 = v172 * v173;
          const uint v175 = v156 * v36;
          const uint v176 = v175 + v157;
          b7[v176] = v174;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v177 = v66 < v54;
    const bool v178 = v66 < v51;
    const bool v179 = !v178;
    const bool v180 = v177 & v179;
    if (v180) {
      const uint v181 = v66 - v51;
      const uint v182 = v181 * v14;
      const uint v183 = v36 - v182;
      const uint v184 = min(v14, v183);
      const uint v185 = v182 * v6;
      for (uint v957 = v281; v957 < v279; v957 += v282) {
        for (uint v958 = v277; v958 < v280; v958 += v278) {
          const uint v959 = v958 * v279;
          const uint v960 = v957 + v959;
          m4[v960] = v287;
        }
      }
      for (uint v186 = v7; v186 < v6; v186 += v14) {
        const uint v187 = v6 - v186;
        const uint v188 = min(v14, v187);
        for (uint v189 = v7; v189 < v5; v189 += v8) {
          const uint v190 = v2 + v189;
          const uint v191 = v12 * v1;
          for (uint v192 = v191; v192 < v188; v192 += v14) {
            const uint v193 = v186 + v192;
            const uint v194 = v190 * v6;
            const uint v195 = v194 + v193;
            const float4 v196 = *(device const float4*)(b0 + v195);
            const uint v197 = v190 - v2;
            const float v198 = m1[v197];
            const float v199 = float(v6);
            const float v200 = v198 / v199;
            const float v201 = v200 + v90;
            const float v202 = precise::rsqrt(v201);
            const float4 v203 = float4(v202);
            const float4 v204 = v196 * v203;
            const float4 v205 = *(device const float4*)(b2 + v193);
            const float4 v206 = v204 * v205;
            const uint v207 = v189 * v14;
            const uint v208 = v192 + v207;
            *(threadgroup float4*)(m0 + v208) = v206;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v209 = v185 + v186;
        const uint v961 = v209 / v6;
        x1 = v961;
        const bool v963 = v962 == v290;
        if (v963) {
          const uint v964 = v961 * v6;
          const uint v965 = v209 - v964;
          for (uint v967 = v281; v967 < v279; v967 += v282) {
            for (uint v968 = v277; v968 < v280; v968 += v278) {
              x20 = v287;
              const bool v969 = v968 < v5;
              const bool v970 = v967 < v188;
              const bool v971 = v969 & v970;
              if (v971) {
                const uint v972 = v968 * v14;
                const uint v973 = v7 + v972;
                const uint v974 = v973 + v967;
                const float v975 = m0[v974];
                const uint v976 = v965 + v967;
                const uint v977 = v976 >> v278;
                const uint v978 = v966 + v977;
                const uint v979 = b8[v978];
                const uint v980 = v976 & v278;
                const bool v981 = v980 == v278;
                const float2 v982 = float2(as_type<half2>(v979));
                const float v983 = v982.x;
                const float v984 = v982.y;
                const float v985 = select(v983, v984, v981);
                const float v986 = v975 * v985;
                const float v987 = v986 * v315;
                x20 = v987;
              }
              const float v988 = x20;
              const uint v989 = v968 * v279;
              const uint v990 = v967 + v989;
              m3[v990] = v988;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v991 = v277; v991 < v321; v991 += v278) {
            const uint v992 = v278 << v991;
            const uint v993 = v992 - v278;
            const uint v994 = v991 + v278;
            for (uint v995 = v281; v995 < v320; v995 += v282) {
              const uint v996 = v995 >> v991;
              const uint v997 = v996 << v994;
              const uint v998 = v995 & v993;
              const uint v999 = v997 + v998;
              for (uint v1000 = v277; v1000 < v280; v1000 += v278) {
                const uint v1001 = v1000 * v279;
                const uint v1002 = v1001 + v999;
                const uint v1003 = v1002 + v992;
                const float v1004 = m3[v1002];
                const float v1005 = m3[v1003];
                const float v1006 = v1004 + v1005;
                const float v1007 = v1004 - v1005;
                m3[v1002] = v1006;
                m3[v1003] = v1007;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1008 = v965 / v339;
          for (uint v1009 = v281; v1009 < v279; v1009 += v282) {
            x21 = v287;
            x22 = v287;
            x23 = v287;
            x24 = v287;
            const uint v1010 = v961 + v1009;
            const uint v1011 = v1010 / v339;
            const uint v1012 = v1010 % v339;
            for (uint v1013 = v277; v1013 < v279; v1013 += v278) {
              const uint v1014 = v1013 / v339;
              const uint v1015 = v1008 + v1014;
              const uint v1016 = v1013 % v339;
              const uint v1019 = v1017 * v280;
              const uint v1020 = v1015 * v1018;
              const uint v1021 = v1020 + v1011;
              const uint v1022 = v1021 * v1019;
              const uint v1023 = v1012 & v321;
              const uint v1024 = v1023 << v357;
              const uint v1025 = v1012 >> v356;
              const uint v1026 = v1025 << v351;
              const uint v1027 = v1016 & v321;
              const uint v1028 = v1027 >> v278;
              const uint v1029 = v1028 << v356;
              const uint v1030 = v1016 >> v356;
              const uint v1031 = v1030 << v278;
              const uint v1032 = v1016 & v278;
              const uint v1033 = v1024 + v1026;
              const uint v1034 = v1033 + v1029;
              const uint v1035 = v1034 + v1031;
              const uint v1036 = v1035 + v1032;
              const uint v1037 = v1036 + v278;
              const uint v1038 = v1037 * v1017;
              const uint v1039 = v1038 >> v278;
              const uint v1040 = v1019 << v357;
              const uint v1041 = v1039 + v1040;
              const uint v1042 = v1041 - v278;
              const uint v1043 = v1042 >> v357;
              const uint v1044 = v1041 - v339;
              const uint v1045 = v1044 >> v357;
              const bool v1046 = v1043 < v1019;
              const uint v1047 = v1043 - v1019;
              const uint v1048 = select(v1047, v1043, v1046);
              const uint v1049 = v1022 + v1048;
              const uint v1050 = b8[v1049];
              const bool v1051 = v1045 < v1019;
              const uint v1052 = v1045 - v1019;
              const uint v1053 = select(v1052, v1045, v1051);
              const uint v1054 = v1022 + v1053;
              const uint v1055 = b8[v1054];
              const uint v1056 = v1042 & v378;
              const uint v1057 = v378 - v1056;
              const uint v1058 = v1050 >> v1057;
              const uint v1059 = v1055 << v278;
              const uint v1060 = v1059 << v1056;
              const uint v1061 = v1058 | v1060;
              const uint v1062 = v1061 & v398;
              const bool v1064 = v1063 == v277;
              const bool v1065 = v1063 == v351;
              const uint v1066 = select(v404, v405, v1065);
              const uint v1067 = select(v1066, v403, v1064);
              const uint v1068 = select(v277, v408, v1064);
              const uint v1069 = v1062 * v1067;
              const uint v1070 = v1069 + v1068;
              const uint v1071 = v1070 & v412;
              const uint v1072 = v1071 ^ v413;
              const uint v1073 = v1072 >> v339;
              const uint v1074 = v1072 & v417;
              const uint v1075 = v1074 << v339;
              const uint v1076 = v1072 & v418;
              const uint v1077 = v1076 << v419;
              const uint v1078 = v1077 + v420;
              const uint v1079 = v1075 | v1078;
              const float v1080 = as_type<float>(v1079);
              const uint v1081 = v1073 & v417;
              const uint v1082 = v1081 << v339;
              const uint v1083 = v1073 & v418;
              const uint v1084 = v1083 << v419;
              const uint v1085 = v1084 + v420;
              const uint v1086 = v1082 | v1085;
              const float v1087 = as_type<float>(v1086);
              const float v1088 = v1080 + v1087;
              const uint v1089 = v1070 & v436;
              const uint v1090 = v1070 >> v437;
              const uint v1091 = v1090 & v436;
              const uint v1092 = v1089 + v1091;
              const uint v1093 = v1092 >> v339;
              const uint v1094 = v1092 + v1093;
              const uint v1095 = v1094 & v438;
              const float v1096 = float(v1095);
              const float v1097 = fma(v1096, v447, v448);
              const float v1098 = select(v1088, v1097, v1065);
              const uint v1099 = as_type<uint>(v1098);
              const uint v1100 = v1099 >> v419;
              const uint v1101 = v1100 & v278;
              const uint v1102 = v1099 + v454;
              const uint v1103 = v1102 + v1101;
              const uint v1104 = v1103 & v455;
              const float v1105 = as_type<float>(v1104);
              const float v1106 = m3[v1013];
              const float v1107 = x21;
              const float v1108 = fma(v1106, v1105, v1107);
              x21 = v1108;
              const uint v1109 = v1013 + v279;
              const float v1110 = m3[v1109];
              const float v1111 = x22;
              const float v1112 = fma(v1110, v1105, v1111);
              x22 = v1112;
              const uint v1113 = v1013 + v467;
              const float v1114 = m3[v1113];
              const float v1115 = x23;
              const float v1116 = fma(v1114, v1105, v1115);
              x23 = v1116;
              const uint v1117 = v1013 + v472;
              const float v1118 = m3[v1117];
              const float v1119 = x24;
              const float v1120 = fma(v1118, v1105, v1119);
              x24 = v1120;
            }
            const float v1121 = m4[v1009];
            const float v1122 = x21;
            const float v1123 = v1121 + v1122;
            m4[v1009] = v1123;
            const uint v1124 = v1009 + v279;
            const float v1125 = m4[v1124];
            const float v1126 = x22;
            const float v1127 = v1125 + v1126;
            m4[v1124] = v1127;
            const uint v1128 = v1009 + v467;
            const float v1129 = m4[v1128];
            const float v1130 = x23;
            const float v1131 = v1129 + v1130;
            m4[v1128] = v1131;
            const uint v1132 = v1009 + v472;
            const float v1133 = m4[v1132];
            const float v1134 = x24;
            const float v1135 = v1133 + v1134;
            m4[v1132] = v1135;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1136 = v5 - v278;
          const uint v1137 = v184 - v278;
          for (uint v1138 = v281; v1138 < v279; v1138 += v282) {
            x25 = v287;
            x26 = v287;
            x27 = v287;
            x28 = v287;
            const uint v1139 = min(v1138, v1137);
            const uint v1140 = v1139 * v6;
            const uint v1141 = v209 + v1140;
            for (uint v1142 = v277; v1142 < v188; v1142 += v280) {
              const uint v1143 = v1141 + v1142;
              const bool v1836 = v1835 == v1612;
              if (v1836) {
                const uint4 v1837 = *(device const uint4*)(b8 + v1143);
                const float4 v1838 = as_type<float4>(v1837);
                x40 = v1838;
              } else {
                const bool v1839 = v1835 < v1616;
                if (v1839) {
                  const bool v1840 = v1835 == v1618;
                  const uint v1841 = v1143 >> v1618;
                  const uint2 v1842 = *(device const uint2*)(b8 + v1841);
                  const uint v1843 = v1842.x;
                  const float2 v1844 = float2(as_type<half2>(v1843));
                  const float v1845 = v1844.x;
                  const float v1846 = v1844.y;
                  const uint v1847 = v1843 << v1626;
                  const uint v1848 = v1843 & v1627;
                  const float v1849 = as_type<float>(v1847);
                  const float v1850 = as_type<float>(v1848);
                  const float v1851 = select(v1849, v1845, v1840);
                  const float v1852 = select(v1850, v1846, v1840);
                  const uint v1853 = v1842.y;
                  const float2 v1854 = float2(as_type<half2>(v1853));
                  const float v1855 = v1854.x;
                  const float v1856 = v1854.y;
                  const uint v1857 = v1853 << v1626;
                  const uint v1858 = v1853 & v1627;
                  const float v1859 = as_type<float>(v1857);
                  const float v1860 = as_type<float>(v1858);
                  const float v1861 = select(v1859, v1855, v1840);
                  const float v1862 = select(v1860, v1856, v1840);
                  const float4 v1863 = float4(v1851, v1852, v1861, v1862);
                  x40 = v1863;
                } else {
                  const uint v1865 = v1143 >> v1646;
                  const uint v1866 = v1865 * v1864;
                  const uint v1867 = v1143 & v1647;
                  const uint v1868 = v1867 * v1864;
                  const uint v1869 = v1868 >> v1646;
                  const uint v1870 = v1866 + v1869;
                  const uint v1871 = v1868 & v1647;
                  const uint v1872 = b8[v1870];
                  const uint v1873 = v1870 + v1618;
                  const uint v1874 = b8[v1873];
                  const uint v1875 = v1872 >> v1871;
                  const uint v1876 = v1647 - v1871;
                  const uint v1877 = v1874 << v1618;
                  const uint v1878 = v1877 << v1876;
                  const uint v1879 = v1875 | v1878;
                  const uint v1880 = v1618 << v1864;
                  const uint v1881 = v1880 - v1618;
                  const uint v1883 = v1143 >> v1882;
                  const bool v1884 = v1835 == v1616;
                  const bool v1885 = v1835 == v1667;
                  const uint v1886 = v1883 >> v1618;
                  const uint v1887 = select(v1886, v1883, v1884);
                  const uint v1889 = v1888 + v1887;
                  const uint v1890 = b8[v1889];
                  const float v1891 = as_type<float>(v1890);
                  const uint v1892 = v1883 & v1618;
                  const bool v1893 = v1892 == v1618;
                  const float2 v1894 = float2(as_type<half2>(v1890));
                  const float v1895 = v1894.x;
                  const float v1896 = v1894.y;
                  const uint v1897 = v1890 << v1626;
                  const uint v1898 = v1890 & v1627;
                  const float v1899 = as_type<float>(v1897);
                  const float v1900 = as_type<float>(v1898);
                  const float v1901 = select(v1895, v1896, v1893);
                  const float v1902 = select(v1899, v1900, v1893);
                  const float v1903 = select(v1902, v1901, v1885);
                  const float v1904 = select(v1903, v1891, v1884);
                  const bool v1905 = v1835 == v1616;
                  const bool v1906 = v1835 == v1667;
                  const uint v1907 = v1883 >> v1618;
                  const uint v1908 = select(v1907, v1883, v1905);
                  const uint v1910 = v1909 + v1908;
                  const uint v1911 = b8[v1910];
                  const float v1912 = as_type<float>(v1911);
                  const uint v1913 = v1883 & v1618;
                  const bool v1914 = v1913 == v1618;
                  const float2 v1915 = float2(as_type<half2>(v1911));
                  const float v1916 = v1915.x;
                  const float v1917 = v1915.y;
                  const uint v1918 = v1911 << v1626;
                  const uint v1919 = v1911 & v1627;
                  const float v1920 = as_type<float>(v1918);
                  const float v1921 = as_type<float>(v1919);
                  const float v1922 = select(v1916, v1917, v1914);
                  const float v1923 = select(v1920, v1921, v1914);
                  const float v1924 = select(v1923, v1922, v1906);
                  const float v1925 = select(v1924, v1912, v1905);
                  const uint v1926 = v1879 & v1881;
                  const float v1927 = float(v1926);
                  const float v1928 = fma(v1904, v1927, v1925);
                  const uint v1929 = v1879 >> v1864;
                  const uint v1930 = v1929 & v1881;
                  const float v1931 = float(v1930);
                  const float v1932 = fma(v1904, v1931, v1925);
                  const uint v1933 = v1929 >> v1864;
                  const uint v1934 = v1933 & v1881;
                  const float v1935 = float(v1934);
                  const float v1936 = fma(v1904, v1935, v1925);
                  const uint v1937 = v1933 >> v1864;
                  const uint v1938 = v1937 & v1881;
                  const float v1939 = float(v1938);
                  const float v1940 = fma(v1904, v1939, v1925);
                  const float4 v1941 = float4(v1928, v1932, v1936, v1940);
                  x40 = v1941;
                }
              }
              const float4 v1942 = x40;
              const uint v1145 = min(v277, v1136);
              const uint v1146 = v1145 * v14;
              const uint v1147 = v7 + v1146;
              const uint v1148 = v1147 + v1142;
              const float4 v1149 = *(threadgroup float4*)(m0 + v1148);
              const float v1150 = x25;
              const float v1151 = v1149.x;
              const float v1152 = v1942.x;
              const float v1153 = fma(v1151, v1152, v1150);
              const float v1154 = v1149.y;
              const float v1155 = v1942.y;
              const float v1156 = fma(v1154, v1155, v1153);
              const float v1157 = v1149.z;
              const float v1158 = v1942.z;
              const float v1159 = fma(v1157, v1158, v1156);
              const float v1160 = v1149.w;
              const float v1161 = v1942.w;
              const float v1162 = fma(v1160, v1161, v1159);
              x25 = v1162;
              const uint v1163 = min(v278, v1136);
              const uint v1164 = v1163 * v14;
              const uint v1165 = v7 + v1164;
              const uint v1166 = v1165 + v1142;
              const float4 v1167 = *(threadgroup float4*)(m0 + v1166);
              const float v1168 = x26;
              const float v1169 = v1167.x;
              const float v1170 = v1942.x;
              const float v1171 = fma(v1169, v1170, v1168);
              const float v1172 = v1167.y;
              const float v1173 = v1942.y;
              const float v1174 = fma(v1172, v1173, v1171);
              const float v1175 = v1167.z;
              const float v1176 = v1942.z;
              const float v1177 = fma(v1175, v1176, v1174);
              const float v1178 = v1167.w;
              const float v1179 = v1942.w;
              const float v1180 = fma(v1178, v1179, v1177);
              x26 = v1180;
              const uint v1181 = min(v351, v1136);
              const uint v1182 = v1181 * v14;
              const uint v1183 = v7 + v1182;
              const uint v1184 = v1183 + v1142;
              const float4 v1185 = *(threadgroup float4*)(m0 + v1184);
              const float v1186 = x27;
              const float v1187 = v1185.x;
              const float v1188 = v1942.x;
              const float v1189 = fma(v1187, v1188, v1186);
              const float v1190 = v1185.y;
              const float v1191 = v1942.y;
              const float v1192 = fma(v1190, v1191, v1189);
              const float v1193 = v1185.z;
              const float v1194 = v1942.z;
              const float v1195 = fma(v1193, v1194, v1192);
              const float v1196 = v1185.w;
              const float v1197 = v1942.w;
              const float v1198 = fma(v1196, v1197, v1195);
              x27 = v1198;
              const uint v1199 = min(v356, v1136);
              const uint v1200 = v1199 * v14;
              const uint v1201 = v7 + v1200;
              const uint v1202 = v1201 + v1142;
              const float4 v1203 = *(threadgroup float4*)(m0 + v1202);
              const float v1204 = x28;
              const float v1205 = v1203.x;
              const float v1206 = v1942.x;
              const float v1207 = fma(v1205, v1206, v1204);
              const float v1208 = v1203.y;
              const float v1209 = v1942.y;
              const float v1210 = fma(v1208, v1209, v1207);
              const float v1211 = v1203.z;
              const float v1212 = v1942.z;
              const float v1213 = fma(v1211, v1212, v1210);
              const float v1214 = v1203.w;
              const float v1215 = v1942.w;
              const float v1216 = fma(v1214, v1215, v1213);
              x28 = v1216;
            }
            const float v1217 = m4[v1138];
            const float v1218 = x25;
            const float v1219 = v1217 + v1218;
            m4[v1138] = v1219;
            const uint v1220 = v1138 + v279;
            const float v1221 = m4[v1220];
            const float v1222 = x26;
            const float v1223 = v1221 + v1222;
            m4[v1220] = v1223;
            const uint v1224 = v1138 + v467;
            const float v1225 = m4[v1224];
            const float v1226 = x27;
            const float v1227 = v1225 + v1226;
            m4[v1224] = v1227;
            const uint v1228 = v1138 + v472;
            const float v1229 = m4[v1228];
            const float v1230 = x28;
            const float v1231 = v1229 + v1230;
            m4[v1228] = v1231;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1232 = v281; v1232 < v279; v1232 += v282) {
        for (uint v1233 = v277; v1233 < v280; v1233 += v278) {
          const uint v1234 = v1233 * v279;
          const uint v1235 = v1232 + v1234;
          const float v1236 = m4[v1235];
          const uint v1237 = v1233 * v14;
          const uint v1238 = v7 + v1237;
          const uint v1239 = v1238 + v1232;
          m2[v1239] = v1236;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1240 = v962 == v290;
      if (v1240) {
        for (uint v1241 = v277; v1241 < v321; v1241 += v278) {
          const uint v1242 = v278 << v1241;
          const uint v1243 = v1242 - v278;
          const uint v1244 = v1241 + v278;
          for (uint v1245 = v281; v1245 < v320; v1245 += v282) {
            const uint v1246 = v1245 >> v1241;
            const uint v1247 = v1246 << v1244;
            const uint v1248 = v1245 & v1243;
            const uint v1249 = v1247 + v1248;
            for (uint v1250 = v277; v1250 < v280; v1250 += v278) {
              const uint v1251 = v1250 * v14;
              const uint v1252 = v7 + v1251;
              const uint v1253 = v1252 + v1249;
              const uint v1254 = v1253 + v1242;
              const float v1255 = m2[v1253];
              const float v1256 = m2[v1254];
              const float v1257 = v1255 + v1256;
              const float v1258 = v1255 - v1256;
              m2[v1253] = v1257;
              m2[v1254] = v1258;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1259 = x1;
        for (uint v1261 = v281; v1261 < v279; v1261 += v282) {
          for (uint v1262 = v277; v1262 < v280; v1262 += v278) {
            const uint v1263 = v1262 * v14;
            const uint v1264 = v7 + v1263;
            const uint v1265 = v1264 + v1261;
            const float v1266 = m2[v1265];
            const uint v1267 = v1259 + v1261;
            const uint v1268 = v1267 >> v278;
            const uint v1269 = v1260 + v1268;
            const uint v1270 = b8[v1269];
            const uint v1271 = v1267 & v278;
            const bool v1272 = v1271 == v278;
            const float2 v1273 = float2(as_type<half2>(v1270));
            const float v1274 = v1273.x;
            const float v1275 = v1273.y;
            const float v1276 = select(v1274, v1275, v1272);
            const float v1277 = v1266 * v315;
            const float v1278 = v1277 * v1276;
            m2[v1265] = v1278;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v210 = v12; v210 < v100; v210 += v101) {
        const uint v211 = v210 / v14;
        const uint v212 = v210 % v14;
        const bool v213 = v211 < v5;
        const bool v214 = v212 < v184;
        const bool v215 = v213 & v214;
        if (v215) {
          const uint v216 = v2 + v211;
          const uint v217 = v182 + v212;
          const uint v218 = v216 - v2;
          const uint v219 = v218 * v14;
          const uint v220 = v217 - v182;
          const uint v221 = v219 + v220;
          const float v222 = m2[v221];
          const float v223 = -v222;
          const float v224 = precise::exp(v223);
          const float v225 = v224 + v169;
          const float v226 = 1.0f / v225;
          const uint v227 = v216 * v36;
          const uint v228 = v227 + v217;
          b9[v228] = v226;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v229 = v66 < v57;
    const bool v230 = v66 < v54;
    const bool v231 = !v230;
    const bool v232 = v229 & v231;
    if (v232) {
      const uint v233 = v66 - v54;
      const uint v234 = v233 * v14;
      const uint v235 = v43 - v234;
      const uint v236 = min(v14, v235);
      const uint v237 = v234 * v6;
      for (uint v1279 = v281; v1279 < v279; v1279 += v282) {
        for (uint v1280 = v277; v1280 < v280; v1280 += v278) {
          const uint v1281 = v1280 * v279;
          const uint v1282 = v1279 + v1281;
          m4[v1282] = v287;
        }
      }
      for (uint v238 = v7; v238 < v6; v238 += v14) {
        const uint v239 = v6 - v238;
        const uint v240 = min(v14, v239);
        for (uint v241 = v7; v241 < v5; v241 += v8) {
          const uint v242 = v2 + v241;
          const uint v243 = v12 * v1;
          for (uint v244 = v243; v244 < v240; v244 += v14) {
            const uint v245 = v238 + v244;
            const uint v246 = v242 * v6;
            const uint v247 = v246 + v245;
            const float4 v248 = *(device const float4*)(b0 + v247);
            const uint v249 = v242 - v2;
            const float v250 = m1[v249];
            const float v251 = float(v6);
            const float v252 = v250 / v251;
            const float v253 = v252 + v90;
            const float v254 = precise::rsqrt(v253);
            const float4 v255 = float4(v254);
            const float4 v256 = v248 * v255;
            const float4 v257 = *(device const float4*)(b2 + v245);
            const float4 v258 = v256 * v257;
            const uint v259 = v241 * v14;
            const uint v260 = v244 + v259;
            *(threadgroup float4*)(m0 + v260) = v258;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v261 = v237 + v238;
        const uint v1283 = v261 / v6;
        x1 = v1283;
        const bool v1285 = v1284 == v290;
        if (v1285) {
          const uint v1286 = v1283 * v6;
          const uint v1287 = v261 - v1286;
          for (uint v1289 = v281; v1289 < v279; v1289 += v282) {
            for (uint v1290 = v277; v1290 < v280; v1290 += v278) {
              x29 = v287;
              const bool v1291 = v1290 < v5;
              const bool v1292 = v1289 < v240;
              const bool v1293 = v1291 & v1292;
              if (v1293) {
                const uint v1294 = v1290 * v14;
                const uint v1295 = v7 + v1294;
                const uint v1296 = v1295 + v1289;
                const float v1297 = m0[v1296];
                const uint v1298 = v1287 + v1289;
                const uint v1299 = v1298 >> v278;
                const uint v1300 = v1288 + v1299;
                const uint v1301 = b10[v1300];
                const uint v1302 = v1298 & v278;
                const bool v1303 = v1302 == v278;
                const float2 v1304 = float2(as_type<half2>(v1301));
                const float v1305 = v1304.x;
                const float v1306 = v1304.y;
                const float v1307 = select(v1305, v1306, v1303);
                const float v1308 = v1297 * v1307;
                const float v1309 = v1308 * v315;
                x29 = v1309;
              }
              const float v1310 = x29;
              const uint v1311 = v1290 * v279;
              const uint v1312 = v1289 + v1311;
              m3[v1312] = v1310;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1313 = v277; v1313 < v321; v1313 += v278) {
            const uint v1314 = v278 << v1313;
            const uint v1315 = v1314 - v278;
            const uint v1316 = v1313 + v278;
            for (uint v1317 = v281; v1317 < v320; v1317 += v282) {
              const uint v1318 = v1317 >> v1313;
              const uint v1319 = v1318 << v1316;
              const uint v1320 = v1317 & v1315;
              const uint v1321 = v1319 + v1320;
              for (uint v1322 = v277; v1322 < v280; v1322 += v278) {
                const uint v1323 = v1322 * v279;
                const uint v1324 = v1323 + v1321;
                const uint v1325 = v1324 + v1314;
                const float v1326 = m3[v1324];
                const float v1327 = m3[v1325];
                const float v1328 = v1326 + v1327;
                const float v1329 = v1326 - v1327;
                m3[v1324] = v1328;
                m3[v1325] = v1329;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1330 = v1287 / v339;
          for (uint v1331 = v281; v1331 < v279; v1331 += v282) {
            x30 = v287;
            x31 = v287;
            x32 = v287;
            x33 = v287;
            const uint v1332 = v1283 + v1331;
            const uint v1333 = v1332 / v339;
            const uint v1334 = v1332 % v339;
            for (uint v1335 = v277; v1335 < v279; v1335 += v278) {
              const uint v1336 = v1335 / v339;
              const uint v1337 = v1330 + v1336;
              const uint v1338 = v1335 % v339;
              const uint v1341 = v1339 * v280;
              const uint v1342 = v1337 * v1340;
              const uint v1343 = v1342 + v1333;
              const uint v1344 = v1343 * v1341;
              const uint v1345 = v1334 & v321;
              const uint v1346 = v1345 << v357;
              const uint v1347 = v1334 >> v356;
              const uint v1348 = v1347 << v351;
              const uint v1349 = v1338 & v321;
              const uint v1350 = v1349 >> v278;
              const uint v1351 = v1350 << v356;
              const uint v1352 = v1338 >> v356;
              const uint v1353 = v1352 << v278;
              const uint v1354 = v1338 & v278;
              const uint v1355 = v1346 + v1348;
              const uint v1356 = v1355 + v1351;
              const uint v1357 = v1356 + v1353;
              const uint v1358 = v1357 + v1354;
              const uint v1359 = v1358 + v278;
              const uint v1360 = v1359 * v1339;
              const uint v1361 = v1360 >> v278;
              const uint v1362 = v1341 << v357;
              const uint v1363 = v1361 + v1362;
              const uint v1364 = v1363 - v278;
              const uint v1365 = v1364 >> v357;
              const uint v1366 = v1363 - v339;
              const uint v1367 = v1366 >> v357;
              const bool v1368 = v1365 < v1341;
              const uint v1369 = v1365 - v1341;
              const uint v1370 = select(v1369, v1365, v1368);
              const uint v1371 = v1344 + v1370;
              const uint v1372 = b10[v1371];
              const bool v1373 = v1367 < v1341;
              const uint v1374 = v1367 - v1341;
              const uint v1375 = select(v1374, v1367, v1373);
              const uint v1376 = v1344 + v1375;
              const uint v1377 = b10[v1376];
              const uint v1378 = v1364 & v378;
              const uint v1379 = v378 - v1378;
              const uint v1380 = v1372 >> v1379;
              const uint v1381 = v1377 << v278;
              const uint v1382 = v1381 << v1378;
              const uint v1383 = v1380 | v1382;
              const uint v1384 = v1383 & v398;
              const bool v1386 = v1385 == v277;
              const bool v1387 = v1385 == v351;
              const uint v1388 = select(v404, v405, v1387);
              const uint v1389 = select(v1388, v403, v1386);
              const uint v1390 = select(v277, v408, v1386);
              const uint v1391 = v1384 * v1389;
              const uint v1392 = v1391 + v1390;
              const uint v1393 = v1392 & v412;
              const uint v1394 = v1393 ^ v413;
              const uint v1395 = v1394 >> v339;
              const uint v1396 = v1394 & v417;
              const uint v1397 = v1396 << v339;
              const uint v1398 = v1394 & v418;
              const uint v1399 = v1398 << v419;
              const uint v1400 = v1399 + v420;
              const uint v1401 = v1397 | v1400;
              const float v1402 = as_type<float>(v1401);
              const uint v1403 = v1395 & v417;
              const uint v1404 = v1403 << v339;
              const uint v1405 = v1395 & v418;
              const uint v1406 = v1405 << v419;
              const uint v1407 = v1406 + v420;
              const uint v1408 = v1404 | v1407;
              const float v1409 = as_type<float>(v1408);
              const float v1410 = v1402 + v1409;
              const uint v1411 = v1392 & v436;
              const uint v1412 = v1392 >> v437;
              const uint v1413 = v1412 & v436;
              const uint v1414 = v1411 + v1413;
              const uint v1415 = v1414 >> v339;
              const uint v1416 = v1414 + v1415;
              const uint v1417 = v1416 & v438;
              const float v1418 = float(v1417);
              const float v1419 = fma(v1418, v447, v448);
              const float v1420 = select(v1410, v1419, v1387);
              const uint v1421 = as_type<uint>(v1420);
              const uint v1422 = v1421 >> v419;
              const uint v1423 = v1422 & v278;
              const uint v1424 = v1421 + v454;
              const uint v1425 = v1424 + v1423;
              const uint v1426 = v1425 & v455;
              const float v1427 = as_type<float>(v1426);
              const float v1428 = m3[v1335];
              const float v1429 = x30;
              const float v1430 = fma(v1428, v1427, v1429);
              x30 = v1430;
              const uint v1431 = v1335 + v279;
              const float v1432 = m3[v1431];
              const float v1433 = x31;
              const float v1434 = fma(v1432, v1427, v1433);
              x31 = v1434;
              const uint v1435 = v1335 + v467;
              const float v1436 = m3[v1435];
              const float v1437 = x32;
              const float v1438 = fma(v1436, v1427, v1437);
              x32 = v1438;
              const uint v1439 = v1335 + v472;
              const float v1440 = m3[v1439];
              const float v1441 = x33;
              const float v1442 = fma(v1440, v1427, v1441);
              x33 = v1442;
            }
            const float v1443 = m4[v1331];
            const float v1444 = x30;
            const float v1445 = v1443 + v1444;
            m4[v1331] = v1445;
            const uint v1446 = v1331 + v279;
            const float v1447 = m4[v1446];
            const float v1448 = x31;
            const float v1449 = v1447 + v1448;
            m4[v1446] = v1449;
            const uint v1450 = v1331 + v467;
            const float v1451 = m4[v1450];
            const float v1452 = x32;
            const float v1453 = v1451 + v1452;
            m4[v1450] = v1453;
            const uint v1454 = v1331 + v472;
            const float v1455 = m4[v1454];
            const float v1456 = x33;
            const float v1457 = v1455 + v1456;
            m4[v1454] = v1457;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1458 = v5 - v278;
          const uint v1459 = v236 - v278;
          for (uint v1460 = v281; v1460 < v279; v1460 += v282) {
            x34 = v287;
            x35 = v287;
            x36 = v287;
            x37 = v287;
            const uint v1461 = min(v1460, v1459);
            const uint v1462 = v1461 * v6;
            const uint v1463 = v261 + v1462;
            for (uint v1464 = v277; v1464 < v240; v1464 += v280) {
              const uint v1465 = v1463 + v1464;
              const bool v1944 = v1943 == v1612;
              if (v1944) {
                const uint4 v1945 = *(device const uint4*)(b10 + v1465);
                const float4 v1946 = as_type<float4>(v1945);
                x41 = v1946;
              } else {
                const bool v1947 = v1943 < v1616;
                if (v1947) {
                  const bool v1948 = v1943 == v1618;
                  const uint v1949 = v1465 >> v1618;
                  const uint2 v1950 = *(device const uint2*)(b10 + v1949);
                  const uint v1951 = v1950.x;
                  const float2 v1952 = float2(as_type<half2>(v1951));
                  const float v1953 = v1952.x;
                  const float v1954 = v1952.y;
                  const uint v1955 = v1951 << v1626;
                  const uint v1956 = v1951 & v1627;
                  const float v1957 = as_type<float>(v1955);
                  const float v1958 = as_type<float>(v1956);
                  const float v1959 = select(v1957, v1953, v1948);
                  const float v1960 = select(v1958, v1954, v1948);
                  const uint v1961 = v1950.y;
                  const float2 v1962 = float2(as_type<half2>(v1961));
                  const float v1963 = v1962.x;
                  const float v1964 = v1962.y;
                  const uint v1965 = v1961 << v1626;
                  const uint v1966 = v1961 & v1627;
                  const float v1967 = as_type<float>(v1965);
                  const float v1968 = as_type<float>(v1966);
                  const float v1969 = select(v1967, v1963, v1948);
                  const float v1970 = select(v1968, v1964, v1948);
                  const float4 v1971 = float4(v1959, v1960, v1969, v1970);
                  x41 = v1971;
                } else {
                  const uint v1973 = v1465 >> v1646;
                  const uint v1974 = v1973 * v1972;
                  const uint v1975 = v1465 & v1647;
                  const uint v1976 = v1975 * v1972;
                  const uint v1977 = v1976 >> v1646;
                  const uint v1978 = v1974 + v1977;
                  const uint v1979 = v1976 & v1647;
                  const uint v1980 = b10[v1978];
                  const uint v1981 = v1978 + v1618;
                  const uint v1982 = b10[v1981];
                  const uint v1983 = v1980 >> v1979;
                  const uint v1984 = v1647 - v1979;
                  const uint v1985 = v1982 << v1618;
                  const uint v1986 = v1985 << v1984;
                  const uint v1987 = v1983 | v1986;
                  const uint v1988 = v1618 << v1972;
                  const uint v1989 = v1988 - v1618;
                  const uint v1991 = v1465 >> v1990;
                  const bool v1992 = v1943 == v1616;
                  const bool v1993 = v1943 == v1667;
                  const uint v1994 = v1991 >> v1618;
                  const uint v1995 = select(v1994, v1991, v1992);
                  const uint v1997 = v1996 + v1995;
                  const uint v1998 = b10[v1997];
                  const float v1999 = as_type<float>(v1998);
                  const uint v2000 = v1991 & v1618;
                  const bool v2001 = v2000 == v1618;
                  const float2 v2002 = float2(as_type<half2>(v1998));
                  const float v2003 = v2002.x;
                  const float v2004 = v2002.y;
                  const uint v2005 = v1998 << v1626;
                  const uint v2006 = v1998 & v1627;
                  const float v2007 = as_type<float>(v2005);
                  const float v2008 = as_type<float>(v2006);
                  const float v2009 = select(v2003, v2004, v2001);
                  const float v2010 = select(v2007, v2008, v2001);
                  const float v2011 = select(v2010, v2009, v1993);
                  const float v2012 = select(v2011, v1999, v1992);
                  const bool v2013 = v1943 == v1616;
                  const bool v2014 = v1943 == v1667;
                  const uint v2015 = v1991 >> v1618;
                  const uint v2016 = select(v2015, v1991, v2013);
                  const uint v2018 = v2017 + v2016;
                  const uint v2019 = b10[v2018];
                  const float v2020 = as_type<float>(v2019);
                  const uint v2021 = v1991 & v1618;
                  const bool v2022 = v2021 == v1618;
                  const float2 v2023 = float2(as_type<half2>(v2019));
                  const float v2024 = v2023.x;
                  const float v2025 = v2023.y;
                  const uint v2026 = v2019 << v1626;
                  const uint v2027 = v2019 & v1627;
                  const float v2028 = as_type<float>(v2026);
                  const float v2029 = as_type<float>(v2027);
                  const float v2030 = select(v2024, v2025, v2022);
                  const float v2031 = select(v2028, v2029, v2022);
                  const float v2032 = select(v2031, v2030, v2014);
                  const float v2033 = select(v2032, v2020, v2013);
                  const uint v2034 = v1987 & v1989;
                  const float v2035 = float(v2034);
                  const float v2036 = fma(v2012, v2035, v2033);
                  const uint v2037 = v1987 >> v1972;
                  const uint v2038 = v2037 & v1989;
                  const float v2039 = float(v2038);
                  const float v2040 = fma(v2012, v2039, v2033);
                  const uint v2041 = v2037 >> v1972;
                  const uint v2042 = v2041 & v1989;
                  const float v2043 = float(v2042);
                  const float v2044 = fma(v2012, v2043, v2033);
                  const uint v2045 = v2041 >> v1972;
                  const uint v2046 = v2045 & v1989;
                  const float v2047 = float(v2046);
                  const float v2048 = fma(v2012, v2047, v2033);
                  const float4 v2049 = float4(v2036, v2040, v2044, v2048);
                  x41 = v2049;
                }
              }
              const float4 v2050 = x41;
              const uint v1467 = min(v277, v1458);
              const uint v1468 = v1467 * v14;
              const uint v1469 = v7 + v1468;
              const uint v1470 = v1469 + v1464;
              const float4 v1471 = *(threadgroup float4*)(m0 + v1470);
              const float v1472 = x34;
              const float v1473 = v1471.x;
              const float v1474 = v2050.x;
              const float v1475 = fma(v1473, v1474, v1472);
              const float v1476 = v1471.y;
              const float v1477 = v2050.y;
              const float v1478 = fma(v1476, v1477, v1475);
              const float v1479 = v1471.z;
              const float v1480 = v2050.z;
              const float v1481 = fma(v1479, v1480, v1478);
              const float v1482 = v1471.w;
              const float v1483 = v2050.w;
              const float v1484 = fma(v1482, v1483, v1481);
              x34 = v1484;
              const uint v1485 = min(v278, v1458);
              const uint v1486 = v1485 * v14;
              const uint v1487 = v7 + v1486;
              const uint v1488 = v1487 + v1464;
              const float4 v1489 = *(threadgroup float4*)(m0 + v1488);
              const float v1490 = x35;
              const float v1491 = v1489.x;
              const float v1492 = v2050.x;
              const float v1493 = fma(v1491, v1492, v1490);
              const float v1494 = v1489.y;
              const float v1495 = v2050.y;
              const float v1496 = fma(v1494, v1495, v1493);
              const float v1497 = v1489.z;
              const float v1498 = v2050.z;
              const float v1499 = fma(v1497, v1498, v1496);
              const float v1500 = v1489.w;
              const float v1501 = v2050.w;
              const float v1502 = fma(v1500, v1501, v1499);
              x35 = v1502;
              const uint v1503 = min(v351, v1458);
              const uint v1504 = v1503 * v14;
              const uint v1505 = v7 + v1504;
              const uint v1506 = v1505 + v1464;
              const float4 v1507 = *(threadgroup float4*)(m0 + v1506);
              const float v1508 = x36;
              const float v1509 = v1507.x;
              const float v1510 = v2050.x;
              const float v1511 = fma(v1509, v1510, v1508);
              const float v1512 = v1507.y;
              const float v1513 = v2050.y;
              const float v1514 = fma(v1512, v1513, v1511);
              const float v1515 = v1507.z;
              const float v1516 = v2050.z;
              const float v1517 = fma(v1515, v1516, v1514);
              const float v1518 = v1507.w;
              const float v1519 = v2050.w;
              const float v1520 = fma(v1518, v1519, v1517);
              x36 = v1520;
              const uint v1521 = min(v356, v1458);
              const uint v1522 = v1521 * v14;
              const uint v1523 = v7 + v1522;
              const uint v1524 = v1523 + v1464;
              const float4 v1525 = *(threadgroup float4*)(m0 + v1524);
              const float v1526 = x37;
              const float v1527 = v1525.x;
              const float v1528 = v2050.x;
              const float v1529 = fma(v1527, v1528, v1526);
              const float v1530 = v1525.y;
              const float v1531 = v2050.y;
              const float v1532 = fma(v1530, v1531, v1529);
              const float v1533 = v1525.z;
              const float v1534 = v2050.z;
              const float v1535 = fma(v1533, v1534, v1532);
              const float v1536 = v1525.w;
              const float v1537 = v2050.w;
              const float v1538 = fma(v1536, v1537, v1535);
              x37 = v1538;
            }
            const float v1539 = m4[v1460];
            const float v1540 = x34;
            const float v1541 = v1539 + v1540;
            m4[v1460] = v1541;
            const uint v1542 = v1460 + v279;
            const float v1543 = m4[v1542];
            const float v1544 = x35;
            const float v1545 = v1543 + v1544;
            m4[v1542] = v1545;
            const uint v1546 = v1460 + v467;
            const float v1547 = m4[v1546];
            const float v1548 = x36;
            const float v1549 = v1547 + v1548;
            m4[v1546] = v1549;
            const uint v1550 = v1460 + v472;
            const float v1551 = m4[v1550];
            const float v1552 = x37;
            const float v1553 = v1551 + v1552;
            m4[v1550] = v1553;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1554 = v281; v1554 < v279; v1554 += v282) {
        for (uint v1555 = v277; v1555 < v280; v1555 += v278) {
          const uint v1556 = v1555 * v279;
          const uint v1557 = v1554 + v1556;
          const float v1558 = m4[v1557];
          const uint v1559 = v1555 * v14;
          const uint v1560 = v7 + v1559;
          const uint v1561 = v1560 + v1554;
          m2[v1561] = v1558;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1562 = v1284 == v290;
      if (v1562) {
        for (uint v1563 = v277; v1563 < v321; v1563 += v278) {
          const uint v1564 = v278 << v1563;
          const uint v1565 = v1564 - v278;
          const uint v1566 = v1563 + v278;
          for (uint v1567 = v281; v1567 < v320; v1567 += v282) {
            const uint v1568 = v1567 >> v1563;
            const uint v1569 = v1568 << v1566;
            const uint v1570 = v1567 & v1565;
            const uint v1571 = v1569 + v1570;
            for (uint v1572 = v277; v1572 < v280; v1572 += v278) {
              const uint v1573 = v1572 * v14;
              const uint v1574 = v7 + v1573;
              const uint v1575 = v1574 + v1571;
              const uint v1576 = v1575 + v1564;
              const float v1577 = m2[v1575];
              const float v1578 = m2[v1576];
              const float v1579 = v1577 + v1578;
              const float v1580 = v1577 - v1578;
              m2[v1575] = v1579;
              m2[v1576] = v1580;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1581 = x1;
        for (uint v1583 = v281; v1583 < v279; v1583 += v282) {
          for (uint v1584 = v277; v1584 < v280; v1584 += v278) {
            const uint v1585 = v1584 * v14;
            const uint v1586 = v7 + v1585;
            const uint v1587 = v1586 + v1583;
            const float v1588 = m2[v1587];
            const uint v1589 = v1581 + v1583;
            const uint v1590 = v1589 >> v278;
            const uint v1591 = v1582 + v1590;
            const uint v1592 = b10[v1591];
            const uint v1593 = v1589 & v278;
            const bool v1594 = v1593 == v278;
            const float2 v1595 = float2(as_type<half2>(v1592));
            const float v1596 = v1595.x;
            const float v1597 = v1595.y;
            const float v1598 = select(v1596, v1597, v1594);
            const float v1599 = v1588 * v315;
            const float v1600 = v1599 * v1598;
            m2[v1587] = v1600;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v262 = v12; v262 < v100; v262 += v101) {
        const uint v263 = v262 / v14;
        const uint v264 = v262 % v14;
        const bool v265 = v263 < v5;
        const bool v266 = v264 < v236;
        const bool v267 = v265 & v266;
        if (v267) {
          const uint v268 = v2 + v263;
          const uint v269 = v234 + v264;
          const uint v270 = v268 - v2;
          const uint v271 = v270 * v14;
          const uint v272 = v269 - v234;
          const uint v273 = v271 + v272;
          const float v274 = m2[v273];
          const uint v275 = v268 * v43;
          const uint v276 = v275 + v269;
          b11[v276] = v274;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
