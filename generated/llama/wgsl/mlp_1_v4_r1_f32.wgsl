@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn mlp_1_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v49: f32 = 0.0f;
  let v50: u32 = 1u;
  let v52: u32 = 0u;
  let v63: u32 = 2u;
  let v67: u32 = 3u;
  let v71: u32 = lane;
  let v72: u32 = 4u;
  let v74: u32 = 128u;
  let v138: u32 = 5u;
  let v147: u32 = 32u;
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
  let v28: u32 = lane;
  let v29: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v6: u32 = v0 * v5;
  let v11: u32 = v8 + v9;
  let v12: u32 = v11 / v10;
  let v13: u32 = v8 + v9;
  let v14: u32 = v13 / v10;
  let v17: u32 = v12 + v16;
  let v18: u32 = v17 - v1;
  let v19: u32 = v18 / v16;
  let v20: u32 = v15 * v19;
  let v21: u32 = v20 + v19;
  let v22: u32 = min(v21, v12);
  for (var v23: u32 = v20; v23 < v22; v23 += v1) {
    let v24: u32 = v23 * v10;
    let v25: u32 = v8 - v24;
    let v26: u32 = min(v10, v25);
    let v27: u32 = v24 * v5;
    x0 = v49;
    x1 = v49;
    x2 = v49;
    x3 = v49;
    let v51: u32 = v4 - v50;
    let v53: u32 = min(v52, v51);
    let v54: u32 = v53 * v5;
    let v55: u32 = v6 + v54;
    let v56: u32 = v26 - v50;
    let v57: u32 = min(v52, v56);
    let v58: u32 = v57 * v5;
    let v59: u32 = v27 + v58;
    let v60: u32 = min(v50, v56);
    let v61: u32 = v60 * v5;
    let v62: u32 = v27 + v61;
    let v64: u32 = min(v63, v56);
    let v65: u32 = v64 * v5;
    let v66: u32 = v27 + v65;
    let v68: u32 = min(v67, v56);
    let v69: u32 = v68 * v5;
    let v70: u32 = v27 + v69;
    let v73: u32 = v71 * v72;
    for (var v75: u32 = v73; v75 < v5; v75 += v74) {
      let v76: u32 = v55 + v75;
      let v77: vec4<f32> = b0[v76 / 4u];
      let v78: u32 = v59 + v75;
      let v79: vec4<f32> = b1[v78 / 4u];
      let v80: f32 = x0;
      let v81: f32 = v77.x;
      let v82: f32 = v79.x;
      let v83: f32 = fma(v81, v82, v80);
      let v84: f32 = v77.y;
      let v85: f32 = v79.y;
      let v86: f32 = fma(v84, v85, v83);
      let v87: f32 = v77.z;
      let v88: f32 = v79.z;
      let v89: f32 = fma(v87, v88, v86);
      let v90: f32 = v77.w;
      let v91: f32 = v79.w;
      let v92: f32 = fma(v90, v91, v89);
      x0 = v92;
      let v93: u32 = v62 + v75;
      let v94: vec4<f32> = b1[v93 / 4u];
      let v95: f32 = x1;
      let v96: f32 = v77.x;
      let v97: f32 = v94.x;
      let v98: f32 = fma(v96, v97, v95);
      let v99: f32 = v77.y;
      let v100: f32 = v94.y;
      let v101: f32 = fma(v99, v100, v98);
      let v102: f32 = v77.z;
      let v103: f32 = v94.z;
      let v104: f32 = fma(v102, v103, v101);
      let v105: f32 = v77.w;
      let v106: f32 = v94.w;
      let v107: f32 = fma(v105, v106, v104);
      x1 = v107;
      let v108: u32 = v66 + v75;
      let v109: vec4<f32> = b1[v108 / 4u];
      let v110: f32 = x2;
      let v111: f32 = v77.x;
      let v112: f32 = v109.x;
      let v113: f32 = fma(v111, v112, v110);
      let v114: f32 = v77.y;
      let v115: f32 = v109.y;
      let v116: f32 = fma(v114, v115, v113);
      let v117: f32 = v77.z;
      let v118: f32 = v109.z;
      let v119: f32 = fma(v117, v118, v116);
      let v120: f32 = v77.w;
      let v121: f32 = v109.w;
      let v122: f32 = fma(v120, v121, v119);
      x2 = v122;
      let v123: u32 = v70 + v75;
      let v124: vec4<f32> = b1[v123 / 4u];
      let v125: f32 = x3;
      let v126: f32 = v77.x;
      let v127: f32 = v124.x;
      let v128: f32 = fma(v126, v127, v125);
      let v129: f32 = v77.y;
      let v130: f32 = v124.y;
      let v131: f32 = fma(v129, v130, v128);
      let v132: f32 = v77.z;
      let v133: f32 = v124.z;
      let v134: f32 = fma(v132, v133, v131);
      let v135: f32 = v77.w;
      let v136: f32 = v124.w;
      let v137: f32 = fma(v135, v136, v134);
      x3 = v137;
    }
    let v139: u32 = v71 * v138;
    let v140: f32 = x0;
    m1[v139] = v140;
    let v141: u32 = v139 + v50;
    let v142: f32 = x1;
    m1[v141] = v142;
    let v143: u32 = v139 + v63;
    let v144: f32 = x2;
    m1[v143] = v144;
    let v145: u32 = v139 + v67;
    let v146: f32 = x3;
    m1[v145] = v146;
    workgroupBarrier();
    for (var v148: u32 = v71; v148 < v72; v148 += v147) {
      let v149: u32 = v148 / v72;
      let v150: u32 = v148 % v72;
      let v151: bool = v149 < v4;
      let v152: bool = v150 < v26;
      let v153: bool = v151 & v152;
      if (v153) {
        x4 = v49;
        for (var v154: u32 = v52; v154 < v147; v154 += v50) {
          let v155: u32 = v154 * v138;
          let v156: u32 = v148 + v155;
          let v157: f32 = m1[v156];
          let v158: f32 = x4;
          let v159: f32 = v158 + v157;
          x4 = v159;
        }
        let v160: f32 = x4;
        let v161: u32 = v149 * v10;
        let v162: u32 = v7 + v161;
        let v163: u32 = v162 + v150;
        m0[v163] = v160;
      }
    }
    workgroupBarrier();
    for (var v30: u32 = v28; v30 < v10; v30 += v29) {
      let v31: u32 = v30 / v10;
      let v32: u32 = v30 % v10;
      let v33: bool = v31 < v4;
      let v34: bool = v32 < v26;
      let v35: bool = v33 & v34;
      if (v35) {
        let v36: u32 = v0 + v31;
        let v37: u32 = v24 + v32;
        let v38: u32 = v36 * v8;
        let v39: u32 = v38 + v37;
        let v40: f32 = b2[v39];
        let v41: u32 = v36 - v0;
        let v42: u32 = v41 * v10;
        let v43: u32 = v37 - v24;
        let v44: u32 = v42 + v43;
        let v45: f32 = m0[v44];
        let v46: f32 = v40 + v45;
        let v47: u32 = v36 * v8;
        let v48: u32 = v47 + v37;
        b3[v48] = v46;
      }
    }
    workgroupBarrier();
  }
}
