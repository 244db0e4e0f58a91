#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_1_v1(
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
  const float v35 = as_type<float>(params[6]);
  const uint v95 = params[5];
  const uint v96 = 512u;
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
    const float v133 = simd_shuffle_xor(v23, 16);
    const float v134 = v23 + v133;
    const float v135 = simd_shuffle_xor(v134, 8);
    const float v136 = v134 + v135;
    const float v137 = simd_shuffle_xor(v136, 4);
    const float v138 = v136 + v137;
    const float v139 = simd_shuffle_xor(v138, 2);
    const float v140 = v138 + v139;
    const float v141 = simd_shuffle_xor(v140, 1);
    const float v142 = v140 + v141;
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
        const float v34 = v142 / v33;
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
        const uint v60 = v59 + v26;
        const uint v61 = v6 * v9;
        const uint v62 = v61 + v60;
        const uint v63 = v7 * v16;
        const uint v64 = v63 + v62;
        const float v65 = b0[v64];
        const float v66 = float(v9);
        const float v67 = v142 / v66;
        const float v68 = v67 + v35;
        const float v69 = precise::rsqrt(v68);
        const float v70 = v65 * v69;
        const float v71 = b1[v60];
        const float v72 = v70 * v71;
        const uint v73 = v7 * v26;
        const uint v74 = v73 + v59;
        const float v75 = b2[v74];
        const float v76 = v72 * v75;
        const uint v77 = v6 * v9;
        const uint v78 = v77 + v59;
        const uint v79 = v7 * v16;
        const uint v80 = v79 + v78;
        const float v81 = b0[v80];
        const float v82 = v81 * v69;
        const float v83 = b1[v59];
        const float v84 = v82 * v83;
        const uint v85 = v7 * v26;
        const uint v86 = v85 + v59;
        const float v87 = b3[v86];
        const float v88 = v84 * v87;
        const float v89 = v76 + v88;
        x1 = v89;
      }
      const float v90 = x1;
      const int v91 = b4[v7];
      const uint v92 = uint(v91);
      const int v93 = b5[v7];
      const uint v94 = uint(v93);
      const uint v97 = v92 / v96;
      const uint v98 = v92 % v96;
      const uint v99 = v94 * v95;
      const uint v100 = v97 + v99;
      const int v101 = b6[v100];
      const uint v102 = uint(v101);
      const uint v103 = v102 * v5;
      const uint v104 = v6 + v103;
      const uint v105 = v104 * v9;
      const uint v106 = v105 * v96;
      const uint v107 = v98 * v9;
      const uint v108 = v106 + v107;
      const uint v109 = v108 + v25;
      b7[v109] = v90;
    }
    for (uint v110 = v10; v110 < v9; v110 += v12) {
      const uint v111 = v6 * v9;
      const uint v112 = v111 + v110;
      const uint v113 = v7 * v16;
      const uint v114 = v113 + v112;
      const float v115 = b8[v114];
      const int v116 = b4[v7];
      const uint v117 = uint(v116);
      const int v118 = b5[v7];
      const uint v119 = uint(v118);
      const uint v120 = v117 / v96;
      const uint v121 = v117 % v96;
      const uint v122 = v119 * v95;
      const uint v123 = v120 + v122;
      const int v124 = b6[v123];
      const uint v125 = uint(v124);
      const uint v126 = v125 * v5;
      const uint v127 = v6 + v126;
      const uint v128 = v127 * v9;
      const uint v129 = v128 * v96;
      const uint v130 = v121 * v9;
      const uint v131 = v129 + v130;
      const uint v132 = v131 + v110;
      b9[v132] = v115;
    }
  }
}
