#include <metal_stdlib>
using namespace metal;

kernel void head_1_v4_r1_bf16(
    device const float* b0 [[buffer(0)]], // v13
    device const uint* b1 [[buffer(1)]], // lm_head
    device float* b2 [[buffer(2)]], // v15
    constant uint* params [[buffer(3)]],
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
  const uint v154 = 1u;
  const uint v158 = 16u;
  const uint v159 = 4294901760u;
  const float v39 = 0.0f;
  const uint v40 = 1u;
  const uint v42 = 0u;
  const uint v53 = 2u;
  const uint v57 = 3u;
  const uint v61 = lane;
  const uint v62 = 4u;
  const uint v64 = 128u;
  const uint v128 = 5u;
  const uint v137 = 32u;
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
    x0 = v39;
    x1 = v39;
    x2 = v39;
    x3 = v39;
    const uint v41 = v4 - v40;
    const uint v43 = min(v42, v41);
    const uint v44 = v43 * v5;
    const uint v45 = v6 + v44;
    const uint v46 = v20 - v40;
    const uint v47 = min(v42, v46);
    const uint v48 = v47 * v5;
    const uint v49 = v21 + v48;
    const uint v50 = min(v40, v46);
    const uint v51 = v50 * v5;
    const uint v52 = v21 + v51;
    const uint v54 = min(v53, v46);
    const uint v55 = v54 * v5;
    const uint v56 = v21 + v55;
    const uint v58 = min(v57, v46);
    const uint v59 = v58 * v5;
    const uint v60 = v21 + v59;
    const uint v63 = v61 * v62;
    for (uint v65 = v63; v65 < v5; v65 += v64) {
      const uint v66 = v45 + v65;
      const float4 v67 = *(device const float4*)(b0 + v66);
      const uint v68 = v49 + v65;
      const uint v155 = v68 >> v154;
      const uint2 v156 = *(device const uint2*)(b1 + v155);
      const uint v157 = v156.x;
      const uint v160 = v157 << v158;
      const uint v161 = v157 & v159;
      const float v162 = as_type<float>(v160);
      const float v163 = as_type<float>(v161);
      const uint v164 = v156.y;
      const uint v165 = v164 << v158;
      const uint v166 = v164 & v159;
      const float v167 = as_type<float>(v165);
      const float v168 = as_type<float>(v166);
      const float4 v169 = float4(v162, v163, v167, v168);
      const float v70 = x0;
      const float v71 = v67.x;
      const float v72 = v169.x;
      const float v73 = fma(v71, v72, v70);
      const float v74 = v67.y;
      const float v75 = v169.y;
      const float v76 = fma(v74, v75, v73);
      const float v77 = v67.z;
      const float v78 = v169.z;
      const float v79 = fma(v77, v78, v76);
      const float v80 = v67.w;
      const float v81 = v169.w;
      const float v82 = fma(v80, v81, v79);
      x0 = v82;
      const uint v83 = v52 + v65;
      const uint v170 = v83 >> v154;
      const uint2 v171 = *(device const uint2*)(b1 + v170);
      const uint v172 = v171.x;
      const uint v173 = v172 << v158;
      const uint v174 = v172 & v159;
      const float v175 = as_type<float>(v173);
      const float v176 = as_type<float>(v174);
      const uint v177 = v171.y;
      const uint v178 = v177 << v158;
      const uint v179 = v177 & v159;
      const float v180 = as_type<float>(v178);
      const float v181 = as_type<float>(v179);
      const float4 v182 = float4(v175, v176, v180, v181);
      const float v85 = x1;
      const float v86 = v67.x;
      const float v87 = v182.x;
      const float v88 = fma(v86, v87, v85);
      const float v89 = v67.y;
      const float v90 = v182.y;
      const float v91 = fma(v89, v90, v88);
      const float v92 = v67.z;
      const float v93 = v182.z;
      const float v94 = fma(v92, v93, v91);
      const float v95 = v67.w;
      const float v96 = v182.w;
      const float v97 = fma(v95, v96, v94);
      x1 = v97;
      const uint v98 = v56 + v65;
      const uint v183 = v98 >> v154;
      const uint2 v184 = *(device const uint2*)(b1 + v183);
      const uint v185 = v184.x;
      const uint v186 = v185 << v158;
      const uint v187 = v185 & v159;
      const float v188 = as_type<float>(v186);
      const float v189 = as_type<float>(v187);
      const uint v190 = v184.y;
      const uint v191 = v190 << v158;
      const uint v192 = v190 & v159;
      const float v193 = as_type<float>(v191);
      const float v194 = as_type<float>(v192);
      const float4 v195 = float4(v188, v189, v193, v194);
      const float v100 = x2;
      const float v101 = v67.x;
      const float v102 = v195.x;
      const float v103 = fma(v101, v102, v100);
      const float v104 = v67.y;
      const float v105 = v195.y;
      const float v106 = fma(v104, v105, v103);
      const float v107 = v67.z;
      const float v108 = v195.z;
      const float v109 = fma(v107, v108, v106);
      const float v110 = v67.w;
      const float v111 = v195.w;
      const float v112 = fma(v110, v111, v109);
      x2 = v112;
      const uint v113 = v60 + v65;
      const uint v196 = v113 >> v154;
      const uint2 v197 = *(device const uint2*)(b1 + v196);
      const uint v198 = v197.x;
      const uint v199 = v198 << v158;
      const uint v200 = v198 & v159;
      const float v201 = as_type<float>(v199);
      const float v202 = as_type<float>(v200);
      const uint v203 = v197.y;
      const uint v204 = v203 << v158;
      const uint v205 = v203 & v159;
      const float v206 = as_type<float>(v204);
      const float v207 = as_type<float>(v205);
      const float4 v208 = float4(v201, v202, v206, v207);
      const float v115 = x3;
      const float v116 = v67.x;
      const float v117 = v208.x;
      const float v118 = fma(v116, v117, v115);
      const float v119 = v67.y;
      const float v120 = v208.y;
      const float v121 = fma(v119, v120, v118);
      const float v122 = v67.z;
      const float v123 = v208.z;
      const float v124 = fma(v122, v123, v121);
      const float v125 = v67.w;
      const float v126 = v208.w;
      const float v127 = fma(v125, v126, v124);
      x3 = v127;
    }
    const uint v129 = v61 * v128;
    const float v130 = x0;
    m1[v129] = v130;
    const uint v131 = v129 + v40;
    const float v132 = x1;
    m1[v131] = v132;
    const uint v133 = v129 + v53;
    const float v134 = x2;
    m1[v133] = v134;
    const uint v135 = v129 + v57;
    const float v136 = x3;
    m1[v135] = v136;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v138 = v61; v138 < v62; v138 += v137) {
      const uint v139 = v138 / v62;
      const uint v140 = v138 % v62;
      const bool v141 = v139 < v4;
      const bool v142 = v140 < v20;
      const bool v143 = v141 & v142;
      if (v143) {
        x4 = v39;
        for (uint v144 = v42; v144 < v137; v144 += v40) {
          const uint v145 = v144 * v128;
          const uint v146 = v138 + v145;
          const float v147 = m1[v146];
          const float v148 = x4;
          const float v149 = v148 + v147;
          x4 = v149;
        }
        const float v150 = x4;
        const uint v151 = v139 * v10;
        const uint v152 = v7 + v151;
        const uint v153 = v152 + v140;
        m0[v153] = v150;
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
        const uint v32 = v30 - v0;
        const uint v33 = v32 * v10;
        const uint v34 = v31 - v18;
        const uint v35 = v33 + v34;
        const float v36 = m0[v35];
        const uint v37 = v30 * v8;
        const uint v38 = v37 + v31;
        b2[v38] = v36;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
