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
  const uint v367 = params[9];
  const uint v368 = 0u;
  const uint v372 = 3u;
  const uint v374 = 1u;
  const uint v383 = 16u;
  const uint v384 = 4294901760u;
  const uint v392 = params[10];
  const uint v393 = 5u;
  const uint v394 = 31u;
  const uint v412 = params[11];
  const uint v414 = 4u;
  const uint v419 = params[12];
  const uint v440 = params[13];
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
  const uint v348 = params[8];
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
          for (uint v274 = v53; v274 < v32; v274 += v54) {
            const uint v275 = v273 + v274;
            const bool v369 = v367 == v368;
            if (v369) {
              const uint v370 = b1[v275];
              const float v371 = as_type<float>(v370);
              x10 = v371;
            } else {
              const bool v373 = v367 < v372;
              if (v373) {
                const bool v375 = v367 == v374;
                const uint v376 = v275 >> v374;
                const uint v377 = b1[v376];
                const uint v378 = v275 & v374;
                const bool v379 = v378 == v374;
                const float2 v380 = float2(as_type<half2>(v377));
                const float v381 = v380.x;
                const float v382 = v380.y;
                const uint v385 = v377 << v383;
                const uint v386 = v377 & v384;
                const float v387 = as_type<float>(v385);
                const float v388 = as_type<float>(v386);
                const float v389 = select(v381, v382, v379);
                const float v390 = select(v387, v388, v379);
                const float v391 = select(v390, v389, v375);
                x10 = v391;
              } else {
                const uint v395 = v275 >> v393;
                const uint v396 = v395 * v392;
                const uint v397 = v275 & v394;
                const uint v398 = v397 * v392;
                const uint v399 = v398 >> v393;
                const uint v400 = v396 + v399;
                const uint v401 = v398 & v394;
                const uint v402 = b1[v400];
                const uint v403 = v400 + v374;
                const uint v404 = b1[v403];
                const uint v405 = v402 >> v401;
                const uint v406 = v394 - v401;
                const uint v407 = v404 << v374;
                const uint v408 = v407 << v406;
                const uint v409 = v405 | v408;
                const uint v410 = v374 << v392;
                const uint v411 = v410 - v374;
                const uint v413 = v275 >> v412;
                const bool v415 = v367 == v372;
                const bool v416 = v367 == v414;
                const uint v417 = v413 >> v374;
                const uint v418 = select(v417, v413, v415);
                const uint v420 = v419 + v418;
                const uint v421 = b1[v420];
                const float v422 = as_type<float>(v421);
                const uint v423 = v413 & v374;
                const bool v424 = v423 == v374;
                const float2 v425 = float2(as_type<half2>(v421));
                const float v426 = v425.x;
                const float v427 = v425.y;
                const uint v428 = v421 << v383;
                const uint v429 = v421 & v384;
                const float v430 = as_type<float>(v428);
                const float v431 = as_type<float>(v429);
                const float v432 = select(v426, v427, v424);
                const float v433 = select(v430, v431, v424);
                const float v434 = select(v433, v432, v416);
                const float v435 = select(v434, v422, v415);
                const bool v436 = v367 == v372;
                const bool v437 = v367 == v414;
                const uint v438 = v413 >> v374;
                const uint v439 = select(v438, v413, v436);
                const uint v441 = v440 + v439;
                const uint v442 = b1[v441];
                const float v443 = as_type<float>(v442);
                const uint v444 = v413 & v374;
                const bool v445 = v444 == v374;
                const float2 v446 = float2(as_type<half2>(v442));
                const float v447 = v446.x;
                const float v448 = v446.y;
                const uint v449 = v442 << v383;
                const uint v450 = v442 & v384;
                const float v451 = as_type<float>(v449);
                const float v452 = as_type<float>(v450);
                const float v453 = select(v447, v448, v445);
                const float v454 = select(v451, v452, v445);
                const float v455 = select(v454, v453, v437);
                const float v456 = select(v455, v443, v436);
                const uint v457 = v409 & v411;
                const float v458 = float(v457);
                const float v459 = fma(v435, v458, v456);
                x10 = v459;
              }
            }
            const float v460 = x10;
            const uint v277 = min(v53, v268);
            const uint v278 = v277 * v6;
            const uint v279 = v33 + v278;
            const uint v280 = v279 + v274;
            const float v281 = b0[v280];
            const float v282 = x6;
            const float v283 = fma(v281, v460, v282);
            x6 = v283;
            const uint v284 = min(v54, v268);
            const uint v285 = v284 * v6;
            const uint v286 = v33 + v285;
            const uint v287 = v286 + v274;
            const float v288 = b0[v287];
            const float v289 = x7;
            const float v290 = fma(v288, v460, v289);
            x7 = v290;
            const uint v291 = min(v127, v268);
            const uint v292 = v291 * v6;
            const uint v293 = v33 + v292;
            const uint v294 = v293 + v274;
            const float v295 = b0[v294];
            const float v296 = x8;
            const float v297 = fma(v295, v460, v296);
            x8 = v297;
            const uint v298 = min(v132, v268);
            const uint v299 = v298 * v6;
            const uint v300 = v33 + v299;
            const uint v301 = v300 + v274;
            const float v302 = b0[v301];
            const float v303 = x9;
            const float v304 = fma(v302, v460, v303);
            x9 = v304;
          }
          const float v305 = m2[v270];
          const float v306 = x6;
          const float v307 = v305 + v306;
          m2[v270] = v307;
          const uint v308 = v270 + v55;
          const float v309 = m2[v308];
          const float v310 = x7;
          const float v311 = v309 + v310;
          m2[v308] = v311;
          const uint v312 = v270 + v243;
          const float v313 = m2[v312];
          const float v314 = x8;
          const float v315 = v313 + v314;
          m2[v312] = v315;
          const uint v316 = v270 + v248;
          const float v317 = m2[v316];
          const float v318 = x9;
          const float v319 = v317 + v318;
          m2[v316] = v319;
        }
      }
    }
    for (uint v320 = v57; v320 < v55; v320 += v58) {
      for (uint v321 = v53; v321 < v56; v321 += v54) {
        const uint v322 = v321 * v55;
        const uint v323 = v320 + v322;
        const float v324 = m2[v323];
        const uint v325 = v321 * v11;
        const uint v326 = v8 + v325;
        const uint v327 = v326 + v320;
        m0[v327] = v324;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v328 = v65 == v66;
    if (v328) {
      for (uint v329 = v53; v329 < v97; v329 += v54) {
        const uint v330 = v54 << v329;
        const uint v331 = v330 - v54;
        const uint v332 = v329 + v54;
        for (uint v333 = v57; v333 < v96; v333 += v58) {
          const uint v334 = v333 >> v329;
          const uint v335 = v334 << v332;
          const uint v336 = v333 & v331;
          const uint v337 = v335 + v336;
          for (uint v338 = v53; v338 < v56; v338 += v54) {
            const uint v339 = v338 * v11;
            const uint v340 = v8 + v339;
            const uint v341 = v340 + v337;
            const uint v342 = v341 + v330;
            const float v343 = m0[v341];
            const float v344 = m0[v342];
            const float v345 = v343 + v344;
            const float v346 = v343 - v344;
            m0[v341] = v345;
            m0[v342] = v346;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v347 = x0;
      for (uint v349 = v57; v349 < v55; v349 += v58) {
        for (uint v350 = v53; v350 < v56; v350 += v54) {
          const uint v351 = v350 * v11;
          const uint v352 = v8 + v351;
          const uint v353 = v352 + v349;
          const float v354 = m0[v353];
          const uint v355 = v347 + v349;
          const uint v356 = v355 >> v54;
          const uint v357 = v348 + v356;
          const uint v358 = b1[v357];
          const uint v359 = v355 & v54;
          const bool v360 = v359 == v54;
          const float2 v361 = float2(as_type<half2>(v358));
          const float v362 = v361.x;
          const float v363 = v361.y;
          const float v364 = select(v362, v363, v360);
          const float v365 = v354 * v91;
          const float v366 = v365 * v364;
          m0[v353] = v366;
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
