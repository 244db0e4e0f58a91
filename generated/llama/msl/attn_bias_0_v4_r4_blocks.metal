#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_0_v4_r4_blocks(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // attn_norm
    device const float* b3 [[buffer(3)]], // q_bias
    device float* b4 [[buffer(4)]], // stored4
    device const uint* b5 [[buffer(5)]], // k_proj
    device const float* b6 [[buffer(6)]], // k_bias
    device float* b7 [[buffer(7)]], // stored7
    device const uint* b8 [[buffer(8)]], // v_proj
    device const float* b9 [[buffer(9)]], // v_bias
    device float* b10 [[buffer(10)]], // stored10
    constant uint* params [[buffer(11)]],
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
  float4 x30;
  float4 x31;
  float4 x32;
  const uint v1251 = params[28];
  const uint v1252 = 0u;
  const uint v1256 = 3u;
  const uint v1258 = 1u;
  const uint v1266 = 16u;
  const uint v1267 = 4294901760u;
  const uint v1285 = params[29];
  const uint v1286 = 5u;
  const uint v1287 = 31u;
  const uint v1305 = params[30];
  const uint v1307 = 4u;
  const uint v1312 = params[31];
  const uint v1333 = params[32];
  const uint v1367 = params[33];
  const uint v1396 = params[34];
  const uint v1414 = params[35];
  const uint v1420 = params[36];
  const uint v1441 = params[37];
  const uint v1475 = params[38];
  const uint v1504 = params[39];
  const uint v1522 = params[40];
  const uint v1528 = params[41];
  const uint v1549 = params[42];
  const uint v212 = 0u;
  const uint v213 = 1u;
  const uint v214 = 128u;
  const uint v215 = 4u;
  const uint v216 = lane;
  const uint v217 = 32u;
  const float v222 = 0.0f;
  const uint v223 = params[4];
  const uint v224 = 6u;
  const uint v229 = params[5];
  const uint v230 = params[6];
  const uint v234 = params[7];
  const float v256 = 0.088388346f;
  const uint v261 = 64u;
  const uint v262 = 7u;
  const uint v280 = 16u;
  const uint v290 = params[8];
  const uint v291 = params[9];
  const uint v292 = 2u;
  const uint v298 = 3u;
  const uint v299 = 5u;
  const uint v320 = 31u;
  const uint v340 = 65535u;
  const uint v342 = params[10];
  const uint v345 = 89226354u;
  const uint v346 = 3417055213u;
  const uint v347 = 2212286765u;
  const uint v350 = 64248484u;
  const uint v354 = 2415890431u;
  const uint v355 = 996162400u;
  const uint v359 = 32768u;
  const uint v360 = 32767u;
  const uint v361 = 13u;
  const uint v362 = 939524096u;
  const uint v378 = 16711935u;
  const uint v379 = 8u;
  const uint v380 = 2047u;
  const float v389 = 0.006767273f;
  const float v390 = -3.453125f;
  const uint v396 = 4095u;
  const uint v397 = 4294959104u;
  const uint v409 = 256u;
  const uint v414 = 384u;
  const uint v559 = params[11];
  const uint v583 = params[12];
  const uint v588 = params[13];
  const uint v589 = params[14];
  const uint v593 = params[15];
  const uint v645 = params[16];
  const uint v646 = params[17];
  const uint v692 = params[18];
  const uint v890 = params[19];
  const uint v914 = params[20];
  const uint v919 = params[21];
  const uint v920 = params[22];
  const uint v924 = params[23];
  const uint v976 = params[24];
  const uint v977 = params[25];
  const uint v1023 = params[26];
  const uint v1221 = params[27];
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
  const uint v51 = group.x;
  const uint v52 = groups.x;
  const float v83 = as_type<float>(params[43]);
  const uint v93 = 512u;
  const uint v94 = 32u;
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
    const float v1241 = simd_shuffle_xor(v29, 16);
    const float v1242 = v29 + v1241;
    const float v1243 = simd_shuffle_xor(v1242, 8);
    const float v1244 = v1242 + v1243;
    const float v1245 = simd_shuffle_xor(v1244, 4);
    const float v1246 = v1244 + v1245;
    const float v1247 = simd_shuffle_xor(v1246, 2);
    const float v1248 = v1246 + v1247;
    const float v1249 = simd_shuffle_xor(v1248, 1);
    const float v1250 = v1248 + v1249;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1250;
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
  const uint v43 = v32 + v33;
  const uint v44 = v43 / v14;
  const uint v45 = v36 + v33;
  const uint v46 = v45 / v14;
  const uint v47 = v44 + v46;
  const uint v48 = v36 + v33;
  const uint v49 = v48 / v14;
  const uint v50 = v47 + v49;
  const uint v53 = v42 + v52;
  const uint v54 = v53 - v8;
  const uint v55 = v54 / v52;
  const uint v56 = v51 * v55;
  const uint v57 = v56 + v55;
  const uint v58 = min(v57, v42);
  for (uint v59 = v56; v59 < v58; v59 += v8) {
    const bool v60 = v59 < v44;
    const bool v61 = v59 < v7;
    const bool v62 = !v61;
    const bool v63 = v60 & v62;
    if (v63) {
      const uint v64 = v59 * v14;
      const uint v65 = v32 - v64;
      const uint v66 = min(v14, v65);
      const uint v67 = v64 * v6;
      for (uint v218 = v216; v218 < v214; v218 += v217) {
        for (uint v219 = v212; v219 < v215; v219 += v213) {
          const uint v220 = v219 * v214;
          const uint v221 = v218 + v220;
          m4[v221] = v222;
        }
      }
      for (uint v68 = v7; v68 < v6; v68 += v14) {
        const uint v69 = v6 - v68;
        const uint v70 = min(v14, v69);
        for (uint v71 = v7; v71 < v5; v71 += v8) {
          const uint v72 = v2 + v71;
          const uint v73 = v12 * v1;
          for (uint v74 = v73; v74 < v70; v74 += v14) {
            const uint v75 = v68 + v74;
            const uint v76 = v72 * v6;
            const uint v77 = v76 + v75;
            const float4 v78 = *(device const float4*)(b0 + v77);
            const uint v79 = v72 - v2;
            const float v80 = m1[v79];
            const float v81 = float(v6);
            const float v82 = v80 / v81;
            const float v84 = v82 + v83;
            const float v85 = precise::rsqrt(v84);
            const float4 v86 = float4(v85);
            const float4 v87 = v78 * v86;
            const float4 v88 = *(device const float4*)(b2 + v75);
            const float4 v89 = v87 * v88;
            const uint v90 = v71 * v14;
            const uint v91 = v74 + v90;
            *(threadgroup float4*)(m0 + v91) = v89;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v92 = v67 + v68;
        const bool v225 = v223 == v224;
        if (v225) {
          const uint v226 = v92 / v6;
          const uint v227 = v226 * v6;
          const uint v228 = v92 - v227;
          const uint v231 = v226 / v229;
          const uint v232 = v226 % v229;
          const uint v233 = v231 * v230;
          x1 = v232;
          x2 = v233;
          const uint v235 = v233 + v234;
          for (uint v236 = v216; v236 < v214; v236 += v217) {
            for (uint v237 = v212; v237 < v215; v237 += v213) {
              x3 = v222;
              const bool v238 = v237 < v5;
              const bool v239 = v236 < v70;
              const bool v240 = v238 & v239;
              if (v240) {
                const uint v241 = v237 * v14;
                const uint v242 = v7 + v241;
                const uint v243 = v242 + v236;
                const float v244 = m0[v243];
                const uint v245 = v228 + v236;
                const uint v246 = v245 >> v213;
                const uint v247 = v235 + v246;
                const uint v248 = b1[v247];
                const uint v249 = v245 & v213;
                const bool v250 = v249 == v213;
                const float2 v251 = float2(as_type<half2>(v248));
                const float v252 = v251.x;
                const float v253 = v251.y;
                const float v254 = select(v252, v253, v250);
                const float v255 = v244 * v254;
                const float v257 = v255 * v256;
                x3 = v257;
              }
              const float v258 = x3;
              const uint v259 = v237 * v214;
              const uint v260 = v236 + v259;
              m3[v260] = v258;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v263 = v212; v263 < v262; v263 += v213) {
            const uint v264 = v213 << v263;
            const uint v265 = v264 - v213;
            const uint v266 = v263 + v213;
            for (uint v267 = v216; v267 < v261; v267 += v217) {
              const uint v268 = v267 >> v263;
              const uint v269 = v268 << v266;
              const uint v270 = v267 & v265;
              const uint v271 = v269 + v270;
              for (uint v272 = v212; v272 < v215; v272 += v213) {
                const uint v273 = v272 * v214;
                const uint v274 = v273 + v271;
                const uint v275 = v274 + v264;
                const float v276 = m3[v274];
                const float v277 = m3[v275];
                const float v278 = v276 + v277;
                const float v279 = v276 - v277;
                m3[v274] = v278;
                m3[v275] = v279;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v281 = v228 / v280;
          for (uint v282 = v216; v282 < v214; v282 += v217) {
            x4 = v222;
            x5 = v222;
            x6 = v222;
            x7 = v222;
            const uint v283 = v232 + v282;
            const uint v284 = v283 / v280;
            const uint v285 = v283 % v280;
            for (uint v286 = v212; v286 < v214; v286 += v213) {
              const uint v287 = v286 / v280;
              const uint v288 = v281 + v287;
              const uint v289 = v286 % v280;
              const uint v293 = v290 * v215;
              const uint v294 = v288 * v291;
              const uint v295 = v294 + v284;
              const uint v296 = v295 * v293;
              const uint v297 = v233 + v296;
              const uint v300 = v285 & v262;
              const uint v301 = v300 << v299;
              const uint v302 = v285 >> v298;
              const uint v303 = v302 << v292;
              const uint v304 = v289 & v262;
              const uint v305 = v304 >> v213;
              const uint v306 = v305 << v298;
              const uint v307 = v289 >> v298;
              const uint v308 = v307 << v213;
              const uint v309 = v289 & v213;
              const uint v310 = v301 + v303;
              const uint v311 = v310 + v306;
              const uint v312 = v311 + v308;
              const uint v313 = v312 + v309;
              const uint v314 = v313 + v213;
              const uint v315 = v314 * v290;
              const uint v316 = v315 >> v213;
              const uint v317 = v293 << v299;
              const uint v318 = v316 + v317;
              const uint v319 = v318 - v213;
              const uint v321 = v319 >> v299;
              const uint v322 = v318 - v280;
              const uint v323 = v322 >> v299;
              const bool v324 = v321 < v293;
              const uint v325 = v321 - v293;
              const uint v326 = select(v325, v321, v324);
              const uint v327 = v297 + v326;
              const uint v328 = b1[v327];
              const bool v329 = v323 < v293;
              const uint v330 = v323 - v293;
              const uint v331 = select(v330, v323, v329);
              const uint v332 = v297 + v331;
              const uint v333 = b1[v332];
              const uint v334 = v319 & v320;
              const uint v335 = v320 - v334;
              const uint v336 = v328 >> v335;
              const uint v337 = v333 << v213;
              const uint v338 = v337 << v334;
              const uint v339 = v336 | v338;
              const uint v341 = v339 & v340;
              const bool v343 = v342 == v212;
              const bool v344 = v342 == v292;
              const uint v348 = select(v346, v347, v344);
              const uint v349 = select(v348, v345, v343);
              const uint v351 = select(v212, v350, v343);
              const uint v352 = v341 * v349;
              const uint v353 = v352 + v351;
              const uint v356 = v353 & v354;
              const uint v357 = v356 ^ v355;
              const uint v358 = v357 >> v280;
              const uint v363 = v357 & v359;
              const uint v364 = v363 << v280;
              const uint v365 = v357 & v360;
              const uint v366 = v365 << v361;
              const uint v367 = v366 + v362;
              const uint v368 = v364 | v367;
              const float v369 = as_type<float>(v368);
              const uint v370 = v358 & v359;
              const uint v371 = v370 << v280;
              const uint v372 = v358 & v360;
              const uint v373 = v372 << v361;
              const uint v374 = v373 + v362;
              const uint v375 = v371 | v374;
              const float v376 = as_type<float>(v375);
              const float v377 = v369 + v376;
              const uint v381 = v353 & v378;
              const uint v382 = v353 >> v379;
              const uint v383 = v382 & v378;
              const uint v384 = v381 + v383;
              const uint v385 = v384 >> v280;
              const uint v386 = v384 + v385;
              const uint v387 = v386 & v380;
              const float v388 = float(v387);
              const float v391 = fma(v388, v389, v390);
              const float v392 = select(v377, v391, v344);
              const uint v393 = as_type<uint>(v392);
              const uint v394 = v393 >> v361;
              const uint v395 = v394 & v213;
              const uint v398 = v393 + v396;
              const uint v399 = v398 + v395;
              const uint v400 = v399 & v397;
              const float v401 = as_type<float>(v400);
              const float v402 = m3[v286];
              const float v403 = x4;
              const float v404 = fma(v402, v401, v403);
              x4 = v404;
              const uint v405 = v286 + v214;
              const float v406 = m3[v405];
              const float v407 = x5;
              const float v408 = fma(v406, v401, v407);
              x5 = v408;
              const uint v410 = v286 + v409;
              const float v411 = m3[v410];
              const float v412 = x6;
              const float v413 = fma(v411, v401, v412);
              x6 = v413;
              const uint v415 = v286 + v414;
              const float v416 = m3[v415];
              const float v417 = x7;
              const float v418 = fma(v416, v401, v417);
              x7 = v418;
            }
            const float v419 = m4[v282];
            const float v420 = x4;
            const float v421 = v419 + v420;
            m4[v282] = v421;
            const uint v422 = v282 + v214;
            const float v423 = m4[v422];
            const float v424 = x5;
            const float v425 = v423 + v424;
            m4[v422] = v425;
            const uint v426 = v282 + v409;
            const float v427 = m4[v426];
            const float v428 = x6;
            const float v429 = v427 + v428;
            m4[v426] = v429;
            const uint v430 = v282 + v414;
            const float v431 = m4[v430];
            const float v432 = x7;
            const float v433 = v431 + v432;
            m4[v430] = v433;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v434 = v5 - v213;
          const uint v435 = v66 - v213;
          for (uint v436 = v216; v436 < v214; v436 += v217) {
            x8 = v222;
            x9 = v222;
            x10 = v222;
            x11 = v222;
            const uint v437 = min(v436, v435);
            const uint v438 = v437 * v6;
            const uint v439 = v92 + v438;
            for (uint v440 = v212; v440 < v70; v440 += v215) {
              const uint v441 = v439 + v440;
              const bool v1253 = v1251 == v1252;
              if (v1253) {
                const uint4 v1254 = *(device const uint4*)(b1 + v441);
                const float4 v1255 = as_type<float4>(v1254);
                x30 = v1255;
              } else {
                const bool v1257 = v1251 < v1256;
                if (v1257) {
                  const bool v1259 = v1251 == v1258;
                  const uint v1260 = v441 >> v1258;
                  const uint2 v1261 = *(device const uint2*)(b1 + v1260);
                  const uint v1262 = v1261.x;
                  const float2 v1263 = float2(as_type<half2>(v1262));
                  const float v1264 = v1263.x;
                  const float v1265 = v1263.y;
                  const uint v1268 = v1262 << v1266;
                  const uint v1269 = v1262 & v1267;
                  const float v1270 = as_type<float>(v1268);
                  const float v1271 = as_type<float>(v1269);
                  const float v1272 = select(v1270, v1264, v1259);
                  const float v1273 = select(v1271, v1265, v1259);
                  const uint v1274 = v1261.y;
                  const float2 v1275 = float2(as_type<half2>(v1274));
                  const float v1276 = v1275.x;
                  const float v1277 = v1275.y;
                  const uint v1278 = v1274 << v1266;
                  const uint v1279 = v1274 & v1267;
                  const float v1280 = as_type<float>(v1278);
                  const float v1281 = as_type<float>(v1279);
                  const float v1282 = select(v1280, v1276, v1259);
                  const float v1283 = select(v1281, v1277, v1259);
                  const float4 v1284 = float4(v1272, v1273, v1282, v1283);
                  x30 = v1284;
                } else {
                  const uint v1288 = v441 >> v1286;
                  const uint v1289 = v1288 * v1285;
                  const uint v1290 = v441 & v1287;
                  const uint v1291 = v1290 * v1285;
                  const uint v1292 = v1291 >> v1286;
                  const uint v1293 = v1289 + v1292;
                  const uint v1294 = v1291 & v1287;
                  const uint v1295 = b1[v1293];
                  const uint v1296 = v1293 + v1258;
                  const uint v1297 = b1[v1296];
                  const uint v1298 = v1295 >> v1294;
                  const uint v1299 = v1287 - v1294;
                  const uint v1300 = v1297 << v1258;
                  const uint v1301 = v1300 << v1299;
                  const uint v1302 = v1298 | v1301;
                  const uint v1303 = v1258 << v1285;
                  const uint v1304 = v1303 - v1258;
                  const uint v1306 = v441 >> v1305;
                  const bool v1308 = v1251 == v1256;
                  const bool v1309 = v1251 == v1307;
                  const uint v1310 = v1306 >> v1258;
                  const uint v1311 = select(v1310, v1306, v1308);
                  const uint v1313 = v1312 + v1311;
                  const uint v1314 = b1[v1313];
                  const float v1315 = as_type<float>(v1314);
                  const uint v1316 = v1306 & v1258;
                  const bool v1317 = v1316 == v1258;
                  const float2 v1318 = float2(as_type<half2>(v1314));
                  const float v1319 = v1318.x;
                  const float v1320 = v1318.y;
                  const uint v1321 = v1314 << v1266;
                  const uint v1322 = v1314 & v1267;
                  const float v1323 = as_type<float>(v1321);
                  const float v1324 = as_type<float>(v1322);
                  const float v1325 = select(v1319, v1320, v1317);
                  const float v1326 = select(v1323, v1324, v1317);
                  const float v1327 = select(v1326, v1325, v1309);
                  const float v1328 = select(v1327, v1315, v1308);
                  const bool v1329 = v1251 == v1256;
                  const bool v1330 = v1251 == v1307;
                  const uint v1331 = v1306 >> v1258;
                  const uint v1332 = select(v1331, v1306, v1329);
                  const uint v1334 = v1333 + v1332;
                  const uint v1335 = b1[v1334];
                  const float v1336 = as_type<float>(v1335);
                  const uint v1337 = v1306 & v1258;
                  const bool v1338 = v1337 == v1258;
                  const float2 v1339 = float2(as_type<half2>(v1335));
                  const float v1340 = v1339.x;
                  const float v1341 = v1339.y;
                  const uint v1342 = v1335 << v1266;
                  const uint v1343 = v1335 & v1267;
                  const float v1344 = as_type<float>(v1342);
                  const float v1345 = as_type<float>(v1343);
                  const float v1346 = select(v1340, v1341, v1338);
                  const float v1347 = select(v1344, v1345, v1338);
                  const float v1348 = select(v1347, v1346, v1330);
                  const float v1349 = select(v1348, v1336, v1329);
                  const uint v1350 = v1302 & v1304;
                  const float v1351 = float(v1350);
                  const float v1352 = fma(v1328, v1351, v1349);
                  const uint v1353 = v1302 >> v1285;
                  const uint v1354 = v1353 & v1304;
                  const float v1355 = float(v1354);
                  const float v1356 = fma(v1328, v1355, v1349);
                  const uint v1357 = v1353 >> v1285;
                  const uint v1358 = v1357 & v1304;
                  const float v1359 = float(v1358);
                  const float v1360 = fma(v1328, v1359, v1349);
                  const uint v1361 = v1357 >> v1285;
                  const uint v1362 = v1361 & v1304;
                  const float v1363 = float(v1362);
                  const float v1364 = fma(v1328, v1363, v1349);
                  const float4 v1365 = float4(v1352, v1356, v1360, v1364);
                  x30 = v1365;
                }
              }
              const float4 v1366 = x30;
              const uint v443 = min(v212, v434);
              const uint v444 = v443 * v14;
              const uint v445 = v7 + v444;
              const uint v446 = v445 + v440;
              const float4 v447 = *(threadgroup float4*)(m0 + v446);
              const float v448 = x8;
              const float v449 = v447.x;
              const float v450 = v1366.x;
              const float v451 = fma(v449, v450, v448);
              const float v452 = v447.y;
              const float v453 = v1366.y;
              const float v454 = fma(v452, v453, v451);
              const float v455 = v447.z;
              const float v456 = v1366.z;
              const float v457 = fma(v455, v456, v454);
              const float v458 = v447.w;
              const float v459 = v1366.w;
              const float v460 = fma(v458, v459, v457);
              x8 = v460;
              const uint v461 = min(v213, v434);
              const uint v462 = v461 * v14;
              const uint v463 = v7 + v462;
              const uint v464 = v463 + v440;
              const float4 v465 = *(threadgroup float4*)(m0 + v464);
              const float v466 = x9;
              const float v467 = v465.x;
              const float v468 = v1366.x;
              const float v469 = fma(v467, v468, v466);
              const float v470 = v465.y;
              const float v471 = v1366.y;
              const float v472 = fma(v470, v471, v469);
              const float v473 = v465.z;
              const float v474 = v1366.z;
              const float v475 = fma(v473, v474, v472);
              const float v476 = v465.w;
              const float v477 = v1366.w;
              const float v478 = fma(v476, v477, v475);
              x9 = v478;
              const uint v479 = min(v292, v434);
              const uint v480 = v479 * v14;
              const uint v481 = v7 + v480;
              const uint v482 = v481 + v440;
              const float4 v483 = *(threadgroup float4*)(m0 + v482);
              const float v484 = x10;
              const float v485 = v483.x;
              const float v486 = v1366.x;
              const float v487 = fma(v485, v486, v484);
              const float v488 = v483.y;
              const float v489 = v1366.y;
              const float v490 = fma(v488, v489, v487);
              const float v491 = v483.z;
              const float v492 = v1366.z;
              const float v493 = fma(v491, v492, v490);
              const float v494 = v483.w;
              const float v495 = v1366.w;
              const float v496 = fma(v494, v495, v493);
              x10 = v496;
              const uint v497 = min(v298, v434);
              const uint v498 = v497 * v14;
              const uint v499 = v7 + v498;
              const uint v500 = v499 + v440;
              const float4 v501 = *(threadgroup float4*)(m0 + v500);
              const float v502 = x11;
              const float v503 = v501.x;
              const float v504 = v1366.x;
              const float v505 = fma(v503, v504, v502);
              const float v506 = v501.y;
              const float v507 = v1366.y;
              const float v508 = fma(v506, v507, v505);
              const float v509 = v501.z;
              const float v510 = v1366.z;
              const float v511 = fma(v509, v510, v508);
              const float v512 = v501.w;
              const float v513 = v1366.w;
              const float v514 = fma(v512, v513, v511);
              x11 = v514;
            }
            const float v515 = m4[v436];
            const float v516 = x8;
            const float v517 = v515 + v516;
            m4[v436] = v517;
            const uint v518 = v436 + v214;
            const float v519 = m4[v518];
            const float v520 = x9;
            const float v521 = v519 + v520;
            m4[v518] = v521;
            const uint v522 = v436 + v409;
            const float v523 = m4[v522];
            const float v524 = x10;
            const float v525 = v523 + v524;
            m4[v522] = v525;
            const uint v526 = v436 + v414;
            const float v527 = m4[v526];
            const float v528 = x11;
            const float v529 = v527 + v528;
            m4[v526] = v529;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v530 = v216; v530 < v214; v530 += v217) {
        for (uint v531 = v212; v531 < v215; v531 += v213) {
          const uint v532 = v531 * v214;
          const uint v533 = v530 + v532;
          const float v534 = m4[v533];
          const uint v535 = v531 * v14;
          const uint v536 = v7 + v535;
          const uint v537 = v536 + v530;
          m2[v537] = v534;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v538 = v223 == v224;
      if (v538) {
        for (uint v539 = v212; v539 < v262; v539 += v213) {
          const uint v540 = v213 << v539;
          const uint v541 = v540 - v213;
          const uint v542 = v539 + v213;
          for (uint v543 = v216; v543 < v261; v543 += v217) {
            const uint v544 = v543 >> v539;
            const uint v545 = v544 << v542;
            const uint v546 = v543 & v541;
            const uint v547 = v545 + v546;
            for (uint v548 = v212; v548 < v215; v548 += v213) {
              const uint v549 = v548 * v14;
              const uint v550 = v7 + v549;
              const uint v551 = v550 + v547;
              const uint v552 = v551 + v540;
              const float v553 = m2[v551];
              const float v554 = m2[v552];
              const float v555 = v553 + v554;
              const float v556 = v553 - v554;
              m2[v551] = v555;
              m2[v552] = v556;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v557 = x1;
        const uint v558 = x2;
        const uint v560 = v558 + v559;
        for (uint v561 = v216; v561 < v214; v561 += v217) {
          for (uint v562 = v212; v562 < v215; v562 += v213) {
            const uint v563 = v562 * v14;
            const uint v564 = v7 + v563;
            const uint v565 = v564 + v561;
            const float v566 = m2[v565];
            const uint v567 = v557 + v561;
            const uint v568 = v567 >> v213;
            const uint v569 = v560 + v568;
            const uint v570 = b1[v569];
            const uint v571 = v567 & v213;
            const bool v572 = v571 == v213;
            const float2 v573 = float2(as_type<half2>(v570));
            const float v574 = v573.x;
            const float v575 = v573.y;
            const float v576 = select(v574, v575, v572);
            const float v577 = v566 * v256;
            const float v578 = v577 * v576;
            m2[v565] = v578;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v95 = v12; v95 < v93; v95 += v94) {
        const uint v96 = v95 / v14;
        const uint v97 = v95 % v14;
        const bool v98 = v96 < v5;
        const bool v99 = v97 < v66;
        const bool v100 = v98 & v99;
        if (v100) {
          const uint v101 = v2 + v96;
          const uint v102 = v64 + v97;
          const uint v103 = v101 - v2;
          const uint v104 = v103 * v14;
          const uint v105 = v102 - v64;
          const uint v106 = v104 + v105;
          const float v107 = m2[v106];
          const float v108 = b3[v102];
          const float v109 = v107 + v108;
          const uint v110 = v101 * v32;
          const uint v111 = v110 + v102;
          b4[v111] = v109;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v112 = v59 < v47;
    const bool v113 = v59 < v44;
    const bool v114 = !v113;
    const bool v115 = v112 & v114;
    if (v115) {
      const uint v116 = v59 - v44;
      const uint v117 = v116 * v14;
      const uint v118 = v36 - v117;
      const uint v119 = min(v14, v118);
      const uint v120 = v117 * v6;
      for (uint v579 = v216; v579 < v214; v579 += v217) {
        for (uint v580 = v212; v580 < v215; v580 += v213) {
          const uint v581 = v580 * v214;
          const uint v582 = v579 + v581;
          m4[v582] = v222;
        }
      }
      for (uint v121 = v7; v121 < v6; v121 += v14) {
        const uint v122 = v6 - v121;
        const uint v123 = min(v14, v122);
        for (uint v124 = v7; v124 < v5; v124 += v8) {
          const uint v125 = v2 + v124;
          const uint v126 = v12 * v1;
          for (uint v127 = v126; v127 < v123; v127 += v14) {
            const uint v128 = v121 + v127;
            const uint v129 = v125 * v6;
            const uint v130 = v129 + v128;
            const float4 v131 = *(device const float4*)(b0 + v130);
            const uint v132 = v125 - v2;
            const float v133 = m1[v132];
            const float v134 = float(v6);
            const float v135 = v133 / v134;
            const float v136 = v135 + v83;
            const float v137 = precise::rsqrt(v136);
            const float4 v138 = float4(v137);
            const float4 v139 = v131 * v138;
            const float4 v140 = *(device const float4*)(b2 + v128);
            const float4 v141 = v139 * v140;
            const uint v142 = v124 * v14;
            const uint v143 = v127 + v142;
            *(threadgroup float4*)(m0 + v143) = v141;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v144 = v120 + v121;
        const bool v584 = v583 == v224;
        if (v584) {
          const uint v585 = v144 / v6;
          const uint v586 = v585 * v6;
          const uint v587 = v144 - v586;
          const uint v590 = v585 / v588;
          const uint v591 = v585 % v588;
          const uint v592 = v590 * v589;
          x1 = v591;
          x2 = v592;
          const uint v594 = v592 + v593;
          for (uint v595 = v216; v595 < v214; v595 += v217) {
            for (uint v596 = v212; v596 < v215; v596 += v213) {
              x12 = v222;
              const bool v597 = v596 < v5;
              const bool v598 = v595 < v123;
              const bool v599 = v597 & v598;
              if (v599) {
                const uint v600 = v596 * v14;
                const uint v601 = v7 + v600;
                const uint v602 = v601 + v595;
                const float v603 = m0[v602];
                const uint v604 = v587 + v595;
                const uint v605 = v604 >> v213;
                const uint v606 = v594 + v605;
                const uint v607 = b5[v606];
                const uint v608 = v604 & v213;
                const bool v609 = v608 == v213;
                const float2 v610 = float2(as_type<half2>(v607));
                const float v611 = v610.x;
                const float v612 = v610.y;
                const float v613 = select(v611, v612, v609);
                const float v614 = v603 * v613;
                const float v615 = v614 * v256;
                x12 = v615;
              }
              const float v616 = x12;
              const uint v617 = v596 * v214;
              const uint v618 = v595 + v617;
              m3[v618] = v616;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v619 = v212; v619 < v262; v619 += v213) {
            const uint v620 = v213 << v619;
            const uint v621 = v620 - v213;
            const uint v622 = v619 + v213;
            for (uint v623 = v216; v623 < v261; v623 += v217) {
              const uint v624 = v623 >> v619;
              const uint v625 = v624 << v622;
              const uint v626 = v623 & v621;
              const uint v627 = v625 + v626;
              for (uint v628 = v212; v628 < v215; v628 += v213) {
                const uint v629 = v628 * v214;
                const uint v630 = v629 + v627;
                const uint v631 = v630 + v620;
                const float v632 = m3[v630];
                const float v633 = m3[v631];
                const float v634 = v632 + v633;
                const float v635 = v632 - v633;
                m3[v630] = v634;
                m3[v631] = v635;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v636 = v587 / v280;
          for (uint v637 = v216; v637 < v214; v637 += v217) {
            x13 = v222;
            x14 = v222;
            x15 = v222;
            x16 = v222;
            const uint v638 = v591 + v637;
            const uint v639 = v638 / v280;
            const uint v640 = v638 % v280;
            for (uint v641 = v212; v641 < v214; v641 += v213) {
              const uint v642 = v641 / v280;
              const uint v643 = v636 + v642;
              const uint v644 = v641 % v280;
              const uint v647 = v645 * v215;
              const uint v648 = v643 * v646;
              const uint v649 = v648 + v639;
              const uint v650 = v649 * v647;
              const uint v651 = v592 + v650;
              const uint v652 = v640 & v262;
              const uint v653 = v652 << v299;
              const uint v654 = v640 >> v298;
              const uint v655 = v654 << v292;
              const uint v656 = v644 & v262;
              const uint v657 = v656 >> v213;
              const uint v658 = v657 << v298;
              const uint v659 = v644 >> v298;
              const uint v660 = v659 << v213;
              const uint v661 = v644 & v213;
              const uint v662 = v653 + v655;
              const uint v663 = v662 + v658;
              const uint v664 = v663 + v660;
              const uint v665 = v664 + v661;
              const uint v666 = v665 + v213;
              const uint v667 = v666 * v645;
              const uint v668 = v667 >> v213;
              const uint v669 = v647 << v299;
              const uint v670 = v668 + v669;
              const uint v671 = v670 - v213;
              const uint v672 = v671 >> v299;
              const uint v673 = v670 - v280;
              const uint v674 = v673 >> v299;
              const bool v675 = v672 < v647;
              const uint v676 = v672 - v647;
              const uint v677 = select(v676, v672, v675);
              const uint v678 = v651 + v677;
              const uint v679 = b5[v678];
              const bool v680 = v674 < v647;
              const uint v681 = v674 - v647;
              const uint v682 = select(v681, v674, v680);
              const uint v683 = v651 + v682;
              const uint v684 = b5[v683];
              const uint v685 = v671 & v320;
              const uint v686 = v320 - v685;
              const uint v687 = v679 >> v686;
              const uint v688 = v684 << v213;
              const uint v689 = v688 << v685;
              const uint v690 = v687 | v689;
              const uint v691 = v690 & v340;
              const bool v693 = v692 == v212;
              const bool v694 = v692 == v292;
              const uint v695 = select(v346, v347, v694);
              const uint v696 = select(v695, v345, v693);
              const uint v697 = select(v212, v350, v693);
              const uint v698 = v691 * v696;
              const uint v699 = v698 + v697;
              const uint v700 = v699 & v354;
              const uint v701 = v700 ^ v355;
              const uint v702 = v701 >> v280;
              const uint v703 = v701 & v359;
              const uint v704 = v703 << v280;
              const uint v705 = v701 & v360;
              const uint v706 = v705 << v361;
              const uint v707 = v706 + v362;
              const uint v708 = v704 | v707;
              const float v709 = as_type<float>(v708);
              const uint v710 = v702 & v359;
              const uint v711 = v710 << v280;
              const uint v712 = v702 & v360;
              const uint v713 = v712 << v361;
              const uint v714 = v713 + v362;
              const uint v715 = v711 | v714;
              const float v716 = as_type<float>(v715);
              const float v717 = v709 + v716;
              const uint v718 = v699 & v378;
              const uint v719 = v699 >> v379;
              const uint v720 = v719 & v378;
              const uint v721 = v718 + v720;
              const uint v722 = v721 >> v280;
              const uint v723 = v721 + v722;
              const uint v724 = v723 & v380;
              const float v725 = float(v724);
              const float v726 = fma(v725, v389, v390);
              const float v727 = select(v717, v726, v694);
              const uint v728 = as_type<uint>(v727);
              const uint v729 = v728 >> v361;
              const uint v730 = v729 & v213;
              const uint v731 = v728 + v396;
              const uint v732 = v731 + v730;
              const uint v733 = v732 & v397;
              const float v734 = as_type<float>(v733);
              const float v735 = m3[v641];
              const float v736 = x13;
              const float v737 = fma(v735, v734, v736);
              x13 = v737;
              const uint v738 = v641 + v214;
              const float v739 = m3[v738];
              const float v740 = x14;
              const float v741 = fma(v739, v734, v740);
              x14 = v741;
              const uint v742 = v641 + v409;
              const float v743 = m3[v742];
              const float v744 = x15;
              const float v745 = fma(v743, v734, v744);
              x15 = v745;
              const uint v746 = v641 + v414;
              const float v747 = m3[v746];
              const float v748 = x16;
              const float v749 = fma(v747, v734, v748);
              x16 = v749;
            }
            const float v750 = m4[v637];
            const float v751 = x13;
            const float v752 = v750 + v751;
            m4[v637] = v752;
            const uint v753 = v637 + v214;
            const float v754 = m4[v753];
            const float v755 = x14;
            const float v756 = v754 + v755;
            m4[v753] = v756;
            const uint v757 = v637 + v409;
            const float v758 = m4[v757];
            const float v759 = x15;
            const float v760 = v758 + v759;
            m4[v757] = v760;
            const uint v761 = v637 + v414;
            const float v762 = m4[v761];
            const float v763 = x16;
            const float v764 = v762 + v763;
            m4[v761] = v764;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v765 = v5 - v213;
          const uint v766 = v119 - v213;
          for (uint v767 = v216; v767 < v214; v767 += v217) {
            x17 = v222;
            x18 = v222;
            x19 = v222;
            x20 = v222;
            const uint v768 = min(v767, v766);
            const uint v769 = v768 * v6;
            const uint v770 = v144 + v769;
            for (uint v771 = v212; v771 < v123; v771 += v215) {
              const uint v772 = v770 + v771;
              const bool v1368 = v1367 == v1252;
              if (v1368) {
                const uint4 v1369 = *(device const uint4*)(b5 + v772);
                const float4 v1370 = as_type<float4>(v1369);
                x31 = v1370;
              } else {
                const bool v1371 = v1367 < v1256;
                if (v1371) {
                  const bool v1372 = v1367 == v1258;
                  const uint v1373 = v772 >> v1258;
                  const uint2 v1374 = *(device const uint2*)(b5 + v1373);
                  const uint v1375 = v1374.x;
                  const float2 v1376 = float2(as_type<half2>(v1375));
                  const float v1377 = v1376.x;
                  const float v1378 = v1376.y;
                  const uint v1379 = v1375 << v1266;
                  const uint v1380 = v1375 & v1267;
                  const float v1381 = as_type<float>(v1379);
                  const float v1382 = as_type<float>(v1380);
                  const float v1383 = select(v1381, v1377, v1372);
                  const float v1384 = select(v1382, v1378, v1372);
                  const uint v1385 = v1374.y;
                  const float2 v1386 = float2(as_type<half2>(v1385));
                  const float v1387 = v1386.x;
                  const float v1388 = v1386.y;
                  const uint v1389 = v1385 << v1266;
                  const uint v1390 = v1385 & v1267;
                  const float v1391 = as_type<float>(v1389);
                  const float v1392 = as_type<float>(v1390);
                  const float v1393 = select(v1391, v1387, v1372);
                  const float v1394 = select(v1392, v1388, v1372);
                  const float4 v1395 = float4(v1383, v1384, v1393, v1394);
                  x31 = v1395;
                } else {
                  const uint v1397 = v772 >> v1286;
                  const uint v1398 = v1397 * v1396;
                  const uint v1399 = v772 & v1287;
                  const uint v1400 = v1399 * v1396;
                  const uint v1401 = v1400 >> v1286;
                  const uint v1402 = v1398 + v1401;
                  const uint v1403 = v1400 & v1287;
                  const uint v1404 = b5[v1402];
                  const uint v1405 = v1402 + v1258;
                  const uint v1406 = b5[v1405];
                  const uint v1407 = v1404 >> v1403;
                  const uint v1408 = v1287 - v1403;
                  const uint v1409 = v1406 << v1258;
                  const uint v1410 = v1409 << v1408;
                  const uint v1411 = v1407 | v1410;
                  const uint v1412 = v1258 << v1396;
                  const uint v1413 = v1412 - v1258;
                  const uint v1415 = v772 >> v1414;
                  const bool v1416 = v1367 == v1256;
                  const bool v1417 = v1367 == v1307;
                  const uint v1418 = v1415 >> v1258;
                  const uint v1419 = select(v1418, v1415, v1416);
                  const uint v1421 = v1420 + v1419;
                  const uint v1422 = b5[v1421];
                  const float v1423 = as_type<float>(v1422);
                  const uint v1424 = v1415 & v1258;
                  const bool v1425 = v1424 == v1258;
                  const float2 v1426 = float2(as_type<half2>(v1422));
                  const float v1427 = v1426.x;
                  const float v1428 = v1426.y;
                  const uint v1429 = v1422 << v1266;
                  const uint v1430 = v1422 & v1267;
                  const float v1431 = as_type<float>(v1429);
                  const float v1432 = as_type<float>(v1430);
                  const float v1433 = select(v1427, v1428, v1425);
                  const float v1434 = select(v1431, v1432, v1425);
                  const float v1435 = select(v1434, v1433, v1417);
                  const float v1436 = select(v1435, v1423, v1416);
                  const bool v1437 = v1367 == v1256;
                  const bool v1438 = v1367 == v1307;
                  const uint v1439 = v1415 >> v1258;
                  const uint v1440 = select(v1439, v1415, v1437);
                  const uint v1442 = v1441 + v1440;
                  const uint v1443 = b5[v1442];
                  const float v1444 = as_type<float>(v1443);
                  const uint v1445 = v1415 & v1258;
                  const bool v1446 = v1445 == v1258;
                  const float2 v1447 = float2(as_type<half2>(v1443));
                  const float v1448 = v1447.x;
                  const float v1449 = v1447.y;
                  const uint v1450 = v1443 << v1266;
                  const uint v1451 = v1443 & v1267;
                  const float v1452 = as_type<float>(v1450);
                  const float v1453 = as_type<float>(v1451);
                  const float v1454 = select(v1448, v1449, v1446);
                  const float v1455 = select(v1452, v1453, v1446);
                  const float v1456 = select(v1455, v1454, v1438);
                  const float v1457 = select(v1456, v1444, v1437);
                  const uint v1458 = v1411 & v1413;
                  const float v1459 = float(v1458);
                  const float v1460 = fma(v1436, v1459, v1457);
                  const uint v1461 = v1411 >> v1396;
                  const uint v1462 = v1461 & v1413;
                  const float v1463 = float(v1462);
                  const float v1464 = fma(v1436, v1463, v1457);
                  const uint v1465 = v1461 >> v1396;
                  const uint v1466 = v1465 & v1413;
                  const float v1467 = float(v1466);
                  const float v1468 = fma(v1436, v1467, v1457);
                  const uint v1469 = v1465 >> v1396;
                  const uint v1470 = v1469 & v1413;
                  const float v1471 = float(v1470);
                  const float v1472 = fma(v1436, v1471, v1457);
                  const float4 v1473 = float4(v1460, v1464, v1468, v1472);
                  x31 = v1473;
                }
              }
              const float4 v1474 = x31;
              const uint v774 = min(v212, v765);
              const uint v775 = v774 * v14;
              const uint v776 = v7 + v775;
              const uint v777 = v776 + v771;
              const float4 v778 = *(threadgroup float4*)(m0 + v777);
              const float v779 = x17;
              const float v780 = v778.x;
              const float v781 = v1474.x;
              const float v782 = fma(v780, v781, v779);
              const float v783 = v778.y;
              const float v784 = v1474.y;
              const float v785 = fma(v783, v784, v782);
              const float v786 = v778.z;
              const float v787 = v1474.z;
              const float v788 = fma(v786, v787, v785);
              const float v789 = v778.w;
              const float v790 = v1474.w;
              const float v791 = fma(v789, v790, v788);
              x17 = v791;
              const uint v792 = min(v213, v765);
              const uint v793 = v792 * v14;
              const uint v794 = v7 + v793;
              const uint v795 = v794 + v771;
              const float4 v796 = *(threadgroup float4*)(m0 + v795);
              const float v797 = x18;
              const float v798 = v796.x;
              const float v799 = v1474.x;
              const float v800 = fma(v798, v799, v797);
              const float v801 = v796.y;
              const float v802 = v1474.y;
              const float v803 = fma(v801, v802, v800);
              const float v804 = v796.z;
              const float v805 = v1474.z;
              const float v806 = fma(v804, v805, v803);
              const float v807 = v796.w;
              const float v808 = v1474.w;
              const float v809 = fma(v807, v808, v806);
              x18 = v809;
              const uint v810 = min(v292, v765);
              const uint v811 = v810 * v14;
              const uint v812 = v7 + v811;
              const uint v813 = v812 + v771;
              const float4 v814 = *(threadgroup float4*)(m0 + v813);
              const float v815 = x19;
              const float v816 = v814.x;
              const float v817 = v1474.x;
              const float v818 = fma(v816, v817, v815);
              const float v819 = v814.y;
              const float v820 = v1474.y;
              const float v821 = fma(v819, v820, v818);
              const float v822 = v814.z;
              const float v823 = v1474.z;
              const float v824 = fma(v822, v823, v821);
              const float v825 = v814.w;
              const float v826 = v1474.w;
              const float v827 = fma(v825, v826, v824);
              x19 = v827;
              const uint v828 = min(v298, v765);
              const uint v829 = v828 * v14;
              const uint v830 = v7 + v829;
              const uint v831 = v830 + v771;
              const float4 v832 = *(threadgroup float4*)(m0 + v831);
              const float v833 = x20;
              const float v834 = v832.x;
              const float v835 = v1474.x;
              const float v836 = fma(v834, v835, v833);
              const float v837 = v832.y;
              const float v838 = v1474.y;
              const float v839 = fma(v837, v838, v836);
              const float v840 = v832.z;
              const float v841 = v1474.z;
              const float v842 = fma(v840, v841, v839);
              const float v843 = v832.w;
              const float v844 = v1474.w;
              const float v845 = fma(v843, v844, v842);
              x20 = v845;
            }
            const float v846 = m4[v767];
            const float v847 = x17;
            const float v848 = v846 + v847;
            m4[v767] = v848;
            const uint v849 = v767 + v214;
            const float v850 = m4[v849];
            const float v851 = x18;
            const float v852 = v850 + v851;
            m4[v849] = v852;
            const uint v853 = v767 + v409;
            const float v854 = m4[v853];
            const float v855 = x19;
            const float v856 = v854 + v855;
            m4[v853] = v856;
            const uint v857 = v767 + v414;
            const float v858 = m4[v857];
            const float v859 = x20;
            const float v860 = v858 + v859;
            m4[v857] = v860;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v861 = v216; v861 < v214; v861 += v217) {
        for (uint v862 = v212; v862 < v215; v862 += v213) {
          const uint v863 = v862 * v214;
          const uint v864 = v861 + v863;
          const float v865 = m4[v864];
          const uint v866 = v862 * v14;
          const uint v867 = v7 + v866;
          const uint v868 = v867 + v861;
          m2[v868] = v865;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v869 = v583 == v224;
      if (v869) {
        for (uint v870 = v212; v870 < v262; v870 += v213) {
          const uint v871 = v213 << v870;
          const uint v872 = v871 - v213;
          const uint v873 = v870 + v213;
          for (uint v874 = v216; v874 < v261; v874 += v217) {
            const uint v875 = v874 >> v870;
            const uint v876 = v875 << v873;
            const uint v877 = v874 & v872;
            const uint v878 = v876 + v877;
            for (uint v879 = v212; v879 < v215; v879 += v213) {
              const uint v880 = v879 * v14;
              const uint v881 = v7 + v880;
              const uint v882 = v881 + v878;
              const uint v883 = v882 + v871;
              const float v884 = m2[v882];
              const float v885 = m2[v883];
              const float v886 = v884 + v885;
              const float v887 = v884 - v885;
              m2[v882] = v886;
              m2[v883] = v887;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v888 = x1;
        const uint v889 = x2;
        const uint v891 = v889 + v890;
        for (uint v892 = v216; v892 < v214; v892 += v217) {
          for (uint v893 = v212; v893 < v215; v893 += v213) {
            const uint v894 = v893 * v14;
            const uint v895 = v7 + v894;
            const uint v896 = v895 + v892;
            const float v897 = m2[v896];
            const uint v898 = v888 + v892;
            const uint v899 = v898 >> v213;
            const uint v900 = v891 + v899;
            const uint v901 = b5[v900];
            const uint v902 = v898 & v213;
            const bool v903 = v902 == v213;
            const float2 v904 = float2(as_type<half2>(v901));
            const float v905 = v904.x;
            const float v906 = v904.y;
            const float v907 = select(v905, v906, v903);
            const float v908 = v897 * v256;
            const float v909 = v908 * v907;
            m2[v896] = v909;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v145 = v12; v145 < v93; v145 += v94) {
        const uint v146 = v145 / v14;
        const uint v147 = v145 % v14;
        const bool v148 = v146 < v5;
        const bool v149 = v147 < v119;
        const bool v150 = v148 & v149;
        if (v150) {
          const uint v151 = v2 + v146;
          const uint v152 = v117 + v147;
          const uint v153 = v151 - v2;
          const uint v154 = v153 * v14;
          const uint v155 = v152 - v117;
          const uint v156 = v154 + v155;
          const float v157 = m2[v156];
          const float v158 = b6[v152];
          const float v159 = v157 + v158;
          const uint v160 = v151 * v36;
          const uint v161 = v160 + v152;
          b7[v161] = v159;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v162 = v59 < v50;
    const bool v163 = v59 < v47;
    const bool v164 = !v163;
    const bool v165 = v162 & v164;
    if (v165) {
      const uint v166 = v59 - v47;
      const uint v167 = v166 * v14;
      const uint v168 = v36 - v167;
      const uint v169 = min(v14, v168);
      const uint v170 = v167 * v6;
      for (uint v910 = v216; v910 < v214; v910 += v217) {
        for (uint v911 = v212; v911 < v215; v911 += v213) {
          const uint v912 = v911 * v214;
          const uint v913 = v910 + v912;
          m4[v913] = v222;
        }
      }
      for (uint v171 = v7; v171 < v6; v171 += v14) {
        const uint v172 = v6 - v171;
        const uint v173 = min(v14, v172);
        for (uint v174 = v7; v174 < v5; v174 += v8) {
          const uint v175 = v2 + v174;
          const uint v176 = v12 * v1;
          for (uint v177 = v176; v177 < v173; v177 += v14) {
            const uint v178 = v171 + v177;
            const uint v179 = v175 * v6;
            const uint v180 = v179 + v178;
            const float4 v181 = *(device const float4*)(b0 + v180);
            const uint v182 = v175 - v2;
            const float v183 = m1[v182];
            const float v184 = float(v6);
            const float v185 = v183 / v184;
            const float v186 = v185 + v83;
            const float v187 = precise::rsqrt(v186);
            const float4 v188 = float4(v187);
            const float4 v189 = v181 * v188;
            const float4 v190 = *(device const float4*)(b2 + v178);
            const float4 v191 = v189 * v190;
            const uint v192 = v174 * v14;
            const uint v193 = v177 + v192;
            *(threadgroup float4*)(m0 + v193) = v191;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v194 = v170 + v171;
        const bool v915 = v914 == v224;
        if (v915) {
          const uint v916 = v194 / v6;
          const uint v917 = v916 * v6;
          const uint v918 = v194 - v917;
          const uint v921 = v916 / v919;
          const uint v922 = v916 % v919;
          const uint v923 = v921 * v920;
          x1 = v922;
          x2 = v923;
          const uint v925 = v923 + v924;
          for (uint v926 = v216; v926 < v214; v926 += v217) {
            for (uint v927 = v212; v927 < v215; v927 += v213) {
              x21 = v222;
              const bool v928 = v927 < v5;
              const bool v929 = v926 < v173;
              const bool v930 = v928 & v929;
              if (v930) {
                const uint v931 = v927 * v14;
                const uint v932 = v7 + v931;
                const uint v933 = v932 + v926;
                const float v934 = m0[v933];
                const uint v935 = v918 + v926;
                const uint v936 = v935 >> v213;
                const uint v937 = v925 + v936;
                const uint v938 = b8[v937];
                const uint v939 = v935 & v213;
                const bool v940 = v939 == v213;
                const float2 v941 = float2(as_type<half2>(v938));
                const float v942 = v941.x;
                const float v943 = v941.y;
                const float v944 = select(v942, v943, v940);
                const float v945 = v934 * v944;
                const float v946 = v945 * v256;
                x21 = v946;
              }
              const float v947 = x21;
              const uint v948 = v927 * v214;
              const uint v949 = v926 + v948;
              m3[v949] = v947;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v950 = v212; v950 < v262; v950 += v213) {
            const uint v951 = v213 << v950;
            const uint v952 = v951 - v213;
            const uint v953 = v950 + v213;
            for (uint v954 = v216; v954 < v261; v954 += v217) {
              const uint v955 = v954 >> v950;
              const uint v956 = v955 << v953;
              const uint v957 = v954 & v952;
              const uint v958 = v956 + v957;
              for (uint v959 = v212; v959 < v215; v959 += v213) {
                const uint v960 = v959 * v214;
                const uint v961 = v960 + v958;
                const uint v962 = v961 + v951;
                const float v963 = m3[v961];
                const float v964 = m3[v962];
                const float v965 = v963 + v964;
                const float v966 = v963 - v964;
                m3[v961] = v965;
                m3[v962] = v966;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v967 = v918 / v280;
          for (uint v968 = v216; v968 < v214; v968 += v217) {
            x22 = v222;
            x23 = v222;
            x24 = v222;
            x25 = v222;
            const uint v969 = v922 + v968;
            const uint v970 = v969 / v280;
            const uint v971 = v969 % v280;
            for (uint v972 = v212; v972 < v214; v972 += v213) {
              const uint v973 = v972 / v280;
              const uint v974 = v967 + v973;
              const uint v975 = v972 % v280;
              const uint v978 = v976 * v215;
              const uint v979 = v974 * v977;
              const uint v980 = v979 + v970;
              const uint v981 = v980 * v978;
              const uint v982 = v923 + v981;
              const uint v983 = v971 & v262;
              const uint v984 = v983 << v299;
              const uint v985 = v971 >> v298;
              const uint v986 = v985 << v292;
              const uint v987 = v975 & v262;
              const uint v988 = v987 >> v213;
              const uint v989 = v988 << v298;
              const uint v990 = v975 >> v298;
              const uint v991 = v990 << v213;
              const uint v992 = v975 & v213;
              const uint v993 = v984 + v986;
              const uint v994 = v993 + v989;
              const uint v995 = v994 + v991;
              const uint v996 = v995 + v992;
              const uint v997 = v996 + v213;
              const uint v998 = v997 * v976;
              const uint v999 = v998 >> v213;
              const uint v1000 = v978 << v299;
              const uint v1001 = v999 + v1000;
              const uint v1002 = v1001 - v213;
              const uint v1003 = v1002 >> v299;
              const uint v1004 = v1001 - v280;
              const uint v1005 = v1004 >> v299;
              const bool v1006 = v1003 < v978;
              const uint v1007 = v1003 - v978;
              const uint v1008 = select(v1007, v1003, v1006);
              const uint v1009 = v982 + v1008;
              const uint v1010 = b8[v1009];
              const bool v1011 = v1005 < v978;
              const uint v1012 = v1005 - v978;
              const uint v1013 = select(v1012, v1005, v1011);
              const uint v1014 = v982 + v1013;
              const uint v1015 = b8[v1014];
              const uint v1016 = v1002 & v320;
              const uint v1017 = v320 - v1016;
              const uint v1018 = v1010 >> v1017;
              const uint v1019 = v1015 << v213;
              const uint v1020 = v1019 << v1016;
              const uint v1021 = v1018 | v1020;
              const uint v1022 = v1021 & v340;
              const bool v1024 = v1023 == v212;
              const bool v1025 = v1023 == v292;
              const uint v1026 = select(v346, v347, v1025);
              const uint v1027 = select(v1026, v345, v1024);
              const uint v1028 = select(v212, v350, v1024);
              const uint v1029 = v1022 * v1027;
              const uint v1030 = v1029 + v1028;
              const uint v1031 = v1030 & v354;
              const uint v1032 = v1031 ^ v355;
              const uint v1033 = v1032 >> v280;
              const uint v1034 = v1032 & v359;
              const uint v1035 = v1034 << v280;
              const uint v1036 = v1032 & v360;
              const uint v1037 = v1036 << v361;
              const uint v1038 = v1037 + v362;
              const uint v1039 = v1035 | v1038;
              const float v1040 = as_type<float>(v1039);
              const uint v1041 = v1033 & v359;
              const uint v1042 = v1041 << v280;
              const uint v1043 = v1033 & v360;
              const uint v1044 = v1043 << v361;
              const uint v1045 = v1044 + v362;
              const uint v1046 = v1042 | v1045;
              const float v1047 = as_type<float>(v1046);
              const float v1048 = v1040 + v1047;
              const uint v1049 = v1030 & v378;
              const uint v1050 = v1030 >> v379;
              const uint v1051 = v1050 & v378;
              const uint v1052 = v1049 + v1051;
              const uint v1053 = v1052 >> v280;
              const uint v1054 = v1052 + v1053;
              const uint v1055 = v1054 & v380;
              const float v1056 = float(v1055);
              const float v1057 = fma(v1056, v389, v390);
              const float v1058 = select(v1048, v1057, v1025);
              const uint v1059 = as_type<uint>(v1058);
              const uint v1060 = v1059 >> v361;
              const uint v1061 = v1060 & v213;
              const uint v1062 = v1059 + v396;
              const uint v1063 = v1062 + v1061;
              const uint v1064 = v1063 & v397;
              const float v1065 = as_type<float>(v1064);
              const float v1066 = m3[v972];
              const float v1067 = x22;
              const float v1068 = fma(v1066, v1065, v1067);
              x22 = v1068;
              const uint v1069 = v972 + v214;
              const float v1070 = m3[v1069];
              const float v1071 = x23;
              const float v1072 = fma(v1070, v1065, v1071);
              x23 = v1072;
              const uint v1073 = v972 + v409;
              const float v1074 = m3[v1073];
              const float v1075 = x24;
              const float v1076 = fma(v1074, v1065, v1075);
              x24 = v1076;
              const uint v1077 = v972 + v414;
              const float v1078 = m3[v1077];
              const float v1079 = x25;
              const float v1080 = fma(v1078, v1065, v1079);
              x25 = v1080;
            }
            const float v1081 = m4[v968];
            const float v1082 = x22;
            const float v1083 = v1081 + v1082;
            m4[v968] = v1083;
            const uint v1084 = v968 + v214;
            const float v1085 = m4[v1084];
            const float v1086 = x23;
            const float v1087 = v1085 + v1086;
            m4[v1084] = v1087;
            const uint v1088 = v968 + v409;
            const float v1089 = m4[v1088];
            const float v1090 = x24;
            const float v1091 = v1089 + v1090;
            m4[v1088] = v1091;
            const uint v1092 = v968 + v414;
            const float v1093 = m4[v1092];
            const float v1094 = x25;
            const float v1095 = v1093 + v1094;
            m4[v1092] = v1095;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1096 = v5 - v213;
          const uint v1097 = v169 - v213;
          for (uint v1098 = v216; v1098 < v214; v1098 += v217) {
            x26 = v222;
            x27 = v222;
            x28 = v222;
            x29 = v222;
            const uint v1099 = min(v1098, v1097);
            const uint v1100 = v1099 * v6;
            const uint v1101 = v194 + v1100;
            for (uint v1102 = v212; v1102 < v173; v1102 += v215) {
              const uint v1103 = v1101 + v1102;
              const bool v1476 = v1475 == v1252;
              if (v1476) {
                const uint4 v1477 = *(device const uint4*)(b8 + v1103);
                const float4 v1478 = as_type<float4>(v1477);
                x32 = v1478;
              } else {
                const bool v1479 = v1475 < v1256;
                if (v1479) {
                  const bool v1480 = v1475 == v1258;
                  const uint v1481 = v1103 >> v1258;
                  const uint2 v1482 = *(device const uint2*)(b8 + v1481);
                  const uint v1483 = v1482.x;
                  const float2 v1484 = float2(as_type<half2>(v1483));
                  const float v1485 = v1484.x;
                  const float v1486 = v1484.y;
                  const uint v1487 = v1483 << v1266;
                  const uint v1488 = v1483 & v1267;
                  const float v1489 = as_type<float>(v1487);
                  const float v1490 = as_type<float>(v1488);
                  const float v1491 = select(v1489, v1485, v1480);
                  const float v1492 = select(v1490, v1486, v1480);
                  const uint v1493 = v1482.y;
                  const float2 v1494 = float2(as_type<half2>(v1493));
                  const float v1495 = v1494.x;
                  const float v1496 = v1494.y;
                  const uint v1497 = v1493 << v1266;
                  const uint v1498 = v1493 & v1267;
                  const float v1499 = as_type<float>(v1497);
                  const float v1500 = as_type<float>(v1498);
                  const float v1501 = select(v1499, v1495, v1480);
                  const float v1502 = select(v1500, v1496, v1480);
                  const float4 v1503 = float4(v1491, v1492, v1501, v1502);
                  x32 = v1503;
                } else {
                  const uint v1505 = v1103 >> v1286;
                  const uint v1506 = v1505 * v1504;
                  const uint v1507 = v1103 & v1287;
                  const uint v1508 = v1507 * v1504;
                  const uint v1509 = v1508 >> v1286;
                  const uint v1510 = v1506 + v1509;
                  const uint v1511 = v1508 & v1287;
                  const uint v1512 = b8[v1510];
                  const uint v1513 = v1510 + v1258;
                  const uint v1514 = b8[v1513];
                  const uint v1515 = v1512 >> v1511;
                  const uint v1516 = v1287 - v1511;
                  const uint v1517 = v1514 << v1258;
                  const uint v1518 = v1517 << v1516;
                  const uint v1519 = v1515 | v1518;
                  const uint v1520 = v1258 << v1504;
                  const uint v1521 = v1520 - v1258;
                  const uint v1523 = v1103 >> v1522;
                  const bool v1524 = v1475 == v1256;
                  const bool v1525 = v1475 == v1307;
                  const uint v1526 = v1523 >> v1258;
                  const uint v1527 = select(v1526, v1523, v1524);
                  const uint v1529 = v1528 + v1527;
                  const uint v1530 = b8[v1529];
                  const float v1531 = as_type<float>(v1530);
                  const uint v1532 = v1523 & v1258;
                  const bool v1533 = v1532 == v1258;
                  const float2 v1534 = float2(as_type<half2>(v1530));
                  const float v1535 = v1534.x;
                  const float v1536 = v1534.y;
                  const uint v1537 = v1530 << v1266;
                  const uint v1538 = v1530 & v1267;
                  const float v1539 = as_type<float>(v1537);
                  const float v1540 = as_type<float>(v1538);
                  const float v1541 = select(v1535, v1536, v1533);
                  const float v1542 = select(v1539, v1540, v1533);
                  const float v1543 = select(v1542, v1541, v1525);
                  const float v1544 = select(v1543, v1531, v1524);
                  const bool v1545 = v1475 == v1256;
                  const bool v1546 = v1475 == v1307;
                  const uint v1547 = v1523 >> v1258;
                  const uint v1548 = select(v1547, v1523, v1545);
                  const uint v1550 = v1549 + v1548;
                  const uint v1551 = b8[v1550];
                  const float v1552 = as_type<float>(v1551);
                  const uint v1553 = v1523 & v1258;
                  const bool v1554 = v1553 == v1258;
                  const float2 v1555 = float2(as_type<half2>(v1551));
                  const float v1556 = v1555.x;
                  const float v1557 = v1555.y;
                  const uint v1558 = v1551 << v1266;
                  const uint v1559 = v1551 & v1267;
                  const float v1560 = as_type<float>(v1558);
                  const float v1561 = as_type<float>(v1559);
                  const float v1562 = select(v1556, v1557, v1554);
                  const float v1563 = select(v1560, v1561, v1554);
                  const float v1564 = select(v1563, v1562, v1546);
                  const float v1565 = select(v1564, v1552, v1545);
                  const uint v1566 = v1519 & v1521;
                  const float v1567 = float(v1566);
                  const float v1568 = fma(v1544, v1567, v1565);
                  const uint v1569 = v1519 >> v1504;
                  const uint v1570 = v1569 & v1521;
                  const float v1571 = float(v1570);
                  const float v1572 = fma(v1544, v1571, v1565);
                  const uint v1573 = v1569 >> v1504;
                  const uint v1574 = v1573 & v1521;
                  const float v1575 = float(v1574);
                  const float v1576 = fma(v1544, v1575, v1565);
                  const uint v1577 = v1573 >> v1504;
                  const uint v1578 = v1577 & v1521;
                  const float v1579 = float(v1578);
                  const float v1580 = fma(v1544, v1579, v1565);
                  const float4 v1581 = float4(v1568, v1572, v1576, v1580);
                  x32 = v1581;
                }
              }
              const float4 v1582 = x32;
              const uint v1105 = min(v212, v1096);
              const uint v1106 = v1105 * v14;
              const uint v1107 = v7 + v1106;
              const uint v1108 = v1107 + v1102;
              const float4 v1109 = *(threadgroup float4*)(m0 + v1108);
              const float v1110 = x26;
              const float v1111 = v1109.x;
              const float v1112 = v1582.x;
              const float v1113 = fma(v1111, v1112, v1110);
              const float v1114 = v1109.y;
              const float v1115 = v1582.y;
              const float v1116 = fma(v1114, v1115, v1113);
              const float v1117 = v1109.z;
              const float v1118 = v1582.z;
              const float v1119 = fma(v1117, v1118, v1116);
              const float v1120 = v1109.w;
              const float v1121 = v1582.w;
              const float v1122 = fma(v1120, v1121, v1119);
              x26 = v1122;
              const uint v1123 = min(v213, v1096);
              const uint v1124 = v1123 * v14;
              const uint v1125 = v7 + v1124;
              const uint v1126 = v1125 + v1102;
              const float4 v1127 = *(threadgroup float4*)(m0 + v1126);
              const float v1128 = x27;
              const float v1129 = v1127.x;
              const float v1130 = v1582.x;
              const float v1131 = fma(v1129, v1130, v1128);
              const float v1132 = v1127.y;
              const float v1133 = v1582.y;
              const float v1134 = fma(v1132, v1133, v1131);
              const float v1135 = v1127.z;
              const float v1136 = v1582.z;
              const float v1137 = fma(v1135, v1136, v1134);
              const float v1138 = v1127.w;
              const float v1139 = v1582.w;
              const float v1140 = fma(v1138, v1139, v1137);
              x27 = v1140;
              const uint v1141 = min(v292, v1096);
              const uint v1142 = v1141 * v14;
              const uint v1143 = v7 + v1142;
              const uint v1144 = v1143 + v1102;
              const float4 v1145 = *(threadgroup float4*)(m0 + v1144);
              const float v1146 = x28;
              const float v1147 = v1145.x;
              const float v1148 = v1582.x;
              const float v1149 = fma(v1147, v1148, v1146);
              const float v1150 = v1145.y;
              const float v1151 = v1582.y;
              const float v1152 = fma(v1150, v1151, v1149);
              const float v1153 = v1145.z;
              const float v1154 = v1582.z;
              const float v1155 = fma(v1153, v1154, v1152);
              const float v1156 = v1145.w;
              const float v1157 = v1582.w;
              const float v1158 = fma(v1156, v1157, v1155);
              x28 = v1158;
              const uint v1159 = min(v298, v1096);
              const uint v1160 = v1159 * v14;
              const uint v1161 = v7 + v1160;
              const uint v1162 = v1161 + v1102;
              const float4 v1163 = *(threadgroup float4*)(m0 + v1162);
              const float v1164 = x29;
              const float v1165 = v1163.x;
              const float v1166 = v1582.x;
              const float v1167 = fma(v1165, v1166, v1164);
              const float v1168 = v1163.y;
              const float v1169 = v1582.y;
              const float v1170 = fma(v1168, v1169, v1167);
              const float v1171 = v1163.z;
              const float v1172 = v1582.z;
              const float v1173 = fma(v1171, v1172, v1170);
              const float v1174 = v1163.w;
              const float v1175 = v1582.w;
              const float v1176 = fma(v1174, v1175, v1173);
              x29 = v1176;
            }
            const float v1177 = m4[v1098];
            const float v1178 = x26;
            const float v1179 = v1177 + v1178;
            m4[v1098] = v1179;
            const uint v1180 = v1098 + v214;
            const float v1181 = m4[v1180];
            const float v1182 = x27;
            const float v1183 = v1181 + v1182;
            m4[v1180] = v1183;
            const uint v1184 = v1098 + v409;
            const float v1185 = m4[v1184];
            const float v1186 = x28;
            const float v1187 = v1185 + v1186;
            m4[v1184] = v1187;
            const uint v1188 = v1098 + v414;
            const float v1189 = m4[v1188];
            const float v1190 = x29;
            const float v1191 = v1189 + v1190;
            m4[v1188] = v1191;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1192 = v216; v1192 < v214; v1192 += v217) {
        for (uint v1193 = v212; v1193 < v215; v1193 += v213) {
          const uint v1194 = v1193 * v214;
          const uint v1195 = v1192 + v1194;
          const float v1196 = m4[v1195];
          const uint v1197 = v1193 * v14;
          const uint v1198 = v7 + v1197;
          const uint v1199 = v1198 + v1192;
          m2[v1199] = v1196;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1200 = v914 == v224;
      if (v1200) {
        for (uint v1201 = v212; v1201 < v262; v1201 += v213) {
          const uint v1202 = v213 << v1201;
          const uint v1203 = v1202 - v213;
          const uint v1204 = v1201 + v213;
          for (uint v1205 = v216; v1205 < v261; v1205 += v217) {
            const uint v1206 = v1205 >> v1201;
            const uint v1207 = v1206 << v1204;
            const uint v1208 = v1205 & v1203;
            const uint v1209 = v1207 + v1208;
            for (uint v1210 = v212; v1210 < v215; v1210 += v213) {
              const uint v1211 = v1210 * v14;
              const uint v1212 = v7 + v1211;
              const uint v1213 = v1212 + v1209;
              const uint v1214 = v1213 + v1202;
              const float v1215 = m2[v1213];
              const float v1216 = m2[v1214];
              const float v1217 = v1215 + v1216;
              const float v1218 = v1215 - v1216;
              m2[v1213] = v1217;
              m2[v1214] = v1218;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1219 = x1;
        const uint v1220 = x2;
        const uint v1222 = v1220 + v1221;
        for (uint v1223 = v216; v1223 < v214; v1223 += v217) {
          for (uint v1224 = v212; v1224 < v215; v1224 += v213) {
            const uint v1225 = v1224 * v14;
            const uint v1226 = v7 + v1225;
            const uint v1227 = v1226 + v1223;
            const float v1228 = m2[v1227];
            const uint v1229 = v1219 + v1223;
            const uint v1230 = v1229 >> v213;
            const uint v1231 = v1222 + v1230;
            const uint v1232 = b8[v1231];
            const uint v1233 = v1229 & v213;
            const bool v1234 = v1233 == v213;
            const float2 v1235 = float2(as_type<half2>(v1232));
            const float v1236 = v1235.x;
            const float v1237 = v1235.y;
            const float v1238 = select(v1236, v1237, v1234);
            const float v1239 = v1228 * v256;
            const float v1240 = v1239 * v1238;
            m2[v1227] = v1240;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v195 = v12; v195 < v93; v195 += v94) {
        const uint v196 = v195 / v14;
        const uint v197 = v195 % v14;
        const bool v198 = v196 < v5;
        const bool v199 = v197 < v169;
        const bool v200 = v198 & v199;
        if (v200) {
          const uint v201 = v2 + v196;
          const uint v202 = v167 + v197;
          const uint v203 = v201 - v2;
          const uint v204 = v203 * v14;
          const uint v205 = v202 - v167;
          const uint v206 = v204 + v205;
          const float v207 = m2[v206];
          const float v208 = b9[v202];
          const float v209 = v207 + v208;
          const uint v210 = v201 * v36;
          const uint v211 = v210 + v202;
          b10[v211] = v209;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
