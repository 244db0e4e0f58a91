#include <metal_stdlib>
using namespace metal;

kernel void experts_1_v4_r4_blocks(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // router
    device const float* b2 [[buffer(2)]], // mlp_norm
    device float* b3 [[buffer(3)]], // stored3
    device const uint* b4 [[buffer(4)]], // shared_gate_proj
    device const uint* b5 [[buffer(5)]], // shared_up_proj
    device float* b6 [[buffer(6)]], // stored6
    device const uint* b7 [[buffer(7)]], // shared_gate
    device float* b8 [[buffer(8)]], // stored8
    constant uint* params [[buffer(9)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
  alignas(16) threadgroup float m4[512];
  alignas(16) threadgroup float m5[512];
  alignas(16) threadgroup float m6[512];
  float4 x0;
  uint x1;
  uint x2;
  uint x3;
  uint x4;
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
  float x39;
  float x40;
  float4 x41;
  float4 x42;
  float4 x43;
  float4 x44;
  const uint v1586 = params[36];
  const uint v1587 = 0u;
  const uint v1591 = 3u;
  const uint v1593 = 1u;
  const uint v1601 = 16u;
  const uint v1602 = 4294901760u;
  const uint v1620 = params[37];
  const uint v1621 = 5u;
  const uint v1622 = 31u;
  const uint v1640 = params[38];
  const uint v1642 = 4u;
  const uint v1647 = params[39];
  const uint v1668 = params[40];
  const uint v1702 = params[41];
  const uint v1731 = params[42];
  const uint v1749 = params[43];
  const uint v1755 = params[44];
  const uint v1776 = params[45];
  const uint v1810 = params[46];
  const uint v1839 = params[47];
  const uint v1857 = params[48];
  const uint v1863 = params[49];
  const uint v1884 = params[50];
  const uint v1918 = params[51];
  const uint v1947 = params[52];
  const uint v1965 = params[53];
  const uint v1971 = params[54];
  const uint v1992 = params[55];
  const uint v216 = 0u;
  const uint v217 = 1u;
  const uint v218 = 128u;
  const uint v219 = 4u;
  const uint v220 = lane;
  const uint v221 = 32u;
  const float v226 = 0.0f;
  const uint v227 = params[4];
  const uint v228 = 6u;
  const uint v233 = params[5];
  const uint v234 = params[6];
  const uint v238 = params[7];
  const float v260 = 0.088388346f;
  const uint v265 = 64u;
  const uint v266 = 7u;
  const uint v284 = 16u;
  const uint v294 = params[8];
  const uint v295 = params[9];
  const uint v296 = 2u;
  const uint v302 = 3u;
  const uint v303 = 5u;
  const uint v324 = 31u;
  const uint v344 = 65535u;
  const uint v346 = params[10];
  const uint v349 = 89226354u;
  const uint v350 = 3417055213u;
  const uint v351 = 2212286765u;
  const uint v354 = 64248484u;
  const uint v358 = 2415890431u;
  const uint v359 = 996162400u;
  const uint v363 = 32768u;
  const uint v364 = 32767u;
  const uint v365 = 13u;
  const uint v366 = 939524096u;
  const uint v382 = 16711935u;
  const uint v383 = 8u;
  const uint v384 = 2047u;
  const float v393 = 0.006767273f;
  const float v394 = -3.453125f;
  const uint v400 = 4095u;
  const uint v401 = 4294959104u;
  const uint v413 = 256u;
  const uint v418 = 384u;
  const uint v563 = params[11];
  const uint v591 = params[12];
  const uint v596 = params[13];
  const uint v597 = params[14];
  const uint v601 = params[15];
  const uint v653 = params[16];
  const uint v654 = params[17];
  const uint v700 = params[18];
  const uint v869 = params[19];
  const uint v874 = params[20];
  const uint v875 = params[21];
  const uint v879 = params[22];
  const uint v931 = params[23];
  const uint v932 = params[24];
  const uint v978 = params[25];
  const uint v1176 = params[26];
  const uint v1225 = params[27];
  const uint v1249 = params[28];
  const uint v1254 = params[29];
  const uint v1255 = params[30];
  const uint v1259 = params[31];
  const uint v1311 = params[32];
  const uint v1312 = params[33];
  const uint v1358 = params[34];
  const uint v1556 = params[35];
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
  const uint v47 = group.x;
  const uint v48 = groups.x;
  const float v79 = as_type<float>(params[56]);
  const uint v89 = 512u;
  const uint v90 = 32u;
  const float v154 = 1.0f;
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
    const float v1576 = simd_shuffle_xor(v29, 16);
    const float v1577 = v29 + v1576;
    const float v1578 = simd_shuffle_xor(v1577, 8);
    const float v1579 = v1577 + v1578;
    const float v1580 = simd_shuffle_xor(v1579, 4);
    const float v1581 = v1579 + v1580;
    const float v1582 = simd_shuffle_xor(v1581, 2);
    const float v1583 = v1581 + v1582;
    const float v1584 = simd_shuffle_xor(v1583, 1);
    const float v1585 = v1583 + v1584;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1585;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v34 = v32 + v33;
  const uint v35 = v34 / v14;
  const uint v37 = v36 + v33;
  const uint v38 = v37 / v14;
  const uint v39 = v35 + v38;
  const uint v40 = v39 + v8;
  const uint v41 = v32 + v33;
  const uint v42 = v41 / v14;
  const uint v43 = v36 + v33;
  const uint v44 = v43 / v14;
  const uint v45 = v42 + v44;
  const uint v46 = v45 + v8;
  const uint v49 = v40 + v48;
  const uint v50 = v49 - v8;
  const uint v51 = v50 / v48;
  const uint v52 = v47 * v51;
  const uint v53 = v52 + v51;
  const uint v54 = min(v53, v40);
  for (uint v55 = v52; v55 < v54; v55 += v8) {
    const bool v56 = v55 < v42;
    const bool v57 = v55 < v7;
    const bool v58 = !v57;
    const bool v59 = v56 & v58;
    if (v59) {
      const uint v60 = v55 * v14;
      const uint v61 = v32 - v60;
      const uint v62 = min(v14, v61);
      const uint v63 = v60 * v6;
      for (uint v222 = v220; v222 < v218; v222 += v221) {
        for (uint v223 = v216; v223 < v219; v223 += v217) {
          const uint v224 = v223 * v218;
          const uint v225 = v222 + v224;
          m5[v225] = v226;
        }
      }
      for (uint v64 = v7; v64 < v6; v64 += v14) {
        const uint v65 = v6 - v64;
        const uint v66 = min(v14, v65);
        for (uint v67 = v7; v67 < v5; v67 += v8) {
          const uint v68 = v2 + v67;
          const uint v69 = v12 * v1;
          for (uint v70 = v69; v70 < v66; v70 += v14) {
            const uint v71 = v64 + v70;
            const uint v72 = v68 * v6;
            const uint v73 = v72 + v71;
            const float4 v74 = *(device const float4*)(b0 + v73);
            const uint v75 = v68 - v2;
            const float v76 = m1[v75];
            const float v77 = float(v6);
            const float v78 = v76 / v77;
            const float v80 = v78 + v79;
            const float v81 = precise::rsqrt(v80);
            const float4 v82 = float4(v81);
            const float4 v83 = v74 * v82;
            const float4 v84 = *(device const float4*)(b2 + v71);
            const float4 v85 = v83 * v84;
            const uint v86 = v67 * v14;
            const uint v87 = v70 + v86;
            *(threadgroup float4*)(m0 + v87) = v85;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v88 = v63 + v64;
        const bool v229 = v227 == v228;
        if (v229) {
          const uint v230 = v88 / v6;
          const uint v231 = v230 * v6;
          const uint v232 = v88 - v231;
          const uint v235 = v230 / v233;
          const uint v236 = v230 % v233;
          const uint v237 = v235 * v234;
          x1 = v236;
          x2 = v237;
          const uint v239 = v237 + v238;
          for (uint v240 = v220; v240 < v218; v240 += v221) {
            for (uint v241 = v216; v241 < v219; v241 += v217) {
              x5 = v226;
              const bool v242 = v241 < v5;
              const bool v243 = v240 < v66;
              const bool v244 = v242 & v243;
              if (v244) {
                const uint v245 = v241 * v14;
                const uint v246 = v7 + v245;
                const uint v247 = v246 + v240;
                const float v248 = m0[v247];
                const uint v249 = v232 + v240;
                const uint v250 = v249 >> v217;
                const uint v251 = v239 + v250;
                const uint v252 = b1[v251];
                const uint v253 = v249 & v217;
                const bool v254 = v253 == v217;
                const float2 v255 = float2(as_type<half2>(v252));
                const float v256 = v255.x;
                const float v257 = v255.y;
                const float v258 = select(v256, v257, v254);
                const float v259 = v248 * v258;
                const float v261 = v259 * v260;
                x5 = v261;
              }
              const float v262 = x5;
              const uint v263 = v241 * v218;
              const uint v264 = v240 + v263;
              m4[v264] = v262;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v267 = v216; v267 < v266; v267 += v217) {
            const uint v268 = v217 << v267;
            const uint v269 = v268 - v217;
            const uint v270 = v267 + v217;
            for (uint v271 = v220; v271 < v265; v271 += v221) {
              const uint v272 = v271 >> v267;
              const uint v273 = v272 << v270;
              const uint v274 = v271 & v269;
              const uint v275 = v273 + v274;
              for (uint v276 = v216; v276 < v219; v276 += v217) {
                const uint v277 = v276 * v218;
                const uint v278 = v277 + v275;
                const uint v279 = v278 + v268;
                const float v280 = m4[v278];
                const float v281 = m4[v279];
                const float v282 = v280 + v281;
                const float v283 = v280 - v281;
                m4[v278] = v282;
                m4[v279] = v283;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v285 = v232 / v284;
          for (uint v286 = v220; v286 < v218; v286 += v221) {
            x6 = v226;
            x7 = v226;
            x8 = v226;
            x9 = v226;
            const uint v287 = v236 + v286;
            const uint v288 = v287 / v284;
            const uint v289 = v287 % v284;
            for (uint v290 = v216; v290 < v218; v290 += v217) {
              const uint v291 = v290 / v284;
              const uint v292 = v285 + v291;
              const uint v293 = v290 % v284;
              const uint v297 = v294 * v219;
              const uint v298 = v292 * v295;
              const uint v299 = v298 + v288;
              const uint v300 = v299 * v297;
              const uint v301 = v237 + v300;
              const uint v304 = v289 & v266;
              const uint v305 = v304 << v303;
              const uint v306 = v289 >> v302;
              const uint v307 = v306 << v296;
              const uint v308 = v293 & v266;
              const uint v309 = v308 >> v217;
              const uint v310 = v309 << v302;
              const uint v311 = v293 >> v302;
              const uint v312 = v311 << v217;
              const uint v313 = v293 & v217;
              const uint v314 = v305 + v307;
              const uint v315 = v314 + v310;
              const uint v316 = v315 + v312;
              const uint v317 = v316 + v313;
              const uint v318 = v317 + v217;
              const uint v319 = v318 * v294;
              const uint v320 = v319 >> v217;
              const uint v321 = v297 << v303;
              const uint v322 = v320 + v321;
              const uint v323 = v322 - v217;
              const uint v325 = v323 >> v303;
              const uint v326 = v322 - v284;
              const uint v327 = v326 >> v303;
              const bool v328 = v325 < v297;
              const uint v329 = v325 - v297;
              const uint v330 = select(v329, v325, v328);
              const uint v331 = v301 + v330;
              const uint v332 = b1[v331];
              const bool v333 = v327 < v297;
              const uint v334 = v327 - v297;
              const uint v335 = select(v334, v327, v333);
              const uint v336 = v301 + v335;
              const uint v337 = b1[v336];
              const uint v338 = v323 & v324;
              const uint v339 = v324 - v338;
              const uint v340 = v332 >> v339;
              const uint v341 = v337 << v217;
              const uint v342 = v341 << v338;
              const uint v343 = v340 | v342;
              const uint v345 = v343 & v344;
              const bool v347 = v346 == v216;
              const bool v348 = v346 == v296;
              const uint v352 = select(v350, v351, v348);
              const uint v353 = select(v352, v349, v347);
              const uint v355 = select(v216, v354, v347);
              const uint v356 = v345 * v353;
              const uint v357 = v356 + v355;
              const uint v360 = v357 & v358;
              const uint v361 = v360 ^ v359;
              const uint v362 = v361 >> v284;
              const uint v367 = v361 & v363;
              const uint v368 = v367 << v284;
              const uint v369 = v361 & v364;
              const uint v370 = v369 << v365;
              const uint v371 = v370 + v366;
              const uint v372 = v368 | v371;
              const float v373 = as_type<float>(v372);
              const uint v374 = v362 & v363;
              const uint v375 = v374 << v284;
              const uint v376 = v362 & v364;
              const uint v377 = v376 << v365;
              const uint v378 = v377 + v366;
              const uint v379 = v375 | v378;
              const float v380 = as_type<float>(v379);
              const float v381 = v373 + v380;
              const uint v385 = v357 & v382;
              const uint v386 = v357 >> v383;
              const uint v387 = v386 & v382;
              const uint v388 = v385 + v387;
              const uint v389 = v388 >> v284;
              const uint v390 = v388 + v389;
              const uint v391 = v390 & v384;
              const float v392 = float(v391);
              const float v395 = fma(v392, v393, v394);
              const float v396 = select(v381, v395, v348);
              const uint v397 = as_type<uint>(v396);
              const uint v398 = v397 >> v365;
              const uint v399 = v398 & v217;
              const uint v402 = v397 + v400;
              const uint v403 = v402 + v399;
              const uint v404 = v403 & v401;
              const float v405 = as_type<float>(v404);
              const float v406 = m4[v290];
              const float v407 = x6;
              const float v408 = fma(v406, v405, v407);
              x6 = v408;
              const uint v409 = v290 + v218;
              const float v410 = m4[v409];
              const float v411 = x7;
              const float v412 = fma(v410, v405, v411);
              x7 = v412;
              const uint v414 = v290 + v413;
              const float v415 = m4[v414];
              const float v416 = x8;
              const float v417 = fma(v415, v405, v416);
              x8 = v417;
              const uint v419 = v290 + v418;
              const float v420 = m4[v419];
              const float v421 = x9;
              const float v422 = fma(v420, v405, v421);
              x9 = v422;
            }
            const float v423 = m5[v286];
            const float v424 = x6;
            const float v425 = v423 + v424;
            m5[v286] = v425;
            const uint v426 = v286 + v218;
            const float v427 = m5[v426];
            const float v428 = x7;
            const float v429 = v427 + v428;
            m5[v426] = v429;
            const uint v430 = v286 + v413;
            const float v431 = m5[v430];
            const float v432 = x8;
            const float v433 = v431 + v432;
            m5[v430] = v433;
            const uint v434 = v286 + v418;
            const float v435 = m5[v434];
            const float v436 = x9;
            const float v437 = v435 + v436;
            m5[v434] = v437;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v438 = v5 - v217;
          const uint v439 = v62 - v217;
          for (uint v440 = v220; v440 < v218; v440 += v221) {
            x10 = v226;
            x11 = v226;
            x12 = v226;
            x13 = v226;
            const uint v441 = min(v440, v439);
            const uint v442 = v441 * v6;
            const uint v443 = v88 + v442;
            for (uint v444 = v216; v444 < v66; v444 += v219) {
              const uint v445 = v443 + v444;
              const bool v1588 = v1586 == v1587;
              if (v1588) {
                const uint4 v1589 = *(device const uint4*)(b1 + v445);
                const float4 v1590 = as_type<float4>(v1589);
                x41 = v1590;
              } else {
                const bool v1592 = v1586 < v1591;
                if (v1592) {
                  const bool v1594 = v1586 == v1593;
                  const uint v1595 = v445 >> v1593;
                  const uint2 v1596 = *(device const uint2*)(b1 + v1595);
                  const uint v1597 = v1596.x;
                  const float2 v1598 = float2(as_type<half2>(v1597));
                  const float v1599 = v1598.x;
                  const float v1600 = v1598.y;
                  const uint v1603 = v1597 << v1601;
                  const uint v1604 = v1597 & v1602;
                  const float v1605 = as_type<float>(v1603);
                  const float v1606 = as_type<float>(v1604);
                  const float v1607 = select(v1605, v1599, v1594);
                  const float v1608 = select(v1606, v1600, v1594);
                  const uint v1609 = v1596.y;
                  const float2 v1610 = float2(as_type<half2>(v1609));
                  const float v1611 = v1610.x;
                  const float v1612 = v1610.y;
                  const uint v1613 = v1609 << v1601;
                  const uint v1614 = v1609 & v1602;
                  const float v1615 = as_type<float>(v1613);
                  const float v1616 = as_type<float>(v1614);
                  const float v1617 = select(v1615, v1611, v1594);
                  const float v1618 = select(v1616, v1612, v1594);
                  const float4 v1619 = float4(v1607, v1608, v1617, v1618);
                  x41 = v1619;
                } else {
                  const uint v1623 = v445 >> v1621;
                  const uint v1624 = v1623 * v1620;
                  const uint v1625 = v445 & v1622;
                  const uint v1626 = v1625 * v1620;
                  const uint v1627 = v1626 >> v1621;
                  const uint v1628 = v1624 + v1627;
                  const uint v1629 = v1626 & v1622;
                  const uint v1630 = b1[v1628];
                  const uint v1631 = v1628 + v1593;
                  const uint v1632 = b1[v1631];
                  const uint v1633 = v1630 >> v1629;
                  const uint v1634 = v1622 - v1629;
                  const uint v1635 = v1632 << v1593;
                  const uint v1636 = v1635 << v1634;
                  const uint v1637 = v1633 | v1636;
                  const uint v1638 = v1593 << v1620;
                  const uint v1639 = v1638 - v1593;
                  const uint v1641 = v445 >> v1640;
                  const bool v1643 = v1586 == v1591;
                  const bool v1644 = v1586 == v1642;
                  const uint v1645 = v1641 >> v1593;
                  const uint v1646 = select(v1645, v1641, v1643);
                  const uint v1648 = v1647 + v1646;
                  const uint v1649 = b1[v1648];
                  const float v1650 = as_type<float>(v1649);
                  const uint v1651 = v1641 & v1593;
                  const bool v1652 = v1651 == v1593;
                  const float2 v1653 = float2(as_type<half2>(v1649));
                  const float v1654 = v1653.x;
                  const float v1655 = v1653.y;
                  const uint v1656 = v1649 << v1601;
                  const uint v1657 = v1649 & v1602;
                  const float v1658 = as_type<float>(v1656);
                  const float v1659 = as_type<float>(v1657);
                  const float v1660 = select(v1654, v1655, v1652);
                  const float v1661 = select(v1658, v1659, v1652);
                  const float v1662 = select(v1661, v1660, v1644);
                  const float v1663 = select(v1662, v1650, v1643);
                  const bool v1664 = v1586 == v1591;
                  const bool v1665 = v1586 == v1642;
                  const uint v1666 = v1641 >> v1593;
                  const uint v1667 = select(v1666, v1641, v1664);
                  const uint v1669 = v1668 + v1667;
                  const uint v1670 = b1[v1669];
                  const float v1671 = as_type<float>(v1670);
                  const uint v1672 = v1641 & v1593;
                  const bool v1673 = v1672 == v1593;
                  const float2 v1674 = float2(as_type<half2>(v1670));
                  const float v1675 = v1674.x;
                  const float v1676 = v1674.y;
                  const uint v1677 = v1670 << v1601;
                  const uint v1678 = v1670 & v1602;
                  const float v1679 = as_type<float>(v1677);
                  const float v1680 = as_type<float>(v1678);
                  const float v1681 = select(v1675, v1676, v1673);
                  const float v1682 = select(v1679, v1680, v1673);
                  const float v1683 = select(v1682, v1681, v1665);
                  const float v1684 = select(v1683, v1671, v1664);
                  const uint v1685 = v1637 & v1639;
                  const float v1686 = float(v1685);
                  const float v1687 = fma(v1663, v1686, v1684);
                  const uint v1688 = v1637 >> v1620;
                  const uint v1689 = v1688 & v1639;
                  const float v1690 = float(v1689);
                  const float v1691 = fma(v1663, v1690, v1684);
                  const uint v1692 = v1688 >> v1620;
                  const uint v1693 = v1692 & v1639;
                  const float v1694 = float(v1693);
                  const float v1695 = fma(v1663, v1694, v1684);
                  const uint v1696 = v1692 >> v1620;
                  const uint v1697 = v1696 & v1639;
                  const float v1698 = float(v1697);
                  const float v1699 = fma(v1663, v1698, v1684);
                  const float4 v1700 = float4(v1687, v1691, v1695, v1699);
                  x41 = v1700;
                }
              }
              const float4 v1701 = x41;
              const uint v447 = min(v216, v438);
              const uint v448 = v447 * v14;
              const uint v449 = v7 + v448;
              const uint v450 = v449 + v444;
              const float4 v451 = *(threadgroup float4*)(m0 + v450);
              const float v452 = x10;
              const float v453 = v451.x;
              const float v454 = v1701.x;
              const float v455 = fma(v453, v454, v452);
              const float v456 = v451.y;
              const float v457 = v1701.y;
              const float v458 = fma(v456, v457, v455);
              const float v459 = v451.z;
              const float v460 = v1701.z;
              const float v461 = fma(v459, v460, v458);
              const float v462 = v451.w;
              const float v463 = v1701.w;
              const float v464 = fma(v462, v463, v461);
              x10 = v464;
              const uint v465 = min(v217, v438);
              const uint v466 = v465 * v14;
              const uint v467 = v7 + v466;
              const uint v468 = v467 + v444;
              const float4 v469 = *(threadgroup float4*)(m0 + v468);
              const float v470 = x11;
              const float v471 = v469.x;
              const float v472 = v1701.x;
              const float v473 = fma(v471, v472, v470);
              const float v474 = v469.y;
              const float v475 = v1701.y;
              const float v476 = fma(v474, v475, v473);
              const float v477 = v469.z;
              const float v478 = v1701.z;
              const float v479 = fma(v477, v478, v476);
              const float v480 = v469.w;
              const float v481 = v1701.w;
              const float v482 = fma(v480, v481, v479);
              x11 = v482;
              const uint v483 = min(v296, v438);
              const uint v484 = v483 * v14;
              const uint v485 = v7 + v484;
              const uint v486 = v485 + v444;
              const float4 v487 = *(threadgroup float4*)(m0 + v486);
              const float v488 = x12;
              const float v489 = v487.x;
              const float v490 = v1701.x;
              const float v491 = fma(v489, v490, v488);
              const float v492 = v487.y;
              const float v493 = v1701.y;
              const float v494 = fma(v492, v493, v491);
              const float v495 = v487.z;
              const float v496 = v1701.z;
              const float v497 = fma(v495, v496, v494);
              const float v498 = v487.w;
              const float v499 = v1701.w;
              const float v500 = fma(v498, v499, v497);
              x12 = v500;
              const uint v501 = min(v302, v438);
              const uint v502 = v501 * v14;
              const uint v503 = v7 + v502;
              const uint v504 = v503 + v444;
              const float4 v505 = *(threadgroup float4*)(m0 + v504);
              const float v506 = x13;
              const float v507 = v505.x;
              const float v508 = v1701.x;
              const float v509 = fma(v507, v508, v506);
              const float v510 = v505.y;
              const float v511 = v1701.y;
              const float v512 = fma(v510, v511, v509);
              const float v513 = v505.z;
              const float v514 = v1701.z;
              const float v515 = fma(v513, v514, v512);
              const float v516 = v505.w;
              const float v517 = v1701.w;
              const float v518 = fma(v516, v517, v515);
              x13 = v518;
            }
            const float v519 = m5[v440];
            const float v520 = x10;
            const float v521 = v519 + v520;
            m5[v440] = v521;
            const uint v522 = v440 + v218;
            const float v523 = m5[v522];
            const float v524 = x11;
            const float v525 = v523 + v524;
            m5[v522] = v525;
            const uint v526 = v440 + v413;
            const float v527 = m5[v526];
            const float v528 = x12;
            const float v529 = v527 + v528;
            m5[v526] = v529;
            const uint v530 = v440 + v418;
            const float v531 = m5[v530];
            const float v532 = x13;
            const float v533 = v531 + v532;
            m5[v530] = v533;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v534 = v220; v534 < v218; v534 += v221) {
        for (uint v535 = v216; v535 < v219; v535 += v217) {
          const uint v536 = v535 * v218;
          const uint v537 = v534 + v536;
          const float v538 = m5[v537];
          const uint v539 = v535 * v14;
          const uint v540 = v7 + v539;
          const uint v541 = v540 + v534;
          m2[v541] = v538;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v542 = v227 == v228;
      if (v542) {
        for (uint v543 = v216; v543 < v266; v543 += v217) {
          const uint v544 = v217 << v543;
          const uint v545 = v544 - v217;
          const uint v546 = v543 + v217;
          for (uint v547 = v220; v547 < v265; v547 += v221) {
            const uint v548 = v547 >> v543;
            const uint v549 = v548 << v546;
            const uint v550 = v547 & v545;
            const uint v551 = v549 + v550;
            for (uint v552 = v216; v552 < v219; v552 += v217) {
              const uint v553 = v552 * v14;
              const uint v554 = v7 + v553;
              const uint v555 = v554 + v551;
              const uint v556 = v555 + v544;
              const float v557 = m2[v555];
              const float v558 = m2[v556];
              const float v559 = v557 + v558;
              const float v560 = v557 - v558;
              m2[v555] = v559;
              m2[v556] = v560;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v561 = x1;
        const uint v562 = x2;
        const uint v564 = v562 + v563;
        for (uint v565 = v220; v565 < v218; v565 += v221) {
          for (uint v566 = v216; v566 < v219; v566 += v217) {
            const uint v567 = v566 * v14;
            const uint v568 = v7 + v567;
            const uint v569 = v568 + v565;
            const float v570 = m2[v569];
            const uint v571 = v561 + v565;
            const uint v572 = v571 >> v217;
            const uint v573 = v564 + v572;
            const uint v574 = b1[v573];
            const uint v575 = v571 & v217;
            const bool v576 = v575 == v217;
            const float2 v577 = float2(as_type<half2>(v574));
            const float v578 = v577.x;
            const float v579 = v577.y;
            const float v580 = select(v578, v579, v576);
            const float v581 = v570 * v260;
            const float v582 = v581 * v580;
            m2[v569] = v582;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v91 = v12; v91 < v89; v91 += v90) {
        const uint v92 = v91 / v14;
        const uint v93 = v91 % v14;
        const bool v94 = v92 < v5;
        const bool v95 = v93 < v62;
        const bool v96 = v94 & v95;
        if (v96) {
          const uint v97 = v2 + v92;
          const uint v98 = v60 + v93;
          const uint v99 = v97 - v2;
          const uint v100 = v99 * v14;
          const uint v101 = v98 - v60;
          const uint v102 = v100 + v101;
          const float v103 = m2[v102];
          const uint v104 = v97 * v32;
          const uint v105 = v104 + v98;
          b3[v105] = v103;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v106 = v55 < v45;
    const bool v107 = v55 < v42;
    const bool v108 = !v107;
    const bool v109 = v106 & v108;
    if (v109) {
      const uint v110 = v55 - v42;
      const uint v111 = v110 * v14;
      const uint v112 = v36 - v111;
      const uint v113 = min(v14, v112);
      const uint v114 = v111 * v6;
      for (uint v583 = v220; v583 < v218; v583 += v221) {
        for (uint v584 = v216; v584 < v219; v584 += v217) {
          const uint v585 = v584 * v218;
          const uint v586 = v583 + v585;
          m5[v586] = v226;
        }
      }
      for (uint v587 = v220; v587 < v218; v587 += v221) {
        for (uint v588 = v216; v588 < v219; v588 += v217) {
          const uint v589 = v588 * v218;
          const uint v590 = v587 + v589;
          m6[v590] = v226;
        }
      }
      for (uint v115 = v7; v115 < v6; v115 += v14) {
        const uint v116 = v6 - v115;
        const uint v117 = min(v14, v116);
        for (uint v118 = v7; v118 < v5; v118 += v8) {
          const uint v119 = v2 + v118;
          const uint v120 = v12 * v1;
          for (uint v121 = v120; v121 < v117; v121 += v14) {
            const uint v122 = v115 + v121;
            const uint v123 = v119 * v6;
            const uint v124 = v123 + v122;
            const float4 v125 = *(device const float4*)(b0 + v124);
            const uint v126 = v119 - v2;
            const float v127 = m1[v126];
            const float v128 = float(v6);
            const float v129 = v127 / v128;
            const float v130 = v129 + v79;
            const float v131 = precise::rsqrt(v130);
            const float4 v132 = float4(v131);
            const float4 v133 = v125 * v132;
            const float4 v134 = *(device const float4*)(b2 + v122);
            const float4 v135 = v133 * v134;
            const uint v136 = v118 * v14;
            const uint v137 = v121 + v136;
            *(threadgroup float4*)(m0 + v137) = v135;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v138 = v114 + v115;
        const bool v592 = v591 == v228;
        if (v592) {
          const uint v593 = v138 / v6;
          const uint v594 = v593 * v6;
          const uint v595 = v138 - v594;
          const uint v598 = v593 / v596;
          const uint v599 = v593 % v596;
          const uint v600 = v598 * v597;
          x1 = v599;
          x2 = v600;
          const uint v602 = v600 + v601;
          for (uint v603 = v220; v603 < v218; v603 += v221) {
            for (uint v604 = v216; v604 < v219; v604 += v217) {
              x14 = v226;
              const bool v605 = v604 < v5;
              const bool v606 = v603 < v117;
              const bool v607 = v605 & v606;
              if (v607) {
                const uint v608 = v604 * v14;
                const uint v609 = v7 + v608;
                const uint v610 = v609 + v603;
                const float v611 = m0[v610];
                const uint v612 = v595 + v603;
                const uint v613 = v612 >> v217;
                const uint v614 = v602 + v613;
                const uint v615 = b4[v614];
                const uint v616 = v612 & v217;
                const bool v617 = v616 == v217;
                const float2 v618 = float2(as_type<half2>(v615));
                const float v619 = v618.x;
                const float v620 = v618.y;
                const float v621 = select(v619, v620, v617);
                const float v622 = v611 * v621;
                const float v623 = v622 * v260;
                x14 = v623;
              }
              const float v624 = x14;
              const uint v625 = v604 * v218;
              const uint v626 = v603 + v625;
              m4[v626] = v624;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v627 = v216; v627 < v266; v627 += v217) {
            const uint v628 = v217 << v627;
            const uint v629 = v628 - v217;
            const uint v630 = v627 + v217;
            for (uint v631 = v220; v631 < v265; v631 += v221) {
              const uint v632 = v631 >> v627;
              const uint v633 = v632 << v630;
              const uint v634 = v631 & v629;
              const uint v635 = v633 + v634;
              for (uint v636 = v216; v636 < v219; v636 += v217) {
                const uint v637 = v636 * v218;
                const uint v638 = v637 + v635;
                const uint v639 = v638 + v628;
                const float v640 = m4[v638];
                const float v641 = m4[v639];
                const float v642 = v640 + v641;
                const float v643 = v640 - v641;
                m4[v638] = v642;
                m4[v639] = v643;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v644 = v595 / v284;
          for (uint v645 = v220; v645 < v218; v645 += v221) {
            x15 = v226;
            x16 = v226;
            x17 = v226;
            x18 = v226;
            const uint v646 = v599 + v645;
            const uint v647 = v646 / v284;
            const uint v648 = v646 % v284;
            for (uint v649 = v216; v649 < v218; v649 += v217) {
              const uint v650 = v649 / v284;
              const uint v651 = v644 + v650;
              const uint v652 = v649 % v284;
              const uint v655 = v653 * v219;
              const uint v656 = v651 * v654;
              const uint v657 = v656 + v647;
              const uint v658 = v657 * v655;
              const uint v659 = v600 + v658;
              const uint v660 = v648 & v266;
              const uint v661 = v660 << v303;
              const uint v662 = v648 >> v302;
              const uint v663 = v662 << v296;
              const uint v664 = v652 & v266;
              const uint v665 = v664 >> v217;
              const uint v666 = v665 << v302;
              const uint v667 = v652 >> v302;
              const uint v668 = v667 << v217;
              const uint v669 = v652 & v217;
              const uint v670 = v661 + v663;
              const uint v671 = v670 + v666;
              const uint v672 = v671 + v668;
              const uint v673 = v672 + v669;
              const uint v674 = v673 + v217;
              const uint v675 = v674 * v653;
              const uint v676 = v675 >> v217;
              const uint v677 = v655 << v303;
              const uint v678 = v676 + v677;
              const uint v679 = v678 - v217;
              const uint v680 = v679 >> v303;
              const uint v681 = v678 - v284;
              const uint v682 = v681 >> v303;
              const bool v683 = v680 < v655;
              const uint v684 = v680 - v655;
              const uint v685 = select(v684, v680, v683);
              const uint v686 = v659 + v685;
              const uint v687 = b4[v686];
              const bool v688 = v682 < v655;
              const uint v689 = v682 - v655;
              const uint v690 = select(v689, v682, v688);
              const uint v691 = v659 + v690;
              const uint v692 = b4[v691];
              const uint v693 = v679 & v324;
              const uint v694 = v324 - v693;
              const uint v695 = v687 >> v694;
              const uint v696 = v692 << v217;
              const uint v697 = v696 << v693;
              const uint v698 = v695 | v697;
              const uint v699 = v698 & v344;
              const bool v701 = v700 == v216;
              const bool v702 = v700 == v296;
              const uint v703 = select(v350, v351, v702);
              const uint v704 = select(v703, v349, v701);
              const uint v705 = select(v216, v354, v701);
              const uint v706 = v699 * v704;
              const uint v707 = v706 + v705;
              const uint v708 = v707 & v358;
              const uint v709 = v708 ^ v359;
              const uint v710 = v709 >> v284;
              const uint v711 = v709 & v363;
              const uint v712 = v711 << v284;
              const uint v713 = v709 & v364;
              const uint v714 = v713 << v365;
              const uint v715 = v714 + v366;
              const uint v716 = v712 | v715;
              const float v717 = as_type<float>(v716);
              const uint v718 = v710 & v363;
              const uint v719 = v718 << v284;
              const uint v720 = v710 & v364;
              const uint v721 = v720 << v365;
              const uint v722 = v721 + v366;
              const uint v723 = v719 | v722;
              const float v724 = as_type<float>(v723);
              const float v725 = v717 + v724;
              const uint v726 = v707 & v382;
              const uint v727 = v707 >> v383;
              const uint v728 = v727 & v382;
              const uint v729 = v726 + v728;
              const uint v730 = v729 >> v284;
              const uint v731 = v729 + v730;
              const uint v732 = v731 & v384;
              const float v733 = float(v732);
              const float v734 = fma(v733, v393, v394);
              const float v735 = select(v725, v734, v702);
              const uint v736 = as_type<uint>(v735);
              const uint v737 = v736 >> v365;
              const uint v738 = v737 & v217;
              const uint v739 = v736 + v400;
              const uint v740 = v739 + v738;
              const uint v741 = v740 & v401;
              const float v742 = as_type<float>(v741);
              const float v743 = m4[v649];
              const float v744 = x15;
              const float v745 = fma(v743, v742, v744);
              x15 = v745;
              const uint v746 = v649 + v218;
              const float v747 = m4[v746];
              const float v748 = x16;
              const float v749 = fma(v747, v742, v748);
              x16 = v749;
              const uint v750 = v649 + v413;
              const float v751 = m4[v750];
              const float v752 = x17;
              const float v753 = fma(v751, v742, v752);
              x17 = v753;
              const uint v754 = v649 + v418;
              const float v755 = m4[v754];
              const float v756 = x18;
              const float v757 = fma(v755, v742, v756);
              x18 = v757;
            }
            const float v758 = m5[v645];
            const float v759 = x15;
            const float v760 = v758 + v759;
            m5[v645] = v760;
            const uint v761 = v645 + v218;
            const float v762 = m5[v761];
            const float v763 = x16;
            const float v764 = v762 + v763;
            m5[v761] = v764;
            const uint v765 = v645 + v413;
            const float v766 = m5[v765];
            const float v767 = x17;
            const float v768 = v766 + v767;
            m5[v765] = v768;
            const uint v769 = v645 + v418;
            const float v770 = m5[v769];
            const float v771 = x18;
            const float v772 = v770 + v771;
            m5[v769] = v772;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v773 = v5 - v217;
          const uint v774 = v113 - v217;
          for (uint v775 = v220; v775 < v218; v775 += v221) {
            x19 = v226;
            x20 = v226;
            x21 = v226;
            x22 = v226;
            const uint v776 = min(v775, v774);
            const uint v777 = v776 * v6;
            const uint v778 = v138 + v777;
            for (uint v779 = v216; v779 < v117; v779 += v219) {
              const uint v780 = v778 + v779;
              const bool v1703 = v1702 == v1587;
              if (v1703) {
                const uint4 v1704 = *(device const uint4*)(b4 + v780);
                const float4 v1705 = as_type<float4>(v1704);
                x42 = v1705;
              } else {
                const bool v1706 = v1702 < v1591;
                if (v1706) {
                  const bool v1707 = v1702 == v1593;
                  const uint v1708 = v780 >> v1593;
                  const uint2 v1709 = *(device const uint2*)(b4 + v1708);
                  const uint v1710 = v1709.x;
                  const float2 v1711 = float2(as_type<half2>(v1710));
                  const float v1712 = v1711.x;
                  const float v1713 = v1711.y;
                  const uint v1714 = v1710 << v1601;
                  const uint v1715 = v1710 & v1602;
                  const float v1716 = as_type<float>(v1714);
                  const float v1717 = as_type<float>(v1715);
                  const float v1718 = select(v1716, v1712, v1707);
                  const float v1719 = select(v1717, v1713, v1707);
                  const uint v1720 = v1709.y;
                  const float2 v1721 = float2(as_type<half2>(v1720));
                  const float v1722 = v1721.x;
                  const float v1723 = v1721.y;
                  const uint v1724 = v1720 << v1601;
                  const uint v1725 = v1720 & v1602;
                  const float v1726 = as_type<float>(v1724);
                  const float v1727 = as_type<float>(v1725);
                  const float v1728 = select(v1726, v1722, v1707);
                  const float v1729 = select(v1727, v1723, v1707);
                  const float4 v1730 = float4(v1718, v1719, v1728, v1729);
                  x42 = v1730;
                } else {
                  const uint v1732 = v780 >> v1621;
                  const uint v1733 = v1732 * v1731;
                  const uint v1734 = v780 & v1622;
                  const uint v1735 = v1734 * v1731;
                  const uint v1736 = v1735 >> v1621;
                  const uint v1737 = v1733 + v1736;
                  const uint v1738 = v1735 & v1622;
                  const uint v1739 = b4[v1737];
                  const uint v1740 = v1737 + v1593;
                  const uint v1741 = b4[v1740];
                  const uint v1742 = v1739 >> v1738;
                  const uint v1743 = v1622 - v1738;
                  const uint v1744 = v1741 << v1593;
                  const uint v1745 = v1744 << v1743;
                  const uint v1746 = v1742 | v1745;
                  const uint v1747 = v1593 << v1731;
                  const uint v1748 = v1747 - v1593;
                  const uint v1750 = v780 >> v1749;
                  const bool v1751 = v1702 == v1591;
                  const bool v1752 = v1702 == v1642;
                  const uint v1753 = v1750 >> v1593;
                  const uint v1754 = select(v1753, v1750, v1751);
                  const uint v1756 = v1755 + v1754;
                  const uint v1757 = b4[v1756];
                  const float v1758 = as_type<float>(v1757);
                  const uint v1759 = v1750 & v1593;
                  const bool v1760 = v1759 == v1593;
                  const float2 v1761 = float2(as_type<half2>(v1757));
                  const float v1762 = v1761.x;
                  const float v1763 = v1761.y;
                  const uint v1764 = v1757 << v1601;
                  const uint v1765 = v1757 & v1602;
                  const float v1766 = as_type<float>(v1764);
                  const float v1767 = as_type<float>(v1765);
                  const float v1768 = select(v1762, v1763, v1760);
                  const float v1769 = select(v1766, v1767, v1760);
                  const float v1770 = select(v1769, v1768, v1752);
                  const float v1771 = select(v1770, v1758, v1751);
                  const bool v1772 = v1702 == v1591;
                  const bool v1773 = v1702 == v1642;
                  const uint v1774 = v1750 >> v1593;
                  const uint v1775 = select(v1774, v1750, v1772);
                  const uint v1777 = v1776 + v1775;
                  const uint v1778 = b4[v1777];
                  const float v1779 = as_type<float>(v1778);
                  const uint v1780 = v1750 & v1593;
                  const bool v1781 = v1780 == v1593;
                  const float2 v1782 = float2(as_type<half2>(v1778));
                  const float v1783 = v1782.x;
                  const float v1784 = v1782.y;
                  const uint v1785 = v1778 << v1601;
                  const uint v1786 = v1778 & v1602;
                  const float v1787 = as_type<float>(v1785);
                  const float v1788 = as_type<float>(v1786);
                  const float v1789 = select(v1783, v1784, v1781);
                  const float v1790 = select(v1787, v1788, v1781);
                  const float v1791 = select(v1790, v1789, v1773);
                  const float v1792 = select(v1791, v1779, v1772);
                  const uint v1793 = v1746 & v1748;
                  const float v1794 = float(v1793);
                  const float v1795 = fma(v1771, v1794, v1792);
                  const uint v1796 = v1746 >> v1731;
                  const uint v1797 = v1796 & v1748;
                  const float v1798 = float(v1797);
                  const float v1799 = fma(v1771, v1798, v1792);
                  const uint v1800 = v1796 >> v1731;
                  const uint v1801 = v1800 & v1748;
                  const float v1802 = float(v1801);
                  const float v1803 = fma(v1771, v1802, v1792);
                  const uint v1804 = v1800 >> v1731;
                  const uint v1805 = v1804 & v1748;
                  const float v1806 = float(v1805);
                  const float v1807 = fma(v1771, v1806, v1792);
                  const float4 v1808 = float4(v1795, v1799, v1803, v1807);
                  x42 = v1808;
                }
              }
              const float4 v1809 = x42;
              const uint v782 = min(v216, v773);
              const uint v783 = v782 * v14;
              const uint v784 = v7 + v783;
              const uint v785 = v784 + v779;
              const float4 v786 = *(threadgroup float4*)(m0 + v785);
              const float v787 = x19;
              const float v788 = v786.x;
              const float v789 = v1809.x;
              const float v790 = fma(v788, v789, v787);
              const float v791 = v786.y;
              const float v792 = v1809.y;
              const float v793 = fma(v791, v792, v790);
              const float v794 = v786.z;
              const float v795 = v1809.z;
              const float v796 = fma(v794, v795, v793);
              const float v797 = v786.w;
              const float v798 = v1809.w;
              const float v799 = fma(v797, v798, v796);
              x19 = v799;
              const uint v800 = min(v217, v773);
              const uint v801 = v800 * v14;
              const uint v802 = v7 + v801;
              const uint v803 = v802 + v779;
              const float4 v804 = *(threadgroup float4*)(m0 + v803);
              const float v805 = x20;
              const float v806 = v804.x;
              const float v807 = v1809.x;
              const float v808 = fma(v806, v807, v805);
              const float v809 = v804.y;
              const float v810 = v1809.y;
              const float v811 = fma(v809, v810, v808);
              const float v812 = v804.z;
              const float v813 = v1809.z;
              const float v814 = fma(v812, v813, v811);
              const float v815 = v804.w;
              const float v816 = v1809.w;
              const float v817 = fma(v815, v816, v814);
              x20 = v817;
              const uint v818 = min(v296, v773);
              const uint v819 = v818 * v14;
              const uint v820 = v7 + v819;
              const uint v821 = v820 + v779;
              const float4 v822 = *(threadgroup float4*)(m0 + v821);
              const float v823 = x21;
              const float v824 = v822.x;
              const float v825 = v1809.x;
              const float v826 = fma(v824, v825, v823);
              const float v827 = v822.y;
              const float v828 = v1809.y;
              const float v829 = fma(v827, v828, v826);
              const float v830 = v822.z;
              const float v831 = v1809.z;
              const float v832 = fma(v830, v831, v829);
              const float v833 = v822.w;
              const float v834 = v1809.w;
              const float v835 = fma(v833, v834, v832);
              x21 = v835;
              const uint v836 = min(v302, v773);
              const uint v837 = v836 * v14;
              const uint v838 = v7 + v837;
              const uint v839 = v838 + v779;
              const float4 v840 = *(threadgroup float4*)(m0 + v839);
              const float v841 = x22;
              const float v842 = v840.x;
              const float v843 = v1809.x;
              const float v844 = fma(v842, v843, v841);
              const float v845 = v840.y;
              const float v846 = v1809.y;
              const float v847 = fma(v845, v846, v844);
              const float v848 = v840.z;
              const float v849 = v1809.z;
              const float v850 = fma(v848, v849, v847);
              const float v851 = v840.w;
              const float v852 = v1809.w;
              const float v853 = fma(v851, v852, v850);
              x22 = v853;
            }
            const float v854 = m5[v775];
            const float v855 = x19;
            const float v856 = v854 + v855;
            m5[v775] = v856;
            const uint v857 = v775 + v218;
            const float v858 = m5[v857];
            const float v859 = x20;
            const float v860 = v858 + v859;
            m5[v857] = v860;
            const uint v861 = v775 + v413;
            const float v862 = m5[v861];
            const float v863 = x21;
            const float v864 = v862 + v863;
            m5[v861] = v864;
            const uint v865 = v775 + v418;
            const float v866 = m5[v865];
            const float v867 = x22;
            const float v868 = v866 + v867;
            m5[v865] = v868;
          }
        }
        const bool v870 = v869 == v228;
        if (v870) {
          const uint v871 = v138 / v6;
          const uint v872 = v871 * v6;
          const uint v873 = v138 - v872;
          const uint v876 = v871 / v874;
          const uint v877 = v871 % v874;
          const uint v878 = v876 * v875;
          x3 = v877;
          x4 = v878;
          const uint v880 = v878 + v879;
          for (uint v881 = v220; v881 < v218; v881 += v221) {
            for (uint v882 = v216; v882 < v219; v882 += v217) {
              x23 = v226;
              const bool v883 = v882 < v5;
              const bool v884 = v881 < v117;
              const bool v885 = v883 & v884;
              if (v885) {
                const uint v886 = v882 * v14;
                const uint v887 = v7 + v886;
                const uint v888 = v887 + v881;
                const float v889 = m0[v888];
                const uint v890 = v873 + v881;
                const uint v891 = v890 >> v217;
                const uint v892 = v880 + v891;
                const uint v893 = b5[v892];
                const uint v894 = v890 & v217;
                const bool v895 = v894 == v217;
                const float2 v896 = float2(as_type<half2>(v893));
                const float v897 = v896.x;
                const float v898 = v896.y;
                const float v899 = select(v897, v898, v895);
                const float v900 = v889 * v899;
                const float v901 = v900 * v260;
                x23 = v901;
              }
              const float v902 = x23;
              const uint v903 = v882 * v218;
              const uint v904 = v881 + v903;
              m4[v904] = v902;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v905 = v216; v905 < v266; v905 += v217) {
            const uint v906 = v217 << v905;
            const uint v907 = v906 - v217;
            const uint v908 = v905 + v217;
            for (uint v909 = v220; v909 < v265; v909 += v221) {
              const uint v910 = v909 >> v905;
              const uint v911 = v910 << v908;
              const uint v912 = v909 & v907;
              const uint v913 = v911 + v912;
              for (uint v914 = v216; v914 < v219; v914 += v217) {
                const uint v915 = v914 * v218;
                const uint v916 = v915 + v913;
                const uint v917 = v916 + v906;
                const float v918 = m4[v916];
                const float v919 = m4[v917];
                const float v920 = v918 + v919;
                const float v921 = v918 - v919;
                m4[v916] = v920;
                m4[v917] = v921;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v922 = v873 / v284;
          for (uint v923 = v220; v923 < v218; v923 += v221) {
            x24 = v226;
            x25 = v226;
            x26 = v226;
            x27 = v226;
            const uint v924 = v877 + v923;
            const uint v925 = v924 / v284;
            const uint v926 = v924 % v284;
            for (uint v927 = v216; v927 < v218; v927 += v217) {
              const uint v928 = v927 / v284;
              const uint v929 = v922 + v928;
              const uint v930 = v927 % v284;
              const uint v933 = v931 * v219;
              const uint v934 = v929 * v932;
              const uint v935 = v934 + v925;
              const uint v936 = v935 * v933;
              const uint v937 = v878 + v936;
              const uint v938 = v926 & v266;
              const uint v939 = v938 << v303;
              const uint v940 = v926 >> v302;
              const uint v941 = v940 << v296;
              const uint v942 = v930 & v266;
              const uint v943 = v942 >> v217;
              const uint v944 = v943 << v302;
              const uint v945 = v930 >> v302;
              const uint v946 = v945 << v217;
              const uint v947 = v930 & v217;
              const uint v948 = v939 + v941;
              const uint v949 = v948 + v944;
              const uint v950 = v949 + v946;
              const uint v951 = v950 + v947;
              const uint v952 = v951 + v217;
              const uint v953 = v952 * v931;
              const uint v954 = v953 >> v217;
              const uint v955 = v933 << v303;
              const uint v956 = v954 + v955;
              const uint v957 = v956 - v217;
              const uint v958 = v957 >> v303;
              const uint v959 = v956 - v284;
              const uint v960 = v959 >> v303;
              const bool v961 = v958 < v933;
              const uint v962 = v958 - v933;
              const uint v963 = select(v962, v958, v961);
              const uint v964 = v937 + v963;
              const uint v965 = b5[v964];
              const bool v966 = v960 < v933;
              const uint v967 = v960 - v933;
              const uint v968 = select(v967, v960, v966);
              const uint v969 = v937 + v968;
              const uint v970 = b5[v969];
              const uint v971 = v957 & v324;
              const uint v972 = v324 - v971;
              const uint v973 = v965 >> v972;
              const uint v974 = v970 << v217;
              const uint v975 = v974 << v971;
              const uint v976 = v973 | v975;
              const uint v977 = v976 & v344;
              const bool v979 = v978 == v216;
              const bool v980 = v978 == v296;
              const uint v981 = select(v350, v351, v980);
              const uint v982 = select(v981, v349, v979);
              const uint v983 = select(v216, v354, v979);
              const uint v984 = v977 * v982;
              const uint v985 = v984 + v983;
              const uint v986 = v985 & v358;
              const uint v987 = v986 ^ v359;
              const uint v988 = v987 >> v284;
              const uint v989 = v987 & v363;
              const uint v990 = v989 << v284;
              const uint v991 = v987 & v364;
              const uint v992 = v991 << v365;
              const uint v993 = v992 + v366;
              const uint v994 = v990 | v993;
              const float v995 = as_type<float>(v994);
              const uint v996 = v988 & v363;
              const uint v997 = v996 << v284;
              const uint v998 = v988 & v364;
              const uint v999 = v998 << v365;
              const uint v1000 = v999 + v366;
              const uint v1001 = v997 | v1000;
              const float v1002 = as_type<float>(v1001);
              const float v1003 = v995 + v1002;
              const uint v1004 = v985 & v382;
              const uint v1005 = v985 >> v383;
              const uint v1006 = v1005 & v382;
              const uint v1007 = v1004 + v1006;
              const uint v1008 = v1007 >> v284;
              const uint v1009 = v1007 + v1008;
              const uint v1010 = v1009 & v384;
              const float v1011 = float(v1010);
              const float v1012 = fma(v1011, v393, v394);
              const float v1013 = select(v1003, v1012, v980);
              const uint v1014 = as_type<uint>(v1013);
              const uint v1015 = v1014 >> v365;
              const uint v1016 = v1015 & v217;
              const uint v1017 = v1014 + v400;
              const uint v1018 = v1017 + v1016;
              const uint v1019 = v1018 & v401;
              const float v1020 = as_type<float>(v1019);
              const float v1021 = m4[v927];
              const float v1022 = x24;
              const float v1023 = fma(v1021, v1020, v1022);
              x24 = v1023;
              const uint v1024 = v927 + v218;
              const float v1025 = m4[v1024];
              const float v1026 = x25;
              const float v1027 = fma(v1025, v1020, v1026);
              x25 = v1027;
              const uint v1028 = v927 + v413;
              const float v1029 = m4[v1028];
              const float v1030 = x26;
              const float v1031 = fma(v1029, v1020, v1030);
              x26 = v1031;
              const uint v1032 = v927 + v418;
              const float v1033 = m4[v1032];
              const float v1034 = x27;
              const float v1035 = fma(v1033, v1020, v1034);
              x27 = v1035;
            }
            const float v1036 = m6[v923];
            const float v1037 = x24;
            const float v1038 = v1036 + v1037;
            m6[v923] = v1038;
            const uint v1039 = v923 + v218;
            const float v1040 = m6[v1039];
            const float v1041 = x25;
            const float v1042 = v1040 + v1041;
            m6[v1039] = v1042;
            const uint v1043 = v923 + v413;
            const float v1044 = m6[v1043];
            const float v1045 = x26;
            const float v1046 = v1044 + v1045;
            m6[v1043] = v1046;
            const uint v1047 = v923 + v418;
            const float v1048 = m6[v1047];
            const float v1049 = x27;
            const float v1050 = v1048 + v1049;
            m6[v1047] = v1050;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1051 = v5 - v217;
          const uint v1052 = v113 - v217;
          for (uint v1053 = v220; v1053 < v218; v1053 += v221) {
            x28 = v226;
            x29 = v226;
            x30 = v226;
            x31 = v226;
            const uint v1054 = min(v1053, v1052);
            const uint v1055 = v1054 * v6;
            const uint v1056 = v138 + v1055;
            for (uint v1057 = v216; v1057 < v117; v1057 += v219) {
              const uint v1058 = v1056 + v1057;
              const bool v1811 = v1810 == v1587;
              if (v1811) {
                const uint4 v1812 = *(device const uint4*)(b5 + v1058);
                const float4 v1813 = as_type<float4>(v1812);
                x43 = v1813;
              } else {
                const bool v1814 = v1810 < v1591;
                if (v1814) {
                  const bool v1815 = v1810 == v1593;
                  const uint v1816 = v1058 >> v1593;
                  const uint2 v1817 = *(device const uint2*)(b5 + v1816);
                  const uint v1818 = v1817.x;
                  const float2 v1819 = float2(as_type<half2>(v1818));
                  const float v1820 = v1819.x;
                  const float v1821 = v1819.y;
                  const uint v1822 = v1818 << v1601;
                  const uint v1823 = v1818 & v1602;
                  const float v1824 = as_type<float>(v1822);
                  const float v1825 = as_type<float>(v1823);
                  const float v1826 = select(v1824, v1820, v1815);
                  const float v1827 = select(v1825, v1821, v1815);
                  const uint v1828 = v1817.y;
                  const float2 v1829 = float2(as_type<half2>(v1828));
                  const float v1830 = v1829.x;
                  const float v1831 = v1829.y;
                  const uint v1832 = v1828 << v1601;
                  const uint v1833 = v1828 & v1602;
                  const float v1834 = as_type<float>(v1832);
                  const float v1835 = as_type<float>(v1833);
                  const float v1836 = select(v1834, v1830, v1815);
                  const float v1837 = select(v1835, v1831, v1815);
                  const float4 v1838 = float4(v1826, v1827, v1836, v1837);
                  x43 = v1838;
                } else {
                  const uint v1840 = v1058 >> v1621;
                  const uint v1841 = v1840 * v1839;
                  const uint v1842 = v1058 & v1622;
                  const uint v1843 = v1842 * v1839;
                  const uint v1844 = v1843 >> v1621;
                  const uint v1845 = v1841 + v1844;
                  const uint v1846 = v1843 & v1622;
                  const uint v1847 = b5[v1845];
                  const uint v1848 = v1845 + v1593;
                  const uint v1849 = b5[v1848];
                  const uint v1850 = v1847 >> v1846;
                  const uint v1851 = v1622 - v1846;
                  const uint v1852 = v1849 << v1593;
                  const uint v1853 = v1852 << v1851;
                  const uint v1854 = v1850 | v1853;
                  const uint v1855 = v1593 << v1839;
                  const uint v1856 = v1855 - v1593;
                  const uint v1858 = v1058 >> v1857;
                  const bool v1859 = v1810 == v1591;
                  const bool v1860 = v1810 == v1642;
                  const uint v1861 = v1858 >> v1593;
                  const uint v1862 = select(v1861, v1858, v1859);
                  const uint v1864 = v1863 + v1862;
                  const uint v1865 = b5[v1864];
                  const float v1866 = as_type<float>(v1865);
                  const uint v1867 = v1858 & v1593;
                  const bool v1868 = v1867 == v1593;
                  const float2 v1869 = float2(as_type<half2>(v1865));
                  const float v1870 = v1869.x;
                  const float v1871 = v1869.y;
                  const uint v1872 = v1865 << v1601;
                  const uint v1873 = v1865 & v1602;
                  const float v1874 = as_type<float>(v1872);
                  const float v1875 = as_type<float>(v1873);
                  const float v1876 = select(v1870, v1871, v1868);
                  const float v1877 = select(v1874, v1875, v1868);
                  const float v1878 = select(v1877, v1876, v1860);
                  const float v1879 = select(v1878, v1866, v1859);
                  const bool v1880 = v1810 == v1591;
                  const bool v1881 = v1810 == v1642;
                  const uint v1882 = v1858 >> v1593;
                  const uint v1883 = select(v1882, v1858, v1880);
                  const uint v1885 = v1884 + v1883;
                  const uint v1886 = b5[v1885];
                  const float v1887 = as_type<float>(v1886);
                  const uint v1888 = v1858 & v1593;
                  const bool v1889 = v1888 == v1593;
                  const float2 v1890 = float2(as_type<half2>(v1886));
                  const float v1891 = v1890.x;
                  const float v1892 = v1890.y;
                  const uint v1893 = v1886 << v1601;
                  const uint v1894 = v1886 & v1602;
                  const float v1895 = as_type<float>(v1893);
                  const float v1896 = as_type<float>(v1894);
                  const float v1897 = select(v1891, v1892, v1889);
                  const float v1898 = select(v1895, v1896, v1889);
                  const float v1899 = select(v1898, v1897, v1881);
                  const float v1900 = select(v1899, v1887, v1880);
                  const uint v1901 = v1854 & v1856;
                  const float v1902 = float(v1901);
                  const float v1903 = fma(v1879, v1902, v1900);
                  const uint v1904 = v1854 >> v1839;
                  const uint v1905 = v1904 & v1856;
                  const float v1906 = float(v1905);
                  const float v1907 = fma(v1879, v1906, v1900);
                  const uint v1908 = v1904 >> v1839;
                  const uint v1909 = v1908 & v1856;
                  const float v1910 = float(v1909);
                  const float v1911 = fma(v1879, v1910, v1900);
                  const uint v1912 = v1908 >> v1839;
                  const uint v1913 = v1912 & v1856;
                  const float v1914 = float(v1913);
                  const float v1915 = fma(v1879, v1914, v1900);
                  const float4 v1916 = float4(v1903, v1907, v1911, v1915);
                  x43 = v1916;
                }
              }
              const float4 v1917 = x43;
              const uint v1060 = min(v216, v1051);
              const uint v1061 = v1060 * v14;
              const uint v1062 = v7 + v1061;
              const uint v1063 = v1062 + v1057;
              const float4 v1064 = *(threadgroup float4*)(m0 + v1063);
              const float v1065 = x28;
              const float v1066 = v1064.x;
              const float v1067 = v1917.x;
              const float v1068 = fma(v1066, v1067, v1065);
              const float v1069 = v1064.y;
              const float v1070 = v1917.y;
              const float v1071 = fma(v1069, v1070, v1068);
              const float v1072 = v1064.z;
              const float v1073 = v1917.z;
              const float v1074 = fma(v1072, v1073, v1071);
              const float v1075 = v1064.w;
              const float v1076 = v1917.w;
              const float v1077 = fma(v1075, v1076, v1074);
              x28 = v1077;
              const uint v1078 = min(v217, v1051);
              const uint v1079 = v1078 * v14;
              const uint v1080 = v7 + v1079;
              const uint v1081 = v1080 + v1057;
              const float4 v1082 = *(threadgroup float4*)(m0 + v1081);
              const float v1083 = x29;
              const float v1084 = v1082.x;
              const float v1085 = v1917.x;
              const float v1086 = fma(v1084, v1085, v1083);
              const float v1087 = v1082.y;
              const float v1088 = v1917.y;
              const float v1089 = fma(v1087, v1088, v1086);
              const float v1090 = v1082.z;
              const float v1091 = v1917.z;
              const float v1092 = fma(v1090, v1091, v1089);
              const float v1093 = v1082.w;
              const float v1094 = v1917.w;
              const float v1095 = fma(v1093, v1094, v1092);
              x29 = v1095;
              const uint v1096 = min(v296, v1051);
              const uint v1097 = v1096 * v14;
              const uint v1098 = v7 + v1097;
              const uint v1099 = v1098 + v1057;
              const float4 v1100 = *(threadgroup float4*)(m0 + v1099);
              const float v1101 = x30;
              const float v1102 = v1100.x;
              const float v1103 = v1917.x;
              const float v1104 = fma(v1102, v1103, v1101);
              const float v1105 = v1100.y;
              const float v1106 = v1917.y;
              const float v1107 = fma(v1105, v1106, v1104);
              const float v1108 = v1100.z;
              const float v1109 = v1917.z;
              const float v1110 = fma(v1108, v1109, v1107);
              const float v1111 = v1100.w;
              const float v1112 = v1917.w;
              const float v1113 = fma(v1111, v1112, v1110);
              x30 = v1113;
              const uint v1114 = min(v302, v1051);
              const uint v1115 = v1114 * v14;
              const uint v1116 = v7 + v1115;
              const uint v1117 = v1116 + v1057;
              const float4 v1118 = *(threadgroup float4*)(m0 + v1117);
              const float v1119 = x31;
              const float v1120 = v1118.x;
              const float v1121 = v1917.x;
              const float v1122 = fma(v1120, v1121, v1119);
              const float v1123 = v1118.y;
              const float v1124 = v1917.y;
              const float v1125 = fma(v1123, v1124, v1122);
              const float v1126 = v1118.z;
              const float v1127 = v1917.z;
              const float v1128 = fma(v1126, v1127, v1125);
              const float v1129 = v1118.w;
              const float v1130 = v1917.w;
              const float v1131 = fma(v1129, v1130, v1128);
              x31 = v1131;
            }
            const float v1132 = m6[v1053];
            const float v1133 = x28;
            const float v1134 = v1132 + v1133;
            m6[v1053] = v1134;
            const uint v1135 = v1053 + v218;
            const float v1136 = m6[v1135];
            const float v1137 = x29;
            const float v1138 = v1136 + v1137;
            m6[v1135] = v1138;
            const uint v1139 = v1053 + v413;
            const float v1140 = m6[v1139];
            const float v1141 = x30;
            const float v1142 = v1140 + v1141;
            m6[v1139] = v1142;
            const uint v1143 = v1053 + v418;
            const float v1144 = m6[v1143];
            const float v1145 = x31;
            const float v1146 = v1144 + v1145;
            m6[v1143] = v1146;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1147 = v220; v1147 < v218; v1147 += v221) {
        for (uint v1148 = v216; v1148 < v219; v1148 += v217) {
          const uint v1149 = v1148 * v218;
          const uint v1150 = v1147 + v1149;
          const float v1151 = m5[v1150];
          const uint v1152 = v1148 * v14;
          const uint v1153 = v7 + v1152;
          const uint v1154 = v1153 + v1147;
          m2[v1154] = v1151;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1155 = v591 == v228;
      if (v1155) {
        for (uint v1156 = v216; v1156 < v266; v1156 += v217) {
          const uint v1157 = v217 << v1156;
          const uint v1158 = v1157 - v217;
          const uint v1159 = v1156 + v217;
          for (uint v1160 = v220; v1160 < v265; v1160 += v221) {
            const uint v1161 = v1160 >> v1156;
            const uint v1162 = v1161 << v1159;
            const uint v1163 = v1160 & v1158;
            const uint v1164 = v1162 + v1163;
            for (uint v1165 = v216; v1165 < v219; v1165 += v217) {
              const uint v1166 = v1165 * v14;
              const uint v1167 = v7 + v1166;
              const uint v1168 = v1167 + v1164;
              const uint v1169 = v1168 + v1157;
              const float v1170 = m2[v1168];
              const float v1171 = m2[v1169];
              const float v1172 = v1170 + v1171;
              const float v1173 = v1170 - v1171;
              m2[v1168] = v1172;
              m2[v1169] = v1173;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1174 = x1;
        const uint v1175 = x2;
        const uint v1177 = v1175 + v1176;
        for (uint v1178 = v220; v1178 < v218; v1178 += v221) {
          for (uint v1179 = v216; v1179 < v219; v1179 += v217) {
            const uint v1180 = v1179 * v14;
            const uint v1181 = v7 + v1180;
            const uint v1182 = v1181 + v1178;
            const float v1183 = m2[v1182];
            const uint v1184 = v1174 + v1178;
            const uint v1185 = v1184 >> v217;
            const uint v1186 = v1177 + v1185;
            const uint v1187 = b4[v1186];
            const uint v1188 = v1184 & v217;
            const bool v1189 = v1188 == v217;
            const float2 v1190 = float2(as_type<half2>(v1187));
            const float v1191 = v1190.x;
            const float v1192 = v1190.y;
            const float v1193 = select(v1191, v1192, v1189);
            const float v1194 = v1183 * v260;
            const float v1195 = v1194 * v1193;
            m2[v1182] = v1195;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1196 = v220; v1196 < v218; v1196 += v221) {
        for (uint v1197 = v216; v1197 < v219; v1197 += v217) {
          const uint v1198 = v1197 * v218;
          const uint v1199 = v1196 + v1198;
          const float v1200 = m6[v1199];
          const uint v1201 = v1197 * v14;
          const uint v1202 = v7 + v1201;
          const uint v1203 = v1202 + v1196;
          m3[v1203] = v1200;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1204 = v869 == v228;
      if (v1204) {
        for (uint v1205 = v216; v1205 < v266; v1205 += v217) {
          const uint v1206 = v217 << v1205;
          const uint v1207 = v1206 - v217;
          const uint v1208 = v1205 + v217;
          for (uint v1209 = v220; v1209 < v265; v1209 += v221) {
            const uint v1210 = v1209 >> v1205;
            const uint v1211 = v1210 << v1208;
            const uint v1212 = v1209 & v1207;
            const uint v1213 = v1211 + v1212;
            for (uint v1214 = v216; v1214 < v219; v1214 += v217) {
              const uint v1215 = v1214 * v14;
              const uint v1216 = v7 + v1215;
              const uint v1217 = v1216 + v1213;
              const uint v1218 = v1217 + v1206;
              const float v1219 = m3[v1217];
              const float v1220 = m3[v1218];
              const float v1221 = v1219 + v1220;
              const float v1222 = v1219 - v1220;
              m3[v1217] = v1221;
              m3[v1218] = v1222;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1223 = x3;
        const uint v1224 = x4;
        const uint v1226 = v1224 + v1225;
        for (uint v1227 = v220; v1227 < v218; v1227 += v221) {
          for (uint v1228 = v216; v1228 < v219; v1228 += v217) {
            const uint v1229 = v1228 * v14;
            const uint v1230 = v7 + v1229;
            const uint v1231 = v1230 + v1227;
            const float v1232 = m3[v1231];
            const uint v1233 = v1223 + v1227;
            const uint v1234 = v1233 >> v217;
            const uint v1235 = v1226 + v1234;
            const uint v1236 = b5[v1235];
            const uint v1237 = v1233 & v217;
            const bool v1238 = v1237 == v217;
            const float2 v1239 = float2(as_type<half2>(v1236));
            const float v1240 = v1239.x;
            const float v1241 = v1239.y;
            const float v1242 = select(v1240, v1241, v1238);
            const float v1243 = v1232 * v260;
            const float v1244 = v1243 * v1242;
            m3[v1231] = v1244;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v139 = v12; v139 < v89; v139 += v90) {
        const uint v140 = v139 / v14;
        const uint v141 = v139 % v14;
        const bool v142 = v140 < v5;
        const bool v143 = v141 < v113;
        const bool v144 = v142 & v143;
        if (v144) {
          const uint v145 = v2 + v140;
          const uint v146 = v111 + v141;
          const uint v147 = v145 - v2;
          const uint v148 = v147 * v14;
          const uint v149 = v146 - v111;
          const uint v150 = v148 + v149;
          const float v151 = m2[v150];
          const float v152 = -v151;
          const float v153 = precise::exp(v152);
          const float v155 = v153 + v154;
          const float v156 = v151 / v155;
          const uint v157 = v145 - v2;
          const uint v158 = v157 * v14;
          const uint v159 = v146 - v111;
          const uint v160 = v158 + v159;
          const float v161 = m3[v160];
          const float v162 = v156 * v161;
          const uint v163 = v145 * v36;
          const uint v164 = v163 + v146;
          b6[v164] = v162;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v165 = v55 < v46;
    const bool v166 = v55 < v45;
    const bool v167 = !v166;
    const bool v168 = v165 & v167;
    if (v168) {
      const uint v169 = v55 - v45;
      const uint v170 = v169 * v14;
      const uint v171 = v8 - v170;
      const uint v172 = min(v14, v171);
      const uint v173 = v170 * v6;
      for (uint v1245 = v220; v1245 < v218; v1245 += v221) {
        for (uint v1246 = v216; v1246 < v219; v1246 += v217) {
          const uint v1247 = v1246 * v218;
          const uint v1248 = v1245 + v1247;
          m5[v1248] = v226;
        }
      }
      for (uint v174 = v7; v174 < v6; v174 += v14) {
        const uint v175 = v6 - v174;
        const uint v176 = min(v14, v175);
        for (uint v177 = v7; v177 < v5; v177 += v8) {
          const uint v178 = v2 + v177;
          const uint v179 = v12 * v1;
          for (uint v180 = v179; v180 < v176; v180 += v14) {
            const uint v181 = v174 + v180;
            const uint v182 = v178 * v6;
            const uint v183 = v182 + v181;
            const float4 v184 = *(device const float4*)(b0 + v183);
            const uint v185 = v178 - v2;
            const float v186 = m1[v185];
            const float v187 = float(v6);
            const float v188 = v186 / v187;
            const float v189 = v188 + v79;
            const float v190 = precise::rsqrt(v189);
            const float4 v191 = float4(v190);
            const float4 v192 = v184 * v191;
            const float4 v193 = *(device const float4*)(b2 + v181);
            const float4 v194 = v192 * v193;
            const uint v195 = v177 * v14;
            const uint v196 = v180 + v195;
            *(threadgroup float4*)(m0 + v196) = v194;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v197 = v173 + v174;
        const bool v1250 = v1249 == v228;
        if (v1250) {
          const uint v1251 = v197 / v6;
          const uint v1252 = v1251 * v6;
          const uint v1253 = v197 - v1252;
          const uint v1256 = v1251 / v1254;
          const uint v1257 = v1251 % v1254;
          const uint v1258 = v1256 * v1255;
          x1 = v1257;
          x2 = v1258;
          const uint v1260 = v1258 + v1259;
          for (uint v1261 = v220; v1261 < v218; v1261 += v221) {
            for (uint v1262 = v216; v1262 < v219; v1262 += v217) {
              x32 = v226;
              const bool v1263 = v1262 < v5;
              const bool v1264 = v1261 < v176;
              const bool v1265 = v1263 & v1264;
              if (v1265) {
                const uint v1266 = v1262 * v14;
                const uint v1267 = v7 + v1266;
                const uint v1268 = v1267 + v1261;
                const float v1269 = m0[v1268];
                const uint v1270 = v1253 + v1261;
                const uint v1271 = v1270 >> v217;
                const uint v1272 = v1260 + v1271;
                const uint v1273 = b7[v1272];
                const uint v1274 = v1270 & v217;
                const bool v1275 = v1274 == v217;
                const float2 v1276 = float2(as_type<half2>(v1273));
                const float v1277 = v1276.x;
                const float v1278 = v1276.y;
                const float v1279 = select(v1277, v1278, v1275);
                const float v1280 = v1269 * v1279;
                const float v1281 = v1280 * v260;
                x32 = v1281;
              }
              const float v1282 = x32;
              const uint v1283 = v1262 * v218;
              const uint v1284 = v1261 + v1283;
              m4[v1284] = v1282;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1285 = v216; v1285 < v266; v1285 += v217) {
            const uint v1286 = v217 << v1285;
            const uint v1287 = v1286 - v217;
            const uint v1288 = v1285 + v217;
            for (uint v1289 = v220; v1289 < v265; v1289 += v221) {
              const uint v1290 = v1289 >> v1285;
              const uint v1291 = v1290 << v1288;
              const uint v1292 = v1289 & v1287;
              const uint v1293 = v1291 + v1292;
              for (uint v1294 = v216; v1294 < v219; v1294 += v217) {
                const uint v1295 = v1294 * v218;
                const uint v1296 = v1295 + v1293;
                const uint v1297 = v1296 + v1286;
                const float v1298 = m4[v1296];
                const float v1299 = m4[v1297];
                const float v1300 = v1298 + v1299;
                const float v1301 = v1298 - v1299;
                m4[v1296] = v1300;
                m4[v1297] = v1301;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1302 = v1253 / v284;
          for (uint v1303 = v220; v1303 < v218; v1303 += v221) {
            x33 = v226;
            x34 = v226;
            x35 = v226;
            x36 = v226;
            const uint v1304 = v1257 + v1303;
            const uint v1305 = v1304 / v284;
            const uint v1306 = v1304 % v284;
            for (uint v1307 = v216; v1307 < v218; v1307 += v217) {
              const uint v1308 = v1307 / v284;
              const uint v1309 = v1302 + v1308;
              const uint v1310 = v1307 % v284;
              const uint v1313 = v1311 * v219;
              const uint v1314 = v1309 * v1312;
              const uint v1315 = v1314 + v1305;
              const uint v1316 = v1315 * v1313;
              const uint v1317 = v1258 + v1316;
              const uint v1318 = v1306 & v266;
              const uint v1319 = v1318 << v303;
              const uint v1320 = v1306 >> v302;
              const uint v1321 = v1320 << v296;
              const uint v1322 = v1310 & v266;
              const uint v1323 = v1322 >> v217;
              const uint v1324 = v1323 << v302;
              const uint v1325 = v1310 >> v302;
              const uint v1326 = v1325 << v217;
              const uint v1327 = v1310 & v217;
              const uint v1328 = v1319 + v1321;
              const uint v1329 = v1328 + v1324;
              const uint v1330 = v1329 + v1326;
              const uint v1331 = v1330 + v1327;
              const uint v1332 = v1331 + v217;
              const uint v1333 = v1332 * v1311;
              const uint v1334 = v1333 >> v217;
              const uint v1335 = v1313 << v303;
              const uint v1336 = v1334 + v1335;
              const uint v1337 = v1336 - v217;
              const uint v1338 = v1337 >> v303;
              const uint v1339 = v1336 - v284;
              const uint v1340 = v1339 >> v303;
              const bool v1341 = v1338 < v1313;
              const uint v1342 = v1338 - v1313;
              const uint v1343 = select(v1342, v1338, v1341);
              const uint v1344 = v1317 + v1343;
              const uint v1345 = b7[v1344];
              const bool v1346 = v1340 < v1313;
              const uint v1347 = v1340 - v1313;
              const uint v1348 = select(v1347, v1340, v1346);
              const uint v1349 = v1317 + v1348;
              const uint v1350 = b7[v1349];
              const uint v1351 = v1337 & v324;
              const uint v1352 = v324 - v1351;
              const uint v1353 = v1345 >> v1352;
              const uint v1354 = v1350 << v217;
              const uint v1355 = v1354 << v1351;
              const uint v1356 = v1353 | v1355;
              const uint v1357 = v1356 & v344;
              const bool v1359 = v1358 == v216;
              const bool v1360 = v1358 == v296;
              const uint v1361 = select(v350, v351, v1360);
              const uint v1362 = select(v1361, v349, v1359);
              const uint v1363 = select(v216, v354, v1359);
              const uint v1364 = v1357 * v1362;
              const uint v1365 = v1364 + v1363;
              const uint v1366 = v1365 & v358;
              const uint v1367 = v1366 ^ v359;
              const uint v1368 = v1367 >> v284;
              const uint v1369 = v1367 & v363;
              const uint v1370 = v1369 << v284;
              const uint v1371 = v1367 & v364;
              const uint v1372 = v1371 << v365;
              const uint v1373 = v1372 + v366;
              const uint v1374 = v1370 | v1373;
              const float v1375 = as_type<float>(v1374);
              const uint v1376 = v1368 & v363;
              const uint v1377 = v1376 << v284;
              const uint v1378 = v1368 & v364;
              const uint v1379 = v1378 << v365;
              const uint v1380 = v1379 + v366;
              const uint v1381 = v1377 | v1380;
              const float v1382 = as_type<float>(v1381);
              const float v1383 = v1375 + v1382;
              const uint v1384 = v1365 & v382;
              const uint v1385 = v1365 >> v383;
              const uint v1386 = v1385 & v382;
              const uint v1387 = v1384 + v1386;
              const uint v1388 = v1387 >> v284;
              const uint v1389 = v1387 + v1388;
              const uint v1390 = v1389 & v384;
              const float v1391 = float(v1390);
              const float v1392 = fma(v1391, v393, v394);
              const float v1393 = select(v1383, v1392, v1360);
              const uint v1394 = as_type<uint>(v1393);
              const uint v1395 = v1394 >> v365;
              const uint v1396 = v1395 & v217;
              const uint v1397 = v1394 + v400;
              const uint v1398 = v1397 + v1396;
              const uint v1399 = v1398 & v401;
              const float v1400 = as_type<float>(v1399);
              const float v1401 = m4[v1307];
              const float v1402 = x33;
              const float v1403 = fma(v1401, v1400, v1402);
              x33 = v1403;
              const uint v1404 = v1307 + v218;
              const float v1405 = m4[v1404];
              const float v1406 = x34;
              const float v1407 = fma(v1405, v1400, v1406);
              x34 = v1407;
              const uint v1408 = v1307 + v413;
              const float v1409 = m4[v1408];
              const float v1410 = x35;
              const float v1411 = fma(v1409, v1400, v1410);
              x35 = v1411;
              const uint v1412 = v1307 + v418;
              const float v1413 = m4[v1412];
              const float v1414 = x36;
              const float v1415 = fma(v1413, v1400, v1414);
              x36 = v1415;
            }
            const float v1416 = m5[v1303];
            const float v1417 = x33;
            const float v1418 = v1416 + v1417;
            m5[v1303] = v1418;
            const uint v1419 = v1303 + v218;
            const float v1420 = m5[v1419];
            const float v1421 = x34;
            const float v1422 = v1420 + v1421;
            m5[v1419] = v1422;
            const uint v1423 = v1303 + v413;
            const float v1424 = m5[v1423];
            const float v1425 = x35;
            const float v1426 = v1424 + v1425;
            m5[v1423] = v1426;
            const uint v1427 = v1303 + v418;
            const float v1428 = m5[v1427];
            const float v1429 = x36;
            const float v1430 = v1428 + v1429;
            m5[v1427] = v1430;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1431 = v5 - v217;
          const uint v1432 = v172 - v217;
          for (uint v1433 = v220; v1433 < v218; v1433 += v221) {
            x37 = v226;
            x38 = v226;
            x39 = v226;
            x40 = v226;
            const uint v1434 = min(v1433, v1432);
            const uint v1435 = v1434 * v6;
            const uint v1436 = v197 + v1435;
            for (uint v1437 = v216; v1437 < v176; v1437 += v219) {
              const uint v1438 = v1436 + v1437;
              const bool v1919 = v1918 == v1587;
              if (v1919) {
                const uint4 v1920 = *(device const uint4*)(b7 + v1438);
                const float4 v1921 = as_type<float4>(v1920);
                x44 = v1921;
              } else {
                const bool v1922 = v1918 < v1591;
                if (v1922) {
                  const bool v1923 = v1918 == v1593;
                  const uint v1924 = v1438 >> v1593;
                  const uint2 v1925 = *(device const uint2*)(b7 + v1924);
                  const uint v1926 = v1925.x;
                  const float2 v1927 = float2(as_type<half2>(v1926));
                  const float v1928 = v1927.x;
                  const float v1929 = v1927.y;
                  const uint v1930 = v1926 << v1601;
                  const uint v1931 = v1926 & v1602;
                  const float v1932 = as_type<float>(v1930);
                  const float v1933 = as_type<float>(v1931);
                  const float v1934 = select(v1932, v1928, v1923);
                  const float v1935 = select(v1933, v1929, v1923);
                  const uint v1936 = v1925.y;
                  const float2 v1937 = float2(as_type<half2>(v1936));
                  const float v1938 = v1937.x;
                  const float v1939 = v1937.y;
                  const uint v1940 = v1936 << v1601;
                  const uint v1941 = v1936 & v1602;
                  const float v1942 = as_type<float>(v1940);
                  const float v1943 = as_type<float>(v1941);
                  const float v1944 = select(v1942, v1938, v1923);
                  const float v1945 = select(v1943, v1939, v1923);
                  const float4 v1946 = float4(v1934, v1935, v1944, v1945);
                  x44 = v1946;
                } else {
                  const uint v1948 = v1438 >> v1621;
                  const uint v1949 = v1948 * v1947;
                  const uint v1950 = v1438 & v1622;
                  const uint v1951 = v1950 * v1947;
                  const uint v1952 = v1951 >> v1621;
                  const uint v1953 = v1949 + v1952;
                  const uint v1954 = v1951 & v1622;
                  const uint v1955 = b7[v1953];
                  const uint v1956 = v1953 + v1593;
                  const uint v1957 = b7[v1956];
                  const uint v1958 = v1955 >> v1954;
                  const uint v1959 = v1622 - v1954;
                  const uint v1960 = v1957 << v1593;
                  const uint v1961 = v1960 << v1959;
                  const uint v1962 = v1958 | v1961;
                  const uint v1963 = v1593 << v1947;
                  const uint v1964 = v1963 - v1593;
                  const uint v1966 = v1438 >> v1965;
                  const bool v1967 = v1918 == v1591;
                  const bool v1968 = v1918 == v1642;
                  const uint v1969 = v1966 >> v1593;
                  const uint v1970 = select(v1969, v1966, v1967);
                  const uint v1972 = v1971 + v1970;
                  const uint v1973 = b7[v1972];
                  const float v1974 = as_type<float>(v1973);
                  const uint v1975 = v1966 & v1593;
                  const bool v1976 = v1975 == v1593;
                  const float2 v1977 = float2(as_type<half2>(v1973));
                  const float v1978 = v1977.x;
                  const float v1979 = v1977.y;
                  const uint v1980 = v1973 << v1601;
                  const uint v1981 = v1973 & v1602;
                  const float v1982 = as_type<float>(v1980);
                  const float v1983 = as_type<float>(v1981);
                  const float v1984 = select(v1978, v1979, v1976);
                  const float v1985 = select(v1982, v1983, v1976);
                  const float v1986 = select(v1985, v1984, v1968);
                  const float v1987 = select(v1986, v1974, v1967);
                  const bool v1988 = v1918 == v1591;
                  const bool v1989 = v1918 == v1642;
                  const uint v1990 = v1966 >> v1593;
                  const uint v1991 = select(v1990, v1966, v1988);
                  const uint v1993 = v1992 + v1991;
                  const uint v1994 = b7[v1993];
                  const float v1995 = as_type<float>(v1994);
                  const uint v1996 = v1966 & v1593;
                  const bool v1997 = v1996 == v1593;
                  const float2 v1998 = float2(as_type<half2>(v1994));
                  const float v1999 = v1998.x;
                  const float v2000 = v1998.y;
                  const uint v2001 = v1994 << v1601;
                  const uint v2002 = v1994 & v1602;
                  const float v2003 = as_type<float>(v2001);
                  const float v2004 = as_type<float>(v2002);
                  const float v2005 = select(v1999, v2000, v1997);
                  const float v2006 = select(v2003, v2004, v1997);
                  const float v2007 = select(v2006, v2005, v1989);
                  const float v2008 = select(v2007, v1995, v1988);
                  const uint v2009 = v1962 & v1964;
                  const float v2010 = float(v2009);
                  const float v2011 = fma(v1987, v2010, v2008);
                  const uint v2012 = v1962 >> v1947;
                  const uint v2013 = v2012 & v1964;
                  const float v2014 = float(v2013);
                  const float v2015 = fma(v1987, v2014, v2008);
                  const uint v2016 = v2012 >> v1947;
                  const uint v2017 = v2016 & v1964;
                  const float v2018 = float(v2017);
                  const float v2019 = fma(v1987, v2018, v2008);
                  const uint v2020 = v2016 >> v1947;
                  const uint v2021 = v2020 & v1964;
                  const float v2022 = float(v2021);
                  const float v2023 = fma(v1987, v2022, v2008);
                  const float4 v2024 = float4(v2011, v2015, v2019, v2023);
                  x44 = v2024;
                }
              }
              const float4 v2025 = x44;
              const uint v1440 = min(v216, v1431);
              const uint v1441 = v1440 * v14;
              const uint v1442 = v7 + v1441;
              const uint v1443 = v1442 + v1437;
              const float4 v1444 = *(threadgroup float4*)(m0 + v1443);
              const float v1445 = x37;
              const float v1446 = v1444.x;
              const float v1447 = v2025.x;
              const float v1448 = fma(v1446, v1447, v1445);
              const float v1449 = v1444.y;
              const float v1450 = v2025.y;
              const float v1451 = fma(v1449, v1450, v1448);
              const float v1452 = v1444.z;
              const float v1453 = v2025.z;
              const float v1454 = fma(v1452, v1453, v1451);
              const float v1455 = v1444.w;
              const float v1456 = v2025.w;
              const float v1457 = fma(v1455, v1456, v1454);
              x37 = v1457;
              const uint v1458 = min(v217, v1431);
              const uint v1459 = v1458 * v14;
              const uint v1460 = v7 + v1459;
              const uint v1461 = v1460 + v1437;
              const float4 v1462 = *(threadgroup float4*)(m0 + v1461);
              const float v1463 = x38;
              const float v1464 = v1462.x;
              const float v1465 = v2025.x;
              const float v1466 = fma(v1464, v1465, v1463);
              const float v1467 = v1462.y;
              const float v1468 = v2025.y;
              const float v1469 = fma(v1467, v1468, v1466);
              const float v1470 = v1462.z;
              const float v1471 = v2025.z;
              const float v1472 = fma(v1470, v1471, v1469);
              const float v1473 = v1462.w;
              const float v1474 = v2025.w;
              const float v1475 = fma(v1473, v1474, v1472);
              x38 = v1475;
              const uint v1476 = min(v296, v1431);
              const uint v1477 = v1476 * v14;
              const uint v1478 = v7 + v1477;
              const uint v1479 = v1478 + v1437;
              const float4 v1480 = *(threadgroup float4*)(m0 + v1479);
              const float v1481 = x39;
              const float v1482 = v1480.x;
              const float v1483 = v2025.x;
              const float v1484 = fma(v1482, v1483, v1481);
              const float v1485 = v1480.y;
              const float v1486 = v2025.y;
              const float v1487 = fma(v1485, v1486, v1484);
              const float v1488 = v1480.z;
              const float v1489 = v2025.z;
              const float v1490 = fma(v1488, v1489, v1487);
              const float v1491 = v1480.w;
              const float v1492 = v2025.w;
              const float v1493 = fma(v1491, v1492, v1490);
              x39 = v1493;
              const uint v1494 = min(v302, v1431);
              const uint v1495 = v1494 * v14;
              const uint v1496 = v7 + v1495;
              const uint v1497 = v1496 + v1437;
              const float4 v1498 = *(threadgroup float4*)(m0 + v1497);
              const float v1499 = x40;
              const float v1500 = v1498.x;
              const float v1501 = v2025.x;
              const float v1502 = fma(v1500, v1501, v1499);
              const float v1503 = v1498.y;
              const float v1504 = v2025.y;
              const float v1505 = fma(v1503, v1504, v1502);
              const float v1506 = v1498.z;
              const float v1507 = v2025.z;
              const float v1508 = fma(v1506, v1507, v1505);
              const float v1509 = v1498.w;
              const float v1510 = v2025.w;
              const float v1511 = fma(v1509, v1510, v1508);
              x40 = v1511;
            }
            const float v1512 = m5[v1433];
            const float v1513 = x37;
            const float v1514 = v1512 + v1513;
            m5[v1433] = v1514;
            const uint v1515 = v1433 + v218;
            const float v1516 = m5[v1515];
            const float v1517 = x38;
            const float v1518 = v1516 + v1517;
            m5[v1515] = v1518;
            const uint v1519 = v1433 + v413;
            const float v1520 = m5[v1519];
            const float v1521 = x39;
            const float v1522 = v1520 + v1521;
            m5[v1519] = v1522;
            const uint v1523 = v1433 + v418;
            const float v1524 = m5[v1523];
            const float v1525 = x40;
            const float v1526 = v1524 + v1525;
            m5[v1523] = v1526;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1527 = v220; v1527 < v218; v1527 += v221) {
        for (uint v1528 = v216; v1528 < v219; v1528 += v217) {
          const uint v1529 = v1528 * v218;
          const uint v1530 = v1527 + v1529;
          const float v1531 = m5[v1530];
          const uint v1532 = v1528 * v14;
          const uint v1533 = v7 + v1532;
          const uint v1534 = v1533 + v1527;
          m2[v1534] = v1531;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1535 = v1249 == v228;
      if (v1535) {
        for (uint v1536 = v216; v1536 < v266; v1536 += v217) {
          const uint v1537 = v217 << v1536;
          const uint v1538 = v1537 - v217;
          const uint v1539 = v1536 + v217;
          for (uint v1540 = v220; v1540 < v265; v1540 += v221) {
            const uint v1541 = v1540 >> v1536;
            const uint v1542 = v1541 << v1539;
            const uint v1543 = v1540 & v1538;
            const uint v1544 = v1542 + v1543;
            for (uint v1545 = v216; v1545 < v219; v1545 += v217) {
              const uint v1546 = v1545 * v14;
              const uint v1547 = v7 + v1546;
              const uint v1548 = v1547 + v1544;
              const uint v1549 = v1548 + v1537;
              const float v1550 = m2[v1548];
              const float v1551 = m2[v1549];
              const float v1552 = v1550 + v1551;
              const float v1553 = v1550 - v1551;
              m2[v1548] = v1552;
              m2[v1549] = v1553;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1554 = x1;
        const uint v1555 = x2;
        const uint v1557 = v1555 + v1556;
        for (uint v1558 = v220; v1558 < v218; v1558 += v221) {
          for (uint v1559 = v216; v1559 < v219; v1559 += v217) {
            const uint v1560 = v1559 * v14;
            const uint v1561 = v7 + v1560;
            const uint v1562 = v1561 + v1558;
            const float v1563 = m2[v1562];
            const uint v1564 = v1554 + v1558;
            const uint v1565 = v1564 >> v217;
            const uint v1566 = v1557 + v1565;
            const uint v1567 = b7[v1566];
            const uint v1568 = v1564 & v217;
            const bool v1569 = v1568 == v217;
            const float2 v1570 = float2(as_type<half2>(v1567));
            const float v1571 = v1570.x;
            const float v1572 = v1570.y;
            const float v1573 = select(v1571, v1572, v1569);
            const float v1574 = v1563 * v260;
            const float v1575 = v1574 * v1573;
            m2[v1562] = v1575;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v198 = v12; v198 < v89; v198 += v90) {
        const uint v199 = v198 / v14;
        const uint v200 = v198 % v14;
        const bool v201 = v199 < v5;
        const bool v202 = v200 < v172;
        const bool v203 = v201 & v202;
        if (v203) {
          const uint v204 = v2 + v199;
          const uint v205 = v170 + v200;
          const uint v206 = v204 - v2;
          const uint v207 = v206 * v14;
          const uint v208 = v205 - v170;
          const uint v209 = v207 + v208;
          const float v210 = m2[v209];
          const float v211 = -v210;
          const float v212 = precise::exp(v211);
          const float v213 = v212 + v154;
          const float v214 = 1.0f / v213;
          const uint v215 = v204 + v205;
          b8[v215] = v214;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
