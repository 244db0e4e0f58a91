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
  const uint v1360 = params[28];
  const uint v1361 = 0u;
  const uint v1365 = 3u;
  const uint v1367 = 1u;
  const uint v1376 = 16u;
  const uint v1377 = 4294901760u;
  const uint v1385 = params[29];
  const uint v1386 = 5u;
  const uint v1387 = 31u;
  const uint v1405 = params[30];
  const uint v1407 = 4u;
  const uint v1412 = params[31];
  const uint v1433 = params[32];
  const uint v1454 = params[33];
  const uint v1474 = params[34];
  const uint v1492 = params[35];
  const uint v1498 = params[36];
  const uint v1519 = params[37];
  const uint v1540 = params[38];
  const uint v1560 = params[39];
  const uint v1578 = params[40];
  const uint v1584 = params[41];
  const uint v1605 = params[42];
  const uint v1626 = params[43];
  const uint v1646 = params[44];
  const uint v1664 = params[45];
  const uint v1670 = params[46];
  const uint v1691 = params[47];
  const uint v202 = 0u;
  const uint v203 = 1u;
  const uint v204 = 128u;
  const uint v205 = 4u;
  const uint v206 = lane;
  const uint v207 = 32u;
  const float v212 = 0.0f;
  const uint v214 = params[4];
  const uint v215 = 6u;
  const uint v219 = params[5];
  const float v240 = 0.088388346f;
  const uint v245 = 64u;
  const uint v246 = 7u;
  const uint v264 = 16u;
  const uint v274 = params[6];
  const uint v275 = params[7];
  const uint v276 = 2u;
  const uint v281 = 3u;
  const uint v282 = 5u;
  const uint v303 = 31u;
  const uint v323 = 65535u;
  const uint v325 = params[8];
  const uint v328 = 89226354u;
  const uint v329 = 3417055213u;
  const uint v330 = 2212286765u;
  const uint v333 = 64248484u;
  const uint v337 = 2415890431u;
  const uint v338 = 996162400u;
  const uint v342 = 32768u;
  const uint v343 = 32767u;
  const uint v344 = 13u;
  const uint v345 = 939524096u;
  const uint v361 = 16711935u;
  const uint v362 = 8u;
  const uint v363 = 2047u;
  const float v372 = 0.006767273f;
  const float v373 = -3.453125f;
  const uint v379 = 4095u;
  const uint v380 = 4294959104u;
  const uint v392 = 256u;
  const uint v397 = 384u;
  const uint v497 = params[9];
  const uint v525 = params[10];
  const uint v529 = params[11];
  const uint v580 = params[12];
  const uint v581 = params[13];
  const uint v626 = params[14];
  const uint v752 = params[15];
  const uint v756 = params[16];
  const uint v807 = params[17];
  const uint v808 = params[18];
  const uint v853 = params[19];
  const uint v1006 = params[20];
  const uint v1053 = params[21];
  const uint v1077 = params[22];
  const uint v1081 = params[23];
  const uint v1132 = params[24];
  const uint v1133 = params[25];
  const uint v1178 = params[26];
  const uint v1331 = params[27];
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
  const float v71 = as_type<float>(params[48]);
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
    const float v1350 = simd_shuffle_xor(v21, 16);
    const float v1351 = v21 + v1350;
    const float v1352 = simd_shuffle_xor(v1351, 8);
    const float v1353 = v1351 + v1352;
    const float v1354 = simd_shuffle_xor(v1353, 4);
    const float v1355 = v1353 + v1354;
    const float v1356 = simd_shuffle_xor(v1355, 2);
    const float v1357 = v1355 + v1356;
    const float v1358 = simd_shuffle_xor(v1357, 1);
    const float v1359 = v1357 + v1358;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1359;
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
        const uint v213 = v79 / v6;
        x1 = v213;
        const bool v216 = v214 == v215;
        if (v216) {
          const uint v217 = v213 * v6;
          const uint v218 = v79 - v217;
          for (uint v220 = v206; v220 < v204; v220 += v207) {
            for (uint v221 = v202; v221 < v205; v221 += v203) {
              x3 = v212;
              const bool v222 = v221 < v5;
              const bool v223 = v220 < v59;
              const bool v224 = v222 & v223;
              if (v224) {
                const uint v225 = v221 * v26;
                const uint v226 = v7 + v225;
                const uint v227 = v226 + v220;
                const float v228 = m0[v227];
                const uint v229 = v218 + v220;
                const uint v230 = v229 >> v203;
                const uint v231 = v219 + v230;
                const uint v232 = b1[v231];
                const uint v233 = v229 & v203;
                const bool v234 = v233 == v203;
                const float2 v235 = float2(as_type<half2>(v232));
                const float v236 = v235.x;
                const float v237 = v235.y;
                const float v238 = select(v236, v237, v234);
                const float v239 = v228 * v238;
                const float v241 = v239 * v240;
                x3 = v241;
              }
              const float v242 = x3;
              const uint v243 = v221 * v204;
              const uint v244 = v220 + v243;
              m4[v244] = v242;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v247 = v202; v247 < v246; v247 += v203) {
            const uint v248 = v203 << v247;
            const uint v249 = v248 - v203;
            const uint v250 = v247 + v203;
            for (uint v251 = v206; v251 < v245; v251 += v207) {
              const uint v252 = v251 >> v247;
              const uint v253 = v252 << v250;
              const uint v254 = v251 & v249;
              const uint v255 = v253 + v254;
              for (uint v256 = v202; v256 < v205; v256 += v203) {
                const uint v257 = v256 * v204;
                const uint v258 = v257 + v255;
                const uint v259 = v258 + v248;
                const float v260 = m4[v258];
                const float v261 = m4[v259];
                const float v262 = v260 + v261;
                const float v263 = v260 - v261;
                m4[v258] = v262;
                m4[v259] = v263;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v265 = v218 / v264;
          for (uint v266 = v206; v266 < v204; v266 += v207) {
            x4 = v212;
            x5 = v212;
            x6 = v212;
            x7 = v212;
            const uint v267 = v213 + v266;
            const uint v268 = v267 / v264;
            const uint v269 = v267 % v264;
            for (uint v270 = v202; v270 < v204; v270 += v203) {
              const uint v271 = v270 / v264;
              const uint v272 = v265 + v271;
              const uint v273 = v270 % v264;
              const uint v277 = v274 * v205;
              const uint v278 = v272 * v275;
              const uint v279 = v278 + v268;
              const uint v280 = v279 * v277;
              const uint v283 = v269 & v246;
              const uint v284 = v283 << v282;
              const uint v285 = v269 >> v281;
              const uint v286 = v285 << v276;
              const uint v287 = v273 & v246;
              const uint v288 = v287 >> v203;
              const uint v289 = v288 << v281;
              const uint v290 = v273 >> v281;
              const uint v291 = v290 << v203;
              const uint v292 = v273 & v203;
              const uint v293 = v284 + v286;
              const uint v294 = v293 + v289;
              const uint v295 = v294 + v291;
              const uint v296 = v295 + v292;
              const uint v297 = v296 + v203;
              const uint v298 = v297 * v274;
              const uint v299 = v298 >> v203;
              const uint v300 = v277 << v282;
              const uint v301 = v299 + v300;
              const uint v302 = v301 - v203;
              const uint v304 = v302 >> v282;
              const uint v305 = v301 - v264;
              const uint v306 = v305 >> v282;
              const bool v307 = v304 < v277;
              const uint v308 = v304 - v277;
              const uint v309 = select(v308, v304, v307);
              const uint v310 = v280 + v309;
              const uint v311 = b1[v310];
              const bool v312 = v306 < v277;
              const uint v313 = v306 - v277;
              const uint v314 = select(v313, v306, v312);
              const uint v315 = v280 + v314;
              const uint v316 = b1[v315];
              const uint v317 = v302 & v303;
              const uint v318 = v303 - v317;
              const uint v319 = v311 >> v318;
              const uint v320 = v316 << v203;
              const uint v321 = v320 << v317;
              const uint v322 = v319 | v321;
              const uint v324 = v322 & v323;
              const bool v326 = v325 == v202;
              const bool v327 = v325 == v276;
              const uint v331 = select(v329, v330, v327);
              const uint v332 = select(v331, v328, v326);
              const uint v334 = select(v202, v333, v326);
              const uint v335 = v324 * v332;
              const uint v336 = v335 + v334;
              const uint v339 = v336 & v337;
              const uint v340 = v339 ^ v338;
              const uint v341 = v340 >> v264;
              const uint v346 = v340 & v342;
              const uint v347 = v346 << v264;
              const uint v348 = v340 & v343;
              const uint v349 = v348 << v344;
              const uint v350 = v349 + v345;
              const uint v351 = v347 | v350;
              const float v352 = as_type<float>(v351);
              const uint v353 = v341 & v342;
              const uint v354 = v353 << v264;
              const uint v355 = v341 & v343;
              const uint v356 = v355 << v344;
              const uint v357 = v356 + v345;
              const uint v358 = v354 | v357;
              const float v359 = as_type<float>(v358);
              const float v360 = v352 + v359;
              const uint v364 = v336 & v361;
              const uint v365 = v336 >> v362;
              const uint v366 = v365 & v361;
              const uint v367 = v364 + v366;
              const uint v368 = v367 >> v264;
              const uint v369 = v367 + v368;
              const uint v370 = v369 & v363;
              const float v371 = float(v370);
              const float v374 = fma(v371, v372, v373);
              const float v375 = select(v360, v374, v327);
              const uint v376 = as_type<uint>(v375);
              const uint v377 = v376 >> v344;
              const uint v378 = v377 & v203;
              const uint v381 = v376 + v379;
              const uint v382 = v381 + v378;
              const uint v383 = v382 & v380;
              const float v384 = as_type<float>(v383);
              const float v385 = m4[v270];
              const float v386 = x4;
              const float v387 = fma(v385, v384, v386);
              x4 = v387;
              const uint v388 = v270 + v204;
              const float v389 = m4[v388];
              const float v390 = x5;
              const float v391 = fma(v389, v384, v390);
              x5 = v391;
              const uint v393 = v270 + v392;
              const float v394 = m4[v393];
              const float v395 = x6;
              const float v396 = fma(v394, v384, v395);
              x6 = v396;
              const uint v398 = v270 + v397;
              const float v399 = m4[v398];
              const float v400 = x7;
              const float v401 = fma(v399, v384, v400);
              x7 = v401;
            }
            const float v402 = m5[v266];
            const float v403 = x4;
            const float v404 = v402 + v403;
            m5[v266] = v404;
            const uint v405 = v266 + v204;
            const float v406 = m5[v405];
            const float v407 = x5;
            const float v408 = v406 + v407;
            m5[v405] = v408;
            const uint v409 = v266 + v392;
            const float v410 = m5[v409];
            const float v411 = x6;
            const float v412 = v410 + v411;
            m5[v409] = v412;
            const uint v413 = v266 + v397;
            const float v414 = m5[v413];
            const float v415 = x7;
            const float v416 = v414 + v415;
            m5[v413] = v416;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v417 = v5 - v203;
          const uint v418 = v55 - v203;
          for (uint v419 = v206; v419 < v204; v419 += v207) {
            x8 = v212;
            x9 = v212;
            x10 = v212;
            x11 = v212;
            const uint v420 = min(v419, v418);
            const uint v421 = v420 * v6;
            const uint v422 = v79 + v421;
            for (uint v423 = v202; v423 < v59; v423 += v203) {
              const uint v424 = v422 + v423;
              const bool v1362 = v1360 == v1361;
              if (v1362) {
                const uint v1363 = b1[v424];
                const float v1364 = as_type<float>(v1363);
                x39 = v1364;
              } else {
                const bool v1366 = v1360 < v1365;
                if (v1366) {
                  const bool v1368 = v1360 == v1367;
                  const uint v1369 = v424 >> v1367;
                  const uint v1370 = b1[v1369];
                  const uint v1371 = v424 & v1367;
                  const bool v1372 = v1371 == v1367;
                  const float2 v1373 = float2(as_type<half2>(v1370));
                  const float v1374 = v1373.x;
                  const float v1375 = v1373.y;
                  const uint v1378 = v1370 << v1376;
                  const uint v1379 = v1370 & v1377;
                  const float v1380 = as_type<float>(v1378);
                  const float v1381 = as_type<float>(v1379);
                  const float v1382 = select(v1374, v1375, v1372);
                  const float v1383 = select(v1380, v1381, v1372);
                  const float v1384 = select(v1383, v1382, v1368);
                  x39 = v1384;
                } else {
                  const uint v1388 = v424 >> v1386;
                  const uint v1389 = v1388 * v1385;
                  const uint v1390 = v424 & v1387;
                  const uint v1391 = v1390 * v1385;
                  const uint v1392 = v1391 >> v1386;
                  const uint v1393 = v1389 + v1392;
                  const uint v1394 = v1391 & v1387;
                  const uint v1395 = b1[v1393];
                  const uint v1396 = v1393 + v1367;
                  const uint v1397 = b1[v1396];
                  const uint v1398 = v1395 >> v1394;
                  const uint v1399 = v1387 - v1394;
                  const uint v1400 = v1397 << v1367;
                  const uint v1401 = v1400 << v1399;
                  const uint v1402 = v1398 | v1401;
                  const uint v1403 = v1367 << v1385;
                  const uint v1404 = v1403 - v1367;
                  const uint v1406 = v424 >> v1405;
                  const bool v1408 = v1360 == v1365;
                  const bool v1409 = v1360 == v1407;
                  const uint v1410 = v1406 >> v1367;
                  const uint v1411 = select(v1410, v1406, v1408);
                  const uint v1413 = v1412 + v1411;
                  const uint v1414 = b1[v1413];
                  const float v1415 = as_type<float>(v1414);
                  const uint v1416 = v1406 & v1367;
                  const bool v1417 = v1416 == v1367;
                  const float2 v1418 = float2(as_type<half2>(v1414));
                  const float v1419 = v1418.x;
                  const float v1420 = v1418.y;
                  const uint v1421 = v1414 << v1376;
                  const uint v1422 = v1414 & v1377;
                  const float v1423 = as_type<float>(v1421);
                  const float v1424 = as_type<float>(v1422);
                  const float v1425 = select(v1419, v1420, v1417);
                  const float v1426 = select(v1423, v1424, v1417);
                  const float v1427 = select(v1426, v1425, v1409);
                  const float v1428 = select(v1427, v1415, v1408);
                  const bool v1429 = v1360 == v1365;
                  const bool v1430 = v1360 == v1407;
                  const uint v1431 = v1406 >> v1367;
                  const uint v1432 = select(v1431, v1406, v1429);
                  const uint v1434 = v1433 + v1432;
                  const uint v1435 = b1[v1434];
                  const float v1436 = as_type<float>(v1435);
                  const uint v1437 = v1406 & v1367;
                  const bool v1438 = v1437 == v1367;
                  const float2 v1439 = float2(as_type<half2>(v1435));
                  const float v1440 = v1439.x;
                  const float v1441 = v1439.y;
                  const uint v1442 = v1435 << v1376;
                  const uint v1443 = v1435 & v1377;
                  const float v1444 = as_type<float>(v1442);
                  const float v1445 = as_type<float>(v1443);
                  const float v1446 = select(v1440, v1441, v1438);
                  const float v1447 = select(v1444, v1445, v1438);
                  const float v1448 = select(v1447, v1446, v1430);
                  const float v1449 = select(v1448, v1436, v1429);
                  const uint v1450 = v1402 & v1404;
                  const float v1451 = float(v1450);
                  const float v1452 = fma(v1428, v1451, v1449);
                  x39 = v1452;
                }
              }
              const float v1453 = x39;
              const uint v426 = min(v202, v417);
              const uint v427 = v426 * v26;
              const uint v428 = v7 + v427;
              const uint v429 = v428 + v423;
              const float v430 = m0[v429];
              const float v431 = x8;
              const float v432 = fma(v430, v1453, v431);
              x8 = v432;
              const uint v433 = min(v203, v417);
              const uint v434 = v433 * v26;
              const uint v435 = v7 + v434;
              const uint v436 = v435 + v423;
              const float v437 = m0[v436];
              const float v438 = x9;
              const float v439 = fma(v437, v1453, v438);
              x9 = v439;
              const uint v440 = min(v276, v417);
              const uint v441 = v440 * v26;
              const uint v442 = v7 + v441;
              const uint v443 = v442 + v423;
              const float v444 = m0[v443];
              const float v445 = x10;
              const float v446 = fma(v444, v1453, v445);
              x10 = v446;
              const uint v447 = min(v281, v417);
              const uint v448 = v447 * v26;
              const uint v449 = v7 + v448;
              const uint v450 = v449 + v423;
              const float v451 = m0[v450];
              const float v452 = x11;
              const float v453 = fma(v451, v1453, v452);
              x11 = v453;
            }
            const float v454 = m5[v419];
            const float v455 = x8;
            const float v456 = v454 + v455;
            m5[v419] = v456;
            const uint v457 = v419 + v204;
            const float v458 = m5[v457];
            const float v459 = x9;
            const float v460 = v458 + v459;
            m5[v457] = v460;
            const uint v461 = v419 + v392;
            const float v462 = m5[v461];
            const float v463 = x10;
            const float v464 = v462 + v463;
            m5[v461] = v464;
            const uint v465 = v419 + v397;
            const float v466 = m5[v465];
            const float v467 = x11;
            const float v468 = v466 + v467;
            m5[v465] = v468;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v469 = v206; v469 < v204; v469 += v207) {
        for (uint v470 = v202; v470 < v205; v470 += v203) {
          const uint v471 = v470 * v204;
          const uint v472 = v469 + v471;
          const float v473 = m5[v472];
          const uint v474 = v470 * v26;
          const uint v475 = v7 + v474;
          const uint v476 = v475 + v469;
          m2[v476] = v473;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v477 = v214 == v215;
      if (v477) {
        for (uint v478 = v202; v478 < v246; v478 += v203) {
          const uint v479 = v203 << v478;
          const uint v480 = v479 - v203;
          const uint v481 = v478 + v203;
          for (uint v482 = v206; v482 < v245; v482 += v207) {
            const uint v483 = v482 >> v478;
            const uint v484 = v483 << v481;
            const uint v485 = v482 & v480;
            const uint v486 = v484 + v485;
            for (uint v487 = v202; v487 < v205; v487 += v203) {
              const uint v488 = v487 * v26;
              const uint v489 = v7 + v488;
              const uint v490 = v489 + v486;
              const uint v491 = v490 + v479;
              const float v492 = m2[v490];
              const float v493 = m2[v491];
              const float v494 = v492 + v493;
              const float v495 = v492 - v493;
              m2[v490] = v494;
              m2[v491] = v495;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v496 = x1;
        for (uint v498 = v206; v498 < v204; v498 += v207) {
          for (uint v499 = v202; v499 < v205; v499 += v203) {
            const uint v500 = v499 * v26;
            const uint v501 = v7 + v500;
            const uint v502 = v501 + v498;
            const float v503 = m2[v502];
            const uint v504 = v496 + v498;
            const uint v505 = v504 >> v203;
            const uint v506 = v497 + v505;
            const uint v507 = b1[v506];
            const uint v508 = v504 & v203;
            const bool v509 = v508 == v203;
            const float2 v510 = float2(as_type<half2>(v507));
            const float v511 = v510.x;
            const float v512 = v510.y;
            const float v513 = select(v511, v512, v509);
            const float v514 = v503 * v240;
            const float v515 = v514 * v513;
            m2[v502] = v515;
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
      for (uint v516 = v206; v516 < v204; v516 += v207) {
        for (uint v517 = v202; v517 < v205; v517 += v203) {
          const uint v518 = v517 * v204;
          const uint v519 = v516 + v518;
          m5[v519] = v212;
        }
      }
      for (uint v520 = v206; v520 < v204; v520 += v207) {
        for (uint v521 = v202; v521 < v205; v521 += v203) {
          const uint v522 = v521 * v204;
          const uint v523 = v520 + v522;
          m6[v523] = v212;
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
        const uint v524 = v126 / v6;
        x1 = v524;
        const bool v526 = v525 == v215;
        if (v526) {
          const uint v527 = v524 * v6;
          const uint v528 = v126 - v527;
          for (uint v530 = v206; v530 < v204; v530 += v207) {
            for (uint v531 = v202; v531 < v205; v531 += v203) {
              x12 = v212;
              const bool v532 = v531 < v5;
              const bool v533 = v530 < v107;
              const bool v534 = v532 & v533;
              if (v534) {
                const uint v535 = v531 * v26;
                const uint v536 = v7 + v535;
                const uint v537 = v536 + v530;
                const float v538 = m0[v537];
                const uint v539 = v528 + v530;
                const uint v540 = v539 >> v203;
                const uint v541 = v529 + v540;
                const uint v542 = b4[v541];
                const uint v543 = v539 & v203;
                const bool v544 = v543 == v203;
                const float2 v545 = float2(as_type<half2>(v542));
                const float v546 = v545.x;
                const float v547 = v545.y;
                const float v548 = select(v546, v547, v544);
                const float v549 = v538 * v548;
                const float v550 = v549 * v240;
                x12 = v550;
              }
              const float v551 = x12;
              const uint v552 = v531 * v204;
              const uint v553 = v530 + v552;
              m4[v553] = v551;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v554 = v202; v554 < v246; v554 += v203) {
            const uint v555 = v203 << v554;
            const uint v556 = v555 - v203;
            const uint v557 = v554 + v203;
            for (uint v558 = v206; v558 < v245; v558 += v207) {
              const uint v559 = v558 >> v554;
              const uint v560 = v559 << v557;
              const uint v561 = v558 & v556;
              const uint v562 = v560 + v561;
              for (uint v563 = v202; v563 < v205; v563 += v203) {
                const uint v564 = v563 * v204;
                const uint v565 = v564 + v562;
                const uint v566 = v565 + v555;
                const float v567 = m4[v565];
                const float v568 = m4[v566];
                const float v569 = v567 + v568;
                const float v570 = v567 - v568;
                m4[v565] = v569;
                m4[v566] = v570;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v571 = v528 / v264;
          for (uint v572 = v206; v572 < v204; v572 += v207) {
            x13 = v212;
            x14 = v212;
            x15 = v212;
            x16 = v212;
            const uint v573 = v524 + v572;
            const uint v574 = v573 / v264;
            const uint v575 = v573 % v264;
            for (uint v576 = v202; v576 < v204; v576 += v203) {
              const uint v577 = v576 / v264;
              const uint v578 = v571 + v577;
              const uint v579 = v576 % v264;
              const uint v582 = v580 * v205;
              const uint v583 = v578 * v581;
              const uint v584 = v583 + v574;
              const uint v585 = v584 * v582;
              const uint v586 = v575 & v246;
              const uint v587 = v586 << v282;
              const uint v588 = v575 >> v281;
              const uint v589 = v588 << v276;
              const uint v590 = v579 & v246;
              const uint v591 = v590 >> v203;
              const uint v592 = v591 << v281;
              const uint v593 = v579 >> v281;
              const uint v594 = v593 << v203;
              const uint v595 = v579 & v203;
              const uint v596 = v587 + v589;
              const uint v597 = v596 + v592;
              const uint v598 = v597 + v594;
              const uint v599 = v598 + v595;
              const uint v600 = v599 + v203;
              const uint v601 = v600 * v580;
              const uint v602 = v601 >> v203;
              const uint v603 = v582 << v282;
              const uint v604 = v602 + v603;
              const uint v605 = v604 - v203;
              const uint v606 = v605 >> v282;
              const uint v607 = v604 - v264;
              const uint v608 = v607 >> v282;
              const bool v609 = v606 < v582;
              const uint v610 = v606 - v582;
              const uint v611 = select(v610, v606, v609);
              const uint v612 = v585 + v611;
              const uint v613 = b4[v612];
              const bool v614 = v608 < v582;
              const uint v615 = v608 - v582;
              const uint v616 = select(v615, v608, v614);
              const uint v617 = v585 + v616;
              const uint v618 = b4[v617];
              const uint v619 = v605 & v303;
              const uint v620 = v303 - v619;
              const uint v621 = v613 >> v620;
              const uint v622 = v618 << v203;
              const uint v623 = v622 << v619;
              const uint v624 = v621 | v623;
              const uint v625 = v624 & v323;
              const bool v627 = v626 == v202;
              const bool v628 = v626 == v276;
              const uint v629 = select(v329, v330, v628);
              const uint v630 = select(v629, v328, v627);
              const uint v631 = select(v202, v333, v627);
              const uint v632 = v625 * v630;
              const uint v633 = v632 + v631;
              const uint v634 = v633 & v337;
              const uint v635 = v634 ^ v338;
              const uint v636 = v635 >> v264;
              const uint v637 = v635 & v342;
              const uint v638 = v637 << v264;
              const uint v639 = v635 & v343;
              const uint v640 = v639 << v344;
              const uint v641 = v640 + v345;
              const uint v642 = v638 | v641;
              const float v643 = as_type<float>(v642);
              const uint v644 = v636 & v342;
              const uint v645 = v644 << v264;
              const uint v646 = v636 & v343;
              const uint v647 = v646 << v344;
              const uint v648 = v647 + v345;
              const uint v649 = v645 | v648;
              const float v650 = as_type<float>(v649);
              const float v651 = v643 + v650;
              const uint v652 = v633 & v361;
              const uint v653 = v633 >> v362;
              const uint v654 = v653 & v361;
              const uint v655 = v652 + v654;
              const uint v656 = v655 >> v264;
              const uint v657 = v655 + v656;
              const uint v658 = v657 & v363;
              const float v659 = float(v658);
              const float v660 = fma(v659, v372, v373);
              const float v661 = select(v651, v660, v628);
              const uint v662 = as_type<uint>(v661);
              const uint v663 = v662 >> v344;
              const uint v664 = v663 & v203;
              const uint v665 = v662 + v379;
              const uint v666 = v665 + v664;
              const uint v667 = v666 & v380;
              const float v668 = as_type<float>(v667);
              const float v669 = m4[v576];
              const float v670 = x13;
              const float v671 = fma(v669, v668, v670);
              x13 = v671;
              const uint v672 = v576 + v204;
              const float v673 = m4[v672];
              const float v674 = x14;
              const float v675 = fma(v673, v668, v674);
              x14 = v675;
              const uint v676 = v576 + v392;
              const float v677 = m4[v676];
              const float v678 = x15;
              const float v679 = fma(v677, v668, v678);
              x15 = v679;
              const uint v680 = v576 + v397;
              const float v681 = m4[v680];
              const float v682 = x16;
              const float v683 = fma(v681, v668, v682);
              x16 = v683;
            }
            const float v684 = m5[v572];
            const float v685 = x13;
            const float v686 = v684 + v685;
            m5[v572] = v686;
            const uint v687 = v572 + v204;
            const float v688 = m5[v687];
            const float v689 = x14;
            const float v690 = v688 + v689;
            m5[v687] = v690;
            const uint v691 = v572 + v392;
            const float v692 = m5[v691];
            const float v693 = x15;
            const float v694 = v692 + v693;
            m5[v691] = v694;
            const uint v695 = v572 + v397;
            const float v696 = m5[v695];
            const float v697 = x16;
            const float v698 = v696 + v697;
            m5[v695] = v698;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v699 = v5 - v203;
          const uint v700 = v103 - v203;
          for (uint v701 = v206; v701 < v204; v701 += v207) {
            x17 = v212;
            x18 = v212;
            x19 = v212;
            x20 = v212;
            const uint v702 = min(v701, v700);
            const uint v703 = v702 * v6;
            const uint v704 = v126 + v703;
            for (uint v705 = v202; v705 < v107; v705 += v203) {
              const uint v706 = v704 + v705;
              const bool v1455 = v1454 == v1361;
              if (v1455) {
                const uint v1456 = b4[v706];
                const float v1457 = as_type<float>(v1456);
                x40 = v1457;
              } else {
                const bool v1458 = v1454 < v1365;
                if (v1458) {
                  const bool v1459 = v1454 == v1367;
                  const uint v1460 = v706 >> v1367;
                  const uint v1461 = b4[v1460];
                  const uint v1462 = v706 & v1367;
                  const bool v1463 = v1462 == v1367;
                  const float2 v1464 = float2(as_type<half2>(v1461));
                  const float v1465 = v1464.x;
                  const float v1466 = v1464.y;
                  const uint v1467 = v1461 << v1376;
                  const uint v1468 = v1461 & v1377;
                  const float v1469 = as_type<float>(v1467);
                  const float v1470 = as_type<float>(v1468);
                  const float v1471 = select(v1465, v1466, v1463);
                  const float v1472 = select(v1469, v1470, v1463);
                  const float v1473 = select(v1472, v1471, v1459);
                  x40 = v1473;
                } else {
                  const uint v1475 = v706 >> v1386;
                  const uint v1476 = v1475 * v1474;
                  const uint v1477 = v706 & v1387;
                  const uint v1478 = v1477 * v1474;
                  const uint v1479 = v1478 >> v1386;
                  const uint v1480 = v1476 + v1479;
                  const uint v1481 = v1478 & v1387;
                  const uint v1482 = b4[v1480];
                  const uint v1483 = v1480 + v1367;
                  const uint v1484 = b4[v1483];
                  const uint v1485 = v1482 >> v1481;
                  const uint v1486 = v1387 - v1481;
                  const uint v1487 = v1484 << v1367;
                  const uint v1488 = v1487 << v1486;
                  const uint v1489 = v1485 | v1488;
                  const uint v1490 = v1367 << v1474;
                  const uint v1491 = v1490 - v1367;
                  const uint v1493 = v706 >> v1492;
                  const bool v1494 = v1454 == v1365;
                  const bool v1495 = v1454 == v1407;
                  const uint v1496 = v1493 >> v1367;
                  const uint v1497 = select(v1496, v1493, v1494);
                  const uint v1499 = v1498 + v1497;
                  const uint v1500 = b4[v1499];
                  const float v1501 = as_type<float>(v1500);
                  const uint v1502 = v1493 & v1367;
                  const bool v1503 = v1502 == v1367;
                  const float2 v1504 = float2(as_type<half2>(v1500));
                  const float v1505 = v1504.x;
                  const float v1506 = v1504.y;
                  const uint v1507 = v1500 << v1376;
                  const uint v1508 = v1500 & v1377;
                  const float v1509 = as_type<float>(v1507);
                  const float v1510 = as_type<float>(v1508);
                  const float v1511 = select(v1505, v1506, v1503);
                  const float v1512 = select(v1509, v1510, v1503);
                  const float v1513 = select(v1512, v1511, v1495);
                  const float v1514 = select(v1513, v1501, v1494);
                  const bool v1515 = v1454 == v1365;
                  const bool v1516 = v1454 == v1407;
                  const uint v1517 = v1493 >> v1367;
                  const uint v1518 = select(v1517, v1493, v1515);
                  const uint v1520 = v1519 + v1518;
                  const uint v1521 = b4[v1520];
                  const float v1522 = as_type<float>(v1521);
                  const uint v1523 = v1493 & v1367;
                  const bool v1524 = v1523 == v1367;
                  const float2 v1525 = float2(as_type<half2>(v1521));
                  const float v1526 = v1525.x;
                  const float v1527 = v1525.y;
                  const uint v1528 = v1521 << v1376;
                  const uint v1529 = v1521 & v1377;
                  const float v1530 = as_type<float>(v1528);
                  const float v1531 = as_type<float>(v1529);
                  const float v1532 = select(v1526, v1527, v1524);
                  const float v1533 = select(v1530, v1531, v1524);
                  const float v1534 = select(v1533, v1532, v1516);
                  const float v1535 = select(v1534, v1522, v1515);
                  const uint v1536 = v1489 & v1491;
                  const float v1537 = float(v1536);
                  const float v1538 = fma(v1514, v1537, v1535);
                  x40 = v1538;
                }
              }
              const float v1539 = x40;
              const uint v708 = min(v202, v699);
              const uint v709 = v708 * v26;
              const uint v710 = v7 + v709;
              const uint v711 = v710 + v705;
              const float v712 = m0[v711];
              const float v713 = x17;
              const float v714 = fma(v712, v1539, v713);
              x17 = v714;
              const uint v715 = min(v203, v699);
              const uint v716 = v715 * v26;
              const uint v717 = v7 + v716;
              const uint v718 = v717 + v705;
              const float v719 = m0[v718];
              const float v720 = x18;
              const float v721 = fma(v719, v1539, v720);
              x18 = v721;
              const uint v722 = min(v276, v699);
              const uint v723 = v722 * v26;
              const uint v724 = v7 + v723;
              const uint v725 = v724 + v705;
              const float v726 = m0[v725];
              const float v727 = x19;
              const float v728 = fma(v726, v1539, v727);
              x19 = v728;
              const uint v729 = min(v281, v699);
              const uint v730 = v729 * v26;
              const uint v731 = v7 + v730;
              const uint v732 = v731 + v705;
              const float v733 = m0[v732];
              const float v734 = x20;
              const float v735 = fma(v733, v1539, v734);
              x20 = v735;
            }
            const float v736 = m5[v701];
            const float v737 = x17;
            const float v738 = v736 + v737;
            m5[v701] = v738;
            const uint v739 = v701 + v204;
            const float v740 = m5[v739];
            const float v741 = x18;
            const float v742 = v740 + v741;
            m5[v739] = v742;
            const uint v743 = v701 + v392;
            const float v744 = m5[v743];
            const float v745 = x19;
            const float v746 = v744 + v745;
            m5[v743] = v746;
            const uint v747 = v701 + v397;
            const float v748 = m5[v747];
            const float v749 = x20;
            const float v750 = v748 + v749;
            m5[v747] = v750;
          }
        }
        const uint v751 = v126 / v6;
        x2 = v751;
        const bool v753 = v752 == v215;
        if (v753) {
          const uint v754 = v751 * v6;
          const uint v755 = v126 - v754;
          for (uint v757 = v206; v757 < v204; v757 += v207) {
            for (uint v758 = v202; v758 < v205; v758 += v203) {
              x21 = v212;
              const bool v759 = v758 < v5;
              const bool v760 = v757 < v107;
              const bool v761 = v759 & v760;
              if (v761) {
                const uint v762 = v758 * v26;
                const uint v763 = v7 + v762;
                const uint v764 = v763 + v757;
                const float v765 = m0[v764];
                const uint v766 = v755 + v757;
                const uint v767 = v766 >> v203;
                const uint v768 = v756 + v767;
                const uint v769 = b5[v768];
                const uint v770 = v766 & v203;
                const bool v771 = v770 == v203;
                const float2 v772 = float2(as_type<half2>(v769));
                const float v773 = v772.x;
                const float v774 = v772.y;
                const float v775 = select(v773, v774, v771);
                const float v776 = v765 * v775;
                const float v777 = v776 * v240;
                x21 = v777;
              }
              const float v778 = x21;
              const uint v779 = v758 * v204;
              const uint v780 = v757 + v779;
              m4[v780] = v778;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v781 = v202; v781 < v246; v781 += v203) {
            const uint v782 = v203 << v781;
            const uint v783 = v782 - v203;
            const uint v784 = v781 + v203;
            for (uint v785 = v206; v785 < v245; v785 += v207) {
              const uint v786 = v785 >> v781;
              const uint v787 = v786 << v784;
              const uint v788 = v785 & v783;
              const uint v789 = v787 + v788;
              for (uint v790 = v202; v790 < v205; v790 += v203) {
                const uint v791 = v790 * v204;
                const uint v792 = v791 + v789;
                const uint v793 = v792 + v782;
                const float v794 = m4[v792];
                const float v795 = m4[v793];
                const float v796 = v794 + v795;
                const float v797 = v794 - v795;
                m4[v792] = v796;
                m4[v793] = v797;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v798 = v755 / v264;
          for (uint v799 = v206; v799 < v204; v799 += v207) {
            x22 = v212;
            x23 = v212;
            x24 = v212;
            x25 = v212;
            const uint v800 = v751 + v799;
            const uint v801 = v800 / v264;
            const uint v802 = v800 % v264;
            for (uint v803 = v202; v803 < v204; v803 += v203) {
              const uint v804 = v803 / v264;
              const uint v805 = v798 + v804;
              const uint v806 = v803 % v264;
              const uint v809 = v807 * v205;
              const uint v810 = v805 * v808;
              const uint v811 = v810 + v801;
              const uint v812 = v811 * v809;
              const uint v813 = v802 & v246;
              const uint v814 = v813 << v282;
              const uint v815 = v802 >> v281;
              const uint v816 = v815 << v276;
              const uint v817 = v806 & v246;
              const uint v818 = v817 >> v203;
              const uint v819 = v818 << v281;
              const uint v820 = v806 >> v281;
              const uint v821 = v820 << v203;
              const uint v822 = v806 & v203;
              const uint v823 = v814 + v816;
              const uint v824 = v823 + v819;
              const uint v825 = v824 + v821;
              const uint v826 = v825 + v822;
              const uint v827 = v826 + v203;
              const uint v828 = v827 * v807;
              const uint v829 = v828 >> v203;
              const uint v830 = v809 << v282;
              const uint v831 = v829 + v830;
              const uint v832 = v831 - v203;
              const uint v833 = v832 >> v282;
              const uint v834 = v831 - v264;
              const uint v835 = v834 >> v282;
              const bool v836 = v833 < v809;
              const uint v837 = v833 - v809;
              const uint v838 = select(v837, v833, v836);
              const uint v839 = v812 + v838;
              const uint v840 = b5[v839];
              const bool v841 = v835 < v809;
              const uint v842 = v835 - v809;
              const uint v843 = select(v842, v835, v841);
              const uint v844 = v812 + v843;
              const uint v845 = b5[v844];
              const uint v846 = v832 & v303;
              const uint v847 = v303 - v846;
              const uint v848 = v840 >> v847;
              const uint v849 = v845 << v203;
              const uint v850 = v849 << v846;
              const uint v851 = v848 | v850;
              const uint v852 = v851 & v323;
              const bool v854 = v853 == v202;
              const bool v855 = v853 == v276;
              const uint v856 = select(v329, v330, v855);
              const uint v857 = select(v856, v328, v854);
              const uint v858 = select(v202, v333, v854);
              const uint v859 = v852 * v857;
              const uint v860 = v859 + v858;
              const uint v861 = v860 & v337;
              const uint v862 = v861 ^ v338;
              const uint v863 = v862 >> v264;
              const uint v864 = v862 & v342;
              const uint v865 = v864 << v264;
              const uint v866 = v862 & v343;
              const uint v867 = v866 << v344;
              const uint v868 = v867 + v345;
              const uint v869 = v865 | v868;
              const float v870 = as_type<float>(v869);
              const uint v871 = v863 & v342;
              const uint v872 = v871 << v264;
              const uint v873 = v863 & v343;
              const uint v874 = v873 << v344;
              const uint v875 = v874 + v345;
              const uint v876 = v872 | v875;
              const float v877 = as_type<float>(v876);
              const float v878 = v870 + v877;
              const uint v879 = v860 & v361;
              const uint v880 = v860 >> v362;
              const uint v881 = v880 & v361;
              const uint v882 = v879 + v881;
              const uint v883 = v882 >> v264;
              const uint v884 = v882 + v883;
              const uint v885 = v884 & v363;
              const float v886 = float(v885);
              const float v887 = fma(v886, v372, v373);
              const float v888 = select(v878, v887, v855);
              const uint v889 = as_type<uint>(v888);
              const uint v890 = v889 >> v344;
              const uint v891 = v890 & v203;
              const uint v892 = v889 + v379;
              const uint v893 = v892 + v891;
              const uint v894 = v893 & v380;
              const float v895 = as_type<float>(v894);
              const float v896 = m4[v803];
              const float v897 = x22;
              const float v898 = fma(v896, v895, v897);
              x22 = v898;
              const uint v899 = v803 + v204;
              const float v900 = m4[v899];
              const float v901 = x23;
              const float v902 = fma(v900, v895, v901);
              x23 = v902;
              const uint v903 = v803 + v392;
              const float v904 = m4[v903];
              const float v905 = x24;
              const float v906 = fma(v904, v895, v905);
              x24 = v906;
              const uint v907 = v803 + v397;
              const float v908 = m4[v907];
              const float v909 = x25;
              const float v910 = fma(v908, v895, v909);
              x25 = v910;
            }
            const float v911 = m6[v799];
            const float v912 = x22;
            const float v913 = v911 + v912;
            m6[v799] = v913;
            const uint v914 = v799 + v204;
            const float v915 = m6[v914];
            const float v916 = x23;
            const float v917 = v915 + v916;
            m6[v914] = v917;
            const uint v918 = v799 + v392;
            const float v919 = m6[v918];
            const float v920 = x24;
            const float v921 = v919 + v920;
            m6[v918] = v921;
            const uint v922 = v799 + v397;
            const float v923 = m6[v922];
            const float v924 = x25;
            const float v925 = v923 + v924;
            m6[v922] = v925;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v926 = v5 - v203;
          const uint v927 = v103 - v203;
          for (uint v928 = v206; v928 < v204; v928 += v207) {
            x26 = v212;
            x27 = v212;
            x28 = v212;
            x29 = v212;
            const uint v929 = min(v928, v927);
            const uint v930 = v929 * v6;
            const uint v931 = v126 + v930;
            for (uint v932 = v202; v932 < v107; v932 += v203) {
              const uint v933 = v931 + v932;
              const bool v1541 = v1540 == v1361;
              if (v1541) {
                const uint v1542 = b5[v933];
                const float v1543 = as_type<float>(v1542);
                x41 = v1543;
              } else {
                const bool v1544 = v1540 < v1365;
                if (v1544) {
                  const bool v1545 = v1540 == v1367;
                  const uint v1546 = v933 >> v1367;
                  const uint v1547 = b5[v1546];
                  const uint v1548 = v933 & v1367;
                  const bool v1549 = v1548 == v1367;
                  const float2 v1550 = float2(as_type<half2>(v1547));
                  const float v1551 = v1550.x;
                  const float v1552 = v1550.y;
                  const uint v1553 = v1547 << v1376;
                  const uint v1554 = v1547 & v1377;
                  const float v1555 = as_type<float>(v1553);
                  const float v1556 = as_type<float>(v1554);
                  const float v1557 = select(v1551, v1552, v1549);
                  const float v1558 = select(v1555, v1556, v1549);
                  const float v1559 = select(v1558, v1557, v1545);
                  x41 = v1559;
                } else {
                  const uint v1561 = v933 >> v1386;
                  const uint v1562 = v1561 * v1560;
                  const uint v1563 = v933 & v1387;
                  const uint v1564 = v1563 * v1560;
                  const uint v1565 = v1564 >> v1386;
                  const uint v1566 = v1562 + v1565;
                  const uint v1567 = v1564 & v1387;
                  const uint v1568 = b5[v1566];
                  const uint v1569 = v1566 + v1367;
                  const uint v1570 = b5[v1569];
                  const uint v1571 = v1568 >> v1567;
                  const uint v1572 = v1387 - v1567;
                  const uint v1573 = v1570 << v1367;
                  const uint v1574 = v1573 << v1572;
                  const uint v1575 = v1571 | v1574;
                  const uint v1576 = v1367 << v1560;
                  const uint v1577 = v1576 - v1367;
                  const uint v1579 = v933 >> v1578;
                  const bool v1580 = v1540 == v1365;
                  const bool v1581 = v1540 == v1407;
                  const uint v1582 = v1579 >> v1367;
                  const uint v1583 = select(v1582, v1579, v1580);
                  const uint v1585 = v1584 + v1583;
                  const uint v1586 = b5[v1585];
                  const float v1587 = as_type<float>(v1586);
                  const uint v1588 = v1579 & v1367;
                  const bool v1589 = v1588 == v1367;
                  const float2 v1590 = float2(as_type<half2>(v1586));
                  const float v1591 = v1590.x;
                  const float v1592 = v1590.y;
                  const uint v1593 = v1586 << v1376;
                  const uint v1594 = v1586 & v1377;
                  const float v1595 = as_type<float>(v1593);
                  const float v1596 = as_type<float>(v1594);
                  const float v1597 = select(v1591, v1592, v1589);
                  const float v1598 = select(v1595, v1596, v1589);
                  const float v1599 = select(v1598, v1597, v1581);
                  const float v1600 = select(v1599, v1587, v1580);
                  const bool v1601 = v1540 == v1365;
                  const bool v1602 = v1540 == v1407;
                  const uint v1603 = v1579 >> v1367;
                  const uint v1604 = select(v1603, v1579, v1601);
                  const uint v1606 = v1605 + v1604;
                  const uint v1607 = b5[v1606];
                  const float v1608 = as_type<float>(v1607);
                  const uint v1609 = v1579 & v1367;
                  const bool v1610 = v1609 == v1367;
                  const float2 v1611 = float2(as_type<half2>(v1607));
                  const float v1612 = v1611.x;
                  const float v1613 = v1611.y;
                  const uint v1614 = v1607 << v1376;
                  const uint v1615 = v1607 & v1377;
                  const float v1616 = as_type<float>(v1614);
                  const float v1617 = as_type<float>(v1615);
                  const float v1618 = select(v1612, v1613, v1610);
                  const float v1619 = select(v1616, v1617, v1610);
                  const float v1620 = select(v1619, v1618, v1602);
                  const float v1621 = select(v1620, v1608, v1601);
                  const uint v1622 = v1575 & v1577;
                  const float v1623 = float(v1622);
                  const float v1624 = fma(v1600, v1623, v1621);
                  x41 = v1624;
                }
              }
              const float v1625 = x41;
              const uint v935 = min(v202, v926);
              const uint v936 = v935 * v26;
              const uint v937 = v7 + v936;
              const uint v938 = v937 + v932;
              const float v939 = m0[v938];
              const float v940 = x26;
              const float v941 = fma(v939, v1625, v940);
              x26 = v941;
              const uint v942 = min(v203, v926);
              const uint v943 = v942 * v26;
              const uint v944 = v7 + v943;
              const uint v945 = v944 + v932;
              const float v946 = m0[v945];
              const float v947 = x27;
              const float v948 = fma(v946, v1625, v947);
              x27 = v948;
              const uint v949 = min(v276, v926);
              const uint v950 = v949 * v26;
              const uint v951 = v7 + v950;
              const uint v952 = v951 + v932;
              const float v953 = m0[v952];
              const float v954 = x28;
              const float v955 = fma(v953, v1625, v954);
              x28 = v955;
              const uint v956 = min(v281, v926);
              const uint v957 = v956 * v26;
              const uint v958 = v7 + v957;
              const uint v959 = v958 + v932;
              const float v960 = m0[v959];
              const float v961 = x29;
              const float v962 = fma(v960, v1625, v961);
              x29 = v962;
            }
            const float v963 = m6[v928];
            const float v964 = x26;
            const float v965 = v963 + v964;
            m6[v928] = v965;
            const uint v966 = v928 + v204;
            const float v967 = m6[v966];
            const float v968 = x27;
            const float v969 = v967 + v968;
            m6[v966] = v969;
            const uint v970 = v928 + v392;
            const float v971 = m6[v970];
            const float v972 = x28;
            const float v973 = v971 + v972;
            m6[v970] = v973;
            const uint v974 = v928 + v397;
            const float v975 = m6[v974];
            const float v976 = x29;
            const float v977 = v975 + v976;
            m6[v974] = v977;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v978 = v206; v978 < v204; v978 += v207) {
        for (uint v979 = v202; v979 < v205; v979 += v203) {
          const uint v980 = v979 * v204;
          const uint v981 = v978 + v980;
          const float v982 = m5[v981];
          const uint v983 = v979 * v26;
          const uint v984 = v7 + v983;
          const uint v985 = v984 + v978;
          m2[v985] = v982;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v986 = v525 == v215;
      if (v986) {
        for (uint v987 = v202; v987 < v246; v987 += v203) {
          const uint v988 = v203 << v987;
          const uint v989 = v988 - v203;
          const uint v990 = v987 + v203;
          for (uint v991 = v206; v991 < v245; v991 += v207) {
            const uint v992 = v991 >> v987;
            const uint v993 = v992 << v990;
            const uint v994 = v991 & v989;
            const uint v995 = v993 + v994;
            for (uint v996 = v202; v996 < v205; v996 += v203) {
              const uint v997 = v996 * v26;
              const uint v998 = v7 + v997;
              const uint v999 = v998 + v995;
              const uint v1000 = v999 + v988;
              const float v1001 = m2[v999];
              const float v1002 = m2[v1000];
              const float v1003 = v1001 + v1002;
              const float v1004 = v1001 - v1002;
              m2[v999] = v1003;
              m2[v1000] = v1004;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1005 = x1;
        for (uint v1007 = v206; v1007 < v204; v1007 += v207) {
          for (uint v1008 = v202; v1008 < v205; v1008 += v203) {
            const uint v1009 = v1008 * v26;
            const uint v1010 = v7 + v1009;
            const uint v1011 = v1010 + v1007;
            const float v1012 = m2[v1011];
            const uint v1013 = v1005 + v1007;
            const uint v1014 = v1013 >> v203;
            const uint v1015 = v1006 + v1014;
            const uint v1016 = b4[v1015];
            const uint v1017 = v1013 & v203;
            const bool v1018 = v1017 == v203;
            const float2 v1019 = float2(as_type<half2>(v1016));
            const float v1020 = v1019.x;
            const float v1021 = v1019.y;
            const float v1022 = select(v1020, v1021, v1018);
            const float v1023 = v1012 * v240;
            const float v1024 = v1023 * v1022;
            m2[v1011] = v1024;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1025 = v206; v1025 < v204; v1025 += v207) {
        for (uint v1026 = v202; v1026 < v205; v1026 += v203) {
          const uint v1027 = v1026 * v204;
          const uint v1028 = v1025 + v1027;
          const float v1029 = m6[v1028];
          const uint v1030 = v1026 * v26;
          const uint v1031 = v7 + v1030;
          const uint v1032 = v1031 + v1025;
          m3[v1032] = v1029;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1033 = v752 == v215;
      if (v1033) {
        for (uint v1034 = v202; v1034 < v246; v1034 += v203) {
          const uint v1035 = v203 << v1034;
          const uint v1036 = v1035 - v203;
          const uint v1037 = v1034 + v203;
          for (uint v1038 = v206; v1038 < v245; v1038 += v207) {
            const uint v1039 = v1038 >> v1034;
            const uint v1040 = v1039 << v1037;
            const uint v1041 = v1038 & v1036;
            const uint v1042 = v1040 + v1041;
            for (uint v1043 = v202; v1043 < v205; v1043 += v203) {
              const uint v1044 = v1043 * v26;
              const uint v1045 = v7 + v1044;
              const uint v1046 = v1045 + v1042;
              const uint v1047 = v1046 + v1035;
              const float v1048 = m3[v1046];
              const float v1049 = m3[v1047];
              const float v1050 = v1048 + v1049;
              const float v1051 = v1048 - v1049;
              m3[v1046] = v1050;
              m3[v1047] = v1051;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1052 = x2;
        for (uint v1054 = v206; v1054 < v204; v1054 += v207) {
          for (uint v1055 = v202; v1055 < v205; v1055 += v203) {
            const uint v1056 = v1055 * v26;
            const uint v1057 = v7 + v1056;
            const uint v1058 = v1057 + v1054;
            const float v1059 = m3[v1058];
            const uint v1060 = v1052 + v1054;
            const uint v1061 = v1060 >> v203;
            const uint v1062 = v1053 + v1061;
            const uint v1063 = b5[v1062];
            const uint v1064 = v1060 & v203;
            const bool v1065 = v1064 == v203;
            const float2 v1066 = float2(as_type<half2>(v1063));
            const float v1067 = v1066.x;
            const float v1068 = v1066.y;
            const float v1069 = select(v1067, v1068, v1065);
            const float v1070 = v1059 * v240;
            const float v1071 = v1070 * v1069;
            m3[v1058] = v1071;
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
      for (uint v1072 = v206; v1072 < v204; v1072 += v207) {
        for (uint v1073 = v202; v1073 < v205; v1073 += v203) {
          const uint v1074 = v1073 * v204;
          const uint v1075 = v1072 + v1074;
          m5[v1075] = v212;
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
        const uint v1076 = v183 / v6;
        x1 = v1076;
        const bool v1078 = v1077 == v215;
        if (v1078) {
          const uint v1079 = v1076 * v6;
          const uint v1080 = v183 - v1079;
          for (uint v1082 = v206; v1082 < v204; v1082 += v207) {
            for (uint v1083 = v202; v1083 < v205; v1083 += v203) {
              x30 = v212;
              const bool v1084 = v1083 < v5;
              const bool v1085 = v1082 < v164;
              const bool v1086 = v1084 & v1085;
              if (v1086) {
                const uint v1087 = v1083 * v26;
                const uint v1088 = v7 + v1087;
                const uint v1089 = v1088 + v1082;
                const float v1090 = m0[v1089];
                const uint v1091 = v1080 + v1082;
                const uint v1092 = v1091 >> v203;
                const uint v1093 = v1081 + v1092;
                const uint v1094 = b7[v1093];
                const uint v1095 = v1091 & v203;
                const bool v1096 = v1095 == v203;
                const float2 v1097 = float2(as_type<half2>(v1094));
                const float v1098 = v1097.x;
                const float v1099 = v1097.y;
                const float v1100 = select(v1098, v1099, v1096);
                const float v1101 = v1090 * v1100;
                const float v1102 = v1101 * v240;
                x30 = v1102;
              }
              const float v1103 = x30;
              const uint v1104 = v1083 * v204;
              const uint v1105 = v1082 + v1104;
              m4[v1105] = v1103;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v1106 = v202; v1106 < v246; v1106 += v203) {
            const uint v1107 = v203 << v1106;
            const uint v1108 = v1107 - v203;
            const uint v1109 = v1106 + v203;
            for (uint v1110 = v206; v1110 < v245; v1110 += v207) {
              const uint v1111 = v1110 >> v1106;
              const uint v1112 = v1111 << v1109;
              const uint v1113 = v1110 & v1108;
              const uint v1114 = v1112 + v1113;
              for (uint v1115 = v202; v1115 < v205; v1115 += v203) {
                const uint v1116 = v1115 * v204;
                const uint v1117 = v1116 + v1114;
                const uint v1118 = v1117 + v1107;
                const float v1119 = m4[v1117];
                const float v1120 = m4[v1118];
                const float v1121 = v1119 + v1120;
                const float v1122 = v1119 - v1120;
                m4[v1117] = v1121;
                m4[v1118] = v1122;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v1123 = v1080 / v264;
          for (uint v1124 = v206; v1124 < v204; v1124 += v207) {
            x31 = v212;
            x32 = v212;
            x33 = v212;
            x34 = v212;
            const uint v1125 = v1076 + v1124;
            const uint v1126 = v1125 / v264;
            const uint v1127 = v1125 % v264;
            for (uint v1128 = v202; v1128 < v204; v1128 += v203) {
              const uint v1129 = v1128 / v264;
              const uint v1130 = v1123 + v1129;
              const uint v1131 = v1128 % v264;
              const uint v1134 = v1132 * v205;
              const uint v1135 = v1130 * v1133;
              const uint v1136 = v1135 + v1126;
              const uint v1137 = v1136 * v1134;
              const uint v1138 = v1127 & v246;
              const uint v1139 = v1138 << v282;
              const uint v1140 = v1127 >> v281;
              const uint v1141 = v1140 << v276;
              const uint v1142 = v1131 & v246;
              const uint v1143 = v1142 >> v203;
              const uint v1144 = v1143 << v281;
              const uint v1145 = v1131 >> v281;
              const uint v1146 = v1145 << v203;
              const uint v1147 = v1131 & v203;
              const uint v1148 = v1139 + v1141;
              const uint v1149 = v1148 + v1144;
              const uint v1150 = v1149 + v1146;
              const uint v1151 = v1150 + v1147;
              const uint v1152 = v1151 + v203;
              const uint v1153 = v1152 * v1132;
              const uint v1154 = v1153 >> v203;
              const uint v1155 = v1134 << v282;
              const uint v1156 = v1154 + v1155;
              const uint v1157 = v1156 - v203;
              const uint v1158 = v1157 >> v282;
              const uint v1159 = v1156 - v264;
              const uint v1160 = v1159 >> v282;
              const bool v1161 = v1158 < v1134;
              const uint v1162 = v1158 - v1134;
              const uint v1163 = select(v1162, v1158, v1161);
              const uint v1164 = v1137 + v1163;
              const uint v1165 = b7[v1164];
              const bool v1166 = v1160 < v1134;
              const uint v1167 = v1160 - v1134;
              const uint v1168 = select(v1167, v1160, v1166);
              const uint v1169 = v1137 + v1168;
              const uint v1170 = b7[v1169];
              const uint v1171 = v1157 & v303;
              const uint v1172 = v303 - v1171;
              const uint v1173 = v1165 >> v1172;
              const uint v1174 = v1170 << v203;
              const uint v1175 = v1174 << v1171;
              const uint v1176 = v1173 | v1175;
              const uint v1177 = v1176 & v323;
              const bool v1179 = v1178 == v202;
              const bool v1180 = v1178 == v276;
              const uint v1181 = select(v329, v330, v1180);
              const uint v1182 = select(v1181, v328, v1179);
              const uint v1183 = select(v202, v333, v1179);
              const uint v1184 = v1177 * v1182;
              const uint v1185 = v1184 + v1183;
              const uint v1186 = v1185 & v337;
              const uint v1187 = v1186 ^ v338;
              const uint v1188 = v1187 >> v264;
              const uint v1189 = v1187 & v342;
              const uint v1190 = v1189 << v264;
              const uint v1191 = v1187 & v343;
              const uint v1192 = v1191 << v344;
              const uint v1193 = v1192 + v345;
              const uint v1194 = v1190 | v1193;
              const float v1195 = as_type<float>(v1194);
              const uint v1196 = v1188 & v342;
              const uint v1197 = v1196 << v264;
              const uint v1198 = v1188 & v343;
              const uint v1199 = v1198 << v344;
              const uint v1200 = v1199 + v345;
              const uint v1201 = v1197 | v1200;
              const float v1202 = as_type<float>(v1201);
              const float v1203 = v1195 + v1202;
              const uint v1204 = v1185 & v361;
              const uint v1205 = v1185 >> v362;
              const uint v1206 = v1205 & v361;
              const uint v1207 = v1204 + v1206;
              const uint v1208 = v1207 >> v264;
              const uint v1209 = v1207 + v1208;
              const uint v1210 = v1209 & v363;
              const float v1211 = float(v1210);
              const float v1212 = fma(v1211, v372, v373);
              const float v1213 = select(v1203, v1212, v1180);
              const uint v1214 = as_type<uint>(v1213);
              const uint v1215 = v1214 >> v344;
              const uint v1216 = v1215 & v203;
              const uint v1217 = v1214 + v379;
              const uint v1218 = v1217 + v1216;
              const uint v1219 = v1218 & v380;
              const float v1220 = as_type<float>(v1219);
              const float v1221 = m4[v1128];
              const float v1222 = x31;
              const float v1223 = fma(v1221, v1220, v1222);
              x31 = v1223;
              const uint v1224 = v1128 + v204;
              const float v1225 = m4[v1224];
              const float v1226 = x32;
              const float v1227 = fma(v1225, v1220, v1226);
              x32 = v1227;
              const uint v1228 = v1128 + v392;
              const float v1229 = m4[v1228];
              const float v1230 = x33;
              const float v1231 = fma(v1229, v1220, v1230);
              x33 = v1231;
              const uint v1232 = v1128 + v397;
              const float v1233 = m4[v1232];
              const float v1234 = x34;
              const float v1235 = fma(v1233, v1220, v1234);
              x34 = v1235;
            }
            const float v1236 = m5[v1124];
            const float v1237 = x31;
            const float v1238 = v1236 + v1237;
            m5[v1124] = v1238;
            const uint v1239 = v1124 + v204;
            const float v1240 = m5[v1239];
            const float v1241 = x32;
            const float v1242 = v1240 + v1241;
            m5[v1239] = v1242;
            const uint v1243 = v1124 + v392;
            const float v1244 = m5[v1243];
            const float v1245 = x33;
            const float v1246 = v1244 + v1245;
            m5[v1243] = v1246;
            const uint v1247 = v1124 + v397;
            const float v1248 = m5[v1247];
            const float v1249 = x34;
            const float v1250 = v1248 + v1249;
            m5[v1247] = v1250;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1251 = v5 - v203;
          const uint v1252 = v160 - v203;
          for (uint v1253 = v206; v1253 < v204; v1253 += v207) {
            x35 = v212;
            x36 = v212;
            x37 = v212;
            x38 = v212;
            const uint v1254 = min(v1253, v1252);
            const uint v1255 = v1254 * v6;
            const uint v1256 = v183 + v1255;
            for (uint v1257 = v202; v1257 < v164; v1257 += v203) {
              const uint v1258 = v1256 + v1257;
              const bool v1627 = v1626 == v1361;
              if (v1627) {
                const uint v1628 = b7[v1258];
                const float v1629 = as_type<float>(v1628);
                x42 = v1629;
              } else {
                const bool v1630 = v1626 < v1365;
                if (v1630) {
                  const bool v1631 = v1626 == v1367;
                  const uint v1632 = v1258 >> v1367;
                  const uint v1633 = b7[v1632];
                  const uint v1634 = v1258 & v1367;
                  const bool v1635 = v1634 == v1367;
                  const float2 v1636 = float2(as_type<half2>(v1633));
                  const float v1637 = v1636.x;
                  const float v1638 = v1636.y;
                  const uint v1639 = v1633 << v1376;
                  const uint v1640 = v1633 & v1377;
                  const float v1641 = as_type<float>(v1639);
                  const float v1642 = as_type<float>(v1640);
                  const float v1643 = select(v1637, v1638, v1635);
                  const float v1644 = select(v1641, v1642, v1635);
                  const float v1645 = select(v1644, v1643, v1631);
                  x42 = v1645;
                } else {
                  const uint v1647 = v1258 >> v1386;
                  const uint v1648 = v1647 * v1646;
                  const uint v1649 = v1258 & v1387;
                  const uint v1650 = v1649 * v1646;
                  const uint v1651 = v1650 >> v1386;
                  const uint v1652 = v1648 + v1651;
                  const uint v1653 = v1650 & v1387;
                  const uint v1654 = b7[v1652];
                  const uint v1655 = v1652 + v1367;
                  const uint v1656 = b7[v1655];
                  const uint v1657 = v1654 >> v1653;
                  const uint v1658 = v1387 - v1653;
                  const uint v1659 = v1656 << v1367;
                  const uint v1660 = v1659 << v1658;
                  const uint v1661 = v1657 | v1660;
                  const uint v1662 = v1367 << v1646;
                  const uint v1663 = v1662 - v1367;
                  const uint v1665 = v1258 >> v1664;
                  const bool v1666 = v1626 == v1365;
                  const bool v1667 = v1626 == v1407;
                  const uint v1668 = v1665 >> v1367;
                  const uint v1669 = select(v1668, v1665, v1666);
                  const uint v1671 = v1670 + v1669;
                  const uint v1672 = b7[v1671];
                  const float v1673 = as_type<float>(v1672);
                  const uint v1674 = v1665 & v1367;
                  const bool v1675 = v1674 == v1367;
                  const float2 v1676 = float2(as_type<half2>(v1672));
                  const float v1677 = v1676.x;
                  const float v1678 = v1676.y;
                  const uint v1679 = v1672 << v1376;
                  const uint v1680 = v1672 & v1377;
                  const float v1681 = as_type<float>(v1679);
                  const float v1682 = as_type<float>(v1680);
                  const float v1683 = select(v1677, v1678, v1675);
                  const float v1684 = select(v1681, v1682, v1675);
                  const float v1685 = select(v1684, v1683, v1667);
                  const float v1686 = select(v1685, v1673, v1666);
                  const bool v1687 = v1626 == v1365;
                  const bool v1688 = v1626 == v1407;
                  const uint v1689 = v1665 >> v1367;
                  const uint v1690 = select(v1689, v1665, v1687);
                  const uint v1692 = v1691 + v1690;
                  const uint v1693 = b7[v1692];
                  const float v1694 = as_type<float>(v1693);
                  const uint v1695 = v1665 & v1367;
                  const bool v1696 = v1695 == v1367;
                  const float2 v1697 = float2(as_type<half2>(v1693));
                  const float v1698 = v1697.x;
                  const float v1699 = v1697.y;
                  const uint v1700 = v1693 << v1376;
                  const uint v1701 = v1693 & v1377;
                  const float v1702 = as_type<float>(v1700);
                  const float v1703 = as_type<float>(v1701);
                  const float v1704 = select(v1698, v1699, v1696);
                  const float v1705 = select(v1702, v1703, v1696);
                  const float v1706 = select(v1705, v1704, v1688);
                  const float v1707 = select(v1706, v1694, v1687);
                  const uint v1708 = v1661 & v1663;
                  const float v1709 = float(v1708);
                  const float v1710 = fma(v1686, v1709, v1707);
                  x42 = v1710;
                }
              }
              const float v1711 = x42;
              const uint v1260 = min(v202, v1251);
              const uint v1261 = v1260 * v26;
              const uint v1262 = v7 + v1261;
              const uint v1263 = v1262 + v1257;
              const float v1264 = m0[v1263];
              const float v1265 = x35;
              const float v1266 = fma(v1264, v1711, v1265);
              x35 = v1266;
              const uint v1267 = min(v203, v1251);
              const uint v1268 = v1267 * v26;
              const uint v1269 = v7 + v1268;
              const uint v1270 = v1269 + v1257;
              const float v1271 = m0[v1270];
              const float v1272 = x36;
              const float v1273 = fma(v1271, v1711, v1272);
              x36 = v1273;
              const uint v1274 = min(v276, v1251);
              const uint v1275 = v1274 * v26;
              const uint v1276 = v7 + v1275;
              const uint v1277 = v1276 + v1257;
              const float v1278 = m0[v1277];
              const float v1279 = x37;
              const float v1280 = fma(v1278, v1711, v1279);
              x37 = v1280;
              const uint v1281 = min(v281, v1251);
              const uint v1282 = v1281 * v26;
              const uint v1283 = v7 + v1282;
              const uint v1284 = v1283 + v1257;
              const float v1285 = m0[v1284];
              const float v1286 = x38;
              const float v1287 = fma(v1285, v1711, v1286);
              x38 = v1287;
            }
            const float v1288 = m5[v1253];
            const float v1289 = x35;
            const float v1290 = v1288 + v1289;
            m5[v1253] = v1290;
            const uint v1291 = v1253 + v204;
            const float v1292 = m5[v1291];
            const float v1293 = x36;
            const float v1294 = v1292 + v1293;
            m5[v1291] = v1294;
            const uint v1295 = v1253 + v392;
            const float v1296 = m5[v1295];
            const float v1297 = x37;
            const float v1298 = v1296 + v1297;
            m5[v1295] = v1298;
            const uint v1299 = v1253 + v397;
            const float v1300 = m5[v1299];
            const float v1301 = x38;
            const float v1302 = v1300 + v1301;
            m5[v1299] = v1302;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1303 = v206; v1303 < v204; v1303 += v207) {
        for (uint v1304 = v202; v1304 < v205; v1304 += v203) {
          const uint v1305 = v1304 * v204;
          const uint v1306 = v1303 + v1305;
          const float v1307 = m5[v1306];
          const uint v1308 = v1304 * v26;
          const uint v1309 = v7 + v1308;
          const uint v1310 = v1309 + v1303;
          m2[v1310] = v1307;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1311 = v1077 == v215;
      if (v1311) {
        for (uint v1312 = v202; v1312 < v246; v1312 += v203) {
          const uint v1313 = v203 << v1312;
          const uint v1314 = v1313 - v203;
          const uint v1315 = v1312 + v203;
          for (uint v1316 = v206; v1316 < v245; v1316 += v207) {
            const uint v1317 = v1316 >> v1312;
            const uint v1318 = v1317 << v1315;
            const uint v1319 = v1316 & v1314;
            const uint v1320 = v1318 + v1319;
            for (uint v1321 = v202; v1321 < v205; v1321 += v203) {
              const uint v1322 = v1321 * v26;
              const uint v1323 = v7 + v1322;
              const uint v1324 = v1323 + v1320;
              const uint v1325 = v1324 + v1313;
              const float v1326 = m2[v1324];
              const float v1327 = m2[v1325];
              const float v1328 = v1326 + v1327;
              const float v1329 = v1326 - v1327;
              m2[v1324] = v1328;
              m2[v1325] = v1329;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1330 = x1;
        for (uint v1332 = v206; v1332 < v204; v1332 += v207) {
          for (uint v1333 = v202; v1333 < v205; v1333 += v203) {
            const uint v1334 = v1333 * v26;
            const uint v1335 = v7 + v1334;
            const uint v1336 = v1335 + v1332;
            const float v1337 = m2[v1336];
            const uint v1338 = v1330 + v1332;
            const uint v1339 = v1338 >> v203;
            const uint v1340 = v1331 + v1339;
            const uint v1341 = b7[v1340];
            const uint v1342 = v1338 & v203;
            const bool v1343 = v1342 == v203;
            const float2 v1344 = float2(as_type<half2>(v1341));
            const float v1345 = v1344.x;
            const float v1346 = v1344.y;
            const float v1347 = select(v1345, v1346, v1343);
            const float v1348 = v1337 * v240;
            const float v1349 = v1348 * v1347;
            m2[v1336] = v1349;
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
