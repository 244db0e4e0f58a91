@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v39
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v1_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v154: u32 = 1u;
  let v144: u32 = lane;
  let v145: u32 = 0u;
  let v146: u32 = 1u;
  let v147: u32 = 32u;
  let v75: f32 = 0.0f;
  let v76: u32 = 1u;
  let v78: u32 = 0u;
  let v89: u32 = 2u;
  let v93: u32 = 3u;
  let v97: u32 = lane;
  let v98: u32 = 32u;
  let v118: u32 = 5u;
  let v127: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v9: f32 = 0.0f;
  let v10: u32 = lane;
  let v11: u32 = 32u;
  let v22: u32 = params[0].z;
  let v23: u32 = 3u;
  let v24: u32 = 4u;
  let v29: u32 = group.x;
  let v30: u32 = groups.x;
  let v36: u32 = 512u;
  let v51: f32 = bitcast<f32>(params[0].w);
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  for (var v7: u32 = v6; v7 < v4; v7 += v1) {
    let v8: u32 = v0 + v7;
    x0 = v9;
    for (var v12: u32 = v10; v12 < v5; v12 += v11) {
      let v13: u32 = v8 * v5;
      let v14: u32 = v13 + v12;
      let v15: f32 = b0[v14];
      let v16: f32 = v15 * v15;
      let v17: f32 = x0;
      let v18: f32 = v17 + v16;
      x0 = v18;
    }
    let v19: f32 = x0;
    m4[v144] = v19;
    workgroupBarrier();
    let v148: f32 = m4[v145];
    x6 = v148;
    for (var v149: u32 = v146; v149 < v147; v149 += v146) {
      let v150: f32 = m4[v149];
      let v151: f32 = x6;
      let v152: f32 = v151 + v150;
      x6 = v152;
    }
    workgroupBarrier();
    let v153: f32 = x6;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v153;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v27: u32 = v22 + v23;
  let v28: u32 = v27 / v24;
  for (var v31: u32 = v29; v31 < v26; v31 += v30) {
    let v32: u32 = v31 * v24;
    let v33: u32 = v22 - v32;
    let v34: u32 = min(v24, v33);
    let v35: u32 = v32 * v5;
    x1 = v75;
    x2 = v75;
    x3 = v75;
    x4 = v75;
    for (var v37: u32 = v6; v37 < v5; v37 += v36) {
      let v38: u32 = v5 - v37;
      let v39: u32 = min(v36, v38);
      for (var v40: u32 = v6; v40 < v4; v40 += v1) {
        let v41: u32 = v0 + v40;
        for (var v42: u32 = v10; v42 < v39; v42 += v11) {
          let v43: u32 = v37 + v42;
          let v44: u32 = v41 * v5;
          let v45: u32 = v44 + v43;
          let v46: f32 = b0[v45];
          let v47: u32 = v41 - v0;
          let v48: f32 = m1[v47];
          let v49: f32 = f32(v5);
          let v50: f32 = v48 / v49;
          let v52: f32 = v50 + v51;
          let v53: f32 = inverseSqrt(v52);
          let v54: f32 = v46 * v53;
          let v55: f32 = b2[v43];
          let v56: f32 = v54 * v55;
          let v57: u32 = v40 * v36;
          let v58: u32 = v42 + v57;
          m0[v58] = v56;
        }
      }
      workgroupBarrier();
      let v59: u32 = v35 + v37;
      let v77: u32 = v4 - v76;
      let v79: u32 = min(v78, v77);
      let v80: u32 = v79 * v36;
      let v81: u32 = v6 + v80;
      let v82: u32 = v34 - v76;
      let v83: u32 = min(v78, v82);
      let v84: u32 = v83 * v5;
      let v85: u32 = v59 + v84;
      let v86: u32 = min(v76, v82);
      let v87: u32 = v86 * v5;
      let v88: u32 = v59 + v87;
      let v90: u32 = min(v89, v82);
      let v91: u32 = v90 * v5;
      let v92: u32 = v59 + v91;
      let v94: u32 = min(v93, v82);
      let v95: u32 = v94 * v5;
      let v96: u32 = v59 + v95;
      for (var v99: u32 = v97; v99 < v39; v99 += v98) {
        let v100: u32 = v81 + v99;
        let v101: f32 = m0[v100];
        let v102: u32 = v85 + v99;
        let v155: u32 = v102 >> v154;
        let v156: u32 = b1[v155];
        let v157: u32 = v102 & v154;
        let v158: vec2<f32> = unpack2x16float(v156);
        let v159: f32 = v158.x;
        let v160: f32 = v158.y;
        let v161: bool = v157 == v154;
        let v162: f32 = select(v159, v160, v161);
        let v104: f32 = x1;
        let v105: f32 = fma(v101, v162, v104);
        x1 = v105;
        let v106: u32 = v88 + v99;
        let v163: u32 = v106 >> v154;
        let v164: u32 = b1[v163];
        let v165: u32 = v106 & v154;
        let v166: vec2<f32> = unpack2x16float(v164);
        let v167: f32 = v166.x;
        let v168: f32 = v166.y;
        let v169: bool = v165 == v154;
        let v170: f32 = select(v167, v168, v169);
        let v108: f32 = x2;
        let v109: f32 = fma(v101, v170, v108);
        x2 = v109;
        let v110: u32 = v92 + v99;
        let v171: u32 = v110 >> v154;
        let v172: u32 = b1[v171];
        let v173: u32 = v110 & v154;
        let v174: vec2<f32> = unpack2x16float(v172);
        let v175: f32 = v174.x;
        let v176: f32 = v174.y;
        let v177: bool = v173 == v154;
        let v178: f32 = select(v175, v176, v177);
        let v112: f32 = x3;
        let v113: f32 = fma(v101, v178, v112);
        x3 = v113;
        let v114: u32 = v96 + v99;
        let v179: u32 = v114 >> v154;
        let v180: u32 = b1[v179];
        let v181: u32 = v114 & v154;
        let v182: vec2<f32> = unpack2x16float(v180);
        let v183: f32 = v182.x;
        let v184: f32 = v182.y;
        let v185: bool = v181 == v154;
        let v186: f32 = select(v183, v184, v185);
        let v116: f32 = x4;
        let v117: f32 = fma(v101, v186, v116);
        x4 = v117;
      }
      workgroupBarrier();
    }
    let v119: u32 = v97 * v118;
    let v120: f32 = x1;
    m3[v119] = v120;
    let v121: u32 = v119 + v76;
    let v122: f32 = x2;
    m3[v121] = v122;
    let v123: u32 = v119 + v89;
    let v124: f32 = x3;
    m3[v123] = v124;
    let v125: u32 = v119 + v93;
    let v126: f32 = x4;
    m3[v125] = v126;
    workgroupBarrier();
    for (var v128: u32 = v97; v128 < v127; v128 += v98) {
      let v129: u32 = v128 / v127;
      let v130: u32 = v128 % v127;
      let v131: bool = v129 < v4;
      let v132: bool = v130 < v34;
      let v133: bool = v131 & v132;
      if (v133) {
        x5 = v75;
        for (var v134: u32 = v78; v134 < v98; v134 += v76) {
          let v135: u32 = v134 * v118;
          let v136: u32 = v128 + v135;
          let v137: f32 = m3[v136];
          let v138: f32 = x5;
          let v139: f32 = v138 + v137;
          x5 = v139;
        }
        let v140: f32 = x5;
        let v141: u32 = v129 * v24;
        let v142: u32 = v6 + v141;
        let v143: u32 = v142 + v130;
        m2[v143] = v140;
      }
    }
    workgroupBarrier();
    for (var v60: u32 = v10; v60 < v24; v60 += v11) {
      let v61: u32 = v60 / v24;
      let v62: u32 = v60 % v24;
      let v63: bool = v61 < v4;
      let v64: bool = v62 < v34;
      let v65: bool = v63 & v64;
      if (v65) {
        let v66: u32 = v0 + v61;
        let v67: u32 = v32 + v62;
        let v68: u32 = v66 - v0;
        let v69: u32 = v68 * v24;
        let v70: u32 = v67 - v32;
        let v71: u32 = v69 + v70;
        let v72: f32 = m2[v71];
        let v73: u32 = v66 * v22;
        let v74: u32 = v73 + v67;
        b3[v74] = v72;
      }
    }
    workgroupBarrier();
  }
}
