#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v4_r1_f16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[512];
  alignas(16) threadgroup float m1[4];
  alignas(16) threadgroup float m2[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  const uint v186 = 1u;
  const float v71 = 0.0f;
  const uint v72 = 1u;
  const uint v74 = 0u;
  const uint v85 = 2u;
  const uint v89 = 3u;
  const uint v93 = lane;
  const uint v94 = 4u;
  const uint v96 = 128u;
  const uint v160 = 5u;
  const uint v169 = 32u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v6 = 0u;
  const uint v7 = params[2];
  const uint v8 = 3u;
  const uint v9 = 4u;
  const uint v14 = group.x;
  const uint v15 = groups.x;
  const uint v27 = 512u;
  const uint v33 = lane;
  const uint v35 = 128u;
  const uint v38 = params[3];
  const uint v49 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v10 = v7 + v8;
  const uint v11 = v10 / v9;
  const uint v12 = v7 + v8;
  const uint v13 = v12 / v9;
  const uint v16 = v11 + v15;
  const uint v17 = v16 - v1;
  const uint v18 = v17 / v15;
  const uint v19 = v14 * v18;
  const uint v20 = v19 + v18;
  const uint v21 = min(v20, v11);
  for (uint v22 = v19; v22 < v21; v22 += v1) {
    const uint v23 = v22 * v9;
    const uint v24 = v7 - v23;
    const uint v25 = min(v9, v24);
    const uint v26 = v23 * v5;
    x0 = v71;
    x1 = v71;
    x2 = v71;
    x3 = v71;
    for (uint v28 = v6; v28 < v5; v28 += v27) {
      const uint v29 = v5 - v28;
      const uint v30 = min(v27, v29);
      for (uint v31 = v6; v31 < v4; v31 += v1) {
        const uint v32 = v0 + v31;
        const uint v34 = v33 * v9;
        for (uint v36 = v34; v36 < v30; v36 += v35) {
          const uint v37 = v28 + v36;
          const uint v39 = v37 % v38;
          const uint v40 = v37 / v38;
          const uint v41 = v32 * v5;
          const uint v42 = v40 * v38;
          const uint v43 = v41 + v42;
          const uint v44 = v43 + v39;
          const float4 v45 = *(device const float4*)(b1 + v44);
          const uint v46 = v31 * v27;
          const uint v47 = v36 + v46;
          *(threadgroup float4*)(m0 + v47) = v45;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v48 = v26 + v28;
      const uint v73 = v4 - v72;
      const uint v75 = min(v74, v73);
      const uint v76 = v75 * v27;
      const uint v77 = v6 + v76;
      const uint v78 = v25 - v72;
      const uint v79 = min(v74, v78);
      const uint v80 = v79 * v5;
      const uint v81 = v48 + v80;
      const uint v82 = min(v72, v78);
      const uint v83 = v82 * v5;
      const uint v84 = v48 + v83;
      const uint v86 = min(v85, v78);
      const uint v87 = v86 * v5;
      const uint v88 = v48 + v87;
      const uint v90 = min(v89, v78);
      const uint v91 = v90 * v5;
      const uint v92 = v48 + v91;
      const uint v95 = v93 * v94;
      for (uint v97 = v95; v97 < v30; v97 += v96) {
        const uint v98 = v77 + v97;
        const float4 v99 = *(threadgroup float4*)(m0 + v98);
        const uint v100 = v81 + v97;
        const uint v187 = v100 >> v186;
        const uint2 v188 = *(device const uint2*)(b0 + v187);
        const uint v189 = v188.x;
        const float2 v190 = float2(as_type<half2>(v189));
        const float v191 = v190.x;
        const float v192 = v190.y;
        const uint v193 = v188.y;
        const float2 v194 = float2(as_type<half2>(v193));
        const float v195 = v194.x;
        const float v196 = v194.y;
        const float4 v197 = float4(v191, v192, v195, v196);
        const float v102 = x0;
        const float v103 = v99.x;
        const float v104 = v197.x;
        const float v105 = fma(v103, v104, v102);
        const float v106 = v99.y;
        const float v107 = v197.y;
        const float v108 = fma(v106, v107, v105);
        const float v109 = v99.z;
        const float v110 = v197.z;
        const float v111 = fma(v109, v110, v108);
        const float v112 = v99.w;
        const float v113 = v197.w;
        const float v114 = fma(v112, v113, v111);
        x0 = v114;
        const uint v115 = v84 + v97;
        const uint v198 = v115 >> v186;
        const uint2 v199 = *(device const uint2*)(b0 + v198);
        const uint v200 = v199.x;
        const float2 v201 = float2(as_type<half2>(v200));
        const float v202 = v201.x;
        const float v203 = v201.y;
        const uint v204 = v199.y;
        const float2 v205 = float2(as_type<half2>(v204));
        const float v206 = v205.x;
        const float v207 = v205.y;
        const float4 v208 = float4(v202, v203, v206, v207);
        const float v117 = x1;
        const float v118 = v99.x;
        const float v119 = v208.x;
        const float v120 = fma(v118, v119, v117);
        const float v121 = v99.y;
        const float v122 = v208.y;
        const float v123 = fma(v121, v122, v120);
        const float v124 = v99.z;
        const float v125 = v208.z;
        const float v126 = fma(v124, v125, v123);
        const float v127 = v99.w;
        const float v128 = v208.w;
        const float v129 = fma(v127, v128, v126);
        x1 = v129;
        const uint v130 = v88 + v97;
        const uint v209 = v130 >> v186;
        const uint2 v210 = *(device const uint2*)(b0 + v209);
        const uint v211 = v210.x;
        const float2 v212 = float2(as_type<half2>(v211));
        const float v213 = v212.x;
        const float v214 = v212.y;
        const uint v215 = v210.y;
        const float2 v216 = float2(as_type<half2>(v215));
        const float v217 = v216.x;
        const float v218 = v216.y;
        const float4 v219 = float4(v213, v214, v217, v218);
        const float v132 = x2;
        const float v133 = v99.x;
        const float v134 = v219.x;
        const float v135 = fma(v133, v134, v132);
        const float v136 = v99.y;
        const float v137 = v219.y;
        const float v138 = fma(v136, v137, v135);
        const float v139 = v99.z;
        const float v140 = v219.z;
        const float v141 = fma(v139, v140, v138);
        const float v142 = v99.w;
        const float v143 = v219.w;
        const float v144 = fma(v142, v143, v141);
        x2 = v144;
        const uint v145 = v92 + v97;
        const uint v220 = v145 >> v186;
        const uint2 v221 = *(device const uint2*)(b0 + v220);
        const uint v222 = v221.x;
        const float2 v223 = float2(as_type<half2>(v222));
        const float v224 = v223.x;
        const float v225 = v223.y;
        const uint v226 = v221.y;
        const float2 v227 = float2(as_type<half2>(v226));
        const float v228 = v227.x;
        const float v229 = v227.y;
        const float4 v230 = float4(v224, v225, v228, v229);
        const float v147 = x3;
        const float v148 = v99.x;
        const float v149 = v230.x;
        const float v150 = fma(v148, v149, v147);
        const float v151 = v99.y;
        const float v152 = v230.y;
        const float v153 = fma(v151, v152, v150);
        const float v154 = v99.z;
        const float v155 = v230.z;
        const float v156 = fma(v154, v155, v153);
        const float v157 = v99.w;
        const float v158 = v230.w;
        const float v159 = fma(v157, v158, v156);
        x3 = v159;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v161 = v93 * v160;
    const float v162 = x0;
    m2[v161] = v162;
    const uint v163 = v161 + v72;
    const float v164 = x1;
    m2[v163] = v164;
    const uint v165 = v161 + v85;
    const float v166 = x2;
    m2[v165] = v166;
    const uint v167 = v161 + v89;
    const float v168 = x3;
    m2[v167] = v168;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v170 = v93; v170 < v94; v170 += v169) {
      const uint v171 = v170 / v94;
      const uint v172 = v170 % v94;
      const bool v173 = v171 < v4;
      const bool v174 = v172 < v25;
      const bool v175 = v173 & v174;
      if (v175) {
        x4 = v71;
        for (uint v176 = v74; v176 < v169; v176 += v72) {
          const uint v177 = v176 * v160;
          const uint v178 = v170 + v177;
          const float v179 = m2[v178];
          const float v180 = x4;
          const float v181 = v180 + v179;
          x4 = v181;
        }
        const float v182 = x4;
        const uint v183 = v171 * v9;
        const uint v184 = v6 + v183;
        const uint v185 = v184 + v172;
        m1[v185] = v182;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v50 = v33; v50 < v9; v50 += v49) {
      const uint v51 = v50 / v9;
      const uint v52 = v50 % v9;
      const bool v53 = v51 < v4;
      const bool v54 = v52 < v25;
      const bool v55 = v53 & v54;
      if (v55) {
        const uint v56 = v0 + v51;
        const uint v57 = v23 + v52;
        const uint v58 = v56 * v7;
        const uint v59 = v58 + v57;
        const float v60 = b2[v59];
        const uint v61 = v56 - v0;
        const uint v62 = v61 * v9;
        const uint v63 = v57 - v23;
        const uint v64 = v62 + v63;
        const float v65 = m1[v64];
        const float v66 = b3[v57];
        const float v67 = v65 + v66;
        const float v68 = v60 + v67;
        const uint v69 = v56 * v7;
        const uint v70 = v69 + v57;
        b4[v70] = v68;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
