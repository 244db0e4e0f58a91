@group(0) @binding(0) var<storage, read> b0: array<vec2<u32>>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // v65
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // v70
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn attn_bias_4_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v180: u32 = 1u;
  let v65: f32 = 0.0f;
  let v66: u32 = 1u;
  let v68: u32 = 0u;
  let v79: u32 = 2u;
  let v83: u32 = 3u;
  let v87: u32 = lane;
  let v88: u32 = 4u;
  let v90: u32 = 128u;
  let v154: u32 = 5u;
  let v163: u32 = 32u;
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
    x0 = v65;
    x1 = v65;
    x2 = v65;
    x3 = v65;
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
      let v67: u32 = v4 - v66;
      let v69: u32 = min(v68, v67);
      let v70: u32 = v69 * v21;
      let v71: u32 = v6 + v70;
      let v72: u32 = v19 - v66;
      let v73: u32 = min(v68, v72);
      let v74: u32 = v73 * v5;
      let v75: u32 = v42 + v74;
      let v76: u32 = min(v66, v72);
      let v77: u32 = v76 * v5;
      let v78: u32 = v42 + v77;
      let v80: u32 = min(v79, v72);
      let v81: u32 = v80 * v5;
      let v82: u32 = v42 + v81;
      let v84: u32 = min(v83, v72);
      let v85: u32 = v84 * v5;
      let v86: u32 = v42 + v85;
      let v89: u32 = v87 * v88;
      for (var v91: u32 = v89; v91 < v24; v91 += v90) {
        let v92: u32 = v71 + v91;
        let v93: vec4<f32> = m0[v92 / 4u];
        let v94: u32 = v75 + v91;
        let v181: u32 = v94 >> v180;
        let v182: vec2<u32> = b0[v181 / 2u];
        let v183: u32 = v182.x;
        let v184: vec2<f32> = unpack2x16float(v183);
        let v185: f32 = v184.x;
        let v186: f32 = v184.y;
        let v187: u32 = v182.y;
        let v188: vec2<f32> = unpack2x16float(v187);
        let v189: f32 = v188.x;
        let v190: f32 = v188.y;
        let v191: vec4<f32> = vec4<f32>(v185, v186, v189, v190);
        let v96: f32 = x0;
        let v97: f32 = v93.x;
        let v98: f32 = v191.x;
        let v99: f32 = fma(v97, v98, v96);
        let v100: f32 = v93.y;
        let v101: f32 = v191.y;
        let v102: f32 = fma(v100, v101, v99);
        let v103: f32 = v93.z;
        let v104: f32 = v191.z;
        let v105: f32 = fma(v103, v104, v102);
        let v106: f32 = v93.w;
        let v107: f32 = v191.w;
        let v108: f32 = fma(v106, v107, v105);
        x0 = v108;
        let v109: u32 = v78 + v91;
        let v192: u32 = v109 >> v180;
        let v193: vec2<u32> = b0[v192 / 2u];
        let v194: u32 = v193.x;
        let v195: vec2<f32> = unpack2x16float(v194);
        let v196: f32 = v195.x;
        let v197: f32 = v195.y;
        let v198: u32 = v193.y;
        let v199: vec2<f32> = unpack2x16float(v198);
        let v200: f32 = v199.x;
        let v201: f32 = v199.y;
        let v202: vec4<f32> = vec4<f32>(v196, v197, v200, v201);
        let v111: f32 = x1;
        let v112: f32 = v93.x;
        let v113: f32 = v202.x;
        let v114: f32 = fma(v112, v113, v111);
        let v115: f32 = v93.y;
        let v116: f32 = v202.y;
        let v117: f32 = fma(v115, v116, v114);
        let v118: f32 = v93.z;
        let v119: f32 = v202.z;
        let v120: f32 = fma(v118, v119, v117);
        let v121: f32 = v93.w;
        let v122: f32 = v202.w;
        let v123: f32 = fma(v121, v122, v120);
        x1 = v123;
        let v124: u32 = v82 + v91;
        let v203: u32 = v124 >> v180;
        let v204: vec2<u32> = b0[v203 / 2u];
        let v205: u32 = v204.x;
        let v206: vec2<f32> = unpack2x16float(v205);
        let v207: f32 = v206.x;
        let v208: f32 = v206.y;
        let v209: u32 = v204.y;
        let v210: vec2<f32> = unpack2x16float(v209);
        let v211: f32 = v210.x;
        let v212: f32 = v210.y;
        let v213: vec4<f32> = vec4<f32>(v207, v208, v211, v212);
        let v126: f32 = x2;
        let v127: f32 = v93.x;
        let v128: f32 = v213.x;
        let v129: f32 = fma(v127, v128, v126);
        let v130: f32 = v93.y;
        let v131: f32 = v213.y;
        let v132: f32 = fma(v130, v131, v129);
        let v133: f32 = v93.z;
        let v134: f32 = v213.z;
        let v135: f32 = fma(v133, v134, v132);
        let v136: f32 = v93.w;
        let v137: f32 = v213.w;
        let v138: f32 = fma(v136, v137, v135);
        x2 = v138;
        let v139: u32 = v86 + v91;
        let v214: u32 = v139 >> v180;
        let v215: vec2<u32> = b0[v214 / 2u];
        let v216: u32 = v215.x;
        let v217: vec2<f32> = unpack2x16float(v216);
        let v218: f32 = v217.x;
        let v219: f32 = v217.y;
        let v220: u32 = v215.y;
        let v221: vec2<f32> = unpack2x16float(v220);
        let v222: f32 = v221.x;
        let v223: f32 = v221.y;
        let v224: vec4<f32> = vec4<f32>(v218, v219, v222, v223);
        let v141: f32 = x3;
        let v142: f32 = v93.x;
        let v143: f32 = v224.x;
        let v144: f32 = fma(v142, v143, v141);
        let v145: f32 = v93.y;
        let v146: f32 = v224.y;
        let v147: f32 = fma(v145, v146, v144);
        let v148: f32 = v93.z;
        let v149: f32 = v224.z;
        let v150: f32 = fma(v148, v149, v147);
        let v151: f32 = v93.w;
        let v152: f32 = v224.w;
        let v153: f32 = fma(v151, v152, v150);
        x3 = v153;
      }
      workgroupBarrier();
    }
    let v155: u32 = v87 * v154;
    let v156: f32 = x0;
    m2[v155] = v156;
    let v157: u32 = v155 + v66;
    let v158: f32 = x1;
    m2[v157] = v158;
    let v159: u32 = v155 + v79;
    let v160: f32 = x2;
    m2[v159] = v160;
    let v161: u32 = v155 + v83;
    let v162: f32 = x3;
    m2[v161] = v162;
    workgroupBarrier();
    for (var v164: u32 = v87; v164 < v88; v164 += v163) {
      let v165: u32 = v164 / v88;
      let v166: u32 = v164 % v88;
      let v167: bool = v165 < v4;
      let v168: bool = v166 < v19;
      let v169: bool = v167 & v168;
      if (v169) {
        x4 = v65;
        for (var v170: u32 = v68; v170 < v163; v170 += v66) {
          let v171: u32 = v170 * v154;
          let v172: u32 = v164 + v171;
          let v173: f32 = m2[v172];
          let v174: f32 = x4;
          let v175: f32 = v174 + v173;
          x4 = v175;
        }
        let v176: f32 = x4;
        let v177: u32 = v165 * v9;
        let v178: u32 = v6 + v177;
        let v179: u32 = v178 + v166;
        m1[v179] = v176;
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
        let v60: f32 = b3[v51];
        let v61: f32 = v59 + v60;
        let v62: f32 = v54 + v61;
        let v63: u32 = v50 * v7;
        let v64: u32 = v63 + v51;
        b4[v64] = v62;
      }
    }
    workgroupBarrier();
  }
}
