#include <metal_stdlib>
using namespace metal;

kernel void embed_0_v4(
    device const int* b0 [[buffer(0)]], // token
    device const uint* b1 [[buffer(1)]], // embedding
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  float4 x0;
  const uint v25 = params[2];
  const uint v26 = 0u;
  const uint v30 = 3u;
  const uint v32 = 1u;
  const uint v40 = 16u;
  const uint v41 = 4294901760u;
  const uint v59 = params[3];
  const uint v60 = 5u;
  const uint v61 = 31u;
  const uint v79 = params[4];
  const uint v81 = 4u;
  const uint v86 = params[5];
  const uint v107 = params[6];
  const uint v0 = params[0];
  const uint v1 = 1u;
  const uint v2 = group.x;
  const uint v3 = groups.x;
  const uint v11 = params[1];
  const uint v12 = lane;
  const uint v13 = 4u;
  const uint v15 = 128u;
  const uint v17 = 0u;
  const uint v4 = v0 + v3;
  const uint v5 = v4 - v1;
  const uint v6 = v5 / v3;
  const uint v7 = v2 * v6;
  const uint v8 = v7 + v6;
  const uint v9 = min(v8, v0);
  for (uint v10 = v7; v10 < v9; v10 += v1) {
    const uint v14 = v12 * v13;
    for (uint v16 = v14; v16 < v11; v16 += v15) {
      const int v18 = b0[v10];
      const uint v19 = uint(v18);
      const uint v20 = v19 * v11;
      const uint v21 = v20 + v16;
      const bool v27 = v25 == v26;
      if (v27) {
        const uint4 v28 = *(device const uint4*)(b1 + v21);
        const float4 v29 = as_type<float4>(v28);
        x0 = v29;
      } else {
        const bool v31 = v25 < v30;
        if (v31) {
          const bool v33 = v25 == v32;
          const uint v34 = v21 >> v32;
          const uint2 v35 = *(device const uint2*)(b1 + v34);
          const uint v36 = v35.x;
          const float2 v37 = float2(as_type<half2>(v36));
          const float v38 = v37.x;
          const float v39 = v37.y;
          const uint v42 = v36 << v40;
          const uint v43 = v36 & v41;
          const float v44 = as_type<float>(v42);
          const float v45 = as_type<float>(v43);
          const float v46 = select(v44, v38, v33);
          const float v47 = select(v45, v39, v33);
          const uint v48 = v35.y;
          const float2 v49 = float2(as_type<half2>(v48));
          const float v50 = v49.x;
          const float v51 = v49.y;
          const uint v52 = v48 << v40;
          const uint v53 = v48 & v41;
          const float v54 = as_type<float>(v52);
          const float v55 = as_type<float>(v53);
          const float v56 = select(v54, v50, v33);
          const float v57 = select(v55, v51, v33);
          const float4 v58 = float4(v46, v47, v56, v57);
          x0 = v58;
        } else {
          const uint v62 = v21 >> v60;
          const uint v63 = v62 * v59;
          const uint v64 = v21 & v61;
          const uint v65 = v64 * v59;
          const uint v66 = v65 >> v60;
          const uint v67 = v63 + v66;
          const uint v68 = v65 & v61;
          const uint v69 = b1[v67];
          const uint v70 = v67 + v32;
          const uint v71 = b1[v70];
          const uint v72 = v69 >> v68;
          const uint v73 = v61 - v68;
          const uint v74 = v71 << v32;
          const uint v75 = v74 << v73;
          const uint v76 = v72 | v75;
          const uint v77 = v32 << v59;
          const uint v78 = v77 - v32;
          const uint v80 = v21 >> v79;
          const bool v82 = v25 == v30;
          const bool v83 = v25 == v81;
          const uint v84 = v80 >> v32;
          const uint v85 = select(v84, v80, v82);
          const uint v87 = v86 + v85;
          const uint v88 = b1[v87];
          const float v89 = as_type<float>(v88);
          const uint v90 = v80 & v32;
          const bool v91 = v90 == v32;
          const float2 v92 = float2(as_type<half2>(v88));
          const float v93 = v92.x;
          const float v94 = v92.y;
          const uint v95 = v88 << v40;
          const uint v96 = v88 & v41;
          const float v97 = as_type<float>(v95);
          const float v98 = as_type<float>(v96);
          const float v99 = select(v93, v94, v91);
          const float v100 = select(v97, v98, v91);
          const float v101 = select(v100, v99, v83);
          const float v102 = select(v101, v89, v82);
          const bool v103 = v25 == v30;
          const bool v104 = v25 == v81;
          const uint v105 = v80 >> v32;
          const uint v106 = select(v105, v80, v103);
          const uint v108 = v107 + v106;
          const uint v109 = b1[v108];
          const float v110 = as_type<float>(v109);
          const uint v111 = v80 & v32;
          const bool v112 = v111 == v32;
          const float2 v113 = float2(as_type<half2>(v109));
          const float v114 = v113.x;
          const float v115 = v113.y;
          const uint v116 = v109 << v40;
          const uint v117 = v109 & v41;
          const float v118 = as_type<float>(v116);
          const float v119 = as_type<float>(v117);
          const float v120 = select(v114, v115, v112);
          const float v121 = select(v118, v119, v112);
          const float v122 = select(v121, v120, v104);
          const float v123 = select(v122, v110, v103);
          const uint v124 = v76 & v78;
          const float v125 = float(v124);
          const float v126 = fma(v102, v125, v123);
          const uint v127 = v76 >> v59;
          const uint v128 = v127 & v78;
          const float v129 = float(v128);
          const float v130 = fma(v102, v129, v123);
          const uint v131 = v127 >> v59;
          const uint v132 = v131 & v78;
          const float v133 = float(v132);
          const float v134 = fma(v102, v133, v123);
          const uint v135 = v131 >> v59;
          const uint v136 = v135 & v78;
          const float v137 = float(v136);
          const float v138 = fma(v102, v137, v123);
          const float4 v139 = float4(v126, v130, v134, v138);
          x0 = v139;
        }
      }
      const float4 v140 = x0;
      const uint v23 = v10 * v11;
      const uint v24 = v23 + v16;
      *(device float4*)(b2 + v24) = v140;
    }
  }
}
