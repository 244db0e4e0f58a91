@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // stored0
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // k_norm
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // rope_cos
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // rope_sin
@group(0) @binding(4) var<storage, read> b4: array<i32>; // position
@group(0) @binding(5) var<storage, read> b5: array<i32>; // stream
@group(0) @binding(6) var<storage, read> b6: array<i32>; // pages
@group(0) @binding(7) var<storage, read_write> b7: array<vec4<f32>>; // k_cache
@group(0) @binding(8) var<storage, read> b8: array<vec4<f32>>; // stored8
@group(0) @binding(9) var<storage, read_write> b9: array<vec4<f32>>; // v_cache
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_1_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: vec4<f32>;
  var x2: vec4<f32>;
  var x3: f32;
  let v172: u32 = lane;
  let v173: u32 = 0u;
  let v174: u32 = 1u;
  let v175: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: u32 = params[0].y;
  let v15: vec4<f32> = vec4<f32>(0.0f);
  let v16: u32 = params[0].z;
  let v17: u32 = lane;
  let v18: u32 = 4u;
  let v20: u32 = 128u;
  let v24: u32 = params[0].w;
  let v42: u32 = params[1].x;
  let v51: f32 = bitcast<f32>(params[1].w);
  let v112: u32 = params[1].y;
  let v133: u32 = params[1].z;
  let v134: u32 = 512u;
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
    let v19: u32 = v17 * v18;
    for (var v21: u32 = v19; v21 < v16; v21 += v20) {
      let v22: u32 = v13 * v16;
      let v23: u32 = v22 + v21;
      let v25: u32 = v14 * v24;
      let v26: u32 = v25 + v23;
      let v27: vec4<f32> = b0[v26 / 4u];
      let v28: vec4<f32> = v27 * v27;
      let v29: vec4<f32> = x0;
      let v30: vec4<f32> = v29 + v28;
      x0 = v30;
    }
    let v31: vec4<f32> = x0;
    let v32: f32 = v31.x;
    let v33: f32 = v31.y;
    let v34: f32 = v32 + v33;
    let v35: f32 = v31.z;
    let v36: f32 = v34 + v35;
    let v37: f32 = v31.w;
    let v38: f32 = v36 + v37;
    m0[v172] = v38;
    workgroupBarrier();
    let v176: f32 = m0[v173];
    x3 = v176;
    for (var v177: u32 = v174; v177 < v175; v177 += v174) {
      let v178: f32 = m0[v177];
      let v179: f32 = x3;
      let v180: f32 = v179 + v178;
      x3 = v180;
    }
    workgroupBarrier();
    let v181: f32 = x3;
    let v40: u32 = v17 * v18;
    for (var v41: u32 = v40; v41 < v16; v41 += v20) {
      x1 = v15;
      let v43: bool = v41 < v42;
      if (v43) {
        let v44: u32 = v13 * v16;
        let v45: u32 = v44 + v41;
        let v46: u32 = v14 * v24;
        let v47: u32 = v46 + v45;
        let v48: vec4<f32> = b0[v47 / 4u];
        let v49: f32 = f32(v16);
        let v50: f32 = v181 / v49;
        let v52: f32 = v50 + v51;
        let v53: f32 = inverseSqrt(v52);
        let v54: vec4<f32> = vec4<f32>(v53);
        let v55: vec4<f32> = v48 * v54;
        let v56: vec4<f32> = b1[v41 / 4u];
        let v57: vec4<f32> = v55 * v56;
        let v58: u32 = v14 * v42;
        let v59: u32 = v58 + v41;
        let v60: vec4<f32> = b2[v59 / 4u];
        let v61: vec4<f32> = v57 * v60;
        let v62: u32 = v41 + v42;
        let v63: u32 = v13 * v16;
        let v64: u32 = v63 + v62;
        let v65: u32 = v14 * v24;
        let v66: u32 = v65 + v64;
        let v67: vec4<f32> = b0[v66 / 4u];
        let v68: vec4<f32> = vec4<f32>(v53);
        let v69: vec4<f32> = v67 * v68;
        let v70: vec4<f32> = b1[v62 / 4u];
        let v71: vec4<f32> = v69 * v70;
        let v72: u32 = v14 * v42;
        let v73: u32 = v72 + v41;
        let v74: vec4<f32> = b3[v73 / 4u];
        let v75: vec4<f32> = v71 * v74;
        let v76: vec4<f32> = v61 - v75;
        x1 = v76;
      } else {
        let v77: u32 = v41 - v42;
        x2 = v15;
        let v78: bool = v77 < v42;
        if (v78) {
          let v79: u32 = v77 + v42;
          let v80: u32 = v13 * v16;
          let v81: u32 = v80 + v79;
          let v82: u32 = v14 * v24;
          let v83: u32 = v82 + v81;
          let v84: vec4<f32> = b0[v83 / 4u];
          let v85: f32 = f32(v16);
          let v86: f32 = v181 / v85;
          let v87: f32 = v86 + v51;
          let v88: f32 = inverseSqrt(v87);
          let v89: vec4<f32> = vec4<f32>(v88);
          let v90: vec4<f32> = v84 * v89;
          let v91: vec4<f32> = b1[v79 / 4u];
          let v92: vec4<f32> = v90 * v91;
          let v93: u32 = v14 * v42;
          let v94: u32 = v93 + v77;
          let v95: vec4<f32> = b2[v94 / 4u];
          let v96: vec4<f32> = v92 * v95;
          let v97: u32 = v13 * v16;
          let v98: u32 = v97 + v77;
          let v99: u32 = v14 * v24;
          let v100: u32 = v99 + v98;
          let v101: vec4<f32> = b0[v100 / 4u];
          let v102: vec4<f32> = vec4<f32>(v88);
          let v103: vec4<f32> = v101 * v102;
          let v104: vec4<f32> = b1[v77 / 4u];
          let v105: vec4<f32> = v103 * v104;
          let v106: u32 = v14 * v42;
          let v107: u32 = v106 + v77;
          let v108: vec4<f32> = b3[v107 / 4u];
          let v109: vec4<f32> = v105 * v108;
          let v110: vec4<f32> = v96 + v109;
          x2 = v110;
        } else {
          let v111: u32 = v77 - v42;
          let v113: u32 = v111 + v112;
          let v114: u32 = v13 * v16;
          let v115: u32 = v114 + v113;
          let v116: u32 = v14 * v24;
          let v117: u32 = v116 + v115;
          let v118: vec4<f32> = b0[v117 / 4u];
          let v119: f32 = f32(v16);
          let v120: f32 = v181 / v119;
          let v121: f32 = v120 + v51;
          let v122: f32 = inverseSqrt(v121);
          let v123: vec4<f32> = vec4<f32>(v122);
          let v124: vec4<f32> = v118 * v123;
          let v125: vec4<f32> = b1[v113 / 4u];
          let v126: vec4<f32> = v124 * v125;
          x2 = v126;
        }
        let v127: vec4<f32> = x2;
        x1 = v127;
      }
      let v128: vec4<f32> = x1;
      let v129: i32 = b4[v14];
      let v130: u32 = u32(v129);
      let v131: i32 = b5[v14];
      let v132: u32 = u32(v131);
      let v135: u32 = v130 / v134;
      let v136: u32 = v130 % v134;
      let v137: u32 = v132 * v133;
      let v138: u32 = v135 + v137;
      let v139: i32 = b6[v138];
      let v140: u32 = u32(v139);
      let v141: u32 = v140 * v12;
      let v142: u32 = v13 + v141;
      let v143: u32 = v142 * v16;
      let v144: u32 = v143 * v134;
      let v145: u32 = v136 * v16;
      let v146: u32 = v144 + v145;
      let v147: u32 = v146 + v41;
      b7[v147 / 4u] = v128;
    }
    let v148: u32 = v17 * v18;
    for (var v149: u32 = v148; v149 < v16; v149 += v20) {
      let v150: u32 = v13 * v16;
      let v151: u32 = v150 + v149;
      let v152: u32 = v14 * v24;
      let v153: u32 = v152 + v151;
      let v154: vec4<f32> = b8[v153 / 4u];
      let v155: i32 = b4[v14];
      let v156: u32 = u32(v155);
      let v157: i32 = b5[v14];
      let v158: u32 = u32(v157);
      let v159: u32 = v156 / v134;
      let v160: u32 = v156 % v134;
      let v161: u32 = v158 * v133;
      let v162: u32 = v159 + v161;
      let v163: i32 = b6[v162];
      let v164: u32 = u32(v163);
      let v165: u32 = v164 * v12;
      let v166: u32 = v13 + v165;
      let v167: u32 = v166 * v16;
      let v168: u32 = v167 * v134;
      let v169: u32 = v160 * v16;
      let v170: u32 = v168 + v169;
      let v171: u32 = v170 + v149;
      b9[v171 / 4u] = v154;
    }
  }
}
