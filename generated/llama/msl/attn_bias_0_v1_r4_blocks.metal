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
  const uint v1105 = params[28];
  const uint v1106 = 0u;
  const uint v1110 = 3u;
  const uint v1112 = 1u;
  const uint v1121 = 16u;
  const uint v1122 = 4294901760u;
  const uint v1130 = params[29];
  const uint v1131 = 5u;
  const uint v1132 = 31u;
  const uint v1150 = params[30];
  const uint v1152 = 4u;
  const uint v1157 = params[31];
  const uint v1178 = params[32];
  const uint v1199 = params[33];
  const uint v1219 = params[34];
  const uint v1237 = params[35];
  const uint v1243 = params[36];
  const uint v1264 = params[37];
  const uint v1285 = params[38];
  const uint v1305 = params[39];
  const uint v1323 = params[40];
  const uint v1329 = params[41];
  const uint v1350 = params[42];
  const uint v198 = 0u;
  const uint v199 = 1u;
  const uint v200 = 128u;
  const uint v201 = 4u;
  const uint v202 = lane;
  const uint v203 = 32u;
  const float v208 = 0.0f;
  const uint v209 = params[4];
  const uint v210 = 6u;
  const uint v215 = params[5];
  const uint v216 = params[6];
  const uint v220 = params[7];
  const float v242 = 0.088388346f;
  const uint v247 = 64u;
  const uint v248 = 7u;
  const uint v266 = 16u;
  const uint v276 = params[8];
  const uint v277 = params[9];
  const uint v278 = 2u;
  const uint v284 = 3u;
  const uint v285 = 5u;
  const uint v306 = 31u;
  const uint v326 = 65535u;
  const uint v328 = params[10];
  const uint v331 = 89226354u;
  const uint v332 = 3417055213u;
  const uint v333 = 2212286765u;
  const uint v336 = 64248484u;
  const uint v340 = 2415890431u;
  const uint v341 = 996162400u;
  const uint v345 = 32768u;
  const uint v346 = 32767u;
  const uint v347 = 13u;
  const uint v348 = 939524096u;
  const uint v364 = 16711935u;
  const uint v365 = 8u;
  const uint v366 = 2047u;
  const float v375 = 0.006767273f;
  const float v376 = -3.453125f;
  const uint v382 = 4095u;
  const uint v383 = 4294959104u;
  const uint v395 = 256u;
  const uint v400 = 384u;
  const uint v501 = params[11];
  const uint v525 = params[12];
  const uint v530 = params[13];
  const uint v531 = params[14];
  const uint v535 = params[15];
  const uint v587 = params[16];
  const uint v588 = params[17];
  const uint v634 = params[18];
  const uint v788 = params[19];
  const uint v812 = params[20];
  const uint v817 = params[21];
  const uint v818 = params[22];
  const uint v822 = params[23];
  const uint v874 = params[24];
  const uint v875 = params[25];
  const uint v921 = params[26];
  const uint v1075 = params[27];
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
  const float v75 = as_type<float>(params[43]);
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
    const float v1095 = simd_shuffle_xor(v21, 16);
    const float v1096 = v21 + v1095;
    const float v1097 = simd_shuffle_xor(v1096, 8);
    const float v1098 = v1096 + v1097;
    const float v1099 = simd_shuffle_xor(v1098, 4);
    const float v1100 = v1098 + v1099;
    const float v1101 = simd_shuffle_xor(v1100, 2);
    const float v1102 = v1100 + v1101;
    const float v1103 = simd_shuffle_xor(v1102, 1);
    const float v1104 = v1102 + v1103;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1104;
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
        const bool v211 = v209 == v210;
        if (v211) {
          const uint v212 = v83 / v6;
          const uint v213 = v212 * v6;
          const uint v214 = v83 - v213;
          const uint v217 = v212 / v215;
          const uint v218 = v212 % v215;
          const uint v219 = v217 * v216;
          x1 = v218;
          x2 = v219;
          const uint v221 = v219 + v220;
          for (uint v222 = v202; v222 < v200; v222 += v203) {
            for (uint v223 = v198; v223 < v201; v223 += v199) {
              x3 = v208;
              const bool v224 = v223 < v5;
              const bool v225 = v222 < v63;
              const bool v226 = v224 & v225;
              if (v226) {
                const uint v227 = v223 * v26;
                const uint v228 = v7 + v227;
                const uint v229 = v228 + v222;
                const float v230 = m0[v229];
                const uint v231 = v214 + v222;
                const uint v232 = v231 >> v199;
                const uint v233 = v221 + v232;
                const uint v234 = b1[v233];
                const uint v235 = v231 & v199;
                const bool v236 = v235 == v199;
                const float2 v237 = float2(as_type<half2>(v234));
                const float v238 = v237.x;
                const float v239 = v237.y;
                const float v240 = select(v238, v239, v236);
                const float v241 = v230 * v240;
                const float v243 = v241 * v242;
                x3 = v243;
              }
              const float v244 = x3;
              const uint v245 = v223 * v200;
              const uint v246 = v222 + v245;
              m3[v246] = v244;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v249 = v198; v249 < v248; v249 += v199) {
            const uint v250 = v199 << v249;
            const uint v251 = v250 - v199;
            const uint v252 = v249 + v199;
            for (uint v253 = v202; v253 < v247; v253 += v203) {
              const uint v254 = v253 >> v249;
              const uint v255 = v254 << v252;
              const uint v256 = v253 & v251;
              const uint v257 = v255 + v256;
              for (uint v258 = v198; v258 < v201; v258 += v199) {
                const uint v259 = v258 * v200;
                const uint v260 = v259 + v257;
                const uint v261 = v260 + v250;
                const float v262 = m3[v260];
                const float v263 = m3[v261];
                const float v264 = v262 + v263;
                const float v265 = v262 - v263;
                m3[v260] = v264;
                m3[v261] = v265;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v267 = v214 / v266;
          for (uint v268 = v202; v268 < v200; v268 += v203) {
            x4 = v208;
            x5 = v208;
            x6 = v208;
            x7 = v208;
            const uint v269 = v218 + v268;
            const uint v270 = v269 / v266;
            const uint v271 = v269 % v266;
            for (uint v272 = v198; v272 < v200; v272 += v199) {
              const uint v273 = v272 / v266;
              const uint v274 = v267 + v273;
              const uint v275 = v272 % v266;
              const uint v279 = v276 * v201;
              const uint v280 = v274 * v277;
              const uint v281 = v280 + v270;
              const uint v282 = v281 * v279;
              const uint v283 = v219 + v282;
              const uint v286 = v271 & v248;
              const uint v287 = v286 << v285;
              const uint v288 = v271 >> v284;
              const uint v289 = v288 << v278;
              const uint v290 = v275 & v248;
              const uint v291 = v290 >> v199;
              const uint v292 = v291 << v284;
              const uint v293 = v275 >> v284;
              const uint v294 = v293 << v199;
              const uint v295 = v275 & v199;
              const uint v296 = v287 + v289;
              const uint v297 = v296 + v292;
              const uint v298 = v297 + v294;
              const uint v299 = v298 + v295;
              const uint v300 = v299 + v199;
              const uint v301 = v300 * v276;
              const uint v302 = v301 >> v199;
              const uint v303 = v279 << v285;
              const uint v304 = v302 + v303;
              const uint v305 = v304 - v199;
              const uint v307 = v305 >> v285;
              const uint v308 = v304 - v266;
              const uint v309 = v308 >> v285;
              const bool v310 = v307 < v279;
              const uint v311 = v307 - v279;
              const uint v312 = select(v311, v307, v310);
              const uint v313 = v283 + v312;
              const uint v314 = b1[v313];
              const bool v315 = v309 < v279;
              const uint v316 = v309 - v279;
              const uint v317 = select(v316, v309, v315);
              const uint v318 = v283 + v317;
              const uint v319 = b1[v318];
              const uint v320 = v305 & v306;
              const uint v321 = v306 - v320;
              const uint v322 = v314 >> v321;
              const uint v323 = v319 << v199;
              const uint v324 = v323 << v320;
              const uint v325 = v322 | v324;
              const uint v327 = v325 & v326;
              const bool v329 = v328 == v198;
              const bool v330 = v328 == v278;
              const uint v334 = select(v332, v333, v330);
              const uint v335 = select(v334, v331, v329);
              const uint v337 = select(v198, v336, v329);
              const uint v338 = v327 * v335;
              const uint v339 = v338 + v337;
              const uint v342 = v339 & v340;
              const uint v343 = v342 ^ v341;
              const uint v344 = v343 >> v266;
              const uint v349 = v343 & v345;
              const uint v350 = v349 << v266;
              const uint v351 = v343 & v346;
              const uint v352 = v351 << v347;
              const uint v353 = v352 + v348;
              const uint v354 = v350 | v353;
              const float v355 = as_type<float>(v354);
              const uint v356 = v344 & v345;
              const uint v357 = v356 << v266;
              const uint v358 = v344 & v346;
              const uint v359 = v358 << v347;
              const uint v360 = v359 + v348;
              const uint v361 = v357 | v360;
              const float v362 = as_type<float>(v361);
              const float v363 = v355 + v362;
              const uint v367 = v339 & v364;
              const uint v368 = v339 >> v365;
              const uint v369 = v368 & v364;
              const uint v370 = v367 + v369;
              const uint v371 = v370 >> v266;
              const uint v372 = v370 + v371;
              const uint v373 = v372 & v366;
              const float v374 = float(v373);
              const float v377 = fma(v374, v375, v376);
              const float v378 = select(v363, v377, v330);
              const uint v379 = as_type<uint>(v378);
              const uint v380 = v379 >> v347;
              const uint v381 = v380 & v199;
              const uint v384 = v379 + v382;
              const uint v385 = v384 + v381;
              const uint v386 = v385 & v383;
              const float v387 = as_type<float>(v386);
              const float v388 = m3[v272];
              const float v389 = x4;
              const float v390 = fma(v388, v387, v389);
              x4 = v390;
              const uint v391 = v272 + v200;
              const float v392 = m3[v391];
              const float v393 = x5;
              const float v394 = fma(v392, v387, v393);
              x5 = v394;
              const uint v396 = v272 + v395;
              const float v397 = m3[v396];
              const float v398 = x6;
              const float v399 = fma(v397, v387, v398);
              x6 = v399;
              const uint v401 = v272 + v400;
              const float v402 = m3[v401];
              const float v403 = x7;
              const float v404 = fma(v402, v387, v403);
              x7 = v404;
            }
            const float v405 = m4[v268];
            const float v406 = x4;
            const float v407 = v405 + v406;
            m4[v268] = v407;
            const uint v408 = v268 + v200;
            const float v409 = m4[v408];
            const float v410 = x5;
            const float v411 = v409 + v410;
            m4[v408] = v411;
            const uint v412 = v268 + v395;
            const float v413 = m4[v412];
            const float v414 = x6;
            const float v415 = v413 + v414;
            m4[v412] = v415;
            const uint v416 = v268 + v400;
            const float v417 = m4[v416];
            const float v418 = x7;
            const float v419 = v417 + v418;
            m4[v416] = v419;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v420 = v5 - v199;
          const uint v421 = v59 - v199;
          for (uint v422 = v202; v422 < v200; v422 += v203) {
            x8 = v208;
            x9 = v208;
            x10 = v208;
            x11 = v208;
            const uint v423 = min(v422, v421);
            const uint v424 = v423 * v6;
            const uint v425 = v83 + v424;
            for (uint v426 = v198; v426 < v63; v426 += v199) {
              const uint v427 = v425 + v426;
              const bool v1107 = v1105 == v1106;
              if (v1107) {
                const uint v1108 = b1[v427];
                const float v1109 = as_type<float>(v1108);
                x30 = v1109;
              } else {
                const bool v1111 = v1105 < v1110;
                if (v1111) {
                  const bool v1113 = v1105 == v1112;
                  const uint v1114 = v427 >> v1112;
                  const uint v1115 = b1[v1114];
                  const uint v1116 = v427 & v1112;
                  const bool v1117 = v1116 == v1112;
                  const float2 v1118 = float2(as_type<half2>(v1115));
                  const float v1119 = v1118.x;
                  const float v1120 = v1118.y;
                  const uint v1123 = v1115 << v1121;
                  const uint v1124 = v1115 & v1122;
                  const float v1125 = as_type<float>(v1123);
                  const float v1126 = as_type<float>(v1124);
                  const float v1127 = select(v1119, v1120, v1117);
                  const float v1128 = select(v1125, v1126, v1117);
                  const float v1129 = select(v1128, v1127, v1113);
                  x30 = v1129;
                } else {
                  const uint v1133 = v427 >> v1131;
                  const uint v1134 = v1133 * v1130;
                  const uint v1135 = v427 & v1132;
                  const uint v1136 = v1135 * v1130;
                  const uint v1137 = v1136 >> v1131;
                  const uint v1138 = v1134 + v1137;
                  const uint v1139 = v1136 & v1132;
                  const uint v1140 = b1[v1138];
                  const uint v1141 = v1138 + v1112;
                  const uint v1142 = b1[v1141];
                  const uint v1143 = v1140 >> v1139;
                  const uint v1144 = v1132 - v1139;
                  const uint v1145 = v1142 << v1112;
                  const uint v1146 = v1145 << v1144;
                  const uint v1147 = v1143 | v1146;
                  const uint v1148 = v1112 << v1130;
                  const uint v1149 = v1148 - v1112;
                  const uint v1151 = v427 >> v1150;
                  const bool v1153 = v1105 == v1110;
                  const bool v1154 = v1105 == v1152;
                  const uint v1155 = v1151 >> v1112;
                  const uint v1156 = select(v1155, v1151, v1153);
                  const uint v1158 = v1157 + v1156;
                  const uint v1159 = b1[v1158];
                  const float v1160 = as_type<float>(v1159);
                  const uint v1161 = v1151 & v1112;
                  const bool v1162 = v1161 == v1112;
                  const float2 v1163 = float2(as_type<half2>(v1159));
                  const float v1164 = v1163.x;
                  const float v1165 = v1163.y;
                  const uint v1166 = v1159 << v1121;
                  const uint v1167 = v1159 & v1122;
                  const float v1168 = as_type<float>(v1166);
                  const float v1169 = as_type<float>(v1167);
                  const float v1170 = select(v1164, v1165, v1162);
                  const float v1171 = select(v1168, v1169, v1162);
                  const float v1172 = select(v1171, v1170, v1154);
                  const float v1173 = select(v1172, v1160, v1153);
                  const bool v1174 = v1105 == v1110;
                  const bool v1175 = v1105 == v1152;
                  const uint v1176 = v1151 >> v1112;
                  const uint v1177 = select(v1176, v1151, v1174);
                  const uint v1179 = v1178 + v1177;
                  const uint v1180 = b1[v1179];
                  const float v1181 = as_type<float>(v1180);
                  const uint v1182 = v1151 & v1112;
                  const bool v1183 = v1182 == v1112;
                  const float2 v1184 = float2(as_type<half2>(v1180));
                  const float v1185 = v1184.x;
                  const float v1186 = v1184.y;
                  const uint v1187 = v1180 << v1121;
                  const uint v1188 = v1180 & v1122;
                  const float v1189 = as_type<float>(v1187);
                  const float v1190 = as_type<float>(v1188);
                  const float v1191 = select(v1185, v1186, v1183);
                  const float v1192 = select(v1189, v1190, v1183);
                  const float v1193 = select(v1192, v1191, v1175);
                  const float v1194 = select(v1193, v1181, v1174);
                  const uint v1195 = v1147 & v1149;
                  const float v1196 = float(v1195);
                  const float v1197 = fma(v1173, v1196, v1194);
                  x30 = v1197;
                }
              }
              const float v1198 = x30;
              const uint v429 = min(v198, v420);
              const uint v430 = v429 * v26;
              const uint v431 = v7 + v430;
              const uint v432 = v431 + v426;
              const float v433 = m0[v432];
              const float v434 = x8;
              const float v435 = fma(v433, v1198, v434);
              x8 = v435;
              const uint v436 = min(v199, v420);
              const uint v437 = v436 * v26;
              const uint v438 = v7 + v437;
              const uint v439 = v438 + v426;
              const float v440 = m0[v439];
              const float v441 = x9;
              const float v442 = fma(v440, v1198, v441);
              x9 = v442;
              const uint v443 = min(v278, v420);
              const uint v444 = v443 * v26;
              const uint v445 = v7 + v444;
              const uint v446 = v445 + v426;
              const float v447 = m0[v446];
              const float v448 = x10;
              const float v449 = fma(v447, v1198, v448);
              x10 = v449;
              const uint v450 = min(v284, v420);
              const uint v451 = v450 * v26;
              const uint v452 = v7 + v451;
              const uint v453 = v452 + v426;
              const float v454 = m0[v453];
              const float v455 = x11;
              const float v456 = fma(v454, v1198, v455);
              x11 = v456;
            }
            const float v457 = m4[v422];
            const float v458 = x8;
            const float v459 = v457 + v458;
            m4[v422] = v459;
            const uint v460 = v422 + v200;
            const float v461 = m4[v460];
            const float v462 = x9;
            const float v463 = v461 + v462;
            m4[v460] = v463;
            const uint v464 = v422 + v395;
            const float v465 = m4[v464];
            const float v466 = x10;
            const float v467 = v465 + v466;
            m4[v464] = v467;
            const uint v468 = v422 + v400;
            const float v469 = m4[v468];
            const float v470 = x11;
            const float v471 = v469 + v470;
            m4[v468] = v471;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v472 = v202; v472 < v200; v472 += v203) {
        for (uint v473 = v198; v473 < v201; v473 += v199) {
          const uint v474 = v473 * v200;
          const uint v475 = v472 + v474;
          const float v476 = m4[v475];
          const uint v477 = v473 * v26;
          const uint v478 = v7 + v477;
          const uint v479 = v478 + v472;
          m2[v479] = v476;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v480 = v209 == v210;
      if (v480) {
        for (uint v481 = v198; v481 < v248; v481 += v199) {
          const uint v482 = v199 << v481;
          const uint v483 = v482 - v199;
          const uint v484 = v481 + v199;
          for (uint v485 = v202; v485 < v247; v485 += v203) {
            const uint v486 = v485 >> v481;
            const uint v487 = v486 << v484;
            const uint v488 = v485 & v483;
            const uint v489 = v487 + v488;
            for (uint v490 = v198; v490 < v201; v490 += v199) {
              const uint v491 = v490 * v26;
              const uint v492 = v7 + v491;
              const uint v493 = v492 + v489;
              const uint v494 = v493 + v482;
              const float v495 = m2[v493];
              const float v496 = m2[v494];
              const float v497 = v495 + v496;
              const float v498 = v495 - v496;
              m2[v493] = v497;
              m2[v494] = v498;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v499 = x1;
        const uint v500 = x2;
        const uint v502 = v500 + v501;
        for (uint v503 = v202; v503 < v200; v503 += v203) {
          for (uint v504 = v198; v504 < v201; v504 += v199) {
            const uint v505 = v504 * v26;
            const uint v506 = v7 + v505;
            const uint v507 = v506 + v503;
            const float v508 = m2[v507];
            const uint v509 = v499 + v503;
            const uint v510 = v509 >> v199;
            const uint v511 = v502 + v510;
            const uint v512 = b1[v511];
            const uint v513 = v509 & v199;
            const bool v514 = v513 == v199;
            const float2 v515 = float2(as_type<half2>(v512));
            const float v516 = v515.x;
            const float v517 = v515.y;
            const float v518 = select(v516, v517, v514);
            const float v519 = v508 * v242;
            const float v520 = v519 * v518;
            m2[v507] = v520;
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
      for (uint v521 = v202; v521 < v200; v521 += v203) {
        for (uint v522 = v198; v522 < v201; v522 += v199) {
          const uint v523 = v522 * v200;
          const uint v524 = v521 + v523;
          m4[v524] = v208;
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
        const bool v526 = v525 == v210;
        if (v526) {
          const uint v527 = v132 / v6;
          const uint v528 = v527 * v6;
          const uint v529 = v132 - v528;
          const uint v532 = v527 / v530;
          const uint v533 = v527 % v530;
          const uint v534 = v532 * v531;
          x1 = v533;
          x2 = v534;
          const uint v536 = v534 + v535;
          for (uint v537 = v202; v537 < v200; v537 += v203) {
            for (uint v538 = v198; v538 < v201; v538 += v199) {
              x12 = v208;
              const bool v539 = v538 < v5;
              const bool v540 = v537 < v113;
              const bool v541 = v539 & v540;
              if (v541) {
                const uint v542 = v538 * v26;
                const uint v543 = v7 + v542;
                const uint v544 = v543 + v537;
                const float v545 = m0[v544];
                const uint v546 = v529 + v537;
                const uint v547 = v546 >> v199;
                const uint v548 = v536 + v547;
                const uint v549 = b5[v548];
                const uint v550 = v546 & v199;
                const bool v551 = v550 == v199;
                const float2 v552 = float2(as_type<half2>(v549));
                const float v553 = v552.x;
                const float v554 = v552.y;
                const float v555 = select(v553, v554, v551);
                const float v556 = v545 * v555;
                const float v557 = v556 * v242;
                x12 = v557;
              }
              const float v558 = x12;
              const uint v559 = v538 * v200;
              const uint v560 = v537 + v559;
              m3[v560] = v558;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v561 = v198; v561 < v248; v561 += v199) {
            const uint v562 = v199 << v561;
            const uint v563 = v562 - v199;
            const uint v564 = v561 + v199;
            for (uint v565 = v202; v565 < v247; v565 += v203) {
              const uint v566 = v565 >> v561;
              const uint v567 = v566 << v564;
              const uint v568 = v565 & v563;
              const uint v569 = v567 + v568;
              for (uint v570 = v198; v570 < v201; v570 += v199) {
                const uint v571 = v570 * v200;
                const uint v572 = v571 + v569;
                const uint v573 = v572 + v562;
                const float v574 = m3[v572];
                const float v575 = m3[v573];
                const float v576 = v574 + v575;
                const float v577 = v574 - v575;
                m3[v572] = v576;
                m3[v573] = v577;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v578 = v529 / v266;
          for (uint v579 = v202; v579 < v200; v579 += v203) {
            x13 = v208;
            x14 = v208;
            x15 = v208;
            x16 = v208;
            const uint v580 = v533 + v579;
            const uint v581 = v580 / v266;
            const uint v582 = v580 % v266;
            for (uint v583 = v198; v583 < v200; v583 += v199) {
              const uint v584 = v583 / v266;
              const uint v585 = v578 + v584;
              const uint v586 = v583 % v266;
              const uint v589 = v587 * v201;
              const uint v590 = v585 * v588;
              const uint v591 = v590 + v581;
              const uint v592 = v591 * v589;
              const uint v593 = v534 + v592;
              const uint v594 = v582 & v248;
              const uint v595 = v594 << v285;
              const uint v596 = v582 >> v284;
              const uint v597 = v596 << v278;
              const uint v598 = v586 & v248;
              const uint v599 = v598 >> v199;
              const uint v600 = v599 << v284;
              const uint v601 = v586 >> v284;
              const uint v602 = v601 << v199;
              const uint v603 = v586 & v199;
              const uint v604 = v595 + v597;
              const uint v605 = v604 + v600;
              const uint v606 = v605 + v602;
              const uint v607 = v606 + v603;
              const uint v608 = v607 + v199;
              const uint v609 = v608 * v587;
              const uint v610 = v609 >> v199;
              const uint v611 = v589 << v285;
              const uint v612 = v610 + v611;
              const uint v613 = v612 - v199;
              const uint v614 = v613 >> v285;
              const uint v615 = v612 - v266;
              const uint v616 = v615 >> v285;
              const bool v617 = v614 < v589;
              const uint v618 = v614 - v589;
              const uint v619 = select(v618, v614, v617);
              const uint v620 = v593 + v619;
              const uint v621 = b5[v620];
              const bool v622 = v616 < v589;
              const uint v623 = v616 - v589;
              const uint v624 = select(v623, v616, v622);
              const uint v625 = v593 + v624;
              const uint v626 = b5[v625];
              const uint v627 = v613 & v306;
              const uint v628 = v306 - v627;
              const uint v629 = v621 >> v628;
              const uint v630 = v626 << v199;
              const uint v631 = v630 << v627;
              const uint v632 = v629 | v631;
              const uint v633 = v632 & v326;
              const bool v635 = v634 == v198;
              const bool v636 = v634 == v278;
              const uint v637 = select(v332, v333, v636);
              const uint v638 = select(v637, v331, v635);
              const uint v639 = select(v198, v336, v635);
              const uint v640 = v633 * v638;
              const uint v641 = v640 + v639;
              const uint v642 = v641 & v340;
              const uint v643 = v642 ^ v341;
              const uint v644 = v643 >> v266;
              const uint v645 = v643 & v345;
              const uint v646 = v645 << v266;
              const uint v647 = v643 & v346;
              const uint v648 = v647 << v347;
              const uint v649 = v648 + v348;
              const uint v650 = v646 | v649;
              const float v651 = as_type<float>(v650);
              const uint v652 = v644 & v345;
              const uint v653 = v652 << v266;
              const uint v654 = v644 & v346;
              const uint v655 = v654 << v347;
              const uint v656 = v655 + v348;
              const uint v657 = v653 | v656;
              const float v658 = as_type<float>(v657);
              const float v659 = v651 + v658;
              const uint v660 = v641 & v364;
              const uint v661 = v641 >> v365;
              const uint v662 = v661 & v364;
              const uint v663 = v660 + v662;
              const uint v664 = v663 >> v266;
              const uint v665 = v663 + v664;
              const uint v666 = v665 & v366;
              const float v667 = float(v666);
              const float v668 = fma(v667, v375, v376);
              const float v669 = select(v659, v668, v636);
              const uint v670 = as_type<uint>(v669);
              const uint v671 = v670 >> v347;
              const uint v672 = v671 & v199;
              const uint v673 = v670 + v382;
              const uint v674 = v673 + v672;
              const uint v675 = v674 & v383;
              const float v676 = as_type<float>(v675);
              const float v677 = m3[v583];
              const float v678 = x13;
              const float v679 = fma(v677, v676, v678);
              x13 = v679;
              const uint v680 = v583 + v200;
              const float v681 = m3[v680];
              const float v682 = x14;
              const float v683 = fma(v681, v676, v682);
              x14 = v683;
              const uint v684 = v583 + v395;
              const float v685 = m3[v684];
              const float v686 = x15;
              const float v687 = fma(v685, v676, v686);
              x15 = v687;
              const uint v688 = v583 + v400;
              const float v689 = m3[v688];
              const float v690 = x16;
              const float v691 = fma(v689, v676, v690);
              x16 = v691;
            }
            const float v692 = m4[v579];
            const float v693 = x13;
            const float v694 = v692 + v693;
            m4[v579] = v694;
            const uint v695 = v579 + v200;
            const float v696 = m4[v695];
            const float v697 = x14;
            const float v698 = v696 + v697;
            m4[v695] = v698;
            const uint v699 = v579 + v395;
            const float v700 = m4[v699];
            const float v701 = x15;
            const float v702 = v700 + v701;
            m4[v699] = v702;
            const uint v703 = v579 + v400;
            const float v704 = m4[v703];
            const float v705 = x16;
            const float v706 = v704 + v705;
            m4[v703] = v706;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v707 = v5 - v199;
          const uint v708 = v109 - v199;
          for (uint v709 = v202; v709 < v200; v709 += v203) {
            x17 = v208;
            x18 = v208;
            x19 = v208;
            x20 = v208;
            const uint v710 = min(v709, v708);
            const uint v711 = v710 * v6;
            const uint v712 = v132 + v711;
            for (uint v713 = v198; v713 < v113; v713 += v199) {
              const uint v714 = v712 + v713;
              const bool v1200 = v1199 == v1106;
              if (v1200) {
                const uint v1201 = b5[v714];
                const float v1202 = as_type<float>(v1201);
                x31 = v1202;
              } else {
                const bool v1203 = v1199 < v1110;
                if (v1203) {
                  const bool v1204 = v1199 == v1112;
                  const uint v1205 = v714 >> v1112;
                  const uint v1206 = b5[v1205];
                  const uint v1207 = v714 & v1112;
                  const bool v1208 = v1207 == v1112;
                  const float2 v1209 = float2(as_type<half2>(v1206));
                  const float v1210 = v1209.x;
                  const float v1211 = v1209.y;
                  const uint v1212 = v1206 << v1121;
                  const uint v1213 = v1206 & v1122;
                  const float v1214 = as_type<float>(v1212);
                  const float v1215 = as_type<float>(v1213);
                  const float v1216 = select(v1210, v1211, v1208);
                  const float v1217 = select(v1214, v1215, v1208);
                  const float v1218 = select(v1217, v1216, v1204);
                  x31 = v1218;
                } else {
                  const uint v1220 = v714 >> v1131;
                  const uint v1221 = v1220 * v1219;
                  const uint v1222 = v714 & v1132;
                  const uint v1223 = v1222 * v1219;
                  const uint v1224 = v1223 >> v1131;
                  const uint v1225 = v1221 + v1224;
                  const uint v1226 = v1223 & v1132;
                  const uint v1227 = b5[v1225];
                  const uint v1228 = v1225 + v1112;
                  const uint v1229 = b5[v1228];
                  const uint v1230 = v1227 >> v1226;
                  const uint v1231 = v1132 - v1226;
                  const uint v1232 = v1229 << v1112;
                  const uint v1233 = v1232 << v1231;
                  const uint v1234 = v1230 | v1233;
                  const uint v1235 = v1112 << v1219;
                  const uint v1236 = v1235 - v1112;
                  const uint v1238 = v714 >> v1237;
                  const bool v1239 = v1199 == v1110;
                  const bool v1240 = v1199 == v1152;
                  const uint v1241 = v1238 >> v1112;
                  const uint v1242 = select(v1241, v1238, v1239);
                  const uint v1244 = v1243 + v1242;
                  const uint v1245 = b5[v1244];
                  const float v1246 = as_type<float>(v1245);
                  const uint v1247 = v1238 & v1112;
                  const bool v1248 = v1247 == v1112;
                  const float2 v1249 = float2(as_type<half2>(v1245));
                  const float v1250 = v1249.x;
                  const float v1251 = v1249.y;
                  const uint v1252 = v1245 << v1121;
                  const uint v1253 = v1245 & v1122;
                  const float v1254 = as_type<float>(v1252);
                  const float v1255 = as_type<float>(v1253);
                  const float v1256 = select(v1250, v1251, v1248);
                  const float v1257 = select(v1254, v1255, v1248);
                  const float v1258 = select(v1257, v1256, v1240);
                  const float v1259 = select(v1258, v1246, v1239);
                  const bool v1260 = v1199 == v1110;
                  const bool v1261 = v1199 == v1152;
                  const uint v1262 = v1238 >> v1112;
                  const uint v1263 = select(v1262, v1238, v1260);
                  const uint v1265 = v1264 + v1263;
                  const uint v1266 = b5[v1265];
                  const float v1267 = as_type<float>(v1266);
                  const uint v1268 = v1238 & v1112;
                  const bool v1269 = v1268 == v1112;
                  const float2 v1270 = float2(as_type<half2>(v1266));
                  const float v1271 = v1270.x;
                  const float v1272 = v1270.y;
                  const uint v1273 = v1266 << v1121;
                  const uint v1274 = v1266 & v1122;
                  const float v1275 = as_type<float>(v1273);
                  const float v1276 = as_type<float>(v1274);
                  const float v1277 = select(v1271, v1272, v1269);
                  const float v1278 = select(v1275, v1276, v1269);
                  const float v1279 = select(v1278, v1277, v1261);
                  const float v1280 = select(v1279, v1267, v1260);
                  const uint v1281 = v1234 & v1236;
                  const float v1282 = float(v1281);
                  const float v1283 = fma(v1259, v1282, v1280);
                  x31 = v1283;
                }
              }
              const float v1284 = x31;
              const uint v716 = min(v198, v707);
              const uint v717 = v716 * v26;
              const uint v718 = v7 + v717;
              const uint v719 = v718 + v713;
              const float v720 = m0[v719];
              const float v721 = x17;
              const float v722 = fma(v720, v1284, v721);
              x17 = v722;
              const uint v723 = min(v199, v707);
              const uint v724 = v723 * v26;
              const uint v725 = v7 + v724;
              const uint v726 = v725 + v713;
              const float v727 = m0[v726];
              const float v728 = x18;
              const float v729 = fma(v727, v1284, v728);
              x18 = v729;
              const uint v730 = min(v278, v707);
              const uint v731 = v730 * v26;
              const uint v732 = v7 + v731;
              const uint v733 = v732 + v713;
              const float v734 = m0[v733];
              const float v735 = x19;
              const float v736 = fma(v734, v1284, v735);
              x19 = v736;
              const uint v737 = min(v284, v707);
              const uint v738 = v737 * v26;
              const uint v739 = v7 + v738;
              const uint v740 = v739 + v713;
              const float v741 = m0[v740];
              const float v742 = x20;
              const float v743 = fma(v741, v1284, v742);
              x20 = v743;
            }
            const float v744 = m4[v709];
            const float v745 = x17;
            const float v746 = v744 + v745;
            m4[v709] = v746;
            const uint v747 = v709 + v200;
            const float v748 = m4[v747];
            const float v749 = x18;
            const float v750 = v748 + v749;
            m4[v747] = v750;
            const uint v751 = v709 + v395;
            const float v752 = m4[v751];
            const float v753 = x19;
            const float v754 = v752 + v753;
            m4[v751] = v754;
            const uint v755 = v709 + v400;
            const float v756 = m4[v755];
            const float v757 = x20;
            const float v758 = v756 + v757;
            m4[v755] = v758;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v759 = v202; v759 < v200; v759 += v203) {
        for (uint v760 = v198; v760 < v201; v760 += v199) {
          const uint v761 = v760 * v200;
          const uint v762 = v759 + v761;
          const float v763 = m4[v762];
          const uint v764 = v760 * v26;
          const uint v765 = v7 + v764;
          const uint v766 = v765 + v759;
          m2[v766] = v763;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v767 = v525 == v210;
      if (v767) {
        for (uint v768 = v198; v768 < v248; v768 += v199) {
          const uint v769 = v199 << v768;
          const uint v770 = v769 - v199;
          const uint v771 = v768 + v199;
          for (uint v772 = v202; v772 < v247; v772 += v203) {
            const uint v773 = v772 >> v768;
            const uint v774 = v773 << v771;
            const uint v775 = v772 & v770;
            const uint v776 = v774 + v775;
            for (uint v777 = v198; v777 < v201; v777 += v199) {
              const uint v778 = v777 * v26;
              const uint v779 = v7 + v778;
              const uint v780 = v779 + v776;
              const uint v781 = v780 + v769;
              const float v782 = m2[v780];
              const float v783 = m2[v781];
              const float v784 = v782 + v783;
              const float v785 = v782 - v783;
              m2[v780] = v784;
              m2[v781] = v785;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v786 = x1;
        const uint v787 = x2;
        const uint v789 = v787 + v788;
        for (uint v790 = v202; v790 < v200; v790 += v203) {
          for (uint v791 = v198; v791 < v201; v791 += v199) {
            const uint v792 = v791 * v26;
            const uint v793 = v7 + v792;
            const uint v794 = v793 + v790;
            const float v795 = m2[v794];
            const uint v796 = v786 + v790;
            const uint v797 = v796 >> v199;
            const uint v798 = v789 + v797;
            const uint v799 = b5[v798];
            const uint v800 = v796 & v199;
            const bool v801 = v800 == v199;
            const float2 v802 = float2(as_type<half2>(v799));
            const float v803 = v802.x;
            const float v804 = v802.y;
            const float v805 = select(v803, v804, v801);
            const float v806 = v795 * v242;
            const float v807 = v806 * v805;
            m2[v794] = v807;
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
      for (uint v808 = v202; v808 < v200; v808 += v203) {
        for (uint v809 = v198; v809 < v201; v809 += v199) {
          const uint v810 = v809 * v200;
          const uint v811 = v808 + v810;
          m4[v811] = v208;
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
        const bool v813 = v812 == v210;
        if (v813) {
          const uint v814 = v180 / v6;
          const uint v815 = v814 * v6;
          const uint v816 = v180 - v815;
          const uint v819 = v814 / v817;
          const uint v820 = v814 % v817;
          const uint v821 = v819 * v818;
          x1 = v820;
          x2 = v821;
          const uint v823 = v821 + v822;
          for (uint v824 = v202; v824 < v200; v824 += v203) {
            for (uint v825 = v198; v825 < v201; v825 += v199) {
              x21 = v208;
              const bool v826 = v825 < v5;
              const bool v827 = v824 < v161;
              const bool v828 = v826 & v827;
              if (v828) {
                const uint v829 = v825 * v26;
                const uint v830 = v7 + v829;
                const uint v831 = v830 + v824;
                const float v832 = m0[v831];
                const uint v833 = v816 + v824;
                const uint v834 = v833 >> v199;
                const uint v835 = v823 + v834;
                const uint v836 = b8[v835];
                const uint v837 = v833 & v199;
                const bool v838 = v837 == v199;
                const float2 v839 = float2(as_type<half2>(v836));
                const float v840 = v839.x;
                const float v841 = v839.y;
                const float v842 = select(v840, v841, v838);
                const float v843 = v832 * v842;
                const float v844 = v843 * v242;
                x21 = v844;
              }
              const float v845 = x21;
              const uint v846 = v825 * v200;
              const uint v847 = v824 + v846;
              m3[v847] = v845;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v848 = v198; v848 < v248; v848 += v199) {
            const uint v849 = v199 << v848;
            const uint v850 = v849 - v199;
            const uint v851 = v848 + v199;
            for (uint v852 = v202; v852 < v247; v852 += v203) {
              const uint v853 = v852 >> v848;
              const uint v854 = v853 << v851;
              const uint v855 = v852 & v850;
              const uint v856 = v854 + v855;
              for (uint v857 = v198; v857 < v201; v857 += v199) {
                const uint v858 = v857 * v200;
                const uint v859 = v858 + v856;
                const uint v860 = v859 + v849;
                const float v861 = m3[v859];
                const float v862 = m3[v860];
                const float v863 = v861 + v862;
                const float v864 = v861 - v862;
                m3[v859] = v863;
                m3[v860] = v864;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v865 = v816 / v266;
          for (uint v866 = v202; v866 < v200; v866 += v203) {
            x22 = v208;
            x23 = v208;
            x24 = v208;
            x25 = v208;
            const uint v867 = v820 + v866;
            const uint v868 = v867 / v266;
            const uint v869 = v867 % v266;
            for (uint v870 = v198; v870 < v200; v870 += v199) {
              const uint v871 = v870 / v266;
              const uint v872 = v865 + v871;
              const uint v873 = v870 % v266;
              const uint v876 = v874 * v201;
              const uint v877 = v872 * v875;
              const uint v878 = v877 + v868;
              const uint v879 = v878 * v876;
              const uint v880 = v821 + v879;
              const uint v881 = v869 & v248;
              const uint v882 = v881 << v285;
              const uint v883 = v869 >> v284;
              const uint v884 = v883 << v278;
              const uint v885 = v873 & v248;
              const uint v886 = v885 >> v199;
              const uint v887 = v886 << v284;
              const uint v888 = v873 >> v284;
              const uint v889 = v888 << v199;
              const uint v890 = v873 & v199;
              const uint v891 = v882 + v884;
              const uint v892 = v891 + v887;
              const uint v893 = v892 + v889;
              const uint v894 = v893 + v890;
              const uint v895 = v894 + v199;
              const uint v896 = v895 * v874;
              const uint v897 = v896 >> v199;
              const uint v898 = v876 << v285;
              const uint v899 = v897 + v898;
              const uint v900 = v899 - v199;
              const uint v901 = v900 >> v285;
              const uint v902 = v899 - v266;
              const uint v903 = v902 >> v285;
              const bool v904 = v901 < v876;
              const uint v905 = v901 - v876;
              const uint v906 = select(v905, v901, v904);
              const uint v907 = v880 + v906;
              const uint v908 = b8[v907];
              const bool v909 = v903 < v876;
              const uint v910 = v903 - v876;
              const uint v911 = select(v910, v903, v909);
              const uint v912 = v880 + v911;
              const uint v913 = b8[v912];
              const uint v914 = v900 & v306;
              const uint v915 = v306 - v914;
              const uint v916 = v908 >> v915;
              const uint v917 = v913 << v199;
              const uint v918 = v917 << v914;
              const uint v919 = v916 | v918;
              const uint v920 = v919 & v326;
              const bool v922 = v921 == v198;
              const bool v923 = v921 == v278;
              const uint v924 = select(v332, v333, v923);
              const uint v925 = select(v924, v331, v922);
              const uint v926 = select(v198, v336, v922);
              const uint v927 = v920 * v925;
              const uint v928 = v927 + v926;
              const uint v929 = v928 & v340;
              const uint v930 = v929 ^ v341;
              const uint v931 = v930 >> v266;
              const uint v932 = v930 & v345;
              const uint v933 = v932 << v266;
              const uint v934 = v930 & v346;
              const uint v935 = v934 << v347;
              const uint v936 = v935 + v348;
              const uint v937 = v933 | v936;
              const float v938 = as_type<float>(v937);
              const uint v939 = v931 & v345;
              const uint v940 = v939 << v266;
              const uint v941 = v931 & v346;
              const uint v942 = v941 << v347;
              const uint v943 = v942 + v348;
              const uint v944 = v940 | v943;
              const float v945 = as_type<float>(v944);
              const float v946 = v938 + v945;
              const uint v947 = v928 & v364;
              const uint v948 = v928 >> v365;
              const uint v949 = v948 & v364;
              const uint v950 = v947 + v949;
              const uint v951 = v950 >> v266;
              const uint v952 = v950 + v951;
              const uint v953 = v952 & v366;
              const float v954 = float(v953);
              const float v955 = fma(v954, v375, v376);
              const float v956 = select(v946, v955, v923);
              const uint v957 = as_type<uint>(v956);
              const uint v958 = v957 >> v347;
              const uint v959 = v958 & v199;
              const uint v960 = v957 + v382;
              const uint v961 = v960 + v959;
              const uint v962 = v961 & v383;
              const float v963 = as_type<float>(v962);
              const float v964 = m3[v870];
              const float v965 = x22;
              const float v966 = fma(v964, v963, v965);
              x22 = v966;
              const uint v967 = v870 + v200;
              const float v968 = m3[v967];
              const float v969 = x23;
              const float v970 = fma(v968, v963, v969);
              x23 = v970;
              const uint v971 = v870 + v395;
              const float v972 = m3[v971];
              const float v973 = x24;
              const float v974 = fma(v972, v963, v973);
              x24 = v974;
              const uint v975 = v870 + v400;
              const float v976 = m3[v975];
              const float v977 = x25;
              const float v978 = fma(v976, v963, v977);
              x25 = v978;
            }
            const float v979 = m4[v866];
            const float v980 = x22;
            const float v981 = v979 + v980;
            m4[v866] = v981;
            const uint v982 = v866 + v200;
            const float v983 = m4[v982];
            const float v984 = x23;
            const float v985 = v983 + v984;
            m4[v982] = v985;
            const uint v986 = v866 + v395;
            const float v987 = m4[v986];
            const float v988 = x24;
            const float v989 = v987 + v988;
            m4[v986] = v989;
            const uint v990 = v866 + v400;
            const float v991 = m4[v990];
            const float v992 = x25;
            const float v993 = v991 + v992;
            m4[v990] = v993;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v994 = v5 - v199;
          const uint v995 = v157 - v199;
          for (uint v996 = v202; v996 < v200; v996 += v203) {
            x26 = v208;
            x27 = v208;
            x28 = v208;
            x29 = v208;
            const uint v997 = min(v996, v995);
            const uint v998 = v997 * v6;
            const uint v999 = v180 + v998;
            for (uint v1000 = v198; v1000 < v161; v1000 += v199) {
              const uint v1001 = v999 + v1000;
              const bool v1286 = v1285 == v1106;
              if (v1286) {
                const uint v1287 = b8[v1001];
                const float v1288 = as_type<float>(v1287);
                x32 = v1288;
              } else {
                const bool v1289 = v1285 < v1110;
                if (v1289) {
                  const bool v1290 = v1285 == v1112;
                  const uint v1291 = v1001 >> v1112;
                  const uint v1292 = b8[v1291];
                  const uint v1293 = v1001 & v1112;
                  const bool v1294 = v1293 == v1112;
                  const float2 v1295 = float2(as_type<half2>(v1292));
                  const float v1296 = v1295.x;
                  const float v1297 = v1295.y;
                  const uint v1298 = v1292 << v1121;
                  const uint v1299 = v1292 & v1122;
                  const float v1300 = as_type<float>(v1298);
                  const float v1301 = as_type<float>(v1299);
                  const float v1302 = select(v1296, v1297, v1294);
                  const float v1303 = select(v1300, v1301, v1294);
                  const float v1304 = select(v1303, v1302, v1290);
                  x32 = v1304;
                } else {
                  const uint v1306 = v1001 >> v1131;
                  const uint v1307 = v1306 * v1305;
                  const uint v1308 = v1001 & v1132;
                  const uint v1309 = v1308 * v1305;
                  const uint v1310 = v1309 >> v1131;
                  const uint v1311 = v1307 + v1310;
                  const uint v1312 = v1309 & v1132;
                  const uint v1313 = b8[v1311];
                  const uint v1314 = v1311 + v1112;
                  const uint v1315 = b8[v1314];
                  const uint v1316 = v1313 >> v1312;
                  const uint v1317 = v1132 - v1312;
                  const uint v1318 = v1315 << v1112;
                  const uint v1319 = v1318 << v1317;
                  const uint v1320 = v1316 | v1319;
                  const uint v1321 = v1112 << v1305;
                  const uint v1322 = v1321 - v1112;
                  const uint v1324 = v1001 >> v1323;
                  const bool v1325 = v1285 == v1110;
                  const bool v1326 = v1285 == v1152;
                  const uint v1327 = v1324 >> v1112;
                  const uint v1328 = select(v1327, v1324, v1325);
                  const uint v1330 = v1329 + v1328;
                  const uint v1331 = b8[v1330];
                  const float v1332 = as_type<float>(v1331);
                  const uint v1333 = v1324 & v1112;
                  const bool v1334 = v1333 == v1112;
                  const float2 v1335 = float2(as_type<half2>(v1331));
                  const float v1336 = v1335.x;
                  const float v1337 = v1335.y;
                  const uint v1338 = v1331 << v1121;
                  const uint v1339 = v1331 & v1122;
                  const float v1340 = as_type<float>(v1338);
                  const float v1341 = as_type<float>(v1339);
                  const float v1342 = select(v1336, v1337, v1334);
                  const float v1343 = select(v1340, v1341, v1334);
                  const float v1344 = select(v1343, v1342, v1326);
                  const float v1345 = select(v1344, v1332, v1325);
                  const bool v1346 = v1285 == v1110;
                  const bool v1347 = v1285 == v1152;
                  const uint v1348 = v1324 >> v1112;
                  const uint v1349 = select(v1348, v1324, v1346);
                  const uint v1351 = v1350 + v1349;
                  const uint v1352 = b8[v1351];
                  const float v1353 = as_type<float>(v1352);
                  const uint v1354 = v1324 & v1112;
                  const bool v1355 = v1354 == v1112;
                  const float2 v1356 = float2(as_type<half2>(v1352));
                  const float v1357 = v1356.x;
                  const float v1358 = v1356.y;
                  const uint v1359 = v1352 << v1121;
                  const uint v1360 = v1352 & v1122;
                  const float v1361 = as_type<float>(v1359);
                  const float v1362 = as_type<float>(v1360);
                  const float v1363 = select(v1357, v1358, v1355);
                  const float v1364 = select(v1361, v1362, v1355);
                  const float v1365 = select(v1364, v1363, v1347);
                  const float v1366 = select(v1365, v1353, v1346);
                  const uint v1367 = v1320 & v1322;
                  const float v1368 = float(v1367);
                  const float v1369 = fma(v1345, v1368, v1366);
                  x32 = v1369;
                }
              }
              const float v1370 = x32;
              const uint v1003 = min(v198, v994);
              const uint v1004 = v1003 * v26;
              const uint v1005 = v7 + v1004;
              const uint v1006 = v1005 + v1000;
              const float v1007 = m0[v1006];
              const float v1008 = x26;
              const float v1009 = fma(v1007, v1370, v1008);
              x26 = v1009;
              const uint v1010 = min(v199, v994);
              const uint v1011 = v1010 * v26;
              const uint v1012 = v7 + v1011;
              const uint v1013 = v1012 + v1000;
              const float v1014 = m0[v1013];
              const float v1015 = x27;
              const float v1016 = fma(v1014, v1370, v1015);
              x27 = v1016;
              const uint v1017 = min(v278, v994);
              const uint v1018 = v1017 * v26;
              const uint v1019 = v7 + v1018;
              const uint v1020 = v1019 + v1000;
              const float v1021 = m0[v1020];
              const float v1022 = x28;
              const float v1023 = fma(v1021, v1370, v1022);
              x28 = v1023;
              const uint v1024 = min(v284, v994);
              const uint v1025 = v1024 * v26;
              const uint v1026 = v7 + v1025;
              const uint v1027 = v1026 + v1000;
              const float v1028 = m0[v1027];
              const float v1029 = x29;
              const float v1030 = fma(v1028, v1370, v1029);
              x29 = v1030;
            }
            const float v1031 = m4[v996];
            const float v1032 = x26;
            const float v1033 = v1031 + v1032;
            m4[v996] = v1033;
            const uint v1034 = v996 + v200;
            const float v1035 = m4[v1034];
            const float v1036 = x27;
            const float v1037 = v1035 + v1036;
            m4[v1034] = v1037;
            const uint v1038 = v996 + v395;
            const float v1039 = m4[v1038];
            const float v1040 = x28;
            const float v1041 = v1039 + v1040;
            m4[v1038] = v1041;
            const uint v1042 = v996 + v400;
            const float v1043 = m4[v1042];
            const float v1044 = x29;
            const float v1045 = v1043 + v1044;
            m4[v1042] = v1045;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1046 = v202; v1046 < v200; v1046 += v203) {
        for (uint v1047 = v198; v1047 < v201; v1047 += v199) {
          const uint v1048 = v1047 * v200;
          const uint v1049 = v1046 + v1048;
          const float v1050 = m4[v1049];
          const uint v1051 = v1047 * v26;
          const uint v1052 = v7 + v1051;
          const uint v1053 = v1052 + v1046;
          m2[v1053] = v1050;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1054 = v812 == v210;
      if (v1054) {
        for (uint v1055 = v198; v1055 < v248; v1055 += v199) {
          const uint v1056 = v199 << v1055;
          const uint v1057 = v1056 - v199;
          const uint v1058 = v1055 + v199;
          for (uint v1059 = v202; v1059 < v247; v1059 += v203) {
            const uint v1060 = v1059 >> v1055;
            const uint v1061 = v1060 << v1058;
            const uint v1062 = v1059 & v1057;
            const uint v1063 = v1061 + v1062;
            for (uint v1064 = v198; v1064 < v201; v1064 += v199) {
              const uint v1065 = v1064 * v26;
              const uint v1066 = v7 + v1065;
              const uint v1067 = v1066 + v1063;
              const uint v1068 = v1067 + v1056;
              const float v1069 = m2[v1067];
              const float v1070 = m2[v1068];
              const float v1071 = v1069 + v1070;
              const float v1072 = v1069 - v1070;
              m2[v1067] = v1071;
              m2[v1068] = v1072;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1073 = x1;
        const uint v1074 = x2;
        const uint v1076 = v1074 + v1075;
        for (uint v1077 = v202; v1077 < v200; v1077 += v203) {
          for (uint v1078 = v198; v1078 < v201; v1078 += v199) {
            const uint v1079 = v1078 * v26;
            const uint v1080 = v7 + v1079;
            const uint v1081 = v1080 + v1077;
            const float v1082 = m2[v1081];
            const uint v1083 = v1073 + v1077;
            const uint v1084 = v1083 >> v199;
            const uint v1085 = v1076 + v1084;
            const uint v1086 = b8[v1085];
            const uint v1087 = v1083 & v199;
            const bool v1088 = v1087 == v199;
            const float2 v1089 = float2(as_type<half2>(v1086));
            const float v1090 = v1089.x;
            const float v1091 = v1089.y;
            const float v1092 = select(v1090, v1091, v1088);
            const float v1093 = v1082 * v242;
            const float v1094 = v1093 * v1092;
            m2[v1081] = v1094;
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
