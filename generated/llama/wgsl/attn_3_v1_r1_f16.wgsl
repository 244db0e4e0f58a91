@group(0) @binding(0) var<storage, read> b0: array<u32>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<f32>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn attn_3_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v136: u32 = 1u;
  let v67: f32 = 0.0f;
  let v68: u32 = 1u;
  let v70: u32 = 0u;
  let v81: u32 = 2u;
  let v85: u32 = 3u;
  let v89: u32 = lane;
  let v90: u32 = 32u;
  let v110: u32 = 5u;
  let v119: u32 = 4u;
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
  let v34: u32 = 32u;
  let v37: u32 = params[0].w;
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
    x0 = v67;
    x1 = v67;
    x2 = v67;
    x3 = v67;
    for (var v28: u32 = v6; v28 < v5; v28 += v27) {
      let v29: u32 = v5 - v28;
      let v30: u32 = min(v27, v29);
      for (var v31: u32 = v6; v31 < v4; v31 += v1) {
        let v32: u32 = v0 + v31;
        for (var v35: u32 = v33; v35 < v30; v35 += v34) {
          let v36: u32 = v28 + v35;
          let v38: u32 = v36 % v37;
          let v39: u32 = v36 / v37;
          let v40: u32 = v32 * v5;
          let v41: u32 = v39 * v37;
          let v42: u32 = v40 + v41;
          let v43: u32 = v42 + v38;
          let v44: f32 = b1[v43];
          let v45: u32 = v31 * v27;
          let v46: u32 = v35 + v45;
          m0[v46] = v44;
        }
      }
      workgroupBarrier();
      let v47: u32 = v26 + v28;
      let v69: u32 = v4 - v68;
      let v71: u32 = min(v70, v69);
      let v72: u32 = v71 * v27;
      let v73: u32 = v6 + v72;
      let v74: u32 = v25 - v68;
      let v75: u32 = min(v70, v74);
      let v76: u32 = v75 * v5;
      let v77: u32 = v47 + v76;
      let v78: u32 = min(v68, v74);
      let v79: u32 = v78 * v5;
      let v80: u32 = v47 + v79;
      let v82: u32 = min(v81, v74);
      let v83: u32 = v82 * v5;
      let v84: u32 = v47 + v83;
      let v86: u32 = min(v85, v74);
      let v87: u32 = v86 * v5;
      let v88: u32 = v47 + v87;
      for (var v91: u32 = v89; v91 < v30; v91 += v90) {
        let v92: u32 = v73 + v91;
        let v93: f32 = m0[v92];
        let v94: u32 = v77 + v91;
        let v137: u32 = v94 >> v136;
        let v138: u32 = b0[v137];
        let v139: u32 = v94 & v136;
        let v140: vec2<f32> = unpack2x16float(v138);
        let v141: f32 = v140.x;
        let v142: f32 = v140.y;
        let v143: bool = v139 == v136;
        let v144: f32 = select(v141, v142, v143);
        let v96: f32 = x0;
        let v97: f32 = fma(v93, v144, v96);
        x0 = v97;
        let v98: u32 = v80 + v91;
        let v145: u32 = v98 >> v136;
        let v146: u32 = b0[v145];
        let v147: u32 = v98 & v136;
        let v148: vec2<f32> = unpack2x16float(v146);
        let v149: f32 = v148.x;
        let v150: f32 = v148.y;
        let v151: bool = v147 == v136;
        let v152: f32 = select(v149, v150, v151);
        let v100: f32 = x1;
        let v101: f32 = fma(v93, v152, v100);
        x1 = v101;
        let v102: u32 = v84 + v91;
        let v153: u32 = v102 >> v136;
        let v154: u32 = b0[v153];
        let v155: u32 = v102 & v136;
        let v156: vec2<f32> = unpack2x16float(v154);
        let v157: f32 = v156.x;
        let v158: f32 = v156.y;
        let v159: bool = v155 == v136;
        let v160: f32 = select(v157, v158, v159);
        let v104: f32 = x2;
        let v105: f32 = fma(v93, v160, v104);
        x2 = v105;
        let v106: u32 = v88 + v91;
        let v161: u32 = v106 >> v136;
        let v162: u32 = b0[v161];
        let v163: u32 = v106 & v136;
        let v164: vec2<f32> = unpack2x16float(v162);
        let v165: f32 = v164.x;
        let v166: f32 = v164.y;
        let v167: bool = v163 == v136;
        let v168: f32 = select(v165, v166, v167);
        let v108: f32 = x3;
        let v109: f32 = fma(v93, v168, v108);
        x3 = v109;
      }
      workgroupBarrier();
    }
    let v111: u32 = v89 * v110;
    let v112: f32 = x0;
    m2[v111] = v112;
    let v113: u32 = v111 + v68;
    let v114: f32 = x1;
    m2[v113] = v114;
    let v115: u32 = v111 + v81;
    let v116: f32 = x2;
    m2[v115] = v116;
    let v117: u32 = v111 + v85;
    let v118: f32 = x3;
    m2[v117] = v118;
    workgroupBarrier();
    for (var v120: u32 = v89; v120 < v119; v120 += v90) {
      let v121: u32 = v120 / v119;
      let v122: u32 = v120 % v119;
      let v123: bool = v121 < v4;
      let v124: bool = v122 < v25;
      let v125: bool = v123 & v124;
      if (v125) {
        x4 = v67;
        for (var v126: u32 = v70; v126 < v90; v126 += v68) {
          let v127: u32 = v126 * v110;
          let v128: u32 = v120 + v127;
          let v129: f32 = m2[v128];
          let v130: f32 = x4;
          let v131: f32 = v130 + v129;
          x4 = v131;
        }
        let v132: f32 = x4;
        let v133: u32 = v121 * v9;
        let v134: u32 = v6 + v133;
        let v135: u32 = v134 + v122;
        m1[v135] = v132;
      }
    }
    workgroupBarrier();
    for (var v48: u32 = v33; v48 < v9; v48 += v34) {
      let v49: u32 = v48 / v9;
      let v50: u32 = v48 % v9;
      let v51: bool = v49 < v4;
      let v52: bool = v50 < v25;
      let v53: bool = v51 & v52;
      if (v53) {
        let v54: u32 = v0 + v49;
        let v55: u32 = v23 + v50;
        let v56: u32 = v54 * v7;
        let v57: u32 = v56 + v55;
        let v58: f32 = b2[v57];
        let v59: u32 = v54 - v0;
        let v60: u32 = v59 * v9;
        let v61: u32 = v55 - v23;
        let v62: u32 = v60 + v61;
        let v63: f32 = m1[v62];
        let v64: f32 = v58 + v63;
        let v65: u32 = v54 * v7;
        let v66: u32 = v65 + v55;
        b3[v66] = v64;
      }
    }
    workgroupBarrier();
  }
}
