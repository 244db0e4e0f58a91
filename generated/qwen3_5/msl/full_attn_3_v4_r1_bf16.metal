#include <metal_stdlib>
using namespace metal;

kernel void full_attn_3_v4_r1_bf16(
    device const uint* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // v84
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // v88
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
  const uint v178 = 1u;
  const uint v182 = 16u;
  const uint v183 = 4294901760u;
  const float v63 = 0.0f;
  const uint v64 = 1u;
  const uint v66 = 0u;
  const uint v77 = 2u;
  const uint v81 = 3u;
  const uint v85 = lane;
  const uint v86 = 4u;
  const uint v88 = 128u;
  const uint v152 = 5u;
  const uint v161 = 32u;
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
    x0 = v63;
    x1 = v63;
    x2 = v63;
    x3 = v63;
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
      const uint v65 = v4 - v64;
      const uint v67 = min(v66, v65);
      const uint v68 = v67 * v21;
      const uint v69 = v6 + v68;
      const uint v70 = v19 - v64;
      const uint v71 = min(v66, v70);
      const uint v72 = v71 * v5;
      const uint v73 = v42 + v72;
      const uint v74 = min(v64, v70);
      const uint v75 = v74 * v5;
      const uint v76 = v42 + v75;
      const uint v78 = min(v77, v70);
      const uint v79 = v78 * v5;
      const uint v80 = v42 + v79;
      const uint v82 = min(v81, v70);
      const uint v83 = v82 * v5;
      const uint v84 = v42 + v83;
      const uint v87 = v85 * v86;
      for (uint v89 = v87; v89 < v24; v89 += v88) {
        const uint v90 = v69 + v89;
        const float4 v91 = *(threadgroup float4*)(m0 + v90);
        const uint v92 = v73 + v89;
        const uint v179 = v92 >> v178;
        const uint2 v180 = *(device const uint2*)(b0 + v179);
        const uint v181 = v180.x;
        const uint v184 = v181 << v182;
        const uint v185 = v181 & v183;
        const float v186 = as_type<float>(v184);
        const float v187 = as_type<float>(v185);
        const uint v188 = v180.y;
        const uint v189 = v188 << v182;
        const uint v190 = v188 & v183;
        const float v191 = as_type<float>(v189);
        const float v192 = as_type<float>(v190);
        const float4 v193 = float4(v186, v187, v191, v192);
        const float v94 = x0;
        const float v95 = v91.x;
        const float v96 = v193.x;
        const float v97 = fma(v95, v96, v94);
        const float v98 = v91.y;
        const float v99 = v193.y;
        const float v100 = fma(v98, v99, v97);
        const float v101 = v91.z;
        const float v102 = v193.z;
        const float v103 = fma(v101, v102, v100);
        const float v104 = v91.w;
        const float v105 = v193.w;
        const float v106 = fma(v104, v105, v103);
        x0 = v106;
        const uint v107 = v76 + v89;
        const uint v194 = v107 >> v178;
        const uint2 v195 = *(device const uint2*)(b0 + v194);
        const uint v196 = v195.x;
        const uint v197 = v196 << v182;
        const uint v198 = v196 & v183;
        const float v199 = as_type<float>(v197);
        const float v200 = as_type<float>(v198);
        const uint v201 = v195.y;
        const uint v202 = v201 << v182;
        const uint v203 = v201 & v183;
        const float v204 = as_type<float>(v202);
        const float v205 = as_type<float>(v203);
        const float4 v206 = float4(v199, v200, v204, v205);
        const float v109 = x1;
        const float v110 = v91.x;
        const float v111 = v206.x;
        const float v112 = fma(v110, v111, v109);
        const float v113 = v91.y;
        const float v114 = v206.y;
        const float v115 = fma(v113, v114, v112);
        const float v116 = v91.z;
        const float v117 = v206.z;
        const float v118 = fma(v116, v117, v115);
        const float v119 = v91.w;
        const float v120 = v206.w;
        const float v121 = fma(v119, v120, v118);
        x1 = v121;
        const uint v122 = v80 + v89;
        const uint v207 = v122 >> v178;
        const uint2 v208 = *(device const uint2*)(b0 + v207);
        const uint v209 = v208.x;
        const uint v210 = v209 << v182;
        const uint v211 = v209 & v183;
        const float v212 = as_type<float>(v210);
        const float v213 = as_type<float>(v211);
        const uint v214 = v208.y;
        const uint v215 = v214 << v182;
        const uint v216 = v214 & v183;
        const float v217 = as_type<float>(v215);
        const float v218 = as_type<float>(v216);
        const float4 v219 = float4(v212, v213, v217, v218);
        const float v124 = x2;
        const float v125 = v91.x;
        const float v126 = v219.x;
        const float v127 = fma(v125, v126, v124);
        const float v128 = v91.y;
        const float v129 = v219.y;
        const float v130 = fma(v128, v129, v127);
        const float v131 = v91.z;
        const float v132 = v219.z;
        const float v133 = fma(v131, v132, v130);
        const float v134 = v91.w;
        const float v135 = v219.w;
        const float v136 = fma(v134, v135, v133);
        x2 = v136;
        const uint v137 = v84 + v89;
        const uint v220 = v137 >> v178;
        const uint2 v221 = *(device const uint2*)(b0 + v220);
        const uint v222 = v221.x;
        const uint v223 = v222 << v182;
        const uint v224 = v222 & v183;
        const float v225 = as_type<float>(v223);
        const float v226 = as_type<float>(v224);
        const uint v227 = v221.y;
        const uint v228 = v227 << v182;
        const uint v229 = v227 & v183;
        const float v230 = as_type<float>(v228);
        const float v231 = as_type<float>(v229);
        const float4 v232 = float4(v225, v226, v230, v231);
        const float v139 = x3;
        const float v140 = v91.x;
        const float v141 = v232.x;
        const float v142 = fma(v140, v141, v139);
        const float v143 = v91.y;
        const float v144 = v232.y;
        const float v145 = fma(v143, v144, v142);
        const float v146 = v91.z;
        const float v147 = v232.z;
        const float v148 = fma(v146, v147, v145);
        const float v149 = v91.w;
        const float v150 = v232.w;
        const float v151 = fma(v149, v150, v148);
        x3 = v151;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v153 = v85 * v152;
    const float v154 = x0;
    m2[v153] = v154;
    const uint v155 = v153 + v64;
    const float v156 = x1;
    m2[v155] = v156;
    const uint v157 = v153 + v77;
    const float v158 = x2;
    m2[v157] = v158;
    const uint v159 = v153 + v81;
    const float v160 = x3;
    m2[v159] = v160;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v162 = v85; v162 < v86; v162 += v161) {
      const uint v163 = v162 / v86;
      const uint v164 = v162 % v86;
      const bool v165 = v163 < v4;
      const bool v166 = v164 < v19;
      const bool v167 = v165 & v166;
      if (v167) {
        x4 = v63;
        for (uint v168 = v66; v168 < v161; v168 += v64) {
          const uint v169 = v168 * v152;
          const uint v170 = v162 + v169;
          const float v171 = m2[v170];
          const float v172 = x4;
          const float v173 = v172 + v171;
          x4 = v173;
        }
        const float v174 = x4;
        const uint v175 = v163 * v9;
        const uint v176 = v6 + v175;
        const uint v177 = v176 + v164;
        m1[v177] = v174;
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
        const float v60 = v54 + v59;
        const uint v61 = v50 * v7;
        const uint v62 = v61 + v51;
        b3[v62] = v60;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
