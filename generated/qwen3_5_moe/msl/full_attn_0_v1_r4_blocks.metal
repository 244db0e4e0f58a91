#include <metal_stdlib>
using namespace metal;

kernel void full_attn_0_v1_r4_blocks(
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
  const uint v1099 = params[28];
  const uint v1100 = 0u;
  const uint v1104 = 3u;
  const uint v1106 = 1u;
  const uint v1115 = 16u;
  const uint v1116 = 4294901760u;
  const uint v1124 = params[29];
  const uint v1125 = 5u;
  const uint v1126 = 31u;
  const uint v1144 = params[30];
  const uint v1146 = 4u;
  const uint v1151 = params[31];
  const uint v1172 = params[32];
  const uint v1193 = params[33];
  const uint v1213 = params[34];
  const uint v1231 = params[35];
  const uint v1237 = params[36];
  const uint v1258 = params[37];
  const uint v1279 = params[38];
  const uint v1299 = params[39];
  const uint v1317 = params[40];
  const uint v1323 = params[41];
  const uint v1344 = params[42];
  const uint v192 = 0u;
  const uint v193 = 1u;
  const uint v194 = 128u;
  const uint v195 = 4u;
  const uint v196 = lane;
  const uint v197 = 32u;
  const float v202 = 0.0f;
  const uint v203 = params[4];
  const uint v204 = 6u;
  const uint v209 = params[5];
  const uint v210 = params[6];
  const uint v214 = params[7];
  const float v236 = 0.088388346f;
  const uint v241 = 64u;
  const uint v242 = 7u;
  const uint v260 = 16u;
  const uint v270 = params[8];
  const uint v271 = params[9];
  const uint v272 = 2u;
  const uint v278 = 3u;
  const uint v279 = 5u;
  const uint v300 = 31u;
  const uint v320 = 65535u;
  const uint v322 = params[10];
  const uint v325 = 89226354u;
  const uint v326 = 3417055213u;
  const uint v327 = 2212286765u;
  const uint v330 = 64248484u;
  const uint v334 = 2415890431u;
  const uint v335 = 996162400u;
  const uint v339 = 32768u;
  const uint v340 = 32767u;
  const uint v341 = 13u;
  const uint v342 = 939524096u;
  const uint v358 = 16711935u;
  const uint v359 = 8u;
  const uint v360 = 2047u;
  const float v369 = 0.006767273f;
  const float v370 = -3.453125f;
  const uint v376 = 4095u;
  const uint v377 = 4294959104u;
  const uint v389 = 256u;
  const uint v394 = 384u;
  const uint v495 = params[11];
  const uint v519 = params[12];
  const uint v524 = params[13];
  const uint v525 = params[14];
  const uint v529 = params[15];
  const uint v581 = params[16];
  const uint v582 = params[17];
  const uint v628 = params[18];
  const uint v782 = params[19];
  const uint v806 = params[20];
  const uint v811 = params[21];
  const uint v812 = params[22];
  const uint v816 = params[23];
  const uint v868 = params[24];
  const uint v869 = params[25];
  const uint v915 = params[26];
  const uint v1069 = params[27];
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
    const float v1089 = simd_shuffle_xor(v21, 16);
    const float v1090 = v21 + v1089;
    const float v1091 = simd_shuffle_xor(v1090, 8);
    const float v1092 = v1090 + v1091;
    const float v1093 = simd_shuffle_xor(v1092, 4);
    const float v1094 = v1092 + v1093;
    const float v1095 = simd_shuffle_xor(v1094, 2);
    const float v1096 = v1094 + v1095;
    const float v1097 = simd_shuffle_xor(v1096, 1);
    const float v1098 = v1096 + v1097;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1098;
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
      for (uint v198 = v196; v198 < v194; v198 += v197) {
        for (uint v199 = v192; v199 < v195; v199 += v193) {
          const uint v200 = v199 * v194;
          const uint v201 = v198 + v200;
          m4[v201] = v202;
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
        const bool v205 = v203 == v204;
        if (v205) {
          const uint v206 = v83 / v6;
          const uint v207 = v206 * v6;
          const uint v208 = v83 - v207;
          const uint v211 = v206 / v209;
          const uint v212 = v206 % v209;
          const uint v213 = v211 * v210;
          x1 = v212;
          x2 = v213;
          const uint v215 = v213 + v214;
          for (uint v216 = v196; v216 < v194; v216 += v197) {
            for (uint v217 = v192; v217 < v195; v217 += v193) {
              x3 = v202;
              const bool v218 = v217 < v5;
              const bool v219 = v216 < v63;
              const bool v220 = v218 & v219;
              if (v220) {
                const uint v221 = v217 * v26;
                const uint v222 = v7 + v221;
                const uint v223 = v222 + v216;
                const float v224 = m0[v223];
                const uint v225 = v208 + v216;
                const uint v226 = v225 >> v193;
                const uint v227 = v215 + v226;
                const uint v228 = b1[v227];
                const uint v229 = v225 & v193;
                const bool v230 = v229 == v193;
                const float2 v231 = float2(as_type<half2>(v228));
                const float v232 = v231.x;
                const float v233 = v231.y;
                const float v234 = select(v232, v233, v230);
                const float v235 = v224 * v234;
                const float v237 = v235 * v236;
                x3 = v237;
              }
              const float v238 = x3;
              const uint v239 = v217 * v194;
              const uint v240 = v216 + v239;
              m3[v240] = v238;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v243 = v192; v243 < v242; v243 += v193) {
            const uint v244 = v193 << v243;
            const uint v245 = v244 - v193;
            const uint v246 = v243 + v193;
            for (uint v247 = v196; v247 < v241; v247 += v197) {
              const uint v248 = v247 >> v243;
              const uint v249 = v248 << v246;
              const uint v250 = v247 & v245;
              const uint v251 = v249 + v250;
              for (uint v252 = v192; v252 < v195; v252 += v193) {
                const uint v253 = v252 * v194;
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
          const uint v261 = v208 / v260;
          for (uint v262 = v196; v262 < v194; v262 += v197) {
            x4 = v202;
            x5 = v202;
            x6 = v202;
            x7 = v202;
            const uint v263 = v212 + v262;
            const uint v264 = v263 / v260;
            const uint v265 = v263 % v260;
            for (uint v266 = v192; v266 < v194; v266 += v193) {
              const uint v267 = v266 / v260;
              const uint v268 = v261 + v267;
              const uint v269 = v266 % v260;
              const uint v273 = v270 * v195;
              const uint v274 = v268 * v271;
              const uint v275 = v274 + v264;
              const uint v276 = v275 * v273;
              const uint v277 = v213 + v276;
              const uint v280 = v265 & v242;
              const uint v281 = v280 << v279;
              const uint v282 = v265 >> v278;
              const uint v283 = v282 << v272;
              const uint v284 = v269 & v242;
              const uint v285 = v284 >> v193;
              const uint v286 = v285 << v278;
              const uint v287 = v269 >> v278;
              const uint v288 = v287 << v193;
              const uint v289 = v269 & v193;
              const uint v290 = v281 + v283;
              const uint v291 = v290 + v286;
              const uint v292 = v291 + v288;
              const uint v293 = v292 + v289;
              const uint v294 = v293 + v193;
              const uint v295 = v294 * v270;
              const uint v296 = v295 >> v193;
              const uint v297 = v273 << v279;
              const uint v298 = v296 + v297;
              const uint v299 = v298 - v193;
              const uint v301 = v299 >> v279;
              const uint v302 = v298 - v260;
              const uint v303 = v302 >> v279;
              const bool v304 = v301 < v273;
              const uint v305 = v301 - v273;
              const uint v306 = select(v305, v301, v304);
              const uint v307 = v277 + v306;
              const uint v308 = b1[v307];
              const bool v309 = v303 < v273;
              const uint v310 = v303 - v273;
              const uint v311 = select(v310, v303, v309);
              const uint v312 = v277 + v311;
              const uint v313 = b1[v312];
              const uint v314 = v299 & v300;
              const uint v315 = v300 - v314;
              const uint v316 = v308 >> v315;
              const uint v317 = v313 << v193;
              const uint v318 = v317 << v314;
              const uint v319 = v316 | v318;
              const uint v321 = v319 & v320;
              const bool v323 = v322 == v192;
              const bool v324 = v322 == v272;
              const uint v328 = select(v326, v327, v324);
              const uint v329 = select(v328, v325, v323);
              const uint v331 = select(v192, v330, v323);
              const uint v332 = v321 * v329;
              const uint v333 = v332 + v331;
              const uint v336 = v333 & v334;
              const uint v337 = v336 ^ v335;
              const uint v338 = v337 >> v260;
              const uint v343 = v337 & v339;
              const uint v344 = v343 << v260;
              const uint v345 = v337 & v340;
              const uint v346 = v345 << v341;
              const uint v347 = v346 + v342;
              const uint v348 = v344 | v347;
              const float v349 = as_type<float>(v348);
              const uint v350 = v338 & v339;
              const uint v351 = v350 << v260;
              const uint v352 = v338 & v340;
              const uint v353 = v352 << v341;
              const uint v354 = v353 + v342;
              const uint v355 = v351 | v354;
              const float v356 = as_type<float>(v355);
              const float v357 = v349 + v356;
              const uint v361 = v333 & v358;
              const uint v362 = v333 >> v359;
              const uint v363 = v362 & v358;
              const uint v364 = v361 + v363;
              const uint v365 = v364 >> v260;
              const uint v366 = v364 + v365;
              const uint v367 = v366 & v360;
              const float v368 = float(v367);
              const float v371 = fma(v368, v369, v370);
              const float v372 = select(v357, v371, v324);
              const uint v373 = as_type<uint>(v372);
              const uint v374 = v373 >> v341;
              const uint v375 = v374 & v193;
              const uint v378 = v373 + v376;
              const uint v379 = v378 + v375;
              const uint v380 = v379 & v377;
              const float v381 = as_type<float>(v380);
              const float v382 = m3[v266];
              const float v383 = x4;
              const float v384 = fma(v382, v381, v383);
              x4 = v384;
              const uint v385 = v266 + v194;
              const float v386 = m3[v385];
              const float v387 = x5;
              const float v388 = fma(v386, v381, v387);
              x5 = v388;
              const uint v390 = v266 + v389;
              const float v391 = m3[v390];
              const float v392 = x6;
              const float v393 = fma(v391, v381, v392);
              x6 = v393;
              const uint v395 = v266 + v394;
              const float v396 = m3[v395];
              const float v397 = x7;
              const float v398 = fma(v396, v381, v397);
              x7 = v398;
            }
            const float v399 = m4[v262];
            const float v400 = x4;
            const float v401 = v399 + v400;
            m4[v262] = v401;
            const uint v402 = v262 + v194;
            const float v403 = m4[v402];
            const float v404 = x5;
            const float v405 = v403 + v404;
            m4[v402] = v405;
            const uint v406 = v262 + v389;
            const float v407 = m4[v406];
            const float v408 = x6;
            const float v409 = v407 + v408;
            m4[v406] = v409;
            const uint v410 = v262 + v394;
            const float v411 = m4[v410];
            const float v412 = x7;
            const float v413 = v411 + v412;
            m4[v410] = v413;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v414 = v5 - v193;
          const uint v415 = v59 - v193;
          for (uint v416 = v196; v416 < v194; v416 += v197) {
            x8 = v202;
            x9 = v202;
            x10 = v202;
            x11 = v202;
            const uint v417 = min(v416, v415);
            const uint v418 = v417 * v6;
            const uint v419 = v83 + v418;
            for (uint v420 = v192; v420 < v63; v420 += v193) {
              const uint v421 = v419 + v420;
              const bool v1101 = v1099 == v1100;
              if (v1101) {
                const uint v1102 = b1[v421];
                const float v1103 = as_type<float>(v1102);
                x30 = v1103;
              } else {
                const bool v1105 = v1099 < v1104;
                if (v1105) {
                  const bool v1107 = v1099 == v1106;
                  const uint v1108 = v421 >> v1106;
                  const uint v1109 = b1[v1108];
                  const uint v1110 = v421 & v1106;
                  const bool v1111 = v1110 == v1106;
                  const float2 v1112 = float2(as_type<half2>(v1109));
                  const float v1113 = v1112.x;
                  const float v1114 = v1112.y;
                  const uint v1117 = v1109 << v1115;
                  const uint v1118 = v1109 & v1116;
                  const float v1119 = as_type<float>(v1117);
                  const float v1120 = as_type<float>(v1118);
                  const float v1121 = select(v1113, v1114, v1111);
                  const float v1122 = select(v1119, v1120, v1111);
                  const float v1123 = select(v1122, v1121, v1107);
                  x30 = v1123;
                } else {
                  const uint v1127 = v421 >> v1125;
                  const uint v1128 = v1127 * v1124;
                  const uint v1129 = v421 & v1126;
                  const uint v1130 = v1129 * v1124;
                  const uint v1131 = v1130 >> v1125;
                  const uint v1132 = v1128 + v1131;
                  const uint v1133 = v1130 & v1126;
                  const uint v1134 = b1[v1132];
                  const uint v1135 = v1132 + v1106;
                  const uint v1136 = b1[v1135];
                  const uint v1137 = v1134 >> v1133;
                  const uint v1138 = v1126 - v1133;
                  const uint v1139 = v1136 << v1106;
                  const uint v1140 = v1139 << v1138;
                  const uint v1141 = v1137 | v1140;
                  const uint v1142 = v1106 << v1124;
                  const uint v1143 = v1142 - v1106;
                  const uint v1145 = v421 >> v1144;
                  const bool v1147 = v1099 == v1104;
                  const bool v1148 = v1099 == v1146;
                  const uint v1149 = v1145 >> v1106;
                  const uint v1150 = select(v1149, v1145, v1147);
                  const uint v1152 = v1151 + v1150;
                  const uint v1153 = b1[v1152];
                  const float v1154 = as_type<float>(v1153);
                  const uint v1155 = v1145 & v1106;
                  const bool v1156 = v1155 == v1106;
                  const float2 v1157 = float2(as_type<half2>(v1153));
                  const float v1158 = v1157.x;
                  const float v1159 = v1157.y;
                  const uint v1160 = v1153 << v1115;
                  const uint v1161 = v1153 & v1116;
                  const float v1162 = as_type<float>(v1160);
                  const float v1163 = as_type<float>(v1161);
                  const float v1164 = select(v1158, v1159, v1156);
                  const float v1165 = select(v1162, v1163, v1156);
                  const float v1166 = select(v1165, v1164, v1148);
                  const float v1167 = select(v1166, v1154, v1147);
                  const bool v1168 = v1099 == v1104;
                  const bool v1169 = v1099 == v1146;
                  const uint v1170 = v1145 >> v1106;
                  const uint v1171 = select(v1170, v1145, v1168);
                  const uint v1173 = v1172 + v1171;
                  const uint v1174 = b1[v1173];
                  const float v1175 = as_type<float>(v1174);
                  const uint v1176 = v1145 & v1106;
                  const bool v1177 = v1176 == v1106;
                  const float2 v1178 = float2(as_type<half2>(v1174));
                  const float v1179 = v1178.x;
                  const float v1180 = v1178.y;
                  const uint v1181 = v1174 << v1115;
                  const uint v1182 = v1174 & v1116;
                  const float v1183 = as_type<float>(v1181);
                  const float v1184 = as_type<float>(v1182);
                  const float v1185 = select(v1179, v1180, v1177);
                  const float v1186 = select(v1183, v1184, v1177);
                  const float v1187 = select(v1186, v1185, v1169);
                  const float v1188 = select(v1187, v1175, v1168);
                  const uint v1189 = v1141 & v1143;
                  const float v1190 = float(v1189);
                  const float v1191 = fma(v1167, v1190, v1188);
                  x30 = v1191;
                }
              }
              const float v1192 = x30;
              const uint v423 = min(v192, v414);
              const uint v424 = v423 * v26;
              const uint v425 = v7 + v424;
              const uint v426 = v425 + v420;
              const float v427 = m0[v426];
              const float v428 = x8;
              const float v429 = fma(v427, v1192, v428);
              x8 = v429;
              const uint v430 = min(v193, v414);
              const uint v431 = v430 * v26;
              const uint v432 = v7 + v431;
              const uint v433 = v432 + v420;
              const float v434 = m0[v433];
              const float v435 = x9;
              const float v436 = fma(v434, v1192, v435);
              x9 = v436;
              const uint v437 = min(v272, v414);
              const uint v438 = v437 * v26;
              const uint v439 = v7 + v438;
              const uint v440 = v439 + v420;
              const float v441 = m0[v440];
              const float v442 = x10;
              const float v443 = fma(v441, v1192, v442);
              x10 = v443;
              const uint v444 = min(v278, v414);
              const uint v445 = v444 * v26;
              const uint v446 = v7 + v445;
              const uint v447 = v446 + v420;
              const float v448 = m0[v447];
              const float v449 = x11;
              const float v450 = fma(v448, v1192, v449);
              x11 = v450;
            }
            const float v451 = m4[v416];
            const float v452 = x8;
            const float v453 = v451 + v452;
            m4[v416] = v453;
            const uint v454 = v416 + v194;
            const float v455 = m4[v454];
            const float v456 = x9;
            const float v457 = v455 + v456;
            m4[v454] = v457;
            const uint v458 = v416 + v389;
            const float v459 = m4[v458];
            const float v460 = x10;
            const float v461 = v459 + v460;
            m4[v458] = v461;
            const uint v462 = v416 + v394;
            const float v463 = m4[v462];
            const float v464 = x11;
            const float v465 = v463 + v464;
            m4[v462] = v465;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v466 = v196; v466 < v194; v466 += v197) {
        for (uint v467 = v192; v467 < v195; v467 += v193) {
          const uint v468 = v467 * v194;
          const uint v469 = v466 + v468;
          const float v470 = m4[v469];
          const uint v471 = v467 * v26;
          const uint v472 = v7 + v471;
          const uint v473 = v472 + v466;
          m2[v473] = v470;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v474 = v203 == v204;
      if (v474) {
        for (uint v475 = v192; v475 < v242; v475 += v193) {
          const uint v476 = v193 << v475;
          const uint v477 = v476 - v193;
          const uint v478 = v475 + v193;
          for (uint v479 = v196; v479 < v241; v479 += v197) {
            const uint v480 = v479 >> v475;
            const uint v481 = v480 << v478;
            const uint v482 = v479 & v477;
            const uint v483 = v481 + v482;
            for (uint v484 = v192; v484 < v195; v484 += v193) {
              const uint v485 = v484 * v26;
              const uint v486 = v7 + v485;
              const uint v487 = v486 + v483;
              const uint v488 = v487 + v476;
              const float v489 = m2[v487];
              const float v490 = m2[v488];
              const float v491 = v489 + v490;
              const float v492 = v489 - v490;
              m2[v487] = v491;
              m2[v488] = v492;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v493 = x1;
        const uint v494 = x2;
        const uint v496 = v494 + v495;
        for (uint v497 = v196; v497 < v194; v497 += v197) {
          for (uint v498 = v192; v498 < v195; v498 += v193) {
            const uint v499 = v498 * v26;
            const uint v500 = v7 + v499;
            const uint v501 = v500 + v497;
            const float v502 = m2[v501];
            const uint v503 = v493 + v497;
            const uint v504 = v503 >> v193;
            const uint v505 = v496 + v504;
            const uint v506 = b1[v505];
            const uint v507 = v503 & v193;
            const bool v508 = v507 == v193;
            const float2 v509 = float2(as_type<half2>(v506));
            const float v510 = v509.x;
            const float v511 = v509.y;
            const float v512 = select(v510, v511, v508);
            const float v513 = v502 * v236;
            const float v514 = v513 * v512;
            m2[v501] = v514;
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
          const uint v98 = v91 * v24;
          const uint v99 = v98 + v92;
          b3[v99] = v97;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v100 = v52 < v40;
    const bool v101 = v52 < v37;
    const bool v102 = !v101;
    const bool v103 = v100 & v102;
    if (v103) {
      const uint v104 = v52 - v37;
      const uint v105 = v104 * v26;
      const uint v106 = v29 - v105;
      const uint v107 = min(v26, v106);
      const uint v108 = v105 * v6;
      for (uint v515 = v196; v515 < v194; v515 += v197) {
        for (uint v516 = v192; v516 < v195; v516 += v193) {
          const uint v517 = v516 * v194;
          const uint v518 = v515 + v517;
          m4[v518] = v202;
        }
      }
      for (uint v109 = v7; v109 < v6; v109 += v26) {
        const uint v110 = v6 - v109;
        const uint v111 = min(v26, v110);
        for (uint v112 = v7; v112 < v5; v112 += v8) {
          const uint v113 = v2 + v112;
          for (uint v114 = v12; v114 < v111; v114 += v13) {
            const uint v115 = v109 + v114;
            const uint v116 = v113 * v6;
            const uint v117 = v116 + v115;
            const float v118 = b0[v117];
            const uint v119 = v113 - v2;
            const float v120 = m1[v119];
            const float v121 = float(v6);
            const float v122 = v120 / v121;
            const float v123 = v122 + v75;
            const float v124 = precise::rsqrt(v123);
            const float v125 = v118 * v124;
            const float v126 = b2[v115];
            const float v127 = v125 * v126;
            const uint v128 = v112 * v26;
            const uint v129 = v114 + v128;
            m0[v129] = v127;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v130 = v108 + v109;
        const bool v520 = v519 == v204;
        if (v520) {
          const uint v521 = v130 / v6;
          const uint v522 = v521 * v6;
          const uint v523 = v130 - v522;
          const uint v526 = v521 / v524;
          const uint v527 = v521 % v524;
          const uint v528 = v526 * v525;
          x1 = v527;
          x2 = v528;
          const uint v530 = v528 + v529;
          for (uint v531 = v196; v531 < v194; v531 += v197) {
            for (uint v532 = v192; v532 < v195; v532 += v193) {
              x12 = v202;
              const bool v533 = v532 < v5;
              const bool v534 = v531 < v111;
              const bool v535 = v533 & v534;
              if (v535) {
                const uint v536 = v532 * v26;
                const uint v537 = v7 + v536;
                const uint v538 = v537 + v531;
                const float v539 = m0[v538];
                const uint v540 = v523 + v531;
                const uint v541 = v540 >> v193;
                const uint v542 = v530 + v541;
                const uint v543 = b4[v542];
                const uint v544 = v540 & v193;
                const bool v545 = v544 == v193;
                const float2 v546 = float2(as_type<half2>(v543));
                const float v547 = v546.x;
                const float v548 = v546.y;
                const float v549 = select(v547, v548, v545);
                const float v550 = v539 * v549;
                const float v551 = v550 * v236;
                x12 = v551;
              }
              const float v552 = x12;
              const uint v553 = v532 * v194;
              const uint v554 = v531 + v553;
              m3[v554] = v552;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v555 = v192; v555 < v242; v555 += v193) {
            const uint v556 = v193 << v555;
            const uint v557 = v556 - v193;
            const uint v558 = v555 + v193;
            for (uint v559 = v196; v559 < v241; v559 += v197) {
              const uint v560 = v559 >> v555;
              const uint v561 = v560 << v558;
              const uint v562 = v559 & v557;
              const uint v563 = v561 + v562;
              for (uint v564 = v192; v564 < v195; v564 += v193) {
                const uint v565 = v564 * v194;
                const uint v566 = v565 + v563;
                const uint v567 = v566 + v556;
                const float v568 = m3[v566];
                const float v569 = m3[v567];
                const float v570 = v568 + v569;
                const float v571 = v568 - v569;
                m3[v566] = v570;
                m3[v567] = v571;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v572 = v523 / v260;
          for (uint v573 = v196; v573 < v194; v573 += v197) {
            x13 = v202;
            x14 = v202;
            x15 = v202;
            x16 = v202;
            const uint v574 = v527 + v573;
            const uint v575 = v574 / v260;
            const uint v576 = v574 % v260;
            for (uint v577 = v192; v577 < v194; v577 += v193) {
              const uint v578 = v577 / v260;
              const uint v579 = v572 + v578;
              const uint v580 = v577 % v260;
              const uint v583 = v581 * v195;
              const uint v584 = v579 * v582;
              const uint v585 = v584 + v575;
              const uint v586 = v585 * v583;
              const uint v587 = v528 + v586;
              const uint v588 = v576 & v242;
              const uint v589 = v588 << v279;
              const uint v590 = v576 >> v278;
              const uint v591 = v590 << v272;
              const uint v592 = v580 & v242;
              const uint v593 = v592 >> v193;
              const uint v594 = v593 << v278;
              const uint v595 = v580 >> v278;
              const uint v596 = v595 << v193;
              const uint v597 = v580 & v193;
              const uint v598 = v589 + v591;
              const uint v599 = v598 + v594;
              const uint v600 = v599 + v596;
              const uint v601 = v600 + v597;
              const uint v602 = v601 + v193;
              const uint v603 = v602 * v581;
              const uint v604 = v603 >> v193;
              const uint v605 = v583 << v279;
              const uint v606 = v604 + v605;
              const uint v607 = v606 - v193;
              const uint v608 = v607 >> v279;
              const uint v609 = v606 - v260;
              const uint v610 = v609 >> v279;
              const bool v611 = v608 < v583;
              const uint v612 = v608 - v583;
              const uint v613 = select(v612, v608, v611);
              const uint v614 = v587 + v613;
              const uint v615 = b4[v614];
              const bool v616 = v610 < v583;
              const uint v617 = v610 - v583;
              const uint v618 = select(v617, v610, v616);
              const uint v619 = v587 + v618;
              const uint v620 = b4[v619];
              const uint v621 = v607 & v300;
              const uint v622 = v300 - v621;
              const uint v623 = v615 >> v622;
              const uint v624 = v620 << v193;
              const uint v625 = v624 << v621;
              const uint v626 = v623 | v625;
              const uint v627 = v626 & v320;
              const bool v629 = v628 == v192;
              const bool v630 = v628 == v272;
              const uint v631 = select(v326, v327, v630);
              const uint v632 = select(v631, v325, v629);
              const uint v633 = select(v192, v330, v629);
              const uint v634 = v627 * v632;
              const uint v635 = v634 + v633;
              const uint v636 = v635 & v334;
              const uint v637 = v636 ^ v335;
              const uint v638 = v637 >> v260;
              const uint v639 = v637 & v339;
              const uint v640 = v639 << v260;
              const uint v641 = v637 & v340;
              const uint v642 = v641 << v341;
              const uint v643 = v642 + v342;
              const uint v644 = v640 | v643;
              const float v645 = as_type<float>(v644);
              const uint v646 = v638 & v339;
              const uint v647 = v646 << v260;
              const uint v648 = v638 & v340;
              const uint v649 = v648 << v341;
              const uint v650 = v649 + v342;
              const uint v651 = v647 | v650;
              const float v652 = as_type<float>(v651);
              const float v653 = v645 + v652;
              const uint v654 = v635 & v358;
              const uint v655 = v635 >> v359;
              const uint v656 = v655 & v358;
              const uint v657 = v654 + v656;
              const uint v658 = v657 >> v260;
              const uint v659 = v657 + v658;
              const uint v660 = v659 & v360;
              const float v661 = float(v660);
              const float v662 = fma(v661, v369, v370);
              const float v663 = select(v653, v662, v630);
              const uint v664 = as_type<uint>(v663);
              const uint v665 = v664 >> v341;
              const uint v666 = v665 & v193;
              const uint v667 = v664 + v376;
              const uint v668 = v667 + v666;
              const uint v669 = v668 & v377;
              const float v670 = as_type<float>(v669);
              const float v671 = m3[v577];
              const float v672 = x13;
              const float v673 = fma(v671, v670, v672);
              x13 = v673;
              const uint v674 = v577 + v194;
              const float v675 = m3[v674];
              const float v676 = x14;
              const float v677 = fma(v675, v670, v676);
              x14 = v677;
              const uint v678 = v577 + v389;
              const float v679 = m3[v678];
              const float v680 = x15;
              const float v681 = fma(v679, v670, v680);
              x15 = v681;
              const uint v682 = v577 + v394;
              const float v683 = m3[v682];
              const float v684 = x16;
              const float v685 = fma(v683, v670, v684);
              x16 = v685;
            }
            const float v686 = m4[v573];
            const float v687 = x13;
            const float v688 = v686 + v687;
            m4[v573] = v688;
            const uint v689 = v573 + v194;
            const float v690 = m4[v689];
            const float v691 = x14;
            const float v692 = v690 + v691;
            m4[v689] = v692;
            const uint v693 = v573 + v389;
            const float v694 = m4[v693];
            const float v695 = x15;
            const float v696 = v694 + v695;
            m4[v693] = v696;
            const uint v697 = v573 + v394;
            const float v698 = m4[v697];
            const float v699 = x16;
            const float v700 = v698 + v699;
            m4[v697] = v700;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v701 = v5 - v193;
          const uint v702 = v107 - v193;
          for (uint v703 = v196; v703 < v194; v703 += v197) {
            x17 = v202;
            x18 = v202;
            x19 = v202;
            x20 = v202;
            const uint v704 = min(v703, v702);
            const uint v705 = v704 * v6;
            const uint v706 = v130 + v705;
            for (uint v707 = v192; v707 < v111; v707 += v193) {
              const uint v708 = v706 + v707;
              const bool v1194 = v1193 == v1100;
              if (v1194) {
                const uint v1195 = b4[v708];
                const float v1196 = as_type<float>(v1195);
                x31 = v1196;
              } else {
                const bool v1197 = v1193 < v1104;
                if (v1197) {
                  const bool v1198 = v1193 == v1106;
                  const uint v1199 = v708 >> v1106;
                  const uint v1200 = b4[v1199];
                  const uint v1201 = v708 & v1106;
                  const bool v1202 = v1201 == v1106;
                  const float2 v1203 = float2(as_type<half2>(v1200));
                  const float v1204 = v1203.x;
                  const float v1205 = v1203.y;
                  const uint v1206 = v1200 << v1115;
                  const uint v1207 = v1200 & v1116;
                  const float v1208 = as_type<float>(v1206);
                  const float v1209 = as_type<float>(v1207);
                  const float v1210 = select(v1204, v1205, v1202);
                  const float v1211 = select(v1208, v1209, v1202);
                  const float v1212 = select(v1211, v1210, v1198);
                  x31 = v1212;
                } else {
                  const uint v1214 = v708 >> v1125;
                  const uint v1215 = v1214 * v1213;
                  const uint v1216 = v708 & v1126;
                  const uint v1217 = v1216 * v1213;
                  const uint v1218 = v1217 >> v1125;
                  const uint v1219 = v1215 + v1218;
                  const uint v1220 = v1217 & v1126;
                  const uint v1221 = b4[v1219];
                  const uint v1222 = v1219 + v1106;
                  const uint v1223 = b4[v1222];
                  const uint v1224 = v1221 >> v1220;
                  const uint v1225 = v1126 - v1220;
                  const uint v1226 = v1223 << v1106;
                  const uint v1227 = v1226 << v1225;
                  const uint v1228 = v1224 | v1227;
                  const uint v1229 = v1106 << v1213;
                  const uint v1230 = v1229 - v1106;
                  const uint v1232 = v708 >> v1231;
                  const bool v1233 = v1193 == v1104;
                  const bool v1234 = v1193 == v1146;
                  const uint v1235 = v1232 >> v1106;
                  const uint v1236 = select(v1235, v1232, v1233);
                  const uint v1238 = v1237 + v1236;
                  const uint v1239 = b4[v1238];
                  const float v1240 = as_type<float>(v1239);
                  const uint v1241 = v1232 & v1106;
                  const bool v1242 = v1241 == v1106;
                  const float2 v1243 = float2(as_type<half2>(v1239));
                  const float v1244 = v1243.x;
                  const float v1245 = v1243.y;
                  const uint v1246 = v1239 << v1115;
                  const uint v1247 = v1239 & v1116;
                  const float v1248 = as_type<float>(v1246);
                  const float v1249 = as_type<float>(v1247);
                  const float v1250 = select(v1244, v1245, v1242);
                  const float v1251 = select(v1248, v1249, v1242);
                  const float v1252 = select(v1251, v1250, v1234);
                  const float v1253 = select(v1252, v1240, v1233);
                  const bool v1254 = v1193 == v1104;
                  const bool v1255 = v1193 == v1146;
                  const uint v1256 = v1232 >> v1106;
                  const uint v1257 = select(v1256, v1232, v1254);
                  const uint v1259 = v1258 + v1257;
                  const uint v1260 = b4[v1259];
                  const float v1261 = as_type<float>(v1260);
                  const uint v1262 = v1232 & v1106;
                  const bool v1263 = v1262 == v1106;
                  const float2 v1264 = float2(as_type<half2>(v1260));
                  const float v1265 = v1264.x;
                  const float v1266 = v1264.y;
                  const uint v1267 = v1260 << v1115;
                  const uint v1268 = v1260 & v1116;
                  const float v1269 = as_type<float>(v1267);
                  const float v1270 = as_type<float>(v1268);
                  const float v1271 = select(v1265, v1266, v1263);
                  const float v1272 = select(v1269, v1270, v1263);
                  const float v1273 = select(v1272, v1271, v1255);
                  const float v1274 = select(v1273, v1261, v1254);
                  const uint v1275 = v1228 & v1230;
                  const float v1276 = float(v1275);
                  const float v1277 = fma(v1253, v1276, v1274);
                  x31 = v1277;
                }
              }
              const float v1278 = x31;
              const uint v710 = min(v192, v701);
              const uint v711 = v710 * v26;
              const uint v712 = v7 + v711;
              const uint v713 = v712 + v707;
              const float v714 = m0[v713];
              const float v715 = x17;
              const float v716 = fma(v714, v1278, v715);
              x17 = v716;
              const uint v717 = min(v193, v701);
              const uint v718 = v717 * v26;
              const uint v719 = v7 + v718;
              const uint v720 = v719 + v707;
              const float v721 = m0[v720];
              const float v722 = x18;
              const float v723 = fma(v721, v1278, v722);
              x18 = v723;
              const uint v724 = min(v272, v701);
              const uint v725 = v724 * v26;
              const uint v726 = v7 + v725;
              const uint v727 = v726 + v707;
              const float v728 = m0[v727];
              const float v729 = x19;
              const float v730 = fma(v728, v1278, v729);
              x19 = v730;
              const uint v731 = min(v278, v701);
              const uint v732 = v731 * v26;
              const uint v733 = v7 + v732;
              const uint v734 = v733 + v707;
              const float v735 = m0[v734];
              const float v736 = x20;
              const float v737 = fma(v735, v1278, v736);
              x20 = v737;
            }
            const float v738 = m4[v703];
            const float v739 = x17;
            const float v740 = v738 + v739;
            m4[v703] = v740;
            const uint v741 = v703 + v194;
            const float v742 = m4[v741];
            const float v743 = x18;
            const float v744 = v742 + v743;
            m4[v741] = v744;
            const uint v745 = v703 + v389;
            const float v746 = m4[v745];
            const float v747 = x19;
            const float v748 = v746 + v747;
            m4[v745] = v748;
            const uint v749 = v703 + v394;
            const float v750 = m4[v749];
            const float v751 = x20;
            const float v752 = v750 + v751;
            m4[v749] = v752;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v753 = v196; v753 < v194; v753 += v197) {
        for (uint v754 = v192; v754 < v195; v754 += v193) {
          const uint v755 = v754 * v194;
          const uint v756 = v753 + v755;
          const float v757 = m4[v756];
          const uint v758 = v754 * v26;
          const uint v759 = v7 + v758;
          const uint v760 = v759 + v753;
          m2[v760] = v757;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v761 = v519 == v204;
      if (v761) {
        for (uint v762 = v192; v762 < v242; v762 += v193) {
          const uint v763 = v193 << v762;
          const uint v764 = v763 - v193;
          const uint v765 = v762 + v193;
          for (uint v766 = v196; v766 < v241; v766 += v197) {
            const uint v767 = v766 >> v762;
            const uint v768 = v767 << v765;
            const uint v769 = v766 & v764;
            const uint v770 = v768 + v769;
            for (uint v771 = v192; v771 < v195; v771 += v193) {
              const uint v772 = v771 * v26;
              const uint v773 = v7 + v772;
              const uint v774 = v773 + v770;
              const uint v775 = v774 + v763;
              const float v776 = m2[v774];
              const float v777 = m2[v775];
              const float v778 = v776 + v777;
              const float v779 = v776 - v777;
              m2[v774] = v778;
              m2[v775] = v779;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v780 = x1;
        const uint v781 = x2;
        const uint v783 = v781 + v782;
        for (uint v784 = v196; v784 < v194; v784 += v197) {
          for (uint v785 = v192; v785 < v195; v785 += v193) {
            const uint v786 = v785 * v26;
            const uint v787 = v7 + v786;
            const uint v788 = v787 + v784;
            const float v789 = m2[v788];
            const uint v790 = v780 + v784;
            const uint v791 = v790 >> v193;
            const uint v792 = v783 + v791;
            const uint v793 = b4[v792];
            const uint v794 = v790 & v193;
            const bool v795 = v794 == v193;
            const float2 v796 = float2(as_type<half2>(v793));
            const float v797 = v796.x;
            const float v798 = v796.y;
            const float v799 = select(v797, v798, v795);
            const float v800 = v789 * v236;
            const float v801 = v800 * v799;
            m2[v788] = v801;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v131 = v12; v131 < v84; v131 += v13) {
        const uint v132 = v131 / v26;
        const uint v133 = v131 % v26;
        const bool v134 = v132 < v5;
        const bool v135 = v133 < v107;
        const bool v136 = v134 & v135;
        if (v136) {
          const uint v137 = v2 + v132;
          const uint v138 = v105 + v133;
          const uint v139 = v137 - v2;
          const uint v140 = v139 * v26;
          const uint v141 = v138 - v105;
          const uint v142 = v140 + v141;
          const float v143 = m2[v142];
          const uint v144 = v137 * v29;
          const uint v145 = v144 + v138;
          b5[v145] = v143;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v146 = v52 < v43;
    const bool v147 = v52 < v40;
    const bool v148 = !v147;
    const bool v149 = v146 & v148;
    if (v149) {
      const uint v150 = v52 - v40;
      const uint v151 = v150 * v26;
      const uint v152 = v29 - v151;
      const uint v153 = min(v26, v152);
      const uint v154 = v151 * v6;
      for (uint v802 = v196; v802 < v194; v802 += v197) {
        for (uint v803 = v192; v803 < v195; v803 += v193) {
          const uint v804 = v803 * v194;
          const uint v805 = v802 + v804;
          m4[v805] = v202;
        }
      }
      for (uint v155 = v7; v155 < v6; v155 += v26) {
        const uint v156 = v6 - v155;
        const uint v157 = min(v26, v156);
        for (uint v158 = v7; v158 < v5; v158 += v8) {
          const uint v159 = v2 + v158;
          for (uint v160 = v12; v160 < v157; v160 += v13) {
            const uint v161 = v155 + v160;
            const uint v162 = v159 * v6;
            const uint v163 = v162 + v161;
            const float v164 = b0[v163];
            const uint v165 = v159 - v2;
            const float v166 = m1[v165];
            const float v167 = float(v6);
            const float v168 = v166 / v167;
            const float v169 = v168 + v75;
            const float v170 = precise::rsqrt(v169);
            const float v171 = v164 * v170;
            const float v172 = b2[v161];
            const float v173 = v171 * v172;
            const uint v174 = v158 * v26;
            const uint v175 = v160 + v174;
            m0[v175] = v173;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v176 = v154 + v155;
        const bool v807 = v806 == v204;
        if (v807) {
          const uint v808 = v176 / v6;
          const uint v809 = v808 * v6;
          const uint v810 = v176 - v809;
          const uint v813 = v808 / v811;
          const uint v814 = v808 % v811;
          const uint v815 = v813 * v812;
          x1 = v814;
          x2 = v815;
          const uint v817 = v815 + v816;
          for (uint v818 = v196; v818 < v194; v818 += v197) {
            for (uint v819 = v192; v819 < v195; v819 += v193) {
              x21 = v202;
              const bool v820 = v819 < v5;
              const bool v821 = v818 < v157;
              const bool v822 = v820 & v821;
              if (v822) {
                const uint v823 = v819 * v26;
                const uint v824 = v7 + v823;
                const uint v825 = v824 + v818;
                const float v826 = m0[v825];
                const uint v827 = v810 + v818;
                const uint v828 = v827 >> v193;
                const uint v829 = v817 + v828;
                const uint v830 = b6[v829];
                const uint v831 = v827 & v193;
                const bool v832 = v831 == v193;
                const float2 v833 = float2(as_type<half2>(v830));
                const float v834 = v833.x;
                const float v835 = v833.y;
                const float v836 = select(v834, v835, v832);
                const float v837 = v826 * v836;
                const float v838 = v837 * v236;
                x21 = v838;
              }
              const float v839 = x21;
              const uint v840 = v819 * v194;
              const uint v841 = v818 + v840;
              m3[v841] = v839;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v842 = v192; v842 < v242; v842 += v193) {
            const uint v843 = v193 << v842;
            const uint v844 = v843 - v193;
            const uint v845 = v842 + v193;
            for (uint v846 = v196; v846 < v241; v846 += v197) {
              const uint v847 = v846 >> v842;
              const uint v848 = v847 << v845;
              const uint v849 = v846 & v844;
              const uint v850 = v848 + v849;
              for (uint v851 = v192; v851 < v195; v851 += v193) {
                const uint v852 = v851 * v194;
                const uint v853 = v852 + v850;
                const uint v854 = v853 + v843;
                const float v855 = m3[v853];
                const float v856 = m3[v854];
                const float v857 = v855 + v856;
                const float v858 = v855 - v856;
                m3[v853] = v857;
                m3[v854] = v858;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v859 = v810 / v260;
          for (uint v860 = v196; v860 < v194; v860 += v197) {
            x22 = v202;
            x23 = v202;
            x24 = v202;
            x25 = v202;
            const uint v861 = v814 + v860;
            const uint v862 = v861 / v260;
            const uint v863 = v861 % v260;
            for (uint v864 = v192; v864 < v194; v864 += v193) {
              const uint v865 = v864 / v260;
              const uint v866 = v859 + v865;
              const uint v867 = v864 % v260;
              const uint v870 = v868 * v195;
              const uint v871 = v866 * v869;
              const uint v872 = v871 + v862;
              const uint v873 = v872 * v870;
              const uint v874 = v815 + v873;
              const uint v875 = v863 & v242;
              const uint v876 = v875 << v279;
              const uint v877 = v863 >> v278;
              const uint v878 = v877 << v272;
              const uint v879 = v867 & v242;
              const uint v880 = v879 >> v193;
              const uint v881 = v880 << v278;
              const uint v882 = v867 >> v278;
              const uint v883 = v882 << v193;
              const uint v884 = v867 & v193;
              const uint v885 = v876 + v878;
              const uint v886 = v885 + v881;
              const uint v887 = v886 + v883;
              const uint v888 = v887 + v884;
              const uint v889 = v888 + v193;
              const uint v890 = v889 * v868;
              const uint v891 = v890 >> v193;
              const uint v892 = v870 << v279;
              const uint v893 = v891 + v892;
              const uint v894 = v893 - v193;
              const uint v895 = v894 >> v279;
              const uint v896 = v893 - v260;
              const uint v897 = v896 >> v279;
              const bool v898 = v895 < v870;
              const uint v899 = v895 - v870;
              const uint v900 = select(v899, v895, v898);
              const uint v901 = v874 + v900;
              const uint v902 = b6[v901];
              const bool v903 = v897 < v870;
              const uint v904 = v897 - v870;
              const uint v905 = select(v904, v897, v903);
              const uint v906 = v874 + v905;
              const uint v907 = b6[v906];
              const uint v908 = v894 & v300;
              const uint v909 = v300 - v908;
              const uint v910 = v902 >> v909;
              const uint v911 = v907 << v193;
              const uint v912 = v911 << v908;
              const uint v913 = v910 | v912;
              const uint v914 = v913 & v320;
              const bool v916 = v915 == v192;
              const bool v917 = v915 == v272;
              const uint v918 = select(v326, v327, v917);
              const uint v919 = select(v918, v325, v916);
              const uint v920 = select(v192, v330, v916);
              const uint v921 = v914 * v919;
              const uint v922 = v921 + v920;
              const uint v923 = v922 & v334;
              const uint v924 = v923 ^ v335;
              const uint v925 = v924 >> v260;
              const uint v926 = v924 & v339;
              const uint v927 = v926 << v260;
              const uint v928 = v924 & v340;
              const uint v929 = v928 << v341;
              const uint v930 = v929 + v342;
              const uint v931 = v927 | v930;
              const float v932 = as_type<float>(v931);
              const uint v933 = v925 & v339;
              const uint v934 = v933 << v260;
              const uint v935 = v925 & v340;
              const uint v936 = v935 << v341;
              const uint v937 = v936 + v342;
              const uint v938 = v934 | v937;
              const float v939 = as_type<float>(v938);
              const float v940 = v932 + v939;
              const uint v941 = v922 & v358;
              const uint v942 = v922 >> v359;
              const uint v943 = v942 & v358;
              const uint v944 = v941 + v943;
              const uint v945 = v944 >> v260;
              const uint v946 = v944 + v945;
              const uint v947 = v946 & v360;
              const float v948 = float(v947);
              const float v949 = fma(v948, v369, v370);
              const float v950 = select(v940, v949, v917);
              const uint v951 = as_type<uint>(v950);
              const uint v952 = v951 >> v341;
              const uint v953 = v952 & v193;
              const uint v954 = v951 + v376;
              const uint v955 = v954 + v953;
              const uint v956 = v955 & v377;
              const float v957 = as_type<float>(v956);
              const float v958 = m3[v864];
              const float v959 = x22;
              const float v960 = fma(v958, v957, v959);
              x22 = v960;
              const uint v961 = v864 + v194;
              const float v962 = m3[v961];
              const float v963 = x23;
              const float v964 = fma(v962, v957, v963);
              x23 = v964;
              const uint v965 = v864 + v389;
              const float v966 = m3[v965];
              const float v967 = x24;
              const float v968 = fma(v966, v957, v967);
              x24 = v968;
              const uint v969 = v864 + v394;
              const float v970 = m3[v969];
              const float v971 = x25;
              const float v972 = fma(v970, v957, v971);
              x25 = v972;
            }
            const float v973 = m4[v860];
            const float v974 = x22;
            const float v975 = v973 + v974;
            m4[v860] = v975;
            const uint v976 = v860 + v194;
            const float v977 = m4[v976];
            const float v978 = x23;
            const float v979 = v977 + v978;
            m4[v976] = v979;
            const uint v980 = v860 + v389;
            const float v981 = m4[v980];
            const float v982 = x24;
            const float v983 = v981 + v982;
            m4[v980] = v983;
            const uint v984 = v860 + v394;
            const float v985 = m4[v984];
            const float v986 = x25;
            const float v987 = v985 + v986;
            m4[v984] = v987;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v988 = v5 - v193;
          const uint v989 = v153 - v193;
          for (uint v990 = v196; v990 < v194; v990 += v197) {
            x26 = v202;
            x27 = v202;
            x28 = v202;
            x29 = v202;
            const uint v991 = min(v990, v989);
            const uint v992 = v991 * v6;
            const uint v993 = v176 + v992;
            for (uint v994 = v192; v994 < v157; v994 += v193) {
              const uint v995 = v993 + v994;
              const bool v1280 = v1279 == v1100;
              if (v1280) {
                const uint v1281 = b6[v995];
                const float v1282 = as_type<float>(v1281);
                x32 = v1282;
              } else {
                const bool v1283 = v1279 < v1104;
                if (v1283) {
                  const bool v1284 = v1279 == v1106;
                  const uint v1285 = v995 >> v1106;
                  const uint v1286 = b6[v1285];
                  const uint v1287 = v995 & v1106;
                  const bool v1288 = v1287 == v1106;
                  const float2 v1289 = float2(as_type<half2>(v1286));
                  const float v1290 = v1289.x;
                  const float v1291 = v1289.y;
                  const uint v1292 = v1286 << v1115;
                  const uint v1293 = v1286 & v1116;
                  const float v1294 = as_type<float>(v1292);
                  const float v1295 = as_type<float>(v1293);
                  const float v1296 = select(v1290, v1291, v1288);
                  const float v1297 = select(v1294, v1295, v1288);
                  const float v1298 = select(v1297, v1296, v1284);
                  x32 = v1298;
                } else {
                  const uint v1300 = v995 >> v1125;
                  const uint v1301 = v1300 * v1299;
                  const uint v1302 = v995 & v1126;
                  const uint v1303 = v1302 * v1299;
                  const uint v1304 = v1303 >> v1125;
                  const uint v1305 = v1301 + v1304;
                  const uint v1306 = v1303 & v1126;
                  const uint v1307 = b6[v1305];
                  const uint v1308 = v1305 + v1106;
                  const uint v1309 = b6[v1308];
                  const uint v1310 = v1307 >> v1306;
                  const uint v1311 = v1126 - v1306;
                  const uint v1312 = v1309 << v1106;
                  const uint v1313 = v1312 << v1311;
                  const uint v1314 = v1310 | v1313;
                  const uint v1315 = v1106 << v1299;
                  const uint v1316 = v1315 - v1106;
                  const uint v1318 = v995 >> v1317;
                  const bool v1319 = v1279 == v1104;
                  const bool v1320 = v1279 == v1146;
                  const uint v1321 = v1318 >> v1106;
                  const uint v1322 = select(v1321, v1318, v1319);
                  const uint v1324 = v1323 + v1322;
                  const uint v1325 = b6[v1324];
                  const float v1326 = as_type<float>(v1325);
                  const uint v1327 = v1318 & v1106;
                  const bool v1328 = v1327 == v1106;
                  const float2 v1329 = float2(as_type<half2>(v1325));
                  const float v1330 = v1329.x;
                  const float v1331 = v1329.y;
                  const uint v1332 = v1325 << v1115;
                  const uint v1333 = v1325 & v1116;
                  const float v1334 = as_type<float>(v1332);
                  const float v1335 = as_type<float>(v1333);
                  const float v1336 = select(v1330, v1331, v1328);
                  const float v1337 = select(v1334, v1335, v1328);
                  const float v1338 = select(v1337, v1336, v1320);
                  const float v1339 = select(v1338, v1326, v1319);
                  const bool v1340 = v1279 == v1104;
                  const bool v1341 = v1279 == v1146;
                  const uint v1342 = v1318 >> v1106;
                  const uint v1343 = select(v1342, v1318, v1340);
                  const uint v1345 = v1344 + v1343;
                  const uint v1346 = b6[v1345];
                  const float v1347 = as_type<float>(v1346);
                  const uint v1348 = v1318 & v1106;
                  const bool v1349 = v1348 == v1106;
                  const float2 v1350 = float2(as_type<half2>(v1346));
                  const float v1351 = v1350.x;
                  const float v1352 = v1350.y;
                  const uint v1353 = v1346 << v1115;
                  const uint v1354 = v1346 & v1116;
                  const float v1355 = as_type<float>(v1353);
                  const float v1356 = as_type<float>(v1354);
                  const float v1357 = select(v1351, v1352, v1349);
                  const float v1358 = select(v1355, v1356, v1349);
                  const float v1359 = select(v1358, v1357, v1341);
                  const float v1360 = select(v1359, v1347, v1340);
                  const uint v1361 = v1314 & v1316;
                  const float v1362 = float(v1361);
                  const float v1363 = fma(v1339, v1362, v1360);
                  x32 = v1363;
                }
              }
              const float v1364 = x32;
              const uint v997 = min(v192, v988);
              const uint v998 = v997 * v26;
              const uint v999 = v7 + v998;
              const uint v1000 = v999 + v994;
              const float v1001 = m0[v1000];
              const float v1002 = x26;
              const float v1003 = fma(v1001, v1364, v1002);
              x26 = v1003;
              const uint v1004 = min(v193, v988);
              const uint v1005 = v1004 * v26;
              const uint v1006 = v7 + v1005;
              const uint v1007 = v1006 + v994;
              const float v1008 = m0[v1007];
              const float v1009 = x27;
              const float v1010 = fma(v1008, v1364, v1009);
              x27 = v1010;
              const uint v1011 = min(v272, v988);
              const uint v1012 = v1011 * v26;
              const uint v1013 = v7 + v1012;
              const uint v1014 = v1013 + v994;
              const float v1015 = m0[v1014];
              const float v1016 = x28;
              const float v1017 = fma(v1015, v1364, v1016);
              x28 = v1017;
              const uint v1018 = min(v278, v988);
              const uint v1019 = v1018 * v26;
              const uint v1020 = v7 + v1019;
              const uint v1021 = v1020 + v994;
              const float v1022 = m0[v1021];
              const float v1023 = x29;
              const float v1024 = fma(v1022, v1364, v1023);
              x29 = v1024;
            }
            const float v1025 = m4[v990];
            const float v1026 = x26;
            const float v1027 = v1025 + v1026;
            m4[v990] = v1027;
            const uint v1028 = v990 + v194;
            const float v1029 = m4[v1028];
            const float v1030 = x27;
            const float v1031 = v1029 + v1030;
            m4[v1028] = v1031;
            const uint v1032 = v990 + v389;
            const float v1033 = m4[v1032];
            const float v1034 = x28;
            const float v1035 = v1033 + v1034;
            m4[v1032] = v1035;
            const uint v1036 = v990 + v394;
            const float v1037 = m4[v1036];
            const float v1038 = x29;
            const float v1039 = v1037 + v1038;
            m4[v1036] = v1039;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1040 = v196; v1040 < v194; v1040 += v197) {
        for (uint v1041 = v192; v1041 < v195; v1041 += v193) {
          const uint v1042 = v1041 * v194;
          const uint v1043 = v1040 + v1042;
          const float v1044 = m4[v1043];
          const uint v1045 = v1041 * v26;
          const uint v1046 = v7 + v1045;
          const uint v1047 = v1046 + v1040;
          m2[v1047] = v1044;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1048 = v806 == v204;
      if (v1048) {
        for (uint v1049 = v192; v1049 < v242; v1049 += v193) {
          const uint v1050 = v193 << v1049;
          const uint v1051 = v1050 - v193;
          const uint v1052 = v1049 + v193;
          for (uint v1053 = v196; v1053 < v241; v1053 += v197) {
            const uint v1054 = v1053 >> v1049;
            const uint v1055 = v1054 << v1052;
            const uint v1056 = v1053 & v1051;
            const uint v1057 = v1055 + v1056;
            for (uint v1058 = v192; v1058 < v195; v1058 += v193) {
              const uint v1059 = v1058 * v26;
              const uint v1060 = v7 + v1059;
              const uint v1061 = v1060 + v1057;
              const uint v1062 = v1061 + v1050;
              const float v1063 = m2[v1061];
              const float v1064 = m2[v1062];
              const float v1065 = v1063 + v1064;
              const float v1066 = v1063 - v1064;
              m2[v1061] = v1065;
              m2[v1062] = v1066;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1067 = x1;
        const uint v1068 = x2;
        const uint v1070 = v1068 + v1069;
        for (uint v1071 = v196; v1071 < v194; v1071 += v197) {
          for (uint v1072 = v192; v1072 < v195; v1072 += v193) {
            const uint v1073 = v1072 * v26;
            const uint v1074 = v7 + v1073;
            const uint v1075 = v1074 + v1071;
            const float v1076 = m2[v1075];
            const uint v1077 = v1067 + v1071;
            const uint v1078 = v1077 >> v193;
            const uint v1079 = v1070 + v1078;
            const uint v1080 = b6[v1079];
            const uint v1081 = v1077 & v193;
            const bool v1082 = v1081 == v193;
            const float2 v1083 = float2(as_type<half2>(v1080));
            const float v1084 = v1083.x;
            const float v1085 = v1083.y;
            const float v1086 = select(v1084, v1085, v1082);
            const float v1087 = v1076 * v236;
            const float v1088 = v1087 * v1086;
            m2[v1075] = v1088;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v177 = v12; v177 < v84; v177 += v13) {
        const uint v178 = v177 / v26;
        const uint v179 = v177 % v26;
        const bool v180 = v178 < v5;
        const bool v181 = v179 < v153;
        const bool v182 = v180 & v181;
        if (v182) {
          const uint v183 = v2 + v178;
          const uint v184 = v151 + v179;
          const uint v185 = v183 - v2;
          const uint v186 = v185 * v26;
          const uint v187 = v184 - v151;
          const uint v188 = v186 + v187;
          const float v189 = m2[v188];
          const uint v190 = v183 * v29;
          const uint v191 = v190 + v184;
          b7[v191] = v189;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
