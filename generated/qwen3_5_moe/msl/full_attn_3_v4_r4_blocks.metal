#include <metal_stdlib>
using namespace metal;

kernel void full_attn_3_v4_r4_blocks(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
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
  const uint v428 = params[10];
  const uint v429 = 0u;
  const uint v433 = 3u;
  const uint v435 = 1u;
  const uint v443 = 16u;
  const uint v444 = 4294901760u;
  const uint v462 = params[11];
  const uint v463 = 5u;
  const uint v464 = 31u;
  const uint v482 = params[12];
  const uint v484 = 4u;
  const uint v489 = params[13];
  const uint v510 = params[14];
  const uint v70 = 0u;
  const uint v71 = 1u;
  const uint v72 = 128u;
  const uint v73 = 4u;
  const uint v74 = lane;
  const uint v75 = 32u;
  const float v80 = 0.0f;
  const uint v82 = params[4];
  const uint v83 = 6u;
  const uint v87 = params[5];
  const float v108 = 0.088388346f;
  const uint v113 = 64u;
  const uint v114 = 7u;
  const uint v132 = 16u;
  const uint v142 = params[6];
  const uint v143 = params[7];
  const uint v144 = 2u;
  const uint v149 = 3u;
  const uint v150 = 5u;
  const uint v171 = 31u;
  const uint v191 = 65535u;
  const uint v193 = params[8];
  const uint v196 = 89226354u;
  const uint v197 = 3417055213u;
  const uint v198 = 2212286765u;
  const uint v201 = 64248484u;
  const uint v205 = 2415890431u;
  const uint v206 = 996162400u;
  const uint v210 = 32768u;
  const uint v211 = 32767u;
  const uint v212 = 13u;
  const uint v213 = 939524096u;
  const uint v229 = 16711935u;
  const uint v230 = 8u;
  const uint v231 = 2047u;
  const float v240 = 0.006767273f;
  const float v241 = -3.453125f;
  const uint v247 = 4095u;
  const uint v248 = 4294959104u;
  const uint v260 = 256u;
  const uint v265 = 384u;
  const uint v409 = params[9];
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 127u;
  const uint v10 = 128u;
  const uint v15 = group.x;
  const uint v16 = groups.x;
  const uint v17 = 1u;
  const uint v34 = lane;
  const uint v38 = params[3];
  const uint v49 = 512u;
  const uint v50 = 32u;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  const uint v18 = v12 + v16;
  const uint v19 = v18 - v17;
  const uint v20 = v19 / v16;
  const uint v21 = v15 * v20;
  const uint v22 = v21 + v20;
  const uint v23 = min(v22, v12);
  for (uint v24 = v21; v24 < v23; v24 += v17) {
    const uint v25 = v24 * v10;
    const uint v26 = v8 - v25;
    const uint v27 = min(v10, v26);
    const uint v28 = v25 * v6;
    for (uint v76 = v74; v76 < v72; v76 += v75) {
      for (uint v77 = v70; v77 < v73; v77 += v71) {
        const uint v78 = v77 * v72;
        const uint v79 = v76 + v78;
        m3[v79] = v80;
      }
    }
    for (uint v29 = v7; v29 < v6; v29 += v10) {
      const uint v30 = v6 - v29;
      const uint v31 = min(v10, v30);
      for (uint v32 = v7; v32 < v5; v32 += v17) {
        const uint v33 = v2 + v32;
        const uint v35 = v34 * v1;
        for (uint v36 = v35; v36 < v31; v36 += v10) {
          const uint v37 = v29 + v36;
          const uint v39 = v37 % v38;
          const uint v40 = v37 / v38;
          const uint v41 = v33 * v6;
          const uint v42 = v40 * v38;
          const uint v43 = v41 + v42;
          const uint v44 = v43 + v39;
          const float4 v45 = *(device const float4*)(b1 + v44);
          const uint v46 = v32 * v10;
          const uint v47 = v36 + v46;
          *(threadgroup float4*)(m0 + v47) = v45;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v48 = v28 + v29;
      const uint v81 = v48 / v6;
      x0 = v81;
      const bool v84 = v82 == v83;
      if (v84) {
        const uint v85 = v81 * v6;
        const uint v86 = v48 - v85;
        for (uint v88 = v74; v88 < v72; v88 += v75) {
          for (uint v89 = v70; v89 < v73; v89 += v71) {
            x1 = v80;
            const bool v90 = v89 < v5;
            const bool v91 = v88 < v31;
            const bool v92 = v90 & v91;
            if (v92) {
              const uint v93 = v89 * v10;
              const uint v94 = v7 + v93;
              const uint v95 = v94 + v88;
              const float v96 = m0[v95];
              const uint v97 = v86 + v88;
              const uint v98 = v97 >> v71;
              const uint v99 = v87 + v98;
              const uint v100 = b0[v99];
              const uint v101 = v97 & v71;
              const bool v102 = v101 == v71;
              const float2 v103 = float2(as_type<half2>(v100));
              const float v104 = v103.x;
              const float v105 = v103.y;
              const float v106 = select(v104, v105, v102);
              const float v107 = v96 * v106;
              const float v109 = v107 * v108;
              x1 = v109;
            }
            const float v110 = x1;
            const uint v111 = v89 * v72;
            const uint v112 = v88 + v111;
            m2[v112] = v110;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v115 = v70; v115 < v114; v115 += v71) {
          const uint v116 = v71 << v115;
          const uint v117 = v116 - v71;
          const uint v118 = v115 + v71;
          for (uint v119 = v74; v119 < v113; v119 += v75) {
            const uint v120 = v119 >> v115;
            const uint v121 = v120 << v118;
            const uint v122 = v119 & v117;
            const uint v123 = v121 + v122;
            for (uint v124 = v70; v124 < v73; v124 += v71) {
              const uint v125 = v124 * v72;
              const uint v126 = v125 + v123;
              const uint v127 = v126 + v116;
              const float v128 = m2[v126];
              const float v129 = m2[v127];
              const float v130 = v128 + v129;
              const float v131 = v128 - v129;
              m2[v126] = v130;
              m2[v127] = v131;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v133 = v86 / v132;
        for (uint v134 = v74; v134 < v72; v134 += v75) {
          x2 = v80;
          x3 = v80;
          x4 = v80;
          x5 = v80;
          const uint v135 = v81 + v134;
          const uint v136 = v135 / v132;
          const uint v137 = v135 % v132;
          for (uint v138 = v70; v138 < v72; v138 += v71) {
            const uint v139 = v138 / v132;
            const uint v140 = v133 + v139;
            const uint v141 = v138 % v132;
            const uint v145 = v142 * v73;
            const uint v146 = v140 * v143;
            const uint v147 = v146 + v136;
            const uint v148 = v147 * v145;
            const uint v151 = v137 & v114;
            const uint v152 = v151 << v150;
            const uint v153 = v137 >> v149;
            const uint v154 = v153 << v144;
            const uint v155 = v141 & v114;
            const uint v156 = v155 >> v71;
            const uint v157 = v156 << v149;
            const uint v158 = v141 >> v149;
            const uint v159 = v158 << v71;
            const uint v160 = v141 & v71;
            const uint v161 = v152 + v154;
            const uint v162 = v161 + v157;
            const uint v163 = v162 + v159;
            const uint v164 = v163 + v160;
            const uint v165 = v164 + v71;
            const uint v166 = v165 * v142;
            const uint v167 = v166 >> v71;
            const uint v168 = v145 << v150;
            const uint v169 = v167 + v168;
            const uint v170 = v169 - v71;
            const uint v172 = v170 >> v150;
            const uint v173 = v169 - v132;
            const uint v174 = v173 >> v150;
            const bool v175 = v172 < v145;
            const uint v176 = v172 - v145;
            const uint v177 = select(v176, v172, v175);
            const uint v178 = v148 + v177;
            const uint v179 = b0[v178];
            const bool v180 = v174 < v145;
            const uint v181 = v174 - v145;
            const uint v182 = select(v181, v174, v180);
            const uint v183 = v148 + v182;
            const uint v184 = b0[v183];
            const uint v185 = v170 & v171;
            const uint v186 = v171 - v185;
            const uint v187 = v179 >> v186;
            const uint v188 = v184 << v71;
            const uint v189 = v188 << v185;
            const uint v190 = v187 | v189;
            const uint v192 = v190 & v191;
            const bool v194 = v193 == v70;
            const bool v195 = v193 == v144;
            const uint v199 = select(v197, v198, v195);
            const uint v200 = select(v199, v196, v194);
            const uint v202 = select(v70, v201, v194);
            const uint v203 = v192 * v200;
            const uint v204 = v203 + v202;
            const uint v207 = v204 & v205;
            const uint v208 = v207 ^ v206;
            const uint v209 = v208 >> v132;
            const uint v214 = v208 & v210;
            const uint v215 = v214 << v132;
            const uint v216 = v208 & v211;
            const uint v217 = v216 << v212;
            const uint v218 = v217 + v213;
            const uint v219 = v215 | v218;
            const float v220 = as_type<float>(v219);
            const uint v221 = v209 & v210;
            const uint v222 = v221 << v132;
            const uint v223 = v209 & v211;
            const uint v224 = v223 << v212;
            const uint v225 = v224 + v213;
            const uint v226 = v222 | v225;
            const float v227 = as_type<float>(v226);
            const float v228 = v220 + v227;
            const uint v232 = v204 & v229;
            const uint v233 = v204 >> v230;
            const uint v234 = v233 & v229;
            const uint v235 = v232 + v234;
            const uint v236 = v235 >> v132;
            const uint v237 = v235 + v236;
            const uint v238 = v237 & v231;
            const float v239 = float(v238);
            const float v242 = fma(v239, v240, v241);
            const float v243 = select(v228, v242, v195);
            const uint v244 = as_type<uint>(v243);
            const uint v245 = v244 >> v212;
            const uint v246 = v245 & v71;
            const uint v249 = v244 + v247;
            const uint v250 = v249 + v246;
            const uint v251 = v250 & v248;
            const float v252 = as_type<float>(v251);
            const float v253 = m2[v138];
            const float v254 = x2;
            const float v255 = fma(v253, v252, v254);
            x2 = v255;
            const uint v256 = v138 + v72;
            const float v257 = m2[v256];
            const float v258 = x3;
            const float v259 = fma(v257, v252, v258);
            x3 = v259;
            const uint v261 = v138 + v260;
            const float v262 = m2[v261];
            const float v263 = x4;
            const float v264 = fma(v262, v252, v263);
            x4 = v264;
            const uint v266 = v138 + v265;
            const float v267 = m2[v266];
            const float v268 = x5;
            const float v269 = fma(v267, v252, v268);
            x5 = v269;
          }
          const float v270 = m3[v134];
          const float v271 = x2;
          const float v272 = v270 + v271;
          m3[v134] = v272;
          const uint v273 = v134 + v72;
          const float v274 = m3[v273];
          const float v275 = x3;
          const float v276 = v274 + v275;
          m3[v273] = v276;
          const uint v277 = v134 + v260;
          const float v278 = m3[v277];
          const float v279 = x4;
          const float v280 = v278 + v279;
          m3[v277] = v280;
          const uint v281 = v134 + v265;
          const float v282 = m3[v281];
          const float v283 = x5;
          const float v284 = v282 + v283;
          m3[v281] = v284;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v285 = v5 - v71;
        const uint v286 = v27 - v71;
        for (uint v287 = v74; v287 < v72; v287 += v75) {
          x6 = v80;
          x7 = v80;
          x8 = v80;
          x9 = v80;
          const uint v288 = min(v287, v286);
          const uint v289 = v288 * v6;
          const uint v290 = v48 + v289;
          for (uint v291 = v70; v291 < v31; v291 += v73) {
            const uint v292 = v290 + v291;
            const bool v430 = v428 == v429;
            if (v430) {
              const uint4 v431 = *(device const uint4*)(b0 + v292);
              const float4 v432 = as_type<float4>(v431);
              x10 = v432;
            } else {
              const bool v434 = v428 < v433;
              if (v434) {
                const bool v436 = v428 == v435;
                const uint v437 = v292 >> v435;
                const uint2 v438 = *(device const uint2*)(b0 + v437);
                const uint v439 = v438.x;
                const float2 v440 = float2(as_type<half2>(v439));
                const float v441 = v440.x;
                const float v442 = v440.y;
                const uint v445 = v439 << v443;
                const uint v446 = v439 & v444;
                const float v447 = as_type<float>(v445);
                const float v448 = as_type<float>(v446);
                const float v449 = select(v447, v441, v436);
                const float v450 = select(v448, v442, v436);
                const uint v451 = v438.y;
                const float2 v452 = float2(as_type<half2>(v451));
                const float v453 = v452.x;
                const float v454 = v452.y;
                const uint v455 = v451 << v443;
                const uint v456 = v451 & v444;
                const float v457 = as_type<float>(v455);
                const float v458 = as_type<float>(v456);
                const float v459 = select(v457, v453, v436);
                const float v460 = select(v458, v454, v436);
                const float4 v461 = float4(v449, v450, v459, v460);
                x10 = v461;
              } else {
                const uint v465 = v292 >> v463;
                const uint v466 = v465 * v462;
                const uint v467 = v292 & v464;
                const uint v468 = v467 * v462;
                const uint v469 = v468 >> v463;
                const uint v470 = v466 + v469;
                const uint v471 = v468 & v464;
                const uint v472 = b0[v470];
                const uint v473 = v470 + v435;
                const uint v474 = b0[v473];
                const uint v475 = v472 >> v471;
                const uint v476 = v464 - v471;
                const uint v477 = v474 << v435;
                const uint v478 = v477 << v476;
                const uint v479 = v475 | v478;
                const uint v480 = v435 << v462;
                const uint v481 = v480 - v435;
                const uint v483 = v292 >> v482;
                const bool v485 = v428 == v433;
                const bool v486 = v428 == v484;
                const uint v487 = v483 >> v435;
                const uint v488 = select(v487, v483, v485);
                const uint v490 = v489 + v488;
                const uint v491 = b0[v490];
                const float v492 = as_type<float>(v491);
                const uint v493 = v483 & v435;
                const bool v494 = v493 == v435;
                const float2 v495 = float2(as_type<half2>(v491));
                const float v496 = v495.x;
                const float v497 = v495.y;
                const uint v498 = v491 << v443;
                const uint v499 = v491 & v444;
                const float v500 = as_type<float>(v498);
                const float v501 = as_type<float>(v499);
                const float v502 = select(v496, v497, v494);
                const float v503 = select(v500, v501, v494);
                const float v504 = select(v503, v502, v486);
                const float v505 = select(v504, v492, v485);
                const bool v506 = v428 == v433;
                const bool v507 = v428 == v484;
                const uint v508 = v483 >> v435;
                const uint v509 = select(v508, v483, v506);
                const uint v511 = v510 + v509;
                const uint v512 = b0[v511];
                const float v513 = as_type<float>(v512);
                const uint v514 = v483 & v435;
                const bool v515 = v514 == v435;
                const float2 v516 = float2(as_type<half2>(v512));
                const float v517 = v516.x;
                const float v518 = v516.y;
                const uint v519 = v512 << v443;
                const uint v520 = v512 & v444;
                const float v521 = as_type<float>(v519);
                const float v522 = as_type<float>(v520);
                const float v523 = select(v517, v518, v515);
                const float v524 = select(v521, v522, v515);
                const float v525 = select(v524, v523, v507);
                const float v526 = select(v525, v513, v506);
                const uint v527 = v479 & v481;
                const float v528 = float(v527);
                const float v529 = fma(v505, v528, v526);
                const uint v530 = v479 >> v462;
                const uint v531 = v530 & v481;
                const float v532 = float(v531);
                const float v533 = fma(v505, v532, v526);
                const uint v534 = v530 >> v462;
                const uint v535 = v534 & v481;
                const float v536 = float(v535);
                const float v537 = fma(v505, v536, v526);
                const uint v538 = v534 >> v462;
                const uint v539 = v538 & v481;
                const float v540 = float(v539);
                const float v541 = fma(v505, v540, v526);
                const float4 v542 = float4(v529, v533, v537, v541);
                x10 = v542;
              }
            }
            const float4 v543 = x10;
            const uint v294 = min(v70, v285);
            const uint v295 = v294 * v10;
            const uint v296 = v7 + v295;
            const uint v297 = v296 + v291;
            const float4 v298 = *(threadgroup float4*)(m0 + v297);
            const float v299 = x6;
            const float v300 = v298.x;
            const float v301 = v543.x;
            const float v302 = fma(v300, v301, v299);
            const float v303 = v298.y;
            const float v304 = v543.y;
            const float v305 = fma(v303, v304, v302);
            const float v306 = v298.z;
            const float v307 = v543.z;
            const float v308 = fma(v306, v307, v305);
            const float v309 = v298.w;
            const float v310 = v543.w;
            const float v311 = fma(v309, v310, v308);
            x6 = v311;
            const uint v312 = min(v71, v285);
            const uint v313 = v312 * v10;
            const uint v314 = v7 + v313;
            const uint v315 = v314 + v291;
            const float4 v316 = *(threadgroup float4*)(m0 + v315);
            const float v317 = x7;
            const float v318 = v316.x;
            const float v319 = v543.x;
            const float v320 = fma(v318, v319, v317);
            const float v321 = v316.y;
            const float v322 = v543.y;
            const float v323 = fma(v321, v322, v320);
            const float v324 = v316.z;
            const float v325 = v543.z;
            const float v326 = fma(v324, v325, v323);
            const float v327 = v316.w;
            const float v328 = v543.w;
            const float v329 = fma(v327, v328, v326);
            x7 = v329;
            const uint v330 = min(v144, v285);
            const uint v331 = v330 * v10;
            const uint v332 = v7 + v331;
            const uint v333 = v332 + v291;
            const float4 v334 = *(threadgroup float4*)(m0 + v333);
            const float v335 = x8;
            const float v336 = v334.x;
            const float v337 = v543.x;
            const float v338 = fma(v336, v337, v335);
            const float v339 = v334.y;
            const float v340 = v543.y;
            const float v341 = fma(v339, v340, v338);
            const float v342 = v334.z;
            const float v343 = v543.z;
            const float v344 = fma(v342, v343, v341);
            const float v345 = v334.w;
            const float v346 = v543.w;
            const float v347 = fma(v345, v346, v344);
            x8 = v347;
            const uint v348 = min(v149, v285);
            const uint v349 = v348 * v10;
            const uint v350 = v7 + v349;
            const uint v351 = v350 + v291;
            const float4 v352 = *(threadgroup float4*)(m0 + v351);
            const float v353 = x9;
            const float v354 = v352.x;
            const float v355 = v543.x;
            const float v356 = fma(v354, v355, v353);
            const float v357 = v352.y;
            const float v358 = v543.y;
            const float v359 = fma(v357, v358, v356);
            const float v360 = v352.z;
            const float v361 = v543.z;
            const float v362 = fma(v360, v361, v359);
            const float v363 = v352.w;
            const float v364 = v543.w;
            const float v365 = fma(v363, v364, v362);
            x9 = v365;
          }
          const float v366 = m3[v287];
          const float v367 = x6;
          const float v368 = v366 + v367;
          m3[v287] = v368;
          const uint v369 = v287 + v72;
          const float v370 = m3[v369];
          const float v371 = x7;
          const float v372 = v370 + v371;
          m3[v369] = v372;
          const uint v373 = v287 + v260;
          const float v374 = m3[v373];
          const float v375 = x8;
          const float v376 = v374 + v375;
          m3[v373] = v376;
          const uint v377 = v287 + v265;
          const float v378 = m3[v377];
          const float v379 = x9;
          const float v380 = v378 + v379;
          m3[v377] = v380;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v381 = v74; v381 < v72; v381 += v75) {
      for (uint v382 = v70; v382 < v73; v382 += v71) {
        const uint v383 = v382 * v72;
        const uint v384 = v381 + v383;
        const float v385 = m3[v384];
        const uint v386 = v382 * v10;
        const uint v387 = v7 + v386;
        const uint v388 = v387 + v381;
        m1[v388] = v385;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v389 = v82 == v83;
    if (v389) {
      for (uint v390 = v70; v390 < v114; v390 += v71) {
        const uint v391 = v71 << v390;
        const uint v392 = v391 - v71;
        const uint v393 = v390 + v71;
        for (uint v394 = v74; v394 < v113; v394 += v75) {
          const uint v395 = v394 >> v390;
          const uint v396 = v395 << v393;
          const uint v397 = v394 & v392;
          const uint v398 = v396 + v397;
          for (uint v399 = v70; v399 < v73; v399 += v71) {
            const uint v400 = v399 * v10;
            const uint v401 = v7 + v400;
            const uint v402 = v401 + v398;
            const uint v403 = v402 + v391;
            const float v404 = m1[v402];
            const float v405 = m1[v403];
            const float v406 = v404 + v405;
            const float v407 = v404 - v405;
            m1[v402] = v406;
            m1[v403] = v407;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v408 = x0;
      for (uint v410 = v74; v410 < v72; v410 += v75) {
        for (uint v411 = v70; v411 < v73; v411 += v71) {
          const uint v412 = v411 * v10;
          const uint v413 = v7 + v412;
          const uint v414 = v413 + v410;
          const float v415 = m1[v414];
          const uint v416 = v408 + v410;
          const uint v417 = v416 >> v71;
          const uint v418 = v409 + v417;
          const uint v419 = b0[v418];
          const uint v420 = v416 & v71;
          const bool v421 = v420 == v71;
          const float2 v422 = float2(as_type<half2>(v419));
          const float v423 = v422.x;
          const float v424 = v422.y;
          const float v425 = select(v423, v424, v421);
          const float v426 = v415 * v108;
          const float v427 = v426 * v425;
          m1[v414] = v427;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v51 = v34; v51 < v49; v51 += v50) {
      const uint v52 = v51 / v10;
      const uint v53 = v51 % v10;
      const bool v54 = v52 < v5;
      const bool v55 = v53 < v27;
      const bool v56 = v54 & v55;
      if (v56) {
        const uint v57 = v2 + v52;
        const uint v58 = v25 + v53;
        const uint v59 = v57 * v8;
        const uint v60 = v59 + v58;
        const float v61 = b2[v60];
        const uint v62 = v57 - v2;
        const uint v63 = v62 * v10;
        const uint v64 = v58 - v25;
        const uint v65 = v63 + v64;
        const float v66 = m1[v65];
        const float v67 = v61 + v66;
        const uint v68 = v57 * v8;
        const uint v69 = v68 + v58;
        b3[v69] = v67;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
