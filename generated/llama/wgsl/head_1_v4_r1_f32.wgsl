@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // lm_head
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
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
  let v45: f32 = 0.0f;
  let v46: u32 = 1u;
  let v48: u32 = 0u;
  let v59: u32 = 2u;
  let v63: u32 = 3u;
  let v67: u32 = lane;
  let v68: u32 = 4u;
  let v70: u32 = 128u;
  let v134: u32 = 5u;
  let v143: u32 = 32u;
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
    x0 = v45;
    x1 = v45;
    x2 = v45;
    x3 = v45;
    let v47: u32 = v4 - v46;
    let v49: u32 = min(v48, v47);
    let v50: u32 = v49 * v5;
    let v51: u32 = v6 + v50;
    let v52: u32 = v26 - v46;
    let v53: u32 = min(v48, v52);
    let v54: u32 = v53 * v5;
    let v55: u32 = v27 + v54;
    let v56: u32 = min(v46, v52);
    let v57: u32 = v56 * v5;
    let v58: u32 = v27 + v57;
    let v60: u32 = min(v59, v52);
    let v61: u32 = v60 * v5;
    let v62: u32 = v27 + v61;
    let v64: u32 = min(v63, v52);
    let v65: u32 = v64 * v5;
    let v66: u32 = v27 + v65;
    let v69: u32 = v67 * v68;
    for (var v71: u32 = v69; v71 < v5; v71 += v70) {
      let v72: u32 = v51 + v71;
      let v73: vec4<f32> = b0[v72 / 4u];
      let v74: u32 = v55 + v71;
      let v75: vec4<f32> = b1[v74 / 4u];
      let v76: f32 = x0;
      let v77: f32 = v73.x;
      let v78: f32 = v75.x;
      let v79: f32 = fma(v77, v78, v76);
      let v80: f32 = v73.y;
      let v81: f32 = v75.y;
      let v82: f32 = fma(v80, v81, v79);
      let v83: f32 = v73.z;
      let v84: f32 = v75.z;
      let v85: f32 = fma(v83, v84, v82);
      let v86: f32 = v73.w;
      let v87: f32 = v75.w;
      let v88: f32 = fma(v86, v87, v85);
      x0 = v88;
      let v89: u32 = v58 + v71;
      let v90: vec4<f32> = b1[v89 / 4u];
      let v91: f32 = x1;
      let v92: f32 = v73.x;
      let v93: f32 = v90.x;
      let v94: f32 = fma(v92, v93, v91);
      let v95: f32 = v73.y;
      let v96: f32 = v90.y;
      let v97: f32 = fma(v95, v96, v94);
      let v98: f32 = v73.z;
      let v99: f32 = v90.z;
      let v100: f32 = fma(v98, v99, v97);
      let v101: f32 = v73.w;
      let v102: f32 = v90.w;
      let v103: f32 = fma(v101, v102, v100);
      x1 = v103;
      let v104: u32 = v62 + v71;
      let v105: vec4<f32> = b1[v104 / 4u];
      let v106: f32 = x2;
      let v107: f32 = v73.x;
      let v108: f32 = v105.x;
      let v109: f32 = fma(v107, v108, v106);
      let v110: f32 = v73.y;
      let v111: f32 = v105.y;
      let v112: f32 = fma(v110, v111, v109);
      let v113: f32 = v73.z;
      let v114: f32 = v105.z;
      let v115: f32 = fma(v113, v114, v112);
      let v116: f32 = v73.w;
      let v117: f32 = v105.w;
      let v118: f32 = fma(v116, v117, v115);
      x2 = v118;
      let v119: u32 = v66 + v71;
      let v120: vec4<f32> = b1[v119 / 4u];
      let v121: f32 = x3;
      let v122: f32 = v73.x;
      let v123: f32 = v120.x;
      let v124: f32 = fma(v122, v123, v121);
      let v125: f32 = v73.y;
      let v126: f32 = v120.y;
      let v127: f32 = fma(v125, v126, v124);
      let v128: f32 = v73.z;
      let v129: f32 = v120.z;
      let v130: f32 = fma(v128, v129, v127);
      let v131: f32 = v73.w;
      let v132: f32 = v120.w;
      let v133: f32 = fma(v131, v132, v130);
      x3 = v133;
    }
    let v135: u32 = v67 * v134;
    let v136: f32 = x0;
    m1[v135] = v136;
    let v137: u32 = v135 + v46;
    let v138: f32 = x1;
    m1[v137] = v138;
    let v139: u32 = v135 + v59;
    let v140: f32 = x2;
    m1[v139] = v140;
    let v141: u32 = v135 + v63;
    let v142: f32 = x3;
    m1[v141] = v142;
    workgroupBarrier();
    for (var v144: u32 = v67; v144 < v68; v144 += v143) {
      let v145: u32 = v144 / v68;
      let v146: u32 = v144 % v68;
      let v147: bool = v145 < v4;
      let v148: bool = v146 < v26;
      let v149: bool = v147 & v148;
      if (v149) {
        x4 = v45;
        for (var v150: u32 = v48; v150 < v143; v150 += v46) {
          let v151: u32 = v150 * v134;
          let v152: u32 = v144 + v151;
          let v153: f32 = m1[v152];
          let v154: f32 = x4;
          let v155: f32 = v154 + v153;
          x4 = v155;
        }
        let v156: f32 = x4;
        let v157: u32 = v145 * v10;
        let v158: u32 = v7 + v157;
        let v159: u32 = v158 + v146;
        m0[v159] = v156;
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
        let v38: u32 = v36 - v0;
        let v39: u32 = v38 * v10;
        let v40: u32 = v37 - v24;
        let v41: u32 = v39 + v40;
        let v42: f32 = m0[v41];
        let v43: u32 = v36 * v8;
        let v44: u32 = v43 + v37;
        b2[v44] = v42;
      }
    }
    workgroupBarrier();
  }
}
