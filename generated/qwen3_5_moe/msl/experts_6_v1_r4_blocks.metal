#include <metal_stdlib>
using namespace metal;

kernel void experts_6_v1_r4_blocks(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // shared_down_proj
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // stored3
    device const float* b4 [[buffer(4)]], // stored4
    device float* b5 [[buffer(5)]], // stored5
    constant uint* params [[buffer(6)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[512];
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
  const uint v386 = params[11];
  const uint v387 = 0u;
  const uint v391 = 3u;
  const uint v393 = 1u;
  const uint v402 = 16u;
  const uint v403 = 4294901760u;
  const uint v411 = params[12];
  const uint v412 = 5u;
  const uint v413 = 31u;
  const uint v431 = params[13];
  const uint v433 = 4u;
  const uint v438 = params[14];
  const uint v459 = params[15];
  const uint v72 = 0u;
  const uint v73 = 1u;
  const uint v74 = 128u;
  const uint v75 = 4u;
  const uint v76 = lane;
  const uint v77 = 32u;
  const float v82 = 0.0f;
  const uint v84 = params[5];
  const uint v85 = 6u;
  const uint v89 = params[6];
  const float v110 = 0.088388346f;
  const uint v115 = 64u;
  const uint v116 = 7u;
  const uint v134 = 16u;
  const uint v144 = params[7];
  const uint v145 = params[8];
  const uint v146 = 2u;
  const uint v151 = 3u;
  const uint v152 = 5u;
  const uint v173 = 31u;
  const uint v193 = 65535u;
  const uint v195 = params[9];
  const uint v198 = 89226354u;
  const uint v199 = 3417055213u;
  const uint v200 = 2212286765u;
  const uint v203 = 64248484u;
  const uint v207 = 2415890431u;
  const uint v208 = 996162400u;
  const uint v212 = 32768u;
  const uint v213 = 32767u;
  const uint v214 = 13u;
  const uint v215 = 939524096u;
  const uint v231 = 16711935u;
  const uint v232 = 8u;
  const uint v233 = 2047u;
  const float v242 = 0.006767273f;
  const float v243 = -3.453125f;
  const uint v249 = 4095u;
  const uint v250 = 4294959104u;
  const uint v262 = 256u;
  const uint v267 = 384u;
  const uint v367 = params[10];
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
  const float v49 = 0.0f;
  const uint v50 = params[3];
  const uint v52 = params[4];
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
    for (uint v78 = v76; v78 < v74; v78 += v77) {
      for (uint v79 = v72; v79 < v75; v79 += v73) {
        const uint v80 = v79 * v74;
        const uint v81 = v78 + v80;
        m2[v81] = v82;
      }
    }
    for (uint v30 = v8; v30 < v6; v30 += v11) {
      const uint v31 = v6 - v30;
      const uint v32 = min(v11, v31);
      const uint v33 = v7 + v30;
      const uint v34 = v29 + v30;
      const uint v83 = v34 / v6;
      x1 = v83;
      const bool v86 = v84 == v85;
      if (v86) {
        const uint v87 = v83 * v6;
        const uint v88 = v34 - v87;
        for (uint v90 = v76; v90 < v74; v90 += v77) {
          for (uint v91 = v72; v91 < v75; v91 += v73) {
            x2 = v82;
            const bool v92 = v91 < v5;
            const bool v93 = v90 < v32;
            const bool v94 = v92 & v93;
            if (v94) {
              const uint v95 = v91 * v6;
              const uint v96 = v33 + v95;
              const uint v97 = v96 + v90;
              const float v98 = b0[v97];
              const uint v99 = v88 + v90;
              const uint v100 = v99 >> v73;
              const uint v101 = v89 + v100;
              const uint v102 = b1[v101];
              const uint v103 = v99 & v73;
              const bool v104 = v103 == v73;
              const float2 v105 = float2(as_type<half2>(v102));
              const float v106 = v105.x;
              const float v107 = v105.y;
              const float v108 = select(v106, v107, v104);
              const float v109 = v98 * v108;
              const float v111 = v109 * v110;
              x2 = v111;
            }
            const float v112 = x2;
            const uint v113 = v91 * v74;
            const uint v114 = v90 + v113;
            m1[v114] = v112;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v117 = v72; v117 < v116; v117 += v73) {
          const uint v118 = v73 << v117;
          const uint v119 = v118 - v73;
          const uint v120 = v117 + v73;
          for (uint v121 = v76; v121 < v115; v121 += v77) {
            const uint v122 = v121 >> v117;
            const uint v123 = v122 << v120;
            const uint v124 = v121 & v119;
            const uint v125 = v123 + v124;
            for (uint v126 = v72; v126 < v75; v126 += v73) {
              const uint v127 = v126 * v74;
              const uint v128 = v127 + v125;
              const uint v129 = v128 + v118;
              const float v130 = m1[v128];
              const float v131 = m1[v129];
              const float v132 = v130 + v131;
              const float v133 = v130 - v131;
              m1[v128] = v132;
              m1[v129] = v133;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v135 = v88 / v134;
        for (uint v136 = v76; v136 < v74; v136 += v77) {
          x3 = v82;
          x4 = v82;
          x5 = v82;
          x6 = v82;
          const uint v137 = v83 + v136;
          const uint v138 = v137 / v134;
          const uint v139 = v137 % v134;
          for (uint v140 = v72; v140 < v74; v140 += v73) {
            const uint v141 = v140 / v134;
            const uint v142 = v135 + v141;
            const uint v143 = v140 % v134;
            const uint v147 = v144 * v75;
            const uint v148 = v142 * v145;
            const uint v149 = v148 + v138;
            const uint v150 = v149 * v147;
            const uint v153 = v139 & v116;
            const uint v154 = v153 << v152;
            const uint v155 = v139 >> v151;
            const uint v156 = v155 << v146;
            const uint v157 = v143 & v116;
            const uint v158 = v157 >> v73;
            const uint v159 = v158 << v151;
            const uint v160 = v143 >> v151;
            const uint v161 = v160 << v73;
            const uint v162 = v143 & v73;
            const uint v163 = v154 + v156;
            const uint v164 = v163 + v159;
            const uint v165 = v164 + v161;
            const uint v166 = v165 + v162;
            const uint v167 = v166 + v73;
            const uint v168 = v167 * v144;
            const uint v169 = v168 >> v73;
            const uint v170 = v147 << v152;
            const uint v171 = v169 + v170;
            const uint v172 = v171 - v73;
            const uint v174 = v172 >> v152;
            const uint v175 = v171 - v134;
            const uint v176 = v175 >> v152;
            const bool v177 = v174 < v147;
            const uint v178 = v174 - v147;
            const uint v179 = select(v178, v174, v177);
            const uint v180 = v150 + v179;
            const uint v181 = b1[v180];
            const bool v182 = v176 < v147;
            const uint v183 = v176 - v147;
            const uint v184 = select(v183, v176, v182);
            const uint v185 = v150 + v184;
            const uint v186 = b1[v185];
            const uint v187 = v172 & v173;
            const uint v188 = v173 - v187;
            const uint v189 = v181 >> v188;
            const uint v190 = v186 << v73;
            const uint v191 = v190 << v187;
            const uint v192 = v189 | v191;
            const uint v194 = v192 & v193;
            const bool v196 = v195 == v72;
            const bool v197 = v195 == v146;
            const uint v201 = select(v199, v200, v197);
            const uint v202 = select(v201, v198, v196);
            const uint v204 = select(v72, v203, v196);
            const uint v205 = v194 * v202;
            const uint v206 = v205 + v204;
            const uint v209 = v206 & v207;
            const uint v210 = v209 ^ v208;
            const uint v211 = v210 >> v134;
            const uint v216 = v210 & v212;
            const uint v217 = v216 << v134;
            const uint v218 = v210 & v213;
            const uint v219 = v218 << v214;
            const uint v220 = v219 + v215;
            const uint v221 = v217 | v220;
            const float v222 = as_type<float>(v221);
            const uint v223 = v211 & v212;
            const uint v224 = v223 << v134;
            const uint v225 = v211 & v213;
            const uint v226 = v225 << v214;
            const uint v227 = v226 + v215;
            const uint v228 = v224 | v227;
            const float v229 = as_type<float>(v228);
            const float v230 = v222 + v229;
            const uint v234 = v206 & v231;
            const uint v235 = v206 >> v232;
            const uint v236 = v235 & v231;
            const uint v237 = v234 + v236;
            const uint v238 = v237 >> v134;
            const uint v239 = v237 + v238;
            const uint v240 = v239 & v233;
            const float v241 = float(v240);
            const float v244 = fma(v241, v242, v243);
            const float v245 = select(v230, v244, v197);
            const uint v246 = as_type<uint>(v245);
            const uint v247 = v246 >> v214;
            const uint v248 = v247 & v73;
            const uint v251 = v246 + v249;
            const uint v252 = v251 + v248;
            const uint v253 = v252 & v250;
            const float v254 = as_type<float>(v253);
            const float v255 = m1[v140];
            const float v256 = x3;
            const float v257 = fma(v255, v254, v256);
            x3 = v257;
            const uint v258 = v140 + v74;
            const float v259 = m1[v258];
            const float v260 = x4;
            const float v261 = fma(v259, v254, v260);
            x4 = v261;
            const uint v263 = v140 + v262;
            const float v264 = m1[v263];
            const float v265 = x5;
            const float v266 = fma(v264, v254, v265);
            x5 = v266;
            const uint v268 = v140 + v267;
            const float v269 = m1[v268];
            const float v270 = x6;
            const float v271 = fma(v269, v254, v270);
            x6 = v271;
          }
          const float v272 = m2[v136];
          const float v273 = x3;
          const float v274 = v272 + v273;
          m2[v136] = v274;
          const uint v275 = v136 + v74;
          const float v276 = m2[v275];
          const float v277 = x4;
          const float v278 = v276 + v277;
          m2[v275] = v278;
          const uint v279 = v136 + v262;
          const float v280 = m2[v279];
          const float v281 = x5;
          const float v282 = v280 + v281;
          m2[v279] = v282;
          const uint v283 = v136 + v267;
          const float v284 = m2[v283];
          const float v285 = x6;
          const float v286 = v284 + v285;
          m2[v283] = v286;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v287 = v5 - v73;
        const uint v288 = v28 - v73;
        for (uint v289 = v76; v289 < v74; v289 += v77) {
          x7 = v82;
          x8 = v82;
          x9 = v82;
          x10 = v82;
          const uint v290 = min(v289, v288);
          const uint v291 = v290 * v6;
          const uint v292 = v34 + v291;
          for (uint v293 = v72; v293 < v32; v293 += v73) {
            const uint v294 = v292 + v293;
            const bool v388 = v386 == v387;
            if (v388) {
              const uint v389 = b1[v294];
              const float v390 = as_type<float>(v389);
              x11 = v390;
            } else {
              const bool v392 = v386 < v391;
              if (v392) {
                const bool v394 = v386 == v393;
                const uint v395 = v294 >> v393;
                const uint v396 = b1[v395];
                const uint v397 = v294 & v393;
                const bool v398 = v397 == v393;
                const float2 v399 = float2(as_type<half2>(v396));
                const float v400 = v399.x;
                const float v401 = v399.y;
                const uint v404 = v396 << v402;
                const uint v405 = v396 & v403;
                const float v406 = as_type<float>(v404);
                const float v407 = as_type<float>(v405);
                const float v408 = select(v400, v401, v398);
                const float v409 = select(v406, v407, v398);
                const float v410 = select(v409, v408, v394);
                x11 = v410;
              } else {
                const uint v414 = v294 >> v412;
                const uint v415 = v414 * v411;
                const uint v416 = v294 & v413;
                const uint v417 = v416 * v411;
                const uint v418 = v417 >> v412;
                const uint v419 = v415 + v418;
                const uint v420 = v417 & v413;
                const uint v421 = b1[v419];
                const uint v422 = v419 + v393;
                const uint v423 = b1[v422];
                const uint v424 = v421 >> v420;
                const uint v425 = v413 - v420;
                const uint v426 = v423 << v393;
                const uint v427 = v426 << v425;
                const uint v428 = v424 | v427;
                const uint v429 = v393 << v411;
                const uint v430 = v429 - v393;
                const uint v432 = v294 >> v431;
                const bool v434 = v386 == v391;
                const bool v435 = v386 == v433;
                const uint v436 = v432 >> v393;
                const uint v437 = select(v436, v432, v434);
                const uint v439 = v438 + v437;
                const uint v440 = b1[v439];
                const float v441 = as_type<float>(v440);
                const uint v442 = v432 & v393;
                const bool v443 = v442 == v393;
                const float2 v444 = float2(as_type<half2>(v440));
                const float v445 = v444.x;
                const float v446 = v444.y;
                const uint v447 = v440 << v402;
                const uint v448 = v440 & v403;
                const float v449 = as_type<float>(v447);
                const float v450 = as_type<float>(v448);
                const float v451 = select(v445, v446, v443);
                const float v452 = select(v449, v450, v443);
                const float v453 = select(v452, v451, v435);
                const float v454 = select(v453, v441, v434);
                const bool v455 = v386 == v391;
                const bool v456 = v386 == v433;
                const uint v457 = v432 >> v393;
                const uint v458 = select(v457, v432, v455);
                const uint v460 = v459 + v458;
                const uint v461 = b1[v460];
                const float v462 = as_type<float>(v461);
                const uint v463 = v432 & v393;
                const bool v464 = v463 == v393;
                const float2 v465 = float2(as_type<half2>(v461));
                const float v466 = v465.x;
                const float v467 = v465.y;
                const uint v468 = v461 << v402;
                const uint v469 = v461 & v403;
                const float v470 = as_type<float>(v468);
                const float v471 = as_type<float>(v469);
                const float v472 = select(v466, v467, v464);
                const float v473 = select(v470, v471, v464);
                const float v474 = select(v473, v472, v456);
                const float v475 = select(v474, v462, v455);
                const uint v476 = v428 & v430;
                const float v477 = float(v476);
                const float v478 = fma(v454, v477, v475);
                x11 = v478;
              }
            }
            const float v479 = x11;
            const uint v296 = min(v72, v287);
            const uint v297 = v296 * v6;
            const uint v298 = v33 + v297;
            const uint v299 = v298 + v293;
            const float v300 = b0[v299];
            const float v301 = x7;
            const float v302 = fma(v300, v479, v301);
            x7 = v302;
            const uint v303 = min(v73, v287);
            const uint v304 = v303 * v6;
            const uint v305 = v33 + v304;
            const uint v306 = v305 + v293;
            const float v307 = b0[v306];
            const float v308 = x8;
            const float v309 = fma(v307, v479, v308);
            x8 = v309;
            const uint v310 = min(v146, v287);
            const uint v311 = v310 * v6;
            const uint v312 = v33 + v311;
            const uint v313 = v312 + v293;
            const float v314 = b0[v313];
            const float v315 = x9;
            const float v316 = fma(v314, v479, v315);
            x9 = v316;
            const uint v317 = min(v151, v287);
            const uint v318 = v317 * v6;
            const uint v319 = v33 + v318;
            const uint v320 = v319 + v293;
            const float v321 = b0[v320];
            const float v322 = x10;
            const float v323 = fma(v321, v479, v322);
            x10 = v323;
          }
          const float v324 = m2[v289];
          const float v325 = x7;
          const float v326 = v324 + v325;
          m2[v289] = v326;
          const uint v327 = v289 + v74;
          const float v328 = m2[v327];
          const float v329 = x8;
          const float v330 = v328 + v329;
          m2[v327] = v330;
          const uint v331 = v289 + v262;
          const float v332 = m2[v331];
          const float v333 = x9;
          const float v334 = v332 + v333;
          m2[v331] = v334;
          const uint v335 = v289 + v267;
          const float v336 = m2[v335];
          const float v337 = x10;
          const float v338 = v336 + v337;
          m2[v335] = v338;
        }
      }
    }
    for (uint v339 = v76; v339 < v74; v339 += v77) {
      for (uint v340 = v72; v340 < v75; v340 += v73) {
        const uint v341 = v340 * v74;
        const uint v342 = v339 + v341;
        const float v343 = m2[v342];
        const uint v344 = v340 * v11;
        const uint v345 = v8 + v344;
        const uint v346 = v345 + v339;
        m0[v346] = v343;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v347 = v84 == v85;
    if (v347) {
      for (uint v348 = v72; v348 < v116; v348 += v73) {
        const uint v349 = v73 << v348;
        const uint v350 = v349 - v73;
        const uint v351 = v348 + v73;
        for (uint v352 = v76; v352 < v115; v352 += v77) {
          const uint v353 = v352 >> v348;
          const uint v354 = v353 << v351;
          const uint v355 = v352 & v350;
          const uint v356 = v354 + v355;
          for (uint v357 = v72; v357 < v75; v357 += v73) {
            const uint v358 = v357 * v11;
            const uint v359 = v8 + v358;
            const uint v360 = v359 + v356;
            const uint v361 = v360 + v349;
            const float v362 = m0[v360];
            const float v363 = m0[v361];
            const float v364 = v362 + v363;
            const float v365 = v362 - v363;
            m0[v360] = v364;
            m0[v361] = v365;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v366 = x1;
      for (uint v368 = v76; v368 < v74; v368 += v77) {
        for (uint v369 = v72; v369 < v75; v369 += v73) {
          const uint v370 = v369 * v11;
          const uint v371 = v8 + v370;
          const uint v372 = v371 + v368;
          const float v373 = m0[v372];
          const uint v374 = v366 + v368;
          const uint v375 = v374 >> v73;
          const uint v376 = v367 + v375;
          const uint v377 = b1[v376];
          const uint v378 = v374 & v73;
          const bool v379 = v378 == v73;
          const float2 v380 = float2(as_type<half2>(v377));
          const float v381 = v380.x;
          const float v382 = v380.y;
          const float v383 = select(v381, v382, v379);
          const float v384 = v373 * v110;
          const float v385 = v384 * v383;
          m0[v372] = v385;
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
        x0 = v49;
        for (uint v51 = v8; v51 < v50; v51 += v18) {
          const uint v53 = v44 * v52;
          const uint v54 = v51 * v9;
          const uint v55 = v53 + v54;
          const uint v56 = v55 + v45;
          const float v57 = b3[v56];
          const float v58 = x0;
          const float v59 = v58 + v57;
          x0 = v59;
        }
        const float v60 = x0;
        const uint v61 = v44 - v2;
        const uint v62 = v61 * v11;
        const uint v63 = v45 - v26;
        const uint v64 = v62 + v63;
        const float v65 = m0[v64];
        const float v66 = b4[v44];
        const float v67 = v65 * v66;
        const float v68 = v60 + v67;
        const float v69 = v48 + v68;
        const uint v70 = v44 * v9;
        const uint v71 = v70 + v45;
        b5[v71] = v69;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
