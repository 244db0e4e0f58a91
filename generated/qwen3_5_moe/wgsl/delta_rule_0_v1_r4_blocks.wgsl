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
@group(0) @binding(10) var<uniform> params: array<vec4<u32>, 11>;
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
  let v1115: u32 = params[7].x;
  let v1116: u32 = 0u;
  let v1120: u32 = 3u;
  let v1122: u32 = 1u;
  let v1131: u32 = 16u;
  let v1132: u32 = 4294901760u;
  let v1140: u32 = params[7].y;
  let v1141: u32 = 5u;
  let v1142: u32 = 31u;
  let v1160: u32 = params[7].z;
  let v1162: u32 = 4u;
  let v1167: u32 = params[7].w;
  let v1188: u32 = params[8].x;
  let v1209: u32 = params[8].y;
  let v1229: u32 = params[8].z;
  let v1247: u32 = params[8].w;
  let v1253: u32 = params[9].x;
  let v1274: u32 = params[9].y;
  let v1295: u32 = params[9].z;
  let v1315: u32 = params[9].w;
  let v1333: u32 = params[10].x;
  let v1339: u32 = params[10].y;
  let v1360: u32 = params[10].z;
  let v1105: u32 = lane;
  let v1106: u32 = 0u;
  let v1107: u32 = 1u;
  let v1108: u32 = 32u;
  let v208: u32 = 0u;
  let v209: u32 = 1u;
  let v210: u32 = 128u;
  let v211: u32 = 4u;
  let v212: u32 = lane;
  let v213: u32 = 32u;
  let v218: f32 = 0.0f;
  let v219: u32 = params[1].x;
  let v220: u32 = 6u;
  let v225: u32 = params[1].y;
  let v226: u32 = params[1].z;
  let v230: u32 = params[1].w;
  let v252: f32 = 0.088388346f;
  let v257: u32 = 64u;
  let v258: u32 = 7u;
  let v276: u32 = 16u;
  let v286: u32 = params[2].x;
  let v287: u32 = params[2].y;
  let v288: u32 = 2u;
  let v294: u32 = 3u;
  let v295: u32 = 5u;
  let v316: u32 = 31u;
  let v336: u32 = 65535u;
  let v338: u32 = params[2].z;
  let v341: u32 = 89226354u;
  let v342: u32 = 3417055213u;
  let v343: u32 = 2212286765u;
  let v346: u32 = 64248484u;
  let v350: u32 = 2415890431u;
  let v351: u32 = 996162400u;
  let v355: u32 = 32768u;
  let v356: u32 = 32767u;
  let v357: u32 = 13u;
  let v358: u32 = 939524096u;
  let v374: u32 = 16711935u;
  let v375: u32 = 8u;
  let v376: u32 = 2047u;
  let v385: f32 = 0.006767273f;
  let v386: f32 = -3.453125f;
  let v392: u32 = 4095u;
  let v393: u32 = 4294959104u;
  let v405: u32 = 256u;
  let v410: u32 = 384u;
  let v511: u32 = params[2].w;
  let v535: u32 = params[3].x;
  let v540: u32 = params[3].y;
  let v541: u32 = params[3].z;
  let v545: u32 = params[3].w;
  let v597: u32 = params[4].x;
  let v598: u32 = params[4].y;
  let v644: u32 = params[4].z;
  let v798: u32 = params[4].w;
  let v822: u32 = params[5].x;
  let v827: u32 = params[5].y;
  let v828: u32 = params[5].z;
  let v832: u32 = params[5].w;
  let v884: u32 = params[6].x;
  let v885: u32 = params[6].y;
  let v931: u32 = params[6].z;
  let v1085: u32 = params[6].w;
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
    m5[v1105] = v21;
    workgroupBarrier();
    let v1109: f32 = m5[v1106];
    x30 = v1109;
    for (var v1110: u32 = v1107; v1110 < v1108; v1110 += v1107) {
      let v1111: f32 = m5[v1110];
      let v1112: f32 = x30;
      let v1113: f32 = v1112 + v1111;
      x30 = v1113;
    }
    workgroupBarrier();
    let v1114: f32 = x30;
    let v23: bool = v12 < v8;
    if (v23) {
      m1[v9] = v1114;
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
        let v221: bool = v219 == v220;
        if (v221) {
          let v222: u32 = v83 / v6;
          let v223: u32 = v222 * v6;
          let v224: u32 = v83 - v223;
          let v227: u32 = v222 / v225;
          let v228: u32 = v222 % v225;
          let v229: u32 = v227 * v226;
          x1 = v228;
          x2 = v229;
          let v231: u32 = v229 + v230;
          for (var v232: u32 = v212; v232 < v210; v232 += v213) {
            for (var v233: u32 = v208; v233 < v211; v233 += v209) {
              x3 = v218;
              let v234: bool = v233 < v5;
              let v235: bool = v232 < v63;
              let v236: bool = v234 & v235;
              if (v236) {
                let v237: u32 = v233 * v26;
                let v238: u32 = v7 + v237;
                let v239: u32 = v238 + v232;
                let v240: f32 = m0[v239];
                let v241: u32 = v224 + v232;
                let v242: u32 = v241 >> v209;
                let v243: u32 = v231 + v242;
                let v244: u32 = b1[v243];
                let v245: u32 = v241 & v209;
                let v246: bool = v245 == v209;
                let v247: vec2<f32> = unpack2x16float(v244);
                let v248: f32 = v247.x;
                let v249: f32 = v247.y;
                let v250: f32 = select(v248, v249, v246);
                let v251: f32 = v240 * v250;
                let v253: f32 = v251 * v252;
                x3 = v253;
              }
              let v254: f32 = x3;
              let v255: u32 = v233 * v210;
              let v256: u32 = v232 + v255;
              m3[v256] = v254;
            }
          }
          workgroupBarrier();
          for (var v259: u32 = v208; v259 < v258; v259 += v209) {
            let v260: u32 = v209 << v259;
            let v261: u32 = v260 - v209;
            let v262: u32 = v259 + v209;
            for (var v263: u32 = v212; v263 < v257; v263 += v213) {
              let v264: u32 = v263 >> v259;
              let v265: u32 = v264 << v262;
              let v266: u32 = v263 & v261;
              let v267: u32 = v265 + v266;
              for (var v268: u32 = v208; v268 < v211; v268 += v209) {
                let v269: u32 = v268 * v210;
                let v270: u32 = v269 + v267;
                let v271: u32 = v270 + v260;
                let v272: f32 = m3[v270];
                let v273: f32 = m3[v271];
                let v274: f32 = v272 + v273;
                let v275: f32 = v272 - v273;
                m3[v270] = v274;
                m3[v271] = v275;
              }
            }
            workgroupBarrier();
          }
          let v277: u32 = v224 / v276;
          for (var v278: u32 = v212; v278 < v210; v278 += v213) {
            x4 = v218;
            x5 = v218;
            x6 = v218;
            x7 = v218;
            let v279: u32 = v228 + v278;
            let v280: u32 = v279 / v276;
            let v281: u32 = v279 % v276;
            for (var v282: u32 = v208; v282 < v210; v282 += v209) {
              let v283: u32 = v282 / v276;
              let v284: u32 = v277 + v283;
              let v285: u32 = v282 % v276;
              let v289: u32 = v286 * v211;
              let v290: u32 = v284 * v287;
              let v291: u32 = v290 + v280;
              let v292: u32 = v291 * v289;
              let v293: u32 = v229 + v292;
              let v296: u32 = v281 & v258;
              let v297: u32 = v296 << v295;
              let v298: u32 = v281 >> v294;
              let v299: u32 = v298 << v288;
              let v300: u32 = v285 & v258;
              let v301: u32 = v300 >> v209;
              let v302: u32 = v301 << v294;
              let v303: u32 = v285 >> v294;
              let v304: u32 = v303 << v209;
              let v305: u32 = v285 & v209;
              let v306: u32 = v297 + v299;
              let v307: u32 = v306 + v302;
              let v308: u32 = v307 + v304;
              let v309: u32 = v308 + v305;
              let v310: u32 = v309 + v209;
              let v311: u32 = v310 * v286;
              let v312: u32 = v311 >> v209;
              let v313: u32 = v289 << v295;
              let v314: u32 = v312 + v313;
              let v315: u32 = v314 - v209;
              let v317: u32 = v315 >> v295;
              let v318: u32 = v314 - v276;
              let v319: u32 = v318 >> v295;
              let v320: bool = v317 < v289;
              let v321: u32 = v317 - v289;
              let v322: u32 = select(v321, v317, v320);
              let v323: u32 = v293 + v322;
              let v324: u32 = b1[v323];
              let v325: bool = v319 < v289;
              let v326: u32 = v319 - v289;
              let v327: u32 = select(v326, v319, v325);
              let v328: u32 = v293 + v327;
              let v329: u32 = b1[v328];
              let v330: u32 = v315 & v316;
              let v331: u32 = v316 - v330;
              let v332: u32 = v324 >> v331;
              let v333: u32 = v329 << v209;
              let v334: u32 = v333 << v330;
              let v335: u32 = v332 | v334;
              let v337: u32 = v335 & v336;
              let v339: bool = v338 == v208;
              let v340: bool = v338 == v288;
              let v344: u32 = select(v342, v343, v340);
              let v345: u32 = select(v344, v341, v339);
              let v347: u32 = select(v208, v346, v339);
              let v348: u32 = v337 * v345;
              let v349: u32 = v348 + v347;
              let v352: u32 = v349 & v350;
              let v353: u32 = v352 ^ v351;
              let v354: u32 = v353 >> v276;
              let v359: u32 = v353 & v355;
              let v360: u32 = v359 << v276;
              let v361: u32 = v353 & v356;
              let v362: u32 = v361 << v357;
              let v363: u32 = v362 + v358;
              let v364: u32 = v360 | v363;
              let v365: f32 = bitcast<f32>(v364);
              let v366: u32 = v354 & v355;
              let v367: u32 = v366 << v276;
              let v368: u32 = v354 & v356;
              let v369: u32 = v368 << v357;
              let v370: u32 = v369 + v358;
              let v371: u32 = v367 | v370;
              let v372: f32 = bitcast<f32>(v371);
              let v373: f32 = v365 + v372;
              let v377: u32 = v349 & v374;
              let v378: u32 = v349 >> v375;
              let v379: u32 = v378 & v374;
              let v380: u32 = v377 + v379;
              let v381: u32 = v380 >> v276;
              let v382: u32 = v380 + v381;
              let v383: u32 = v382 & v376;
              let v384: f32 = f32(v383);
              let v387: f32 = fma(v384, v385, v386);
              let v388: f32 = select(v373, v387, v340);
              let v389: u32 = bitcast<u32>(v388);
              let v390: u32 = v389 >> v357;
              let v391: u32 = v390 & v209;
              let v394: u32 = v389 + v392;
              let v395: u32 = v394 + v391;
              let v396: u32 = v395 & v393;
              let v397: f32 = bitcast<f32>(v396);
              let v398: f32 = m3[v282];
              let v399: f32 = x4;
              let v400: f32 = fma(v398, v397, v399);
              x4 = v400;
              let v401: u32 = v282 + v210;
              let v402: f32 = m3[v401];
              let v403: f32 = x5;
              let v404: f32 = fma(v402, v397, v403);
              x5 = v404;
              let v406: u32 = v282 + v405;
              let v407: f32 = m3[v406];
              let v408: f32 = x6;
              let v409: f32 = fma(v407, v397, v408);
              x6 = v409;
              let v411: u32 = v282 + v410;
              let v412: f32 = m3[v411];
              let v413: f32 = x7;
              let v414: f32 = fma(v412, v397, v413);
              x7 = v414;
            }
            let v415: f32 = m4[v278];
            let v416: f32 = x4;
            let v417: f32 = v415 + v416;
            m4[v278] = v417;
            let v418: u32 = v278 + v210;
            let v419: f32 = m4[v418];
            let v420: f32 = x5;
            let v421: f32 = v419 + v420;
            m4[v418] = v421;
            let v422: u32 = v278 + v405;
            let v423: f32 = m4[v422];
            let v424: f32 = x6;
            let v425: f32 = v423 + v424;
            m4[v422] = v425;
            let v426: u32 = v278 + v410;
            let v427: f32 = m4[v426];
            let v428: f32 = x7;
            let v429: f32 = v427 + v428;
            m4[v426] = v429;
          }
          workgroupBarrier();
        } else {
          let v430: u32 = v5 - v209;
          let v431: u32 = v59 - v209;
          for (var v432: u32 = v212; v432 < v210; v432 += v213) {
            x8 = v218;
            x9 = v218;
            x10 = v218;
            x11 = v218;
            let v433: u32 = min(v432, v431);
            let v434: u32 = v433 * v6;
            let v435: u32 = v83 + v434;
            for (var v436: u32 = v208; v436 < v63; v436 += v209) {
              let v437: u32 = v435 + v436;
              let v1117: bool = v1115 == v1116;
              if (v1117) {
                let v1118: u32 = b1[v437];
                let v1119: f32 = bitcast<f32>(v1118);
                x31 = v1119;
              } else {
                let v1121: bool = v1115 < v1120;
                if (v1121) {
                  let v1123: bool = v1115 == v1122;
                  let v1124: u32 = v437 >> v1122;
                  let v1125: u32 = b1[v1124];
                  let v1126: u32 = v437 & v1122;
                  let v1127: bool = v1126 == v1122;
                  let v1128: vec2<f32> = unpack2x16float(v1125);
                  let v1129: f32 = v1128.x;
                  let v1130: f32 = v1128.y;
                  let v1133: u32 = v1125 << v1131;
                  let v1134: u32 = v1125 & v1132;
                  let v1135: f32 = bitcast<f32>(v1133);
                  let v1136: f32 = bitcast<f32>(v1134);
                  let v1137: f32 = select(v1129, v1130, v1127);
                  let v1138: f32 = select(v1135, v1136, v1127);
                  let v1139: f32 = select(v1138, v1137, v1123);
                  x31 = v1139;
                } else {
                  let v1143: u32 = v437 >> v1141;
                  let v1144: u32 = v1143 * v1140;
                  let v1145: u32 = v437 & v1142;
                  let v1146: u32 = v1145 * v1140;
                  let v1147: u32 = v1146 >> v1141;
                  let v1148: u32 = v1144 + v1147;
                  let v1149: u32 = v1146 & v1142;
                  let v1150: u32 = b1[v1148];
                  let v1151: u32 = v1148 + v1122;
                  let v1152: u32 = b1[v1151];
                  let v1153: u32 = v1150 >> v1149;
                  let v1154: u32 = v1142 - v1149;
                  let v1155: u32 = v1152 << v1122;
                  let v1156: u32 = v1155 << v1154;
                  let v1157: u32 = v1153 | v1156;
                  let v1158: u32 = v1122 << v1140;
                  let v1159: u32 = v1158 - v1122;
                  let v1161: u32 = v437 >> v1160;
                  let v1163: bool = v1115 == v1120;
                  let v1164: bool = v1115 == v1162;
                  let v1165: u32 = v1161 >> v1122;
                  let v1166: u32 = select(v1165, v1161, v1163);
                  let v1168: u32 = v1167 + v1166;
                  let v1169: u32 = b1[v1168];
                  let v1170: f32 = bitcast<f32>(v1169);
                  let v1171: u32 = v1161 & v1122;
                  let v1172: bool = v1171 == v1122;
                  let v1173: vec2<f32> = unpack2x16float(v1169);
                  let v1174: f32 = v1173.x;
                  let v1175: f32 = v1173.y;
                  let v1176: u32 = v1169 << v1131;
                  let v1177: u32 = v1169 & v1132;
                  let v1178: f32 = bitcast<f32>(v1176);
                  let v1179: f32 = bitcast<f32>(v1177);
                  let v1180: f32 = select(v1174, v1175, v1172);
                  let v1181: f32 = select(v1178, v1179, v1172);
                  let v1182: f32 = select(v1181, v1180, v1164);
                  let v1183: f32 = select(v1182, v1170, v1163);
                  let v1184: bool = v1115 == v1120;
                  let v1185: bool = v1115 == v1162;
                  let v1186: u32 = v1161 >> v1122;
                  let v1187: u32 = select(v1186, v1161, v1184);
                  let v1189: u32 = v1188 + v1187;
                  let v1190: u32 = b1[v1189];
                  let v1191: f32 = bitcast<f32>(v1190);
                  let v1192: u32 = v1161 & v1122;
                  let v1193: bool = v1192 == v1122;
                  let v1194: vec2<f32> = unpack2x16float(v1190);
                  let v1195: f32 = v1194.x;
                  let v1196: f32 = v1194.y;
                  let v1197: u32 = v1190 << v1131;
                  let v1198: u32 = v1190 & v1132;
                  let v1199: f32 = bitcast<f32>(v1197);
                  let v1200: f32 = bitcast<f32>(v1198);
                  let v1201: f32 = select(v1195, v1196, v1193);
                  let v1202: f32 = select(v1199, v1200, v1193);
                  let v1203: f32 = select(v1202, v1201, v1185);
                  let v1204: f32 = select(v1203, v1191, v1184);
                  let v1205: u32 = v1157 & v1159;
                  let v1206: f32 = f32(v1205);
                  let v1207: f32 = fma(v1183, v1206, v1204);
                  x31 = v1207;
                }
              }
              let v1208: f32 = x31;
              let v439: u32 = min(v208, v430);
              let v440: u32 = v439 * v26;
              let v441: u32 = v7 + v440;
              let v442: u32 = v441 + v436;
              let v443: f32 = m0[v442];
              let v444: f32 = x8;
              let v445: f32 = fma(v443, v1208, v444);
              x8 = v445;
              let v446: u32 = min(v209, v430);
              let v447: u32 = v446 * v26;
              let v448: u32 = v7 + v447;
              let v449: u32 = v448 + v436;
              let v450: f32 = m0[v449];
              let v451: f32 = x9;
              let v452: f32 = fma(v450, v1208, v451);
              x9 = v452;
              let v453: u32 = min(v288, v430);
              let v454: u32 = v453 * v26;
              let v455: u32 = v7 + v454;
              let v456: u32 = v455 + v436;
              let v457: f32 = m0[v456];
              let v458: f32 = x10;
              let v459: f32 = fma(v457, v1208, v458);
              x10 = v459;
              let v460: u32 = min(v294, v430);
              let v461: u32 = v460 * v26;
              let v462: u32 = v7 + v461;
              let v463: u32 = v462 + v436;
              let v464: f32 = m0[v463];
              let v465: f32 = x11;
              let v466: f32 = fma(v464, v1208, v465);
              x11 = v466;
            }
            let v467: f32 = m4[v432];
            let v468: f32 = x8;
            let v469: f32 = v467 + v468;
            m4[v432] = v469;
            let v470: u32 = v432 + v210;
            let v471: f32 = m4[v470];
            let v472: f32 = x9;
            let v473: f32 = v471 + v472;
            m4[v470] = v473;
            let v474: u32 = v432 + v405;
            let v475: f32 = m4[v474];
            let v476: f32 = x10;
            let v477: f32 = v475 + v476;
            m4[v474] = v477;
            let v478: u32 = v432 + v410;
            let v479: f32 = m4[v478];
            let v480: f32 = x11;
            let v481: f32 = v479 + v480;
            m4[v478] = v481;
          }
        }
        workgroupBarrier();
      }
      for (var v482: u32 = v212; v482 < v210; v482 += v213) {
        for (var v483: u32 = v208; v483 < v211; v483 += v209) {
          let v484: u32 = v483 * v210;
          let v485: u32 = v482 + v484;
          let v486: f32 = m4[v485];
          let v487: u32 = v483 * v26;
          let v488: u32 = v7 + v487;
          let v489: u32 = v488 + v482;
          m2[v489] = v486;
        }
      }
      workgroupBarrier();
      let v490: bool = v219 == v220;
      if (v490) {
        for (var v491: u32 = v208; v491 < v258; v491 += v209) {
          let v492: u32 = v209 << v491;
          let v493: u32 = v492 - v209;
          let v494: u32 = v491 + v209;
          for (var v495: u32 = v212; v495 < v257; v495 += v213) {
            let v496: u32 = v495 >> v491;
            let v497: u32 = v496 << v494;
            let v498: u32 = v495 & v493;
            let v499: u32 = v497 + v498;
            for (var v500: u32 = v208; v500 < v211; v500 += v209) {
              let v501: u32 = v500 * v26;
              let v502: u32 = v7 + v501;
              let v503: u32 = v502 + v499;
              let v504: u32 = v503 + v492;
              let v505: f32 = m2[v503];
              let v506: f32 = m2[v504];
              let v507: f32 = v505 + v506;
              let v508: f32 = v505 - v506;
              m2[v503] = v507;
              m2[v504] = v508;
            }
          }
          workgroupBarrier();
        }
        let v509: u32 = x1;
        let v510: u32 = x2;
        let v512: u32 = v510 + v511;
        for (var v513: u32 = v212; v513 < v210; v513 += v213) {
          for (var v514: u32 = v208; v514 < v211; v514 += v209) {
            let v515: u32 = v514 * v26;
            let v516: u32 = v7 + v515;
            let v517: u32 = v516 + v513;
            let v518: f32 = m2[v517];
            let v519: u32 = v509 + v513;
            let v520: u32 = v519 >> v209;
            let v521: u32 = v512 + v520;
            let v522: u32 = b1[v521];
            let v523: u32 = v519 & v209;
            let v524: bool = v523 == v209;
            let v525: vec2<f32> = unpack2x16float(v522);
            let v526: f32 = v525.x;
            let v527: f32 = v525.y;
            let v528: f32 = select(v526, v527, v524);
            let v529: f32 = v518 * v252;
            let v530: f32 = v529 * v528;
            m2[v517] = v530;
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
      for (var v531: u32 = v212; v531 < v210; v531 += v213) {
        for (var v532: u32 = v208; v532 < v211; v532 += v209) {
          let v533: u32 = v532 * v210;
          let v534: u32 = v531 + v533;
          m4[v534] = v218;
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
        let v536: bool = v535 == v220;
        if (v536) {
          let v537: u32 = v130 / v6;
          let v538: u32 = v537 * v6;
          let v539: u32 = v130 - v538;
          let v542: u32 = v537 / v540;
          let v543: u32 = v537 % v540;
          let v544: u32 = v542 * v541;
          x1 = v543;
          x2 = v544;
          let v546: u32 = v544 + v545;
          for (var v547: u32 = v212; v547 < v210; v547 += v213) {
            for (var v548: u32 = v208; v548 < v211; v548 += v209) {
              x12 = v218;
              let v549: bool = v548 < v5;
              let v550: bool = v547 < v111;
              let v551: bool = v549 & v550;
              if (v551) {
                let v552: u32 = v548 * v26;
                let v553: u32 = v7 + v552;
                let v554: u32 = v553 + v547;
                let v555: f32 = m0[v554];
                let v556: u32 = v539 + v547;
                let v557: u32 = v556 >> v209;
                let v558: u32 = v546 + v557;
                let v559: u32 = b4[v558];
                let v560: u32 = v556 & v209;
                let v561: bool = v560 == v209;
                let v562: vec2<f32> = unpack2x16float(v559);
                let v563: f32 = v562.x;
                let v564: f32 = v562.y;
                let v565: f32 = select(v563, v564, v561);
                let v566: f32 = v555 * v565;
                let v567: f32 = v566 * v252;
                x12 = v567;
              }
              let v568: f32 = x12;
              let v569: u32 = v548 * v210;
              let v570: u32 = v547 + v569;
              m3[v570] = v568;
            }
          }
          workgroupBarrier();
          for (var v571: u32 = v208; v571 < v258; v571 += v209) {
            let v572: u32 = v209 << v571;
            let v573: u32 = v572 - v209;
            let v574: u32 = v571 + v209;
            for (var v575: u32 = v212; v575 < v257; v575 += v213) {
              let v576: u32 = v575 >> v571;
              let v577: u32 = v576 << v574;
              let v578: u32 = v575 & v573;
              let v579: u32 = v577 + v578;
              for (var v580: u32 = v208; v580 < v211; v580 += v209) {
                let v581: u32 = v580 * v210;
                let v582: u32 = v581 + v579;
                let v583: u32 = v582 + v572;
                let v584: f32 = m3[v582];
                let v585: f32 = m3[v583];
                let v586: f32 = v584 + v585;
                let v587: f32 = v584 - v585;
                m3[v582] = v586;
                m3[v583] = v587;
              }
            }
            workgroupBarrier();
          }
          let v588: u32 = v539 / v276;
          for (var v589: u32 = v212; v589 < v210; v589 += v213) {
            x13 = v218;
            x14 = v218;
            x15 = v218;
            x16 = v218;
            let v590: u32 = v543 + v589;
            let v591: u32 = v590 / v276;
            let v592: u32 = v590 % v276;
            for (var v593: u32 = v208; v593 < v210; v593 += v209) {
              let v594: u32 = v593 / v276;
              let v595: u32 = v588 + v594;
              let v596: u32 = v593 % v276;
              let v599: u32 = v597 * v211;
              let v600: u32 = v595 * v598;
              let v601: u32 = v600 + v591;
              let v602: u32 = v601 * v599;
              let v603: u32 = v544 + v602;
              let v604: u32 = v592 & v258;
              let v605: u32 = v604 << v295;
              let v606: u32 = v592 >> v294;
              let v607: u32 = v606 << v288;
              let v608: u32 = v596 & v258;
              let v609: u32 = v608 >> v209;
              let v610: u32 = v609 << v294;
              let v611: u32 = v596 >> v294;
              let v612: u32 = v611 << v209;
              let v613: u32 = v596 & v209;
              let v614: u32 = v605 + v607;
              let v615: u32 = v614 + v610;
              let v616: u32 = v615 + v612;
              let v617: u32 = v616 + v613;
              let v618: u32 = v617 + v209;
              let v619: u32 = v618 * v597;
              let v620: u32 = v619 >> v209;
              let v621: u32 = v599 << v295;
              let v622: u32 = v620 + v621;
              let v623: u32 = v622 - v209;
              let v624: u32 = v623 >> v295;
              let v625: u32 = v622 - v276;
              let v626: u32 = v625 >> v295;
              let v627: bool = v624 < v599;
              let v628: u32 = v624 - v599;
              let v629: u32 = select(v628, v624, v627);
              let v630: u32 = v603 + v629;
              let v631: u32 = b4[v630];
              let v632: bool = v626 < v599;
              let v633: u32 = v626 - v599;
              let v634: u32 = select(v633, v626, v632);
              let v635: u32 = v603 + v634;
              let v636: u32 = b4[v635];
              let v637: u32 = v623 & v316;
              let v638: u32 = v316 - v637;
              let v639: u32 = v631 >> v638;
              let v640: u32 = v636 << v209;
              let v641: u32 = v640 << v637;
              let v642: u32 = v639 | v641;
              let v643: u32 = v642 & v336;
              let v645: bool = v644 == v208;
              let v646: bool = v644 == v288;
              let v647: u32 = select(v342, v343, v646);
              let v648: u32 = select(v647, v341, v645);
              let v649: u32 = select(v208, v346, v645);
              let v650: u32 = v643 * v648;
              let v651: u32 = v650 + v649;
              let v652: u32 = v651 & v350;
              let v653: u32 = v652 ^ v351;
              let v654: u32 = v653 >> v276;
              let v655: u32 = v653 & v355;
              let v656: u32 = v655 << v276;
              let v657: u32 = v653 & v356;
              let v658: u32 = v657 << v357;
              let v659: u32 = v658 + v358;
              let v660: u32 = v656 | v659;
              let v661: f32 = bitcast<f32>(v660);
              let v662: u32 = v654 & v355;
              let v663: u32 = v662 << v276;
              let v664: u32 = v654 & v356;
              let v665: u32 = v664 << v357;
              let v666: u32 = v665 + v358;
              let v667: u32 = v663 | v666;
              let v668: f32 = bitcast<f32>(v667);
              let v669: f32 = v661 + v668;
              let v670: u32 = v651 & v374;
              let v671: u32 = v651 >> v375;
              let v672: u32 = v671 & v374;
              let v673: u32 = v670 + v672;
              let v674: u32 = v673 >> v276;
              let v675: u32 = v673 + v674;
              let v676: u32 = v675 & v376;
              let v677: f32 = f32(v676);
              let v678: f32 = fma(v677, v385, v386);
              let v679: f32 = select(v669, v678, v646);
              let v680: u32 = bitcast<u32>(v679);
              let v681: u32 = v680 >> v357;
              let v682: u32 = v681 & v209;
              let v683: u32 = v680 + v392;
              let v684: u32 = v683 + v682;
              let v685: u32 = v684 & v393;
              let v686: f32 = bitcast<f32>(v685);
              let v687: f32 = m3[v593];
              let v688: f32 = x13;
              let v689: f32 = fma(v687, v686, v688);
              x13 = v689;
              let v690: u32 = v593 + v210;
              let v691: f32 = m3[v690];
              let v692: f32 = x14;
              let v693: f32 = fma(v691, v686, v692);
              x14 = v693;
              let v694: u32 = v593 + v405;
              let v695: f32 = m3[v694];
              let v696: f32 = x15;
              let v697: f32 = fma(v695, v686, v696);
              x15 = v697;
              let v698: u32 = v593 + v410;
              let v699: f32 = m3[v698];
              let v700: f32 = x16;
              let v701: f32 = fma(v699, v686, v700);
              x16 = v701;
            }
            let v702: f32 = m4[v589];
            let v703: f32 = x13;
            let v704: f32 = v702 + v703;
            m4[v589] = v704;
            let v705: u32 = v589 + v210;
            let v706: f32 = m4[v705];
            let v707: f32 = x14;
            let v708: f32 = v706 + v707;
            m4[v705] = v708;
            let v709: u32 = v589 + v405;
            let v710: f32 = m4[v709];
            let v711: f32 = x15;
            let v712: f32 = v710 + v711;
            m4[v709] = v712;
            let v713: u32 = v589 + v410;
            let v714: f32 = m4[v713];
            let v715: f32 = x16;
            let v716: f32 = v714 + v715;
            m4[v713] = v716;
          }
          workgroupBarrier();
        } else {
          let v717: u32 = v5 - v209;
          let v718: u32 = v107 - v209;
          for (var v719: u32 = v212; v719 < v210; v719 += v213) {
            x17 = v218;
            x18 = v218;
            x19 = v218;
            x20 = v218;
            let v720: u32 = min(v719, v718);
            let v721: u32 = v720 * v6;
            let v722: u32 = v130 + v721;
            for (var v723: u32 = v208; v723 < v111; v723 += v209) {
              let v724: u32 = v722 + v723;
              let v1210: bool = v1209 == v1116;
              if (v1210) {
                let v1211: u32 = b4[v724];
                let v1212: f32 = bitcast<f32>(v1211);
                x32 = v1212;
              } else {
                let v1213: bool = v1209 < v1120;
                if (v1213) {
                  let v1214: bool = v1209 == v1122;
                  let v1215: u32 = v724 >> v1122;
                  let v1216: u32 = b4[v1215];
                  let v1217: u32 = v724 & v1122;
                  let v1218: bool = v1217 == v1122;
                  let v1219: vec2<f32> = unpack2x16float(v1216);
                  let v1220: f32 = v1219.x;
                  let v1221: f32 = v1219.y;
                  let v1222: u32 = v1216 << v1131;
                  let v1223: u32 = v1216 & v1132;
                  let v1224: f32 = bitcast<f32>(v1222);
                  let v1225: f32 = bitcast<f32>(v1223);
                  let v1226: f32 = select(v1220, v1221, v1218);
                  let v1227: f32 = select(v1224, v1225, v1218);
                  let v1228: f32 = select(v1227, v1226, v1214);
                  x32 = v1228;
                } else {
                  let v1230: u32 = v724 >> v1141;
                  let v1231: u32 = v1230 * v1229;
                  let v1232: u32 = v724 & v1142;
                  let v1233: u32 = v1232 * v1229;
                  let v1234: u32 = v1233 >> v1141;
                  let v1235: u32 = v1231 + v1234;
                  let v1236: u32 = v1233 & v1142;
                  let v1237: u32 = b4[v1235];
                  let v1238: u32 = v1235 + v1122;
                  let v1239: u32 = b4[v1238];
                  let v1240: u32 = v1237 >> v1236;
                  let v1241: u32 = v1142 - v1236;
                  let v1242: u32 = v1239 << v1122;
                  let v1243: u32 = v1242 << v1241;
                  let v1244: u32 = v1240 | v1243;
                  let v1245: u32 = v1122 << v1229;
                  let v1246: u32 = v1245 - v1122;
                  let v1248: u32 = v724 >> v1247;
                  let v1249: bool = v1209 == v1120;
                  let v1250: bool = v1209 == v1162;
                  let v1251: u32 = v1248 >> v1122;
                  let v1252: u32 = select(v1251, v1248, v1249);
                  let v1254: u32 = v1253 + v1252;
                  let v1255: u32 = b4[v1254];
                  let v1256: f32 = bitcast<f32>(v1255);
                  let v1257: u32 = v1248 & v1122;
                  let v1258: bool = v1257 == v1122;
                  let v1259: vec2<f32> = unpack2x16float(v1255);
                  let v1260: f32 = v1259.x;
                  let v1261: f32 = v1259.y;
                  let v1262: u32 = v1255 << v1131;
                  let v1263: u32 = v1255 & v1132;
                  let v1264: f32 = bitcast<f32>(v1262);
                  let v1265: f32 = bitcast<f32>(v1263);
                  let v1266: f32 = select(v1260, v1261, v1258);
                  let v1267: f32 = select(v1264, v1265, v1258);
                  let v1268: f32 = select(v1267, v1266, v1250);
                  let v1269: f32 = select(v1268, v1256, v1249);
                  let v1270: bool = v1209 == v1120;
                  let v1271: bool = v1209 == v1162;
                  let v1272: u32 = v1248 >> v1122;
                  let v1273: u32 = select(v1272, v1248, v1270);
                  let v1275: u32 = v1274 + v1273;
                  let v1276: u32 = b4[v1275];
                  let v1277: f32 = bitcast<f32>(v1276);
                  let v1278: u32 = v1248 & v1122;
                  let v1279: bool = v1278 == v1122;
                  let v1280: vec2<f32> = unpack2x16float(v1276);
                  let v1281: f32 = v1280.x;
                  let v1282: f32 = v1280.y;
                  let v1283: u32 = v1276 << v1131;
                  let v1284: u32 = v1276 & v1132;
                  let v1285: f32 = bitcast<f32>(v1283);
                  let v1286: f32 = bitcast<f32>(v1284);
                  let v1287: f32 = select(v1281, v1282, v1279);
                  let v1288: f32 = select(v1285, v1286, v1279);
                  let v1289: f32 = select(v1288, v1287, v1271);
                  let v1290: f32 = select(v1289, v1277, v1270);
                  let v1291: u32 = v1244 & v1246;
                  let v1292: f32 = f32(v1291);
                  let v1293: f32 = fma(v1269, v1292, v1290);
                  x32 = v1293;
                }
              }
              let v1294: f32 = x32;
              let v726: u32 = min(v208, v717);
              let v727: u32 = v726 * v26;
              let v728: u32 = v7 + v727;
              let v729: u32 = v728 + v723;
              let v730: f32 = m0[v729];
              let v731: f32 = x17;
              let v732: f32 = fma(v730, v1294, v731);
              x17 = v732;
              let v733: u32 = min(v209, v717);
              let v734: u32 = v733 * v26;
              let v735: u32 = v7 + v734;
              let v736: u32 = v735 + v723;
              let v737: f32 = m0[v736];
              let v738: f32 = x18;
              let v739: f32 = fma(v737, v1294, v738);
              x18 = v739;
              let v740: u32 = min(v288, v717);
              let v741: u32 = v740 * v26;
              let v742: u32 = v7 + v741;
              let v743: u32 = v742 + v723;
              let v744: f32 = m0[v743];
              let v745: f32 = x19;
              let v746: f32 = fma(v744, v1294, v745);
              x19 = v746;
              let v747: u32 = min(v294, v717);
              let v748: u32 = v747 * v26;
              let v749: u32 = v7 + v748;
              let v750: u32 = v749 + v723;
              let v751: f32 = m0[v750];
              let v752: f32 = x20;
              let v753: f32 = fma(v751, v1294, v752);
              x20 = v753;
            }
            let v754: f32 = m4[v719];
            let v755: f32 = x17;
            let v756: f32 = v754 + v755;
            m4[v719] = v756;
            let v757: u32 = v719 + v210;
            let v758: f32 = m4[v757];
            let v759: f32 = x18;
            let v760: f32 = v758 + v759;
            m4[v757] = v760;
            let v761: u32 = v719 + v405;
            let v762: f32 = m4[v761];
            let v763: f32 = x19;
            let v764: f32 = v762 + v763;
            m4[v761] = v764;
            let v765: u32 = v719 + v410;
            let v766: f32 = m4[v765];
            let v767: f32 = x20;
            let v768: f32 = v766 + v767;
            m4[v765] = v768;
          }
        }
        workgroupBarrier();
      }
      for (var v769: u32 = v212; v769 < v210; v769 += v213) {
        for (var v770: u32 = v208; v770 < v211; v770 += v209) {
          let v771: u32 = v770 * v210;
          let v772: u32 = v769 + v771;
          let v773: f32 = m4[v772];
          let v774: u32 = v770 * v26;
          let v775: u32 = v7 + v774;
          let v776: u32 = v775 + v769;
          m2[v776] = v773;
        }
      }
      workgroupBarrier();
      let v777: bool = v535 == v220;
      if (v777) {
        for (var v778: u32 = v208; v778 < v258; v778 += v209) {
          let v779: u32 = v209 << v778;
          let v780: u32 = v779 - v209;
          let v781: u32 = v778 + v209;
          for (var v782: u32 = v212; v782 < v257; v782 += v213) {
            let v783: u32 = v782 >> v778;
            let v784: u32 = v783 << v781;
            let v785: u32 = v782 & v780;
            let v786: u32 = v784 + v785;
            for (var v787: u32 = v208; v787 < v211; v787 += v209) {
              let v788: u32 = v787 * v26;
              let v789: u32 = v7 + v788;
              let v790: u32 = v789 + v786;
              let v791: u32 = v790 + v779;
              let v792: f32 = m2[v790];
              let v793: f32 = m2[v791];
              let v794: f32 = v792 + v793;
              let v795: f32 = v792 - v793;
              m2[v790] = v794;
              m2[v791] = v795;
            }
          }
          workgroupBarrier();
        }
        let v796: u32 = x1;
        let v797: u32 = x2;
        let v799: u32 = v797 + v798;
        for (var v800: u32 = v212; v800 < v210; v800 += v213) {
          for (var v801: u32 = v208; v801 < v211; v801 += v209) {
            let v802: u32 = v801 * v26;
            let v803: u32 = v7 + v802;
            let v804: u32 = v803 + v800;
            let v805: f32 = m2[v804];
            let v806: u32 = v796 + v800;
            let v807: u32 = v806 >> v209;
            let v808: u32 = v799 + v807;
            let v809: u32 = b4[v808];
            let v810: u32 = v806 & v209;
            let v811: bool = v810 == v209;
            let v812: vec2<f32> = unpack2x16float(v809);
            let v813: f32 = v812.x;
            let v814: f32 = v812.y;
            let v815: f32 = select(v813, v814, v811);
            let v816: f32 = v805 * v252;
            let v817: f32 = v816 * v815;
            m2[v804] = v817;
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
      for (var v818: u32 = v212; v818 < v210; v818 += v213) {
        for (var v819: u32 = v208; v819 < v211; v819 += v209) {
          let v820: u32 = v819 * v210;
          let v821: u32 = v818 + v820;
          m4[v821] = v218;
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
        let v823: bool = v822 == v220;
        if (v823) {
          let v824: u32 = v188 / v6;
          let v825: u32 = v824 * v6;
          let v826: u32 = v188 - v825;
          let v829: u32 = v824 / v827;
          let v830: u32 = v824 % v827;
          let v831: u32 = v829 * v828;
          x1 = v830;
          x2 = v831;
          let v833: u32 = v831 + v832;
          for (var v834: u32 = v212; v834 < v210; v834 += v213) {
            for (var v835: u32 = v208; v835 < v211; v835 += v209) {
              x21 = v218;
              let v836: bool = v835 < v5;
              let v837: bool = v834 < v169;
              let v838: bool = v836 & v837;
              if (v838) {
                let v839: u32 = v835 * v26;
                let v840: u32 = v7 + v839;
                let v841: u32 = v840 + v834;
                let v842: f32 = m0[v841];
                let v843: u32 = v826 + v834;
                let v844: u32 = v843 >> v209;
                let v845: u32 = v833 + v844;
                let v846: u32 = b8[v845];
                let v847: u32 = v843 & v209;
                let v848: bool = v847 == v209;
                let v849: vec2<f32> = unpack2x16float(v846);
                let v850: f32 = v849.x;
                let v851: f32 = v849.y;
                let v852: f32 = select(v850, v851, v848);
                let v853: f32 = v842 * v852;
                let v854: f32 = v853 * v252;
                x21 = v854;
              }
              let v855: f32 = x21;
              let v856: u32 = v835 * v210;
              let v857: u32 = v834 + v856;
              m3[v857] = v855;
            }
          }
          workgroupBarrier();
          for (var v858: u32 = v208; v858 < v258; v858 += v209) {
            let v859: u32 = v209 << v858;
            let v860: u32 = v859 - v209;
            let v861: u32 = v858 + v209;
            for (var v862: u32 = v212; v862 < v257; v862 += v213) {
              let v863: u32 = v862 >> v858;
              let v864: u32 = v863 << v861;
              let v865: u32 = v862 & v860;
              let v866: u32 = v864 + v865;
              for (var v867: u32 = v208; v867 < v211; v867 += v209) {
                let v868: u32 = v867 * v210;
                let v869: u32 = v868 + v866;
                let v870: u32 = v869 + v859;
                let v871: f32 = m3[v869];
                let v872: f32 = m3[v870];
                let v873: f32 = v871 + v872;
                let v874: f32 = v871 - v872;
                m3[v869] = v873;
                m3[v870] = v874;
              }
            }
            workgroupBarrier();
          }
          let v875: u32 = v826 / v276;
          for (var v876: u32 = v212; v876 < v210; v876 += v213) {
            x22 = v218;
            x23 = v218;
            x24 = v218;
            x25 = v218;
            let v877: u32 = v830 + v876;
            let v878: u32 = v877 / v276;
            let v879: u32 = v877 % v276;
            for (var v880: u32 = v208; v880 < v210; v880 += v209) {
              let v881: u32 = v880 / v276;
              let v882: u32 = v875 + v881;
              let v883: u32 = v880 % v276;
              let v886: u32 = v884 * v211;
              let v887: u32 = v882 * v885;
              let v888: u32 = v887 + v878;
              let v889: u32 = v888 * v886;
              let v890: u32 = v831 + v889;
              let v891: u32 = v879 & v258;
              let v892: u32 = v891 << v295;
              let v893: u32 = v879 >> v294;
              let v894: u32 = v893 << v288;
              let v895: u32 = v883 & v258;
              let v896: u32 = v895 >> v209;
              let v897: u32 = v896 << v294;
              let v898: u32 = v883 >> v294;
              let v899: u32 = v898 << v209;
              let v900: u32 = v883 & v209;
              let v901: u32 = v892 + v894;
              let v902: u32 = v901 + v897;
              let v903: u32 = v902 + v899;
              let v904: u32 = v903 + v900;
              let v905: u32 = v904 + v209;
              let v906: u32 = v905 * v884;
              let v907: u32 = v906 >> v209;
              let v908: u32 = v886 << v295;
              let v909: u32 = v907 + v908;
              let v910: u32 = v909 - v209;
              let v911: u32 = v910 >> v295;
              let v912: u32 = v909 - v276;
              let v913: u32 = v912 >> v295;
              let v914: bool = v911 < v886;
              let v915: u32 = v911 - v886;
              let v916: u32 = select(v915, v911, v914);
              let v917: u32 = v890 + v916;
              let v918: u32 = b8[v917];
              let v919: bool = v913 < v886;
              let v920: u32 = v913 - v886;
              let v921: u32 = select(v920, v913, v919);
              let v922: u32 = v890 + v921;
              let v923: u32 = b8[v922];
              let v924: u32 = v910 & v316;
              let v925: u32 = v316 - v924;
              let v926: u32 = v918 >> v925;
              let v927: u32 = v923 << v209;
              let v928: u32 = v927 << v924;
              let v929: u32 = v926 | v928;
              let v930: u32 = v929 & v336;
              let v932: bool = v931 == v208;
              let v933: bool = v931 == v288;
              let v934: u32 = select(v342, v343, v933);
              let v935: u32 = select(v934, v341, v932);
              let v936: u32 = select(v208, v346, v932);
              let v937: u32 = v930 * v935;
              let v938: u32 = v937 + v936;
              let v939: u32 = v938 & v350;
              let v940: u32 = v939 ^ v351;
              let v941: u32 = v940 >> v276;
              let v942: u32 = v940 & v355;
              let v943: u32 = v942 << v276;
              let v944: u32 = v940 & v356;
              let v945: u32 = v944 << v357;
              let v946: u32 = v945 + v358;
              let v947: u32 = v943 | v946;
              let v948: f32 = bitcast<f32>(v947);
              let v949: u32 = v941 & v355;
              let v950: u32 = v949 << v276;
              let v951: u32 = v941 & v356;
              let v952: u32 = v951 << v357;
              let v953: u32 = v952 + v358;
              let v954: u32 = v950 | v953;
              let v955: f32 = bitcast<f32>(v954);
              let v956: f32 = v948 + v955;
              let v957: u32 = v938 & v374;
              let v958: u32 = v938 >> v375;
              let v959: u32 = v958 & v374;
              let v960: u32 = v957 + v959;
              let v961: u32 = v960 >> v276;
              let v962: u32 = v960 + v961;
              let v963: u32 = v962 & v376;
              let v964: f32 = f32(v963);
              let v965: f32 = fma(v964, v385, v386);
              let v966: f32 = select(v956, v965, v933);
              let v967: u32 = bitcast<u32>(v966);
              let v968: u32 = v967 >> v357;
              let v969: u32 = v968 & v209;
              let v970: u32 = v967 + v392;
              let v971: u32 = v970 + v969;
              let v972: u32 = v971 & v393;
              let v973: f32 = bitcast<f32>(v972);
              let v974: f32 = m3[v880];
              let v975: f32 = x22;
              let v976: f32 = fma(v974, v973, v975);
              x22 = v976;
              let v977: u32 = v880 + v210;
              let v978: f32 = m3[v977];
              let v979: f32 = x23;
              let v980: f32 = fma(v978, v973, v979);
              x23 = v980;
              let v981: u32 = v880 + v405;
              let v982: f32 = m3[v981];
              let v983: f32 = x24;
              let v984: f32 = fma(v982, v973, v983);
              x24 = v984;
              let v985: u32 = v880 + v410;
              let v986: f32 = m3[v985];
              let v987: f32 = x25;
              let v988: f32 = fma(v986, v973, v987);
              x25 = v988;
            }
            let v989: f32 = m4[v876];
            let v990: f32 = x22;
            let v991: f32 = v989 + v990;
            m4[v876] = v991;
            let v992: u32 = v876 + v210;
            let v993: f32 = m4[v992];
            let v994: f32 = x23;
            let v995: f32 = v993 + v994;
            m4[v992] = v995;
            let v996: u32 = v876 + v405;
            let v997: f32 = m4[v996];
            let v998: f32 = x24;
            let v999: f32 = v997 + v998;
            m4[v996] = v999;
            let v1000: u32 = v876 + v410;
            let v1001: f32 = m4[v1000];
            let v1002: f32 = x25;
            let v1003: f32 = v1001 + v1002;
            m4[v1000] = v1003;
          }
          workgroupBarrier();
        } else {
          let v1004: u32 = v5 - v209;
          let v1005: u32 = v165 - v209;
          for (var v1006: u32 = v212; v1006 < v210; v1006 += v213) {
            x26 = v218;
            x27 = v218;
            x28 = v218;
            x29 = v218;
            let v1007: u32 = min(v1006, v1005);
            let v1008: u32 = v1007 * v6;
            let v1009: u32 = v188 + v1008;
            for (var v1010: u32 = v208; v1010 < v169; v1010 += v209) {
              let v1011: u32 = v1009 + v1010;
              let v1296: bool = v1295 == v1116;
              if (v1296) {
                let v1297: u32 = b8[v1011];
                let v1298: f32 = bitcast<f32>(v1297);
                x33 = v1298;
              } else {
                let v1299: bool = v1295 < v1120;
                if (v1299) {
                  let v1300: bool = v1295 == v1122;
                  let v1301: u32 = v1011 >> v1122;
                  let v1302: u32 = b8[v1301];
                  let v1303: u32 = v1011 & v1122;
                  let v1304: bool = v1303 == v1122;
                  let v1305: vec2<f32> = unpack2x16float(v1302);
                  let v1306: f32 = v1305.x;
                  let v1307: f32 = v1305.y;
                  let v1308: u32 = v1302 << v1131;
                  let v1309: u32 = v1302 & v1132;
                  let v1310: f32 = bitcast<f32>(v1308);
                  let v1311: f32 = bitcast<f32>(v1309);
                  let v1312: f32 = select(v1306, v1307, v1304);
                  let v1313: f32 = select(v1310, v1311, v1304);
                  let v1314: f32 = select(v1313, v1312, v1300);
                  x33 = v1314;
                } else {
                  let v1316: u32 = v1011 >> v1141;
                  let v1317: u32 = v1316 * v1315;
                  let v1318: u32 = v1011 & v1142;
                  let v1319: u32 = v1318 * v1315;
                  let v1320: u32 = v1319 >> v1141;
                  let v1321: u32 = v1317 + v1320;
                  let v1322: u32 = v1319 & v1142;
                  let v1323: u32 = b8[v1321];
                  let v1324: u32 = v1321 + v1122;
                  let v1325: u32 = b8[v1324];
                  let v1326: u32 = v1323 >> v1322;
                  let v1327: u32 = v1142 - v1322;
                  let v1328: u32 = v1325 << v1122;
                  let v1329: u32 = v1328 << v1327;
                  let v1330: u32 = v1326 | v1329;
                  let v1331: u32 = v1122 << v1315;
                  let v1332: u32 = v1331 - v1122;
                  let v1334: u32 = v1011 >> v1333;
                  let v1335: bool = v1295 == v1120;
                  let v1336: bool = v1295 == v1162;
                  let v1337: u32 = v1334 >> v1122;
                  let v1338: u32 = select(v1337, v1334, v1335);
                  let v1340: u32 = v1339 + v1338;
                  let v1341: u32 = b8[v1340];
                  let v1342: f32 = bitcast<f32>(v1341);
                  let v1343: u32 = v1334 & v1122;
                  let v1344: bool = v1343 == v1122;
                  let v1345: vec2<f32> = unpack2x16float(v1341);
                  let v1346: f32 = v1345.x;
                  let v1347: f32 = v1345.y;
                  let v1348: u32 = v1341 << v1131;
                  let v1349: u32 = v1341 & v1132;
                  let v1350: f32 = bitcast<f32>(v1348);
                  let v1351: f32 = bitcast<f32>(v1349);
                  let v1352: f32 = select(v1346, v1347, v1344);
                  let v1353: f32 = select(v1350, v1351, v1344);
                  let v1354: f32 = select(v1353, v1352, v1336);
                  let v1355: f32 = select(v1354, v1342, v1335);
                  let v1356: bool = v1295 == v1120;
                  let v1357: bool = v1295 == v1162;
                  let v1358: u32 = v1334 >> v1122;
                  let v1359: u32 = select(v1358, v1334, v1356);
                  let v1361: u32 = v1360 + v1359;
                  let v1362: u32 = b8[v1361];
                  let v1363: f32 = bitcast<f32>(v1362);
                  let v1364: u32 = v1334 & v1122;
                  let v1365: bool = v1364 == v1122;
                  let v1366: vec2<f32> = unpack2x16float(v1362);
                  let v1367: f32 = v1366.x;
                  let v1368: f32 = v1366.y;
                  let v1369: u32 = v1362 << v1131;
                  let v1370: u32 = v1362 & v1132;
                  let v1371: f32 = bitcast<f32>(v1369);
                  let v1372: f32 = bitcast<f32>(v1370);
                  let v1373: f32 = select(v1367, v1368, v1365);
                  let v1374: f32 = select(v1371, v1372, v1365);
                  let v1375: f32 = select(v1374, v1373, v1357);
                  let v1376: f32 = select(v1375, v1363, v1356);
                  let v1377: u32 = v1330 & v1332;
                  let v1378: f32 = f32(v1377);
                  let v1379: f32 = fma(v1355, v1378, v1376);
                  x33 = v1379;
                }
              }
              let v1380: f32 = x33;
              let v1013: u32 = min(v208, v1004);
              let v1014: u32 = v1013 * v26;
              let v1015: u32 = v7 + v1014;
              let v1016: u32 = v1015 + v1010;
              let v1017: f32 = m0[v1016];
              let v1018: f32 = x26;
              let v1019: f32 = fma(v1017, v1380, v1018);
              x26 = v1019;
              let v1020: u32 = min(v209, v1004);
              let v1021: u32 = v1020 * v26;
              let v1022: u32 = v7 + v1021;
              let v1023: u32 = v1022 + v1010;
              let v1024: f32 = m0[v1023];
              let v1025: f32 = x27;
              let v1026: f32 = fma(v1024, v1380, v1025);
              x27 = v1026;
              let v1027: u32 = min(v288, v1004);
              let v1028: u32 = v1027 * v26;
              let v1029: u32 = v7 + v1028;
              let v1030: u32 = v1029 + v1010;
              let v1031: f32 = m0[v1030];
              let v1032: f32 = x28;
              let v1033: f32 = fma(v1031, v1380, v1032);
              x28 = v1033;
              let v1034: u32 = min(v294, v1004);
              let v1035: u32 = v1034 * v26;
              let v1036: u32 = v7 + v1035;
              let v1037: u32 = v1036 + v1010;
              let v1038: f32 = m0[v1037];
              let v1039: f32 = x29;
              let v1040: f32 = fma(v1038, v1380, v1039);
              x29 = v1040;
            }
            let v1041: f32 = m4[v1006];
            let v1042: f32 = x26;
            let v1043: f32 = v1041 + v1042;
            m4[v1006] = v1043;
            let v1044: u32 = v1006 + v210;
            let v1045: f32 = m4[v1044];
            let v1046: f32 = x27;
            let v1047: f32 = v1045 + v1046;
            m4[v1044] = v1047;
            let v1048: u32 = v1006 + v405;
            let v1049: f32 = m4[v1048];
            let v1050: f32 = x28;
            let v1051: f32 = v1049 + v1050;
            m4[v1048] = v1051;
            let v1052: u32 = v1006 + v410;
            let v1053: f32 = m4[v1052];
            let v1054: f32 = x29;
            let v1055: f32 = v1053 + v1054;
            m4[v1052] = v1055;
          }
        }
        workgroupBarrier();
      }
      for (var v1056: u32 = v212; v1056 < v210; v1056 += v213) {
        for (var v1057: u32 = v208; v1057 < v211; v1057 += v209) {
          let v1058: u32 = v1057 * v210;
          let v1059: u32 = v1056 + v1058;
          let v1060: f32 = m4[v1059];
          let v1061: u32 = v1057 * v26;
          let v1062: u32 = v7 + v1061;
          let v1063: u32 = v1062 + v1056;
          m2[v1063] = v1060;
        }
      }
      workgroupBarrier();
      let v1064: bool = v822 == v220;
      if (v1064) {
        for (var v1065: u32 = v208; v1065 < v258; v1065 += v209) {
          let v1066: u32 = v209 << v1065;
          let v1067: u32 = v1066 - v209;
          let v1068: u32 = v1065 + v209;
          for (var v1069: u32 = v212; v1069 < v257; v1069 += v213) {
            let v1070: u32 = v1069 >> v1065;
            let v1071: u32 = v1070 << v1068;
            let v1072: u32 = v1069 & v1067;
            let v1073: u32 = v1071 + v1072;
            for (var v1074: u32 = v208; v1074 < v211; v1074 += v209) {
              let v1075: u32 = v1074 * v26;
              let v1076: u32 = v7 + v1075;
              let v1077: u32 = v1076 + v1073;
              let v1078: u32 = v1077 + v1066;
              let v1079: f32 = m2[v1077];
              let v1080: f32 = m2[v1078];
              let v1081: f32 = v1079 + v1080;
              let v1082: f32 = v1079 - v1080;
              m2[v1077] = v1081;
              m2[v1078] = v1082;
            }
          }
          workgroupBarrier();
        }
        let v1083: u32 = x1;
        let v1084: u32 = x2;
        let v1086: u32 = v1084 + v1085;
        for (var v1087: u32 = v212; v1087 < v210; v1087 += v213) {
          for (var v1088: u32 = v208; v1088 < v211; v1088 += v209) {
            let v1089: u32 = v1088 * v26;
            let v1090: u32 = v7 + v1089;
            let v1091: u32 = v1090 + v1087;
            let v1092: f32 = m2[v1091];
            let v1093: u32 = v1083 + v1087;
            let v1094: u32 = v1093 >> v209;
            let v1095: u32 = v1086 + v1094;
            let v1096: u32 = b8[v1095];
            let v1097: u32 = v1093 & v209;
            let v1098: bool = v1097 == v209;
            let v1099: vec2<f32> = unpack2x16float(v1096);
            let v1100: f32 = v1099.x;
            let v1101: f32 = v1099.y;
            let v1102: f32 = select(v1100, v1101, v1098);
            let v1103: f32 = v1092 * v252;
            let v1104: f32 = v1103 * v1102;
            m2[v1091] = v1104;
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
