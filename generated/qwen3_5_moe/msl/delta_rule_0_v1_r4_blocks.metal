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
  float x38;
  float x39;
  float x40;
  float x41;
  const uint v1419 = params[29];
  const uint v1420 = 0u;
  const uint v1424 = 3u;
  const uint v1426 = 1u;
  const uint v1435 = 16u;
  const uint v1436 = 4294901760u;
  const uint v1444 = params[30];
  const uint v1445 = 5u;
  const uint v1446 = 31u;
  const uint v1464 = params[31];
  const uint v1466 = 4u;
  const uint v1471 = params[32];
  const uint v1492 = params[33];
  const uint v1513 = params[34];
  const uint v1533 = params[35];
  const uint v1551 = params[36];
  const uint v1557 = params[37];
  const uint v1578 = params[38];
  const uint v1599 = params[39];
  const uint v1619 = params[40];
  const uint v1637 = params[41];
  const uint v1643 = params[42];
  const uint v1664 = params[43];
  const uint v1685 = params[44];
  const uint v1705 = params[45];
  const uint v1723 = params[46];
  const uint v1729 = params[47];
  const uint v1750 = params[48];
  const uint v261 = 0u;
  const uint v262 = 1u;
  const uint v263 = 128u;
  const uint v264 = 4u;
  const uint v265 = lane;
  const uint v266 = 32u;
  const float v271 = 0.0f;
  const uint v273 = params[5];
  const uint v274 = 6u;
  const uint v278 = params[6];
  const float v299 = 0.088388346f;
  const uint v304 = 64u;
  const uint v305 = 7u;
  const uint v323 = 16u;
  const uint v333 = params[7];
  const uint v334 = params[8];
  const uint v335 = 2u;
  const uint v340 = 3u;
  const uint v341 = 5u;
  const uint v362 = 31u;
  const uint v382 = 65535u;
  const uint v384 = params[9];
  const uint v387 = 89226354u;
  const uint v388 = 3417055213u;
  const uint v389 = 2212286765u;
  const uint v392 = 64248484u;
  const uint v396 = 2415890431u;
  const uint v397 = 996162400u;
  const uint v401 = 32768u;
  const uint v402 = 32767u;
  const uint v403 = 13u;
  const uint v404 = 939524096u;
  const uint v420 = 16711935u;
  const uint v421 = 8u;
  const uint v422 = 2047u;
  const float v431 = 0.006767273f;
  const float v432 = -3.453125f;
  const uint v438 = 4095u;
  const uint v439 = 4294959104u;
  const uint v451 = 256u;
  const uint v456 = 384u;
  const uint v556 = params[10];
  const uint v580 = params[11];
  const uint v584 = params[12];
  const uint v635 = params[13];
  const uint v636 = params[14];
  const uint v681 = params[15];
  const uint v834 = params[16];
  const uint v858 = params[17];
  const uint v862 = params[18];
  const uint v913 = params[19];
  const uint v914 = params[20];
  const uint v959 = params[21];
  const uint v1112 = params[22];
  const uint v1136 = params[23];
  const uint v1140 = params[24];
  const uint v1191 = params[25];
  const uint v1192 = params[26];
  const uint v1237 = params[27];
  const uint v1390 = params[28];
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
  const float v82 = as_type<float>(params[49]);
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
    const float v1409 = simd_shuffle_xor(v21, 16);
    const float v1410 = v21 + v1409;
    const float v1411 = simd_shuffle_xor(v1410, 8);
    const float v1412 = v1410 + v1411;
    const float v1413 = simd_shuffle_xor(v1412, 4);
    const float v1414 = v1412 + v1413;
    const float v1415 = simd_shuffle_xor(v1414, 2);
    const float v1416 = v1414 + v1415;
    const float v1417 = simd_shuffle_xor(v1416, 1);
    const float v1418 = v1416 + v1417;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1418;
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
        const uint v272 = v90 / v6;
        x1 = v272;
        const bool v275 = v273 == v274;
        if (v275) {
          const uint v276 = v272 * v6;
          const uint v277 = v90 - v276;
          for (uint v279 = v265; v279 < v263; v279 += v266) {
            for (uint v280 = v261; v280 < v264; v280 += v262) {
              x2 = v271;
              const bool v281 = v280 < v5;
              const bool v282 = v279 < v70;
              const bool v283 = v281 & v282;
              if (v283) {
                const uint v284 = v280 * v26;
                const uint v285 = v7 + v284;
                const uint v286 = v285 + v279;
                const float v287 = m0[v286];
                const uint v288 = v277 + v279;
                const uint v289 = v288 >> v262;
                const uint v290 = v278 + v289;
                const uint v291 = b1[v290];
                const uint v292 = v288 & v262;
                const bool v293 = v292 == v262;
                const float2 v294 = float2(as_type<half2>(v291));
                const float v295 = v294.x;
                const float v296 = v294.y;
                const float v297 = select(v295, v296, v293);
                const float v298 = v287 * v297;
                const float v300 = v298 * v299;
                x2 = v300;
              }
              const float v301 = x2;
              const uint v302 = v280 * v263;
              const uint v303 = v279 + v302;
              m3[v303] = v301;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v306 = v261; v306 < v305; v306 += v262) {
            const uint v307 = v262 << v306;
            const uint v308 = v307 - v262;
            const uint v309 = v306 + v262;
            for (uint v310 = v265; v310 < v304; v310 += v266) {
              const uint v311 = v310 >> v306;
              const uint v312 = v311 << v309;
              const uint v313 = v310 & v308;
              const uint v314 = v312 + v313;
              for (uint v315 = v261; v315 < v264; v315 += v262) {
                const uint v316 = v315 * v263;
                const uint v317 = v316 + v314;
                const uint v318 = v317 + v307;
                const float v319 = m3[v317];
                const float v320 = m3[v318];
                const float v321 = v319 + v320;
                const float v322 = v319 - v320;
                m3[v317] = v321;
                m3[v318] = v322;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v324 = v277 / v323;
          for (uint v325 = v265; v325 < v263; v325 += v266) {
            x3 = v271;
            x4 = v271;
            x5 = v271;
            x6 = v271;
            const uint v326 = v272 + v325;
            const uint v327 = v326 / v323;
            const uint v328 = v326 % v323;
            for (uint v329 = v261; v329 < v263; v329 += v262) {
              const uint v330 = v329 / v323;
              const uint v331 = v324 + v330;
              const uint v332 = v329 % v323;
              const uint v336 = v333 * v264;
              const uint v337 = v331 * v334;
              const uint v338 = v337 + v327;
              const uint v339 = v338 * v336;
              const uint v342 = v328 & v305;
              const uint v343 = v342 << v341;
              const uint v344 = v328 >> v340;
              const uint v345 = v344 << v335;
              const uint v346 = v332 & v305;
              const uint v347 = v346 >> v262;
              const uint v348 = v347 << v340;
              const uint v349 = v332 >> v340;
              const uint v350 = v349 << v262;
              const uint v351 = v332 & v262;
              const uint v352 = v343 + v345;
              const uint v353 = v352 + v348;
              const uint v354 = v353 + v350;
              const uint v355 = v354 + v351;
              const uint v356 = v355 + v262;
              const uint v357 = v356 * v333;
              const uint v358 = v357 >> v262;
              const uint v359 = v336 << v341;
              const uint v360 = v358 + v359;
              const uint v361 = v360 - v262;
              const uint v363 = v361 >> v341;
              const uint v364 = v360 - v323;
              const uint v365 = v364 >> v341;
              const bool v366 = v363 < v336;
              const uint v367 = v363 - v336;
              const uint v368 = select(v367, v363, v366);
              const uint v369 = v339 + v368;
              const uint v370 = b1[v369];
              const bool v371 = v365 < v336;
              const uint v372 = v365 - v336;
              const uint v373 = select(v372, v365, v371);
              const uint v374 = v339 + v373;
              const uint v375 = b1[v374];
              const uint v376 = v361 & v362;
              const uint v377 = v362 - v376;
              const uint v378 = v370 >> v377;
              const uint v379 = v375 << v262;
              const uint v380 = v379 << v376;
              const uint v381 = v378 | v380;
              const uint v383 = v381 & v382;
              const bool v385 = v384 == v261;
              const bool v386 = v384 == v335;
              const uint v390 = select(v388, v389, v386);
              const uint v391 = select(v390, v387, v385);
              const uint v393 = select(v261, v392, v385);
              const uint v394 = v383 * v391;
              const uint v395 = v394 + v393;
              const uint v398 = v395 & v396;
              const uint v399 = v398 ^ v397;
              const uint v400 = v399 >> v323;
              const uint v405 = v399 & v401;
              const uint v406 = v405 << v323;
              const uint v407 = v399 & v402;
              const uint v408 = v407 << v403;
              const uint v409 = v408 + v404;
              const uint v410 = v406 | v409;
              const float v411 = as_type<float>(v410);
              const uint v412 = v400 & v401;
              const uint v413 = v412 << v323;
              const uint v414 = v400 & v402;
              const uint v415 = v414 << v403;
              const uint v416 = v415 + v404;
              const uint v417 = v413 | v416;
              const float v418 = as_type<float>(v417);
              const float v419 = v411 + v418;
              const uint v423 = v395 & v420;
              const uint v424 = v395 >> v421;
              const uint v425 = v424 & v420;
              const uint v426 = v423 + v425;
              const uint v427 = v426 >> v323;
              const uint v428 = v426 + v427;
              const uint v429 = v428 & v422;
              const float v430 = float(v429);
              const float v433 = fma(v430, v431, v432);
              const float v434 = select(v419, v433, v386);
              const uint v435 = as_type<uint>(v434);
              const uint v436 = v435 >> v403;
              const uint v437 = v436 & v262;
              const uint v440 = v435 + v438;
              const uint v441 = v440 + v437;
              const uint v442 = v441 & v439;
              const float v443 = as_type<float>(v442);
              const float v444 = m3[v329];
              const float v445 = x3;
              const float v446 = fma(v444, v443, v445);
              x3 = v446;
              const uint v447 = v329 + v263;
              const float v448 = m3[v447];
              const float v449 = x4;
              const float v450 = fma(v448, v443, v449);
              x4 = v450;
              const uint v452 = v329 + v451;
              const float v453 = m3[v452];
              const float v454 = x5;
              const float v455 = fma(v453, v443, v454);
              x5 = v455;
              const uint v457 = v329 + v456;
              const float v458 = m3[v457];
              const float v459 = x6;
              const float v460 = fma(v458, v443, v459);
              x6 = v460;
            }
            const float v461 = m4[v325];
            const float v462 = x3;
            const float v463 = v461 + v462;
            m4[v325] = v463;
            const uint v464 = v325 + v263;
            const float v465 = m4[v464];
            const float v466 = x4;
            const float v467 = v465 + v466;
            m4[v464] = v467;
            const uint v468 = v325 + v451;
            const float v469 = m4[v468];
            const float v470 = x5;
            const float v471 = v469 + v470;
            m4[v468] = v471;
            const uint v472 = v325 + v456;
            const float v473 = m4[v472];
            const float v474 = x6;
            const float v475 = v473 + v474;
            m4[v472] = v475;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v476 = v5 - v262;
          const uint v477 = v66 - v262;
          for (uint v478 = v265; v478 < v263; v478 += v266) {
            x7 = v271;
            x8 = v271;
            x9 = v271;
            x10 = v271;
            const uint v479 = min(v478, v477);
            const uint v480 = v479 * v6;
            const uint v481 = v90 + v480;
            for (uint v482 = v261; v482 < v70; v482 += v262) {
              const uint v483 = v481 + v482;
              const bool v1421 = v1419 == v1420;
              if (v1421) {
                const uint v1422 = b1[v483];
                const float v1423 = as_type<float>(v1422);
                x38 = v1423;
              } else {
                const bool v1425 = v1419 < v1424;
                if (v1425) {
                  const bool v1427 = v1419 == v1426;
                  const uint v1428 = v483 >> v1426;
                  const uint v1429 = b1[v1428];
                  const uint v1430 = v483 & v1426;
                  const bool v1431 = v1430 == v1426;
                  const float2 v1432 = float2(as_type<half2>(v1429));
                  const float v1433 = v1432.x;
                  const float v1434 = v1432.y;
                  const uint v1437 = v1429 << v1435;
                  const uint v1438 = v1429 & v1436;
                  const float v1439 = as_type<float>(v1437);
                  const float v1440 = as_type<float>(v1438);
                  const float v1441 = select(v1433, v1434, v1431);
                  const float v1442 = select(v1439, v1440, v1431);
                  const float v1443 = select(v1442, v1441, v1427);
                  x38 = v1443;
                } else {
                  const uint v1447 = v483 >> v1445;
                  const uint v1448 = v1447 * v1444;
                  const uint v1449 = v483 & v1446;
                  const uint v1450 = v1449 * v1444;
                  const uint v1451 = v1450 >> v1445;
                  const uint v1452 = v1448 + v1451;
                  const uint v1453 = v1450 & v1446;
                  const uint v1454 = b1[v1452];
                  const uint v1455 = v1452 + v1426;
                  const uint v1456 = b1[v1455];
                  const uint v1457 = v1454 >> v1453;
                  const uint v1458 = v1446 - v1453;
                  const uint v1459 = v1456 << v1426;
                  const uint v1460 = v1459 << v1458;
                  const uint v1461 = v1457 | v1460;
                  const uint v1462 = v1426 << v1444;
                  const uint v1463 = v1462 - v1426;
                  const uint v1465 = v483 >> v1464;
                  const bool v1467 = v1419 == v1424;
                  const bool v1468 = v1419 == v1466;
                  const uint v1469 = v1465 >> v1426;
                  const uint v1470 = select(v1469, v1465, v1467);
                  const uint v1472 = v1471 + v1470;
                  const uint v1473 = b1[v1472];
                  const float v1474 = as_type<float>(v1473);
                  const uint v1475 = v1465 & v1426;
                  const bool v1476 = v1475 == v1426;
                  const float2 v1477 = float2(as_type<half2>(v1473));
                  const float v1478 = v1477.x;
                  const float v1479 = v1477.y;
                  const uint v1480 = v1473 << v1435;
                  const uint v1481 = v1473 & v1436;
                  const float v1482 = as_type<float>(v1480);
                  const float v1483 = as_type<float>(v1481);
                  const float v1484 = select(v1478, v1479, v1476);
                  const float v1485 = select(v1482, v1483, v1476);
                  const float v1486 = select(v1485, v1484, v1468);
                  const float v1487 = select(v1486, v1474, v1467);
                  const bool v1488 = v1419 == v1424;
                  const bool v1489 = v1419 == v1466;
                  const uint v1490 = v1465 >> v1426;
                  const uint v1491 = select(v1490, v1465, v1488);
                  const uint v1493 = v1492 + v1491;
                  const uint v1494 = b1[v1493];
                  const float v1495 = as_type<float>(v1494);
                  const uint v1496 = v1465 & v1426;
                  const bool v1497 = v1496 == v1426;
                  const float2 v1498 = float2(as_type<half2>(v1494));
                  const float v1499 = v1498.x;
                  const float v1500 = v1498.y;
                  const uint v1501 = v1494 << v1435;
                  const uint v1502 = v1494 & v1436;
                  const float v1503 = as_type<float>(v1501);
                  const float v1504 = as_type<float>(v1502);
                  const float v1505 = select(v1499, v1500, v1497);
                  const float v1506 = select(v1503, v1504, v1497);
                  const float v1507 = select(v1506, v1505, v1489);
                  const float v1508 = select(v1507, v1495, v1488);
                  const uint v1509 = v1461 & v1463;
                  const float v1510 = float(v1509);
                  const float v1511 = fma(v1487, v1510, v1508);
                  x38 = v1511;
                }
              }
              const float v1512 = x38;
              const uint v485 = min(v261, v476);
              const uint v486 = v485 * v26;
              const uint v487 = v7 + v486;
              const uint v488 = v487 + v482;
              const float v489 = m0[v488];
              const float v490 = x7;
              const float v491 = fma(v489, v1512, v490);
              x7 = v491;
              const uint v492 = min(v262, v476);
              const uint v493 = v492 * v26;
              const uint v494 = v7 + v493;
              const uint v495 = v494 + v482;
              const float v496 = m0[v495];
              const float v497 = x8;
              const float v498 = fma(v496, v1512, v497);
              x8 = v498;
              const uint v499 = min(v335, v476);
              const uint v500 = v499 * v26;
              const uint v501 = v7 + v500;
              const uint v502 = v501 + v482;
              const float v503 = m0[v502];
              const float v504 = x9;
              const float v505 = fma(v503, v1512, v504);
              x9 = v505;
              const uint v506 = min(v340, v476);
              const uint v507 = v506 * v26;
              const uint v508 = v7 + v507;
              const uint v509 = v508 + v482;
              const float v510 = m0[v509];
              const float v511 = x10;
              const float v512 = fma(v510, v1512, v511);
              x10 = v512;
            }
            const float v513 = m4[v478];
            const float v514 = x7;
            const float v515 = v513 + v514;
            m4[v478] = v515;
            const uint v516 = v478 + v263;
            const float v517 = m4[v516];
            const float v518 = x8;
            const float v519 = v517 + v518;
            m4[v516] = v519;
            const uint v520 = v478 + v451;
            const float v521 = m4[v520];
            const float v522 = x9;
            const float v523 = v521 + v522;
            m4[v520] = v523;
            const uint v524 = v478 + v456;
            const float v525 = m4[v524];
            const float v526 = x10;
            const float v527 = v525 + v526;
            m4[v524] = v527;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v528 = v265; v528 < v263; v528 += v266) {
        for (uint v529 = v261; v529 < v264; v529 += v262) {
          const uint v530 = v529 * v263;
          const uint v531 = v528 + v530;
          const float v532 = m4[v531];
          const uint v533 = v529 * v26;
          const uint v534 = v7 + v533;
          const uint v535 = v534 + v528;
          m2[v535] = v532;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v536 = v273 == v274;
      if (v536) {
        for (uint v537 = v261; v537 < v305; v537 += v262) {
          const uint v538 = v262 << v537;
          const uint v539 = v538 - v262;
          const uint v540 = v537 + v262;
          for (uint v541 = v265; v541 < v304; v541 += v266) {
            const uint v542 = v541 >> v537;
            const uint v543 = v542 << v540;
            const uint v544 = v541 & v539;
            const uint v545 = v543 + v544;
            for (uint v546 = v261; v546 < v264; v546 += v262) {
              const uint v547 = v546 * v26;
              const uint v548 = v7 + v547;
              const uint v549 = v548 + v545;
              const uint v550 = v549 + v538;
              const float v551 = m2[v549];
              const float v552 = m2[v550];
              const float v553 = v551 + v552;
              const float v554 = v551 - v552;
              m2[v549] = v553;
              m2[v550] = v554;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v555 = x1;
        for (uint v557 = v265; v557 < v263; v557 += v266) {
          for (uint v558 = v261; v558 < v264; v558 += v262) {
            const uint v559 = v558 * v26;
            const uint v560 = v7 + v559;
            const uint v561 = v560 + v557;
            const float v562 = m2[v561];
            const uint v563 = v555 + v557;
            const uint v564 = v563 >> v262;
            const uint v565 = v556 + v564;
            const uint v566 = b1[v565];
            const uint v567 = v563 & v262;
            const bool v568 = v567 == v262;
            const float2 v569 = float2(as_type<half2>(v566));
            const float v570 = v569.x;
            const float v571 = v569.y;
            const float v572 = select(v570, v571, v568);
            const float v573 = v562 * v299;
            const float v574 = v573 * v572;
            m2[v561] = v574;
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
      for (uint v575 = v265; v575 < v263; v575 += v266) {
        for (uint v576 = v261; v576 < v264; v576 += v262) {
          const uint v577 = v576 * v263;
          const uint v578 = v575 + v577;
          m4[v578] = v271;
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
        const uint v579 = v137 / v6;
        x1 = v579;
        const bool v581 = v580 == v274;
        if (v581) {
          const uint v582 = v579 * v6;
          const uint v583 = v137 - v582;
          for (uint v585 = v265; v585 < v263; v585 += v266) {
            for (uint v586 = v261; v586 < v264; v586 += v262) {
              x11 = v271;
              const bool v587 = v586 < v5;
              const bool v588 = v585 < v118;
              const bool v589 = v587 & v588;
              if (v589) {
                const uint v590 = v586 * v26;
                const uint v591 = v7 + v590;
                const uint v592 = v591 + v585;
                const float v593 = m0[v592];
                const uint v594 = v583 + v585;
                const uint v595 = v594 >> v262;
                const uint v596 = v584 + v595;
                const uint v597 = b4[v596];
                const uint v598 = v594 & v262;
                const bool v599 = v598 == v262;
                const float2 v600 = float2(as_type<half2>(v597));
                const float v601 = v600.x;
                const float v602 = v600.y;
                const float v603 = select(v601, v602, v599);
                const float v604 = v593 * v603;
                const float v605 = v604 * v299;
                x11 = v605;
              }
              const float v606 = x11;
              const uint v607 = v586 * v263;
              const uint v608 = v585 + v607;
              m3[v608] = v606;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v609 = v261; v609 < v305; v609 += v262) {
            const uint v610 = v262 << v609;
            const uint v611 = v610 - v262;
            const uint v612 = v609 + v262;
            for (uint v613 = v265; v613 < v304; v613 += v266) {
              const uint v614 = v613 >> v609;
              const uint v615 = v614 << v612;
              const uint v616 = v613 & v611;
              const uint v617 = v615 + v616;
              for (uint v618 = v261; v618 < v264; v618 += v262) {
                const uint v619 = v618 * v263;
                const uint v620 = v619 + v617;
                const uint v621 = v620 + v610;
                const float v622 = m3[v620];
                const float v623 = m3[v621];
                const float v624 = v622 + v623;
                const float v625 = v622 - v623;
                m3[v620] = v624;
                m3[v621] = v625;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v626 = v583 / v323;
          for (uint v627 = v265; v627 < v263; v627 += v266) {
            x12 = v271;
            x13 = v271;
            x14 = v271;
            x15 = v271;
            const uint v628 = v579 + v627;
            const uint v629 = v628 / v323;
            const uint v630 = v628 % v323;
            for (uint v631 = v261; v631 < v263; v631 += v262) {
              const uint v632 = v631 / v323;
              const uint v633 = v626 + v632;
              const uint v634 = v631 % v323;
              const uint v637 = v635 * v264;
              const uint v638 = v633 * v636;
              const uint v639 = v638 + v629;
              const uint v640 = v639 * v637;
              const uint v641 = v630 & v305;
              const uint v642 = v641 << v341;
              const uint v643 = v630 >> v340;
              const uint v644 = v643 << v335;
              const uint v645 = v634 & v305;
              const uint v646 = v645 >> v262;
              const uint v647 = v646 << v340;
              const uint v648 = v634 >> v340;
              const uint v649 = v648 << v262;
              const uint v650 = v634 & v262;
              const uint v651 = v642 + v644;
              const uint v652 = v651 + v647;
              const uint v653 = v652 + v649;
              const uint v654 = v653 + v650;
              const uint v655 = v654 + v262;
              const uint v656 = v655 * v635;
              const uint v657 = v656 >> v262;
              const uint v658 = v637 << v341;
              const uint v659 = v657 + v658;
              const uint v660 = v659 - v262;
              const uint v661 = v660 >> v341;
              const uint v662 = v659 - v323;
              const uint v663 = v662 >> v341;
              const bool v664 = v661 < v637;
              const uint v665 = v661 - v637;
              const uint v666 = select(v665, v661, v664);
              const uint v667 = v640 + v666;
              const uint v668 = b4[v667];
              const bool v669 = v663 < v637;
              const uint v670 = v663 - v637;
              const uint v671 = select(v670, v663, v669);
              const uint v672 = v640 + v671;
              const uint v673 = b4[v672];
              const uint v674 = v660 & v362;
              const uint v675 = v362 - v674;
              const uint v676 = v668 >> v675;
              const uint v677 = v673 << v262;
              const uint v678 = v677 << v674;
              const uint v679 = v676 | v678;
              const uint v680 = v679 & v382;
              const bool v682 = v681 == v261;
              const bool v683 = v681 == v335;
              const uint v684 = select(v388, v389, v683);
              const uint v685 = select(v684, v387, v682);
              const uint v686 = select(v261, v392, v682);
              const uint v687 = v680 * v685;
              const uint v688 = v687 + v686;
              const uint v689 = v688 & v396;
              const uint v690 = v689 ^ v397;
              const uint v691 = v690 >> v323;
              const uint v692 = v690 & v401;
              const uint v693 = v692 << v323;
              const uint v694 = v690 & v402;
              const uint v695 = v694 << v403;
              const uint v696 = v695 + v404;
              const uint v697 = v693 | v696;
              const float v698 = as_type<float>(v697);
              const uint v699 = v691 & v401;
              const uint v700 = v699 << v323;
              const uint v701 = v691 & v402;
              const uint v702 = v701 << v403;
              const uint v703 = v702 + v404;
              const uint v704 = v700 | v703;
              const float v705 = as_type<float>(v704);
              const float v706 = v698 + v705;
              const uint v707 = v688 & v420;
              const uint v708 = v688 >> v421;
              const uint v709 = v708 & v420;
              const uint v710 = v707 + v709;
              const uint v711 = v710 >> v323;
              const uint v712 = v710 + v711;
              const uint v713 = v712 & v422;
              const float v714 = float(v713);
              const float v715 = fma(v714, v431, v432);
              const float v716 = select(v706, v715, v683);
              const uint v717 = as_type<uint>(v716);
              const uint v718 = v717 >> v403;
              const uint v719 = v718 & v262;
              const uint v720 = v717 + v438;
              const uint v721 = v720 + v719;
              const uint v722 = v721 & v439;
              const float v723 = as_type<float>(v722);
              const float v724 = m3[v631];
              const float v725 = x12;
              const float v726 = fma(v724, v723, v725);
              x12 = v726;
              const uint v727 = v631 + v263;
              const float v728 = m3[v727];
              const float v729 = x13;
              const float v730 = fma(v728, v723, v729);
              x13 = v730;
              const uint v731 = v631 + v451;
              const float v732 = m3[v731];
              const float v733 = x14;
              const float v734 = fma(v732, v723, v733);
              x14 = v734;
              const uint v735 = v631 + v456;
              const float v736 = m3[v735];
              const float v737 = x15;
              const float v738 = fma(v736, v723, v737);
              x15 = v738;
            }
            const float v739 = m4[v627];
            const float v740 = x12;
            const float v741 = v739 + v740;
            m4[v627] = v741;
            const uint v742 = v627 + v263;
            const float v743 = m4[v742];
            const float v744 = x13;
            const float v745 = v743 + v744;
            m4[v742] = v745;
            const uint v746 = v627 + v451;
            const float v747 = m4[v746];
            const float v748 = x14;
            const float v749 = v747 + v748;
            m4[v746] = v749;
            const uint v750 = v627 + v456;
            const float v751 = m4[v750];
            const float v752 = x15;
            const float v753 = v751 + v752;
            m4[v750] = v753;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v754 = v5 - v262;
          const uint v755 = v114 - v262;
          for (uint v756 = v265; v756 < v263; v756 += v266) {
            x16 = v271;
            x17 = v271;
            x18 = v271;
            x19 = v271;
            const uint v757 = min(v756, v755);
            const uint v758 = v757 * v6;
            const uint v759 = v137 + v758;
            for (uint v760 = v261; v760 < v118; v760 += v262) {
              const uint v761 = v759 + v760;
              const bool v1514 = v1513 == v1420;
              if (v1514) {
                const uint v1515 = b4[v761];
                const float v1516 = as_type<float>(v1515);
                x39 = v1516;
              } else {
                const bool v1517 = v1513 < v1424;
                if (v1517) {
                  const bool v1518 = v1513 == v1426;
                  const uint v1519 = v761 >> v1426;
                  const uint v1520 = b4[v1519];
                  const uint v1521 = v761 & v1426;
                  const bool v1522 = v1521 == v1426;
                  const float2 v1523 = float2(as_type<half2>(v1520));
                  const float v1524 = v1523.x;
                  const float v1525 = v1523.y;
                  const uint v1526 = v1520 << v1435;
                  const uint v1527 = v1520 & v1436;
                  const float v1528 = as_type<float>(v1526);
                  const float v1529 = as_type<float>(v1527);
                  const float v1530 = select(v1524, v1525, v1522);
                  const float v1531 = select(v1528, v1529, v1522);
                  const float v1532 = select(v1531, v1530, v1518);
                  x39 = v1532;
                } else {
                  const uint v1534 = v761 >> v1445;
                  const uint v1535 = v1534 * v1533;
                  const uint v1536 = v761 & v1446;
                  const uint v1537 = v1536 * v1533;
                  const uint v1538 = v1537 >> v1445;
                  const uint v1539 = v1535 + v1538;
                  const uint v1540 = v1537 & v1446;
                  const uint v1541 = b4[v1539];
                  const uint v1542 = v1539 + v1426;
                  const uint v1543 = b4[v1542];
                  const uint v1544 = v1541 >> v1540;
                  const uint v1545 = v1446 - v1540;
                  const uint v1546 = v1543 << v1426;
                  const uint v1547 = v1546 << v1545;
                  const uint v1548 = v1544 | v1547;
                  const uint v1549 = v1426 << v1533;
                  const uint v1550 = v1549 - v1426;
                  const uint v1552 = v761 >> v1551;
                  const bool v1553 = v1513 == v1424;
                  const bool v1554 = v1513 == v1466;
                  const uint v1555 = v1552 >> v1426;
                  const uint v1556 = select(v1555, v1552, v1553);
                  const uint v1558 = v1557 + v1556;
                  const uint v1559 = b4[v1558];
                  const float v1560 = as_type<float>(v1559);
                  const uint v1561 = v1552 & v1426;
                  const bool v1562 = v1561 == v1426;
                  const float2 v1563 = float2(as_type<half2>(v1559));
                  const float v1564 = v1563.x;
                  const float v1565 = v1563.y;
                  const uint v1566 = v1559 << v1435;
                  const uint v1567 = v1559 & v1436;
                  const float v1568 = as_type<float>(v1566);
                  const float v1569 = as_type<float>(v1567);
                  const float v1570 = select(v1564, v1565, v1562);
                  const float v1571 = select(v1568, v1569, v1562);
                  const float v1572 = select(v1571, v1570, v1554);
                  const float v1573 = select(v1572, v1560, v1553);
                  const bool v1574 = v1513 == v1424;
                  const bool v1575 = v1513 == v1466;
                  const uint v1576 = v1552 >> v1426;
                  const uint v1577 = select(v1576, v1552, v1574);
                  const uint v1579 = v1578 + v1577;
                  const uint v1580 = b4[v1579];
                  const float v1581 = as_type<float>(v1580);
                  const uint v1582 = v1552 & v1426;
                  const bool v1583 = v1582 == v1426;
                  const float2 v1584 = float2(as_type<half2>(v1580));
                  const float v1585 = v1584.x;
                  const float v1586 = v1584.y;
                  const uint v1587 = v1580 << v1435;
                  const uint v1588 = v1580 & v1436;
                  const float v1589 = as_type<float>(v1587);
                  const float v1590 = as_type<float>(v1588);
                  const float v1591 = select(v1585, v1586, v1583);
                  const float v1592 = select(v1589, v1590, v1583);
                  const float v1593 = select(v1592, v1591, v1575);
                  const float v1594 = select(v1593, v1581, v1574);
                  const uint v1595 = v1548 & v1550;
                  const float v1596 = float(v1595);
                  const float v1597 = fma(v1573, v1596, v1594);
                  x39 = v1597;
                }
              }
              const float v1598 = x39;
              const uint v763 = min(v261, v754);
              const uint v764 = v763 * v26;
              const uint v765 = v7 + v764;
              const uint v766 = v765 + v760;
              const float v767 = m0[v766];
              const float v768 = x16;
              const float v769 = fma(v767, v1598, v768);
              x16 = v769;
              const uint v770 = min(v262, v754);
              const uint v771 = v770 * v26;
              const uint v772 = v7 + v771;
              const uint v773 = v772 + v760;
              const float v774 = m0[v773];
              const float v775 = x17;
              const float v776 = fma(v774, v1598, v775);
              x17 = v776;
              const uint v777 = min(v335, v754);
              const uint v778 = v777 * v26;
              const uint v779 = v7 + v778;
              const uint v780 = v779 + v760;
              const float v781 = m0[v780];
              const float v782 = x18;
              const float v783 = fma(v781, v1598, v782);
              x18 = v783;
              const uint v784 = min(v340, v754);
              const uint v785 = v784 * v26;
              const uint v786 = v7 + v785;
              const uint v787 = v786 + v760;
              const float v788 = m0[v787];
              const float v789 = x19;
              const float v790 = fma(v788, v1598, v789);
              x19 = v790;
            }
            const float v791 = m4[v756];
            const float v792 = x16;
            const float v793 = v791 + v792;
            m4[v756] = v793;
            const uint v794 = v756 + v263;
            const float v795 = m4[v794];
            const float v796 = x17;
            const float v797 = v795 + v796;
            m4[v794] = v797;
            const uint v798 = v756 + v451;
            const float v799 = m4[v798];
            const float v800 = x18;
            const float v801 = v799 + v800;
            m4[v798] = v801;
            const uint v802 = v756 + v456;
            const float v803 = m4[v802];
            const float v804 = x19;
            const float v805 = v803 + v804;
            m4[v802] = v805;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v806 = v265; v806 < v263; v806 += v266) {
        for (uint v807 = v261; v807 < v264; v807 += v262) {
          const uint v808 = v807 * v263;
          const uint v809 = v806 + v808;
          const float v810 = m4[v809];
          const uint v811 = v807 * v26;
          const uint v812 = v7 + v811;
          const uint v813 = v812 + v806;
          m2[v813] = v810;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v814 = v580 == v274;
      if (v814) {
        for (uint v815 = v261; v815 < v305; v815 += v262) {
          const uint v816 = v262 << v815;
          const uint v817 = v816 - v262;
          const uint v818 = v815 + v262;
          for (uint v819 = v265; v819 < v304; v819 += v266) {
            const uint v820 = v819 >> v815;
            const uint v821 = v820 << v818;
            const uint v822 = v819 & v817;
            const uint v823 = v821 + v822;
            for (uint v824 = v261; v824 < v264; v824 += v262) {
              const uint v825 = v824 * v26;
              const uint v826 = v7 + v825;
              const uint v827 = v826 + v823;
              const uint v828 = v827 + v816;
              const float v829 = m2[v827];
              const float v830 = m2[v828];
              const float v831 = v829 + v830;
              const float v832 = v829 - v830;
              m2[v827] = v831;
              m2[v828] = v832;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v833 = x1;
        for (uint v835 = v265; v835 < v263; v835 += v266) {
          for (uint v836 = v261; v836 < v264; v836 += v262) {
            const uint v837 = v836 * v26;
            const uint v838 = v7 + v837;
            const uint v839 = v838 + v835;
            const float v840 = m2[v839];
            const uint v841 = v833 + v835;
            const uint v842 = v841 >> v262;
            const uint v843 = v834 + v842;
            const uint v844 = b4[v843];
            const uint v845 = v841 & v262;
            const bool v846 = v845 == v262;
            const float2 v847 = float2(as_type<half2>(v844));
            const float v848 = v847.x;
            const float v849 = v847.y;
            const float v850 = select(v848, v849, v846);
            const float v851 = v840 * v299;
            const float v852 = v851 * v850;
            m2[v839] = v852;
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
      for (uint v853 = v265; v853 < v263; v853 += v266) {
        for (uint v854 = v261; v854 < v264; v854 += v262) {
          const uint v855 = v854 * v263;
          const uint v856 = v853 + v855;
          m4[v856] = v271;
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
        const uint v857 = v195 / v6;
        x1 = v857;
        const bool v859 = v858 == v274;
        if (v859) {
          const uint v860 = v857 * v6;
          const uint v861 = v195 - v860;
          for (uint v863 = v265; v863 < v263; v863 += v266) {
            for (uint v864 = v261; v864 < v264; v864 += v262) {
              x20 = v271;
              const bool v865 = v864 < v5;
              const bool v866 = v863 < v176;
              const bool v867 = v865 & v866;
              if (v867) {
                const uint v868 = v864 * v26;
                const uint v869 = v7 + v868;
                const uint v870 = v869 + v863;
                const float v871 = m0[v870];
                const uint v872 = v861 + v863;
                const uint v873 = v872 >> v262;
                const uint v874 = v862 + v873;
                const uint v875 = b8[v874];
                const uint v876 = v872 & v262;
                const bool v877 = v876 == v262;
                const float2 v878 = float2(as_type<half2>(v875));
                const float v879 = v878.x;
                const float v880 = v878.y;
                const float v881 = select(v879, v880, v877);
                const float v882 = v871 * v881;
                const float v883 = v882 * v299;
                x20 = v883;
              }
              const float v884 = x20;
              const uint v885 = v864 * v263;
              const uint v886 = v863 + v885;
              m3[v886] = v884;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v887 = v261; v887 < v305; v887 += v262) {
            const uint v888 = v262 << v887;
            const uint v889 = v888 - v262;
            const uint v890 = v887 + v262;
            for (uint v891 = v265; v891 < v304; v891 += v266) {
              const uint v892 = v891 >> v887;
              const uint v893 = v892 << v890;
              const uint v894 = v891 & v889;
              const uint v895 = v893 + v894;
              for (uint v896 = v261; v896 < v264; v896 += v262) {
                const uint v897 = v896 * v263;
                const uint v898 = v897 + v895;
                const uint v899 = v898 + v888;
                const float v900 = m3[v898];
                const float v901 = m3[v899];
                const float v902 = v900 + v901;
                const float v903 = v900 - v901;
                m3[v898] = v902;
                m3[v899] = v903;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v904 = v861 / v323;
          for (uint v905 = v265; v905 < v263; v905 += v266) {
            x21 = v271;
            x22 = v271;
            x23 = v271;
            x24 = v271;
            const uint v906 = v857 + v905;
            const uint v907 = v906 / v323;
            const uint v908 = v906 % v323;
            for (uint v909 = v261; v909 < v263; v909 += v262) {
              const uint v910 = v909 / v323;
              const uint v911 = v904 + v910;
              const uint v912 = v909 % v323;
              const uint v915 = v913 * v264;
              const uint v916 = v911 * v914;
              const uint v917 = v916 + v907;
              const uint v918 = v917 * v915;
              const uint v919 = v908 & v305;
              const uint v920 = v919 << v341;
              const uint v921 = v908 >> v340;
              const uint v922 = v921 << v335;
              const uint v923 = v912 & v305;
              const uint v924 = v923 >> v262;
              const uint v925 = v924 << v340;
              const uint v926 = v912 >> v340;
              const uint v927 = v926 << v262;
              const uint v928 = v912 & v262;
              const uint v929 = v920 + v922;
              const uint v930 = v929 + v925;
              const uint v931 = v930 + v927;
              const uint v932 = v931 + v928;
              const uint v933 = v932 + v262;
              const uint v934 = v933 * v913;
              const uint v935 = v934 >> v262;
              const uint v936 = v915 << v341;
              const uint v937 = v935 + v936;
              const uint v938 = v937 - v262;
              const uint v939 = v938 >> v341;
              const uint v940 = v937 - v323;
              const uint v941 = v940 >> v341;
              const bool v942 = v939 < v915;
              const uint v943 = v939 - v915;
              const uint v944 = select(v943, v939, v942);
              const uint v945 = v918 + v944;
              const uint v946 = b8[v945];
              const bool v947 = v941 < v915;
              const uint v948 = v941 - v915;
              const uint v949 = select(v948, v941, v947);
              const uint v950 = v918 + v949;
              const uint v951 = b8[v950];
              const uint v952 = v938 & v362;
              const uint v953 = v362 - v952;
              const uint v954 = v946 >> v953;
              const uint v955 = v951 << v262;
              const uint v956 = v955 << v952;
              const uint v957 = v954 | v956;
              const uint v958 = v957 & v382;
              const bool v960 = v959 == v261;
              const bool v961 = v959 == v335;
              const uint v962 = select(v388, v389, v961);
              const uint v963 = select(v962, v387, v960);
              const uint v964 = select(v261, v392, v960);
              const uint v965 = v958 * v963;
              const uint v966 = v965 + v964;
              const uint v967 = v966 & v396;
              const uint v968 = v967 ^ v397;
              const uint v969 = v968 >> v323;
              const uint v970 = v968 & v401;
              const uint v971 = v970 << v323;
              const uint v972 = v968 & v402;
              const uint v973 = v972 << v403;
              const uint v974 = v973 + v404;
              const uint v975 = v971 | v974;
              const float v976 = as_type<float>(v975);
              const uint v977 = v969 & v401;
              const uint v978 = v977 << v323;
              const uint v979 = v969 & v402;
              const uint v980 = v979 << v403;
              const uint v981 = v980 + v404;
              const uint v982 = v978 | v981;
              const float v983 = as_type<float>(v982);
              const float v984 = v976 + v983;
              const uint v985 = v966 & v420;
              const uint v986 = v966 >> v421;
              const uint v987 = v986 & v420;
              const uint v988 = v985 + v987;
              const uint v989 = v988 >> v323;
              const uint v990 = v988 + v989;
              const uint v991 = v990 & v422;
              const float v992 = float(v991);
              const float v993 = fma(v992, v431, v432);
              const float v994 = select(v984, v993, v961);
              const uint v995 = as_type<uint>(v994);
              const uint v996 = v995 >> v403;
              const uint v997 = v996 & v262;
              const uint v998 = v995 + v438;
              const uint v999 = v998 + v997;
              const uint v1000 = v999 & v439;
              const float v1001 = as_type<float>(v1000);
              const float v1002 = m3[v909];
              const float v1003 = x21;
              const float v1004 = fma(v1002, v1001, v1003);
              x21 = v1004;
              const uint v1005 = v909 + v263;
              const float v1006 = m3[v1005];
              const float v1007 = x22;
              const float v1008 = fma(v1006, v1001, v1007);
              x22 = v1008;
              const uint v1009 = v909 + v451;
              const float v1010 = m3[v1009];
              const float v1011 = x23;
              const float v1012 = fma(v1010, v1001, v1011);
              x23 = v1012;
              const uint v1013 = v909 + v456;
              const float v1014 = m3[v1013];
              const float v1015 = x24;
              const float v1016 = fma(v1014, v1001, v1015);
              x24 = v1016;
            }
            const float v1017 = m4[v905];
            const float v1018 = x21;
            const float v1019 = v1017 + v1018;
            m4[v905] = v1019;
            const uint v1020 = v905 + v263;
            const float v1021 = m4[v1020];
            const float v1022 = x22;
            const float v1023 = v1021 + v1022;
            m4[v1020] = v1023;
            const uint v1024 = v905 + v451;
            const float v1025 = m4[v1024];
            const float v1026 = x23;
            const float v1027 = v1025 + v1026;
            m4[v1024] = v1027;
            const uint v1028 = v905 + v456;
            const float v1029 = m4[v1028];
            const float v1030 = x24;
            const float v1031 = v1029 + v1030;
            m4[v1028] = v1031;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1032 = v5 - v262;
          const uint v1033 = v172 - v262;
          for (uint v1034 = v265; v1034 < v263; v1034 += v266) {
            x25 = v271;
            x26 = v271;
            x27 = v271;
            x28 = v271;
            const uint v1035 = min(v1034, v1033);
            const uint v1036 = v1035 * v6;
            const uint v1037 = v195 + v1036;
            for (uint v1038 = v261; v1038 < v176; v1038 += v262) {
              const uint v1039 = v1037 + v1038;
              const bool v1600 = v1599 == v1420;
              if (v1600) {
                const uint v1601 = b8[v1039];
                const float v1602 = as_type<float>(v1601);
                x40 = v1602;
              } else {
                const bool v1603 = v1599 < v1424;
                if (v1603) {
                  const bool v1604 = v1599 == v1426;
                  const uint v1605 = v1039 >> v1426;
                  const uint v1606 = b8[v1605];
                  const uint v1607 = v1039 & v1426;
                  const bool v1608 = v1607 == v1426;
                  const float2 v1609 = float2(as_type<half2>(v1606));
                  const float v1610 = v1609.x;
                  const float v1611 = v1609.y;
                  const uint v1612 = v1606 << v1435;
                  const uint v1613 = v1606 & v1436;
                  const float v1614 = as_type<float>(v1612);
                  const float v1615 = as_type<float>(v1613);
                  const float v1616 = select(v1610, v1611, v1608);
                  const float v1617 = select(v1614, v1615, v1608);
                  const float v1618 = select(v1617, v1616, v1604);
                  x40 = v1618;
                } else {
                  const uint v1620 = v1039 >> v1445;
                  const uint v1621 = v1620 * v1619;
                  const uint v1622 = v1039 & v1446;
                  const uint v1623 = v1622 * v1619;
                  const uint v1624 = v1623 >> v1445;
                  const uint v1625 = v1621 + v1624;
                  const uint v1626 = v1623 & v1446;
                  const uint v1627 = b8[v1625];
                  const uint v1628 = v1625 + v1426;
                  const uint v1629 = b8[v1628];
                  const uint v1630 = v1627 >> v1626;
                  const uint v1631 = v1446 - v1626;
                  const uint v1632 = v1629 << v1426;
                  const uint v1633 = v1632 << v1631;
                  const uint v1634 = v1630 | v1633;
                  const uint v1635 = v1426 << v1619;
                  const uint v1636 = v1635 - v1426;
                  const uint v1638 = v1039 >> v1637;
                  const bool v1639 = v1599 == v1424;
                  const bool v1640 = v1599 == v1466;
                  const uint v1641 = v1638 >> v1426;
                  const uint v1642 = select(v1641, v1638, v1639);
                  const uint v1644 = v1643 + v1642;
                  const uint v1645 = b8[v1644];
                  const float v1646 = as_type<float>(v1645);
                  const uint v1647 = v1638 & v1426;
                  const bool v1648 = v1647 == v1426;
                  const float2 v1649 = float2(as_type<half2>(v1645));
                  const float v1650 = v1649.x;
                  const float v1651 = v1649.y;
                  const uint v1652 = v1645 << v1435;
                  const uint v1653 = v1645 & v1436;
                  const float v1654 = as_type<float>(v1652);
                  const float v1655 = as_type<float>(v1653);
                  const float v1656 = select(v1650, v1651, v1648);
                  const float v1657 = select(v1654, v1655, v1648);
                  const float v1658 = select(v1657, v1656, v1640);
                  const float v1659 = select(v1658, v1646, v1639);
                  const bool v1660 = v1599 == v1424;
                  const bool v1661 = v1599 == v1466;
                  const uint v1662 = v1638 >> v1426;
                  const uint v1663 = select(v1662, v1638, v1660);
                  const uint v1665 = v1664 + v1663;
                  const uint v1666 = b8[v1665];
                  const float v1667 = as_type<float>(v1666);
                  const uint v1668 = v1638 & v1426;
                  const bool v1669 = v1668 == v1426;
                  const float2 v1670 = float2(as_type<half2>(v1666));
                  const float v1671 = v1670.x;
                  const float v1672 = v1670.y;
                  const uint v1673 = v1666 << v1435;
                  const uint v1674 = v1666 & v1436;
                  const float v1675 = as_type<float>(v1673);
                  const float v1676 = as_type<float>(v1674);
                  const float v1677 = select(v1671, v1672, v1669);
                  const float v1678 = select(v1675, v1676, v1669);
                  const float v1679 = select(v1678, v1677, v1661);
                  const float v1680 = select(v1679, v1667, v1660);
                  const uint v1681 = v1634 & v1636;
                  const float v1682 = float(v1681);
                  const float v1683 = fma(v1659, v1682, v1680);
                  x40 = v1683;
                }
              }
              const float v1684 = x40;
              const uint v1041 = min(v261, v1032);
              const uint v1042 = v1041 * v26;
              const uint v1043 = v7 + v1042;
              const uint v1044 = v1043 + v1038;
              const float v1045 = m0[v1044];
              const float v1046 = x25;
              const float v1047 = fma(v1045, v1684, v1046);
              x25 = v1047;
              const uint v1048 = min(v262, v1032);
              const uint v1049 = v1048 * v26;
              const uint v1050 = v7 + v1049;
              const uint v1051 = v1050 + v1038;
              const float v1052 = m0[v1051];
              const float v1053 = x26;
              const float v1054 = fma(v1052, v1684, v1053);
              x26 = v1054;
              const uint v1055 = min(v335, v1032);
              const uint v1056 = v1055 * v26;
              const uint v1057 = v7 + v1056;
              const uint v1058 = v1057 + v1038;
              const float v1059 = m0[v1058];
              const float v1060 = x27;
              const float v1061 = fma(v1059, v1684, v1060);
              x27 = v1061;
              const uint v1062 = min(v340, v1032);
              const uint v1063 = v1062 * v26;
              const uint v1064 = v7 + v1063;
              const uint v1065 = v1064 + v1038;
              const float v1066 = m0[v1065];
              const float v1067 = x28;
              const float v1068 = fma(v1066, v1684, v1067);
              x28 = v1068;
            }
            const float v1069 = m4[v1034];
            const float v1070 = x25;
            const float v1071 = v1069 + v1070;
            m4[v1034] = v1071;
            const uint v1072 = v1034 + v263;
            const float v1073 = m4[v1072];
            const float v1074 = x26;
            const float v1075 = v1073 + v1074;
            m4[v1072] = v1075;
            const uint v1076 = v1034 + v451;
            const float v1077 = m4[v1076];
            const float v1078 = x27;
            const float v1079 = v1077 + v1078;
            m4[v1076] = v1079;
            const uint v1080 = v1034 + v456;
            const float v1081 = m4[v1080];
            const float v1082 = x28;
            const float v1083 = v1081 + v1082;
            m4[v1080] = v1083;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1084 = v265; v1084 < v263; v1084 += v266) {
        for (uint v1085 = v261; v1085 < v264; v1085 += v262) {
          const uint v1086 = v1085 * v263;
          const uint v1087 = v1084 + v1086;
          const float v1088 = m4[v1087];
          const uint v1089 = v1085 * v26;
          const uint v1090 = v7 + v1089;
          const uint v1091 = v1090 + v1084;
          m2[v1091] = v1088;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1092 = v858 == v274;
      if (v1092) {
        for (uint v1093 = v261; v1093 < v305; v1093 += v262) {
          const uint v1094 = v262 << v1093;
          const uint v1095 = v1094 - v262;
          const uint v1096 = v1093 + v262;
          for (uint v1097 = v265; v1097 < v304; v1097 += v266) {
            const uint v1098 = v1097 >> v1093;
            const uint v1099 = v1098 << v1096;
            const uint v1100 = v1097 & v1095;
            const uint v1101 = v1099 + v1100;
            for (uint v1102 = v261; v1102 < v264; v1102 += v262) {
              const uint v1103 = v1102 * v26;
              const uint v1104 = v7 + v1103;
              const uint v1105 = v1104 + v1101;
              const uint v1106 = v1105 + v1094;
              const float v1107 = m2[v1105];
              const float v1108 = m2[v1106];
              const float v1109 = v1107 + v1108;
              const float v1110 = v1107 - v1108;
              m2[v1105] = v1109;
              m2[v1106] = v1110;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1111 = x1;
        for (uint v1113 = v265; v1113 < v263; v1113 += v266) {
          for (uint v1114 = v261; v1114 < v264; v1114 += v262) {
            const uint v1115 = v1114 * v26;
            const uint v1116 = v7 + v1115;
            const uint v1117 = v1116 + v1113;
            const float v1118 = m2[v1117];
            const uint v1119 = v1111 + v1113;
            const uint v1120 = v1119 >> v262;
            const uint v1121 = v1112 + v1120;
            const uint v1122 = b8[v1121];
            const uint v1123 = v1119 & v262;
            const bool v1124 = v1123 == v262;
            const float2 v1125 = float2(as_type<half2>(v1122));
            const float v1126 = v1125.x;
            const float v1127 = v1125.y;
            const float v1128 = select(v1126, v1127, v1124);
            const float v1129 = v1118 * v299;
            const float v1130 = v1129 * v1128;
            m2[v1117] = v1130;
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
      for (uint v1131 = v265; v1131 < v263; v1131 += v266) {
        for (uint v1132 = v261; v1132 < v264; v1132 += v262) {
          const uint v1133 = v1132 * v263;
          const uint v1134 = v1131 + v1133;
          m4[v1134] = v271;
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
        const uint v1135 = v245 / v6;
        x1 = v1135;
        const bool v1137 = v1136 == v274;
        if (v1137) {
          const uint v1138 = v1135 * v6;
          const uint v1139 = v245 - v1138;
          for (uint v1141 = v265; v1141 < v263; v1141 += v266) {
            for (uint v1142 = v261; v1142 < v264; v1142 += v262) {
              x29 = v271;
              const bool v1143 = v1142 < v5;
              const bool v1144 = v1141 < v226;
              const bool v1145 = v1143 & v1144;
              if (v1145) {
                const uint v1146 = v1142 * v26;
                const uint v1147 = v7 + v1146;
                const uint v1148 = v1147 + v1141;
                const float v1149 = m0[v1148];
                const uint v1150 = v1139 + v1141;
                const uint v1151 = v1150 >> v262;
                const uint v1152 = v1140 + v1151;
                const uint v1153 = b10[v1152];
                const uint v1154 = v1150 & v262;
                const bool v1155 = v1154 == v262;
                const float2 v1156 = float2(as_type<half2>(v1153));
                const float v1157 = v1156.x;
                const float v1158 = v1156.y;
                const float v1159 = select(v1157, v1158, v1155);
                const float v1160 = v1149 * v1159;
                const float v1161 = v1160 * v299;
                x29 = v1161;
              }
              const float v1162 = x29;
              const uint v1163 = v1142 * v263;
              const uint v1164 = v1141 + v1163;
              m3[v1164] = v1162;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1165 = v261; v1165 < v305; v1165 += v262) {
            const uint v1166 = v262 << v1165;
            const uint v1167 = v1166 - v262;
            const uint v1168 = v1165 + v262;
            for (uint v1169 = v265; v1169 < v304; v1169 += v266) {
              const uint v1170 = v1169 >> v1165;
              const uint v1171 = v1170 << v1168;
              const uint v1172 = v1169 & v1167;
              const uint v1173 = v1171 + v1172;
              for (uint v1174 = v261; v1174 < v264; v1174 += v262) {
                const uint v1175 = v1174 * v263;
                const uint v1176 = v1175 + v1173;
                const uint v1177 = v1176 + v1166;
                const float v1178 = m3[v1176];
                const float v1179 = m3[v1177];
                const float v1180 = v1178 + v1179;
                const float v1181 = v1178 - v1179;
                m3[v1176] = v1180;
                m3[v1177] = v1181;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1182 = v1139 / v323;
          for (uint v1183 = v265; v1183 < v263; v1183 += v266) {
            x30 = v271;
            x31 = v271;
            x32 = v271;
            x33 = v271;
            const uint v1184 = v1135 + v1183;
            const uint v1185 = v1184 / v323;
            const uint v1186 = v1184 % v323;
            for (uint v1187 = v261; v1187 < v263; v1187 += v262) {
              const uint v1188 = v1187 / v323;
              const uint v1189 = v1182 + v1188;
              const uint v1190 = v1187 % v323;
              const uint v1193 = v1191 * v264;
              const uint v1194 = v1189 * v1192;
              const uint v1195 = v1194 + v1185;
              const uint v1196 = v1195 * v1193;
              const uint v1197 = v1186 & v305;
              const uint v1198 = v1197 << v341;
              const uint v1199 = v1186 >> v340;
              const uint v1200 = v1199 << v335;
              const uint v1201 = v1190 & v305;
              const uint v1202 = v1201 >> v262;
              const uint v1203 = v1202 << v340;
              const uint v1204 = v1190 >> v340;
              const uint v1205 = v1204 << v262;
              const uint v1206 = v1190 & v262;
              const uint v1207 = v1198 + v1200;
              const uint v1208 = v1207 + v1203;
              const uint v1209 = v1208 + v1205;
              const uint v1210 = v1209 + v1206;
              const uint v1211 = v1210 + v262;
              const uint v1212 = v1211 * v1191;
              const uint v1213 = v1212 >> v262;
              const uint v1214 = v1193 << v341;
              const uint v1215 = v1213 + v1214;
              const uint v1216 = v1215 - v262;
              const uint v1217 = v1216 >> v341;
              const uint v1218 = v1215 - v323;
              const uint v1219 = v1218 >> v341;
              const bool v1220 = v1217 < v1193;
              const uint v1221 = v1217 - v1193;
              const uint v1222 = select(v1221, v1217, v1220);
              const uint v1223 = v1196 + v1222;
              const uint v1224 = b10[v1223];
              const bool v1225 = v1219 < v1193;
              const uint v1226 = v1219 - v1193;
              const uint v1227 = select(v1226, v1219, v1225);
              const uint v1228 = v1196 + v1227;
              const uint v1229 = b10[v1228];
              const uint v1230 = v1216 & v362;
              const uint v1231 = v362 - v1230;
              const uint v1232 = v1224 >> v1231;
              const uint v1233 = v1229 << v262;
              const uint v1234 = v1233 << v1230;
              const uint v1235 = v1232 | v1234;
              const uint v1236 = v1235 & v382;
              const bool v1238 = v1237 == v261;
              const bool v1239 = v1237 == v335;
              const uint v1240 = select(v388, v389, v1239);
              const uint v1241 = select(v1240, v387, v1238);
              const uint v1242 = select(v261, v392, v1238);
              const uint v1243 = v1236 * v1241;
              const uint v1244 = v1243 + v1242;
              const uint v1245 = v1244 & v396;
              const uint v1246 = v1245 ^ v397;
              const uint v1247 = v1246 >> v323;
              const uint v1248 = v1246 & v401;
              const uint v1249 = v1248 << v323;
              const uint v1250 = v1246 & v402;
              const uint v1251 = v1250 << v403;
              const uint v1252 = v1251 + v404;
              const uint v1253 = v1249 | v1252;
              const float v1254 = as_type<float>(v1253);
              const uint v1255 = v1247 & v401;
              const uint v1256 = v1255 << v323;
              const uint v1257 = v1247 & v402;
              const uint v1258 = v1257 << v403;
              const uint v1259 = v1258 + v404;
              const uint v1260 = v1256 | v1259;
              const float v1261 = as_type<float>(v1260);
              const float v1262 = v1254 + v1261;
              const uint v1263 = v1244 & v420;
              const uint v1264 = v1244 >> v421;
              const uint v1265 = v1264 & v420;
              const uint v1266 = v1263 + v1265;
              const uint v1267 = v1266 >> v323;
              const uint v1268 = v1266 + v1267;
              const uint v1269 = v1268 & v422;
              const float v1270 = float(v1269);
              const float v1271 = fma(v1270, v431, v432);
              const float v1272 = select(v1262, v1271, v1239);
              const uint v1273 = as_type<uint>(v1272);
              const uint v1274 = v1273 >> v403;
              const uint v1275 = v1274 & v262;
              const uint v1276 = v1273 + v438;
              const uint v1277 = v1276 + v1275;
              const uint v1278 = v1277 & v439;
              const float v1279 = as_type<float>(v1278);
              const float v1280 = m3[v1187];
              const float v1281 = x30;
              const float v1282 = fma(v1280, v1279, v1281);
              x30 = v1282;
              const uint v1283 = v1187 + v263;
              const float v1284 = m3[v1283];
              const float v1285 = x31;
              const float v1286 = fma(v1284, v1279, v1285);
              x31 = v1286;
              const uint v1287 = v1187 + v451;
              const float v1288 = m3[v1287];
              const float v1289 = x32;
              const float v1290 = fma(v1288, v1279, v1289);
              x32 = v1290;
              const uint v1291 = v1187 + v456;
              const float v1292 = m3[v1291];
              const float v1293 = x33;
              const float v1294 = fma(v1292, v1279, v1293);
              x33 = v1294;
            }
            const float v1295 = m4[v1183];
            const float v1296 = x30;
            const float v1297 = v1295 + v1296;
            m4[v1183] = v1297;
            const uint v1298 = v1183 + v263;
            const float v1299 = m4[v1298];
            const float v1300 = x31;
            const float v1301 = v1299 + v1300;
            m4[v1298] = v1301;
            const uint v1302 = v1183 + v451;
            const float v1303 = m4[v1302];
            const float v1304 = x32;
            const float v1305 = v1303 + v1304;
            m4[v1302] = v1305;
            const uint v1306 = v1183 + v456;
            const float v1307 = m4[v1306];
            const float v1308 = x33;
            const float v1309 = v1307 + v1308;
            m4[v1306] = v1309;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1310 = v5 - v262;
          const uint v1311 = v222 - v262;
          for (uint v1312 = v265; v1312 < v263; v1312 += v266) {
            x34 = v271;
            x35 = v271;
            x36 = v271;
            x37 = v271;
            const uint v1313 = min(v1312, v1311);
            const uint v1314 = v1313 * v6;
            const uint v1315 = v245 + v1314;
            for (uint v1316 = v261; v1316 < v226; v1316 += v262) {
              const uint v1317 = v1315 + v1316;
              const bool v1686 = v1685 == v1420;
              if (v1686) {
                const uint v1687 = b10[v1317];
                const float v1688 = as_type<float>(v1687);
                x41 = v1688;
              } else {
                const bool v1689 = v1685 < v1424;
                if (v1689) {
                  const bool v1690 = v1685 == v1426;
                  const uint v1691 = v1317 >> v1426;
                  const uint v1692 = b10[v1691];
                  const uint v1693 = v1317 & v1426;
                  const bool v1694 = v1693 == v1426;
                  const float2 v1695 = float2(as_type<half2>(v1692));
                  const float v1696 = v1695.x;
                  const float v1697 = v1695.y;
                  const uint v1698 = v1692 << v1435;
                  const uint v1699 = v1692 & v1436;
                  const float v1700 = as_type<float>(v1698);
                  const float v1701 = as_type<float>(v1699);
                  const float v1702 = select(v1696, v1697, v1694);
                  const float v1703 = select(v1700, v1701, v1694);
                  const float v1704 = select(v1703, v1702, v1690);
                  x41 = v1704;
                } else {
                  const uint v1706 = v1317 >> v1445;
                  const uint v1707 = v1706 * v1705;
                  const uint v1708 = v1317 & v1446;
                  const uint v1709 = v1708 * v1705;
                  const uint v1710 = v1709 >> v1445;
                  const uint v1711 = v1707 + v1710;
                  const uint v1712 = v1709 & v1446;
                  const uint v1713 = b10[v1711];
                  const uint v1714 = v1711 + v1426;
                  const uint v1715 = b10[v1714];
                  const uint v1716 = v1713 >> v1712;
                  const uint v1717 = v1446 - v1712;
                  const uint v1718 = v1715 << v1426;
                  const uint v1719 = v1718 << v1717;
                  const uint v1720 = v1716 | v1719;
                  const uint v1721 = v1426 << v1705;
                  const uint v1722 = v1721 - v1426;
                  const uint v1724 = v1317 >> v1723;
                  const bool v1725 = v1685 == v1424;
                  const bool v1726 = v1685 == v1466;
                  const uint v1727 = v1724 >> v1426;
                  const uint v1728 = select(v1727, v1724, v1725);
                  const uint v1730 = v1729 + v1728;
                  const uint v1731 = b10[v1730];
                  const float v1732 = as_type<float>(v1731);
                  const uint v1733 = v1724 & v1426;
                  const bool v1734 = v1733 == v1426;
                  const float2 v1735 = float2(as_type<half2>(v1731));
                  const float v1736 = v1735.x;
                  const float v1737 = v1735.y;
                  const uint v1738 = v1731 << v1435;
                  const uint v1739 = v1731 & v1436;
                  const float v1740 = as_type<float>(v1738);
                  const float v1741 = as_type<float>(v1739);
                  const float v1742 = select(v1736, v1737, v1734);
                  const float v1743 = select(v1740, v1741, v1734);
                  const float v1744 = select(v1743, v1742, v1726);
                  const float v1745 = select(v1744, v1732, v1725);
                  const bool v1746 = v1685 == v1424;
                  const bool v1747 = v1685 == v1466;
                  const uint v1748 = v1724 >> v1426;
                  const uint v1749 = select(v1748, v1724, v1746);
                  const uint v1751 = v1750 + v1749;
                  const uint v1752 = b10[v1751];
                  const float v1753 = as_type<float>(v1752);
                  const uint v1754 = v1724 & v1426;
                  const bool v1755 = v1754 == v1426;
                  const float2 v1756 = float2(as_type<half2>(v1752));
                  const float v1757 = v1756.x;
                  const float v1758 = v1756.y;
                  const uint v1759 = v1752 << v1435;
                  const uint v1760 = v1752 & v1436;
                  const float v1761 = as_type<float>(v1759);
                  const float v1762 = as_type<float>(v1760);
                  const float v1763 = select(v1757, v1758, v1755);
                  const float v1764 = select(v1761, v1762, v1755);
                  const float v1765 = select(v1764, v1763, v1747);
                  const float v1766 = select(v1765, v1753, v1746);
                  const uint v1767 = v1720 & v1722;
                  const float v1768 = float(v1767);
                  const float v1769 = fma(v1745, v1768, v1766);
                  x41 = v1769;
                }
              }
              const float v1770 = x41;
              const uint v1319 = min(v261, v1310);
              const uint v1320 = v1319 * v26;
              const uint v1321 = v7 + v1320;
              const uint v1322 = v1321 + v1316;
              const float v1323 = m0[v1322];
              const float v1324 = x34;
              const float v1325 = fma(v1323, v1770, v1324);
              x34 = v1325;
              const uint v1326 = min(v262, v1310);
              const uint v1327 = v1326 * v26;
              const uint v1328 = v7 + v1327;
              const uint v1329 = v1328 + v1316;
              const float v1330 = m0[v1329];
              const float v1331 = x35;
              const float v1332 = fma(v1330, v1770, v1331);
              x35 = v1332;
              const uint v1333 = min(v335, v1310);
              const uint v1334 = v1333 * v26;
              const uint v1335 = v7 + v1334;
              const uint v1336 = v1335 + v1316;
              const float v1337 = m0[v1336];
              const float v1338 = x36;
              const float v1339 = fma(v1337, v1770, v1338);
              x36 = v1339;
              const uint v1340 = min(v340, v1310);
              const uint v1341 = v1340 * v26;
              const uint v1342 = v7 + v1341;
              const uint v1343 = v1342 + v1316;
              const float v1344 = m0[v1343];
              const float v1345 = x37;
              const float v1346 = fma(v1344, v1770, v1345);
              x37 = v1346;
            }
            const float v1347 = m4[v1312];
            const float v1348 = x34;
            const float v1349 = v1347 + v1348;
            m4[v1312] = v1349;
            const uint v1350 = v1312 + v263;
            const float v1351 = m4[v1350];
            const float v1352 = x35;
            const float v1353 = v1351 + v1352;
            m4[v1350] = v1353;
            const uint v1354 = v1312 + v451;
            const float v1355 = m4[v1354];
            const float v1356 = x36;
            const float v1357 = v1355 + v1356;
            m4[v1354] = v1357;
            const uint v1358 = v1312 + v456;
            const float v1359 = m4[v1358];
            const float v1360 = x37;
            const float v1361 = v1359 + v1360;
            m4[v1358] = v1361;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1362 = v265; v1362 < v263; v1362 += v266) {
        for (uint v1363 = v261; v1363 < v264; v1363 += v262) {
          const uint v1364 = v1363 * v263;
          const uint v1365 = v1362 + v1364;
          const float v1366 = m4[v1365];
          const uint v1367 = v1363 * v26;
          const uint v1368 = v7 + v1367;
          const uint v1369 = v1368 + v1362;
          m2[v1369] = v1366;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1370 = v1136 == v274;
      if (v1370) {
        for (uint v1371 = v261; v1371 < v305; v1371 += v262) {
          const uint v1372 = v262 << v1371;
          const uint v1373 = v1372 - v262;
          const uint v1374 = v1371 + v262;
          for (uint v1375 = v265; v1375 < v304; v1375 += v266) {
            const uint v1376 = v1375 >> v1371;
            const uint v1377 = v1376 << v1374;
            const uint v1378 = v1375 & v1373;
            const uint v1379 = v1377 + v1378;
            for (uint v1380 = v261; v1380 < v264; v1380 += v262) {
              const uint v1381 = v1380 * v26;
              const uint v1382 = v7 + v1381;
              const uint v1383 = v1382 + v1379;
              const uint v1384 = v1383 + v1372;
              const float v1385 = m2[v1383];
              const float v1386 = m2[v1384];
              const float v1387 = v1385 + v1386;
              const float v1388 = v1385 - v1386;
              m2[v1383] = v1387;
              m2[v1384] = v1388;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1389 = x1;
        for (uint v1391 = v265; v1391 < v263; v1391 += v266) {
          for (uint v1392 = v261; v1392 < v264; v1392 += v262) {
            const uint v1393 = v1392 * v26;
            const uint v1394 = v7 + v1393;
            const uint v1395 = v1394 + v1391;
            const float v1396 = m2[v1395];
            const uint v1397 = v1389 + v1391;
            const uint v1398 = v1397 >> v262;
            const uint v1399 = v1390 + v1398;
            const uint v1400 = b10[v1399];
            const uint v1401 = v1397 & v262;
            const bool v1402 = v1401 == v262;
            const float2 v1403 = float2(as_type<half2>(v1400));
            const float v1404 = v1403.x;
            const float v1405 = v1403.y;
            const float v1406 = select(v1404, v1405, v1402);
            const float v1407 = v1396 * v299;
            const float v1408 = v1407 * v1406;
            m2[v1395] = v1408;
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
