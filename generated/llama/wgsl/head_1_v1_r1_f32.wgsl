@group(0) @binding(0) var<storage, read> b0: array<f32>; // v13
@group(0) @binding(1) var<storage, read> b1: array<f32>; // lm_head
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // v15
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn head_1_v1_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
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
  let v62: u32 = 32u;
  let v82: u32 = 5u;
  let v91: u32 = 4u;
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
    for (var v63: u32 = v61; v63 < v5; v63 += v62) {
      let v64: u32 = v45 + v63;
      let v65: f32 = b0[v64];
      let v66: u32 = v49 + v63;
      let v67: f32 = b1[v66];
      let v68: f32 = x0;
      let v69: f32 = fma(v65, v67, v68);
      x0 = v69;
      let v70: u32 = v52 + v63;
      let v71: f32 = b1[v70];
      let v72: f32 = x1;
      let v73: f32 = fma(v65, v71, v72);
      x1 = v73;
      let v74: u32 = v56 + v63;
      let v75: f32 = b1[v74];
      let v76: f32 = x2;
      let v77: f32 = fma(v65, v75, v76);
      x2 = v77;
      let v78: u32 = v60 + v63;
      let v79: f32 = b1[v78];
      let v80: f32 = x3;
      let v81: f32 = fma(v65, v79, v80);
      x3 = v81;
    }
    let v83: u32 = v61 * v82;
    let v84: f32 = x0;
    m1[v83] = v84;
    let v85: u32 = v83 + v40;
    let v86: f32 = x1;
    m1[v85] = v86;
    let v87: u32 = v83 + v53;
    let v88: f32 = x2;
    m1[v87] = v88;
    let v89: u32 = v83 + v57;
    let v90: f32 = x3;
    m1[v89] = v90;
    workgroupBarrier();
    for (var v92: u32 = v61; v92 < v91; v92 += v62) {
      let v93: u32 = v92 / v91;
      let v94: u32 = v92 % v91;
      let v95: bool = v93 < v4;
      let v96: bool = v94 < v20;
      let v97: bool = v95 & v96;
      if (v97) {
        x4 = v39;
        for (var v98: u32 = v42; v98 < v62; v98 += v40) {
          let v99: u32 = v98 * v82;
          let v100: u32 = v92 + v99;
          let v101: f32 = m1[v100];
          let v102: f32 = x4;
          let v103: f32 = v102 + v101;
          x4 = v103;
        }
        let v104: f32 = x4;
        let v105: u32 = v93 * v10;
        let v106: u32 = v7 + v105;
        let v107: u32 = v106 + v94;
        m0[v107] = v104;
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
