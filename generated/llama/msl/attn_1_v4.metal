#include <metal_stdlib>
using namespace metal;

kernel void attn_1_v4(
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
  float4 x0;
  const uint v0 = group.x;
  const uint v1 = params[0];
  const uint v2 = groups.x;
  const uint v4 = 0u;
  const uint v5 = params[1];
  const uint v8 = 1u;
  const uint v9 = params[2];
  const uint v10 = lane;
  const uint v11 = 4u;
  const uint v13 = 128u;
  const float4 v15 = float4(0.0f);
  const uint v16 = params[3];
  const uint v20 = params[4];
  const uint v65 = params[5];
  const uint v66 = 512u;
  for (uint v3 = v0; v3 < v1; v3 += v2) {
    const uint v6 = v3 % v5;
    const uint v7 = v3 / v5;
    const uint v12 = v10 * v11;
    for (uint v14 = v12; v14 < v9; v14 += v13) {
      x0 = v15;
      const bool v17 = v14 < v16;
      if (v17) {
        const uint v18 = v6 * v9;
        const uint v19 = v18 + v14;
        const uint v21 = v7 * v20;
        const uint v22 = v21 + v19;
        const float4 v23 = *(device const float4*)(b0 + v22);
        const uint v24 = v7 * v16;
        const uint v25 = v24 + v14;
        const float4 v26 = *(device const float4*)(b1 + v25);
        const float4 v27 = v23 * v26;
        const uint v28 = v14 + v16;
        const uint v29 = v6 * v9;
        const uint v30 = v29 + v28;
        const uint v31 = v7 * v20;
        const uint v32 = v31 + v30;
        const float4 v33 = *(device const float4*)(b0 + v32);
        const uint v34 = v7 * v16;
        const uint v35 = v34 + v14;
        const float4 v36 = *(device const float4*)(b2 + v35);
        const float4 v37 = v33 * v36;
        const float4 v38 = v27 - v37;
        x0 = v38;
      } else {
        const uint v39 = v14 - v16;
        const uint v40 = v39 + v16;
        const uint v41 = v6 * v9;
        const uint v42 = v41 + v40;
        const uint v43 = v7 * v20;
        const uint v44 = v43 + v42;
        const float4 v45 = *(device const float4*)(b0 + v44);
        const uint v46 = v7 * v16;
        const uint v47 = v46 + v39;
        const float4 v48 = *(device const float4*)(b1 + v47);
        const float4 v49 = v45 * v48;
        const uint v50 = v6 * v9;
        const uint v51 = v50 + v39;
        const uint v52 = v7 * v20;
        const uint v53 = v52 + v51;
        const float4 v54 = *(device const float4*)(b0 + v53);
        const uint v55 = v7 * v16;
        const uint v56 = v55 + v39;
        const float4 v57 = *(device const float4*)(b2 + v56);
        const float4 v58 = v54 * v57;
        const float4 v59 = v49 + v58;
        x0 = v59;
      }
      const float4 v60 = x0;
      const int v61 = b3[v7];
      const uint v62 = uint(v61);
      const int v63 = b4[v7];
      const uint v64 = uint(v63);
      const uint v67 = v62 / v66;
      const uint v68 = v62 % v66;
      const uint v69 = v64 * v65;
      const uint v70 = v67 + v69;
      const int v71 = b5[v70];
      const uint v72 = uint(v71);
      const uint v73 = v72 * v5;
      const uint v74 = v6 + v73;
      const uint v75 = v74 * v9;
      const uint v76 = v75 * v66;
      const uint v77 = v68 * v9;
      const uint v78 = v76 + v77;
      const uint v79 = v78 + v14;
      *(device float4*)(b6 + v79) = v60;
    }
    const uint v80 = v10 * v11;
    for (uint v81 = v80; v81 < v9; v81 += v13) {
      const uint v82 = v6 * v9;
      const uint v83 = v82 + v81;
      const uint v84 = v7 * v20;
      const uint v85 = v84 + v83;
      const float4 v86 = *(device const float4*)(b7 + v85);
      const int v87 = b3[v7];
      const uint v88 = uint(v87);
      const int v89 = b4[v7];
      const uint v90 = uint(v89);
      const uint v91 = v88 / v66;
      const uint v92 = v88 % v66;
      const uint v93 = v90 * v65;
      const uint v94 = v91 + v93;
      const int v95 = b5[v94];
      const uint v96 = uint(v95);
      const uint v97 = v96 * v5;
      const uint v98 = v6 + v97;
      const uint v99 = v98 * v9;
      const uint v100 = v99 * v66;
      const uint v101 = v92 * v9;
      const uint v102 = v100 + v101;
      const uint v103 = v102 + v81;
      *(device float4*)(b8 + v103) = v86;
    }
  }
}
