#include <metal_stdlib>
using namespace metal;

kernel void experts_4_v1_r4_blocks(
    device const float* b0 [[buffer(0)]], // stored0
    device const int* b1 [[buffer(1)]], // stored1
    device const int* b2 [[buffer(2)]], // stored2
    device const uint* b3 [[buffer(3)]], // expert_gate
    device const uint* b4 [[buffer(4)]], // expert_up
    device float* b5 [[buffer(5)]], // stored5
    constant uint* params [[buffer(6)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[512];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
  alignas(16) threadgroup float m4[512];
  alignas(16) threadgroup float m5[512];
  uint x0;
  uint x1;
  uint x2;
  uint x3;
  float x4;
  float x5;
  float x6;
  float x7;
  float x8;
  float x9;
  float x10;
  float x11;
  float x12;
  float x13;
  float x14;
  float x15;
  float x16;
  float x17;
  float x18;
  float x19;
  float x20;
  float x21;
  float x22;
  float x23;
  const uint v705 = params[21];
  const uint v706 = 0u;
  const uint v710 = 3u;
  const uint v712 = 1u;
  const uint v721 = 16u;
  const uint v722 = 4294901760u;
  const uint v730 = params[22];
  const uint v731 = 5u;
  const uint v732 = 31u;
  const uint v750 = params[23];
  const uint v752 = 4u;
  const uint v757 = params[24];
  const uint v778 = params[25];
  const uint v799 = params[26];
  const uint v819 = params[27];
  const uint v837 = params[28];
  const uint v843 = params[29];
  const uint v864 = params[30];
  const uint v95 = 0u;
  const uint v96 = 1u;
  const uint v97 = 128u;
  const uint v98 = 4u;
  const uint v99 = lane;
  const uint v100 = 32u;
  const float v105 = 0.0f;
  const uint v110 = params[5];
  const uint v111 = 6u;
  const uint v116 = params[6];
  const uint v117 = params[7];
  const uint v121 = params[8];
  const float v143 = 0.088388346f;
  const uint v148 = 64u;
  const uint v149 = 7u;
  const uint v167 = 16u;
  const uint v177 = params[9];
  const uint v178 = params[10];
  const uint v179 = 2u;
  const uint v185 = 3u;
  const uint v186 = 5u;
  const uint v207 = 31u;
  const uint v227 = 65535u;
  const uint v229 = params[11];
  const uint v232 = 89226354u;
  const uint v233 = 3417055213u;
  const uint v234 = 2212286765u;
  const uint v237 = 64248484u;
  const uint v241 = 2415890431u;
  const uint v242 = 996162400u;
  const uint v246 = 32768u;
  const uint v247 = 32767u;
  const uint v248 = 13u;
  const uint v249 = 939524096u;
  const uint v265 = 16711935u;
  const uint v266 = 8u;
  const uint v267 = 2047u;
  const float v276 = 0.006767273f;
  const float v277 = -3.453125f;
  const uint v283 = 4095u;
  const uint v284 = 4294959104u;
  const uint v296 = 256u;
  const uint v301 = 384u;
  const uint v373 = params[12];
  const uint v378 = params[13];
  const uint v379 = params[14];
  const uint v383 = params[15];
  const uint v435 = params[16];
  const uint v436 = params[17];
  const uint v482 = params[18];
  const uint v636 = params[19];
  const uint v685 = params[20];
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
  const uint v49 = params[3];
  const uint v53 = lane;
  const uint v54 = 32u;
  const uint v61 = 512u;
  const float v82 = 1.0f;
  const uint v90 = params[4];
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
        for (uint v101 = v99; v101 < v97; v101 += v100) {
          for (uint v102 = v95; v102 < v98; v102 += v96) {
            const uint v103 = v102 * v97;
            const uint v104 = v101 + v103;
            m4[v104] = v105;
          }
        }
        for (uint v106 = v99; v106 < v97; v106 += v100) {
          for (uint v107 = v95; v107 < v98; v107 += v96) {
            const uint v108 = v107 * v97;
            const uint v109 = v106 + v108;
            m5[v109] = v105;
          }
        }
        for (uint v42 = v41; v42 < v37; v42 += v3) {
          const uint v43 = v37 - v42;
          const uint v44 = min(v3, v43);
          for (uint v45 = v41; v45 < v36; v45 += v7) {
            const uint v46 = v34 + v45;
            const int v47 = b2[v46];
            const uint v48 = uint(v47);
            const uint v50 = v48 / v49;
            const uint v51 = v50 * v37;
            const uint v52 = v42 + v51;
            for (uint v55 = v53; v55 < v44; v55 += v54) {
              const uint v56 = v52 + v55;
              const float v57 = b0[v56];
              const uint v58 = v45 * v3;
              const uint v59 = v55 + v58;
              m2[v59] = v57;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          const uint v60 = v40 + v42;
          const bool v112 = v110 == v111;
          if (v112) {
            const uint v113 = v60 / v37;
            const uint v114 = v113 * v37;
            const uint v115 = v60 - v114;
            const uint v118 = v113 / v116;
            const uint v119 = v113 % v116;
            const uint v120 = v118 * v117;
            x0 = v119;
            x1 = v120;
            const uint v122 = v120 + v121;
            for (uint v123 = v99; v123 < v97; v123 += v100) {
              for (uint v124 = v95; v124 < v98; v124 += v96) {
                x4 = v105;
                const bool v125 = v124 < v36;
                const bool v126 = v123 < v44;
                const bool v127 = v125 & v126;
                if (v127) {
                  const uint v128 = v124 * v3;
                  const uint v129 = v41 + v128;
                  const uint v130 = v129 + v123;
                  const float v131 = m2[v130];
                  const uint v132 = v115 + v123;
                  const uint v133 = v132 >> v96;
                  const uint v134 = v122 + v133;
                  const uint v135 = b3[v134];
                  const uint v136 = v132 & v96;
                  const bool v137 = v136 == v96;
                  const float2 v138 = float2(as_type<half2>(v135));
                  const float v139 = v138.x;
                  const float v140 = v138.y;
                  const float v141 = select(v139, v140, v137);
                  const float v142 = v131 * v141;
                  const float v144 = v142 * v143;
                  x4 = v144;
                }
                const float v145 = x4;
                const uint v146 = v124 * v97;
                const uint v147 = v123 + v146;
                m3[v147] = v145;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            for (uint v150 = v95; v150 < v149; v150 += v96) {
              const uint v151 = v96 << v150;
              const uint v152 = v151 - v96;
              const uint v153 = v150 + v96;
              for (uint v154 = v99; v154 < v148; v154 += v100) {
                const uint v155 = v154 >> v150;
                const uint v156 = v155 << v153;
                const uint v157 = v154 & v152;
                const uint v158 = v156 + v157;
                for (uint v159 = v95; v159 < v98; v159 += v96) {
                  const uint v160 = v159 * v97;
                  const uint v161 = v160 + v158;
                  const uint v162 = v161 + v151;
                  const float v163 = m3[v161];
                  const float v164 = m3[v162];
                  const float v165 = v163 + v164;
                  const float v166 = v163 - v164;
                  m3[v161] = v165;
                  m3[v162] = v166;
                }
              }
              threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            }
            const uint v168 = v115 / v167;
            for (uint v169 = v99; v169 < v97; v169 += v100) {
              x5 = v105;
              x6 = v105;
              x7 = v105;
              x8 = v105;
              const uint v170 = v119 + v169;
              const uint v171 = v170 / v167;
              const uint v172 = v170 % v167;
              for (uint v173 = v95; v173 < v97; v173 += v96) {
                const uint v174 = v173 / v167;
                const uint v175 = v168 + v174;
                const uint v176 = v173 % v167;
                const uint v180 = v177 * v98;
                const uint v181 = v175 * v178;
                const uint v182 = v181 + v171;
                const uint v183 = v182 * v180;
                const uint v184 = v120 + v183;
                const uint v187 = v172 & v149;
                const uint v188 = v187 << v186;
                const uint v189 = v172 >> v185;
                const uint v190 = v189 << v179;
                const uint v191 = v176 & v149;
                const uint v192 = v191 >> v96;
                const uint v193 = v192 << v185;
                const uint v194 = v176 >> v185;
                const uint v195 = v194 << v96;
                const uint v196 = v176 & v96;
                const uint v197 = v188 + v190;
                const uint v198 = v197 + v193;
                const uint v199 = v198 + v195;
                const uint v200 = v199 + v196;
                const uint v201 = v200 + v96;
                const uint v202 = v201 * v177;
                const uint v203 = v202 >> v96;
                const uint v204 = v180 << v186;
                const uint v205 = v203 + v204;
                const uint v206 = v205 - v96;
                const uint v208 = v206 >> v186;
                const uint v209 = v205 - v167;
                const uint v210 = v209 >> v186;
                const bool v211 = v208 < v180;
                const uint v212 = v208 - v180;
                const uint v213 = select(v212, v208, v211);
                const uint v214 = v184 + v213;
                const uint v215 = b3[v214];
                const bool v216 = v210 < v180;
                const uint v217 = v210 - v180;
                const uint v218 = select(v217, v210, v216);
                const uint v219 = v184 + v218;
                const uint v220 = b3[v219];
                const uint v221 = v206 & v207;
                const uint v222 = v207 - v221;
                const uint v223 = v215 >> v222;
                const uint v224 = v220 << v96;
                const uint v225 = v224 << v221;
                const uint v226 = v223 | v225;
                const uint v228 = v226 & v227;
                const bool v230 = v229 == v95;
                const bool v231 = v229 == v179;
                const uint v235 = select(v233, v234, v231);
                const uint v236 = select(v235, v232, v230);
                const uint v238 = select(v95, v237, v230);
                const uint v239 = v228 * v236;
                const uint v240 = v239 + v238;
                const uint v243 = v240 & v241;
                const uint v244 = v243 ^ v242;
                const uint v245 = v244 >> v167;
                const uint v250 = v244 & v246;
                const uint v251 = v250 << v167;
                const uint v252 = v244 & v247;
                const uint v253 = v252 << v248;
                const uint v254 = v253 + v249;
                const uint v255 = v251 | v254;
                const float v256 = as_type<float>(v255);
                const uint v257 = v245 & v246;
                const uint v258 = v257 << v167;
                const uint v259 = v245 & v247;
                const uint v260 = v259 << v248;
                const uint v261 = v260 + v249;
                const uint v262 = v258 | v261;
                const float v263 = as_type<float>(v262);
                const float v264 = v256 + v263;
                const uint v268 = v240 & v265;
                const uint v269 = v240 >> v266;
                const uint v270 = v269 & v265;
                const uint v271 = v268 + v270;
                const uint v272 = v271 >> v167;
                const uint v273 = v271 + v272;
                const uint v274 = v273 & v267;
                const float v275 = float(v274);
                const float v278 = fma(v275, v276, v277);
                const float v279 = select(v264, v278, v231);
                const uint v280 = as_type<uint>(v279);
                const uint v281 = v280 >> v248;
                const uint v282 = v281 & v96;
                const uint v285 = v280 + v283;
                const uint v286 = v285 + v282;
                const uint v287 = v286 & v284;
                const float v288 = as_type<float>(v287);
                const float v289 = m3[v173];
                const float v290 = x5;
                const float v291 = fma(v289, v288, v290);
                x5 = v291;
                const uint v292 = v173 + v97;
                const float v293 = m3[v292];
                const float v294 = x6;
                const float v295 = fma(v293, v288, v294);
                x6 = v295;
                const uint v297 = v173 + v296;
                const float v298 = m3[v297];
                const float v299 = x7;
                const float v300 = fma(v298, v288, v299);
                x7 = v300;
                const uint v302 = v173 + v301;
                const float v303 = m3[v302];
                const float v304 = x8;
                const float v305 = fma(v303, v288, v304);
                x8 = v305;
              }
              const float v306 = m4[v169];
              const float v307 = x5;
              const float v308 = v306 + v307;
              m4[v169] = v308;
              const uint v309 = v169 + v97;
              const float v310 = m4[v309];
              const float v311 = x6;
              const float v312 = v310 + v311;
              m4[v309] = v312;
              const uint v313 = v169 + v296;
              const float v314 = m4[v313];
              const float v315 = x7;
              const float v316 = v314 + v315;
              m4[v313] = v316;
              const uint v317 = v169 + v301;
              const float v318 = m4[v317];
              const float v319 = x8;
              const float v320 = v318 + v319;
              m4[v317] = v320;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          } else {
            const uint v321 = v36 - v96;
            const uint v322 = v33 - v96;
            for (uint v323 = v99; v323 < v97; v323 += v100) {
              x9 = v105;
              x10 = v105;
              x11 = v105;
              x12 = v105;
              const uint v324 = min(v323, v322);
              const uint v325 = v324 * v37;
              const uint v326 = v60 + v325;
              for (uint v327 = v95; v327 < v44; v327 += v96) {
                const uint v328 = v326 + v327;
                const bool v707 = v705 == v706;
                if (v707) {
                  const uint v708 = b3[v328];
                  const float v709 = as_type<float>(v708);
                  x22 = v709;
                } else {
                  const bool v711 = v705 < v710;
                  if (v711) {
                    const bool v713 = v705 == v712;
                    const uint v714 = v328 >> v712;
                    const uint v715 = b3[v714];
                    const uint v716 = v328 & v712;
                    const bool v717 = v716 == v712;
                    const float2 v718 = float2(as_type<half2>(v715));
                    const float v719 = v718.x;
                    const float v720 = v718.y;
                    const uint v723 = v715 << v721;
                    const uint v724 = v715 & v722;
                    const float v725 = as_type<float>(v723);
                    const float v726 = as_type<float>(v724);
                    const float v727 = select(v719, v720, v717);
                    const float v728 = select(v725, v726, v717);
                    const float v729 = select(v728, v727, v713);
                    x22 = v729;
                  } else {
                    const uint v733 = v328 >> v731;
                    const uint v734 = v733 * v730;
                    const uint v735 = v328 & v732;
                    const uint v736 = v735 * v730;
                    const uint v737 = v736 >> v731;
                    const uint v738 = v734 + v737;
                    const uint v739 = v736 & v732;
                    const uint v740 = b3[v738];
                    const uint v741 = v738 + v712;
                    const uint v742 = b3[v741];
                    const uint v743 = v740 >> v739;
                    const uint v744 = v732 - v739;
                    const uint v745 = v742 << v712;
                    const uint v746 = v745 << v744;
                    const uint v747 = v743 | v746;
                    const uint v748 = v712 << v730;
                    const uint v749 = v748 - v712;
                    const uint v751 = v328 >> v750;
                    const bool v753 = v705 == v710;
                    const bool v754 = v705 == v752;
                    const uint v755 = v751 >> v712;
                    const uint v756 = select(v755, v751, v753);
                    const uint v758 = v757 + v756;
                    const uint v759 = b3[v758];
                    const float v760 = as_type<float>(v759);
                    const uint v761 = v751 & v712;
                    const bool v762 = v761 == v712;
                    const float2 v763 = float2(as_type<half2>(v759));
                    const float v764 = v763.x;
                    const float v765 = v763.y;
                    const uint v766 = v759 << v721;
                    const uint v767 = v759 & v722;
                    const float v768 = as_type<float>(v766);
                    const float v769 = as_type<float>(v767);
                    const float v770 = select(v764, v765, v762);
                    const float v771 = select(v768, v769, v762);
                    const float v772 = select(v771, v770, v754);
                    const float v773 = select(v772, v760, v753);
                    const bool v774 = v705 == v710;
                    const bool v775 = v705 == v752;
                    const uint v776 = v751 >> v712;
                    const uint v777 = select(v776, v751, v774);
                    const uint v779 = v778 + v777;
                    const uint v780 = b3[v779];
                    const float v781 = as_type<float>(v780);
                    const uint v782 = v751 & v712;
                    const bool v783 = v782 == v712;
                    const float2 v784 = float2(as_type<half2>(v780));
                    const float v785 = v784.x;
                    const float v786 = v784.y;
                    const uint v787 = v780 << v721;
                    const uint v788 = v780 & v722;
                    const float v789 = as_type<float>(v787);
                    const float v790 = as_type<float>(v788);
                    const float v791 = select(v785, v786, v783);
                    const float v792 = select(v789, v790, v783);
                    const float v793 = select(v792, v791, v775);
                    const float v794 = select(v793, v781, v774);
                    const uint v795 = v747 & v749;
                    const float v796 = float(v795);
                    const float v797 = fma(v773, v796, v794);
                    x22 = v797;
                  }
                }
                const float v798 = x22;
                const uint v330 = min(v95, v321);
                const uint v331 = v330 * v3;
                const uint v332 = v41 + v331;
                const uint v333 = v332 + v327;
                const float v334 = m2[v333];
                const float v335 = x9;
                const float v336 = fma(v334, v798, v335);
                x9 = v336;
                const uint v337 = min(v96, v321);
                const uint v338 = v337 * v3;
                const uint v339 = v41 + v338;
                const uint v340 = v339 + v327;
                const float v341 = m2[v340];
                const float v342 = x10;
                const float v343 = fma(v341, v798, v342);
                x10 = v343;
                const uint v344 = min(v179, v321);
                const uint v345 = v344 * v3;
                const uint v346 = v41 + v345;
                const uint v347 = v346 + v327;
                const float v348 = m2[v347];
                const float v349 = x11;
                const float v350 = fma(v348, v798, v349);
                x11 = v350;
                const uint v351 = min(v185, v321);
                const uint v352 = v351 * v3;
                const uint v353 = v41 + v352;
                const uint v354 = v353 + v327;
                const float v355 = m2[v354];
                const float v356 = x12;
                const float v357 = fma(v355, v798, v356);
                x12 = v357;
              }
              const float v358 = m4[v323];
              const float v359 = x9;
              const float v360 = v358 + v359;
              m4[v323] = v360;
              const uint v361 = v323 + v97;
              const float v362 = m4[v361];
              const float v363 = x10;
              const float v364 = v362 + v363;
              m4[v361] = v364;
              const uint v365 = v323 + v296;
              const float v366 = m4[v365];
              const float v367 = x11;
              const float v368 = v366 + v367;
              m4[v365] = v368;
              const uint v369 = v323 + v301;
              const float v370 = m4[v369];
              const float v371 = x12;
              const float v372 = v370 + v371;
              m4[v369] = v372;
            }
          }
          const bool v374 = v373 == v111;
          if (v374) {
            const uint v375 = v60 / v37;
            const uint v376 = v375 * v37;
            const uint v377 = v60 - v376;
            const uint v380 = v375 / v378;
            const uint v381 = v375 % v378;
            const uint v382 = v380 * v379;
            x2 = v381;
            x3 = v382;
            const uint v384 = v382 + v383;
            for (uint v385 = v99; v385 < v97; v385 += v100) {
              for (uint v386 = v95; v386 < v98; v386 += v96) {
                x13 = v105;
                const bool v387 = v386 < v36;
                const bool v388 = v385 < v44;
                const bool v389 = v387 & v388;
                if (v389) {
                  const uint v390 = v386 * v3;
                  const uint v391 = v41 + v390;
                  const uint v392 = v391 + v385;
                  const float v393 = m2[v392];
                  const uint v394 = v377 + v385;
                  const uint v395 = v394 >> v96;
                  const uint v396 = v384 + v395;
                  const uint v397 = b4[v396];
                  const uint v398 = v394 & v96;
                  const bool v399 = v398 == v96;
                  const float2 v400 = float2(as_type<half2>(v397));
                  const float v401 = v400.x;
                  const float v402 = v400.y;
                  const float v403 = select(v401, v402, v399);
                  const float v404 = v393 * v403;
                  const float v405 = v404 * v143;
                  x13 = v405;
                }
                const float v406 = x13;
                const uint v407 = v386 * v97;
                const uint v408 = v385 + v407;
                m3[v408] = v406;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            for (uint v409 = v95; v409 < v149; v409 += v96) {
              const uint v410 = v96 << v409;
              const uint v411 = v410 - v96;
              const uint v412 = v409 + v96;
              for (uint v413 = v99; v413 < v148; v413 += v100) {
                const uint v414 = v413 >> v409;
                const uint v415 = v414 << v412;
                const uint v416 = v413 & v411;
                const uint v417 = v415 + v416;
                for (uint v418 = v95; v418 < v98; v418 += v96) {
                  const uint v419 = v418 * v97;
                  const uint v420 = v419 + v417;
                  const uint v421 = v420 + v410;
                  const float v422 = m3[v420];
                  const float v423 = m3[v421];
                  const float v424 = v422 + v423;
                  const float v425 = v422 - v423;
                  m3[v420] = v424;
                  m3[v421] = v425;
                }
              }
              threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            }
            const uint v426 = v377 / v167;
            for (uint v427 = v99; v427 < v97; v427 += v100) {
              x14 = v105;
              x15 = v105;
              x16 = v105;
              x17 = v105;
              const uint v428 = v381 + v427;
              const uint v429 = v428 / v167;
              const uint v430 = v428 % v167;
              for (uint v431 = v95; v431 < v97; v431 += v96) {
                const uint v432 = v431 / v167;
                const uint v433 = v426 + v432;
                const uint v434 = v431 % v167;
                const uint v437 = v435 * v98;
                const uint v438 = v433 * v436;
                const uint v439 = v438 + v429;
                const uint v440 = v439 * v437;
                const uint v441 = v382 + v440;
                const uint v442 = v430 & v149;
                const uint v443 = v442 << v186;
                const uint v444 = v430 >> v185;
                const uint v445 = v444 << v179;
                const uint v446 = v434 & v149;
                const uint v447 = v446 >> v96;
                const uint v448 = v447 << v185;
                const uint v449 = v434 >> v185;
                const uint v450 = v449 << v96;
                const uint v451 = v434 & v96;
                const uint v452 = v443 + v445;
                const uint v453 = v452 + v448;
                const uint v454 = v453 + v450;
                const uint v455 = v454 + v451;
                const uint v456 = v455 + v96;
                const uint v457 = v456 * v435;
                const uint v458 = v457 >> v96;
                const uint v459 = v437 << v186;
                const uint v460 = v458 + v459;
                const uint v461 = v460 - v96;
                const uint v462 = v461 >> v186;
                const uint v463 = v460 - v167;
                const uint v464 = v463 >> v186;
                const bool v465 = v462 < v437;
                const uint v466 = v462 - v437;
                const uint v467 = select(v466, v462, v465);
                const uint v468 = v441 + v467;
                const uint v469 = b4[v468];
                const bool v470 = v464 < v437;
                const uint v471 = v464 - v437;
                const uint v472 = select(v471, v464, v470);
                const uint v473 = v441 + v472;
                const uint v474 = b4[v473];
                const uint v475 = v461 & v207;
                const uint v476 = v207 - v475;
                const uint v477 = v469 >> v476;
                const uint v478 = v474 << v96;
                const uint v479 = v478 << v475;
                const uint v480 = v477 | v479;
                const uint v481 = v480 & v227;
                const bool v483 = v482 == v95;
                const bool v484 = v482 == v179;
                const uint v485 = select(v233, v234, v484);
                const uint v486 = select(v485, v232, v483);
                const uint v487 = select(v95, v237, v483);
                const uint v488 = v481 * v486;
                const uint v489 = v488 + v487;
                const uint v490 = v489 & v241;
                const uint v491 = v490 ^ v242;
                const uint v492 = v491 >> v167;
                const uint v493 = v491 & v246;
                const uint v494 = v493 << v167;
                const uint v495 = v491 & v247;
                const uint v496 = v495 << v248;
                const uint v497 = v496 + v249;
                const uint v498 = v494 | v497;
                const float v499 = as_type<float>(v498);
                const uint v500 = v492 & v246;
                const uint v501 = v500 << v167;
                const uint v502 = v492 & v247;
                const uint v503 = v502 << v248;
                const uint v504 = v503 + v249;
                const uint v505 = v501 | v504;
                const float v506 = as_type<float>(v505);
                const float v507 = v499 + v506;
                const uint v508 = v489 & v265;
                const uint v509 = v489 >> v266;
                const uint v510 = v509 & v265;
                const uint v511 = v508 + v510;
                const uint v512 = v511 >> v167;
                const uint v513 = v511 + v512;
                const uint v514 = v513 & v267;
                const float v515 = float(v514);
                const float v516 = fma(v515, v276, v277);
                const float v517 = select(v507, v516, v484);
                const uint v518 = as_type<uint>(v517);
                const uint v519 = v518 >> v248;
                const uint v520 = v519 & v96;
                const uint v521 = v518 + v283;
                const uint v522 = v521 + v520;
                const uint v523 = v522 & v284;
                const float v524 = as_type<float>(v523);
                const float v525 = m3[v431];
                const float v526 = x14;
                const float v527 = fma(v525, v524, v526);
                x14 = v527;
                const uint v528 = v431 + v97;
                const float v529 = m3[v528];
                const float v530 = x15;
                const float v531 = fma(v529, v524, v530);
                x15 = v531;
                const uint v532 = v431 + v296;
                const float v533 = m3[v532];
                const float v534 = x16;
                const float v535 = fma(v533, v524, v534);
                x16 = v535;
                const uint v536 = v431 + v301;
                const float v537 = m3[v536];
                const float v538 = x17;
                const float v539 = fma(v537, v524, v538);
                x17 = v539;
              }
              const float v540 = m5[v427];
              const float v541 = x14;
              const float v542 = v540 + v541;
              m5[v427] = v542;
              const uint v543 = v427 + v97;
              const float v544 = m5[v543];
              const float v545 = x15;
              const float v546 = v544 + v545;
              m5[v543] = v546;
              const uint v547 = v427 + v296;
              const float v548 = m5[v547];
              const float v549 = x16;
              const float v550 = v548 + v549;
              m5[v547] = v550;
              const uint v551 = v427 + v301;
              const float v552 = m5[v551];
              const float v553 = x17;
              const float v554 = v552 + v553;
              m5[v551] = v554;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          } else {
            const uint v555 = v36 - v96;
            const uint v556 = v33 - v96;
            for (uint v557 = v99; v557 < v97; v557 += v100) {
              x18 = v105;
              x19 = v105;
              x20 = v105;
              x21 = v105;
              const uint v558 = min(v557, v556);
              const uint v559 = v558 * v37;
              const uint v560 = v60 + v559;
              for (uint v561 = v95; v561 < v44; v561 += v96) {
                const uint v562 = v560 + v561;
                const bool v800 = v799 == v706;
                if (v800) {
                  const uint v801 = b4[v562];
                  const float v802 = as_type<float>(v801);
                  x23 = v802;
                } else {
                  const bool v803 = v799 < v710;
                  if (v803) {
                    const bool v804 = v799 == v712;
                    const uint v805 = v562 >> v712;
                    const uint v806 = b4[v805];
                    const uint v807 = v562 & v712;
                    const bool v808 = v807 == v712;
                    const float2 v809 = float2(as_type<half2>(v806));
                    const float v810 = v809.x;
                    const float v811 = v809.y;
                    const uint v812 = v806 << v721;
                    const uint v813 = v806 & v722;
                    const float v814 = as_type<float>(v812);
                    const float v815 = as_type<float>(v813);
                    const float v816 = select(v810, v811, v808);
                    const float v817 = select(v814, v815, v808);
                    const float v818 = select(v817, v816, v804);
                    x23 = v818;
                  } else {
                    const uint v820 = v562 >> v731;
                    const uint v821 = v820 * v819;
                    const uint v822 = v562 & v732;
                    const uint v823 = v822 * v819;
                    const uint v824 = v823 >> v731;
                    const uint v825 = v821 + v824;
                    const uint v826 = v823 & v732;
                    const uint v827 = b4[v825];
                    const uint v828 = v825 + v712;
                    const uint v829 = b4[v828];
                    const uint v830 = v827 >> v826;
                    const uint v831 = v732 - v826;
                    const uint v832 = v829 << v712;
                    const uint v833 = v832 << v831;
                    const uint v834 = v830 | v833;
                    const uint v835 = v712 << v819;
                    const uint v836 = v835 - v712;
                    const uint v838 = v562 >> v837;
                    const bool v839 = v799 == v710;
                    const bool v840 = v799 == v752;
                    const uint v841 = v838 >> v712;
                    const uint v842 = select(v841, v838, v839);
                    const uint v844 = v843 + v842;
                    const uint v845 = b4[v844];
                    const float v846 = as_type<float>(v845);
                    const uint v847 = v838 & v712;
                    const bool v848 = v847 == v712;
                    const float2 v849 = float2(as_type<half2>(v845));
                    const float v850 = v849.x;
                    const float v851 = v849.y;
                    const uint v852 = v845 << v721;
                    const uint v853 = v845 & v722;
                    const float v854 = as_type<float>(v852);
                    const float v855 = as_type<float>(v853);
                    const float v856 = select(v850, v851, v848);
                    const float v857 = select(v854, v855, v848);
                    const float v858 = select(v857, v856, v840);
                    const float v859 = select(v858, v846, v839);
                    const bool v860 = v799 == v710;
                    const bool v861 = v799 == v752;
                    const uint v862 = v838 >> v712;
                    const uint v863 = select(v862, v838, v860);
                    const uint v865 = v864 + v863;
                    const uint v866 = b4[v865];
                    const float v867 = as_type<float>(v866);
                    const uint v868 = v838 & v712;
                    const bool v869 = v868 == v712;
                    const float2 v870 = float2(as_type<half2>(v866));
                    const float v871 = v870.x;
                    const float v872 = v870.y;
                    const uint v873 = v866 << v721;
                    const uint v874 = v866 & v722;
                    const float v875 = as_type<float>(v873);
                    const float v876 = as_type<float>(v874);
                    const float v877 = select(v871, v872, v869);
                    const float v878 = select(v875, v876, v869);
                    const float v879 = select(v878, v877, v861);
                    const float v880 = select(v879, v867, v860);
                    const uint v881 = v834 & v836;
                    const float v882 = float(v881);
                    const float v883 = fma(v859, v882, v880);
                    x23 = v883;
                  }
                }
                const float v884 = x23;
                const uint v564 = min(v95, v555);
                const uint v565 = v564 * v3;
                const uint v566 = v41 + v565;
                const uint v567 = v566 + v561;
                const float v568 = m2[v567];
                const float v569 = x18;
                const float v570 = fma(v568, v884, v569);
                x18 = v570;
                const uint v571 = min(v96, v555);
                const uint v572 = v571 * v3;
                const uint v573 = v41 + v572;
                const uint v574 = v573 + v561;
                const float v575 = m2[v574];
                const float v576 = x19;
                const float v577 = fma(v575, v884, v576);
                x19 = v577;
                const uint v578 = min(v179, v555);
                const uint v579 = v578 * v3;
                const uint v580 = v41 + v579;
                const uint v581 = v580 + v561;
                const float v582 = m2[v581];
                const float v583 = x20;
                const float v584 = fma(v582, v884, v583);
                x20 = v584;
                const uint v585 = min(v185, v555);
                const uint v586 = v585 * v3;
                const uint v587 = v41 + v586;
                const uint v588 = v587 + v561;
                const float v589 = m2[v588];
                const float v590 = x21;
                const float v591 = fma(v589, v884, v590);
                x21 = v591;
              }
              const float v592 = m5[v557];
              const float v593 = x18;
              const float v594 = v592 + v593;
              m5[v557] = v594;
              const uint v595 = v557 + v97;
              const float v596 = m5[v595];
              const float v597 = x19;
              const float v598 = v596 + v597;
              m5[v595] = v598;
              const uint v599 = v557 + v296;
              const float v600 = m5[v599];
              const float v601 = x20;
              const float v602 = v600 + v601;
              m5[v599] = v602;
              const uint v603 = v557 + v301;
              const float v604 = m5[v603];
              const float v605 = x21;
              const float v606 = v604 + v605;
              m5[v603] = v606;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v607 = v99; v607 < v97; v607 += v100) {
          for (uint v608 = v95; v608 < v98; v608 += v96) {
            const uint v609 = v608 * v97;
            const uint v610 = v607 + v609;
            const float v611 = m4[v610];
            const uint v612 = v608 * v3;
            const uint v613 = v41 + v612;
            const uint v614 = v613 + v607;
            m0[v614] = v611;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const bool v615 = v110 == v111;
        if (v615) {
          for (uint v616 = v95; v616 < v149; v616 += v96) {
            const uint v617 = v96 << v616;
            const uint v618 = v617 - v96;
            const uint v619 = v616 + v96;
            for (uint v620 = v99; v620 < v148; v620 += v100) {
              const uint v621 = v620 >> v616;
              const uint v622 = v621 << v619;
              const uint v623 = v620 & v618;
              const uint v624 = v622 + v623;
              for (uint v625 = v95; v625 < v98; v625 += v96) {
                const uint v626 = v625 * v3;
                const uint v627 = v41 + v626;
                const uint v628 = v627 + v624;
                const uint v629 = v628 + v617;
                const float v630 = m0[v628];
                const float v631 = m0[v629];
                const float v632 = v630 + v631;
                const float v633 = v630 - v631;
                m0[v628] = v632;
                m0[v629] = v633;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v634 = x0;
          const uint v635 = x1;
          const uint v637 = v635 + v636;
          for (uint v638 = v99; v638 < v97; v638 += v100) {
            for (uint v639 = v95; v639 < v98; v639 += v96) {
              const uint v640 = v639 * v3;
              const uint v641 = v41 + v640;
              const uint v642 = v641 + v638;
              const float v643 = m0[v642];
              const uint v644 = v634 + v638;
              const uint v645 = v644 >> v96;
              const uint v646 = v637 + v645;
              const uint v647 = b3[v646];
              const uint v648 = v644 & v96;
              const bool v649 = v648 == v96;
              const float2 v650 = float2(as_type<half2>(v647));
              const float v651 = v650.x;
              const float v652 = v650.y;
              const float v653 = select(v651, v652, v649);
              const float v654 = v643 * v143;
              const float v655 = v654 * v653;
              m0[v642] = v655;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v656 = v99; v656 < v97; v656 += v100) {
          for (uint v657 = v95; v657 < v98; v657 += v96) {
            const uint v658 = v657 * v97;
            const uint v659 = v656 + v658;
            const float v660 = m5[v659];
            const uint v661 = v657 * v3;
            const uint v662 = v41 + v661;
            const uint v663 = v662 + v656;
            m1[v663] = v660;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const bool v664 = v373 == v111;
        if (v664) {
          for (uint v665 = v95; v665 < v149; v665 += v96) {
            const uint v666 = v96 << v665;
            const uint v667 = v666 - v96;
            const uint v668 = v665 + v96;
            for (uint v669 = v99; v669 < v148; v669 += v100) {
              const uint v670 = v669 >> v665;
              const uint v671 = v670 << v668;
              const uint v672 = v669 & v667;
              const uint v673 = v671 + v672;
              for (uint v674 = v95; v674 < v98; v674 += v96) {
                const uint v675 = v674 * v3;
                const uint v676 = v41 + v675;
                const uint v677 = v676 + v673;
                const uint v678 = v677 + v666;
                const float v679 = m1[v677];
                const float v680 = m1[v678];
                const float v681 = v679 + v680;
                const float v682 = v679 - v680;
                m1[v677] = v681;
                m1[v678] = v682;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v683 = x2;
          const uint v684 = x3;
          const uint v686 = v684 + v685;
          for (uint v687 = v99; v687 < v97; v687 += v100) {
            for (uint v688 = v95; v688 < v98; v688 += v96) {
              const uint v689 = v688 * v3;
              const uint v690 = v41 + v689;
              const uint v691 = v690 + v687;
              const float v692 = m1[v691];
              const uint v693 = v683 + v687;
              const uint v694 = v693 >> v96;
              const uint v695 = v686 + v694;
              const uint v696 = b4[v695];
              const uint v697 = v693 & v96;
              const bool v698 = v697 == v96;
              const float2 v699 = float2(as_type<half2>(v696));
              const float v700 = v699.x;
              const float v701 = v699.y;
              const float v702 = select(v700, v701, v698);
              const float v703 = v692 * v143;
              const float v704 = v703 * v702;
              m1[v691] = v704;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v62 = v53; v62 < v61; v62 += v54) {
          const uint v63 = v62 / v3;
          const uint v64 = v62 % v3;
          const bool v65 = v63 < v36;
          const bool v66 = v64 < v33;
          const bool v67 = v65 & v66;
          if (v67) {
            const uint v68 = v34 + v63;
            const int v69 = b2[v68];
            const uint v70 = uint(v69);
            const uint v71 = v70 / v49;
            const uint v72 = v70 % v49;
            const uint v73 = v31 + v64;
            const uint v74 = v63 * v3;
            const uint v75 = v31 - v74;
            const uint v76 = v71 - v71;
            const uint v77 = v72 - v72;
            const uint v78 = v73 - v75;
            const float v79 = m0[v78];
            const float v80 = -v79;
            const float v81 = precise::exp(v80);
            const float v83 = v81 + v82;
            const float v84 = v79 / v83;
            const uint v85 = v71 - v71;
            const uint v86 = v72 - v72;
            const uint v87 = v73 - v75;
            const float v88 = m1[v87];
            const float v89 = v84 * v88;
            const uint v91 = v71 * v90;
            const uint v92 = v72 * v1;
            const uint v93 = v91 + v92;
            const uint v94 = v93 + v73;
            b5[v94] = v89;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
    }
  }
}
