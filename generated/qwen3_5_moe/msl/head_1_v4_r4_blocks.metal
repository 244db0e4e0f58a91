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
  const uint v411 = params[9];
  const uint v412 = 0u;
  const uint v416 = 3u;
  const uint v418 = 1u;
  const uint v426 = 16u;
  const uint v427 = 4294901760u;
  const uint v445 = params[10];
  const uint v446 = 5u;
  const uint v447 = 31u;
  const uint v465 = params[11];
  const uint v467 = 4u;
  const uint v472 = params[12];
  const uint v493 = params[13];
  const uint v53 = 0u;
  const uint v54 = 1u;
  const uint v55 = 128u;
  const uint v56 = 4u;
  const uint v57 = lane;
  const uint v58 = 32u;
  const float v63 = 0.0f;
  const uint v65 = params[3];
  const uint v66 = 6u;
  const uint v70 = params[4];
  const float v91 = 0.088388346f;
  const uint v96 = 64u;
  const uint v97 = 7u;
  const uint v115 = 16u;
  const uint v125 = params[5];
  const uint v126 = params[6];
  const uint v127 = 2u;
  const uint v132 = 3u;
  const uint v133 = 5u;
  const uint v154 = 31u;
  const uint v174 = 65535u;
  const uint v176 = params[7];
  const uint v179 = 89226354u;
  const uint v180 = 3417055213u;
  const uint v181 = 2212286765u;
  const uint v184 = 64248484u;
  const uint v188 = 2415890431u;
  const uint v189 = 996162400u;
  const uint v193 = 32768u;
  const uint v194 = 32767u;
  const uint v195 = 13u;
  const uint v196 = 939524096u;
  const uint v212 = 16711935u;
  const uint v213 = 8u;
  const uint v214 = 2047u;
  const float v223 = 0.006767273f;
  const float v224 = -3.453125f;
  const uint v230 = 4095u;
  const uint v231 = 4294959104u;
  const uint v243 = 256u;
  const uint v248 = 384u;
  const uint v392 = params[8];
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
      const uint v64 = v34 / v6;
      x0 = v64;
      const bool v67 = v65 == v66;
      if (v67) {
        const uint v68 = v64 * v6;
        const uint v69 = v34 - v68;
        for (uint v71 = v57; v71 < v55; v71 += v58) {
          for (uint v72 = v53; v72 < v56; v72 += v54) {
            x1 = v63;
            const bool v73 = v72 < v5;
            const bool v74 = v71 < v32;
            const bool v75 = v73 & v74;
            if (v75) {
              const uint v76 = v72 * v6;
              const uint v77 = v33 + v76;
              const uint v78 = v77 + v71;
              const float v79 = b0[v78];
              const uint v80 = v69 + v71;
              const uint v81 = v80 >> v54;
              const uint v82 = v70 + v81;
              const uint v83 = b1[v82];
              const uint v84 = v80 & v54;
              const bool v85 = v84 == v54;
              const float2 v86 = float2(as_type<half2>(v83));
              const float v87 = v86.x;
              const float v88 = v86.y;
              const float v89 = select(v87, v88, v85);
              const float v90 = v79 * v89;
              const float v92 = v90 * v91;
              x1 = v92;
            }
            const float v93 = x1;
            const uint v94 = v72 * v55;
            const uint v95 = v71 + v94;
            m1[v95] = v93;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v98 = v53; v98 < v97; v98 += v54) {
          const uint v99 = v54 << v98;
          const uint v100 = v99 - v54;
          const uint v101 = v98 + v54;
          for (uint v102 = v57; v102 < v96; v102 += v58) {
            const uint v103 = v102 >> v98;
            const uint v104 = v103 << v101;
            const uint v105 = v102 & v100;
            const uint v106 = v104 + v105;
            for (uint v107 = v53; v107 < v56; v107 += v54) {
              const uint v108 = v107 * v55;
              const uint v109 = v108 + v106;
              const uint v110 = v109 + v99;
              const float v111 = m1[v109];
              const float v112 = m1[v110];
              const float v113 = v111 + v112;
              const float v114 = v111 - v112;
              m1[v109] = v113;
              m1[v110] = v114;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v116 = v69 / v115;
        for (uint v117 = v57; v117 < v55; v117 += v58) {
          x2 = v63;
          x3 = v63;
          x4 = v63;
          x5 = v63;
          const uint v118 = v64 + v117;
          const uint v119 = v118 / v115;
          const uint v120 = v118 % v115;
          for (uint v121 = v53; v121 < v55; v121 += v54) {
            const uint v122 = v121 / v115;
            const uint v123 = v116 + v122;
            const uint v124 = v121 % v115;
            const uint v128 = v125 * v56;
            const uint v129 = v123 * v126;
            const uint v130 = v129 + v119;
            const uint v131 = v130 * v128;
            const uint v134 = v120 & v97;
            const uint v135 = v134 << v133;
            const uint v136 = v120 >> v132;
            const uint v137 = v136 << v127;
            const uint v138 = v124 & v97;
            const uint v139 = v138 >> v54;
            const uint v140 = v139 << v132;
            const uint v141 = v124 >> v132;
            const uint v142 = v141 << v54;
            const uint v143 = v124 & v54;
            const uint v144 = v135 + v137;
            const uint v145 = v144 + v140;
            const uint v146 = v145 + v142;
            const uint v147 = v146 + v143;
            const uint v148 = v147 + v54;
            const uint v149 = v148 * v125;
            const uint v150 = v149 >> v54;
            const uint v151 = v128 << v133;
            const uint v152 = v150 + v151;
            const uint v153 = v152 - v54;
            const uint v155 = v153 >> v133;
            const uint v156 = v152 - v115;
            const uint v157 = v156 >> v133;
            const bool v158 = v155 < v128;
            const uint v159 = v155 - v128;
            const uint v160 = select(v159, v155, v158);
            const uint v161 = v131 + v160;
            const uint v162 = b1[v161];
            const bool v163 = v157 < v128;
            const uint v164 = v157 - v128;
            const uint v165 = select(v164, v157, v163);
            const uint v166 = v131 + v165;
            const uint v167 = b1[v166];
            const uint v168 = v153 & v154;
            const uint v169 = v154 - v168;
            const uint v170 = v162 >> v169;
            const uint v171 = v167 << v54;
            const uint v172 = v171 << v168;
            const uint v173 = v170 | v172;
            const uint v175 = v173 & v174;
            const bool v177 = v176 == v53;
            const bool v178 = v176 == v127;
            const uint v182 = select(v180, v181, v178);
            const uint v183 = select(v182, v179, v177);
            const uint v185 = select(v53, v184, v177);
            const uint v186 = v175 * v183;
            const uint v187 = v186 + v185;
            const uint v190 = v187 & v188;
            const uint v191 = v190 ^ v189;
            const uint v192 = v191 >> v115;
            const uint v197 = v191 & v193;
            const uint v198 = v197 << v115;
            const uint v199 = v191 & v194;
            const uint v200 = v199 << v195;
            const uint v201 = v200 + v196;
            const uint v202 = v198 | v201;
            const float v203 = as_type<float>(v202);
            const uint v204 = v192 & v193;
            const uint v205 = v204 << v115;
            const uint v206 = v192 & v194;
            const uint v207 = v206 << v195;
            const uint v208 = v207 + v196;
            const uint v209 = v205 | v208;
            const float v210 = as_type<float>(v209);
            const float v211 = v203 + v210;
            const uint v215 = v187 & v212;
            const uint v216 = v187 >> v213;
            const uint v217 = v216 & v212;
            const uint v218 = v215 + v217;
            const uint v219 = v218 >> v115;
            const uint v220 = v218 + v219;
            const uint v221 = v220 & v214;
            const float v222 = float(v221);
            const float v225 = fma(v222, v223, v224);
            const float v226 = select(v211, v225, v178);
            const uint v227 = as_type<uint>(v226);
            const uint v228 = v227 >> v195;
            const uint v229 = v228 & v54;
            const uint v232 = v227 + v230;
            const uint v233 = v232 + v229;
            const uint v234 = v233 & v231;
            const float v235 = as_type<float>(v234);
            const float v236 = m1[v121];
            const float v237 = x2;
            const float v238 = fma(v236, v235, v237);
            x2 = v238;
            const uint v239 = v121 + v55;
            const float v240 = m1[v239];
            const float v241 = x3;
            const float v242 = fma(v240, v235, v241);
            x3 = v242;
            const uint v244 = v121 + v243;
            const float v245 = m1[v244];
            const float v246 = x4;
            const float v247 = fma(v245, v235, v246);
            x4 = v247;
            const uint v249 = v121 + v248;
            const float v250 = m1[v249];
            const float v251 = x5;
            const float v252 = fma(v250, v235, v251);
            x5 = v252;
          }
          const float v253 = m2[v117];
          const float v254 = x2;
          const float v255 = v253 + v254;
          m2[v117] = v255;
          const uint v256 = v117 + v55;
          const float v257 = m2[v256];
          const float v258 = x3;
          const float v259 = v257 + v258;
          m2[v256] = v259;
          const uint v260 = v117 + v243;
          const float v261 = m2[v260];
          const float v262 = x4;
          const float v263 = v261 + v262;
          m2[v260] = v263;
          const uint v264 = v117 + v248;
          const float v265 = m2[v264];
          const float v266 = x5;
          const float v267 = v265 + v266;
          m2[v264] = v267;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v268 = v5 - v54;
        const uint v269 = v28 - v54;
        for (uint v270 = v57; v270 < v55; v270 += v58) {
          x6 = v63;
          x7 = v63;
          x8 = v63;
          x9 = v63;
          const uint v271 = min(v270, v269);
          const uint v272 = v271 * v6;
          const uint v273 = v34 + v272;
          for (uint v274 = v53; v274 < v32; v274 += v56) {
            const uint v275 = v273 + v274;
            const bool v413 = v411 == v412;
            if (v413) {
              const uint4 v414 = *(device const uint4*)(b1 + v275);
              const float4 v415 = as_type<float4>(v414);
              x10 = v415;
            } else {
              const bool v417 = v411 < v416;
              if (v417) {
                const bool v419 = v411 == v418;
                const uint v420 = v275 >> v418;
                const uint2 v421 = *(device const uint2*)(b1 + v420);
                const uint v422 = v421.x;
                const float2 v423 = float2(as_type<half2>(v422));
                const float v424 = v423.x;
                const float v425 = v423.y;
                const uint v428 = v422 << v426;
                const uint v429 = v422 & v427;
                const float v430 = as_type<float>(v428);
                const float v431 = as_type<float>(v429);
                const float v432 = select(v430, v424, v419);
                const float v433 = select(v431, v425, v419);
                const uint v434 = v421.y;
                const float2 v435 = float2(as_type<half2>(v434));
                const float v436 = v435.x;
                const float v437 = v435.y;
                const uint v438 = v434 << v426;
                const uint v439 = v434 & v427;
                const float v440 = as_type<float>(v438);
                const float v441 = as_type<float>(v439);
                const float v442 = select(v440, v436, v419);
                const float v443 = select(v441, v437, v419);
                const float4 v444 = float4(v432, v433, v442, v443);
                x10 = v444;
              } else {
                const uint v448 = v275 >> v446;
                const uint v449 = v448 * v445;
                const uint v450 = v275 & v447;
                const uint v451 = v450 * v445;
                const uint v452 = v451 >> v446;
                const uint v453 = v449 + v452;
                const uint v454 = v451 & v447;
                const uint v455 = b1[v453];
                const uint v456 = v453 + v418;
                const uint v457 = b1[v456];
                const uint v458 = v455 >> v454;
                const uint v459 = v447 - v454;
                const uint v460 = v457 << v418;
                const uint v461 = v460 << v459;
                const uint v462 = v458 | v461;
                const uint v463 = v418 << v445;
                const uint v464 = v463 - v418;
                const uint v466 = v275 >> v465;
                const bool v468 = v411 == v416;
                const bool v469 = v411 == v467;
                const uint v470 = v466 >> v418;
                const uint v471 = select(v470, v466, v468);
                const uint v473 = v472 + v471;
                const uint v474 = b1[v473];
                const float v475 = as_type<float>(v474);
                const uint v476 = v466 & v418;
                const bool v477 = v476 == v418;
                const float2 v478 = float2(as_type<half2>(v474));
                const float v479 = v478.x;
                const float v480 = v478.y;
                const uint v481 = v474 << v426;
                const uint v482 = v474 & v427;
                const float v483 = as_type<float>(v481);
                const float v484 = as_type<float>(v482);
                const float v485 = select(v479, v480, v477);
                const float v486 = select(v483, v484, v477);
                const float v487 = select(v486, v485, v469);
                const float v488 = select(v487, v475, v468);
                const bool v489 = v411 == v416;
                const bool v490 = v411 == v467;
                const uint v491 = v466 >> v418;
                const uint v492 = select(v491, v466, v489);
                const uint v494 = v493 + v492;
                const uint v495 = b1[v494];
                const float v496 = as_type<float>(v495);
                const uint v497 = v466 & v418;
                const bool v498 = v497 == v418;
                const float2 v499 = float2(as_type<half2>(v495));
                const float v500 = v499.x;
                const float v501 = v499.y;
                const uint v502 = v495 << v426;
                const uint v503 = v495 & v427;
                const float v504 = as_type<float>(v502);
                const float v505 = as_type<float>(v503);
                const float v506 = select(v500, v501, v498);
                const float v507 = select(v504, v505, v498);
                const float v508 = select(v507, v506, v490);
                const float v509 = select(v508, v496, v489);
                const uint v510 = v462 & v464;
                const float v511 = float(v510);
                const float v512 = fma(v488, v511, v509);
                const uint v513 = v462 >> v445;
                const uint v514 = v513 & v464;
                const float v515 = float(v514);
                const float v516 = fma(v488, v515, v509);
                const uint v517 = v513 >> v445;
                const uint v518 = v517 & v464;
                const float v519 = float(v518);
                const float v520 = fma(v488, v519, v509);
                const uint v521 = v517 >> v445;
                const uint v522 = v521 & v464;
                const float v523 = float(v522);
                const float v524 = fma(v488, v523, v509);
                const float4 v525 = float4(v512, v516, v520, v524);
                x10 = v525;
              }
            }
            const float4 v526 = x10;
            const uint v277 = min(v53, v268);
            const uint v278 = v277 * v6;
            const uint v279 = v33 + v278;
            const uint v280 = v279 + v274;
            const float4 v281 = *(device const float4*)(b0 + v280);
            const float v282 = x6;
            const float v283 = v281.x;
            const float v284 = v526.x;
            const float v285 = fma(v283, v284, v282);
            const float v286 = v281.y;
            const float v287 = v526.y;
            const float v288 = fma(v286, v287, v285);
            const float v289 = v281.z;
            const float v290 = v526.z;
            const float v291 = fma(v289, v290, v288);
            const float v292 = v281.w;
            const float v293 = v526.w;
            const float v294 = fma(v292, v293, v291);
            x6 = v294;
            const uint v295 = min(v54, v268);
            const uint v296 = v295 * v6;
            const uint v297 = v33 + v296;
            const uint v298 = v297 + v274;
            const float4 v299 = *(device const float4*)(b0 + v298);
            const float v300 = x7;
            const float v301 = v299.x;
            const float v302 = v526.x;
            const float v303 = fma(v301, v302, v300);
            const float v304 = v299.y;
            const float v305 = v526.y;
            const float v306 = fma(v304, v305, v303);
            const float v307 = v299.z;
            const float v308 = v526.z;
            const float v309 = fma(v307, v308, v306);
            const float v310 = v299.w;
            const float v311 = v526.w;
            const float v312 = fma(v310, v311, v309);
            x7 = v312;
            const uint v313 = min(v127, v268);
            const uint v314 = v313 * v6;
            const uint v315 = v33 + v314;
            const uint v316 = v315 + v274;
            const float4 v317 = *(device const float4*)(b0 + v316);
            const float v318 = x8;
            const float v319 = v317.x;
            const float v320 = v526.x;
            const float v321 = fma(v319, v320, v318);
            const float v322 = v317.y;
            const float v323 = v526.y;
            const float v324 = fma(v322, v323, v321);
            const float v325 = v317.z;
            const float v326 = v526.z;
            const float v327 = fma(v325, v326, v324);
            const float v328 = v317.w;
            const float v329 = v526.w;
            const float v330 = fma(v328, v329, v327);
            x8 = v330;
            const uint v331 = min(v132, v268);
            const uint v332 = v331 * v6;
            const uint v333 = v33 + v332;
            const uint v334 = v333 + v274;
            const float4 v335 = *(device const float4*)(b0 + v334);
            const float v336 = x9;
            const float v337 = v335.x;
            const float v338 = v526.x;
            const float v339 = fma(v337, v338, v336);
            const float v340 = v335.y;
            const float v341 = v526.y;
            const float v342 = fma(v340, v341, v339);
            const float v343 = v335.z;
            const float v344 = v526.z;
            const float v345 = fma(v343, v344, v342);
            const float v346 = v335.w;
            const float v347 = v526.w;
            const float v348 = fma(v346, v347, v345);
            x9 = v348;
          }
          const float v349 = m2[v270];
          const float v350 = x6;
          const float v351 = v349 + v350;
          m2[v270] = v351;
          const uint v352 = v270 + v55;
          const float v353 = m2[v352];
          const float v354 = x7;
          const float v355 = v353 + v354;
          m2[v352] = v355;
          const uint v356 = v270 + v243;
          const float v357 = m2[v356];
          const float v358 = x8;
          const float v359 = v357 + v358;
          m2[v356] = v359;
          const uint v360 = v270 + v248;
          const float v361 = m2[v360];
          const float v362 = x9;
          const float v363 = v361 + v362;
          m2[v360] = v363;
        }
      }
    }
    for (uint v364 = v57; v364 < v55; v364 += v58) {
      for (uint v365 = v53; v365 < v56; v365 += v54) {
        const uint v366 = v365 * v55;
        const uint v367 = v364 + v366;
        const float v368 = m2[v367];
        const uint v369 = v365 * v11;
        const uint v370 = v8 + v369;
        const uint v371 = v370 + v364;
        m0[v371] = v368;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v372 = v65 == v66;
    if (v372) {
      for (uint v373 = v53; v373 < v97; v373 += v54) {
        const uint v374 = v54 << v373;
        const uint v375 = v374 - v54;
        const uint v376 = v373 + v54;
        for (uint v377 = v57; v377 < v96; v377 += v58) {
          const uint v378 = v377 >> v373;
          const uint v379 = v378 << v376;
          const uint v380 = v377 & v375;
          const uint v381 = v379 + v380;
          for (uint v382 = v53; v382 < v56; v382 += v54) {
            const uint v383 = v382 * v11;
            const uint v384 = v8 + v383;
            const uint v385 = v384 + v381;
            const uint v386 = v385 + v374;
            const float v387 = m0[v385];
            const float v388 = m0[v386];
            const float v389 = v387 + v388;
            const float v390 = v387 - v388;
            m0[v385] = v389;
            m0[v386] = v390;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v391 = x0;
      for (uint v393 = v57; v393 < v55; v393 += v58) {
        for (uint v394 = v53; v394 < v56; v394 += v54) {
          const uint v395 = v394 * v11;
          const uint v396 = v8 + v395;
          const uint v397 = v396 + v393;
          const float v398 = m0[v397];
          const uint v399 = v391 + v393;
          const uint v400 = v399 >> v54;
          const uint v401 = v392 + v400;
          const uint v402 = b1[v401];
          const uint v403 = v399 & v54;
          const bool v404 = v403 == v54;
          const float2 v405 = float2(as_type<half2>(v402));
          const float v406 = v405.x;
          const float v407 = v405.y;
          const float v408 = select(v406, v407, v404);
          const float v409 = v398 * v91;
          const float v410 = v409 * v408;
          m0[v397] = v410;
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
