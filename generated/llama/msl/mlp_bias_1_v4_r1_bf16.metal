#include <metal_stdlib>
using namespace metal;

kernel void mlp_bias_1_v4_r1_bf16(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // down_bias
    device float* b4 [[buffer(4)]], // stored4
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[4];
  alignas(16) threadgroup float m1[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  const uint v166 = 1u;
  const uint v170 = 16u;
  const uint v171 = 4294901760u;
  const float v51 = 0.0f;
  const uint v52 = 1u;
  const uint v54 = 0u;
  const uint v65 = 2u;
  const uint v69 = 3u;
  const uint v73 = lane;
  const uint v74 = 4u;
  const uint v76 = 128u;
  const uint v140 = 5u;
  const uint v149 = 32u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 3u;
  const uint v10 = 4u;
  const uint v15 = group.x;
  const uint v16 = groups.x;
  const uint v28 = lane;
  const uint v29 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v6 = v0 * v5;
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  const uint v17 = v12 + v16;
  const uint v18 = v17 - v1;
  const uint v19 = v18 / v16;
  const uint v20 = v15 * v19;
  const uint v21 = v20 + v19;
  const uint v22 = min(v21, v12);
  for (uint v23 = v20; v23 < v22; v23 += v1) {
    const uint v24 = v23 * v10;
    const uint v25 = v8 - v24;
    const uint v26 = min(v10, v25);
    const uint v27 = v24 * v5;
    x0 = v51;
    x1 = v51;
    x2 = v51;
    x3 = v51;
    const uint v53 = v4 - v52;
    const uint v55 = min(v54, v53);
    const uint v56 = v55 * v5;
    const uint v57 = v6 + v56;
    const uint v58 = v26 - v52;
    const uint v59 = min(v54, v58);
    const uint v60 = v59 * v5;
    const uint v61 = v27 + v60;
    const uint v62 = min(v52, v58);
    const uint v63 = v62 * v5;
    const uint v64 = v27 + v63;
    const uint v66 = min(v65, v58);
    const uint v67 = v66 * v5;
    const uint v68 = v27 + v67;
    const uint v70 = min(v69, v58);
    const uint v71 = v70 * v5;
    const uint v72 = v27 + v71;
    const uint v75 = v73 * v74;
    for (uint v77 = v75; v77 < v5; v77 += v76) {
      const uint v78 = v57 + v77;
      const float4 v79 = *(device const float4*)(b0 + v78);
      const uint v80 = v61 + v77;
      const uint v167 = v80 >> v166;
      const uint2 v168 = *(device const uint2*)(b1 + v167);
      const uint v169 = v168.x;
      const uint v172 = v169 << v170;
      const uint v173 = v169 & v171;
      const float v174 = as_type<float>(v172);
      const float v175 = as_type<float>(v173);
      const uint v176 = v168.y;
      const uint v177 = v176 << v170;
      const uint v178 = v176 & v171;
      const float v179 = as_type<float>(v177);
      const float v180 = as_type<float>(v178);
      const float4 v181 = float4(v174, v175, v179, v180);
      const float v82 = x0;
      const float v83 = v79.x;
      const float v84 = v181.x;
      const float v85 = fma(v83, v84, v82);
      const float v86 = v79.y;
      const float v87 = v181.y;
      const float v88 = fma(v86, v87, v85);
      const float v89 = v79.z;
      const float v90 = v181.z;
      const float v91 = fma(v89, v90, v88);
      const float v92 = v79.w;
      const float v93 = v181.w;
      const float v94 = fma(v92, v93, v91);
      x0 = v94;
      const uint v95 = v64 + v77;
      const uint v182 = v95 >> v166;
      const uint2 v183 = *(device const uint2*)(b1 + v182);
      const uint v184 = v183.x;
      const uint v185 = v184 << v170;
      const uint v186 = v184 & v171;
      const float v187 = as_type<float>(v185);
      const float v188 = as_type<float>(v186);
      const uint v189 = v183.y;
      const uint v190 = v189 << v170;
      const uint v191 = v189 & v171;
      const float v192 = as_type<float>(v190);
      const float v193 = as_type<float>(v191);
      const float4 v194 = float4(v187, v188, v192, v193);
      const float v97 = x1;
      const float v98 = v79.x;
      const float v99 = v194.x;
      const float v100 = fma(v98, v99, v97);
      const float v101 = v79.y;
      const float v102 = v194.y;
      const float v103 = fma(v101, v102, v100);
      const float v104 = v79.z;
      const float v105 = v194.z;
      const float v106 = fma(v104, v105, v103);
      const float v107 = v79.w;
      const float v108 = v194.w;
      const float v109 = fma(v107, v108, v106);
      x1 = v109;
      const uint v110 = v68 + v77;
      const uint v195 = v110 >> v166;
      const uint2 v196 = *(device const uint2*)(b1 + v195);
      const uint v197 = v196.x;
      const uint v198 = v197 << v170;
      const uint v199 = v197 & v171;
      const float v200 = as_type<float>(v198);
      const float v201 = as_type<float>(v199);
      const uint v202 = v196.y;
      const uint v203 = v202 << v170;
      const uint v204 = v202 & v171;
      const float v205 = as_type<float>(v203);
      const float v206 = as_type<float>(v204);
      const float4 v207 = float4(v200, v201, v205, v206);
      const float v112 = x2;
      const float v113 = v79.x;
      const float v114 = v207.x;
      const float v115 = fma(v113, v114, v112);
      const float v116 = v79.y;
      const float v117 = v207.y;
      const float v118 = fma(v116, v117, v115);
      const float v119 = v79.z;
      const float v120 = v207.z;
      const float v121 = fma(v119, v120, v118);
      const float v122 = v79.w;
      const float v123 = v207.w;
      const float v124 = fma(v122, v123, v121);
      x2 = v124;
      const uint v125 = v72 + v77;
      const uint v208 = v125 >> v166;
      const uint2 v209 = *(device const uint2*)(b1 + v208);
      const uint v210 = v209.x;
      const uint v211 = v210 << v170;
      const uint v212 = v210 & v171;
      const float v213 = as_type<float>(v211);
      const float v214 = as_type<float>(v212);
      const uint v215 = v209.y;
      const uint v216 = v215 << v170;
      const uint v217 = v215 & v171;
      const float v218 = as_type<float>(v216);
      const float v219 = as_type<float>(v217);
      const float4 v220 = float4(v213, v214, v218, v219);
      const float v127 = x3;
      const float v128 = v79.x;
      const float v129 = v220.x;
      const float v130 = fma(v128, v129, v127);
      const float v131 = v79.y;
      const float v132 = v220.y;
      const float v133 = fma(v131, v132, v130);
      const float v134 = v79.z;
      const float v135 = v220.z;
      const float v136 = fma(v134, v135, v133);
      const float v137 = v79.w;
      const float v138 = v220.w;
      const float v139 = fma(v137, v138, v136);
      x3 = v139;
    }
    const uint v141 = v73 * v140;
    const float v142 = x0;
    m1[v141] = v142;
    const uint v143 = v141 + v52;
    const float v144 = x1;
    m1[v143] = v144;
    const uint v145 = v141 + v65;
    const float v146 = x2;
    m1[v145] = v146;
    const uint v147 = v141 + v69;
    const float v148 = x3;
    m1[v147] = v148;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v150 = v73; v150 < v74; v150 += v149) {
      const uint v151 = v150 / v74;
      const uint v152 = v150 % v74;
      const bool v153 = v151 < v4;
      const bool v154 = v152 < v26;
      const bool v155 = v153 & v154;
      if (v155) {
        x4 = v51;
        for (uint v156 = v54; v156 < v149; v156 += v52) {
          const uint v157 = v156 * v140;
          const uint v158 = v150 + v157;
          const float v159 = m1[v158];
          const float v160 = x4;
          const float v161 = v160 + v159;
          x4 = v161;
        }
        const float v162 = x4;
        const uint v163 = v151 * v10;
        const uint v164 = v7 + v163;
        const uint v165 = v164 + v152;
        m0[v165] = v162;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v30 = v28; v30 < v10; v30 += v29) {
      const uint v31 = v30 / v10;
      const uint v32 = v30 % v10;
      const bool v33 = v31 < v4;
      const bool v34 = v32 < v26;
      const bool v35 = v33 & v34;
      if (v35) {
        const uint v36 = v0 + v31;
        const uint v37 = v24 + v32;
        const uint v38 = v36 * v8;
        const uint v39 = v38 + v37;
        const float v40 = b2[v39];
        const uint v41 = v36 - v0;
        const uint v42 = v41 * v10;
        const uint v43 = v37 - v24;
        const uint v44 = v42 + v43;
        const float v45 = m0[v44];
        const float v46 = b3[v37];
        const float v47 = v45 + v46;
        const float v48 = v40 + v47;
        const uint v49 = v36 * v8;
        const uint v50 = v49 + v37;
        b4[v50] = v48;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
