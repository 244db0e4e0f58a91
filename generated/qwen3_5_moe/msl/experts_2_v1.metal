#include <metal_stdlib>
using namespace metal;

kernel void experts_2_v1(
    device const float* b0 [[buffer(0)]], // stored0
    device int* b1 [[buffer(1)]], // stored1
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup int m0[64];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  float x5;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const uint v12 = params[1];
  const uint v13 = params[2];
  const float v17 = INFINITY;
  const float v18 = -INFINITY;
  const float v19 = -1.0f;
  const uint v23 = lane;
  const uint v24 = 32u;
  const float v70 = 0.0f;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const float v14 = float(v12);
    const uint v15 = v12 - v1;
    const float v16 = float(v15);
    x0 = v17;
    x1 = v19;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v20 = v11; v20 < v13; v20 += v1) {
      x2 = v18;
      x3 = v14;
      const float v21 = x0;
      const float v22 = x1;
      for (uint v25 = v23; v25 < v12; v25 += v24) {
        const uint v26 = v10 * v12;
        const uint v27 = v26 + v25;
        const float v28 = b0[v27];
        const float v29 = float(v25);
        const bool v30 = v28 < v21;
        const bool v31 = v21 == v28;
        const bool v32 = v22 < v29;
        const bool v33 = v31 & v32;
        const bool v34 = v30 | v33;
        const float v35 = x2;
        const float v36 = x3;
        const bool v37 = v35 < v28;
        const bool v38 = v28 == v35;
        const bool v39 = v29 < v36;
        const bool v40 = v38 & v39;
        const bool v41 = v37 | v40;
        const bool v42 = v34 & v41;
        const float v43 = select(v35, v28, v42);
        const float v44 = select(v36, v29, v42);
        x2 = v43;
        x3 = v44;
      }
      const float v45 = x2;
      const float v46 = x3;
      const float v94 = simd_shuffle_xor(v45, 16);
      const float v95 = max(v45, v94);
      const float v96 = simd_shuffle_xor(v95, 8);
      const float v97 = max(v95, v96);
      const float v98 = simd_shuffle_xor(v97, 4);
      const float v99 = max(v97, v98);
      const float v100 = simd_shuffle_xor(v99, 2);
      const float v101 = max(v99, v100);
      const float v102 = simd_shuffle_xor(v101, 1);
      const float v103 = max(v101, v102);
      const bool v48 = v45 == v103;
      const float v49 = select(v14, v46, v48);
      const float v50 = -v49;
      const float v104 = simd_shuffle_xor(v50, 16);
      const float v105 = max(v50, v104);
      const float v106 = simd_shuffle_xor(v105, 8);
      const float v107 = max(v105, v106);
      const float v108 = simd_shuffle_xor(v107, 4);
      const float v109 = max(v107, v108);
      const float v110 = simd_shuffle_xor(v109, 2);
      const float v111 = max(v109, v110);
      const float v112 = simd_shuffle_xor(v111, 1);
      const float v113 = max(v111, v112);
      const float v52 = -v113;
      const float v53 = min(v52, v16);
      x0 = v103;
      x1 = v53;
      const bool v54 = v23 < v1;
      if (v54) {
        const int v55 = int(v53);
        m0[v20] = v55;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v56 = v23; v56 < v13; v56 += v24) {
      const int v57 = m0[v56];
      const uint v58 = v10 * v13;
      const uint v59 = v58 + v56;
      b1[v59] = v57;
    }
    x4 = v18;
    for (uint v60 = v23; v60 < v13; v60 += v24) {
      const int v61 = m0[v60];
      const uint v62 = uint(v61);
      const uint v63 = v10 * v12;
      const uint v64 = v63 + v62;
      const float v65 = b0[v64];
      const float v66 = x4;
      const float v67 = max(v66, v65);
      x4 = v67;
    }
    const float v68 = x4;
    const float v114 = simd_shuffle_xor(v68, 16);
    const float v115 = max(v68, v114);
    const float v116 = simd_shuffle_xor(v115, 8);
    const float v117 = max(v115, v116);
    const float v118 = simd_shuffle_xor(v117, 4);
    const float v119 = max(v117, v118);
    const float v120 = simd_shuffle_xor(v119, 2);
    const float v121 = max(v119, v120);
    const float v122 = simd_shuffle_xor(v121, 1);
    const float v123 = max(v121, v122);
    x5 = v70;
    for (uint v71 = v23; v71 < v13; v71 += v24) {
      const int v72 = m0[v71];
      const uint v73 = uint(v72);
      const uint v74 = v10 * v12;
      const uint v75 = v74 + v73;
      const float v76 = b0[v75];
      const float v77 = v76 - v123;
      const float v78 = precise::exp(v77);
      const float v79 = x5;
      const float v80 = v79 + v78;
      x5 = v80;
    }
    const float v81 = x5;
    const float v124 = simd_shuffle_xor(v81, 16);
    const float v125 = v81 + v124;
    const float v126 = simd_shuffle_xor(v125, 8);
    const float v127 = v125 + v126;
    const float v128 = simd_shuffle_xor(v127, 4);
    const float v129 = v127 + v128;
    const float v130 = simd_shuffle_xor(v129, 2);
    const float v131 = v129 + v130;
    const float v132 = simd_shuffle_xor(v131, 1);
    const float v133 = v131 + v132;
    for (uint v83 = v23; v83 < v13; v83 += v24) {
      const int v84 = m0[v83];
      const uint v85 = uint(v84);
      const uint v86 = v10 * v12;
      const uint v87 = v86 + v85;
      const float v88 = b0[v87];
      const float v89 = v88 - v123;
      const float v90 = precise::exp(v89);
      const float v91 = v90 / v133;
      const uint v92 = v10 * v13;
      const uint v93 = v92 + v83;
      b2[v93] = v91;
    }
  }
}
