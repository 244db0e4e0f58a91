#include <metal_stdlib>
using namespace metal;

kernel void head_1_v4_r1_f32(
    device const float* b0 [[buffer(0)]], // stored0
    device const float* b1 [[buffer(1)]], // lm_head
    device float* b2 [[buffer(2)]], // stored2
    constant uint* params [[buffer(3)]],
    uint3 group [[threadgroup_position_in_grid]],
    uint3 groups [[threadgroups_per_grid]],
    uint lane [[thread_index_in_threadgroup]]) {
  alignas(16) threadgroup float m0[4];
  alignas(16) threadgroup float m1[160];
  float x0;
  float x1;
  float x2;
  float x3;
  float x4;
  const float v45 = 0.0f;
  const uint v46 = 1u;
  const uint v48 = 0u;
  const uint v59 = 2u;
  const uint v63 = 3u;
  const uint v67 = lane;
  const uint v68 = 4u;
  const uint v70 = 128u;
  const uint v134 = 5u;
  const uint v143 = 32u;
  const uint v0 = group.y;
  const uint v1 = 1u;
  const uint v2 = params[0];
  const uint v5 = params[1];
  const uint v7 = 0u;
  const uint v8 = params[2];
  const uint v9 = 3u;
  const uint v10 = 4u;
  const uint v15 = group.x;
  const uint v16 = groups.x;
  const uint v28 = lane;
  const uint v29 = 32u;
  const uint v3 = v2 - v0;
  const uint v4 = min(v1, v3);
  const uint v6 = v0 * v5;
  const uint v11 = v8 + v9;
  const uint v12 = v11 / v10;
  const uint v13 = v8 + v9;
  const uint v14 = v13 / v10;
  const uint v17 = v12 + v16;
  const uint v18 = v17 - v1;
  const uint v19 = v18 / v16;
  const uint v20 = v15 * v19;
  const uint v21 = v20 + v19;
  const uint v22 = min(v21, v12);
  for (uint v23 = v20; v23 < v22; v23 += v1) {
    const uint v24 = v23 * v10;
    const uint v25 = v8 - v24;
    const uint v26 = min(v10, v25);
    const uint v27 = v24 * v5;
    x0 = v45;
    x1 = v45;
    x2 = v45;
    x3 = v45;
    const uint v47 = v4 - v46;
    const uint v49 = min(v48, v47);
    const uint v50 = v49 * v5;
    const uint v51 = v6 + v50;
    const uint v52 = v26 - v46;
    const uint v53 = min(v48, v52);
    const uint v54 = v53 * v5;
    const uint v55 = v27 + v54;
    const uint v56 = min(v46, v52);
    const uint v57 = v56 * v5;
    const uint v58 = v27 + v57;
    const uint v60 = min(v59, v52);
    const uint v61 = v60 * v5;
    const uint v62 = v27 + v61;
    const uint v64 = min(v63, v52);
    const uint v65 = v64 * v5;
    const uint v66 = v27 + v65;
    const uint v69 = v67 * v68;
    for (uint v71 = v69; v71 < v5; v71 += v70) {
      const uint v72 = v51 + v71;
      const float4 v73 = *(device const float4*)(b0 + v72);
      const uint v74 = v55 + v71;
      const float4 v75 = *(device const float4*)(b1 + v74);
      const float v76 = x0;
      const float v77 = v73.x;
      const float v78 = v75.x;
      const float v79 = fma(v77, v78, v76);
      const float v80 = v73.y;
      const float v81 = v75.y;
      const float v82 = fma(v80, v81, v79);
      const float v83 = v73.z;
      const float v84 = v75.z;
      const float v85 = fma(v83, v84, v82);
      const float v86 = v73.w;
      const float v87 = v75.w;
      const float v88 = fma(v86, v87, v85);
      x0 = v88;
      const uint v89 = v58 + v71;
      const float4 v90 = *(device const float4*)(b1 + v89);
      const float v91 = x1;
      const float v92 = v73.x;
      const float v93 = v90.x;
      const float v94 = fma(v92, v93, v91);
      const float v95 = v73.y;
      const float v96 = v90.y;
      const float v97 = fma(v95, v96, v94);
      const float v98 = v73.z;
      const float v99 = v90.z;
      const float v100 = fma(v98, v99, v97);
      const float v101 = v73.w;
      const float v102 = v90.w;
      const float v103 = fma(v101, v102, v100);
      x1 = v103;
      const uint v104 = v62 + v71;
      const float4 v105 = *(device const float4*)(b1 + v104);
      const float v106 = x2;
      const float v107 = v73.x;
      const float v108 = v105.x;
      const float v109 = fma(v107, v108, v106);
      const float v110 = v73.y;
      const float v111 = v105.y;
      const float v112 = fma(v110, v111, v109);
      const float v113 = v73.z;
      const float v114 = v105.z;
      const float v115 = fma(v113, v114, v112);
      const float v116 = v73.w;
      const float v117 = v105.w;
      const float v118 = fma(v116, v117, v115);
      x2 = v118;
      const uint v119 = v66 + v71;
      const float4 v120 = *(device const float4*)(b1 + v119);
      const float v121 = x3;
      const float v122 = v73.x;
      const float v123 = v120.x;
      const float v124 = fma(v122, v123, v121);
      const float v125 = v73.y;
      const float v126 = v120.y;
      const float v127 = fma(v125, v126, v124);
      const float v128 = v73.z;
      const float v129 = v120.z;
      const float v130 = fma(v128, v129, v127);
      const float v131 = v73.w;
      const float v132 = v120.w;
      const float v133 = fma(v131, v132, v130);
      x3 = v133;
    }
    const uint v135 = v67 * v134;
    const float v136 = x0;
    m1[v135] = v136;
    const uint v137 = v135 + v46;
    const float v138 = x1;
    m1[v137] = v138;
    const uint v139 = v135 + v59;
    const float v140 = x2;
    m1[v139] = v140;
    const uint v141 = v135 + v63;
    const float v142 = x3;
    m1[v141] = v142;
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v144 = v67; v144 < v68; v144 += v143) {
      const uint v145 = v144 / v68;
      const uint v146 = v144 % v68;
      const bool v147 = v145 < v4;
      const bool v148 = v146 < v26;
      const bool v149 = v147 & v148;
      if (v149) {
        x4 = v45;
        for (uint v150 = v48; v150 < v143; v150 += v46) {
          const uint v151 = v150 * v134;
          const uint v152 = v144 + v151;
          const float v153 = m1[v152];
          const float v154 = x4;
          const float v155 = v154 + v153;
          x4 = v155;
        }
        const float v156 = x4;
        const uint v157 = v145 * v10;
        const uint v158 = v7 + v157;
        const uint v159 = v158 + v146;
        m0[v159] = v156;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
    for (uint v30 = v28; v30 < v10; v30 += v29) {
      const uint v31 = v30 / v10;
      const uint v32 = v30 % v10;
      const bool v33 = v31 < v4;
      const bool v34 = v32 < v26;
      const bool v35 = v33 & v34;
      if (v35) {
        const uint v36 = v0 + v31;
        const uint v37 = v24 + v32;
        const uint v38 = v36 - v0;
        const uint v39 = v38 * v10;
        const uint v40 = v37 - v24;
        const uint v41 = v39 + v40;
        const float v42 = m0[v41];
        const uint v43 = v36 * v8;
        const uint v44 = v43 + v37;
        b2[v44] = v42;
      }
    }
    threadgroup_barrier(mem_flags::mem_threadgroup | mem_flags::mem_device);
  }
}
