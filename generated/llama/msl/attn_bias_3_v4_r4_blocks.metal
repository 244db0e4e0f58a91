#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v4_r4_blocks(
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
  const uint v439 = params[12];
  const uint v440 = 0u;
  const uint v444 = 3u;
  const uint v446 = 1u;
  const uint v454 = 16u;
  const uint v455 = 4294901760u;
  const uint v473 = params[13];
  const uint v474 = 5u;
  const uint v475 = 31u;
  const uint v493 = params[14];
  const uint v495 = 4u;
  const uint v500 = params[15];
  const uint v521 = params[16];
  const uint v72 = 0u;
  const uint v73 = 1u;
  const uint v74 = 128u;
  const uint v75 = 4u;
  const uint v76 = lane;
  const uint v77 = 32u;
  const float v82 = 0.0f;
  const uint v83 = params[4];
  const uint v84 = 6u;
  const uint v89 = params[5];
  const uint v90 = params[6];
  const uint v94 = params[7];
  const float v116 = 0.088388346f;
  const uint v121 = 64u;
  const uint v122 = 7u;
  const uint v140 = 16u;
  const uint v150 = params[8];
  const uint v151 = params[9];
  const uint v152 = 2u;
  const uint v158 = 3u;
  const uint v159 = 5u;
  const uint v180 = 31u;
  const uint v200 = 65535u;
  const uint v202 = params[10];
  const uint v205 = 89226354u;
  const uint v206 = 3417055213u;
  const uint v207 = 2212286765u;
  const uint v210 = 64248484u;
  const uint v214 = 2415890431u;
  const uint v215 = 996162400u;
  const uint v219 = 32768u;
  const uint v220 = 32767u;
  const uint v221 = 13u;
  const uint v222 = 939524096u;
  const uint v238 = 16711935u;
  const uint v239 = 8u;
  const uint v240 = 2047u;
  const float v249 = 0.006767273f;
  const float v250 = -3.453125f;
  const uint v256 = 4095u;
  const uint v257 = 4294959104u;
  const uint v269 = 256u;
  const uint v274 = 384u;
  const uint v419 = params[11];
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
    for (uint v78 = v76; v78 < v74; v78 += v77) {
      for (uint v79 = v72; v79 < v75; v79 += v73) {
        const uint v80 = v79 * v74;
        const uint v81 = v78 + v80;
        m3[v81] = v82;
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
      const bool v85 = v83 == v84;
      if (v85) {
        const uint v86 = v48 / v6;
        const uint v87 = v86 * v6;
        const uint v88 = v48 - v87;
        const uint v91 = v86 / v89;
        const uint v92 = v86 % v89;
        const uint v93 = v91 * v90;
        x0 = v92;
        x1 = v93;
        const uint v95 = v93 + v94;
        for (uint v96 = v76; v96 < v74; v96 += v77) {
          for (uint v97 = v72; v97 < v75; v97 += v73) {
            x2 = v82;
            const bool v98 = v97 < v5;
            const bool v99 = v96 < v31;
            const bool v100 = v98 & v99;
            if (v100) {
              const uint v101 = v97 * v10;
              const uint v102 = v7 + v101;
              const uint v103 = v102 + v96;
              const float v104 = m0[v103];
              const uint v105 = v88 + v96;
              const uint v106 = v105 >> v73;
              const uint v107 = v95 + v106;
              const uint v108 = b0[v107];
              const uint v109 = v105 & v73;
              const bool v110 = v109 == v73;
              const float2 v111 = float2(as_type<half2>(v108));
              const float v112 = v111.x;
              const float v113 = v111.y;
              const float v114 = select(v112, v113, v110);
              const float v115 = v104 * v114;
              const float v117 = v115 * v116;
              x2 = v117;
            }
            const float v118 = x2;
            const uint v119 = v97 * v74;
            const uint v120 = v96 + v119;
            m2[v120] = v118;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v123 = v72; v123 < v122; v123 += v73) {
          const uint v124 = v73 << v123;
          const uint v125 = v124 - v73;
          const uint v126 = v123 + v73;
          for (uint v127 = v76; v127 < v121; v127 += v77) {
            const uint v128 = v127 >> v123;
            const uint v129 = v128 << v126;
            const uint v130 = v127 & v125;
            const uint v131 = v129 + v130;
            for (uint v132 = v72; v132 < v75; v132 += v73) {
              const uint v133 = v132 * v74;
              const uint v134 = v133 + v131;
              const uint v135 = v134 + v124;
              const float v136 = m2[v134];
              const float v137 = m2[v135];
              const float v138 = v136 + v137;
              const float v139 = v136 - v137;
              m2[v134] = v138;
              m2[v135] = v139;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v141 = v88 / v140;
        for (uint v142 = v76; v142 < v74; v142 += v77) {
          x3 = v82;
          x4 = v82;
          x5 = v82;
          x6 = v82;
          const uint v143 = v92 + v142;
          const uint v144 = v143 / v140;
          const uint v145 = v143 % v140;
          for (uint v146 = v72; v146 < v74; v146 += v73) {
            const uint v147 = v146 / v140;
            const uint v148 = v141 + v147;
            const uint v149 = v146 % v140;
            const uint v153 = v150 * v75;
            const uint v154 = v148 * v151;
            const uint v155 = v154 + v144;
            const uint v156 = v155 * v153;
            const uint v157 = v93 + v156;
            const uint v160 = v145 & v122;
            const uint v161 = v160 << v159;
            const uint v162 = v145 >> v158;
            const uint v163 = v162 << v152;
            const uint v164 = v149 & v122;
            const uint v165 = v164 >> v73;
            const uint v166 = v165 << v158;
            const uint v167 = v149 >> v158;
            const uint v168 = v167 << v73;
            const uint v169 = v149 & v73;
            const uint v170 = v161 + v163;
            const uint v171 = v170 + v166;
            const uint v172 = v171 + v168;
            const uint v173 = v172 + v169;
            const uint v174 = v173 + v73;
            const uint v175 = v174 * v150;
            const uint v176 = v175 >> v73;
            const uint v177 = v153 << v159;
            const uint v178 = v176 + v177;
            const uint v179 = v178 - v73;
            const uint v181 = v179 >> v159;
            const uint v182 = v178 - v140;
            const uint v183 = v182 >> v159;
            const bool v184 = v181 < v153;
            const uint v185 = v181 - v153;
            const uint v186 = select(v185, v181, v184);
            const uint v187 = v157 + v186;
            const uint v188 = b0[v187];
            const bool v189 = v183 < v153;
            const uint v190 = v183 - v153;
            const uint v191 = select(v190, v183, v189);
            const uint v192 = v157 + v191;
            const uint v193 = b0[v192];
            const uint v194 = v179 & v180;
            const uint v195 = v180 - v194;
            const uint v196 = v188 >> v195;
            const uint v197 = v193 << v73;
            const uint v198 = v197 << v194;
            const uint v199 = v196 | v198;
            const uint v201 = v199 & v200;
            const bool v203 = v202 == v72;
            const bool v204 = v202 == v152;
            const uint v208 = select(v206, v207, v204);
            const uint v209 = select(v208, v205, v203);
            const uint v211 = select(v72, v210, v203);
            const uint v212 = v201 * v209;
            const uint v213 = v212 + v211;
            const uint v216 = v213 & v214;
            const uint v217 = v216 ^ v215;
            const uint v218 = v217 >> v140;
            const uint v223 = v217 & v219;
            const uint v224 = v223 << v140;
            const uint v225 = v217 & v220;
            const uint v226 = v225 << v221;
            const uint v227 = v226 + v222;
            const uint v228 = v224 | v227;
            const float v229 = as_type<float>(v228);
            const uint v230 = v218 & v219;
            const uint v231 = v230 << v140;
            const uint v232 = v218 & v220;
            const uint v233 = v232 << v221;
            const uint v234 = v233 + v222;
            const uint v235 = v231 | v234;
            const float v236 = as_type<float>(v235);
            const float v237 = v229 + v236;
            const uint v241 = v213 & v238;
            const uint v242 = v213 >> v239;
            const uint v243 = v242 & v238;
            const uint v244 = v241 + v243;
            const uint v245 = v244 >> v140;
            const uint v246 = v244 + v245;
            const uint v247 = v246 & v240;
            const float v248 = float(v247);
            const float v251 = fma(v248, v249, v250);
            const float v252 = select(v237, v251, v204);
            const uint v253 = as_type<uint>(v252);
            const uint v254 = v253 >> v221;
            const uint v255 = v254 & v73;
            const uint v258 = v253 + v256;
            const uint v259 = v258 + v255;
            const uint v260 = v259 & v257;
            const float v261 = as_type<float>(v260);
            const float v262 = m2[v146];
            const float v263 = x3;
            const float v264 = fma(v262, v261, v263);
            x3 = v264;
            const uint v265 = v146 + v74;
            const float v266 = m2[v265];
            const float v267 = x4;
            const float v268 = fma(v266, v261, v267);
            x4 = v268;
            const uint v270 = v146 + v269;
            const float v271 = m2[v270];
            const float v272 = x5;
            const float v273 = fma(v271, v261, v272);
            x5 = v273;
            const uint v275 = v146 + v274;
            const float v276 = m2[v275];
            const float v277 = x6;
            const float v278 = fma(v276, v261, v277);
            x6 = v278;
          }
          const float v279 = m3[v142];
          const float v280 = x3;
          const float v281 = v279 + v280;
          m3[v142] = v281;
          const uint v282 = v142 + v74;
          const float v283 = m3[v282];
          const float v284 = x4;
          const float v285 = v283 + v284;
          m3[v282] = v285;
          const uint v286 = v142 + v269;
          const float v287 = m3[v286];
          const float v288 = x5;
          const float v289 = v287 + v288;
          m3[v286] = v289;
          const uint v290 = v142 + v274;
          const float v291 = m3[v290];
          const float v292 = x6;
          const float v293 = v291 + v292;
          m3[v290] = v293;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v294 = v5 - v73;
        const uint v295 = v27 - v73;
        for (uint v296 = v76; v296 < v74; v296 += v77) {
          x7 = v82;
          x8 = v82;
          x9 = v82;
          x10 = v82;
          const uint v297 = min(v296, v295);
          const uint v298 = v297 * v6;
          const uint v299 = v48 + v298;
          for (uint v300 = v72; v300 < v31; v300 += v75) {
            const uint v301 = v299 + v300;
            const bool v441 = v439 == v440;
            if (v441) {
              const uint4 v442 = *(device const uint4*)(b0 + v301);
              const float4 v443 = as_type<float4>(v442);
              x11 = v443;
            } else {
              const bool v445 = v439 < v444;
              if (v445) {
                const bool v447 = v439 == v446;
                const uint v448 = v301 >> v446;
                const uint2 v449 = *(device const uint2*)(b0 + v448);
                const uint v450 = v449.x;
                const float2 v451 = float2(as_type<half2>(v450));
                const float v452 = v451.x;
                const float v453 = v451.y;
                const uint v456 = v450 << v454;
                const uint v457 = v450 & v455;
                const float v458 = as_type<float>(v456);
                const float v459 = as_type<float>(v457);
                const float v460 = select(v458, v452, v447);
                const float v461 = select(v459, v453, v447);
                const uint v462 = v449.y;
                const float2 v463 = float2(as_type<half2>(v462));
                const float v464 = v463.x;
                const float v465 = v463.y;
                const uint v466 = v462 << v454;
                const uint v467 = v462 & v455;
                const float v468 = as_type<float>(v466);
                const float v469 = as_type<float>(v467);
                const float v470 = select(v468, v464, v447);
                const float v471 = select(v469, v465, v447);
                const float4 v472 = float4(v460, v461, v470, v471);
                x11 = v472;
              } else {
                const uint v476 = v301 >> v474;
                const uint v477 = v476 * v473;
                const uint v478 = v301 & v475;
                const uint v479 = v478 * v473;
                const uint v480 = v479 >> v474;
                const uint v481 = v477 + v480;
                const uint v482 = v479 & v475;
                const uint v483 = b0[v481];
                const uint v484 = v481 + v446;
                const uint v485 = b0[v484];
                const uint v486 = v483 >> v482;
                const uint v487 = v475 - v482;
                const uint v488 = v485 << v446;
                const uint v489 = v488 << v487;
                const uint v490 = v486 | v489;
                const uint v491 = v446 << v473;
                const uint v492 = v491 - v446;
                const uint v494 = v301 >> v493;
                const bool v496 = v439 == v444;
                const bool v497 = v439 == v495;
                const uint v498 = v494 >> v446;
                const uint v499 = select(v498, v494, v496);
                const uint v501 = v500 + v499;
                const uint v502 = b0[v501];
                const float v503 = as_type<float>(v502);
                const uint v504 = v494 & v446;
                const bool v505 = v504 == v446;
                const float2 v506 = float2(as_type<half2>(v502));
                const float v507 = v506.x;
                const float v508 = v506.y;
                const uint v509 = v502 << v454;
                const uint v510 = v502 & v455;
                const float v511 = as_type<float>(v509);
                const float v512 = as_type<float>(v510);
                const float v513 = select(v507, v508, v505);
                const float v514 = select(v511, v512, v505);
                const float v515 = select(v514, v513, v497);
                const float v516 = select(v515, v503, v496);
                const bool v517 = v439 == v444;
                const bool v518 = v439 == v495;
                const uint v519 = v494 >> v446;
                const uint v520 = select(v519, v494, v517);
                const uint v522 = v521 + v520;
                const uint v523 = b0[v522];
                const float v524 = as_type<float>(v523);
                const uint v525 = v494 & v446;
                const bool v526 = v525 == v446;
                const float2 v527 = float2(as_type<half2>(v523));
                const float v528 = v527.x;
                const float v529 = v527.y;
                const uint v530 = v523 << v454;
                const uint v531 = v523 & v455;
                const float v532 = as_type<float>(v530);
                const float v533 = as_type<float>(v531);
                const float v534 = select(v528, v529, v526);
                const float v535 = select(v532, v533, v526);
                const float v536 = select(v535, v534, v518);
                const float v537 = select(v536, v524, v517);
                const uint v538 = v490 & v492;
                const float v539 = float(v538);
                const float v540 = fma(v516, v539, v537);
                const uint v541 = v490 >> v473;
                const uint v542 = v541 & v492;
                const float v543 = float(v542);
                const float v544 = fma(v516, v543, v537);
                const uint v545 = v541 >> v473;
                const uint v546 = v545 & v492;
                const float v547 = float(v546);
                const float v548 = fma(v516, v547, v537);
                const uint v549 = v545 >> v473;
                const uint v550 = v549 & v492;
                const float v551 = float(v550);
                const float v552 = fma(v516, v551, v537);
                const float4 v553 = float4(v540, v544, v548, v552);
                x11 = v553;
              }
            }
            const float4 v554 = x11;
            const uint v303 = min(v72, v294);
            const uint v304 = v303 * v10;
            const uint v305 = v7 + v304;
            const uint v306 = v305 + v300;
            const float4 v307 = *(threadgroup float4*)(m0 + v306);
            const float v308 = x7;
            const float v309 = v307.x;
            const float v310 = v554.x;
            const float v311 = fma(v309, v310, v308);
            const float v312 = v307.y;
            const float v313 = v554.y;
            const float v314 = fma(v312, v313, v311);
            const float v315 = v307.z;
            const float v316 = v554.z;
            const float v317 = fma(v315, v316, v314);
            const float v318 = v307.w;
            const float v319 = v554.w;
            const float v320 = fma(v318, v319, v317);
            x7 = v320;
            const uint v321 = min(v73, v294);
            const uint v322 = v321 * v10;
            const uint v323 = v7 + v322;
            const uint v324 = v323 + v300;
            const float4 v325 = *(threadgroup float4*)(m0 + v324);
            const float v326 = x8;
            const float v327 = v325.x;
            const float v328 = v554.x;
            const float v329 = fma(v327, v328, v326);
            const float v330 = v325.y;
            const float v331 = v554.y;
            const float v332 = fma(v330, v331, v329);
            const float v333 = v325.z;
            const float v334 = v554.z;
            const float v335 = fma(v333, v334, v332);
            const float v336 = v325.w;
            const float v337 = v554.w;
            const float v338 = fma(v336, v337, v335);
            x8 = v338;
            const uint v339 = min(v152, v294);
            const uint v340 = v339 * v10;
            const uint v341 = v7 + v340;
            const uint v342 = v341 + v300;
            const float4 v343 = *(threadgroup float4*)(m0 + v342);
            const float v344 = x9;
            const float v345 = v343.x;
            const float v346 = v554.x;
            const float v347 = fma(v345, v346, v344);
            const float v348 = v343.y;
            const float v349 = v554.y;
            const float v350 = fma(v348, v349, v347);
            const float v351 = v343.z;
            const float v352 = v554.z;
            const float v353 = fma(v351, v352, v350);
            const float v354 = v343.w;
            const float v355 = v554.w;
            const float v356 = fma(v354, v355, v353);
            x9 = v356;
            const uint v357 = min(v158, v294);
            const uint v358 = v357 * v10;
            const uint v359 = v7 + v358;
            const uint v360 = v359 + v300;
            const float4 v361 = *(threadgroup float4*)(m0 + v360);
            const float v362 = x10;
            const float v363 = v361.x;
            const float v364 = v554.x;
            const float v365 = fma(v363, v364, v362);
            const float v366 = v361.y;
            const float v367 = v554.y;
            const float v368 = fma(v366, v367, v365);
            const float v369 = v361.z;
            const float v370 = v554.z;
            const float v371 = fma(v369, v370, v368);
            const float v372 = v361.w;
            const float v373 = v554.w;
            const float v374 = fma(v372, v373, v371);
            x10 = v374;
          }
          const float v375 = m3[v296];
          const float v376 = x7;
          const float v377 = v375 + v376;
          m3[v296] = v377;
          const uint v378 = v296 + v74;
          const float v379 = m3[v378];
          const float v380 = x8;
          const float v381 = v379 + v380;
          m3[v378] = v381;
          const uint v382 = v296 + v269;
          const float v383 = m3[v382];
          const float v384 = x9;
          const float v385 = v383 + v384;
          m3[v382] = v385;
          const uint v386 = v296 + v274;
          const float v387 = m3[v386];
          const float v388 = x10;
          const float v389 = v387 + v388;
          m3[v386] = v389;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v390 = v76; v390 < v74; v390 += v77) {
      for (uint v391 = v72; v391 < v75; v391 += v73) {
        const uint v392 = v391 * v74;
        const uint v393 = v390 + v392;
        const float v394 = m3[v393];
        const uint v395 = v391 * v10;
        const uint v396 = v7 + v395;
        const uint v397 = v396 + v390;
        m1[v397] = v394;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v398 = v83 == v84;
    if (v398) {
      for (uint v399 = v72; v399 < v122; v399 += v73) {
        const uint v400 = v73 << v399;
        const uint v401 = v400 - v73;
        const uint v402 = v399 + v73;
        for (uint v403 = v76; v403 < v121; v403 += v77) {
          const uint v404 = v403 >> v399;
          const uint v405 = v404 << v402;
          const uint v406 = v403 & v401;
          const uint v407 = v405 + v406;
          for (uint v408 = v72; v408 < v75; v408 += v73) {
            const uint v409 = v408 * v10;
            const uint v410 = v7 + v409;
            const uint v411 = v410 + v407;
            const uint v412 = v411 + v400;
            const float v413 = m1[v411];
            const float v414 = m1[v412];
            const float v415 = v413 + v414;
            const float v416 = v413 - v414;
            m1[v411] = v415;
            m1[v412] = v416;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v417 = x0;
      const uint v418 = x1;
      const uint v420 = v418 + v419;
      for (uint v421 = v76; v421 < v74; v421 += v77) {
        for (uint v422 = v72; v422 < v75; v422 += v73) {
          const uint v423 = v422 * v10;
          const uint v424 = v7 + v423;
          const uint v425 = v424 + v421;
          const float v426 = m1[v425];
          const uint v427 = v417 + v421;
          const uint v428 = v427 >> v73;
          const uint v429 = v420 + v428;
          const uint v430 = b0[v429];
          const uint v431 = v427 & v73;
          const bool v432 = v431 == v73;
          const float2 v433 = float2(as_type<half2>(v430));
          const float v434 = v433.x;
          const float v435 = v433.y;
          const float v436 = select(v434, v435, v432);
          const float v437 = v426 * v116;
          const float v438 = v437 * v436;
          m1[v425] = v438;
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
        const float v67 = b3[v58];
        const float v68 = v66 + v67;
        const float v69 = v61 + v68;
        const uint v70 = v57 * v8;
        const uint v71 = v70 + v58;
        b4[v71] = v69;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
