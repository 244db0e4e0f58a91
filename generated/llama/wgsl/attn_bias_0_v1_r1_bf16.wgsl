@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<u32>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v1_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  let v281: u32 = 1u;
  let v285: u32 = 16u;
  let v286: u32 = 4294901760u;
  let v271: u32 = lane;
  let v272: u32 = 0u;
  let v273: u32 = 1u;
  let v274: u32 = 32u;
  let v142: f32 = 0.0f;
  let v143: u32 = 1u;
  let v145: u32 = 0u;
  let v156: u32 = 2u;
  let v160: u32 = 3u;
  let v164: u32 = lane;
  let v165: u32 = 32u;
  let v185: u32 = 5u;
  let v194: u32 = 4u;
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
  let v27: u32 = params[0].w;
  let v36: u32 = group.x;
  let v37: u32 = groups.x;
  let v53: u32 = 512u;
  let v68: f32 = bitcast<f32>(params[1].x);
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
    m4[v271] = v19;
    workgroupBarrier();
    let v275: f32 = m4[v272];
    x7 = v275;
    for (var v276: u32 = v273; v276 < v274; v276 += v273) {
      let v277: f32 = m4[v276];
      let v278: f32 = x7;
      let v279: f32 = v278 + v277;
      x7 = v279;
    }
    workgroupBarrier();
    let v280: f32 = x7;
    let v21: bool = v10 < v1;
    if (v21) {
      m1[v7] = v280;
    }
  }
  workgroupBarrier();
  let v25: u32 = v22 + v23;
  let v26: u32 = v25 / v24;
  let v28: u32 = v27 + v23;
  let v29: u32 = v28 / v24;
  let v30: u32 = v26 + v29;
  let v31: u32 = v22 + v23;
  let v32: u32 = v31 / v24;
  let v33: u32 = v27 + v23;
  let v34: u32 = v33 / v24;
  let v35: u32 = v32 + v34;
  let v38: u32 = v30 + v37;
  let v39: u32 = v38 - v1;
  let v40: u32 = v39 / v37;
  let v41: u32 = v36 * v40;
  let v42: u32 = v41 + v40;
  let v43: u32 = min(v42, v30);
  for (var v44: u32 = v41; v44 < v43; v44 += v1) {
    let v45: bool = v44 < v32;
    let v46: bool = v44 < v6;
    let v47: bool = !v46;
    let v48: bool = v45 & v47;
    if (v48) {
      let v49: u32 = v44 * v24;
      let v50: u32 = v22 - v49;
      let v51: u32 = min(v24, v50);
      let v52: u32 = v49 * v5;
      x1 = v142;
      x2 = v142;
      x3 = v142;
      x4 = v142;
      for (var v54: u32 = v6; v54 < v5; v54 += v53) {
        let v55: u32 = v5 - v54;
        let v56: u32 = min(v53, v55);
        for (var v57: u32 = v6; v57 < v4; v57 += v1) {
          let v58: u32 = v0 + v57;
          for (var v59: u32 = v10; v59 < v56; v59 += v11) {
            let v60: u32 = v54 + v59;
            let v61: u32 = v58 * v5;
            let v62: u32 = v61 + v60;
            let v63: f32 = b0[v62];
            let v64: u32 = v58 - v0;
            let v65: f32 = m1[v64];
            let v66: f32 = f32(v5);
            let v67: f32 = v65 / v66;
            let v69: f32 = v67 + v68;
            let v70: f32 = inverseSqrt(v69);
            let v71: f32 = v63 * v70;
            let v72: f32 = b2[v60];
            let v73: f32 = v71 * v72;
            let v74: u32 = v57 * v53;
            let v75: u32 = v59 + v74;
            m0[v75] = v73;
          }
        }
        workgroupBarrier();
        let v76: u32 = v52 + v54;
        let v144: u32 = v4 - v143;
        let v146: u32 = min(v145, v144);
        let v147: u32 = v146 * v53;
        let v148: u32 = v6 + v147;
        let v149: u32 = v51 - v143;
        let v150: u32 = min(v145, v149);
        let v151: u32 = v150 * v5;
        let v152: u32 = v76 + v151;
        let v153: u32 = min(v143, v149);
        let v154: u32 = v153 * v5;
        let v155: u32 = v76 + v154;
        let v157: u32 = min(v156, v149);
        let v158: u32 = v157 * v5;
        let v159: u32 = v76 + v158;
        let v161: u32 = min(v160, v149);
        let v162: u32 = v161 * v5;
        let v163: u32 = v76 + v162;
        for (var v166: u32 = v164; v166 < v56; v166 += v165) {
          let v167: u32 = v148 + v166;
          let v168: f32 = m0[v167];
          let v169: u32 = v152 + v166;
          let v282: u32 = v169 >> v281;
          let v283: u32 = b1[v282];
          let v284: u32 = v169 & v281;
          let v287: u32 = v283 << v285;
          let v288: u32 = v283 & v286;
          let v289: f32 = bitcast<f32>(v287);
          let v290: f32 = bitcast<f32>(v288);
          let v291: bool = v284 == v281;
          let v292: f32 = select(v289, v290, v291);
          let v171: f32 = x1;
          let v172: f32 = fma(v168, v292, v171);
          x1 = v172;
          let v173: u32 = v155 + v166;
          let v293: u32 = v173 >> v281;
          let v294: u32 = b1[v293];
          let v295: u32 = v173 & v281;
          let v296: u32 = v294 << v285;
          let v297: u32 = v294 & v286;
          let v298: f32 = bitcast<f32>(v296);
          let v299: f32 = bitcast<f32>(v297);
          let v300: bool = v295 == v281;
          let v301: f32 = select(v298, v299, v300);
          let v175: f32 = x2;
          let v176: f32 = fma(v168, v301, v175);
          x2 = v176;
          let v177: u32 = v159 + v166;
          let v302: u32 = v177 >> v281;
          let v303: u32 = b1[v302];
          let v304: u32 = v177 & v281;
          let v305: u32 = v303 << v285;
          let v306: u32 = v303 & v286;
          let v307: f32 = bitcast<f32>(v305);
          let v308: f32 = bitcast<f32>(v306);
          let v309: bool = v304 == v281;
          let v310: f32 = select(v307, v308, v309);
          let v179: f32 = x3;
          let v180: f32 = fma(v168, v310, v179);
          x3 = v180;
          let v181: u32 = v163 + v166;
          let v311: u32 = v181 >> v281;
          let v312: u32 = b1[v311];
          let v313: u32 = v181 & v281;
          let v314: u32 = v312 << v285;
          let v315: u32 = v312 & v286;
          let v316: f32 = bitcast<f32>(v314);
          let v317: f32 = bitcast<f32>(v315);
          let v318: bool = v313 == v281;
          let v319: f32 = select(v316, v317, v318);
          let v183: f32 = x4;
          let v184: f32 = fma(v168, v319, v183);
          x4 = v184;
        }
        workgroupBarrier();
      }
      let v186: u32 = v164 * v185;
      let v187: f32 = x1;
      m3[v186] = v187;
      let v188: u32 = v186 + v143;
      let v189: f32 = x2;
      m3[v188] = v189;
      let v190: u32 = v186 + v156;
      let v191: f32 = x3;
      m3[v190] = v191;
      let v192: u32 = v186 + v160;
      let v193: f32 = x4;
      m3[v192] = v193;
      workgroupBarrier();
      for (var v195: u32 = v164; v195 < v194; v195 += v165) {
        let v196: u32 = v195 / v194;
        let v197: u32 = v195 % v194;
        let v198: bool = v196 < v4;
        let v199: bool = v197 < v51;
        let v200: bool = v198 & v199;
        if (v200) {
          x5 = v142;
          for (var v201: u32 = v145; v201 < v165; v201 += v143) {
            let v202: u32 = v201 * v185;
            let v203: u32 = v195 + v202;
            let v204: f32 = m3[v203];
            let v205: f32 = x5;
            let v206: f32 = v205 + v204;
            x5 = v206;
          }
          let v207: f32 = x5;
          let v208: u32 = v196 * v24;
          let v209: u32 = v6 + v208;
          let v210: u32 = v209 + v197;
          m2[v210] = v207;
        }
      }
      workgroupBarrier();
      for (var v77: u32 = v10; v77 < v24; v77 += v11) {
        let v78: u32 = v77 / v24;
        let v79: u32 = v77 % v24;
        let v80: bool = v78 < v4;
        let v81: bool = v79 < v51;
        let v82: bool = v80 & v81;
        if (v82) {
          let v83: u32 = v0 + v78;
          let v84: u32 = v49 + v79;
          let v85: u32 = v83 - v0;
          let v86: u32 = v85 * v24;
          let v87: u32 = v84 - v49;
          let v88: u32 = v86 + v87;
          let v89: f32 = m2[v88];
          let v90: f32 = b3[v84];
          let v91: f32 = v89 + v90;
          let v92: u32 = v83 * v22;
          let v93: u32 = v92 + v84;
          b4[v93] = v91;
        }
      }
      workgroupBarrier();
    }
    let v94: bool = v44 < v35;
    let v95: bool = v44 < v32;
    let v96: bool = !v95;
    let v97: bool = v94 & v96;
    if (v97) {
      let v98: u32 = v44 - v32;
      let v99: u32 = v98 * v24;
      let v100: u32 = v27 - v99;
      let v101: u32 = min(v24, v100);
      let v102: u32 = v99 * v5;
      x1 = v142;
      x2 = v142;
      x3 = v142;
      x4 = v142;
      for (var v103: u32 = v6; v103 < v5; v103 += v53) {
        let v104: u32 = v5 - v103;
        let v105: u32 = min(v53, v104);
        for (var v106: u32 = v6; v106 < v4; v106 += v1) {
          let v107: u32 = v0 + v106;
          for (var v108: u32 = v10; v108 < v105; v108 += v11) {
            let v109: u32 = v103 + v108;
            let v110: u32 = v107 * v5;
            let v111: u32 = v110 + v109;
            let v112: f32 = b0[v111];
            let v113: u32 = v107 - v0;
            let v114: f32 = m1[v113];
            let v115: f32 = f32(v5);
            let v116: f32 = v114 / v115;
            let v117: f32 = v116 + v68;
            let v118: f32 = inverseSqrt(v117);
            let v119: f32 = v112 * v118;
            let v120: f32 = b2[v109];
            let v121: f32 = v119 * v120;
            let v122: u32 = v106 * v53;
            let v123: u32 = v108 + v122;
            m0[v123] = v121;
          }
        }
        workgroupBarrier();
        let v124: u32 = v102 + v103;
        let v211: u32 = v4 - v143;
        let v212: u32 = min(v145, v211);
        let v213: u32 = v212 * v53;
        let v214: u32 = v6 + v213;
        let v215: u32 = v101 - v143;
        let v216: u32 = min(v145, v215);
        let v217: u32 = v216 * v5;
        let v218: u32 = v124 + v217;
        let v219: u32 = min(v143, v215);
        let v220: u32 = v219 * v5;
        let v221: u32 = v124 + v220;
        let v222: u32 = min(v156, v215);
        let v223: u32 = v222 * v5;
        let v224: u32 = v124 + v223;
        let v225: u32 = min(v160, v215);
        let v226: u32 = v225 * v5;
        let v227: u32 = v124 + v226;
        for (var v228: u32 = v164; v228 < v105; v228 += v165) {
          let v229: u32 = v214 + v228;
          let v230: f32 = m0[v229];
          let v231: u32 = v218 + v228;
          let v320: u32 = v231 >> v281;
          let v321: u32 = b5[v320];
          let v322: u32 = v231 & v281;
          let v323: u32 = v321 << v285;
          let v324: u32 = v321 & v286;
          let v325: f32 = bitcast<f32>(v323);
          let v326: f32 = bitcast<f32>(v324);
          let v327: bool = v322 == v281;
          let v328: f32 = select(v325, v326, v327);
          let v233: f32 = x1;
          let v234: f32 = fma(v230, v328, v233);
          x1 = v234;
          let v235: u32 = v221 + v228;
          let v329: u32 = v235 >> v281;
          let v330: u32 = b5[v329];
          let v331: u32 = v235 & v281;
          let v332: u32 = v330 << v285;
          let v333: u32 = v330 & v286;
          let v334: f32 = bitcast<f32>(v332);
          let v335: f32 = bitcast<f32>(v333);
          let v336: bool = v331 == v281;
          let v337: f32 = select(v334, v335, v336);
          let v237: f32 = x2;
          let v238: f32 = fma(v230, v337, v237);
          x2 = v238;
          let v239: u32 = v224 + v228;
          let v338: u32 = v239 >> v281;
          let v339: u32 = b5[v338];
          let v340: u32 = v239 & v281;
          let v341: u32 = v339 << v285;
          let v342: u32 = v339 & v286;
          let v343: f32 = bitcast<f32>(v341);
          let v344: f32 = bitcast<f32>(v342);
          let v345: bool = v340 == v281;
          let v346: f32 = select(v343, v344, v345);
          let v241: f32 = x3;
          let v242: f32 = fma(v230, v346, v241);
          x3 = v242;
          let v243: u32 = v227 + v228;
          let v347: u32 = v243 >> v281;
          let v348: u32 = b5[v347];
          let v349: u32 = v243 & v281;
          let v350: u32 = v348 << v285;
          let v351: u32 = v348 & v286;
          let v352: f32 = bitcast<f32>(v350);
          let v353: f32 = bitcast<f32>(v351);
          let v354: bool = v349 == v281;
          let v355: f32 = select(v352, v353, v354);
          let v245: f32 = x4;
          let v246: f32 = fma(v230, v355, v245);
          x4 = v246;
        }
        workgroupBarrier();
      }
      let v247: u32 = v164 * v185;
      let v248: f32 = x1;
      m3[v247] = v248;
      let v249: u32 = v247 + v143;
      let v250: f32 = x2;
      m3[v249] = v250;
      let v251: u32 = v247 + v156;
      let v252: f32 = x3;
      m3[v251] = v252;
      let v253: u32 = v247 + v160;
      let v254: f32 = x4;
      m3[v253] = v254;
      workgroupBarrier();
      for (var v255: u32 = v164; v255 < v194; v255 += v165) {
        let v256: u32 = v255 / v194;
        let v257: u32 = v255 % v194;
        let v258: bool = v256 < v4;
        let v259: bool = v257 < v101;
        let v260: bool = v258 & v259;
        if (v260) {
          x6 = v142;
          for (var v261: u32 = v145; v261 < v165; v261 += v143) {
            let v262: u32 = v261 * v185;
            let v263: u32 = v255 + v262;
            let v264: f32 = m3[v263];
            let v265: f32 = x6;
            let v266: f32 = v265 + v264;
            x6 = v266;
          }
          let v267: f32 = x6;
          let v268: u32 = v256 * v24;
          let v269: u32 = v6 + v268;
          let v270: u32 = v269 + v257;
          m2[v270] = v267;
        }
      }
      workgroupBarrier();
      for (var v125: u32 = v10; v125 < v24; v125 += v11) {
        let v126: u32 = v125 / v24;
        let v127: u32 = v125 % v24;
        let v128: bool = v126 < v4;
        let v129: bool = v127 < v101;
        let v130: bool = v128 & v129;
        if (v130) {
          let v131: u32 = v0 + v126;
          let v132: u32 = v99 + v127;
          let v133: u32 = v131 - v0;
          let v134: u32 = v133 * v24;
          let v135: u32 = v132 - v99;
          let v136: u32 = v134 + v135;
          let v137: f32 = m2[v136];
          let v138: f32 = b6[v132];
          let v139: f32 = v137 + v138;
          let v140: u32 = v131 * v27;
          let v141: u32 = v140 + v132;
          b7[v141] = v139;
        }
      }
      workgroupBarrier();
    }
  }
}
