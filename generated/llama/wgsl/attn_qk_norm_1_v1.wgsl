@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<f32>; // k_norm
@group(0) @binding(2) var<storage, read> b2: array<f32>; // rope_cos
@group(0) @binding(3) var<storage, read> b3: array<f32>; // rope_sin
@group(0) @binding(4) var<storage, read> b4: array<i32>; // position
@group(0) @binding(5) var<storage, read> b5: array<i32>; // stream
@group(0) @binding(6) var<storage, read> b6: array<i32>; // pages
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // k_cache
@group(0) @binding(8) var<storage, read> b8: array<f32>; // stored8
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // v_cache
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_qk_norm_1_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  let v139: u32 = lane;
  let v140: u32 = 0u;
  let v141: u32 = 1u;
  let v142: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: u32 = params[0].y;
  let v15: f32 = 0.0f;
  let v16: u32 = params[0].z;
  let v17: u32 = lane;
  let v18: u32 = 32u;
  let v22: u32 = params[0].w;
  let v32: u32 = params[1].x;
  let v41: f32 = bitcast<f32>(params[1].z);
  let v101: u32 = params[1].y;
  let v102: u32 = 512u;
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v13: u32 = v10 % v12;
    let v14: u32 = v10 / v12;
    x0 = v15;
    for (var v19: u32 = v17; v19 < v16; v19 += v18) {
      let v20: u32 = v13 * v16;
      let v21: u32 = v20 + v19;
      let v23: u32 = v14 * v22;
      let v24: u32 = v23 + v21;
      let v25: f32 = b0[v24];
      let v26: f32 = v25 * v25;
      let v27: f32 = x0;
      let v28: f32 = v27 + v26;
      x0 = v28;
    }
    let v29: f32 = x0;
    m0[v139] = v29;
    workgroupBarrier();
    let v143: f32 = m0[v140];
    x2 = v143;
    for (var v144: u32 = v141; v144 < v142; v144 += v141) {
      let v145: f32 = m0[v144];
      let v146: f32 = x2;
      let v147: f32 = v146 + v145;
      x2 = v147;
    }
    workgroupBarrier();
    let v148: f32 = x2;
    for (var v31: u32 = v17; v31 < v16; v31 += v18) {
      x1 = v15;
      let v33: bool = v31 < v32;
      if (v33) {
        let v34: u32 = v13 * v16;
        let v35: u32 = v34 + v31;
        let v36: u32 = v14 * v22;
        let v37: u32 = v36 + v35;
        let v38: f32 = b0[v37];
        let v39: f32 = f32(v16);
        let v40: f32 = v148 / v39;
        let v42: f32 = v40 + v41;
        let v43: f32 = inverseSqrt(v42);
        let v44: f32 = v38 * v43;
        let v45: f32 = b1[v31];
        let v46: f32 = v44 * v45;
        let v47: u32 = v14 * v32;
        let v48: u32 = v47 + v31;
        let v49: f32 = b2[v48];
        let v50: f32 = v46 * v49;
        let v51: u32 = v31 + v32;
        let v52: u32 = v13 * v16;
        let v53: u32 = v52 + v51;
        let v54: u32 = v14 * v22;
        let v55: u32 = v54 + v53;
        let v56: f32 = b0[v55];
        let v57: f32 = v56 * v43;
        let v58: f32 = b1[v51];
        let v59: f32 = v57 * v58;
        let v60: u32 = v14 * v32;
        let v61: u32 = v60 + v31;
        let v62: f32 = b3[v61];
        let v63: f32 = v59 * v62;
        let v64: f32 = v50 - v63;
        x1 = v64;
      } else {
        let v65: u32 = v31 - v32;
        let v66: u32 = v65 + v32;
        let v67: u32 = v13 * v16;
        let v68: u32 = v67 + v66;
        let v69: u32 = v14 * v22;
        let v70: u32 = v69 + v68;
        let v71: f32 = b0[v70];
        let v72: f32 = f32(v16);
        let v73: f32 = v148 / v72;
        let v74: f32 = v73 + v41;
        let v75: f32 = inverseSqrt(v74);
        let v76: f32 = v71 * v75;
        let v77: f32 = b1[v66];
        let v78: f32 = v76 * v77;
        let v79: u32 = v14 * v32;
        let v80: u32 = v79 + v65;
        let v81: f32 = b2[v80];
        let v82: f32 = v78 * v81;
        let v83: u32 = v13 * v16;
        let v84: u32 = v83 + v65;
        let v85: u32 = v14 * v22;
        let v86: u32 = v85 + v84;
        let v87: f32 = b0[v86];
        let v88: f32 = v87 * v75;
        let v89: f32 = b1[v65];
        let v90: f32 = v88 * v89;
        let v91: u32 = v14 * v32;
        let v92: u32 = v91 + v65;
        let v93: f32 = b3[v92];
        let v94: f32 = v90 * v93;
        let v95: f32 = v82 + v94;
        x1 = v95;
      }
      let v96: f32 = x1;
      let v97: i32 = b4[v14];
      let v98: u32 = u32(v97);
      let v99: i32 = b5[v14];
      let v100: u32 = u32(v99);
      let v103: u32 = v98 / v102;
      let v104: u32 = v98 % v102;
      let v105: u32 = v100 * v101;
      let v106: u32 = v103 + v105;
      let v107: i32 = b6[v106];
      let v108: u32 = u32(v107);
      let v109: u32 = v108 * v12;
      let v110: u32 = v13 + v109;
      let v111: u32 = v110 * v16;
      let v112: u32 = v111 * v102;
      let v113: u32 = v104 * v16;
      let v114: u32 = v112 + v113;
      let v115: u32 = v114 + v31;
      b7[v115] = v96;
    }
    for (var v116: u32 = v17; v116 < v16; v116 += v18) {
      let v117: u32 = v13 * v16;
      let v118: u32 = v117 + v116;
      let v119: u32 = v14 * v22;
      let v120: u32 = v119 + v118;
      let v121: f32 = b8[v120];
      let v122: i32 = b4[v14];
      let v123: u32 = u32(v122);
      let v124: i32 = b5[v14];
      let v125: u32 = u32(v124);
      let v126: u32 = v123 / v102;
      let v127: u32 = v123 % v102;
      let v128: u32 = v125 * v101;
      let v129: u32 = v126 + v128;
      let v130: i32 = b6[v129];
      let v131: u32 = u32(v130);
      let v132: u32 = v131 * v12;
      let v133: u32 = v13 + v132;
      let v134: u32 = v133 * v16;
      let v135: u32 = v134 * v102;
      let v136: u32 = v127 * v16;
      let v137: u32 = v135 + v136;
      let v138: u32 = v137 + v116;
      b9[v138] = v121;
    }
  }
}
