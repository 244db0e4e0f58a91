#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // v65
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // v70
    constant uint* params [[buffer(5)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[2048];
  alignas(16) threadgroup float m1[16];
  alignas(16) threadgroup float m2[544];
  float x0;
  float x1;
  float x2;
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
  const float v65 = 0.0f;
  const uint v66 = 1u;
  const uint v68 = 0u;
  const uint v75 = 2u;
  const uint v79 = 3u;
  const uint v96 = lane;
  const uint v97 = 32u;
  const uint v147 = 17u;
  const uint v156 = 4u;
  const uint v159 = 5u;
  const uint v162 = 6u;
  const uint v165 = 7u;
  const uint v168 = 8u;
  const uint v171 = 9u;
  const uint v174 = 10u;
  const uint v177 = 11u;
  const uint v180 = 12u;
  const uint v183 = 13u;
  const uint v186 = 14u;
  const uint v189 = 15u;
  const uint v192 = 16u;
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 3u;
  const uint v14 = group.x;
  const uint v15 = groups.x;
  const uint v21 = 512u;
  const uint v25 = 1u;
  const uint v28 = lane;
  const uint v29 = 32u;
  const uint v32 = params[3];
  const uint v43 = 16u;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  const uint v10 = v8 + v9;
  const uint v11 = v10 / v1;
  const uint v12 = v8 + v9;
  const uint v13 = v12 / v1;
  for (uint v16 = v14; v16 < v11; v16 += v15) {
    const uint v17 = v16 * v1;
    const uint v18 = v8 - v17;
    const uint v19 = min(v1, v18);
    const uint v20 = v17 * v6;
    x0 = v65;
    x1 = v65;
    x2 = v65;
    x3 = v65;
    x4 = v65;
    x5 = v65;
    x6 = v65;
    x7 = v65;
    x8 = v65;
    x9 = v65;
    x10 = v65;
    x11 = v65;
    x12 = v65;
    x13 = v65;
    x14 = v65;
    x15 = v65;
    for (uint v22 = v7; v22 < v6; v22 += v21) {
      const uint v23 = v6 - v22;
      const uint v24 = min(v21, v23);
      for (uint v26 = v7; v26 < v5; v26 += v25) {
        const uint v27 = v2 + v26;
        for (uint v30 = v28; v30 < v24; v30 += v29) {
          const uint v31 = v22 + v30;
          const uint v33 = v31 % v32;
          const uint v34 = v31 / v32;
          const uint v35 = v27 * v6;
          const uint v36 = v34 * v32;
          const uint v37 = v35 + v36;
          const uint v38 = v37 + v33;
          const float v39 = b1[v38];
          const uint v40 = v26 * v21;
          const uint v41 = v30 + v40;
          m0[v41] = v39;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v42 = v20 + v22;
      const uint v67 = v5 - v66;
      const uint v69 = min(v68, v67);
      const uint v70 = v69 * v21;
      const uint v71 = v7 + v70;
      const uint v72 = min(v66, v67);
      const uint v73 = v72 * v21;
      const uint v74 = v7 + v73;
      const uint v76 = min(v75, v67);
      const uint v77 = v76 * v21;
      const uint v78 = v7 + v77;
      const uint v80 = min(v79, v67);
      const uint v81 = v80 * v21;
      const uint v82 = v7 + v81;
      const uint v83 = v19 - v66;
      const uint v84 = min(v68, v83);
      const uint v85 = v84 * v6;
      const uint v86 = v42 + v85;
      const uint v87 = min(v66, v83);
      const uint v88 = v87 * v6;
      const uint v89 = v42 + v88;
      const uint v90 = min(v75, v83);
      const uint v91 = v90 * v6;
      const uint v92 = v42 + v91;
      const uint v93 = min(v79, v83);
      const uint v94 = v93 * v6;
      const uint v95 = v42 + v94;
      for (uint v98 = v96; v98 < v24; v98 += v97) {
        const uint v99 = v71 + v98;
        const float v100 = m0[v99];
        const uint v101 = v74 + v98;
        const float v102 = m0[v101];
        const uint v103 = v78 + v98;
        const float v104 = m0[v103];
        const uint v105 = v82 + v98;
        const float v106 = m0[v105];
        const uint v107 = v86 + v98;
        const float v108 = b0[v107];
        const float v109 = x0;
        const float v110 = fma(v100, v108, v109);
        x0 = v110;
        const float v111 = x4;
        const float v112 = fma(v102, v108, v111);
        x4 = v112;
        const float v113 = x8;
        const float v114 = fma(v104, v108, v113);
        x8 = v114;
        const float v115 = x12;
        const float v116 = fma(v106, v108, v115);
        x12 = v116;
        const uint v117 = v89 + v98;
        const float v118 = b0[v117];
        const float v119 = x1;
        const float v120 = fma(v100, v118, v119);
        x1 = v120;
        const float v121 = x5;
        const float v122 = fma(v102, v118, v121);
        x5 = v122;
        const float v123 = x9;
        const float v124 = fma(v104, v118, v123);
        x9 = v124;
        const float v125 = x13;
        const float v126 = fma(v106, v118, v125);
        x13 = v126;
        const uint v127 = v92 + v98;
        const float v128 = b0[v127];
        const float v129 = x2;
        const float v130 = fma(v100, v128, v129);
        x2 = v130;
        const float v131 = x6;
        const float v132 = fma(v102, v128, v131);
        x6 = v132;
        const float v133 = x10;
        const float v134 = fma(v104, v128, v133);
        x10 = v134;
        const float v135 = x14;
        const float v136 = fma(v106, v128, v135);
        x14 = v136;
        const uint v137 = v95 + v98;
        const float v138 = b0[v137];
        const float v139 = x3;
        const float v140 = fma(v100, v138, v139);
        x3 = v140;
        const float v141 = x7;
        const float v142 = fma(v102, v138, v141);
        x7 = v142;
        const float v143 = x11;
        const float v144 = fma(v104, v138, v143);
        x11 = v144;
        const float v145 = x15;
        const float v146 = fma(v106, v138, v145);
        x15 = v146;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v148 = v96 * v147;
    const float v149 = x0;
    m2[v148] = v149;
    const uint v150 = v148 + v66;
    const float v151 = x1;
    m2[v150] = v151;
    const uint v152 = v148 + v75;
    const float v153 = x2;
    m2[v152] = v153;
    const uint v154 = v148 + v79;
    const float v155 = x3;
    m2[v154] = v155;
    const uint v157 = v148 + v156;
    const float v158 = x4;
    m2[v157] = v158;
    const uint v160 = v148 + v159;
    const float v161 = x5;
    m2[v160] = v161;
    const uint v163 = v148 + v162;
    const float v164 = x6;
    m2[v163] = v164;
    const uint v166 = v148 + v165;
    const float v167 = x7;
    m2[v166] = v167;
    const uint v169 = v148 + v168;
    const float v170 = x8;
    m2[v169] = v170;
    const uint v172 = v148 + v171;
    const float v173 = x9;
    m2[v172] = v173;
    const uint v175 = v148 + v174;
    const float v176 = x10;
    m2[v175] = v176;
    const uint v178 = v148 + v177;
    const float v179 = x11;
    m2[v178] = v179;
    const uint v181 = v148 + v180;
    const float v182 = x12;
    m2[v181] = v182;
    const uint v184 = v148 + v183;
    const float v185 = x13;
    m2[v184] = v185;
    const uint v187 = v148 + v186;
    const float v188 = x14;
    m2[v187] = v188;
    const uint v190 = v148 + v189;
    const float v191 = x15;
    m2[v190] = v191;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v193 = v96; v193 < v192; v193 += v97) {
      const uint v194 = v193 / v156;
      const uint v195 = v193 % v156;
      const bool v196 = v194 < v5;
      const bool v197 = v195 < v19;
      const bool v198 = v196 & v197;
      if (v198) {
        x16 = v65;
        for (uint v199 = v68; v199 < v97; v199 += v66) {
          const uint v200 = v199 * v147;
          const uint v201 = v193 + v200;
          const float v202 = m2[v201];
          const float v203 = x16;
          const float v204 = v203 + v202;
          x16 = v204;
        }
        const float v205 = x16;
        const uint v206 = v194 * v1;
        const uint v207 = v7 + v206;
        const uint v208 = v207 + v195;
        m1[v208] = v205;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v44 = v28; v44 < v43; v44 += v29) {
      const uint v45 = v44 / v1;
      const uint v46 = v44 % v1;
      const bool v47 = v45 < v5;
      const bool v48 = v46 < v19;
      const bool v49 = v47 & v48;
      if (v49) {
        const uint v50 = v2 + v45;
        const uint v51 = v17 + v46;
        const uint v52 = v50 * v8;
        const uint v53 = v52 + v51;
        const float v54 = b2[v53];
        const uint v55 = v50 - v2;
        const uint v56 = v55 * v1;
        const uint v57 = v51 - v17;
        const uint v58 = v56 + v57;
        const float v59 = m1[v58];
        const float v60 = b3[v51];
        const float v61 = v59 + v60;
        const float v62 = v54 + v61;
        const uint v63 = v50 * v8;
        const uint v64 = v63 + v51;
        b4[v64] = v62;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
