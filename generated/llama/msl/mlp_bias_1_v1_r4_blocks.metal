#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_1_v1_r4_blocks(
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
  float x10;
  const uint v373 = params[9];
  const uint v374 = 0u;
  const uint v378 = 3u;
  const uint v380 = 1u;
  const uint v389 = 16u;
  const uint v390 = 4294901760u;
  const uint v398 = params[10];
  const uint v399 = 5u;
  const uint v400 = 31u;
  const uint v418 = params[11];
  const uint v420 = 4u;
  const uint v425 = params[12];
  const uint v446 = params[13];
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
  const uint v354 = params[8];
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
          for (uint v280 = v59; v280 < v32; v280 += v60) {
            const uint v281 = v279 + v280;
            const bool v375 = v373 == v374;
            if (v375) {
              const uint v376 = b1[v281];
              const float v377 = as_type<float>(v376);
              x10 = v377;
            } else {
              const bool v379 = v373 < v378;
              if (v379) {
                const bool v381 = v373 == v380;
                const uint v382 = v281 >> v380;
                const uint v383 = b1[v382];
                const uint v384 = v281 & v380;
                const bool v385 = v384 == v380;
                const float2 v386 = float2(as_type<half2>(v383));
                const float v387 = v386.x;
                const float v388 = v386.y;
                const uint v391 = v383 << v389;
                const uint v392 = v383 & v390;
                const float v393 = as_type<float>(v391);
                const float v394 = as_type<float>(v392);
                const float v395 = select(v387, v388, v385);
                const float v396 = select(v393, v394, v385);
                const float v397 = select(v396, v395, v381);
                x10 = v397;
              } else {
                const uint v401 = v281 >> v399;
                const uint v402 = v401 * v398;
                const uint v403 = v281 & v400;
                const uint v404 = v403 * v398;
                const uint v405 = v404 >> v399;
                const uint v406 = v402 + v405;
                const uint v407 = v404 & v400;
                const uint v408 = b1[v406];
                const uint v409 = v406 + v380;
                const uint v410 = b1[v409];
                const uint v411 = v408 >> v407;
                const uint v412 = v400 - v407;
                const uint v413 = v410 << v380;
                const uint v414 = v413 << v412;
                const uint v415 = v411 | v414;
                const uint v416 = v380 << v398;
                const uint v417 = v416 - v380;
                const uint v419 = v281 >> v418;
                const bool v421 = v373 == v378;
                const bool v422 = v373 == v420;
                const uint v423 = v419 >> v380;
                const uint v424 = select(v423, v419, v421);
                const uint v426 = v425 + v424;
                const uint v427 = b1[v426];
                const float v428 = as_type<float>(v427);
                const uint v429 = v419 & v380;
                const bool v430 = v429 == v380;
                const float2 v431 = float2(as_type<half2>(v427));
                const float v432 = v431.x;
                const float v433 = v431.y;
                const uint v434 = v427 << v389;
                const uint v435 = v427 & v390;
                const float v436 = as_type<float>(v434);
                const float v437 = as_type<float>(v435);
                const float v438 = select(v432, v433, v430);
                const float v439 = select(v436, v437, v430);
                const float v440 = select(v439, v438, v422);
                const float v441 = select(v440, v428, v421);
                const bool v442 = v373 == v378;
                const bool v443 = v373 == v420;
                const uint v444 = v419 >> v380;
                const uint v445 = select(v444, v419, v442);
                const uint v447 = v446 + v445;
                const uint v448 = b1[v447];
                const float v449 = as_type<float>(v448);
                const uint v450 = v419 & v380;
                const bool v451 = v450 == v380;
                const float2 v452 = float2(as_type<half2>(v448));
                const float v453 = v452.x;
                const float v454 = v452.y;
                const uint v455 = v448 << v389;
                const uint v456 = v448 & v390;
                const float v457 = as_type<float>(v455);
                const float v458 = as_type<float>(v456);
                const float v459 = select(v453, v454, v451);
                const float v460 = select(v457, v458, v451);
                const float v461 = select(v460, v459, v443);
                const float v462 = select(v461, v449, v442);
                const uint v463 = v415 & v417;
                const float v464 = float(v463);
                const float v465 = fma(v441, v464, v462);
                x10 = v465;
              }
            }
            const float v466 = x10;
            const uint v283 = min(v59, v274);
            const uint v284 = v283 * v6;
            const uint v285 = v33 + v284;
            const uint v286 = v285 + v280;
            const float v287 = b0[v286];
            const float v288 = x6;
            const float v289 = fma(v287, v466, v288);
            x6 = v289;
            const uint v290 = min(v60, v274);
            const uint v291 = v290 * v6;
            const uint v292 = v33 + v291;
            const uint v293 = v292 + v280;
            const float v294 = b0[v293];
            const float v295 = x7;
            const float v296 = fma(v294, v466, v295);
            x7 = v296;
            const uint v297 = min(v133, v274);
            const uint v298 = v297 * v6;
            const uint v299 = v33 + v298;
            const uint v300 = v299 + v280;
            const float v301 = b0[v300];
            const float v302 = x8;
            const float v303 = fma(v301, v466, v302);
            x8 = v303;
            const uint v304 = min(v138, v274);
            const uint v305 = v304 * v6;
            const uint v306 = v33 + v305;
            const uint v307 = v306 + v280;
            const float v308 = b0[v307];
            const float v309 = x9;
            const float v310 = fma(v308, v466, v309);
            x9 = v310;
          }
          const float v311 = m2[v276];
          const float v312 = x6;
          const float v313 = v311 + v312;
          m2[v276] = v313;
          const uint v314 = v276 + v61;
          const float v315 = m2[v314];
          const float v316 = x7;
          const float v317 = v315 + v316;
          m2[v314] = v317;
          const uint v318 = v276 + v249;
          const float v319 = m2[v318];
          const float v320 = x8;
          const float v321 = v319 + v320;
          m2[v318] = v321;
          const uint v322 = v276 + v254;
          const float v323 = m2[v322];
          const float v324 = x9;
          const float v325 = v323 + v324;
          m2[v322] = v325;
        }
      }
    }
    for (uint v326 = v63; v326 < v61; v326 += v64) {
      for (uint v327 = v59; v327 < v62; v327 += v60) {
        const uint v328 = v327 * v61;
        const uint v329 = v326 + v328;
        const float v330 = m2[v329];
        const uint v331 = v327 * v11;
        const uint v332 = v8 + v331;
        const uint v333 = v332 + v326;
        m0[v333] = v330;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v334 = v71 == v72;
    if (v334) {
      for (uint v335 = v59; v335 < v103; v335 += v60) {
        const uint v336 = v60 << v335;
        const uint v337 = v336 - v60;
        const uint v338 = v335 + v60;
        for (uint v339 = v63; v339 < v102; v339 += v64) {
          const uint v340 = v339 >> v335;
          const uint v341 = v340 << v338;
          const uint v342 = v339 & v337;
          const uint v343 = v341 + v342;
          for (uint v344 = v59; v344 < v62; v344 += v60) {
            const uint v345 = v344 * v11;
            const uint v346 = v8 + v345;
            const uint v347 = v346 + v343;
            const uint v348 = v347 + v336;
            const float v349 = m0[v347];
            const float v350 = m0[v348];
            const float v351 = v349 + v350;
            const float v352 = v349 - v350;
            m0[v347] = v351;
            m0[v348] = v352;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v353 = x0;
      for (uint v355 = v63; v355 < v61; v355 += v64) {
        for (uint v356 = v59; v356 < v62; v356 += v60) {
          const uint v357 = v356 * v11;
          const uint v358 = v8 + v357;
          const uint v359 = v358 + v355;
          const float v360 = m0[v359];
          const uint v361 = v353 + v355;
          const uint v362 = v361 >> v60;
          const uint v363 = v354 + v362;
          const uint v364 = b1[v363];
          const uint v365 = v361 & v60;
          const bool v366 = v365 == v60;
          const float2 v367 = float2(as_type<half2>(v364));
          const float v368 = v367.x;
          const float v369 = v367.y;
          const float v370 = select(v368, v369, v366);
          const float v371 = v360 * v97;
          const float v372 = v371 * v370;
          m0[v359] = v372;
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
