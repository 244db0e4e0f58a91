@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v1_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v160: u32 = 1u;
  let v164: u32 = 16u;
  let v165: u32 = 4294901760u;
  let v150: u32 = lane;
  let v151: u32 = 0u;
  let v152: u32 = 1u;
  let v153: u32 = 32u;
  let v81: f32 = 0.0f;
  let v82: u32 = 1u;
  let v84: u32 = 0u;
  let v95: u32 = 2u;
  let v99: u32 = 3u;
  let v103: u32 = lane;
  let v104: u32 = 32u;
  let v124: u32 = 5u;
  let v133: u32 = 4u;
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
  let v42: u32 = 512u;
  let v57: f32 = bitcast<f32>(params[0].w);
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
    m4[v150] = v19;
    workgroupBarrier();
    let v154: f32 = m4[v151];
    x6 = v154;
    for (var v155: u32 = v152; v155 < v153; v155 += v152) {
      let v156: f32 = m4[v155];
      let v157: f32 = x6;
      let v158: f32 = v157 + v156;
      x6 = v158;
    }
    workgroupBarrier();
    let v159: f32 = x6;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v159;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v27: u32 = v22 + v23;
  let v28: u32 = v27 / v24;
  let v31: u32 = v26 + v30;
  let v32: u32 = v31 - v1;
  let v33: u32 = v32 / v30;
  let v34: u32 = v29 * v33;
  let v35: u32 = v34 + v33;
  let v36: u32 = min(v35, v26);
  for (var v37: u32 = v34; v37 < v36; v37 += v1) {
    let v38: u32 = v37 * v24;
    let v39: u32 = v22 - v38;
    let v40: u32 = min(v24, v39);
    let v41: u32 = v38 * v5;
    x1 = v81;
    x2 = v81;
    x3 = v81;
    x4 = v81;
    for (var v43: u32 = v6; v43 < v5; v43 += v42) {
      let v44: u32 = v5 - v43;
      let v45: u32 = min(v42, v44);
      for (var v46: u32 = v6; v46 < v4; v46 += v1) {
        let v47: u32 = v0 + v46;
        for (var v48: u32 = v10; v48 < v45; v48 += v11) {
          let v49: u32 = v43 + v48;
          let v50: u32 = v47 * v5;
          let v51: u32 = v50 + v49;
          let v52: f32 = b0[v51];
          let v53: u32 = v47 - v0;
          let v54: f32 = m1[v53];
          let v55: f32 = f32(v5);
          let v56: f32 = v54 / v55;
          let v58: f32 = v56 + v57;
          let v59: f32 = inverseSqrt(v58);
          let v60: f32 = v52 * v59;
          let v61: f32 = b2[v49];
          let v62: f32 = v60 * v61;
          let v63: u32 = v46 * v42;
          let v64: u32 = v48 + v63;
          m0[v64] = v62;
        }
      }
      workgroupBarrier();
      let v65: u32 = v41 + v43;
      let v83: u32 = v4 - v82;
      let v85: u32 = min(v84, v83);
      let v86: u32 = v85 * v42;
      let v87: u32 = v6 + v86;
      let v88: u32 = v40 - v82;
      let v89: u32 = min(v84, v88);
      let v90: u32 = v89 * v5;
      let v91: u32 = v65 + v90;
      let v92: u32 = min(v82, v88);
      let v93: u32 = v92 * v5;
      let v94: u32 = v65 + v93;
      let v96: u32 = min(v95, v88);
      let v97: u32 = v96 * v5;
      let v98: u32 = v65 + v97;
      let v100: u32 = min(v99, v88);
      let v101: u32 = v100 * v5;
      let v102: u32 = v65 + v101;
      for (var v105: u32 = v103; v105 < v45; v105 += v104) {
        let v106: u32 = v87 + v105;
        let v107: f32 = m0[v106];
        let v108: u32 = v91 + v105;
        let v161: u32 = v108 >> v160;
        let v162: u32 = b1[v161];
        let v163: u32 = v108 & v160;
        let v166: u32 = v162 << v164;
        let v167: u32 = v162 & v165;
        let v168: f32 = bitcast<f32>(v166);
        let v169: f32 = bitcast<f32>(v167);
        let v170: bool = v163 == v160;
        let v171: f32 = select(v168, v169, v170);
        let v110: f32 = x1;
        let v111: f32 = fma(v107, v171, v110);
        x1 = v111;
        let v112: u32 = v94 + v105;
        let v172: u32 = v112 >> v160;
        let v173: u32 = b1[v172];
        let v174: u32 = v112 & v160;
        let v175: u32 = v173 << v164;
        let v176: u32 = v173 & v165;
        let v177: f32 = bitcast<f32>(v175);
        let v178: f32 = bitcast<f32>(v176);
        let v179: bool = v174 == v160;
        let v180: f32 = select(v177, v178, v179);
        let v114: f32 = x2;
        let v115: f32 = fma(v107, v180, v114);
        x2 = v115;
        let v116: u32 = v98 + v105;
        let v181: u32 = v116 >> v160;
        let v182: u32 = b1[v181];
        let v183: u32 = v116 & v160;
        let v184: u32 = v182 << v164;
        let v185: u32 = v182 & v165;
        let v186: f32 = bitcast<f32>(v184);
        let v187: f32 = bitcast<f32>(v185);
        let v188: bool = v183 == v160;
        let v189: f32 = select(v186, v187, v188);
        let v118: f32 = x3;
        let v119: f32 = fma(v107, v189, v118);
        x3 = v119;
        let v120: u32 = v102 + v105;
        let v190: u32 = v120 >> v160;
        let v191: u32 = b1[v190];
        let v192: u32 = v120 & v160;
        let v193: u32 = v191 << v164;
        let v194: u32 = v191 & v165;
        let v195: f32 = bitcast<f32>(v193);
        let v196: f32 = bitcast<f32>(v194);
        let v197: bool = v192 == v160;
        let v198: f32 = select(v195, v196, v197);
        let v122: f32 = x4;
        let v123: f32 = fma(v107, v198, v122);
        x4 = v123;
      }
      workgroupBarrier();
    }
    let v125: u32 = v103 * v124;
    let v126: f32 = x1;
    m3[v125] = v126;
    let v127: u32 = v125 + v82;
    let v128: f32 = x2;
    m3[v127] = v128;
    let v129: u32 = v125 + v95;
    let v130: f32 = x3;
    m3[v129] = v130;
    let v131: u32 = v125 + v99;
    let v132: f32 = x4;
    m3[v131] = v132;
    workgroupBarrier();
    for (var v134: u32 = v103; v134 < v133; v134 += v104) {
      let v135: u32 = v134 / v133;
      let v136: u32 = v134 % v133;
      let v137: bool = v135 < v4;
      let v138: bool = v136 < v40;
      let v139: bool = v137 & v138;
      if (v139) {
        x5 = v81;
        for (var v140: u32 = v84; v140 < v104; v140 += v82) {
          let v141: u32 = v140 * v124;
          let v142: u32 = v134 + v141;
          let v143: f32 = m3[v142];
          let v144: f32 = x5;
          let v145: f32 = v144 + v143;
          x5 = v145;
        }
        let v146: f32 = x5;
        let v147: u32 = v135 * v24;
        let v148: u32 = v6 + v147;
        let v149: u32 = v148 + v136;
        m2[v149] = v146;
      }
    }
    workgroupBarrier();
    for (var v66: u32 = v10; v66 < v24; v66 += v11) {
      let v67: u32 = v66 / v24;
      let v68: u32 = v66 % v24;
      let v69: bool = v67 < v4;
      let v70: bool = v68 < v40;
      let v71: bool = v69 & v70;
      if (v71) {
        let v72: u32 = v0 + v67;
        let v73: u32 = v38 + v68;
        let v74: u32 = v72 - v0;
        let v75: u32 = v74 * v24;
        let v76: u32 = v73 - v38;
        let v77: u32 = v75 + v76;
        let v78: f32 = m2[v77];
        let v79: u32 = v72 * v22;
        let v80: u32 = v79 + v73;
        b3[v80] = v78;
      }
    }
    workgroupBarrier();
  }
}
