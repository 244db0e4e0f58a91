#include <metal_stdlib>
using namespace metal;

kernel void full_attn_1_v4(
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
  float4 x2;
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
  const float v45 = as_type<float>(params[7]);
  const uint v106 = params[5];
  const uint v127 = params[6];
  const uint v128 = 512u;
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
    const float v166 = simd_shuffle_xor(v32, 16);
    const float v167 = v32 + v166;
    const float v168 = simd_shuffle_xor(v167, 8);
    const float v169 = v167 + v168;
    const float v170 = simd_shuffle_xor(v169, 4);
    const float v171 = v169 + v170;
    const float v172 = simd_shuffle_xor(v171, 2);
    const float v173 = v171 + v172;
    const float v174 = simd_shuffle_xor(v173, 1);
    const float v175 = v173 + v174;
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
        const float v44 = v175 / v43;
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
        x2 = v8;
        const bool v72 = v71 < v36;
        if (v72) {
          const uint v73 = v71 + v36;
          const uint v74 = v6 * v9;
          const uint v75 = v74 + v73;
          const uint v76 = v7 * v18;
          const uint v77 = v76 + v75;
          const float4 v78 = *(device const float4*)(b0 + v77);
          const float v79 = float(v9);
          const float v80 = v175 / v79;
          const float v81 = v80 + v45;
          const float v82 = precise::rsqrt(v81);
          const float4 v83 = float4(v82);
          const float4 v84 = v78 * v83;
          const float4 v85 = *(device const float4*)(b1 + v73);
          const float4 v86 = v84 * v85;
          const uint v87 = v7 * v36;
          const uint v88 = v87 + v71;
          const float4 v89 = *(device const float4*)(b2 + v88);
          const float4 v90 = v86 * v89;
          const uint v91 = v6 * v9;
          const uint v92 = v91 + v71;
          const uint v93 = v7 * v18;
          const uint v94 = v93 + v92;
          const float4 v95 = *(device const float4*)(b0 + v94);
          const float4 v96 = float4(v82);
          const float4 v97 = v95 * v96;
          const float4 v98 = *(device const float4*)(b1 + v71);
          const float4 v99 = v97 * v98;
          const uint v100 = v7 * v36;
          const uint v101 = v100 + v71;
          const float4 v102 = *(device const float4*)(b3 + v101);
          const float4 v103 = v99 * v102;
          const float4 v104 = v90 + v103;
          x2 = v104;
        } else {
          const uint v105 = v71 - v36;
          const uint v107 = v105 + v106;
          const uint v108 = v6 * v9;
          const uint v109 = v108 + v107;
          const uint v110 = v7 * v18;
          const uint v111 = v110 + v109;
          const float4 v112 = *(device const float4*)(b0 + v111);
          const float v113 = float(v9);
          const float v114 = v175 / v113;
          const float v115 = v114 + v45;
          const float v116 = precise::rsqrt(v115);
          const float4 v117 = float4(v116);
          const float4 v118 = v112 * v117;
          const float4 v119 = *(device const float4*)(b1 + v107);
          const float4 v120 = v118 * v119;
          x2 = v120;
        }
        const float4 v121 = x2;
        x1 = v121;
      }
      const float4 v122 = x1;
      const int v123 = b4[v7];
      const uint v124 = uint(v123);
      const int v125 = b5[v7];
      const uint v126 = uint(v125);
      const uint v129 = v124 / v128;
      const uint v130 = v124 % v128;
      const uint v131 = v126 * v127;
      const uint v132 = v129 + v131;
      const int v133 = b6[v132];
      const uint v134 = uint(v133);
      const uint v135 = v134 * v5;
      const uint v136 = v6 + v135;
      const uint v137 = v136 * v9;
      const uint v138 = v137 * v128;
      const uint v139 = v130 * v9;
      const uint v140 = v138 + v139;
      const uint v141 = v140 + v35;
      *(device float4*)(b7 + v141) = v122;
    }
    const uint v142 = v10 * v11;
    for (uint v143 = v142; v143 < v9; v143 += v13) {
      const uint v144 = v6 * v9;
      const uint v145 = v144 + v143;
      const uint v146 = v7 * v18;
      const uint v147 = v146 + v145;
      const float4 v148 = *(device const float4*)(b8 + v147);
      const int v149 = b4[v7];
      const uint v150 = uint(v149);
      const int v151 = b5[v7];
      const uint v152 = uint(v151);
      const uint v153 = v150 / v128;
      const uint v154 = v150 % v128;
      const uint v155 = v152 * v127;
      const uint v156 = v153 + v155;
      const int v157 = b6[v156];
      const uint v158 = uint(v157);
      const uint v159 = v158 * v5;
      const uint v160 = v6 + v159;
      const uint v161 = v160 * v9;
      const uint v162 = v161 * v128;
      const uint v163 = v154 * v9;
      const uint v164 = v162 + v163;
      const uint v165 = v164 + v143;
      *(device float4*)(b9 + v165) = v148;
    }
  }
}
