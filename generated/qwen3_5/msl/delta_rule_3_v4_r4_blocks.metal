#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_3_v4_r4_blocks(
    device const uint* b0 [[buffer(0)]], // out_proj
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
  const uint v437 = params[12];
  const uint v438 = 0u;
  const uint v442 = 3u;
  const uint v444 = 1u;
  const uint v452 = 16u;
  const uint v453 = 4294901760u;
  const uint v471 = params[13];
  const uint v472 = 5u;
  const uint v473 = 31u;
  const uint v491 = params[14];
  const uint v493 = 4u;
  const uint v498 = params[15];
  const uint v519 = params[16];
  const uint v70 = 0u;
  const uint v71 = 1u;
  const uint v72 = 128u;
  const uint v73 = 4u;
  const uint v74 = lane;
  const uint v75 = 32u;
  const float v80 = 0.0f;
  const uint v81 = params[4];
  const uint v82 = 6u;
  const uint v87 = params[5];
  const uint v88 = params[6];
  const uint v92 = params[7];
  const float v114 = 0.088388346f;
  const uint v119 = 64u;
  const uint v120 = 7u;
  const uint v138 = 16u;
  const uint v148 = params[8];
  const uint v149 = params[9];
  const uint v150 = 2u;
  const uint v156 = 3u;
  const uint v157 = 5u;
  const uint v178 = 31u;
  const uint v198 = 65535u;
  const uint v200 = params[10];
  const uint v203 = 89226354u;
  const uint v204 = 3417055213u;
  const uint v205 = 2212286765u;
  const uint v208 = 64248484u;
  const uint v212 = 2415890431u;
  const uint v213 = 996162400u;
  const uint v217 = 32768u;
  const uint v218 = 32767u;
  const uint v219 = 13u;
  const uint v220 = 939524096u;
  const uint v236 = 16711935u;
  const uint v237 = 8u;
  const uint v238 = 2047u;
  const float v247 = 0.006767273f;
  const float v248 = -3.453125f;
  const uint v254 = 4095u;
  const uint v255 = 4294959104u;
  const uint v267 = 256u;
  const uint v272 = 384u;
  const uint v417 = params[11];
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
      const bool v83 = v81 == v82;
      if (v83) {
        const uint v84 = v48 / v6;
        const uint v85 = v84 * v6;
        const uint v86 = v48 - v85;
        const uint v89 = v84 / v87;
        const uint v90 = v84 % v87;
        const uint v91 = v89 * v88;
        x0 = v90;
        x1 = v91;
        const uint v93 = v91 + v92;
        for (uint v94 = v74; v94 < v72; v94 += v75) {
          for (uint v95 = v70; v95 < v73; v95 += v71) {
            x2 = v80;
            const bool v96 = v95 < v5;
            const bool v97 = v94 < v31;
            const bool v98 = v96 & v97;
            if (v98) {
              const uint v99 = v95 * v10;
              const uint v100 = v7 + v99;
              const uint v101 = v100 + v94;
              const float v102 = m0[v101];
              const uint v103 = v86 + v94;
              const uint v104 = v103 >> v71;
              const uint v105 = v93 + v104;
              const uint v106 = b0[v105];
              const uint v107 = v103 & v71;
              const bool v108 = v107 == v71;
              const float2 v109 = float2(as_type<half2>(v106));
              const float v110 = v109.x;
              const float v111 = v109.y;
              const float v112 = select(v110, v111, v108);
              const float v113 = v102 * v112;
              const float v115 = v113 * v114;
              x2 = v115;
            }
            const float v116 = x2;
            const uint v117 = v95 * v72;
            const uint v118 = v94 + v117;
            m2[v118] = v116;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v121 = v70; v121 < v120; v121 += v71) {
          const uint v122 = v71 << v121;
          const uint v123 = v122 - v71;
          const uint v124 = v121 + v71;
          for (uint v125 = v74; v125 < v119; v125 += v75) {
            const uint v126 = v125 >> v121;
            const uint v127 = v126 << v124;
            const uint v128 = v125 & v123;
            const uint v129 = v127 + v128;
            for (uint v130 = v70; v130 < v73; v130 += v71) {
              const uint v131 = v130 * v72;
              const uint v132 = v131 + v129;
              const uint v133 = v132 + v122;
              const float v134 = m2[v132];
              const float v135 = m2[v133];
              const float v136 = v134 + v135;
              const float v137 = v134 - v135;
              m2[v132] = v136;
              m2[v133] = v137;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v139 = v86 / v138;
        for (uint v140 = v74; v140 < v72; v140 += v75) {
          x3 = v80;
          x4 = v80;
          x5 = v80;
          x6 = v80;
          const uint v141 = v90 + v140;
          const uint v142 = v141 / v138;
          const uint v143 = v141 % v138;
          for (uint v144 = v70; v144 < v72; v144 += v71) {
            const uint v145 = v144 / v138;
            const uint v146 = v139 + v145;
            const uint v147 = v144 % v138;
            const uint v151 = v148 * v73;
            const uint v152 = v146 * v149;
            const uint v153 = v152 + v142;
            const uint v154 = v153 * v151;
            const uint v155 = v91 + v154;
            const uint v158 = v143 & v120;
            const uint v159 = v158 << v157;
            const uint v160 = v143 >> v156;
            const uint v161 = v160 << v150;
            const uint v162 = v147 & v120;
            const uint v163 = v162 >> v71;
            const uint v164 = v163 << v156;
            const uint v165 = v147 >> v156;
            const uint v166 = v165 << v71;
            const uint v167 = v147 & v71;
            const uint v168 = v159 + v161;
            const uint v169 = v168 + v164;
            const uint v170 = v169 + v166;
            const uint v171 = v170 + v167;
            const uint v172 = v171 + v71;
            const uint v173 = v172 * v148;
            const uint v174 = v173 >> v71;
            const uint v175 = v151 << v157;
            const uint v176 = v174 + v175;
            const uint v177 = v176 - v71;
            const uint v179 = v177 >> v157;
            const uint v180 = v176 - v138;
            const uint v181 = v180 >> v157;
            const bool v182 = v179 < v151;
            const uint v183 = v179 - v151;
            const uint v184 = select(v183, v179, v182);
            const uint v185 = v155 + v184;
            const uint v186 = b0[v185];
            const bool v187 = v181 < v151;
            const uint v188 = v181 - v151;
            const uint v189 = select(v188, v181, v187);
            const uint v190 = v155 + v189;
            const uint v191 = b0[v190];
            const uint v192 = v177 & v178;
            const uint v193 = v178 - v192;
            const uint v194 = v186 >> v193;
            const uint v195 = v191 << v71;
            const uint v196 = v195 << v192;
            const uint v197 = v194 | v196;
            const uint v199 = v197 & v198;
            const bool v201 = v200 == v70;
            const bool v202 = v200 == v150;
            const uint v206 = select(v204, v205, v202);
            const uint v207 = select(v206, v203, v201);
            const uint v209 = select(v70, v208, v201);
            const uint v210 = v199 * v207;
            const uint v211 = v210 + v209;
            const uint v214 = v211 & v212;
            const uint v215 = v214 ^ v213;
            const uint v216 = v215 >> v138;
            const uint v221 = v215 & v217;
            const uint v222 = v221 << v138;
            const uint v223 = v215 & v218;
            const uint v224 = v223 << v219;
            const uint v225 = v224 + v220;
            const uint v226 = v222 | v225;
            const float v227 = as_type<float>(v226);
            const uint v228 = v216 & v217;
            const uint v229 = v228 << v138;
            const uint v230 = v216 & v218;
            const uint v231 = v230 << v219;
            const uint v232 = v231 + v220;
            const uint v233 = v229 | v232;
            const float v234 = as_type<float>(v233);
            const float v235 = v227 + v234;
            const uint v239 = v211 & v236;
            const uint v240 = v211 >> v237;
            const uint v241 = v240 & v236;
            const uint v242 = v239 + v241;
            const uint v243 = v242 >> v138;
            const uint v244 = v242 + v243;
            const uint v245 = v244 & v238;
            const float v246 = float(v245);
            const float v249 = fma(v246, v247, v248);
            const float v250 = select(v235, v249, v202);
            const uint v251 = as_type<uint>(v250);
            const uint v252 = v251 >> v219;
            const uint v253 = v252 & v71;
            const uint v256 = v251 + v254;
            const uint v257 = v256 + v253;
            const uint v258 = v257 & v255;
            const float v259 = as_type<float>(v258);
            const float v260 = m2[v144];
            const float v261 = x3;
            const float v262 = fma(v260, v259, v261);
            x3 = v262;
            const uint v263 = v144 + v72;
            const float v264 = m2[v263];
            const float v265 = x4;
            const float v266 = fma(v264, v259, v265);
            x4 = v266;
            const uint v268 = v144 + v267;
            const float v269 = m2[v268];
            const float v270 = x5;
            const float v271 = fma(v269, v259, v270);
            x5 = v271;
            const uint v273 = v144 + v272;
            const float v274 = m2[v273];
            const float v275 = x6;
            const float v276 = fma(v274, v259, v275);
            x6 = v276;
          }
          const float v277 = m3[v140];
          const float v278 = x3;
          const float v279 = v277 + v278;
          m3[v140] = v279;
          const uint v280 = v140 + v72;
          const float v281 = m3[v280];
          const float v282 = x4;
          const float v283 = v281 + v282;
          m3[v280] = v283;
          const uint v284 = v140 + v267;
          const float v285 = m3[v284];
          const float v286 = x5;
          const float v287 = v285 + v286;
          m3[v284] = v287;
          const uint v288 = v140 + v272;
          const float v289 = m3[v288];
          const float v290 = x6;
          const float v291 = v289 + v290;
          m3[v288] = v291;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v292 = v5 - v71;
        const uint v293 = v27 - v71;
        for (uint v294 = v74; v294 < v72; v294 += v75) {
          x7 = v80;
          x8 = v80;
          x9 = v80;
          x10 = v80;
          const uint v295 = min(v294, v293);
          const uint v296 = v295 * v6;
          const uint v297 = v48 + v296;
          for (uint v298 = v70; v298 < v31; v298 += v73) {
            const uint v299 = v297 + v298;
            const bool v439 = v437 == v438;
            if (v439) {
              const uint4 v440 = *(device const uint4*)(b0 + v299);
              const float4 v441 = as_type<float4>(v440);
              x11 = v441;
            } else {
              const bool v443 = v437 < v442;
              if (v443) {
                const bool v445 = v437 == v444;
                const uint v446 = v299 >> v444;
                const uint2 v447 = *(device const uint2*)(b0 + v446);
                const uint v448 = v447.x;
                const float2 v449 = float2(as_type<half2>(v448));
                const float v450 = v449.x;
                const float v451 = v449.y;
                const uint v454 = v448 << v452;
                const uint v455 = v448 & v453;
                const float v456 = as_type<float>(v454);
                const float v457 = as_type<float>(v455);
                const float v458 = select(v456, v450, v445);
                const float v459 = select(v457, v451, v445);
                const uint v460 = v447.y;
                const float2 v461 = float2(as_type<half2>(v460));
                const float v462 = v461.x;
                const float v463 = v461.y;
                const uint v464 = v460 << v452;
                const uint v465 = v460 & v453;
                const float v466 = as_type<float>(v464);
                const float v467 = as_type<float>(v465);
                const float v468 = select(v466, v462, v445);
                const float v469 = select(v467, v463, v445);
                const float4 v470 = float4(v458, v459, v468, v469);
                x11 = v470;
              } else {
                const uint v474 = v299 >> v472;
                const uint v475 = v474 * v471;
                const uint v476 = v299 & v473;
                const uint v477 = v476 * v471;
                const uint v478 = v477 >> v472;
                const uint v479 = v475 + v478;
                const uint v480 = v477 & v473;
                const uint v481 = b0[v479];
                const uint v482 = v479 + v444;
                const uint v483 = b0[v482];
                const uint v484 = v481 >> v480;
                const uint v485 = v473 - v480;
                const uint v486 = v483 << v444;
                const uint v487 = v486 << v485;
                const uint v488 = v484 | v487;
                const uint v489 = v444 << v471;
                const uint v490 = v489 - v444;
                const uint v492 = v299 >> v491;
                const bool v494 = v437 == v442;
                const bool v495 = v437 == v493;
                const uint v496 = v492 >> v444;
                const uint v497 = select(v496, v492, v494);
                const uint v499 = v498 + v497;
                const uint v500 = b0[v499];
                const float v501 = as_type<float>(v500);
                const uint v502 = v492 & v444;
                const bool v503 = v502 == v444;
                const float2 v504 = float2(as_type<half2>(v500));
                const float v505 = v504.x;
                const float v506 = v504.y;
                const uint v507 = v500 << v452;
                const uint v508 = v500 & v453;
                const float v509 = as_type<float>(v507);
                const float v510 = as_type<float>(v508);
                const float v511 = select(v505, v506, v503);
                const float v512 = select(v509, v510, v503);
                const float v513 = select(v512, v511, v495);
                const float v514 = select(v513, v501, v494);
                const bool v515 = v437 == v442;
                const bool v516 = v437 == v493;
                const uint v517 = v492 >> v444;
                const uint v518 = select(v517, v492, v515);
                const uint v520 = v519 + v518;
                const uint v521 = b0[v520];
                const float v522 = as_type<float>(v521);
                const uint v523 = v492 & v444;
                const bool v524 = v523 == v444;
                const float2 v525 = float2(as_type<half2>(v521));
                const float v526 = v525.x;
                const float v527 = v525.y;
                const uint v528 = v521 << v452;
                const uint v529 = v521 & v453;
                const float v530 = as_type<float>(v528);
                const float v531 = as_type<float>(v529);
                const float v532 = select(v526, v527, v524);
                const float v533 = select(v530, v531, v524);
                const float v534 = select(v533, v532, v516);
                const float v535 = select(v534, v522, v515);
                const uint v536 = v488 & v490;
                const float v537 = float(v536);
                const float v538 = fma(v514, v537, v535);
                const uint v539 = v488 >> v471;
                const uint v540 = v539 & v490;
                const float v541 = float(v540);
                const float v542 = fma(v514, v541, v535);
                const uint v543 = v539 >> v471;
                const uint v544 = v543 & v490;
                const float v545 = float(v544);
                const float v546 = fma(v514, v545, v535);
                const uint v547 = v543 >> v471;
                const uint v548 = v547 & v490;
                const float v549 = float(v548);
                const float v550 = fma(v514, v549, v535);
                const float4 v551 = float4(v538, v542, v546, v550);
                x11 = v551;
              }
            }
            const float4 v552 = x11;
            const uint v301 = min(v70, v292);
            const uint v302 = v301 * v10;
            const uint v303 = v7 + v302;
            const uint v304 = v303 + v298;
            const float4 v305 = *(threadgroup float4*)(m0 + v304);
            const float v306 = x7;
            const float v307 = v305.x;
            const float v308 = v552.x;
            const float v309 = fma(v307, v308, v306);
            const float v310 = v305.y;
            const float v311 = v552.y;
            const float v312 = fma(v310, v311, v309);
            const float v313 = v305.z;
            const float v314 = v552.z;
            const float v315 = fma(v313, v314, v312);
            const float v316 = v305.w;
            const float v317 = v552.w;
            const float v318 = fma(v316, v317, v315);
            x7 = v318;
            const uint v319 = min(v71, v292);
            const uint v320 = v319 * v10;
            const uint v321 = v7 + v320;
            const uint v322 = v321 + v298;
            const float4 v323 = *(threadgroup float4*)(m0 + v322);
            const float v324 = x8;
            const float v325 = v323.x;
            const float v326 = v552.x;
            const float v327 = fma(v325, v326, v324);
            const float v328 = v323.y;
            const float v329 = v552.y;
            const float v330 = fma(v328, v329, v327);
            const float v331 = v323.z;
            const float v332 = v552.z;
            const float v333 = fma(v331, v332, v330);
            const float v334 = v323.w;
            const float v335 = v552.w;
            const float v336 = fma(v334, v335, v333);
            x8 = v336;
            const uint v337 = min(v150, v292);
            const uint v338 = v337 * v10;
            const uint v339 = v7 + v338;
            const uint v340 = v339 + v298;
            const float4 v341 = *(threadgroup float4*)(m0 + v340);
            const float v342 = x9;
            const float v343 = v341.x;
            const float v344 = v552.x;
            const float v345 = fma(v343, v344, v342);
            const float v346 = v341.y;
            const float v347 = v552.y;
            const float v348 = fma(v346, v347, v345);
            const float v349 = v341.z;
            const float v350 = v552.z;
            const float v351 = fma(v349, v350, v348);
            const float v352 = v341.w;
            const float v353 = v552.w;
            const float v354 = fma(v352, v353, v351);
            x9 = v354;
            const uint v355 = min(v156, v292);
            const uint v356 = v355 * v10;
            const uint v357 = v7 + v356;
            const uint v358 = v357 + v298;
            const float4 v359 = *(threadgroup float4*)(m0 + v358);
            const float v360 = x10;
            const float v361 = v359.x;
            const float v362 = v552.x;
            const float v363 = fma(v361, v362, v360);
            const float v364 = v359.y;
            const float v365 = v552.y;
            const float v366 = fma(v364, v365, v363);
            const float v367 = v359.z;
            const float v368 = v552.z;
            const float v369 = fma(v367, v368, v366);
            const float v370 = v359.w;
            const float v371 = v552.w;
            const float v372 = fma(v370, v371, v369);
            x10 = v372;
          }
          const float v373 = m3[v294];
          const float v374 = x7;
          const float v375 = v373 + v374;
          m3[v294] = v375;
          const uint v376 = v294 + v72;
          const float v377 = m3[v376];
          const float v378 = x8;
          const float v379 = v377 + v378;
          m3[v376] = v379;
          const uint v380 = v294 + v267;
          const float v381 = m3[v380];
          const float v382 = x9;
          const float v383 = v381 + v382;
          m3[v380] = v383;
          const uint v384 = v294 + v272;
          const float v385 = m3[v384];
          const float v386 = x10;
          const float v387 = v385 + v386;
          m3[v384] = v387;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v388 = v74; v388 < v72; v388 += v75) {
      for (uint v389 = v70; v389 < v73; v389 += v71) {
        const uint v390 = v389 * v72;
        const uint v391 = v388 + v390;
        const float v392 = m3[v391];
        const uint v393 = v389 * v10;
        const uint v394 = v7 + v393;
        const uint v395 = v394 + v388;
        m1[v395] = v392;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v396 = v81 == v82;
    if (v396) {
      for (uint v397 = v70; v397 < v120; v397 += v71) {
        const uint v398 = v71 << v397;
        const uint v399 = v398 - v71;
        const uint v400 = v397 + v71;
        for (uint v401 = v74; v401 < v119; v401 += v75) {
          const uint v402 = v401 >> v397;
          const uint v403 = v402 << v400;
          const uint v404 = v401 & v399;
          const uint v405 = v403 + v404;
          for (uint v406 = v70; v406 < v73; v406 += v71) {
            const uint v407 = v406 * v10;
            const uint v408 = v7 + v407;
            const uint v409 = v408 + v405;
            const uint v410 = v409 + v398;
            const float v411 = m1[v409];
            const float v412 = m1[v410];
            const float v413 = v411 + v412;
            const float v414 = v411 - v412;
            m1[v409] = v413;
            m1[v410] = v414;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v415 = x0;
      const uint v416 = x1;
      const uint v418 = v416 + v417;
      for (uint v419 = v74; v419 < v72; v419 += v75) {
        for (uint v420 = v70; v420 < v73; v420 += v71) {
          const uint v421 = v420 * v10;
          const uint v422 = v7 + v421;
          const uint v423 = v422 + v419;
          const float v424 = m1[v423];
          const uint v425 = v415 + v419;
          const uint v426 = v425 >> v71;
          const uint v427 = v418 + v426;
          const uint v428 = b0[v427];
          const uint v429 = v425 & v71;
          const bool v430 = v429 == v71;
          const float2 v431 = float2(as_type<half2>(v428));
          const float v432 = v431.x;
          const float v433 = v431.y;
          const float v434 = select(v432, v433, v430);
          const float v435 = v424 * v114;
          const float v436 = v435 * v434;
          m1[v423] = v436;
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
