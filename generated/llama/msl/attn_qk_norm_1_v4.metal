#include <metal_stdlib>
using namespace metal;

kernel void attn_qk_norm_1_v4(
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
  float4 x0;
  float4 x1;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const uint v12 = params[1];
  const float4 v15 = float4(0.0f);
  const uint v16 = params[2];
  const uint v17 = lane;
  const uint v18 = 4u;
  const uint v20 = 128u;
  const uint v24 = params[3];
  const uint v42 = params[4];
  const float v51 = as_type<float>(params[6]);
  const uint v115 = params[5];
  const uint v116 = 512u;
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
    const uint v19 = v17 * v18;
    for (uint v21 = v19; v21 < v16; v21 += v20) {
      const uint v22 = v13 * v16;
      const uint v23 = v22 + v21;
      const uint v25 = v14 * v24;
      const uint v26 = v25 + v23;
      const float4 v27 = *(device const float4*)(b0 + v26);
      const float4 v28 = v27 * v27;
      const float4 v29 = x0;
      const float4 v30 = v29 + v28;
      x0 = v30;
    }
    const float4 v31 = x0;
    const float v32 = v31.x;
    const float v33 = v31.y;
    const float v34 = v32 + v33;
    const float v35 = v31.z;
    const float v36 = v34 + v35;
    const float v37 = v31.w;
    const float v38 = v36 + v37;
    const float v154 = simd_shuffle_xor(v38, 16);
    const float v155 = v38 + v154;
    const float v156 = simd_shuffle_xor(v155, 8);
    const float v157 = v155 + v156;
    const float v158 = simd_shuffle_xor(v157, 4);
    const float v159 = v157 + v158;
    const float v160 = simd_shuffle_xor(v159, 2);
    const float v161 = v159 + v160;
    const float v162 = simd_shuffle_xor(v161, 1);
    const float v163 = v161 + v162;
    const uint v40 = v17 * v18;
    for (uint v41 = v40; v41 < v16; v41 += v20) {
      x1 = v15;
      const bool v43 = v41 < v42;
      if (v43) {
        const uint v44 = v13 * v16;
        const uint v45 = v44 + v41;
        const uint v46 = v14 * v24;
        const uint v47 = v46 + v45;
        const float4 v48 = *(device const float4*)(b0 + v47);
        const float v49 = float(v16);
        const float v50 = v163 / v49;
        const float v52 = v50 + v51;
        const float v53 = precise::rsqrt(v52);
        const float4 v54 = float4(v53);
        const float4 v55 = v48 * v54;
        const float4 v56 = *(device const float4*)(b1 + v41);
        const float4 v57 = v55 * v56;
        const uint v58 = v14 * v42;
        const uint v59 = v58 + v41;
        const float4 v60 = *(device const float4*)(b2 + v59);
        const float4 v61 = v57 * v60;
        const uint v62 = v41 + v42;
        const uint v63 = v13 * v16;
        const uint v64 = v63 + v62;
        const uint v65 = v14 * v24;
        const uint v66 = v65 + v64;
        const float4 v67 = *(device const float4*)(b0 + v66);
        const float4 v68 = float4(v53);
        const float4 v69 = v67 * v68;
        const float4 v70 = *(device const float4*)(b1 + v62);
        const float4 v71 = v69 * v70;
        const uint v72 = v14 * v42;
        const uint v73 = v72 + v41;
        const float4 v74 = *(device const float4*)(b3 + v73);
        const float4 v75 = v71 * v74;
        const float4 v76 = v61 - v75;
        x1 = v76;
      } else {
        const uint v77 = v41 - v42;
        const uint v78 = v77 + v42;
        const uint v79 = v13 * v16;
        const uint v80 = v79 + v78;
        const uint v81 = v14 * v24;
        const uint v82 = v81 + v80;
        const float4 v83 = *(device const float4*)(b0 + v82);
        const float v84 = float(v16);
        const float v85 = v163 / v84;
        const float v86 = v85 + v51;
        const float v87 = precise::rsqrt(v86);
        const float4 v88 = float4(v87);
        const float4 v89 = v83 * v88;
        const float4 v90 = *(device const float4*)(b1 + v78);
        const float4 v91 = v89 * v90;
        const uint v92 = v14 * v42;
        const uint v93 = v92 + v77;
        const float4 v94 = *(device const float4*)(b2 + v93);
        const float4 v95 = v91 * v94;
        const uint v96 = v13 * v16;
        const uint v97 = v96 + v77;
        const uint v98 = v14 * v24;
        const uint v99 = v98 + v97;
        const float4 v100 = *(device const float4*)(b0 + v99);
        const float4 v101 = float4(v87);
        const float4 v102 = v100 * v101;
        const float4 v103 = *(device const float4*)(b1 + v77);
        const float4 v104 = v102 * v103;
        const uint v105 = v14 * v42;
        const uint v106 = v105 + v77;
        const float4 v107 = *(device const float4*)(b3 + v106);
        const float4 v108 = v104 * v107;
        const float4 v109 = v95 + v108;
        x1 = v109;
      }
      const float4 v110 = x1;
      const int v111 = b4[v14];
      const uint v112 = uint(v111);
      const int v113 = b5[v14];
      const uint v114 = uint(v113);
      const uint v117 = v112 / v116;
      const uint v118 = v112 % v116;
      const uint v119 = v114 * v115;
      const uint v120 = v117 + v119;
      const int v121 = b6[v120];
      const uint v122 = uint(v121);
      const uint v123 = v122 * v12;
      const uint v124 = v13 + v123;
      const uint v125 = v124 * v16;
      const uint v126 = v125 * v116;
      const uint v127 = v118 * v16;
      const uint v128 = v126 + v127;
      const uint v129 = v128 + v41;
      *(device float4*)(b7 + v129) = v110;
    }
    const uint v130 = v17 * v18;
    for (uint v131 = v130; v131 < v16; v131 += v20) {
      const uint v132 = v13 * v16;
      const uint v133 = v132 + v131;
      const uint v134 = v14 * v24;
      const uint v135 = v134 + v133;
      const float4 v136 = *(device const float4*)(b8 + v135);
      const int v137 = b4[v14];
      const uint v138 = uint(v137);
      const int v139 = b5[v14];
      const uint v140 = uint(v139);
      const uint v141 = v138 / v116;
      const uint v142 = v138 % v116;
      const uint v143 = v140 * v115;
      const uint v144 = v141 + v143;
      const int v145 = b6[v144];
      const uint v146 = uint(v145);
      const uint v147 = v146 * v12;
      const uint v148 = v13 + v147;
      const uint v149 = v148 * v16;
      const uint v150 = v149 * v116;
      const uint v151 = v142 * v16;
      const uint v152 = v150 + v151;
      const uint v153 = v152 + v131;
      *(device float4*)(b9 + v153) = v136;
    }
  }
}
