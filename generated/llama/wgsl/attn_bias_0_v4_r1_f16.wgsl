@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read> b3: array<f32>; // q_bias
@group(0) @binding(4) var<storage, read_write> b4: array<f32>; // stored4
@group(0) @binding(5) var<storage, read> b5: array<vec2<u32>>; // k_proj
@group(0) @binding(6) var<storage, read> b6: array<f32>; // k_bias
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_bias_0_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  let v385: u32 = 1u;
  let v375: u32 = lane;
  let v376: u32 = 0u;
  let v377: u32 = 1u;
  let v378: u32 = 32u;
  let v155: f32 = 0.0f;
  let v156: u32 = 1u;
  let v158: u32 = 0u;
  let v169: u32 = 2u;
  let v173: u32 = 3u;
  let v177: u32 = lane;
  let v178: u32 = 4u;
  let v180: u32 = 128u;
  let v244: u32 = 5u;
  let v253: u32 = 32u;
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
  let v35: u32 = params[0].w;
  let v44: u32 = group.x;
  let v45: u32 = groups.x;
  let v61: u32 = 512u;
  let v77: f32 = bitcast<f32>(params[1].x);
  let v87: u32 = 32u;
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
    m4[v375] = v28;
    workgroupBarrier();
    let v379: f32 = m4[v376];
    x7 = v379;
    for (var v380: u32 = v377; v380 < v378; v380 += v377) {
      let v381: f32 = m4[v380];
      let v382: f32 = x7;
      let v383: f32 = v382 + v381;
      x7 = v383;
    }
    workgroupBarrier();
    let v384: f32 = x7;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v384;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v36: u32 = v35 + v32;
  let v37: u32 = v36 / v11;
  let v38: u32 = v34 + v37;
  let v39: u32 = v31 + v32;
  let v40: u32 = v39 / v11;
  let v41: u32 = v35 + v32;
  let v42: u32 = v41 / v11;
  let v43: u32 = v40 + v42;
  let v46: u32 = v38 + v45;
  let v47: u32 = v46 - v1;
  let v48: u32 = v47 / v45;
  let v49: u32 = v44 * v48;
  let v50: u32 = v49 + v48;
  let v51: u32 = min(v50, v38);
  for (var v52: u32 = v49; v52 < v51; v52 += v1) {
    let v53: bool = v52 < v40;
    let v54: bool = v52 < v6;
    let v55: bool = !v54;
    let v56: bool = v53 & v55;
    if (v56) {
      let v57: u32 = v52 * v11;
      let v58: u32 = v31 - v57;
      let v59: u32 = min(v11, v58);
      let v60: u32 = v57 * v5;
      x1 = v155;
      x2 = v155;
      x3 = v155;
      x4 = v155;
      for (var v62: u32 = v6; v62 < v5; v62 += v61) {
        let v63: u32 = v5 - v62;
        let v64: u32 = min(v61, v63);
        for (var v65: u32 = v6; v65 < v4; v65 += v1) {
          let v66: u32 = v0 + v65;
          let v67: u32 = v10 * v11;
          for (var v68: u32 = v67; v68 < v64; v68 += v13) {
            let v69: u32 = v62 + v68;
            let v70: u32 = v66 * v5;
            let v71: u32 = v70 + v69;
            let v72: vec4<f32> = b0[v71 / 4u];
            let v73: u32 = v66 - v0;
            let v74: f32 = m1[v73];
            let v75: f32 = f32(v5);
            let v76: f32 = v74 / v75;
            let v78: f32 = v76 + v77;
            let v79: f32 = inverseSqrt(v78);
            let v80: vec4<f32> = vec4<f32>(v79);
            let v81: vec4<f32> = v72 * v80;
            let v82: vec4<f32> = b2[v69 / 4u];
            let v83: vec4<f32> = v81 * v82;
            let v84: u32 = v65 * v61;
            let v85: u32 = v68 + v84;
            m0[v85 / 4u] = v83;
          }
        }
        workgroupBarrier();
        let v86: u32 = v60 + v62;
        let v157: u32 = v4 - v156;
        let v159: u32 = min(v158, v157);
        let v160: u32 = v159 * v61;
        let v161: u32 = v6 + v160;
        let v162: u32 = v59 - v156;
        let v163: u32 = min(v158, v162);
        let v164: u32 = v163 * v5;
        let v165: u32 = v86 + v164;
        let v166: u32 = min(v156, v162);
        let v167: u32 = v166 * v5;
        let v168: u32 = v86 + v167;
        let v170: u32 = min(v169, v162);
        let v171: u32 = v170 * v5;
        let v172: u32 = v86 + v171;
        let v174: u32 = min(v173, v162);
        let v175: u32 = v174 * v5;
        let v176: u32 = v86 + v175;
        let v179: u32 = v177 * v178;
        for (var v181: u32 = v179; v181 < v64; v181 += v180) {
          let v182: u32 = v161 + v181;
          let v183: vec4<f32> = m0[v182 / 4u];
          let v184: u32 = v165 + v181;
          let v386: u32 = v184 >> v385;
          let v387: vec2<u32> = b1[v386 / 2u];
          let v388: u32 = v387.x;
          let v389: vec2<f32> = unpack2x16float(v388);
          let v390: f32 = v389.x;
          let v391: f32 = v389.y;
          let v392: u32 = v387.y;
          let v393: vec2<f32> = unpack2x16float(v392);
          let v394: f32 = v393.x;
          let v395: f32 = v393.y;
          let v396: vec4<f32> = vec4<f32>(v390, v391, v394, v395);
          let v186: f32 = x1;
          let v187: f32 = v183.x;
          let v188: f32 = v396.x;
          let v189: f32 = fma(v187, v188, v186);
          let v190: f32 = v183.y;
          let v191: f32 = v396.y;
          let v192: f32 = fma(v190, v191, v189);
          let v193: f32 = v183.z;
          let v194: f32 = v396.z;
          let v195: f32 = fma(v193, v194, v192);
          let v196: f32 = v183.w;
          let v197: f32 = v396.w;
          let v198: f32 = fma(v196, v197, v195);
          x1 = v198;
          let v199: u32 = v168 + v181;
          let v397: u32 = v199 >> v385;
          let v398: vec2<u32> = b1[v397 / 2u];
          let v399: u32 = v398.x;
          let v400: vec2<f32> = unpack2x16float(v399);
          let v401: f32 = v400.x;
          let v402: f32 = v400.y;
          let v403: u32 = v398.y;
          let v404: vec2<f32> = unpack2x16float(v403);
          let v405: f32 = v404.x;
          let v406: f32 = v404.y;
          let v407: vec4<f32> = vec4<f32>(v401, v402, v405, v406);
          let v201: f32 = x2;
          let v202: f32 = v183.x;
          let v203: f32 = v407.x;
          let v204: f32 = fma(v202, v203, v201);
          let v205: f32 = v183.y;
          let v206: f32 = v407.y;
          let v207: f32 = fma(v205, v206, v204);
          let v208: f32 = v183.z;
          let v209: f32 = v407.z;
          let v210: f32 = fma(v208, v209, v207);
          let v211: f32 = v183.w;
          let v212: f32 = v407.w;
          let v213: f32 = fma(v211, v212, v210);
          x2 = v213;
          let v214: u32 = v172 + v181;
          let v408: u32 = v214 >> v385;
          let v409: vec2<u32> = b1[v408 / 2u];
          let v410: u32 = v409.x;
          let v411: vec2<f32> = unpack2x16float(v410);
          let v412: f32 = v411.x;
          let v413: f32 = v411.y;
          let v414: u32 = v409.y;
          let v415: vec2<f32> = unpack2x16float(v414);
          let v416: f32 = v415.x;
          let v417: f32 = v415.y;
          let v418: vec4<f32> = vec4<f32>(v412, v413, v416, v417);
          let v216: f32 = x3;
          let v217: f32 = v183.x;
          let v218: f32 = v418.x;
          let v219: f32 = fma(v217, v218, v216);
          let v220: f32 = v183.y;
          let v221: f32 = v418.y;
          let v222: f32 = fma(v220, v221, v219);
          let v223: f32 = v183.z;
          let v224: f32 = v418.z;
          let v225: f32 = fma(v223, v224, v222);
          let v226: f32 = v183.w;
          let v227: f32 = v418.w;
          let v228: f32 = fma(v226, v227, v225);
          x3 = v228;
          let v229: u32 = v176 + v181;
          let v419: u32 = v229 >> v385;
          let v420: vec2<u32> = b1[v419 / 2u];
          let v421: u32 = v420.x;
          let v422: vec2<f32> = unpack2x16float(v421);
          let v423: f32 = v422.x;
          let v424: f32 = v422.y;
          let v425: u32 = v420.y;
          let v426: vec2<f32> = unpack2x16float(v425);
          let v427: f32 = v426.x;
          let v428: f32 = v426.y;
          let v429: vec4<f32> = vec4<f32>(v423, v424, v427, v428);
          let v231: f32 = x4;
          let v232: f32 = v183.x;
          let v233: f32 = v429.x;
          let v234: f32 = fma(v232, v233, v231);
          let v235: f32 = v183.y;
          let v236: f32 = v429.y;
          let v237: f32 = fma(v235, v236, v234);
          let v238: f32 = v183.z;
          let v239: f32 = v429.z;
          let v240: f32 = fma(v238, v239, v237);
          let v241: f32 = v183.w;
          let v242: f32 = v429.w;
          let v243: f32 = fma(v241, v242, v240);
          x4 = v243;
        }
        workgroupBarrier();
      }
      let v245: u32 = v177 * v244;
      let v246: f32 = x1;
      m3[v245] = v246;
      let v247: u32 = v245 + v156;
      let v248: f32 = x2;
      m3[v247] = v248;
      let v249: u32 = v245 + v169;
      let v250: f32 = x3;
      m3[v249] = v250;
      let v251: u32 = v245 + v173;
      let v252: f32 = x4;
      m3[v251] = v252;
      workgroupBarrier();
      for (var v254: u32 = v177; v254 < v178; v254 += v253) {
        let v255: u32 = v254 / v178;
        let v256: u32 = v254 % v178;
        let v257: bool = v255 < v4;
        let v258: bool = v256 < v59;
        let v259: bool = v257 & v258;
        if (v259) {
          x5 = v155;
          for (var v260: u32 = v158; v260 < v253; v260 += v156) {
            let v261: u32 = v260 * v244;
            let v262: u32 = v254 + v261;
            let v263: f32 = m3[v262];
            let v264: f32 = x5;
            let v265: f32 = v264 + v263;
            x5 = v265;
          }
          let v266: f32 = x5;
          let v267: u32 = v255 * v11;
          let v268: u32 = v6 + v267;
          let v269: u32 = v268 + v256;
          m2[v269] = v266;
        }
      }
      workgroupBarrier();
      for (var v88: u32 = v10; v88 < v11; v88 += v87) {
        let v89: u32 = v88 / v11;
        let v90: u32 = v88 % v11;
        let v91: bool = v89 < v4;
        let v92: bool = v90 < v59;
        let v93: bool = v91 & v92;
        if (v93) {
          let v94: u32 = v0 + v89;
          let v95: u32 = v57 + v90;
          let v96: u32 = v94 - v0;
          let v97: u32 = v96 * v11;
          let v98: u32 = v95 - v57;
          let v99: u32 = v97 + v98;
          let v100: f32 = m2[v99];
          let v101: f32 = b3[v95];
          let v102: f32 = v100 + v101;
          let v103: u32 = v94 * v31;
          let v104: u32 = v103 + v95;
          b4[v104] = v102;
        }
      }
      workgroupBarrier();
    }
    let v105: bool = v52 < v43;
    let v106: bool = v52 < v40;
    let v107: bool = !v106;
    let v108: bool = v105 & v107;
    if (v108) {
      let v109: u32 = v52 - v40;
      let v110: u32 = v109 * v11;
      let v111: u32 = v35 - v110;
      let v112: u32 = min(v11, v111);
      let v113: u32 = v110 * v5;
      x1 = v155;
      x2 = v155;
      x3 = v155;
      x4 = v155;
      for (var v114: u32 = v6; v114 < v5; v114 += v61) {
        let v115: u32 = v5 - v114;
        let v116: u32 = min(v61, v115);
        for (var v117: u32 = v6; v117 < v4; v117 += v1) {
          let v118: u32 = v0 + v117;
          let v119: u32 = v10 * v11;
          for (var v120: u32 = v119; v120 < v116; v120 += v13) {
            let v121: u32 = v114 + v120;
            let v122: u32 = v118 * v5;
            let v123: u32 = v122 + v121;
            let v124: vec4<f32> = b0[v123 / 4u];
            let v125: u32 = v118 - v0;
            let v126: f32 = m1[v125];
            let v127: f32 = f32(v5);
            let v128: f32 = v126 / v127;
            let v129: f32 = v128 + v77;
            let v130: f32 = inverseSqrt(v129);
            let v131: vec4<f32> = vec4<f32>(v130);
            let v132: vec4<f32> = v124 * v131;
            let v133: vec4<f32> = b2[v121 / 4u];
            let v134: vec4<f32> = v132 * v133;
            let v135: u32 = v117 * v61;
            let v136: u32 = v120 + v135;
            m0[v136 / 4u] = v134;
          }
        }
        workgroupBarrier();
        let v137: u32 = v113 + v114;
        let v270: u32 = v4 - v156;
        let v271: u32 = min(v158, v270);
        let v272: u32 = v271 * v61;
        let v273: u32 = v6 + v272;
        let v274: u32 = v112 - v156;
        let v275: u32 = min(v158, v274);
        let v276: u32 = v275 * v5;
        let v277: u32 = v137 + v276;
        let v278: u32 = min(v156, v274);
        let v279: u32 = v278 * v5;
        let v280: u32 = v137 + v279;
        let v281: u32 = min(v169, v274);
        let v282: u32 = v281 * v5;
        let v283: u32 = v137 + v282;
        let v284: u32 = min(v173, v274);
        let v285: u32 = v284 * v5;
        let v286: u32 = v137 + v285;
        let v287: u32 = v177 * v178;
        for (var v288: u32 = v287; v288 < v116; v288 += v180) {
          let v289: u32 = v273 + v288;
          let v290: vec4<f32> = m0[v289 / 4u];
          let v291: u32 = v277 + v288;
          let v430: u32 = v291 >> v385;
          let v431: vec2<u32> = b5[v430 / 2u];
          let v432: u32 = v431.x;
          let v433: vec2<f32> = unpack2x16float(v432);
          let v434: f32 = v433.x;
          let v435: f32 = v433.y;
          let v436: u32 = v431.y;
          let v437: vec2<f32> = unpack2x16float(v436);
          let v438: f32 = v437.x;
          let v439: f32 = v437.y;
          let v440: vec4<f32> = vec4<f32>(v434, v435, v438, v439);
          let v293: f32 = x1;
          let v294: f32 = v290.x;
          let v295: f32 = v440.x;
          let v296: f32 = fma(v294, v295, v293);
          let v297: f32 = v290.y;
          let v298: f32 = v440.y;
          let v299: f32 = fma(v297, v298, v296);
          let v300: f32 = v290.z;
          let v301: f32 = v440.z;
          let v302: f32 = fma(v300, v301, v299);
          let v303: f32 = v290.w;
          let v304: f32 = v440.w;
          let v305: f32 = fma(v303, v304, v302);
          x1 = v305;
          let v306: u32 = v280 + v288;
          let v441: u32 = v306 >> v385;
          let v442: vec2<u32> = b5[v441 / 2u];
          let v443: u32 = v442.x;
          let v444: vec2<f32> = unpack2x16float(v443);
          let v445: f32 = v444.x;
          let v446: f32 = v444.y;
          let v447: u32 = v442.y;
          let v448: vec2<f32> = unpack2x16float(v447);
          let v449: f32 = v448.x;
          let v450: f32 = v448.y;
          let v451: vec4<f32> = vec4<f32>(v445, v446, v449, v450);
          let v308: f32 = x2;
          let v309: f32 = v290.x;
          let v310: f32 = v451.x;
          let v311: f32 = fma(v309, v310, v308);
          let v312: f32 = v290.y;
          let v313: f32 = v451.y;
          let v314: f32 = fma(v312, v313, v311);
          let v315: f32 = v290.z;
          let v316: f32 = v451.z;
          let v317: f32 = fma(v315, v316, v314);
          let v318: f32 = v290.w;
          let v319: f32 = v451.w;
          let v320: f32 = fma(v318, v319, v317);
          x2 = v320;
          let v321: u32 = v283 + v288;
          let v452: u32 = v321 >> v385;
          let v453: vec2<u32> = b5[v452 / 2u];
          let v454: u32 = v453.x;
          let v455: vec2<f32> = unpack2x16float(v454);
          let v456: f32 = v455.x;
          let v457: f32 = v455.y;
          let v458: u32 = v453.y;
          let v459: vec2<f32> = unpack2x16float(v458);
          let v460: f32 = v459.x;
          let v461: f32 = v459.y;
          let v462: vec4<f32> = vec4<f32>(v456, v457, v460, v461);
          let v323: f32 = x3;
          let v324: f32 = v290.x;
          let v325: f32 = v462.x;
          let v326: f32 = fma(v324, v325, v323);
          let v327: f32 = v290.y;
          let v328: f32 = v462.y;
          let v329: f32 = fma(v327, v328, v326);
          let v330: f32 = v290.z;
          let v331: f32 = v462.z;
          let v332: f32 = fma(v330, v331, v329);
          let v333: f32 = v290.w;
          let v334: f32 = v462.w;
          let v335: f32 = fma(v333, v334, v332);
          x3 = v335;
          let v336: u32 = v286 + v288;
          let v463: u32 = v336 >> v385;
          let v464: vec2<u32> = b5[v463 / 2u];
          let v465: u32 = v464.x;
          let v466: vec2<f32> = unpack2x16float(v465);
          let v467: f32 = v466.x;
          let v468: f32 = v466.y;
          let v469: u32 = v464.y;
          let v470: vec2<f32> = unpack2x16float(v469);
          let v471: f32 = v470.x;
          let v472: f32 = v470.y;
          let v473: vec4<f32> = vec4<f32>(v467, v468, v471, v472);
          let v338: f32 = x4;
          let v339: f32 = v290.x;
          let v340: f32 = v473.x;
          let v341: f32 = fma(v339, v340, v338);
          let v342: f32 = v290.y;
          let v343: f32 = v473.y;
          let v344: f32 = fma(v342, v343, v341);
          let v345: f32 = v290.z;
          let v346: f32 = v473.z;
          let v347: f32 = fma(v345, v346, v344);
          let v348: f32 = v290.w;
          let v349: f32 = v473.w;
          let v350: f32 = fma(v348, v349, v347);
          x4 = v350;
        }
        workgroupBarrier();
      }
      let v351: u32 = v177 * v244;
      let v352: f32 = x1;
      m3[v351] = v352;
      let v353: u32 = v351 + v156;
      let v354: f32 = x2;
      m3[v353] = v354;
      let v355: u32 = v351 + v169;
      let v356: f32 = x3;
      m3[v355] = v356;
      let v357: u32 = v351 + v173;
      let v358: f32 = x4;
      m3[v357] = v358;
      workgroupBarrier();
      for (var v359: u32 = v177; v359 < v178; v359 += v253) {
        let v360: u32 = v359 / v178;
        let v361: u32 = v359 % v178;
        let v362: bool = v360 < v4;
        let v363: bool = v361 < v112;
        let v364: bool = v362 & v363;
        if (v364) {
          x6 = v155;
          for (var v365: u32 = v158; v365 < v253; v365 += v156) {
            let v366: u32 = v365 * v244;
            let v367: u32 = v359 + v366;
            let v368: f32 = m3[v367];
            let v369: f32 = x6;
            let v370: f32 = v369 + v368;
            x6 = v370;
          }
          let v371: f32 = x6;
          let v372: u32 = v360 * v11;
          let v373: u32 = v6 + v372;
          let v374: u32 = v373 + v361;
          m2[v374] = v371;
        }
      }
      workgroupBarrier();
      for (var v138: u32 = v10; v138 < v11; v138 += v87) {
        let v139: u32 = v138 / v11;
        let v140: u32 = v138 % v11;
        let v141: bool = v139 < v4;
        let v142: bool = v140 < v112;
        let v143: bool = v141 & v142;
        if (v143) {
          let v144: u32 = v0 + v139;
          let v145: u32 = v110 + v140;
          let v146: u32 = v144 - v0;
          let v147: u32 = v146 * v11;
          let v148: u32 = v145 - v110;
          let v149: u32 = v147 + v148;
          let v150: f32 = m2[v149];
          let v151: f32 = b6[v145];
          let v152: f32 = v150 + v151;
          let v153: u32 = v144 * v35;
          let v154: u32 = v153 + v145;
          b7[v154] = v152;
        }
      }
      workgroupBarrier();
    }
  }
}
