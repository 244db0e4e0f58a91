#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_1_v1_r4_blocks(
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
  float x11;
  const uint v382 = params[11];
  const uint v383 = 0u;
  const uint v387 = 3u;
  const uint v389 = 1u;
  const uint v398 = 16u;
  const uint v399 = 4294901760u;
  const uint v407 = params[12];
  const uint v408 = 5u;
  const uint v409 = 31u;
  const uint v427 = params[13];
  const uint v429 = 4u;
  const uint v434 = params[14];
  const uint v455 = params[15];
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
  const uint v362 = params[10];
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
          for (uint v287 = v59; v287 < v32; v287 += v60) {
            const uint v288 = v286 + v287;
            const bool v384 = v382 == v383;
            if (v384) {
              const uint v385 = b1[v288];
              const float v386 = as_type<float>(v385);
              x11 = v386;
            } else {
              const bool v388 = v382 < v387;
              if (v388) {
                const bool v390 = v382 == v389;
                const uint v391 = v288 >> v389;
                const uint v392 = b1[v391];
                const uint v393 = v288 & v389;
                const bool v394 = v393 == v389;
                const float2 v395 = float2(as_type<half2>(v392));
                const float v396 = v395.x;
                const float v397 = v395.y;
                const uint v400 = v392 << v398;
                const uint v401 = v392 & v399;
                const float v402 = as_type<float>(v400);
                const float v403 = as_type<float>(v401);
                const float v404 = select(v396, v397, v394);
                const float v405 = select(v402, v403, v394);
                const float v406 = select(v405, v404, v390);
                x11 = v406;
              } else {
                const uint v410 = v288 >> v408;
                const uint v411 = v410 * v407;
                const uint v412 = v288 & v409;
                const uint v413 = v412 * v407;
                const uint v414 = v413 >> v408;
                const uint v415 = v411 + v414;
                const uint v416 = v413 & v409;
                const uint v417 = b1[v415];
                const uint v418 = v415 + v389;
                const uint v419 = b1[v418];
                const uint v420 = v417 >> v416;
                const uint v421 = v409 - v416;
                const uint v422 = v419 << v389;
                const uint v423 = v422 << v421;
                const uint v424 = v420 | v423;
                const uint v425 = v389 << v407;
                const uint v426 = v425 - v389;
                const uint v428 = v288 >> v427;
                const bool v430 = v382 == v387;
                const bool v431 = v382 == v429;
                const uint v432 = v428 >> v389;
                const uint v433 = select(v432, v428, v430);
                const uint v435 = v434 + v433;
                const uint v436 = b1[v435];
                const float v437 = as_type<float>(v436);
                const uint v438 = v428 & v389;
                const bool v439 = v438 == v389;
                const float2 v440 = float2(as_type<half2>(v436));
                const float v441 = v440.x;
                const float v442 = v440.y;
                const uint v443 = v436 << v398;
                const uint v444 = v436 & v399;
                const float v445 = as_type<float>(v443);
                const float v446 = as_type<float>(v444);
                const float v447 = select(v441, v442, v439);
                const float v448 = select(v445, v446, v439);
                const float v449 = select(v448, v447, v431);
                const float v450 = select(v449, v437, v430);
                const bool v451 = v382 == v387;
                const bool v452 = v382 == v429;
                const uint v453 = v428 >> v389;
                const uint v454 = select(v453, v428, v451);
                const uint v456 = v455 + v454;
                const uint v457 = b1[v456];
                const float v458 = as_type<float>(v457);
                const uint v459 = v428 & v389;
                const bool v460 = v459 == v389;
                const float2 v461 = float2(as_type<half2>(v457));
                const float v462 = v461.x;
                const float v463 = v461.y;
                const uint v464 = v457 << v398;
                const uint v465 = v457 & v399;
                const float v466 = as_type<float>(v464);
                const float v467 = as_type<float>(v465);
                const float v468 = select(v462, v463, v460);
                const float v469 = select(v466, v467, v460);
                const float v470 = select(v469, v468, v452);
                const float v471 = select(v470, v458, v451);
                const uint v472 = v424 & v426;
                const float v473 = float(v472);
                const float v474 = fma(v450, v473, v471);
                x11 = v474;
              }
            }
            const float v475 = x11;
            const uint v290 = min(v59, v281);
            const uint v291 = v290 * v6;
            const uint v292 = v33 + v291;
            const uint v293 = v292 + v287;
            const float v294 = b0[v293];
            const float v295 = x7;
            const float v296 = fma(v294, v475, v295);
            x7 = v296;
            const uint v297 = min(v60, v281);
            const uint v298 = v297 * v6;
            const uint v299 = v33 + v298;
            const uint v300 = v299 + v287;
            const float v301 = b0[v300];
            const float v302 = x8;
            const float v303 = fma(v301, v475, v302);
            x8 = v303;
            const uint v304 = min(v139, v281);
            const uint v305 = v304 * v6;
            const uint v306 = v33 + v305;
            const uint v307 = v306 + v287;
            const float v308 = b0[v307];
            const float v309 = x9;
            const float v310 = fma(v308, v475, v309);
            x9 = v310;
            const uint v311 = min(v145, v281);
            const uint v312 = v311 * v6;
            const uint v313 = v33 + v312;
            const uint v314 = v313 + v287;
            const float v315 = b0[v314];
            const float v316 = x10;
            const float v317 = fma(v315, v475, v316);
            x10 = v317;
          }
          const float v318 = m2[v283];
          const float v319 = x7;
          const float v320 = v318 + v319;
          m2[v283] = v320;
          const uint v321 = v283 + v61;
          const float v322 = m2[v321];
          const float v323 = x8;
          const float v324 = v322 + v323;
          m2[v321] = v324;
          const uint v325 = v283 + v256;
          const float v326 = m2[v325];
          const float v327 = x9;
          const float v328 = v326 + v327;
          m2[v325] = v328;
          const uint v329 = v283 + v261;
          const float v330 = m2[v329];
          const float v331 = x10;
          const float v332 = v330 + v331;
          m2[v329] = v332;
        }
      }
    }
    for (uint v333 = v63; v333 < v61; v333 += v64) {
      for (uint v334 = v59; v334 < v62; v334 += v60) {
        const uint v335 = v334 * v61;
        const uint v336 = v333 + v335;
        const float v337 = m2[v336];
        const uint v338 = v334 * v11;
        const uint v339 = v8 + v338;
        const uint v340 = v339 + v333;
        m0[v340] = v337;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v341 = v70 == v71;
    if (v341) {
      for (uint v342 = v59; v342 < v109; v342 += v60) {
        const uint v343 = v60 << v342;
        const uint v344 = v343 - v60;
        const uint v345 = v342 + v60;
        for (uint v346 = v63; v346 < v108; v346 += v64) {
          const uint v347 = v346 >> v342;
          const uint v348 = v347 << v345;
          const uint v349 = v346 & v344;
          const uint v350 = v348 + v349;
          for (uint v351 = v59; v351 < v62; v351 += v60) {
            const uint v352 = v351 * v11;
            const uint v353 = v8 + v352;
            const uint v354 = v353 + v350;
            const uint v355 = v354 + v343;
            const float v356 = m0[v354];
            const float v357 = m0[v355];
            const float v358 = v356 + v357;
            const float v359 = v356 - v357;
            m0[v354] = v358;
            m0[v355] = v359;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v360 = x0;
      const uint v361 = x1;
      const uint v363 = v361 + v362;
      for (uint v364 = v63; v364 < v61; v364 += v64) {
        for (uint v365 = v59; v365 < v62; v365 += v60) {
          const uint v366 = v365 * v11;
          const uint v367 = v8 + v366;
          const uint v368 = v367 + v364;
          const float v369 = m0[v368];
          const uint v370 = v360 + v364;
          const uint v371 = v370 >> v60;
          const uint v372 = v363 + v371;
          const uint v373 = b1[v372];
          const uint v374 = v370 & v60;
          const bool v375 = v374 == v60;
          const float2 v376 = float2(as_type<half2>(v373));
          const float v377 = v376.x;
          const float v378 = v376.y;
          const float v379 = select(v377, v378, v375);
          const float v380 = v369 * v103;
          const float v381 = v380 * v379;
          m0[v368] = v381;
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
