#include <metal_stdlib>
using namespace metal;

kernel void head_1_v1_r4_blocks(
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
  float x11;
  const uint v376 = params[11];
  const uint v377 = 0u;
  const uint v381 = 3u;
  const uint v383 = 1u;
  const uint v392 = 16u;
  const uint v393 = 4294901760u;
  const uint v401 = params[12];
  const uint v402 = 5u;
  const uint v403 = 31u;
  const uint v421 = params[13];
  const uint v423 = 4u;
  const uint v428 = params[14];
  const uint v449 = params[15];
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
  const uint v356 = params[10];
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
          for (uint v281 = v53; v281 < v32; v281 += v54) {
            const uint v282 = v280 + v281;
            const bool v378 = v376 == v377;
            if (v378) {
              const uint v379 = b1[v282];
              const float v380 = as_type<float>(v379);
              x11 = v380;
            } else {
              const bool v382 = v376 < v381;
              if (v382) {
                const bool v384 = v376 == v383;
                const uint v385 = v282 >> v383;
                const uint v386 = b1[v385];
                const uint v387 = v282 & v383;
                const bool v388 = v387 == v383;
                const float2 v389 = float2(as_type<half2>(v386));
                const float v390 = v389.x;
                const float v391 = v389.y;
                const uint v394 = v386 << v392;
                const uint v395 = v386 & v393;
                const float v396 = as_type<float>(v394);
                const float v397 = as_type<float>(v395);
                const float v398 = select(v390, v391, v388);
                const float v399 = select(v396, v397, v388);
                const float v400 = select(v399, v398, v384);
                x11 = v400;
              } else {
                const uint v404 = v282 >> v402;
                const uint v405 = v404 * v401;
                const uint v406 = v282 & v403;
                const uint v407 = v406 * v401;
                const uint v408 = v407 >> v402;
                const uint v409 = v405 + v408;
                const uint v410 = v407 & v403;
                const uint v411 = b1[v409];
                const uint v412 = v409 + v383;
                const uint v413 = b1[v412];
                const uint v414 = v411 >> v410;
                const uint v415 = v403 - v410;
                const uint v416 = v413 << v383;
                const uint v417 = v416 << v415;
                const uint v418 = v414 | v417;
                const uint v419 = v383 << v401;
                const uint v420 = v419 - v383;
                const uint v422 = v282 >> v421;
                const bool v424 = v376 == v381;
                const bool v425 = v376 == v423;
                const uint v426 = v422 >> v383;
                const uint v427 = select(v426, v422, v424);
                const uint v429 = v428 + v427;
                const uint v430 = b1[v429];
                const float v431 = as_type<float>(v430);
                const uint v432 = v422 & v383;
                const bool v433 = v432 == v383;
                const float2 v434 = float2(as_type<half2>(v430));
                const float v435 = v434.x;
                const float v436 = v434.y;
                const uint v437 = v430 << v392;
                const uint v438 = v430 & v393;
                const float v439 = as_type<float>(v437);
                const float v440 = as_type<float>(v438);
                const float v441 = select(v435, v436, v433);
                const float v442 = select(v439, v440, v433);
                const float v443 = select(v442, v441, v425);
                const float v444 = select(v443, v431, v424);
                const bool v445 = v376 == v381;
                const bool v446 = v376 == v423;
                const uint v447 = v422 >> v383;
                const uint v448 = select(v447, v422, v445);
                const uint v450 = v449 + v448;
                const uint v451 = b1[v450];
                const float v452 = as_type<float>(v451);
                const uint v453 = v422 & v383;
                const bool v454 = v453 == v383;
                const float2 v455 = float2(as_type<half2>(v451));
                const float v456 = v455.x;
                const float v457 = v455.y;
                const uint v458 = v451 << v392;
                const uint v459 = v451 & v393;
                const float v460 = as_type<float>(v458);
                const float v461 = as_type<float>(v459);
                const float v462 = select(v456, v457, v454);
                const float v463 = select(v460, v461, v454);
                const float v464 = select(v463, v462, v446);
                const float v465 = select(v464, v452, v445);
                const uint v466 = v418 & v420;
                const float v467 = float(v466);
                const float v468 = fma(v444, v467, v465);
                x11 = v468;
              }
            }
            const float v469 = x11;
            const uint v284 = min(v53, v275);
            const uint v285 = v284 * v6;
            const uint v286 = v33 + v285;
            const uint v287 = v286 + v281;
            const float v288 = b0[v287];
            const float v289 = x7;
            const float v290 = fma(v288, v469, v289);
            x7 = v290;
            const uint v291 = min(v54, v275);
            const uint v292 = v291 * v6;
            const uint v293 = v33 + v292;
            const uint v294 = v293 + v281;
            const float v295 = b0[v294];
            const float v296 = x8;
            const float v297 = fma(v295, v469, v296);
            x8 = v297;
            const uint v298 = min(v133, v275);
            const uint v299 = v298 * v6;
            const uint v300 = v33 + v299;
            const uint v301 = v300 + v281;
            const float v302 = b0[v301];
            const float v303 = x9;
            const float v304 = fma(v302, v469, v303);
            x9 = v304;
            const uint v305 = min(v139, v275);
            const uint v306 = v305 * v6;
            const uint v307 = v33 + v306;
            const uint v308 = v307 + v281;
            const float v309 = b0[v308];
            const float v310 = x10;
            const float v311 = fma(v309, v469, v310);
            x10 = v311;
          }
          const float v312 = m2[v277];
          const float v313 = x7;
          const float v314 = v312 + v313;
          m2[v277] = v314;
          const uint v315 = v277 + v55;
          const float v316 = m2[v315];
          const float v317 = x8;
          const float v318 = v316 + v317;
          m2[v315] = v318;
          const uint v319 = v277 + v250;
          const float v320 = m2[v319];
          const float v321 = x9;
          const float v322 = v320 + v321;
          m2[v319] = v322;
          const uint v323 = v277 + v255;
          const float v324 = m2[v323];
          const float v325 = x10;
          const float v326 = v324 + v325;
          m2[v323] = v326;
        }
      }
    }
    for (uint v327 = v57; v327 < v55; v327 += v58) {
      for (uint v328 = v53; v328 < v56; v328 += v54) {
        const uint v329 = v328 * v55;
        const uint v330 = v327 + v329;
        const float v331 = m2[v330];
        const uint v332 = v328 * v11;
        const uint v333 = v8 + v332;
        const uint v334 = v333 + v327;
        m0[v334] = v331;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v335 = v64 == v65;
    if (v335) {
      for (uint v336 = v53; v336 < v103; v336 += v54) {
        const uint v337 = v54 << v336;
        const uint v338 = v337 - v54;
        const uint v339 = v336 + v54;
        for (uint v340 = v57; v340 < v102; v340 += v58) {
          const uint v341 = v340 >> v336;
          const uint v342 = v341 << v339;
          const uint v343 = v340 & v338;
          const uint v344 = v342 + v343;
          for (uint v345 = v53; v345 < v56; v345 += v54) {
            const uint v346 = v345 * v11;
            const uint v347 = v8 + v346;
            const uint v348 = v347 + v344;
            const uint v349 = v348 + v337;
            const float v350 = m0[v348];
            const float v351 = m0[v349];
            const float v352 = v350 + v351;
            const float v353 = v350 - v351;
            m0[v348] = v352;
            m0[v349] = v353;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v354 = x0;
      const uint v355 = x1;
      const uint v357 = v355 + v356;
      for (uint v358 = v57; v358 < v55; v358 += v58) {
        for (uint v359 = v53; v359 < v56; v359 += v54) {
          const uint v360 = v359 * v11;
          const uint v361 = v8 + v360;
          const uint v362 = v361 + v358;
          const float v363 = m0[v362];
          const uint v364 = v354 + v358;
          const uint v365 = v364 >> v54;
          const uint v366 = v357 + v365;
          const uint v367 = b1[v366];
          const uint v368 = v364 & v54;
          const bool v369 = v368 == v54;
          const float2 v370 = float2(as_type<half2>(v367));
          const float v371 = v370.x;
          const float v372 = v370.y;
          const float v373 = select(v371, v372, v369);
          const float v374 = v363 * v97;
          const float v375 = v374 * v373;
          m0[v362] = v375;
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
