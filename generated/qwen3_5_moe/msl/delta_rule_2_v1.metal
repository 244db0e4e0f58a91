#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_2_v1(
    device const int* b0 [[buffer(0)]], // first_row
    device const int* b1 [[buffer(1)]], // slot
    device const int* b2 [[buffer(2)]], // position
    device float* b3 [[buffer(3)]], // delta
    device const float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // stored5
    device const float* b6 [[buffer(6)]], // stored6
    device const float* b7 [[buffer(7)]], // delta_norm
    device const float* b8 [[buffer(8)]], // stored8
    device float* b9 [[buffer(9)]], // stored9
    constant uint* params [[buffer(10)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[256];
  alignas(16) threadgroup float m1[256];
  alignas(16) threadgroup float m2[256];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = 1u;
  const uint v3 = 0u;
  const uint v14 = params[0];
  const uint v15 = params[1];
  const uint v18 = params[2];
  const uint v19 = params[3];
  const uint v24 = lane;
  const uint v25 = 32u;
  const float v27 = 0.0f;
  const uint v36 = params[4];
  const float v51 = 1e-6f;
  const float v55 = as_type<float>(params[8]);
  const uint v60 = params[5];
  const uint v100 = params[6];
  const float v133 = as_type<float>(params[9]);
  const uint v141 = params[7];
  const float v147 = 1.0f;
  const int v4 = b0[v1];
  const uint v5 = uint(v4);
  const uint v6 = v1 + v2;
  const int v7 = b0[v6];
  const uint v8 = uint(v7);
  const int v9 = b1[v1];
  const uint v10 = uint(v9);
  const int v11 = b2[v5];
  const uint v12 = uint(v11);
  const bool v13 = v12 == v3;
  const uint v16 = v14 / v15;
  const uint v17 = v0 / v16;
  const uint v20 = v10 * v14;
  const uint v21 = v0 + v20;
  const uint v22 = v21 * v18;
  const uint v23 = v22 * v19;
  if (v13) {
    for (uint v26 = v24; v26 < v19; v26 += v25) {
      for (uint v28 = v3; v28 < v18; v28 += v2) {
        const uint v29 = v23 + v26;
        const uint v30 = v28 * v19;
        const uint v31 = v29 + v30;
        b3[v31] = v27;
      }
    }
  }
  for (uint v32 = v5; v32 < v8; v32 += v2) {
    x0 = v27;
    for (uint v33 = v24; v33 < v18; v33 += v25) {
      const uint v34 = v17 * v18;
      const uint v35 = v34 + v33;
      const uint v37 = v32 * v36;
      const uint v38 = v37 + v35;
      const float v39 = b4[v38];
      const float v40 = v39 * v39;
      const float v41 = x0;
      const float v42 = v41 + v40;
      x0 = v42;
    }
    const float v43 = x0;
    const float v155 = simd_shuffle_xor(v43, 16);
    const float v156 = v43 + v155;
    const float v157 = simd_shuffle_xor(v156, 8);
    const float v158 = v156 + v157;
    const float v159 = simd_shuffle_xor(v158, 4);
    const float v160 = v158 + v159;
    const float v161 = simd_shuffle_xor(v160, 2);
    const float v162 = v160 + v161;
    const float v163 = simd_shuffle_xor(v162, 1);
    const float v164 = v162 + v163;
    for (uint v45 = v24; v45 < v18; v45 += v25) {
      const uint v46 = v17 * v18;
      const uint v47 = v46 + v45;
      const uint v48 = v32 * v36;
      const uint v49 = v48 + v47;
      const float v50 = b4[v49];
      const float v52 = v164 + v51;
      const float v53 = precise::rsqrt(v52);
      const float v54 = v50 * v53;
      const float v56 = v54 * v55;
      m0[v45] = v56;
    }
    x1 = v27;
    for (uint v57 = v24; v57 < v18; v57 += v25) {
      const uint v58 = v17 * v18;
      const uint v59 = v58 + v57;
      const uint v61 = v59 + v60;
      const uint v62 = v32 * v36;
      const uint v63 = v62 + v61;
      const float v64 = b4[v63];
      const float v65 = v64 * v64;
      const float v66 = x1;
      const float v67 = v66 + v65;
      x1 = v67;
    }
    const float v68 = x1;
    const float v165 = simd_shuffle_xor(v68, 16);
    const float v166 = v68 + v165;
    const float v167 = simd_shuffle_xor(v166, 8);
    const float v168 = v166 + v167;
    const float v169 = simd_shuffle_xor(v168, 4);
    const float v170 = v168 + v169;
    const float v171 = simd_shuffle_xor(v170, 2);
    const float v172 = v170 + v171;
    const float v173 = simd_shuffle_xor(v172, 1);
    const float v174 = v172 + v173;
    for (uint v70 = v24; v70 < v18; v70 += v25) {
      const uint v71 = v17 * v18;
      const uint v72 = v71 + v70;
      const uint v73 = v72 + v60;
      const uint v74 = v32 * v36;
      const uint v75 = v74 + v73;
      const float v76 = b4[v75];
      const float v77 = v174 + v51;
      const float v78 = precise::rsqrt(v77);
      const float v79 = v76 * v78;
      m1[v70] = v79;
    }
    const uint v80 = v32 * v14;
    const uint v81 = v80 + v0;
    const float v82 = b5[v81];
    const float v83 = precise::exp(v82);
    const uint v84 = v32 * v14;
    const uint v85 = v84 + v0;
    const float v86 = b6[v85];
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v87 = v24; v87 < v19; v87 += v25) {
      const uint v88 = v23 + v87;
      x2 = v27;
      for (uint v89 = v3; v89 < v18; v89 += v2) {
        const uint v90 = v89 * v19;
        const uint v91 = v88 + v90;
        const float v92 = b3[v91];
        const float v93 = v92 * v83;
        const float v94 = m1[v89];
        const float v95 = x2;
        const float v96 = fma(v93, v94, v95);
        x2 = v96;
      }
      const float v97 = x2;
      const uint v98 = v0 * v19;
      const uint v99 = v98 + v87;
      const uint v101 = v99 + v100;
      const uint v102 = v32 * v36;
      const uint v103 = v102 + v101;
      const float v104 = b4[v103];
      const float v105 = v104 - v97;
      const float v106 = v86 * v105;
      x3 = v27;
      for (uint v107 = v3; v107 < v18; v107 += v2) {
        const uint v108 = v107 * v19;
        const uint v109 = v88 + v108;
        const float v110 = b3[v109];
        const float v111 = v110 * v83;
        const float v112 = m1[v107];
        const float v113 = fma(v112, v106, v111);
        b3[v109] = v113;
        const float v114 = m0[v107];
        const float v115 = x3;
        const float v116 = fma(v113, v114, v115);
        x3 = v116;
      }
      const float v117 = x3;
      m2[v87] = v117;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    x4 = v27;
    for (uint v118 = v24; v118 < v19; v118 += v25) {
      const uint v119 = v32 - v32;
      const uint v120 = v0 - v0;
      const float v121 = m2[v118];
      const float v122 = v121 * v121;
      const float v123 = x4;
      const float v124 = v123 + v122;
      x4 = v124;
    }
    const float v125 = x4;
    const float v175 = simd_shuffle_xor(v125, 16);
    const float v176 = v125 + v175;
    const float v177 = simd_shuffle_xor(v176, 8);
    const float v178 = v176 + v177;
    const float v179 = simd_shuffle_xor(v178, 4);
    const float v180 = v178 + v179;
    const float v181 = simd_shuffle_xor(v180, 2);
    const float v182 = v180 + v181;
    const float v183 = simd_shuffle_xor(v182, 1);
    const float v184 = v182 + v183;
    for (uint v127 = v24; v127 < v19; v127 += v25) {
      const uint v128 = v32 - v32;
      const uint v129 = v0 - v0;
      const float v130 = m2[v127];
      const float v131 = float(v19);
      const float v132 = v184 / v131;
      const float v134 = v132 + v133;
      const float v135 = precise::rsqrt(v134);
      const float v136 = v130 * v135;
      const float v137 = b7[v127];
      const float v138 = v136 * v137;
      const uint v139 = v0 * v19;
      const uint v140 = v139 + v127;
      const uint v142 = v32 * v141;
      const uint v143 = v142 + v140;
      const float v144 = b8[v143];
      const float v145 = -v144;
      const float v146 = precise::exp(v145);
      const float v148 = v146 + v147;
      const float v149 = v144 / v148;
      const float v150 = v138 * v149;
      const uint v151 = v32 * v141;
      const uint v152 = v0 * v19;
      const uint v153 = v151 + v152;
      const uint v154 = v153 + v127;
      b9[v154] = v150;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
