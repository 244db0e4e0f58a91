#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v4_r1_bf16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // v65
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // v70
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
  const uint v180 = 1u;
  const uint v184 = 16u;
  const uint v185 = 4294901760u;
  const float v65 = 0.0f;
  const uint v66 = 1u;
  const uint v68 = 0u;
  const uint v79 = 2u;
  const uint v83 = 3u;
  const uint v87 = lane;
  const uint v88 = 4u;
  const uint v90 = 128u;
  const uint v154 = 5u;
  const uint v163 = 32u;
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
  const uint v21 = 512u;
  const uint v27 = lane;
  const uint v29 = 128u;
  const uint v32 = params[3];
  const uint v43 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v10 = v7 + v8;
  const uint v11 = v10 / v9;
  const uint v12 = v7 + v8;
  const uint v13 = v12 / v9;
  for (uint v16 = v14; v16 < v11; v16 += v15) {
    const uint v17 = v16 * v9;
    const uint v18 = v7 - v17;
    const uint v19 = min(v9, v18);
    const uint v20 = v17 * v5;
    x0 = v65;
    x1 = v65;
    x2 = v65;
    x3 = v65;
    for (uint v22 = v6; v22 < v5; v22 += v21) {
      const uint v23 = v5 - v22;
      const uint v24 = min(v21, v23);
      for (uint v25 = v6; v25 < v4; v25 += v1) {
        const uint v26 = v0 + v25;
        const uint v28 = v27 * v9;
        for (uint v30 = v28; v30 < v24; v30 += v29) {
          const uint v31 = v22 + v30;
          const uint v33 = v31 % v32;
          const uint v34 = v31 / v32;
          const uint v35 = v26 * v5;
          const uint v36 = v34 * v32;
          const uint v37 = v35 + v36;
          const uint v38 = v37 + v33;
          const float4 v39 = *(device const float4*)(b1 + v38);
          const uint v40 = v25 * v21;
          const uint v41 = v30 + v40;
          *(threadgroup float4*)(m0 + v41) = v39;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v42 = v20 + v22;
      const uint v67 = v4 - v66;
      const uint v69 = min(v68, v67);
      const uint v70 = v69 * v21;
      const uint v71 = v6 + v70;
      const uint v72 = v19 - v66;
      const uint v73 = min(v68, v72);
      const uint v74 = v73 * v5;
      const uint v75 = v42 + v74;
      const uint v76 = min(v66, v72);
      const uint v77 = v76 * v5;
      const uint v78 = v42 + v77;
      const uint v80 = min(v79, v72);
      const uint v81 = v80 * v5;
      const uint v82 = v42 + v81;
      const uint v84 = min(v83, v72);
      const uint v85 = v84 * v5;
      const uint v86 = v42 + v85;
      const uint v89 = v87 * v88;
      for (uint v91 = v89; v91 < v24; v91 += v90) {
        const uint v92 = v71 + v91;
        const float4 v93 = *(threadgroup float4*)(m0 + v92);
        const uint v94 = v75 + v91;
        const uint v181 = v94 >> v180;
        const uint2 v182 = *(device const uint2*)(b0 + v181);
        const uint v183 = v182.x;
        const uint v186 = v183 << v184;
        const uint v187 = v183 & v185;
        const float v188 = as_type<float>(v186);
        const float v189 = as_type<float>(v187);
        const uint v190 = v182.y;
        const uint v191 = v190 << v184;
        const uint v192 = v190 & v185;
        const float v193 = as_type<float>(v191);
        const float v194 = as_type<float>(v192);
        const float4 v195 = float4(v188, v189, v193, v194);
        const float v96 = x0;
        const float v97 = v93.x;
        const float v98 = v195.x;
        const float v99 = fma(v97, v98, v96);
        const float v100 = v93.y;
        const float v101 = v195.y;
        const float v102 = fma(v100, v101, v99);
        const float v103 = v93.z;
        const float v104 = v195.z;
        const float v105 = fma(v103, v104, v102);
        const float v106 = v93.w;
        const float v107 = v195.w;
        const float v108 = fma(v106, v107, v105);
        x0 = v108;
        const uint v109 = v78 + v91;
        const uint v196 = v109 >> v180;
        const uint2 v197 = *(device const uint2*)(b0 + v196);
        const uint v198 = v197.x;
        const uint v199 = v198 << v184;
        const uint v200 = v198 & v185;
        const float v201 = as_type<float>(v199);
        const float v202 = as_type<float>(v200);
        const uint v203 = v197.y;
        const uint v204 = v203 << v184;
        const uint v205 = v203 & v185;
        const float v206 = as_type<float>(v204);
        const float v207 = as_type<float>(v205);
        const float4 v208 = float4(v201, v202, v206, v207);
        const float v111 = x1;
        const float v112 = v93.x;
        const float v113 = v208.x;
        const float v114 = fma(v112, v113, v111);
        const float v115 = v93.y;
        const float v116 = v208.y;
        const float v117 = fma(v115, v116, v114);
        const float v118 = v93.z;
        const float v119 = v208.z;
        const float v120 = fma(v118, v119, v117);
        const float v121 = v93.w;
        const float v122 = v208.w;
        const float v123 = fma(v121, v122, v120);
        x1 = v123;
        const uint v124 = v82 + v91;
        const uint v209 = v124 >> v180;
        const uint2 v210 = *(device const uint2*)(b0 + v209);
        const uint v211 = v210.x;
        const uint v212 = v211 << v184;
        const uint v213 = v211 & v185;
        const float v214 = as_type<float>(v212);
        const float v215 = as_type<float>(v213);
        const uint v216 = v210.y;
        const uint v217 = v216 << v184;
        const uint v218 = v216 & v185;
        const float v219 = as_type<float>(v217);
        const float v220 = as_type<float>(v218);
        const float4 v221 = float4(v214, v215, v219, v220);
        const float v126 = x2;
        const float v127 = v93.x;
        const float v128 = v221.x;
        const float v129 = fma(v127, v128, v126);
        const float v130 = v93.y;
        const float v131 = v221.y;
        const float v132 = fma(v130, v131, v129);
        const float v133 = v93.z;
        const float v134 = v221.z;
        const float v135 = fma(v133, v134, v132);
        const float v136 = v93.w;
        const float v137 = v221.w;
        const float v138 = fma(v136, v137, v135);
        x2 = v138;
        const uint v139 = v86 + v91;
        const uint v222 = v139 >> v180;
        const uint2 v223 = *(device const uint2*)(b0 + v222);
        const uint v224 = v223.x;
        const uint v225 = v224 << v184;
        const uint v226 = v224 & v185;
        const float v227 = as_type<float>(v225);
        const float v228 = as_type<float>(v226);
        const uint v229 = v223.y;
        const uint v230 = v229 << v184;
        const uint v231 = v229 & v185;
        const float v232 = as_type<float>(v230);
        const float v233 = as_type<float>(v231);
        const float4 v234 = float4(v227, v228, v232, v233);
        const float v141 = x3;
        const float v142 = v93.x;
        const float v143 = v234.x;
        const float v144 = fma(v142, v143, v141);
        const float v145 = v93.y;
        const float v146 = v234.y;
        const float v147 = fma(v145, v146, v144);
        const float v148 = v93.z;
        const float v149 = v234.z;
        const float v150 = fma(v148, v149, v147);
        const float v151 = v93.w;
        const float v152 = v234.w;
        const float v153 = fma(v151, v152, v150);
        x3 = v153;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v155 = v87 * v154;
    const float v156 = x0;
    m2[v155] = v156;
    const uint v157 = v155 + v66;
    const float v158 = x1;
    m2[v157] = v158;
    const uint v159 = v155 + v79;
    const float v160 = x2;
    m2[v159] = v160;
    const uint v161 = v155 + v83;
    const float v162 = x3;
    m2[v161] = v162;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v164 = v87; v164 < v88; v164 += v163) {
      const uint v165 = v164 / v88;
      const uint v166 = v164 % v88;
      const bool v167 = v165 < v4;
      const bool v168 = v166 < v19;
      const bool v169 = v167 & v168;
      if (v169) {
        x4 = v65;
        for (uint v170 = v68; v170 < v163; v170 += v66) {
          const uint v171 = v170 * v154;
          const uint v172 = v164 + v171;
          const float v173 = m2[v172];
          const float v174 = x4;
          const float v175 = v174 + v173;
          x4 = v175;
        }
        const float v176 = x4;
        const uint v177 = v165 * v9;
        const uint v178 = v6 + v177;
        const uint v179 = v178 + v166;
        m1[v179] = v176;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v44 = v27; v44 < v9; v44 += v43) {
      const uint v45 = v44 / v9;
      const uint v46 = v44 % v9;
      const bool v47 = v45 < v4;
      const bool v48 = v46 < v19;
      const bool v49 = v47 & v48;
      if (v49) {
        const uint v50 = v0 + v45;
        const uint v51 = v17 + v46;
        const uint v52 = v50 * v7;
        const uint v53 = v52 + v51;
        const float v54 = b2[v53];
        const uint v55 = v50 - v0;
        const uint v56 = v55 * v9;
        const uint v57 = v51 - v17;
        const uint v58 = v56 + v57;
        const float v59 = m1[v58];
        const float v60 = b3[v51];
        const float v61 = v59 + v60;
        const float v62 = v54 + v61;
        const uint v63 = v50 * v7;
        const uint v64 = v63 + v51;
        b4[v64] = v62;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
