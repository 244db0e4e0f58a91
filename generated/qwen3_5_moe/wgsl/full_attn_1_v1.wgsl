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
fn full_attn_1_v1(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  let v156: u32 = lane;
  let v157: u32 = 0u;
  let v158: u32 = 1u;
  let v159: u32 = 32u;
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
  let v41: f32 = bitcast<f32>(params[1].w);
  let v98: u32 = params[1].y;
  let v118: u32 = params[1].z;
  let v119: u32 = 512u;
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
    m0[v156] = v29;
    workgroupBarrier();
    let v160: f32 = m0[v157];
    x3 = v160;
    for (var v161: u32 = v158; v161 < v159; v161 += v158) {
      let v162: f32 = m0[v161];
      let v163: f32 = x3;
      let v164: f32 = v163 + v162;
      x3 = v164;
    }
    workgroupBarrier();
    let v165: f32 = x3;
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
        let v40: f32 = v165 / v39;
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
        x2 = v15;
        let v66: bool = v65 < v32;
        if (v66) {
          let v67: u32 = v65 + v32;
          let v68: u32 = v13 * v16;
          let v69: u32 = v68 + v67;
          let v70: u32 = v14 * v22;
          let v71: u32 = v70 + v69;
          let v72: f32 = b0[v71];
          let v73: f32 = f32(v16);
          let v74: f32 = v165 / v73;
          let v75: f32 = v74 + v41;
          let v76: f32 = inverseSqrt(v75);
          let v77: f32 = v72 * v76;
          let v78: f32 = b1[v67];
          let v79: f32 = v77 * v78;
          let v80: u32 = v14 * v32;
          let v81: u32 = v80 + v65;
          let v82: f32 = b2[v81];
          let v83: f32 = v79 * v82;
          let v84: u32 = v13 * v16;
          let v85: u32 = v84 + v65;
          let v86: u32 = v14 * v22;
          let v87: u32 = v86 + v85;
          let v88: f32 = b0[v87];
          let v89: f32 = v88 * v76;
          let v90: f32 = b1[v65];
          let v91: f32 = v89 * v90;
          let v92: u32 = v14 * v32;
          let v93: u32 = v92 + v65;
          let v94: f32 = b3[v93];
          let v95: f32 = v91 * v94;
          let v96: f32 = v83 + v95;
          x2 = v96;
        } else {
          let v97: u32 = v65 - v32;
          let v99: u32 = v97 + v98;
          let v100: u32 = v13 * v16;
          let v101: u32 = v100 + v99;
          let v102: u32 = v14 * v22;
          let v103: u32 = v102 + v101;
          let v104: f32 = b0[v103];
          let v105: f32 = f32(v16);
          let v106: f32 = v165 / v105;
          let v107: f32 = v106 + v41;
          let v108: f32 = inverseSqrt(v107);
          let v109: f32 = v104 * v108;
          let v110: f32 = b1[v99];
          let v111: f32 = v109 * v110;
          x2 = v111;
        }
        let v112: f32 = x2;
        x1 = v112;
      }
      let v113: f32 = x1;
      let v114: i32 = b4[v14];
      let v115: u32 = u32(v114);
      let v116: i32 = b5[v14];
      let v117: u32 = u32(v116);
      let v120: u32 = v115 / v119;
      let v121: u32 = v115 % v119;
      let v122: u32 = v117 * v118;
      let v123: u32 = v120 + v122;
      let v124: i32 = b6[v123];
      let v125: u32 = u32(v124);
      let v126: u32 = v125 * v12;
      let v127: u32 = v13 + v126;
      let v128: u32 = v127 * v16;
      let v129: u32 = v128 * v119;
      let v130: u32 = v121 * v16;
      let v131: u32 = v129 + v130;
      let v132: u32 = v131 + v31;
      b7[v132] = v113;
    }
    for (var v133: u32 = v17; v133 < v16; v133 += v18) {
      let v134: u32 = v13 * v16;
      let v135: u32 = v134 + v133;
      let v136: u32 = v14 * v22;
      let v137: u32 = v136 + v135;
      let v138: f32 = b8[v137];
      let v139: i32 = b4[v14];
      let v140: u32 = u32(v139);
      let v141: i32 = b5[v14];
      let v142: u32 = u32(v141);
      let v143: u32 = v140 / v119;
      let v144: u32 = v140 % v119;
      let v145: u32 = v142 * v118;
      let v146: u32 = v143 + v145;
      let v147: i32 = b6[v146];
      let v148: u32 = u32(v147);
      let v149: u32 = v148 * v12;
      let v150: u32 = v13 + v149;
      let v151: u32 = v150 * v16;
      let v152: u32 = v151 * v119;
      let v153: u32 = v144 * v16;
      let v154: u32 = v152 + v153;
      let v155: u32 = v154 + v133;
      b9[v155] = v138;
    }
  }
}
