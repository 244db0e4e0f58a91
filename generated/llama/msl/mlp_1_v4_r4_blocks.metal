#include <metal_stdlib>
using namespace metal;

kernel void mlp_1_v4_r4_blocks(
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
  float4 x10;
  const uint v415 = params[9];
  const uint v416 = 0u;
  const uint v420 = 3u;
  const uint v422 = 1u;
  const uint v430 = 16u;
  const uint v431 = 4294901760u;
  const uint v449 = params[10];
  const uint v450 = 5u;
  const uint v451 = 31u;
  const uint v469 = params[11];
  const uint v471 = 4u;
  const uint v476 = params[12];
  const uint v497 = params[13];
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
  const uint v396 = params[8];
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
          for (uint v278 = v57; v278 < v32; v278 += v60) {
            const uint v279 = v277 + v278;
            const bool v417 = v415 == v416;
            if (v417) {
              const uint4 v418 = *(device const uint4*)(b1 + v279);
              const float4 v419 = as_type<float4>(v418);
              x10 = v419;
            } else {
              const bool v421 = v415 < v420;
              if (v421) {
                const bool v423 = v415 == v422;
                const uint v424 = v279 >> v422;
                const uint2 v425 = *(device const uint2*)(b1 + v424);
                const uint v426 = v425.x;
                const float2 v427 = float2(as_type<half2>(v426));
                const float v428 = v427.x;
                const float v429 = v427.y;
                const uint v432 = v426 << v430;
                const uint v433 = v426 & v431;
                const float v434 = as_type<float>(v432);
                const float v435 = as_type<float>(v433);
                const float v436 = select(v434, v428, v423);
                const float v437 = select(v435, v429, v423);
                const uint v438 = v425.y;
                const float2 v439 = float2(as_type<half2>(v438));
                const float v440 = v439.x;
                const float v441 = v439.y;
                const uint v442 = v438 << v430;
                const uint v443 = v438 & v431;
                const float v444 = as_type<float>(v442);
                const float v445 = as_type<float>(v443);
                const float v446 = select(v444, v440, v423);
                const float v447 = select(v445, v441, v423);
                const float4 v448 = float4(v436, v437, v446, v447);
                x10 = v448;
              } else {
                const uint v452 = v279 >> v450;
                const uint v453 = v452 * v449;
                const uint v454 = v279 & v451;
                const uint v455 = v454 * v449;
                const uint v456 = v455 >> v450;
                const uint v457 = v453 + v456;
                const uint v458 = v455 & v451;
                const uint v459 = b1[v457];
                const uint v460 = v457 + v422;
                const uint v461 = b1[v460];
                const uint v462 = v459 >> v458;
                const uint v463 = v451 - v458;
                const uint v464 = v461 << v422;
                const uint v465 = v464 << v463;
                const uint v466 = v462 | v465;
                const uint v467 = v422 << v449;
                const uint v468 = v467 - v422;
                const uint v470 = v279 >> v469;
                const bool v472 = v415 == v420;
                const bool v473 = v415 == v471;
                const uint v474 = v470 >> v422;
                const uint v475 = select(v474, v470, v472);
                const uint v477 = v476 + v475;
                const uint v478 = b1[v477];
                const float v479 = as_type<float>(v478);
                const uint v480 = v470 & v422;
                const bool v481 = v480 == v422;
                const float2 v482 = float2(as_type<half2>(v478));
                const float v483 = v482.x;
                const float v484 = v482.y;
                const uint v485 = v478 << v430;
                const uint v486 = v478 & v431;
                const float v487 = as_type<float>(v485);
                const float v488 = as_type<float>(v486);
                const float v489 = select(v483, v484, v481);
                const float v490 = select(v487, v488, v481);
                const float v491 = select(v490, v489, v473);
                const float v492 = select(v491, v479, v472);
                const bool v493 = v415 == v420;
                const bool v494 = v415 == v471;
                const uint v495 = v470 >> v422;
                const uint v496 = select(v495, v470, v493);
                const uint v498 = v497 + v496;
                const uint v499 = b1[v498];
                const float v500 = as_type<float>(v499);
                const uint v501 = v470 & v422;
                const bool v502 = v501 == v422;
                const float2 v503 = float2(as_type<half2>(v499));
                const float v504 = v503.x;
                const float v505 = v503.y;
                const uint v506 = v499 << v430;
                const uint v507 = v499 & v431;
                const float v508 = as_type<float>(v506);
                const float v509 = as_type<float>(v507);
                const float v510 = select(v504, v505, v502);
                const float v511 = select(v508, v509, v502);
                const float v512 = select(v511, v510, v494);
                const float v513 = select(v512, v500, v493);
                const uint v514 = v466 & v468;
                const float v515 = float(v514);
                const float v516 = fma(v492, v515, v513);
                const uint v517 = v466 >> v449;
                const uint v518 = v517 & v468;
                const float v519 = float(v518);
                const float v520 = fma(v492, v519, v513);
                const uint v521 = v517 >> v449;
                const uint v522 = v521 & v468;
                const float v523 = float(v522);
                const float v524 = fma(v492, v523, v513);
                const uint v525 = v521 >> v449;
                const uint v526 = v525 & v468;
                const float v527 = float(v526);
                const float v528 = fma(v492, v527, v513);
                const float4 v529 = float4(v516, v520, v524, v528);
                x10 = v529;
              }
            }
            const float4 v530 = x10;
            const uint v281 = min(v57, v272);
            const uint v282 = v281 * v6;
            const uint v283 = v33 + v282;
            const uint v284 = v283 + v278;
            const float4 v285 = *(device const float4*)(b0 + v284);
            const float v286 = x6;
            const float v287 = v285.x;
            const float v288 = v530.x;
            const float v289 = fma(v287, v288, v286);
            const float v290 = v285.y;
            const float v291 = v530.y;
            const float v292 = fma(v290, v291, v289);
            const float v293 = v285.z;
            const float v294 = v530.z;
            const float v295 = fma(v293, v294, v292);
            const float v296 = v285.w;
            const float v297 = v530.w;
            const float v298 = fma(v296, v297, v295);
            x6 = v298;
            const uint v299 = min(v58, v272);
            const uint v300 = v299 * v6;
            const uint v301 = v33 + v300;
            const uint v302 = v301 + v278;
            const float4 v303 = *(device const float4*)(b0 + v302);
            const float v304 = x7;
            const float v305 = v303.x;
            const float v306 = v530.x;
            const float v307 = fma(v305, v306, v304);
            const float v308 = v303.y;
            const float v309 = v530.y;
            const float v310 = fma(v308, v309, v307);
            const float v311 = v303.z;
            const float v312 = v530.z;
            const float v313 = fma(v311, v312, v310);
            const float v314 = v303.w;
            const float v315 = v530.w;
            const float v316 = fma(v314, v315, v313);
            x7 = v316;
            const uint v317 = min(v131, v272);
            const uint v318 = v317 * v6;
            const uint v319 = v33 + v318;
            const uint v320 = v319 + v278;
            const float4 v321 = *(device const float4*)(b0 + v320);
            const float v322 = x8;
            const float v323 = v321.x;
            const float v324 = v530.x;
            const float v325 = fma(v323, v324, v322);
            const float v326 = v321.y;
            const float v327 = v530.y;
            const float v328 = fma(v326, v327, v325);
            const float v329 = v321.z;
            const float v330 = v530.z;
            const float v331 = fma(v329, v330, v328);
            const float v332 = v321.w;
            const float v333 = v530.w;
            const float v334 = fma(v332, v333, v331);
            x8 = v334;
            const uint v335 = min(v136, v272);
            const uint v336 = v335 * v6;
            const uint v337 = v33 + v336;
            const uint v338 = v337 + v278;
            const float4 v339 = *(device const float4*)(b0 + v338);
            const float v340 = x9;
            const float v341 = v339.x;
            const float v342 = v530.x;
            const float v343 = fma(v341, v342, v340);
            const float v344 = v339.y;
            const float v345 = v530.y;
            const float v346 = fma(v344, v345, v343);
            const float v347 = v339.z;
            const float v348 = v530.z;
            const float v349 = fma(v347, v348, v346);
            const float v350 = v339.w;
            const float v351 = v530.w;
            const float v352 = fma(v350, v351, v349);
            x9 = v352;
          }
          const float v353 = m2[v274];
          const float v354 = x6;
          const float v355 = v353 + v354;
          m2[v274] = v355;
          const uint v356 = v274 + v59;
          const float v357 = m2[v356];
          const float v358 = x7;
          const float v359 = v357 + v358;
          m2[v356] = v359;
          const uint v360 = v274 + v247;
          const float v361 = m2[v360];
          const float v362 = x8;
          const float v363 = v361 + v362;
          m2[v360] = v363;
          const uint v364 = v274 + v252;
          const float v365 = m2[v364];
          const float v366 = x9;
          const float v367 = v365 + v366;
          m2[v364] = v367;
        }
      }
    }
    for (uint v368 = v61; v368 < v59; v368 += v62) {
      for (uint v369 = v57; v369 < v60; v369 += v58) {
        const uint v370 = v369 * v59;
        const uint v371 = v368 + v370;
        const float v372 = m2[v371];
        const uint v373 = v369 * v11;
        const uint v374 = v8 + v373;
        const uint v375 = v374 + v368;
        m0[v375] = v372;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v376 = v69 == v70;
    if (v376) {
      for (uint v377 = v57; v377 < v101; v377 += v58) {
        const uint v378 = v58 << v377;
        const uint v379 = v378 - v58;
        const uint v380 = v377 + v58;
        for (uint v381 = v61; v381 < v100; v381 += v62) {
          const uint v382 = v381 >> v377;
          const uint v383 = v382 << v380;
          const uint v384 = v381 & v379;
          const uint v385 = v383 + v384;
          for (uint v386 = v57; v386 < v60; v386 += v58) {
            const uint v387 = v386 * v11;
            const uint v388 = v8 + v387;
            const uint v389 = v388 + v385;
            const uint v390 = v389 + v378;
            const float v391 = m0[v389];
            const float v392 = m0[v390];
            const float v393 = v391 + v392;
            const float v394 = v391 - v392;
            m0[v389] = v393;
            m0[v390] = v394;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v395 = x0;
      for (uint v397 = v61; v397 < v59; v397 += v62) {
        for (uint v398 = v57; v398 < v60; v398 += v58) {
          const uint v399 = v398 * v11;
          const uint v400 = v8 + v399;
          const uint v401 = v400 + v397;
          const float v402 = m0[v401];
          const uint v403 = v395 + v397;
          const uint v404 = v403 >> v58;
          const uint v405 = v396 + v404;
          const uint v406 = b1[v405];
          const uint v407 = v403 & v58;
          const bool v408 = v407 == v58;
          const float2 v409 = float2(as_type<half2>(v406));
          const float v410 = v409.x;
          const float v411 = v409.y;
          const float v412 = select(v410, v411, v408);
          const float v413 = v402 * v95;
          const float v414 = v413 * v412;
          m0[v401] = v414;
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
