#include <metal_stdlib>
using namespace metal;

kernel void full_attn_3_v1_r4_blocks(
    device const uint* b0 [[buffer(0)]], // o_proj
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
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  float x9;
  float x10;
  const uint v383 = params[10];
  const uint v384 = 0u;
  const uint v388 = 3u;
  const uint v390 = 1u;
  const uint v399 = 16u;
  const uint v400 = 4294901760u;
  const uint v408 = params[11];
  const uint v409 = 5u;
  const uint v410 = 31u;
  const uint v428 = params[12];
  const uint v430 = 4u;
  const uint v435 = params[13];
  const uint v456 = params[14];
  const uint v69 = 0u;
  const uint v70 = 1u;
  const uint v71 = 128u;
  const uint v72 = 4u;
  const uint v73 = lane;
  const uint v74 = 32u;
  const float v79 = 0.0f;
  const uint v81 = params[4];
  const uint v82 = 6u;
  const uint v86 = params[5];
  const float v107 = 0.088388346f;
  const uint v112 = 64u;
  const uint v113 = 7u;
  const uint v131 = 16u;
  const uint v141 = params[6];
  const uint v142 = params[7];
  const uint v143 = 2u;
  const uint v148 = 3u;
  const uint v149 = 5u;
  const uint v170 = 31u;
  const uint v190 = 65535u;
  const uint v192 = params[8];
  const uint v195 = 89226354u;
  const uint v196 = 3417055213u;
  const uint v197 = 2212286765u;
  const uint v200 = 64248484u;
  const uint v204 = 2415890431u;
  const uint v205 = 996162400u;
  const uint v209 = 32768u;
  const uint v210 = 32767u;
  const uint v211 = 13u;
  const uint v212 = 939524096u;
  const uint v228 = 16711935u;
  const uint v229 = 8u;
  const uint v230 = 2047u;
  const float v239 = 0.006767273f;
  const float v240 = -3.453125f;
  const uint v246 = 4095u;
  const uint v247 = 4294959104u;
  const uint v259 = 256u;
  const uint v264 = 384u;
  const uint v364 = params[9];
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
      const uint v80 = v48 / v6;
      x0 = v80;
      const bool v83 = v81 == v82;
      if (v83) {
        const uint v84 = v80 * v6;
        const uint v85 = v48 - v84;
        for (uint v87 = v73; v87 < v71; v87 += v74) {
          for (uint v88 = v69; v88 < v72; v88 += v70) {
            x1 = v79;
            const bool v89 = v88 < v5;
            const bool v90 = v87 < v31;
            const bool v91 = v89 & v90;
            if (v91) {
              const uint v92 = v88 * v10;
              const uint v93 = v7 + v92;
              const uint v94 = v93 + v87;
              const float v95 = m0[v94];
              const uint v96 = v85 + v87;
              const uint v97 = v96 >> v70;
              const uint v98 = v86 + v97;
              const uint v99 = b0[v98];
              const uint v100 = v96 & v70;
              const bool v101 = v100 == v70;
              const float2 v102 = float2(as_type<half2>(v99));
              const float v103 = v102.x;
              const float v104 = v102.y;
              const float v105 = select(v103, v104, v101);
              const float v106 = v95 * v105;
              const float v108 = v106 * v107;
              x1 = v108;
            }
            const float v109 = x1;
            const uint v110 = v88 * v71;
            const uint v111 = v87 + v110;
            m2[v111] = v109;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v114 = v69; v114 < v113; v114 += v70) {
          const uint v115 = v70 << v114;
          const uint v116 = v115 - v70;
          const uint v117 = v114 + v70;
          for (uint v118 = v73; v118 < v112; v118 += v74) {
            const uint v119 = v118 >> v114;
            const uint v120 = v119 << v117;
            const uint v121 = v118 & v116;
            const uint v122 = v120 + v121;
            for (uint v123 = v69; v123 < v72; v123 += v70) {
              const uint v124 = v123 * v71;
              const uint v125 = v124 + v122;
              const uint v126 = v125 + v115;
              const float v127 = m2[v125];
              const float v128 = m2[v126];
              const float v129 = v127 + v128;
              const float v130 = v127 - v128;
              m2[v125] = v129;
              m2[v126] = v130;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v132 = v85 / v131;
        for (uint v133 = v73; v133 < v71; v133 += v74) {
          x2 = v79;
          x3 = v79;
          x4 = v79;
          x5 = v79;
          const uint v134 = v80 + v133;
          const uint v135 = v134 / v131;
          const uint v136 = v134 % v131;
          for (uint v137 = v69; v137 < v71; v137 += v70) {
            const uint v138 = v137 / v131;
            const uint v139 = v132 + v138;
            const uint v140 = v137 % v131;
            const uint v144 = v141 * v72;
            const uint v145 = v139 * v142;
            const uint v146 = v145 + v135;
            const uint v147 = v146 * v144;
            const uint v150 = v136 & v113;
            const uint v151 = v150 << v149;
            const uint v152 = v136 >> v148;
            const uint v153 = v152 << v143;
            const uint v154 = v140 & v113;
            const uint v155 = v154 >> v70;
            const uint v156 = v155 << v148;
            const uint v157 = v140 >> v148;
            const uint v158 = v157 << v70;
            const uint v159 = v140 & v70;
            const uint v160 = v151 + v153;
            const uint v161 = v160 + v156;
            const uint v162 = v161 + v158;
            const uint v163 = v162 + v159;
            const uint v164 = v163 + v70;
            const uint v165 = v164 * v141;
            const uint v166 = v165 >> v70;
            const uint v167 = v144 << v149;
            const uint v168 = v166 + v167;
            const uint v169 = v168 - v70;
            const uint v171 = v169 >> v149;
            const uint v172 = v168 - v131;
            const uint v173 = v172 >> v149;
            const bool v174 = v171 < v144;
            const uint v175 = v171 - v144;
            const uint v176 = select(v175, v171, v174);
            const uint v177 = v147 + v176;
            const uint v178 = b0[v177];
            const bool v179 = v173 < v144;
            const uint v180 = v173 - v144;
            const uint v181 = select(v180, v173, v179);
            const uint v182 = v147 + v181;
            const uint v183 = b0[v182];
            const uint v184 = v169 & v170;
            const uint v185 = v170 - v184;
            const uint v186 = v178 >> v185;
            const uint v187 = v183 << v70;
            const uint v188 = v187 << v184;
            const uint v189 = v186 | v188;
            const uint v191 = v189 & v190;
            const bool v193 = v192 == v69;
            const bool v194 = v192 == v143;
            const uint v198 = select(v196, v197, v194);
            const uint v199 = select(v198, v195, v193);
            const uint v201 = select(v69, v200, v193);
            const uint v202 = v191 * v199;
            const uint v203 = v202 + v201;
            const uint v206 = v203 & v204;
            const uint v207 = v206 ^ v205;
            const uint v208 = v207 >> v131;
            const uint v213 = v207 & v209;
            const uint v214 = v213 << v131;
            const uint v215 = v207 & v210;
            const uint v216 = v215 << v211;
            const uint v217 = v216 + v212;
            const uint v218 = v214 | v217;
            const float v219 = as_type<float>(v218);
            const uint v220 = v208 & v209;
            const uint v221 = v220 << v131;
            const uint v222 = v208 & v210;
            const uint v223 = v222 << v211;
            const uint v224 = v223 + v212;
            const uint v225 = v221 | v224;
            const float v226 = as_type<float>(v225);
            const float v227 = v219 + v226;
            const uint v231 = v203 & v228;
            const uint v232 = v203 >> v229;
            const uint v233 = v232 & v228;
            const uint v234 = v231 + v233;
            const uint v235 = v234 >> v131;
            const uint v236 = v234 + v235;
            const uint v237 = v236 & v230;
            const float v238 = float(v237);
            const float v241 = fma(v238, v239, v240);
            const float v242 = select(v227, v241, v194);
            const uint v243 = as_type<uint>(v242);
            const uint v244 = v243 >> v211;
            const uint v245 = v244 & v70;
            const uint v248 = v243 + v246;
            const uint v249 = v248 + v245;
            const uint v250 = v249 & v247;
            const float v251 = as_type<float>(v250);
            const float v252 = m2[v137];
            const float v253 = x2;
            const float v254 = fma(v252, v251, v253);
            x2 = v254;
            const uint v255 = v137 + v71;
            const float v256 = m2[v255];
            const float v257 = x3;
            const float v258 = fma(v256, v251, v257);
            x3 = v258;
            const uint v260 = v137 + v259;
            const float v261 = m2[v260];
            const float v262 = x4;
            const float v263 = fma(v261, v251, v262);
            x4 = v263;
            const uint v265 = v137 + v264;
            const float v266 = m2[v265];
            const float v267 = x5;
            const float v268 = fma(v266, v251, v267);
            x5 = v268;
          }
          const float v269 = m3[v133];
          const float v270 = x2;
          const float v271 = v269 + v270;
          m3[v133] = v271;
          const uint v272 = v133 + v71;
          const float v273 = m3[v272];
          const float v274 = x3;
          const float v275 = v273 + v274;
          m3[v272] = v275;
          const uint v276 = v133 + v259;
          const float v277 = m3[v276];
          const float v278 = x4;
          const float v279 = v277 + v278;
          m3[v276] = v279;
          const uint v280 = v133 + v264;
          const float v281 = m3[v280];
          const float v282 = x5;
          const float v283 = v281 + v282;
          m3[v280] = v283;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v284 = v5 - v70;
        const uint v285 = v27 - v70;
        for (uint v286 = v73; v286 < v71; v286 += v74) {
          x6 = v79;
          x7 = v79;
          x8 = v79;
          x9 = v79;
          const uint v287 = min(v286, v285);
          const uint v288 = v287 * v6;
          const uint v289 = v48 + v288;
          for (uint v290 = v69; v290 < v31; v290 += v70) {
            const uint v291 = v289 + v290;
            const bool v385 = v383 == v384;
            if (v385) {
              const uint v386 = b0[v291];
              const float v387 = as_type<float>(v386);
              x10 = v387;
            } else {
              const bool v389 = v383 < v388;
              if (v389) {
                const bool v391 = v383 == v390;
                const uint v392 = v291 >> v390;
                const uint v393 = b0[v392];
                const uint v394 = v291 & v390;
                const bool v395 = v394 == v390;
                const float2 v396 = float2(as_type<half2>(v393));
                const float v397 = v396.x;
                const float v398 = v396.y;
                const uint v401 = v393 << v399;
                const uint v402 = v393 & v400;
                const float v403 = as_type<float>(v401);
                const float v404 = as_type<float>(v402);
                const float v405 = select(v397, v398, v395);
                const float v406 = select(v403, v404, v395);
                const float v407 = select(v406, v405, v391);
                x10 = v407;
              } else {
                const uint v411 = v291 >> v409;
                const uint v412 = v411 * v408;
                const uint v413 = v291 & v410;
                const uint v414 = v413 * v408;
                const uint v415 = v414 >> v409;
                const uint v416 = v412 + v415;
                const uint v417 = v414 & v410;
                const uint v418 = b0[v416];
                const uint v419 = v416 + v390;
                const uint v420 = b0[v419];
                const uint v421 = v418 >> v417;
                const uint v422 = v410 - v417;
                const uint v423 = v420 << v390;
                const uint v424 = v423 << v422;
                const uint v425 = v421 | v424;
                const uint v426 = v390 << v408;
                const uint v427 = v426 - v390;
                const uint v429 = v291 >> v428;
                const bool v431 = v383 == v388;
                const bool v432 = v383 == v430;
                const uint v433 = v429 >> v390;
                const uint v434 = select(v433, v429, v431);
                const uint v436 = v435 + v434;
                const uint v437 = b0[v436];
                const float v438 = as_type<float>(v437);
                const uint v439 = v429 & v390;
                const bool v440 = v439 == v390;
                const float2 v441 = float2(as_type<half2>(v437));
                const float v442 = v441.x;
                const float v443 = v441.y;
                const uint v444 = v437 << v399;
                const uint v445 = v437 & v400;
                const float v446 = as_type<float>(v444);
                const float v447 = as_type<float>(v445);
                const float v448 = select(v442, v443, v440);
                const float v449 = select(v446, v447, v440);
                const float v450 = select(v449, v448, v432);
                const float v451 = select(v450, v438, v431);
                const bool v452 = v383 == v388;
                const bool v453 = v383 == v430;
                const uint v454 = v429 >> v390;
                const uint v455 = select(v454, v429, v452);
                const uint v457 = v456 + v455;
                const uint v458 = b0[v457];
                const float v459 = as_type<float>(v458);
                const uint v460 = v429 & v390;
                const bool v461 = v460 == v390;
                const float2 v462 = float2(as_type<half2>(v458));
                const float v463 = v462.x;
                const float v464 = v462.y;
                const uint v465 = v458 << v399;
                const uint v466 = v458 & v400;
                const float v467 = as_type<float>(v465);
                const float v468 = as_type<float>(v466);
                const float v469 = select(v463, v464, v461);
                const float v470 = select(v467, v468, v461);
                const float v471 = select(v470, v469, v453);
                const float v472 = select(v471, v459, v452);
                const uint v473 = v425 & v427;
                const float v474 = float(v473);
                const float v475 = fma(v451, v474, v472);
                x10 = v475;
              }
            }
            const float v476 = x10;
            const uint v293 = min(v69, v284);
            const uint v294 = v293 * v10;
            const uint v295 = v7 + v294;
            const uint v296 = v295 + v290;
            const float v297 = m0[v296];
            const float v298 = x6;
            const float v299 = fma(v297, v476, v298);
            x6 = v299;
            const uint v300 = min(v70, v284);
            const uint v301 = v300 * v10;
            const uint v302 = v7 + v301;
            const uint v303 = v302 + v290;
            const float v304 = m0[v303];
            const float v305 = x7;
            const float v306 = fma(v304, v476, v305);
            x7 = v306;
            const uint v307 = min(v143, v284);
            const uint v308 = v307 * v10;
            const uint v309 = v7 + v308;
            const uint v310 = v309 + v290;
            const float v311 = m0[v310];
            const float v312 = x8;
            const float v313 = fma(v311, v476, v312);
            x8 = v313;
            const uint v314 = min(v148, v284);
            const uint v315 = v314 * v10;
            const uint v316 = v7 + v315;
            const uint v317 = v316 + v290;
            const float v318 = m0[v317];
            const float v319 = x9;
            const float v320 = fma(v318, v476, v319);
            x9 = v320;
          }
          const float v321 = m3[v286];
          const float v322 = x6;
          const float v323 = v321 + v322;
          m3[v286] = v323;
          const uint v324 = v286 + v71;
          const float v325 = m3[v324];
          const float v326 = x7;
          const float v327 = v325 + v326;
          m3[v324] = v327;
          const uint v328 = v286 + v259;
          const float v329 = m3[v328];
          const float v330 = x8;
          const float v331 = v329 + v330;
          m3[v328] = v331;
          const uint v332 = v286 + v264;
          const float v333 = m3[v332];
          const float v334 = x9;
          const float v335 = v333 + v334;
          m3[v332] = v335;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v336 = v73; v336 < v71; v336 += v74) {
      for (uint v337 = v69; v337 < v72; v337 += v70) {
        const uint v338 = v337 * v71;
        const uint v339 = v336 + v338;
        const float v340 = m3[v339];
        const uint v341 = v337 * v10;
        const uint v342 = v7 + v341;
        const uint v343 = v342 + v336;
        m1[v343] = v340;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v344 = v81 == v82;
    if (v344) {
      for (uint v345 = v69; v345 < v113; v345 += v70) {
        const uint v346 = v70 << v345;
        const uint v347 = v346 - v70;
        const uint v348 = v345 + v70;
        for (uint v349 = v73; v349 < v112; v349 += v74) {
          const uint v350 = v349 >> v345;
          const uint v351 = v350 << v348;
          const uint v352 = v349 & v347;
          const uint v353 = v351 + v352;
          for (uint v354 = v69; v354 < v72; v354 += v70) {
            const uint v355 = v354 * v10;
            const uint v356 = v7 + v355;
            const uint v357 = v356 + v353;
            const uint v358 = v357 + v346;
            const float v359 = m1[v357];
            const float v360 = m1[v358];
            const float v361 = v359 + v360;
            const float v362 = v359 - v360;
            m1[v357] = v361;
            m1[v358] = v362;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v363 = x0;
      for (uint v365 = v73; v365 < v71; v365 += v74) {
        for (uint v366 = v69; v366 < v72; v366 += v70) {
          const uint v367 = v366 * v10;
          const uint v368 = v7 + v367;
          const uint v369 = v368 + v365;
          const float v370 = m1[v369];
          const uint v371 = v363 + v365;
          const uint v372 = v371 >> v70;
          const uint v373 = v364 + v372;
          const uint v374 = b0[v373];
          const uint v375 = v371 & v70;
          const bool v376 = v375 == v70;
          const float2 v377 = float2(as_type<half2>(v374));
          const float v378 = v377.x;
          const float v379 = v377.y;
          const float v380 = select(v378, v379, v376);
          const float v381 = v370 * v107;
          const float v382 = v381 * v380;
          m1[v369] = v382;
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
