@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // q_proj
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // k_proj
@group(0) @binding(5) var<storage, read_write> b5: array<f32>; // stored5
@group(0) @binding(6) var<storage, read> b6: array<u32>; // v_proj
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<uniform> params: array<vec4<u32>, 11>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn full_attn_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: u32;
  var x2: u32;
  var x3: f32;
  var x4: f32;
  var x5: f32;
  var x6: f32;
  var x7: f32;
  var x8: f32;
  var x9: f32;
  var x10: f32;
  var x11: f32;
  var x12: f32;
  var x13: f32;
  var x14: f32;
  var x15: f32;
  var x16: f32;
  var x17: f32;
  var x18: f32;
  var x19: f32;
  var x20: f32;
  var x21: f32;
  var x22: f32;
  var x23: f32;
  var x24: f32;
  var x25: f32;
  var x26: f32;
  var x27: f32;
  var x28: f32;
  var x29: f32;
  var x30: f32;
  var x31: f32;
  var x32: f32;
  var x33: f32;
  let v1099: u32 = params[7].x;
  let v1100: u32 = 0u;
  let v1104: u32 = 3u;
  let v1106: u32 = 1u;
  let v1115: u32 = 16u;
  let v1116: u32 = 4294901760u;
  let v1124: u32 = params[7].y;
  let v1125: u32 = 5u;
  let v1126: u32 = 31u;
  let v1144: u32 = params[7].z;
  let v1146: u32 = 4u;
  let v1151: u32 = params[7].w;
  let v1172: u32 = params[8].x;
  let v1193: u32 = params[8].y;
  let v1213: u32 = params[8].z;
  let v1231: u32 = params[8].w;
  let v1237: u32 = params[9].x;
  let v1258: u32 = params[9].y;
  let v1279: u32 = params[9].z;
  let v1299: u32 = params[9].w;
  let v1317: u32 = params[10].x;
  let v1323: u32 = params[10].y;
  let v1344: u32 = params[10].z;
  let v1089: u32 = lane;
  let v1090: u32 = 0u;
  let v1091: u32 = 1u;
  let v1092: u32 = 32u;
  let v192: u32 = 0u;
  let v193: u32 = 1u;
  let v194: u32 = 128u;
  let v195: u32 = 4u;
  let v196: u32 = lane;
  let v197: u32 = 32u;
  let v202: f32 = 0.0f;
  let v203: u32 = params[1].x;
  let v204: u32 = 6u;
  let v209: u32 = params[1].y;
  let v210: u32 = params[1].z;
  let v214: u32 = params[1].w;
  let v236: f32 = 0.088388346f;
  let v241: u32 = 64u;
  let v242: u32 = 7u;
  let v260: u32 = 16u;
  let v270: u32 = params[2].x;
  let v271: u32 = params[2].y;
  let v272: u32 = 2u;
  let v278: u32 = 3u;
  let v279: u32 = 5u;
  let v300: u32 = 31u;
  let v320: u32 = 65535u;
  let v322: u32 = params[2].z;
  let v325: u32 = 89226354u;
  let v326: u32 = 3417055213u;
  let v327: u32 = 2212286765u;
  let v330: u32 = 64248484u;
  let v334: u32 = 2415890431u;
  let v335: u32 = 996162400u;
  let v339: u32 = 32768u;
  let v340: u32 = 32767u;
  let v341: u32 = 13u;
  let v342: u32 = 939524096u;
  let v358: u32 = 16711935u;
  let v359: u32 = 8u;
  let v360: u32 = 2047u;
  let v369: f32 = 0.006767273f;
  let v370: f32 = -3.453125f;
  let v376: u32 = 4095u;
  let v377: u32 = 4294959104u;
  let v389: u32 = 256u;
  let v394: u32 = 384u;
  let v495: u32 = params[2].w;
  let v519: u32 = params[3].x;
  let v524: u32 = params[3].y;
  let v525: u32 = params[3].z;
  let v529: u32 = params[3].w;
  let v581: u32 = params[4].x;
  let v582: u32 = params[4].y;
  let v628: u32 = params[4].z;
  let v782: u32 = params[4].w;
  let v806: u32 = params[5].x;
  let v811: u32 = params[5].y;
  let v812: u32 = params[5].z;
  let v816: u32 = params[5].w;
  let v868: u32 = params[6].x;
  let v869: u32 = params[6].y;
  let v915: u32 = params[6].z;
  let v1069: u32 = params[6].w;
  let v0: u32 = group.y;
  let v1: u32 = 4u;
  let v3: u32 = params[0].x;
  let v6: u32 = params[0].y;
  let v7: u32 = 0u;
  let v8: u32 = 1u;
  let v11: f32 = 0.0f;
  let v12: u32 = lane;
  let v13: u32 = 32u;
  let v24: u32 = params[0].z;
  let v25: u32 = 127u;
  let v26: u32 = 128u;
  let v29: u32 = params[0].w;
  let v44: u32 = group.x;
  let v45: u32 = groups.x;
  let v75: f32 = bitcast<f32>(params[10].w);
  let v84: u32 = 512u;
  let v2: u32 = v0 * v1;
  let v4: u32 = v3 - v2;
  let v5: u32 = min(v1, v4);
  for (var v9: u32 = v7; v9 < v5; v9 += v8) {
    let v10: u32 = v2 + v9;
    x0 = v11;
    for (var v14: u32 = v12; v14 < v6; v14 += v13) {
      let v15: u32 = v10 * v6;
      let v16: u32 = v15 + v14;
      let v17: f32 = b0[v16];
      let v18: f32 = v17 * v17;
      let v19: f32 = x0;
      let v20: f32 = v19 + v18;
      x0 = v20;
    }
    let v21: f32 = x0;
    m5[v1089] = v21;
    workgroupBarrier();
    let v1093: f32 = m5[v1090];
    x30 = v1093;
    for (var v1094: u32 = v1091; v1094 < v1092; v1094 += v1091) {
      let v1095: f32 = m5[v1094];
      let v1096: f32 = x30;
      let v1097: f32 = v1096 + v1095;
      x30 = v1097;
    }
    workgroupBarrier();
    let v1098: f32 = x30;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v1098;
    }
  }
  workgroupBarrier();
  let v27: u32 = v24 + v25;
  let v28: u32 = v27 / v26;
  let v30: u32 = v29 + v25;
  let v31: u32 = v30 / v26;
  let v32: u32 = v28 + v31;
  let v33: u32 = v29 + v25;
  let v34: u32 = v33 / v26;
  let v35: u32 = v32 + v34;
  let v36: u32 = v24 + v25;
  let v37: u32 = v36 / v26;
  let v38: u32 = v29 + v25;
  let v39: u32 = v38 / v26;
  let v40: u32 = v37 + v39;
  let v41: u32 = v29 + v25;
  let v42: u32 = v41 / v26;
  let v43: u32 = v40 + v42;
  let v46: u32 = v35 + v45;
  let v47: u32 = v46 - v8;
  let v48: u32 = v47 / v45;
  let v49: u32 = v44 * v48;
  let v50: u32 = v49 + v48;
  let v51: u32 = min(v50, v35);
  for (var v52: u32 = v49; v52 < v51; v52 += v8) {
    let v53: bool = v52 < v37;
    let v54: bool = v52 < v7;
    let v55: bool = !v54;
    let v56: bool = v53 & v55;
    if (v56) {
      let v57: u32 = v52 * v26;
      let v58: u32 = v24 - v57;
      let v59: u32 = min(v26, v58);
      let v60: u32 = v57 * v6;
      for (var v198: u32 = v196; v198 < v194; v198 += v197) {
        for (var v199: u32 = v192; v199 < v195; v199 += v193) {
          let v200: u32 = v199 * v194;
          let v201: u32 = v198 + v200;
          m4[v201] = v202;
        }
      }
      for (var v61: u32 = v7; v61 < v6; v61 += v26) {
        let v62: u32 = v6 - v61;
        let v63: u32 = min(v26, v62);
        for (var v64: u32 = v7; v64 < v5; v64 += v8) {
          let v65: u32 = v2 + v64;
          for (var v66: u32 = v12; v66 < v63; v66 += v13) {
            let v67: u32 = v61 + v66;
            let v68: u32 = v65 * v6;
            let v69: u32 = v68 + v67;
            let v70: f32 = b0[v69];
            let v71: u32 = v65 - v2;
            let v72: f32 = m1[v71];
            let v73: f32 = f32(v6);
            let v74: f32 = v72 / v73;
            let v76: f32 = v74 + v75;
            let v77: f32 = inverseSqrt(v76);
            let v78: f32 = v70 * v77;
            let v79: f32 = b2[v67];
            let v80: f32 = v78 * v79;
            let v81: u32 = v64 * v26;
            let v82: u32 = v66 + v81;
            m0[v82] = v80;
          }
        }
        workgroupBarrier();
        let v83: u32 = v60 + v61;
        let v205: bool = v203 == v204;
        if (v205) {
          let v206: u32 = v83 / v6;
          let v207: u32 = v206 * v6;
          let v208: u32 = v83 - v207;
          let v211: u32 = v206 / v209;
          let v212: u32 = v206 % v209;
          let v213: u32 = v211 * v210;
          x1 = v212;
          x2 = v213;
          let v215: u32 = v213 + v214;
          for (var v216: u32 = v196; v216 < v194; v216 += v197) {
            for (var v217: u32 = v192; v217 < v195; v217 += v193) {
              x3 = v202;
              let v218: bool = v217 < v5;
              let v219: bool = v216 < v63;
              let v220: bool = v218 & v219;
              if (v220) {
                let v221: u32 = v217 * v26;
                let v222: u32 = v7 + v221;
                let v223: u32 = v222 + v216;
                let v224: f32 = m0[v223];
                let v225: u32 = v208 + v216;
                let v226: u32 = v225 >> v193;
                let v227: u32 = v215 + v226;
                let v228: u32 = b1[v227];
                let v229: u32 = v225 & v193;
                let v230: bool = v229 == v193;
                let v231: vec2<f32> = unpack2x16float(v228);
                let v232: f32 = v231.x;
                let v233: f32 = v231.y;
                let v234: f32 = select(v232, v233, v230);
                let v235: f32 = v224 * v234;
                let v237: f32 = v235 * v236;
                x3 = v237;
              }
              let v238: f32 = x3;
              let v239: u32 = v217 * v194;
              let v240: u32 = v216 + v239;
              m3[v240] = v238;
            }
          }
          workgroupBarrier();
          for (var v243: u32 = v192; v243 < v242; v243 += v193) {
            let v244: u32 = v193 << v243;
            let v245: u32 = v244 - v193;
            let v246: u32 = v243 + v193;
            for (var v247: u32 = v196; v247 < v241; v247 += v197) {
              let v248: u32 = v247 >> v243;
              let v249: u32 = v248 << v246;
              let v250: u32 = v247 & v245;
              let v251: u32 = v249 + v250;
              for (var v252: u32 = v192; v252 < v195; v252 += v193) {
                let v253: u32 = v252 * v194;
                let v254: u32 = v253 + v251;
                let v255: u32 = v254 + v244;
                let v256: f32 = m3[v254];
                let v257: f32 = m3[v255];
                let v258: f32 = v256 + v257;
                let v259: f32 = v256 - v257;
                m3[v254] = v258;
                m3[v255] = v259;
              }
            }
            workgroupBarrier();
          }
          let v261: u32 = v208 / v260;
          for (var v262: u32 = v196; v262 < v194; v262 += v197) {
            x4 = v202;
            x5 = v202;
            x6 = v202;
            x7 = v202;
            let v263: u32 = v212 + v262;
            let v264: u32 = v263 / v260;
            let v265: u32 = v263 % v260;
            for (var v266: u32 = v192; v266 < v194; v266 += v193) {
              let v267: u32 = v266 / v260;
              let v268: u32 = v261 + v267;
              let v269: u32 = v266 % v260;
              let v273: u32 = v270 * v195;
              let v274: u32 = v268 * v271;
              let v275: u32 = v274 + v264;
              let v276: u32 = v275 * v273;
              let v277: u32 = v213 + v276;
              let v280: u32 = v265 & v242;
              let v281: u32 = v280 << v279;
              let v282: u32 = v265 >> v278;
              let v283: u32 = v282 << v272;
              let v284: u32 = v269 & v242;
              let v285: u32 = v284 >> v193;
              let v286: u32 = v285 << v278;
              let v287: u32 = v269 >> v278;
              let v288: u32 = v287 << v193;
              let v289: u32 = v269 & v193;
              let v290: u32 = v281 + v283;
              let v291: u32 = v290 + v286;
              let v292: u32 = v291 + v288;
              let v293: u32 = v292 + v289;
              let v294: u32 = v293 + v193;
              let v295: u32 = v294 * v270;
              let v296: u32 = v295 >> v193;
              let v297: u32 = v273 << v279;
              let v298: u32 = v296 + v297;
              let v299: u32 = v298 - v193;
              let v301: u32 = v299 >> v279;
              let v302: u32 = v298 - v260;
              let v303: u32 = v302 >> v279;
              let v304: bool = v301 < v273;
              let v305: u32 = v301 - v273;
              let v306: u32 = select(v305, v301, v304);
              let v307: u32 = v277 + v306;
              let v308: u32 = b1[v307];
              let v309: bool = v303 < v273;
              let v310: u32 = v303 - v273;
              let v311: u32 = select(v310, v303, v309);
              let v312: u32 = v277 + v311;
              let v313: u32 = b1[v312];
              let v314: u32 = v299 & v300;
              let v315: u32 = v300 - v314;
              let v316: u32 = v308 >> v315;
              let v317: u32 = v313 << v193;
              let v318: u32 = v317 << v314;
              let v319: u32 = v316 | v318;
              let v321: u32 = v319 & v320;
              let v323: bool = v322 == v192;
              let v324: bool = v322 == v272;
              let v328: u32 = select(v326, v327, v324);
              let v329: u32 = select(v328, v325, v323);
              let v331: u32 = select(v192, v330, v323);
              let v332: u32 = v321 * v329;
              let v333: u32 = v332 + v331;
              let v336: u32 = v333 & v334;
              let v337: u32 = v336 ^ v335;
              let v338: u32 = v337 >> v260;
              let v343: u32 = v337 & v339;
              let v344: u32 = v343 << v260;
              let v345: u32 = v337 & v340;
              let v346: u32 = v345 << v341;
              let v347: u32 = v346 + v342;
              let v348: u32 = v344 | v347;
              let v349: f32 = bitcast<f32>(v348);
              let v350: u32 = v338 & v339;
              let v351: u32 = v350 << v260;
              let v352: u32 = v338 & v340;
              let v353: u32 = v352 << v341;
              let v354: u32 = v353 + v342;
              let v355: u32 = v351 | v354;
              let v356: f32 = bitcast<f32>(v355);
              let v357: f32 = v349 + v356;
              let v361: u32 = v333 & v358;
              let v362: u32 = v333 >> v359;
              let v363: u32 = v362 & v358;
              let v364: u32 = v361 + v363;
              let v365: u32 = v364 >> v260;
              let v366: u32 = v364 + v365;
              let v367: u32 = v366 & v360;
              let v368: f32 = f32(v367);
              let v371: f32 = fma(v368, v369, v370);
              let v372: f32 = select(v357, v371, v324);
              let v373: u32 = bitcast<u32>(v372);
              let v374: u32 = v373 >> v341;
              let v375: u32 = v374 & v193;
              let v378: u32 = v373 + v376;
              let v379: u32 = v378 + v375;
              let v380: u32 = v379 & v377;
              let v381: f32 = bitcast<f32>(v380);
              let v382: f32 = m3[v266];
              let v383: f32 = x4;
              let v384: f32 = fma(v382, v381, v383);
              x4 = v384;
              let v385: u32 = v266 + v194;
              let v386: f32 = m3[v385];
              let v387: f32 = x5;
              let v388: f32 = fma(v386, v381, v387);
              x5 = v388;
              let v390: u32 = v266 + v389;
              let v391: f32 = m3[v390];
              let v392: f32 = x6;
              let v393: f32 = fma(v391, v381, v392);
              x6 = v393;
              let v395: u32 = v266 + v394;
              let v396: f32 = m3[v395];
              let v397: f32 = x7;
              let v398: f32 = fma(v396, v381, v397);
              x7 = v398;
            }
            let v399: f32 = m4[v262];
            let v400: f32 = x4;
            let v401: f32 = v399 + v400;
            m4[v262] = v401;
            let v402: u32 = v262 + v194;
            let v403: f32 = m4[v402];
            let v404: f32 = x5;
            let v405: f32 = v403 + v404;
            m4[v402] = v405;
            let v406: u32 = v262 + v389;
            let v407: f32 = m4[v406];
            let v408: f32 = x6;
            let v409: f32 = v407 + v408;
            m4[v406] = v409;
            let v410: u32 = v262 + v394;
            let v411: f32 = m4[v410];
            let v412: f32 = x7;
            let v413: f32 = v411 + v412;
            m4[v410] = v413;
          }
          workgroupBarrier();
        } else {
          let v414: u32 = v5 - v193;
          let v415: u32 = v59 - v193;
          for (var v416: u32 = v196; v416 < v194; v416 += v197) {
            x8 = v202;
            x9 = v202;
            x10 = v202;
            x11 = v202;
            let v417: u32 = min(v416, v415);
            let v418: u32 = v417 * v6;
            let v419: u32 = v83 + v418;
            for (var v420: u32 = v192; v420 < v63; v420 += v193) {
              let v421: u32 = v419 + v420;
              let v1101: bool = v1099 == v1100;
              if (v1101) {
                let v1102: u32 = b1[v421];
                let v1103: f32 = bitcast<f32>(v1102);
                x31 = v1103;
              } else {
                let v1105: bool = v1099 < v1104;
                if (v1105) {
                  let v1107: bool = v1099 == v1106;
                  let v1108: u32 = v421 >> v1106;
                  let v1109: u32 = b1[v1108];
                  let v1110: u32 = v421 & v1106;
                  let v1111: bool = v1110 == v1106;
                  let v1112: vec2<f32> = unpack2x16float(v1109);
                  let v1113: f32 = v1112.x;
                  let v1114: f32 = v1112.y;
                  let v1117: u32 = v1109 << v1115;
                  let v1118: u32 = v1109 & v1116;
                  let v1119: f32 = bitcast<f32>(v1117);
                  let v1120: f32 = bitcast<f32>(v1118);
                  let v1121: f32 = select(v1113, v1114, v1111);
                  let v1122: f32 = select(v1119, v1120, v1111);
                  let v1123: f32 = select(v1122, v1121, v1107);
                  x31 = v1123;
                } else {
                  let v1127: u32 = v421 >> v1125;
                  let v1128: u32 = v1127 * v1124;
                  let v1129: u32 = v421 & v1126;
                  let v1130: u32 = v1129 * v1124;
                  let v1131: u32 = v1130 >> v1125;
                  let v1132: u32 = v1128 + v1131;
                  let v1133: u32 = v1130 & v1126;
                  let v1134: u32 = b1[v1132];
                  let v1135: u32 = v1132 + v1106;
                  let v1136: u32 = b1[v1135];
                  let v1137: u32 = v1134 >> v1133;
                  let v1138: u32 = v1126 - v1133;
                  let v1139: u32 = v1136 << v1106;
                  let v1140: u32 = v1139 << v1138;
                  let v1141: u32 = v1137 | v1140;
                  let v1142: u32 = v1106 << v1124;
                  let v1143: u32 = v1142 - v1106;
                  let v1145: u32 = v421 >> v1144;
                  let v1147: bool = v1099 == v1104;
                  let v1148: bool = v1099 == v1146;
                  let v1149: u32 = v1145 >> v1106;
                  let v1150: u32 = select(v1149, v1145, v1147);
                  let v1152: u32 = v1151 + v1150;
                  let v1153: u32 = b1[v1152];
                  let v1154: f32 = bitcast<f32>(v1153);
                  let v1155: u32 = v1145 & v1106;
                  let v1156: bool = v1155 == v1106;
                  let v1157: vec2<f32> = unpack2x16float(v1153);
                  let v1158: f32 = v1157.x;
                  let v1159: f32 = v1157.y;
                  let v1160: u32 = v1153 << v1115;
                  let v1161: u32 = v1153 & v1116;
                  let v1162: f32 = bitcast<f32>(v1160);
                  let v1163: f32 = bitcast<f32>(v1161);
                  let v1164: f32 = select(v1158, v1159, v1156);
                  let v1165: f32 = select(v1162, v1163, v1156);
                  let v1166: f32 = select(v1165, v1164, v1148);
                  let v1167: f32 = select(v1166, v1154, v1147);
                  let v1168: bool = v1099 == v1104;
                  let v1169: bool = v1099 == v1146;
                  let v1170: u32 = v1145 >> v1106;
                  let v1171: u32 = select(v1170, v1145, v1168);
                  let v1173: u32 = v1172 + v1171;
                  let v1174: u32 = b1[v1173];
                  let v1175: f32 = bitcast<f32>(v1174);
                  let v1176: u32 = v1145 & v1106;
                  let v1177: bool = v1176 == v1106;
                  let v1178: vec2<f32> = unpack2x16float(v1174);
                  let v1179: f32 = v1178.x;
                  let v1180: f32 = v1178.y;
                  let v1181: u32 = v1174 << v1115;
                  let v1182: u32 = v1174 & v1116;
                  let v1183: f32 = bitcast<f32>(v1181);
                  let v1184: f32 = bitcast<f32>(v1182);
                  let v1185: f32 = select(v1179, v1180, v1177);
                  let v1186: f32 = select(v1183, v1184, v1177);
                  let v1187: f32 = select(v1186, v1185, v1169);
                  let v1188: f32 = select(v1187, v1175, v1168);
                  let v1189: u32 = v1141 & v1143;
                  let v1190: f32 = f32(v1189);
                  let v1191: f32 = fma(v1167, v1190, v1188);
                  x31 = v1191;
                }
              }
              let v1192: f32 = x31;
              let v423: u32 = min(v192, v414);
              let v424: u32 = v423 * v26;
              let v425: u32 = v7 + v424;
              let v426: u32 = v425 + v420;
              let v427: f32 = m0[v426];
              let v428: f32 = x8;
              let v429: f32 = fma(v427, v1192, v428);
              x8 = v429;
              let v430: u32 = min(v193, v414);
              let v431: u32 = v430 * v26;
              let v432: u32 = v7 + v431;
              let v433: u32 = v432 + v420;
              let v434: f32 = m0[v433];
              let v435: f32 = x9;
              let v436: f32 = fma(v434, v1192, v435);
              x9 = v436;
              let v437: u32 = min(v272, v414);
              let v438: u32 = v437 * v26;
              let v439: u32 = v7 + v438;
              let v440: u32 = v439 + v420;
              let v441: f32 = m0[v440];
              let v442: f32 = x10;
              let v443: f32 = fma(v441, v1192, v442);
              x10 = v443;
              let v444: u32 = min(v278, v414);
              let v445: u32 = v444 * v26;
              let v446: u32 = v7 + v445;
              let v447: u32 = v446 + v420;
              let v448: f32 = m0[v447];
              let v449: f32 = x11;
              let v450: f32 = fma(v448, v1192, v449);
              x11 = v450;
            }
            let v451: f32 = m4[v416];
            let v452: f32 = x8;
            let v453: f32 = v451 + v452;
            m4[v416] = v453;
            let v454: u32 = v416 + v194;
            let v455: f32 = m4[v454];
            let v456: f32 = x9;
            let v457: f32 = v455 + v456;
            m4[v454] = v457;
            let v458: u32 = v416 + v389;
            let v459: f32 = m4[v458];
            let v460: f32 = x10;
            let v461: f32 = v459 + v460;
            m4[v458] = v461;
            let v462: u32 = v416 + v394;
            let v463: f32 = m4[v462];
            let v464: f32 = x11;
            let v465: f32 = v463 + v464;
            m4[v462] = v465;
          }
        }
        workgroupBarrier();
      }
      for (var v466: u32 = v196; v466 < v194; v466 += v197) {
        for (var v467: u32 = v192; v467 < v195; v467 += v193) {
          let v468: u32 = v467 * v194;
          let v469: u32 = v466 + v468;
          let v470: f32 = m4[v469];
          let v471: u32 = v467 * v26;
          let v472: u32 = v7 + v471;
          let v473: u32 = v472 + v466;
          m2[v473] = v470;
        }
      }
      workgroupBarrier();
      let v474: bool = v203 == v204;
      if (v474) {
        for (var v475: u32 = v192; v475 < v242; v475 += v193) {
          let v476: u32 = v193 << v475;
          let v477: u32 = v476 - v193;
          let v478: u32 = v475 + v193;
          for (var v479: u32 = v196; v479 < v241; v479 += v197) {
            let v480: u32 = v479 >> v475;
            let v481: u32 = v480 << v478;
            let v482: u32 = v479 & v477;
            let v483: u32 = v481 + v482;
            for (var v484: u32 = v192; v484 < v195; v484 += v193) {
              let v485: u32 = v484 * v26;
              let v486: u32 = v7 + v485;
              let v487: u32 = v486 + v483;
              let v488: u32 = v487 + v476;
              let v489: f32 = m2[v487];
              let v490: f32 = m2[v488];
              let v491: f32 = v489 + v490;
              let v492: f32 = v489 - v490;
              m2[v487] = v491;
              m2[v488] = v492;
            }
          }
          workgroupBarrier();
        }
        let v493: u32 = x1;
        let v494: u32 = x2;
        let v496: u32 = v494 + v495;
        for (var v497: u32 = v196; v497 < v194; v497 += v197) {
          for (var v498: u32 = v192; v498 < v195; v498 += v193) {
            let v499: u32 = v498 * v26;
            let v500: u32 = v7 + v499;
            let v501: u32 = v500 + v497;
            let v502: f32 = m2[v501];
            let v503: u32 = v493 + v497;
            let v504: u32 = v503 >> v193;
            let v505: u32 = v496 + v504;
            let v506: u32 = b1[v505];
            let v507: u32 = v503 & v193;
            let v508: bool = v507 == v193;
            let v509: vec2<f32> = unpack2x16float(v506);
            let v510: f32 = v509.x;
            let v511: f32 = v509.y;
            let v512: f32 = select(v510, v511, v508);
            let v513: f32 = v502 * v236;
            let v514: f32 = v513 * v512;
            m2[v501] = v514;
          }
        }
        workgroupBarrier();
      }
      for (var v85: u32 = v12; v85 < v84; v85 += v13) {
        let v86: u32 = v85 / v26;
        let v87: u32 = v85 % v26;
        let v88: bool = v86 < v5;
        let v89: bool = v87 < v59;
        let v90: bool = v88 & v89;
        if (v90) {
          let v91: u32 = v2 + v86;
          let v92: u32 = v57 + v87;
          let v93: u32 = v91 - v2;
          let v94: u32 = v93 * v26;
          let v95: u32 = v92 - v57;
          let v96: u32 = v94 + v95;
          let v97: f32 = m2[v96];
          let v98: u32 = v91 * v24;
          let v99: u32 = v98 + v92;
          b3[v99] = v97;
        }
      }
      workgroupBarrier();
    }
    let v100: bool = v52 < v40;
    let v101: bool = v52 < v37;
    let v102: bool = !v101;
    let v103: bool = v100 & v102;
    if (v103) {
      let v104: u32 = v52 - v37;
      let v105: u32 = v104 * v26;
      let v106: u32 = v29 - v105;
      let v107: u32 = min(v26, v106);
      let v108: u32 = v105 * v6;
      for (var v515: u32 = v196; v515 < v194; v515 += v197) {
        for (var v516: u32 = v192; v516 < v195; v516 += v193) {
          let v517: u32 = v516 * v194;
          let v518: u32 = v515 + v517;
          m4[v518] = v202;
        }
      }
      for (var v109: u32 = v7; v109 < v6; v109 += v26) {
        let v110: u32 = v6 - v109;
        let v111: u32 = min(v26, v110);
        for (var v112: u32 = v7; v112 < v5; v112 += v8) {
          let v113: u32 = v2 + v112;
          for (var v114: u32 = v12; v114 < v111; v114 += v13) {
            let v115: u32 = v109 + v114;
            let v116: u32 = v113 * v6;
            let v117: u32 = v116 + v115;
            let v118: f32 = b0[v117];
            let v119: u32 = v113 - v2;
            let v120: f32 = m1[v119];
            let v121: f32 = f32(v6);
            let v122: f32 = v120 / v121;
            let v123: f32 = v122 + v75;
            let v124: f32 = inverseSqrt(v123);
            let v125: f32 = v118 * v124;
            let v126: f32 = b2[v115];
            let v127: f32 = v125 * v126;
            let v128: u32 = v112 * v26;
            let v129: u32 = v114 + v128;
            m0[v129] = v127;
          }
        }
        workgroupBarrier();
        let v130: u32 = v108 + v109;
        let v520: bool = v519 == v204;
        if (v520) {
          let v521: u32 = v130 / v6;
          let v522: u32 = v521 * v6;
          let v523: u32 = v130 - v522;
          let v526: u32 = v521 / v524;
          let v527: u32 = v521 % v524;
          let v528: u32 = v526 * v525;
          x1 = v527;
          x2 = v528;
          let v530: u32 = v528 + v529;
          for (var v531: u32 = v196; v531 < v194; v531 += v197) {
            for (var v532: u32 = v192; v532 < v195; v532 += v193) {
              x12 = v202;
              let v533: bool = v532 < v5;
              let v534: bool = v531 < v111;
              let v535: bool = v533 & v534;
              if (v535) {
                let v536: u32 = v532 * v26;
                let v537: u32 = v7 + v536;
                let v538: u32 = v537 + v531;
                let v539: f32 = m0[v538];
                let v540: u32 = v523 + v531;
                let v541: u32 = v540 >> v193;
                let v542: u32 = v530 + v541;
                let v543: u32 = b4[v542];
                let v544: u32 = v540 & v193;
                let v545: bool = v544 == v193;
                let v546: vec2<f32> = unpack2x16float(v543);
                let v547: f32 = v546.x;
                let v548: f32 = v546.y;
                let v549: f32 = select(v547, v548, v545);
                let v550: f32 = v539 * v549;
                let v551: f32 = v550 * v236;
                x12 = v551;
              }
              let v552: f32 = x12;
              let v553: u32 = v532 * v194;
              let v554: u32 = v531 + v553;
              m3[v554] = v552;
            }
          }
          workgroupBarrier();
          for (var v555: u32 = v192; v555 < v242; v555 += v193) {
            let v556: u32 = v193 << v555;
            let v557: u32 = v556 - v193;
            let v558: u32 = v555 + v193;
            for (var v559: u32 = v196; v559 < v241; v559 += v197) {
              let v560: u32 = v559 >> v555;
              let v561: u32 = v560 << v558;
              let v562: u32 = v559 & v557;
              let v563: u32 = v561 + v562;
              for (var v564: u32 = v192; v564 < v195; v564 += v193) {
                let v565: u32 = v564 * v194;
                let v566: u32 = v565 + v563;
                let v567: u32 = v566 + v556;
                let v568: f32 = m3[v566];
                let v569: f32 = m3[v567];
                let v570: f32 = v568 + v569;
                let v571: f32 = v568 - v569;
                m3[v566] = v570;
                m3[v567] = v571;
              }
            }
            workgroupBarrier();
          }
          let v572: u32 = v523 / v260;
          for (var v573: u32 = v196; v573 < v194; v573 += v197) {
            x13 = v202;
            x14 = v202;
            x15 = v202;
            x16 = v202;
            let v574: u32 = v527 + v573;
            let v575: u32 = v574 / v260;
            let v576: u32 = v574 % v260;
            for (var v577: u32 = v192; v577 < v194; v577 += v193) {
              let v578: u32 = v577 / v260;
              let v579: u32 = v572 + v578;
              let v580: u32 = v577 % v260;
              let v583: u32 = v581 * v195;
              let v584: u32 = v579 * v582;
              let v585: u32 = v584 + v575;
              let v586: u32 = v585 * v583;
              let v587: u32 = v528 + v586;
              let v588: u32 = v576 & v242;
              let v589: u32 = v588 << v279;
              let v590: u32 = v576 >> v278;
              let v591: u32 = v590 << v272;
              let v592: u32 = v580 & v242;
              let v593: u32 = v592 >> v193;
              let v594: u32 = v593 << v278;
              let v595: u32 = v580 >> v278;
              let v596: u32 = v595 << v193;
              let v597: u32 = v580 & v193;
              let v598: u32 = v589 + v591;
              let v599: u32 = v598 + v594;
              let v600: u32 = v599 + v596;
              let v601: u32 = v600 + v597;
              let v602: u32 = v601 + v193;
              let v603: u32 = v602 * v581;
              let v604: u32 = v603 >> v193;
              let v605: u32 = v583 << v279;
              let v606: u32 = v604 + v605;
              let v607: u32 = v606 - v193;
              let v608: u32 = v607 >> v279;
              let v609: u32 = v606 - v260;
              let v610: u32 = v609 >> v279;
              let v611: bool = v608 < v583;
              let v612: u32 = v608 - v583;
              let v613: u32 = select(v612, v608, v611);
              let v614: u32 = v587 + v613;
              let v615: u32 = b4[v614];
              let v616: bool = v610 < v583;
              let v617: u32 = v610 - v583;
              let v618: u32 = select(v617, v610, v616);
              let v619: u32 = v587 + v618;
              let v620: u32 = b4[v619];
              let v621: u32 = v607 & v300;
              let v622: u32 = v300 - v621;
              let v623: u32 = v615 >> v622;
              let v624: u32 = v620 << v193;
              let v625: u32 = v624 << v621;
              let v626: u32 = v623 | v625;
              let v627: u32 = v626 & v320;
              let v629: bool = v628 == v192;
              let v630: bool = v628 == v272;
              let v631: u32 = select(v326, v327, v630);
              let v632: u32 = select(v631, v325, v629);
              let v633: u32 = select(v192, v330, v629);
              let v634: u32 = v627 * v632;
              let v635: u32 = v634 + v633;
              let v636: u32 = v635 & v334;
              let v637: u32 = v636 ^ v335;
              let v638: u32 = v637 >> v260;
              let v639: u32 = v637 & v339;
              let v640: u32 = v639 << v260;
              let v641: u32 = v637 & v340;
              let v642: u32 = v641 << v341;
              let v643: u32 = v642 + v342;
              let v644: u32 = v640 | v643;
              let v645: f32 = bitcast<f32>(v644);
              let v646: u32 = v638 & v339;
              let v647: u32 = v646 << v260;
              let v648: u32 = v638 & v340;
              let v649: u32 = v648 << v341;
              let v650: u32 = v649 + v342;
              let v651: u32 = v647 | v650;
              let v652: f32 = bitcast<f32>(v651);
              let v653: f32 = v645 + v652;
              let v654: u32 = v635 & v358;
              let v655: u32 = v635 >> v359;
              let v656: u32 = v655 & v358;
              let v657: u32 = v654 + v656;
              let v658: u32 = v657 >> v260;
              let v659: u32 = v657 + v658;
              let v660: u32 = v659 & v360;
              let v661: f32 = f32(v660);
              let v662: f32 = fma(v661, v369, v370);
              let v663: f32 = select(v653, v662, v630);
              let v664: u32 = bitcast<u32>(v663);
              let v665: u32 = v664 >> v341;
              let v666: u32 = v665 & v193;
              let v667: u32 = v664 + v376;
              let v668: u32 = v667 + v666;
              let v669: u32 = v668 & v377;
              let v670: f32 = bitcast<f32>(v669);
              let v671: f32 = m3[v577];
              let v672: f32 = x13;
              let v673: f32 = fma(v671, v670, v672);
              x13 = v673;
              let v674: u32 = v577 + v194;
              let v675: f32 = m3[v674];
              let v676: f32 = x14;
              let v677: f32 = fma(v675, v670, v676);
              x14 = v677;
              let v678: u32 = v577 + v389;
              let v679: f32 = m3[v678];
              let v680: f32 = x15;
              let v681: f32 = fma(v679, v670, v680);
              x15 = v681;
              let v682: u32 = v577 + v394;
              let v683: f32 = m3[v682];
              let v684: f32 = x16;
              let v685: f32 = fma(v683, v670, v684);
              x16 = v685;
            }
            let v686: f32 = m4[v573];
            let v687: f32 = x13;
            let v688: f32 = v686 + v687;
            m4[v573] = v688;
            let v689: u32 = v573 + v194;
            let v690: f32 = m4[v689];
            let v691: f32 = x14;
            let v692: f32 = v690 + v691;
            m4[v689] = v692;
            let v693: u32 = v573 + v389;
            let v694: f32 = m4[v693];
            let v695: f32 = x15;
            let v696: f32 = v694 + v695;
            m4[v693] = v696;
            let v697: u32 = v573 + v394;
            let v698: f32 = m4[v697];
            let v699: f32 = x16;
            let v700: f32 = v698 + v699;
            m4[v697] = v700;
          }
          workgroupBarrier();
        } else {
          let v701: u32 = v5 - v193;
          let v702: u32 = v107 - v193;
          for (var v703: u32 = v196; v703 < v194; v703 += v197) {
            x17 = v202;
            x18 = v202;
            x19 = v202;
            x20 = v202;
            let v704: u32 = min(v703, v702);
            let v705: u32 = v704 * v6;
            let v706: u32 = v130 + v705;
            for (var v707: u32 = v192; v707 < v111; v707 += v193) {
              let v708: u32 = v706 + v707;
              let v1194: bool = v1193 == v1100;
              if (v1194) {
                let v1195: u32 = b4[v708];
                let v1196: f32 = bitcast<f32>(v1195);
                x32 = v1196;
              } else {
                let v1197: bool = v1193 < v1104;
                if (v1197) {
                  let v1198: bool = v1193 == v1106;
                  let v1199: u32 = v708 >> v1106;
                  let v1200: u32 = b4[v1199];
                  let v1201: u32 = v708 & v1106;
                  let v1202: bool = v1201 == v1106;
                  let v1203: vec2<f32> = unpack2x16float(v1200);
                  let v1204: f32 = v1203.x;
                  let v1205: f32 = v1203.y;
                  let v1206: u32 = v1200 << v1115;
                  let v1207: u32 = v1200 & v1116;
                  let v1208: f32 = bitcast<f32>(v1206);
                  let v1209: f32 = bitcast<f32>(v1207);
                  let v1210: f32 = select(v1204, v1205, v1202);
                  let v1211: f32 = select(v1208, v1209, v1202);
                  let v1212: f32 = select(v1211, v1210, v1198);
                  x32 = v1212;
                } else {
                  let v1214: u32 = v708 >> v1125;
                  let v1215: u32 = v1214 * v1213;
                  let v1216: u32 = v708 & v1126;
                  let v1217: u32 = v1216 * v1213;
                  let v1218: u32 = v1217 >> v1125;
                  let v1219: u32 = v1215 + v1218;
                  let v1220: u32 = v1217 & v1126;
                  let v1221: u32 = b4[v1219];
                  let v1222: u32 = v1219 + v1106;
                  let v1223: u32 = b4[v1222];
                  let v1224: u32 = v1221 >> v1220;
                  let v1225: u32 = v1126 - v1220;
                  let v1226: u32 = v1223 << v1106;
                  let v1227: u32 = v1226 << v1225;
                  let v1228: u32 = v1224 | v1227;
                  let v1229: u32 = v1106 << v1213;
                  let v1230: u32 = v1229 - v1106;
                  let v1232: u32 = v708 >> v1231;
                  let v1233: bool = v1193 == v1104;
                  let v1234: bool = v1193 == v1146;
                  let v1235: u32 = v1232 >> v1106;
                  let v1236: u32 = select(v1235, v1232, v1233);
                  let v1238: u32 = v1237 + v1236;
                  let v1239: u32 = b4[v1238];
                  let v1240: f32 = bitcast<f32>(v1239);
                  let v1241: u32 = v1232 & v1106;
                  let v1242: bool = v1241 == v1106;
                  let v1243: vec2<f32> = unpack2x16float(v1239);
                  let v1244: f32 = v1243.x;
                  let v1245: f32 = v1243.y;
                  let v1246: u32 = v1239 << v1115;
                  let v1247: u32 = v1239 & v1116;
                  let v1248: f32 = bitcast<f32>(v1246);
                  let v1249: f32 = bitcast<f32>(v1247);
                  let v1250: f32 = select(v1244, v1245, v1242);
                  let v1251: f32 = select(v1248, v1249, v1242);
                  let v1252: f32 = select(v1251, v1250, v1234);
                  let v1253: f32 = select(v1252, v1240, v1233);
                  let v1254: bool = v1193 == v1104;
                  let v1255: bool = v1193 == v1146;
                  let v1256: u32 = v1232 >> v1106;
                  let v1257: u32 = select(v1256, v1232, v1254);
                  let v1259: u32 = v1258 + v1257;
                  let v1260: u32 = b4[v1259];
                  let v1261: f32 = bitcast<f32>(v1260);
                  let v1262: u32 = v1232 & v1106;
                  let v1263: bool = v1262 == v1106;
                  let v1264: vec2<f32> = unpack2x16float(v1260);
                  let v1265: f32 = v1264.x;
                  let v1266: f32 = v1264.y;
                  let v1267: u32 = v1260 << v1115;
                  let v1268: u32 = v1260 & v1116;
                  let v1269: f32 = bitcast<f32>(v1267);
                  let v1270: f32 = bitcast<f32>(v1268);
                  let v1271: f32 = select(v1265, v1266, v1263);
                  let v1272: f32 = select(v1269, v1270, v1263);
                  let v1273: f32 = select(v1272, v1271, v1255);
                  let v1274: f32 = select(v1273, v1261, v1254);
                  let v1275: u32 = v1228 & v1230;
                  let v1276: f32 = f32(v1275);
                  let v1277: f32 = fma(v1253, v1276, v1274);
                  x32 = v1277;
                }
              }
              let v1278: f32 = x32;
              let v710: u32 = min(v192, v701);
              let v711: u32 = v710 * v26;
              let v712: u32 = v7 + v711;
              let v713: u32 = v712 + v707;
              let v714: f32 = m0[v713];
              let v715: f32 = x17;
              let v716: f32 = fma(v714, v1278, v715);
              x17 = v716;
              let v717: u32 = min(v193, v701);
              let v718: u32 = v717 * v26;
              let v719: u32 = v7 + v718;
              let v720: u32 = v719 + v707;
              let v721: f32 = m0[v720];
              let v722: f32 = x18;
              let v723: f32 = fma(v721, v1278, v722);
              x18 = v723;
              let v724: u32 = min(v272, v701);
              let v725: u32 = v724 * v26;
              let v726: u32 = v7 + v725;
              let v727: u32 = v726 + v707;
              let v728: f32 = m0[v727];
              let v729: f32 = x19;
              let v730: f32 = fma(v728, v1278, v729);
              x19 = v730;
              let v731: u32 = min(v278, v701);
              let v732: u32 = v731 * v26;
              let v733: u32 = v7 + v732;
              let v734: u32 = v733 + v707;
              let v735: f32 = m0[v734];
              let v736: f32 = x20;
              let v737: f32 = fma(v735, v1278, v736);
              x20 = v737;
            }
            let v738: f32 = m4[v703];
            let v739: f32 = x17;
            let v740: f32 = v738 + v739;
            m4[v703] = v740;
            let v741: u32 = v703 + v194;
            let v742: f32 = m4[v741];
            let v743: f32 = x18;
            let v744: f32 = v742 + v743;
            m4[v741] = v744;
            let v745: u32 = v703 + v389;
            let v746: f32 = m4[v745];
            let v747: f32 = x19;
            let v748: f32 = v746 + v747;
            m4[v745] = v748;
            let v749: u32 = v703 + v394;
            let v750: f32 = m4[v749];
            let v751: f32 = x20;
            let v752: f32 = v750 + v751;
            m4[v749] = v752;
          }
        }
        workgroupBarrier();
      }
      for (var v753: u32 = v196; v753 < v194; v753 += v197) {
        for (var v754: u32 = v192; v754 < v195; v754 += v193) {
          let v755: u32 = v754 * v194;
          let v756: u32 = v753 + v755;
          let v757: f32 = m4[v756];
          let v758: u32 = v754 * v26;
          let v759: u32 = v7 + v758;
          let v760: u32 = v759 + v753;
          m2[v760] = v757;
        }
      }
      workgroupBarrier();
      let v761: bool = v519 == v204;
      if (v761) {
        for (var v762: u32 = v192; v762 < v242; v762 += v193) {
          let v763: u32 = v193 << v762;
          let v764: u32 = v763 - v193;
          let v765: u32 = v762 + v193;
          for (var v766: u32 = v196; v766 < v241; v766 += v197) {
            let v767: u32 = v766 >> v762;
            let v768: u32 = v767 << v765;
            let v769: u32 = v766 & v764;
            let v770: u32 = v768 + v769;
            for (var v771: u32 = v192; v771 < v195; v771 += v193) {
              let v772: u32 = v771 * v26;
              let v773: u32 = v7 + v772;
              let v774: u32 = v773 + v770;
              let v775: u32 = v774 + v763;
              let v776: f32 = m2[v774];
              let v777: f32 = m2[v775];
              let v778: f32 = v776 + v777;
              let v779: f32 = v776 - v777;
              m2[v774] = v778;
              m2[v775] = v779;
            }
          }
          workgroupBarrier();
        }
        let v780: u32 = x1;
        let v781: u32 = x2;
        let v783: u32 = v781 + v782;
        for (var v784: u32 = v196; v784 < v194; v784 += v197) {
          for (var v785: u32 = v192; v785 < v195; v785 += v193) {
            let v786: u32 = v785 * v26;
            let v787: u32 = v7 + v786;
            let v788: u32 = v787 + v784;
            let v789: f32 = m2[v788];
            let v790: u32 = v780 + v784;
            let v791: u32 = v790 >> v193;
            let v792: u32 = v783 + v791;
            let v793: u32 = b4[v792];
            let v794: u32 = v790 & v193;
            let v795: bool = v794 == v193;
            let v796: vec2<f32> = unpack2x16float(v793);
            let v797: f32 = v796.x;
            let v798: f32 = v796.y;
            let v799: f32 = select(v797, v798, v795);
            let v800: f32 = v789 * v236;
            let v801: f32 = v800 * v799;
            m2[v788] = v801;
          }
        }
        workgroupBarrier();
      }
      for (var v131: u32 = v12; v131 < v84; v131 += v13) {
        let v132: u32 = v131 / v26;
        let v133: u32 = v131 % v26;
        let v134: bool = v132 < v5;
        let v135: bool = v133 < v107;
        let v136: bool = v134 & v135;
        if (v136) {
          let v137: u32 = v2 + v132;
          let v138: u32 = v105 + v133;
          let v139: u32 = v137 - v2;
          let v140: u32 = v139 * v26;
          let v141: u32 = v138 - v105;
          let v142: u32 = v140 + v141;
          let v143: f32 = m2[v142];
          let v144: u32 = v137 * v29;
          let v145: u32 = v144 + v138;
          b5[v145] = v143;
        }
      }
      workgroupBarrier();
    }
    let v146: bool = v52 < v43;
    let v147: bool = v52 < v40;
    let v148: bool = !v147;
    let v149: bool = v146 & v148;
    if (v149) {
      let v150: u32 = v52 - v40;
      let v151: u32 = v150 * v26;
      let v152: u32 = v29 - v151;
      let v153: u32 = min(v26, v152);
      let v154: u32 = v151 * v6;
      for (var v802: u32 = v196; v802 < v194; v802 += v197) {
        for (var v803: u32 = v192; v803 < v195; v803 += v193) {
          let v804: u32 = v803 * v194;
          let v805: u32 = v802 + v804;
          m4[v805] = v202;
        }
      }
      for (var v155: u32 = v7; v155 < v6; v155 += v26) {
        let v156: u32 = v6 - v155;
        let v157: u32 = min(v26, v156);
        for (var v158: u32 = v7; v158 < v5; v158 += v8) {
          let v159: u32 = v2 + v158;
          for (var v160: u32 = v12; v160 < v157; v160 += v13) {
            let v161: u32 = v155 + v160;
            let v162: u32 = v159 * v6;
            let v163: u32 = v162 + v161;
            let v164: f32 = b0[v163];
            let v165: u32 = v159 - v2;
            let v166: f32 = m1[v165];
            let v167: f32 = f32(v6);
            let v168: f32 = v166 / v167;
            let v169: f32 = v168 + v75;
            let v170: f32 = inverseSqrt(v169);
            let v171: f32 = v164 * v170;
            let v172: f32 = b2[v161];
            let v173: f32 = v171 * v172;
            let v174: u32 = v158 * v26;
            let v175: u32 = v160 + v174;
            m0[v175] = v173;
          }
        }
        workgroupBarrier();
        let v176: u32 = v154 + v155;
        let v807: bool = v806 == v204;
        if (v807) {
          let v808: u32 = v176 / v6;
          let v809: u32 = v808 * v6;
          let v810: u32 = v176 - v809;
          let v813: u32 = v808 / v811;
          let v814: u32 = v808 % v811;
          let v815: u32 = v813 * v812;
          x1 = v814;
          x2 = v815;
          let v817: u32 = v815 + v816;
          for (var v818: u32 = v196; v818 < v194; v818 += v197) {
            for (var v819: u32 = v192; v819 < v195; v819 += v193) {
              x21 = v202;
              let v820: bool = v819 < v5;
              let v821: bool = v818 < v157;
              let v822: bool = v820 & v821;
              if (v822) {
                let v823: u32 = v819 * v26;
                let v824: u32 = v7 + v823;
                let v825: u32 = v824 + v818;
                let v826: f32 = m0[v825];
                let v827: u32 = v810 + v818;
                let v828: u32 = v827 >> v193;
                let v829: u32 = v817 + v828;
                let v830: u32 = b6[v829];
                let v831: u32 = v827 & v193;
                let v832: bool = v831 == v193;
                let v833: vec2<f32> = unpack2x16float(v830);
                let v834: f32 = v833.x;
                let v835: f32 = v833.y;
                let v836: f32 = select(v834, v835, v832);
                let v837: f32 = v826 * v836;
                let v838: f32 = v837 * v236;
                x21 = v838;
              }
              let v839: f32 = x21;
              let v840: u32 = v819 * v194;
              let v841: u32 = v818 + v840;
              m3[v841] = v839;
            }
          }
          workgroupBarrier();
          for (var v842: u32 = v192; v842 < v242; v842 += v193) {
            let v843: u32 = v193 << v842;
            let v844: u32 = v843 - v193;
            let v845: u32 = v842 + v193;
            for (var v846: u32 = v196; v846 < v241; v846 += v197) {
              let v847: u32 = v846 >> v842;
              let v848: u32 = v847 << v845;
              let v849: u32 = v846 & v844;
              let v850: u32 = v848 + v849;
              for (var v851: u32 = v192; v851 < v195; v851 += v193) {
                let v852: u32 = v851 * v194;
                let v853: u32 = v852 + v850;
                let v854: u32 = v853 + v843;
                let v855: f32 = m3[v853];
                let v856: f32 = m3[v854];
                let v857: f32 = v855 + v856;
                let v858: f32 = v855 - v856;
                m3[v853] = v857;
                m3[v854] = v858;
              }
            }
            workgroupBarrier();
          }
          let v859: u32 = v810 / v260;
          for (var v860: u32 = v196; v860 < v194; v860 += v197) {
            x22 = v202;
            x23 = v202;
            x24 = v202;
            x25 = v202;
            let v861: u32 = v814 + v860;
            let v862: u32 = v861 / v260;
            let v863: u32 = v861 % v260;
            for (var v864: u32 = v192; v864 < v194; v864 += v193) {
              let v865: u32 = v864 / v260;
              let v866: u32 = v859 + v865;
              let v867: u32 = v864 % v260;
              let v870: u32 = v868 * v195;
              let v871: u32 = v866 * v869;
              let v872: u32 = v871 + v862;
              let v873: u32 = v872 * v870;
              let v874: u32 = v815 + v873;
              let v875: u32 = v863 & v242;
              let v876: u32 = v875 << v279;
              let v877: u32 = v863 >> v278;
              let v878: u32 = v877 << v272;
              let v879: u32 = v867 & v242;
              let v880: u32 = v879 >> v193;
              let v881: u32 = v880 << v278;
              let v882: u32 = v867 >> v278;
              let v883: u32 = v882 << v193;
              let v884: u32 = v867 & v193;
              let v885: u32 = v876 + v878;
              let v886: u32 = v885 + v881;
              let v887: u32 = v886 + v883;
              let v888: u32 = v887 + v884;
              let v889: u32 = v888 + v193;
              let v890: u32 = v889 * v868;
              let v891: u32 = v890 >> v193;
              let v892: u32 = v870 << v279;
              let v893: u32 = v891 + v892;
              let v894: u32 = v893 - v193;
              let v895: u32 = v894 >> v279;
              let v896: u32 = v893 - v260;
              let v897: u32 = v896 >> v279;
              let v898: bool = v895 < v870;
              let v899: u32 = v895 - v870;
              let v900: u32 = select(v899, v895, v898);
              let v901: u32 = v874 + v900;
              let v902: u32 = b6[v901];
              let v903: bool = v897 < v870;
              let v904: u32 = v897 - v870;
              let v905: u32 = select(v904, v897, v903);
              let v906: u32 = v874 + v905;
              let v907: u32 = b6[v906];
              let v908: u32 = v894 & v300;
              let v909: u32 = v300 - v908;
              let v910: u32 = v902 >> v909;
              let v911: u32 = v907 << v193;
              let v912: u32 = v911 << v908;
              let v913: u32 = v910 | v912;
              let v914: u32 = v913 & v320;
              let v916: bool = v915 == v192;
              let v917: bool = v915 == v272;
              let v918: u32 = select(v326, v327, v917);
              let v919: u32 = select(v918, v325, v916);
              let v920: u32 = select(v192, v330, v916);
              let v921: u32 = v914 * v919;
              let v922: u32 = v921 + v920;
              let v923: u32 = v922 & v334;
              let v924: u32 = v923 ^ v335;
              let v925: u32 = v924 >> v260;
              let v926: u32 = v924 & v339;
              let v927: u32 = v926 << v260;
              let v928: u32 = v924 & v340;
              let v929: u32 = v928 << v341;
              let v930: u32 = v929 + v342;
              let v931: u32 = v927 | v930;
              let v932: f32 = bitcast<f32>(v931);
              let v933: u32 = v925 & v339;
              let v934: u32 = v933 << v260;
              let v935: u32 = v925 & v340;
              let v936: u32 = v935 << v341;
              let v937: u32 = v936 + v342;
              let v938: u32 = v934 | v937;
              let v939: f32 = bitcast<f32>(v938);
              let v940: f32 = v932 + v939;
              let v941: u32 = v922 & v358;
              let v942: u32 = v922 >> v359;
              let v943: u32 = v942 & v358;
              let v944: u32 = v941 + v943;
              let v945: u32 = v944 >> v260;
              let v946: u32 = v944 + v945;
              let v947: u32 = v946 & v360;
              let v948: f32 = f32(v947);
              let v949: f32 = fma(v948, v369, v370);
              let v950: f32 = select(v940, v949, v917);
              let v951: u32 = bitcast<u32>(v950);
              let v952: u32 = v951 >> v341;
              let v953: u32 = v952 & v193;
              let v954: u32 = v951 + v376;
              let v955: u32 = v954 + v953;
              let v956: u32 = v955 & v377;
              let v957: f32 = bitcast<f32>(v956);
              let v958: f32 = m3[v864];
              let v959: f32 = x22;
              let v960: f32 = fma(v958, v957, v959);
              x22 = v960;
              let v961: u32 = v864 + v194;
              let v962: f32 = m3[v961];
              let v963: f32 = x23;
              let v964: f32 = fma(v962, v957, v963);
              x23 = v964;
              let v965: u32 = v864 + v389;
              let v966: f32 = m3[v965];
              let v967: f32 = x24;
              let v968: f32 = fma(v966, v957, v967);
              x24 = v968;
              let v969: u32 = v864 + v394;
              let v970: f32 = m3[v969];
              let v971: f32 = x25;
              let v972: f32 = fma(v970, v957, v971);
              x25 = v972;
            }
            let v973: f32 = m4[v860];
            let v974: f32 = x22;
            let v975: f32 = v973 + v974;
            m4[v860] = v975;
            let v976: u32 = v860 + v194;
            let v977: f32 = m4[v976];
            let v978: f32 = x23;
            let v979: f32 = v977 + v978;
            m4[v976] = v979;
            let v980: u32 = v860 + v389;
            let v981: f32 = m4[v980];
            let v982: f32 = x24;
            let v983: f32 = v981 + v982;
            m4[v980] = v983;
            let v984: u32 = v860 + v394;
            let v985: f32 = m4[v984];
            let v986: f32 = x25;
            let v987: f32 = v985 + v986;
            m4[v984] = v987;
          }
          workgroupBarrier();
        } else {
          let v988: u32 = v5 - v193;
          let v989: u32 = v153 - v193;
          for (var v990: u32 = v196; v990 < v194; v990 += v197) {
            x26 = v202;
            x27 = v202;
            x28 = v202;
            x29 = v202;
            let v991: u32 = min(v990, v989);
            let v992: u32 = v991 * v6;
            let v993: u32 = v176 + v992;
            for (var v994: u32 = v192; v994 < v157; v994 += v193) {
              let v995: u32 = v993 + v994;
              let v1280: bool = v1279 == v1100;
              if (v1280) {
                let v1281: u32 = b6[v995];
                let v1282: f32 = bitcast<f32>(v1281);
                x33 = v1282;
              } else {
                let v1283: bool = v1279 < v1104;
                if (v1283) {
                  let v1284: bool = v1279 == v1106;
                  let v1285: u32 = v995 >> v1106;
                  let v1286: u32 = b6[v1285];
                  let v1287: u32 = v995 & v1106;
                  let v1288: bool = v1287 == v1106;
                  let v1289: vec2<f32> = unpack2x16float(v1286);
                  let v1290: f32 = v1289.x;
                  let v1291: f32 = v1289.y;
                  let v1292: u32 = v1286 << v1115;
                  let v1293: u32 = v1286 & v1116;
                  let v1294: f32 = bitcast<f32>(v1292);
                  let v1295: f32 = bitcast<f32>(v1293);
                  let v1296: f32 = select(v1290, v1291, v1288);
                  let v1297: f32 = select(v1294, v1295, v1288);
                  let v1298: f32 = select(v1297, v1296, v1284);
                  x33 = v1298;
                } else {
                  let v1300: u32 = v995 >> v1125;
                  let v1301: u32 = v1300 * v1299;
                  let v1302: u32 = v995 & v1126;
                  let v1303: u32 = v1302 * v1299;
                  let v1304: u32 = v1303 >> v1125;
                  let v1305: u32 = v1301 + v1304;
                  let v1306: u32 = v1303 & v1126;
                  let v1307: u32 = b6[v1305];
                  let v1308: u32 = v1305 + v1106;
                  let v1309: u32 = b6[v1308];
                  let v1310: u32 = v1307 >> v1306;
                  let v1311: u32 = v1126 - v1306;
                  let v1312: u32 = v1309 << v1106;
                  let v1313: u32 = v1312 << v1311;
                  let v1314: u32 = v1310 | v1313;
                  let v1315: u32 = v1106 << v1299;
                  let v1316: u32 = v1315 - v1106;
                  let v1318: u32 = v995 >> v1317;
                  let v1319: bool = v1279 == v1104;
                  let v1320: bool = v1279 == v1146;
                  let v1321: u32 = v1318 >> v1106;
                  let v1322: u32 = select(v1321, v1318, v1319);
                  let v1324: u32 = v1323 + v1322;
                  let v1325: u32 = b6[v1324];
                  let v1326: f32 = bitcast<f32>(v1325);
                  let v1327: u32 = v1318 & v1106;
                  let v1328: bool = v1327 == v1106;
                  let v1329: vec2<f32> = unpack2x16float(v1325);
                  let v1330: f32 = v1329.x;
                  let v1331: f32 = v1329.y;
                  let v1332: u32 = v1325 << v1115;
                  let v1333: u32 = v1325 & v1116;
                  let v1334: f32 = bitcast<f32>(v1332);
                  let v1335: f32 = bitcast<f32>(v1333);
                  let v1336: f32 = select(v1330, v1331, v1328);
                  let v1337: f32 = select(v1334, v1335, v1328);
                  let v1338: f32 = select(v1337, v1336, v1320);
                  let v1339: f32 = select(v1338, v1326, v1319);
                  let v1340: bool = v1279 == v1104;
                  let v1341: bool = v1279 == v1146;
                  let v1342: u32 = v1318 >> v1106;
                  let v1343: u32 = select(v1342, v1318, v1340);
                  let v1345: u32 = v1344 + v1343;
                  let v1346: u32 = b6[v1345];
                  let v1347: f32 = bitcast<f32>(v1346);
                  let v1348: u32 = v1318 & v1106;
                  let v1349: bool = v1348 == v1106;
                  let v1350: vec2<f32> = unpack2x16float(v1346);
                  let v1351: f32 = v1350.x;
                  let v1352: f32 = v1350.y;
                  let v1353: u32 = v1346 << v1115;
                  let v1354: u32 = v1346 & v1116;
                  let v1355: f32 = bitcast<f32>(v1353);
                  let v1356: f32 = bitcast<f32>(v1354);
                  let v1357: f32 = select(v1351, v1352, v1349);
                  let v1358: f32 = select(v1355, v1356, v1349);
                  let v1359: f32 = select(v1358, v1357, v1341);
                  let v1360: f32 = select(v1359, v1347, v1340);
                  let v1361: u32 = v1314 & v1316;
                  let v1362: f32 = f32(v1361);
                  let v1363: f32 = fma(v1339, v1362, v1360);
                  x33 = v1363;
                }
              }
              let v1364: f32 = x33;
              let v997: u32 = min(v192, v988);
              let v998: u32 = v997 * v26;
              let v999: u32 = v7 + v998;
              let v1000: u32 = v999 + v994;
              let v1001: f32 = m0[v1000];
              let v1002: f32 = x26;
              let v1003: f32 = fma(v1001, v1364, v1002);
              x26 = v1003;
              let v1004: u32 = min(v193, v988);
              let v1005: u32 = v1004 * v26;
              let v1006: u32 = v7 + v1005;
              let v1007: u32 = v1006 + v994;
              let v1008: f32 = m0[v1007];
              let v1009: f32 = x27;
              let v1010: f32 = fma(v1008, v1364, v1009);
              x27 = v1010;
              let v1011: u32 = min(v272, v988);
              let v1012: u32 = v1011 * v26;
              let v1013: u32 = v7 + v1012;
              let v1014: u32 = v1013 + v994;
              let v1015: f32 = m0[v1014];
              let v1016: f32 = x28;
              let v1017: f32 = fma(v1015, v1364, v1016);
              x28 = v1017;
              let v1018: u32 = min(v278, v988);
              let v1019: u32 = v1018 * v26;
              let v1020: u32 = v7 + v1019;
              let v1021: u32 = v1020 + v994;
              let v1022: f32 = m0[v1021];
              let v1023: f32 = x29;
              let v1024: f32 = fma(v1022, v1364, v1023);
              x29 = v1024;
            }
            let v1025: f32 = m4[v990];
            let v1026: f32 = x26;
            let v1027: f32 = v1025 + v1026;
            m4[v990] = v1027;
            let v1028: u32 = v990 + v194;
            let v1029: f32 = m4[v1028];
            let v1030: f32 = x27;
            let v1031: f32 = v1029 + v1030;
            m4[v1028] = v1031;
            let v1032: u32 = v990 + v389;
            let v1033: f32 = m4[v1032];
            let v1034: f32 = x28;
            let v1035: f32 = v1033 + v1034;
            m4[v1032] = v1035;
            let v1036: u32 = v990 + v394;
            let v1037: f32 = m4[v1036];
            let v1038: f32 = x29;
            let v1039: f32 = v1037 + v1038;
            m4[v1036] = v1039;
          }
        }
        workgroupBarrier();
      }
      for (var v1040: u32 = v196; v1040 < v194; v1040 += v197) {
        for (var v1041: u32 = v192; v1041 < v195; v1041 += v193) {
          let v1042: u32 = v1041 * v194;
          let v1043: u32 = v1040 + v1042;
          let v1044: f32 = m4[v1043];
          let v1045: u32 = v1041 * v26;
          let v1046: u32 = v7 + v1045;
          let v1047: u32 = v1046 + v1040;
          m2[v1047] = v1044;
        }
      }
      workgroupBarrier();
      let v1048: bool = v806 == v204;
      if (v1048) {
        for (var v1049: u32 = v192; v1049 < v242; v1049 += v193) {
          let v1050: u32 = v193 << v1049;
          let v1051: u32 = v1050 - v193;
          let v1052: u32 = v1049 + v193;
          for (var v1053: u32 = v196; v1053 < v241; v1053 += v197) {
            let v1054: u32 = v1053 >> v1049;
            let v1055: u32 = v1054 << v1052;
            let v1056: u32 = v1053 & v1051;
            let v1057: u32 = v1055 + v1056;
            for (var v1058: u32 = v192; v1058 < v195; v1058 += v193) {
              let v1059: u32 = v1058 * v26;
              let v1060: u32 = v7 + v1059;
              let v1061: u32 = v1060 + v1057;
              let v1062: u32 = v1061 + v1050;
              let v1063: f32 = m2[v1061];
              let v1064: f32 = m2[v1062];
              let v1065: f32 = v1063 + v1064;
              let v1066: f32 = v1063 - v1064;
              m2[v1061] = v1065;
              m2[v1062] = v1066;
            }
          }
          workgroupBarrier();
        }
        let v1067: u32 = x1;
        let v1068: u32 = x2;
        let v1070: u32 = v1068 + v1069;
        for (var v1071: u32 = v196; v1071 < v194; v1071 += v197) {
          for (var v1072: u32 = v192; v1072 < v195; v1072 += v193) {
            let v1073: u32 = v1072 * v26;
            let v1074: u32 = v7 + v1073;
            let v1075: u32 = v1074 + v1071;
            let v1076: f32 = m2[v1075];
            let v1077: u32 = v1067 + v1071;
            let v1078: u32 = v1077 >> v193;
            let v1079: u32 = v1070 + v1078;
            let v1080: u32 = b6[v1079];
            let v1081: u32 = v1077 & v193;
            let v1082: bool = v1081 == v193;
            let v1083: vec2<f32> = unpack2x16float(v1080);
            let v1084: f32 = v1083.x;
            let v1085: f32 = v1083.y;
            let v1086: f32 = select(v1084, v1085, v1082);
            let v1087: f32 = v1076 * v236;
            let v1088: f32 = v1087 * v1086;
            m2[v1075] = v1088;
          }
        }
        workgroupBarrier();
      }
      for (var v177: u32 = v12; v177 < v84; v177 += v13) {
        let v178: u32 = v177 / v26;
        let v179: u32 = v177 % v26;
        let v180: bool = v178 < v5;
        let v181: bool = v179 < v153;
        let v182: bool = v180 & v181;
        if (v182) {
          let v183: u32 = v2 + v178;
          let v184: u32 = v151 + v179;
          let v185: u32 = v183 - v2;
          let v186: u32 = v185 * v26;
          let v187: u32 = v184 - v151;
          let v188: u32 = v186 + v187;
          let v189: f32 = m2[v188];
          let v190: u32 = v183 * v29;
          let v191: u32 = v190 + v184;
          b7[v191] = v189;
        }
      }
      workgroupBarrier();
    }
  }
}
