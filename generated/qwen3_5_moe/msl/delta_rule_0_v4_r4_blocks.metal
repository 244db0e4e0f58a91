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
  uint x2;
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
  float x38;
  float4 x39;
  float4 x40;
  float4 x41;
  float4 x42;
  const uint v1647 = params[37];
  const uint v1648 = 0u;
  const uint v1652 = 3u;
  const uint v1654 = 1u;
  const uint v1662 = 16u;
  const uint v1663 = 4294901760u;
  const uint v1681 = params[38];
  const uint v1682 = 5u;
  const uint v1683 = 31u;
  const uint v1701 = params[39];
  const uint v1703 = 4u;
  const uint v1708 = params[40];
  const uint v1729 = params[41];
  const uint v1763 = params[42];
  const uint v1792 = params[43];
  const uint v1810 = params[44];
  const uint v1816 = params[45];
  const uint v1837 = params[46];
  const uint v1871 = params[47];
  const uint v1900 = params[48];
  const uint v1918 = params[49];
  const uint v1924 = params[50];
  const uint v1945 = params[51];
  const uint v1979 = params[52];
  const uint v2008 = params[53];
  const uint v2026 = params[54];
  const uint v2032 = params[55];
  const uint v2053 = params[56];
  const uint v277 = 0u;
  const uint v278 = 1u;
  const uint v279 = 128u;
  const uint v280 = 4u;
  const uint v281 = lane;
  const uint v282 = 32u;
  const float v287 = 0.0f;
  const uint v288 = params[5];
  const uint v289 = 6u;
  const uint v294 = params[6];
  const uint v295 = params[7];
  const uint v299 = params[8];
  const float v321 = 0.088388346f;
  const uint v326 = 64u;
  const uint v327 = 7u;
  const uint v345 = 16u;
  const uint v355 = params[9];
  const uint v356 = params[10];
  const uint v357 = 2u;
  const uint v363 = 3u;
  const uint v364 = 5u;
  const uint v385 = 31u;
  const uint v405 = 65535u;
  const uint v407 = params[11];
  const uint v410 = 89226354u;
  const uint v411 = 3417055213u;
  const uint v412 = 2212286765u;
  const uint v415 = 64248484u;
  const uint v419 = 2415890431u;
  const uint v420 = 996162400u;
  const uint v424 = 32768u;
  const uint v425 = 32767u;
  const uint v426 = 13u;
  const uint v427 = 939524096u;
  const uint v443 = 16711935u;
  const uint v444 = 8u;
  const uint v445 = 2047u;
  const float v454 = 0.006767273f;
  const float v455 = -3.453125f;
  const uint v461 = 4095u;
  const uint v462 = 4294959104u;
  const uint v474 = 256u;
  const uint v479 = 384u;
  const uint v624 = params[12];
  const uint v648 = params[13];
  const uint v653 = params[14];
  const uint v654 = params[15];
  const uint v658 = params[16];
  const uint v710 = params[17];
  const uint v711 = params[18];
  const uint v757 = params[19];
  const uint v955 = params[20];
  const uint v979 = params[21];
  const uint v984 = params[22];
  const uint v985 = params[23];
  const uint v989 = params[24];
  const uint v1041 = params[25];
  const uint v1042 = params[26];
  const uint v1088 = params[27];
  const uint v1286 = params[28];
  const uint v1310 = params[29];
  const uint v1315 = params[30];
  const uint v1316 = params[31];
  const uint v1320 = params[32];
  const uint v1372 = params[33];
  const uint v1373 = params[34];
  const uint v1419 = params[35];
  const uint v1617 = params[36];
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
  const float v90 = as_type<float>(params[57]);
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
    const float v1637 = simd_shuffle_xor(v29, 16);
    const float v1638 = v29 + v1637;
    const float v1639 = simd_shuffle_xor(v1638, 8);
    const float v1640 = v1638 + v1639;
    const float v1641 = simd_shuffle_xor(v1640, 4);
    const float v1642 = v1640 + v1641;
    const float v1643 = simd_shuffle_xor(v1642, 2);
    const float v1644 = v1642 + v1643;
    const float v1645 = simd_shuffle_xor(v1644, 1);
    const float v1646 = v1644 + v1645;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1646;
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
        const bool v290 = v288 == v289;
        if (v290) {
          const uint v291 = v99 / v6;
          const uint v292 = v291 * v6;
          const uint v293 = v99 - v292;
          const uint v296 = v291 / v294;
          const uint v297 = v291 % v294;
          const uint v298 = v296 * v295;
          x1 = v297;
          x2 = v298;
          const uint v300 = v298 + v299;
          for (uint v301 = v281; v301 < v279; v301 += v282) {
            for (uint v302 = v277; v302 < v280; v302 += v278) {
              x3 = v287;
              const bool v303 = v302 < v5;
              const bool v304 = v301 < v77;
              const bool v305 = v303 & v304;
              if (v305) {
                const uint v306 = v302 * v14;
                const uint v307 = v7 + v306;
                const uint v308 = v307 + v301;
                const float v309 = m0[v308];
                const uint v310 = v293 + v301;
                const uint v311 = v310 >> v278;
                const uint v312 = v300 + v311;
                const uint v313 = b1[v312];
                const uint v314 = v310 & v278;
                const bool v315 = v314 == v278;
                const float2 v316 = float2(as_type<half2>(v313));
                const float v317 = v316.x;
                const float v318 = v316.y;
                const float v319 = select(v317, v318, v315);
                const float v320 = v309 * v319;
                const float v322 = v320 * v321;
                x3 = v322;
              }
              const float v323 = x3;
              const uint v324 = v302 * v279;
              const uint v325 = v301 + v324;
              m3[v325] = v323;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v328 = v277; v328 < v327; v328 += v278) {
            const uint v329 = v278 << v328;
            const uint v330 = v329 - v278;
            const uint v331 = v328 + v278;
            for (uint v332 = v281; v332 < v326; v332 += v282) {
              const uint v333 = v332 >> v328;
              const uint v334 = v333 << v331;
              const uint v335 = v332 & v330;
              const uint v336 = v334 + v335;
              for (uint v337 = v277; v337 < v280; v337 += v278) {
                const uint v338 = v337 * v279;
                const uint v339 = v338 + v336;
                const uint v340 = v339 + v329;
                const float v341 = m3[v339];
                const float v342 = m3[v340];
                const float v343 = v341 + v342;
                const float v344 = v341 - v342;
                m3[v339] = v343;
                m3[v340] = v344;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v346 = v293 / v345;
          for (uint v347 = v281; v347 < v279; v347 += v282) {
            x4 = v287;
            x5 = v287;
            x6 = v287;
            x7 = v287;
            const uint v348 = v297 + v347;
            const uint v349 = v348 / v345;
            const uint v350 = v348 % v345;
            for (uint v351 = v277; v351 < v279; v351 += v278) {
              const uint v352 = v351 / v345;
              const uint v353 = v346 + v352;
              const uint v354 = v351 % v345;
              const uint v358 = v355 * v280;
              const uint v359 = v353 * v356;
              const uint v360 = v359 + v349;
              const uint v361 = v360 * v358;
              const uint v362 = v298 + v361;
              const uint v365 = v350 & v327;
              const uint v366 = v365 << v364;
              const uint v367 = v350 >> v363;
              const uint v368 = v367 << v357;
              const uint v369 = v354 & v327;
              const uint v370 = v369 >> v278;
              const uint v371 = v370 << v363;
              const uint v372 = v354 >> v363;
              const uint v373 = v372 << v278;
              const uint v374 = v354 & v278;
              const uint v375 = v366 + v368;
              const uint v376 = v375 + v371;
              const uint v377 = v376 + v373;
              const uint v378 = v377 + v374;
              const uint v379 = v378 + v278;
              const uint v380 = v379 * v355;
              const uint v381 = v380 >> v278;
              const uint v382 = v358 << v364;
              const uint v383 = v381 + v382;
              const uint v384 = v383 - v278;
              const uint v386 = v384 >> v364;
              const uint v387 = v383 - v345;
              const uint v388 = v387 >> v364;
              const bool v389 = v386 < v358;
              const uint v390 = v386 - v358;
              const uint v391 = select(v390, v386, v389);
              const uint v392 = v362 + v391;
              const uint v393 = b1[v392];
              const bool v394 = v388 < v358;
              const uint v395 = v388 - v358;
              const uint v396 = select(v395, v388, v394);
              const uint v397 = v362 + v396;
              const uint v398 = b1[v397];
              const uint v399 = v384 & v385;
              const uint v400 = v385 - v399;
              const uint v401 = v393 >> v400;
              const uint v402 = v398 << v278;
              const uint v403 = v402 << v399;
              const uint v404 = v401 | v403;
              const uint v406 = v404 & v405;
              const bool v408 = v407 == v277;
              const bool v409 = v407 == v357;
              const uint v413 = select(v411, v412, v409);
              const uint v414 = select(v413, v410, v408);
              const uint v416 = select(v277, v415, v408);
              const uint v417 = v406 * v414;
              const uint v418 = v417 + v416;
              const uint v421 = v418 & v419;
              const uint v422 = v421 ^ v420;
              const uint v423 = v422 >> v345;
              const uint v428 = v422 & v424;
              const uint v429 = v428 << v345;
              const uint v430 = v422 & v425;
              const uint v431 = v430 << v426;
              const uint v432 = v431 + v427;
              const uint v433 = v429 | v432;
              const float v434 = as_type<float>(v433);
              const uint v435 = v423 & v424;
              const uint v436 = v435 << v345;
              const uint v437 = v423 & v425;
              const uint v438 = v437 << v426;
              const uint v439 = v438 + v427;
              const uint v440 = v436 | v439;
              const float v441 = as_type<float>(v440);
              const float v442 = v434 + v441;
              const uint v446 = v418 & v443;
              const uint v447 = v418 >> v444;
              const uint v448 = v447 & v443;
              const uint v449 = v446 + v448;
              const uint v450 = v449 >> v345;
              const uint v451 = v449 + v450;
              const uint v452 = v451 & v445;
              const float v453 = float(v452);
              const float v456 = fma(v453, v454, v455);
              const float v457 = select(v442, v456, v409);
              const uint v458 = as_type<uint>(v457);
              const uint v459 = v458 >> v426;
              const uint v460 = v459 & v278;
              const uint v463 = v458 + v461;
              const uint v464 = v463 + v460;
              const uint v465 = v464 & v462;
              const float v466 = as_type<float>(v465);
              const float v467 = m3[v351];
              const float v468 = x4;
              const float v469 = fma(v467, v466, v468);
              x4 = v469;
              const uint v470 = v351 + v279;
              const float v471 = m3[v470];
              const float v472 = x5;
              const float v473 = fma(v471, v466, v472);
              x5 = v473;
              const uint v475 = v351 + v474;
              const float v476 = m3[v475];
              const float v477 = x6;
              const float v478 = fma(v476, v466, v477);
              x6 = v478;
              const uint v480 = v351 + v479;
              const float v481 = m3[v480];
              const float v482 = x7;
              const float v483 = fma(v481, v466, v482);
              x7 = v483;
            }
            const float v484 = m4[v347];
            const float v485 = x4;
            const float v486 = v484 + v485;
            m4[v347] = v486;
            const uint v487 = v347 + v279;
            const float v488 = m4[v487];
            const float v489 = x5;
            const float v490 = v488 + v489;
            m4[v487] = v490;
            const uint v491 = v347 + v474;
            const float v492 = m4[v491];
            const float v493 = x6;
            const float v494 = v492 + v493;
            m4[v491] = v494;
            const uint v495 = v347 + v479;
            const float v496 = m4[v495];
            const float v497 = x7;
            const float v498 = v496 + v497;
            m4[v495] = v498;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v499 = v5 - v278;
          const uint v500 = v73 - v278;
          for (uint v501 = v281; v501 < v279; v501 += v282) {
            x8 = v287;
            x9 = v287;
            x10 = v287;
            x11 = v287;
            const uint v502 = min(v501, v500);
            const uint v503 = v502 * v6;
            const uint v504 = v99 + v503;
            for (uint v505 = v277; v505 < v77; v505 += v280) {
              const uint v506 = v504 + v505;
              const bool v1649 = v1647 == v1648;
              if (v1649) {
                const uint4 v1650 = *(device const uint4*)(b1 + v506);
                const float4 v1651 = as_type<float4>(v1650);
                x39 = v1651;
              } else {
                const bool v1653 = v1647 < v1652;
                if (v1653) {
                  const bool v1655 = v1647 == v1654;
                  const uint v1656 = v506 >> v1654;
                  const uint2 v1657 = *(device const uint2*)(b1 + v1656);
                  const uint v1658 = v1657.x;
                  const float2 v1659 = float2(as_type<half2>(v1658));
                  const float v1660 = v1659.x;
                  const float v1661 = v1659.y;
                  const uint v1664 = v1658 << v1662;
                  const uint v1665 = v1658 & v1663;
                  const float v1666 = as_type<float>(v1664);
                  const float v1667 = as_type<float>(v1665);
                  const float v1668 = select(v1666, v1660, v1655);
                  const float v1669 = select(v1667, v1661, v1655);
                  const uint v1670 = v1657.y;
                  const float2 v1671 = float2(as_type<half2>(v1670));
                  const float v1672 = v1671.x;
                  const float v1673 = v1671.y;
                  const uint v1674 = v1670 << v1662;
                  const uint v1675 = v1670 & v1663;
                  const float v1676 = as_type<float>(v1674);
                  const float v1677 = as_type<float>(v1675);
                  const float v1678 = select(v1676, v1672, v1655);
                  const float v1679 = select(v1677, v1673, v1655);
                  const float4 v1680 = float4(v1668, v1669, v1678, v1679);
                  x39 = v1680;
                } else {
                  const uint v1684 = v506 >> v1682;
                  const uint v1685 = v1684 * v1681;
                  const uint v1686 = v506 & v1683;
                  const uint v1687 = v1686 * v1681;
                  const uint v1688 = v1687 >> v1682;
                  const uint v1689 = v1685 + v1688;
                  const uint v1690 = v1687 & v1683;
                  const uint v1691 = b1[v1689];
                  const uint v1692 = v1689 + v1654;
                  const uint v1693 = b1[v1692];
                  const uint v1694 = v1691 >> v1690;
                  const uint v1695 = v1683 - v1690;
                  const uint v1696 = v1693 << v1654;
                  const uint v1697 = v1696 << v1695;
                  const uint v1698 = v1694 | v1697;
                  const uint v1699 = v1654 << v1681;
                  const uint v1700 = v1699 - v1654;
                  const uint v1702 = v506 >> v1701;
                  const bool v1704 = v1647 == v1652;
                  const bool v1705 = v1647 == v1703;
                  const uint v1706 = v1702 >> v1654;
                  const uint v1707 = select(v1706, v1702, v1704);
                  const uint v1709 = v1708 + v1707;
                  const uint v1710 = b1[v1709];
                  const float v1711 = as_type<float>(v1710);
                  const uint v1712 = v1702 & v1654;
                  const bool v1713 = v1712 == v1654;
                  const float2 v1714 = float2(as_type<half2>(v1710));
                  const float v1715 = v1714.x;
                  const float v1716 = v1714.y;
                  const uint v1717 = v1710 << v1662;
                  const uint v1718 = v1710 & v1663;
                  const float v1719 = as_type<float>(v1717);
                  const float v1720 = as_type<float>(v1718);
                  const float v1721 = select(v1715, v1716, v1713);
                  const float v1722 = select(v1719, v1720, v1713);
                  const float v1723 = select(v1722, v1721, v1705);
                  const float v1724 = select(v1723, v1711, v1704);
                  const bool v1725 = v1647 == v1652;
                  const bool v1726 = v1647 == v1703;
                  const uint v1727 = v1702 >> v1654;
                  const uint v1728 = select(v1727, v1702, v1725);
                  const uint v1730 = v1729 + v1728;
                  const uint v1731 = b1[v1730];
                  const float v1732 = as_type<float>(v1731);
                  const uint v1733 = v1702 & v1654;
                  const bool v1734 = v1733 == v1654;
                  const float2 v1735 = float2(as_type<half2>(v1731));
                  const float v1736 = v1735.x;
                  const float v1737 = v1735.y;
                  const uint v1738 = v1731 << v1662;
                  const uint v1739 = v1731 & v1663;
                  const float v1740 = as_type<float>(v1738);
                  const float v1741 = as_type<float>(v1739);
                  const float v1742 = select(v1736, v1737, v1734);
                  const float v1743 = select(v1740, v1741, v1734);
                  const float v1744 = select(v1743, v1742, v1726);
                  const float v1745 = select(v1744, v1732, v1725);
                  const uint v1746 = v1698 & v1700;
                  const float v1747 = float(v1746);
                  const float v1748 = fma(v1724, v1747, v1745);
                  const uint v1749 = v1698 >> v1681;
                  const uint v1750 = v1749 & v1700;
                  const float v1751 = float(v1750);
                  const float v1752 = fma(v1724, v1751, v1745);
                  const uint v1753 = v1749 >> v1681;
                  const uint v1754 = v1753 & v1700;
                  const float v1755 = float(v1754);
                  const float v1756 = fma(v1724, v1755, v1745);
                  const uint v1757 = v1753 >> v1681;
                  const uint v1758 = v1757 & v1700;
                  const float v1759 = float(v1758);
                  const float v1760 = fma(v1724, v1759, v1745);
                  const float4 v1761 = float4(v1748, v1752, v1756, v1760);
                  x39 = v1761;
                }
              }
              const float4 v1762 = x39;
              const uint v508 = min(v277, v499);
              const uint v509 = v508 * v14;
              const uint v510 = v7 + v509;
              const uint v511 = v510 + v505;
              const float4 v512 = *(threadgroup float4*)(m0 + v511);
              const float v513 = x8;
              const float v514 = v512.x;
              const float v515 = v1762.x;
              const float v516 = fma(v514, v515, v513);
              const float v517 = v512.y;
              const float v518 = v1762.y;
              const float v519 = fma(v517, v518, v516);
              const float v520 = v512.z;
              const float v521 = v1762.z;
              const float v522 = fma(v520, v521, v519);
              const float v523 = v512.w;
              const float v524 = v1762.w;
              const float v525 = fma(v523, v524, v522);
              x8 = v525;
              const uint v526 = min(v278, v499);
              const uint v527 = v526 * v14;
              const uint v528 = v7 + v527;
              const uint v529 = v528 + v505;
              const float4 v530 = *(threadgroup float4*)(m0 + v529);
              const float v531 = x9;
              const float v532 = v530.x;
              const float v533 = v1762.x;
              const float v534 = fma(v532, v533, v531);
              const float v535 = v530.y;
              const float v536 = v1762.y;
              const float v537 = fma(v535, v536, v534);
              const float v538 = v530.z;
              const float v539 = v1762.z;
              const float v540 = fma(v538, v539, v537);
              const float v541 = v530.w;
              const float v542 = v1762.w;
              const float v543 = fma(v541, v542, v540);
              x9 = v543;
              const uint v544 = min(v357, v499);
              const uint v545 = v544 * v14;
              const uint v546 = v7 + v545;
              const uint v547 = v546 + v505;
              const float4 v548 = *(threadgroup float4*)(m0 + v547);
              const float v549 = x10;
              const float v550 = v548.x;
              const float v551 = v1762.x;
              const float v552 = fma(v550, v551, v549);
              const float v553 = v548.y;
              const float v554 = v1762.y;
              const float v555 = fma(v553, v554, v552);
              const float v556 = v548.z;
              const float v557 = v1762.z;
              const float v558 = fma(v556, v557, v555);
              const float v559 = v548.w;
              const float v560 = v1762.w;
              const float v561 = fma(v559, v560, v558);
              x10 = v561;
              const uint v562 = min(v363, v499);
              const uint v563 = v562 * v14;
              const uint v564 = v7 + v563;
              const uint v565 = v564 + v505;
              const float4 v566 = *(threadgroup float4*)(m0 + v565);
              const float v567 = x11;
              const float v568 = v566.x;
              const float v569 = v1762.x;
              const float v570 = fma(v568, v569, v567);
              const float v571 = v566.y;
              const float v572 = v1762.y;
              const float v573 = fma(v571, v572, v570);
              const float v574 = v566.z;
              const float v575 = v1762.z;
              const float v576 = fma(v574, v575, v573);
              const float v577 = v566.w;
              const float v578 = v1762.w;
              const float v579 = fma(v577, v578, v576);
              x11 = v579;
            }
            const float v580 = m4[v501];
            const float v581 = x8;
            const float v582 = v580 + v581;
            m4[v501] = v582;
            const uint v583 = v501 + v279;
            const float v584 = m4[v583];
            const float v585 = x9;
            const float v586 = v584 + v585;
            m4[v583] = v586;
            const uint v587 = v501 + v474;
            const float v588 = m4[v587];
            const float v589 = x10;
            const float v590 = v588 + v589;
            m4[v587] = v590;
            const uint v591 = v501 + v479;
            const float v592 = m4[v591];
            const float v593 = x11;
            const float v594 = v592 + v593;
            m4[v591] = v594;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v595 = v281; v595 < v279; v595 += v282) {
        for (uint v596 = v277; v596 < v280; v596 += v278) {
          const uint v597 = v596 * v279;
          const uint v598 = v595 + v597;
          const float v599 = m4[v598];
          const uint v600 = v596 * v14;
          const uint v601 = v7 + v600;
          const uint v602 = v601 + v595;
          m2[v602] = v599;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v603 = v288 == v289;
      if (v603) {
        for (uint v604 = v277; v604 < v327; v604 += v278) {
          const uint v605 = v278 << v604;
          const uint v606 = v605 - v278;
          const uint v607 = v604 + v278;
          for (uint v608 = v281; v608 < v326; v608 += v282) {
            const uint v609 = v608 >> v604;
            const uint v610 = v609 << v607;
            const uint v611 = v608 & v606;
            const uint v612 = v610 + v611;
            for (uint v613 = v277; v613 < v280; v613 += v278) {
              const uint v614 = v613 * v14;
              const uint v615 = v7 + v614;
              const uint v616 = v615 + v612;
              const uint v617 = v616 + v605;
              const float v618 = m2[v616];
              const float v619 = m2[v617];
              const float v620 = v618 + v619;
              const float v621 = v618 - v619;
              m2[v616] = v620;
              m2[v617] = v621;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v622 = x1;
        const uint v623 = x2;
        const uint v625 = v623 + v624;
        for (uint v626 = v281; v626 < v279; v626 += v282) {
          for (uint v627 = v277; v627 < v280; v627 += v278) {
            const uint v628 = v627 * v14;
            const uint v629 = v7 + v628;
            const uint v630 = v629 + v626;
            const float v631 = m2[v630];
            const uint v632 = v622 + v626;
            const uint v633 = v632 >> v278;
            const uint v634 = v625 + v633;
            const uint v635 = b1[v634];
            const uint v636 = v632 & v278;
            const bool v637 = v636 == v278;
            const float2 v638 = float2(as_type<half2>(v635));
            const float v639 = v638.x;
            const float v640 = v638.y;
            const float v641 = select(v639, v640, v637);
            const float v642 = v631 * v321;
            const float v643 = v642 * v641;
            m2[v630] = v643;
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
      for (uint v644 = v281; v644 < v279; v644 += v282) {
        for (uint v645 = v277; v645 < v280; v645 += v278) {
          const uint v646 = v645 * v279;
          const uint v647 = v644 + v646;
          m4[v647] = v287;
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
        const bool v649 = v648 == v289;
        if (v649) {
          const uint v650 = v149 / v6;
          const uint v651 = v650 * v6;
          const uint v652 = v149 - v651;
          const uint v655 = v650 / v653;
          const uint v656 = v650 % v653;
          const uint v657 = v655 * v654;
          x1 = v656;
          x2 = v657;
          const uint v659 = v657 + v658;
          for (uint v660 = v281; v660 < v279; v660 += v282) {
            for (uint v661 = v277; v661 < v280; v661 += v278) {
              x12 = v287;
              const bool v662 = v661 < v5;
              const bool v663 = v660 < v128;
              const bool v664 = v662 & v663;
              if (v664) {
                const uint v665 = v661 * v14;
                const uint v666 = v7 + v665;
                const uint v667 = v666 + v660;
                const float v668 = m0[v667];
                const uint v669 = v652 + v660;
                const uint v670 = v669 >> v278;
                const uint v671 = v659 + v670;
                const uint v672 = b4[v671];
                const uint v673 = v669 & v278;
                const bool v674 = v673 == v278;
                const float2 v675 = float2(as_type<half2>(v672));
                const float v676 = v675.x;
                const float v677 = v675.y;
                const float v678 = select(v676, v677, v674);
                const float v679 = v668 * v678;
                const float v680 = v679 * v321;
                x12 = v680;
              }
              const float v681 = x12;
              const uint v682 = v661 * v279;
              const uint v683 = v660 + v682;
              m3[v683] = v681;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v684 = v277; v684 < v327; v684 += v278) {
            const uint v685 = v278 << v684;
            const uint v686 = v685 - v278;
            const uint v687 = v684 + v278;
            for (uint v688 = v281; v688 < v326; v688 += v282) {
              const uint v689 = v688 >> v684;
              const uint v690 = v689 << v687;
              const uint v691 = v688 & v686;
              const uint v692 = v690 + v691;
              for (uint v693 = v277; v693 < v280; v693 += v278) {
                const uint v694 = v693 * v279;
                const uint v695 = v694 + v692;
                const uint v696 = v695 + v685;
                const float v697 = m3[v695];
                const float v698 = m3[v696];
                const float v699 = v697 + v698;
                const float v700 = v697 - v698;
                m3[v695] = v699;
                m3[v696] = v700;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v701 = v652 / v345;
          for (uint v702 = v281; v702 < v279; v702 += v282) {
            x13 = v287;
            x14 = v287;
            x15 = v287;
            x16 = v287;
            const uint v703 = v656 + v702;
            const uint v704 = v703 / v345;
            const uint v705 = v703 % v345;
            for (uint v706 = v277; v706 < v279; v706 += v278) {
              const uint v707 = v706 / v345;
              const uint v708 = v701 + v707;
              const uint v709 = v706 % v345;
              const uint v712 = v710 * v280;
              const uint v713 = v708 * v711;
              const uint v714 = v713 + v704;
              const uint v715 = v714 * v712;
              const uint v716 = v657 + v715;
              const uint v717 = v705 & v327;
              const uint v718 = v717 << v364;
              const uint v719 = v705 >> v363;
              const uint v720 = v719 << v357;
              const uint v721 = v709 & v327;
              const uint v722 = v721 >> v278;
              const uint v723 = v722 << v363;
              const uint v724 = v709 >> v363;
              const uint v725 = v724 << v278;
              const uint v726 = v709 & v278;
              const uint v727 = v718 + v720;
              const uint v728 = v727 + v723;
              const uint v729 = v728 + v725;
              const uint v730 = v729 + v726;
              const uint v731 = v730 + v278;
              const uint v732 = v731 * v710;
              const uint v733 = v732 >> v278;
              const uint v734 = v712 << v364;
              const uint v735 = v733 + v734;
              const uint v736 = v735 - v278;
              const uint v737 = v736 >> v364;
              const uint v738 = v735 - v345;
              const uint v739 = v738 >> v364;
              const bool v740 = v737 < v712;
              const uint v741 = v737 - v712;
              const uint v742 = select(v741, v737, v740);
              const uint v743 = v716 + v742;
              const uint v744 = b4[v743];
              const bool v745 = v739 < v712;
              const uint v746 = v739 - v712;
              const uint v747 = select(v746, v739, v745);
              const uint v748 = v716 + v747;
              const uint v749 = b4[v748];
              const uint v750 = v736 & v385;
              const uint v751 = v385 - v750;
              const uint v752 = v744 >> v751;
              const uint v753 = v749 << v278;
              const uint v754 = v753 << v750;
              const uint v755 = v752 | v754;
              const uint v756 = v755 & v405;
              const bool v758 = v757 == v277;
              const bool v759 = v757 == v357;
              const uint v760 = select(v411, v412, v759);
              const uint v761 = select(v760, v410, v758);
              const uint v762 = select(v277, v415, v758);
              const uint v763 = v756 * v761;
              const uint v764 = v763 + v762;
              const uint v765 = v764 & v419;
              const uint v766 = v765 ^ v420;
              const uint v767 = v766 >> v345;
              const uint v768 = v766 & v424;
              const uint v769 = v768 << v345;
              const uint v770 = v766 & v425;
              const uint v771 = v770 << v426;
              const uint v772 = v771 + v427;
              const uint v773 = v769 | v772;
              const float v774 = as_type<float>(v773);
              const uint v775 = v767 & v424;
              const uint v776 = v775 << v345;
              const uint v777 = v767 & v425;
              const uint v778 = v777 << v426;
              const uint v779 = v778 + v427;
              const uint v780 = v776 | v779;
              const float v781 = as_type<float>(v780);
              const float v782 = v774 + v781;
              const uint v783 = v764 & v443;
              const uint v784 = v764 >> v444;
              const uint v785 = v784 & v443;
              const uint v786 = v783 + v785;
              const uint v787 = v786 >> v345;
              const uint v788 = v786 + v787;
              const uint v789 = v788 & v445;
              const float v790 = float(v789);
              const float v791 = fma(v790, v454, v455);
              const float v792 = select(v782, v791, v759);
              const uint v793 = as_type<uint>(v792);
              const uint v794 = v793 >> v426;
              const uint v795 = v794 & v278;
              const uint v796 = v793 + v461;
              const uint v797 = v796 + v795;
              const uint v798 = v797 & v462;
              const float v799 = as_type<float>(v798);
              const float v800 = m3[v706];
              const float v801 = x13;
              const float v802 = fma(v800, v799, v801);
              x13 = v802;
              const uint v803 = v706 + v279;
              const float v804 = m3[v803];
              const float v805 = x14;
              const float v806 = fma(v804, v799, v805);
              x14 = v806;
              const uint v807 = v706 + v474;
              const float v808 = m3[v807];
              const float v809 = x15;
              const float v810 = fma(v808, v799, v809);
              x15 = v810;
              const uint v811 = v706 + v479;
              const float v812 = m3[v811];
              const float v813 = x16;
              const float v814 = fma(v812, v799, v813);
              x16 = v814;
            }
            const float v815 = m4[v702];
            const float v816 = x13;
            const float v817 = v815 + v816;
            m4[v702] = v817;
            const uint v818 = v702 + v279;
            const float v819 = m4[v818];
            const float v820 = x14;
            const float v821 = v819 + v820;
            m4[v818] = v821;
            const uint v822 = v702 + v474;
            const float v823 = m4[v822];
            const float v824 = x15;
            const float v825 = v823 + v824;
            m4[v822] = v825;
            const uint v826 = v702 + v479;
            const float v827 = m4[v826];
            const float v828 = x16;
            const float v829 = v827 + v828;
            m4[v826] = v829;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v830 = v5 - v278;
          const uint v831 = v124 - v278;
          for (uint v832 = v281; v832 < v279; v832 += v282) {
            x17 = v287;
            x18 = v287;
            x19 = v287;
            x20 = v287;
            const uint v833 = min(v832, v831);
            const uint v834 = v833 * v6;
            const uint v835 = v149 + v834;
            for (uint v836 = v277; v836 < v128; v836 += v280) {
              const uint v837 = v835 + v836;
              const bool v1764 = v1763 == v1648;
              if (v1764) {
                const uint4 v1765 = *(device const uint4*)(b4 + v837);
                const float4 v1766 = as_type<float4>(v1765);
                x40 = v1766;
              } else {
                const bool v1767 = v1763 < v1652;
                if (v1767) {
                  const bool v1768 = v1763 == v1654;
                  const uint v1769 = v837 >> v1654;
                  const uint2 v1770 = *(device const uint2*)(b4 + v1769);
                  const uint v1771 = v1770.x;
                  const float2 v1772 = float2(as_type<half2>(v1771));
                  const float v1773 = v1772.x;
                  const float v1774 = v1772.y;
                  const uint v1775 = v1771 << v1662;
                  const uint v1776 = v1771 & v1663;
                  const float v1777 = as_type<float>(v1775);
                  const float v1778 = as_type<float>(v1776);
                  const float v1779 = select(v1777, v1773, v1768);
                  const float v1780 = select(v1778, v1774, v1768);
                  const uint v1781 = v1770.y;
                  const float2 v1782 = float2(as_type<half2>(v1781));
                  const float v1783 = v1782.x;
                  const float v1784 = v1782.y;
                  const uint v1785 = v1781 << v1662;
                  const uint v1786 = v1781 & v1663;
                  const float v1787 = as_type<float>(v1785);
                  const float v1788 = as_type<float>(v1786);
                  const float v1789 = select(v1787, v1783, v1768);
                  const float v1790 = select(v1788, v1784, v1768);
                  const float4 v1791 = float4(v1779, v1780, v1789, v1790);
                  x40 = v1791;
                } else {
                  const uint v1793 = v837 >> v1682;
                  const uint v1794 = v1793 * v1792;
                  const uint v1795 = v837 & v1683;
                  const uint v1796 = v1795 * v1792;
                  const uint v1797 = v1796 >> v1682;
                  const uint v1798 = v1794 + v1797;
                  const uint v1799 = v1796 & v1683;
                  const uint v1800 = b4[v1798];
                  const uint v1801 = v1798 + v1654;
                  const uint v1802 = b4[v1801];
                  const uint v1803 = v1800 >> v1799;
                  const uint v1804 = v1683 - v1799;
                  const uint v1805 = v1802 << v1654;
                  const uint v1806 = v1805 << v1804;
                  const uint v1807 = v1803 | v1806;
                  const uint v1808 = v1654 << v1792;
                  const uint v1809 = v1808 - v1654;
                  const uint v1811 = v837 >> v1810;
                  const bool v1812 = v1763 == v1652;
                  const bool v1813 = v1763 == v1703;
                  const uint v1814 = v1811 >> v1654;
                  const uint v1815 = select(v1814, v1811, v1812);
                  const uint v1817 = v1816 + v1815;
                  const uint v1818 = b4[v1817];
                  const float v1819 = as_type<float>(v1818);
                  const uint v1820 = v1811 & v1654;
                  const bool v1821 = v1820 == v1654;
                  const float2 v1822 = float2(as_type<half2>(v1818));
                  const float v1823 = v1822.x;
                  const float v1824 = v1822.y;
                  const uint v1825 = v1818 << v1662;
                  const uint v1826 = v1818 & v1663;
                  const float v1827 = as_type<float>(v1825);
                  const float v1828 = as_type<float>(v1826);
                  const float v1829 = select(v1823, v1824, v1821);
                  const float v1830 = select(v1827, v1828, v1821);
                  const float v1831 = select(v1830, v1829, v1813);
                  const float v1832 = select(v1831, v1819, v1812);
                  const bool v1833 = v1763 == v1652;
                  const bool v1834 = v1763 == v1703;
                  const uint v1835 = v1811 >> v1654;
                  const uint v1836 = select(v1835, v1811, v1833);
                  const uint v1838 = v1837 + v1836;
                  const uint v1839 = b4[v1838];
                  const float v1840 = as_type<float>(v1839);
                  const uint v1841 = v1811 & v1654;
                  const bool v1842 = v1841 == v1654;
                  const float2 v1843 = float2(as_type<half2>(v1839));
                  const float v1844 = v1843.x;
                  const float v1845 = v1843.y;
                  const uint v1846 = v1839 << v1662;
                  const uint v1847 = v1839 & v1663;
                  const float v1848 = as_type<float>(v1846);
                  const float v1849 = as_type<float>(v1847);
                  const float v1850 = select(v1844, v1845, v1842);
                  const float v1851 = select(v1848, v1849, v1842);
                  const float v1852 = select(v1851, v1850, v1834);
                  const float v1853 = select(v1852, v1840, v1833);
                  const uint v1854 = v1807 & v1809;
                  const float v1855 = float(v1854);
                  const float v1856 = fma(v1832, v1855, v1853);
                  const uint v1857 = v1807 >> v1792;
                  const uint v1858 = v1857 & v1809;
                  const float v1859 = float(v1858);
                  const float v1860 = fma(v1832, v1859, v1853);
                  const uint v1861 = v1857 >> v1792;
                  const uint v1862 = v1861 & v1809;
                  const float v1863 = float(v1862);
                  const float v1864 = fma(v1832, v1863, v1853);
                  const uint v1865 = v1861 >> v1792;
                  const uint v1866 = v1865 & v1809;
                  const float v1867 = float(v1866);
                  const float v1868 = fma(v1832, v1867, v1853);
                  const float4 v1869 = float4(v1856, v1860, v1864, v1868);
                  x40 = v1869;
                }
              }
              const float4 v1870 = x40;
              const uint v839 = min(v277, v830);
              const uint v840 = v839 * v14;
              const uint v841 = v7 + v840;
              const uint v842 = v841 + v836;
              const float4 v843 = *(threadgroup float4*)(m0 + v842);
              const float v844 = x17;
              const float v845 = v843.x;
              const float v846 = v1870.x;
              const float v847 = fma(v845, v846, v844);
              const float v848 = v843.y;
              const float v849 = v1870.y;
              const float v850 = fma(v848, v849, v847);
              const float v851 = v843.z;
              const float v852 = v1870.z;
              const float v853 = fma(v851, v852, v850);
              const float v854 = v843.w;
              const float v855 = v1870.w;
              const float v856 = fma(v854, v855, v853);
              x17 = v856;
              const uint v857 = min(v278, v830);
              const uint v858 = v857 * v14;
              const uint v859 = v7 + v858;
              const uint v860 = v859 + v836;
              const float4 v861 = *(threadgroup float4*)(m0 + v860);
              const float v862 = x18;
              const float v863 = v861.x;
              const float v864 = v1870.x;
              const float v865 = fma(v863, v864, v862);
              const float v866 = v861.y;
              const float v867 = v1870.y;
              const float v868 = fma(v866, v867, v865);
              const float v869 = v861.z;
              const float v870 = v1870.z;
              const float v871 = fma(v869, v870, v868);
              const float v872 = v861.w;
              const float v873 = v1870.w;
              const float v874 = fma(v872, v873, v871);
              x18 = v874;
              const uint v875 = min(v357, v830);
              const uint v876 = v875 * v14;
              const uint v877 = v7 + v876;
              const uint v878 = v877 + v836;
              const float4 v879 = *(threadgroup float4*)(m0 + v878);
              const float v880 = x19;
              const float v881 = v879.x;
              const float v882 = v1870.x;
              const float v883 = fma(v881, v882, v880);
              const float v884 = v879.y;
              const float v885 = v1870.y;
              const float v886 = fma(v884, v885, v883);
              const float v887 = v879.z;
              const float v888 = v1870.z;
              const float v889 = fma(v887, v888, v886);
              const float v890 = v879.w;
              const float v891 = v1870.w;
              const float v892 = fma(v890, v891, v889);
              x19 = v892;
              const uint v893 = min(v363, v830);
              const uint v894 = v893 * v14;
              const uint v895 = v7 + v894;
              const uint v896 = v895 + v836;
              const float4 v897 = *(threadgroup float4*)(m0 + v896);
              const float v898 = x20;
              const float v899 = v897.x;
              const float v900 = v1870.x;
              const float v901 = fma(v899, v900, v898);
              const float v902 = v897.y;
              const float v903 = v1870.y;
              const float v904 = fma(v902, v903, v901);
              const float v905 = v897.z;
              const float v906 = v1870.z;
              const float v907 = fma(v905, v906, v904);
              const float v908 = v897.w;
              const float v909 = v1870.w;
              const float v910 = fma(v908, v909, v907);
              x20 = v910;
            }
            const float v911 = m4[v832];
            const float v912 = x17;
            const float v913 = v911 + v912;
            m4[v832] = v913;
            const uint v914 = v832 + v279;
            const float v915 = m4[v914];
            const float v916 = x18;
            const float v917 = v915 + v916;
            m4[v914] = v917;
            const uint v918 = v832 + v474;
            const float v919 = m4[v918];
            const float v920 = x19;
            const float v921 = v919 + v920;
            m4[v918] = v921;
            const uint v922 = v832 + v479;
            const float v923 = m4[v922];
            const float v924 = x20;
            const float v925 = v923 + v924;
            m4[v922] = v925;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v926 = v281; v926 < v279; v926 += v282) {
        for (uint v927 = v277; v927 < v280; v927 += v278) {
          const uint v928 = v927 * v279;
          const uint v929 = v926 + v928;
          const float v930 = m4[v929];
          const uint v931 = v927 * v14;
          const uint v932 = v7 + v931;
          const uint v933 = v932 + v926;
          m2[v933] = v930;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v934 = v648 == v289;
      if (v934) {
        for (uint v935 = v277; v935 < v327; v935 += v278) {
          const uint v936 = v278 << v935;
          const uint v937 = v936 - v278;
          const uint v938 = v935 + v278;
          for (uint v939 = v281; v939 < v326; v939 += v282) {
            const uint v940 = v939 >> v935;
            const uint v941 = v940 << v938;
            const uint v942 = v939 & v937;
            const uint v943 = v941 + v942;
            for (uint v944 = v277; v944 < v280; v944 += v278) {
              const uint v945 = v944 * v14;
              const uint v946 = v7 + v945;
              const uint v947 = v946 + v943;
              const uint v948 = v947 + v936;
              const float v949 = m2[v947];
              const float v950 = m2[v948];
              const float v951 = v949 + v950;
              const float v952 = v949 - v950;
              m2[v947] = v951;
              m2[v948] = v952;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v953 = x1;
        const uint v954 = x2;
        const uint v956 = v954 + v955;
        for (uint v957 = v281; v957 < v279; v957 += v282) {
          for (uint v958 = v277; v958 < v280; v958 += v278) {
            const uint v959 = v958 * v14;
            const uint v960 = v7 + v959;
            const uint v961 = v960 + v957;
            const float v962 = m2[v961];
            const uint v963 = v953 + v957;
            const uint v964 = v963 >> v278;
            const uint v965 = v956 + v964;
            const uint v966 = b4[v965];
            const uint v967 = v963 & v278;
            const bool v968 = v967 == v278;
            const float2 v969 = float2(as_type<half2>(v966));
            const float v970 = v969.x;
            const float v971 = v969.y;
            const float v972 = select(v970, v971, v968);
            const float v973 = v962 * v321;
            const float v974 = v973 * v972;
            m2[v961] = v974;
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
      for (uint v975 = v281; v975 < v279; v975 += v282) {
        for (uint v976 = v277; v976 < v280; v976 += v278) {
          const uint v977 = v976 * v279;
          const uint v978 = v975 + v977;
          m4[v978] = v287;
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
        const bool v980 = v979 == v289;
        if (v980) {
          const uint v981 = v209 / v6;
          const uint v982 = v981 * v6;
          const uint v983 = v209 - v982;
          const uint v986 = v981 / v984;
          const uint v987 = v981 % v984;
          const uint v988 = v986 * v985;
          x1 = v987;
          x2 = v988;
          const uint v990 = v988 + v989;
          for (uint v991 = v281; v991 < v279; v991 += v282) {
            for (uint v992 = v277; v992 < v280; v992 += v278) {
              x21 = v287;
              const bool v993 = v992 < v5;
              const bool v994 = v991 < v188;
              const bool v995 = v993 & v994;
              if (v995) {
                const uint v996 = v992 * v14;
                const uint v997 = v7 + v996;
                const uint v998 = v997 + v991;
                const float v999 = m0[v998];
                const uint v1000 = v983 + v991;
                const uint v1001 = v1000 >> v278;
                const uint v1002 = v990 + v1001;
                const uint v1003 = b8[v1002];
                const uint v1004 = v1000 & v278;
                const bool v1005 = v1004 == v278;
                const float2 v1006 = float2(as_type<half2>(v1003));
                const float v1007 = v1006.x;
                const float v1008 = v1006.y;
                const float v1009 = select(v1007, v1008, v1005);
                const float v1010 = v999 * v1009;
                const float v1011 = v1010 * v321;
                x21 = v1011;
              }
              const float v1012 = x21;
              const uint v1013 = v992 * v279;
              const uint v1014 = v991 + v1013;
              m3[v1014] = v1012;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1015 = v277; v1015 < v327; v1015 += v278) {
            const uint v1016 = v278 << v1015;
            const uint v1017 = v1016 - v278;
            const uint v1018 = v1015 + v278;
            for (uint v1019 = v281; v1019 < v326; v1019 += v282) {
              const uint v1020 = v1019 >> v1015;
              const uint v1021 = v1020 << v1018;
              const uint v1022 = v1019 & v1017;
              const uint v1023 = v1021 + v1022;
              for (uint v1024 = v277; v1024 < v280; v1024 += v278) {
                const uint v1025 = v1024 * v279;
                const uint v1026 = v1025 + v1023;
                const uint v1027 = v1026 + v1016;
                const float v1028 = m3[v1026];
                const float v1029 = m3[v1027];
                const float v1030 = v1028 + v1029;
                const float v1031 = v1028 - v1029;
                m3[v1026] = v1030;
                m3[v1027] = v1031;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1032 = v983 / v345;
          for (uint v1033 = v281; v1033 < v279; v1033 += v282) {
            x22 = v287;
            x23 = v287;
            x24 = v287;
            x25 = v287;
            const uint v1034 = v987 + v1033;
            const uint v1035 = v1034 / v345;
            const uint v1036 = v1034 % v345;
            for (uint v1037 = v277; v1037 < v279; v1037 += v278) {
              const uint v1038 = v1037 / v345;
              const uint v1039 = v1032 + v1038;
              const uint v1040 = v1037 % v345;
              const uint v1043 = v1041 * v280;
              const uint v1044 = v1039 * v1042;
              const uint v1045 = v1044 + v1035;
              const uint v1046 = v1045 * v1043;
              const uint v1047 = v988 + v1046;
              const uint v1048 = v1036 & v327;
              const uint v1049 = v1048 << v364;
              const uint v1050 = v1036 >> v363;
              const uint v1051 = v1050 << v357;
              const uint v1052 = v1040 & v327;
              const uint v1053 = v1052 >> v278;
              const uint v1054 = v1053 << v363;
              const uint v1055 = v1040 >> v363;
              const uint v1056 = v1055 << v278;
              const uint v1057 = v1040 & v278;
              const uint v1058 = v1049 + v1051;
              const uint v1059 = v1058 + v1054;
              const uint v1060 = v1059 + v1056;
              const uint v1061 = v1060 + v1057;
              const uint v1062 = v1061 + v278;
              const uint v1063 = v1062 * v1041;
              const uint v1064 = v1063 >> v278;
              const uint v1065 = v1043 << v364;
              const uint v1066 = v1064 + v1065;
              const uint v1067 = v1066 - v278;
              const uint v1068 = v1067 >> v364;
              const uint v1069 = v1066 - v345;
              const uint v1070 = v1069 >> v364;
              const bool v1071 = v1068 < v1043;
              const uint v1072 = v1068 - v1043;
              const uint v1073 = select(v1072, v1068, v1071);
              const uint v1074 = v1047 + v1073;
              const uint v1075 = b8[v1074];
              const bool v1076 = v1070 < v1043;
              const uint v1077 = v1070 - v1043;
              const uint v1078 = select(v1077, v1070, v1076);
              const uint v1079 = v1047 + v1078;
              const uint v1080 = b8[v1079];
              const uint v1081 = v1067 & v385;
              const uint v1082 = v385 - v1081;
              const uint v1083 = v1075 >> v1082;
              const uint v1084 = v1080 << v278;
              const uint v1085 = v1084 << v1081;
              const uint v1086 = v1083 | v1085;
              const uint v1087 = v1086 & v405;
              const bool v1089 = v1088 == v277;
              const bool v1090 = v1088 == v357;
              const uint v1091 = select(v411, v412, v1090);
              const uint v1092 = select(v1091, v410, v1089);
              const uint v1093 = select(v277, v415, v1089);
              const uint v1094 = v1087 * v1092;
              const uint v1095 = v1094 + v1093;
              const uint v1096 = v1095 & v419;
              const uint v1097 = v1096 ^ v420;
              const uint v1098 = v1097 >> v345;
              const uint v1099 = v1097 & v424;
              const uint v1100 = v1099 << v345;
              const uint v1101 = v1097 & v425;
              const uint v1102 = v1101 << v426;
              const uint v1103 = v1102 + v427;
              const uint v1104 = v1100 | v1103;
              const float v1105 = as_type<float>(v1104);
              const uint v1106 = v1098 & v424;
              const uint v1107 = v1106 << v345;
              const uint v1108 = v1098 & v425;
              const uint v1109 = v1108 << v426;
              const uint v1110 = v1109 + v427;
              const uint v1111 = v1107 | v1110;
              const float v1112 = as_type<float>(v1111);
              const float v1113 = v1105 + v1112;
              const uint v1114 = v1095 & v443;
              const uint v1115 = v1095 >> v444;
              const uint v1116 = v1115 & v443;
              const uint v1117 = v1114 + v1116;
              const uint v1118 = v1117 >> v345;
              const uint v1119 = v1117 + v1118;
              const uint v1120 = v1119 & v445;
              const float v1121 = float(v1120);
              const float v1122 = fma(v1121, v454, v455);
              const float v1123 = select(v1113, v1122, v1090);
              const uint v1124 = as_type<uint>(v1123);
              const uint v1125 = v1124 >> v426;
              const uint v1126 = v1125 & v278;
              const uint v1127 = v1124 + v461;
              const uint v1128 = v1127 + v1126;
              const uint v1129 = v1128 & v462;
              const float v1130 = as_type<float>(v1129);
              const float v1131 = m3[v1037];
              const float v1132 = x22;
              const float v1133 = fma(v1131, v1130, v1132);
              x22 = v1133;
              const uint v1134 = v1037 + v279;
              const float v1135 = m3[v1134];
              const float v1136 = x23;
              const float v1137 = fma(v1135, v1130, v1136);
              x23 = v1137;
              const uint v1138 = v1037 + v474;
              const float v1139 = m3[v1138];
              const float v1140 = x24;
              const float v1141 = fma(v1139, v1130, v1140);
              x24 = v1141;
              const uint v1142 = v1037 + v479;
              const float v1143 = m3[v1142];
              const float v1144 = x25;
              const float v1145 = fma(v1143, v1130, v1144);
              x25 = v1145;
            }
            const float v1146 = m4[v1033];
            const float v1147 = x22;
            const float v1148 = v1146 + v1147;
            m4[v1033] = v1148;
            const uint v1149 = v1033 + v279;
            const float v1150 = m4[v1149];
            const float v1151 = x23;
            const float v1152 = v1150 + v1151;
            m4[v1149] = v1152;
            const uint v1153 = v1033 + v474;
            const float v1154 = m4[v1153];
            const float v1155 = x24;
            const float v1156 = v1154 + v1155;
            m4[v1153] = v1156;
            const uint v1157 = v1033 + v479;
            const float v1158 = m4[v1157];
            const float v1159 = x25;
            const float v1160 = v1158 + v1159;
            m4[v1157] = v1160;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1161 = v5 - v278;
          const uint v1162 = v184 - v278;
          for (uint v1163 = v281; v1163 < v279; v1163 += v282) {
            x26 = v287;
            x27 = v287;
            x28 = v287;
            x29 = v287;
            const uint v1164 = min(v1163, v1162);
            const uint v1165 = v1164 * v6;
            const uint v1166 = v209 + v1165;
            for (uint v1167 = v277; v1167 < v188; v1167 += v280) {
              const uint v1168 = v1166 + v1167;
              const bool v1872 = v1871 == v1648;
              if (v1872) {
                const uint4 v1873 = *(device const uint4*)(b8 + v1168);
                const float4 v1874 = as_type<float4>(v1873);
                x41 = v1874;
              } else {
                const bool v1875 = v1871 < v1652;
                if (v1875) {
                  const bool v1876 = v1871 == v1654;
                  const uint v1877 = v1168 >> v1654;
                  const uint2 v1878 = *(device const uint2*)(b8 + v1877);
                  const uint v1879 = v1878.x;
                  const float2 v1880 = float2(as_type<half2>(v1879));
                  const float v1881 = v1880.x;
                  const float v1882 = v1880.y;
                  const uint v1883 = v1879 << v1662;
                  const uint v1884 = v1879 & v1663;
                  const float v1885 = as_type<float>(v1883);
                  const float v1886 = as_type<float>(v1884);
                  const float v1887 = select(v1885, v1881, v1876);
                  const float v1888 = select(v1886, v1882, v1876);
                  const uint v1889 = v1878.y;
                  const float2 v1890 = float2(as_type<half2>(v1889));
                  const float v1891 = v1890.x;
                  const float v1892 = v1890.y;
                  const uint v1893 = v1889 << v1662;
                  const uint v1894 = v1889 & v1663;
                  const float v1895 = as_type<float>(v1893);
                  const float v1896 = as_type<float>(v1894);
                  const float v1897 = select(v1895, v1891, v1876);
                  const float v1898 = select(v1896, v1892, v1876);
                  const float4 v1899 = float4(v1887, v1888, v1897, v1898);
                  x41 = v1899;
                } else {
                  const uint v1901 = v1168 >> v1682;
                  const uint v1902 = v1901 * v1900;
                  const uint v1903 = v1168 & v1683;
                  const uint v1904 = v1903 * v1900;
                  const uint v1905 = v1904 >> v1682;
                  const uint v1906 = v1902 + v1905;
                  const uint v1907 = v1904 & v1683;
                  const uint v1908 = b8[v1906];
                  const uint v1909 = v1906 + v1654;
                  const uint v1910 = b8[v1909];
                  const uint v1911 = v1908 >> v1907;
                  const uint v1912 = v1683 - v1907;
                  const uint v1913 = v1910 << v1654;
                  const uint v1914 = v1913 << v1912;
                  const uint v1915 = v1911 | v1914;
                  const uint v1916 = v1654 << v1900;
                  const uint v1917 = v1916 - v1654;
                  const uint v1919 = v1168 >> v1918;
                  const bool v1920 = v1871 == v1652;
                  const bool v1921 = v1871 == v1703;
                  const uint v1922 = v1919 >> v1654;
                  const uint v1923 = select(v1922, v1919, v1920);
                  const uint v1925 = v1924 + v1923;
                  const uint v1926 = b8[v1925];
                  const float v1927 = as_type<float>(v1926);
                  const uint v1928 = v1919 & v1654;
                  const bool v1929 = v1928 == v1654;
                  const float2 v1930 = float2(as_type<half2>(v1926));
                  const float v1931 = v1930.x;
                  const float v1932 = v1930.y;
                  const uint v1933 = v1926 << v1662;
                  const uint v1934 = v1926 & v1663;
                  const float v1935 = as_type<float>(v1933);
                  const float v1936 = as_type<float>(v1934);
                  const float v1937 = select(v1931, v1932, v1929);
                  const float v1938 = select(v1935, v1936, v1929);
                  const float v1939 = select(v1938, v1937, v1921);
                  const float v1940 = select(v1939, v1927, v1920);
                  const bool v1941 = v1871 == v1652;
                  const bool v1942 = v1871 == v1703;
                  const uint v1943 = v1919 >> v1654;
                  const uint v1944 = select(v1943, v1919, v1941);
                  const uint v1946 = v1945 + v1944;
                  const uint v1947 = b8[v1946];
                  const float v1948 = as_type<float>(v1947);
                  const uint v1949 = v1919 & v1654;
                  const bool v1950 = v1949 == v1654;
                  const float2 v1951 = float2(as_type<half2>(v1947));
                  const float v1952 = v1951.x;
                  const float v1953 = v1951.y;
                  const uint v1954 = v1947 << v1662;
                  const uint v1955 = v1947 & v1663;
                  const float v1956 = as_type<float>(v1954);
                  const float v1957 = as_type<float>(v1955);
                  const float v1958 = select(v1952, v1953, v1950);
                  const float v1959 = select(v1956, v1957, v1950);
                  const float v1960 = select(v1959, v1958, v1942);
                  const float v1961 = select(v1960, v1948, v1941);
                  const uint v1962 = v1915 & v1917;
                  const float v1963 = float(v1962);
                  const float v1964 = fma(v1940, v1963, v1961);
                  const uint v1965 = v1915 >> v1900;
                  const uint v1966 = v1965 & v1917;
                  const float v1967 = float(v1966);
                  const float v1968 = fma(v1940, v1967, v1961);
                  const uint v1969 = v1965 >> v1900;
                  const uint v1970 = v1969 & v1917;
                  const float v1971 = float(v1970);
                  const float v1972 = fma(v1940, v1971, v1961);
                  const uint v1973 = v1969 >> v1900;
                  const uint v1974 = v1973 & v1917;
                  const float v1975 = float(v1974);
                  const float v1976 = fma(v1940, v1975, v1961);
                  const float4 v1977 = float4(v1964, v1968, v1972, v1976);
                  x41 = v1977;
                }
              }
              const float4 v1978 = x41;
              const uint v1170 = min(v277, v1161);
              const uint v1171 = v1170 * v14;
              const uint v1172 = v7 + v1171;
              const uint v1173 = v1172 + v1167;
              const float4 v1174 = *(threadgroup float4*)(m0 + v1173);
              const float v1175 = x26;
              const float v1176 = v1174.x;
              const float v1177 = v1978.x;
              const float v1178 = fma(v1176, v1177, v1175);
              const float v1179 = v1174.y;
              const float v1180 = v1978.y;
              const float v1181 = fma(v1179, v1180, v1178);
              const float v1182 = v1174.z;
              const float v1183 = v1978.z;
              const float v1184 = fma(v1182, v1183, v1181);
              const float v1185 = v1174.w;
              const float v1186 = v1978.w;
              const float v1187 = fma(v1185, v1186, v1184);
              x26 = v1187;
              const uint v1188 = min(v278, v1161);
              const uint v1189 = v1188 * v14;
              const uint v1190 = v7 + v1189;
              const uint v1191 = v1190 + v1167;
              const float4 v1192 = *(threadgroup float4*)(m0 + v1191);
              const float v1193 = x27;
              const float v1194 = v1192.x;
              const float v1195 = v1978.x;
              const float v1196 = fma(v1194, v1195, v1193);
              const float v1197 = v1192.y;
              const float v1198 = v1978.y;
              const float v1199 = fma(v1197, v1198, v1196);
              const float v1200 = v1192.z;
              const float v1201 = v1978.z;
              const float v1202 = fma(v1200, v1201, v1199);
              const float v1203 = v1192.w;
              const float v1204 = v1978.w;
              const float v1205 = fma(v1203, v1204, v1202);
              x27 = v1205;
              const uint v1206 = min(v357, v1161);
              const uint v1207 = v1206 * v14;
              const uint v1208 = v7 + v1207;
              const uint v1209 = v1208 + v1167;
              const float4 v1210 = *(threadgroup float4*)(m0 + v1209);
              const float v1211 = x28;
              const float v1212 = v1210.x;
              const float v1213 = v1978.x;
              const float v1214 = fma(v1212, v1213, v1211);
              const float v1215 = v1210.y;
              const float v1216 = v1978.y;
              const float v1217 = fma(v1215, v1216, v1214);
              const float v1218 = v1210.z;
              const float v1219 = v1978.z;
              const float v1220 = fma(v1218, v1219, v1217);
              const float v1221 = v1210.w;
              const float v1222 = v1978.w;
              const float v1223 = fma(v1221, v1222, v1220);
              x28 = v1223;
              const uint v1224 = min(v363, v1161);
              const uint v1225 = v1224 * v14;
              const uint v1226 = v7 + v1225;
              const uint v1227 = v1226 + v1167;
              const float4 v1228 = *(threadgroup float4*)(m0 + v1227);
              const float v1229 = x29;
              const float v1230 = v1228.x;
              const float v1231 = v1978.x;
              const float v1232 = fma(v1230, v1231, v1229);
              const float v1233 = v1228.y;
              const float v1234 = v1978.y;
              const float v1235 = fma(v1233, v1234, v1232);
              const float v1236 = v1228.z;
              const float v1237 = v1978.z;
              const float v1238 = fma(v1236, v1237, v1235);
              const float v1239 = v1228.w;
              const float v1240 = v1978.w;
              const float v1241 = fma(v1239, v1240, v1238);
              x29 = v1241;
            }
            const float v1242 = m4[v1163];
            const float v1243 = x26;
            const float v1244 = v1242 + v1243;
            m4[v1163] = v1244;
            const uint v1245 = v1163 + v279;
            const float v1246 = m4[v1245];
            const float v1247 = x27;
            const float v1248 = v1246 + v1247;
            m4[v1245] = v1248;
            const uint v1249 = v1163 + v474;
            const float v1250 = m4[v1249];
            const float v1251 = x28;
            const float v1252 = v1250 + v1251;
            m4[v1249] = v1252;
            const uint v1253 = v1163 + v479;
            const float v1254 = m4[v1253];
            const float v1255 = x29;
            const float v1256 = v1254 + v1255;
            m4[v1253] = v1256;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1257 = v281; v1257 < v279; v1257 += v282) {
        for (uint v1258 = v277; v1258 < v280; v1258 += v278) {
          const uint v1259 = v1258 * v279;
          const uint v1260 = v1257 + v1259;
          const float v1261 = m4[v1260];
          const uint v1262 = v1258 * v14;
          const uint v1263 = v7 + v1262;
          const uint v1264 = v1263 + v1257;
          m2[v1264] = v1261;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1265 = v979 == v289;
      if (v1265) {
        for (uint v1266 = v277; v1266 < v327; v1266 += v278) {
          const uint v1267 = v278 << v1266;
          const uint v1268 = v1267 - v278;
          const uint v1269 = v1266 + v278;
          for (uint v1270 = v281; v1270 < v326; v1270 += v282) {
            const uint v1271 = v1270 >> v1266;
            const uint v1272 = v1271 << v1269;
            const uint v1273 = v1270 & v1268;
            const uint v1274 = v1272 + v1273;
            for (uint v1275 = v277; v1275 < v280; v1275 += v278) {
              const uint v1276 = v1275 * v14;
              const uint v1277 = v7 + v1276;
              const uint v1278 = v1277 + v1274;
              const uint v1279 = v1278 + v1267;
              const float v1280 = m2[v1278];
              const float v1281 = m2[v1279];
              const float v1282 = v1280 + v1281;
              const float v1283 = v1280 - v1281;
              m2[v1278] = v1282;
              m2[v1279] = v1283;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1284 = x1;
        const uint v1285 = x2;
        const uint v1287 = v1285 + v1286;
        for (uint v1288 = v281; v1288 < v279; v1288 += v282) {
          for (uint v1289 = v277; v1289 < v280; v1289 += v278) {
            const uint v1290 = v1289 * v14;
            const uint v1291 = v7 + v1290;
            const uint v1292 = v1291 + v1288;
            const float v1293 = m2[v1292];
            const uint v1294 = v1284 + v1288;
            const uint v1295 = v1294 >> v278;
            const uint v1296 = v1287 + v1295;
            const uint v1297 = b8[v1296];
            const uint v1298 = v1294 & v278;
            const bool v1299 = v1298 == v278;
            const float2 v1300 = float2(as_type<half2>(v1297));
            const float v1301 = v1300.x;
            const float v1302 = v1300.y;
            const float v1303 = select(v1301, v1302, v1299);
            const float v1304 = v1293 * v321;
            const float v1305 = v1304 * v1303;
            m2[v1292] = v1305;
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
      for (uint v1306 = v281; v1306 < v279; v1306 += v282) {
        for (uint v1307 = v277; v1307 < v280; v1307 += v278) {
          const uint v1308 = v1307 * v279;
          const uint v1309 = v1306 + v1308;
          m4[v1309] = v287;
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
        const bool v1311 = v1310 == v289;
        if (v1311) {
          const uint v1312 = v261 / v6;
          const uint v1313 = v1312 * v6;
          const uint v1314 = v261 - v1313;
          const uint v1317 = v1312 / v1315;
          const uint v1318 = v1312 % v1315;
          const uint v1319 = v1317 * v1316;
          x1 = v1318;
          x2 = v1319;
          const uint v1321 = v1319 + v1320;
          for (uint v1322 = v281; v1322 < v279; v1322 += v282) {
            for (uint v1323 = v277; v1323 < v280; v1323 += v278) {
              x30 = v287;
              const bool v1324 = v1323 < v5;
              const bool v1325 = v1322 < v240;
              const bool v1326 = v1324 & v1325;
              if (v1326) {
                const uint v1327 = v1323 * v14;
                const uint v1328 = v7 + v1327;
                const uint v1329 = v1328 + v1322;
                const float v1330 = m0[v1329];
                const uint v1331 = v1314 + v1322;
                const uint v1332 = v1331 >> v278;
                const uint v1333 = v1321 + v1332;
                const uint v1334 = b10[v1333];
                const uint v1335 = v1331 & v278;
                const bool v1336 = v1335 == v278;
                const float2 v1337 = float2(as_type<half2>(v1334));
                const float v1338 = v1337.x;
                const float v1339 = v1337.y;
                const float v1340 = select(v1338, v1339, v1336);
                const float v1341 = v1330 * v1340;
                const float v1342 = v1341 * v321;
                x30 = v1342;
              }
              const float v1343 = x30;
              const uint v1344 = v1323 * v279;
              const uint v1345 = v1322 + v1344;
              m3[v1345] = v1343;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1346 = v277; v1346 < v327; v1346 += v278) {
            const uint v1347 = v278 << v1346;
            const uint v1348 = v1347 - v278;
            const uint v1349 = v1346 + v278;
            for (uint v1350 = v281; v1350 < v326; v1350 += v282) {
              const uint v1351 = v1350 >> v1346;
              const uint v1352 = v1351 << v1349;
              const uint v1353 = v1350 & v1348;
              const uint v1354 = v1352 + v1353;
              for (uint v1355 = v277; v1355 < v280; v1355 += v278) {
                const uint v1356 = v1355 * v279;
                const uint v1357 = v1356 + v1354;
                const uint v1358 = v1357 + v1347;
                const float v1359 = m3[v1357];
                const float v1360 = m3[v1358];
                const float v1361 = v1359 + v1360;
                const float v1362 = v1359 - v1360;
                m3[v1357] = v1361;
                m3[v1358] = v1362;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1363 = v1314 / v345;
          for (uint v1364 = v281; v1364 < v279; v1364 += v282) {
            x31 = v287;
            x32 = v287;
            x33 = v287;
            x34 = v287;
            const uint v1365 = v1318 + v1364;
            const uint v1366 = v1365 / v345;
            const uint v1367 = v1365 % v345;
            for (uint v1368 = v277; v1368 < v279; v1368 += v278) {
              const uint v1369 = v1368 / v345;
              const uint v1370 = v1363 + v1369;
              const uint v1371 = v1368 % v345;
              const uint v1374 = v1372 * v280;
              const uint v1375 = v1370 * v1373;
              const uint v1376 = v1375 + v1366;
              const uint v1377 = v1376 * v1374;
              const uint v1378 = v1319 + v1377;
              const uint v1379 = v1367 & v327;
              const uint v1380 = v1379 << v364;
              const uint v1381 = v1367 >> v363;
              const uint v1382 = v1381 << v357;
              const uint v1383 = v1371 & v327;
              const uint v1384 = v1383 >> v278;
              const uint v1385 = v1384 << v363;
              const uint v1386 = v1371 >> v363;
              const uint v1387 = v1386 << v278;
              const uint v1388 = v1371 & v278;
              const uint v1389 = v1380 + v1382;
              const uint v1390 = v1389 + v1385;
              const uint v1391 = v1390 + v1387;
              const uint v1392 = v1391 + v1388;
              const uint v1393 = v1392 + v278;
              const uint v1394 = v1393 * v1372;
              const uint v1395 = v1394 >> v278;
              const uint v1396 = v1374 << v364;
              const uint v1397 = v1395 + v1396;
              const uint v1398 = v1397 - v278;
              const uint v1399 = v1398 >> v364;
              const uint v1400 = v1397 - v345;
              const uint v1401 = v1400 >> v364;
              const bool v1402 = v1399 < v1374;
              const uint v1403 = v1399 - v1374;
              const uint v1404 = select(v1403, v1399, v1402);
              const uint v1405 = v1378 + v1404;
              const uint v1406 = b10[v1405];
              const bool v1407 = v1401 < v1374;
              const uint v1408 = v1401 - v1374;
              const uint v1409 = select(v1408, v1401, v1407);
              const uint v1410 = v1378 + v1409;
              const uint v1411 = b10[v1410];
              const uint v1412 = v1398 & v385;
              const uint v1413 = v385 - v1412;
              const uint v1414 = v1406 >> v1413;
              const uint v1415 = v1411 << v278;
              const uint v1416 = v1415 << v1412;
              const uint v1417 = v1414 | v1416;
              const uint v1418 = v1417 & v405;
              const bool v1420 = v1419 == v277;
              const bool v1421 = v1419 == v357;
              const uint v1422 = select(v411, v412, v1421);
              const uint v1423 = select(v1422, v410, v1420);
              const uint v1424 = select(v277, v415, v1420);
              const uint v1425 = v1418 * v1423;
              const uint v1426 = v1425 + v1424;
              const uint v1427 = v1426 & v419;
              const uint v1428 = v1427 ^ v420;
              const uint v1429 = v1428 >> v345;
              const uint v1430 = v1428 & v424;
              const uint v1431 = v1430 << v345;
              const uint v1432 = v1428 & v425;
              const uint v1433 = v1432 << v426;
              const uint v1434 = v1433 + v427;
              const uint v1435 = v1431 | v1434;
              const float v1436 = as_type<float>(v1435);
              const uint v1437 = v1429 & v424;
              const uint v1438 = v1437 << v345;
              const uint v1439 = v1429 & v425;
              const uint v1440 = v1439 << v426;
              const uint v1441 = v1440 + v427;
              const uint v1442 = v1438 | v1441;
              const float v1443 = as_type<float>(v1442);
              const float v1444 = v1436 + v1443;
              const uint v1445 = v1426 & v443;
              const uint v1446 = v1426 >> v444;
              const uint v1447 = v1446 & v443;
              const uint v1448 = v1445 + v1447;
              const uint v1449 = v1448 >> v345;
              const uint v1450 = v1448 + v1449;
              const uint v1451 = v1450 & v445;
              const float v1452 = float(v1451);
              const float v1453 = fma(v1452, v454, v455);
              const float v1454 = select(v1444, v1453, v1421);
              const uint v1455 = as_type<uint>(v1454);
              const uint v1456 = v1455 >> v426;
              const uint v1457 = v1456 & v278;
              const uint v1458 = v1455 + v461;
              const uint v1459 = v1458 + v1457;
              const uint v1460 = v1459 & v462;
              const float v1461 = as_type<float>(v1460);
              const float v1462 = m3[v1368];
              const float v1463 = x31;
              const float v1464 = fma(v1462, v1461, v1463);
              x31 = v1464;
              const uint v1465 = v1368 + v279;
              const float v1466 = m3[v1465];
              const float v1467 = x32;
              const float v1468 = fma(v1466, v1461, v1467);
              x32 = v1468;
              const uint v1469 = v1368 + v474;
              const float v1470 = m3[v1469];
              const float v1471 = x33;
              const float v1472 = fma(v1470, v1461, v1471);
              x33 = v1472;
              const uint v1473 = v1368 + v479;
              const float v1474 = m3[v1473];
              const float v1475 = x34;
              const float v1476 = fma(v1474, v1461, v1475);
              x34 = v1476;
            }
            const float v1477 = m4[v1364];
            const float v1478 = x31;
            const float v1479 = v1477 + v1478;
            m4[v1364] = v1479;
            const uint v1480 = v1364 + v279;
            const float v1481 = m4[v1480];
            const float v1482 = x32;
            const float v1483 = v1481 + v1482;
            m4[v1480] = v1483;
            const uint v1484 = v1364 + v474;
            const float v1485 = m4[v1484];
            const float v1486 = x33;
            const float v1487 = v1485 + v1486;
            m4[v1484] = v1487;
            const uint v1488 = v1364 + v479;
            const float v1489 = m4[v1488];
            const float v1490 = x34;
            const float v1491 = v1489 + v1490;
            m4[v1488] = v1491;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1492 = v5 - v278;
          const uint v1493 = v236 - v278;
          for (uint v1494 = v281; v1494 < v279; v1494 += v282) {
            x35 = v287;
            x36 = v287;
            x37 = v287;
            x38 = v287;
            const uint v1495 = min(v1494, v1493);
            const uint v1496 = v1495 * v6;
            const uint v1497 = v261 + v1496;
            for (uint v1498 = v277; v1498 < v240; v1498 += v280) {
              const uint v1499 = v1497 + v1498;
              const bool v1980 = v1979 == v1648;
              if (v1980) {
                const uint4 v1981 = *(device const uint4*)(b10 + v1499);
                const float4 v1982 = as_type<float4>(v1981);
                x42 = v1982;
              } else {
                const bool v1983 = v1979 < v1652;
                if (v1983) {
                  const bool v1984 = v1979 == v1654;
                  const uint v1985 = v1499 >> v1654;
                  const uint2 v1986 = *(device const uint2*)(b10 + v1985);
                  const uint v1987 = v1986.x;
                  const float2 v1988 = float2(as_type<half2>(v1987));
                  const float v1989 = v1988.x;
                  const float v1990 = v1988.y;
                  const uint v1991 = v1987 << v1662;
                  const uint v1992 = v1987 & v1663;
                  const float v1993 = as_type<float>(v1991);
                  const float v1994 = as_type<float>(v1992);
                  const float v1995 = select(v1993, v1989, v1984);
                  const float v1996 = select(v1994, v1990, v1984);
                  const uint v1997 = v1986.y;
                  const float2 v1998 = float2(as_type<half2>(v1997));
                  const float v1999 = v1998.x;
                  const float v2000 = v1998.y;
                  const uint v2001 = v1997 << v1662;
                  const uint v2002 = v1997 & v1663;
                  const float v2003 = as_type<float>(v2001);
                  const float v2004 = as_type<float>(v2002);
                  const float v2005 = select(v2003, v1999, v1984);
                  const float v2006 = select(v2004, v2000, v1984);
                  const float4 v2007 = float4(v1995, v1996, v2005, v2006);
                  x42 = v2007;
                } else {
                  const uint v2009 = v1499 >> v1682;
                  const uint v2010 = v2009 * v2008;
                  const uint v2011 = v1499 & v1683;
                  const uint v2012 = v2011 * v2008;
                  const uint v2013 = v2012 >> v1682;
                  const uint v2014 = v2010 + v2013;
                  const uint v2015 = v2012 & v1683;
                  const uint v2016 = b10[v2014];
                  const uint v2017 = v2014 + v1654;
                  const uint v2018 = b10[v2017];
                  const uint v2019 = v2016 >> v2015;
                  const uint v2020 = v1683 - v2015;
                  const uint v2021 = v2018 << v1654;
                  const uint v2022 = v2021 << v2020;
                  const uint v2023 = v2019 | v2022;
                  const uint v2024 = v1654 << v2008;
                  const uint v2025 = v2024 - v1654;
                  const uint v2027 = v1499 >> v2026;
                  const bool v2028 = v1979 == v1652;
                  const bool v2029 = v1979 == v1703;
                  const uint v2030 = v2027 >> v1654;
                  const uint v2031 = select(v2030, v2027, v2028);
                  const uint v2033 = v2032 + v2031;
                  const uint v2034 = b10[v2033];
                  const float v2035 = as_type<float>(v2034);
                  const uint v2036 = v2027 & v1654;
                  const bool v2037 = v2036 == v1654;
                  const float2 v2038 = float2(as_type<half2>(v2034));
                  const float v2039 = v2038.x;
                  const float v2040 = v2038.y;
                  const uint v2041 = v2034 << v1662;
                  const uint v2042 = v2034 & v1663;
                  const float v2043 = as_type<float>(v2041);
                  const float v2044 = as_type<float>(v2042);
                  const float v2045 = select(v2039, v2040, v2037);
                  const float v2046 = select(v2043, v2044, v2037);
                  const float v2047 = select(v2046, v2045, v2029);
                  const float v2048 = select(v2047, v2035, v2028);
                  const bool v2049 = v1979 == v1652;
                  const bool v2050 = v1979 == v1703;
                  const uint v2051 = v2027 >> v1654;
                  const uint v2052 = select(v2051, v2027, v2049);
                  const uint v2054 = v2053 + v2052;
                  const uint v2055 = b10[v2054];
                  const float v2056 = as_type<float>(v2055);
                  const uint v2057 = v2027 & v1654;
                  const bool v2058 = v2057 == v1654;
                  const float2 v2059 = float2(as_type<half2>(v2055));
                  const float v2060 = v2059.x;
                  const float v2061 = v2059.y;
                  const uint v2062 = v2055 << v1662;
                  const uint v2063 = v2055 & v1663;
                  const float v2064 = as_type<float>(v2062);
                  const float v2065 = as_type<float>(v2063);
                  const float v2066 = select(v2060, v2061, v2058);
                  const float v2067 = select(v2064, v2065, v2058);
                  const float v2068 = select(v2067, v2066, v2050);
                  const float v2069 = select(v2068, v2056, v2049);
                  const uint v2070 = v2023 & v2025;
                  const float v2071 = float(v2070);
                  const float v2072 = fma(v2048, v2071, v2069);
                  const uint v2073 = v2023 >> v2008;
                  const uint v2074 = v2073 & v2025;
                  const float v2075 = float(v2074);
                  const float v2076 = fma(v2048, v2075, v2069);
                  const uint v2077 = v2073 >> v2008;
                  const uint v2078 = v2077 & v2025;
                  const float v2079 = float(v2078);
                  const float v2080 = fma(v2048, v2079, v2069);
                  const uint v2081 = v2077 >> v2008;
                  const uint v2082 = v2081 & v2025;
                  const float v2083 = float(v2082);
                  const float v2084 = fma(v2048, v2083, v2069);
                  const float4 v2085 = float4(v2072, v2076, v2080, v2084);
                  x42 = v2085;
                }
              }
              const float4 v2086 = x42;
              const uint v1501 = min(v277, v1492);
              const uint v1502 = v1501 * v14;
              const uint v1503 = v7 + v1502;
              const uint v1504 = v1503 + v1498;
              const float4 v1505 = *(threadgroup float4*)(m0 + v1504);
              const float v1506 = x35;
              const float v1507 = v1505.x;
              const float v1508 = v2086.x;
              const float v1509 = fma(v1507, v1508, v1506);
              const float v1510 = v1505.y;
              const float v1511 = v2086.y;
              const float v1512 = fma(v1510, v1511, v1509);
              const float v1513 = v1505.z;
              const float v1514 = v2086.z;
              const float v1515 = fma(v1513, v1514, v1512);
              const float v1516 = v1505.w;
              const float v1517 = v2086.w;
              const float v1518 = fma(v1516, v1517, v1515);
              x35 = v1518;
              const uint v1519 = min(v278, v1492);
              const uint v1520 = v1519 * v14;
              const uint v1521 = v7 + v1520;
              const uint v1522 = v1521 + v1498;
              const float4 v1523 = *(threadgroup float4*)(m0 + v1522);
              const float v1524 = x36;
              const float v1525 = v1523.x;
              const float v1526 = v2086.x;
              const float v1527 = fma(v1525, v1526, v1524);
              const float v1528 = v1523.y;
              const float v1529 = v2086.y;
              const float v1530 = fma(v1528, v1529, v1527);
              const float v1531 = v1523.z;
              const float v1532 = v2086.z;
              const float v1533 = fma(v1531, v1532, v1530);
              const float v1534 = v1523.w;
              const float v1535 = v2086.w;
              const float v1536 = fma(v1534, v1535, v1533);
              x36 = v1536;
              const uint v1537 = min(v357, v1492);
              const uint v1538 = v1537 * v14;
              const uint v1539 = v7 + v1538;
              const uint v1540 = v1539 + v1498;
              const float4 v1541 = *(threadgroup float4*)(m0 + v1540);
              const float v1542 = x37;
              const float v1543 = v1541.x;
              const float v1544 = v2086.x;
              const float v1545 = fma(v1543, v1544, v1542);
              const float v1546 = v1541.y;
              const float v1547 = v2086.y;
              const float v1548 = fma(v1546, v1547, v1545);
              const float v1549 = v1541.z;
              const float v1550 = v2086.z;
              const float v1551 = fma(v1549, v1550, v1548);
              const float v1552 = v1541.w;
              const float v1553 = v2086.w;
              const float v1554 = fma(v1552, v1553, v1551);
              x37 = v1554;
              const uint v1555 = min(v363, v1492);
              const uint v1556 = v1555 * v14;
              const uint v1557 = v7 + v1556;
              const uint v1558 = v1557 + v1498;
              const float4 v1559 = *(threadgroup float4*)(m0 + v1558);
              const float v1560 = x38;
              const float v1561 = v1559.x;
              const float v1562 = v2086.x;
              const float v1563 = fma(v1561, v1562, v1560);
              const float v1564 = v1559.y;
              const float v1565 = v2086.y;
              const float v1566 = fma(v1564, v1565, v1563);
              const float v1567 = v1559.z;
              const float v1568 = v2086.z;
              const float v1569 = fma(v1567, v1568, v1566);
              const float v1570 = v1559.w;
              const float v1571 = v2086.w;
              const float v1572 = fma(v1570, v1571, v1569);
              x38 = v1572;
            }
            const float v1573 = m4[v1494];
            const float v1574 = x35;
            const float v1575 = v1573 + v1574;
            m4[v1494] = v1575;
            const uint v1576 = v1494 + v279;
            const float v1577 = m4[v1576];
            const float v1578 = x36;
            const float v1579 = v1577 + v1578;
            m4[v1576] = v1579;
            const uint v1580 = v1494 + v474;
            const float v1581 = m4[v1580];
            const float v1582 = x37;
            const float v1583 = v1581 + v1582;
            m4[v1580] = v1583;
            const uint v1584 = v1494 + v479;
            const float v1585 = m4[v1584];
            const float v1586 = x38;
            const float v1587 = v1585 + v1586;
            m4[v1584] = v1587;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1588 = v281; v1588 < v279; v1588 += v282) {
        for (uint v1589 = v277; v1589 < v280; v1589 += v278) {
          const uint v1590 = v1589 * v279;
          const uint v1591 = v1588 + v1590;
          const float v1592 = m4[v1591];
          const uint v1593 = v1589 * v14;
          const uint v1594 = v7 + v1593;
          const uint v1595 = v1594 + v1588;
          m2[v1595] = v1592;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1596 = v1310 == v289;
      if (v1596) {
        for (uint v1597 = v277; v1597 < v327; v1597 += v278) {
          const uint v1598 = v278 << v1597;
          const uint v1599 = v1598 - v278;
          const uint v1600 = v1597 + v278;
          for (uint v1601 = v281; v1601 < v326; v1601 += v282) {
            const uint v1602 = v1601 >> v1597;
            const uint v1603 = v1602 << v1600;
            const uint v1604 = v1601 & v1599;
            const uint v1605 = v1603 + v1604;
            for (uint v1606 = v277; v1606 < v280; v1606 += v278) {
              const uint v1607 = v1606 * v14;
              const uint v1608 = v7 + v1607;
              const uint v1609 = v1608 + v1605;
              const uint v1610 = v1609 + v1598;
              const float v1611 = m2[v1609];
              const float v1612 = m2[v1610];
              const float v1613 = v1611 + v1612;
              const float v1614 = v1611 - v1612;
              m2[v1609] = v1613;
              m2[v1610] = v1614;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1615 = x1;
        const uint v1616 = x2;
        const uint v1618 = v1616 + v1617;
        for (uint v1619 = v281; v1619 < v279; v1619 += v282) {
          for (uint v1620 = v277; v1620 < v280; v1620 += v278) {
            const uint v1621 = v1620 * v14;
            const uint v1622 = v7 + v1621;
            const uint v1623 = v1622 + v1619;
            const float v1624 = m2[v1623];
            const uint v1625 = v1615 + v1619;
            const uint v1626 = v1625 >> v278;
            const uint v1627 = v1618 + v1626;
            const uint v1628 = b10[v1627];
            const uint v1629 = v1625 & v278;
            const bool v1630 = v1629 == v278;
            const float2 v1631 = float2(as_type<half2>(v1628));
            const float v1632 = v1631.x;
            const float v1633 = v1631.y;
            const float v1634 = select(v1632, v1633, v1630);
            const float v1635 = v1624 * v321;
            const float v1636 = v1635 * v1634;
            m2[v1623] = v1636;
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
