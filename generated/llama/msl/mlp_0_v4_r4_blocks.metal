#include <metal_stdlib>
using namespace metal;

kernel void mlp_0_v4_r4_blocks(
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
  const uint v812 = params[19];
  const uint v813 = 0u;
  const uint v817 = 3u;
  const uint v819 = 1u;
  const uint v827 = 16u;
  const uint v828 = 4294901760u;
  const uint v846 = params[20];
  const uint v847 = 5u;
  const uint v848 = 31u;
  const uint v866 = params[21];
  const uint v868 = 4u;
  const uint v873 = params[22];
  const uint v894 = params[23];
  const uint v928 = params[24];
  const uint v957 = params[25];
  const uint v975 = params[26];
  const uint v981 = params[27];
  const uint v1002 = params[28];
  const uint v104 = 0u;
  const uint v105 = 1u;
  const uint v106 = 128u;
  const uint v107 = 4u;
  const uint v108 = lane;
  const uint v109 = 32u;
  const float v114 = 0.0f;
  const uint v119 = params[3];
  const uint v120 = 6u;
  const uint v125 = params[4];
  const uint v126 = params[5];
  const uint v130 = params[6];
  const float v152 = 0.088388346f;
  const uint v157 = 64u;
  const uint v158 = 7u;
  const uint v176 = 16u;
  const uint v186 = params[7];
  const uint v187 = params[8];
  const uint v188 = 2u;
  const uint v194 = 3u;
  const uint v195 = 5u;
  const uint v216 = 31u;
  const uint v236 = 65535u;
  const uint v238 = params[9];
  const uint v241 = 89226354u;
  const uint v242 = 3417055213u;
  const uint v243 = 2212286765u;
  const uint v246 = 64248484u;
  const uint v250 = 2415890431u;
  const uint v251 = 996162400u;
  const uint v255 = 32768u;
  const uint v256 = 32767u;
  const uint v257 = 13u;
  const uint v258 = 939524096u;
  const uint v274 = 16711935u;
  const uint v275 = 8u;
  const uint v276 = 2047u;
  const float v285 = 0.006767273f;
  const float v286 = -3.453125f;
  const uint v292 = 4095u;
  const uint v293 = 4294959104u;
  const uint v305 = 256u;
  const uint v310 = 384u;
  const uint v426 = params[10];
  const uint v431 = params[11];
  const uint v432 = params[12];
  const uint v436 = params[13];
  const uint v488 = params[14];
  const uint v489 = params[15];
  const uint v535 = params[16];
  const uint v733 = params[17];
  const uint v782 = params[18];
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
  const float v93 = 1.0f;
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
    const float v802 = simd_shuffle_xor(v29, 16);
    const float v803 = v29 + v802;
    const float v804 = simd_shuffle_xor(v803, 8);
    const float v805 = v803 + v804;
    const float v806 = simd_shuffle_xor(v805, 4);
    const float v807 = v805 + v806;
    const float v808 = simd_shuffle_xor(v807, 2);
    const float v809 = v807 + v808;
    const float v810 = simd_shuffle_xor(v809, 1);
    const float v811 = v809 + v810;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v811;
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
    for (uint v110 = v108; v110 < v106; v110 += v109) {
      for (uint v111 = v104; v111 < v107; v111 += v105) {
        const uint v112 = v111 * v106;
        const uint v113 = v110 + v112;
        m5[v113] = v114;
      }
    }
    for (uint v115 = v108; v115 < v106; v115 += v109) {
      for (uint v116 = v104; v116 < v107; v116 += v105) {
        const uint v117 = v116 * v106;
        const uint v118 = v115 + v117;
        m6[v118] = v114;
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
      const bool v121 = v119 == v120;
      if (v121) {
        const uint v122 = v75 / v6;
        const uint v123 = v122 * v6;
        const uint v124 = v75 - v123;
        const uint v127 = v122 / v125;
        const uint v128 = v122 % v125;
        const uint v129 = v127 * v126;
        x1 = v128;
        x2 = v129;
        const uint v131 = v129 + v130;
        for (uint v132 = v108; v132 < v106; v132 += v109) {
          for (uint v133 = v104; v133 < v107; v133 += v105) {
            x5 = v114;
            const bool v134 = v133 < v5;
            const bool v135 = v132 < v53;
            const bool v136 = v134 & v135;
            if (v136) {
              const uint v137 = v133 * v14;
              const uint v138 = v7 + v137;
              const uint v139 = v138 + v132;
              const float v140 = m0[v139];
              const uint v141 = v124 + v132;
              const uint v142 = v141 >> v105;
              const uint v143 = v131 + v142;
              const uint v144 = b1[v143];
              const uint v145 = v141 & v105;
              const bool v146 = v145 == v105;
              const float2 v147 = float2(as_type<half2>(v144));
              const float v148 = v147.x;
              const float v149 = v147.y;
              const float v150 = select(v148, v149, v146);
              const float v151 = v140 * v150;
              const float v153 = v151 * v152;
              x5 = v153;
            }
            const float v154 = x5;
            const uint v155 = v133 * v106;
            const uint v156 = v132 + v155;
            m4[v156] = v154;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v159 = v104; v159 < v158; v159 += v105) {
          const uint v160 = v105 << v159;
          const uint v161 = v160 - v105;
          const uint v162 = v159 + v105;
          for (uint v163 = v108; v163 < v157; v163 += v109) {
            const uint v164 = v163 >> v159;
            const uint v165 = v164 << v162;
            const uint v166 = v163 & v161;
            const uint v167 = v165 + v166;
            for (uint v168 = v104; v168 < v107; v168 += v105) {
              const uint v169 = v168 * v106;
              const uint v170 = v169 + v167;
              const uint v171 = v170 + v160;
              const float v172 = m4[v170];
              const float v173 = m4[v171];
              const float v174 = v172 + v173;
              const float v175 = v172 - v173;
              m4[v170] = v174;
              m4[v171] = v175;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v177 = v124 / v176;
        for (uint v178 = v108; v178 < v106; v178 += v109) {
          x6 = v114;
          x7 = v114;
          x8 = v114;
          x9 = v114;
          const uint v179 = v128 + v178;
          const uint v180 = v179 / v176;
          const uint v181 = v179 % v176;
          for (uint v182 = v104; v182 < v106; v182 += v105) {
            const uint v183 = v182 / v176;
            const uint v184 = v177 + v183;
            const uint v185 = v182 % v176;
            const uint v189 = v186 * v107;
            const uint v190 = v184 * v187;
            const uint v191 = v190 + v180;
            const uint v192 = v191 * v189;
            const uint v193 = v129 + v192;
            const uint v196 = v181 & v158;
            const uint v197 = v196 << v195;
            const uint v198 = v181 >> v194;
            const uint v199 = v198 << v188;
            const uint v200 = v185 & v158;
            const uint v201 = v200 >> v105;
            const uint v202 = v201 << v194;
            const uint v203 = v185 >> v194;
            const uint v204 = v203 << v105;
            const uint v205 = v185 & v105;
            const uint v206 = v197 + v199;
            const uint v207 = v206 + v202;
            const uint v208 = v207 + v204;
            const uint v209 = v208 + v205;
            const uint v210 = v209 + v105;
            const uint v211 = v210 * v186;
            const uint v212 = v211 >> v105;
            const uint v213 = v189 << v195;
            const uint v214 = v212 + v213;
            const uint v215 = v214 - v105;
            const uint v217 = v215 >> v195;
            const uint v218 = v214 - v176;
            const uint v219 = v218 >> v195;
            const bool v220 = v217 < v189;
            const uint v221 = v217 - v189;
            const uint v222 = select(v221, v217, v220);
            const uint v223 = v193 + v222;
            const uint v224 = b1[v223];
            const bool v225 = v219 < v189;
            const uint v226 = v219 - v189;
            const uint v227 = select(v226, v219, v225);
            const uint v228 = v193 + v227;
            const uint v229 = b1[v228];
            const uint v230 = v215 & v216;
            const uint v231 = v216 - v230;
            const uint v232 = v224 >> v231;
            const uint v233 = v229 << v105;
            const uint v234 = v233 << v230;
            const uint v235 = v232 | v234;
            const uint v237 = v235 & v236;
            const bool v239 = v238 == v104;
            const bool v240 = v238 == v188;
            const uint v244 = select(v242, v243, v240);
            const uint v245 = select(v244, v241, v239);
            const uint v247 = select(v104, v246, v239);
            const uint v248 = v237 * v245;
            const uint v249 = v248 + v247;
            const uint v252 = v249 & v250;
            const uint v253 = v252 ^ v251;
            const uint v254 = v253 >> v176;
            const uint v259 = v253 & v255;
            const uint v260 = v259 << v176;
            const uint v261 = v253 & v256;
            const uint v262 = v261 << v257;
            const uint v263 = v262 + v258;
            const uint v264 = v260 | v263;
            const float v265 = as_type<float>(v264);
            const uint v266 = v254 & v255;
            const uint v267 = v266 << v176;
            const uint v268 = v254 & v256;
            const uint v269 = v268 << v257;
            const uint v270 = v269 + v258;
            const uint v271 = v267 | v270;
            const float v272 = as_type<float>(v271);
            const float v273 = v265 + v272;
            const uint v277 = v249 & v274;
            const uint v278 = v249 >> v275;
            const uint v279 = v278 & v274;
            const uint v280 = v277 + v279;
            const uint v281 = v280 >> v176;
            const uint v282 = v280 + v281;
            const uint v283 = v282 & v276;
            const float v284 = float(v283);
            const float v287 = fma(v284, v285, v286);
            const float v288 = select(v273, v287, v240);
            const uint v289 = as_type<uint>(v288);
            const uint v290 = v289 >> v257;
            const uint v291 = v290 & v105;
            const uint v294 = v289 + v292;
            const uint v295 = v294 + v291;
            const uint v296 = v295 & v293;
            const float v297 = as_type<float>(v296);
            const float v298 = m4[v182];
            const float v299 = x6;
            const float v300 = fma(v298, v297, v299);
            x6 = v300;
            const uint v301 = v182 + v106;
            const float v302 = m4[v301];
            const float v303 = x7;
            const float v304 = fma(v302, v297, v303);
            x7 = v304;
            const uint v306 = v182 + v305;
            const float v307 = m4[v306];
            const float v308 = x8;
            const float v309 = fma(v307, v297, v308);
            x8 = v309;
            const uint v311 = v182 + v310;
            const float v312 = m4[v311];
            const float v313 = x9;
            const float v314 = fma(v312, v297, v313);
            x9 = v314;
          }
          const float v315 = m5[v178];
          const float v316 = x6;
          const float v317 = v315 + v316;
          m5[v178] = v317;
          const uint v318 = v178 + v106;
          const float v319 = m5[v318];
          const float v320 = x7;
          const float v321 = v319 + v320;
          m5[v318] = v321;
          const uint v322 = v178 + v305;
          const float v323 = m5[v322];
          const float v324 = x8;
          const float v325 = v323 + v324;
          m5[v322] = v325;
          const uint v326 = v178 + v310;
          const float v327 = m5[v326];
          const float v328 = x9;
          const float v329 = v327 + v328;
          m5[v326] = v329;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v330 = v5 - v105;
        const uint v331 = v49 - v105;
        for (uint v332 = v108; v332 < v106; v332 += v109) {
          x10 = v114;
          x11 = v114;
          x12 = v114;
          x13 = v114;
          const uint v333 = min(v332, v331);
          const uint v334 = v333 * v6;
          const uint v335 = v75 + v334;
          for (uint v336 = v104; v336 < v53; v336 += v107) {
            const uint v337 = v335 + v336;
            const bool v814 = v812 == v813;
            if (v814) {
              const uint4 v815 = *(device const uint4*)(b1 + v337);
              const float4 v816 = as_type<float4>(v815);
              x23 = v816;
            } else {
              const bool v818 = v812 < v817;
              if (v818) {
                const bool v820 = v812 == v819;
                const uint v821 = v337 >> v819;
                const uint2 v822 = *(device const uint2*)(b1 + v821);
                const uint v823 = v822.x;
                const float2 v824 = float2(as_type<half2>(v823));
                const float v825 = v824.x;
                const float v826 = v824.y;
                const uint v829 = v823 << v827;
                const uint v830 = v823 & v828;
                const float v831 = as_type<float>(v829);
                const float v832 = as_type<float>(v830);
                const float v833 = select(v831, v825, v820);
                const float v834 = select(v832, v826, v820);
                const uint v835 = v822.y;
                const float2 v836 = float2(as_type<half2>(v835));
                const float v837 = v836.x;
                const float v838 = v836.y;
                const uint v839 = v835 << v827;
                const uint v840 = v835 & v828;
                const float v841 = as_type<float>(v839);
                const float v842 = as_type<float>(v840);
                const float v843 = select(v841, v837, v820);
                const float v844 = select(v842, v838, v820);
                const float4 v845 = float4(v833, v834, v843, v844);
                x23 = v845;
              } else {
                const uint v849 = v337 >> v847;
                const uint v850 = v849 * v846;
                const uint v851 = v337 & v848;
                const uint v852 = v851 * v846;
                const uint v853 = v852 >> v847;
                const uint v854 = v850 + v853;
                const uint v855 = v852 & v848;
                const uint v856 = b1[v854];
                const uint v857 = v854 + v819;
                const uint v858 = b1[v857];
                const uint v859 = v856 >> v855;
                const uint v860 = v848 - v855;
                const uint v861 = v858 << v819;
                const uint v862 = v861 << v860;
                const uint v863 = v859 | v862;
                const uint v864 = v819 << v846;
                const uint v865 = v864 - v819;
                const uint v867 = v337 >> v866;
                const bool v869 = v812 == v817;
                const bool v870 = v812 == v868;
                const uint v871 = v867 >> v819;
                const uint v872 = select(v871, v867, v869);
                const uint v874 = v873 + v872;
                const uint v875 = b1[v874];
                const float v876 = as_type<float>(v875);
                const uint v877 = v867 & v819;
                const bool v878 = v877 == v819;
                const float2 v879 = float2(as_type<half2>(v875));
                const float v880 = v879.x;
                const float v881 = v879.y;
                const uint v882 = v875 << v827;
                const uint v883 = v875 & v828;
                const float v884 = as_type<float>(v882);
                const float v885 = as_type<float>(v883);
                const float v886 = select(v880, v881, v878);
                const float v887 = select(v884, v885, v878);
                const float v888 = select(v887, v886, v870);
                const float v889 = select(v888, v876, v869);
                const bool v890 = v812 == v817;
                const bool v891 = v812 == v868;
                const uint v892 = v867 >> v819;
                const uint v893 = select(v892, v867, v890);
                const uint v895 = v894 + v893;
                const uint v896 = b1[v895];
                const float v897 = as_type<float>(v896);
                const uint v898 = v867 & v819;
                const bool v899 = v898 == v819;
                const float2 v900 = float2(as_type<half2>(v896));
                const float v901 = v900.x;
                const float v902 = v900.y;
                const uint v903 = v896 << v827;
                const uint v904 = v896 & v828;
                const float v905 = as_type<float>(v903);
                const float v906 = as_type<float>(v904);
                const float v907 = select(v901, v902, v899);
                const float v908 = select(v905, v906, v899);
                const float v909 = select(v908, v907, v891);
                const float v910 = select(v909, v897, v890);
                const uint v911 = v863 & v865;
                const float v912 = float(v911);
                const float v913 = fma(v889, v912, v910);
                const uint v914 = v863 >> v846;
                const uint v915 = v914 & v865;
                const float v916 = float(v915);
                const float v917 = fma(v889, v916, v910);
                const uint v918 = v914 >> v846;
                const uint v919 = v918 & v865;
                const float v920 = float(v919);
                const float v921 = fma(v889, v920, v910);
                const uint v922 = v918 >> v846;
                const uint v923 = v922 & v865;
                const float v924 = float(v923);
                const float v925 = fma(v889, v924, v910);
                const float4 v926 = float4(v913, v917, v921, v925);
                x23 = v926;
              }
            }
            const float4 v927 = x23;
            const uint v339 = min(v104, v330);
            const uint v340 = v339 * v14;
            const uint v341 = v7 + v340;
            const uint v342 = v341 + v336;
            const float4 v343 = *(threadgroup float4*)(m0 + v342);
            const float v344 = x10;
            const float v345 = v343.x;
            const float v346 = v927.x;
            const float v347 = fma(v345, v346, v344);
            const float v348 = v343.y;
            const float v349 = v927.y;
            const float v350 = fma(v348, v349, v347);
            const float v351 = v343.z;
            const float v352 = v927.z;
            const float v353 = fma(v351, v352, v350);
            const float v354 = v343.w;
            const float v355 = v927.w;
            const float v356 = fma(v354, v355, v353);
            x10 = v356;
            const uint v357 = min(v105, v330);
            const uint v358 = v357 * v14;
            const uint v359 = v7 + v358;
            const uint v360 = v359 + v336;
            const float4 v361 = *(threadgroup float4*)(m0 + v360);
            const float v362 = x11;
            const float v363 = v361.x;
            const float v364 = v927.x;
            const float v365 = fma(v363, v364, v362);
            const float v366 = v361.y;
            const float v367 = v927.y;
            const float v368 = fma(v366, v367, v365);
            const float v369 = v361.z;
            const float v370 = v927.z;
            const float v371 = fma(v369, v370, v368);
            const float v372 = v361.w;
            const float v373 = v927.w;
            const float v374 = fma(v372, v373, v371);
            x11 = v374;
            const uint v375 = min(v188, v330);
            const uint v376 = v375 * v14;
            const uint v377 = v7 + v376;
            const uint v378 = v377 + v336;
            const float4 v379 = *(threadgroup float4*)(m0 + v378);
            const float v380 = x12;
            const float v381 = v379.x;
            const float v382 = v927.x;
            const float v383 = fma(v381, v382, v380);
            const float v384 = v379.y;
            const float v385 = v927.y;
            const float v386 = fma(v384, v385, v383);
            const float v387 = v379.z;
            const float v388 = v927.z;
            const float v389 = fma(v387, v388, v386);
            const float v390 = v379.w;
            const float v391 = v927.w;
            const float v392 = fma(v390, v391, v389);
            x12 = v392;
            const uint v393 = min(v194, v330);
            const uint v394 = v393 * v14;
            const uint v395 = v7 + v394;
            const uint v396 = v395 + v336;
            const float4 v397 = *(threadgroup float4*)(m0 + v396);
            const float v398 = x13;
            const float v399 = v397.x;
            const float v400 = v927.x;
            const float v401 = fma(v399, v400, v398);
            const float v402 = v397.y;
            const float v403 = v927.y;
            const float v404 = fma(v402, v403, v401);
            const float v405 = v397.z;
            const float v406 = v927.z;
            const float v407 = fma(v405, v406, v404);
            const float v408 = v397.w;
            const float v409 = v927.w;
            const float v410 = fma(v408, v409, v407);
            x13 = v410;
          }
          const float v411 = m5[v332];
          const float v412 = x10;
          const float v413 = v411 + v412;
          m5[v332] = v413;
          const uint v414 = v332 + v106;
          const float v415 = m5[v414];
          const float v416 = x11;
          const float v417 = v415 + v416;
          m5[v414] = v417;
          const uint v418 = v332 + v305;
          const float v419 = m5[v418];
          const float v420 = x12;
          const float v421 = v419 + v420;
          m5[v418] = v421;
          const uint v422 = v332 + v310;
          const float v423 = m5[v422];
          const float v424 = x13;
          const float v425 = v423 + v424;
          m5[v422] = v425;
        }
      }
      const bool v427 = v426 == v120;
      if (v427) {
        const uint v428 = v75 / v6;
        const uint v429 = v428 * v6;
        const uint v430 = v75 - v429;
        const uint v433 = v428 / v431;
        const uint v434 = v428 % v431;
        const uint v435 = v433 * v432;
        x3 = v434;
        x4 = v435;
        const uint v437 = v435 + v436;
        for (uint v438 = v108; v438 < v106; v438 += v109) {
          for (uint v439 = v104; v439 < v107; v439 += v105) {
            x14 = v114;
            const bool v440 = v439 < v5;
            const bool v441 = v438 < v53;
            const bool v442 = v440 & v441;
            if (v442) {
              const uint v443 = v439 * v14;
              const uint v444 = v7 + v443;
              const uint v445 = v444 + v438;
              const float v446 = m0[v445];
              const uint v447 = v430 + v438;
              const uint v448 = v447 >> v105;
              const uint v449 = v437 + v448;
              const uint v450 = b2[v449];
              const uint v451 = v447 & v105;
              const bool v452 = v451 == v105;
              const float2 v453 = float2(as_type<half2>(v450));
              const float v454 = v453.x;
              const float v455 = v453.y;
              const float v456 = select(v454, v455, v452);
              const float v457 = v446 * v456;
              const float v458 = v457 * v152;
              x14 = v458;
            }
            const float v459 = x14;
            const uint v460 = v439 * v106;
            const uint v461 = v438 + v460;
            m4[v461] = v459;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v462 = v104; v462 < v158; v462 += v105) {
          const uint v463 = v105 << v462;
          const uint v464 = v463 - v105;
          const uint v465 = v462 + v105;
          for (uint v466 = v108; v466 < v157; v466 += v109) {
            const uint v467 = v466 >> v462;
            const uint v468 = v467 << v465;
            const uint v469 = v466 & v464;
            const uint v470 = v468 + v469;
            for (uint v471 = v104; v471 < v107; v471 += v105) {
              const uint v472 = v471 * v106;
              const uint v473 = v472 + v470;
              const uint v474 = v473 + v463;
              const float v475 = m4[v473];
              const float v476 = m4[v474];
              const float v477 = v475 + v476;
              const float v478 = v475 - v476;
              m4[v473] = v477;
              m4[v474] = v478;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v479 = v430 / v176;
        for (uint v480 = v108; v480 < v106; v480 += v109) {
          x15 = v114;
          x16 = v114;
          x17 = v114;
          x18 = v114;
          const uint v481 = v434 + v480;
          const uint v482 = v481 / v176;
          const uint v483 = v481 % v176;
          for (uint v484 = v104; v484 < v106; v484 += v105) {
            const uint v485 = v484 / v176;
            const uint v486 = v479 + v485;
            const uint v487 = v484 % v176;
            const uint v490 = v488 * v107;
            const uint v491 = v486 * v489;
            const uint v492 = v491 + v482;
            const uint v493 = v492 * v490;
            const uint v494 = v435 + v493;
            const uint v495 = v483 & v158;
            const uint v496 = v495 << v195;
            const uint v497 = v483 >> v194;
            const uint v498 = v497 << v188;
            const uint v499 = v487 & v158;
            const uint v500 = v499 >> v105;
            const uint v501 = v500 << v194;
            const uint v502 = v487 >> v194;
            const uint v503 = v502 << v105;
            const uint v504 = v487 & v105;
            const uint v505 = v496 + v498;
            const uint v506 = v505 + v501;
            const uint v507 = v506 + v503;
            const uint v508 = v507 + v504;
            const uint v509 = v508 + v105;
            const uint v510 = v509 * v488;
            const uint v511 = v510 >> v105;
            const uint v512 = v490 << v195;
            const uint v513 = v511 + v512;
            const uint v514 = v513 - v105;
            const uint v515 = v514 >> v195;
            const uint v516 = v513 - v176;
            const uint v517 = v516 >> v195;
            const bool v518 = v515 < v490;
            const uint v519 = v515 - v490;
            const uint v520 = select(v519, v515, v518);
            const uint v521 = v494 + v520;
            const uint v522 = b2[v521];
            const bool v523 = v517 < v490;
            const uint v524 = v517 - v490;
            const uint v525 = select(v524, v517, v523);
            const uint v526 = v494 + v525;
            const uint v527 = b2[v526];
            const uint v528 = v514 & v216;
            const uint v529 = v216 - v528;
            const uint v530 = v522 >> v529;
            const uint v531 = v527 << v105;
            const uint v532 = v531 << v528;
            const uint v533 = v530 | v532;
            const uint v534 = v533 & v236;
            const bool v536 = v535 == v104;
            const bool v537 = v535 == v188;
            const uint v538 = select(v242, v243, v537);
            const uint v539 = select(v538, v241, v536);
            const uint v540 = select(v104, v246, v536);
            const uint v541 = v534 * v539;
            const uint v542 = v541 + v540;
            const uint v543 = v542 & v250;
            const uint v544 = v543 ^ v251;
            const uint v545 = v544 >> v176;
            const uint v546 = v544 & v255;
            const uint v547 = v546 << v176;
            const uint v548 = v544 & v256;
            const uint v549 = v548 << v257;
            const uint v550 = v549 + v258;
            const uint v551 = v547 | v550;
            const float v552 = as_type<float>(v551);
            const uint v553 = v545 & v255;
            const uint v554 = v553 << v176;
            const uint v555 = v545 & v256;
            const uint v556 = v555 << v257;
            const uint v557 = v556 + v258;
            const uint v558 = v554 | v557;
            const float v559 = as_type<float>(v558);
            const float v560 = v552 + v559;
            const uint v561 = v542 & v274;
            const uint v562 = v542 >> v275;
            const uint v563 = v562 & v274;
            const uint v564 = v561 + v563;
            const uint v565 = v564 >> v176;
            const uint v566 = v564 + v565;
            const uint v567 = v566 & v276;
            const float v568 = float(v567);
            const float v569 = fma(v568, v285, v286);
            const float v570 = select(v560, v569, v537);
            const uint v571 = as_type<uint>(v570);
            const uint v572 = v571 >> v257;
            const uint v573 = v572 & v105;
            const uint v574 = v571 + v292;
            const uint v575 = v574 + v573;
            const uint v576 = v575 & v293;
            const float v577 = as_type<float>(v576);
            const float v578 = m4[v484];
            const float v579 = x15;
            const float v580 = fma(v578, v577, v579);
            x15 = v580;
            const uint v581 = v484 + v106;
            const float v582 = m4[v581];
            const float v583 = x16;
            const float v584 = fma(v582, v577, v583);
            x16 = v584;
            const uint v585 = v484 + v305;
            const float v586 = m4[v585];
            const float v587 = x17;
            const float v588 = fma(v586, v577, v587);
            x17 = v588;
            const uint v589 = v484 + v310;
            const float v590 = m4[v589];
            const float v591 = x18;
            const float v592 = fma(v590, v577, v591);
            x18 = v592;
          }
          const float v593 = m6[v480];
          const float v594 = x15;
          const float v595 = v593 + v594;
          m6[v480] = v595;
          const uint v596 = v480 + v106;
          const float v597 = m6[v596];
          const float v598 = x16;
          const float v599 = v597 + v598;
          m6[v596] = v599;
          const uint v600 = v480 + v305;
          const float v601 = m6[v600];
          const float v602 = x17;
          const float v603 = v601 + v602;
          m6[v600] = v603;
          const uint v604 = v480 + v310;
          const float v605 = m6[v604];
          const float v606 = x18;
          const float v607 = v605 + v606;
          m6[v604] = v607;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v608 = v5 - v105;
        const uint v609 = v49 - v105;
        for (uint v610 = v108; v610 < v106; v610 += v109) {
          x19 = v114;
          x20 = v114;
          x21 = v114;
          x22 = v114;
          const uint v611 = min(v610, v609);
          const uint v612 = v611 * v6;
          const uint v613 = v75 + v612;
          for (uint v614 = v104; v614 < v53; v614 += v107) {
            const uint v615 = v613 + v614;
            const bool v929 = v928 == v813;
            if (v929) {
              const uint4 v930 = *(device const uint4*)(b2 + v615);
              const float4 v931 = as_type<float4>(v930);
              x24 = v931;
            } else {
              const bool v932 = v928 < v817;
              if (v932) {
                const bool v933 = v928 == v819;
                const uint v934 = v615 >> v819;
                const uint2 v935 = *(device const uint2*)(b2 + v934);
                const uint v936 = v935.x;
                const float2 v937 = float2(as_type<half2>(v936));
                const float v938 = v937.x;
                const float v939 = v937.y;
                const uint v940 = v936 << v827;
                const uint v941 = v936 & v828;
                const float v942 = as_type<float>(v940);
                const float v943 = as_type<float>(v941);
                const float v944 = select(v942, v938, v933);
                const float v945 = select(v943, v939, v933);
                const uint v946 = v935.y;
                const float2 v947 = float2(as_type<half2>(v946));
                const float v948 = v947.x;
                const float v949 = v947.y;
                const uint v950 = v946 << v827;
                const uint v951 = v946 & v828;
                const float v952 = as_type<float>(v950);
                const float v953 = as_type<float>(v951);
                const float v954 = select(v952, v948, v933);
                const float v955 = select(v953, v949, v933);
                const float4 v956 = float4(v944, v945, v954, v955);
                x24 = v956;
              } else {
                const uint v958 = v615 >> v847;
                const uint v959 = v958 * v957;
                const uint v960 = v615 & v848;
                const uint v961 = v960 * v957;
                const uint v962 = v961 >> v847;
                const uint v963 = v959 + v962;
                const uint v964 = v961 & v848;
                const uint v965 = b2[v963];
                const uint v966 = v963 + v819;
                const uint v967 = b2[v966];
                const uint v968 = v965 >> v964;
                const uint v969 = v848 - v964;
                const uint v970 = v967 << v819;
                const uint v971 = v970 << v969;
                const uint v972 = v968 | v971;
                const uint v973 = v819 << v957;
                const uint v974 = v973 - v819;
                const uint v976 = v615 >> v975;
                const bool v977 = v928 == v817;
                const bool v978 = v928 == v868;
                const uint v979 = v976 >> v819;
                const uint v980 = select(v979, v976, v977);
                const uint v982 = v981 + v980;
                const uint v983 = b2[v982];
                const float v984 = as_type<float>(v983);
                const uint v985 = v976 & v819;
                const bool v986 = v985 == v819;
                const float2 v987 = float2(as_type<half2>(v983));
                const float v988 = v987.x;
                const float v989 = v987.y;
                const uint v990 = v983 << v827;
                const uint v991 = v983 & v828;
                const float v992 = as_type<float>(v990);
                const float v993 = as_type<float>(v991);
                const float v994 = select(v988, v989, v986);
                const float v995 = select(v992, v993, v986);
                const float v996 = select(v995, v994, v978);
                const float v997 = select(v996, v984, v977);
                const bool v998 = v928 == v817;
                const bool v999 = v928 == v868;
                const uint v1000 = v976 >> v819;
                const uint v1001 = select(v1000, v976, v998);
                const uint v1003 = v1002 + v1001;
                const uint v1004 = b2[v1003];
                const float v1005 = as_type<float>(v1004);
                const uint v1006 = v976 & v819;
                const bool v1007 = v1006 == v819;
                const float2 v1008 = float2(as_type<half2>(v1004));
                const float v1009 = v1008.x;
                const float v1010 = v1008.y;
                const uint v1011 = v1004 << v827;
                const uint v1012 = v1004 & v828;
                const float v1013 = as_type<float>(v1011);
                const float v1014 = as_type<float>(v1012);
                const float v1015 = select(v1009, v1010, v1007);
                const float v1016 = select(v1013, v1014, v1007);
                const float v1017 = select(v1016, v1015, v999);
                const float v1018 = select(v1017, v1005, v998);
                const uint v1019 = v972 & v974;
                const float v1020 = float(v1019);
                const float v1021 = fma(v997, v1020, v1018);
                const uint v1022 = v972 >> v957;
                const uint v1023 = v1022 & v974;
                const float v1024 = float(v1023);
                const float v1025 = fma(v997, v1024, v1018);
                const uint v1026 = v1022 >> v957;
                const uint v1027 = v1026 & v974;
                const float v1028 = float(v1027);
                const float v1029 = fma(v997, v1028, v1018);
                const uint v1030 = v1026 >> v957;
                const uint v1031 = v1030 & v974;
                const float v1032 = float(v1031);
                const float v1033 = fma(v997, v1032, v1018);
                const float4 v1034 = float4(v1021, v1025, v1029, v1033);
                x24 = v1034;
              }
            }
            const float4 v1035 = x24;
            const uint v617 = min(v104, v608);
            const uint v618 = v617 * v14;
            const uint v619 = v7 + v618;
            const uint v620 = v619 + v614;
            const float4 v621 = *(threadgroup float4*)(m0 + v620);
            const float v622 = x19;
            const float v623 = v621.x;
            const float v624 = v1035.x;
            const float v625 = fma(v623, v624, v622);
            const float v626 = v621.y;
            const float v627 = v1035.y;
            const float v628 = fma(v626, v627, v625);
            const float v629 = v621.z;
            const float v630 = v1035.z;
            const float v631 = fma(v629, v630, v628);
            const float v632 = v621.w;
            const float v633 = v1035.w;
            const float v634 = fma(v632, v633, v631);
            x19 = v634;
            const uint v635 = min(v105, v608);
            const uint v636 = v635 * v14;
            const uint v637 = v7 + v636;
            const uint v638 = v637 + v614;
            const float4 v639 = *(threadgroup float4*)(m0 + v638);
            const float v640 = x20;
            const float v641 = v639.x;
            const float v642 = v1035.x;
            const float v643 = fma(v641, v642, v640);
            const float v644 = v639.y;
            const float v645 = v1035.y;
            const float v646 = fma(v644, v645, v643);
            const float v647 = v639.z;
            const float v648 = v1035.z;
            const float v649 = fma(v647, v648, v646);
            const float v650 = v639.w;
            const float v651 = v1035.w;
            const float v652 = fma(v650, v651, v649);
            x20 = v652;
            const uint v653 = min(v188, v608);
            const uint v654 = v653 * v14;
            const uint v655 = v7 + v654;
            const uint v656 = v655 + v614;
            const float4 v657 = *(threadgroup float4*)(m0 + v656);
            const float v658 = x21;
            const float v659 = v657.x;
            const float v660 = v1035.x;
            const float v661 = fma(v659, v660, v658);
            const float v662 = v657.y;
            const float v663 = v1035.y;
            const float v664 = fma(v662, v663, v661);
            const float v665 = v657.z;
            const float v666 = v1035.z;
            const float v667 = fma(v665, v666, v664);
            const float v668 = v657.w;
            const float v669 = v1035.w;
            const float v670 = fma(v668, v669, v667);
            x21 = v670;
            const uint v671 = min(v194, v608);
            const uint v672 = v671 * v14;
            const uint v673 = v7 + v672;
            const uint v674 = v673 + v614;
            const float4 v675 = *(threadgroup float4*)(m0 + v674);
            const float v676 = x22;
            const float v677 = v675.x;
            const float v678 = v1035.x;
            const float v679 = fma(v677, v678, v676);
            const float v680 = v675.y;
            const float v681 = v1035.y;
            const float v682 = fma(v680, v681, v679);
            const float v683 = v675.z;
            const float v684 = v1035.z;
            const float v685 = fma(v683, v684, v682);
            const float v686 = v675.w;
            const float v687 = v1035.w;
            const float v688 = fma(v686, v687, v685);
            x22 = v688;
          }
          const float v689 = m6[v610];
          const float v690 = x19;
          const float v691 = v689 + v690;
          m6[v610] = v691;
          const uint v692 = v610 + v106;
          const float v693 = m6[v692];
          const float v694 = x20;
          const float v695 = v693 + v694;
          m6[v692] = v695;
          const uint v696 = v610 + v305;
          const float v697 = m6[v696];
          const float v698 = x21;
          const float v699 = v697 + v698;
          m6[v696] = v699;
          const uint v700 = v610 + v310;
          const float v701 = m6[v700];
          const float v702 = x22;
          const float v703 = v701 + v702;
          m6[v700] = v703;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v704 = v108; v704 < v106; v704 += v109) {
      for (uint v705 = v104; v705 < v107; v705 += v105) {
        const uint v706 = v705 * v106;
        const uint v707 = v704 + v706;
        const float v708 = m5[v707];
        const uint v709 = v705 * v14;
        const uint v710 = v7 + v709;
        const uint v711 = v710 + v704;
        m2[v711] = v708;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v712 = v119 == v120;
    if (v712) {
      for (uint v713 = v104; v713 < v158; v713 += v105) {
        const uint v714 = v105 << v713;
        const uint v715 = v714 - v105;
        const uint v716 = v713 + v105;
        for (uint v717 = v108; v717 < v157; v717 += v109) {
          const uint v718 = v717 >> v713;
          const uint v719 = v718 << v716;
          const uint v720 = v717 & v715;
          const uint v721 = v719 + v720;
          for (uint v722 = v104; v722 < v107; v722 += v105) {
            const uint v723 = v722 * v14;
            const uint v724 = v7 + v723;
            const uint v725 = v724 + v721;
            const uint v726 = v725 + v714;
            const float v727 = m2[v725];
            const float v728 = m2[v726];
            const float v729 = v727 + v728;
            const float v730 = v727 - v728;
            m2[v725] = v729;
            m2[v726] = v730;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v731 = x1;
      const uint v732 = x2;
      const uint v734 = v732 + v733;
      for (uint v735 = v108; v735 < v106; v735 += v109) {
        for (uint v736 = v104; v736 < v107; v736 += v105) {
          const uint v737 = v736 * v14;
          const uint v738 = v7 + v737;
          const uint v739 = v738 + v735;
          const float v740 = m2[v739];
          const uint v741 = v731 + v735;
          const uint v742 = v741 >> v105;
          const uint v743 = v734 + v742;
          const uint v744 = b1[v743];
          const uint v745 = v741 & v105;
          const bool v746 = v745 == v105;
          const float2 v747 = float2(as_type<half2>(v744));
          const float v748 = v747.x;
          const float v749 = v747.y;
          const float v750 = select(v748, v749, v746);
          const float v751 = v740 * v152;
          const float v752 = v751 * v750;
          m2[v739] = v752;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v753 = v108; v753 < v106; v753 += v109) {
      for (uint v754 = v104; v754 < v107; v754 += v105) {
        const uint v755 = v754 * v106;
        const uint v756 = v753 + v755;
        const float v757 = m6[v756];
        const uint v758 = v754 * v14;
        const uint v759 = v7 + v758;
        const uint v760 = v759 + v753;
        m3[v760] = v757;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v761 = v426 == v120;
    if (v761) {
      for (uint v762 = v104; v762 < v158; v762 += v105) {
        const uint v763 = v105 << v762;
        const uint v764 = v763 - v105;
        const uint v765 = v762 + v105;
        for (uint v766 = v108; v766 < v157; v766 += v109) {
          const uint v767 = v766 >> v762;
          const uint v768 = v767 << v765;
          const uint v769 = v766 & v764;
          const uint v770 = v768 + v769;
          for (uint v771 = v104; v771 < v107; v771 += v105) {
            const uint v772 = v771 * v14;
            const uint v773 = v7 + v772;
            const uint v774 = v773 + v770;
            const uint v775 = v774 + v763;
            const float v776 = m3[v774];
            const float v777 = m3[v775];
            const float v778 = v776 + v777;
            const float v779 = v776 - v777;
            m3[v774] = v778;
            m3[v775] = v779;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v780 = x3;
      const uint v781 = x4;
      const uint v783 = v781 + v782;
      for (uint v784 = v108; v784 < v106; v784 += v109) {
        for (uint v785 = v104; v785 < v107; v785 += v105) {
          const uint v786 = v785 * v14;
          const uint v787 = v7 + v786;
          const uint v788 = v787 + v784;
          const float v789 = m3[v788];
          const uint v790 = v780 + v784;
          const uint v791 = v790 >> v105;
          const uint v792 = v783 + v791;
          const uint v793 = b2[v792];
          const uint v794 = v790 & v105;
          const bool v795 = v794 == v105;
          const float2 v796 = float2(as_type<half2>(v793));
          const float v797 = v796.x;
          const float v798 = v796.y;
          const float v799 = select(v797, v798, v795);
          const float v800 = v789 * v152;
          const float v801 = v800 * v799;
          m3[v788] = v801;
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
        const float v91 = -v90;
        const float v92 = precise::exp(v91);
        const float v94 = v92 + v93;
        const float v95 = v90 / v94;
        const uint v96 = v84 - v2;
        const uint v97 = v96 * v14;
        const uint v98 = v85 - v47;
        const uint v99 = v97 + v98;
        const float v100 = m3[v99];
        const float v101 = v95 * v100;
        const uint v102 = v84 * v32;
        const uint v103 = v102 + v85;
        b4[v103] = v101;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
