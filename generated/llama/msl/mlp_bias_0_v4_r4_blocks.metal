#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_0_v4_r4_blocks(
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
  float4 x0;
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
  float4 x23;
  float4 x24;
  const uint v816 = params[19];
  const uint v817 = 0u;
  const uint v821 = 3u;
  const uint v823 = 1u;
  const uint v831 = 16u;
  const uint v832 = 4294901760u;
  const uint v850 = params[20];
  const uint v851 = 5u;
  const uint v852 = 31u;
  const uint v870 = params[21];
  const uint v872 = 4u;
  const uint v877 = params[22];
  const uint v898 = params[23];
  const uint v932 = params[24];
  const uint v961 = params[25];
  const uint v979 = params[26];
  const uint v985 = params[27];
  const uint v1006 = params[28];
  const uint v108 = 0u;
  const uint v109 = 1u;
  const uint v110 = 128u;
  const uint v111 = 4u;
  const uint v112 = lane;
  const uint v113 = 32u;
  const float v118 = 0.0f;
  const uint v123 = params[3];
  const uint v124 = 6u;
  const uint v129 = params[4];
  const uint v130 = params[5];
  const uint v134 = params[6];
  const float v156 = 0.088388346f;
  const uint v161 = 64u;
  const uint v162 = 7u;
  const uint v180 = 16u;
  const uint v190 = params[7];
  const uint v191 = params[8];
  const uint v192 = 2u;
  const uint v198 = 3u;
  const uint v199 = 5u;
  const uint v220 = 31u;
  const uint v240 = 65535u;
  const uint v242 = params[9];
  const uint v245 = 89226354u;
  const uint v246 = 3417055213u;
  const uint v247 = 2212286765u;
  const uint v250 = 64248484u;
  const uint v254 = 2415890431u;
  const uint v255 = 996162400u;
  const uint v259 = 32768u;
  const uint v260 = 32767u;
  const uint v261 = 13u;
  const uint v262 = 939524096u;
  const uint v278 = 16711935u;
  const uint v279 = 8u;
  const uint v280 = 2047u;
  const float v289 = 0.006767273f;
  const float v290 = -3.453125f;
  const uint v296 = 4095u;
  const uint v297 = 4294959104u;
  const uint v309 = 256u;
  const uint v314 = 384u;
  const uint v430 = params[10];
  const uint v435 = params[11];
  const uint v436 = params[12];
  const uint v440 = params[13];
  const uint v492 = params[14];
  const uint v493 = params[15];
  const uint v539 = params[16];
  const uint v737 = params[17];
  const uint v786 = params[18];
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = 1u;
  const float4 v11 = float4(0.0f);
  const uint v12 = lane;
  const uint v14 = 128u;
  const uint v32 = params[2];
  const uint v33 = 127u;
  const uint v38 = group.x;
  const uint v39 = groups.x;
  const float v66 = as_type<float>(params[29]);
  const uint v76 = 512u;
  const uint v77 = 32u;
  const float v95 = 1.0f;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  for (uint v9 = v7; v9 < v5; v9 += v8) {
    const uint v10 = v2 + v9;
    x0 = v11;
    const uint v13 = v12 * v1;
    for (uint v15 = v13; v15 < v6; v15 += v14) {
      const uint v16 = v10 * v6;
      const uint v17 = v16 + v15;
      const float4 v18 = *(device const float4*)(b0 + v17);
      const float4 v19 = v18 * v18;
      const float4 v20 = x0;
      const float4 v21 = v20 + v19;
      x0 = v21;
    }
    const float4 v22 = x0;
    const float v23 = v22.x;
    const float v24 = v22.y;
    const float v25 = v23 + v24;
    const float v26 = v22.z;
    const float v27 = v25 + v26;
    const float v28 = v22.w;
    const float v29 = v27 + v28;
    const float v806 = simd_shuffle_xor(v29, 16);
    const float v807 = v29 + v806;
    const float v808 = simd_shuffle_xor(v807, 8);
    const float v809 = v807 + v808;
    const float v810 = simd_shuffle_xor(v809, 4);
    const float v811 = v809 + v810;
    const float v812 = simd_shuffle_xor(v811, 2);
    const float v813 = v811 + v812;
    const float v814 = simd_shuffle_xor(v813, 1);
    const float v815 = v813 + v814;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v815;
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  const uint v34 = v32 + v33;
  const uint v35 = v34 / v14;
  const uint v36 = v32 + v33;
  const uint v37 = v36 / v14;
  const uint v40 = v35 + v39;
  const uint v41 = v40 - v8;
  const uint v42 = v41 / v39;
  const uint v43 = v38 * v42;
  const uint v44 = v43 + v42;
  const uint v45 = min(v44, v35);
  for (uint v46 = v43; v46 < v45; v46 += v8) {
    const uint v47 = v46 * v14;
    const uint v48 = v32 - v47;
    const uint v49 = min(v14, v48);
    const uint v50 = v47 * v6;
    for (uint v114 = v112; v114 < v110; v114 += v113) {
      for (uint v115 = v108; v115 < v111; v115 += v109) {
        const uint v116 = v115 * v110;
        const uint v117 = v114 + v116;
        m5[v117] = v118;
      }
    }
    for (uint v119 = v112; v119 < v110; v119 += v113) {
      for (uint v120 = v108; v120 < v111; v120 += v109) {
        const uint v121 = v120 * v110;
        const uint v122 = v119 + v121;
        m6[v122] = v118;
      }
    }
    for (uint v51 = v7; v51 < v6; v51 += v14) {
      const uint v52 = v6 - v51;
      const uint v53 = min(v14, v52);
      for (uint v54 = v7; v54 < v5; v54 += v8) {
        const uint v55 = v2 + v54;
        const uint v56 = v12 * v1;
        for (uint v57 = v56; v57 < v53; v57 += v14) {
          const uint v58 = v51 + v57;
          const uint v59 = v55 * v6;
          const uint v60 = v59 + v58;
          const float4 v61 = *(device const float4*)(b0 + v60);
          const uint v62 = v55 - v2;
          const float v63 = m1[v62];
          const float v64 = float(v6);
          const float v65 = v63 / v64;
          const float v67 = v65 + v66;
          const float v68 = precise::rsqrt(v67);
          const float4 v69 = float4(v68);
          const float4 v70 = v61 * v69;
          const float4 v71 = *(device const float4*)(b3 + v58);
          const float4 v72 = v70 * v71;
          const uint v73 = v54 * v14;
          const uint v74 = v57 + v73;
          *(threadgroup float4*)(m0 + v74) = v72;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v75 = v50 + v51;
      const bool v125 = v123 == v124;
      if (v125) {
        const uint v126 = v75 / v6;
        const uint v127 = v126 * v6;
        const uint v128 = v75 - v127;
        const uint v131 = v126 / v129;
        const uint v132 = v126 % v129;
        const uint v133 = v131 * v130;
        x1 = v132;
        x2 = v133;
        const uint v135 = v133 + v134;
        for (uint v136 = v112; v136 < v110; v136 += v113) {
          for (uint v137 = v108; v137 < v111; v137 += v109) {
            x5 = v118;
            const bool v138 = v137 < v5;
            const bool v139 = v136 < v53;
            const bool v140 = v138 & v139;
            if (v140) {
              const uint v141 = v137 * v14;
              const uint v142 = v7 + v141;
              const uint v143 = v142 + v136;
              const float v144 = m0[v143];
              const uint v145 = v128 + v136;
              const uint v146 = v145 >> v109;
              const uint v147 = v135 + v146;
              const uint v148 = b1[v147];
              const uint v149 = v145 & v109;
              const bool v150 = v149 == v109;
              const float2 v151 = float2(as_type<half2>(v148));
              const float v152 = v151.x;
              const float v153 = v151.y;
              const float v154 = select(v152, v153, v150);
              const float v155 = v144 * v154;
              const float v157 = v155 * v156;
              x5 = v157;
            }
            const float v158 = x5;
            const uint v159 = v137 * v110;
            const uint v160 = v136 + v159;
            m4[v160] = v158;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v163 = v108; v163 < v162; v163 += v109) {
          const uint v164 = v109 << v163;
          const uint v165 = v164 - v109;
          const uint v166 = v163 + v109;
          for (uint v167 = v112; v167 < v161; v167 += v113) {
            const uint v168 = v167 >> v163;
            const uint v169 = v168 << v166;
            const uint v170 = v167 & v165;
            const uint v171 = v169 + v170;
            for (uint v172 = v108; v172 < v111; v172 += v109) {
              const uint v173 = v172 * v110;
              const uint v174 = v173 + v171;
              const uint v175 = v174 + v164;
              const float v176 = m4[v174];
              const float v177 = m4[v175];
              const float v178 = v176 + v177;
              const float v179 = v176 - v177;
              m4[v174] = v178;
              m4[v175] = v179;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v181 = v128 / v180;
        for (uint v182 = v112; v182 < v110; v182 += v113) {
          x6 = v118;
          x7 = v118;
          x8 = v118;
          x9 = v118;
          const uint v183 = v132 + v182;
          const uint v184 = v183 / v180;
          const uint v185 = v183 % v180;
          for (uint v186 = v108; v186 < v110; v186 += v109) {
            const uint v187 = v186 / v180;
            const uint v188 = v181 + v187;
            const uint v189 = v186 % v180;
            const uint v193 = v190 * v111;
            const uint v194 = v188 * v191;
            const uint v195 = v194 + v184;
            const uint v196 = v195 * v193;
            const uint v197 = v133 + v196;
            const uint v200 = v185 & v162;
            const uint v201 = v200 << v199;
            const uint v202 = v185 >> v198;
            const uint v203 = v202 << v192;
            const uint v204 = v189 & v162;
            const uint v205 = v204 >> v109;
            const uint v206 = v205 << v198;
            const uint v207 = v189 >> v198;
            const uint v208 = v207 << v109;
            const uint v209 = v189 & v109;
            const uint v210 = v201 + v203;
            const uint v211 = v210 + v206;
            const uint v212 = v211 + v208;
            const uint v213 = v212 + v209;
            const uint v214 = v213 + v109;
            const uint v215 = v214 * v190;
            const uint v216 = v215 >> v109;
            const uint v217 = v193 << v199;
            const uint v218 = v216 + v217;
            const uint v219 = v218 - v109;
            const uint v221 = v219 >> v199;
            const uint v222 = v218 - v180;
            const uint v223 = v222 >> v199;
            const bool v224 = v221 < v193;
            const uint v225 = v221 - v193;
            const uint v226 = select(v225, v221, v224);
            const uint v227 = v197 + v226;
            const uint v228 = b1[v227];
            const bool v229 = v223 < v193;
            const uint v230 = v223 - v193;
            const uint v231 = select(v230, v223, v229);
            const uint v232 = v197 + v231;
            const uint v233 = b1[v232];
            const uint v234 = v219 & v220;
            const uint v235 = v220 - v234;
            const uint v236 = v228 >> v235;
            const uint v237 = v233 << v109;
            const uint v238 = v237 << v234;
            const uint v239 = v236 | v238;
            const uint v241 = v239 & v240;
            const bool v243 = v242 == v108;
            const bool v244 = v242 == v192;
            const uint v248 = select(v246, v247, v244);
            const uint v249 = select(v248, v245, v243);
            const uint v251 = select(v108, v250, v243);
            const uint v252 = v241 * v249;
            const uint v253 = v252 + v251;
            const uint v256 = v253 & v254;
            const uint v257 = v256 ^ v255;
            const uint v258 = v257 >> v180;
            const uint v263 = v257 & v259;
            const uint v264 = v263 << v180;
            const uint v265 = v257 & v260;
            const uint v266 = v265 << v261;
            const uint v267 = v266 + v262;
            const uint v268 = v264 | v267;
            const float v269 = as_type<float>(v268);
            const uint v270 = v258 & v259;
            const uint v271 = v270 << v180;
            const uint v272 = v258 & v260;
            const uint v273 = v272 << v261;
            const uint v274 = v273 + v262;
            const uint v275 = v271 | v274;
            const float v276 = as_type<float>(v275);
            const float v277 = v269 + v276;
            const uint v281 = v253 & v278;
            const uint v282 = v253 >> v279;
            const uint v283 = v282 & v278;
            const uint v284 = v281 + v283;
            const uint v285 = v284 >> v180;
            const uint v286 = v284 + v285;
            const uint v287 = v286 & v280;
            const float v288 = float(v287);
            const float v291 = fma(v288, v289, v290);
            const float v292 = select(v277, v291, v244);
            const uint v293 = as_type<uint>(v292);
            const uint v294 = v293 >> v261;
            const uint v295 = v294 & v109;
            const uint v298 = v293 + v296;
            const uint v299 = v298 + v295;
            const uint v300 = v299 & v297;
            const float v301 = as_type<float>(v300);
            const float v302 = m4[v186];
            const float v303 = x6;
            const float v304 = fma(v302, v301, v303);
            x6 = v304;
            const uint v305 = v186 + v110;
            const float v306 = m4[v305];
            const float v307 = x7;
            const float v308 = fma(v306, v301, v307);
            x7 = v308;
            const uint v310 = v186 + v309;
            const float v311 = m4[v310];
            const float v312 = x8;
            const float v313 = fma(v311, v301, v312);
            x8 = v313;
            const uint v315 = v186 + v314;
            const float v316 = m4[v315];
            const float v317 = x9;
            const float v318 = fma(v316, v301, v317);
            x9 = v318;
          }
          const float v319 = m5[v182];
          const float v320 = x6;
          const float v321 = v319 + v320;
          m5[v182] = v321;
          const uint v322 = v182 + v110;
          const float v323 = m5[v322];
          const float v324 = x7;
          const float v325 = v323 + v324;
          m5[v322] = v325;
          const uint v326 = v182 + v309;
          const float v327 = m5[v326];
          const float v328 = x8;
          const float v329 = v327 + v328;
          m5[v326] = v329;
          const uint v330 = v182 + v314;
          const float v331 = m5[v330];
          const float v332 = x9;
          const float v333 = v331 + v332;
          m5[v330] = v333;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v334 = v5 - v109;
        const uint v335 = v49 - v109;
        for (uint v336 = v112; v336 < v110; v336 += v113) {
          x10 = v118;
          x11 = v118;
          x12 = v118;
          x13 = v118;
          const uint v337 = min(v336, v335);
          const uint v338 = v337 * v6;
          const uint v339 = v75 + v338;
          for (uint v340 = v108; v340 < v53; v340 += v111) {
            const uint v341 = v339 + v340;
            const bool v818 = v816 == v817;
            if (v818) {
              const uint4 v819 = *(device const uint4*)(b1 + v341);
              const float4 v820 = as_type<float4>(v819);
              x23 = v820;
            } else {
              const bool v822 = v816 < v821;
              if (v822) {
                const bool v824 = v816 == v823;
                const uint v825 = v341 >> v823;
                const uint2 v826 = *(device const uint2*)(b1 + v825);
                const uint v827 = v826.x;
                const float2 v828 = float2(as_type<half2>(v827));
                const float v829 = v828.x;
                const float v830 = v828.y;
                const uint v833 = v827 << v831;
                const uint v834 = v827 & v832;
                const float v835 = as_type<float>(v833);
                const float v836 = as_type<float>(v834);
                const float v837 = select(v835, v829, v824);
                const float v838 = select(v836, v830, v824);
                const uint v839 = v826.y;
                const float2 v840 = float2(as_type<half2>(v839));
                const float v841 = v840.x;
                const float v842 = v840.y;
                const uint v843 = v839 << v831;
                const uint v844 = v839 & v832;
                const float v845 = as_type<float>(v843);
                const float v846 = as_type<float>(v844);
                const float v847 = select(v845, v841, v824);
                const float v848 = select(v846, v842, v824);
                const float4 v849 = float4(v837, v838, v847, v848);
                x23 = v849;
              } else {
                const uint v853 = v341 >> v851;
                const uint v854 = v853 * v850;
                const uint v855 = v341 & v852;
                const uint v856 = v855 * v850;
                const uint v857 = v856 >> v851;
                const uint v858 = v854 + v857;
                const uint v859 = v856 & v852;
                const uint v860 = b1[v858];
                const uint v861 = v858 + v823;
                const uint v862 = b1[v861];
                const uint v863 = v860 >> v859;
                const uint v864 = v852 - v859;
                const uint v865 = v862 << v823;
                const uint v866 = v865 << v864;
                const uint v867 = v863 | v866;
                const uint v868 = v823 << v850;
                const uint v869 = v868 - v823;
                const uint v871 = v341 >> v870;
                const bool v873 = v816 == v821;
                const bool v874 = v816 == v872;
                const uint v875 = v871 >> v823;
                const uint v876 = select(v875, v871, v873);
                const uint v878 = v877 + v876;
                const uint v879 = b1[v878];
                const float v880 = as_type<float>(v879);
                const uint v881 = v871 & v823;
                const bool v882 = v881 == v823;
                const float2 v883 = float2(as_type<half2>(v879));
                const float v884 = v883.x;
                const float v885 = v883.y;
                const uint v886 = v879 << v831;
                const uint v887 = v879 & v832;
                const float v888 = as_type<float>(v886);
                const float v889 = as_type<float>(v887);
                const float v890 = select(v884, v885, v882);
                const float v891 = select(v888, v889, v882);
                const float v892 = select(v891, v890, v874);
                const float v893 = select(v892, v880, v873);
                const bool v894 = v816 == v821;
                const bool v895 = v816 == v872;
                const uint v896 = v871 >> v823;
                const uint v897 = select(v896, v871, v894);
                const uint v899 = v898 + v897;
                const uint v900 = b1[v899];
                const float v901 = as_type<float>(v900);
                const uint v902 = v871 & v823;
                const bool v903 = v902 == v823;
                const float2 v904 = float2(as_type<half2>(v900));
                const float v905 = v904.x;
                const float v906 = v904.y;
                const uint v907 = v900 << v831;
                const uint v908 = v900 & v832;
                const float v909 = as_type<float>(v907);
                const float v910 = as_type<float>(v908);
                const float v911 = select(v905, v906, v903);
                const float v912 = select(v909, v910, v903);
                const float v913 = select(v912, v911, v895);
                const float v914 = select(v913, v901, v894);
                const uint v915 = v867 & v869;
                const float v916 = float(v915);
                const float v917 = fma(v893, v916, v914);
                const uint v918 = v867 >> v850;
                const uint v919 = v918 & v869;
                const float v920 = float(v919);
                const float v921 = fma(v893, v920, v914);
                const uint v922 = v918 >> v850;
                const uint v923 = v922 & v869;
                const float v924 = float(v923);
                const float v925 = fma(v893, v924, v914);
                const uint v926 = v922 >> v850;
                const uint v927 = v926 & v869;
                const float v928 = float(v927);
                const float v929 = fma(v893, v928, v914);
                const float4 v930 = float4(v917, v921, v925, v929);
                x23 = v930;
              }
            }
            const float4 v931 = x23;
            const uint v343 = min(v108, v334);
            const uint v344 = v343 * v14;
            const uint v345 = v7 + v344;
            const uint v346 = v345 + v340;
            const float4 v347 = *(threadgroup float4*)(m0 + v346);
            const float v348 = x10;
            const float v349 = v347.x;
            const float v350 = v931.x;
            const float v351 = fma(v349, v350, v348);
            const float v352 = v347.y;
            const float v353 = v931.y;
            const float v354 = fma(v352, v353, v351);
            const float v355 = v347.z;
            const float v356 = v931.z;
            const float v357 = fma(v355, v356, v354);
            const float v358 = v347.w;
            const float v359 = v931.w;
            const float v360 = fma(v358, v359, v357);
            x10 = v360;
            const uint v361 = min(v109, v334);
            const uint v362 = v361 * v14;
            const uint v363 = v7 + v362;
            const uint v364 = v363 + v340;
            const float4 v365 = *(threadgroup float4*)(m0 + v364);
            const float v366 = x11;
            const float v367 = v365.x;
            const float v368 = v931.x;
            const float v369 = fma(v367, v368, v366);
            const float v370 = v365.y;
            const float v371 = v931.y;
            const float v372 = fma(v370, v371, v369);
            const float v373 = v365.z;
            const float v374 = v931.z;
            const float v375 = fma(v373, v374, v372);
            const float v376 = v365.w;
            const float v377 = v931.w;
            const float v378 = fma(v376, v377, v375);
            x11 = v378;
            const uint v379 = min(v192, v334);
            const uint v380 = v379 * v14;
            const uint v381 = v7 + v380;
            const uint v382 = v381 + v340;
            const float4 v383 = *(threadgroup float4*)(m0 + v382);
            const float v384 = x12;
            const float v385 = v383.x;
            const float v386 = v931.x;
            const float v387 = fma(v385, v386, v384);
            const float v388 = v383.y;
            const float v389 = v931.y;
            const float v390 = fma(v388, v389, v387);
            const float v391 = v383.z;
            const float v392 = v931.z;
            const float v393 = fma(v391, v392, v390);
            const float v394 = v383.w;
            const float v395 = v931.w;
            const float v396 = fma(v394, v395, v393);
            x12 = v396;
            const uint v397 = min(v198, v334);
            const uint v398 = v397 * v14;
            const uint v399 = v7 + v398;
            const uint v400 = v399 + v340;
            const float4 v401 = *(threadgroup float4*)(m0 + v400);
            const float v402 = x13;
            const float v403 = v401.x;
            const float v404 = v931.x;
            const float v405 = fma(v403, v404, v402);
            const float v406 = v401.y;
            const float v407 = v931.y;
            const float v408 = fma(v406, v407, v405);
            const float v409 = v401.z;
            const float v410 = v931.z;
            const float v411 = fma(v409, v410, v408);
            const float v412 = v401.w;
            const float v413 = v931.w;
            const float v414 = fma(v412, v413, v411);
            x13 = v414;
          }
          const float v415 = m5[v336];
          const float v416 = x10;
          const float v417 = v415 + v416;
          m5[v336] = v417;
          const uint v418 = v336 + v110;
          const float v419 = m5[v418];
          const float v420 = x11;
          const float v421 = v419 + v420;
          m5[v418] = v421;
          const uint v422 = v336 + v309;
          const float v423 = m5[v422];
          const float v424 = x12;
          const float v425 = v423 + v424;
          m5[v422] = v425;
          const uint v426 = v336 + v314;
          const float v427 = m5[v426];
          const float v428 = x13;
          const float v429 = v427 + v428;
          m5[v426] = v429;
        }
      }
      const bool v431 = v430 == v124;
      if (v431) {
        const uint v432 = v75 / v6;
        const uint v433 = v432 * v6;
        const uint v434 = v75 - v433;
        const uint v437 = v432 / v435;
        const uint v438 = v432 % v435;
        const uint v439 = v437 * v436;
        x3 = v438;
        x4 = v439;
        const uint v441 = v439 + v440;
        for (uint v442 = v112; v442 < v110; v442 += v113) {
          for (uint v443 = v108; v443 < v111; v443 += v109) {
            x14 = v118;
            const bool v444 = v443 < v5;
            const bool v445 = v442 < v53;
            const bool v446 = v444 & v445;
            if (v446) {
              const uint v447 = v443 * v14;
              const uint v448 = v7 + v447;
              const uint v449 = v448 + v442;
              const float v450 = m0[v449];
              const uint v451 = v434 + v442;
              const uint v452 = v451 >> v109;
              const uint v453 = v441 + v452;
              const uint v454 = b2[v453];
              const uint v455 = v451 & v109;
              const bool v456 = v455 == v109;
              const float2 v457 = float2(as_type<half2>(v454));
              const float v458 = v457.x;
              const float v459 = v457.y;
              const float v460 = select(v458, v459, v456);
              const float v461 = v450 * v460;
              const float v462 = v461 * v156;
              x14 = v462;
            }
            const float v463 = x14;
            const uint v464 = v443 * v110;
            const uint v465 = v442 + v464;
            m4[v465] = v463;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v466 = v108; v466 < v162; v466 += v109) {
          const uint v467 = v109 << v466;
          const uint v468 = v467 - v109;
          const uint v469 = v466 + v109;
          for (uint v470 = v112; v470 < v161; v470 += v113) {
            const uint v471 = v470 >> v466;
            const uint v472 = v471 << v469;
            const uint v473 = v470 & v468;
            const uint v474 = v472 + v473;
            for (uint v475 = v108; v475 < v111; v475 += v109) {
              const uint v476 = v475 * v110;
              const uint v477 = v476 + v474;
              const uint v478 = v477 + v467;
              const float v479 = m4[v477];
              const float v480 = m4[v478];
              const float v481 = v479 + v480;
              const float v482 = v479 - v480;
              m4[v477] = v481;
              m4[v478] = v482;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v483 = v434 / v180;
        for (uint v484 = v112; v484 < v110; v484 += v113) {
          x15 = v118;
          x16 = v118;
          x17 = v118;
          x18 = v118;
          const uint v485 = v438 + v484;
          const uint v486 = v485 / v180;
          const uint v487 = v485 % v180;
          for (uint v488 = v108; v488 < v110; v488 += v109) {
            const uint v489 = v488 / v180;
            const uint v490 = v483 + v489;
            const uint v491 = v488 % v180;
            const uint v494 = v492 * v111;
            const uint v495 = v490 * v493;
            const uint v496 = v495 + v486;
            const uint v497 = v496 * v494;
            const uint v498 = v439 + v497;
            const uint v499 = v487 & v162;
            const uint v500 = v499 << v199;
            const uint v501 = v487 >> v198;
            const uint v502 = v501 << v192;
            const uint v503 = v491 & v162;
            const uint v504 = v503 >> v109;
            const uint v505 = v504 << v198;
            const uint v506 = v491 >> v198;
            const uint v507 = v506 << v109;
            const uint v508 = v491 & v109;
            const uint v509 = v500 + v502;
            const uint v510 = v509 + v505;
            const uint v511 = v510 + v507;
            const uint v512 = v511 + v508;
            const uint v513 = v512 + v109;
            const uint v514 = v513 * v492;
            const uint v515 = v514 >> v109;
            const uint v516 = v494 << v199;
            const uint v517 = v515 + v516;
            const uint v518 = v517 - v109;
            const uint v519 = v518 >> v199;
            const uint v520 = v517 - v180;
            const uint v521 = v520 >> v199;
            const bool v522 = v519 < v494;
            const uint v523 = v519 - v494;
            const uint v524 = select(v523, v519, v522);
            const uint v525 = v498 + v524;
            const uint v526 = b2[v525];
            const bool v527 = v521 < v494;
            const uint v528 = v521 - v494;
            const uint v529 = select(v528, v521, v527);
            const uint v530 = v498 + v529;
            const uint v531 = b2[v530];
            const uint v532 = v518 & v220;
            const uint v533 = v220 - v532;
            const uint v534 = v526 >> v533;
            const uint v535 = v531 << v109;
            const uint v536 = v535 << v532;
            const uint v537 = v534 | v536;
            const uint v538 = v537 & v240;
            const bool v540 = v539 == v108;
            const bool v541 = v539 == v192;
            const uint v542 = select(v246, v247, v541);
            const uint v543 = select(v542, v245, v540);
            const uint v544 = select(v108, v250, v540);
            const uint v545 = v538 * v543;
            const uint v546 = v545 + v544;
            const uint v547 = v546 & v254;
            const uint v548 = v547 ^ v255;
            const uint v549 = v548 >> v180;
            const uint v550 = v548 & v259;
            const uint v551 = v550 << v180;
            const uint v552 = v548 & v260;
            const uint v553 = v552 << v261;
            const uint v554 = v553 + v262;
            const uint v555 = v551 | v554;
            const float v556 = as_type<float>(v555);
            const uint v557 = v549 & v259;
            const uint v558 = v557 << v180;
            const uint v559 = v549 & v260;
            const uint v560 = v559 << v261;
            const uint v561 = v560 + v262;
            const uint v562 = v558 | v561;
            const float v563 = as_type<float>(v562);
            const float v564 = v556 + v563;
            const uint v565 = v546 & v278;
            const uint v566 = v546 >> v279;
            const uint v567 = v566 & v278;
            const uint v568 = v565 + v567;
            const uint v569 = v568 >> v180;
            const uint v570 = v568 + v569;
            const uint v571 = v570 & v280;
            const float v572 = float(v571);
            const float v573 = fma(v572, v289, v290);
            const float v574 = select(v564, v573, v541);
            const uint v575 = as_type<uint>(v574);
            const uint v576 = v575 >> v261;
            const uint v577 = v576 & v109;
            const uint v578 = v575 + v296;
            const uint v579 = v578 + v577;
            const uint v580 = v579 & v297;
            const float v581 = as_type<float>(v580);
            const float v582 = m4[v488];
            const float v583 = x15;
            const float v584 = fma(v582, v581, v583);
            x15 = v584;
            const uint v585 = v488 + v110;
            const float v586 = m4[v585];
            const float v587 = x16;
            const float v588 = fma(v586, v581, v587);
            x16 = v588;
            const uint v589 = v488 + v309;
            const float v590 = m4[v589];
            const float v591 = x17;
            const float v592 = fma(v590, v581, v591);
            x17 = v592;
            const uint v593 = v488 + v314;
            const float v594 = m4[v593];
            const float v595 = x18;
            const float v596 = fma(v594, v581, v595);
            x18 = v596;
          }
          const float v597 = m6[v484];
          const float v598 = x15;
          const float v599 = v597 + v598;
          m6[v484] = v599;
          const uint v600 = v484 + v110;
          const float v601 = m6[v600];
          const float v602 = x16;
          const float v603 = v601 + v602;
          m6[v600] = v603;
          const uint v604 = v484 + v309;
          const float v605 = m6[v604];
          const float v606 = x17;
          const float v607 = v605 + v606;
          m6[v604] = v607;
          const uint v608 = v484 + v314;
          const float v609 = m6[v608];
          const float v610 = x18;
          const float v611 = v609 + v610;
          m6[v608] = v611;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v612 = v5 - v109;
        const uint v613 = v49 - v109;
        for (uint v614 = v112; v614 < v110; v614 += v113) {
          x19 = v118;
          x20 = v118;
          x21 = v118;
          x22 = v118;
          const uint v615 = min(v614, v613);
          const uint v616 = v615 * v6;
          const uint v617 = v75 + v616;
          for (uint v618 = v108; v618 < v53; v618 += v111) {
            const uint v619 = v617 + v618;
            const bool v933 = v932 == v817;
            if (v933) {
              const uint4 v934 = *(device const uint4*)(b2 + v619);
              const float4 v935 = as_type<float4>(v934);
              x24 = v935;
            } else {
              const bool v936 = v932 < v821;
              if (v936) {
                const bool v937 = v932 == v823;
                const uint v938 = v619 >> v823;
                const uint2 v939 = *(device const uint2*)(b2 + v938);
                const uint v940 = v939.x;
                const float2 v941 = float2(as_type<half2>(v940));
                const float v942 = v941.x;
                const float v943 = v941.y;
                const uint v944 = v940 << v831;
                const uint v945 = v940 & v832;
                const float v946 = as_type<float>(v944);
                const float v947 = as_type<float>(v945);
                const float v948 = select(v946, v942, v937);
                const float v949 = select(v947, v943, v937);
                const uint v950 = v939.y;
                const float2 v951 = float2(as_type<half2>(v950));
                const float v952 = v951.x;
                const float v953 = v951.y;
                const uint v954 = v950 << v831;
                const uint v955 = v950 & v832;
                const float v956 = as_type<float>(v954);
                const float v957 = as_type<float>(v955);
                const float v958 = select(v956, v952, v937);
                const float v959 = select(v957, v953, v937);
                const float4 v960 = float4(v948, v949, v958, v959);
                x24 = v960;
              } else {
                const uint v962 = v619 >> v851;
                const uint v963 = v962 * v961;
                const uint v964 = v619 & v852;
                const uint v965 = v964 * v961;
                const uint v966 = v965 >> v851;
                const uint v967 = v963 + v966;
                const uint v968 = v965 & v852;
                const uint v969 = b2[v967];
                const uint v970 = v967 + v823;
                const uint v971 = b2[v970];
                const uint v972 = v969 >> v968;
                const uint v973 = v852 - v968;
                const uint v974 = v971 << v823;
                const uint v975 = v974 << v973;
                const uint v976 = v972 | v975;
                const uint v977 = v823 << v961;
                const uint v978 = v977 - v823;
                const uint v980 = v619 >> v979;
                const bool v981 = v932 == v821;
                const bool v982 = v932 == v872;
                const uint v983 = v980 >> v823;
                const uint v984 = select(v983, v980, v981);
                const uint v986 = v985 + v984;
                const uint v987 = b2[v986];
                const float v988 = as_type<float>(v987);
                const uint v989 = v980 & v823;
                const bool v990 = v989 == v823;
                const float2 v991 = float2(as_type<half2>(v987));
                const float v992 = v991.x;
                const float v993 = v991.y;
                const uint v994 = v987 << v831;
                const uint v995 = v987 & v832;
                const float v996 = as_type<float>(v994);
                const float v997 = as_type<float>(v995);
                const float v998 = select(v992, v993, v990);
                const float v999 = select(v996, v997, v990);
                const float v1000 = select(v999, v998, v982);
                const float v1001 = select(v1000, v988, v981);
                const bool v1002 = v932 == v821;
                const bool v1003 = v932 == v872;
                const uint v1004 = v980 >> v823;
                const uint v1005 = select(v1004, v980, v1002);
                const uint v1007 = v1006 + v1005;
                const uint v1008 = b2[v1007];
                const float v1009 = as_type<float>(v1008);
                const uint v1010 = v980 & v823;
                const bool v1011 = v1010 == v823;
                const float2 v1012 = float2(as_type<half2>(v1008));
                const float v1013 = v1012.x;
                const float v1014 = v1012.y;
                const uint v1015 = v1008 << v831;
                const uint v1016 = v1008 & v832;
                const float v1017 = as_type<float>(v1015);
                const float v1018 = as_type<float>(v1016);
                const float v1019 = select(v1013, v1014, v1011);
                const float v1020 = select(v1017, v1018, v1011);
                const float v1021 = select(v1020, v1019, v1003);
                const float v1022 = select(v1021, v1009, v1002);
                const uint v1023 = v976 & v978;
                const float v1024 = float(v1023);
                const float v1025 = fma(v1001, v1024, v1022);
                const uint v1026 = v976 >> v961;
                const uint v1027 = v1026 & v978;
                const float v1028 = float(v1027);
                const float v1029 = fma(v1001, v1028, v1022);
                const uint v1030 = v1026 >> v961;
                const uint v1031 = v1030 & v978;
                const float v1032 = float(v1031);
                const float v1033 = fma(v1001, v1032, v1022);
                const uint v1034 = v1030 >> v961;
                const uint v1035 = v1034 & v978;
                const float v1036 = float(v1035);
                const float v1037 = fma(v1001, v1036, v1022);
                const float4 v1038 = float4(v1025, v1029, v1033, v1037);
                x24 = v1038;
              }
            }
            const float4 v1039 = x24;
            const uint v621 = min(v108, v612);
            const uint v622 = v621 * v14;
            const uint v623 = v7 + v622;
            const uint v624 = v623 + v618;
            const float4 v625 = *(threadgroup float4*)(m0 + v624);
            const float v626 = x19;
            const float v627 = v625.x;
            const float v628 = v1039.x;
            const float v629 = fma(v627, v628, v626);
            const float v630 = v625.y;
            const float v631 = v1039.y;
            const float v632 = fma(v630, v631, v629);
            const float v633 = v625.z;
            const float v634 = v1039.z;
            const float v635 = fma(v633, v634, v632);
            const float v636 = v625.w;
            const float v637 = v1039.w;
            const float v638 = fma(v636, v637, v635);
            x19 = v638;
            const uint v639 = min(v109, v612);
            const uint v640 = v639 * v14;
            const uint v641 = v7 + v640;
            const uint v642 = v641 + v618;
            const float4 v643 = *(threadgroup float4*)(m0 + v642);
            const float v644 = x20;
            const float v645 = v643.x;
            const float v646 = v1039.x;
            const float v647 = fma(v645, v646, v644);
            const float v648 = v643.y;
            const float v649 = v1039.y;
            const float v650 = fma(v648, v649, v647);
            const float v651 = v643.z;
            const float v652 = v1039.z;
            const float v653 = fma(v651, v652, v650);
            const float v654 = v643.w;
            const float v655 = v1039.w;
            const float v656 = fma(v654, v655, v653);
            x20 = v656;
            const uint v657 = min(v192, v612);
            const uint v658 = v657 * v14;
            const uint v659 = v7 + v658;
            const uint v660 = v659 + v618;
            const float4 v661 = *(threadgroup float4*)(m0 + v660);
            const float v662 = x21;
            const float v663 = v661.x;
            const float v664 = v1039.x;
            const float v665 = fma(v663, v664, v662);
            const float v666 = v661.y;
            const float v667 = v1039.y;
            const float v668 = fma(v666, v667, v665);
            const float v669 = v661.z;
            const float v670 = v1039.z;
            const float v671 = fma(v669, v670, v668);
            const float v672 = v661.w;
            const float v673 = v1039.w;
            const float v674 = fma(v672, v673, v671);
            x21 = v674;
            const uint v675 = min(v198, v612);
            const uint v676 = v675 * v14;
            const uint v677 = v7 + v676;
            const uint v678 = v677 + v618;
            const float4 v679 = *(threadgroup float4*)(m0 + v678);
            const float v680 = x22;
            const float v681 = v679.x;
            const float v682 = v1039.x;
            const float v683 = fma(v681, v682, v680);
            const float v684 = v679.y;
            const float v685 = v1039.y;
            const float v686 = fma(v684, v685, v683);
            const float v687 = v679.z;
            const float v688 = v1039.z;
            const float v689 = fma(v687, v688, v686);
            const float v690 = v679.w;
            const float v691 = v1039.w;
            const float v692 = fma(v690, v691, v689);
            x22 = v692;
          }
          const float v693 = m6[v614];
          const float v694 = x19;
          const float v695 = v693 + v694;
          m6[v614] = v695;
          const uint v696 = v614 + v110;
          const float v697 = m6[v696];
          const float v698 = x20;
          const float v699 = v697 + v698;
          m6[v696] = v699;
          const uint v700 = v614 + v309;
          const float v701 = m6[v700];
          const float v702 = x21;
          const float v703 = v701 + v702;
          m6[v700] = v703;
          const uint v704 = v614 + v314;
          const float v705 = m6[v704];
          const float v706 = x22;
          const float v707 = v705 + v706;
          m6[v704] = v707;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v708 = v112; v708 < v110; v708 += v113) {
      for (uint v709 = v108; v709 < v111; v709 += v109) {
        const uint v710 = v709 * v110;
        const uint v711 = v708 + v710;
        const float v712 = m5[v711];
        const uint v713 = v709 * v14;
        const uint v714 = v7 + v713;
        const uint v715 = v714 + v708;
        m2[v715] = v712;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v716 = v123 == v124;
    if (v716) {
      for (uint v717 = v108; v717 < v162; v717 += v109) {
        const uint v718 = v109 << v717;
        const uint v719 = v718 - v109;
        const uint v720 = v717 + v109;
        for (uint v721 = v112; v721 < v161; v721 += v113) {
          const uint v722 = v721 >> v717;
          const uint v723 = v722 << v720;
          const uint v724 = v721 & v719;
          const uint v725 = v723 + v724;
          for (uint v726 = v108; v726 < v111; v726 += v109) {
            const uint v727 = v726 * v14;
            const uint v728 = v7 + v727;
            const uint v729 = v728 + v725;
            const uint v730 = v729 + v718;
            const float v731 = m2[v729];
            const float v732 = m2[v730];
            const float v733 = v731 + v732;
            const float v734 = v731 - v732;
            m2[v729] = v733;
            m2[v730] = v734;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v735 = x1;
      const uint v736 = x2;
      const uint v738 = v736 + v737;
      for (uint v739 = v112; v739 < v110; v739 += v113) {
        for (uint v740 = v108; v740 < v111; v740 += v109) {
          const uint v741 = v740 * v14;
          const uint v742 = v7 + v741;
          const uint v743 = v742 + v739;
          const float v744 = m2[v743];
          const uint v745 = v735 + v739;
          const uint v746 = v745 >> v109;
          const uint v747 = v738 + v746;
          const uint v748 = b1[v747];
          const uint v749 = v745 & v109;
          const bool v750 = v749 == v109;
          const float2 v751 = float2(as_type<half2>(v748));
          const float v752 = v751.x;
          const float v753 = v751.y;
          const float v754 = select(v752, v753, v750);
          const float v755 = v744 * v156;
          const float v756 = v755 * v754;
          m2[v743] = v756;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v757 = v112; v757 < v110; v757 += v113) {
      for (uint v758 = v108; v758 < v111; v758 += v109) {
        const uint v759 = v758 * v110;
        const uint v760 = v757 + v759;
        const float v761 = m6[v760];
        const uint v762 = v758 * v14;
        const uint v763 = v7 + v762;
        const uint v764 = v763 + v757;
        m3[v764] = v761;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v765 = v430 == v124;
    if (v765) {
      for (uint v766 = v108; v766 < v162; v766 += v109) {
        const uint v767 = v109 << v766;
        const uint v768 = v767 - v109;
        const uint v769 = v766 + v109;
        for (uint v770 = v112; v770 < v161; v770 += v113) {
          const uint v771 = v770 >> v766;
          const uint v772 = v771 << v769;
          const uint v773 = v770 & v768;
          const uint v774 = v772 + v773;
          for (uint v775 = v108; v775 < v111; v775 += v109) {
            const uint v776 = v775 * v14;
            const uint v777 = v7 + v776;
            const uint v778 = v777 + v774;
            const uint v779 = v778 + v767;
            const float v780 = m3[v778];
            const float v781 = m3[v779];
            const float v782 = v780 + v781;
            const float v783 = v780 - v781;
            m3[v778] = v782;
            m3[v779] = v783;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v784 = x3;
      const uint v785 = x4;
      const uint v787 = v785 + v786;
      for (uint v788 = v112; v788 < v110; v788 += v113) {
        for (uint v789 = v108; v789 < v111; v789 += v109) {
          const uint v790 = v789 * v14;
          const uint v791 = v7 + v790;
          const uint v792 = v791 + v788;
          const float v793 = m3[v792];
          const uint v794 = v784 + v788;
          const uint v795 = v794 >> v109;
          const uint v796 = v787 + v795;
          const uint v797 = b2[v796];
          const uint v798 = v794 & v109;
          const bool v799 = v798 == v109;
          const float2 v800 = float2(as_type<half2>(v797));
          const float v801 = v800.x;
          const float v802 = v800.y;
          const float v803 = select(v801, v802, v799);
          const float v804 = v793 * v156;
          const float v805 = v804 * v803;
          m3[v792] = v805;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v78 = v12; v78 < v76; v78 += v77) {
      const uint v79 = v78 / v14;
      const uint v80 = v78 % v14;
      const bool v81 = v79 < v5;
      const bool v82 = v80 < v49;
      const bool v83 = v81 & v82;
      if (v83) {
        const uint v84 = v2 + v79;
        const uint v85 = v47 + v80;
        const uint v86 = v84 - v2;
        const uint v87 = v86 * v14;
        const uint v88 = v85 - v47;
        const uint v89 = v87 + v88;
        const float v90 = m2[v89];
        const float v91 = b4[v85];
        const float v92 = v90 + v91;
        const float v93 = -v92;
        const float v94 = precise::exp(v93);
        const float v96 = v94 + v95;
        const float v97 = v92 / v96;
        const uint v98 = v84 - v2;
        const uint v99 = v98 * v14;
        const uint v100 = v85 - v47;
        const uint v101 = v99 + v100;
        const float v102 = m3[v101];
        const float v103 = b5[v85];
        const float v104 = v102 + v103;
        const float v105 = v97 * v104;
        const uint v106 = v84 * v32;
        const uint v107 = v106 + v85;
        b6[v107] = v105;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
