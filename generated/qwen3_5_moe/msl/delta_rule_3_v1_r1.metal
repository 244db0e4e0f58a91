#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_3_v1_r1(
    device const uint* b0 [[buffer(0)]], // out_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  const uint v136 = params[4];
  const uint v137 = 0u;
  const uint v141 = 3u;
  const uint v143 = 1u;
  const uint v152 = 16u;
  const uint v153 = 4294901760u;
  const uint v161 = params[5];
  const uint v162 = 5u;
  const uint v163 = 31u;
  const uint v181 = params[6];
  const uint v183 = 4u;
  const uint v188 = params[7];
  const uint v209 = params[8];
  const float v67 = 0.0f;
  const uint v68 = 1u;
  const uint v70 = 0u;
  const uint v81 = 2u;
  const uint v85 = 3u;
  const uint v89 = lane;
  const uint v90 = 32u;
  const uint v110 = 5u;
  const uint v119 = 4u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const uint v7 = params[2];
  const uint v8 = 3u;
  const uint v9 = 4u;
  const uint v14 = group.x;
  const uint v15 = groups.x;
  const uint v27 = 512u;
  const uint v33 = lane;
  const uint v34 = 32u;
  const uint v37 = params[3];
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v10 = v7 + v8;
  const uint v11 = v10 / v9;
  const uint v12 = v7 + v8;
  const uint v13 = v12 / v9;
  const uint v16 = v11 + v15;
  const uint v17 = v16 - v1;
  const uint v18 = v17 / v15;
  const uint v19 = v14 * v18;
  const uint v20 = v19 + v18;
  const uint v21 = min(v20, v11);
  for (uint v22 = v19; v22 < v21; v22 += v1) {
    const uint v23 = v22 * v9;
    const uint v24 = v7 - v23;
    const uint v25 = min(v9, v24);
    const uint v26 = v23 * v5;
    x0 = v67;
    x1 = v67;
    x2 = v67;
    x3 = v67;
    for (uint v28 = v6; v28 < v5; v28 += v27) {
      const uint v29 = v5 - v28;
      const uint v30 = min(v27, v29);
      for (uint v31 = v6; v31 < v4; v31 += v1) {
        const uint v32 = v0 + v31;
        for (uint v35 = v33; v35 < v30; v35 += v34) {
          const uint v36 = v28 + v35;
          const uint v38 = v36 % v37;
          const uint v39 = v36 / v37;
          const uint v40 = v32 * v5;
          const uint v41 = v39 * v37;
          const uint v42 = v40 + v41;
          const uint v43 = v42 + v38;
          const float v44 = b1[v43];
          const uint v45 = v31 * v27;
          const uint v46 = v35 + v45;
          m0[v46] = v44;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v47 = v26 + v28;
      const uint v69 = v4 - v68;
      const uint v71 = min(v70, v69);
      const uint v72 = v71 * v27;
      const uint v73 = v6 + v72;
      const uint v74 = v25 - v68;
      const uint v75 = min(v70, v74);
      const uint v76 = v75 * v5;
      const uint v77 = v47 + v76;
      const uint v78 = min(v68, v74);
      const uint v79 = v78 * v5;
      const uint v80 = v47 + v79;
      const uint v82 = min(v81, v74);
      const uint v83 = v82 * v5;
      const uint v84 = v47 + v83;
      const uint v86 = min(v85, v74);
      const uint v87 = v86 * v5;
      const uint v88 = v47 + v87;
      for (uint v91 = v89; v91 < v30; v91 += v90) {
        const uint v92 = v73 + v91;
        const float v93 = m0[v92];
        const uint v94 = v77 + v91;
        const bool v138 = v136 == v137;
        if (v138) {
          const uint v139 = b0[v94];
          const float v140 = as_type<float>(v139);
          x5 = v140;
        } else {
          const bool v142 = v136 < v141;
          if (v142) {
            const bool v144 = v136 == v143;
            const uint v145 = v94 >> v143;
            const uint v146 = b0[v145];
            const uint v147 = v94 & v143;
            const bool v148 = v147 == v143;
            const float2 v149 = float2(as_type<half2>(v146));
            const float v150 = v149.x;
            const float v151 = v149.y;
            const uint v154 = v146 << v152;
            const uint v155 = v146 & v153;
            const float v156 = as_type<float>(v154);
            const float v157 = as_type<float>(v155);
            const float v158 = select(v150, v151, v148);
            const float v159 = select(v156, v157, v148);
            const float v160 = select(v159, v158, v144);
            x5 = v160;
          } else {
            const uint v164 = v94 >> v162;
            const uint v165 = v164 * v161;
            const uint v166 = v94 & v163;
            const uint v167 = v166 * v161;
            const uint v168 = v167 >> v162;
            const uint v169 = v165 + v168;
            const uint v170 = v167 & v163;
            const uint v171 = b0[v169];
            const uint v172 = v169 + v143;
            const uint v173 = b0[v172];
            const uint v174 = v171 >> v170;
            const uint v175 = v163 - v170;
            const uint v176 = v173 << v143;
            const uint v177 = v176 << v175;
            const uint v178 = v174 | v177;
            const uint v179 = v143 << v161;
            const uint v180 = v179 - v143;
            const uint v182 = v94 >> v181;
            const bool v184 = v136 == v141;
            const bool v185 = v136 == v183;
            const uint v186 = v182 >> v143;
            const uint v187 = select(v186, v182, v184);
            const uint v189 = v188 + v187;
            const uint v190 = b0[v189];
            const float v191 = as_type<float>(v190);
            const uint v192 = v182 & v143;
            const bool v193 = v192 == v143;
            const float2 v194 = float2(as_type<half2>(v190));
            const float v195 = v194.x;
            const float v196 = v194.y;
            const uint v197 = v190 << v152;
            const uint v198 = v190 & v153;
            const float v199 = as_type<float>(v197);
            const float v200 = as_type<float>(v198);
            const float v201 = select(v195, v196, v193);
            const float v202 = select(v199, v200, v193);
            const float v203 = select(v202, v201, v185);
            const float v204 = select(v203, v191, v184);
            const bool v205 = v136 == v141;
            const bool v206 = v136 == v183;
            const uint v207 = v182 >> v143;
            const uint v208 = select(v207, v182, v205);
            const uint v210 = v209 + v208;
            const uint v211 = b0[v210];
            const float v212 = as_type<float>(v211);
            const uint v213 = v182 & v143;
            const bool v214 = v213 == v143;
            const float2 v215 = float2(as_type<half2>(v211));
            const float v216 = v215.x;
            const float v217 = v215.y;
            const uint v218 = v211 << v152;
            const uint v219 = v211 & v153;
            const float v220 = as_type<float>(v218);
            const float v221 = as_type<float>(v219);
            const float v222 = select(v216, v217, v214);
            const float v223 = select(v220, v221, v214);
            const float v224 = select(v223, v222, v206);
            const float v225 = select(v224, v212, v205);
            const uint v226 = v178 & v180;
            const float v227 = float(v226);
            const float v228 = fma(v204, v227, v225);
            x5 = v228;
          }
        }
        const float v229 = x5;
        const float v96 = x0;
        const float v97 = fma(v93, v229, v96);
        x0 = v97;
        const uint v98 = v80 + v91;
        const bool v230 = v136 == v137;
        if (v230) {
          const uint v231 = b0[v98];
          const float v232 = as_type<float>(v231);
          x6 = v232;
        } else {
          const bool v233 = v136 < v141;
          if (v233) {
            const bool v234 = v136 == v143;
            const uint v235 = v98 >> v143;
            const uint v236 = b0[v235];
            const uint v237 = v98 & v143;
            const bool v238 = v237 == v143;
            const float2 v239 = float2(as_type<half2>(v236));
            const float v240 = v239.x;
            const float v241 = v239.y;
            const uint v242 = v236 << v152;
            const uint v243 = v236 & v153;
            const float v244 = as_type<float>(v242);
            const float v245 = as_type<float>(v243);
            const float v246 = select(v240, v241, v238);
            const float v247 = select(v244, v245, v238);
            const float v248 = select(v247, v246, v234);
            x6 = v248;
          } else {
            const uint v249 = v98 >> v162;
            const uint v250 = v249 * v161;
            const uint v251 = v98 & v163;
            const uint v252 = v251 * v161;
            const uint v253 = v252 >> v162;
            const uint v254 = v250 + v253;
            const uint v255 = v252 & v163;
            const uint v256 = b0[v254];
            const uint v257 = v254 + v143;
            const uint v258 = b0[v257];
            const uint v259 = v256 >> v255;
            const uint v260 = v163 - v255;
            const uint v261 = v258 << v143;
            const uint v262 = v261 << v260;
            const uint v263 = v259 | v262;
            const uint v264 = v143 << v161;
            const uint v265 = v264 - v143;
            const uint v266 = v98 >> v181;
            const bool v267 = v136 == v141;
            const bool v268 = v136 == v183;
            const uint v269 = v266 >> v143;
            const uint v270 = select(v269, v266, v267);
            const uint v271 = v188 + v270;
            const uint v272 = b0[v271];
            const float v273 = as_type<float>(v272);
            const uint v274 = v266 & v143;
            const bool v275 = v274 == v143;
            const float2 v276 = float2(as_type<half2>(v272));
            const float v277 = v276.x;
            const float v278 = v276.y;
            const uint v279 = v272 << v152;
            const uint v280 = v272 & v153;
            const float v281 = as_type<float>(v279);
            const float v282 = as_type<float>(v280);
            const float v283 = select(v277, v278, v275);
            const float v284 = select(v281, v282, v275);
            const float v285 = select(v284, v283, v268);
            const float v286 = select(v285, v273, v267);
            const bool v287 = v136 == v141;
            const bool v288 = v136 == v183;
            const uint v289 = v266 >> v143;
            const uint v290 = select(v289, v266, v287);
            const uint v291 = v209 + v290;
            const uint v292 = b0[v291];
            const float v293 = as_type<float>(v292);
            const uint v294 = v266 & v143;
            const bool v295 = v294 == v143;
            const float2 v296 = float2(as_type<half2>(v292));
            const float v297 = v296.x;
            const float v298 = v296.y;
            const uint v299 = v292 << v152;
            const uint v300 = v292 & v153;
            const float v301 = as_type<float>(v299);
            const float v302 = as_type<float>(v300);
            const float v303 = select(v297, v298, v295);
            const float v304 = select(v301, v302, v295);
            const float v305 = select(v304, v303, v288);
            const float v306 = select(v305, v293, v287);
            const uint v307 = v263 & v265;
            const float v308 = float(v307);
            const float v309 = fma(v286, v308, v306);
            x6 = v309;
          }
        }
        const float v310 = x6;
        const float v100 = x1;
        const float v101 = fma(v93, v310, v100);
        x1 = v101;
        const uint v102 = v84 + v91;
        const bool v311 = v136 == v137;
        if (v311) {
          const uint v312 = b0[v102];
          const float v313 = as_type<float>(v312);
          x7 = v313;
        } else {
          const bool v314 = v136 < v141;
          if (v314) {
            const bool v315 = v136 == v143;
            const uint v316 = v102 >> v143;
            const uint v317 = b0[v316];
            const uint v318 = v102 & v143;
            const bool v319 = v318 == v143;
            const float2 v320 = float2(as_type<half2>(v317));
            const float v321 = v320.x;
            const float v322 = v320.y;
            const uint v323 = v317 << v152;
            const uint v324 = v317 & v153;
            const float v325 = as_type<float>(v323);
            const float v326 = as_type<float>(v324);
            const float v327 = select(v321, v322, v319);
            const float v328 = select(v325, v326, v319);
            const float v329 = select(v328, v327, v315);
            x7 = v329;
          } else {
            const uint v330 = v102 >> v162;
            const uint v331 = v330 * v161;
            const uint v332 = v102 & v163;
            const uint v333 = v332 * v161;
            const uint v334 = v333 >> v162;
            const uint v335 = v331 + v334;
            const uint v336 = v333 & v163;
            const uint v337 = b0[v335];
            const uint v338 = v335 + v143;
            const uint v339 = b0[v338];
            const uint v340 = v337 >> v336;
            const uint v341 = v163 - v336;
            const uint v342 = v339 << v143;
            const uint v343 = v342 << v341;
            const uint v344 = v340 | v343;
            const uint v345 = v143 << v161;
            const uint v346 = v345 - v143;
            const uint v347 = v102 >> v181;
            const bool v348 = v136 == v141;
            const bool v349 = v136 == v183;
            const uint v350 = v347 >> v143;
            const uint v351 = select(v350, v347, v348);
            const uint v352 = v188 + v351;
            const uint v353 = b0[v352];
            const float v354 = as_type<float>(v353);
            const uint v355 = v347 & v143;
            const bool v356 = v355 == v143;
            const float2 v357 = float2(as_type<half2>(v353));
            const float v358 = v357.x;
            const float v359 = v357.y;
            const uint v360 = v353 << v152;
            const uint v361 = v353 & v153;
            const float v362 = as_type<float>(v360);
            const float v363 = as_type<float>(v361);
            const float v364 = select(v358, v359, v356);
            const float v365 = select(v362, v363, v356);
            const float v366 = select(v365, v364, v349);
            const float v367 = select(v366, v354, v348);
            const bool v368 = v136 == v141;
            const bool v369 = v136 == v183;
            const uint v370 = v347 >> v143;
            const uint v371 = select(v370, v347, v368);
            const uint v372 = v209 + v371;
            const uint v373 = b0[v372];
            const float v374 = as_type<float>(v373);
            const uint v375 = v347 & v143;
            const bool v376 = v375 == v143;
            const float2 v377 = float2(as_type<half2>(v373));
            const float v378 = v377.x;
            const float v379 = v377.y;
            const uint v380 = v373 << v152;
            const uint v381 = v373 & v153;
            const float v382 = as_type<float>(v380);
            const float v383 = as_type<float>(v381);
            const float v384 = select(v378, v379, v376);
            const float v385 = select(v382, v383, v376);
            const float v386 = select(v385, v384, v369);
            const float v387 = select(v386, v374, v368);
            const uint v388 = v344 & v346;
            const float v389 = float(v388);
            const float v390 = fma(v367, v389, v387);
            x7 = v390;
          }
        }
        const float v391 = x7;
        const float v104 = x2;
        const float v105 = fma(v93, v391, v104);
        x2 = v105;
        const uint v106 = v88 + v91;
        const bool v392 = v136 == v137;
        if (v392) {
          const uint v393 = b0[v106];
          const float v394 = as_type<float>(v393);
          x8 = v394;
        } else {
          const bool v395 = v136 < v141;
          if (v395) {
            const bool v396 = v136 == v143;
            const uint v397 = v106 >> v143;
            const uint v398 = b0[v397];
            const uint v399 = v106 & v143;
            const bool v400 = v399 == v143;
            const float2 v401 = float2(as_type<half2>(v398));
            const float v402 = v401.x;
            const float v403 = v401.y;
            const uint v404 = v398 << v152;
            const uint v405 = v398 & v153;
            const float v406 = as_type<float>(v404);
            const float v407 = as_type<float>(v405);
            const float v408 = select(v402, v403, v400);
            const float v409 = select(v406, v407, v400);
            const float v410 = select(v409, v408, v396);
            x8 = v410;
          } else {
            const uint v411 = v106 >> v162;
            const uint v412 = v411 * v161;
            const uint v413 = v106 & v163;
            const uint v414 = v413 * v161;
            const uint v415 = v414 >> v162;
            const uint v416 = v412 + v415;
            const uint v417 = v414 & v163;
            const uint v418 = b0[v416];
            const uint v419 = v416 + v143;
            const uint v420 = b0[v419];
            const uint v421 = v418 >> v417;
            const uint v422 = v163 - v417;
            const uint v423 = v420 << v143;
            const uint v424 = v423 << v422;
            const uint v425 = v421 | v424;
            const uint v426 = v143 << v161;
            const uint v427 = v426 - v143;
            const uint v428 = v106 >> v181;
            const bool v429 = v136 == v141;
            const bool v430 = v136 == v183;
            const uint v431 = v428 >> v143;
            const uint v432 = select(v431, v428, v429);
            const uint v433 = v188 + v432;
            const uint v434 = b0[v433];
            const float v435 = as_type<float>(v434);
            const uint v436 = v428 & v143;
            const bool v437 = v436 == v143;
            const float2 v438 = float2(as_type<half2>(v434));
            const float v439 = v438.x;
            const float v440 = v438.y;
            const uint v441 = v434 << v152;
            const uint v442 = v434 & v153;
            const float v443 = as_type<float>(v441);
            const float v444 = as_type<float>(v442);
            const float v445 = select(v439, v440, v437);
            const float v446 = select(v443, v444, v437);
            const float v447 = select(v446, v445, v430);
            const float v448 = select(v447, v435, v429);
            const bool v449 = v136 == v141;
            const bool v450 = v136 == v183;
            const uint v451 = v428 >> v143;
            const uint v452 = select(v451, v428, v449);
            const uint v453 = v209 + v452;
            const uint v454 = b0[v453];
            const float v455 = as_type<float>(v454);
            const uint v456 = v428 & v143;
            const bool v457 = v456 == v143;
            const float2 v458 = float2(as_type<half2>(v454));
            const float v459 = v458.x;
            const float v460 = v458.y;
            const uint v461 = v454 << v152;
            const uint v462 = v454 & v153;
            const float v463 = as_type<float>(v461);
            const float v464 = as_type<float>(v462);
            const float v465 = select(v459, v460, v457);
            const float v466 = select(v463, v464, v457);
            const float v467 = select(v466, v465, v450);
            const float v468 = select(v467, v455, v449);
            const uint v469 = v425 & v427;
            const float v470 = float(v469);
            const float v471 = fma(v448, v470, v468);
            x8 = v471;
          }
        }
        const float v472 = x8;
        const float v108 = x3;
        const float v109 = fma(v93, v472, v108);
        x3 = v109;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v111 = v89 * v110;
    const float v112 = x0;
    m2[v111] = v112;
    const uint v113 = v111 + v68;
    const float v114 = x1;
    m2[v113] = v114;
    const uint v115 = v111 + v81;
    const float v116 = x2;
    m2[v115] = v116;
    const uint v117 = v111 + v85;
    const float v118 = x3;
    m2[v117] = v118;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v120 = v89; v120 < v119; v120 += v90) {
      const uint v121 = v120 / v119;
      const uint v122 = v120 % v119;
      const bool v123 = v121 < v4;
      const bool v124 = v122 < v25;
      const bool v125 = v123 & v124;
      if (v125) {
        x4 = v67;
        for (uint v126 = v70; v126 < v90; v126 += v68) {
          const uint v127 = v126 * v110;
          const uint v128 = v120 + v127;
          const float v129 = m2[v128];
          const float v130 = x4;
          const float v131 = v130 + v129;
          x4 = v131;
        }
        const float v132 = x4;
        const uint v133 = v121 * v9;
        const uint v134 = v6 + v133;
        const uint v135 = v134 + v122;
        m1[v135] = v132;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v48 = v33; v48 < v9; v48 += v34) {
      const uint v49 = v48 / v9;
      const uint v50 = v48 % v9;
      const bool v51 = v49 < v4;
      const bool v52 = v50 < v25;
      const bool v53 = v51 & v52;
      if (v53) {
        const uint v54 = v0 + v49;
        const uint v55 = v23 + v50;
        const uint v56 = v54 * v7;
        const uint v57 = v56 + v55;
        const float v58 = b2[v57];
        const uint v59 = v54 - v0;
        const uint v60 = v59 * v9;
        const uint v61 = v55 - v23;
        const uint v62 = v60 + v61;
        const float v63 = m1[v62];
        const float v64 = v58 + v63;
        const uint v65 = v54 * v7;
        const uint v66 = v65 + v55;
        b3[v66] = v64;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
