#include <metal_stdlib>
using namespace metal;

kernel void full_attn_1_v1(
    device const float* b0 [[buffer(0)]], // stored0
    device const float* b1 [[buffer(1)]], // k_norm
    device const float* b2 [[buffer(2)]], // rope_cos
    device const float* b3 [[buffer(3)]], // rope_sin
    device const int* b4 [[buffer(4)]], // position
    device const int* b5 [[buffer(5)]], // stream
    device const int* b6 [[buffer(6)]], // pages
    device float* b7 [[buffer(7)]], // k_cache
    device const float* b8 [[buffer(8)]], // stored8
    device float* b9 [[buffer(9)]], // v_cache
    constant uint* params [[buffer(10)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  float x1;
  float x2;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const uint v12 = params[1];
  const float v15 = 0.0f;
  const uint v16 = params[2];
  const uint v17 = lane;
  const uint v18 = 32u;
  const uint v22 = params[3];
  const uint v32 = params[4];
  const float v41 = as_type<float>(params[7]);
  const uint v98 = params[5];
  const uint v118 = params[6];
  const uint v119 = 512u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const uint v13 = v10 % v12;
    const uint v14 = v10 / v12;
    x0 = v15;
    for (uint v19 = v17; v19 < v16; v19 += v18) {
      const uint v20 = v13 * v16;
      const uint v21 = v20 + v19;
      const uint v23 = v14 * v22;
      const uint v24 = v23 + v21;
      const float v25 = b0[v24];
      const float v26 = v25 * v25;
      const float v27 = x0;
      const float v28 = v27 + v26;
      x0 = v28;
    }
    const float v29 = x0;
    const float v156 = simd_shuffle_xor(v29, 16);
    const float v157 = v29 + v156;
    const float v158 = simd_shuffle_xor(v157, 8);
    const float v159 = v157 + v158;
    const float v160 = simd_shuffle_xor(v159, 4);
    const float v161 = v159 + v160;
    const float v162 = simd_shuffle_xor(v161, 2);
    const float v163 = v161 + v162;
    const float v164 = simd_shuffle_xor(v163, 1);
    const float v165 = v163 + v164;
    for (uint v31 = v17; v31 < v16; v31 += v18) {
      x1 = v15;
      const bool v33 = v31 < v32;
      if (v33) {
        const uint v34 = v13 * v16;
        const uint v35 = v34 + v31;
        const uint v36 = v14 * v22;
        const uint v37 = v36 + v35;
        const float v38 = b0[v37];
        const float v39 = float(v16);
        const float v40 = v165 / v39;
        const float v42 = v40 + v41;
        const float v43 = precise::rsqrt(v42);
        const float v44 = v38 * v43;
        const float v45 = b1[v31];
        const float v46 = v44 * v45;
        const uint v47 = v14 * v32;
        const uint v48 = v47 + v31;
        const float v49 = b2[v48];
        const float v50 = v46 * v49;
        const uint v51 = v31 + v32;
        const uint v52 = v13 * v16;
        const uint v53 = v52 + v51;
        const uint v54 = v14 * v22;
        const uint v55 = v54 + v53;
        const float v56 = b0[v55];
        const float v57 = v56 * v43;
        const float v58 = b1[v51];
        const float v59 = v57 * v58;
        const uint v60 = v14 * v32;
        const uint v61 = v60 + v31;
        const float v62 = b3[v61];
        const float v63 = v59 * v62;
        const float v64 = v50 - v63;
        x1 = v64;
      } else {
        const uint v65 = v31 - v32;
        x2 = v15;
        const bool v66 = v65 < v32;
        if (v66) {
          const uint v67 = v65 + v32;
          const uint v68 = v13 * v16;
          const uint v69 = v68 + v67;
          const uint v70 = v14 * v22;
          const uint v71 = v70 + v69;
          const float v72 = b0[v71];
          const float v73 = float(v16);
          const float v74 = v165 / v73;
          const float v75 = v74 + v41;
          const float v76 = precise::rsqrt(v75);
          const float v77 = v72 * v76;
          const float v78 = b1[v67];
          const float v79 = v77 * v78;
          const uint v80 = v14 * v32;
          const uint v81 = v80 + v65;
          const float v82 = b2[v81];
          const float v83 = v79 * v82;
          const uint v84 = v13 * v16;
          const uint v85 = v84 + v65;
          const uint v86 = v14 * v22;
          const uint v87 = v86 + v85;
          const float v88 = b0[v87];
          const float v89 = v88 * v76;
          const float v90 = b1[v65];
          const float v91 = v89 * v90;
          const uint v92 = v14 * v32;
          const uint v93 = v92 + v65;
          const float v94 = b3[v93];
          const float v95 = v91 * v94;
          const float v96 = v83 + v95;
          x2 = v96;
        } else {
          const uint v97 = v65 - v32;
          const uint v99 = v97 + v98;
          const uint v100 = v13 * v16;
          const uint v101 = v100 + v99;
          const uint v102 = v14 * v22;
          const uint v103 = v102 + v101;
          const float v104 = b0[v103];
          const float v105 = float(v16);
          const float v106 = v165 / v105;
          const float v107 = v106 + v41;
          const float v108 = precise::rsqrt(v107);
          const float v109 = v104 * v108;
          const float v110 = b1[v99];
          const float v111 = v109 * v110;
          x2 = v111;
        }
        const float v112 = x2;
        x1 = v112;
      }
      const float v113 = x1;
      const int v114 = b4[v14];
      const uint v115 = uint(v114);
      const int v116 = b5[v14];
      const uint v117 = uint(v116);
      const uint v120 = v115 / v119;
      const uint v121 = v115 % v119;
      const uint v122 = v117 * v118;
      const uint v123 = v120 + v122;
      const int v124 = b6[v123];
      const uint v125 = uint(v124);
      const uint v126 = v125 * v12;
      const uint v127 = v13 + v126;
      const uint v128 = v127 * v16;
      const uint v129 = v128 * v119;
      const uint v130 = v121 * v16;
      const uint v131 = v129 + v130;
      const uint v132 = v131 + v31;
      b7[v132] = v113;
    }
    for (uint v133 = v17; v133 < v16; v133 += v18) {
      const uint v134 = v13 * v16;
      const uint v135 = v134 + v133;
      const uint v136 = v14 * v22;
      const uint v137 = v136 + v135;
      const float v138 = b8[v137];
      const int v139 = b4[v14];
      const uint v140 = uint(v139);
      const int v141 = b5[v14];
      const uint v142 = uint(v141);
      const uint v143 = v140 / v119;
      const uint v144 = v140 % v119;
      const uint v145 = v142 * v118;
      const uint v146 = v143 + v145;
      const int v147 = b6[v146];
      const uint v148 = uint(v147);
      const uint v149 = v148 * v12;
      const uint v150 = v13 + v149;
      const uint v151 = v150 * v16;
      const uint v152 = v151 * v119;
      const uint v153 = v144 * v16;
      const uint v154 = v152 + v153;
      const uint v155 = v154 + v133;
      b9[v155] = v138;
    }
  }
}
