@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn full_attn_3_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v69: f32 = 0.0f;
  let v70: u32 = 1u;
  let v72: u32 = 0u;
  let v83: u32 = 2u;
  let v87: u32 = 3u;
  let v91: u32 = lane;
  let v92: u32 = 4u;
  let v94: u32 = 128u;
  let v158: u32 = 5u;
  let v167: u32 = 32u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v7: u32 = params[0].z;
  let v8: u32 = 3u;
  let v9: u32 = 4u;
  let v14: u32 = group.x;
  let v15: u32 = groups.x;
  let v27: u32 = 512u;
  let v33: u32 = lane;
  let v35: u32 = 128u;
  let v38: u32 = params[0].w;
  let v49: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v10: u32 = v7 + v8;
  let v11: u32 = v10 / v9;
  let v12: u32 = v7 + v8;
  let v13: u32 = v12 / v9;
  let v16: u32 = v11 + v15;
  let v17: u32 = v16 - v1;
  let v18: u32 = v17 / v15;
  let v19: u32 = v14 * v18;
  let v20: u32 = v19 + v18;
  let v21: u32 = min(v20, v11);
  for (var v22: u32 = v19; v22 < v21; v22 += v1) {
    let v23: u32 = v22 * v9;
    let v24: u32 = v7 - v23;
    let v25: u32 = min(v9, v24);
    let v26: u32 = v23 * v5;
    x0 = v69;
    x1 = v69;
    x2 = v69;
    x3 = v69;
    for (var v28: u32 = v6; v28 < v5; v28 += v27) {
      let v29: u32 = v5 - v28;
      let v30: u32 = min(v27, v29);
      for (var v31: u32 = v6; v31 < v4; v31 += v1) {
        let v32: u32 = v0 + v31;
        let v34: u32 = v33 * v9;
        for (var v36: u32 = v34; v36 < v30; v36 += v35) {
          let v37: u32 = v28 + v36;
          let v39: u32 = v37 % v38;
          let v40: u32 = v37 / v38;
          let v41: u32 = v32 * v5;
          let v42: u32 = v40 * v38;
          let v43: u32 = v41 + v42;
          let v44: u32 = v43 + v39;
          let v45: vec4<f32> = b1[v44 / 4u];
          let v46: u32 = v31 * v27;
          let v47: u32 = v36 + v46;
          m0[v47 / 4u] = v45;
        }
      }
      workgroupBarrier();
      let v48: u32 = v26 + v28;
      let v71: u32 = v4 - v70;
      let v73: u32 = min(v72, v71);
      let v74: u32 = v73 * v27;
      let v75: u32 = v6 + v74;
      let v76: u32 = v25 - v70;
      let v77: u32 = min(v72, v76);
      let v78: u32 = v77 * v5;
      let v79: u32 = v48 + v78;
      let v80: u32 = min(v70, v76);
      let v81: u32 = v80 * v5;
      let v82: u32 = v48 + v81;
      let v84: u32 = min(v83, v76);
      let v85: u32 = v84 * v5;
      let v86: u32 = v48 + v85;
      let v88: u32 = min(v87, v76);
      let v89: u32 = v88 * v5;
      let v90: u32 = v48 + v89;
      let v93: u32 = v91 * v92;
      for (var v95: u32 = v93; v95 < v30; v95 += v94) {
        let v96: u32 = v75 + v95;
        let v97: vec4<f32> = m0[v96 / 4u];
        let v98: u32 = v79 + v95;
        let v99: vec4<f32> = b0[v98 / 4u];
        let v100: f32 = x0;
        let v101: f32 = v97.x;
        let v102: f32 = v99.x;
        let v103: f32 = fma(v101, v102, v100);
        let v104: f32 = v97.y;
        let v105: f32 = v99.y;
        let v106: f32 = fma(v104, v105, v103);
        let v107: f32 = v97.z;
        let v108: f32 = v99.z;
        let v109: f32 = fma(v107, v108, v106);
        let v110: f32 = v97.w;
        let v111: f32 = v99.w;
        let v112: f32 = fma(v110, v111, v109);
        x0 = v112;
        let v113: u32 = v82 + v95;
        let v114: vec4<f32> = b0[v113 / 4u];
        let v115: f32 = x1;
        let v116: f32 = v97.x;
        let v117: f32 = v114.x;
        let v118: f32 = fma(v116, v117, v115);
        let v119: f32 = v97.y;
        let v120: f32 = v114.y;
        let v121: f32 = fma(v119, v120, v118);
        let v122: f32 = v97.z;
        let v123: f32 = v114.z;
        let v124: f32 = fma(v122, v123, v121);
        let v125: f32 = v97.w;
        let v126: f32 = v114.w;
        let v127: f32 = fma(v125, v126, v124);
        x1 = v127;
        let v128: u32 = v86 + v95;
        let v129: vec4<f32> = b0[v128 / 4u];
        let v130: f32 = x2;
        let v131: f32 = v97.x;
        let v132: f32 = v129.x;
        let v133: f32 = fma(v131, v132, v130);
        let v134: f32 = v97.y;
        let v135: f32 = v129.y;
        let v136: f32 = fma(v134, v135, v133);
        let v137: f32 = v97.z;
        let v138: f32 = v129.z;
        let v139: f32 = fma(v137, v138, v136);
        let v140: f32 = v97.w;
        let v141: f32 = v129.w;
        let v142: f32 = fma(v140, v141, v139);
        x2 = v142;
        let v143: u32 = v90 + v95;
        let v144: vec4<f32> = b0[v143 / 4u];
        let v145: f32 = x3;
        let v146: f32 = v97.x;
        let v147: f32 = v144.x;
        let v148: f32 = fma(v146, v147, v145);
        let v149: f32 = v97.y;
        let v150: f32 = v144.y;
        let v151: f32 = fma(v149, v150, v148);
        let v152: f32 = v97.z;
        let v153: f32 = v144.z;
        let v154: f32 = fma(v152, v153, v151);
        let v155: f32 = v97.w;
        let v156: f32 = v144.w;
        let v157: f32 = fma(v155, v156, v154);
        x3 = v157;
      }
      workgroupBarrier();
    }
    let v159: u32 = v91 * v158;
    let v160: f32 = x0;
    m2[v159] = v160;
    let v161: u32 = v159 + v70;
    let v162: f32 = x1;
    m2[v161] = v162;
    let v163: u32 = v159 + v83;
    let v164: f32 = x2;
    m2[v163] = v164;
    let v165: u32 = v159 + v87;
    let v166: f32 = x3;
    m2[v165] = v166;
    workgroupBarrier();
    for (var v168: u32 = v91; v168 < v92; v168 += v167) {
      let v169: u32 = v168 / v92;
      let v170: u32 = v168 % v92;
      let v171: bool = v169 < v4;
      let v172: bool = v170 < v25;
      let v173: bool = v171 & v172;
      if (v173) {
        x4 = v69;
        for (var v174: u32 = v72; v174 < v167; v174 += v70) {
          let v175: u32 = v174 * v158;
          let v176: u32 = v168 + v175;
          let v177: f32 = m2[v176];
          let v178: f32 = x4;
          let v179: f32 = v178 + v177;
          x4 = v179;
        }
        let v180: f32 = x4;
        let v181: u32 = v169 * v9;
        let v182: u32 = v6 + v181;
        let v183: u32 = v182 + v170;
        m1[v183] = v180;
      }
    }
    workgroupBarrier();
    for (var v50: u32 = v33; v50 < v9; v50 += v49) {
      let v51: u32 = v50 / v9;
      let v52: u32 = v50 % v9;
      let v53: bool = v51 < v4;
      let v54: bool = v52 < v25;
      let v55: bool = v53 & v54;
      if (v55) {
        let v56: u32 = v0 + v51;
        let v57: u32 = v23 + v52;
        let v58: u32 = v56 * v7;
        let v59: u32 = v58 + v57;
        let v60: f32 = b2[v59];
        let v61: u32 = v56 - v0;
        let v62: u32 = v61 * v9;
        let v63: u32 = v57 - v23;
        let v64: u32 = v62 + v63;
        let v65: f32 = m1[v64];
        let v66: f32 = v60 + v65;
        let v67: u32 = v56 * v7;
        let v68: u32 = v67 + v57;
        b3[v68] = v66;
      }
    }
    workgroupBarrier();
  }
}
