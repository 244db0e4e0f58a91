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
  const uint v1072 = params[22];
  const uint v1073 = 0u;
  const uint v1077 = 3u;
  const uint v1079 = 1u;
  const uint v1088 = 16u;
  const uint v1089 = 4294901760u;
  const uint v1097 = params[23];
  const uint v1098 = 5u;
  const uint v1099 = 31u;
  const uint v1117 = params[24];
  const uint v1119 = 4u;
  const uint v1124 = params[25];
  const uint v1145 = params[26];
  const uint v1166 = params[27];
  const uint v1186 = params[28];
  const uint v1204 = params[29];
  const uint v1210 = params[30];
  const uint v1231 = params[31];
  const uint v1252 = params[32];
  const uint v1272 = params[33];
  const uint v1290 = params[34];
  const uint v1296 = params[35];
  const uint v1317 = params[36];
  const uint v192 = 0u;
  const uint v193 = 1u;
  const uint v194 = 128u;
  const uint v195 = 4u;
  const uint v196 = lane;
  const uint v197 = 32u;
  const float v202 = 0.0f;
  const uint v204 = params[4];
  const uint v205 = 6u;
  const uint v209 = params[5];
  const float v230 = 0.088388346f;
  const uint v235 = 64u;
  const uint v236 = 7u;
  const uint v254 = 16u;
  const uint v264 = params[6];
  const uint v265 = params[7];
  const uint v266 = 2u;
  const uint v271 = 3u;
  const uint v272 = 5u;
  const uint v293 = 31u;
  const uint v313 = 65535u;
  const uint v315 = params[8];
  const uint v318 = 89226354u;
  const uint v319 = 3417055213u;
  const uint v320 = 2212286765u;
  const uint v323 = 64248484u;
  const uint v327 = 2415890431u;
  const uint v328 = 996162400u;
  const uint v332 = 32768u;
  const uint v333 = 32767u;
  const uint v334 = 13u;
  const uint v335 = 939524096u;
  const uint v351 = 16711935u;
  const uint v352 = 8u;
  const uint v353 = 2047u;
  const float v362 = 0.006767273f;
  const float v363 = -3.453125f;
  const uint v369 = 4095u;
  const uint v370 = 4294959104u;
  const uint v382 = 256u;
  const uint v387 = 384u;
  const uint v487 = params[9];
  const uint v511 = params[10];
  const uint v515 = params[11];
  const uint v566 = params[12];
  const uint v567 = params[13];
  const uint v612 = params[14];
  const uint v765 = params[15];
  const uint v789 = params[16];
  const uint v793 = params[17];
  const uint v844 = params[18];
  const uint v845 = params[19];
  const uint v890 = params[20];
  const uint v1043 = params[21];
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
    const float v1062 = simd_shuffle_xor(v21, 16);
    const float v1063 = v21 + v1062;
    const float v1064 = simd_shuffle_xor(v1063, 8);
    const float v1065 = v1063 + v1064;
    const float v1066 = simd_shuffle_xor(v1065, 4);
    const float v1067 = v1065 + v1066;
    const float v1068 = simd_shuffle_xor(v1067, 2);
    const float v1069 = v1067 + v1068;
    const float v1070 = simd_shuffle_xor(v1069, 1);
    const float v1071 = v1069 + v1070;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v1071;
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
        const uint v203 = v83 / v6;
        x1 = v203;
        const bool v206 = v204 == v205;
        if (v206) {
          const uint v207 = v203 * v6;
          const uint v208 = v83 - v207;
          for (uint v210 = v196; v210 < v194; v210 += v197) {
            for (uint v211 = v192; v211 < v195; v211 += v193) {
              x2 = v202;
              const bool v212 = v211 < v5;
              const bool v213 = v210 < v63;
              const bool v214 = v212 & v213;
              if (v214) {
                const uint v215 = v211 * v26;
                const uint v216 = v7 + v215;
                const uint v217 = v216 + v210;
                const float v218 = m0[v217];
                const uint v219 = v208 + v210;
                const uint v220 = v219 >> v193;
                const uint v221 = v209 + v220;
                const uint v222 = b1[v221];
                const uint v223 = v219 & v193;
                const bool v224 = v223 == v193;
                const float2 v225 = float2(as_type<half2>(v222));
                const float v226 = v225.x;
                const float v227 = v225.y;
                const float v228 = select(v226, v227, v224);
                const float v229 = v218 * v228;
                const float v231 = v229 * v230;
                x2 = v231;
              }
              const float v232 = x2;
              const uint v233 = v211 * v194;
              const uint v234 = v210 + v233;
              m3[v234] = v232;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v237 = v192; v237 < v236; v237 += v193) {
            const uint v238 = v193 << v237;
            const uint v239 = v238 - v193;
            const uint v240 = v237 + v193;
            for (uint v241 = v196; v241 < v235; v241 += v197) {
              const uint v242 = v241 >> v237;
              const uint v243 = v242 << v240;
              const uint v244 = v241 & v239;
              const uint v245 = v243 + v244;
              for (uint v246 = v192; v246 < v195; v246 += v193) {
                const uint v247 = v246 * v194;
                const uint v248 = v247 + v245;
                const uint v249 = v248 + v238;
                const float v250 = m3[v248];
                const float v251 = m3[v249];
                const float v252 = v250 + v251;
                const float v253 = v250 - v251;
                m3[v248] = v252;
                m3[v249] = v253;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v255 = v208 / v254;
          for (uint v256 = v196; v256 < v194; v256 += v197) {
            x3 = v202;
            x4 = v202;
            x5 = v202;
            x6 = v202;
            const uint v257 = v203 + v256;
            const uint v258 = v257 / v254;
            const uint v259 = v257 % v254;
            for (uint v260 = v192; v260 < v194; v260 += v193) {
              const uint v261 = v260 / v254;
              const uint v262 = v255 + v261;
              const uint v263 = v260 % v254;
              const uint v267 = v264 * v195;
              const uint v268 = v262 * v265;
              const uint v269 = v268 + v258;
              const uint v270 = v269 * v267;
              const uint v273 = v259 & v236;
              const uint v274 = v273 << v272;
              const uint v275 = v259 >> v271;
              const uint v276 = v275 << v266;
              const uint v277 = v263 & v236;
              const uint v278 = v277 >> v193;
              const uint v279 = v278 << v271;
              const uint v280 = v263 >> v271;
              const uint v281 = v280 << v193;
              const uint v282 = v263 & v193;
              const uint v283 = v274 + v276;
              const uint v284 = v283 + v279;
              const uint v285 = v284 + v281;
              const uint v286 = v285 + v282;
              const uint v287 = v286 + v193;
              const uint v288 = v287 * v264;
              const uint v289 = v288 >> v193;
              const uint v290 = v267 << v272;
              const uint v291 = v289 + v290;
              const uint v292 = v291 - v193;
              const uint v294 = v292 >> v272;
              const uint v295 = v291 - v254;
              const uint v296 = v295 >> v272;
              const bool v297 = v294 < v267;
              const uint v298 = v294 - v267;
              const uint v299 = select(v298, v294, v297);
              const uint v300 = v270 + v299;
              const uint v301 = b1[v300];
              const bool v302 = v296 < v267;
              const uint v303 = v296 - v267;
              const uint v304 = select(v303, v296, v302);
              const uint v305 = v270 + v304;
              const uint v306 = b1[v305];
              const uint v307 = v292 & v293;
              const uint v308 = v293 - v307;
              const uint v309 = v301 >> v308;
              const uint v310 = v306 << v193;
              const uint v311 = v310 << v307;
              const uint v312 = v309 | v311;
              const uint v314 = v312 & v313;
              const bool v316 = v315 == v192;
              const bool v317 = v315 == v266;
              const uint v321 = select(v319, v320, v317);
              const uint v322 = select(v321, v318, v316);
              const uint v324 = select(v192, v323, v316);
              const uint v325 = v314 * v322;
              const uint v326 = v325 + v324;
              const uint v329 = v326 & v327;
              const uint v330 = v329 ^ v328;
              const uint v331 = v330 >> v254;
              const uint v336 = v330 & v332;
              const uint v337 = v336 << v254;
              const uint v338 = v330 & v333;
              const uint v339 = v338 << v334;
              const uint v340 = v339 + v335;
              const uint v341 = v337 | v340;
              const float v342 = as_type<float>(v341);
              const uint v343 = v331 & v332;
              const uint v344 = v343 << v254;
              const uint v345 = v331 & v333;
              const uint v346 = v345 << v334;
              const uint v347 = v346 + v335;
              const uint v348 = v344 | v347;
              const float v349 = as_type<float>(v348);
              const float v350 = v342 + v349;
              const uint v354 = v326 & v351;
              const uint v355 = v326 >> v352;
              const uint v356 = v355 & v351;
              const uint v357 = v354 + v356;
              const uint v358 = v357 >> v254;
              const uint v359 = v357 + v358;
              const uint v360 = v359 & v353;
              const float v361 = float(v360);
              const float v364 = fma(v361, v362, v363);
              const float v365 = select(v350, v364, v317);
              const uint v366 = as_type<uint>(v365);
              const uint v367 = v366 >> v334;
              const uint v368 = v367 & v193;
              const uint v371 = v366 + v369;
              const uint v372 = v371 + v368;
              const uint v373 = v372 & v370;
              const float v374 = as_type<float>(v373);
              const float v375 = m3[v260];
              const float v376 = x3;
              const float v377 = fma(v375, v374, v376);
              x3 = v377;
              const uint v378 = v260 + v194;
              const float v379 = m3[v378];
              const float v380 = x4;
              const float v381 = fma(v379, v374, v380);
              x4 = v381;
              const uint v383 = v260 + v382;
              const float v384 = m3[v383];
              const float v385 = x5;
              const float v386 = fma(v384, v374, v385);
              x5 = v386;
              const uint v388 = v260 + v387;
              const float v389 = m3[v388];
              const float v390 = x6;
              const float v391 = fma(v389, v374, v390);
              x6 = v391;
            }
            const float v392 = m4[v256];
            const float v393 = x3;
            const float v394 = v392 + v393;
            m4[v256] = v394;
            const uint v395 = v256 + v194;
            const float v396 = m4[v395];
            const float v397 = x4;
            const float v398 = v396 + v397;
            m4[v395] = v398;
            const uint v399 = v256 + v382;
            const float v400 = m4[v399];
            const float v401 = x5;
            const float v402 = v400 + v401;
            m4[v399] = v402;
            const uint v403 = v256 + v387;
            const float v404 = m4[v403];
            const float v405 = x6;
            const float v406 = v404 + v405;
            m4[v403] = v406;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v407 = v5 - v193;
          const uint v408 = v59 - v193;
          for (uint v409 = v196; v409 < v194; v409 += v197) {
            x7 = v202;
            x8 = v202;
            x9 = v202;
            x10 = v202;
            const uint v410 = min(v409, v408);
            const uint v411 = v410 * v6;
            const uint v412 = v83 + v411;
            for (uint v413 = v192; v413 < v63; v413 += v193) {
              const uint v414 = v412 + v413;
              const bool v1074 = v1072 == v1073;
              if (v1074) {
                const uint v1075 = b1[v414];
                const float v1076 = as_type<float>(v1075);
                x29 = v1076;
              } else {
                const bool v1078 = v1072 < v1077;
                if (v1078) {
                  const bool v1080 = v1072 == v1079;
                  const uint v1081 = v414 >> v1079;
                  const uint v1082 = b1[v1081];
                  const uint v1083 = v414 & v1079;
                  const bool v1084 = v1083 == v1079;
                  const float2 v1085 = float2(as_type<half2>(v1082));
                  const float v1086 = v1085.x;
                  const float v1087 = v1085.y;
                  const uint v1090 = v1082 << v1088;
                  const uint v1091 = v1082 & v1089;
                  const float v1092 = as_type<float>(v1090);
                  const float v1093 = as_type<float>(v1091);
                  const float v1094 = select(v1086, v1087, v1084);
                  const float v1095 = select(v1092, v1093, v1084);
                  const float v1096 = select(v1095, v1094, v1080);
                  x29 = v1096;
                } else {
                  const uint v1100 = v414 >> v1098;
                  const uint v1101 = v1100 * v1097;
                  const uint v1102 = v414 & v1099;
                  const uint v1103 = v1102 * v1097;
                  const uint v1104 = v1103 >> v1098;
                  const uint v1105 = v1101 + v1104;
                  const uint v1106 = v1103 & v1099;
                  const uint v1107 = b1[v1105];
                  const uint v1108 = v1105 + v1079;
                  const uint v1109 = b1[v1108];
                  const uint v1110 = v1107 >> v1106;
                  const uint v1111 = v1099 - v1106;
                  const uint v1112 = v1109 << v1079;
                  const uint v1113 = v1112 << v1111;
                  const uint v1114 = v1110 | v1113;
                  const uint v1115 = v1079 << v1097;
                  const uint v1116 = v1115 - v1079;
                  const uint v1118 = v414 >> v1117;
                  const bool v1120 = v1072 == v1077;
                  const bool v1121 = v1072 == v1119;
                  const uint v1122 = v1118 >> v1079;
                  const uint v1123 = select(v1122, v1118, v1120);
                  const uint v1125 = v1124 + v1123;
                  const uint v1126 = b1[v1125];
                  const float v1127 = as_type<float>(v1126);
                  const uint v1128 = v1118 & v1079;
                  const bool v1129 = v1128 == v1079;
                  const float2 v1130 = float2(as_type<half2>(v1126));
                  const float v1131 = v1130.x;
                  const float v1132 = v1130.y;
                  const uint v1133 = v1126 << v1088;
                  const uint v1134 = v1126 & v1089;
                  const float v1135 = as_type<float>(v1133);
                  const float v1136 = as_type<float>(v1134);
                  const float v1137 = select(v1131, v1132, v1129);
                  const float v1138 = select(v1135, v1136, v1129);
                  const float v1139 = select(v1138, v1137, v1121);
                  const float v1140 = select(v1139, v1127, v1120);
                  const bool v1141 = v1072 == v1077;
                  const bool v1142 = v1072 == v1119;
                  const uint v1143 = v1118 >> v1079;
                  const uint v1144 = select(v1143, v1118, v1141);
                  const uint v1146 = v1145 + v1144;
                  const uint v1147 = b1[v1146];
                  const float v1148 = as_type<float>(v1147);
                  const uint v1149 = v1118 & v1079;
                  const bool v1150 = v1149 == v1079;
                  const float2 v1151 = float2(as_type<half2>(v1147));
                  const float v1152 = v1151.x;
                  const float v1153 = v1151.y;
                  const uint v1154 = v1147 << v1088;
                  const uint v1155 = v1147 & v1089;
                  const float v1156 = as_type<float>(v1154);
                  const float v1157 = as_type<float>(v1155);
                  const float v1158 = select(v1152, v1153, v1150);
                  const float v1159 = select(v1156, v1157, v1150);
                  const float v1160 = select(v1159, v1158, v1142);
                  const float v1161 = select(v1160, v1148, v1141);
                  const uint v1162 = v1114 & v1116;
                  const float v1163 = float(v1162);
                  const float v1164 = fma(v1140, v1163, v1161);
                  x29 = v1164;
                }
              }
              const float v1165 = x29;
              const uint v416 = min(v192, v407);
              const uint v417 = v416 * v26;
              const uint v418 = v7 + v417;
              const uint v419 = v418 + v413;
              const float v420 = m0[v419];
              const float v421 = x7;
              const float v422 = fma(v420, v1165, v421);
              x7 = v422;
              const uint v423 = min(v193, v407);
              const uint v424 = v423 * v26;
              const uint v425 = v7 + v424;
              const uint v426 = v425 + v413;
              const float v427 = m0[v426];
              const float v428 = x8;
              const float v429 = fma(v427, v1165, v428);
              x8 = v429;
              const uint v430 = min(v266, v407);
              const uint v431 = v430 * v26;
              const uint v432 = v7 + v431;
              const uint v433 = v432 + v413;
              const float v434 = m0[v433];
              const float v435 = x9;
              const float v436 = fma(v434, v1165, v435);
              x9 = v436;
              const uint v437 = min(v271, v407);
              const uint v438 = v437 * v26;
              const uint v439 = v7 + v438;
              const uint v440 = v439 + v413;
              const float v441 = m0[v440];
              const float v442 = x10;
              const float v443 = fma(v441, v1165, v442);
              x10 = v443;
            }
            const float v444 = m4[v409];
            const float v445 = x7;
            const float v446 = v444 + v445;
            m4[v409] = v446;
            const uint v447 = v409 + v194;
            const float v448 = m4[v447];
            const float v449 = x8;
            const float v450 = v448 + v449;
            m4[v447] = v450;
            const uint v451 = v409 + v382;
            const float v452 = m4[v451];
            const float v453 = x9;
            const float v454 = v452 + v453;
            m4[v451] = v454;
            const uint v455 = v409 + v387;
            const float v456 = m4[v455];
            const float v457 = x10;
            const float v458 = v456 + v457;
            m4[v455] = v458;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v459 = v196; v459 < v194; v459 += v197) {
        for (uint v460 = v192; v460 < v195; v460 += v193) {
          const uint v461 = v460 * v194;
          const uint v462 = v459 + v461;
          const float v463 = m4[v462];
          const uint v464 = v460 * v26;
          const uint v465 = v7 + v464;
          const uint v466 = v465 + v459;
          m2[v466] = v463;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v467 = v204 == v205;
      if (v467) {
        for (uint v468 = v192; v468 < v236; v468 += v193) {
          const uint v469 = v193 << v468;
          const uint v470 = v469 - v193;
          const uint v471 = v468 + v193;
          for (uint v472 = v196; v472 < v235; v472 += v197) {
            const uint v473 = v472 >> v468;
            const uint v474 = v473 << v471;
            const uint v475 = v472 & v470;
            const uint v476 = v474 + v475;
            for (uint v477 = v192; v477 < v195; v477 += v193) {
              const uint v478 = v477 * v26;
              const uint v479 = v7 + v478;
              const uint v480 = v479 + v476;
              const uint v481 = v480 + v469;
              const float v482 = m2[v480];
              const float v483 = m2[v481];
              const float v484 = v482 + v483;
              const float v485 = v482 - v483;
              m2[v480] = v484;
              m2[v481] = v485;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v486 = x1;
        for (uint v488 = v196; v488 < v194; v488 += v197) {
          for (uint v489 = v192; v489 < v195; v489 += v193) {
            const uint v490 = v489 * v26;
            const uint v491 = v7 + v490;
            const uint v492 = v491 + v488;
            const float v493 = m2[v492];
            const uint v494 = v486 + v488;
            const uint v495 = v494 >> v193;
            const uint v496 = v487 + v495;
            const uint v497 = b1[v496];
            const uint v498 = v494 & v193;
            const bool v499 = v498 == v193;
            const float2 v500 = float2(as_type<half2>(v497));
            const float v501 = v500.x;
            const float v502 = v500.y;
            const float v503 = select(v501, v502, v499);
            const float v504 = v493 * v230;
            const float v505 = v504 * v503;
            m2[v492] = v505;
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
      for (uint v506 = v196; v506 < v194; v506 += v197) {
        for (uint v507 = v192; v507 < v195; v507 += v193) {
          const uint v508 = v507 * v194;
          const uint v509 = v506 + v508;
          m4[v509] = v202;
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
        const uint v510 = v130 / v6;
        x1 = v510;
        const bool v512 = v511 == v205;
        if (v512) {
          const uint v513 = v510 * v6;
          const uint v514 = v130 - v513;
          for (uint v516 = v196; v516 < v194; v516 += v197) {
            for (uint v517 = v192; v517 < v195; v517 += v193) {
              x11 = v202;
              const bool v518 = v517 < v5;
              const bool v519 = v516 < v111;
              const bool v520 = v518 & v519;
              if (v520) {
                const uint v521 = v517 * v26;
                const uint v522 = v7 + v521;
                const uint v523 = v522 + v516;
                const float v524 = m0[v523];
                const uint v525 = v514 + v516;
                const uint v526 = v525 >> v193;
                const uint v527 = v515 + v526;
                const uint v528 = b4[v527];
                const uint v529 = v525 & v193;
                const bool v530 = v529 == v193;
                const float2 v531 = float2(as_type<half2>(v528));
                const float v532 = v531.x;
                const float v533 = v531.y;
                const float v534 = select(v532, v533, v530);
                const float v535 = v524 * v534;
                const float v536 = v535 * v230;
                x11 = v536;
              }
              const float v537 = x11;
              const uint v538 = v517 * v194;
              const uint v539 = v516 + v538;
              m3[v539] = v537;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v540 = v192; v540 < v236; v540 += v193) {
            const uint v541 = v193 << v540;
            const uint v542 = v541 - v193;
            const uint v543 = v540 + v193;
            for (uint v544 = v196; v544 < v235; v544 += v197) {
              const uint v545 = v544 >> v540;
              const uint v546 = v545 << v543;
              const uint v547 = v544 & v542;
              const uint v548 = v546 + v547;
              for (uint v549 = v192; v549 < v195; v549 += v193) {
                const uint v550 = v549 * v194;
                const uint v551 = v550 + v548;
                const uint v552 = v551 + v541;
                const float v553 = m3[v551];
                const float v554 = m3[v552];
                const float v555 = v553 + v554;
                const float v556 = v553 - v554;
                m3[v551] = v555;
                m3[v552] = v556;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v557 = v514 / v254;
          for (uint v558 = v196; v558 < v194; v558 += v197) {
            x12 = v202;
            x13 = v202;
            x14 = v202;
            x15 = v202;
            const uint v559 = v510 + v558;
            const uint v560 = v559 / v254;
            const uint v561 = v559 % v254;
            for (uint v562 = v192; v562 < v194; v562 += v193) {
              const uint v563 = v562 / v254;
              const uint v564 = v557 + v563;
              const uint v565 = v562 % v254;
              const uint v568 = v566 * v195;
              const uint v569 = v564 * v567;
              const uint v570 = v569 + v560;
              const uint v571 = v570 * v568;
              const uint v572 = v561 & v236;
              const uint v573 = v572 << v272;
              const uint v574 = v561 >> v271;
              const uint v575 = v574 << v266;
              const uint v576 = v565 & v236;
              const uint v577 = v576 >> v193;
              const uint v578 = v577 << v271;
              const uint v579 = v565 >> v271;
              const uint v580 = v579 << v193;
              const uint v581 = v565 & v193;
              const uint v582 = v573 + v575;
              const uint v583 = v582 + v578;
              const uint v584 = v583 + v580;
              const uint v585 = v584 + v581;
              const uint v586 = v585 + v193;
              const uint v587 = v586 * v566;
              const uint v588 = v587 >> v193;
              const uint v589 = v568 << v272;
              const uint v590 = v588 + v589;
              const uint v591 = v590 - v193;
              const uint v592 = v591 >> v272;
              const uint v593 = v590 - v254;
              const uint v594 = v593 >> v272;
              const bool v595 = v592 < v568;
              const uint v596 = v592 - v568;
              const uint v597 = select(v596, v592, v595);
              const uint v598 = v571 + v597;
              const uint v599 = b4[v598];
              const bool v600 = v594 < v568;
              const uint v601 = v594 - v568;
              const uint v602 = select(v601, v594, v600);
              const uint v603 = v571 + v602;
              const uint v604 = b4[v603];
              const uint v605 = v591 & v293;
              const uint v606 = v293 - v605;
              const uint v607 = v599 >> v606;
              const uint v608 = v604 << v193;
              const uint v609 = v608 << v605;
              const uint v610 = v607 | v609;
              const uint v611 = v610 & v313;
              const bool v613 = v612 == v192;
              const bool v614 = v612 == v266;
              const uint v615 = select(v319, v320, v614);
              const uint v616 = select(v615, v318, v613);
              const uint v617 = select(v192, v323, v613);
              const uint v618 = v611 * v616;
              const uint v619 = v618 + v617;
              const uint v620 = v619 & v327;
              const uint v621 = v620 ^ v328;
              const uint v622 = v621 >> v254;
              const uint v623 = v621 & v332;
              const uint v624 = v623 << v254;
              const uint v625 = v621 & v333;
              const uint v626 = v625 << v334;
              const uint v627 = v626 + v335;
              const uint v628 = v624 | v627;
              const float v629 = as_type<float>(v628);
              const uint v630 = v622 & v332;
              const uint v631 = v630 << v254;
              const uint v632 = v622 & v333;
              const uint v633 = v632 << v334;
              const uint v634 = v633 + v335;
              const uint v635 = v631 | v634;
              const float v636 = as_type<float>(v635);
              const float v637 = v629 + v636;
              const uint v638 = v619 & v351;
              const uint v639 = v619 >> v352;
              const uint v640 = v639 & v351;
              const uint v641 = v638 + v640;
              const uint v642 = v641 >> v254;
              const uint v643 = v641 + v642;
              const uint v644 = v643 & v353;
              const float v645 = float(v644);
              const float v646 = fma(v645, v362, v363);
              const float v647 = select(v637, v646, v614);
              const uint v648 = as_type<uint>(v647);
              const uint v649 = v648 >> v334;
              const uint v650 = v649 & v193;
              const uint v651 = v648 + v369;
              const uint v652 = v651 + v650;
              const uint v653 = v652 & v370;
              const float v654 = as_type<float>(v653);
              const float v655 = m3[v562];
              const float v656 = x12;
              const float v657 = fma(v655, v654, v656);
              x12 = v657;
              const uint v658 = v562 + v194;
              const float v659 = m3[v658];
              const float v660 = x13;
              const float v661 = fma(v659, v654, v660);
              x13 = v661;
              const uint v662 = v562 + v382;
              const float v663 = m3[v662];
              const float v664 = x14;
              const float v665 = fma(v663, v654, v664);
              x14 = v665;
              const uint v666 = v562 + v387;
              const float v667 = m3[v666];
              const float v668 = x15;
              const float v669 = fma(v667, v654, v668);
              x15 = v669;
            }
            const float v670 = m4[v558];
            const float v671 = x12;
            const float v672 = v670 + v671;
            m4[v558] = v672;
            const uint v673 = v558 + v194;
            const float v674 = m4[v673];
            const float v675 = x13;
            const float v676 = v674 + v675;
            m4[v673] = v676;
            const uint v677 = v558 + v382;
            const float v678 = m4[v677];
            const float v679 = x14;
            const float v680 = v678 + v679;
            m4[v677] = v680;
            const uint v681 = v558 + v387;
            const float v682 = m4[v681];
            const float v683 = x15;
            const float v684 = v682 + v683;
            m4[v681] = v684;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v685 = v5 - v193;
          const uint v686 = v107 - v193;
          for (uint v687 = v196; v687 < v194; v687 += v197) {
            x16 = v202;
            x17 = v202;
            x18 = v202;
            x19 = v202;
            const uint v688 = min(v687, v686);
            const uint v689 = v688 * v6;
            const uint v690 = v130 + v689;
            for (uint v691 = v192; v691 < v111; v691 += v193) {
              const uint v692 = v690 + v691;
              const bool v1167 = v1166 == v1073;
              if (v1167) {
                const uint v1168 = b4[v692];
                const float v1169 = as_type<float>(v1168);
                x30 = v1169;
              } else {
                const bool v1170 = v1166 < v1077;
                if (v1170) {
                  const bool v1171 = v1166 == v1079;
                  const uint v1172 = v692 >> v1079;
                  const uint v1173 = b4[v1172];
                  const uint v1174 = v692 & v1079;
                  const bool v1175 = v1174 == v1079;
                  const float2 v1176 = float2(as_type<half2>(v1173));
                  const float v1177 = v1176.x;
                  const float v1178 = v1176.y;
                  const uint v1179 = v1173 << v1088;
                  const uint v1180 = v1173 & v1089;
                  const float v1181 = as_type<float>(v1179);
                  const float v1182 = as_type<float>(v1180);
                  const float v1183 = select(v1177, v1178, v1175);
                  const float v1184 = select(v1181, v1182, v1175);
                  const float v1185 = select(v1184, v1183, v1171);
                  x30 = v1185;
                } else {
                  const uint v1187 = v692 >> v1098;
                  const uint v1188 = v1187 * v1186;
                  const uint v1189 = v692 & v1099;
                  const uint v1190 = v1189 * v1186;
                  const uint v1191 = v1190 >> v1098;
                  const uint v1192 = v1188 + v1191;
                  const uint v1193 = v1190 & v1099;
                  const uint v1194 = b4[v1192];
                  const uint v1195 = v1192 + v1079;
                  const uint v1196 = b4[v1195];
                  const uint v1197 = v1194 >> v1193;
                  const uint v1198 = v1099 - v1193;
                  const uint v1199 = v1196 << v1079;
                  const uint v1200 = v1199 << v1198;
                  const uint v1201 = v1197 | v1200;
                  const uint v1202 = v1079 << v1186;
                  const uint v1203 = v1202 - v1079;
                  const uint v1205 = v692 >> v1204;
                  const bool v1206 = v1166 == v1077;
                  const bool v1207 = v1166 == v1119;
                  const uint v1208 = v1205 >> v1079;
                  const uint v1209 = select(v1208, v1205, v1206);
                  const uint v1211 = v1210 + v1209;
                  const uint v1212 = b4[v1211];
                  const float v1213 = as_type<float>(v1212);
                  const uint v1214 = v1205 & v1079;
                  const bool v1215 = v1214 == v1079;
                  const float2 v1216 = float2(as_type<half2>(v1212));
                  const float v1217 = v1216.x;
                  const float v1218 = v1216.y;
                  const uint v1219 = v1212 << v1088;
                  const uint v1220 = v1212 & v1089;
                  const float v1221 = as_type<float>(v1219);
                  const float v1222 = as_type<float>(v1220);
                  const float v1223 = select(v1217, v1218, v1215);
                  const float v1224 = select(v1221, v1222, v1215);
                  const float v1225 = select(v1224, v1223, v1207);
                  const float v1226 = select(v1225, v1213, v1206);
                  const bool v1227 = v1166 == v1077;
                  const bool v1228 = v1166 == v1119;
                  const uint v1229 = v1205 >> v1079;
                  const uint v1230 = select(v1229, v1205, v1227);
                  const uint v1232 = v1231 + v1230;
                  const uint v1233 = b4[v1232];
                  const float v1234 = as_type<float>(v1233);
                  const uint v1235 = v1205 & v1079;
                  const bool v1236 = v1235 == v1079;
                  const float2 v1237 = float2(as_type<half2>(v1233));
                  const float v1238 = v1237.x;
                  const float v1239 = v1237.y;
                  const uint v1240 = v1233 << v1088;
                  const uint v1241 = v1233 & v1089;
                  const float v1242 = as_type<float>(v1240);
                  const float v1243 = as_type<float>(v1241);
                  const float v1244 = select(v1238, v1239, v1236);
                  const float v1245 = select(v1242, v1243, v1236);
                  const float v1246 = select(v1245, v1244, v1228);
                  const float v1247 = select(v1246, v1234, v1227);
                  const uint v1248 = v1201 & v1203;
                  const float v1249 = float(v1248);
                  const float v1250 = fma(v1226, v1249, v1247);
                  x30 = v1250;
                }
              }
              const float v1251 = x30;
              const uint v694 = min(v192, v685);
              const uint v695 = v694 * v26;
              const uint v696 = v7 + v695;
              const uint v697 = v696 + v691;
              const float v698 = m0[v697];
              const float v699 = x16;
              const float v700 = fma(v698, v1251, v699);
              x16 = v700;
              const uint v701 = min(v193, v685);
              const uint v702 = v701 * v26;
              const uint v703 = v7 + v702;
              const uint v704 = v703 + v691;
              const float v705 = m0[v704];
              const float v706 = x17;
              const float v707 = fma(v705, v1251, v706);
              x17 = v707;
              const uint v708 = min(v266, v685);
              const uint v709 = v708 * v26;
              const uint v710 = v7 + v709;
              const uint v711 = v710 + v691;
              const float v712 = m0[v711];
              const float v713 = x18;
              const float v714 = fma(v712, v1251, v713);
              x18 = v714;
              const uint v715 = min(v271, v685);
              const uint v716 = v715 * v26;
              const uint v717 = v7 + v716;
              const uint v718 = v717 + v691;
              const float v719 = m0[v718];
              const float v720 = x19;
              const float v721 = fma(v719, v1251, v720);
              x19 = v721;
            }
            const float v722 = m4[v687];
            const float v723 = x16;
            const float v724 = v722 + v723;
            m4[v687] = v724;
            const uint v725 = v687 + v194;
            const float v726 = m4[v725];
            const float v727 = x17;
            const float v728 = v726 + v727;
            m4[v725] = v728;
            const uint v729 = v687 + v382;
            const float v730 = m4[v729];
            const float v731 = x18;
            const float v732 = v730 + v731;
            m4[v729] = v732;
            const uint v733 = v687 + v387;
            const float v734 = m4[v733];
            const float v735 = x19;
            const float v736 = v734 + v735;
            m4[v733] = v736;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v737 = v196; v737 < v194; v737 += v197) {
        for (uint v738 = v192; v738 < v195; v738 += v193) {
          const uint v739 = v738 * v194;
          const uint v740 = v737 + v739;
          const float v741 = m4[v740];
          const uint v742 = v738 * v26;
          const uint v743 = v7 + v742;
          const uint v744 = v743 + v737;
          m2[v744] = v741;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v745 = v511 == v205;
      if (v745) {
        for (uint v746 = v192; v746 < v236; v746 += v193) {
          const uint v747 = v193 << v746;
          const uint v748 = v747 - v193;
          const uint v749 = v746 + v193;
          for (uint v750 = v196; v750 < v235; v750 += v197) {
            const uint v751 = v750 >> v746;
            const uint v752 = v751 << v749;
            const uint v753 = v750 & v748;
            const uint v754 = v752 + v753;
            for (uint v755 = v192; v755 < v195; v755 += v193) {
              const uint v756 = v755 * v26;
              const uint v757 = v7 + v756;
              const uint v758 = v757 + v754;
              const uint v759 = v758 + v747;
              const float v760 = m2[v758];
              const float v761 = m2[v759];
              const float v762 = v760 + v761;
              const float v763 = v760 - v761;
              m2[v758] = v762;
              m2[v759] = v763;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v764 = x1;
        for (uint v766 = v196; v766 < v194; v766 += v197) {
          for (uint v767 = v192; v767 < v195; v767 += v193) {
            const uint v768 = v767 * v26;
            const uint v769 = v7 + v768;
            const uint v770 = v769 + v766;
            const float v771 = m2[v770];
            const uint v772 = v764 + v766;
            const uint v773 = v772 >> v193;
            const uint v774 = v765 + v773;
            const uint v775 = b4[v774];
            const uint v776 = v772 & v193;
            const bool v777 = v776 == v193;
            const float2 v778 = float2(as_type<half2>(v775));
            const float v779 = v778.x;
            const float v780 = v778.y;
            const float v781 = select(v779, v780, v777);
            const float v782 = v771 * v230;
            const float v783 = v782 * v781;
            m2[v770] = v783;
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
      for (uint v784 = v196; v784 < v194; v784 += v197) {
        for (uint v785 = v192; v785 < v195; v785 += v193) {
          const uint v786 = v785 * v194;
          const uint v787 = v784 + v786;
          m4[v787] = v202;
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
        const uint v788 = v176 / v6;
        x1 = v788;
        const bool v790 = v789 == v205;
        if (v790) {
          const uint v791 = v788 * v6;
          const uint v792 = v176 - v791;
          for (uint v794 = v196; v794 < v194; v794 += v197) {
            for (uint v795 = v192; v795 < v195; v795 += v193) {
              x20 = v202;
              const bool v796 = v795 < v5;
              const bool v797 = v794 < v157;
              const bool v798 = v796 & v797;
              if (v798) {
                const uint v799 = v795 * v26;
                const uint v800 = v7 + v799;
                const uint v801 = v800 + v794;
                const float v802 = m0[v801];
                const uint v803 = v792 + v794;
                const uint v804 = v803 >> v193;
                const uint v805 = v793 + v804;
                const uint v806 = b6[v805];
                const uint v807 = v803 & v193;
                const bool v808 = v807 == v193;
                const float2 v809 = float2(as_type<half2>(v806));
                const float v810 = v809.x;
                const float v811 = v809.y;
                const float v812 = select(v810, v811, v808);
                const float v813 = v802 * v812;
                const float v814 = v813 * v230;
                x20 = v814;
              }
              const float v815 = x20;
              const uint v816 = v795 * v194;
              const uint v817 = v794 + v816;
              m3[v817] = v815;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          for (uint v818 = v192; v818 < v236; v818 += v193) {
            const uint v819 = v193 << v818;
            const uint v820 = v819 - v193;
            const uint v821 = v818 + v193;
            for (uint v822 = v196; v822 < v235; v822 += v197) {
              const uint v823 = v822 >> v818;
              const uint v824 = v823 << v821;
              const uint v825 = v822 & v820;
              const uint v826 = v824 + v825;
              for (uint v827 = v192; v827 < v195; v827 += v193) {
                const uint v828 = v827 * v194;
                const uint v829 = v828 + v826;
                const uint v830 = v829 + v819;
                const float v831 = m3[v829];
                const float v832 = m3[v830];
                const float v833 = v831 + v832;
                const float v834 = v831 - v832;
                m3[v829] = v833;
                m3[v830] = v834;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v835 = v792 / v254;
          for (uint v836 = v196; v836 < v194; v836 += v197) {
            x21 = v202;
            x22 = v202;
            x23 = v202;
            x24 = v202;
            const uint v837 = v788 + v836;
            const uint v838 = v837 / v254;
            const uint v839 = v837 % v254;
            for (uint v840 = v192; v840 < v194; v840 += v193) {
              const uint v841 = v840 / v254;
              const uint v842 = v835 + v841;
              const uint v843 = v840 % v254;
              const uint v846 = v844 * v195;
              const uint v847 = v842 * v845;
              const uint v848 = v847 + v838;
              const uint v849 = v848 * v846;
              const uint v850 = v839 & v236;
              const uint v851 = v850 << v272;
              const uint v852 = v839 >> v271;
              const uint v853 = v852 << v266;
              const uint v854 = v843 & v236;
              const uint v855 = v854 >> v193;
              const uint v856 = v855 << v271;
              const uint v857 = v843 >> v271;
              const uint v858 = v857 << v193;
              const uint v859 = v843 & v193;
              const uint v860 = v851 + v853;
              const uint v861 = v860 + v856;
              const uint v862 = v861 + v858;
              const uint v863 = v862 + v859;
              const uint v864 = v863 + v193;
              const uint v865 = v864 * v844;
              const uint v866 = v865 >> v193;
              const uint v867 = v846 << v272;
              const uint v868 = v866 + v867;
              const uint v869 = v868 - v193;
              const uint v870 = v869 >> v272;
              const uint v871 = v868 - v254;
              const uint v872 = v871 >> v272;
              const bool v873 = v870 < v846;
              const uint v874 = v870 - v846;
              const uint v875 = select(v874, v870, v873);
              const uint v876 = v849 + v875;
              const uint v877 = b6[v876];
              const bool v878 = v872 < v846;
              const uint v879 = v872 - v846;
              const uint v880 = select(v879, v872, v878);
              const uint v881 = v849 + v880;
              const uint v882 = b6[v881];
              const uint v883 = v869 & v293;
              const uint v884 = v293 - v883;
              const uint v885 = v877 >> v884;
              const uint v886 = v882 << v193;
              const uint v887 = v886 << v883;
              const uint v888 = v885 | v887;
              const uint v889 = v888 & v313;
              const bool v891 = v890 == v192;
              const bool v892 = v890 == v266;
              const uint v893 = select(v319, v320, v892);
              const uint v894 = select(v893, v318, v891);
              const uint v895 = select(v192, v323, v891);
              const uint v896 = v889 * v894;
              const uint v897 = v896 + v895;
              const uint v898 = v897 & v327;
              const uint v899 = v898 ^ v328;
              const uint v900 = v899 >> v254;
              const uint v901 = v899 & v332;
              const uint v902 = v901 << v254;
              const uint v903 = v899 & v333;
              const uint v904 = v903 << v334;
              const uint v905 = v904 + v335;
              const uint v906 = v902 | v905;
              const float v907 = as_type<float>(v906);
              const uint v908 = v900 & v332;
              const uint v909 = v908 << v254;
              const uint v910 = v900 & v333;
              const uint v911 = v910 << v334;
              const uint v912 = v911 + v335;
              const uint v913 = v909 | v912;
              const float v914 = as_type<float>(v913);
              const float v915 = v907 + v914;
              const uint v916 = v897 & v351;
              const uint v917 = v897 >> v352;
              const uint v918 = v917 & v351;
              const uint v919 = v916 + v918;
              const uint v920 = v919 >> v254;
              const uint v921 = v919 + v920;
              const uint v922 = v921 & v353;
              const float v923 = float(v922);
              const float v924 = fma(v923, v362, v363);
              const float v925 = select(v915, v924, v892);
              const uint v926 = as_type<uint>(v925);
              const uint v927 = v926 >> v334;
              const uint v928 = v927 & v193;
              const uint v929 = v926 + v369;
              const uint v930 = v929 + v928;
              const uint v931 = v930 & v370;
              const float v932 = as_type<float>(v931);
              const float v933 = m3[v840];
              const float v934 = x21;
              const float v935 = fma(v933, v932, v934);
              x21 = v935;
              const uint v936 = v840 + v194;
              const float v937 = m3[v936];
              const float v938 = x22;
              const float v939 = fma(v937, v932, v938);
              x22 = v939;
              const uint v940 = v840 + v382;
              const float v941 = m3[v940];
              const float v942 = x23;
              const float v943 = fma(v941, v932, v942);
              x23 = v943;
              const uint v944 = v840 + v387;
              const float v945 = m3[v944];
              const float v946 = x24;
              const float v947 = fma(v945, v932, v946);
              x24 = v947;
            }
            const float v948 = m4[v836];
            const float v949 = x21;
            const float v950 = v948 + v949;
            m4[v836] = v950;
            const uint v951 = v836 + v194;
            const float v952 = m4[v951];
            const float v953 = x22;
            const float v954 = v952 + v953;
            m4[v951] = v954;
            const uint v955 = v836 + v382;
            const float v956 = m4[v955];
            const float v957 = x23;
            const float v958 = v956 + v957;
            m4[v955] = v958;
            const uint v959 = v836 + v387;
            const float v960 = m4[v959];
            const float v961 = x24;
            const float v962 = v960 + v961;
            m4[v959] = v962;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        } else {
          const uint v963 = v5 - v193;
          const uint v964 = v153 - v193;
          for (uint v965 = v196; v965 < v194; v965 += v197) {
            x25 = v202;
            x26 = v202;
            x27 = v202;
            x28 = v202;
            const uint v966 = min(v965, v964);
            const uint v967 = v966 * v6;
            const uint v968 = v176 + v967;
            for (uint v969 = v192; v969 < v157; v969 += v193) {
              const uint v970 = v968 + v969;
              const bool v1253 = v1252 == v1073;
              if (v1253) {
                const uint v1254 = b6[v970];
                const float v1255 = as_type<float>(v1254);
                x31 = v1255;
              } else {
                const bool v1256 = v1252 < v1077;
                if (v1256) {
                  const bool v1257 = v1252 == v1079;
                  const uint v1258 = v970 >> v1079;
                  const uint v1259 = b6[v1258];
                  const uint v1260 = v970 & v1079;
                  const bool v1261 = v1260 == v1079;
                  const float2 v1262 = float2(as_type<half2>(v1259));
                  const float v1263 = v1262.x;
                  const float v1264 = v1262.y;
                  const uint v1265 = v1259 << v1088;
                  const uint v1266 = v1259 & v1089;
                  const float v1267 = as_type<float>(v1265);
                  const float v1268 = as_type<float>(v1266);
                  const float v1269 = select(v1263, v1264, v1261);
                  const float v1270 = select(v1267, v1268, v1261);
                  const float v1271 = select(v1270, v1269, v1257);
                  x31 = v1271;
                } else {
                  const uint v1273 = v970 >> v1098;
                  const uint v1274 = v1273 * v1272;
                  const uint v1275 = v970 & v1099;
                  const uint v1276 = v1275 * v1272;
                  const uint v1277 = v1276 >> v1098;
                  const uint v1278 = v1274 + v1277;
                  const uint v1279 = v1276 & v1099;
                  const uint v1280 = b6[v1278];
                  const uint v1281 = v1278 + v1079;
                  const uint v1282 = b6[v1281];
                  const uint v1283 = v1280 >> v1279;
                  const uint v1284 = v1099 - v1279;
                  const uint v1285 = v1282 << v1079;
                  const uint v1286 = v1285 << v1284;
                  const uint v1287 = v1283 | v1286;
                  const uint v1288 = v1079 << v1272;
                  const uint v1289 = v1288 - v1079;
                  const uint v1291 = v970 >> v1290;
                  const bool v1292 = v1252 == v1077;
                  const bool v1293 = v1252 == v1119;
                  const uint v1294 = v1291 >> v1079;
                  const uint v1295 = select(v1294, v1291, v1292);
                  const uint v1297 = v1296 + v1295;
                  const uint v1298 = b6[v1297];
                  const float v1299 = as_type<float>(v1298);
                  const uint v1300 = v1291 & v1079;
                  const bool v1301 = v1300 == v1079;
                  const float2 v1302 = float2(as_type<half2>(v1298));
                  const float v1303 = v1302.x;
                  const float v1304 = v1302.y;
                  const uint v1305 = v1298 << v1088;
                  const uint v1306 = v1298 & v1089;
                  const float v1307 = as_type<float>(v1305);
                  const float v1308 = as_type<float>(v1306);
                  const float v1309 = select(v1303, v1304, v1301);
                  const float v1310 = select(v1307, v1308, v1301);
                  const float v1311 = select(v1310, v1309, v1293);
                  const float v1312 = select(v1311, v1299, v1292);
                  const bool v1313 = v1252 == v1077;
                  const bool v1314 = v1252 == v1119;
                  const uint v1315 = v1291 >> v1079;
                  const uint v1316 = select(v1315, v1291, v1313);
                  const uint v1318 = v1317 + v1316;
                  const uint v1319 = b6[v1318];
                  const float v1320 = as_type<float>(v1319);
                  const uint v1321 = v1291 & v1079;
                  const bool v1322 = v1321 == v1079;
                  const float2 v1323 = float2(as_type<half2>(v1319));
                  const float v1324 = v1323.x;
                  const float v1325 = v1323.y;
                  const uint v1326 = v1319 << v1088;
                  const uint v1327 = v1319 & v1089;
                  const float v1328 = as_type<float>(v1326);
                  const float v1329 = as_type<float>(v1327);
                  const float v1330 = select(v1324, v1325, v1322);
                  const float v1331 = select(v1328, v1329, v1322);
                  const float v1332 = select(v1331, v1330, v1314);
                  const float v1333 = select(v1332, v1320, v1313);
                  const uint v1334 = v1287 & v1289;
                  const float v1335 = float(v1334);
                  const float v1336 = fma(v1312, v1335, v1333);
                  x31 = v1336;
                }
              }
              const float v1337 = x31;
              const uint v972 = min(v192, v963);
              const uint v973 = v972 * v26;
              const uint v974 = v7 + v973;
              const uint v975 = v974 + v969;
              const float v976 = m0[v975];
              const float v977 = x25;
              const float v978 = fma(v976, v1337, v977);
              x25 = v978;
              const uint v979 = min(v193, v963);
              const uint v980 = v979 * v26;
              const uint v981 = v7 + v980;
              const uint v982 = v981 + v969;
              const float v983 = m0[v982];
              const float v984 = x26;
              const float v985 = fma(v983, v1337, v984);
              x26 = v985;
              const uint v986 = min(v266, v963);
              const uint v987 = v986 * v26;
              const uint v988 = v7 + v987;
              const uint v989 = v988 + v969;
              const float v990 = m0[v989];
              const float v991 = x27;
              const float v992 = fma(v990, v1337, v991);
              x27 = v992;
              const uint v993 = min(v271, v963);
              const uint v994 = v993 * v26;
              const uint v995 = v7 + v994;
              const uint v996 = v995 + v969;
              const float v997 = m0[v996];
              const float v998 = x28;
              const float v999 = fma(v997, v1337, v998);
              x28 = v999;
            }
            const float v1000 = m4[v965];
            const float v1001 = x25;
            const float v1002 = v1000 + v1001;
            m4[v965] = v1002;
            const uint v1003 = v965 + v194;
            const float v1004 = m4[v1003];
            const float v1005 = x26;
            const float v1006 = v1004 + v1005;
            m4[v1003] = v1006;
            const uint v1007 = v965 + v382;
            const float v1008 = m4[v1007];
            const float v1009 = x27;
            const float v1010 = v1008 + v1009;
            m4[v1007] = v1010;
            const uint v1011 = v965 + v387;
            const float v1012 = m4[v1011];
            const float v1013 = x28;
            const float v1014 = v1012 + v1013;
            m4[v1011] = v1014;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      for (uint v1015 = v196; v1015 < v194; v1015 += v197) {
        for (uint v1016 = v192; v1016 < v195; v1016 += v193) {
          const uint v1017 = v1016 * v194;
          const uint v1018 = v1015 + v1017;
          const float v1019 = m4[v1018];
          const uint v1020 = v1016 * v26;
          const uint v1021 = v7 + v1020;
          const uint v1022 = v1021 + v1015;
          m2[v1022] = v1019;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const bool v1023 = v789 == v205;
      if (v1023) {
        for (uint v1024 = v192; v1024 < v236; v1024 += v193) {
          const uint v1025 = v193 << v1024;
          const uint v1026 = v1025 - v193;
          const uint v1027 = v1024 + v193;
          for (uint v1028 = v196; v1028 < v235; v1028 += v197) {
            const uint v1029 = v1028 >> v1024;
            const uint v1030 = v1029 << v1027;
            const uint v1031 = v1028 & v1026;
            const uint v1032 = v1030 + v1031;
            for (uint v1033 = v192; v1033 < v195; v1033 += v193) {
              const uint v1034 = v1033 * v26;
              const uint v1035 = v7 + v1034;
              const uint v1036 = v1035 + v1032;
              const uint v1037 = v1036 + v1025;
              const float v1038 = m2[v1036];
              const float v1039 = m2[v1037];
              const float v1040 = v1038 + v1039;
              const float v1041 = v1038 - v1039;
              m2[v1036] = v1040;
              m2[v1037] = v1041;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v1042 = x1;
        for (uint v1044 = v196; v1044 < v194; v1044 += v197) {
          for (uint v1045 = v192; v1045 < v195; v1045 += v193) {
            const uint v1046 = v1045 * v26;
            const uint v1047 = v7 + v1046;
            const uint v1048 = v1047 + v1044;
            const float v1049 = m2[v1048];
            const uint v1050 = v1042 + v1044;
            const uint v1051 = v1050 >> v193;
            const uint v1052 = v1043 + v1051;
            const uint v1053 = b6[v1052];
            const uint v1054 = v1050 & v193;
            const bool v1055 = v1054 == v193;
            const float2 v1056 = float2(as_type<half2>(v1053));
            const float v1057 = v1056.x;
            const float v1058 = v1056.y;
            const float v1059 = select(v1057, v1058, v1055);
            const float v1060 = v1049 * v230;
            const float v1061 = v1060 * v1059;
            m2[v1048] = v1061;
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
