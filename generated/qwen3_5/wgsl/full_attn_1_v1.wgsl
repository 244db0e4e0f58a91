@group(0) @binding(0) var<storage, read> b0: array<f32>; // v22
@group(0) @binding(1) var<storage, read> b1: array<f32>; // k_norm
@group(0) @binding(2) var<storage, read> b2: array<f32>; // rope_cos
@group(0) @binding(3) var<storage, read> b3: array<f32>; // rope_sin
@group(0) @binding(4) var<storage, read> b4: array<i32>; // position
@group(0) @binding(5) var<storage, read> b5: array<i32>; // stream
@group(0) @binding(6) var<storage, read> b6: array<i32>; // pages
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // k_cache
@group(0) @binding(8) var<storage, read> b8: array<f32>; // v23
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // v_cache
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_1_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  let v150: u32 = lane;
  let v151: u32 = 0u;
  let v152: u32 = 1u;
  let v153: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = params[0].y;
  let v8: f32 = 0.0f;
  let v9: u32 = params[0].z;
  let v10: u32 = lane;
  let v11: u32 = 1u;
  let v12: u32 = 32u;
  let v16: u32 = params[0].w;
  let v26: u32 = params[1].x;
  let v35: f32 = bitcast<f32>(params[1].w);
  let v92: u32 = params[1].y;
  let v112: u32 = params[1].z;
  let v113: u32 = 512u;
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: u32 = v3 % v5;
    let v7: u32 = v3 / v5;
    x0 = v8;
    for (var v13: u32 = v10; v13 < v9; v13 += v12) {
      let v14: u32 = v6 * v9;
      let v15: u32 = v14 + v13;
      let v17: u32 = v7 * v16;
      let v18: u32 = v17 + v15;
      let v19: f32 = b0[v18];
      let v20: f32 = v19 * v19;
      let v21: f32 = x0;
      let v22: f32 = v21 + v20;
      x0 = v22;
    }
    let v23: f32 = x0;
    m0[v150] = v23;
    workgroupBarrier();
    let v154: f32 = m0[v151];
    x3 = v154;
    for (var v155: u32 = v152; v155 < v153; v155 += v152) {
      let v156: f32 = m0[v155];
      let v157: f32 = x3;
      let v158: f32 = v157 + v156;
      x3 = v158;
    }
    workgroupBarrier();
    let v159: f32 = x3;
    for (var v25: u32 = v10; v25 < v9; v25 += v12) {
      x1 = v8;
      let v27: bool = v25 < v26;
      if (v27) {
        let v28: u32 = v6 * v9;
        let v29: u32 = v28 + v25;
        let v30: u32 = v7 * v16;
        let v31: u32 = v30 + v29;
        let v32: f32 = b0[v31];
        let v33: f32 = f32(v9);
        let v34: f32 = v159 / v33;
        let v36: f32 = v34 + v35;
        let v37: f32 = inverseSqrt(v36);
        let v38: f32 = v32 * v37;
        let v39: f32 = b1[v25];
        let v40: f32 = v38 * v39;
        let v41: u32 = v7 * v26;
        let v42: u32 = v41 + v25;
        let v43: f32 = b2[v42];
        let v44: f32 = v40 * v43;
        let v45: u32 = v25 + v26;
        let v46: u32 = v6 * v9;
        let v47: u32 = v46 + v45;
        let v48: u32 = v7 * v16;
        let v49: u32 = v48 + v47;
        let v50: f32 = b0[v49];
        let v51: f32 = v50 * v37;
        let v52: f32 = b1[v45];
        let v53: f32 = v51 * v52;
        let v54: u32 = v7 * v26;
        let v55: u32 = v54 + v25;
        let v56: f32 = b3[v55];
        let v57: f32 = v53 * v56;
        let v58: f32 = v44 - v57;
        x1 = v58;
      } else {
        let v59: u32 = v25 - v26;
        x2 = v8;
        let v60: bool = v59 < v26;
        if (v60) {
          let v61: u32 = v59 + v26;
          let v62: u32 = v6 * v9;
          let v63: u32 = v62 + v61;
          let v64: u32 = v7 * v16;
          let v65: u32 = v64 + v63;
          let v66: f32 = b0[v65];
          let v67: f32 = f32(v9);
          let v68: f32 = v159 / v67;
          let v69: f32 = v68 + v35;
          let v70: f32 = inverseSqrt(v69);
          let v71: f32 = v66 * v70;
          let v72: f32 = b1[v61];
          let v73: f32 = v71 * v72;
          let v74: u32 = v7 * v26;
          let v75: u32 = v74 + v59;
          let v76: f32 = b2[v75];
          let v77: f32 = v73 * v76;
          let v78: u32 = v6 * v9;
          let v79: u32 = v78 + v59;
          let v80: u32 = v7 * v16;
          let v81: u32 = v80 + v79;
          let v82: f32 = b0[v81];
          let v83: f32 = v82 * v70;
          let v84: f32 = b1[v59];
          let v85: f32 = v83 * v84;
          let v86: u32 = v7 * v26;
          let v87: u32 = v86 + v59;
          let v88: f32 = b3[v87];
          let v89: f32 = v85 * v88;
          let v90: f32 = v77 + v89;
          x2 = v90;
        } else {
          let v91: u32 = v59 - v26;
          let v93: u32 = v91 + v92;
          let v94: u32 = v6 * v9;
          let v95: u32 = v94 + v93;
          let v96: u32 = v7 * v16;
          let v97: u32 = v96 + v95;
          let v98: f32 = b0[v97];
          let v99: f32 = f32(v9);
          let v100: f32 = v159 / v99;
          let v101: f32 = v100 + v35;
          let v102: f32 = inverseSqrt(v101);
          let v103: f32 = v98 * v102;
          let v104: f32 = b1[v93];
          let v105: f32 = v103 * v104;
          x2 = v105;
        }
        let v106: f32 = x2;
        x1 = v106;
      }
      let v107: f32 = x1;
      let v108: i32 = b4[v7];
      let v109: u32 = u32(v108);
      let v110: i32 = b5[v7];
      let v111: u32 = u32(v110);
      let v114: u32 = v109 / v113;
      let v115: u32 = v109 % v113;
      let v116: u32 = v111 * v112;
      let v117: u32 = v114 + v116;
      let v118: i32 = b6[v117];
      let v119: u32 = u32(v118);
      let v120: u32 = v119 * v5;
      let v121: u32 = v6 + v120;
      let v122: u32 = v121 * v9;
      let v123: u32 = v122 * v113;
      let v124: u32 = v115 * v9;
      let v125: u32 = v123 + v124;
      let v126: u32 = v125 + v25;
      b7[v126] = v107;
    }
    for (var v127: u32 = v10; v127 < v9; v127 += v12) {
      let v128: u32 = v6 * v9;
      let v129: u32 = v128 + v127;
      let v130: u32 = v7 * v16;
      let v131: u32 = v130 + v129;
      let v132: f32 = b8[v131];
      let v133: i32 = b4[v7];
      let v134: u32 = u32(v133);
      let v135: i32 = b5[v7];
      let v136: u32 = u32(v135);
      let v137: u32 = v134 / v113;
      let v138: u32 = v134 % v113;
      let v139: u32 = v136 * v112;
      let v140: u32 = v137 + v139;
      let v141: i32 = b6[v140];
      let v142: u32 = u32(v141);
      let v143: u32 = v142 * v5;
      let v144: u32 = v6 + v143;
      let v145: u32 = v144 * v9;
      let v146: u32 = v145 * v113;
      let v147: u32 = v138 * v9;
      let v148: u32 = v146 + v147;
      let v149: u32 = v148 + v127;
      b9[v149] = v132;
    }
  }
}
