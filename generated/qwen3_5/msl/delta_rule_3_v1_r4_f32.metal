#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_3_v1_r4_f32(
    device const float* b0 [[buffer(0)]], // out_proj
    device const float* b1 [[buffer(1)]], // v85
    device const float* b2 [[buffer(2)]], // x
    device float* b3 [[buffer(3)]], // v89
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
  const float v63 = 0.0f;
  const uint v64 = 1u;
  const uint v66 = 0u;
  const uint v73 = 2u;
  const uint v77 = 3u;
  const uint v94 = lane;
  const uint v95 = 32u;
  const uint v145 = 17u;
  const uint v154 = 4u;
  const uint v157 = 5u;
  const uint v160 = 6u;
  const uint v163 = 7u;
  const uint v166 = 8u;
  const uint v169 = 9u;
  const uint v172 = 10u;
  const uint v175 = 11u;
  const uint v178 = 12u;
  const uint v181 = 13u;
  const uint v184 = 14u;
  const uint v187 = 15u;
  const uint v190 = 16u;
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
    x0 = v63;
    x1 = v63;
    x2 = v63;
    x3 = v63;
    x4 = v63;
    x5 = v63;
    x6 = v63;
    x7 = v63;
    x8 = v63;
    x9 = v63;
    x10 = v63;
    x11 = v63;
    x12 = v63;
    x13 = v63;
    x14 = v63;
    x15 = v63;
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
      const uint v65 = v5 - v64;
      const uint v67 = min(v66, v65);
      const uint v68 = v67 * v21;
      const uint v69 = v7 + v68;
      const uint v70 = min(v64, v65);
      const uint v71 = v70 * v21;
      const uint v72 = v7 + v71;
      const uint v74 = min(v73, v65);
      const uint v75 = v74 * v21;
      const uint v76 = v7 + v75;
      const uint v78 = min(v77, v65);
      const uint v79 = v78 * v21;
      const uint v80 = v7 + v79;
      const uint v81 = v19 - v64;
      const uint v82 = min(v66, v81);
      const uint v83 = v82 * v6;
      const uint v84 = v42 + v83;
      const uint v85 = min(v64, v81);
      const uint v86 = v85 * v6;
      const uint v87 = v42 + v86;
      const uint v88 = min(v73, v81);
      const uint v89 = v88 * v6;
      const uint v90 = v42 + v89;
      const uint v91 = min(v77, v81);
      const uint v92 = v91 * v6;
      const uint v93 = v42 + v92;
      for (uint v96 = v94; v96 < v24; v96 += v95) {
        const uint v97 = v69 + v96;
        const float v98 = m0[v97];
        const uint v99 = v72 + v96;
        const float v100 = m0[v99];
        const uint v101 = v76 + v96;
        const float v102 = m0[v101];
        const uint v103 = v80 + v96;
        const float v104 = m0[v103];
        const uint v105 = v84 + v96;
        const float v106 = b0[v105];
        const float v107 = x0;
        const float v108 = fma(v98, v106, v107);
        x0 = v108;
        const float v109 = x4;
        const float v110 = fma(v100, v106, v109);
        x4 = v110;
        const float v111 = x8;
        const float v112 = fma(v102, v106, v111);
        x8 = v112;
        const float v113 = x12;
        const float v114 = fma(v104, v106, v113);
        x12 = v114;
        const uint v115 = v87 + v96;
        const float v116 = b0[v115];
        const float v117 = x1;
        const float v118 = fma(v98, v116, v117);
        x1 = v118;
        const float v119 = x5;
        const float v120 = fma(v100, v116, v119);
        x5 = v120;
        const float v121 = x9;
        const float v122 = fma(v102, v116, v121);
        x9 = v122;
        const float v123 = x13;
        const float v124 = fma(v104, v116, v123);
        x13 = v124;
        const uint v125 = v90 + v96;
        const float v126 = b0[v125];
        const float v127 = x2;
        const float v128 = fma(v98, v126, v127);
        x2 = v128;
        const float v129 = x6;
        const float v130 = fma(v100, v126, v129);
        x6 = v130;
        const float v131 = x10;
        const float v132 = fma(v102, v126, v131);
        x10 = v132;
        const float v133 = x14;
        const float v134 = fma(v104, v126, v133);
        x14 = v134;
        const uint v135 = v93 + v96;
        const float v136 = b0[v135];
        const float v137 = x3;
        const float v138 = fma(v98, v136, v137);
        x3 = v138;
        const float v139 = x7;
        const float v140 = fma(v100, v136, v139);
        x7 = v140;
        const float v141 = x11;
        const float v142 = fma(v102, v136, v141);
        x11 = v142;
        const float v143 = x15;
        const float v144 = fma(v104, v136, v143);
        x15 = v144;
      }
      threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    }
    const uint v146 = v94 * v145;
    const float v147 = x0;
    m2[v146] = v147;
    const uint v148 = v146 + v64;
    const float v149 = x1;
    m2[v148] = v149;
    const uint v150 = v146 + v73;
    const float v151 = x2;
    m2[v150] = v151;
    const uint v152 = v146 + v77;
    const float v153 = x3;
    m2[v152] = v153;
    const uint v155 = v146 + v154;
    const float v156 = x4;
    m2[v155] = v156;
    const uint v158 = v146 + v157;
    const float v159 = x5;
    m2[v158] = v159;
    const uint v161 = v146 + v160;
    const float v162 = x6;
    m2[v161] = v162;
    const uint v164 = v146 + v163;
    const float v165 = x7;
    m2[v164] = v165;
    const uint v167 = v146 + v166;
    const float v168 = x8;
    m2[v167] = v168;
    const uint v170 = v146 + v169;
    const float v171 = x9;
    m2[v170] = v171;
    const uint v173 = v146 + v172;
    const float v174 = x10;
    m2[v173] = v174;
    const uint v176 = v146 + v175;
    const float v177 = x11;
    m2[v176] = v177;
    const uint v179 = v146 + v178;
    const float v180 = x12;
    m2[v179] = v180;
    const uint v182 = v146 + v181;
    const float v183 = x13;
    m2[v182] = v183;
    const uint v185 = v146 + v184;
    const float v186 = x14;
    m2[v185] = v186;
    const uint v188 = v146 + v187;
    const float v189 = x15;
    m2[v188] = v189;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v191 = v94; v191 < v190; v191 += v95) {
      const uint v192 = v191 / v154;
      const uint v193 = v191 % v154;
      const bool v194 = v192 < v5;
      const bool v195 = v193 < v19;
      const bool v196 = v194 & v195;
      if (v196) {
        x16 = v63;
        for (uint v197 = v66; v197 < v95; v197 += v64) {
          const uint v198 = v197 * v145;
          const uint v199 = v191 + v198;
          const float v200 = m2[v199];
          const float v201 = x16;
          const float v202 = v201 + v200;
          x16 = v202;
        }
        const float v203 = x16;
        const uint v204 = v192 * v1;
        const uint v205 = v7 + v204;
        const uint v206 = v205 + v193;
        m1[v206] = v203;
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
        const float v60 = v54 + v59;
        const uint v61 = v50 * v8;
        const uint v62 = v61 + v51;
        b3[v62] = v60;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
