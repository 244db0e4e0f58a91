#include <metal_stdlib>
using namespace metal;

kernel void experts_5_v1_r4_blocks(
    device const float* b0 [[buffer(0)]], // stored0
    device const int* b1 [[buffer(1)]], // stored1
    device const int* b2 [[buffer(2)]], // stored2
    device const uint* b3 [[buffer(3)]], // expert_down
    device const float* b4 [[buffer(4)]], // stored4
    device float* b5 [[buffer(5)]], // stored5
    constant uint* params [[buffer(6)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
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
  float x11;
  const uint v411 = params[13];
  const uint v412 = 0u;
  const uint v416 = 3u;
  const uint v418 = 1u;
  const uint v427 = 16u;
  const uint v428 = 4294901760u;
  const uint v436 = params[14];
  const uint v437 = 5u;
  const uint v438 = 31u;
  const uint v456 = params[15];
  const uint v458 = 4u;
  const uint v463 = params[16];
  const uint v484 = params[17];
  const uint v88 = 0u;
  const uint v89 = 1u;
  const uint v90 = 128u;
  const uint v91 = 4u;
  const uint v92 = lane;
  const uint v93 = 32u;
  const float v98 = 0.0f;
  const uint v99 = params[5];
  const uint v100 = 6u;
  const uint v105 = params[6];
  const uint v106 = params[7];
  const uint v110 = params[8];
  const float v132 = 0.088388346f;
  const uint v137 = 64u;
  const uint v138 = 7u;
  const uint v156 = 16u;
  const uint v166 = params[9];
  const uint v167 = params[10];
  const uint v168 = 2u;
  const uint v174 = 3u;
  const uint v175 = 5u;
  const uint v196 = 31u;
  const uint v216 = 65535u;
  const uint v218 = params[11];
  const uint v221 = 89226354u;
  const uint v222 = 3417055213u;
  const uint v223 = 2212286765u;
  const uint v226 = 64248484u;
  const uint v230 = 2415890431u;
  const uint v231 = 996162400u;
  const uint v235 = 32768u;
  const uint v236 = 32767u;
  const uint v237 = 13u;
  const uint v238 = 939524096u;
  const uint v254 = 16711935u;
  const uint v255 = 8u;
  const uint v256 = 2047u;
  const float v265 = 0.006767273f;
  const float v266 = -3.453125f;
  const uint v272 = 4095u;
  const uint v273 = 4294959104u;
  const uint v285 = 256u;
  const uint v290 = 384u;
  const uint v391 = params[12];
  const uint v0 = params[0];
  const uint v1 = params[1];
  const uint v2 = 127u;
  const uint v3 = 128u;
  const uint v7 = 1u;
  const uint v8 = group.x;
  const uint v9 = groups.x;
  const uint v30 = 4u;
  const uint v37 = params[2];
  const uint v41 = 0u;
  const uint v51 = lane;
  const uint v52 = 32u;
  const uint v59 = params[3];
  const uint v60 = 512u;
  const uint v83 = params[4];
  const uint v4 = v1 + v2;
  const uint v5 = v4 / v3;
  const uint v6 = v0 * v5;
  const uint v10 = v6 + v9;
  const uint v11 = v10 - v7;
  const uint v12 = v11 / v9;
  const uint v13 = v8 * v12;
  const uint v14 = v13 + v12;
  const uint v15 = min(v14, v6);
  for (uint v16 = v13; v16 < v15; v16 += v7) {
    const uint v17 = v16 / v5;
    const uint v18 = v16 % v5;
    const int v19 = b2[v17];
    const uint v20 = uint(v19);
    const int v21 = b1[v20];
    const uint v22 = uint(v21);
    const uint v23 = v0 + v22;
    const int v24 = b2[v23];
    const uint v25 = uint(v24);
    const bool v26 = v25 == v17;
    if (v26) {
      const uint v27 = v23 + v7;
      const int v28 = b2[v27];
      const uint v29 = uint(v28);
      const uint v31 = v18 * v3;
      const uint v32 = v1 - v31;
      const uint v33 = min(v3, v32);
      for (uint v34 = v17; v34 < v29; v34 += v30) {
        const uint v35 = v29 - v34;
        const uint v36 = min(v30, v35);
        const uint v38 = v22 * v1;
        const uint v39 = v31 + v38;
        const uint v40 = v39 * v37;
        for (uint v94 = v92; v94 < v90; v94 += v93) {
          for (uint v95 = v88; v95 < v91; v95 += v89) {
            const uint v96 = v95 * v90;
            const uint v97 = v94 + v96;
            m3[v97] = v98;
          }
        }
        for (uint v42 = v41; v42 < v37; v42 += v3) {
          const uint v43 = v37 - v42;
          const uint v44 = min(v3, v43);
          for (uint v45 = v41; v45 < v36; v45 += v7) {
            const uint v46 = v34 + v45;
            const int v47 = b2[v46];
            const uint v48 = uint(v47);
            const uint v49 = v48 * v37;
            const uint v50 = v42 + v49;
            for (uint v53 = v51; v53 < v44; v53 += v52) {
              const uint v54 = v50 + v53;
              const float v55 = b0[v54];
              const uint v56 = v45 * v3;
              const uint v57 = v53 + v56;
              m1[v57] = v55;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          const uint v58 = v40 + v42;
          const bool v101 = v99 == v100;
          if (v101) {
            const uint v102 = v58 / v37;
            const uint v103 = v102 * v37;
            const uint v104 = v58 - v103;
            const uint v107 = v102 / v105;
            const uint v108 = v102 % v105;
            const uint v109 = v107 * v106;
            x0 = v108;
            x1 = v109;
            const uint v111 = v109 + v110;
            for (uint v112 = v92; v112 < v90; v112 += v93) {
              for (uint v113 = v88; v113 < v91; v113 += v89) {
                x2 = v98;
                const bool v114 = v113 < v36;
                const bool v115 = v112 < v44;
                const bool v116 = v114 & v115;
                if (v116) {
                  const uint v117 = v113 * v3;
                  const uint v118 = v41 + v117;
                  const uint v119 = v118 + v112;
                  const float v120 = m1[v119];
                  const uint v121 = v104 + v112;
                  const uint v122 = v121 >> v89;
                  const uint v123 = v111 + v122;
                  const uint v124 = b3[v123];
                  const uint v125 = v121 & v89;
                  const bool v126 = v125 == v89;
                  const float2 v127 = float2(as_type<half2>(v124));
                  const float v128 = v127.x;
                  const float v129 = v127.y;
                  const float v130 = select(v128, v129, v126);
                  const float v131 = v120 * v130;
                  const float v133 = v131 * v132;
                  x2 = v133;
                }
                const float v134 = x2;
                const uint v135 = v113 * v90;
                const uint v136 = v112 + v135;
                m2[v136] = v134;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            for (uint v139 = v88; v139 < v138; v139 += v89) {
              const uint v140 = v89 << v139;
              const uint v141 = v140 - v89;
              const uint v142 = v139 + v89;
              for (uint v143 = v92; v143 < v137; v143 += v93) {
                const uint v144 = v143 >> v139;
                const uint v145 = v144 << v142;
                const uint v146 = v143 & v141;
                const uint v147 = v145 + v146;
                for (uint v148 = v88; v148 < v91; v148 += v89) {
                  const uint v149 = v148 * v90;
                  const uint v150 = v149 + v147;
                  const uint v151 = v150 + v140;
                  const float v152 = m2[v150];
                  const float v153 = m2[v151];
                  const float v154 = v152 + v153;
                  const float v155 = v152 - v153;
                  m2[v150] = v154;
                  m2[v151] = v155;
                }
              }
              threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            }
            const uint v157 = v104 / v156;
            for (uint v158 = v92; v158 < v90; v158 += v93) {
              x3 = v98;
              x4 = v98;
              x5 = v98;
              x6 = v98;
              const uint v159 = v108 + v158;
              const uint v160 = v159 / v156;
              const uint v161 = v159 % v156;
              for (uint v162 = v88; v162 < v90; v162 += v89) {
                const uint v163 = v162 / v156;
                const uint v164 = v157 + v163;
                const uint v165 = v162 % v156;
                const uint v169 = v166 * v91;
                const uint v170 = v164 * v167;
                const uint v171 = v170 + v160;
                const uint v172 = v171 * v169;
                const uint v173 = v109 + v172;
                const uint v176 = v161 & v138;
                const uint v177 = v176 << v175;
                const uint v178 = v161 >> v174;
                const uint v179 = v178 << v168;
                const uint v180 = v165 & v138;
                const uint v181 = v180 >> v89;
                const uint v182 = v181 << v174;
                const uint v183 = v165 >> v174;
                const uint v184 = v183 << v89;
                const uint v185 = v165 & v89;
                const uint v186 = v177 + v179;
                const uint v187 = v186 + v182;
                const uint v188 = v187 + v184;
                const uint v189 = v188 + v185;
                const uint v190 = v189 + v89;
                const uint v191 = v190 * v166;
                const uint v192 = v191 >> v89;
                const uint v193 = v169 << v175;
                const uint v194 = v192 + v193;
                const uint v195 = v194 - v89;
                const uint v197 = v195 >> v175;
                const uint v198 = v194 - v156;
                const uint v199 = v198 >> v175;
                const bool v200 = v197 < v169;
                const uint v201 = v197 - v169;
                const uint v202 = select(v201, v197, v200);
                const uint v203 = v173 + v202;
                const uint v204 = b3[v203];
                const bool v205 = v199 < v169;
                const uint v206 = v199 - v169;
                const uint v207 = select(v206, v199, v205);
                const uint v208 = v173 + v207;
                const uint v209 = b3[v208];
                const uint v210 = v195 & v196;
                const uint v211 = v196 - v210;
                const uint v212 = v204 >> v211;
                const uint v213 = v209 << v89;
                const uint v214 = v213 << v210;
                const uint v215 = v212 | v214;
                const uint v217 = v215 & v216;
                const bool v219 = v218 == v88;
                const bool v220 = v218 == v168;
                const uint v224 = select(v222, v223, v220);
                const uint v225 = select(v224, v221, v219);
                const uint v227 = select(v88, v226, v219);
                const uint v228 = v217 * v225;
                const uint v229 = v228 + v227;
                const uint v232 = v229 & v230;
                const uint v233 = v232 ^ v231;
                const uint v234 = v233 >> v156;
                const uint v239 = v233 & v235;
                const uint v240 = v239 << v156;
                const uint v241 = v233 & v236;
                const uint v242 = v241 << v237;
                const uint v243 = v242 + v238;
                const uint v244 = v240 | v243;
                const float v245 = as_type<float>(v244);
                const uint v246 = v234 & v235;
                const uint v247 = v246 << v156;
                const uint v248 = v234 & v236;
                const uint v249 = v248 << v237;
                const uint v250 = v249 + v238;
                const uint v251 = v247 | v250;
                const float v252 = as_type<float>(v251);
                const float v253 = v245 + v252;
                const uint v257 = v229 & v254;
                const uint v258 = v229 >> v255;
                const uint v259 = v258 & v254;
                const uint v260 = v257 + v259;
                const uint v261 = v260 >> v156;
                const uint v262 = v260 + v261;
                const uint v263 = v262 & v256;
                const float v264 = float(v263);
                const float v267 = fma(v264, v265, v266);
                const float v268 = select(v253, v267, v220);
                const uint v269 = as_type<uint>(v268);
                const uint v270 = v269 >> v237;
                const uint v271 = v270 & v89;
                const uint v274 = v269 + v272;
                const uint v275 = v274 + v271;
                const uint v276 = v275 & v273;
                const float v277 = as_type<float>(v276);
                const float v278 = m2[v162];
                const float v279 = x3;
                const float v280 = fma(v278, v277, v279);
                x3 = v280;
                const uint v281 = v162 + v90;
                const float v282 = m2[v281];
                const float v283 = x4;
                const float v284 = fma(v282, v277, v283);
                x4 = v284;
                const uint v286 = v162 + v285;
                const float v287 = m2[v286];
                const float v288 = x5;
                const float v289 = fma(v287, v277, v288);
                x5 = v289;
                const uint v291 = v162 + v290;
                const float v292 = m2[v291];
                const float v293 = x6;
                const float v294 = fma(v292, v277, v293);
                x6 = v294;
              }
              const float v295 = m3[v158];
              const float v296 = x3;
              const float v297 = v295 + v296;
              m3[v158] = v297;
              const uint v298 = v158 + v90;
              const float v299 = m3[v298];
              const float v300 = x4;
              const float v301 = v299 + v300;
              m3[v298] = v301;
              const uint v302 = v158 + v285;
              const float v303 = m3[v302];
              const float v304 = x5;
              const float v305 = v303 + v304;
              m3[v302] = v305;
              const uint v306 = v158 + v290;
              const float v307 = m3[v306];
              const float v308 = x6;
              const float v309 = v307 + v308;
              m3[v306] = v309;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          } else {
            const uint v310 = v36 - v89;
            const uint v311 = v33 - v89;
            for (uint v312 = v92; v312 < v90; v312 += v93) {
              x7 = v98;
              x8 = v98;
              x9 = v98;
              x10 = v98;
              const uint v313 = min(v312, v311);
              const uint v314 = v313 * v37;
              const uint v315 = v58 + v314;
              for (uint v316 = v88; v316 < v44; v316 += v89) {
                const uint v317 = v315 + v316;
                const bool v413 = v411 == v412;
                if (v413) {
                  const uint v414 = b3[v317];
                  const float v415 = as_type<float>(v414);
                  x11 = v415;
                } else {
                  const bool v417 = v411 < v416;
                  if (v417) {
                    const bool v419 = v411 == v418;
                    const uint v420 = v317 >> v418;
                    const uint v421 = b3[v420];
                    const uint v422 = v317 & v418;
                    const bool v423 = v422 == v418;
                    const float2 v424 = float2(as_type<half2>(v421));
                    const float v425 = v424.x;
                    const float v426 = v424.y;
                    const uint v429 = v421 << v427;
                    const uint v430 = v421 & v428;
                    const float v431 = as_type<float>(v429);
                    const float v432 = as_type<float>(v430);
                    const float v433 = select(v425, v426, v423);
                    const float v434 = select(v431, v432, v423);
                    const float v435 = select(v434, v433, v419);
                    x11 = v435;
                  } else {
                    const uint v439 = v317 >> v437;
                    const uint v440 = v439 * v436;
                    const uint v441 = v317 & v438;
                    const uint v442 = v441 * v436;
                    const uint v443 = v442 >> v437;
                    const uint v444 = v440 + v443;
                    const uint v445 = v442 & v438;
                    const uint v446 = b3[v444];
                    const uint v447 = v444 + v418;
                    const uint v448 = b3[v447];
                    const uint v449 = v446 >> v445;
                    const uint v450 = v438 - v445;
                    const uint v451 = v448 << v418;
                    const uint v452 = v451 << v450;
                    const uint v453 = v449 | v452;
                    const uint v454 = v418 << v436;
                    const uint v455 = v454 - v418;
                    const uint v457 = v317 >> v456;
                    const bool v459 = v411 == v416;
                    const bool v460 = v411 == v458;
                    const uint v461 = v457 >> v418;
                    const uint v462 = select(v461, v457, v459);
                    const uint v464 = v463 + v462;
                    const uint v465 = b3[v464];
                    const float v466 = as_type<float>(v465);
                    const uint v467 = v457 & v418;
                    const bool v468 = v467 == v418;
                    const float2 v469 = float2(as_type<half2>(v465));
                    const float v470 = v469.x;
                    const float v471 = v469.y;
                    const uint v472 = v465 << v427;
                    const uint v473 = v465 & v428;
                    const float v474 = as_type<float>(v472);
                    const float v475 = as_type<float>(v473);
                    const float v476 = select(v470, v471, v468);
                    const float v477 = select(v474, v475, v468);
                    const float v478 = select(v477, v476, v460);
                    const float v479 = select(v478, v466, v459);
                    const bool v480 = v411 == v416;
                    const bool v481 = v411 == v458;
                    const uint v482 = v457 >> v418;
                    const uint v483 = select(v482, v457, v480);
                    const uint v485 = v484 + v483;
                    const uint v486 = b3[v485];
                    const float v487 = as_type<float>(v486);
                    const uint v488 = v457 & v418;
                    const bool v489 = v488 == v418;
                    const float2 v490 = float2(as_type<half2>(v486));
                    const float v491 = v490.x;
                    const float v492 = v490.y;
                    const uint v493 = v486 << v427;
                    const uint v494 = v486 & v428;
                    const float v495 = as_type<float>(v493);
                    const float v496 = as_type<float>(v494);
                    const float v497 = select(v491, v492, v489);
                    const float v498 = select(v495, v496, v489);
                    const float v499 = select(v498, v497, v481);
                    const float v500 = select(v499, v487, v480);
                    const uint v501 = v453 & v455;
                    const float v502 = float(v501);
                    const float v503 = fma(v479, v502, v500);
                    x11 = v503;
                  }
                }
                const float v504 = x11;
                const uint v319 = min(v88, v310);
                const uint v320 = v319 * v3;
                const uint v321 = v41 + v320;
                const uint v322 = v321 + v316;
                const float v323 = m1[v322];
                const float v324 = x7;
                const float v325 = fma(v323, v504, v324);
                x7 = v325;
                const uint v326 = min(v89, v310);
                const uint v327 = v326 * v3;
                const uint v328 = v41 + v327;
                const uint v329 = v328 + v316;
                const float v330 = m1[v329];
                const float v331 = x8;
                const float v332 = fma(v330, v504, v331);
                x8 = v332;
                const uint v333 = min(v168, v310);
                const uint v334 = v333 * v3;
                const uint v335 = v41 + v334;
                const uint v336 = v335 + v316;
                const float v337 = m1[v336];
                const float v338 = x9;
                const float v339 = fma(v337, v504, v338);
                x9 = v339;
                const uint v340 = min(v174, v310);
                const uint v341 = v340 * v3;
                const uint v342 = v41 + v341;
                const uint v343 = v342 + v316;
                const float v344 = m1[v343];
                const float v345 = x10;
                const float v346 = fma(v344, v504, v345);
                x10 = v346;
              }
              const float v347 = m3[v312];
              const float v348 = x7;
              const float v349 = v347 + v348;
              m3[v312] = v349;
              const uint v350 = v312 + v90;
              const float v351 = m3[v350];
              const float v352 = x8;
              const float v353 = v351 + v352;
              m3[v350] = v353;
              const uint v354 = v312 + v285;
              const float v355 = m3[v354];
              const float v356 = x9;
              const float v357 = v355 + v356;
              m3[v354] = v357;
              const uint v358 = v312 + v290;
              const float v359 = m3[v358];
              const float v360 = x10;
              const float v361 = v359 + v360;
              m3[v358] = v361;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v362 = v92; v362 < v90; v362 += v93) {
          for (uint v363 = v88; v363 < v91; v363 += v89) {
            const uint v364 = v363 * v90;
            const uint v365 = v362 + v364;
            const float v366 = m3[v365];
            const uint v367 = v363 * v3;
            const uint v368 = v41 + v367;
            const uint v369 = v368 + v362;
            m0[v369] = v366;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const bool v370 = v99 == v100;
        if (v370) {
          for (uint v371 = v88; v371 < v138; v371 += v89) {
            const uint v372 = v89 << v371;
            const uint v373 = v372 - v89;
            const uint v374 = v371 + v89;
            for (uint v375 = v92; v375 < v137; v375 += v93) {
              const uint v376 = v375 >> v371;
              const uint v377 = v376 << v374;
              const uint v378 = v375 & v373;
              const uint v379 = v377 + v378;
              for (uint v380 = v88; v380 < v91; v380 += v89) {
                const uint v381 = v380 * v3;
                const uint v382 = v41 + v381;
                const uint v383 = v382 + v379;
                const uint v384 = v383 + v372;
                const float v385 = m0[v383];
                const float v386 = m0[v384];
                const float v387 = v385 + v386;
                const float v388 = v385 - v386;
                m0[v383] = v387;
                m0[v384] = v388;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v389 = x0;
          const uint v390 = x1;
          const uint v392 = v390 + v391;
          for (uint v393 = v92; v393 < v90; v393 += v93) {
            for (uint v394 = v88; v394 < v91; v394 += v89) {
              const uint v395 = v394 * v3;
              const uint v396 = v41 + v395;
              const uint v397 = v396 + v393;
              const float v398 = m0[v397];
              const uint v399 = v389 + v393;
              const uint v400 = v399 >> v89;
              const uint v401 = v392 + v400;
              const uint v402 = b3[v401];
              const uint v403 = v399 & v89;
              const bool v404 = v403 == v89;
              const float2 v405 = float2(as_type<half2>(v402));
              const float v406 = v405.x;
              const float v407 = v405.y;
              const float v408 = select(v406, v407, v404);
              const float v409 = v398 * v132;
              const float v410 = v409 * v408;
              m0[v397] = v410;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v61 = v51; v61 < v60; v61 += v52) {
          const uint v62 = v61 / v3;
          const uint v63 = v61 % v3;
          const bool v64 = v62 < v36;
          const bool v65 = v63 < v33;
          const bool v66 = v64 & v65;
          if (v66) {
            const uint v67 = v34 + v62;
            const int v68 = b2[v67];
            const uint v69 = uint(v68);
            const uint v70 = v69 / v59;
            const uint v71 = v69 % v59;
            const uint v72 = v31 + v63;
            const uint v73 = v62 * v3;
            const uint v74 = v31 - v73;
            const uint v75 = v70 - v70;
            const uint v76 = v71 - v71;
            const uint v77 = v72 - v74;
            const float v78 = m0[v77];
            const uint v79 = v70 * v59;
            const uint v80 = v79 + v71;
            const float v81 = b4[v80];
            const float v82 = v78 * v81;
            const uint v84 = v70 * v83;
            const uint v85 = v71 * v1;
            const uint v86 = v84 + v85;
            const uint v87 = v86 + v72;
            b5[v87] = v82;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
    }
  }
}
