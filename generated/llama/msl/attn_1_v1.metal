#include <metal_stdlib>
using namespace metal;

kernel void attn_1_v1(
    device const float* b0 [[buffer(0)]], // stored0
    device const float* b1 [[buffer(1)]], // rope_cos
    device const float* b2 [[buffer(2)]], // rope_sin
    device const int* b3 [[buffer(3)]], // position
    device const int* b4 [[buffer(4)]], // stream
    device const int* b5 [[buffer(5)]], // pages
    device float* b6 [[buffer(6)]], // k_cache
    device const float* b7 [[buffer(7)]], // stored7
    device float* b8 [[buffer(8)]], // v_cache
    constant uint* params [[buffer(9)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const uint v12 = params[1];
  const uint v15 = params[2];
  const uint v16 = lane;
  const uint v17 = 32u;
  const float v19 = 0.0f;
  const uint v20 = params[3];
  const uint v24 = params[4];
  const uint v69 = params[5];
  const uint v70 = 512u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const uint v13 = v10 % v12;
    const uint v14 = v10 / v12;
    for (uint v18 = v16; v18 < v15; v18 += v17) {
      x0 = v19;
      const bool v21 = v18 < v20;
      if (v21) {
        const uint v22 = v13 * v15;
        const uint v23 = v22 + v18;
        const uint v25 = v14 * v24;
        const uint v26 = v25 + v23;
        const float v27 = b0[v26];
        const uint v28 = v14 * v20;
        const uint v29 = v28 + v18;
        const float v30 = b1[v29];
        const float v31 = v27 * v30;
        const uint v32 = v18 + v20;
        const uint v33 = v13 * v15;
        const uint v34 = v33 + v32;
        const uint v35 = v14 * v24;
        const uint v36 = v35 + v34;
        const float v37 = b0[v36];
        const uint v38 = v14 * v20;
        const uint v39 = v38 + v18;
        const float v40 = b2[v39];
        const float v41 = v37 * v40;
        const float v42 = v31 - v41;
        x0 = v42;
      } else {
        const uint v43 = v18 - v20;
        const uint v44 = v43 + v20;
        const uint v45 = v13 * v15;
        const uint v46 = v45 + v44;
        const uint v47 = v14 * v24;
        const uint v48 = v47 + v46;
        const float v49 = b0[v48];
        const uint v50 = v14 * v20;
        const uint v51 = v50 + v43;
        const float v52 = b1[v51];
        const float v53 = v49 * v52;
        const uint v54 = v13 * v15;
        const uint v55 = v54 + v43;
        const uint v56 = v14 * v24;
        const uint v57 = v56 + v55;
        const float v58 = b0[v57];
        const uint v59 = v14 * v20;
        const uint v60 = v59 + v43;
        const float v61 = b2[v60];
        const float v62 = v58 * v61;
        const float v63 = v53 + v62;
        x0 = v63;
      }
      const float v64 = x0;
      const int v65 = b3[v14];
      const uint v66 = uint(v65);
      const int v67 = b4[v14];
      const uint v68 = uint(v67);
      const uint v71 = v66 / v70;
      const uint v72 = v66 % v70;
      const uint v73 = v68 * v69;
      const uint v74 = v71 + v73;
      const int v75 = b5[v74];
      const uint v76 = uint(v75);
      const uint v77 = v76 * v12;
      const uint v78 = v13 + v77;
      const uint v79 = v78 * v15;
      const uint v80 = v79 * v70;
      const uint v81 = v72 * v15;
      const uint v82 = v80 + v81;
      const uint v83 = v82 + v18;
      b6[v83] = v64;
    }
    for (uint v84 = v16; v84 < v15; v84 += v17) {
      const uint v85 = v13 * v15;
      const uint v86 = v85 + v84;
      const uint v87 = v14 * v24;
      const uint v88 = v87 + v86;
      const float v89 = b7[v88];
      const int v90 = b3[v14];
      const uint v91 = uint(v90);
      const int v92 = b4[v14];
      const uint v93 = uint(v92);
      const uint v94 = v91 / v70;
      const uint v95 = v91 % v70;
      const uint v96 = v93 * v69;
      const uint v97 = v94 + v96;
      const int v98 = b5[v97];
      const uint v99 = uint(v98);
      const uint v100 = v99 * v12;
      const uint v101 = v13 + v100;
      const uint v102 = v101 * v15;
      const uint v103 = v102 * v70;
      const uint v104 = v95 * v15;
      const uint v105 = v103 + v104;
      const uint v106 = v105 + v84;
      b8[v106] = v89;
    }
  }
}
