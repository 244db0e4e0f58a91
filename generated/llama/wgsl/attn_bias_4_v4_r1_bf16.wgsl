@group(0) @binding(0) var<storage, read> b0: array<vec2<u32>>; // o_proj
@group(0) @binding(1) var<storage, read> b1: array<vec4<f32>>; // stored1
@group(0) @binding(2) var<storage, read> b2: array<f32>; // x
@group(0) @binding(3) var<storage, read> b3: array<f32>; // o_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 160>;

@compute @workgroup_size(32)
fn attn_bias_4_v4_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  let v186: u32 = 1u;
  let v190: u32 = 16u;
  let v191: u32 = 4294901760u;
  let v71: f32 = 0.0f;
  let v72: u32 = 1u;
  let v74: u32 = 0u;
  let v85: u32 = 2u;
  let v89: u32 = 3u;
  let v93: u32 = lane;
  let v94: u32 = 4u;
  let v96: u32 = 128u;
  let v160: u32 = 5u;
  let v169: u32 = 32u;
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
  let v35: u32 = 128u;
  let v38: u32 = params[0].w;
  let v49: u32 = 32u;
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
    x0 = v71;
    x1 = v71;
    x2 = v71;
    x3 = v71;
    for (var v28: u32 = v6; v28 < v5; v28 += v27) {
      let v29: u32 = v5 - v28;
      let v30: u32 = min(v27, v29);
      for (var v31: u32 = v6; v31 < v4; v31 += v1) {
        let v32: u32 = v0 + v31;
        let v34: u32 = v33 * v9;
        for (var v36: u32 = v34; v36 < v30; v36 += v35) {
          let v37: u32 = v28 + v36;
          let v39: u32 = v37 % v38;
          let v40: u32 = v37 / v38;
          let v41: u32 = v32 * v5;
          let v42: u32 = v40 * v38;
          let v43: u32 = v41 + v42;
          let v44: u32 = v43 + v39;
          let v45: vec4<f32> = b1[v44 / 4u];
          let v46: u32 = v31 * v27;
          let v47: u32 = v36 + v46;
          m0[v47 / 4u] = v45;
        }
      }
      workgroupBarrier();
      let v48: u32 = v26 + v28;
      let v73: u32 = v4 - v72;
      let v75: u32 = min(v74, v73);
      let v76: u32 = v75 * v27;
      let v77: u32 = v6 + v76;
      let v78: u32 = v25 - v72;
      let v79: u32 = min(v74, v78);
      let v80: u32 = v79 * v5;
      let v81: u32 = v48 + v80;
      let v82: u32 = min(v72, v78);
      let v83: u32 = v82 * v5;
      let v84: u32 = v48 + v83;
      let v86: u32 = min(v85, v78);
      let v87: u32 = v86 * v5;
      let v88: u32 = v48 + v87;
      let v90: u32 = min(v89, v78);
      let v91: u32 = v90 * v5;
      let v92: u32 = v48 + v91;
      let v95: u32 = v93 * v94;
      for (var v97: u32 = v95; v97 < v30; v97 += v96) {
        let v98: u32 = v77 + v97;
        let v99: vec4<f32> = m0[v98 / 4u];
        let v100: u32 = v81 + v97;
        let v187: u32 = v100 >> v186;
        let v188: vec2<u32> = b0[v187 / 2u];
        let v189: u32 = v188.x;
        let v192: u32 = v189 << v190;
        let v193: u32 = v189 & v191;
        let v194: f32 = bitcast<f32>(v192);
        let v195: f32 = bitcast<f32>(v193);
        let v196: u32 = v188.y;
        let v197: u32 = v196 << v190;
        let v198: u32 = v196 & v191;
        let v199: f32 = bitcast<f32>(v197);
        let v200: f32 = bitcast<f32>(v198);
        let v201: vec4<f32> = vec4<f32>(v194, v195, v199, v200);
        let v102: f32 = x0;
        let v103: f32 = v99.x;
        let v104: f32 = v201.x;
        let v105: f32 = fma(v103, v104, v102);
        let v106: f32 = v99.y;
        let v107: f32 = v201.y;
        let v108: f32 = fma(v106, v107, v105);
        let v109: f32 = v99.z;
        let v110: f32 = v201.z;
        let v111: f32 = fma(v109, v110, v108);
        let v112: f32 = v99.w;
        let v113: f32 = v201.w;
        let v114: f32 = fma(v112, v113, v111);
        x0 = v114;
        let v115: u32 = v84 + v97;
        let v202: u32 = v115 >> v186;
        let v203: vec2<u32> = b0[v202 / 2u];
        let v204: u32 = v203.x;
        let v205: u32 = v204 << v190;
        let v206: u32 = v204 & v191;
        let v207: f32 = bitcast<f32>(v205);
        let v208: f32 = bitcast<f32>(v206);
        let v209: u32 = v203.y;
        let v210: u32 = v209 << v190;
        let v211: u32 = v209 & v191;
        let v212: f32 = bitcast<f32>(v210);
        let v213: f32 = bitcast<f32>(v211);
        let v214: vec4<f32> = vec4<f32>(v207, v208, v212, v213);
        let v117: f32 = x1;
        let v118: f32 = v99.x;
        let v119: f32 = v214.x;
        let v120: f32 = fma(v118, v119, v117);
        let v121: f32 = v99.y;
        let v122: f32 = v214.y;
        let v123: f32 = fma(v121, v122, v120);
        let v124: f32 = v99.z;
        let v125: f32 = v214.z;
        let v126: f32 = fma(v124, v125, v123);
        let v127: f32 = v99.w;
        let v128: f32 = v214.w;
        let v129: f32 = fma(v127, v128, v126);
        x1 = v129;
        let v130: u32 = v88 + v97;
        let v215: u32 = v130 >> v186;
        let v216: vec2<u32> = b0[v215 / 2u];
        let v217: u32 = v216.x;
        let v218: u32 = v217 << v190;
        let v219: u32 = v217 & v191;
        let v220: f32 = bitcast<f32>(v218);
        let v221: f32 = bitcast<f32>(v219);
        let v222: u32 = v216.y;
        let v223: u32 = v222 << v190;
        let v224: u32 = v222 & v191;
        let v225: f32 = bitcast<f32>(v223);
        let v226: f32 = bitcast<f32>(v224);
        let v227: vec4<f32> = vec4<f32>(v220, v221, v225, v226);
        let v132: f32 = x2;
        let v133: f32 = v99.x;
        let v134: f32 = v227.x;
        let v135: f32 = fma(v133, v134, v132);
        let v136: f32 = v99.y;
        let v137: f32 = v227.y;
        let v138: f32 = fma(v136, v137, v135);
        let v139: f32 = v99.z;
        let v140: f32 = v227.z;
        let v141: f32 = fma(v139, v140, v138);
        let v142: f32 = v99.w;
        let v143: f32 = v227.w;
        let v144: f32 = fma(v142, v143, v141);
        x2 = v144;
        let v145: u32 = v92 + v97;
        let v228: u32 = v145 >> v186;
        let v229: vec2<u32> = b0[v228 / 2u];
        let v230: u32 = v229.x;
        let v231: u32 = v230 << v190;
        let v232: u32 = v230 & v191;
        let v233: f32 = bitcast<f32>(v231);
        let v234: f32 = bitcast<f32>(v232);
        let v235: u32 = v229.y;
        let v236: u32 = v235 << v190;
        let v237: u32 = v235 & v191;
        let v238: f32 = bitcast<f32>(v236);
        let v239: f32 = bitcast<f32>(v237);
        let v240: vec4<f32> = vec4<f32>(v233, v234, v238, v239);
        let v147: f32 = x3;
        let v148: f32 = v99.x;
        let v149: f32 = v240.x;
        let v150: f32 = fma(v148, v149, v147);
        let v151: f32 = v99.y;
        let v152: f32 = v240.y;
        let v153: f32 = fma(v151, v152, v150);
        let v154: f32 = v99.z;
        let v155: f32 = v240.z;
        let v156: f32 = fma(v154, v155, v153);
        let v157: f32 = v99.w;
        let v158: f32 = v240.w;
        let v159: f32 = fma(v157, v158, v156);
        x3 = v159;
      }
      workgroupBarrier();
    }
    let v161: u32 = v93 * v160;
    let v162: f32 = x0;
    m2[v161] = v162;
    let v163: u32 = v161 + v72;
    let v164: f32 = x1;
    m2[v163] = v164;
    let v165: u32 = v161 + v85;
    let v166: f32 = x2;
    m2[v165] = v166;
    let v167: u32 = v161 + v89;
    let v168: f32 = x3;
    m2[v167] = v168;
    workgroupBarrier();
    for (var v170: u32 = v93; v170 < v94; v170 += v169) {
      let v171: u32 = v170 / v94;
      let v172: u32 = v170 % v94;
      let v173: bool = v171 < v4;
      let v174: bool = v172 < v25;
      let v175: bool = v173 & v174;
      if (v175) {
        x4 = v71;
        for (var v176: u32 = v74; v176 < v169; v176 += v72) {
          let v177: u32 = v176 * v160;
          let v178: u32 = v170 + v177;
          let v179: f32 = m2[v178];
          let v180: f32 = x4;
          let v181: f32 = v180 + v179;
          x4 = v181;
        }
        let v182: f32 = x4;
        let v183: u32 = v171 * v9;
        let v184: u32 = v6 + v183;
        let v185: u32 = v184 + v172;
        m1[v185] = v182;
      }
    }
    workgroupBarrier();
    for (var v50: u32 = v33; v50 < v9; v50 += v49) {
      let v51: u32 = v50 / v9;
      let v52: u32 = v50 % v9;
      let v53: bool = v51 < v4;
      let v54: bool = v52 < v25;
      let v55: bool = v53 & v54;
      if (v55) {
        let v56: u32 = v0 + v51;
        let v57: u32 = v23 + v52;
        let v58: u32 = v56 * v7;
        let v59: u32 = v58 + v57;
        let v60: f32 = b2[v59];
        let v61: u32 = v56 - v0;
        let v62: u32 = v61 * v9;
        let v63: u32 = v57 - v23;
        let v64: u32 = v62 + v63;
        let v65: f32 = m1[v64];
        let v66: f32 = b3[v57];
        let v67: f32 = v65 + v66;
        let v68: f32 = v60 + v67;
        let v69: u32 = v56 * v7;
        let v70: u32 = v69 + v57;
        b4[v70] = v68;
      }
    }
    workgroupBarrier();
  }
}
