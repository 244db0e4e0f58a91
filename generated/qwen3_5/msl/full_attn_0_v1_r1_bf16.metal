#include <metal_stdlib>
using namespace metal;

kernel void full_attn_0_v1_r1_bf16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // mixer_norm
    device float* b3 [[buffer(3)]], // stored3
    device const uint* b4 [[buffer(4)]], // k_proj
    device float* b5 [[buffer(5)]], // stored5
    device const uint* b6 [[buffer(6)]], // v_proj
    device float* b7 [[buffer(7)]], // stored7
    constant uint* params [[buffer(8)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[1];
  alignas(16) threadgroup float m2[4];
  alignas(16) threadgroup float m3[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  const uint v389 = 1u;
  const uint v393 = 16u;
  const uint v394 = 4294901760u;
  const float v190 = 0.0f;
  const uint v191 = 1u;
  const uint v193 = 0u;
  const uint v204 = 2u;
  const uint v208 = 3u;
  const uint v212 = lane;
  const uint v213 = 32u;
  const uint v233 = 5u;
  const uint v242 = 4u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const float v9 = 0.0f;
  const uint v10 = lane;
  const uint v11 = 32u;
  const uint v22 = params[2];
  const uint v23 = 3u;
  const uint v24 = 4u;
  const uint v27 = params[3];
  const uint v42 = group.x;
  const uint v43 = groups.x;
  const uint v59 = 512u;
  const float v74 = as_type<float>(params[4]);
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  for (uint v7 = v6; v7 < v4; v7 += v1) {
    const uint v8 = v0 + v7;
    x0 = v9;
    for (uint v12 = v10; v12 < v5; v12 += v11) {
      const uint v13 = v8 * v5;
      const uint v14 = v13 + v12;
      const float v15 = b0[v14];
      const float v16 = v15 * v15;
      const float v17 = x0;
      const float v18 = v17 + v16;
      x0 = v18;
    }
    const float v19 = x0;
    const float v379 = simd_shuffle_xor(v19, 16);
    const float v380 = v19 + v379;
    const float v381 = simd_shuffle_xor(v380, 8);
    const float v382 = v380 + v381;
    const float v383 = simd_shuffle_xor(v382, 4);
    const float v384 = v382 + v383;
    const float v385 = simd_shuffle_xor(v384, 2);
    const float v386 = v384 + v385;
    const float v387 = simd_shuffle_xor(v386, 1);
    const float v388 = v386 + v387;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v388;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v25 = v22 + v23;
  const uint v26 = v25 / v24;
  const uint v28 = v27 + v23;
  const uint v29 = v28 / v24;
  const uint v30 = v26 + v29;
  const uint v31 = v27 + v23;
  const uint v32 = v31 / v24;
  const uint v33 = v30 + v32;
  const uint v34 = v22 + v23;
  const uint v35 = v34 / v24;
  const uint v36 = v27 + v23;
  const uint v37 = v36 / v24;
  const uint v38 = v35 + v37;
  const uint v39 = v27 + v23;
  const uint v40 = v39 / v24;
  const uint v41 = v38 + v40;
  const uint v44 = v33 + v43;
  const uint v45 = v44 - v1;
  const uint v46 = v45 / v43;
  const uint v47 = v42 * v46;
  const uint v48 = v47 + v46;
  const uint v49 = min(v48, v33);
  for (uint v50 = v47; v50 < v49; v50 += v1) {
    const bool v51 = v50 < v35;
    const bool v52 = v50 < v6;
    const bool v53 = !v52;
    const bool v54 = v51 & v53;
    if (v54) {
      const uint v55 = v50 * v24;
      const uint v56 = v22 - v55;
      const uint v57 = min(v24, v56);
      const uint v58 = v55 * v5;
      x1 = v190;
      x2 = v190;
      x3 = v190;
      x4 = v190;
      for (uint v60 = v6; v60 < v5; v60 += v59) {
        const uint v61 = v5 - v60;
        const uint v62 = min(v59, v61);
        for (uint v63 = v6; v63 < v4; v63 += v1) {
          const uint v64 = v0 + v63;
          for (uint v65 = v10; v65 < v62; v65 += v11) {
            const uint v66 = v60 + v65;
            const uint v67 = v64 * v5;
            const uint v68 = v67 + v66;
            const float v69 = b0[v68];
            const uint v70 = v64 - v0;
            const float v71 = m1[v70];
            const float v72 = float(v5);
            const float v73 = v71 / v72;
            const float v75 = v73 + v74;
            const float v76 = precise::rsqrt(v75);
            const float v77 = v69 * v76;
            const float v78 = b2[v66];
            const float v79 = v77 * v78;
            const uint v80 = v63 * v59;
            const uint v81 = v65 + v80;
            m0[v81] = v79;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v82 = v58 + v60;
        const uint v192 = v4 - v191;
        const uint v194 = min(v193, v192);
        const uint v195 = v194 * v59;
        const uint v196 = v6 + v195;
        const uint v197 = v57 - v191;
        const uint v198 = min(v193, v197);
        const uint v199 = v198 * v5;
        const uint v200 = v82 + v199;
        const uint v201 = min(v191, v197);
        const uint v202 = v201 * v5;
        const uint v203 = v82 + v202;
        const uint v205 = min(v204, v197);
        const uint v206 = v205 * v5;
        const uint v207 = v82 + v206;
        const uint v209 = min(v208, v197);
        const uint v210 = v209 * v5;
        const uint v211 = v82 + v210;
        for (uint v214 = v212; v214 < v62; v214 += v213) {
          const uint v215 = v196 + v214;
          const float v216 = m0[v215];
          const uint v217 = v200 + v214;
          const uint v390 = v217 >> v389;
          const uint v391 = b1[v390];
          const uint v392 = v217 & v389;
          const uint v395 = v391 << v393;
          const uint v396 = v391 & v394;
          const float v397 = as_type<float>(v395);
          const float v398 = as_type<float>(v396);
          const bool v399 = v392 == v389;
          const float v400 = select(v397, v398, v399);
          const float v219 = x1;
          const float v220 = fma(v216, v400, v219);
          x1 = v220;
          const uint v221 = v203 + v214;
          const uint v401 = v221 >> v389;
          const uint v402 = b1[v401];
          const uint v403 = v221 & v389;
          const uint v404 = v402 << v393;
          const uint v405 = v402 & v394;
          const float v406 = as_type<float>(v404);
          const float v407 = as_type<float>(v405);
          const bool v408 = v403 == v389;
          const float v409 = select(v406, v407, v408);
          const float v223 = x2;
          const float v224 = fma(v216, v409, v223);
          x2 = v224;
          const uint v225 = v207 + v214;
          const uint v410 = v225 >> v389;
          const uint v411 = b1[v410];
          const uint v412 = v225 & v389;
          const uint v413 = v411 << v393;
          const uint v414 = v411 & v394;
          const float v415 = as_type<float>(v413);
          const float v416 = as_type<float>(v414);
          const bool v417 = v412 == v389;
          const float v418 = select(v415, v416, v417);
          const float v227 = x3;
          const float v228 = fma(v216, v418, v227);
          x3 = v228;
          const uint v229 = v211 + v214;
          const uint v419 = v229 >> v389;
          const uint v420 = b1[v419];
          const uint v421 = v229 & v389;
          const uint v422 = v420 << v393;
          const uint v423 = v420 & v394;
          const float v424 = as_type<float>(v422);
          const float v425 = as_type<float>(v423);
          const bool v426 = v421 == v389;
          const float v427 = select(v424, v425, v426);
          const float v231 = x4;
          const float v232 = fma(v216, v427, v231);
          x4 = v232;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v234 = v212 * v233;
      const float v235 = x1;
      m3[v234] = v235;
      const uint v236 = v234 + v191;
      const float v237 = x2;
      m3[v236] = v237;
      const uint v238 = v234 + v204;
      const float v239 = x3;
      m3[v238] = v239;
      const uint v240 = v234 + v208;
      const float v241 = x4;
      m3[v240] = v241;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v243 = v212; v243 < v242; v243 += v213) {
        const uint v244 = v243 / v242;
        const uint v245 = v243 % v242;
        const bool v246 = v244 < v4;
        const bool v247 = v245 < v57;
        const bool v248 = v246 & v247;
        if (v248) {
          x5 = v190;
          for (uint v249 = v193; v249 < v213; v249 += v191) {
            const uint v250 = v249 * v233;
            const uint v251 = v243 + v250;
            const float v252 = m3[v251];
            const float v253 = x5;
            const float v254 = v253 + v252;
            x5 = v254;
          }
          const float v255 = x5;
          const uint v256 = v244 * v24;
          const uint v257 = v6 + v256;
          const uint v258 = v257 + v245;
          m2[v258] = v255;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v83 = v10; v83 < v24; v83 += v11) {
        const uint v84 = v83 / v24;
        const uint v85 = v83 % v24;
        const bool v86 = v84 < v4;
        const bool v87 = v85 < v57;
        const bool v88 = v86 & v87;
        if (v88) {
          const uint v89 = v0 + v84;
          const uint v90 = v55 + v85;
          const uint v91 = v89 - v0;
          const uint v92 = v91 * v24;
          const uint v93 = v90 - v55;
          const uint v94 = v92 + v93;
          const float v95 = m2[v94];
          const uint v96 = v89 * v22;
          const uint v97 = v96 + v90;
          b3[v97] = v95;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v98 = v50 < v38;
    const bool v99 = v50 < v35;
    const bool v100 = !v99;
    const bool v101 = v98 & v100;
    if (v101) {
      const uint v102 = v50 - v35;
      const uint v103 = v102 * v24;
      const uint v104 = v27 - v103;
      const uint v105 = min(v24, v104);
      const uint v106 = v103 * v5;
      x1 = v190;
      x2 = v190;
      x3 = v190;
      x4 = v190;
      for (uint v107 = v6; v107 < v5; v107 += v59) {
        const uint v108 = v5 - v107;
        const uint v109 = min(v59, v108);
        for (uint v110 = v6; v110 < v4; v110 += v1) {
          const uint v111 = v0 + v110;
          for (uint v112 = v10; v112 < v109; v112 += v11) {
            const uint v113 = v107 + v112;
            const uint v114 = v111 * v5;
            const uint v115 = v114 + v113;
            const float v116 = b0[v115];
            const uint v117 = v111 - v0;
            const float v118 = m1[v117];
            const float v119 = float(v5);
            const float v120 = v118 / v119;
            const float v121 = v120 + v74;
            const float v122 = precise::rsqrt(v121);
            const float v123 = v116 * v122;
            const float v124 = b2[v113];
            const float v125 = v123 * v124;
            const uint v126 = v110 * v59;
            const uint v127 = v112 + v126;
            m0[v127] = v125;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v128 = v106 + v107;
        const uint v259 = v4 - v191;
        const uint v260 = min(v193, v259);
        const uint v261 = v260 * v59;
        const uint v262 = v6 + v261;
        const uint v263 = v105 - v191;
        const uint v264 = min(v193, v263);
        const uint v265 = v264 * v5;
        const uint v266 = v128 + v265;
        const uint v267 = min(v191, v263);
        const uint v268 = v267 * v5;
        const uint v269 = v128 + v268;
        const uint v270 = min(v204, v263);
        const uint v271 = v270 * v5;
        const uint v272 = v128 + v271;
        const uint v273 = min(v208, v263);
        const uint v274 = v273 * v5;
        const uint v275 = v128 + v274;
        for (uint v276 = v212; v276 < v109; v276 += v213) {
          const uint v277 = v262 + v276;
          const float v278 = m0[v277];
          const uint v279 = v266 + v276;
          const uint v428 = v279 >> v389;
          const uint v429 = b4[v428];
          const uint v430 = v279 & v389;
          const uint v431 = v429 << v393;
          const uint v432 = v429 & v394;
          const float v433 = as_type<float>(v431);
          const float v434 = as_type<float>(v432);
          const bool v435 = v430 == v389;
          const float v436 = select(v433, v434, v435);
          const float v281 = x1;
          const float v282 = fma(v278, v436, v281);
          x1 = v282;
          const uint v283 = v269 + v276;
          const uint v437 = v283 >> v389;
          const uint v438 = b4[v437];
          const uint v439 = v283 & v389;
          const uint v440 = v438 << v393;
          const uint v441 = v438 & v394;
          const float v442 = as_type<float>(v440);
          const float v443 = as_type<float>(v441);
          const bool v444 = v439 == v389;
          const float v445 = select(v442, v443, v444);
          const float v285 = x2;
          const float v286 = fma(v278, v445, v285);
          x2 = v286;
          const uint v287 = v272 + v276;
          const uint v446 = v287 >> v389;
          const uint v447 = b4[v446];
          const uint v448 = v287 & v389;
          const uint v449 = v447 << v393;
          const uint v450 = v447 & v394;
          const float v451 = as_type<float>(v449);
          const float v452 = as_type<float>(v450);
          const bool v453 = v448 == v389;
          const float v454 = select(v451, v452, v453);
          const float v289 = x3;
          const float v290 = fma(v278, v454, v289);
          x3 = v290;
          const uint v291 = v275 + v276;
          const uint v455 = v291 >> v389;
          const uint v456 = b4[v455];
          const uint v457 = v291 & v389;
          const uint v458 = v456 << v393;
          const uint v459 = v456 & v394;
          const float v460 = as_type<float>(v458);
          const float v461 = as_type<float>(v459);
          const bool v462 = v457 == v389;
          const float v463 = select(v460, v461, v462);
          const float v293 = x4;
          const float v294 = fma(v278, v463, v293);
          x4 = v294;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v295 = v212 * v233;
      const float v296 = x1;
      m3[v295] = v296;
      const uint v297 = v295 + v191;
      const float v298 = x2;
      m3[v297] = v298;
      const uint v299 = v295 + v204;
      const float v300 = x3;
      m3[v299] = v300;
      const uint v301 = v295 + v208;
      const float v302 = x4;
      m3[v301] = v302;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v303 = v212; v303 < v242; v303 += v213) {
        const uint v304 = v303 / v242;
        const uint v305 = v303 % v242;
        const bool v306 = v304 < v4;
        const bool v307 = v305 < v105;
        const bool v308 = v306 & v307;
        if (v308) {
          x6 = v190;
          for (uint v309 = v193; v309 < v213; v309 += v191) {
            const uint v310 = v309 * v233;
            const uint v311 = v303 + v310;
            const float v312 = m3[v311];
            const float v313 = x6;
            const float v314 = v313 + v312;
            x6 = v314;
          }
          const float v315 = x6;
          const uint v316 = v304 * v24;
          const uint v317 = v6 + v316;
          const uint v318 = v317 + v305;
          m2[v318] = v315;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v129 = v10; v129 < v24; v129 += v11) {
        const uint v130 = v129 / v24;
        const uint v131 = v129 % v24;
        const bool v132 = v130 < v4;
        const bool v133 = v131 < v105;
        const bool v134 = v132 & v133;
        if (v134) {
          const uint v135 = v0 + v130;
          const uint v136 = v103 + v131;
          const uint v137 = v135 - v0;
          const uint v138 = v137 * v24;
          const uint v139 = v136 - v103;
          const uint v140 = v138 + v139;
          const float v141 = m2[v140];
          const uint v142 = v135 * v27;
          const uint v143 = v142 + v136;
          b5[v143] = v141;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v144 = v50 < v41;
    const bool v145 = v50 < v38;
    const bool v146 = !v145;
    const bool v147 = v144 & v146;
    if (v147) {
      const uint v148 = v50 - v38;
      const uint v149 = v148 * v24;
      const uint v150 = v27 - v149;
      const uint v151 = min(v24, v150);
      const uint v152 = v149 * v5;
      x1 = v190;
      x2 = v190;
      x3 = v190;
      x4 = v190;
      for (uint v153 = v6; v153 < v5; v153 += v59) {
        const uint v154 = v5 - v153;
        const uint v155 = min(v59, v154);
        for (uint v156 = v6; v156 < v4; v156 += v1) {
          const uint v157 = v0 + v156;
          for (uint v158 = v10; v158 < v155; v158 += v11) {
            const uint v159 = v153 + v158;
            const uint v160 = v157 * v5;
            const uint v161 = v160 + v159;
            const float v162 = b0[v161];
            const uint v163 = v157 - v0;
            const float v164 = m1[v163];
            const float v165 = float(v5);
            const float v166 = v164 / v165;
            const float v167 = v166 + v74;
            const float v168 = precise::rsqrt(v167);
            const float v169 = v162 * v168;
            const float v170 = b2[v159];
            const float v171 = v169 * v170;
            const uint v172 = v156 * v59;
            const uint v173 = v158 + v172;
            m0[v173] = v171;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v174 = v152 + v153;
        const uint v319 = v4 - v191;
        const uint v320 = min(v193, v319);
        const uint v321 = v320 * v59;
        const uint v322 = v6 + v321;
        const uint v323 = v151 - v191;
        const uint v324 = min(v193, v323);
        const uint v325 = v324 * v5;
        const uint v326 = v174 + v325;
        const uint v327 = min(v191, v323);
        const uint v328 = v327 * v5;
        const uint v329 = v174 + v328;
        const uint v330 = min(v204, v323);
        const uint v331 = v330 * v5;
        const uint v332 = v174 + v331;
        const uint v333 = min(v208, v323);
        const uint v334 = v333 * v5;
        const uint v335 = v174 + v334;
        for (uint v336 = v212; v336 < v155; v336 += v213) {
          const uint v337 = v322 + v336;
          const float v338 = m0[v337];
          const uint v339 = v326 + v336;
          const uint v464 = v339 >> v389;
          const uint v465 = b6[v464];
          const uint v466 = v339 & v389;
          const uint v467 = v465 << v393;
          const uint v468 = v465 & v394;
          const float v469 = as_type<float>(v467);
          const float v470 = as_type<float>(v468);
          const bool v471 = v466 == v389;
          const float v472 = select(v469, v470, v471);
          const float v341 = x1;
          const float v342 = fma(v338, v472, v341);
          x1 = v342;
          const uint v343 = v329 + v336;
          const uint v473 = v343 >> v389;
          const uint v474 = b6[v473];
          const uint v475 = v343 & v389;
          const uint v476 = v474 << v393;
          const uint v477 = v474 & v394;
          const float v478 = as_type<float>(v476);
          const float v479 = as_type<float>(v477);
          const bool v480 = v475 == v389;
          const float v481 = select(v478, v479, v480);
          const float v345 = x2;
          const float v346 = fma(v338, v481, v345);
          x2 = v346;
          const uint v347 = v332 + v336;
          const uint v482 = v347 >> v389;
          const uint v483 = b6[v482];
          const uint v484 = v347 & v389;
          const uint v485 = v483 << v393;
          const uint v486 = v483 & v394;
          const float v487 = as_type<float>(v485);
          const float v488 = as_type<float>(v486);
          const bool v489 = v484 == v389;
          const float v490 = select(v487, v488, v489);
          const float v349 = x3;
          const float v350 = fma(v338, v490, v349);
          x3 = v350;
          const uint v351 = v335 + v336;
          const uint v491 = v351 >> v389;
          const uint v492 = b6[v491];
          const uint v493 = v351 & v389;
          const uint v494 = v492 << v393;
          const uint v495 = v492 & v394;
          const float v496 = as_type<float>(v494);
          const float v497 = as_type<float>(v495);
          const bool v498 = v493 == v389;
          const float v499 = select(v496, v497, v498);
          const float v353 = x4;
          const float v354 = fma(v338, v499, v353);
          x4 = v354;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v355 = v212 * v233;
      const float v356 = x1;
      m3[v355] = v356;
      const uint v357 = v355 + v191;
      const float v358 = x2;
      m3[v357] = v358;
      const uint v359 = v355 + v204;
      const float v360 = x3;
      m3[v359] = v360;
      const uint v361 = v355 + v208;
      const float v362 = x4;
      m3[v361] = v362;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v363 = v212; v363 < v242; v363 += v213) {
        const uint v364 = v363 / v242;
        const uint v365 = v363 % v242;
        const bool v366 = v364 < v4;
        const bool v367 = v365 < v151;
        const bool v368 = v366 & v367;
        if (v368) {
          x7 = v190;
          for (uint v369 = v193; v369 < v213; v369 += v191) {
            const uint v370 = v369 * v233;
            const uint v371 = v363 + v370;
            const float v372 = m3[v371];
            const float v373 = x7;
            const float v374 = v373 + v372;
            x7 = v374;
          }
          const float v375 = x7;
          const uint v376 = v364 * v24;
          const uint v377 = v6 + v376;
          const uint v378 = v377 + v365;
          m2[v378] = v375;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v175 = v10; v175 < v24; v175 += v11) {
        const uint v176 = v175 / v24;
        const uint v177 = v175 % v24;
        const bool v178 = v176 < v4;
        const bool v179 = v177 < v151;
        const bool v180 = v178 & v179;
        if (v180) {
          const uint v181 = v0 + v176;
          const uint v182 = v149 + v177;
          const uint v183 = v181 - v0;
          const uint v184 = v183 * v24;
          const uint v185 = v182 - v149;
          const uint v186 = v184 + v185;
          const float v187 = m2[v186];
          const uint v188 = v181 * v27;
          const uint v189 = v188 + v182;
          b7[v189] = v187;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
