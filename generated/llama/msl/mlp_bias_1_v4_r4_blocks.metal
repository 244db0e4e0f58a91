#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_1_v4_r4_blocks(
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
  const uint v417 = params[9];
  const uint v418 = 0u;
  const uint v422 = 3u;
  const uint v424 = 1u;
  const uint v432 = 16u;
  const uint v433 = 4294901760u;
  const uint v451 = params[10];
  const uint v452 = 5u;
  const uint v453 = 31u;
  const uint v471 = params[11];
  const uint v473 = 4u;
  const uint v478 = params[12];
  const uint v499 = params[13];
  const uint v59 = 0u;
  const uint v60 = 1u;
  const uint v61 = 128u;
  const uint v62 = 4u;
  const uint v63 = lane;
  const uint v64 = 32u;
  const float v69 = 0.0f;
  const uint v71 = params[3];
  const uint v72 = 6u;
  const uint v76 = params[4];
  const float v97 = 0.088388346f;
  const uint v102 = 64u;
  const uint v103 = 7u;
  const uint v121 = 16u;
  const uint v131 = params[5];
  const uint v132 = params[6];
  const uint v133 = 2u;
  const uint v138 = 3u;
  const uint v139 = 5u;
  const uint v160 = 31u;
  const uint v180 = 65535u;
  const uint v182 = params[7];
  const uint v185 = 89226354u;
  const uint v186 = 3417055213u;
  const uint v187 = 2212286765u;
  const uint v190 = 64248484u;
  const uint v194 = 2415890431u;
  const uint v195 = 996162400u;
  const uint v199 = 32768u;
  const uint v200 = 32767u;
  const uint v201 = 13u;
  const uint v202 = 939524096u;
  const uint v218 = 16711935u;
  const uint v219 = 8u;
  const uint v220 = 2047u;
  const float v229 = 0.006767273f;
  const float v230 = -3.453125f;
  const uint v236 = 4095u;
  const uint v237 = 4294959104u;
  const uint v249 = 256u;
  const uint v254 = 384u;
  const uint v398 = params[8];
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
      const uint v70 = v34 / v6;
      x0 = v70;
      const bool v73 = v71 == v72;
      if (v73) {
        const uint v74 = v70 * v6;
        const uint v75 = v34 - v74;
        for (uint v77 = v63; v77 < v61; v77 += v64) {
          for (uint v78 = v59; v78 < v62; v78 += v60) {
            x1 = v69;
            const bool v79 = v78 < v5;
            const bool v80 = v77 < v32;
            const bool v81 = v79 & v80;
            if (v81) {
              const uint v82 = v78 * v6;
              const uint v83 = v33 + v82;
              const uint v84 = v83 + v77;
              const float v85 = b0[v84];
              const uint v86 = v75 + v77;
              const uint v87 = v86 >> v60;
              const uint v88 = v76 + v87;
              const uint v89 = b1[v88];
              const uint v90 = v86 & v60;
              const bool v91 = v90 == v60;
              const float2 v92 = float2(as_type<half2>(v89));
              const float v93 = v92.x;
              const float v94 = v92.y;
              const float v95 = select(v93, v94, v91);
              const float v96 = v85 * v95;
              const float v98 = v96 * v97;
              x1 = v98;
            }
            const float v99 = x1;
            const uint v100 = v78 * v61;
            const uint v101 = v77 + v100;
            m1[v101] = v99;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v104 = v59; v104 < v103; v104 += v60) {
          const uint v105 = v60 << v104;
          const uint v106 = v105 - v60;
          const uint v107 = v104 + v60;
          for (uint v108 = v63; v108 < v102; v108 += v64) {
            const uint v109 = v108 >> v104;
            const uint v110 = v109 << v107;
            const uint v111 = v108 & v106;
            const uint v112 = v110 + v111;
            for (uint v113 = v59; v113 < v62; v113 += v60) {
              const uint v114 = v113 * v61;
              const uint v115 = v114 + v112;
              const uint v116 = v115 + v105;
              const float v117 = m1[v115];
              const float v118 = m1[v116];
              const float v119 = v117 + v118;
              const float v120 = v117 - v118;
              m1[v115] = v119;
              m1[v116] = v120;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v122 = v75 / v121;
        for (uint v123 = v63; v123 < v61; v123 += v64) {
          x2 = v69;
          x3 = v69;
          x4 = v69;
          x5 = v69;
          const uint v124 = v70 + v123;
          const uint v125 = v124 / v121;
          const uint v126 = v124 % v121;
          for (uint v127 = v59; v127 < v61; v127 += v60) {
            const uint v128 = v127 / v121;
            const uint v129 = v122 + v128;
            const uint v130 = v127 % v121;
            const uint v134 = v131 * v62;
            const uint v135 = v129 * v132;
            const uint v136 = v135 + v125;
            const uint v137 = v136 * v134;
            const uint v140 = v126 & v103;
            const uint v141 = v140 << v139;
            const uint v142 = v126 >> v138;
            const uint v143 = v142 << v133;
            const uint v144 = v130 & v103;
            const uint v145 = v144 >> v60;
            const uint v146 = v145 << v138;
            const uint v147 = v130 >> v138;
            const uint v148 = v147 << v60;
            const uint v149 = v130 & v60;
            const uint v150 = v141 + v143;
            const uint v151 = v150 + v146;
            const uint v152 = v151 + v148;
            const uint v153 = v152 + v149;
            const uint v154 = v153 + v60;
            const uint v155 = v154 * v131;
            const uint v156 = v155 >> v60;
            const uint v157 = v134 << v139;
            const uint v158 = v156 + v157;
            const uint v159 = v158 - v60;
            const uint v161 = v159 >> v139;
            const uint v162 = v158 - v121;
            const uint v163 = v162 >> v139;
            const bool v164 = v161 < v134;
            const uint v165 = v161 - v134;
            const uint v166 = select(v165, v161, v164);
            const uint v167 = v137 + v166;
            const uint v168 = b1[v167];
            const bool v169 = v163 < v134;
            const uint v170 = v163 - v134;
            const uint v171 = select(v170, v163, v169);
            const uint v172 = v137 + v171;
            const uint v173 = b1[v172];
            const uint v174 = v159 & v160;
            const uint v175 = v160 - v174;
            const uint v176 = v168 >> v175;
            const uint v177 = v173 << v60;
            const uint v178 = v177 << v174;
            const uint v179 = v176 | v178;
            const uint v181 = v179 & v180;
            const bool v183 = v182 == v59;
            const bool v184 = v182 == v133;
            const uint v188 = select(v186, v187, v184);
            const uint v189 = select(v188, v185, v183);
            const uint v191 = select(v59, v190, v183);
            const uint v192 = v181 * v189;
            const uint v193 = v192 + v191;
            const uint v196 = v193 & v194;
            const uint v197 = v196 ^ v195;
            const uint v198 = v197 >> v121;
            const uint v203 = v197 & v199;
            const uint v204 = v203 << v121;
            const uint v205 = v197 & v200;
            const uint v206 = v205 << v201;
            const uint v207 = v206 + v202;
            const uint v208 = v204 | v207;
            const float v209 = as_type<float>(v208);
            const uint v210 = v198 & v199;
            const uint v211 = v210 << v121;
            const uint v212 = v198 & v200;
            const uint v213 = v212 << v201;
            const uint v214 = v213 + v202;
            const uint v215 = v211 | v214;
            const float v216 = as_type<float>(v215);
            const float v217 = v209 + v216;
            const uint v221 = v193 & v218;
            const uint v222 = v193 >> v219;
            const uint v223 = v222 & v218;
            const uint v224 = v221 + v223;
            const uint v225 = v224 >> v121;
            const uint v226 = v224 + v225;
            const uint v227 = v226 & v220;
            const float v228 = float(v227);
            const float v231 = fma(v228, v229, v230);
            const float v232 = select(v217, v231, v184);
            const uint v233 = as_type<uint>(v232);
            const uint v234 = v233 >> v201;
            const uint v235 = v234 & v60;
            const uint v238 = v233 + v236;
            const uint v239 = v238 + v235;
            const uint v240 = v239 & v237;
            const float v241 = as_type<float>(v240);
            const float v242 = m1[v127];
            const float v243 = x2;
            const float v244 = fma(v242, v241, v243);
            x2 = v244;
            const uint v245 = v127 + v61;
            const float v246 = m1[v245];
            const float v247 = x3;
            const float v248 = fma(v246, v241, v247);
            x3 = v248;
            const uint v250 = v127 + v249;
            const float v251 = m1[v250];
            const float v252 = x4;
            const float v253 = fma(v251, v241, v252);
            x4 = v253;
            const uint v255 = v127 + v254;
            const float v256 = m1[v255];
            const float v257 = x5;
            const float v258 = fma(v256, v241, v257);
            x5 = v258;
          }
          const float v259 = m2[v123];
          const float v260 = x2;
          const float v261 = v259 + v260;
          m2[v123] = v261;
          const uint v262 = v123 + v61;
          const float v263 = m2[v262];
          const float v264 = x3;
          const float v265 = v263 + v264;
          m2[v262] = v265;
          const uint v266 = v123 + v249;
          const float v267 = m2[v266];
          const float v268 = x4;
          const float v269 = v267 + v268;
          m2[v266] = v269;
          const uint v270 = v123 + v254;
          const float v271 = m2[v270];
          const float v272 = x5;
          const float v273 = v271 + v272;
          m2[v270] = v273;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v274 = v5 - v60;
        const uint v275 = v28 - v60;
        for (uint v276 = v63; v276 < v61; v276 += v64) {
          x6 = v69;
          x7 = v69;
          x8 = v69;
          x9 = v69;
          const uint v277 = min(v276, v275);
          const uint v278 = v277 * v6;
          const uint v279 = v34 + v278;
          for (uint v280 = v59; v280 < v32; v280 += v62) {
            const uint v281 = v279 + v280;
            const bool v419 = v417 == v418;
            if (v419) {
              const uint4 v420 = *(device const uint4*)(b1 + v281);
              const float4 v421 = as_type<float4>(v420);
              x10 = v421;
            } else {
              const bool v423 = v417 < v422;
              if (v423) {
                const bool v425 = v417 == v424;
                const uint v426 = v281 >> v424;
                const uint2 v427 = *(device const uint2*)(b1 + v426);
                const uint v428 = v427.x;
                const float2 v429 = float2(as_type<half2>(v428));
                const float v430 = v429.x;
                const float v431 = v429.y;
                const uint v434 = v428 << v432;
                const uint v435 = v428 & v433;
                const float v436 = as_type<float>(v434);
                const float v437 = as_type<float>(v435);
                const float v438 = select(v436, v430, v425);
                const float v439 = select(v437, v431, v425);
                const uint v440 = v427.y;
                const float2 v441 = float2(as_type<half2>(v440));
                const float v442 = v441.x;
                const float v443 = v441.y;
                const uint v444 = v440 << v432;
                const uint v445 = v440 & v433;
                const float v446 = as_type<float>(v444);
                const float v447 = as_type<float>(v445);
                const float v448 = select(v446, v442, v425);
                const float v449 = select(v447, v443, v425);
                const float4 v450 = float4(v438, v439, v448, v449);
                x10 = v450;
              } else {
                const uint v454 = v281 >> v452;
                const uint v455 = v454 * v451;
                const uint v456 = v281 & v453;
                const uint v457 = v456 * v451;
                const uint v458 = v457 >> v452;
                const uint v459 = v455 + v458;
                const uint v460 = v457 & v453;
                const uint v461 = b1[v459];
                const uint v462 = v459 + v424;
                const uint v463 = b1[v462];
                const uint v464 = v461 >> v460;
                const uint v465 = v453 - v460;
                const uint v466 = v463 << v424;
                const uint v467 = v466 << v465;
                const uint v468 = v464 | v467;
                const uint v469 = v424 << v451;
                const uint v470 = v469 - v424;
                const uint v472 = v281 >> v471;
                const bool v474 = v417 == v422;
                const bool v475 = v417 == v473;
                const uint v476 = v472 >> v424;
                const uint v477 = select(v476, v472, v474);
                const uint v479 = v478 + v477;
                const uint v480 = b1[v479];
                const float v481 = as_type<float>(v480);
                const uint v482 = v472 & v424;
                const bool v483 = v482 == v424;
                const float2 v484 = float2(as_type<half2>(v480));
                const float v485 = v484.x;
                const float v486 = v484.y;
                const uint v487 = v480 << v432;
                const uint v488 = v480 & v433;
                const float v489 = as_type<float>(v487);
                const float v490 = as_type<float>(v488);
                const float v491 = select(v485, v486, v483);
                const float v492 = select(v489, v490, v483);
                const float v493 = select(v492, v491, v475);
                const float v494 = select(v493, v481, v474);
                const bool v495 = v417 == v422;
                const bool v496 = v417 == v473;
                const uint v497 = v472 >> v424;
                const uint v498 = select(v497, v472, v495);
                const uint v500 = v499 + v498;
                const uint v501 = b1[v500];
                const float v502 = as_type<float>(v501);
                const uint v503 = v472 & v424;
                const bool v504 = v503 == v424;
                const float2 v505 = float2(as_type<half2>(v501));
                const float v506 = v505.x;
                const float v507 = v505.y;
                const uint v508 = v501 << v432;
                const uint v509 = v501 & v433;
                const float v510 = as_type<float>(v508);
                const float v511 = as_type<float>(v509);
                const float v512 = select(v506, v507, v504);
                const float v513 = select(v510, v511, v504);
                const float v514 = select(v513, v512, v496);
                const float v515 = select(v514, v502, v495);
                const uint v516 = v468 & v470;
                const float v517 = float(v516);
                const float v518 = fma(v494, v517, v515);
                const uint v519 = v468 >> v451;
                const uint v520 = v519 & v470;
                const float v521 = float(v520);
                const float v522 = fma(v494, v521, v515);
                const uint v523 = v519 >> v451;
                const uint v524 = v523 & v470;
                const float v525 = float(v524);
                const float v526 = fma(v494, v525, v515);
                const uint v527 = v523 >> v451;
                const uint v528 = v527 & v470;
                const float v529 = float(v528);
                const float v530 = fma(v494, v529, v515);
                const float4 v531 = float4(v518, v522, v526, v530);
                x10 = v531;
              }
            }
            const float4 v532 = x10;
            const uint v283 = min(v59, v274);
            const uint v284 = v283 * v6;
            const uint v285 = v33 + v284;
            const uint v286 = v285 + v280;
            const float4 v287 = *(device const float4*)(b0 + v286);
            const float v288 = x6;
            const float v289 = v287.x;
            const float v290 = v532.x;
            const float v291 = fma(v289, v290, v288);
            const float v292 = v287.y;
            const float v293 = v532.y;
            const float v294 = fma(v292, v293, v291);
            const float v295 = v287.z;
            const float v296 = v532.z;
            const float v297 = fma(v295, v296, v294);
            const float v298 = v287.w;
            const float v299 = v532.w;
            const float v300 = fma(v298, v299, v297);
            x6 = v300;
            const uint v301 = min(v60, v274);
            const uint v302 = v301 * v6;
            const uint v303 = v33 + v302;
            const uint v304 = v303 + v280;
            const float4 v305 = *(device const float4*)(b0 + v304);
            const float v306 = x7;
            const float v307 = v305.x;
            const float v308 = v532.x;
            const float v309 = fma(v307, v308, v306);
            const float v310 = v305.y;
            const float v311 = v532.y;
            const float v312 = fma(v310, v311, v309);
            const float v313 = v305.z;
            const float v314 = v532.z;
            const float v315 = fma(v313, v314, v312);
            const float v316 = v305.w;
            const float v317 = v532.w;
            const float v318 = fma(v316, v317, v315);
            x7 = v318;
            const uint v319 = min(v133, v274);
            const uint v320 = v319 * v6;
            const uint v321 = v33 + v320;
            const uint v322 = v321 + v280;
            const float4 v323 = *(device const float4*)(b0 + v322);
            const float v324 = x8;
            const float v325 = v323.x;
            const float v326 = v532.x;
            const float v327 = fma(v325, v326, v324);
            const float v328 = v323.y;
            const float v329 = v532.y;
            const float v330 = fma(v328, v329, v327);
            const float v331 = v323.z;
            const float v332 = v532.z;
            const float v333 = fma(v331, v332, v330);
            const float v334 = v323.w;
            const float v335 = v532.w;
            const float v336 = fma(v334, v335, v333);
            x8 = v336;
            const uint v337 = min(v138, v274);
            const uint v338 = v337 * v6;
            const uint v339 = v33 + v338;
            const uint v340 = v339 + v280;
            const float4 v341 = *(device const float4*)(b0 + v340);
            const float v342 = x9;
            const float v343 = v341.x;
            const float v344 = v532.x;
            const float v345 = fma(v343, v344, v342);
            const float v346 = v341.y;
            const float v347 = v532.y;
            const float v348 = fma(v346, v347, v345);
            const float v349 = v341.z;
            const float v350 = v532.z;
            const float v351 = fma(v349, v350, v348);
            const float v352 = v341.w;
            const float v353 = v532.w;
            const float v354 = fma(v352, v353, v351);
            x9 = v354;
          }
          const float v355 = m2[v276];
          const float v356 = x6;
          const float v357 = v355 + v356;
          m2[v276] = v357;
          const uint v358 = v276 + v61;
          const float v359 = m2[v358];
          const float v360 = x7;
          const float v361 = v359 + v360;
          m2[v358] = v361;
          const uint v362 = v276 + v249;
          const float v363 = m2[v362];
          const float v364 = x8;
          const float v365 = v363 + v364;
          m2[v362] = v365;
          const uint v366 = v276 + v254;
          const float v367 = m2[v366];
          const float v368 = x9;
          const float v369 = v367 + v368;
          m2[v366] = v369;
        }
      }
    }
    for (uint v370 = v63; v370 < v61; v370 += v64) {
      for (uint v371 = v59; v371 < v62; v371 += v60) {
        const uint v372 = v371 * v61;
        const uint v373 = v370 + v372;
        const float v374 = m2[v373];
        const uint v375 = v371 * v11;
        const uint v376 = v8 + v375;
        const uint v377 = v376 + v370;
        m0[v377] = v374;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v378 = v71 == v72;
    if (v378) {
      for (uint v379 = v59; v379 < v103; v379 += v60) {
        const uint v380 = v60 << v379;
        const uint v381 = v380 - v60;
        const uint v382 = v379 + v60;
        for (uint v383 = v63; v383 < v102; v383 += v64) {
          const uint v384 = v383 >> v379;
          const uint v385 = v384 << v382;
          const uint v386 = v383 & v381;
          const uint v387 = v385 + v386;
          for (uint v388 = v59; v388 < v62; v388 += v60) {
            const uint v389 = v388 * v11;
            const uint v390 = v8 + v389;
            const uint v391 = v390 + v387;
            const uint v392 = v391 + v380;
            const float v393 = m0[v391];
            const float v394 = m0[v392];
            const float v395 = v393 + v394;
            const float v396 = v393 - v394;
            m0[v391] = v395;
            m0[v392] = v396;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v397 = x0;
      for (uint v399 = v63; v399 < v61; v399 += v64) {
        for (uint v400 = v59; v400 < v62; v400 += v60) {
          const uint v401 = v400 * v11;
          const uint v402 = v8 + v401;
          const uint v403 = v402 + v399;
          const float v404 = m0[v403];
          const uint v405 = v397 + v399;
          const uint v406 = v405 >> v60;
          const uint v407 = v398 + v406;
          const uint v408 = b1[v407];
          const uint v409 = v405 & v60;
          const bool v410 = v409 == v60;
          const float2 v411 = float2(as_type<half2>(v408));
          const float v412 = v411.x;
          const float v413 = v411.y;
          const float v414 = select(v412, v413, v410);
          const float v415 = v404 * v97;
          const float v416 = v415 * v414;
          m0[v403] = v416;
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
