#include <metal_stdlib>
using namespace metal;

kernel void experts_1_v1_r4_blocks(
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
  float x0;
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
  float x41;
  float x42;
  float x43;
  float x44;
  const uint v1396 = params[36];
  const uint v1397 = 0u;
  const uint v1401 = 3u;
  const uint v1403 = 1u;
  const uint v1412 = 16u;
  const uint v1413 = 4294901760u;
  const uint v1421 = params[37];
  const uint v1422 = 5u;
  const uint v1423 = 31u;
  const uint v1441 = params[38];
  const uint v1443 = 4u;
  const uint v1448 = params[39];
  const uint v1469 = params[40];
  const uint v1490 = params[41];
  const uint v1510 = params[42];
  const uint v1528 = params[43];
  const uint v1534 = params[44];
  const uint v1555 = params[45];
  const uint v1576 = params[46];
  const uint v1596 = params[47];
  const uint v1614 = params[48];
  const uint v1620 = params[49];
  const uint v1641 = params[50];
  const uint v1662 = params[51];
  const uint v1682 = params[52];
  const uint v1700 = params[53];
  const uint v1706 = params[54];
  const uint v1727 = params[55];
  const uint v202 = 0u;
  const uint v203 = 1u;
  const uint v204 = 128u;
  const uint v205 = 4u;
  const uint v206 = lane;
  const uint v207 = 32u;
  const float v212 = 0.0f;
  const uint v213 = params[4];
  const uint v214 = 6u;
  const uint v219 = params[5];
  const uint v220 = params[6];
  const uint v224 = params[7];
  const float v246 = 0.088388346f;
  const uint v251 = 64u;
  const uint v252 = 7u;
  const uint v270 = 16u;
  const uint v280 = params[8];
  const uint v281 = params[9];
  const uint v282 = 2u;
  const uint v288 = 3u;
  const uint v289 = 5u;
  const uint v310 = 31u;
  const uint v330 = 65535u;
  const uint v332 = params[10];
  const uint v335 = 89226354u;
  const uint v336 = 3417055213u;
  const uint v337 = 2212286765u;
  const uint v340 = 64248484u;
  const uint v344 = 2415890431u;
  const uint v345 = 996162400u;
  const uint v349 = 32768u;
  const uint v350 = 32767u;
  const uint v351 = 13u;
  const uint v352 = 939524096u;
  const uint v368 = 16711935u;
  const uint v369 = 8u;
  const uint v370 = 2047u;
  const float v379 = 0.006767273f;
  const float v380 = -3.453125f;
  const uint v386 = 4095u;
  const uint v387 = 4294959104u;
  const uint v399 = 256u;
  const uint v404 = 384u;
  const uint v505 = params[11];
  const uint v533 = params[12];
  const uint v538 = params[13];
  const uint v539 = params[14];
  const uint v543 = params[15];
  const uint v595 = params[16];
  const uint v596 = params[17];
  const uint v642 = params[18];
  const uint v767 = params[19];
  const uint v772 = params[20];
  const uint v773 = params[21];
  const uint v777 = params[22];
  const uint v829 = params[23];
  const uint v830 = params[24];
  const uint v876 = params[25];
  const uint v1030 = params[26];
  const uint v1079 = params[27];
  const uint v1103 = params[28];
  const uint v1108 = params[29];
  const uint v1109 = params[30];
  const uint v1113 = params[31];
  const uint v1165 = params[32];
  const uint v1166 = params[33];
  const uint v1212 = params[34];
  const uint v1366 = params[35];
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
  const uint v40 = group.x;
  const uint v41 = groups.x;
  const float v71 = as_type<float>(params[56]);
  const uint v80 = 512u;
  const float v142 = 1.0f;
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
    const float v1386 = simd_shuffle_xor(v21, 16);
    const float v1387 = v21 + v1386;
    const float v1388 = simd_shuffle_xor(v1387, 8);
    const float v1389 = v1387 + v1388;
    const float v1390 = simd_shuffle_xor(v1389, 4);
    const float v1391 = v1389 + v1390;
    const float v1392 = simd_shuffle_xor(v1391, 2);
    const float v1393 = v1391 + v1392;
    const float v1394 = simd_shuffle_xor(v1393, 1);
    const float v1395 = v1393 + v1394;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1395;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v27 = v24 + v25;
  const uint v28 = v27 / v26;
  const uint v30 = v29 + v25;
  const uint v31 = v30 / v26;
  const uint v32 = v28 + v31;
  const uint v33 = v32 + v8;
  const uint v34 = v24 + v25;
  const uint v35 = v34 / v26;
  const uint v36 = v29 + v25;
  const uint v37 = v36 / v26;
  const uint v38 = v35 + v37;
  const uint v39 = v38 + v8;
  const uint v42 = v33 + v41;
  const uint v43 = v42 - v8;
  const uint v44 = v43 / v41;
  const uint v45 = v40 * v44;
  const uint v46 = v45 + v44;
  const uint v47 = min(v46, v33);
  for (uint v48 = v45; v48 < v47; v48 += v8) {
    const bool v49 = v48 < v35;
    const bool v50 = v48 < v7;
    const bool v51 = !v50;
    const bool v52 = v49 & v51;
    if (v52) {
      const uint v53 = v48 * v26;
      const uint v54 = v24 - v53;
      const uint v55 = min(v26, v54);
      const uint v56 = v53 * v6;
      for (uint v208 = v206; v208 < v204; v208 += v207) {
        for (uint v209 = v202; v209 < v205; v209 += v203) {
          const uint v210 = v209 * v204;
          const uint v211 = v208 + v210;
          m5[v211] = v212;
        }
      }
      for (uint v57 = v7; v57 < v6; v57 += v26) {
        const uint v58 = v6 - v57;
        const uint v59 = min(v26, v58);
        for (uint v60 = v7; v60 < v5; v60 += v8) {
          const uint v61 = v2 + v60;
          for (uint v62 = v12; v62 < v59; v62 += v13) {
            const uint v63 = v57 + v62;
            const uint v64 = v61 * v6;
            const uint v65 = v64 + v63;
            const float v66 = b0[v65];
            const uint v67 = v61 - v2;
            const float v68 = m1[v67];
            const float v69 = float(v6);
            const float v70 = v68 / v69;
            const float v72 = v70 + v71;
            const float v73 = precise::rsqrt(v72);
            const float v74 = v66 * v73;
            const float v75 = b2[v63];
            const float v76 = v74 * v75;
            const uint v77 = v60 * v26;
            const uint v78 = v62 + v77;
            m0[v78] = v76;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v79 = v56 + v57;
        const bool v215 = v213 == v214;
        if (v215) {
          const uint v216 = v79 / v6;
          const uint v217 = v216 * v6;
          const uint v218 = v79 - v217;
          const uint v221 = v216 / v219;
          const uint v222 = v216 % v219;
          const uint v223 = v221 * v220;
          x1 = v222;
          x2 = v223;
          const uint v225 = v223 + v224;
          for (uint v226 = v206; v226 < v204; v226 += v207) {
            for (uint v227 = v202; v227 < v205; v227 += v203) {
              x5 = v212;
              const bool v228 = v227 < v5;
              const bool v229 = v226 < v59;
              const bool v230 = v228 & v229;
              if (v230) {
                const uint v231 = v227 * v26;
                const uint v232 = v7 + v231;
                const uint v233 = v232 + v226;
                const float v234 = m0[v233];
                const uint v235 = v218 + v226;
                const uint v236 = v235 >> v203;
                const uint v237 = v225 + v236;
                const uint v238 = b1[v237];
                const uint v239 = v235 & v203;
                const bool v240 = v239 == v203;
                const float2 v241 = float2(as_type<half2>(v238));
                const float v242 = v241.x;
                const float v243 = v241.y;
                const float v244 = select(v242, v243, v240);
                const float v245 = v234 * v244;
                const float v247 = v245 * v246;
                x5 = v247;
              }
              const float v248 = x5;
              const uint v249 = v227 * v204;
              const uint v250 = v226 + v249;
              m4[v250] = v248;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v253 = v202; v253 < v252; v253 += v203) {
            const uint v254 = v203 << v253;
            const uint v255 = v254 - v203;
            const uint v256 = v253 + v203;
            for (uint v257 = v206; v257 < v251; v257 += v207) {
              const uint v258 = v257 >> v253;
              const uint v259 = v258 << v256;
              const uint v260 = v257 & v255;
              const uint v261 = v259 + v260;
              for (uint v262 = v202; v262 < v205; v262 += v203) {
                const uint v263 = v262 * v204;
                const uint v264 = v263 + v261;
                const uint v265 = v264 + v254;
                const float v266 = m4[v264];
                const float v267 = m4[v265];
                const float v268 = v266 + v267;
                const float v269 = v266 - v267;
                m4[v264] = v268;
                m4[v265] = v269;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v271 = v218 / v270;
          for (uint v272 = v206; v272 < v204; v272 += v207) {
            x6 = v212;
            x7 = v212;
            x8 = v212;
            x9 = v212;
            const uint v273 = v222 + v272;
            const uint v274 = v273 / v270;
            const uint v275 = v273 % v270;
            for (uint v276 = v202; v276 < v204; v276 += v203) {
              const uint v277 = v276 / v270;
              const uint v278 = v271 + v277;
              const uint v279 = v276 % v270;
              const uint v283 = v280 * v205;
              const uint v284 = v278 * v281;
              const uint v285 = v284 + v274;
              const uint v286 = v285 * v283;
              const uint v287 = v223 + v286;
              const uint v290 = v275 & v252;
              const uint v291 = v290 << v289;
              const uint v292 = v275 >> v288;
              const uint v293 = v292 << v282;
              const uint v294 = v279 & v252;
              const uint v295 = v294 >> v203;
              const uint v296 = v295 << v288;
              const uint v297 = v279 >> v288;
              const uint v298 = v297 << v203;
              const uint v299 = v279 & v203;
              const uint v300 = v291 + v293;
              const uint v301 = v300 + v296;
              const uint v302 = v301 + v298;
              const uint v303 = v302 + v299;
              const uint v304 = v303 + v203;
              const uint v305 = v304 * v280;
              const uint v306 = v305 >> v203;
              const uint v307 = v283 << v289;
              const uint v308 = v306 + v307;
              const uint v309 = v308 - v203;
              const uint v311 = v309 >> v289;
              const uint v312 = v308 - v270;
              const uint v313 = v312 >> v289;
              const bool v314 = v311 < v283;
              const uint v315 = v311 - v283;
              const uint v316 = select(v315, v311, v314);
              const uint v317 = v287 + v316;
              const uint v318 = b1[v317];
              const bool v319 = v313 < v283;
              const uint v320 = v313 - v283;
              const uint v321 = select(v320, v313, v319);
              const uint v322 = v287 + v321;
              const uint v323 = b1[v322];
              const uint v324 = v309 & v310;
              const uint v325 = v310 - v324;
              const uint v326 = v318 >> v325;
              const uint v327 = v323 << v203;
              const uint v328 = v327 << v324;
              const uint v329 = v326 | v328;
              const uint v331 = v329 & v330;
              const bool v333 = v332 == v202;
              const bool v334 = v332 == v282;
              const uint v338 = select(v336, v337, v334);
              const uint v339 = select(v338, v335, v333);
              const uint v341 = select(v202, v340, v333);
              const uint v342 = v331 * v339;
              const uint v343 = v342 + v341;
              const uint v346 = v343 & v344;
              const uint v347 = v346 ^ v345;
              const uint v348 = v347 >> v270;
              const uint v353 = v347 & v349;
              const uint v354 = v353 << v270;
              const uint v355 = v347 & v350;
              const uint v356 = v355 << v351;
              const uint v357 = v356 + v352;
              const uint v358 = v354 | v357;
              const float v359 = as_type<float>(v358);
              const uint v360 = v348 & v349;
              const uint v361 = v360 << v270;
              const uint v362 = v348 & v350;
              const uint v363 = v362 << v351;
              const uint v364 = v363 + v352;
              const uint v365 = v361 | v364;
              const float v366 = as_type<float>(v365);
              const float v367 = v359 + v366;
              const uint v371 = v343 & v368;
              const uint v372 = v343 >> v369;
              const uint v373 = v372 & v368;
              const uint v374 = v371 + v373;
              const uint v375 = v374 >> v270;
              const uint v376 = v374 + v375;
              const uint v377 = v376 & v370;
              const float v378 = float(v377);
              const float v381 = fma(v378, v379, v380);
              const float v382 = select(v367, v381, v334);
              const uint v383 = as_type<uint>(v382);
              const uint v384 = v383 >> v351;
              const uint v385 = v384 & v203;
              const uint v388 = v383 + v386;
              const uint v389 = v388 + v385;
              const uint v390 = v389 & v387;
              const float v391 = as_type<float>(v390);
              const float v392 = m4[v276];
              const float v393 = x6;
              const float v394 = fma(v392, v391, v393);
              x6 = v394;
              const uint v395 = v276 + v204;
              const float v396 = m4[v395];
              const float v397 = x7;
              const float v398 = fma(v396, v391, v397);
              x7 = v398;
              const uint v400 = v276 + v399;
              const float v401 = m4[v400];
              const float v402 = x8;
              const float v403 = fma(v401, v391, v402);
              x8 = v403;
              const uint v405 = v276 + v404;
              const float v406 = m4[v405];
              const float v407 = x9;
              const float v408 = fma(v406, v391, v407);
              x9 = v408;
            }
            const float v409 = m5[v272];
            const float v410 = x6;
            const float v411 = v409 + v410;
            m5[v272] = v411;
            const uint v412 = v272 + v204;
            const float v413 = m5[v412];
            const float v414 = x7;
            const float v415 = v413 + v414;
            m5[v412] = v415;
            const uint v416 = v272 + v399;
            const float v417 = m5[v416];
            const float v418 = x8;
            const float v419 = v417 + v418;
            m5[v416] = v419;
            const uint v420 = v272 + v404;
            const float v421 = m5[v420];
            const float v422 = x9;
            const float v423 = v421 + v422;
            m5[v420] = v423;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v424 = v5 - v203;
          const uint v425 = v55 - v203;
          for (uint v426 = v206; v426 < v204; v426 += v207) {
            x10 = v212;
            x11 = v212;
            x12 = v212;
            x13 = v212;
            const uint v427 = min(v426, v425);
            const uint v428 = v427 * v6;
            const uint v429 = v79 + v428;
            for (uint v430 = v202; v430 < v59; v430 += v203) {
              const uint v431 = v429 + v430;
              const bool v1398 = v1396 == v1397;
              if (v1398) {
                const uint v1399 = b1[v431];
                const float v1400 = as_type<float>(v1399);
                x41 = v1400;
              } else {
                const bool v1402 = v1396 < v1401;
                if (v1402) {
                  const bool v1404 = v1396 == v1403;
                  const uint v1405 = v431 >> v1403;
                  const uint v1406 = b1[v1405];
                  const uint v1407 = v431 & v1403;
                  const bool v1408 = v1407 == v1403;
                  const float2 v1409 = float2(as_type<half2>(v1406));
                  const float v1410 = v1409.x;
                  const float v1411 = v1409.y;
                  const uint v1414 = v1406 << v1412;
                  const uint v1415 = v1406 & v1413;
                  const float v1416 = as_type<float>(v1414);
                  const float v1417 = as_type<float>(v1415);
                  const float v1418 = select(v1410, v1411, v1408);
                  const float v1419 = select(v1416, v1417, v1408);
                  const float v1420 = select(v1419, v1418, v1404);
                  x41 = v1420;
                } else {
                  const uint v1424 = v431 >> v1422;
                  const uint v1425 = v1424 * v1421;
                  const uint v1426 = v431 & v1423;
                  const uint v1427 = v1426 * v1421;
                  const uint v1428 = v1427 >> v1422;
                  const uint v1429 = v1425 + v1428;
                  const uint v1430 = v1427 & v1423;
                  const uint v1431 = b1[v1429];
                  const uint v1432 = v1429 + v1403;
                  const uint v1433 = b1[v1432];
                  const uint v1434 = v1431 >> v1430;
                  const uint v1435 = v1423 - v1430;
                  const uint v1436 = v1433 << v1403;
                  const uint v1437 = v1436 << v1435;
                  const uint v1438 = v1434 | v1437;
                  const uint v1439 = v1403 << v1421;
                  const uint v1440 = v1439 - v1403;
                  const uint v1442 = v431 >> v1441;
                  const bool v1444 = v1396 == v1401;
                  const bool v1445 = v1396 == v1443;
                  const uint v1446 = v1442 >> v1403;
                  const uint v1447 = select(v1446, v1442, v1444);
                  const uint v1449 = v1448 + v1447;
                  const uint v1450 = b1[v1449];
                  const float v1451 = as_type<float>(v1450);
                  const uint v1452 = v1442 & v1403;
                  const bool v1453 = v1452 == v1403;
                  const float2 v1454 = float2(as_type<half2>(v1450));
                  const float v1455 = v1454.x;
                  const float v1456 = v1454.y;
                  const uint v1457 = v1450 << v1412;
                  const uint v1458 = v1450 & v1413;
                  const float v1459 = as_type<float>(v1457);
                  const float v1460 = as_type<float>(v1458);
                  const float v1461 = select(v1455, v1456, v1453);
                  const float v1462 = select(v1459, v1460, v1453);
                  const float v1463 = select(v1462, v1461, v1445);
                  const float v1464 = select(v1463, v1451, v1444);
                  const bool v1465 = v1396 == v1401;
                  const bool v1466 = v1396 == v1443;
                  const uint v1467 = v1442 >> v1403;
                  const uint v1468 = select(v1467, v1442, v1465);
                  const uint v1470 = v1469 + v1468;
                  const uint v1471 = b1[v1470];
                  const float v1472 = as_type<float>(v1471);
                  const uint v1473 = v1442 & v1403;
                  const bool v1474 = v1473 == v1403;
                  const float2 v1475 = float2(as_type<half2>(v1471));
                  const float v1476 = v1475.x;
                  const float v1477 = v1475.y;
                  const uint v1478 = v1471 << v1412;
                  const uint v1479 = v1471 & v1413;
                  const float v1480 = as_type<float>(v1478);
                  const float v1481 = as_type<float>(v1479);
                  const float v1482 = select(v1476, v1477, v1474);
                  const float v1483 = select(v1480, v1481, v1474);
                  const float v1484 = select(v1483, v1482, v1466);
                  const float v1485 = select(v1484, v1472, v1465);
                  const uint v1486 = v1438 & v1440;
                  const float v1487 = float(v1486);
                  const float v1488 = fma(v1464, v1487, v1485);
                  x41 = v1488;
                }
              }
              const float v1489 = x41;
              const uint v433 = min(v202, v424);
              const uint v434 = v433 * v26;
              const uint v435 = v7 + v434;
              const uint v436 = v435 + v430;
              const float v437 = m0[v436];
              const float v438 = x10;
              const float v439 = fma(v437, v1489, v438);
              x10 = v439;
              const uint v440 = min(v203, v424);
              const uint v441 = v440 * v26;
              const uint v442 = v7 + v441;
              const uint v443 = v442 + v430;
              const float v444 = m0[v443];
              const float v445 = x11;
              const float v446 = fma(v444, v1489, v445);
              x11 = v446;
              const uint v447 = min(v282, v424);
              const uint v448 = v447 * v26;
              const uint v449 = v7 + v448;
              const uint v450 = v449 + v430;
              const float v451 = m0[v450];
              const float v452 = x12;
              const float v453 = fma(v451, v1489, v452);
              x12 = v453;
              const uint v454 = min(v288, v424);
              const uint v455 = v454 * v26;
              const uint v456 = v7 + v455;
              const uint v457 = v456 + v430;
              const float v458 = m0[v457];
              const float v459 = x13;
              const float v460 = fma(v458, v1489, v459);
              x13 = v460;
            }
            const float v461 = m5[v426];
            const float v462 = x10;
            const float v463 = v461 + v462;
            m5[v426] = v463;
            const uint v464 = v426 + v204;
            const float v465 = m5[v464];
            const float v466 = x11;
            const float v467 = v465 + v466;
            m5[v464] = v467;
            const uint v468 = v426 + v399;
            const float v469 = m5[v468];
            const float v470 = x12;
            const float v471 = v469 + v470;
            m5[v468] = v471;
            const uint v472 = v426 + v404;
            const float v473 = m5[v472];
            const float v474 = x13;
            const float v475 = v473 + v474;
            m5[v472] = v475;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v476 = v206; v476 < v204; v476 += v207) {
        for (uint v477 = v202; v477 < v205; v477 += v203) {
          const uint v478 = v477 * v204;
          const uint v479 = v476 + v478;
          const float v480 = m5[v479];
          const uint v481 = v477 * v26;
          const uint v482 = v7 + v481;
          const uint v483 = v482 + v476;
          m2[v483] = v480;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v484 = v213 == v214;
      if (v484) {
        for (uint v485 = v202; v485 < v252; v485 += v203) {
          const uint v486 = v203 << v485;
          const uint v487 = v486 - v203;
          const uint v488 = v485 + v203;
          for (uint v489 = v206; v489 < v251; v489 += v207) {
            const uint v490 = v489 >> v485;
            const uint v491 = v490 << v488;
            const uint v492 = v489 & v487;
            const uint v493 = v491 + v492;
            for (uint v494 = v202; v494 < v205; v494 += v203) {
              const uint v495 = v494 * v26;
              const uint v496 = v7 + v495;
              const uint v497 = v496 + v493;
              const uint v498 = v497 + v486;
              const float v499 = m2[v497];
              const float v500 = m2[v498];
              const float v501 = v499 + v500;
              const float v502 = v499 - v500;
              m2[v497] = v501;
              m2[v498] = v502;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v503 = x1;
        const uint v504 = x2;
        const uint v506 = v504 + v505;
        for (uint v507 = v206; v507 < v204; v507 += v207) {
          for (uint v508 = v202; v508 < v205; v508 += v203) {
            const uint v509 = v508 * v26;
            const uint v510 = v7 + v509;
            const uint v511 = v510 + v507;
            const float v512 = m2[v511];
            const uint v513 = v503 + v507;
            const uint v514 = v513 >> v203;
            const uint v515 = v506 + v514;
            const uint v516 = b1[v515];
            const uint v517 = v513 & v203;
            const bool v518 = v517 == v203;
            const float2 v519 = float2(as_type<half2>(v516));
            const float v520 = v519.x;
            const float v521 = v519.y;
            const float v522 = select(v520, v521, v518);
            const float v523 = v512 * v246;
            const float v524 = v523 * v522;
            m2[v511] = v524;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v81 = v12; v81 < v80; v81 += v13) {
        const uint v82 = v81 / v26;
        const uint v83 = v81 % v26;
        const bool v84 = v82 < v5;
        const bool v85 = v83 < v55;
        const bool v86 = v84 & v85;
        if (v86) {
          const uint v87 = v2 + v82;
          const uint v88 = v53 + v83;
          const uint v89 = v87 - v2;
          const uint v90 = v89 * v26;
          const uint v91 = v88 - v53;
          const uint v92 = v90 + v91;
          const float v93 = m2[v92];
          const uint v94 = v87 * v24;
          const uint v95 = v94 + v88;
          b3[v95] = v93;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v96 = v48 < v38;
    const bool v97 = v48 < v35;
    const bool v98 = !v97;
    const bool v99 = v96 & v98;
    if (v99) {
      const uint v100 = v48 - v35;
      const uint v101 = v100 * v26;
      const uint v102 = v29 - v101;
      const uint v103 = min(v26, v102);
      const uint v104 = v101 * v6;
      for (uint v525 = v206; v525 < v204; v525 += v207) {
        for (uint v526 = v202; v526 < v205; v526 += v203) {
          const uint v527 = v526 * v204;
          const uint v528 = v525 + v527;
          m5[v528] = v212;
        }
      }
      for (uint v529 = v206; v529 < v204; v529 += v207) {
        for (uint v530 = v202; v530 < v205; v530 += v203) {
          const uint v531 = v530 * v204;
          const uint v532 = v529 + v531;
          m6[v532] = v212;
        }
      }
      for (uint v105 = v7; v105 < v6; v105 += v26) {
        const uint v106 = v6 - v105;
        const uint v107 = min(v26, v106);
        for (uint v108 = v7; v108 < v5; v108 += v8) {
          const uint v109 = v2 + v108;
          for (uint v110 = v12; v110 < v107; v110 += v13) {
            const uint v111 = v105 + v110;
            const uint v112 = v109 * v6;
            const uint v113 = v112 + v111;
            const float v114 = b0[v113];
            const uint v115 = v109 - v2;
            const float v116 = m1[v115];
            const float v117 = float(v6);
            const float v118 = v116 / v117;
            const float v119 = v118 + v71;
            const float v120 = precise::rsqrt(v119);
            const float v121 = v114 * v120;
            const float v122 = b2[v111];
            const float v123 = v121 * v122;
            const uint v124 = v108 * v26;
            const uint v125 = v110 + v124;
            m0[v125] = v123;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v126 = v104 + v105;
        const bool v534 = v533 == v214;
        if (v534) {
          const uint v535 = v126 / v6;
          const uint v536 = v535 * v6;
          const uint v537 = v126 - v536;
          const uint v540 = v535 / v538;
          const uint v541 = v535 % v538;
          const uint v542 = v540 * v539;
          x1 = v541;
          x2 = v542;
          const uint v544 = v542 + v543;
          for (uint v545 = v206; v545 < v204; v545 += v207) {
            for (uint v546 = v202; v546 < v205; v546 += v203) {
              x14 = v212;
              const bool v547 = v546 < v5;
              const bool v548 = v545 < v107;
              const bool v549 = v547 & v548;
              if (v549) {
                const uint v550 = v546 * v26;
                const uint v551 = v7 + v550;
                const uint v552 = v551 + v545;
                const float v553 = m0[v552];
                const uint v554 = v537 + v545;
                const uint v555 = v554 >> v203;
                const uint v556 = v544 + v555;
                const uint v557 = b4[v556];
                const uint v558 = v554 & v203;
                const bool v559 = v558 == v203;
                const float2 v560 = float2(as_type<half2>(v557));
                const float v561 = v560.x;
                const float v562 = v560.y;
                const float v563 = select(v561, v562, v559);
                const float v564 = v553 * v563;
                const float v565 = v564 * v246;
                x14 = v565;
              }
              const float v566 = x14;
              const uint v567 = v546 * v204;
              const uint v568 = v545 + v567;
              m4[v568] = v566;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v569 = v202; v569 < v252; v569 += v203) {
            const uint v570 = v203 << v569;
            const uint v571 = v570 - v203;
            const uint v572 = v569 + v203;
            for (uint v573 = v206; v573 < v251; v573 += v207) {
              const uint v574 = v573 >> v569;
              const uint v575 = v574 << v572;
              const uint v576 = v573 & v571;
              const uint v577 = v575 + v576;
              for (uint v578 = v202; v578 < v205; v578 += v203) {
                const uint v579 = v578 * v204;
                const uint v580 = v579 + v577;
                const uint v581 = v580 + v570;
                const float v582 = m4[v580];
                const float v583 = m4[v581];
                const float v584 = v582 + v583;
                const float v585 = v582 - v583;
                m4[v580] = v584;
                m4[v581] = v585;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v586 = v537 / v270;
          for (uint v587 = v206; v587 < v204; v587 += v207) {
            x15 = v212;
            x16 = v212;
            x17 = v212;
            x18 = v212;
            const uint v588 = v541 + v587;
            const uint v589 = v588 / v270;
            const uint v590 = v588 % v270;
            for (uint v591 = v202; v591 < v204; v591 += v203) {
              const uint v592 = v591 / v270;
              const uint v593 = v586 + v592;
              const uint v594 = v591 % v270;
              const uint v597 = v595 * v205;
              const uint v598 = v593 * v596;
              const uint v599 = v598 + v589;
              const uint v600 = v599 * v597;
              const uint v601 = v542 + v600;
              const uint v602 = v590 & v252;
              const uint v603 = v602 << v289;
              const uint v604 = v590 >> v288;
              const uint v605 = v604 << v282;
              const uint v606 = v594 & v252;
              const uint v607 = v606 >> v203;
              const uint v608 = v607 << v288;
              const uint v609 = v594 >> v288;
              const uint v610 = v609 << v203;
              const uint v611 = v594 & v203;
              const uint v612 = v603 + v605;
              const uint v613 = v612 + v608;
              const uint v614 = v613 + v610;
              const uint v615 = v614 + v611;
              const uint v616 = v615 + v203;
              const uint v617 = v616 * v595;
              const uint v618 = v617 >> v203;
              const uint v619 = v597 << v289;
              const uint v620 = v618 + v619;
              const uint v621 = v620 - v203;
              const uint v622 = v621 >> v289;
              const uint v623 = v620 - v270;
              const uint v624 = v623 >> v289;
              const bool v625 = v622 < v597;
              const uint v626 = v622 - v597;
              const uint v627 = select(v626, v622, v625);
              const uint v628 = v601 + v627;
              const uint v629 = b4[v628];
              const bool v630 = v624 < v597;
              const uint v631 = v624 - v597;
              const uint v632 = select(v631, v624, v630);
              const uint v633 = v601 + v632;
              const uint v634 = b4[v633];
              const uint v635 = v621 & v310;
              const uint v636 = v310 - v635;
              const uint v637 = v629 >> v636;
              const uint v638 = v634 << v203;
              const uint v639 = v638 << v635;
              const uint v640 = v637 | v639;
              const uint v641 = v640 & v330;
              const bool v643 = v642 == v202;
              const bool v644 = v642 == v282;
              const uint v645 = select(v336, v337, v644);
              const uint v646 = select(v645, v335, v643);
              const uint v647 = select(v202, v340, v643);
              const uint v648 = v641 * v646;
              const uint v649 = v648 + v647;
              const uint v650 = v649 & v344;
              const uint v651 = v650 ^ v345;
              const uint v652 = v651 >> v270;
              const uint v653 = v651 & v349;
              const uint v654 = v653 << v270;
              const uint v655 = v651 & v350;
              const uint v656 = v655 << v351;
              const uint v657 = v656 + v352;
              const uint v658 = v654 | v657;
              const float v659 = as_type<float>(v658);
              const uint v660 = v652 & v349;
              const uint v661 = v660 << v270;
              const uint v662 = v652 & v350;
              const uint v663 = v662 << v351;
              const uint v664 = v663 + v352;
              const uint v665 = v661 | v664;
              const float v666 = as_type<float>(v665);
              const float v667 = v659 + v666;
              const uint v668 = v649 & v368;
              const uint v669 = v649 >> v369;
              const uint v670 = v669 & v368;
              const uint v671 = v668 + v670;
              const uint v672 = v671 >> v270;
              const uint v673 = v671 + v672;
              const uint v674 = v673 & v370;
              const float v675 = float(v674);
              const float v676 = fma(v675, v379, v380);
              const float v677 = select(v667, v676, v644);
              const uint v678 = as_type<uint>(v677);
              const uint v679 = v678 >> v351;
              const uint v680 = v679 & v203;
              const uint v681 = v678 + v386;
              const uint v682 = v681 + v680;
              const uint v683 = v682 & v387;
              const float v684 = as_type<float>(v683);
              const float v685 = m4[v591];
              const float v686 = x15;
              const float v687 = fma(v685, v684, v686);
              x15 = v687;
              const uint v688 = v591 + v204;
              const float v689 = m4[v688];
              const float v690 = x16;
              const float v691 = fma(v689, v684, v690);
              x16 = v691;
              const uint v692 = v591 + v399;
              const float v693 = m4[v692];
              const float v694 = x17;
              const float v695 = fma(v693, v684, v694);
              x17 = v695;
              const uint v696 = v591 + v404;
              const float v697 = m4[v696];
              const float v698 = x18;
              const float v699 = fma(v697, v684, v698);
              x18 = v699;
            }
            const float v700 = m5[v587];
            const float v701 = x15;
            const float v702 = v700 + v701;
            m5[v587] = v702;
            const uint v703 = v587 + v204;
            const float v704 = m5[v703];
            const float v705 = x16;
            const float v706 = v704 + v705;
            m5[v703] = v706;
            const uint v707 = v587 + v399;
            const float v708 = m5[v707];
            const float v709 = x17;
            const float v710 = v708 + v709;
            m5[v707] = v710;
            const uint v711 = v587 + v404;
            const float v712 = m5[v711];
            const float v713 = x18;
            const float v714 = v712 + v713;
            m5[v711] = v714;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v715 = v5 - v203;
          const uint v716 = v103 - v203;
          for (uint v717 = v206; v717 < v204; v717 += v207) {
            x19 = v212;
            x20 = v212;
            x21 = v212;
            x22 = v212;
            const uint v718 = min(v717, v716);
            const uint v719 = v718 * v6;
            const uint v720 = v126 + v719;
            for (uint v721 = v202; v721 < v107; v721 += v203) {
              const uint v722 = v720 + v721;
              const bool v1491 = v1490 == v1397;
              if (v1491) {
                const uint v1492 = b4[v722];
                const float v1493 = as_type<float>(v1492);
                x42 = v1493;
              } else {
                const bool v1494 = v1490 < v1401;
                if (v1494) {
                  const bool v1495 = v1490 == v1403;
                  const uint v1496 = v722 >> v1403;
                  const uint v1497 = b4[v1496];
                  const uint v1498 = v722 & v1403;
                  const bool v1499 = v1498 == v1403;
                  const float2 v1500 = float2(as_type<half2>(v1497));
                  const float v1501 = v1500.x;
                  const float v1502 = v1500.y;
                  const uint v1503 = v1497 << v1412;
                  const uint v1504 = v1497 & v1413;
                  const float v1505 = as_type<float>(v1503);
                  const float v1506 = as_type<float>(v1504);
                  const float v1507 = select(v1501, v1502, v1499);
                  const float v1508 = select(v1505, v1506, v1499);
                  const float v1509 = select(v1508, v1507, v1495);
                  x42 = v1509;
                } else {
                  const uint v1511 = v722 >> v1422;
                  const uint v1512 = v1511 * v1510;
                  const uint v1513 = v722 & v1423;
                  const uint v1514 = v1513 * v1510;
                  const uint v1515 = v1514 >> v1422;
                  const uint v1516 = v1512 + v1515;
                  const uint v1517 = v1514 & v1423;
                  const uint v1518 = b4[v1516];
                  const uint v1519 = v1516 + v1403;
                  const uint v1520 = b4[v1519];
                  const uint v1521 = v1518 >> v1517;
                  const uint v1522 = v1423 - v1517;
                  const uint v1523 = v1520 << v1403;
                  const uint v1524 = v1523 << v1522;
                  const uint v1525 = v1521 | v1524;
                  const uint v1526 = v1403 << v1510;
                  const uint v1527 = v1526 - v1403;
                  const uint v1529 = v722 >> v1528;
                  const bool v1530 = v1490 == v1401;
                  const bool v1531 = v1490 == v1443;
                  const uint v1532 = v1529 >> v1403;
                  const uint v1533 = select(v1532, v1529, v1530);
                  const uint v1535 = v1534 + v1533;
                  const uint v1536 = b4[v1535];
                  const float v1537 = as_type<float>(v1536);
                  const uint v1538 = v1529 & v1403;
                  const bool v1539 = v1538 == v1403;
                  const float2 v1540 = float2(as_type<half2>(v1536));
                  const float v1541 = v1540.x;
                  const float v1542 = v1540.y;
                  const uint v1543 = v1536 << v1412;
                  const uint v1544 = v1536 & v1413;
                  const float v1545 = as_type<float>(v1543);
                  const float v1546 = as_type<float>(v1544);
                  const float v1547 = select(v1541, v1542, v1539);
                  const float v1548 = select(v1545, v1546, v1539);
                  const float v1549 = select(v1548, v1547, v1531);
                  const float v1550 = select(v1549, v1537, v1530);
                  const bool v1551 = v1490 == v1401;
                  const bool v1552 = v1490 == v1443;
                  const uint v1553 = v1529 >> v1403;
                  const uint v1554 = select(v1553, v1529, v1551);
                  const uint v1556 = v1555 + v1554;
                  const uint v1557 = b4[v1556];
                  const float v1558 = as_type<float>(v1557);
                  const uint v1559 = v1529 & v1403;
                  const bool v1560 = v1559 == v1403;
                  const float2 v1561 = float2(as_type<half2>(v1557));
                  const float v1562 = v1561.x;
                  const float v1563 = v1561.y;
                  const uint v1564 = v1557 << v1412;
                  const uint v1565 = v1557 & v1413;
                  const float v1566 = as_type<float>(v1564);
                  const float v1567 = as_type<float>(v1565);
                  const float v1568 = select(v1562, v1563, v1560);
                  const float v1569 = select(v1566, v1567, v1560);
                  const float v1570 = select(v1569, v1568, v1552);
                  const float v1571 = select(v1570, v1558, v1551);
                  const uint v1572 = v1525 & v1527;
                  const float v1573 = float(v1572);
                  const float v1574 = fma(v1550, v1573, v1571);
                  x42 = v1574;
                }
              }
              const float v1575 = x42;
              const uint v724 = min(v202, v715);
              const uint v725 = v724 * v26;
              const uint v726 = v7 + v725;
              const uint v727 = v726 + v721;
              const float v728 = m0[v727];
              const float v729 = x19;
              const float v730 = fma(v728, v1575, v729);
              x19 = v730;
              const uint v731 = min(v203, v715);
              const uint v732 = v731 * v26;
              const uint v733 = v7 + v732;
              const uint v734 = v733 + v721;
              const float v735 = m0[v734];
              const float v736 = x20;
              const float v737 = fma(v735, v1575, v736);
              x20 = v737;
              const uint v738 = min(v282, v715);
              const uint v739 = v738 * v26;
              const uint v740 = v7 + v739;
              const uint v741 = v740 + v721;
              const float v742 = m0[v741];
              const float v743 = x21;
              const float v744 = fma(v742, v1575, v743);
              x21 = v744;
              const uint v745 = min(v288, v715);
              const uint v746 = v745 * v26;
              const uint v747 = v7 + v746;
              const uint v748 = v747 + v721;
              const float v749 = m0[v748];
              const float v750 = x22;
              const float v751 = fma(v749, v1575, v750);
              x22 = v751;
            }
            const float v752 = m5[v717];
            const float v753 = x19;
            const float v754 = v752 + v753;
            m5[v717] = v754;
            const uint v755 = v717 + v204;
            const float v756 = m5[v755];
            const float v757 = x20;
            const float v758 = v756 + v757;
            m5[v755] = v758;
            const uint v759 = v717 + v399;
            const float v760 = m5[v759];
            const float v761 = x21;
            const float v762 = v760 + v761;
            m5[v759] = v762;
            const uint v763 = v717 + v404;
            const float v764 = m5[v763];
            const float v765 = x22;
            const float v766 = v764 + v765;
            m5[v763] = v766;
          }
        }
        const bool v768 = v767 == v214;
        if (v768) {
          const uint v769 = v126 / v6;
          const uint v770 = v769 * v6;
          const uint v771 = v126 - v770;
          const uint v774 = v769 / v772;
          const uint v775 = v769 % v772;
          const uint v776 = v774 * v773;
          x3 = v775;
          x4 = v776;
          const uint v778 = v776 + v777;
          for (uint v779 = v206; v779 < v204; v779 += v207) {
            for (uint v780 = v202; v780 < v205; v780 += v203) {
              x23 = v212;
              const bool v781 = v780 < v5;
              const bool v782 = v779 < v107;
              const bool v783 = v781 & v782;
              if (v783) {
                const uint v784 = v780 * v26;
                const uint v785 = v7 + v784;
                const uint v786 = v785 + v779;
                const float v787 = m0[v786];
                const uint v788 = v771 + v779;
                const uint v789 = v788 >> v203;
                const uint v790 = v778 + v789;
                const uint v791 = b5[v790];
                const uint v792 = v788 & v203;
                const bool v793 = v792 == v203;
                const float2 v794 = float2(as_type<half2>(v791));
                const float v795 = v794.x;
                const float v796 = v794.y;
                const float v797 = select(v795, v796, v793);
                const float v798 = v787 * v797;
                const float v799 = v798 * v246;
                x23 = v799;
              }
              const float v800 = x23;
              const uint v801 = v780 * v204;
              const uint v802 = v779 + v801;
              m4[v802] = v800;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v803 = v202; v803 < v252; v803 += v203) {
            const uint v804 = v203 << v803;
            const uint v805 = v804 - v203;
            const uint v806 = v803 + v203;
            for (uint v807 = v206; v807 < v251; v807 += v207) {
              const uint v808 = v807 >> v803;
              const uint v809 = v808 << v806;
              const uint v810 = v807 & v805;
              const uint v811 = v809 + v810;
              for (uint v812 = v202; v812 < v205; v812 += v203) {
                const uint v813 = v812 * v204;
                const uint v814 = v813 + v811;
                const uint v815 = v814 + v804;
                const float v816 = m4[v814];
                const float v817 = m4[v815];
                const float v818 = v816 + v817;
                const float v819 = v816 - v817;
                m4[v814] = v818;
                m4[v815] = v819;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v820 = v771 / v270;
          for (uint v821 = v206; v821 < v204; v821 += v207) {
            x24 = v212;
            x25 = v212;
            x26 = v212;
            x27 = v212;
            const uint v822 = v775 + v821;
            const uint v823 = v822 / v270;
            const uint v824 = v822 % v270;
            for (uint v825 = v202; v825 < v204; v825 += v203) {
              const uint v826 = v825 / v270;
              const uint v827 = v820 + v826;
              const uint v828 = v825 % v270;
              const uint v831 = v829 * v205;
              const uint v832 = v827 * v830;
              const uint v833 = v832 + v823;
              const uint v834 = v833 * v831;
              const uint v835 = v776 + v834;
              const uint v836 = v824 & v252;
              const uint v837 = v836 << v289;
              const uint v838 = v824 >> v288;
              const uint v839 = v838 << v282;
              const uint v840 = v828 & v252;
              const uint v841 = v840 >> v203;
              const uint v842 = v841 << v288;
              const uint v843 = v828 >> v288;
              const uint v844 = v843 << v203;
              const uint v845 = v828 & v203;
              const uint v846 = v837 + v839;
              const uint v847 = v846 + v842;
              const uint v848 = v847 + v844;
              const uint v849 = v848 + v845;
              const uint v850 = v849 + v203;
              const uint v851 = v850 * v829;
              const uint v852 = v851 >> v203;
              const uint v853 = v831 << v289;
              const uint v854 = v852 + v853;
              const uint v855 = v854 - v203;
              const uint v856 = v855 >> v289;
              const uint v857 = v854 - v270;
              const uint v858 = v857 >> v289;
              const bool v859 = v856 < v831;
              const uint v860 = v856 - v831;
              const uint v861 = select(v860, v856, v859);
              const uint v862 = v835 + v861;
              const uint v863 = b5[v862];
              const bool v864 = v858 < v831;
              const uint v865 = v858 - v831;
              const uint v866 = select(v865, v858, v864);
              const uint v867 = v835 + v866;
              const uint v868 = b5[v867];
              const uint v869 = v855 & v310;
              const uint v870 = v310 - v869;
              const uint v871 = v863 >> v870;
              const uint v872 = v868 << v203;
              const uint v873 = v872 << v869;
              const uint v874 = v871 | v873;
              const uint v875 = v874 & v330;
              const bool v877 = v876 == v202;
              const bool v878 = v876 == v282;
              const uint v879 = select(v336, v337, v878);
              const uint v880 = select(v879, v335, v877);
              const uint v881 = select(v202, v340, v877);
              const uint v882 = v875 * v880;
              const uint v883 = v882 + v881;
              const uint v884 = v883 & v344;
              const uint v885 = v884 ^ v345;
              const uint v886 = v885 >> v270;
              const uint v887 = v885 & v349;
              const uint v888 = v887 << v270;
              const uint v889 = v885 & v350;
              const uint v890 = v889 << v351;
              const uint v891 = v890 + v352;
              const uint v892 = v888 | v891;
              const float v893 = as_type<float>(v892);
              const uint v894 = v886 & v349;
              const uint v895 = v894 << v270;
              const uint v896 = v886 & v350;
              const uint v897 = v896 << v351;
              const uint v898 = v897 + v352;
              const uint v899 = v895 | v898;
              const float v900 = as_type<float>(v899);
              const float v901 = v893 + v900;
              const uint v902 = v883 & v368;
              const uint v903 = v883 >> v369;
              const uint v904 = v903 & v368;
              const uint v905 = v902 + v904;
              const uint v906 = v905 >> v270;
              const uint v907 = v905 + v906;
              const uint v908 = v907 & v370;
              const float v909 = float(v908);
              const float v910 = fma(v909, v379, v380);
              const float v911 = select(v901, v910, v878);
              const uint v912 = as_type<uint>(v911);
              const uint v913 = v912 >> v351;
              const uint v914 = v913 & v203;
              const uint v915 = v912 + v386;
              const uint v916 = v915 + v914;
              const uint v917 = v916 & v387;
              const float v918 = as_type<float>(v917);
              const float v919 = m4[v825];
              const float v920 = x24;
              const float v921 = fma(v919, v918, v920);
              x24 = v921;
              const uint v922 = v825 + v204;
              const float v923 = m4[v922];
              const float v924 = x25;
              const float v925 = fma(v923, v918, v924);
              x25 = v925;
              const uint v926 = v825 + v399;
              const float v927 = m4[v926];
              const float v928 = x26;
              const float v929 = fma(v927, v918, v928);
              x26 = v929;
              const uint v930 = v825 + v404;
              const float v931 = m4[v930];
              const float v932 = x27;
              const float v933 = fma(v931, v918, v932);
              x27 = v933;
            }
            const float v934 = m6[v821];
            const float v935 = x24;
            const float v936 = v934 + v935;
            m6[v821] = v936;
            const uint v937 = v821 + v204;
            const float v938 = m6[v937];
            const float v939 = x25;
            const float v940 = v938 + v939;
            m6[v937] = v940;
            const uint v941 = v821 + v399;
            const float v942 = m6[v941];
            const float v943 = x26;
            const float v944 = v942 + v943;
            m6[v941] = v944;
            const uint v945 = v821 + v404;
            const float v946 = m6[v945];
            const float v947 = x27;
            const float v948 = v946 + v947;
            m6[v945] = v948;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v949 = v5 - v203;
          const uint v950 = v103 - v203;
          for (uint v951 = v206; v951 < v204; v951 += v207) {
            x28 = v212;
            x29 = v212;
            x30 = v212;
            x31 = v212;
            const uint v952 = min(v951, v950);
            const uint v953 = v952 * v6;
            const uint v954 = v126 + v953;
            for (uint v955 = v202; v955 < v107; v955 += v203) {
              const uint v956 = v954 + v955;
              const bool v1577 = v1576 == v1397;
              if (v1577) {
                const uint v1578 = b5[v956];
                const float v1579 = as_type<float>(v1578);
                x43 = v1579;
              } else {
                const bool v1580 = v1576 < v1401;
                if (v1580) {
                  const bool v1581 = v1576 == v1403;
                  const uint v1582 = v956 >> v1403;
                  const uint v1583 = b5[v1582];
                  const uint v1584 = v956 & v1403;
                  const bool v1585 = v1584 == v1403;
                  const float2 v1586 = float2(as_type<half2>(v1583));
                  const float v1587 = v1586.x;
                  const float v1588 = v1586.y;
                  const uint v1589 = v1583 << v1412;
                  const uint v1590 = v1583 & v1413;
                  const float v1591 = as_type<float>(v1589);
                  const float v1592 = as_type<float>(v1590);
                  const float v1593 = select(v1587, v1588, v1585);
                  const float v1594 = select(v1591, v1592, v1585);
                  const float v1595 = select(v1594, v1593, v1581);
                  x43 = v1595;
                } else {
                  const uint v1597 = v956 >> v1422;
                  const uint v1598 = v1597 * v1596;
                  const uint v1599 = v956 & v1423;
                  const uint v1600 = v1599 * v1596;
                  const uint v1601 = v1600 >> v1422;
                  const uint v1602 = v1598 + v1601;
                  const uint v1603 = v1600 & v1423;
                  const uint v1604 = b5[v1602];
                  const uint v1605 = v1602 + v1403;
                  const uint v1606 = b5[v1605];
                  const uint v1607 = v1604 >> v1603;
                  const uint v1608 = v1423 - v1603;
                  const uint v1609 = v1606 << v1403;
                  const uint v1610 = v1609 << v1608;
                  const uint v1611 = v1607 | v1610;
                  const uint v1612 = v1403 << v1596;
                  const uint v1613 = v1612 - v1403;
                  const uint v1615 = v956 >> v1614;
                  const bool v1616 = v1576 == v1401;
                  const bool v1617 = v1576 == v1443;
                  const uint v1618 = v1615 >> v1403;
                  const uint v1619 = select(v1618, v1615, v1616);
                  const uint v1621 = v1620 + v1619;
                  const uint v1622 = b5[v1621];
                  const float v1623 = as_type<float>(v1622);
                  const uint v1624 = v1615 & v1403;
                  const bool v1625 = v1624 == v1403;
                  const float2 v1626 = float2(as_type<half2>(v1622));
                  const float v1627 = v1626.x;
                  const float v1628 = v1626.y;
                  const uint v1629 = v1622 << v1412;
                  const uint v1630 = v1622 & v1413;
                  const float v1631 = as_type<float>(v1629);
                  const float v1632 = as_type<float>(v1630);
                  const float v1633 = select(v1627, v1628, v1625);
                  const float v1634 = select(v1631, v1632, v1625);
                  const float v1635 = select(v1634, v1633, v1617);
                  const float v1636 = select(v1635, v1623, v1616);
                  const bool v1637 = v1576 == v1401;
                  const bool v1638 = v1576 == v1443;
                  const uint v1639 = v1615 >> v1403;
                  const uint v1640 = select(v1639, v1615, v1637);
                  const uint v1642 = v1641 + v1640;
                  const uint v1643 = b5[v1642];
                  const float v1644 = as_type<float>(v1643);
                  const uint v1645 = v1615 & v1403;
                  const bool v1646 = v1645 == v1403;
                  const float2 v1647 = float2(as_type<half2>(v1643));
                  const float v1648 = v1647.x;
                  const float v1649 = v1647.y;
                  const uint v1650 = v1643 << v1412;
                  const uint v1651 = v1643 & v1413;
                  const float v1652 = as_type<float>(v1650);
                  const float v1653 = as_type<float>(v1651);
                  const float v1654 = select(v1648, v1649, v1646);
                  const float v1655 = select(v1652, v1653, v1646);
                  const float v1656 = select(v1655, v1654, v1638);
                  const float v1657 = select(v1656, v1644, v1637);
                  const uint v1658 = v1611 & v1613;
                  const float v1659 = float(v1658);
                  const float v1660 = fma(v1636, v1659, v1657);
                  x43 = v1660;
                }
              }
              const float v1661 = x43;
              const uint v958 = min(v202, v949);
              const uint v959 = v958 * v26;
              const uint v960 = v7 + v959;
              const uint v961 = v960 + v955;
              const float v962 = m0[v961];
              const float v963 = x28;
              const float v964 = fma(v962, v1661, v963);
              x28 = v964;
              const uint v965 = min(v203, v949);
              const uint v966 = v965 * v26;
              const uint v967 = v7 + v966;
              const uint v968 = v967 + v955;
              const float v969 = m0[v968];
              const float v970 = x29;
              const float v971 = fma(v969, v1661, v970);
              x29 = v971;
              const uint v972 = min(v282, v949);
              const uint v973 = v972 * v26;
              const uint v974 = v7 + v973;
              const uint v975 = v974 + v955;
              const float v976 = m0[v975];
              const float v977 = x30;
              const float v978 = fma(v976, v1661, v977);
              x30 = v978;
              const uint v979 = min(v288, v949);
              const uint v980 = v979 * v26;
              const uint v981 = v7 + v980;
              const uint v982 = v981 + v955;
              const float v983 = m0[v982];
              const float v984 = x31;
              const float v985 = fma(v983, v1661, v984);
              x31 = v985;
            }
            const float v986 = m6[v951];
            const float v987 = x28;
            const float v988 = v986 + v987;
            m6[v951] = v988;
            const uint v989 = v951 + v204;
            const float v990 = m6[v989];
            const float v991 = x29;
            const float v992 = v990 + v991;
            m6[v989] = v992;
            const uint v993 = v951 + v399;
            const float v994 = m6[v993];
            const float v995 = x30;
            const float v996 = v994 + v995;
            m6[v993] = v996;
            const uint v997 = v951 + v404;
            const float v998 = m6[v997];
            const float v999 = x31;
            const float v1000 = v998 + v999;
            m6[v997] = v1000;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1001 = v206; v1001 < v204; v1001 += v207) {
        for (uint v1002 = v202; v1002 < v205; v1002 += v203) {
          const uint v1003 = v1002 * v204;
          const uint v1004 = v1001 + v1003;
          const float v1005 = m5[v1004];
          const uint v1006 = v1002 * v26;
          const uint v1007 = v7 + v1006;
          const uint v1008 = v1007 + v1001;
          m2[v1008] = v1005;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1009 = v533 == v214;
      if (v1009) {
        for (uint v1010 = v202; v1010 < v252; v1010 += v203) {
          const uint v1011 = v203 << v1010;
          const uint v1012 = v1011 - v203;
          const uint v1013 = v1010 + v203;
          for (uint v1014 = v206; v1014 < v251; v1014 += v207) {
            const uint v1015 = v1014 >> v1010;
            const uint v1016 = v1015 << v1013;
            const uint v1017 = v1014 & v1012;
            const uint v1018 = v1016 + v1017;
            for (uint v1019 = v202; v1019 < v205; v1019 += v203) {
              const uint v1020 = v1019 * v26;
              const uint v1021 = v7 + v1020;
              const uint v1022 = v1021 + v1018;
              const uint v1023 = v1022 + v1011;
              const float v1024 = m2[v1022];
              const float v1025 = m2[v1023];
              const float v1026 = v1024 + v1025;
              const float v1027 = v1024 - v1025;
              m2[v1022] = v1026;
              m2[v1023] = v1027;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1028 = x1;
        const uint v1029 = x2;
        const uint v1031 = v1029 + v1030;
        for (uint v1032 = v206; v1032 < v204; v1032 += v207) {
          for (uint v1033 = v202; v1033 < v205; v1033 += v203) {
            const uint v1034 = v1033 * v26;
            const uint v1035 = v7 + v1034;
            const uint v1036 = v1035 + v1032;
            const float v1037 = m2[v1036];
            const uint v1038 = v1028 + v1032;
            const uint v1039 = v1038 >> v203;
            const uint v1040 = v1031 + v1039;
            const uint v1041 = b4[v1040];
            const uint v1042 = v1038 & v203;
            const bool v1043 = v1042 == v203;
            const float2 v1044 = float2(as_type<half2>(v1041));
            const float v1045 = v1044.x;
            const float v1046 = v1044.y;
            const float v1047 = select(v1045, v1046, v1043);
            const float v1048 = v1037 * v246;
            const float v1049 = v1048 * v1047;
            m2[v1036] = v1049;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1050 = v206; v1050 < v204; v1050 += v207) {
        for (uint v1051 = v202; v1051 < v205; v1051 += v203) {
          const uint v1052 = v1051 * v204;
          const uint v1053 = v1050 + v1052;
          const float v1054 = m6[v1053];
          const uint v1055 = v1051 * v26;
          const uint v1056 = v7 + v1055;
          const uint v1057 = v1056 + v1050;
          m3[v1057] = v1054;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1058 = v767 == v214;
      if (v1058) {
        for (uint v1059 = v202; v1059 < v252; v1059 += v203) {
          const uint v1060 = v203 << v1059;
          const uint v1061 = v1060 - v203;
          const uint v1062 = v1059 + v203;
          for (uint v1063 = v206; v1063 < v251; v1063 += v207) {
            const uint v1064 = v1063 >> v1059;
            const uint v1065 = v1064 << v1062;
            const uint v1066 = v1063 & v1061;
            const uint v1067 = v1065 + v1066;
            for (uint v1068 = v202; v1068 < v205; v1068 += v203) {
              const uint v1069 = v1068 * v26;
              const uint v1070 = v7 + v1069;
              const uint v1071 = v1070 + v1067;
              const uint v1072 = v1071 + v1060;
              const float v1073 = m3[v1071];
              const float v1074 = m3[v1072];
              const float v1075 = v1073 + v1074;
              const float v1076 = v1073 - v1074;
              m3[v1071] = v1075;
              m3[v1072] = v1076;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1077 = x3;
        const uint v1078 = x4;
        const uint v1080 = v1078 + v1079;
        for (uint v1081 = v206; v1081 < v204; v1081 += v207) {
          for (uint v1082 = v202; v1082 < v205; v1082 += v203) {
            const uint v1083 = v1082 * v26;
            const uint v1084 = v7 + v1083;
            const uint v1085 = v1084 + v1081;
            const float v1086 = m3[v1085];
            const uint v1087 = v1077 + v1081;
            const uint v1088 = v1087 >> v203;
            const uint v1089 = v1080 + v1088;
            const uint v1090 = b5[v1089];
            const uint v1091 = v1087 & v203;
            const bool v1092 = v1091 == v203;
            const float2 v1093 = float2(as_type<half2>(v1090));
            const float v1094 = v1093.x;
            const float v1095 = v1093.y;
            const float v1096 = select(v1094, v1095, v1092);
            const float v1097 = v1086 * v246;
            const float v1098 = v1097 * v1096;
            m3[v1085] = v1098;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v127 = v12; v127 < v80; v127 += v13) {
        const uint v128 = v127 / v26;
        const uint v129 = v127 % v26;
        const bool v130 = v128 < v5;
        const bool v131 = v129 < v103;
        const bool v132 = v130 & v131;
        if (v132) {
          const uint v133 = v2 + v128;
          const uint v134 = v101 + v129;
          const uint v135 = v133 - v2;
          const uint v136 = v135 * v26;
          const uint v137 = v134 - v101;
          const uint v138 = v136 + v137;
          const float v139 = m2[v138];
          const float v140 = -v139;
          const float v141 = precise::exp(v140);
          const float v143 = v141 + v142;
          const float v144 = v139 / v143;
          const uint v145 = v133 - v2;
          const uint v146 = v145 * v26;
          const uint v147 = v134 - v101;
          const uint v148 = v146 + v147;
          const float v149 = m3[v148];
          const float v150 = v144 * v149;
          const uint v151 = v133 * v29;
          const uint v152 = v151 + v134;
          b6[v152] = v150;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v153 = v48 < v39;
    const bool v154 = v48 < v38;
    const bool v155 = !v154;
    const bool v156 = v153 & v155;
    if (v156) {
      const uint v157 = v48 - v38;
      const uint v158 = v157 * v26;
      const uint v159 = v8 - v158;
      const uint v160 = min(v26, v159);
      const uint v161 = v158 * v6;
      for (uint v1099 = v206; v1099 < v204; v1099 += v207) {
        for (uint v1100 = v202; v1100 < v205; v1100 += v203) {
          const uint v1101 = v1100 * v204;
          const uint v1102 = v1099 + v1101;
          m5[v1102] = v212;
        }
      }
      for (uint v162 = v7; v162 < v6; v162 += v26) {
        const uint v163 = v6 - v162;
        const uint v164 = min(v26, v163);
        for (uint v165 = v7; v165 < v5; v165 += v8) {
          const uint v166 = v2 + v165;
          for (uint v167 = v12; v167 < v164; v167 += v13) {
            const uint v168 = v162 + v167;
            const uint v169 = v166 * v6;
            const uint v170 = v169 + v168;
            const float v171 = b0[v170];
            const uint v172 = v166 - v2;
            const float v173 = m1[v172];
            const float v174 = float(v6);
            const float v175 = v173 / v174;
            const float v176 = v175 + v71;
            const float v177 = precise::rsqrt(v176);
            const float v178 = v171 * v177;
            const float v179 = b2[v168];
            const float v180 = v178 * v179;
            const uint v181 = v165 * v26;
            const uint v182 = v167 + v181;
            m0[v182] = v180;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v183 = v161 + v162;
        const bool v1104 = v1103 == v214;
        if (v1104) {
          const uint v1105 = v183 / v6;
          const uint v1106 = v1105 * v6;
          const uint v1107 = v183 - v1106;
          const uint v1110 = v1105 / v1108;
          const uint v1111 = v1105 % v1108;
          const uint v1112 = v1110 * v1109;
          x1 = v1111;
          x2 = v1112;
          const uint v1114 = v1112 + v1113;
          for (uint v1115 = v206; v1115 < v204; v1115 += v207) {
            for (uint v1116 = v202; v1116 < v205; v1116 += v203) {
              x32 = v212;
              const bool v1117 = v1116 < v5;
              const bool v1118 = v1115 < v164;
              const bool v1119 = v1117 & v1118;
              if (v1119) {
                const uint v1120 = v1116 * v26;
                const uint v1121 = v7 + v1120;
                const uint v1122 = v1121 + v1115;
                const float v1123 = m0[v1122];
                const uint v1124 = v1107 + v1115;
                const uint v1125 = v1124 >> v203;
                const uint v1126 = v1114 + v1125;
                const uint v1127 = b7[v1126];
                const uint v1128 = v1124 & v203;
                const bool v1129 = v1128 == v203;
                const float2 v1130 = float2(as_type<half2>(v1127));
                const float v1131 = v1130.x;
                const float v1132 = v1130.y;
                const float v1133 = select(v1131, v1132, v1129);
                const float v1134 = v1123 * v1133;
                const float v1135 = v1134 * v246;
                x32 = v1135;
              }
              const float v1136 = x32;
              const uint v1137 = v1116 * v204;
              const uint v1138 = v1115 + v1137;
              m4[v1138] = v1136;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1139 = v202; v1139 < v252; v1139 += v203) {
            const uint v1140 = v203 << v1139;
            const uint v1141 = v1140 - v203;
            const uint v1142 = v1139 + v203;
            for (uint v1143 = v206; v1143 < v251; v1143 += v207) {
              const uint v1144 = v1143 >> v1139;
              const uint v1145 = v1144 << v1142;
              const uint v1146 = v1143 & v1141;
              const uint v1147 = v1145 + v1146;
              for (uint v1148 = v202; v1148 < v205; v1148 += v203) {
                const uint v1149 = v1148 * v204;
                const uint v1150 = v1149 + v1147;
                const uint v1151 = v1150 + v1140;
                const float v1152 = m4[v1150];
                const float v1153 = m4[v1151];
                const float v1154 = v1152 + v1153;
                const float v1155 = v1152 - v1153;
                m4[v1150] = v1154;
                m4[v1151] = v1155;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1156 = v1107 / v270;
          for (uint v1157 = v206; v1157 < v204; v1157 += v207) {
            x33 = v212;
            x34 = v212;
            x35 = v212;
            x36 = v212;
            const uint v1158 = v1111 + v1157;
            const uint v1159 = v1158 / v270;
            const uint v1160 = v1158 % v270;
            for (uint v1161 = v202; v1161 < v204; v1161 += v203) {
              const uint v1162 = v1161 / v270;
              const uint v1163 = v1156 + v1162;
              const uint v1164 = v1161 % v270;
              const uint v1167 = v1165 * v205;
              const uint v1168 = v1163 * v1166;
              const uint v1169 = v1168 + v1159;
              const uint v1170 = v1169 * v1167;
              const uint v1171 = v1112 + v1170;
              const uint v1172 = v1160 & v252;
              const uint v1173 = v1172 << v289;
              const uint v1174 = v1160 >> v288;
              const uint v1175 = v1174 << v282;
              const uint v1176 = v1164 & v252;
              const uint v1177 = v1176 >> v203;
              const uint v1178 = v1177 << v288;
              const uint v1179 = v1164 >> v288;
              const uint v1180 = v1179 << v203;
              const uint v1181 = v1164 & v203;
              const uint v1182 = v1173 + v1175;
              const uint v1183 = v1182 + v1178;
              const uint v1184 = v1183 + v1180;
              const uint v1185 = v1184 + v1181;
              const uint v1186 = v1185 + v203;
              const uint v1187 = v1186 * v1165;
              const uint v1188 = v1187 >> v203;
              const uint v1189 = v1167 << v289;
              const uint v1190 = v1188 + v1189;
              const uint v1191 = v1190 - v203;
              const uint v1192 = v1191 >> v289;
              const uint v1193 = v1190 - v270;
              const uint v1194 = v1193 >> v289;
              const bool v1195 = v1192 < v1167;
              const uint v1196 = v1192 - v1167;
              const uint v1197 = select(v1196, v1192, v1195);
              const uint v1198 = v1171 + v1197;
              const uint v1199 = b7[v1198];
              const bool v1200 = v1194 < v1167;
              const uint v1201 = v1194 - v1167;
              const uint v1202 = select(v1201, v1194, v1200);
              const uint v1203 = v1171 + v1202;
              const uint v1204 = b7[v1203];
              const uint v1205 = v1191 & v310;
              const uint v1206 = v310 - v1205;
              const uint v1207 = v1199 >> v1206;
              const uint v1208 = v1204 << v203;
              const uint v1209 = v1208 << v1205;
              const uint v1210 = v1207 | v1209;
              const uint v1211 = v1210 & v330;
              const bool v1213 = v1212 == v202;
              const bool v1214 = v1212 == v282;
              const uint v1215 = select(v336, v337, v1214);
              const uint v1216 = select(v1215, v335, v1213);
              const uint v1217 = select(v202, v340, v1213);
              const uint v1218 = v1211 * v1216;
              const uint v1219 = v1218 + v1217;
              const uint v1220 = v1219 & v344;
              const uint v1221 = v1220 ^ v345;
              const uint v1222 = v1221 >> v270;
              const uint v1223 = v1221 & v349;
              const uint v1224 = v1223 << v270;
              const uint v1225 = v1221 & v350;
              const uint v1226 = v1225 << v351;
              const uint v1227 = v1226 + v352;
              const uint v1228 = v1224 | v1227;
              const float v1229 = as_type<float>(v1228);
              const uint v1230 = v1222 & v349;
              const uint v1231 = v1230 << v270;
              const uint v1232 = v1222 & v350;
              const uint v1233 = v1232 << v351;
              const uint v1234 = v1233 + v352;
              const uint v1235 = v1231 | v1234;
              const float v1236 = as_type<float>(v1235);
              const float v1237 = v1229 + v1236;
              const uint v1238 = v1219 & v368;
              const uint v1239 = v1219 >> v369;
              const uint v1240 = v1239 & v368;
              const uint v1241 = v1238 + v1240;
              const uint v1242 = v1241 >> v270;
              const uint v1243 = v1241 + v1242;
              const uint v1244 = v1243 & v370;
              const float v1245 = float(v1244);
              const float v1246 = fma(v1245, v379, v380);
              const float v1247 = select(v1237, v1246, v1214);
              const uint v1248 = as_type<uint>(v1247);
              const uint v1249 = v1248 >> v351;
              const uint v1250 = v1249 & v203;
              const uint v1251 = v1248 + v386;
              const uint v1252 = v1251 + v1250;
              const uint v1253 = v1252 & v387;
              const float v1254 = as_type<float>(v1253);
              const float v1255 = m4[v1161];
              const float v1256 = x33;
              const float v1257 = fma(v1255, v1254, v1256);
              x33 = v1257;
              const uint v1258 = v1161 + v204;
              const float v1259 = m4[v1258];
              const float v1260 = x34;
              const float v1261 = fma(v1259, v1254, v1260);
              x34 = v1261;
              const uint v1262 = v1161 + v399;
              const float v1263 = m4[v1262];
              const float v1264 = x35;
              const float v1265 = fma(v1263, v1254, v1264);
              x35 = v1265;
              const uint v1266 = v1161 + v404;
              const float v1267 = m4[v1266];
              const float v1268 = x36;
              const float v1269 = fma(v1267, v1254, v1268);
              x36 = v1269;
            }
            const float v1270 = m5[v1157];
            const float v1271 = x33;
            const float v1272 = v1270 + v1271;
            m5[v1157] = v1272;
            const uint v1273 = v1157 + v204;
            const float v1274 = m5[v1273];
            const float v1275 = x34;
            const float v1276 = v1274 + v1275;
            m5[v1273] = v1276;
            const uint v1277 = v1157 + v399;
            const float v1278 = m5[v1277];
            const float v1279 = x35;
            const float v1280 = v1278 + v1279;
            m5[v1277] = v1280;
            const uint v1281 = v1157 + v404;
            const float v1282 = m5[v1281];
            const float v1283 = x36;
            const float v1284 = v1282 + v1283;
            m5[v1281] = v1284;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1285 = v5 - v203;
          const uint v1286 = v160 - v203;
          for (uint v1287 = v206; v1287 < v204; v1287 += v207) {
            x37 = v212;
            x38 = v212;
            x39 = v212;
            x40 = v212;
            const uint v1288 = min(v1287, v1286);
            const uint v1289 = v1288 * v6;
            const uint v1290 = v183 + v1289;
            for (uint v1291 = v202; v1291 < v164; v1291 += v203) {
              const uint v1292 = v1290 + v1291;
              const bool v1663 = v1662 == v1397;
              if (v1663) {
                const uint v1664 = b7[v1292];
                const float v1665 = as_type<float>(v1664);
                x44 = v1665;
              } else {
                const bool v1666 = v1662 < v1401;
                if (v1666) {
                  const bool v1667 = v1662 == v1403;
                  const uint v1668 = v1292 >> v1403;
                  const uint v1669 = b7[v1668];
                  const uint v1670 = v1292 & v1403;
                  const bool v1671 = v1670 == v1403;
                  const float2 v1672 = float2(as_type<half2>(v1669));
                  const float v1673 = v1672.x;
                  const float v1674 = v1672.y;
                  const uint v1675 = v1669 << v1412;
                  const uint v1676 = v1669 & v1413;
                  const float v1677 = as_type<float>(v1675);
                  const float v1678 = as_type<float>(v1676);
                  const float v1679 = select(v1673, v1674, v1671);
                  const float v1680 = select(v1677, v1678, v1671);
                  const float v1681 = select(v1680, v1679, v1667);
                  x44 = v1681;
                } else {
                  const uint v1683 = v1292 >> v1422;
                  const uint v1684 = v1683 * v1682;
                  const uint v1685 = v1292 & v1423;
                  const uint v1686 = v1685 * v1682;
                  const uint v1687 = v1686 >> v1422;
                  const uint v1688 = v1684 + v1687;
                  const uint v1689 = v1686 & v1423;
                  const uint v1690 = b7[v1688];
                  const uint v1691 = v1688 + v1403;
                  const uint v1692 = b7[v1691];
                  const uint v1693 = v1690 >> v1689;
                  const uint v1694 = v1423 - v1689;
                  const uint v1695 = v1692 << v1403;
                  const uint v1696 = v1695 << v1694;
                  const uint v1697 = v1693 | v1696;
                  const uint v1698 = v1403 << v1682;
                  const uint v1699 = v1698 - v1403;
                  const uint v1701 = v1292 >> v1700;
                  const bool v1702 = v1662 == v1401;
                  const bool v1703 = v1662 == v1443;
                  const uint v1704 = v1701 >> v1403;
                  const uint v1705 = select(v1704, v1701, v1702);
                  const uint v1707 = v1706 + v1705;
                  const uint v1708 = b7[v1707];
                  const float v1709 = as_type<float>(v1708);
                  const uint v1710 = v1701 & v1403;
                  const bool v1711 = v1710 == v1403;
                  const float2 v1712 = float2(as_type<half2>(v1708));
                  const float v1713 = v1712.x;
                  const float v1714 = v1712.y;
                  const uint v1715 = v1708 << v1412;
                  const uint v1716 = v1708 & v1413;
                  const float v1717 = as_type<float>(v1715);
                  const float v1718 = as_type<float>(v1716);
                  const float v1719 = select(v1713, v1714, v1711);
                  const float v1720 = select(v1717, v1718, v1711);
                  const float v1721 = select(v1720, v1719, v1703);
                  const float v1722 = select(v1721, v1709, v1702);
                  const bool v1723 = v1662 == v1401;
                  const bool v1724 = v1662 == v1443;
                  const uint v1725 = v1701 >> v1403;
                  const uint v1726 = select(v1725, v1701, v1723);
                  const uint v1728 = v1727 + v1726;
                  const uint v1729 = b7[v1728];
                  const float v1730 = as_type<float>(v1729);
                  const uint v1731 = v1701 & v1403;
                  const bool v1732 = v1731 == v1403;
                  const float2 v1733 = float2(as_type<half2>(v1729));
                  const float v1734 = v1733.x;
                  const float v1735 = v1733.y;
                  const uint v1736 = v1729 << v1412;
                  const uint v1737 = v1729 & v1413;
                  const float v1738 = as_type<float>(v1736);
                  const float v1739 = as_type<float>(v1737);
                  const float v1740 = select(v1734, v1735, v1732);
                  const float v1741 = select(v1738, v1739, v1732);
                  const float v1742 = select(v1741, v1740, v1724);
                  const float v1743 = select(v1742, v1730, v1723);
                  const uint v1744 = v1697 & v1699;
                  const float v1745 = float(v1744);
                  const float v1746 = fma(v1722, v1745, v1743);
                  x44 = v1746;
                }
              }
              const float v1747 = x44;
              const uint v1294 = min(v202, v1285);
              const uint v1295 = v1294 * v26;
              const uint v1296 = v7 + v1295;
              const uint v1297 = v1296 + v1291;
              const float v1298 = m0[v1297];
              const float v1299 = x37;
              const float v1300 = fma(v1298, v1747, v1299);
              x37 = v1300;
              const uint v1301 = min(v203, v1285);
              const uint v1302 = v1301 * v26;
              const uint v1303 = v7 + v1302;
              const uint v1304 = v1303 + v1291;
              const float v1305 = m0[v1304];
              const float v1306 = x38;
              const float v1307 = fma(v1305, v1747, v1306);
              x38 = v1307;
              const uint v1308 = min(v282, v1285);
              const uint v1309 = v1308 * v26;
              const uint v1310 = v7 + v1309;
              const uint v1311 = v1310 + v1291;
              const float v1312 = m0[v1311];
              const float v1313 = x39;
              const float v1314 = fma(v1312, v1747, v1313);
              x39 = v1314;
              const uint v1315 = min(v288, v1285);
              const uint v1316 = v1315 * v26;
              const uint v1317 = v7 + v1316;
              const uint v1318 = v1317 + v1291;
              const float v1319 = m0[v1318];
              const float v1320 = x40;
              const float v1321 = fma(v1319, v1747, v1320);
              x40 = v1321;
            }
            const float v1322 = m5[v1287];
            const float v1323 = x37;
            const float v1324 = v1322 + v1323;
            m5[v1287] = v1324;
            const uint v1325 = v1287 + v204;
            const float v1326 = m5[v1325];
            const float v1327 = x38;
            const float v1328 = v1326 + v1327;
            m5[v1325] = v1328;
            const uint v1329 = v1287 + v399;
            const float v1330 = m5[v1329];
            const float v1331 = x39;
            const float v1332 = v1330 + v1331;
            m5[v1329] = v1332;
            const uint v1333 = v1287 + v404;
            const float v1334 = m5[v1333];
            const float v1335 = x40;
            const float v1336 = v1334 + v1335;
            m5[v1333] = v1336;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1337 = v206; v1337 < v204; v1337 += v207) {
        for (uint v1338 = v202; v1338 < v205; v1338 += v203) {
          const uint v1339 = v1338 * v204;
          const uint v1340 = v1337 + v1339;
          const float v1341 = m5[v1340];
          const uint v1342 = v1338 * v26;
          const uint v1343 = v7 + v1342;
          const uint v1344 = v1343 + v1337;
          m2[v1344] = v1341;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1345 = v1103 == v214;
      if (v1345) {
        for (uint v1346 = v202; v1346 < v252; v1346 += v203) {
          const uint v1347 = v203 << v1346;
          const uint v1348 = v1347 - v203;
          const uint v1349 = v1346 + v203;
          for (uint v1350 = v206; v1350 < v251; v1350 += v207) {
            const uint v1351 = v1350 >> v1346;
            const uint v1352 = v1351 << v1349;
            const uint v1353 = v1350 & v1348;
            const uint v1354 = v1352 + v1353;
            for (uint v1355 = v202; v1355 < v205; v1355 += v203) {
              const uint v1356 = v1355 * v26;
              const uint v1357 = v7 + v1356;
              const uint v1358 = v1357 + v1354;
              const uint v1359 = v1358 + v1347;
              const float v1360 = m2[v1358];
              const float v1361 = m2[v1359];
              const float v1362 = v1360 + v1361;
              const float v1363 = v1360 - v1361;
              m2[v1358] = v1362;
              m2[v1359] = v1363;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1364 = x1;
        const uint v1365 = x2;
        const uint v1367 = v1365 + v1366;
        for (uint v1368 = v206; v1368 < v204; v1368 += v207) {
          for (uint v1369 = v202; v1369 < v205; v1369 += v203) {
            const uint v1370 = v1369 * v26;
            const uint v1371 = v7 + v1370;
            const uint v1372 = v1371 + v1368;
            const float v1373 = m2[v1372];
            const uint v1374 = v1364 + v1368;
            const uint v1375 = v1374 >> v203;
            const uint v1376 = v1367 + v1375;
            const uint v1377 = b7[v1376];
            const uint v1378 = v1374 & v203;
            const bool v1379 = v1378 == v203;
            const float2 v1380 = float2(as_type<half2>(v1377));
            const float v1381 = v1380.x;
            const float v1382 = v1380.y;
            const float v1383 = select(v1381, v1382, v1379);
            const float v1384 = v1373 * v246;
            const float v1385 = v1384 * v1383;
            m2[v1372] = v1385;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v184 = v12; v184 < v80; v184 += v13) {
        const uint v185 = v184 / v26;
        const uint v186 = v184 % v26;
        const bool v187 = v185 < v5;
        const bool v188 = v186 < v160;
        const bool v189 = v187 & v188;
        if (v189) {
          const uint v190 = v2 + v185;
          const uint v191 = v158 + v186;
          const uint v192 = v190 - v2;
          const uint v193 = v192 * v26;
          const uint v194 = v191 - v158;
          const uint v195 = v193 + v194;
          const float v196 = m2[v195];
          const float v197 = -v196;
          const float v198 = precise::exp(v197);
          const float v199 = v198 + v142;
          const float v200 = 1.0f / v199;
          const uint v201 = v190 + v191;
          b8[v201] = v200;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
