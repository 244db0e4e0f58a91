#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_0_v1_r1_f16(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // q_proj
    device const float* b2 [[buffer(2)]], // attn_norm
    device float* b3 [[buffer(3)]], // v21
    device const uint* b4 [[buffer(4)]], // k_proj
    device float* b5 [[buffer(5)]], // v22
    device const uint* b6 [[buffer(6)]], // v_proj
    device float* b7 [[buffer(7)]], // v23
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
  const uint v383 = 1u;
  const float v184 = 0.0f;
  const uint v185 = 1u;
  const uint v187 = 0u;
  const uint v198 = 2u;
  const uint v202 = 3u;
  const uint v206 = lane;
  const uint v207 = 32u;
  const uint v227 = 5u;
  const uint v236 = 4u;
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
  const uint v53 = 512u;
  const float v68 = as_type<float>(params[4]);
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
    const float v373 = simd_shuffle_xor(v19, 16);
    const float v374 = v19 + v373;
    const float v375 = simd_shuffle_xor(v374, 8);
    const float v376 = v374 + v375;
    const float v377 = simd_shuffle_xor(v376, 4);
    const float v378 = v376 + v377;
    const float v379 = simd_shuffle_xor(v378, 2);
    const float v380 = v378 + v379;
    const float v381 = simd_shuffle_xor(v380, 1);
    const float v382 = v380 + v381;
    const bool v21 = v10 < v1;
    if (v21) {
      m1[v7] = v382;
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
  for (uint v44 = v42; v44 < v33; v44 += v43) {
    const bool v45 = v44 < v35;
    const bool v46 = v44 < v6;
    const bool v47 = !v46;
    const bool v48 = v45 & v47;
    if (v48) {
      const uint v49 = v44 * v24;
      const uint v50 = v22 - v49;
      const uint v51 = min(v24, v50);
      const uint v52 = v49 * v5;
      x1 = v184;
      x2 = v184;
      x3 = v184;
      x4 = v184;
      for (uint v54 = v6; v54 < v5; v54 += v53) {
        const uint v55 = v5 - v54;
        const uint v56 = min(v53, v55);
        for (uint v57 = v6; v57 < v4; v57 += v1) {
          const uint v58 = v0 + v57;
          for (uint v59 = v10; v59 < v56; v59 += v11) {
            const uint v60 = v54 + v59;
            const uint v61 = v58 * v5;
            const uint v62 = v61 + v60;
            const float v63 = b0[v62];
            const uint v64 = v58 - v0;
            const float v65 = m1[v64];
            const float v66 = float(v5);
            const float v67 = v65 / v66;
            const float v69 = v67 + v68;
            const float v70 = precise::rsqrt(v69);
            const float v71 = v63 * v70;
            const float v72 = b2[v60];
            const float v73 = v71 * v72;
            const uint v74 = v57 * v53;
            const uint v75 = v59 + v74;
            m0[v75] = v73;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v76 = v52 + v54;
        const uint v186 = v4 - v185;
        const uint v188 = min(v187, v186);
        const uint v189 = v188 * v53;
        const uint v190 = v6 + v189;
        const uint v191 = v51 - v185;
        const uint v192 = min(v187, v191);
        const uint v193 = v192 * v5;
        const uint v194 = v76 + v193;
        const uint v195 = min(v185, v191);
        const uint v196 = v195 * v5;
        const uint v197 = v76 + v196;
        const uint v199 = min(v198, v191);
        const uint v200 = v199 * v5;
        const uint v201 = v76 + v200;
        const uint v203 = min(v202, v191);
        const uint v204 = v203 * v5;
        const uint v205 = v76 + v204;
        for (uint v208 = v206; v208 < v56; v208 += v207) {
          const uint v209 = v190 + v208;
          const float v210 = m0[v209];
          const uint v211 = v194 + v208;
          const uint v384 = v211 >> v383;
          const uint v385 = b1[v384];
          const uint v386 = v211 & v383;
          const float2 v387 = float2(as_type<half2>(v385));
          const float v388 = v387.x;
          const float v389 = v387.y;
          const bool v390 = v386 == v383;
          const float v391 = select(v388, v389, v390);
          const float v213 = x1;
          const float v214 = fma(v210, v391, v213);
          x1 = v214;
          const uint v215 = v197 + v208;
          const uint v392 = v215 >> v383;
          const uint v393 = b1[v392];
          const uint v394 = v215 & v383;
          const float2 v395 = float2(as_type<half2>(v393));
          const float v396 = v395.x;
          const float v397 = v395.y;
          const bool v398 = v394 == v383;
          const float v399 = select(v396, v397, v398);
          const float v217 = x2;
          const float v218 = fma(v210, v399, v217);
          x2 = v218;
          const uint v219 = v201 + v208;
          const uint v400 = v219 >> v383;
          const uint v401 = b1[v400];
          const uint v402 = v219 & v383;
          const float2 v403 = float2(as_type<half2>(v401));
          const float v404 = v403.x;
          const float v405 = v403.y;
          const bool v406 = v402 == v383;
          const float v407 = select(v404, v405, v406);
          const float v221 = x3;
          const float v222 = fma(v210, v407, v221);
          x3 = v222;
          const uint v223 = v205 + v208;
          const uint v408 = v223 >> v383;
          const uint v409 = b1[v408];
          const uint v410 = v223 & v383;
          const float2 v411 = float2(as_type<half2>(v409));
          const float v412 = v411.x;
          const float v413 = v411.y;
          const bool v414 = v410 == v383;
          const float v415 = select(v412, v413, v414);
          const float v225 = x4;
          const float v226 = fma(v210, v415, v225);
          x4 = v226;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v228 = v206 * v227;
      const float v229 = x1;
      m3[v228] = v229;
      const uint v230 = v228 + v185;
      const float v231 = x2;
      m3[v230] = v231;
      const uint v232 = v228 + v198;
      const float v233 = x3;
      m3[v232] = v233;
      const uint v234 = v228 + v202;
      const float v235 = x4;
      m3[v234] = v235;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v237 = v206; v237 < v236; v237 += v207) {
        const uint v238 = v237 / v236;
        const uint v239 = v237 % v236;
        const bool v240 = v238 < v4;
        const bool v241 = v239 < v51;
        const bool v242 = v240 & v241;
        if (v242) {
          x5 = v184;
          for (uint v243 = v187; v243 < v207; v243 += v185) {
            const uint v244 = v243 * v227;
            const uint v245 = v237 + v244;
            const float v246 = m3[v245];
            const float v247 = x5;
            const float v248 = v247 + v246;
            x5 = v248;
          }
          const float v249 = x5;
          const uint v250 = v238 * v24;
          const uint v251 = v6 + v250;
          const uint v252 = v251 + v239;
          m2[v252] = v249;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v77 = v10; v77 < v24; v77 += v11) {
        const uint v78 = v77 / v24;
        const uint v79 = v77 % v24;
        const bool v80 = v78 < v4;
        const bool v81 = v79 < v51;
        const bool v82 = v80 & v81;
        if (v82) {
          const uint v83 = v0 + v78;
          const uint v84 = v49 + v79;
          const uint v85 = v83 - v0;
          const uint v86 = v85 * v24;
          const uint v87 = v84 - v49;
          const uint v88 = v86 + v87;
          const float v89 = m2[v88];
          const uint v90 = v83 * v22;
          const uint v91 = v90 + v84;
          b3[v91] = v89;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v92 = v44 < v38;
    const bool v93 = v44 < v35;
    const bool v94 = !v93;
    const bool v95 = v92 & v94;
    if (v95) {
      const uint v96 = v44 - v35;
      const uint v97 = v96 * v24;
      const uint v98 = v27 - v97;
      const uint v99 = min(v24, v98);
      const uint v100 = v97 * v5;
      x1 = v184;
      x2 = v184;
      x3 = v184;
      x4 = v184;
      for (uint v101 = v6; v101 < v5; v101 += v53) {
        const uint v102 = v5 - v101;
        const uint v103 = min(v53, v102);
        for (uint v104 = v6; v104 < v4; v104 += v1) {
          const uint v105 = v0 + v104;
          for (uint v106 = v10; v106 < v103; v106 += v11) {
            const uint v107 = v101 + v106;
            const uint v108 = v105 * v5;
            const uint v109 = v108 + v107;
            const float v110 = b0[v109];
            const uint v111 = v105 - v0;
            const float v112 = m1[v111];
            const float v113 = float(v5);
            const float v114 = v112 / v113;
            const float v115 = v114 + v68;
            const float v116 = precise::rsqrt(v115);
            const float v117 = v110 * v116;
            const float v118 = b2[v107];
            const float v119 = v117 * v118;
            const uint v120 = v104 * v53;
            const uint v121 = v106 + v120;
            m0[v121] = v119;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v122 = v100 + v101;
        const uint v253 = v4 - v185;
        const uint v254 = min(v187, v253);
        const uint v255 = v254 * v53;
        const uint v256 = v6 + v255;
        const uint v257 = v99 - v185;
        const uint v258 = min(v187, v257);
        const uint v259 = v258 * v5;
        const uint v260 = v122 + v259;
        const uint v261 = min(v185, v257);
        const uint v262 = v261 * v5;
        const uint v263 = v122 + v262;
        const uint v264 = min(v198, v257);
        const uint v265 = v264 * v5;
        const uint v266 = v122 + v265;
        const uint v267 = min(v202, v257);
        const uint v268 = v267 * v5;
        const uint v269 = v122 + v268;
        for (uint v270 = v206; v270 < v103; v270 += v207) {
          const uint v271 = v256 + v270;
          const float v272 = m0[v271];
          const uint v273 = v260 + v270;
          const uint v416 = v273 >> v383;
          const uint v417 = b4[v416];
          const uint v418 = v273 & v383;
          const float2 v419 = float2(as_type<half2>(v417));
          const float v420 = v419.x;
          const float v421 = v419.y;
          const bool v422 = v418 == v383;
          const float v423 = select(v420, v421, v422);
          const float v275 = x1;
          const float v276 = fma(v272, v423, v275);
          x1 = v276;
          const uint v277 = v263 + v270;
          const uint v424 = v277 >> v383;
          const uint v425 = b4[v424];
          const uint v426 = v277 & v383;
          const float2 v427 = float2(as_type<half2>(v425));
          const float v428 = v427.x;
          const float v429 = v427.y;
          const bool v430 = v426 == v383;
          const float v431 = select(v428, v429, v430);
          const float v279 = x2;
          const float v280 = fma(v272, v431, v279);
          x2 = v280;
          const uint v281 = v266 + v270;
          const uint v432 = v281 >> v383;
          const uint v433 = b4[v432];
          const uint v434 = v281 & v383;
          const float2 v435 = float2(as_type<half2>(v433));
          const float v436 = v435.x;
          const float v437 = v435.y;
          const bool v438 = v434 == v383;
          const float v439 = select(v436, v437, v438);
          const float v283 = x3;
          const float v284 = fma(v272, v439, v283);
          x3 = v284;
          const uint v285 = v269 + v270;
          const uint v440 = v285 >> v383;
          const uint v441 = b4[v440];
          const uint v442 = v285 & v383;
          const float2 v443 = float2(as_type<half2>(v441));
          const float v444 = v443.x;
          const float v445 = v443.y;
          const bool v446 = v442 == v383;
          const float v447 = select(v444, v445, v446);
          const float v287 = x4;
          const float v288 = fma(v272, v447, v287);
          x4 = v288;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v289 = v206 * v227;
      const float v290 = x1;
      m3[v289] = v290;
      const uint v291 = v289 + v185;
      const float v292 = x2;
      m3[v291] = v292;
      const uint v293 = v289 + v198;
      const float v294 = x3;
      m3[v293] = v294;
      const uint v295 = v289 + v202;
      const float v296 = x4;
      m3[v295] = v296;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v297 = v206; v297 < v236; v297 += v207) {
        const uint v298 = v297 / v236;
        const uint v299 = v297 % v236;
        const bool v300 = v298 < v4;
        const bool v301 = v299 < v99;
        const bool v302 = v300 & v301;
        if (v302) {
          x6 = v184;
          for (uint v303 = v187; v303 < v207; v303 += v185) {
            const uint v304 = v303 * v227;
            const uint v305 = v297 + v304;
            const float v306 = m3[v305];
            const float v307 = x6;
            const float v308 = v307 + v306;
            x6 = v308;
          }
          const float v309 = x6;
          const uint v310 = v298 * v24;
          const uint v311 = v6 + v310;
          const uint v312 = v311 + v299;
          m2[v312] = v309;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v123 = v10; v123 < v24; v123 += v11) {
        const uint v124 = v123 / v24;
        const uint v125 = v123 % v24;
        const bool v126 = v124 < v4;
        const bool v127 = v125 < v99;
        const bool v128 = v126 & v127;
        if (v128) {
          const uint v129 = v0 + v124;
          const uint v130 = v97 + v125;
          const uint v131 = v129 - v0;
          const uint v132 = v131 * v24;
          const uint v133 = v130 - v97;
          const uint v134 = v132 + v133;
          const float v135 = m2[v134];
          const uint v136 = v129 * v27;
          const uint v137 = v136 + v130;
          b5[v137] = v135;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const bool v138 = v44 < v41;
    const bool v139 = v44 < v38;
    const bool v140 = !v139;
    const bool v141 = v138 & v140;
    if (v141) {
      const uint v142 = v44 - v38;
      const uint v143 = v142 * v24;
      const uint v144 = v27 - v143;
      const uint v145 = min(v24, v144);
      const uint v146 = v143 * v5;
      x1 = v184;
      x2 = v184;
      x3 = v184;
      x4 = v184;
      for (uint v147 = v6; v147 < v5; v147 += v53) {
        const uint v148 = v5 - v147;
        const uint v149 = min(v53, v148);
        for (uint v150 = v6; v150 < v4; v150 += v1) {
          const uint v151 = v0 + v150;
          for (uint v152 = v10; v152 < v149; v152 += v11) {
            const uint v153 = v147 + v152;
            const uint v154 = v151 * v5;
            const uint v155 = v154 + v153;
            const float v156 = b0[v155];
            const uint v157 = v151 - v0;
            const float v158 = m1[v157];
            const float v159 = float(v5);
            const float v160 = v158 / v159;
            const float v161 = v160 + v68;
            const float v162 = precise::rsqrt(v161);
            const float v163 = v156 * v162;
            const float v164 = b2[v153];
            const float v165 = v163 * v164;
            const uint v166 = v150 * v53;
            const uint v167 = v152 + v166;
            m0[v167] = v165;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const uint v168 = v146 + v147;
        const uint v313 = v4 - v185;
        const uint v314 = min(v187, v313);
        const uint v315 = v314 * v53;
        const uint v316 = v6 + v315;
        const uint v317 = v145 - v185;
        const uint v318 = min(v187, v317);
        const uint v319 = v318 * v5;
        const uint v320 = v168 + v319;
        const uint v321 = min(v185, v317);
        const uint v322 = v321 * v5;
        const uint v323 = v168 + v322;
        const uint v324 = min(v198, v317);
        const uint v325 = v324 * v5;
        const uint v326 = v168 + v325;
        const uint v327 = min(v202, v317);
        const uint v328 = v327 * v5;
        const uint v329 = v168 + v328;
        for (uint v330 = v206; v330 < v149; v330 += v207) {
          const uint v331 = v316 + v330;
          const float v332 = m0[v331];
          const uint v333 = v320 + v330;
          const uint v448 = v333 >> v383;
          const uint v449 = b6[v448];
          const uint v450 = v333 & v383;
          const float2 v451 = float2(as_type<half2>(v449));
          const float v452 = v451.x;
          const float v453 = v451.y;
          const bool v454 = v450 == v383;
          const float v455 = select(v452, v453, v454);
          const float v335 = x1;
          const float v336 = fma(v332, v455, v335);
          x1 = v336;
          const uint v337 = v323 + v330;
          const uint v456 = v337 >> v383;
          const uint v457 = b6[v456];
          const uint v458 = v337 & v383;
          const float2 v459 = float2(as_type<half2>(v457));
          const float v460 = v459.x;
          const float v461 = v459.y;
          const bool v462 = v458 == v383;
          const float v463 = select(v460, v461, v462);
          const float v339 = x2;
          const float v340 = fma(v332, v463, v339);
          x2 = v340;
          const uint v341 = v326 + v330;
          const uint v464 = v341 >> v383;
          const uint v465 = b6[v464];
          const uint v466 = v341 & v383;
          const float2 v467 = float2(as_type<half2>(v465));
          const float v468 = v467.x;
          const float v469 = v467.y;
          const bool v470 = v466 == v383;
          const float v471 = select(v468, v469, v470);
          const float v343 = x3;
          const float v344 = fma(v332, v471, v343);
          x3 = v344;
          const uint v345 = v329 + v330;
          const uint v472 = v345 >> v383;
          const uint v473 = b6[v472];
          const uint v474 = v345 & v383;
          const float2 v475 = float2(as_type<half2>(v473));
          const float v476 = v475.x;
          const float v477 = v475.y;
          const bool v478 = v474 == v383;
          const float v479 = select(v476, v477, v478);
          const float v347 = x4;
          const float v348 = fma(v332, v479, v347);
          x4 = v348;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v349 = v206 * v227;
      const float v350 = x1;
      m3[v349] = v350;
      const uint v351 = v349 + v185;
      const float v352 = x2;
      m3[v351] = v352;
      const uint v353 = v349 + v198;
      const float v354 = x3;
      m3[v353] = v354;
      const uint v355 = v349 + v202;
      const float v356 = x4;
      m3[v355] = v356;
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v357 = v206; v357 < v236; v357 += v207) {
        const uint v358 = v357 / v236;
        const uint v359 = v357 % v236;
        const bool v360 = v358 < v4;
        const bool v361 = v359 < v145;
        const bool v362 = v360 & v361;
        if (v362) {
          x7 = v184;
          for (uint v363 = v187; v363 < v207; v363 += v185) {
            const uint v364 = v363 * v227;
            const uint v365 = v357 + v364;
            const float v366 = m3[v365];
            const float v367 = x7;
            const float v368 = v367 + v366;
            x7 = v368;
          }
          const float v369 = x7;
          const uint v370 = v358 * v24;
          const uint v371 = v6 + v370;
          const uint v372 = v371 + v359;
          m2[v372] = v369;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      for (uint v169 = v10; v169 < v24; v169 += v11) {
        const uint v170 = v169 / v24;
        const uint v171 = v169 % v24;
        const bool v172 = v170 < v4;
        const bool v173 = v171 < v145;
        const bool v174 = v172 & v173;
        if (v174) {
          const uint v175 = v0 + v170;
          const uint v176 = v143 + v171;
          const uint v177 = v175 - v0;
          const uint v178 = v177 * v24;
          const uint v179 = v176 - v143;
          const uint v180 = v178 + v179;
          const float v181 = m2[v180];
          const uint v182 = v175 * v27;
          const uint v183 = v182 + v176;
          b7[v183] = v181;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
  }
}
