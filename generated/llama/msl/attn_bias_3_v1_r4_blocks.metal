#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v1_r4_blocks(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
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
  const uint v394 = params[12];
  const uint v395 = 0u;
  const uint v399 = 3u;
  const uint v401 = 1u;
  const uint v410 = 16u;
  const uint v411 = 4294901760u;
  const uint v419 = params[13];
  const uint v420 = 5u;
  const uint v421 = 31u;
  const uint v439 = params[14];
  const uint v441 = 4u;
  const uint v446 = params[15];
  const uint v467 = params[16];
  const uint v71 = 0u;
  const uint v72 = 1u;
  const uint v73 = 128u;
  const uint v74 = 4u;
  const uint v75 = lane;
  const uint v76 = 32u;
  const float v81 = 0.0f;
  const uint v82 = params[4];
  const uint v83 = 6u;
  const uint v88 = params[5];
  const uint v89 = params[6];
  const uint v93 = params[7];
  const float v115 = 0.088388346f;
  const uint v120 = 64u;
  const uint v121 = 7u;
  const uint v139 = 16u;
  const uint v149 = params[8];
  const uint v150 = params[9];
  const uint v151 = 2u;
  const uint v157 = 3u;
  const uint v158 = 5u;
  const uint v179 = 31u;
  const uint v199 = 65535u;
  const uint v201 = params[10];
  const uint v204 = 89226354u;
  const uint v205 = 3417055213u;
  const uint v206 = 2212286765u;
  const uint v209 = 64248484u;
  const uint v213 = 2415890431u;
  const uint v214 = 996162400u;
  const uint v218 = 32768u;
  const uint v219 = 32767u;
  const uint v220 = 13u;
  const uint v221 = 939524096u;
  const uint v237 = 16711935u;
  const uint v238 = 8u;
  const uint v239 = 2047u;
  const float v248 = 0.006767273f;
  const float v249 = -3.453125f;
  const uint v255 = 4095u;
  const uint v256 = 4294959104u;
  const uint v268 = 256u;
  const uint v273 = 384u;
  const uint v374 = params[11];
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
    for (uint v77 = v75; v77 < v73; v77 += v76) {
      for (uint v78 = v71; v78 < v74; v78 += v72) {
        const uint v79 = v78 * v73;
        const uint v80 = v77 + v79;
        m3[v80] = v81;
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
      const bool v84 = v82 == v83;
      if (v84) {
        const uint v85 = v48 / v6;
        const uint v86 = v85 * v6;
        const uint v87 = v48 - v86;
        const uint v90 = v85 / v88;
        const uint v91 = v85 % v88;
        const uint v92 = v90 * v89;
        x0 = v91;
        x1 = v92;
        const uint v94 = v92 + v93;
        for (uint v95 = v75; v95 < v73; v95 += v76) {
          for (uint v96 = v71; v96 < v74; v96 += v72) {
            x2 = v81;
            const bool v97 = v96 < v5;
            const bool v98 = v95 < v31;
            const bool v99 = v97 & v98;
            if (v99) {
              const uint v100 = v96 * v10;
              const uint v101 = v7 + v100;
              const uint v102 = v101 + v95;
              const float v103 = m0[v102];
              const uint v104 = v87 + v95;
              const uint v105 = v104 >> v72;
              const uint v106 = v94 + v105;
              const uint v107 = b0[v106];
              const uint v108 = v104 & v72;
              const bool v109 = v108 == v72;
              const float2 v110 = float2(as_type<half2>(v107));
              const float v111 = v110.x;
              const float v112 = v110.y;
              const float v113 = select(v111, v112, v109);
              const float v114 = v103 * v113;
              const float v116 = v114 * v115;
              x2 = v116;
            }
            const float v117 = x2;
            const uint v118 = v96 * v73;
            const uint v119 = v95 + v118;
            m2[v119] = v117;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v122 = v71; v122 < v121; v122 += v72) {
          const uint v123 = v72 << v122;
          const uint v124 = v123 - v72;
          const uint v125 = v122 + v72;
          for (uint v126 = v75; v126 < v120; v126 += v76) {
            const uint v127 = v126 >> v122;
            const uint v128 = v127 << v125;
            const uint v129 = v126 & v124;
            const uint v130 = v128 + v129;
            for (uint v131 = v71; v131 < v74; v131 += v72) {
              const uint v132 = v131 * v73;
              const uint v133 = v132 + v130;
              const uint v134 = v133 + v123;
              const float v135 = m2[v133];
              const float v136 = m2[v134];
              const float v137 = v135 + v136;
              const float v138 = v135 - v136;
              m2[v133] = v137;
              m2[v134] = v138;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v140 = v87 / v139;
        for (uint v141 = v75; v141 < v73; v141 += v76) {
          x3 = v81;
          x4 = v81;
          x5 = v81;
          x6 = v81;
          const uint v142 = v91 + v141;
          const uint v143 = v142 / v139;
          const uint v144 = v142 % v139;
          for (uint v145 = v71; v145 < v73; v145 += v72) {
            const uint v146 = v145 / v139;
            const uint v147 = v140 + v146;
            const uint v148 = v145 % v139;
            const uint v152 = v149 * v74;
            const uint v153 = v147 * v150;
            const uint v154 = v153 + v143;
            const uint v155 = v154 * v152;
            const uint v156 = v92 + v155;
            const uint v159 = v144 & v121;
            const uint v160 = v159 << v158;
            const uint v161 = v144 >> v157;
            const uint v162 = v161 << v151;
            const uint v163 = v148 & v121;
            const uint v164 = v163 >> v72;
            const uint v165 = v164 << v157;
            const uint v166 = v148 >> v157;
            const uint v167 = v166 << v72;
            const uint v168 = v148 & v72;
            const uint v169 = v160 + v162;
            const uint v170 = v169 + v165;
            const uint v171 = v170 + v167;
            const uint v172 = v171 + v168;
            const uint v173 = v172 + v72;
            const uint v174 = v173 * v149;
            const uint v175 = v174 >> v72;
            const uint v176 = v152 << v158;
            const uint v177 = v175 + v176;
            const uint v178 = v177 - v72;
            const uint v180 = v178 >> v158;
            const uint v181 = v177 - v139;
            const uint v182 = v181 >> v158;
            const bool v183 = v180 < v152;
            const uint v184 = v180 - v152;
            const uint v185 = select(v184, v180, v183);
            const uint v186 = v156 + v185;
            const uint v187 = b0[v186];
            const bool v188 = v182 < v152;
            const uint v189 = v182 - v152;
            const uint v190 = select(v189, v182, v188);
            const uint v191 = v156 + v190;
            const uint v192 = b0[v191];
            const uint v193 = v178 & v179;
            const uint v194 = v179 - v193;
            const uint v195 = v187 >> v194;
            const uint v196 = v192 << v72;
            const uint v197 = v196 << v193;
            const uint v198 = v195 | v197;
            const uint v200 = v198 & v199;
            const bool v202 = v201 == v71;
            const bool v203 = v201 == v151;
            const uint v207 = select(v205, v206, v203);
            const uint v208 = select(v207, v204, v202);
            const uint v210 = select(v71, v209, v202);
            const uint v211 = v200 * v208;
            const uint v212 = v211 + v210;
            const uint v215 = v212 & v213;
            const uint v216 = v215 ^ v214;
            const uint v217 = v216 >> v139;
            const uint v222 = v216 & v218;
            const uint v223 = v222 << v139;
            const uint v224 = v216 & v219;
            const uint v225 = v224 << v220;
            const uint v226 = v225 + v221;
            const uint v227 = v223 | v226;
            const float v228 = as_type<float>(v227);
            const uint v229 = v217 & v218;
            const uint v230 = v229 << v139;
            const uint v231 = v217 & v219;
            const uint v232 = v231 << v220;
            const uint v233 = v232 + v221;
            const uint v234 = v230 | v233;
            const float v235 = as_type<float>(v234);
            const float v236 = v228 + v235;
            const uint v240 = v212 & v237;
            const uint v241 = v212 >> v238;
            const uint v242 = v241 & v237;
            const uint v243 = v240 + v242;
            const uint v244 = v243 >> v139;
            const uint v245 = v243 + v244;
            const uint v246 = v245 & v239;
            const float v247 = float(v246);
            const float v250 = fma(v247, v248, v249);
            const float v251 = select(v236, v250, v203);
            const uint v252 = as_type<uint>(v251);
            const uint v253 = v252 >> v220;
            const uint v254 = v253 & v72;
            const uint v257 = v252 + v255;
            const uint v258 = v257 + v254;
            const uint v259 = v258 & v256;
            const float v260 = as_type<float>(v259);
            const float v261 = m2[v145];
            const float v262 = x3;
            const float v263 = fma(v261, v260, v262);
            x3 = v263;
            const uint v264 = v145 + v73;
            const float v265 = m2[v264];
            const float v266 = x4;
            const float v267 = fma(v265, v260, v266);
            x4 = v267;
            const uint v269 = v145 + v268;
            const float v270 = m2[v269];
            const float v271 = x5;
            const float v272 = fma(v270, v260, v271);
            x5 = v272;
            const uint v274 = v145 + v273;
            const float v275 = m2[v274];
            const float v276 = x6;
            const float v277 = fma(v275, v260, v276);
            x6 = v277;
          }
          const float v278 = m3[v141];
          const float v279 = x3;
          const float v280 = v278 + v279;
          m3[v141] = v280;
          const uint v281 = v141 + v73;
          const float v282 = m3[v281];
          const float v283 = x4;
          const float v284 = v282 + v283;
          m3[v281] = v284;
          const uint v285 = v141 + v268;
          const float v286 = m3[v285];
          const float v287 = x5;
          const float v288 = v286 + v287;
          m3[v285] = v288;
          const uint v289 = v141 + v273;
          const float v290 = m3[v289];
          const float v291 = x6;
          const float v292 = v290 + v291;
          m3[v289] = v292;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v293 = v5 - v72;
        const uint v294 = v27 - v72;
        for (uint v295 = v75; v295 < v73; v295 += v76) {
          x7 = v81;
          x8 = v81;
          x9 = v81;
          x10 = v81;
          const uint v296 = min(v295, v294);
          const uint v297 = v296 * v6;
          const uint v298 = v48 + v297;
          for (uint v299 = v71; v299 < v31; v299 += v72) {
            const uint v300 = v298 + v299;
            const bool v396 = v394 == v395;
            if (v396) {
              const uint v397 = b0[v300];
              const float v398 = as_type<float>(v397);
              x11 = v398;
            } else {
              const bool v400 = v394 < v399;
              if (v400) {
                const bool v402 = v394 == v401;
                const uint v403 = v300 >> v401;
                const uint v404 = b0[v403];
                const uint v405 = v300 & v401;
                const bool v406 = v405 == v401;
                const float2 v407 = float2(as_type<half2>(v404));
                const float v408 = v407.x;
                const float v409 = v407.y;
                const uint v412 = v404 << v410;
                const uint v413 = v404 & v411;
                const float v414 = as_type<float>(v412);
                const float v415 = as_type<float>(v413);
                const float v416 = select(v408, v409, v406);
                const float v417 = select(v414, v415, v406);
                const float v418 = select(v417, v416, v402);
                x11 = v418;
              } else {
                const uint v422 = v300 >> v420;
                const uint v423 = v422 * v419;
                const uint v424 = v300 & v421;
                const uint v425 = v424 * v419;
                const uint v426 = v425 >> v420;
                const uint v427 = v423 + v426;
                const uint v428 = v425 & v421;
                const uint v429 = b0[v427];
                const uint v430 = v427 + v401;
                const uint v431 = b0[v430];
                const uint v432 = v429 >> v428;
                const uint v433 = v421 - v428;
                const uint v434 = v431 << v401;
                const uint v435 = v434 << v433;
                const uint v436 = v432 | v435;
                const uint v437 = v401 << v419;
                const uint v438 = v437 - v401;
                const uint v440 = v300 >> v439;
                const bool v442 = v394 == v399;
                const bool v443 = v394 == v441;
                const uint v444 = v440 >> v401;
                const uint v445 = select(v444, v440, v442);
                const uint v447 = v446 + v445;
                const uint v448 = b0[v447];
                const float v449 = as_type<float>(v448);
                const uint v450 = v440 & v401;
                const bool v451 = v450 == v401;
                const float2 v452 = float2(as_type<half2>(v448));
                const float v453 = v452.x;
                const float v454 = v452.y;
                const uint v455 = v448 << v410;
                const uint v456 = v448 & v411;
                const float v457 = as_type<float>(v455);
                const float v458 = as_type<float>(v456);
                const float v459 = select(v453, v454, v451);
                const float v460 = select(v457, v458, v451);
                const float v461 = select(v460, v459, v443);
                const float v462 = select(v461, v449, v442);
                const bool v463 = v394 == v399;
                const bool v464 = v394 == v441;
                const uint v465 = v440 >> v401;
                const uint v466 = select(v465, v440, v463);
                const uint v468 = v467 + v466;
                const uint v469 = b0[v468];
                const float v470 = as_type<float>(v469);
                const uint v471 = v440 & v401;
                const bool v472 = v471 == v401;
                const float2 v473 = float2(as_type<half2>(v469));
                const float v474 = v473.x;
                const float v475 = v473.y;
                const uint v476 = v469 << v410;
                const uint v477 = v469 & v411;
                const float v478 = as_type<float>(v476);
                const float v479 = as_type<float>(v477);
                const float v480 = select(v474, v475, v472);
                const float v481 = select(v478, v479, v472);
                const float v482 = select(v481, v480, v464);
                const float v483 = select(v482, v470, v463);
                const uint v484 = v436 & v438;
                const float v485 = float(v484);
                const float v486 = fma(v462, v485, v483);
                x11 = v486;
              }
            }
            const float v487 = x11;
            const uint v302 = min(v71, v293);
            const uint v303 = v302 * v10;
            const uint v304 = v7 + v303;
            const uint v305 = v304 + v299;
            const float v306 = m0[v305];
            const float v307 = x7;
            const float v308 = fma(v306, v487, v307);
            x7 = v308;
            const uint v309 = min(v72, v293);
            const uint v310 = v309 * v10;
            const uint v311 = v7 + v310;
            const uint v312 = v311 + v299;
            const float v313 = m0[v312];
            const float v314 = x8;
            const float v315 = fma(v313, v487, v314);
            x8 = v315;
            const uint v316 = min(v151, v293);
            const uint v317 = v316 * v10;
            const uint v318 = v7 + v317;
            const uint v319 = v318 + v299;
            const float v320 = m0[v319];
            const float v321 = x9;
            const float v322 = fma(v320, v487, v321);
            x9 = v322;
            const uint v323 = min(v157, v293);
            const uint v324 = v323 * v10;
            const uint v325 = v7 + v324;
            const uint v326 = v325 + v299;
            const float v327 = m0[v326];
            const float v328 = x10;
            const float v329 = fma(v327, v487, v328);
            x10 = v329;
          }
          const float v330 = m3[v295];
          const float v331 = x7;
          const float v332 = v330 + v331;
          m3[v295] = v332;
          const uint v333 = v295 + v73;
          const float v334 = m3[v333];
          const float v335 = x8;
          const float v336 = v334 + v335;
          m3[v333] = v336;
          const uint v337 = v295 + v268;
          const float v338 = m3[v337];
          const float v339 = x9;
          const float v340 = v338 + v339;
          m3[v337] = v340;
          const uint v341 = v295 + v273;
          const float v342 = m3[v341];
          const float v343 = x10;
          const float v344 = v342 + v343;
          m3[v341] = v344;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v345 = v75; v345 < v73; v345 += v76) {
      for (uint v346 = v71; v346 < v74; v346 += v72) {
        const uint v347 = v346 * v73;
        const uint v348 = v345 + v347;
        const float v349 = m3[v348];
        const uint v350 = v346 * v10;
        const uint v351 = v7 + v350;
        const uint v352 = v351 + v345;
        m1[v352] = v349;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v353 = v82 == v83;
    if (v353) {
      for (uint v354 = v71; v354 < v121; v354 += v72) {
        const uint v355 = v72 << v354;
        const uint v356 = v355 - v72;
        const uint v357 = v354 + v72;
        for (uint v358 = v75; v358 < v120; v358 += v76) {
          const uint v359 = v358 >> v354;
          const uint v360 = v359 << v357;
          const uint v361 = v358 & v356;
          const uint v362 = v360 + v361;
          for (uint v363 = v71; v363 < v74; v363 += v72) {
            const uint v364 = v363 * v10;
            const uint v365 = v7 + v364;
            const uint v366 = v365 + v362;
            const uint v367 = v366 + v355;
            const float v368 = m1[v366];
            const float v369 = m1[v367];
            const float v370 = v368 + v369;
            const float v371 = v368 - v369;
            m1[v366] = v370;
            m1[v367] = v371;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v372 = x0;
      const uint v373 = x1;
      const uint v375 = v373 + v374;
      for (uint v376 = v75; v376 < v73; v376 += v76) {
        for (uint v377 = v71; v377 < v74; v377 += v72) {
          const uint v378 = v377 * v10;
          const uint v379 = v7 + v378;
          const uint v380 = v379 + v376;
          const float v381 = m1[v380];
          const uint v382 = v372 + v376;
          const uint v383 = v382 >> v72;
          const uint v384 = v375 + v383;
          const uint v385 = b0[v384];
          const uint v386 = v382 & v72;
          const bool v387 = v386 == v72;
          const float2 v388 = float2(as_type<half2>(v385));
          const float v389 = v388.x;
          const float v390 = v388.y;
          const float v391 = select(v389, v390, v387);
          const float v392 = v381 * v115;
          const float v393 = v392 * v391;
          m1[v380] = v393;
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
        const float v66 = b3[v57];
        const float v67 = v65 + v66;
        const float v68 = v60 + v67;
        const uint v69 = v56 * v8;
        const uint v70 = v69 + v57;
        b4[v70] = v68;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
