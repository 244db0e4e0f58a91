#include <metal_stdlib>
using namespace metal;

kernel void mlp_0_v1_r4_blocks(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // gate_proj
    device const uint* b2 [[buffer(2)]], // up_proj
    device const float* b3 [[buffer(3)]], // mlp_norm
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[512];
  alignas(16) threadgroup float m3[512];
  alignas(16) threadgroup float m4[512];
  alignas(16) threadgroup float m5[512];
  alignas(16) threadgroup float m6[512];
  float x0;
  uint x1;
  uint x2;
  float x3;
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
  const uint v696 = params[15];
  const uint v697 = 0u;
  const uint v701 = 3u;
  const uint v703 = 1u;
  const uint v712 = 16u;
  const uint v713 = 4294901760u;
  const uint v721 = params[16];
  const uint v722 = 5u;
  const uint v723 = 31u;
  const uint v741 = params[17];
  const uint v743 = 4u;
  const uint v748 = params[18];
  const uint v769 = params[19];
  const uint v790 = params[20];
  const uint v810 = params[21];
  const uint v828 = params[22];
  const uint v834 = params[23];
  const uint v855 = params[24];
  const uint v94 = 0u;
  const uint v95 = 1u;
  const uint v96 = 128u;
  const uint v97 = 4u;
  const uint v98 = lane;
  const uint v99 = 32u;
  const float v104 = 0.0f;
  const uint v110 = params[3];
  const uint v111 = 6u;
  const uint v115 = params[4];
  const float v136 = 0.088388346f;
  const uint v141 = 64u;
  const uint v142 = 7u;
  const uint v160 = 16u;
  const uint v170 = params[5];
  const uint v171 = params[6];
  const uint v172 = 2u;
  const uint v177 = 3u;
  const uint v178 = 5u;
  const uint v199 = 31u;
  const uint v219 = 65535u;
  const uint v221 = params[7];
  const uint v224 = 89226354u;
  const uint v225 = 3417055213u;
  const uint v226 = 2212286765u;
  const uint v229 = 64248484u;
  const uint v233 = 2415890431u;
  const uint v234 = 996162400u;
  const uint v238 = 32768u;
  const uint v239 = 32767u;
  const uint v240 = 13u;
  const uint v241 = 939524096u;
  const uint v257 = 16711935u;
  const uint v258 = 8u;
  const uint v259 = 2047u;
  const float v268 = 0.006767273f;
  const float v269 = -3.453125f;
  const uint v275 = 4095u;
  const uint v276 = 4294959104u;
  const uint v288 = 256u;
  const uint v293 = 384u;
  const uint v366 = params[8];
  const uint v370 = params[9];
  const uint v421 = params[10];
  const uint v422 = params[11];
  const uint v467 = params[12];
  const uint v620 = params[13];
  const uint v667 = params[14];
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = 1u;
  const float v11 = 0.0f;
  const uint v12 = lane;
  const uint v13 = 32u;
  const uint v24 = params[2];
  const uint v25 = 127u;
  const uint v26 = 128u;
  const uint v31 = group.x;
  const uint v32 = groups.x;
  const float v58 = as_type<float>(params[25]);
  const uint v67 = 512u;
  const float v83 = 1.0f;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  for (uint v9 = v7; v9 < v5; v9 += v8) {
    const uint v10 = v2 + v9;
    x0 = v11;
    for (uint v14 = v12; v14 < v6; v14 += v13) {
      const uint v15 = v10 * v6;
      const uint v16 = v15 + v14;
      const float v17 = b0[v16];
      const float v18 = v17 * v17;
      const float v19 = x0;
      const float v20 = v19 + v18;
      x0 = v20;
    }
    const float v21 = x0;
    const float v686 = simd_shuffle_xor(v21, 16);
    const float v687 = v21 + v686;
    const float v688 = simd_shuffle_xor(v687, 8);
    const float v689 = v687 + v688;
    const float v690 = simd_shuffle_xor(v689, 4);
    const float v691 = v689 + v690;
    const float v692 = simd_shuffle_xor(v691, 2);
    const float v693 = v691 + v692;
    const float v694 = simd_shuffle_xor(v693, 1);
    const float v695 = v693 + v694;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v695;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v27 = v24 + v25;
  const uint v28 = v27 / v26;
  const uint v29 = v24 + v25;
  const uint v30 = v29 / v26;
  const uint v33 = v28 + v32;
  const uint v34 = v33 - v8;
  const uint v35 = v34 / v32;
  const uint v36 = v31 * v35;
  const uint v37 = v36 + v35;
  const uint v38 = min(v37, v28);
  for (uint v39 = v36; v39 < v38; v39 += v8) {
    const uint v40 = v39 * v26;
    const uint v41 = v24 - v40;
    const uint v42 = min(v26, v41);
    const uint v43 = v40 * v6;
    for (uint v100 = v98; v100 < v96; v100 += v99) {
      for (uint v101 = v94; v101 < v97; v101 += v95) {
        const uint v102 = v101 * v96;
        const uint v103 = v100 + v102;
        m5[v103] = v104;
      }
    }
    for (uint v105 = v98; v105 < v96; v105 += v99) {
      for (uint v106 = v94; v106 < v97; v106 += v95) {
        const uint v107 = v106 * v96;
        const uint v108 = v105 + v107;
        m6[v108] = v104;
      }
    }
    for (uint v44 = v7; v44 < v6; v44 += v26) {
      const uint v45 = v6 - v44;
      const uint v46 = min(v26, v45);
      for (uint v47 = v7; v47 < v5; v47 += v8) {
        const uint v48 = v2 + v47;
        for (uint v49 = v12; v49 < v46; v49 += v13) {
          const uint v50 = v44 + v49;
          const uint v51 = v48 * v6;
          const uint v52 = v51 + v50;
          const float v53 = b0[v52];
          const uint v54 = v48 - v2;
          const float v55 = m1[v54];
          const float v56 = float(v6);
          const float v57 = v55 / v56;
          const float v59 = v57 + v58;
          const float v60 = precise::rsqrt(v59);
          const float v61 = v53 * v60;
          const float v62 = b3[v50];
          const float v63 = v61 * v62;
          const uint v64 = v47 * v26;
          const uint v65 = v49 + v64;
          m0[v65] = v63;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v66 = v43 + v44;
      const uint v109 = v66 / v6;
      x1 = v109;
      const bool v112 = v110 == v111;
      if (v112) {
        const uint v113 = v109 * v6;
        const uint v114 = v66 - v113;
        for (uint v116 = v98; v116 < v96; v116 += v99) {
          for (uint v117 = v94; v117 < v97; v117 += v95) {
            x3 = v104;
            const bool v118 = v117 < v5;
            const bool v119 = v116 < v46;
            const bool v120 = v118 & v119;
            if (v120) {
              const uint v121 = v117 * v26;
              const uint v122 = v7 + v121;
              const uint v123 = v122 + v116;
              const float v124 = m0[v123];
              const uint v125 = v114 + v116;
              const uint v126 = v125 >> v95;
              const uint v127 = v115 + v126;
              const uint v128 = b1[v127];
              const uint v129 = v125 & v95;
              const bool v130 = v129 == v95;
              const float2 v131 = float2(as_type<half2>(v128));
              const float v132 = v131.x;
              const float v133 = v131.y;
              const float v134 = select(v132, v133, v130);
              const float v135 = v124 * v134;
              const float v137 = v135 * v136;
              x3 = v137;
            }
            const float v138 = x3;
            const uint v139 = v117 * v96;
            const uint v140 = v116 + v139;
            m4[v140] = v138;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v143 = v94; v143 < v142; v143 += v95) {
          const uint v144 = v95 << v143;
          const uint v145 = v144 - v95;
          const uint v146 = v143 + v95;
          for (uint v147 = v98; v147 < v141; v147 += v99) {
            const uint v148 = v147 >> v143;
            const uint v149 = v148 << v146;
            const uint v150 = v147 & v145;
            const uint v151 = v149 + v150;
            for (uint v152 = v94; v152 < v97; v152 += v95) {
              const uint v153 = v152 * v96;
              const uint v154 = v153 + v151;
              const uint v155 = v154 + v144;
              const float v156 = m4[v154];
              const float v157 = m4[v155];
              const float v158 = v156 + v157;
              const float v159 = v156 - v157;
              m4[v154] = v158;
              m4[v155] = v159;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v161 = v114 / v160;
        for (uint v162 = v98; v162 < v96; v162 += v99) {
          x4 = v104;
          x5 = v104;
          x6 = v104;
          x7 = v104;
          const uint v163 = v109 + v162;
          const uint v164 = v163 / v160;
          const uint v165 = v163 % v160;
          for (uint v166 = v94; v166 < v96; v166 += v95) {
            const uint v167 = v166 / v160;
            const uint v168 = v161 + v167;
            const uint v169 = v166 % v160;
            const uint v173 = v170 * v97;
            const uint v174 = v168 * v171;
            const uint v175 = v174 + v164;
            const uint v176 = v175 * v173;
            const uint v179 = v165 & v142;
            const uint v180 = v179 << v178;
            const uint v181 = v165 >> v177;
            const uint v182 = v181 << v172;
            const uint v183 = v169 & v142;
            const uint v184 = v183 >> v95;
            const uint v185 = v184 << v177;
            const uint v186 = v169 >> v177;
            const uint v187 = v186 << v95;
            const uint v188 = v169 & v95;
            const uint v189 = v180 + v182;
            const uint v190 = v189 + v185;
            const uint v191 = v190 + v187;
            const uint v192 = v191 + v188;
            const uint v193 = v192 + v95;
            const uint v194 = v193 * v170;
            const uint v195 = v194 >> v95;
            const uint v196 = v173 << v178;
            const uint v197 = v195 + v196;
            const uint v198 = v197 - v95;
            const uint v200 = v198 >> v178;
            const uint v201 = v197 - v160;
            const uint v202 = v201 >> v178;
            const bool v203 = v200 < v173;
            const uint v204 = v200 - v173;
            const uint v205 = select(v204, v200, v203);
            const uint v206 = v176 + v205;
            const uint v207 = b1[v206];
            const bool v208 = v202 < v173;
            const uint v209 = v202 - v173;
            const uint v210 = select(v209, v202, v208);
            const uint v211 = v176 + v210;
            const uint v212 = b1[v211];
            const uint v213 = v198 & v199;
            const uint v214 = v199 - v213;
            const uint v215 = v207 >> v214;
            const uint v216 = v212 << v95;
            const uint v217 = v216 << v213;
            const uint v218 = v215 | v217;
            const uint v220 = v218 & v219;
            const bool v222 = v221 == v94;
            const bool v223 = v221 == v172;
            const uint v227 = select(v225, v226, v223);
            const uint v228 = select(v227, v224, v222);
            const uint v230 = select(v94, v229, v222);
            const uint v231 = v220 * v228;
            const uint v232 = v231 + v230;
            const uint v235 = v232 & v233;
            const uint v236 = v235 ^ v234;
            const uint v237 = v236 >> v160;
            const uint v242 = v236 & v238;
            const uint v243 = v242 << v160;
            const uint v244 = v236 & v239;
            const uint v245 = v244 << v240;
            const uint v246 = v245 + v241;
            const uint v247 = v243 | v246;
            const float v248 = as_type<float>(v247);
            const uint v249 = v237 & v238;
            const uint v250 = v249 << v160;
            const uint v251 = v237 & v239;
            const uint v252 = v251 << v240;
            const uint v253 = v252 + v241;
            const uint v254 = v250 | v253;
            const float v255 = as_type<float>(v254);
            const float v256 = v248 + v255;
            const uint v260 = v232 & v257;
            const uint v261 = v232 >> v258;
            const uint v262 = v261 & v257;
            const uint v263 = v260 + v262;
            const uint v264 = v263 >> v160;
            const uint v265 = v263 + v264;
            const uint v266 = v265 & v259;
            const float v267 = float(v266);
            const float v270 = fma(v267, v268, v269);
            const float v271 = select(v256, v270, v223);
            const uint v272 = as_type<uint>(v271);
            const uint v273 = v272 >> v240;
            const uint v274 = v273 & v95;
            const uint v277 = v272 + v275;
            const uint v278 = v277 + v274;
            const uint v279 = v278 & v276;
            const float v280 = as_type<float>(v279);
            const float v281 = m4[v166];
            const float v282 = x4;
            const float v283 = fma(v281, v280, v282);
            x4 = v283;
            const uint v284 = v166 + v96;
            const float v285 = m4[v284];
            const float v286 = x5;
            const float v287 = fma(v285, v280, v286);
            x5 = v287;
            const uint v289 = v166 + v288;
            const float v290 = m4[v289];
            const float v291 = x6;
            const float v292 = fma(v290, v280, v291);
            x6 = v292;
            const uint v294 = v166 + v293;
            const float v295 = m4[v294];
            const float v296 = x7;
            const float v297 = fma(v295, v280, v296);
            x7 = v297;
          }
          const float v298 = m5[v162];
          const float v299 = x4;
          const float v300 = v298 + v299;
          m5[v162] = v300;
          const uint v301 = v162 + v96;
          const float v302 = m5[v301];
          const float v303 = x5;
          const float v304 = v302 + v303;
          m5[v301] = v304;
          const uint v305 = v162 + v288;
          const float v306 = m5[v305];
          const float v307 = x6;
          const float v308 = v306 + v307;
          m5[v305] = v308;
          const uint v309 = v162 + v293;
          const float v310 = m5[v309];
          const float v311 = x7;
          const float v312 = v310 + v311;
          m5[v309] = v312;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v313 = v5 - v95;
        const uint v314 = v42 - v95;
        for (uint v315 = v98; v315 < v96; v315 += v99) {
          x8 = v104;
          x9 = v104;
          x10 = v104;
          x11 = v104;
          const uint v316 = min(v315, v314);
          const uint v317 = v316 * v6;
          const uint v318 = v66 + v317;
          for (uint v319 = v94; v319 < v46; v319 += v95) {
            const uint v320 = v318 + v319;
            const bool v698 = v696 == v697;
            if (v698) {
              const uint v699 = b1[v320];
              const float v700 = as_type<float>(v699);
              x21 = v700;
            } else {
              const bool v702 = v696 < v701;
              if (v702) {
                const bool v704 = v696 == v703;
                const uint v705 = v320 >> v703;
                const uint v706 = b1[v705];
                const uint v707 = v320 & v703;
                const bool v708 = v707 == v703;
                const float2 v709 = float2(as_type<half2>(v706));
                const float v710 = v709.x;
                const float v711 = v709.y;
                const uint v714 = v706 << v712;
                const uint v715 = v706 & v713;
                const float v716 = as_type<float>(v714);
                const float v717 = as_type<float>(v715);
                const float v718 = select(v710, v711, v708);
                const float v719 = select(v716, v717, v708);
                const float v720 = select(v719, v718, v704);
                x21 = v720;
              } else {
                const uint v724 = v320 >> v722;
                const uint v725 = v724 * v721;
                const uint v726 = v320 & v723;
                const uint v727 = v726 * v721;
                const uint v728 = v727 >> v722;
                const uint v729 = v725 + v728;
                const uint v730 = v727 & v723;
                const uint v731 = b1[v729];
                const uint v732 = v729 + v703;
                const uint v733 = b1[v732];
                const uint v734 = v731 >> v730;
                const uint v735 = v723 - v730;
                const uint v736 = v733 << v703;
                const uint v737 = v736 << v735;
                const uint v738 = v734 | v737;
                const uint v739 = v703 << v721;
                const uint v740 = v739 - v703;
                const uint v742 = v320 >> v741;
                const bool v744 = v696 == v701;
                const bool v745 = v696 == v743;
                const uint v746 = v742 >> v703;
                const uint v747 = select(v746, v742, v744);
                const uint v749 = v748 + v747;
                const uint v750 = b1[v749];
                const float v751 = as_type<float>(v750);
                const uint v752 = v742 & v703;
                const bool v753 = v752 == v703;
                const float2 v754 = float2(as_type<half2>(v750));
                const float v755 = v754.x;
                const float v756 = v754.y;
                const uint v757 = v750 << v712;
                const uint v758 = v750 & v713;
                const float v759 = as_type<float>(v757);
                const float v760 = as_type<float>(v758);
                const float v761 = select(v755, v756, v753);
                const float v762 = select(v759, v760, v753);
                const float v763 = select(v762, v761, v745);
                const float v764 = select(v763, v751, v744);
                const bool v765 = v696 == v701;
                const bool v766 = v696 == v743;
                const uint v767 = v742 >> v703;
                const uint v768 = select(v767, v742, v765);
                const uint v770 = v769 + v768;
                const uint v771 = b1[v770];
                const float v772 = as_type<float>(v771);
                const uint v773 = v742 & v703;
                const bool v774 = v773 == v703;
                const float2 v775 = float2(as_type<half2>(v771));
                const float v776 = v775.x;
                const float v777 = v775.y;
                const uint v778 = v771 << v712;
                const uint v779 = v771 & v713;
                const float v780 = as_type<float>(v778);
                const float v781 = as_type<float>(v779);
                const float v782 = select(v776, v777, v774);
                const float v783 = select(v780, v781, v774);
                const float v784 = select(v783, v782, v766);
                const float v785 = select(v784, v772, v765);
                const uint v786 = v738 & v740;
                const float v787 = float(v786);
                const float v788 = fma(v764, v787, v785);
                x21 = v788;
              }
            }
            const float v789 = x21;
            const uint v322 = min(v94, v313);
            const uint v323 = v322 * v26;
            const uint v324 = v7 + v323;
            const uint v325 = v324 + v319;
            const float v326 = m0[v325];
            const float v327 = x8;
            const float v328 = fma(v326, v789, v327);
            x8 = v328;
            const uint v329 = min(v95, v313);
            const uint v330 = v329 * v26;
            const uint v331 = v7 + v330;
            const uint v332 = v331 + v319;
            const float v333 = m0[v332];
            const float v334 = x9;
            const float v335 = fma(v333, v789, v334);
            x9 = v335;
            const uint v336 = min(v172, v313);
            const uint v337 = v336 * v26;
            const uint v338 = v7 + v337;
            const uint v339 = v338 + v319;
            const float v340 = m0[v339];
            const float v341 = x10;
            const float v342 = fma(v340, v789, v341);
            x10 = v342;
            const uint v343 = min(v177, v313);
            const uint v344 = v343 * v26;
            const uint v345 = v7 + v344;
            const uint v346 = v345 + v319;
            const float v347 = m0[v346];
            const float v348 = x11;
            const float v349 = fma(v347, v789, v348);
            x11 = v349;
          }
          const float v350 = m5[v315];
          const float v351 = x8;
          const float v352 = v350 + v351;
          m5[v315] = v352;
          const uint v353 = v315 + v96;
          const float v354 = m5[v353];
          const float v355 = x9;
          const float v356 = v354 + v355;
          m5[v353] = v356;
          const uint v357 = v315 + v288;
          const float v358 = m5[v357];
          const float v359 = x10;
          const float v360 = v358 + v359;
          m5[v357] = v360;
          const uint v361 = v315 + v293;
          const float v362 = m5[v361];
          const float v363 = x11;
          const float v364 = v362 + v363;
          m5[v361] = v364;
        }
      }
      const uint v365 = v66 / v6;
      x2 = v365;
      const bool v367 = v366 == v111;
      if (v367) {
        const uint v368 = v365 * v6;
        const uint v369 = v66 - v368;
        for (uint v371 = v98; v371 < v96; v371 += v99) {
          for (uint v372 = v94; v372 < v97; v372 += v95) {
            x12 = v104;
            const bool v373 = v372 < v5;
            const bool v374 = v371 < v46;
            const bool v375 = v373 & v374;
            if (v375) {
              const uint v376 = v372 * v26;
              const uint v377 = v7 + v376;
              const uint v378 = v377 + v371;
              const float v379 = m0[v378];
              const uint v380 = v369 + v371;
              const uint v381 = v380 >> v95;
              const uint v382 = v370 + v381;
              const uint v383 = b2[v382];
              const uint v384 = v380 & v95;
              const bool v385 = v384 == v95;
              const float2 v386 = float2(as_type<half2>(v383));
              const float v387 = v386.x;
              const float v388 = v386.y;
              const float v389 = select(v387, v388, v385);
              const float v390 = v379 * v389;
              const float v391 = v390 * v136;
              x12 = v391;
            }
            const float v392 = x12;
            const uint v393 = v372 * v96;
            const uint v394 = v371 + v393;
            m4[v394] = v392;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v395 = v94; v395 < v142; v395 += v95) {
          const uint v396 = v95 << v395;
          const uint v397 = v396 - v95;
          const uint v398 = v395 + v95;
          for (uint v399 = v98; v399 < v141; v399 += v99) {
            const uint v400 = v399 >> v395;
            const uint v401 = v400 << v398;
            const uint v402 = v399 & v397;
            const uint v403 = v401 + v402;
            for (uint v404 = v94; v404 < v97; v404 += v95) {
              const uint v405 = v404 * v96;
              const uint v406 = v405 + v403;
              const uint v407 = v406 + v396;
              const float v408 = m4[v406];
              const float v409 = m4[v407];
              const float v410 = v408 + v409;
              const float v411 = v408 - v409;
              m4[v406] = v410;
              m4[v407] = v411;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v412 = v369 / v160;
        for (uint v413 = v98; v413 < v96; v413 += v99) {
          x13 = v104;
          x14 = v104;
          x15 = v104;
          x16 = v104;
          const uint v414 = v365 + v413;
          const uint v415 = v414 / v160;
          const uint v416 = v414 % v160;
          for (uint v417 = v94; v417 < v96; v417 += v95) {
            const uint v418 = v417 / v160;
            const uint v419 = v412 + v418;
            const uint v420 = v417 % v160;
            const uint v423 = v421 * v97;
            const uint v424 = v419 * v422;
            const uint v425 = v424 + v415;
            const uint v426 = v425 * v423;
            const uint v427 = v416 & v142;
            const uint v428 = v427 << v178;
            const uint v429 = v416 >> v177;
            const uint v430 = v429 << v172;
            const uint v431 = v420 & v142;
            const uint v432 = v431 >> v95;
            const uint v433 = v432 << v177;
            const uint v434 = v420 >> v177;
            const uint v435 = v434 << v95;
            const uint v436 = v420 & v95;
            const uint v437 = v428 + v430;
            const uint v438 = v437 + v433;
            const uint v439 = v438 + v435;
            const uint v440 = v439 + v436;
            const uint v441 = v440 + v95;
            const uint v442 = v441 * v421;
            const uint v443 = v442 >> v95;
            const uint v444 = v423 << v178;
            const uint v445 = v443 + v444;
            const uint v446 = v445 - v95;
            const uint v447 = v446 >> v178;
            const uint v448 = v445 - v160;
            const uint v449 = v448 >> v178;
            const bool v450 = v447 < v423;
            const uint v451 = v447 - v423;
            const uint v452 = select(v451, v447, v450);
            const uint v453 = v426 + v452;
            const uint v454 = b2[v453];
            const bool v455 = v449 < v423;
            const uint v456 = v449 - v423;
            const uint v457 = select(v456, v449, v455);
            const uint v458 = v426 + v457;
            const uint v459 = b2[v458];
            const uint v460 = v446 & v199;
            const uint v461 = v199 - v460;
            const uint v462 = v454 >> v461;
            const uint v463 = v459 << v95;
            const uint v464 = v463 << v460;
            const uint v465 = v462 | v464;
            const uint v466 = v465 & v219;
            const bool v468 = v467 == v94;
            const bool v469 = v467 == v172;
            const uint v470 = select(v225, v226, v469);
            const uint v471 = select(v470, v224, v468);
            const uint v472 = select(v94, v229, v468);
            const uint v473 = v466 * v471;
            const uint v474 = v473 + v472;
            const uint v475 = v474 & v233;
            const uint v476 = v475 ^ v234;
            const uint v477 = v476 >> v160;
            const uint v478 = v476 & v238;
            const uint v479 = v478 << v160;
            const uint v480 = v476 & v239;
            const uint v481 = v480 << v240;
            const uint v482 = v481 + v241;
            const uint v483 = v479 | v482;
            const float v484 = as_type<float>(v483);
            const uint v485 = v477 & v238;
            const uint v486 = v485 << v160;
            const uint v487 = v477 & v239;
            const uint v488 = v487 << v240;
            const uint v489 = v488 + v241;
            const uint v490 = v486 | v489;
            const float v491 = as_type<float>(v490);
            const float v492 = v484 + v491;
            const uint v493 = v474 & v257;
            const uint v494 = v474 >> v258;
            const uint v495 = v494 & v257;
            const uint v496 = v493 + v495;
            const uint v497 = v496 >> v160;
            const uint v498 = v496 + v497;
            const uint v499 = v498 & v259;
            const float v500 = float(v499);
            const float v501 = fma(v500, v268, v269);
            const float v502 = select(v492, v501, v469);
            const uint v503 = as_type<uint>(v502);
            const uint v504 = v503 >> v240;
            const uint v505 = v504 & v95;
            const uint v506 = v503 + v275;
            const uint v507 = v506 + v505;
            const uint v508 = v507 & v276;
            const float v509 = as_type<float>(v508);
            const float v510 = m4[v417];
            const float v511 = x13;
            const float v512 = fma(v510, v509, v511);
            x13 = v512;
            const uint v513 = v417 + v96;
            const float v514 = m4[v513];
            const float v515 = x14;
            const float v516 = fma(v514, v509, v515);
            x14 = v516;
            const uint v517 = v417 + v288;
            const float v518 = m4[v517];
            const float v519 = x15;
            const float v520 = fma(v518, v509, v519);
            x15 = v520;
            const uint v521 = v417 + v293;
            const float v522 = m4[v521];
            const float v523 = x16;
            const float v524 = fma(v522, v509, v523);
            x16 = v524;
          }
          const float v525 = m6[v413];
          const float v526 = x13;
          const float v527 = v525 + v526;
          m6[v413] = v527;
          const uint v528 = v413 + v96;
          const float v529 = m6[v528];
          const float v530 = x14;
          const float v531 = v529 + v530;
          m6[v528] = v531;
          const uint v532 = v413 + v288;
          const float v533 = m6[v532];
          const float v534 = x15;
          const float v535 = v533 + v534;
          m6[v532] = v535;
          const uint v536 = v413 + v293;
          const float v537 = m6[v536];
          const float v538 = x16;
          const float v539 = v537 + v538;
          m6[v536] = v539;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v540 = v5 - v95;
        const uint v541 = v42 - v95;
        for (uint v542 = v98; v542 < v96; v542 += v99) {
          x17 = v104;
          x18 = v104;
          x19 = v104;
          x20 = v104;
          const uint v543 = min(v542, v541);
          const uint v544 = v543 * v6;
          const uint v545 = v66 + v544;
          for (uint v546 = v94; v546 < v46; v546 += v95) {
            const uint v547 = v545 + v546;
            const bool v791 = v790 == v697;
            if (v791) {
              const uint v792 = b2[v547];
              const float v793 = as_type<float>(v792);
              x22 = v793;
            } else {
              const bool v794 = v790 < v701;
              if (v794) {
                const bool v795 = v790 == v703;
                const uint v796 = v547 >> v703;
                const uint v797 = b2[v796];
                const uint v798 = v547 & v703;
                const bool v799 = v798 == v703;
                const float2 v800 = float2(as_type<half2>(v797));
                const float v801 = v800.x;
                const float v802 = v800.y;
                const uint v803 = v797 << v712;
                const uint v804 = v797 & v713;
                const float v805 = as_type<float>(v803);
                const float v806 = as_type<float>(v804);
                const float v807 = select(v801, v802, v799);
                const float v808 = select(v805, v806, v799);
                const float v809 = select(v808, v807, v795);
                x22 = v809;
              } else {
                const uint v811 = v547 >> v722;
                const uint v812 = v811 * v810;
                const uint v813 = v547 & v723;
                const uint v814 = v813 * v810;
                const uint v815 = v814 >> v722;
                const uint v816 = v812 + v815;
                const uint v817 = v814 & v723;
                const uint v818 = b2[v816];
                const uint v819 = v816 + v703;
                const uint v820 = b2[v819];
                const uint v821 = v818 >> v817;
                const uint v822 = v723 - v817;
                const uint v823 = v820 << v703;
                const uint v824 = v823 << v822;
                const uint v825 = v821 | v824;
                const uint v826 = v703 << v810;
                const uint v827 = v826 - v703;
                const uint v829 = v547 >> v828;
                const bool v830 = v790 == v701;
                const bool v831 = v790 == v743;
                const uint v832 = v829 >> v703;
                const uint v833 = select(v832, v829, v830);
                const uint v835 = v834 + v833;
                const uint v836 = b2[v835];
                const float v837 = as_type<float>(v836);
                const uint v838 = v829 & v703;
                const bool v839 = v838 == v703;
                const float2 v840 = float2(as_type<half2>(v836));
                const float v841 = v840.x;
                const float v842 = v840.y;
                const uint v843 = v836 << v712;
                const uint v844 = v836 & v713;
                const float v845 = as_type<float>(v843);
                const float v846 = as_type<float>(v844);
                const float v847 = select(v841, v842, v839);
                const float v848 = select(v845, v846, v839);
                const float v849 = select(v848, v847, v831);
                const float v850 = select(v849, v837, v830);
                const bool v851 = v790 == v701;
                const bool v852 = v790 == v743;
                const uint v853 = v829 >> v703;
                const uint v854 = select(v853, v829, v851);
                const uint v856 = v855 + v854;
                const uint v857 = b2[v856];
                const float v858 = as_type<float>(v857);
                const uint v859 = v829 & v703;
                const bool v860 = v859 == v703;
                const float2 v861 = float2(as_type<half2>(v857));
                const float v862 = v861.x;
                const float v863 = v861.y;
                const uint v864 = v857 << v712;
                const uint v865 = v857 & v713;
                const float v866 = as_type<float>(v864);
                const float v867 = as_type<float>(v865);
                const float v868 = select(v862, v863, v860);
                const float v869 = select(v866, v867, v860);
                const float v870 = select(v869, v868, v852);
                const float v871 = select(v870, v858, v851);
                const uint v872 = v825 & v827;
                const float v873 = float(v872);
                const float v874 = fma(v850, v873, v871);
                x22 = v874;
              }
            }
            const float v875 = x22;
            const uint v549 = min(v94, v540);
            const uint v550 = v549 * v26;
            const uint v551 = v7 + v550;
            const uint v552 = v551 + v546;
            const float v553 = m0[v552];
            const float v554 = x17;
            const float v555 = fma(v553, v875, v554);
            x17 = v555;
            const uint v556 = min(v95, v540);
            const uint v557 = v556 * v26;
            const uint v558 = v7 + v557;
            const uint v559 = v558 + v546;
            const float v560 = m0[v559];
            const float v561 = x18;
            const float v562 = fma(v560, v875, v561);
            x18 = v562;
            const uint v563 = min(v172, v540);
            const uint v564 = v563 * v26;
            const uint v565 = v7 + v564;
            const uint v566 = v565 + v546;
            const float v567 = m0[v566];
            const float v568 = x19;
            const float v569 = fma(v567, v875, v568);
            x19 = v569;
            const uint v570 = min(v177, v540);
            const uint v571 = v570 * v26;
            const uint v572 = v7 + v571;
            const uint v573 = v572 + v546;
            const float v574 = m0[v573];
            const float v575 = x20;
            const float v576 = fma(v574, v875, v575);
            x20 = v576;
          }
          const float v577 = m6[v542];
          const float v578 = x17;
          const float v579 = v577 + v578;
          m6[v542] = v579;
          const uint v580 = v542 + v96;
          const float v581 = m6[v580];
          const float v582 = x18;
          const float v583 = v581 + v582;
          m6[v580] = v583;
          const uint v584 = v542 + v288;
          const float v585 = m6[v584];
          const float v586 = x19;
          const float v587 = v585 + v586;
          m6[v584] = v587;
          const uint v588 = v542 + v293;
          const float v589 = m6[v588];
          const float v590 = x20;
          const float v591 = v589 + v590;
          m6[v588] = v591;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v592 = v98; v592 < v96; v592 += v99) {
      for (uint v593 = v94; v593 < v97; v593 += v95) {
        const uint v594 = v593 * v96;
        const uint v595 = v592 + v594;
        const float v596 = m5[v595];
        const uint v597 = v593 * v26;
        const uint v598 = v7 + v597;
        const uint v599 = v598 + v592;
        m2[v599] = v596;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v600 = v110 == v111;
    if (v600) {
      for (uint v601 = v94; v601 < v142; v601 += v95) {
        const uint v602 = v95 << v601;
        const uint v603 = v602 - v95;
        const uint v604 = v601 + v95;
        for (uint v605 = v98; v605 < v141; v605 += v99) {
          const uint v606 = v605 >> v601;
          const uint v607 = v606 << v604;
          const uint v608 = v605 & v603;
          const uint v609 = v607 + v608;
          for (uint v610 = v94; v610 < v97; v610 += v95) {
            const uint v611 = v610 * v26;
            const uint v612 = v7 + v611;
            const uint v613 = v612 + v609;
            const uint v614 = v613 + v602;
            const float v615 = m2[v613];
            const float v616 = m2[v614];
            const float v617 = v615 + v616;
            const float v618 = v615 - v616;
            m2[v613] = v617;
            m2[v614] = v618;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v619 = x1;
      for (uint v621 = v98; v621 < v96; v621 += v99) {
        for (uint v622 = v94; v622 < v97; v622 += v95) {
          const uint v623 = v622 * v26;
          const uint v624 = v7 + v623;
          const uint v625 = v624 + v621;
          const float v626 = m2[v625];
          const uint v627 = v619 + v621;
          const uint v628 = v627 >> v95;
          const uint v629 = v620 + v628;
          const uint v630 = b1[v629];
          const uint v631 = v627 & v95;
          const bool v632 = v631 == v95;
          const float2 v633 = float2(as_type<half2>(v630));
          const float v634 = v633.x;
          const float v635 = v633.y;
          const float v636 = select(v634, v635, v632);
          const float v637 = v626 * v136;
          const float v638 = v637 * v636;
          m2[v625] = v638;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v639 = v98; v639 < v96; v639 += v99) {
      for (uint v640 = v94; v640 < v97; v640 += v95) {
        const uint v641 = v640 * v96;
        const uint v642 = v639 + v641;
        const float v643 = m6[v642];
        const uint v644 = v640 * v26;
        const uint v645 = v7 + v644;
        const uint v646 = v645 + v639;
        m3[v646] = v643;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v647 = v366 == v111;
    if (v647) {
      for (uint v648 = v94; v648 < v142; v648 += v95) {
        const uint v649 = v95 << v648;
        const uint v650 = v649 - v95;
        const uint v651 = v648 + v95;
        for (uint v652 = v98; v652 < v141; v652 += v99) {
          const uint v653 = v652 >> v648;
          const uint v654 = v653 << v651;
          const uint v655 = v652 & v650;
          const uint v656 = v654 + v655;
          for (uint v657 = v94; v657 < v97; v657 += v95) {
            const uint v658 = v657 * v26;
            const uint v659 = v7 + v658;
            const uint v660 = v659 + v656;
            const uint v661 = v660 + v649;
            const float v662 = m3[v660];
            const float v663 = m3[v661];
            const float v664 = v662 + v663;
            const float v665 = v662 - v663;
            m3[v660] = v664;
            m3[v661] = v665;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v666 = x2;
      for (uint v668 = v98; v668 < v96; v668 += v99) {
        for (uint v669 = v94; v669 < v97; v669 += v95) {
          const uint v670 = v669 * v26;
          const uint v671 = v7 + v670;
          const uint v672 = v671 + v668;
          const float v673 = m3[v672];
          const uint v674 = v666 + v668;
          const uint v675 = v674 >> v95;
          const uint v676 = v667 + v675;
          const uint v677 = b2[v676];
          const uint v678 = v674 & v95;
          const bool v679 = v678 == v95;
          const float2 v680 = float2(as_type<half2>(v677));
          const float v681 = v680.x;
          const float v682 = v680.y;
          const float v683 = select(v681, v682, v679);
          const float v684 = v673 * v136;
          const float v685 = v684 * v683;
          m3[v672] = v685;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v68 = v12; v68 < v67; v68 += v13) {
      const uint v69 = v68 / v26;
      const uint v70 = v68 % v26;
      const bool v71 = v69 < v5;
      const bool v72 = v70 < v42;
      const bool v73 = v71 & v72;
      if (v73) {
        const uint v74 = v2 + v69;
        const uint v75 = v40 + v70;
        const uint v76 = v74 - v2;
        const uint v77 = v76 * v26;
        const uint v78 = v75 - v40;
        const uint v79 = v77 + v78;
        const float v80 = m2[v79];
        const float v81 = -v80;
        const float v82 = precise::exp(v81);
        const float v84 = v82 + v83;
        const float v85 = v80 / v84;
        const uint v86 = v74 - v2;
        const uint v87 = v86 * v26;
        const uint v88 = v75 - v40;
        const uint v89 = v87 + v88;
        const float v90 = m3[v89];
        const float v91 = v85 * v90;
        const uint v92 = v74 * v24;
        const uint v93 = v92 + v75;
        b4[v93] = v91;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
