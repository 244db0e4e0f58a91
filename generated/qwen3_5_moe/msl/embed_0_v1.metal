#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v1(
    device const int* b0 [[buffer(0)]], // token
    device const uint* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float x0;
  const uint v23 = params[2];
  const uint v24 = 0u;
  const uint v28 = 3u;
  const uint v30 = 1u;
  const uint v39 = 16u;
  const uint v40 = 4294901760u;
  const uint v48 = params[3];
  const uint v49 = 5u;
  const uint v50 = 31u;
  const uint v68 = params[4];
  const uint v70 = 4u;
  const uint v75 = params[5];
  const uint v96 = params[6];
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = params[1];
  const uint v12 = lane;
  const uint v13 = 32u;
  const uint v15 = 0u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    for (uint v14 = v12; v14 < v11; v14 += v13) {
      const int v16 = b0[v10];
      const uint v17 = uint(v16);
      const uint v18 = v17 * v11;
      const uint v19 = v18 + v14;
      const bool v25 = v23 == v24;
      if (v25) {
        const uint v26 = b1[v19];
        const float v27 = as_type<float>(v26);
        x0 = v27;
      } else {
        const bool v29 = v23 < v28;
        if (v29) {
          const bool v31 = v23 == v30;
          const uint v32 = v19 >> v30;
          const uint v33 = b1[v32];
          const uint v34 = v19 & v30;
          const bool v35 = v34 == v30;
          const float2 v36 = float2(as_type<half2>(v33));
          const float v37 = v36.x;
          const float v38 = v36.y;
          const uint v41 = v33 << v39;
          const uint v42 = v33 & v40;
          const float v43 = as_type<float>(v41);
          const float v44 = as_type<float>(v42);
          const float v45 = select(v37, v38, v35);
          const float v46 = select(v43, v44, v35);
          const float v47 = select(v46, v45, v31);
          x0 = v47;
        } else {
          const uint v51 = v19 >> v49;
          const uint v52 = v51 * v48;
          const uint v53 = v19 & v50;
          const uint v54 = v53 * v48;
          const uint v55 = v54 >> v49;
          const uint v56 = v52 + v55;
          const uint v57 = v54 & v50;
          const uint v58 = b1[v56];
          const uint v59 = v56 + v30;
          const uint v60 = b1[v59];
          const uint v61 = v58 >> v57;
          const uint v62 = v50 - v57;
          const uint v63 = v60 << v30;
          const uint v64 = v63 << v62;
          const uint v65 = v61 | v64;
          const uint v66 = v30 << v48;
          const uint v67 = v66 - v30;
          const uint v69 = v19 >> v68;
          const bool v71 = v23 == v28;
          const bool v72 = v23 == v70;
          const uint v73 = v69 >> v30;
          const uint v74 = select(v73, v69, v71);
          const uint v76 = v75 + v74;
          const uint v77 = b1[v76];
          const float v78 = as_type<float>(v77);
          const uint v79 = v69 & v30;
          const bool v80 = v79 == v30;
          const float2 v81 = float2(as_type<half2>(v77));
          const float v82 = v81.x;
          const float v83 = v81.y;
          const uint v84 = v77 << v39;
          const uint v85 = v77 & v40;
          const float v86 = as_type<float>(v84);
          const float v87 = as_type<float>(v85);
          const float v88 = select(v82, v83, v80);
          const float v89 = select(v86, v87, v80);
          const float v90 = select(v89, v88, v72);
          const float v91 = select(v90, v78, v71);
          const bool v92 = v23 == v28;
          const bool v93 = v23 == v70;
          const uint v94 = v69 >> v30;
          const uint v95 = select(v94, v69, v92);
          const uint v97 = v96 + v95;
          const uint v98 = b1[v97];
          const float v99 = as_type<float>(v98);
          const uint v100 = v69 & v30;
          const bool v101 = v100 == v30;
          const float2 v102 = float2(as_type<half2>(v98));
          const float v103 = v102.x;
          const float v104 = v102.y;
          const uint v105 = v98 << v39;
          const uint v106 = v98 & v40;
          const float v107 = as_type<float>(v105);
          const float v108 = as_type<float>(v106);
          const float v109 = select(v103, v104, v101);
          const float v110 = select(v107, v108, v101);
          const float v111 = select(v110, v109, v93);
          const float v112 = select(v111, v99, v92);
          const uint v113 = v65 & v67;
          const float v114 = float(v113);
          const float v115 = fma(v91, v114, v112);
          x0 = v115;
        }
      }
      const float v116 = x0;
      const uint v21 = v10 * v11;
      const uint v22 = v21 + v14;
      b2[v22] = v116;
    }
  }
}
