@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read_write> b1: array<i32>; // stored1
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<i32, 64>;
var<workgroup> m1: array<f32, 32>;

@compute @workgroup_size(32)
fn experts_2_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  let v94: u32 = lane;
  let v95: u32 = 0u;
  let v96: u32 = 1u;
  let v97: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: u32 = params[0].y;
  let v13: u32 = params[0].z;
  let v17: f32 = 3.4028235e38f;
  let v18: f32 = -3.4028235e38f;
  let v19: f32 = -1.0f;
  let v23: u32 = lane;
  let v24: u32 = 32u;
  let v70: f32 = 0.0f;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v14: f32 = f32(v12);
    let v15: u32 = v12 - v1;
    let v16: f32 = f32(v15);
    x0 = v17;
    x1 = v19;
    workgroupBarrier();
    for (var v20: u32 = v11; v20 < v13; v20 += v1) {
      x2 = v18;
      x3 = v14;
      let v21: f32 = x0;
      let v22: f32 = x1;
      for (var v25: u32 = v23; v25 < v12; v25 += v24) {
        let v26: u32 = v10 * v12;
        let v27: u32 = v26 + v25;
        let v28: f32 = b0[v27];
        let v29: f32 = f32(v25);
        let v30: bool = v28 < v21;
        let v31: bool = v21 == v28;
        let v32: bool = v22 < v29;
        let v33: bool = v31 & v32;
        let v34: bool = v30 | v33;
        let v35: f32 = x2;
        let v36: f32 = x3;
        let v37: bool = v35 < v28;
        let v38: bool = v28 == v35;
        let v39: bool = v29 < v36;
        let v40: bool = v38 & v39;
        let v41: bool = v37 | v40;
        let v42: bool = v34 & v41;
        let v43: f32 = select(v35, v28, v42);
        let v44: f32 = select(v36, v29, v42);
        x2 = v43;
        x3 = v44;
      }
      let v45: f32 = x2;
      let v46: f32 = x3;
      m1[v94] = v45;
      workgroupBarrier();
      let v98: f32 = m1[v95];
      x6 = v98;
      for (var v99: u32 = v96; v99 < v97; v99 += v96) {
        let v100: f32 = m1[v99];
        let v101: f32 = x6;
        let v102: f32 = max(v101, v100);
        x6 = v102;
      }
      workgroupBarrier();
      let v103: f32 = x6;
      let v48: bool = v45 == v103;
      let v49: f32 = select(v14, v46, v48);
      let v50: f32 = -v49;
      m1[v94] = v50;
      workgroupBarrier();
      let v104: f32 = m1[v95];
      x7 = v104;
      for (var v105: u32 = v96; v105 < v97; v105 += v96) {
        let v106: f32 = m1[v105];
        let v107: f32 = x7;
        let v108: f32 = max(v107, v106);
        x7 = v108;
      }
      workgroupBarrier();
      let v109: f32 = x7;
      let v52: f32 = -v109;
      let v53: f32 = min(v52, v16);
      x0 = v103;
      x1 = v53;
      let v54: bool = v23 < v1;
      if (v54) {
        let v55: i32 = i32(v53);
        m0[v20] = v55;
      }
    }
    workgroupBarrier();
    for (var v56: u32 = v23; v56 < v13; v56 += v24) {
      let v57: i32 = m0[v56];
      let v58: u32 = v10 * v13;
      let v59: u32 = v58 + v56;
      b1[v59] = v57;
    }
    x4 = v18;
    for (var v60: u32 = v23; v60 < v13; v60 += v24) {
      let v61: i32 = m0[v60];
      let v62: u32 = u32(v61);
      let v63: u32 = v10 * v12;
      let v64: u32 = v63 + v62;
      let v65: f32 = b0[v64];
      let v66: f32 = x4;
      let v67: f32 = max(v66, v65);
      x4 = v67;
    }
    let v68: f32 = x4;
    m1[v94] = v68;
    workgroupBarrier();
    let v110: f32 = m1[v95];
    x8 = v110;
    for (var v111: u32 = v96; v111 < v97; v111 += v96) {
      let v112: f32 = m1[v111];
      let v113: f32 = x8;
      let v114: f32 = max(v113, v112);
      x8 = v114;
    }
    workgroupBarrier();
    let v115: f32 = x8;
    x5 = v70;
    for (var v71: u32 = v23; v71 < v13; v71 += v24) {
      let v72: i32 = m0[v71];
      let v73: u32 = u32(v72);
      let v74: u32 = v10 * v12;
      let v75: u32 = v74 + v73;
      let v76: f32 = b0[v75];
      let v77: f32 = v76 - v115;
      let v78: f32 = exp(v77);
      let v79: f32 = x5;
      let v80: f32 = v79 + v78;
      x5 = v80;
    }
    let v81: f32 = x5;
    m1[v94] = v81;
    workgroupBarrier();
    let v116: f32 = m1[v95];
    x9 = v116;
    for (var v117: u32 = v96; v117 < v97; v117 += v96) {
      let v118: f32 = m1[v117];
      let v119: f32 = x9;
      let v120: f32 = v119 + v118;
      x9 = v120;
    }
    workgroupBarrier();
    let v121: f32 = x9;
    for (var v83: u32 = v23; v83 < v13; v83 += v24) {
      let v84: i32 = m0[v83];
      let v85: u32 = u32(v84);
      let v86: u32 = v10 * v12;
      let v87: u32 = v86 + v85;
      let v88: f32 = b0[v87];
      let v89: f32 = v88 - v115;
      let v90: f32 = exp(v89);
      let v91: f32 = v90 / v121;
      let v92: u32 = v10 * v13;
      let v93: u32 = v92 + v83;
      b2[v93] = v91;
    }
  }
}
