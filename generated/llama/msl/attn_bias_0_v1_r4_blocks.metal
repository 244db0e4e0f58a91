#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_0_v1_r4_blocks(
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
  const uint v1078 = params[22];
  const uint v1079 = 0u;
  const uint v1083 = 3u;
  const uint v1085 = 1u;
  const uint v1094 = 16u;
  const uint v1095 = 4294901760u;
  const uint v1103 = params[23];
  const uint v1104 = 5u;
  const uint v1105 = 31u;
  const uint v1123 = params[24];
  const uint v1125 = 4u;
  const uint v1130 = params[25];
  const uint v1151 = params[26];
  const uint v1172 = params[27];
  const uint v1192 = params[28];
  const uint v1210 = params[29];
  const uint v1216 = params[30];
  const uint v1237 = params[31];
  const uint v1258 = params[32];
  const uint v1278 = params[33];
  const uint v1296 = params[34];
  const uint v1302 = params[35];
  const uint v1323 = params[36];
  const uint v198 = 0u;
  const uint v199 = 1u;
  const uint v200 = 128u;
  const uint v201 = 4u;
  const uint v202 = lane;
  const uint v203 = 32u;
  const float v208 = 0.0f;
  const uint v210 = params[4];
  const uint v211 = 6u;
  const uint v215 = params[5];
  const float v236 = 0.088388346f;
  const uint v241 = 64u;
  const uint v242 = 7u;
  const uint v260 = 16u;
  const uint v270 = params[6];
  const uint v271 = params[7];
  const uint v272 = 2u;
  const uint v277 = 3u;
  const uint v278 = 5u;
  const uint v299 = 31u;
  const uint v319 = 65535u;
  const uint v321 = params[8];
  const uint v324 = 89226354u;
  const uint v325 = 3417055213u;
  const uint v326 = 2212286765u;
  const uint v329 = 64248484u;
  const uint v333 = 2415890431u;
  const uint v334 = 996162400u;
  const uint v338 = 32768u;
  const uint v339 = 32767u;
  const uint v340 = 13u;
  const uint v341 = 939524096u;
  const uint v357 = 16711935u;
  const uint v358 = 8u;
  const uint v359 = 2047u;
  const float v368 = 0.006767273f;
  const float v369 = -3.453125f;
  const uint v375 = 4095u;
  const uint v376 = 4294959104u;
  const uint v388 = 256u;
  const uint v393 = 384u;
  const uint v493 = params[9];
  const uint v517 = params[10];
  const uint v521 = params[11];
  const uint v572 = params[12];
  const uint v573 = params[13];
  const uint v618 = params[14];
  const uint v771 = params[15];
  const uint v795 = params[16];
  const uint v799 = params[17];
  const uint v850 = params[18];
  const uint v851 = params[19];
  const uint v896 = params[20];
  const uint v1049 = params[21];
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
  const uint v44 = group.x;
  const uint v45 = groups.x;
  const float v75 = as_type<float>(params[37]);
  const uint v84 = 512u;
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
    const float v1068 = simd_shuffle_xor(v21, 16);
    const float v1069 = v21 + v1068;
    const float v1070 = simd_shuffle_xor(v1069, 8);
    const float v1071 = v1069 + v1070;
    const float v1072 = simd_shuffle_xor(v1071, 4);
    const float v1073 = v1071 + v1072;
    const float v1074 = simd_shuffle_xor(v1073, 2);
    const float v1075 = v1073 + v1074;
    const float v1076 = simd_shuffle_xor(v1075, 1);
    const float v1077 = v1075 + v1076;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1077;
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
  const uint v36 = v24 + v25;
  const uint v37 = v36 / v26;
  const uint v38 = v29 + v25;
  const uint v39 = v38 / v26;
  const uint v40 = v37 + v39;
  const uint v41 = v29 + v25;
  const uint v42 = v41 / v26;
  const uint v43 = v40 + v42;
  const uint v46 = v35 + v45;
  const uint v47 = v46 - v8;
  const uint v48 = v47 / v45;
  const uint v49 = v44 * v48;
  const uint v50 = v49 + v48;
  const uint v51 = min(v50, v35);
  for (uint v52 = v49; v52 < v51; v52 += v8) {
    const bool v53 = v52 < v37;
    const bool v54 = v52 < v7;
    const bool v55 = !v54;
    const bool v56 = v53 & v55;
    if (v56) {
      const uint v57 = v52 * v26;
      const uint v58 = v24 - v57;
      const uint v59 = min(v26, v58);
      const uint v60 = v57 * v6;
      for (uint v204 = v202; v204 < v200; v204 += v203) {
        for (uint v205 = v198; v205 < v201; v205 += v199) {
          const uint v206 = v205 * v200;
          const uint v207 = v204 + v206;
          m4[v207] = v208;
        }
      }
      for (uint v61 = v7; v61 < v6; v61 += v26) {
        const uint v62 = v6 - v61;
        const uint v63 = min(v26, v62);
        for (uint v64 = v7; v64 < v5; v64 += v8) {
          const uint v65 = v2 + v64;
          for (uint v66 = v12; v66 < v63; v66 += v13) {
            const uint v67 = v61 + v66;
            const uint v68 = v65 * v6;
            const uint v69 = v68 + v67;
            const float v70 = b0[v69];
            const uint v71 = v65 - v2;
            const float v72 = m1[v71];
            const float v73 = float(v6);
            const float v74 = v72 / v73;
            const float v76 = v74 + v75;
            const float v77 = precise::rsqrt(v76);
            const float v78 = v70 * v77;
            const float v79 = b2[v67];
            const float v80 = v78 * v79;
            const uint v81 = v64 * v26;
            const uint v82 = v66 + v81;
            m0[v82] = v80;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v83 = v60 + v61;
        const uint v209 = v83 / v6;
        x1 = v209;
        const bool v212 = v210 == v211;
        if (v212) {
          const uint v213 = v209 * v6;
          const uint v214 = v83 - v213;
          for (uint v216 = v202; v216 < v200; v216 += v203) {
            for (uint v217 = v198; v217 < v201; v217 += v199) {
              x2 = v208;
              const bool v218 = v217 < v5;
              const bool v219 = v216 < v63;
              const bool v220 = v218 & v219;
              if (v220) {
                const uint v221 = v217 * v26;
                const uint v222 = v7 + v221;
                const uint v223 = v222 + v216;
                const float v224 = m0[v223];
                const uint v225 = v214 + v216;
                const uint v226 = v225 >> v199;
                const uint v227 = v215 + v226;
                const uint v228 = b1[v227];
                const uint v229 = v225 & v199;
                const bool v230 = v229 == v199;
                const float2 v231 = float2(as_type<half2>(v228));
                const float v232 = v231.x;
                const float v233 = v231.y;
                const float v234 = select(v232, v233, v230);
                const float v235 = v224 * v234;
                const float v237 = v235 * v236;
                x2 = v237;
              }
              const float v238 = x2;
              const uint v239 = v217 * v200;
              const uint v240 = v216 + v239;
              m3[v240] = v238;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v243 = v198; v243 < v242; v243 += v199) {
            const uint v244 = v199 << v243;
            const uint v245 = v244 - v199;
            const uint v246 = v243 + v199;
            for (uint v247 = v202; v247 < v241; v247 += v203) {
              const uint v248 = v247 >> v243;
              const uint v249 = v248 << v246;
              const uint v250 = v247 & v245;
              const uint v251 = v249 + v250;
              for (uint v252 = v198; v252 < v201; v252 += v199) {
                const uint v253 = v252 * v200;
                const uint v254 = v253 + v251;
                const uint v255 = v254 + v244;
                const float v256 = m3[v254];
                const float v257 = m3[v255];
                const float v258 = v256 + v257;
                const float v259 = v256 - v257;
                m3[v254] = v258;
                m3[v255] = v259;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v261 = v214 / v260;
          for (uint v262 = v202; v262 < v200; v262 += v203) {
            x3 = v208;
            x4 = v208;
            x5 = v208;
            x6 = v208;
            const uint v263 = v209 + v262;
            const uint v264 = v263 / v260;
            const uint v265 = v263 % v260;
            for (uint v266 = v198; v266 < v200; v266 += v199) {
              const uint v267 = v266 / v260;
              const uint v268 = v261 + v267;
              const uint v269 = v266 % v260;
              const uint v273 = v270 * v201;
              const uint v274 = v268 * v271;
              const uint v275 = v274 + v264;
              const uint v276 = v275 * v273;
              const uint v279 = v265 & v242;
              const uint v280 = v279 << v278;
              const uint v281 = v265 >> v277;
              const uint v282 = v281 << v272;
              const uint v283 = v269 & v242;
              const uint v284 = v283 >> v199;
              const uint v285 = v284 << v277;
              const uint v286 = v269 >> v277;
              const uint v287 = v286 << v199;
              const uint v288 = v269 & v199;
              const uint v289 = v280 + v282;
              const uint v290 = v289 + v285;
              const uint v291 = v290 + v287;
              const uint v292 = v291 + v288;
              const uint v293 = v292 + v199;
              const uint v294 = v293 * v270;
              const uint v295 = v294 >> v199;
              const uint v296 = v273 << v278;
              const uint v297 = v295 + v296;
              const uint v298 = v297 - v199;
              const uint v300 = v298 >> v278;
              const uint v301 = v297 - v260;
              const uint v302 = v301 >> v278;
              const bool v303 = v300 < v273;
              const uint v304 = v300 - v273;
              const uint v305 = select(v304, v300, v303);
              const uint v306 = v276 + v305;
              const uint v307 = b1[v306];
              const bool v308 = v302 < v273;
              const uint v309 = v302 - v273;
              const uint v310 = select(v309, v302, v308);
              const uint v311 = v276 + v310;
              const uint v312 = b1[v311];
              const uint v313 = v298 & v299;
              const uint v314 = v299 - v313;
              const uint v315 = v307 >> v314;
              const uint v316 = v312 << v199;
              const uint v317 = v316 << v313;
              const uint v318 = v315 | v317;
              const uint v320 = v318 & v319;
              const bool v322 = v321 == v198;
              const bool v323 = v321 == v272;
              const uint v327 = select(v325, v326, v323);
              const uint v328 = select(v327, v324, v322);
              const uint v330 = select(v198, v329, v322);
              const uint v331 = v320 * v328;
              const uint v332 = v331 + v330;
              const uint v335 = v332 & v333;
              const uint v336 = v335 ^ v334;
              const uint v337 = v336 >> v260;
              const uint v342 = v336 & v338;
              const uint v343 = v342 << v260;
              const uint v344 = v336 & v339;
              const uint v345 = v344 << v340;
              const uint v346 = v345 + v341;
              const uint v347 = v343 | v346;
              const float v348 = as_type<float>(v347);
              const uint v349 = v337 & v338;
              const uint v350 = v349 << v260;
              const uint v351 = v337 & v339;
              const uint v352 = v351 << v340;
              const uint v353 = v352 + v341;
              const uint v354 = v350 | v353;
              const float v355 = as_type<float>(v354);
              const float v356 = v348 + v355;
              const uint v360 = v332 & v357;
              const uint v361 = v332 >> v358;
              const uint v362 = v361 & v357;
              const uint v363 = v360 + v362;
              const uint v364 = v363 >> v260;
              const uint v365 = v363 + v364;
              const uint v366 = v365 & v359;
              const float v367 = float(v366);
              const float v370 = fma(v367, v368, v369);
              const float v371 = select(v356, v370, v323);
              const uint v372 = as_type<uint>(v371);
              const uint v373 = v372 >> v340;
              const uint v374 = v373 & v199;
              const uint v377 = v372 + v375;
              const uint v378 = v377 + v374;
              const uint v379 = v378 & v376;
              const float v380 = as_type<float>(v379);
              const float v381 = m3[v266];
              const float v382 = x3;
              const float v383 = fma(v381, v380, v382);
              x3 = v383;
              const uint v384 = v266 + v200;
              const float v385 = m3[v384];
              const float v386 = x4;
              const float v387 = fma(v385, v380, v386);
              x4 = v387;
              const uint v389 = v266 + v388;
              const float v390 = m3[v389];
              const float v391 = x5;
              const float v392 = fma(v390, v380, v391);
              x5 = v392;
              const uint v394 = v266 + v393;
              const float v395 = m3[v394];
              const float v396 = x6;
              const float v397 = fma(v395, v380, v396);
              x6 = v397;
            }
            const float v398 = m4[v262];
            const float v399 = x3;
            const float v400 = v398 + v399;
            m4[v262] = v400;
            const uint v401 = v262 + v200;
            const float v402 = m4[v401];
            const float v403 = x4;
            const float v404 = v402 + v403;
            m4[v401] = v404;
            const uint v405 = v262 + v388;
            const float v406 = m4[v405];
            const float v407 = x5;
            const float v408 = v406 + v407;
            m4[v405] = v408;
            const uint v409 = v262 + v393;
            const float v410 = m4[v409];
            const float v411 = x6;
            const float v412 = v410 + v411;
            m4[v409] = v412;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v413 = v5 - v199;
          const uint v414 = v59 - v199;
          for (uint v415 = v202; v415 < v200; v415 += v203) {
            x7 = v208;
            x8 = v208;
            x9 = v208;
            x10 = v208;
            const uint v416 = min(v415, v414);
            const uint v417 = v416 * v6;
            const uint v418 = v83 + v417;
            for (uint v419 = v198; v419 < v63; v419 += v199) {
              const uint v420 = v418 + v419;
              const bool v1080 = v1078 == v1079;
              if (v1080) {
                const uint v1081 = b1[v420];
                const float v1082 = as_type<float>(v1081);
                x29 = v1082;
              } else {
                const bool v1084 = v1078 < v1083;
                if (v1084) {
                  const bool v1086 = v1078 == v1085;
                  const uint v1087 = v420 >> v1085;
                  const uint v1088 = b1[v1087];
                  const uint v1089 = v420 & v1085;
                  const bool v1090 = v1089 == v1085;
                  const float2 v1091 = float2(as_type<half2>(v1088));
                  const float v1092 = v1091.x;
                  const float v1093 = v1091.y;
                  const uint v1096 = v1088 << v1094;
                  const uint v1097 = v1088 & v1095;
                  const float v1098 = as_type<float>(v1096);
                  const float v1099 = as_type<float>(v1097);
                  const float v1100 = select(v1092, v1093, v1090);
                  const float v1101 = select(v1098, v1099, v1090);
                  const float v1102 = select(v1101, v1100, v1086);
                  x29 = v1102;
                } else {
                  const uint v1106 = v420 >> v1104;
                  const uint v1107 = v1106 * v1103;
                  const uint v1108 = v420 & v1105;
                  const uint v1109 = v1108 * v1103;
                  const uint v1110 = v1109 >> v1104;
                  const uint v1111 = v1107 + v1110;
                  const uint v1112 = v1109 & v1105;
                  const uint v1113 = b1[v1111];
                  const uint v1114 = v1111 + v1085;
                  const uint v1115 = b1[v1114];
                  const uint v1116 = v1113 >> v1112;
                  const uint v1117 = v1105 - v1112;
                  const uint v1118 = v1115 << v1085;
                  const uint v1119 = v1118 << v1117;
                  const uint v1120 = v1116 | v1119;
                  const uint v1121 = v1085 << v1103;
                  const uint v1122 = v1121 - v1085;
                  const uint v1124 = v420 >> v1123;
                  const bool v1126 = v1078 == v1083;
                  const bool v1127 = v1078 == v1125;
                  const uint v1128 = v1124 >> v1085;
                  const uint v1129 = select(v1128, v1124, v1126);
                  const uint v1131 = v1130 + v1129;
                  const uint v1132 = b1[v1131];
                  const float v1133 = as_type<float>(v1132);
                  const uint v1134 = v1124 & v1085;
                  const bool v1135 = v1134 == v1085;
                  const float2 v1136 = float2(as_type<half2>(v1132));
                  const float v1137 = v1136.x;
                  const float v1138 = v1136.y;
                  const uint v1139 = v1132 << v1094;
                  const uint v1140 = v1132 & v1095;
                  const float v1141 = as_type<float>(v1139);
                  const float v1142 = as_type<float>(v1140);
                  const float v1143 = select(v1137, v1138, v1135);
                  const float v1144 = select(v1141, v1142, v1135);
                  const float v1145 = select(v1144, v1143, v1127);
                  const float v1146 = select(v1145, v1133, v1126);
                  const bool v1147 = v1078 == v1083;
                  const bool v1148 = v1078 == v1125;
                  const uint v1149 = v1124 >> v1085;
                  const uint v1150 = select(v1149, v1124, v1147);
                  const uint v1152 = v1151 + v1150;
                  const uint v1153 = b1[v1152];
                  const float v1154 = as_type<float>(v1153);
                  const uint v1155 = v1124 & v1085;
                  const bool v1156 = v1155 == v1085;
                  const float2 v1157 = float2(as_type<half2>(v1153));
                  const float v1158 = v1157.x;
                  const float v1159 = v1157.y;
                  const uint v1160 = v1153 << v1094;
                  const uint v1161 = v1153 & v1095;
                  const float v1162 = as_type<float>(v1160);
                  const float v1163 = as_type<float>(v1161);
                  const float v1164 = select(v1158, v1159, v1156);
                  const float v1165 = select(v1162, v1163, v1156);
                  const float v1166 = select(v1165, v1164, v1148);
                  const float v1167 = select(v1166, v1154, v1147);
                  const uint v1168 = v1120 & v1122;
                  const float v1169 = float(v1168);
                  const float v1170 = fma(v1146, v1169, v1167);
                  x29 = v1170;
                }
              }
              const float v1171 = x29;
              const uint v422 = min(v198, v413);
              const uint v423 = v422 * v26;
              const uint v424 = v7 + v423;
              const uint v425 = v424 + v419;
              const float v426 = m0[v425];
              const float v427 = x7;
              const float v428 = fma(v426, v1171, v427);
              x7 = v428;
              const uint v429 = min(v199, v413);
              const uint v430 = v429 * v26;
              const uint v431 = v7 + v430;
              const uint v432 = v431 + v419;
              const float v433 = m0[v432];
              const float v434 = x8;
              const float v435 = fma(v433, v1171, v434);
              x8 = v435;
              const uint v436 = min(v272, v413);
              const uint v437 = v436 * v26;
              const uint v438 = v7 + v437;
              const uint v439 = v438 + v419;
              const float v440 = m0[v439];
              const float v441 = x9;
              const float v442 = fma(v440, v1171, v441);
              x9 = v442;
              const uint v443 = min(v277, v413);
              const uint v444 = v443 * v26;
              const uint v445 = v7 + v444;
              const uint v446 = v445 + v419;
              const float v447 = m0[v446];
              const float v448 = x10;
              const float v449 = fma(v447, v1171, v448);
              x10 = v449;
            }
            const float v450 = m4[v415];
            const float v451 = x7;
            const float v452 = v450 + v451;
            m4[v415] = v452;
            const uint v453 = v415 + v200;
            const float v454 = m4[v453];
            const float v455 = x8;
            const float v456 = v454 + v455;
            m4[v453] = v456;
            const uint v457 = v415 + v388;
            const float v458 = m4[v457];
            const float v459 = x9;
            const float v460 = v458 + v459;
            m4[v457] = v460;
            const uint v461 = v415 + v393;
            const float v462 = m4[v461];
            const float v463 = x10;
            const float v464 = v462 + v463;
            m4[v461] = v464;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v465 = v202; v465 < v200; v465 += v203) {
        for (uint v466 = v198; v466 < v201; v466 += v199) {
          const uint v467 = v466 * v200;
          const uint v468 = v465 + v467;
          const float v469 = m4[v468];
          const uint v470 = v466 * v26;
          const uint v471 = v7 + v470;
          const uint v472 = v471 + v465;
          m2[v472] = v469;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v473 = v210 == v211;
      if (v473) {
        for (uint v474 = v198; v474 < v242; v474 += v199) {
          const uint v475 = v199 << v474;
          const uint v476 = v475 - v199;
          const uint v477 = v474 + v199;
          for (uint v478 = v202; v478 < v241; v478 += v203) {
            const uint v479 = v478 >> v474;
            const uint v480 = v479 << v477;
            const uint v481 = v478 & v476;
            const uint v482 = v480 + v481;
            for (uint v483 = v198; v483 < v201; v483 += v199) {
              const uint v484 = v483 * v26;
              const uint v485 = v7 + v484;
              const uint v486 = v485 + v482;
              const uint v487 = v486 + v475;
              const float v488 = m2[v486];
              const float v489 = m2[v487];
              const float v490 = v488 + v489;
              const float v491 = v488 - v489;
              m2[v486] = v490;
              m2[v487] = v491;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v492 = x1;
        for (uint v494 = v202; v494 < v200; v494 += v203) {
          for (uint v495 = v198; v495 < v201; v495 += v199) {
            const uint v496 = v495 * v26;
            const uint v497 = v7 + v496;
            const uint v498 = v497 + v494;
            const float v499 = m2[v498];
            const uint v500 = v492 + v494;
            const uint v501 = v500 >> v199;
            const uint v502 = v493 + v501;
            const uint v503 = b1[v502];
            const uint v504 = v500 & v199;
            const bool v505 = v504 == v199;
            const float2 v506 = float2(as_type<half2>(v503));
            const float v507 = v506.x;
            const float v508 = v506.y;
            const float v509 = select(v507, v508, v505);
            const float v510 = v499 * v236;
            const float v511 = v510 * v509;
            m2[v498] = v511;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v85 = v12; v85 < v84; v85 += v13) {
        const uint v86 = v85 / v26;
        const uint v87 = v85 % v26;
        const bool v88 = v86 < v5;
        const bool v89 = v87 < v59;
        const bool v90 = v88 & v89;
        if (v90) {
          const uint v91 = v2 + v86;
          const uint v92 = v57 + v87;
          const uint v93 = v91 - v2;
          const uint v94 = v93 * v26;
          const uint v95 = v92 - v57;
          const uint v96 = v94 + v95;
          const float v97 = m2[v96];
          const float v98 = b3[v92];
          const float v99 = v97 + v98;
          const uint v100 = v91 * v24;
          const uint v101 = v100 + v92;
          b4[v101] = v99;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v102 = v52 < v40;
    const bool v103 = v52 < v37;
    const bool v104 = !v103;
    const bool v105 = v102 & v104;
    if (v105) {
      const uint v106 = v52 - v37;
      const uint v107 = v106 * v26;
      const uint v108 = v29 - v107;
      const uint v109 = min(v26, v108);
      const uint v110 = v107 * v6;
      for (uint v512 = v202; v512 < v200; v512 += v203) {
        for (uint v513 = v198; v513 < v201; v513 += v199) {
          const uint v514 = v513 * v200;
          const uint v515 = v512 + v514;
          m4[v515] = v208;
        }
      }
      for (uint v111 = v7; v111 < v6; v111 += v26) {
        const uint v112 = v6 - v111;
        const uint v113 = min(v26, v112);
        for (uint v114 = v7; v114 < v5; v114 += v8) {
          const uint v115 = v2 + v114;
          for (uint v116 = v12; v116 < v113; v116 += v13) {
            const uint v117 = v111 + v116;
            const uint v118 = v115 * v6;
            const uint v119 = v118 + v117;
            const float v120 = b0[v119];
            const uint v121 = v115 - v2;
            const float v122 = m1[v121];
            const float v123 = float(v6);
            const float v124 = v122 / v123;
            const float v125 = v124 + v75;
            const float v126 = precise::rsqrt(v125);
            const float v127 = v120 * v126;
            const float v128 = b2[v117];
            const float v129 = v127 * v128;
            const uint v130 = v114 * v26;
            const uint v131 = v116 + v130;
            m0[v131] = v129;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v132 = v110 + v111;
        const uint v516 = v132 / v6;
        x1 = v516;
        const bool v518 = v517 == v211;
        if (v518) {
          const uint v519 = v516 * v6;
          const uint v520 = v132 - v519;
          for (uint v522 = v202; v522 < v200; v522 += v203) {
            for (uint v523 = v198; v523 < v201; v523 += v199) {
              x11 = v208;
              const bool v524 = v523 < v5;
              const bool v525 = v522 < v113;
              const bool v526 = v524 & v525;
              if (v526) {
                const uint v527 = v523 * v26;
                const uint v528 = v7 + v527;
                const uint v529 = v528 + v522;
                const float v530 = m0[v529];
                const uint v531 = v520 + v522;
                const uint v532 = v531 >> v199;
                const uint v533 = v521 + v532;
                const uint v534 = b5[v533];
                const uint v535 = v531 & v199;
                const bool v536 = v535 == v199;
                const float2 v537 = float2(as_type<half2>(v534));
                const float v538 = v537.x;
                const float v539 = v537.y;
                const float v540 = select(v538, v539, v536);
                const float v541 = v530 * v540;
                const float v542 = v541 * v236;
                x11 = v542;
              }
              const float v543 = x11;
              const uint v544 = v523 * v200;
              const uint v545 = v522 + v544;
              m3[v545] = v543;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v546 = v198; v546 < v242; v546 += v199) {
            const uint v547 = v199 << v546;
            const uint v548 = v547 - v199;
            const uint v549 = v546 + v199;
            for (uint v550 = v202; v550 < v241; v550 += v203) {
              const uint v551 = v550 >> v546;
              const uint v552 = v551 << v549;
              const uint v553 = v550 & v548;
              const uint v554 = v552 + v553;
              for (uint v555 = v198; v555 < v201; v555 += v199) {
                const uint v556 = v555 * v200;
                const uint v557 = v556 + v554;
                const uint v558 = v557 + v547;
                const float v559 = m3[v557];
                const float v560 = m3[v558];
                const float v561 = v559 + v560;
                const float v562 = v559 - v560;
                m3[v557] = v561;
                m3[v558] = v562;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v563 = v520 / v260;
          for (uint v564 = v202; v564 < v200; v564 += v203) {
            x12 = v208;
            x13 = v208;
            x14 = v208;
            x15 = v208;
            const uint v565 = v516 + v564;
            const uint v566 = v565 / v260;
            const uint v567 = v565 % v260;
            for (uint v568 = v198; v568 < v200; v568 += v199) {
              const uint v569 = v568 / v260;
              const uint v570 = v563 + v569;
              const uint v571 = v568 % v260;
              const uint v574 = v572 * v201;
              const uint v575 = v570 * v573;
              const uint v576 = v575 + v566;
              const uint v577 = v576 * v574;
              const uint v578 = v567 & v242;
              const uint v579 = v578 << v278;
              const uint v580 = v567 >> v277;
              const uint v581 = v580 << v272;
              const uint v582 = v571 & v242;
              const uint v583 = v582 >> v199;
              const uint v584 = v583 << v277;
              const uint v585 = v571 >> v277;
              const uint v586 = v585 << v199;
              const uint v587 = v571 & v199;
              const uint v588 = v579 + v581;
              const uint v589 = v588 + v584;
              const uint v590 = v589 + v586;
              const uint v591 = v590 + v587;
              const uint v592 = v591 + v199;
              const uint v593 = v592 * v572;
              const uint v594 = v593 >> v199;
              const uint v595 = v574 << v278;
              const uint v596 = v594 + v595;
              const uint v597 = v596 - v199;
              const uint v598 = v597 >> v278;
              const uint v599 = v596 - v260;
              const uint v600 = v599 >> v278;
              const bool v601 = v598 < v574;
              const uint v602 = v598 - v574;
              const uint v603 = select(v602, v598, v601);
              const uint v604 = v577 + v603;
              const uint v605 = b5[v604];
              const bool v606 = v600 < v574;
              const uint v607 = v600 - v574;
              const uint v608 = select(v607, v600, v606);
              const uint v609 = v577 + v608;
              const uint v610 = b5[v609];
              const uint v611 = v597 & v299;
              const uint v612 = v299 - v611;
              const uint v613 = v605 >> v612;
              const uint v614 = v610 << v199;
              const uint v615 = v614 << v611;
              const uint v616 = v613 | v615;
              const uint v617 = v616 & v319;
              const bool v619 = v618 == v198;
              const bool v620 = v618 == v272;
              const uint v621 = select(v325, v326, v620);
              const uint v622 = select(v621, v324, v619);
              const uint v623 = select(v198, v329, v619);
              const uint v624 = v617 * v622;
              const uint v625 = v624 + v623;
              const uint v626 = v625 & v333;
              const uint v627 = v626 ^ v334;
              const uint v628 = v627 >> v260;
              const uint v629 = v627 & v338;
              const uint v630 = v629 << v260;
              const uint v631 = v627 & v339;
              const uint v632 = v631 << v340;
              const uint v633 = v632 + v341;
              const uint v634 = v630 | v633;
              const float v635 = as_type<float>(v634);
              const uint v636 = v628 & v338;
              const uint v637 = v636 << v260;
              const uint v638 = v628 & v339;
              const uint v639 = v638 << v340;
              const uint v640 = v639 + v341;
              const uint v641 = v637 | v640;
              const float v642 = as_type<float>(v641);
              const float v643 = v635 + v642;
              const uint v644 = v625 & v357;
              const uint v645 = v625 >> v358;
              const uint v646 = v645 & v357;
              const uint v647 = v644 + v646;
              const uint v648 = v647 >> v260;
              const uint v649 = v647 + v648;
              const uint v650 = v649 & v359;
              const float v651 = float(v650);
              const float v652 = fma(v651, v368, v369);
              const float v653 = select(v643, v652, v620);
              const uint v654 = as_type<uint>(v653);
              const uint v655 = v654 >> v340;
              const uint v656 = v655 & v199;
              const uint v657 = v654 + v375;
              const uint v658 = v657 + v656;
              const uint v659 = v658 & v376;
              const float v660 = as_type<float>(v659);
              const float v661 = m3[v568];
              const float v662 = x12;
              const float v663 = fma(v661, v660, v662);
              x12 = v663;
              const uint v664 = v568 + v200;
              const float v665 = m3[v664];
              const float v666 = x13;
              const float v667 = fma(v665, v660, v666);
              x13 = v667;
              const uint v668 = v568 + v388;
              const float v669 = m3[v668];
              const float v670 = x14;
              const float v671 = fma(v669, v660, v670);
              x14 = v671;
              const uint v672 = v568 + v393;
              const float v673 = m3[v672];
              const float v674 = x15;
              const float v675 = fma(v673, v660, v674);
              x15 = v675;
            }
            const float v676 = m4[v564];
            const float v677 = x12;
            const float v678 = v676 + v677;
            m4[v564] = v678;
            const uint v679 = v564 + v200;
            const float v680 = m4[v679];
            const float v681 = x13;
            const float v682 = v680 + v681;
            m4[v679] = v682;
            const uint v683 = v564 + v388;
            const float v684 = m4[v683];
            const float v685 = x14;
            const float v686 = v684 + v685;
            m4[v683] = v686;
            const uint v687 = v564 + v393;
            const float v688 = m4[v687];
            const float v689 = x15;
            const float v690 = v688 + v689;
            m4[v687] = v690;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v691 = v5 - v199;
          const uint v692 = v109 - v199;
          for (uint v693 = v202; v693 < v200; v693 += v203) {
            x16 = v208;
            x17 = v208;
            x18 = v208;
            x19 = v208;
            const uint v694 = min(v693, v692);
            const uint v695 = v694 * v6;
            const uint v696 = v132 + v695;
            for (uint v697 = v198; v697 < v113; v697 += v199) {
              const uint v698 = v696 + v697;
              const bool v1173 = v1172 == v1079;
              if (v1173) {
                const uint v1174 = b5[v698];
                const float v1175 = as_type<float>(v1174);
                x30 = v1175;
              } else {
                const bool v1176 = v1172 < v1083;
                if (v1176) {
                  const bool v1177 = v1172 == v1085;
                  const uint v1178 = v698 >> v1085;
                  const uint v1179 = b5[v1178];
                  const uint v1180 = v698 & v1085;
                  const bool v1181 = v1180 == v1085;
                  const float2 v1182 = float2(as_type<half2>(v1179));
                  const float v1183 = v1182.x;
                  const float v1184 = v1182.y;
                  const uint v1185 = v1179 << v1094;
                  const uint v1186 = v1179 & v1095;
                  const float v1187 = as_type<float>(v1185);
                  const float v1188 = as_type<float>(v1186);
                  const float v1189 = select(v1183, v1184, v1181);
                  const float v1190 = select(v1187, v1188, v1181);
                  const float v1191 = select(v1190, v1189, v1177);
                  x30 = v1191;
                } else {
                  const uint v1193 = v698 >> v1104;
                  const uint v1194 = v1193 * v1192;
                  const uint v1195 = v698 & v1105;
                  const uint v1196 = v1195 * v1192;
                  const uint v1197 = v1196 >> v1104;
                  const uint v1198 = v1194 + v1197;
                  const uint v1199 = v1196 & v1105;
                  const uint v1200 = b5[v1198];
                  const uint v1201 = v1198 + v1085;
                  const uint v1202 = b5[v1201];
                  const uint v1203 = v1200 >> v1199;
                  const uint v1204 = v1105 - v1199;
                  const uint v1205 = v1202 << v1085;
                  const uint v1206 = v1205 << v1204;
                  const uint v1207 = v1203 | v1206;
                  const uint v1208 = v1085 << v1192;
                  const uint v1209 = v1208 - v1085;
                  const uint v1211 = v698 >> v1210;
                  const bool v1212 = v1172 == v1083;
                  const bool v1213 = v1172 == v1125;
                  const uint v1214 = v1211 >> v1085;
                  const uint v1215 = select(v1214, v1211, v1212);
                  const uint v1217 = v1216 + v1215;
                  const uint v1218 = b5[v1217];
                  const float v1219 = as_type<float>(v1218);
                  const uint v1220 = v1211 & v1085;
                  const bool v1221 = v1220 == v1085;
                  const float2 v1222 = float2(as_type<half2>(v1218));
                  const float v1223 = v1222.x;
                  const float v1224 = v1222.y;
                  const uint v1225 = v1218 << v1094;
                  const uint v1226 = v1218 & v1095;
                  const float v1227 = as_type<float>(v1225);
                  const float v1228 = as_type<float>(v1226);
                  const float v1229 = select(v1223, v1224, v1221);
                  const float v1230 = select(v1227, v1228, v1221);
                  const float v1231 = select(v1230, v1229, v1213);
                  const float v1232 = select(v1231, v1219, v1212);
                  const bool v1233 = v1172 == v1083;
                  const bool v1234 = v1172 == v1125;
                  const uint v1235 = v1211 >> v1085;
                  const uint v1236 = select(v1235, v1211, v1233);
                  const uint v1238 = v1237 + v1236;
                  const uint v1239 = b5[v1238];
                  const float v1240 = as_type<float>(v1239);
                  const uint v1241 = v1211 & v1085;
                  const bool v1242 = v1241 == v1085;
                  const float2 v1243 = float2(as_type<half2>(v1239));
                  const float v1244 = v1243.x;
                  const float v1245 = v1243.y;
                  const uint v1246 = v1239 << v1094;
                  const uint v1247 = v1239 & v1095;
                  const float v1248 = as_type<float>(v1246);
                  const float v1249 = as_type<float>(v1247);
                  const float v1250 = select(v1244, v1245, v1242);
                  const float v1251 = select(v1248, v1249, v1242);
                  const float v1252 = select(v1251, v1250, v1234);
                  const float v1253 = select(v1252, v1240, v1233);
                  const uint v1254 = v1207 & v1209;
                  const float v1255 = float(v1254);
                  const float v1256 = fma(v1232, v1255, v1253);
                  x30 = v1256;
                }
              }
              const float v1257 = x30;
              const uint v700 = min(v198, v691);
              const uint v701 = v700 * v26;
              const uint v702 = v7 + v701;
              const uint v703 = v702 + v697;
              const float v704 = m0[v703];
              const float v705 = x16;
              const float v706 = fma(v704, v1257, v705);
              x16 = v706;
              const uint v707 = min(v199, v691);
              const uint v708 = v707 * v26;
              const uint v709 = v7 + v708;
              const uint v710 = v709 + v697;
              const float v711 = m0[v710];
              const float v712 = x17;
              const float v713 = fma(v711, v1257, v712);
              x17 = v713;
              const uint v714 = min(v272, v691);
              const uint v715 = v714 * v26;
              const uint v716 = v7 + v715;
              const uint v717 = v716 + v697;
              const float v718 = m0[v717];
              const float v719 = x18;
              const float v720 = fma(v718, v1257, v719);
              x18 = v720;
              const uint v721 = min(v277, v691);
              const uint v722 = v721 * v26;
              const uint v723 = v7 + v722;
              const uint v724 = v723 + v697;
              const float v725 = m0[v724];
              const float v726 = x19;
              const float v727 = fma(v725, v1257, v726);
              x19 = v727;
            }
            const float v728 = m4[v693];
            const float v729 = x16;
            const float v730 = v728 + v729;
            m4[v693] = v730;
            const uint v731 = v693 + v200;
            const float v732 = m4[v731];
            const float v733 = x17;
            const float v734 = v732 + v733;
            m4[v731] = v734;
            const uint v735 = v693 + v388;
            const float v736 = m4[v735];
            const float v737 = x18;
            const float v738 = v736 + v737;
            m4[v735] = v738;
            const uint v739 = v693 + v393;
            const float v740 = m4[v739];
            const float v741 = x19;
            const float v742 = v740 + v741;
            m4[v739] = v742;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v743 = v202; v743 < v200; v743 += v203) {
        for (uint v744 = v198; v744 < v201; v744 += v199) {
          const uint v745 = v744 * v200;
          const uint v746 = v743 + v745;
          const float v747 = m4[v746];
          const uint v748 = v744 * v26;
          const uint v749 = v7 + v748;
          const uint v750 = v749 + v743;
          m2[v750] = v747;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v751 = v517 == v211;
      if (v751) {
        for (uint v752 = v198; v752 < v242; v752 += v199) {
          const uint v753 = v199 << v752;
          const uint v754 = v753 - v199;
          const uint v755 = v752 + v199;
          for (uint v756 = v202; v756 < v241; v756 += v203) {
            const uint v757 = v756 >> v752;
            const uint v758 = v757 << v755;
            const uint v759 = v756 & v754;
            const uint v760 = v758 + v759;
            for (uint v761 = v198; v761 < v201; v761 += v199) {
              const uint v762 = v761 * v26;
              const uint v763 = v7 + v762;
              const uint v764 = v763 + v760;
              const uint v765 = v764 + v753;
              const float v766 = m2[v764];
              const float v767 = m2[v765];
              const float v768 = v766 + v767;
              const float v769 = v766 - v767;
              m2[v764] = v768;
              m2[v765] = v769;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v770 = x1;
        for (uint v772 = v202; v772 < v200; v772 += v203) {
          for (uint v773 = v198; v773 < v201; v773 += v199) {
            const uint v774 = v773 * v26;
            const uint v775 = v7 + v774;
            const uint v776 = v775 + v772;
            const float v777 = m2[v776];
            const uint v778 = v770 + v772;
            const uint v779 = v778 >> v199;
            const uint v780 = v771 + v779;
            const uint v781 = b5[v780];
            const uint v782 = v778 & v199;
            const bool v783 = v782 == v199;
            const float2 v784 = float2(as_type<half2>(v781));
            const float v785 = v784.x;
            const float v786 = v784.y;
            const float v787 = select(v785, v786, v783);
            const float v788 = v777 * v236;
            const float v789 = v788 * v787;
            m2[v776] = v789;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v133 = v12; v133 < v84; v133 += v13) {
        const uint v134 = v133 / v26;
        const uint v135 = v133 % v26;
        const bool v136 = v134 < v5;
        const bool v137 = v135 < v109;
        const bool v138 = v136 & v137;
        if (v138) {
          const uint v139 = v2 + v134;
          const uint v140 = v107 + v135;
          const uint v141 = v139 - v2;
          const uint v142 = v141 * v26;
          const uint v143 = v140 - v107;
          const uint v144 = v142 + v143;
          const float v145 = m2[v144];
          const float v146 = b6[v140];
          const float v147 = v145 + v146;
          const uint v148 = v139 * v29;
          const uint v149 = v148 + v140;
          b7[v149] = v147;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v150 = v52 < v43;
    const bool v151 = v52 < v40;
    const bool v152 = !v151;
    const bool v153 = v150 & v152;
    if (v153) {
      const uint v154 = v52 - v40;
      const uint v155 = v154 * v26;
      const uint v156 = v29 - v155;
      const uint v157 = min(v26, v156);
      const uint v158 = v155 * v6;
      for (uint v790 = v202; v790 < v200; v790 += v203) {
        for (uint v791 = v198; v791 < v201; v791 += v199) {
          const uint v792 = v791 * v200;
          const uint v793 = v790 + v792;
          m4[v793] = v208;
        }
      }
      for (uint v159 = v7; v159 < v6; v159 += v26) {
        const uint v160 = v6 - v159;
        const uint v161 = min(v26, v160);
        for (uint v162 = v7; v162 < v5; v162 += v8) {
          const uint v163 = v2 + v162;
          for (uint v164 = v12; v164 < v161; v164 += v13) {
            const uint v165 = v159 + v164;
            const uint v166 = v163 * v6;
            const uint v167 = v166 + v165;
            const float v168 = b0[v167];
            const uint v169 = v163 - v2;
            const float v170 = m1[v169];
            const float v171 = float(v6);
            const float v172 = v170 / v171;
            const float v173 = v172 + v75;
            const float v174 = precise::rsqrt(v173);
            const float v175 = v168 * v174;
            const float v176 = b2[v165];
            const float v177 = v175 * v176;
            const uint v178 = v162 * v26;
            const uint v179 = v164 + v178;
            m0[v179] = v177;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v180 = v158 + v159;
        const uint v794 = v180 / v6;
        x1 = v794;
        const bool v796 = v795 == v211;
        if (v796) {
          const uint v797 = v794 * v6;
          const uint v798 = v180 - v797;
          for (uint v800 = v202; v800 < v200; v800 += v203) {
            for (uint v801 = v198; v801 < v201; v801 += v199) {
              x20 = v208;
              const bool v802 = v801 < v5;
              const bool v803 = v800 < v161;
              const bool v804 = v802 & v803;
              if (v804) {
                const uint v805 = v801 * v26;
                const uint v806 = v7 + v805;
                const uint v807 = v806 + v800;
                const float v808 = m0[v807];
                const uint v809 = v798 + v800;
                const uint v810 = v809 >> v199;
                const uint v811 = v799 + v810;
                const uint v812 = b8[v811];
                const uint v813 = v809 & v199;
                const bool v814 = v813 == v199;
                const float2 v815 = float2(as_type<half2>(v812));
                const float v816 = v815.x;
                const float v817 = v815.y;
                const float v818 = select(v816, v817, v814);
                const float v819 = v808 * v818;
                const float v820 = v819 * v236;
                x20 = v820;
              }
              const float v821 = x20;
              const uint v822 = v801 * v200;
              const uint v823 = v800 + v822;
              m3[v823] = v821;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v824 = v198; v824 < v242; v824 += v199) {
            const uint v825 = v199 << v824;
            const uint v826 = v825 - v199;
            const uint v827 = v824 + v199;
            for (uint v828 = v202; v828 < v241; v828 += v203) {
              const uint v829 = v828 >> v824;
              const uint v830 = v829 << v827;
              const uint v831 = v828 & v826;
              const uint v832 = v830 + v831;
              for (uint v833 = v198; v833 < v201; v833 += v199) {
                const uint v834 = v833 * v200;
                const uint v835 = v834 + v832;
                const uint v836 = v835 + v825;
                const float v837 = m3[v835];
                const float v838 = m3[v836];
                const float v839 = v837 + v838;
                const float v840 = v837 - v838;
                m3[v835] = v839;
                m3[v836] = v840;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v841 = v798 / v260;
          for (uint v842 = v202; v842 < v200; v842 += v203) {
            x21 = v208;
            x22 = v208;
            x23 = v208;
            x24 = v208;
            const uint v843 = v794 + v842;
            const uint v844 = v843 / v260;
            const uint v845 = v843 % v260;
            for (uint v846 = v198; v846 < v200; v846 += v199) {
              const uint v847 = v846 / v260;
              const uint v848 = v841 + v847;
              const uint v849 = v846 % v260;
              const uint v852 = v850 * v201;
              const uint v853 = v848 * v851;
              const uint v854 = v853 + v844;
              const uint v855 = v854 * v852;
              const uint v856 = v845 & v242;
              const uint v857 = v856 << v278;
              const uint v858 = v845 >> v277;
              const uint v859 = v858 << v272;
              const uint v860 = v849 & v242;
              const uint v861 = v860 >> v199;
              const uint v862 = v861 << v277;
              const uint v863 = v849 >> v277;
              const uint v864 = v863 << v199;
              const uint v865 = v849 & v199;
              const uint v866 = v857 + v859;
              const uint v867 = v866 + v862;
              const uint v868 = v867 + v864;
              const uint v869 = v868 + v865;
              const uint v870 = v869 + v199;
              const uint v871 = v870 * v850;
              const uint v872 = v871 >> v199;
              const uint v873 = v852 << v278;
              const uint v874 = v872 + v873;
              const uint v875 = v874 - v199;
              const uint v876 = v875 >> v278;
              const uint v877 = v874 - v260;
              const uint v878 = v877 >> v278;
              const bool v879 = v876 < v852;
              const uint v880 = v876 - v852;
              const uint v881 = select(v880, v876, v879);
              const uint v882 = v855 + v881;
              const uint v883 = b8[v882];
              const bool v884 = v878 < v852;
              const uint v885 = v878 - v852;
              const uint v886 = select(v885, v878, v884);
              const uint v887 = v855 + v886;
              const uint v888 = b8[v887];
              const uint v889 = v875 & v299;
              const uint v890 = v299 - v889;
              const uint v891 = v883 >> v890;
              const uint v892 = v888 << v199;
              const uint v893 = v892 << v889;
              const uint v894 = v891 | v893;
              const uint v895 = v894 & v319;
              const bool v897 = v896 == v198;
              const bool v898 = v896 == v272;
              const uint v899 = select(v325, v326, v898);
              const uint v900 = select(v899, v324, v897);
              const uint v901 = select(v198, v329, v897);
              const uint v902 = v895 * v900;
              const uint v903 = v902 + v901;
              const uint v904 = v903 & v333;
              const uint v905 = v904 ^ v334;
              const uint v906 = v905 >> v260;
              const uint v907 = v905 & v338;
              const uint v908 = v907 << v260;
              const uint v909 = v905 & v339;
              const uint v910 = v909 << v340;
              const uint v911 = v910 + v341;
              const uint v912 = v908 | v911;
              const float v913 = as_type<float>(v912);
              const uint v914 = v906 & v338;
              const uint v915 = v914 << v260;
              const uint v916 = v906 & v339;
              const uint v917 = v916 << v340;
              const uint v918 = v917 + v341;
              const uint v919 = v915 | v918;
              const float v920 = as_type<float>(v919);
              const float v921 = v913 + v920;
              const uint v922 = v903 & v357;
              const uint v923 = v903 >> v358;
              const uint v924 = v923 & v357;
              const uint v925 = v922 + v924;
              const uint v926 = v925 >> v260;
              const uint v927 = v925 + v926;
              const uint v928 = v927 & v359;
              const float v929 = float(v928);
              const float v930 = fma(v929, v368, v369);
              const float v931 = select(v921, v930, v898);
              const uint v932 = as_type<uint>(v931);
              const uint v933 = v932 >> v340;
              const uint v934 = v933 & v199;
              const uint v935 = v932 + v375;
              const uint v936 = v935 + v934;
              const uint v937 = v936 & v376;
              const float v938 = as_type<float>(v937);
              const float v939 = m3[v846];
              const float v940 = x21;
              const float v941 = fma(v939, v938, v940);
              x21 = v941;
              const uint v942 = v846 + v200;
              const float v943 = m3[v942];
              const float v944 = x22;
              const float v945 = fma(v943, v938, v944);
              x22 = v945;
              const uint v946 = v846 + v388;
              const float v947 = m3[v946];
              const float v948 = x23;
              const float v949 = fma(v947, v938, v948);
              x23 = v949;
              const uint v950 = v846 + v393;
              const float v951 = m3[v950];
              const float v952 = x24;
              const float v953 = fma(v951, v938, v952);
              x24 = v953;
            }
            const float v954 = m4[v842];
            const float v955 = x21;
            const float v956 = v954 + v955;
            m4[v842] = v956;
            const uint v957 = v842 + v200;
            const float v958 = m4[v957];
            const float v959 = x22;
            const float v960 = v958 + v959;
            m4[v957] = v960;
            const uint v961 = v842 + v388;
            const float v962 = m4[v961];
            const float v963 = x23;
            const float v964 = v962 + v963;
            m4[v961] = v964;
            const uint v965 = v842 + v393;
            const float v966 = m4[v965];
            const float v967 = x24;
            const float v968 = v966 + v967;
            m4[v965] = v968;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v969 = v5 - v199;
          const uint v970 = v157 - v199;
          for (uint v971 = v202; v971 < v200; v971 += v203) {
            x25 = v208;
            x26 = v208;
            x27 = v208;
            x28 = v208;
            const uint v972 = min(v971, v970);
            const uint v973 = v972 * v6;
            const uint v974 = v180 + v973;
            for (uint v975 = v198; v975 < v161; v975 += v199) {
              const uint v976 = v974 + v975;
              const bool v1259 = v1258 == v1079;
              if (v1259) {
                const uint v1260 = b8[v976];
                const float v1261 = as_type<float>(v1260);
                x31 = v1261;
              } else {
                const bool v1262 = v1258 < v1083;
                if (v1262) {
                  const bool v1263 = v1258 == v1085;
                  const uint v1264 = v976 >> v1085;
                  const uint v1265 = b8[v1264];
                  const uint v1266 = v976 & v1085;
                  const bool v1267 = v1266 == v1085;
                  const float2 v1268 = float2(as_type<half2>(v1265));
                  const float v1269 = v1268.x;
                  const float v1270 = v1268.y;
                  const uint v1271 = v1265 << v1094;
                  const uint v1272 = v1265 & v1095;
                  const float v1273 = as_type<float>(v1271);
                  const float v1274 = as_type<float>(v1272);
                  const float v1275 = select(v1269, v1270, v1267);
                  const float v1276 = select(v1273, v1274, v1267);
                  const float v1277 = select(v1276, v1275, v1263);
                  x31 = v1277;
                } else {
                  const uint v1279 = v976 >> v1104;
                  const uint v1280 = v1279 * v1278;
                  const uint v1281 = v976 & v1105;
                  const uint v1282 = v1281 * v1278;
                  const uint v1283 = v1282 >> v1104;
                  const uint v1284 = v1280 + v1283;
                  const uint v1285 = v1282 & v1105;
                  const uint v1286 = b8[v1284];
                  const uint v1287 = v1284 + v1085;
                  const uint v1288 = b8[v1287];
                  const uint v1289 = v1286 >> v1285;
                  const uint v1290 = v1105 - v1285;
                  const uint v1291 = v1288 << v1085;
                  const uint v1292 = v1291 << v1290;
                  const uint v1293 = v1289 | v1292;
                  const uint v1294 = v1085 << v1278;
                  const uint v1295 = v1294 - v1085;
                  const uint v1297 = v976 >> v1296;
                  const bool v1298 = v1258 == v1083;
                  const bool v1299 = v1258 == v1125;
                  const uint v1300 = v1297 >> v1085;
                  const uint v1301 = select(v1300, v1297, v1298);
                  const uint v1303 = v1302 + v1301;
                  const uint v1304 = b8[v1303];
                  const float v1305 = as_type<float>(v1304);
                  const uint v1306 = v1297 & v1085;
                  const bool v1307 = v1306 == v1085;
                  const float2 v1308 = float2(as_type<half2>(v1304));
                  const float v1309 = v1308.x;
                  const float v1310 = v1308.y;
                  const uint v1311 = v1304 << v1094;
                  const uint v1312 = v1304 & v1095;
                  const float v1313 = as_type<float>(v1311);
                  const float v1314 = as_type<float>(v1312);
                  const float v1315 = select(v1309, v1310, v1307);
                  const float v1316 = select(v1313, v1314, v1307);
                  const float v1317 = select(v1316, v1315, v1299);
                  const float v1318 = select(v1317, v1305, v1298);
                  const bool v1319 = v1258 == v1083;
                  const bool v1320 = v1258 == v1125;
                  const uint v1321 = v1297 >> v1085;
                  const uint v1322 = select(v1321, v1297, v1319);
                  const uint v1324 = v1323 + v1322;
                  const uint v1325 = b8[v1324];
                  const float v1326 = as_type<float>(v1325);
                  const uint v1327 = v1297 & v1085;
                  const bool v1328 = v1327 == v1085;
                  const float2 v1329 = float2(as_type<half2>(v1325));
                  const float v1330 = v1329.x;
                  const float v1331 = v1329.y;
                  const uint v1332 = v1325 << v1094;
                  const uint v1333 = v1325 & v1095;
                  const float v1334 = as_type<float>(v1332);
                  const float v1335 = as_type<float>(v1333);
                  const float v1336 = select(v1330, v1331, v1328);
                  const float v1337 = select(v1334, v1335, v1328);
                  const float v1338 = select(v1337, v1336, v1320);
                  const float v1339 = select(v1338, v1326, v1319);
                  const uint v1340 = v1293 & v1295;
                  const float v1341 = float(v1340);
                  const float v1342 = fma(v1318, v1341, v1339);
                  x31 = v1342;
                }
              }
              const float v1343 = x31;
              const uint v978 = min(v198, v969);
              const uint v979 = v978 * v26;
              const uint v980 = v7 + v979;
              const uint v981 = v980 + v975;
              const float v982 = m0[v981];
              const float v983 = x25;
              const float v984 = fma(v982, v1343, v983);
              x25 = v984;
              const uint v985 = min(v199, v969);
              const uint v986 = v985 * v26;
              const uint v987 = v7 + v986;
              const uint v988 = v987 + v975;
              const float v989 = m0[v988];
              const float v990 = x26;
              const float v991 = fma(v989, v1343, v990);
              x26 = v991;
              const uint v992 = min(v272, v969);
              const uint v993 = v992 * v26;
              const uint v994 = v7 + v993;
              const uint v995 = v994 + v975;
              const float v996 = m0[v995];
              const float v997 = x27;
              const float v998 = fma(v996, v1343, v997);
              x27 = v998;
              const uint v999 = min(v277, v969);
              const uint v1000 = v999 * v26;
              const uint v1001 = v7 + v1000;
              const uint v1002 = v1001 + v975;
              const float v1003 = m0[v1002];
              const float v1004 = x28;
              const float v1005 = fma(v1003, v1343, v1004);
              x28 = v1005;
            }
            const float v1006 = m4[v971];
            const float v1007 = x25;
            const float v1008 = v1006 + v1007;
            m4[v971] = v1008;
            const uint v1009 = v971 + v200;
            const float v1010 = m4[v1009];
            const float v1011 = x26;
            const float v1012 = v1010 + v1011;
            m4[v1009] = v1012;
            const uint v1013 = v971 + v388;
            const float v1014 = m4[v1013];
            const float v1015 = x27;
            const float v1016 = v1014 + v1015;
            m4[v1013] = v1016;
            const uint v1017 = v971 + v393;
            const float v1018 = m4[v1017];
            const float v1019 = x28;
            const float v1020 = v1018 + v1019;
            m4[v1017] = v1020;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1021 = v202; v1021 < v200; v1021 += v203) {
        for (uint v1022 = v198; v1022 < v201; v1022 += v199) {
          const uint v1023 = v1022 * v200;
          const uint v1024 = v1021 + v1023;
          const float v1025 = m4[v1024];
          const uint v1026 = v1022 * v26;
          const uint v1027 = v7 + v1026;
          const uint v1028 = v1027 + v1021;
          m2[v1028] = v1025;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1029 = v795 == v211;
      if (v1029) {
        for (uint v1030 = v198; v1030 < v242; v1030 += v199) {
          const uint v1031 = v199 << v1030;
          const uint v1032 = v1031 - v199;
          const uint v1033 = v1030 + v199;
          for (uint v1034 = v202; v1034 < v241; v1034 += v203) {
            const uint v1035 = v1034 >> v1030;
            const uint v1036 = v1035 << v1033;
            const uint v1037 = v1034 & v1032;
            const uint v1038 = v1036 + v1037;
            for (uint v1039 = v198; v1039 < v201; v1039 += v199) {
              const uint v1040 = v1039 * v26;
              const uint v1041 = v7 + v1040;
              const uint v1042 = v1041 + v1038;
              const uint v1043 = v1042 + v1031;
              const float v1044 = m2[v1042];
              const float v1045 = m2[v1043];
              const float v1046 = v1044 + v1045;
              const float v1047 = v1044 - v1045;
              m2[v1042] = v1046;
              m2[v1043] = v1047;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1048 = x1;
        for (uint v1050 = v202; v1050 < v200; v1050 += v203) {
          for (uint v1051 = v198; v1051 < v201; v1051 += v199) {
            const uint v1052 = v1051 * v26;
            const uint v1053 = v7 + v1052;
            const uint v1054 = v1053 + v1050;
            const float v1055 = m2[v1054];
            const uint v1056 = v1048 + v1050;
            const uint v1057 = v1056 >> v199;
            const uint v1058 = v1049 + v1057;
            const uint v1059 = b8[v1058];
            const uint v1060 = v1056 & v199;
            const bool v1061 = v1060 == v199;
            const float2 v1062 = float2(as_type<half2>(v1059));
            const float v1063 = v1062.x;
            const float v1064 = v1062.y;
            const float v1065 = select(v1063, v1064, v1061);
            const float v1066 = v1055 * v236;
            const float v1067 = v1066 * v1065;
            m2[v1054] = v1067;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v181 = v12; v181 < v84; v181 += v13) {
        const uint v182 = v181 / v26;
        const uint v183 = v181 % v26;
        const bool v184 = v182 < v5;
        const bool v185 = v183 < v157;
        const bool v186 = v184 & v185;
        if (v186) {
          const uint v187 = v2 + v182;
          const uint v188 = v155 + v183;
          const uint v189 = v187 - v2;
          const uint v190 = v189 * v26;
          const uint v191 = v188 - v155;
          const uint v192 = v190 + v191;
          const float v193 = m2[v192];
          const float v194 = b9[v188];
          const float v195 = v193 + v194;
          const uint v196 = v187 * v29;
          const uint v197 = v196 + v188;
          b10[v197] = v195;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
