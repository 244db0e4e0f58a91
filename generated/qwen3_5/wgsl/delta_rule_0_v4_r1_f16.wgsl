@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // in_proj_qkv
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<vec2<u32>>; // in_proj_a
@group(0) @binding(5) var<storage, read> b5: array<f32>; // dt_bias
@group(0) @binding(6) var<storage, read> b6: array<f32>; // decay
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<storage, read> b8: array<vec2<u32>>; // in_proj_b
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_0_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v556: u32 = 1u;
  let v546: u32 = lane;
  let v547: u32 = 0u;
  let v548: u32 = 1u;
  let v549: u32 = 32u;
  let v221: f32 = 0.0f;
  let v222: u32 = 1u;
  let v224: u32 = 0u;
  let v235: u32 = 2u;
  let v239: u32 = 3u;
  let v243: u32 = lane;
  let v244: u32 = 4u;
  let v246: u32 = 128u;
  let v310: u32 = 5u;
  let v319: u32 = 32u;
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
  let v50: u32 = group.x;
  let v51: u32 = groups.x;
  let v67: u32 = 512u;
  let v83: f32 = bitcast<f32>(params[1].x);
  let v93: u32 = 32u;
  let v150: f32 = 20.0f;
  let v161: f32 = 1.0f;
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
    m4[v546] = v28;
    workgroupBarrier();
    let v550: f32 = m4[v547];
    x8 = v550;
    for (var v551: u32 = v548; v551 < v549; v551 += v548) {
      let v552: f32 = m4[v551];
      let v553: f32 = x8;
      let v554: f32 = v553 + v552;
      x8 = v554;
    }
    workgroupBarrier();
    let v555: f32 = x8;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v555;
    }
  }
  workgroupBarrier();
  let v33: u32 = v31 + v32;
  let v34: u32 = v33 / v11;
  let v36: u32 = v35 + v32;
  let v37: u32 = v36 / v11;
  let v38: u32 = v34 + v37;
  let v39: u32 = v35 + v32;
  let v40: u32 = v39 / v11;
  let v41: u32 = v38 + v40;
  let v42: u32 = v31 + v32;
  let v43: u32 = v42 / v11;
  let v44: u32 = v35 + v32;
  let v45: u32 = v44 / v11;
  let v46: u32 = v43 + v45;
  let v47: u32 = v35 + v32;
  let v48: u32 = v47 / v11;
  let v49: u32 = v46 + v48;
  let v52: u32 = v41 + v51;
  let v53: u32 = v52 - v1;
  let v54: u32 = v53 / v51;
  let v55: u32 = v50 * v54;
  let v56: u32 = v55 + v54;
  let v57: u32 = min(v56, v41);
  for (var v58: u32 = v55; v58 < v57; v58 += v1) {
    let v59: bool = v58 < v43;
    let v60: bool = v58 < v6;
    let v61: bool = !v60;
    let v62: bool = v59 & v61;
    if (v62) {
      let v63: u32 = v58 * v11;
      let v64: u32 = v31 - v63;
      let v65: u32 = min(v11, v64);
      let v66: u32 = v63 * v5;
      x1 = v221;
      x2 = v221;
      x3 = v221;
      x4 = v221;
      for (var v68: u32 = v6; v68 < v5; v68 += v67) {
        let v69: u32 = v5 - v68;
        let v70: u32 = min(v67, v69);
        for (var v71: u32 = v6; v71 < v4; v71 += v1) {
          let v72: u32 = v0 + v71;
          let v73: u32 = v10 * v11;
          for (var v74: u32 = v73; v74 < v70; v74 += v13) {
            let v75: u32 = v68 + v74;
            let v76: u32 = v72 * v5;
            let v77: u32 = v76 + v75;
            let v78: vec4<f32> = b0[v77 / 4u];
            let v79: u32 = v72 - v0;
            let v80: f32 = m1[v79];
            let v81: f32 = f32(v5);
            let v82: f32 = v80 / v81;
            let v84: f32 = v82 + v83;
            let v85: f32 = inverseSqrt(v84);
            let v86: vec4<f32> = vec4<f32>(v85);
            let v87: vec4<f32> = v78 * v86;
            let v88: vec4<f32> = b2[v75 / 4u];
            let v89: vec4<f32> = v87 * v88;
            let v90: u32 = v71 * v67;
            let v91: u32 = v74 + v90;
            m0[v91 / 4u] = v89;
          }
        }
        workgroupBarrier();
        let v92: u32 = v66 + v68;
        let v223: u32 = v4 - v222;
        let v225: u32 = min(v224, v223);
        let v226: u32 = v225 * v67;
        let v227: u32 = v6 + v226;
        let v228: u32 = v65 - v222;
        let v229: u32 = min(v224, v228);
        let v230: u32 = v229 * v5;
        let v231: u32 = v92 + v230;
        let v232: u32 = min(v222, v228);
        let v233: u32 = v232 * v5;
        let v234: u32 = v92 + v233;
        let v236: u32 = min(v235, v228);
        let v237: u32 = v236 * v5;
        let v238: u32 = v92 + v237;
        let v240: u32 = min(v239, v228);
        let v241: u32 = v240 * v5;
        let v242: u32 = v92 + v241;
        let v245: u32 = v243 * v244;
        for (var v247: u32 = v245; v247 < v70; v247 += v246) {
          let v248: u32 = v227 + v247;
          let v249: vec4<f32> = m0[v248 / 4u];
          let v250: u32 = v231 + v247;
          let v557: u32 = v250 >> v556;
          let v558: vec2<u32> = b1[v557 / 2u];
          let v559: u32 = v558.x;
          let v560: vec2<f32> = unpack2x16float(v559);
          let v561: f32 = v560.x;
          let v562: f32 = v560.y;
          let v563: u32 = v558.y;
          let v564: vec2<f32> = unpack2x16float(v563);
          let v565: f32 = v564.x;
          let v566: f32 = v564.y;
          let v567: vec4<f32> = vec4<f32>(v561, v562, v565, v566);
          let v252: f32 = x1;
          let v253: f32 = v249.x;
          let v254: f32 = v567.x;
          let v255: f32 = fma(v253, v254, v252);
          let v256: f32 = v249.y;
          let v257: f32 = v567.y;
          let v258: f32 = fma(v256, v257, v255);
          let v259: f32 = v249.z;
          let v260: f32 = v567.z;
          let v261: f32 = fma(v259, v260, v258);
          let v262: f32 = v249.w;
          let v263: f32 = v567.w;
          let v264: f32 = fma(v262, v263, v261);
          x1 = v264;
          let v265: u32 = v234 + v247;
          let v568: u32 = v265 >> v556;
          let v569: vec2<u32> = b1[v568 / 2u];
          let v570: u32 = v569.x;
          let v571: vec2<f32> = unpack2x16float(v570);
          let v572: f32 = v571.x;
          let v573: f32 = v571.y;
          let v574: u32 = v569.y;
          let v575: vec2<f32> = unpack2x16float(v574);
          let v576: f32 = v575.x;
          let v577: f32 = v575.y;
          let v578: vec4<f32> = vec4<f32>(v572, v573, v576, v577);
          let v267: f32 = x2;
          let v268: f32 = v249.x;
          let v269: f32 = v578.x;
          let v270: f32 = fma(v268, v269, v267);
          let v271: f32 = v249.y;
          let v272: f32 = v578.y;
          let v273: f32 = fma(v271, v272, v270);
          let v274: f32 = v249.z;
          let v275: f32 = v578.z;
          let v276: f32 = fma(v274, v275, v273);
          let v277: f32 = v249.w;
          let v278: f32 = v578.w;
          let v279: f32 = fma(v277, v278, v276);
          x2 = v279;
          let v280: u32 = v238 + v247;
          let v579: u32 = v280 >> v556;
          let v580: vec2<u32> = b1[v579 / 2u];
          let v581: u32 = v580.x;
          let v582: vec2<f32> = unpack2x16float(v581);
          let v583: f32 = v582.x;
          let v584: f32 = v582.y;
          let v585: u32 = v580.y;
          let v586: vec2<f32> = unpack2x16float(v585);
          let v587: f32 = v586.x;
          let v588: f32 = v586.y;
          let v589: vec4<f32> = vec4<f32>(v583, v584, v587, v588);
          let v282: f32 = x3;
          let v283: f32 = v249.x;
          let v284: f32 = v589.x;
          let v285: f32 = fma(v283, v284, v282);
          let v286: f32 = v249.y;
          let v287: f32 = v589.y;
          let v288: f32 = fma(v286, v287, v285);
          let v289: f32 = v249.z;
          let v290: f32 = v589.z;
          let v291: f32 = fma(v289, v290, v288);
          let v292: f32 = v249.w;
          let v293: f32 = v589.w;
          let v294: f32 = fma(v292, v293, v291);
          x3 = v294;
          let v295: u32 = v242 + v247;
          let v590: u32 = v295 >> v556;
          let v591: vec2<u32> = b1[v590 / 2u];
          let v592: u32 = v591.x;
          let v593: vec2<f32> = unpack2x16float(v592);
          let v594: f32 = v593.x;
          let v595: f32 = v593.y;
          let v596: u32 = v591.y;
          let v597: vec2<f32> = unpack2x16float(v596);
          let v598: f32 = v597.x;
          let v599: f32 = v597.y;
          let v600: vec4<f32> = vec4<f32>(v594, v595, v598, v599);
          let v297: f32 = x4;
          let v298: f32 = v249.x;
          let v299: f32 = v600.x;
          let v300: f32 = fma(v298, v299, v297);
          let v301: f32 = v249.y;
          let v302: f32 = v600.y;
          let v303: f32 = fma(v301, v302, v300);
          let v304: f32 = v249.z;
          let v305: f32 = v600.z;
          let v306: f32 = fma(v304, v305, v303);
          let v307: f32 = v249.w;
          let v308: f32 = v600.w;
          let v309: f32 = fma(v307, v308, v306);
          x4 = v309;
        }
        workgroupBarrier();
      }
      let v311: u32 = v243 * v310;
      let v312: f32 = x1;
      m3[v311] = v312;
      let v313: u32 = v311 + v222;
      let v314: f32 = x2;
      m3[v313] = v314;
      let v315: u32 = v311 + v235;
      let v316: f32 = x3;
      m3[v315] = v316;
      let v317: u32 = v311 + v239;
      let v318: f32 = x4;
      m3[v317] = v318;
      workgroupBarrier();
      for (var v320: u32 = v243; v320 < v244; v320 += v319) {
        let v321: u32 = v320 / v244;
        let v322: u32 = v320 % v244;
        let v323: bool = v321 < v4;
        let v324: bool = v322 < v65;
        let v325: bool = v323 & v324;
        if (v325) {
          x5 = v221;
          for (var v326: u32 = v224; v326 < v319; v326 += v222) {
            let v327: u32 = v326 * v310;
            let v328: u32 = v320 + v327;
            let v329: f32 = m3[v328];
            let v330: f32 = x5;
            let v331: f32 = v330 + v329;
            x5 = v331;
          }
          let v332: f32 = x5;
          let v333: u32 = v321 * v11;
          let v334: u32 = v6 + v333;
          let v335: u32 = v334 + v322;
          m2[v335] = v332;
        }
      }
      workgroupBarrier();
      for (var v94: u32 = v10; v94 < v11; v94 += v93) {
        let v95: u32 = v94 / v11;
        let v96: u32 = v94 % v11;
        let v97: bool = v95 < v4;
        let v98: bool = v96 < v65;
        let v99: bool = v97 & v98;
        if (v99) {
          let v100: u32 = v0 + v95;
          let v101: u32 = v63 + v96;
          let v102: u32 = v100 - v0;
          let v103: u32 = v102 * v11;
          let v104: u32 = v101 - v63;
          let v105: u32 = v103 + v104;
          let v106: f32 = m2[v105];
          let v107: u32 = v100 * v31;
          let v108: u32 = v107 + v101;
          b3[v108] = v106;
        }
      }
      workgroupBarrier();
    }
    let v109: bool = v58 < v46;
    let v110: bool = v58 < v43;
    let v111: bool = !v110;
    let v112: bool = v109 & v111;
    if (v112) {
      let v113: u32 = v58 - v43;
      let v114: u32 = v113 * v11;
      let v115: u32 = v35 - v114;
      let v116: u32 = min(v11, v115);
      let v117: u32 = v114 * v5;
      x1 = v221;
      x2 = v221;
      x3 = v221;
      x4 = v221;
      for (var v118: u32 = v6; v118 < v5; v118 += v67) {
        let v119: u32 = v5 - v118;
        let v120: u32 = min(v67, v119);
        for (var v121: u32 = v6; v121 < v4; v121 += v1) {
          let v122: u32 = v0 + v121;
          let v123: u32 = v10 * v11;
          for (var v124: u32 = v123; v124 < v120; v124 += v13) {
            let v125: u32 = v118 + v124;
            let v126: u32 = v122 * v5;
            let v127: u32 = v126 + v125;
            let v128: vec4<f32> = b0[v127 / 4u];
            let v129: u32 = v122 - v0;
            let v130: f32 = m1[v129];
            let v131: f32 = f32(v5);
            let v132: f32 = v130 / v131;
            let v133: f32 = v132 + v83;
            let v134: f32 = inverseSqrt(v133);
            let v135: vec4<f32> = vec4<f32>(v134);
            let v136: vec4<f32> = v128 * v135;
            let v137: vec4<f32> = b2[v125 / 4u];
            let v138: vec4<f32> = v136 * v137;
            let v139: u32 = v121 * v67;
            let v140: u32 = v124 + v139;
            m0[v140 / 4u] = v138;
          }
        }
        workgroupBarrier();
        let v141: u32 = v117 + v118;
        let v336: u32 = v4 - v222;
        let v337: u32 = min(v224, v336);
        let v338: u32 = v337 * v67;
        let v339: u32 = v6 + v338;
        let v340: u32 = v116 - v222;
        let v341: u32 = min(v224, v340);
        let v342: u32 = v341 * v5;
        let v343: u32 = v141 + v342;
        let v344: u32 = min(v222, v340);
        let v345: u32 = v344 * v5;
        let v346: u32 = v141 + v345;
        let v347: u32 = min(v235, v340);
        let v348: u32 = v347 * v5;
        let v349: u32 = v141 + v348;
        let v350: u32 = min(v239, v340);
        let v351: u32 = v350 * v5;
        let v352: u32 = v141 + v351;
        let v353: u32 = v243 * v244;
        for (var v354: u32 = v353; v354 < v120; v354 += v246) {
          let v355: u32 = v339 + v354;
          let v356: vec4<f32> = m0[v355 / 4u];
          let v357: u32 = v343 + v354;
          let v601: u32 = v357 >> v556;
          let v602: vec2<u32> = b4[v601 / 2u];
          let v603: u32 = v602.x;
          let v604: vec2<f32> = unpack2x16float(v603);
          let v605: f32 = v604.x;
          let v606: f32 = v604.y;
          let v607: u32 = v602.y;
          let v608: vec2<f32> = unpack2x16float(v607);
          let v609: f32 = v608.x;
          let v610: f32 = v608.y;
          let v611: vec4<f32> = vec4<f32>(v605, v606, v609, v610);
          let v359: f32 = x1;
          let v360: f32 = v356.x;
          let v361: f32 = v611.x;
          let v362: f32 = fma(v360, v361, v359);
          let v363: f32 = v356.y;
          let v364: f32 = v611.y;
          let v365: f32 = fma(v363, v364, v362);
          let v366: f32 = v356.z;
          let v367: f32 = v611.z;
          let v368: f32 = fma(v366, v367, v365);
          let v369: f32 = v356.w;
          let v370: f32 = v611.w;
          let v371: f32 = fma(v369, v370, v368);
          x1 = v371;
          let v372: u32 = v346 + v354;
          let v612: u32 = v372 >> v556;
          let v613: vec2<u32> = b4[v612 / 2u];
          let v614: u32 = v613.x;
          let v615: vec2<f32> = unpack2x16float(v614);
          let v616: f32 = v615.x;
          let v617: f32 = v615.y;
          let v618: u32 = v613.y;
          let v619: vec2<f32> = unpack2x16float(v618);
          let v620: f32 = v619.x;
          let v621: f32 = v619.y;
          let v622: vec4<f32> = vec4<f32>(v616, v617, v620, v621);
          let v374: f32 = x2;
          let v375: f32 = v356.x;
          let v376: f32 = v622.x;
          let v377: f32 = fma(v375, v376, v374);
          let v378: f32 = v356.y;
          let v379: f32 = v622.y;
          let v380: f32 = fma(v378, v379, v377);
          let v381: f32 = v356.z;
          let v382: f32 = v622.z;
          let v383: f32 = fma(v381, v382, v380);
          let v384: f32 = v356.w;
          let v385: f32 = v622.w;
          let v386: f32 = fma(v384, v385, v383);
          x2 = v386;
          let v387: u32 = v349 + v354;
          let v623: u32 = v387 >> v556;
          let v624: vec2<u32> = b4[v623 / 2u];
          let v625: u32 = v624.x;
          let v626: vec2<f32> = unpack2x16float(v625);
          let v627: f32 = v626.x;
          let v628: f32 = v626.y;
          let v629: u32 = v624.y;
          let v630: vec2<f32> = unpack2x16float(v629);
          let v631: f32 = v630.x;
          let v632: f32 = v630.y;
          let v633: vec4<f32> = vec4<f32>(v627, v628, v631, v632);
          let v389: f32 = x3;
          let v390: f32 = v356.x;
          let v391: f32 = v633.x;
          let v392: f32 = fma(v390, v391, v389);
          let v393: f32 = v356.y;
          let v394: f32 = v633.y;
          let v395: f32 = fma(v393, v394, v392);
          let v396: f32 = v356.z;
          let v397: f32 = v633.z;
          let v398: f32 = fma(v396, v397, v395);
          let v399: f32 = v356.w;
          let v400: f32 = v633.w;
          let v401: f32 = fma(v399, v400, v398);
          x3 = v401;
          let v402: u32 = v352 + v354;
          let v634: u32 = v402 >> v556;
          let v635: vec2<u32> = b4[v634 / 2u];
          let v636: u32 = v635.x;
          let v637: vec2<f32> = unpack2x16float(v636);
          let v638: f32 = v637.x;
          let v639: f32 = v637.y;
          let v640: u32 = v635.y;
          let v641: vec2<f32> = unpack2x16float(v640);
          let v642: f32 = v641.x;
          let v643: f32 = v641.y;
          let v644: vec4<f32> = vec4<f32>(v638, v639, v642, v643);
          let v404: f32 = x4;
          let v405: f32 = v356.x;
          let v406: f32 = v644.x;
          let v407: f32 = fma(v405, v406, v404);
          let v408: f32 = v356.y;
          let v409: f32 = v644.y;
          let v410: f32 = fma(v408, v409, v407);
          let v411: f32 = v356.z;
          let v412: f32 = v644.z;
          let v413: f32 = fma(v411, v412, v410);
          let v414: f32 = v356.w;
          let v415: f32 = v644.w;
          let v416: f32 = fma(v414, v415, v413);
          x4 = v416;
        }
        workgroupBarrier();
      }
      let v417: u32 = v243 * v310;
      let v418: f32 = x1;
      m3[v417] = v418;
      let v419: u32 = v417 + v222;
      let v420: f32 = x2;
      m3[v419] = v420;
      let v421: u32 = v417 + v235;
      let v422: f32 = x3;
      m3[v421] = v422;
      let v423: u32 = v417 + v239;
      let v424: f32 = x4;
      m3[v423] = v424;
      workgroupBarrier();
      for (var v425: u32 = v243; v425 < v244; v425 += v319) {
        let v426: u32 = v425 / v244;
        let v427: u32 = v425 % v244;
        let v428: bool = v426 < v4;
        let v429: bool = v427 < v116;
        let v430: bool = v428 & v429;
        if (v430) {
          x6 = v221;
          for (var v431: u32 = v224; v431 < v319; v431 += v222) {
            let v432: u32 = v431 * v310;
            let v433: u32 = v425 + v432;
            let v434: f32 = m3[v433];
            let v435: f32 = x6;
            let v436: f32 = v435 + v434;
            x6 = v436;
          }
          let v437: f32 = x6;
          let v438: u32 = v426 * v11;
          let v439: u32 = v6 + v438;
          let v440: u32 = v439 + v427;
          m2[v440] = v437;
        }
      }
      workgroupBarrier();
      for (var v142: u32 = v10; v142 < v11; v142 += v93) {
        let v143: u32 = v142 / v11;
        let v144: u32 = v142 % v11;
        let v145: bool = v143 < v4;
        let v146: bool = v144 < v116;
        let v147: bool = v145 & v146;
        if (v147) {
          let v148: u32 = v0 + v143;
          let v149: u32 = v114 + v144;
          let v151: u32 = v148 - v0;
          let v152: u32 = v151 * v11;
          let v153: u32 = v149 - v114;
          let v154: u32 = v152 + v153;
          let v155: f32 = m2[v154];
          let v156: f32 = b5[v149];
          let v157: f32 = v155 + v156;
          let v158: bool = v150 < v157;
          let v159: f32 = min(v157, v150);
          let v160: f32 = exp(v159);
          let v162: f32 = v160 + v161;
          let v163: f32 = log(v162);
          let v164: f32 = select(v163, v157, v158);
          let v165: f32 = b6[v149];
          let v166: f32 = v164 * v165;
          let v167: u32 = v148 * v35;
          let v168: u32 = v167 + v149;
          b7[v168] = v166;
        }
      }
      workgroupBarrier();
    }
    let v169: bool = v58 < v49;
    let v170: bool = v58 < v46;
    let v171: bool = !v170;
    let v172: bool = v169 & v171;
    if (v172) {
      let v173: u32 = v58 - v46;
      let v174: u32 = v173 * v11;
      let v175: u32 = v35 - v174;
      let v176: u32 = min(v11, v175);
      let v177: u32 = v174 * v5;
      x1 = v221;
      x2 = v221;
      x3 = v221;
      x4 = v221;
      for (var v178: u32 = v6; v178 < v5; v178 += v67) {
        let v179: u32 = v5 - v178;
        let v180: u32 = min(v67, v179);
        for (var v181: u32 = v6; v181 < v4; v181 += v1) {
          let v182: u32 = v0 + v181;
          let v183: u32 = v10 * v11;
          for (var v184: u32 = v183; v184 < v180; v184 += v13) {
            let v185: u32 = v178 + v184;
            let v186: u32 = v182 * v5;
            let v187: u32 = v186 + v185;
            let v188: vec4<f32> = b0[v187 / 4u];
            let v189: u32 = v182 - v0;
            let v190: f32 = m1[v189];
            let v191: f32 = f32(v5);
            let v192: f32 = v190 / v191;
            let v193: f32 = v192 + v83;
            let v194: f32 = inverseSqrt(v193);
            let v195: vec4<f32> = vec4<f32>(v194);
            let v196: vec4<f32> = v188 * v195;
            let v197: vec4<f32> = b2[v185 / 4u];
            let v198: vec4<f32> = v196 * v197;
            let v199: u32 = v181 * v67;
            let v200: u32 = v184 + v199;
            m0[v200 / 4u] = v198;
          }
        }
        workgroupBarrier();
        let v201: u32 = v177 + v178;
        let v441: u32 = v4 - v222;
        let v442: u32 = min(v224, v441);
        let v443: u32 = v442 * v67;
        let v444: u32 = v6 + v443;
        let v445: u32 = v176 - v222;
        let v446: u32 = min(v224, v445);
        let v447: u32 = v446 * v5;
        let v448: u32 = v201 + v447;
        let v449: u32 = min(v222, v445);
        let v450: u32 = v449 * v5;
        let v451: u32 = v201 + v450;
        let v452: u32 = min(v235, v445);
        let v453: u32 = v452 * v5;
        let v454: u32 = v201 + v453;
        let v455: u32 = min(v239, v445);
        let v456: u32 = v455 * v5;
        let v457: u32 = v201 + v456;
        let v458: u32 = v243 * v244;
        for (var v459: u32 = v458; v459 < v180; v459 += v246) {
          let v460: u32 = v444 + v459;
          let v461: vec4<f32> = m0[v460 / 4u];
          let v462: u32 = v448 + v459;
          let v645: u32 = v462 >> v556;
          let v646: vec2<u32> = b8[v645 / 2u];
          let v647: u32 = v646.x;
          let v648: vec2<f32> = unpack2x16float(v647);
          let v649: f32 = v648.x;
          let v650: f32 = v648.y;
          let v651: u32 = v646.y;
          let v652: vec2<f32> = unpack2x16float(v651);
          let v653: f32 = v652.x;
          let v654: f32 = v652.y;
          let v655: vec4<f32> = vec4<f32>(v649, v650, v653, v654);
          let v464: f32 = x1;
          let v465: f32 = v461.x;
          let v466: f32 = v655.x;
          let v467: f32 = fma(v465, v466, v464);
          let v468: f32 = v461.y;
          let v469: f32 = v655.y;
          let v470: f32 = fma(v468, v469, v467);
          let v471: f32 = v461.z;
          let v472: f32 = v655.z;
          let v473: f32 = fma(v471, v472, v470);
          let v474: f32 = v461.w;
          let v475: f32 = v655.w;
          let v476: f32 = fma(v474, v475, v473);
          x1 = v476;
          let v477: u32 = v451 + v459;
          let v656: u32 = v477 >> v556;
          let v657: vec2<u32> = b8[v656 / 2u];
          let v658: u32 = v657.x;
          let v659: vec2<f32> = unpack2x16float(v658);
          let v660: f32 = v659.x;
          let v661: f32 = v659.y;
          let v662: u32 = v657.y;
          let v663: vec2<f32> = unpack2x16float(v662);
          let v664: f32 = v663.x;
          let v665: f32 = v663.y;
          let v666: vec4<f32> = vec4<f32>(v660, v661, v664, v665);
          let v479: f32 = x2;
          let v480: f32 = v461.x;
          let v481: f32 = v666.x;
          let v482: f32 = fma(v480, v481, v479);
          let v483: f32 = v461.y;
          let v484: f32 = v666.y;
          let v485: f32 = fma(v483, v484, v482);
          let v486: f32 = v461.z;
          let v487: f32 = v666.z;
          let v488: f32 = fma(v486, v487, v485);
          let v489: f32 = v461.w;
          let v490: f32 = v666.w;
          let v491: f32 = fma(v489, v490, v488);
          x2 = v491;
          let v492: u32 = v454 + v459;
          let v667: u32 = v492 >> v556;
          let v668: vec2<u32> = b8[v667 / 2u];
          let v669: u32 = v668.x;
          let v670: vec2<f32> = unpack2x16float(v669);
          let v671: f32 = v670.x;
          let v672: f32 = v670.y;
          let v673: u32 = v668.y;
          let v674: vec2<f32> = unpack2x16float(v673);
          let v675: f32 = v674.x;
          let v676: f32 = v674.y;
          let v677: vec4<f32> = vec4<f32>(v671, v672, v675, v676);
          let v494: f32 = x3;
          let v495: f32 = v461.x;
          let v496: f32 = v677.x;
          let v497: f32 = fma(v495, v496, v494);
          let v498: f32 = v461.y;
          let v499: f32 = v677.y;
          let v500: f32 = fma(v498, v499, v497);
          let v501: f32 = v461.z;
          let v502: f32 = v677.z;
          let v503: f32 = fma(v501, v502, v500);
          let v504: f32 = v461.w;
          let v505: f32 = v677.w;
          let v506: f32 = fma(v504, v505, v503);
          x3 = v506;
          let v507: u32 = v457 + v459;
          let v678: u32 = v507 >> v556;
          let v679: vec2<u32> = b8[v678 / 2u];
          let v680: u32 = v679.x;
          let v681: vec2<f32> = unpack2x16float(v680);
          let v682: f32 = v681.x;
          let v683: f32 = v681.y;
          let v684: u32 = v679.y;
          let v685: vec2<f32> = unpack2x16float(v684);
          let v686: f32 = v685.x;
          let v687: f32 = v685.y;
          let v688: vec4<f32> = vec4<f32>(v682, v683, v686, v687);
          let v509: f32 = x4;
          let v510: f32 = v461.x;
          let v511: f32 = v688.x;
          let v512: f32 = fma(v510, v511, v509);
          let v513: f32 = v461.y;
          let v514: f32 = v688.y;
          let v515: f32 = fma(v513, v514, v512);
          let v516: f32 = v461.z;
          let v517: f32 = v688.z;
          let v518: f32 = fma(v516, v517, v515);
          let v519: f32 = v461.w;
          let v520: f32 = v688.w;
          let v521: f32 = fma(v519, v520, v518);
          x4 = v521;
        }
        workgroupBarrier();
      }
      let v522: u32 = v243 * v310;
      let v523: f32 = x1;
      m3[v522] = v523;
      let v524: u32 = v522 + v222;
      let v525: f32 = x2;
      m3[v524] = v525;
      let v526: u32 = v522 + v235;
      let v527: f32 = x3;
      m3[v526] = v527;
      let v528: u32 = v522 + v239;
      let v529: f32 = x4;
      m3[v528] = v529;
      workgroupBarrier();
      for (var v530: u32 = v243; v530 < v244; v530 += v319) {
        let v531: u32 = v530 / v244;
        let v532: u32 = v530 % v244;
        let v533: bool = v531 < v4;
        let v534: bool = v532 < v176;
        let v535: bool = v533 & v534;
        if (v535) {
          x7 = v221;
          for (var v536: u32 = v224; v536 < v319; v536 += v222) {
            let v537: u32 = v536 * v310;
            let v538: u32 = v530 + v537;
            let v539: f32 = m3[v538];
            let v540: f32 = x7;
            let v541: f32 = v540 + v539;
            x7 = v541;
          }
          let v542: f32 = x7;
          let v543: u32 = v531 * v11;
          let v544: u32 = v6 + v543;
          let v545: u32 = v544 + v532;
          m2[v545] = v542;
        }
      }
      workgroupBarrier();
      for (var v202: u32 = v10; v202 < v11; v202 += v93) {
        let v203: u32 = v202 / v11;
        let v204: u32 = v202 % v11;
        let v205: bool = v203 < v4;
        let v206: bool = v204 < v176;
        let v207: bool = v205 & v206;
        if (v207) {
          let v208: u32 = v0 + v203;
          let v209: u32 = v174 + v204;
          let v210: u32 = v208 - v0;
          let v211: u32 = v210 * v11;
          let v212: u32 = v209 - v174;
          let v213: u32 = v211 + v212;
          let v214: f32 = m2[v213];
          let v215: f32 = -v214;
          let v216: f32 = exp(v215);
          let v217: f32 = v216 + v161;
          let v218: f32 = 1.0 / v217;
          let v219: u32 = v208 * v35;
          let v220: u32 = v219 + v209;
          b9[v220] = v218;
        }
      }
      workgroupBarrier();
    }
  }
}
