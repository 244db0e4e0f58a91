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
  const uint v385 = params[10];
  const uint v386 = 0u;
  const uint v390 = 3u;
  const uint v392 = 1u;
  const uint v401 = 16u;
  const uint v402 = 4294901760u;
  const uint v410 = params[11];
  const uint v411 = 5u;
  const uint v412 = 31u;
  const uint v430 = params[12];
  const uint v432 = 4u;
  const uint v437 = params[13];
  const uint v458 = params[14];
  const uint v71 = 0u;
  const uint v72 = 1u;
  const uint v73 = 128u;
  const uint v74 = 4u;
  const uint v75 = lane;
  const uint v76 = 32u;
  const float v81 = 0.0f;
  const uint v83 = params[4];
  const uint v84 = 6u;
  const uint v88 = params[5];
  const float v109 = 0.088388346f;
  const uint v114 = 64u;
  const uint v115 = 7u;
  const uint v133 = 16u;
  const uint v143 = params[6];
  const uint v144 = params[7];
  const uint v145 = 2u;
  const uint v150 = 3u;
  const uint v151 = 5u;
  const uint v172 = 31u;
  const uint v192 = 65535u;
  const uint v194 = params[8];
  const uint v197 = 89226354u;
  const uint v198 = 3417055213u;
  const uint v199 = 2212286765u;
  const uint v202 = 64248484u;
  const uint v206 = 2415890431u;
  const uint v207 = 996162400u;
  const uint v211 = 32768u;
  const uint v212 = 32767u;
  const uint v213 = 13u;
  const uint v214 = 939524096u;
  const uint v230 = 16711935u;
  const uint v231 = 8u;
  const uint v232 = 2047u;
  const float v241 = 0.006767273f;
  const float v242 = -3.453125f;
  const uint v248 = 4095u;
  const uint v249 = 4294959104u;
  const uint v261 = 256u;
  const uint v266 = 384u;
  const uint v366 = params[9];
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
      const uint v82 = v48 / v6;
      x0 = v82;
      const bool v85 = v83 == v84;
      if (v85) {
        const uint v86 = v82 * v6;
        const uint v87 = v48 - v86;
        for (uint v89 = v75; v89 < v73; v89 += v76) {
          for (uint v90 = v71; v90 < v74; v90 += v72) {
            x1 = v81;
            const bool v91 = v90 < v5;
            const bool v92 = v89 < v31;
            const bool v93 = v91 & v92;
            if (v93) {
              const uint v94 = v90 * v10;
              const uint v95 = v7 + v94;
              const uint v96 = v95 + v89;
              const float v97 = m0[v96];
              const uint v98 = v87 + v89;
              const uint v99 = v98 >> v72;
              const uint v100 = v88 + v99;
              const uint v101 = b0[v100];
              const uint v102 = v98 & v72;
              const bool v103 = v102 == v72;
              const float2 v104 = float2(as_type<half2>(v101));
              const float v105 = v104.x;
              const float v106 = v104.y;
              const float v107 = select(v105, v106, v103);
              const float v108 = v97 * v107;
              const float v110 = v108 * v109;
              x1 = v110;
            }
            const float v111 = x1;
            const uint v112 = v90 * v73;
            const uint v113 = v89 + v112;
            m2[v113] = v111;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v116 = v71; v116 < v115; v116 += v72) {
          const uint v117 = v72 << v116;
          const uint v118 = v117 - v72;
          const uint v119 = v116 + v72;
          for (uint v120 = v75; v120 < v114; v120 += v76) {
            const uint v121 = v120 >> v116;
            const uint v122 = v121 << v119;
            const uint v123 = v120 & v118;
            const uint v124 = v122 + v123;
            for (uint v125 = v71; v125 < v74; v125 += v72) {
              const uint v126 = v125 * v73;
              const uint v127 = v126 + v124;
              const uint v128 = v127 + v117;
              const float v129 = m2[v127];
              const float v130 = m2[v128];
              const float v131 = v129 + v130;
              const float v132 = v129 - v130;
              m2[v127] = v131;
              m2[v128] = v132;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v134 = v87 / v133;
        for (uint v135 = v75; v135 < v73; v135 += v76) {
          x2 = v81;
          x3 = v81;
          x4 = v81;
          x5 = v81;
          const uint v136 = v82 + v135;
          const uint v137 = v136 / v133;
          const uint v138 = v136 % v133;
          for (uint v139 = v71; v139 < v73; v139 += v72) {
            const uint v140 = v139 / v133;
            const uint v141 = v134 + v140;
            const uint v142 = v139 % v133;
            const uint v146 = v143 * v74;
            const uint v147 = v141 * v144;
            const uint v148 = v147 + v137;
            const uint v149 = v148 * v146;
            const uint v152 = v138 & v115;
            const uint v153 = v152 << v151;
            const uint v154 = v138 >> v150;
            const uint v155 = v154 << v145;
            const uint v156 = v142 & v115;
            const uint v157 = v156 >> v72;
            const uint v158 = v157 << v150;
            const uint v159 = v142 >> v150;
            const uint v160 = v159 << v72;
            const uint v161 = v142 & v72;
            const uint v162 = v153 + v155;
            const uint v163 = v162 + v158;
            const uint v164 = v163 + v160;
            const uint v165 = v164 + v161;
            const uint v166 = v165 + v72;
            const uint v167 = v166 * v143;
            const uint v168 = v167 >> v72;
            const uint v169 = v146 << v151;
            const uint v170 = v168 + v169;
            const uint v171 = v170 - v72;
            const uint v173 = v171 >> v151;
            const uint v174 = v170 - v133;
            const uint v175 = v174 >> v151;
            const bool v176 = v173 < v146;
            const uint v177 = v173 - v146;
            const uint v178 = select(v177, v173, v176);
            const uint v179 = v149 + v178;
            const uint v180 = b0[v179];
            const bool v181 = v175 < v146;
            const uint v182 = v175 - v146;
            const uint v183 = select(v182, v175, v181);
            const uint v184 = v149 + v183;
            const uint v185 = b0[v184];
            const uint v186 = v171 & v172;
            const uint v187 = v172 - v186;
            const uint v188 = v180 >> v187;
            const uint v189 = v185 << v72;
            const uint v190 = v189 << v186;
            const uint v191 = v188 | v190;
            const uint v193 = v191 & v192;
            const bool v195 = v194 == v71;
            const bool v196 = v194 == v145;
            const uint v200 = select(v198, v199, v196);
            const uint v201 = select(v200, v197, v195);
            const uint v203 = select(v71, v202, v195);
            const uint v204 = v193 * v201;
            const uint v205 = v204 + v203;
            const uint v208 = v205 & v206;
            const uint v209 = v208 ^ v207;
            const uint v210 = v209 >> v133;
            const uint v215 = v209 & v211;
            const uint v216 = v215 << v133;
            const uint v217 = v209 & v212;
            const uint v218 = v217 << v213;
            const uint v219 = v218 + v214;
            const uint v220 = v216 | v219;
            const float v221 = as_type<float>(v220);
            const uint v222 = v210 & v211;
            const uint v223 = v222 << v133;
            const uint v224 = v210 & v212;
            const uint v225 = v224 << v213;
            const uint v226 = v225 + v214;
            const uint v227 = v223 | v226;
            const float v228 = as_type<float>(v227);
            const float v229 = v221 + v228;
            const uint v233 = v205 & v230;
            const uint v234 = v205 >> v231;
            const uint v235 = v234 & v230;
            const uint v236 = v233 + v235;
            const uint v237 = v236 >> v133;
            const uint v238 = v236 + v237;
            const uint v239 = v238 & v232;
            const float v240 = float(v239);
            const float v243 = fma(v240, v241, v242);
            const float v244 = select(v229, v243, v196);
            const uint v245 = as_type<uint>(v244);
            const uint v246 = v245 >> v213;
            const uint v247 = v246 & v72;
            const uint v250 = v245 + v248;
            const uint v251 = v250 + v247;
            const uint v252 = v251 & v249;
            const float v253 = as_type<float>(v252);
            const float v254 = m2[v139];
            const float v255 = x2;
            const float v256 = fma(v254, v253, v255);
            x2 = v256;
            const uint v257 = v139 + v73;
            const float v258 = m2[v257];
            const float v259 = x3;
            const float v260 = fma(v258, v253, v259);
            x3 = v260;
            const uint v262 = v139 + v261;
            const float v263 = m2[v262];
            const float v264 = x4;
            const float v265 = fma(v263, v253, v264);
            x4 = v265;
            const uint v267 = v139 + v266;
            const float v268 = m2[v267];
            const float v269 = x5;
            const float v270 = fma(v268, v253, v269);
            x5 = v270;
          }
          const float v271 = m3[v135];
          const float v272 = x2;
          const float v273 = v271 + v272;
          m3[v135] = v273;
          const uint v274 = v135 + v73;
          const float v275 = m3[v274];
          const float v276 = x3;
          const float v277 = v275 + v276;
          m3[v274] = v277;
          const uint v278 = v135 + v261;
          const float v279 = m3[v278];
          const float v280 = x4;
          const float v281 = v279 + v280;
          m3[v278] = v281;
          const uint v282 = v135 + v266;
          const float v283 = m3[v282];
          const float v284 = x5;
          const float v285 = v283 + v284;
          m3[v282] = v285;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v286 = v5 - v72;
        const uint v287 = v27 - v72;
        for (uint v288 = v75; v288 < v73; v288 += v76) {
          x6 = v81;
          x7 = v81;
          x8 = v81;
          x9 = v81;
          const uint v289 = min(v288, v287);
          const uint v290 = v289 * v6;
          const uint v291 = v48 + v290;
          for (uint v292 = v71; v292 < v31; v292 += v72) {
            const uint v293 = v291 + v292;
            const bool v387 = v385 == v386;
            if (v387) {
              const uint v388 = b0[v293];
              const float v389 = as_type<float>(v388);
              x10 = v389;
            } else {
              const bool v391 = v385 < v390;
              if (v391) {
                const bool v393 = v385 == v392;
                const uint v394 = v293 >> v392;
                const uint v395 = b0[v394];
                const uint v396 = v293 & v392;
                const bool v397 = v396 == v392;
                const float2 v398 = float2(as_type<half2>(v395));
                const float v399 = v398.x;
                const float v400 = v398.y;
                const uint v403 = v395 << v401;
                const uint v404 = v395 & v402;
                const float v405 = as_type<float>(v403);
                const float v406 = as_type<float>(v404);
                const float v407 = select(v399, v400, v397);
                const float v408 = select(v405, v406, v397);
                const float v409 = select(v408, v407, v393);
                x10 = v409;
              } else {
                const uint v413 = v293 >> v411;
                const uint v414 = v413 * v410;
                const uint v415 = v293 & v412;
                const uint v416 = v415 * v410;
                const uint v417 = v416 >> v411;
                const uint v418 = v414 + v417;
                const uint v419 = v416 & v412;
                const uint v420 = b0[v418];
                const uint v421 = v418 + v392;
                const uint v422 = b0[v421];
                const uint v423 = v420 >> v419;
                const uint v424 = v412 - v419;
                const uint v425 = v422 << v392;
                const uint v426 = v425 << v424;
                const uint v427 = v423 | v426;
                const uint v428 = v392 << v410;
                const uint v429 = v428 - v392;
                const uint v431 = v293 >> v430;
                const bool v433 = v385 == v390;
                const bool v434 = v385 == v432;
                const uint v435 = v431 >> v392;
                const uint v436 = select(v435, v431, v433);
                const uint v438 = v437 + v436;
                const uint v439 = b0[v438];
                const float v440 = as_type<float>(v439);
                const uint v441 = v431 & v392;
                const bool v442 = v441 == v392;
                const float2 v443 = float2(as_type<half2>(v439));
                const float v444 = v443.x;
                const float v445 = v443.y;
                const uint v446 = v439 << v401;
                const uint v447 = v439 & v402;
                const float v448 = as_type<float>(v446);
                const float v449 = as_type<float>(v447);
                const float v450 = select(v444, v445, v442);
                const float v451 = select(v448, v449, v442);
                const float v452 = select(v451, v450, v434);
                const float v453 = select(v452, v440, v433);
                const bool v454 = v385 == v390;
                const bool v455 = v385 == v432;
                const uint v456 = v431 >> v392;
                const uint v457 = select(v456, v431, v454);
                const uint v459 = v458 + v457;
                const uint v460 = b0[v459];
                const float v461 = as_type<float>(v460);
                const uint v462 = v431 & v392;
                const bool v463 = v462 == v392;
                const float2 v464 = float2(as_type<half2>(v460));
                const float v465 = v464.x;
                const float v466 = v464.y;
                const uint v467 = v460 << v401;
                const uint v468 = v460 & v402;
                const float v469 = as_type<float>(v467);
                const float v470 = as_type<float>(v468);
                const float v471 = select(v465, v466, v463);
                const float v472 = select(v469, v470, v463);
                const float v473 = select(v472, v471, v455);
                const float v474 = select(v473, v461, v454);
                const uint v475 = v427 & v429;
                const float v476 = float(v475);
                const float v477 = fma(v453, v476, v474);
                x10 = v477;
              }
            }
            const float v478 = x10;
            const uint v295 = min(v71, v286);
            const uint v296 = v295 * v10;
            const uint v297 = v7 + v296;
            const uint v298 = v297 + v292;
            const float v299 = m0[v298];
            const float v300 = x6;
            const float v301 = fma(v299, v478, v300);
            x6 = v301;
            const uint v302 = min(v72, v286);
            const uint v303 = v302 * v10;
            const uint v304 = v7 + v303;
            const uint v305 = v304 + v292;
            const float v306 = m0[v305];
            const float v307 = x7;
            const float v308 = fma(v306, v478, v307);
            x7 = v308;
            const uint v309 = min(v145, v286);
            const uint v310 = v309 * v10;
            const uint v311 = v7 + v310;
            const uint v312 = v311 + v292;
            const float v313 = m0[v312];
            const float v314 = x8;
            const float v315 = fma(v313, v478, v314);
            x8 = v315;
            const uint v316 = min(v150, v286);
            const uint v317 = v316 * v10;
            const uint v318 = v7 + v317;
            const uint v319 = v318 + v292;
            const float v320 = m0[v319];
            const float v321 = x9;
            const float v322 = fma(v320, v478, v321);
            x9 = v322;
          }
          const float v323 = m3[v288];
          const float v324 = x6;
          const float v325 = v323 + v324;
          m3[v288] = v325;
          const uint v326 = v288 + v73;
          const float v327 = m3[v326];
          const float v328 = x7;
          const float v329 = v327 + v328;
          m3[v326] = v329;
          const uint v330 = v288 + v261;
          const float v331 = m3[v330];
          const float v332 = x8;
          const float v333 = v331 + v332;
          m3[v330] = v333;
          const uint v334 = v288 + v266;
          const float v335 = m3[v334];
          const float v336 = x9;
          const float v337 = v335 + v336;
          m3[v334] = v337;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v338 = v75; v338 < v73; v338 += v76) {
      for (uint v339 = v71; v339 < v74; v339 += v72) {
        const uint v340 = v339 * v73;
        const uint v341 = v338 + v340;
        const float v342 = m3[v341];
        const uint v343 = v339 * v10;
        const uint v344 = v7 + v343;
        const uint v345 = v344 + v338;
        m1[v345] = v342;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v346 = v83 == v84;
    if (v346) {
      for (uint v347 = v71; v347 < v115; v347 += v72) {
        const uint v348 = v72 << v347;
        const uint v349 = v348 - v72;
        const uint v350 = v347 + v72;
        for (uint v351 = v75; v351 < v114; v351 += v76) {
          const uint v352 = v351 >> v347;
          const uint v353 = v352 << v350;
          const uint v354 = v351 & v349;
          const uint v355 = v353 + v354;
          for (uint v356 = v71; v356 < v74; v356 += v72) {
            const uint v357 = v356 * v10;
            const uint v358 = v7 + v357;
            const uint v359 = v358 + v355;
            const uint v360 = v359 + v348;
            const float v361 = m1[v359];
            const float v362 = m1[v360];
            const float v363 = v361 + v362;
            const float v364 = v361 - v362;
            m1[v359] = v363;
            m1[v360] = v364;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v365 = x0;
      for (uint v367 = v75; v367 < v73; v367 += v76) {
        for (uint v368 = v71; v368 < v74; v368 += v72) {
          const uint v369 = v368 * v10;
          const uint v370 = v7 + v369;
          const uint v371 = v370 + v367;
          const float v372 = m1[v371];
          const uint v373 = v365 + v367;
          const uint v374 = v373 >> v72;
          const uint v375 = v366 + v374;
          const uint v376 = b0[v375];
          const uint v377 = v373 & v72;
          const bool v378 = v377 == v72;
          const float2 v379 = float2(as_type<half2>(v376));
          const float v380 = v379.x;
          const float v381 = v379.y;
          const float v382 = select(v380, v381, v378);
          const float v383 = v372 * v109;
          const float v384 = v383 * v382;
          m1[v371] = v384;
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
