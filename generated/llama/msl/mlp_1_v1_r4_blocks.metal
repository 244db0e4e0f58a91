#include <metal_stdlib>
using namespace metal;

kernel void mlp_1_v1_r4_blocks(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
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
  const uint v380 = params[11];
  const uint v381 = 0u;
  const uint v385 = 3u;
  const uint v387 = 1u;
  const uint v396 = 16u;
  const uint v397 = 4294901760u;
  const uint v405 = params[12];
  const uint v406 = 5u;
  const uint v407 = 31u;
  const uint v425 = params[13];
  const uint v427 = 4u;
  const uint v432 = params[14];
  const uint v453 = params[15];
  const uint v57 = 0u;
  const uint v58 = 1u;
  const uint v59 = 128u;
  const uint v60 = 4u;
  const uint v61 = lane;
  const uint v62 = 32u;
  const float v67 = 0.0f;
  const uint v68 = params[3];
  const uint v69 = 6u;
  const uint v74 = params[4];
  const uint v75 = params[5];
  const uint v79 = params[6];
  const float v101 = 0.088388346f;
  const uint v106 = 64u;
  const uint v107 = 7u;
  const uint v125 = 16u;
  const uint v135 = params[7];
  const uint v136 = params[8];
  const uint v137 = 2u;
  const uint v143 = 3u;
  const uint v144 = 5u;
  const uint v165 = 31u;
  const uint v185 = 65535u;
  const uint v187 = params[9];
  const uint v190 = 89226354u;
  const uint v191 = 3417055213u;
  const uint v192 = 2212286765u;
  const uint v195 = 64248484u;
  const uint v199 = 2415890431u;
  const uint v200 = 996162400u;
  const uint v204 = 32768u;
  const uint v205 = 32767u;
  const uint v206 = 13u;
  const uint v207 = 939524096u;
  const uint v223 = 16711935u;
  const uint v224 = 8u;
  const uint v225 = 2047u;
  const float v234 = 0.006767273f;
  const float v235 = -3.453125f;
  const uint v241 = 4095u;
  const uint v242 = 4294959104u;
  const uint v254 = 256u;
  const uint v259 = 384u;
  const uint v360 = params[10];
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
    for (uint v63 = v61; v63 < v59; v63 += v62) {
      for (uint v64 = v57; v64 < v60; v64 += v58) {
        const uint v65 = v64 * v59;
        const uint v66 = v63 + v65;
        m2[v66] = v67;
      }
    }
    for (uint v30 = v8; v30 < v6; v30 += v11) {
      const uint v31 = v6 - v30;
      const uint v32 = min(v11, v31);
      const uint v33 = v7 + v30;
      const uint v34 = v29 + v30;
      const bool v70 = v68 == v69;
      if (v70) {
        const uint v71 = v34 / v6;
        const uint v72 = v71 * v6;
        const uint v73 = v34 - v72;
        const uint v76 = v71 / v74;
        const uint v77 = v71 % v74;
        const uint v78 = v76 * v75;
        x0 = v77;
        x1 = v78;
        const uint v80 = v78 + v79;
        for (uint v81 = v61; v81 < v59; v81 += v62) {
          for (uint v82 = v57; v82 < v60; v82 += v58) {
            x2 = v67;
            const bool v83 = v82 < v5;
            const bool v84 = v81 < v32;
            const bool v85 = v83 & v84;
            if (v85) {
              const uint v86 = v82 * v6;
              const uint v87 = v33 + v86;
              const uint v88 = v87 + v81;
              const float v89 = b0[v88];
              const uint v90 = v73 + v81;
              const uint v91 = v90 >> v58;
              const uint v92 = v80 + v91;
              const uint v93 = b1[v92];
              const uint v94 = v90 & v58;
              const bool v95 = v94 == v58;
              const float2 v96 = float2(as_type<half2>(v93));
              const float v97 = v96.x;
              const float v98 = v96.y;
              const float v99 = select(v97, v98, v95);
              const float v100 = v89 * v99;
              const float v102 = v100 * v101;
              x2 = v102;
            }
            const float v103 = x2;
            const uint v104 = v82 * v59;
            const uint v105 = v81 + v104;
            m1[v105] = v103;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v108 = v57; v108 < v107; v108 += v58) {
          const uint v109 = v58 << v108;
          const uint v110 = v109 - v58;
          const uint v111 = v108 + v58;
          for (uint v112 = v61; v112 < v106; v112 += v62) {
            const uint v113 = v112 >> v108;
            const uint v114 = v113 << v111;
            const uint v115 = v112 & v110;
            const uint v116 = v114 + v115;
            for (uint v117 = v57; v117 < v60; v117 += v58) {
              const uint v118 = v117 * v59;
              const uint v119 = v118 + v116;
              const uint v120 = v119 + v109;
              const float v121 = m1[v119];
              const float v122 = m1[v120];
              const float v123 = v121 + v122;
              const float v124 = v121 - v122;
              m1[v119] = v123;
              m1[v120] = v124;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v126 = v73 / v125;
        for (uint v127 = v61; v127 < v59; v127 += v62) {
          x3 = v67;
          x4 = v67;
          x5 = v67;
          x6 = v67;
          const uint v128 = v77 + v127;
          const uint v129 = v128 / v125;
          const uint v130 = v128 % v125;
          for (uint v131 = v57; v131 < v59; v131 += v58) {
            const uint v132 = v131 / v125;
            const uint v133 = v126 + v132;
            const uint v134 = v131 % v125;
            const uint v138 = v135 * v60;
            const uint v139 = v133 * v136;
            const uint v140 = v139 + v129;
            const uint v141 = v140 * v138;
            const uint v142 = v78 + v141;
            const uint v145 = v130 & v107;
            const uint v146 = v145 << v144;
            const uint v147 = v130 >> v143;
            const uint v148 = v147 << v137;
            const uint v149 = v134 & v107;
            const uint v150 = v149 >> v58;
            const uint v151 = v150 << v143;
            const uint v152 = v134 >> v143;
            const uint v153 = v152 << v58;
            const uint v154 = v134 & v58;
            const uint v155 = v146 + v148;
            const uint v156 = v155 + v151;
            const uint v157 = v156 + v153;
            const uint v158 = v157 + v154;
            const uint v159 = v158 + v58;
            const uint v160 = v159 * v135;
            const uint v161 = v160 >> v58;
            const uint v162 = v138 << v144;
            const uint v163 = v161 + v162;
            const uint v164 = v163 - v58;
            const uint v166 = v164 >> v144;
            const uint v167 = v163 - v125;
            const uint v168 = v167 >> v144;
            const bool v169 = v166 < v138;
            const uint v170 = v166 - v138;
            const uint v171 = select(v170, v166, v169);
            const uint v172 = v142 + v171;
            const uint v173 = b1[v172];
            const bool v174 = v168 < v138;
            const uint v175 = v168 - v138;
            const uint v176 = select(v175, v168, v174);
            const uint v177 = v142 + v176;
            const uint v178 = b1[v177];
            const uint v179 = v164 & v165;
            const uint v180 = v165 - v179;
            const uint v181 = v173 >> v180;
            const uint v182 = v178 << v58;
            const uint v183 = v182 << v179;
            const uint v184 = v181 | v183;
            const uint v186 = v184 & v185;
            const bool v188 = v187 == v57;
            const bool v189 = v187 == v137;
            const uint v193 = select(v191, v192, v189);
            const uint v194 = select(v193, v190, v188);
            const uint v196 = select(v57, v195, v188);
            const uint v197 = v186 * v194;
            const uint v198 = v197 + v196;
            const uint v201 = v198 & v199;
            const uint v202 = v201 ^ v200;
            const uint v203 = v202 >> v125;
            const uint v208 = v202 & v204;
            const uint v209 = v208 << v125;
            const uint v210 = v202 & v205;
            const uint v211 = v210 << v206;
            const uint v212 = v211 + v207;
            const uint v213 = v209 | v212;
            const float v214 = as_type<float>(v213);
            const uint v215 = v203 & v204;
            const uint v216 = v215 << v125;
            const uint v217 = v203 & v205;
            const uint v218 = v217 << v206;
            const uint v219 = v218 + v207;
            const uint v220 = v216 | v219;
            const float v221 = as_type<float>(v220);
            const float v222 = v214 + v221;
            const uint v226 = v198 & v223;
            const uint v227 = v198 >> v224;
            const uint v228 = v227 & v223;
            const uint v229 = v226 + v228;
            const uint v230 = v229 >> v125;
            const uint v231 = v229 + v230;
            const uint v232 = v231 & v225;
            const float v233 = float(v232);
            const float v236 = fma(v233, v234, v235);
            const float v237 = select(v222, v236, v189);
            const uint v238 = as_type<uint>(v237);
            const uint v239 = v238 >> v206;
            const uint v240 = v239 & v58;
            const uint v243 = v238 + v241;
            const uint v244 = v243 + v240;
            const uint v245 = v244 & v242;
            const float v246 = as_type<float>(v245);
            const float v247 = m1[v131];
            const float v248 = x3;
            const float v249 = fma(v247, v246, v248);
            x3 = v249;
            const uint v250 = v131 + v59;
            const float v251 = m1[v250];
            const float v252 = x4;
            const float v253 = fma(v251, v246, v252);
            x4 = v253;
            const uint v255 = v131 + v254;
            const float v256 = m1[v255];
            const float v257 = x5;
            const float v258 = fma(v256, v246, v257);
            x5 = v258;
            const uint v260 = v131 + v259;
            const float v261 = m1[v260];
            const float v262 = x6;
            const float v263 = fma(v261, v246, v262);
            x6 = v263;
          }
          const float v264 = m2[v127];
          const float v265 = x3;
          const float v266 = v264 + v265;
          m2[v127] = v266;
          const uint v267 = v127 + v59;
          const float v268 = m2[v267];
          const float v269 = x4;
          const float v270 = v268 + v269;
          m2[v267] = v270;
          const uint v271 = v127 + v254;
          const float v272 = m2[v271];
          const float v273 = x5;
          const float v274 = v272 + v273;
          m2[v271] = v274;
          const uint v275 = v127 + v259;
          const float v276 = m2[v275];
          const float v277 = x6;
          const float v278 = v276 + v277;
          m2[v275] = v278;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v279 = v5 - v58;
        const uint v280 = v28 - v58;
        for (uint v281 = v61; v281 < v59; v281 += v62) {
          x7 = v67;
          x8 = v67;
          x9 = v67;
          x10 = v67;
          const uint v282 = min(v281, v280);
          const uint v283 = v282 * v6;
          const uint v284 = v34 + v283;
          for (uint v285 = v57; v285 < v32; v285 += v58) {
            const uint v286 = v284 + v285;
            const bool v382 = v380 == v381;
            if (v382) {
              const uint v383 = b1[v286];
              const float v384 = as_type<float>(v383);
              x11 = v384;
            } else {
              const bool v386 = v380 < v385;
              if (v386) {
                const bool v388 = v380 == v387;
                const uint v389 = v286 >> v387;
                const uint v390 = b1[v389];
                const uint v391 = v286 & v387;
                const bool v392 = v391 == v387;
                const float2 v393 = float2(as_type<half2>(v390));
                const float v394 = v393.x;
                const float v395 = v393.y;
                const uint v398 = v390 << v396;
                const uint v399 = v390 & v397;
                const float v400 = as_type<float>(v398);
                const float v401 = as_type<float>(v399);
                const float v402 = select(v394, v395, v392);
                const float v403 = select(v400, v401, v392);
                const float v404 = select(v403, v402, v388);
                x11 = v404;
              } else {
                const uint v408 = v286 >> v406;
                const uint v409 = v408 * v405;
                const uint v410 = v286 & v407;
                const uint v411 = v410 * v405;
                const uint v412 = v411 >> v406;
                const uint v413 = v409 + v412;
                const uint v414 = v411 & v407;
                const uint v415 = b1[v413];
                const uint v416 = v413 + v387;
                const uint v417 = b1[v416];
                const uint v418 = v415 >> v414;
                const uint v419 = v407 - v414;
                const uint v420 = v417 << v387;
                const uint v421 = v420 << v419;
                const uint v422 = v418 | v421;
                const uint v423 = v387 << v405;
                const uint v424 = v423 - v387;
                const uint v426 = v286 >> v425;
                const bool v428 = v380 == v385;
                const bool v429 = v380 == v427;
                const uint v430 = v426 >> v387;
                const uint v431 = select(v430, v426, v428);
                const uint v433 = v432 + v431;
                const uint v434 = b1[v433];
                const float v435 = as_type<float>(v434);
                const uint v436 = v426 & v387;
                const bool v437 = v436 == v387;
                const float2 v438 = float2(as_type<half2>(v434));
                const float v439 = v438.x;
                const float v440 = v438.y;
                const uint v441 = v434 << v396;
                const uint v442 = v434 & v397;
                const float v443 = as_type<float>(v441);
                const float v444 = as_type<float>(v442);
                const float v445 = select(v439, v440, v437);
                const float v446 = select(v443, v444, v437);
                const float v447 = select(v446, v445, v429);
                const float v448 = select(v447, v435, v428);
                const bool v449 = v380 == v385;
                const bool v450 = v380 == v427;
                const uint v451 = v426 >> v387;
                const uint v452 = select(v451, v426, v449);
                const uint v454 = v453 + v452;
                const uint v455 = b1[v454];
                const float v456 = as_type<float>(v455);
                const uint v457 = v426 & v387;
                const bool v458 = v457 == v387;
                const float2 v459 = float2(as_type<half2>(v455));
                const float v460 = v459.x;
                const float v461 = v459.y;
                const uint v462 = v455 << v396;
                const uint v463 = v455 & v397;
                const float v464 = as_type<float>(v462);
                const float v465 = as_type<float>(v463);
                const float v466 = select(v460, v461, v458);
                const float v467 = select(v464, v465, v458);
                const float v468 = select(v467, v466, v450);
                const float v469 = select(v468, v456, v449);
                const uint v470 = v422 & v424;
                const float v471 = float(v470);
                const float v472 = fma(v448, v471, v469);
                x11 = v472;
              }
            }
            const float v473 = x11;
            const uint v288 = min(v57, v279);
            const uint v289 = v288 * v6;
            const uint v290 = v33 + v289;
            const uint v291 = v290 + v285;
            const float v292 = b0[v291];
            const float v293 = x7;
            const float v294 = fma(v292, v473, v293);
            x7 = v294;
            const uint v295 = min(v58, v279);
            const uint v296 = v295 * v6;
            const uint v297 = v33 + v296;
            const uint v298 = v297 + v285;
            const float v299 = b0[v298];
            const float v300 = x8;
            const float v301 = fma(v299, v473, v300);
            x8 = v301;
            const uint v302 = min(v137, v279);
            const uint v303 = v302 * v6;
            const uint v304 = v33 + v303;
            const uint v305 = v304 + v285;
            const float v306 = b0[v305];
            const float v307 = x9;
            const float v308 = fma(v306, v473, v307);
            x9 = v308;
            const uint v309 = min(v143, v279);
            const uint v310 = v309 * v6;
            const uint v311 = v33 + v310;
            const uint v312 = v311 + v285;
            const float v313 = b0[v312];
            const float v314 = x10;
            const float v315 = fma(v313, v473, v314);
            x10 = v315;
          }
          const float v316 = m2[v281];
          const float v317 = x7;
          const float v318 = v316 + v317;
          m2[v281] = v318;
          const uint v319 = v281 + v59;
          const float v320 = m2[v319];
          const float v321 = x8;
          const float v322 = v320 + v321;
          m2[v319] = v322;
          const uint v323 = v281 + v254;
          const float v324 = m2[v323];
          const float v325 = x9;
          const float v326 = v324 + v325;
          m2[v323] = v326;
          const uint v327 = v281 + v259;
          const float v328 = m2[v327];
          const float v329 = x10;
          const float v330 = v328 + v329;
          m2[v327] = v330;
        }
      }
    }
    for (uint v331 = v61; v331 < v59; v331 += v62) {
      for (uint v332 = v57; v332 < v60; v332 += v58) {
        const uint v333 = v332 * v59;
        const uint v334 = v331 + v333;
        const float v335 = m2[v334];
        const uint v336 = v332 * v11;
        const uint v337 = v8 + v336;
        const uint v338 = v337 + v331;
        m0[v338] = v335;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v339 = v68 == v69;
    if (v339) {
      for (uint v340 = v57; v340 < v107; v340 += v58) {
        const uint v341 = v58 << v340;
        const uint v342 = v341 - v58;
        const uint v343 = v340 + v58;
        for (uint v344 = v61; v344 < v106; v344 += v62) {
          const uint v345 = v344 >> v340;
          const uint v346 = v345 << v343;
          const uint v347 = v344 & v342;
          const uint v348 = v346 + v347;
          for (uint v349 = v57; v349 < v60; v349 += v58) {
            const uint v350 = v349 * v11;
            const uint v351 = v8 + v350;
            const uint v352 = v351 + v348;
            const uint v353 = v352 + v341;
            const float v354 = m0[v352];
            const float v355 = m0[v353];
            const float v356 = v354 + v355;
            const float v357 = v354 - v355;
            m0[v352] = v356;
            m0[v353] = v357;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v358 = x0;
      const uint v359 = x1;
      const uint v361 = v359 + v360;
      for (uint v362 = v61; v362 < v59; v362 += v62) {
        for (uint v363 = v57; v363 < v60; v363 += v58) {
          const uint v364 = v363 * v11;
          const uint v365 = v8 + v364;
          const uint v366 = v365 + v362;
          const float v367 = m0[v366];
          const uint v368 = v358 + v362;
          const uint v369 = v368 >> v58;
          const uint v370 = v361 + v369;
          const uint v371 = b1[v370];
          const uint v372 = v368 & v58;
          const bool v373 = v372 == v58;
          const float2 v374 = float2(as_type<half2>(v371));
          const float v375 = v374.x;
          const float v376 = v374.y;
          const float v377 = select(v375, v376, v373);
          const float v378 = v367 * v101;
          const float v379 = v378 * v377;
          m0[v366] = v379;
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
        const float v54 = v48 + v53;
        const uint v55 = v44 * v9;
        const uint v56 = v55 + v45;
        b3[v56] = v54;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
