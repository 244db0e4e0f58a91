#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_3_v1_r4_blocks(
    device const uint* b0 [[buffer(0)]], // out_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
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
  const uint v392 = params[12];
  const uint v393 = 0u;
  const uint v397 = 3u;
  const uint v399 = 1u;
  const uint v408 = 16u;
  const uint v409 = 4294901760u;
  const uint v417 = params[13];
  const uint v418 = 5u;
  const uint v419 = 31u;
  const uint v437 = params[14];
  const uint v439 = 4u;
  const uint v444 = params[15];
  const uint v465 = params[16];
  const uint v69 = 0u;
  const uint v70 = 1u;
  const uint v71 = 128u;
  const uint v72 = 4u;
  const uint v73 = lane;
  const uint v74 = 32u;
  const float v79 = 0.0f;
  const uint v80 = params[4];
  const uint v81 = 6u;
  const uint v86 = params[5];
  const uint v87 = params[6];
  const uint v91 = params[7];
  const float v113 = 0.088388346f;
  const uint v118 = 64u;
  const uint v119 = 7u;
  const uint v137 = 16u;
  const uint v147 = params[8];
  const uint v148 = params[9];
  const uint v149 = 2u;
  const uint v155 = 3u;
  const uint v156 = 5u;
  const uint v177 = 31u;
  const uint v197 = 65535u;
  const uint v199 = params[10];
  const uint v202 = 89226354u;
  const uint v203 = 3417055213u;
  const uint v204 = 2212286765u;
  const uint v207 = 64248484u;
  const uint v211 = 2415890431u;
  const uint v212 = 996162400u;
  const uint v216 = 32768u;
  const uint v217 = 32767u;
  const uint v218 = 13u;
  const uint v219 = 939524096u;
  const uint v235 = 16711935u;
  const uint v236 = 8u;
  const uint v237 = 2047u;
  const float v246 = 0.006767273f;
  const float v247 = -3.453125f;
  const uint v253 = 4095u;
  const uint v254 = 4294959104u;
  const uint v266 = 256u;
  const uint v271 = 384u;
  const uint v372 = params[11];
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 127u;
  const uint v10 = 128u;
  const uint v15 = group.x;
  const uint v16 = groups.x;
  const uint v17 = 1u;
  const uint v34 = lane;
  const uint v35 = 32u;
  const uint v38 = params[3];
  const uint v49 = 512u;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  const uint v18 = v12 + v16;
  const uint v19 = v18 - v17;
  const uint v20 = v19 / v16;
  const uint v21 = v15 * v20;
  const uint v22 = v21 + v20;
  const uint v23 = min(v22, v12);
  for (uint v24 = v21; v24 < v23; v24 += v17) {
    const uint v25 = v24 * v10;
    const uint v26 = v8 - v25;
    const uint v27 = min(v10, v26);
    const uint v28 = v25 * v6;
    for (uint v75 = v73; v75 < v71; v75 += v74) {
      for (uint v76 = v69; v76 < v72; v76 += v70) {
        const uint v77 = v76 * v71;
        const uint v78 = v75 + v77;
        m3[v78] = v79;
      }
    }
    for (uint v29 = v7; v29 < v6; v29 += v10) {
      const uint v30 = v6 - v29;
      const uint v31 = min(v10, v30);
      for (uint v32 = v7; v32 < v5; v32 += v17) {
        const uint v33 = v2 + v32;
        for (uint v36 = v34; v36 < v31; v36 += v35) {
          const uint v37 = v29 + v36;
          const uint v39 = v37 % v38;
          const uint v40 = v37 / v38;
          const uint v41 = v33 * v6;
          const uint v42 = v40 * v38;
          const uint v43 = v41 + v42;
          const uint v44 = v43 + v39;
          const float v45 = b1[v44];
          const uint v46 = v32 * v10;
          const uint v47 = v36 + v46;
          m0[v47] = v45;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v48 = v28 + v29;
      const bool v82 = v80 == v81;
      if (v82) {
        const uint v83 = v48 / v6;
        const uint v84 = v83 * v6;
        const uint v85 = v48 - v84;
        const uint v88 = v83 / v86;
        const uint v89 = v83 % v86;
        const uint v90 = v88 * v87;
        x0 = v89;
        x1 = v90;
        const uint v92 = v90 + v91;
        for (uint v93 = v73; v93 < v71; v93 += v74) {
          for (uint v94 = v69; v94 < v72; v94 += v70) {
            x2 = v79;
            const bool v95 = v94 < v5;
            const bool v96 = v93 < v31;
            const bool v97 = v95 & v96;
            if (v97) {
              const uint v98 = v94 * v10;
              const uint v99 = v7 + v98;
              const uint v100 = v99 + v93;
              const float v101 = m0[v100];
              const uint v102 = v85 + v93;
              const uint v103 = v102 >> v70;
              const uint v104 = v92 + v103;
              const uint v105 = b0[v104];
              const uint v106 = v102 & v70;
              const bool v107 = v106 == v70;
              const float2 v108 = float2(as_type<half2>(v105));
              const float v109 = v108.x;
              const float v110 = v108.y;
              const float v111 = select(v109, v110, v107);
              const float v112 = v101 * v111;
              const float v114 = v112 * v113;
              x2 = v114;
            }
            const float v115 = x2;
            const uint v116 = v94 * v71;
            const uint v117 = v93 + v116;
            m2[v117] = v115;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v120 = v69; v120 < v119; v120 += v70) {
          const uint v121 = v70 << v120;
          const uint v122 = v121 - v70;
          const uint v123 = v120 + v70;
          for (uint v124 = v73; v124 < v118; v124 += v74) {
            const uint v125 = v124 >> v120;
            const uint v126 = v125 << v123;
            const uint v127 = v124 & v122;
            const uint v128 = v126 + v127;
            for (uint v129 = v69; v129 < v72; v129 += v70) {
              const uint v130 = v129 * v71;
              const uint v131 = v130 + v128;
              const uint v132 = v131 + v121;
              const float v133 = m2[v131];
              const float v134 = m2[v132];
              const float v135 = v133 + v134;
              const float v136 = v133 - v134;
              m2[v131] = v135;
              m2[v132] = v136;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v138 = v85 / v137;
        for (uint v139 = v73; v139 < v71; v139 += v74) {
          x3 = v79;
          x4 = v79;
          x5 = v79;
          x6 = v79;
          const uint v140 = v89 + v139;
          const uint v141 = v140 / v137;
          const uint v142 = v140 % v137;
          for (uint v143 = v69; v143 < v71; v143 += v70) {
            const uint v144 = v143 / v137;
            const uint v145 = v138 + v144;
            const uint v146 = v143 % v137;
            const uint v150 = v147 * v72;
            const uint v151 = v145 * v148;
            const uint v152 = v151 + v141;
            const uint v153 = v152 * v150;
            const uint v154 = v90 + v153;
            const uint v157 = v142 & v119;
            const uint v158 = v157 << v156;
            const uint v159 = v142 >> v155;
            const uint v160 = v159 << v149;
            const uint v161 = v146 & v119;
            const uint v162 = v161 >> v70;
            const uint v163 = v162 << v155;
            const uint v164 = v146 >> v155;
            const uint v165 = v164 << v70;
            const uint v166 = v146 & v70;
            const uint v167 = v158 + v160;
            const uint v168 = v167 + v163;
            const uint v169 = v168 + v165;
            const uint v170 = v169 + v166;
            const uint v171 = v170 + v70;
            const uint v172 = v171 * v147;
            const uint v173 = v172 >> v70;
            const uint v174 = v150 << v156;
            const uint v175 = v173 + v174;
            const uint v176 = v175 - v70;
            const uint v178 = v176 >> v156;
            const uint v179 = v175 - v137;
            const uint v180 = v179 >> v156;
            const bool v181 = v178 < v150;
            const uint v182 = v178 - v150;
            const uint v183 = select(v182, v178, v181);
            const uint v184 = v154 + v183;
            const uint v185 = b0[v184];
            const bool v186 = v180 < v150;
            const uint v187 = v180 - v150;
            const uint v188 = select(v187, v180, v186);
            const uint v189 = v154 + v188;
            const uint v190 = b0[v189];
            const uint v191 = v176 & v177;
            const uint v192 = v177 - v191;
            const uint v193 = v185 >> v192;
            const uint v194 = v190 << v70;
            const uint v195 = v194 << v191;
            const uint v196 = v193 | v195;
            const uint v198 = v196 & v197;
            const bool v200 = v199 == v69;
            const bool v201 = v199 == v149;
            const uint v205 = select(v203, v204, v201);
            const uint v206 = select(v205, v202, v200);
            const uint v208 = select(v69, v207, v200);
            const uint v209 = v198 * v206;
            const uint v210 = v209 + v208;
            const uint v213 = v210 & v211;
            const uint v214 = v213 ^ v212;
            const uint v215 = v214 >> v137;
            const uint v220 = v214 & v216;
            const uint v221 = v220 << v137;
            const uint v222 = v214 & v217;
            const uint v223 = v222 << v218;
            const uint v224 = v223 + v219;
            const uint v225 = v221 | v224;
            const float v226 = as_type<float>(v225);
            const uint v227 = v215 & v216;
            const uint v228 = v227 << v137;
            const uint v229 = v215 & v217;
            const uint v230 = v229 << v218;
            const uint v231 = v230 + v219;
            const uint v232 = v228 | v231;
            const float v233 = as_type<float>(v232);
            const float v234 = v226 + v233;
            const uint v238 = v210 & v235;
            const uint v239 = v210 >> v236;
            const uint v240 = v239 & v235;
            const uint v241 = v238 + v240;
            const uint v242 = v241 >> v137;
            const uint v243 = v241 + v242;
            const uint v244 = v243 & v237;
            const float v245 = float(v244);
            const float v248 = fma(v245, v246, v247);
            const float v249 = select(v234, v248, v201);
            const uint v250 = as_type<uint>(v249);
            const uint v251 = v250 >> v218;
            const uint v252 = v251 & v70;
            const uint v255 = v250 + v253;
            const uint v256 = v255 + v252;
            const uint v257 = v256 & v254;
            const float v258 = as_type<float>(v257);
            const float v259 = m2[v143];
            const float v260 = x3;
            const float v261 = fma(v259, v258, v260);
            x3 = v261;
            const uint v262 = v143 + v71;
            const float v263 = m2[v262];
            const float v264 = x4;
            const float v265 = fma(v263, v258, v264);
            x4 = v265;
            const uint v267 = v143 + v266;
            const float v268 = m2[v267];
            const float v269 = x5;
            const float v270 = fma(v268, v258, v269);
            x5 = v270;
            const uint v272 = v143 + v271;
            const float v273 = m2[v272];
            const float v274 = x6;
            const float v275 = fma(v273, v258, v274);
            x6 = v275;
          }
          const float v276 = m3[v139];
          const float v277 = x3;
          const float v278 = v276 + v277;
          m3[v139] = v278;
          const uint v279 = v139 + v71;
          const float v280 = m3[v279];
          const float v281 = x4;
          const float v282 = v280 + v281;
          m3[v279] = v282;
          const uint v283 = v139 + v266;
          const float v284 = m3[v283];
          const float v285 = x5;
          const float v286 = v284 + v285;
          m3[v283] = v286;
          const uint v287 = v139 + v271;
          const float v288 = m3[v287];
          const float v289 = x6;
          const float v290 = v288 + v289;
          m3[v287] = v290;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v291 = v5 - v70;
        const uint v292 = v27 - v70;
        for (uint v293 = v73; v293 < v71; v293 += v74) {
          x7 = v79;
          x8 = v79;
          x9 = v79;
          x10 = v79;
          const uint v294 = min(v293, v292);
          const uint v295 = v294 * v6;
          const uint v296 = v48 + v295;
          for (uint v297 = v69; v297 < v31; v297 += v70) {
            const uint v298 = v296 + v297;
            const bool v394 = v392 == v393;
            if (v394) {
              const uint v395 = b0[v298];
              const float v396 = as_type<float>(v395);
              x11 = v396;
            } else {
              const bool v398 = v392 < v397;
              if (v398) {
                const bool v400 = v392 == v399;
                const uint v401 = v298 >> v399;
                const uint v402 = b0[v401];
                const uint v403 = v298 & v399;
                const bool v404 = v403 == v399;
                const float2 v405 = float2(as_type<half2>(v402));
                const float v406 = v405.x;
                const float v407 = v405.y;
                const uint v410 = v402 << v408;
                const uint v411 = v402 & v409;
                const float v412 = as_type<float>(v410);
                const float v413 = as_type<float>(v411);
                const float v414 = select(v406, v407, v404);
                const float v415 = select(v412, v413, v404);
                const float v416 = select(v415, v414, v400);
                x11 = v416;
              } else {
                const uint v420 = v298 >> v418;
                const uint v421 = v420 * v417;
                const uint v422 = v298 & v419;
                const uint v423 = v422 * v417;
                const uint v424 = v423 >> v418;
                const uint v425 = v421 + v424;
                const uint v426 = v423 & v419;
                const uint v427 = b0[v425];
                const uint v428 = v425 + v399;
                const uint v429 = b0[v428];
                const uint v430 = v427 >> v426;
                const uint v431 = v419 - v426;
                const uint v432 = v429 << v399;
                const uint v433 = v432 << v431;
                const uint v434 = v430 | v433;
                const uint v435 = v399 << v417;
                const uint v436 = v435 - v399;
                const uint v438 = v298 >> v437;
                const bool v440 = v392 == v397;
                const bool v441 = v392 == v439;
                const uint v442 = v438 >> v399;
                const uint v443 = select(v442, v438, v440);
                const uint v445 = v444 + v443;
                const uint v446 = b0[v445];
                const float v447 = as_type<float>(v446);
                const uint v448 = v438 & v399;
                const bool v449 = v448 == v399;
                const float2 v450 = float2(as_type<half2>(v446));
                const float v451 = v450.x;
                const float v452 = v450.y;
                const uint v453 = v446 << v408;
                const uint v454 = v446 & v409;
                const float v455 = as_type<float>(v453);
                const float v456 = as_type<float>(v454);
                const float v457 = select(v451, v452, v449);
                const float v458 = select(v455, v456, v449);
                const float v459 = select(v458, v457, v441);
                const float v460 = select(v459, v447, v440);
                const bool v461 = v392 == v397;
                const bool v462 = v392 == v439;
                const uint v463 = v438 >> v399;
                const uint v464 = select(v463, v438, v461);
                const uint v466 = v465 + v464;
                const uint v467 = b0[v466];
                const float v468 = as_type<float>(v467);
                const uint v469 = v438 & v399;
                const bool v470 = v469 == v399;
                const float2 v471 = float2(as_type<half2>(v467));
                const float v472 = v471.x;
                const float v473 = v471.y;
                const uint v474 = v467 << v408;
                const uint v475 = v467 & v409;
                const float v476 = as_type<float>(v474);
                const float v477 = as_type<float>(v475);
                const float v478 = select(v472, v473, v470);
                const float v479 = select(v476, v477, v470);
                const float v480 = select(v479, v478, v462);
                const float v481 = select(v480, v468, v461);
                const uint v482 = v434 & v436;
                const float v483 = float(v482);
                const float v484 = fma(v460, v483, v481);
                x11 = v484;
              }
            }
            const float v485 = x11;
            const uint v300 = min(v69, v291);
            const uint v301 = v300 * v10;
            const uint v302 = v7 + v301;
            const uint v303 = v302 + v297;
            const float v304 = m0[v303];
            const float v305 = x7;
            const float v306 = fma(v304, v485, v305);
            x7 = v306;
            const uint v307 = min(v70, v291);
            const uint v308 = v307 * v10;
            const uint v309 = v7 + v308;
            const uint v310 = v309 + v297;
            const float v311 = m0[v310];
            const float v312 = x8;
            const float v313 = fma(v311, v485, v312);
            x8 = v313;
            const uint v314 = min(v149, v291);
            const uint v315 = v314 * v10;
            const uint v316 = v7 + v315;
            const uint v317 = v316 + v297;
            const float v318 = m0[v317];
            const float v319 = x9;
            const float v320 = fma(v318, v485, v319);
            x9 = v320;
            const uint v321 = min(v155, v291);
            const uint v322 = v321 * v10;
            const uint v323 = v7 + v322;
            const uint v324 = v323 + v297;
            const float v325 = m0[v324];
            const float v326 = x10;
            const float v327 = fma(v325, v485, v326);
            x10 = v327;
          }
          const float v328 = m3[v293];
          const float v329 = x7;
          const float v330 = v328 + v329;
          m3[v293] = v330;
          const uint v331 = v293 + v71;
          const float v332 = m3[v331];
          const float v333 = x8;
          const float v334 = v332 + v333;
          m3[v331] = v334;
          const uint v335 = v293 + v266;
          const float v336 = m3[v335];
          const float v337 = x9;
          const float v338 = v336 + v337;
          m3[v335] = v338;
          const uint v339 = v293 + v271;
          const float v340 = m3[v339];
          const float v341 = x10;
          const float v342 = v340 + v341;
          m3[v339] = v342;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v343 = v73; v343 < v71; v343 += v74) {
      for (uint v344 = v69; v344 < v72; v344 += v70) {
        const uint v345 = v344 * v71;
        const uint v346 = v343 + v345;
        const float v347 = m3[v346];
        const uint v348 = v344 * v10;
        const uint v349 = v7 + v348;
        const uint v350 = v349 + v343;
        m1[v350] = v347;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v351 = v80 == v81;
    if (v351) {
      for (uint v352 = v69; v352 < v119; v352 += v70) {
        const uint v353 = v70 << v352;
        const uint v354 = v353 - v70;
        const uint v355 = v352 + v70;
        for (uint v356 = v73; v356 < v118; v356 += v74) {
          const uint v357 = v356 >> v352;
          const uint v358 = v357 << v355;
          const uint v359 = v356 & v354;
          const uint v360 = v358 + v359;
          for (uint v361 = v69; v361 < v72; v361 += v70) {
            const uint v362 = v361 * v10;
            const uint v363 = v7 + v362;
            const uint v364 = v363 + v360;
            const uint v365 = v364 + v353;
            const float v366 = m1[v364];
            const float v367 = m1[v365];
            const float v368 = v366 + v367;
            const float v369 = v366 - v367;
            m1[v364] = v368;
            m1[v365] = v369;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v370 = x0;
      const uint v371 = x1;
      const uint v373 = v371 + v372;
      for (uint v374 = v73; v374 < v71; v374 += v74) {
        for (uint v375 = v69; v375 < v72; v375 += v70) {
          const uint v376 = v375 * v10;
          const uint v377 = v7 + v376;
          const uint v378 = v377 + v374;
          const float v379 = m1[v378];
          const uint v380 = v370 + v374;
          const uint v381 = v380 >> v70;
          const uint v382 = v373 + v381;
          const uint v383 = b0[v382];
          const uint v384 = v380 & v70;
          const bool v385 = v384 == v70;
          const float2 v386 = float2(as_type<half2>(v383));
          const float v387 = v386.x;
          const float v388 = v386.y;
          const float v389 = select(v387, v388, v385);
          const float v390 = v379 * v113;
          const float v391 = v390 * v389;
          m1[v378] = v391;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v50 = v34; v50 < v49; v50 += v35) {
      const uint v51 = v50 / v10;
      const uint v52 = v50 % v10;
      const bool v53 = v51 < v5;
      const bool v54 = v52 < v27;
      const bool v55 = v53 & v54;
      if (v55) {
        const uint v56 = v2 + v51;
        const uint v57 = v25 + v52;
        const uint v58 = v56 * v8;
        const uint v59 = v58 + v57;
        const float v60 = b2[v59];
        const uint v61 = v56 - v2;
        const uint v62 = v61 * v10;
        const uint v63 = v57 - v25;
        const uint v64 = v62 + v63;
        const float v65 = m1[v64];
        const float v66 = v60 + v65;
        const uint v67 = v56 * v8;
        const uint v68 = v67 + v57;
        b3[v68] = v66;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
