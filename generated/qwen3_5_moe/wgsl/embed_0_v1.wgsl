@group(0) @binding(0) var<storage, read> b0: array<i32>; // token
@group(0) @binding(1) var<storage, read> b1: array<u32>; // embedding
@group(0) @binding(2) var<storage, read_write> b2: array<f32>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 2>;

@compute @workgroup_size(32)
fn embed_0_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  let v23: u32 = params[0].z;
  let v24: u32 = 0u;
  let v28: u32 = 3u;
  let v30: u32 = 1u;
  let v39: u32 = 16u;
  let v40: u32 = 4294901760u;
  let v48: u32 = params[0].w;
  let v49: u32 = 5u;
  let v50: u32 = 31u;
  let v68: u32 = params[1].x;
  let v70: u32 = 4u;
  let v75: u32 = params[1].y;
  let v96: u32 = params[1].z;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = params[0].y;
  let v12: u32 = lane;
  let v13: u32 = 32u;
  let v15: u32 = 0u;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    for (var v14: u32 = v12; v14 < v11; v14 += v13) {
      let v16: i32 = b0[v10];
      let v17: u32 = u32(v16);
      let v18: u32 = v17 * v11;
      let v19: u32 = v18 + v14;
      let v25: bool = v23 == v24;
      if (v25) {
        let v26: u32 = b1[v19];
        let v27: f32 = bitcast<f32>(v26);
        x0 = v27;
      } else {
        let v29: bool = v23 < v28;
        if (v29) {
          let v31: bool = v23 == v30;
          let v32: u32 = v19 >> v30;
          let v33: u32 = b1[v32];
          let v34: u32 = v19 & v30;
          let v35: bool = v34 == v30;
          let v36: vec2<f32> = unpack2x16float(v33);
          let v37: f32 = v36.x;
          let v38: f32 = v36.y;
          let v41: u32 = v33 << v39;
          let v42: u32 = v33 & v40;
          let v43: f32 = bitcast<f32>(v41);
          let v44: f32 = bitcast<f32>(v42);
          let v45: f32 = select(v37, v38, v35);
          let v46: f32 = select(v43, v44, v35);
          let v47: f32 = select(v46, v45, v31);
          x0 = v47;
        } else {
          let v51: u32 = v19 >> v49;
          let v52: u32 = v51 * v48;
          let v53: u32 = v19 & v50;
          let v54: u32 = v53 * v48;
          let v55: u32 = v54 >> v49;
          let v56: u32 = v52 + v55;
          let v57: u32 = v54 & v50;
          let v58: u32 = b1[v56];
          let v59: u32 = v56 + v30;
          let v60: u32 = b1[v59];
          let v61: u32 = v58 >> v57;
          let v62: u32 = v50 - v57;
          let v63: u32 = v60 << v30;
          let v64: u32 = v63 << v62;
          let v65: u32 = v61 | v64;
          let v66: u32 = v30 << v48;
          let v67: u32 = v66 - v30;
          let v69: u32 = v19 >> v68;
          let v71: bool = v23 == v28;
          let v72: bool = v23 == v70;
          let v73: u32 = v69 >> v30;
          let v74: u32 = select(v73, v69, v71);
          let v76: u32 = v75 + v74;
          let v77: u32 = b1[v76];
          let v78: f32 = bitcast<f32>(v77);
          let v79: u32 = v69 & v30;
          let v80: bool = v79 == v30;
          let v81: vec2<f32> = unpack2x16float(v77);
          let v82: f32 = v81.x;
          let v83: f32 = v81.y;
          let v84: u32 = v77 << v39;
          let v85: u32 = v77 & v40;
          let v86: f32 = bitcast<f32>(v84);
          let v87: f32 = bitcast<f32>(v85);
          let v88: f32 = select(v82, v83, v80);
          let v89: f32 = select(v86, v87, v80);
          let v90: f32 = select(v89, v88, v72);
          let v91: f32 = select(v90, v78, v71);
          let v92: bool = v23 == v28;
          let v93: bool = v23 == v70;
          let v94: u32 = v69 >> v30;
          let v95: u32 = select(v94, v69, v92);
          let v97: u32 = v96 + v95;
          let v98: u32 = b1[v97];
          let v99: f32 = bitcast<f32>(v98);
          let v100: u32 = v69 & v30;
          let v101: bool = v100 == v30;
          let v102: vec2<f32> = unpack2x16float(v98);
          let v103: f32 = v102.x;
          let v104: f32 = v102.y;
          let v105: u32 = v98 << v39;
          let v106: u32 = v98 & v40;
          let v107: f32 = bitcast<f32>(v105);
          let v108: f32 = bitcast<f32>(v106);
          let v109: f32 = select(v103, v104, v101);
          let v110: f32 = select(v107, v108, v101);
          let v111: f32 = select(v110, v109, v93);
          let v112: f32 = select(v111, v99, v92);
          let v113: u32 = v65 & v67;
          let v114: f32 = f32(v113);
          let v115: f32 = fma(v91, v114, v112);
          x0 = v115;
        }
      }
      let v116: f32 = x0;
      let v21: u32 = v10 * v11;
      let v22: u32 = v21 + v14;
      b2[v22] = v116;
    }
  }
}
