#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v1_r1(
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
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  const uint v138 = params[4];
  const uint v139 = 0u;
  const uint v143 = 3u;
  const uint v145 = 1u;
  const uint v154 = 16u;
  const uint v155 = 4294901760u;
  const uint v163 = params[5];
  const uint v164 = 5u;
  const uint v165 = 31u;
  const uint v183 = params[6];
  const uint v185 = 4u;
  const uint v190 = params[7];
  const uint v211 = params[8];
  const float v69 = 0.0f;
  const uint v70 = 1u;
  const uint v72 = 0u;
  const uint v83 = 2u;
  const uint v87 = 3u;
  const uint v91 = lane;
  const uint v92 = 32u;
  const uint v112 = 5u;
  const uint v121 = 4u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const uint v7 = params[2];
  const uint v8 = 3u;
  const uint v9 = 4u;
  const uint v14 = group.x;
  const uint v15 = groups.x;
  const uint v27 = 512u;
  const uint v33 = lane;
  const uint v34 = 32u;
  const uint v37 = params[3];
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v10 = v7 + v8;
  const uint v11 = v10 / v9;
  const uint v12 = v7 + v8;
  const uint v13 = v12 / v9;
  const uint v16 = v11 + v15;
  const uint v17 = v16 - v1;
  const uint v18 = v17 / v15;
  const uint v19 = v14 * v18;
  const uint v20 = v19 + v18;
  const uint v21 = min(v20, v11);
  for (uint v22 = v19; v22 < v21; v22 += v1) {
    const uint v23 = v22 * v9;
    const uint v24 = v7 - v23;
    const uint v25 = min(v9, v24);
    const uint v26 = v23 * v5;
    x0 = v69;
    x1 = v69;
    x2 = v69;
    x3 = v69;
    for (uint v28 = v6; v28 < v5; v28 += v27) {
      const uint v29 = v5 - v28;
      const uint v30 = min(v27, v29);
      for (uint v31 = v6; v31 < v4; v31 += v1) {
        const uint v32 = v0 + v31;
        for (uint v35 = v33; v35 < v30; v35 += v34) {
          const uint v36 = v28 + v35;
          const uint v38 = v36 % v37;
          const uint v39 = v36 / v37;
          const uint v40 = v32 * v5;
          const uint v41 = v39 * v37;
          const uint v42 = v40 + v41;
          const uint v43 = v42 + v38;
          const float v44 = b1[v43];
          const uint v45 = v31 * v27;
          const uint v46 = v35 + v45;
          m0[v46] = v44;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v47 = v26 + v28;
      const uint v71 = v4 - v70;
      const uint v73 = min(v72, v71);
      const uint v74 = v73 * v27;
      const uint v75 = v6 + v74;
      const uint v76 = v25 - v70;
      const uint v77 = min(v72, v76);
      const uint v78 = v77 * v5;
      const uint v79 = v47 + v78;
      const uint v80 = min(v70, v76);
      const uint v81 = v80 * v5;
      const uint v82 = v47 + v81;
      const uint v84 = min(v83, v76);
      const uint v85 = v84 * v5;
      const uint v86 = v47 + v85;
      const uint v88 = min(v87, v76);
      const uint v89 = v88 * v5;
      const uint v90 = v47 + v89;
      for (uint v93 = v91; v93 < v30; v93 += v92) {
        const uint v94 = v75 + v93;
        const float v95 = m0[v94];
        const uint v96 = v79 + v93;
        const bool v140 = v138 == v139;
        if (v140) {
          const uint v141 = b0[v96];
          const float v142 = as_type<float>(v141);
          x5 = v142;
        } else {
          const bool v144 = v138 < v143;
          if (v144) {
            const bool v146 = v138 == v145;
            const uint v147 = v96 >> v145;
            const uint v148 = b0[v147];
            const uint v149 = v96 & v145;
            const bool v150 = v149 == v145;
            const float2 v151 = float2(as_type<half2>(v148));
            const float v152 = v151.x;
            const float v153 = v151.y;
            const uint v156 = v148 << v154;
            const uint v157 = v148 & v155;
            const float v158 = as_type<float>(v156);
            const float v159 = as_type<float>(v157);
            const float v160 = select(v152, v153, v150);
            const float v161 = select(v158, v159, v150);
            const float v162 = select(v161, v160, v146);
            x5 = v162;
          } else {
            const uint v166 = v96 >> v164;
            const uint v167 = v166 * v163;
            const uint v168 = v96 & v165;
            const uint v169 = v168 * v163;
            const uint v170 = v169 >> v164;
            const uint v171 = v167 + v170;
            const uint v172 = v169 & v165;
            const uint v173 = b0[v171];
            const uint v174 = v171 + v145;
            const uint v175 = b0[v174];
            const uint v176 = v173 >> v172;
            const uint v177 = v165 - v172;
            const uint v178 = v175 << v145;
            const uint v179 = v178 << v177;
            const uint v180 = v176 | v179;
            const uint v181 = v145 << v163;
            const uint v182 = v181 - v145;
            const uint v184 = v96 >> v183;
            const bool v186 = v138 == v143;
            const bool v187 = v138 == v185;
            const uint v188 = v184 >> v145;
            const uint v189 = select(v188, v184, v186);
            const uint v191 = v190 + v189;
            const uint v192 = b0[v191];
            const float v193 = as_type<float>(v192);
            const uint v194 = v184 & v145;
            const bool v195 = v194 == v145;
            const float2 v196 = float2(as_type<half2>(v192));
            const float v197 = v196.x;
            const float v198 = v196.y;
            const uint v199 = v192 << v154;
            const uint v200 = v192 & v155;
            const float v201 = as_type<float>(v199);
            const float v202 = as_type<float>(v200);
            const float v203 = select(v197, v198, v195);
            const float v204 = select(v201, v202, v195);
            const float v205 = select(v204, v203, v187);
            const float v206 = select(v205, v193, v186);
            const bool v207 = v138 == v143;
            const bool v208 = v138 == v185;
            const uint v209 = v184 >> v145;
            const uint v210 = select(v209, v184, v207);
            const uint v212 = v211 + v210;
            const uint v213 = b0[v212];
            const float v214 = as_type<float>(v213);
            const uint v215 = v184 & v145;
            const bool v216 = v215 == v145;
            const float2 v217 = float2(as_type<half2>(v213));
            const float v218 = v217.x;
            const float v219 = v217.y;
            const uint v220 = v213 << v154;
            const uint v221 = v213 & v155;
            const float v222 = as_type<float>(v220);
            const float v223 = as_type<float>(v221);
            const float v224 = select(v218, v219, v216);
            const float v225 = select(v222, v223, v216);
            const float v226 = select(v225, v224, v208);
            const float v227 = select(v226, v214, v207);
            const uint v228 = v180 & v182;
            const float v229 = float(v228);
            const float v230 = fma(v206, v229, v227);
            x5 = v230;
          }
        }
        const float v231 = x5;
        const float v98 = x0;
        const float v99 = fma(v95, v231, v98);
        x0 = v99;
        const uint v100 = v82 + v93;
        const bool v232 = v138 == v139;
        if (v232) {
          const uint v233 = b0[v100];
          const float v234 = as_type<float>(v233);
          x6 = v234;
        } else {
          const bool v235 = v138 < v143;
          if (v235) {
            const bool v236 = v138 == v145;
            const uint v237 = v100 >> v145;
            const uint v238 = b0[v237];
            const uint v239 = v100 & v145;
            const bool v240 = v239 == v145;
            const float2 v241 = float2(as_type<half2>(v238));
            const float v242 = v241.x;
            const float v243 = v241.y;
            const uint v244 = v238 << v154;
            const uint v245 = v238 & v155;
            const float v246 = as_type<float>(v244);
            const float v247 = as_type<float>(v245);
            const float v248 = select(v242, v243, v240);
            const float v249 = select(v246, v247, v240);
            const float v250 = select(v249, v248, v236);
            x6 = v250;
          } else {
            const uint v251 = v100 >> v164;
            const uint v252 = v251 * v163;
            const uint v253 = v100 & v165;
            const uint v254 = v253 * v163;
            const uint v255 = v254 >> v164;
            const uint v256 = v252 + v255;
            const uint v257 = v254 & v165;
            const uint v258 = b0[v256];
            const uint v259 = v256 + v145;
            const uint v260 = b0[v259];
            const uint v261 = v258 >> v257;
            const uint v262 = v165 - v257;
            const uint v263 = v260 << v145;
            const uint v264 = v263 << v262;
            const uint v265 = v261 | v264;
            const uint v266 = v145 << v163;
            const uint v267 = v266 - v145;
            const uint v268 = v100 >> v183;
            const bool v269 = v138 == v143;
            const bool v270 = v138 == v185;
            const uint v271 = v268 >> v145;
            const uint v272 = select(v271, v268, v269);
            const uint v273 = v190 + v272;
            const uint v274 = b0[v273];
            const float v275 = as_type<float>(v274);
            const uint v276 = v268 & v145;
            const bool v277 = v276 == v145;
            const float2 v278 = float2(as_type<half2>(v274));
            const float v279 = v278.x;
            const float v280 = v278.y;
            const uint v281 = v274 << v154;
            const uint v282 = v274 & v155;
            const float v283 = as_type<float>(v281);
            const float v284 = as_type<float>(v282);
            const float v285 = select(v279, v280, v277);
            const float v286 = select(v283, v284, v277);
            const float v287 = select(v286, v285, v270);
            const float v288 = select(v287, v275, v269);
            const bool v289 = v138 == v143;
            const bool v290 = v138 == v185;
            const uint v291 = v268 >> v145;
            const uint v292 = select(v291, v268, v289);
            const uint v293 = v211 + v292;
            const uint v294 = b0[v293];
            const float v295 = as_type<float>(v294);
            const uint v296 = v268 & v145;
            const bool v297 = v296 == v145;
            const float2 v298 = float2(as_type<half2>(v294));
            const float v299 = v298.x;
            const float v300 = v298.y;
            const uint v301 = v294 << v154;
            const uint v302 = v294 & v155;
            const float v303 = as_type<float>(v301);
            const float v304 = as_type<float>(v302);
            const float v305 = select(v299, v300, v297);
            const float v306 = select(v303, v304, v297);
            const float v307 = select(v306, v305, v290);
            const float v308 = select(v307, v295, v289);
            const uint v309 = v265 & v267;
            const float v310 = float(v309);
            const float v311 = fma(v288, v310, v308);
            x6 = v311;
          }
        }
        const float v312 = x6;
        const float v102 = x1;
        const float v103 = fma(v95, v312, v102);
        x1 = v103;
        const uint v104 = v86 + v93;
        const bool v313 = v138 == v139;
        if (v313) {
          const uint v314 = b0[v104];
          const float v315 = as_type<float>(v314);
          x7 = v315;
        } else {
          const bool v316 = v138 < v143;
          if (v316) {
            const bool v317 = v138 == v145;
            const uint v318 = v104 >> v145;
            const uint v319 = b0[v318];
            const uint v320 = v104 & v145;
            const bool v321 = v320 == v145;
            const float2 v322 = float2(as_type<half2>(v319));
            const float v323 = v322.x;
            const float v324 = v322.y;
            const uint v325 = v319 << v154;
            const uint v326 = v319 & v155;
            const float v327 = as_type<float>(v325);
            const float v328 = as_type<float>(v326);
            const float v329 = select(v323, v324, v321);
            const float v330 = select(v327, v328, v321);
            const float v331 = select(v330, v329, v317);
            x7 = v331;
          } else {
            const uint v332 = v104 >> v164;
            const uint v333 = v332 * v163;
            const uint v334 = v104 & v165;
            const uint v335 = v334 * v163;
            const uint v336 = v335 >> v164;
            const uint v337 = v333 + v336;
            const uint v338 = v335 & v165;
            const uint v339 = b0[v337];
            const uint v340 = v337 + v145;
            const uint v341 = b0[v340];
            const uint v342 = v339 >> v338;
            const uint v343 = v165 - v338;
            const uint v344 = v341 << v145;
            const uint v345 = v344 << v343;
            const uint v346 = v342 | v345;
            const uint v347 = v145 << v163;
            const uint v348 = v347 - v145;
            const uint v349 = v104 >> v183;
            const bool v350 = v138 == v143;
            const bool v351 = v138 == v185;
            const uint v352 = v349 >> v145;
            const uint v353 = select(v352, v349, v350);
            const uint v354 = v190 + v353;
            const uint v355 = b0[v354];
            const float v356 = as_type<float>(v355);
            const uint v357 = v349 & v145;
            const bool v358 = v357 == v145;
            const float2 v359 = float2(as_type<half2>(v355));
            const float v360 = v359.x;
            const float v361 = v359.y;
            const uint v362 = v355 << v154;
            const uint v363 = v355 & v155;
            const float v364 = as_type<float>(v362);
            const float v365 = as_type<float>(v363);
            const float v366 = select(v360, v361, v358);
            const float v367 = select(v364, v365, v358);
            const float v368 = select(v367, v366, v351);
            const float v369 = select(v368, v356, v350);
            const bool v370 = v138 == v143;
            const bool v371 = v138 == v185;
            const uint v372 = v349 >> v145;
            const uint v373 = select(v372, v349, v370);
            const uint v374 = v211 + v373;
            const uint v375 = b0[v374];
            const float v376 = as_type<float>(v375);
            const uint v377 = v349 & v145;
            const bool v378 = v377 == v145;
            const float2 v379 = float2(as_type<half2>(v375));
            const float v380 = v379.x;
            const float v381 = v379.y;
            const uint v382 = v375 << v154;
            const uint v383 = v375 & v155;
            const float v384 = as_type<float>(v382);
            const float v385 = as_type<float>(v383);
            const float v386 = select(v380, v381, v378);
            const float v387 = select(v384, v385, v378);
            const float v388 = select(v387, v386, v371);
            const float v389 = select(v388, v376, v370);
            const uint v390 = v346 & v348;
            const float v391 = float(v390);
            const float v392 = fma(v369, v391, v389);
            x7 = v392;
          }
        }
        const float v393 = x7;
        const float v106 = x2;
        const float v107 = fma(v95, v393, v106);
        x2 = v107;
        const uint v108 = v90 + v93;
        const bool v394 = v138 == v139;
        if (v394) {
          const uint v395 = b0[v108];
          const float v396 = as_type<float>(v395);
          x8 = v396;
        } else {
          const bool v397 = v138 < v143;
          if (v397) {
            const bool v398 = v138 == v145;
            const uint v399 = v108 >> v145;
            const uint v400 = b0[v399];
            const uint v401 = v108 & v145;
            const bool v402 = v401 == v145;
            const float2 v403 = float2(as_type<half2>(v400));
            const float v404 = v403.x;
            const float v405 = v403.y;
            const uint v406 = v400 << v154;
            const uint v407 = v400 & v155;
            const float v408 = as_type<float>(v406);
            const float v409 = as_type<float>(v407);
            const float v410 = select(v404, v405, v402);
            const float v411 = select(v408, v409, v402);
            const float v412 = select(v411, v410, v398);
            x8 = v412;
          } else {
            const uint v413 = v108 >> v164;
            const uint v414 = v413 * v163;
            const uint v415 = v108 & v165;
            const uint v416 = v415 * v163;
            const uint v417 = v416 >> v164;
            const uint v418 = v414 + v417;
            const uint v419 = v416 & v165;
            const uint v420 = b0[v418];
            const uint v421 = v418 + v145;
            const uint v422 = b0[v421];
            const uint v423 = v420 >> v419;
            const uint v424 = v165 - v419;
            const uint v425 = v422 << v145;
            const uint v426 = v425 << v424;
            const uint v427 = v423 | v426;
            const uint v428 = v145 << v163;
            const uint v429 = v428 - v145;
            const uint v430 = v108 >> v183;
            const bool v431 = v138 == v143;
            const bool v432 = v138 == v185;
            const uint v433 = v430 >> v145;
            const uint v434 = select(v433, v430, v431);
            const uint v435 = v190 + v434;
            const uint v436 = b0[v435];
            const float v437 = as_type<float>(v436);
            const uint v438 = v430 & v145;
            const bool v439 = v438 == v145;
            const float2 v440 = float2(as_type<half2>(v436));
            const float v441 = v440.x;
            const float v442 = v440.y;
            const uint v443 = v436 << v154;
            const uint v444 = v436 & v155;
            const float v445 = as_type<float>(v443);
            const float v446 = as_type<float>(v444);
            const float v447 = select(v441, v442, v439);
            const float v448 = select(v445, v446, v439);
            const float v449 = select(v448, v447, v432);
            const float v450 = select(v449, v437, v431);
            const bool v451 = v138 == v143;
            const bool v452 = v138 == v185;
            const uint v453 = v430 >> v145;
            const uint v454 = select(v453, v430, v451);
            const uint v455 = v211 + v454;
            const uint v456 = b0[v455];
            const float v457 = as_type<float>(v456);
            const uint v458 = v430 & v145;
            const bool v459 = v458 == v145;
            const float2 v460 = float2(as_type<half2>(v456));
            const float v461 = v460.x;
            const float v462 = v460.y;
            const uint v463 = v456 << v154;
            const uint v464 = v456 & v155;
            const float v465 = as_type<float>(v463);
            const float v466 = as_type<float>(v464);
            const float v467 = select(v461, v462, v459);
            const float v468 = select(v465, v466, v459);
            const float v469 = select(v468, v467, v452);
            const float v470 = select(v469, v457, v451);
            const uint v471 = v427 & v429;
            const float v472 = float(v471);
            const float v473 = fma(v450, v472, v470);
            x8 = v473;
          }
        }
        const float v474 = x8;
        const float v110 = x3;
        const float v111 = fma(v95, v474, v110);
        x3 = v111;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v113 = v91 * v112;
    const float v114 = x0;
    m2[v113] = v114;
    const uint v115 = v113 + v70;
    const float v116 = x1;
    m2[v115] = v116;
    const uint v117 = v113 + v83;
    const float v118 = x2;
    m2[v117] = v118;
    const uint v119 = v113 + v87;
    const float v120 = x3;
    m2[v119] = v120;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v122 = v91; v122 < v121; v122 += v92) {
      const uint v123 = v122 / v121;
      const uint v124 = v122 % v121;
      const bool v125 = v123 < v4;
      const bool v126 = v124 < v25;
      const bool v127 = v125 & v126;
      if (v127) {
        x4 = v69;
        for (uint v128 = v72; v128 < v92; v128 += v70) {
          const uint v129 = v128 * v112;
          const uint v130 = v122 + v129;
          const float v131 = m2[v130];
          const float v132 = x4;
          const float v133 = v132 + v131;
          x4 = v133;
        }
        const float v134 = x4;
        const uint v135 = v123 * v9;
        const uint v136 = v6 + v135;
        const uint v137 = v136 + v124;
        m1[v137] = v134;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v48 = v33; v48 < v9; v48 += v34) {
      const uint v49 = v48 / v9;
      const uint v50 = v48 % v9;
      const bool v51 = v49 < v4;
      const bool v52 = v50 < v25;
      const bool v53 = v51 & v52;
      if (v53) {
        const uint v54 = v0 + v49;
        const uint v55 = v23 + v50;
        const uint v56 = v54 * v7;
        const uint v57 = v56 + v55;
        const float v58 = b2[v57];
        const uint v59 = v54 - v0;
        const uint v60 = v59 * v9;
        const uint v61 = v55 - v23;
        const uint v62 = v60 + v61;
        const float v63 = m1[v62];
        const float v64 = b3[v55];
        const float v65 = v63 + v64;
        const float v66 = v58 + v65;
        const uint v67 = v54 * v7;
        const uint v68 = v67 + v55;
        b4[v68] = v66;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
