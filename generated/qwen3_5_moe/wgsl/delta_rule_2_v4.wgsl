@group(0) @binding(0) var<storage, read> b0: array<i32>; // first_row
@group(0) @binding(1) var<storage, read> b1: array<i32>; // slot
@group(0) @binding(2) var<storage, read> b2: array<i32>; // position
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // conv_tail
@group(0) @binding(4) var<storage, read> b4: array<vec4<f32>>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<f32>; // conv
@group(0) @binding(6) var<storage, read_write> b6: array<vec4<f32>>; // stored6
@group(0) @binding(7) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 32>;

@compute @workgroup_size(32)
fn delta_rule_2_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: vec4<f32>;
  var x2: vec4<f32>;
  let v0: u32 = group.x;
  let v1: u32 = group.y;
  let v2: u32 = 1u;
  let v3: u32 = 0u;
  let v14: u32 = params[0].x;
  let v15: u32 = params[0].y;
  let v17: u32 = 128u;
  let v22: u32 = lane;
  let v23: u32 = 4u;
  let v29: vec4<f32> = vec4<f32>(0.0f);
  let v45: u32 = 2u;
  let v51: u32 = 3u;
  let v89: f32 = 1.0f;
  let v4: i32 = b0[v1];
  let v5: u32 = u32(v4);
  let v6: u32 = v1 + v2;
  let v7: i32 = b0[v6];
  let v8: u32 = u32(v7);
  let v9: i32 = b1[v1];
  let v10: u32 = u32(v9);
  let v11: i32 = b2[v5];
  let v12: u32 = u32(v11);
  let v13: bool = v12 == v3;
  let v16: u32 = v15 - v2;
  let v18: u32 = v0 * v17;
  let v19: u32 = v14 - v18;
  let v20: u32 = min(v17, v19);
  let v21: u32 = v10 * v14;
  let v24: u32 = v22 * v23;
  for (var v25: u32 = v24; v25 < v20; v25 += v17) {
    let v26: u32 = v18 + v25;
    let v27: u32 = v8 - v5;
    for (var v28: u32 = v3; v28 < v27; v28 += v2) {
      x0 = v29;
      for (var v30: u32 = v3; v30 < v15; v30 += v2) {
        let v31: u32 = v16 - v30;
        x1 = v29;
        let v32: bool = v28 < v31;
        if (v32) {
          let v33: bool = !v13;
          if (v33) {
            let v34: u32 = v16 + v28;
            let v35: u32 = v34 - v31;
            let v36: u32 = v21 + v26;
            let v37: u32 = v36 * v16;
            let v38: u32 = v35 + v37;
            let v39: f32 = b3[v38];
            let v40: u32 = v26 + v2;
            let v41: u32 = v21 + v40;
            let v42: u32 = v41 * v16;
            let v43: u32 = v35 + v42;
            let v44: f32 = b3[v43];
            let v46: u32 = v26 + v45;
            let v47: u32 = v21 + v46;
            let v48: u32 = v47 * v16;
            let v49: u32 = v35 + v48;
            let v50: f32 = b3[v49];
            let v52: u32 = v26 + v51;
            let v53: u32 = v21 + v52;
            let v54: u32 = v53 * v16;
            let v55: u32 = v35 + v54;
            let v56: f32 = b3[v55];
            let v57: vec4<f32> = vec4<f32>(v39, v44, v50, v56);
            x1 = v57;
          }
        } else {
          let v58: u32 = v5 + v28;
          let v59: u32 = v58 - v31;
          let v60: u32 = v59 * v14;
          let v61: u32 = v60 + v26;
          let v62: vec4<f32> = b4[v61 / 4u];
          x1 = v62;
        }
        let v63: vec4<f32> = x1;
        let v64: u32 = v26 * v15;
        let v65: u32 = v64 + v30;
        let v66: f32 = b5[v65];
        let v67: u32 = v26 + v2;
        let v68: u32 = v67 * v15;
        let v69: u32 = v68 + v30;
        let v70: f32 = b5[v69];
        let v71: u32 = v26 + v45;
        let v72: u32 = v71 * v15;
        let v73: u32 = v72 + v30;
        let v74: f32 = b5[v73];
        let v75: u32 = v26 + v51;
        let v76: u32 = v75 * v15;
        let v77: u32 = v76 + v30;
        let v78: f32 = b5[v77];
        let v79: vec4<f32> = vec4<f32>(v66, v70, v74, v78);
        let v80: vec4<f32> = x0;
        let v81: vec4<f32> = fma(v79, v63, v80);
        x0 = v81;
      }
      let v82: vec4<f32> = x0;
      m0[v25 / 4u] = v82;
      let v83: u32 = v5 + v28;
      let v84: u32 = v83 - v83;
      let v85: u32 = v26 - v18;
      let v86: vec4<f32> = m0[v85 / 4u];
      let v87: vec4<f32> = -v86;
      let v88: vec4<f32> = exp(v87);
      let v90: vec4<f32> = vec4<f32>(v89);
      let v91: vec4<f32> = v88 + v90;
      let v92: vec4<f32> = v86 / v91;
      let v93: u32 = v83 * v14;
      let v94: u32 = v93 + v26;
      b6[v94 / 4u] = v92;
    }
    for (var v95: u32 = v3; v95 < v16; v95 += v2) {
      let v96: u32 = v16 - v95;
      x2 = v29;
      let v97: bool = v27 < v96;
      if (v97) {
        let v98: bool = !v13;
        if (v98) {
          let v99: u32 = v16 + v27;
          let v100: u32 = v99 - v96;
          let v101: u32 = v21 + v26;
          let v102: u32 = v101 * v16;
          let v103: u32 = v100 + v102;
          let v104: f32 = b3[v103];
          let v105: u32 = v26 + v2;
          let v106: u32 = v21 + v105;
          let v107: u32 = v106 * v16;
          let v108: u32 = v100 + v107;
          let v109: f32 = b3[v108];
          let v110: u32 = v26 + v45;
          let v111: u32 = v21 + v110;
          let v112: u32 = v111 * v16;
          let v113: u32 = v100 + v112;
          let v114: f32 = b3[v113];
          let v115: u32 = v26 + v51;
          let v116: u32 = v21 + v115;
          let v117: u32 = v116 * v16;
          let v118: u32 = v100 + v117;
          let v119: f32 = b3[v118];
          let v120: vec4<f32> = vec4<f32>(v104, v109, v114, v119);
          x2 = v120;
        }
      } else {
        let v121: u32 = v5 + v27;
        let v122: u32 = v121 - v96;
        let v123: u32 = v122 * v14;
        let v124: u32 = v123 + v26;
        let v125: vec4<f32> = b4[v124 / 4u];
        x2 = v125;
      }
      let v126: vec4<f32> = x2;
      let v127: u32 = v21 + v26;
      let v128: u32 = v127 * v16;
      let v129: u32 = v95 + v128;
      let v130: f32 = v126.x;
      b3[v129] = v130;
      let v131: u32 = v26 + v2;
      let v132: u32 = v21 + v131;
      let v133: u32 = v132 * v16;
      let v134: u32 = v95 + v133;
      let v135: f32 = v126.y;
      b3[v134] = v135;
      let v136: u32 = v26 + v45;
      let v137: u32 = v21 + v136;
      let v138: u32 = v137 * v16;
      let v139: u32 = v95 + v138;
      let v140: f32 = v126.z;
      b3[v139] = v140;
      let v141: u32 = v26 + v51;
      let v142: u32 = v21 + v141;
      let v143: u32 = v142 * v16;
      let v144: u32 = v95 + v143;
      let v145: f32 = v126.w;
      b3[v144] = v145;
    }
  }
}
