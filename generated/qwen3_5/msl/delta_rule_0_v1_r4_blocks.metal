#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_0_v1_r4_blocks(
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
  float x0;
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
  float x39;
  float x40;
  float x41;
  float x42;
  const uint v1455 = params[37];
  const uint v1456 = 0u;
  const uint v1460 = 3u;
  const uint v1462 = 1u;
  const uint v1471 = 16u;
  const uint v1472 = 4294901760u;
  const uint v1480 = params[38];
  const uint v1481 = 5u;
  const uint v1482 = 31u;
  const uint v1500 = params[39];
  const uint v1502 = 4u;
  const uint v1507 = params[40];
  const uint v1528 = params[41];
  const uint v1549 = params[42];
  const uint v1569 = params[43];
  const uint v1587 = params[44];
  const uint v1593 = params[45];
  const uint v1614 = params[46];
  const uint v1635 = params[47];
  const uint v1655 = params[48];
  const uint v1673 = params[49];
  const uint v1679 = params[50];
  const uint v1700 = params[51];
  const uint v1721 = params[52];
  const uint v1741 = params[53];
  const uint v1759 = params[54];
  const uint v1765 = params[55];
  const uint v1786 = params[56];
  const uint v261 = 0u;
  const uint v262 = 1u;
  const uint v263 = 128u;
  const uint v264 = 4u;
  const uint v265 = lane;
  const uint v266 = 32u;
  const float v271 = 0.0f;
  const uint v272 = params[5];
  const uint v273 = 6u;
  const uint v278 = params[6];
  const uint v279 = params[7];
  const uint v283 = params[8];
  const float v305 = 0.088388346f;
  const uint v310 = 64u;
  const uint v311 = 7u;
  const uint v329 = 16u;
  const uint v339 = params[9];
  const uint v340 = params[10];
  const uint v341 = 2u;
  const uint v347 = 3u;
  const uint v348 = 5u;
  const uint v369 = 31u;
  const uint v389 = 65535u;
  const uint v391 = params[11];
  const uint v394 = 89226354u;
  const uint v395 = 3417055213u;
  const uint v396 = 2212286765u;
  const uint v399 = 64248484u;
  const uint v403 = 2415890431u;
  const uint v404 = 996162400u;
  const uint v408 = 32768u;
  const uint v409 = 32767u;
  const uint v410 = 13u;
  const uint v411 = 939524096u;
  const uint v427 = 16711935u;
  const uint v428 = 8u;
  const uint v429 = 2047u;
  const float v438 = 0.006767273f;
  const float v439 = -3.453125f;
  const uint v445 = 4095u;
  const uint v446 = 4294959104u;
  const uint v458 = 256u;
  const uint v463 = 384u;
  const uint v564 = params[12];
  const uint v588 = params[13];
  const uint v593 = params[14];
  const uint v594 = params[15];
  const uint v598 = params[16];
  const uint v650 = params[17];
  const uint v651 = params[18];
  const uint v697 = params[19];
  const uint v851 = params[20];
  const uint v875 = params[21];
  const uint v880 = params[22];
  const uint v881 = params[23];
  const uint v885 = params[24];
  const uint v937 = params[25];
  const uint v938 = params[26];
  const uint v984 = params[27];
  const uint v1138 = params[28];
  const uint v1162 = params[29];
  const uint v1167 = params[30];
  const uint v1168 = params[31];
  const uint v1172 = params[32];
  const uint v1224 = params[33];
  const uint v1225 = params[34];
  const uint v1271 = params[35];
  const uint v1425 = params[36];
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
  const uint v25 = 127u;
  const uint v26 = 128u;
  const uint v29 = params[3];
  const uint v36 = params[4];
  const uint v51 = group.x;
  const uint v52 = groups.x;
  const float v82 = as_type<float>(params[57]);
  const uint v91 = 512u;
  const float v146 = 20.0f;
  const float v157 = 1.0f;
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
    const float v1445 = simd_shuffle_xor(v21, 16);
    const float v1446 = v21 + v1445;
    const float v1447 = simd_shuffle_xor(v1446, 8);
    const float v1448 = v1446 + v1447;
    const float v1449 = simd_shuffle_xor(v1448, 4);
    const float v1450 = v1448 + v1449;
    const float v1451 = simd_shuffle_xor(v1450, 2);
    const float v1452 = v1450 + v1451;
    const float v1453 = simd_shuffle_xor(v1452, 1);
    const float v1454 = v1452 + v1453;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1454;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v27 = v24 + v25;
  const uint v28 = v27 / v26;
  const uint v30 = v29 + v25;
  const uint v31 = v30 / v26;
  const uint v32 = v28 + v31;
  const uint v33 = v29 + v25;
  const uint v34 = v33 / v26;
  const uint v35 = v32 + v34;
  const uint v37 = v36 + v25;
  const uint v38 = v37 / v26;
  const uint v39 = v35 + v38;
  const uint v40 = v24 + v25;
  const uint v41 = v40 / v26;
  const uint v42 = v29 + v25;
  const uint v43 = v42 / v26;
  const uint v44 = v41 + v43;
  const uint v45 = v29 + v25;
  const uint v46 = v45 / v26;
  const uint v47 = v44 + v46;
  const uint v48 = v36 + v25;
  const uint v49 = v48 / v26;
  const uint v50 = v47 + v49;
  const uint v53 = v39 + v52;
  const uint v54 = v53 - v8;
  const uint v55 = v54 / v52;
  const uint v56 = v51 * v55;
  const uint v57 = v56 + v55;
  const uint v58 = min(v57, v39);
  for (uint v59 = v56; v59 < v58; v59 += v8) {
    const bool v60 = v59 < v41;
    const bool v61 = v59 < v7;
    const bool v62 = !v61;
    const bool v63 = v60 & v62;
    if (v63) {
      const uint v64 = v59 * v26;
      const uint v65 = v24 - v64;
      const uint v66 = min(v26, v65);
      const uint v67 = v64 * v6;
      for (uint v267 = v265; v267 < v263; v267 += v266) {
        for (uint v268 = v261; v268 < v264; v268 += v262) {
          const uint v269 = v268 * v263;
          const uint v270 = v267 + v269;
          m4[v270] = v271;
        }
      }
      for (uint v68 = v7; v68 < v6; v68 += v26) {
        const uint v69 = v6 - v68;
        const uint v70 = min(v26, v69);
        for (uint v71 = v7; v71 < v5; v71 += v8) {
          const uint v72 = v2 + v71;
          for (uint v73 = v12; v73 < v70; v73 += v13) {
            const uint v74 = v68 + v73;
            const uint v75 = v72 * v6;
            const uint v76 = v75 + v74;
            const float v77 = b0[v76];
            const uint v78 = v72 - v2;
            const float v79 = m1[v78];
            const float v80 = float(v6);
            const float v81 = v79 / v80;
            const float v83 = v81 + v82;
            const float v84 = precise::rsqrt(v83);
            const float v85 = v77 * v84;
            const float v86 = b2[v74];
            const float v87 = v85 * v86;
            const uint v88 = v71 * v26;
            const uint v89 = v73 + v88;
            m0[v89] = v87;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v90 = v67 + v68;
        const bool v274 = v272 == v273;
        if (v274) {
          const uint v275 = v90 / v6;
          const uint v276 = v275 * v6;
          const uint v277 = v90 - v276;
          const uint v280 = v275 / v278;
          const uint v281 = v275 % v278;
          const uint v282 = v280 * v279;
          x1 = v281;
          x2 = v282;
          const uint v284 = v282 + v283;
          for (uint v285 = v265; v285 < v263; v285 += v266) {
            for (uint v286 = v261; v286 < v264; v286 += v262) {
              x3 = v271;
              const bool v287 = v286 < v5;
              const bool v288 = v285 < v70;
              const bool v289 = v287 & v288;
              if (v289) {
                const uint v290 = v286 * v26;
                const uint v291 = v7 + v290;
                const uint v292 = v291 + v285;
                const float v293 = m0[v292];
                const uint v294 = v277 + v285;
                const uint v295 = v294 >> v262;
                const uint v296 = v284 + v295;
                const uint v297 = b1[v296];
                const uint v298 = v294 & v262;
                const bool v299 = v298 == v262;
                const float2 v300 = float2(as_type<half2>(v297));
                const float v301 = v300.x;
                const float v302 = v300.y;
                const float v303 = select(v301, v302, v299);
                const float v304 = v293 * v303;
                const float v306 = v304 * v305;
                x3 = v306;
              }
              const float v307 = x3;
              const uint v308 = v286 * v263;
              const uint v309 = v285 + v308;
              m3[v309] = v307;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v312 = v261; v312 < v311; v312 += v262) {
            const uint v313 = v262 << v312;
            const uint v314 = v313 - v262;
            const uint v315 = v312 + v262;
            for (uint v316 = v265; v316 < v310; v316 += v266) {
              const uint v317 = v316 >> v312;
              const uint v318 = v317 << v315;
              const uint v319 = v316 & v314;
              const uint v320 = v318 + v319;
              for (uint v321 = v261; v321 < v264; v321 += v262) {
                const uint v322 = v321 * v263;
                const uint v323 = v322 + v320;
                const uint v324 = v323 + v313;
                const float v325 = m3[v323];
                const float v326 = m3[v324];
                const float v327 = v325 + v326;
                const float v328 = v325 - v326;
                m3[v323] = v327;
                m3[v324] = v328;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v330 = v277 / v329;
          for (uint v331 = v265; v331 < v263; v331 += v266) {
            x4 = v271;
            x5 = v271;
            x6 = v271;
            x7 = v271;
            const uint v332 = v281 + v331;
            const uint v333 = v332 / v329;
            const uint v334 = v332 % v329;
            for (uint v335 = v261; v335 < v263; v335 += v262) {
              const uint v336 = v335 / v329;
              const uint v337 = v330 + v336;
              const uint v338 = v335 % v329;
              const uint v342 = v339 * v264;
              const uint v343 = v337 * v340;
              const uint v344 = v343 + v333;
              const uint v345 = v344 * v342;
              const uint v346 = v282 + v345;
              const uint v349 = v334 & v311;
              const uint v350 = v349 << v348;
              const uint v351 = v334 >> v347;
              const uint v352 = v351 << v341;
              const uint v353 = v338 & v311;
              const uint v354 = v353 >> v262;
              const uint v355 = v354 << v347;
              const uint v356 = v338 >> v347;
              const uint v357 = v356 << v262;
              const uint v358 = v338 & v262;
              const uint v359 = v350 + v352;
              const uint v360 = v359 + v355;
              const uint v361 = v360 + v357;
              const uint v362 = v361 + v358;
              const uint v363 = v362 + v262;
              const uint v364 = v363 * v339;
              const uint v365 = v364 >> v262;
              const uint v366 = v342 << v348;
              const uint v367 = v365 + v366;
              const uint v368 = v367 - v262;
              const uint v370 = v368 >> v348;
              const uint v371 = v367 - v329;
              const uint v372 = v371 >> v348;
              const bool v373 = v370 < v342;
              const uint v374 = v370 - v342;
              const uint v375 = select(v374, v370, v373);
              const uint v376 = v346 + v375;
              const uint v377 = b1[v376];
              const bool v378 = v372 < v342;
              const uint v379 = v372 - v342;
              const uint v380 = select(v379, v372, v378);
              const uint v381 = v346 + v380;
              const uint v382 = b1[v381];
              const uint v383 = v368 & v369;
              const uint v384 = v369 - v383;
              const uint v385 = v377 >> v384;
              const uint v386 = v382 << v262;
              const uint v387 = v386 << v383;
              const uint v388 = v385 | v387;
              const uint v390 = v388 & v389;
              const bool v392 = v391 == v261;
              const bool v393 = v391 == v341;
              const uint v397 = select(v395, v396, v393);
              const uint v398 = select(v397, v394, v392);
              const uint v400 = select(v261, v399, v392);
              const uint v401 = v390 * v398;
              const uint v402 = v401 + v400;
              const uint v405 = v402 & v403;
              const uint v406 = v405 ^ v404;
              const uint v407 = v406 >> v329;
              const uint v412 = v406 & v408;
              const uint v413 = v412 << v329;
              const uint v414 = v406 & v409;
              const uint v415 = v414 << v410;
              const uint v416 = v415 + v411;
              const uint v417 = v413 | v416;
              const float v418 = as_type<float>(v417);
              const uint v419 = v407 & v408;
              const uint v420 = v419 << v329;
              const uint v421 = v407 & v409;
              const uint v422 = v421 << v410;
              const uint v423 = v422 + v411;
              const uint v424 = v420 | v423;
              const float v425 = as_type<float>(v424);
              const float v426 = v418 + v425;
              const uint v430 = v402 & v427;
              const uint v431 = v402 >> v428;
              const uint v432 = v431 & v427;
              const uint v433 = v430 + v432;
              const uint v434 = v433 >> v329;
              const uint v435 = v433 + v434;
              const uint v436 = v435 & v429;
              const float v437 = float(v436);
              const float v440 = fma(v437, v438, v439);
              const float v441 = select(v426, v440, v393);
              const uint v442 = as_type<uint>(v441);
              const uint v443 = v442 >> v410;
              const uint v444 = v443 & v262;
              const uint v447 = v442 + v445;
              const uint v448 = v447 + v444;
              const uint v449 = v448 & v446;
              const float v450 = as_type<float>(v449);
              const float v451 = m3[v335];
              const float v452 = x4;
              const float v453 = fma(v451, v450, v452);
              x4 = v453;
              const uint v454 = v335 + v263;
              const float v455 = m3[v454];
              const float v456 = x5;
              const float v457 = fma(v455, v450, v456);
              x5 = v457;
              const uint v459 = v335 + v458;
              const float v460 = m3[v459];
              const float v461 = x6;
              const float v462 = fma(v460, v450, v461);
              x6 = v462;
              const uint v464 = v335 + v463;
              const float v465 = m3[v464];
              const float v466 = x7;
              const float v467 = fma(v465, v450, v466);
              x7 = v467;
            }
            const float v468 = m4[v331];
            const float v469 = x4;
            const float v470 = v468 + v469;
            m4[v331] = v470;
            const uint v471 = v331 + v263;
            const float v472 = m4[v471];
            const float v473 = x5;
            const float v474 = v472 + v473;
            m4[v471] = v474;
            const uint v475 = v331 + v458;
            const float v476 = m4[v475];
            const float v477 = x6;
            const float v478 = v476 + v477;
            m4[v475] = v478;
            const uint v479 = v331 + v463;
            const float v480 = m4[v479];
            const float v481 = x7;
            const float v482 = v480 + v481;
            m4[v479] = v482;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v483 = v5 - v262;
          const uint v484 = v66 - v262;
          for (uint v485 = v265; v485 < v263; v485 += v266) {
            x8 = v271;
            x9 = v271;
            x10 = v271;
            x11 = v271;
            const uint v486 = min(v485, v484);
            const uint v487 = v486 * v6;
            const uint v488 = v90 + v487;
            for (uint v489 = v261; v489 < v70; v489 += v262) {
              const uint v490 = v488 + v489;
              const bool v1457 = v1455 == v1456;
              if (v1457) {
                const uint v1458 = b1[v490];
                const float v1459 = as_type<float>(v1458);
                x39 = v1459;
              } else {
                const bool v1461 = v1455 < v1460;
                if (v1461) {
                  const bool v1463 = v1455 == v1462;
                  const uint v1464 = v490 >> v1462;
                  const uint v1465 = b1[v1464];
                  const uint v1466 = v490 & v1462;
                  const bool v1467 = v1466 == v1462;
                  const float2 v1468 = float2(as_type<half2>(v1465));
                  const float v1469 = v1468.x;
                  const float v1470 = v1468.y;
                  const uint v1473 = v1465 << v1471;
                  const uint v1474 = v1465 & v1472;
                  const float v1475 = as_type<float>(v1473);
                  const float v1476 = as_type<float>(v1474);
                  const float v1477 = select(v1469, v1470, v1467);
                  const float v1478 = select(v1475, v1476, v1467);
                  const float v1479 = select(v1478, v1477, v1463);
                  x39 = v1479;
                } else {
                  const uint v1483 = v490 >> v1481;
                  const uint v1484 = v1483 * v1480;
                  const uint v1485 = v490 & v1482;
                  const uint v1486 = v1485 * v1480;
                  const uint v1487 = v1486 >> v1481;
                  const uint v1488 = v1484 + v1487;
                  const uint v1489 = v1486 & v1482;
                  const uint v1490 = b1[v1488];
                  const uint v1491 = v1488 + v1462;
                  const uint v1492 = b1[v1491];
                  const uint v1493 = v1490 >> v1489;
                  const uint v1494 = v1482 - v1489;
                  const uint v1495 = v1492 << v1462;
                  const uint v1496 = v1495 << v1494;
                  const uint v1497 = v1493 | v1496;
                  const uint v1498 = v1462 << v1480;
                  const uint v1499 = v1498 - v1462;
                  const uint v1501 = v490 >> v1500;
                  const bool v1503 = v1455 == v1460;
                  const bool v1504 = v1455 == v1502;
                  const uint v1505 = v1501 >> v1462;
                  const uint v1506 = select(v1505, v1501, v1503);
                  const uint v1508 = v1507 + v1506;
                  const uint v1509 = b1[v1508];
                  const float v1510 = as_type<float>(v1509);
                  const uint v1511 = v1501 & v1462;
                  const bool v1512 = v1511 == v1462;
                  const float2 v1513 = float2(as_type<half2>(v1509));
                  const float v1514 = v1513.x;
                  const float v1515 = v1513.y;
                  const uint v1516 = v1509 << v1471;
                  const uint v1517 = v1509 & v1472;
                  const float v1518 = as_type<float>(v1516);
                  const float v1519 = as_type<float>(v1517);
                  const float v1520 = select(v1514, v1515, v1512);
                  const float v1521 = select(v1518, v1519, v1512);
                  const float v1522 = select(v1521, v1520, v1504);
                  const float v1523 = select(v1522, v1510, v1503);
                  const bool v1524 = v1455 == v1460;
                  const bool v1525 = v1455 == v1502;
                  const uint v1526 = v1501 >> v1462;
                  const uint v1527 = select(v1526, v1501, v1524);
                  const uint v1529 = v1528 + v1527;
                  const uint v1530 = b1[v1529];
                  const float v1531 = as_type<float>(v1530);
                  const uint v1532 = v1501 & v1462;
                  const bool v1533 = v1532 == v1462;
                  const float2 v1534 = float2(as_type<half2>(v1530));
                  const float v1535 = v1534.x;
                  const float v1536 = v1534.y;
                  const uint v1537 = v1530 << v1471;
                  const uint v1538 = v1530 & v1472;
                  const float v1539 = as_type<float>(v1537);
                  const float v1540 = as_type<float>(v1538);
                  const float v1541 = select(v1535, v1536, v1533);
                  const float v1542 = select(v1539, v1540, v1533);
                  const float v1543 = select(v1542, v1541, v1525);
                  const float v1544 = select(v1543, v1531, v1524);
                  const uint v1545 = v1497 & v1499;
                  const float v1546 = float(v1545);
                  const float v1547 = fma(v1523, v1546, v1544);
                  x39 = v1547;
                }
              }
              const float v1548 = x39;
              const uint v492 = min(v261, v483);
              const uint v493 = v492 * v26;
              const uint v494 = v7 + v493;
              const uint v495 = v494 + v489;
              const float v496 = m0[v495];
              const float v497 = x8;
              const float v498 = fma(v496, v1548, v497);
              x8 = v498;
              const uint v499 = min(v262, v483);
              const uint v500 = v499 * v26;
              const uint v501 = v7 + v500;
              const uint v502 = v501 + v489;
              const float v503 = m0[v502];
              const float v504 = x9;
              const float v505 = fma(v503, v1548, v504);
              x9 = v505;
              const uint v506 = min(v341, v483);
              const uint v507 = v506 * v26;
              const uint v508 = v7 + v507;
              const uint v509 = v508 + v489;
              const float v510 = m0[v509];
              const float v511 = x10;
              const float v512 = fma(v510, v1548, v511);
              x10 = v512;
              const uint v513 = min(v347, v483);
              const uint v514 = v513 * v26;
              const uint v515 = v7 + v514;
              const uint v516 = v515 + v489;
              const float v517 = m0[v516];
              const float v518 = x11;
              const float v519 = fma(v517, v1548, v518);
              x11 = v519;
            }
            const float v520 = m4[v485];
            const float v521 = x8;
            const float v522 = v520 + v521;
            m4[v485] = v522;
            const uint v523 = v485 + v263;
            const float v524 = m4[v523];
            const float v525 = x9;
            const float v526 = v524 + v525;
            m4[v523] = v526;
            const uint v527 = v485 + v458;
            const float v528 = m4[v527];
            const float v529 = x10;
            const float v530 = v528 + v529;
            m4[v527] = v530;
            const uint v531 = v485 + v463;
            const float v532 = m4[v531];
            const float v533 = x11;
            const float v534 = v532 + v533;
            m4[v531] = v534;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v535 = v265; v535 < v263; v535 += v266) {
        for (uint v536 = v261; v536 < v264; v536 += v262) {
          const uint v537 = v536 * v263;
          const uint v538 = v535 + v537;
          const float v539 = m4[v538];
          const uint v540 = v536 * v26;
          const uint v541 = v7 + v540;
          const uint v542 = v541 + v535;
          m2[v542] = v539;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v543 = v272 == v273;
      if (v543) {
        for (uint v544 = v261; v544 < v311; v544 += v262) {
          const uint v545 = v262 << v544;
          const uint v546 = v545 - v262;
          const uint v547 = v544 + v262;
          for (uint v548 = v265; v548 < v310; v548 += v266) {
            const uint v549 = v548 >> v544;
            const uint v550 = v549 << v547;
            const uint v551 = v548 & v546;
            const uint v552 = v550 + v551;
            for (uint v553 = v261; v553 < v264; v553 += v262) {
              const uint v554 = v553 * v26;
              const uint v555 = v7 + v554;
              const uint v556 = v555 + v552;
              const uint v557 = v556 + v545;
              const float v558 = m2[v556];
              const float v559 = m2[v557];
              const float v560 = v558 + v559;
              const float v561 = v558 - v559;
              m2[v556] = v560;
              m2[v557] = v561;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v562 = x1;
        const uint v563 = x2;
        const uint v565 = v563 + v564;
        for (uint v566 = v265; v566 < v263; v566 += v266) {
          for (uint v567 = v261; v567 < v264; v567 += v262) {
            const uint v568 = v567 * v26;
            const uint v569 = v7 + v568;
            const uint v570 = v569 + v566;
            const float v571 = m2[v570];
            const uint v572 = v562 + v566;
            const uint v573 = v572 >> v262;
            const uint v574 = v565 + v573;
            const uint v575 = b1[v574];
            const uint v576 = v572 & v262;
            const bool v577 = v576 == v262;
            const float2 v578 = float2(as_type<half2>(v575));
            const float v579 = v578.x;
            const float v580 = v578.y;
            const float v581 = select(v579, v580, v577);
            const float v582 = v571 * v305;
            const float v583 = v582 * v581;
            m2[v570] = v583;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v92 = v12; v92 < v91; v92 += v13) {
        const uint v93 = v92 / v26;
        const uint v94 = v92 % v26;
        const bool v95 = v93 < v5;
        const bool v96 = v94 < v66;
        const bool v97 = v95 & v96;
        if (v97) {
          const uint v98 = v2 + v93;
          const uint v99 = v64 + v94;
          const uint v100 = v98 - v2;
          const uint v101 = v100 * v26;
          const uint v102 = v99 - v64;
          const uint v103 = v101 + v102;
          const float v104 = m2[v103];
          const uint v105 = v98 * v24;
          const uint v106 = v105 + v99;
          b3[v106] = v104;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v107 = v59 < v44;
    const bool v108 = v59 < v41;
    const bool v109 = !v108;
    const bool v110 = v107 & v109;
    if (v110) {
      const uint v111 = v59 - v41;
      const uint v112 = v111 * v26;
      const uint v113 = v29 - v112;
      const uint v114 = min(v26, v113);
      const uint v115 = v112 * v6;
      for (uint v584 = v265; v584 < v263; v584 += v266) {
        for (uint v585 = v261; v585 < v264; v585 += v262) {
          const uint v586 = v585 * v263;
          const uint v587 = v584 + v586;
          m4[v587] = v271;
        }
      }
      for (uint v116 = v7; v116 < v6; v116 += v26) {
        const uint v117 = v6 - v116;
        const uint v118 = min(v26, v117);
        for (uint v119 = v7; v119 < v5; v119 += v8) {
          const uint v120 = v2 + v119;
          for (uint v121 = v12; v121 < v118; v121 += v13) {
            const uint v122 = v116 + v121;
            const uint v123 = v120 * v6;
            const uint v124 = v123 + v122;
            const float v125 = b0[v124];
            const uint v126 = v120 - v2;
            const float v127 = m1[v126];
            const float v128 = float(v6);
            const float v129 = v127 / v128;
            const float v130 = v129 + v82;
            const float v131 = precise::rsqrt(v130);
            const float v132 = v125 * v131;
            const float v133 = b2[v122];
            const float v134 = v132 * v133;
            const uint v135 = v119 * v26;
            const uint v136 = v121 + v135;
            m0[v136] = v134;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v137 = v115 + v116;
        const bool v589 = v588 == v273;
        if (v589) {
          const uint v590 = v137 / v6;
          const uint v591 = v590 * v6;
          const uint v592 = v137 - v591;
          const uint v595 = v590 / v593;
          const uint v596 = v590 % v593;
          const uint v597 = v595 * v594;
          x1 = v596;
          x2 = v597;
          const uint v599 = v597 + v598;
          for (uint v600 = v265; v600 < v263; v600 += v266) {
            for (uint v601 = v261; v601 < v264; v601 += v262) {
              x12 = v271;
              const bool v602 = v601 < v5;
              const bool v603 = v600 < v118;
              const bool v604 = v602 & v603;
              if (v604) {
                const uint v605 = v601 * v26;
                const uint v606 = v7 + v605;
                const uint v607 = v606 + v600;
                const float v608 = m0[v607];
                const uint v609 = v592 + v600;
                const uint v610 = v609 >> v262;
                const uint v611 = v599 + v610;
                const uint v612 = b4[v611];
                const uint v613 = v609 & v262;
                const bool v614 = v613 == v262;
                const float2 v615 = float2(as_type<half2>(v612));
                const float v616 = v615.x;
                const float v617 = v615.y;
                const float v618 = select(v616, v617, v614);
                const float v619 = v608 * v618;
                const float v620 = v619 * v305;
                x12 = v620;
              }
              const float v621 = x12;
              const uint v622 = v601 * v263;
              const uint v623 = v600 + v622;
              m3[v623] = v621;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v624 = v261; v624 < v311; v624 += v262) {
            const uint v625 = v262 << v624;
            const uint v626 = v625 - v262;
            const uint v627 = v624 + v262;
            for (uint v628 = v265; v628 < v310; v628 += v266) {
              const uint v629 = v628 >> v624;
              const uint v630 = v629 << v627;
              const uint v631 = v628 & v626;
              const uint v632 = v630 + v631;
              for (uint v633 = v261; v633 < v264; v633 += v262) {
                const uint v634 = v633 * v263;
                const uint v635 = v634 + v632;
                const uint v636 = v635 + v625;
                const float v637 = m3[v635];
                const float v638 = m3[v636];
                const float v639 = v637 + v638;
                const float v640 = v637 - v638;
                m3[v635] = v639;
                m3[v636] = v640;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v641 = v592 / v329;
          for (uint v642 = v265; v642 < v263; v642 += v266) {
            x13 = v271;
            x14 = v271;
            x15 = v271;
            x16 = v271;
            const uint v643 = v596 + v642;
            const uint v644 = v643 / v329;
            const uint v645 = v643 % v329;
            for (uint v646 = v261; v646 < v263; v646 += v262) {
              const uint v647 = v646 / v329;
              const uint v648 = v641 + v647;
              const uint v649 = v646 % v329;
              const uint v652 = v650 * v264;
              const uint v653 = v648 * v651;
              const uint v654 = v653 + v644;
              const uint v655 = v654 * v652;
              const uint v656 = v597 + v655;
              const uint v657 = v645 & v311;
              const uint v658 = v657 << v348;
              const uint v659 = v645 >> v347;
              const uint v660 = v659 << v341;
              const uint v661 = v649 & v311;
              const uint v662 = v661 >> v262;
              const uint v663 = v662 << v347;
              const uint v664 = v649 >> v347;
              const uint v665 = v664 << v262;
              const uint v666 = v649 & v262;
              const uint v667 = v658 + v660;
              const uint v668 = v667 + v663;
              const uint v669 = v668 + v665;
              const uint v670 = v669 + v666;
              const uint v671 = v670 + v262;
              const uint v672 = v671 * v650;
              const uint v673 = v672 >> v262;
              const uint v674 = v652 << v348;
              const uint v675 = v673 + v674;
              const uint v676 = v675 - v262;
              const uint v677 = v676 >> v348;
              const uint v678 = v675 - v329;
              const uint v679 = v678 >> v348;
              const bool v680 = v677 < v652;
              const uint v681 = v677 - v652;
              const uint v682 = select(v681, v677, v680);
              const uint v683 = v656 + v682;
              const uint v684 = b4[v683];
              const bool v685 = v679 < v652;
              const uint v686 = v679 - v652;
              const uint v687 = select(v686, v679, v685);
              const uint v688 = v656 + v687;
              const uint v689 = b4[v688];
              const uint v690 = v676 & v369;
              const uint v691 = v369 - v690;
              const uint v692 = v684 >> v691;
              const uint v693 = v689 << v262;
              const uint v694 = v693 << v690;
              const uint v695 = v692 | v694;
              const uint v696 = v695 & v389;
              const bool v698 = v697 == v261;
              const bool v699 = v697 == v341;
              const uint v700 = select(v395, v396, v699);
              const uint v701 = select(v700, v394, v698);
              const uint v702 = select(v261, v399, v698);
              const uint v703 = v696 * v701;
              const uint v704 = v703 + v702;
              const uint v705 = v704 & v403;
              const uint v706 = v705 ^ v404;
              const uint v707 = v706 >> v329;
              const uint v708 = v706 & v408;
              const uint v709 = v708 << v329;
              const uint v710 = v706 & v409;
              const uint v711 = v710 << v410;
              const uint v712 = v711 + v411;
              const uint v713 = v709 | v712;
              const float v714 = as_type<float>(v713);
              const uint v715 = v707 & v408;
              const uint v716 = v715 << v329;
              const uint v717 = v707 & v409;
              const uint v718 = v717 << v410;
              const uint v719 = v718 + v411;
              const uint v720 = v716 | v719;
              const float v721 = as_type<float>(v720);
              const float v722 = v714 + v721;
              const uint v723 = v704 & v427;
              const uint v724 = v704 >> v428;
              const uint v725 = v724 & v427;
              const uint v726 = v723 + v725;
              const uint v727 = v726 >> v329;
              const uint v728 = v726 + v727;
              const uint v729 = v728 & v429;
              const float v730 = float(v729);
              const float v731 = fma(v730, v438, v439);
              const float v732 = select(v722, v731, v699);
              const uint v733 = as_type<uint>(v732);
              const uint v734 = v733 >> v410;
              const uint v735 = v734 & v262;
              const uint v736 = v733 + v445;
              const uint v737 = v736 + v735;
              const uint v738 = v737 & v446;
              const float v739 = as_type<float>(v738);
              const float v740 = m3[v646];
              const float v741 = x13;
              const float v742 = fma(v740, v739, v741);
              x13 = v742;
              const uint v743 = v646 + v263;
              const float v744 = m3[v743];
              const float v745 = x14;
              const float v746 = fma(v744, v739, v745);
              x14 = v746;
              const uint v747 = v646 + v458;
              const float v748 = m3[v747];
              const float v749 = x15;
              const float v750 = fma(v748, v739, v749);
              x15 = v750;
              const uint v751 = v646 + v463;
              const float v752 = m3[v751];
              const float v753 = x16;
              const float v754 = fma(v752, v739, v753);
              x16 = v754;
            }
            const float v755 = m4[v642];
            const float v756 = x13;
            const float v757 = v755 + v756;
            m4[v642] = v757;
            const uint v758 = v642 + v263;
            const float v759 = m4[v758];
            const float v760 = x14;
            const float v761 = v759 + v760;
            m4[v758] = v761;
            const uint v762 = v642 + v458;
            const float v763 = m4[v762];
            const float v764 = x15;
            const float v765 = v763 + v764;
            m4[v762] = v765;
            const uint v766 = v642 + v463;
            const float v767 = m4[v766];
            const float v768 = x16;
            const float v769 = v767 + v768;
            m4[v766] = v769;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v770 = v5 - v262;
          const uint v771 = v114 - v262;
          for (uint v772 = v265; v772 < v263; v772 += v266) {
            x17 = v271;
            x18 = v271;
            x19 = v271;
            x20 = v271;
            const uint v773 = min(v772, v771);
            const uint v774 = v773 * v6;
            const uint v775 = v137 + v774;
            for (uint v776 = v261; v776 < v118; v776 += v262) {
              const uint v777 = v775 + v776;
              const bool v1550 = v1549 == v1456;
              if (v1550) {
                const uint v1551 = b4[v777];
                const float v1552 = as_type<float>(v1551);
                x40 = v1552;
              } else {
                const bool v1553 = v1549 < v1460;
                if (v1553) {
                  const bool v1554 = v1549 == v1462;
                  const uint v1555 = v777 >> v1462;
                  const uint v1556 = b4[v1555];
                  const uint v1557 = v777 & v1462;
                  const bool v1558 = v1557 == v1462;
                  const float2 v1559 = float2(as_type<half2>(v1556));
                  const float v1560 = v1559.x;
                  const float v1561 = v1559.y;
                  const uint v1562 = v1556 << v1471;
                  const uint v1563 = v1556 & v1472;
                  const float v1564 = as_type<float>(v1562);
                  const float v1565 = as_type<float>(v1563);
                  const float v1566 = select(v1560, v1561, v1558);
                  const float v1567 = select(v1564, v1565, v1558);
                  const float v1568 = select(v1567, v1566, v1554);
                  x40 = v1568;
                } else {
                  const uint v1570 = v777 >> v1481;
                  const uint v1571 = v1570 * v1569;
                  const uint v1572 = v777 & v1482;
                  const uint v1573 = v1572 * v1569;
                  const uint v1574 = v1573 >> v1481;
                  const uint v1575 = v1571 + v1574;
                  const uint v1576 = v1573 & v1482;
                  const uint v1577 = b4[v1575];
                  const uint v1578 = v1575 + v1462;
                  const uint v1579 = b4[v1578];
                  const uint v1580 = v1577 >> v1576;
                  const uint v1581 = v1482 - v1576;
                  const uint v1582 = v1579 << v1462;
                  const uint v1583 = v1582 << v1581;
                  const uint v1584 = v1580 | v1583;
                  const uint v1585 = v1462 << v1569;
                  const uint v1586 = v1585 - v1462;
                  const uint v1588 = v777 >> v1587;
                  const bool v1589 = v1549 == v1460;
                  const bool v1590 = v1549 == v1502;
                  const uint v1591 = v1588 >> v1462;
                  const uint v1592 = select(v1591, v1588, v1589);
                  const uint v1594 = v1593 + v1592;
                  const uint v1595 = b4[v1594];
                  const float v1596 = as_type<float>(v1595);
                  const uint v1597 = v1588 & v1462;
                  const bool v1598 = v1597 == v1462;
                  const float2 v1599 = float2(as_type<half2>(v1595));
                  const float v1600 = v1599.x;
                  const float v1601 = v1599.y;
                  const uint v1602 = v1595 << v1471;
                  const uint v1603 = v1595 & v1472;
                  const float v1604 = as_type<float>(v1602);
                  const float v1605 = as_type<float>(v1603);
                  const float v1606 = select(v1600, v1601, v1598);
                  const float v1607 = select(v1604, v1605, v1598);
                  const float v1608 = select(v1607, v1606, v1590);
                  const float v1609 = select(v1608, v1596, v1589);
                  const bool v1610 = v1549 == v1460;
                  const bool v1611 = v1549 == v1502;
                  const uint v1612 = v1588 >> v1462;
                  const uint v1613 = select(v1612, v1588, v1610);
                  const uint v1615 = v1614 + v1613;
                  const uint v1616 = b4[v1615];
                  const float v1617 = as_type<float>(v1616);
                  const uint v1618 = v1588 & v1462;
                  const bool v1619 = v1618 == v1462;
                  const float2 v1620 = float2(as_type<half2>(v1616));
                  const float v1621 = v1620.x;
                  const float v1622 = v1620.y;
                  const uint v1623 = v1616 << v1471;
                  const uint v1624 = v1616 & v1472;
                  const float v1625 = as_type<float>(v1623);
                  const float v1626 = as_type<float>(v1624);
                  const float v1627 = select(v1621, v1622, v1619);
                  const float v1628 = select(v1625, v1626, v1619);
                  const float v1629 = select(v1628, v1627, v1611);
                  const float v1630 = select(v1629, v1617, v1610);
                  const uint v1631 = v1584 & v1586;
                  const float v1632 = float(v1631);
                  const float v1633 = fma(v1609, v1632, v1630);
                  x40 = v1633;
                }
              }
              const float v1634 = x40;
              const uint v779 = min(v261, v770);
              const uint v780 = v779 * v26;
              const uint v781 = v7 + v780;
              const uint v782 = v781 + v776;
              const float v783 = m0[v782];
              const float v784 = x17;
              const float v785 = fma(v783, v1634, v784);
              x17 = v785;
              const uint v786 = min(v262, v770);
              const uint v787 = v786 * v26;
              const uint v788 = v7 + v787;
              const uint v789 = v788 + v776;
              const float v790 = m0[v789];
              const float v791 = x18;
              const float v792 = fma(v790, v1634, v791);
              x18 = v792;
              const uint v793 = min(v341, v770);
              const uint v794 = v793 * v26;
              const uint v795 = v7 + v794;
              const uint v796 = v795 + v776;
              const float v797 = m0[v796];
              const float v798 = x19;
              const float v799 = fma(v797, v1634, v798);
              x19 = v799;
              const uint v800 = min(v347, v770);
              const uint v801 = v800 * v26;
              const uint v802 = v7 + v801;
              const uint v803 = v802 + v776;
              const float v804 = m0[v803];
              const float v805 = x20;
              const float v806 = fma(v804, v1634, v805);
              x20 = v806;
            }
            const float v807 = m4[v772];
            const float v808 = x17;
            const float v809 = v807 + v808;
            m4[v772] = v809;
            const uint v810 = v772 + v263;
            const float v811 = m4[v810];
            const float v812 = x18;
            const float v813 = v811 + v812;
            m4[v810] = v813;
            const uint v814 = v772 + v458;
            const float v815 = m4[v814];
            const float v816 = x19;
            const float v817 = v815 + v816;
            m4[v814] = v817;
            const uint v818 = v772 + v463;
            const float v819 = m4[v818];
            const float v820 = x20;
            const float v821 = v819 + v820;
            m4[v818] = v821;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v822 = v265; v822 < v263; v822 += v266) {
        for (uint v823 = v261; v823 < v264; v823 += v262) {
          const uint v824 = v823 * v263;
          const uint v825 = v822 + v824;
          const float v826 = m4[v825];
          const uint v827 = v823 * v26;
          const uint v828 = v7 + v827;
          const uint v829 = v828 + v822;
          m2[v829] = v826;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v830 = v588 == v273;
      if (v830) {
        for (uint v831 = v261; v831 < v311; v831 += v262) {
          const uint v832 = v262 << v831;
          const uint v833 = v832 - v262;
          const uint v834 = v831 + v262;
          for (uint v835 = v265; v835 < v310; v835 += v266) {
            const uint v836 = v835 >> v831;
            const uint v837 = v836 << v834;
            const uint v838 = v835 & v833;
            const uint v839 = v837 + v838;
            for (uint v840 = v261; v840 < v264; v840 += v262) {
              const uint v841 = v840 * v26;
              const uint v842 = v7 + v841;
              const uint v843 = v842 + v839;
              const uint v844 = v843 + v832;
              const float v845 = m2[v843];
              const float v846 = m2[v844];
              const float v847 = v845 + v846;
              const float v848 = v845 - v846;
              m2[v843] = v847;
              m2[v844] = v848;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v849 = x1;
        const uint v850 = x2;
        const uint v852 = v850 + v851;
        for (uint v853 = v265; v853 < v263; v853 += v266) {
          for (uint v854 = v261; v854 < v264; v854 += v262) {
            const uint v855 = v854 * v26;
            const uint v856 = v7 + v855;
            const uint v857 = v856 + v853;
            const float v858 = m2[v857];
            const uint v859 = v849 + v853;
            const uint v860 = v859 >> v262;
            const uint v861 = v852 + v860;
            const uint v862 = b4[v861];
            const uint v863 = v859 & v262;
            const bool v864 = v863 == v262;
            const float2 v865 = float2(as_type<half2>(v862));
            const float v866 = v865.x;
            const float v867 = v865.y;
            const float v868 = select(v866, v867, v864);
            const float v869 = v858 * v305;
            const float v870 = v869 * v868;
            m2[v857] = v870;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v138 = v12; v138 < v91; v138 += v13) {
        const uint v139 = v138 / v26;
        const uint v140 = v138 % v26;
        const bool v141 = v139 < v5;
        const bool v142 = v140 < v114;
        const bool v143 = v141 & v142;
        if (v143) {
          const uint v144 = v2 + v139;
          const uint v145 = v112 + v140;
          const uint v147 = v144 - v2;
          const uint v148 = v147 * v26;
          const uint v149 = v145 - v112;
          const uint v150 = v148 + v149;
          const float v151 = m2[v150];
          const float v152 = b5[v145];
          const float v153 = v151 + v152;
          const bool v154 = v146 < v153;
          const float v155 = min(v153, v146);
          const float v156 = precise::exp(v155);
          const float v158 = v156 + v157;
          const float v159 = precise::log(v158);
          const float v160 = select(v159, v153, v154);
          const float v161 = b6[v145];
          const float v162 = v160 * v161;
          const uint v163 = v144 * v29;
          const uint v164 = v163 + v145;
          b7[v164] = v162;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v165 = v59 < v47;
    const bool v166 = v59 < v44;
    const bool v167 = !v166;
    const bool v168 = v165 & v167;
    if (v168) {
      const uint v169 = v59 - v44;
      const uint v170 = v169 * v26;
      const uint v171 = v29 - v170;
      const uint v172 = min(v26, v171);
      const uint v173 = v170 * v6;
      for (uint v871 = v265; v871 < v263; v871 += v266) {
        for (uint v872 = v261; v872 < v264; v872 += v262) {
          const uint v873 = v872 * v263;
          const uint v874 = v871 + v873;
          m4[v874] = v271;
        }
      }
      for (uint v174 = v7; v174 < v6; v174 += v26) {
        const uint v175 = v6 - v174;
        const uint v176 = min(v26, v175);
        for (uint v177 = v7; v177 < v5; v177 += v8) {
          const uint v178 = v2 + v177;
          for (uint v179 = v12; v179 < v176; v179 += v13) {
            const uint v180 = v174 + v179;
            const uint v181 = v178 * v6;
            const uint v182 = v181 + v180;
            const float v183 = b0[v182];
            const uint v184 = v178 - v2;
            const float v185 = m1[v184];
            const float v186 = float(v6);
            const float v187 = v185 / v186;
            const float v188 = v187 + v82;
            const float v189 = precise::rsqrt(v188);
            const float v190 = v183 * v189;
            const float v191 = b2[v180];
            const float v192 = v190 * v191;
            const uint v193 = v177 * v26;
            const uint v194 = v179 + v193;
            m0[v194] = v192;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v195 = v173 + v174;
        const bool v876 = v875 == v273;
        if (v876) {
          const uint v877 = v195 / v6;
          const uint v878 = v877 * v6;
          const uint v879 = v195 - v878;
          const uint v882 = v877 / v880;
          const uint v883 = v877 % v880;
          const uint v884 = v882 * v881;
          x1 = v883;
          x2 = v884;
          const uint v886 = v884 + v885;
          for (uint v887 = v265; v887 < v263; v887 += v266) {
            for (uint v888 = v261; v888 < v264; v888 += v262) {
              x21 = v271;
              const bool v889 = v888 < v5;
              const bool v890 = v887 < v176;
              const bool v891 = v889 & v890;
              if (v891) {
                const uint v892 = v888 * v26;
                const uint v893 = v7 + v892;
                const uint v894 = v893 + v887;
                const float v895 = m0[v894];
                const uint v896 = v879 + v887;
                const uint v897 = v896 >> v262;
                const uint v898 = v886 + v897;
                const uint v899 = b8[v898];
                const uint v900 = v896 & v262;
                const bool v901 = v900 == v262;
                const float2 v902 = float2(as_type<half2>(v899));
                const float v903 = v902.x;
                const float v904 = v902.y;
                const float v905 = select(v903, v904, v901);
                const float v906 = v895 * v905;
                const float v907 = v906 * v305;
                x21 = v907;
              }
              const float v908 = x21;
              const uint v909 = v888 * v263;
              const uint v910 = v887 + v909;
              m3[v910] = v908;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v911 = v261; v911 < v311; v911 += v262) {
            const uint v912 = v262 << v911;
            const uint v913 = v912 - v262;
            const uint v914 = v911 + v262;
            for (uint v915 = v265; v915 < v310; v915 += v266) {
              const uint v916 = v915 >> v911;
              const uint v917 = v916 << v914;
              const uint v918 = v915 & v913;
              const uint v919 = v917 + v918;
              for (uint v920 = v261; v920 < v264; v920 += v262) {
                const uint v921 = v920 * v263;
                const uint v922 = v921 + v919;
                const uint v923 = v922 + v912;
                const float v924 = m3[v922];
                const float v925 = m3[v923];
                const float v926 = v924 + v925;
                const float v927 = v924 - v925;
                m3[v922] = v926;
                m3[v923] = v927;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v928 = v879 / v329;
          for (uint v929 = v265; v929 < v263; v929 += v266) {
            x22 = v271;
            x23 = v271;
            x24 = v271;
            x25 = v271;
            const uint v930 = v883 + v929;
            const uint v931 = v930 / v329;
            const uint v932 = v930 % v329;
            for (uint v933 = v261; v933 < v263; v933 += v262) {
              const uint v934 = v933 / v329;
              const uint v935 = v928 + v934;
              const uint v936 = v933 % v329;
              const uint v939 = v937 * v264;
              const uint v940 = v935 * v938;
              const uint v941 = v940 + v931;
              const uint v942 = v941 * v939;
              const uint v943 = v884 + v942;
              const uint v944 = v932 & v311;
              const uint v945 = v944 << v348;
              const uint v946 = v932 >> v347;
              const uint v947 = v946 << v341;
              const uint v948 = v936 & v311;
              const uint v949 = v948 >> v262;
              const uint v950 = v949 << v347;
              const uint v951 = v936 >> v347;
              const uint v952 = v951 << v262;
              const uint v953 = v936 & v262;
              const uint v954 = v945 + v947;
              const uint v955 = v954 + v950;
              const uint v956 = v955 + v952;
              const uint v957 = v956 + v953;
              const uint v958 = v957 + v262;
              const uint v959 = v958 * v937;
              const uint v960 = v959 >> v262;
              const uint v961 = v939 << v348;
              const uint v962 = v960 + v961;
              const uint v963 = v962 - v262;
              const uint v964 = v963 >> v348;
              const uint v965 = v962 - v329;
              const uint v966 = v965 >> v348;
              const bool v967 = v964 < v939;
              const uint v968 = v964 - v939;
              const uint v969 = select(v968, v964, v967);
              const uint v970 = v943 + v969;
              const uint v971 = b8[v970];
              const bool v972 = v966 < v939;
              const uint v973 = v966 - v939;
              const uint v974 = select(v973, v966, v972);
              const uint v975 = v943 + v974;
              const uint v976 = b8[v975];
              const uint v977 = v963 & v369;
              const uint v978 = v369 - v977;
              const uint v979 = v971 >> v978;
              const uint v980 = v976 << v262;
              const uint v981 = v980 << v977;
              const uint v982 = v979 | v981;
              const uint v983 = v982 & v389;
              const bool v985 = v984 == v261;
              const bool v986 = v984 == v341;
              const uint v987 = select(v395, v396, v986);
              const uint v988 = select(v987, v394, v985);
              const uint v989 = select(v261, v399, v985);
              const uint v990 = v983 * v988;
              const uint v991 = v990 + v989;
              const uint v992 = v991 & v403;
              const uint v993 = v992 ^ v404;
              const uint v994 = v993 >> v329;
              const uint v995 = v993 & v408;
              const uint v996 = v995 << v329;
              const uint v997 = v993 & v409;
              const uint v998 = v997 << v410;
              const uint v999 = v998 + v411;
              const uint v1000 = v996 | v999;
              const float v1001 = as_type<float>(v1000);
              const uint v1002 = v994 & v408;
              const uint v1003 = v1002 << v329;
              const uint v1004 = v994 & v409;
              const uint v1005 = v1004 << v410;
              const uint v1006 = v1005 + v411;
              const uint v1007 = v1003 | v1006;
              const float v1008 = as_type<float>(v1007);
              const float v1009 = v1001 + v1008;
              const uint v1010 = v991 & v427;
              const uint v1011 = v991 >> v428;
              const uint v1012 = v1011 & v427;
              const uint v1013 = v1010 + v1012;
              const uint v1014 = v1013 >> v329;
              const uint v1015 = v1013 + v1014;
              const uint v1016 = v1015 & v429;
              const float v1017 = float(v1016);
              const float v1018 = fma(v1017, v438, v439);
              const float v1019 = select(v1009, v1018, v986);
              const uint v1020 = as_type<uint>(v1019);
              const uint v1021 = v1020 >> v410;
              const uint v1022 = v1021 & v262;
              const uint v1023 = v1020 + v445;
              const uint v1024 = v1023 + v1022;
              const uint v1025 = v1024 & v446;
              const float v1026 = as_type<float>(v1025);
              const float v1027 = m3[v933];
              const float v1028 = x22;
              const float v1029 = fma(v1027, v1026, v1028);
              x22 = v1029;
              const uint v1030 = v933 + v263;
              const float v1031 = m3[v1030];
              const float v1032 = x23;
              const float v1033 = fma(v1031, v1026, v1032);
              x23 = v1033;
              const uint v1034 = v933 + v458;
              const float v1035 = m3[v1034];
              const float v1036 = x24;
              const float v1037 = fma(v1035, v1026, v1036);
              x24 = v1037;
              const uint v1038 = v933 + v463;
              const float v1039 = m3[v1038];
              const float v1040 = x25;
              const float v1041 = fma(v1039, v1026, v1040);
              x25 = v1041;
            }
            const float v1042 = m4[v929];
            const float v1043 = x22;
            const float v1044 = v1042 + v1043;
            m4[v929] = v1044;
            const uint v1045 = v929 + v263;
            const float v1046 = m4[v1045];
            const float v1047 = x23;
            const float v1048 = v1046 + v1047;
            m4[v1045] = v1048;
            const uint v1049 = v929 + v458;
            const float v1050 = m4[v1049];
            const float v1051 = x24;
            const float v1052 = v1050 + v1051;
            m4[v1049] = v1052;
            const uint v1053 = v929 + v463;
            const float v1054 = m4[v1053];
            const float v1055 = x25;
            const float v1056 = v1054 + v1055;
            m4[v1053] = v1056;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1057 = v5 - v262;
          const uint v1058 = v172 - v262;
          for (uint v1059 = v265; v1059 < v263; v1059 += v266) {
            x26 = v271;
            x27 = v271;
            x28 = v271;
            x29 = v271;
            const uint v1060 = min(v1059, v1058);
            const uint v1061 = v1060 * v6;
            const uint v1062 = v195 + v1061;
            for (uint v1063 = v261; v1063 < v176; v1063 += v262) {
              const uint v1064 = v1062 + v1063;
              const bool v1636 = v1635 == v1456;
              if (v1636) {
                const uint v1637 = b8[v1064];
                const float v1638 = as_type<float>(v1637);
                x41 = v1638;
              } else {
                const bool v1639 = v1635 < v1460;
                if (v1639) {
                  const bool v1640 = v1635 == v1462;
                  const uint v1641 = v1064 >> v1462;
                  const uint v1642 = b8[v1641];
                  const uint v1643 = v1064 & v1462;
                  const bool v1644 = v1643 == v1462;
                  const float2 v1645 = float2(as_type<half2>(v1642));
                  const float v1646 = v1645.x;
                  const float v1647 = v1645.y;
                  const uint v1648 = v1642 << v1471;
                  const uint v1649 = v1642 & v1472;
                  const float v1650 = as_type<float>(v1648);
                  const float v1651 = as_type<float>(v1649);
                  const float v1652 = select(v1646, v1647, v1644);
                  const float v1653 = select(v1650, v1651, v1644);
                  const float v1654 = select(v1653, v1652, v1640);
                  x41 = v1654;
                } else {
                  const uint v1656 = v1064 >> v1481;
                  const uint v1657 = v1656 * v1655;
                  const uint v1658 = v1064 & v1482;
                  const uint v1659 = v1658 * v1655;
                  const uint v1660 = v1659 >> v1481;
                  const uint v1661 = v1657 + v1660;
                  const uint v1662 = v1659 & v1482;
                  const uint v1663 = b8[v1661];
                  const uint v1664 = v1661 + v1462;
                  const uint v1665 = b8[v1664];
                  const uint v1666 = v1663 >> v1662;
                  const uint v1667 = v1482 - v1662;
                  const uint v1668 = v1665 << v1462;
                  const uint v1669 = v1668 << v1667;
                  const uint v1670 = v1666 | v1669;
                  const uint v1671 = v1462 << v1655;
                  const uint v1672 = v1671 - v1462;
                  const uint v1674 = v1064 >> v1673;
                  const bool v1675 = v1635 == v1460;
                  const bool v1676 = v1635 == v1502;
                  const uint v1677 = v1674 >> v1462;
                  const uint v1678 = select(v1677, v1674, v1675);
                  const uint v1680 = v1679 + v1678;
                  const uint v1681 = b8[v1680];
                  const float v1682 = as_type<float>(v1681);
                  const uint v1683 = v1674 & v1462;
                  const bool v1684 = v1683 == v1462;
                  const float2 v1685 = float2(as_type<half2>(v1681));
                  const float v1686 = v1685.x;
                  const float v1687 = v1685.y;
                  const uint v1688 = v1681 << v1471;
                  const uint v1689 = v1681 & v1472;
                  const float v1690 = as_type<float>(v1688);
                  const float v1691 = as_type<float>(v1689);
                  const float v1692 = select(v1686, v1687, v1684);
                  const float v1693 = select(v1690, v1691, v1684);
                  const float v1694 = select(v1693, v1692, v1676);
                  const float v1695 = select(v1694, v1682, v1675);
                  const bool v1696 = v1635 == v1460;
                  const bool v1697 = v1635 == v1502;
                  const uint v1698 = v1674 >> v1462;
                  const uint v1699 = select(v1698, v1674, v1696);
                  const uint v1701 = v1700 + v1699;
                  const uint v1702 = b8[v1701];
                  const float v1703 = as_type<float>(v1702);
                  const uint v1704 = v1674 & v1462;
                  const bool v1705 = v1704 == v1462;
                  const float2 v1706 = float2(as_type<half2>(v1702));
                  const float v1707 = v1706.x;
                  const float v1708 = v1706.y;
                  const uint v1709 = v1702 << v1471;
                  const uint v1710 = v1702 & v1472;
                  const float v1711 = as_type<float>(v1709);
                  const float v1712 = as_type<float>(v1710);
                  const float v1713 = select(v1707, v1708, v1705);
                  const float v1714 = select(v1711, v1712, v1705);
                  const float v1715 = select(v1714, v1713, v1697);
                  const float v1716 = select(v1715, v1703, v1696);
                  const uint v1717 = v1670 & v1672;
                  const float v1718 = float(v1717);
                  const float v1719 = fma(v1695, v1718, v1716);
                  x41 = v1719;
                }
              }
              const float v1720 = x41;
              const uint v1066 = min(v261, v1057);
              const uint v1067 = v1066 * v26;
              const uint v1068 = v7 + v1067;
              const uint v1069 = v1068 + v1063;
              const float v1070 = m0[v1069];
              const float v1071 = x26;
              const float v1072 = fma(v1070, v1720, v1071);
              x26 = v1072;
              const uint v1073 = min(v262, v1057);
              const uint v1074 = v1073 * v26;
              const uint v1075 = v7 + v1074;
              const uint v1076 = v1075 + v1063;
              const float v1077 = m0[v1076];
              const float v1078 = x27;
              const float v1079 = fma(v1077, v1720, v1078);
              x27 = v1079;
              const uint v1080 = min(v341, v1057);
              const uint v1081 = v1080 * v26;
              const uint v1082 = v7 + v1081;
              const uint v1083 = v1082 + v1063;
              const float v1084 = m0[v1083];
              const float v1085 = x28;
              const float v1086 = fma(v1084, v1720, v1085);
              x28 = v1086;
              const uint v1087 = min(v347, v1057);
              const uint v1088 = v1087 * v26;
              const uint v1089 = v7 + v1088;
              const uint v1090 = v1089 + v1063;
              const float v1091 = m0[v1090];
              const float v1092 = x29;
              const float v1093 = fma(v1091, v1720, v1092);
              x29 = v1093;
            }
            const float v1094 = m4[v1059];
            const float v1095 = x26;
            const float v1096 = v1094 + v1095;
            m4[v1059] = v1096;
            const uint v1097 = v1059 + v263;
            const float v1098 = m4[v1097];
            const float v1099 = x27;
            const float v1100 = v1098 + v1099;
            m4[v1097] = v1100;
            const uint v1101 = v1059 + v458;
            const float v1102 = m4[v1101];
            const float v1103 = x28;
            const float v1104 = v1102 + v1103;
            m4[v1101] = v1104;
            const uint v1105 = v1059 + v463;
            const float v1106 = m4[v1105];
            const float v1107 = x29;
            const float v1108 = v1106 + v1107;
            m4[v1105] = v1108;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1109 = v265; v1109 < v263; v1109 += v266) {
        for (uint v1110 = v261; v1110 < v264; v1110 += v262) {
          const uint v1111 = v1110 * v263;
          const uint v1112 = v1109 + v1111;
          const float v1113 = m4[v1112];
          const uint v1114 = v1110 * v26;
          const uint v1115 = v7 + v1114;
          const uint v1116 = v1115 + v1109;
          m2[v1116] = v1113;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1117 = v875 == v273;
      if (v1117) {
        for (uint v1118 = v261; v1118 < v311; v1118 += v262) {
          const uint v1119 = v262 << v1118;
          const uint v1120 = v1119 - v262;
          const uint v1121 = v1118 + v262;
          for (uint v1122 = v265; v1122 < v310; v1122 += v266) {
            const uint v1123 = v1122 >> v1118;
            const uint v1124 = v1123 << v1121;
            const uint v1125 = v1122 & v1120;
            const uint v1126 = v1124 + v1125;
            for (uint v1127 = v261; v1127 < v264; v1127 += v262) {
              const uint v1128 = v1127 * v26;
              const uint v1129 = v7 + v1128;
              const uint v1130 = v1129 + v1126;
              const uint v1131 = v1130 + v1119;
              const float v1132 = m2[v1130];
              const float v1133 = m2[v1131];
              const float v1134 = v1132 + v1133;
              const float v1135 = v1132 - v1133;
              m2[v1130] = v1134;
              m2[v1131] = v1135;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1136 = x1;
        const uint v1137 = x2;
        const uint v1139 = v1137 + v1138;
        for (uint v1140 = v265; v1140 < v263; v1140 += v266) {
          for (uint v1141 = v261; v1141 < v264; v1141 += v262) {
            const uint v1142 = v1141 * v26;
            const uint v1143 = v7 + v1142;
            const uint v1144 = v1143 + v1140;
            const float v1145 = m2[v1144];
            const uint v1146 = v1136 + v1140;
            const uint v1147 = v1146 >> v262;
            const uint v1148 = v1139 + v1147;
            const uint v1149 = b8[v1148];
            const uint v1150 = v1146 & v262;
            const bool v1151 = v1150 == v262;
            const float2 v1152 = float2(as_type<half2>(v1149));
            const float v1153 = v1152.x;
            const float v1154 = v1152.y;
            const float v1155 = select(v1153, v1154, v1151);
            const float v1156 = v1145 * v305;
            const float v1157 = v1156 * v1155;
            m2[v1144] = v1157;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v196 = v12; v196 < v91; v196 += v13) {
        const uint v197 = v196 / v26;
        const uint v198 = v196 % v26;
        const bool v199 = v197 < v5;
        const bool v200 = v198 < v172;
        const bool v201 = v199 & v200;
        if (v201) {
          const uint v202 = v2 + v197;
          const uint v203 = v170 + v198;
          const uint v204 = v202 - v2;
          const uint v205 = v204 * v26;
          const uint v206 = v203 - v170;
          const uint v207 = v205 + v206;
          const float v208 = m2[v207];
          const float v209 = -v208;
          const float v210 = precise::exp(v209);
          const float v211 = v210 + v157;
          const float v212 = 1.0f / v211;
          const uint v213 = v202 * v29;
          const uint v214 = v213 + v203;
          b9[v214] = v212;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v215 = v59 < v50;
    const bool v216 = v59 < v47;
    const bool v217 = !v216;
    const bool v218 = v215 & v217;
    if (v218) {
      const uint v219 = v59 - v47;
      const uint v220 = v219 * v26;
      const uint v221 = v36 - v220;
      const uint v222 = min(v26, v221);
      const uint v223 = v220 * v6;
      for (uint v1158 = v265; v1158 < v263; v1158 += v266) {
        for (uint v1159 = v261; v1159 < v264; v1159 += v262) {
          const uint v1160 = v1159 * v263;
          const uint v1161 = v1158 + v1160;
          m4[v1161] = v271;
        }
      }
      for (uint v224 = v7; v224 < v6; v224 += v26) {
        const uint v225 = v6 - v224;
        const uint v226 = min(v26, v225);
        for (uint v227 = v7; v227 < v5; v227 += v8) {
          const uint v228 = v2 + v227;
          for (uint v229 = v12; v229 < v226; v229 += v13) {
            const uint v230 = v224 + v229;
            const uint v231 = v228 * v6;
            const uint v232 = v231 + v230;
            const float v233 = b0[v232];
            const uint v234 = v228 - v2;
            const float v235 = m1[v234];
            const float v236 = float(v6);
            const float v237 = v235 / v236;
            const float v238 = v237 + v82;
            const float v239 = precise::rsqrt(v238);
            const float v240 = v233 * v239;
            const float v241 = b2[v230];
            const float v242 = v240 * v241;
            const uint v243 = v227 * v26;
            const uint v244 = v229 + v243;
            m0[v244] = v242;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v245 = v223 + v224;
        const bool v1163 = v1162 == v273;
        if (v1163) {
          const uint v1164 = v245 / v6;
          const uint v1165 = v1164 * v6;
          const uint v1166 = v245 - v1165;
          const uint v1169 = v1164 / v1167;
          const uint v1170 = v1164 % v1167;
          const uint v1171 = v1169 * v1168;
          x1 = v1170;
          x2 = v1171;
          const uint v1173 = v1171 + v1172;
          for (uint v1174 = v265; v1174 < v263; v1174 += v266) {
            for (uint v1175 = v261; v1175 < v264; v1175 += v262) {
              x30 = v271;
              const bool v1176 = v1175 < v5;
              const bool v1177 = v1174 < v226;
              const bool v1178 = v1176 & v1177;
              if (v1178) {
                const uint v1179 = v1175 * v26;
                const uint v1180 = v7 + v1179;
                const uint v1181 = v1180 + v1174;
                const float v1182 = m0[v1181];
                const uint v1183 = v1166 + v1174;
                const uint v1184 = v1183 >> v262;
                const uint v1185 = v1173 + v1184;
                const uint v1186 = b10[v1185];
                const uint v1187 = v1183 & v262;
                const bool v1188 = v1187 == v262;
                const float2 v1189 = float2(as_type<half2>(v1186));
                const float v1190 = v1189.x;
                const float v1191 = v1189.y;
                const float v1192 = select(v1190, v1191, v1188);
                const float v1193 = v1182 * v1192;
                const float v1194 = v1193 * v305;
                x30 = v1194;
              }
              const float v1195 = x30;
              const uint v1196 = v1175 * v263;
              const uint v1197 = v1174 + v1196;
              m3[v1197] = v1195;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1198 = v261; v1198 < v311; v1198 += v262) {
            const uint v1199 = v262 << v1198;
            const uint v1200 = v1199 - v262;
            const uint v1201 = v1198 + v262;
            for (uint v1202 = v265; v1202 < v310; v1202 += v266) {
              const uint v1203 = v1202 >> v1198;
              const uint v1204 = v1203 << v1201;
              const uint v1205 = v1202 & v1200;
              const uint v1206 = v1204 + v1205;
              for (uint v1207 = v261; v1207 < v264; v1207 += v262) {
                const uint v1208 = v1207 * v263;
                const uint v1209 = v1208 + v1206;
                const uint v1210 = v1209 + v1199;
                const float v1211 = m3[v1209];
                const float v1212 = m3[v1210];
                const float v1213 = v1211 + v1212;
                const float v1214 = v1211 - v1212;
                m3[v1209] = v1213;
                m3[v1210] = v1214;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1215 = v1166 / v329;
          for (uint v1216 = v265; v1216 < v263; v1216 += v266) {
            x31 = v271;
            x32 = v271;
            x33 = v271;
            x34 = v271;
            const uint v1217 = v1170 + v1216;
            const uint v1218 = v1217 / v329;
            const uint v1219 = v1217 % v329;
            for (uint v1220 = v261; v1220 < v263; v1220 += v262) {
              const uint v1221 = v1220 / v329;
              const uint v1222 = v1215 + v1221;
              const uint v1223 = v1220 % v329;
              const uint v1226 = v1224 * v264;
              const uint v1227 = v1222 * v1225;
              const uint v1228 = v1227 + v1218;
              const uint v1229 = v1228 * v1226;
              const uint v1230 = v1171 + v1229;
              const uint v1231 = v1219 & v311;
              const uint v1232 = v1231 << v348;
              const uint v1233 = v1219 >> v347;
              const uint v1234 = v1233 << v341;
              const uint v1235 = v1223 & v311;
              const uint v1236 = v1235 >> v262;
              const uint v1237 = v1236 << v347;
              const uint v1238 = v1223 >> v347;
              const uint v1239 = v1238 << v262;
              const uint v1240 = v1223 & v262;
              const uint v1241 = v1232 + v1234;
              const uint v1242 = v1241 + v1237;
              const uint v1243 = v1242 + v1239;
              const uint v1244 = v1243 + v1240;
              const uint v1245 = v1244 + v262;
              const uint v1246 = v1245 * v1224;
              const uint v1247 = v1246 >> v262;
              const uint v1248 = v1226 << v348;
              const uint v1249 = v1247 + v1248;
              const uint v1250 = v1249 - v262;
              const uint v1251 = v1250 >> v348;
              const uint v1252 = v1249 - v329;
              const uint v1253 = v1252 >> v348;
              const bool v1254 = v1251 < v1226;
              const uint v1255 = v1251 - v1226;
              const uint v1256 = select(v1255, v1251, v1254);
              const uint v1257 = v1230 + v1256;
              const uint v1258 = b10[v1257];
              const bool v1259 = v1253 < v1226;
              const uint v1260 = v1253 - v1226;
              const uint v1261 = select(v1260, v1253, v1259);
              const uint v1262 = v1230 + v1261;
              const uint v1263 = b10[v1262];
              const uint v1264 = v1250 & v369;
              const uint v1265 = v369 - v1264;
              const uint v1266 = v1258 >> v1265;
              const uint v1267 = v1263 << v262;
              const uint v1268 = v1267 << v1264;
              const uint v1269 = v1266 | v1268;
              const uint v1270 = v1269 & v389;
              const bool v1272 = v1271 == v261;
              const bool v1273 = v1271 == v341;
              const uint v1274 = select(v395, v396, v1273);
              const uint v1275 = select(v1274, v394, v1272);
              const uint v1276 = select(v261, v399, v1272);
              const uint v1277 = v1270 * v1275;
              const uint v1278 = v1277 + v1276;
              const uint v1279 = v1278 & v403;
              const uint v1280 = v1279 ^ v404;
              const uint v1281 = v1280 >> v329;
              const uint v1282 = v1280 & v408;
              const uint v1283 = v1282 << v329;
              const uint v1284 = v1280 & v409;
              const uint v1285 = v1284 << v410;
              const uint v1286 = v1285 + v411;
              const uint v1287 = v1283 | v1286;
              const float v1288 = as_type<float>(v1287);
              const uint v1289 = v1281 & v408;
              const uint v1290 = v1289 << v329;
              const uint v1291 = v1281 & v409;
              const uint v1292 = v1291 << v410;
              const uint v1293 = v1292 + v411;
              const uint v1294 = v1290 | v1293;
              const float v1295 = as_type<float>(v1294);
              const float v1296 = v1288 + v1295;
              const uint v1297 = v1278 & v427;
              const uint v1298 = v1278 >> v428;
              const uint v1299 = v1298 & v427;
              const uint v1300 = v1297 + v1299;
              const uint v1301 = v1300 >> v329;
              const uint v1302 = v1300 + v1301;
              const uint v1303 = v1302 & v429;
              const float v1304 = float(v1303);
              const float v1305 = fma(v1304, v438, v439);
              const float v1306 = select(v1296, v1305, v1273);
              const uint v1307 = as_type<uint>(v1306);
              const uint v1308 = v1307 >> v410;
              const uint v1309 = v1308 & v262;
              const uint v1310 = v1307 + v445;
              const uint v1311 = v1310 + v1309;
              const uint v1312 = v1311 & v446;
              const float v1313 = as_type<float>(v1312);
              const float v1314 = m3[v1220];
              const float v1315 = x31;
              const float v1316 = fma(v1314, v1313, v1315);
              x31 = v1316;
              const uint v1317 = v1220 + v263;
              const float v1318 = m3[v1317];
              const float v1319 = x32;
              const float v1320 = fma(v1318, v1313, v1319);
              x32 = v1320;
              const uint v1321 = v1220 + v458;
              const float v1322 = m3[v1321];
              const float v1323 = x33;
              const float v1324 = fma(v1322, v1313, v1323);
              x33 = v1324;
              const uint v1325 = v1220 + v463;
              const float v1326 = m3[v1325];
              const float v1327 = x34;
              const float v1328 = fma(v1326, v1313, v1327);
              x34 = v1328;
            }
            const float v1329 = m4[v1216];
            const float v1330 = x31;
            const float v1331 = v1329 + v1330;
            m4[v1216] = v1331;
            const uint v1332 = v1216 + v263;
            const float v1333 = m4[v1332];
            const float v1334 = x32;
            const float v1335 = v1333 + v1334;
            m4[v1332] = v1335;
            const uint v1336 = v1216 + v458;
            const float v1337 = m4[v1336];
            const float v1338 = x33;
            const float v1339 = v1337 + v1338;
            m4[v1336] = v1339;
            const uint v1340 = v1216 + v463;
            const float v1341 = m4[v1340];
            const float v1342 = x34;
            const float v1343 = v1341 + v1342;
            m4[v1340] = v1343;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1344 = v5 - v262;
          const uint v1345 = v222 - v262;
          for (uint v1346 = v265; v1346 < v263; v1346 += v266) {
            x35 = v271;
            x36 = v271;
            x37 = v271;
            x38 = v271;
            const uint v1347 = min(v1346, v1345);
            const uint v1348 = v1347 * v6;
            const uint v1349 = v245 + v1348;
            for (uint v1350 = v261; v1350 < v226; v1350 += v262) {
              const uint v1351 = v1349 + v1350;
              const bool v1722 = v1721 == v1456;
              if (v1722) {
                const uint v1723 = b10[v1351];
                const float v1724 = as_type<float>(v1723);
                x42 = v1724;
              } else {
                const bool v1725 = v1721 < v1460;
                if (v1725) {
                  const bool v1726 = v1721 == v1462;
                  const uint v1727 = v1351 >> v1462;
                  const uint v1728 = b10[v1727];
                  const uint v1729 = v1351 & v1462;
                  const bool v1730 = v1729 == v1462;
                  const float2 v1731 = float2(as_type<half2>(v1728));
                  const float v1732 = v1731.x;
                  const float v1733 = v1731.y;
                  const uint v1734 = v1728 << v1471;
                  const uint v1735 = v1728 & v1472;
                  const float v1736 = as_type<float>(v1734);
                  const float v1737 = as_type<float>(v1735);
                  const float v1738 = select(v1732, v1733, v1730);
                  const float v1739 = select(v1736, v1737, v1730);
                  const float v1740 = select(v1739, v1738, v1726);
                  x42 = v1740;
                } else {
                  const uint v1742 = v1351 >> v1481;
                  const uint v1743 = v1742 * v1741;
                  const uint v1744 = v1351 & v1482;
                  const uint v1745 = v1744 * v1741;
                  const uint v1746 = v1745 >> v1481;
                  const uint v1747 = v1743 + v1746;
                  const uint v1748 = v1745 & v1482;
                  const uint v1749 = b10[v1747];
                  const uint v1750 = v1747 + v1462;
                  const uint v1751 = b10[v1750];
                  const uint v1752 = v1749 >> v1748;
                  const uint v1753 = v1482 - v1748;
                  const uint v1754 = v1751 << v1462;
                  const uint v1755 = v1754 << v1753;
                  const uint v1756 = v1752 | v1755;
                  const uint v1757 = v1462 << v1741;
                  const uint v1758 = v1757 - v1462;
                  const uint v1760 = v1351 >> v1759;
                  const bool v1761 = v1721 == v1460;
                  const bool v1762 = v1721 == v1502;
                  const uint v1763 = v1760 >> v1462;
                  const uint v1764 = select(v1763, v1760, v1761);
                  const uint v1766 = v1765 + v1764;
                  const uint v1767 = b10[v1766];
                  const float v1768 = as_type<float>(v1767);
                  const uint v1769 = v1760 & v1462;
                  const bool v1770 = v1769 == v1462;
                  const float2 v1771 = float2(as_type<half2>(v1767));
                  const float v1772 = v1771.x;
                  const float v1773 = v1771.y;
                  const uint v1774 = v1767 << v1471;
                  const uint v1775 = v1767 & v1472;
                  const float v1776 = as_type<float>(v1774);
                  const float v1777 = as_type<float>(v1775);
                  const float v1778 = select(v1772, v1773, v1770);
                  const float v1779 = select(v1776, v1777, v1770);
                  const float v1780 = select(v1779, v1778, v1762);
                  const float v1781 = select(v1780, v1768, v1761);
                  const bool v1782 = v1721 == v1460;
                  const bool v1783 = v1721 == v1502;
                  const uint v1784 = v1760 >> v1462;
                  const uint v1785 = select(v1784, v1760, v1782);
                  const uint v1787 = v1786 + v1785;
                  const uint v1788 = b10[v1787];
                  const float v1789 = as_type<float>(v1788);
                  const uint v1790 = v1760 & v1462;
                  const bool v1791 = v1790 == v1462;
                  const float2 v1792 = float2(as_type<half2>(v1788));
                  const float v1793 = v1792.x;
                  const float v1794 = v1792.y;
                  const uint v1795 = v1788 << v1471;
                  const uint v1796 = v1788 & v1472;
                  const float v1797 = as_type<float>(v1795);
                  const float v1798 = as_type<float>(v1796);
                  const float v1799 = select(v1793, v1794, v1791);
                  const float v1800 = select(v1797, v1798, v1791);
                  const float v1801 = select(v1800, v1799, v1783);
                  const float v1802 = select(v1801, v1789, v1782);
                  const uint v1803 = v1756 & v1758;
                  const float v1804 = float(v1803);
                  const float v1805 = fma(v1781, v1804, v1802);
                  x42 = v1805;
                }
              }
              const float v1806 = x42;
              const uint v1353 = min(v261, v1344);
              const uint v1354 = v1353 * v26;
              const uint v1355 = v7 + v1354;
              const uint v1356 = v1355 + v1350;
              const float v1357 = m0[v1356];
              const float v1358 = x35;
              const float v1359 = fma(v1357, v1806, v1358);
              x35 = v1359;
              const uint v1360 = min(v262, v1344);
              const uint v1361 = v1360 * v26;
              const uint v1362 = v7 + v1361;
              const uint v1363 = v1362 + v1350;
              const float v1364 = m0[v1363];
              const float v1365 = x36;
              const float v1366 = fma(v1364, v1806, v1365);
              x36 = v1366;
              const uint v1367 = min(v341, v1344);
              const uint v1368 = v1367 * v26;
              const uint v1369 = v7 + v1368;
              const uint v1370 = v1369 + v1350;
              const float v1371 = m0[v1370];
              const float v1372 = x37;
              const float v1373 = fma(v1371, v1806, v1372);
              x37 = v1373;
              const uint v1374 = min(v347, v1344);
              const uint v1375 = v1374 * v26;
              const uint v1376 = v7 + v1375;
              const uint v1377 = v1376 + v1350;
              const float v1378 = m0[v1377];
              const float v1379 = x38;
              const float v1380 = fma(v1378, v1806, v1379);
              x38 = v1380;
            }
            const float v1381 = m4[v1346];
            const float v1382 = x35;
            const float v1383 = v1381 + v1382;
            m4[v1346] = v1383;
            const uint v1384 = v1346 + v263;
            const float v1385 = m4[v1384];
            const float v1386 = x36;
            const float v1387 = v1385 + v1386;
            m4[v1384] = v1387;
            const uint v1388 = v1346 + v458;
            const float v1389 = m4[v1388];
            const float v1390 = x37;
            const float v1391 = v1389 + v1390;
            m4[v1388] = v1391;
            const uint v1392 = v1346 + v463;
            const float v1393 = m4[v1392];
            const float v1394 = x38;
            const float v1395 = v1393 + v1394;
            m4[v1392] = v1395;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1396 = v265; v1396 < v263; v1396 += v266) {
        for (uint v1397 = v261; v1397 < v264; v1397 += v262) {
          const uint v1398 = v1397 * v263;
          const uint v1399 = v1396 + v1398;
          const float v1400 = m4[v1399];
          const uint v1401 = v1397 * v26;
          const uint v1402 = v7 + v1401;
          const uint v1403 = v1402 + v1396;
          m2[v1403] = v1400;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1404 = v1162 == v273;
      if (v1404) {
        for (uint v1405 = v261; v1405 < v311; v1405 += v262) {
          const uint v1406 = v262 << v1405;
          const uint v1407 = v1406 - v262;
          const uint v1408 = v1405 + v262;
          for (uint v1409 = v265; v1409 < v310; v1409 += v266) {
            const uint v1410 = v1409 >> v1405;
            const uint v1411 = v1410 << v1408;
            const uint v1412 = v1409 & v1407;
            const uint v1413 = v1411 + v1412;
            for (uint v1414 = v261; v1414 < v264; v1414 += v262) {
              const uint v1415 = v1414 * v26;
              const uint v1416 = v7 + v1415;
              const uint v1417 = v1416 + v1413;
              const uint v1418 = v1417 + v1406;
              const float v1419 = m2[v1417];
              const float v1420 = m2[v1418];
              const float v1421 = v1419 + v1420;
              const float v1422 = v1419 - v1420;
              m2[v1417] = v1421;
              m2[v1418] = v1422;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1423 = x1;
        const uint v1424 = x2;
        const uint v1426 = v1424 + v1425;
        for (uint v1427 = v265; v1427 < v263; v1427 += v266) {
          for (uint v1428 = v261; v1428 < v264; v1428 += v262) {
            const uint v1429 = v1428 * v26;
            const uint v1430 = v7 + v1429;
            const uint v1431 = v1430 + v1427;
            const float v1432 = m2[v1431];
            const uint v1433 = v1423 + v1427;
            const uint v1434 = v1433 >> v262;
            const uint v1435 = v1426 + v1434;
            const uint v1436 = b10[v1435];
            const uint v1437 = v1433 & v262;
            const bool v1438 = v1437 == v262;
            const float2 v1439 = float2(as_type<half2>(v1436));
            const float v1440 = v1439.x;
            const float v1441 = v1439.y;
            const float v1442 = select(v1440, v1441, v1438);
            const float v1443 = v1432 * v305;
            const float v1444 = v1443 * v1442;
            m2[v1431] = v1444;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v246 = v12; v246 < v91; v246 += v13) {
        const uint v247 = v246 / v26;
        const uint v248 = v246 % v26;
        const bool v249 = v247 < v5;
        const bool v250 = v248 < v222;
        const bool v251 = v249 & v250;
        if (v251) {
          const uint v252 = v2 + v247;
          const uint v253 = v220 + v248;
          const uint v254 = v252 - v2;
          const uint v255 = v254 * v26;
          const uint v256 = v253 - v220;
          const uint v257 = v255 + v256;
          const float v258 = m2[v257];
          const uint v259 = v252 * v36;
          const uint v260 = v259 + v253;
          b11[v260] = v258;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
