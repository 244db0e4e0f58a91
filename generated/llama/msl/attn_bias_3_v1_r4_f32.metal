#include <metal_stdlib>
using namespace metal;

kernel void attn_bias_3_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // o_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device const float* b3 [[buffer(3)]], // o_bias
    device float* b4 [[buffer(4)]], // stored4
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
  const float v71 = 0.0f;
  const uint v72 = 1u;
  const uint v74 = 0u;
  const uint v81 = 2u;
  const uint v85 = 3u;
  const uint v102 = lane;
  const uint v103 = 32u;
  const uint v153 = 17u;
  const uint v162 = 4u;
  const uint v165 = 5u;
  const uint v168 = 6u;
  const uint v171 = 7u;
  const uint v174 = 8u;
  const uint v177 = 9u;
  const uint v180 = 10u;
  const uint v183 = 11u;
  const uint v186 = 12u;
  const uint v189 = 13u;
  const uint v192 = 14u;
  const uint v195 = 15u;
  const uint v198 = 16u;
  const uint v0 = group.y;
  const uint v1 = 4u;
  const uint v3 = params[0];
  const uint v6 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 3u;
  const uint v14 = group.x;
  const uint v15 = groups.x;
  const uint v16 = 1u;
  const uint v28 = 512u;
  const uint v34 = lane;
  const uint v35 = 32u;
  const uint v38 = params[3];
  const uint v49 = 16u;
  const uint v2 = v0 * v1;
  const uint v4 = v3 - v2;
  const uint v5 = min(v1, v4);
  const uint v10 = v8 + v9;
  const uint v11 = v10 / v1;
  const uint v12 = v8 + v9;
  const uint v13 = v12 / v1;
  const uint v17 = v11 + v15;
  const uint v18 = v17 - v16;
  const uint v19 = v18 / v15;
  const uint v20 = v14 * v19;
  const uint v21 = v20 + v19;
  const uint v22 = min(v21, v11);
  for (uint v23 = v20; v23 < v22; v23 += v16) {
    const uint v24 = v23 * v1;
    const uint v25 = v8 - v24;
    const uint v26 = min(v1, v25);
    const uint v27 = v24 * v6;
    x0 = v71;
    x1 = v71;
    x2 = v71;
    x3 = v71;
    x4 = v71;
    x5 = v71;
    x6 = v71;
    x7 = v71;
    x8 = v71;
    x9 = v71;
    x10 = v71;
    x11 = v71;
    x12 = v71;
    x13 = v71;
    x14 = v71;
    x15 = v71;
    for (uint v29 = v7; v29 < v6; v29 += v28) {
      const uint v30 = v6 - v29;
      const uint v31 = min(v28, v30);
      for (uint v32 = v7; v32 < v5; v32 += v16) {
        const uint v33 = v2 + v32;
        for (uint v36 = v34; v36 < v31; v36 += v35) {
          const uint v37 = v29 + v36;
          const uint v39 = v37 % v38;
          const uint v40 = v37 / v38;
          const uint v41 = v33 * v6;
          const uint v42 = v40 * v38;
          const uint v43 = v41 + v42;
          const uint v44 = v43 + v39;
          const float v45 = b1[v44];
          const uint v46 = v32 * v28;
          const uint v47 = v36 + v46;
          m0[v47] = v45;
        }
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
      const uint v48 = v27 + v29;
      const uint v73 = v5 - v72;
      const uint v75 = min(v74, v73);
      const uint v76 = v75 * v28;
      const uint v77 = v7 + v76;
      const uint v78 = min(v72, v73);
      const uint v79 = v78 * v28;
      const uint v80 = v7 + v79;
      const uint v82 = min(v81, v73);
      const uint v83 = v82 * v28;
      const uint v84 = v7 + v83;
      const uint v86 = min(v85, v73);
      const uint v87 = v86 * v28;
      const uint v88 = v7 + v87;
      const uint v89 = v26 - v72;
      const uint v90 = min(v74, v89);
      const uint v91 = v90 * v6;
      const uint v92 = v48 + v91;
      const uint v93 = min(v72, v89);
      const uint v94 = v93 * v6;
      const uint v95 = v48 + v94;
      const uint v96 = min(v81, v89);
      const uint v97 = v96 * v6;
      const uint v98 = v48 + v97;
      const uint v99 = min(v85, v89);
      const uint v100 = v99 * v6;
      const uint v101 = v48 + v100;
      for (uint v104 = v102; v104 < v31; v104 += v103) {
        const uint v105 = v77 + v104;
        const float v106 = m0[v105];
        const uint v107 = v80 + v104;
        const float v108 = m0[v107];
        const uint v109 = v84 + v104;
        const float v110 = m0[v109];
        const uint v111 = v88 + v104;
        const float v112 = m0[v111];
        const uint v113 = v92 + v104;
        const float v114 = b0[v113];
        const float v115 = x0;
        const float v116 = fma(v106, v114, v115);
        x0 = v116;
        const float v117 = x4;
        const float v118 = fma(v108, v114, v117);
        x4 = v118;
        const float v119 = x8;
        const float v120 = fma(v110, v114, v119);
        x8 = v120;
        const float v121 = x12;
        const float v122 = fma(v112, v114, v121);
        x12 = v122;
        const uint v123 = v95 + v104;
        const float v124 = b0[v123];
        const float v125 = x1;
        const float v126 = fma(v106, v124, v125);
        x1 = v126;
        const float v127 = x5;
        const float v128 = fma(v108, v124, v127);
        x5 = v128;
        const float v129 = x9;
        const float v130 = fma(v110, v124, v129);
        x9 = v130;
        const float v131 = x13;
        const float v132 = fma(v112, v124, v131);
        x13 = v132;
        const uint v133 = v98 + v104;
        const float v134 = b0[v133];
        const float v135 = x2;
        const float v136 = fma(v106, v134, v135);
        x2 = v136;
        const float v137 = x6;
        const float v138 = fma(v108, v134, v137);
        x6 = v138;
        const float v139 = x10;
        const float v140 = fma(v110, v134, v139);
        x10 = v140;
        const float v141 = x14;
        const float v142 = fma(v112, v134, v141);
        x14 = v142;
        const uint v143 = v101 + v104;
        const float v144 = b0[v143];
        const float v145 = x3;
        const float v146 = fma(v106, v144, v145);
        x3 = v146;
        const float v147 = x7;
        const float v148 = fma(v108, v144, v147);
        x7 = v148;
        const float v149 = x11;
        const float v150 = fma(v110, v144, v149);
        x11 = v150;
        const float v151 = x15;
        const float v152 = fma(v112, v144, v151);
        x15 = v152;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v154 = v102 * v153;
    const float v155 = x0;
    m2[v154] = v155;
    const uint v156 = v154 + v72;
    const float v157 = x1;
    m2[v156] = v157;
    const uint v158 = v154 + v81;
    const float v159 = x2;
    m2[v158] = v159;
    const uint v160 = v154 + v85;
    const float v161 = x3;
    m2[v160] = v161;
    const uint v163 = v154 + v162;
    const float v164 = x4;
    m2[v163] = v164;
    const uint v166 = v154 + v165;
    const float v167 = x5;
    m2[v166] = v167;
    const uint v169 = v154 + v168;
    const float v170 = x6;
    m2[v169] = v170;
    const uint v172 = v154 + v171;
    const float v173 = x7;
    m2[v172] = v173;
    const uint v175 = v154 + v174;
    const float v176 = x8;
    m2[v175] = v176;
    const uint v178 = v154 + v177;
    const float v179 = x9;
    m2[v178] = v179;
    const uint v181 = v154 + v180;
    const float v182 = x10;
    m2[v181] = v182;
    const uint v184 = v154 + v183;
    const float v185 = x11;
    m2[v184] = v185;
    const uint v187 = v154 + v186;
    const float v188 = x12;
    m2[v187] = v188;
    const uint v190 = v154 + v189;
    const float v191 = x13;
    m2[v190] = v191;
    const uint v193 = v154 + v192;
    const float v194 = x14;
    m2[v193] = v194;
    const uint v196 = v154 + v195;
    const float v197 = x15;
    m2[v196] = v197;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v199 = v102; v199 < v198; v199 += v103) {
      const uint v200 = v199 / v162;
      const uint v201 = v199 % v162;
      const bool v202 = v200 < v5;
      const bool v203 = v201 < v26;
      const bool v204 = v202 & v203;
      if (v204) {
        x16 = v71;
        for (uint v205 = v74; v205 < v103; v205 += v72) {
          const uint v206 = v205 * v153;
          const uint v207 = v199 + v206;
          const float v208 = m2[v207];
          const float v209 = x16;
          const float v210 = v209 + v208;
          x16 = v210;
        }
        const float v211 = x16;
        const uint v212 = v200 * v1;
        const uint v213 = v7 + v212;
        const uint v214 = v213 + v201;
        m1[v214] = v211;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v50 = v34; v50 < v49; v50 += v35) {
      const uint v51 = v50 / v1;
      const uint v52 = v50 % v1;
      const bool v53 = v51 < v5;
      const bool v54 = v52 < v26;
      const bool v55 = v53 & v54;
      if (v55) {
        const uint v56 = v2 + v51;
        const uint v57 = v24 + v52;
        const uint v58 = v56 * v8;
        const uint v59 = v58 + v57;
        const float v60 = b2[v59];
        const uint v61 = v56 - v2;
        const uint v62 = v61 * v1;
        const uint v63 = v57 - v24;
        const uint v64 = v62 + v63;
        const float v65 = m1[v64];
        const float v66 = b3[v57];
        const float v67 = v65 + v66;
        const float v68 = v60 + v67;
        const uint v69 = v56 * v8;
        const uint v70 = v69 + v57;
        b4[v70] = v68;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
