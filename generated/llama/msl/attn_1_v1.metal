#include <metal_stdlib>
using namespace metal;

kernel void attn_1_v1(
    device const float* b0 [[buffer(0)]], // v20
    device const float* b1 [[buffer(1)]], // rope_cos
    device const float* b2 [[buffer(2)]], // rope_sin
    device const int* b3 [[buffer(3)]], // position
    device const int* b4 [[buffer(4)]], // stream
    device const int* b5 [[buffer(5)]], // pages
    device float* b6 [[buffer(6)]], // k_cache
    device const float* b7 [[buffer(7)]], // v21
    device float* b8 [[buffer(8)]], // v_cache
    constant uint* params [[buffer(9)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = 0u;
  const uint v5 = params[1];
  const uint v8 = 1u;
  const uint v9 = params[2];
  const uint v10 = lane;
  const uint v11 = 32u;
  const float v13 = 0.0f;
  const uint v14 = params[3];
  const uint v18 = params[4];
  const uint v63 = params[5];
  const uint v64 = 512u;
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const uint v6 = v3 % v5;
    const uint v7 = v3 / v5;
    for (uint v12 = v10; v12 < v9; v12 += v11) {
      x0 = v13;
      const bool v15 = v12 < v14;
      if (v15) {
        const uint v16 = v6 * v9;
        const uint v17 = v16 + v12;
        const uint v19 = v7 * v18;
        const uint v20 = v19 + v17;
        const float v21 = b0[v20];
        const uint v22 = v7 * v14;
        const uint v23 = v22 + v12;
        const float v24 = b1[v23];
        const float v25 = v21 * v24;
        const uint v26 = v12 + v14;
        const uint v27 = v6 * v9;
        const uint v28 = v27 + v26;
        const uint v29 = v7 * v18;
        const uint v30 = v29 + v28;
        const float v31 = b0[v30];
        const uint v32 = v7 * v14;
        const uint v33 = v32 + v12;
        const float v34 = b2[v33];
        const float v35 = v31 * v34;
        const float v36 = v25 - v35;
        x0 = v36;
      } else {
        const uint v37 = v12 - v14;
        const uint v38 = v37 + v14;
        const uint v39 = v6 * v9;
        const uint v40 = v39 + v38;
        const uint v41 = v7 * v18;
        const uint v42 = v41 + v40;
        const float v43 = b0[v42];
        const uint v44 = v7 * v14;
        const uint v45 = v44 + v37;
        const float v46 = b1[v45];
        const float v47 = v43 * v46;
        const uint v48 = v6 * v9;
        const uint v49 = v48 + v37;
        const uint v50 = v7 * v18;
        const uint v51 = v50 + v49;
        const float v52 = b0[v51];
        const uint v53 = v7 * v14;
        const uint v54 = v53 + v37;
        const float v55 = b2[v54];
        const float v56 = v52 * v55;
        const float v57 = v47 + v56;
        x0 = v57;
      }
      const float v58 = x0;
      const int v59 = b3[v7];
      const uint v60 = uint(v59);
      const int v61 = b4[v7];
      const uint v62 = uint(v61);
      const uint v65 = v60 / v64;
      const uint v66 = v60 % v64;
      const uint v67 = v62 * v63;
      const uint v68 = v65 + v67;
      const int v69 = b5[v68];
      const uint v70 = uint(v69);
      const uint v71 = v70 * v5;
      const uint v72 = v6 + v71;
      const uint v73 = v72 * v9;
      const uint v74 = v73 * v64;
      const uint v75 = v66 * v9;
      const uint v76 = v74 + v75;
      const uint v77 = v76 + v12;
      b6[v77] = v58;
    }
    for (uint v78 = v10; v78 < v9; v78 += v11) {
      const uint v79 = v6 * v9;
      const uint v80 = v79 + v78;
      const uint v81 = v7 * v18;
      const uint v82 = v81 + v80;
      const float v83 = b7[v82];
      const int v84 = b3[v7];
      const uint v85 = uint(v84);
      const int v86 = b4[v7];
      const uint v87 = uint(v86);
      const uint v88 = v85 / v64;
      const uint v89 = v85 % v64;
      const uint v90 = v87 * v63;
      const uint v91 = v88 + v90;
      const int v92 = b5[v91];
      const uint v93 = uint(v92);
      const uint v94 = v93 * v5;
      const uint v95 = v6 + v94;
      const uint v96 = v95 * v9;
      const uint v97 = v96 * v64;
      const uint v98 = v89 * v9;
      const uint v99 = v97 + v98;
      const uint v100 = v99 + v78;
      b8[v100] = v83;
    }
  }
}
