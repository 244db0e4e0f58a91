#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_1_v4(
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
  float4 x0;
  float4 x1;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = 0u;
  const uint v5 = params[1];
  const float4 v8 = float4(0.0f);
  const uint v9 = params[2];
  const uint v10 = lane;
  const uint v11 = 4u;
  const uint v13 = 128u;
  const uint v17 = 1u;
  const uint v18 = params[3];
  const uint v36 = params[4];
  const float v45 = as_type<float>(params[6]);
  const uint v109 = params[5];
  const uint v110 = 512u;
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const uint v6 = v3 % v5;
    const uint v7 = v3 / v5;
    x0 = v8;
    const uint v12 = v10 * v11;
    for (uint v14 = v12; v14 < v9; v14 += v13) {
      const uint v15 = v6 * v9;
      const uint v16 = v15 + v14;
      const uint v19 = v7 * v18;
      const uint v20 = v19 + v16;
      const float4 v21 = *(device const float4*)(b0 + v20);
      const float4 v22 = v21 * v21;
      const float4 v23 = x0;
      const float4 v24 = v23 + v22;
      x0 = v24;
    }
    const float4 v25 = x0;
    const float v26 = v25.x;
    const float v27 = v25.y;
    const float v28 = v26 + v27;
    const float v29 = v25.z;
    const float v30 = v28 + v29;
    const float v31 = v25.w;
    const float v32 = v30 + v31;
    const float v148 = simd_shuffle_xor(v32, 16);
    const float v149 = v32 + v148;
    const float v150 = simd_shuffle_xor(v149, 8);
    const float v151 = v149 + v150;
    const float v152 = simd_shuffle_xor(v151, 4);
    const float v153 = v151 + v152;
    const float v154 = simd_shuffle_xor(v153, 2);
    const float v155 = v153 + v154;
    const float v156 = simd_shuffle_xor(v155, 1);
    const float v157 = v155 + v156;
    const uint v34 = v10 * v11;
    for (uint v35 = v34; v35 < v9; v35 += v13) {
      x1 = v8;
      const bool v37 = v35 < v36;
      if (v37) {
        const uint v38 = v6 * v9;
        const uint v39 = v38 + v35;
        const uint v40 = v7 * v18;
        const uint v41 = v40 + v39;
        const float4 v42 = *(device const float4*)(b0 + v41);
        const float v43 = float(v9);
        const float v44 = v157 / v43;
        const float v46 = v44 + v45;
        const float v47 = precise::rsqrt(v46);
        const float4 v48 = float4(v47);
        const float4 v49 = v42 * v48;
        const float4 v50 = *(device const float4*)(b1 + v35);
        const float4 v51 = v49 * v50;
        const uint v52 = v7 * v36;
        const uint v53 = v52 + v35;
        const float4 v54 = *(device const float4*)(b2 + v53);
        const float4 v55 = v51 * v54;
        const uint v56 = v35 + v36;
        const uint v57 = v6 * v9;
        const uint v58 = v57 + v56;
        const uint v59 = v7 * v18;
        const uint v60 = v59 + v58;
        const float4 v61 = *(device const float4*)(b0 + v60);
        const float4 v62 = float4(v47);
        const float4 v63 = v61 * v62;
        const float4 v64 = *(device const float4*)(b1 + v56);
        const float4 v65 = v63 * v64;
        const uint v66 = v7 * v36;
        const uint v67 = v66 + v35;
        const float4 v68 = *(device const float4*)(b3 + v67);
        const float4 v69 = v65 * v68;
        const float4 v70 = v55 - v69;
        x1 = v70;
      } else {
        const uint v71 = v35 - v36;
        const uint v72 = v71 + v36;
        const uint v73 = v6 * v9;
        const uint v74 = v73 + v72;
        const uint v75 = v7 * v18;
        const uint v76 = v75 + v74;
        const float4 v77 = *(device const float4*)(b0 + v76);
        const float v78 = float(v9);
        const float v79 = v157 / v78;
        const float v80 = v79 + v45;
        const float v81 = precise::rsqrt(v80);
        const float4 v82 = float4(v81);
        const float4 v83 = v77 * v82;
        const float4 v84 = *(device const float4*)(b1 + v72);
        const float4 v85 = v83 * v84;
        const uint v86 = v7 * v36;
        const uint v87 = v86 + v71;
        const float4 v88 = *(device const float4*)(b2 + v87);
        const float4 v89 = v85 * v88;
        const uint v90 = v6 * v9;
        const uint v91 = v90 + v71;
        const uint v92 = v7 * v18;
        const uint v93 = v92 + v91;
        const float4 v94 = *(device const float4*)(b0 + v93);
        const float4 v95 = float4(v81);
        const float4 v96 = v94 * v95;
        const float4 v97 = *(device const float4*)(b1 + v71);
        const float4 v98 = v96 * v97;
        const uint v99 = v7 * v36;
        const uint v100 = v99 + v71;
        const float4 v101 = *(device const float4*)(b3 + v100);
        const float4 v102 = v98 * v101;
        const float4 v103 = v89 + v102;
        x1 = v103;
      }
      const float4 v104 = x1;
      const int v105 = b4[v7];
      const uint v106 = uint(v105);
      const int v107 = b5[v7];
      const uint v108 = uint(v107);
      const uint v111 = v106 / v110;
      const uint v112 = v106 % v110;
      const uint v113 = v108 * v109;
      const uint v114 = v111 + v113;
      const int v115 = b6[v114];
      const uint v116 = uint(v115);
      const uint v117 = v116 * v5;
      const uint v118 = v6 + v117;
      const uint v119 = v118 * v9;
      const uint v120 = v119 * v110;
      const uint v121 = v112 * v9;
      const uint v122 = v120 + v121;
      const uint v123 = v122 + v35;
      *(device float4*)(b7 + v123) = v104;
    }
    const uint v124 = v10 * v11;
    for (uint v125 = v124; v125 < v9; v125 += v13) {
      const uint v126 = v6 * v9;
      const uint v127 = v126 + v125;
      const uint v128 = v7 * v18;
      const uint v129 = v128 + v127;
      const float4 v130 = *(device const float4*)(b8 + v129);
      const int v131 = b4[v7];
      const uint v132 = uint(v131);
      const int v133 = b5[v7];
      const uint v134 = uint(v133);
      const uint v135 = v132 / v110;
      const uint v136 = v132 % v110;
      const uint v137 = v134 * v109;
      const uint v138 = v135 + v137;
      const int v139 = b6[v138];
      const uint v140 = uint(v139);
      const uint v141 = v140 * v5;
      const uint v142 = v6 + v141;
      const uint v143 = v142 * v9;
      const uint v144 = v143 * v110;
      const uint v145 = v136 * v9;
      const uint v146 = v144 + v145;
      const uint v147 = v146 + v125;
      *(device float4*)(b9 + v147) = v130;
    }
  }
}
