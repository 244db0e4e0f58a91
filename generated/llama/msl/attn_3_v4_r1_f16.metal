#include <metal_stdlib>
using namespace metal;

kernel void attn_3_v4_r1_f16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
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
  const uint v184 = 1u;
  const float v69 = 0.0f;
  const uint v70 = 1u;
  const uint v72 = 0u;
  const uint v83 = 2u;
  const uint v87 = 3u;
  const uint v91 = lane;
  const uint v92 = 4u;
  const uint v94 = 128u;
  const uint v158 = 5u;
  const uint v167 = 32u;
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
    x0 = v69;
    x1 = v69;
    x2 = v69;
    x3 = v69;
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
      const uint v71 = v4 - v70;
      const uint v73 = min(v72, v71);
      const uint v74 = v73 * v27;
      const uint v75 = v6 + v74;
      const uint v76 = v25 - v70;
      const uint v77 = min(v72, v76);
      const uint v78 = v77 * v5;
      const uint v79 = v48 + v78;
      const uint v80 = min(v70, v76);
      const uint v81 = v80 * v5;
      const uint v82 = v48 + v81;
      const uint v84 = min(v83, v76);
      const uint v85 = v84 * v5;
      const uint v86 = v48 + v85;
      const uint v88 = min(v87, v76);
      const uint v89 = v88 * v5;
      const uint v90 = v48 + v89;
      const uint v93 = v91 * v92;
      for (uint v95 = v93; v95 < v30; v95 += v94) {
        const uint v96 = v75 + v95;
        const float4 v97 = *(threadgroup float4*)(m0 + v96);
        const uint v98 = v79 + v95;
        const uint v185 = v98 >> v184;
        const uint2 v186 = *(device const uint2*)(b0 + v185);
        const uint v187 = v186.x;
        const float2 v188 = float2(as_type<half2>(v187));
        const float v189 = v188.x;
        const float v190 = v188.y;
        const uint v191 = v186.y;
        const float2 v192 = float2(as_type<half2>(v191));
        const float v193 = v192.x;
        const float v194 = v192.y;
        const float4 v195 = float4(v189, v190, v193, v194);
        const float v100 = x0;
        const float v101 = v97.x;
        const float v102 = v195.x;
        const float v103 = fma(v101, v102, v100);
        const float v104 = v97.y;
        const float v105 = v195.y;
        const float v106 = fma(v104, v105, v103);
        const float v107 = v97.z;
        const float v108 = v195.z;
        const float v109 = fma(v107, v108, v106);
        const float v110 = v97.w;
        const float v111 = v195.w;
        const float v112 = fma(v110, v111, v109);
        x0 = v112;
        const uint v113 = v82 + v95;
        const uint v196 = v113 >> v184;
        const uint2 v197 = *(device const uint2*)(b0 + v196);
        const uint v198 = v197.x;
        const float2 v199 = float2(as_type<half2>(v198));
        const float v200 = v199.x;
        const float v201 = v199.y;
        const uint v202 = v197.y;
        const float2 v203 = float2(as_type<half2>(v202));
        const float v204 = v203.x;
        const float v205 = v203.y;
        const float4 v206 = float4(v200, v201, v204, v205);
        const float v115 = x1;
        const float v116 = v97.x;
        const float v117 = v206.x;
        const float v118 = fma(v116, v117, v115);
        const float v119 = v97.y;
        const float v120 = v206.y;
        const float v121 = fma(v119, v120, v118);
        const float v122 = v97.z;
        const float v123 = v206.z;
        const float v124 = fma(v122, v123, v121);
        const float v125 = v97.w;
        const float v126 = v206.w;
        const float v127 = fma(v125, v126, v124);
        x1 = v127;
        const uint v128 = v86 + v95;
        const uint v207 = v128 >> v184;
        const uint2 v208 = *(device const uint2*)(b0 + v207);
        const uint v209 = v208.x;
        const float2 v210 = float2(as_type<half2>(v209));
        const float v211 = v210.x;
        const float v212 = v210.y;
        const uint v213 = v208.y;
        const float2 v214 = float2(as_type<half2>(v213));
        const float v215 = v214.x;
        const float v216 = v214.y;
        const float4 v217 = float4(v211, v212, v215, v216);
        const float v130 = x2;
        const float v131 = v97.x;
        const float v132 = v217.x;
        const float v133 = fma(v131, v132, v130);
        const float v134 = v97.y;
        const float v135 = v217.y;
        const float v136 = fma(v134, v135, v133);
        const float v137 = v97.z;
        const float v138 = v217.z;
        const float v139 = fma(v137, v138, v136);
        const float v140 = v97.w;
        const float v141 = v217.w;
        const float v142 = fma(v140, v141, v139);
        x2 = v142;
        const uint v143 = v90 + v95;
        const uint v218 = v143 >> v184;
        const uint2 v219 = *(device const uint2*)(b0 + v218);
        const uint v220 = v219.x;
        const float2 v221 = float2(as_type<half2>(v220));
        const float v222 = v221.x;
        const float v223 = v221.y;
        const uint v224 = v219.y;
        const float2 v225 = float2(as_type<half2>(v224));
        const float v226 = v225.x;
        const float v227 = v225.y;
        const float4 v228 = float4(v222, v223, v226, v227);
        const float v145 = x3;
        const float v146 = v97.x;
        const float v147 = v228.x;
        const float v148 = fma(v146, v147, v145);
        const float v149 = v97.y;
        const float v150 = v228.y;
        const float v151 = fma(v149, v150, v148);
        const float v152 = v97.z;
        const float v153 = v228.z;
        const float v154 = fma(v152, v153, v151);
        const float v155 = v97.w;
        const float v156 = v228.w;
        const float v157 = fma(v155, v156, v154);
        x3 = v157;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v159 = v91 * v158;
    const float v160 = x0;
    m2[v159] = v160;
    const uint v161 = v159 + v70;
    const float v162 = x1;
    m2[v161] = v162;
    const uint v163 = v159 + v83;
    const float v164 = x2;
    m2[v163] = v164;
    const uint v165 = v159 + v87;
    const float v166 = x3;
    m2[v165] = v166;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v168 = v91; v168 < v92; v168 += v167) {
      const uint v169 = v168 / v92;
      const uint v170 = v168 % v92;
      const bool v171 = v169 < v4;
      const bool v172 = v170 < v25;
      const bool v173 = v171 & v172;
      if (v173) {
        x4 = v69;
        for (uint v174 = v72; v174 < v167; v174 += v70) {
          const uint v175 = v174 * v158;
          const uint v176 = v168 + v175;
          const float v177 = m2[v176];
          const float v178 = x4;
          const float v179 = v178 + v177;
          x4 = v179;
        }
        const float v180 = x4;
        const uint v181 = v169 * v9;
        const uint v182 = v6 + v181;
        const uint v183 = v182 + v170;
        m1[v183] = v180;
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
        const float v66 = v60 + v65;
        const uint v67 = v56 * v7;
        const uint v68 = v67 + v57;
        b3[v68] = v66;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
