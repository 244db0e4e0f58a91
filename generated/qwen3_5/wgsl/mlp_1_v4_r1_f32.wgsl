@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // v21
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v24
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
  let v43: f32 = 0.0f;
  let v44: u32 = 1u;
  let v46: u32 = 0u;
  let v57: u32 = 2u;
  let v61: u32 = 3u;
  let v65: u32 = lane;
  let v66: u32 = 4u;
  let v68: u32 = 128u;
  let v132: u32 = 5u;
  let v141: u32 = 32u;
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
    x0 = v43;
    x1 = v43;
    x2 = v43;
    x3 = v43;
    let v45: u32 = v4 - v44;
    let v47: u32 = min(v46, v45);
    let v48: u32 = v47 * v5;
    let v49: u32 = v6 + v48;
    let v50: u32 = v20 - v44;
    let v51: u32 = min(v46, v50);
    let v52: u32 = v51 * v5;
    let v53: u32 = v21 + v52;
    let v54: u32 = min(v44, v50);
    let v55: u32 = v54 * v5;
    let v56: u32 = v21 + v55;
    let v58: u32 = min(v57, v50);
    let v59: u32 = v58 * v5;
    let v60: u32 = v21 + v59;
    let v62: u32 = min(v61, v50);
    let v63: u32 = v62 * v5;
    let v64: u32 = v21 + v63;
    let v67: u32 = v65 * v66;
    for (var v69: u32 = v67; v69 < v5; v69 += v68) {
      let v70: u32 = v49 + v69;
      let v71: vec4<f32> = b0[v70 / 4u];
      let v72: u32 = v53 + v69;
      let v73: vec4<f32> = b1[v72 / 4u];
      let v74: f32 = x0;
      let v75: f32 = v71.x;
      let v76: f32 = v73.x;
      let v77: f32 = fma(v75, v76, v74);
      let v78: f32 = v71.y;
      let v79: f32 = v73.y;
      let v80: f32 = fma(v78, v79, v77);
      let v81: f32 = v71.z;
      let v82: f32 = v73.z;
      let v83: f32 = fma(v81, v82, v80);
      let v84: f32 = v71.w;
      let v85: f32 = v73.w;
      let v86: f32 = fma(v84, v85, v83);
      x0 = v86;
      let v87: u32 = v56 + v69;
      let v88: vec4<f32> = b1[v87 / 4u];
      let v89: f32 = x1;
      let v90: f32 = v71.x;
      let v91: f32 = v88.x;
      let v92: f32 = fma(v90, v91, v89);
      let v93: f32 = v71.y;
      let v94: f32 = v88.y;
      let v95: f32 = fma(v93, v94, v92);
      let v96: f32 = v71.z;
      let v97: f32 = v88.z;
      let v98: f32 = fma(v96, v97, v95);
      let v99: f32 = v71.w;
      let v100: f32 = v88.w;
      let v101: f32 = fma(v99, v100, v98);
      x1 = v101;
      let v102: u32 = v60 + v69;
      let v103: vec4<f32> = b1[v102 / 4u];
      let v104: f32 = x2;
      let v105: f32 = v71.x;
      let v106: f32 = v103.x;
      let v107: f32 = fma(v105, v106, v104);
      let v108: f32 = v71.y;
      let v109: f32 = v103.y;
      let v110: f32 = fma(v108, v109, v107);
      let v111: f32 = v71.z;
      let v112: f32 = v103.z;
      let v113: f32 = fma(v111, v112, v110);
      let v114: f32 = v71.w;
      let v115: f32 = v103.w;
      let v116: f32 = fma(v114, v115, v113);
      x2 = v116;
      let v117: u32 = v64 + v69;
      let v118: vec4<f32> = b1[v117 / 4u];
      let v119: f32 = x3;
      let v120: f32 = v71.x;
      let v121: f32 = v118.x;
      let v122: f32 = fma(v120, v121, v119);
      let v123: f32 = v71.y;
      let v124: f32 = v118.y;
      let v125: f32 = fma(v123, v124, v122);
      let v126: f32 = v71.z;
      let v127: f32 = v118.z;
      let v128: f32 = fma(v126, v127, v125);
      let v129: f32 = v71.w;
      let v130: f32 = v118.w;
      let v131: f32 = fma(v129, v130, v128);
      x3 = v131;
    }
    let v133: u32 = v65 * v132;
    let v134: f32 = x0;
    m1[v133] = v134;
    let v135: u32 = v133 + v44;
    let v136: f32 = x1;
    m1[v135] = v136;
    let v137: u32 = v133 + v57;
    let v138: f32 = x2;
    m1[v137] = v138;
    let v139: u32 = v133 + v61;
    let v140: f32 = x3;
    m1[v139] = v140;
    workgroupBarrier();
    for (var v142: u32 = v65; v142 < v66; v142 += v141) {
      let v143: u32 = v142 / v66;
      let v144: u32 = v142 % v66;
      let v145: bool = v143 < v4;
      let v146: bool = v144 < v20;
      let v147: bool = v145 & v146;
      if (v147) {
        x4 = v43;
        for (var v148: u32 = v46; v148 < v141; v148 += v44) {
          let v149: u32 = v148 * v132;
          let v150: u32 = v142 + v149;
          let v151: f32 = m1[v150];
          let v152: f32 = x4;
          let v153: f32 = v152 + v151;
          x4 = v153;
        }
        let v154: f32 = x4;
        let v155: u32 = v143 * v10;
        let v156: u32 = v7 + v155;
        let v157: u32 = v156 + v144;
        m0[v157] = v154;
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
        let v32: u32 = v30 * v8;
        let v33: u32 = v32 + v31;
        let v34: f32 = b2[v33];
        let v35: u32 = v30 - v0;
        let v36: u32 = v35 * v10;
        let v37: u32 = v31 - v18;
        let v38: u32 = v36 + v37;
        let v39: f32 = m0[v38];
        let v40: f32 = v34 + v39;
        let v41: u32 = v30 * v8;
        let v42: u32 = v41 + v31;
        b3[v42] = v40;
      }
    }
    workgroupBarrier();
  }
}
