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
  float4 x21;
  float4 x22;
  const uint v798 = params[15];
  const uint v799 = 0u;
  const uint v803 = 3u;
  const uint v805 = 1u;
  const uint v813 = 16u;
  const uint v814 = 4294901760u;
  const uint v832 = params[16];
  const uint v833 = 5u;
  const uint v834 = 31u;
  const uint v852 = params[17];
  const uint v854 = 4u;
  const uint v859 = params[18];
  const uint v880 = params[19];
  const uint v914 = params[20];
  const uint v943 = params[21];
  const uint v961 = params[22];
  const uint v967 = params[23];
  const uint v988 = params[24];
  const uint v108 = 0u;
  const uint v109 = 1u;
  const uint v110 = 128u;
  const uint v111 = 4u;
  const uint v112 = lane;
  const uint v113 = 32u;
  const float v118 = 0.0f;
  const uint v124 = params[3];
  const uint v125 = 6u;
  const uint v129 = params[4];
  const float v150 = 0.088388346f;
  const uint v155 = 64u;
  const uint v156 = 7u;
  const uint v174 = 16u;
  const uint v184 = params[5];
  const uint v185 = params[6];
  const uint v186 = 2u;
  const uint v191 = 3u;
  const uint v192 = 5u;
  const uint v213 = 31u;
  const uint v233 = 65535u;
  const uint v235 = params[7];
  const uint v238 = 89226354u;
  const uint v239 = 3417055213u;
  const uint v240 = 2212286765u;
  const uint v243 = 64248484u;
  const uint v247 = 2415890431u;
  const uint v248 = 996162400u;
  const uint v252 = 32768u;
  const uint v253 = 32767u;
  const uint v254 = 13u;
  const uint v255 = 939524096u;
  const uint v271 = 16711935u;
  const uint v272 = 8u;
  const uint v273 = 2047u;
  const float v282 = 0.006767273f;
  const float v283 = -3.453125f;
  const uint v289 = 4095u;
  const uint v290 = 4294959104u;
  const uint v302 = 256u;
  const uint v307 = 384u;
  const uint v424 = params[8];
  const uint v428 = params[9];
  const uint v479 = params[10];
  const uint v480 = params[11];
  const uint v525 = params[12];
  const uint v722 = params[13];
  const uint v769 = params[14];
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
  const float v66 = as_type<float>(params[25]);
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
    const float v788 = simd_shuffle_xor(v29, 16);
    const float v789 = v29 + v788;
    const float v790 = simd_shuffle_xor(v789, 8);
    const float v791 = v789 + v790;
    const float v792 = simd_shuffle_xor(v791, 4);
    const float v793 = v791 + v792;
    const float v794 = simd_shuffle_xor(v793, 2);
    const float v795 = v793 + v794;
    const float v796 = simd_shuffle_xor(v795, 1);
    const float v797 = v795 + v796;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v797;
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
      const uint v123 = v75 / v6;
      x1 = v123;
      const bool v126 = v124 == v125;
      if (v126) {
        const uint v127 = v123 * v6;
        const uint v128 = v75 - v127;
        for (uint v130 = v112; v130 < v110; v130 += v113) {
          for (uint v131 = v108; v131 < v111; v131 += v109) {
            x3 = v118;
            const bool v132 = v131 < v5;
            const bool v133 = v130 < v53;
            const bool v134 = v132 & v133;
            if (v134) {
              const uint v135 = v131 * v14;
              const uint v136 = v7 + v135;
              const uint v137 = v136 + v130;
              const float v138 = m0[v137];
              const uint v139 = v128 + v130;
              const uint v140 = v139 >> v109;
              const uint v141 = v129 + v140;
              const uint v142 = b1[v141];
              const uint v143 = v139 & v109;
              const bool v144 = v143 == v109;
              const float2 v145 = float2(as_type<half2>(v142));
              const float v146 = v145.x;
              const float v147 = v145.y;
              const float v148 = select(v146, v147, v144);
              const float v149 = v138 * v148;
              const float v151 = v149 * v150;
              x3 = v151;
            }
            const float v152 = x3;
            const uint v153 = v131 * v110;
            const uint v154 = v130 + v153;
            m4[v154] = v152;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v157 = v108; v157 < v156; v157 += v109) {
          const uint v158 = v109 << v157;
          const uint v159 = v158 - v109;
          const uint v160 = v157 + v109;
          for (uint v161 = v112; v161 < v155; v161 += v113) {
            const uint v162 = v161 >> v157;
            const uint v163 = v162 << v160;
            const uint v164 = v161 & v159;
            const uint v165 = v163 + v164;
            for (uint v166 = v108; v166 < v111; v166 += v109) {
              const uint v167 = v166 * v110;
              const uint v168 = v167 + v165;
              const uint v169 = v168 + v158;
              const float v170 = m4[v168];
              const float v171 = m4[v169];
              const float v172 = v170 + v171;
              const float v173 = v170 - v171;
              m4[v168] = v172;
              m4[v169] = v173;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v175 = v128 / v174;
        for (uint v176 = v112; v176 < v110; v176 += v113) {
          x4 = v118;
          x5 = v118;
          x6 = v118;
          x7 = v118;
          const uint v177 = v123 + v176;
          const uint v178 = v177 / v174;
          const uint v179 = v177 % v174;
          for (uint v180 = v108; v180 < v110; v180 += v109) {
            const uint v181 = v180 / v174;
            const uint v182 = v175 + v181;
            const uint v183 = v180 % v174;
            const uint v187 = v184 * v111;
            const uint v188 = v182 * v185;
            const uint v189 = v188 + v178;
            const uint v190 = v189 * v187;
            const uint v193 = v179 & v156;
            const uint v194 = v193 << v192;
            const uint v195 = v179 >> v191;
            const uint v196 = v195 << v186;
            const uint v197 = v183 & v156;
            const uint v198 = v197 >> v109;
            const uint v199 = v198 << v191;
            const uint v200 = v183 >> v191;
            const uint v201 = v200 << v109;
            const uint v202 = v183 & v109;
            const uint v203 = v194 + v196;
            const uint v204 = v203 + v199;
            const uint v205 = v204 + v201;
            const uint v206 = v205 + v202;
            const uint v207 = v206 + v109;
            const uint v208 = v207 * v184;
            const uint v209 = v208 >> v109;
            const uint v210 = v187 << v192;
            const uint v211 = v209 + v210;
            const uint v212 = v211 - v109;
            const uint v214 = v212 >> v192;
            const uint v215 = v211 - v174;
            const uint v216 = v215 >> v192;
            const bool v217 = v214 < v187;
            const uint v218 = v214 - v187;
            const uint v219 = select(v218, v214, v217);
            const uint v220 = v190 + v219;
            const uint v221 = b1[v220];
            const bool v222 = v216 < v187;
            const uint v223 = v216 - v187;
            const uint v224 = select(v223, v216, v222);
            const uint v225 = v190 + v224;
            const uint v226 = b1[v225];
            const uint v227 = v212 & v213;
            const uint v228 = v213 - v227;
            const uint v229 = v221 >> v228;
            const uint v230 = v226 << v109;
            const uint v231 = v230 << v227;
            const uint v232 = v229 | v231;
            const uint v234 = v232 & v233;
            const bool v236 = v235 == v108;
            const bool v237 = v235 == v186;
            const uint v241 = select(v239, v240, v237);
            const uint v242 = select(v241, v238, v236);
            const uint v244 = select(v108, v243, v236);
            const uint v245 = v234 * v242;
            const uint v246 = v245 + v244;
            const uint v249 = v246 & v247;
            const uint v250 = v249 ^ v248;
            const uint v251 = v250 >> v174;
            const uint v256 = v250 & v252;
            const uint v257 = v256 << v174;
            const uint v258 = v250 & v253;
            const uint v259 = v258 << v254;
            const uint v260 = v259 + v255;
            const uint v261 = v257 | v260;
            const float v262 = as_type<float>(v261);
            const uint v263 = v251 & v252;
            const uint v264 = v263 << v174;
            const uint v265 = v251 & v253;
            const uint v266 = v265 << v254;
            const uint v267 = v266 + v255;
            const uint v268 = v264 | v267;
            const float v269 = as_type<float>(v268);
            const float v270 = v262 + v269;
            const uint v274 = v246 & v271;
            const uint v275 = v246 >> v272;
            const uint v276 = v275 & v271;
            const uint v277 = v274 + v276;
            const uint v278 = v277 >> v174;
            const uint v279 = v277 + v278;
            const uint v280 = v279 & v273;
            const float v281 = float(v280);
            const float v284 = fma(v281, v282, v283);
            const float v285 = select(v270, v284, v237);
            const uint v286 = as_type<uint>(v285);
            const uint v287 = v286 >> v254;
            const uint v288 = v287 & v109;
            const uint v291 = v286 + v289;
            const uint v292 = v291 + v288;
            const uint v293 = v292 & v290;
            const float v294 = as_type<float>(v293);
            const float v295 = m4[v180];
            const float v296 = x4;
            const float v297 = fma(v295, v294, v296);
            x4 = v297;
            const uint v298 = v180 + v110;
            const float v299 = m4[v298];
            const float v300 = x5;
            const float v301 = fma(v299, v294, v300);
            x5 = v301;
            const uint v303 = v180 + v302;
            const float v304 = m4[v303];
            const float v305 = x6;
            const float v306 = fma(v304, v294, v305);
            x6 = v306;
            const uint v308 = v180 + v307;
            const float v309 = m4[v308];
            const float v310 = x7;
            const float v311 = fma(v309, v294, v310);
            x7 = v311;
          }
          const float v312 = m5[v176];
          const float v313 = x4;
          const float v314 = v312 + v313;
          m5[v176] = v314;
          const uint v315 = v176 + v110;
          const float v316 = m5[v315];
          const float v317 = x5;
          const float v318 = v316 + v317;
          m5[v315] = v318;
          const uint v319 = v176 + v302;
          const float v320 = m5[v319];
          const float v321 = x6;
          const float v322 = v320 + v321;
          m5[v319] = v322;
          const uint v323 = v176 + v307;
          const float v324 = m5[v323];
          const float v325 = x7;
          const float v326 = v324 + v325;
          m5[v323] = v326;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v327 = v5 - v109;
        const uint v328 = v49 - v109;
        for (uint v329 = v112; v329 < v110; v329 += v113) {
          x8 = v118;
          x9 = v118;
          x10 = v118;
          x11 = v118;
          const uint v330 = min(v329, v328);
          const uint v331 = v330 * v6;
          const uint v332 = v75 + v331;
          for (uint v333 = v108; v333 < v53; v333 += v111) {
            const uint v334 = v332 + v333;
            const bool v800 = v798 == v799;
            if (v800) {
              const uint4 v801 = *(device const uint4*)(b1 + v334);
              const float4 v802 = as_type<float4>(v801);
              x21 = v802;
            } else {
              const bool v804 = v798 < v803;
              if (v804) {
                const bool v806 = v798 == v805;
                const uint v807 = v334 >> v805;
                const uint2 v808 = *(device const uint2*)(b1 + v807);
                const uint v809 = v808.x;
                const float2 v810 = float2(as_type<half2>(v809));
                const float v811 = v810.x;
                const float v812 = v810.y;
                const uint v815 = v809 << v813;
                const uint v816 = v809 & v814;
                const float v817 = as_type<float>(v815);
                const float v818 = as_type<float>(v816);
                const float v819 = select(v817, v811, v806);
                const float v820 = select(v818, v812, v806);
                const uint v821 = v808.y;
                const float2 v822 = float2(as_type<half2>(v821));
                const float v823 = v822.x;
                const float v824 = v822.y;
                const uint v825 = v821 << v813;
                const uint v826 = v821 & v814;
                const float v827 = as_type<float>(v825);
                const float v828 = as_type<float>(v826);
                const float v829 = select(v827, v823, v806);
                const float v830 = select(v828, v824, v806);
                const float4 v831 = float4(v819, v820, v829, v830);
                x21 = v831;
              } else {
                const uint v835 = v334 >> v833;
                const uint v836 = v835 * v832;
                const uint v837 = v334 & v834;
                const uint v838 = v837 * v832;
                const uint v839 = v838 >> v833;
                const uint v840 = v836 + v839;
                const uint v841 = v838 & v834;
                const uint v842 = b1[v840];
                const uint v843 = v840 + v805;
                const uint v844 = b1[v843];
                const uint v845 = v842 >> v841;
                const uint v846 = v834 - v841;
                const uint v847 = v844 << v805;
                const uint v848 = v847 << v846;
                const uint v849 = v845 | v848;
                const uint v850 = v805 << v832;
                const uint v851 = v850 - v805;
                const uint v853 = v334 >> v852;
                const bool v855 = v798 == v803;
                const bool v856 = v798 == v854;
                const uint v857 = v853 >> v805;
                const uint v858 = select(v857, v853, v855);
                const uint v860 = v859 + v858;
                const uint v861 = b1[v860];
                const float v862 = as_type<float>(v861);
                const uint v863 = v853 & v805;
                const bool v864 = v863 == v805;
                const float2 v865 = float2(as_type<half2>(v861));
                const float v866 = v865.x;
                const float v867 = v865.y;
                const uint v868 = v861 << v813;
                const uint v869 = v861 & v814;
                const float v870 = as_type<float>(v868);
                const float v871 = as_type<float>(v869);
                const float v872 = select(v866, v867, v864);
                const float v873 = select(v870, v871, v864);
                const float v874 = select(v873, v872, v856);
                const float v875 = select(v874, v862, v855);
                const bool v876 = v798 == v803;
                const bool v877 = v798 == v854;
                const uint v878 = v853 >> v805;
                const uint v879 = select(v878, v853, v876);
                const uint v881 = v880 + v879;
                const uint v882 = b1[v881];
                const float v883 = as_type<float>(v882);
                const uint v884 = v853 & v805;
                const bool v885 = v884 == v805;
                const float2 v886 = float2(as_type<half2>(v882));
                const float v887 = v886.x;
                const float v888 = v886.y;
                const uint v889 = v882 << v813;
                const uint v890 = v882 & v814;
                const float v891 = as_type<float>(v889);
                const float v892 = as_type<float>(v890);
                const float v893 = select(v887, v888, v885);
                const float v894 = select(v891, v892, v885);
                const float v895 = select(v894, v893, v877);
                const float v896 = select(v895, v883, v876);
                const uint v897 = v849 & v851;
                const float v898 = float(v897);
                const float v899 = fma(v875, v898, v896);
                const uint v900 = v849 >> v832;
                const uint v901 = v900 & v851;
                const float v902 = float(v901);
                const float v903 = fma(v875, v902, v896);
                const uint v904 = v900 >> v832;
                const uint v905 = v904 & v851;
                const float v906 = float(v905);
                const float v907 = fma(v875, v906, v896);
                const uint v908 = v904 >> v832;
                const uint v909 = v908 & v851;
                const float v910 = float(v909);
                const float v911 = fma(v875, v910, v896);
                const float4 v912 = float4(v899, v903, v907, v911);
                x21 = v912;
              }
            }
            const float4 v913 = x21;
            const uint v336 = min(v108, v327);
            const uint v337 = v336 * v14;
            const uint v338 = v7 + v337;
            const uint v339 = v338 + v333;
            const float4 v340 = *(threadgroup float4*)(m0 + v339);
            const float v341 = x8;
            const float v342 = v340.x;
            const float v343 = v913.x;
            const float v344 = fma(v342, v343, v341);
            const float v345 = v340.y;
            const float v346 = v913.y;
            const float v347 = fma(v345, v346, v344);
            const float v348 = v340.z;
            const float v349 = v913.z;
            const float v350 = fma(v348, v349, v347);
            const float v351 = v340.w;
            const float v352 = v913.w;
            const float v353 = fma(v351, v352, v350);
            x8 = v353;
            const uint v354 = min(v109, v327);
            const uint v355 = v354 * v14;
            const uint v356 = v7 + v355;
            const uint v357 = v356 + v333;
            const float4 v358 = *(threadgroup float4*)(m0 + v357);
            const float v359 = x9;
            const float v360 = v358.x;
            const float v361 = v913.x;
            const float v362 = fma(v360, v361, v359);
            const float v363 = v358.y;
            const float v364 = v913.y;
            const float v365 = fma(v363, v364, v362);
            const float v366 = v358.z;
            const float v367 = v913.z;
            const float v368 = fma(v366, v367, v365);
            const float v369 = v358.w;
            const float v370 = v913.w;
            const float v371 = fma(v369, v370, v368);
            x9 = v371;
            const uint v372 = min(v186, v327);
            const uint v373 = v372 * v14;
            const uint v374 = v7 + v373;
            const uint v375 = v374 + v333;
            const float4 v376 = *(threadgroup float4*)(m0 + v375);
            const float v377 = x10;
            const float v378 = v376.x;
            const float v379 = v913.x;
            const float v380 = fma(v378, v379, v377);
            const float v381 = v376.y;
            const float v382 = v913.y;
            const float v383 = fma(v381, v382, v380);
            const float v384 = v376.z;
            const float v385 = v913.z;
            const float v386 = fma(v384, v385, v383);
            const float v387 = v376.w;
            const float v388 = v913.w;
            const float v389 = fma(v387, v388, v386);
            x10 = v389;
            const uint v390 = min(v191, v327);
            const uint v391 = v390 * v14;
            const uint v392 = v7 + v391;
            const uint v393 = v392 + v333;
            const float4 v394 = *(threadgroup float4*)(m0 + v393);
            const float v395 = x11;
            const float v396 = v394.x;
            const float v397 = v913.x;
            const float v398 = fma(v396, v397, v395);
            const float v399 = v394.y;
            const float v400 = v913.y;
            const float v401 = fma(v399, v400, v398);
            const float v402 = v394.z;
            const float v403 = v913.z;
            const float v404 = fma(v402, v403, v401);
            const float v405 = v394.w;
            const float v406 = v913.w;
            const float v407 = fma(v405, v406, v404);
            x11 = v407;
          }
          const float v408 = m5[v329];
          const float v409 = x8;
          const float v410 = v408 + v409;
          m5[v329] = v410;
          const uint v411 = v329 + v110;
          const float v412 = m5[v411];
          const float v413 = x9;
          const float v414 = v412 + v413;
          m5[v411] = v414;
          const uint v415 = v329 + v302;
          const float v416 = m5[v415];
          const float v417 = x10;
          const float v418 = v416 + v417;
          m5[v415] = v418;
          const uint v419 = v329 + v307;
          const float v420 = m5[v419];
          const float v421 = x11;
          const float v422 = v420 + v421;
          m5[v419] = v422;
        }
      }
      const uint v423 = v75 / v6;
      x2 = v423;
      const bool v425 = v424 == v125;
      if (v425) {
        const uint v426 = v423 * v6;
        const uint v427 = v75 - v426;
        for (uint v429 = v112; v429 < v110; v429 += v113) {
          for (uint v430 = v108; v430 < v111; v430 += v109) {
            x12 = v118;
            const bool v431 = v430 < v5;
            const bool v432 = v429 < v53;
            const bool v433 = v431 & v432;
            if (v433) {
              const uint v434 = v430 * v14;
              const uint v435 = v7 + v434;
              const uint v436 = v435 + v429;
              const float v437 = m0[v436];
              const uint v438 = v427 + v429;
              const uint v439 = v438 >> v109;
              const uint v440 = v428 + v439;
              const uint v441 = b2[v440];
              const uint v442 = v438 & v109;
              const bool v443 = v442 == v109;
              const float2 v444 = float2(as_type<half2>(v441));
              const float v445 = v444.x;
              const float v446 = v444.y;
              const float v447 = select(v445, v446, v443);
              const float v448 = v437 * v447;
              const float v449 = v448 * v150;
              x12 = v449;
            }
            const float v450 = x12;
            const uint v451 = v430 * v110;
            const uint v452 = v429 + v451;
            m4[v452] = v450;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v453 = v108; v453 < v156; v453 += v109) {
          const uint v454 = v109 << v453;
          const uint v455 = v454 - v109;
          const uint v456 = v453 + v109;
          for (uint v457 = v112; v457 < v155; v457 += v113) {
            const uint v458 = v457 >> v453;
            const uint v459 = v458 << v456;
            const uint v460 = v457 & v455;
            const uint v461 = v459 + v460;
            for (uint v462 = v108; v462 < v111; v462 += v109) {
              const uint v463 = v462 * v110;
              const uint v464 = v463 + v461;
              const uint v465 = v464 + v454;
              const float v466 = m4[v464];
              const float v467 = m4[v465];
              const float v468 = v466 + v467;
              const float v469 = v466 - v467;
              m4[v464] = v468;
              m4[v465] = v469;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v470 = v427 / v174;
        for (uint v471 = v112; v471 < v110; v471 += v113) {
          x13 = v118;
          x14 = v118;
          x15 = v118;
          x16 = v118;
          const uint v472 = v423 + v471;
          const uint v473 = v472 / v174;
          const uint v474 = v472 % v174;
          for (uint v475 = v108; v475 < v110; v475 += v109) {
            const uint v476 = v475 / v174;
            const uint v477 = v470 + v476;
            const uint v478 = v475 % v174;
            const uint v481 = v479 * v111;
            const uint v482 = v477 * v480;
            const uint v483 = v482 + v473;
            const uint v484 = v483 * v481;
            const uint v485 = v474 & v156;
            const uint v486 = v485 << v192;
            const uint v487 = v474 >> v191;
            const uint v488 = v487 << v186;
            const uint v489 = v478 & v156;
            const uint v490 = v489 >> v109;
            const uint v491 = v490 << v191;
            const uint v492 = v478 >> v191;
            const uint v493 = v492 << v109;
            const uint v494 = v478 & v109;
            const uint v495 = v486 + v488;
            const uint v496 = v495 + v491;
            const uint v497 = v496 + v493;
            const uint v498 = v497 + v494;
            const uint v499 = v498 + v109;
            const uint v500 = v499 * v479;
            const uint v501 = v500 >> v109;
            const uint v502 = v481 << v192;
            const uint v503 = v501 + v502;
            const uint v504 = v503 - v109;
            const uint v505 = v504 >> v192;
            const uint v506 = v503 - v174;
            const uint v507 = v506 >> v192;
            const bool v508 = v505 < v481;
            const uint v509 = v505 - v481;
            const uint v510 = select(v509, v505, v508);
            const uint v511 = v484 + v510;
            const uint v512 = b2[v511];
            const bool v513 = v507 < v481;
            const uint v514 = v507 - v481;
            const uint v515 = select(v514, v507, v513);
            const uint v516 = v484 + v515;
            const uint v517 = b2[v516];
            const uint v518 = v504 & v213;
            const uint v519 = v213 - v518;
            const uint v520 = v512 >> v519;
            const uint v521 = v517 << v109;
            const uint v522 = v521 << v518;
            const uint v523 = v520 | v522;
            const uint v524 = v523 & v233;
            const bool v526 = v525 == v108;
            const bool v527 = v525 == v186;
            const uint v528 = select(v239, v240, v527);
            const uint v529 = select(v528, v238, v526);
            const uint v530 = select(v108, v243, v526);
            const uint v531 = v524 * v529;
            const uint v532 = v531 + v530;
            const uint v533 = v532 & v247;
            const uint v534 = v533 ^ v248;
            const uint v535 = v534 >> v174;
            const uint v536 = v534 & v252;
            const uint v537 = v536 << v174;
            const uint v538 = v534 & v253;
            const uint v539 = v538 << v254;
            const uint v540 = v539 + v255;
            const uint v541 = v537 | v540;
            const float v542 = as_type<float>(v541);
            const uint v543 = v535 & v252;
            const uint v544 = v543 << v174;
            const uint v545 = v535 & v253;
            const uint v546 = v545 << v254;
            const uint v547 = v546 + v255;
            const uint v548 = v544 | v547;
            const float v549 = as_type<float>(v548);
            const float v550 = v542 + v549;
            const uint v551 = v532 & v271;
            const uint v552 = v532 >> v272;
            const uint v553 = v552 & v271;
            const uint v554 = v551 + v553;
            const uint v555 = v554 >> v174;
            const uint v556 = v554 + v555;
            const uint v557 = v556 & v273;
            const float v558 = float(v557);
            const float v559 = fma(v558, v282, v283);
            const float v560 = select(v550, v559, v527);
            const uint v561 = as_type<uint>(v560);
            const uint v562 = v561 >> v254;
            const uint v563 = v562 & v109;
            const uint v564 = v561 + v289;
            const uint v565 = v564 + v563;
            const uint v566 = v565 & v290;
            const float v567 = as_type<float>(v566);
            const float v568 = m4[v475];
            const float v569 = x13;
            const float v570 = fma(v568, v567, v569);
            x13 = v570;
            const uint v571 = v475 + v110;
            const float v572 = m4[v571];
            const float v573 = x14;
            const float v574 = fma(v572, v567, v573);
            x14 = v574;
            const uint v575 = v475 + v302;
            const float v576 = m4[v575];
            const float v577 = x15;
            const float v578 = fma(v576, v567, v577);
            x15 = v578;
            const uint v579 = v475 + v307;
            const float v580 = m4[v579];
            const float v581 = x16;
            const float v582 = fma(v580, v567, v581);
            x16 = v582;
          }
          const float v583 = m6[v471];
          const float v584 = x13;
          const float v585 = v583 + v584;
          m6[v471] = v585;
          const uint v586 = v471 + v110;
          const float v587 = m6[v586];
          const float v588 = x14;
          const float v589 = v587 + v588;
          m6[v586] = v589;
          const uint v590 = v471 + v302;
          const float v591 = m6[v590];
          const float v592 = x15;
          const float v593 = v591 + v592;
          m6[v590] = v593;
          const uint v594 = v471 + v307;
          const float v595 = m6[v594];
          const float v596 = x16;
          const float v597 = v595 + v596;
          m6[v594] = v597;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v598 = v5 - v109;
        const uint v599 = v49 - v109;
        for (uint v600 = v112; v600 < v110; v600 += v113) {
          x17 = v118;
          x18 = v118;
          x19 = v118;
          x20 = v118;
          const uint v601 = min(v600, v599);
          const uint v602 = v601 * v6;
          const uint v603 = v75 + v602;
          for (uint v604 = v108; v604 < v53; v604 += v111) {
            const uint v605 = v603 + v604;
            const bool v915 = v914 == v799;
            if (v915) {
              const uint4 v916 = *(device const uint4*)(b2 + v605);
              const float4 v917 = as_type<float4>(v916);
              x22 = v917;
            } else {
              const bool v918 = v914 < v803;
              if (v918) {
                const bool v919 = v914 == v805;
                const uint v920 = v605 >> v805;
                const uint2 v921 = *(device const uint2*)(b2 + v920);
                const uint v922 = v921.x;
                const float2 v923 = float2(as_type<half2>(v922));
                const float v924 = v923.x;
                const float v925 = v923.y;
                const uint v926 = v922 << v813;
                const uint v927 = v922 & v814;
                const float v928 = as_type<float>(v926);
                const float v929 = as_type<float>(v927);
                const float v930 = select(v928, v924, v919);
                const float v931 = select(v929, v925, v919);
                const uint v932 = v921.y;
                const float2 v933 = float2(as_type<half2>(v932));
                const float v934 = v933.x;
                const float v935 = v933.y;
                const uint v936 = v932 << v813;
                const uint v937 = v932 & v814;
                const float v938 = as_type<float>(v936);
                const float v939 = as_type<float>(v937);
                const float v940 = select(v938, v934, v919);
                const float v941 = select(v939, v935, v919);
                const float4 v942 = float4(v930, v931, v940, v941);
                x22 = v942;
              } else {
                const uint v944 = v605 >> v833;
                const uint v945 = v944 * v943;
                const uint v946 = v605 & v834;
                const uint v947 = v946 * v943;
                const uint v948 = v947 >> v833;
                const uint v949 = v945 + v948;
                const uint v950 = v947 & v834;
                const uint v951 = b2[v949];
                const uint v952 = v949 + v805;
                const uint v953 = b2[v952];
                const uint v954 = v951 >> v950;
                const uint v955 = v834 - v950;
                const uint v956 = v953 << v805;
                const uint v957 = v956 << v955;
                const uint v958 = v954 | v957;
                const uint v959 = v805 << v943;
                const uint v960 = v959 - v805;
                const uint v962 = v605 >> v961;
                const bool v963 = v914 == v803;
                const bool v964 = v914 == v854;
                const uint v965 = v962 >> v805;
                const uint v966 = select(v965, v962, v963);
                const uint v968 = v967 + v966;
                const uint v969 = b2[v968];
                const float v970 = as_type<float>(v969);
                const uint v971 = v962 & v805;
                const bool v972 = v971 == v805;
                const float2 v973 = float2(as_type<half2>(v969));
                const float v974 = v973.x;
                const float v975 = v973.y;
                const uint v976 = v969 << v813;
                const uint v977 = v969 & v814;
                const float v978 = as_type<float>(v976);
                const float v979 = as_type<float>(v977);
                const float v980 = select(v974, v975, v972);
                const float v981 = select(v978, v979, v972);
                const float v982 = select(v981, v980, v964);
                const float v983 = select(v982, v970, v963);
                const bool v984 = v914 == v803;
                const bool v985 = v914 == v854;
                const uint v986 = v962 >> v805;
                const uint v987 = select(v986, v962, v984);
                const uint v989 = v988 + v987;
                const uint v990 = b2[v989];
                const float v991 = as_type<float>(v990);
                const uint v992 = v962 & v805;
                const bool v993 = v992 == v805;
                const float2 v994 = float2(as_type<half2>(v990));
                const float v995 = v994.x;
                const float v996 = v994.y;
                const uint v997 = v990 << v813;
                const uint v998 = v990 & v814;
                const float v999 = as_type<float>(v997);
                const float v1000 = as_type<float>(v998);
                const float v1001 = select(v995, v996, v993);
                const float v1002 = select(v999, v1000, v993);
                const float v1003 = select(v1002, v1001, v985);
                const float v1004 = select(v1003, v991, v984);
                const uint v1005 = v958 & v960;
                const float v1006 = float(v1005);
                const float v1007 = fma(v983, v1006, v1004);
                const uint v1008 = v958 >> v943;
                const uint v1009 = v1008 & v960;
                const float v1010 = float(v1009);
                const float v1011 = fma(v983, v1010, v1004);
                const uint v1012 = v1008 >> v943;
                const uint v1013 = v1012 & v960;
                const float v1014 = float(v1013);
                const float v1015 = fma(v983, v1014, v1004);
                const uint v1016 = v1012 >> v943;
                const uint v1017 = v1016 & v960;
                const float v1018 = float(v1017);
                const float v1019 = fma(v983, v1018, v1004);
                const float4 v1020 = float4(v1007, v1011, v1015, v1019);
                x22 = v1020;
              }
            }
            const float4 v1021 = x22;
            const uint v607 = min(v108, v598);
            const uint v608 = v607 * v14;
            const uint v609 = v7 + v608;
            const uint v610 = v609 + v604;
            const float4 v611 = *(threadgroup float4*)(m0 + v610);
            const float v612 = x17;
            const float v613 = v611.x;
            const float v614 = v1021.x;
            const float v615 = fma(v613, v614, v612);
            const float v616 = v611.y;
            const float v617 = v1021.y;
            const float v618 = fma(v616, v617, v615);
            const float v619 = v611.z;
            const float v620 = v1021.z;
            const float v621 = fma(v619, v620, v618);
            const float v622 = v611.w;
            const float v623 = v1021.w;
            const float v624 = fma(v622, v623, v621);
            x17 = v624;
            const uint v625 = min(v109, v598);
            const uint v626 = v625 * v14;
            const uint v627 = v7 + v626;
            const uint v628 = v627 + v604;
            const float4 v629 = *(threadgroup float4*)(m0 + v628);
            const float v630 = x18;
            const float v631 = v629.x;
            const float v632 = v1021.x;
            const float v633 = fma(v631, v632, v630);
            const float v634 = v629.y;
            const float v635 = v1021.y;
            const float v636 = fma(v634, v635, v633);
            const float v637 = v629.z;
            const float v638 = v1021.z;
            const float v639 = fma(v637, v638, v636);
            const float v640 = v629.w;
            const float v641 = v1021.w;
            const float v642 = fma(v640, v641, v639);
            x18 = v642;
            const uint v643 = min(v186, v598);
            const uint v644 = v643 * v14;
            const uint v645 = v7 + v644;
            const uint v646 = v645 + v604;
            const float4 v647 = *(threadgroup float4*)(m0 + v646);
            const float v648 = x19;
            const float v649 = v647.x;
            const float v650 = v1021.x;
            const float v651 = fma(v649, v650, v648);
            const float v652 = v647.y;
            const float v653 = v1021.y;
            const float v654 = fma(v652, v653, v651);
            const float v655 = v647.z;
            const float v656 = v1021.z;
            const float v657 = fma(v655, v656, v654);
            const float v658 = v647.w;
            const float v659 = v1021.w;
            const float v660 = fma(v658, v659, v657);
            x19 = v660;
            const uint v661 = min(v191, v598);
            const uint v662 = v661 * v14;
            const uint v663 = v7 + v662;
            const uint v664 = v663 + v604;
            const float4 v665 = *(threadgroup float4*)(m0 + v664);
            const float v666 = x20;
            const float v667 = v665.x;
            const float v668 = v1021.x;
            const float v669 = fma(v667, v668, v666);
            const float v670 = v665.y;
            const float v671 = v1021.y;
            const float v672 = fma(v670, v671, v669);
            const float v673 = v665.z;
            const float v674 = v1021.z;
            const float v675 = fma(v673, v674, v672);
            const float v676 = v665.w;
            const float v677 = v1021.w;
            const float v678 = fma(v676, v677, v675);
            x20 = v678;
          }
          const float v679 = m6[v600];
          const float v680 = x17;
          const float v681 = v679 + v680;
          m6[v600] = v681;
          const uint v682 = v600 + v110;
          const float v683 = m6[v682];
          const float v684 = x18;
          const float v685 = v683 + v684;
          m6[v682] = v685;
          const uint v686 = v600 + v302;
          const float v687 = m6[v686];
          const float v688 = x19;
          const float v689 = v687 + v688;
          m6[v686] = v689;
          const uint v690 = v600 + v307;
          const float v691 = m6[v690];
          const float v692 = x20;
          const float v693 = v691 + v692;
          m6[v690] = v693;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v694 = v112; v694 < v110; v694 += v113) {
      for (uint v695 = v108; v695 < v111; v695 += v109) {
        const uint v696 = v695 * v110;
        const uint v697 = v694 + v696;
        const float v698 = m5[v697];
        const uint v699 = v695 * v14;
        const uint v700 = v7 + v699;
        const uint v701 = v700 + v694;
        m2[v701] = v698;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v702 = v124 == v125;
    if (v702) {
      for (uint v703 = v108; v703 < v156; v703 += v109) {
        const uint v704 = v109 << v703;
        const uint v705 = v704 - v109;
        const uint v706 = v703 + v109;
        for (uint v707 = v112; v707 < v155; v707 += v113) {
          const uint v708 = v707 >> v703;
          const uint v709 = v708 << v706;
          const uint v710 = v707 & v705;
          const uint v711 = v709 + v710;
          for (uint v712 = v108; v712 < v111; v712 += v109) {
            const uint v713 = v712 * v14;
            const uint v714 = v7 + v713;
            const uint v715 = v714 + v711;
            const uint v716 = v715 + v704;
            const float v717 = m2[v715];
            const float v718 = m2[v716];
            const float v719 = v717 + v718;
            const float v720 = v717 - v718;
            m2[v715] = v719;
            m2[v716] = v720;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v721 = x1;
      for (uint v723 = v112; v723 < v110; v723 += v113) {
        for (uint v724 = v108; v724 < v111; v724 += v109) {
          const uint v725 = v724 * v14;
          const uint v726 = v7 + v725;
          const uint v727 = v726 + v723;
          const float v728 = m2[v727];
          const uint v729 = v721 + v723;
          const uint v730 = v729 >> v109;
          const uint v731 = v722 + v730;
          const uint v732 = b1[v731];
          const uint v733 = v729 & v109;
          const bool v734 = v733 == v109;
          const float2 v735 = float2(as_type<half2>(v732));
          const float v736 = v735.x;
          const float v737 = v735.y;
          const float v738 = select(v736, v737, v734);
          const float v739 = v728 * v150;
          const float v740 = v739 * v738;
          m2[v727] = v740;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v741 = v112; v741 < v110; v741 += v113) {
      for (uint v742 = v108; v742 < v111; v742 += v109) {
        const uint v743 = v742 * v110;
        const uint v744 = v741 + v743;
        const float v745 = m6[v744];
        const uint v746 = v742 * v14;
        const uint v747 = v7 + v746;
        const uint v748 = v747 + v741;
        m3[v748] = v745;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v749 = v424 == v125;
    if (v749) {
      for (uint v750 = v108; v750 < v156; v750 += v109) {
        const uint v751 = v109 << v750;
        const uint v752 = v751 - v109;
        const uint v753 = v750 + v109;
        for (uint v754 = v112; v754 < v155; v754 += v113) {
          const uint v755 = v754 >> v750;
          const uint v756 = v755 << v753;
          const uint v757 = v754 & v752;
          const uint v758 = v756 + v757;
          for (uint v759 = v108; v759 < v111; v759 += v109) {
            const uint v760 = v759 * v14;
            const uint v761 = v7 + v760;
            const uint v762 = v761 + v758;
            const uint v763 = v762 + v751;
            const float v764 = m3[v762];
            const float v765 = m3[v763];
            const float v766 = v764 + v765;
            const float v767 = v764 - v765;
            m3[v762] = v766;
            m3[v763] = v767;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v768 = x2;
      for (uint v770 = v112; v770 < v110; v770 += v113) {
        for (uint v771 = v108; v771 < v111; v771 += v109) {
          const uint v772 = v771 * v14;
          const uint v773 = v7 + v772;
          const uint v774 = v773 + v770;
          const float v775 = m3[v774];
          const uint v776 = v768 + v770;
          const uint v777 = v776 >> v109;
          const uint v778 = v769 + v777;
          const uint v779 = b2[v778];
          const uint v780 = v776 & v109;
          const bool v781 = v780 == v109;
          const float2 v782 = float2(as_type<half2>(v779));
          const float v783 = v782.x;
          const float v784 = v782.y;
          const float v785 = select(v783, v784, v781);
          const float v786 = v775 * v150;
          const float v787 = v786 * v785;
          m3[v774] = v787;
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
