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
@group(0) @binding(10) var<storage, read> b10: array<vec2<u32>>; // in_proj_z
@group(0) @binding(11) var<storage, read_write> b11: array<f32>; // v39
@group(0) @binding(12) var<storage, read> params: array<u32>;
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
  var x9: f32;
  let v710: u32 = 1u;
  let v700: u32 = lane;
  let v701: u32 = 0u;
  let v702: u32 = 1u;
  let v703: u32 = 32u;
  let v270: f32 = 0.0f;
  let v271: u32 = 1u;
  let v273: u32 = 0u;
  let v284: u32 = 2u;
  let v288: u32 = 3u;
  let v292: u32 = lane;
  let v293: u32 = 4u;
  let v295: u32 = 128u;
  let v359: u32 = 5u;
  let v368: u32 = 32u;
  let v0: u32 = group.y;
  let v1: u32 = 1u;
  let v2: u32 = params[0u];
  let v5: u32 = params[1u];
  let v6: u32 = 0u;
  let v9: vec4<f32> = vec4<f32>(0.0f);
  let v10: u32 = lane;
  let v11: u32 = 4u;
  let v13: u32 = 128u;
  let v31: u32 = params[2u];
  let v32: u32 = 3u;
  let v35: u32 = params[3u];
  let v42: u32 = params[4u];
  let v57: u32 = group.x;
  let v58: u32 = groups.x;
  let v68: u32 = 512u;
  let v84: f32 = bitcast<f32>(params[5u]);
  let v94: u32 = 32u;
  let v151: f32 = 20.0f;
  let v162: f32 = 1.0f;
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
    m4[v700] = v28;
    workgroupBarrier();
    let v704: f32 = m4[v701];
    x9 = v704;
    for (var v705: u32 = v702; v705 < v703; v705 += v702) {
      let v706: f32 = m4[v705];
      let v707: f32 = x9;
      let v708: f32 = v707 + v706;
      x9 = v708;
    }
    workgroupBarrier();
    let v709: f32 = x9;
    let v30: bool = v10 < v1;
    if (v30) {
      m1[v7] = v709;
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
  let v43: u32 = v42 + v32;
  let v44: u32 = v43 / v11;
  let v45: u32 = v41 + v44;
  let v46: u32 = v31 + v32;
  let v47: u32 = v46 / v11;
  let v48: u32 = v35 + v32;
  let v49: u32 = v48 / v11;
  let v50: u32 = v47 + v49;
  let v51: u32 = v35 + v32;
  let v52: u32 = v51 / v11;
  let v53: u32 = v50 + v52;
  let v54: u32 = v42 + v32;
  let v55: u32 = v54 / v11;
  let v56: u32 = v53 + v55;
  for (var v59: u32 = v57; v59 < v45; v59 += v58) {
    let v60: bool = v59 < v47;
    let v61: bool = v59 < v6;
    let v62: bool = !v61;
    let v63: bool = v60 & v62;
    if (v63) {
      let v64: u32 = v59 * v11;
      let v65: u32 = v31 - v64;
      let v66: u32 = min(v11, v65);
      let v67: u32 = v64 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (var v69: u32 = v6; v69 < v5; v69 += v68) {
        let v70: u32 = v5 - v69;
        let v71: u32 = min(v68, v70);
        for (var v72: u32 = v6; v72 < v4; v72 += v1) {
          let v73: u32 = v0 + v72;
          let v74: u32 = v10 * v11;
          for (var v75: u32 = v74; v75 < v71; v75 += v13) {
            let v76: u32 = v69 + v75;
            let v77: u32 = v73 * v5;
            let v78: u32 = v77 + v76;
            let v79: vec4<f32> = b0[v78 / 4u];
            let v80: u32 = v73 - v0;
            let v81: f32 = m1[v80];
            let v82: f32 = f32(v5);
            let v83: f32 = v81 / v82;
            let v85: f32 = v83 + v84;
            let v86: f32 = inverseSqrt(v85);
            let v87: vec4<f32> = vec4<f32>(v86);
            let v88: vec4<f32> = v79 * v87;
            let v89: vec4<f32> = b2[v76 / 4u];
            let v90: vec4<f32> = v88 * v89;
            let v91: u32 = v72 * v68;
            let v92: u32 = v75 + v91;
            m0[v92 / 4u] = v90;
          }
        }
        workgroupBarrier();
        let v93: u32 = v67 + v69;
        let v272: u32 = v4 - v271;
        let v274: u32 = min(v273, v272);
        let v275: u32 = v274 * v68;
        let v276: u32 = v6 + v275;
        let v277: u32 = v66 - v271;
        let v278: u32 = min(v273, v277);
        let v279: u32 = v278 * v5;
        let v280: u32 = v93 + v279;
        let v281: u32 = min(v271, v277);
        let v282: u32 = v281 * v5;
        let v283: u32 = v93 + v282;
        let v285: u32 = min(v284, v277);
        let v286: u32 = v285 * v5;
        let v287: u32 = v93 + v286;
        let v289: u32 = min(v288, v277);
        let v290: u32 = v289 * v5;
        let v291: u32 = v93 + v290;
        let v294: u32 = v292 * v293;
        for (var v296: u32 = v294; v296 < v71; v296 += v295) {
          let v297: u32 = v276 + v296;
          let v298: vec4<f32> = m0[v297 / 4u];
          let v299: u32 = v280 + v296;
          let v711: u32 = v299 >> v710;
          let v712: vec2<u32> = b1[v711 / 2u];
          let v713: u32 = v712.x;
          let v714: vec2<f32> = unpack2x16float(v713);
          let v715: f32 = v714.x;
          let v716: f32 = v714.y;
          let v717: u32 = v712.y;
          let v718: vec2<f32> = unpack2x16float(v717);
          let v719: f32 = v718.x;
          let v720: f32 = v718.y;
          let v721: vec4<f32> = vec4<f32>(v715, v716, v719, v720);
          let v301: f32 = x1;
          let v302: f32 = v298.x;
          let v303: f32 = v721.x;
          let v304: f32 = fma(v302, v303, v301);
          let v305: f32 = v298.y;
          let v306: f32 = v721.y;
          let v307: f32 = fma(v305, v306, v304);
          let v308: f32 = v298.z;
          let v309: f32 = v721.z;
          let v310: f32 = fma(v308, v309, v307);
          let v311: f32 = v298.w;
          let v312: f32 = v721.w;
          let v313: f32 = fma(v311, v312, v310);
          x1 = v313;
          let v314: u32 = v283 + v296;
          let v722: u32 = v314 >> v710;
          let v723: vec2<u32> = b1[v722 / 2u];
          let v724: u32 = v723.x;
          let v725: vec2<f32> = unpack2x16float(v724);
          let v726: f32 = v725.x;
          let v727: f32 = v725.y;
          let v728: u32 = v723.y;
          let v729: vec2<f32> = unpack2x16float(v728);
          let v730: f32 = v729.x;
          let v731: f32 = v729.y;
          let v732: vec4<f32> = vec4<f32>(v726, v727, v730, v731);
          let v316: f32 = x2;
          let v317: f32 = v298.x;
          let v318: f32 = v732.x;
          let v319: f32 = fma(v317, v318, v316);
          let v320: f32 = v298.y;
          let v321: f32 = v732.y;
          let v322: f32 = fma(v320, v321, v319);
          let v323: f32 = v298.z;
          let v324: f32 = v732.z;
          let v325: f32 = fma(v323, v324, v322);
          let v326: f32 = v298.w;
          let v327: f32 = v732.w;
          let v328: f32 = fma(v326, v327, v325);
          x2 = v328;
          let v329: u32 = v287 + v296;
          let v733: u32 = v329 >> v710;
          let v734: vec2<u32> = b1[v733 / 2u];
          let v735: u32 = v734.x;
          let v736: vec2<f32> = unpack2x16float(v735);
          let v737: f32 = v736.x;
          let v738: f32 = v736.y;
          let v739: u32 = v734.y;
          let v740: vec2<f32> = unpack2x16float(v739);
          let v741: f32 = v740.x;
          let v742: f32 = v740.y;
          let v743: vec4<f32> = vec4<f32>(v737, v738, v741, v742);
          let v331: f32 = x3;
          let v332: f32 = v298.x;
          let v333: f32 = v743.x;
          let v334: f32 = fma(v332, v333, v331);
          let v335: f32 = v298.y;
          let v336: f32 = v743.y;
          let v337: f32 = fma(v335, v336, v334);
          let v338: f32 = v298.z;
          let v339: f32 = v743.z;
          let v340: f32 = fma(v338, v339, v337);
          let v341: f32 = v298.w;
          let v342: f32 = v743.w;
          let v343: f32 = fma(v341, v342, v340);
          x3 = v343;
          let v344: u32 = v291 + v296;
          let v744: u32 = v344 >> v710;
          let v745: vec2<u32> = b1[v744 / 2u];
          let v746: u32 = v745.x;
          let v747: vec2<f32> = unpack2x16float(v746);
          let v748: f32 = v747.x;
          let v749: f32 = v747.y;
          let v750: u32 = v745.y;
          let v751: vec2<f32> = unpack2x16float(v750);
          let v752: f32 = v751.x;
          let v753: f32 = v751.y;
          let v754: vec4<f32> = vec4<f32>(v748, v749, v752, v753);
          let v346: f32 = x4;
          let v347: f32 = v298.x;
          let v348: f32 = v754.x;
          let v349: f32 = fma(v347, v348, v346);
          let v350: f32 = v298.y;
          let v351: f32 = v754.y;
          let v352: f32 = fma(v350, v351, v349);
          let v353: f32 = v298.z;
          let v354: f32 = v754.z;
          let v355: f32 = fma(v353, v354, v352);
          let v356: f32 = v298.w;
          let v357: f32 = v754.w;
          let v358: f32 = fma(v356, v357, v355);
          x4 = v358;
        }
        workgroupBarrier();
      }
      let v360: u32 = v292 * v359;
      let v361: f32 = x1;
      m3[v360] = v361;
      let v362: u32 = v360 + v271;
      let v363: f32 = x2;
      m3[v362] = v363;
      let v364: u32 = v360 + v284;
      let v365: f32 = x3;
      m3[v364] = v365;
      let v366: u32 = v360 + v288;
      let v367: f32 = x4;
      m3[v366] = v367;
      workgroupBarrier();
      for (var v369: u32 = v292; v369 < v293; v369 += v368) {
        let v370: u32 = v369 / v293;
        let v371: u32 = v369 % v293;
        let v372: bool = v370 < v4;
        let v373: bool = v371 < v66;
        let v374: bool = v372 & v373;
        if (v374) {
          x5 = v270;
          for (var v375: u32 = v273; v375 < v368; v375 += v271) {
            let v376: u32 = v375 * v359;
            let v377: u32 = v369 + v376;
            let v378: f32 = m3[v377];
            let v379: f32 = x5;
            let v380: f32 = v379 + v378;
            x5 = v380;
          }
          let v381: f32 = x5;
          let v382: u32 = v370 * v11;
          let v383: u32 = v6 + v382;
          let v384: u32 = v383 + v371;
          m2[v384] = v381;
        }
      }
      workgroupBarrier();
      for (var v95: u32 = v10; v95 < v11; v95 += v94) {
        let v96: u32 = v95 / v11;
        let v97: u32 = v95 % v11;
        let v98: bool = v96 < v4;
        let v99: bool = v97 < v66;
        let v100: bool = v98 & v99;
        if (v100) {
          let v101: u32 = v0 + v96;
          let v102: u32 = v64 + v97;
          let v103: u32 = v101 - v0;
          let v104: u32 = v103 * v11;
          let v105: u32 = v102 - v64;
          let v106: u32 = v104 + v105;
          let v107: f32 = m2[v106];
          let v108: u32 = v101 * v31;
          let v109: u32 = v108 + v102;
          b3[v109] = v107;
        }
      }
      workgroupBarrier();
    }
    let v110: bool = v59 < v50;
    let v111: bool = v59 < v47;
    let v112: bool = !v111;
    let v113: bool = v110 & v112;
    if (v113) {
      let v114: u32 = v59 - v47;
      let v115: u32 = v114 * v11;
      let v116: u32 = v35 - v115;
      let v117: u32 = min(v11, v116);
      let v118: u32 = v115 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (var v119: u32 = v6; v119 < v5; v119 += v68) {
        let v120: u32 = v5 - v119;
        let v121: u32 = min(v68, v120);
        for (var v122: u32 = v6; v122 < v4; v122 += v1) {
          let v123: u32 = v0 + v122;
          let v124: u32 = v10 * v11;
          for (var v125: u32 = v124; v125 < v121; v125 += v13) {
            let v126: u32 = v119 + v125;
            let v127: u32 = v123 * v5;
            let v128: u32 = v127 + v126;
            let v129: vec4<f32> = b0[v128 / 4u];
            let v130: u32 = v123 - v0;
            let v131: f32 = m1[v130];
            let v132: f32 = f32(v5);
            let v133: f32 = v131 / v132;
            let v134: f32 = v133 + v84;
            let v135: f32 = inverseSqrt(v134);
            let v136: vec4<f32> = vec4<f32>(v135);
            let v137: vec4<f32> = v129 * v136;
            let v138: vec4<f32> = b2[v126 / 4u];
            let v139: vec4<f32> = v137 * v138;
            let v140: u32 = v122 * v68;
            let v141: u32 = v125 + v140;
            m0[v141 / 4u] = v139;
          }
        }
        workgroupBarrier();
        let v142: u32 = v118 + v119;
        let v385: u32 = v4 - v271;
        let v386: u32 = min(v273, v385);
        let v387: u32 = v386 * v68;
        let v388: u32 = v6 + v387;
        let v389: u32 = v117 - v271;
        let v390: u32 = min(v273, v389);
        let v391: u32 = v390 * v5;
        let v392: u32 = v142 + v391;
        let v393: u32 = min(v271, v389);
        let v394: u32 = v393 * v5;
        let v395: u32 = v142 + v394;
        let v396: u32 = min(v284, v389);
        let v397: u32 = v396 * v5;
        let v398: u32 = v142 + v397;
        let v399: u32 = min(v288, v389);
        let v400: u32 = v399 * v5;
        let v401: u32 = v142 + v400;
        let v402: u32 = v292 * v293;
        for (var v403: u32 = v402; v403 < v121; v403 += v295) {
          let v404: u32 = v388 + v403;
          let v405: vec4<f32> = m0[v404 / 4u];
          let v406: u32 = v392 + v403;
          let v755: u32 = v406 >> v710;
          let v756: vec2<u32> = b4[v755 / 2u];
          let v757: u32 = v756.x;
          let v758: vec2<f32> = unpack2x16float(v757);
          let v759: f32 = v758.x;
          let v760: f32 = v758.y;
          let v761: u32 = v756.y;
          let v762: vec2<f32> = unpack2x16float(v761);
          let v763: f32 = v762.x;
          let v764: f32 = v762.y;
          let v765: vec4<f32> = vec4<f32>(v759, v760, v763, v764);
          let v408: f32 = x1;
          let v409: f32 = v405.x;
          let v410: f32 = v765.x;
          let v411: f32 = fma(v409, v410, v408);
          let v412: f32 = v405.y;
          let v413: f32 = v765.y;
          let v414: f32 = fma(v412, v413, v411);
          let v415: f32 = v405.z;
          let v416: f32 = v765.z;
          let v417: f32 = fma(v415, v416, v414);
          let v418: f32 = v405.w;
          let v419: f32 = v765.w;
          let v420: f32 = fma(v418, v419, v417);
          x1 = v420;
          let v421: u32 = v395 + v403;
          let v766: u32 = v421 >> v710;
          let v767: vec2<u32> = b4[v766 / 2u];
          let v768: u32 = v767.x;
          let v769: vec2<f32> = unpack2x16float(v768);
          let v770: f32 = v769.x;
          let v771: f32 = v769.y;
          let v772: u32 = v767.y;
          let v773: vec2<f32> = unpack2x16float(v772);
          let v774: f32 = v773.x;
          let v775: f32 = v773.y;
          let v776: vec4<f32> = vec4<f32>(v770, v771, v774, v775);
          let v423: f32 = x2;
          let v424: f32 = v405.x;
          let v425: f32 = v776.x;
          let v426: f32 = fma(v424, v425, v423);
          let v427: f32 = v405.y;
          let v428: f32 = v776.y;
          let v429: f32 = fma(v427, v428, v426);
          let v430: f32 = v405.z;
          let v431: f32 = v776.z;
          let v432: f32 = fma(v430, v431, v429);
          let v433: f32 = v405.w;
          let v434: f32 = v776.w;
          let v435: f32 = fma(v433, v434, v432);
          x2 = v435;
          let v436: u32 = v398 + v403;
          let v777: u32 = v436 >> v710;
          let v778: vec2<u32> = b4[v777 / 2u];
          let v779: u32 = v778.x;
          let v780: vec2<f32> = unpack2x16float(v779);
          let v781: f32 = v780.x;
          let v782: f32 = v780.y;
          let v783: u32 = v778.y;
          let v784: vec2<f32> = unpack2x16float(v783);
          let v785: f32 = v784.x;
          let v786: f32 = v784.y;
          let v787: vec4<f32> = vec4<f32>(v781, v782, v785, v786);
          let v438: f32 = x3;
          let v439: f32 = v405.x;
          let v440: f32 = v787.x;
          let v441: f32 = fma(v439, v440, v438);
          let v442: f32 = v405.y;
          let v443: f32 = v787.y;
          let v444: f32 = fma(v442, v443, v441);
          let v445: f32 = v405.z;
          let v446: f32 = v787.z;
          let v447: f32 = fma(v445, v446, v444);
          let v448: f32 = v405.w;
          let v449: f32 = v787.w;
          let v450: f32 = fma(v448, v449, v447);
          x3 = v450;
          let v451: u32 = v401 + v403;
          let v788: u32 = v451 >> v710;
          let v789: vec2<u32> = b4[v788 / 2u];
          let v790: u32 = v789.x;
          let v791: vec2<f32> = unpack2x16float(v790);
          let v792: f32 = v791.x;
          let v793: f32 = v791.y;
          let v794: u32 = v789.y;
          let v795: vec2<f32> = unpack2x16float(v794);
          let v796: f32 = v795.x;
          let v797: f32 = v795.y;
          let v798: vec4<f32> = vec4<f32>(v792, v793, v796, v797);
          let v453: f32 = x4;
          let v454: f32 = v405.x;
          let v455: f32 = v798.x;
          let v456: f32 = fma(v454, v455, v453);
          let v457: f32 = v405.y;
          let v458: f32 = v798.y;
          let v459: f32 = fma(v457, v458, v456);
          let v460: f32 = v405.z;
          let v461: f32 = v798.z;
          let v462: f32 = fma(v460, v461, v459);
          let v463: f32 = v405.w;
          let v464: f32 = v798.w;
          let v465: f32 = fma(v463, v464, v462);
          x4 = v465;
        }
        workgroupBarrier();
      }
      let v466: u32 = v292 * v359;
      let v467: f32 = x1;
      m3[v466] = v467;
      let v468: u32 = v466 + v271;
      let v469: f32 = x2;
      m3[v468] = v469;
      let v470: u32 = v466 + v284;
      let v471: f32 = x3;
      m3[v470] = v471;
      let v472: u32 = v466 + v288;
      let v473: f32 = x4;
      m3[v472] = v473;
      workgroupBarrier();
      for (var v474: u32 = v292; v474 < v293; v474 += v368) {
        let v475: u32 = v474 / v293;
        let v476: u32 = v474 % v293;
        let v477: bool = v475 < v4;
        let v478: bool = v476 < v117;
        let v479: bool = v477 & v478;
        if (v479) {
          x6 = v270;
          for (var v480: u32 = v273; v480 < v368; v480 += v271) {
            let v481: u32 = v480 * v359;
            let v482: u32 = v474 + v481;
            let v483: f32 = m3[v482];
            let v484: f32 = x6;
            let v485: f32 = v484 + v483;
            x6 = v485;
          }
          let v486: f32 = x6;
          let v487: u32 = v475 * v11;
          let v488: u32 = v6 + v487;
          let v489: u32 = v488 + v476;
          m2[v489] = v486;
        }
      }
      workgroupBarrier();
      for (var v143: u32 = v10; v143 < v11; v143 += v94) {
        let v144: u32 = v143 / v11;
        let v145: u32 = v143 % v11;
        let v146: bool = v144 < v4;
        let v147: bool = v145 < v117;
        let v148: bool = v146 & v147;
        if (v148) {
          let v149: u32 = v0 + v144;
          let v150: u32 = v115 + v145;
          let v152: u32 = v149 - v0;
          let v153: u32 = v152 * v11;
          let v154: u32 = v150 - v115;
          let v155: u32 = v153 + v154;
          let v156: f32 = m2[v155];
          let v157: f32 = b5[v150];
          let v158: f32 = v156 + v157;
          let v159: bool = v151 < v158;
          let v160: f32 = min(v158, v151);
          let v161: f32 = exp(v160);
          let v163: f32 = v161 + v162;
          let v164: f32 = log(v163);
          let v165: f32 = select(v164, v158, v159);
          let v166: f32 = b6[v150];
          let v167: f32 = v165 * v166;
          let v168: u32 = v149 * v35;
          let v169: u32 = v168 + v150;
          b7[v169] = v167;
        }
      }
      workgroupBarrier();
    }
    let v170: bool = v59 < v53;
    let v171: bool = v59 < v50;
    let v172: bool = !v171;
    let v173: bool = v170 & v172;
    if (v173) {
      let v174: u32 = v59 - v50;
      let v175: u32 = v174 * v11;
      let v176: u32 = v35 - v175;
      let v177: u32 = min(v11, v176);
      let v178: u32 = v175 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (var v179: u32 = v6; v179 < v5; v179 += v68) {
        let v180: u32 = v5 - v179;
        let v181: u32 = min(v68, v180);
        for (var v182: u32 = v6; v182 < v4; v182 += v1) {
          let v183: u32 = v0 + v182;
          let v184: u32 = v10 * v11;
          for (var v185: u32 = v184; v185 < v181; v185 += v13) {
            let v186: u32 = v179 + v185;
            let v187: u32 = v183 * v5;
            let v188: u32 = v187 + v186;
            let v189: vec4<f32> = b0[v188 / 4u];
            let v190: u32 = v183 - v0;
            let v191: f32 = m1[v190];
            let v192: f32 = f32(v5);
            let v193: f32 = v191 / v192;
            let v194: f32 = v193 + v84;
            let v195: f32 = inverseSqrt(v194);
            let v196: vec4<f32> = vec4<f32>(v195);
            let v197: vec4<f32> = v189 * v196;
            let v198: vec4<f32> = b2[v186 / 4u];
            let v199: vec4<f32> = v197 * v198;
            let v200: u32 = v182 * v68;
            let v201: u32 = v185 + v200;
            m0[v201 / 4u] = v199;
          }
        }
        workgroupBarrier();
        let v202: u32 = v178 + v179;
        let v490: u32 = v4 - v271;
        let v491: u32 = min(v273, v490);
        let v492: u32 = v491 * v68;
        let v493: u32 = v6 + v492;
        let v494: u32 = v177 - v271;
        let v495: u32 = min(v273, v494);
        let v496: u32 = v495 * v5;
        let v497: u32 = v202 + v496;
        let v498: u32 = min(v271, v494);
        let v499: u32 = v498 * v5;
        let v500: u32 = v202 + v499;
        let v501: u32 = min(v284, v494);
        let v502: u32 = v501 * v5;
        let v503: u32 = v202 + v502;
        let v504: u32 = min(v288, v494);
        let v505: u32 = v504 * v5;
        let v506: u32 = v202 + v505;
        let v507: u32 = v292 * v293;
        for (var v508: u32 = v507; v508 < v181; v508 += v295) {
          let v509: u32 = v493 + v508;
          let v510: vec4<f32> = m0[v509 / 4u];
          let v511: u32 = v497 + v508;
          let v799: u32 = v511 >> v710;
          let v800: vec2<u32> = b8[v799 / 2u];
          let v801: u32 = v800.x;
          let v802: vec2<f32> = unpack2x16float(v801);
          let v803: f32 = v802.x;
          let v804: f32 = v802.y;
          let v805: u32 = v800.y;
          let v806: vec2<f32> = unpack2x16float(v805);
          let v807: f32 = v806.x;
          let v808: f32 = v806.y;
          let v809: vec4<f32> = vec4<f32>(v803, v804, v807, v808);
          let v513: f32 = x1;
          let v514: f32 = v510.x;
          let v515: f32 = v809.x;
          let v516: f32 = fma(v514, v515, v513);
          let v517: f32 = v510.y;
          let v518: f32 = v809.y;
          let v519: f32 = fma(v517, v518, v516);
          let v520: f32 = v510.z;
          let v521: f32 = v809.z;
          let v522: f32 = fma(v520, v521, v519);
          let v523: f32 = v510.w;
          let v524: f32 = v809.w;
          let v525: f32 = fma(v523, v524, v522);
          x1 = v525;
          let v526: u32 = v500 + v508;
          let v810: u32 = v526 >> v710;
          let v811: vec2<u32> = b8[v810 / 2u];
          let v812: u32 = v811.x;
          let v813: vec2<f32> = unpack2x16float(v812);
          let v814: f32 = v813.x;
          let v815: f32 = v813.y;
          let v816: u32 = v811.y;
          let v817: vec2<f32> = unpack2x16float(v816);
          let v818: f32 = v817.x;
          let v819: f32 = v817.y;
          let v820: vec4<f32> = vec4<f32>(v814, v815, v818, v819);
          let v528: f32 = x2;
          let v529: f32 = v510.x;
          let v530: f32 = v820.x;
          let v531: f32 = fma(v529, v530, v528);
          let v532: f32 = v510.y;
          let v533: f32 = v820.y;
          let v534: f32 = fma(v532, v533, v531);
          let v535: f32 = v510.z;
          let v536: f32 = v820.z;
          let v537: f32 = fma(v535, v536, v534);
          let v538: f32 = v510.w;
          let v539: f32 = v820.w;
          let v540: f32 = fma(v538, v539, v537);
          x2 = v540;
          let v541: u32 = v503 + v508;
          let v821: u32 = v541 >> v710;
          let v822: vec2<u32> = b8[v821 / 2u];
          let v823: u32 = v822.x;
          let v824: vec2<f32> = unpack2x16float(v823);
          let v825: f32 = v824.x;
          let v826: f32 = v824.y;
          let v827: u32 = v822.y;
          let v828: vec2<f32> = unpack2x16float(v827);
          let v829: f32 = v828.x;
          let v830: f32 = v828.y;
          let v831: vec4<f32> = vec4<f32>(v825, v826, v829, v830);
          let v543: f32 = x3;
          let v544: f32 = v510.x;
          let v545: f32 = v831.x;
          let v546: f32 = fma(v544, v545, v543);
          let v547: f32 = v510.y;
          let v548: f32 = v831.y;
          let v549: f32 = fma(v547, v548, v546);
          let v550: f32 = v510.z;
          let v551: f32 = v831.z;
          let v552: f32 = fma(v550, v551, v549);
          let v553: f32 = v510.w;
          let v554: f32 = v831.w;
          let v555: f32 = fma(v553, v554, v552);
          x3 = v555;
          let v556: u32 = v506 + v508;
          let v832: u32 = v556 >> v710;
          let v833: vec2<u32> = b8[v832 / 2u];
          let v834: u32 = v833.x;
          let v835: vec2<f32> = unpack2x16float(v834);
          let v836: f32 = v835.x;
          let v837: f32 = v835.y;
          let v838: u32 = v833.y;
          let v839: vec2<f32> = unpack2x16float(v838);
          let v840: f32 = v839.x;
          let v841: f32 = v839.y;
          let v842: vec4<f32> = vec4<f32>(v836, v837, v840, v841);
          let v558: f32 = x4;
          let v559: f32 = v510.x;
          let v560: f32 = v842.x;
          let v561: f32 = fma(v559, v560, v558);
          let v562: f32 = v510.y;
          let v563: f32 = v842.y;
          let v564: f32 = fma(v562, v563, v561);
          let v565: f32 = v510.z;
          let v566: f32 = v842.z;
          let v567: f32 = fma(v565, v566, v564);
          let v568: f32 = v510.w;
          let v569: f32 = v842.w;
          let v570: f32 = fma(v568, v569, v567);
          x4 = v570;
        }
        workgroupBarrier();
      }
      let v571: u32 = v292 * v359;
      let v572: f32 = x1;
      m3[v571] = v572;
      let v573: u32 = v571 + v271;
      let v574: f32 = x2;
      m3[v573] = v574;
      let v575: u32 = v571 + v284;
      let v576: f32 = x3;
      m3[v575] = v576;
      let v577: u32 = v571 + v288;
      let v578: f32 = x4;
      m3[v577] = v578;
      workgroupBarrier();
      for (var v579: u32 = v292; v579 < v293; v579 += v368) {
        let v580: u32 = v579 / v293;
        let v581: u32 = v579 % v293;
        let v582: bool = v580 < v4;
        let v583: bool = v581 < v177;
        let v584: bool = v582 & v583;
        if (v584) {
          x7 = v270;
          for (var v585: u32 = v273; v585 < v368; v585 += v271) {
            let v586: u32 = v585 * v359;
            let v587: u32 = v579 + v586;
            let v588: f32 = m3[v587];
            let v589: f32 = x7;
            let v590: f32 = v589 + v588;
            x7 = v590;
          }
          let v591: f32 = x7;
          let v592: u32 = v580 * v11;
          let v593: u32 = v6 + v592;
          let v594: u32 = v593 + v581;
          m2[v594] = v591;
        }
      }
      workgroupBarrier();
      for (var v203: u32 = v10; v203 < v11; v203 += v94) {
        let v204: u32 = v203 / v11;
        let v205: u32 = v203 % v11;
        let v206: bool = v204 < v4;
        let v207: bool = v205 < v177;
        let v208: bool = v206 & v207;
        if (v208) {
          let v209: u32 = v0 + v204;
          let v210: u32 = v175 + v205;
          let v211: u32 = v209 - v0;
          let v212: u32 = v211 * v11;
          let v213: u32 = v210 - v175;
          let v214: u32 = v212 + v213;
          let v215: f32 = m2[v214];
          let v216: f32 = -v215;
          let v217: f32 = exp(v216);
          let v218: f32 = v217 + v162;
          let v219: f32 = 1.0 / v218;
          let v220: u32 = v209 * v35;
          let v221: u32 = v220 + v210;
          b9[v221] = v219;
        }
      }
      workgroupBarrier();
    }
    let v222: bool = v59 < v56;
    let v223: bool = v59 < v53;
    let v224: bool = !v223;
    let v225: bool = v222 & v224;
    if (v225) {
      let v226: u32 = v59 - v53;
      let v227: u32 = v226 * v11;
      let v228: u32 = v42 - v227;
      let v229: u32 = min(v11, v228);
      let v230: u32 = v227 * v5;
      x1 = v270;
      x2 = v270;
      x3 = v270;
      x4 = v270;
      for (var v231: u32 = v6; v231 < v5; v231 += v68) {
        let v232: u32 = v5 - v231;
        let v233: u32 = min(v68, v232);
        for (var v234: u32 = v6; v234 < v4; v234 += v1) {
          let v235: u32 = v0 + v234;
          let v236: u32 = v10 * v11;
          for (var v237: u32 = v236; v237 < v233; v237 += v13) {
            let v238: u32 = v231 + v237;
            let v239: u32 = v235 * v5;
            let v240: u32 = v239 + v238;
            let v241: vec4<f32> = b0[v240 / 4u];
            let v242: u32 = v235 - v0;
            let v243: f32 = m1[v242];
            let v244: f32 = f32(v5);
            let v245: f32 = v243 / v244;
            let v246: f32 = v245 + v84;
            let v247: f32 = inverseSqrt(v246);
            let v248: vec4<f32> = vec4<f32>(v247);
            let v249: vec4<f32> = v241 * v248;
            let v250: vec4<f32> = b2[v238 / 4u];
            let v251: vec4<f32> = v249 * v250;
            let v252: u32 = v234 * v68;
            let v253: u32 = v237 + v252;
            m0[v253 / 4u] = v251;
          }
        }
        workgroupBarrier();
        let v254: u32 = v230 + v231;
        let v595: u32 = v4 - v271;
        let v596: u32 = min(v273, v595);
        let v597: u32 = v596 * v68;
        let v598: u32 = v6 + v597;
        let v599: u32 = v229 - v271;
        let v600: u32 = min(v273, v599);
        let v601: u32 = v600 * v5;
        let v602: u32 = v254 + v601;
        let v603: u32 = min(v271, v599);
        let v604: u32 = v603 * v5;
        let v605: u32 = v254 + v604;
        let v606: u32 = min(v284, v599);
        let v607: u32 = v606 * v5;
        let v608: u32 = v254 + v607;
        let v609: u32 = min(v288, v599);
        let v610: u32 = v609 * v5;
        let v611: u32 = v254 + v610;
        let v612: u32 = v292 * v293;
        for (var v613: u32 = v612; v613 < v233; v613 += v295) {
          let v614: u32 = v598 + v613;
          let v615: vec4<f32> = m0[v614 / 4u];
          let v616: u32 = v602 + v613;
          let v843: u32 = v616 >> v710;
          let v844: vec2<u32> = b10[v843 / 2u];
          let v845: u32 = v844.x;
          let v846: vec2<f32> = unpack2x16float(v845);
          let v847: f32 = v846.x;
          let v848: f32 = v846.y;
          let v849: u32 = v844.y;
          let v850: vec2<f32> = unpack2x16float(v849);
          let v851: f32 = v850.x;
          let v852: f32 = v850.y;
          let v853: vec4<f32> = vec4<f32>(v847, v848, v851, v852);
          let v618: f32 = x1;
          let v619: f32 = v615.x;
          let v620: f32 = v853.x;
          let v621: f32 = fma(v619, v620, v618);
          let v622: f32 = v615.y;
          let v623: f32 = v853.y;
          let v624: f32 = fma(v622, v623, v621);
          let v625: f32 = v615.z;
          let v626: f32 = v853.z;
          let v627: f32 = fma(v625, v626, v624);
          let v628: f32 = v615.w;
          let v629: f32 = v853.w;
          let v630: f32 = fma(v628, v629, v627);
          x1 = v630;
          let v631: u32 = v605 + v613;
          let v854: u32 = v631 >> v710;
          let v855: vec2<u32> = b10[v854 / 2u];
          let v856: u32 = v855.x;
          let v857: vec2<f32> = unpack2x16float(v856);
          let v858: f32 = v857.x;
          let v859: f32 = v857.y;
          let v860: u32 = v855.y;
          let v861: vec2<f32> = unpack2x16float(v860);
          let v862: f32 = v861.x;
          let v863: f32 = v861.y;
          let v864: vec4<f32> = vec4<f32>(v858, v859, v862, v863);
          let v633: f32 = x2;
          let v634: f32 = v615.x;
          let v635: f32 = v864.x;
          let v636: f32 = fma(v634, v635, v633);
          let v637: f32 = v615.y;
          let v638: f32 = v864.y;
          let v639: f32 = fma(v637, v638, v636);
          let v640: f32 = v615.z;
          let v641: f32 = v864.z;
          let v642: f32 = fma(v640, v641, v639);
          let v643: f32 = v615.w;
          let v644: f32 = v864.w;
          let v645: f32 = fma(v643, v644, v642);
          x2 = v645;
          let v646: u32 = v608 + v613;
          let v865: u32 = v646 >> v710;
          let v866: vec2<u32> = b10[v865 / 2u];
          let v867: u32 = v866.x;
          let v868: vec2<f32> = unpack2x16float(v867);
          let v869: f32 = v868.x;
          let v870: f32 = v868.y;
          let v871: u32 = v866.y;
          let v872: vec2<f32> = unpack2x16float(v871);
          let v873: f32 = v872.x;
          let v874: f32 = v872.y;
          let v875: vec4<f32> = vec4<f32>(v869, v870, v873, v874);
          let v648: f32 = x3;
          let v649: f32 = v615.x;
          let v650: f32 = v875.x;
          let v651: f32 = fma(v649, v650, v648);
          let v652: f32 = v615.y;
          let v653: f32 = v875.y;
          let v654: f32 = fma(v652, v653, v651);
          let v655: f32 = v615.z;
          let v656: f32 = v875.z;
          let v657: f32 = fma(v655, v656, v654);
          let v658: f32 = v615.w;
          let v659: f32 = v875.w;
          let v660: f32 = fma(v658, v659, v657);
          x3 = v660;
          let v661: u32 = v611 + v613;
          let v876: u32 = v661 >> v710;
          let v877: vec2<u32> = b10[v876 / 2u];
          let v878: u32 = v877.x;
          let v879: vec2<f32> = unpack2x16float(v878);
          let v880: f32 = v879.x;
          let v881: f32 = v879.y;
          let v882: u32 = v877.y;
          let v883: vec2<f32> = unpack2x16float(v882);
          let v884: f32 = v883.x;
          let v885: f32 = v883.y;
          let v886: vec4<f32> = vec4<f32>(v880, v881, v884, v885);
          let v663: f32 = x4;
          let v664: f32 = v615.x;
          let v665: f32 = v886.x;
          let v666: f32 = fma(v664, v665, v663);
          let v667: f32 = v615.y;
          let v668: f32 = v886.y;
          let v669: f32 = fma(v667, v668, v666);
          let v670: f32 = v615.z;
          let v671: f32 = v886.z;
          let v672: f32 = fma(v670, v671, v669);
          let v673: f32 = v615.w;
          let v674: f32 = v886.w;
          let v675: f32 = fma(v673, v674, v672);
          x4 = v675;
        }
        workgroupBarrier();
      }
      let v676: u32 = v292 * v359;
      let v677: f32 = x1;
      m3[v676] = v677;
      let v678: u32 = v676 + v271;
      let v679: f32 = x2;
      m3[v678] = v679;
      let v680: u32 = v676 + v284;
      let v681: f32 = x3;
      m3[v680] = v681;
      let v682: u32 = v676 + v288;
      let v683: f32 = x4;
      m3[v682] = v683;
      workgroupBarrier();
      for (var v684: u32 = v292; v684 < v293; v684 += v368) {
        let v685: u32 = v684 / v293;
        let v686: u32 = v684 % v293;
        let v687: bool = v685 < v4;
        let v688: bool = v686 < v229;
        let v689: bool = v687 & v688;
        if (v689) {
          x8 = v270;
          for (var v690: u32 = v273; v690 < v368; v690 += v271) {
            let v691: u32 = v690 * v359;
            let v692: u32 = v684 + v691;
            let v693: f32 = m3[v692];
            let v694: f32 = x8;
            let v695: f32 = v694 + v693;
            x8 = v695;
          }
          let v696: f32 = x8;
          let v697: u32 = v685 * v11;
          let v698: u32 = v6 + v697;
          let v699: u32 = v698 + v686;
          m2[v699] = v696;
        }
      }
      workgroupBarrier();
      for (var v255: u32 = v10; v255 < v11; v255 += v94) {
        let v256: u32 = v255 / v11;
        let v257: u32 = v255 % v11;
        let v258: bool = v256 < v4;
        let v259: bool = v257 < v229;
        let v260: bool = v258 & v259;
        if (v260) {
          let v261: u32 = v0 + v256;
          let v262: u32 = v227 + v257;
          let v263: u32 = v261 - v0;
          let v264: u32 = v263 * v11;
          let v265: u32 = v262 - v227;
          let v266: u32 = v264 + v265;
          let v267: f32 = m2[v266];
          let v268: u32 = v261 * v42;
          let v269: u32 = v268 + v262;
          b11[v269] = v267;
        }
      }
      workgroupBarrier();
    }
  }
}
