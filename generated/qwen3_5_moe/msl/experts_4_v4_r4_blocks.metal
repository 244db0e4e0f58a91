#include <metal_stdlib>
using namespace metal;

kernel void experts_4_v4_r4_blocks(
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
  float4 x22;
  float4 x23;
  const uint v794 = params[21];
  const uint v795 = 0u;
  const uint v799 = 3u;
  const uint v801 = 1u;
  const uint v809 = 16u;
  const uint v810 = 4294901760u;
  const uint v828 = params[22];
  const uint v829 = 5u;
  const uint v830 = 31u;
  const uint v848 = params[23];
  const uint v850 = 4u;
  const uint v855 = params[24];
  const uint v876 = params[25];
  const uint v910 = params[26];
  const uint v939 = params[27];
  const uint v957 = params[28];
  const uint v963 = params[29];
  const uint v984 = params[30];
  const uint v96 = 0u;
  const uint v97 = 1u;
  const uint v98 = 128u;
  const uint v99 = 4u;
  const uint v100 = lane;
  const uint v101 = 32u;
  const float v106 = 0.0f;
  const uint v111 = params[5];
  const uint v112 = 6u;
  const uint v117 = params[6];
  const uint v118 = params[7];
  const uint v122 = params[8];
  const float v144 = 0.088388346f;
  const uint v149 = 64u;
  const uint v150 = 7u;
  const uint v168 = 16u;
  const uint v178 = params[9];
  const uint v179 = params[10];
  const uint v180 = 2u;
  const uint v186 = 3u;
  const uint v187 = 5u;
  const uint v208 = 31u;
  const uint v228 = 65535u;
  const uint v230 = params[11];
  const uint v233 = 89226354u;
  const uint v234 = 3417055213u;
  const uint v235 = 2212286765u;
  const uint v238 = 64248484u;
  const uint v242 = 2415890431u;
  const uint v243 = 996162400u;
  const uint v247 = 32768u;
  const uint v248 = 32767u;
  const uint v249 = 13u;
  const uint v250 = 939524096u;
  const uint v266 = 16711935u;
  const uint v267 = 8u;
  const uint v268 = 2047u;
  const float v277 = 0.006767273f;
  const float v278 = -3.453125f;
  const uint v284 = 4095u;
  const uint v285 = 4294959104u;
  const uint v297 = 256u;
  const uint v302 = 384u;
  const uint v418 = params[12];
  const uint v423 = params[13];
  const uint v424 = params[14];
  const uint v428 = params[15];
  const uint v480 = params[16];
  const uint v481 = params[17];
  const uint v527 = params[18];
  const uint v725 = params[19];
  const uint v774 = params[20];
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
  const uint v61 = 512u;
  const uint v62 = 32u;
  const float v83 = 1.0f;
  const uint v91 = params[4];
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
        for (uint v102 = v100; v102 < v98; v102 += v101) {
          for (uint v103 = v96; v103 < v99; v103 += v97) {
            const uint v104 = v103 * v98;
            const uint v105 = v102 + v104;
            m4[v105] = v106;
          }
        }
        for (uint v107 = v100; v107 < v98; v107 += v101) {
          for (uint v108 = v96; v108 < v99; v108 += v97) {
            const uint v109 = v108 * v98;
            const uint v110 = v107 + v109;
            m5[v110] = v106;
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
            const uint v54 = v53 * v30;
            for (uint v55 = v54; v55 < v44; v55 += v3) {
              const uint v56 = v52 + v55;
              const float4 v57 = *(device const float4*)(b0 + v56);
              const uint v58 = v45 * v3;
              const uint v59 = v55 + v58;
              *(threadgroup float4*)(m2 + v59) = v57;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          const uint v60 = v40 + v42;
          const bool v113 = v111 == v112;
          if (v113) {
            const uint v114 = v60 / v37;
            const uint v115 = v114 * v37;
            const uint v116 = v60 - v115;
            const uint v119 = v114 / v117;
            const uint v120 = v114 % v117;
            const uint v121 = v119 * v118;
            x0 = v120;
            x1 = v121;
            const uint v123 = v121 + v122;
            for (uint v124 = v100; v124 < v98; v124 += v101) {
              for (uint v125 = v96; v125 < v99; v125 += v97) {
                x4 = v106;
                const bool v126 = v125 < v36;
                const bool v127 = v124 < v44;
                const bool v128 = v126 & v127;
                if (v128) {
                  const uint v129 = v125 * v3;
                  const uint v130 = v41 + v129;
                  const uint v131 = v130 + v124;
                  const float v132 = m2[v131];
                  const uint v133 = v116 + v124;
                  const uint v134 = v133 >> v97;
                  const uint v135 = v123 + v134;
                  const uint v136 = b3[v135];
                  const uint v137 = v133 & v97;
                  const bool v138 = v137 == v97;
                  const float2 v139 = float2(as_type<half2>(v136));
                  const float v140 = v139.x;
                  const float v141 = v139.y;
                  const float v142 = select(v140, v141, v138);
                  const float v143 = v132 * v142;
                  const float v145 = v143 * v144;
                  x4 = v145;
                }
                const float v146 = x4;
                const uint v147 = v125 * v98;
                const uint v148 = v124 + v147;
                m3[v148] = v146;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            for (uint v151 = v96; v151 < v150; v151 += v97) {
              const uint v152 = v97 << v151;
              const uint v153 = v152 - v97;
              const uint v154 = v151 + v97;
              for (uint v155 = v100; v155 < v149; v155 += v101) {
                const uint v156 = v155 >> v151;
                const uint v157 = v156 << v154;
                const uint v158 = v155 & v153;
                const uint v159 = v157 + v158;
                for (uint v160 = v96; v160 < v99; v160 += v97) {
                  const uint v161 = v160 * v98;
                  const uint v162 = v161 + v159;
                  const uint v163 = v162 + v152;
                  const float v164 = m3[v162];
                  const float v165 = m3[v163];
                  const float v166 = v164 + v165;
                  const float v167 = v164 - v165;
                  m3[v162] = v166;
                  m3[v163] = v167;
                }
              }
              threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            }
            const uint v169 = v116 / v168;
            for (uint v170 = v100; v170 < v98; v170 += v101) {
              x5 = v106;
              x6 = v106;
              x7 = v106;
              x8 = v106;
              const uint v171 = v120 + v170;
              const uint v172 = v171 / v168;
              const uint v173 = v171 % v168;
              for (uint v174 = v96; v174 < v98; v174 += v97) {
                const uint v175 = v174 / v168;
                const uint v176 = v169 + v175;
                const uint v177 = v174 % v168;
                const uint v181 = v178 * v99;
                const uint v182 = v176 * v179;
                const uint v183 = v182 + v172;
                const uint v184 = v183 * v181;
                const uint v185 = v121 + v184;
                const uint v188 = v173 & v150;
                const uint v189 = v188 << v187;
                const uint v190 = v173 >> v186;
                const uint v191 = v190 << v180;
                const uint v192 = v177 & v150;
                const uint v193 = v192 >> v97;
                const uint v194 = v193 << v186;
                const uint v195 = v177 >> v186;
                const uint v196 = v195 << v97;
                const uint v197 = v177 & v97;
                const uint v198 = v189 + v191;
                const uint v199 = v198 + v194;
                const uint v200 = v199 + v196;
                const uint v201 = v200 + v197;
                const uint v202 = v201 + v97;
                const uint v203 = v202 * v178;
                const uint v204 = v203 >> v97;
                const uint v205 = v181 << v187;
                const uint v206 = v204 + v205;
                const uint v207 = v206 - v97;
                const uint v209 = v207 >> v187;
                const uint v210 = v206 - v168;
                const uint v211 = v210 >> v187;
                const bool v212 = v209 < v181;
                const uint v213 = v209 - v181;
                const uint v214 = select(v213, v209, v212);
                const uint v215 = v185 + v214;
                const uint v216 = b3[v215];
                const bool v217 = v211 < v181;
                const uint v218 = v211 - v181;
                const uint v219 = select(v218, v211, v217);
                const uint v220 = v185 + v219;
                const uint v221 = b3[v220];
                const uint v222 = v207 & v208;
                const uint v223 = v208 - v222;
                const uint v224 = v216 >> v223;
                const uint v225 = v221 << v97;
                const uint v226 = v225 << v222;
                const uint v227 = v224 | v226;
                const uint v229 = v227 & v228;
                const bool v231 = v230 == v96;
                const bool v232 = v230 == v180;
                const uint v236 = select(v234, v235, v232);
                const uint v237 = select(v236, v233, v231);
                const uint v239 = select(v96, v238, v231);
                const uint v240 = v229 * v237;
                const uint v241 = v240 + v239;
                const uint v244 = v241 & v242;
                const uint v245 = v244 ^ v243;
                const uint v246 = v245 >> v168;
                const uint v251 = v245 & v247;
                const uint v252 = v251 << v168;
                const uint v253 = v245 & v248;
                const uint v254 = v253 << v249;
                const uint v255 = v254 + v250;
                const uint v256 = v252 | v255;
                const float v257 = as_type<float>(v256);
                const uint v258 = v246 & v247;
                const uint v259 = v258 << v168;
                const uint v260 = v246 & v248;
                const uint v261 = v260 << v249;
                const uint v262 = v261 + v250;
                const uint v263 = v259 | v262;
                const float v264 = as_type<float>(v263);
                const float v265 = v257 + v264;
                const uint v269 = v241 & v266;
                const uint v270 = v241 >> v267;
                const uint v271 = v270 & v266;
                const uint v272 = v269 + v271;
                const uint v273 = v272 >> v168;
                const uint v274 = v272 + v273;
                const uint v275 = v274 & v268;
                const float v276 = float(v275);
                const float v279 = fma(v276, v277, v278);
                const float v280 = select(v265, v279, v232);
                const uint v281 = as_type<uint>(v280);
                const uint v282 = v281 >> v249;
                const uint v283 = v282 & v97;
                const uint v286 = v281 + v284;
                const uint v287 = v286 + v283;
                const uint v288 = v287 & v285;
                const float v289 = as_type<float>(v288);
                const float v290 = m3[v174];
                const float v291 = x5;
                const float v292 = fma(v290, v289, v291);
                x5 = v292;
                const uint v293 = v174 + v98;
                const float v294 = m3[v293];
                const float v295 = x6;
                const float v296 = fma(v294, v289, v295);
                x6 = v296;
                const uint v298 = v174 + v297;
                const float v299 = m3[v298];
                const float v300 = x7;
                const float v301 = fma(v299, v289, v300);
                x7 = v301;
                const uint v303 = v174 + v302;
                const float v304 = m3[v303];
                const float v305 = x8;
                const float v306 = fma(v304, v289, v305);
                x8 = v306;
              }
              const float v307 = m4[v170];
              const float v308 = x5;
              const float v309 = v307 + v308;
              m4[v170] = v309;
              const uint v310 = v170 + v98;
              const float v311 = m4[v310];
              const float v312 = x6;
              const float v313 = v311 + v312;
              m4[v310] = v313;
              const uint v314 = v170 + v297;
              const float v315 = m4[v314];
              const float v316 = x7;
              const float v317 = v315 + v316;
              m4[v314] = v317;
              const uint v318 = v170 + v302;
              const float v319 = m4[v318];
              const float v320 = x8;
              const float v321 = v319 + v320;
              m4[v318] = v321;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          } else {
            const uint v322 = v36 - v97;
            const uint v323 = v33 - v97;
            for (uint v324 = v100; v324 < v98; v324 += v101) {
              x9 = v106;
              x10 = v106;
              x11 = v106;
              x12 = v106;
              const uint v325 = min(v324, v323);
              const uint v326 = v325 * v37;
              const uint v327 = v60 + v326;
              for (uint v328 = v96; v328 < v44; v328 += v99) {
                const uint v329 = v327 + v328;
                const bool v796 = v794 == v795;
                if (v796) {
                  const uint4 v797 = *(device const uint4*)(b3 + v329);
                  const float4 v798 = as_type<float4>(v797);
                  x22 = v798;
                } else {
                  const bool v800 = v794 < v799;
                  if (v800) {
                    const bool v802 = v794 == v801;
                    const uint v803 = v329 >> v801;
                    const uint2 v804 = *(device const uint2*)(b3 + v803);
                    const uint v805 = v804.x;
                    const float2 v806 = float2(as_type<half2>(v805));
                    const float v807 = v806.x;
                    const float v808 = v806.y;
                    const uint v811 = v805 << v809;
                    const uint v812 = v805 & v810;
                    const float v813 = as_type<float>(v811);
                    const float v814 = as_type<float>(v812);
                    const float v815 = select(v813, v807, v802);
                    const float v816 = select(v814, v808, v802);
                    const uint v817 = v804.y;
                    const float2 v818 = float2(as_type<half2>(v817));
                    const float v819 = v818.x;
                    const float v820 = v818.y;
                    const uint v821 = v817 << v809;
                    const uint v822 = v817 & v810;
                    const float v823 = as_type<float>(v821);
                    const float v824 = as_type<float>(v822);
                    const float v825 = select(v823, v819, v802);
                    const float v826 = select(v824, v820, v802);
                    const float4 v827 = float4(v815, v816, v825, v826);
                    x22 = v827;
                  } else {
                    const uint v831 = v329 >> v829;
                    const uint v832 = v831 * v828;
                    const uint v833 = v329 & v830;
                    const uint v834 = v833 * v828;
                    const uint v835 = v834 >> v829;
                    const uint v836 = v832 + v835;
                    const uint v837 = v834 & v830;
                    const uint v838 = b3[v836];
                    const uint v839 = v836 + v801;
                    const uint v840 = b3[v839];
                    const uint v841 = v838 >> v837;
                    const uint v842 = v830 - v837;
                    const uint v843 = v840 << v801;
                    const uint v844 = v843 << v842;
                    const uint v845 = v841 | v844;
                    const uint v846 = v801 << v828;
                    const uint v847 = v846 - v801;
                    const uint v849 = v329 >> v848;
                    const bool v851 = v794 == v799;
                    const bool v852 = v794 == v850;
                    const uint v853 = v849 >> v801;
                    const uint v854 = select(v853, v849, v851);
                    const uint v856 = v855 + v854;
                    const uint v857 = b3[v856];
                    const float v858 = as_type<float>(v857);
                    const uint v859 = v849 & v801;
                    const bool v860 = v859 == v801;
                    const float2 v861 = float2(as_type<half2>(v857));
                    const float v862 = v861.x;
                    const float v863 = v861.y;
                    const uint v864 = v857 << v809;
                    const uint v865 = v857 & v810;
                    const float v866 = as_type<float>(v864);
                    const float v867 = as_type<float>(v865);
                    const float v868 = select(v862, v863, v860);
                    const float v869 = select(v866, v867, v860);
                    const float v870 = select(v869, v868, v852);
                    const float v871 = select(v870, v858, v851);
                    const bool v872 = v794 == v799;
                    const bool v873 = v794 == v850;
                    const uint v874 = v849 >> v801;
                    const uint v875 = select(v874, v849, v872);
                    const uint v877 = v876 + v875;
                    const uint v878 = b3[v877];
                    const float v879 = as_type<float>(v878);
                    const uint v880 = v849 & v801;
                    const bool v881 = v880 == v801;
                    const float2 v882 = float2(as_type<half2>(v878));
                    const float v883 = v882.x;
                    const float v884 = v882.y;
                    const uint v885 = v878 << v809;
                    const uint v886 = v878 & v810;
                    const float v887 = as_type<float>(v885);
                    const float v888 = as_type<float>(v886);
                    const float v889 = select(v883, v884, v881);
                    const float v890 = select(v887, v888, v881);
                    const float v891 = select(v890, v889, v873);
                    const float v892 = select(v891, v879, v872);
                    const uint v893 = v845 & v847;
                    const float v894 = float(v893);
                    const float v895 = fma(v871, v894, v892);
                    const uint v896 = v845 >> v828;
                    const uint v897 = v896 & v847;
                    const float v898 = float(v897);
                    const float v899 = fma(v871, v898, v892);
                    const uint v900 = v896 >> v828;
                    const uint v901 = v900 & v847;
                    const float v902 = float(v901);
                    const float v903 = fma(v871, v902, v892);
                    const uint v904 = v900 >> v828;
                    const uint v905 = v904 & v847;
                    const float v906 = float(v905);
                    const float v907 = fma(v871, v906, v892);
                    const float4 v908 = float4(v895, v899, v903, v907);
                    x22 = v908;
                  }
                }
                const float4 v909 = x22;
                const uint v331 = min(v96, v322);
                const uint v332 = v331 * v3;
                const uint v333 = v41 + v332;
                const uint v334 = v333 + v328;
                const float4 v335 = *(threadgroup float4*)(m2 + v334);
                const float v336 = x9;
                const float v337 = v335.x;
                const float v338 = v909.x;
                const float v339 = fma(v337, v338, v336);
                const float v340 = v335.y;
                const float v341 = v909.y;
                const float v342 = fma(v340, v341, v339);
                const float v343 = v335.z;
                const float v344 = v909.z;
                const float v345 = fma(v343, v344, v342);
                const float v346 = v335.w;
                const float v347 = v909.w;
                const float v348 = fma(v346, v347, v345);
                x9 = v348;
                const uint v349 = min(v97, v322);
                const uint v350 = v349 * v3;
                const uint v351 = v41 + v350;
                const uint v352 = v351 + v328;
                const float4 v353 = *(threadgroup float4*)(m2 + v352);
                const float v354 = x10;
                const float v355 = v353.x;
                const float v356 = v909.x;
                const float v357 = fma(v355, v356, v354);
                const float v358 = v353.y;
                const float v359 = v909.y;
                const float v360 = fma(v358, v359, v357);
                const float v361 = v353.z;
                const float v362 = v909.z;
                const float v363 = fma(v361, v362, v360);
                const float v364 = v353.w;
                const float v365 = v909.w;
                const float v366 = fma(v364, v365, v363);
                x10 = v366;
                const uint v367 = min(v180, v322);
                const uint v368 = v367 * v3;
                const uint v369 = v41 + v368;
                const uint v370 = v369 + v328;
                const float4 v371 = *(threadgroup float4*)(m2 + v370);
                const float v372 = x11;
                const float v373 = v371.x;
                const float v374 = v909.x;
                const float v375 = fma(v373, v374, v372);
                const float v376 = v371.y;
                const float v377 = v909.y;
                const float v378 = fma(v376, v377, v375);
                const float v379 = v371.z;
                const float v380 = v909.z;
                const float v381 = fma(v379, v380, v378);
                const float v382 = v371.w;
                const float v383 = v909.w;
                const float v384 = fma(v382, v383, v381);
                x11 = v384;
                const uint v385 = min(v186, v322);
                const uint v386 = v385 * v3;
                const uint v387 = v41 + v386;
                const uint v388 = v387 + v328;
                const float4 v389 = *(threadgroup float4*)(m2 + v388);
                const float v390 = x12;
                const float v391 = v389.x;
                const float v392 = v909.x;
                const float v393 = fma(v391, v392, v390);
                const float v394 = v389.y;
                const float v395 = v909.y;
                const float v396 = fma(v394, v395, v393);
                const float v397 = v389.z;
                const float v398 = v909.z;
                const float v399 = fma(v397, v398, v396);
                const float v400 = v389.w;
                const float v401 = v909.w;
                const float v402 = fma(v400, v401, v399);
                x12 = v402;
              }
              const float v403 = m4[v324];
              const float v404 = x9;
              const float v405 = v403 + v404;
              m4[v324] = v405;
              const uint v406 = v324 + v98;
              const float v407 = m4[v406];
              const float v408 = x10;
              const float v409 = v407 + v408;
              m4[v406] = v409;
              const uint v410 = v324 + v297;
              const float v411 = m4[v410];
              const float v412 = x11;
              const float v413 = v411 + v412;
              m4[v410] = v413;
              const uint v414 = v324 + v302;
              const float v415 = m4[v414];
              const float v416 = x12;
              const float v417 = v415 + v416;
              m4[v414] = v417;
            }
          }
          const bool v419 = v418 == v112;
          if (v419) {
            const uint v420 = v60 / v37;
            const uint v421 = v420 * v37;
            const uint v422 = v60 - v421;
            const uint v425 = v420 / v423;
            const uint v426 = v420 % v423;
            const uint v427 = v425 * v424;
            x2 = v426;
            x3 = v427;
            const uint v429 = v427 + v428;
            for (uint v430 = v100; v430 < v98; v430 += v101) {
              for (uint v431 = v96; v431 < v99; v431 += v97) {
                x13 = v106;
                const bool v432 = v431 < v36;
                const bool v433 = v430 < v44;
                const bool v434 = v432 & v433;
                if (v434) {
                  const uint v435 = v431 * v3;
                  const uint v436 = v41 + v435;
                  const uint v437 = v436 + v430;
                  const float v438 = m2[v437];
                  const uint v439 = v422 + v430;
                  const uint v440 = v439 >> v97;
                  const uint v441 = v429 + v440;
                  const uint v442 = b4[v441];
                  const uint v443 = v439 & v97;
                  const bool v444 = v443 == v97;
                  const float2 v445 = float2(as_type<half2>(v442));
                  const float v446 = v445.x;
                  const float v447 = v445.y;
                  const float v448 = select(v446, v447, v444);
                  const float v449 = v438 * v448;
                  const float v450 = v449 * v144;
                  x13 = v450;
                }
                const float v451 = x13;
                const uint v452 = v431 * v98;
                const uint v453 = v430 + v452;
                m3[v453] = v451;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            for (uint v454 = v96; v454 < v150; v454 += v97) {
              const uint v455 = v97 << v454;
              const uint v456 = v455 - v97;
              const uint v457 = v454 + v97;
              for (uint v458 = v100; v458 < v149; v458 += v101) {
                const uint v459 = v458 >> v454;
                const uint v460 = v459 << v457;
                const uint v461 = v458 & v456;
                const uint v462 = v460 + v461;
                for (uint v463 = v96; v463 < v99; v463 += v97) {
                  const uint v464 = v463 * v98;
                  const uint v465 = v464 + v462;
                  const uint v466 = v465 + v455;
                  const float v467 = m3[v465];
                  const float v468 = m3[v466];
                  const float v469 = v467 + v468;
                  const float v470 = v467 - v468;
                  m3[v465] = v469;
                  m3[v466] = v470;
                }
              }
              threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
            }
            const uint v471 = v422 / v168;
            for (uint v472 = v100; v472 < v98; v472 += v101) {
              x14 = v106;
              x15 = v106;
              x16 = v106;
              x17 = v106;
              const uint v473 = v426 + v472;
              const uint v474 = v473 / v168;
              const uint v475 = v473 % v168;
              for (uint v476 = v96; v476 < v98; v476 += v97) {
                const uint v477 = v476 / v168;
                const uint v478 = v471 + v477;
                const uint v479 = v476 % v168;
                const uint v482 = v480 * v99;
                const uint v483 = v478 * v481;
                const uint v484 = v483 + v474;
                const uint v485 = v484 * v482;
                const uint v486 = v427 + v485;
                const uint v487 = v475 & v150;
                const uint v488 = v487 << v187;
                const uint v489 = v475 >> v186;
                const uint v490 = v489 << v180;
                const uint v491 = v479 & v150;
                const uint v492 = v491 >> v97;
                const uint v493 = v492 << v186;
                const uint v494 = v479 >> v186;
                const uint v495 = v494 << v97;
                const uint v496 = v479 & v97;
                const uint v497 = v488 + v490;
                const uint v498 = v497 + v493;
                const uint v499 = v498 + v495;
                const uint v500 = v499 + v496;
                const uint v501 = v500 + v97;
                const uint v502 = v501 * v480;
                const uint v503 = v502 >> v97;
                const uint v504 = v482 << v187;
                const uint v505 = v503 + v504;
                const uint v506 = v505 - v97;
                const uint v507 = v506 >> v187;
                const uint v508 = v505 - v168;
                const uint v509 = v508 >> v187;
                const bool v510 = v507 < v482;
                const uint v511 = v507 - v482;
                const uint v512 = select(v511, v507, v510);
                const uint v513 = v486 + v512;
                const uint v514 = b4[v513];
                const bool v515 = v509 < v482;
                const uint v516 = v509 - v482;
                const uint v517 = select(v516, v509, v515);
                const uint v518 = v486 + v517;
                const uint v519 = b4[v518];
                const uint v520 = v506 & v208;
                const uint v521 = v208 - v520;
                const uint v522 = v514 >> v521;
                const uint v523 = v519 << v97;
                const uint v524 = v523 << v520;
                const uint v525 = v522 | v524;
                const uint v526 = v525 & v228;
                const bool v528 = v527 == v96;
                const bool v529 = v527 == v180;
                const uint v530 = select(v234, v235, v529);
                const uint v531 = select(v530, v233, v528);
                const uint v532 = select(v96, v238, v528);
                const uint v533 = v526 * v531;
                const uint v534 = v533 + v532;
                const uint v535 = v534 & v242;
                const uint v536 = v535 ^ v243;
                const uint v537 = v536 >> v168;
                const uint v538 = v536 & v247;
                const uint v539 = v538 << v168;
                const uint v540 = v536 & v248;
                const uint v541 = v540 << v249;
                const uint v542 = v541 + v250;
                const uint v543 = v539 | v542;
                const float v544 = as_type<float>(v543);
                const uint v545 = v537 & v247;
                const uint v546 = v545 << v168;
                const uint v547 = v537 & v248;
                const uint v548 = v547 << v249;
                const uint v549 = v548 + v250;
                const uint v550 = v546 | v549;
                const float v551 = as_type<float>(v550);
                const float v552 = v544 + v551;
                const uint v553 = v534 & v266;
                const uint v554 = v534 >> v267;
                const uint v555 = v554 & v266;
                const uint v556 = v553 + v555;
                const uint v557 = v556 >> v168;
                const uint v558 = v556 + v557;
                const uint v559 = v558 & v268;
                const float v560 = float(v559);
                const float v561 = fma(v560, v277, v278);
                const float v562 = select(v552, v561, v529);
                const uint v563 = as_type<uint>(v562);
                const uint v564 = v563 >> v249;
                const uint v565 = v564 & v97;
                const uint v566 = v563 + v284;
                const uint v567 = v566 + v565;
                const uint v568 = v567 & v285;
                const float v569 = as_type<float>(v568);
                const float v570 = m3[v476];
                const float v571 = x14;
                const float v572 = fma(v570, v569, v571);
                x14 = v572;
                const uint v573 = v476 + v98;
                const float v574 = m3[v573];
                const float v575 = x15;
                const float v576 = fma(v574, v569, v575);
                x15 = v576;
                const uint v577 = v476 + v297;
                const float v578 = m3[v577];
                const float v579 = x16;
                const float v580 = fma(v578, v569, v579);
                x16 = v580;
                const uint v581 = v476 + v302;
                const float v582 = m3[v581];
                const float v583 = x17;
                const float v584 = fma(v582, v569, v583);
                x17 = v584;
              }
              const float v585 = m5[v472];
              const float v586 = x14;
              const float v587 = v585 + v586;
              m5[v472] = v587;
              const uint v588 = v472 + v98;
              const float v589 = m5[v588];
              const float v590 = x15;
              const float v591 = v589 + v590;
              m5[v588] = v591;
              const uint v592 = v472 + v297;
              const float v593 = m5[v592];
              const float v594 = x16;
              const float v595 = v593 + v594;
              m5[v592] = v595;
              const uint v596 = v472 + v302;
              const float v597 = m5[v596];
              const float v598 = x17;
              const float v599 = v597 + v598;
              m5[v596] = v599;
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          } else {
            const uint v600 = v36 - v97;
            const uint v601 = v33 - v97;
            for (uint v602 = v100; v602 < v98; v602 += v101) {
              x18 = v106;
              x19 = v106;
              x20 = v106;
              x21 = v106;
              const uint v603 = min(v602, v601);
              const uint v604 = v603 * v37;
              const uint v605 = v60 + v604;
              for (uint v606 = v96; v606 < v44; v606 += v99) {
                const uint v607 = v605 + v606;
                const bool v911 = v910 == v795;
                if (v911) {
                  const uint4 v912 = *(device const uint4*)(b4 + v607);
                  const float4 v913 = as_type<float4>(v912);
                  x23 = v913;
                } else {
                  const bool v914 = v910 < v799;
                  if (v914) {
                    const bool v915 = v910 == v801;
                    const uint v916 = v607 >> v801;
                    const uint2 v917 = *(device const uint2*)(b4 + v916);
                    const uint v918 = v917.x;
                    const float2 v919 = float2(as_type<half2>(v918));
                    const float v920 = v919.x;
                    const float v921 = v919.y;
                    const uint v922 = v918 << v809;
                    const uint v923 = v918 & v810;
                    const float v924 = as_type<float>(v922);
                    const float v925 = as_type<float>(v923);
                    const float v926 = select(v924, v920, v915);
                    const float v927 = select(v925, v921, v915);
                    const uint v928 = v917.y;
                    const float2 v929 = float2(as_type<half2>(v928));
                    const float v930 = v929.x;
                    const float v931 = v929.y;
                    const uint v932 = v928 << v809;
                    const uint v933 = v928 & v810;
                    const float v934 = as_type<float>(v932);
                    const float v935 = as_type<float>(v933);
                    const float v936 = select(v934, v930, v915);
                    const float v937 = select(v935, v931, v915);
                    const float4 v938 = float4(v926, v927, v936, v937);
                    x23 = v938;
                  } else {
                    const uint v940 = v607 >> v829;
                    const uint v941 = v940 * v939;
                    const uint v942 = v607 & v830;
                    const uint v943 = v942 * v939;
                    const uint v944 = v943 >> v829;
                    const uint v945 = v941 + v944;
                    const uint v946 = v943 & v830;
                    const uint v947 = b4[v945];
                    const uint v948 = v945 + v801;
                    const uint v949 = b4[v948];
                    const uint v950 = v947 >> v946;
                    const uint v951 = v830 - v946;
                    const uint v952 = v949 << v801;
                    const uint v953 = v952 << v951;
                    const uint v954 = v950 | v953;
                    const uint v955 = v801 << v939;
                    const uint v956 = v955 - v801;
                    const uint v958 = v607 >> v957;
                    const bool v959 = v910 == v799;
                    const bool v960 = v910 == v850;
                    const uint v961 = v958 >> v801;
                    const uint v962 = select(v961, v958, v959);
                    const uint v964 = v963 + v962;
                    const uint v965 = b4[v964];
                    const float v966 = as_type<float>(v965);
                    const uint v967 = v958 & v801;
                    const bool v968 = v967 == v801;
                    const float2 v969 = float2(as_type<half2>(v965));
                    const float v970 = v969.x;
                    const float v971 = v969.y;
                    const uint v972 = v965 << v809;
                    const uint v973 = v965 & v810;
                    const float v974 = as_type<float>(v972);
                    const float v975 = as_type<float>(v973);
                    const float v976 = select(v970, v971, v968);
                    const float v977 = select(v974, v975, v968);
                    const float v978 = select(v977, v976, v960);
                    const float v979 = select(v978, v966, v959);
                    const bool v980 = v910 == v799;
                    const bool v981 = v910 == v850;
                    const uint v982 = v958 >> v801;
                    const uint v983 = select(v982, v958, v980);
                    const uint v985 = v984 + v983;
                    const uint v986 = b4[v985];
                    const float v987 = as_type<float>(v986);
                    const uint v988 = v958 & v801;
                    const bool v989 = v988 == v801;
                    const float2 v990 = float2(as_type<half2>(v986));
                    const float v991 = v990.x;
                    const float v992 = v990.y;
                    const uint v993 = v986 << v809;
                    const uint v994 = v986 & v810;
                    const float v995 = as_type<float>(v993);
                    const float v996 = as_type<float>(v994);
                    const float v997 = select(v991, v992, v989);
                    const float v998 = select(v995, v996, v989);
                    const float v999 = select(v998, v997, v981);
                    const float v1000 = select(v999, v987, v980);
                    const uint v1001 = v954 & v956;
                    const float v1002 = float(v1001);
                    const float v1003 = fma(v979, v1002, v1000);
                    const uint v1004 = v954 >> v939;
                    const uint v1005 = v1004 & v956;
                    const float v1006 = float(v1005);
                    const float v1007 = fma(v979, v1006, v1000);
                    const uint v1008 = v1004 >> v939;
                    const uint v1009 = v1008 & v956;
                    const float v1010 = float(v1009);
                    const float v1011 = fma(v979, v1010, v1000);
                    const uint v1012 = v1008 >> v939;
                    const uint v1013 = v1012 & v956;
                    const float v1014 = float(v1013);
                    const float v1015 = fma(v979, v1014, v1000);
                    const float4 v1016 = float4(v1003, v1007, v1011, v1015);
                    x23 = v1016;
                  }
                }
                const float4 v1017 = x23;
                const uint v609 = min(v96, v600);
                const uint v610 = v609 * v3;
                const uint v611 = v41 + v610;
                const uint v612 = v611 + v606;
                const float4 v613 = *(threadgroup float4*)(m2 + v612);
                const float v614 = x18;
                const float v615 = v613.x;
                const float v616 = v1017.x;
                const float v617 = fma(v615, v616, v614);
                const float v618 = v613.y;
                const float v619 = v1017.y;
                const float v620 = fma(v618, v619, v617);
                const float v621 = v613.z;
                const float v622 = v1017.z;
                const float v623 = fma(v621, v622, v620);
                const float v624 = v613.w;
                const float v625 = v1017.w;
                const float v626 = fma(v624, v625, v623);
                x18 = v626;
                const uint v627 = min(v97, v600);
                const uint v628 = v627 * v3;
                const uint v629 = v41 + v628;
                const uint v630 = v629 + v606;
                const float4 v631 = *(threadgroup float4*)(m2 + v630);
                const float v632 = x19;
                const float v633 = v631.x;
                const float v634 = v1017.x;
                const float v635 = fma(v633, v634, v632);
                const float v636 = v631.y;
                const float v637 = v1017.y;
                const float v638 = fma(v636, v637, v635);
                const float v639 = v631.z;
                const float v640 = v1017.z;
                const float v641 = fma(v639, v640, v638);
                const float v642 = v631.w;
                const float v643 = v1017.w;
                const float v644 = fma(v642, v643, v641);
                x19 = v644;
                const uint v645 = min(v180, v600);
                const uint v646 = v645 * v3;
                const uint v647 = v41 + v646;
                const uint v648 = v647 + v606;
                const float4 v649 = *(threadgroup float4*)(m2 + v648);
                const float v650 = x20;
                const float v651 = v649.x;
                const float v652 = v1017.x;
                const float v653 = fma(v651, v652, v650);
                const float v654 = v649.y;
                const float v655 = v1017.y;
                const float v656 = fma(v654, v655, v653);
                const float v657 = v649.z;
                const float v658 = v1017.z;
                const float v659 = fma(v657, v658, v656);
                const float v660 = v649.w;
                const float v661 = v1017.w;
                const float v662 = fma(v660, v661, v659);
                x20 = v662;
                const uint v663 = min(v186, v600);
                const uint v664 = v663 * v3;
                const uint v665 = v41 + v664;
                const uint v666 = v665 + v606;
                const float4 v667 = *(threadgroup float4*)(m2 + v666);
                const float v668 = x21;
                const float v669 = v667.x;
                const float v670 = v1017.x;
                const float v671 = fma(v669, v670, v668);
                const float v672 = v667.y;
                const float v673 = v1017.y;
                const float v674 = fma(v672, v673, v671);
                const float v675 = v667.z;
                const float v676 = v1017.z;
                const float v677 = fma(v675, v676, v674);
                const float v678 = v667.w;
                const float v679 = v1017.w;
                const float v680 = fma(v678, v679, v677);
                x21 = v680;
              }
              const float v681 = m5[v602];
              const float v682 = x18;
              const float v683 = v681 + v682;
              m5[v602] = v683;
              const uint v684 = v602 + v98;
              const float v685 = m5[v684];
              const float v686 = x19;
              const float v687 = v685 + v686;
              m5[v684] = v687;
              const uint v688 = v602 + v297;
              const float v689 = m5[v688];
              const float v690 = x20;
              const float v691 = v689 + v690;
              m5[v688] = v691;
              const uint v692 = v602 + v302;
              const float v693 = m5[v692];
              const float v694 = x21;
              const float v695 = v693 + v694;
              m5[v692] = v695;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v696 = v100; v696 < v98; v696 += v101) {
          for (uint v697 = v96; v697 < v99; v697 += v97) {
            const uint v698 = v697 * v98;
            const uint v699 = v696 + v698;
            const float v700 = m4[v699];
            const uint v701 = v697 * v3;
            const uint v702 = v41 + v701;
            const uint v703 = v702 + v696;
            m0[v703] = v700;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const bool v704 = v111 == v112;
        if (v704) {
          for (uint v705 = v96; v705 < v150; v705 += v97) {
            const uint v706 = v97 << v705;
            const uint v707 = v706 - v97;
            const uint v708 = v705 + v97;
            for (uint v709 = v100; v709 < v149; v709 += v101) {
              const uint v710 = v709 >> v705;
              const uint v711 = v710 << v708;
              const uint v712 = v709 & v707;
              const uint v713 = v711 + v712;
              for (uint v714 = v96; v714 < v99; v714 += v97) {
                const uint v715 = v714 * v3;
                const uint v716 = v41 + v715;
                const uint v717 = v716 + v713;
                const uint v718 = v717 + v706;
                const float v719 = m0[v717];
                const float v720 = m0[v718];
                const float v721 = v719 + v720;
                const float v722 = v719 - v720;
                m0[v717] = v721;
                m0[v718] = v722;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v723 = x0;
          const uint v724 = x1;
          const uint v726 = v724 + v725;
          for (uint v727 = v100; v727 < v98; v727 += v101) {
            for (uint v728 = v96; v728 < v99; v728 += v97) {
              const uint v729 = v728 * v3;
              const uint v730 = v41 + v729;
              const uint v731 = v730 + v727;
              const float v732 = m0[v731];
              const uint v733 = v723 + v727;
              const uint v734 = v733 >> v97;
              const uint v735 = v726 + v734;
              const uint v736 = b3[v735];
              const uint v737 = v733 & v97;
              const bool v738 = v737 == v97;
              const float2 v739 = float2(as_type<half2>(v736));
              const float v740 = v739.x;
              const float v741 = v739.y;
              const float v742 = select(v740, v741, v738);
              const float v743 = v732 * v144;
              const float v744 = v743 * v742;
              m0[v731] = v744;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v745 = v100; v745 < v98; v745 += v101) {
          for (uint v746 = v96; v746 < v99; v746 += v97) {
            const uint v747 = v746 * v98;
            const uint v748 = v745 + v747;
            const float v749 = m5[v748];
            const uint v750 = v746 * v3;
            const uint v751 = v41 + v750;
            const uint v752 = v751 + v745;
            m1[v752] = v749;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        const bool v753 = v418 == v112;
        if (v753) {
          for (uint v754 = v96; v754 < v150; v754 += v97) {
            const uint v755 = v97 << v754;
            const uint v756 = v755 - v97;
            const uint v757 = v754 + v97;
            for (uint v758 = v100; v758 < v149; v758 += v101) {
              const uint v759 = v758 >> v754;
              const uint v760 = v759 << v757;
              const uint v761 = v758 & v756;
              const uint v762 = v760 + v761;
              for (uint v763 = v96; v763 < v99; v763 += v97) {
                const uint v764 = v763 * v3;
                const uint v765 = v41 + v764;
                const uint v766 = v765 + v762;
                const uint v767 = v766 + v755;
                const float v768 = m1[v766];
                const float v769 = m1[v767];
                const float v770 = v768 + v769;
                const float v771 = v768 - v769;
                m1[v766] = v770;
                m1[v767] = v771;
              }
            }
            threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
          }
          const uint v772 = x2;
          const uint v773 = x3;
          const uint v775 = v773 + v774;
          for (uint v776 = v100; v776 < v98; v776 += v101) {
            for (uint v777 = v96; v777 < v99; v777 += v97) {
              const uint v778 = v777 * v3;
              const uint v779 = v41 + v778;
              const uint v780 = v779 + v776;
              const float v781 = m1[v780];
              const uint v782 = v772 + v776;
              const uint v783 = v782 >> v97;
              const uint v784 = v775 + v783;
              const uint v785 = b4[v784];
              const uint v786 = v782 & v97;
              const bool v787 = v786 == v97;
              const float2 v788 = float2(as_type<half2>(v785));
              const float v789 = v788.x;
              const float v790 = v788.y;
              const float v791 = select(v789, v790, v787);
              const float v792 = v781 * v144;
              const float v793 = v792 * v791;
              m1[v780] = v793;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        for (uint v63 = v53; v63 < v61; v63 += v62) {
          const uint v64 = v63 / v3;
          const uint v65 = v63 % v3;
          const bool v66 = v64 < v36;
          const bool v67 = v65 < v33;
          const bool v68 = v66 & v67;
          if (v68) {
            const uint v69 = v34 + v64;
            const int v70 = b2[v69];
            const uint v71 = uint(v70);
            const uint v72 = v71 / v49;
            const uint v73 = v71 % v49;
            const uint v74 = v31 + v65;
            const uint v75 = v64 * v3;
            const uint v76 = v31 - v75;
            const uint v77 = v72 - v72;
            const uint v78 = v73 - v73;
            const uint v79 = v74 - v76;
            const float v80 = m0[v79];
            const float v81 = -v80;
            const float v82 = precise::exp(v81);
            const float v84 = v82 + v83;
            const float v85 = v80 / v84;
            const uint v86 = v72 - v72;
            const uint v87 = v73 - v73;
            const uint v88 = v74 - v76;
            const float v89 = m1[v88];
            const float v90 = v85 * v89;
            const uint v92 = v72 * v91;
            const uint v93 = v73 * v1;
            const uint v94 = v92 + v93;
            const uint v95 = v94 + v74;
            b5[v95] = v90;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
    }
  }
}
