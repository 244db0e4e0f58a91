#include <metal_stdlib>
using namespace metal;

kernel void head_1_v4_r4_blocks(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // lm_head
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
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
  float4 x11;
  const uint v420 = params[11];
  const uint v421 = 0u;
  const uint v425 = 3u;
  const uint v427 = 1u;
  const uint v435 = 16u;
  const uint v436 = 4294901760u;
  const uint v454 = params[12];
  const uint v455 = 5u;
  const uint v456 = 31u;
  const uint v474 = params[13];
  const uint v476 = 4u;
  const uint v481 = params[14];
  const uint v502 = params[15];
  const uint v53 = 0u;
  const uint v54 = 1u;
  const uint v55 = 128u;
  const uint v56 = 4u;
  const uint v57 = lane;
  const uint v58 = 32u;
  const float v63 = 0.0f;
  const uint v64 = params[3];
  const uint v65 = 6u;
  const uint v70 = params[4];
  const uint v71 = params[5];
  const uint v75 = params[6];
  const float v97 = 0.088388346f;
  const uint v102 = 64u;
  const uint v103 = 7u;
  const uint v121 = 16u;
  const uint v131 = params[7];
  const uint v132 = params[8];
  const uint v133 = 2u;
  const uint v139 = 3u;
  const uint v140 = 5u;
  const uint v161 = 31u;
  const uint v181 = 65535u;
  const uint v183 = params[9];
  const uint v186 = 89226354u;
  const uint v187 = 3417055213u;
  const uint v188 = 2212286765u;
  const uint v191 = 64248484u;
  const uint v195 = 2415890431u;
  const uint v196 = 996162400u;
  const uint v200 = 32768u;
  const uint v201 = 32767u;
  const uint v202 = 13u;
  const uint v203 = 939524096u;
  const uint v219 = 16711935u;
  const uint v220 = 8u;
  const uint v221 = 2047u;
  const float v230 = 0.006767273f;
  const float v231 = -3.453125f;
  const uint v237 = 4095u;
  const uint v238 = 4294959104u;
  const uint v250 = 256u;
  const uint v255 = 384u;
  const uint v400 = params[10];
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
    for (uint v59 = v57; v59 < v55; v59 += v58) {
      for (uint v60 = v53; v60 < v56; v60 += v54) {
        const uint v61 = v60 * v55;
        const uint v62 = v59 + v61;
        m2[v62] = v63;
      }
    }
    for (uint v30 = v8; v30 < v6; v30 += v11) {
      const uint v31 = v6 - v30;
      const uint v32 = min(v11, v31);
      const uint v33 = v7 + v30;
      const uint v34 = v29 + v30;
      const bool v66 = v64 == v65;
      if (v66) {
        const uint v67 = v34 / v6;
        const uint v68 = v67 * v6;
        const uint v69 = v34 - v68;
        const uint v72 = v67 / v70;
        const uint v73 = v67 % v70;
        const uint v74 = v72 * v71;
        x0 = v73;
        x1 = v74;
        const uint v76 = v74 + v75;
        for (uint v77 = v57; v77 < v55; v77 += v58) {
          for (uint v78 = v53; v78 < v56; v78 += v54) {
            x2 = v63;
            const bool v79 = v78 < v5;
            const bool v80 = v77 < v32;
            const bool v81 = v79 & v80;
            if (v81) {
              const uint v82 = v78 * v6;
              const uint v83 = v33 + v82;
              const uint v84 = v83 + v77;
              const float v85 = b0[v84];
              const uint v86 = v69 + v77;
              const uint v87 = v86 >> v54;
              const uint v88 = v76 + v87;
              const uint v89 = b1[v88];
              const uint v90 = v86 & v54;
              const bool v91 = v90 == v54;
              const float2 v92 = float2(as_type<half2>(v89));
              const float v93 = v92.x;
              const float v94 = v92.y;
              const float v95 = select(v93, v94, v91);
              const float v96 = v85 * v95;
              const float v98 = v96 * v97;
              x2 = v98;
            }
            const float v99 = x2;
            const uint v100 = v78 * v55;
            const uint v101 = v77 + v100;
            m1[v101] = v99;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v104 = v53; v104 < v103; v104 += v54) {
          const uint v105 = v54 << v104;
          const uint v106 = v105 - v54;
          const uint v107 = v104 + v54;
          for (uint v108 = v57; v108 < v102; v108 += v58) {
            const uint v109 = v108 >> v104;
            const uint v110 = v109 << v107;
            const uint v111 = v108 & v106;
            const uint v112 = v110 + v111;
            for (uint v113 = v53; v113 < v56; v113 += v54) {
              const uint v114 = v113 * v55;
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
        const uint v122 = v69 / v121;
        for (uint v123 = v57; v123 < v55; v123 += v58) {
          x3 = v63;
          x4 = v63;
          x5 = v63;
          x6 = v63;
          const uint v124 = v73 + v123;
          const uint v125 = v124 / v121;
          const uint v126 = v124 % v121;
          for (uint v127 = v53; v127 < v55; v127 += v54) {
            const uint v128 = v127 / v121;
            const uint v129 = v122 + v128;
            const uint v130 = v127 % v121;
            const uint v134 = v131 * v56;
            const uint v135 = v129 * v132;
            const uint v136 = v135 + v125;
            const uint v137 = v136 * v134;
            const uint v138 = v74 + v137;
            const uint v141 = v126 & v103;
            const uint v142 = v141 << v140;
            const uint v143 = v126 >> v139;
            const uint v144 = v143 << v133;
            const uint v145 = v130 & v103;
            const uint v146 = v145 >> v54;
            const uint v147 = v146 << v139;
            const uint v148 = v130 >> v139;
            const uint v149 = v148 << v54;
            const uint v150 = v130 & v54;
            const uint v151 = v142 + v144;
            const uint v152 = v151 + v147;
            const uint v153 = v152 + v149;
            const uint v154 = v153 + v150;
            const uint v155 = v154 + v54;
            const uint v156 = v155 * v131;
            const uint v157 = v156 >> v54;
            const uint v158 = v134 << v140;
            const uint v159 = v157 + v158;
            const uint v160 = v159 - v54;
            const uint v162 = v160 >> v140;
            const uint v163 = v159 - v121;
            const uint v164 = v163 >> v140;
            const bool v165 = v162 < v134;
            const uint v166 = v162 - v134;
            const uint v167 = select(v166, v162, v165);
            const uint v168 = v138 + v167;
            const uint v169 = b1[v168];
            const bool v170 = v164 < v134;
            const uint v171 = v164 - v134;
            const uint v172 = select(v171, v164, v170);
            const uint v173 = v138 + v172;
            const uint v174 = b1[v173];
            const uint v175 = v160 & v161;
            const uint v176 = v161 - v175;
            const uint v177 = v169 >> v176;
            const uint v178 = v174 << v54;
            const uint v179 = v178 << v175;
            const uint v180 = v177 | v179;
            const uint v182 = v180 & v181;
            const bool v184 = v183 == v53;
            const bool v185 = v183 == v133;
            const uint v189 = select(v187, v188, v185);
            const uint v190 = select(v189, v186, v184);
            const uint v192 = select(v53, v191, v184);
            const uint v193 = v182 * v190;
            const uint v194 = v193 + v192;
            const uint v197 = v194 & v195;
            const uint v198 = v197 ^ v196;
            const uint v199 = v198 >> v121;
            const uint v204 = v198 & v200;
            const uint v205 = v204 << v121;
            const uint v206 = v198 & v201;
            const uint v207 = v206 << v202;
            const uint v208 = v207 + v203;
            const uint v209 = v205 | v208;
            const float v210 = as_type<float>(v209);
            const uint v211 = v199 & v200;
            const uint v212 = v211 << v121;
            const uint v213 = v199 & v201;
            const uint v214 = v213 << v202;
            const uint v215 = v214 + v203;
            const uint v216 = v212 | v215;
            const float v217 = as_type<float>(v216);
            const float v218 = v210 + v217;
            const uint v222 = v194 & v219;
            const uint v223 = v194 >> v220;
            const uint v224 = v223 & v219;
            const uint v225 = v222 + v224;
            const uint v226 = v225 >> v121;
            const uint v227 = v225 + v226;
            const uint v228 = v227 & v221;
            const float v229 = float(v228);
            const float v232 = fma(v229, v230, v231);
            const float v233 = select(v218, v232, v185);
            const uint v234 = as_type<uint>(v233);
            const uint v235 = v234 >> v202;
            const uint v236 = v235 & v54;
            const uint v239 = v234 + v237;
            const uint v240 = v239 + v236;
            const uint v241 = v240 & v238;
            const float v242 = as_type<float>(v241);
            const float v243 = m1[v127];
            const float v244 = x3;
            const float v245 = fma(v243, v242, v244);
            x3 = v245;
            const uint v246 = v127 + v55;
            const float v247 = m1[v246];
            const float v248 = x4;
            const float v249 = fma(v247, v242, v248);
            x4 = v249;
            const uint v251 = v127 + v250;
            const float v252 = m1[v251];
            const float v253 = x5;
            const float v254 = fma(v252, v242, v253);
            x5 = v254;
            const uint v256 = v127 + v255;
            const float v257 = m1[v256];
            const float v258 = x6;
            const float v259 = fma(v257, v242, v258);
            x6 = v259;
          }
          const float v260 = m2[v123];
          const float v261 = x3;
          const float v262 = v260 + v261;
          m2[v123] = v262;
          const uint v263 = v123 + v55;
          const float v264 = m2[v263];
          const float v265 = x4;
          const float v266 = v264 + v265;
          m2[v263] = v266;
          const uint v267 = v123 + v250;
          const float v268 = m2[v267];
          const float v269 = x5;
          const float v270 = v268 + v269;
          m2[v267] = v270;
          const uint v271 = v123 + v255;
          const float v272 = m2[v271];
          const float v273 = x6;
          const float v274 = v272 + v273;
          m2[v271] = v274;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v275 = v5 - v54;
        const uint v276 = v28 - v54;
        for (uint v277 = v57; v277 < v55; v277 += v58) {
          x7 = v63;
          x8 = v63;
          x9 = v63;
          x10 = v63;
          const uint v278 = min(v277, v276);
          const uint v279 = v278 * v6;
          const uint v280 = v34 + v279;
          for (uint v281 = v53; v281 < v32; v281 += v56) {
            const uint v282 = v280 + v281;
            const bool v422 = v420 == v421;
            if (v422) {
              const uint4 v423 = *(device const uint4*)(b1 + v282);
              const float4 v424 = as_type<float4>(v423);
              x11 = v424;
            } else {
              const bool v426 = v420 < v425;
              if (v426) {
                const bool v428 = v420 == v427;
                const uint v429 = v282 >> v427;
                const uint2 v430 = *(device const uint2*)(b1 + v429);
                const uint v431 = v430.x;
                const float2 v432 = float2(as_type<half2>(v431));
                const float v433 = v432.x;
                const float v434 = v432.y;
                const uint v437 = v431 << v435;
                const uint v438 = v431 & v436;
                const float v439 = as_type<float>(v437);
                const float v440 = as_type<float>(v438);
                const float v441 = select(v439, v433, v428);
                const float v442 = select(v440, v434, v428);
                const uint v443 = v430.y;
                const float2 v444 = float2(as_type<half2>(v443));
                const float v445 = v444.x;
                const float v446 = v444.y;
                const uint v447 = v443 << v435;
                const uint v448 = v443 & v436;
                const float v449 = as_type<float>(v447);
                const float v450 = as_type<float>(v448);
                const float v451 = select(v449, v445, v428);
                const float v452 = select(v450, v446, v428);
                const float4 v453 = float4(v441, v442, v451, v452);
                x11 = v453;
              } else {
                const uint v457 = v282 >> v455;
                const uint v458 = v457 * v454;
                const uint v459 = v282 & v456;
                const uint v460 = v459 * v454;
                const uint v461 = v460 >> v455;
                const uint v462 = v458 + v461;
                const uint v463 = v460 & v456;
                const uint v464 = b1[v462];
                const uint v465 = v462 + v427;
                const uint v466 = b1[v465];
                const uint v467 = v464 >> v463;
                const uint v468 = v456 - v463;
                const uint v469 = v466 << v427;
                const uint v470 = v469 << v468;
                const uint v471 = v467 | v470;
                const uint v472 = v427 << v454;
                const uint v473 = v472 - v427;
                const uint v475 = v282 >> v474;
                const bool v477 = v420 == v425;
                const bool v478 = v420 == v476;
                const uint v479 = v475 >> v427;
                const uint v480 = select(v479, v475, v477);
                const uint v482 = v481 + v480;
                const uint v483 = b1[v482];
                const float v484 = as_type<float>(v483);
                const uint v485 = v475 & v427;
                const bool v486 = v485 == v427;
                const float2 v487 = float2(as_type<half2>(v483));
                const float v488 = v487.x;
                const float v489 = v487.y;
                const uint v490 = v483 << v435;
                const uint v491 = v483 & v436;
                const float v492 = as_type<float>(v490);
                const float v493 = as_type<float>(v491);
                const float v494 = select(v488, v489, v486);
                const float v495 = select(v492, v493, v486);
                const float v496 = select(v495, v494, v478);
                const float v497 = select(v496, v484, v477);
                const bool v498 = v420 == v425;
                const bool v499 = v420 == v476;
                const uint v500 = v475 >> v427;
                const uint v501 = select(v500, v475, v498);
                const uint v503 = v502 + v501;
                const uint v504 = b1[v503];
                const float v505 = as_type<float>(v504);
                const uint v506 = v475 & v427;
                const bool v507 = v506 == v427;
                const float2 v508 = float2(as_type<half2>(v504));
                const float v509 = v508.x;
                const float v510 = v508.y;
                const uint v511 = v504 << v435;
                const uint v512 = v504 & v436;
                const float v513 = as_type<float>(v511);
                const float v514 = as_type<float>(v512);
                const float v515 = select(v509, v510, v507);
                const float v516 = select(v513, v514, v507);
                const float v517 = select(v516, v515, v499);
                const float v518 = select(v517, v505, v498);
                const uint v519 = v471 & v473;
                const float v520 = float(v519);
                const float v521 = fma(v497, v520, v518);
                const uint v522 = v471 >> v454;
                const uint v523 = v522 & v473;
                const float v524 = float(v523);
                const float v525 = fma(v497, v524, v518);
                const uint v526 = v522 >> v454;
                const uint v527 = v526 & v473;
                const float v528 = float(v527);
                const float v529 = fma(v497, v528, v518);
                const uint v530 = v526 >> v454;
                const uint v531 = v530 & v473;
                const float v532 = float(v531);
                const float v533 = fma(v497, v532, v518);
                const float4 v534 = float4(v521, v525, v529, v533);
                x11 = v534;
              }
            }
            const float4 v535 = x11;
            const uint v284 = min(v53, v275);
            const uint v285 = v284 * v6;
            const uint v286 = v33 + v285;
            const uint v287 = v286 + v281;
            const float4 v288 = *(device const float4*)(b0 + v287);
            const float v289 = x7;
            const float v290 = v288.x;
            const float v291 = v535.x;
            const float v292 = fma(v290, v291, v289);
            const float v293 = v288.y;
            const float v294 = v535.y;
            const float v295 = fma(v293, v294, v292);
            const float v296 = v288.z;
            const float v297 = v535.z;
            const float v298 = fma(v296, v297, v295);
            const float v299 = v288.w;
            const float v300 = v535.w;
            const float v301 = fma(v299, v300, v298);
            x7 = v301;
            const uint v302 = min(v54, v275);
            const uint v303 = v302 * v6;
            const uint v304 = v33 + v303;
            const uint v305 = v304 + v281;
            const float4 v306 = *(device const float4*)(b0 + v305);
            const float v307 = x8;
            const float v308 = v306.x;
            const float v309 = v535.x;
            const float v310 = fma(v308, v309, v307);
            const float v311 = v306.y;
            const float v312 = v535.y;
            const float v313 = fma(v311, v312, v310);
            const float v314 = v306.z;
            const float v315 = v535.z;
            const float v316 = fma(v314, v315, v313);
            const float v317 = v306.w;
            const float v318 = v535.w;
            const float v319 = fma(v317, v318, v316);
            x8 = v319;
            const uint v320 = min(v133, v275);
            const uint v321 = v320 * v6;
            const uint v322 = v33 + v321;
            const uint v323 = v322 + v281;
            const float4 v324 = *(device const float4*)(b0 + v323);
            const float v325 = x9;
            const float v326 = v324.x;
            const float v327 = v535.x;
            const float v328 = fma(v326, v327, v325);
            const float v329 = v324.y;
            const float v330 = v535.y;
            const float v331 = fma(v329, v330, v328);
            const float v332 = v324.z;
            const float v333 = v535.z;
            const float v334 = fma(v332, v333, v331);
            const float v335 = v324.w;
            const float v336 = v535.w;
            const float v337 = fma(v335, v336, v334);
            x9 = v337;
            const uint v338 = min(v139, v275);
            const uint v339 = v338 * v6;
            const uint v340 = v33 + v339;
            const uint v341 = v340 + v281;
            const float4 v342 = *(device const float4*)(b0 + v341);
            const float v343 = x10;
            const float v344 = v342.x;
            const float v345 = v535.x;
            const float v346 = fma(v344, v345, v343);
            const float v347 = v342.y;
            const float v348 = v535.y;
            const float v349 = fma(v347, v348, v346);
            const float v350 = v342.z;
            const float v351 = v535.z;
            const float v352 = fma(v350, v351, v349);
            const float v353 = v342.w;
            const float v354 = v535.w;
            const float v355 = fma(v353, v354, v352);
            x10 = v355;
          }
          const float v356 = m2[v277];
          const float v357 = x7;
          const float v358 = v356 + v357;
          m2[v277] = v358;
          const uint v359 = v277 + v55;
          const float v360 = m2[v359];
          const float v361 = x8;
          const float v362 = v360 + v361;
          m2[v359] = v362;
          const uint v363 = v277 + v250;
          const float v364 = m2[v363];
          const float v365 = x9;
          const float v366 = v364 + v365;
          m2[v363] = v366;
          const uint v367 = v277 + v255;
          const float v368 = m2[v367];
          const float v369 = x10;
          const float v370 = v368 + v369;
          m2[v367] = v370;
        }
      }
    }
    for (uint v371 = v57; v371 < v55; v371 += v58) {
      for (uint v372 = v53; v372 < v56; v372 += v54) {
        const uint v373 = v372 * v55;
        const uint v374 = v371 + v373;
        const float v375 = m2[v374];
        const uint v376 = v372 * v11;
        const uint v377 = v8 + v376;
        const uint v378 = v377 + v371;
        m0[v378] = v375;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v379 = v64 == v65;
    if (v379) {
      for (uint v380 = v53; v380 < v103; v380 += v54) {
        const uint v381 = v54 << v380;
        const uint v382 = v381 - v54;
        const uint v383 = v380 + v54;
        for (uint v384 = v57; v384 < v102; v384 += v58) {
          const uint v385 = v384 >> v380;
          const uint v386 = v385 << v383;
          const uint v387 = v384 & v382;
          const uint v388 = v386 + v387;
          for (uint v389 = v53; v389 < v56; v389 += v54) {
            const uint v390 = v389 * v11;
            const uint v391 = v8 + v390;
            const uint v392 = v391 + v388;
            const uint v393 = v392 + v381;
            const float v394 = m0[v392];
            const float v395 = m0[v393];
            const float v396 = v394 + v395;
            const float v397 = v394 - v395;
            m0[v392] = v396;
            m0[v393] = v397;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v398 = x0;
      const uint v399 = x1;
      const uint v401 = v399 + v400;
      for (uint v402 = v57; v402 < v55; v402 += v58) {
        for (uint v403 = v53; v403 < v56; v403 += v54) {
          const uint v404 = v403 * v11;
          const uint v405 = v8 + v404;
          const uint v406 = v405 + v402;
          const float v407 = m0[v406];
          const uint v408 = v398 + v402;
          const uint v409 = v408 >> v54;
          const uint v410 = v401 + v409;
          const uint v411 = b1[v410];
          const uint v412 = v408 & v54;
          const bool v413 = v412 == v54;
          const float2 v414 = float2(as_type<half2>(v411));
          const float v415 = v414.x;
          const float v416 = v414.y;
          const float v417 = select(v415, v416, v413);
          const float v418 = v407 * v97;
          const float v419 = v418 * v417;
          m0[v406] = v419;
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
        const uint v46 = v44 - v2;
        const uint v47 = v46 * v11;
        const uint v48 = v45 - v26;
        const uint v49 = v47 + v48;
        const float v50 = m0[v49];
        const uint v51 = v44 * v9;
        const uint v52 = v51 + v45;
        b2[v52] = v50;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
