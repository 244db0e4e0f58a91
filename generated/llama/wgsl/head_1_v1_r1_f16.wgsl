@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<u32>; // lm_head
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn head_1_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v114: u32 = 1u;
  let v45: f32 = 0.0f;
  let v46: u32 = 1u;
  let v48: u32 = 0u;
  let v59: u32 = 2u;
  let v63: u32 = 3u;
  let v67: u32 = lane;
  let v68: u32 = 32u;
  let v88: u32 = 5u;
  let v97: u32 = 4u;
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
    for (var v69: u32 = v67; v69 < v5; v69 += v68) {
      let v70: u32 = v51 + v69;
      let v71: f32 = b0[v70];
      let v72: u32 = v55 + v69;
      let v115: u32 = v72 >> v114;
      let v116: u32 = b1[v115];
      let v117: u32 = v72 & v114;
      let v118: vec2<f32> = unpack2x16float(v116);
      let v119: f32 = v118.x;
      let v120: f32 = v118.y;
      let v121: bool = v117 == v114;
      let v122: f32 = select(v119, v120, v121);
      let v74: f32 = x0;
      let v75: f32 = fma(v71, v122, v74);
      x0 = v75;
      let v76: u32 = v58 + v69;
      let v123: u32 = v76 >> v114;
      let v124: u32 = b1[v123];
      let v125: u32 = v76 & v114;
      let v126: vec2<f32> = unpack2x16float(v124);
      let v127: f32 = v126.x;
      let v128: f32 = v126.y;
      let v129: bool = v125 == v114;
      let v130: f32 = select(v127, v128, v129);
      let v78: f32 = x1;
      let v79: f32 = fma(v71, v130, v78);
      x1 = v79;
      let v80: u32 = v62 + v69;
      let v131: u32 = v80 >> v114;
      let v132: u32 = b1[v131];
      let v133: u32 = v80 & v114;
      let v134: vec2<f32> = unpack2x16float(v132);
      let v135: f32 = v134.x;
      let v136: f32 = v134.y;
      let v137: bool = v133 == v114;
      let v138: f32 = select(v135, v136, v137);
      let v82: f32 = x2;
      let v83: f32 = fma(v71, v138, v82);
      x2 = v83;
      let v84: u32 = v66 + v69;
      let v139: u32 = v84 >> v114;
      let v140: u32 = b1[v139];
      let v141: u32 = v84 & v114;
      let v142: vec2<f32> = unpack2x16float(v140);
      let v143: f32 = v142.x;
      let v144: f32 = v142.y;
      let v145: bool = v141 == v114;
      let v146: f32 = select(v143, v144, v145);
      let v86: f32 = x3;
      let v87: f32 = fma(v71, v146, v86);
      x3 = v87;
    }
    let v89: u32 = v67 * v88;
    let v90: f32 = x0;
    m1[v89] = v90;
    let v91: u32 = v89 + v46;
    let v92: f32 = x1;
    m1[v91] = v92;
    let v93: u32 = v89 + v59;
    let v94: f32 = x2;
    m1[v93] = v94;
    let v95: u32 = v89 + v63;
    let v96: f32 = x3;
    m1[v95] = v96;
    workgroupBarrier();
    for (var v98: u32 = v67; v98 < v97; v98 += v68) {
      let v99: u32 = v98 / v97;
      let v100: u32 = v98 % v97;
      let v101: bool = v99 < v4;
      let v102: bool = v100 < v26;
      let v103: bool = v101 & v102;
      if (v103) {
        x4 = v45;
        for (var v104: u32 = v48; v104 < v68; v104 += v46) {
          let v105: u32 = v104 * v88;
          let v106: u32 = v98 + v105;
          let v107: f32 = m1[v106];
          let v108: f32 = x4;
          let v109: f32 = v108 + v107;
          x4 = v109;
        }
        let v110: f32 = x4;
        let v111: u32 = v99 * v10;
        let v112: u32 = v7 + v111;
        let v113: u32 = v112 + v100;
        m0[v113] = v110;
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
