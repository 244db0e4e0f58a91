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
  uint x3;
  uint x4;
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
  float x24;
  const uint v714 = params[19];
  const uint v715 = 0u;
  const uint v719 = 3u;
  const uint v721 = 1u;
  const uint v730 = 16u;
  const uint v731 = 4294901760u;
  const uint v739 = params[20];
  const uint v740 = 5u;
  const uint v741 = 31u;
  const uint v759 = params[21];
  const uint v761 = 4u;
  const uint v766 = params[22];
  const uint v787 = params[23];
  const uint v808 = params[24];
  const uint v828 = params[25];
  const uint v846 = params[26];
  const uint v852 = params[27];
  const uint v873 = params[28];
  const uint v94 = 0u;
  const uint v95 = 1u;
  const uint v96 = 128u;
  const uint v97 = 4u;
  const uint v98 = lane;
  const uint v99 = 32u;
  const float v104 = 0.0f;
  const uint v109 = params[3];
  const uint v110 = 6u;
  const uint v115 = params[4];
  const uint v116 = params[5];
  const uint v120 = params[6];
  const float v142 = 0.088388346f;
  const uint v147 = 64u;
  const uint v148 = 7u;
  const uint v166 = 16u;
  const uint v176 = params[7];
  const uint v177 = params[8];
  const uint v178 = 2u;
  const uint v184 = 3u;
  const uint v185 = 5u;
  const uint v206 = 31u;
  const uint v226 = 65535u;
  const uint v228 = params[9];
  const uint v231 = 89226354u;
  const uint v232 = 3417055213u;
  const uint v233 = 2212286765u;
  const uint v236 = 64248484u;
  const uint v240 = 2415890431u;
  const uint v241 = 996162400u;
  const uint v245 = 32768u;
  const uint v246 = 32767u;
  const uint v247 = 13u;
  const uint v248 = 939524096u;
  const uint v264 = 16711935u;
  const uint v265 = 8u;
  const uint v266 = 2047u;
  const float v275 = 0.006767273f;
  const float v276 = -3.453125f;
  const uint v282 = 4095u;
  const uint v283 = 4294959104u;
  const uint v295 = 256u;
  const uint v300 = 384u;
  const uint v372 = params[10];
  const uint v377 = params[11];
  const uint v378 = params[12];
  const uint v382 = params[13];
  const uint v434 = params[14];
  const uint v435 = params[15];
  const uint v481 = params[16];
  const uint v635 = params[17];
  const uint v684 = params[18];
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
  const float v58 = as_type<float>(params[29]);
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
    const float v704 = simd_shuffle_xor(v21, 16);
    const float v705 = v21 + v704;
    const float v706 = simd_shuffle_xor(v705, 8);
    const float v707 = v705 + v706;
    const float v708 = simd_shuffle_xor(v707, 4);
    const float v709 = v707 + v708;
    const float v710 = simd_shuffle_xor(v709, 2);
    const float v711 = v709 + v710;
    const float v712 = simd_shuffle_xor(v711, 1);
    const float v713 = v711 + v712;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v713;
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
      const bool v111 = v109 == v110;
      if (v111) {
        const uint v112 = v66 / v6;
        const uint v113 = v112 * v6;
        const uint v114 = v66 - v113;
        const uint v117 = v112 / v115;
        const uint v118 = v112 % v115;
        const uint v119 = v117 * v116;
        x1 = v118;
        x2 = v119;
        const uint v121 = v119 + v120;
        for (uint v122 = v98; v122 < v96; v122 += v99) {
          for (uint v123 = v94; v123 < v97; v123 += v95) {
            x5 = v104;
            const bool v124 = v123 < v5;
            const bool v125 = v122 < v46;
            const bool v126 = v124 & v125;
            if (v126) {
              const uint v127 = v123 * v26;
              const uint v128 = v7 + v127;
              const uint v129 = v128 + v122;
              const float v130 = m0[v129];
              const uint v131 = v114 + v122;
              const uint v132 = v131 >> v95;
              const uint v133 = v121 + v132;
              const uint v134 = b1[v133];
              const uint v135 = v131 & v95;
              const bool v136 = v135 == v95;
              const float2 v137 = float2(as_type<half2>(v134));
              const float v138 = v137.x;
              const float v139 = v137.y;
              const float v140 = select(v138, v139, v136);
              const float v141 = v130 * v140;
              const float v143 = v141 * v142;
              x5 = v143;
            }
            const float v144 = x5;
            const uint v145 = v123 * v96;
            const uint v146 = v122 + v145;
            m4[v146] = v144;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v149 = v94; v149 < v148; v149 += v95) {
          const uint v150 = v95 << v149;
          const uint v151 = v150 - v95;
          const uint v152 = v149 + v95;
          for (uint v153 = v98; v153 < v147; v153 += v99) {
            const uint v154 = v153 >> v149;
            const uint v155 = v154 << v152;
            const uint v156 = v153 & v151;
            const uint v157 = v155 + v156;
            for (uint v158 = v94; v158 < v97; v158 += v95) {
              const uint v159 = v158 * v96;
              const uint v160 = v159 + v157;
              const uint v161 = v160 + v150;
              const float v162 = m4[v160];
              const float v163 = m4[v161];
              const float v164 = v162 + v163;
              const float v165 = v162 - v163;
              m4[v160] = v164;
              m4[v161] = v165;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v167 = v114 / v166;
        for (uint v168 = v98; v168 < v96; v168 += v99) {
          x6 = v104;
          x7 = v104;
          x8 = v104;
          x9 = v104;
          const uint v169 = v118 + v168;
          const uint v170 = v169 / v166;
          const uint v171 = v169 % v166;
          for (uint v172 = v94; v172 < v96; v172 += v95) {
            const uint v173 = v172 / v166;
            const uint v174 = v167 + v173;
            const uint v175 = v172 % v166;
            const uint v179 = v176 * v97;
            const uint v180 = v174 * v177;
            const uint v181 = v180 + v170;
            const uint v182 = v181 * v179;
            const uint v183 = v119 + v182;
            const uint v186 = v171 & v148;
            const uint v187 = v186 << v185;
            const uint v188 = v171 >> v184;
            const uint v189 = v188 << v178;
            const uint v190 = v175 & v148;
            const uint v191 = v190 >> v95;
            const uint v192 = v191 << v184;
            const uint v193 = v175 >> v184;
            const uint v194 = v193 << v95;
            const uint v195 = v175 & v95;
            const uint v196 = v187 + v189;
            const uint v197 = v196 + v192;
            const uint v198 = v197 + v194;
            const uint v199 = v198 + v195;
            const uint v200 = v199 + v95;
            const uint v201 = v200 * v176;
            const uint v202 = v201 >> v95;
            const uint v203 = v179 << v185;
            const uint v204 = v202 + v203;
            const uint v205 = v204 - v95;
            const uint v207 = v205 >> v185;
            const uint v208 = v204 - v166;
            const uint v209 = v208 >> v185;
            const bool v210 = v207 < v179;
            const uint v211 = v207 - v179;
            const uint v212 = select(v211, v207, v210);
            const uint v213 = v183 + v212;
            const uint v214 = b1[v213];
            const bool v215 = v209 < v179;
            const uint v216 = v209 - v179;
            const uint v217 = select(v216, v209, v215);
            const uint v218 = v183 + v217;
            const uint v219 = b1[v218];
            const uint v220 = v205 & v206;
            const uint v221 = v206 - v220;
            const uint v222 = v214 >> v221;
            const uint v223 = v219 << v95;
            const uint v224 = v223 << v220;
            const uint v225 = v222 | v224;
            const uint v227 = v225 & v226;
            const bool v229 = v228 == v94;
            const bool v230 = v228 == v178;
            const uint v234 = select(v232, v233, v230);
            const uint v235 = select(v234, v231, v229);
            const uint v237 = select(v94, v236, v229);
            const uint v238 = v227 * v235;
            const uint v239 = v238 + v237;
            const uint v242 = v239 & v240;
            const uint v243 = v242 ^ v241;
            const uint v244 = v243 >> v166;
            const uint v249 = v243 & v245;
            const uint v250 = v249 << v166;
            const uint v251 = v243 & v246;
            const uint v252 = v251 << v247;
            const uint v253 = v252 + v248;
            const uint v254 = v250 | v253;
            const float v255 = as_type<float>(v254);
            const uint v256 = v244 & v245;
            const uint v257 = v256 << v166;
            const uint v258 = v244 & v246;
            const uint v259 = v258 << v247;
            const uint v260 = v259 + v248;
            const uint v261 = v257 | v260;
            const float v262 = as_type<float>(v261);
            const float v263 = v255 + v262;
            const uint v267 = v239 & v264;
            const uint v268 = v239 >> v265;
            const uint v269 = v268 & v264;
            const uint v270 = v267 + v269;
            const uint v271 = v270 >> v166;
            const uint v272 = v270 + v271;
            const uint v273 = v272 & v266;
            const float v274 = float(v273);
            const float v277 = fma(v274, v275, v276);
            const float v278 = select(v263, v277, v230);
            const uint v279 = as_type<uint>(v278);
            const uint v280 = v279 >> v247;
            const uint v281 = v280 & v95;
            const uint v284 = v279 + v282;
            const uint v285 = v284 + v281;
            const uint v286 = v285 & v283;
            const float v287 = as_type<float>(v286);
            const float v288 = m4[v172];
            const float v289 = x6;
            const float v290 = fma(v288, v287, v289);
            x6 = v290;
            const uint v291 = v172 + v96;
            const float v292 = m4[v291];
            const float v293 = x7;
            const float v294 = fma(v292, v287, v293);
            x7 = v294;
            const uint v296 = v172 + v295;
            const float v297 = m4[v296];
            const float v298 = x8;
            const float v299 = fma(v297, v287, v298);
            x8 = v299;
            const uint v301 = v172 + v300;
            const float v302 = m4[v301];
            const float v303 = x9;
            const float v304 = fma(v302, v287, v303);
            x9 = v304;
          }
          const float v305 = m5[v168];
          const float v306 = x6;
          const float v307 = v305 + v306;
          m5[v168] = v307;
          const uint v308 = v168 + v96;
          const float v309 = m5[v308];
          const float v310 = x7;
          const float v311 = v309 + v310;
          m5[v308] = v311;
          const uint v312 = v168 + v295;
          const float v313 = m5[v312];
          const float v314 = x8;
          const float v315 = v313 + v314;
          m5[v312] = v315;
          const uint v316 = v168 + v300;
          const float v317 = m5[v316];
          const float v318 = x9;
          const float v319 = v317 + v318;
          m5[v316] = v319;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v320 = v5 - v95;
        const uint v321 = v42 - v95;
        for (uint v322 = v98; v322 < v96; v322 += v99) {
          x10 = v104;
          x11 = v104;
          x12 = v104;
          x13 = v104;
          const uint v323 = min(v322, v321);
          const uint v324 = v323 * v6;
          const uint v325 = v66 + v324;
          for (uint v326 = v94; v326 < v46; v326 += v95) {
            const uint v327 = v325 + v326;
            const bool v716 = v714 == v715;
            if (v716) {
              const uint v717 = b1[v327];
              const float v718 = as_type<float>(v717);
              x23 = v718;
            } else {
              const bool v720 = v714 < v719;
              if (v720) {
                const bool v722 = v714 == v721;
                const uint v723 = v327 >> v721;
                const uint v724 = b1[v723];
                const uint v725 = v327 & v721;
                const bool v726 = v725 == v721;
                const float2 v727 = float2(as_type<half2>(v724));
                const float v728 = v727.x;
                const float v729 = v727.y;
                const uint v732 = v724 << v730;
                const uint v733 = v724 & v731;
                const float v734 = as_type<float>(v732);
                const float v735 = as_type<float>(v733);
                const float v736 = select(v728, v729, v726);
                const float v737 = select(v734, v735, v726);
                const float v738 = select(v737, v736, v722);
                x23 = v738;
              } else {
                const uint v742 = v327 >> v740;
                const uint v743 = v742 * v739;
                const uint v744 = v327 & v741;
                const uint v745 = v744 * v739;
                const uint v746 = v745 >> v740;
                const uint v747 = v743 + v746;
                const uint v748 = v745 & v741;
                const uint v749 = b1[v747];
                const uint v750 = v747 + v721;
                const uint v751 = b1[v750];
                const uint v752 = v749 >> v748;
                const uint v753 = v741 - v748;
                const uint v754 = v751 << v721;
                const uint v755 = v754 << v753;
                const uint v756 = v752 | v755;
                const uint v757 = v721 << v739;
                const uint v758 = v757 - v721;
                const uint v760 = v327 >> v759;
                const bool v762 = v714 == v719;
                const bool v763 = v714 == v761;
                const uint v764 = v760 >> v721;
                const uint v765 = select(v764, v760, v762);
                const uint v767 = v766 + v765;
                const uint v768 = b1[v767];
                const float v769 = as_type<float>(v768);
                const uint v770 = v760 & v721;
                const bool v771 = v770 == v721;
                const float2 v772 = float2(as_type<half2>(v768));
                const float v773 = v772.x;
                const float v774 = v772.y;
                const uint v775 = v768 << v730;
                const uint v776 = v768 & v731;
                const float v777 = as_type<float>(v775);
                const float v778 = as_type<float>(v776);
                const float v779 = select(v773, v774, v771);
                const float v780 = select(v777, v778, v771);
                const float v781 = select(v780, v779, v763);
                const float v782 = select(v781, v769, v762);
                const bool v783 = v714 == v719;
                const bool v784 = v714 == v761;
                const uint v785 = v760 >> v721;
                const uint v786 = select(v785, v760, v783);
                const uint v788 = v787 + v786;
                const uint v789 = b1[v788];
                const float v790 = as_type<float>(v789);
                const uint v791 = v760 & v721;
                const bool v792 = v791 == v721;
                const float2 v793 = float2(as_type<half2>(v789));
                const float v794 = v793.x;
                const float v795 = v793.y;
                const uint v796 = v789 << v730;
                const uint v797 = v789 & v731;
                const float v798 = as_type<float>(v796);
                const float v799 = as_type<float>(v797);
                const float v800 = select(v794, v795, v792);
                const float v801 = select(v798, v799, v792);
                const float v802 = select(v801, v800, v784);
                const float v803 = select(v802, v790, v783);
                const uint v804 = v756 & v758;
                const float v805 = float(v804);
                const float v806 = fma(v782, v805, v803);
                x23 = v806;
              }
            }
            const float v807 = x23;
            const uint v329 = min(v94, v320);
            const uint v330 = v329 * v26;
            const uint v331 = v7 + v330;
            const uint v332 = v331 + v326;
            const float v333 = m0[v332];
            const float v334 = x10;
            const float v335 = fma(v333, v807, v334);
            x10 = v335;
            const uint v336 = min(v95, v320);
            const uint v337 = v336 * v26;
            const uint v338 = v7 + v337;
            const uint v339 = v338 + v326;
            const float v340 = m0[v339];
            const float v341 = x11;
            const float v342 = fma(v340, v807, v341);
            x11 = v342;
            const uint v343 = min(v178, v320);
            const uint v344 = v343 * v26;
            const uint v345 = v7 + v344;
            const uint v346 = v345 + v326;
            const float v347 = m0[v346];
            const float v348 = x12;
            const float v349 = fma(v347, v807, v348);
            x12 = v349;
            const uint v350 = min(v184, v320);
            const uint v351 = v350 * v26;
            const uint v352 = v7 + v351;
            const uint v353 = v352 + v326;
            const float v354 = m0[v353];
            const float v355 = x13;
            const float v356 = fma(v354, v807, v355);
            x13 = v356;
          }
          const float v357 = m5[v322];
          const float v358 = x10;
          const float v359 = v357 + v358;
          m5[v322] = v359;
          const uint v360 = v322 + v96;
          const float v361 = m5[v360];
          const float v362 = x11;
          const float v363 = v361 + v362;
          m5[v360] = v363;
          const uint v364 = v322 + v295;
          const float v365 = m5[v364];
          const float v366 = x12;
          const float v367 = v365 + v366;
          m5[v364] = v367;
          const uint v368 = v322 + v300;
          const float v369 = m5[v368];
          const float v370 = x13;
          const float v371 = v369 + v370;
          m5[v368] = v371;
        }
      }
      const bool v373 = v372 == v110;
      if (v373) {
        const uint v374 = v66 / v6;
        const uint v375 = v374 * v6;
        const uint v376 = v66 - v375;
        const uint v379 = v374 / v377;
        const uint v380 = v374 % v377;
        const uint v381 = v379 * v378;
        x3 = v380;
        x4 = v381;
        const uint v383 = v381 + v382;
        for (uint v384 = v98; v384 < v96; v384 += v99) {
          for (uint v385 = v94; v385 < v97; v385 += v95) {
            x14 = v104;
            const bool v386 = v385 < v5;
            const bool v387 = v384 < v46;
            const bool v388 = v386 & v387;
            if (v388) {
              const uint v389 = v385 * v26;
              const uint v390 = v7 + v389;
              const uint v391 = v390 + v384;
              const float v392 = m0[v391];
              const uint v393 = v376 + v384;
              const uint v394 = v393 >> v95;
              const uint v395 = v383 + v394;
              const uint v396 = b2[v395];
              const uint v397 = v393 & v95;
              const bool v398 = v397 == v95;
              const float2 v399 = float2(as_type<half2>(v396));
              const float v400 = v399.x;
              const float v401 = v399.y;
              const float v402 = select(v400, v401, v398);
              const float v403 = v392 * v402;
              const float v404 = v403 * v142;
              x14 = v404;
            }
            const float v405 = x14;
            const uint v406 = v385 * v96;
            const uint v407 = v384 + v406;
            m4[v407] = v405;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v408 = v94; v408 < v148; v408 += v95) {
          const uint v409 = v95 << v408;
          const uint v410 = v409 - v95;
          const uint v411 = v408 + v95;
          for (uint v412 = v98; v412 < v147; v412 += v99) {
            const uint v413 = v412 >> v408;
            const uint v414 = v413 << v411;
            const uint v415 = v412 & v410;
            const uint v416 = v414 + v415;
            for (uint v417 = v94; v417 < v97; v417 += v95) {
              const uint v418 = v417 * v96;
              const uint v419 = v418 + v416;
              const uint v420 = v419 + v409;
              const float v421 = m4[v419];
              const float v422 = m4[v420];
              const float v423 = v421 + v422;
              const float v424 = v421 - v422;
              m4[v419] = v423;
              m4[v420] = v424;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v425 = v376 / v166;
        for (uint v426 = v98; v426 < v96; v426 += v99) {
          x15 = v104;
          x16 = v104;
          x17 = v104;
          x18 = v104;
          const uint v427 = v380 + v426;
          const uint v428 = v427 / v166;
          const uint v429 = v427 % v166;
          for (uint v430 = v94; v430 < v96; v430 += v95) {
            const uint v431 = v430 / v166;
            const uint v432 = v425 + v431;
            const uint v433 = v430 % v166;
            const uint v436 = v434 * v97;
            const uint v437 = v432 * v435;
            const uint v438 = v437 + v428;
            const uint v439 = v438 * v436;
            const uint v440 = v381 + v439;
            const uint v441 = v429 & v148;
            const uint v442 = v441 << v185;
            const uint v443 = v429 >> v184;
            const uint v444 = v443 << v178;
            const uint v445 = v433 & v148;
            const uint v446 = v445 >> v95;
            const uint v447 = v446 << v184;
            const uint v448 = v433 >> v184;
            const uint v449 = v448 << v95;
            const uint v450 = v433 & v95;
            const uint v451 = v442 + v444;
            const uint v452 = v451 + v447;
            const uint v453 = v452 + v449;
            const uint v454 = v453 + v450;
            const uint v455 = v454 + v95;
            const uint v456 = v455 * v434;
            const uint v457 = v456 >> v95;
            const uint v458 = v436 << v185;
            const uint v459 = v457 + v458;
            const uint v460 = v459 - v95;
            const uint v461 = v460 >> v185;
            const uint v462 = v459 - v166;
            const uint v463 = v462 >> v185;
            const bool v464 = v461 < v436;
            const uint v465 = v461 - v436;
            const uint v466 = select(v465, v461, v464);
            const uint v467 = v440 + v466;
            const uint v468 = b2[v467];
            const bool v469 = v463 < v436;
            const uint v470 = v463 - v436;
            const uint v471 = select(v470, v463, v469);
            const uint v472 = v440 + v471;
            const uint v473 = b2[v472];
            const uint v474 = v460 & v206;
            const uint v475 = v206 - v474;
            const uint v476 = v468 >> v475;
            const uint v477 = v473 << v95;
            const uint v478 = v477 << v474;
            const uint v479 = v476 | v478;
            const uint v480 = v479 & v226;
            const bool v482 = v481 == v94;
            const bool v483 = v481 == v178;
            const uint v484 = select(v232, v233, v483);
            const uint v485 = select(v484, v231, v482);
            const uint v486 = select(v94, v236, v482);
            const uint v487 = v480 * v485;
            const uint v488 = v487 + v486;
            const uint v489 = v488 & v240;
            const uint v490 = v489 ^ v241;
            const uint v491 = v490 >> v166;
            const uint v492 = v490 & v245;
            const uint v493 = v492 << v166;
            const uint v494 = v490 & v246;
            const uint v495 = v494 << v247;
            const uint v496 = v495 + v248;
            const uint v497 = v493 | v496;
            const float v498 = as_type<float>(v497);
            const uint v499 = v491 & v245;
            const uint v500 = v499 << v166;
            const uint v501 = v491 & v246;
            const uint v502 = v501 << v247;
            const uint v503 = v502 + v248;
            const uint v504 = v500 | v503;
            const float v505 = as_type<float>(v504);
            const float v506 = v498 + v505;
            const uint v507 = v488 & v264;
            const uint v508 = v488 >> v265;
            const uint v509 = v508 & v264;
            const uint v510 = v507 + v509;
            const uint v511 = v510 >> v166;
            const uint v512 = v510 + v511;
            const uint v513 = v512 & v266;
            const float v514 = float(v513);
            const float v515 = fma(v514, v275, v276);
            const float v516 = select(v506, v515, v483);
            const uint v517 = as_type<uint>(v516);
            const uint v518 = v517 >> v247;
            const uint v519 = v518 & v95;
            const uint v520 = v517 + v282;
            const uint v521 = v520 + v519;
            const uint v522 = v521 & v283;
            const float v523 = as_type<float>(v522);
            const float v524 = m4[v430];
            const float v525 = x15;
            const float v526 = fma(v524, v523, v525);
            x15 = v526;
            const uint v527 = v430 + v96;
            const float v528 = m4[v527];
            const float v529 = x16;
            const float v530 = fma(v528, v523, v529);
            x16 = v530;
            const uint v531 = v430 + v295;
            const float v532 = m4[v531];
            const float v533 = x17;
            const float v534 = fma(v532, v523, v533);
            x17 = v534;
            const uint v535 = v430 + v300;
            const float v536 = m4[v535];
            const float v537 = x18;
            const float v538 = fma(v536, v523, v537);
            x18 = v538;
          }
          const float v539 = m6[v426];
          const float v540 = x15;
          const float v541 = v539 + v540;
          m6[v426] = v541;
          const uint v542 = v426 + v96;
          const float v543 = m6[v542];
          const float v544 = x16;
          const float v545 = v543 + v544;
          m6[v542] = v545;
          const uint v546 = v426 + v295;
          const float v547 = m6[v546];
          const float v548 = x17;
          const float v549 = v547 + v548;
          m6[v546] = v549;
          const uint v550 = v426 + v300;
          const float v551 = m6[v550];
          const float v552 = x18;
          const float v553 = v551 + v552;
          m6[v550] = v553;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v554 = v5 - v95;
        const uint v555 = v42 - v95;
        for (uint v556 = v98; v556 < v96; v556 += v99) {
          x19 = v104;
          x20 = v104;
          x21 = v104;
          x22 = v104;
          const uint v557 = min(v556, v555);
          const uint v558 = v557 * v6;
          const uint v559 = v66 + v558;
          for (uint v560 = v94; v560 < v46; v560 += v95) {
            const uint v561 = v559 + v560;
            const bool v809 = v808 == v715;
            if (v809) {
              const uint v810 = b2[v561];
              const float v811 = as_type<float>(v810);
              x24 = v811;
            } else {
              const bool v812 = v808 < v719;
              if (v812) {
                const bool v813 = v808 == v721;
                const uint v814 = v561 >> v721;
                const uint v815 = b2[v814];
                const uint v816 = v561 & v721;
                const bool v817 = v816 == v721;
                const float2 v818 = float2(as_type<half2>(v815));
                const float v819 = v818.x;
                const float v820 = v818.y;
                const uint v821 = v815 << v730;
                const uint v822 = v815 & v731;
                const float v823 = as_type<float>(v821);
                const float v824 = as_type<float>(v822);
                const float v825 = select(v819, v820, v817);
                const float v826 = select(v823, v824, v817);
                const float v827 = select(v826, v825, v813);
                x24 = v827;
              } else {
                const uint v829 = v561 >> v740;
                const uint v830 = v829 * v828;
                const uint v831 = v561 & v741;
                const uint v832 = v831 * v828;
                const uint v833 = v832 >> v740;
                const uint v834 = v830 + v833;
                const uint v835 = v832 & v741;
                const uint v836 = b2[v834];
                const uint v837 = v834 + v721;
                const uint v838 = b2[v837];
                const uint v839 = v836 >> v835;
                const uint v840 = v741 - v835;
                const uint v841 = v838 << v721;
                const uint v842 = v841 << v840;
                const uint v843 = v839 | v842;
                const uint v844 = v721 << v828;
                const uint v845 = v844 - v721;
                const uint v847 = v561 >> v846;
                const bool v848 = v808 == v719;
                const bool v849 = v808 == v761;
                const uint v850 = v847 >> v721;
                const uint v851 = select(v850, v847, v848);
                const uint v853 = v852 + v851;
                const uint v854 = b2[v853];
                const float v855 = as_type<float>(v854);
                const uint v856 = v847 & v721;
                const bool v857 = v856 == v721;
                const float2 v858 = float2(as_type<half2>(v854));
                const float v859 = v858.x;
                const float v860 = v858.y;
                const uint v861 = v854 << v730;
                const uint v862 = v854 & v731;
                const float v863 = as_type<float>(v861);
                const float v864 = as_type<float>(v862);
                const float v865 = select(v859, v860, v857);
                const float v866 = select(v863, v864, v857);
                const float v867 = select(v866, v865, v849);
                const float v868 = select(v867, v855, v848);
                const bool v869 = v808 == v719;
                const bool v870 = v808 == v761;
                const uint v871 = v847 >> v721;
                const uint v872 = select(v871, v847, v869);
                const uint v874 = v873 + v872;
                const uint v875 = b2[v874];
                const float v876 = as_type<float>(v875);
                const uint v877 = v847 & v721;
                const bool v878 = v877 == v721;
                const float2 v879 = float2(as_type<half2>(v875));
                const float v880 = v879.x;
                const float v881 = v879.y;
                const uint v882 = v875 << v730;
                const uint v883 = v875 & v731;
                const float v884 = as_type<float>(v882);
                const float v885 = as_type<float>(v883);
                const float v886 = select(v880, v881, v878);
                const float v887 = select(v884, v885, v878);
                const float v888 = select(v887, v886, v870);
                const float v889 = select(v888, v876, v869);
                const uint v890 = v843 & v845;
                const float v891 = float(v890);
                const float v892 = fma(v868, v891, v889);
                x24 = v892;
              }
            }
            const float v893 = x24;
            const uint v563 = min(v94, v554);
            const uint v564 = v563 * v26;
            const uint v565 = v7 + v564;
            const uint v566 = v565 + v560;
            const float v567 = m0[v566];
            const float v568 = x19;
            const float v569 = fma(v567, v893, v568);
            x19 = v569;
            const uint v570 = min(v95, v554);
            const uint v571 = v570 * v26;
            const uint v572 = v7 + v571;
            const uint v573 = v572 + v560;
            const float v574 = m0[v573];
            const float v575 = x20;
            const float v576 = fma(v574, v893, v575);
            x20 = v576;
            const uint v577 = min(v178, v554);
            const uint v578 = v577 * v26;
            const uint v579 = v7 + v578;
            const uint v580 = v579 + v560;
            const float v581 = m0[v580];
            const float v582 = x21;
            const float v583 = fma(v581, v893, v582);
            x21 = v583;
            const uint v584 = min(v184, v554);
            const uint v585 = v584 * v26;
            const uint v586 = v7 + v585;
            const uint v587 = v586 + v560;
            const float v588 = m0[v587];
            const float v589 = x22;
            const float v590 = fma(v588, v893, v589);
            x22 = v590;
          }
          const float v591 = m6[v556];
          const float v592 = x19;
          const float v593 = v591 + v592;
          m6[v556] = v593;
          const uint v594 = v556 + v96;
          const float v595 = m6[v594];
          const float v596 = x20;
          const float v597 = v595 + v596;
          m6[v594] = v597;
          const uint v598 = v556 + v295;
          const float v599 = m6[v598];
          const float v600 = x21;
          const float v601 = v599 + v600;
          m6[v598] = v601;
          const uint v602 = v556 + v300;
          const float v603 = m6[v602];
          const float v604 = x22;
          const float v605 = v603 + v604;
          m6[v602] = v605;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v606 = v98; v606 < v96; v606 += v99) {
      for (uint v607 = v94; v607 < v97; v607 += v95) {
        const uint v608 = v607 * v96;
        const uint v609 = v606 + v608;
        const float v610 = m5[v609];
        const uint v611 = v607 * v26;
        const uint v612 = v7 + v611;
        const uint v613 = v612 + v606;
        m2[v613] = v610;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v614 = v109 == v110;
    if (v614) {
      for (uint v615 = v94; v615 < v148; v615 += v95) {
        const uint v616 = v95 << v615;
        const uint v617 = v616 - v95;
        const uint v618 = v615 + v95;
        for (uint v619 = v98; v619 < v147; v619 += v99) {
          const uint v620 = v619 >> v615;
          const uint v621 = v620 << v618;
          const uint v622 = v619 & v617;
          const uint v623 = v621 + v622;
          for (uint v624 = v94; v624 < v97; v624 += v95) {
            const uint v625 = v624 * v26;
            const uint v626 = v7 + v625;
            const uint v627 = v626 + v623;
            const uint v628 = v627 + v616;
            const float v629 = m2[v627];
            const float v630 = m2[v628];
            const float v631 = v629 + v630;
            const float v632 = v629 - v630;
            m2[v627] = v631;
            m2[v628] = v632;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v633 = x1;
      const uint v634 = x2;
      const uint v636 = v634 + v635;
      for (uint v637 = v98; v637 < v96; v637 += v99) {
        for (uint v638 = v94; v638 < v97; v638 += v95) {
          const uint v639 = v638 * v26;
          const uint v640 = v7 + v639;
          const uint v641 = v640 + v637;
          const float v642 = m2[v641];
          const uint v643 = v633 + v637;
          const uint v644 = v643 >> v95;
          const uint v645 = v636 + v644;
          const uint v646 = b1[v645];
          const uint v647 = v643 & v95;
          const bool v648 = v647 == v95;
          const float2 v649 = float2(as_type<half2>(v646));
          const float v650 = v649.x;
          const float v651 = v649.y;
          const float v652 = select(v650, v651, v648);
          const float v653 = v642 * v142;
          const float v654 = v653 * v652;
          m2[v641] = v654;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v655 = v98; v655 < v96; v655 += v99) {
      for (uint v656 = v94; v656 < v97; v656 += v95) {
        const uint v657 = v656 * v96;
        const uint v658 = v655 + v657;
        const float v659 = m6[v658];
        const uint v660 = v656 * v26;
        const uint v661 = v7 + v660;
        const uint v662 = v661 + v655;
        m3[v662] = v659;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v663 = v372 == v110;
    if (v663) {
      for (uint v664 = v94; v664 < v148; v664 += v95) {
        const uint v665 = v95 << v664;
        const uint v666 = v665 - v95;
        const uint v667 = v664 + v95;
        for (uint v668 = v98; v668 < v147; v668 += v99) {
          const uint v669 = v668 >> v664;
          const uint v670 = v669 << v667;
          const uint v671 = v668 & v666;
          const uint v672 = v670 + v671;
          for (uint v673 = v94; v673 < v97; v673 += v95) {
            const uint v674 = v673 * v26;
            const uint v675 = v7 + v674;
            const uint v676 = v675 + v672;
            const uint v677 = v676 + v665;
            const float v678 = m3[v676];
            const float v679 = m3[v677];
            const float v680 = v678 + v679;
            const float v681 = v678 - v679;
            m3[v676] = v680;
            m3[v677] = v681;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v682 = x3;
      const uint v683 = x4;
      const uint v685 = v683 + v684;
      for (uint v686 = v98; v686 < v96; v686 += v99) {
        for (uint v687 = v94; v687 < v97; v687 += v95) {
          const uint v688 = v687 * v26;
          const uint v689 = v7 + v688;
          const uint v690 = v689 + v686;
          const float v691 = m3[v690];
          const uint v692 = v682 + v686;
          const uint v693 = v692 >> v95;
          const uint v694 = v685 + v693;
          const uint v695 = b2[v694];
          const uint v696 = v692 & v95;
          const bool v697 = v696 == v95;
          const float2 v698 = float2(as_type<half2>(v695));
          const float v699 = v698.x;
          const float v700 = v698.y;
          const float v701 = select(v699, v700, v697);
          const float v702 = v691 * v142;
          const float v703 = v702 * v701;
          m3[v690] = v703;
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
