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
  const uint v1218 = params[22];
  const uint v1219 = 0u;
  const uint v1223 = 3u;
  const uint v1225 = 1u;
  const uint v1233 = 16u;
  const uint v1234 = 4294901760u;
  const uint v1252 = params[23];
  const uint v1253 = 5u;
  const uint v1254 = 31u;
  const uint v1272 = params[24];
  const uint v1274 = 4u;
  const uint v1279 = params[25];
  const uint v1300 = params[26];
  const uint v1334 = params[27];
  const uint v1363 = params[28];
  const uint v1381 = params[29];
  const uint v1387 = params[30];
  const uint v1408 = params[31];
  const uint v1442 = params[32];
  const uint v1471 = params[33];
  const uint v1489 = params[34];
  const uint v1495 = params[35];
  const uint v1516 = params[36];
  const uint v206 = 0u;
  const uint v207 = 1u;
  const uint v208 = 128u;
  const uint v209 = 4u;
  const uint v210 = lane;
  const uint v211 = 32u;
  const float v216 = 0.0f;
  const uint v218 = params[4];
  const uint v219 = 6u;
  const uint v223 = params[5];
  const float v244 = 0.088388346f;
  const uint v249 = 64u;
  const uint v250 = 7u;
  const uint v268 = 16u;
  const uint v278 = params[6];
  const uint v279 = params[7];
  const uint v280 = 2u;
  const uint v285 = 3u;
  const uint v286 = 5u;
  const uint v307 = 31u;
  const uint v327 = 65535u;
  const uint v329 = params[8];
  const uint v332 = 89226354u;
  const uint v333 = 3417055213u;
  const uint v334 = 2212286765u;
  const uint v337 = 64248484u;
  const uint v341 = 2415890431u;
  const uint v342 = 996162400u;
  const uint v346 = 32768u;
  const uint v347 = 32767u;
  const uint v348 = 13u;
  const uint v349 = 939524096u;
  const uint v365 = 16711935u;
  const uint v366 = 8u;
  const uint v367 = 2047u;
  const float v376 = 0.006767273f;
  const float v377 = -3.453125f;
  const uint v383 = 4095u;
  const uint v384 = 4294959104u;
  const uint v396 = 256u;
  const uint v401 = 384u;
  const uint v545 = params[9];
  const uint v569 = params[10];
  const uint v573 = params[11];
  const uint v624 = params[12];
  const uint v625 = params[13];
  const uint v670 = params[14];
  const uint v867 = params[15];
  const uint v891 = params[16];
  const uint v895 = params[17];
  const uint v946 = params[18];
  const uint v947 = params[19];
  const uint v992 = params[20];
  const uint v1189 = params[21];
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
    const float v1208 = simd_shuffle_xor(v29, 16);
    const float v1209 = v29 + v1208;
    const float v1210 = simd_shuffle_xor(v1209, 8);
    const float v1211 = v1209 + v1210;
    const float v1212 = simd_shuffle_xor(v1211, 4);
    const float v1213 = v1211 + v1212;
    const float v1214 = simd_shuffle_xor(v1213, 2);
    const float v1215 = v1213 + v1214;
    const float v1216 = simd_shuffle_xor(v1215, 1);
    const float v1217 = v1215 + v1216;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v1217;
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
        const uint v217 = v92 / v6;
        x1 = v217;
        const bool v220 = v218 == v219;
        if (v220) {
          const uint v221 = v217 * v6;
          const uint v222 = v92 - v221;
          for (uint v224 = v210; v224 < v208; v224 += v211) {
            for (uint v225 = v206; v225 < v209; v225 += v207) {
              x2 = v216;
              const bool v226 = v225 < v5;
              const bool v227 = v224 < v70;
              const bool v228 = v226 & v227;
              if (v228) {
                const uint v229 = v225 * v14;
                const uint v230 = v7 + v229;
                const uint v231 = v230 + v224;
                const float v232 = m0[v231];
                const uint v233 = v222 + v224;
                const uint v234 = v233 >> v207;
                const uint v235 = v223 + v234;
                const uint v236 = b1[v235];
                const uint v237 = v233 & v207;
                const bool v238 = v237 == v207;
                const float2 v239 = float2(as_type<half2>(v236));
                const float v240 = v239.x;
                const float v241 = v239.y;
                const float v242 = select(v240, v241, v238);
                const float v243 = v232 * v242;
                const float v245 = v243 * v244;
                x2 = v245;
              }
              const float v246 = x2;
              const uint v247 = v225 * v208;
              const uint v248 = v224 + v247;
              m3[v248] = v246;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v251 = v206; v251 < v250; v251 += v207) {
            const uint v252 = v207 << v251;
            const uint v253 = v252 - v207;
            const uint v254 = v251 + v207;
            for (uint v255 = v210; v255 < v249; v255 += v211) {
              const uint v256 = v255 >> v251;
              const uint v257 = v256 << v254;
              const uint v258 = v255 & v253;
              const uint v259 = v257 + v258;
              for (uint v260 = v206; v260 < v209; v260 += v207) {
                const uint v261 = v260 * v208;
                const uint v262 = v261 + v259;
                const uint v263 = v262 + v252;
                const float v264 = m3[v262];
                const float v265 = m3[v263];
                const float v266 = v264 + v265;
                const float v267 = v264 - v265;
                m3[v262] = v266;
                m3[v263] = v267;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v269 = v222 / v268;
          for (uint v270 = v210; v270 < v208; v270 += v211) {
            x3 = v216;
            x4 = v216;
            x5 = v216;
            x6 = v216;
            const uint v271 = v217 + v270;
            const uint v272 = v271 / v268;
            const uint v273 = v271 % v268;
            for (uint v274 = v206; v274 < v208; v274 += v207) {
              const uint v275 = v274 / v268;
              const uint v276 = v269 + v275;
              const uint v277 = v274 % v268;
              const uint v281 = v278 * v209;
              const uint v282 = v276 * v279;
              const uint v283 = v282 + v272;
              const uint v284 = v283 * v281;
              const uint v287 = v273 & v250;
              const uint v288 = v287 << v286;
              const uint v289 = v273 >> v285;
              const uint v290 = v289 << v280;
              const uint v291 = v277 & v250;
              const uint v292 = v291 >> v207;
              const uint v293 = v292 << v285;
              const uint v294 = v277 >> v285;
              const uint v295 = v294 << v207;
              const uint v296 = v277 & v207;
              const uint v297 = v288 + v290;
              const uint v298 = v297 + v293;
              const uint v299 = v298 + v295;
              const uint v300 = v299 + v296;
              const uint v301 = v300 + v207;
              const uint v302 = v301 * v278;
              const uint v303 = v302 >> v207;
              const uint v304 = v281 << v286;
              const uint v305 = v303 + v304;
              const uint v306 = v305 - v207;
              const uint v308 = v306 >> v286;
              const uint v309 = v305 - v268;
              const uint v310 = v309 >> v286;
              const bool v311 = v308 < v281;
              const uint v312 = v308 - v281;
              const uint v313 = select(v312, v308, v311);
              const uint v314 = v284 + v313;
              const uint v315 = b1[v314];
              const bool v316 = v310 < v281;
              const uint v317 = v310 - v281;
              const uint v318 = select(v317, v310, v316);
              const uint v319 = v284 + v318;
              const uint v320 = b1[v319];
              const uint v321 = v306 & v307;
              const uint v322 = v307 - v321;
              const uint v323 = v315 >> v322;
              const uint v324 = v320 << v207;
              const uint v325 = v324 << v321;
              const uint v326 = v323 | v325;
              const uint v328 = v326 & v327;
              const bool v330 = v329 == v206;
              const bool v331 = v329 == v280;
              const uint v335 = select(v333, v334, v331);
              const uint v336 = select(v335, v332, v330);
              const uint v338 = select(v206, v337, v330);
              const uint v339 = v328 * v336;
              const uint v340 = v339 + v338;
              const uint v343 = v340 & v341;
              const uint v344 = v343 ^ v342;
              const uint v345 = v344 >> v268;
              const uint v350 = v344 & v346;
              const uint v351 = v350 << v268;
              const uint v352 = v344 & v347;
              const uint v353 = v352 << v348;
              const uint v354 = v353 + v349;
              const uint v355 = v351 | v354;
              const float v356 = as_type<float>(v355);
              const uint v357 = v345 & v346;
              const uint v358 = v357 << v268;
              const uint v359 = v345 & v347;
              const uint v360 = v359 << v348;
              const uint v361 = v360 + v349;
              const uint v362 = v358 | v361;
              const float v363 = as_type<float>(v362);
              const float v364 = v356 + v363;
              const uint v368 = v340 & v365;
              const uint v369 = v340 >> v366;
              const uint v370 = v369 & v365;
              const uint v371 = v368 + v370;
              const uint v372 = v371 >> v268;
              const uint v373 = v371 + v372;
              const uint v374 = v373 & v367;
              const float v375 = float(v374);
              const float v378 = fma(v375, v376, v377);
              const float v379 = select(v364, v378, v331);
              const uint v380 = as_type<uint>(v379);
              const uint v381 = v380 >> v348;
              const uint v382 = v381 & v207;
              const uint v385 = v380 + v383;
              const uint v386 = v385 + v382;
              const uint v387 = v386 & v384;
              const float v388 = as_type<float>(v387);
              const float v389 = m3[v274];
              const float v390 = x3;
              const float v391 = fma(v389, v388, v390);
              x3 = v391;
              const uint v392 = v274 + v208;
              const float v393 = m3[v392];
              const float v394 = x4;
              const float v395 = fma(v393, v388, v394);
              x4 = v395;
              const uint v397 = v274 + v396;
              const float v398 = m3[v397];
              const float v399 = x5;
              const float v400 = fma(v398, v388, v399);
              x5 = v400;
              const uint v402 = v274 + v401;
              const float v403 = m3[v402];
              const float v404 = x6;
              const float v405 = fma(v403, v388, v404);
              x6 = v405;
            }
            const float v406 = m4[v270];
            const float v407 = x3;
            const float v408 = v406 + v407;
            m4[v270] = v408;
            const uint v409 = v270 + v208;
            const float v410 = m4[v409];
            const float v411 = x4;
            const float v412 = v410 + v411;
            m4[v409] = v412;
            const uint v413 = v270 + v396;
            const float v414 = m4[v413];
            const float v415 = x5;
            const float v416 = v414 + v415;
            m4[v413] = v416;
            const uint v417 = v270 + v401;
            const float v418 = m4[v417];
            const float v419 = x6;
            const float v420 = v418 + v419;
            m4[v417] = v420;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v421 = v5 - v207;
          const uint v422 = v66 - v207;
          for (uint v423 = v210; v423 < v208; v423 += v211) {
            x7 = v216;
            x8 = v216;
            x9 = v216;
            x10 = v216;
            const uint v424 = min(v423, v422);
            const uint v425 = v424 * v6;
            const uint v426 = v92 + v425;
            for (uint v427 = v206; v427 < v70; v427 += v209) {
              const uint v428 = v426 + v427;
              const bool v1220 = v1218 == v1219;
              if (v1220) {
                const uint4 v1221 = *(device const uint4*)(b1 + v428);
                const float4 v1222 = as_type<float4>(v1221);
                x29 = v1222;
              } else {
                const bool v1224 = v1218 < v1223;
                if (v1224) {
                  const bool v1226 = v1218 == v1225;
                  const uint v1227 = v428 >> v1225;
                  const uint2 v1228 = *(device const uint2*)(b1 + v1227);
                  const uint v1229 = v1228.x;
                  const float2 v1230 = float2(as_type<half2>(v1229));
                  const float v1231 = v1230.x;
                  const float v1232 = v1230.y;
                  const uint v1235 = v1229 << v1233;
                  const uint v1236 = v1229 & v1234;
                  const float v1237 = as_type<float>(v1235);
                  const float v1238 = as_type<float>(v1236);
                  const float v1239 = select(v1237, v1231, v1226);
                  const float v1240 = select(v1238, v1232, v1226);
                  const uint v1241 = v1228.y;
                  const float2 v1242 = float2(as_type<half2>(v1241));
                  const float v1243 = v1242.x;
                  const float v1244 = v1242.y;
                  const uint v1245 = v1241 << v1233;
                  const uint v1246 = v1241 & v1234;
                  const float v1247 = as_type<float>(v1245);
                  const float v1248 = as_type<float>(v1246);
                  const float v1249 = select(v1247, v1243, v1226);
                  const float v1250 = select(v1248, v1244, v1226);
                  const float4 v1251 = float4(v1239, v1240, v1249, v1250);
                  x29 = v1251;
                } else {
                  const uint v1255 = v428 >> v1253;
                  const uint v1256 = v1255 * v1252;
                  const uint v1257 = v428 & v1254;
                  const uint v1258 = v1257 * v1252;
                  const uint v1259 = v1258 >> v1253;
                  const uint v1260 = v1256 + v1259;
                  const uint v1261 = v1258 & v1254;
                  const uint v1262 = b1[v1260];
                  const uint v1263 = v1260 + v1225;
                  const uint v1264 = b1[v1263];
                  const uint v1265 = v1262 >> v1261;
                  const uint v1266 = v1254 - v1261;
                  const uint v1267 = v1264 << v1225;
                  const uint v1268 = v1267 << v1266;
                  const uint v1269 = v1265 | v1268;
                  const uint v1270 = v1225 << v1252;
                  const uint v1271 = v1270 - v1225;
                  const uint v1273 = v428 >> v1272;
                  const bool v1275 = v1218 == v1223;
                  const bool v1276 = v1218 == v1274;
                  const uint v1277 = v1273 >> v1225;
                  const uint v1278 = select(v1277, v1273, v1275);
                  const uint v1280 = v1279 + v1278;
                  const uint v1281 = b1[v1280];
                  const float v1282 = as_type<float>(v1281);
                  const uint v1283 = v1273 & v1225;
                  const bool v1284 = v1283 == v1225;
                  const float2 v1285 = float2(as_type<half2>(v1281));
                  const float v1286 = v1285.x;
                  const float v1287 = v1285.y;
                  const uint v1288 = v1281 << v1233;
                  const uint v1289 = v1281 & v1234;
                  const float v1290 = as_type<float>(v1288);
                  const float v1291 = as_type<float>(v1289);
                  const float v1292 = select(v1286, v1287, v1284);
                  const float v1293 = select(v1290, v1291, v1284);
                  const float v1294 = select(v1293, v1292, v1276);
                  const float v1295 = select(v1294, v1282, v1275);
                  const bool v1296 = v1218 == v1223;
                  const bool v1297 = v1218 == v1274;
                  const uint v1298 = v1273 >> v1225;
                  const uint v1299 = select(v1298, v1273, v1296);
                  const uint v1301 = v1300 + v1299;
                  const uint v1302 = b1[v1301];
                  const float v1303 = as_type<float>(v1302);
                  const uint v1304 = v1273 & v1225;
                  const bool v1305 = v1304 == v1225;
                  const float2 v1306 = float2(as_type<half2>(v1302));
                  const float v1307 = v1306.x;
                  const float v1308 = v1306.y;
                  const uint v1309 = v1302 << v1233;
                  const uint v1310 = v1302 & v1234;
                  const float v1311 = as_type<float>(v1309);
                  const float v1312 = as_type<float>(v1310);
                  const float v1313 = select(v1307, v1308, v1305);
                  const float v1314 = select(v1311, v1312, v1305);
                  const float v1315 = select(v1314, v1313, v1297);
                  const float v1316 = select(v1315, v1303, v1296);
                  const uint v1317 = v1269 & v1271;
                  const float v1318 = float(v1317);
                  const float v1319 = fma(v1295, v1318, v1316);
                  const uint v1320 = v1269 >> v1252;
                  const uint v1321 = v1320 & v1271;
                  const float v1322 = float(v1321);
                  const float v1323 = fma(v1295, v1322, v1316);
                  const uint v1324 = v1320 >> v1252;
                  const uint v1325 = v1324 & v1271;
                  const float v1326 = float(v1325);
                  const float v1327 = fma(v1295, v1326, v1316);
                  const uint v1328 = v1324 >> v1252;
                  const uint v1329 = v1328 & v1271;
                  const float v1330 = float(v1329);
                  const float v1331 = fma(v1295, v1330, v1316);
                  const float4 v1332 = float4(v1319, v1323, v1327, v1331);
                  x29 = v1332;
                }
              }
              const float4 v1333 = x29;
              const uint v430 = min(v206, v421);
              const uint v431 = v430 * v14;
              const uint v432 = v7 + v431;
              const uint v433 = v432 + v427;
              const float4 v434 = *(threadgroup float4*)(m0 + v433);
              const float v435 = x7;
              const float v436 = v434.x;
              const float v437 = v1333.x;
              const float v438 = fma(v436, v437, v435);
              const float v439 = v434.y;
              const float v440 = v1333.y;
              const float v441 = fma(v439, v440, v438);
              const float v442 = v434.z;
              const float v443 = v1333.z;
              const float v444 = fma(v442, v443, v441);
              const float v445 = v434.w;
              const float v446 = v1333.w;
              const float v447 = fma(v445, v446, v444);
              x7 = v447;
              const uint v448 = min(v207, v421);
              const uint v449 = v448 * v14;
              const uint v450 = v7 + v449;
              const uint v451 = v450 + v427;
              const float4 v452 = *(threadgroup float4*)(m0 + v451);
              const float v453 = x8;
              const float v454 = v452.x;
              const float v455 = v1333.x;
              const float v456 = fma(v454, v455, v453);
              const float v457 = v452.y;
              const float v458 = v1333.y;
              const float v459 = fma(v457, v458, v456);
              const float v460 = v452.z;
              const float v461 = v1333.z;
              const float v462 = fma(v460, v461, v459);
              const float v463 = v452.w;
              const float v464 = v1333.w;
              const float v465 = fma(v463, v464, v462);
              x8 = v465;
              const uint v466 = min(v280, v421);
              const uint v467 = v466 * v14;
              const uint v468 = v7 + v467;
              const uint v469 = v468 + v427;
              const float4 v470 = *(threadgroup float4*)(m0 + v469);
              const float v471 = x9;
              const float v472 = v470.x;
              const float v473 = v1333.x;
              const float v474 = fma(v472, v473, v471);
              const float v475 = v470.y;
              const float v476 = v1333.y;
              const float v477 = fma(v475, v476, v474);
              const float v478 = v470.z;
              const float v479 = v1333.z;
              const float v480 = fma(v478, v479, v477);
              const float v481 = v470.w;
              const float v482 = v1333.w;
              const float v483 = fma(v481, v482, v480);
              x9 = v483;
              const uint v484 = min(v285, v421);
              const uint v485 = v484 * v14;
              const uint v486 = v7 + v485;
              const uint v487 = v486 + v427;
              const float4 v488 = *(threadgroup float4*)(m0 + v487);
              const float v489 = x10;
              const float v490 = v488.x;
              const float v491 = v1333.x;
              const float v492 = fma(v490, v491, v489);
              const float v493 = v488.y;
              const float v494 = v1333.y;
              const float v495 = fma(v493, v494, v492);
              const float v496 = v488.z;
              const float v497 = v1333.z;
              const float v498 = fma(v496, v497, v495);
              const float v499 = v488.w;
              const float v500 = v1333.w;
              const float v501 = fma(v499, v500, v498);
              x10 = v501;
            }
            const float v502 = m4[v423];
            const float v503 = x7;
            const float v504 = v502 + v503;
            m4[v423] = v504;
            const uint v505 = v423 + v208;
            const float v506 = m4[v505];
            const float v507 = x8;
            const float v508 = v506 + v507;
            m4[v505] = v508;
            const uint v509 = v423 + v396;
            const float v510 = m4[v509];
            const float v511 = x9;
            const float v512 = v510 + v511;
            m4[v509] = v512;
            const uint v513 = v423 + v401;
            const float v514 = m4[v513];
            const float v515 = x10;
            const float v516 = v514 + v515;
            m4[v513] = v516;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v517 = v210; v517 < v208; v517 += v211) {
        for (uint v518 = v206; v518 < v209; v518 += v207) {
          const uint v519 = v518 * v208;
          const uint v520 = v517 + v519;
          const float v521 = m4[v520];
          const uint v522 = v518 * v14;
          const uint v523 = v7 + v522;
          const uint v524 = v523 + v517;
          m2[v524] = v521;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v525 = v218 == v219;
      if (v525) {
        for (uint v526 = v206; v526 < v250; v526 += v207) {
          const uint v527 = v207 << v526;
          const uint v528 = v527 - v207;
          const uint v529 = v526 + v207;
          for (uint v530 = v210; v530 < v249; v530 += v211) {
            const uint v531 = v530 >> v526;
            const uint v532 = v531 << v529;
            const uint v533 = v530 & v528;
            const uint v534 = v532 + v533;
            for (uint v535 = v206; v535 < v209; v535 += v207) {
              const uint v536 = v535 * v14;
              const uint v537 = v7 + v536;
              const uint v538 = v537 + v534;
              const uint v539 = v538 + v527;
              const float v540 = m2[v538];
              const float v541 = m2[v539];
              const float v542 = v540 + v541;
              const float v543 = v540 - v541;
              m2[v538] = v542;
              m2[v539] = v543;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v544 = x1;
        for (uint v546 = v210; v546 < v208; v546 += v211) {
          for (uint v547 = v206; v547 < v209; v547 += v207) {
            const uint v548 = v547 * v14;
            const uint v549 = v7 + v548;
            const uint v550 = v549 + v546;
            const float v551 = m2[v550];
            const uint v552 = v544 + v546;
            const uint v553 = v552 >> v207;
            const uint v554 = v545 + v553;
            const uint v555 = b1[v554];
            const uint v556 = v552 & v207;
            const bool v557 = v556 == v207;
            const float2 v558 = float2(as_type<half2>(v555));
            const float v559 = v558.x;
            const float v560 = v558.y;
            const float v561 = select(v559, v560, v557);
            const float v562 = v551 * v244;
            const float v563 = v562 * v561;
            m2[v550] = v563;
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
      for (uint v564 = v210; v564 < v208; v564 += v211) {
        for (uint v565 = v206; v565 < v209; v565 += v207) {
          const uint v566 = v565 * v208;
          const uint v567 = v564 + v566;
          m4[v567] = v216;
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
        const uint v568 = v142 / v6;
        x1 = v568;
        const bool v570 = v569 == v219;
        if (v570) {
          const uint v571 = v568 * v6;
          const uint v572 = v142 - v571;
          for (uint v574 = v210; v574 < v208; v574 += v211) {
            for (uint v575 = v206; v575 < v209; v575 += v207) {
              x11 = v216;
              const bool v576 = v575 < v5;
              const bool v577 = v574 < v121;
              const bool v578 = v576 & v577;
              if (v578) {
                const uint v579 = v575 * v14;
                const uint v580 = v7 + v579;
                const uint v581 = v580 + v574;
                const float v582 = m0[v581];
                const uint v583 = v572 + v574;
                const uint v584 = v583 >> v207;
                const uint v585 = v573 + v584;
                const uint v586 = b4[v585];
                const uint v587 = v583 & v207;
                const bool v588 = v587 == v207;
                const float2 v589 = float2(as_type<half2>(v586));
                const float v590 = v589.x;
                const float v591 = v589.y;
                const float v592 = select(v590, v591, v588);
                const float v593 = v582 * v592;
                const float v594 = v593 * v244;
                x11 = v594;
              }
              const float v595 = x11;
              const uint v596 = v575 * v208;
              const uint v597 = v574 + v596;
              m3[v597] = v595;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v598 = v206; v598 < v250; v598 += v207) {
            const uint v599 = v207 << v598;
            const uint v600 = v599 - v207;
            const uint v601 = v598 + v207;
            for (uint v602 = v210; v602 < v249; v602 += v211) {
              const uint v603 = v602 >> v598;
              const uint v604 = v603 << v601;
              const uint v605 = v602 & v600;
              const uint v606 = v604 + v605;
              for (uint v607 = v206; v607 < v209; v607 += v207) {
                const uint v608 = v607 * v208;
                const uint v609 = v608 + v606;
                const uint v610 = v609 + v599;
                const float v611 = m3[v609];
                const float v612 = m3[v610];
                const float v613 = v611 + v612;
                const float v614 = v611 - v612;
                m3[v609] = v613;
                m3[v610] = v614;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v615 = v572 / v268;
          for (uint v616 = v210; v616 < v208; v616 += v211) {
            x12 = v216;
            x13 = v216;
            x14 = v216;
            x15 = v216;
            const uint v617 = v568 + v616;
            const uint v618 = v617 / v268;
            const uint v619 = v617 % v268;
            for (uint v620 = v206; v620 < v208; v620 += v207) {
              const uint v621 = v620 / v268;
              const uint v622 = v615 + v621;
              const uint v623 = v620 % v268;
              const uint v626 = v624 * v209;
              const uint v627 = v622 * v625;
              const uint v628 = v627 + v618;
              const uint v629 = v628 * v626;
              const uint v630 = v619 & v250;
              const uint v631 = v630 << v286;
              const uint v632 = v619 >> v285;
              const uint v633 = v632 << v280;
              const uint v634 = v623 & v250;
              const uint v635 = v634 >> v207;
              const uint v636 = v635 << v285;
              const uint v637 = v623 >> v285;
              const uint v638 = v637 << v207;
              const uint v639 = v623 & v207;
              const uint v640 = v631 + v633;
              const uint v641 = v640 + v636;
              const uint v642 = v641 + v638;
              const uint v643 = v642 + v639;
              const uint v644 = v643 + v207;
              const uint v645 = v644 * v624;
              const uint v646 = v645 >> v207;
              const uint v647 = v626 << v286;
              const uint v648 = v646 + v647;
              const uint v649 = v648 - v207;
              const uint v650 = v649 >> v286;
              const uint v651 = v648 - v268;
              const uint v652 = v651 >> v286;
              const bool v653 = v650 < v626;
              const uint v654 = v650 - v626;
              const uint v655 = select(v654, v650, v653);
              const uint v656 = v629 + v655;
              const uint v657 = b4[v656];
              const bool v658 = v652 < v626;
              const uint v659 = v652 - v626;
              const uint v660 = select(v659, v652, v658);
              const uint v661 = v629 + v660;
              const uint v662 = b4[v661];
              const uint v663 = v649 & v307;
              const uint v664 = v307 - v663;
              const uint v665 = v657 >> v664;
              const uint v666 = v662 << v207;
              const uint v667 = v666 << v663;
              const uint v668 = v665 | v667;
              const uint v669 = v668 & v327;
              const bool v671 = v670 == v206;
              const bool v672 = v670 == v280;
              const uint v673 = select(v333, v334, v672);
              const uint v674 = select(v673, v332, v671);
              const uint v675 = select(v206, v337, v671);
              const uint v676 = v669 * v674;
              const uint v677 = v676 + v675;
              const uint v678 = v677 & v341;
              const uint v679 = v678 ^ v342;
              const uint v680 = v679 >> v268;
              const uint v681 = v679 & v346;
              const uint v682 = v681 << v268;
              const uint v683 = v679 & v347;
              const uint v684 = v683 << v348;
              const uint v685 = v684 + v349;
              const uint v686 = v682 | v685;
              const float v687 = as_type<float>(v686);
              const uint v688 = v680 & v346;
              const uint v689 = v688 << v268;
              const uint v690 = v680 & v347;
              const uint v691 = v690 << v348;
              const uint v692 = v691 + v349;
              const uint v693 = v689 | v692;
              const float v694 = as_type<float>(v693);
              const float v695 = v687 + v694;
              const uint v696 = v677 & v365;
              const uint v697 = v677 >> v366;
              const uint v698 = v697 & v365;
              const uint v699 = v696 + v698;
              const uint v700 = v699 >> v268;
              const uint v701 = v699 + v700;
              const uint v702 = v701 & v367;
              const float v703 = float(v702);
              const float v704 = fma(v703, v376, v377);
              const float v705 = select(v695, v704, v672);
              const uint v706 = as_type<uint>(v705);
              const uint v707 = v706 >> v348;
              const uint v708 = v707 & v207;
              const uint v709 = v706 + v383;
              const uint v710 = v709 + v708;
              const uint v711 = v710 & v384;
              const float v712 = as_type<float>(v711);
              const float v713 = m3[v620];
              const float v714 = x12;
              const float v715 = fma(v713, v712, v714);
              x12 = v715;
              const uint v716 = v620 + v208;
              const float v717 = m3[v716];
              const float v718 = x13;
              const float v719 = fma(v717, v712, v718);
              x13 = v719;
              const uint v720 = v620 + v396;
              const float v721 = m3[v720];
              const float v722 = x14;
              const float v723 = fma(v721, v712, v722);
              x14 = v723;
              const uint v724 = v620 + v401;
              const float v725 = m3[v724];
              const float v726 = x15;
              const float v727 = fma(v725, v712, v726);
              x15 = v727;
            }
            const float v728 = m4[v616];
            const float v729 = x12;
            const float v730 = v728 + v729;
            m4[v616] = v730;
            const uint v731 = v616 + v208;
            const float v732 = m4[v731];
            const float v733 = x13;
            const float v734 = v732 + v733;
            m4[v731] = v734;
            const uint v735 = v616 + v396;
            const float v736 = m4[v735];
            const float v737 = x14;
            const float v738 = v736 + v737;
            m4[v735] = v738;
            const uint v739 = v616 + v401;
            const float v740 = m4[v739];
            const float v741 = x15;
            const float v742 = v740 + v741;
            m4[v739] = v742;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v743 = v5 - v207;
          const uint v744 = v117 - v207;
          for (uint v745 = v210; v745 < v208; v745 += v211) {
            x16 = v216;
            x17 = v216;
            x18 = v216;
            x19 = v216;
            const uint v746 = min(v745, v744);
            const uint v747 = v746 * v6;
            const uint v748 = v142 + v747;
            for (uint v749 = v206; v749 < v121; v749 += v209) {
              const uint v750 = v748 + v749;
              const bool v1335 = v1334 == v1219;
              if (v1335) {
                const uint4 v1336 = *(device const uint4*)(b4 + v750);
                const float4 v1337 = as_type<float4>(v1336);
                x30 = v1337;
              } else {
                const bool v1338 = v1334 < v1223;
                if (v1338) {
                  const bool v1339 = v1334 == v1225;
                  const uint v1340 = v750 >> v1225;
                  const uint2 v1341 = *(device const uint2*)(b4 + v1340);
                  const uint v1342 = v1341.x;
                  const float2 v1343 = float2(as_type<half2>(v1342));
                  const float v1344 = v1343.x;
                  const float v1345 = v1343.y;
                  const uint v1346 = v1342 << v1233;
                  const uint v1347 = v1342 & v1234;
                  const float v1348 = as_type<float>(v1346);
                  const float v1349 = as_type<float>(v1347);
                  const float v1350 = select(v1348, v1344, v1339);
                  const float v1351 = select(v1349, v1345, v1339);
                  const uint v1352 = v1341.y;
                  const float2 v1353 = float2(as_type<half2>(v1352));
                  const float v1354 = v1353.x;
                  const float v1355 = v1353.y;
                  const uint v1356 = v1352 << v1233;
                  const uint v1357 = v1352 & v1234;
                  const float v1358 = as_type<float>(v1356);
                  const float v1359 = as_type<float>(v1357);
                  const float v1360 = select(v1358, v1354, v1339);
                  const float v1361 = select(v1359, v1355, v1339);
                  const float4 v1362 = float4(v1350, v1351, v1360, v1361);
                  x30 = v1362;
                } else {
                  const uint v1364 = v750 >> v1253;
                  const uint v1365 = v1364 * v1363;
                  const uint v1366 = v750 & v1254;
                  const uint v1367 = v1366 * v1363;
                  const uint v1368 = v1367 >> v1253;
                  const uint v1369 = v1365 + v1368;
                  const uint v1370 = v1367 & v1254;
                  const uint v1371 = b4[v1369];
                  const uint v1372 = v1369 + v1225;
                  const uint v1373 = b4[v1372];
                  const uint v1374 = v1371 >> v1370;
                  const uint v1375 = v1254 - v1370;
                  const uint v1376 = v1373 << v1225;
                  const uint v1377 = v1376 << v1375;
                  const uint v1378 = v1374 | v1377;
                  const uint v1379 = v1225 << v1363;
                  const uint v1380 = v1379 - v1225;
                  const uint v1382 = v750 >> v1381;
                  const bool v1383 = v1334 == v1223;
                  const bool v1384 = v1334 == v1274;
                  const uint v1385 = v1382 >> v1225;
                  const uint v1386 = select(v1385, v1382, v1383);
                  const uint v1388 = v1387 + v1386;
                  const uint v1389 = b4[v1388];
                  const float v1390 = as_type<float>(v1389);
                  const uint v1391 = v1382 & v1225;
                  const bool v1392 = v1391 == v1225;
                  const float2 v1393 = float2(as_type<half2>(v1389));
                  const float v1394 = v1393.x;
                  const float v1395 = v1393.y;
                  const uint v1396 = v1389 << v1233;
                  const uint v1397 = v1389 & v1234;
                  const float v1398 = as_type<float>(v1396);
                  const float v1399 = as_type<float>(v1397);
                  const float v1400 = select(v1394, v1395, v1392);
                  const float v1401 = select(v1398, v1399, v1392);
                  const float v1402 = select(v1401, v1400, v1384);
                  const float v1403 = select(v1402, v1390, v1383);
                  const bool v1404 = v1334 == v1223;
                  const bool v1405 = v1334 == v1274;
                  const uint v1406 = v1382 >> v1225;
                  const uint v1407 = select(v1406, v1382, v1404);
                  const uint v1409 = v1408 + v1407;
                  const uint v1410 = b4[v1409];
                  const float v1411 = as_type<float>(v1410);
                  const uint v1412 = v1382 & v1225;
                  const bool v1413 = v1412 == v1225;
                  const float2 v1414 = float2(as_type<half2>(v1410));
                  const float v1415 = v1414.x;
                  const float v1416 = v1414.y;
                  const uint v1417 = v1410 << v1233;
                  const uint v1418 = v1410 & v1234;
                  const float v1419 = as_type<float>(v1417);
                  const float v1420 = as_type<float>(v1418);
                  const float v1421 = select(v1415, v1416, v1413);
                  const float v1422 = select(v1419, v1420, v1413);
                  const float v1423 = select(v1422, v1421, v1405);
                  const float v1424 = select(v1423, v1411, v1404);
                  const uint v1425 = v1378 & v1380;
                  const float v1426 = float(v1425);
                  const float v1427 = fma(v1403, v1426, v1424);
                  const uint v1428 = v1378 >> v1363;
                  const uint v1429 = v1428 & v1380;
                  const float v1430 = float(v1429);
                  const float v1431 = fma(v1403, v1430, v1424);
                  const uint v1432 = v1428 >> v1363;
                  const uint v1433 = v1432 & v1380;
                  const float v1434 = float(v1433);
                  const float v1435 = fma(v1403, v1434, v1424);
                  const uint v1436 = v1432 >> v1363;
                  const uint v1437 = v1436 & v1380;
                  const float v1438 = float(v1437);
                  const float v1439 = fma(v1403, v1438, v1424);
                  const float4 v1440 = float4(v1427, v1431, v1435, v1439);
                  x30 = v1440;
                }
              }
              const float4 v1441 = x30;
              const uint v752 = min(v206, v743);
              const uint v753 = v752 * v14;
              const uint v754 = v7 + v753;
              const uint v755 = v754 + v749;
              const float4 v756 = *(threadgroup float4*)(m0 + v755);
              const float v757 = x16;
              const float v758 = v756.x;
              const float v759 = v1441.x;
              const float v760 = fma(v758, v759, v757);
              const float v761 = v756.y;
              const float v762 = v1441.y;
              const float v763 = fma(v761, v762, v760);
              const float v764 = v756.z;
              const float v765 = v1441.z;
              const float v766 = fma(v764, v765, v763);
              const float v767 = v756.w;
              const float v768 = v1441.w;
              const float v769 = fma(v767, v768, v766);
              x16 = v769;
              const uint v770 = min(v207, v743);
              const uint v771 = v770 * v14;
              const uint v772 = v7 + v771;
              const uint v773 = v772 + v749;
              const float4 v774 = *(threadgroup float4*)(m0 + v773);
              const float v775 = x17;
              const float v776 = v774.x;
              const float v777 = v1441.x;
              const float v778 = fma(v776, v777, v775);
              const float v779 = v774.y;
              const float v780 = v1441.y;
              const float v781 = fma(v779, v780, v778);
              const float v782 = v774.z;
              const float v783 = v1441.z;
              const float v784 = fma(v782, v783, v781);
              const float v785 = v774.w;
              const float v786 = v1441.w;
              const float v787 = fma(v785, v786, v784);
              x17 = v787;
              const uint v788 = min(v280, v743);
              const uint v789 = v788 * v14;
              const uint v790 = v7 + v789;
              const uint v791 = v790 + v749;
              const float4 v792 = *(threadgroup float4*)(m0 + v791);
              const float v793 = x18;
              const float v794 = v792.x;
              const float v795 = v1441.x;
              const float v796 = fma(v794, v795, v793);
              const float v797 = v792.y;
              const float v798 = v1441.y;
              const float v799 = fma(v797, v798, v796);
              const float v800 = v792.z;
              const float v801 = v1441.z;
              const float v802 = fma(v800, v801, v799);
              const float v803 = v792.w;
              const float v804 = v1441.w;
              const float v805 = fma(v803, v804, v802);
              x18 = v805;
              const uint v806 = min(v285, v743);
              const uint v807 = v806 * v14;
              const uint v808 = v7 + v807;
              const uint v809 = v808 + v749;
              const float4 v810 = *(threadgroup float4*)(m0 + v809);
              const float v811 = x19;
              const float v812 = v810.x;
              const float v813 = v1441.x;
              const float v814 = fma(v812, v813, v811);
              const float v815 = v810.y;
              const float v816 = v1441.y;
              const float v817 = fma(v815, v816, v814);
              const float v818 = v810.z;
              const float v819 = v1441.z;
              const float v820 = fma(v818, v819, v817);
              const float v821 = v810.w;
              const float v822 = v1441.w;
              const float v823 = fma(v821, v822, v820);
              x19 = v823;
            }
            const float v824 = m4[v745];
            const float v825 = x16;
            const float v826 = v824 + v825;
            m4[v745] = v826;
            const uint v827 = v745 + v208;
            const float v828 = m4[v827];
            const float v829 = x17;
            const float v830 = v828 + v829;
            m4[v827] = v830;
            const uint v831 = v745 + v396;
            const float v832 = m4[v831];
            const float v833 = x18;
            const float v834 = v832 + v833;
            m4[v831] = v834;
            const uint v835 = v745 + v401;
            const float v836 = m4[v835];
            const float v837 = x19;
            const float v838 = v836 + v837;
            m4[v835] = v838;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v839 = v210; v839 < v208; v839 += v211) {
        for (uint v840 = v206; v840 < v209; v840 += v207) {
          const uint v841 = v840 * v208;
          const uint v842 = v839 + v841;
          const float v843 = m4[v842];
          const uint v844 = v840 * v14;
          const uint v845 = v7 + v844;
          const uint v846 = v845 + v839;
          m2[v846] = v843;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v847 = v569 == v219;
      if (v847) {
        for (uint v848 = v206; v848 < v250; v848 += v207) {
          const uint v849 = v207 << v848;
          const uint v850 = v849 - v207;
          const uint v851 = v848 + v207;
          for (uint v852 = v210; v852 < v249; v852 += v211) {
            const uint v853 = v852 >> v848;
            const uint v854 = v853 << v851;
            const uint v855 = v852 & v850;
            const uint v856 = v854 + v855;
            for (uint v857 = v206; v857 < v209; v857 += v207) {
              const uint v858 = v857 * v14;
              const uint v859 = v7 + v858;
              const uint v860 = v859 + v856;
              const uint v861 = v860 + v849;
              const float v862 = m2[v860];
              const float v863 = m2[v861];
              const float v864 = v862 + v863;
              const float v865 = v862 - v863;
              m2[v860] = v864;
              m2[v861] = v865;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v866 = x1;
        for (uint v868 = v210; v868 < v208; v868 += v211) {
          for (uint v869 = v206; v869 < v209; v869 += v207) {
            const uint v870 = v869 * v14;
            const uint v871 = v7 + v870;
            const uint v872 = v871 + v868;
            const float v873 = m2[v872];
            const uint v874 = v866 + v868;
            const uint v875 = v874 >> v207;
            const uint v876 = v867 + v875;
            const uint v877 = b4[v876];
            const uint v878 = v874 & v207;
            const bool v879 = v878 == v207;
            const float2 v880 = float2(as_type<half2>(v877));
            const float v881 = v880.x;
            const float v882 = v880.y;
            const float v883 = select(v881, v882, v879);
            const float v884 = v873 * v244;
            const float v885 = v884 * v883;
            m2[v872] = v885;
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
      for (uint v886 = v210; v886 < v208; v886 += v211) {
        for (uint v887 = v206; v887 < v209; v887 += v207) {
          const uint v888 = v887 * v208;
          const uint v889 = v886 + v888;
          m4[v889] = v216;
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
        const uint v890 = v190 / v6;
        x1 = v890;
        const bool v892 = v891 == v219;
        if (v892) {
          const uint v893 = v890 * v6;
          const uint v894 = v190 - v893;
          for (uint v896 = v210; v896 < v208; v896 += v211) {
            for (uint v897 = v206; v897 < v209; v897 += v207) {
              x20 = v216;
              const bool v898 = v897 < v5;
              const bool v899 = v896 < v169;
              const bool v900 = v898 & v899;
              if (v900) {
                const uint v901 = v897 * v14;
                const uint v902 = v7 + v901;
                const uint v903 = v902 + v896;
                const float v904 = m0[v903];
                const uint v905 = v894 + v896;
                const uint v906 = v905 >> v207;
                const uint v907 = v895 + v906;
                const uint v908 = b6[v907];
                const uint v909 = v905 & v207;
                const bool v910 = v909 == v207;
                const float2 v911 = float2(as_type<half2>(v908));
                const float v912 = v911.x;
                const float v913 = v911.y;
                const float v914 = select(v912, v913, v910);
                const float v915 = v904 * v914;
                const float v916 = v915 * v244;
                x20 = v916;
              }
              const float v917 = x20;
              const uint v918 = v897 * v208;
              const uint v919 = v896 + v918;
              m3[v919] = v917;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v920 = v206; v920 < v250; v920 += v207) {
            const uint v921 = v207 << v920;
            const uint v922 = v921 - v207;
            const uint v923 = v920 + v207;
            for (uint v924 = v210; v924 < v249; v924 += v211) {
              const uint v925 = v924 >> v920;
              const uint v926 = v925 << v923;
              const uint v927 = v924 & v922;
              const uint v928 = v926 + v927;
              for (uint v929 = v206; v929 < v209; v929 += v207) {
                const uint v930 = v929 * v208;
                const uint v931 = v930 + v928;
                const uint v932 = v931 + v921;
                const float v933 = m3[v931];
                const float v934 = m3[v932];
                const float v935 = v933 + v934;
                const float v936 = v933 - v934;
                m3[v931] = v935;
                m3[v932] = v936;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v937 = v894 / v268;
          for (uint v938 = v210; v938 < v208; v938 += v211) {
            x21 = v216;
            x22 = v216;
            x23 = v216;
            x24 = v216;
            const uint v939 = v890 + v938;
            const uint v940 = v939 / v268;
            const uint v941 = v939 % v268;
            for (uint v942 = v206; v942 < v208; v942 += v207) {
              const uint v943 = v942 / v268;
              const uint v944 = v937 + v943;
              const uint v945 = v942 % v268;
              const uint v948 = v946 * v209;
              const uint v949 = v944 * v947;
              const uint v950 = v949 + v940;
              const uint v951 = v950 * v948;
              const uint v952 = v941 & v250;
              const uint v953 = v952 << v286;
              const uint v954 = v941 >> v285;
              const uint v955 = v954 << v280;
              const uint v956 = v945 & v250;
              const uint v957 = v956 >> v207;
              const uint v958 = v957 << v285;
              const uint v959 = v945 >> v285;
              const uint v960 = v959 << v207;
              const uint v961 = v945 & v207;
              const uint v962 = v953 + v955;
              const uint v963 = v962 + v958;
              const uint v964 = v963 + v960;
              const uint v965 = v964 + v961;
              const uint v966 = v965 + v207;
              const uint v967 = v966 * v946;
              const uint v968 = v967 >> v207;
              const uint v969 = v948 << v286;
              const uint v970 = v968 + v969;
              const uint v971 = v970 - v207;
              const uint v972 = v971 >> v286;
              const uint v973 = v970 - v268;
              const uint v974 = v973 >> v286;
              const bool v975 = v972 < v948;
              const uint v976 = v972 - v948;
              const uint v977 = select(v976, v972, v975);
              const uint v978 = v951 + v977;
              const uint v979 = b6[v978];
              const bool v980 = v974 < v948;
              const uint v981 = v974 - v948;
              const uint v982 = select(v981, v974, v980);
              const uint v983 = v951 + v982;
              const uint v984 = b6[v983];
              const uint v985 = v971 & v307;
              const uint v986 = v307 - v985;
              const uint v987 = v979 >> v986;
              const uint v988 = v984 << v207;
              const uint v989 = v988 << v985;
              const uint v990 = v987 | v989;
              const uint v991 = v990 & v327;
              const bool v993 = v992 == v206;
              const bool v994 = v992 == v280;
              const uint v995 = select(v333, v334, v994);
              const uint v996 = select(v995, v332, v993);
              const uint v997 = select(v206, v337, v993);
              const uint v998 = v991 * v996;
              const uint v999 = v998 + v997;
              const uint v1000 = v999 & v341;
              const uint v1001 = v1000 ^ v342;
              const uint v1002 = v1001 >> v268;
              const uint v1003 = v1001 & v346;
              const uint v1004 = v1003 << v268;
              const uint v1005 = v1001 & v347;
              const uint v1006 = v1005 << v348;
              const uint v1007 = v1006 + v349;
              const uint v1008 = v1004 | v1007;
              const float v1009 = as_type<float>(v1008);
              const uint v1010 = v1002 & v346;
              const uint v1011 = v1010 << v268;
              const uint v1012 = v1002 & v347;
              const uint v1013 = v1012 << v348;
              const uint v1014 = v1013 + v349;
              const uint v1015 = v1011 | v1014;
              const float v1016 = as_type<float>(v1015);
              const float v1017 = v1009 + v1016;
              const uint v1018 = v999 & v365;
              const uint v1019 = v999 >> v366;
              const uint v1020 = v1019 & v365;
              const uint v1021 = v1018 + v1020;
              const uint v1022 = v1021 >> v268;
              const uint v1023 = v1021 + v1022;
              const uint v1024 = v1023 & v367;
              const float v1025 = float(v1024);
              const float v1026 = fma(v1025, v376, v377);
              const float v1027 = select(v1017, v1026, v994);
              const uint v1028 = as_type<uint>(v1027);
              const uint v1029 = v1028 >> v348;
              const uint v1030 = v1029 & v207;
              const uint v1031 = v1028 + v383;
              const uint v1032 = v1031 + v1030;
              const uint v1033 = v1032 & v384;
              const float v1034 = as_type<float>(v1033);
              const float v1035 = m3[v942];
              const float v1036 = x21;
              const float v1037 = fma(v1035, v1034, v1036);
              x21 = v1037;
              const uint v1038 = v942 + v208;
              const float v1039 = m3[v1038];
              const float v1040 = x22;
              const float v1041 = fma(v1039, v1034, v1040);
              x22 = v1041;
              const uint v1042 = v942 + v396;
              const float v1043 = m3[v1042];
              const float v1044 = x23;
              const float v1045 = fma(v1043, v1034, v1044);
              x23 = v1045;
              const uint v1046 = v942 + v401;
              const float v1047 = m3[v1046];
              const float v1048 = x24;
              const float v1049 = fma(v1047, v1034, v1048);
              x24 = v1049;
            }
            const float v1050 = m4[v938];
            const float v1051 = x21;
            const float v1052 = v1050 + v1051;
            m4[v938] = v1052;
            const uint v1053 = v938 + v208;
            const float v1054 = m4[v1053];
            const float v1055 = x22;
            const float v1056 = v1054 + v1055;
            m4[v1053] = v1056;
            const uint v1057 = v938 + v396;
            const float v1058 = m4[v1057];
            const float v1059 = x23;
            const float v1060 = v1058 + v1059;
            m4[v1057] = v1060;
            const uint v1061 = v938 + v401;
            const float v1062 = m4[v1061];
            const float v1063 = x24;
            const float v1064 = v1062 + v1063;
            m4[v1061] = v1064;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v1065 = v5 - v207;
          const uint v1066 = v165 - v207;
          for (uint v1067 = v210; v1067 < v208; v1067 += v211) {
            x25 = v216;
            x26 = v216;
            x27 = v216;
            x28 = v216;
            const uint v1068 = min(v1067, v1066);
            const uint v1069 = v1068 * v6;
            const uint v1070 = v190 + v1069;
            for (uint v1071 = v206; v1071 < v169; v1071 += v209) {
              const uint v1072 = v1070 + v1071;
              const bool v1443 = v1442 == v1219;
              if (v1443) {
                const uint4 v1444 = *(device const uint4*)(b6 + v1072);
                const float4 v1445 = as_type<float4>(v1444);
                x31 = v1445;
              } else {
                const bool v1446 = v1442 < v1223;
                if (v1446) {
                  const bool v1447 = v1442 == v1225;
                  const uint v1448 = v1072 >> v1225;
                  const uint2 v1449 = *(device const uint2*)(b6 + v1448);
                  const uint v1450 = v1449.x;
                  const float2 v1451 = float2(as_type<half2>(v1450));
                  const float v1452 = v1451.x;
                  const float v1453 = v1451.y;
                  const uint v1454 = v1450 << v1233;
                  const uint v1455 = v1450 & v1234;
                  const float v1456 = as_type<float>(v1454);
                  const float v1457 = as_type<float>(v1455);
                  const float v1458 = select(v1456, v1452, v1447);
                  const float v1459 = select(v1457, v1453, v1447);
                  const uint v1460 = v1449.y;
                  const float2 v1461 = float2(as_type<half2>(v1460));
                  const float v1462 = v1461.x;
                  const float v1463 = v1461.y;
                  const uint v1464 = v1460 << v1233;
                  const uint v1465 = v1460 & v1234;
                  const float v1466 = as_type<float>(v1464);
                  const float v1467 = as_type<float>(v1465);
                  const float v1468 = select(v1466, v1462, v1447);
                  const float v1469 = select(v1467, v1463, v1447);
                  const float4 v1470 = float4(v1458, v1459, v1468, v1469);
                  x31 = v1470;
                } else {
                  const uint v1472 = v1072 >> v1253;
                  const uint v1473 = v1472 * v1471;
                  const uint v1474 = v1072 & v1254;
                  const uint v1475 = v1474 * v1471;
                  const uint v1476 = v1475 >> v1253;
                  const uint v1477 = v1473 + v1476;
                  const uint v1478 = v1475 & v1254;
                  const uint v1479 = b6[v1477];
                  const uint v1480 = v1477 + v1225;
                  const uint v1481 = b6[v1480];
                  const uint v1482 = v1479 >> v1478;
                  const uint v1483 = v1254 - v1478;
                  const uint v1484 = v1481 << v1225;
                  const uint v1485 = v1484 << v1483;
                  const uint v1486 = v1482 | v1485;
                  const uint v1487 = v1225 << v1471;
                  const uint v1488 = v1487 - v1225;
                  const uint v1490 = v1072 >> v1489;
                  const bool v1491 = v1442 == v1223;
                  const bool v1492 = v1442 == v1274;
                  const uint v1493 = v1490 >> v1225;
                  const uint v1494 = select(v1493, v1490, v1491);
                  const uint v1496 = v1495 + v1494;
                  const uint v1497 = b6[v1496];
                  const float v1498 = as_type<float>(v1497);
                  const uint v1499 = v1490 & v1225;
                  const bool v1500 = v1499 == v1225;
                  const float2 v1501 = float2(as_type<half2>(v1497));
                  const float v1502 = v1501.x;
                  const float v1503 = v1501.y;
                  const uint v1504 = v1497 << v1233;
                  const uint v1505 = v1497 & v1234;
                  const float v1506 = as_type<float>(v1504);
                  const float v1507 = as_type<float>(v1505);
                  const float v1508 = select(v1502, v1503, v1500);
                  const float v1509 = select(v1506, v1507, v1500);
                  const float v1510 = select(v1509, v1508, v1492);
                  const float v1511 = select(v1510, v1498, v1491);
                  const bool v1512 = v1442 == v1223;
                  const bool v1513 = v1442 == v1274;
                  const uint v1514 = v1490 >> v1225;
                  const uint v1515 = select(v1514, v1490, v1512);
                  const uint v1517 = v1516 + v1515;
                  const uint v1518 = b6[v1517];
                  const float v1519 = as_type<float>(v1518);
                  const uint v1520 = v1490 & v1225;
                  const bool v1521 = v1520 == v1225;
                  const float2 v1522 = float2(as_type<half2>(v1518));
                  const float v1523 = v1522.x;
                  const float v1524 = v1522.y;
                  const uint v1525 = v1518 << v1233;
                  const uint v1526 = v1518 & v1234;
                  const float v1527 = as_type<float>(v1525);
                  const float v1528 = as_type<float>(v1526);
                  const float v1529 = select(v1523, v1524, v1521);
                  const float v1530 = select(v1527, v1528, v1521);
                  const float v1531 = select(v1530, v1529, v1513);
                  const float v1532 = select(v1531, v1519, v1512);
                  const uint v1533 = v1486 & v1488;
                  const float v1534 = float(v1533);
                  const float v1535 = fma(v1511, v1534, v1532);
                  const uint v1536 = v1486 >> v1471;
                  const uint v1537 = v1536 & v1488;
                  const float v1538 = float(v1537);
                  const float v1539 = fma(v1511, v1538, v1532);
                  const uint v1540 = v1536 >> v1471;
                  const uint v1541 = v1540 & v1488;
                  const float v1542 = float(v1541);
                  const float v1543 = fma(v1511, v1542, v1532);
                  const uint v1544 = v1540 >> v1471;
                  const uint v1545 = v1544 & v1488;
                  const float v1546 = float(v1545);
                  const float v1547 = fma(v1511, v1546, v1532);
                  const float4 v1548 = float4(v1535, v1539, v1543, v1547);
                  x31 = v1548;
                }
              }
              const float4 v1549 = x31;
              const uint v1074 = min(v206, v1065);
              const uint v1075 = v1074 * v14;
              const uint v1076 = v7 + v1075;
              const uint v1077 = v1076 + v1071;
              const float4 v1078 = *(threadgroup float4*)(m0 + v1077);
              const float v1079 = x25;
              const float v1080 = v1078.x;
              const float v1081 = v1549.x;
              const float v1082 = fma(v1080, v1081, v1079);
              const float v1083 = v1078.y;
              const float v1084 = v1549.y;
              const float v1085 = fma(v1083, v1084, v1082);
              const float v1086 = v1078.z;
              const float v1087 = v1549.z;
              const float v1088 = fma(v1086, v1087, v1085);
              const float v1089 = v1078.w;
              const float v1090 = v1549.w;
              const float v1091 = fma(v1089, v1090, v1088);
              x25 = v1091;
              const uint v1092 = min(v207, v1065);
              const uint v1093 = v1092 * v14;
              const uint v1094 = v7 + v1093;
              const uint v1095 = v1094 + v1071;
              const float4 v1096 = *(threadgroup float4*)(m0 + v1095);
              const float v1097 = x26;
              const float v1098 = v1096.x;
              const float v1099 = v1549.x;
              const float v1100 = fma(v1098, v1099, v1097);
              const float v1101 = v1096.y;
              const float v1102 = v1549.y;
              const float v1103 = fma(v1101, v1102, v1100);
              const float v1104 = v1096.z;
              const float v1105 = v1549.z;
              const float v1106 = fma(v1104, v1105, v1103);
              const float v1107 = v1096.w;
              const float v1108 = v1549.w;
              const float v1109 = fma(v1107, v1108, v1106);
              x26 = v1109;
              const uint v1110 = min(v280, v1065);
              const uint v1111 = v1110 * v14;
              const uint v1112 = v7 + v1111;
              const uint v1113 = v1112 + v1071;
              const float4 v1114 = *(threadgroup float4*)(m0 + v1113);
              const float v1115 = x27;
              const float v1116 = v1114.x;
              const float v1117 = v1549.x;
              const float v1118 = fma(v1116, v1117, v1115);
              const float v1119 = v1114.y;
              const float v1120 = v1549.y;
              const float v1121 = fma(v1119, v1120, v1118);
              const float v1122 = v1114.z;
              const float v1123 = v1549.z;
              const float v1124 = fma(v1122, v1123, v1121);
              const float v1125 = v1114.w;
              const float v1126 = v1549.w;
              const float v1127 = fma(v1125, v1126, v1124);
              x27 = v1127;
              const uint v1128 = min(v285, v1065);
              const uint v1129 = v1128 * v14;
              const uint v1130 = v7 + v1129;
              const uint v1131 = v1130 + v1071;
              const float4 v1132 = *(threadgroup float4*)(m0 + v1131);
              const float v1133 = x28;
              const float v1134 = v1132.x;
              const float v1135 = v1549.x;
              const float v1136 = fma(v1134, v1135, v1133);
              const float v1137 = v1132.y;
              const float v1138 = v1549.y;
              const float v1139 = fma(v1137, v1138, v1136);
              const float v1140 = v1132.z;
              const float v1141 = v1549.z;
              const float v1142 = fma(v1140, v1141, v1139);
              const float v1143 = v1132.w;
              const float v1144 = v1549.w;
              const float v1145 = fma(v1143, v1144, v1142);
              x28 = v1145;
            }
            const float v1146 = m4[v1067];
            const float v1147 = x25;
            const float v1148 = v1146 + v1147;
            m4[v1067] = v1148;
            const uint v1149 = v1067 + v208;
            const float v1150 = m4[v1149];
            const float v1151 = x26;
            const float v1152 = v1150 + v1151;
            m4[v1149] = v1152;
            const uint v1153 = v1067 + v396;
            const float v1154 = m4[v1153];
            const float v1155 = x27;
            const float v1156 = v1154 + v1155;
            m4[v1153] = v1156;
            const uint v1157 = v1067 + v401;
            const float v1158 = m4[v1157];
            const float v1159 = x28;
            const float v1160 = v1158 + v1159;
            m4[v1157] = v1160;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1161 = v210; v1161 < v208; v1161 += v211) {
        for (uint v1162 = v206; v1162 < v209; v1162 += v207) {
          const uint v1163 = v1162 * v208;
          const uint v1164 = v1161 + v1163;
          const float v1165 = m4[v1164];
          const uint v1166 = v1162 * v14;
          const uint v1167 = v7 + v1166;
          const uint v1168 = v1167 + v1161;
          m2[v1168] = v1165;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1169 = v891 == v219;
      if (v1169) {
        for (uint v1170 = v206; v1170 < v250; v1170 += v207) {
          const uint v1171 = v207 << v1170;
          const uint v1172 = v1171 - v207;
          const uint v1173 = v1170 + v207;
          for (uint v1174 = v210; v1174 < v249; v1174 += v211) {
            const uint v1175 = v1174 >> v1170;
            const uint v1176 = v1175 << v1173;
            const uint v1177 = v1174 & v1172;
            const uint v1178 = v1176 + v1177;
            for (uint v1179 = v206; v1179 < v209; v1179 += v207) {
              const uint v1180 = v1179 * v14;
              const uint v1181 = v7 + v1180;
              const uint v1182 = v1181 + v1178;
              const uint v1183 = v1182 + v1171;
              const float v1184 = m2[v1182];
              const float v1185 = m2[v1183];
              const float v1186 = v1184 + v1185;
              const float v1187 = v1184 - v1185;
              m2[v1182] = v1186;
              m2[v1183] = v1187;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1188 = x1;
        for (uint v1190 = v210; v1190 < v208; v1190 += v211) {
          for (uint v1191 = v206; v1191 < v209; v1191 += v207) {
            const uint v1192 = v1191 * v14;
            const uint v1193 = v7 + v1192;
            const uint v1194 = v1193 + v1190;
            const float v1195 = m2[v1194];
            const uint v1196 = v1188 + v1190;
            const uint v1197 = v1196 >> v207;
            const uint v1198 = v1189 + v1197;
            const uint v1199 = b6[v1198];
            const uint v1200 = v1196 & v207;
            const bool v1201 = v1200 == v207;
            const float2 v1202 = float2(as_type<half2>(v1199));
            const float v1203 = v1202.x;
            const float v1204 = v1202.y;
            const float v1205 = select(v1203, v1204, v1201);
            const float v1206 = v1195 * v244;
            const float v1207 = v1206 * v1205;
            m2[v1194] = v1207;
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
