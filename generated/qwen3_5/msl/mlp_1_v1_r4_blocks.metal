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
  const uint v371 = params[9];
  const uint v372 = 0u;
  const uint v376 = 3u;
  const uint v378 = 1u;
  const uint v387 = 16u;
  const uint v388 = 4294901760u;
  const uint v396 = params[10];
  const uint v397 = 5u;
  const uint v398 = 31u;
  const uint v416 = params[11];
  const uint v418 = 4u;
  const uint v423 = params[12];
  const uint v444 = params[13];
  const uint v57 = 0u;
  const uint v58 = 1u;
  const uint v59 = 128u;
  const uint v60 = 4u;
  const uint v61 = lane;
  const uint v62 = 32u;
  const float v67 = 0.0f;
  const uint v69 = params[3];
  const uint v70 = 6u;
  const uint v74 = params[4];
  const float v95 = 0.088388346f;
  const uint v100 = 64u;
  const uint v101 = 7u;
  const uint v119 = 16u;
  const uint v129 = params[5];
  const uint v130 = params[6];
  const uint v131 = 2u;
  const uint v136 = 3u;
  const uint v137 = 5u;
  const uint v158 = 31u;
  const uint v178 = 65535u;
  const uint v180 = params[7];
  const uint v183 = 89226354u;
  const uint v184 = 3417055213u;
  const uint v185 = 2212286765u;
  const uint v188 = 64248484u;
  const uint v192 = 2415890431u;
  const uint v193 = 996162400u;
  const uint v197 = 32768u;
  const uint v198 = 32767u;
  const uint v199 = 13u;
  const uint v200 = 939524096u;
  const uint v216 = 16711935u;
  const uint v217 = 8u;
  const uint v218 = 2047u;
  const float v227 = 0.006767273f;
  const float v228 = -3.453125f;
  const uint v234 = 4095u;
  const uint v235 = 4294959104u;
  const uint v247 = 256u;
  const uint v252 = 384u;
  const uint v352 = params[8];
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
      const uint v68 = v34 / v6;
      x0 = v68;
      const bool v71 = v69 == v70;
      if (v71) {
        const uint v72 = v68 * v6;
        const uint v73 = v34 - v72;
        for (uint v75 = v61; v75 < v59; v75 += v62) {
          for (uint v76 = v57; v76 < v60; v76 += v58) {
            x1 = v67;
            const bool v77 = v76 < v5;
            const bool v78 = v75 < v32;
            const bool v79 = v77 & v78;
            if (v79) {
              const uint v80 = v76 * v6;
              const uint v81 = v33 + v80;
              const uint v82 = v81 + v75;
              const float v83 = b0[v82];
              const uint v84 = v73 + v75;
              const uint v85 = v84 >> v58;
              const uint v86 = v74 + v85;
              const uint v87 = b1[v86];
              const uint v88 = v84 & v58;
              const bool v89 = v88 == v58;
              const float2 v90 = float2(as_type<half2>(v87));
              const float v91 = v90.x;
              const float v92 = v90.y;
              const float v93 = select(v91, v92, v89);
              const float v94 = v83 * v93;
              const float v96 = v94 * v95;
              x1 = v96;
            }
            const float v97 = x1;
            const uint v98 = v76 * v59;
            const uint v99 = v75 + v98;
            m1[v99] = v97;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v102 = v57; v102 < v101; v102 += v58) {
          const uint v103 = v58 << v102;
          const uint v104 = v103 - v58;
          const uint v105 = v102 + v58;
          for (uint v106 = v61; v106 < v100; v106 += v62) {
            const uint v107 = v106 >> v102;
            const uint v108 = v107 << v105;
            const uint v109 = v106 & v104;
            const uint v110 = v108 + v109;
            for (uint v111 = v57; v111 < v60; v111 += v58) {
              const uint v112 = v111 * v59;
              const uint v113 = v112 + v110;
              const uint v114 = v113 + v103;
              const float v115 = m1[v113];
              const float v116 = m1[v114];
              const float v117 = v115 + v116;
              const float v118 = v115 - v116;
              m1[v113] = v117;
              m1[v114] = v118;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v120 = v73 / v119;
        for (uint v121 = v61; v121 < v59; v121 += v62) {
          x2 = v67;
          x3 = v67;
          x4 = v67;
          x5 = v67;
          const uint v122 = v68 + v121;
          const uint v123 = v122 / v119;
          const uint v124 = v122 % v119;
          for (uint v125 = v57; v125 < v59; v125 += v58) {
            const uint v126 = v125 / v119;
            const uint v127 = v120 + v126;
            const uint v128 = v125 % v119;
            const uint v132 = v129 * v60;
            const uint v133 = v127 * v130;
            const uint v134 = v133 + v123;
            const uint v135 = v134 * v132;
            const uint v138 = v124 & v101;
            const uint v139 = v138 << v137;
            const uint v140 = v124 >> v136;
            const uint v141 = v140 << v131;
            const uint v142 = v128 & v101;
            const uint v143 = v142 >> v58;
            const uint v144 = v143 << v136;
            const uint v145 = v128 >> v136;
            const uint v146 = v145 << v58;
            const uint v147 = v128 & v58;
            const uint v148 = v139 + v141;
            const uint v149 = v148 + v144;
            const uint v150 = v149 + v146;
            const uint v151 = v150 + v147;
            const uint v152 = v151 + v58;
            const uint v153 = v152 * v129;
            const uint v154 = v153 >> v58;
            const uint v155 = v132 << v137;
            const uint v156 = v154 + v155;
            const uint v157 = v156 - v58;
            const uint v159 = v157 >> v137;
            const uint v160 = v156 - v119;
            const uint v161 = v160 >> v137;
            const bool v162 = v159 < v132;
            const uint v163 = v159 - v132;
            const uint v164 = select(v163, v159, v162);
            const uint v165 = v135 + v164;
            const uint v166 = b1[v165];
            const bool v167 = v161 < v132;
            const uint v168 = v161 - v132;
            const uint v169 = select(v168, v161, v167);
            const uint v170 = v135 + v169;
            const uint v171 = b1[v170];
            const uint v172 = v157 & v158;
            const uint v173 = v158 - v172;
            const uint v174 = v166 >> v173;
            const uint v175 = v171 << v58;
            const uint v176 = v175 << v172;
            const uint v177 = v174 | v176;
            const uint v179 = v177 & v178;
            const bool v181 = v180 == v57;
            const bool v182 = v180 == v131;
            const uint v186 = select(v184, v185, v182);
            const uint v187 = select(v186, v183, v181);
            const uint v189 = select(v57, v188, v181);
            const uint v190 = v179 * v187;
            const uint v191 = v190 + v189;
            const uint v194 = v191 & v192;
            const uint v195 = v194 ^ v193;
            const uint v196 = v195 >> v119;
            const uint v201 = v195 & v197;
            const uint v202 = v201 << v119;
            const uint v203 = v195 & v198;
            const uint v204 = v203 << v199;
            const uint v205 = v204 + v200;
            const uint v206 = v202 | v205;
            const float v207 = as_type<float>(v206);
            const uint v208 = v196 & v197;
            const uint v209 = v208 << v119;
            const uint v210 = v196 & v198;
            const uint v211 = v210 << v199;
            const uint v212 = v211 + v200;
            const uint v213 = v209 | v212;
            const float v214 = as_type<float>(v213);
            const float v215 = v207 + v214;
            const uint v219 = v191 & v216;
            const uint v220 = v191 >> v217;
            const uint v221 = v220 & v216;
            const uint v222 = v219 + v221;
            const uint v223 = v222 >> v119;
            const uint v224 = v222 + v223;
            const uint v225 = v224 & v218;
            const float v226 = float(v225);
            const float v229 = fma(v226, v227, v228);
            const float v230 = select(v215, v229, v182);
            const uint v231 = as_type<uint>(v230);
            const uint v232 = v231 >> v199;
            const uint v233 = v232 & v58;
            const uint v236 = v231 + v234;
            const uint v237 = v236 + v233;
            const uint v238 = v237 & v235;
            const float v239 = as_type<float>(v238);
            const float v240 = m1[v125];
            const float v241 = x2;
            const float v242 = fma(v240, v239, v241);
            x2 = v242;
            const uint v243 = v125 + v59;
            const float v244 = m1[v243];
            const float v245 = x3;
            const float v246 = fma(v244, v239, v245);
            x3 = v246;
            const uint v248 = v125 + v247;
            const float v249 = m1[v248];
            const float v250 = x4;
            const float v251 = fma(v249, v239, v250);
            x4 = v251;
            const uint v253 = v125 + v252;
            const float v254 = m1[v253];
            const float v255 = x5;
            const float v256 = fma(v254, v239, v255);
            x5 = v256;
          }
          const float v257 = m2[v121];
          const float v258 = x2;
          const float v259 = v257 + v258;
          m2[v121] = v259;
          const uint v260 = v121 + v59;
          const float v261 = m2[v260];
          const float v262 = x3;
          const float v263 = v261 + v262;
          m2[v260] = v263;
          const uint v264 = v121 + v247;
          const float v265 = m2[v264];
          const float v266 = x4;
          const float v267 = v265 + v266;
          m2[v264] = v267;
          const uint v268 = v121 + v252;
          const float v269 = m2[v268];
          const float v270 = x5;
          const float v271 = v269 + v270;
          m2[v268] = v271;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v272 = v5 - v58;
        const uint v273 = v28 - v58;
        for (uint v274 = v61; v274 < v59; v274 += v62) {
          x6 = v67;
          x7 = v67;
          x8 = v67;
          x9 = v67;
          const uint v275 = min(v274, v273);
          const uint v276 = v275 * v6;
          const uint v277 = v34 + v276;
          for (uint v278 = v57; v278 < v32; v278 += v58) {
            const uint v279 = v277 + v278;
            const bool v373 = v371 == v372;
            if (v373) {
              const uint v374 = b1[v279];
              const float v375 = as_type<float>(v374);
              x10 = v375;
            } else {
              const bool v377 = v371 < v376;
              if (v377) {
                const bool v379 = v371 == v378;
                const uint v380 = v279 >> v378;
                const uint v381 = b1[v380];
                const uint v382 = v279 & v378;
                const bool v383 = v382 == v378;
                const float2 v384 = float2(as_type<half2>(v381));
                const float v385 = v384.x;
                const float v386 = v384.y;
                const uint v389 = v381 << v387;
                const uint v390 = v381 & v388;
                const float v391 = as_type<float>(v389);
                const float v392 = as_type<float>(v390);
                const float v393 = select(v385, v386, v383);
                const float v394 = select(v391, v392, v383);
                const float v395 = select(v394, v393, v379);
                x10 = v395;
              } else {
                const uint v399 = v279 >> v397;
                const uint v400 = v399 * v396;
                const uint v401 = v279 & v398;
                const uint v402 = v401 * v396;
                const uint v403 = v402 >> v397;
                const uint v404 = v400 + v403;
                const uint v405 = v402 & v398;
                const uint v406 = b1[v404];
                const uint v407 = v404 + v378;
                const uint v408 = b1[v407];
                const uint v409 = v406 >> v405;
                const uint v410 = v398 - v405;
                const uint v411 = v408 << v378;
                const uint v412 = v411 << v410;
                const uint v413 = v409 | v412;
                const uint v414 = v378 << v396;
                const uint v415 = v414 - v378;
                const uint v417 = v279 >> v416;
                const bool v419 = v371 == v376;
                const bool v420 = v371 == v418;
                const uint v421 = v417 >> v378;
                const uint v422 = select(v421, v417, v419);
                const uint v424 = v423 + v422;
                const uint v425 = b1[v424];
                const float v426 = as_type<float>(v425);
                const uint v427 = v417 & v378;
                const bool v428 = v427 == v378;
                const float2 v429 = float2(as_type<half2>(v425));
                const float v430 = v429.x;
                const float v431 = v429.y;
                const uint v432 = v425 << v387;
                const uint v433 = v425 & v388;
                const float v434 = as_type<float>(v432);
                const float v435 = as_type<float>(v433);
                const float v436 = select(v430, v431, v428);
                const float v437 = select(v434, v435, v428);
                const float v438 = select(v437, v436, v420);
                const float v439 = select(v438, v426, v419);
                const bool v440 = v371 == v376;
                const bool v441 = v371 == v418;
                const uint v442 = v417 >> v378;
                const uint v443 = select(v442, v417, v440);
                const uint v445 = v444 + v443;
                const uint v446 = b1[v445];
                const float v447 = as_type<float>(v446);
                const uint v448 = v417 & v378;
                const bool v449 = v448 == v378;
                const float2 v450 = float2(as_type<half2>(v446));
                const float v451 = v450.x;
                const float v452 = v450.y;
                const uint v453 = v446 << v387;
                const uint v454 = v446 & v388;
                const float v455 = as_type<float>(v453);
                const float v456 = as_type<float>(v454);
                const float v457 = select(v451, v452, v449);
                const float v458 = select(v455, v456, v449);
                const float v459 = select(v458, v457, v441);
                const float v460 = select(v459, v447, v440);
                const uint v461 = v413 & v415;
                const float v462 = float(v461);
                const float v463 = fma(v439, v462, v460);
                x10 = v463;
              }
            }
            const float v464 = x10;
            const uint v281 = min(v57, v272);
            const uint v282 = v281 * v6;
            const uint v283 = v33 + v282;
            const uint v284 = v283 + v278;
            const float v285 = b0[v284];
            const float v286 = x6;
            const float v287 = fma(v285, v464, v286);
            x6 = v287;
            const uint v288 = min(v58, v272);
            const uint v289 = v288 * v6;
            const uint v290 = v33 + v289;
            const uint v291 = v290 + v278;
            const float v292 = b0[v291];
            const float v293 = x7;
            const float v294 = fma(v292, v464, v293);
            x7 = v294;
            const uint v295 = min(v131, v272);
            const uint v296 = v295 * v6;
            const uint v297 = v33 + v296;
            const uint v298 = v297 + v278;
            const float v299 = b0[v298];
            const float v300 = x8;
            const float v301 = fma(v299, v464, v300);
            x8 = v301;
            const uint v302 = min(v136, v272);
            const uint v303 = v302 * v6;
            const uint v304 = v33 + v303;
            const uint v305 = v304 + v278;
            const float v306 = b0[v305];
            const float v307 = x9;
            const float v308 = fma(v306, v464, v307);
            x9 = v308;
          }
          const float v309 = m2[v274];
          const float v310 = x6;
          const float v311 = v309 + v310;
          m2[v274] = v311;
          const uint v312 = v274 + v59;
          const float v313 = m2[v312];
          const float v314 = x7;
          const float v315 = v313 + v314;
          m2[v312] = v315;
          const uint v316 = v274 + v247;
          const float v317 = m2[v316];
          const float v318 = x8;
          const float v319 = v317 + v318;
          m2[v316] = v319;
          const uint v320 = v274 + v252;
          const float v321 = m2[v320];
          const float v322 = x9;
          const float v323 = v321 + v322;
          m2[v320] = v323;
        }
      }
    }
    for (uint v324 = v61; v324 < v59; v324 += v62) {
      for (uint v325 = v57; v325 < v60; v325 += v58) {
        const uint v326 = v325 * v59;
        const uint v327 = v324 + v326;
        const float v328 = m2[v327];
        const uint v329 = v325 * v11;
        const uint v330 = v8 + v329;
        const uint v331 = v330 + v324;
        m0[v331] = v328;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v332 = v69 == v70;
    if (v332) {
      for (uint v333 = v57; v333 < v101; v333 += v58) {
        const uint v334 = v58 << v333;
        const uint v335 = v334 - v58;
        const uint v336 = v333 + v58;
        for (uint v337 = v61; v337 < v100; v337 += v62) {
          const uint v338 = v337 >> v333;
          const uint v339 = v338 << v336;
          const uint v340 = v337 & v335;
          const uint v341 = v339 + v340;
          for (uint v342 = v57; v342 < v60; v342 += v58) {
            const uint v343 = v342 * v11;
            const uint v344 = v8 + v343;
            const uint v345 = v344 + v341;
            const uint v346 = v345 + v334;
            const float v347 = m0[v345];
            const float v348 = m0[v346];
            const float v349 = v347 + v348;
            const float v350 = v347 - v348;
            m0[v345] = v349;
            m0[v346] = v350;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v351 = x0;
      for (uint v353 = v61; v353 < v59; v353 += v62) {
        for (uint v354 = v57; v354 < v60; v354 += v58) {
          const uint v355 = v354 * v11;
          const uint v356 = v8 + v355;
          const uint v357 = v356 + v353;
          const float v358 = m0[v357];
          const uint v359 = v351 + v353;
          const uint v360 = v359 >> v58;
          const uint v361 = v352 + v360;
          const uint v362 = b1[v361];
          const uint v363 = v359 & v58;
          const bool v364 = v363 == v58;
          const float2 v365 = float2(as_type<half2>(v362));
          const float v366 = v365.x;
          const float v367 = v365.y;
          const float v368 = select(v366, v367, v364);
          const float v369 = v358 * v95;
          const float v370 = v369 * v368;
          m0[v357] = v370;
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
