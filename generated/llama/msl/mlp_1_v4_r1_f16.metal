#include <metal_stdlib>
using namespace metal;

kernel void mlp_1_v4_r1_f16(
    device const float* b0 [[buffer(0)]], // stored0
    device const uint* b1 [[buffer(1)]], // down_proj
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
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
  const uint v164 = 1u;
  const float v49 = 0.0f;
  const uint v50 = 1u;
  const uint v52 = 0u;
  const uint v63 = 2u;
  const uint v67 = 3u;
  const uint v71 = lane;
  const uint v72 = 4u;
  const uint v74 = 128u;
  const uint v138 = 5u;
  const uint v147 = 32u;
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
    x0 = v49;
    x1 = v49;
    x2 = v49;
    x3 = v49;
    const uint v51 = v4 - v50;
    const uint v53 = min(v52, v51);
    const uint v54 = v53 * v5;
    const uint v55 = v6 + v54;
    const uint v56 = v26 - v50;
    const uint v57 = min(v52, v56);
    const uint v58 = v57 * v5;
    const uint v59 = v27 + v58;
    const uint v60 = min(v50, v56);
    const uint v61 = v60 * v5;
    const uint v62 = v27 + v61;
    const uint v64 = min(v63, v56);
    const uint v65 = v64 * v5;
    const uint v66 = v27 + v65;
    const uint v68 = min(v67, v56);
    const uint v69 = v68 * v5;
    const uint v70 = v27 + v69;
    const uint v73 = v71 * v72;
    for (uint v75 = v73; v75 < v5; v75 += v74) {
      const uint v76 = v55 + v75;
      const float4 v77 = *(device const float4*)(b0 + v76);
      const uint v78 = v59 + v75;
      const uint v165 = v78 >> v164;
      const uint2 v166 = *(device const uint2*)(b1 + v165);
      const uint v167 = v166.x;
      const float2 v168 = float2(as_type<half2>(v167));
      const float v169 = v168.x;
      const float v170 = v168.y;
      const uint v171 = v166.y;
      const float2 v172 = float2(as_type<half2>(v171));
      const float v173 = v172.x;
      const float v174 = v172.y;
      const float4 v175 = float4(v169, v170, v173, v174);
      const float v80 = x0;
      const float v81 = v77.x;
      const float v82 = v175.x;
      const float v83 = fma(v81, v82, v80);
      const float v84 = v77.y;
      const float v85 = v175.y;
      const float v86 = fma(v84, v85, v83);
      const float v87 = v77.z;
      const float v88 = v175.z;
      const float v89 = fma(v87, v88, v86);
      const float v90 = v77.w;
      const float v91 = v175.w;
      const float v92 = fma(v90, v91, v89);
      x0 = v92;
      const uint v93 = v62 + v75;
      const uint v176 = v93 >> v164;
      const uint2 v177 = *(device const uint2*)(b1 + v176);
      const uint v178 = v177.x;
      const float2 v179 = float2(as_type<half2>(v178));
      const float v180 = v179.x;
      const float v181 = v179.y;
      const uint v182 = v177.y;
      const float2 v183 = float2(as_type<half2>(v182));
      const float v184 = v183.x;
      const float v185 = v183.y;
      const float4 v186 = float4(v180, v181, v184, v185);
      const float v95 = x1;
      const float v96 = v77.x;
      const float v97 = v186.x;
      const float v98 = fma(v96, v97, v95);
      const float v99 = v77.y;
      const float v100 = v186.y;
      const float v101 = fma(v99, v100, v98);
      const float v102 = v77.z;
      const float v103 = v186.z;
      const float v104 = fma(v102, v103, v101);
      const float v105 = v77.w;
      const float v106 = v186.w;
      const float v107 = fma(v105, v106, v104);
      x1 = v107;
      const uint v108 = v66 + v75;
      const uint v187 = v108 >> v164;
      const uint2 v188 = *(device const uint2*)(b1 + v187);
      const uint v189 = v188.x;
      const float2 v190 = float2(as_type<half2>(v189));
      const float v191 = v190.x;
      const float v192 = v190.y;
      const uint v193 = v188.y;
      const float2 v194 = float2(as_type<half2>(v193));
      const float v195 = v194.x;
      const float v196 = v194.y;
      const float4 v197 = float4(v191, v192, v195, v196);
      const float v110 = x2;
      const float v111 = v77.x;
      const float v112 = v197.x;
      const float v113 = fma(v111, v112, v110);
      const float v114 = v77.y;
      const float v115 = v197.y;
      const float v116 = fma(v114, v115, v113);
      const float v117 = v77.z;
      const float v118 = v197.z;
      const float v119 = fma(v117, v118, v116);
      const float v120 = v77.w;
      const float v121 = v197.w;
      const float v122 = fma(v120, v121, v119);
      x2 = v122;
      const uint v123 = v70 + v75;
      const uint v198 = v123 >> v164;
      const uint2 v199 = *(device const uint2*)(b1 + v198);
      const uint v200 = v199.x;
      const float2 v201 = float2(as_type<half2>(v200));
      const float v202 = v201.x;
      const float v203 = v201.y;
      const uint v204 = v199.y;
      const float2 v205 = float2(as_type<half2>(v204));
      const float v206 = v205.x;
      const float v207 = v205.y;
      const float4 v208 = float4(v202, v203, v206, v207);
      const float v125 = x3;
      const float v126 = v77.x;
      const float v127 = v208.x;
      const float v128 = fma(v126, v127, v125);
      const float v129 = v77.y;
      const float v130 = v208.y;
      const float v131 = fma(v129, v130, v128);
      const float v132 = v77.z;
      const float v133 = v208.z;
      const float v134 = fma(v132, v133, v131);
      const float v135 = v77.w;
      const float v136 = v208.w;
      const float v137 = fma(v135, v136, v134);
      x3 = v137;
    }
    const uint v139 = v71 * v138;
    const float v140 = x0;
    m1[v139] = v140;
    const uint v141 = v139 + v50;
    const float v142 = x1;
    m1[v141] = v142;
    const uint v143 = v139 + v63;
    const float v144 = x2;
    m1[v143] = v144;
    const uint v145 = v139 + v67;
    const float v146 = x3;
    m1[v145] = v146;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v148 = v71; v148 < v72; v148 += v147) {
      const uint v149 = v148 / v72;
      const uint v150 = v148 % v72;
      const bool v151 = v149 < v4;
      const bool v152 = v150 < v26;
      const bool v153 = v151 & v152;
      if (v153) {
        x4 = v49;
        for (uint v154 = v52; v154 < v147; v154 += v50) {
          const uint v155 = v154 * v138;
          const uint v156 = v148 + v155;
          const float v157 = m1[v156];
          const float v158 = x4;
          const float v159 = v158 + v157;
          x4 = v159;
        }
        const float v160 = x4;
        const uint v161 = v149 * v10;
        const uint v162 = v7 + v161;
        const uint v163 = v162 + v150;
        m0[v163] = v160;
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
        const float v46 = v40 + v45;
        const uint v47 = v36 * v8;
        const uint v48 = v47 + v37;
        b3[v48] = v46;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
