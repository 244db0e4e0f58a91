#include <metal_stdlib>
using namespace metal;

kernel void delta_rule_1_v4(
    device const int* b0 [[buffer(0)]], // first_row
    device const int* b1 [[buffer(1)]], // slot
    device const int* b2 [[buffer(2)]], // position
    device float* b3 [[buffer(3)]], // conv_tail
    device const float* b4 [[buffer(4)]], // stored4
    device const float* b5 [[buffer(5)]], // conv
    device float* b6 [[buffer(6)]], // stored6
    constant uint* params [[buffer(7)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[128];
  float4 x0;
  float4 x1;
  float4 x2;
  const uint v0 = group.x;
  const uint v1 = group.y;
  const uint v2 = 1u;
  const uint v3 = 0u;
  const uint v14 = params[0];
  const uint v15 = params[1];
  const uint v17 = 128u;
  const uint v22 = lane;
  const uint v23 = 4u;
  const float4 v29 = float4(0.0f);
  const uint v45 = 2u;
  const uint v51 = 3u;
  const float v89 = 1.0f;
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
  const uint v16 = v15 - v2;
  const uint v18 = v0 * v17;
  const uint v19 = v14 - v18;
  const uint v20 = min(v17, v19);
  const uint v21 = v10 * v14;
  const uint v24 = v22 * v23;
  for (uint v25 = v24; v25 < v20; v25 += v17) {
    const uint v26 = v18 + v25;
    const uint v27 = v8 - v5;
    for (uint v28 = v3; v28 < v27; v28 += v2) {
      x0 = v29;
      for (uint v30 = v3; v30 < v15; v30 += v2) {
        const uint v31 = v16 - v30;
        x1 = v29;
        const bool v32 = v28 < v31;
        if (v32) {
          const bool v33 = !v13;
          if (v33) {
            const uint v34 = v16 + v28;
            const uint v35 = v34 - v31;
            const uint v36 = v21 + v26;
            const uint v37 = v36 * v16;
            const uint v38 = v35 + v37;
            const float v39 = b3[v38];
            const uint v40 = v26 + v2;
            const uint v41 = v21 + v40;
            const uint v42 = v41 * v16;
            const uint v43 = v35 + v42;
            const float v44 = b3[v43];
            const uint v46 = v26 + v45;
            const uint v47 = v21 + v46;
            const uint v48 = v47 * v16;
            const uint v49 = v35 + v48;
            const float v50 = b3[v49];
            const uint v52 = v26 + v51;
            const uint v53 = v21 + v52;
            const uint v54 = v53 * v16;
            const uint v55 = v35 + v54;
            const float v56 = b3[v55];
            const float4 v57 = float4(v39, v44, v50, v56);
            x1 = v57;
          }
        } else {
          const uint v58 = v5 + v28;
          const uint v59 = v58 - v31;
          const uint v60 = v59 * v14;
          const uint v61 = v60 + v26;
          const float4 v62 = *(device const float4*)(b4 + v61);
          x1 = v62;
        }
        const float4 v63 = x1;
        const uint v64 = v26 * v15;
        const uint v65 = v64 + v30;
        const float v66 = b5[v65];
        const uint v67 = v26 + v2;
        const uint v68 = v67 * v15;
        const uint v69 = v68 + v30;
        const float v70 = b5[v69];
        const uint v71 = v26 + v45;
        const uint v72 = v71 * v15;
        const uint v73 = v72 + v30;
        const float v74 = b5[v73];
        const uint v75 = v26 + v51;
        const uint v76 = v75 * v15;
        const uint v77 = v76 + v30;
        const float v78 = b5[v77];
        const float4 v79 = float4(v66, v70, v74, v78);
        const float4 v80 = x0;
        const float4 v81 = fma(v79, v63, v80);
        x0 = v81;
      }
      const float4 v82 = x0;
      *(threadgroup float4*)(m0 + v25) = v82;
      const uint v83 = v5 + v28;
      const uint v84 = v83 - v83;
      const uint v85 = v26 - v18;
      const float4 v86 = *(threadgroup float4*)(m0 + v85);
      const float4 v87 = -v86;
      const float4 v88 = precise::exp(v87);
      const float4 v90 = float4(v89);
      const float4 v91 = v88 + v90;
      const float4 v92 = v86 / v91;
      const uint v93 = v83 * v14;
      const uint v94 = v93 + v26;
      *(device float4*)(b6 + v94) = v92;
    }
    for (uint v95 = v3; v95 < v16; v95 += v2) {
      const uint v96 = v16 - v95;
      x2 = v29;
      const bool v97 = v27 < v96;
      if (v97) {
        const bool v98 = !v13;
        if (v98) {
          const uint v99 = v16 + v27;
          const uint v100 = v99 - v96;
          const uint v101 = v21 + v26;
          const uint v102 = v101 * v16;
          const uint v103 = v100 + v102;
          const float v104 = b3[v103];
          const uint v105 = v26 + v2;
          const uint v106 = v21 + v105;
          const uint v107 = v106 * v16;
          const uint v108 = v100 + v107;
          const float v109 = b3[v108];
          const uint v110 = v26 + v45;
          const uint v111 = v21 + v110;
          const uint v112 = v111 * v16;
          const uint v113 = v100 + v112;
          const float v114 = b3[v113];
          const uint v115 = v26 + v51;
          const uint v116 = v21 + v115;
          const uint v117 = v116 * v16;
          const uint v118 = v100 + v117;
          const float v119 = b3[v118];
          const float4 v120 = float4(v104, v109, v114, v119);
          x2 = v120;
        }
      } else {
        const uint v121 = v5 + v27;
        const uint v122 = v121 - v96;
        const uint v123 = v122 * v14;
        const uint v124 = v123 + v26;
        const float4 v125 = *(device const float4*)(b4 + v124);
        x2 = v125;
      }
      const float4 v126 = x2;
      const uint v127 = v21 + v26;
      const uint v128 = v127 * v16;
      const uint v129 = v95 + v128;
      const float v130 = v126.x;
      b3[v129] = v130;
      const uint v131 = v26 + v2;
      const uint v132 = v21 + v131;
      const uint v133 = v132 * v16;
      const uint v134 = v95 + v133;
      const float v135 = v126.y;
      b3[v134] = v135;
      const uint v136 = v26 + v45;
      const uint v137 = v21 + v136;
      const uint v138 = v137 * v16;
      const uint v139 = v95 + v138;
      const float v140 = v126.z;
      b3[v139] = v140;
      const uint v141 = v26 + v51;
      const uint v142 = v21 + v141;
      const uint v143 = v142 * v16;
      const uint v144 = v95 + v143;
      const float v145 = v126.w;
      b3[v144] = v145;
    }
  }
}
