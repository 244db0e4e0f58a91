@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // in_proj_qkv
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v22
@group(0) @binding(4) var<storage, read> b4: array<vec2<u32>>; // in_proj_a
@group(0) @binding(5) var<storage, read> b5: array<f32>; // dt_bias
@group(0) @binding(6) var<storage, read> b6: array<f32>; // decay
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v33
@group(0) @binding(8) var<storage, read> b8: array<vec2<u32>>; // in_proj_b
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // v38
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_0_v4_r1_bf16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v550: u32 = 1u;
  let v554: u32 = 16u;
  let v555: u32 = 4294901760u;
  let v540: u32 = lane;
  let v541: u32 = 0u;
  let v542: u32 = 1u;
  let v543: u32 = 32u;
  let v215: f32 = 0.0f;
  let v216: u32 = 1u;
  let v218: u32 = 0u;
  let v229: u32 = 2u;
  let v233: u32 = 3u;
  let v237: u32 = lane;
  let v238: u32 = 4u;
  let v240: u32 = 128u;
  let v304: u32 = 5u;
  let v313: u32 = 32u;
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
  let v61: u32 = 512u;
  let v77: f32 = bitcast<f32>(params[1].x);
  let v87: u32 = 32u;
  let v144: f32 = 20.0f;
  let v155: f32 = 1.0f;
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
    m4[v540] = v28;
    workgroupBarrier();
    let v544: f32 = m4[v541];
    x8 = v544;
    for (var v545: u32 = v542; v545 < v543; v545 += v542) {
      let v546: f32 = m4[v545];
      let v547: f32 = x8;
      let v548: f32 = v547 + v546;
      x8 = v548;
    }
    workgroupBarrier();
    let v549: f32 = x8;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v549;
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
  for (var v52: u32 = v50; v52 < v41; v52 += v51) {
    let v53: bool = v52 < v43;
    let v54: bool = v52 < v6;
    let v55: bool = !v54;
    let v56: bool = v53 & v55;
    if (v56) {
      let v57: u32 = v52 * v11;
      let v58: u32 = v31 - v57;
      let v59: u32 = min(v11, v58);
      let v60: u32 = v57 * v5;
      x1 = v215;
      x2 = v215;
      x3 = v215;
      x4 = v215;
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
        let v217: u32 = v4 - v216;
        let v219: u32 = min(v218, v217);
        let v220: u32 = v219 * v61;
        let v221: u32 = v6 + v220;
        let v222: u32 = v59 - v216;
        let v223: u32 = min(v218, v222);
        let v224: u32 = v223 * v5;
        let v225: u32 = v86 + v224;
        let v226: u32 = min(v216, v222);
        let v227: u32 = v226 * v5;
        let v228: u32 = v86 + v227;
        let v230: u32 = min(v229, v222);
        let v231: u32 = v230 * v5;
        let v232: u32 = v86 + v231;
        let v234: u32 = min(v233, v222);
        let v235: u32 = v234 * v5;
        let v236: u32 = v86 + v235;
        let v239: u32 = v237 * v238;
        for (var v241: u32 = v239; v241 < v64; v241 += v240) {
          let v242: u32 = v221 + v241;
          let v243: vec4<f32> = m0[v242 / 4u];
          let v244: u32 = v225 + v241;
          let v551: u32 = v244 >> v550;
          let v552: vec2<u32> = b1[v551 / 2u];
          let v553: u32 = v552.x;
          let v556: u32 = v553 << v554;
          let v557: u32 = v553 & v555;
          let v558: f32 = bitcast<f32>(v556);
          let v559: f32 = bitcast<f32>(v557);
          let v560: u32 = v552.y;
          let v561: u32 = v560 << v554;
          let v562: u32 = v560 & v555;
          let v563: f32 = bitcast<f32>(v561);
          let v564: f32 = bitcast<f32>(v562);
          let v565: vec4<f32> = vec4<f32>(v558, v559, v563, v564);
          let v246: f32 = x1;
          let v247: f32 = v243.x;
          let v248: f32 = v565.x;
          let v249: f32 = fma(v247, v248, v246);
          let v250: f32 = v243.y;
          let v251: f32 = v565.y;
          let v252: f32 = fma(v250, v251, v249);
          let v253: f32 = v243.z;
          let v254: f32 = v565.z;
          let v255: f32 = fma(v253, v254, v252);
          let v256: f32 = v243.w;
          let v257: f32 = v565.w;
          let v258: f32 = fma(v256, v257, v255);
          x1 = v258;
          let v259: u32 = v228 + v241;
          let v566: u32 = v259 >> v550;
          let v567: vec2<u32> = b1[v566 / 2u];
          let v568: u32 = v567.x;
          let v569: u32 = v568 << v554;
          let v570: u32 = v568 & v555;
          let v571: f32 = bitcast<f32>(v569);
          let v572: f32 = bitcast<f32>(v570);
          let v573: u32 = v567.y;
          let v574: u32 = v573 << v554;
          let v575: u32 = v573 & v555;
          let v576: f32 = bitcast<f32>(v574);
          let v577: f32 = bitcast<f32>(v575);
          let v578: vec4<f32> = vec4<f32>(v571, v572, v576, v577);
          let v261: f32 = x2;
          let v262: f32 = v243.x;
          let v263: f32 = v578.x;
          let v264: f32 = fma(v262, v263, v261);
          let v265: f32 = v243.y;
          let v266: f32 = v578.y;
          let v267: f32 = fma(v265, v266, v264);
          let v268: f32 = v243.z;
          let v269: f32 = v578.z;
          let v270: f32 = fma(v268, v269, v267);
          let v271: f32 = v243.w;
          let v272: f32 = v578.w;
          let v273: f32 = fma(v271, v272, v270);
          x2 = v273;
          let v274: u32 = v232 + v241;
          let v579: u32 = v274 >> v550;
          let v580: vec2<u32> = b1[v579 / 2u];
          let v581: u32 = v580.x;
          let v582: u32 = v581 << v554;
          let v583: u32 = v581 & v555;
          let v584: f32 = bitcast<f32>(v582);
          let v585: f32 = bitcast<f32>(v583);
          let v586: u32 = v580.y;
          let v587: u32 = v586 << v554;
          let v588: u32 = v586 & v555;
          let v589: f32 = bitcast<f32>(v587);
          let v590: f32 = bitcast<f32>(v588);
          let v591: vec4<f32> = vec4<f32>(v584, v585, v589, v590);
          let v276: f32 = x3;
          let v277: f32 = v243.x;
          let v278: f32 = v591.x;
          let v279: f32 = fma(v277, v278, v276);
          let v280: f32 = v243.y;
          let v281: f32 = v591.y;
          let v282: f32 = fma(v280, v281, v279);
          let v283: f32 = v243.z;
          let v284: f32 = v591.z;
          let v285: f32 = fma(v283, v284, v282);
          let v286: f32 = v243.w;
          let v287: f32 = v591.w;
          let v288: f32 = fma(v286, v287, v285);
          x3 = v288;
          let v289: u32 = v236 + v241;
          let v592: u32 = v289 >> v550;
          let v593: vec2<u32> = b1[v592 / 2u];
          let v594: u32 = v593.x;
          let v595: u32 = v594 << v554;
          let v596: u32 = v594 & v555;
          let v597: f32 = bitcast<f32>(v595);
          let v598: f32 = bitcast<f32>(v596);
          let v599: u32 = v593.y;
          let v600: u32 = v599 << v554;
          let v601: u32 = v599 & v555;
          let v602: f32 = bitcast<f32>(v600);
          let v603: f32 = bitcast<f32>(v601);
          let v604: vec4<f32> = vec4<f32>(v597, v598, v602, v603);
          let v291: f32 = x4;
          let v292: f32 = v243.x;
          let v293: f32 = v604.x;
          let v294: f32 = fma(v292, v293, v291);
          let v295: f32 = v243.y;
          let v296: f32 = v604.y;
          let v297: f32 = fma(v295, v296, v294);
          let v298: f32 = v243.z;
          let v299: f32 = v604.z;
          let v300: f32 = fma(v298, v299, v297);
          let v301: f32 = v243.w;
          let v302: f32 = v604.w;
          let v303: f32 = fma(v301, v302, v300);
          x4 = v303;
        }
        workgroupBarrier();
      }
      let v305: u32 = v237 * v304;
      let v306: f32 = x1;
      m3[v305] = v306;
      let v307: u32 = v305 + v216;
      let v308: f32 = x2;
      m3[v307] = v308;
      let v309: u32 = v305 + v229;
      let v310: f32 = x3;
      m3[v309] = v310;
      let v311: u32 = v305 + v233;
      let v312: f32 = x4;
      m3[v311] = v312;
      workgroupBarrier();
      for (var v314: u32 = v237; v314 < v238; v314 += v313) {
        let v315: u32 = v314 / v238;
        let v316: u32 = v314 % v238;
        let v317: bool = v315 < v4;
        let v318: bool = v316 < v59;
        let v319: bool = v317 & v318;
        if (v319) {
          x5 = v215;
          for (var v320: u32 = v218; v320 < v313; v320 += v216) {
            let v321: u32 = v320 * v304;
            let v322: u32 = v314 + v321;
            let v323: f32 = m3[v322];
            let v324: f32 = x5;
            let v325: f32 = v324 + v323;
            x5 = v325;
          }
          let v326: f32 = x5;
          let v327: u32 = v315 * v11;
          let v328: u32 = v6 + v327;
          let v329: u32 = v328 + v316;
          m2[v329] = v326;
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
          let v101: u32 = v94 * v31;
          let v102: u32 = v101 + v95;
          b3[v102] = v100;
        }
      }
      workgroupBarrier();
    }
    let v103: bool = v52 < v46;
    let v104: bool = v52 < v43;
    let v105: bool = !v104;
    let v106: bool = v103 & v105;
    if (v106) {
      let v107: u32 = v52 - v43;
      let v108: u32 = v107 * v11;
      let v109: u32 = v35 - v108;
      let v110: u32 = min(v11, v109);
      let v111: u32 = v108 * v5;
      x1 = v215;
      x2 = v215;
      x3 = v215;
      x4 = v215;
      for (var v112: u32 = v6; v112 < v5; v112 += v61) {
        let v113: u32 = v5 - v112;
        let v114: u32 = min(v61, v113);
        for (var v115: u32 = v6; v115 < v4; v115 += v1) {
          let v116: u32 = v0 + v115;
          let v117: u32 = v10 * v11;
          for (var v118: u32 = v117; v118 < v114; v118 += v13) {
            let v119: u32 = v112 + v118;
            let v120: u32 = v116 * v5;
            let v121: u32 = v120 + v119;
            let v122: vec4<f32> = b0[v121 / 4u];
            let v123: u32 = v116 - v0;
            let v124: f32 = m1[v123];
            let v125: f32 = f32(v5);
            let v126: f32 = v124 / v125;
            let v127: f32 = v126 + v77;
            let v128: f32 = inverseSqrt(v127);
            let v129: vec4<f32> = vec4<f32>(v128);
            let v130: vec4<f32> = v122 * v129;
            let v131: vec4<f32> = b2[v119 / 4u];
            let v132: vec4<f32> = v130 * v131;
            let v133: u32 = v115 * v61;
            let v134: u32 = v118 + v133;
            m0[v134 / 4u] = v132;
          }
        }
        workgroupBarrier();
        let v135: u32 = v111 + v112;
        let v330: u32 = v4 - v216;
        let v331: u32 = min(v218, v330);
        let v332: u32 = v331 * v61;
        let v333: u32 = v6 + v332;
        let v334: u32 = v110 - v216;
        let v335: u32 = min(v218, v334);
        let v336: u32 = v335 * v5;
        let v337: u32 = v135 + v336;
        let v338: u32 = min(v216, v334);
        let v339: u32 = v338 * v5;
        let v340: u32 = v135 + v339;
        let v341: u32 = min(v229, v334);
        let v342: u32 = v341 * v5;
        let v343: u32 = v135 + v342;
        let v344: u32 = min(v233, v334);
        let v345: u32 = v344 * v5;
        let v346: u32 = v135 + v345;
        let v347: u32 = v237 * v238;
        for (var v348: u32 = v347; v348 < v114; v348 += v240) {
          let v349: u32 = v333 + v348;
          let v350: vec4<f32> = m0[v349 / 4u];
          let v351: u32 = v337 + v348;
          let v605: u32 = v351 >> v550;
          let v606: vec2<u32> = b4[v605 / 2u];
          let v607: u32 = v606.x;
          let v608: u32 = v607 << v554;
          let v609: u32 = v607 & v555;
          let v610: f32 = bitcast<f32>(v608);
          let v611: f32 = bitcast<f32>(v609);
          let v612: u32 = v606.y;
          let v613: u32 = v612 << v554;
          let v614: u32 = v612 & v555;
          let v615: f32 = bitcast<f32>(v613);
          let v616: f32 = bitcast<f32>(v614);
          let v617: vec4<f32> = vec4<f32>(v610, v611, v615, v616);
          let v353: f32 = x1;
          let v354: f32 = v350.x;
          let v355: f32 = v617.x;
          let v356: f32 = fma(v354, v355, v353);
          let v357: f32 = v350.y;
          let v358: f32 = v617.y;
          let v359: f32 = fma(v357, v358, v356);
          let v360: f32 = v350.z;
          let v361: f32 = v617.z;
          let v362: f32 = fma(v360, v361, v359);
          let v363: f32 = v350.w;
          let v364: f32 = v617.w;
          let v365: f32 = fma(v363, v364, v362);
          x1 = v365;
          let v366: u32 = v340 + v348;
          let v618: u32 = v366 >> v550;
          let v619: vec2<u32> = b4[v618 / 2u];
          let v620: u32 = v619.x;
          let v621: u32 = v620 << v554;
          let v622: u32 = v620 & v555;
          let v623: f32 = bitcast<f32>(v621);
          let v624: f32 = bitcast<f32>(v622);
          let v625: u32 = v619.y;
          let v626: u32 = v625 << v554;
          let v627: u32 = v625 & v555;
          let v628: f32 = bitcast<f32>(v626);
          let v629: f32 = bitcast<f32>(v627);
          let v630: vec4<f32> = vec4<f32>(v623, v624, v628, v629);
          let v368: f32 = x2;
          let v369: f32 = v350.x;
          let v370: f32 = v630.x;
          let v371: f32 = fma(v369, v370, v368);
          let v372: f32 = v350.y;
          let v373: f32 = v630.y;
          let v374: f32 = fma(v372, v373, v371);
          let v375: f32 = v350.z;
          let v376: f32 = v630.z;
          let v377: f32 = fma(v375, v376, v374);
          let v378: f32 = v350.w;
          let v379: f32 = v630.w;
          let v380: f32 = fma(v378, v379, v377);
          x2 = v380;
          let v381: u32 = v343 + v348;
          let v631: u32 = v381 >> v550;
          let v632: vec2<u32> = b4[v631 / 2u];
          let v633: u32 = v632.x;
          let v634: u32 = v633 << v554;
          let v635: u32 = v633 & v555;
          let v636: f32 = bitcast<f32>(v634);
          let v637: f32 = bitcast<f32>(v635);
          let v638: u32 = v632.y;
          let v639: u32 = v638 << v554;
          let v640: u32 = v638 & v555;
          let v641: f32 = bitcast<f32>(v639);
          let v642: f32 = bitcast<f32>(v640);
          let v643: vec4<f32> = vec4<f32>(v636, v637, v641, v642);
          let v383: f32 = x3;
          let v384: f32 = v350.x;
          let v385: f32 = v643.x;
          let v386: f32 = fma(v384, v385, v383);
          let v387: f32 = v350.y;
          let v388: f32 = v643.y;
          let v389: f32 = fma(v387, v388, v386);
          let v390: f32 = v350.z;
          let v391: f32 = v643.z;
          let v392: f32 = fma(v390, v391, v389);
          let v393: f32 = v350.w;
          let v394: f32 = v643.w;
          let v395: f32 = fma(v393, v394, v392);
          x3 = v395;
          let v396: u32 = v346 + v348;
          let v644: u32 = v396 >> v550;
          let v645: vec2<u32> = b4[v644 / 2u];
          let v646: u32 = v645.x;
          let v647: u32 = v646 << v554;
          let v648: u32 = v646 & v555;
          let v649: f32 = bitcast<f32>(v647);
          let v650: f32 = bitcast<f32>(v648);
          let v651: u32 = v645.y;
          let v652: u32 = v651 << v554;
          let v653: u32 = v651 & v555;
          let v654: f32 = bitcast<f32>(v652);
          let v655: f32 = bitcast<f32>(v653);
          let v656: vec4<f32> = vec4<f32>(v649, v650, v654, v655);
          let v398: f32 = x4;
          let v399: f32 = v350.x;
          let v400: f32 = v656.x;
          let v401: f32 = fma(v399, v400, v398);
          let v402: f32 = v350.y;
          let v403: f32 = v656.y;
          let v404: f32 = fma(v402, v403, v401);
          let v405: f32 = v350.z;
          let v406: f32 = v656.z;
          let v407: f32 = fma(v405, v406, v404);
          let v408: f32 = v350.w;
          let v409: f32 = v656.w;
          let v410: f32 = fma(v408, v409, v407);
          x4 = v410;
        }
        workgroupBarrier();
      }
      let v411: u32 = v237 * v304;
      let v412: f32 = x1;
      m3[v411] = v412;
      let v413: u32 = v411 + v216;
      let v414: f32 = x2;
      m3[v413] = v414;
      let v415: u32 = v411 + v229;
      let v416: f32 = x3;
      m3[v415] = v416;
      let v417: u32 = v411 + v233;
      let v418: f32 = x4;
      m3[v417] = v418;
      workgroupBarrier();
      for (var v419: u32 = v237; v419 < v238; v419 += v313) {
        let v420: u32 = v419 / v238;
        let v421: u32 = v419 % v238;
        let v422: bool = v420 < v4;
        let v423: bool = v421 < v110;
        let v424: bool = v422 & v423;
        if (v424) {
          x6 = v215;
          for (var v425: u32 = v218; v425 < v313; v425 += v216) {
            let v426: u32 = v425 * v304;
            let v427: u32 = v419 + v426;
            let v428: f32 = m3[v427];
            let v429: f32 = x6;
            let v430: f32 = v429 + v428;
            x6 = v430;
          }
          let v431: f32 = x6;
          let v432: u32 = v420 * v11;
          let v433: u32 = v6 + v432;
          let v434: u32 = v433 + v421;
          m2[v434] = v431;
        }
      }
      workgroupBarrier();
      for (var v136: u32 = v10; v136 < v11; v136 += v87) {
        let v137: u32 = v136 / v11;
        let v138: u32 = v136 % v11;
        let v139: bool = v137 < v4;
        let v140: bool = v138 < v110;
        let v141: bool = v139 & v140;
        if (v141) {
          let v142: u32 = v0 + v137;
          let v143: u32 = v108 + v138;
          let v145: u32 = v142 - v0;
          let v146: u32 = v145 * v11;
          let v147: u32 = v143 - v108;
          let v148: u32 = v146 + v147;
          let v149: f32 = m2[v148];
          let v150: f32 = b5[v143];
          let v151: f32 = v149 + v150;
          let v152: bool = v144 < v151;
          let v153: f32 = min(v151, v144);
          let v154: f32 = exp(v153);
          let v156: f32 = v154 + v155;
          let v157: f32 = log(v156);
          let v158: f32 = select(v157, v151, v152);
          let v159: f32 = b6[v143];
          let v160: f32 = v158 * v159;
          let v161: u32 = v142 * v35;
          let v162: u32 = v161 + v143;
          b7[v162] = v160;
        }
      }
      workgroupBarrier();
    }
    let v163: bool = v52 < v49;
    let v164: bool = v52 < v46;
    let v165: bool = !v164;
    let v166: bool = v163 & v165;
    if (v166) {
      let v167: u32 = v52 - v46;
      let v168: u32 = v167 * v11;
      let v169: u32 = v35 - v168;
      let v170: u32 = min(v11, v169);
      let v171: u32 = v168 * v5;
      x1 = v215;
      x2 = v215;
      x3 = v215;
      x4 = v215;
      for (var v172: u32 = v6; v172 < v5; v172 += v61) {
        let v173: u32 = v5 - v172;
        let v174: u32 = min(v61, v173);
        for (var v175: u32 = v6; v175 < v4; v175 += v1) {
          let v176: u32 = v0 + v175;
          let v177: u32 = v10 * v11;
          for (var v178: u32 = v177; v178 < v174; v178 += v13) {
            let v179: u32 = v172 + v178;
            let v180: u32 = v176 * v5;
            let v181: u32 = v180 + v179;
            let v182: vec4<f32> = b0[v181 / 4u];
            let v183: u32 = v176 - v0;
            let v184: f32 = m1[v183];
            let v185: f32 = f32(v5);
            let v186: f32 = v184 / v185;
            let v187: f32 = v186 + v77;
            let v188: f32 = inverseSqrt(v187);
            let v189: vec4<f32> = vec4<f32>(v188);
            let v190: vec4<f32> = v182 * v189;
            let v191: vec4<f32> = b2[v179 / 4u];
            let v192: vec4<f32> = v190 * v191;
            let v193: u32 = v175 * v61;
            let v194: u32 = v178 + v193;
            m0[v194 / 4u] = v192;
          }
        }
        workgroupBarrier();
        let v195: u32 = v171 + v172;
        let v435: u32 = v4 - v216;
        let v436: u32 = min(v218, v435);
        let v437: u32 = v436 * v61;
        let v438: u32 = v6 + v437;
        let v439: u32 = v170 - v216;
        let v440: u32 = min(v218, v439);
        let v441: u32 = v440 * v5;
        let v442: u32 = v195 + v441;
        let v443: u32 = min(v216, v439);
        let v444: u32 = v443 * v5;
        let v445: u32 = v195 + v444;
        let v446: u32 = min(v229, v439);
        let v447: u32 = v446 * v5;
        let v448: u32 = v195 + v447;
        let v449: u32 = min(v233, v439);
        let v450: u32 = v449 * v5;
        let v451: u32 = v195 + v450;
        let v452: u32 = v237 * v238;
        for (var v453: u32 = v452; v453 < v174; v453 += v240) {
          let v454: u32 = v438 + v453;
          let v455: vec4<f32> = m0[v454 / 4u];
          let v456: u32 = v442 + v453;
          let v657: u32 = v456 >> v550;
          let v658: vec2<u32> = b8[v657 / 2u];
          let v659: u32 = v658.x;
          let v660: u32 = v659 << v554;
          let v661: u32 = v659 & v555;
          let v662: f32 = bitcast<f32>(v660);
          let v663: f32 = bitcast<f32>(v661);
          let v664: u32 = v658.y;
          let v665: u32 = v664 << v554;
          let v666: u32 = v664 & v555;
          let v667: f32 = bitcast<f32>(v665);
          let v668: f32 = bitcast<f32>(v666);
          let v669: vec4<f32> = vec4<f32>(v662, v663, v667, v668);
          let v458: f32 = x1;
          let v459: f32 = v455.x;
          let v460: f32 = v669.x;
          let v461: f32 = fma(v459, v460, v458);
          let v462: f32 = v455.y;
          let v463: f32 = v669.y;
          let v464: f32 = fma(v462, v463, v461);
          let v465: f32 = v455.z;
          let v466: f32 = v669.z;
          let v467: f32 = fma(v465, v466, v464);
          let v468: f32 = v455.w;
          let v469: f32 = v669.w;
          let v470: f32 = fma(v468, v469, v467);
          x1 = v470;
          let v471: u32 = v445 + v453;
          let v670: u32 = v471 >> v550;
          let v671: vec2<u32> = b8[v670 / 2u];
          let v672: u32 = v671.x;
          let v673: u32 = v672 << v554;
          let v674: u32 = v672 & v555;
          let v675: f32 = bitcast<f32>(v673);
          let v676: f32 = bitcast<f32>(v674);
          let v677: u32 = v671.y;
          let v678: u32 = v677 << v554;
          let v679: u32 = v677 & v555;
          let v680: f32 = bitcast<f32>(v678);
          let v681: f32 = bitcast<f32>(v679);
          let v682: vec4<f32> = vec4<f32>(v675, v676, v680, v681);
          let v473: f32 = x2;
          let v474: f32 = v455.x;
          let v475: f32 = v682.x;
          let v476: f32 = fma(v474, v475, v473);
          let v477: f32 = v455.y;
          let v478: f32 = v682.y;
          let v479: f32 = fma(v477, v478, v476);
          let v480: f32 = v455.z;
          let v481: f32 = v682.z;
          let v482: f32 = fma(v480, v481, v479);
          let v483: f32 = v455.w;
          let v484: f32 = v682.w;
          let v485: f32 = fma(v483, v484, v482);
          x2 = v485;
          let v486: u32 = v448 + v453;
          let v683: u32 = v486 >> v550;
          let v684: vec2<u32> = b8[v683 / 2u];
          let v685: u32 = v684.x;
          let v686: u32 = v685 << v554;
          let v687: u32 = v685 & v555;
          let v688: f32 = bitcast<f32>(v686);
          let v689: f32 = bitcast<f32>(v687);
          let v690: u32 = v684.y;
          let v691: u32 = v690 << v554;
          let v692: u32 = v690 & v555;
          let v693: f32 = bitcast<f32>(v691);
          let v694: f32 = bitcast<f32>(v692);
          let v695: vec4<f32> = vec4<f32>(v688, v689, v693, v694);
          let v488: f32 = x3;
          let v489: f32 = v455.x;
          let v490: f32 = v695.x;
          let v491: f32 = fma(v489, v490, v488);
          let v492: f32 = v455.y;
          let v493: f32 = v695.y;
          let v494: f32 = fma(v492, v493, v491);
          let v495: f32 = v455.z;
          let v496: f32 = v695.z;
          let v497: f32 = fma(v495, v496, v494);
          let v498: f32 = v455.w;
          let v499: f32 = v695.w;
          let v500: f32 = fma(v498, v499, v497);
          x3 = v500;
          let v501: u32 = v451 + v453;
          let v696: u32 = v501 >> v550;
          let v697: vec2<u32> = b8[v696 / 2u];
          let v698: u32 = v697.x;
          let v699: u32 = v698 << v554;
          let v700: u32 = v698 & v555;
          let v701: f32 = bitcast<f32>(v699);
          let v702: f32 = bitcast<f32>(v700);
          let v703: u32 = v697.y;
          let v704: u32 = v703 << v554;
          let v705: u32 = v703 & v555;
          let v706: f32 = bitcast<f32>(v704);
          let v707: f32 = bitcast<f32>(v705);
          let v708: vec4<f32> = vec4<f32>(v701, v702, v706, v707);
          let v503: f32 = x4;
          let v504: f32 = v455.x;
          let v505: f32 = v708.x;
          let v506: f32 = fma(v504, v505, v503);
          let v507: f32 = v455.y;
          let v508: f32 = v708.y;
          let v509: f32 = fma(v507, v508, v506);
          let v510: f32 = v455.z;
          let v511: f32 = v708.z;
          let v512: f32 = fma(v510, v511, v509);
          let v513: f32 = v455.w;
          let v514: f32 = v708.w;
          let v515: f32 = fma(v513, v514, v512);
          x4 = v515;
        }
        workgroupBarrier();
      }
      let v516: u32 = v237 * v304;
      let v517: f32 = x1;
      m3[v516] = v517;
      let v518: u32 = v516 + v216;
      let v519: f32 = x2;
      m3[v518] = v519;
      let v520: u32 = v516 + v229;
      let v521: f32 = x3;
      m3[v520] = v521;
      let v522: u32 = v516 + v233;
      let v523: f32 = x4;
      m3[v522] = v523;
      workgroupBarrier();
      for (var v524: u32 = v237; v524 < v238; v524 += v313) {
        let v525: u32 = v524 / v238;
        let v526: u32 = v524 % v238;
        let v527: bool = v525 < v4;
        let v528: bool = v526 < v170;
        let v529: bool = v527 & v528;
        if (v529) {
          x7 = v215;
          for (var v530: u32 = v218; v530 < v313; v530 += v216) {
            let v531: u32 = v530 * v304;
            let v532: u32 = v524 + v531;
            let v533: f32 = m3[v532];
            let v534: f32 = x7;
            let v535: f32 = v534 + v533;
            x7 = v535;
          }
          let v536: f32 = x7;
          let v537: u32 = v525 * v11;
          let v538: u32 = v6 + v537;
          let v539: u32 = v538 + v526;
          m2[v539] = v536;
        }
      }
      workgroupBarrier();
      for (var v196: u32 = v10; v196 < v11; v196 += v87) {
        let v197: u32 = v196 / v11;
        let v198: u32 = v196 % v11;
        let v199: bool = v197 < v4;
        let v200: bool = v198 < v170;
        let v201: bool = v199 & v200;
        if (v201) {
          let v202: u32 = v0 + v197;
          let v203: u32 = v168 + v198;
          let v204: u32 = v202 - v0;
          let v205: u32 = v204 * v11;
          let v206: u32 = v203 - v168;
          let v207: u32 = v205 + v206;
          let v208: f32 = m2[v207];
          let v209: f32 = -v208;
          let v210: f32 = exp(v209);
          let v211: f32 = v210 + v155;
          let v212: f32 = 1.0 / v211;
          let v213: u32 = v202 * v35;
          let v214: u32 = v213 + v203;
          b9[v214] = v212;
        }
      }
      workgroupBarrier();
    }
  }
}
