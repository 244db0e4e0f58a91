#include <metal_stdlib>
using namespace metal;

kernel void experts_6_v4_r4_blocks(
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
  float4 x11;
  const uint v430 = params[11];
  const uint v431 = 0u;
  const uint v435 = 3u;
  const uint v437 = 1u;
  const uint v445 = 16u;
  const uint v446 = 4294901760u;
  const uint v464 = params[12];
  const uint v465 = 5u;
  const uint v466 = 31u;
  const uint v484 = params[13];
  const uint v486 = 4u;
  const uint v491 = params[14];
  const uint v512 = params[15];
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
  const uint v411 = params[10];
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
          for (uint v293 = v72; v293 < v32; v293 += v75) {
            const uint v294 = v292 + v293;
            const bool v432 = v430 == v431;
            if (v432) {
              const uint4 v433 = *(device const uint4*)(b1 + v294);
              const float4 v434 = as_type<float4>(v433);
              x11 = v434;
            } else {
              const bool v436 = v430 < v435;
              if (v436) {
                const bool v438 = v430 == v437;
                const uint v439 = v294 >> v437;
                const uint2 v440 = *(device const uint2*)(b1 + v439);
                const uint v441 = v440.x;
                const float2 v442 = float2(as_type<half2>(v441));
                const float v443 = v442.x;
                const float v444 = v442.y;
                const uint v447 = v441 << v445;
                const uint v448 = v441 & v446;
                const float v449 = as_type<float>(v447);
                const float v450 = as_type<float>(v448);
                const float v451 = select(v449, v443, v438);
                const float v452 = select(v450, v444, v438);
                const uint v453 = v440.y;
                const float2 v454 = float2(as_type<half2>(v453));
                const float v455 = v454.x;
                const float v456 = v454.y;
                const uint v457 = v453 << v445;
                const uint v458 = v453 & v446;
                const float v459 = as_type<float>(v457);
                const float v460 = as_type<float>(v458);
                const float v461 = select(v459, v455, v438);
                const float v462 = select(v460, v456, v438);
                const float4 v463 = float4(v451, v452, v461, v462);
                x11 = v463;
              } else {
                const uint v467 = v294 >> v465;
                const uint v468 = v467 * v464;
                const uint v469 = v294 & v466;
                const uint v470 = v469 * v464;
                const uint v471 = v470 >> v465;
                const uint v472 = v468 + v471;
                const uint v473 = v470 & v466;
                const uint v474 = b1[v472];
                const uint v475 = v472 + v437;
                const uint v476 = b1[v475];
                const uint v477 = v474 >> v473;
                const uint v478 = v466 - v473;
                const uint v479 = v476 << v437;
                const uint v480 = v479 << v478;
                const uint v481 = v477 | v480;
                const uint v482 = v437 << v464;
                const uint v483 = v482 - v437;
                const uint v485 = v294 >> v484;
                const bool v487 = v430 == v435;
                const bool v488 = v430 == v486;
                const uint v489 = v485 >> v437;
                const uint v490 = select(v489, v485, v487);
                const uint v492 = v491 + v490;
                const uint v493 = b1[v492];
                const float v494 = as_type<float>(v493);
                const uint v495 = v485 & v437;
                const bool v496 = v495 == v437;
                const float2 v497 = float2(as_type<half2>(v493));
                const float v498 = v497.x;
                const float v499 = v497.y;
                const uint v500 = v493 << v445;
                const uint v501 = v493 & v446;
                const float v502 = as_type<float>(v500);
                const float v503 = as_type<float>(v501);
                const float v504 = select(v498, v499, v496);
                const float v505 = select(v502, v503, v496);
                const float v506 = select(v505, v504, v488);
                const float v507 = select(v506, v494, v487);
                const bool v508 = v430 == v435;
                const bool v509 = v430 == v486;
                const uint v510 = v485 >> v437;
                const uint v511 = select(v510, v485, v508);
                const uint v513 = v512 + v511;
                const uint v514 = b1[v513];
                const float v515 = as_type<float>(v514);
                const uint v516 = v485 & v437;
                const bool v517 = v516 == v437;
                const float2 v518 = float2(as_type<half2>(v514));
                const float v519 = v518.x;
                const float v520 = v518.y;
                const uint v521 = v514 << v445;
                const uint v522 = v514 & v446;
                const float v523 = as_type<float>(v521);
                const float v524 = as_type<float>(v522);
                const float v525 = select(v519, v520, v517);
                const float v526 = select(v523, v524, v517);
                const float v527 = select(v526, v525, v509);
                const float v528 = select(v527, v515, v508);
                const uint v529 = v481 & v483;
                const float v530 = float(v529);
                const float v531 = fma(v507, v530, v528);
                const uint v532 = v481 >> v464;
                const uint v533 = v532 & v483;
                const float v534 = float(v533);
                const float v535 = fma(v507, v534, v528);
                const uint v536 = v532 >> v464;
                const uint v537 = v536 & v483;
                const float v538 = float(v537);
                const float v539 = fma(v507, v538, v528);
                const uint v540 = v536 >> v464;
                const uint v541 = v540 & v483;
                const float v542 = float(v541);
                const float v543 = fma(v507, v542, v528);
                const float4 v544 = float4(v531, v535, v539, v543);
                x11 = v544;
              }
            }
            const float4 v545 = x11;
            const uint v296 = min(v72, v287);
            const uint v297 = v296 * v6;
            const uint v298 = v33 + v297;
            const uint v299 = v298 + v293;
            const float4 v300 = *(device const float4*)(b0 + v299);
            const float v301 = x7;
            const float v302 = v300.x;
            const float v303 = v545.x;
            const float v304 = fma(v302, v303, v301);
            const float v305 = v300.y;
            const float v306 = v545.y;
            const float v307 = fma(v305, v306, v304);
            const float v308 = v300.z;
            const float v309 = v545.z;
            const float v310 = fma(v308, v309, v307);
            const float v311 = v300.w;
            const float v312 = v545.w;
            const float v313 = fma(v311, v312, v310);
            x7 = v313;
            const uint v314 = min(v73, v287);
            const uint v315 = v314 * v6;
            const uint v316 = v33 + v315;
            const uint v317 = v316 + v293;
            const float4 v318 = *(device const float4*)(b0 + v317);
            const float v319 = x8;
            const float v320 = v318.x;
            const float v321 = v545.x;
            const float v322 = fma(v320, v321, v319);
            const float v323 = v318.y;
            const float v324 = v545.y;
            const float v325 = fma(v323, v324, v322);
            const float v326 = v318.z;
            const float v327 = v545.z;
            const float v328 = fma(v326, v327, v325);
            const float v329 = v318.w;
            const float v330 = v545.w;
            const float v331 = fma(v329, v330, v328);
            x8 = v331;
            const uint v332 = min(v146, v287);
            const uint v333 = v332 * v6;
            const uint v334 = v33 + v333;
            const uint v335 = v334 + v293;
            const float4 v336 = *(device const float4*)(b0 + v335);
            const float v337 = x9;
            const float v338 = v336.x;
            const float v339 = v545.x;
            const float v340 = fma(v338, v339, v337);
            const float v341 = v336.y;
            const float v342 = v545.y;
            const float v343 = fma(v341, v342, v340);
            const float v344 = v336.z;
            const float v345 = v545.z;
            const float v346 = fma(v344, v345, v343);
            const float v347 = v336.w;
            const float v348 = v545.w;
            const float v349 = fma(v347, v348, v346);
            x9 = v349;
            const uint v350 = min(v151, v287);
            const uint v351 = v350 * v6;
            const uint v352 = v33 + v351;
            const uint v353 = v352 + v293;
            const float4 v354 = *(device const float4*)(b0 + v353);
            const float v355 = x10;
            const float v356 = v354.x;
            const float v357 = v545.x;
            const float v358 = fma(v356, v357, v355);
            const float v359 = v354.y;
            const float v360 = v545.y;
            const float v361 = fma(v359, v360, v358);
            const float v362 = v354.z;
            const float v363 = v545.z;
            const float v364 = fma(v362, v363, v361);
            const float v365 = v354.w;
            const float v366 = v545.w;
            const float v367 = fma(v365, v366, v364);
            x10 = v367;
          }
          const float v368 = m2[v289];
          const float v369 = x7;
          const float v370 = v368 + v369;
          m2[v289] = v370;
          const uint v371 = v289 + v74;
          const float v372 = m2[v371];
          const float v373 = x8;
          const float v374 = v372 + v373;
          m2[v371] = v374;
          const uint v375 = v289 + v262;
          const float v376 = m2[v375];
          const float v377 = x9;
          const float v378 = v376 + v377;
          m2[v375] = v378;
          const uint v379 = v289 + v267;
          const float v380 = m2[v379];
          const float v381 = x10;
          const float v382 = v380 + v381;
          m2[v379] = v382;
        }
      }
    }
    for (uint v383 = v76; v383 < v74; v383 += v77) {
      for (uint v384 = v72; v384 < v75; v384 += v73) {
        const uint v385 = v384 * v74;
        const uint v386 = v383 + v385;
        const float v387 = m2[v386];
        const uint v388 = v384 * v11;
        const uint v389 = v8 + v388;
        const uint v390 = v389 + v383;
        m0[v390] = v387;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v391 = v84 == v85;
    if (v391) {
      for (uint v392 = v72; v392 < v116; v392 += v73) {
        const uint v393 = v73 << v392;
        const uint v394 = v393 - v73;
        const uint v395 = v392 + v73;
        for (uint v396 = v76; v396 < v115; v396 += v77) {
          const uint v397 = v396 >> v392;
          const uint v398 = v397 << v395;
          const uint v399 = v396 & v394;
          const uint v400 = v398 + v399;
          for (uint v401 = v72; v401 < v75; v401 += v73) {
            const uint v402 = v401 * v11;
            const uint v403 = v8 + v402;
            const uint v404 = v403 + v400;
            const uint v405 = v404 + v393;
            const float v406 = m0[v404];
            const float v407 = m0[v405];
            const float v408 = v406 + v407;
            const float v409 = v406 - v407;
            m0[v404] = v408;
            m0[v405] = v409;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v410 = x1;
      for (uint v412 = v76; v412 < v74; v412 += v77) {
        for (uint v413 = v72; v413 < v75; v413 += v73) {
          const uint v414 = v413 * v11;
          const uint v415 = v8 + v414;
          const uint v416 = v415 + v412;
          const float v417 = m0[v416];
          const uint v418 = v410 + v412;
          const uint v419 = v418 >> v73;
          const uint v420 = v411 + v419;
          const uint v421 = b1[v420];
          const uint v422 = v418 & v73;
          const bool v423 = v422 == v73;
          const float2 v424 = float2(as_type<half2>(v421));
          const float v425 = v424.x;
          const float v426 = v424.y;
          const float v427 = select(v425, v426, v423);
          const float v428 = v417 * v110;
          const float v429 = v428 * v427;
          m0[v416] = v429;
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
