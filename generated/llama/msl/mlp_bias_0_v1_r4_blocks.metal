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
  const uint v718 = params[19];
  const uint v719 = 0u;
  const uint v723 = 3u;
  const uint v725 = 1u;
  const uint v734 = 16u;
  const uint v735 = 4294901760u;
  const uint v743 = params[20];
  const uint v744 = 5u;
  const uint v745 = 31u;
  const uint v763 = params[21];
  const uint v765 = 4u;
  const uint v770 = params[22];
  const uint v791 = params[23];
  const uint v812 = params[24];
  const uint v832 = params[25];
  const uint v850 = params[26];
  const uint v856 = params[27];
  const uint v877 = params[28];
  const uint v98 = 0u;
  const uint v99 = 1u;
  const uint v100 = 128u;
  const uint v101 = 4u;
  const uint v102 = lane;
  const uint v103 = 32u;
  const float v108 = 0.0f;
  const uint v113 = params[3];
  const uint v114 = 6u;
  const uint v119 = params[4];
  const uint v120 = params[5];
  const uint v124 = params[6];
  const float v146 = 0.088388346f;
  const uint v151 = 64u;
  const uint v152 = 7u;
  const uint v170 = 16u;
  const uint v180 = params[7];
  const uint v181 = params[8];
  const uint v182 = 2u;
  const uint v188 = 3u;
  const uint v189 = 5u;
  const uint v210 = 31u;
  const uint v230 = 65535u;
  const uint v232 = params[9];
  const uint v235 = 89226354u;
  const uint v236 = 3417055213u;
  const uint v237 = 2212286765u;
  const uint v240 = 64248484u;
  const uint v244 = 2415890431u;
  const uint v245 = 996162400u;
  const uint v249 = 32768u;
  const uint v250 = 32767u;
  const uint v251 = 13u;
  const uint v252 = 939524096u;
  const uint v268 = 16711935u;
  const uint v269 = 8u;
  const uint v270 = 2047u;
  const float v279 = 0.006767273f;
  const float v280 = -3.453125f;
  const uint v286 = 4095u;
  const uint v287 = 4294959104u;
  const uint v299 = 256u;
  const uint v304 = 384u;
  const uint v376 = params[10];
  const uint v381 = params[11];
  const uint v382 = params[12];
  const uint v386 = params[13];
  const uint v438 = params[14];
  const uint v439 = params[15];
  const uint v485 = params[16];
  const uint v639 = params[17];
  const uint v688 = params[18];
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
    const float v708 = simd_shuffle_xor(v21, 16);
    const float v709 = v21 + v708;
    const float v710 = simd_shuffle_xor(v709, 8);
    const float v711 = v709 + v710;
    const float v712 = simd_shuffle_xor(v711, 4);
    const float v713 = v711 + v712;
    const float v714 = simd_shuffle_xor(v713, 2);
    const float v715 = v713 + v714;
    const float v716 = simd_shuffle_xor(v715, 1);
    const float v717 = v715 + v716;
    const bool v23 = v12 < v8;
    if (v23) {
      m1[v9] = v717;
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
      const bool v115 = v113 == v114;
      if (v115) {
        const uint v116 = v66 / v6;
        const uint v117 = v116 * v6;
        const uint v118 = v66 - v117;
        const uint v121 = v116 / v119;
        const uint v122 = v116 % v119;
        const uint v123 = v121 * v120;
        x1 = v122;
        x2 = v123;
        const uint v125 = v123 + v124;
        for (uint v126 = v102; v126 < v100; v126 += v103) {
          for (uint v127 = v98; v127 < v101; v127 += v99) {
            x5 = v108;
            const bool v128 = v127 < v5;
            const bool v129 = v126 < v46;
            const bool v130 = v128 & v129;
            if (v130) {
              const uint v131 = v127 * v26;
              const uint v132 = v7 + v131;
              const uint v133 = v132 + v126;
              const float v134 = m0[v133];
              const uint v135 = v118 + v126;
              const uint v136 = v135 >> v99;
              const uint v137 = v125 + v136;
              const uint v138 = b1[v137];
              const uint v139 = v135 & v99;
              const bool v140 = v139 == v99;
              const float2 v141 = float2(as_type<half2>(v138));
              const float v142 = v141.x;
              const float v143 = v141.y;
              const float v144 = select(v142, v143, v140);
              const float v145 = v134 * v144;
              const float v147 = v145 * v146;
              x5 = v147;
            }
            const float v148 = x5;
            const uint v149 = v127 * v100;
            const uint v150 = v126 + v149;
            m4[v150] = v148;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v153 = v98; v153 < v152; v153 += v99) {
          const uint v154 = v99 << v153;
          const uint v155 = v154 - v99;
          const uint v156 = v153 + v99;
          for (uint v157 = v102; v157 < v151; v157 += v103) {
            const uint v158 = v157 >> v153;
            const uint v159 = v158 << v156;
            const uint v160 = v157 & v155;
            const uint v161 = v159 + v160;
            for (uint v162 = v98; v162 < v101; v162 += v99) {
              const uint v163 = v162 * v100;
              const uint v164 = v163 + v161;
              const uint v165 = v164 + v154;
              const float v166 = m4[v164];
              const float v167 = m4[v165];
              const float v168 = v166 + v167;
              const float v169 = v166 - v167;
              m4[v164] = v168;
              m4[v165] = v169;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v171 = v118 / v170;
        for (uint v172 = v102; v172 < v100; v172 += v103) {
          x6 = v108;
          x7 = v108;
          x8 = v108;
          x9 = v108;
          const uint v173 = v122 + v172;
          const uint v174 = v173 / v170;
          const uint v175 = v173 % v170;
          for (uint v176 = v98; v176 < v100; v176 += v99) {
            const uint v177 = v176 / v170;
            const uint v178 = v171 + v177;
            const uint v179 = v176 % v170;
            const uint v183 = v180 * v101;
            const uint v184 = v178 * v181;
            const uint v185 = v184 + v174;
            const uint v186 = v185 * v183;
            const uint v187 = v123 + v186;
            const uint v190 = v175 & v152;
            const uint v191 = v190 << v189;
            const uint v192 = v175 >> v188;
            const uint v193 = v192 << v182;
            const uint v194 = v179 & v152;
            const uint v195 = v194 >> v99;
            const uint v196 = v195 << v188;
            const uint v197 = v179 >> v188;
            const uint v198 = v197 << v99;
            const uint v199 = v179 & v99;
            const uint v200 = v191 + v193;
            const uint v201 = v200 + v196;
            const uint v202 = v201 + v198;
            const uint v203 = v202 + v199;
            const uint v204 = v203 + v99;
            const uint v205 = v204 * v180;
            const uint v206 = v205 >> v99;
            const uint v207 = v183 << v189;
            const uint v208 = v206 + v207;
            const uint v209 = v208 - v99;
            const uint v211 = v209 >> v189;
            const uint v212 = v208 - v170;
            const uint v213 = v212 >> v189;
            const bool v214 = v211 < v183;
            const uint v215 = v211 - v183;
            const uint v216 = select(v215, v211, v214);
            const uint v217 = v187 + v216;
            const uint v218 = b1[v217];
            const bool v219 = v213 < v183;
            const uint v220 = v213 - v183;
            const uint v221 = select(v220, v213, v219);
            const uint v222 = v187 + v221;
            const uint v223 = b1[v222];
            const uint v224 = v209 & v210;
            const uint v225 = v210 - v224;
            const uint v226 = v218 >> v225;
            const uint v227 = v223 << v99;
            const uint v228 = v227 << v224;
            const uint v229 = v226 | v228;
            const uint v231 = v229 & v230;
            const bool v233 = v232 == v98;
            const bool v234 = v232 == v182;
            const uint v238 = select(v236, v237, v234);
            const uint v239 = select(v238, v235, v233);
            const uint v241 = select(v98, v240, v233);
            const uint v242 = v231 * v239;
            const uint v243 = v242 + v241;
            const uint v246 = v243 & v244;
            const uint v247 = v246 ^ v245;
            const uint v248 = v247 >> v170;
            const uint v253 = v247 & v249;
            const uint v254 = v253 << v170;
            const uint v255 = v247 & v250;
            const uint v256 = v255 << v251;
            const uint v257 = v256 + v252;
            const uint v258 = v254 | v257;
            const float v259 = as_type<float>(v258);
            const uint v260 = v248 & v249;
            const uint v261 = v260 << v170;
            const uint v262 = v248 & v250;
            const uint v263 = v262 << v251;
            const uint v264 = v263 + v252;
            const uint v265 = v261 | v264;
            const float v266 = as_type<float>(v265);
            const float v267 = v259 + v266;
            const uint v271 = v243 & v268;
            const uint v272 = v243 >> v269;
            const uint v273 = v272 & v268;
            const uint v274 = v271 + v273;
            const uint v275 = v274 >> v170;
            const uint v276 = v274 + v275;
            const uint v277 = v276 & v270;
            const float v278 = float(v277);
            const float v281 = fma(v278, v279, v280);
            const float v282 = select(v267, v281, v234);
            const uint v283 = as_type<uint>(v282);
            const uint v284 = v283 >> v251;
            const uint v285 = v284 & v99;
            const uint v288 = v283 + v286;
            const uint v289 = v288 + v285;
            const uint v290 = v289 & v287;
            const float v291 = as_type<float>(v290);
            const float v292 = m4[v176];
            const float v293 = x6;
            const float v294 = fma(v292, v291, v293);
            x6 = v294;
            const uint v295 = v176 + v100;
            const float v296 = m4[v295];
            const float v297 = x7;
            const float v298 = fma(v296, v291, v297);
            x7 = v298;
            const uint v300 = v176 + v299;
            const float v301 = m4[v300];
            const float v302 = x8;
            const float v303 = fma(v301, v291, v302);
            x8 = v303;
            const uint v305 = v176 + v304;
            const float v306 = m4[v305];
            const float v307 = x9;
            const float v308 = fma(v306, v291, v307);
            x9 = v308;
          }
          const float v309 = m5[v172];
          const float v310 = x6;
          const float v311 = v309 + v310;
          m5[v172] = v311;
          const uint v312 = v172 + v100;
          const float v313 = m5[v312];
          const float v314 = x7;
          const float v315 = v313 + v314;
          m5[v312] = v315;
          const uint v316 = v172 + v299;
          const float v317 = m5[v316];
          const float v318 = x8;
          const float v319 = v317 + v318;
          m5[v316] = v319;
          const uint v320 = v172 + v304;
          const float v321 = m5[v320];
          const float v322 = x9;
          const float v323 = v321 + v322;
          m5[v320] = v323;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v324 = v5 - v99;
        const uint v325 = v42 - v99;
        for (uint v326 = v102; v326 < v100; v326 += v103) {
          x10 = v108;
          x11 = v108;
          x12 = v108;
          x13 = v108;
          const uint v327 = min(v326, v325);
          const uint v328 = v327 * v6;
          const uint v329 = v66 + v328;
          for (uint v330 = v98; v330 < v46; v330 += v99) {
            const uint v331 = v329 + v330;
            const bool v720 = v718 == v719;
            if (v720) {
              const uint v721 = b1[v331];
              const float v722 = as_type<float>(v721);
              x23 = v722;
            } else {
              const bool v724 = v718 < v723;
              if (v724) {
                const bool v726 = v718 == v725;
                const uint v727 = v331 >> v725;
                const uint v728 = b1[v727];
                const uint v729 = v331 & v725;
                const bool v730 = v729 == v725;
                const float2 v731 = float2(as_type<half2>(v728));
                const float v732 = v731.x;
                const float v733 = v731.y;
                const uint v736 = v728 << v734;
                const uint v737 = v728 & v735;
                const float v738 = as_type<float>(v736);
                const float v739 = as_type<float>(v737);
                const float v740 = select(v732, v733, v730);
                const float v741 = select(v738, v739, v730);
                const float v742 = select(v741, v740, v726);
                x23 = v742;
              } else {
                const uint v746 = v331 >> v744;
                const uint v747 = v746 * v743;
                const uint v748 = v331 & v745;
                const uint v749 = v748 * v743;
                const uint v750 = v749 >> v744;
                const uint v751 = v747 + v750;
                const uint v752 = v749 & v745;
                const uint v753 = b1[v751];
                const uint v754 = v751 + v725;
                const uint v755 = b1[v754];
                const uint v756 = v753 >> v752;
                const uint v757 = v745 - v752;
                const uint v758 = v755 << v725;
                const uint v759 = v758 << v757;
                const uint v760 = v756 | v759;
                const uint v761 = v725 << v743;
                const uint v762 = v761 - v725;
                const uint v764 = v331 >> v763;
                const bool v766 = v718 == v723;
                const bool v767 = v718 == v765;
                const uint v768 = v764 >> v725;
                const uint v769 = select(v768, v764, v766);
                const uint v771 = v770 + v769;
                const uint v772 = b1[v771];
                const float v773 = as_type<float>(v772);
                const uint v774 = v764 & v725;
                const bool v775 = v774 == v725;
                const float2 v776 = float2(as_type<half2>(v772));
                const float v777 = v776.x;
                const float v778 = v776.y;
                const uint v779 = v772 << v734;
                const uint v780 = v772 & v735;
                const float v781 = as_type<float>(v779);
                const float v782 = as_type<float>(v780);
                const float v783 = select(v777, v778, v775);
                const float v784 = select(v781, v782, v775);
                const float v785 = select(v784, v783, v767);
                const float v786 = select(v785, v773, v766);
                const bool v787 = v718 == v723;
                const bool v788 = v718 == v765;
                const uint v789 = v764 >> v725;
                const uint v790 = select(v789, v764, v787);
                const uint v792 = v791 + v790;
                const uint v793 = b1[v792];
                const float v794 = as_type<float>(v793);
                const uint v795 = v764 & v725;
                const bool v796 = v795 == v725;
                const float2 v797 = float2(as_type<half2>(v793));
                const float v798 = v797.x;
                const float v799 = v797.y;
                const uint v800 = v793 << v734;
                const uint v801 = v793 & v735;
                const float v802 = as_type<float>(v800);
                const float v803 = as_type<float>(v801);
                const float v804 = select(v798, v799, v796);
                const float v805 = select(v802, v803, v796);
                const float v806 = select(v805, v804, v788);
                const float v807 = select(v806, v794, v787);
                const uint v808 = v760 & v762;
                const float v809 = float(v808);
                const float v810 = fma(v786, v809, v807);
                x23 = v810;
              }
            }
            const float v811 = x23;
            const uint v333 = min(v98, v324);
            const uint v334 = v333 * v26;
            const uint v335 = v7 + v334;
            const uint v336 = v335 + v330;
            const float v337 = m0[v336];
            const float v338 = x10;
            const float v339 = fma(v337, v811, v338);
            x10 = v339;
            const uint v340 = min(v99, v324);
            const uint v341 = v340 * v26;
            const uint v342 = v7 + v341;
            const uint v343 = v342 + v330;
            const float v344 = m0[v343];
            const float v345 = x11;
            const float v346 = fma(v344, v811, v345);
            x11 = v346;
            const uint v347 = min(v182, v324);
            const uint v348 = v347 * v26;
            const uint v349 = v7 + v348;
            const uint v350 = v349 + v330;
            const float v351 = m0[v350];
            const float v352 = x12;
            const float v353 = fma(v351, v811, v352);
            x12 = v353;
            const uint v354 = min(v188, v324);
            const uint v355 = v354 * v26;
            const uint v356 = v7 + v355;
            const uint v357 = v356 + v330;
            const float v358 = m0[v357];
            const float v359 = x13;
            const float v360 = fma(v358, v811, v359);
            x13 = v360;
          }
          const float v361 = m5[v326];
          const float v362 = x10;
          const float v363 = v361 + v362;
          m5[v326] = v363;
          const uint v364 = v326 + v100;
          const float v365 = m5[v364];
          const float v366 = x11;
          const float v367 = v365 + v366;
          m5[v364] = v367;
          const uint v368 = v326 + v299;
          const float v369 = m5[v368];
          const float v370 = x12;
          const float v371 = v369 + v370;
          m5[v368] = v371;
          const uint v372 = v326 + v304;
          const float v373 = m5[v372];
          const float v374 = x13;
          const float v375 = v373 + v374;
          m5[v372] = v375;
        }
      }
      const bool v377 = v376 == v114;
      if (v377) {
        const uint v378 = v66 / v6;
        const uint v379 = v378 * v6;
        const uint v380 = v66 - v379;
        const uint v383 = v378 / v381;
        const uint v384 = v378 % v381;
        const uint v385 = v383 * v382;
        x3 = v384;
        x4 = v385;
        const uint v387 = v385 + v386;
        for (uint v388 = v102; v388 < v100; v388 += v103) {
          for (uint v389 = v98; v389 < v101; v389 += v99) {
            x14 = v108;
            const bool v390 = v389 < v5;
            const bool v391 = v388 < v46;
            const bool v392 = v390 & v391;
            if (v392) {
              const uint v393 = v389 * v26;
              const uint v394 = v7 + v393;
              const uint v395 = v394 + v388;
              const float v396 = m0[v395];
              const uint v397 = v380 + v388;
              const uint v398 = v397 >> v99;
              const uint v399 = v387 + v398;
              const uint v400 = b2[v399];
              const uint v401 = v397 & v99;
              const bool v402 = v401 == v99;
              const float2 v403 = float2(as_type<half2>(v400));
              const float v404 = v403.x;
              const float v405 = v403.y;
              const float v406 = select(v404, v405, v402);
              const float v407 = v396 * v406;
              const float v408 = v407 * v146;
              x14 = v408;
            }
            const float v409 = x14;
            const uint v410 = v389 * v100;
            const uint v411 = v388 + v410;
            m4[v411] = v409;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v412 = v98; v412 < v152; v412 += v99) {
          const uint v413 = v99 << v412;
          const uint v414 = v413 - v99;
          const uint v415 = v412 + v99;
          for (uint v416 = v102; v416 < v151; v416 += v103) {
            const uint v417 = v416 >> v412;
            const uint v418 = v417 << v415;
            const uint v419 = v416 & v414;
            const uint v420 = v418 + v419;
            for (uint v421 = v98; v421 < v101; v421 += v99) {
              const uint v422 = v421 * v100;
              const uint v423 = v422 + v420;
              const uint v424 = v423 + v413;
              const float v425 = m4[v423];
              const float v426 = m4[v424];
              const float v427 = v425 + v426;
              const float v428 = v425 - v426;
              m4[v423] = v427;
              m4[v424] = v428;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v429 = v380 / v170;
        for (uint v430 = v102; v430 < v100; v430 += v103) {
          x15 = v108;
          x16 = v108;
          x17 = v108;
          x18 = v108;
          const uint v431 = v384 + v430;
          const uint v432 = v431 / v170;
          const uint v433 = v431 % v170;
          for (uint v434 = v98; v434 < v100; v434 += v99) {
            const uint v435 = v434 / v170;
            const uint v436 = v429 + v435;
            const uint v437 = v434 % v170;
            const uint v440 = v438 * v101;
            const uint v441 = v436 * v439;
            const uint v442 = v441 + v432;
            const uint v443 = v442 * v440;
            const uint v444 = v385 + v443;
            const uint v445 = v433 & v152;
            const uint v446 = v445 << v189;
            const uint v447 = v433 >> v188;
            const uint v448 = v447 << v182;
            const uint v449 = v437 & v152;
            const uint v450 = v449 >> v99;
            const uint v451 = v450 << v188;
            const uint v452 = v437 >> v188;
            const uint v453 = v452 << v99;
            const uint v454 = v437 & v99;
            const uint v455 = v446 + v448;
            const uint v456 = v455 + v451;
            const uint v457 = v456 + v453;
            const uint v458 = v457 + v454;
            const uint v459 = v458 + v99;
            const uint v460 = v459 * v438;
            const uint v461 = v460 >> v99;
            const uint v462 = v440 << v189;
            const uint v463 = v461 + v462;
            const uint v464 = v463 - v99;
            const uint v465 = v464 >> v189;
            const uint v466 = v463 - v170;
            const uint v467 = v466 >> v189;
            const bool v468 = v465 < v440;
            const uint v469 = v465 - v440;
            const uint v470 = select(v469, v465, v468);
            const uint v471 = v444 + v470;
            const uint v472 = b2[v471];
            const bool v473 = v467 < v440;
            const uint v474 = v467 - v440;
            const uint v475 = select(v474, v467, v473);
            const uint v476 = v444 + v475;
            const uint v477 = b2[v476];
            const uint v478 = v464 & v210;
            const uint v479 = v210 - v478;
            const uint v480 = v472 >> v479;
            const uint v481 = v477 << v99;
            const uint v482 = v481 << v478;
            const uint v483 = v480 | v482;
            const uint v484 = v483 & v230;
            const bool v486 = v485 == v98;
            const bool v487 = v485 == v182;
            const uint v488 = select(v236, v237, v487);
            const uint v489 = select(v488, v235, v486);
            const uint v490 = select(v98, v240, v486);
            const uint v491 = v484 * v489;
            const uint v492 = v491 + v490;
            const uint v493 = v492 & v244;
            const uint v494 = v493 ^ v245;
            const uint v495 = v494 >> v170;
            const uint v496 = v494 & v249;
            const uint v497 = v496 << v170;
            const uint v498 = v494 & v250;
            const uint v499 = v498 << v251;
            const uint v500 = v499 + v252;
            const uint v501 = v497 | v500;
            const float v502 = as_type<float>(v501);
            const uint v503 = v495 & v249;
            const uint v504 = v503 << v170;
            const uint v505 = v495 & v250;
            const uint v506 = v505 << v251;
            const uint v507 = v506 + v252;
            const uint v508 = v504 | v507;
            const float v509 = as_type<float>(v508);
            const float v510 = v502 + v509;
            const uint v511 = v492 & v268;
            const uint v512 = v492 >> v269;
            const uint v513 = v512 & v268;
            const uint v514 = v511 + v513;
            const uint v515 = v514 >> v170;
            const uint v516 = v514 + v515;
            const uint v517 = v516 & v270;
            const float v518 = float(v517);
            const float v519 = fma(v518, v279, v280);
            const float v520 = select(v510, v519, v487);
            const uint v521 = as_type<uint>(v520);
            const uint v522 = v521 >> v251;
            const uint v523 = v522 & v99;
            const uint v524 = v521 + v286;
            const uint v525 = v524 + v523;
            const uint v526 = v525 & v287;
            const float v527 = as_type<float>(v526);
            const float v528 = m4[v434];
            const float v529 = x15;
            const float v530 = fma(v528, v527, v529);
            x15 = v530;
            const uint v531 = v434 + v100;
            const float v532 = m4[v531];
            const float v533 = x16;
            const float v534 = fma(v532, v527, v533);
            x16 = v534;
            const uint v535 = v434 + v299;
            const float v536 = m4[v535];
            const float v537 = x17;
            const float v538 = fma(v536, v527, v537);
            x17 = v538;
            const uint v539 = v434 + v304;
            const float v540 = m4[v539];
            const float v541 = x18;
            const float v542 = fma(v540, v527, v541);
            x18 = v542;
          }
          const float v543 = m6[v430];
          const float v544 = x15;
          const float v545 = v543 + v544;
          m6[v430] = v545;
          const uint v546 = v430 + v100;
          const float v547 = m6[v546];
          const float v548 = x16;
          const float v549 = v547 + v548;
          m6[v546] = v549;
          const uint v550 = v430 + v299;
          const float v551 = m6[v550];
          const float v552 = x17;
          const float v553 = v551 + v552;
          m6[v550] = v553;
          const uint v554 = v430 + v304;
          const float v555 = m6[v554];
          const float v556 = x18;
          const float v557 = v555 + v556;
          m6[v554] = v557;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v558 = v5 - v99;
        const uint v559 = v42 - v99;
        for (uint v560 = v102; v560 < v100; v560 += v103) {
          x19 = v108;
          x20 = v108;
          x21 = v108;
          x22 = v108;
          const uint v561 = min(v560, v559);
          const uint v562 = v561 * v6;
          const uint v563 = v66 + v562;
          for (uint v564 = v98; v564 < v46; v564 += v99) {
            const uint v565 = v563 + v564;
            const bool v813 = v812 == v719;
            if (v813) {
              const uint v814 = b2[v565];
              const float v815 = as_type<float>(v814);
              x24 = v815;
            } else {
              const bool v816 = v812 < v723;
              if (v816) {
                const bool v817 = v812 == v725;
                const uint v818 = v565 >> v725;
                const uint v819 = b2[v818];
                const uint v820 = v565 & v725;
                const bool v821 = v820 == v725;
                const float2 v822 = float2(as_type<half2>(v819));
                const float v823 = v822.x;
                const float v824 = v822.y;
                const uint v825 = v819 << v734;
                const uint v826 = v819 & v735;
                const float v827 = as_type<float>(v825);
                const float v828 = as_type<float>(v826);
                const float v829 = select(v823, v824, v821);
                const float v830 = select(v827, v828, v821);
                const float v831 = select(v830, v829, v817);
                x24 = v831;
              } else {
                const uint v833 = v565 >> v744;
                const uint v834 = v833 * v832;
                const uint v835 = v565 & v745;
                const uint v836 = v835 * v832;
                const uint v837 = v836 >> v744;
                const uint v838 = v834 + v837;
                const uint v839 = v836 & v745;
                const uint v840 = b2[v838];
                const uint v841 = v838 + v725;
                const uint v842 = b2[v841];
                const uint v843 = v840 >> v839;
                const uint v844 = v745 - v839;
                const uint v845 = v842 << v725;
                const uint v846 = v845 << v844;
                const uint v847 = v843 | v846;
                const uint v848 = v725 << v832;
                const uint v849 = v848 - v725;
                const uint v851 = v565 >> v850;
                const bool v852 = v812 == v723;
                const bool v853 = v812 == v765;
                const uint v854 = v851 >> v725;
                const uint v855 = select(v854, v851, v852);
                const uint v857 = v856 + v855;
                const uint v858 = b2[v857];
                const float v859 = as_type<float>(v858);
                const uint v860 = v851 & v725;
                const bool v861 = v860 == v725;
                const float2 v862 = float2(as_type<half2>(v858));
                const float v863 = v862.x;
                const float v864 = v862.y;
                const uint v865 = v858 << v734;
                const uint v866 = v858 & v735;
                const float v867 = as_type<float>(v865);
                const float v868 = as_type<float>(v866);
                const float v869 = select(v863, v864, v861);
                const float v870 = select(v867, v868, v861);
                const float v871 = select(v870, v869, v853);
                const float v872 = select(v871, v859, v852);
                const bool v873 = v812 == v723;
                const bool v874 = v812 == v765;
                const uint v875 = v851 >> v725;
                const uint v876 = select(v875, v851, v873);
                const uint v878 = v877 + v876;
                const uint v879 = b2[v878];
                const float v880 = as_type<float>(v879);
                const uint v881 = v851 & v725;
                const bool v882 = v881 == v725;
                const float2 v883 = float2(as_type<half2>(v879));
                const float v884 = v883.x;
                const float v885 = v883.y;
                const uint v886 = v879 << v734;
                const uint v887 = v879 & v735;
                const float v888 = as_type<float>(v886);
                const float v889 = as_type<float>(v887);
                const float v890 = select(v884, v885, v882);
                const float v891 = select(v888, v889, v882);
                const float v892 = select(v891, v890, v874);
                const float v893 = select(v892, v880, v873);
                const uint v894 = v847 & v849;
                const float v895 = float(v894);
                const float v896 = fma(v872, v895, v893);
                x24 = v896;
              }
            }
            const float v897 = x24;
            const uint v567 = min(v98, v558);
            const uint v568 = v567 * v26;
            const uint v569 = v7 + v568;
            const uint v570 = v569 + v564;
            const float v571 = m0[v570];
            const float v572 = x19;
            const float v573 = fma(v571, v897, v572);
            x19 = v573;
            const uint v574 = min(v99, v558);
            const uint v575 = v574 * v26;
            const uint v576 = v7 + v575;
            const uint v577 = v576 + v564;
            const float v578 = m0[v577];
            const float v579 = x20;
            const float v580 = fma(v578, v897, v579);
            x20 = v580;
            const uint v581 = min(v182, v558);
            const uint v582 = v581 * v26;
            const uint v583 = v7 + v582;
            const uint v584 = v583 + v564;
            const float v585 = m0[v584];
            const float v586 = x21;
            const float v587 = fma(v585, v897, v586);
            x21 = v587;
            const uint v588 = min(v188, v558);
            const uint v589 = v588 * v26;
            const uint v590 = v7 + v589;
            const uint v591 = v590 + v564;
            const float v592 = m0[v591];
            const float v593 = x22;
            const float v594 = fma(v592, v897, v593);
            x22 = v594;
          }
          const float v595 = m6[v560];
          const float v596 = x19;
          const float v597 = v595 + v596;
          m6[v560] = v597;
          const uint v598 = v560 + v100;
          const float v599 = m6[v598];
          const float v600 = x20;
          const float v601 = v599 + v600;
          m6[v598] = v601;
          const uint v602 = v560 + v299;
          const float v603 = m6[v602];
          const float v604 = x21;
          const float v605 = v603 + v604;
          m6[v602] = v605;
          const uint v606 = v560 + v304;
          const float v607 = m6[v606];
          const float v608 = x22;
          const float v609 = v607 + v608;
          m6[v606] = v609;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v610 = v102; v610 < v100; v610 += v103) {
      for (uint v611 = v98; v611 < v101; v611 += v99) {
        const uint v612 = v611 * v100;
        const uint v613 = v610 + v612;
        const float v614 = m5[v613];
        const uint v615 = v611 * v26;
        const uint v616 = v7 + v615;
        const uint v617 = v616 + v610;
        m2[v617] = v614;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v618 = v113 == v114;
    if (v618) {
      for (uint v619 = v98; v619 < v152; v619 += v99) {
        const uint v620 = v99 << v619;
        const uint v621 = v620 - v99;
        const uint v622 = v619 + v99;
        for (uint v623 = v102; v623 < v151; v623 += v103) {
          const uint v624 = v623 >> v619;
          const uint v625 = v624 << v622;
          const uint v626 = v623 & v621;
          const uint v627 = v625 + v626;
          for (uint v628 = v98; v628 < v101; v628 += v99) {
            const uint v629 = v628 * v26;
            const uint v630 = v7 + v629;
            const uint v631 = v630 + v627;
            const uint v632 = v631 + v620;
            const float v633 = m2[v631];
            const float v634 = m2[v632];
            const float v635 = v633 + v634;
            const float v636 = v633 - v634;
            m2[v631] = v635;
            m2[v632] = v636;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v637 = x1;
      const uint v638 = x2;
      const uint v640 = v638 + v639;
      for (uint v641 = v102; v641 < v100; v641 += v103) {
        for (uint v642 = v98; v642 < v101; v642 += v99) {
          const uint v643 = v642 * v26;
          const uint v644 = v7 + v643;
          const uint v645 = v644 + v641;
          const float v646 = m2[v645];
          const uint v647 = v637 + v641;
          const uint v648 = v647 >> v99;
          const uint v649 = v640 + v648;
          const uint v650 = b1[v649];
          const uint v651 = v647 & v99;
          const bool v652 = v651 == v99;
          const float2 v653 = float2(as_type<half2>(v650));
          const float v654 = v653.x;
          const float v655 = v653.y;
          const float v656 = select(v654, v655, v652);
          const float v657 = v646 * v146;
          const float v658 = v657 * v656;
          m2[v645] = v658;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v659 = v102; v659 < v100; v659 += v103) {
      for (uint v660 = v98; v660 < v101; v660 += v99) {
        const uint v661 = v660 * v100;
        const uint v662 = v659 + v661;
        const float v663 = m6[v662];
        const uint v664 = v660 * v26;
        const uint v665 = v7 + v664;
        const uint v666 = v665 + v659;
        m3[v666] = v663;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v667 = v376 == v114;
    if (v667) {
      for (uint v668 = v98; v668 < v152; v668 += v99) {
        const uint v669 = v99 << v668;
        const uint v670 = v669 - v99;
        const uint v671 = v668 + v99;
        for (uint v672 = v102; v672 < v151; v672 += v103) {
          const uint v673 = v672 >> v668;
          const uint v674 = v673 << v671;
          const uint v675 = v672 & v670;
          const uint v676 = v674 + v675;
          for (uint v677 = v98; v677 < v101; v677 += v99) {
            const uint v678 = v677 * v26;
            const uint v679 = v7 + v678;
            const uint v680 = v679 + v676;
            const uint v681 = v680 + v669;
            const float v682 = m3[v680];
            const float v683 = m3[v681];
            const float v684 = v682 + v683;
            const float v685 = v682 - v683;
            m3[v680] = v684;
            m3[v681] = v685;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v686 = x3;
      const uint v687 = x4;
      const uint v689 = v687 + v688;
      for (uint v690 = v102; v690 < v100; v690 += v103) {
        for (uint v691 = v98; v691 < v101; v691 += v99) {
          const uint v692 = v691 * v26;
          const uint v693 = v7 + v692;
          const uint v694 = v693 + v690;
          const float v695 = m3[v694];
          const uint v696 = v686 + v690;
          const uint v697 = v696 >> v99;
          const uint v698 = v689 + v697;
          const uint v699 = b2[v698];
          const uint v700 = v696 & v99;
          const bool v701 = v700 == v99;
          const float2 v702 = float2(as_type<half2>(v699));
          const float v703 = v702.x;
          const float v704 = v702.y;
          const float v705 = select(v703, v704, v701);
          const float v706 = v695 * v146;
          const float v707 = v706 * v705;
          m3[v694] = v707;
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
