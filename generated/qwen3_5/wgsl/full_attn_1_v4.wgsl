@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // v22
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // k_norm
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // rope_cos
@group(0) @binding(3) var<storage, read> b3: array<vec4<f32>>; // rope_sin
@group(0) @binding(4) var<storage, read> b4: array<i32>; // position
@group(0) @binding(5) var<storage, read> b5: array<i32>; // stream
@group(0) @binding(6) var<storage, read> b6: array<i32>; // pages
@group(0) @binding(7) var<storage, read_write> b7: array<vec4<f32>>; // k_cache
@group(0) @binding(8) var<storage, read> b8: array<vec4<f32>>; // v23
@group(0) @binding(9) var<storage, read_write> b9: array<vec4<f32>>; // v_cache
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_1_v4(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: vec4<f32>;
  var x2: vec4<f32>;
  var x3: f32;
  let v166: u32 = lane;
  let v167: u32 = 0u;
  let v168: u32 = 1u;
  let v169: u32 = 32u;
  let v0: u32 = group.x;
  let v1: u32 = params[0].x;
  let v2: u32 = groups.x;
  let v4: u32 = 0u;
  let v5: u32 = params[0].y;
  let v8: vec4<f32> = vec4<f32>(0.0f);
  let v9: u32 = params[0].z;
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v17: u32 = 1u;
  let v18: u32 = params[0].w;
  let v36: u32 = params[1].x;
  let v45: f32 = bitcast<f32>(params[1].w);
  let v106: u32 = params[1].y;
  let v127: u32 = params[1].z;
  let v128: u32 = 512u;
  for (var v3: u32 = v0; v3 < v1; v3 += v2) {
    let v6: u32 = v3 % v5;
    let v7: u32 = v3 / v5;
    x0 = v8;
    let v12: u32 = v10 * v11;
    for (var v14: u32 = v12; v14 < v9; v14 += v13) {
      let v15: u32 = v6 * v9;
      let v16: u32 = v15 + v14;
      let v19: u32 = v7 * v18;
      let v20: u32 = v19 + v16;
      let v21: vec4<f32> = b0[v20 / 4u];
      let v22: vec4<f32> = v21 * v21;
      let v23: vec4<f32> = x0;
      let v24: vec4<f32> = v23 + v22;
      x0 = v24;
    }
    let v25: vec4<f32> = x0;
    let v26: f32 = v25.x;
    let v27: f32 = v25.y;
    let v28: f32 = v26 + v27;
    let v29: f32 = v25.z;
    let v30: f32 = v28 + v29;
    let v31: f32 = v25.w;
    let v32: f32 = v30 + v31;
    m0[v166] = v32;
    workgroupBarrier();
    let v170: f32 = m0[v167];
    x3 = v170;
    for (var v171: u32 = v168; v171 < v169; v171 += v168) {
      let v172: f32 = m0[v171];
      let v173: f32 = x3;
      let v174: f32 = v173 + v172;
      x3 = v174;
    }
    workgroupBarrier();
    let v175: f32 = x3;
    let v34: u32 = v10 * v11;
    for (var v35: u32 = v34; v35 < v9; v35 += v13) {
      x1 = v8;
      let v37: bool = v35 < v36;
      if (v37) {
        let v38: u32 = v6 * v9;
        let v39: u32 = v38 + v35;
        let v40: u32 = v7 * v18;
        let v41: u32 = v40 + v39;
        let v42: vec4<f32> = b0[v41 / 4u];
        let v43: f32 = f32(v9);
        let v44: f32 = v175 / v43;
        let v46: f32 = v44 + v45;
        let v47: f32 = inverseSqrt(v46);
        let v48: vec4<f32> = vec4<f32>(v47);
        let v49: vec4<f32> = v42 * v48;
        let v50: vec4<f32> = b1[v35 / 4u];
        let v51: vec4<f32> = v49 * v50;
        let v52: u32 = v7 * v36;
        let v53: u32 = v52 + v35;
        let v54: vec4<f32> = b2[v53 / 4u];
        let v55: vec4<f32> = v51 * v54;
        let v56: u32 = v35 + v36;
        let v57: u32 = v6 * v9;
        let v58: u32 = v57 + v56;
        let v59: u32 = v7 * v18;
        let v60: u32 = v59 + v58;
        let v61: vec4<f32> = b0[v60 / 4u];
        let v62: vec4<f32> = vec4<f32>(v47);
        let v63: vec4<f32> = v61 * v62;
        let v64: vec4<f32> = b1[v56 / 4u];
        let v65: vec4<f32> = v63 * v64;
        let v66: u32 = v7 * v36;
        let v67: u32 = v66 + v35;
        let v68: vec4<f32> = b3[v67 / 4u];
        let v69: vec4<f32> = v65 * v68;
        let v70: vec4<f32> = v55 - v69;
        x1 = v70;
      } else {
        let v71: u32 = v35 - v36;
        x2 = v8;
        let v72: bool = v71 < v36;
        if (v72) {
          let v73: u32 = v71 + v36;
          let v74: u32 = v6 * v9;
          let v75: u32 = v74 + v73;
          let v76: u32 = v7 * v18;
          let v77: u32 = v76 + v75;
          let v78: vec4<f32> = b0[v77 / 4u];
          let v79: f32 = f32(v9);
          let v80: f32 = v175 / v79;
          let v81: f32 = v80 + v45;
          let v82: f32 = inverseSqrt(v81);
          let v83: vec4<f32> = vec4<f32>(v82);
          let v84: vec4<f32> = v78 * v83;
          let v85: vec4<f32> = b1[v73 / 4u];
          let v86: vec4<f32> = v84 * v85;
          let v87: u32 = v7 * v36;
          let v88: u32 = v87 + v71;
          let v89: vec4<f32> = b2[v88 / 4u];
          let v90: vec4<f32> = v86 * v89;
          let v91: u32 = v6 * v9;
          let v92: u32 = v91 + v71;
          let v93: u32 = v7 * v18;
          let v94: u32 = v93 + v92;
          let v95: vec4<f32> = b0[v94 / 4u];
          let v96: vec4<f32> = vec4<f32>(v82);
          let v97: vec4<f32> = v95 * v96;
          let v98: vec4<f32> = b1[v71 / 4u];
          let v99: vec4<f32> = v97 * v98;
          let v100: u32 = v7 * v36;
          let v101: u32 = v100 + v71;
          let v102: vec4<f32> = b3[v101 / 4u];
          let v103: vec4<f32> = v99 * v102;
          let v104: vec4<f32> = v90 + v103;
          x2 = v104;
        } else {
          let v105: u32 = v71 - v36;
          let v107: u32 = v105 + v106;
          let v108: u32 = v6 * v9;
          let v109: u32 = v108 + v107;
          let v110: u32 = v7 * v18;
          let v111: u32 = v110 + v109;
          let v112: vec4<f32> = b0[v111 / 4u];
          let v113: f32 = f32(v9);
          let v114: f32 = v175 / v113;
          let v115: f32 = v114 + v45;
          let v116: f32 = inverseSqrt(v115);
          let v117: vec4<f32> = vec4<f32>(v116);
          let v118: vec4<f32> = v112 * v117;
          let v119: vec4<f32> = b1[v107 / 4u];
          let v120: vec4<f32> = v118 * v119;
          x2 = v120;
        }
        let v121: vec4<f32> = x2;
        x1 = v121;
      }
      let v122: vec4<f32> = x1;
      let v123: i32 = b4[v7];
      let v124: u32 = u32(v123);
      let v125: i32 = b5[v7];
      let v126: u32 = u32(v125);
      let v129: u32 = v124 / v128;
      let v130: u32 = v124 % v128;
      let v131: u32 = v126 * v127;
      let v132: u32 = v129 + v131;
      let v133: i32 = b6[v132];
      let v134: u32 = u32(v133);
      let v135: u32 = v134 * v5;
      let v136: u32 = v6 + v135;
      let v137: u32 = v136 * v9;
      let v138: u32 = v137 * v128;
      let v139: u32 = v130 * v9;
      let v140: u32 = v138 + v139;
      let v141: u32 = v140 + v35;
      b7[v141 / 4u] = v122;
    }
    let v142: u32 = v10 * v11;
    for (var v143: u32 = v142; v143 < v9; v143 += v13) {
      let v144: u32 = v6 * v9;
      let v145: u32 = v144 + v143;
      let v146: u32 = v7 * v18;
      let v147: u32 = v146 + v145;
      let v148: vec4<f32> = b8[v147 / 4u];
      let v149: i32 = b4[v7];
      let v150: u32 = u32(v149);
      let v151: i32 = b5[v7];
      let v152: u32 = u32(v151);
      let v153: u32 = v150 / v128;
      let v154: u32 = v150 % v128;
      let v155: u32 = v152 * v127;
      let v156: u32 = v153 + v155;
      let v157: i32 = b6[v156];
      let v158: u32 = u32(v157);
      let v159: u32 = v158 * v5;
      let v160: u32 = v6 + v159;
      let v161: u32 = v160 * v9;
      let v162: u32 = v161 * v128;
      let v163: u32 = v154 * v9;
      let v164: u32 = v162 + v163;
      let v165: u32 = v164 + v143;
      b9[v165 / 4u] = v148;
    }
  }
}
