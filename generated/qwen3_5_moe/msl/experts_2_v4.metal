#include <metal_stdlib>
using namespace metal;

kernel void experts_2_v4(
    device const float* b0 [[buffer(0)]], // stored0
    device int* b1 [[buffer(1)]], // stored1
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup int m0[64];
  float x0;
  float x1;
  float x2;
  float x3;
  float4 x4;
  float4 x5;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const uint v12 = params[1];
  const uint v13 = params[2];
  const float v17 = INFINITY;
  const float v18 = -INFINITY;
  const float v19 = -1.0f;
  const uint v23 = lane;
  const uint v24 = 32u;
  const uint v56 = 4u;
  const uint v58 = 128u;
  const float4 v63 = float4(-INFINITY);
  const uint v77 = 2u;
  const uint v84 = 3u;
  const float4 v103 = float4(0.0f);
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const float v14 = float(v12);
    const uint v15 = v12 - v1;
    const float v16 = float(v15);
    x0 = v17;
    x1 = v19;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v20 = v11; v20 < v13; v20 += v1) {
      x2 = v18;
      x3 = v14;
      const float v21 = x0;
      const float v22 = x1;
      for (uint v25 = v23; v25 < v12; v25 += v24) {
        const uint v26 = v10 * v12;
        const uint v27 = v26 + v25;
        const float v28 = b0[v27];
        const float v29 = float(v25);
        const bool v30 = v28 < v21;
        const bool v31 = v21 == v28;
        const bool v32 = v22 < v29;
        const bool v33 = v31 & v32;
        const bool v34 = v30 | v33;
        const float v35 = x2;
        const float v36 = x3;
        const bool v37 = v35 < v28;
        const bool v38 = v28 == v35;
        const bool v39 = v29 < v36;
        const bool v40 = v38 & v39;
        const bool v41 = v37 | v40;
        const bool v42 = v34 & v41;
        const float v43 = select(v35, v28, v42);
        const float v44 = select(v36, v29, v42);
        x2 = v43;
        x3 = v44;
      }
      const float v45 = x2;
      const float v46 = x3;
      const float v177 = simd_shuffle_xor(v45, 16);
      const float v178 = max(v45, v177);
      const float v179 = simd_shuffle_xor(v178, 8);
      const float v180 = max(v178, v179);
      const float v181 = simd_shuffle_xor(v180, 4);
      const float v182 = max(v180, v181);
      const float v183 = simd_shuffle_xor(v182, 2);
      const float v184 = max(v182, v183);
      const float v185 = simd_shuffle_xor(v184, 1);
      const float v186 = max(v184, v185);
      const bool v48 = v45 == v186;
      const float v49 = select(v14, v46, v48);
      const float v50 = -v49;
      const float v187 = simd_shuffle_xor(v50, 16);
      const float v188 = max(v50, v187);
      const float v189 = simd_shuffle_xor(v188, 8);
      const float v190 = max(v188, v189);
      const float v191 = simd_shuffle_xor(v190, 4);
      const float v192 = max(v190, v191);
      const float v193 = simd_shuffle_xor(v192, 2);
      const float v194 = max(v192, v193);
      const float v195 = simd_shuffle_xor(v194, 1);
      const float v196 = max(v194, v195);
      const float v52 = -v196;
      const float v53 = min(v52, v16);
      x0 = v186;
      x1 = v53;
      const bool v54 = v23 < v1;
      if (v54) {
        const int v55 = int(v53);
        m0[v20] = v55;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    const uint v57 = v23 * v56;
    for (uint v59 = v57; v59 < v13; v59 += v58) {
      const int4 v60 = *(threadgroup int4*)(m0 + v59);
      const uint v61 = v10 * v13;
      const uint v62 = v61 + v59;
      *(device int4*)(b1 + v62) = v60;
    }
    x4 = v63;
    const uint v64 = v23 * v56;
    for (uint v65 = v64; v65 < v13; v65 += v58) {
      const int v66 = m0[v65];
      const uint v67 = uint(v66);
      const uint v68 = v10 * v12;
      const uint v69 = v68 + v67;
      const float v70 = b0[v69];
      const uint v71 = v65 + v1;
      const int v72 = m0[v71];
      const uint v73 = uint(v72);
      const uint v74 = v10 * v12;
      const uint v75 = v74 + v73;
      const float v76 = b0[v75];
      const uint v78 = v65 + v77;
      const int v79 = m0[v78];
      const uint v80 = uint(v79);
      const uint v81 = v10 * v12;
      const uint v82 = v81 + v80;
      const float v83 = b0[v82];
      const uint v85 = v65 + v84;
      const int v86 = m0[v85];
      const uint v87 = uint(v86);
      const uint v88 = v10 * v12;
      const uint v89 = v88 + v87;
      const float v90 = b0[v89];
      const float4 v91 = float4(v70, v76, v83, v90);
      const float4 v92 = x4;
      const float4 v93 = max(v92, v91);
      x4 = v93;
    }
    const float4 v94 = x4;
    const float v95 = v94.x;
    const float v96 = v94.y;
    const float v97 = max(v95, v96);
    const float v98 = v94.z;
    const float v99 = max(v97, v98);
    const float v100 = v94.w;
    const float v101 = max(v99, v100);
    const float v197 = simd_shuffle_xor(v101, 16);
    const float v198 = max(v101, v197);
    const float v199 = simd_shuffle_xor(v198, 8);
    const float v200 = max(v198, v199);
    const float v201 = simd_shuffle_xor(v200, 4);
    const float v202 = max(v200, v201);
    const float v203 = simd_shuffle_xor(v202, 2);
    const float v204 = max(v202, v203);
    const float v205 = simd_shuffle_xor(v204, 1);
    const float v206 = max(v204, v205);
    x5 = v103;
    const uint v104 = v23 * v56;
    for (uint v105 = v104; v105 < v13; v105 += v58) {
      const int v106 = m0[v105];
      const uint v107 = uint(v106);
      const uint v108 = v10 * v12;
      const uint v109 = v108 + v107;
      const float v110 = b0[v109];
      const uint v111 = v105 + v1;
      const int v112 = m0[v111];
      const uint v113 = uint(v112);
      const uint v114 = v10 * v12;
      const uint v115 = v114 + v113;
      const float v116 = b0[v115];
      const uint v117 = v105 + v77;
      const int v118 = m0[v117];
      const uint v119 = uint(v118);
      const uint v120 = v10 * v12;
      const uint v121 = v120 + v119;
      const float v122 = b0[v121];
      const uint v123 = v105 + v84;
      const int v124 = m0[v123];
      const uint v125 = uint(v124);
      const uint v126 = v10 * v12;
      const uint v127 = v126 + v125;
      const float v128 = b0[v127];
      const float4 v129 = float4(v110, v116, v122, v128);
      const float4 v130 = float4(v206);
      const float4 v131 = v129 - v130;
      const float4 v132 = precise::exp(v131);
      const float4 v133 = x5;
      const float4 v134 = v133 + v132;
      x5 = v134;
    }
    const float4 v135 = x5;
    const float v136 = v135.x;
    const float v137 = v135.y;
    const float v138 = v136 + v137;
    const float v139 = v135.z;
    const float v140 = v138 + v139;
    const float v141 = v135.w;
    const float v142 = v140 + v141;
    const float v207 = simd_shuffle_xor(v142, 16);
    const float v208 = v142 + v207;
    const float v209 = simd_shuffle_xor(v208, 8);
    const float v210 = v208 + v209;
    const float v211 = simd_shuffle_xor(v210, 4);
    const float v212 = v210 + v211;
    const float v213 = simd_shuffle_xor(v212, 2);
    const float v214 = v212 + v213;
    const float v215 = simd_shuffle_xor(v214, 1);
    const float v216 = v214 + v215;
    const uint v144 = v23 * v56;
    for (uint v145 = v144; v145 < v13; v145 += v58) {
      const int v146 = m0[v145];
      const uint v147 = uint(v146);
      const uint v148 = v10 * v12;
      const uint v149 = v148 + v147;
      const float v150 = b0[v149];
      const uint v151 = v145 + v1;
      const int v152 = m0[v151];
      const uint v153 = uint(v152);
      const uint v154 = v10 * v12;
      const uint v155 = v154 + v153;
      const float v156 = b0[v155];
      const uint v157 = v145 + v77;
      const int v158 = m0[v157];
      const uint v159 = uint(v158);
      const uint v160 = v10 * v12;
      const uint v161 = v160 + v159;
      const float v162 = b0[v161];
      const uint v163 = v145 + v84;
      const int v164 = m0[v163];
      const uint v165 = uint(v164);
      const uint v166 = v10 * v12;
      const uint v167 = v166 + v165;
      const float v168 = b0[v167];
      const float4 v169 = float4(v150, v156, v162, v168);
      const float4 v170 = float4(v206);
      const float4 v171 = v169 - v170;
      const float4 v172 = precise::exp(v171);
      const float4 v173 = float4(v216);
      const float4 v174 = v172 / v173;
      const uint v175 = v10 * v13;
      const uint v176 = v175 + v145;
      *(device float4*)(b2 + v176) = v174;
    }
  }
}
