#include <metal_stdlib>
using namespace metal;

kernel void full_attn_1_v4(
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
  float4 x2;
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
  const float v51 = as_type<float>(params[7]);
  const uint v112 = params[5];
  const uint v133 = params[6];
  const uint v134 = 512u;
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
    const float v172 = simd_shuffle_xor(v38, 16);
    const float v173 = v38 + v172;
    const float v174 = simd_shuffle_xor(v173, 8);
    const float v175 = v173 + v174;
    const float v176 = simd_shuffle_xor(v175, 4);
    const float v177 = v175 + v176;
    const float v178 = simd_shuffle_xor(v177, 2);
    const float v179 = v177 + v178;
    const float v180 = simd_shuffle_xor(v179, 1);
    const float v181 = v179 + v180;
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
        const float v50 = v181 / v49;
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
        x2 = v15;
        const bool v78 = v77 < v42;
        if (v78) {
          const uint v79 = v77 + v42;
          const uint v80 = v13 * v16;
          const uint v81 = v80 + v79;
          const uint v82 = v14 * v24;
          const uint v83 = v82 + v81;
          const float4 v84 = *(device const float4*)(b0 + v83);
          const float v85 = float(v16);
          const float v86 = v181 / v85;
          const float v87 = v86 + v51;
          const float v88 = precise::rsqrt(v87);
          const float4 v89 = float4(v88);
          const float4 v90 = v84 * v89;
          const float4 v91 = *(device const float4*)(b1 + v79);
          const float4 v92 = v90 * v91;
          const uint v93 = v14 * v42;
          const uint v94 = v93 + v77;
          const float4 v95 = *(device const float4*)(b2 + v94);
          const float4 v96 = v92 * v95;
          const uint v97 = v13 * v16;
          const uint v98 = v97 + v77;
          const uint v99 = v14 * v24;
          const uint v100 = v99 + v98;
          const float4 v101 = *(device const float4*)(b0 + v100);
          const float4 v102 = float4(v88);
          const float4 v103 = v101 * v102;
          const float4 v104 = *(device const float4*)(b1 + v77);
          const float4 v105 = v103 * v104;
          const uint v106 = v14 * v42;
          const uint v107 = v106 + v77;
          const float4 v108 = *(device const float4*)(b3 + v107);
          const float4 v109 = v105 * v108;
          const float4 v110 = v96 + v109;
          x2 = v110;
        } else {
          const uint v111 = v77 - v42;
          const uint v113 = v111 + v112;
          const uint v114 = v13 * v16;
          const uint v115 = v114 + v113;
          const uint v116 = v14 * v24;
          const uint v117 = v116 + v115;
          const float4 v118 = *(device const float4*)(b0 + v117);
          const float v119 = float(v16);
          const float v120 = v181 / v119;
          const float v121 = v120 + v51;
          const float v122 = precise::rsqrt(v121);
          const float4 v123 = float4(v122);
          const float4 v124 = v118 * v123;
          const float4 v125 = *(device const float4*)(b1 + v113);
          const float4 v126 = v124 * v125;
          x2 = v126;
        }
        const float4 v127 = x2;
        x1 = v127;
      }
      const float4 v128 = x1;
      const int v129 = b4[v14];
      const uint v130 = uint(v129);
      const int v131 = b5[v14];
      const uint v132 = uint(v131);
      const uint v135 = v130 / v134;
      const uint v136 = v130 % v134;
      const uint v137 = v132 * v133;
      const uint v138 = v135 + v137;
      const int v139 = b6[v138];
      const uint v140 = uint(v139);
      const uint v141 = v140 * v12;
      const uint v142 = v13 + v141;
      const uint v143 = v142 * v16;
      const uint v144 = v143 * v134;
      const uint v145 = v136 * v16;
      const uint v146 = v144 + v145;
      const uint v147 = v146 + v41;
      *(device float4*)(b7 + v147) = v128;
    }
    const uint v148 = v17 * v18;
    for (uint v149 = v148; v149 < v16; v149 += v20) {
      const uint v150 = v13 * v16;
      const uint v151 = v150 + v149;
      const uint v152 = v14 * v24;
      const uint v153 = v152 + v151;
      const float4 v154 = *(device const float4*)(b8 + v153);
      const int v155 = b4[v14];
      const uint v156 = uint(v155);
      const int v157 = b5[v14];
      const uint v158 = uint(v157);
      const uint v159 = v156 / v134;
      const uint v160 = v156 % v134;
      const uint v161 = v158 * v133;
      const uint v162 = v159 + v161;
      const int v163 = b6[v162];
      const uint v164 = uint(v163);
      const uint v165 = v164 * v12;
      const uint v166 = v13 + v165;
      const uint v167 = v166 * v16;
      const uint v168 = v167 * v134;
      const uint v169 = v160 * v16;
      const uint v170 = v168 + v169;
      const uint v171 = v170 + v149;
      *(device float4*)(b9 + v171) = v154;
    }
  }
}
