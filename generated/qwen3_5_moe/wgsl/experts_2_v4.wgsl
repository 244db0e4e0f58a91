@group(0) @binding(0) var<storage, read> b0: array<f32>; // stored0
@group(0) @binding(1) var<storage, read_write> b1: array<vec4<i32>>; // stored1
@group(0) @binding(2) var<storage, read_write> b2: array<vec4<f32>>; // stored2
@group(0) @binding(3) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<i32, 64>;
var<workgroup> m1: array<f32, 32>;

@compute @workgroup_size(32)
fn experts_2_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: vec4<f32>;
  var x5: vec4<f32>;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  let v177: u32 = lane;
  let v178: u32 = 0u;
  let v179: u32 = 1u;
  let v180: u32 = 32u;
  let v0: u32 = params[0].x;
  let v1: u32 = 1u;
  let v2: u32 = group.x;
  let v3: u32 = groups.x;
  let v11: u32 = 0u;
  let v12: u32 = params[0].y;
  let v13: u32 = params[0].z;
  let v17: f32 = 3.4028235e38f;
  let v18: f32 = -3.4028235e38f;
  let v19: f32 = -1.0f;
  let v23: u32 = lane;
  let v24: u32 = 32u;
  let v56: u32 = 4u;
  let v58: u32 = 128u;
  let v63: vec4<f32> = vec4<f32>(-3.4028235e38f);
  let v77: u32 = 2u;
  let v84: u32 = 3u;
  let v103: vec4<f32> = vec4<f32>(0.0f);
  let v4: u32 = v0 + v3;
  let v5: u32 = v4 - v1;
  let v6: u32 = v5 / v3;
  let v7: u32 = v2 * v6;
  let v8: u32 = v7 + v6;
  let v9: u32 = min(v8, v0);
  for (var v10: u32 = v7; v10 < v9; v10 += v1) {
    let v14: f32 = f32(v12);
    let v15: u32 = v12 - v1;
    let v16: f32 = f32(v15);
    x0 = v17;
    x1 = v19;
    workgroupBarrier();
    for (var v20: u32 = v11; v20 < v13; v20 += v1) {
      x2 = v18;
      x3 = v14;
      let v21: f32 = x0;
      let v22: f32 = x1;
      for (var v25: u32 = v23; v25 < v12; v25 += v24) {
        let v26: u32 = v10 * v12;
        let v27: u32 = v26 + v25;
        let v28: f32 = b0[v27];
        let v29: f32 = f32(v25);
        let v30: bool = v28 < v21;
        let v31: bool = v21 == v28;
        let v32: bool = v22 < v29;
        let v33: bool = v31 & v32;
        let v34: bool = v30 | v33;
        let v35: f32 = x2;
        let v36: f32 = x3;
        let v37: bool = v35 < v28;
        let v38: bool = v28 == v35;
        let v39: bool = v29 < v36;
        let v40: bool = v38 & v39;
        let v41: bool = v37 | v40;
        let v42: bool = v34 & v41;
        let v43: f32 = select(v35, v28, v42);
        let v44: f32 = select(v36, v29, v42);
        x2 = v43;
        x3 = v44;
      }
      let v45: f32 = x2;
      let v46: f32 = x3;
      m1[v177] = v45;
      workgroupBarrier();
      let v181: f32 = m1[v178];
      x6 = v181;
      for (var v182: u32 = v179; v182 < v180; v182 += v179) {
        let v183: f32 = m1[v182];
        let v184: f32 = x6;
        let v185: f32 = max(v184, v183);
        x6 = v185;
      }
      workgroupBarrier();
      let v186: f32 = x6;
      let v48: bool = v45 == v186;
      let v49: f32 = select(v14, v46, v48);
      let v50: f32 = -v49;
      m1[v177] = v50;
      workgroupBarrier();
      let v187: f32 = m1[v178];
      x7 = v187;
      for (var v188: u32 = v179; v188 < v180; v188 += v179) {
        let v189: f32 = m1[v188];
        let v190: f32 = x7;
        let v191: f32 = max(v190, v189);
        x7 = v191;
      }
      workgroupBarrier();
      let v192: f32 = x7;
      let v52: f32 = -v192;
      let v53: f32 = min(v52, v16);
      x0 = v186;
      x1 = v53;
      let v54: bool = v23 < v1;
      if (v54) {
        let v55: i32 = i32(v53);
        m0[v20] = v55;
      }
    }
    workgroupBarrier();
    let v57: u32 = v23 * v56;
    for (var v59: u32 = v57; v59 < v13; v59 += v58) {
      let v60: vec4<i32> = vec4<i32>(m0[v59 + 0u], m0[v59 + 1u], m0[v59 + 2u], m0[v59 + 3u]);
      let v61: u32 = v10 * v13;
      let v62: u32 = v61 + v59;
      b1[v62 / 4u] = v60;
    }
    x4 = v63;
    let v64: u32 = v23 * v56;
    for (var v65: u32 = v64; v65 < v13; v65 += v58) {
      let v66: i32 = m0[v65];
      let v67: u32 = u32(v66);
      let v68: u32 = v10 * v12;
      let v69: u32 = v68 + v67;
      let v70: f32 = b0[v69];
      let v71: u32 = v65 + v1;
      let v72: i32 = m0[v71];
      let v73: u32 = u32(v72);
      let v74: u32 = v10 * v12;
      let v75: u32 = v74 + v73;
      let v76: f32 = b0[v75];
      let v78: u32 = v65 + v77;
      let v79: i32 = m0[v78];
      let v80: u32 = u32(v79);
      let v81: u32 = v10 * v12;
      let v82: u32 = v81 + v80;
      let v83: f32 = b0[v82];
      let v85: u32 = v65 + v84;
      let v86: i32 = m0[v85];
      let v87: u32 = u32(v86);
      let v88: u32 = v10 * v12;
      let v89: u32 = v88 + v87;
      let v90: f32 = b0[v89];
      let v91: vec4<f32> = vec4<f32>(v70, v76, v83, v90);
      let v92: vec4<f32> = x4;
      let v93: vec4<f32> = max(v92, v91);
      x4 = v93;
    }
    let v94: vec4<f32> = x4;
    let v95: f32 = v94.x;
    let v96: f32 = v94.y;
    let v97: f32 = max(v95, v96);
    let v98: f32 = v94.z;
    let v99: f32 = max(v97, v98);
    let v100: f32 = v94.w;
    let v101: f32 = max(v99, v100);
    m1[v177] = v101;
    workgroupBarrier();
    let v193: f32 = m1[v178];
    x8 = v193;
    for (var v194: u32 = v179; v194 < v180; v194 += v179) {
      let v195: f32 = m1[v194];
      let v196: f32 = x8;
      let v197: f32 = max(v196, v195);
      x8 = v197;
    }
    workgroupBarrier();
    let v198: f32 = x8;
    x5 = v103;
    let v104: u32 = v23 * v56;
    for (var v105: u32 = v104; v105 < v13; v105 += v58) {
      let v106: i32 = m0[v105];
      let v107: u32 = u32(v106);
      let v108: u32 = v10 * v12;
      let v109: u32 = v108 + v107;
      let v110: f32 = b0[v109];
      let v111: u32 = v105 + v1;
      let v112: i32 = m0[v111];
      let v113: u32 = u32(v112);
      let v114: u32 = v10 * v12;
      let v115: u32 = v114 + v113;
      let v116: f32 = b0[v115];
      let v117: u32 = v105 + v77;
      let v118: i32 = m0[v117];
      let v119: u32 = u32(v118);
      let v120: u32 = v10 * v12;
      let v121: u32 = v120 + v119;
      let v122: f32 = b0[v121];
      let v123: u32 = v105 + v84;
      let v124: i32 = m0[v123];
      let v125: u32 = u32(v124);
      let v126: u32 = v10 * v12;
      let v127: u32 = v126 + v125;
      let v128: f32 = b0[v127];
      let v129: vec4<f32> = vec4<f32>(v110, v116, v122, v128);
      let v130: vec4<f32> = vec4<f32>(v198);
      let v131: vec4<f32> = v129 - v130;
      let v132: vec4<f32> = exp(v131);
      let v133: vec4<f32> = x5;
      let v134: vec4<f32> = v133 + v132;
      x5 = v134;
    }
    let v135: vec4<f32> = x5;
    let v136: f32 = v135.x;
    let v137: f32 = v135.y;
    let v138: f32 = v136 + v137;
    let v139: f32 = v135.z;
    let v140: f32 = v138 + v139;
    let v141: f32 = v135.w;
    let v142: f32 = v140 + v141;
    m1[v177] = v142;
    workgroupBarrier();
    let v199: f32 = m1[v178];
    x9 = v199;
    for (var v200: u32 = v179; v200 < v180; v200 += v179) {
      let v201: f32 = m1[v200];
      let v202: f32 = x9;
      let v203: f32 = v202 + v201;
      x9 = v203;
    }
    workgroupBarrier();
    let v204: f32 = x9;
    let v144: u32 = v23 * v56;
    for (var v145: u32 = v144; v145 < v13; v145 += v58) {
      let v146: i32 = m0[v145];
      let v147: u32 = u32(v146);
      let v148: u32 = v10 * v12;
      let v149: u32 = v148 + v147;
      let v150: f32 = b0[v149];
      let v151: u32 = v145 + v1;
      let v152: i32 = m0[v151];
      let v153: u32 = u32(v152);
      let v154: u32 = v10 * v12;
      let v155: u32 = v154 + v153;
      let v156: f32 = b0[v155];
      let v157: u32 = v145 + v77;
      let v158: i32 = m0[v157];
      let v159: u32 = u32(v158);
      let v160: u32 = v10 * v12;
      let v161: u32 = v160 + v159;
      let v162: f32 = b0[v161];
      let v163: u32 = v145 + v84;
      let v164: i32 = m0[v163];
      let v165: u32 = u32(v164);
      let v166: u32 = v10 * v12;
      let v167: u32 = v166 + v165;
      let v168: f32 = b0[v167];
      let v169: vec4<f32> = vec4<f32>(v150, v156, v162, v168);
      let v170: vec4<f32> = vec4<f32>(v198);
      let v171: vec4<f32> = v169 - v170;
      let v172: vec4<f32> = exp(v171);
      let v173: vec4<f32> = vec4<f32>(v204);
      let v174: vec4<f32> = v172 / v173;
      let v175: u32 = v10 * v13;
      let v176: u32 = v175 + v145;
      b2[v176 / 4u] = v174;
    }
  }
}
