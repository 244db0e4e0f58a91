@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // v13
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // lm_head
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // v15
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn head_1_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v39: f32 = 0.0f;
  let v40: u32 = 1u;
  let v42: u32 = 0u;
  let v53: u32 = 2u;
  let v57: u32 = 3u;
  let v61: u32 = lane;
  let v62: u32 = 4u;
  let v64: u32 = 128u;
  let v128: u32 = 5u;
  let v137: u32 = 32u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = params[0].z;
  let v9: u32 = 3u;
  let v10: u32 = 4u;
  let v15: u32 = group.x;
  let v16: u32 = groups.x;
  let v22: u32 = lane;
  let v23: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v6: u32 = v0 * v5;
  let v11: u32 = v8 + v9;
  let v12: u32 = v11 / v10;
  let v13: u32 = v8 + v9;
  let v14: u32 = v13 / v10;
  for (var v17: u32 = v15; v17 < v12; v17 += v16) {
    let v18: u32 = v17 * v10;
    let v19: u32 = v8 - v18;
    let v20: u32 = min(v10, v19);
    let v21: u32 = v18 * v5;
    x0 = v39;
    x1 = v39;
    x2 = v39;
    x3 = v39;
    let v41: u32 = v4 - v40;
    let v43: u32 = min(v42, v41);
    let v44: u32 = v43 * v5;
    let v45: u32 = v6 + v44;
    let v46: u32 = v20 - v40;
    let v47: u32 = min(v42, v46);
    let v48: u32 = v47 * v5;
    let v49: u32 = v21 + v48;
    let v50: u32 = min(v40, v46);
    let v51: u32 = v50 * v5;
    let v52: u32 = v21 + v51;
    let v54: u32 = min(v53, v46);
    let v55: u32 = v54 * v5;
    let v56: u32 = v21 + v55;
    let v58: u32 = min(v57, v46);
    let v59: u32 = v58 * v5;
    let v60: u32 = v21 + v59;
    let v63: u32 = v61 * v62;
    for (var v65: u32 = v63; v65 < v5; v65 += v64) {
      let v66: u32 = v45 + v65;
      let v67: vec4<f32> = b0[v66 / 4u];
      let v68: u32 = v49 + v65;
      let v69: vec4<f32> = b1[v68 / 4u];
      let v70: f32 = x0;
      let v71: f32 = v67.x;
      let v72: f32 = v69.x;
      let v73: f32 = fma(v71, v72, v70);
      let v74: f32 = v67.y;
      let v75: f32 = v69.y;
      let v76: f32 = fma(v74, v75, v73);
      let v77: f32 = v67.z;
      let v78: f32 = v69.z;
      let v79: f32 = fma(v77, v78, v76);
      let v80: f32 = v67.w;
      let v81: f32 = v69.w;
      let v82: f32 = fma(v80, v81, v79);
      x0 = v82;
      let v83: u32 = v52 + v65;
      let v84: vec4<f32> = b1[v83 / 4u];
      let v85: f32 = x1;
      let v86: f32 = v67.x;
      let v87: f32 = v84.x;
      let v88: f32 = fma(v86, v87, v85);
      let v89: f32 = v67.y;
      let v90: f32 = v84.y;
      let v91: f32 = fma(v89, v90, v88);
      let v92: f32 = v67.z;
      let v93: f32 = v84.z;
      let v94: f32 = fma(v92, v93, v91);
      let v95: f32 = v67.w;
      let v96: f32 = v84.w;
      let v97: f32 = fma(v95, v96, v94);
      x1 = v97;
      let v98: u32 = v56 + v65;
      let v99: vec4<f32> = b1[v98 / 4u];
      let v100: f32 = x2;
      let v101: f32 = v67.x;
      let v102: f32 = v99.x;
      let v103: f32 = fma(v101, v102, v100);
      let v104: f32 = v67.y;
      let v105: f32 = v99.y;
      let v106: f32 = fma(v104, v105, v103);
      let v107: f32 = v67.z;
      let v108: f32 = v99.z;
      let v109: f32 = fma(v107, v108, v106);
      let v110: f32 = v67.w;
      let v111: f32 = v99.w;
      let v112: f32 = fma(v110, v111, v109);
      x2 = v112;
      let v113: u32 = v60 + v65;
      let v114: vec4<f32> = b1[v113 / 4u];
      let v115: f32 = x3;
      let v116: f32 = v67.x;
      let v117: f32 = v114.x;
      let v118: f32 = fma(v116, v117, v115);
      let v119: f32 = v67.y;
      let v120: f32 = v114.y;
      let v121: f32 = fma(v119, v120, v118);
      let v122: f32 = v67.z;
      let v123: f32 = v114.z;
      let v124: f32 = fma(v122, v123, v121);
      let v125: f32 = v67.w;
      let v126: f32 = v114.w;
      let v127: f32 = fma(v125, v126, v124);
      x3 = v127;
    }
    let v129: u32 = v61 * v128;
    let v130: f32 = x0;
    m1[v129] = v130;
    let v131: u32 = v129 + v40;
    let v132: f32 = x1;
    m1[v131] = v132;
    let v133: u32 = v129 + v53;
    let v134: f32 = x2;
    m1[v133] = v134;
    let v135: u32 = v129 + v57;
    let v136: f32 = x3;
    m1[v135] = v136;
    workgroupBarrier();
    for (var v138: u32 = v61; v138 < v62; v138 += v137) {
      let v139: u32 = v138 / v62;
      let v140: u32 = v138 % v62;
      let v141: bool = v139 < v4;
      let v142: bool = v140 < v20;
      let v143: bool = v141 & v142;
      if (v143) {
        x4 = v39;
        for (var v144: u32 = v42; v144 < v137; v144 += v40) {
          let v145: u32 = v144 * v128;
          let v146: u32 = v138 + v145;
          let v147: f32 = m1[v146];
          let v148: f32 = x4;
          let v149: f32 = v148 + v147;
          x4 = v149;
        }
        let v150: f32 = x4;
        let v151: u32 = v139 * v10;
        let v152: u32 = v7 + v151;
        let v153: u32 = v152 + v140;
        m0[v153] = v150;
      }
    }
    workgroupBarrier();
    for (var v24: u32 = v22; v24 < v10; v24 += v23) {
      let v25: u32 = v24 / v10;
      let v26: u32 = v24 % v10;
      let v27: bool = v25 < v4;
      let v28: bool = v26 < v20;
      let v29: bool = v27 & v28;
      if (v29) {
        let v30: u32 = v0 + v25;
        let v31: u32 = v18 + v26;
        let v32: u32 = v30 - v0;
        let v33: u32 = v32 * v10;
        let v34: u32 = v31 - v18;
        let v35: u32 = v33 + v34;
        let v36: f32 = m0[v35];
        let v37: u32 = v30 * v8;
        let v38: u32 = v37 + v31;
        b2[v38] = v36;
      }
    }
    workgroupBarrier();
  }
}
