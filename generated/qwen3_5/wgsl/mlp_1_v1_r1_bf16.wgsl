@group(0) @binding(0) var<storage, read> b0: array<f32>; // v21
@group(0) @binding(1) var<storage, read> b1: array<u32>; // down_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v24
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<f32, 4>;
var<workgroup> m1: array<f32, 160>;

@compute @workgroup_size(32)
fn mlp_1_v1_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v112: u32 = 1u;
  let v116: u32 = 16u;
  let v117: u32 = 4294901760u;
  let v43: f32 = 0.0f;
  let v44: u32 = 1u;
  let v46: u32 = 0u;
  let v57: u32 = 2u;
  let v61: u32 = 3u;
  let v65: u32 = lane;
  let v66: u32 = 32u;
  let v86: u32 = 5u;
  let v95: u32 = 4u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0].x;
  let v5: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = params[0].z;
  let v9: u32 = 3u;
  let v10: u32 = 4u;
  let v15: u32 = group.x;
  let v16: u32 = groups.x;
  let v22: u32 = lane;
  let v23: u32 = 32u;
  let v3: u32 = v2 - v0;
  let v4: u32 = min(v1, v3);
  let v6: u32 = v0 * v5;
  let v11: u32 = v8 + v9;
  let v12: u32 = v11 / v10;
  let v13: u32 = v8 + v9;
  let v14: u32 = v13 / v10;
  for (var v17: u32 = v15; v17 < v12; v17 += v16) {
    let v18: u32 = v17 * v10;
    let v19: u32 = v8 - v18;
    let v20: u32 = min(v10, v19);
    let v21: u32 = v18 * v5;
    x0 = v43;
    x1 = v43;
    x2 = v43;
    x3 = v43;
    let v45: u32 = v4 - v44;
    let v47: u32 = min(v46, v45);
    let v48: u32 = v47 * v5;
    let v49: u32 = v6 + v48;
    let v50: u32 = v20 - v44;
    let v51: u32 = min(v46, v50);
    let v52: u32 = v51 * v5;
    let v53: u32 = v21 + v52;
    let v54: u32 = min(v44, v50);
    let v55: u32 = v54 * v5;
    let v56: u32 = v21 + v55;
    let v58: u32 = min(v57, v50);
    let v59: u32 = v58 * v5;
    let v60: u32 = v21 + v59;
    let v62: u32 = min(v61, v50);
    let v63: u32 = v62 * v5;
    let v64: u32 = v21 + v63;
    for (var v67: u32 = v65; v67 < v5; v67 += v66) {
      let v68: u32 = v49 + v67;
      let v69: f32 = b0[v68];
      let v70: u32 = v53 + v67;
      let v113: u32 = v70 >> v112;
      let v114: u32 = b1[v113];
      let v115: u32 = v70 & v112;
      let v118: u32 = v114 << v116;
      let v119: u32 = v114 & v117;
      let v120: f32 = bitcast<f32>(v118);
      let v121: f32 = bitcast<f32>(v119);
      let v122: bool = v115 == v112;
      let v123: f32 = select(v120, v121, v122);
      let v72: f32 = x0;
      let v73: f32 = fma(v69, v123, v72);
      x0 = v73;
      let v74: u32 = v56 + v67;
      let v124: u32 = v74 >> v112;
      let v125: u32 = b1[v124];
      let v126: u32 = v74 & v112;
      let v127: u32 = v125 << v116;
      let v128: u32 = v125 & v117;
      let v129: f32 = bitcast<f32>(v127);
      let v130: f32 = bitcast<f32>(v128);
      let v131: bool = v126 == v112;
      let v132: f32 = select(v129, v130, v131);
      let v76: f32 = x1;
      let v77: f32 = fma(v69, v132, v76);
      x1 = v77;
      let v78: u32 = v60 + v67;
      let v133: u32 = v78 >> v112;
      let v134: u32 = b1[v133];
      let v135: u32 = v78 & v112;
      let v136: u32 = v134 << v116;
      let v137: u32 = v134 & v117;
      let v138: f32 = bitcast<f32>(v136);
      let v139: f32 = bitcast<f32>(v137);
      let v140: bool = v135 == v112;
      let v141: f32 = select(v138, v139, v140);
      let v80: f32 = x2;
      let v81: f32 = fma(v69, v141, v80);
      x2 = v81;
      let v82: u32 = v64 + v67;
      let v142: u32 = v82 >> v112;
      let v143: u32 = b1[v142];
      let v144: u32 = v82 & v112;
      let v145: u32 = v143 << v116;
      let v146: u32 = v143 & v117;
      let v147: f32 = bitcast<f32>(v145);
      let v148: f32 = bitcast<f32>(v146);
      let v149: bool = v144 == v112;
      let v150: f32 = select(v147, v148, v149);
      let v84: f32 = x3;
      let v85: f32 = fma(v69, v150, v84);
      x3 = v85;
    }
    let v87: u32 = v65 * v86;
    let v88: f32 = x0;
    m1[v87] = v88;
    let v89: u32 = v87 + v44;
    let v90: f32 = x1;
    m1[v89] = v90;
    let v91: u32 = v87 + v57;
    let v92: f32 = x2;
    m1[v91] = v92;
    let v93: u32 = v87 + v61;
    let v94: f32 = x3;
    m1[v93] = v94;
    workgroupBarrier();
    for (var v96: u32 = v65; v96 < v95; v96 += v66) {
      let v97: u32 = v96 / v95;
      let v98: u32 = v96 % v95;
      let v99: bool = v97 < v4;
      let v100: bool = v98 < v20;
      let v101: bool = v99 & v100;
      if (v101) {
        x4 = v43;
        for (var v102: u32 = v46; v102 < v66; v102 += v44) {
          let v103: u32 = v102 * v86;
          let v104: u32 = v96 + v103;
          let v105: f32 = m1[v104];
          let v106: f32 = x4;
          let v107: f32 = v106 + v105;
          x4 = v107;
        }
        let v108: f32 = x4;
        let v109: u32 = v97 * v10;
        let v110: u32 = v7 + v109;
        let v111: u32 = v110 + v98;
        m0[v111] = v108;
      }
    }
    workgroupBarrier();
    for (var v24: u32 = v22; v24 < v10; v24 += v23) {
      let v25: u32 = v24 / v10;
      let v26: u32 = v24 % v10;
      let v27: bool = v25 < v4;
      let v28: bool = v26 < v20;
      let v29: bool = v27 & v28;
      if (v29) {
        let v30: u32 = v0 + v25;
        let v31: u32 = v18 + v26;
        let v32: u32 = v30 * v8;
        let v33: u32 = v32 + v31;
        let v34: f32 = b2[v33];
        let v35: u32 = v30 - v0;
        let v36: u32 = v35 * v10;
        let v37: u32 = v31 - v18;
        let v38: u32 = v36 + v37;
        let v39: f32 = m0[v38];
        let v40: f32 = v34 + v39;
        let v41: u32 = v30 * v8;
        let v42: u32 = v41 + v31;
        b3[v42] = v40;
      }
    }
    workgroupBarrier();
  }
}
