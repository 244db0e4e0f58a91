@group(0) @binding(0) var<storage, read> b0: array<vec2<u32>>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // v75
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v79
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn attn_qk_norm_3_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v178: u32 = 1u;
  let v63: f32 = 0.0f;
  let v64: u32 = 1u;
  let v66: u32 = 0u;
  let v77: u32 = 2u;
  let v81: u32 = 3u;
  let v85: u32 = lane;
  let v86: u32 = 4u;
  let v88: u32 = 128u;
  let v152: u32 = 5u;
  let v161: u32 = 32u;
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
  let v21: u32 = 512u;
  let v27: u32 = lane;
  let v29: u32 = 128u;
  let v32: u32 = params[0].w;
  let v43: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v10: u32 = v7 + v8;
  let v11: u32 = v10 / v9;
  let v12: u32 = v7 + v8;
  let v13: u32 = v12 / v9;
  for (var v16: u32 = v14; v16 < v11; v16 += v15) {
    let v17: u32 = v16 * v9;
    let v18: u32 = v7 - v17;
    let v19: u32 = min(v9, v18);
    let v20: u32 = v17 * v5;
    x0 = v63;
    x1 = v63;
    x2 = v63;
    x3 = v63;
    for (var v22: u32 = v6; v22 < v5; v22 += v21) {
      let v23: u32 = v5 - v22;
      let v24: u32 = min(v21, v23);
      for (var v25: u32 = v6; v25 < v4; v25 += v1) {
        let v26: u32 = v0 + v25;
        let v28: u32 = v27 * v9;
        for (var v30: u32 = v28; v30 < v24; v30 += v29) {
          let v31: u32 = v22 + v30;
          let v33: u32 = v31 % v32;
          let v34: u32 = v31 / v32;
          let v35: u32 = v26 * v5;
          let v36: u32 = v34 * v32;
          let v37: u32 = v35 + v36;
          let v38: u32 = v37 + v33;
          let v39: vec4<f32> = b1[v38 / 4u];
          let v40: u32 = v25 * v21;
          let v41: u32 = v30 + v40;
          m0[v41 / 4u] = v39;
        }
      }
      workgroupBarrier();
      let v42: u32 = v20 + v22;
      let v65: u32 = v4 - v64;
      let v67: u32 = min(v66, v65);
      let v68: u32 = v67 * v21;
      let v69: u32 = v6 + v68;
      let v70: u32 = v19 - v64;
      let v71: u32 = min(v66, v70);
      let v72: u32 = v71 * v5;
      let v73: u32 = v42 + v72;
      let v74: u32 = min(v64, v70);
      let v75: u32 = v74 * v5;
      let v76: u32 = v42 + v75;
      let v78: u32 = min(v77, v70);
      let v79: u32 = v78 * v5;
      let v80: u32 = v42 + v79;
      let v82: u32 = min(v81, v70);
      let v83: u32 = v82 * v5;
      let v84: u32 = v42 + v83;
      let v87: u32 = v85 * v86;
      for (var v89: u32 = v87; v89 < v24; v89 += v88) {
        let v90: u32 = v69 + v89;
        let v91: vec4<f32> = m0[v90 / 4u];
        let v92: u32 = v73 + v89;
        let v179: u32 = v92 >> v178;
        let v180: vec2<u32> = b0[v179 / 2u];
        let v181: u32 = v180.x;
        let v182: vec2<f32> = unpack2x16float(v181);
        let v183: f32 = v182.x;
        let v184: f32 = v182.y;
        let v185: u32 = v180.y;
        let v186: vec2<f32> = unpack2x16float(v185);
        let v187: f32 = v186.x;
        let v188: f32 = v186.y;
        let v189: vec4<f32> = vec4<f32>(v183, v184, v187, v188);
        let v94: f32 = x0;
        let v95: f32 = v91.x;
        let v96: f32 = v189.x;
        let v97: f32 = fma(v95, v96, v94);
        let v98: f32 = v91.y;
        let v99: f32 = v189.y;
        let v100: f32 = fma(v98, v99, v97);
        let v101: f32 = v91.z;
        let v102: f32 = v189.z;
        let v103: f32 = fma(v101, v102, v100);
        let v104: f32 = v91.w;
        let v105: f32 = v189.w;
        let v106: f32 = fma(v104, v105, v103);
        x0 = v106;
        let v107: u32 = v76 + v89;
        let v190: u32 = v107 >> v178;
        let v191: vec2<u32> = b0[v190 / 2u];
        let v192: u32 = v191.x;
        let v193: vec2<f32> = unpack2x16float(v192);
        let v194: f32 = v193.x;
        let v195: f32 = v193.y;
        let v196: u32 = v191.y;
        let v197: vec2<f32> = unpack2x16float(v196);
        let v198: f32 = v197.x;
        let v199: f32 = v197.y;
        let v200: vec4<f32> = vec4<f32>(v194, v195, v198, v199);
        let v109: f32 = x1;
        let v110: f32 = v91.x;
        let v111: f32 = v200.x;
        let v112: f32 = fma(v110, v111, v109);
        let v113: f32 = v91.y;
        let v114: f32 = v200.y;
        let v115: f32 = fma(v113, v114, v112);
        let v116: f32 = v91.z;
        let v117: f32 = v200.z;
        let v118: f32 = fma(v116, v117, v115);
        let v119: f32 = v91.w;
        let v120: f32 = v200.w;
        let v121: f32 = fma(v119, v120, v118);
        x1 = v121;
        let v122: u32 = v80 + v89;
        let v201: u32 = v122 >> v178;
        let v202: vec2<u32> = b0[v201 / 2u];
        let v203: u32 = v202.x;
        let v204: vec2<f32> = unpack2x16float(v203);
        let v205: f32 = v204.x;
        let v206: f32 = v204.y;
        let v207: u32 = v202.y;
        let v208: vec2<f32> = unpack2x16float(v207);
        let v209: f32 = v208.x;
        let v210: f32 = v208.y;
        let v211: vec4<f32> = vec4<f32>(v205, v206, v209, v210);
        let v124: f32 = x2;
        let v125: f32 = v91.x;
        let v126: f32 = v211.x;
        let v127: f32 = fma(v125, v126, v124);
        let v128: f32 = v91.y;
        let v129: f32 = v211.y;
        let v130: f32 = fma(v128, v129, v127);
        let v131: f32 = v91.z;
        let v132: f32 = v211.z;
        let v133: f32 = fma(v131, v132, v130);
        let v134: f32 = v91.w;
        let v135: f32 = v211.w;
        let v136: f32 = fma(v134, v135, v133);
        x2 = v136;
        let v137: u32 = v84 + v89;
        let v212: u32 = v137 >> v178;
        let v213: vec2<u32> = b0[v212 / 2u];
        let v214: u32 = v213.x;
        let v215: vec2<f32> = unpack2x16float(v214);
        let v216: f32 = v215.x;
        let v217: f32 = v215.y;
        let v218: u32 = v213.y;
        let v219: vec2<f32> = unpack2x16float(v218);
        let v220: f32 = v219.x;
        let v221: f32 = v219.y;
        let v222: vec4<f32> = vec4<f32>(v216, v217, v220, v221);
        let v139: f32 = x3;
        let v140: f32 = v91.x;
        let v141: f32 = v222.x;
        let v142: f32 = fma(v140, v141, v139);
        let v143: f32 = v91.y;
        let v144: f32 = v222.y;
        let v145: f32 = fma(v143, v144, v142);
        let v146: f32 = v91.z;
        let v147: f32 = v222.z;
        let v148: f32 = fma(v146, v147, v145);
        let v149: f32 = v91.w;
        let v150: f32 = v222.w;
        let v151: f32 = fma(v149, v150, v148);
        x3 = v151;
      }
      workgroupBarrier();
    }
    let v153: u32 = v85 * v152;
    let v154: f32 = x0;
    m2[v153] = v154;
    let v155: u32 = v153 + v64;
    let v156: f32 = x1;
    m2[v155] = v156;
    let v157: u32 = v153 + v77;
    let v158: f32 = x2;
    m2[v157] = v158;
    let v159: u32 = v153 + v81;
    let v160: f32 = x3;
    m2[v159] = v160;
    workgroupBarrier();
    for (var v162: u32 = v85; v162 < v86; v162 += v161) {
      let v163: u32 = v162 / v86;
      let v164: u32 = v162 % v86;
      let v165: bool = v163 < v4;
      let v166: bool = v164 < v19;
      let v167: bool = v165 & v166;
      if (v167) {
        x4 = v63;
        for (var v168: u32 = v66; v168 < v161; v168 += v64) {
          let v169: u32 = v168 * v152;
          let v170: u32 = v162 + v169;
          let v171: f32 = m2[v170];
          let v172: f32 = x4;
          let v173: f32 = v172 + v171;
          x4 = v173;
        }
        let v174: f32 = x4;
        let v175: u32 = v163 * v9;
        let v176: u32 = v6 + v175;
        let v177: u32 = v176 + v164;
        m1[v177] = v174;
      }
    }
    workgroupBarrier();
    for (var v44: u32 = v27; v44 < v9; v44 += v43) {
      let v45: u32 = v44 / v9;
      let v46: u32 = v44 % v9;
      let v47: bool = v45 < v4;
      let v48: bool = v46 < v19;
      let v49: bool = v47 & v48;
      if (v49) {
        let v50: u32 = v0 + v45;
        let v51: u32 = v17 + v46;
        let v52: u32 = v50 * v7;
        let v53: u32 = v52 + v51;
        let v54: f32 = b2[v53];
        let v55: u32 = v50 - v0;
        let v56: u32 = v55 * v9;
        let v57: u32 = v51 - v17;
        let v58: u32 = v56 + v57;
        let v59: f32 = m1[v58];
        let v60: f32 = v54 + v59;
        let v61: u32 = v50 * v7;
        let v62: u32 = v61 + v51;
        b3[v62] = v60;
      }
    }
    workgroupBarrier();
  }
}
