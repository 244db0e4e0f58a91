#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_3_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // out_proj
    device const float* b1 [[buffer(1)]], // stored1
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // stored3
    constant uint* params [[buffer(4)]],
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
  const float v69 = 0.0f;
  const uint v70 = 1u;
  const uint v72 = 0u;
  const uint v79 = 2u;
  const uint v83 = 3u;
  const uint v100 = lane;
  const uint v101 = 32u;
  const uint v151 = 17u;
  const uint v160 = 4u;
  const uint v163 = 5u;
  const uint v166 = 6u;
  const uint v169 = 7u;
  const uint v172 = 8u;
  const uint v175 = 9u;
  const uint v178 = 10u;
  const uint v181 = 11u;
  const uint v184 = 12u;
  const uint v187 = 13u;
  const uint v190 = 14u;
  const uint v193 = 15u;
  const uint v196 = 16u;
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
    x0 = v69;
    x1 = v69;
    x2 = v69;
    x3 = v69;
    x4 = v69;
    x5 = v69;
    x6 = v69;
    x7 = v69;
    x8 = v69;
    x9 = v69;
    x10 = v69;
    x11 = v69;
    x12 = v69;
    x13 = v69;
    x14 = v69;
    x15 = v69;
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
      const uint v71 = v5 - v70;
      const uint v73 = min(v72, v71);
      const uint v74 = v73 * v28;
      const uint v75 = v7 + v74;
      const uint v76 = min(v70, v71);
      const uint v77 = v76 * v28;
      const uint v78 = v7 + v77;
      const uint v80 = min(v79, v71);
      const uint v81 = v80 * v28;
      const uint v82 = v7 + v81;
      const uint v84 = min(v83, v71);
      const uint v85 = v84 * v28;
      const uint v86 = v7 + v85;
      const uint v87 = v26 - v70;
      const uint v88 = min(v72, v87);
      const uint v89 = v88 * v6;
      const uint v90 = v48 + v89;
      const uint v91 = min(v70, v87);
      const uint v92 = v91 * v6;
      const uint v93 = v48 + v92;
      const uint v94 = min(v79, v87);
      const uint v95 = v94 * v6;
      const uint v96 = v48 + v95;
      const uint v97 = min(v83, v87);
      const uint v98 = v97 * v6;
      const uint v99 = v48 + v98;
      for (uint v102 = v100; v102 < v31; v102 += v101) {
        const uint v103 = v75 + v102;
        const float v104 = m0[v103];
        const uint v105 = v78 + v102;
        const float v106 = m0[v105];
        const uint v107 = v82 + v102;
        const float v108 = m0[v107];
        const uint v109 = v86 + v102;
        const float v110 = m0[v109];
        const uint v111 = v90 + v102;
        const float v112 = b0[v111];
        const float v113 = x0;
        const float v114 = fma(v104, v112, v113);
        x0 = v114;
        const float v115 = x4;
        const float v116 = fma(v106, v112, v115);
        x4 = v116;
        const float v117 = x8;
        const float v118 = fma(v108, v112, v117);
        x8 = v118;
        const float v119 = x12;
        const float v120 = fma(v110, v112, v119);
        x12 = v120;
        const uint v121 = v93 + v102;
        const float v122 = b0[v121];
        const float v123 = x1;
        const float v124 = fma(v104, v122, v123);
        x1 = v124;
        const float v125 = x5;
        const float v126 = fma(v106, v122, v125);
        x5 = v126;
        const float v127 = x9;
        const float v128 = fma(v108, v122, v127);
        x9 = v128;
        const float v129 = x13;
        const float v130 = fma(v110, v122, v129);
        x13 = v130;
        const uint v131 = v96 + v102;
        const float v132 = b0[v131];
        const float v133 = x2;
        const float v134 = fma(v104, v132, v133);
        x2 = v134;
        const float v135 = x6;
        const float v136 = fma(v106, v132, v135);
        x6 = v136;
        const float v137 = x10;
        const float v138 = fma(v108, v132, v137);
        x10 = v138;
        const float v139 = x14;
        const float v140 = fma(v110, v132, v139);
        x14 = v140;
        const uint v141 = v99 + v102;
        const float v142 = b0[v141];
        const float v143 = x3;
        const float v144 = fma(v104, v142, v143);
        x3 = v144;
        const float v145 = x7;
        const float v146 = fma(v106, v142, v145);
        x7 = v146;
        const float v147 = x11;
        const float v148 = fma(v108, v142, v147);
        x11 = v148;
        const float v149 = x15;
        const float v150 = fma(v110, v142, v149);
        x15 = v150;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v152 = v100 * v151;
    const float v153 = x0;
    m2[v152] = v153;
    const uint v154 = v152 + v70;
    const float v155 = x1;
    m2[v154] = v155;
    const uint v156 = v152 + v79;
    const float v157 = x2;
    m2[v156] = v157;
    const uint v158 = v152 + v83;
    const float v159 = x3;
    m2[v158] = v159;
    const uint v161 = v152 + v160;
    const float v162 = x4;
    m2[v161] = v162;
    const uint v164 = v152 + v163;
    const float v165 = x5;
    m2[v164] = v165;
    const uint v167 = v152 + v166;
    const float v168 = x6;
    m2[v167] = v168;
    const uint v170 = v152 + v169;
    const float v171 = x7;
    m2[v170] = v171;
    const uint v173 = v152 + v172;
    const float v174 = x8;
    m2[v173] = v174;
    const uint v176 = v152 + v175;
    const float v177 = x9;
    m2[v176] = v177;
    const uint v179 = v152 + v178;
    const float v180 = x10;
    m2[v179] = v180;
    const uint v182 = v152 + v181;
    const float v183 = x11;
    m2[v182] = v183;
    const uint v185 = v152 + v184;
    const float v186 = x12;
    m2[v185] = v186;
    const uint v188 = v152 + v187;
    const float v189 = x13;
    m2[v188] = v189;
    const uint v191 = v152 + v190;
    const float v192 = x14;
    m2[v191] = v192;
    const uint v194 = v152 + v193;
    const float v195 = x15;
    m2[v194] = v195;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v197 = v100; v197 < v196; v197 += v101) {
      const uint v198 = v197 / v160;
      const uint v199 = v197 % v160;
      const bool v200 = v198 < v5;
      const bool v201 = v199 < v26;
      const bool v202 = v200 & v201;
      if (v202) {
        x16 = v69;
        for (uint v203 = v72; v203 < v101; v203 += v70) {
          const uint v204 = v203 * v151;
          const uint v205 = v197 + v204;
          const float v206 = m2[v205];
          const float v207 = x16;
          const float v208 = v207 + v206;
          x16 = v208;
        }
        const float v209 = x16;
        const uint v210 = v198 * v1;
        const uint v211 = v7 + v210;
        const uint v212 = v211 + v199;
        m1[v212] = v209;
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
        const float v66 = v60 + v65;
        const uint v67 = v56 * v8;
        const uint v68 = v67 + v57;
        b3[v68] = v66;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
