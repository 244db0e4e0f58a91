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
  const uint v794 = params[15];
  const uint v795 = 0u;
  const uint v799 = 3u;
  const uint v801 = 1u;
  const uint v809 = 16u;
  const uint v810 = 4294901760u;
  const uint v828 = params[16];
  const uint v829 = 5u;
  const uint v830 = 31u;
  const uint v848 = params[17];
  const uint v850 = 4u;
  const uint v855 = params[18];
  const uint v876 = params[19];
  const uint v910 = params[20];
  const uint v939 = params[21];
  const uint v957 = params[22];
  const uint v963 = params[23];
  const uint v984 = params[24];
  const uint v104 = 0u;
  const uint v105 = 1u;
  const uint v106 = 128u;
  const uint v107 = 4u;
  const uint v108 = lane;
  const uint v109 = 32u;
  const float v114 = 0.0f;
  const uint v120 = params[3];
  const uint v121 = 6u;
  const uint v125 = params[4];
  const float v146 = 0.088388346f;
  const uint v151 = 64u;
  const uint v152 = 7u;
  const uint v170 = 16u;
  const uint v180 = params[5];
  const uint v181 = params[6];
  const uint v182 = 2u;
  const uint v187 = 3u;
  const uint v188 = 5u;
  const uint v209 = 31u;
  const uint v229 = 65535u;
  const uint v231 = params[7];
  const uint v234 = 89226354u;
  const uint v235 = 3417055213u;
  const uint v236 = 2212286765u;
  const uint v239 = 64248484u;
  const uint v243 = 2415890431u;
  const uint v244 = 996162400u;
  const uint v248 = 32768u;
  const uint v249 = 32767u;
  const uint v250 = 13u;
  const uint v251 = 939524096u;
  const uint v267 = 16711935u;
  const uint v268 = 8u;
  const uint v269 = 2047u;
  const float v278 = 0.006767273f;
  const float v279 = -3.453125f;
  const uint v285 = 4095u;
  const uint v286 = 4294959104u;
  const uint v298 = 256u;
  const uint v303 = 384u;
  const uint v420 = params[8];
  const uint v424 = params[9];
  const uint v475 = params[10];
  const uint v476 = params[11];
  const uint v521 = params[12];
  const uint v718 = params[13];
  const uint v765 = params[14];
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
    const float v784 = simd_shuffle_xor(v29, 16);
    const float v785 = v29 + v784;
    const float v786 = simd_shuffle_xor(v785, 8);
    const float v787 = v785 + v786;
    const float v788 = simd_shuffle_xor(v787, 4);
    const float v789 = v787 + v788;
    const float v790 = simd_shuffle_xor(v789, 2);
    const float v791 = v789 + v790;
    const float v792 = simd_shuffle_xor(v791, 1);
    const float v793 = v791 + v792;
    const bool v31 = v12 < v8;
    if (v31) {
      m1[v9] = v793;
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
      const uint v119 = v75 / v6;
      x1 = v119;
      const bool v122 = v120 == v121;
      if (v122) {
        const uint v123 = v119 * v6;
        const uint v124 = v75 - v123;
        for (uint v126 = v108; v126 < v106; v126 += v109) {
          for (uint v127 = v104; v127 < v107; v127 += v105) {
            x3 = v114;
            const bool v128 = v127 < v5;
            const bool v129 = v126 < v53;
            const bool v130 = v128 & v129;
            if (v130) {
              const uint v131 = v127 * v14;
              const uint v132 = v7 + v131;
              const uint v133 = v132 + v126;
              const float v134 = m0[v133];
              const uint v135 = v124 + v126;
              const uint v136 = v135 >> v105;
              const uint v137 = v125 + v136;
              const uint v138 = b1[v137];
              const uint v139 = v135 & v105;
              const bool v140 = v139 == v105;
              const float2 v141 = float2(as_type<half2>(v138));
              const float v142 = v141.x;
              const float v143 = v141.y;
              const float v144 = select(v142, v143, v140);
              const float v145 = v134 * v144;
              const float v147 = v145 * v146;
              x3 = v147;
            }
            const float v148 = x3;
            const uint v149 = v127 * v106;
            const uint v150 = v126 + v149;
            m4[v150] = v148;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v153 = v104; v153 < v152; v153 += v105) {
          const uint v154 = v105 << v153;
          const uint v155 = v154 - v105;
          const uint v156 = v153 + v105;
          for (uint v157 = v108; v157 < v151; v157 += v109) {
            const uint v158 = v157 >> v153;
            const uint v159 = v158 << v156;
            const uint v160 = v157 & v155;
            const uint v161 = v159 + v160;
            for (uint v162 = v104; v162 < v107; v162 += v105) {
              const uint v163 = v162 * v106;
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
        const uint v171 = v124 / v170;
        for (uint v172 = v108; v172 < v106; v172 += v109) {
          x4 = v114;
          x5 = v114;
          x6 = v114;
          x7 = v114;
          const uint v173 = v119 + v172;
          const uint v174 = v173 / v170;
          const uint v175 = v173 % v170;
          for (uint v176 = v104; v176 < v106; v176 += v105) {
            const uint v177 = v176 / v170;
            const uint v178 = v171 + v177;
            const uint v179 = v176 % v170;
            const uint v183 = v180 * v107;
            const uint v184 = v178 * v181;
            const uint v185 = v184 + v174;
            const uint v186 = v185 * v183;
            const uint v189 = v175 & v152;
            const uint v190 = v189 << v188;
            const uint v191 = v175 >> v187;
            const uint v192 = v191 << v182;
            const uint v193 = v179 & v152;
            const uint v194 = v193 >> v105;
            const uint v195 = v194 << v187;
            const uint v196 = v179 >> v187;
            const uint v197 = v196 << v105;
            const uint v198 = v179 & v105;
            const uint v199 = v190 + v192;
            const uint v200 = v199 + v195;
            const uint v201 = v200 + v197;
            const uint v202 = v201 + v198;
            const uint v203 = v202 + v105;
            const uint v204 = v203 * v180;
            const uint v205 = v204 >> v105;
            const uint v206 = v183 << v188;
            const uint v207 = v205 + v206;
            const uint v208 = v207 - v105;
            const uint v210 = v208 >> v188;
            const uint v211 = v207 - v170;
            const uint v212 = v211 >> v188;
            const bool v213 = v210 < v183;
            const uint v214 = v210 - v183;
            const uint v215 = select(v214, v210, v213);
            const uint v216 = v186 + v215;
            const uint v217 = b1[v216];
            const bool v218 = v212 < v183;
            const uint v219 = v212 - v183;
            const uint v220 = select(v219, v212, v218);
            const uint v221 = v186 + v220;
            const uint v222 = b1[v221];
            const uint v223 = v208 & v209;
            const uint v224 = v209 - v223;
            const uint v225 = v217 >> v224;
            const uint v226 = v222 << v105;
            const uint v227 = v226 << v223;
            const uint v228 = v225 | v227;
            const uint v230 = v228 & v229;
            const bool v232 = v231 == v104;
            const bool v233 = v231 == v182;
            const uint v237 = select(v235, v236, v233);
            const uint v238 = select(v237, v234, v232);
            const uint v240 = select(v104, v239, v232);
            const uint v241 = v230 * v238;
            const uint v242 = v241 + v240;
            const uint v245 = v242 & v243;
            const uint v246 = v245 ^ v244;
            const uint v247 = v246 >> v170;
            const uint v252 = v246 & v248;
            const uint v253 = v252 << v170;
            const uint v254 = v246 & v249;
            const uint v255 = v254 << v250;
            const uint v256 = v255 + v251;
            const uint v257 = v253 | v256;
            const float v258 = as_type<float>(v257);
            const uint v259 = v247 & v248;
            const uint v260 = v259 << v170;
            const uint v261 = v247 & v249;
            const uint v262 = v261 << v250;
            const uint v263 = v262 + v251;
            const uint v264 = v260 | v263;
            const float v265 = as_type<float>(v264);
            const float v266 = v258 + v265;
            const uint v270 = v242 & v267;
            const uint v271 = v242 >> v268;
            const uint v272 = v271 & v267;
            const uint v273 = v270 + v272;
            const uint v274 = v273 >> v170;
            const uint v275 = v273 + v274;
            const uint v276 = v275 & v269;
            const float v277 = float(v276);
            const float v280 = fma(v277, v278, v279);
            const float v281 = select(v266, v280, v233);
            const uint v282 = as_type<uint>(v281);
            const uint v283 = v282 >> v250;
            const uint v284 = v283 & v105;
            const uint v287 = v282 + v285;
            const uint v288 = v287 + v284;
            const uint v289 = v288 & v286;
            const float v290 = as_type<float>(v289);
            const float v291 = m4[v176];
            const float v292 = x4;
            const float v293 = fma(v291, v290, v292);
            x4 = v293;
            const uint v294 = v176 + v106;
            const float v295 = m4[v294];
            const float v296 = x5;
            const float v297 = fma(v295, v290, v296);
            x5 = v297;
            const uint v299 = v176 + v298;
            const float v300 = m4[v299];
            const float v301 = x6;
            const float v302 = fma(v300, v290, v301);
            x6 = v302;
            const uint v304 = v176 + v303;
            const float v305 = m4[v304];
            const float v306 = x7;
            const float v307 = fma(v305, v290, v306);
            x7 = v307;
          }
          const float v308 = m5[v172];
          const float v309 = x4;
          const float v310 = v308 + v309;
          m5[v172] = v310;
          const uint v311 = v172 + v106;
          const float v312 = m5[v311];
          const float v313 = x5;
          const float v314 = v312 + v313;
          m5[v311] = v314;
          const uint v315 = v172 + v298;
          const float v316 = m5[v315];
          const float v317 = x6;
          const float v318 = v316 + v317;
          m5[v315] = v318;
          const uint v319 = v172 + v303;
          const float v320 = m5[v319];
          const float v321 = x7;
          const float v322 = v320 + v321;
          m5[v319] = v322;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v323 = v5 - v105;
        const uint v324 = v49 - v105;
        for (uint v325 = v108; v325 < v106; v325 += v109) {
          x8 = v114;
          x9 = v114;
          x10 = v114;
          x11 = v114;
          const uint v326 = min(v325, v324);
          const uint v327 = v326 * v6;
          const uint v328 = v75 + v327;
          for (uint v329 = v104; v329 < v53; v329 += v107) {
            const uint v330 = v328 + v329;
            const bool v796 = v794 == v795;
            if (v796) {
              const uint4 v797 = *(device const uint4*)(b1 + v330);
              const float4 v798 = as_type<float4>(v797);
              x21 = v798;
            } else {
              const bool v800 = v794 < v799;
              if (v800) {
                const bool v802 = v794 == v801;
                const uint v803 = v330 >> v801;
                const uint2 v804 = *(device const uint2*)(b1 + v803);
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
                x21 = v827;
              } else {
                const uint v831 = v330 >> v829;
                const uint v832 = v831 * v828;
                const uint v833 = v330 & v830;
                const uint v834 = v833 * v828;
                const uint v835 = v834 >> v829;
                const uint v836 = v832 + v835;
                const uint v837 = v834 & v830;
                const uint v838 = b1[v836];
                const uint v839 = v836 + v801;
                const uint v840 = b1[v839];
                const uint v841 = v838 >> v837;
                const uint v842 = v830 - v837;
                const uint v843 = v840 << v801;
                const uint v844 = v843 << v842;
                const uint v845 = v841 | v844;
                const uint v846 = v801 << v828;
                const uint v847 = v846 - v801;
                const uint v849 = v330 >> v848;
                const bool v851 = v794 == v799;
                const bool v852 = v794 == v850;
                const uint v853 = v849 >> v801;
                const uint v854 = select(v853, v849, v851);
                const uint v856 = v855 + v854;
                const uint v857 = b1[v856];
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
                const uint v878 = b1[v877];
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
                x21 = v908;
              }
            }
            const float4 v909 = x21;
            const uint v332 = min(v104, v323);
            const uint v333 = v332 * v14;
            const uint v334 = v7 + v333;
            const uint v335 = v334 + v329;
            const float4 v336 = *(threadgroup float4*)(m0 + v335);
            const float v337 = x8;
            const float v338 = v336.x;
            const float v339 = v909.x;
            const float v340 = fma(v338, v339, v337);
            const float v341 = v336.y;
            const float v342 = v909.y;
            const float v343 = fma(v341, v342, v340);
            const float v344 = v336.z;
            const float v345 = v909.z;
            const float v346 = fma(v344, v345, v343);
            const float v347 = v336.w;
            const float v348 = v909.w;
            const float v349 = fma(v347, v348, v346);
            x8 = v349;
            const uint v350 = min(v105, v323);
            const uint v351 = v350 * v14;
            const uint v352 = v7 + v351;
            const uint v353 = v352 + v329;
            const float4 v354 = *(threadgroup float4*)(m0 + v353);
            const float v355 = x9;
            const float v356 = v354.x;
            const float v357 = v909.x;
            const float v358 = fma(v356, v357, v355);
            const float v359 = v354.y;
            const float v360 = v909.y;
            const float v361 = fma(v359, v360, v358);
            const float v362 = v354.z;
            const float v363 = v909.z;
            const float v364 = fma(v362, v363, v361);
            const float v365 = v354.w;
            const float v366 = v909.w;
            const float v367 = fma(v365, v366, v364);
            x9 = v367;
            const uint v368 = min(v182, v323);
            const uint v369 = v368 * v14;
            const uint v370 = v7 + v369;
            const uint v371 = v370 + v329;
            const float4 v372 = *(threadgroup float4*)(m0 + v371);
            const float v373 = x10;
            const float v374 = v372.x;
            const float v375 = v909.x;
            const float v376 = fma(v374, v375, v373);
            const float v377 = v372.y;
            const float v378 = v909.y;
            const float v379 = fma(v377, v378, v376);
            const float v380 = v372.z;
            const float v381 = v909.z;
            const float v382 = fma(v380, v381, v379);
            const float v383 = v372.w;
            const float v384 = v909.w;
            const float v385 = fma(v383, v384, v382);
            x10 = v385;
            const uint v386 = min(v187, v323);
            const uint v387 = v386 * v14;
            const uint v388 = v7 + v387;
            const uint v389 = v388 + v329;
            const float4 v390 = *(threadgroup float4*)(m0 + v389);
            const float v391 = x11;
            const float v392 = v390.x;
            const float v393 = v909.x;
            const float v394 = fma(v392, v393, v391);
            const float v395 = v390.y;
            const float v396 = v909.y;
            const float v397 = fma(v395, v396, v394);
            const float v398 = v390.z;
            const float v399 = v909.z;
            const float v400 = fma(v398, v399, v397);
            const float v401 = v390.w;
            const float v402 = v909.w;
            const float v403 = fma(v401, v402, v400);
            x11 = v403;
          }
          const float v404 = m5[v325];
          const float v405 = x8;
          const float v406 = v404 + v405;
          m5[v325] = v406;
          const uint v407 = v325 + v106;
          const float v408 = m5[v407];
          const float v409 = x9;
          const float v410 = v408 + v409;
          m5[v407] = v410;
          const uint v411 = v325 + v298;
          const float v412 = m5[v411];
          const float v413 = x10;
          const float v414 = v412 + v413;
          m5[v411] = v414;
          const uint v415 = v325 + v303;
          const float v416 = m5[v415];
          const float v417 = x11;
          const float v418 = v416 + v417;
          m5[v415] = v418;
        }
      }
      const uint v419 = v75 / v6;
      x2 = v419;
      const bool v421 = v420 == v121;
      if (v421) {
        const uint v422 = v419 * v6;
        const uint v423 = v75 - v422;
        for (uint v425 = v108; v425 < v106; v425 += v109) {
          for (uint v426 = v104; v426 < v107; v426 += v105) {
            x12 = v114;
            const bool v427 = v426 < v5;
            const bool v428 = v425 < v53;
            const bool v429 = v427 & v428;
            if (v429) {
              const uint v430 = v426 * v14;
              const uint v431 = v7 + v430;
              const uint v432 = v431 + v425;
              const float v433 = m0[v432];
              const uint v434 = v423 + v425;
              const uint v435 = v434 >> v105;
              const uint v436 = v424 + v435;
              const uint v437 = b2[v436];
              const uint v438 = v434 & v105;
              const bool v439 = v438 == v105;
              const float2 v440 = float2(as_type<half2>(v437));
              const float v441 = v440.x;
              const float v442 = v440.y;
              const float v443 = select(v441, v442, v439);
              const float v444 = v433 * v443;
              const float v445 = v444 * v146;
              x12 = v445;
            }
            const float v446 = x12;
            const uint v447 = v426 * v106;
            const uint v448 = v425 + v447;
            m4[v448] = v446;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        for (uint v449 = v104; v449 < v152; v449 += v105) {
          const uint v450 = v105 << v449;
          const uint v451 = v450 - v105;
          const uint v452 = v449 + v105;
          for (uint v453 = v108; v453 < v151; v453 += v109) {
            const uint v454 = v453 >> v449;
            const uint v455 = v454 << v452;
            const uint v456 = v453 & v451;
            const uint v457 = v455 + v456;
            for (uint v458 = v104; v458 < v107; v458 += v105) {
              const uint v459 = v458 * v106;
              const uint v460 = v459 + v457;
              const uint v461 = v460 + v450;
              const float v462 = m4[v460];
              const float v463 = m4[v461];
              const float v464 = v462 + v463;
              const float v465 = v462 - v463;
              m4[v460] = v464;
              m4[v461] = v465;
            }
          }
          threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
        }
        const uint v466 = v423 / v170;
        for (uint v467 = v108; v467 < v106; v467 += v109) {
          x13 = v114;
          x14 = v114;
          x15 = v114;
          x16 = v114;
          const uint v468 = v419 + v467;
          const uint v469 = v468 / v170;
          const uint v470 = v468 % v170;
          for (uint v471 = v104; v471 < v106; v471 += v105) {
            const uint v472 = v471 / v170;
            const uint v473 = v466 + v472;
            const uint v474 = v471 % v170;
            const uint v477 = v475 * v107;
            const uint v478 = v473 * v476;
            const uint v479 = v478 + v469;
            const uint v480 = v479 * v477;
            const uint v481 = v470 & v152;
            const uint v482 = v481 << v188;
            const uint v483 = v470 >> v187;
            const uint v484 = v483 << v182;
            const uint v485 = v474 & v152;
            const uint v486 = v485 >> v105;
            const uint v487 = v486 << v187;
            const uint v488 = v474 >> v187;
            const uint v489 = v488 << v105;
            const uint v490 = v474 & v105;
            const uint v491 = v482 + v484;
            const uint v492 = v491 + v487;
            const uint v493 = v492 + v489;
            const uint v494 = v493 + v490;
            const uint v495 = v494 + v105;
            const uint v496 = v495 * v475;
            const uint v497 = v496 >> v105;
            const uint v498 = v477 << v188;
            const uint v499 = v497 + v498;
            const uint v500 = v499 - v105;
            const uint v501 = v500 >> v188;
            const uint v502 = v499 - v170;
            const uint v503 = v502 >> v188;
            const bool v504 = v501 < v477;
            const uint v505 = v501 - v477;
            const uint v506 = select(v505, v501, v504);
            const uint v507 = v480 + v506;
            const uint v508 = b2[v507];
            const bool v509 = v503 < v477;
            const uint v510 = v503 - v477;
            const uint v511 = select(v510, v503, v509);
            const uint v512 = v480 + v511;
            const uint v513 = b2[v512];
            const uint v514 = v500 & v209;
            const uint v515 = v209 - v514;
            const uint v516 = v508 >> v515;
            const uint v517 = v513 << v105;
            const uint v518 = v517 << v514;
            const uint v519 = v516 | v518;
            const uint v520 = v519 & v229;
            const bool v522 = v521 == v104;
            const bool v523 = v521 == v182;
            const uint v524 = select(v235, v236, v523);
            const uint v525 = select(v524, v234, v522);
            const uint v526 = select(v104, v239, v522);
            const uint v527 = v520 * v525;
            const uint v528 = v527 + v526;
            const uint v529 = v528 & v243;
            const uint v530 = v529 ^ v244;
            const uint v531 = v530 >> v170;
            const uint v532 = v530 & v248;
            const uint v533 = v532 << v170;
            const uint v534 = v530 & v249;
            const uint v535 = v534 << v250;
            const uint v536 = v535 + v251;
            const uint v537 = v533 | v536;
            const float v538 = as_type<float>(v537);
            const uint v539 = v531 & v248;
            const uint v540 = v539 << v170;
            const uint v541 = v531 & v249;
            const uint v542 = v541 << v250;
            const uint v543 = v542 + v251;
            const uint v544 = v540 | v543;
            const float v545 = as_type<float>(v544);
            const float v546 = v538 + v545;
            const uint v547 = v528 & v267;
            const uint v548 = v528 >> v268;
            const uint v549 = v548 & v267;
            const uint v550 = v547 + v549;
            const uint v551 = v550 >> v170;
            const uint v552 = v550 + v551;
            const uint v553 = v552 & v269;
            const float v554 = float(v553);
            const float v555 = fma(v554, v278, v279);
            const float v556 = select(v546, v555, v523);
            const uint v557 = as_type<uint>(v556);
            const uint v558 = v557 >> v250;
            const uint v559 = v558 & v105;
            const uint v560 = v557 + v285;
            const uint v561 = v560 + v559;
            const uint v562 = v561 & v286;
            const float v563 = as_type<float>(v562);
            const float v564 = m4[v471];
            const float v565 = x13;
            const float v566 = fma(v564, v563, v565);
            x13 = v566;
            const uint v567 = v471 + v106;
            const float v568 = m4[v567];
            const float v569 = x14;
            const float v570 = fma(v568, v563, v569);
            x14 = v570;
            const uint v571 = v471 + v298;
            const float v572 = m4[v571];
            const float v573 = x15;
            const float v574 = fma(v572, v563, v573);
            x15 = v574;
            const uint v575 = v471 + v303;
            const float v576 = m4[v575];
            const float v577 = x16;
            const float v578 = fma(v576, v563, v577);
            x16 = v578;
          }
          const float v579 = m6[v467];
          const float v580 = x13;
          const float v581 = v579 + v580;
          m6[v467] = v581;
          const uint v582 = v467 + v106;
          const float v583 = m6[v582];
          const float v584 = x14;
          const float v585 = v583 + v584;
          m6[v582] = v585;
          const uint v586 = v467 + v298;
          const float v587 = m6[v586];
          const float v588 = x15;
          const float v589 = v587 + v588;
          m6[v586] = v589;
          const uint v590 = v467 + v303;
          const float v591 = m6[v590];
          const float v592 = x16;
          const float v593 = v591 + v592;
          m6[v590] = v593;
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      } else {
        const uint v594 = v5 - v105;
        const uint v595 = v49 - v105;
        for (uint v596 = v108; v596 < v106; v596 += v109) {
          x17 = v114;
          x18 = v114;
          x19 = v114;
          x20 = v114;
          const uint v597 = min(v596, v595);
          const uint v598 = v597 * v6;
          const uint v599 = v75 + v598;
          for (uint v600 = v104; v600 < v53; v600 += v107) {
            const uint v601 = v599 + v600;
            const bool v911 = v910 == v795;
            if (v911) {
              const uint4 v912 = *(device const uint4*)(b2 + v601);
              const float4 v913 = as_type<float4>(v912);
              x22 = v913;
            } else {
              const bool v914 = v910 < v799;
              if (v914) {
                const bool v915 = v910 == v801;
                const uint v916 = v601 >> v801;
                const uint2 v917 = *(device const uint2*)(b2 + v916);
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
                x22 = v938;
              } else {
                const uint v940 = v601 >> v829;
                const uint v941 = v940 * v939;
                const uint v942 = v601 & v830;
                const uint v943 = v942 * v939;
                const uint v944 = v943 >> v829;
                const uint v945 = v941 + v944;
                const uint v946 = v943 & v830;
                const uint v947 = b2[v945];
                const uint v948 = v945 + v801;
                const uint v949 = b2[v948];
                const uint v950 = v947 >> v946;
                const uint v951 = v830 - v946;
                const uint v952 = v949 << v801;
                const uint v953 = v952 << v951;
                const uint v954 = v950 | v953;
                const uint v955 = v801 << v939;
                const uint v956 = v955 - v801;
                const uint v958 = v601 >> v957;
                const bool v959 = v910 == v799;
                const bool v960 = v910 == v850;
                const uint v961 = v958 >> v801;
                const uint v962 = select(v961, v958, v959);
                const uint v964 = v963 + v962;
                const uint v965 = b2[v964];
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
                const uint v986 = b2[v985];
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
                x22 = v1016;
              }
            }
            const float4 v1017 = x22;
            const uint v603 = min(v104, v594);
            const uint v604 = v603 * v14;
            const uint v605 = v7 + v604;
            const uint v606 = v605 + v600;
            const float4 v607 = *(threadgroup float4*)(m0 + v606);
            const float v608 = x17;
            const float v609 = v607.x;
            const float v610 = v1017.x;
            const float v611 = fma(v609, v610, v608);
            const float v612 = v607.y;
            const float v613 = v1017.y;
            const float v614 = fma(v612, v613, v611);
            const float v615 = v607.z;
            const float v616 = v1017.z;
            const float v617 = fma(v615, v616, v614);
            const float v618 = v607.w;
            const float v619 = v1017.w;
            const float v620 = fma(v618, v619, v617);
            x17 = v620;
            const uint v621 = min(v105, v594);
            const uint v622 = v621 * v14;
            const uint v623 = v7 + v622;
            const uint v624 = v623 + v600;
            const float4 v625 = *(threadgroup float4*)(m0 + v624);
            const float v626 = x18;
            const float v627 = v625.x;
            const float v628 = v1017.x;
            const float v629 = fma(v627, v628, v626);
            const float v630 = v625.y;
            const float v631 = v1017.y;
            const float v632 = fma(v630, v631, v629);
            const float v633 = v625.z;
            const float v634 = v1017.z;
            const float v635 = fma(v633, v634, v632);
            const float v636 = v625.w;
            const float v637 = v1017.w;
            const float v638 = fma(v636, v637, v635);
            x18 = v638;
            const uint v639 = min(v182, v594);
            const uint v640 = v639 * v14;
            const uint v641 = v7 + v640;
            const uint v642 = v641 + v600;
            const float4 v643 = *(threadgroup float4*)(m0 + v642);
            const float v644 = x19;
            const float v645 = v643.x;
            const float v646 = v1017.x;
            const float v647 = fma(v645, v646, v644);
            const float v648 = v643.y;
            const float v649 = v1017.y;
            const float v650 = fma(v648, v649, v647);
            const float v651 = v643.z;
            const float v652 = v1017.z;
            const float v653 = fma(v651, v652, v650);
            const float v654 = v643.w;
            const float v655 = v1017.w;
            const float v656 = fma(v654, v655, v653);
            x19 = v656;
            const uint v657 = min(v187, v594);
            const uint v658 = v657 * v14;
            const uint v659 = v7 + v658;
            const uint v660 = v659 + v600;
            const float4 v661 = *(threadgroup float4*)(m0 + v660);
            const float v662 = x20;
            const float v663 = v661.x;
            const float v664 = v1017.x;
            const float v665 = fma(v663, v664, v662);
            const float v666 = v661.y;
            const float v667 = v1017.y;
            const float v668 = fma(v666, v667, v665);
            const float v669 = v661.z;
            const float v670 = v1017.z;
            const float v671 = fma(v669, v670, v668);
            const float v672 = v661.w;
            const float v673 = v1017.w;
            const float v674 = fma(v672, v673, v671);
            x20 = v674;
          }
          const float v675 = m6[v596];
          const float v676 = x17;
          const float v677 = v675 + v676;
          m6[v596] = v677;
          const uint v678 = v596 + v106;
          const float v679 = m6[v678];
          const float v680 = x18;
          const float v681 = v679 + v680;
          m6[v678] = v681;
          const uint v682 = v596 + v298;
          const float v683 = m6[v682];
          const float v684 = x19;
          const float v685 = v683 + v684;
          m6[v682] = v685;
          const uint v686 = v596 + v303;
          const float v687 = m6[v686];
          const float v688 = x20;
          const float v689 = v687 + v688;
          m6[v686] = v689;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v690 = v108; v690 < v106; v690 += v109) {
      for (uint v691 = v104; v691 < v107; v691 += v105) {
        const uint v692 = v691 * v106;
        const uint v693 = v690 + v692;
        const float v694 = m5[v693];
        const uint v695 = v691 * v14;
        const uint v696 = v7 + v695;
        const uint v697 = v696 + v690;
        m2[v697] = v694;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v698 = v120 == v121;
    if (v698) {
      for (uint v699 = v104; v699 < v152; v699 += v105) {
        const uint v700 = v105 << v699;
        const uint v701 = v700 - v105;
        const uint v702 = v699 + v105;
        for (uint v703 = v108; v703 < v151; v703 += v109) {
          const uint v704 = v703 >> v699;
          const uint v705 = v704 << v702;
          const uint v706 = v703 & v701;
          const uint v707 = v705 + v706;
          for (uint v708 = v104; v708 < v107; v708 += v105) {
            const uint v709 = v708 * v14;
            const uint v710 = v7 + v709;
            const uint v711 = v710 + v707;
            const uint v712 = v711 + v700;
            const float v713 = m2[v711];
            const float v714 = m2[v712];
            const float v715 = v713 + v714;
            const float v716 = v713 - v714;
            m2[v711] = v715;
            m2[v712] = v716;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v717 = x1;
      for (uint v719 = v108; v719 < v106; v719 += v109) {
        for (uint v720 = v104; v720 < v107; v720 += v105) {
          const uint v721 = v720 * v14;
          const uint v722 = v7 + v721;
          const uint v723 = v722 + v719;
          const float v724 = m2[v723];
          const uint v725 = v717 + v719;
          const uint v726 = v725 >> v105;
          const uint v727 = v718 + v726;
          const uint v728 = b1[v727];
          const uint v729 = v725 & v105;
          const bool v730 = v729 == v105;
          const float2 v731 = float2(as_type<half2>(v728));
          const float v732 = v731.x;
          const float v733 = v731.y;
          const float v734 = select(v732, v733, v730);
          const float v735 = v724 * v146;
          const float v736 = v735 * v734;
          m2[v723] = v736;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    for (uint v737 = v108; v737 < v106; v737 += v109) {
      for (uint v738 = v104; v738 < v107; v738 += v105) {
        const uint v739 = v738 * v106;
        const uint v740 = v737 + v739;
        const float v741 = m6[v740];
        const uint v742 = v738 * v14;
        const uint v743 = v7 + v742;
        const uint v744 = v743 + v737;
        m3[v744] = v741;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const bool v745 = v420 == v121;
    if (v745) {
      for (uint v746 = v104; v746 < v152; v746 += v105) {
        const uint v747 = v105 << v746;
        const uint v748 = v747 - v105;
        const uint v749 = v746 + v105;
        for (uint v750 = v108; v750 < v151; v750 += v109) {
          const uint v751 = v750 >> v746;
          const uint v752 = v751 << v749;
          const uint v753 = v750 & v748;
          const uint v754 = v752 + v753;
          for (uint v755 = v104; v755 < v107; v755 += v105) {
            const uint v756 = v755 * v14;
            const uint v757 = v7 + v756;
            const uint v758 = v757 + v754;
            const uint v759 = v758 + v747;
            const float v760 = m3[v758];
            const float v761 = m3[v759];
            const float v762 = v760 + v761;
            const float v763 = v760 - v761;
            m3[v758] = v762;
            m3[v759] = v763;
          }
        }
        threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      }
      const uint v764 = x2;
      for (uint v766 = v108; v766 < v106; v766 += v109) {
        for (uint v767 = v104; v767 < v107; v767 += v105) {
          const uint v768 = v767 * v14;
          const uint v769 = v7 + v768;
          const uint v770 = v769 + v766;
          const float v771 = m3[v770];
          const uint v772 = v764 + v766;
          const uint v773 = v772 >> v105;
          const uint v774 = v765 + v773;
          const uint v775 = b2[v774];
          const uint v776 = v772 & v105;
          const bool v777 = v776 == v105;
          const float2 v778 = float2(as_type<half2>(v775));
          const float v779 = v778.x;
          const float v780 = v778.y;
          const float v781 = select(v779, v780, v777);
          const float v782 = v771 * v146;
          const float v783 = v782 * v781;
          m3[v770] = v783;
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
