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
  const uint v424 = params[11];
  const uint v425 = 0u;
  const uint v429 = 3u;
  const uint v431 = 1u;
  const uint v439 = 16u;
  const uint v440 = 4294901760u;
  const uint v458 = params[12];
  const uint v459 = 5u;
  const uint v460 = 31u;
  const uint v478 = params[13];
  const uint v480 = 4u;
  const uint v485 = params[14];
  const uint v506 = params[15];
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
  const uint v404 = params[10];
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
          for (uint v285 = v57; v285 < v32; v285 += v60) {
            const uint v286 = v284 + v285;
            const bool v426 = v424 == v425;
            if (v426) {
              const uint4 v427 = *(device const uint4*)(b1 + v286);
              const float4 v428 = as_type<float4>(v427);
              x11 = v428;
            } else {
              const bool v430 = v424 < v429;
              if (v430) {
                const bool v432 = v424 == v431;
                const uint v433 = v286 >> v431;
                const uint2 v434 = *(device const uint2*)(b1 + v433);
                const uint v435 = v434.x;
                const float2 v436 = float2(as_type<half2>(v435));
                const float v437 = v436.x;
                const float v438 = v436.y;
                const uint v441 = v435 << v439;
                const uint v442 = v435 & v440;
                const float v443 = as_type<float>(v441);
                const float v444 = as_type<float>(v442);
                const float v445 = select(v443, v437, v432);
                const float v446 = select(v444, v438, v432);
                const uint v447 = v434.y;
                const float2 v448 = float2(as_type<half2>(v447));
                const float v449 = v448.x;
                const float v450 = v448.y;
                const uint v451 = v447 << v439;
                const uint v452 = v447 & v440;
                const float v453 = as_type<float>(v451);
                const float v454 = as_type<float>(v452);
                const float v455 = select(v453, v449, v432);
                const float v456 = select(v454, v450, v432);
                const float4 v457 = float4(v445, v446, v455, v456);
                x11 = v457;
              } else {
                const uint v461 = v286 >> v459;
                const uint v462 = v461 * v458;
                const uint v463 = v286 & v460;
                const uint v464 = v463 * v458;
                const uint v465 = v464 >> v459;
                const uint v466 = v462 + v465;
                const uint v467 = v464 & v460;
                const uint v468 = b1[v466];
                const uint v469 = v466 + v431;
                const uint v470 = b1[v469];
                const uint v471 = v468 >> v467;
                const uint v472 = v460 - v467;
                const uint v473 = v470 << v431;
                const uint v474 = v473 << v472;
                const uint v475 = v471 | v474;
                const uint v476 = v431 << v458;
                const uint v477 = v476 - v431;
                const uint v479 = v286 >> v478;
                const bool v481 = v424 == v429;
                const bool v482 = v424 == v480;
                const uint v483 = v479 >> v431;
                const uint v484 = select(v483, v479, v481);
                const uint v486 = v485 + v484;
                const uint v487 = b1[v486];
                const float v488 = as_type<float>(v487);
                const uint v489 = v479 & v431;
                const bool v490 = v489 == v431;
                const float2 v491 = float2(as_type<half2>(v487));
                const float v492 = v491.x;
                const float v493 = v491.y;
                const uint v494 = v487 << v439;
                const uint v495 = v487 & v440;
                const float v496 = as_type<float>(v494);
                const float v497 = as_type<float>(v495);
                const float v498 = select(v492, v493, v490);
                const float v499 = select(v496, v497, v490);
                const float v500 = select(v499, v498, v482);
                const float v501 = select(v500, v488, v481);
                const bool v502 = v424 == v429;
                const bool v503 = v424 == v480;
                const uint v504 = v479 >> v431;
                const uint v505 = select(v504, v479, v502);
                const uint v507 = v506 + v505;
                const uint v508 = b1[v507];
                const float v509 = as_type<float>(v508);
                const uint v510 = v479 & v431;
                const bool v511 = v510 == v431;
                const float2 v512 = float2(as_type<half2>(v508));
                const float v513 = v512.x;
                const float v514 = v512.y;
                const uint v515 = v508 << v439;
                const uint v516 = v508 & v440;
                const float v517 = as_type<float>(v515);
                const float v518 = as_type<float>(v516);
                const float v519 = select(v513, v514, v511);
                const float v520 = select(v517, v518, v511);
                const float v521 = select(v520, v519, v503);
                const float v522 = select(v521, v509, v502);
                const uint v523 = v475 & v477;
                const float v524 = float(v523);
                const float v525 = fma(v501, v524, v522);
                const uint v526 = v475 >> v458;
                const uint v527 = v526 & v477;
                const float v528 = float(v527);
                const float v529 = fma(v501, v528, v522);
                const uint v530 = v526 >> v458;
                const uint v531 = v530 & v477;
                const float v532 = float(v531);
                const float v533 = fma(v501, v532, v522);
                const uint v534 = v530 >> v458;
                const uint v535 = v534 & v477;
                const float v536 = float(v535);
                const float v537 = fma(v501, v536, v522);
                const float4 v538 = float4(v525, v529, v533, v537);
                x11 = v538;
              }
            }
            const float4 v539 = x11;
            const uint v288 = min(v57, v279);
            const uint v289 = v288 * v6;
            const uint v290 = v33 + v289;
            const uint v291 = v290 + v285;
            const float4 v292 = *(device const float4*)(b0 + v291);
            const float v293 = x7;
            const float v294 = v292.x;
            const float v295 = v539.x;
            const float v296 = fma(v294, v295, v293);
            const float v297 = v292.y;
            const float v298 = v539.y;
            const float v299 = fma(v297, v298, v296);
            const float v300 = v292.z;
            const float v301 = v539.z;
            const float v302 = fma(v300, v301, v299);
            const float v303 = v292.w;
            const float v304 = v539.w;
            const float v305 = fma(v303, v304, v302);
            x7 = v305;
            const uint v306 = min(v58, v279);
            const uint v307 = v306 * v6;
            const uint v308 = v33 + v307;
            const uint v309 = v308 + v285;
            const float4 v310 = *(device const float4*)(b0 + v309);
            const float v311 = x8;
            const float v312 = v310.x;
            const float v313 = v539.x;
            const float v314 = fma(v312, v313, v311);
            const float v315 = v310.y;
            const float v316 = v539.y;
            const float v317 = fma(v315, v316, v314);
            const float v318 = v310.z;
            const float v319 = v539.z;
            const float v320 = fma(v318, v319, v317);
            const float v321 = v310.w;
            const float v322 = v539.w;
            const float v323 = fma(v321, v322, v320);
            x8 = v323;
            const uint v324 = min(v137, v279);
            const uint v325 = v324 * v6;
            const uint v326 = v33 + v325;
            const uint v327 = v326 + v285;
            const float4 v328 = *(device const float4*)(b0 + v327);
            const float v329 = x9;
            const float v330 = v328.x;
            const float v331 = v539.x;
            const float v332 = fma(v330, v331, v329);
            const float v333 = v328.y;
            const float v334 = v539.y;
            const float v335 = fma(v333, v334, v332);
            const float v336 = v328.z;
            const float v337 = v539.z;
            const float v338 = fma(v336, v337, v335);
            const float v339 = v328.w;
            const float v340 = v539.w;
            const float v341 = fma(v339, v340, v338);
            x9 = v341;
            const uint v342 = min(v143, v279);
            const uint v343 = v342 * v6;
            const uint v344 = v33 + v343;
            const uint v345 = v344 + v285;
            const float4 v346 = *(device const float4*)(b0 + v345);
            const float v347 = x10;
            const float v348 = v346.x;
            const float v349 = v539.x;
            const float v350 = fma(v348, v349, v347);
            const float v351 = v346.y;
            const float v352 = v539.y;
            const float v353 = fma(v351, v352, v350);
            const float v354 = v346.z;
            const float v355 = v539.z;
            const float v356 = fma(v354, v355, v353);
            const float v357 = v346.w;
            const float v358 = v539.w;
            const float v359 = fma(v357, v358, v356);
            x10 = v359;
          }
          const float v360 = m2[v281];
          const float v361 = x7;
          const float v362 = v360 + v361;
          m2[v281] = v362;
          const uint v363 = v281 + v59;
          const float v364 = m2[v363];
          const float v365 = x8;
          const float v366 = v364 + v365;
          m2[v363] = v366;
          const uint v367 = v281 + v254;
          const float v368 = m2[v367];
          const float v369 = x9;
          const float v370 = v368 + v369;
          m2[v367] = v370;
          const uint v371 = v281 + v259;
          const float v372 = m2[v371];
          const float v373 = x10;
          const float v374 = v372 + v373;
          m2[v371] = v374;
        }
      }
    }
    for (uint v375 = v61; v375 < v59; v375 += v62) {
      for (uint v376 = v57; v376 < v60; v376 += v58) {
        const uint v377 = v376 * v59;
        const uint v378 = v375 + v377;
        const float v379 = m2[v378];
        const uint v380 = v376 * v11;
        const uint v381 = v8 + v380;
        const uint v382 = v381 + v375;
        m0[v382] = v379;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v383 = v68 == v69;
    if (v383) {
      for (uint v384 = v57; v384 < v107; v384 += v58) {
        const uint v385 = v58 << v384;
        const uint v386 = v385 - v58;
        const uint v387 = v384 + v58;
        for (uint v388 = v61; v388 < v106; v388 += v62) {
          const uint v389 = v388 >> v384;
          const uint v390 = v389 << v387;
          const uint v391 = v388 & v386;
          const uint v392 = v390 + v391;
          for (uint v393 = v57; v393 < v60; v393 += v58) {
            const uint v394 = v393 * v11;
            const uint v395 = v8 + v394;
            const uint v396 = v395 + v392;
            const uint v397 = v396 + v385;
            const float v398 = m0[v396];
            const float v399 = m0[v397];
            const float v400 = v398 + v399;
            const float v401 = v398 - v399;
            m0[v396] = v400;
            m0[v397] = v401;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v402 = x0;
      const uint v403 = x1;
      const uint v405 = v403 + v404;
      for (uint v406 = v61; v406 < v59; v406 += v62) {
        for (uint v407 = v57; v407 < v60; v407 += v58) {
          const uint v408 = v407 * v11;
          const uint v409 = v8 + v408;
          const uint v410 = v409 + v406;
          const float v411 = m0[v410];
          const uint v412 = v402 + v406;
          const uint v413 = v412 >> v58;
          const uint v414 = v405 + v413;
          const uint v415 = b1[v414];
          const uint v416 = v412 & v58;
          const bool v417 = v416 == v58;
          const float2 v418 = float2(as_type<half2>(v415));
          const float v419 = v418.x;
          const float v420 = v418.y;
          const float v421 = select(v419, v420, v417);
          const float v422 = v411 * v101;
          const float v423 = v422 * v421;
          m0[v410] = v423;
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
