#include <metal_stdlib>
using namespace metal;

kernel void attn_1_v4(
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
  float4 x0;
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = 0u;
  const uint v12 = params[1];
  const uint v15 = params[2];
  const uint v16 = lane;
  const uint v17 = 4u;
  const uint v19 = 128u;
  const float4 v21 = float4(0.0f);
  const uint v22 = params[3];
  const uint v26 = params[4];
  const uint v71 = params[5];
  const uint v72 = 512u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const uint v13 = v10 % v12;
    const uint v14 = v10 / v12;
    const uint v18 = v16 * v17;
    for (uint v20 = v18; v20 < v15; v20 += v19) {
      x0 = v21;
      const bool v23 = v20 < v22;
      if (v23) {
        const uint v24 = v13 * v15;
        const uint v25 = v24 + v20;
        const uint v27 = v14 * v26;
        const uint v28 = v27 + v25;
        const float4 v29 = *(device const float4*)(b0 + v28);
        const uint v30 = v14 * v22;
        const uint v31 = v30 + v20;
        const float4 v32 = *(device const float4*)(b1 + v31);
        const float4 v33 = v29 * v32;
        const uint v34 = v20 + v22;
        const uint v35 = v13 * v15;
        const uint v36 = v35 + v34;
        const uint v37 = v14 * v26;
        const uint v38 = v37 + v36;
        const float4 v39 = *(device const float4*)(b0 + v38);
        const uint v40 = v14 * v22;
        const uint v41 = v40 + v20;
        const float4 v42 = *(device const float4*)(b2 + v41);
        const float4 v43 = v39 * v42;
        const float4 v44 = v33 - v43;
        x0 = v44;
      } else {
        const uint v45 = v20 - v22;
        const uint v46 = v45 + v22;
        const uint v47 = v13 * v15;
        const uint v48 = v47 + v46;
        const uint v49 = v14 * v26;
        const uint v50 = v49 + v48;
        const float4 v51 = *(device const float4*)(b0 + v50);
        const uint v52 = v14 * v22;
        const uint v53 = v52 + v45;
        const float4 v54 = *(device const float4*)(b1 + v53);
        const float4 v55 = v51 * v54;
        const uint v56 = v13 * v15;
        const uint v57 = v56 + v45;
        const uint v58 = v14 * v26;
        const uint v59 = v58 + v57;
        const float4 v60 = *(device const float4*)(b0 + v59);
        const uint v61 = v14 * v22;
        const uint v62 = v61 + v45;
        const float4 v63 = *(device const float4*)(b2 + v62);
        const float4 v64 = v60 * v63;
        const float4 v65 = v55 + v64;
        x0 = v65;
      }
      const float4 v66 = x0;
      const int v67 = b3[v14];
      const uint v68 = uint(v67);
      const int v69 = b4[v14];
      const uint v70 = uint(v69);
      const uint v73 = v68 / v72;
      const uint v74 = v68 % v72;
      const uint v75 = v70 * v71;
      const uint v76 = v73 + v75;
      const int v77 = b5[v76];
      const uint v78 = uint(v77);
      const uint v79 = v78 * v12;
      const uint v80 = v13 + v79;
      const uint v81 = v80 * v15;
      const uint v82 = v81 * v72;
      const uint v83 = v74 * v15;
      const uint v84 = v82 + v83;
      const uint v85 = v84 + v20;
      *(device float4*)(b6 + v85) = v66;
    }
    const uint v86 = v16 * v17;
    for (uint v87 = v86; v87 < v15; v87 += v19) {
      const uint v88 = v13 * v15;
      const uint v89 = v88 + v87;
      const uint v90 = v14 * v26;
      const uint v91 = v90 + v89;
      const float4 v92 = *(device const float4*)(b7 + v91);
      const int v93 = b3[v14];
      const uint v94 = uint(v93);
      const int v95 = b4[v14];
      const uint v96 = uint(v95);
      const uint v97 = v94 / v72;
      const uint v98 = v94 % v72;
      const uint v99 = v96 * v71;
      const uint v100 = v97 + v99;
      const int v101 = b5[v100];
      const uint v102 = uint(v101);
      const uint v103 = v102 * v12;
      const uint v104 = v13 + v103;
      const uint v105 = v104 * v15;
      const uint v106 = v105 * v72;
      const uint v107 = v98 * v15;
      const uint v108 = v106 + v107;
      const uint v109 = v108 + v87;
      *(device float4*)(b8 + v109) = v92;
    }
  }
}
