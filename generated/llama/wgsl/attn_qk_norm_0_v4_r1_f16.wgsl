@group(0) @binding(0) var<storage, read> b0: array<vec4<f32>>; // x
@group(0) @binding(1) var<storage, read> b1: array<vec2<u32>>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<vec4<f32>>; // attn_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // v21
@group(0) @binding(4) var<storage, read> b4: array<vec2<u32>>; // k_proj
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // v22
@group(0) @binding(6) var<storage, read> b6: array<vec2<u32>>; // v_proj
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // v23
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 2>;
var<workgroup> m0: array<vec4<f32>, 128>;
var<workgroup> m1: array<f32, 1>;
var<workgroup> m2: array<f32, 4>;
var<workgroup> m3: array<f32, 160>;
var<workgroup> m4: array<f32, 32>;

@compute @workgroup_size(32)
fn attn_qk_norm_0_v4_r1_f16(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: vec4<f32>;
  var x1: f32;
  var x2: f32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  let v534: u32 = 1u;
  let v524: u32 = lane;
  let v525: u32 = 0u;
  let v526: u32 = 1u;
  let v527: u32 = 32u;
  let v199: f32 = 0.0f;
  let v200: u32 = 1u;
  let v202: u32 = 0u;
  let v213: u32 = 2u;
  let v217: u32 = 3u;
  let v221: u32 = lane;
  let v222: u32 = 4u;
  let v224: u32 = 128u;
  let v288: u32 = 5u;
  let v297: u32 = 32u;
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
    m4[v524] = v28;
    workgroupBarrier();
    let v528: f32 = m4[v525];
    x8 = v528;
    for (var v529: u32 = v526; v529 < v527; v529 += v526) {
      let v530: f32 = m4[v529];
      let v531: f32 = x8;
      let v532: f32 = v531 + v530;
      x8 = v532;
    }
    workgroupBarrier();
    let v533: f32 = x8;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v533;
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
      x1 = v199;
      x2 = v199;
      x3 = v199;
      x4 = v199;
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
        let v201: u32 = v4 - v200;
        let v203: u32 = min(v202, v201);
        let v204: u32 = v203 * v61;
        let v205: u32 = v6 + v204;
        let v206: u32 = v59 - v200;
        let v207: u32 = min(v202, v206);
        let v208: u32 = v207 * v5;
        let v209: u32 = v86 + v208;
        let v210: u32 = min(v200, v206);
        let v211: u32 = v210 * v5;
        let v212: u32 = v86 + v211;
        let v214: u32 = min(v213, v206);
        let v215: u32 = v214 * v5;
        let v216: u32 = v86 + v215;
        let v218: u32 = min(v217, v206);
        let v219: u32 = v218 * v5;
        let v220: u32 = v86 + v219;
        let v223: u32 = v221 * v222;
        for (var v225: u32 = v223; v225 < v64; v225 += v224) {
          let v226: u32 = v205 + v225;
          let v227: vec4<f32> = m0[v226 / 4u];
          let v228: u32 = v209 + v225;
          let v535: u32 = v228 >> v534;
          let v536: vec2<u32> = b1[v535 / 2u];
          let v537: u32 = v536.x;
          let v538: vec2<f32> = unpack2x16float(v537);
          let v539: f32 = v538.x;
          let v540: f32 = v538.y;
          let v541: u32 = v536.y;
          let v542: vec2<f32> = unpack2x16float(v541);
          let v543: f32 = v542.x;
          let v544: f32 = v542.y;
          let v545: vec4<f32> = vec4<f32>(v539, v540, v543, v544);
          let v230: f32 = x1;
          let v231: f32 = v227.x;
          let v232: f32 = v545.x;
          let v233: f32 = fma(v231, v232, v230);
          let v234: f32 = v227.y;
          let v235: f32 = v545.y;
          let v236: f32 = fma(v234, v235, v233);
          let v237: f32 = v227.z;
          let v238: f32 = v545.z;
          let v239: f32 = fma(v237, v238, v236);
          let v240: f32 = v227.w;
          let v241: f32 = v545.w;
          let v242: f32 = fma(v240, v241, v239);
          x1 = v242;
          let v243: u32 = v212 + v225;
          let v546: u32 = v243 >> v534;
          let v547: vec2<u32> = b1[v546 / 2u];
          let v548: u32 = v547.x;
          let v549: vec2<f32> = unpack2x16float(v548);
          let v550: f32 = v549.x;
          let v551: f32 = v549.y;
          let v552: u32 = v547.y;
          let v553: vec2<f32> = unpack2x16float(v552);
          let v554: f32 = v553.x;
          let v555: f32 = v553.y;
          let v556: vec4<f32> = vec4<f32>(v550, v551, v554, v555);
          let v245: f32 = x2;
          let v246: f32 = v227.x;
          let v247: f32 = v556.x;
          let v248: f32 = fma(v246, v247, v245);
          let v249: f32 = v227.y;
          let v250: f32 = v556.y;
          let v251: f32 = fma(v249, v250, v248);
          let v252: f32 = v227.z;
          let v253: f32 = v556.z;
          let v254: f32 = fma(v252, v253, v251);
          let v255: f32 = v227.w;
          let v256: f32 = v556.w;
          let v257: f32 = fma(v255, v256, v254);
          x2 = v257;
          let v258: u32 = v216 + v225;
          let v557: u32 = v258 >> v534;
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
          let v260: f32 = x3;
          let v261: f32 = v227.x;
          let v262: f32 = v567.x;
          let v263: f32 = fma(v261, v262, v260);
          let v264: f32 = v227.y;
          let v265: f32 = v567.y;
          let v266: f32 = fma(v264, v265, v263);
          let v267: f32 = v227.z;
          let v268: f32 = v567.z;
          let v269: f32 = fma(v267, v268, v266);
          let v270: f32 = v227.w;
          let v271: f32 = v567.w;
          let v272: f32 = fma(v270, v271, v269);
          x3 = v272;
          let v273: u32 = v220 + v225;
          let v568: u32 = v273 >> v534;
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
          let v275: f32 = x4;
          let v276: f32 = v227.x;
          let v277: f32 = v578.x;
          let v278: f32 = fma(v276, v277, v275);
          let v279: f32 = v227.y;
          let v280: f32 = v578.y;
          let v281: f32 = fma(v279, v280, v278);
          let v282: f32 = v227.z;
          let v283: f32 = v578.z;
          let v284: f32 = fma(v282, v283, v281);
          let v285: f32 = v227.w;
          let v286: f32 = v578.w;
          let v287: f32 = fma(v285, v286, v284);
          x4 = v287;
        }
        workgroupBarrier();
      }
      let v289: u32 = v221 * v288;
      let v290: f32 = x1;
      m3[v289] = v290;
      let v291: u32 = v289 + v200;
      let v292: f32 = x2;
      m3[v291] = v292;
      let v293: u32 = v289 + v213;
      let v294: f32 = x3;
      m3[v293] = v294;
      let v295: u32 = v289 + v217;
      let v296: f32 = x4;
      m3[v295] = v296;
      workgroupBarrier();
      for (var v298: u32 = v221; v298 < v222; v298 += v297) {
        let v299: u32 = v298 / v222;
        let v300: u32 = v298 % v222;
        let v301: bool = v299 < v4;
        let v302: bool = v300 < v59;
        let v303: bool = v301 & v302;
        if (v303) {
          x5 = v199;
          for (var v304: u32 = v202; v304 < v297; v304 += v200) {
            let v305: u32 = v304 * v288;
            let v306: u32 = v298 + v305;
            let v307: f32 = m3[v306];
            let v308: f32 = x5;
            let v309: f32 = v308 + v307;
            x5 = v309;
          }
          let v310: f32 = x5;
          let v311: u32 = v299 * v11;
          let v312: u32 = v6 + v311;
          let v313: u32 = v312 + v300;
          m2[v313] = v310;
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
      x1 = v199;
      x2 = v199;
      x3 = v199;
      x4 = v199;
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
        let v314: u32 = v4 - v200;
        let v315: u32 = min(v202, v314);
        let v316: u32 = v315 * v61;
        let v317: u32 = v6 + v316;
        let v318: u32 = v110 - v200;
        let v319: u32 = min(v202, v318);
        let v320: u32 = v319 * v5;
        let v321: u32 = v135 + v320;
        let v322: u32 = min(v200, v318);
        let v323: u32 = v322 * v5;
        let v324: u32 = v135 + v323;
        let v325: u32 = min(v213, v318);
        let v326: u32 = v325 * v5;
        let v327: u32 = v135 + v326;
        let v328: u32 = min(v217, v318);
        let v329: u32 = v328 * v5;
        let v330: u32 = v135 + v329;
        let v331: u32 = v221 * v222;
        for (var v332: u32 = v331; v332 < v114; v332 += v224) {
          let v333: u32 = v317 + v332;
          let v334: vec4<f32> = m0[v333 / 4u];
          let v335: u32 = v321 + v332;
          let v579: u32 = v335 >> v534;
          let v580: vec2<u32> = b4[v579 / 2u];
          let v581: u32 = v580.x;
          let v582: vec2<f32> = unpack2x16float(v581);
          let v583: f32 = v582.x;
          let v584: f32 = v582.y;
          let v585: u32 = v580.y;
          let v586: vec2<f32> = unpack2x16float(v585);
          let v587: f32 = v586.x;
          let v588: f32 = v586.y;
          let v589: vec4<f32> = vec4<f32>(v583, v584, v587, v588);
          let v337: f32 = x1;
          let v338: f32 = v334.x;
          let v339: f32 = v589.x;
          let v340: f32 = fma(v338, v339, v337);
          let v341: f32 = v334.y;
          let v342: f32 = v589.y;
          let v343: f32 = fma(v341, v342, v340);
          let v344: f32 = v334.z;
          let v345: f32 = v589.z;
          let v346: f32 = fma(v344, v345, v343);
          let v347: f32 = v334.w;
          let v348: f32 = v589.w;
          let v349: f32 = fma(v347, v348, v346);
          x1 = v349;
          let v350: u32 = v324 + v332;
          let v590: u32 = v350 >> v534;
          let v591: vec2<u32> = b4[v590 / 2u];
          let v592: u32 = v591.x;
          let v593: vec2<f32> = unpack2x16float(v592);
          let v594: f32 = v593.x;
          let v595: f32 = v593.y;
          let v596: u32 = v591.y;
          let v597: vec2<f32> = unpack2x16float(v596);
          let v598: f32 = v597.x;
          let v599: f32 = v597.y;
          let v600: vec4<f32> = vec4<f32>(v594, v595, v598, v599);
          let v352: f32 = x2;
          let v353: f32 = v334.x;
          let v354: f32 = v600.x;
          let v355: f32 = fma(v353, v354, v352);
          let v356: f32 = v334.y;
          let v357: f32 = v600.y;
          let v358: f32 = fma(v356, v357, v355);
          let v359: f32 = v334.z;
          let v360: f32 = v600.z;
          let v361: f32 = fma(v359, v360, v358);
          let v362: f32 = v334.w;
          let v363: f32 = v600.w;
          let v364: f32 = fma(v362, v363, v361);
          x2 = v364;
          let v365: u32 = v327 + v332;
          let v601: u32 = v365 >> v534;
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
          let v367: f32 = x3;
          let v368: f32 = v334.x;
          let v369: f32 = v611.x;
          let v370: f32 = fma(v368, v369, v367);
          let v371: f32 = v334.y;
          let v372: f32 = v611.y;
          let v373: f32 = fma(v371, v372, v370);
          let v374: f32 = v334.z;
          let v375: f32 = v611.z;
          let v376: f32 = fma(v374, v375, v373);
          let v377: f32 = v334.w;
          let v378: f32 = v611.w;
          let v379: f32 = fma(v377, v378, v376);
          x3 = v379;
          let v380: u32 = v330 + v332;
          let v612: u32 = v380 >> v534;
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
          let v382: f32 = x4;
          let v383: f32 = v334.x;
          let v384: f32 = v622.x;
          let v385: f32 = fma(v383, v384, v382);
          let v386: f32 = v334.y;
          let v387: f32 = v622.y;
          let v388: f32 = fma(v386, v387, v385);
          let v389: f32 = v334.z;
          let v390: f32 = v622.z;
          let v391: f32 = fma(v389, v390, v388);
          let v392: f32 = v334.w;
          let v393: f32 = v622.w;
          let v394: f32 = fma(v392, v393, v391);
          x4 = v394;
        }
        workgroupBarrier();
      }
      let v395: u32 = v221 * v288;
      let v396: f32 = x1;
      m3[v395] = v396;
      let v397: u32 = v395 + v200;
      let v398: f32 = x2;
      m3[v397] = v398;
      let v399: u32 = v395 + v213;
      let v400: f32 = x3;
      m3[v399] = v400;
      let v401: u32 = v395 + v217;
      let v402: f32 = x4;
      m3[v401] = v402;
      workgroupBarrier();
      for (var v403: u32 = v221; v403 < v222; v403 += v297) {
        let v404: u32 = v403 / v222;
        let v405: u32 = v403 % v222;
        let v406: bool = v404 < v4;
        let v407: bool = v405 < v110;
        let v408: bool = v406 & v407;
        if (v408) {
          x6 = v199;
          for (var v409: u32 = v202; v409 < v297; v409 += v200) {
            let v410: u32 = v409 * v288;
            let v411: u32 = v403 + v410;
            let v412: f32 = m3[v411];
            let v413: f32 = x6;
            let v414: f32 = v413 + v412;
            x6 = v414;
          }
          let v415: f32 = x6;
          let v416: u32 = v404 * v11;
          let v417: u32 = v6 + v416;
          let v418: u32 = v417 + v405;
          m2[v418] = v415;
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
          let v144: u32 = v142 - v0;
          let v145: u32 = v144 * v11;
          let v146: u32 = v143 - v108;
          let v147: u32 = v145 + v146;
          let v148: f32 = m2[v147];
          let v149: u32 = v142 * v35;
          let v150: u32 = v149 + v143;
          b5[v150] = v148;
        }
      }
      workgroupBarrier();
    }
    let v151: bool = v52 < v49;
    let v152: bool = v52 < v46;
    let v153: bool = !v152;
    let v154: bool = v151 & v153;
    if (v154) {
      let v155: u32 = v52 - v46;
      let v156: u32 = v155 * v11;
      let v157: u32 = v35 - v156;
      let v158: u32 = min(v11, v157);
      let v159: u32 = v156 * v5;
      x1 = v199;
      x2 = v199;
      x3 = v199;
      x4 = v199;
      for (var v160: u32 = v6; v160 < v5; v160 += v61) {
        let v161: u32 = v5 - v160;
        let v162: u32 = min(v61, v161);
        for (var v163: u32 = v6; v163 < v4; v163 += v1) {
          let v164: u32 = v0 + v163;
          let v165: u32 = v10 * v11;
          for (var v166: u32 = v165; v166 < v162; v166 += v13) {
            let v167: u32 = v160 + v166;
            let v168: u32 = v164 * v5;
            let v169: u32 = v168 + v167;
            let v170: vec4<f32> = b0[v169 / 4u];
            let v171: u32 = v164 - v0;
            let v172: f32 = m1[v171];
            let v173: f32 = f32(v5);
            let v174: f32 = v172 / v173;
            let v175: f32 = v174 + v77;
            let v176: f32 = inverseSqrt(v175);
            let v177: vec4<f32> = vec4<f32>(v176);
            let v178: vec4<f32> = v170 * v177;
            let v179: vec4<f32> = b2[v167 / 4u];
            let v180: vec4<f32> = v178 * v179;
            let v181: u32 = v163 * v61;
            let v182: u32 = v166 + v181;
            m0[v182 / 4u] = v180;
          }
        }
        workgroupBarrier();
        let v183: u32 = v159 + v160;
        let v419: u32 = v4 - v200;
        let v420: u32 = min(v202, v419);
        let v421: u32 = v420 * v61;
        let v422: u32 = v6 + v421;
        let v423: u32 = v158 - v200;
        let v424: u32 = min(v202, v423);
        let v425: u32 = v424 * v5;
        let v426: u32 = v183 + v425;
        let v427: u32 = min(v200, v423);
        let v428: u32 = v427 * v5;
        let v429: u32 = v183 + v428;
        let v430: u32 = min(v213, v423);
        let v431: u32 = v430 * v5;
        let v432: u32 = v183 + v431;
        let v433: u32 = min(v217, v423);
        let v434: u32 = v433 * v5;
        let v435: u32 = v183 + v434;
        let v436: u32 = v221 * v222;
        for (var v437: u32 = v436; v437 < v162; v437 += v224) {
          let v438: u32 = v422 + v437;
          let v439: vec4<f32> = m0[v438 / 4u];
          let v440: u32 = v426 + v437;
          let v623: u32 = v440 >> v534;
          let v624: vec2<u32> = b6[v623 / 2u];
          let v625: u32 = v624.x;
          let v626: vec2<f32> = unpack2x16float(v625);
          let v627: f32 = v626.x;
          let v628: f32 = v626.y;
          let v629: u32 = v624.y;
          let v630: vec2<f32> = unpack2x16float(v629);
          let v631: f32 = v630.x;
          let v632: f32 = v630.y;
          let v633: vec4<f32> = vec4<f32>(v627, v628, v631, v632);
          let v442: f32 = x1;
          let v443: f32 = v439.x;
          let v444: f32 = v633.x;
          let v445: f32 = fma(v443, v444, v442);
          let v446: f32 = v439.y;
          let v447: f32 = v633.y;
          let v448: f32 = fma(v446, v447, v445);
          let v449: f32 = v439.z;
          let v450: f32 = v633.z;
          let v451: f32 = fma(v449, v450, v448);
          let v452: f32 = v439.w;
          let v453: f32 = v633.w;
          let v454: f32 = fma(v452, v453, v451);
          x1 = v454;
          let v455: u32 = v429 + v437;
          let v634: u32 = v455 >> v534;
          let v635: vec2<u32> = b6[v634 / 2u];
          let v636: u32 = v635.x;
          let v637: vec2<f32> = unpack2x16float(v636);
          let v638: f32 = v637.x;
          let v639: f32 = v637.y;
          let v640: u32 = v635.y;
          let v641: vec2<f32> = unpack2x16float(v640);
          let v642: f32 = v641.x;
          let v643: f32 = v641.y;
          let v644: vec4<f32> = vec4<f32>(v638, v639, v642, v643);
          let v457: f32 = x2;
          let v458: f32 = v439.x;
          let v459: f32 = v644.x;
          let v460: f32 = fma(v458, v459, v457);
          let v461: f32 = v439.y;
          let v462: f32 = v644.y;
          let v463: f32 = fma(v461, v462, v460);
          let v464: f32 = v439.z;
          let v465: f32 = v644.z;
          let v466: f32 = fma(v464, v465, v463);
          let v467: f32 = v439.w;
          let v468: f32 = v644.w;
          let v469: f32 = fma(v467, v468, v466);
          x2 = v469;
          let v470: u32 = v432 + v437;
          let v645: u32 = v470 >> v534;
          let v646: vec2<u32> = b6[v645 / 2u];
          let v647: u32 = v646.x;
          let v648: vec2<f32> = unpack2x16float(v647);
          let v649: f32 = v648.x;
          let v650: f32 = v648.y;
          let v651: u32 = v646.y;
          let v652: vec2<f32> = unpack2x16float(v651);
          let v653: f32 = v652.x;
          let v654: f32 = v652.y;
          let v655: vec4<f32> = vec4<f32>(v649, v650, v653, v654);
          let v472: f32 = x3;
          let v473: f32 = v439.x;
          let v474: f32 = v655.x;
          let v475: f32 = fma(v473, v474, v472);
          let v476: f32 = v439.y;
          let v477: f32 = v655.y;
          let v478: f32 = fma(v476, v477, v475);
          let v479: f32 = v439.z;
          let v480: f32 = v655.z;
          let v481: f32 = fma(v479, v480, v478);
          let v482: f32 = v439.w;
          let v483: f32 = v655.w;
          let v484: f32 = fma(v482, v483, v481);
          x3 = v484;
          let v485: u32 = v435 + v437;
          let v656: u32 = v485 >> v534;
          let v657: vec2<u32> = b6[v656 / 2u];
          let v658: u32 = v657.x;
          let v659: vec2<f32> = unpack2x16float(v658);
          let v660: f32 = v659.x;
          let v661: f32 = v659.y;
          let v662: u32 = v657.y;
          let v663: vec2<f32> = unpack2x16float(v662);
          let v664: f32 = v663.x;
          let v665: f32 = v663.y;
          let v666: vec4<f32> = vec4<f32>(v660, v661, v664, v665);
          let v487: f32 = x4;
          let v488: f32 = v439.x;
          let v489: f32 = v666.x;
          let v490: f32 = fma(v488, v489, v487);
          let v491: f32 = v439.y;
          let v492: f32 = v666.y;
          let v493: f32 = fma(v491, v492, v490);
          let v494: f32 = v439.z;
          let v495: f32 = v666.z;
          let v496: f32 = fma(v494, v495, v493);
          let v497: f32 = v439.w;
          let v498: f32 = v666.w;
          let v499: f32 = fma(v497, v498, v496);
          x4 = v499;
        }
        workgroupBarrier();
      }
      let v500: u32 = v221 * v288;
      let v501: f32 = x1;
      m3[v500] = v501;
      let v502: u32 = v500 + v200;
      let v503: f32 = x2;
      m3[v502] = v503;
      let v504: u32 = v500 + v213;
      let v505: f32 = x3;
      m3[v504] = v505;
      let v506: u32 = v500 + v217;
      let v507: f32 = x4;
      m3[v506] = v507;
      workgroupBarrier();
      for (var v508: u32 = v221; v508 < v222; v508 += v297) {
        let v509: u32 = v508 / v222;
        let v510: u32 = v508 % v222;
        let v511: bool = v509 < v4;
        let v512: bool = v510 < v158;
        let v513: bool = v511 & v512;
        if (v513) {
          x7 = v199;
          for (var v514: u32 = v202; v514 < v297; v514 += v200) {
            let v515: u32 = v514 * v288;
            let v516: u32 = v508 + v515;
            let v517: f32 = m3[v516];
            let v518: f32 = x7;
            let v519: f32 = v518 + v517;
            x7 = v519;
          }
          let v520: f32 = x7;
          let v521: u32 = v509 * v11;
          let v522: u32 = v6 + v521;
          let v523: u32 = v522 + v510;
          m2[v523] = v520;
        }
      }
      workgroupBarrier();
      for (var v184: u32 = v10; v184 < v11; v184 += v87) {
        let v185: u32 = v184 / v11;
        let v186: u32 = v184 % v11;
        let v187: bool = v185 < v4;
        let v188: bool = v186 < v158;
        let v189: bool = v187 & v188;
        if (v189) {
          let v190: u32 = v0 + v185;
          let v191: u32 = v156 + v186;
          let v192: u32 = v190 - v0;
          let v193: u32 = v192 * v11;
          let v194: u32 = v191 - v156;
          let v195: u32 = v193 + v194;
          let v196: f32 = m2[v195];
          let v197: u32 = v190 * v35;
          let v198: u32 = v197 + v191;
          b7[v198] = v196;
        }
      }
      workgroupBarrier();
    }
  }
}
