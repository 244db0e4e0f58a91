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
  const uint v1550 = params[28];
  const uint v1551 = 0u;
  const uint v1555 = 3u;
  const uint v1557 = 1u;
  const uint v1565 = 16u;
  const uint v1566 = 4294901760u;
  const uint v1584 = params[29];
  const uint v1585 = 5u;
  const uint v1586 = 31u;
  const uint v1604 = params[30];
  const uint v1606 = 4u;
  const uint v1611 = params[31];
  const uint v1632 = params[32];
  const uint v1666 = params[33];
  const uint v1695 = params[34];
  const uint v1713 = params[35];
  const uint v1719 = params[36];
  const uint v1740 = params[37];
  const uint v1774 = params[38];
  const uint v1803 = params[39];
  const uint v1821 = params[40];
  const uint v1827 = params[41];
  const uint v1848 = params[42];
  const uint v1882 = params[43];
  const uint v1911 = params[44];
  const uint v1929 = params[45];
  const uint v1935 = params[46];
  const uint v1956 = params[47];
  const uint v216 = 0u;
  const uint v217 = 1u;
  const uint v218 = 128u;
  const uint v219 = 4u;
  const uint v220 = lane;
  const uint v221 = 32u;
  const float v226 = 0.0f;
  const uint v228 = params[4];
  const uint v229 = 6u;
  const uint v233 = params[5];
  const float v254 = 0.088388346f;
  const uint v259 = 64u;
  const uint v260 = 7u;
  const uint v278 = 16u;
  const uint v288 = params[6];
  const uint v289 = params[7];
  const uint v290 = 2u;
  const uint v295 = 3u;
  const uint v296 = 5u;
  const uint v317 = 31u;
  const uint v337 = 65535u;
  const uint v339 = params[8];
  const uint v342 = 89226354u;
  const uint v343 = 3417055213u;
  const uint v344 = 2212286765u;
  const uint v347 = 64248484u;
  const uint v351 = 2415890431u;
  const uint v352 = 996162400u;
  const uint v356 = 32768u;
  const uint v357 = 32767u;
  const uint v358 = 13u;
  const uint v359 = 939524096u;
  const uint v375 = 16711935u;
  const uint v376 = 8u;
  const uint v377 = 2047u;
  const float v386 = 0.006767273f;
  const float v387 = -3.453125f;
  const uint v393 = 4095u;
  const uint v394 = 4294959104u;
  const uint v406 = 256u;
  const uint v411 = 384u;
  const uint v555 = params[9];
  const uint v583 = params[10];
  const uint v587 = params[11];
  const uint v638 = params[12];
  const uint v639 = params[13];
  const uint v684 = params[14];
  const uint v854 = params[15];
  const uint v858 = params[16];
  const uint v909 = params[17];
  const uint v910 = params[18];
  const uint v955 = params[19];
  const uint v1152 = params[20];
  const uint v1199 = params[21];
  const uint v1223 = params[22];
  const uint v1227 = params[23];
  const uint v1278 = params[24];
  const uint v1279 = params[25];
  const uint v1324 = params[26];
  const uint v1521 = params[27];
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
  const float v79 = as_type<float>(params[48]);
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
    const float v1540 = simd_shuffle_xor(v29, 16);
    const float v1541 = v29 + v1540;
    const float v1542 = simd_shuffle_xor(v1541, 8);
    const float v1543 = v1541 + v1542;
    const float v1544 = simd_shuffle_xor(v1543, 4);
    const float v1545 = v1543 + v1544;
    const float v1546 = simd_shuffle_xor(v1545, 2);
    const float v1547 = v1545 + v1546;
    const float v1548 = simd_shuffle_xor(v1547, 1);
    const float v1549 = v1547 + v1548;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1549;
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
        const uint v227 = v88 / v6;
        x1 = v227;
        const bool v230 = v228 == v229;
        if (v230) {
          const uint v231 = v227 * v6;
          const uint v232 = v88 - v231;
          for (uint v234 = v220; v234 < v218; v234 += v221) {
            for (uint v235 = v216; v235 < v219; v235 += v217) {
              x3 = v226;
              const bool v236 = v235 < v5;
              const bool v237 = v234 < v66;
              const bool v238 = v236 & v237;
              if (v238) {
                const uint v239 = v235 * v14;
                const uint v240 = v7 + v239;
                const uint v241 = v240 + v234;
                const float v242 = m0[v241];
                const uint v243 = v232 + v234;
                const uint v244 = v243 >> v217;
                const uint v245 = v233 + v244;
                const uint v246 = b1[v245];
                const uint v247 = v243 & v217;
                const bool v248 = v247 == v217;
                const float2 v249 = float2(as_type<half2>(v246));
                const float v250 = v249.x;
                const float v251 = v249.y;
                const float v252 = select(v250, v251, v248);
                const float v253 = v242 * v252;
                const float v255 = v253 * v254;
                x3 = v255;
              }
              const float v256 = x3;
              const uint v257 = v235 * v218;
              const uint v258 = v234 + v257;
              m4[v258] = v256;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v261 = v216; v261 < v260; v261 += v217) {
            const uint v262 = v217 << v261;
            const uint v263 = v262 - v217;
            const uint v264 = v261 + v217;
            for (uint v265 = v220; v265 < v259; v265 += v221) {
              const uint v266 = v265 >> v261;
              const uint v267 = v266 << v264;
              const uint v268 = v265 & v263;
              const uint v269 = v267 + v268;
              for (uint v270 = v216; v270 < v219; v270 += v217) {
                const uint v271 = v270 * v218;
                const uint v272 = v271 + v269;
                const uint v273 = v272 + v262;
                const float v274 = m4[v272];
                const float v275 = m4[v273];
                const float v276 = v274 + v275;
                const float v277 = v274 - v275;
                m4[v272] = v276;
                m4[v273] = v277;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v279 = v232 / v278;
          for (uint v280 = v220; v280 < v218; v280 += v221) {
            x4 = v226;
            x5 = v226;
            x6 = v226;
            x7 = v226;
            const uint v281 = v227 + v280;
            const uint v282 = v281 / v278;
            const uint v283 = v281 % v278;
            for (uint v284 = v216; v284 < v218; v284 += v217) {
              const uint v285 = v284 / v278;
              const uint v286 = v279 + v285;
              const uint v287 = v284 % v278;
              const uint v291 = v288 * v219;
              const uint v292 = v286 * v289;
              const uint v293 = v292 + v282;
              const uint v294 = v293 * v291;
              const uint v297 = v283 & v260;
              const uint v298 = v297 << v296;
              const uint v299 = v283 >> v295;
              const uint v300 = v299 << v290;
              const uint v301 = v287 & v260;
              const uint v302 = v301 >> v217;
              const uint v303 = v302 << v295;
              const uint v304 = v287 >> v295;
              const uint v305 = v304 << v217;
              const uint v306 = v287 & v217;
              const uint v307 = v298 + v300;
              const uint v308 = v307 + v303;
              const uint v309 = v308 + v305;
              const uint v310 = v309 + v306;
              const uint v311 = v310 + v217;
              const uint v312 = v311 * v288;
              const uint v313 = v312 >> v217;
              const uint v314 = v291 << v296;
              const uint v315 = v313 + v314;
              const uint v316 = v315 - v217;
              const uint v318 = v316 >> v296;
              const uint v319 = v315 - v278;
              const uint v320 = v319 >> v296;
              const bool v321 = v318 < v291;
              const uint v322 = v318 - v291;
              const uint v323 = select(v322, v318, v321);
              const uint v324 = v294 + v323;
              const uint v325 = b1[v324];
              const bool v326 = v320 < v291;
              const uint v327 = v320 - v291;
              const uint v328 = select(v327, v320, v326);
              const uint v329 = v294 + v328;
              const uint v330 = b1[v329];
              const uint v331 = v316 & v317;
              const uint v332 = v317 - v331;
              const uint v333 = v325 >> v332;
              const uint v334 = v330 << v217;
              const uint v335 = v334 << v331;
              const uint v336 = v333 | v335;
              const uint v338 = v336 & v337;
              const bool v340 = v339 == v216;
              const bool v341 = v339 == v290;
              const uint v345 = select(v343, v344, v341);
              const uint v346 = select(v345, v342, v340);
              const uint v348 = select(v216, v347, v340);
              const uint v349 = v338 * v346;
              const uint v350 = v349 + v348;
              const uint v353 = v350 & v351;
              const uint v354 = v353 ^ v352;
              const uint v355 = v354 >> v278;
              const uint v360 = v354 & v356;
              const uint v361 = v360 << v278;
              const uint v362 = v354 & v357;
              const uint v363 = v362 << v358;
              const uint v364 = v363 + v359;
              const uint v365 = v361 | v364;
              const float v366 = as_type<float>(v365);
              const uint v367 = v355 & v356;
              const uint v368 = v367 << v278;
              const uint v369 = v355 & v357;
              const uint v370 = v369 << v358;
              const uint v371 = v370 + v359;
              const uint v372 = v368 | v371;
              const float v373 = as_type<float>(v372);
              const float v374 = v366 + v373;
              const uint v378 = v350 & v375;
              const uint v379 = v350 >> v376;
              const uint v380 = v379 & v375;
              const uint v381 = v378 + v380;
              const uint v382 = v381 >> v278;
              const uint v383 = v381 + v382;
              const uint v384 = v383 & v377;
              const float v385 = float(v384);
              const float v388 = fma(v385, v386, v387);
              const float v389 = select(v374, v388, v341);
              const uint v390 = as_type<uint>(v389);
              const uint v391 = v390 >> v358;
              const uint v392 = v391 & v217;
              const uint v395 = v390 + v393;
              const uint v396 = v395 + v392;
              const uint v397 = v396 & v394;
              const float v398 = as_type<float>(v397);
              const float v399 = m4[v284];
              const float v400 = x4;
              const float v401 = fma(v399, v398, v400);
              x4 = v401;
              const uint v402 = v284 + v218;
              const float v403 = m4[v402];
              const float v404 = x5;
              const float v405 = fma(v403, v398, v404);
              x5 = v405;
              const uint v407 = v284 + v406;
              const float v408 = m4[v407];
              const float v409 = x6;
              const float v410 = fma(v408, v398, v409);
              x6 = v410;
              const uint v412 = v284 + v411;
              const float v413 = m4[v412];
              const float v414 = x7;
              const float v415 = fma(v413, v398, v414);
              x7 = v415;
            }
            const float v416 = m5[v280];
            const float v417 = x4;
            const float v418 = v416 + v417;
            m5[v280] = v418;
            const uint v419 = v280 + v218;
            const float v420 = m5[v419];
            const float v421 = x5;
            const float v422 = v420 + v421;
            m5[v419] = v422;
            const uint v423 = v280 + v406;
            const float v424 = m5[v423];
            const float v425 = x6;
            const float v426 = v424 + v425;
            m5[v423] = v426;
            const uint v427 = v280 + v411;
            const float v428 = m5[v427];
            const float v429 = x7;
            const float v430 = v428 + v429;
            m5[v427] = v430;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v431 = v5 - v217;
          const uint v432 = v62 - v217;
          for (uint v433 = v220; v433 < v218; v433 += v221) {
            x8 = v226;
            x9 = v226;
            x10 = v226;
            x11 = v226;
            const uint v434 = min(v433, v432);
            const uint v435 = v434 * v6;
            const uint v436 = v88 + v435;
            for (uint v437 = v216; v437 < v66; v437 += v219) {
              const uint v438 = v436 + v437;
              const bool v1552 = v1550 == v1551;
              if (v1552) {
                const uint4 v1553 = *(device const uint4*)(b1 + v438);
                const float4 v1554 = as_type<float4>(v1553);
                x39 = v1554;
              } else {
                const bool v1556 = v1550 < v1555;
                if (v1556) {
                  const bool v1558 = v1550 == v1557;
                  const uint v1559 = v438 >> v1557;
                  const uint2 v1560 = *(device const uint2*)(b1 + v1559);
                  const uint v1561 = v1560.x;
                  const float2 v1562 = float2(as_type<half2>(v1561));
                  const float v1563 = v1562.x;
                  const float v1564 = v1562.y;
                  const uint v1567 = v1561 << v1565;
                  const uint v1568 = v1561 & v1566;
                  const float v1569 = as_type<float>(v1567);
                  const float v1570 = as_type<float>(v1568);
                  const float v1571 = select(v1569, v1563, v1558);
                  const float v1572 = select(v1570, v1564, v1558);
                  const uint v1573 = v1560.y;
                  const float2 v1574 = float2(as_type<half2>(v1573));
                  const float v1575 = v1574.x;
                  const float v1576 = v1574.y;
                  const uint v1577 = v1573 << v1565;
                  const uint v1578 = v1573 & v1566;
                  const float v1579 = as_type<float>(v1577);
                  const float v1580 = as_type<float>(v1578);
                  const float v1581 = select(v1579, v1575, v1558);
                  const float v1582 = select(v1580, v1576, v1558);
                  const float4 v1583 = float4(v1571, v1572, v1581, v1582);
                  x39 = v1583;
                } else {
                  const uint v1587 = v438 >> v1585;
                  const uint v1588 = v1587 * v1584;
                  const uint v1589 = v438 & v1586;
                  const uint v1590 = v1589 * v1584;
                  const uint v1591 = v1590 >> v1585;
                  const uint v1592 = v1588 + v1591;
                  const uint v1593 = v1590 & v1586;
                  const uint v1594 = b1[v1592];
                  const uint v1595 = v1592 + v1557;
                  const uint v1596 = b1[v1595];
                  const uint v1597 = v1594 >> v1593;
                  const uint v1598 = v1586 - v1593;
                  const uint v1599 = v1596 << v1557;
                  const uint v1600 = v1599 << v1598;
                  const uint v1601 = v1597 | v1600;
                  const uint v1602 = v1557 << v1584;
                  const uint v1603 = v1602 - v1557;
                  const uint v1605 = v438 >> v1604;
                  const bool v1607 = v1550 == v1555;
                  const bool v1608 = v1550 == v1606;
                  const uint v1609 = v1605 >> v1557;
                  const uint v1610 = select(v1609, v1605, v1607);
                  const uint v1612 = v1611 + v1610;
                  const uint v1613 = b1[v1612];
                  const float v1614 = as_type<float>(v1613);
                  const uint v1615 = v1605 & v1557;
                  const bool v1616 = v1615 == v1557;
                  const float2 v1617 = float2(as_type<half2>(v1613));
                  const float v1618 = v1617.x;
                  const float v1619 = v1617.y;
                  const uint v1620 = v1613 << v1565;
                  const uint v1621 = v1613 & v1566;
                  const float v1622 = as_type<float>(v1620);
                  const float v1623 = as_type<float>(v1621);
                  const float v1624 = select(v1618, v1619, v1616);
                  const float v1625 = select(v1622, v1623, v1616);
                  const float v1626 = select(v1625, v1624, v1608);
                  const float v1627 = select(v1626, v1614, v1607);
                  const bool v1628 = v1550 == v1555;
                  const bool v1629 = v1550 == v1606;
                  const uint v1630 = v1605 >> v1557;
                  const uint v1631 = select(v1630, v1605, v1628);
                  const uint v1633 = v1632 + v1631;
                  const uint v1634 = b1[v1633];
                  const float v1635 = as_type<float>(v1634);
                  const uint v1636 = v1605 & v1557;
                  const bool v1637 = v1636 == v1557;
                  const float2 v1638 = float2(as_type<half2>(v1634));
                  const float v1639 = v1638.x;
                  const float v1640 = v1638.y;
                  const uint v1641 = v1634 << v1565;
                  const uint v1642 = v1634 & v1566;
                  const float v1643 = as_type<float>(v1641);
                  const float v1644 = as_type<float>(v1642);
                  const float v1645 = select(v1639, v1640, v1637);
                  const float v1646 = select(v1643, v1644, v1637);
                  const float v1647 = select(v1646, v1645, v1629);
                  const float v1648 = select(v1647, v1635, v1628);
                  const uint v1649 = v1601 & v1603;
                  const float v1650 = float(v1649);
                  const float v1651 = fma(v1627, v1650, v1648);
                  const uint v1652 = v1601 >> v1584;
                  const uint v1653 = v1652 & v1603;
                  const float v1654 = float(v1653);
                  const float v1655 = fma(v1627, v1654, v1648);
                  const uint v1656 = v1652 >> v1584;
                  const uint v1657 = v1656 & v1603;
                  const float v1658 = float(v1657);
                  const float v1659 = fma(v1627, v1658, v1648);
                  const uint v1660 = v1656 >> v1584;
                  const uint v1661 = v1660 & v1603;
                  const float v1662 = float(v1661);
                  const float v1663 = fma(v1627, v1662, v1648);
                  const float4 v1664 = float4(v1651, v1655, v1659, v1663);
                  x39 = v1664;
                }
              }
              const float4 v1665 = x39;
              const uint v440 = min(v216, v431);
              const uint v441 = v440 * v14;
              const uint v442 = v7 + v441;
              const uint v443 = v442 + v437;
              const float4 v444 = *(threadgroup float4*)(m0 + v443);
              const float v445 = x8;
              const float v446 = v444.x;
              const float v447 = v1665.x;
              const float v448 = fma(v446, v447, v445);
              const float v449 = v444.y;
              const float v450 = v1665.y;
              const float v451 = fma(v449, v450, v448);
              const float v452 = v444.z;
              const float v453 = v1665.z;
              const float v454 = fma(v452, v453, v451);
              const float v455 = v444.w;
              const float v456 = v1665.w;
              const float v457 = fma(v455, v456, v454);
              x8 = v457;
              const uint v458 = min(v217, v431);
              const uint v459 = v458 * v14;
              const uint v460 = v7 + v459;
              const uint v461 = v460 + v437;
              const float4 v462 = *(threadgroup float4*)(m0 + v461);
              const float v463 = x9;
              const float v464 = v462.x;
              const float v465 = v1665.x;
              const float v466 = fma(v464, v465, v463);
              const float v467 = v462.y;
              const float v468 = v1665.y;
              const float v469 = fma(v467, v468, v466);
              const float v470 = v462.z;
              const float v471 = v1665.z;
              const float v472 = fma(v470, v471, v469);
              const float v473 = v462.w;
              const float v474 = v1665.w;
              const float v475 = fma(v473, v474, v472);
              x9 = v475;
              const uint v476 = min(v290, v431);
              const uint v477 = v476 * v14;
              const uint v478 = v7 + v477;
              const uint v479 = v478 + v437;
              const float4 v480 = *(threadgroup float4*)(m0 + v479);
              const float v481 = x10;
              const float v482 = v480.x;
              const float v483 = v1665.x;
              const float v484 = fma(v482, v483, v481);
              const float v485 = v480.y;
              const float v486 = v1665.y;
              const float v487 = fma(v485, v486, v484);
              const float v488 = v480.z;
              const float v489 = v1665.z;
              const float v490 = fma(v488, v489, v487);
              const float v491 = v480.w;
              const float v492 = v1665.w;
              const float v493 = fma(v491, v492, v490);
              x10 = v493;
              const uint v494 = min(v295, v431);
              const uint v495 = v494 * v14;
              const uint v496 = v7 + v495;
              const uint v497 = v496 + v437;
              const float4 v498 = *(threadgroup float4*)(m0 + v497);
              const float v499 = x11;
              const float v500 = v498.x;
              const float v501 = v1665.x;
              const float v502 = fma(v500, v501, v499);
              const float v503 = v498.y;
              const float v504 = v1665.y;
              const float v505 = fma(v503, v504, v502);
              const float v506 = v498.z;
              const float v507 = v1665.z;
              const float v508 = fma(v506, v507, v505);
              const float v509 = v498.w;
              const float v510 = v1665.w;
              const float v511 = fma(v509, v510, v508);
              x11 = v511;
            }
            const float v512 = m5[v433];
            const float v513 = x8;
            const float v514 = v512 + v513;
            m5[v433] = v514;
            const uint v515 = v433 + v218;
            const float v516 = m5[v515];
            const float v517 = x9;
            const float v518 = v516 + v517;
            m5[v515] = v518;
            const uint v519 = v433 + v406;
            const float v520 = m5[v519];
            const float v521 = x10;
            const float v522 = v520 + v521;
            m5[v519] = v522;
            const uint v523 = v433 + v411;
            const float v524 = m5[v523];
            const float v525 = x11;
            const float v526 = v524 + v525;
            m5[v523] = v526;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v527 = v220; v527 < v218; v527 += v221) {
        for (uint v528 = v216; v528 < v219; v528 += v217) {
          const uint v529 = v528 * v218;
          const uint v530 = v527 + v529;
          const float v531 = m5[v530];
          const uint v532 = v528 * v14;
          const uint v533 = v7 + v532;
          const uint v534 = v533 + v527;
          m2[v534] = v531;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v535 = v228 == v229;
      if (v535) {
        for (uint v536 = v216; v536 < v260; v536 += v217) {
          const uint v537 = v217 << v536;
          const uint v538 = v537 - v217;
          const uint v539 = v536 + v217;
          for (uint v540 = v220; v540 < v259; v540 += v221) {
            const uint v541 = v540 >> v536;
            const uint v542 = v541 << v539;
            const uint v543 = v540 & v538;
            const uint v544 = v542 + v543;
            for (uint v545 = v216; v545 < v219; v545 += v217) {
              const uint v546 = v545 * v14;
              const uint v547 = v7 + v546;
              const uint v548 = v547 + v544;
              const uint v549 = v548 + v537;
              const float v550 = m2[v548];
              const float v551 = m2[v549];
              const float v552 = v550 + v551;
              const float v553 = v550 - v551;
              m2[v548] = v552;
              m2[v549] = v553;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v554 = x1;
        for (uint v556 = v220; v556 < v218; v556 += v221) {
          for (uint v557 = v216; v557 < v219; v557 += v217) {
            const uint v558 = v557 * v14;
            const uint v559 = v7 + v558;
            const uint v560 = v559 + v556;
            const float v561 = m2[v560];
            const uint v562 = v554 + v556;
            const uint v563 = v562 >> v217;
            const uint v564 = v555 + v563;
            const uint v565 = b1[v564];
            const uint v566 = v562 & v217;
            const bool v567 = v566 == v217;
            const float2 v568 = float2(as_type<half2>(v565));
            const float v569 = v568.x;
            const float v570 = v568.y;
            const float v571 = select(v569, v570, v567);
            const float v572 = v561 * v254;
            const float v573 = v572 * v571;
            m2[v560] = v573;
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
      for (uint v574 = v220; v574 < v218; v574 += v221) {
        for (uint v575 = v216; v575 < v219; v575 += v217) {
          const uint v576 = v575 * v218;
          const uint v577 = v574 + v576;
          m5[v577] = v226;
        }
      }
      for (uint v578 = v220; v578 < v218; v578 += v221) {
        for (uint v579 = v216; v579 < v219; v579 += v217) {
          const uint v580 = v579 * v218;
          const uint v581 = v578 + v580;
          m6[v581] = v226;
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
        const uint v582 = v138 / v6;
        x1 = v582;
        const bool v584 = v583 == v229;
        if (v584) {
          const uint v585 = v582 * v6;
          const uint v586 = v138 - v585;
          for (uint v588 = v220; v588 < v218; v588 += v221) {
            for (uint v589 = v216; v589 < v219; v589 += v217) {
              x12 = v226;
              const bool v590 = v589 < v5;
              const bool v591 = v588 < v117;
              const bool v592 = v590 & v591;
              if (v592) {
                const uint v593 = v589 * v14;
                const uint v594 = v7 + v593;
                const uint v595 = v594 + v588;
                const float v596 = m0[v595];
                const uint v597 = v586 + v588;
                const uint v598 = v597 >> v217;
                const uint v599 = v587 + v598;
                const uint v600 = b4[v599];
                const uint v601 = v597 & v217;
                const bool v602 = v601 == v217;
                const float2 v603 = float2(as_type<half2>(v600));
                const float v604 = v603.x;
                const float v605 = v603.y;
                const float v606 = select(v604, v605, v602);
                const float v607 = v596 * v606;
                const float v608 = v607 * v254;
                x12 = v608;
              }
              const float v609 = x12;
              const uint v610 = v589 * v218;
              const uint v611 = v588 + v610;
              m4[v611] = v609;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v612 = v216; v612 < v260; v612 += v217) {
            const uint v613 = v217 << v612;
            const uint v614 = v613 - v217;
            const uint v615 = v612 + v217;
            for (uint v616 = v220; v616 < v259; v616 += v221) {
              const uint v617 = v616 >> v612;
              const uint v618 = v617 << v615;
              const uint v619 = v616 & v614;
              const uint v620 = v618 + v619;
              for (uint v621 = v216; v621 < v219; v621 += v217) {
                const uint v622 = v621 * v218;
                const uint v623 = v622 + v620;
                const uint v624 = v623 + v613;
                const float v625 = m4[v623];
                const float v626 = m4[v624];
                const float v627 = v625 + v626;
                const float v628 = v625 - v626;
                m4[v623] = v627;
                m4[v624] = v628;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v629 = v586 / v278;
          for (uint v630 = v220; v630 < v218; v630 += v221) {
            x13 = v226;
            x14 = v226;
            x15 = v226;
            x16 = v226;
            const uint v631 = v582 + v630;
            const uint v632 = v631 / v278;
            const uint v633 = v631 % v278;
            for (uint v634 = v216; v634 < v218; v634 += v217) {
              const uint v635 = v634 / v278;
              const uint v636 = v629 + v635;
              const uint v637 = v634 % v278;
              const uint v640 = v638 * v219;
              const uint v641 = v636 * v639;
              const uint v642 = v641 + v632;
              const uint v643 = v642 * v640;
              const uint v644 = v633 & v260;
              const uint v645 = v644 << v296;
              const uint v646 = v633 >> v295;
              const uint v647 = v646 << v290;
              const uint v648 = v637 & v260;
              const uint v649 = v648 >> v217;
              const uint v650 = v649 << v295;
              const uint v651 = v637 >> v295;
              const uint v652 = v651 << v217;
              const uint v653 = v637 & v217;
              const uint v654 = v645 + v647;
              const uint v655 = v654 + v650;
              const uint v656 = v655 + v652;
              const uint v657 = v656 + v653;
              const uint v658 = v657 + v217;
              const uint v659 = v658 * v638;
              const uint v660 = v659 >> v217;
              const uint v661 = v640 << v296;
              const uint v662 = v660 + v661;
              const uint v663 = v662 - v217;
              const uint v664 = v663 >> v296;
              const uint v665 = v662 - v278;
              const uint v666 = v665 >> v296;
              const bool v667 = v664 < v640;
              const uint v668 = v664 - v640;
              const uint v669 = select(v668, v664, v667);
              const uint v670 = v643 + v669;
              const uint v671 = b4[v670];
              const bool v672 = v666 < v640;
              const uint v673 = v666 - v640;
              const uint v674 = select(v673, v666, v672);
              const uint v675 = v643 + v674;
              const uint v676 = b4[v675];
              const uint v677 = v663 & v317;
              const uint v678 = v317 - v677;
              const uint v679 = v671 >> v678;
              const uint v680 = v676 << v217;
              const uint v681 = v680 << v677;
              const uint v682 = v679 | v681;
              const uint v683 = v682 & v337;
              const bool v685 = v684 == v216;
              const bool v686 = v684 == v290;
              const uint v687 = select(v343, v344, v686);
              const uint v688 = select(v687, v342, v685);
              const uint v689 = select(v216, v347, v685);
              const uint v690 = v683 * v688;
              const uint v691 = v690 + v689;
              const uint v692 = v691 & v351;
              const uint v693 = v692 ^ v352;
              const uint v694 = v693 >> v278;
              const uint v695 = v693 & v356;
              const uint v696 = v695 << v278;
              const uint v697 = v693 & v357;
              const uint v698 = v697 << v358;
              const uint v699 = v698 + v359;
              const uint v700 = v696 | v699;
              const float v701 = as_type<float>(v700);
              const uint v702 = v694 & v356;
              const uint v703 = v702 << v278;
              const uint v704 = v694 & v357;
              const uint v705 = v704 << v358;
              const uint v706 = v705 + v359;
              const uint v707 = v703 | v706;
              const float v708 = as_type<float>(v707);
              const float v709 = v701 + v708;
              const uint v710 = v691 & v375;
              const uint v711 = v691 >> v376;
              const uint v712 = v711 & v375;
              const uint v713 = v710 + v712;
              const uint v714 = v713 >> v278;
              const uint v715 = v713 + v714;
              const uint v716 = v715 & v377;
              const float v717 = float(v716);
              const float v718 = fma(v717, v386, v387);
              const float v719 = select(v709, v718, v686);
              const uint v720 = as_type<uint>(v719);
              const uint v721 = v720 >> v358;
              const uint v722 = v721 & v217;
              const uint v723 = v720 + v393;
              const uint v724 = v723 + v722;
              const uint v725 = v724 & v394;
              const float v726 = as_type<float>(v725);
              const float v727 = m4[v634];
              const float v728 = x13;
              const float v729 = fma(v727, v726, v728);
              x13 = v729;
              const uint v730 = v634 + v218;
              const float v731 = m4[v730];
              const float v732 = x14;
              const float v733 = fma(v731, v726, v732);
              x14 = v733;
              const uint v734 = v634 + v406;
              const float v735 = m4[v734];
              const float v736 = x15;
              const float v737 = fma(v735, v726, v736);
              x15 = v737;
              const uint v738 = v634 + v411;
              const float v739 = m4[v738];
              const float v740 = x16;
              const float v741 = fma(v739, v726, v740);
              x16 = v741;
            }
            const float v742 = m5[v630];
            const float v743 = x13;
            const float v744 = v742 + v743;
            m5[v630] = v744;
            const uint v745 = v630 + v218;
            const float v746 = m5[v745];
            const float v747 = x14;
            const float v748 = v746 + v747;
            m5[v745] = v748;
            const uint v749 = v630 + v406;
            const float v750 = m5[v749];
            const float v751 = x15;
            const float v752 = v750 + v751;
            m5[v749] = v752;
            const uint v753 = v630 + v411;
            const float v754 = m5[v753];
            const float v755 = x16;
            const float v756 = v754 + v755;
            m5[v753] = v756;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v757 = v5 - v217;
          const uint v758 = v113 - v217;
          for (uint v759 = v220; v759 < v218; v759 += v221) {
            x17 = v226;
            x18 = v226;
            x19 = v226;
            x20 = v226;
            const uint v760 = min(v759, v758);
            const uint v761 = v760 * v6;
            const uint v762 = v138 + v761;
            for (uint v763 = v216; v763 < v117; v763 += v219) {
              const uint v764 = v762 + v763;
              const bool v1667 = v1666 == v1551;
              if (v1667) {
                const uint4 v1668 = *(device const uint4*)(b4 + v764);
                const float4 v1669 = as_type<float4>(v1668);
                x40 = v1669;
              } else {
                const bool v1670 = v1666 < v1555;
                if (v1670) {
                  const bool v1671 = v1666 == v1557;
                  const uint v1672 = v764 >> v1557;
                  const uint2 v1673 = *(device const uint2*)(b4 + v1672);
                  const uint v1674 = v1673.x;
                  const float2 v1675 = float2(as_type<half2>(v1674));
                  const float v1676 = v1675.x;
                  const float v1677 = v1675.y;
                  const uint v1678 = v1674 << v1565;
                  const uint v1679 = v1674 & v1566;
                  const float v1680 = as_type<float>(v1678);
                  const float v1681 = as_type<float>(v1679);
                  const float v1682 = select(v1680, v1676, v1671);
                  const float v1683 = select(v1681, v1677, v1671);
                  const uint v1684 = v1673.y;
                  const float2 v1685 = float2(as_type<half2>(v1684));
                  const float v1686 = v1685.x;
                  const float v1687 = v1685.y;
                  const uint v1688 = v1684 << v1565;
                  const uint v1689 = v1684 & v1566;
                  const float v1690 = as_type<float>(v1688);
                  const float v1691 = as_type<float>(v1689);
                  const float v1692 = select(v1690, v1686, v1671);
                  const float v1693 = select(v1691, v1687, v1671);
                  const float4 v1694 = float4(v1682, v1683, v1692, v1693);
                  x40 = v1694;
                } else {
                  const uint v1696 = v764 >> v1585;
                  const uint v1697 = v1696 * v1695;
                  const uint v1698 = v764 & v1586;
                  const uint v1699 = v1698 * v1695;
                  const uint v1700 = v1699 >> v1585;
                  const uint v1701 = v1697 + v1700;
                  const uint v1702 = v1699 & v1586;
                  const uint v1703 = b4[v1701];
                  const uint v1704 = v1701 + v1557;
                  const uint v1705 = b4[v1704];
                  const uint v1706 = v1703 >> v1702;
                  const uint v1707 = v1586 - v1702;
                  const uint v1708 = v1705 << v1557;
                  const uint v1709 = v1708 << v1707;
                  const uint v1710 = v1706 | v1709;
                  const uint v1711 = v1557 << v1695;
                  const uint v1712 = v1711 - v1557;
                  const uint v1714 = v764 >> v1713;
                  const bool v1715 = v1666 == v1555;
                  const bool v1716 = v1666 == v1606;
                  const uint v1717 = v1714 >> v1557;
                  const uint v1718 = select(v1717, v1714, v1715);
                  const uint v1720 = v1719 + v1718;
                  const uint v1721 = b4[v1720];
                  const float v1722 = as_type<float>(v1721);
                  const uint v1723 = v1714 & v1557;
                  const bool v1724 = v1723 == v1557;
                  const float2 v1725 = float2(as_type<half2>(v1721));
                  const float v1726 = v1725.x;
                  const float v1727 = v1725.y;
                  const uint v1728 = v1721 << v1565;
                  const uint v1729 = v1721 & v1566;
                  const float v1730 = as_type<float>(v1728);
                  const float v1731 = as_type<float>(v1729);
                  const float v1732 = select(v1726, v1727, v1724);
                  const float v1733 = select(v1730, v1731, v1724);
                  const float v1734 = select(v1733, v1732, v1716);
                  const float v1735 = select(v1734, v1722, v1715);
                  const bool v1736 = v1666 == v1555;
                  const bool v1737 = v1666 == v1606;
                  const uint v1738 = v1714 >> v1557;
                  const uint v1739 = select(v1738, v1714, v1736);
                  const uint v1741 = v1740 + v1739;
                  const uint v1742 = b4[v1741];
                  const float v1743 = as_type<float>(v1742);
                  const uint v1744 = v1714 & v1557;
                  const bool v1745 = v1744 == v1557;
                  const float2 v1746 = float2(as_type<half2>(v1742));
                  const float v1747 = v1746.x;
                  const float v1748 = v1746.y;
                  const uint v1749 = v1742 << v1565;
                  const uint v1750 = v1742 & v1566;
                  const float v1751 = as_type<float>(v1749);
                  const float v1752 = as_type<float>(v1750);
                  const float v1753 = select(v1747, v1748, v1745);
                  const float v1754 = select(v1751, v1752, v1745);
                  const float v1755 = select(v1754, v1753, v1737);
                  const float v1756 = select(v1755, v1743, v1736);
                  const uint v1757 = v1710 & v1712;
                  const float v1758 = float(v1757);
                  const float v1759 = fma(v1735, v1758, v1756);
                  const uint v1760 = v1710 >> v1695;
                  const uint v1761 = v1760 & v1712;
                  const float v1762 = float(v1761);
                  const float v1763 = fma(v1735, v1762, v1756);
                  const uint v1764 = v1760 >> v1695;
                  const uint v1765 = v1764 & v1712;
                  const float v1766 = float(v1765);
                  const float v1767 = fma(v1735, v1766, v1756);
                  const uint v1768 = v1764 >> v1695;
                  const uint v1769 = v1768 & v1712;
                  const float v1770 = float(v1769);
                  const float v1771 = fma(v1735, v1770, v1756);
                  const float4 v1772 = float4(v1759, v1763, v1767, v1771);
                  x40 = v1772;
                }
              }
              const float4 v1773 = x40;
              const uint v766 = min(v216, v757);
              const uint v767 = v766 * v14;
              const uint v768 = v7 + v767;
              const uint v769 = v768 + v763;
              const float4 v770 = *(threadgroup float4*)(m0 + v769);
              const float v771 = x17;
              const float v772 = v770.x;
              const float v773 = v1773.x;
              const float v774 = fma(v772, v773, v771);
              const float v775 = v770.y;
              const float v776 = v1773.y;
              const float v777 = fma(v775, v776, v774);
              const float v778 = v770.z;
              const float v779 = v1773.z;
              const float v780 = fma(v778, v779, v777);
              const float v781 = v770.w;
              const float v782 = v1773.w;
              const float v783 = fma(v781, v782, v780);
              x17 = v783;
              const uint v784 = min(v217, v757);
              const uint v785 = v784 * v14;
              const uint v786 = v7 + v785;
              const uint v787 = v786 + v763;
              const float4 v788 = *(threadgroup float4*)(m0 + v787);
              const float v789 = x18;
              const float v790 = v788.x;
              const float v791 = v1773.x;
              const float v792 = fma(v790, v791, v789);
              const float v793 = v788.y;
              const float v794 = v1773.y;
              const float v795 = fma(v793, v794, v792);
              const float v796 = v788.z;
              const float v797 = v1773.z;
              const float v798 = fma(v796, v797, v795);
              const float v799 = v788.w;
              const float v800 = v1773.w;
              const float v801 = fma(v799, v800, v798);
              x18 = v801;
              const uint v802 = min(v290, v757);
              const uint v803 = v802 * v14;
              const uint v804 = v7 + v803;
              const uint v805 = v804 + v763;
              const float4 v806 = *(threadgroup float4*)(m0 + v805);
              const float v807 = x19;
              const float v808 = v806.x;
              const float v809 = v1773.x;
              const float v810 = fma(v808, v809, v807);
              const float v811 = v806.y;
              const float v812 = v1773.y;
              const float v813 = fma(v811, v812, v810);
              const float v814 = v806.z;
              const float v815 = v1773.z;
              const float v816 = fma(v814, v815, v813);
              const float v817 = v806.w;
              const float v818 = v1773.w;
              const float v819 = fma(v817, v818, v816);
              x19 = v819;
              const uint v820 = min(v295, v757);
              const uint v821 = v820 * v14;
              const uint v822 = v7 + v821;
              const uint v823 = v822 + v763;
              const float4 v824 = *(threadgroup float4*)(m0 + v823);
              const float v825 = x20;
              const float v826 = v824.x;
              const float v827 = v1773.x;
              const float v828 = fma(v826, v827, v825);
              const float v829 = v824.y;
              const float v830 = v1773.y;
              const float v831 = fma(v829, v830, v828);
              const float v832 = v824.z;
              const float v833 = v1773.z;
              const float v834 = fma(v832, v833, v831);
              const float v835 = v824.w;
              const float v836 = v1773.w;
              const float v837 = fma(v835, v836, v834);
              x20 = v837;
            }
            const float v838 = m5[v759];
            const float v839 = x17;
            const float v840 = v838 + v839;
            m5[v759] = v840;
            const uint v841 = v759 + v218;
            const float v842 = m5[v841];
            const float v843 = x18;
            const float v844 = v842 + v843;
            m5[v841] = v844;
            const uint v845 = v759 + v406;
            const float v846 = m5[v845];
            const float v847 = x19;
            const float v848 = v846 + v847;
            m5[v845] = v848;
            const uint v849 = v759 + v411;
            const float v850 = m5[v849];
            const float v851 = x20;
            const float v852 = v850 + v851;
            m5[v849] = v852;
          }
        }
        const uint v853 = v138 / v6;
        x2 = v853;
        const bool v855 = v854 == v229;
        if (v855) {
          const uint v856 = v853 * v6;
          const uint v857 = v138 - v856;
          for (uint v859 = v220; v859 < v218; v859 += v221) {
            for (uint v860 = v216; v860 < v219; v860 += v217) {
              x21 = v226;
              const bool v861 = v860 < v5;
              const bool v862 = v859 < v117;
              const bool v863 = v861 & v862;
              if (v863) {
                const uint v864 = v860 * v14;
                const uint v865 = v7 + v864;
                const uint v866 = v865 + v859;
                const float v867 = m0[v866];
                const uint v868 = v857 + v859;
                const uint v869 = v868 >> v217;
                const uint v870 = v858 + v869;
                const uint v871 = b5[v870];
                const uint v872 = v868 & v217;
                const bool v873 = v872 == v217;
                const float2 v874 = float2(as_type<half2>(v871));
                const float v875 = v874.x;
                const float v876 = v874.y;
                const float v877 = select(v875, v876, v873);
                const float v878 = v867 * v877;
                const float v879 = v878 * v254;
                x21 = v879;
              }
              const float v880 = x21;
              const uint v881 = v860 * v218;
              const uint v882 = v859 + v881;
              m4[v882] = v880;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v883 = v216; v883 < v260; v883 += v217) {
            const uint v884 = v217 << v883;
            const uint v885 = v884 - v217;
            const uint v886 = v883 + v217;
            for (uint v887 = v220; v887 < v259; v887 += v221) {
              const uint v888 = v887 >> v883;
              const uint v889 = v888 << v886;
              const uint v890 = v887 & v885;
              const uint v891 = v889 + v890;
              for (uint v892 = v216; v892 < v219; v892 += v217) {
                const uint v893 = v892 * v218;
                const uint v894 = v893 + v891;
                const uint v895 = v894 + v884;
                const float v896 = m4[v894];
                const float v897 = m4[v895];
                const float v898 = v896 + v897;
                const float v899 = v896 - v897;
                m4[v894] = v898;
                m4[v895] = v899;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v900 = v857 / v278;
          for (uint v901 = v220; v901 < v218; v901 += v221) {
            x22 = v226;
            x23 = v226;
            x24 = v226;
            x25 = v226;
            const uint v902 = v853 + v901;
            const uint v903 = v902 / v278;
            const uint v904 = v902 % v278;
            for (uint v905 = v216; v905 < v218; v905 += v217) {
              const uint v906 = v905 / v278;
              const uint v907 = v900 + v906;
              const uint v908 = v905 % v278;
              const uint v911 = v909 * v219;
              const uint v912 = v907 * v910;
              const uint v913 = v912 + v903;
              const uint v914 = v913 * v911;
              const uint v915 = v904 & v260;
              const uint v916 = v915 << v296;
              const uint v917 = v904 >> v295;
              const uint v918 = v917 << v290;
              const uint v919 = v908 & v260;
              const uint v920 = v919 >> v217;
              const uint v921 = v920 << v295;
              const uint v922 = v908 >> v295;
              const uint v923 = v922 << v217;
              const uint v924 = v908 & v217;
              const uint v925 = v916 + v918;
              const uint v926 = v925 + v921;
              const uint v927 = v926 + v923;
              const uint v928 = v927 + v924;
              const uint v929 = v928 + v217;
              const uint v930 = v929 * v909;
              const uint v931 = v930 >> v217;
              const uint v932 = v911 << v296;
              const uint v933 = v931 + v932;
              const uint v934 = v933 - v217;
              const uint v935 = v934 >> v296;
              const uint v936 = v933 - v278;
              const uint v937 = v936 >> v296;
              const bool v938 = v935 < v911;
              const uint v939 = v935 - v911;
              const uint v940 = select(v939, v935, v938);
              const uint v941 = v914 + v940;
              const uint v942 = b5[v941];
              const bool v943 = v937 < v911;
              const uint v944 = v937 - v911;
              const uint v945 = select(v944, v937, v943);
              const uint v946 = v914 + v945;
              const uint v947 = b5[v946];
              const uint v948 = v934 & v317;
              const uint v949 = v317 - v948;
              const uint v950 = v942 >> v949;
              const uint v951 = v947 << v217;
              const uint v952 = v951 << v948;
              const uint v953 = v950 | v952;
              const uint v954 = v953 & v337;
              const bool v956 = v955 == v216;
              const bool v957 = v955 == v290;
              const uint v958 = select(v343, v344, v957);
              const uint v959 = select(v958, v342, v956);
              const uint v960 = select(v216, v347, v956);
              const uint v961 = v954 * v959;
              const uint v962 = v961 + v960;
              const uint v963 = v962 & v351;
              const uint v964 = v963 ^ v352;
              const uint v965 = v964 >> v278;
              const uint v966 = v964 & v356;
              const uint v967 = v966 << v278;
              const uint v968 = v964 & v357;
              const uint v969 = v968 << v358;
              const uint v970 = v969 + v359;
              const uint v971 = v967 | v970;
              const float v972 = as_type<float>(v971);
              const uint v973 = v965 & v356;
              const uint v974 = v973 << v278;
              const uint v975 = v965 & v357;
              const uint v976 = v975 << v358;
              const uint v977 = v976 + v359;
              const uint v978 = v974 | v977;
              const float v979 = as_type<float>(v978);
              const float v980 = v972 + v979;
              const uint v981 = v962 & v375;
              const uint v982 = v962 >> v376;
              const uint v983 = v982 & v375;
              const uint v984 = v981 + v983;
              const uint v985 = v984 >> v278;
              const uint v986 = v984 + v985;
              const uint v987 = v986 & v377;
              const float v988 = float(v987);
              const float v989 = fma(v988, v386, v387);
              const float v990 = select(v980, v989, v957);
              const uint v991 = as_type<uint>(v990);
              const uint v992 = v991 >> v358;
              const uint v993 = v992 & v217;
              const uint v994 = v991 + v393;
              const uint v995 = v994 + v993;
              const uint v996 = v995 & v394;
              const float v997 = as_type<float>(v996);
              const float v998 = m4[v905];
              const float v999 = x22;
              const float v1000 = fma(v998, v997, v999);
              x22 = v1000;
              const uint v1001 = v905 + v218;
              const float v1002 = m4[v1001];
              const float v1003 = x23;
              const float v1004 = fma(v1002, v997, v1003);
              x23 = v1004;
              const uint v1005 = v905 + v406;
              const float v1006 = m4[v1005];
              const float v1007 = x24;
              const float v1008 = fma(v1006, v997, v1007);
              x24 = v1008;
              const uint v1009 = v905 + v411;
              const float v1010 = m4[v1009];
              const float v1011 = x25;
              const float v1012 = fma(v1010, v997, v1011);
              x25 = v1012;
            }
            const float v1013 = m6[v901];
            const float v1014 = x22;
            const float v1015 = v1013 + v1014;
            m6[v901] = v1015;
            const uint v1016 = v901 + v218;
            const float v1017 = m6[v1016];
            const float v1018 = x23;
            const float v1019 = v1017 + v1018;
            m6[v1016] = v1019;
            const uint v1020 = v901 + v406;
            const float v1021 = m6[v1020];
            const float v1022 = x24;
            const float v1023 = v1021 + v1022;
            m6[v1020] = v1023;
            const uint v1024 = v901 + v411;
            const float v1025 = m6[v1024];
            const float v1026 = x25;
            const float v1027 = v1025 + v1026;
            m6[v1024] = v1027;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1028 = v5 - v217;
          const uint v1029 = v113 - v217;
          for (uint v1030 = v220; v1030 < v218; v1030 += v221) {
            x26 = v226;
            x27 = v226;
            x28 = v226;
            x29 = v226;
            const uint v1031 = min(v1030, v1029);
            const uint v1032 = v1031 * v6;
            const uint v1033 = v138 + v1032;
            for (uint v1034 = v216; v1034 < v117; v1034 += v219) {
              const uint v1035 = v1033 + v1034;
              const bool v1775 = v1774 == v1551;
              if (v1775) {
                const uint4 v1776 = *(device const uint4*)(b5 + v1035);
                const float4 v1777 = as_type<float4>(v1776);
                x41 = v1777;
              } else {
                const bool v1778 = v1774 < v1555;
                if (v1778) {
                  const bool v1779 = v1774 == v1557;
                  const uint v1780 = v1035 >> v1557;
                  const uint2 v1781 = *(device const uint2*)(b5 + v1780);
                  const uint v1782 = v1781.x;
                  const float2 v1783 = float2(as_type<half2>(v1782));
                  const float v1784 = v1783.x;
                  const float v1785 = v1783.y;
                  const uint v1786 = v1782 << v1565;
                  const uint v1787 = v1782 & v1566;
                  const float v1788 = as_type<float>(v1786);
                  const float v1789 = as_type<float>(v1787);
                  const float v1790 = select(v1788, v1784, v1779);
                  const float v1791 = select(v1789, v1785, v1779);
                  const uint v1792 = v1781.y;
                  const float2 v1793 = float2(as_type<half2>(v1792));
                  const float v1794 = v1793.x;
                  const float v1795 = v1793.y;
                  const uint v1796 = v1792 << v1565;
                  const uint v1797 = v1792 & v1566;
                  const float v1798 = as_type<float>(v1796);
                  const float v1799 = as_type<float>(v1797);
                  const float v1800 = select(v1798, v1794, v1779);
                  const float v1801 = select(v1799, v1795, v1779);
                  const float4 v1802 = float4(v1790, v1791, v1800, v1801);
                  x41 = v1802;
                } else {
                  const uint v1804 = v1035 >> v1585;
                  const uint v1805 = v1804 * v1803;
                  const uint v1806 = v1035 & v1586;
                  const uint v1807 = v1806 * v1803;
                  const uint v1808 = v1807 >> v1585;
                  const uint v1809 = v1805 + v1808;
                  const uint v1810 = v1807 & v1586;
                  const uint v1811 = b5[v1809];
                  const uint v1812 = v1809 + v1557;
                  const uint v1813 = b5[v1812];
                  const uint v1814 = v1811 >> v1810;
                  const uint v1815 = v1586 - v1810;
                  const uint v1816 = v1813 << v1557;
                  const uint v1817 = v1816 << v1815;
                  const uint v1818 = v1814 | v1817;
                  const uint v1819 = v1557 << v1803;
                  const uint v1820 = v1819 - v1557;
                  const uint v1822 = v1035 >> v1821;
                  const bool v1823 = v1774 == v1555;
                  const bool v1824 = v1774 == v1606;
                  const uint v1825 = v1822 >> v1557;
                  const uint v1826 = select(v1825, v1822, v1823);
                  const uint v1828 = v1827 + v1826;
                  const uint v1829 = b5[v1828];
                  const float v1830 = as_type<float>(v1829);
                  const uint v1831 = v1822 & v1557;
                  const bool v1832 = v1831 == v1557;
                  const float2 v1833 = float2(as_type<half2>(v1829));
                  const float v1834 = v1833.x;
                  const float v1835 = v1833.y;
                  const uint v1836 = v1829 << v1565;
                  const uint v1837 = v1829 & v1566;
                  const float v1838 = as_type<float>(v1836);
                  const float v1839 = as_type<float>(v1837);
                  const float v1840 = select(v1834, v1835, v1832);
                  const float v1841 = select(v1838, v1839, v1832);
                  const float v1842 = select(v1841, v1840, v1824);
                  const float v1843 = select(v1842, v1830, v1823);
                  const bool v1844 = v1774 == v1555;
                  const bool v1845 = v1774 == v1606;
                  const uint v1846 = v1822 >> v1557;
                  const uint v1847 = select(v1846, v1822, v1844);
                  const uint v1849 = v1848 + v1847;
                  const uint v1850 = b5[v1849];
                  const float v1851 = as_type<float>(v1850);
                  const uint v1852 = v1822 & v1557;
                  const bool v1853 = v1852 == v1557;
                  const float2 v1854 = float2(as_type<half2>(v1850));
                  const float v1855 = v1854.x;
                  const float v1856 = v1854.y;
                  const uint v1857 = v1850 << v1565;
                  const uint v1858 = v1850 & v1566;
                  const float v1859 = as_type<float>(v1857);
                  const float v1860 = as_type<float>(v1858);
                  const float v1861 = select(v1855, v1856, v1853);
                  const float v1862 = select(v1859, v1860, v1853);
                  const float v1863 = select(v1862, v1861, v1845);
                  const float v1864 = select(v1863, v1851, v1844);
                  const uint v1865 = v1818 & v1820;
                  const float v1866 = float(v1865);
                  const float v1867 = fma(v1843, v1866, v1864);
                  const uint v1868 = v1818 >> v1803;
                  const uint v1869 = v1868 & v1820;
                  const float v1870 = float(v1869);
                  const float v1871 = fma(v1843, v1870, v1864);
                  const uint v1872 = v1868 >> v1803;
                  const uint v1873 = v1872 & v1820;
                  const float v1874 = float(v1873);
                  const float v1875 = fma(v1843, v1874, v1864);
                  const uint v1876 = v1872 >> v1803;
                  const uint v1877 = v1876 & v1820;
                  const float v1878 = float(v1877);
                  const float v1879 = fma(v1843, v1878, v1864);
                  const float4 v1880 = float4(v1867, v1871, v1875, v1879);
                  x41 = v1880;
                }
              }
              const float4 v1881 = x41;
              const uint v1037 = min(v216, v1028);
              const uint v1038 = v1037 * v14;
              const uint v1039 = v7 + v1038;
              const uint v1040 = v1039 + v1034;
              const float4 v1041 = *(threadgroup float4*)(m0 + v1040);
              const float v1042 = x26;
              const float v1043 = v1041.x;
              const float v1044 = v1881.x;
              const float v1045 = fma(v1043, v1044, v1042);
              const float v1046 = v1041.y;
              const float v1047 = v1881.y;
              const float v1048 = fma(v1046, v1047, v1045);
              const float v1049 = v1041.z;
              const float v1050 = v1881.z;
              const float v1051 = fma(v1049, v1050, v1048);
              const float v1052 = v1041.w;
              const float v1053 = v1881.w;
              const float v1054 = fma(v1052, v1053, v1051);
              x26 = v1054;
              const uint v1055 = min(v217, v1028);
              const uint v1056 = v1055 * v14;
              const uint v1057 = v7 + v1056;
              const uint v1058 = v1057 + v1034;
              const float4 v1059 = *(threadgroup float4*)(m0 + v1058);
              const float v1060 = x27;
              const float v1061 = v1059.x;
              const float v1062 = v1881.x;
              const float v1063 = fma(v1061, v1062, v1060);
              const float v1064 = v1059.y;
              const float v1065 = v1881.y;
              const float v1066 = fma(v1064, v1065, v1063);
              const float v1067 = v1059.z;
              const float v1068 = v1881.z;
              const float v1069 = fma(v1067, v1068, v1066);
              const float v1070 = v1059.w;
              const float v1071 = v1881.w;
              const float v1072 = fma(v1070, v1071, v1069);
              x27 = v1072;
              const uint v1073 = min(v290, v1028);
              const uint v1074 = v1073 * v14;
              const uint v1075 = v7 + v1074;
              const uint v1076 = v1075 + v1034;
              const float4 v1077 = *(threadgroup float4*)(m0 + v1076);
              const float v1078 = x28;
              const float v1079 = v1077.x;
              const float v1080 = v1881.x;
              const float v1081 = fma(v1079, v1080, v1078);
              const float v1082 = v1077.y;
              const float v1083 = v1881.y;
              const float v1084 = fma(v1082, v1083, v1081);
              const float v1085 = v1077.z;
              const float v1086 = v1881.z;
              const float v1087 = fma(v1085, v1086, v1084);
              const float v1088 = v1077.w;
              const float v1089 = v1881.w;
              const float v1090 = fma(v1088, v1089, v1087);
              x28 = v1090;
              const uint v1091 = min(v295, v1028);
              const uint v1092 = v1091 * v14;
              const uint v1093 = v7 + v1092;
              const uint v1094 = v1093 + v1034;
              const float4 v1095 = *(threadgroup float4*)(m0 + v1094);
              const float v1096 = x29;
              const float v1097 = v1095.x;
              const float v1098 = v1881.x;
              const float v1099 = fma(v1097, v1098, v1096);
              const float v1100 = v1095.y;
              const float v1101 = v1881.y;
              const float v1102 = fma(v1100, v1101, v1099);
              const float v1103 = v1095.z;
              const float v1104 = v1881.z;
              const float v1105 = fma(v1103, v1104, v1102);
              const float v1106 = v1095.w;
              const float v1107 = v1881.w;
              const float v1108 = fma(v1106, v1107, v1105);
              x29 = v1108;
            }
            const float v1109 = m6[v1030];
            const float v1110 = x26;
            const float v1111 = v1109 + v1110;
            m6[v1030] = v1111;
            const uint v1112 = v1030 + v218;
            const float v1113 = m6[v1112];
            const float v1114 = x27;
            const float v1115 = v1113 + v1114;
            m6[v1112] = v1115;
            const uint v1116 = v1030 + v406;
            const float v1117 = m6[v1116];
            const float v1118 = x28;
            const float v1119 = v1117 + v1118;
            m6[v1116] = v1119;
            const uint v1120 = v1030 + v411;
            const float v1121 = m6[v1120];
            const float v1122 = x29;
            const float v1123 = v1121 + v1122;
            m6[v1120] = v1123;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1124 = v220; v1124 < v218; v1124 += v221) {
        for (uint v1125 = v216; v1125 < v219; v1125 += v217) {
          const uint v1126 = v1125 * v218;
          const uint v1127 = v1124 + v1126;
          const float v1128 = m5[v1127];
          const uint v1129 = v1125 * v14;
          const uint v1130 = v7 + v1129;
          const uint v1131 = v1130 + v1124;
          m2[v1131] = v1128;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1132 = v583 == v229;
      if (v1132) {
        for (uint v1133 = v216; v1133 < v260; v1133 += v217) {
          const uint v1134 = v217 << v1133;
          const uint v1135 = v1134 - v217;
          const uint v1136 = v1133 + v217;
          for (uint v1137 = v220; v1137 < v259; v1137 += v221) {
            const uint v1138 = v1137 >> v1133;
            const uint v1139 = v1138 << v1136;
            const uint v1140 = v1137 & v1135;
            const uint v1141 = v1139 + v1140;
            for (uint v1142 = v216; v1142 < v219; v1142 += v217) {
              const uint v1143 = v1142 * v14;
              const uint v1144 = v7 + v1143;
              const uint v1145 = v1144 + v1141;
              const uint v1146 = v1145 + v1134;
              const float v1147 = m2[v1145];
              const float v1148 = m2[v1146];
              const float v1149 = v1147 + v1148;
              const float v1150 = v1147 - v1148;
              m2[v1145] = v1149;
              m2[v1146] = v1150;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1151 = x1;
        for (uint v1153 = v220; v1153 < v218; v1153 += v221) {
          for (uint v1154 = v216; v1154 < v219; v1154 += v217) {
            const uint v1155 = v1154 * v14;
            const uint v1156 = v7 + v1155;
            const uint v1157 = v1156 + v1153;
            const float v1158 = m2[v1157];
            const uint v1159 = v1151 + v1153;
            const uint v1160 = v1159 >> v217;
            const uint v1161 = v1152 + v1160;
            const uint v1162 = b4[v1161];
            const uint v1163 = v1159 & v217;
            const bool v1164 = v1163 == v217;
            const float2 v1165 = float2(as_type<half2>(v1162));
            const float v1166 = v1165.x;
            const float v1167 = v1165.y;
            const float v1168 = select(v1166, v1167, v1164);
            const float v1169 = v1158 * v254;
            const float v1170 = v1169 * v1168;
            m2[v1157] = v1170;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1171 = v220; v1171 < v218; v1171 += v221) {
        for (uint v1172 = v216; v1172 < v219; v1172 += v217) {
          const uint v1173 = v1172 * v218;
          const uint v1174 = v1171 + v1173;
          const float v1175 = m6[v1174];
          const uint v1176 = v1172 * v14;
          const uint v1177 = v7 + v1176;
          const uint v1178 = v1177 + v1171;
          m3[v1178] = v1175;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1179 = v854 == v229;
      if (v1179) {
        for (uint v1180 = v216; v1180 < v260; v1180 += v217) {
          const uint v1181 = v217 << v1180;
          const uint v1182 = v1181 - v217;
          const uint v1183 = v1180 + v217;
          for (uint v1184 = v220; v1184 < v259; v1184 += v221) {
            const uint v1185 = v1184 >> v1180;
            const uint v1186 = v1185 << v1183;
            const uint v1187 = v1184 & v1182;
            const uint v1188 = v1186 + v1187;
            for (uint v1189 = v216; v1189 < v219; v1189 += v217) {
              const uint v1190 = v1189 * v14;
              const uint v1191 = v7 + v1190;
              const uint v1192 = v1191 + v1188;
              const uint v1193 = v1192 + v1181;
              const float v1194 = m3[v1192];
              const float v1195 = m3[v1193];
              const float v1196 = v1194 + v1195;
              const float v1197 = v1194 - v1195;
              m3[v1192] = v1196;
              m3[v1193] = v1197;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1198 = x2;
        for (uint v1200 = v220; v1200 < v218; v1200 += v221) {
          for (uint v1201 = v216; v1201 < v219; v1201 += v217) {
            const uint v1202 = v1201 * v14;
            const uint v1203 = v7 + v1202;
            const uint v1204 = v1203 + v1200;
            const float v1205 = m3[v1204];
            const uint v1206 = v1198 + v1200;
            const uint v1207 = v1206 >> v217;
            const uint v1208 = v1199 + v1207;
            const uint v1209 = b5[v1208];
            const uint v1210 = v1206 & v217;
            const bool v1211 = v1210 == v217;
            const float2 v1212 = float2(as_type<half2>(v1209));
            const float v1213 = v1212.x;
            const float v1214 = v1212.y;
            const float v1215 = select(v1213, v1214, v1211);
            const float v1216 = v1205 * v254;
            const float v1217 = v1216 * v1215;
            m3[v1204] = v1217;
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
      for (uint v1218 = v220; v1218 < v218; v1218 += v221) {
        for (uint v1219 = v216; v1219 < v219; v1219 += v217) {
          const uint v1220 = v1219 * v218;
          const uint v1221 = v1218 + v1220;
          m5[v1221] = v226;
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
        const uint v1222 = v197 / v6;
        x1 = v1222;
        const bool v1224 = v1223 == v229;
        if (v1224) {
          const uint v1225 = v1222 * v6;
          const uint v1226 = v197 - v1225;
          for (uint v1228 = v220; v1228 < v218; v1228 += v221) {
            for (uint v1229 = v216; v1229 < v219; v1229 += v217) {
              x30 = v226;
              const bool v1230 = v1229 < v5;
              const bool v1231 = v1228 < v176;
              const bool v1232 = v1230 & v1231;
              if (v1232) {
                const uint v1233 = v1229 * v14;
                const uint v1234 = v7 + v1233;
                const uint v1235 = v1234 + v1228;
                const float v1236 = m0[v1235];
                const uint v1237 = v1226 + v1228;
                const uint v1238 = v1237 >> v217;
                const uint v1239 = v1227 + v1238;
                const uint v1240 = b7[v1239];
                const uint v1241 = v1237 & v217;
                const bool v1242 = v1241 == v217;
                const float2 v1243 = float2(as_type<half2>(v1240));
                const float v1244 = v1243.x;
                const float v1245 = v1243.y;
                const float v1246 = select(v1244, v1245, v1242);
                const float v1247 = v1236 * v1246;
                const float v1248 = v1247 * v254;
                x30 = v1248;
              }
              const float v1249 = x30;
              const uint v1250 = v1229 * v218;
              const uint v1251 = v1228 + v1250;
              m4[v1251] = v1249;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1252 = v216; v1252 < v260; v1252 += v217) {
            const uint v1253 = v217 << v1252;
            const uint v1254 = v1253 - v217;
            const uint v1255 = v1252 + v217;
            for (uint v1256 = v220; v1256 < v259; v1256 += v221) {
              const uint v1257 = v1256 >> v1252;
              const uint v1258 = v1257 << v1255;
              const uint v1259 = v1256 & v1254;
              const uint v1260 = v1258 + v1259;
              for (uint v1261 = v216; v1261 < v219; v1261 += v217) {
                const uint v1262 = v1261 * v218;
                const uint v1263 = v1262 + v1260;
                const uint v1264 = v1263 + v1253;
                const float v1265 = m4[v1263];
                const float v1266 = m4[v1264];
                const float v1267 = v1265 + v1266;
                const float v1268 = v1265 - v1266;
                m4[v1263] = v1267;
                m4[v1264] = v1268;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1269 = v1226 / v278;
          for (uint v1270 = v220; v1270 < v218; v1270 += v221) {
            x31 = v226;
            x32 = v226;
            x33 = v226;
            x34 = v226;
            const uint v1271 = v1222 + v1270;
            const uint v1272 = v1271 / v278;
            const uint v1273 = v1271 % v278;
            for (uint v1274 = v216; v1274 < v218; v1274 += v217) {
              const uint v1275 = v1274 / v278;
              const uint v1276 = v1269 + v1275;
              const uint v1277 = v1274 % v278;
              const uint v1280 = v1278 * v219;
              const uint v1281 = v1276 * v1279;
              const uint v1282 = v1281 + v1272;
              const uint v1283 = v1282 * v1280;
              const uint v1284 = v1273 & v260;
              const uint v1285 = v1284 << v296;
              const uint v1286 = v1273 >> v295;
              const uint v1287 = v1286 << v290;
              const uint v1288 = v1277 & v260;
              const uint v1289 = v1288 >> v217;
              const uint v1290 = v1289 << v295;
              const uint v1291 = v1277 >> v295;
              const uint v1292 = v1291 << v217;
              const uint v1293 = v1277 & v217;
              const uint v1294 = v1285 + v1287;
              const uint v1295 = v1294 + v1290;
              const uint v1296 = v1295 + v1292;
              const uint v1297 = v1296 + v1293;
              const uint v1298 = v1297 + v217;
              const uint v1299 = v1298 * v1278;
              const uint v1300 = v1299 >> v217;
              const uint v1301 = v1280 << v296;
              const uint v1302 = v1300 + v1301;
              const uint v1303 = v1302 - v217;
              const uint v1304 = v1303 >> v296;
              const uint v1305 = v1302 - v278;
              const uint v1306 = v1305 >> v296;
              const bool v1307 = v1304 < v1280;
              const uint v1308 = v1304 - v1280;
              const uint v1309 = select(v1308, v1304, v1307);
              const uint v1310 = v1283 + v1309;
              const uint v1311 = b7[v1310];
              const bool v1312 = v1306 < v1280;
              const uint v1313 = v1306 - v1280;
              const uint v1314 = select(v1313, v1306, v1312);
              const uint v1315 = v1283 + v1314;
              const uint v1316 = b7[v1315];
              const uint v1317 = v1303 & v317;
              const uint v1318 = v317 - v1317;
              const uint v1319 = v1311 >> v1318;
              const uint v1320 = v1316 << v217;
              const uint v1321 = v1320 << v1317;
              const uint v1322 = v1319 | v1321;
              const uint v1323 = v1322 & v337;
              const bool v1325 = v1324 == v216;
              const bool v1326 = v1324 == v290;
              const uint v1327 = select(v343, v344, v1326);
              const uint v1328 = select(v1327, v342, v1325);
              const uint v1329 = select(v216, v347, v1325);
              const uint v1330 = v1323 * v1328;
              const uint v1331 = v1330 + v1329;
              const uint v1332 = v1331 & v351;
              const uint v1333 = v1332 ^ v352;
              const uint v1334 = v1333 >> v278;
              const uint v1335 = v1333 & v356;
              const uint v1336 = v1335 << v278;
              const uint v1337 = v1333 & v357;
              const uint v1338 = v1337 << v358;
              const uint v1339 = v1338 + v359;
              const uint v1340 = v1336 | v1339;
              const float v1341 = as_type<float>(v1340);
              const uint v1342 = v1334 & v356;
              const uint v1343 = v1342 << v278;
              const uint v1344 = v1334 & v357;
              const uint v1345 = v1344 << v358;
              const uint v1346 = v1345 + v359;
              const uint v1347 = v1343 | v1346;
              const float v1348 = as_type<float>(v1347);
              const float v1349 = v1341 + v1348;
              const uint v1350 = v1331 & v375;
              const uint v1351 = v1331 >> v376;
              const uint v1352 = v1351 & v375;
              const uint v1353 = v1350 + v1352;
              const uint v1354 = v1353 >> v278;
              const uint v1355 = v1353 + v1354;
              const uint v1356 = v1355 & v377;
              const float v1357 = float(v1356);
              const float v1358 = fma(v1357, v386, v387);
              const float v1359 = select(v1349, v1358, v1326);
              const uint v1360 = as_type<uint>(v1359);
              const uint v1361 = v1360 >> v358;
              const uint v1362 = v1361 & v217;
              const uint v1363 = v1360 + v393;
              const uint v1364 = v1363 + v1362;
              const uint v1365 = v1364 & v394;
              const float v1366 = as_type<float>(v1365);
              const float v1367 = m4[v1274];
              const float v1368 = x31;
              const float v1369 = fma(v1367, v1366, v1368);
              x31 = v1369;
              const uint v1370 = v1274 + v218;
              const float v1371 = m4[v1370];
              const float v1372 = x32;
              const float v1373 = fma(v1371, v1366, v1372);
              x32 = v1373;
              const uint v1374 = v1274 + v406;
              const float v1375 = m4[v1374];
              const float v1376 = x33;
              const float v1377 = fma(v1375, v1366, v1376);
              x33 = v1377;
              const uint v1378 = v1274 + v411;
              const float v1379 = m4[v1378];
              const float v1380 = x34;
              const float v1381 = fma(v1379, v1366, v1380);
              x34 = v1381;
            }
            const float v1382 = m5[v1270];
            const float v1383 = x31;
            const float v1384 = v1382 + v1383;
            m5[v1270] = v1384;
            const uint v1385 = v1270 + v218;
            const float v1386 = m5[v1385];
            const float v1387 = x32;
            const float v1388 = v1386 + v1387;
            m5[v1385] = v1388;
            const uint v1389 = v1270 + v406;
            const float v1390 = m5[v1389];
            const float v1391 = x33;
            const float v1392 = v1390 + v1391;
            m5[v1389] = v1392;
            const uint v1393 = v1270 + v411;
            const float v1394 = m5[v1393];
            const float v1395 = x34;
            const float v1396 = v1394 + v1395;
            m5[v1393] = v1396;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1397 = v5 - v217;
          const uint v1398 = v172 - v217;
          for (uint v1399 = v220; v1399 < v218; v1399 += v221) {
            x35 = v226;
            x36 = v226;
            x37 = v226;
            x38 = v226;
            const uint v1400 = min(v1399, v1398);
            const uint v1401 = v1400 * v6;
            const uint v1402 = v197 + v1401;
            for (uint v1403 = v216; v1403 < v176; v1403 += v219) {
              const uint v1404 = v1402 + v1403;
              const bool v1883 = v1882 == v1551;
              if (v1883) {
                const uint4 v1884 = *(device const uint4*)(b7 + v1404);
                const float4 v1885 = as_type<float4>(v1884);
                x42 = v1885;
              } else {
                const bool v1886 = v1882 < v1555;
                if (v1886) {
                  const bool v1887 = v1882 == v1557;
                  const uint v1888 = v1404 >> v1557;
                  const uint2 v1889 = *(device const uint2*)(b7 + v1888);
                  const uint v1890 = v1889.x;
                  const float2 v1891 = float2(as_type<half2>(v1890));
                  const float v1892 = v1891.x;
                  const float v1893 = v1891.y;
                  const uint v1894 = v1890 << v1565;
                  const uint v1895 = v1890 & v1566;
                  const float v1896 = as_type<float>(v1894);
                  const float v1897 = as_type<float>(v1895);
                  const float v1898 = select(v1896, v1892, v1887);
                  const float v1899 = select(v1897, v1893, v1887);
                  const uint v1900 = v1889.y;
                  const float2 v1901 = float2(as_type<half2>(v1900));
                  const float v1902 = v1901.x;
                  const float v1903 = v1901.y;
                  const uint v1904 = v1900 << v1565;
                  const uint v1905 = v1900 & v1566;
                  const float v1906 = as_type<float>(v1904);
                  const float v1907 = as_type<float>(v1905);
                  const float v1908 = select(v1906, v1902, v1887);
                  const float v1909 = select(v1907, v1903, v1887);
                  const float4 v1910 = float4(v1898, v1899, v1908, v1909);
                  x42 = v1910;
                } else {
                  const uint v1912 = v1404 >> v1585;
                  const uint v1913 = v1912 * v1911;
                  const uint v1914 = v1404 & v1586;
                  const uint v1915 = v1914 * v1911;
                  const uint v1916 = v1915 >> v1585;
                  const uint v1917 = v1913 + v1916;
                  const uint v1918 = v1915 & v1586;
                  const uint v1919 = b7[v1917];
                  const uint v1920 = v1917 + v1557;
                  const uint v1921 = b7[v1920];
                  const uint v1922 = v1919 >> v1918;
                  const uint v1923 = v1586 - v1918;
                  const uint v1924 = v1921 << v1557;
                  const uint v1925 = v1924 << v1923;
                  const uint v1926 = v1922 | v1925;
                  const uint v1927 = v1557 << v1911;
                  const uint v1928 = v1927 - v1557;
                  const uint v1930 = v1404 >> v1929;
                  const bool v1931 = v1882 == v1555;
                  const bool v1932 = v1882 == v1606;
                  const uint v1933 = v1930 >> v1557;
                  const uint v1934 = select(v1933, v1930, v1931);
                  const uint v1936 = v1935 + v1934;
                  const uint v1937 = b7[v1936];
                  const float v1938 = as_type<float>(v1937);
                  const uint v1939 = v1930 & v1557;
                  const bool v1940 = v1939 == v1557;
                  const float2 v1941 = float2(as_type<half2>(v1937));
                  const float v1942 = v1941.x;
                  const float v1943 = v1941.y;
                  const uint v1944 = v1937 << v1565;
                  const uint v1945 = v1937 & v1566;
                  const float v1946 = as_type<float>(v1944);
                  const float v1947 = as_type<float>(v1945);
                  const float v1948 = select(v1942, v1943, v1940);
                  const float v1949 = select(v1946, v1947, v1940);
                  const float v1950 = select(v1949, v1948, v1932);
                  const float v1951 = select(v1950, v1938, v1931);
                  const bool v1952 = v1882 == v1555;
                  const bool v1953 = v1882 == v1606;
                  const uint v1954 = v1930 >> v1557;
                  const uint v1955 = select(v1954, v1930, v1952);
                  const uint v1957 = v1956 + v1955;
                  const uint v1958 = b7[v1957];
                  const float v1959 = as_type<float>(v1958);
                  const uint v1960 = v1930 & v1557;
                  const bool v1961 = v1960 == v1557;
                  const float2 v1962 = float2(as_type<half2>(v1958));
                  const float v1963 = v1962.x;
                  const float v1964 = v1962.y;
                  const uint v1965 = v1958 << v1565;
                  const uint v1966 = v1958 & v1566;
                  const float v1967 = as_type<float>(v1965);
                  const float v1968 = as_type<float>(v1966);
                  const float v1969 = select(v1963, v1964, v1961);
                  const float v1970 = select(v1967, v1968, v1961);
                  const float v1971 = select(v1970, v1969, v1953);
                  const float v1972 = select(v1971, v1959, v1952);
                  const uint v1973 = v1926 & v1928;
                  const float v1974 = float(v1973);
                  const float v1975 = fma(v1951, v1974, v1972);
                  const uint v1976 = v1926 >> v1911;
                  const uint v1977 = v1976 & v1928;
                  const float v1978 = float(v1977);
                  const float v1979 = fma(v1951, v1978, v1972);
                  const uint v1980 = v1976 >> v1911;
                  const uint v1981 = v1980 & v1928;
                  const float v1982 = float(v1981);
                  const float v1983 = fma(v1951, v1982, v1972);
                  const uint v1984 = v1980 >> v1911;
                  const uint v1985 = v1984 & v1928;
                  const float v1986 = float(v1985);
                  const float v1987 = fma(v1951, v1986, v1972);
                  const float4 v1988 = float4(v1975, v1979, v1983, v1987);
                  x42 = v1988;
                }
              }
              const float4 v1989 = x42;
              const uint v1406 = min(v216, v1397);
              const uint v1407 = v1406 * v14;
              const uint v1408 = v7 + v1407;
              const uint v1409 = v1408 + v1403;
              const float4 v1410 = *(threadgroup float4*)(m0 + v1409);
              const float v1411 = x35;
              const float v1412 = v1410.x;
              const float v1413 = v1989.x;
              const float v1414 = fma(v1412, v1413, v1411);
              const float v1415 = v1410.y;
              const float v1416 = v1989.y;
              const float v1417 = fma(v1415, v1416, v1414);
              const float v1418 = v1410.z;
              const float v1419 = v1989.z;
              const float v1420 = fma(v1418, v1419, v1417);
              const float v1421 = v1410.w;
              const float v1422 = v1989.w;
              const float v1423 = fma(v1421, v1422, v1420);
              x35 = v1423;
              const uint v1424 = min(v217, v1397);
              const uint v1425 = v1424 * v14;
              const uint v1426 = v7 + v1425;
              const uint v1427 = v1426 + v1403;
              const float4 v1428 = *(threadgroup float4*)(m0 + v1427);
              const float v1429 = x36;
              const float v1430 = v1428.x;
              const float v1431 = v1989.x;
              const float v1432 = fma(v1430, v1431, v1429);
              const float v1433 = v1428.y;
              const float v1434 = v1989.y;
              const float v1435 = fma(v1433, v1434, v1432);
              const float v1436 = v1428.z;
              const float v1437 = v1989.z;
              const float v1438 = fma(v1436, v1437, v1435);
              const float v1439 = v1428.w;
              const float v1440 = v1989.w;
              const float v1441 = fma(v1439, v1440, v1438);
              x36 = v1441;
              const uint v1442 = min(v290, v1397);
              const uint v1443 = v1442 * v14;
              const uint v1444 = v7 + v1443;
              const uint v1445 = v1444 + v1403;
              const float4 v1446 = *(threadgroup float4*)(m0 + v1445);
              const float v1447 = x37;
              const float v1448 = v1446.x;
              const float v1449 = v1989.x;
              const float v1450 = fma(v1448, v1449, v1447);
              const float v1451 = v1446.y;
              const float v1452 = v1989.y;
              const float v1453 = fma(v1451, v1452, v1450);
              const float v1454 = v1446.z;
              const float v1455 = v1989.z;
              const float v1456 = fma(v1454, v1455, v1453);
              const float v1457 = v1446.w;
              const float v1458 = v1989.w;
              const float v1459 = fma(v1457, v1458, v1456);
              x37 = v1459;
              const uint v1460 = min(v295, v1397);
              const uint v1461 = v1460 * v14;
              const uint v1462 = v7 + v1461;
              const uint v1463 = v1462 + v1403;
              const float4 v1464 = *(threadgroup float4*)(m0 + v1463);
              const float v1465 = x38;
              const float v1466 = v1464.x;
              const float v1467 = v1989.x;
              const float v1468 = fma(v1466, v1467, v1465);
              const float v1469 = v1464.y;
              const float v1470 = v1989.y;
              const float v1471 = fma(v1469, v1470, v1468);
              const float v1472 = v1464.z;
              const float v1473 = v1989.z;
              const float v1474 = fma(v1472, v1473, v1471);
              const float v1475 = v1464.w;
              const float v1476 = v1989.w;
              const float v1477 = fma(v1475, v1476, v1474);
              x38 = v1477;
            }
            const float v1478 = m5[v1399];
            const float v1479 = x35;
            const float v1480 = v1478 + v1479;
            m5[v1399] = v1480;
            const uint v1481 = v1399 + v218;
            const float v1482 = m5[v1481];
            const float v1483 = x36;
            const float v1484 = v1482 + v1483;
            m5[v1481] = v1484;
            const uint v1485 = v1399 + v406;
            const float v1486 = m5[v1485];
            const float v1487 = x37;
            const float v1488 = v1486 + v1487;
            m5[v1485] = v1488;
            const uint v1489 = v1399 + v411;
            const float v1490 = m5[v1489];
            const float v1491 = x38;
            const float v1492 = v1490 + v1491;
            m5[v1489] = v1492;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1493 = v220; v1493 < v218; v1493 += v221) {
        for (uint v1494 = v216; v1494 < v219; v1494 += v217) {
          const uint v1495 = v1494 * v218;
          const uint v1496 = v1493 + v1495;
          const float v1497 = m5[v1496];
          const uint v1498 = v1494 * v14;
          const uint v1499 = v7 + v1498;
          const uint v1500 = v1499 + v1493;
          m2[v1500] = v1497;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1501 = v1223 == v229;
      if (v1501) {
        for (uint v1502 = v216; v1502 < v260; v1502 += v217) {
          const uint v1503 = v217 << v1502;
          const uint v1504 = v1503 - v217;
          const uint v1505 = v1502 + v217;
          for (uint v1506 = v220; v1506 < v259; v1506 += v221) {
            const uint v1507 = v1506 >> v1502;
            const uint v1508 = v1507 << v1505;
            const uint v1509 = v1506 & v1504;
            const uint v1510 = v1508 + v1509;
            for (uint v1511 = v216; v1511 < v219; v1511 += v217) {
              const uint v1512 = v1511 * v14;
              const uint v1513 = v7 + v1512;
              const uint v1514 = v1513 + v1510;
              const uint v1515 = v1514 + v1503;
              const float v1516 = m2[v1514];
              const float v1517 = m2[v1515];
              const float v1518 = v1516 + v1517;
              const float v1519 = v1516 - v1517;
              m2[v1514] = v1518;
              m2[v1515] = v1519;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1520 = x1;
        for (uint v1522 = v220; v1522 < v218; v1522 += v221) {
          for (uint v1523 = v216; v1523 < v219; v1523 += v217) {
            const uint v1524 = v1523 * v14;
            const uint v1525 = v7 + v1524;
            const uint v1526 = v1525 + v1522;
            const float v1527 = m2[v1526];
            const uint v1528 = v1520 + v1522;
            const uint v1529 = v1528 >> v217;
            const uint v1530 = v1521 + v1529;
            const uint v1531 = b7[v1530];
            const uint v1532 = v1528 & v217;
            const bool v1533 = v1532 == v217;
            const float2 v1534 = float2(as_type<half2>(v1531));
            const float v1535 = v1534.x;
            const float v1536 = v1534.y;
            const float v1537 = select(v1535, v1536, v1533);
            const float v1538 = v1527 * v254;
            const float v1539 = v1538 * v1537;
            m2[v1526] = v1539;
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
