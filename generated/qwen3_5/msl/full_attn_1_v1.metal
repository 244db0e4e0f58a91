#include <metal_stdlib>
using namespace metal;

kernel void full_attn_1_v1(
    device const float* b0 [[buffer(0)]], // v22
    device const float* b1 [[buffer(1)]], // k_norm
    device const float* b2 [[buffer(2)]], // rope_cos
    device const float* b3 [[buffer(3)]], // rope_sin
    device const int* b4 [[buffer(4)]], // position
    device const int* b5 [[buffer(5)]], // stream
    device const int* b6 [[buffer(6)]], // pages
    device float* b7 [[buffer(7)]], // k_cache
    device const float* b8 [[buffer(8)]], // v23
    device float* b9 [[buffer(9)]], // v_cache
    constant uint* params [[buffer(10)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  float x1;
  float x2;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = 0u;
  const uint v5 = params[1];
  const float v8 = 0.0f;
  const uint v9 = params[2];
  const uint v10 = lane;
  const uint v11 = 1u;
  const uint v12 = 32u;
  const uint v16 = params[3];
  const uint v26 = params[4];
  const float v35 = as_type<float>(params[7]);
  const uint v92 = params[5];
  const uint v112 = params[6];
  const uint v113 = 512u;
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const uint v6 = v3 % v5;
    const uint v7 = v3 / v5;
    x0 = v8;
    for (uint v13 = v10; v13 < v9; v13 += v12) {
      const uint v14 = v6 * v9;
      const uint v15 = v14 + v13;
      const uint v17 = v7 * v16;
      const uint v18 = v17 + v15;
      const float v19 = b0[v18];
      const float v20 = v19 * v19;
      const float v21 = x0;
      const float v22 = v21 + v20;
      x0 = v22;
    }
    const float v23 = x0;
    const float v150 = simd_shuffle_xor(v23, 16);
    const float v151 = v23 + v150;
    const float v152 = simd_shuffle_xor(v151, 8);
    const float v153 = v151 + v152;
    const float v154 = simd_shuffle_xor(v153, 4);
    const float v155 = v153 + v154;
    const float v156 = simd_shuffle_xor(v155, 2);
    const float v157 = v155 + v156;
    const float v158 = simd_shuffle_xor(v157, 1);
    const float v159 = v157 + v158;
    for (uint v25 = v10; v25 < v9; v25 += v12) {
      x1 = v8;
      const bool v27 = v25 < v26;
      if (v27) {
        const uint v28 = v6 * v9;
        const uint v29 = v28 + v25;
        const uint v30 = v7 * v16;
        const uint v31 = v30 + v29;
        const float v32 = b0[v31];
        const float v33 = float(v9);
        const float v34 = v159 / v33;
        const float v36 = v34 + v35;
        const float v37 = precise::rsqrt(v36);
        const float v38 = v32 * v37;
        const float v39 = b1[v25];
        const float v40 = v38 * v39;
        const uint v41 = v7 * v26;
        const uint v42 = v41 + v25;
        const float v43 = b2[v42];
        const float v44 = v40 * v43;
        const uint v45 = v25 + v26;
        const uint v46 = v6 * v9;
        const uint v47 = v46 + v45;
        const uint v48 = v7 * v16;
        const uint v49 = v48 + v47;
        const float v50 = b0[v49];
        const float v51 = v50 * v37;
        const float v52 = b1[v45];
        const float v53 = v51 * v52;
        const uint v54 = v7 * v26;
        const uint v55 = v54 + v25;
        const float v56 = b3[v55];
        const float v57 = v53 * v56;
        const float v58 = v44 - v57;
        x1 = v58;
      } else {
        const uint v59 = v25 - v26;
        x2 = v8;
        const bool v60 = v59 < v26;
        if (v60) {
          const uint v61 = v59 + v26;
          const uint v62 = v6 * v9;
          const uint v63 = v62 + v61;
          const uint v64 = v7 * v16;
          const uint v65 = v64 + v63;
          const float v66 = b0[v65];
          const float v67 = float(v9);
          const float v68 = v159 / v67;
          const float v69 = v68 + v35;
          const float v70 = precise::rsqrt(v69);
          const float v71 = v66 * v70;
          const float v72 = b1[v61];
          const float v73 = v71 * v72;
          const uint v74 = v7 * v26;
          const uint v75 = v74 + v59;
          const float v76 = b2[v75];
          const float v77 = v73 * v76;
          const uint v78 = v6 * v9;
          const uint v79 = v78 + v59;
          const uint v80 = v7 * v16;
          const uint v81 = v80 + v79;
          const float v82 = b0[v81];
          const float v83 = v82 * v70;
          const float v84 = b1[v59];
          const float v85 = v83 * v84;
          const uint v86 = v7 * v26;
          const uint v87 = v86 + v59;
          const float v88 = b3[v87];
          const float v89 = v85 * v88;
          const float v90 = v77 + v89;
          x2 = v90;
        } else {
          const uint v91 = v59 - v26;
          const uint v93 = v91 + v92;
          const uint v94 = v6 * v9;
          const uint v95 = v94 + v93;
          const uint v96 = v7 * v16;
          const uint v97 = v96 + v95;
          const float v98 = b0[v97];
          const float v99 = float(v9);
          const float v100 = v159 / v99;
          const float v101 = v100 + v35;
          const float v102 = precise::rsqrt(v101);
          const float v103 = v98 * v102;
          const float v104 = b1[v93];
          const float v105 = v103 * v104;
          x2 = v105;
        }
        const float v106 = x2;
        x1 = v106;
      }
      const float v107 = x1;
      const int v108 = b4[v7];
      const uint v109 = uint(v108);
      const int v110 = b5[v7];
      const uint v111 = uint(v110);
      const uint v114 = v109 / v113;
      const uint v115 = v109 % v113;
      const uint v116 = v111 * v112;
      const uint v117 = v114 + v116;
      const int v118 = b6[v117];
      const uint v119 = uint(v118);
      const uint v120 = v119 * v5;
      const uint v121 = v6 + v120;
      const uint v122 = v121 * v9;
      const uint v123 = v122 * v113;
      const uint v124 = v115 * v9;
      const uint v125 = v123 + v124;
      const uint v126 = v125 + v25;
      b7[v126] = v107;
    }
    for (uint v127 = v10; v127 < v9; v127 += v12) {
      const uint v128 = v6 * v9;
      const uint v129 = v128 + v127;
      const uint v130 = v7 * v16;
      const uint v131 = v130 + v129;
      const float v132 = b8[v131];
      const int v133 = b4[v7];
      const uint v134 = uint(v133);
      const int v135 = b5[v7];
      const uint v136 = uint(v135);
      const uint v137 = v134 / v113;
      const uint v138 = v134 % v113;
      const uint v139 = v136 * v112;
      const uint v140 = v137 + v139;
      const int v141 = b6[v140];
      const uint v142 = uint(v141);
      const uint v143 = v142 * v5;
      const uint v144 = v6 + v143;
      const uint v145 = v144 * v9;
      const uint v146 = v145 * v113;
      const uint v147 = v138 * v9;
      const uint v148 = v146 + v147;
      const uint v149 = v148 + v127;
      b9[v149] = v132;
    }
  }
}
