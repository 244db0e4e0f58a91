#include <metal_stdlib>
using namespace metal;

kernel void experts_5_v4_r4_blocks(
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
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
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
  const uint v456 = params[13];
  const uint v457 = 0u;
  const uint v461 = 3u;
  const uint v463 = 1u;
  const uint v471 = 16u;
  const uint v472 = 4294901760u;
  const uint v490 = params[14];
  const uint v491 = 5u;
  const uint v492 = 31u;
  const uint v510 = params[15];
  const uint v512 = 4u;
  const uint v517 = params[16];
  const uint v538 = params[17];
  const uint v89 = 0u;
  const uint v90 = 1u;
  const uint v91 = 128u;
  const uint v92 = 4u;
  const uint v93 = lane;
  const uint v94 = 32u;
  const float v99 = 0.0f;
  const uint v100 = params[5];
  const uint v101 = 6u;
  const uint v106 = params[6];
  const uint v107 = params[7];
  const uint v111 = params[8];
  const float v133 = 0.088388346f;
  const uint v138 = 64u;
  const uint v139 = 7u;
  const uint v157 = 16u;
  const uint v167 = params[9];
  const uint v168 = params[10];
  const uint v169 = 2u;
  const uint v175 = 3u;
  const uint v176 = 5u;
  const uint v197 = 31u;
  const uint v217 = 65535u;
  const uint v219 = params[11];
  const uint v222 = 89226354u;
  const uint v223 = 3417055213u;
  const uint v224 = 2212286765u;
  const uint v227 = 64248484u;
  const uint v231 = 2415890431u;
  const uint v232 = 996162400u;
  const uint v236 = 32768u;
  const uint v237 = 32767u;
  const uint v238 = 13u;
  const uint v239 = 939524096u;
  const uint v255 = 16711935u;
  const uint v256 = 8u;
  const uint v257 = 2047u;
  const float v266 = 0.006767273f;
  const float v267 = -3.453125f;
  const uint v273 = 4095u;
  const uint v274 = 4294959104u;
  const uint v286 = 256u;
  const uint v291 = 384u;
  const uint v436 = params[12];
  const uint v0 = params[0];
  const uint v1 = params[1];
  const uint v2 = 127u;
  const uint v3 = 128u;
  const uint v7 = 1u;
  const uint v8 = group.x;
  const uint v9 = groups.x;
  const uint v30 = 4u;
  const uint v37 = params[2];
  const uint v41 = 0u;
  const uint v51 = lane;
  const uint v59 = params[3];
  const uint v60 = 512u;
  const uint v61 = 32u;
  const uint v84 = params[4];
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
      const uint v31 = v18 * v3;
      const uint v32 = v1 - v31;
      const uint v33 = min(v3, v32);
      for (uint v34 = v17; v34 < v29; v34 += v30) {
        const uint v35 = v29 - v34;
        const uint v36 = min(v30, v35);
        const uint v38 = v22 * v1;
        const uint v39 = v31 + v38;
        const uint v40 = v39 * v37;
        for (uint v95 = v93; v95 < v91; v95 += v94) {
          for (uint v96 = v89; v96 < v92; v96 += v90) {
            const uint v97 = v96 * v91;
            const uint v98 = v95 + v97;
            m3[v98] = v99;
          }
        }
        for (uint v42 = v41; v42 < v37; v42 += v3) {
          const uint v43 = v37 - v42;
          const uint v44 = min(v3, v43);
          for (uint v45 = v41; v45 < v36; v45 += v7) {
            const uint v46 = v34 + v45;
            const int v47 = b2[v46];
            const uint v48 = uint(v47);
            const uint v49 = v48 * v37;
            const uint v50 = v42 + v49;
            const uint v52 = v51 * v30;
            for (uint v53 = v52; v53 < v44; v53 += v3) {
              const uint v54 = v50 + v53;
              const float4 v55 = *(device const float4*)(b0 + v54);
              const uint v56 = v45 * v3;
              const uint v57 = v53 + v56;
              *(threadgroup float4*)(m1 + v57) = v55;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          const uint v58 = v40 + v42;
          const bool v102 = v100 == v101;
          if (v102) {
            const uint v103 = v58 / v37;
            const uint v104 = v103 * v37;
            const uint v105 = v58 - v104;
            const uint v108 = v103 / v106;
            const uint v109 = v103 % v106;
            const uint v110 = v108 * v107;
            x0 = v109;
            x1 = v110;
            const uint v112 = v110 + v111;
            for (uint v113 = v93; v113 < v91; v113 += v94) {
              for (uint v114 = v89; v114 < v92; v114 += v90) {
                x2 = v99;
                const bool v115 = v114 < v36;
                const bool v116 = v113 < v44;
                const bool v117 = v115 & v116;
                if (v117) {
                  const uint v118 = v114 * v3;
                  const uint v119 = v41 + v118;
                  const uint v120 = v119 + v113;
                  const float v121 = m1[v120];
                  const uint v122 = v105 + v113;
                  const uint v123 = v122 >> v90;
                  const uint v124 = v112 + v123;
                  const uint v125 = b3[v124];
                  const uint v126 = v122 & v90;
                  const bool v127 = v126 == v90;
                  const float2 v128 = float2(as_type<half2>(v125));
                  const float v129 = v128.x;
                  const float v130 = v128.y;
                  const float v131 = select(v129, v130, v127);
                  const float v132 = v121 * v131;
                  const float v134 = v132 * v133;
                  x2 = v134;
                }
                const float v135 = x2;
                const uint v136 = v114 * v91;
                const uint v137 = v113 + v136;
                m2[v137] = v135;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            for (uint v140 = v89; v140 < v139; v140 += v90) {
              const uint v141 = v90 << v140;
              const uint v142 = v141 - v90;
              const uint v143 = v140 + v90;
              for (uint v144 = v93; v144 < v138; v144 += v94) {
                const uint v145 = v144 >> v140;
                const uint v146 = v145 << v143;
                const uint v147 = v144 & v142;
                const uint v148 = v146 + v147;
                for (uint v149 = v89; v149 < v92; v149 += v90) {
                  const uint v150 = v149 * v91;
                  const uint v151 = v150 + v148;
                  const uint v152 = v151 + v141;
                  const float v153 = m2[v151];
                  const float v154 = m2[v152];
                  const float v155 = v153 + v154;
                  const float v156 = v153 - v154;
                  m2[v151] = v155;
                  m2[v152] = v156;
                }
              }
              threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            }
            const uint v158 = v105 / v157;
            for (uint v159 = v93; v159 < v91; v159 += v94) {
              x3 = v99;
              x4 = v99;
              x5 = v99;
              x6 = v99;
              const uint v160 = v109 + v159;
              const uint v161 = v160 / v157;
              const uint v162 = v160 % v157;
              for (uint v163 = v89; v163 < v91; v163 += v90) {
                const uint v164 = v163 / v157;
                const uint v165 = v158 + v164;
                const uint v166 = v163 % v157;
                const uint v170 = v167 * v92;
                const uint v171 = v165 * v168;
                const uint v172 = v171 + v161;
                const uint v173 = v172 * v170;
                const uint v174 = v110 + v173;
                const uint v177 = v162 & v139;
                const uint v178 = v177 << v176;
                const uint v179 = v162 >> v175;
                const uint v180 = v179 << v169;
                const uint v181 = v166 & v139;
                const uint v182 = v181 >> v90;
                const uint v183 = v182 << v175;
                const uint v184 = v166 >> v175;
                const uint v185 = v184 << v90;
                const uint v186 = v166 & v90;
                const uint v187 = v178 + v180;
                const uint v188 = v187 + v183;
                const uint v189 = v188 + v185;
                const uint v190 = v189 + v186;
                const uint v191 = v190 + v90;
                const uint v192 = v191 * v167;
                const uint v193 = v192 >> v90;
                const uint v194 = v170 << v176;
                const uint v195 = v193 + v194;
                const uint v196 = v195 - v90;
                const uint v198 = v196 >> v176;
                const uint v199 = v195 - v157;
                const uint v200 = v199 >> v176;
                const bool v201 = v198 < v170;
                const uint v202 = v198 - v170;
                const uint v203 = select(v202, v198, v201);
                const uint v204 = v174 + v203;
                const uint v205 = b3[v204];
                const bool v206 = v200 < v170;
                const uint v207 = v200 - v170;
                const uint v208 = select(v207, v200, v206);
                const uint v209 = v174 + v208;
                const uint v210 = b3[v209];
                const uint v211 = v196 & v197;
                const uint v212 = v197 - v211;
                const uint v213 = v205 >> v212;
                const uint v214 = v210 << v90;
                const uint v215 = v214 << v211;
                const uint v216 = v213 | v215;
                const uint v218 = v216 & v217;
                const bool v220 = v219 == v89;
                const bool v221 = v219 == v169;
                const uint v225 = select(v223, v224, v221);
                const uint v226 = select(v225, v222, v220);
                const uint v228 = select(v89, v227, v220);
                const uint v229 = v218 * v226;
                const uint v230 = v229 + v228;
                const uint v233 = v230 & v231;
                const uint v234 = v233 ^ v232;
                const uint v235 = v234 >> v157;
                const uint v240 = v234 & v236;
                const uint v241 = v240 << v157;
                const uint v242 = v234 & v237;
                const uint v243 = v242 << v238;
                const uint v244 = v243 + v239;
                const uint v245 = v241 | v244;
                const float v246 = as_type<float>(v245);
                const uint v247 = v235 & v236;
                const uint v248 = v247 << v157;
                const uint v249 = v235 & v237;
                const uint v250 = v249 << v238;
                const uint v251 = v250 + v239;
                const uint v252 = v248 | v251;
                const float v253 = as_type<float>(v252);
                const float v254 = v246 + v253;
                const uint v258 = v230 & v255;
                const uint v259 = v230 >> v256;
                const uint v260 = v259 & v255;
                const uint v261 = v258 + v260;
                const uint v262 = v261 >> v157;
                const uint v263 = v261 + v262;
                const uint v264 = v263 & v257;
                const float v265 = float(v264);
                const float v268 = fma(v265, v266, v267);
                const float v269 = select(v254, v268, v221);
                const uint v270 = as_type<uint>(v269);
                const uint v271 = v270 >> v238;
                const uint v272 = v271 & v90;
                const uint v275 = v270 + v273;
                const uint v276 = v275 + v272;
                const uint v277 = v276 & v274;
                const float v278 = as_type<float>(v277);
                const float v279 = m2[v163];
                const float v280 = x3;
                const float v281 = fma(v279, v278, v280);
                x3 = v281;
                const uint v282 = v163 + v91;
                const float v283 = m2[v282];
                const float v284 = x4;
                const float v285 = fma(v283, v278, v284);
                x4 = v285;
                const uint v287 = v163 + v286;
                const float v288 = m2[v287];
                const float v289 = x5;
                const float v290 = fma(v288, v278, v289);
                x5 = v290;
                const uint v292 = v163 + v291;
                const float v293 = m2[v292];
                const float v294 = x6;
                const float v295 = fma(v293, v278, v294);
                x6 = v295;
              }
              const float v296 = m3[v159];
              const float v297 = x3;
              const float v298 = v296 + v297;
              m3[v159] = v298;
              const uint v299 = v159 + v91;
              const float v300 = m3[v299];
              const float v301 = x4;
              const float v302 = v300 + v301;
              m3[v299] = v302;
              const uint v303 = v159 + v286;
              const float v304 = m3[v303];
              const float v305 = x5;
              const float v306 = v304 + v305;
              m3[v303] = v306;
              const uint v307 = v159 + v291;
              const float v308 = m3[v307];
              const float v309 = x6;
              const float v310 = v308 + v309;
              m3[v307] = v310;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          } else {
            const uint v311 = v36 - v90;
            const uint v312 = v33 - v90;
            for (uint v313 = v93; v313 < v91; v313 += v94) {
              x7 = v99;
              x8 = v99;
              x9 = v99;
              x10 = v99;
              const uint v314 = min(v313, v312);
              const uint v315 = v314 * v37;
              const uint v316 = v58 + v315;
              for (uint v317 = v89; v317 < v44; v317 += v92) {
                const uint v318 = v316 + v317;
                const bool v458 = v456 == v457;
                if (v458) {
                  const uint4 v459 = *(device const uint4*)(b3 + v318);
                  const float4 v460 = as_type<float4>(v459);
                  x11 = v460;
                } else {
                  const bool v462 = v456 < v461;
                  if (v462) {
                    const bool v464 = v456 == v463;
                    const uint v465 = v318 >> v463;
                    const uint2 v466 = *(device const uint2*)(b3 + v465);
                    const uint v467 = v466.x;
                    const float2 v468 = float2(as_type<half2>(v467));
                    const float v469 = v468.x;
                    const float v470 = v468.y;
                    const uint v473 = v467 << v471;
                    const uint v474 = v467 & v472;
                    const float v475 = as_type<float>(v473);
                    const float v476 = as_type<float>(v474);
                    const float v477 = select(v475, v469, v464);
                    const float v478 = select(v476, v470, v464);
                    const uint v479 = v466.y;
                    const float2 v480 = float2(as_type<half2>(v479));
                    const float v481 = v480.x;
                    const float v482 = v480.y;
                    const uint v483 = v479 << v471;
                    const uint v484 = v479 & v472;
                    const float v485 = as_type<float>(v483);
                    const float v486 = as_type<float>(v484);
                    const float v487 = select(v485, v481, v464);
                    const float v488 = select(v486, v482, v464);
                    const float4 v489 = float4(v477, v478, v487, v488);
                    x11 = v489;
                  } else {
                    const uint v493 = v318 >> v491;
                    const uint v494 = v493 * v490;
                    const uint v495 = v318 & v492;
                    const uint v496 = v495 * v490;
                    const uint v497 = v496 >> v491;
                    const uint v498 = v494 + v497;
                    const uint v499 = v496 & v492;
                    const uint v500 = b3[v498];
                    const uint v501 = v498 + v463;
                    const uint v502 = b3[v501];
                    const uint v503 = v500 >> v499;
                    const uint v504 = v492 - v499;
                    const uint v505 = v502 << v463;
                    const uint v506 = v505 << v504;
                    const uint v507 = v503 | v506;
                    const uint v508 = v463 << v490;
                    const uint v509 = v508 - v463;
                    const uint v511 = v318 >> v510;
                    const bool v513 = v456 == v461;
                    const bool v514 = v456 == v512;
                    const uint v515 = v511 >> v463;
                    const uint v516 = select(v515, v511, v513);
                    const uint v518 = v517 + v516;
                    const uint v519 = b3[v518];
                    const float v520 = as_type<float>(v519);
                    const uint v521 = v511 & v463;
                    const bool v522 = v521 == v463;
                    const float2 v523 = float2(as_type<half2>(v519));
                    const float v524 = v523.x;
                    const float v525 = v523.y;
                    const uint v526 = v519 << v471;
                    const uint v527 = v519 & v472;
                    const float v528 = as_type<float>(v526);
                    const float v529 = as_type<float>(v527);
                    const float v530 = select(v524, v525, v522);
                    const float v531 = select(v528, v529, v522);
                    const float v532 = select(v531, v530, v514);
                    const float v533 = select(v532, v520, v513);
                    const bool v534 = v456 == v461;
                    const bool v535 = v456 == v512;
                    const uint v536 = v511 >> v463;
                    const uint v537 = select(v536, v511, v534);
                    const uint v539 = v538 + v537;
                    const uint v540 = b3[v539];
                    const float v541 = as_type<float>(v540);
                    const uint v542 = v511 & v463;
                    const bool v543 = v542 == v463;
                    const float2 v544 = float2(as_type<half2>(v540));
                    const float v545 = v544.x;
                    const float v546 = v544.y;
                    const uint v547 = v540 << v471;
                    const uint v548 = v540 & v472;
                    const float v549 = as_type<float>(v547);
                    const float v550 = as_type<float>(v548);
                    const float v551 = select(v545, v546, v543);
                    const float v552 = select(v549, v550, v543);
                    const float v553 = select(v552, v551, v535);
                    const float v554 = select(v553, v541, v534);
                    const uint v555 = v507 & v509;
                    const float v556 = float(v555);
                    const float v557 = fma(v533, v556, v554);
                    const uint v558 = v507 >> v490;
                    const uint v559 = v558 & v509;
                    const float v560 = float(v559);
                    const float v561 = fma(v533, v560, v554);
                    const uint v562 = v558 >> v490;
                    const uint v563 = v562 & v509;
                    const float v564 = float(v563);
                    const float v565 = fma(v533, v564, v554);
                    const uint v566 = v562 >> v490;
                    const uint v567 = v566 & v509;
                    const float v568 = float(v567);
                    const float v569 = fma(v533, v568, v554);
                    const float4 v570 = float4(v557, v561, v565, v569);
                    x11 = v570;
                  }
                }
                const float4 v571 = x11;
                const uint v320 = min(v89, v311);
                const uint v321 = v320 * v3;
                const uint v322 = v41 + v321;
                const uint v323 = v322 + v317;
                const float4 v324 = *(threadgroup float4*)(m1 + v323);
                const float v325 = x7;
                const float v326 = v324.x;
                const float v327 = v571.x;
                const float v328 = fma(v326, v327, v325);
                const float v329 = v324.y;
                const float v330 = v571.y;
                const float v331 = fma(v329, v330, v328);
                const float v332 = v324.z;
                const float v333 = v571.z;
                const float v334 = fma(v332, v333, v331);
                const float v335 = v324.w;
                const float v336 = v571.w;
                const float v337 = fma(v335, v336, v334);
                x7 = v337;
                const uint v338 = min(v90, v311);
                const uint v339 = v338 * v3;
                const uint v340 = v41 + v339;
                const uint v341 = v340 + v317;
                const float4 v342 = *(threadgroup float4*)(m1 + v341);
                const float v343 = x8;
                const float v344 = v342.x;
                const float v345 = v571.x;
                const float v346 = fma(v344, v345, v343);
                const float v347 = v342.y;
                const float v348 = v571.y;
                const float v349 = fma(v347, v348, v346);
                const float v350 = v342.z;
                const float v351 = v571.z;
                const float v352 = fma(v350, v351, v349);
                const float v353 = v342.w;
                const float v354 = v571.w;
                const float v355 = fma(v353, v354, v352);
                x8 = v355;
                const uint v356 = min(v169, v311);
                const uint v357 = v356 * v3;
                const uint v358 = v41 + v357;
                const uint v359 = v358 + v317;
                const float4 v360 = *(threadgroup float4*)(m1 + v359);
                const float v361 = x9;
                const float v362 = v360.x;
                const float v363 = v571.x;
                const float v364 = fma(v362, v363, v361);
                const float v365 = v360.y;
                const float v366 = v571.y;
                const float v367 = fma(v365, v366, v364);
                const float v368 = v360.z;
                const float v369 = v571.z;
                const float v370 = fma(v368, v369, v367);
                const float v371 = v360.w;
                const float v372 = v571.w;
                const float v373 = fma(v371, v372, v370);
                x9 = v373;
                const uint v374 = min(v175, v311);
                const uint v375 = v374 * v3;
                const uint v376 = v41 + v375;
                const uint v377 = v376 + v317;
                const float4 v378 = *(threadgroup float4*)(m1 + v377);
                const float v379 = x10;
                const float v380 = v378.x;
                const float v381 = v571.x;
                const float v382 = fma(v380, v381, v379);
                const float v383 = v378.y;
                const float v384 = v571.y;
                const float v385 = fma(v383, v384, v382);
                const float v386 = v378.z;
                const float v387 = v571.z;
                const float v388 = fma(v386, v387, v385);
                const float v389 = v378.w;
                const float v390 = v571.w;
                const float v391 = fma(v389, v390, v388);
                x10 = v391;
              }
              const float v392 = m3[v313];
              const float v393 = x7;
              const float v394 = v392 + v393;
              m3[v313] = v394;
              const uint v395 = v313 + v91;
              const float v396 = m3[v395];
              const float v397 = x8;
              const float v398 = v396 + v397;
              m3[v395] = v398;
              const uint v399 = v313 + v286;
              const float v400 = m3[v399];
              const float v401 = x9;
              const float v402 = v400 + v401;
              m3[v399] = v402;
              const uint v403 = v313 + v291;
              const float v404 = m3[v403];
              const float v405 = x10;
              const float v406 = v404 + v405;
              m3[v403] = v406;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v407 = v93; v407 < v91; v407 += v94) {
          for (uint v408 = v89; v408 < v92; v408 += v90) {
            const uint v409 = v408 * v91;
            const uint v410 = v407 + v409;
            const float v411 = m3[v410];
            const uint v412 = v408 * v3;
            const uint v413 = v41 + v412;
            const uint v414 = v413 + v407;
            m0[v414] = v411;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const bool v415 = v100 == v101;
        if (v415) {
          for (uint v416 = v89; v416 < v139; v416 += v90) {
            const uint v417 = v90 << v416;
            const uint v418 = v417 - v90;
            const uint v419 = v416 + v90;
            for (uint v420 = v93; v420 < v138; v420 += v94) {
              const uint v421 = v420 >> v416;
              const uint v422 = v421 << v419;
              const uint v423 = v420 & v418;
              const uint v424 = v422 + v423;
              for (uint v425 = v89; v425 < v92; v425 += v90) {
                const uint v426 = v425 * v3;
                const uint v427 = v41 + v426;
                const uint v428 = v427 + v424;
                const uint v429 = v428 + v417;
                const float v430 = m0[v428];
                const float v431 = m0[v429];
                const float v432 = v430 + v431;
                const float v433 = v430 - v431;
                m0[v428] = v432;
                m0[v429] = v433;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v434 = x0;
          const uint v435 = x1;
          const uint v437 = v435 + v436;
          for (uint v438 = v93; v438 < v91; v438 += v94) {
            for (uint v439 = v89; v439 < v92; v439 += v90) {
              const uint v440 = v439 * v3;
              const uint v441 = v41 + v440;
              const uint v442 = v441 + v438;
              const float v443 = m0[v442];
              const uint v444 = v434 + v438;
              const uint v445 = v444 >> v90;
              const uint v446 = v437 + v445;
              const uint v447 = b3[v446];
              const uint v448 = v444 & v90;
              const bool v449 = v448 == v90;
              const float2 v450 = float2(as_type<half2>(v447));
              const float v451 = v450.x;
              const float v452 = v450.y;
              const float v453 = select(v451, v452, v449);
              const float v454 = v443 * v133;
              const float v455 = v454 * v453;
              m0[v442] = v455;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v62 = v51; v62 < v60; v62 += v61) {
          const uint v63 = v62 / v3;
          const uint v64 = v62 % v3;
          const bool v65 = v63 < v36;
          const bool v66 = v64 < v33;
          const bool v67 = v65 & v66;
          if (v67) {
            const uint v68 = v34 + v63;
            const int v69 = b2[v68];
            const uint v70 = uint(v69);
            const uint v71 = v70 / v59;
            const uint v72 = v70 % v59;
            const uint v73 = v31 + v64;
            const uint v74 = v63 * v3;
            const uint v75 = v31 - v74;
            const uint v76 = v71 - v71;
            const uint v77 = v72 - v72;
            const uint v78 = v73 - v75;
            const float v79 = m0[v78];
            const uint v80 = v71 * v59;
            const uint v81 = v80 + v72;
            const float v82 = b4[v81];
            const float v83 = v79 * v82;
            const uint v85 = v71 * v84;
            const uint v86 = v72 * v1;
            const uint v87 = v85 + v86;
            const uint v88 = v87 + v73;
            b5[v88] = v83;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
    }
  }
}
