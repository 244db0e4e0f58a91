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
  float4 x29;
  float4 x30;
  float4 x31;
  const uint v1224 = params[22];
  const uint v1225 = 0u;
  const uint v1229 = 3u;
  const uint v1231 = 1u;
  const uint v1239 = 16u;
  const uint v1240 = 4294901760u;
  const uint v1258 = params[23];
  const uint v1259 = 5u;
  const uint v1260 = 31u;
  const uint v1278 = params[24];
  const uint v1280 = 4u;
  const uint v1285 = params[25];
  const uint v1306 = params[26];
  const uint v1340 = params[27];
  const uint v1369 = params[28];
  const uint v1387 = params[29];
  const uint v1393 = params[30];
  const uint v1414 = params[31];
  const uint v1448 = params[32];
  const uint v1477 = params[33];
  const uint v1495 = params[34];
  const uint v1501 = params[35];
  const uint v1522 = params[36];
  const uint v212 = 0u;
  const uint v213 = 1u;
  const uint v214 = 128u;
  const uint v215 = 4u;
  const uint v216 = lane;
  const uint v217 = 32u;
  const float v222 = 0.0f;
  const uint v224 = params[4];
  const uint v225 = 6u;
  const uint v229 = params[5];
  const float v250 = 0.088388346f;
  const uint v255 = 64u;
  const uint v256 = 7u;
  const uint v274 = 16u;
  const uint v284 = params[6];
  const uint v285 = params[7];
  const uint v286 = 2u;
  const uint v291 = 3u;
  const uint v292 = 5u;
  const uint v313 = 31u;
  const uint v333 = 65535u;
  const uint v335 = params[8];
  const uint v338 = 89226354u;
  const uint v339 = 3417055213u;
  const uint v340 = 2212286765u;
  const uint v343 = 64248484u;
  const uint v347 = 2415890431u;
  const uint v348 = 996162400u;
  const uint v352 = 32768u;
  const uint v353 = 32767u;
  const uint v354 = 13u;
  const uint v355 = 939524096u;
  const uint v371 = 16711935u;
  const uint v372 = 8u;
  const uint v373 = 2047u;
  const float v382 = 0.006767273f;
  const float v383 = -3.453125f;
  const uint v389 = 4095u;
  const uint v390 = 4294959104u;
  const uint v402 = 256u;
  const uint v407 = 384u;
  const uint v551 = params[9];
  const uint v575 = params[10];
  const uint v579 = params[11];
  const uint v630 = params[12];
  const uint v631 = params[13];
  const uint v676 = params[14];
  const uint v873 = params[15];
  const uint v897 = params[16];
  const uint v901 = params[17];
  const uint v952 = params[18];
  const uint v953 = params[19];
  const uint v998 = params[20];
  const uint v1195 = params[21];
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
  const float v83 = as_type<float>(params[37]);
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
    const float v1214 = simd_shuffle_xor(v29, 16);
    const float v1215 = v29 + v1214;
    const float v1216 = simd_shuffle_xor(v1215, 8);
    const float v1217 = v1215 + v1216;
    const float v1218 = simd_shuffle_xor(v1217, 4);
    const float v1219 = v1217 + v1218;
    const float v1220 = simd_shuffle_xor(v1219, 2);
    const float v1221 = v1219 + v1220;
    const float v1222 = simd_shuffle_xor(v1221, 1);
    const float v1223 = v1221 + v1222;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1223;
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
        const uint v223 = v92 / v6;
        x1 = v223;
        const bool v226 = v224 == v225;
        if (v226) {
          const uint v227 = v223 * v6;
          const uint v228 = v92 - v227;
          for (uint v230 = v216; v230 < v214; v230 += v217) {
            for (uint v231 = v212; v231 < v215; v231 += v213) {
              x2 = v222;
              const bool v232 = v231 < v5;
              const bool v233 = v230 < v70;
              const bool v234 = v232 & v233;
              if (v234) {
                const uint v235 = v231 * v14;
                const uint v236 = v7 + v235;
                const uint v237 = v236 + v230;
                const float v238 = m0[v237];
                const uint v239 = v228 + v230;
                const uint v240 = v239 >> v213;
                const uint v241 = v229 + v240;
                const uint v242 = b1[v241];
                const uint v243 = v239 & v213;
                const bool v244 = v243 == v213;
                const float2 v245 = float2(as_type<half2>(v242));
                const float v246 = v245.x;
                const float v247 = v245.y;
                const float v248 = select(v246, v247, v244);
                const float v249 = v238 * v248;
                const float v251 = v249 * v250;
                x2 = v251;
              }
              const float v252 = x2;
              const uint v253 = v231 * v214;
              const uint v254 = v230 + v253;
              m3[v254] = v252;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v257 = v212; v257 < v256; v257 += v213) {
            const uint v258 = v213 << v257;
            const uint v259 = v258 - v213;
            const uint v260 = v257 + v213;
            for (uint v261 = v216; v261 < v255; v261 += v217) {
              const uint v262 = v261 >> v257;
              const uint v263 = v262 << v260;
              const uint v264 = v261 & v259;
              const uint v265 = v263 + v264;
              for (uint v266 = v212; v266 < v215; v266 += v213) {
                const uint v267 = v266 * v214;
                const uint v268 = v267 + v265;
                const uint v269 = v268 + v258;
                const float v270 = m3[v268];
                const float v271 = m3[v269];
                const float v272 = v270 + v271;
                const float v273 = v270 - v271;
                m3[v268] = v272;
                m3[v269] = v273;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v275 = v228 / v274;
          for (uint v276 = v216; v276 < v214; v276 += v217) {
            x3 = v222;
            x4 = v222;
            x5 = v222;
            x6 = v222;
            const uint v277 = v223 + v276;
            const uint v278 = v277 / v274;
            const uint v279 = v277 % v274;
            for (uint v280 = v212; v280 < v214; v280 += v213) {
              const uint v281 = v280 / v274;
              const uint v282 = v275 + v281;
              const uint v283 = v280 % v274;
              const uint v287 = v284 * v215;
              const uint v288 = v282 * v285;
              const uint v289 = v288 + v278;
              const uint v290 = v289 * v287;
              const uint v293 = v279 & v256;
              const uint v294 = v293 << v292;
              const uint v295 = v279 >> v291;
              const uint v296 = v295 << v286;
              const uint v297 = v283 & v256;
              const uint v298 = v297 >> v213;
              const uint v299 = v298 << v291;
              const uint v300 = v283 >> v291;
              const uint v301 = v300 << v213;
              const uint v302 = v283 & v213;
              const uint v303 = v294 + v296;
              const uint v304 = v303 + v299;
              const uint v305 = v304 + v301;
              const uint v306 = v305 + v302;
              const uint v307 = v306 + v213;
              const uint v308 = v307 * v284;
              const uint v309 = v308 >> v213;
              const uint v310 = v287 << v292;
              const uint v311 = v309 + v310;
              const uint v312 = v311 - v213;
              const uint v314 = v312 >> v292;
              const uint v315 = v311 - v274;
              const uint v316 = v315 >> v292;
              const bool v317 = v314 < v287;
              const uint v318 = v314 - v287;
              const uint v319 = select(v318, v314, v317);
              const uint v320 = v290 + v319;
              const uint v321 = b1[v320];
              const bool v322 = v316 < v287;
              const uint v323 = v316 - v287;
              const uint v324 = select(v323, v316, v322);
              const uint v325 = v290 + v324;
              const uint v326 = b1[v325];
              const uint v327 = v312 & v313;
              const uint v328 = v313 - v327;
              const uint v329 = v321 >> v328;
              const uint v330 = v326 << v213;
              const uint v331 = v330 << v327;
              const uint v332 = v329 | v331;
              const uint v334 = v332 & v333;
              const bool v336 = v335 == v212;
              const bool v337 = v335 == v286;
              const uint v341 = select(v339, v340, v337);
              const uint v342 = select(v341, v338, v336);
              const uint v344 = select(v212, v343, v336);
              const uint v345 = v334 * v342;
              const uint v346 = v345 + v344;
              const uint v349 = v346 & v347;
              const uint v350 = v349 ^ v348;
              const uint v351 = v350 >> v274;
              const uint v356 = v350 & v352;
              const uint v357 = v356 << v274;
              const uint v358 = v350 & v353;
              const uint v359 = v358 << v354;
              const uint v360 = v359 + v355;
              const uint v361 = v357 | v360;
              const float v362 = as_type<float>(v361);
              const uint v363 = v351 & v352;
              const uint v364 = v363 << v274;
              const uint v365 = v351 & v353;
              const uint v366 = v365 << v354;
              const uint v367 = v366 + v355;
              const uint v368 = v364 | v367;
              const float v369 = as_type<float>(v368);
              const float v370 = v362 + v369;
              const uint v374 = v346 & v371;
              const uint v375 = v346 >> v372;
              const uint v376 = v375 & v371;
              const uint v377 = v374 + v376;
              const uint v378 = v377 >> v274;
              const uint v379 = v377 + v378;
              const uint v380 = v379 & v373;
              const float v381 = float(v380);
              const float v384 = fma(v381, v382, v383);
              const float v385 = select(v370, v384, v337);
              const uint v386 = as_type<uint>(v385);
              const uint v387 = v386 >> v354;
              const uint v388 = v387 & v213;
              const uint v391 = v386 + v389;
              const uint v392 = v391 + v388;
              const uint v393 = v392 & v390;
              const float v394 = as_type<float>(v393);
              const float v395 = m3[v280];
              const float v396 = x3;
              const float v397 = fma(v395, v394, v396);
              x3 = v397;
              const uint v398 = v280 + v214;
              const float v399 = m3[v398];
              const float v400 = x4;
              const float v401 = fma(v399, v394, v400);
              x4 = v401;
              const uint v403 = v280 + v402;
              const float v404 = m3[v403];
              const float v405 = x5;
              const float v406 = fma(v404, v394, v405);
              x5 = v406;
              const uint v408 = v280 + v407;
              const float v409 = m3[v408];
              const float v410 = x6;
              const float v411 = fma(v409, v394, v410);
              x6 = v411;
            }
            const float v412 = m4[v276];
            const float v413 = x3;
            const float v414 = v412 + v413;
            m4[v276] = v414;
            const uint v415 = v276 + v214;
            const float v416 = m4[v415];
            const float v417 = x4;
            const float v418 = v416 + v417;
            m4[v415] = v418;
            const uint v419 = v276 + v402;
            const float v420 = m4[v419];
            const float v421 = x5;
            const float v422 = v420 + v421;
            m4[v419] = v422;
            const uint v423 = v276 + v407;
            const float v424 = m4[v423];
            const float v425 = x6;
            const float v426 = v424 + v425;
            m4[v423] = v426;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v427 = v5 - v213;
          const uint v428 = v66 - v213;
          for (uint v429 = v216; v429 < v214; v429 += v217) {
            x7 = v222;
            x8 = v222;
            x9 = v222;
            x10 = v222;
            const uint v430 = min(v429, v428);
            const uint v431 = v430 * v6;
            const uint v432 = v92 + v431;
            for (uint v433 = v212; v433 < v70; v433 += v215) {
              const uint v434 = v432 + v433;
              const bool v1226 = v1224 == v1225;
              if (v1226) {
                const uint4 v1227 = *(device const uint4*)(b1 + v434);
                const float4 v1228 = as_type<float4>(v1227);
                x29 = v1228;
              } else {
                const bool v1230 = v1224 < v1229;
                if (v1230) {
                  const bool v1232 = v1224 == v1231;
                  const uint v1233 = v434 >> v1231;
                  const uint2 v1234 = *(device const uint2*)(b1 + v1233);
                  const uint v1235 = v1234.x;
                  const float2 v1236 = float2(as_type<half2>(v1235));
                  const float v1237 = v1236.x;
                  const float v1238 = v1236.y;
                  const uint v1241 = v1235 << v1239;
                  const uint v1242 = v1235 & v1240;
                  const float v1243 = as_type<float>(v1241);
                  const float v1244 = as_type<float>(v1242);
                  const float v1245 = select(v1243, v1237, v1232);
                  const float v1246 = select(v1244, v1238, v1232);
                  const uint v1247 = v1234.y;
                  const float2 v1248 = float2(as_type<half2>(v1247));
                  const float v1249 = v1248.x;
                  const float v1250 = v1248.y;
                  const uint v1251 = v1247 << v1239;
                  const uint v1252 = v1247 & v1240;
                  const float v1253 = as_type<float>(v1251);
                  const float v1254 = as_type<float>(v1252);
                  const float v1255 = select(v1253, v1249, v1232);
                  const float v1256 = select(v1254, v1250, v1232);
                  const float4 v1257 = float4(v1245, v1246, v1255, v1256);
                  x29 = v1257;
                } else {
                  const uint v1261 = v434 >> v1259;
                  const uint v1262 = v1261 * v1258;
                  const uint v1263 = v434 & v1260;
                  const uint v1264 = v1263 * v1258;
                  const uint v1265 = v1264 >> v1259;
                  const uint v1266 = v1262 + v1265;
                  const uint v1267 = v1264 & v1260;
                  const uint v1268 = b1[v1266];
                  const uint v1269 = v1266 + v1231;
                  const uint v1270 = b1[v1269];
                  const uint v1271 = v1268 >> v1267;
                  const uint v1272 = v1260 - v1267;
                  const uint v1273 = v1270 << v1231;
                  const uint v1274 = v1273 << v1272;
                  const uint v1275 = v1271 | v1274;
                  const uint v1276 = v1231 << v1258;
                  const uint v1277 = v1276 - v1231;
                  const uint v1279 = v434 >> v1278;
                  const bool v1281 = v1224 == v1229;
                  const bool v1282 = v1224 == v1280;
                  const uint v1283 = v1279 >> v1231;
                  const uint v1284 = select(v1283, v1279, v1281);
                  const uint v1286 = v1285 + v1284;
                  const uint v1287 = b1[v1286];
                  const float v1288 = as_type<float>(v1287);
                  const uint v1289 = v1279 & v1231;
                  const bool v1290 = v1289 == v1231;
                  const float2 v1291 = float2(as_type<half2>(v1287));
                  const float v1292 = v1291.x;
                  const float v1293 = v1291.y;
                  const uint v1294 = v1287 << v1239;
                  const uint v1295 = v1287 & v1240;
                  const float v1296 = as_type<float>(v1294);
                  const float v1297 = as_type<float>(v1295);
                  const float v1298 = select(v1292, v1293, v1290);
                  const float v1299 = select(v1296, v1297, v1290);
                  const float v1300 = select(v1299, v1298, v1282);
                  const float v1301 = select(v1300, v1288, v1281);
                  const bool v1302 = v1224 == v1229;
                  const bool v1303 = v1224 == v1280;
                  const uint v1304 = v1279 >> v1231;
                  const uint v1305 = select(v1304, v1279, v1302);
                  const uint v1307 = v1306 + v1305;
                  const uint v1308 = b1[v1307];
                  const float v1309 = as_type<float>(v1308);
                  const uint v1310 = v1279 & v1231;
                  const bool v1311 = v1310 == v1231;
                  const float2 v1312 = float2(as_type<half2>(v1308));
                  const float v1313 = v1312.x;
                  const float v1314 = v1312.y;
                  const uint v1315 = v1308 << v1239;
                  const uint v1316 = v1308 & v1240;
                  const float v1317 = as_type<float>(v1315);
                  const float v1318 = as_type<float>(v1316);
                  const float v1319 = select(v1313, v1314, v1311);
                  const float v1320 = select(v1317, v1318, v1311);
                  const float v1321 = select(v1320, v1319, v1303);
                  const float v1322 = select(v1321, v1309, v1302);
                  const uint v1323 = v1275 & v1277;
                  const float v1324 = float(v1323);
                  const float v1325 = fma(v1301, v1324, v1322);
                  const uint v1326 = v1275 >> v1258;
                  const uint v1327 = v1326 & v1277;
                  const float v1328 = float(v1327);
                  const float v1329 = fma(v1301, v1328, v1322);
                  const uint v1330 = v1326 >> v1258;
                  const uint v1331 = v1330 & v1277;
                  const float v1332 = float(v1331);
                  const float v1333 = fma(v1301, v1332, v1322);
                  const uint v1334 = v1330 >> v1258;
                  const uint v1335 = v1334 & v1277;
                  const float v1336 = float(v1335);
                  const float v1337 = fma(v1301, v1336, v1322);
                  const float4 v1338 = float4(v1325, v1329, v1333, v1337);
                  x29 = v1338;
                }
              }
              const float4 v1339 = x29;
              const uint v436 = min(v212, v427);
              const uint v437 = v436 * v14;
              const uint v438 = v7 + v437;
              const uint v439 = v438 + v433;
              const float4 v440 = *(threadgroup float4*)(m0 + v439);
              const float v441 = x7;
              const float v442 = v440.x;
              const float v443 = v1339.x;
              const float v444 = fma(v442, v443, v441);
              const float v445 = v440.y;
              const float v446 = v1339.y;
              const float v447 = fma(v445, v446, v444);
              const float v448 = v440.z;
              const float v449 = v1339.z;
              const float v450 = fma(v448, v449, v447);
              const float v451 = v440.w;
              const float v452 = v1339.w;
              const float v453 = fma(v451, v452, v450);
              x7 = v453;
              const uint v454 = min(v213, v427);
              const uint v455 = v454 * v14;
              const uint v456 = v7 + v455;
              const uint v457 = v456 + v433;
              const float4 v458 = *(threadgroup float4*)(m0 + v457);
              const float v459 = x8;
              const float v460 = v458.x;
              const float v461 = v1339.x;
              const float v462 = fma(v460, v461, v459);
              const float v463 = v458.y;
              const float v464 = v1339.y;
              const float v465 = fma(v463, v464, v462);
              const float v466 = v458.z;
              const float v467 = v1339.z;
              const float v468 = fma(v466, v467, v465);
              const float v469 = v458.w;
              const float v470 = v1339.w;
              const float v471 = fma(v469, v470, v468);
              x8 = v471;
              const uint v472 = min(v286, v427);
              const uint v473 = v472 * v14;
              const uint v474 = v7 + v473;
              const uint v475 = v474 + v433;
              const float4 v476 = *(threadgroup float4*)(m0 + v475);
              const float v477 = x9;
              const float v478 = v476.x;
              const float v479 = v1339.x;
              const float v480 = fma(v478, v479, v477);
              const float v481 = v476.y;
              const float v482 = v1339.y;
              const float v483 = fma(v481, v482, v480);
              const float v484 = v476.z;
              const float v485 = v1339.z;
              const float v486 = fma(v484, v485, v483);
              const float v487 = v476.w;
              const float v488 = v1339.w;
              const float v489 = fma(v487, v488, v486);
              x9 = v489;
              const uint v490 = min(v291, v427);
              const uint v491 = v490 * v14;
              const uint v492 = v7 + v491;
              const uint v493 = v492 + v433;
              const float4 v494 = *(threadgroup float4*)(m0 + v493);
              const float v495 = x10;
              const float v496 = v494.x;
              const float v497 = v1339.x;
              const float v498 = fma(v496, v497, v495);
              const float v499 = v494.y;
              const float v500 = v1339.y;
              const float v501 = fma(v499, v500, v498);
              const float v502 = v494.z;
              const float v503 = v1339.z;
              const float v504 = fma(v502, v503, v501);
              const float v505 = v494.w;
              const float v506 = v1339.w;
              const float v507 = fma(v505, v506, v504);
              x10 = v507;
            }
            const float v508 = m4[v429];
            const float v509 = x7;
            const float v510 = v508 + v509;
            m4[v429] = v510;
            const uint v511 = v429 + v214;
            const float v512 = m4[v511];
            const float v513 = x8;
            const float v514 = v512 + v513;
            m4[v511] = v514;
            const uint v515 = v429 + v402;
            const float v516 = m4[v515];
            const float v517 = x9;
            const float v518 = v516 + v517;
            m4[v515] = v518;
            const uint v519 = v429 + v407;
            const float v520 = m4[v519];
            const float v521 = x10;
            const float v522 = v520 + v521;
            m4[v519] = v522;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v523 = v216; v523 < v214; v523 += v217) {
        for (uint v524 = v212; v524 < v215; v524 += v213) {
          const uint v525 = v524 * v214;
          const uint v526 = v523 + v525;
          const float v527 = m4[v526];
          const uint v528 = v524 * v14;
          const uint v529 = v7 + v528;
          const uint v530 = v529 + v523;
          m2[v530] = v527;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v531 = v224 == v225;
      if (v531) {
        for (uint v532 = v212; v532 < v256; v532 += v213) {
          const uint v533 = v213 << v532;
          const uint v534 = v533 - v213;
          const uint v535 = v532 + v213;
          for (uint v536 = v216; v536 < v255; v536 += v217) {
            const uint v537 = v536 >> v532;
            const uint v538 = v537 << v535;
            const uint v539 = v536 & v534;
            const uint v540 = v538 + v539;
            for (uint v541 = v212; v541 < v215; v541 += v213) {
              const uint v542 = v541 * v14;
              const uint v543 = v7 + v542;
              const uint v544 = v543 + v540;
              const uint v545 = v544 + v533;
              const float v546 = m2[v544];
              const float v547 = m2[v545];
              const float v548 = v546 + v547;
              const float v549 = v546 - v547;
              m2[v544] = v548;
              m2[v545] = v549;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v550 = x1;
        for (uint v552 = v216; v552 < v214; v552 += v217) {
          for (uint v553 = v212; v553 < v215; v553 += v213) {
            const uint v554 = v553 * v14;
            const uint v555 = v7 + v554;
            const uint v556 = v555 + v552;
            const float v557 = m2[v556];
            const uint v558 = v550 + v552;
            const uint v559 = v558 >> v213;
            const uint v560 = v551 + v559;
            const uint v561 = b1[v560];
            const uint v562 = v558 & v213;
            const bool v563 = v562 == v213;
            const float2 v564 = float2(as_type<half2>(v561));
            const float v565 = v564.x;
            const float v566 = v564.y;
            const float v567 = select(v565, v566, v563);
            const float v568 = v557 * v250;
            const float v569 = v568 * v567;
            m2[v556] = v569;
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
      for (uint v570 = v216; v570 < v214; v570 += v217) {
        for (uint v571 = v212; v571 < v215; v571 += v213) {
          const uint v572 = v571 * v214;
          const uint v573 = v570 + v572;
          m4[v573] = v222;
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
        const uint v574 = v144 / v6;
        x1 = v574;
        const bool v576 = v575 == v225;
        if (v576) {
          const uint v577 = v574 * v6;
          const uint v578 = v144 - v577;
          for (uint v580 = v216; v580 < v214; v580 += v217) {
            for (uint v581 = v212; v581 < v215; v581 += v213) {
              x11 = v222;
              const bool v582 = v581 < v5;
              const bool v583 = v580 < v123;
              const bool v584 = v582 & v583;
              if (v584) {
                const uint v585 = v581 * v14;
                const uint v586 = v7 + v585;
                const uint v587 = v586 + v580;
                const float v588 = m0[v587];
                const uint v589 = v578 + v580;
                const uint v590 = v589 >> v213;
                const uint v591 = v579 + v590;
                const uint v592 = b5[v591];
                const uint v593 = v589 & v213;
                const bool v594 = v593 == v213;
                const float2 v595 = float2(as_type<half2>(v592));
                const float v596 = v595.x;
                const float v597 = v595.y;
                const float v598 = select(v596, v597, v594);
                const float v599 = v588 * v598;
                const float v600 = v599 * v250;
                x11 = v600;
              }
              const float v601 = x11;
              const uint v602 = v581 * v214;
              const uint v603 = v580 + v602;
              m3[v603] = v601;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v604 = v212; v604 < v256; v604 += v213) {
            const uint v605 = v213 << v604;
            const uint v606 = v605 - v213;
            const uint v607 = v604 + v213;
            for (uint v608 = v216; v608 < v255; v608 += v217) {
              const uint v609 = v608 >> v604;
              const uint v610 = v609 << v607;
              const uint v611 = v608 & v606;
              const uint v612 = v610 + v611;
              for (uint v613 = v212; v613 < v215; v613 += v213) {
                const uint v614 = v613 * v214;
                const uint v615 = v614 + v612;
                const uint v616 = v615 + v605;
                const float v617 = m3[v615];
                const float v618 = m3[v616];
                const float v619 = v617 + v618;
                const float v620 = v617 - v618;
                m3[v615] = v619;
                m3[v616] = v620;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v621 = v578 / v274;
          for (uint v622 = v216; v622 < v214; v622 += v217) {
            x12 = v222;
            x13 = v222;
            x14 = v222;
            x15 = v222;
            const uint v623 = v574 + v622;
            const uint v624 = v623 / v274;
            const uint v625 = v623 % v274;
            for (uint v626 = v212; v626 < v214; v626 += v213) {
              const uint v627 = v626 / v274;
              const uint v628 = v621 + v627;
              const uint v629 = v626 % v274;
              const uint v632 = v630 * v215;
              const uint v633 = v628 * v631;
              const uint v634 = v633 + v624;
              const uint v635 = v634 * v632;
              const uint v636 = v625 & v256;
              const uint v637 = v636 << v292;
              const uint v638 = v625 >> v291;
              const uint v639 = v638 << v286;
              const uint v640 = v629 & v256;
              const uint v641 = v640 >> v213;
              const uint v642 = v641 << v291;
              const uint v643 = v629 >> v291;
              const uint v644 = v643 << v213;
              const uint v645 = v629 & v213;
              const uint v646 = v637 + v639;
              const uint v647 = v646 + v642;
              const uint v648 = v647 + v644;
              const uint v649 = v648 + v645;
              const uint v650 = v649 + v213;
              const uint v651 = v650 * v630;
              const uint v652 = v651 >> v213;
              const uint v653 = v632 << v292;
              const uint v654 = v652 + v653;
              const uint v655 = v654 - v213;
              const uint v656 = v655 >> v292;
              const uint v657 = v654 - v274;
              const uint v658 = v657 >> v292;
              const bool v659 = v656 < v632;
              const uint v660 = v656 - v632;
              const uint v661 = select(v660, v656, v659);
              const uint v662 = v635 + v661;
              const uint v663 = b5[v662];
              const bool v664 = v658 < v632;
              const uint v665 = v658 - v632;
              const uint v666 = select(v665, v658, v664);
              const uint v667 = v635 + v666;
              const uint v668 = b5[v667];
              const uint v669 = v655 & v313;
              const uint v670 = v313 - v669;
              const uint v671 = v663 >> v670;
              const uint v672 = v668 << v213;
              const uint v673 = v672 << v669;
              const uint v674 = v671 | v673;
              const uint v675 = v674 & v333;
              const bool v677 = v676 == v212;
              const bool v678 = v676 == v286;
              const uint v679 = select(v339, v340, v678);
              const uint v680 = select(v679, v338, v677);
              const uint v681 = select(v212, v343, v677);
              const uint v682 = v675 * v680;
              const uint v683 = v682 + v681;
              const uint v684 = v683 & v347;
              const uint v685 = v684 ^ v348;
              const uint v686 = v685 >> v274;
              const uint v687 = v685 & v352;
              const uint v688 = v687 << v274;
              const uint v689 = v685 & v353;
              const uint v690 = v689 << v354;
              const uint v691 = v690 + v355;
              const uint v692 = v688 | v691;
              const float v693 = as_type<float>(v692);
              const uint v694 = v686 & v352;
              const uint v695 = v694 << v274;
              const uint v696 = v686 & v353;
              const uint v697 = v696 << v354;
              const uint v698 = v697 + v355;
              const uint v699 = v695 | v698;
              const float v700 = as_type<float>(v699);
              const float v701 = v693 + v700;
              const uint v702 = v683 & v371;
              const uint v703 = v683 >> v372;
              const uint v704 = v703 & v371;
              const uint v705 = v702 + v704;
              const uint v706 = v705 >> v274;
              const uint v707 = v705 + v706;
              const uint v708 = v707 & v373;
              const float v709 = float(v708);
              const float v710 = fma(v709, v382, v383);
              const float v711 = select(v701, v710, v678);
              const uint v712 = as_type<uint>(v711);
              const uint v713 = v712 >> v354;
              const uint v714 = v713 & v213;
              const uint v715 = v712 + v389;
              const uint v716 = v715 + v714;
              const uint v717 = v716 & v390;
              const float v718 = as_type<float>(v717);
              const float v719 = m3[v626];
              const float v720 = x12;
              const float v721 = fma(v719, v718, v720);
              x12 = v721;
              const uint v722 = v626 + v214;
              const float v723 = m3[v722];
              const float v724 = x13;
              const float v725 = fma(v723, v718, v724);
              x13 = v725;
              const uint v726 = v626 + v402;
              const float v727 = m3[v726];
              const float v728 = x14;
              const float v729 = fma(v727, v718, v728);
              x14 = v729;
              const uint v730 = v626 + v407;
              const float v731 = m3[v730];
              const float v732 = x15;
              const float v733 = fma(v731, v718, v732);
              x15 = v733;
            }
            const float v734 = m4[v622];
            const float v735 = x12;
            const float v736 = v734 + v735;
            m4[v622] = v736;
            const uint v737 = v622 + v214;
            const float v738 = m4[v737];
            const float v739 = x13;
            const float v740 = v738 + v739;
            m4[v737] = v740;
            const uint v741 = v622 + v402;
            const float v742 = m4[v741];
            const float v743 = x14;
            const float v744 = v742 + v743;
            m4[v741] = v744;
            const uint v745 = v622 + v407;
            const float v746 = m4[v745];
            const float v747 = x15;
            const float v748 = v746 + v747;
            m4[v745] = v748;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v749 = v5 - v213;
          const uint v750 = v119 - v213;
          for (uint v751 = v216; v751 < v214; v751 += v217) {
            x16 = v222;
            x17 = v222;
            x18 = v222;
            x19 = v222;
            const uint v752 = min(v751, v750);
            const uint v753 = v752 * v6;
            const uint v754 = v144 + v753;
            for (uint v755 = v212; v755 < v123; v755 += v215) {
              const uint v756 = v754 + v755;
              const bool v1341 = v1340 == v1225;
              if (v1341) {
                const uint4 v1342 = *(device const uint4*)(b5 + v756);
                const float4 v1343 = as_type<float4>(v1342);
                x30 = v1343;
              } else {
                const bool v1344 = v1340 < v1229;
                if (v1344) {
                  const bool v1345 = v1340 == v1231;
                  const uint v1346 = v756 >> v1231;
                  const uint2 v1347 = *(device const uint2*)(b5 + v1346);
                  const uint v1348 = v1347.x;
                  const float2 v1349 = float2(as_type<half2>(v1348));
                  const float v1350 = v1349.x;
                  const float v1351 = v1349.y;
                  const uint v1352 = v1348 << v1239;
                  const uint v1353 = v1348 & v1240;
                  const float v1354 = as_type<float>(v1352);
                  const float v1355 = as_type<float>(v1353);
                  const float v1356 = select(v1354, v1350, v1345);
                  const float v1357 = select(v1355, v1351, v1345);
                  const uint v1358 = v1347.y;
                  const float2 v1359 = float2(as_type<half2>(v1358));
                  const float v1360 = v1359.x;
                  const float v1361 = v1359.y;
                  const uint v1362 = v1358 << v1239;
                  const uint v1363 = v1358 & v1240;
                  const float v1364 = as_type<float>(v1362);
                  const float v1365 = as_type<float>(v1363);
                  const float v1366 = select(v1364, v1360, v1345);
                  const float v1367 = select(v1365, v1361, v1345);
                  const float4 v1368 = float4(v1356, v1357, v1366, v1367);
                  x30 = v1368;
                } else {
                  const uint v1370 = v756 >> v1259;
                  const uint v1371 = v1370 * v1369;
                  const uint v1372 = v756 & v1260;
                  const uint v1373 = v1372 * v1369;
                  const uint v1374 = v1373 >> v1259;
                  const uint v1375 = v1371 + v1374;
                  const uint v1376 = v1373 & v1260;
                  const uint v1377 = b5[v1375];
                  const uint v1378 = v1375 + v1231;
                  const uint v1379 = b5[v1378];
                  const uint v1380 = v1377 >> v1376;
                  const uint v1381 = v1260 - v1376;
                  const uint v1382 = v1379 << v1231;
                  const uint v1383 = v1382 << v1381;
                  const uint v1384 = v1380 | v1383;
                  const uint v1385 = v1231 << v1369;
                  const uint v1386 = v1385 - v1231;
                  const uint v1388 = v756 >> v1387;
                  const bool v1389 = v1340 == v1229;
                  const bool v1390 = v1340 == v1280;
                  const uint v1391 = v1388 >> v1231;
                  const uint v1392 = select(v1391, v1388, v1389);
                  const uint v1394 = v1393 + v1392;
                  const uint v1395 = b5[v1394];
                  const float v1396 = as_type<float>(v1395);
                  const uint v1397 = v1388 & v1231;
                  const bool v1398 = v1397 == v1231;
                  const float2 v1399 = float2(as_type<half2>(v1395));
                  const float v1400 = v1399.x;
                  const float v1401 = v1399.y;
                  const uint v1402 = v1395 << v1239;
                  const uint v1403 = v1395 & v1240;
                  const float v1404 = as_type<float>(v1402);
                  const float v1405 = as_type<float>(v1403);
                  const float v1406 = select(v1400, v1401, v1398);
                  const float v1407 = select(v1404, v1405, v1398);
                  const float v1408 = select(v1407, v1406, v1390);
                  const float v1409 = select(v1408, v1396, v1389);
                  const bool v1410 = v1340 == v1229;
                  const bool v1411 = v1340 == v1280;
                  const uint v1412 = v1388 >> v1231;
                  const uint v1413 = select(v1412, v1388, v1410);
                  const uint v1415 = v1414 + v1413;
                  const uint v1416 = b5[v1415];
                  const float v1417 = as_type<float>(v1416);
                  const uint v1418 = v1388 & v1231;
                  const bool v1419 = v1418 == v1231;
                  const float2 v1420 = float2(as_type<half2>(v1416));
                  const float v1421 = v1420.x;
                  const float v1422 = v1420.y;
                  const uint v1423 = v1416 << v1239;
                  const uint v1424 = v1416 & v1240;
                  const float v1425 = as_type<float>(v1423);
                  const float v1426 = as_type<float>(v1424);
                  const float v1427 = select(v1421, v1422, v1419);
                  const float v1428 = select(v1425, v1426, v1419);
                  const float v1429 = select(v1428, v1427, v1411);
                  const float v1430 = select(v1429, v1417, v1410);
                  const uint v1431 = v1384 & v1386;
                  const float v1432 = float(v1431);
                  const float v1433 = fma(v1409, v1432, v1430);
                  const uint v1434 = v1384 >> v1369;
                  const uint v1435 = v1434 & v1386;
                  const float v1436 = float(v1435);
                  const float v1437 = fma(v1409, v1436, v1430);
                  const uint v1438 = v1434 >> v1369;
                  const uint v1439 = v1438 & v1386;
                  const float v1440 = float(v1439);
                  const float v1441 = fma(v1409, v1440, v1430);
                  const uint v1442 = v1438 >> v1369;
                  const uint v1443 = v1442 & v1386;
                  const float v1444 = float(v1443);
                  const float v1445 = fma(v1409, v1444, v1430);
                  const float4 v1446 = float4(v1433, v1437, v1441, v1445);
                  x30 = v1446;
                }
              }
              const float4 v1447 = x30;
              const uint v758 = min(v212, v749);
              const uint v759 = v758 * v14;
              const uint v760 = v7 + v759;
              const uint v761 = v760 + v755;
              const float4 v762 = *(threadgroup float4*)(m0 + v761);
              const float v763 = x16;
              const float v764 = v762.x;
              const float v765 = v1447.x;
              const float v766 = fma(v764, v765, v763);
              const float v767 = v762.y;
              const float v768 = v1447.y;
              const float v769 = fma(v767, v768, v766);
              const float v770 = v762.z;
              const float v771 = v1447.z;
              const float v772 = fma(v770, v771, v769);
              const float v773 = v762.w;
              const float v774 = v1447.w;
              const float v775 = fma(v773, v774, v772);
              x16 = v775;
              const uint v776 = min(v213, v749);
              const uint v777 = v776 * v14;
              const uint v778 = v7 + v777;
              const uint v779 = v778 + v755;
              const float4 v780 = *(threadgroup float4*)(m0 + v779);
              const float v781 = x17;
              const float v782 = v780.x;
              const float v783 = v1447.x;
              const float v784 = fma(v782, v783, v781);
              const float v785 = v780.y;
              const float v786 = v1447.y;
              const float v787 = fma(v785, v786, v784);
              const float v788 = v780.z;
              const float v789 = v1447.z;
              const float v790 = fma(v788, v789, v787);
              const float v791 = v780.w;
              const float v792 = v1447.w;
              const float v793 = fma(v791, v792, v790);
              x17 = v793;
              const uint v794 = min(v286, v749);
              const uint v795 = v794 * v14;
              const uint v796 = v7 + v795;
              const uint v797 = v796 + v755;
              const float4 v798 = *(threadgroup float4*)(m0 + v797);
              const float v799 = x18;
              const float v800 = v798.x;
              const float v801 = v1447.x;
              const float v802 = fma(v800, v801, v799);
              const float v803 = v798.y;
              const float v804 = v1447.y;
              const float v805 = fma(v803, v804, v802);
              const float v806 = v798.z;
              const float v807 = v1447.z;
              const float v808 = fma(v806, v807, v805);
              const float v809 = v798.w;
              const float v810 = v1447.w;
              const float v811 = fma(v809, v810, v808);
              x18 = v811;
              const uint v812 = min(v291, v749);
              const uint v813 = v812 * v14;
              const uint v814 = v7 + v813;
              const uint v815 = v814 + v755;
              const float4 v816 = *(threadgroup float4*)(m0 + v815);
              const float v817 = x19;
              const float v818 = v816.x;
              const float v819 = v1447.x;
              const float v820 = fma(v818, v819, v817);
              const float v821 = v816.y;
              const float v822 = v1447.y;
              const float v823 = fma(v821, v822, v820);
              const float v824 = v816.z;
              const float v825 = v1447.z;
              const float v826 = fma(v824, v825, v823);
              const float v827 = v816.w;
              const float v828 = v1447.w;
              const float v829 = fma(v827, v828, v826);
              x19 = v829;
            }
            const float v830 = m4[v751];
            const float v831 = x16;
            const float v832 = v830 + v831;
            m4[v751] = v832;
            const uint v833 = v751 + v214;
            const float v834 = m4[v833];
            const float v835 = x17;
            const float v836 = v834 + v835;
            m4[v833] = v836;
            const uint v837 = v751 + v402;
            const float v838 = m4[v837];
            const float v839 = x18;
            const float v840 = v838 + v839;
            m4[v837] = v840;
            const uint v841 = v751 + v407;
            const float v842 = m4[v841];
            const float v843 = x19;
            const float v844 = v842 + v843;
            m4[v841] = v844;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v845 = v216; v845 < v214; v845 += v217) {
        for (uint v846 = v212; v846 < v215; v846 += v213) {
          const uint v847 = v846 * v214;
          const uint v848 = v845 + v847;
          const float v849 = m4[v848];
          const uint v850 = v846 * v14;
          const uint v851 = v7 + v850;
          const uint v852 = v851 + v845;
          m2[v852] = v849;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v853 = v575 == v225;
      if (v853) {
        for (uint v854 = v212; v854 < v256; v854 += v213) {
          const uint v855 = v213 << v854;
          const uint v856 = v855 - v213;
          const uint v857 = v854 + v213;
          for (uint v858 = v216; v858 < v255; v858 += v217) {
            const uint v859 = v858 >> v854;
            const uint v860 = v859 << v857;
            const uint v861 = v858 & v856;
            const uint v862 = v860 + v861;
            for (uint v863 = v212; v863 < v215; v863 += v213) {
              const uint v864 = v863 * v14;
              const uint v865 = v7 + v864;
              const uint v866 = v865 + v862;
              const uint v867 = v866 + v855;
              const float v868 = m2[v866];
              const float v869 = m2[v867];
              const float v870 = v868 + v869;
              const float v871 = v868 - v869;
              m2[v866] = v870;
              m2[v867] = v871;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v872 = x1;
        for (uint v874 = v216; v874 < v214; v874 += v217) {
          for (uint v875 = v212; v875 < v215; v875 += v213) {
            const uint v876 = v875 * v14;
            const uint v877 = v7 + v876;
            const uint v878 = v877 + v874;
            const float v879 = m2[v878];
            const uint v880 = v872 + v874;
            const uint v881 = v880 >> v213;
            const uint v882 = v873 + v881;
            const uint v883 = b5[v882];
            const uint v884 = v880 & v213;
            const bool v885 = v884 == v213;
            const float2 v886 = float2(as_type<half2>(v883));
            const float v887 = v886.x;
            const float v888 = v886.y;
            const float v889 = select(v887, v888, v885);
            const float v890 = v879 * v250;
            const float v891 = v890 * v889;
            m2[v878] = v891;
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
      for (uint v892 = v216; v892 < v214; v892 += v217) {
        for (uint v893 = v212; v893 < v215; v893 += v213) {
          const uint v894 = v893 * v214;
          const uint v895 = v892 + v894;
          m4[v895] = v222;
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
        const uint v896 = v194 / v6;
        x1 = v896;
        const bool v898 = v897 == v225;
        if (v898) {
          const uint v899 = v896 * v6;
          const uint v900 = v194 - v899;
          for (uint v902 = v216; v902 < v214; v902 += v217) {
            for (uint v903 = v212; v903 < v215; v903 += v213) {
              x20 = v222;
              const bool v904 = v903 < v5;
              const bool v905 = v902 < v173;
              const bool v906 = v904 & v905;
              if (v906) {
                const uint v907 = v903 * v14;
                const uint v908 = v7 + v907;
                const uint v909 = v908 + v902;
                const float v910 = m0[v909];
                const uint v911 = v900 + v902;
                const uint v912 = v911 >> v213;
                const uint v913 = v901 + v912;
                const uint v914 = b8[v913];
                const uint v915 = v911 & v213;
                const bool v916 = v915 == v213;
                const float2 v917 = float2(as_type<half2>(v914));
                const float v918 = v917.x;
                const float v919 = v917.y;
                const float v920 = select(v918, v919, v916);
                const float v921 = v910 * v920;
                const float v922 = v921 * v250;
                x20 = v922;
              }
              const float v923 = x20;
              const uint v924 = v903 * v214;
              const uint v925 = v902 + v924;
              m3[v925] = v923;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v926 = v212; v926 < v256; v926 += v213) {
            const uint v927 = v213 << v926;
            const uint v928 = v927 - v213;
            const uint v929 = v926 + v213;
            for (uint v930 = v216; v930 < v255; v930 += v217) {
              const uint v931 = v930 >> v926;
              const uint v932 = v931 << v929;
              const uint v933 = v930 & v928;
              const uint v934 = v932 + v933;
              for (uint v935 = v212; v935 < v215; v935 += v213) {
                const uint v936 = v935 * v214;
                const uint v937 = v936 + v934;
                const uint v938 = v937 + v927;
                const float v939 = m3[v937];
                const float v940 = m3[v938];
                const float v941 = v939 + v940;
                const float v942 = v939 - v940;
                m3[v937] = v941;
                m3[v938] = v942;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v943 = v900 / v274;
          for (uint v944 = v216; v944 < v214; v944 += v217) {
            x21 = v222;
            x22 = v222;
            x23 = v222;
            x24 = v222;
            const uint v945 = v896 + v944;
            const uint v946 = v945 / v274;
            const uint v947 = v945 % v274;
            for (uint v948 = v212; v948 < v214; v948 += v213) {
              const uint v949 = v948 / v274;
              const uint v950 = v943 + v949;
              const uint v951 = v948 % v274;
              const uint v954 = v952 * v215;
              const uint v955 = v950 * v953;
              const uint v956 = v955 + v946;
              const uint v957 = v956 * v954;
              const uint v958 = v947 & v256;
              const uint v959 = v958 << v292;
              const uint v960 = v947 >> v291;
              const uint v961 = v960 << v286;
              const uint v962 = v951 & v256;
              const uint v963 = v962 >> v213;
              const uint v964 = v963 << v291;
              const uint v965 = v951 >> v291;
              const uint v966 = v965 << v213;
              const uint v967 = v951 & v213;
              const uint v968 = v959 + v961;
              const uint v969 = v968 + v964;
              const uint v970 = v969 + v966;
              const uint v971 = v970 + v967;
              const uint v972 = v971 + v213;
              const uint v973 = v972 * v952;
              const uint v974 = v973 >> v213;
              const uint v975 = v954 << v292;
              const uint v976 = v974 + v975;
              const uint v977 = v976 - v213;
              const uint v978 = v977 >> v292;
              const uint v979 = v976 - v274;
              const uint v980 = v979 >> v292;
              const bool v981 = v978 < v954;
              const uint v982 = v978 - v954;
              const uint v983 = select(v982, v978, v981);
              const uint v984 = v957 + v983;
              const uint v985 = b8[v984];
              const bool v986 = v980 < v954;
              const uint v987 = v980 - v954;
              const uint v988 = select(v987, v980, v986);
              const uint v989 = v957 + v988;
              const uint v990 = b8[v989];
              const uint v991 = v977 & v313;
              const uint v992 = v313 - v991;
              const uint v993 = v985 >> v992;
              const uint v994 = v990 << v213;
              const uint v995 = v994 << v991;
              const uint v996 = v993 | v995;
              const uint v997 = v996 & v333;
              const bool v999 = v998 == v212;
              const bool v1000 = v998 == v286;
              const uint v1001 = select(v339, v340, v1000);
              const uint v1002 = select(v1001, v338, v999);
              const uint v1003 = select(v212, v343, v999);
              const uint v1004 = v997 * v1002;
              const uint v1005 = v1004 + v1003;
              const uint v1006 = v1005 & v347;
              const uint v1007 = v1006 ^ v348;
              const uint v1008 = v1007 >> v274;
              const uint v1009 = v1007 & v352;
              const uint v1010 = v1009 << v274;
              const uint v1011 = v1007 & v353;
              const uint v1012 = v1011 << v354;
              const uint v1013 = v1012 + v355;
              const uint v1014 = v1010 | v1013;
              const float v1015 = as_type<float>(v1014);
              const uint v1016 = v1008 & v352;
              const uint v1017 = v1016 << v274;
              const uint v1018 = v1008 & v353;
              const uint v1019 = v1018 << v354;
              const uint v1020 = v1019 + v355;
              const uint v1021 = v1017 | v1020;
              const float v1022 = as_type<float>(v1021);
              const float v1023 = v1015 + v1022;
              const uint v1024 = v1005 & v371;
              const uint v1025 = v1005 >> v372;
              const uint v1026 = v1025 & v371;
              const uint v1027 = v1024 + v1026;
              const uint v1028 = v1027 >> v274;
              const uint v1029 = v1027 + v1028;
              const uint v1030 = v1029 & v373;
              const float v1031 = float(v1030);
              const float v1032 = fma(v1031, v382, v383);
              const float v1033 = select(v1023, v1032, v1000);
              const uint v1034 = as_type<uint>(v1033);
              const uint v1035 = v1034 >> v354;
              const uint v1036 = v1035 & v213;
              const uint v1037 = v1034 + v389;
              const uint v1038 = v1037 + v1036;
              const uint v1039 = v1038 & v390;
              const float v1040 = as_type<float>(v1039);
              const float v1041 = m3[v948];
              const float v1042 = x21;
              const float v1043 = fma(v1041, v1040, v1042);
              x21 = v1043;
              const uint v1044 = v948 + v214;
              const float v1045 = m3[v1044];
              const float v1046 = x22;
              const float v1047 = fma(v1045, v1040, v1046);
              x22 = v1047;
              const uint v1048 = v948 + v402;
              const float v1049 = m3[v1048];
              const float v1050 = x23;
              const float v1051 = fma(v1049, v1040, v1050);
              x23 = v1051;
              const uint v1052 = v948 + v407;
              const float v1053 = m3[v1052];
              const float v1054 = x24;
              const float v1055 = fma(v1053, v1040, v1054);
              x24 = v1055;
            }
            const float v1056 = m4[v944];
            const float v1057 = x21;
            const float v1058 = v1056 + v1057;
            m4[v944] = v1058;
            const uint v1059 = v944 + v214;
            const float v1060 = m4[v1059];
            const float v1061 = x22;
            const float v1062 = v1060 + v1061;
            m4[v1059] = v1062;
            const uint v1063 = v944 + v402;
            const float v1064 = m4[v1063];
            const float v1065 = x23;
            const float v1066 = v1064 + v1065;
            m4[v1063] = v1066;
            const uint v1067 = v944 + v407;
            const float v1068 = m4[v1067];
            const float v1069 = x24;
            const float v1070 = v1068 + v1069;
            m4[v1067] = v1070;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1071 = v5 - v213;
          const uint v1072 = v169 - v213;
          for (uint v1073 = v216; v1073 < v214; v1073 += v217) {
            x25 = v222;
            x26 = v222;
            x27 = v222;
            x28 = v222;
            const uint v1074 = min(v1073, v1072);
            const uint v1075 = v1074 * v6;
            const uint v1076 = v194 + v1075;
            for (uint v1077 = v212; v1077 < v173; v1077 += v215) {
              const uint v1078 = v1076 + v1077;
              const bool v1449 = v1448 == v1225;
              if (v1449) {
                const uint4 v1450 = *(device const uint4*)(b8 + v1078);
                const float4 v1451 = as_type<float4>(v1450);
                x31 = v1451;
              } else {
                const bool v1452 = v1448 < v1229;
                if (v1452) {
                  const bool v1453 = v1448 == v1231;
                  const uint v1454 = v1078 >> v1231;
                  const uint2 v1455 = *(device const uint2*)(b8 + v1454);
                  const uint v1456 = v1455.x;
                  const float2 v1457 = float2(as_type<half2>(v1456));
                  const float v1458 = v1457.x;
                  const float v1459 = v1457.y;
                  const uint v1460 = v1456 << v1239;
                  const uint v1461 = v1456 & v1240;
                  const float v1462 = as_type<float>(v1460);
                  const float v1463 = as_type<float>(v1461);
                  const float v1464 = select(v1462, v1458, v1453);
                  const float v1465 = select(v1463, v1459, v1453);
                  const uint v1466 = v1455.y;
                  const float2 v1467 = float2(as_type<half2>(v1466));
                  const float v1468 = v1467.x;
                  const float v1469 = v1467.y;
                  const uint v1470 = v1466 << v1239;
                  const uint v1471 = v1466 & v1240;
                  const float v1472 = as_type<float>(v1470);
                  const float v1473 = as_type<float>(v1471);
                  const float v1474 = select(v1472, v1468, v1453);
                  const float v1475 = select(v1473, v1469, v1453);
                  const float4 v1476 = float4(v1464, v1465, v1474, v1475);
                  x31 = v1476;
                } else {
                  const uint v1478 = v1078 >> v1259;
                  const uint v1479 = v1478 * v1477;
                  const uint v1480 = v1078 & v1260;
                  const uint v1481 = v1480 * v1477;
                  const uint v1482 = v1481 >> v1259;
                  const uint v1483 = v1479 + v1482;
                  const uint v1484 = v1481 & v1260;
                  const uint v1485 = b8[v1483];
                  const uint v1486 = v1483 + v1231;
                  const uint v1487 = b8[v1486];
                  const uint v1488 = v1485 >> v1484;
                  const uint v1489 = v1260 - v1484;
                  const uint v1490 = v1487 << v1231;
                  const uint v1491 = v1490 << v1489;
                  const uint v1492 = v1488 | v1491;
                  const uint v1493 = v1231 << v1477;
                  const uint v1494 = v1493 - v1231;
                  const uint v1496 = v1078 >> v1495;
                  const bool v1497 = v1448 == v1229;
                  const bool v1498 = v1448 == v1280;
                  const uint v1499 = v1496 >> v1231;
                  const uint v1500 = select(v1499, v1496, v1497);
                  const uint v1502 = v1501 + v1500;
                  const uint v1503 = b8[v1502];
                  const float v1504 = as_type<float>(v1503);
                  const uint v1505 = v1496 & v1231;
                  const bool v1506 = v1505 == v1231;
                  const float2 v1507 = float2(as_type<half2>(v1503));
                  const float v1508 = v1507.x;
                  const float v1509 = v1507.y;
                  const uint v1510 = v1503 << v1239;
                  const uint v1511 = v1503 & v1240;
                  const float v1512 = as_type<float>(v1510);
                  const float v1513 = as_type<float>(v1511);
                  const float v1514 = select(v1508, v1509, v1506);
                  const float v1515 = select(v1512, v1513, v1506);
                  const float v1516 = select(v1515, v1514, v1498);
                  const float v1517 = select(v1516, v1504, v1497);
                  const bool v1518 = v1448 == v1229;
                  const bool v1519 = v1448 == v1280;
                  const uint v1520 = v1496 >> v1231;
                  const uint v1521 = select(v1520, v1496, v1518);
                  const uint v1523 = v1522 + v1521;
                  const uint v1524 = b8[v1523];
                  const float v1525 = as_type<float>(v1524);
                  const uint v1526 = v1496 & v1231;
                  const bool v1527 = v1526 == v1231;
                  const float2 v1528 = float2(as_type<half2>(v1524));
                  const float v1529 = v1528.x;
                  const float v1530 = v1528.y;
                  const uint v1531 = v1524 << v1239;
                  const uint v1532 = v1524 & v1240;
                  const float v1533 = as_type<float>(v1531);
                  const float v1534 = as_type<float>(v1532);
                  const float v1535 = select(v1529, v1530, v1527);
                  const float v1536 = select(v1533, v1534, v1527);
                  const float v1537 = select(v1536, v1535, v1519);
                  const float v1538 = select(v1537, v1525, v1518);
                  const uint v1539 = v1492 & v1494;
                  const float v1540 = float(v1539);
                  const float v1541 = fma(v1517, v1540, v1538);
                  const uint v1542 = v1492 >> v1477;
                  const uint v1543 = v1542 & v1494;
                  const float v1544 = float(v1543);
                  const float v1545 = fma(v1517, v1544, v1538);
                  const uint v1546 = v1542 >> v1477;
                  const uint v1547 = v1546 & v1494;
                  const float v1548 = float(v1547);
                  const float v1549 = fma(v1517, v1548, v1538);
                  const uint v1550 = v1546 >> v1477;
                  const uint v1551 = v1550 & v1494;
                  const float v1552 = float(v1551);
                  const float v1553 = fma(v1517, v1552, v1538);
                  const float4 v1554 = float4(v1541, v1545, v1549, v1553);
                  x31 = v1554;
                }
              }
              const float4 v1555 = x31;
              const uint v1080 = min(v212, v1071);
              const uint v1081 = v1080 * v14;
              const uint v1082 = v7 + v1081;
              const uint v1083 = v1082 + v1077;
              const float4 v1084 = *(threadgroup float4*)(m0 + v1083);
              const float v1085 = x25;
              const float v1086 = v1084.x;
              const float v1087 = v1555.x;
              const float v1088 = fma(v1086, v1087, v1085);
              const float v1089 = v1084.y;
              const float v1090 = v1555.y;
              const float v1091 = fma(v1089, v1090, v1088);
              const float v1092 = v1084.z;
              const float v1093 = v1555.z;
              const float v1094 = fma(v1092, v1093, v1091);
              const float v1095 = v1084.w;
              const float v1096 = v1555.w;
              const float v1097 = fma(v1095, v1096, v1094);
              x25 = v1097;
              const uint v1098 = min(v213, v1071);
              const uint v1099 = v1098 * v14;
              const uint v1100 = v7 + v1099;
              const uint v1101 = v1100 + v1077;
              const float4 v1102 = *(threadgroup float4*)(m0 + v1101);
              const float v1103 = x26;
              const float v1104 = v1102.x;
              const float v1105 = v1555.x;
              const float v1106 = fma(v1104, v1105, v1103);
              const float v1107 = v1102.y;
              const float v1108 = v1555.y;
              const float v1109 = fma(v1107, v1108, v1106);
              const float v1110 = v1102.z;
              const float v1111 = v1555.z;
              const float v1112 = fma(v1110, v1111, v1109);
              const float v1113 = v1102.w;
              const float v1114 = v1555.w;
              const float v1115 = fma(v1113, v1114, v1112);
              x26 = v1115;
              const uint v1116 = min(v286, v1071);
              const uint v1117 = v1116 * v14;
              const uint v1118 = v7 + v1117;
              const uint v1119 = v1118 + v1077;
              const float4 v1120 = *(threadgroup float4*)(m0 + v1119);
              const float v1121 = x27;
              const float v1122 = v1120.x;
              const float v1123 = v1555.x;
              const float v1124 = fma(v1122, v1123, v1121);
              const float v1125 = v1120.y;
              const float v1126 = v1555.y;
              const float v1127 = fma(v1125, v1126, v1124);
              const float v1128 = v1120.z;
              const float v1129 = v1555.z;
              const float v1130 = fma(v1128, v1129, v1127);
              const float v1131 = v1120.w;
              const float v1132 = v1555.w;
              const float v1133 = fma(v1131, v1132, v1130);
              x27 = v1133;
              const uint v1134 = min(v291, v1071);
              const uint v1135 = v1134 * v14;
              const uint v1136 = v7 + v1135;
              const uint v1137 = v1136 + v1077;
              const float4 v1138 = *(threadgroup float4*)(m0 + v1137);
              const float v1139 = x28;
              const float v1140 = v1138.x;
              const float v1141 = v1555.x;
              const float v1142 = fma(v1140, v1141, v1139);
              const float v1143 = v1138.y;
              const float v1144 = v1555.y;
              const float v1145 = fma(v1143, v1144, v1142);
              const float v1146 = v1138.z;
              const float v1147 = v1555.z;
              const float v1148 = fma(v1146, v1147, v1145);
              const float v1149 = v1138.w;
              const float v1150 = v1555.w;
              const float v1151 = fma(v1149, v1150, v1148);
              x28 = v1151;
            }
            const float v1152 = m4[v1073];
            const float v1153 = x25;
            const float v1154 = v1152 + v1153;
            m4[v1073] = v1154;
            const uint v1155 = v1073 + v214;
            const float v1156 = m4[v1155];
            const float v1157 = x26;
            const float v1158 = v1156 + v1157;
            m4[v1155] = v1158;
            const uint v1159 = v1073 + v402;
            const float v1160 = m4[v1159];
            const float v1161 = x27;
            const float v1162 = v1160 + v1161;
            m4[v1159] = v1162;
            const uint v1163 = v1073 + v407;
            const float v1164 = m4[v1163];
            const float v1165 = x28;
            const float v1166 = v1164 + v1165;
            m4[v1163] = v1166;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1167 = v216; v1167 < v214; v1167 += v217) {
        for (uint v1168 = v212; v1168 < v215; v1168 += v213) {
          const uint v1169 = v1168 * v214;
          const uint v1170 = v1167 + v1169;
          const float v1171 = m4[v1170];
          const uint v1172 = v1168 * v14;
          const uint v1173 = v7 + v1172;
          const uint v1174 = v1173 + v1167;
          m2[v1174] = v1171;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1175 = v897 == v225;
      if (v1175) {
        for (uint v1176 = v212; v1176 < v256; v1176 += v213) {
          const uint v1177 = v213 << v1176;
          const uint v1178 = v1177 - v213;
          const uint v1179 = v1176 + v213;
          for (uint v1180 = v216; v1180 < v255; v1180 += v217) {
            const uint v1181 = v1180 >> v1176;
            const uint v1182 = v1181 << v1179;
            const uint v1183 = v1180 & v1178;
            const uint v1184 = v1182 + v1183;
            for (uint v1185 = v212; v1185 < v215; v1185 += v213) {
              const uint v1186 = v1185 * v14;
              const uint v1187 = v7 + v1186;
              const uint v1188 = v1187 + v1184;
              const uint v1189 = v1188 + v1177;
              const float v1190 = m2[v1188];
              const float v1191 = m2[v1189];
              const float v1192 = v1190 + v1191;
              const float v1193 = v1190 - v1191;
              m2[v1188] = v1192;
              m2[v1189] = v1193;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1194 = x1;
        for (uint v1196 = v216; v1196 < v214; v1196 += v217) {
          for (uint v1197 = v212; v1197 < v215; v1197 += v213) {
            const uint v1198 = v1197 * v14;
            const uint v1199 = v7 + v1198;
            const uint v1200 = v1199 + v1196;
            const float v1201 = m2[v1200];
            const uint v1202 = v1194 + v1196;
            const uint v1203 = v1202 >> v213;
            const uint v1204 = v1195 + v1203;
            const uint v1205 = b8[v1204];
            const uint v1206 = v1202 & v213;
            const bool v1207 = v1206 == v213;
            const float2 v1208 = float2(as_type<half2>(v1205));
            const float v1209 = v1208.x;
            const float v1210 = v1208.y;
            const float v1211 = select(v1209, v1210, v1207);
            const float v1212 = v1201 * v250;
            const float v1213 = v1212 * v1211;
            m2[v1200] = v1213;
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
