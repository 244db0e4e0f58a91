@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // in_proj_z
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v39
@group(0) @binding(4) var<uniform> params: array<vec4<u32>, 1>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_1_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  let v211: u32 = 1u;
  let v201: u32 = lane;
  let v202: u32 = 0u;
  let v203: u32 = 1u;
  let v204: u32 = 32u;
  let v86: f32 = 0.0f;
  let v87: u32 = 1u;
  let v89: u32 = 0u;
  let v100: u32 = 2u;
  let v104: u32 = 3u;
  let v108: u32 = lane;
  let v109: u32 = 4u;
  let v111: u32 = 128u;
  let v175: u32 = 5u;
  let v184: u32 = 32u;
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
  let v44: u32 = 512u;
  let v60: f32 = bitcast<f32>(params[0].w);
  let v70: u32 = 32u;
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
    m4[v201] = v28;
    workgroupBarrier();
    let v205: f32 = m4[v202];
    x6 = v205;
    for (var v206: u32 = v203; v206 < v204; v206 += v203) {
      let v207: f32 = m4[v206];
      let v208: f32 = x6;
      let v209: f32 = v208 + v207;
      x6 = v209;
    }
    workgroupBarrier();
    let v210: f32 = x6;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v210;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v35: u32 = v31 + v32;
  let v36: u32 = v35 / v11;
  for (var v39: u32 = v37; v39 < v34; v39 += v38) {
    let v40: u32 = v39 * v11;
    let v41: u32 = v31 - v40;
    let v42: u32 = min(v11, v41);
    let v43: u32 = v40 * v5;
    x1 = v86;
    x2 = v86;
    x3 = v86;
    x4 = v86;
    for (var v45: u32 = v6; v45 < v5; v45 += v44) {
      let v46: u32 = v5 - v45;
      let v47: u32 = min(v44, v46);
      for (var v48: u32 = v6; v48 < v4; v48 += v1) {
        let v49: u32 = v0 + v48;
        let v50: u32 = v10 * v11;
        for (var v51: u32 = v50; v51 < v47; v51 += v13) {
          let v52: u32 = v45 + v51;
          let v53: u32 = v49 * v5;
          let v54: u32 = v53 + v52;
          let v55: vec4<f32> = b0[v54 / 4u];
          let v56: u32 = v49 - v0;
          let v57: f32 = m1[v56];
          let v58: f32 = f32(v5);
          let v59: f32 = v57 / v58;
          let v61: f32 = v59 + v60;
          let v62: f32 = inverseSqrt(v61);
          let v63: vec4<f32> = vec4<f32>(v62);
          let v64: vec4<f32> = v55 * v63;
          let v65: vec4<f32> = b2[v52 / 4u];
          let v66: vec4<f32> = v64 * v65;
          let v67: u32 = v48 * v44;
          let v68: u32 = v51 + v67;
          m0[v68 / 4u] = v66;
        }
      }
      workgroupBarrier();
      let v69: u32 = v43 + v45;
      let v88: u32 = v4 - v87;
      let v90: u32 = min(v89, v88);
      let v91: u32 = v90 * v44;
      let v92: u32 = v6 + v91;
      let v93: u32 = v42 - v87;
      let v94: u32 = min(v89, v93);
      let v95: u32 = v94 * v5;
      let v96: u32 = v69 + v95;
      let v97: u32 = min(v87, v93);
      let v98: u32 = v97 * v5;
      let v99: u32 = v69 + v98;
      let v101: u32 = min(v100, v93);
      let v102: u32 = v101 * v5;
      let v103: u32 = v69 + v102;
      let v105: u32 = min(v104, v93);
      let v106: u32 = v105 * v5;
      let v107: u32 = v69 + v106;
      let v110: u32 = v108 * v109;
      for (var v112: u32 = v110; v112 < v47; v112 += v111) {
        let v113: u32 = v92 + v112;
        let v114: vec4<f32> = m0[v113 / 4u];
        let v115: u32 = v96 + v112;
        let v212: u32 = v115 >> v211;
        let v213: vec2<u32> = b1[v212 / 2u];
        let v214: u32 = v213.x;
        let v215: vec2<f32> = unpack2x16float(v214);
        let v216: f32 = v215.x;
        let v217: f32 = v215.y;
        let v218: u32 = v213.y;
        let v219: vec2<f32> = unpack2x16float(v218);
        let v220: f32 = v219.x;
        let v221: f32 = v219.y;
        let v222: vec4<f32> = vec4<f32>(v216, v217, v220, v221);
        let v117: f32 = x1;
        let v118: f32 = v114.x;
        let v119: f32 = v222.x;
        let v120: f32 = fma(v118, v119, v117);
        let v121: f32 = v114.y;
        let v122: f32 = v222.y;
        let v123: f32 = fma(v121, v122, v120);
        let v124: f32 = v114.z;
        let v125: f32 = v222.z;
        let v126: f32 = fma(v124, v125, v123);
        let v127: f32 = v114.w;
        let v128: f32 = v222.w;
        let v129: f32 = fma(v127, v128, v126);
        x1 = v129;
        let v130: u32 = v99 + v112;
        let v223: u32 = v130 >> v211;
        let v224: vec2<u32> = b1[v223 / 2u];
        let v225: u32 = v224.x;
        let v226: vec2<f32> = unpack2x16float(v225);
        let v227: f32 = v226.x;
        let v228: f32 = v226.y;
        let v229: u32 = v224.y;
        let v230: vec2<f32> = unpack2x16float(v229);
        let v231: f32 = v230.x;
        let v232: f32 = v230.y;
        let v233: vec4<f32> = vec4<f32>(v227, v228, v231, v232);
        let v132: f32 = x2;
        let v133: f32 = v114.x;
        let v134: f32 = v233.x;
        let v135: f32 = fma(v133, v134, v132);
        let v136: f32 = v114.y;
        let v137: f32 = v233.y;
        let v138: f32 = fma(v136, v137, v135);
        let v139: f32 = v114.z;
        let v140: f32 = v233.z;
        let v141: f32 = fma(v139, v140, v138);
        let v142: f32 = v114.w;
        let v143: f32 = v233.w;
        let v144: f32 = fma(v142, v143, v141);
        x2 = v144;
        let v145: u32 = v103 + v112;
        let v234: u32 = v145 >> v211;
        let v235: vec2<u32> = b1[v234 / 2u];
        let v236: u32 = v235.x;
        let v237: vec2<f32> = unpack2x16float(v236);
        let v238: f32 = v237.x;
        let v239: f32 = v237.y;
        let v240: u32 = v235.y;
        let v241: vec2<f32> = unpack2x16float(v240);
        let v242: f32 = v241.x;
        let v243: f32 = v241.y;
        let v244: vec4<f32> = vec4<f32>(v238, v239, v242, v243);
        let v147: f32 = x3;
        let v148: f32 = v114.x;
        let v149: f32 = v244.x;
        let v150: f32 = fma(v148, v149, v147);
        let v151: f32 = v114.y;
        let v152: f32 = v244.y;
        let v153: f32 = fma(v151, v152, v150);
        let v154: f32 = v114.z;
        let v155: f32 = v244.z;
        let v156: f32 = fma(v154, v155, v153);
        let v157: f32 = v114.w;
        let v158: f32 = v244.w;
        let v159: f32 = fma(v157, v158, v156);
        x3 = v159;
        let v160: u32 = v107 + v112;
        let v245: u32 = v160 >> v211;
        let v246: vec2<u32> = b1[v245 / 2u];
        let v247: u32 = v246.x;
        let v248: vec2<f32> = unpack2x16float(v247);
        let v249: f32 = v248.x;
        let v250: f32 = v248.y;
        let v251: u32 = v246.y;
        let v252: vec2<f32> = unpack2x16float(v251);
        let v253: f32 = v252.x;
        let v254: f32 = v252.y;
        let v255: vec4<f32> = vec4<f32>(v249, v250, v253, v254);
        let v162: f32 = x4;
        let v163: f32 = v114.x;
        let v164: f32 = v255.x;
        let v165: f32 = fma(v163, v164, v162);
        let v166: f32 = v114.y;
        let v167: f32 = v255.y;
        let v168: f32 = fma(v166, v167, v165);
        let v169: f32 = v114.z;
        let v170: f32 = v255.z;
        let v171: f32 = fma(v169, v170, v168);
        let v172: f32 = v114.w;
        let v173: f32 = v255.w;
        let v174: f32 = fma(v172, v173, v171);
        x4 = v174;
      }
      workgroupBarrier();
    }
    let v176: u32 = v108 * v175;
    let v177: f32 = x1;
    m3[v176] = v177;
    let v178: u32 = v176 + v87;
    let v179: f32 = x2;
    m3[v178] = v179;
    let v180: u32 = v176 + v100;
    let v181: f32 = x3;
    m3[v180] = v181;
    let v182: u32 = v176 + v104;
    let v183: f32 = x4;
    m3[v182] = v183;
    workgroupBarrier();
    for (var v185: u32 = v108; v185 < v109; v185 += v184) {
      let v186: u32 = v185 / v109;
      let v187: u32 = v185 % v109;
      let v188: bool = v186 < v4;
      let v189: bool = v187 < v42;
      let v190: bool = v188 & v189;
      if (v190) {
        x5 = v86;
        for (var v191: u32 = v89; v191 < v184; v191 += v87) {
          let v192: u32 = v191 * v175;
          let v193: u32 = v185 + v192;
          let v194: f32 = m3[v193];
          let v195: f32 = x5;
          let v196: f32 = v195 + v194;
          x5 = v196;
        }
        let v197: f32 = x5;
        let v198: u32 = v186 * v11;
        let v199: u32 = v6 + v198;
        let v200: u32 = v199 + v187;
        m2[v200] = v197;
      }
    }
    workgroupBarrier();
    for (var v71: u32 = v10; v71 < v11; v71 += v70) {
      let v72: u32 = v71 / v11;
      let v73: u32 = v71 % v11;
      let v74: bool = v72 < v4;
      let v75: bool = v73 < v42;
      let v76: bool = v74 & v75;
      if (v76) {
        let v77: u32 = v0 + v72;
        let v78: u32 = v40 + v73;
        let v79: u32 = v77 - v0;
        let v80: u32 = v79 * v11;
        let v81: u32 = v78 - v40;
        let v82: u32 = v80 + v81;
        let v83: f32 = m2[v82];
        let v84: u32 = v77 * v31;
        let v85: u32 = v84 + v78;
        b3[v85] = v83;
      }
    }
    workgroupBarrier();
  }
}
