#include <metal_stdlib>
using namespace metal;

kernel void full_attn_0_v4_r4_blocks(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // stored3
    device const uint* b4 [[buffer(4)]], // k_proj
    device float* b5 [[buffer(5)]], // stored5
    device const uint* b6 [[buffer(6)]], // v_proj
    device float* b7 [[buffer(7)]], // stored7
    constant uint* params [[buffer(8)]],
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
  const uint v1245 = params[28];
  const uint v1246 = 0u;
  const uint v1250 = 3u;
  const uint v1252 = 1u;
  const uint v1260 = 16u;
  const uint v1261 = 4294901760u;
  const uint v1279 = params[29];
  const uint v1280 = 5u;
  const uint v1281 = 31u;
  const uint v1299 = params[30];
  const uint v1301 = 4u;
  const uint v1306 = params[31];
  const uint v1327 = params[32];
  const uint v1361 = params[33];
  const uint v1390 = params[34];
  const uint v1408 = params[35];
  const uint v1414 = params[36];
  const uint v1435 = params[37];
  const uint v1469 = params[38];
  const uint v1498 = params[39];
  const uint v1516 = params[40];
  const uint v1522 = params[41];
  const uint v1543 = params[42];
  const uint v206 = 0u;
  const uint v207 = 1u;
  const uint v208 = 128u;
  const uint v209 = 4u;
  const uint v210 = lane;
  const uint v211 = 32u;
  const float v216 = 0.0f;
  const uint v217 = params[4];
  const uint v218 = 6u;
  const uint v223 = params[5];
  const uint v224 = params[6];
  const uint v228 = params[7];
  const float v250 = 0.088388346f;
  const uint v255 = 64u;
  const uint v256 = 7u;
  const uint v274 = 16u;
  const uint v284 = params[8];
  const uint v285 = params[9];
  const uint v286 = 2u;
  const uint v292 = 3u;
  const uint v293 = 5u;
  const uint v314 = 31u;
  const uint v334 = 65535u;
  const uint v336 = params[10];
  const uint v339 = 89226354u;
  const uint v340 = 3417055213u;
  const uint v341 = 2212286765u;
  const uint v344 = 64248484u;
  const uint v348 = 2415890431u;
  const uint v349 = 996162400u;
  const uint v353 = 32768u;
  const uint v354 = 32767u;
  const uint v355 = 13u;
  const uint v356 = 939524096u;
  const uint v372 = 16711935u;
  const uint v373 = 8u;
  const uint v374 = 2047u;
  const float v383 = 0.006767273f;
  const float v384 = -3.453125f;
  const uint v390 = 4095u;
  const uint v391 = 4294959104u;
  const uint v403 = 256u;
  const uint v408 = 384u;
  const uint v553 = params[11];
  const uint v577 = params[12];
  const uint v582 = params[13];
  const uint v583 = params[14];
  const uint v587 = params[15];
  const uint v639 = params[16];
  const uint v640 = params[17];
  const uint v686 = params[18];
  const uint v884 = params[19];
  const uint v908 = params[20];
  const uint v913 = params[21];
  const uint v914 = params[22];
  const uint v918 = params[23];
  const uint v970 = params[24];
  const uint v971 = params[25];
  const uint v1017 = params[26];
  const uint v1215 = params[27];
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
    const float v1235 = simd_shuffle_xor(v29, 16);
    const float v1236 = v29 + v1235;
    const float v1237 = simd_shuffle_xor(v1236, 8);
    const float v1238 = v1236 + v1237;
    const float v1239 = simd_shuffle_xor(v1238, 4);
    const float v1240 = v1238 + v1239;
    const float v1241 = simd_shuffle_xor(v1240, 2);
    const float v1242 = v1240 + v1241;
    const float v1243 = simd_shuffle_xor(v1242, 1);
    const float v1244 = v1242 + v1243;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1244;
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
      for (uint v212 = v210; v212 < v208; v212 += v211) {
        for (uint v213 = v206; v213 < v209; v213 += v207) {
          const uint v214 = v213 * v208;
          const uint v215 = v212 + v214;
          m4[v215] = v216;
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
        const bool v219 = v217 == v218;
        if (v219) {
          const uint v220 = v92 / v6;
          const uint v221 = v220 * v6;
          const uint v222 = v92 - v221;
          const uint v225 = v220 / v223;
          const uint v226 = v220 % v223;
          const uint v227 = v225 * v224;
          x1 = v226;
          x2 = v227;
          const uint v229 = v227 + v228;
          for (uint v230 = v210; v230 < v208; v230 += v211) {
            for (uint v231 = v206; v231 < v209; v231 += v207) {
              x3 = v216;
              const bool v232 = v231 < v5;
              const bool v233 = v230 < v70;
              const bool v234 = v232 & v233;
              if (v234) {
                const uint v235 = v231 * v14;
                const uint v236 = v7 + v235;
                const uint v237 = v236 + v230;
                const float v238 = m0[v237];
                const uint v239 = v222 + v230;
                const uint v240 = v239 >> v207;
                const uint v241 = v229 + v240;
                const uint v242 = b1[v241];
                const uint v243 = v239 & v207;
                const bool v244 = v243 == v207;
                const float2 v245 = float2(as_type<half2>(v242));
                const float v246 = v245.x;
                const float v247 = v245.y;
                const float v248 = select(v246, v247, v244);
                const float v249 = v238 * v248;
                const float v251 = v249 * v250;
                x3 = v251;
              }
              const float v252 = x3;
              const uint v253 = v231 * v208;
              const uint v254 = v230 + v253;
              m3[v254] = v252;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v257 = v206; v257 < v256; v257 += v207) {
            const uint v258 = v207 << v257;
            const uint v259 = v258 - v207;
            const uint v260 = v257 + v207;
            for (uint v261 = v210; v261 < v255; v261 += v211) {
              const uint v262 = v261 >> v257;
              const uint v263 = v262 << v260;
              const uint v264 = v261 & v259;
              const uint v265 = v263 + v264;
              for (uint v266 = v206; v266 < v209; v266 += v207) {
                const uint v267 = v266 * v208;
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
          const uint v275 = v222 / v274;
          for (uint v276 = v210; v276 < v208; v276 += v211) {
            x4 = v216;
            x5 = v216;
            x6 = v216;
            x7 = v216;
            const uint v277 = v226 + v276;
            const uint v278 = v277 / v274;
            const uint v279 = v277 % v274;
            for (uint v280 = v206; v280 < v208; v280 += v207) {
              const uint v281 = v280 / v274;
              const uint v282 = v275 + v281;
              const uint v283 = v280 % v274;
              const uint v287 = v284 * v209;
              const uint v288 = v282 * v285;
              const uint v289 = v288 + v278;
              const uint v290 = v289 * v287;
              const uint v291 = v227 + v290;
              const uint v294 = v279 & v256;
              const uint v295 = v294 << v293;
              const uint v296 = v279 >> v292;
              const uint v297 = v296 << v286;
              const uint v298 = v283 & v256;
              const uint v299 = v298 >> v207;
              const uint v300 = v299 << v292;
              const uint v301 = v283 >> v292;
              const uint v302 = v301 << v207;
              const uint v303 = v283 & v207;
              const uint v304 = v295 + v297;
              const uint v305 = v304 + v300;
              const uint v306 = v305 + v302;
              const uint v307 = v306 + v303;
              const uint v308 = v307 + v207;
              const uint v309 = v308 * v284;
              const uint v310 = v309 >> v207;
              const uint v311 = v287 << v293;
              const uint v312 = v310 + v311;
              const uint v313 = v312 - v207;
              const uint v315 = v313 >> v293;
              const uint v316 = v312 - v274;
              const uint v317 = v316 >> v293;
              const bool v318 = v315 < v287;
              const uint v319 = v315 - v287;
              const uint v320 = select(v319, v315, v318);
              const uint v321 = v291 + v320;
              const uint v322 = b1[v321];
              const bool v323 = v317 < v287;
              const uint v324 = v317 - v287;
              const uint v325 = select(v324, v317, v323);
              const uint v326 = v291 + v325;
              const uint v327 = b1[v326];
              const uint v328 = v313 & v314;
              const uint v329 = v314 - v328;
              const uint v330 = v322 >> v329;
              const uint v331 = v327 << v207;
              const uint v332 = v331 << v328;
              const uint v333 = v330 | v332;
              const uint v335 = v333 & v334;
              const bool v337 = v336 == v206;
              const bool v338 = v336 == v286;
              const uint v342 = select(v340, v341, v338);
              const uint v343 = select(v342, v339, v337);
              const uint v345 = select(v206, v344, v337);
              const uint v346 = v335 * v343;
              const uint v347 = v346 + v345;
              const uint v350 = v347 & v348;
              const uint v351 = v350 ^ v349;
              const uint v352 = v351 >> v274;
              const uint v357 = v351 & v353;
              const uint v358 = v357 << v274;
              const uint v359 = v351 & v354;
              const uint v360 = v359 << v355;
              const uint v361 = v360 + v356;
              const uint v362 = v358 | v361;
              const float v363 = as_type<float>(v362);
              const uint v364 = v352 & v353;
              const uint v365 = v364 << v274;
              const uint v366 = v352 & v354;
              const uint v367 = v366 << v355;
              const uint v368 = v367 + v356;
              const uint v369 = v365 | v368;
              const float v370 = as_type<float>(v369);
              const float v371 = v363 + v370;
              const uint v375 = v347 & v372;
              const uint v376 = v347 >> v373;
              const uint v377 = v376 & v372;
              const uint v378 = v375 + v377;
              const uint v379 = v378 >> v274;
              const uint v380 = v378 + v379;
              const uint v381 = v380 & v374;
              const float v382 = float(v381);
              const float v385 = fma(v382, v383, v384);
              const float v386 = select(v371, v385, v338);
              const uint v387 = as_type<uint>(v386);
              const uint v388 = v387 >> v355;
              const uint v389 = v388 & v207;
              const uint v392 = v387 + v390;
              const uint v393 = v392 + v389;
              const uint v394 = v393 & v391;
              const float v395 = as_type<float>(v394);
              const float v396 = m3[v280];
              const float v397 = x4;
              const float v398 = fma(v396, v395, v397);
              x4 = v398;
              const uint v399 = v280 + v208;
              const float v400 = m3[v399];
              const float v401 = x5;
              const float v402 = fma(v400, v395, v401);
              x5 = v402;
              const uint v404 = v280 + v403;
              const float v405 = m3[v404];
              const float v406 = x6;
              const float v407 = fma(v405, v395, v406);
              x6 = v407;
              const uint v409 = v280 + v408;
              const float v410 = m3[v409];
              const float v411 = x7;
              const float v412 = fma(v410, v395, v411);
              x7 = v412;
            }
            const float v413 = m4[v276];
            const float v414 = x4;
            const float v415 = v413 + v414;
            m4[v276] = v415;
            const uint v416 = v276 + v208;
            const float v417 = m4[v416];
            const float v418 = x5;
            const float v419 = v417 + v418;
            m4[v416] = v419;
            const uint v420 = v276 + v403;
            const float v421 = m4[v420];
            const float v422 = x6;
            const float v423 = v421 + v422;
            m4[v420] = v423;
            const uint v424 = v276 + v408;
            const float v425 = m4[v424];
            const float v426 = x7;
            const float v427 = v425 + v426;
            m4[v424] = v427;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v428 = v5 - v207;
          const uint v429 = v66 - v207;
          for (uint v430 = v210; v430 < v208; v430 += v211) {
            x8 = v216;
            x9 = v216;
            x10 = v216;
            x11 = v216;
            const uint v431 = min(v430, v429);
            const uint v432 = v431 * v6;
            const uint v433 = v92 + v432;
            for (uint v434 = v206; v434 < v70; v434 += v209) {
              const uint v435 = v433 + v434;
              const bool v1247 = v1245 == v1246;
              if (v1247) {
                const uint4 v1248 = *(device const uint4*)(b1 + v435);
                const float4 v1249 = as_type<float4>(v1248);
                x30 = v1249;
              } else {
                const bool v1251 = v1245 < v1250;
                if (v1251) {
                  const bool v1253 = v1245 == v1252;
                  const uint v1254 = v435 >> v1252;
                  const uint2 v1255 = *(device const uint2*)(b1 + v1254);
                  const uint v1256 = v1255.x;
                  const float2 v1257 = float2(as_type<half2>(v1256));
                  const float v1258 = v1257.x;
                  const float v1259 = v1257.y;
                  const uint v1262 = v1256 << v1260;
                  const uint v1263 = v1256 & v1261;
                  const float v1264 = as_type<float>(v1262);
                  const float v1265 = as_type<float>(v1263);
                  const float v1266 = select(v1264, v1258, v1253);
                  const float v1267 = select(v1265, v1259, v1253);
                  const uint v1268 = v1255.y;
                  const float2 v1269 = float2(as_type<half2>(v1268));
                  const float v1270 = v1269.x;
                  const float v1271 = v1269.y;
                  const uint v1272 = v1268 << v1260;
                  const uint v1273 = v1268 & v1261;
                  const float v1274 = as_type<float>(v1272);
                  const float v1275 = as_type<float>(v1273);
                  const float v1276 = select(v1274, v1270, v1253);
                  const float v1277 = select(v1275, v1271, v1253);
                  const float4 v1278 = float4(v1266, v1267, v1276, v1277);
                  x30 = v1278;
                } else {
                  const uint v1282 = v435 >> v1280;
                  const uint v1283 = v1282 * v1279;
                  const uint v1284 = v435 & v1281;
                  const uint v1285 = v1284 * v1279;
                  const uint v1286 = v1285 >> v1280;
                  const uint v1287 = v1283 + v1286;
                  const uint v1288 = v1285 & v1281;
                  const uint v1289 = b1[v1287];
                  const uint v1290 = v1287 + v1252;
                  const uint v1291 = b1[v1290];
                  const uint v1292 = v1289 >> v1288;
                  const uint v1293 = v1281 - v1288;
                  const uint v1294 = v1291 << v1252;
                  const uint v1295 = v1294 << v1293;
                  const uint v1296 = v1292 | v1295;
                  const uint v1297 = v1252 << v1279;
                  const uint v1298 = v1297 - v1252;
                  const uint v1300 = v435 >> v1299;
                  const bool v1302 = v1245 == v1250;
                  const bool v1303 = v1245 == v1301;
                  const uint v1304 = v1300 >> v1252;
                  const uint v1305 = select(v1304, v1300, v1302);
                  const uint v1307 = v1306 + v1305;
                  const uint v1308 = b1[v1307];
                  const float v1309 = as_type<float>(v1308);
                  const uint v1310 = v1300 & v1252;
                  const bool v1311 = v1310 == v1252;
                  const float2 v1312 = float2(as_type<half2>(v1308));
                  const float v1313 = v1312.x;
                  const float v1314 = v1312.y;
                  const uint v1315 = v1308 << v1260;
                  const uint v1316 = v1308 & v1261;
                  const float v1317 = as_type<float>(v1315);
                  const float v1318 = as_type<float>(v1316);
                  const float v1319 = select(v1313, v1314, v1311);
                  const float v1320 = select(v1317, v1318, v1311);
                  const float v1321 = select(v1320, v1319, v1303);
                  const float v1322 = select(v1321, v1309, v1302);
                  const bool v1323 = v1245 == v1250;
                  const bool v1324 = v1245 == v1301;
                  const uint v1325 = v1300 >> v1252;
                  const uint v1326 = select(v1325, v1300, v1323);
                  const uint v1328 = v1327 + v1326;
                  const uint v1329 = b1[v1328];
                  const float v1330 = as_type<float>(v1329);
                  const uint v1331 = v1300 & v1252;
                  const bool v1332 = v1331 == v1252;
                  const float2 v1333 = float2(as_type<half2>(v1329));
                  const float v1334 = v1333.x;
                  const float v1335 = v1333.y;
                  const uint v1336 = v1329 << v1260;
                  const uint v1337 = v1329 & v1261;
                  const float v1338 = as_type<float>(v1336);
                  const float v1339 = as_type<float>(v1337);
                  const float v1340 = select(v1334, v1335, v1332);
                  const float v1341 = select(v1338, v1339, v1332);
                  const float v1342 = select(v1341, v1340, v1324);
                  const float v1343 = select(v1342, v1330, v1323);
                  const uint v1344 = v1296 & v1298;
                  const float v1345 = float(v1344);
                  const float v1346 = fma(v1322, v1345, v1343);
                  const uint v1347 = v1296 >> v1279;
                  const uint v1348 = v1347 & v1298;
                  const float v1349 = float(v1348);
                  const float v1350 = fma(v1322, v1349, v1343);
                  const uint v1351 = v1347 >> v1279;
                  const uint v1352 = v1351 & v1298;
                  const float v1353 = float(v1352);
                  const float v1354 = fma(v1322, v1353, v1343);
                  const uint v1355 = v1351 >> v1279;
                  const uint v1356 = v1355 & v1298;
                  const float v1357 = float(v1356);
                  const float v1358 = fma(v1322, v1357, v1343);
                  const float4 v1359 = float4(v1346, v1350, v1354, v1358);
                  x30 = v1359;
                }
              }
              const float4 v1360 = x30;
              const uint v437 = min(v206, v428);
              const uint v438 = v437 * v14;
              const uint v439 = v7 + v438;
              const uint v440 = v439 + v434;
              const float4 v441 = *(threadgroup float4*)(m0 + v440);
              const float v442 = x8;
              const float v443 = v441.x;
              const float v444 = v1360.x;
              const float v445 = fma(v443, v444, v442);
              const float v446 = v441.y;
              const float v447 = v1360.y;
              const float v448 = fma(v446, v447, v445);
              const float v449 = v441.z;
              const float v450 = v1360.z;
              const float v451 = fma(v449, v450, v448);
              const float v452 = v441.w;
              const float v453 = v1360.w;
              const float v454 = fma(v452, v453, v451);
              x8 = v454;
              const uint v455 = min(v207, v428);
              const uint v456 = v455 * v14;
              const uint v457 = v7 + v456;
              const uint v458 = v457 + v434;
              const float4 v459 = *(threadgroup float4*)(m0 + v458);
              const float v460 = x9;
              const float v461 = v459.x;
              const float v462 = v1360.x;
              const float v463 = fma(v461, v462, v460);
              const float v464 = v459.y;
              const float v465 = v1360.y;
              const float v466 = fma(v464, v465, v463);
              const float v467 = v459.z;
              const float v468 = v1360.z;
              const float v469 = fma(v467, v468, v466);
              const float v470 = v459.w;
              const float v471 = v1360.w;
              const float v472 = fma(v470, v471, v469);
              x9 = v472;
              const uint v473 = min(v286, v428);
              const uint v474 = v473 * v14;
              const uint v475 = v7 + v474;
              const uint v476 = v475 + v434;
              const float4 v477 = *(threadgroup float4*)(m0 + v476);
              const float v478 = x10;
              const float v479 = v477.x;
              const float v480 = v1360.x;
              const float v481 = fma(v479, v480, v478);
              const float v482 = v477.y;
              const float v483 = v1360.y;
              const float v484 = fma(v482, v483, v481);
              const float v485 = v477.z;
              const float v486 = v1360.z;
              const float v487 = fma(v485, v486, v484);
              const float v488 = v477.w;
              const float v489 = v1360.w;
              const float v490 = fma(v488, v489, v487);
              x10 = v490;
              const uint v491 = min(v292, v428);
              const uint v492 = v491 * v14;
              const uint v493 = v7 + v492;
              const uint v494 = v493 + v434;
              const float4 v495 = *(threadgroup float4*)(m0 + v494);
              const float v496 = x11;
              const float v497 = v495.x;
              const float v498 = v1360.x;
              const float v499 = fma(v497, v498, v496);
              const float v500 = v495.y;
              const float v501 = v1360.y;
              const float v502 = fma(v500, v501, v499);
              const float v503 = v495.z;
              const float v504 = v1360.z;
              const float v505 = fma(v503, v504, v502);
              const float v506 = v495.w;
              const float v507 = v1360.w;
              const float v508 = fma(v506, v507, v505);
              x11 = v508;
            }
            const float v509 = m4[v430];
            const float v510 = x8;
            const float v511 = v509 + v510;
            m4[v430] = v511;
            const uint v512 = v430 + v208;
            const float v513 = m4[v512];
            const float v514 = x9;
            const float v515 = v513 + v514;
            m4[v512] = v515;
            const uint v516 = v430 + v403;
            const float v517 = m4[v516];
            const float v518 = x10;
            const float v519 = v517 + v518;
            m4[v516] = v519;
            const uint v520 = v430 + v408;
            const float v521 = m4[v520];
            const float v522 = x11;
            const float v523 = v521 + v522;
            m4[v520] = v523;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v524 = v210; v524 < v208; v524 += v211) {
        for (uint v525 = v206; v525 < v209; v525 += v207) {
          const uint v526 = v525 * v208;
          const uint v527 = v524 + v526;
          const float v528 = m4[v527];
          const uint v529 = v525 * v14;
          const uint v530 = v7 + v529;
          const uint v531 = v530 + v524;
          m2[v531] = v528;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v532 = v217 == v218;
      if (v532) {
        for (uint v533 = v206; v533 < v256; v533 += v207) {
          const uint v534 = v207 << v533;
          const uint v535 = v534 - v207;
          const uint v536 = v533 + v207;
          for (uint v537 = v210; v537 < v255; v537 += v211) {
            const uint v538 = v537 >> v533;
            const uint v539 = v538 << v536;
            const uint v540 = v537 & v535;
            const uint v541 = v539 + v540;
            for (uint v542 = v206; v542 < v209; v542 += v207) {
              const uint v543 = v542 * v14;
              const uint v544 = v7 + v543;
              const uint v545 = v544 + v541;
              const uint v546 = v545 + v534;
              const float v547 = m2[v545];
              const float v548 = m2[v546];
              const float v549 = v547 + v548;
              const float v550 = v547 - v548;
              m2[v545] = v549;
              m2[v546] = v550;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v551 = x1;
        const uint v552 = x2;
        const uint v554 = v552 + v553;
        for (uint v555 = v210; v555 < v208; v555 += v211) {
          for (uint v556 = v206; v556 < v209; v556 += v207) {
            const uint v557 = v556 * v14;
            const uint v558 = v7 + v557;
            const uint v559 = v558 + v555;
            const float v560 = m2[v559];
            const uint v561 = v551 + v555;
            const uint v562 = v561 >> v207;
            const uint v563 = v554 + v562;
            const uint v564 = b1[v563];
            const uint v565 = v561 & v207;
            const bool v566 = v565 == v207;
            const float2 v567 = float2(as_type<half2>(v564));
            const float v568 = v567.x;
            const float v569 = v567.y;
            const float v570 = select(v568, v569, v566);
            const float v571 = v560 * v250;
            const float v572 = v571 * v570;
            m2[v559] = v572;
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
          const uint v108 = v101 * v32;
          const uint v109 = v108 + v102;
          b3[v109] = v107;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v110 = v59 < v47;
    const bool v111 = v59 < v44;
    const bool v112 = !v111;
    const bool v113 = v110 & v112;
    if (v113) {
      const uint v114 = v59 - v44;
      const uint v115 = v114 * v14;
      const uint v116 = v36 - v115;
      const uint v117 = min(v14, v116);
      const uint v118 = v115 * v6;
      for (uint v573 = v210; v573 < v208; v573 += v211) {
        for (uint v574 = v206; v574 < v209; v574 += v207) {
          const uint v575 = v574 * v208;
          const uint v576 = v573 + v575;
          m4[v576] = v216;
        }
      }
      for (uint v119 = v7; v119 < v6; v119 += v14) {
        const uint v120 = v6 - v119;
        const uint v121 = min(v14, v120);
        for (uint v122 = v7; v122 < v5; v122 += v8) {
          const uint v123 = v2 + v122;
          const uint v124 = v12 * v1;
          for (uint v125 = v124; v125 < v121; v125 += v14) {
            const uint v126 = v119 + v125;
            const uint v127 = v123 * v6;
            const uint v128 = v127 + v126;
            const float4 v129 = *(device const float4*)(b0 + v128);
            const uint v130 = v123 - v2;
            const float v131 = m1[v130];
            const float v132 = float(v6);
            const float v133 = v131 / v132;
            const float v134 = v133 + v83;
            const float v135 = precise::rsqrt(v134);
            const float4 v136 = float4(v135);
            const float4 v137 = v129 * v136;
            const float4 v138 = *(device const float4*)(b2 + v126);
            const float4 v139 = v137 * v138;
            const uint v140 = v122 * v14;
            const uint v141 = v125 + v140;
            *(threadgroup float4*)(m0 + v141) = v139;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v142 = v118 + v119;
        const bool v578 = v577 == v218;
        if (v578) {
          const uint v579 = v142 / v6;
          const uint v580 = v579 * v6;
          const uint v581 = v142 - v580;
          const uint v584 = v579 / v582;
          const uint v585 = v579 % v582;
          const uint v586 = v584 * v583;
          x1 = v585;
          x2 = v586;
          const uint v588 = v586 + v587;
          for (uint v589 = v210; v589 < v208; v589 += v211) {
            for (uint v590 = v206; v590 < v209; v590 += v207) {
              x12 = v216;
              const bool v591 = v590 < v5;
              const bool v592 = v589 < v121;
              const bool v593 = v591 & v592;
              if (v593) {
                const uint v594 = v590 * v14;
                const uint v595 = v7 + v594;
                const uint v596 = v595 + v589;
                const float v597 = m0[v596];
                const uint v598 = v581 + v589;
                const uint v599 = v598 >> v207;
                const uint v600 = v588 + v599;
                const uint v601 = b4[v600];
                const uint v602 = v598 & v207;
                const bool v603 = v602 == v207;
                const float2 v604 = float2(as_type<half2>(v601));
                const float v605 = v604.x;
                const float v606 = v604.y;
                const float v607 = select(v605, v606, v603);
                const float v608 = v597 * v607;
                const float v609 = v608 * v250;
                x12 = v609;
              }
              const float v610 = x12;
              const uint v611 = v590 * v208;
              const uint v612 = v589 + v611;
              m3[v612] = v610;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v613 = v206; v613 < v256; v613 += v207) {
            const uint v614 = v207 << v613;
            const uint v615 = v614 - v207;
            const uint v616 = v613 + v207;
            for (uint v617 = v210; v617 < v255; v617 += v211) {
              const uint v618 = v617 >> v613;
              const uint v619 = v618 << v616;
              const uint v620 = v617 & v615;
              const uint v621 = v619 + v620;
              for (uint v622 = v206; v622 < v209; v622 += v207) {
                const uint v623 = v622 * v208;
                const uint v624 = v623 + v621;
                const uint v625 = v624 + v614;
                const float v626 = m3[v624];
                const float v627 = m3[v625];
                const float v628 = v626 + v627;
                const float v629 = v626 - v627;
                m3[v624] = v628;
                m3[v625] = v629;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v630 = v581 / v274;
          for (uint v631 = v210; v631 < v208; v631 += v211) {
            x13 = v216;
            x14 = v216;
            x15 = v216;
            x16 = v216;
            const uint v632 = v585 + v631;
            const uint v633 = v632 / v274;
            const uint v634 = v632 % v274;
            for (uint v635 = v206; v635 < v208; v635 += v207) {
              const uint v636 = v635 / v274;
              const uint v637 = v630 + v636;
              const uint v638 = v635 % v274;
              const uint v641 = v639 * v209;
              const uint v642 = v637 * v640;
              const uint v643 = v642 + v633;
              const uint v644 = v643 * v641;
              const uint v645 = v586 + v644;
              const uint v646 = v634 & v256;
              const uint v647 = v646 << v293;
              const uint v648 = v634 >> v292;
              const uint v649 = v648 << v286;
              const uint v650 = v638 & v256;
              const uint v651 = v650 >> v207;
              const uint v652 = v651 << v292;
              const uint v653 = v638 >> v292;
              const uint v654 = v653 << v207;
              const uint v655 = v638 & v207;
              const uint v656 = v647 + v649;
              const uint v657 = v656 + v652;
              const uint v658 = v657 + v654;
              const uint v659 = v658 + v655;
              const uint v660 = v659 + v207;
              const uint v661 = v660 * v639;
              const uint v662 = v661 >> v207;
              const uint v663 = v641 << v293;
              const uint v664 = v662 + v663;
              const uint v665 = v664 - v207;
              const uint v666 = v665 >> v293;
              const uint v667 = v664 - v274;
              const uint v668 = v667 >> v293;
              const bool v669 = v666 < v641;
              const uint v670 = v666 - v641;
              const uint v671 = select(v670, v666, v669);
              const uint v672 = v645 + v671;
              const uint v673 = b4[v672];
              const bool v674 = v668 < v641;
              const uint v675 = v668 - v641;
              const uint v676 = select(v675, v668, v674);
              const uint v677 = v645 + v676;
              const uint v678 = b4[v677];
              const uint v679 = v665 & v314;
              const uint v680 = v314 - v679;
              const uint v681 = v673 >> v680;
              const uint v682 = v678 << v207;
              const uint v683 = v682 << v679;
              const uint v684 = v681 | v683;
              const uint v685 = v684 & v334;
              const bool v687 = v686 == v206;
              const bool v688 = v686 == v286;
              const uint v689 = select(v340, v341, v688);
              const uint v690 = select(v689, v339, v687);
              const uint v691 = select(v206, v344, v687);
              const uint v692 = v685 * v690;
              const uint v693 = v692 + v691;
              const uint v694 = v693 & v348;
              const uint v695 = v694 ^ v349;
              const uint v696 = v695 >> v274;
              const uint v697 = v695 & v353;
              const uint v698 = v697 << v274;
              const uint v699 = v695 & v354;
              const uint v700 = v699 << v355;
              const uint v701 = v700 + v356;
              const uint v702 = v698 | v701;
              const float v703 = as_type<float>(v702);
              const uint v704 = v696 & v353;
              const uint v705 = v704 << v274;
              const uint v706 = v696 & v354;
              const uint v707 = v706 << v355;
              const uint v708 = v707 + v356;
              const uint v709 = v705 | v708;
              const float v710 = as_type<float>(v709);
              const float v711 = v703 + v710;
              const uint v712 = v693 & v372;
              const uint v713 = v693 >> v373;
              const uint v714 = v713 & v372;
              const uint v715 = v712 + v714;
              const uint v716 = v715 >> v274;
              const uint v717 = v715 + v716;
              const uint v718 = v717 & v374;
              const float v719 = float(v718);
              const float v720 = fma(v719, v383, v384);
              const float v721 = select(v711, v720, v688);
              const uint v722 = as_type<uint>(v721);
              const uint v723 = v722 >> v355;
              const uint v724 = v723 & v207;
              const uint v725 = v722 + v390;
              const uint v726 = v725 + v724;
              const uint v727 = v726 & v391;
              const float v728 = as_type<float>(v727);
              const float v729 = m3[v635];
              const float v730 = x13;
              const float v731 = fma(v729, v728, v730);
              x13 = v731;
              const uint v732 = v635 + v208;
              const float v733 = m3[v732];
              const float v734 = x14;
              const float v735 = fma(v733, v728, v734);
              x14 = v735;
              const uint v736 = v635 + v403;
              const float v737 = m3[v736];
              const float v738 = x15;
              const float v739 = fma(v737, v728, v738);
              x15 = v739;
              const uint v740 = v635 + v408;
              const float v741 = m3[v740];
              const float v742 = x16;
              const float v743 = fma(v741, v728, v742);
              x16 = v743;
            }
            const float v744 = m4[v631];
            const float v745 = x13;
            const float v746 = v744 + v745;
            m4[v631] = v746;
            const uint v747 = v631 + v208;
            const float v748 = m4[v747];
            const float v749 = x14;
            const float v750 = v748 + v749;
            m4[v747] = v750;
            const uint v751 = v631 + v403;
            const float v752 = m4[v751];
            const float v753 = x15;
            const float v754 = v752 + v753;
            m4[v751] = v754;
            const uint v755 = v631 + v408;
            const float v756 = m4[v755];
            const float v757 = x16;
            const float v758 = v756 + v757;
            m4[v755] = v758;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v759 = v5 - v207;
          const uint v760 = v117 - v207;
          for (uint v761 = v210; v761 < v208; v761 += v211) {
            x17 = v216;
            x18 = v216;
            x19 = v216;
            x20 = v216;
            const uint v762 = min(v761, v760);
            const uint v763 = v762 * v6;
            const uint v764 = v142 + v763;
            for (uint v765 = v206; v765 < v121; v765 += v209) {
              const uint v766 = v764 + v765;
              const bool v1362 = v1361 == v1246;
              if (v1362) {
                const uint4 v1363 = *(device const uint4*)(b4 + v766);
                const float4 v1364 = as_type<float4>(v1363);
                x31 = v1364;
              } else {
                const bool v1365 = v1361 < v1250;
                if (v1365) {
                  const bool v1366 = v1361 == v1252;
                  const uint v1367 = v766 >> v1252;
                  const uint2 v1368 = *(device const uint2*)(b4 + v1367);
                  const uint v1369 = v1368.x;
                  const float2 v1370 = float2(as_type<half2>(v1369));
                  const float v1371 = v1370.x;
                  const float v1372 = v1370.y;
                  const uint v1373 = v1369 << v1260;
                  const uint v1374 = v1369 & v1261;
                  const float v1375 = as_type<float>(v1373);
                  const float v1376 = as_type<float>(v1374);
                  const float v1377 = select(v1375, v1371, v1366);
                  const float v1378 = select(v1376, v1372, v1366);
                  const uint v1379 = v1368.y;
                  const float2 v1380 = float2(as_type<half2>(v1379));
                  const float v1381 = v1380.x;
                  const float v1382 = v1380.y;
                  const uint v1383 = v1379 << v1260;
                  const uint v1384 = v1379 & v1261;
                  const float v1385 = as_type<float>(v1383);
                  const float v1386 = as_type<float>(v1384);
                  const float v1387 = select(v1385, v1381, v1366);
                  const float v1388 = select(v1386, v1382, v1366);
                  const float4 v1389 = float4(v1377, v1378, v1387, v1388);
                  x31 = v1389;
                } else {
                  const uint v1391 = v766 >> v1280;
                  const uint v1392 = v1391 * v1390;
                  const uint v1393 = v766 & v1281;
                  const uint v1394 = v1393 * v1390;
                  const uint v1395 = v1394 >> v1280;
                  const uint v1396 = v1392 + v1395;
                  const uint v1397 = v1394 & v1281;
                  const uint v1398 = b4[v1396];
                  const uint v1399 = v1396 + v1252;
                  const uint v1400 = b4[v1399];
                  const uint v1401 = v1398 >> v1397;
                  const uint v1402 = v1281 - v1397;
                  const uint v1403 = v1400 << v1252;
                  const uint v1404 = v1403 << v1402;
                  const uint v1405 = v1401 | v1404;
                  const uint v1406 = v1252 << v1390;
                  const uint v1407 = v1406 - v1252;
                  const uint v1409 = v766 >> v1408;
                  const bool v1410 = v1361 == v1250;
                  const bool v1411 = v1361 == v1301;
                  const uint v1412 = v1409 >> v1252;
                  const uint v1413 = select(v1412, v1409, v1410);
                  const uint v1415 = v1414 + v1413;
                  const uint v1416 = b4[v1415];
                  const float v1417 = as_type<float>(v1416);
                  const uint v1418 = v1409 & v1252;
                  const bool v1419 = v1418 == v1252;
                  const float2 v1420 = float2(as_type<half2>(v1416));
                  const float v1421 = v1420.x;
                  const float v1422 = v1420.y;
                  const uint v1423 = v1416 << v1260;
                  const uint v1424 = v1416 & v1261;
                  const float v1425 = as_type<float>(v1423);
                  const float v1426 = as_type<float>(v1424);
                  const float v1427 = select(v1421, v1422, v1419);
                  const float v1428 = select(v1425, v1426, v1419);
                  const float v1429 = select(v1428, v1427, v1411);
                  const float v1430 = select(v1429, v1417, v1410);
                  const bool v1431 = v1361 == v1250;
                  const bool v1432 = v1361 == v1301;
                  const uint v1433 = v1409 >> v1252;
                  const uint v1434 = select(v1433, v1409, v1431);
                  const uint v1436 = v1435 + v1434;
                  const uint v1437 = b4[v1436];
                  const float v1438 = as_type<float>(v1437);
                  const uint v1439 = v1409 & v1252;
                  const bool v1440 = v1439 == v1252;
                  const float2 v1441 = float2(as_type<half2>(v1437));
                  const float v1442 = v1441.x;
                  const float v1443 = v1441.y;
                  const uint v1444 = v1437 << v1260;
                  const uint v1445 = v1437 & v1261;
                  const float v1446 = as_type<float>(v1444);
                  const float v1447 = as_type<float>(v1445);
                  const float v1448 = select(v1442, v1443, v1440);
                  const float v1449 = select(v1446, v1447, v1440);
                  const float v1450 = select(v1449, v1448, v1432);
                  const float v1451 = select(v1450, v1438, v1431);
                  const uint v1452 = v1405 & v1407;
                  const float v1453 = float(v1452);
                  const float v1454 = fma(v1430, v1453, v1451);
                  const uint v1455 = v1405 >> v1390;
                  const uint v1456 = v1455 & v1407;
                  const float v1457 = float(v1456);
                  const float v1458 = fma(v1430, v1457, v1451);
                  const uint v1459 = v1455 >> v1390;
                  const uint v1460 = v1459 & v1407;
                  const float v1461 = float(v1460);
                  const float v1462 = fma(v1430, v1461, v1451);
                  const uint v1463 = v1459 >> v1390;
                  const uint v1464 = v1463 & v1407;
                  const float v1465 = float(v1464);
                  const float v1466 = fma(v1430, v1465, v1451);
                  const float4 v1467 = float4(v1454, v1458, v1462, v1466);
                  x31 = v1467;
                }
              }
              const float4 v1468 = x31;
              const uint v768 = min(v206, v759);
              const uint v769 = v768 * v14;
              const uint v770 = v7 + v769;
              const uint v771 = v770 + v765;
              const float4 v772 = *(threadgroup float4*)(m0 + v771);
              const float v773 = x17;
              const float v774 = v772.x;
              const float v775 = v1468.x;
              const float v776 = fma(v774, v775, v773);
              const float v777 = v772.y;
              const float v778 = v1468.y;
              const float v779 = fma(v777, v778, v776);
              const float v780 = v772.z;
              const float v781 = v1468.z;
              const float v782 = fma(v780, v781, v779);
              const float v783 = v772.w;
              const float v784 = v1468.w;
              const float v785 = fma(v783, v784, v782);
              x17 = v785;
              const uint v786 = min(v207, v759);
              const uint v787 = v786 * v14;
              const uint v788 = v7 + v787;
              const uint v789 = v788 + v765;
              const float4 v790 = *(threadgroup float4*)(m0 + v789);
              const float v791 = x18;
              const float v792 = v790.x;
              const float v793 = v1468.x;
              const float v794 = fma(v792, v793, v791);
              const float v795 = v790.y;
              const float v796 = v1468.y;
              const float v797 = fma(v795, v796, v794);
              const float v798 = v790.z;
              const float v799 = v1468.z;
              const float v800 = fma(v798, v799, v797);
              const float v801 = v790.w;
              const float v802 = v1468.w;
              const float v803 = fma(v801, v802, v800);
              x18 = v803;
              const uint v804 = min(v286, v759);
              const uint v805 = v804 * v14;
              const uint v806 = v7 + v805;
              const uint v807 = v806 + v765;
              const float4 v808 = *(threadgroup float4*)(m0 + v807);
              const float v809 = x19;
              const float v810 = v808.x;
              const float v811 = v1468.x;
              const float v812 = fma(v810, v811, v809);
              const float v813 = v808.y;
              const float v814 = v1468.y;
              const float v815 = fma(v813, v814, v812);
              const float v816 = v808.z;
              const float v817 = v1468.z;
              const float v818 = fma(v816, v817, v815);
              const float v819 = v808.w;
              const float v820 = v1468.w;
              const float v821 = fma(v819, v820, v818);
              x19 = v821;
              const uint v822 = min(v292, v759);
              const uint v823 = v822 * v14;
              const uint v824 = v7 + v823;
              const uint v825 = v824 + v765;
              const float4 v826 = *(threadgroup float4*)(m0 + v825);
              const float v827 = x20;
              const float v828 = v826.x;
              const float v829 = v1468.x;
              const float v830 = fma(v828, v829, v827);
              const float v831 = v826.y;
              const float v832 = v1468.y;
              const float v833 = fma(v831, v832, v830);
              const float v834 = v826.z;
              const float v835 = v1468.z;
              const float v836 = fma(v834, v835, v833);
              const float v837 = v826.w;
              const float v838 = v1468.w;
              const float v839 = fma(v837, v838, v836);
              x20 = v839;
            }
            const float v840 = m4[v761];
            const float v841 = x17;
            const float v842 = v840 + v841;
            m4[v761] = v842;
            const uint v843 = v761 + v208;
            const float v844 = m4[v843];
            const float v845 = x18;
            const float v846 = v844 + v845;
            m4[v843] = v846;
            const uint v847 = v761 + v403;
            const float v848 = m4[v847];
            const float v849 = x19;
            const float v850 = v848 + v849;
            m4[v847] = v850;
            const uint v851 = v761 + v408;
            const float v852 = m4[v851];
            const float v853 = x20;
            const float v854 = v852 + v853;
            m4[v851] = v854;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v855 = v210; v855 < v208; v855 += v211) {
        for (uint v856 = v206; v856 < v209; v856 += v207) {
          const uint v857 = v856 * v208;
          const uint v858 = v855 + v857;
          const float v859 = m4[v858];
          const uint v860 = v856 * v14;
          const uint v861 = v7 + v860;
          const uint v862 = v861 + v855;
          m2[v862] = v859;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v863 = v577 == v218;
      if (v863) {
        for (uint v864 = v206; v864 < v256; v864 += v207) {
          const uint v865 = v207 << v864;
          const uint v866 = v865 - v207;
          const uint v867 = v864 + v207;
          for (uint v868 = v210; v868 < v255; v868 += v211) {
            const uint v869 = v868 >> v864;
            const uint v870 = v869 << v867;
            const uint v871 = v868 & v866;
            const uint v872 = v870 + v871;
            for (uint v873 = v206; v873 < v209; v873 += v207) {
              const uint v874 = v873 * v14;
              const uint v875 = v7 + v874;
              const uint v876 = v875 + v872;
              const uint v877 = v876 + v865;
              const float v878 = m2[v876];
              const float v879 = m2[v877];
              const float v880 = v878 + v879;
              const float v881 = v878 - v879;
              m2[v876] = v880;
              m2[v877] = v881;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v882 = x1;
        const uint v883 = x2;
        const uint v885 = v883 + v884;
        for (uint v886 = v210; v886 < v208; v886 += v211) {
          for (uint v887 = v206; v887 < v209; v887 += v207) {
            const uint v888 = v887 * v14;
            const uint v889 = v7 + v888;
            const uint v890 = v889 + v886;
            const float v891 = m2[v890];
            const uint v892 = v882 + v886;
            const uint v893 = v892 >> v207;
            const uint v894 = v885 + v893;
            const uint v895 = b4[v894];
            const uint v896 = v892 & v207;
            const bool v897 = v896 == v207;
            const float2 v898 = float2(as_type<half2>(v895));
            const float v899 = v898.x;
            const float v900 = v898.y;
            const float v901 = select(v899, v900, v897);
            const float v902 = v891 * v250;
            const float v903 = v902 * v901;
            m2[v890] = v903;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v143 = v12; v143 < v93; v143 += v94) {
        const uint v144 = v143 / v14;
        const uint v145 = v143 % v14;
        const bool v146 = v144 < v5;
        const bool v147 = v145 < v117;
        const bool v148 = v146 & v147;
        if (v148) {
          const uint v149 = v2 + v144;
          const uint v150 = v115 + v145;
          const uint v151 = v149 - v2;
          const uint v152 = v151 * v14;
          const uint v153 = v150 - v115;
          const uint v154 = v152 + v153;
          const float v155 = m2[v154];
          const uint v156 = v149 * v36;
          const uint v157 = v156 + v150;
          b5[v157] = v155;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v158 = v59 < v50;
    const bool v159 = v59 < v47;
    const bool v160 = !v159;
    const bool v161 = v158 & v160;
    if (v161) {
      const uint v162 = v59 - v47;
      const uint v163 = v162 * v14;
      const uint v164 = v36 - v163;
      const uint v165 = min(v14, v164);
      const uint v166 = v163 * v6;
      for (uint v904 = v210; v904 < v208; v904 += v211) {
        for (uint v905 = v206; v905 < v209; v905 += v207) {
          const uint v906 = v905 * v208;
          const uint v907 = v904 + v906;
          m4[v907] = v216;
        }
      }
      for (uint v167 = v7; v167 < v6; v167 += v14) {
        const uint v168 = v6 - v167;
        const uint v169 = min(v14, v168);
        for (uint v170 = v7; v170 < v5; v170 += v8) {
          const uint v171 = v2 + v170;
          const uint v172 = v12 * v1;
          for (uint v173 = v172; v173 < v169; v173 += v14) {
            const uint v174 = v167 + v173;
            const uint v175 = v171 * v6;
            const uint v176 = v175 + v174;
            const float4 v177 = *(device const float4*)(b0 + v176);
            const uint v178 = v171 - v2;
            const float v179 = m1[v178];
            const float v180 = float(v6);
            const float v181 = v179 / v180;
            const float v182 = v181 + v83;
            const float v183 = precise::rsqrt(v182);
            const float4 v184 = float4(v183);
            const float4 v185 = v177 * v184;
            const float4 v186 = *(device const float4*)(b2 + v174);
            const float4 v187 = v185 * v186;
            const uint v188 = v170 * v14;
            const uint v189 = v173 + v188;
            *(threadgroup float4*)(m0 + v189) = v187;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v190 = v166 + v167;
        const bool v909 = v908 == v218;
        if (v909) {
          const uint v910 = v190 / v6;
          const uint v911 = v910 * v6;
          const uint v912 = v190 - v911;
          const uint v915 = v910 / v913;
          const uint v916 = v910 % v913;
          const uint v917 = v915 * v914;
          x1 = v916;
          x2 = v917;
          const uint v919 = v917 + v918;
          for (uint v920 = v210; v920 < v208; v920 += v211) {
            for (uint v921 = v206; v921 < v209; v921 += v207) {
              x21 = v216;
              const bool v922 = v921 < v5;
              const bool v923 = v920 < v169;
              const bool v924 = v922 & v923;
              if (v924) {
                const uint v925 = v921 * v14;
                const uint v926 = v7 + v925;
                const uint v927 = v926 + v920;
                const float v928 = m0[v927];
                const uint v929 = v912 + v920;
                const uint v930 = v929 >> v207;
                const uint v931 = v919 + v930;
                const uint v932 = b6[v931];
                const uint v933 = v929 & v207;
                const bool v934 = v933 == v207;
                const float2 v935 = float2(as_type<half2>(v932));
                const float v936 = v935.x;
                const float v937 = v935.y;
                const float v938 = select(v936, v937, v934);
                const float v939 = v928 * v938;
                const float v940 = v939 * v250;
                x21 = v940;
              }
              const float v941 = x21;
              const uint v942 = v921 * v208;
              const uint v943 = v920 + v942;
              m3[v943] = v941;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v944 = v206; v944 < v256; v944 += v207) {
            const uint v945 = v207 << v944;
            const uint v946 = v945 - v207;
            const uint v947 = v944 + v207;
            for (uint v948 = v210; v948 < v255; v948 += v211) {
              const uint v949 = v948 >> v944;
              const uint v950 = v949 << v947;
              const uint v951 = v948 & v946;
              const uint v952 = v950 + v951;
              for (uint v953 = v206; v953 < v209; v953 += v207) {
                const uint v954 = v953 * v208;
                const uint v955 = v954 + v952;
                const uint v956 = v955 + v945;
                const float v957 = m3[v955];
                const float v958 = m3[v956];
                const float v959 = v957 + v958;
                const float v960 = v957 - v958;
                m3[v955] = v959;
                m3[v956] = v960;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v961 = v912 / v274;
          for (uint v962 = v210; v962 < v208; v962 += v211) {
            x22 = v216;
            x23 = v216;
            x24 = v216;
            x25 = v216;
            const uint v963 = v916 + v962;
            const uint v964 = v963 / v274;
            const uint v965 = v963 % v274;
            for (uint v966 = v206; v966 < v208; v966 += v207) {
              const uint v967 = v966 / v274;
              const uint v968 = v961 + v967;
              const uint v969 = v966 % v274;
              const uint v972 = v970 * v209;
              const uint v973 = v968 * v971;
              const uint v974 = v973 + v964;
              const uint v975 = v974 * v972;
              const uint v976 = v917 + v975;
              const uint v977 = v965 & v256;
              const uint v978 = v977 << v293;
              const uint v979 = v965 >> v292;
              const uint v980 = v979 << v286;
              const uint v981 = v969 & v256;
              const uint v982 = v981 >> v207;
              const uint v983 = v982 << v292;
              const uint v984 = v969 >> v292;
              const uint v985 = v984 << v207;
              const uint v986 = v969 & v207;
              const uint v987 = v978 + v980;
              const uint v988 = v987 + v983;
              const uint v989 = v988 + v985;
              const uint v990 = v989 + v986;
              const uint v991 = v990 + v207;
              const uint v992 = v991 * v970;
              const uint v993 = v992 >> v207;
              const uint v994 = v972 << v293;
              const uint v995 = v993 + v994;
              const uint v996 = v995 - v207;
              const uint v997 = v996 >> v293;
              const uint v998 = v995 - v274;
              const uint v999 = v998 >> v293;
              const bool v1000 = v997 < v972;
              const uint v1001 = v997 - v972;
              const uint v1002 = select(v1001, v997, v1000);
              const uint v1003 = v976 + v1002;
              const uint v1004 = b6[v1003];
              const bool v1005 = v999 < v972;
              const uint v1006 = v999 - v972;
              const uint v1007 = select(v1006, v999, v1005);
              const uint v1008 = v976 + v1007;
              const uint v1009 = b6[v1008];
              const uint v1010 = v996 & v314;
              const uint v1011 = v314 - v1010;
              const uint v1012 = v1004 >> v1011;
              const uint v1013 = v1009 << v207;
              const uint v1014 = v1013 << v1010;
              const uint v1015 = v1012 | v1014;
              const uint v1016 = v1015 & v334;
              const bool v1018 = v1017 == v206;
              const bool v1019 = v1017 == v286;
              const uint v1020 = select(v340, v341, v1019);
              const uint v1021 = select(v1020, v339, v1018);
              const uint v1022 = select(v206, v344, v1018);
              const uint v1023 = v1016 * v1021;
              const uint v1024 = v1023 + v1022;
              const uint v1025 = v1024 & v348;
              const uint v1026 = v1025 ^ v349;
              const uint v1027 = v1026 >> v274;
              const uint v1028 = v1026 & v353;
              const uint v1029 = v1028 << v274;
              const uint v1030 = v1026 & v354;
              const uint v1031 = v1030 << v355;
              const uint v1032 = v1031 + v356;
              const uint v1033 = v1029 | v1032;
              const float v1034 = as_type<float>(v1033);
              const uint v1035 = v1027 & v353;
              const uint v1036 = v1035 << v274;
              const uint v1037 = v1027 & v354;
              const uint v1038 = v1037 << v355;
              const uint v1039 = v1038 + v356;
              const uint v1040 = v1036 | v1039;
              const float v1041 = as_type<float>(v1040);
              const float v1042 = v1034 + v1041;
              const uint v1043 = v1024 & v372;
              const uint v1044 = v1024 >> v373;
              const uint v1045 = v1044 & v372;
              const uint v1046 = v1043 + v1045;
              const uint v1047 = v1046 >> v274;
              const uint v1048 = v1046 + v1047;
              const uint v1049 = v1048 & v374;
              const float v1050 = float(v1049);
              const float v1051 = fma(v1050, v383, v384);
              const float v1052 = select(v1042, v1051, v1019);
              const uint v1053 = as_type<uint>(v1052);
              const uint v1054 = v1053 >> v355;
              const uint v1055 = v1054 & v207;
              const uint v1056 = v1053 + v390;
              const uint v1057 = v1056 + v1055;
              const uint v1058 = v1057 & v391;
              const float v1059 = as_type<float>(v1058);
              const float v1060 = m3[v966];
              const float v1061 = x22;
              const float v1062 = fma(v1060, v1059, v1061);
              x22 = v1062;
              const uint v1063 = v966 + v208;
              const float v1064 = m3[v1063];
              const float v1065 = x23;
              const float v1066 = fma(v1064, v1059, v1065);
              x23 = v1066;
              const uint v1067 = v966 + v403;
              const float v1068 = m3[v1067];
              const float v1069 = x24;
              const float v1070 = fma(v1068, v1059, v1069);
              x24 = v1070;
              const uint v1071 = v966 + v408;
              const float v1072 = m3[v1071];
              const float v1073 = x25;
              const float v1074 = fma(v1072, v1059, v1073);
              x25 = v1074;
            }
            const float v1075 = m4[v962];
            const float v1076 = x22;
            const float v1077 = v1075 + v1076;
            m4[v962] = v1077;
            const uint v1078 = v962 + v208;
            const float v1079 = m4[v1078];
            const float v1080 = x23;
            const float v1081 = v1079 + v1080;
            m4[v1078] = v1081;
            const uint v1082 = v962 + v403;
            const float v1083 = m4[v1082];
            const float v1084 = x24;
            const float v1085 = v1083 + v1084;
            m4[v1082] = v1085;
            const uint v1086 = v962 + v408;
            const float v1087 = m4[v1086];
            const float v1088 = x25;
            const float v1089 = v1087 + v1088;
            m4[v1086] = v1089;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1090 = v5 - v207;
          const uint v1091 = v165 - v207;
          for (uint v1092 = v210; v1092 < v208; v1092 += v211) {
            x26 = v216;
            x27 = v216;
            x28 = v216;
            x29 = v216;
            const uint v1093 = min(v1092, v1091);
            const uint v1094 = v1093 * v6;
            const uint v1095 = v190 + v1094;
            for (uint v1096 = v206; v1096 < v169; v1096 += v209) {
              const uint v1097 = v1095 + v1096;
              const bool v1470 = v1469 == v1246;
              if (v1470) {
                const uint4 v1471 = *(device const uint4*)(b6 + v1097);
                const float4 v1472 = as_type<float4>(v1471);
                x32 = v1472;
              } else {
                const bool v1473 = v1469 < v1250;
                if (v1473) {
                  const bool v1474 = v1469 == v1252;
                  const uint v1475 = v1097 >> v1252;
                  const uint2 v1476 = *(device const uint2*)(b6 + v1475);
                  const uint v1477 = v1476.x;
                  const float2 v1478 = float2(as_type<half2>(v1477));
                  const float v1479 = v1478.x;
                  const float v1480 = v1478.y;
                  const uint v1481 = v1477 << v1260;
                  const uint v1482 = v1477 & v1261;
                  const float v1483 = as_type<float>(v1481);
                  const float v1484 = as_type<float>(v1482);
                  const float v1485 = select(v1483, v1479, v1474);
                  const float v1486 = select(v1484, v1480, v1474);
                  const uint v1487 = v1476.y;
                  const float2 v1488 = float2(as_type<half2>(v1487));
                  const float v1489 = v1488.x;
                  const float v1490 = v1488.y;
                  const uint v1491 = v1487 << v1260;
                  const uint v1492 = v1487 & v1261;
                  const float v1493 = as_type<float>(v1491);
                  const float v1494 = as_type<float>(v1492);
                  const float v1495 = select(v1493, v1489, v1474);
                  const float v1496 = select(v1494, v1490, v1474);
                  const float4 v1497 = float4(v1485, v1486, v1495, v1496);
                  x32 = v1497;
                } else {
                  const uint v1499 = v1097 >> v1280;
                  const uint v1500 = v1499 * v1498;
                  const uint v1501 = v1097 & v1281;
                  const uint v1502 = v1501 * v1498;
                  const uint v1503 = v1502 >> v1280;
                  const uint v1504 = v1500 + v1503;
                  const uint v1505 = v1502 & v1281;
                  const uint v1506 = b6[v1504];
                  const uint v1507 = v1504 + v1252;
                  const uint v1508 = b6[v1507];
                  const uint v1509 = v1506 >> v1505;
                  const uint v1510 = v1281 - v1505;
                  const uint v1511 = v1508 << v1252;
                  const uint v1512 = v1511 << v1510;
                  const uint v1513 = v1509 | v1512;
                  const uint v1514 = v1252 << v1498;
                  const uint v1515 = v1514 - v1252;
                  const uint v1517 = v1097 >> v1516;
                  const bool v1518 = v1469 == v1250;
                  const bool v1519 = v1469 == v1301;
                  const uint v1520 = v1517 >> v1252;
                  const uint v1521 = select(v1520, v1517, v1518);
                  const uint v1523 = v1522 + v1521;
                  const uint v1524 = b6[v1523];
                  const float v1525 = as_type<float>(v1524);
                  const uint v1526 = v1517 & v1252;
                  const bool v1527 = v1526 == v1252;
                  const float2 v1528 = float2(as_type<half2>(v1524));
                  const float v1529 = v1528.x;
                  const float v1530 = v1528.y;
                  const uint v1531 = v1524 << v1260;
                  const uint v1532 = v1524 & v1261;
                  const float v1533 = as_type<float>(v1531);
                  const float v1534 = as_type<float>(v1532);
                  const float v1535 = select(v1529, v1530, v1527);
                  const float v1536 = select(v1533, v1534, v1527);
                  const float v1537 = select(v1536, v1535, v1519);
                  const float v1538 = select(v1537, v1525, v1518);
                  const bool v1539 = v1469 == v1250;
                  const bool v1540 = v1469 == v1301;
                  const uint v1541 = v1517 >> v1252;
                  const uint v1542 = select(v1541, v1517, v1539);
                  const uint v1544 = v1543 + v1542;
                  const uint v1545 = b6[v1544];
                  const float v1546 = as_type<float>(v1545);
                  const uint v1547 = v1517 & v1252;
                  const bool v1548 = v1547 == v1252;
                  const float2 v1549 = float2(as_type<half2>(v1545));
                  const float v1550 = v1549.x;
                  const float v1551 = v1549.y;
                  const uint v1552 = v1545 << v1260;
                  const uint v1553 = v1545 & v1261;
                  const float v1554 = as_type<float>(v1552);
                  const float v1555 = as_type<float>(v1553);
                  const float v1556 = select(v1550, v1551, v1548);
                  const float v1557 = select(v1554, v1555, v1548);
                  const float v1558 = select(v1557, v1556, v1540);
                  const float v1559 = select(v1558, v1546, v1539);
                  const uint v1560 = v1513 & v1515;
                  const float v1561 = float(v1560);
                  const float v1562 = fma(v1538, v1561, v1559);
                  const uint v1563 = v1513 >> v1498;
                  const uint v1564 = v1563 & v1515;
                  const float v1565 = float(v1564);
                  const float v1566 = fma(v1538, v1565, v1559);
                  const uint v1567 = v1563 >> v1498;
                  const uint v1568 = v1567 & v1515;
                  const float v1569 = float(v1568);
                  const float v1570 = fma(v1538, v1569, v1559);
                  const uint v1571 = v1567 >> v1498;
                  const uint v1572 = v1571 & v1515;
                  const float v1573 = float(v1572);
                  const float v1574 = fma(v1538, v1573, v1559);
                  const float4 v1575 = float4(v1562, v1566, v1570, v1574);
                  x32 = v1575;
                }
              }
              const float4 v1576 = x32;
              const uint v1099 = min(v206, v1090);
              const uint v1100 = v1099 * v14;
              const uint v1101 = v7 + v1100;
              const uint v1102 = v1101 + v1096;
              const float4 v1103 = *(threadgroup float4*)(m0 + v1102);
              const float v1104 = x26;
              const float v1105 = v1103.x;
              const float v1106 = v1576.x;
              const float v1107 = fma(v1105, v1106, v1104);
              const float v1108 = v1103.y;
              const float v1109 = v1576.y;
              const float v1110 = fma(v1108, v1109, v1107);
              const float v1111 = v1103.z;
              const float v1112 = v1576.z;
              const float v1113 = fma(v1111, v1112, v1110);
              const float v1114 = v1103.w;
              const float v1115 = v1576.w;
              const float v1116 = fma(v1114, v1115, v1113);
              x26 = v1116;
              const uint v1117 = min(v207, v1090);
              const uint v1118 = v1117 * v14;
              const uint v1119 = v7 + v1118;
              const uint v1120 = v1119 + v1096;
              const float4 v1121 = *(threadgroup float4*)(m0 + v1120);
              const float v1122 = x27;
              const float v1123 = v1121.x;
              const float v1124 = v1576.x;
              const float v1125 = fma(v1123, v1124, v1122);
              const float v1126 = v1121.y;
              const float v1127 = v1576.y;
              const float v1128 = fma(v1126, v1127, v1125);
              const float v1129 = v1121.z;
              const float v1130 = v1576.z;
              const float v1131 = fma(v1129, v1130, v1128);
              const float v1132 = v1121.w;
              const float v1133 = v1576.w;
              const float v1134 = fma(v1132, v1133, v1131);
              x27 = v1134;
              const uint v1135 = min(v286, v1090);
              const uint v1136 = v1135 * v14;
              const uint v1137 = v7 + v1136;
              const uint v1138 = v1137 + v1096;
              const float4 v1139 = *(threadgroup float4*)(m0 + v1138);
              const float v1140 = x28;
              const float v1141 = v1139.x;
              const float v1142 = v1576.x;
              const float v1143 = fma(v1141, v1142, v1140);
              const float v1144 = v1139.y;
              const float v1145 = v1576.y;
              const float v1146 = fma(v1144, v1145, v1143);
              const float v1147 = v1139.z;
              const float v1148 = v1576.z;
              const float v1149 = fma(v1147, v1148, v1146);
              const float v1150 = v1139.w;
              const float v1151 = v1576.w;
              const float v1152 = fma(v1150, v1151, v1149);
              x28 = v1152;
              const uint v1153 = min(v292, v1090);
              const uint v1154 = v1153 * v14;
              const uint v1155 = v7 + v1154;
              const uint v1156 = v1155 + v1096;
              const float4 v1157 = *(threadgroup float4*)(m0 + v1156);
              const float v1158 = x29;
              const float v1159 = v1157.x;
              const float v1160 = v1576.x;
              const float v1161 = fma(v1159, v1160, v1158);
              const float v1162 = v1157.y;
              const float v1163 = v1576.y;
              const float v1164 = fma(v1162, v1163, v1161);
              const float v1165 = v1157.z;
              const float v1166 = v1576.z;
              const float v1167 = fma(v1165, v1166, v1164);
              const float v1168 = v1157.w;
              const float v1169 = v1576.w;
              const float v1170 = fma(v1168, v1169, v1167);
              x29 = v1170;
            }
            const float v1171 = m4[v1092];
            const float v1172 = x26;
            const float v1173 = v1171 + v1172;
            m4[v1092] = v1173;
            const uint v1174 = v1092 + v208;
            const float v1175 = m4[v1174];
            const float v1176 = x27;
            const float v1177 = v1175 + v1176;
            m4[v1174] = v1177;
            const uint v1178 = v1092 + v403;
            const float v1179 = m4[v1178];
            const float v1180 = x28;
            const float v1181 = v1179 + v1180;
            m4[v1178] = v1181;
            const uint v1182 = v1092 + v408;
            const float v1183 = m4[v1182];
            const float v1184 = x29;
            const float v1185 = v1183 + v1184;
            m4[v1182] = v1185;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1186 = v210; v1186 < v208; v1186 += v211) {
        for (uint v1187 = v206; v1187 < v209; v1187 += v207) {
          const uint v1188 = v1187 * v208;
          const uint v1189 = v1186 + v1188;
          const float v1190 = m4[v1189];
          const uint v1191 = v1187 * v14;
          const uint v1192 = v7 + v1191;
          const uint v1193 = v1192 + v1186;
          m2[v1193] = v1190;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1194 = v908 == v218;
      if (v1194) {
        for (uint v1195 = v206; v1195 < v256; v1195 += v207) {
          const uint v1196 = v207 << v1195;
          const uint v1197 = v1196 - v207;
          const uint v1198 = v1195 + v207;
          for (uint v1199 = v210; v1199 < v255; v1199 += v211) {
            const uint v1200 = v1199 >> v1195;
            const uint v1201 = v1200 << v1198;
            const uint v1202 = v1199 & v1197;
            const uint v1203 = v1201 + v1202;
            for (uint v1204 = v206; v1204 < v209; v1204 += v207) {
              const uint v1205 = v1204 * v14;
              const uint v1206 = v7 + v1205;
              const uint v1207 = v1206 + v1203;
              const uint v1208 = v1207 + v1196;
              const float v1209 = m2[v1207];
              const float v1210 = m2[v1208];
              const float v1211 = v1209 + v1210;
              const float v1212 = v1209 - v1210;
              m2[v1207] = v1211;
              m2[v1208] = v1212;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1213 = x1;
        const uint v1214 = x2;
        const uint v1216 = v1214 + v1215;
        for (uint v1217 = v210; v1217 < v208; v1217 += v211) {
          for (uint v1218 = v206; v1218 < v209; v1218 += v207) {
            const uint v1219 = v1218 * v14;
            const uint v1220 = v7 + v1219;
            const uint v1221 = v1220 + v1217;
            const float v1222 = m2[v1221];
            const uint v1223 = v1213 + v1217;
            const uint v1224 = v1223 >> v207;
            const uint v1225 = v1216 + v1224;
            const uint v1226 = b6[v1225];
            const uint v1227 = v1223 & v207;
            const bool v1228 = v1227 == v207;
            const float2 v1229 = float2(as_type<half2>(v1226));
            const float v1230 = v1229.x;
            const float v1231 = v1229.y;
            const float v1232 = select(v1230, v1231, v1228);
            const float v1233 = v1222 * v250;
            const float v1234 = v1233 * v1232;
            m2[v1221] = v1234;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v191 = v12; v191 < v93; v191 += v94) {
        const uint v192 = v191 / v14;
        const uint v193 = v191 % v14;
        const bool v194 = v192 < v5;
        const bool v195 = v193 < v165;
        const bool v196 = v194 & v195;
        if (v196) {
          const uint v197 = v2 + v192;
          const uint v198 = v163 + v193;
          const uint v199 = v197 - v2;
          const uint v200 = v199 * v14;
          const uint v201 = v198 - v163;
          const uint v202 = v200 + v201;
          const float v203 = m2[v202];
          const uint v204 = v197 * v36;
          const uint v205 = v204 + v198;
          b7[v205] = v203;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
