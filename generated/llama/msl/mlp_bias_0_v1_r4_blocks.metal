#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_0_v1_r4_blocks(
    device const float* b0 [[buffer(0)]], // x
    device const uint* b1 [[buffer(1)]], // gate_proj
    device const uint* b2 [[buffer(2)]], // up_proj
    device const float* b3 [[buffer(3)]], // mlp_norm
    device const float* b4 [[buffer(4)]], // gate_bias
    device const float* b5 [[buffer(5)]], // up_bias
    device float* b6 [[buffer(6)]], // stored6
    constant uint* params [[buffer(7)]],
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
  const uint v700 = params[15];
  const uint v701 = 0u;
  const uint v705 = 3u;
  const uint v707 = 1u;
  const uint v716 = 16u;
  const uint v717 = 4294901760u;
  const uint v725 = params[16];
  const uint v726 = 5u;
  const uint v727 = 31u;
  const uint v745 = params[17];
  const uint v747 = 4u;
  const uint v752 = params[18];
  const uint v773 = params[19];
  const uint v794 = params[20];
  const uint v814 = params[21];
  const uint v832 = params[22];
  const uint v838 = params[23];
  const uint v859 = params[24];
  const uint v98 = 0u;
  const uint v99 = 1u;
  const uint v100 = 128u;
  const uint v101 = 4u;
  const uint v102 = lane;
  const uint v103 = 32u;
  const float v108 = 0.0f;
  const uint v114 = params[3];
  const uint v115 = 6u;
  const uint v119 = params[4];
  const float v140 = 0.088388346f;
  const uint v145 = 64u;
  const uint v146 = 7u;
  const uint v164 = 16u;
  const uint v174 = params[5];
  const uint v175 = params[6];
  const uint v176 = 2u;
  const uint v181 = 3u;
  const uint v182 = 5u;
  const uint v203 = 31u;
  const uint v223 = 65535u;
  const uint v225 = params[7];
  const uint v228 = 89226354u;
  const uint v229 = 3417055213u;
  const uint v230 = 2212286765u;
  const uint v233 = 64248484u;
  const uint v237 = 2415890431u;
  const uint v238 = 996162400u;
  const uint v242 = 32768u;
  const uint v243 = 32767u;
  const uint v244 = 13u;
  const uint v245 = 939524096u;
  const uint v261 = 16711935u;
  const uint v262 = 8u;
  const uint v263 = 2047u;
  const float v272 = 0.006767273f;
  const float v273 = -3.453125f;
  const uint v279 = 4095u;
  const uint v280 = 4294959104u;
  const uint v292 = 256u;
  const uint v297 = 384u;
  const uint v370 = params[8];
  const uint v374 = params[9];
  const uint v425 = params[10];
  const uint v426 = params[11];
  const uint v471 = params[12];
  const uint v624 = params[13];
  const uint v671 = params[14];
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
  const float v85 = 1.0f;
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
    const float v690 = simd_shuffle_xor(v21, 16);
    const float v691 = v21 + v690;
    const float v692 = simd_shuffle_xor(v691, 8);
    const float v693 = v691 + v692;
    const float v694 = simd_shuffle_xor(v693, 4);
    const float v695 = v693 + v694;
    const float v696 = simd_shuffle_xor(v695, 2);
    const float v697 = v695 + v696;
    const float v698 = simd_shuffle_xor(v697, 1);
    const float v699 = v697 + v698;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v699;
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
    for (uint v104 = v102; v104 < v100; v104 += v103) {
      for (uint v105 = v98; v105 < v101; v105 += v99) {
        const uint v106 = v105 * v100;
        const uint v107 = v104 + v106;
        m5[v107] = v108;
      }
    }
    for (uint v109 = v102; v109 < v100; v109 += v103) {
      for (uint v110 = v98; v110 < v101; v110 += v99) {
        const uint v111 = v110 * v100;
        const uint v112 = v109 + v111;
        m6[v112] = v108;
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
      const uint v113 = v66 / v6;
      x1 = v113;
      const bool v116 = v114 == v115;
      if (v116) {
        const uint v117 = v113 * v6;
        const uint v118 = v66 - v117;
        for (uint v120 = v102; v120 < v100; v120 += v103) {
          for (uint v121 = v98; v121 < v101; v121 += v99) {
            x3 = v108;
            const bool v122 = v121 < v5;
            const bool v123 = v120 < v46;
            const bool v124 = v122 & v123;
            if (v124) {
              const uint v125 = v121 * v26;
              const uint v126 = v7 + v125;
              const uint v127 = v126 + v120;
              const float v128 = m0[v127];
              const uint v129 = v118 + v120;
              const uint v130 = v129 >> v99;
              const uint v131 = v119 + v130;
              const uint v132 = b1[v131];
              const uint v133 = v129 & v99;
              const bool v134 = v133 == v99;
              const float2 v135 = float2(as_type<half2>(v132));
              const float v136 = v135.x;
              const float v137 = v135.y;
              const float v138 = select(v136, v137, v134);
              const float v139 = v128 * v138;
              const float v141 = v139 * v140;
              x3 = v141;
            }
            const float v142 = x3;
            const uint v143 = v121 * v100;
            const uint v144 = v120 + v143;
            m4[v144] = v142;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v147 = v98; v147 < v146; v147 += v99) {
          const uint v148 = v99 << v147;
          const uint v149 = v148 - v99;
          const uint v150 = v147 + v99;
          for (uint v151 = v102; v151 < v145; v151 += v103) {
            const uint v152 = v151 >> v147;
            const uint v153 = v152 << v150;
            const uint v154 = v151 & v149;
            const uint v155 = v153 + v154;
            for (uint v156 = v98; v156 < v101; v156 += v99) {
              const uint v157 = v156 * v100;
              const uint v158 = v157 + v155;
              const uint v159 = v158 + v148;
              const float v160 = m4[v158];
              const float v161 = m4[v159];
              const float v162 = v160 + v161;
              const float v163 = v160 - v161;
              m4[v158] = v162;
              m4[v159] = v163;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v165 = v118 / v164;
        for (uint v166 = v102; v166 < v100; v166 += v103) {
          x4 = v108;
          x5 = v108;
          x6 = v108;
          x7 = v108;
          const uint v167 = v113 + v166;
          const uint v168 = v167 / v164;
          const uint v169 = v167 % v164;
          for (uint v170 = v98; v170 < v100; v170 += v99) {
            const uint v171 = v170 / v164;
            const uint v172 = v165 + v171;
            const uint v173 = v170 % v164;
            const uint v177 = v174 * v101;
            const uint v178 = v172 * v175;
            const uint v179 = v178 + v168;
            const uint v180 = v179 * v177;
            const uint v183 = v169 & v146;
            const uint v184 = v183 << v182;
            const uint v185 = v169 >> v181;
            const uint v186 = v185 << v176;
            const uint v187 = v173 & v146;
            const uint v188 = v187 >> v99;
            const uint v189 = v188 << v181;
            const uint v190 = v173 >> v181;
            const uint v191 = v190 << v99;
            const uint v192 = v173 & v99;
            const uint v193 = v184 + v186;
            const uint v194 = v193 + v189;
            const uint v195 = v194 + v191;
            const uint v196 = v195 + v192;
            const uint v197 = v196 + v99;
            const uint v198 = v197 * v174;
            const uint v199 = v198 >> v99;
            const uint v200 = v177 << v182;
            const uint v201 = v199 + v200;
            const uint v202 = v201 - v99;
            const uint v204 = v202 >> v182;
            const uint v205 = v201 - v164;
            const uint v206 = v205 >> v182;
            const bool v207 = v204 < v177;
            const uint v208 = v204 - v177;
            const uint v209 = select(v208, v204, v207);
            const uint v210 = v180 + v209;
            const uint v211 = b1[v210];
            const bool v212 = v206 < v177;
            const uint v213 = v206 - v177;
            const uint v214 = select(v213, v206, v212);
            const uint v215 = v180 + v214;
            const uint v216 = b1[v215];
            const uint v217 = v202 & v203;
            const uint v218 = v203 - v217;
            const uint v219 = v211 >> v218;
            const uint v220 = v216 << v99;
            const uint v221 = v220 << v217;
            const uint v222 = v219 | v221;
            const uint v224 = v222 & v223;
            const bool v226 = v225 == v98;
            const bool v227 = v225 == v176;
            const uint v231 = select(v229, v230, v227);
            const uint v232 = select(v231, v228, v226);
            const uint v234 = select(v98, v233, v226);
            const uint v235 = v224 * v232;
            const uint v236 = v235 + v234;
            const uint v239 = v236 & v237;
            const uint v240 = v239 ^ v238;
            const uint v241 = v240 >> v164;
            const uint v246 = v240 & v242;
            const uint v247 = v246 << v164;
            const uint v248 = v240 & v243;
            const uint v249 = v248 << v244;
            const uint v250 = v249 + v245;
            const uint v251 = v247 | v250;
            const float v252 = as_type<float>(v251);
            const uint v253 = v241 & v242;
            const uint v254 = v253 << v164;
            const uint v255 = v241 & v243;
            const uint v256 = v255 << v244;
            const uint v257 = v256 + v245;
            const uint v258 = v254 | v257;
            const float v259 = as_type<float>(v258);
            const float v260 = v252 + v259;
            const uint v264 = v236 & v261;
            const uint v265 = v236 >> v262;
            const uint v266 = v265 & v261;
            const uint v267 = v264 + v266;
            const uint v268 = v267 >> v164;
            const uint v269 = v267 + v268;
            const uint v270 = v269 & v263;
            const float v271 = float(v270);
            const float v274 = fma(v271, v272, v273);
            const float v275 = select(v260, v274, v227);
            const uint v276 = as_type<uint>(v275);
            const uint v277 = v276 >> v244;
            const uint v278 = v277 & v99;
            const uint v281 = v276 + v279;
            const uint v282 = v281 + v278;
            const uint v283 = v282 & v280;
            const float v284 = as_type<float>(v283);
            const float v285 = m4[v170];
            const float v286 = x4;
            const float v287 = fma(v285, v284, v286);
            x4 = v287;
            const uint v288 = v170 + v100;
            const float v289 = m4[v288];
            const float v290 = x5;
            const float v291 = fma(v289, v284, v290);
            x5 = v291;
            const uint v293 = v170 + v292;
            const float v294 = m4[v293];
            const float v295 = x6;
            const float v296 = fma(v294, v284, v295);
            x6 = v296;
            const uint v298 = v170 + v297;
            const float v299 = m4[v298];
            const float v300 = x7;
            const float v301 = fma(v299, v284, v300);
            x7 = v301;
          }
          const float v302 = m5[v166];
          const float v303 = x4;
          const float v304 = v302 + v303;
          m5[v166] = v304;
          const uint v305 = v166 + v100;
          const float v306 = m5[v305];
          const float v307 = x5;
          const float v308 = v306 + v307;
          m5[v305] = v308;
          const uint v309 = v166 + v292;
          const float v310 = m5[v309];
          const float v311 = x6;
          const float v312 = v310 + v311;
          m5[v309] = v312;
          const uint v313 = v166 + v297;
          const float v314 = m5[v313];
          const float v315 = x7;
          const float v316 = v314 + v315;
          m5[v313] = v316;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v317 = v5 - v99;
        const uint v318 = v42 - v99;
        for (uint v319 = v102; v319 < v100; v319 += v103) {
          x8 = v108;
          x9 = v108;
          x10 = v108;
          x11 = v108;
          const uint v320 = min(v319, v318);
          const uint v321 = v320 * v6;
          const uint v322 = v66 + v321;
          for (uint v323 = v98; v323 < v46; v323 += v99) {
            const uint v324 = v322 + v323;
            const bool v702 = v700 == v701;
            if (v702) {
              const uint v703 = b1[v324];
              const float v704 = as_type<float>(v703);
              x21 = v704;
            } else {
              const bool v706 = v700 < v705;
              if (v706) {
                const bool v708 = v700 == v707;
                const uint v709 = v324 >> v707;
                const uint v710 = b1[v709];
                const uint v711 = v324 & v707;
                const bool v712 = v711 == v707;
                const float2 v713 = float2(as_type<half2>(v710));
                const float v714 = v713.x;
                const float v715 = v713.y;
                const uint v718 = v710 << v716;
                const uint v719 = v710 & v717;
                const float v720 = as_type<float>(v718);
                const float v721 = as_type<float>(v719);
                const float v722 = select(v714, v715, v712);
                const float v723 = select(v720, v721, v712);
                const float v724 = select(v723, v722, v708);
                x21 = v724;
              } else {
                const uint v728 = v324 >> v726;
                const uint v729 = v728 * v725;
                const uint v730 = v324 & v727;
                const uint v731 = v730 * v725;
                const uint v732 = v731 >> v726;
                const uint v733 = v729 + v732;
                const uint v734 = v731 & v727;
                const uint v735 = b1[v733];
                const uint v736 = v733 + v707;
                const uint v737 = b1[v736];
                const uint v738 = v735 >> v734;
                const uint v739 = v727 - v734;
                const uint v740 = v737 << v707;
                const uint v741 = v740 << v739;
                const uint v742 = v738 | v741;
                const uint v743 = v707 << v725;
                const uint v744 = v743 - v707;
                const uint v746 = v324 >> v745;
                const bool v748 = v700 == v705;
                const bool v749 = v700 == v747;
                const uint v750 = v746 >> v707;
                const uint v751 = select(v750, v746, v748);
                const uint v753 = v752 + v751;
                const uint v754 = b1[v753];
                const float v755 = as_type<float>(v754);
                const uint v756 = v746 & v707;
                const bool v757 = v756 == v707;
                const float2 v758 = float2(as_type<half2>(v754));
                const float v759 = v758.x;
                const float v760 = v758.y;
                const uint v761 = v754 << v716;
                const uint v762 = v754 & v717;
                const float v763 = as_type<float>(v761);
                const float v764 = as_type<float>(v762);
                const float v765 = select(v759, v760, v757);
                const float v766 = select(v763, v764, v757);
                const float v767 = select(v766, v765, v749);
                const float v768 = select(v767, v755, v748);
                const bool v769 = v700 == v705;
                const bool v770 = v700 == v747;
                const uint v771 = v746 >> v707;
                const uint v772 = select(v771, v746, v769);
                const uint v774 = v773 + v772;
                const uint v775 = b1[v774];
                const float v776 = as_type<float>(v775);
                const uint v777 = v746 & v707;
                const bool v778 = v777 == v707;
                const float2 v779 = float2(as_type<half2>(v775));
                const float v780 = v779.x;
                const float v781 = v779.y;
                const uint v782 = v775 << v716;
                const uint v783 = v775 & v717;
                const float v784 = as_type<float>(v782);
                const float v785 = as_type<float>(v783);
                const float v786 = select(v780, v781, v778);
                const float v787 = select(v784, v785, v778);
                const float v788 = select(v787, v786, v770);
                const float v789 = select(v788, v776, v769);
                const uint v790 = v742 & v744;
                const float v791 = float(v790);
                const float v792 = fma(v768, v791, v789);
                x21 = v792;
              }
            }
            const float v793 = x21;
            const uint v326 = min(v98, v317);
            const uint v327 = v326 * v26;
            const uint v328 = v7 + v327;
            const uint v329 = v328 + v323;
            const float v330 = m0[v329];
            const float v331 = x8;
            const float v332 = fma(v330, v793, v331);
            x8 = v332;
            const uint v333 = min(v99, v317);
            const uint v334 = v333 * v26;
            const uint v335 = v7 + v334;
            const uint v336 = v335 + v323;
            const float v337 = m0[v336];
            const float v338 = x9;
            const float v339 = fma(v337, v793, v338);
            x9 = v339;
            const uint v340 = min(v176, v317);
            const uint v341 = v340 * v26;
            const uint v342 = v7 + v341;
            const uint v343 = v342 + v323;
            const float v344 = m0[v343];
            const float v345 = x10;
            const float v346 = fma(v344, v793, v345);
            x10 = v346;
            const uint v347 = min(v181, v317);
            const uint v348 = v347 * v26;
            const uint v349 = v7 + v348;
            const uint v350 = v349 + v323;
            const float v351 = m0[v350];
            const float v352 = x11;
            const float v353 = fma(v351, v793, v352);
            x11 = v353;
          }
          const float v354 = m5[v319];
          const float v355 = x8;
          const float v356 = v354 + v355;
          m5[v319] = v356;
          const uint v357 = v319 + v100;
          const float v358 = m5[v357];
          const float v359 = x9;
          const float v360 = v358 + v359;
          m5[v357] = v360;
          const uint v361 = v319 + v292;
          const float v362 = m5[v361];
          const float v363 = x10;
          const float v364 = v362 + v363;
          m5[v361] = v364;
          const uint v365 = v319 + v297;
          const float v366 = m5[v365];
          const float v367 = x11;
          const float v368 = v366 + v367;
          m5[v365] = v368;
        }
      }
      const uint v369 = v66 / v6;
      x2 = v369;
      const bool v371 = v370 == v115;
      if (v371) {
        const uint v372 = v369 * v6;
        const uint v373 = v66 - v372;
        for (uint v375 = v102; v375 < v100; v375 += v103) {
          for (uint v376 = v98; v376 < v101; v376 += v99) {
            x12 = v108;
            const bool v377 = v376 < v5;
            const bool v378 = v375 < v46;
            const bool v379 = v377 & v378;
            if (v379) {
              const uint v380 = v376 * v26;
              const uint v381 = v7 + v380;
              const uint v382 = v381 + v375;
              const float v383 = m0[v382];
              const uint v384 = v373 + v375;
              const uint v385 = v384 >> v99;
              const uint v386 = v374 + v385;
              const uint v387 = b2[v386];
              const uint v388 = v384 & v99;
              const bool v389 = v388 == v99;
              const float2 v390 = float2(as_type<half2>(v387));
              const float v391 = v390.x;
              const float v392 = v390.y;
              const float v393 = select(v391, v392, v389);
              const float v394 = v383 * v393;
              const float v395 = v394 * v140;
              x12 = v395;
            }
            const float v396 = x12;
            const uint v397 = v376 * v100;
            const uint v398 = v375 + v397;
            m4[v398] = v396;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v399 = v98; v399 < v146; v399 += v99) {
          const uint v400 = v99 << v399;
          const uint v401 = v400 - v99;
          const uint v402 = v399 + v99;
          for (uint v403 = v102; v403 < v145; v403 += v103) {
            const uint v404 = v403 >> v399;
            const uint v405 = v404 << v402;
            const uint v406 = v403 & v401;
            const uint v407 = v405 + v406;
            for (uint v408 = v98; v408 < v101; v408 += v99) {
              const uint v409 = v408 * v100;
              const uint v410 = v409 + v407;
              const uint v411 = v410 + v400;
              const float v412 = m4[v410];
              const float v413 = m4[v411];
              const float v414 = v412 + v413;
              const float v415 = v412 - v413;
              m4[v410] = v414;
              m4[v411] = v415;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v416 = v373 / v164;
        for (uint v417 = v102; v417 < v100; v417 += v103) {
          x13 = v108;
          x14 = v108;
          x15 = v108;
          x16 = v108;
          const uint v418 = v369 + v417;
          const uint v419 = v418 / v164;
          const uint v420 = v418 % v164;
          for (uint v421 = v98; v421 < v100; v421 += v99) {
            const uint v422 = v421 / v164;
            const uint v423 = v416 + v422;
            const uint v424 = v421 % v164;
            const uint v427 = v425 * v101;
            const uint v428 = v423 * v426;
            const uint v429 = v428 + v419;
            const uint v430 = v429 * v427;
            const uint v431 = v420 & v146;
            const uint v432 = v431 << v182;
            const uint v433 = v420 >> v181;
            const uint v434 = v433 << v176;
            const uint v435 = v424 & v146;
            const uint v436 = v435 >> v99;
            const uint v437 = v436 << v181;
            const uint v438 = v424 >> v181;
            const uint v439 = v438 << v99;
            const uint v440 = v424 & v99;
            const uint v441 = v432 + v434;
            const uint v442 = v441 + v437;
            const uint v443 = v442 + v439;
            const uint v444 = v443 + v440;
            const uint v445 = v444 + v99;
            const uint v446 = v445 * v425;
            const uint v447 = v446 >> v99;
            const uint v448 = v427 << v182;
            const uint v449 = v447 + v448;
            const uint v450 = v449 - v99;
            const uint v451 = v450 >> v182;
            const uint v452 = v449 - v164;
            const uint v453 = v452 >> v182;
            const bool v454 = v451 < v427;
            const uint v455 = v451 - v427;
            const uint v456 = select(v455, v451, v454);
            const uint v457 = v430 + v456;
            const uint v458 = b2[v457];
            const bool v459 = v453 < v427;
            const uint v460 = v453 - v427;
            const uint v461 = select(v460, v453, v459);
            const uint v462 = v430 + v461;
            const uint v463 = b2[v462];
            const uint v464 = v450 & v203;
            const uint v465 = v203 - v464;
            const uint v466 = v458 >> v465;
            const uint v467 = v463 << v99;
            const uint v468 = v467 << v464;
            const uint v469 = v466 | v468;
            const uint v470 = v469 & v223;
            const bool v472 = v471 == v98;
            const bool v473 = v471 == v176;
            const uint v474 = select(v229, v230, v473);
            const uint v475 = select(v474, v228, v472);
            const uint v476 = select(v98, v233, v472);
            const uint v477 = v470 * v475;
            const uint v478 = v477 + v476;
            const uint v479 = v478 & v237;
            const uint v480 = v479 ^ v238;
            const uint v481 = v480 >> v164;
            const uint v482 = v480 & v242;
            const uint v483 = v482 << v164;
            const uint v484 = v480 & v243;
            const uint v485 = v484 << v244;
            const uint v486 = v485 + v245;
            const uint v487 = v483 | v486;
            const float v488 = as_type<float>(v487);
            const uint v489 = v481 & v242;
            const uint v490 = v489 << v164;
            const uint v491 = v481 & v243;
            const uint v492 = v491 << v244;
            const uint v493 = v492 + v245;
            const uint v494 = v490 | v493;
            const float v495 = as_type<float>(v494);
            const float v496 = v488 + v495;
            const uint v497 = v478 & v261;
            const uint v498 = v478 >> v262;
            const uint v499 = v498 & v261;
            const uint v500 = v497 + v499;
            const uint v501 = v500 >> v164;
            const uint v502 = v500 + v501;
            const uint v503 = v502 & v263;
            const float v504 = float(v503);
            const float v505 = fma(v504, v272, v273);
            const float v506 = select(v496, v505, v473);
            const uint v507 = as_type<uint>(v506);
            const uint v508 = v507 >> v244;
            const uint v509 = v508 & v99;
            const uint v510 = v507 + v279;
            const uint v511 = v510 + v509;
            const uint v512 = v511 & v280;
            const float v513 = as_type<float>(v512);
            const float v514 = m4[v421];
            const float v515 = x13;
            const float v516 = fma(v514, v513, v515);
            x13 = v516;
            const uint v517 = v421 + v100;
            const float v518 = m4[v517];
            const float v519 = x14;
            const float v520 = fma(v518, v513, v519);
            x14 = v520;
            const uint v521 = v421 + v292;
            const float v522 = m4[v521];
            const float v523 = x15;
            const float v524 = fma(v522, v513, v523);
            x15 = v524;
            const uint v525 = v421 + v297;
            const float v526 = m4[v525];
            const float v527 = x16;
            const float v528 = fma(v526, v513, v527);
            x16 = v528;
          }
          const float v529 = m6[v417];
          const float v530 = x13;
          const float v531 = v529 + v530;
          m6[v417] = v531;
          const uint v532 = v417 + v100;
          const float v533 = m6[v532];
          const float v534 = x14;
          const float v535 = v533 + v534;
          m6[v532] = v535;
          const uint v536 = v417 + v292;
          const float v537 = m6[v536];
          const float v538 = x15;
          const float v539 = v537 + v538;
          m6[v536] = v539;
          const uint v540 = v417 + v297;
          const float v541 = m6[v540];
          const float v542 = x16;
          const float v543 = v541 + v542;
          m6[v540] = v543;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v544 = v5 - v99;
        const uint v545 = v42 - v99;
        for (uint v546 = v102; v546 < v100; v546 += v103) {
          x17 = v108;
          x18 = v108;
          x19 = v108;
          x20 = v108;
          const uint v547 = min(v546, v545);
          const uint v548 = v547 * v6;
          const uint v549 = v66 + v548;
          for (uint v550 = v98; v550 < v46; v550 += v99) {
            const uint v551 = v549 + v550;
            const bool v795 = v794 == v701;
            if (v795) {
              const uint v796 = b2[v551];
              const float v797 = as_type<float>(v796);
              x22 = v797;
            } else {
              const bool v798 = v794 < v705;
              if (v798) {
                const bool v799 = v794 == v707;
                const uint v800 = v551 >> v707;
                const uint v801 = b2[v800];
                const uint v802 = v551 & v707;
                const bool v803 = v802 == v707;
                const float2 v804 = float2(as_type<half2>(v801));
                const float v805 = v804.x;
                const float v806 = v804.y;
                const uint v807 = v801 << v716;
                const uint v808 = v801 & v717;
                const float v809 = as_type<float>(v807);
                const float v810 = as_type<float>(v808);
                const float v811 = select(v805, v806, v803);
                const float v812 = select(v809, v810, v803);
                const float v813 = select(v812, v811, v799);
                x22 = v813;
              } else {
                const uint v815 = v551 >> v726;
                const uint v816 = v815 * v814;
                const uint v817 = v551 & v727;
                const uint v818 = v817 * v814;
                const uint v819 = v818 >> v726;
                const uint v820 = v816 + v819;
                const uint v821 = v818 & v727;
                const uint v822 = b2[v820];
                const uint v823 = v820 + v707;
                const uint v824 = b2[v823];
                const uint v825 = v822 >> v821;
                const uint v826 = v727 - v821;
                const uint v827 = v824 << v707;
                const uint v828 = v827 << v826;
                const uint v829 = v825 | v828;
                const uint v830 = v707 << v814;
                const uint v831 = v830 - v707;
                const uint v833 = v551 >> v832;
                const bool v834 = v794 == v705;
                const bool v835 = v794 == v747;
                const uint v836 = v833 >> v707;
                const uint v837 = select(v836, v833, v834);
                const uint v839 = v838 + v837;
                const uint v840 = b2[v839];
                const float v841 = as_type<float>(v840);
                const uint v842 = v833 & v707;
                const bool v843 = v842 == v707;
                const float2 v844 = float2(as_type<half2>(v840));
                const float v845 = v844.x;
                const float v846 = v844.y;
                const uint v847 = v840 << v716;
                const uint v848 = v840 & v717;
                const float v849 = as_type<float>(v847);
                const float v850 = as_type<float>(v848);
                const float v851 = select(v845, v846, v843);
                const float v852 = select(v849, v850, v843);
                const float v853 = select(v852, v851, v835);
                const float v854 = select(v853, v841, v834);
                const bool v855 = v794 == v705;
                const bool v856 = v794 == v747;
                const uint v857 = v833 >> v707;
                const uint v858 = select(v857, v833, v855);
                const uint v860 = v859 + v858;
                const uint v861 = b2[v860];
                const float v862 = as_type<float>(v861);
                const uint v863 = v833 & v707;
                const bool v864 = v863 == v707;
                const float2 v865 = float2(as_type<half2>(v861));
                const float v866 = v865.x;
                const float v867 = v865.y;
                const uint v868 = v861 << v716;
                const uint v869 = v861 & v717;
                const float v870 = as_type<float>(v868);
                const float v871 = as_type<float>(v869);
                const float v872 = select(v866, v867, v864);
                const float v873 = select(v870, v871, v864);
                const float v874 = select(v873, v872, v856);
                const float v875 = select(v874, v862, v855);
                const uint v876 = v829 & v831;
                const float v877 = float(v876);
                const float v878 = fma(v854, v877, v875);
                x22 = v878;
              }
            }
            const float v879 = x22;
            const uint v553 = min(v98, v544);
            const uint v554 = v553 * v26;
            const uint v555 = v7 + v554;
            const uint v556 = v555 + v550;
            const float v557 = m0[v556];
            const float v558 = x17;
            const float v559 = fma(v557, v879, v558);
            x17 = v559;
            const uint v560 = min(v99, v544);
            const uint v561 = v560 * v26;
            const uint v562 = v7 + v561;
            const uint v563 = v562 + v550;
            const float v564 = m0[v563];
            const float v565 = x18;
            const float v566 = fma(v564, v879, v565);
            x18 = v566;
            const uint v567 = min(v176, v544);
            const uint v568 = v567 * v26;
            const uint v569 = v7 + v568;
            const uint v570 = v569 + v550;
            const float v571 = m0[v570];
            const float v572 = x19;
            const float v573 = fma(v571, v879, v572);
            x19 = v573;
            const uint v574 = min(v181, v544);
            const uint v575 = v574 * v26;
            const uint v576 = v7 + v575;
            const uint v577 = v576 + v550;
            const float v578 = m0[v577];
            const float v579 = x20;
            const float v580 = fma(v578, v879, v579);
            x20 = v580;
          }
          const float v581 = m6[v546];
          const float v582 = x17;
          const float v583 = v581 + v582;
          m6[v546] = v583;
          const uint v584 = v546 + v100;
          const float v585 = m6[v584];
          const float v586 = x18;
          const float v587 = v585 + v586;
          m6[v584] = v587;
          const uint v588 = v546 + v292;
          const float v589 = m6[v588];
          const float v590 = x19;
          const float v591 = v589 + v590;
          m6[v588] = v591;
          const uint v592 = v546 + v297;
          const float v593 = m6[v592];
          const float v594 = x20;
          const float v595 = v593 + v594;
          m6[v592] = v595;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v596 = v102; v596 < v100; v596 += v103) {
      for (uint v597 = v98; v597 < v101; v597 += v99) {
        const uint v598 = v597 * v100;
        const uint v599 = v596 + v598;
        const float v600 = m5[v599];
        const uint v601 = v597 * v26;
        const uint v602 = v7 + v601;
        const uint v603 = v602 + v596;
        m2[v603] = v600;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v604 = v114 == v115;
    if (v604) {
      for (uint v605 = v98; v605 < v146; v605 += v99) {
        const uint v606 = v99 << v605;
        const uint v607 = v606 - v99;
        const uint v608 = v605 + v99;
        for (uint v609 = v102; v609 < v145; v609 += v103) {
          const uint v610 = v609 >> v605;
          const uint v611 = v610 << v608;
          const uint v612 = v609 & v607;
          const uint v613 = v611 + v612;
          for (uint v614 = v98; v614 < v101; v614 += v99) {
            const uint v615 = v614 * v26;
            const uint v616 = v7 + v615;
            const uint v617 = v616 + v613;
            const uint v618 = v617 + v606;
            const float v619 = m2[v617];
            const float v620 = m2[v618];
            const float v621 = v619 + v620;
            const float v622 = v619 - v620;
            m2[v617] = v621;
            m2[v618] = v622;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v623 = x1;
      for (uint v625 = v102; v625 < v100; v625 += v103) {
        for (uint v626 = v98; v626 < v101; v626 += v99) {
          const uint v627 = v626 * v26;
          const uint v628 = v7 + v627;
          const uint v629 = v628 + v625;
          const float v630 = m2[v629];
          const uint v631 = v623 + v625;
          const uint v632 = v631 >> v99;
          const uint v633 = v624 + v632;
          const uint v634 = b1[v633];
          const uint v635 = v631 & v99;
          const bool v636 = v635 == v99;
          const float2 v637 = float2(as_type<half2>(v634));
          const float v638 = v637.x;
          const float v639 = v637.y;
          const float v640 = select(v638, v639, v636);
          const float v641 = v630 * v140;
          const float v642 = v641 * v640;
          m2[v629] = v642;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v643 = v102; v643 < v100; v643 += v103) {
      for (uint v644 = v98; v644 < v101; v644 += v99) {
        const uint v645 = v644 * v100;
        const uint v646 = v643 + v645;
        const float v647 = m6[v646];
        const uint v648 = v644 * v26;
        const uint v649 = v7 + v648;
        const uint v650 = v649 + v643;
        m3[v650] = v647;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v651 = v370 == v115;
    if (v651) {
      for (uint v652 = v98; v652 < v146; v652 += v99) {
        const uint v653 = v99 << v652;
        const uint v654 = v653 - v99;
        const uint v655 = v652 + v99;
        for (uint v656 = v102; v656 < v145; v656 += v103) {
          const uint v657 = v656 >> v652;
          const uint v658 = v657 << v655;
          const uint v659 = v656 & v654;
          const uint v660 = v658 + v659;
          for (uint v661 = v98; v661 < v101; v661 += v99) {
            const uint v662 = v661 * v26;
            const uint v663 = v7 + v662;
            const uint v664 = v663 + v660;
            const uint v665 = v664 + v653;
            const float v666 = m3[v664];
            const float v667 = m3[v665];
            const float v668 = v666 + v667;
            const float v669 = v666 - v667;
            m3[v664] = v668;
            m3[v665] = v669;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v670 = x2;
      for (uint v672 = v102; v672 < v100; v672 += v103) {
        for (uint v673 = v98; v673 < v101; v673 += v99) {
          const uint v674 = v673 * v26;
          const uint v675 = v7 + v674;
          const uint v676 = v675 + v672;
          const float v677 = m3[v676];
          const uint v678 = v670 + v672;
          const uint v679 = v678 >> v99;
          const uint v680 = v671 + v679;
          const uint v681 = b2[v680];
          const uint v682 = v678 & v99;
          const bool v683 = v682 == v99;
          const float2 v684 = float2(as_type<half2>(v681));
          const float v685 = v684.x;
          const float v686 = v684.y;
          const float v687 = select(v685, v686, v683);
          const float v688 = v677 * v140;
          const float v689 = v688 * v687;
          m3[v676] = v689;
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
        const float v81 = b4[v75];
        const float v82 = v80 + v81;
        const float v83 = -v82;
        const float v84 = precise::exp(v83);
        const float v86 = v84 + v85;
        const float v87 = v82 / v86;
        const uint v88 = v74 - v2;
        const uint v89 = v88 * v26;
        const uint v90 = v75 - v40;
        const uint v91 = v89 + v90;
        const float v92 = m3[v91];
        const float v93 = b5[v75];
        const float v94 = v92 + v93;
        const float v95 = v87 * v94;
        const uint v96 = v74 * v24;
        const uint v97 = v96 + v75;
        b6[v97] = v95;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
