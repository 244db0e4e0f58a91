@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v4_r1_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v207: u32 = lane;
  let v208: u32 = 0u;
  let v209: u32 = 1u;
  let v210: u32 = 32u;
  let v92: f32 = 0.0f;
  let v93: u32 = 1u;
  let v95: u32 = 0u;
  let v106: u32 = 2u;
  let v110: u32 = 3u;
  let v114: u32 = lane;
  let v115: u32 = 4u;
  let v117: u32 = 128u;
  let v181: u32 = 5u;
  let v190: u32 = 32u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v6: u32 = 0u;
  let v9: vec4<f32> = vec4<f32>(0.0f);
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v31: u32 = params[0].z;
  let v32: u32 = 3u;
  let v37: u32 = group.x;
  let v38: u32 = groups.x;
  let v50: u32 = 512u;
  let v66: f32 = bitcast<f32>(params[0].w);
  let v76: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  for (var v7: u32 = v6; v7 < v4; v7 += v1) {
    let v8: u32 = v0 + v7;
    x0 = v9;
    let v12: u32 = v10 * v11;
    for (var v14: u32 = v12; v14 < v5; v14 += v13) {
      let v15: u32 = v8 * v5;
      let v16: u32 = v15 + v14;
      let v17: vec4<f32> = b0[v16 / 4u];
      let v18: vec4<f32> = v17 * v17;
      let v19: vec4<f32> = x0;
      let v20: vec4<f32> = v19 + v18;
      x0 = v20;
    }
    let v21: vec4<f32> = x0;
    let v22: f32 = v21.x;
    let v23: f32 = v21.y;
    let v24: f32 = v22 + v23;
    let v25: f32 = v21.z;
    let v26: f32 = v24 + v25;
    let v27: f32 = v21.w;
    let v28: f32 = v26 + v27;
    m4[v207] = v28;
    workgroupBarrier();
    let v211: f32 = m4[v208];
    x6 = v211;
    for (var v212: u32 = v209; v212 < v210; v212 += v209) {
      let v213: f32 = m4[v212];
      let v214: f32 = x6;
      let v215: f32 = v214 + v213;
      x6 = v215;
    }
    workgroupBarrier();
    let v216: f32 = x6;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v216;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v35: u32 = v31 + v32;
  let v36: u32 = v35 / v11;
  let v39: u32 = v34 + v38;
  let v40: u32 = v39 - v1;
  let v41: u32 = v40 / v38;
  let v42: u32 = v37 * v41;
  let v43: u32 = v42 + v41;
  let v44: u32 = min(v43, v34);
  for (var v45: u32 = v42; v45 < v44; v45 += v1) {
    let v46: u32 = v45 * v11;
    let v47: u32 = v31 - v46;
    let v48: u32 = min(v11, v47);
    let v49: u32 = v46 * v5;
    x1 = v92;
    x2 = v92;
    x3 = v92;
    x4 = v92;
    for (var v51: u32 = v6; v51 < v5; v51 += v50) {
      let v52: u32 = v5 - v51;
      let v53: u32 = min(v50, v52);
      for (var v54: u32 = v6; v54 < v4; v54 += v1) {
        let v55: u32 = v0 + v54;
        let v56: u32 = v10 * v11;
        for (var v57: u32 = v56; v57 < v53; v57 += v13) {
          let v58: u32 = v51 + v57;
          let v59: u32 = v55 * v5;
          let v60: u32 = v59 + v58;
          let v61: vec4<f32> = b0[v60 / 4u];
          let v62: u32 = v55 - v0;
          let v63: f32 = m1[v62];
          let v64: f32 = f32(v5);
          let v65: f32 = v63 / v64;
          let v67: f32 = v65 + v66;
          let v68: f32 = inverseSqrt(v67);
          let v69: vec4<f32> = vec4<f32>(v68);
          let v70: vec4<f32> = v61 * v69;
          let v71: vec4<f32> = b2[v58 / 4u];
          let v72: vec4<f32> = v70 * v71;
          let v73: u32 = v54 * v50;
          let v74: u32 = v57 + v73;
          m0[v74 / 4u] = v72;
        }
      }
      workgroupBarrier();
      let v75: u32 = v49 + v51;
      let v94: u32 = v4 - v93;
      let v96: u32 = min(v95, v94);
      let v97: u32 = v96 * v50;
      let v98: u32 = v6 + v97;
      let v99: u32 = v48 - v93;
      let v100: u32 = min(v95, v99);
      let v101: u32 = v100 * v5;
      let v102: u32 = v75 + v101;
      let v103: u32 = min(v93, v99);
      let v104: u32 = v103 * v5;
      let v105: u32 = v75 + v104;
      let v107: u32 = min(v106, v99);
      let v108: u32 = v107 * v5;
      let v109: u32 = v75 + v108;
      let v111: u32 = min(v110, v99);
      let v112: u32 = v111 * v5;
      let v113: u32 = v75 + v112;
      let v116: u32 = v114 * v115;
      for (var v118: u32 = v116; v118 < v53; v118 += v117) {
        let v119: u32 = v98 + v118;
        let v120: vec4<f32> = m0[v119 / 4u];
        let v121: u32 = v102 + v118;
        let v122: vec4<f32> = b1[v121 / 4u];
        let v123: f32 = x1;
        let v124: f32 = v120.x;
        let v125: f32 = v122.x;
        let v126: f32 = fma(v124, v125, v123);
        let v127: f32 = v120.y;
        let v128: f32 = v122.y;
        let v129: f32 = fma(v127, v128, v126);
        let v130: f32 = v120.z;
        let v131: f32 = v122.z;
        let v132: f32 = fma(v130, v131, v129);
        let v133: f32 = v120.w;
        let v134: f32 = v122.w;
        let v135: f32 = fma(v133, v134, v132);
        x1 = v135;
        let v136: u32 = v105 + v118;
        let v137: vec4<f32> = b1[v136 / 4u];
        let v138: f32 = x2;
        let v139: f32 = v120.x;
        let v140: f32 = v137.x;
        let v141: f32 = fma(v139, v140, v138);
        let v142: f32 = v120.y;
        let v143: f32 = v137.y;
        let v144: f32 = fma(v142, v143, v141);
        let v145: f32 = v120.z;
        let v146: f32 = v137.z;
        let v147: f32 = fma(v145, v146, v144);
        let v148: f32 = v120.w;
        let v149: f32 = v137.w;
        let v150: f32 = fma(v148, v149, v147);
        x2 = v150;
        let v151: u32 = v109 + v118;
        let v152: vec4<f32> = b1[v151 / 4u];
        let v153: f32 = x3;
        let v154: f32 = v120.x;
        let v155: f32 = v152.x;
        let v156: f32 = fma(v154, v155, v153);
        let v157: f32 = v120.y;
        let v158: f32 = v152.y;
        let v159: f32 = fma(v157, v158, v156);
        let v160: f32 = v120.z;
        let v161: f32 = v152.z;
        let v162: f32 = fma(v160, v161, v159);
        let v163: f32 = v120.w;
        let v164: f32 = v152.w;
        let v165: f32 = fma(v163, v164, v162);
        x3 = v165;
        let v166: u32 = v113 + v118;
        let v167: vec4<f32> = b1[v166 / 4u];
        let v168: f32 = x4;
        let v169: f32 = v120.x;
        let v170: f32 = v167.x;
        let v171: f32 = fma(v169, v170, v168);
        let v172: f32 = v120.y;
        let v173: f32 = v167.y;
        let v174: f32 = fma(v172, v173, v171);
        let v175: f32 = v120.z;
        let v176: f32 = v167.z;
        let v177: f32 = fma(v175, v176, v174);
        let v178: f32 = v120.w;
        let v179: f32 = v167.w;
        let v180: f32 = fma(v178, v179, v177);
        x4 = v180;
      }
      workgroupBarrier();
    }
    let v182: u32 = v114 * v181;
    let v183: f32 = x1;
    m3[v182] = v183;
    let v184: u32 = v182 + v93;
    let v185: f32 = x2;
    m3[v184] = v185;
    let v186: u32 = v182 + v106;
    let v187: f32 = x3;
    m3[v186] = v187;
    let v188: u32 = v182 + v110;
    let v189: f32 = x4;
    m3[v188] = v189;
    workgroupBarrier();
    for (var v191: u32 = v114; v191 < v115; v191 += v190) {
      let v192: u32 = v191 / v115;
      let v193: u32 = v191 % v115;
      let v194: bool = v192 < v4;
      let v195: bool = v193 < v48;
      let v196: bool = v194 & v195;
      if (v196) {
        x5 = v92;
        for (var v197: u32 = v95; v197 < v190; v197 += v93) {
          let v198: u32 = v197 * v181;
          let v199: u32 = v191 + v198;
          let v200: f32 = m3[v199];
          let v201: f32 = x5;
          let v202: f32 = v201 + v200;
          x5 = v202;
        }
        let v203: f32 = x5;
        let v204: u32 = v192 * v11;
        let v205: u32 = v6 + v204;
        let v206: u32 = v205 + v193;
        m2[v206] = v203;
      }
    }
    workgroupBarrier();
    for (var v77: u32 = v10; v77 < v11; v77 += v76) {
      let v78: u32 = v77 / v11;
      let v79: u32 = v77 % v11;
      let v80: bool = v78 < v4;
      let v81: bool = v79 < v48;
      let v82: bool = v80 & v81;
      if (v82) {
        let v83: u32 = v0 + v78;
        let v84: u32 = v46 + v79;
        let v85: u32 = v83 - v0;
        let v86: u32 = v85 * v11;
        let v87: u32 = v84 - v46;
        let v88: u32 = v86 + v87;
        let v89: f32 = m2[v88];
        let v90: u32 = v83 * v31;
        let v91: u32 = v90 + v84;
        b3[v91] = v89;
      }
    }
    workgroupBarrier();
  }
}
