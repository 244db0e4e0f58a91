@group(0) @binding(0) var<storage, read> b0: array<i32>; // token
@group(0) @binding(1) var<storage, read> b1: array<u32>; // embedding
@group(0) @binding(2) var<storage, read_write> b2: array<vec4<f32>>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 2>;

@compute @workgroup_size(32)
fn embed_0_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  let v25: u32 = params[0].z;
  let v26: u32 = 0u;
  let v30: u32 = 3u;
  let v32: u32 = 1u;
  let v40: u32 = 16u;
  let v41: u32 = 4294901760u;
  let v59: u32 = params[0].w;
  let v60: u32 = 5u;
  let v61: u32 = 31u;
  let v79: u32 = params[1].x;
  let v81: u32 = 4u;
  let v86: u32 = params[1].y;
  let v107: u32 = params[1].z;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = params[0].y;
  let v12: u32 = lane;
  let v13: u32 = 4u;
  let v15: u32 = 128u;
  let v17: u32 = 0u;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v14: u32 = v12 * v13;
    for (var v16: u32 = v14; v16 < v11; v16 += v15) {
      let v18: i32 = b0[v10];
      let v19: u32 = u32(v18);
      let v20: u32 = v19 * v11;
      let v21: u32 = v20 + v16;
      let v27: bool = v25 == v26;
      if (v27) {
        let v28: vec4<u32> = vec4<u32>(b1[v21 + 0u], b1[v21 + 1u], b1[v21 + 2u], b1[v21 + 3u]);
        let v29: vec4<f32> = bitcast<vec4<f32>>(v28);
        x0 = v29;
      } else {
        let v31: bool = v25 < v30;
        if (v31) {
          let v33: bool = v25 == v32;
          let v34: u32 = v21 >> v32;
          let v35: vec2<u32> = vec2<u32>(b1[v34 + 0u], b1[v34 + 1u]);
          let v36: u32 = v35.x;
          let v37: vec2<f32> = unpack2x16float(v36);
          let v38: f32 = v37.x;
          let v39: f32 = v37.y;
          let v42: u32 = v36 << v40;
          let v43: u32 = v36 & v41;
          let v44: f32 = bitcast<f32>(v42);
          let v45: f32 = bitcast<f32>(v43);
          let v46: f32 = select(v44, v38, v33);
          let v47: f32 = select(v45, v39, v33);
          let v48: u32 = v35.y;
          let v49: vec2<f32> = unpack2x16float(v48);
          let v50: f32 = v49.x;
          let v51: f32 = v49.y;
          let v52: u32 = v48 << v40;
          let v53: u32 = v48 & v41;
          let v54: f32 = bitcast<f32>(v52);
          let v55: f32 = bitcast<f32>(v53);
          let v56: f32 = select(v54, v50, v33);
          let v57: f32 = select(v55, v51, v33);
          let v58: vec4<f32> = vec4<f32>(v46, v47, v56, v57);
          x0 = v58;
        } else {
          let v62: u32 = v21 >> v60;
          let v63: u32 = v62 * v59;
          let v64: u32 = v21 & v61;
          let v65: u32 = v64 * v59;
          let v66: u32 = v65 >> v60;
          let v67: u32 = v63 + v66;
          let v68: u32 = v65 & v61;
          let v69: u32 = b1[v67];
          let v70: u32 = v67 + v32;
          let v71: u32 = b1[v70];
          let v72: u32 = v69 >> v68;
          let v73: u32 = v61 - v68;
          let v74: u32 = v71 << v32;
          let v75: u32 = v74 << v73;
          let v76: u32 = v72 | v75;
          let v77: u32 = v32 << v59;
          let v78: u32 = v77 - v32;
          let v80: u32 = v21 >> v79;
          let v82: bool = v25 == v30;
          let v83: bool = v25 == v81;
          let v84: u32 = v80 >> v32;
          let v85: u32 = select(v84, v80, v82);
          let v87: u32 = v86 + v85;
          let v88: u32 = b1[v87];
          let v89: f32 = bitcast<f32>(v88);
          let v90: u32 = v80 & v32;
          let v91: bool = v90 == v32;
          let v92: vec2<f32> = unpack2x16float(v88);
          let v93: f32 = v92.x;
          let v94: f32 = v92.y;
          let v95: u32 = v88 << v40;
          let v96: u32 = v88 & v41;
          let v97: f32 = bitcast<f32>(v95);
          let v98: f32 = bitcast<f32>(v96);
          let v99: f32 = select(v93, v94, v91);
          let v100: f32 = select(v97, v98, v91);
          let v101: f32 = select(v100, v99, v83);
          let v102: f32 = select(v101, v89, v82);
          let v103: bool = v25 == v30;
          let v104: bool = v25 == v81;
          let v105: u32 = v80 >> v32;
          let v106: u32 = select(v105, v80, v103);
          let v108: u32 = v107 + v106;
          let v109: u32 = b1[v108];
          let v110: f32 = bitcast<f32>(v109);
          let v111: u32 = v80 & v32;
          let v112: bool = v111 == v32;
          let v113: vec2<f32> = unpack2x16float(v109);
          let v114: f32 = v113.x;
          let v115: f32 = v113.y;
          let v116: u32 = v109 << v40;
          let v117: u32 = v109 & v41;
          let v118: f32 = bitcast<f32>(v116);
          let v119: f32 = bitcast<f32>(v117);
          let v120: f32 = select(v114, v115, v112);
          let v121: f32 = select(v118, v119, v112);
          let v122: f32 = select(v121, v120, v104);
          let v123: f32 = select(v122, v110, v103);
          let v124: u32 = v76 & v78;
          let v125: f32 = f32(v124);
          let v126: f32 = fma(v102, v125, v123);
          let v127: u32 = v76 >> v59;
          let v128: u32 = v127 & v78;
          let v129: f32 = f32(v128);
          let v130: f32 = fma(v102, v129, v123);
          let v131: u32 = v127 >> v59;
          let v132: u32 = v131 & v78;
          let v133: f32 = f32(v132);
          let v134: f32 = fma(v102, v133, v123);
          let v135: u32 = v131 >> v59;
          let v136: u32 = v135 & v78;
          let v137: f32 = f32(v136);
          let v138: f32 = fma(v102, v137, v123);
          let v139: vec4<f32> = vec4<f32>(v126, v130, v134, v138);
          x0 = v139;
        }
      }
      let v140: vec4<f32> = x0;
      let v23: u32 = v10 * v11;
      let v24: u32 = v23 + v16;
      b2[v24 / 4u] = v140;
    }
  }
}
