#include <metal_stdlib>
using namespace metal;

kernel void experts_5_v1_r1(
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
  alignas(16) threadgroup float m0[4];
  alignas(16) threadgroup float m1[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  const uint v149 = params[5];
  const uint v150 = 0u;
  const uint v154 = 3u;
  const uint v156 = 1u;
  const uint v165 = 16u;
  const uint v166 = 4294901760u;
  const uint v174 = params[6];
  const uint v175 = 5u;
  const uint v176 = 31u;
  const uint v194 = params[7];
  const uint v196 = 4u;
  const uint v201 = params[8];
  const uint v222 = params[9];
  const float v80 = 0.0f;
  const uint v81 = 1u;
  const uint v83 = 0u;
  const uint v94 = 2u;
  const uint v98 = 3u;
  const uint v102 = lane;
  const uint v103 = 32u;
  const uint v123 = 5u;
  const uint v132 = 4u;
  const uint v0 = params[0];
  const uint v1 = params[1];
  const uint v2 = 3u;
  const uint v3 = 4u;
  const uint v7 = 1u;
  const uint v8 = group.x;
  const uint v9 = groups.x;
  const uint v36 = params[2];
  const uint v40 = 0u;
  const uint v41 = 512u;
  const uint v50 = params[3];
  const uint v51 = lane;
  const uint v52 = 32u;
  const uint v75 = params[4];
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
      const uint v30 = v18 * v3;
      const uint v31 = v1 - v30;
      const uint v32 = min(v3, v31);
      for (uint v33 = v17; v33 < v29; v33 += v7) {
        const uint v34 = v29 - v33;
        const uint v35 = min(v7, v34);
        const uint v37 = v22 * v1;
        const uint v38 = v30 + v37;
        const uint v39 = v38 * v36;
        x0 = v80;
        x1 = v80;
        x2 = v80;
        x3 = v80;
        for (uint v42 = v40; v42 < v36; v42 += v41) {
          const uint v43 = v36 - v42;
          const uint v44 = min(v41, v43);
          const int v45 = b2[v33];
          const uint v46 = uint(v45);
          const uint v47 = v46 * v36;
          const uint v48 = v42 + v47;
          const uint v49 = v39 + v42;
          const uint v82 = v35 - v81;
          const uint v84 = min(v83, v82);
          const uint v85 = v84 * v41;
          const uint v86 = v48 + v85;
          const uint v87 = v32 - v81;
          const uint v88 = min(v83, v87);
          const uint v89 = v88 * v36;
          const uint v90 = v49 + v89;
          const uint v91 = min(v81, v87);
          const uint v92 = v91 * v36;
          const uint v93 = v49 + v92;
          const uint v95 = min(v94, v87);
          const uint v96 = v95 * v36;
          const uint v97 = v49 + v96;
          const uint v99 = min(v98, v87);
          const uint v100 = v99 * v36;
          const uint v101 = v49 + v100;
          for (uint v104 = v102; v104 < v44; v104 += v103) {
            const uint v105 = v86 + v104;
            const float v106 = b0[v105];
            const uint v107 = v90 + v104;
            const bool v151 = v149 == v150;
            if (v151) {
              const uint v152 = b3[v107];
              const float v153 = as_type<float>(v152);
              x5 = v153;
            } else {
              const bool v155 = v149 < v154;
              if (v155) {
                const bool v157 = v149 == v156;
                const uint v158 = v107 >> v156;
                const uint v159 = b3[v158];
                const uint v160 = v107 & v156;
                const bool v161 = v160 == v156;
                const float2 v162 = float2(as_type<half2>(v159));
                const float v163 = v162.x;
                const float v164 = v162.y;
                const uint v167 = v159 << v165;
                const uint v168 = v159 & v166;
                const float v169 = as_type<float>(v167);
                const float v170 = as_type<float>(v168);
                const float v171 = select(v163, v164, v161);
                const float v172 = select(v169, v170, v161);
                const float v173 = select(v172, v171, v157);
                x5 = v173;
              } else {
                const uint v177 = v107 >> v175;
                const uint v178 = v177 * v174;
                const uint v179 = v107 & v176;
                const uint v180 = v179 * v174;
                const uint v181 = v180 >> v175;
                const uint v182 = v178 + v181;
                const uint v183 = v180 & v176;
                const uint v184 = b3[v182];
                const uint v185 = v182 + v156;
                const uint v186 = b3[v185];
                const uint v187 = v184 >> v183;
                const uint v188 = v176 - v183;
                const uint v189 = v186 << v156;
                const uint v190 = v189 << v188;
                const uint v191 = v187 | v190;
                const uint v192 = v156 << v174;
                const uint v193 = v192 - v156;
                const uint v195 = v107 >> v194;
                const bool v197 = v149 == v154;
                const bool v198 = v149 == v196;
                const uint v199 = v195 >> v156;
                const uint v200 = select(v199, v195, v197);
                const uint v202 = v201 + v200;
                const uint v203 = b3[v202];
                const float v204 = as_type<float>(v203);
                const uint v205 = v195 & v156;
                const bool v206 = v205 == v156;
                const float2 v207 = float2(as_type<half2>(v203));
                const float v208 = v207.x;
                const float v209 = v207.y;
                const uint v210 = v203 << v165;
                const uint v211 = v203 & v166;
                const float v212 = as_type<float>(v210);
                const float v213 = as_type<float>(v211);
                const float v214 = select(v208, v209, v206);
                const float v215 = select(v212, v213, v206);
                const float v216 = select(v215, v214, v198);
                const float v217 = select(v216, v204, v197);
                const bool v218 = v149 == v154;
                const bool v219 = v149 == v196;
                const uint v220 = v195 >> v156;
                const uint v221 = select(v220, v195, v218);
                const uint v223 = v222 + v221;
                const uint v224 = b3[v223];
                const float v225 = as_type<float>(v224);
                const uint v226 = v195 & v156;
                const bool v227 = v226 == v156;
                const float2 v228 = float2(as_type<half2>(v224));
                const float v229 = v228.x;
                const float v230 = v228.y;
                const uint v231 = v224 << v165;
                const uint v232 = v224 & v166;
                const float v233 = as_type<float>(v231);
                const float v234 = as_type<float>(v232);
                const float v235 = select(v229, v230, v227);
                const float v236 = select(v233, v234, v227);
                const float v237 = select(v236, v235, v219);
                const float v238 = select(v237, v225, v218);
                const uint v239 = v191 & v193;
                const float v240 = float(v239);
                const float v241 = fma(v217, v240, v238);
                x5 = v241;
              }
            }
            const float v242 = x5;
            const float v109 = x0;
            const float v110 = fma(v106, v242, v109);
            x0 = v110;
            const uint v111 = v93 + v104;
            const bool v243 = v149 == v150;
            if (v243) {
              const uint v244 = b3[v111];
              const float v245 = as_type<float>(v244);
              x6 = v245;
            } else {
              const bool v246 = v149 < v154;
              if (v246) {
                const bool v247 = v149 == v156;
                const uint v248 = v111 >> v156;
                const uint v249 = b3[v248];
                const uint v250 = v111 & v156;
                const bool v251 = v250 == v156;
                const float2 v252 = float2(as_type<half2>(v249));
                const float v253 = v252.x;
                const float v254 = v252.y;
                const uint v255 = v249 << v165;
                const uint v256 = v249 & v166;
                const float v257 = as_type<float>(v255);
                const float v258 = as_type<float>(v256);
                const float v259 = select(v253, v254, v251);
                const float v260 = select(v257, v258, v251);
                const float v261 = select(v260, v259, v247);
                x6 = v261;
              } else {
                const uint v262 = v111 >> v175;
                const uint v263 = v262 * v174;
                const uint v264 = v111 & v176;
                const uint v265 = v264 * v174;
                const uint v266 = v265 >> v175;
                const uint v267 = v263 + v266;
                const uint v268 = v265 & v176;
                const uint v269 = b3[v267];
                const uint v270 = v267 + v156;
                const uint v271 = b3[v270];
                const uint v272 = v269 >> v268;
                const uint v273 = v176 - v268;
                const uint v274 = v271 << v156;
                const uint v275 = v274 << v273;
                const uint v276 = v272 | v275;
                const uint v277 = v156 << v174;
                const uint v278 = v277 - v156;
                const uint v279 = v111 >> v194;
                const bool v280 = v149 == v154;
                const bool v281 = v149 == v196;
                const uint v282 = v279 >> v156;
                const uint v283 = select(v282, v279, v280);
                const uint v284 = v201 + v283;
                const uint v285 = b3[v284];
                const float v286 = as_type<float>(v285);
                const uint v287 = v279 & v156;
                const bool v288 = v287 == v156;
                const float2 v289 = float2(as_type<half2>(v285));
                const float v290 = v289.x;
                const float v291 = v289.y;
                const uint v292 = v285 << v165;
                const uint v293 = v285 & v166;
                const float v294 = as_type<float>(v292);
                const float v295 = as_type<float>(v293);
                const float v296 = select(v290, v291, v288);
                const float v297 = select(v294, v295, v288);
                const float v298 = select(v297, v296, v281);
                const float v299 = select(v298, v286, v280);
                const bool v300 = v149 == v154;
                const bool v301 = v149 == v196;
                const uint v302 = v279 >> v156;
                const uint v303 = select(v302, v279, v300);
                const uint v304 = v222 + v303;
                const uint v305 = b3[v304];
                const float v306 = as_type<float>(v305);
                const uint v307 = v279 & v156;
                const bool v308 = v307 == v156;
                const float2 v309 = float2(as_type<half2>(v305));
                const float v310 = v309.x;
                const float v311 = v309.y;
                const uint v312 = v305 << v165;
                const uint v313 = v305 & v166;
                const float v314 = as_type<float>(v312);
                const float v315 = as_type<float>(v313);
                const float v316 = select(v310, v311, v308);
                const float v317 = select(v314, v315, v308);
                const float v318 = select(v317, v316, v301);
                const float v319 = select(v318, v306, v300);
                const uint v320 = v276 & v278;
                const float v321 = float(v320);
                const float v322 = fma(v299, v321, v319);
                x6 = v322;
              }
            }
            const float v323 = x6;
            const float v113 = x1;
            const float v114 = fma(v106, v323, v113);
            x1 = v114;
            const uint v115 = v97 + v104;
            const bool v324 = v149 == v150;
            if (v324) {
              const uint v325 = b3[v115];
              const float v326 = as_type<float>(v325);
              x7 = v326;
            } else {
              const bool v327 = v149 < v154;
              if (v327) {
                const bool v328 = v149 == v156;
                const uint v329 = v115 >> v156;
                const uint v330 = b3[v329];
                const uint v331 = v115 & v156;
                const bool v332 = v331 == v156;
                const float2 v333 = float2(as_type<half2>(v330));
                const float v334 = v333.x;
                const float v335 = v333.y;
                const uint v336 = v330 << v165;
                const uint v337 = v330 & v166;
                const float v338 = as_type<float>(v336);
                const float v339 = as_type<float>(v337);
                const float v340 = select(v334, v335, v332);
                const float v341 = select(v338, v339, v332);
                const float v342 = select(v341, v340, v328);
                x7 = v342;
              } else {
                const uint v343 = v115 >> v175;
                const uint v344 = v343 * v174;
                const uint v345 = v115 & v176;
                const uint v346 = v345 * v174;
                const uint v347 = v346 >> v175;
                const uint v348 = v344 + v347;
                const uint v349 = v346 & v176;
                const uint v350 = b3[v348];
                const uint v351 = v348 + v156;
                const uint v352 = b3[v351];
                const uint v353 = v350 >> v349;
                const uint v354 = v176 - v349;
                const uint v355 = v352 << v156;
                const uint v356 = v355 << v354;
                const uint v357 = v353 | v356;
                const uint v358 = v156 << v174;
                const uint v359 = v358 - v156;
                const uint v360 = v115 >> v194;
                const bool v361 = v149 == v154;
                const bool v362 = v149 == v196;
                const uint v363 = v360 >> v156;
                const uint v364 = select(v363, v360, v361);
                const uint v365 = v201 + v364;
                const uint v366 = b3[v365];
                const float v367 = as_type<float>(v366);
                const uint v368 = v360 & v156;
                const bool v369 = v368 == v156;
                const float2 v370 = float2(as_type<half2>(v366));
                const float v371 = v370.x;
                const float v372 = v370.y;
                const uint v373 = v366 << v165;
                const uint v374 = v366 & v166;
                const float v375 = as_type<float>(v373);
                const float v376 = as_type<float>(v374);
                const float v377 = select(v371, v372, v369);
                const float v378 = select(v375, v376, v369);
                const float v379 = select(v378, v377, v362);
                const float v380 = select(v379, v367, v361);
                const bool v381 = v149 == v154;
                const bool v382 = v149 == v196;
                const uint v383 = v360 >> v156;
                const uint v384 = select(v383, v360, v381);
                const uint v385 = v222 + v384;
                const uint v386 = b3[v385];
                const float v387 = as_type<float>(v386);
                const uint v388 = v360 & v156;
                const bool v389 = v388 == v156;
                const float2 v390 = float2(as_type<half2>(v386));
                const float v391 = v390.x;
                const float v392 = v390.y;
                const uint v393 = v386 << v165;
                const uint v394 = v386 & v166;
                const float v395 = as_type<float>(v393);
                const float v396 = as_type<float>(v394);
                const float v397 = select(v391, v392, v389);
                const float v398 = select(v395, v396, v389);
                const float v399 = select(v398, v397, v382);
                const float v400 = select(v399, v387, v381);
                const uint v401 = v357 & v359;
                const float v402 = float(v401);
                const float v403 = fma(v380, v402, v400);
                x7 = v403;
              }
            }
            const float v404 = x7;
            const float v117 = x2;
            const float v118 = fma(v106, v404, v117);
            x2 = v118;
            const uint v119 = v101 + v104;
            const bool v405 = v149 == v150;
            if (v405) {
              const uint v406 = b3[v119];
              const float v407 = as_type<float>(v406);
              x8 = v407;
            } else {
              const bool v408 = v149 < v154;
              if (v408) {
                const bool v409 = v149 == v156;
                const uint v410 = v119 >> v156;
                const uint v411 = b3[v410];
                const uint v412 = v119 & v156;
                const bool v413 = v412 == v156;
                const float2 v414 = float2(as_type<half2>(v411));
                const float v415 = v414.x;
                const float v416 = v414.y;
                const uint v417 = v411 << v165;
                const uint v418 = v411 & v166;
                const float v419 = as_type<float>(v417);
                const float v420 = as_type<float>(v418);
                const float v421 = select(v415, v416, v413);
                const float v422 = select(v419, v420, v413);
                const float v423 = select(v422, v421, v409);
                x8 = v423;
              } else {
                const uint v424 = v119 >> v175;
                const uint v425 = v424 * v174;
                const uint v426 = v119 & v176;
                const uint v427 = v426 * v174;
                const uint v428 = v427 >> v175;
                const uint v429 = v425 + v428;
                const uint v430 = v427 & v176;
                const uint v431 = b3[v429];
                const uint v432 = v429 + v156;
                const uint v433 = b3[v432];
                const uint v434 = v431 >> v430;
                const uint v435 = v176 - v430;
                const uint v436 = v433 << v156;
                const uint v437 = v436 << v435;
                const uint v438 = v434 | v437;
                const uint v439 = v156 << v174;
                const uint v440 = v439 - v156;
                const uint v441 = v119 >> v194;
                const bool v442 = v149 == v154;
                const bool v443 = v149 == v196;
                const uint v444 = v441 >> v156;
                const uint v445 = select(v444, v441, v442);
                const uint v446 = v201 + v445;
                const uint v447 = b3[v446];
                const float v448 = as_type<float>(v447);
                const uint v449 = v441 & v156;
                const bool v450 = v449 == v156;
                const float2 v451 = float2(as_type<half2>(v447));
                const float v452 = v451.x;
                const float v453 = v451.y;
                const uint v454 = v447 << v165;
                const uint v455 = v447 & v166;
                const float v456 = as_type<float>(v454);
                const float v457 = as_type<float>(v455);
                const float v458 = select(v452, v453, v450);
                const float v459 = select(v456, v457, v450);
                const float v460 = select(v459, v458, v443);
                const float v461 = select(v460, v448, v442);
                const bool v462 = v149 == v154;
                const bool v463 = v149 == v196;
                const uint v464 = v441 >> v156;
                const uint v465 = select(v464, v441, v462);
                const uint v466 = v222 + v465;
                const uint v467 = b3[v466];
                const float v468 = as_type<float>(v467);
                const uint v469 = v441 & v156;
                const bool v470 = v469 == v156;
                const float2 v471 = float2(as_type<half2>(v467));
                const float v472 = v471.x;
                const float v473 = v471.y;
                const uint v474 = v467 << v165;
                const uint v475 = v467 & v166;
                const float v476 = as_type<float>(v474);
                const float v477 = as_type<float>(v475);
                const float v478 = select(v472, v473, v470);
                const float v479 = select(v476, v477, v470);
                const float v480 = select(v479, v478, v463);
                const float v481 = select(v480, v468, v462);
                const uint v482 = v438 & v440;
                const float v483 = float(v482);
                const float v484 = fma(v461, v483, v481);
                x8 = v484;
              }
            }
            const float v485 = x8;
            const float v121 = x3;
            const float v122 = fma(v106, v485, v121);
            x3 = v122;
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v124 = v102 * v123;
        const float v125 = x0;
        m1[v124] = v125;
        const uint v126 = v124 + v81;
        const float v127 = x1;
        m1[v126] = v127;
        const uint v128 = v124 + v94;
        const float v129 = x2;
        m1[v128] = v129;
        const uint v130 = v124 + v98;
        const float v131 = x3;
        m1[v130] = v131;
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v133 = v102; v133 < v132; v133 += v103) {
          const uint v134 = v133 / v132;
          const uint v135 = v133 % v132;
          const bool v136 = v134 < v35;
          const bool v137 = v135 < v32;
          const bool v138 = v136 & v137;
          if (v138) {
            x4 = v80;
            for (uint v139 = v83; v139 < v103; v139 += v81) {
              const uint v140 = v139 * v123;
              const uint v141 = v133 + v140;
              const float v142 = m1[v141];
              const float v143 = x4;
              const float v144 = v143 + v142;
              x4 = v144;
            }
            const float v145 = x4;
            const uint v146 = v134 * v3;
            const uint v147 = v40 + v146;
            const uint v148 = v147 + v135;
            m0[v148] = v145;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v53 = v51; v53 < v3; v53 += v52) {
          const uint v54 = v53 / v3;
          const uint v55 = v53 % v3;
          const bool v56 = v54 < v35;
          const bool v57 = v55 < v32;
          const bool v58 = v56 & v57;
          if (v58) {
            const uint v59 = v33 + v54;
            const int v60 = b2[v59];
            const uint v61 = uint(v60);
            const uint v62 = v61 / v50;
            const uint v63 = v61 % v50;
            const uint v64 = v30 + v55;
            const uint v65 = v54 * v3;
            const uint v66 = v30 - v65;
            const uint v67 = v62 - v62;
            const uint v68 = v63 - v63;
            const uint v69 = v64 - v66;
            const float v70 = m0[v69];
            const uint v71 = v62 * v50;
            const uint v72 = v71 + v63;
            const float v73 = b4[v72];
            const float v74 = v70 * v73;
            const uint v76 = v62 * v75;
            const uint v77 = v63 * v1;
            const uint v78 = v76 + v77;
            const uint v79 = v78 + v64;
            b5[v79] = v74;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
    }
  }
}
