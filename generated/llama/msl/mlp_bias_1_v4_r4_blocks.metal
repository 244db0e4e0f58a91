#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_1_v4_r4_blocks(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // down_bias
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[512];
  uint x0;
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
  float4 x11;
  const uint v426 = params[11];
  const uint v427 = 0u;
  const uint v431 = 3u;
  const uint v433 = 1u;
  const uint v441 = 16u;
  const uint v442 = 4294901760u;
  const uint v460 = params[12];
  const uint v461 = 5u;
  const uint v462 = 31u;
  const uint v480 = params[13];
  const uint v482 = 4u;
  const uint v487 = params[14];
  const uint v508 = params[15];
  const uint v59 = 0u;
  const uint v60 = 1u;
  const uint v61 = 128u;
  const uint v62 = 4u;
  const uint v63 = lane;
  const uint v64 = 32u;
  const float v69 = 0.0f;
  const uint v70 = params[3];
  const uint v71 = 6u;
  const uint v76 = params[4];
  const uint v77 = params[5];
  const uint v81 = params[6];
  const float v103 = 0.088388346f;
  const uint v108 = 64u;
  const uint v109 = 7u;
  const uint v127 = 16u;
  const uint v137 = params[7];
  const uint v138 = params[8];
  const uint v139 = 2u;
  const uint v145 = 3u;
  const uint v146 = 5u;
  const uint v167 = 31u;
  const uint v187 = 65535u;
  const uint v189 = params[9];
  const uint v192 = 89226354u;
  const uint v193 = 3417055213u;
  const uint v194 = 2212286765u;
  const uint v197 = 64248484u;
  const uint v201 = 2415890431u;
  const uint v202 = 996162400u;
  const uint v206 = 32768u;
  const uint v207 = 32767u;
  const uint v208 = 13u;
  const uint v209 = 939524096u;
  const uint v225 = 16711935u;
  const uint v226 = 8u;
  const uint v227 = 2047u;
  const float v236 = 0.006767273f;
  const float v237 = -3.453125f;
  const uint v243 = 4095u;
  const uint v244 = 4294959104u;
  const uint v256 = 256u;
  const uint v261 = 384u;
  const uint v406 = params[10];
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v8 = 0u;
  const uint v9 = params[2];
  const uint v10 = 127u;
  const uint v11 = 128u;
  const uint v16 = group.x;
  const uint v17 = groups.x;
  const uint v18 = 1u;
  const uint v35 = 512u;
  const uint v36 = lane;
  const uint v37 = 32u;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  const uint v7 = v2 * v6;
  const uint v12 = v9 + v10;
  const uint v13 = v12 / v11;
  const uint v14 = v9 + v10;
  const uint v15 = v14 / v11;
  const uint v19 = v13 + v17;
  const uint v20 = v19 - v18;
  const uint v21 = v20 / v17;
  const uint v22 = v16 * v21;
  const uint v23 = v22 + v21;
  const uint v24 = min(v23, v13);
  for (uint v25 = v22; v25 < v24; v25 += v18) {
    const uint v26 = v25 * v11;
    const uint v27 = v9 - v26;
    const uint v28 = min(v11, v27);
    const uint v29 = v26 * v6;
    for (uint v65 = v63; v65 < v61; v65 += v64) {
      for (uint v66 = v59; v66 < v62; v66 += v60) {
        const uint v67 = v66 * v61;
        const uint v68 = v65 + v67;
        m2[v68] = v69;
      }
    }
    for (uint v30 = v8; v30 < v6; v30 += v11) {
      const uint v31 = v6 - v30;
      const uint v32 = min(v11, v31);
      const uint v33 = v7 + v30;
      const uint v34 = v29 + v30;
      const bool v72 = v70 == v71;
      if (v72) {
        const uint v73 = v34 / v6;
        const uint v74 = v73 * v6;
        const uint v75 = v34 - v74;
        const uint v78 = v73 / v76;
        const uint v79 = v73 % v76;
        const uint v80 = v78 * v77;
        x0 = v79;
        x1 = v80;
        const uint v82 = v80 + v81;
        for (uint v83 = v63; v83 < v61; v83 += v64) {
          for (uint v84 = v59; v84 < v62; v84 += v60) {
            x2 = v69;
            const bool v85 = v84 < v5;
            const bool v86 = v83 < v32;
            const bool v87 = v85 & v86;
            if (v87) {
              const uint v88 = v84 * v6;
              const uint v89 = v33 + v88;
              const uint v90 = v89 + v83;
              const float v91 = b0[v90];
              const uint v92 = v75 + v83;
              const uint v93 = v92 >> v60;
              const uint v94 = v82 + v93;
              const uint v95 = b1[v94];
              const uint v96 = v92 & v60;
              const bool v97 = v96 == v60;
              const float2 v98 = float2(as_type<half2>(v95));
              const float v99 = v98.x;
              const float v100 = v98.y;
              const float v101 = select(v99, v100, v97);
              const float v102 = v91 * v101;
              const float v104 = v102 * v103;
              x2 = v104;
            }
            const float v105 = x2;
            const uint v106 = v84 * v61;
            const uint v107 = v83 + v106;
            m1[v107] = v105;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v110 = v59; v110 < v109; v110 += v60) {
          const uint v111 = v60 << v110;
          const uint v112 = v111 - v60;
          const uint v113 = v110 + v60;
          for (uint v114 = v63; v114 < v108; v114 += v64) {
            const uint v115 = v114 >> v110;
            const uint v116 = v115 << v113;
            const uint v117 = v114 & v112;
            const uint v118 = v116 + v117;
            for (uint v119 = v59; v119 < v62; v119 += v60) {
              const uint v120 = v119 * v61;
              const uint v121 = v120 + v118;
              const uint v122 = v121 + v111;
              const float v123 = m1[v121];
              const float v124 = m1[v122];
              const float v125 = v123 + v124;
              const float v126 = v123 - v124;
              m1[v121] = v125;
              m1[v122] = v126;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v128 = v75 / v127;
        for (uint v129 = v63; v129 < v61; v129 += v64) {
          x3 = v69;
          x4 = v69;
          x5 = v69;
          x6 = v69;
          const uint v130 = v79 + v129;
          const uint v131 = v130 / v127;
          const uint v132 = v130 % v127;
          for (uint v133 = v59; v133 < v61; v133 += v60) {
            const uint v134 = v133 / v127;
            const uint v135 = v128 + v134;
            const uint v136 = v133 % v127;
            const uint v140 = v137 * v62;
            const uint v141 = v135 * v138;
            const uint v142 = v141 + v131;
            const uint v143 = v142 * v140;
            const uint v144 = v80 + v143;
            const uint v147 = v132 & v109;
            const uint v148 = v147 << v146;
            const uint v149 = v132 >> v145;
            const uint v150 = v149 << v139;
            const uint v151 = v136 & v109;
            const uint v152 = v151 >> v60;
            const uint v153 = v152 << v145;
            const uint v154 = v136 >> v145;
            const uint v155 = v154 << v60;
            const uint v156 = v136 & v60;
            const uint v157 = v148 + v150;
            const uint v158 = v157 + v153;
            const uint v159 = v158 + v155;
            const uint v160 = v159 + v156;
            const uint v161 = v160 + v60;
            const uint v162 = v161 * v137;
            const uint v163 = v162 >> v60;
            const uint v164 = v140 << v146;
            const uint v165 = v163 + v164;
            const uint v166 = v165 - v60;
            const uint v168 = v166 >> v146;
            const uint v169 = v165 - v127;
            const uint v170 = v169 >> v146;
            const bool v171 = v168 < v140;
            const uint v172 = v168 - v140;
            const uint v173 = select(v172, v168, v171);
            const uint v174 = v144 + v173;
            const uint v175 = b1[v174];
            const bool v176 = v170 < v140;
            const uint v177 = v170 - v140;
            const uint v178 = select(v177, v170, v176);
            const uint v179 = v144 + v178;
            const uint v180 = b1[v179];
            const uint v181 = v166 & v167;
            const uint v182 = v167 - v181;
            const uint v183 = v175 >> v182;
            const uint v184 = v180 << v60;
            const uint v185 = v184 << v181;
            const uint v186 = v183 | v185;
            const uint v188 = v186 & v187;
            const bool v190 = v189 == v59;
            const bool v191 = v189 == v139;
            const uint v195 = select(v193, v194, v191);
            const uint v196 = select(v195, v192, v190);
            const uint v198 = select(v59, v197, v190);
            const uint v199 = v188 * v196;
            const uint v200 = v199 + v198;
            const uint v203 = v200 & v201;
            const uint v204 = v203 ^ v202;
            const uint v205 = v204 >> v127;
            const uint v210 = v204 & v206;
            const uint v211 = v210 << v127;
            const uint v212 = v204 & v207;
            const uint v213 = v212 << v208;
            const uint v214 = v213 + v209;
            const uint v215 = v211 | v214;
            const float v216 = as_type<float>(v215);
            const uint v217 = v205 & v206;
            const uint v218 = v217 << v127;
            const uint v219 = v205 & v207;
            const uint v220 = v219 << v208;
            const uint v221 = v220 + v209;
            const uint v222 = v218 | v221;
            const float v223 = as_type<float>(v222);
            const float v224 = v216 + v223;
            const uint v228 = v200 & v225;
            const uint v229 = v200 >> v226;
            const uint v230 = v229 & v225;
            const uint v231 = v228 + v230;
            const uint v232 = v231 >> v127;
            const uint v233 = v231 + v232;
            const uint v234 = v233 & v227;
            const float v235 = float(v234);
            const float v238 = fma(v235, v236, v237);
            const float v239 = select(v224, v238, v191);
            const uint v240 = as_type<uint>(v239);
            const uint v241 = v240 >> v208;
            const uint v242 = v241 & v60;
            const uint v245 = v240 + v243;
            const uint v246 = v245 + v242;
            const uint v247 = v246 & v244;
            const float v248 = as_type<float>(v247);
            const float v249 = m1[v133];
            const float v250 = x3;
            const float v251 = fma(v249, v248, v250);
            x3 = v251;
            const uint v252 = v133 + v61;
            const float v253 = m1[v252];
            const float v254 = x4;
            const float v255 = fma(v253, v248, v254);
            x4 = v255;
            const uint v257 = v133 + v256;
            const float v258 = m1[v257];
            const float v259 = x5;
            const float v260 = fma(v258, v248, v259);
            x5 = v260;
            const uint v262 = v133 + v261;
            const float v263 = m1[v262];
            const float v264 = x6;
            const float v265 = fma(v263, v248, v264);
            x6 = v265;
          }
          const float v266 = m2[v129];
          const float v267 = x3;
          const float v268 = v266 + v267;
          m2[v129] = v268;
          const uint v269 = v129 + v61;
          const float v270 = m2[v269];
          const float v271 = x4;
          const float v272 = v270 + v271;
          m2[v269] = v272;
          const uint v273 = v129 + v256;
          const float v274 = m2[v273];
          const float v275 = x5;
          const float v276 = v274 + v275;
          m2[v273] = v276;
          const uint v277 = v129 + v261;
          const float v278 = m2[v277];
          const float v279 = x6;
          const float v280 = v278 + v279;
          m2[v277] = v280;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v281 = v5 - v60;
        const uint v282 = v28 - v60;
        for (uint v283 = v63; v283 < v61; v283 += v64) {
          x7 = v69;
          x8 = v69;
          x9 = v69;
          x10 = v69;
          const uint v284 = min(v283, v282);
          const uint v285 = v284 * v6;
          const uint v286 = v34 + v285;
          for (uint v287 = v59; v287 < v32; v287 += v62) {
            const uint v288 = v286 + v287;
            const bool v428 = v426 == v427;
            if (v428) {
              const uint4 v429 = *(device const uint4*)(b1 + v288);
              const float4 v430 = as_type<float4>(v429);
              x11 = v430;
            } else {
              const bool v432 = v426 < v431;
              if (v432) {
                const bool v434 = v426 == v433;
                const uint v435 = v288 >> v433;
                const uint2 v436 = *(device const uint2*)(b1 + v435);
                const uint v437 = v436.x;
                const float2 v438 = float2(as_type<half2>(v437));
                const float v439 = v438.x;
                const float v440 = v438.y;
                const uint v443 = v437 << v441;
                const uint v444 = v437 & v442;
                const float v445 = as_type<float>(v443);
                const float v446 = as_type<float>(v444);
                const float v447 = select(v445, v439, v434);
                const float v448 = select(v446, v440, v434);
                const uint v449 = v436.y;
                const float2 v450 = float2(as_type<half2>(v449));
                const float v451 = v450.x;
                const float v452 = v450.y;
                const uint v453 = v449 << v441;
                const uint v454 = v449 & v442;
                const float v455 = as_type<float>(v453);
                const float v456 = as_type<float>(v454);
                const float v457 = select(v455, v451, v434);
                const float v458 = select(v456, v452, v434);
                const float4 v459 = float4(v447, v448, v457, v458);
                x11 = v459;
              } else {
                const uint v463 = v288 >> v461;
                const uint v464 = v463 * v460;
                const uint v465 = v288 & v462;
                const uint v466 = v465 * v460;
                const uint v467 = v466 >> v461;
                const uint v468 = v464 + v467;
                const uint v469 = v466 & v462;
                const uint v470 = b1[v468];
                const uint v471 = v468 + v433;
                const uint v472 = b1[v471];
                const uint v473 = v470 >> v469;
                const uint v474 = v462 - v469;
                const uint v475 = v472 << v433;
                const uint v476 = v475 << v474;
                const uint v477 = v473 | v476;
                const uint v478 = v433 << v460;
                const uint v479 = v478 - v433;
                const uint v481 = v288 >> v480;
                const bool v483 = v426 == v431;
                const bool v484 = v426 == v482;
                const uint v485 = v481 >> v433;
                const uint v486 = select(v485, v481, v483);
                const uint v488 = v487 + v486;
                const uint v489 = b1[v488];
                const float v490 = as_type<float>(v489);
                const uint v491 = v481 & v433;
                const bool v492 = v491 == v433;
                const float2 v493 = float2(as_type<half2>(v489));
                const float v494 = v493.x;
                const float v495 = v493.y;
                const uint v496 = v489 << v441;
                const uint v497 = v489 & v442;
                const float v498 = as_type<float>(v496);
                const float v499 = as_type<float>(v497);
                const float v500 = select(v494, v495, v492);
                const float v501 = select(v498, v499, v492);
                const float v502 = select(v501, v500, v484);
                const float v503 = select(v502, v490, v483);
                const bool v504 = v426 == v431;
                const bool v505 = v426 == v482;
                const uint v506 = v481 >> v433;
                const uint v507 = select(v506, v481, v504);
                const uint v509 = v508 + v507;
                const uint v510 = b1[v509];
                const float v511 = as_type<float>(v510);
                const uint v512 = v481 & v433;
                const bool v513 = v512 == v433;
                const float2 v514 = float2(as_type<half2>(v510));
                const float v515 = v514.x;
                const float v516 = v514.y;
                const uint v517 = v510 << v441;
                const uint v518 = v510 & v442;
                const float v519 = as_type<float>(v517);
                const float v520 = as_type<float>(v518);
                const float v521 = select(v515, v516, v513);
                const float v522 = select(v519, v520, v513);
                const float v523 = select(v522, v521, v505);
                const float v524 = select(v523, v511, v504);
                const uint v525 = v477 & v479;
                const float v526 = float(v525);
                const float v527 = fma(v503, v526, v524);
                const uint v528 = v477 >> v460;
                const uint v529 = v528 & v479;
                const float v530 = float(v529);
                const float v531 = fma(v503, v530, v524);
                const uint v532 = v528 >> v460;
                const uint v533 = v532 & v479;
                const float v534 = float(v533);
                const float v535 = fma(v503, v534, v524);
                const uint v536 = v532 >> v460;
                const uint v537 = v536 & v479;
                const float v538 = float(v537);
                const float v539 = fma(v503, v538, v524);
                const float4 v540 = float4(v527, v531, v535, v539);
                x11 = v540;
              }
            }
            const float4 v541 = x11;
            const uint v290 = min(v59, v281);
            const uint v291 = v290 * v6;
            const uint v292 = v33 + v291;
            const uint v293 = v292 + v287;
            const float4 v294 = *(device const float4*)(b0 + v293);
            const float v295 = x7;
            const float v296 = v294.x;
            const float v297 = v541.x;
            const float v298 = fma(v296, v297, v295);
            const float v299 = v294.y;
            const float v300 = v541.y;
            const float v301 = fma(v299, v300, v298);
            const float v302 = v294.z;
            const float v303 = v541.z;
            const float v304 = fma(v302, v303, v301);
            const float v305 = v294.w;
            const float v306 = v541.w;
            const float v307 = fma(v305, v306, v304);
            x7 = v307;
            const uint v308 = min(v60, v281);
            const uint v309 = v308 * v6;
            const uint v310 = v33 + v309;
            const uint v311 = v310 + v287;
            const float4 v312 = *(device const float4*)(b0 + v311);
            const float v313 = x8;
            const float v314 = v312.x;
            const float v315 = v541.x;
            const float v316 = fma(v314, v315, v313);
            const float v317 = v312.y;
            const float v318 = v541.y;
            const float v319 = fma(v317, v318, v316);
            const float v320 = v312.z;
            const float v321 = v541.z;
            const float v322 = fma(v320, v321, v319);
            const float v323 = v312.w;
            const float v324 = v541.w;
            const float v325 = fma(v323, v324, v322);
            x8 = v325;
            const uint v326 = min(v139, v281);
            const uint v327 = v326 * v6;
            const uint v328 = v33 + v327;
            const uint v329 = v328 + v287;
            const float4 v330 = *(device const float4*)(b0 + v329);
            const float v331 = x9;
            const float v332 = v330.x;
            const float v333 = v541.x;
            const float v334 = fma(v332, v333, v331);
            const float v335 = v330.y;
            const float v336 = v541.y;
            const float v337 = fma(v335, v336, v334);
            const float v338 = v330.z;
            const float v339 = v541.z;
            const float v340 = fma(v338, v339, v337);
            const float v341 = v330.w;
            const float v342 = v541.w;
            const float v343 = fma(v341, v342, v340);
            x9 = v343;
            const uint v344 = min(v145, v281);
            const uint v345 = v344 * v6;
            const uint v346 = v33 + v345;
            const uint v347 = v346 + v287;
            const float4 v348 = *(device const float4*)(b0 + v347);
            const float v349 = x10;
            const float v350 = v348.x;
            const float v351 = v541.x;
            const float v352 = fma(v350, v351, v349);
            const float v353 = v348.y;
            const float v354 = v541.y;
            const float v355 = fma(v353, v354, v352);
            const float v356 = v348.z;
            const float v357 = v541.z;
            const float v358 = fma(v356, v357, v355);
            const float v359 = v348.w;
            const float v360 = v541.w;
            const float v361 = fma(v359, v360, v358);
            x10 = v361;
          }
          const float v362 = m2[v283];
          const float v363 = x7;
          const float v364 = v362 + v363;
          m2[v283] = v364;
          const uint v365 = v283 + v61;
          const float v366 = m2[v365];
          const float v367 = x8;
          const float v368 = v366 + v367;
          m2[v365] = v368;
          const uint v369 = v283 + v256;
          const float v370 = m2[v369];
          const float v371 = x9;
          const float v372 = v370 + v371;
          m2[v369] = v372;
          const uint v373 = v283 + v261;
          const float v374 = m2[v373];
          const float v375 = x10;
          const float v376 = v374 + v375;
          m2[v373] = v376;
        }
      }
    }
    for (uint v377 = v63; v377 < v61; v377 += v64) {
      for (uint v378 = v59; v378 < v62; v378 += v60) {
        const uint v379 = v378 * v61;
        const uint v380 = v377 + v379;
        const float v381 = m2[v380];
        const uint v382 = v378 * v11;
        const uint v383 = v8 + v382;
        const uint v384 = v383 + v377;
        m0[v384] = v381;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v385 = v70 == v71;
    if (v385) {
      for (uint v386 = v59; v386 < v109; v386 += v60) {
        const uint v387 = v60 << v386;
        const uint v388 = v387 - v60;
        const uint v389 = v386 + v60;
        for (uint v390 = v63; v390 < v108; v390 += v64) {
          const uint v391 = v390 >> v386;
          const uint v392 = v391 << v389;
          const uint v393 = v390 & v388;
          const uint v394 = v392 + v393;
          for (uint v395 = v59; v395 < v62; v395 += v60) {
            const uint v396 = v395 * v11;
            const uint v397 = v8 + v396;
            const uint v398 = v397 + v394;
            const uint v399 = v398 + v387;
            const float v400 = m0[v398];
            const float v401 = m0[v399];
            const float v402 = v400 + v401;
            const float v403 = v400 - v401;
            m0[v398] = v402;
            m0[v399] = v403;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v404 = x0;
      const uint v405 = x1;
      const uint v407 = v405 + v406;
      for (uint v408 = v63; v408 < v61; v408 += v64) {
        for (uint v409 = v59; v409 < v62; v409 += v60) {
          const uint v410 = v409 * v11;
          const uint v411 = v8 + v410;
          const uint v412 = v411 + v408;
          const float v413 = m0[v412];
          const uint v414 = v404 + v408;
          const uint v415 = v414 >> v60;
          const uint v416 = v407 + v415;
          const uint v417 = b1[v416];
          const uint v418 = v414 & v60;
          const bool v419 = v418 == v60;
          const float2 v420 = float2(as_type<half2>(v417));
          const float v421 = v420.x;
          const float v422 = v420.y;
          const float v423 = select(v421, v422, v419);
          const float v424 = v413 * v103;
          const float v425 = v424 * v423;
          m0[v412] = v425;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v38 = v36; v38 < v35; v38 += v37) {
      const uint v39 = v38 / v11;
      const uint v40 = v38 % v11;
      const bool v41 = v39 < v5;
      const bool v42 = v40 < v28;
      const bool v43 = v41 & v42;
      if (v43) {
        const uint v44 = v2 + v39;
        const uint v45 = v26 + v40;
        const uint v46 = v44 * v9;
        const uint v47 = v46 + v45;
        const float v48 = b2[v47];
        const uint v49 = v44 - v2;
        const uint v50 = v49 * v11;
        const uint v51 = v45 - v26;
        const uint v52 = v50 + v51;
        const float v53 = m0[v52];
        const float v54 = b3[v45];
        const float v55 = v53 + v54;
        const float v56 = v48 + v55;
        const uint v57 = v44 * v9;
        const uint v58 = v57 + v45;
        b4[v58] = v56;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
