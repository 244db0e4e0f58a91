@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // v_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // v_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_1_v1_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v162: u32 = 1u;
  let v166: u32 = 16u;
  let v167: u32 = 4294901760u;
  let v152: u32 = lane;
  let v153: u32 = 0u;
  let v154: u32 = 1u;
  let v155: u32 = 32u;
  let v83: f32 = 0.0f;
  let v84: u32 = 1u;
  let v86: u32 = 0u;
  let v97: u32 = 2u;
  let v101: u32 = 3u;
  let v105: u32 = lane;
  let v106: u32 = 32u;
  let v126: u32 = 5u;
  let v135: u32 = 4u;
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
    m4[v152] = v19;
    workgroupBarrier();
    let v156: f32 = m4[v153];
    x6 = v156;
    for (var v157: u32 = v154; v157 < v155; v157 += v154) {
      let v158: f32 = m4[v157];
      let v159: f32 = x6;
      let v160: f32 = v159 + v158;
      x6 = v160;
    }
    workgroupBarrier();
    let v161: f32 = x6;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v161;
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
    x1 = v83;
    x2 = v83;
    x3 = v83;
    x4 = v83;
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
      let v85: u32 = v4 - v84;
      let v87: u32 = min(v86, v85);
      let v88: u32 = v87 * v42;
      let v89: u32 = v6 + v88;
      let v90: u32 = v40 - v84;
      let v91: u32 = min(v86, v90);
      let v92: u32 = v91 * v5;
      let v93: u32 = v65 + v92;
      let v94: u32 = min(v84, v90);
      let v95: u32 = v94 * v5;
      let v96: u32 = v65 + v95;
      let v98: u32 = min(v97, v90);
      let v99: u32 = v98 * v5;
      let v100: u32 = v65 + v99;
      let v102: u32 = min(v101, v90);
      let v103: u32 = v102 * v5;
      let v104: u32 = v65 + v103;
      for (var v107: u32 = v105; v107 < v45; v107 += v106) {
        let v108: u32 = v89 + v107;
        let v109: f32 = m0[v108];
        let v110: u32 = v93 + v107;
        let v163: u32 = v110 >> v162;
        let v164: u32 = b1[v163];
        let v165: u32 = v110 & v162;
        let v168: u32 = v164 << v166;
        let v169: u32 = v164 & v167;
        let v170: f32 = bitcast<f32>(v168);
        let v171: f32 = bitcast<f32>(v169);
        let v172: bool = v165 == v162;
        let v173: f32 = select(v170, v171, v172);
        let v112: f32 = x1;
        let v113: f32 = fma(v109, v173, v112);
        x1 = v113;
        let v114: u32 = v96 + v107;
        let v174: u32 = v114 >> v162;
        let v175: u32 = b1[v174];
        let v176: u32 = v114 & v162;
        let v177: u32 = v175 << v166;
        let v178: u32 = v175 & v167;
        let v179: f32 = bitcast<f32>(v177);
        let v180: f32 = bitcast<f32>(v178);
        let v181: bool = v176 == v162;
        let v182: f32 = select(v179, v180, v181);
        let v116: f32 = x2;
        let v117: f32 = fma(v109, v182, v116);
        x2 = v117;
        let v118: u32 = v100 + v107;
        let v183: u32 = v118 >> v162;
        let v184: u32 = b1[v183];
        let v185: u32 = v118 & v162;
        let v186: u32 = v184 << v166;
        let v187: u32 = v184 & v167;
        let v188: f32 = bitcast<f32>(v186);
        let v189: f32 = bitcast<f32>(v187);
        let v190: bool = v185 == v162;
        let v191: f32 = select(v188, v189, v190);
        let v120: f32 = x3;
        let v121: f32 = fma(v109, v191, v120);
        x3 = v121;
        let v122: u32 = v104 + v107;
        let v192: u32 = v122 >> v162;
        let v193: u32 = b1[v192];
        let v194: u32 = v122 & v162;
        let v195: u32 = v193 << v166;
        let v196: u32 = v193 & v167;
        let v197: f32 = bitcast<f32>(v195);
        let v198: f32 = bitcast<f32>(v196);
        let v199: bool = v194 == v162;
        let v200: f32 = select(v197, v198, v199);
        let v124: f32 = x4;
        let v125: f32 = fma(v109, v200, v124);
        x4 = v125;
      }
      workgroupBarrier();
    }
    let v127: u32 = v105 * v126;
    let v128: f32 = x1;
    m3[v127] = v128;
    let v129: u32 = v127 + v84;
    let v130: f32 = x2;
    m3[v129] = v130;
    let v131: u32 = v127 + v97;
    let v132: f32 = x3;
    m3[v131] = v132;
    let v133: u32 = v127 + v101;
    let v134: f32 = x4;
    m3[v133] = v134;
    workgroupBarrier();
    for (var v136: u32 = v105; v136 < v135; v136 += v106) {
      let v137: u32 = v136 / v135;
      let v138: u32 = v136 % v135;
      let v139: bool = v137 < v4;
      let v140: bool = v138 < v40;
      let v141: bool = v139 & v140;
      if (v141) {
        x5 = v83;
        for (var v142: u32 = v86; v142 < v106; v142 += v84) {
          let v143: u32 = v142 * v126;
          let v144: u32 = v136 + v143;
          let v145: f32 = m3[v144];
          let v146: f32 = x5;
          let v147: f32 = v146 + v145;
          x5 = v147;
        }
        let v148: f32 = x5;
        let v149: u32 = v137 * v24;
        let v150: u32 = v6 + v149;
        let v151: u32 = v150 + v138;
        m2[v151] = v148;
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
        let v79: f32 = b3[v73];
        let v80: f32 = v78 + v79;
        let v81: u32 = v72 * v22;
        let v82: u32 = v81 + v73;
        b4[v82] = v80;
      }
    }
    workgroupBarrier();
  }
}
