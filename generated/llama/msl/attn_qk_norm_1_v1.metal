#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_1_v1(
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
  const float v41 = as_type<float>(params[6]);
  const uint v101 = params[5];
  const uint v102 = 512u;
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
    const float v139 = simd_shuffle_xor(v29, 16);
    const float v140 = v29 + v139;
    const float v141 = simd_shuffle_xor(v140, 8);
    const float v142 = v140 + v141;
    const float v143 = simd_shuffle_xor(v142, 4);
    const float v144 = v142 + v143;
    const float v145 = simd_shuffle_xor(v144, 2);
    const float v146 = v144 + v145;
    const float v147 = simd_shuffle_xor(v146, 1);
    const float v148 = v146 + v147;
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
        const float v40 = v148 / v39;
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
        const uint v66 = v65 + v32;
        const uint v67 = v13 * v16;
        const uint v68 = v67 + v66;
        const uint v69 = v14 * v22;
        const uint v70 = v69 + v68;
        const float v71 = b0[v70];
        const float v72 = float(v16);
        const float v73 = v148 / v72;
        const float v74 = v73 + v41;
        const float v75 = precise::rsqrt(v74);
        const float v76 = v71 * v75;
        const float v77 = b1[v66];
        const float v78 = v76 * v77;
        const uint v79 = v14 * v32;
        const uint v80 = v79 + v65;
        const float v81 = b2[v80];
        const float v82 = v78 * v81;
        const uint v83 = v13 * v16;
        const uint v84 = v83 + v65;
        const uint v85 = v14 * v22;
        const uint v86 = v85 + v84;
        const float v87 = b0[v86];
        const float v88 = v87 * v75;
        const float v89 = b1[v65];
        const float v90 = v88 * v89;
        const uint v91 = v14 * v32;
        const uint v92 = v91 + v65;
        const float v93 = b3[v92];
        const float v94 = v90 * v93;
        const float v95 = v82 + v94;
        x1 = v95;
      }
      const float v96 = x1;
      const int v97 = b4[v14];
      const uint v98 = uint(v97);
      const int v99 = b5[v14];
      const uint v100 = uint(v99);
      const uint v103 = v98 / v102;
      const uint v104 = v98 % v102;
      const uint v105 = v100 * v101;
      const uint v106 = v103 + v105;
      const int v107 = b6[v106];
      const uint v108 = uint(v107);
      const uint v109 = v108 * v12;
      const uint v110 = v13 + v109;
      const uint v111 = v110 * v16;
      const uint v112 = v111 * v102;
      const uint v113 = v104 * v16;
      const uint v114 = v112 + v113;
      const uint v115 = v114 + v31;
      b7[v115] = v96;
    }
    for (uint v116 = v17; v116 < v16; v116 += v18) {
      const uint v117 = v13 * v16;
      const uint v118 = v117 + v116;
      const uint v119 = v14 * v22;
      const uint v120 = v119 + v118;
      const float v121 = b8[v120];
      const int v122 = b4[v14];
      const uint v123 = uint(v122);
      const int v124 = b5[v14];
      const uint v125 = uint(v124);
      const uint v126 = v123 / v102;
      const uint v127 = v123 % v102;
      const uint v128 = v125 * v101;
      const uint v129 = v126 + v128;
      const int v130 = b6[v129];
      const uint v131 = uint(v130);
      const uint v132 = v131 * v12;
      const uint v133 = v13 + v132;
      const uint v134 = v133 * v16;
      const uint v135 = v134 * v102;
      const uint v136 = v127 * v16;
      const uint v137 = v135 + v136;
      const uint v138 = v137 + v116;
      b9[v138] = v121;
    }
  }
}
