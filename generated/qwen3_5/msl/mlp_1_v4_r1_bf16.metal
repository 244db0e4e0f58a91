#include <metal_stdlib>
using namespace metal;

kernel void mlp_1_v4_r1_bf16(
    device const float* b0 [[buffer(0)]], // v21
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // v24
    constant uint* params [[buffer(4)]],
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
  const uint v158 = 1u;
  const uint v162 = 16u;
  const uint v163 = 4294901760u;
  const float v43 = 0.0f;
  const uint v44 = 1u;
  const uint v46 = 0u;
  const uint v57 = 2u;
  const uint v61 = 3u;
  const uint v65 = lane;
  const uint v66 = 4u;
  const uint v68 = 128u;
  const uint v132 = 5u;
  const uint v141 = 32u;
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
  const uint v22 = lane;
  const uint v23 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v6 = v0 * v5;
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  for (uint v17 = v15; v17 < v12; v17 += v16) {
    const uint v18 = v17 * v10;
    const uint v19 = v8 - v18;
    const uint v20 = min(v10, v19);
    const uint v21 = v18 * v5;
    x0 = v43;
    x1 = v43;
    x2 = v43;
    x3 = v43;
    const uint v45 = v4 - v44;
    const uint v47 = min(v46, v45);
    const uint v48 = v47 * v5;
    const uint v49 = v6 + v48;
    const uint v50 = v20 - v44;
    const uint v51 = min(v46, v50);
    const uint v52 = v51 * v5;
    const uint v53 = v21 + v52;
    const uint v54 = min(v44, v50);
    const uint v55 = v54 * v5;
    const uint v56 = v21 + v55;
    const uint v58 = min(v57, v50);
    const uint v59 = v58 * v5;
    const uint v60 = v21 + v59;
    const uint v62 = min(v61, v50);
    const uint v63 = v62 * v5;
    const uint v64 = v21 + v63;
    const uint v67 = v65 * v66;
    for (uint v69 = v67; v69 < v5; v69 += v68) {
      const uint v70 = v49 + v69;
      const float4 v71 = *(device const float4*)(b0 + v70);
      const uint v72 = v53 + v69;
      const uint v159 = v72 >> v158;
      const uint2 v160 = *(device const uint2*)(b1 + v159);
      const uint v161 = v160.x;
      const uint v164 = v161 << v162;
      const uint v165 = v161 & v163;
      const float v166 = as_type<float>(v164);
      const float v167 = as_type<float>(v165);
      const uint v168 = v160.y;
      const uint v169 = v168 << v162;
      const uint v170 = v168 & v163;
      const float v171 = as_type<float>(v169);
      const float v172 = as_type<float>(v170);
      const float4 v173 = float4(v166, v167, v171, v172);
      const float v74 = x0;
      const float v75 = v71.x;
      const float v76 = v173.x;
      const float v77 = fma(v75, v76, v74);
      const float v78 = v71.y;
      const float v79 = v173.y;
      const float v80 = fma(v78, v79, v77);
      const float v81 = v71.z;
      const float v82 = v173.z;
      const float v83 = fma(v81, v82, v80);
      const float v84 = v71.w;
      const float v85 = v173.w;
      const float v86 = fma(v84, v85, v83);
      x0 = v86;
      const uint v87 = v56 + v69;
      const uint v174 = v87 >> v158;
      const uint2 v175 = *(device const uint2*)(b1 + v174);
      const uint v176 = v175.x;
      const uint v177 = v176 << v162;
      const uint v178 = v176 & v163;
      const float v179 = as_type<float>(v177);
      const float v180 = as_type<float>(v178);
      const uint v181 = v175.y;
      const uint v182 = v181 << v162;
      const uint v183 = v181 & v163;
      const float v184 = as_type<float>(v182);
      const float v185 = as_type<float>(v183);
      const float4 v186 = float4(v179, v180, v184, v185);
      const float v89 = x1;
      const float v90 = v71.x;
      const float v91 = v186.x;
      const float v92 = fma(v90, v91, v89);
      const float v93 = v71.y;
      const float v94 = v186.y;
      const float v95 = fma(v93, v94, v92);
      const float v96 = v71.z;
      const float v97 = v186.z;
      const float v98 = fma(v96, v97, v95);
      const float v99 = v71.w;
      const float v100 = v186.w;
      const float v101 = fma(v99, v100, v98);
      x1 = v101;
      const uint v102 = v60 + v69;
      const uint v187 = v102 >> v158;
      const uint2 v188 = *(device const uint2*)(b1 + v187);
      const uint v189 = v188.x;
      const uint v190 = v189 << v162;
      const uint v191 = v189 & v163;
      const float v192 = as_type<float>(v190);
      const float v193 = as_type<float>(v191);
      const uint v194 = v188.y;
      const uint v195 = v194 << v162;
      const uint v196 = v194 & v163;
      const float v197 = as_type<float>(v195);
      const float v198 = as_type<float>(v196);
      const float4 v199 = float4(v192, v193, v197, v198);
      const float v104 = x2;
      const float v105 = v71.x;
      const float v106 = v199.x;
      const float v107 = fma(v105, v106, v104);
      const float v108 = v71.y;
      const float v109 = v199.y;
      const float v110 = fma(v108, v109, v107);
      const float v111 = v71.z;
      const float v112 = v199.z;
      const float v113 = fma(v111, v112, v110);
      const float v114 = v71.w;
      const float v115 = v199.w;
      const float v116 = fma(v114, v115, v113);
      x2 = v116;
      const uint v117 = v64 + v69;
      const uint v200 = v117 >> v158;
      const uint2 v201 = *(device const uint2*)(b1 + v200);
      const uint v202 = v201.x;
      const uint v203 = v202 << v162;
      const uint v204 = v202 & v163;
      const float v205 = as_type<float>(v203);
      const float v206 = as_type<float>(v204);
      const uint v207 = v201.y;
      const uint v208 = v207 << v162;
      const uint v209 = v207 & v163;
      const float v210 = as_type<float>(v208);
      const float v211 = as_type<float>(v209);
      const float4 v212 = float4(v205, v206, v210, v211);
      const float v119 = x3;
      const float v120 = v71.x;
      const float v121 = v212.x;
      const float v122 = fma(v120, v121, v119);
      const float v123 = v71.y;
      const float v124 = v212.y;
      const float v125 = fma(v123, v124, v122);
      const float v126 = v71.z;
      const float v127 = v212.z;
      const float v128 = fma(v126, v127, v125);
      const float v129 = v71.w;
      const float v130 = v212.w;
      const float v131 = fma(v129, v130, v128);
      x3 = v131;
    }
    const uint v133 = v65 * v132;
    const float v134 = x0;
    m1[v133] = v134;
    const uint v135 = v133 + v44;
    const float v136 = x1;
    m1[v135] = v136;
    const uint v137 = v133 + v57;
    const float v138 = x2;
    m1[v137] = v138;
    const uint v139 = v133 + v61;
    const float v140 = x3;
    m1[v139] = v140;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v142 = v65; v142 < v66; v142 += v141) {
      const uint v143 = v142 / v66;
      const uint v144 = v142 % v66;
      const bool v145 = v143 < v4;
      const bool v146 = v144 < v20;
      const bool v147 = v145 & v146;
      if (v147) {
        x4 = v43;
        for (uint v148 = v46; v148 < v141; v148 += v44) {
          const uint v149 = v148 * v132;
          const uint v150 = v142 + v149;
          const float v151 = m1[v150];
          const float v152 = x4;
          const float v153 = v152 + v151;
          x4 = v153;
        }
        const float v154 = x4;
        const uint v155 = v143 * v10;
        const uint v156 = v7 + v155;
        const uint v157 = v156 + v144;
        m0[v157] = v154;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v24 = v22; v24 < v10; v24 += v23) {
      const uint v25 = v24 / v10;
      const uint v26 = v24 % v10;
      const bool v27 = v25 < v4;
      const bool v28 = v26 < v20;
      const bool v29 = v27 & v28;
      if (v29) {
        const uint v30 = v0 + v25;
        const uint v31 = v18 + v26;
        const uint v32 = v30 * v8;
        const uint v33 = v32 + v31;
        const float v34 = b2[v33];
        const uint v35 = v30 - v0;
        const uint v36 = v35 * v10;
        const uint v37 = v31 - v18;
        const uint v38 = v36 + v37;
        const float v39 = m0[v38];
        const float v40 = v34 + v39;
        const uint v41 = v30 * v8;
        const uint v42 = v41 + v31;
        b3[v42] = v40;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
