@group(0) @binding(0) var<storage, read> b0: array<f32>; // x
@group(0) @binding(1) var<storage, read> b1: array<u32>; // in_proj_qkv
@group(0) @binding(2) var<storage, read> b2: array<f32>; // mixer_norm
@group(0) @binding(3) var<storage, read_write> b3: array<f32>; // stored3
@group(0) @binding(4) var<storage, read> b4: array<u32>; // in_proj_a
@group(0) @binding(5) var<storage, read> b5: array<f32>; // dt_bias
@group(0) @binding(6) var<storage, read> b6: array<f32>; // decay
@group(0) @binding(7) var<storage, read_write> b7: array<f32>; // stored7
@group(0) @binding(8) var<storage, read> b8: array<u32>; // in_proj_b
@group(0) @binding(9) var<storage, read_write> b9: array<f32>; // stored9
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 10>;
var<workgroup> m0: array<f32, 512>;
var<workgroup> m1: array<f32, 4>;
var<workgroup> m2: array<f32, 512>;
var<workgroup> m3: array<f32, 512>;
var<workgroup> m4: array<f32, 512>;
var<workgroup> m5: array<f32, 32>;

@compute @workgroup_size(32)
fn delta_rule_0_v1_r4_blocks(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
  var x0: f32;
  var x1: u32;
  var x2: f32;
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
  let v1088: u32 = params[5].z;
  let v1089: u32 = 0u;
  let v1093: u32 = 3u;
  let v1095: u32 = 1u;
  let v1104: u32 = 16u;
  let v1105: u32 = 4294901760u;
  let v1113: u32 = params[5].w;
  let v1114: u32 = 5u;
  let v1115: u32 = 31u;
  let v1133: u32 = params[6].x;
  let v1135: u32 = 4u;
  let v1140: u32 = params[6].y;
  let v1161: u32 = params[6].z;
  let v1182: u32 = params[6].w;
  let v1202: u32 = params[7].x;
  let v1220: u32 = params[7].y;
  let v1226: u32 = params[7].z;
  let v1247: u32 = params[7].w;
  let v1268: u32 = params[8].x;
  let v1288: u32 = params[8].y;
  let v1306: u32 = params[8].z;
  let v1312: u32 = params[8].w;
  let v1333: u32 = params[9].x;
  let v1078: u32 = lane;
  let v1079: u32 = 0u;
  let v1080: u32 = 1u;
  let v1081: u32 = 32u;
  let v208: u32 = 0u;
  let v209: u32 = 1u;
  let v210: u32 = 128u;
  let v211: u32 = 4u;
  let v212: u32 = lane;
  let v213: u32 = 32u;
  let v218: f32 = 0.0f;
  let v220: u32 = params[1].x;
  let v221: u32 = 6u;
  let v225: u32 = params[1].y;
  let v246: f32 = 0.088388346f;
  let v251: u32 = 64u;
  let v252: u32 = 7u;
  let v270: u32 = 16u;
  let v280: u32 = params[1].z;
  let v281: u32 = params[1].w;
  let v282: u32 = 2u;
  let v287: u32 = 3u;
  let v288: u32 = 5u;
  let v309: u32 = 31u;
  let v329: u32 = 65535u;
  let v331: u32 = params[2].x;
  let v334: u32 = 89226354u;
  let v335: u32 = 3417055213u;
  let v336: u32 = 2212286765u;
  let v339: u32 = 64248484u;
  let v343: u32 = 2415890431u;
  let v344: u32 = 996162400u;
  let v348: u32 = 32768u;
  let v349: u32 = 32767u;
  let v350: u32 = 13u;
  let v351: u32 = 939524096u;
  let v367: u32 = 16711935u;
  let v368: u32 = 8u;
  let v369: u32 = 2047u;
  let v378: f32 = 0.006767273f;
  let v379: f32 = -3.453125f;
  let v385: u32 = 4095u;
  let v386: u32 = 4294959104u;
  let v398: u32 = 256u;
  let v403: u32 = 384u;
  let v503: u32 = params[2].y;
  let v527: u32 = params[2].z;
  let v531: u32 = params[2].w;
  let v582: u32 = params[3].x;
  let v583: u32 = params[3].y;
  let v628: u32 = params[3].z;
  let v781: u32 = params[3].w;
  let v805: u32 = params[4].x;
  let v809: u32 = params[4].y;
  let v860: u32 = params[4].z;
  let v861: u32 = params[4].w;
  let v906: u32 = params[5].x;
  let v1059: u32 = params[5].y;
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
  let v75: f32 = bitcast<f32>(params[9].y);
  let v84: u32 = 512u;
  let v139: f32 = 20.0f;
  let v150: f32 = 1.0f;
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
    m5[v1078] = v21;
    workgroupBarrier();
    let v1082: f32 = m5[v1079];
    x29 = v1082;
    for (var v1083: u32 = v1080; v1083 < v1081; v1083 += v1080) {
      let v1084: f32 = m5[v1083];
      let v1085: f32 = x29;
      let v1086: f32 = v1085 + v1084;
      x29 = v1086;
    }
    workgroupBarrier();
    let v1087: f32 = x29;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v1087;
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
      for (var v214: u32 = v212; v214 < v210; v214 += v213) {
        for (var v215: u32 = v208; v215 < v211; v215 += v209) {
          let v216: u32 = v215 * v210;
          let v217: u32 = v214 + v216;
          m4[v217] = v218;
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
        let v219: u32 = v83 / v6;
        x1 = v219;
        let v222: bool = v220 == v221;
        if (v222) {
          let v223: u32 = v219 * v6;
          let v224: u32 = v83 - v223;
          for (var v226: u32 = v212; v226 < v210; v226 += v213) {
            for (var v227: u32 = v208; v227 < v211; v227 += v209) {
              x2 = v218;
              let v228: bool = v227 < v5;
              let v229: bool = v226 < v63;
              let v230: bool = v228 & v229;
              if (v230) {
                let v231: u32 = v227 * v26;
                let v232: u32 = v7 + v231;
                let v233: u32 = v232 + v226;
                let v234: f32 = m0[v233];
                let v235: u32 = v224 + v226;
                let v236: u32 = v235 >> v209;
                let v237: u32 = v225 + v236;
                let v238: u32 = b1[v237];
                let v239: u32 = v235 & v209;
                let v240: bool = v239 == v209;
                let v241: vec2<f32> = unpack2x16float(v238);
                let v242: f32 = v241.x;
                let v243: f32 = v241.y;
                let v244: f32 = select(v242, v243, v240);
                let v245: f32 = v234 * v244;
                let v247: f32 = v245 * v246;
                x2 = v247;
              }
              let v248: f32 = x2;
              let v249: u32 = v227 * v210;
              let v250: u32 = v226 + v249;
              m3[v250] = v248;
            }
          }
          workgroupBarrier();
          for (var v253: u32 = v208; v253 < v252; v253 += v209) {
            let v254: u32 = v209 << v253;
            let v255: u32 = v254 - v209;
            let v256: u32 = v253 + v209;
            for (var v257: u32 = v212; v257 < v251; v257 += v213) {
              let v258: u32 = v257 >> v253;
              let v259: u32 = v258 << v256;
              let v260: u32 = v257 & v255;
              let v261: u32 = v259 + v260;
              for (var v262: u32 = v208; v262 < v211; v262 += v209) {
                let v263: u32 = v262 * v210;
                let v264: u32 = v263 + v261;
                let v265: u32 = v264 + v254;
                let v266: f32 = m3[v264];
                let v267: f32 = m3[v265];
                let v268: f32 = v266 + v267;
                let v269: f32 = v266 - v267;
                m3[v264] = v268;
                m3[v265] = v269;
              }
            }
            workgroupBarrier();
          }
          let v271: u32 = v224 / v270;
          for (var v272: u32 = v212; v272 < v210; v272 += v213) {
            x3 = v218;
            x4 = v218;
            x5 = v218;
            x6 = v218;
            let v273: u32 = v219 + v272;
            let v274: u32 = v273 / v270;
            let v275: u32 = v273 % v270;
            for (var v276: u32 = v208; v276 < v210; v276 += v209) {
              let v277: u32 = v276 / v270;
              let v278: u32 = v271 + v277;
              let v279: u32 = v276 % v270;
              let v283: u32 = v280 * v211;
              let v284: u32 = v278 * v281;
              let v285: u32 = v284 + v274;
              let v286: u32 = v285 * v283;
              let v289: u32 = v275 & v252;
              let v290: u32 = v289 << v288;
              let v291: u32 = v275 >> v287;
              let v292: u32 = v291 << v282;
              let v293: u32 = v279 & v252;
              let v294: u32 = v293 >> v209;
              let v295: u32 = v294 << v287;
              let v296: u32 = v279 >> v287;
              let v297: u32 = v296 << v209;
              let v298: u32 = v279 & v209;
              let v299: u32 = v290 + v292;
              let v300: u32 = v299 + v295;
              let v301: u32 = v300 + v297;
              let v302: u32 = v301 + v298;
              let v303: u32 = v302 + v209;
              let v304: u32 = v303 * v280;
              let v305: u32 = v304 >> v209;
              let v306: u32 = v283 << v288;
              let v307: u32 = v305 + v306;
              let v308: u32 = v307 - v209;
              let v310: u32 = v308 >> v288;
              let v311: u32 = v307 - v270;
              let v312: u32 = v311 >> v288;
              let v313: bool = v310 < v283;
              let v314: u32 = v310 - v283;
              let v315: u32 = select(v314, v310, v313);
              let v316: u32 = v286 + v315;
              let v317: u32 = b1[v316];
              let v318: bool = v312 < v283;
              let v319: u32 = v312 - v283;
              let v320: u32 = select(v319, v312, v318);
              let v321: u32 = v286 + v320;
              let v322: u32 = b1[v321];
              let v323: u32 = v308 & v309;
              let v324: u32 = v309 - v323;
              let v325: u32 = v317 >> v324;
              let v326: u32 = v322 << v209;
              let v327: u32 = v326 << v323;
              let v328: u32 = v325 | v327;
              let v330: u32 = v328 & v329;
              let v332: bool = v331 == v208;
              let v333: bool = v331 == v282;
              let v337: u32 = select(v335, v336, v333);
              let v338: u32 = select(v337, v334, v332);
              let v340: u32 = select(v208, v339, v332);
              let v341: u32 = v330 * v338;
              let v342: u32 = v341 + v340;
              let v345: u32 = v342 & v343;
              let v346: u32 = v345 ^ v344;
              let v347: u32 = v346 >> v270;
              let v352: u32 = v346 & v348;
              let v353: u32 = v352 << v270;
              let v354: u32 = v346 & v349;
              let v355: u32 = v354 << v350;
              let v356: u32 = v355 + v351;
              let v357: u32 = v353 | v356;
              let v358: f32 = bitcast<f32>(v357);
              let v359: u32 = v347 & v348;
              let v360: u32 = v359 << v270;
              let v361: u32 = v347 & v349;
              let v362: u32 = v361 << v350;
              let v363: u32 = v362 + v351;
              let v364: u32 = v360 | v363;
              let v365: f32 = bitcast<f32>(v364);
              let v366: f32 = v358 + v365;
              let v370: u32 = v342 & v367;
              let v371: u32 = v342 >> v368;
              let v372: u32 = v371 & v367;
              let v373: u32 = v370 + v372;
              let v374: u32 = v373 >> v270;
              let v375: u32 = v373 + v374;
              let v376: u32 = v375 & v369;
              let v377: f32 = f32(v376);
              let v380: f32 = fma(v377, v378, v379);
              let v381: f32 = select(v366, v380, v333);
              let v382: u32 = bitcast<u32>(v381);
              let v383: u32 = v382 >> v350;
              let v384: u32 = v383 & v209;
              let v387: u32 = v382 + v385;
              let v388: u32 = v387 + v384;
              let v389: u32 = v388 & v386;
              let v390: f32 = bitcast<f32>(v389);
              let v391: f32 = m3[v276];
              let v392: f32 = x3;
              let v393: f32 = fma(v391, v390, v392);
              x3 = v393;
              let v394: u32 = v276 + v210;
              let v395: f32 = m3[v394];
              let v396: f32 = x4;
              let v397: f32 = fma(v395, v390, v396);
              x4 = v397;
              let v399: u32 = v276 + v398;
              let v400: f32 = m3[v399];
              let v401: f32 = x5;
              let v402: f32 = fma(v400, v390, v401);
              x5 = v402;
              let v404: u32 = v276 + v403;
              let v405: f32 = m3[v404];
              let v406: f32 = x6;
              let v407: f32 = fma(v405, v390, v406);
              x6 = v407;
            }
            let v408: f32 = m4[v272];
            let v409: f32 = x3;
            let v410: f32 = v408 + v409;
            m4[v272] = v410;
            let v411: u32 = v272 + v210;
            let v412: f32 = m4[v411];
            let v413: f32 = x4;
            let v414: f32 = v412 + v413;
            m4[v411] = v414;
            let v415: u32 = v272 + v398;
            let v416: f32 = m4[v415];
            let v417: f32 = x5;
            let v418: f32 = v416 + v417;
            m4[v415] = v418;
            let v419: u32 = v272 + v403;
            let v420: f32 = m4[v419];
            let v421: f32 = x6;
            let v422: f32 = v420 + v421;
            m4[v419] = v422;
          }
          workgroupBarrier();
        } else {
          let v423: u32 = v5 - v209;
          let v424: u32 = v59 - v209;
          for (var v425: u32 = v212; v425 < v210; v425 += v213) {
            x7 = v218;
            x8 = v218;
            x9 = v218;
            x10 = v218;
            let v426: u32 = min(v425, v424);
            let v427: u32 = v426 * v6;
            let v428: u32 = v83 + v427;
            for (var v429: u32 = v208; v429 < v63; v429 += v209) {
              let v430: u32 = v428 + v429;
              let v1090: bool = v1088 == v1089;
              if (v1090) {
                let v1091: u32 = b1[v430];
                let v1092: f32 = bitcast<f32>(v1091);
                x30 = v1092;
              } else {
                let v1094: bool = v1088 < v1093;
                if (v1094) {
                  let v1096: bool = v1088 == v1095;
                  let v1097: u32 = v430 >> v1095;
                  let v1098: u32 = b1[v1097];
                  let v1099: u32 = v430 & v1095;
                  let v1100: bool = v1099 == v1095;
                  let v1101: vec2<f32> = unpack2x16float(v1098);
                  let v1102: f32 = v1101.x;
                  let v1103: f32 = v1101.y;
                  let v1106: u32 = v1098 << v1104;
                  let v1107: u32 = v1098 & v1105;
                  let v1108: f32 = bitcast<f32>(v1106);
                  let v1109: f32 = bitcast<f32>(v1107);
                  let v1110: f32 = select(v1102, v1103, v1100);
                  let v1111: f32 = select(v1108, v1109, v1100);
                  let v1112: f32 = select(v1111, v1110, v1096);
                  x30 = v1112;
                } else {
                  let v1116: u32 = v430 >> v1114;
                  let v1117: u32 = v1116 * v1113;
                  let v1118: u32 = v430 & v1115;
                  let v1119: u32 = v1118 * v1113;
                  let v1120: u32 = v1119 >> v1114;
                  let v1121: u32 = v1117 + v1120;
                  let v1122: u32 = v1119 & v1115;
                  let v1123: u32 = b1[v1121];
                  let v1124: u32 = v1121 + v1095;
                  let v1125: u32 = b1[v1124];
                  let v1126: u32 = v1123 >> v1122;
                  let v1127: u32 = v1115 - v1122;
                  let v1128: u32 = v1125 << v1095;
                  let v1129: u32 = v1128 << v1127;
                  let v1130: u32 = v1126 | v1129;
                  let v1131: u32 = v1095 << v1113;
                  let v1132: u32 = v1131 - v1095;
                  let v1134: u32 = v430 >> v1133;
                  let v1136: bool = v1088 == v1093;
                  let v1137: bool = v1088 == v1135;
                  let v1138: u32 = v1134 >> v1095;
                  let v1139: u32 = select(v1138, v1134, v1136);
                  let v1141: u32 = v1140 + v1139;
                  let v1142: u32 = b1[v1141];
                  let v1143: f32 = bitcast<f32>(v1142);
                  let v1144: u32 = v1134 & v1095;
                  let v1145: bool = v1144 == v1095;
                  let v1146: vec2<f32> = unpack2x16float(v1142);
                  let v1147: f32 = v1146.x;
                  let v1148: f32 = v1146.y;
                  let v1149: u32 = v1142 << v1104;
                  let v1150: u32 = v1142 & v1105;
                  let v1151: f32 = bitcast<f32>(v1149);
                  let v1152: f32 = bitcast<f32>(v1150);
                  let v1153: f32 = select(v1147, v1148, v1145);
                  let v1154: f32 = select(v1151, v1152, v1145);
                  let v1155: f32 = select(v1154, v1153, v1137);
                  let v1156: f32 = select(v1155, v1143, v1136);
                  let v1157: bool = v1088 == v1093;
                  let v1158: bool = v1088 == v1135;
                  let v1159: u32 = v1134 >> v1095;
                  let v1160: u32 = select(v1159, v1134, v1157);
                  let v1162: u32 = v1161 + v1160;
                  let v1163: u32 = b1[v1162];
                  let v1164: f32 = bitcast<f32>(v1163);
                  let v1165: u32 = v1134 & v1095;
                  let v1166: bool = v1165 == v1095;
                  let v1167: vec2<f32> = unpack2x16float(v1163);
                  let v1168: f32 = v1167.x;
                  let v1169: f32 = v1167.y;
                  let v1170: u32 = v1163 << v1104;
                  let v1171: u32 = v1163 & v1105;
                  let v1172: f32 = bitcast<f32>(v1170);
                  let v1173: f32 = bitcast<f32>(v1171);
                  let v1174: f32 = select(v1168, v1169, v1166);
                  let v1175: f32 = select(v1172, v1173, v1166);
                  let v1176: f32 = select(v1175, v1174, v1158);
                  let v1177: f32 = select(v1176, v1164, v1157);
                  let v1178: u32 = v1130 & v1132;
                  let v1179: f32 = f32(v1178);
                  let v1180: f32 = fma(v1156, v1179, v1177);
                  x30 = v1180;
                }
              }
              let v1181: f32 = x30;
              let v432: u32 = min(v208, v423);
              let v433: u32 = v432 * v26;
              let v434: u32 = v7 + v433;
              let v435: u32 = v434 + v429;
              let v436: f32 = m0[v435];
              let v437: f32 = x7;
              let v438: f32 = fma(v436, v1181, v437);
              x7 = v438;
              let v439: u32 = min(v209, v423);
              let v440: u32 = v439 * v26;
              let v441: u32 = v7 + v440;
              let v442: u32 = v441 + v429;
              let v443: f32 = m0[v442];
              let v444: f32 = x8;
              let v445: f32 = fma(v443, v1181, v444);
              x8 = v445;
              let v446: u32 = min(v282, v423);
              let v447: u32 = v446 * v26;
              let v448: u32 = v7 + v447;
              let v449: u32 = v448 + v429;
              let v450: f32 = m0[v449];
              let v451: f32 = x9;
              let v452: f32 = fma(v450, v1181, v451);
              x9 = v452;
              let v453: u32 = min(v287, v423);
              let v454: u32 = v453 * v26;
              let v455: u32 = v7 + v454;
              let v456: u32 = v455 + v429;
              let v457: f32 = m0[v456];
              let v458: f32 = x10;
              let v459: f32 = fma(v457, v1181, v458);
              x10 = v459;
            }
            let v460: f32 = m4[v425];
            let v461: f32 = x7;
            let v462: f32 = v460 + v461;
            m4[v425] = v462;
            let v463: u32 = v425 + v210;
            let v464: f32 = m4[v463];
            let v465: f32 = x8;
            let v466: f32 = v464 + v465;
            m4[v463] = v466;
            let v467: u32 = v425 + v398;
            let v468: f32 = m4[v467];
            let v469: f32 = x9;
            let v470: f32 = v468 + v469;
            m4[v467] = v470;
            let v471: u32 = v425 + v403;
            let v472: f32 = m4[v471];
            let v473: f32 = x10;
            let v474: f32 = v472 + v473;
            m4[v471] = v474;
          }
        }
        workgroupBarrier();
      }
      for (var v475: u32 = v212; v475 < v210; v475 += v213) {
        for (var v476: u32 = v208; v476 < v211; v476 += v209) {
          let v477: u32 = v476 * v210;
          let v478: u32 = v475 + v477;
          let v479: f32 = m4[v478];
          let v480: u32 = v476 * v26;
          let v481: u32 = v7 + v480;
          let v482: u32 = v481 + v475;
          m2[v482] = v479;
        }
      }
      workgroupBarrier();
      let v483: bool = v220 == v221;
      if (v483) {
        for (var v484: u32 = v208; v484 < v252; v484 += v209) {
          let v485: u32 = v209 << v484;
          let v486: u32 = v485 - v209;
          let v487: u32 = v484 + v209;
          for (var v488: u32 = v212; v488 < v251; v488 += v213) {
            let v489: u32 = v488 >> v484;
            let v490: u32 = v489 << v487;
            let v491: u32 = v488 & v486;
            let v492: u32 = v490 + v491;
            for (var v493: u32 = v208; v493 < v211; v493 += v209) {
              let v494: u32 = v493 * v26;
              let v495: u32 = v7 + v494;
              let v496: u32 = v495 + v492;
              let v497: u32 = v496 + v485;
              let v498: f32 = m2[v496];
              let v499: f32 = m2[v497];
              let v500: f32 = v498 + v499;
              let v501: f32 = v498 - v499;
              m2[v496] = v500;
              m2[v497] = v501;
            }
          }
          workgroupBarrier();
        }
        let v502: u32 = x1;
        for (var v504: u32 = v212; v504 < v210; v504 += v213) {
          for (var v505: u32 = v208; v505 < v211; v505 += v209) {
            let v506: u32 = v505 * v26;
            let v507: u32 = v7 + v506;
            let v508: u32 = v507 + v504;
            let v509: f32 = m2[v508];
            let v510: u32 = v502 + v504;
            let v511: u32 = v510 >> v209;
            let v512: u32 = v503 + v511;
            let v513: u32 = b1[v512];
            let v514: u32 = v510 & v209;
            let v515: bool = v514 == v209;
            let v516: vec2<f32> = unpack2x16float(v513);
            let v517: f32 = v516.x;
            let v518: f32 = v516.y;
            let v519: f32 = select(v517, v518, v515);
            let v520: f32 = v509 * v246;
            let v521: f32 = v520 * v519;
            m2[v508] = v521;
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
      for (var v522: u32 = v212; v522 < v210; v522 += v213) {
        for (var v523: u32 = v208; v523 < v211; v523 += v209) {
          let v524: u32 = v523 * v210;
          let v525: u32 = v522 + v524;
          m4[v525] = v218;
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
        let v526: u32 = v130 / v6;
        x1 = v526;
        let v528: bool = v527 == v221;
        if (v528) {
          let v529: u32 = v526 * v6;
          let v530: u32 = v130 - v529;
          for (var v532: u32 = v212; v532 < v210; v532 += v213) {
            for (var v533: u32 = v208; v533 < v211; v533 += v209) {
              x11 = v218;
              let v534: bool = v533 < v5;
              let v535: bool = v532 < v111;
              let v536: bool = v534 & v535;
              if (v536) {
                let v537: u32 = v533 * v26;
                let v538: u32 = v7 + v537;
                let v539: u32 = v538 + v532;
                let v540: f32 = m0[v539];
                let v541: u32 = v530 + v532;
                let v542: u32 = v541 >> v209;
                let v543: u32 = v531 + v542;
                let v544: u32 = b4[v543];
                let v545: u32 = v541 & v209;
                let v546: bool = v545 == v209;
                let v547: vec2<f32> = unpack2x16float(v544);
                let v548: f32 = v547.x;
                let v549: f32 = v547.y;
                let v550: f32 = select(v548, v549, v546);
                let v551: f32 = v540 * v550;
                let v552: f32 = v551 * v246;
                x11 = v552;
              }
              let v553: f32 = x11;
              let v554: u32 = v533 * v210;
              let v555: u32 = v532 + v554;
              m3[v555] = v553;
            }
          }
          workgroupBarrier();
          for (var v556: u32 = v208; v556 < v252; v556 += v209) {
            let v557: u32 = v209 << v556;
            let v558: u32 = v557 - v209;
            let v559: u32 = v556 + v209;
            for (var v560: u32 = v212; v560 < v251; v560 += v213) {
              let v561: u32 = v560 >> v556;
              let v562: u32 = v561 << v559;
              let v563: u32 = v560 & v558;
              let v564: u32 = v562 + v563;
              for (var v565: u32 = v208; v565 < v211; v565 += v209) {
                let v566: u32 = v565 * v210;
                let v567: u32 = v566 + v564;
                let v568: u32 = v567 + v557;
                let v569: f32 = m3[v567];
                let v570: f32 = m3[v568];
                let v571: f32 = v569 + v570;
                let v572: f32 = v569 - v570;
                m3[v567] = v571;
                m3[v568] = v572;
              }
            }
            workgroupBarrier();
          }
          let v573: u32 = v530 / v270;
          for (var v574: u32 = v212; v574 < v210; v574 += v213) {
            x12 = v218;
            x13 = v218;
            x14 = v218;
            x15 = v218;
            let v575: u32 = v526 + v574;
            let v576: u32 = v575 / v270;
            let v577: u32 = v575 % v270;
            for (var v578: u32 = v208; v578 < v210; v578 += v209) {
              let v579: u32 = v578 / v270;
              let v580: u32 = v573 + v579;
              let v581: u32 = v578 % v270;
              let v584: u32 = v582 * v211;
              let v585: u32 = v580 * v583;
              let v586: u32 = v585 + v576;
              let v587: u32 = v586 * v584;
              let v588: u32 = v577 & v252;
              let v589: u32 = v588 << v288;
              let v590: u32 = v577 >> v287;
              let v591: u32 = v590 << v282;
              let v592: u32 = v581 & v252;
              let v593: u32 = v592 >> v209;
              let v594: u32 = v593 << v287;
              let v595: u32 = v581 >> v287;
              let v596: u32 = v595 << v209;
              let v597: u32 = v581 & v209;
              let v598: u32 = v589 + v591;
              let v599: u32 = v598 + v594;
              let v600: u32 = v599 + v596;
              let v601: u32 = v600 + v597;
              let v602: u32 = v601 + v209;
              let v603: u32 = v602 * v582;
              let v604: u32 = v603 >> v209;
              let v605: u32 = v584 << v288;
              let v606: u32 = v604 + v605;
              let v607: u32 = v606 - v209;
              let v608: u32 = v607 >> v288;
              let v609: u32 = v606 - v270;
              let v610: u32 = v609 >> v288;
              let v611: bool = v608 < v584;
              let v612: u32 = v608 - v584;
              let v613: u32 = select(v612, v608, v611);
              let v614: u32 = v587 + v613;
              let v615: u32 = b4[v614];
              let v616: bool = v610 < v584;
              let v617: u32 = v610 - v584;
              let v618: u32 = select(v617, v610, v616);
              let v619: u32 = v587 + v618;
              let v620: u32 = b4[v619];
              let v621: u32 = v607 & v309;
              let v622: u32 = v309 - v621;
              let v623: u32 = v615 >> v622;
              let v624: u32 = v620 << v209;
              let v625: u32 = v624 << v621;
              let v626: u32 = v623 | v625;
              let v627: u32 = v626 & v329;
              let v629: bool = v628 == v208;
              let v630: bool = v628 == v282;
              let v631: u32 = select(v335, v336, v630);
              let v632: u32 = select(v631, v334, v629);
              let v633: u32 = select(v208, v339, v629);
              let v634: u32 = v627 * v632;
              let v635: u32 = v634 + v633;
              let v636: u32 = v635 & v343;
              let v637: u32 = v636 ^ v344;
              let v638: u32 = v637 >> v270;
              let v639: u32 = v637 & v348;
              let v640: u32 = v639 << v270;
              let v641: u32 = v637 & v349;
              let v642: u32 = v641 << v350;
              let v643: u32 = v642 + v351;
              let v644: u32 = v640 | v643;
              let v645: f32 = bitcast<f32>(v644);
              let v646: u32 = v638 & v348;
              let v647: u32 = v646 << v270;
              let v648: u32 = v638 & v349;
              let v649: u32 = v648 << v350;
              let v650: u32 = v649 + v351;
              let v651: u32 = v647 | v650;
              let v652: f32 = bitcast<f32>(v651);
              let v653: f32 = v645 + v652;
              let v654: u32 = v635 & v367;
              let v655: u32 = v635 >> v368;
              let v656: u32 = v655 & v367;
              let v657: u32 = v654 + v656;
              let v658: u32 = v657 >> v270;
              let v659: u32 = v657 + v658;
              let v660: u32 = v659 & v369;
              let v661: f32 = f32(v660);
              let v662: f32 = fma(v661, v378, v379);
              let v663: f32 = select(v653, v662, v630);
              let v664: u32 = bitcast<u32>(v663);
              let v665: u32 = v664 >> v350;
              let v666: u32 = v665 & v209;
              let v667: u32 = v664 + v385;
              let v668: u32 = v667 + v666;
              let v669: u32 = v668 & v386;
              let v670: f32 = bitcast<f32>(v669);
              let v671: f32 = m3[v578];
              let v672: f32 = x12;
              let v673: f32 = fma(v671, v670, v672);
              x12 = v673;
              let v674: u32 = v578 + v210;
              let v675: f32 = m3[v674];
              let v676: f32 = x13;
              let v677: f32 = fma(v675, v670, v676);
              x13 = v677;
              let v678: u32 = v578 + v398;
              let v679: f32 = m3[v678];
              let v680: f32 = x14;
              let v681: f32 = fma(v679, v670, v680);
              x14 = v681;
              let v682: u32 = v578 + v403;
              let v683: f32 = m3[v682];
              let v684: f32 = x15;
              let v685: f32 = fma(v683, v670, v684);
              x15 = v685;
            }
            let v686: f32 = m4[v574];
            let v687: f32 = x12;
            let v688: f32 = v686 + v687;
            m4[v574] = v688;
            let v689: u32 = v574 + v210;
            let v690: f32 = m4[v689];
            let v691: f32 = x13;
            let v692: f32 = v690 + v691;
            m4[v689] = v692;
            let v693: u32 = v574 + v398;
            let v694: f32 = m4[v693];
            let v695: f32 = x14;
            let v696: f32 = v694 + v695;
            m4[v693] = v696;
            let v697: u32 = v574 + v403;
            let v698: f32 = m4[v697];
            let v699: f32 = x15;
            let v700: f32 = v698 + v699;
            m4[v697] = v700;
          }
          workgroupBarrier();
        } else {
          let v701: u32 = v5 - v209;
          let v702: u32 = v107 - v209;
          for (var v703: u32 = v212; v703 < v210; v703 += v213) {
            x16 = v218;
            x17 = v218;
            x18 = v218;
            x19 = v218;
            let v704: u32 = min(v703, v702);
            let v705: u32 = v704 * v6;
            let v706: u32 = v130 + v705;
            for (var v707: u32 = v208; v707 < v111; v707 += v209) {
              let v708: u32 = v706 + v707;
              let v1183: bool = v1182 == v1089;
              if (v1183) {
                let v1184: u32 = b4[v708];
                let v1185: f32 = bitcast<f32>(v1184);
                x31 = v1185;
              } else {
                let v1186: bool = v1182 < v1093;
                if (v1186) {
                  let v1187: bool = v1182 == v1095;
                  let v1188: u32 = v708 >> v1095;
                  let v1189: u32 = b4[v1188];
                  let v1190: u32 = v708 & v1095;
                  let v1191: bool = v1190 == v1095;
                  let v1192: vec2<f32> = unpack2x16float(v1189);
                  let v1193: f32 = v1192.x;
                  let v1194: f32 = v1192.y;
                  let v1195: u32 = v1189 << v1104;
                  let v1196: u32 = v1189 & v1105;
                  let v1197: f32 = bitcast<f32>(v1195);
                  let v1198: f32 = bitcast<f32>(v1196);
                  let v1199: f32 = select(v1193, v1194, v1191);
                  let v1200: f32 = select(v1197, v1198, v1191);
                  let v1201: f32 = select(v1200, v1199, v1187);
                  x31 = v1201;
                } else {
                  let v1203: u32 = v708 >> v1114;
                  let v1204: u32 = v1203 * v1202;
                  let v1205: u32 = v708 & v1115;
                  let v1206: u32 = v1205 * v1202;
                  let v1207: u32 = v1206 >> v1114;
                  let v1208: u32 = v1204 + v1207;
                  let v1209: u32 = v1206 & v1115;
                  let v1210: u32 = b4[v1208];
                  let v1211: u32 = v1208 + v1095;
                  let v1212: u32 = b4[v1211];
                  let v1213: u32 = v1210 >> v1209;
                  let v1214: u32 = v1115 - v1209;
                  let v1215: u32 = v1212 << v1095;
                  let v1216: u32 = v1215 << v1214;
                  let v1217: u32 = v1213 | v1216;
                  let v1218: u32 = v1095 << v1202;
                  let v1219: u32 = v1218 - v1095;
                  let v1221: u32 = v708 >> v1220;
                  let v1222: bool = v1182 == v1093;
                  let v1223: bool = v1182 == v1135;
                  let v1224: u32 = v1221 >> v1095;
                  let v1225: u32 = select(v1224, v1221, v1222);
                  let v1227: u32 = v1226 + v1225;
                  let v1228: u32 = b4[v1227];
                  let v1229: f32 = bitcast<f32>(v1228);
                  let v1230: u32 = v1221 & v1095;
                  let v1231: bool = v1230 == v1095;
                  let v1232: vec2<f32> = unpack2x16float(v1228);
                  let v1233: f32 = v1232.x;
                  let v1234: f32 = v1232.y;
                  let v1235: u32 = v1228 << v1104;
                  let v1236: u32 = v1228 & v1105;
                  let v1237: f32 = bitcast<f32>(v1235);
                  let v1238: f32 = bitcast<f32>(v1236);
                  let v1239: f32 = select(v1233, v1234, v1231);
                  let v1240: f32 = select(v1237, v1238, v1231);
                  let v1241: f32 = select(v1240, v1239, v1223);
                  let v1242: f32 = select(v1241, v1229, v1222);
                  let v1243: bool = v1182 == v1093;
                  let v1244: bool = v1182 == v1135;
                  let v1245: u32 = v1221 >> v1095;
                  let v1246: u32 = select(v1245, v1221, v1243);
                  let v1248: u32 = v1247 + v1246;
                  let v1249: u32 = b4[v1248];
                  let v1250: f32 = bitcast<f32>(v1249);
                  let v1251: u32 = v1221 & v1095;
                  let v1252: bool = v1251 == v1095;
                  let v1253: vec2<f32> = unpack2x16float(v1249);
                  let v1254: f32 = v1253.x;
                  let v1255: f32 = v1253.y;
                  let v1256: u32 = v1249 << v1104;
                  let v1257: u32 = v1249 & v1105;
                  let v1258: f32 = bitcast<f32>(v1256);
                  let v1259: f32 = bitcast<f32>(v1257);
                  let v1260: f32 = select(v1254, v1255, v1252);
                  let v1261: f32 = select(v1258, v1259, v1252);
                  let v1262: f32 = select(v1261, v1260, v1244);
                  let v1263: f32 = select(v1262, v1250, v1243);
                  let v1264: u32 = v1217 & v1219;
                  let v1265: f32 = f32(v1264);
                  let v1266: f32 = fma(v1242, v1265, v1263);
                  x31 = v1266;
                }
              }
              let v1267: f32 = x31;
              let v710: u32 = min(v208, v701);
              let v711: u32 = v710 * v26;
              let v712: u32 = v7 + v711;
              let v713: u32 = v712 + v707;
              let v714: f32 = m0[v713];
              let v715: f32 = x16;
              let v716: f32 = fma(v714, v1267, v715);
              x16 = v716;
              let v717: u32 = min(v209, v701);
              let v718: u32 = v717 * v26;
              let v719: u32 = v7 + v718;
              let v720: u32 = v719 + v707;
              let v721: f32 = m0[v720];
              let v722: f32 = x17;
              let v723: f32 = fma(v721, v1267, v722);
              x17 = v723;
              let v724: u32 = min(v282, v701);
              let v725: u32 = v724 * v26;
              let v726: u32 = v7 + v725;
              let v727: u32 = v726 + v707;
              let v728: f32 = m0[v727];
              let v729: f32 = x18;
              let v730: f32 = fma(v728, v1267, v729);
              x18 = v730;
              let v731: u32 = min(v287, v701);
              let v732: u32 = v731 * v26;
              let v733: u32 = v7 + v732;
              let v734: u32 = v733 + v707;
              let v735: f32 = m0[v734];
              let v736: f32 = x19;
              let v737: f32 = fma(v735, v1267, v736);
              x19 = v737;
            }
            let v738: f32 = m4[v703];
            let v739: f32 = x16;
            let v740: f32 = v738 + v739;
            m4[v703] = v740;
            let v741: u32 = v703 + v210;
            let v742: f32 = m4[v741];
            let v743: f32 = x17;
            let v744: f32 = v742 + v743;
            m4[v741] = v744;
            let v745: u32 = v703 + v398;
            let v746: f32 = m4[v745];
            let v747: f32 = x18;
            let v748: f32 = v746 + v747;
            m4[v745] = v748;
            let v749: u32 = v703 + v403;
            let v750: f32 = m4[v749];
            let v751: f32 = x19;
            let v752: f32 = v750 + v751;
            m4[v749] = v752;
          }
        }
        workgroupBarrier();
      }
      for (var v753: u32 = v212; v753 < v210; v753 += v213) {
        for (var v754: u32 = v208; v754 < v211; v754 += v209) {
          let v755: u32 = v754 * v210;
          let v756: u32 = v753 + v755;
          let v757: f32 = m4[v756];
          let v758: u32 = v754 * v26;
          let v759: u32 = v7 + v758;
          let v760: u32 = v759 + v753;
          m2[v760] = v757;
        }
      }
      workgroupBarrier();
      let v761: bool = v527 == v221;
      if (v761) {
        for (var v762: u32 = v208; v762 < v252; v762 += v209) {
          let v763: u32 = v209 << v762;
          let v764: u32 = v763 - v209;
          let v765: u32 = v762 + v209;
          for (var v766: u32 = v212; v766 < v251; v766 += v213) {
            let v767: u32 = v766 >> v762;
            let v768: u32 = v767 << v765;
            let v769: u32 = v766 & v764;
            let v770: u32 = v768 + v769;
            for (var v771: u32 = v208; v771 < v211; v771 += v209) {
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
        for (var v782: u32 = v212; v782 < v210; v782 += v213) {
          for (var v783: u32 = v208; v783 < v211; v783 += v209) {
            let v784: u32 = v783 * v26;
            let v785: u32 = v7 + v784;
            let v786: u32 = v785 + v782;
            let v787: f32 = m2[v786];
            let v788: u32 = v780 + v782;
            let v789: u32 = v788 >> v209;
            let v790: u32 = v781 + v789;
            let v791: u32 = b4[v790];
            let v792: u32 = v788 & v209;
            let v793: bool = v792 == v209;
            let v794: vec2<f32> = unpack2x16float(v791);
            let v795: f32 = v794.x;
            let v796: f32 = v794.y;
            let v797: f32 = select(v795, v796, v793);
            let v798: f32 = v787 * v246;
            let v799: f32 = v798 * v797;
            m2[v786] = v799;
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
          let v140: u32 = v137 - v2;
          let v141: u32 = v140 * v26;
          let v142: u32 = v138 - v105;
          let v143: u32 = v141 + v142;
          let v144: f32 = m2[v143];
          let v145: f32 = b5[v138];
          let v146: f32 = v144 + v145;
          let v147: bool = v139 < v146;
          let v148: f32 = min(v146, v139);
          let v149: f32 = exp(v148);
          let v151: f32 = v149 + v150;
          let v152: f32 = log(v151);
          let v153: f32 = select(v152, v146, v147);
          let v154: f32 = b6[v138];
          let v155: f32 = v153 * v154;
          let v156: u32 = v137 * v29;
          let v157: u32 = v156 + v138;
          b7[v157] = v155;
        }
      }
      workgroupBarrier();
    }
    let v158: bool = v52 < v43;
    let v159: bool = v52 < v40;
    let v160: bool = !v159;
    let v161: bool = v158 & v160;
    if (v161) {
      let v162: u32 = v52 - v40;
      let v163: u32 = v162 * v26;
      let v164: u32 = v29 - v163;
      let v165: u32 = min(v26, v164);
      let v166: u32 = v163 * v6;
      for (var v800: u32 = v212; v800 < v210; v800 += v213) {
        for (var v801: u32 = v208; v801 < v211; v801 += v209) {
          let v802: u32 = v801 * v210;
          let v803: u32 = v800 + v802;
          m4[v803] = v218;
        }
      }
      for (var v167: u32 = v7; v167 < v6; v167 += v26) {
        let v168: u32 = v6 - v167;
        let v169: u32 = min(v26, v168);
        for (var v170: u32 = v7; v170 < v5; v170 += v8) {
          let v171: u32 = v2 + v170;
          for (var v172: u32 = v12; v172 < v169; v172 += v13) {
            let v173: u32 = v167 + v172;
            let v174: u32 = v171 * v6;
            let v175: u32 = v174 + v173;
            let v176: f32 = b0[v175];
            let v177: u32 = v171 - v2;
            let v178: f32 = m1[v177];
            let v179: f32 = f32(v6);
            let v180: f32 = v178 / v179;
            let v181: f32 = v180 + v75;
            let v182: f32 = inverseSqrt(v181);
            let v183: f32 = v176 * v182;
            let v184: f32 = b2[v173];
            let v185: f32 = v183 * v184;
            let v186: u32 = v170 * v26;
            let v187: u32 = v172 + v186;
            m0[v187] = v185;
          }
        }
        workgroupBarrier();
        let v188: u32 = v166 + v167;
        let v804: u32 = v188 / v6;
        x1 = v804;
        let v806: bool = v805 == v221;
        if (v806) {
          let v807: u32 = v804 * v6;
          let v808: u32 = v188 - v807;
          for (var v810: u32 = v212; v810 < v210; v810 += v213) {
            for (var v811: u32 = v208; v811 < v211; v811 += v209) {
              x20 = v218;
              let v812: bool = v811 < v5;
              let v813: bool = v810 < v169;
              let v814: bool = v812 & v813;
              if (v814) {
                let v815: u32 = v811 * v26;
                let v816: u32 = v7 + v815;
                let v817: u32 = v816 + v810;
                let v818: f32 = m0[v817];
                let v819: u32 = v808 + v810;
                let v820: u32 = v819 >> v209;
                let v821: u32 = v809 + v820;
                let v822: u32 = b8[v821];
                let v823: u32 = v819 & v209;
                let v824: bool = v823 == v209;
                let v825: vec2<f32> = unpack2x16float(v822);
                let v826: f32 = v825.x;
                let v827: f32 = v825.y;
                let v828: f32 = select(v826, v827, v824);
                let v829: f32 = v818 * v828;
                let v830: f32 = v829 * v246;
                x20 = v830;
              }
              let v831: f32 = x20;
              let v832: u32 = v811 * v210;
              let v833: u32 = v810 + v832;
              m3[v833] = v831;
            }
          }
          workgroupBarrier();
          for (var v834: u32 = v208; v834 < v252; v834 += v209) {
            let v835: u32 = v209 << v834;
            let v836: u32 = v835 - v209;
            let v837: u32 = v834 + v209;
            for (var v838: u32 = v212; v838 < v251; v838 += v213) {
              let v839: u32 = v838 >> v834;
              let v840: u32 = v839 << v837;
              let v841: u32 = v838 & v836;
              let v842: u32 = v840 + v841;
              for (var v843: u32 = v208; v843 < v211; v843 += v209) {
                let v844: u32 = v843 * v210;
                let v845: u32 = v844 + v842;
                let v846: u32 = v845 + v835;
                let v847: f32 = m3[v845];
                let v848: f32 = m3[v846];
                let v849: f32 = v847 + v848;
                let v850: f32 = v847 - v848;
                m3[v845] = v849;
                m3[v846] = v850;
              }
            }
            workgroupBarrier();
          }
          let v851: u32 = v808 / v270;
          for (var v852: u32 = v212; v852 < v210; v852 += v213) {
            x21 = v218;
            x22 = v218;
            x23 = v218;
            x24 = v218;
            let v853: u32 = v804 + v852;
            let v854: u32 = v853 / v270;
            let v855: u32 = v853 % v270;
            for (var v856: u32 = v208; v856 < v210; v856 += v209) {
              let v857: u32 = v856 / v270;
              let v858: u32 = v851 + v857;
              let v859: u32 = v856 % v270;
              let v862: u32 = v860 * v211;
              let v863: u32 = v858 * v861;
              let v864: u32 = v863 + v854;
              let v865: u32 = v864 * v862;
              let v866: u32 = v855 & v252;
              let v867: u32 = v866 << v288;
              let v868: u32 = v855 >> v287;
              let v869: u32 = v868 << v282;
              let v870: u32 = v859 & v252;
              let v871: u32 = v870 >> v209;
              let v872: u32 = v871 << v287;
              let v873: u32 = v859 >> v287;
              let v874: u32 = v873 << v209;
              let v875: u32 = v859 & v209;
              let v876: u32 = v867 + v869;
              let v877: u32 = v876 + v872;
              let v878: u32 = v877 + v874;
              let v879: u32 = v878 + v875;
              let v880: u32 = v879 + v209;
              let v881: u32 = v880 * v860;
              let v882: u32 = v881 >> v209;
              let v883: u32 = v862 << v288;
              let v884: u32 = v882 + v883;
              let v885: u32 = v884 - v209;
              let v886: u32 = v885 >> v288;
              let v887: u32 = v884 - v270;
              let v888: u32 = v887 >> v288;
              let v889: bool = v886 < v862;
              let v890: u32 = v886 - v862;
              let v891: u32 = select(v890, v886, v889);
              let v892: u32 = v865 + v891;
              let v893: u32 = b8[v892];
              let v894: bool = v888 < v862;
              let v895: u32 = v888 - v862;
              let v896: u32 = select(v895, v888, v894);
              let v897: u32 = v865 + v896;
              let v898: u32 = b8[v897];
              let v899: u32 = v885 & v309;
              let v900: u32 = v309 - v899;
              let v901: u32 = v893 >> v900;
              let v902: u32 = v898 << v209;
              let v903: u32 = v902 << v899;
              let v904: u32 = v901 | v903;
              let v905: u32 = v904 & v329;
              let v907: bool = v906 == v208;
              let v908: bool = v906 == v282;
              let v909: u32 = select(v335, v336, v908);
              let v910: u32 = select(v909, v334, v907);
              let v911: u32 = select(v208, v339, v907);
              let v912: u32 = v905 * v910;
              let v913: u32 = v912 + v911;
              let v914: u32 = v913 & v343;
              let v915: u32 = v914 ^ v344;
              let v916: u32 = v915 >> v270;
              let v917: u32 = v915 & v348;
              let v918: u32 = v917 << v270;
              let v919: u32 = v915 & v349;
              let v920: u32 = v919 << v350;
              let v921: u32 = v920 + v351;
              let v922: u32 = v918 | v921;
              let v923: f32 = bitcast<f32>(v922);
              let v924: u32 = v916 & v348;
              let v925: u32 = v924 << v270;
              let v926: u32 = v916 & v349;
              let v927: u32 = v926 << v350;
              let v928: u32 = v927 + v351;
              let v929: u32 = v925 | v928;
              let v930: f32 = bitcast<f32>(v929);
              let v931: f32 = v923 + v930;
              let v932: u32 = v913 & v367;
              let v933: u32 = v913 >> v368;
              let v934: u32 = v933 & v367;
              let v935: u32 = v932 + v934;
              let v936: u32 = v935 >> v270;
              let v937: u32 = v935 + v936;
              let v938: u32 = v937 & v369;
              let v939: f32 = f32(v938);
              let v940: f32 = fma(v939, v378, v379);
              let v941: f32 = select(v931, v940, v908);
              let v942: u32 = bitcast<u32>(v941);
              let v943: u32 = v942 >> v350;
              let v944: u32 = v943 & v209;
              let v945: u32 = v942 + v385;
              let v946: u32 = v945 + v944;
              let v947: u32 = v946 & v386;
              let v948: f32 = bitcast<f32>(v947);
              let v949: f32 = m3[v856];
              let v950: f32 = x21;
              let v951: f32 = fma(v949, v948, v950);
              x21 = v951;
              let v952: u32 = v856 + v210;
              let v953: f32 = m3[v952];
              let v954: f32 = x22;
              let v955: f32 = fma(v953, v948, v954);
              x22 = v955;
              let v956: u32 = v856 + v398;
              let v957: f32 = m3[v956];
              let v958: f32 = x23;
              let v959: f32 = fma(v957, v948, v958);
              x23 = v959;
              let v960: u32 = v856 + v403;
              let v961: f32 = m3[v960];
              let v962: f32 = x24;
              let v963: f32 = fma(v961, v948, v962);
              x24 = v963;
            }
            let v964: f32 = m4[v852];
            let v965: f32 = x21;
            let v966: f32 = v964 + v965;
            m4[v852] = v966;
            let v967: u32 = v852 + v210;
            let v968: f32 = m4[v967];
            let v969: f32 = x22;
            let v970: f32 = v968 + v969;
            m4[v967] = v970;
            let v971: u32 = v852 + v398;
            let v972: f32 = m4[v971];
            let v973: f32 = x23;
            let v974: f32 = v972 + v973;
            m4[v971] = v974;
            let v975: u32 = v852 + v403;
            let v976: f32 = m4[v975];
            let v977: f32 = x24;
            let v978: f32 = v976 + v977;
            m4[v975] = v978;
          }
          workgroupBarrier();
        } else {
          let v979: u32 = v5 - v209;
          let v980: u32 = v165 - v209;
          for (var v981: u32 = v212; v981 < v210; v981 += v213) {
            x25 = v218;
            x26 = v218;
            x27 = v218;
            x28 = v218;
            let v982: u32 = min(v981, v980);
            let v983: u32 = v982 * v6;
            let v984: u32 = v188 + v983;
            for (var v985: u32 = v208; v985 < v169; v985 += v209) {
              let v986: u32 = v984 + v985;
              let v1269: bool = v1268 == v1089;
              if (v1269) {
                let v1270: u32 = b8[v986];
                let v1271: f32 = bitcast<f32>(v1270);
                x32 = v1271;
              } else {
                let v1272: bool = v1268 < v1093;
                if (v1272) {
                  let v1273: bool = v1268 == v1095;
                  let v1274: u32 = v986 >> v1095;
                  let v1275: u32 = b8[v1274];
                  let v1276: u32 = v986 & v1095;
                  let v1277: bool = v1276 == v1095;
                  let v1278: vec2<f32> = unpack2x16float(v1275);
                  let v1279: f32 = v1278.x;
                  let v1280: f32 = v1278.y;
                  let v1281: u32 = v1275 << v1104;
                  let v1282: u32 = v1275 & v1105;
                  let v1283: f32 = bitcast<f32>(v1281);
                  let v1284: f32 = bitcast<f32>(v1282);
                  let v1285: f32 = select(v1279, v1280, v1277);
                  let v1286: f32 = select(v1283, v1284, v1277);
                  let v1287: f32 = select(v1286, v1285, v1273);
                  x32 = v1287;
                } else {
                  let v1289: u32 = v986 >> v1114;
                  let v1290: u32 = v1289 * v1288;
                  let v1291: u32 = v986 & v1115;
                  let v1292: u32 = v1291 * v1288;
                  let v1293: u32 = v1292 >> v1114;
                  let v1294: u32 = v1290 + v1293;
                  let v1295: u32 = v1292 & v1115;
                  let v1296: u32 = b8[v1294];
                  let v1297: u32 = v1294 + v1095;
                  let v1298: u32 = b8[v1297];
                  let v1299: u32 = v1296 >> v1295;
                  let v1300: u32 = v1115 - v1295;
                  let v1301: u32 = v1298 << v1095;
                  let v1302: u32 = v1301 << v1300;
                  let v1303: u32 = v1299 | v1302;
                  let v1304: u32 = v1095 << v1288;
                  let v1305: u32 = v1304 - v1095;
                  let v1307: u32 = v986 >> v1306;
                  let v1308: bool = v1268 == v1093;
                  let v1309: bool = v1268 == v1135;
                  let v1310: u32 = v1307 >> v1095;
                  let v1311: u32 = select(v1310, v1307, v1308);
                  let v1313: u32 = v1312 + v1311;
                  let v1314: u32 = b8[v1313];
                  let v1315: f32 = bitcast<f32>(v1314);
                  let v1316: u32 = v1307 & v1095;
                  let v1317: bool = v1316 == v1095;
                  let v1318: vec2<f32> = unpack2x16float(v1314);
                  let v1319: f32 = v1318.x;
                  let v1320: f32 = v1318.y;
                  let v1321: u32 = v1314 << v1104;
                  let v1322: u32 = v1314 & v1105;
                  let v1323: f32 = bitcast<f32>(v1321);
                  let v1324: f32 = bitcast<f32>(v1322);
                  let v1325: f32 = select(v1319, v1320, v1317);
                  let v1326: f32 = select(v1323, v1324, v1317);
                  let v1327: f32 = select(v1326, v1325, v1309);
                  let v1328: f32 = select(v1327, v1315, v1308);
                  let v1329: bool = v1268 == v1093;
                  let v1330: bool = v1268 == v1135;
                  let v1331: u32 = v1307 >> v1095;
                  let v1332: u32 = select(v1331, v1307, v1329);
                  let v1334: u32 = v1333 + v1332;
                  let v1335: u32 = b8[v1334];
                  let v1336: f32 = bitcast<f32>(v1335);
                  let v1337: u32 = v1307 & v1095;
                  let v1338: bool = v1337 == v1095;
                  let v1339: vec2<f32> = unpack2x16float(v1335);
                  let v1340: f32 = v1339.x;
                  let v1341: f32 = v1339.y;
                  let v1342: u32 = v1335 << v1104;
                  let v1343: u32 = v1335 & v1105;
                  let v1344: f32 = bitcast<f32>(v1342);
                  let v1345: f32 = bitcast<f32>(v1343);
                  let v1346: f32 = select(v1340, v1341, v1338);
                  let v1347: f32 = select(v1344, v1345, v1338);
                  let v1348: f32 = select(v1347, v1346, v1330);
                  let v1349: f32 = select(v1348, v1336, v1329);
                  let v1350: u32 = v1303 & v1305;
                  let v1351: f32 = f32(v1350);
                  let v1352: f32 = fma(v1328, v1351, v1349);
                  x32 = v1352;
                }
              }
              let v1353: f32 = x32;
              let v988: u32 = min(v208, v979);
              let v989: u32 = v988 * v26;
              let v990: u32 = v7 + v989;
              let v991: u32 = v990 + v985;
              let v992: f32 = m0[v991];
              let v993: f32 = x25;
              let v994: f32 = fma(v992, v1353, v993);
              x25 = v994;
              let v995: u32 = min(v209, v979);
              let v996: u32 = v995 * v26;
              let v997: u32 = v7 + v996;
              let v998: u32 = v997 + v985;
              let v999: f32 = m0[v998];
              let v1000: f32 = x26;
              let v1001: f32 = fma(v999, v1353, v1000);
              x26 = v1001;
              let v1002: u32 = min(v282, v979);
              let v1003: u32 = v1002 * v26;
              let v1004: u32 = v7 + v1003;
              let v1005: u32 = v1004 + v985;
              let v1006: f32 = m0[v1005];
              let v1007: f32 = x27;
              let v1008: f32 = fma(v1006, v1353, v1007);
              x27 = v1008;
              let v1009: u32 = min(v287, v979);
              let v1010: u32 = v1009 * v26;
              let v1011: u32 = v7 + v1010;
              let v1012: u32 = v1011 + v985;
              let v1013: f32 = m0[v1012];
              let v1014: f32 = x28;
              let v1015: f32 = fma(v1013, v1353, v1014);
              x28 = v1015;
            }
            let v1016: f32 = m4[v981];
            let v1017: f32 = x25;
            let v1018: f32 = v1016 + v1017;
            m4[v981] = v1018;
            let v1019: u32 = v981 + v210;
            let v1020: f32 = m4[v1019];
            let v1021: f32 = x26;
            let v1022: f32 = v1020 + v1021;
            m4[v1019] = v1022;
            let v1023: u32 = v981 + v398;
            let v1024: f32 = m4[v1023];
            let v1025: f32 = x27;
            let v1026: f32 = v1024 + v1025;
            m4[v1023] = v1026;
            let v1027: u32 = v981 + v403;
            let v1028: f32 = m4[v1027];
            let v1029: f32 = x28;
            let v1030: f32 = v1028 + v1029;
            m4[v1027] = v1030;
          }
        }
        workgroupBarrier();
      }
      for (var v1031: u32 = v212; v1031 < v210; v1031 += v213) {
        for (var v1032: u32 = v208; v1032 < v211; v1032 += v209) {
          let v1033: u32 = v1032 * v210;
          let v1034: u32 = v1031 + v1033;
          let v1035: f32 = m4[v1034];
          let v1036: u32 = v1032 * v26;
          let v1037: u32 = v7 + v1036;
          let v1038: u32 = v1037 + v1031;
          m2[v1038] = v1035;
        }
      }
      workgroupBarrier();
      let v1039: bool = v805 == v221;
      if (v1039) {
        for (var v1040: u32 = v208; v1040 < v252; v1040 += v209) {
          let v1041: u32 = v209 << v1040;
          let v1042: u32 = v1041 - v209;
          let v1043: u32 = v1040 + v209;
          for (var v1044: u32 = v212; v1044 < v251; v1044 += v213) {
            let v1045: u32 = v1044 >> v1040;
            let v1046: u32 = v1045 << v1043;
            let v1047: u32 = v1044 & v1042;
            let v1048: u32 = v1046 + v1047;
            for (var v1049: u32 = v208; v1049 < v211; v1049 += v209) {
              let v1050: u32 = v1049 * v26;
              let v1051: u32 = v7 + v1050;
              let v1052: u32 = v1051 + v1048;
              let v1053: u32 = v1052 + v1041;
              let v1054: f32 = m2[v1052];
              let v1055: f32 = m2[v1053];
              let v1056: f32 = v1054 + v1055;
              let v1057: f32 = v1054 - v1055;
              m2[v1052] = v1056;
              m2[v1053] = v1057;
            }
          }
          workgroupBarrier();
        }
        let v1058: u32 = x1;
        for (var v1060: u32 = v212; v1060 < v210; v1060 += v213) {
          for (var v1061: u32 = v208; v1061 < v211; v1061 += v209) {
            let v1062: u32 = v1061 * v26;
            let v1063: u32 = v7 + v1062;
            let v1064: u32 = v1063 + v1060;
            let v1065: f32 = m2[v1064];
            let v1066: u32 = v1058 + v1060;
            let v1067: u32 = v1066 >> v209;
            let v1068: u32 = v1059 + v1067;
            let v1069: u32 = b8[v1068];
            let v1070: u32 = v1066 & v209;
            let v1071: bool = v1070 == v209;
            let v1072: vec2<f32> = unpack2x16float(v1069);
            let v1073: f32 = v1072.x;
            let v1074: f32 = v1072.y;
            let v1075: f32 = select(v1073, v1074, v1071);
            let v1076: f32 = v1065 * v246;
            let v1077: f32 = v1076 * v1075;
            m2[v1064] = v1077;
          }
        }
        workgroupBarrier();
      }
      for (var v189: u32 = v12; v189 < v84; v189 += v13) {
        let v190: u32 = v189 / v26;
        let v191: u32 = v189 % v26;
        let v192: bool = v190 < v5;
        let v193: bool = v191 < v165;
        let v194: bool = v192 & v193;
        if (v194) {
          let v195: u32 = v2 + v190;
          let v196: u32 = v163 + v191;
          let v197: u32 = v195 - v2;
          let v198: u32 = v197 * v26;
          let v199: u32 = v196 - v163;
          let v200: u32 = v198 + v199;
          let v201: f32 = m2[v200];
          let v202: f32 = -v201;
          let v203: f32 = exp(v202);
          let v204: f32 = v203 + v150;
          let v205: f32 = 1.0 / v204;
          let v206: u32 = v195 * v29;
          let v207: u32 = v206 + v196;
          b9[v207] = v205;
        }
      }
      workgroupBarrier();
    }
  }
}
